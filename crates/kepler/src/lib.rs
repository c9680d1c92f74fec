//! Kepler-3042 as a deterministic state machine.
//!
//! This page holds the state. Every chapter of `rules.md` has a file of its own with the questions it asks: which
//! answers there are, what is against the others, what an answer does, and what people read about it.
//!
//! | rules | file |
//! |---|---|
//! | KE-COMP, data | `catalogue`, `names`, `cubes`, `hexes`, `player` |
//! | KE-SETUP, KE-PC | `setup`, `deal` |
//! | KE-ROUND, KE-END | `round` |
//! | KE-ACT | `turn` |
//! | KE-RES, KE-ENERGY, KE-EXPL, KE-ANTI | `produce` |
//! | KE-MISS | `missions` |
//! | KE-COLON | `colonies` |
//! | KE-TECHDEV, KE-TECH, KE-COLLAB | `development` |
//! | KE-PROP, KE-MOVE, KE-WITHDRAW | `fleet` |
//! | KE-TERRA | `terraform` |
//! | KE-MAP | `explore` |
//! | KE-BONUS | `bonus` |
//! | KE-PROG | `progress` |
//! | KE-LEAD, KE-MEDAL | `leadership` |
//! | KE-QUANT | `quantum` |
//! | KE-OBJ, what cards count | `objectives` |
//! | KE-SCORE | `scoring` |
//! | KE-SOLO | `ghost` |
//!
//! What happens is told in the words of `event`. `judge` and `learn` are no rules: they estimate what a position is
//! worth, and write it as numbers.

mod audit;
mod bonus;
pub mod catalogue;
mod colonies;
pub mod cubes;
mod deal;
mod development;
pub mod draw;
mod event;
mod explore;
mod fleet;
mod ghost;
pub mod hexes;
mod judge;
mod leadership;
mod learn;
mod missions;
mod moves;
pub mod names;
mod notation;
mod objectives;
mod player;
mod produce;
mod progress;
mod quantum;
mod round;
pub mod scene;
mod scoring;
mod setup;
mod show;
mod tale;
mod terraform;
mod turn;
mod words;

use std::sync::LazyLock;

use arrayvec::ArrayVec;
use enum_map::EnumMap;
use hex::Axial;
use serde::{Deserialize, Serialize};
use table::{
    BySeat, Counts, Eye, Eyes, Game, Handicap, Judge, Misread, Refusal, Rng, ScoreSheet, Seat, Shared, Texts,
};

use catalogue::{Catalogue, MAX_TILES};
use names::{Action, Progress, Track};

pub use event::{Event, Rise};
pub use moves::{Decision, Move, Pending, Terms};
pub use player::{Body, Face, Holding, Player, Secret, Ship, Tile, Unseen, World};
pub use setup::{Difficulty, ObjectiveSet, Setup};
pub use words::{
    cube_place, hex_place, hex_words, ship_place, tech_place, tile_words, world_place, world_words,
};

/// The questions, each with what it has to remember: the contents of [`Decision`].
pub mod question {
    pub use crate::bonus::Bonuses;
    pub use crate::colonies::Colonise;
    pub use crate::deal::{Deal, First, Keep, Lay, Reveal};
    pub use crate::development::{Buy, Collaborate, Pay, Raise};
    pub use crate::explore::{Explore, TurnUp};
    pub use crate::fleet::{Fleet, Onward, Withdraw};
    pub use crate::ghost::{Ghost, GhostRises};
    pub use crate::leadership::{Advance, Recover};
    pub use crate::missions::{Build, Place};
    pub use crate::produce::{Exploit, Produce};
    pub use crate::quantum::Quantum;
    pub use crate::terraform::Terraform;
    pub use crate::turn::Act;
}

table::play! {
    /// A game of Kepler-3042 in the middle of a move.
    pub struct Play of Kepler
}

