//! What a server remembers: people, tables, seats and moves.
//!
//! The log of moves is the truth and everything else about a game follows from it. [`Store`] is the contract, chapter by
//! chapter; [`Database`] fulfils it, in a file or on a server. No method holds a lock between calls: races are decided inside
//! the database, so that several processes may share one. Only the store makes versions of tables ([`Version`]), and it tells
//! every process what is new ([`Store::changes`]).

mod about;
mod accounts;
mod backup;
mod blocks;
mod changes;
mod clocks;
mod condition;
mod database;
mod error;
mod ids;
mod log;
mod migrations;
mod notices;
mod pace;
mod people;
mod postgres;
mod processes;
mod ratings;
mod results;
mod seats;
mod sqlite;
mod statement;
mod tables;
mod talk;
mod tokens;

use std::collections::BTreeMap;

use async_trait::async_trait;
use bots::{Character, Kind};
use futures::stream::BoxStream;
use table::{Seat, Seed};

pub use self::about::About;
pub use self::accounts::{Account, Accounts, Session, Shows};
pub use self::backup::BackupError;
pub use self::blocks::{Blocked, Blocks};
pub use self::changes::{Change, News, Version};
pub use self::clocks::{Clock, Clocks, Running, Span};
pub use self::condition::{Condition, Layout};
pub use self::database::Database;
pub use self::error::StoreError;
pub use self::ids::{BadId, PersonId, TableId, letters, new_invitation, random_bytes};
pub use self::log::{After, Appended, Moves};
pub use self::notices::{Notice, Notices, Webhook};
pub use self::pace::{NoPace, Pace};
pub use self::people::{Holdings, People};
pub use self::processes::{ProcessId, Processes, Pulse, Role};
pub use self::ratings::{Ranked, Rating, Ratings};
pub use self::results::{Finished, Outcome, Results, SeatOutcome};
pub use self::seats::Seats;
pub use self::tables::{Known, Stored, Tables};
pub use self::talk::{KEPT, NoPhrase, Phrase, Said, Talk, Words};
pub use self::tokens::{NoScope, Scope, Token, Tokens};

/// Where a server keeps what it must not forget. What a method has acknowledged survives a crash.
#[async_trait]
pub trait Store:
    People
    + Accounts
    + Ratings
    + Blocks
    + Tables
    + Seats
    + Moves
    + Clocks
    + Notices
    + Talk
    + Results
    + Tokens
    + Processes
{
    /// What changes at any table, by whichever process, from now on.
    async fn changes(&self) -> Result<BoxStream<'static, News>, StoreError>;

    /// Whether several processes may work on it. If not, nobody else can have part in what this one knows.
    fn is_shared(&self) -> bool;

    /// Whether it can be asked anything now.
    async fn answers(&self) -> Result<(), StoreError>;

    /// Finishes what is being written and lets go of the database. Every later call fails.
    async fn close(&self);
}

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
