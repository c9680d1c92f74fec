//! What is said at a table, and what somebody writes down there for themselves.

use std::fmt;
use std::str::FromStr;

use async_trait::async_trait;
use table::Seat;

use super::database::Database;
use super::error::missing;
use super::statement::{On, statement};
use super::tables::read_seat;
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
    /// Who that was; `None` where it is not known any more.
    pub person: Option<PersonId>,
    /// What they were called then.
    pub name: String,
    /// When, in seconds since 1970.
    pub at: i64,
    /// What it was.
    pub words: Words,
}

/// The chapter of talk and notes.
#[async_trait]
pub trait Talk: Send + Sync + 'static {
    /// Adds something to what was said at a table. Only the latest [`KEPT`] are remembered.
    async fn say(&self, id: &TableId, said: &Said) -> Result<(), StoreError>;

    /// What a person has written down at a table for themselves.
    async fn note(&self, id: &TableId, person: &PersonId) -> Result<String, StoreError>;

    /// Writes that down, in place of what was there before.
    async fn set_note(&self, id: &TableId, person: &PersonId, words: &str) -> Result<(), StoreError>;
}

#[async_trait]
impl Talk for Database {
    async fn say(&self, id: &TableId, said: &Said) -> Result<(), StoreError> {
        let (phrase, words) = match &said.words {
            Words::Phrase(phrase) => (Some(phrase.name()), None),
            Words::Own(words) => (None, Some(words.as_str())),
        };
        let mut writing = self.begin().await?;
        if !writing.change(id).await? {
            return Err(StoreError::NoTable(*id));
        }
        statement(
            "INSERT INTO talk (table_id, number, seat, name, at, phrase, words, person)
             SELECT $1, COALESCE(MAX(number), 0) + 1, $2, $3, $4, $5, $6, $7 FROM talk WHERE table_id = $1",
        )
        .bind(id)
        .bind(said.seat)
        .bind(&said.name)
        .bind(said.at)
        .bind(phrase)
        .bind(words)
        .bind(said.person.map(|person| person.to_string()))
        .execute(&mut writing)
        .await?;
        statement(
            "DELETE FROM talk WHERE table_id = $1
             AND number <= (SELECT MAX(number) FROM talk WHERE table_id = $1) - $2",
        )
        .bind(id)
        .bind(KEPT)
        .execute(&mut writing)
        .await?;
        writing.commit().await
    }

    async fn note(&self, id: &TableId, person: &PersonId) -> Result<String, StoreError> {
        let chosen = "SELECT words FROM notes WHERE table_id = $1 AND person = $2";
        let row = statement(chosen).bind(id).bind(person).row(self).await?;
        Ok(row.map(|row| row.text("words")).transpose()?.unwrap_or_default())
    }

    async fn set_note(&self, id: &TableId, person: &PersonId, words: &str) -> Result<(), StoreError> {
        statement(
            "INSERT INTO notes (table_id, person, words) VALUES ($1, $2, $3)
             ON CONFLICT (table_id, person) DO UPDATE SET words = excluded.words",
        )
        .bind(id)
        .bind(person)
        .bind(words)
        .execute(self)
        .await
        .map_err(missing(StoreError::NoTable(*id)))?;
        Ok(())
    }
}

/// What was said at a table, the latest last.
pub(super) async fn read_talk(on: impl Into<On<'_>>, id: &TableId) -> Result<Vec<Said>, StoreError> {
    let chosen = "SELECT seat, name, at, phrase, words, person FROM talk WHERE table_id = $1 ORDER BY number";
    let rows = statement(chosen).bind(id).rows(on).await?;
    let mut heard = Vec::with_capacity(rows.len());
    for row in rows {
        // A phrase of a later version is none that is known here.
        let phrase = row.maybe_text("phrase")?.and_then(|phrase| phrase.parse().ok());
        let words = match (phrase, row.maybe_text("words")?) {
            (Some(phrase), _) => Words::Phrase(phrase),
            (None, Some(own)) => Words::Own(own),
            (None, None) => continue,
        };
        let seat = read_seat(row.number("seat")?)?;
        let person = row.maybe_text("person")?.and_then(|person| PersonId::parse(&person).ok());
        heard.push(Said { seat, person, name: row.text("name")?, at: row.number("at")?, words });
    }
    Ok(heard)
}
