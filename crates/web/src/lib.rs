//! Page furniture shared by all games: layout, theme, controls, charts.
//!
//! Pages are pure functions from plain values ([`view`]) to markup. They know the contract of the games and nothing
//! of the network, so that the same code can run wherever there is a position to show.

pub mod patch;
pub mod view;
