//! A recorded game as a log of ours.

use gaia::Gaia;
use gaia::catalogue::Catalogue;
use table::{Components as _, Game, Log, Tell};

use crate::reader::{ReadError, Reader};
use crate::record::Record;

/// Why a record cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum ImportError {
    /// It was played in a way that is not printed in the rules.
    #[error("this game cannot be played here: {0}")]
    Unsupported(&'static str),
    /// The table cannot be laid out.
    #[error("the set-up cannot be read: {0}")]
    Setup(String),
    /// A line cannot be played.
    #[error("move {number}, `{line}`: {error}")]
    Move {
        /// Which move of the record it is; the start of the game is 0.
        number: usize,
        /// The line.
        line: String,
        /// What is wrong with it.
        error: ReadError,
    },
}

impl Record {
    /// The game as a log of ours, with the map and the rules of the record in its set-up. What was dealt stands in it
    /// as moves of fate, and there is no seed.
    pub fn to_log(&self) -> Result<Log, ImportError> {
        if let Some(why) = self.unsupported() {
            return Err(ImportError::Unsupported(why));
        }
        let mut reader = Reader::new(self).map_err(ImportError::Setup)?;
        for (number, mv) in self.moves.iter().enumerate() {
            // The table is laid out already.
            if number == 0 && (mv.raw == "init" || mv.raw.starts_with("init ")) {
                continue;
            }
            let last = number + 1 == self.moves.len();
            let played = reader.line(&mv.raw).and_then(|()| if last { reader.settled() } else { Ok(()) });
            played.map_err(|error| ImportError::Move { number, line: mv.raw.clone(), error })?;
        }
        self.log_of(&reader).map_err(ImportError::Setup)
    }

    /// The moves of a reader as a log.
    pub(crate) fn log_of(&self, reader: &Reader) -> Result<Log, String> {
        let setup = self.setup()?;
        let mut game = Gaia::new(&setup, Catalogue::built_in()).map_err(|refusal| refusal.to_string())?;
        let mut log = Log::start::<Gaia>(&setup, None);
        for (seat, mv) in &reader.moves {
            log.push(*seat, game.write_move(*mv));
            game.apply(*mv, Tell::nobody());
        }
        Ok(log)
    }
}
