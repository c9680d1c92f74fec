//! Planetformers as a deterministic state machine.
//!
//! This page holds the state. Every chapter of `rules.md` has a file of its own with the questions it asks: which
//! answers there are, what is against the others, what an answer does, and what people read about it.
//!
//! | rules | file |
//! |---|---|
//! | components | `catalogue`, `names`, `cards`, `space`, `goods`, `player`, `world` |
//! | PF-SETUP | `setup`, `layout`, `deal` |
//! | PF-TURN | `turn` |
//! | PF-RES | `resources` |
//! | PF-SPEC | `payment` |
//! | PF-UPG | `upgrades` |
//! | PF-TRAVEL | `travel`, `reach` |
//! | PF-CREW | `crew`, `canteen` |
//! | PF-DEST, PF-GATHER, PF-SETTLE, PF-GAIN | `destination` |
//! | PF-TERRA | `terraform` |
//! | PF-SCOUT | `scout` |
//! | PF-COL | `colonies` |
//! | PF-OUT | `outposts` |
//! | PF-END | `end` |
//! | PF-SCORE | `scoring` |
//! | PF-SOLO | `automa` |
//!
//! What happens is told in the words of `event`. `judge` and `learn` are no rules: they estimate what a position is
//! worth, and write it as numbers.

mod audit;
pub mod automa;
mod canteen;
pub mod cards;
pub mod catalogue;
mod colonies;
mod crew;
mod deal;
mod destination;
pub mod draw;
mod end;
mod event;
pub mod goods;
mod judge;
mod layout;
mod learn;
mod moves;
pub mod names;
mod notation;
mod outposts;
mod payment;
mod places;
mod player;
mod reach;
mod resources;
pub mod scene;
mod scoring;
mod scout;
mod setup;
mod show;
pub mod space;
mod terraform;
mod travel;
mod turn;
mod upgrades;
mod world;

use std::sync::LazyLock;

use arrayvec::ArrayVec;
use enum_map::EnumMap;
use serde::{Deserialize, Serialize};
use table::{BySeat, Counts, Game, Handicap, Judge, Misread, Refusal, ScoreSheet, Seat, Shared, Texts};

use automa::Automa;
pub use automa::AutomaEvent;
use cards::{Crew, CrewSet, SurvivorSet};
use catalogue::Catalogue;
use names::{Action, Cause, Named, NodeKind, Planet};
use space::{CELLS, Cell, Spot};

pub use event::{Event, Giver, Why};
pub use moves::{Decision, Move, Pending, Terms};
pub use payment::{Bill, Need, Purpose};
pub use player::Player;
pub use reach::Reach;
pub use setup::{Setup, Starting};
pub use world::{Marker, World};

/// The questions, each with what it has to remember: the contents of [`Decision`].
pub mod question {
    pub use crate::automa::{CarryOut, DrawCard, Recruit, Symbol};
    pub use crate::canteen::{DrawCrew, Place, Refill, Source};
    pub use crate::crew::{Act, Play};
    pub use crate::deal::{Deal, Keep};
    pub use crate::destination::Actions;
    pub use crate::layout::{Layout, Start};
    pub use crate::payment::Pay;
    pub use crate::resources::Take;
    pub use crate::scout::{Choose, DrawSurvivor, KeepSurvivor};
    pub use crate::terraform::Raise;
    pub use crate::travel::{Bonus, Discovery, Travel};
    pub use crate::turn::LastDraw;
    pub use crate::upgrades::Unlock;
}

table::play! {
    /// A game of Planetformers in the middle of a move.
    pub struct Play of Planetformers
}

