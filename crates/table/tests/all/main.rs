//! The crate as its users see it, with a small game of its own.

mod chance;
mod check;
mod data;
mod erased;
mod hoard;
mod log;
mod texts;
