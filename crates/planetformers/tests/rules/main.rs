//! The rules, chapter by chapter.

mod common;
mod solo;
mod solo_actions;
mod solo_end;
mod solo_gains;
mod solo_movement;
mod solo_prices;
mod solo_setup;
mod solo_told;
mod solo_turn;
