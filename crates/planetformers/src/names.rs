//! The words of the game: everything that comes in a fixed number of kinds.
//!
//! A kind's `id` is its name in the data files, in notation and in the text catalogue.

use table::named;

pub use table::Named;

named! {
    /// The four resources (PF-RES-1), from the top of the Cargo card.
    Resource, "resource" {
        Biomatter = "biomatter",
        Workforce = "workforce",
        Minerals = "minerals",
        Technology = "technology",
    }
}

named! {
    /// The colours of Planets, Leaders and Survivors.
    Color, "colour" {
        Red = "red",
        Green = "green",
        Blue = "blue",
    }
}

named! {
    /// The four kinds of Specialist (PF-SPEC-1).
    Specialist, "Specialist" {
        Engineer = "engineer",
        LeaderRed = "leader_red",
        LeaderGreen = "leader_green",
        LeaderBlue = "leader_blue",
    }
}

impl Specialist {
    /// The Leader of a colour.
    pub const fn leader(color: Color) -> Specialist {
        match color {
            Color::Red => Specialist::LeaderRed,
            Color::Green => Specialist::LeaderGreen,
            Color::Blue => Specialist::LeaderBlue,
        }
    }

    /// The key of its name where something is done with it: languages may have a case of their own for that.
    pub(crate) const fn whom(self) -> &'static str {
        match self {
            Specialist::Engineer => "engineer.whom",
            Specialist::LeaderRed => "leader_red.whom",
            Specialist::LeaderGreen => "leader_green.whom",
            Specialist::LeaderBlue => "leader_blue.whom",
        }
    }

    /// Whether it is a Leader of any colour (PF-SPEC-7).
    pub const fn is_leader(self) -> bool {
        !matches!(self, Specialist::Engineer)
    }
}

named! {
    /// The upgrades of the Ark (PF-UPG), as they lie on the Ark card.
    Upgrade, "upgrade" {
        Robotics = "robotics",
        Cargo = "cargo",
        Biodome = "biodome",
        LeisureFacilities = "leisure_facilities",
        SpaceMining = "space_mining",
        MiningVehicles = "mining_vehicles",
        ScoutVehicles = "scout_vehicles",
        Engines = "engines",
    }
}

named! {
    /// The Planet cards, the Star Portal among them.
    Planet, "Planet" {
        StarPortal = "star_portal",
        Cinderfall = "cinderfall",
        Verdance = "verdance",
        Glacien = "glacien",
        Rusthaven = "rusthaven",
        Vulkara = "vulkara",
        Magmaris = "magmaris",
        OchreDeep = "ochre_deep",
        Mossmantle = "mossmantle",
        Thornwild = "thornwild",
        Sporeth = "sporeth",
        Canopia = "canopia",
        Tidewrack = "tidewrack",
        Azurine = "azurine",
        Pelagos = "pelagos",
        Frosthollow = "frosthollow",
    }
}

named! {
    /// Where a Planet card comes into the game.
    Role, "role" {
        Portal = "portal",
        Starting = "starting",
        Deck = "deck",
    }
}

named! {
    /// The spots of a card: the Planet or Portal itself, and what surrounds it.
    Node, "spot" {
        P = "p",
        M1 = "m1",
        S1 = "s1",
        A1 = "a1",
        A2 = "a2",
    }
}

named! {
    /// What a spot is.
    NodeKind, "kind of spot" {
        Planet = "planet",
        StarPortal = "star_portal",
        Moon = "moon",
        SpaceStation = "space_station",
        Asteroid = "asteroid",
    }
}

named! {
    /// The four edges of a card.
    Direction, "direction" {
        North = "north",
        East = "east",
        South = "south",
        West = "west",
    }
}

impl Direction {
    /// The edge of the neighbouring card that touches this one.
    #[must_use]
    pub const fn opposite(self) -> Direction {
        match self {
            Direction::North => Direction::South,
            Direction::East => Direction::West,
            Direction::South => Direction::North,
            Direction::West => Direction::East,
        }
    }
}

named! {
    /// The destination type of a Crew card's edge (PF-CREW-11): a Planet of a colour, or a Moon or Space Station.
    Dest, "destination type" {
        Red = "red",
        Green = "green",
        Blue = "blue",
        Space = "space",
    }
}

impl Dest {
    /// Planets of a colour.
    pub const fn planet(color: Color) -> Dest {
        match color {
            Color::Red => Dest::Red,
            Color::Green => Dest::Green,
            Color::Blue => Dest::Blue,
        }
    }
}

named! {
    /// The two rows of Crew cards beside the Cargo card (PF-CREW-1).
    Row, "row" {
        Upper = "upper",
        Lower = "lower",
    }
}

named! {
    /// What can be done at a destination (PF-DEST-1, PF-DEST-4).
    Action, "action" {
        Gather = "gather",
        Terraform = "terraform",
        Scout = "scout",
        Settle = "settle",
        Colony = "create_colony",
        Outpost = "create_outpost",
        Ready = "gain_specialist",
    }
}

named! {
    /// How strong the Automa is (PF-SOLO-44 to PF-SOLO-49).
    Level, "difficulty" {
        Easy = "easy",
        EasyPlus = "easy_plus",
        Medium = "medium",
        MediumPlus = "medium_plus",
        Hard = "hard",
        HardPlus = "hard_plus",
    }
}

named! {
    /// Where points come from: the rows of the score sheet.
    Source, "source" {
        Planets = "planets",
        Outposts = "outposts",
        Excess = "excess",
        Unfinished = "unfinished",
        Survivors = "survivors",
        Colonies = "colonies",
        Upgrades = "upgrades",
    }
}

impl Source {
    /// Whether it is counted at the end only (PF-SCORE-1, PF-SOLO-42).
    pub const fn is_final(self) -> bool {
        matches!(self, Source::Unfinished | Source::Survivors | Source::Colonies | Source::Upgrades)
    }
}

named! {
    /// What ends the game (PF-END).
    Cause, "cause" {
        Planets = "planets",
        Standstill = "standstill",
    }
}