/// A game of Planetformers.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Planetformers {
    /// The components in use.
    #[serde(skip)]
    pub(crate) data: Shared<Catalogue>,

    // The table.
    /// The planetary system, cell by cell.
    pub(crate) system: [Option<World>; CELLS],
    /// Crew cards that nobody has seen since the last shuffle.
    pub(crate) crew_deck: CrewSet,
    /// The discard pile of Crew cards.
    pub(crate) crew_discard: CrewSet,
    /// The face-up cards of the Canteen (PF-CREW-18).
    pub(crate) canteen: [Option<Crew>; 3],
    /// Survivor cards that nobody has seen since the last shuffle.
    pub(crate) survivor_deck: SurvivorSet,
    /// The discard pile of Survivor cards.
    pub(crate) survivor_discard: SurvivorSet,
    /// Survivor cards that were just drawn (PF-SCOUT-11).
    pub(crate) scouted: SurvivorSet,
    pub(crate) players: BySeat<Player>,
    /// The opponent of a person alone, on the last seat.
    pub(crate) automa: Option<Automa>,

    // Where the game stands.
    pub(crate) step: Step,
    /// Who holds the First Player marker (PF-TURN-1).
    pub(crate) first: Seat,
    /// Whose turn it is.
    pub(crate) active: Seat,
    /// The round, counted from 1; 0 during set-up.
    pub(crate) round: u16,
    /// What the current turn has come to.
    pub(crate) turn: TurnSoFar,
    /// Fully terraformed Planets in the whole system (PF-END-2).
    pub(crate) terraformed: u8,
    /// Rounds in a row without a raised level, before the current one (PF-END-6).
    pub(crate) quiet_rounds: u16,
    /// Whether a level was raised in this round.
    pub(crate) raised: bool,
    /// What will end the game, once it is triggered.
    pub(crate) ending: Option<Ending>,
    /// Open questions, the most urgent last.
    pub(crate) stack: ArrayVec<Pending, 12>,
    pub(crate) turns: u32,
    /// Points that were agreed beforehand (PF-SCORE-8).
    #[serde(default, skip_serializing_if = "Handicap::is_none")]
    pub(crate) handicap: Handicap,
}

/// What has happened on a turn, as far as later parts of the turn depend on it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct TurnSoFar {
    /// Plays of Crew cards (PF-CREW-5).
    pub plays: u8,
    /// The actions taken at the destination (PF-DEST-2, PF-DEST-4).
    pub taken: EnumMap<Action, bool>,
}

/// The end of the game in sight.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Ending {
    /// On whose turn it was triggered.
    pub by: Seat,
    /// By what.
    pub cause: Cause,
    /// The last round of the game.
    pub last_round: u16,
}

/// How far the game has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Somebody is to begin (PF-SETUP-15).
    Start,
    /// The starting Planets are laid out; the next one (PF-SETUP-8).
    Layout(u8),
    /// The Canteen is filled; the next place (PF-SETUP-11).
    Canteen(u8),
    /// Crew cards are dealt; the next one (PF-SETUP-12).
    Deal(u8),
    /// One Crew card is discarded, the others are placed; the next player in turn order.
    Keep(u8),
    /// Starting resources are chosen; the next player in turn order (PF-SETUP-13).
    Supplies(u8),
    /// A turn begins.
    Turn,
    /// Step 2: space travel (PF-TURN-3).
    Travel,
    /// The end of step 2: Outposts pay; the next owner in turn order (PF-OUT-8).
    Income(u8),
    /// Step 3: Crew cards.
    Crew,
    /// Step 4: destination actions.
    Actions,
    /// Step 5: a Crew card is drawn.
    Draw,
    /// The turn ends; the next place of the Canteen to look at (PF-CREW-22).
    EndOfTurn(u8),
    /// The Automa takes its turn (PF-SOLO-11).
    Automa,
    /// The game has ended.
    Over,
}

impl Step {
    /// Whether the first turn is still to come.
    pub fn is_setup(self) -> bool {
        matches!(
            self,
            Step::Start
                | Step::Layout(_)
                | Step::Canteen(_)
                | Step::Deal(_)
                | Step::Keep(_)
                | Step::Supplies(_)
        )
    }
}

/// Names, prompts and refusals.
static TEXTS: LazyLock<Texts> =
    LazyLock::new(|| Texts::embedded(include_str!("../text/en.ftl"), include_str!("../text/de.ftl")));

impl Game for Planetformers {
    type Setup = Setup;
    type Move = Move;
    type Terms = Terms;
    type Event = Event;
    type Decision = Decision;
    type Components = Catalogue;
    type Play<'a> = Play<'a>;

    const NAME: &'static str = "planetformers";
    const SEATS: std::ops::RangeInclusive<u8> = 1..=4;

    fn default_setup(seats: u8) -> Setup {
        Setup::new(seats)
    }

