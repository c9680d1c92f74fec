//! What players and fate decide: the moves, and the list of all questions. What a question is about stands in the
//! chapter it belongs to.

use hex::{Cell, CellSet};
use serde::{Deserialize, Serialize};
use table::Chips;

use crate::automa::{self, Card};
use crate::deal::Dealt;
use crate::goods::Goods;
use crate::names::{Area, BoardAction, Booster, Faction, FreeAction, Place, Standard, Structure, Token};
use crate::player::Special;
use crate::power::{Bowl, Handful};
use crate::{
    Gaia, auction, charge, deal, federation, free, gaia_phase, gaia_project, income, map, mine, pool, setup,
    special, tech, turn,
};

/// One micro-decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Move {
    // Set-up
    /// Fate: this tile comes from the box.
    Deal(Dealt),
    /// Turn the next sector tile so many times (GP-VAR-3).
    TurnSector(u8),
    /// Strike a faction out of the pool (GP-CLUB-6).
    Strike(Faction),
    /// Put a faction into the pool (GP-CLUB-7).
    Nominate(Faction),
    /// Bid so many points for a faction (GP-CLUB-10).
    Bid(Faction, u8),
    /// Choose a faction.
    Faction(Faction),
    /// Place a starting structure.
    Start(Cell),
    /// Take a first round booster.
    Booster(Booster),

    // Income and Gaia phase
    /// Take the income of this source next.
    Income(Line),
    /// Terrans: convert tokens that return from the Gaia area.
    GaiaConvert(FreeAction),
    /// Itars: give tokens in the Gaia area for a tech tile.
    GaiaTile,
    /// End the own part of the Gaia phase.
    GaiaDone,

    // Main actions
    /// Build a mine.
    Mine(Cell),
    /// Start a Gaia project.
    GaiaProject(Cell),
    /// Upgrade a structure to this kind.
    Upgrade(Cell, Structure),
    /// Form a federation, or extend it (Ivits).
    Federate,
    /// Research for knowledge.
    Research(Area),
    /// Take a power or QIC action.
    Act(BoardAction, Purse),
    /// Take a special action.
    Special(Special),
    /// Pass, taking this booster (none in the last round).
    Pass(Option<Booster>),

    // Free actions
    /// Convert resources.
    Convert(FreeAction, Purse),
    /// Sacrifice a token of area II for another.
    Sacrifice(Stone),

    // What follows from an action
    /// Place a space station (Ivits).
    Station(Cell),
    /// Swap the institute with this mine (Ambas).
    Swap(Cell),
    /// Downgrade this lab (Firaks).
    Downgrade(Cell),
    /// Take the standard tech tile at this place.
    Tile(Place),
    /// Take the advanced tech tile of this area.
    AdvancedTile(Area),
    /// Cover this standard tile.
    Cover(Standard),
    /// Advance one level without paying knowledge.
    Step(Area),
    /// Do not advance.
    NoStep,
    /// Place the Lost Planet.
    LostPlanet(Cell),
    /// Federation: unite the planets connected with this one.
    Include(Cell),
    /// Federation: these are all planets.
    Planets,
    /// Federation: place a satellite.
    Satellite(Cell),
    /// Take a federation token.
    Token(Token),
    /// Gain again what this own token gives.
    Rescore(Token),
    /// Take these tokens out of the power cycle.
    Tokens(Handful),
    /// Where the brainstone ends up.
    Brainstone(Bowl),

    // Between turns
    /// Charge power as offered; Taklons with institute may take their token first.
    Charge {
        /// Whether the extra token comes before charging.
        token_first: bool,
    },
    /// Do not charge.
    Decline,
    /// End the turn.
    EndTurn,

    // The Automa
    /// Fate: the Automa draws this card.
    Card(Card),
    /// The Automa skips a step.
    Skip,
}

/// How power is paid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Purse {
    /// With ordinary tokens (or no power is paid at all).
    Tokens,
    /// With the brainstone, and ordinary tokens for the rest.
    Brainstone,
    /// With what the free action just before left over (GP-FAC-NEVLAS-4, GP-FAC-TAKLONS-8).
    Change,
}

/// The part of the brainstone in a power sacrifice (GP-FAC-TAKLONS-7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stone {
    /// None: both tokens are ordinary ones.
    Aside,
    /// It moves to area III.
    Moves,
    /// It is discarded.
    Discarded,
}

/// A source of income and what of it comes first. Normally the whole source follows; with
/// [`crate::Switches::income_by_line`] only that part is received.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Line {
    /// Where it is printed.
    pub source: IncomeSource,
    /// What comes first.
    pub part: Part,
}

/// Where income is printed (GP-INC-2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum IncomeSource {
    /// The faction board itself.
    Base,
    /// A slot of a row of structures.
    Slot(Structure, u8),
    /// The round booster.
    Booster,
    /// A standard tech tile.
    Tile(Standard),
    /// The current level of a research area.
    Level(Area),
}

