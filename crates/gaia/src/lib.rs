//! Gaia Project as a deterministic state machine.
//!
//! This page holds the state and the way a move takes through it. Every chapter of `rules.md` has a file of
//! its own: what may be done (`check_…`) and what then happens.
//!
//! | rules | file |
//! |---|---|
//! | GP-COMP, data | `catalogue`, `names`, `goods` |
//! | GP-SETUP, GP-VAR | `setup`, `map`, `board` |
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
//!
//! `judge` is no rule: it estimates what a position is worth, for the bots.

pub mod board;
mod board_action;
pub mod catalogue;
mod charge;
pub mod draw;
mod end;
pub mod federation;
mod free;
mod gaia_phase;
mod gaia_project;
pub mod goods;
mod income;
mod judge;
mod map;
mod mine;
mod moves;
pub mod names;
mod notation;
mod pass;
mod player;
mod power;
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

use std::path::Path;
use std::sync::{Arc, LazyLock};

use arrayvec::ArrayVec;
use enum_map::EnumMap;
use hex::{Cell, CellSet};
use serde::{Deserialize, Serialize};
use table::data::DataError;
use table::{BySeat, Dice, Eye, Game, MAX_SEATS, Misread, Refusal, ScoreSheet, Seat, Seed, Texts, Turn};

use board::Board;
use names::{Advanced, Area, BoardAction, Booster, FinalTile, Named, Place, RoundTile, Standard, Token};

pub use map::{MapChoice, Turning};
pub use moves::{
    Decision, Draft, Help, IncomeSource, Line, Move, Offer, Part, Pending, Purse, Step, Stone, Terms,
};
pub use player::{OwnToken, Player, Special, Specials, TileState};
pub use power::{Bowl, Handful, Power};
pub use score::{Source, Tally};
pub use setup::{Deal, Setup, Switches, TurnOrder};

/// A game of Gaia Project.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Gaia {
    // What was agreed.
    pub(crate) turn_order: TurnOrder,
    pub(crate) map: MapChoice,
    pub(crate) first_game: bool,
    pub(crate) switches: Switches,

    // The table.
    pub(crate) board: Arc<Board>,
    pub(crate) dice: Dice,
    /// Standard tech tiles by place on the research board.
    pub(crate) tiles: EnumMap<Place, Standard>,
    /// Advanced tech tiles as they were dealt.
    pub(crate) advanced_dealt: EnumMap<Area, Advanced>,
    /// Advanced tech tiles still there.
    pub(crate) advanced: EnumMap<Area, Option<Advanced>>,
    /// The token dealt to Terraforming 5.
    pub(crate) terraforming_dealt: Token,
    /// The token still lying there.
    pub(crate) terraforming_token: Option<Token>,
    /// Federation tokens in supply.
    pub(crate) supply: EnumMap<Token, u8>,
    /// Boosters that lie open.
    pub(crate) boosters: EnumMap<Booster, bool>,
    pub(crate) rounds: [RoundTile; 6],
    pub(crate) finals: [FinalTile; 2],
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
    pub(crate) stack: ArrayVec<Pending, 6>,
    pub(crate) turns: u16,
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
    /// The last player turns the sector tiles.
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

    const NAME: &'static str = "gaia";
    const SEATS: std::ops::RangeInclusive<u8> = 2..=4;

    fn default_setup(seats: u8) -> Setup {
        Setup {
            players: seats,
            map: MapChoice::default(),
            turning: Turning::default(),
            turn_order: TurnOrder::default(),
            first_game: false,
            switches: Switches::default(),
            deal: None,
        }
    }

    fn new(setup: &Setup, seed: Seed) -> Result<Self, Refusal> {
        Gaia::set_up(setup, Dice::new(seed))
    }

    fn seats(&self) -> u8 {
        self.players.len()
    }

    fn to_move(&self) -> Turn {
        self.stack.last().map_or(Turn::Over, |pending| Turn::Of(pending.seat))
    }

    fn legal_moves(&self, out: &mut Vec<Move>) {
        out.clear();
        if let Some(pending) = self.stack.last() {
            self.list_answers(*pending, out);
        }
    }

    fn check(&self, mv: Move) -> Result<Terms, Refusal> {
        match self.stack.last() {
            Some(pending) => self.check_answer(*pending, mv),
            None => Err(Refusal::new("GP-END-1", "game-over")),
        }
    }

    fn apply(&mut self, mv: Move) {
        let pending = self.stack.pop().expect("a question is open");
        self.carry_out(pending, mv);
        self.advance();
    }

    fn scores(&self) -> ScoreSheet {
        let sources = |player: &Player| {
            Source::all().map(|source| (source.name(), player.tally.of(source))).collect::<Vec<_>>()
        };
        ScoreSheet::from_sources(self.players.map(|_, player| sources(player)))
    }

    fn recount(&self) -> ScoreSheet {
        self.recount_scores()
    }

    fn seen_by(&self, _eye: Eye) -> Self {
        // Everything on this table lies open; only the future of the dice is secret.
        Gaia { dice: Dice::hidden(), ..self.clone() }
    }

    fn imagine(&self, _seat: Seat, dice: &mut Dice) -> Self {
        Gaia { dice: dice.clone(), ..self.clone() }
    }

    fn judge(&self, seat: Seat) -> f64 {
        self.worth(seat)
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

    fn audit(&self) -> Result<(), String> {
        self.count_pieces()
    }

    fn chance(&self) -> serde_json::Value {
        serde_json::json!({
            "tiles": self.tiles,
            "advanced": self.advanced_dealt,
            "terraforming_token": self.terraforming_dealt,
            "boosters": self.boosters_in_play(),
            "rounds": self.rounds,
            "finals": self.finals,
            "map": self.board.map(),
            "hexes": self.board.spots(),
        })
    }

    fn texts() -> &'static Texts {
        &TEXTS
    }

    fn label(&self, seat: Seat) -> Option<&'static str> {
        self.players[seat].faction.map(Named::id)
    }

    fn install(folder: &Path) -> Result<(), DataError> {
        catalogue::install(folder)
    }

    fn data_mark() -> String {
        catalogue::catalogue().mark.clone()
    }
}

