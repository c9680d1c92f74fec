//! What all games of the house share.
//!
//! * [`Game`]: the contract every game fulfils. Its file, `game.rs`, is the specification.
//! * [`Seat`] and [`BySeat`]: who sits where, and what belongs to whom.
//! * [`Refusal`]: why a move is not allowed, as a rule number and a few values.
//! * [`ScoreSheet`]: points by source.
//! * [`Dice`]: secret, reproducible chance with a published commitment.
//! * [`Log`]: a game as text, and its replay; [`export()`] writes it out in full as JSON.
//! * [`Texts`]: everything people read, in English and German.
//! * [`Named`]: things that come in a fixed number of kinds; [`named!`] writes them.
//! * [`data`]: reading component files with errors that name file, entry and field.
//! * [`Components`]: the components in use, and [`by_kind`]: every kind of them exactly once.
//! * [`goods!`]: the arithmetic of prices and gains.
//! * [`notation`]: reading moves word by word.
//! * [`Show`]: questions, choices and moves in words, with prices and gains.
//! * [`Draw`]: the table as markup; [`draw`] has what all drawings need.
//! * [`AnyGame`]: the object-safe form of the contract, for servers and command lines.
//! * [`check`]: the laws of the contract, run by every game crate.
//!
//! This crate knows no game, no network and no clock.

pub mod check;
mod components;
pub mod data;
mod dice;
pub mod draw;
mod erased;
mod export;
mod game;
mod goods;
mod hash;
mod log;
mod named;
pub mod notation;
mod refusal;
mod score;
mod seat;
mod show;
mod texts;

pub use components::{ByKind, Components, by_kind};
pub use dice::{Dice, Rng, Seed, SeedError};
pub use draw::{Draw, Look, Panel, Spot};
pub use erased::{AnyGame, Erased, GameKind, MoveError, SetupError};
pub use export::export;
pub use game::{Eye, Game, Misread, Turn};
pub use goods::chips;
pub use hash::StableHasher;
pub use log::{Log, LogError, LogProblem};
pub use named::Named;
pub use refusal::{Refusal, Value};
pub use score::{Score, ScoreSheet};
pub use seat::{BySeat, MAX_SEATS, Seat};
pub use show::{Chip, Choice, Ghost, Habit, Note, Offer, Pause, Prompt, Show, Values};
pub use texts::{Filling, Lang, LangError, Texts, Words};
