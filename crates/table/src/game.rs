//! The contract every game fulfils.
//!
//! A game is a **pure state machine**: cheap to clone, deterministic, without input or output, clock or
//! global state. Everything a table needs (log, undo, live pages, bots, replays, research) is built from the
//! methods below, for all games alike.
//!
//! # The life of a game
//!
//! 1. [`Game::new`] lays out the table from the agreed [`Game::Setup`] and the [components](Components) in use. It
//!    draws nothing and asks nobody: whatever chance or players decide, set-up included, is a move.
//! 2. [`Game::to_move`] says whose move it is: a [seat's](Turn::Of), or [fate's](Turn::Fate).
//! 3. [`Game::legal_moves`] lists every legal move; at least one exists until the game is [over](Turn::Over).
//! 4. [`Game::play`] carries one out or refuses it, and then runs everything automatic up to the next decision.
//! 5. When `to_move` says [`Turn::Over`], [`Game::scores`] is final.
//!
//! # Moves are micro-decisions
//!
//! A move is one click: choose an action, then its target, then how to pay. Lists stay short, a person can
//! answer them, a search can branch on them. Where all answers are equivalent, the game does not ask.
//! What the rules let several people decide at the same time is asked one after the other in turn order.
//!
//! # Questions, and the machine that asks
//!
//! Every decision is a [`Question`] that waits on a stack in the state; the last one is open. A question has its
//! answers, its check and its carrying out side by side (and, in the layer of words, what people read about it). The
//! machine that asks is written here once: `to_move`, `legal_moves`, `outcomes`, `check` and `apply` are the same for
//! all games.
//!
//! # Fate moves too
//!
//! Whatever chance decides — dice, cards drawn, tiles turned up, the deal — is a question that fate answers
//! ([`Question::fate`]). Its [`Game::outcomes`] are listed with their weights, for whoever wants to look ahead. The
//! host of a game [draws](crate::Fate) one of them when, and only when, the moves before it are committed; it stands in
//! the log like any other move. So nobody can look at a roll before it is made, a log replays without its seed, and a
//! deck is the cards that are left in it, not an order that could leak.
//!
//! The steps of an automatic opponent are fate's as well: what it draws has several outcomes, what the rules make it
//! do has one. It sits on a seat of its own ([`Game::is_automatic`]).
//!
//! # Events tell what happened
//!
//! Carrying out a move [tells](Tell) what happens, in the order in which it happens, as values of [`Game::Event`].
//! The log in words, the price and the gain of a choice, what flashes on the board, statistics and exports are made from
//! them. Nobody listening costs nothing.
//!
//! # Secrets
//!
//! Whatever is shown, written, streamed or thought is made from what an [`Eye`] may know: states through
//! [`Game::seen_by`], moves through [`Game::known_to`], events through [`Event::seen_by`].
//!
//! # One check, four users
//!
//! Legality is written once, in [`Question::check`]. The generator keeps the `Ok`s, `play` refuses the `Err`s, the
//! page shows the price from the terms and the reason from the [`Refusal`], bots read both.
//!
//! # Laws
//!
//! [`crate::check`] proves them for every game; [`Law`](crate::check::Law) lists them.

use std::fmt::{self, Debug};
use std::hash::{Hash, Hasher};

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::machine;
use crate::question::{Pending, Play, Question};
use crate::{
    Components, Counts, Event, Eye, Eyes, Refusal, Rng, ScoreSheet, Seat, StableHasher, Tell, Terms, Texts,
};

/// Whose move it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// This seat's, and nobody else's.
    Of(Seat),
    /// Fate's: dice fall, a card is drawn, the automatic opponent takes its next step.
    Fate,
    /// Nobody's: the game has ended.
    Over,
}

