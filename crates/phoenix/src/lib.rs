//! Space Station Phoenix as a deterministic state machine.
//!
//! This page holds the state and the way a move takes through it. Every chapter of `rules.md` has a file of
//! its own: what may be done (`check_…`) and what then happens.
//!
//! | rules | file |
//! |---|---|
//! | SP-COMP, data | `catalogue`, `names`, `sector`, `goods`, `player` |
//! | SP-SETUP, SP-VAR | `setup`, `benefits` |
//! | SP-TURN | `turn`, `abilities`, `convert` |
//! | SP-SHIP, SP-NEUT, SP-FARM | `ships` |
//! | SP-DISM | `dismantle` |
//! | SP-CONS | `construction` |
//! | SP-EXP | `expedition` |
//! | SP-TRAN | `transport` |
//! | SP-RES | `residents` |
//! | SP-DIPL | `diplomacy` |
//! | SP-INC | `income` |
//! | SP-END | `end` |
//! | SP-SCORE | `scoring` |
//!
//! Hubs (SP-HUB) and sectors (SP-SEC) are data; what their effects do stands in the chapters they belong to.
//! `judge` is no rule: it estimates what a position is worth, for the bots.

mod abilities;
mod audit;
mod benefits;
pub mod catalogue;
mod construction;
mod convert;
mod diplomacy;
mod dismantle;
pub mod draw;
mod end;
mod expedition;
pub mod goods;
mod income;
mod judge;
mod moves;
pub mod names;
mod notation;
mod player;
mod residents;
pub mod scene;
mod scoring;
pub mod sector;
mod setup;
mod ships;
mod show;

mod transport;
mod turn;

use std::path::Path;
use std::sync::LazyLock;

use arrayvec::ArrayVec;
use enum_map::EnumMap;
use serde::{Deserialize, Serialize};
use table::data::DataError;
use table::{BySeat, Dice, Eye, Game, Misread, Refusal, ScoreSheet, Seat, Seed, Texts, Turn};

use names::{Cause, Color, Named, Ship, ShipType, Species};
use sector::Sectors;

pub use moves::{Cast, Decision, Move, Pending, Terms, Then, Whence};
pub use player::{Berth, FLEET, Module, Origin, OwnShip, Place, Player, QUARTERS, Row, Standing, Tally};
pub use setup::{HubSet, Setup, Starting};
pub use ships::use_cost;

/// A game of Space Station Phoenix.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Phoenix {
    // What was agreed.
    pub(crate) hubs: HubSet,
    pub(crate) friendly: bool,
    pub(crate) first_game: bool,
    /// The starting player (SP-SETUP-7).
    pub(crate) start: Seat,

    // The table.
    pub(crate) dice: Dice,
    /// Sectors that can be built by everybody.
    pub(crate) display: Sectors,
    /// Sectors that were never shown.
    pub(crate) boxed: Sectors,
    /// Aliens on the Home Planets board, Humans on Terra.
    pub(crate) supply: EnumMap<Species, u8>,
    /// Aliens and Humans that take part in this game.
    pub(crate) drawn: EnumMap<Species, u8>,
    /// Ships that lie open: those of a draft, or those drawn by a hub.
    pub(crate) shown: ArrayVec<Ship, 9>,
    /// Ship cards that were never revealed.
    pub(crate) deck: EnumMap<Ship, u8>,
    /// Ship cards that have left the game.
    pub(crate) gone: EnumMap<Ship, u8>,
    pub(crate) neutral: [Neutral; 5],
    pub(crate) players: BySeat<Player>,

    // Where the game stands.
    pub(crate) step: Step,
    /// Whose turn it is.
    pub(crate) active: Seat,
    /// What the current turn has come to.
    pub(crate) action: Action,
    /// What will end the game, once it is triggered (SP-END-4).
    pub(crate) ending: Option<Ending>,
    /// Open questions, the most urgent last.
    pub(crate) stack: ArrayVec<Pending, 16>,
    pub(crate) turns: u16,
}

/// A ship of the Neutral Ships board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Neutral {
    /// GEMs on it.
    pub gems: u8,
    /// Whose Neutral Ship marker lies on it.
    pub marker: Option<Seat>,
}

/// What has happened on a turn, as far as later parts of the turn depend on it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Action {
    /// The type of the ship used.
    pub kind: Option<ShipType>,
    /// The colour of the sector built.
    pub built: Option<Color>,
    /// Aliens gained in the transactions of the ship, by species.
    pub gained: [u8; 4],
    /// Abilities used in this action, one bit each.
    pub used: u64,
    /// Whether the conversion of the turn was made (SP-HUB-A1-3).
    pub converted: bool,
    /// Additional turns that follow (SP-TURN-16).
    pub extra_turns: u8,
}

/// The end of the game in sight.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Ending {
    /// On whose turn it was triggered.
    pub by: Seat,
    /// By what.
    pub cause: Cause,
}

/// How far the game has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// The drafts; the next pick (SP-SETUP-9, SP-SETUP-10).
    Draft(u8),
    /// Choosing hubs; the next player in turn order (SP-SETUP-13).
    Hubs(u8),
    /// Hub benefits; the player in turn order and the next benefit (SP-SETUP-24).
    Benefits(u8, u8),
    /// A turn begins.
    Turn,
    /// The basic action of a ship (SP-TURN-4).
    Action,
    /// After-bonuses.
    After,
    /// Diplomacy bonuses; the next player.
    Tracks(u8),
    /// Income, steps 1 and 2a (SP-INC-21).
    Income,
    /// Income, step 2b.
    Powers,
    /// Income, step 3.
    Relocation,
    /// After income.
    AfterIncome,
    /// The last moment of a turn (SP-TURN-19).
    LastMoment,
    /// The turn ends.
    EndOfTurn,
    /// The game has ended.
    Over,
}

