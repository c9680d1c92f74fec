//! Lobby, tables, live streams and the store.

pub mod clock;
pub mod folder;
pub mod guard;
pub mod session;
pub mod store;
