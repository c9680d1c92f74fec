//! Page furniture shared by all games: layout, theme, controls, charts.
//!
//! Pages are pure functions from plain values ([`view`]) to markup. They know the contract of the games and nothing
//! of the network, so that the same code can run wherever there is a position to show.
//!
//! Everything on a live page that can change has an `id` that stays the same, so that two renderings can be
//! compared and only what is different needs to be sent.

mod about;
pub mod assets;
mod chart;
mod error;
mod home;
mod layout;
mod new_game;
pub mod patch;
mod replay;
mod rulebook;
mod seats;
mod table;
pub mod view;
mod waiting;
mod words;

pub use crate::table::{asked, live, notice, table};
pub use about::about;
pub use error::error;
pub use home::home;
pub use layout::page;
pub use new_game::new_game;
pub use replay::{replay, replay_live};
pub use rulebook::{rulebook, rules_index};
pub use waiting::{invitation, waiting};
pub use words::{bot_name, game_title, texts};
