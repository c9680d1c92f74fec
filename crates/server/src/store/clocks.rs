//! How much time people have at a table. Whose time runs and how much is left follows from the log: every move says when it was
//! made. Only what no move says is kept here.

use async_trait::async_trait;

use super::database::{Database, Writing};
use super::statement::{Row, statement};
use super::tables::{or_log, read_id};
use super::{StoreError, TableId};
use crate::clock::now_millis;

/// What time is given for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Span {
    /// Every time a seat has to decide.
    Turn,
    /// The whole game.
    Game,
}

/// How much time every person at a table has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clock {
    /// For what.
    pub span: Span,
    /// How much.
    pub seconds: u32,
    /// Whether a bot takes over by itself when the time of a seat is up.
    pub replaces: bool,
}

/// The clock of a table, and since when it runs at the least.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Running {
    /// What was agreed.
    pub clock: Clock,
    /// When the game began, or moves were last taken back, in Unix milliseconds; `None` before the game.
    pub since: Option<i64>,
}

/// The chapter of clocks.
#[async_trait]
pub trait Clocks: Send + Sync + 'static {
    /// Puts a clock on a table that has none.
    async fn set_clock(&self, id: &TableId, clock: Clock) -> Result<(), StoreError>;

    /// Nobody has to look at the clock of a table before then, in Unix milliseconds.
    async fn look_at(&self, id: &TableId, at: i64) -> Result<(), StoreError>;

    /// Tables with a running game at whose clocks somebody has to look, the most urgent first.
    async fn clocks_to_look_at(&self, now: i64, limit: u32) -> Result<Vec<TableId>, StoreError>;
}

#[async_trait]
impl Clocks for Database {
    async fn set_clock(&self, id: &TableId, clock: Clock) -> Result<(), StoreError> {
        let mut writing = self.begin().await?;
        if !writing.change(id).await? {
            return Err(StoreError::NoTable(*id));
        }
        statement(
            "INSERT INTO clocks (table_id, span, seconds, replaces, look_at) VALUES ($1, $2, $3, $4, 0)
             ON CONFLICT (table_id) DO NOTHING",
        )
        .bind(id)
        .bind(if clock.span == Span::Turn { "turn" } else { "game" })
        .bind(clock.seconds)
        .bind(clock.replaces)
        .execute(&mut writing)
        .await?;
        start_if_full(&mut writing, id).await?;
        writing.commit().await
    }

    async fn look_at(&self, id: &TableId, at: i64) -> Result<(), StoreError> {
        let set = statement("UPDATE clocks SET look_at = $2 WHERE table_id = $1");
        set.bind(id).bind(at).execute(self).await?;
        Ok(())
    }

    async fn clocks_to_look_at(&self, now: i64, limit: u32) -> Result<Vec<TableId>, StoreError> {
        let rows = statement(
            "SELECT table_id AS id FROM clocks JOIN tables ON tables.id = clocks.table_id
             WHERE look_at <= $1 AND since IS NOT NULL AND points IS NULL AND rules IS NOT NULL
             ORDER BY look_at LIMIT $2",
        );
        let rows = rows.bind(now).bind(limit).rows(self).await?;
        Ok(rows.iter().map(read_id).filter_map(or_log).collect())
    }
}

/// The clock of a table begins to run when every seat is taken.
pub(super) async fn start_if_full(writing: &mut Writing, id: &TableId) -> Result<(), StoreError> {
    statement(
        "UPDATE clocks SET since = $2, look_at = 0 WHERE table_id = $1 AND since IS NULL AND NOT EXISTS
           (SELECT 1 FROM seats WHERE table_id = $1 AND person IS NULL AND bot IS NULL)",
    )
    .bind(id)
    .bind(now_millis())
    .execute(writing)
    .await?;
    Ok(())
}

/// Moves were taken back: the time counts from now.
pub(super) async fn restart(writing: &mut Writing, id: &TableId) -> Result<(), StoreError> {
    let set = statement("UPDATE clocks SET since = $2, look_at = 0 WHERE table_id = $1");
    set.bind(id).bind(now_millis()).execute(writing).await?;
    Ok(())
}

/// The clock that a row of a table has, if it has one.
pub(super) fn read_clock(row: &Row) -> Result<Option<Running>, StoreError> {
    let Some(span) = row.maybe_text("span")? else { return Ok(None) };
    let span = if span == "turn" { Span::Turn } else { Span::Game };
    let clock = Clock { span, seconds: row.number("seconds")?, replaces: row.flag("replaces")? };
    Ok(Some(Running { clock, since: row.maybe_number("since")? }))
}