/// A game of Kepler-3042.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Kepler {
    /// The components in use.
    #[serde(skip)]
    pub(crate) data: Shared<Catalogue>,

    // What was agreed.
    /// How many people play; alone they have the Ghost for a neighbour.
    pub(crate) people: u8,
    pub(crate) objectives: ObjectiveSet,
    pub(crate) lay_tiles: bool,
    pub(crate) difficulty: Difficulty,

    // The table.
    pub(crate) tiles: ArrayVec<Tile, MAX_TILES>,
    /// What the face-down tiles are, all together.
    pub(crate) unseen: Unseen,
    /// Progress cards that were never turned up, one bit each; two of them never will be (KE-SETUP-16).
    pub(crate) deck: u32,
    /// The progress card of the round.
    pub(crate) card: Option<Progress>,
    /// Medals on it (KE-MEDAL-2).
    pub(crate) on_card: EnumMap<Track, u8>,
    /// Medals on their spaces, one bit each in the order of the spaces.
    pub(crate) on_track: EnumMap<Track, u8>,
    pub(crate) players: BySeat<Player>,

    // Where the game stands.
    /// Who has the first-player token.
    pub(crate) first: Seat,
    /// Whose turn it is.
    pub(crate) active: Seat,
    /// The round marker.
    pub(crate) round: u8,
    pub(crate) step: Step,
    pub(crate) turn: TurnSoFar,
    /// Who benefits from the progress card, one bit for each seat (KE-PROG-6).
    pub(crate) qualified: u8,
    /// Open questions, the most urgent last.
    pub(crate) stack: ArrayVec<Pending, 16>,
    pub(crate) turns: u32,
    /// Points that were agreed beforehand (KE-SCORE-9).
    #[serde(default, skip_serializing_if = "Handicap::is_none")]
    pub(crate) handicap: Handicap,
}

/// What has happened on a turn, as far as its rest depends on it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct TurnSoFar {
    /// The main action.
    pub action: Option<Action>,
    /// Which of its two bonus actions were taken: that of the column, that of the row.
    pub taken: [bool; 2],
    /// Cubes moved by Quantum Physics (KE-QUANT-1).
    pub moves: u8,
    /// Cubes transformed by it (KE-QUANT-2).
    pub transforms: u8,
}

/// How far the game has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Somebody is to begin (KE-SETUP-18).
    First,
    /// Tiles are laid; how many (KE-SETUP-19).
    Lay(u8),
    /// Tiles of the short-range zone are turned up; the next tile (KE-SETUP-12).
    Open(u8),
    /// Starting technologies; how many were chosen (KE-SETUP-13).
    Start(u8),
    /// Objectives are dealt; how many (KE-SETUP-15).
    Deal(u8),
    /// Objectives are kept; how many.
    Keep(u8),
    /// The progress card is turned up (KE-ROUND-3).
    Reveal,
    /// The Ghost takes its steps (KE-SOLO-13).
    Ghost,
    /// A turn begins; the place in turn order.
    Turn(u8),
    /// The main action.
    Main(u8),
    /// Bonus actions.
    Bonus(u8),
    /// Starships move.
    Move(u8),
    /// Starships are withdrawn.
    Withdraw(u8),
    /// The progress card is resolved; the place in turn order (KE-PROG-3).
    Card(u8),
    /// Medals are awarded (KE-MEDAL-4).
    Medals,
    /// The game has ended.
    Over,
}

impl Step {
    /// Whether the first round is still to come.
    pub fn is_setup(self) -> bool {
        matches!(
            self,
            Step::First | Step::Lay(_) | Step::Open(_) | Step::Start(_) | Step::Deal(_) | Step::Keep(_)
        )
    }

    /// Whether somebody's turn goes on (KE-QUANT-9).
    #[inline]
    pub fn is_turn(self) -> bool {
        matches!(self, Step::Main(_) | Step::Bonus(_) | Step::Move(_) | Step::Withdraw(_))
    }
}

/// Names, prompts and refusals.
static TEXTS: LazyLock<Texts> =
    LazyLock::new(|| Texts::embedded(include_str!("../text/en.ftl"), include_str!("../text/de.ftl")));

impl Game for Kepler {
    type Setup = Setup;
    type Move = Move;
    type Terms = Terms;
    type Event = Event;
    type Decision = Decision;
    type Components = Catalogue;
    type Play<'a> = Play<'a>;

    const NAME: &'static str = "kepler";
    const SEATS: std::ops::RangeInclusive<u8> = 1..=4;

    fn default_setup(seats: u8) -> Setup {
        Setup::new(seats)
    }

    fn new(setup: &Setup, components: &'static Catalogue) -> Result<Self, Refusal> {
        let mut game = Kepler::laid_out(setup, Shared::new(components))?;
        table::begin(&mut game);
        Ok(game)
    }

