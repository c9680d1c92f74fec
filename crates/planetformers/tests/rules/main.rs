//! The rules, chapter by chapter: one file for each chapter of `rules.md`, one test binary for all of them.
//!
//! Above every test stands which rules it proves (`// proves PF-TRAVEL-4`), and which worked examples it plays
//! (`// PF-EX-28`). A test sets up a [`Scene`](planetformers::scene::Scene) with no more on the table than it needs, plays
//! moves in their notation, and looks at what they did. What the rules forbid is tried as well:
//! `no(&game, "travel glacien.m1", "PF-TRAVEL-9")`.
//!
//! `cargo test -p planetformers --test rules travel::` runs one chapter.

mod canteen;
mod colonies;
mod common;
mod crew;
mod destination;
mod end;
mod events;
mod gain;
mod outposts;
mod resources;
mod scoring;
mod scout;
mod settle;
mod setup;
mod solo;
mod solo_actions;
mod solo_end;
mod solo_gains;
mod solo_movement;
mod solo_prices;
mod solo_setup;
mod solo_told;
mod solo_turn;
mod specialists;
mod terraform;
mod travel;
mod turn;
mod upgrades;
