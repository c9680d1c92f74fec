//! How finished games ended.

use std::collections::HashMap;

use async_trait::async_trait;
use serde::{Deserialize, Serialize};
use table::{AnyGame, Seat};

use super::database::Database;
use super::statement::{On, Row, statement};
use super::tables::{choose, or_log, read_id};
use super::{PersonId, StoreError, TableId, TableRow};

/// How a game ended: what the log comes to, kept so that nobody has to replay it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Outcome {
    /// Every seat in order, automatic opponents included.
    pub seats: Vec<SeatOutcome>,
    /// The sources that gave anybody points, in the order of the score sheet.
    #[serde(default)]
    pub sources: Vec<String>,
}

/// What became of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SeatOutcome {
    /// Its points.
    pub total: i32,
    /// Whether it won, perhaps together with others.
    pub won: bool,
    /// What it played, as a key of the game's text catalogue.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub plays: Option<String>,
    /// Whether it was an automatic opponent.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub automatic: bool,
    /// How strong the automatic opponent was, as a key of the game's text catalogue.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
    /// Points by source; sources that gave nothing are left out.
    #[serde(default)]
    pub sources: Vec<(String, i32)>,
}

impl Outcome {
    /// How a game that is over ended.
    pub fn of(game: &dyn AnyGame) -> Outcome {
        let sheet = game.scores();
        let seat = |seat: Seat| SeatOutcome {
            total: sheet.seats[seat].total,
            won: sheet.winners.contains(&seat),
            plays: game.plays(seat).map(str::to_owned),
            automatic: game.is_automatic(seat),
            level: game.level(seat).map(str::to_owned),
            sources: sheet.seats[seat].sources.clone(),
        };
        Outcome { seats: Seat::all(game.seats()).map(seat).collect(), sources: sheet.sources.clone() }
    }

    /// What the points alone say: whoever has the most has won.
    pub fn of_points(points: &[i32]) -> Outcome {
        let most = points.iter().max();
        let seat =
            |total: &i32| SeatOutcome { total: *total, won: Some(total) == most, ..SeatOutcome::default() };
        Outcome { seats: points.iter().map(seat).collect(), sources: Vec::new() }
    }

    /// The points of every seat.
    pub fn points(&self) -> Vec<i32> {
        self.seats.iter().map(|seat| seat.total).collect()
    }
}

/// A finished game of somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finished {
    /// The table; when it was last touched is when the game ended.
    pub table: TableRow,
    /// How it ended; `None` where that has not been counted yet.
    pub outcome: Option<Outcome>,
}

/// The chapter of results.
#[async_trait]
pub trait Results: Send + Sync + 'static {
    /// The latest finished games at which a person sits, latest first, with how they ended. Games whose beginning was given
    /// are not among them.
    async fn results_of(&self, person: &PersonId, limit: u32) -> Result<Vec<Finished>, StoreError>;

    /// Finished games of which is not yet written down how they ended: those from before that was done. Tables of the first
    /// edition are not among them.
    async fn uncounted(&self) -> Result<Vec<TableId>, StoreError>;

    /// Writes down how a finished game ended. Nothing happens where that is known, or the game is not over.
    async fn count(&self, id: &TableId, outcome: &Outcome) -> Result<(), StoreError>;
}

#[async_trait]
impl Results for Database {
    async fn results_of(&self, person: &PersonId, limit: u32) -> Result<Vec<Finished>, StoreError> {
        let chosen = choose(
            "WHERE points IS NOT NULL AND given = 0 AND id IN (SELECT table_id FROM seats WHERE person = $1)
             ORDER BY touched DESC, id LIMIT $2",
        );
        let tables = self.list(chosen.bind(person).bind(limit)).await?;
        let mut outcomes = outcomes_of(self, person).await?;
        let finished = |table: TableRow| Finished { outcome: outcomes.remove(table.id.as_str()), table };
        Ok(tables.into_iter().map(finished).collect())
    }

    async fn uncounted(&self) -> Result<Vec<TableId>, StoreError> {
        let rows = statement(
            "SELECT id FROM tables WHERE points IS NOT NULL AND rules IS NOT NULL
               AND NOT EXISTS (SELECT 1 FROM results WHERE table_id = tables.id)
             ORDER BY touched DESC, id",
        )
        .rows(self)
        .await?;
        Ok(rows.iter().map(read_id).filter_map(or_log).collect())
    }

    async fn count(&self, id: &TableId, outcome: &Outcome) -> Result<(), StoreError> {
        write(self, id, outcome).await
    }
}

/// Writes down how a game ended, unless that is known, or it has not ended at all.
pub(super) async fn write(on: impl Into<On<'_>>, id: &TableId, outcome: &Outcome) -> Result<(), StoreError> {
    let text = serde_json::to_string(outcome).map_err(|error| StoreError::Damaged(error.to_string()))?;
    statement(
        "INSERT INTO results (table_id, result) SELECT id, $2 FROM tables WHERE id = $1 AND points IS NOT NULL
         ON CONFLICT (table_id) DO NOTHING",
    )
    .bind(id)
    .bind(text)
    .execute(on)
    .await?;
    Ok(())
}

/// How the games at which a person sits ended, as far as it is written down.
async fn outcomes_of(database: &Database, person: &PersonId) -> Result<HashMap<String, Outcome>, StoreError> {
    let rows = statement(
        "SELECT table_id, result FROM results
         WHERE table_id IN (SELECT table_id FROM seats WHERE person = $1)",
    )
    .bind(person)
    .rows(database)
    .await?;
    // What cannot be read is as if it had not been counted.
    let read =
        |row: &Row| Some((row.text("table_id").ok()?, serde_json::from_str(&row.text("result").ok()?).ok()?));
    Ok(rows.iter().filter_map(read).collect())
}
