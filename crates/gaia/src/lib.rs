//! Gaia Project as a deterministic state machine.
//!
//! This page holds the state and the way a move takes through it. Every chapter of `rules.md` has a file of
//! its own: what may be done (`check_…`), what then happens, and the questions that are asked, with their words.
//!
//! | rules | file |
//! |---|---|
//! | GP-COMP, data | `catalogue`, `names`, `goods` |
//! | GP-SETUP, GP-VAR | `deal`, `setup`, `map`, `board` |
//! | GP-CLUB (house rules) | `pool`, `auction`, `map_code` |
//! | GP-ROUND, GP-TURN, GP-CLEAN | `turn` |
//! | GP-INC | `income` |
//! | GP-GPHASE | `gaia_phase` |
//! | GP-MINE, GP-LVL-NAV (Lost Planet) | `mine` |
//! | GP-GAIA | `gaia_project` |
//! | GP-UPG | `upgrade` |
//! | GP-TECH, GP-TILE | `tech` |
//! | GP-FED, GP-FTOK | `federation` |
//! | GP-RES, GP-LVL | `research` |
//! | GP-ACT | `board_action` |
//! | GP-SPEC | `special` |
//! | GP-PASS, GP-BOOST | `pass` |
//! | GP-FREE | `free` |
//! | GP-CHARGE | `charge` |
//! | GP-POWER | `power` |
//! | GP-RSCORE, GP-FSCORE, GP-END, GP-2P | `scoring`, `end` |
//! | GP-SOLO | `automa` |
//!
//! `event` lists what can happen and `moves` what can be decided. `judge` and `learn` are no rules: they estimate what a
//! position is worth, and write it as numbers, for the bots.

mod auction;
pub mod automa;
pub mod board;
mod board_action;
pub mod catalogue;
mod charge;
mod deal;
pub mod draw;
mod end;
mod event;
pub mod federation;
mod free;
mod gaia_phase;
mod gaia_project;
pub mod goods;
mod income;
mod judge;
mod learn;
mod map;
mod map_code;
mod mine;
mod moves;
pub mod names;
mod notation;
mod pass;
mod player;
mod pool;
mod power;
mod rare;
mod research;
pub mod scene;
mod score;
mod scoring;
mod setup;
mod show;
mod special;
mod tech;
mod turn;
mod upgrade;

use std::sync::{Arc, LazyLock};

use arrayvec::ArrayVec;
use enum_map::EnumMap;
use hex::{Cell, CellSet};
use serde::{Deserialize, Serialize};
use table::{
    BySeat, Counts, Game, Handicap, MAX_SEATS, Misread, Pending, Refusal, ScoreSheet, Seat, Shared, Texts,
};

use board::Board;
use catalogue::Catalogue;
use names::{Advanced, Area, BoardAction, Booster, FinalTile, Place, RoundTile, Standard, Token};

pub use auction::{Bid, Holder, Lot};
pub use automa::{Automa, AutomaEvent};
pub use charge::Offer;
pub use deal::{Deal, DealTile, Dealt, Slot};
pub use event::{Event, Lay, Origin, Why};
pub use free::MoveBrainstone;
pub use gaia_phase::{GaiaConversion, GaiaTiles};
pub use gaia_project::TakeTokens;
pub use income::NextIncome;
pub use map::{MapChoice, TurnSector, Turning};
pub use mine::{PlaceLostPlanet, PlaceMine};
pub use moves::{Decision, Draft, Help, IncomeSource, Line, Move, Part, Purse, Step, Stone, Terms};
pub use player::{OwnToken, Player, Special, Specials, TileState};
pub use pool::{Nominate, Pool, PoolChoice, PoolSize, Strike};
pub use power::{Bowl, Handful, Power};
pub use rare::Rare;
pub use score::{Points, Source};
pub use setup::{ChooseFaction, FirstBooster, PlaceStart, Setup, Switches, TurnOrder};
pub use special::{DowngradeLab, PlaceStation, SwapInstitute};
pub use tech::{Cover, TakeTile};
pub use turn::OwnTurn;

