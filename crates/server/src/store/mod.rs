//! What a server remembers: people, tables, seats and moves.
//!
//! The log of moves is the truth and everything else about a game follows from it. [`Store`] is the contract of
//! the back ends; [`Sqlite`] is the embedded one. No method holds a lock between calls: races are decided inside
//! the database, so that several processes may share one.

mod back;
mod ids;
mod pace;
mod results;
mod sqlite;
mod talk;

use std::collections::BTreeMap;
use std::io;
use std::path::PathBuf;

use async_trait::async_trait;
use bots::{Character, Kind};
use sqlx::sqlite::SqliteError;
use table::{Seat, Seed};

pub use self::ids::{BadId, PersonId, TableId, new_invitation, random_bytes};
pub use self::pace::{NoPace, Pace};
pub use self::results::{Finished, Outcome, SeatOutcome};
pub use self::sqlite::Sqlite;
pub use self::talk::{KEPT, NoPhrase, Phrase, Said, Words};

/// Somebody who plays here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// Who it is.
    pub id: PersonId,
    /// What the others call them.
    pub name: String,
    /// When they first came, in Unix seconds.
    pub created: i64,
}

/// A table with its seats, without its moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// Which table it is.
    pub id: TableId,
    /// The name of the game.
    pub game: String,
    /// The version of the rules it is played by. `None` for tables that were begun with the first edition of the log: it does
    /// not say what chance decided, so they cannot be played on.
    pub rules: Option<u32>,
    /// The mark of the components the game is played with.
    pub data: String,
    /// Component files that people had replaced by their own.
    pub own_files: Vec<String>,
    /// The set-up as TOML.
    pub setup: String,
    /// The secret from which all chance follows.
    pub seed: Seed,
    /// Whether strangers may see the table in the lobby and sit down.
    pub open: bool,
    /// Whether people who play against each other here may ask bots for hints.
    pub hints: bool,
    /// Who opened the table.
    pub host: PersonId,
    /// When it was opened, in Unix seconds.
    pub created: i64,
    /// When it was opened or last moved at, in Unix seconds.
    pub touched: i64,
    /// How many moves have been made.
    pub moves: u32,
    /// How many of the first of them were given: the game goes on from a position that was played elsewhere.
    pub given: u32,
    /// The final points by seat, once the game is over.
    pub points: Option<Vec<i32>>,
    /// The seats in order. A table without any is a study.
    pub seats: Vec<SeatRow>,
}

impl TableRow {
    /// Whether nobody sits here: the game was brought along to be looked at, and nobody plays it.
    pub fn is_study(&self) -> bool {
        self.seats.is_empty()
    }

    /// Whether every seat is taken.
    pub fn is_full(&self) -> bool {
        self.seats.iter().all(|seat| seat.sitter.is_some())
    }

    /// The seats of a person. There are several when people share a screen.
    pub fn seats_of(&self, person: &PersonId) -> impl Iterator<Item = Seat> {
        self.seats
            .iter()
            .filter(move |row| matches!(&row.sitter, Some(Sitter::Person { id, .. }) if id == person))
            .map(|row| row.seat)
    }
}

/// A seat at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatRow {
    /// Which seat it is.
    pub seat: Seat,
    /// Who sits there, if anybody.
    pub sitter: Option<Sitter>,
    /// The code that lets somebody sit down here.
    pub invitation: String,
    /// Standing orders: what the seat has answered without being asked.
    pub orders: BTreeMap<String, String>,
}

/// Somebody on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// A person, with their name at this table.
    Person {
        /// Who it is.
        id: PersonId,
        /// The name at this table; it follows the person's own name when they are the same.
        name: String,
    },
    /// A bot, as [`bots::Character`] writes it.
    Bot(String),
}

impl Sitter {
    /// A bot of this character.
    pub fn bot(character: &Character) -> Sitter {
        Sitter::Bot(character.to_string())
    }
}

/// The bot that a stored name stands for. Whatever cannot be read plays all the same.
pub fn character(stored: &str) -> Character {
    stored.parse().unwrap_or(Kind::Random.into())
}

/// A move in the log of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LoggedMove {
    /// Who made it; `None` is fate.
    pub seat: Option<Seat>,
    /// The move in the game's notation.
    pub notation: String,
    /// When, in Unix milliseconds.
    pub at: i64,
}

