//! What happens in a game. `changes` says what an event changes and what it costs and brings, `tale` what people read.

mod changes;
mod tale;

use hex::{Cell, CellSet};
use serde::Serialize;
use table::{MAX_SEATS, Seat};

use crate::automa::AutomaEvent;
use crate::deal::Dealt;
use crate::goods::Goods;
use crate::moves::IncomeSource;
use crate::names::{Advanced, Area, BoardAction, Booster, Faction, FreeAction, Standard, Structure, Token};
use crate::player::Special;
use crate::power::Power;
use crate::score::Source;

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A tile came from the box.
    Dealt(Dealt),
    /// The sector tiles cannot be turned to fit, and all of them are dealt again (GP-VAR-11).
    DealtAgain {
        /// How many were taken back.
        sectors: u8,
    },
    /// A sector tile was turned.
    Turned {
        /// Its place on the map.
        place: u8,
        /// How often, by 60 degrees clockwise.
        turns: u8,
    },
    /// A faction was struck out of the pool.
    Struck {
        /// By whom.
        seat: Seat,
        /// Which.
        faction: Faction,
    },
    /// A faction was put into the pool.
    Nominated {
        /// By whom.
        seat: Seat,
        /// Which.
        faction: Faction,
    },
    /// Points were bid for a faction; they are paid when the auction ends.
    Bid {
        /// By whom.
        seat: Seat,
        /// For which.
        faction: Faction,
        /// How many.
        points: u8,
    },
    /// A bid was outbid.
    Outbid {
        /// Whose.
        seat: Seat,
        /// For which faction.
        faction: Faction,
        /// How many points it was.
        points: u8,
    },
    /// A player has a faction.
    Faction {
        /// Who.
        seat: Seat,
        /// Which.
        faction: Faction,
        /// Whether it was the player's choice.
        chosen: bool,
    },
    /// Resources were paid.
    Paid {
        /// By whom.
        seat: Seat,
        /// What.
        goods: Goods,
    },
    /// Resources arrived.
    Gained {
        /// With whom.
        seat: Seat,
        /// What.
        goods: Goods,
        /// Where from.
        from: Origin,
    },
    /// Resources were lost because nobody can hold more (GP-COMP-4).
    Lost {
        /// By whom.
        seat: Seat,
        /// What.
        goods: Goods,
    },
    /// QIC arrive as ore (Gleens).
    QicAsOre {
        /// With whom.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// Points were scored, or paid.
    Scored {
        /// By whom.
        seat: Seat,
        /// How many.
        points: i16,
        /// For what.
        source: Source,
    },
    /// Tokens moved in a power cycle.
    Power {
        /// Whose.
        seat: Seat,
        /// How they lay.
        before: Power,
        /// How they lie.
        after: Power,
        /// Why.
        why: Why,
    },
    /// Gaiaformers went from the faction board to the Gaia area, or came back.
    Gaiaformers {
        /// Whose.
        seat: Seat,
        /// How many went; less than nothing if they came back.
        away: i8,
    },
    /// A structure was built.
    Built {
        /// By whom.
        seat: Seat,
        /// What.
        kind: Structure,
        /// Where.
        at: Cell,
        /// Whether the planet is another player's (Lantids).
        shared: bool,
    },
    /// A structure was replaced by another.
    Replaced {
        /// By whom.
        seat: Seat,
        /// What stood there.
        from: Structure,
        /// What stands there.
        to: Structure,
        /// Where.
        at: Cell,
    },
    /// The institute changed places with a mine (Ambas).
    Swapped {
        /// By whom.
        seat: Seat,
        /// Where the institute stands now.
        at: Cell,
    },
    /// A space station was placed (Ivits).
    Station {
        /// By whom.
        seat: Seat,
        /// Where.
        at: Cell,
    },
    /// The Lost Planet was placed.
    LostPlanet {
        /// By whom.
        seat: Seat,
        /// Where.
        at: Cell,
    },
    /// A Gaia project was started.
    Project {
        /// By whom.
        seat: Seat,
        /// Where.
        at: Cell,
        /// How many tokens it takes.
        tokens: u8,
    },
    /// Transdim planets became Gaia planets.
    Formed {
        /// Which.
        planets: CellSet,
    },
    /// A Gaiaformer came back from the map.
    ProjectDone {
        /// Whose.
        seat: Seat,
        /// From where.
        at: Cell,
    },
    /// A federation was founded, or extended (Ivits).
    Founded {
        /// By whom.
        seat: Seat,
        /// Planets and space stations that belong to it now and did not before.
        planets: CellSet,
        /// New satellites.
        satellites: CellSet,
        /// Hexes that belong to it now and did not before, satellites included.
        members: u8,
        /// Whether it was there before and has grown.
        extended: bool,
    },
    /// A new neighbour and what is connected to it joined a federation.
    Joined {
        /// Whose.
        seat: Seat,
        /// How many hexes.
        members: u8,
    },
    /// A federation token was gained.
    Token {
        /// By whom.
        seat: Seat,
        /// Which kind.
        token: Token,
        /// Whether it has a green side.
        green: bool,
        /// Where it lay.
        from: Lay,
    },
    /// A green federation token was turned to grey.
    Flipped {
        /// Whose.
        seat: Seat,
        /// Which kind.
        token: Token,
    },
    /// A level of research was reached.
    Advanced {
        /// By whom.
        seat: Seat,
        /// Where.
        area: Area,
        /// Which level.
        level: u8,
    },
    /// A standard tech tile was taken.
    Tile {
        /// By whom.
        seat: Seat,
        /// Which.
        tile: Standard,
    },
    /// An advanced tech tile left the research board.
    AdvancedTile {
        /// For whom.
        seat: Seat,
        /// Which.
        tile: Advanced,
    },
    /// A standard tech tile was covered.
    Covered {
        /// Whose.
        seat: Seat,
        /// By which.
        by: Advanced,
        /// Which.
        tile: Standard,
    },
    /// A power or QIC action was taken.
    Action {
        /// By whom.
        seat: Seat,
        /// Which.
        action: BoardAction,
    },
    /// A special action was used.
    Special {
        /// By whom.
        seat: Seat,
        /// Which.
        special: Special,
    },
    /// Action tokens were taken off the actions of a player.
    Ready {
        /// Whose.
        seat: Seat,
        /// How many.
        specials: u8,
    },
    /// Action tokens were taken off the research board (GP-CLEAN).
    ActionsReady {
        /// How many.
        actions: u8,
    },
    /// A booster was taken.
    Took {
        /// By whom.
        seat: Seat,
        /// Which.
        booster: Booster,
    },
    /// A booster was given back.
    GaveBack {
        /// By whom.
        seat: Seat,
        /// Which.
        booster: Booster,
    },
    /// A player passed.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A round began.
    Round {
        /// Which.
        round: u8,
        /// Its turn order.
        order: [Option<Seat>; MAX_SEATS],
    },
    /// A player receives income.
    Income {
        /// Who.
        seat: Seat,
    },
    /// Power of that income is charged.
    IncomePower {
        /// By whom.
        seat: Seat,
    },
    /// The last round is over, and the game is scored.
    Ending,
    /// What is left was converted for the most points (GP-END-9).
    Converted {
        /// Whose.
        seat: Seat,
        /// Resources that were given for others.
        given: Goods,
        /// Resources that came of it.
        made: Goods,
    },
    /// The Automa does something, or why.
    Automa(AutomaEvent),
}

