//! What bots have to say: a hint, and a game looked back at.

use table::{AnyGame, GameKind, Seat};

use super::{Milestone, Sitter, Step};

/// What a strong bot would do with the rest of a turn.
#[derive(Clone, Debug)]
pub struct Hint<'a> {
    /// The kind of game.
    pub kind: &'a GameKind,
    /// Whether something was already chosen in this turn: the hint goes on from there.
    pub goes_on: bool,
    /// The best turn, and another one.
    pub turns: Vec<HintTurn>,
}

/// A turn that a bot thinks of.
#[derive(Clone, PartialEq, Debug)]
pub struct HintTurn {
    /// Its moves, in notation.
    pub moves: Vec<String>,
    /// Its moves in words.
    pub steps: Vec<Step>,
    /// What is expected after it.
    pub outlook: Looked,
    /// Where it is better or worse than the other one.
    pub reasons: Vec<Reason>,
}

/// What is expected.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Looked {
    /// The points in the end; `None` if nobody can tell.
    pub points: Option<f64>,
    /// The chance to win, from 0 to 1; `None` if nobody can tell.
    pub victory: Option<f64>,
}

/// A part of the score that speaks for or against a turn.
#[derive(Clone, PartialEq, Debug)]
pub struct Reason {
    /// What it is called.
    pub part: String,
    /// How many points more or less.
    pub points: f64,
}

/// A game looked back at.
#[derive(Clone, Debug)]
pub struct AnalysisView<'a> {
    /// The table's id in addresses.
    pub id: &'a str,
    /// The kind of game.
    pub kind: &'a GameKind,
    /// The last position.
    pub game: &'a dyn AnyGame,
    /// Who sits there.
    pub sitters: &'a [Sitter],
    /// The points expected after every turn, by seat.
    pub points: Vec<Milestone>,
    /// The chances to win after every turn, in percent by seat; empty if nobody can tell.
    pub chances: Vec<Milestone>,
    /// How every seat decided.
    pub seats: Vec<SeatAnalysis>,
    /// Whether the whole game was looked at.
    pub complete: bool,
}

/// How a seat decided.
#[derive(Clone, PartialEq, Debug)]
pub struct SeatAnalysis {
    /// The seat.
    pub seat: Seat,
    /// Decisions that left a choice.
    pub decisions: usize,
    /// What they cost together, in points.
    pub lost: f64,
    /// The most costly ones, the worst first.
    pub costly: Vec<Costly>,
}

/// A costly decision.
#[derive(Clone, PartialEq, Debug)]
pub struct Costly {
    /// After so many moves it was made.
    pub at: usize,
    /// In this round.
    pub round: u32,
    /// What it cost, in points.
    pub cost: f64,
    /// What was done.
    pub played: Considered,
    /// What the bot would have done.
    pub better: Considered,
    /// Where that would have been better or worse.
    pub reasons: Vec<Reason>,
}

/// A turn that was played or could have been.
#[derive(Clone, PartialEq, Debug)]
pub struct Considered {
    /// Its moves in words.
    pub steps: Vec<String>,
    /// What was to be expected after it.
    pub outlook: Looked,
}