/// What lies on the table, for whoever draws it, judges it or checks it.
impl Gaia {
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
    pub fn question(&self) -> Option<Pending> {
        self.stack.last().copied()
    }

    /// All open questions, the most urgent last.
    pub fn questions(&self) -> &[Pending] {
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

    /// The standard tech tiles on the research board.
    pub fn tiles(&self) -> &EnumMap<Place, Standard> {
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

    /// Boosters in play, open or held.
    pub fn boosters_in_play(&self) -> Vec<Booster> {
        let held = self.players.values().filter_map(|player| player.booster);
        let mut all: Vec<_> = self.open_boosters().chain(held).collect();
        all.sort();
        all
    }

    /// The area an advanced tech tile was dealt to.
    pub fn area_of(&self, tile: Advanced) -> Option<Area> {
        self.advanced_dealt.iter().find(|(_, dealt)| **dealt == tile).map(|(area, _)| area)
    }

    /// The round scoring tiles.
    pub fn round_tiles(&self) -> &[RoundTile; 6] {
        &self.rounds
    }

    /// The final scoring tiles.
    pub fn final_tiles(&self) -> &[FinalTile; 2] {
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

    /// What was dealt to this table, with the map as it is played.
    pub fn deal(&self) -> Deal {
        Deal {
            tiles: self.tiles,
            advanced: self.advanced_dealt,
            terraforming_token: self.terraforming_dealt,
            boosters: self.boosters_in_play(),
            rounds: self.rounds,
            finals: self.finals,
            map: self.board.map().clone(),
        }
    }

    /// Whether two games stand alike: they go on in the same way, whatever was agreed about the map and the
    /// factions and whatever the dice will say.
    pub fn stands_like(&self, other: &Gaia) -> bool {
        // While factions are chosen, nothing is counted; the turned tiles of the map may still be.
        let counting = self.phase != Phase::Factions;
        let alike = Gaia {
            map: other.map,
            first_game: other.first_game,
            dice: other.dice.clone(),
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
