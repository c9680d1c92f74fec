//! What can go wrong with the store.

use std::io;
use std::path::PathBuf;

use sqlx::error::ErrorKind;
use sqlx::postgres::PgDatabaseError;
use sqlx::sqlite::SqliteError;
use table::Seat;

use super::{TableId, postgres, sqlite};

/// Why the store could not do what was asked.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The folder of the data file cannot be made, or the file not be created in it.
    #[error("the data file {} cannot be created: {reason}", path.display())]
    Create {
        /// The data file.
        path: PathBuf,
        /// Why not.
        reason: io::Error,
    },
    /// The data file or the database is there, but cannot be opened.
    #[error("{place} cannot be opened: {reason}")]
    Open {
        /// The data file or the database, as people know it.
        place: String,
        /// Why not.
        reason: Box<StoreError>,
    },
    /// An address that names no database.
    #[error("{0}")]
    Address(String),
    /// Something else altogether.
    #[error("{place} is no {what} of Astrarium, and is left as it is; name another one")]
    Foreign {
        /// What it should be: a data file, a database.
        what: &'static str,
        /// Where it is.
        place: String,
    },
    /// The file or database of a later Astrarium.
    #[error(
        "{place} was written by a newer Astrarium (its layout is number {found}, this program knows {known}); \
         please update the program"
    )]
    Newer {
        /// The data file or the database.
        place: String,
        /// Its layout.
        found: i64,
        /// The latest layout known here.
        known: i64,
    },
    /// The file or database of an earlier Astrarium, which is to stay as it is.
    #[error(
        "{place} was written by an older Astrarium (its layout is number {found}, this program knows {known}), and would be \
         changed; back it up with the program that was used so far, or start this one first"
    )]
    Older {
        /// The data file or the database.
        place: String,
        /// Its layout.
        found: i64,
        /// The latest layout known here.
        known: i64,
    },
    /// Other programs or requests hold the database for too long.
    #[error("the database is busy; please try again in a moment")]
    Busy,
    /// There is no permission to write.
    #[error("the database is read-only: this program may not write to its file or folder")]
    ReadOnly,
    /// There is no room.
    #[error("the disk is full: nothing can be saved until there is room")]
    Full,
    /// The server is stopping.
    #[error("the server is stopping and saves nothing any more")]
    Closed,
    /// What was found cannot have been written by this program.
    #[error("the database is damaged: {0}")]
    Damaged(String),
    /// There is no such table.
    #[error("there is no table {0}")]
    NoTable(TableId),
    /// There is no such seat.
    #[error("there is no seat {seat} at the table {table}")]
    NoSeat {
        /// The table, if there is one.
        table: TableId,
        /// The seat.
        seat: Seat,
    },
    /// A person who has not been saved before.
    #[error("this person is not known here")]
    NoPerson,
    /// Another table has the same name, or the same invitation.
    #[error("there is a table {0} already, or one with the same invitations")]
    SameTable(TableId),
    /// A move that leaves a gap in the log.
    #[error("the table {table} has {moves} moves; number {first} cannot follow")]
    Gap {
        /// The table.
        table: TableId,
        /// How many moves there are.
        moves: u32,
        /// The number of the first move that should have been added, counted from 0.
        first: u32,
    },
    /// A move after the end of a game.
    #[error("the game at the table {0} is over")]
    Over(TableId),
    /// Something else went wrong.
    #[error("the database failed: {0}")]
    Other(#[source] sqlx::Error),
}

impl StoreError {
    /// Whether it may go away by itself, so that trying again makes sense.
    pub fn is_passing(&self) -> bool {
        matches!(self, StoreError::Busy | StoreError::ReadOnly | StoreError::Full | StoreError::Other(_))
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match &error {
            sqlx::Error::PoolTimedOut => return StoreError::Busy,
            sqlx::Error::PoolClosed => return StoreError::Closed,
            sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) => {
                return StoreError::Damaged(error.to_string());
            }
            sqlx::Error::Database(inner) => {
                let sqlite = inner.try_downcast_ref::<SqliteError>().and_then(sqlite::explain);
                let postgres = || inner.try_downcast_ref::<PgDatabaseError>().and_then(postgres::explain);
                if let Some(told) = sqlite.or_else(postgres) {
                    return told;
                }
            }
            _ => {}
        }
        StoreError::Other(error)
    }
}

/// The law that a statement would have broken, if that is why it failed.
pub(super) fn kind(error: &sqlx::Error) -> Option<ErrorKind> {
    Some(error.as_database_error()?.kind())
}

/// What it means if something that must be there is not.
pub(super) fn missing(told: StoreError) -> impl FnOnce(sqlx::Error) -> StoreError {
    |error| if kind(&error) == Some(ErrorKind::ForeignKeyViolation) { told } else { error.into() }
}
