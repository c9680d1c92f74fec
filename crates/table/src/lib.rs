//! What all games of the house share.
//!
//! * [`Game`]: the contract every game fulfils. Its file, `game.rs`, is the specification.
//! * [`Question`]: a kind of decision with everything about it; the machine that asks is in `game.rs` and `question.rs`.
//! * [`Event`] and [`Tell`]: what happened, and who is told.
//! * [`Fate`], [`Seed`]: chance that nobody can foresee and everybody can verify; [`Rng`] for simulations.
//! * [`Eye`] and [`Eyes`]: who looks, and who may know.
//! * [`Components`] and [`Edition`]: what a game is played with.
//! * [`Seat`] and [`BySeat`]: who sits where, and what belongs to whom.
//! * [`Refusal`]: why a move is not allowed, as a rule number and a few values.
//! * [`ScoreSheet`]: points by source; [`Handicap`]: points that were agreed beforehand.
//! * [`Log`]: a game as text, its replay and its verification; [`export()`] writes it out in full as JSON.
//! * [`Texts`]: everything people read, in English and German.
//! * [`Named`]: things that come in a fixed number of kinds; [`named!`] writes them.
//! * [`data`]: reading component files with errors that name file, entry and field.
//! * [`by_kind`]: entries of component files, every kind exactly once.
//! * [`goods!`]: the arithmetic of prices and gains.
//! * [`notation`]: reading moves word by word.
//!
//! Layers on top of the rules, each of its own: [`Judge`] (what a position is worth), [`Learn`] (positions and moves as
//! numbers, written on a [`FeatureSheet`]), [`Show`] (what people read), [`Draw`] (what people see; [`draw`] has what
//! all drawings need).
//!
//! * [`AnyGame`]: the object-safe form of the contract, for servers and command lines.
//! * [`check`]: the laws of the contract, run by every game crate.
//!
//! This crate knows no game, no network and no clock.

mod chance;
pub mod check;
pub mod data;
#[cfg(feature = "draw")]
pub mod draw;
mod edition;
#[cfg(feature = "draw")]
mod erased;
mod event;
mod export;
mod eyes;
mod foreign;
mod game;
mod goods;
mod handicap;
mod hash;
mod kinds;
mod learn;
mod log;
mod machine;
mod named;
pub mod notation;
mod options;
mod people;
mod question;
mod refusal;
mod score;
mod seat;
mod show;
mod texts;

pub use chance::{Fate, Rng, Seed, SeedError};
#[cfg(feature = "draw")]
pub use draw::{Draw, Look, Offer, Panel, Spot};
pub use edition::{Components, Edition, Shared, rules_version};
#[cfg(feature = "draw")]
pub use erased::{AnyGame, Erased, GameKind, Happened, MoveError, SetupError, read_setup};
pub use event::{Chip, Chips, Counts, Event, Tell, Terms};
pub use export::{Exporting, export};
pub use eyes::{Eye, Eyes};
pub use foreign::{Foreign, ForeignError};
pub use game::{Game, Judge, Misread, Turn};
pub use goods::chips;
pub use handicap::Handicap;
pub use hash::StableHasher;
pub use kinds::{ByKind, by_kind};
pub use learn::{FeatureNames, FeatureSheet, Foresight, Learn, Learnt, Style};
pub use log::{Log, LogError, LogProblem, Step, Verified};
pub use machine::{advance, begin};
pub use named::Named;
pub use options::{SetupOption, Values};
pub use people::{People, initial_mark, is_mark, name_mark};
pub use question::{Pending, Play, Question};
pub use refusal::{Refusal, Value};
pub use score::{Score, ScoreSheet};
pub use seat::{BySeat, MAX_SEATS, Seat};
pub use show::{
    Ask, Choice, Coach, Done, Ghost, Line, Note, Prompt, Run, Show, Sketch, StandingOrder, Stock, Tale,
};
pub use texts::{Filling, Lang, LangError, Texts, Words};