    fn new(setup: &Setup, components: &'static Catalogue) -> Result<Self, Refusal> {
        let mut game = Planetformers::laid_out(setup, Shared::new(components))?;
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
        self.automa.is_some() && seat == Automa::SEAT
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

    fn out_of_place(&self, _mv: Move) -> Refusal {
        if self.step == Step::Over { Refusal::new("PF-END-3", "game-over") } else { turn::out_of_place() }
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

impl Judge for Planetformers {
    fn judge(&self, seat: Seat) -> f64 {
        self.worth(seat)
    }
}

impl Planetformers {
    /// Puts a question. It is answered before those asked earlier.
    #[inline]
    pub(crate) fn ask(&mut self, seat: Seat, decision: impl Into<Decision>) {
        self.stack.push(Pending { seat, decision: decision.into() });
    }

    /// The cell of a card that lies in the system.
    #[inline]
    pub(crate) fn cell_of(&self, planet: Planet) -> Option<Cell> {
        Cell::all()
            .find(|cell| self.system[cell.index()].as_ref().is_some_and(|world| world.planet == planet))
    }

    /// The card under a player's Ark.
    #[inline]
    pub(crate) fn world_under(&self, seat: Seat) -> Option<&World> {
        self.world(self.players[seat].ark.planet)
    }

    /// The card under a player's Ark, to be changed.
    pub(crate) fn world_under_mut(&mut self, seat: Seat) -> Option<&mut World> {
        let planet = self.players[seat].ark.planet;
        self.system.iter_mut().flatten().find(|world| world.planet == planet)
    }
}

/// What lies on the table, for whoever draws it, judges it or checks it.
impl Planetformers {
    /// The players.
    pub fn players(&self) -> &BySeat<Player> {
        &self.players
    }

    /// Whose turn it is.
    pub fn active(&self) -> Seat {
        self.active
    }

    /// Who holds the First Player marker.
    pub fn first(&self) -> Seat {
        self.first
    }

    /// The round, counted from 1; 0 during set-up.
    pub fn round_number(&self) -> u16 {
        self.round
    }

    /// How far the game has come.
    pub fn step(&self) -> Step {
        self.step
    }

    /// What the current turn has come to.
    pub fn turn_so_far(&self) -> TurnSoFar {
        self.turn
    }

    /// What ended the game, or will end it.
    pub fn end_in_sight(&self) -> Option<Ending> {
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

    /// The card in a cell of the system.
    pub fn card_in(&self, cell: Cell) -> Option<&World> {
        self.system[cell.index()].as_ref()
    }

    /// The cards of the system, with their cells.
    pub fn worlds(&self) -> impl Iterator<Item = (Cell, &World)> {
        Cell::all().zip(&self.system).filter_map(|(cell, world)| world.as_ref().map(|world| (cell, world)))
    }

    /// A card of the system.
    #[inline]
    pub fn world(&self, planet: Planet) -> Option<&World> {
        self.system.iter().flatten().find(|world| world.planet == planet)
    }

    /// What a spot is; `None` where the card has no such spot.
    #[inline]
    pub fn kind_of(&self, spot: Spot) -> Option<NodeKind> {
        self.data.planets[spot.planet].kind(spot.node)
    }

    /// The Crew deck, the discard pile and the Canteen.
    pub fn crew_cards(&self) -> (CrewSet, CrewSet, [Option<Crew>; 3]) {
        (self.crew_deck, self.crew_discard, self.canteen)
    }

    /// The Survivor deck, the discard pile and the cards that were just drawn.
    pub fn survivor_cards(&self) -> (SurvivorSet, SurvivorSet, SurvivorSet) {
        (self.survivor_deck, self.survivor_discard, self.scouted)
    }

    /// Planet cards that have not been laid out.
    pub fn planet_deck(&self) -> impl Iterator<Item = Planet> {
        let out = |planet: &Planet| self.world(*planet).is_none();
        Planet::ALL.iter().copied().filter(out)
    }

    /// Fully terraformed Planets in the whole system.
    pub fn terraformed(&self) -> u8 {
        self.terraformed
    }

    /// How many fully terraformed Planets trigger the end (PF-END-1).
    pub fn planets_to_end(&self) -> u8 {
        self.data.scoring.planets_to_trigger[usize::from(self.people()) - 1]
    }

    /// The Automa, in a game for one.
    pub fn automa(&self) -> Option<&Automa> {
        self.automa.as_ref()
    }

    /// The seats in the turn order of this round.
    pub fn turn_order(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        let (first, seats) = (self.first, self.players.len());
        (0..seats).map(move |place| first.clockwise(place, seats))
    }
}