table::play! {
    /// A game of Gaia Project in the middle of a move.
    pub struct Play of Gaia
}

/// A game of Gaia Project.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Gaia {
    #[serde(skip)]
    pub(crate) data: Shared<Catalogue>,

    // What was agreed.
    pub(crate) turn_order: TurnOrder,
    pub(crate) map: MapChoice,
    pub(crate) turning: Turning,
    pub(crate) first_game: bool,
    pub(crate) switches: Switches,

    // The table.
    /// The map; empty until all sector tiles lie.
    pub(crate) board: Arc<Board>,
    /// Sector tiles dealt so far, by their index in the catalogue, while the map is being laid.
    pub(crate) laid: ArrayVec<u8, 10>,
    /// Standard tech tiles by place on the research board.
    pub(crate) tiles: EnumMap<Place, Option<Standard>>,
    /// Advanced tech tiles as they were dealt.
    pub(crate) advanced_dealt: EnumMap<Area, Option<Advanced>>,
    /// Advanced tech tiles still there.
    pub(crate) advanced: EnumMap<Area, Option<Advanced>>,
    /// The token dealt to Terraforming 5.
    pub(crate) terraforming_dealt: Option<Token>,
    /// The token still lying there.
    pub(crate) terraforming_token: Option<Token>,
    /// Federation tokens in supply.
    pub(crate) supply: EnumMap<Token, u8>,
    /// Boosters that lie open.
    pub(crate) boosters: EnumMap<Booster, bool>,
    pub(crate) rounds: ArrayVec<RoundTile, 6>,
    pub(crate) finals: ArrayVec<FinalTile, 2>,
    /// Power and QIC actions taken this round, and by whom.
    pub(crate) used: EnumMap<BoardAction, Option<Seat>>,
    /// Transdim planets turned into Gaia planets.
    pub(crate) gaiaformed: CellSet,
    pub(crate) lost_planet: Option<LostPlanet>,
    pub(crate) players: BySeat<Player>,

    // Where the game stands.
    pub(crate) round: u8,
    pub(crate) phase: Phase,
    /// Turn order of this round.
    pub(crate) order: ArrayVec<Seat, MAX_SEATS>,
    /// Players who passed, in order.
    pub(crate) passed: ArrayVec<Seat, MAX_SEATS>,
    /// How far the current phase has come: the next place in the order of whatever it goes through.
    pub(crate) cursor: u8,
    /// Lines of the current player's income not yet received, one bit each.
    pub(crate) income_left: u64,
    /// Structures for which others may still charge power.
    pub(crate) charges: ArrayVec<Trigger, 4>,
    /// How many players have been asked about the first of them.
    pub(crate) charges_asked: u8,
    /// Open questions, the most urgent last.
    pub(crate) stack: ArrayVec<Pending<Decision>, 6>,
    pub(crate) turns: u16,
    /// The Automa, in a game for one.
    #[serde(default, skip_serializing_if = "Rare::is_none")]
    pub(crate) opponent: Rare<Automa>,
    /// What was agreed about the factions, until they are shared out and the first structures stand.
    #[serde(default, skip_serializing_if = "Rare::is_none")]
    pub(crate) pool: Rare<Pool>,
}

/// The Lost Planet on the map.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct LostPlanet {
    /// Where it lies.
    pub at: Cell,
    /// Who placed it.
    pub owner: Seat,
}

/// A structure that lets neighbours charge power (GP-CHARGE-1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Trigger {
    /// Where it was built.
    pub at: Cell,
    /// Who built it.
    pub by: Seat,
    /// Held back until the next turn (see [`Switches::itars_late_charging`]).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub late: bool,
}