impl Turn {
    /// The seat to move, if it is a seat's move.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Turn::Of(seat) => Some(seat),
            Turn::Fate | Turn::Over => None,
        }
    }

    /// Whether the game has ended.
    pub fn is_over(self) -> bool {
        self == Turn::Over
    }
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
    /// of the log, so it must say everything that is neither a move nor a component.
    type Setup: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;

    /// One micro-decision, of a seat or of fate. Small, `Copy`, and independent of who makes it.
    type Move: Copy + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync;

    /// What a legal move costs.
    type Terms: Terms;

    /// Something that happened.
    type Event: Event;

    /// What can be asked: usually an enum made by [`crate::decisions!`].
    type Decision: Question<Self>;

    /// The pieces, cards and numbers of the box.
    type Components: Components;

    /// The game in the middle of a move, made by [`crate::play!`].
    type Play<'a>: Play<'a, Self>;

    /// The name in commands, addresses and logs: lower case, no spaces.
    const NAME: &'static str;

    /// How many people can sit down.
    const SEATS: std::ops::RangeInclusive<u8>;

    /// What changed in the rules as played here, version by version, each in a sentence; the first version is 1 and
    /// needs none. The number of the latest version is written into every log.
    const CHANGES: &'static [&'static str] = &[];

    // Before the game

    /// The set-up with every option at its printed default.
    fn default_setup(seats: u8) -> Self::Setup;

    /// The table as it is before anything is decided, with the first question open.
    fn new(setup: &Self::Setup, components: &'static Self::Components) -> Result<Self, Refusal>;

    /// The components this game is played with.
    fn components(&self) -> &'static Self::Components;

    /// How many seats this game has, automatic opponents included.
    fn seats(&self) -> u8;

    /// Whether nobody sits here: the rules and fate move for this seat.
    fn is_automatic(&self, _seat: Seat) -> bool {
        false
    }

    // What the machine needs

    /// The open question; `None` when the game is over.
    fn pending(&self) -> Option<&Pending<Self::Decision>>;

    /// Takes the open question off the stack.
    fn take_pending(&mut self) -> Option<Pending<Self::Decision>>;

    /// Does the next thing that happens by itself when no question is open. `false` once the game is over.
    fn next_step(play: &mut Self::Play<'_>) -> bool;

    /// A question that stands beside every other one: what its seat may do in the middle of anything. The moves that
    /// answer it are told by [`Game::is_aside`].
    fn aside(&self) -> Option<Self::Decision> {
        None
    }

    /// Whether a move answers the question that stands beside the others.
    fn is_aside(_mv: Self::Move) -> bool {
        false
    }

    /// Why a move is refused that does not belong to the open question, or comes after the end.
    fn out_of_place(&self, mv: Self::Move) -> Refusal;

    // The machine

    /// Whose move it is.
    #[inline]
    fn to_move(&self) -> Turn {
        match self.pending() {
            None => Turn::Over,
            Some(open) if open.decision.fate() => Turn::Fate,
            Some(open) => Turn::Of(open.seat),
        }
    }

    /// Fills `out` with every legal move of the seat to move, or of fate: each once, in a stable order, the customary
    /// answer first. `out` is cleared first; it stays empty only when the game is over.
    fn legal_moves(&self, out: &mut Vec<Self::Move>) {
        machine::legal_moves(self, out);
    }

    /// Fills `out` with what fate may decide now, and how likely each is: a positive weight of the sum of all. Empty
    /// unless it is fate's move. The order is part of the contract: which outcome a seed draws depends on it.
    fn outcomes(&self, out: &mut Vec<(Self::Move, u32)>) {
        out.clear();
        if let Some(Pending { seat, decision }) = self.pending()
            && decision.fate()
        {
            decision.outcomes(self, *seat, out);
        }
    }

    /// Whether this move may be made now: its terms, or the rule against it.
    fn check(&self, mv: Self::Move) -> Result<Self::Terms, Refusal> {
        let Some(Pending { seat, decision }) = self.pending() else { return Err(self.out_of_place(mv)) };
        let seat = *seat;
        match self.aside() {
            Some(aside) if Self::is_aside(mv) && !decision.fate() => aside.check(self, seat, mv),
            _ => decision.check(self, seat, mv),
        }
    }

    /// Carries out a move **known to be legal** and everything automatic behind it, and tells what happens.
    ///
    /// This is the unchecked half of [`Game::play`], for moves that came from [`Game::legal_moves`] on this
    /// very state. With any other move the result is unspecified (it may panic) but never unsafe.
    fn apply(&mut self, mv: Self::Move, tell: Tell<'_, Self::Event>) {
        machine::apply(self, mv, tell);
    }

    /// Carries out a move if it is legal; otherwise changes nothing and says why. Nobody is told what happens.
    fn play(&mut self, mv: Self::Move) -> Result<(), Refusal> {
        self.check(mv)?;
        self.apply(mv, Tell::nobody());
        Ok(())
    }

    /// What a legal move does by itself, tried on a copy: the position before anything follows, and what happened on
    /// the way there. The terms of the move promise what it costs.
    fn dry_run(&self, mv: Self::Move) -> (Self, Vec<Self::Event>) {
        let (mut after, mut events) = (self.clone(), Vec::new());
        machine::carry_out::<Self>(&mut Self::Play::new(&mut after, Tell::to(&mut events)), mv);
        (after, events)
    }

    /// The same, together with the answers to its own questions that the rules leave no choice about: the whole price and
    /// gain of a choice are read off it.
    fn try_out(&self, mv: Self::Move) -> (Self, Vec<Self::Event>) {
        let (mut after, mut events) = (self.clone(), Vec::new());
        let mut play = Self::Play::new(&mut after, Tell::to(&mut events));
        machine::carry_out::<Self>(&mut play, mv);
        machine::settle::<Self>(&mut play);
        drop(play);
        (after, events)
    }

    // What can be counted

    /// Points by seat and source, at any time.
    fn scores(&self) -> ScoreSheet;

    /// The totals of [`Game::scores`], counted anew from the position instead of read from running totals.
    fn recount(&self) -> ScoreSheet;

    /// Everything that can be counted, by whose it is. The changes that events tell add up to the difference
    /// between two positions.
    fn counts(&self) -> Counts;

    /// Counts the pieces: `Err` says which law of conservation is broken.
    fn audit(&self) -> Result<(), String>;

    /// Full turns taken so far, for people who count in turns rather than in clicks.
    fn turns(&self) -> u32;

    // Secrets

    /// Who may know that this legal move was made.
    fn known_to(&self, _mv: Self::Move) -> Eyes {
        Eyes::ALL
    }

    /// The game as one pair of eyes may know it: hidden things blanked. Whoever sees it can try their own moves on it.
    #[must_use]
    fn seen_by(&self, _eye: Eye) -> Self {
        self.clone()
    }

    /// The same position with everything unknown to `seat` drawn anew.
    #[must_use]
    fn imagine(&self, _seat: Seat, _rng: &mut Rng) -> Self {
        self.clone()
    }

    // Texts

    /// Writes a move as one short line, readable by [`Game::read_move`] in this state.
    fn write_move(&self, mv: Self::Move) -> String;

    /// Reads a line written by a person or by [`Game::write_move`]. Whether the move is legal is another
    /// question.
    fn read_move(&self, line: &str) -> Result<Self::Move, Misread>;

    /// Names, prompts and refusals in the languages of the house.
    fn texts() -> &'static Texts;

    /// A 64-bit hash of the state that is the same on every platform and in every run.
    fn state_hash(&self) -> u64 {
        let mut hasher = StableHasher::default();
        self.hash(&mut hasher);
        hasher.finish()
    }
}

/// What a position is worth, for bots.
pub trait Judge: Game {
    /// What the position is worth to this seat, in points: the higher, the better for the seat.
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
}
