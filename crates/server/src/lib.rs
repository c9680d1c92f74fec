//! Lobby, tables, live streams and the store.
