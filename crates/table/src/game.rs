//! The contract every game fulfils.
//!
//! A game is a **pure state machine**: cheap to clone, deterministic, without input or output, clock or
//! global state. Everything a table needs (log, undo, live pages, bots, replays, research) is built from the
//! methods below, for all games alike.
//!
//! # The life of a game
//!
//! 1. [`Game::new`] lays out the table from the agreed [`Game::Setup`] and a [`Seed`]. Whatever players decide
//!    during set-up (faction, draft, first placements) is *not* part of it: those are ordinary moves.
//! 2. While [`Game::to_move`] names a seat, exactly that seat decides. What the rules let several people
//!    decide at the same time is asked one after the other in turn order.
//! 3. [`Game::legal_moves`] lists every legal move of that seat; at least one exists.
//! 4. [`Game::play`] carries one out or refuses it, and then runs everything automatic up to the next
//!    decision.
//! 5. When `to_move` says [`Turn::Over`], [`Game::scores`] is final.
//!
//! # Moves are micro-decisions
//!
//! A move is one click: choose an action, then its target, then how to pay. Lists stay short, a person can
//! answer them, a search can branch on them. Where all answers are equivalent, the game does not ask.
//!
//! # One check, four users
//!
//! Legality is written once, in [`Game::check`]. The generator keeps the `Ok`s, `play` refuses the `Err`s, the
//! page shows the price from the terms and the reason from the [`Refusal`], bots read both.
//!
//! # Laws
//!
//! [`crate::check`] proves them for every game:
//!
//! * every generated move is accepted, every other is refused, and a refused move changes nothing;
//! * no position without a legal move unless the game is over;
//! * clone, serialisation and replay give the identical state, with the identical [`Game::state_hash`];
//! * [`Game::scores`] equals [`Game::recount`];
//! * [`Game::audit`] finds all pieces;
//! * [`Game::seen_by`] does not depend on what that eye may not know, and looking twice changes nothing;
//! * [`Game::imagine`] looks the same as the truth to the seat that imagines.

use std::fmt::{self, Debug};
use std::hash::{Hash, Hasher};
use std::path::Path;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::data::DataError;
use crate::{Dice, Refusal, ScoreSheet, Seat, Seed, StableHasher, Texts};

/// Who decides next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// This seat, and nobody else.
    Of(Seat),
    /// Nobody: the game has ended.
    Over,
}

impl Turn {
    /// The seat to move, if the game still runs.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Turn::Of(seat) => Some(seat),
            Turn::Over => None,
        }
    }
}

/// Who looks at a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eye {
    /// A player, who sees what lies open and what is their own.
    Seat(Seat),
    /// A guest, who sees only what lies open.
    Spectator,
}

/// A line that is no move in this game's notation: what is wrong, and what would be right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Misread(pub String);

impl fmt::Display for Misread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Misread {}

