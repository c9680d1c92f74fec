//! The words of the game: everything that comes in a fixed number of kinds.
//!
//! A kind's `id` is its name in the data files, in notation and in the text catalogue.

use table::named;

pub use table::Named;

named! {
    /// The species that may live on a station (SP-COMP-5): four kinds of Aliens, and Humans.
    Species, "species" {
        Teal = "teal",
        Pink = "pink",
        Brown = "brown",
        Gold = "gold",
        Human = "human",
    }
}

impl Species {
    /// The four kinds of Aliens.
    pub const ALIENS: [Species; 4] = [Species::Teal, Species::Pink, Species::Brown, Species::Gold];

    /// Humans are no Aliens.
    pub fn is_alien(self) -> bool {
        self != Species::Human
    }
}

named! {
    /// The colours of wings and sectors, in the order of the second digit of a sector number (SP-COMP-10).
    Color, "colour" {
        Teal = "teal",
        Brown = "brown",
        Pink = "pink",
    }
}

impl Color {
    /// The aerobic species that lives in sectors of this colour (SP-RES-1).
    pub fn species(self) -> Species {
        match self {
            Color::Teal => Species::Teal,
            Color::Brown => Species::Brown,
            Color::Pink => Species::Pink,
        }
    }
}

named! {
    /// The three resources (SP-COMP-2). GEMs are money.
    Resource, "resource" {
        Food = "food",
        Water = "water",
        Metal = "metal",
    }
}

named! {
    /// The faces of an expedition die (SP-COMP-13).
    Face, "die face" {
        Food = "food",
        Water = "water",
        Metal = "metal",
        Human = "human",
    }
}

impl Face {
    /// The resource it shows.
    pub fn resource(self) -> Option<Resource> {
        match self {
            Face::Food => Some(Resource::Food),
            Face::Water => Some(Resource::Water),
            Face::Metal => Some(Resource::Metal),
            Face::Human => None,
        }
    }
}

impl From<Resource> for Face {
    fn from(resource: Resource) -> Face {
        match resource {
            Resource::Food => Face::Food,
            Resource::Water => Face::Water,
            Resource::Metal => Face::Metal,
        }
    }
}

named! {
    /// The seven types of ship (SP-COMP-8).
    ShipType, "ship type" {
        Dismantle = "dismantle",
        Construction = "construction",
        Transport = "transport",
        Diplomacy = "diplomacy",
        Expedition = "expedition",
        Farm = "farm",
        IceCollector = "ice_collector",
    }
}

impl ShipType {
    /// The diplomacy track that belongs to ships of this type (SP-DIPL-7).
    pub fn track(self) -> Option<Track> {
        match self {
            ShipType::Dismantle => Some(Track::Dismantle),
            ShipType::Construction => Some(Track::Construction),
            ShipType::Transport => Some(Track::Transport),
            ShipType::Expedition => Some(Track::Expedition),
            ShipType::Diplomacy | ShipType::Farm | ShipType::IceCollector => None,
        }
    }
}

named! {
    /// The four diplomacy tracks, left to right.
    Track, "track" {
        Dismantle = "dismantle",
        Construction = "construction",
        Transport = "transport",
        Expedition = "expedition",
    }
}

named! {
    /// The ship cards, and the five ships of the Neutral Ships board (SP-COMP-6, SP-NEUT-1).
    Ship, "ship" {
        L1Dis = "L1-DIS",
        L1Con = "L1-CON",
        L1Tra = "L1-TRA",
        L1Dip = "L1-DIP",
        L1Exp = "L1-EXP",
        L2Dis = "L2-DIS",
        L2Con = "L2-CON",
        L2Tra = "L2-TRA",
        L2Exp = "L2-EXP",
        L2Far = "L2-FAR",
        L2Ice = "L2-ICE",
        L3Dis = "L3-DIS",
        L3Con = "L3-CON",
        L3Tra = "L3-TRA",
        L3Exp = "L3-EXP",
        L3Dip = "L3-DIP",
        L3Far = "L3-FAR",
        L3Ice = "L3-ICE",
        NDis = "N-DIS",
        NCon = "N-CON",
        NTra = "N-TRA",
        NDip = "N-DIP",
        NExp = "N-EXP",
    }
}

impl Ship {
    /// The five level-1 ships everybody starts with (SP-COMP-7).
    pub const LEVEL_1: [Ship; 5] = [Ship::L1Dis, Ship::L1Con, Ship::L1Tra, Ship::L1Dip, Ship::L1Exp];

    /// The five ships that belong to nobody.
    pub const NEUTRAL: [Ship; 5] = [Ship::NDis, Ship::NCon, Ship::NTra, Ship::NDip, Ship::NExp];

    /// Its place on the Neutral Ships board.
    pub fn neutral(self) -> Option<usize> {
        (self as usize).checked_sub(Ship::NDis as usize)
    }
}

named! {
    /// The twelve basic and the twelve advanced hubs (SP-COMP-12).
    Hub, "hub" {
        B1 = "B-1",
        B2 = "B-2",
        B3 = "B-3",
        B4 = "B-4",
        B5 = "B-5",
        B6 = "B-6",
        B7 = "B-7",
        B8 = "B-8",
        B9 = "B-9",
        B10 = "B-10",
        B11 = "B-11",
        B12 = "B-12",
        A1 = "A-1",
        A2 = "A-2",
        A3 = "A-3",
        A4 = "A-4",
        A5 = "A-5",
        A6 = "A-6",
        A7 = "A-7",
        A8 = "A-8",
        A9 = "A-9",
        A10 = "A-10",
        A11 = "A-11",
        A12 = "A-12",
    }
}

named! {
    /// What is counted for incomes and points (`per` in the data).
    Count, "count" {
        OwnShips = "own_ship",
        Humans = "human",
        TealAliens = "alien_teal",
        PinkAliens = "alien_pink",
        BrownAliens = "alien_brown",
        Sectors = "sector",
        Level3Sectors = "sector_level3",
        FullSectors = "full_sector",
        Metal = "metal",
    }
}

named! {
    /// Where points come from, in the order of the score sheet: during the game, then at its end (SP-SCORE).
    Source, "source of points" {
        Observed = "observed",
        Tracks = "tracks",
        Income = "income",
        Abilities = "abilities",
        Immediate = "immediate",
        Converted = "converted",
        Lost = "lost",
        Sectors = "sectors",
        Residents = "residents",
        PluralityHuman = "plurality_human",
        PluralityGold = "plurality_gold",
        PluralityTeal = "plurality_teal",
        PluralityPink = "plurality_pink",
        PluralityBrown = "plurality_brown",
        Station = "station",
        Leftovers = "leftovers",
    }
}

impl Source {
    /// Whether these points are counted at the end only, and not on the score track.
    pub fn is_final(self) -> bool {
        self >= Source::Sectors
    }

    /// The row in which the plurality of a species is written.
    pub fn plurality(species: Species) -> Source {
        match species {
            Species::Human => Source::PluralityHuman,
            Species::Gold => Source::PluralityGold,
            Species::Teal => Source::PluralityTeal,
            Species::Pink => Source::PluralityPink,
            Species::Brown => Source::PluralityBrown,
        }
    }
}

named! {
    /// What ended the game, or will end it after the last turns (SP-END).
    Cause, "cause of the end" {
        Points = "points",
        Sectors = "sectors",
        Aliens = "aliens",
        Stalemate = "stalemate",
    }
}