/// Kinds of income.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Part {
    /// Charging power.
    Charge,
    /// New power tokens.
    Tokens,
    /// Everything else; its order never matters.
    Rest,
}

table::decisions! {
    /// Everything that can be asked.
    pub enum Decision of Gaia {
        /// Fate: what is dealt next.
        Deal(deal::DealTile),
        /// How a sector tile is turned, by a player or by fate.
        TurnSector(map::TurnSector),
        /// Which faction to strike out of the pool.
        Strike(pool::Strike),
        /// Which faction to put into the pool.
        Nominate(pool::Nominate),
        /// What to bid for a faction.
        Bid(auction::Bid),
        /// Which faction to play.
        Faction(setup::ChooseFaction),
        /// Where to place a starting structure.
        Start(setup::PlaceStart),
        /// Which booster to take first.
        FirstBooster(setup::FirstBooster),
        /// Which income comes next.
        Income(income::NextIncome),
        /// Terrans: how to use returning tokens.
        GaiaConversion(gaia_phase::GaiaConversion),
        /// Itars: whether to give tokens for a tech tile.
        GaiaTiles(gaia_phase::GaiaTiles),
        /// The own turn: free actions, one main action, free actions.
        Turn(turn::OwnTurn),
        /// Where the mine of an action goes.
        PlaceMine(mine::PlaceMine),
        /// Where the space station goes.
        Station(special::PlaceStation),
        /// Which mine changes places with the institute.
        Swap(special::SwapInstitute),
        /// Which lab is downgraded.
        Downgrade(special::DowngradeLab),
        /// Which tech tile to take.
        TechTile(tech::TakeTile),
        /// Which standard tile an advanced tile covers.
        Cover(tech::Cover),
        /// Where to advance.
        Step(Step),
        /// Where the Lost Planet goes.
        LostPlanet(mine::PlaceLostPlanet),
        /// Which planets and satellites form the federation.
        Federation(Draft),
        /// The federation is complete and is founded.
        Found(federation::Found),
        /// Which federation token to take.
        Token(federation::TakeToken),
        /// Which own token to gain again.
        Rescore(federation::Rescore),
        /// Which power tokens to take out of the cycle.
        Tokens(gaia_project::TakeTokens),
        /// Where the brainstone ends up when power is charged.
        Brainstone(free::MoveBrainstone),
        /// Whether to charge power for a neighbour's structure.
        Charge(charge::Offer),
        /// Fate: which faction the Automa plays.
        AutomaFaction(automa::DrawFaction),
        /// Fate: which card decides something of the Automa's set-up.
        AutomaSetup(automa::SetupCard),
        /// Where the Automa places a starting mine.
        AutomaStart(automa::StartMine),
        /// Fate: which card the Automa draws.
        AutomaCard(automa::DrawCard),
        /// What a step of the Automa's action does.
        AutomaAct(automa::CarryOut),
        /// The Automa passes.
        AutomaPass(automa::AutomaPass),
    }
}

impl Decision {
    /// The rest of a turn whose main action is done.
    pub const ACTED: Decision = Decision::Turn(turn::OwnTurn { acted: true, change: 0 });

    /// Whether an advanced tile waits here for the tile that it will cover.
    pub(crate) fn holds_tile(self) -> bool {
        matches!(self, Decision::Cover(_))
    }
}

/// What helps to build a mine.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Help {
    /// Nothing.
    None,
    /// Free terraforming steps, of which at least one must be used (GP-ACT-14).
    Steps(u8),
    /// Extra range, also for a Gaia project (GP-BOOST-5).
    Range(u8),
}

/// The areas in which a free research step may be taken.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Any area; may be declined (GP-TECH-5, GP-FAC-FIRAKS-4).
    Any,
    /// This area only; may be declined (GP-TECH-4).
    Only(Area),
    /// An area where the level is lowest; compulsory (GP-FAC-BESCODS-4).
    Lowest,
}

/// A federation in the making: planets first, then satellites.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Draft {
    /// Planets (and stations) chosen so far.
    pub planets: CellSet,
    /// Whether the choice of planets is complete.
    pub complete: bool,
    /// Satellites placed so far.
    pub satellites: CellSet,
}

/// What a legal move costs, and how the price comes about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Terms {
    /// The whole price.
    pub cost: Goods,
    /// Terraforming steps paid with ore.
    pub steps_paid: u8,
    /// Terraforming steps that are free.
    pub steps_free: u8,
    /// QIC of the price that extend the range.
    pub range_qic: u8,
}

impl Terms {
    /// A price.
    pub fn new(cost: Goods) -> Terms {
        Terms { cost, ..Terms::default() }
    }

    /// Nothing to pay.
    pub fn free() -> Terms {
        Terms::default()
    }
}

impl table::Terms for Terms {
    fn free() -> Self {
        Terms::default()
    }

    fn price(&self, price: &mut Chips) {
        self.cost.add_to(price);
    }
}
