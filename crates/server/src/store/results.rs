//! How finished games ended.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};
use sqlx::sqlite::{SqliteConnection, SqlitePool};
use table::{AnyGame, Seat};

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

/// Writes down how a game ended, unless that is known, or it has not ended at all.
pub(super) async fn write(
    connection: &mut SqliteConnection,
    id: &TableId,
    outcome: &Outcome,
) -> Result<(), StoreError> {
    let text = serde_json::to_string(outcome).map_err(|error| StoreError::Damaged(error.to_string()))?;
    sqlx::query(
        "INSERT INTO results (table_id, result) SELECT id, $2 FROM tables WHERE id = $1 AND points IS NOT NULL
         ON CONFLICT (table_id) DO NOTHING",
    )
    .bind(id.as_str())
    .bind(text)
    .execute(connection)
    .await?;
    Ok(())
}

/// How the games at which a person sits ended, as far as it is written down.
pub(super) async fn of(pool: &SqlitePool, person: &PersonId) -> Result<HashMap<String, Outcome>, StoreError> {
    let rows: Vec<(String, String)> = sqlx::query_as(
        "SELECT table_id, result FROM results
         WHERE table_id IN (SELECT table_id FROM seats WHERE person = $1)",
    )
    .bind(person.to_string())
    .fetch_all(pool)
    .await?;
    // What cannot be read is as if it had not been counted.
    let read = |(id, text): (String, String)| Some((id, serde_json::from_str(&text).ok()?));
    Ok(rows.into_iter().filter_map(read).collect())
}
