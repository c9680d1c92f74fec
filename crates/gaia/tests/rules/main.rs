//! The rules, chapter by chapter: one file for each chapter of `rules.md`, one test binary for all of them.
//!
//! Above every test stands which rules it proves (`// proves GP-MINE-4`), and which worked examples it plays
//! (`// GP-EX-28`). A test sets up a [`Scene`](gaia::scene::Scene) with no more on the table than it needs, plays
//! moves, and looks at what they did. What the rules forbid is tried as well: `refused(&game, mv, "GP-MINE-4")`.
//! Helpers that several chapters need are in [`common`]; those of one chapter stand in its file.
//!
//! `cargo test -p gaia --test rules mine::` runs one chapter.

mod board_actions;
mod boosters;
mod charge;
mod club_auction;
mod club_maps;
mod club_pools;
mod common;
mod components;
mod deal;
mod differences;
mod end;
mod events;
mod factions;
mod factions_desert;
mod factions_ice;
mod factions_oxide;
mod factions_swamp;
mod factions_terra;
mod factions_titanium;
mod factions_volcanic;
mod federation;
mod federation_members;
mod free;
mod gaia_phase;
mod gaia_project;
mod income;
mod levels;
mod log;
mod lost_planet;
mod maps;
mod mine;
mod obvious;
mod pass;
mod power;
mod research;
mod round_scoring;
mod rounds;
mod setup;
mod show;
mod solo;
mod solo_end;
mod solo_mine;
mod solo_research;
mod solo_setup;
mod solo_turn;
mod solo_upgrade;
mod special;
mod tech;
mod tiles_advanced;
mod tiles_standard;
mod tokens;
mod upgrade;