    fn components(&self) -> &'static Catalogue {
        self.data.get()
    }

    fn seats(&self) -> u8 {
        self.players.len()
    }

    fn is_automatic(&self, seat: Seat) -> bool {
        seat.number() > self.people
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

    #[inline]
    fn aside(&self) -> Option<Decision> {
        Some(quantum::Quantum.into())
    }

    #[inline]
    fn is_aside(mv: Move) -> bool {
        matches!(mv, Move::Shift(..) | Move::Transform(..))
    }

    fn out_of_place(&self, _mv: Move) -> Refusal {
        if self.step == Step::Over { Refusal::new("KE-END-1", "game-over") } else { moves::out_of_place() }
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

    /// An objective that is dealt or kept is its owner's alone (KE-OBJ-2).
    fn known_to(&self, mv: Move) -> Eyes {
        match (mv, self.pending()) {
            (Move::Deal(_) | Move::Keep(_), Some(pending)) => Eyes::only(pending.seat),
            _ => Eyes::ALL,
        }
    }

    fn seen_by(&self, eye: Eye) -> Self {
        self.hidden_from(eye)
    }

    fn imagine(&self, seat: Seat, rng: &mut Rng) -> Self {
        self.imagined(seat, rng)
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

impl Judge for Kepler {
    fn judge(&self, seat: Seat) -> f64 {
        self.worth(seat)
    }
}

impl Kepler {
    /// Puts a question. It is answered before those asked earlier.
    #[inline]
    pub(crate) fn ask(&mut self, seat: Seat, decision: impl Into<Decision>) {
        self.stack.push(Pending { seat, decision: decision.into() });
    }
}

/// What lies on the table, for whoever draws it, judges it or checks it.
impl Kepler {
    /// Everybody with what lies in front of them; in the solo game the second one is the Ghost.
    pub fn players(&self) -> &BySeat<Player> {
        &self.players
    }

    /// How many people play.
    pub fn people(&self) -> u8 {
        self.people
    }

    /// The seat of the Ghost, in the solo game.
    pub fn ghost(&self) -> Option<Seat> {
        (self.people == 1).then_some(Seat::new(1))
    }

    /// Which objectives were dealt.
    pub fn objective_set(&self) -> ObjectiveSet {
        self.objectives
    }

    /// What has to be reached alone.
    pub fn difficulty(&self) -> Difficulty {
        self.difficulty
    }

    /// The tiles of the board, those that have left the game included.
    pub fn tiles(&self) -> &[Tile] {
        &self.tiles
    }

    /// The tile on a hex; those that have left the game are no longer there.
    pub fn tile_at(&self, hex: Axial) -> Option<Tile> {
        self.tiles.iter().copied().find(|tile| tile.hex == hex && tile.face != Face::Gone)
    }

    /// The bodies that nobody has seen yet.
    pub fn unseen(&self) -> Unseen {
        self.unseen
    }

    /// Progress cards that were never turned up.
    pub fn deck(&self) -> impl Iterator<Item = Progress> {
        let deck = self.deck;
        <Progress as names::Named>::ALL.iter().copied().filter(move |card| deck >> *card as u32 & 1 == 1)
    }

    /// The progress card of the round.
    pub fn card(&self) -> Option<Progress> {
        self.card
    }

    /// Medals of a track that lie on the progress card.
    pub fn medals_on_card(&self, track: Track) -> u8 {
        self.on_card[track]
    }

    /// The medal spaces of a track whose medals are still there.
    pub fn medal_spaces(&self, track: Track) -> impl Iterator<Item = u8> {
        let left = self.on_track[track];
        let spaces = self.data.get().leadership[track].medals.iter().enumerate();
        spaces.filter(move |(index, _)| left >> index & 1 == 1).map(|(_, space)| *space)
    }

    /// Who has the first-player token.
    pub fn first(&self) -> Seat {
        self.first
    }

    /// Whose turn it is.
    pub fn active(&self) -> Seat {
        self.active
    }

    /// The round marker.
    pub fn round_marker(&self) -> u8 {
        self.round
    }

    /// How far the game has come.
    pub fn step(&self) -> Step {
        self.step
    }

    /// What the current turn has come to.
    pub fn turn(&self) -> TurnSoFar {
        self.turn
    }

    /// Whether a seat benefits from the progress card that is being resolved.
    pub fn qualifies_now(&self, seat: Seat) -> bool {
        self.qualified >> seat.index() & 1 == 1
    }

    /// The question that is open, if the game is not over.
    pub fn question(&self) -> Option<Pending> {
        self.stack.last().copied()
    }

    /// Starships a player has in supply.
    pub fn ships_left(&self, seat: Seat) -> u8 {
        self.data.numbers.ships.saturating_sub(self.players[seat].ships.len() as u8)
    }

    /// Nation markers a player has in supply.
    pub fn markers_left(&self, seat: Seat) -> u8 {
        self.data.numbers.markers.saturating_sub(self.players[seat].planets().count() as u8)
    }

    /// The people in turn order of this round.
    pub fn turn_order(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        let (first, people) = (self.first, self.people);
        (0..people).map(move |place| first.clockwise(place, people))
    }
}
