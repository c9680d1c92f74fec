//! What can be wrong with a log, and what would be right.

use super::{FATE, FORMAT, RULER};
use crate::{Misread, Refusal, Seat};

/// What is wrong with a log, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{file}, line {line}: {problem}")]
pub struct LogError {
    /// The file, as it was named to [`Log::parse`](crate::Log::parse).
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong, and what would be right.
    pub problem: LogProblem,
}

/// The ways in which a log can be wrong.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LogProblem {
    /// The first thing in a log, its version, is not there.
    #[error("this is no game log; a log begins with `astrarium = {FORMAT}`")]
    NoVersion,
    /// The log is of the first format, which does not say what chance decided.
    #[error(
        "this log is of format 1, in which chance is not written down but follows from the seed in a way that is no longer \
         played; Astrarium 0.1 replays it"
    )]
    FirstFormat,
    /// The log is of another version.
    #[error("this log is of format {found}; this program reads {FORMAT}")]
    OtherVersion {
        /// The version it claims.
        found: String,
    },
    /// The text ends before the moves begin.
    #[error("the header does not end; a line `{RULER}` must stand between it and the moves")]
    Truncated,
    /// More moves are given than there are.
    #[error("the first {given} moves are said to be given, but there are only {moves}")]
    Given {
        /// How many are said to be given.
        given: usize,
        /// How many there are.
        moves: usize,
    },
    /// The text is no JSON export of a game.
    #[error("this is no game as JSON: {0}")]
    NoExport(String),
    /// The header is no TOML, or a key has a wrong value.
    #[error("{0}")]
    Header(String),
    /// The game is not one of the house, or not the one expected.
    #[error("there is no game \"{found}\" here; {right}")]
    UnknownGame {
        /// The name in the log.
        found: String,
        /// What would be right.
        right: String,
    },
    /// The game was played with other components.
    #[error("this game was played with the components {found}{}, here are {here}; {right}", own(.own_files))]
    OtherComponents {
        /// The mark in the log.
        found: String,
        /// The files that the players had replaced by their own.
        own_files: Vec<String>,
        /// The marks of the components here.
        here: String,
        /// What would be right.
        right: String,
    },
    /// The game was played by later rules.
    #[error(
        "this game was played by rules {found}, and this program knows rules up to {here}; take a later version"
    )]
    LaterRules {
        /// The version in the log.
        found: u32,
        /// The latest version here.
        here: u32,
    },
    /// There is no seed to verify the moves of fate with.
    #[error("this log has no seed: {0}")]
    NoSeed(&'static str),
    /// Fate's move is not the one that the seed draws.
    #[error("the seed draws \"{right}\" here, but the log has \"{found}\"")]
    NotDrawn {
        /// The move in the log.
        found: String,
        /// The move that the seed draws.
        right: String,
    },
    /// A move that is hidden from whoever the log was written for.
    #[error("this move is hidden from whoever this log was written for; what follows cannot be replayed")]
    Hidden,
    /// The seed is not the one that was promised.
    #[error("the seed does not fit the commitment: its own commitment is {right}")]
    OtherSeed {
        /// The commitment that belongs to the seed.
        right: String,
    },
    /// The rules forbid the set-up.
    #[error("the set-up is not possible: {sentence} (rule {})", refusal.rule)]
    Setup {
        /// The reason as data.
        refusal: Box<Refusal>,
        /// The reason in English.
        sentence: String,
    },
    /// A line does not begin with a seat.
    #[error(
        "\"{found}\" is no seat; a move is written as the number of a seat from 1 to {seats}, or `{FATE}` for a move of \
         fate, and the move"
    )]
    BadSeat {
        /// What stands there.
        found: String,
        /// How many seats there are.
        seats: u8,
    },
    /// There is a seat, but no move.
    #[error("here is a seat but no move; a move is written as the number of a seat and the move")]
    NoMove,
    /// Somebody moves who is not to move.
    #[error("{} moves here, but it is the move of {}", mover(*found), mover(*right))]
    WrongSeat {
        /// The seat in the log; `None` is fate.
        found: Option<Seat>,
        /// The seat to move; `None` is fate.
        right: Option<Seat>,
    },
    /// A move that cannot be read.
    #[error("the move \"{notation}\" cannot be read: {misread}")]
    Unreadable {
        /// The move.
        notation: String,
        /// What is wrong with it.
        misread: Misread,
    },
    /// A move that the rules forbid.
    #[error("the move \"{notation}\" is not allowed: {sentence} (rule {}){}", refusal.rule, changed(.changes))]
    Illegal {
        /// The move.
        notation: String,
        /// The reason as data.
        refusal: Box<Refusal>,
        /// The reason in English.
        sentence: String,
        /// What has changed in the rules since those that the game was played by.
        changes: Vec<&'static str>,
    },
    /// A move after the last one.
    #[error("the game ended on line {end}; nothing may follow, but here is the move \"{notation}\"")]
    AfterEnd {
        /// The move.
        notation: String,
        /// The line on which the game ended.
        end: usize,
    },
}

fn own(files: &[String]) -> String {
    if files.is_empty() { String::new() } else { format!(" (with own files {})", files.join(", ")) }
}

fn mover(seat: Option<Seat>) -> String {
    seat.map_or("fate".to_owned(), |seat| format!("seat {seat}"))
}

fn changed(changes: &[&str]) -> String {
    if changes.is_empty() {
        return String::new();
    }
    format!("; the rules have changed since this game was played: {}", changes.join("; "))
}
