//! How fast bots play at a table.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use sqlx::error::{DatabaseError, ErrorKind};
use sqlx::sqlite::SqlitePool;

use super::{StoreError, TableId};

/// How fast bots and automatic opponents play at a table while somebody watches.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pace {
    /// Half as fast as usual.
    Slow,
    /// As the server is set.
    #[default]
    Usual,
    /// Without waiting.
    Instant,
}

impl Pace {
    /// Every pace, the slowest first.
    pub const ALL: [Pace; 3] = [Pace::Slow, Pace::Usual, Pace::Instant];

    /// Its name in forms and in the store.
    pub const fn name(self) -> &'static str {
        match self {
            Pace::Slow => "slow",
            Pace::Usual => "usual",
            Pace::Instant => "instant",
        }
    }

    /// What a usual pause becomes.
    pub fn of(self, pause: Duration) -> Duration {
        match self {
            Pace::Slow => 2 * pause,
            Pace::Usual => pause,
            Pace::Instant => Duration::ZERO,
        }
    }
}

impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A word that names no pace.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no such pace")]
pub struct NoPace;

impl FromStr for Pace {
    type Err = NoPace;

    fn from_str(name: &str) -> Result<Pace, NoPace> {
        Pace::ALL.into_iter().find(|pace| pace.name() == name).ok_or(NoPace)
    }
}

pub(super) async fn read(pool: &SqlitePool, id: &TableId) -> Result<Pace, StoreError> {
    let name: Option<String> = sqlx::query_scalar("SELECT pace FROM paces WHERE table_id = $1")
        .bind(id.as_str())
        .fetch_optional(pool)
        .await?;
    // A pace of a later version is none that is known here; play goes on all the same.
    Ok(name.and_then(|name| name.parse().ok()).unwrap_or_default())
}

pub(super) async fn write(pool: &SqlitePool, id: &TableId, pace: Pace) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO paces (table_id, pace) VALUES ($1, $2)
         ON CONFLICT (table_id) DO UPDATE SET pace = excluded.pace",
    )
    .bind(id.as_str())
    .bind(pace.name())
    .execute(pool)
    .await
    .map_err(|error| match error.as_database_error().map(DatabaseError::kind) {
        Some(ErrorKind::ForeignKeyViolation) => StoreError::NoTable(*id),
        _ => error.into(),
    })?;
    Ok(())
}
