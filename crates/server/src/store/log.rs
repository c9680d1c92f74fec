//! The log of a table.

use async_trait::async_trait;

use super::database::{Database, Writing};
use super::statement::{On, Row, statement};
use super::tables::read_seat;
use super::{Change, Known, LoggedMove, News, Outcome, StoreError, TableId, Version};
use super::{clocks, ratings, results};
use crate::clock;

/// What became of an attempt to change a log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[must_use]
pub enum Appended {
    /// It is changed, and no crash undoes it; this is the version of the table now.
    Done(Version),
    /// Somebody else's move came first; nothing was written.
    Taken,
}

impl Appended {
    /// Whether the log is changed.
    pub fn is_done(self) -> bool {
        matches!(self, Appended::Done(_))
    }
}

/// What comes after moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum After<'a> {
    /// A person decides.
    Waits,
    /// Somebody plays on who has no page: a bot, fate, a standing order.
    Due,
    /// Nothing: the game is over, and this is how it ended.
    Over(&'a Outcome),
}

impl<'a> After<'a> {
    fn outcome(self) -> Option<&'a Outcome> {
        if let After::Over(outcome) = self { Some(outcome) } else { None }
    }
}

/// The chapter of moves.
#[async_trait]
pub trait Moves: Send + Sync + 'static {
    /// Adds moves to a log, all or none. `seen` are the moves before them: if there are others by now, or some were taken back
    /// meanwhile, nothing is added. A call that is dropped before it answers may have added them or not.
    async fn append(
        &self,
        id: &TableId,
        seen: Known,
        moves: &[LoggedMove],
        after: After<'_>,
    ) -> Result<Appended, StoreError>;

    /// Removes moves from a log: those from number `from` on, all or none. `moves` is how many there are; if there are others
    /// by now, or the game is over, or the moves were given, nothing changes.
    async fn take_back(&self, id: &TableId, moves: u32, from: u32) -> Result<Appended, StoreError>;

    /// The moves of a table from number `from` on, counted from 0. None if there is no such table.
    async fn moves(&self, id: &TableId, from: u32) -> Result<Vec<LoggedMove>, StoreError>;
}

#[async_trait]
impl Moves for Database {
    async fn append(
        &self,
        id: &TableId,
        seen: Known,
        moves: &[LoggedMove],
        after: After<'_>,
    ) -> Result<Appended, StoreError> {
        let first = seen.moves;
        // A transaction that is dropped is rolled back. Whoever has changed the row of the table holds it until the end, so
        // of many who have seen the same moves one goes on; the primary key of the log would stop the others as well.
        let mut writing = self.begin().await?;
        let touched = moves.last().map_or_else(clock::now_secs, |step| step.at.div_euclid(1000));
        let counted = statement(
            "UPDATE tables SET moves = $3, touched = $4, points = $5, due = $6
             WHERE id = $1 AND moves = $2 AND backs = $7 AND points IS NULL RETURNING rev",
        )
        .bind(id)
        .bind(first)
        .bind(i64::from(first) + moves.len() as i64)
        .bind(touched)
        .bind(after.outcome().map(points_of))
        .bind(after == After::Due)
        .bind(seen.backs)
        .row(&mut writing)
        .await?;
        let Some(row) = counted else { return not_appended(writing, id, seen).await };
        for (seq, step) in (i64::from(first)..).zip(moves) {
            insert_move(&mut writing, id, seq, step).await?;
        }
        if let Some(outcome) = after.outcome() {
            results::write(&mut writing, id, outcome).await?;
            ratings::rate(&mut writing, id, outcome).await?;
        }
        let version = Version { rev: row.number("rev")?, moves: first + moves.len() as u32 };
        writing.tell(News::Changed(Change { table: *id, version: Some(version), due: after == After::Due }));
        writing.commit().await?;
        Ok(Appended::Done(version))
    }

    async fn take_back(&self, id: &TableId, moves: u32, from: u32) -> Result<Appended, StoreError> {
        let mut writing = self.begin().await?;
        let counted = statement(
            "UPDATE tables SET moves = $3, touched = $4, rev = rev + 1, backs = backs + 1, due = 1
             WHERE id = $1 AND moves = $2 AND moves > $3 AND given <= $3 AND points IS NULL RETURNING rev",
        )
        .bind(id)
        .bind(moves)
        .bind(from)
        .bind(clock::now_secs())
        .row(&mut writing)
        .await?;
        let Some(row) = counted else { return Ok(Appended::Taken) };
        let version = Version { rev: row.number("rev")?, moves: from };
        clocks::restart(&mut writing, id).await?;
        statement("DELETE FROM moves WHERE table_id = $1 AND seq >= $2")
            .bind(id)
            .bind(from)
            .execute(&mut writing)
            .await?;
        writing.tell(News::Changed(Change { table: *id, version: Some(version), due: true }));
        writing.commit().await?;
        Ok(Appended::Done(version))
    }

    async fn moves(&self, id: &TableId, from: u32) -> Result<Vec<LoggedMove>, StoreError> {
        read_moves(self, id, from).await
    }
}

/// The moves of a table from number `from` on.
pub(super) async fn read_moves(
    on: impl Into<On<'_>>,
    id: &TableId,
    from: u32,
) -> Result<Vec<LoggedMove>, StoreError> {
    let chosen = "SELECT seat, notation, at FROM moves WHERE table_id = $1 AND seq >= $2 ORDER BY seq";
    let rows = statement(chosen).bind(id).bind(from).rows(on).await?;
    let read = |row: &Row| {
        let seat = row.maybe_number("seat")?.map(read_seat).transpose()?;
        Ok(LoggedMove { seat, notation: row.text("notation")?, at: row.number("at")? })
    };
    rows.iter().map(read).collect()
}

/// Why a log could not be added to.
async fn not_appended(mut writing: Writing, id: &TableId, seen: Known) -> Result<Appended, StoreError> {
    let chosen = "SELECT moves, backs, points FROM tables WHERE id = $1";
    let row = statement(chosen).bind(id).row(&mut writing).await?;
    let Some(row) = row else { return Err(StoreError::NoTable(*id)) };
    let moves: u32 = row.number("moves")?;
    if moves > seen.moves || row.number::<u32>("backs")? != seen.backs {
        return Ok(Appended::Taken);
    }
    match row.maybe_text("points")? {
        Some(_) => Err(StoreError::Over(*id)),
        None => Err(StoreError::Gap { table: *id, moves, first: seen.moves }),
    }
}

/// Adds a move to a log.
pub(super) async fn insert_move(
    writing: &mut Writing,
    id: &TableId,
    seq: i64,
    step: &LoggedMove,
) -> Result<(), StoreError> {
    statement("INSERT INTO moves (table_id, seq, seat, notation, at) VALUES ($1, $2, $3, $4, $5)")
        .bind(id)
        .bind(seq)
        .bind(step.seat)
        .bind(&step.notation)
        .bind(step.at)
        .execute(writing)
        .await?;
    Ok(())
}

/// The points of a finished game as its table has them.
pub(super) fn points_of(outcome: &Outcome) -> String {
    serde_json::json!(outcome.points()).to_string()
}