/// What became of an attempt to change a log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[must_use]
pub enum Appended {
    /// It is changed, and no crash undoes it.
    Done,
    /// Somebody else's move came first; nothing was written.
    Taken,
}

/// What somebody holds, mostly in games that are not over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Holdings {
    /// Tables they opened.
    pub tables: u32,
    /// Seats they sit on.
    pub seats: u32,
    /// Games they have brought along to be looked at, over or not.
    pub studies: u32,
}

/// Where a server keeps what it must not forget. What a method has acknowledged survives a crash.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// The server's secret, made on first use. All processes on one store agree on it.
    async fn secret(&self) -> Result<[u8; 32], StoreError>;

    /// A person, if they are known.
    async fn person(&self, id: &PersonId) -> Result<Option<Person>, StoreError>;

    /// Remembers a person, or their new name. Seats where they sit under their old name get the new one.
    async fn save_person(&self, person: &Person) -> Result<(), StoreError>;

    /// Remembers a new table and its seats. Its host and whoever sits there must be known. A new table has no
    /// moves and no points, whatever the row says.
    async fn open_table(&self, table: &TableRow) -> Result<(), StoreError> {
        self.open_table_with(&TableRow { given: 0, ..table.clone() }, &[], None).await
    }

    /// The same for a table that begins with moves which were given, all or nothing; `over` is how the game ended if they
    /// end it. Without seats it is a study.
    async fn open_table_with(
        &self,
        table: &TableRow,
        beginning: &[LoggedMove],
        over: Option<&Outcome>,
    ) -> Result<(), StoreError>;

    /// A table with its seats.
    async fn table(&self, id: &TableId) -> Result<Option<TableRow>, StoreError>;

    /// The table and the seat to which a code invites, taken or not.
    async fn table_by_invitation(&self, code: &str) -> Result<Option<(TableRow, Seat)>, StoreError>;

    /// Sits somebody down. `false` if the seat is not free, or there is no such seat; nothing changes then.
    async fn take_seat(&self, id: &TableId, seat: Seat, sitter: &Sitter) -> Result<bool, StoreError>;

    /// Sits a person down and remembers them, or their new name, as [`Store::save_person`] does. `false` if the seat is not
    /// free, or there is no such seat; then nobody is remembered or renamed either.
    async fn join(&self, id: &TableId, seat: Seat, person: &Person) -> Result<bool, StoreError>;

    /// A person gets up from all their seats at a table that waits for players. `false` if it does not, or they have none.
    async fn leave(&self, id: &TableId, person: &PersonId) -> Result<bool, StoreError>;

    /// A bot takes over the seat of a person in a running game. `false` if the game is not running, or they do not sit there.
    async fn hand_over(
        &self,
        id: &TableId,
        seat: Seat,
        person: &PersonId,
        bot: &str,
    ) -> Result<bool, StoreError>;

    /// Removes a table and its log. `false` unless this is its host, and it waits for players or nobody else sits there.
    async fn delete_table(&self, id: &TableId, host: &PersonId) -> Result<bool, StoreError>;

    /// Removes tables that were last touched before these times, in Unix seconds: those that wait for players, and those where
    /// a game is on, and studies. Finished games are kept, and so are tables of the first edition.
    async fn expire(&self, waiting: i64, running: i64) -> Result<Vec<TableId>, StoreError>;

    /// What a person holds in games that are not over.
    async fn holdings(&self, person: &PersonId) -> Result<Holdings, StoreError>;

    /// Remembers when somebody who is known had a page of a table open.
    async fn visited(&self, id: &TableId, person: &PersonId, at: i64) -> Result<(), StoreError>;

    /// When those who have been at a table last had its page open, in Unix seconds.
    async fn visits(&self, id: &TableId) -> Result<BTreeMap<PersonId, i64>, StoreError>;

    /// Remembers a standing order of a seat, in place of what it was before.
    async fn set_order(&self, id: &TableId, seat: Seat, order: &str, value: &str) -> Result<(), StoreError>;

    /// Adds moves to a log, all or none. `first` is the number of moves before them, and `over` how the game ends
    /// if they end it. A call that is dropped before it answers may have added them or not.
    async fn append(
        &self,
        id: &TableId,
        first: u32,
        moves: &[LoggedMove],
        over: Option<&Outcome>,
    ) -> Result<Appended, StoreError>;

    /// Removes moves from a log: those from number `from` on, all or none. `moves` is how many there are; if there are others
    /// by now, or the game is over, or the moves were given, nothing changes. Another process that has the table in memory does not learn of it by
    /// itself: a table must be played on by one process at a time if its moves can be taken back.
    async fn take_back(&self, id: &TableId, moves: u32, from: u32) -> Result<Appended, StoreError>;

    /// How fast bots play at a table.
    async fn pace(&self, id: &TableId) -> Result<Pace, StoreError>;

    /// Remembers how fast bots play at a table, in place of what it was before.
    async fn set_pace(&self, id: &TableId, pace: Pace) -> Result<(), StoreError>;

    /// Adds something to what was said at a table. Only the latest [`KEPT`] are remembered.
    async fn say(&self, id: &TableId, said: &Said) -> Result<(), StoreError>;

    /// What was said at a table, the latest last.
    async fn heard(&self, id: &TableId) -> Result<Vec<Said>, StoreError>;

    /// What a person has written down at a table for themselves.
    async fn note(&self, id: &TableId, person: &PersonId) -> Result<String, StoreError>;

    /// Writes that down, in place of what was there before.
    async fn set_note(&self, id: &TableId, person: &PersonId, words: &str) -> Result<(), StoreError>;

    /// The moves of a table from number `from` on, counted from 0. None if there is no such table.
    async fn moves(&self, id: &TableId, from: u32) -> Result<Vec<LoggedMove>, StoreError>;

    /// Tables that a person opened or sits at, either the finished or the running ones, latest first; no studies. Here and in the other
    /// lists, a table that cannot be read is left out, and the log of the server says so.
    async fn tables_of(
        &self,
        person: &PersonId,
        finished: bool,
        limit: u32,
    ) -> Result<Vec<TableRow>, StoreError>;

    /// Studies of a person, latest first.
    async fn studies_of(&self, person: &PersonId, limit: u32) -> Result<Vec<TableRow>, StoreError>;

    /// The latest finished games at which a person sits, latest first, with how they ended. Games whose beginning was given
    /// are not among them.
    async fn results_of(&self, person: &PersonId, limit: u32) -> Result<Vec<Finished>, StoreError>;

    /// Finished games of which is not yet written down how they ended: those from before that was done. Tables of the first
    /// edition are not among them.
    async fn uncounted(&self) -> Result<Vec<TableId>, StoreError>;

    /// Writes down how a finished game ended. Nothing happens where that is known, or the game is not over.
    async fn count(&self, id: &TableId, outcome: &Outcome) -> Result<(), StoreError>;

    /// Running tables that are open to strangers and have a free seat, latest first. Those of the first edition are not
    /// among them.
    async fn open_tables(&self, limit: u32) -> Result<Vec<TableRow>, StoreError>;

    /// All running tables without a free seat, latest first: bots may have been about to move there. Those of the first
    /// edition are not among them.
    async fn unfinished(&self) -> Result<Vec<TableId>, StoreError>;

    /// Finishes what is being written and lets go of the database. Every later call fails.
    async fn close(&self);
}

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
    /// The data file is there, but cannot be opened.
    #[error("the data file {} cannot be opened: {reason}", path.display())]
    Open {
        /// The data file.
        path: PathBuf,
        /// Why not.
        reason: Box<StoreError>,
    },
    /// A file that is something else altogether.
    #[error("{} is no data file of Astrarium, and is left as it is; name another file", path.display())]
    Foreign {
        /// The file.
        path: PathBuf,
    },
    /// A file of a later Astrarium.
    #[error(
        "the data file {} was written by a newer Astrarium (its layout is number {found}, this program knows \
         {known}); please update the program",
        path.display()
    )]
    Newer {
        /// The data file.
        path: PathBuf,
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
                if let Some(told) = inner.try_downcast_ref::<SqliteError>().and_then(sqlite::explain) {
                    return told;
                }
            }
            _ => {}
        }
        StoreError::Other(error)
    }
}
