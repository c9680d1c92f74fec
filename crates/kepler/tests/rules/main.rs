//! The rules, chapter by chapter: one file for each chapter of `rules.md`, one test binary for all of them.
//!
//! Above every test stands which rules it proves (`// proves KE-MOVE-4`), and which worked examples it plays
//! (`// KE-EX-41`). A test sets up a [`Scene`](kepler::scene::Scene) with no more on the table than it needs, plays
//! moves in their notation, and looks at what they did. What the rules forbid is tried as well:
//! `no(&game, "fly 0,1 0,2", "KE-MOVE-8")`.
//!
//! `cargo test -p kepler --test rules fleet::` runs one chapter.

mod bonus;
mod colonies;
mod common;
mod components;
mod development;
mod explore;
mod fleet;
mod leadership;
mod missions;
mod objectives;
mod produce;
mod progress;
mod quantum;
mod resources;
mod rounds;
mod scoring;
mod secrets;
mod setup;
mod solo;
mod terraform;
mod turn;
