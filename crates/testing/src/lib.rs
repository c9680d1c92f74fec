//! What the tests and benches of all games share. Game crates have it as a dev-dependency.
//!
//! * [`texts`]: the text catalogue is complete, and in step with the source and the rules.
//! * [`source`]: what the source of a game says: refusals, cited rules, variants of enums.
//! * [`golden`]: positions counted from fixed seeds, hashes of random games, score sheets of finished ones.
//! * [`drawing`]: drawings are well-formed and keep the contract of [`table::Draw`].
//! * [`components`]: games can be played with whatever numbers component files may hold.
//! * [`postgres`]: a real `PostgreSQL` for the tests of the server.
//! * [`mod@bench`]: the figures that every game is measured by.

pub mod bench;
pub mod components;
pub mod drawing;
pub mod golden;
pub mod postgres;
pub mod source;
pub mod texts;