/// A game with all its rules. The top of `game.rs` has the contract as a whole.
pub trait Game:
    Sized + Clone + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// What is agreed before the game: number of players, variants, options. It is written into the header
    /// of the log, so it must say everything that [`Game::new`] does not take from the dice.
    type Setup: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;

    /// One micro-decision. Small, `Copy`, and independent of who makes it.
    type Move: Copy + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync;

    /// What a legal move costs and brings, as far as it is known before it is made.
    type Terms: Clone + Debug + Serialize;

    /// The name in commands, addresses and logs: lower case, no spaces.
    const NAME: &'static str;

    /// How many people can sit down.
    const SEATS: std::ops::RangeInclusive<u8>;

    /// The set-up with every option at its printed default.
    fn default_setup(seats: u8) -> Self::Setup;

    /// Lays out the table. The same set-up and seed give the same game on every platform.
    fn new(setup: &Self::Setup, seed: Seed) -> Result<Self, Refusal>;

    /// How many seats this game has.
    fn seats(&self) -> u8;

    /// Who decides now.
    fn to_move(&self) -> Turn;

    /// Fills `out` with every legal move of the seat to move: each once, in a stable order, the customary
    /// answer first. `out` is cleared first; it stays empty only when the game is over.
    fn legal_moves(&self, out: &mut Vec<Self::Move>);

    /// Whether the seat to move may make this move now: its terms, or the rule against it.
    fn check(&self, mv: Self::Move) -> Result<Self::Terms, Refusal>;

    /// Carries out a move **known to be legal** and everything automatic behind it.
    ///
    /// This is the unchecked half of [`Game::play`], for moves that came from [`Game::legal_moves`] on this
    /// very state. With any other move the result is unspecified (it may panic) but never unsafe.
    fn apply(&mut self, mv: Self::Move);

    /// Carries out a move if it is legal; otherwise changes nothing and says why.
    fn play(&mut self, mv: Self::Move) -> Result<(), Refusal> {
        self.check(mv)?;
        self.apply(mv);
        Ok(())
    }

    /// Whether carrying out this legal move rolls dice or uncovers something hidden: it cannot be taken back,
    /// because its maker would know more than before.
    fn reveals(&self, _mv: Self::Move) -> bool {
        false
    }

    /// Points by seat and source, at any time.
    fn scores(&self) -> ScoreSheet;

    /// The totals of [`Game::scores`], counted anew from the position instead of read from running totals.
    fn recount(&self) -> ScoreSheet;

    /// The game as one pair of eyes may know it: hidden things blanked, the future of the dice gone.
    #[must_use]
    fn seen_by(&self, eye: Eye) -> Self;

    /// The same position with everything unknown to `seat` drawn anew from `dice`.
    #[must_use]
    fn imagine(&self, seat: Seat, dice: &mut Dice) -> Self;

    /// What the position is worth to this seat, in points, for bots: the higher, the better for the seat.
    ///
    /// Pure and deterministic, and made from nothing that `seat` may not know. Bots compare the values of
    /// several positions for one seat; a game may count the points it expects at the end or the lead over the
    /// others, whichever tells good positions from bad ones better. Between the clicks of a turn the judge should
    /// be hopeful about what the turn will still bring, because bots look at promising positions first. When the
    /// game is over, the values order the seats as the scores do.
    ///
    /// Without a judge of its own a game counts the lead: the seat's points now, less the best other seat's.
    fn judge(&self, seat: Seat) -> f64 {
        let sheet = self.scores();
        let others = sheet.seats.iter().filter(|(other, _)| *other != seat);
        let best = others.map(|(_, score)| score.total).max().unwrap_or(0);
        f64::from(sheet.seats[seat].total - best)
    }

    /// Full turns taken so far, for people who count in turns rather than in clicks.
    fn turns(&self) -> u32;

    /// Writes a move as one short line, readable by [`Game::read_move`] in this state.
    fn write_move(&self, mv: Self::Move) -> String;

    /// Reads a line written by a person or by [`Game::write_move`]. Whether the move is legal is another
    /// question.
    fn read_move(&self, line: &str) -> Result<Self::Move, Misread>;

    /// Counts the pieces: `Err` says which law of conservation is broken.
    fn audit(&self) -> Result<(), String>;

    /// What chance decided when the table was laid out, for people and referees who check a game.
    fn chance(&self) -> serde_json::Value;

    /// Names, prompts and refusals in the languages of the house.
    fn texts() -> &'static Texts;

    /// What a seat plays, once that is chosen (a faction, a company, …), as a key of the text catalogue.
    fn label(&self, _seat: Seat) -> Option<&'static str> {
        None
    }

    /// Takes component files from a folder in place of the built-in ones. This comes before the first game.
    fn install(folder: &Path) -> Result<(), DataError> {
        Err(DataError::new(&folder.display().to_string(), Self::NAME, "this game has no component files"))
    }

    /// A short mark of the component data in use, so that a log says which components it was played with.
    fn data_mark() -> String;

    /// A 64-bit hash of the state that is the same on every platform and in every run.
    fn state_hash(&self) -> u64 {
        let mut hasher = StableHasher::default();
        self.hash(&mut hasher);
        hasher.finish()
    }
}
