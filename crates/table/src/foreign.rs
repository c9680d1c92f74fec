//! Games that were written down by other programs.

use crate::Log;

/// A notation of another program for games of ours.
#[derive(Clone, Copy, Debug)]
pub struct Foreign {
    /// What it is called.
    pub name: &'static str,
    /// Whether a text looks like it, whether or not it can be read.
    pub recognises: fn(text: &str) -> bool,
    /// Reads the one game in a text, of at most so many moves.
    pub read: fn(text: &str, most: usize) -> Result<Log, ForeignError>,
}

/// Why a game of another program cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct ForeignError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong, and what would be right.
    pub problem: String,
}
