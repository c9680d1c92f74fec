//! What is said at a table, and what somebody writes down there for themselves.

use std::fmt;
use std::str::FromStr;

use sqlx::error::{DatabaseError, ErrorKind};
use sqlx::sqlite::SqlitePool;
use sqlx::{Row as _, Transaction};
use table::Seat;

use super::{PersonId, StoreError, TableId};

/// So many of the latest things that were said are kept at a table.
pub const KEPT: usize = 100;

/// Something that can be said with one click, and is read by everybody in their own language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the texts say it")]
pub enum Phrase {
    Hello,
    GoodLuck,
    Thinking,
    YourTurn,
    NiceMove,
    Oops,
    Thanks,
    BackSoon,
    GoodGame,
}

impl Phrase {
    /// Every phrase, in the order of an evening.
    pub const ALL: [Phrase; 9] = [
        Phrase::Hello,
        Phrase::GoodLuck,
        Phrase::Thinking,
        Phrase::YourTurn,
        Phrase::NiceMove,
        Phrase::Oops,
        Phrase::Thanks,
        Phrase::BackSoon,
        Phrase::GoodGame,
    ];

    /// Its name in forms, texts and the store.
    pub const fn name(self) -> &'static str {
        match self {
            Phrase::Hello => "hello",
            Phrase::GoodLuck => "good-luck",
            Phrase::Thinking => "thinking",
            Phrase::YourTurn => "your-turn",
            Phrase::NiceMove => "nice-move",
            Phrase::Oops => "oops",
            Phrase::Thanks => "thanks",
            Phrase::BackSoon => "back-soon",
            Phrase::GoodGame => "good-game",
        }
    }
}

impl fmt::Display for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A word that names no phrase.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no such phrase")]
pub struct NoPhrase;

impl FromStr for Phrase {
    type Err = NoPhrase;

    fn from_str(name: &str) -> Result<Phrase, NoPhrase> {
        Phrase::ALL.into_iter().find(|phrase| phrase.name() == name).ok_or(NoPhrase)
    }
}

/// What somebody said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Words {
    /// One of the phrases.
    Phrase(Phrase),
    /// Words of their own.
    Own(String),
}

/// Something that was said at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// Who said it.
    pub seat: Seat,
    /// What they were called then.
    pub name: String,
    /// When, in seconds since 1970.
    pub at: i64,
    /// What it was.
    pub words: Words,
}

/// Adds something to what was said at a table, and forgets the oldest.
pub(super) async fn say(
    mut transaction: Transaction<'static, sqlx::Sqlite>,
    id: &TableId,
    said: &Said,
) -> Result<(), StoreError> {
    let (phrase, words) = match &said.words {
        Words::Phrase(phrase) => (Some(phrase.name()), None),
        Words::Own(words) => (None, Some(words.as_str())),
    };
    sqlx::query(
        "INSERT INTO talk (table_id, number, seat, name, at, phrase, words)
         SELECT $1, COALESCE(MAX(number), 0) + 1, $2, $3, $4, $5, $6 FROM talk WHERE table_id = $1",
    )
    .bind(id.as_str())
    .bind(said.seat.index() as i64)
    .bind(&said.name)
    .bind(said.at)
    .bind(phrase)
    .bind(words)
    .execute(&mut *transaction)
    .await
    .map_err(told(id))?;
    sqlx::query(
        "DELETE FROM talk WHERE table_id = $1
         AND number <= (SELECT MAX(number) FROM talk WHERE table_id = $1) - $2",
    )
    .bind(id.as_str())
    .bind(KEPT as i64)
    .execute(&mut *transaction)
    .await?;
    Ok(transaction.commit().await?)
}

/// What was said at a table, the latest last.
pub(super) async fn heard(pool: &SqlitePool, id: &TableId) -> Result<Vec<Said>, StoreError> {
    let rows =
        sqlx::query("SELECT seat, name, at, phrase, words FROM talk WHERE table_id = $1 ORDER BY number")
            .bind(id.as_str())
            .fetch_all(pool)
            .await?;
    let mut heard = Vec::with_capacity(rows.len());
    for row in rows {
        let (phrase, own): (Option<String>, Option<String>) = (row.try_get("phrase")?, row.try_get("words")?);
        // A phrase of a later version is none that is known here.
        let words = match (phrase.and_then(|phrase| phrase.parse().ok()), own) {
            (Some(phrase), _) => Words::Phrase(phrase),
            (None, Some(own)) => Words::Own(own),
            (None, None) => continue,
        };
        let seat = Seat::new(row.try_get::<u8, _>("seat")?);
        heard.push(Said { seat, name: row.try_get("name")?, at: row.try_get("at")?, words });
    }
    Ok(heard)
}

/// What somebody has written down at a table.
pub(super) async fn note(pool: &SqlitePool, id: &TableId, person: &PersonId) -> Result<String, StoreError> {
    let words: Option<String> =
        sqlx::query_scalar("SELECT words FROM notes WHERE table_id = $1 AND person = $2")
            .bind(id.as_str())
            .bind(person.to_string())
            .fetch_optional(pool)
            .await?;
    Ok(words.unwrap_or_default())
}

/// Writes that down, in place of what was there before.
pub(super) async fn set_note(
    pool: &SqlitePool,
    id: &TableId,
    person: &PersonId,
    words: &str,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO notes (table_id, person, words) VALUES ($1, $2, $3)
         ON CONFLICT (table_id, person) DO UPDATE SET words = excluded.words",
    )
    .bind(id.as_str())
    .bind(person.to_string())
    .bind(words)
    .execute(pool)
    .await
    .map_err(told(id))?;
    Ok(())
}

fn told(id: &TableId) -> impl FnOnce(sqlx::Error) -> StoreError {
    |error| match error.as_database_error().map(DatabaseError::kind) {
        Some(ErrorKind::ForeignKeyViolation) => StoreError::NoTable(*id),
        _ => error.into(),
    }
}
