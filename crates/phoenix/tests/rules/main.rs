//! The rules, chapter by chapter: one file for each chapter of `rules.md`, one test binary for all of them.
//!
//! Above every test stands which rules it proves (`// proves SP-TURN-4`), and which worked examples it plays
//! (`// SP-EX-28`). A test sets up a [`Scene`](phoenix::scene::Scene) with no more on the table than it needs, plays
//! moves in their notation, and looks at what they did. What the rules forbid is tried as well:
//! `no(&game, "build 218", "SP-CONS-6")`.
//!
//! `cargo test -p phoenix --test rules income::` runs one chapter.

mod clarifications;
mod common;
mod components;
mod construction;
mod diplomacy;
mod dismantle;
mod end;
mod events;
mod example_turns;
mod expedition;
mod fate;
mod hubs_advanced;
mod hubs_basic;
mod income;
mod neutral;
mod residents;
mod scoring;
mod sectors_1;
mod sectors_2;
mod sectors_3;
mod setup;
mod ships;
mod show;
mod transport;
mod turn;
mod variants;
