//! What all games of the house share.
//!
//! * [`Game`]: the contract every game fulfils. Its file, `game.rs`, is the specification.
//! * [`Seat`] and [`BySeat`]: who sits where, and what belongs to whom.
//! * [`Refusal`]: why a move is not allowed, as a rule number and a few values.
//! * [`ScoreSheet`]: points by source.
//! * [`Dice`]: secret, reproducible chance with a published commitment.
//! * [`Log`]: a game as text, and its replay; [`export()`] writes it out in full as JSON.
//! * [`Texts`]: everything people read, in English and German.
//! * [`data`]: reading component files with errors that name file, entry and field.
//! * [`Show`]: questions, choices and moves in words, with prices and gains.
//! * [`Draw`]: the table as markup.
//! * [`AnyGame`]: the object-safe form of the contract, for servers and command lines.
//! * [`check`]: the laws of the contract, run by every game crate.
//!
//! This crate knows no game, no network and no clock.

pub mod check;
pub mod data;
mod dice;
mod draw;
mod erased;
mod export;
mod game;
mod hash;
mod log;
mod refusal;
mod score;
mod seat;
mod show;
mod texts;

pub use dice::{Dice, Rng, Seed, SeedError};
pub use draw::{Draw, Look, Panel, Spot};
pub use erased::{AnyGame, Erased, GameKind, MoveError, SetupError};
pub use export::export;
pub use game::{Eye, Game, Misread, Turn};
pub use hash::StableHasher;
pub use log::{Log, LogError, LogProblem};
pub use refusal::{Refusal, Value};
pub use score::{Score, ScoreSheet};
pub use seat::{BySeat, MAX_SEATS, Seat};
pub use show::{Chip, Choice, Ghost, Habit, Note, Offer, Pause, Prompt, Show, Values};
pub use texts::{Filling, Lang, LangError, Texts};