/// The phases of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Fate deals the tiles.
    Deal,
    /// The sector tiles are turned.
    Map,
    /// Factions are chosen.
    Factions,
    /// Starting structures are placed.
    Start,
    /// First boosters are taken.
    Boosters,
    /// Phase I.
    Income,
    /// Phase II.
    Gaia,
    /// Phase III.
    Actions,
    /// The game has ended.
    Over,
}

impl Phase {
    /// The key of its name.
    fn key(self) -> &'static str {
        match self {
            Phase::Deal => "phase-deal",
            Phase::Map => "phase-map",
            Phase::Factions => "phase-factions",
            Phase::Start => "phase-start",
            Phase::Boosters => "phase-boosters",
            Phase::Income => "phase-income",
            Phase::Gaia => "phase-gaia",
            Phase::Actions => "phase-actions",
            Phase::Over => "phase-over",
        }
    }
}

/// Names, prompts and refusals.
static TEXTS: LazyLock<Texts> =
    LazyLock::new(|| Texts::embedded(include_str!("../text/en.ftl"), include_str!("../text/de.ftl")));

impl Game for Gaia {
    type Setup = Setup;
    type Move = Move;
    type Terms = Terms;
    type Event = Event;
    type Decision = Decision;
    type Components = Catalogue;
    type Play<'a> = Play<'a>;

    const NAME: &'static str = "gaia";
    const SEATS: std::ops::RangeInclusive<u8> = 1..=4;

    fn default_setup(seats: u8) -> Setup {
        let alone = seats == 1;
        Setup {
            players: seats,
            map: MapChoice::default(),
            turning: Turning::default(),
            turn_order: TurnOrder::default(),
            first_game: false,
            level: alone.then_some(automa::Level::Automalein),
            automa_faction: alone.then_some(automa::FactionChoice::Random),
            auction: false,
            pool: None,
            pool_size: None,
            banned: Vec::new(),
            map_code: None,
            handicap: Handicap::default(),
            switches: Switches::default(),
            agreed_map: None,
        }
    }

    fn new(setup: &Setup, components: &'static Catalogue) -> Result<Self, Refusal> {
        Gaia::set_up(setup, components)
    }

    fn components(&self) -> &'static Catalogue {
        self.data.get()
    }

    fn seats(&self) -> u8 {
        self.players.len()
    }

    fn is_automatic(&self, seat: Seat) -> bool {
        self.is_automa(seat)
    }

    #[inline]
    fn pending(&self) -> Option<&Pending<Decision>> {
        self.stack.last()
    }

    #[inline]
    fn take_pending(&mut self) -> Option<Pending<Decision>> {
        self.stack.pop()
    }

    fn next_step(play: &mut Play<'_>) -> bool {
        play.next_step()
    }

    fn out_of_place(&self, mv: Move) -> Refusal {
        turn::out_of_place(self, mv)
    }

    fn scores(&self) -> ScoreSheet {
        let sources = |player: &Player| {
            Source::all().map(|source| (source.name(), player.points.of(source))).collect::<Vec<_>>()
        };
        ScoreSheet::from_sources(self.players.map(|_, player| sources(player)))
    }

    fn recount(&self) -> ScoreSheet {
        self.recount_scores()
    }

    fn counts(&self) -> Counts {
        self.count_everything()
    }

    fn audit(&self) -> Result<(), String> {
        self.count_pieces()
    }

    fn turns(&self) -> u32 {
        self.turns.into()
    }

    fn write_move(&self, mv: Move) -> String {
        notation::write(self, mv)
    }

    fn read_move(&self, line: &str) -> Result<Move, Misread> {
        notation::read(self, line)
    }

    fn texts() -> &'static Texts {
        &TEXTS
    }
}

impl Play<'_> {
    /// Puts a question. It is answered before those asked earlier.
    pub(crate) fn ask(&mut self, seat: Seat, decision: impl Into<Decision>) {
        self.game.stack.push(Pending { seat, decision: decision.into() });
    }
}

