//! The crate as its users see it, with a small game.

mod chance;
mod check;
mod data;
mod erased;
mod log;
mod texts;
