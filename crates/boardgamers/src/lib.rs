//! Games recorded in the boardgamers notation: reading them, writing them, and comparing them with our rules.
//!
//! * [`Reader`] plays their commands as our moves, [`Writer`] turns our moves into their commands. Games go back and
//!   forth whole with [`Record::to_log`] and [`Writer::write`].
//! * [`mod@file`] finds the records of a file; [`NOTATION`] reads a single one, for whoever reads games of all kinds.
//! * [`Record`] is a finished game with the state after every move and samples of its legal moves;
//!   [`conformance::check`] replays one and reports every difference.
//!
//! The recording program departs from our rules in places. Where that changes what happens, the game is played
//! with [`gaia::Switches`]; where it always takes one of several legal choices, the reader takes the same one;
//! where it merely lists more or fewer moves, the comparison allows for it. Each place names the difference.

mod commands;
pub mod conformance;
mod dealt;
pub mod file;
mod import;
mod lists;
mod picture;
mod reader;
mod record;
mod words;
mod writer;

pub use file::NOTATION;
pub use import::ImportError;
pub use reader::{ReadError, Reader};
pub use record::{DeadEnd, Final, LegalList, Probe, Record, RecordMove, RecordSetup, setup_of};
pub use writer::{WriteError, Writer};
