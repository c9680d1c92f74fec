//! Page furniture shared by all games: layout, theme, controls, charts.
//!
//! Pages are pure functions from plain values ([`view`]) to markup. They know the contract of the games and nothing
//! of the network, so that the same code can run wherever there is a position to show.
//!
//! Everything on a live page that can change has an `id` that stays the same, so that two renderings can be
//! compared and only what is different needs to be sent.

mod about;
mod account;
mod advice;
mod agreement;
mod api;
mod app;
pub mod assets;
mod bots;
mod chart;
mod clock;
mod day;
mod emblem;
mod error;
mod home;
mod import;
mod layout;
mod learn;
mod new_game;
pub mod patch;
mod play_on;
mod qr;
mod replay;
mod results;
mod rulebook;
mod seats;
mod table;
mod tokens;
pub mod view;
mod waiting;
mod words;

pub use crate::table::{asked, live, notice, pace, table, table_around, take_back};
pub use about::about;
pub use account::{account, ladder, no_account, profile, recover, recovery_code, sign_in, sign_up};
pub use advice::{analysis, analysis_progress, hint};
pub use api::api;
pub use app::{manifest, offline, worker};
pub use bots::{bot_called, bot_names};
pub use clock::clock_agreed;
pub use day::day_of;
pub use error::error;
pub use home::home;
pub use import::import;
pub use layout::page;
pub use learn::learn;
pub use new_game::new_game;
pub use play_on::play_on;
pub use replay::{replay, replay_around, replay_live};
pub use results::{results, sheets};
pub use rulebook::{rulebook, rulebook_around, rules_index, rules_of};
pub use seats::{names, seat_name};
pub use tokens::tokens;
pub use waiting::{invitation, waiting};
pub use words::{bot_name, game_title, texts};

/// Markup that speaks of the people at a table, with their names in it.
pub fn named(
    lang: ::table::Lang,
    seats: u8,
    sitters: &[view::Sitter],
    markup: &maud::Markup,
) -> maud::Markup {
    seats::named(&seats::names(lang, seats, sitters), markup)
}
