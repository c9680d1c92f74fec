//! Games recorded in the boardgamers notation: reading them, writing them, and comparing them with our rules.
//!
//! * [`Reader`] plays their commands as our moves, [`Writer`] turns our moves into their commands.
//! * [`Record`] is a finished game with the state after every move and samples of its legal moves;
//!   [`conformance::check`] replays one and reports every difference.
//!
//! The recording program departs from our rules in places. Where that changes what happens, the game is played
//! with [`crate::Switches`]; where it always takes one of several legal choices, the reader takes the same one;
//! where it merely lists more or fewer moves, the comparison allows for it. Each place names the difference.

pub mod conformance;
mod lists;
mod picture;
mod reader;
mod record;
mod words;
mod writer;

pub use reader::{ReadError, Reader};
pub use record::Record;
pub use writer::Writer;
