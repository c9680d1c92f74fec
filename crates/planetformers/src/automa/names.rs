//! The words of the Automa: what its cards say, and why it does or does not do it.

use table::named;

named! {
    /// Around the Star Portal (PF-SOLO-17).
    Course, "direction around the Portal" {
        Clockwise = "clockwise",
        Counterclockwise = "counterclockwise",
    }
}

named! {
    /// What the Automa looks for when it travels (PF-SOLO-21 to PF-SOLO-23).
    Criterion, "criterion" {
        NoColony = "no_colony",
        Unterraformed = "unterraformed",
        Discover = "discover",
    }
}

named! {
    /// The actions of its cards.
    Deed, "action of the Automa" {
        Crew = "crew",
        Gather = "gather",
        Upgrade = "upgrade",
        Travel = "travel",
        Terraform = "terraform",
        Scout = "scout",
        Colony = "colony",
        Outpost = "outpost",
    }
}

named! {
    /// What became of the jump symbol of a card (PF-SOLO-18, PF-SOLO-19).
    Jump, "jump" {
        Unasked = "unasked",
        Across = "across",
        Ignored = "ignored",
    }
}

named! {
    /// Why the search passes over a cell (PF-SOLO-20 to PF-SOLO-23).
    Passing, "reason to pass over a cell" {
        Empty = "empty",
        Known = "known",
        Own = "own",
        Colony = "colony",
        Terraformed = "terraformed",
    }
}

named! {
    /// Why an action is skipped (PF-SOLO-12).
    Skip, "reason to skip" {
        NoCrew = "no_crew",
        AllUnlocked = "all_unlocked",
        Specialists = "specialists",
        Resources = "resources",
        Nowhere = "nowhere",
        Terraformed = "terraformed",
        NothingToRaise = "nothing_to_raise",
        NoSurvivors = "no_survivors",
        HasColony = "has_colony",
        NoColony = "no_colony",
        HasOutpost = "has_outpost",
        NoOutpost = "no_outpost",
    }
}
