//! Space Station Phoenix as a deterministic state machine.
//!
//! This page holds the state. Every chapter of `rules.md` has a file of its own with the questions it asks: which
//! answers there are, what is against the others, what an answer does, and what people read about it.
//!
//! | rules | file |
//! |---|---|
//! | SP-COMP, data | `catalogue`, `names`, `sector`, `goods`, `player` |
//! | SP-SETUP, SP-VAR | `setup`, `layout`, `draft`, `benefits` |
//! | SP-TURN | `turn`, `abilities`, `convert`, `payment` |
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
//! What happens is told in the words of `event`. `judge` and `learn` are no rules: they estimate what a position is
//! worth, and write it as numbers.

mod abilities;
mod audit;
mod benefits;
pub mod catalogue;
mod construction;
mod convert;
mod diplomacy;
mod dismantle;
mod draft;
pub mod draw;
mod end;
mod event;
mod expedition;
pub mod goods;
mod income;
mod judge;
mod layout;
mod learn;
mod moves;
pub mod names;
mod notation;
mod payment;
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

use std::sync::LazyLock;

use arrayvec::ArrayVec;
use enum_map::EnumMap;
use serde::{Deserialize, Serialize};
use table::{BySeat, Counts, Game, Handicap, Judge, Misread, Refusal, ScoreSheet, Seat, Shared, Texts};

use catalogue::Catalogue;
use names::{Cause, Color, Ship, ShipType, Species};
use sector::Sectors;

pub use event::{Event, Giver};
pub use moves::{Cast, Decision, Move, Pending, Terms, Then, Whence};
pub use player::{Berth, FLEET, Module, Origin, OwnShip, Place, Player, Points, QUARTERS, Row, Standing};
pub use setup::{HubSet, Setup, Starting};
pub use ships::use_cost;

/// The questions, each with what it has to remember: the contents of [`Decision`].
pub mod question {
    pub use crate::abilities::Abilities;
    pub use crate::benefits::{GiveUp, Reserve};
    pub use crate::construction::{Build, FreeSector};
    pub use crate::convert::Convert;
    pub use crate::diplomacy::{Advance, Bonus};
    pub use crate::dismantle::Dismantle;
    pub use crate::draft::{Draft, KeepHub, Reveal};
    pub use crate::expedition::{Dice, Reroll, Roll};
    pub use crate::income::{Evict, GiveBack, Relocation, Resident};
    pub use crate::layout::{Aliens, Deal, Display, Sets, Start};
    pub use crate::payment::{Pay, Take};
    pub use crate::residents::{ChooseSpecies, Settle};
    pub use crate::transport::Transactions;
    pub use crate::turn::{LastMoment, Turn};
}

table::play! {
    /// A game of Space Station Phoenix in the middle of a move.
    pub struct Play of Phoenix
}

/// A game of Space Station Phoenix.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Phoenix {
    /// The components in use.
    #[serde(skip)]
    pub(crate) data: Shared<Catalogue>,

    // What was agreed.
    pub(crate) hubs: HubSet,
    pub(crate) friendly: bool,
    pub(crate) first_game: bool,
    /// The starting player (SP-SETUP-7).
    pub(crate) start: Seat,

    // The table.
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
    pub(crate) turns: u32,
    /// Points that were agreed beforehand (SP-SCORE-14).
    #[serde(default, skip_serializing_if = "Handicap::is_none")]
    pub(crate) handicap: Handicap,
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
    #[serde(with = "bits")]
    pub used: u64,
    /// Whether the conversion of the turn was made (SP-HUB-A1-3).
    pub converted: bool,
    /// Additional turns that follow (SP-TURN-16).
    pub extra_turns: u8,
}

/// A set of small numbers is written as a list: many readers of JSON cannot hold all 64-bit numbers.
mod bits {
    use serde::{Deserialize as _, Deserializer, Serializer};

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
    pub fn serialize<S: Serializer>(set: &u64, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq((0..64_u8).filter(|bit| set >> bit & 1 == 1))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u64, D::Error> {
        let bits = Vec::<u8>::deserialize(deserializer)?;
        Ok(bits.into_iter().filter(|bit| *bit < 64).fold(0, |set, bit| set | 1 << bit))
    }
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
    /// Somebody is to begin (SP-SETUP-7).
    Start,
    /// Aliens are drawn (SP-SETUP-2).
    Aliens,
    /// The display is laid out; the stack (SP-SETUP-4).
    Display(u8),
    /// Hubs are dealt; the next card (SP-SETUP-8).
    Deal(u8),
    /// The sets of a first game are handed out; the next player in turn order (SP-VAR-5).
    Sets(u8),
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
    type Event = Event;
    type Decision = Decision;
    type Components = Catalogue;
    type Play<'a> = Play<'a>;

    const NAME: &'static str = "phoenix";
    const SEATS: std::ops::RangeInclusive<u8> = 2..=4;
    const CHANGES: &'static [&'static str] = &[
        "The Human bought in the special turn of hub A-8 does not trigger “when gaining a Human” of its own quarter \
         (SP-HUB-A8-6, SP-HUB-A8-7); who leaves sector 108 is judged without its atmosphere (SP-INC-9); conversions that \
         cost no points are possible below zero (SP-CLAR-9); ties are broken by Aliens, then by Humans (SP-SCORE-12); a \
         stalemate ends the game at once, also in the last round (SP-END-9).",
    ];

    fn default_setup(seats: u8) -> Setup {
        Setup::new(seats)
    }

    fn new(setup: &Setup, components: &'static Catalogue) -> Result<Self, Refusal> {
        let mut game = Phoenix::laid_out(setup, Shared::new(components))?;
        table::begin(&mut game);
        Ok(game)
    }

    fn components(&self) -> &'static Catalogue {
        self.data.get()
    }

    fn seats(&self) -> u8 {
        self.players.len()
    }

    #[inline]
    fn pending(&self) -> Option<&Pending> {
        self.stack.last()
    }

    #[inline]
    fn take_pending(&mut self) -> Option<Pending> {
        self.stack.pop()
    }

    fn next_step(play: &mut Play<'_>) -> bool {
        play.next_step()
    }

    fn aside(&self) -> Option<Decision> {
        Some(convert::Convert.into())
    }

    fn is_aside(mv: Move) -> bool {
        matches!(mv, Move::Convert(_))
    }

    fn out_of_place(&self, _mv: Move) -> Refusal {
        if self.step == Step::Over { Refusal::new("SP-END-4", "game-over") } else { turn::out_of_place() }
    }

    fn scores(&self) -> ScoreSheet {
        self.score_sheet()
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
        self.turns
    }

    fn write_move(&self, mv: Move) -> String {
        notation::write(mv)
    }

    fn read_move(&self, line: &str) -> Result<Move, Misread> {
        notation::read(line)
    }

    fn texts() -> &'static Texts {
        &TEXTS
    }
}

impl Judge for Phoenix {
    fn judge(&self, seat: Seat) -> f64 {
        self.worth(seat)
    }
}

impl Phoenix {
    /// Puts a question. It is answered before those asked earlier.
    pub(crate) fn ask(&mut self, seat: Seat, decision: impl Into<Decision>) {
        self.stack.push(Pending { seat, decision: decision.into() });
    }
}

impl Step {
    /// Whether the first turn is still to come.
    pub fn is_setup(self) -> bool {
        matches!(
            self,
            Step::Start
                | Step::Aliens
                | Step::Display(_)
                | Step::Deal(_)
                | Step::Sets(_)
                | Step::Draft(_)
                | Step::Hubs(_)
                | Step::Benefits(..)
        )
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