/// Where goods and points come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// The faction board, at the start.
    Start,
    /// Income.
    Income(IncomeSource),
    /// A free action, or a conversion of the Gaia phase.
    Conversion(FreeAction),
    /// Tokens that come with charged power, after it: of the same income, or of the Taklons' institute.
    WithCharging,
    /// A power or QIC action.
    Action(BoardAction),
    /// A special action.
    Special(Special),
    /// A standard tech tile.
    Standard(Standard),
    /// An advanced tech tile.
    Advanced(Advanced),
    /// A federation token.
    Token(Token),
    /// A federation token scored again.
    Rescore(Token),
    /// A level of research.
    Level(Area),
    /// A planet of a new type (Geodens).
    NewType,
    /// A mine on another player's planet (Lantids).
    Shared,
    /// A mine on a Gaia planet (Gleens).
    Gleens,
    /// The scoring tile of a round.
    Round(u8),
    /// A booster, on passing.
    Booster(Booster),
}

impl Origin {
    /// What points are counted as.
    pub fn source(self) -> Source {
        match self {
            Origin::Round(round) => Source::Round(round),
            Origin::Booster(booster) => Source::Booster(booster),
            Origin::Standard(tile) => Source::Standard(tile),
            Origin::Advanced(tile) => Source::Advanced(tile),
            Origin::Token(_) => Source::Federation,
            Origin::Rescore(_) => Source::Rescore,
            Origin::Action(_) => Source::PlanetTypes,
            Origin::Level(_) => Source::GaiaProject,
            Origin::Gleens => Source::Gleens,
            Origin::Start
            | Origin::Income(_)
            | Origin::Conversion(_)
            | Origin::WithCharging
            | Origin::Special(_)
            | Origin::NewType
            | Origin::Shared => Source::Start,
        }
    }
}

/// Why tokens moved in a power cycle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// They lie as the faction board says.
    Start,
    /// Power was charged.
    Charge,
    /// So much power was spent.
    Spend(u8),
    /// They were taken for a Gaia project, whose price is told with it.
    Project,
    /// So many paid for something: satellites, a sacrifice, a tech tile, knowledge.
    Pay(u8),
    /// They came back from the Gaia area.
    Return,
    /// They were converted at the end of the game.
    End,
}

/// Where a federation token lay.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Lay {
    /// In the supply.
    Supply,
    /// On Terraforming 5.
    Terraforming,
    /// Set aside for its faction.
    Aside,
}
