//! The words of the Automa: what its cards say, and why it does what it does.

use table::named;

named! {
    /// How strong the Automa is (GP-SOLO-DIFF).
    Level, "level" {
        Automalein = "automalein",
        Automa = "automa",
        Automaechtig = "automaechtig",
        Ultoma = "ultoma",
        Alptrauma = "alptrauma",
    }
}

named! {
    /// The actions of decision cards and faction cards.
    Deed, "action of the Automa" {
        BuildMine = "build_mine",
        Upgrade = "upgrade",
        PowerQic = "power_qic",
        ResearchHighest = "research_highest",
        ResearchRandom = "research_random",
        ResearchSpecific = "research_specific",
        Faction = "faction",
    }
}

named! {
    /// Which final scoring tile steers a mine (GP-SOLO-MINE-5).
    FinalSpace, "final scoring space" {
        Top = "top",
        Bottom = "bottom",
        None = "none",
    }
}

named! {
    /// Directional selection (GP-SOLO-SEL-1, GP-SOLO-SEL-2).
    Direction, "direction" {
        RightDown = "right_down",
        LeftUp = "left_up",
    }
}

named! {
    /// Which way numbered selection counts (GP-SOLO-SEL-3).
    Towards, "direction of counting" {
        Right = "right",
        Left = "left",
    }
}

named! {
    /// A place in the row of free boosters (GP-SOLO-PASS-3).
    RowPlace, "place in the row of boosters" {
        Left = "left",
        Middle = "middle",
        Right = "right",
    }
}

named! {
    /// What a faction card prefers when it builds a mine (GP-SOLO-MINE-4).
    Preference, "preference of a faction card" {
        Transdim = "transdim_planet",
        Closest = "closest_to_human_planet",
    }
}

named! {
    /// What a final scoring tile prefers when a mine is built (GP-SOLO-MINE-6).
    FinalPreference, "preference of a final scoring tile" {
        NewSector = "sector_without_automa_planet",
        NewType = "type_not_yet_colonized",
        GaiaOrTransdim = "gaia_or_transdim",
    }
}

named! {
    /// What always holds for a faction of the Automa (GP-SOLO-FACT).
    Passive, "passive effect" {
        TwoBoardActions = "power_qic_decision_cards_resolved_twice",
        TradingStationVp = "vp_for_upgrade_to_trading_station",
        NewTypeVp = "vp_for_first_mine_on_planet_type",
        DowngradeLabs = "downgrade_labs_and_research_on_new_lab",
    }
}

named! {
    /// What a card is drawn for.
    Role, "role of a card" {
        StartMine = "start_mine",
        FirstBooster = "first_booster",
        Support = "support",
        Action = "action",
    }
}

named! {
    /// What narrows down where the Automa builds (GP-SOLO-SETUP-9, GP-SOLO-MINE, GP-SOLO-UPG).
    Criterion, "criterion" {
        Centre = "centre",
        Transdim = "transdim",
        ClosestFirst = "closest_first",
        NewSector = "new_sector",
        NewType = "new_type",
        GaiaOrTransdim = "gaia_or_transdim",
        Steps = "steps",
        Closest = "closest",
        RightDown = "right_down",
        LeftUp = "left_up",
    }
}

named! {
    /// Why an action is not carried out, or replaced by another.
    Skip, "reason to skip" {
        NoMineLeft = "no_mine_left",
        NoPlanet = "no_planet",
        NoUpgrade = "no_upgrade",
        NoAction = "no_action",
        NoArea = "no_area",
    }
}

named! {
    /// Why the Automa passes (GP-SOLO-PASS-1).
    PassReason, "reason to pass" {
        EmptyDeck = "empty_deck",
        PassIcon = "pass_icon",
    }
}