/// What lies on the table, for whoever draws it, judges it or checks it.
impl Gaia {
    /// The components this game is played with.
    #[inline]
    pub fn data(&self) -> &'static Catalogue {
        self.data.get()
    }

    /// The map.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The players.
    pub fn players(&self) -> &BySeat<Player> {
        &self.players
    }

    /// The round, 1 to 6; 0 during set-up.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// The phase.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The question that is open, if the game is not over.
    pub fn question(&self) -> Option<Pending<Decision>> {
        self.stack.last().copied()
    }

    /// All open questions, the most urgent last.
    pub fn questions(&self) -> &[Pending<Decision>] {
        &self.stack
    }

    /// Turn order of this round.
    pub fn order(&self) -> &[Seat] {
        &self.order
    }

    /// Players who have passed, in order.
    pub fn passed(&self) -> &[Seat] {
        &self.passed
    }

    /// The standard tech tiles on the research board, as far as they are dealt.
    pub fn tiles(&self) -> &EnumMap<Place, Option<Standard>> {
        &self.tiles
    }

    /// The advanced tech tiles still on the research board.
    pub fn advanced(&self) -> &EnumMap<Area, Option<Advanced>> {
        &self.advanced
    }

    /// The token still lying on Terraforming 5.
    pub fn terraforming_token(&self) -> Option<Token> {
        self.terraforming_token
    }

    /// Federation tokens in supply.
    pub fn supply(&self) -> &EnumMap<Token, u8> {
        &self.supply
    }

    /// Boosters that lie open.
    pub fn open_boosters(&self) -> impl Iterator<Item = Booster> {
        self.boosters.iter().filter(|(_, open)| **open).map(|(booster, _)| booster)
    }

    /// The same as they lie there: alone, their order matters (GP-SOLO-PASS-3).
    pub fn booster_row(&self) -> Vec<Booster> {
        self.automa().map_or_else(|| self.open_boosters().collect(), |automa| automa.row.to_vec())
    }

    /// Boosters in play, open or held.
    pub fn boosters_in_play(&self) -> Vec<Booster> {
        let held = self.players.values().filter_map(|player| player.booster);
        let mut all: Vec<_> = self.open_boosters().chain(held).collect();
        all.sort();
        all
    }

    /// The area an advanced tech tile was dealt to.
    pub fn area_of(&self, tile: Advanced) -> Option<Area> {
        self.advanced_dealt.iter().find(|(_, dealt)| **dealt == Some(tile)).map(|(area, _)| area)
    }

    /// The round scoring tiles, as far as they are dealt.
    pub fn round_tiles(&self) -> &[RoundTile] {
        &self.rounds
    }

    /// The final scoring tiles, as far as they are dealt.
    pub fn final_tiles(&self) -> &[FinalTile] {
        &self.finals
    }

    /// Who took each power or QIC action this round.
    pub fn used_actions(&self) -> &EnumMap<BoardAction, Option<Seat>> {
        &self.used
    }

    /// The Lost Planet.
    pub fn lost_planet(&self) -> Option<LostPlanet> {
        self.lost_planet
    }

    /// Structures for which others may still charge power, in order.
    pub fn charges(&self) -> &[Trigger] {
        &self.charges
    }

    /// Transdim planets turned into Gaia planets.
    pub fn gaiaformed(&self) -> CellSet {
        self.gaiaformed
    }

    /// Whether two games stand alike: they go on in the same way, whatever was agreed about the map and the
    /// factions.
    pub fn stands_like(&self, other: &Gaia) -> bool {
        // While factions are chosen, nothing is counted; the turned tiles of the map may still be.
        let counting = self.phase != Phase::Factions;
        let alike = Gaia {
            map: other.map,
            first_game: other.first_game,
            turning: other.turning,
            cursor: if counting { self.cursor } else { other.cursor },
            ..self.clone()
        };
        alike == *other
    }

    /// Goes on without any departure from the rules.
    pub fn play_by_the_book(&mut self) {
        self.switches = Switches::default();
    }

    /// Departures from the rules in force.
    pub fn switches(&self) -> Switches {
        self.switches
    }
}