/// Names, prompts and refusals.
static TEXTS: LazyLock<Texts> =
    LazyLock::new(|| Texts::embedded(include_str!("../text/en.ftl"), include_str!("../text/de.ftl")));

impl Game for Phoenix {
    type Setup = Setup;
    type Move = Move;
    type Terms = Terms;

    const NAME: &'static str = "phoenix";
    const SEATS: std::ops::RangeInclusive<u8> = 2..=4;

    fn default_setup(seats: u8) -> Setup {
        Setup::new(seats)
    }

    fn new(setup: &Setup, seed: Seed) -> Result<Self, Refusal> {
        Phoenix::set_up(setup, Dice::new(seed))
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
            self.list_answers(*pending, &mut |mv| out.push(mv));
            if self.players[pending.seat].converts() {
                self.list_conversions(pending.seat, &mut |mv| out.push(mv));
            }
        }
    }

    fn check(&self, mv: Move) -> Result<Terms, Refusal> {
        match self.stack.last() {
            Some(pending) => self.check_answer(*pending, mv),
            None => Err(Refusal::new("SP-END-4", "game-over")),
        }
    }

    fn apply(&mut self, mv: Move) {
        let pending = self.stack.pop().expect("a question is open");
        self.carry_out(pending, mv);
        self.advance();
    }

    fn reveals(&self, mv: Move) -> bool {
        // A move reveals something exactly when it draws on chance: dice fall or cards are uncovered.
        let dice = Dice::new(Seed::from_number(0));
        let mut after = Phoenix { dice: dice.clone(), ..self.clone() };
        after.play(mv).is_ok() && after.dice != dice
    }

    fn scores(&self) -> ScoreSheet {
        self.score_sheet()
    }

    fn recount(&self) -> ScoreSheet {
        self.recount_scores()
    }

    fn seen_by(&self, _eye: Eye) -> Self {
        // Everything on this table lies open (SP-COMP-14); only the future of the dice is secret.
        Phoenix { dice: Dice::hidden(), ..self.clone() }
    }

    fn imagine(&self, _seat: Seat, dice: &mut Dice) -> Self {
        Phoenix { dice: dice.clone(), ..self.clone() }
    }

    fn judge(&self, seat: Seat) -> f64 {
        self.worth(seat)
    }

    fn turns(&self) -> u32 {
        self.turns.into()
    }

    fn write_move(&self, mv: Move) -> String {
        notation::write(mv)
    }

    fn read_move(&self, line: &str) -> Result<Move, Misread> {
        notation::read(line)
    }

    fn audit(&self) -> Result<(), String> {
        self.count_pieces()
    }

    fn chance(&self) -> serde_json::Value {
        serde_json::json!({
            "start": self.start,
            "aliens": self.drawn,
            "sectors": self.display,
            "hubs": self.players.map(|_, player| player.dealt),
            "ships": self.shown,
        })
    }

    fn texts() -> &'static Texts {
        &TEXTS
    }

    fn label(&self, seat: Seat) -> Option<&'static str> {
        self.players[seat].hub.map(Named::id)
    }

    fn install(folder: &Path) -> Result<(), DataError> {
        catalogue::install(folder)
    }

    fn data_mark() -> String {
        catalogue::catalogue().mark.clone()
    }
}

/// What lies on the table, for whoever draws it, judges it or checks it.
impl Phoenix {
    /// The players.
    pub fn players(&self) -> &BySeat<Player> {
        &self.players
    }

    /// Whose turn it is.
    pub fn active(&self) -> Seat {
        self.active
    }

    /// The starting player.
    pub fn start(&self) -> Seat {
        self.start
    }

    /// How far the game has come.
    pub fn step(&self) -> Step {
        self.step
    }

    /// What the current turn has come to.
    pub fn action(&self) -> Action {
        self.action
    }

    /// What ended the game, or will end it.
    pub fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// The question that is open, if the game is not over.
    pub fn question(&self) -> Option<Pending> {
        self.stack.last().copied()
    }

    /// All open questions, the most urgent last.
    pub fn questions(&self) -> &[Pending] {
        &self.stack
    }

    /// Sectors that can be built by everybody.
    pub fn display(&self) -> Sectors {
        self.display
    }

    /// Aliens on the Home Planets board, Humans on Terra.
    pub fn supply(&self) -> &EnumMap<Species, u8> {
        &self.supply
    }

    /// Aliens left in the supply, of all species together (SP-END-11).
    pub fn aliens_left(&self) -> u8 {
        Species::ALIENS.iter().map(|species| self.supply[*species]).sum()
    }

    /// Ships that lie open in a draft, or were just drawn.
    pub fn shown(&self) -> &[Ship] {
        &self.shown
    }

    /// Ship cards that were never revealed.
    pub fn deck(&self) -> &EnumMap<Ship, u8> {
        &self.deck
    }

    /// The Neutral Ships board.
    pub fn neutral(&self, ship: Ship) -> Option<Neutral> {
        ship.neutral().map(|index| self.neutral[index])
    }

    /// The seats in turn order.
    pub fn turn_order(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        let (start, seats) = (self.start, self.seats());
        (0..seats).map(move |place| start.clockwise(place, seats))
    }
}
