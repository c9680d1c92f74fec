//! The processes that share a store: who is alive, who plays on where, and at whose doors pages are open.
//!
//! A process says now and then that it is alive ([`Processes::beat`]). One that has not done so in time is removed, by
//! whichever process notices, and everything that it held is free again: leases and open pages. Nothing is renewed table by
//! table.

use std::fmt;
use std::time::Duration;

use async_trait::async_trait;
use sqlx::AssertSqlSafe;
use sqlx::error::ErrorKind;

use super::database::Database;
use super::error::kind;
use super::ids::random_bytes;
use super::statement::{Value, statement};
use super::tables::{or_log, read_id};
use super::{News, StoreError, TableId, Version};

/// No process says for longer ahead that it will be alive, in milliseconds.
const LONGEST: u64 = 60_000;

/// A process, for as long as it runs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ProcessId(u64);

impl ProcessId {
    /// A new one.
    pub fn random() -> ProcessId {
        let bytes: [u8; 32] = random_bytes();
        ProcessId(bytes[..8].iter().fold(0, |id, byte| id << 8 | u64::from(*byte)))
    }
}

impl fmt::Display for ProcessId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl From<ProcessId> for Value {
    fn from(process: ProcessId) -> Value {
        process.to_string().into()
    }
}

/// What a process is there for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// It answers requests, and thinks for bots if nobody else does.
    Server,
    /// It only thinks for bots.
    Worker,
}

impl Role {
    const fn name(self) -> &'static str {
        match self {
            Role::Server => "server",
            Role::Worker => "worker",
        }
    }
}

/// What a process learns when it says that it is alive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pulse {
    /// How many workers there are.
    pub workers: u32,
    /// Whether nobody knew of it: it has just come, or was given up.
    pub is_new: bool,
}

/// The chapter of processes.
#[async_trait]
pub trait Processes: Send + Sync + 'static {
    /// A process is alive, and will be for so long. Those of which that is no longer true are removed.
    async fn beat(&self, process: ProcessId, role: Role, alive: Duration) -> Result<Pulse, StoreError>;

    /// A process ends, and lets go of everything.
    async fn part(&self, process: ProcessId) -> Result<(), StoreError>;

    /// A process plays on at a table for whoever has no page there. `false` if another one does, or there is no such table.
    async fn claim(&self, id: &TableId, process: ProcessId) -> Result<bool, StoreError>;

    /// It does so no longer. If there is still something to do, the others are told.
    async fn release(&self, id: &TableId, process: ProcessId) -> Result<(), StoreError>;

    /// Tables where somebody without a page may have to play on and no process does it, the longest untouched first.
    async fn due(&self, limit: u32) -> Result<Vec<TableId>, StoreError>;

    /// There is nothing to do at a table, unless it has changed since that was seen.
    async fn settled(&self, id: &TableId, seen: Version) -> Result<(), StoreError>;

    /// Pages of a table are open at a process, of the owners of these seats (one bit each) or of others; `None` if none are.
    async fn show(&self, id: &TableId, process: ProcessId, seats: Option<u8>) -> Result<(), StoreError>;

    /// What [`Processes::show`] has told of all other processes together.
    async fn present(&self, id: &TableId, besides: ProcessId) -> Result<Option<u8>, StoreError>;
}

#[async_trait]
impl Processes for Database {
    async fn beat(&self, process: ProcessId, role: Role, alive: Duration) -> Result<Pulse, StoreError> {
        let now = self.now();
        let alive = (alive.as_millis() as u64).min(LONGEST);
        // By itself, since whoever holds its own row must not wait for that of another.
        let lives = format!("UPDATE processes SET alive_until = {now} + $2 WHERE id = $1");
        let lives = statement(AssertSqlSafe(lives)).bind(process).bind(alive);
        let is_new = lives.execute(self).await? == 0;
        if is_new {
            let comes = format!("INSERT INTO processes (id, role, alive_until) VALUES ($1, $2, {now} + $3)");
            let comes = statement(AssertSqlSafe(comes)).bind(process).bind(role.name()).bind(alive);
            comes.execute(self).await?;
        }
        let mut writing = self.begin().await?;
        // Nobody can have said so long ahead: the clock has been set back since, and would keep the dead alive for as long.
        let is_dead = format!("alive_until < {now} OR alive_until > {now} + {LONGEST}");
        let dead = format!("SELECT id FROM processes WHERE {is_dead}");
        let shown = format!("SELECT DISTINCT table_id AS id FROM presence WHERE process IN ({dead})");
        for row in statement(AssertSqlSafe(shown)).rows(&mut writing).await? {
            writing.tell(News::Present(read_id(&row)?));
        }
        statement(AssertSqlSafe(format!("DELETE FROM processes WHERE {is_dead}")))
            .execute(&mut writing)
            .await?;
        let workers = statement("SELECT count(*) AS workers FROM processes WHERE role = 'worker'");
        let workers = workers.row(&mut writing).await?;
        writing.commit().await?;
        let workers = workers.map_or(Ok(0), |row| row.number("workers"))?;
        Ok(Pulse { workers, is_new })
    }

    async fn part(&self, process: ProcessId) -> Result<(), StoreError> {
        let mut writing = self.begin().await?;
        let shown = "SELECT table_id AS id FROM presence WHERE process = $1";
        for row in statement(shown).bind(process).rows(&mut writing).await? {
            writing.tell(News::Present(read_id(&row)?));
        }
        let held = "SELECT table_id AS id FROM leases WHERE process = $1";
        for row in statement(held).bind(process).rows(&mut writing).await? {
            writing.has_changed(read_id(&row)?);
        }
        statement("DELETE FROM processes WHERE id = $1").bind(process).execute(&mut writing).await?;
        writing.commit().await
    }

    async fn claim(&self, id: &TableId, process: ProcessId) -> Result<bool, StoreError> {
        let claimed = statement(AssertSqlSafe(format!(
            "INSERT INTO leases (table_id, process) VALUES ($1, $2)
             ON CONFLICT (table_id) DO UPDATE SET process = excluded.process
             WHERE leases.process = excluded.process OR NOT EXISTS
               (SELECT 1 FROM processes WHERE processes.id = leases.process AND alive_until >= {})",
            self.now()
        )))
        .bind(id)
        .bind(process)
        .execute(self)
        .await;
        match claimed {
            // The table is gone, or this process has been given up for dead and has not yet said otherwise.
            Err(error) if kind(&error) == Some(ErrorKind::ForeignKeyViolation) => Ok(false),
            claimed => Ok(claimed? == 1),
        }
    }

    async fn release(&self, id: &TableId, process: ProcessId) -> Result<(), StoreError> {
        let mut writing = self.begin().await?;
        let free = statement("DELETE FROM leases WHERE table_id = $1 AND process = $2");
        free.bind(id).bind(process).execute(&mut writing).await?;
        let due =
            statement("SELECT id FROM tables WHERE id = $1 AND due = 1").bind(id).row(&mut writing).await?;
        if due.is_some() {
            writing.has_changed(*id);
        }
        writing.commit().await
    }

    async fn due(&self, limit: u32) -> Result<Vec<TableId>, StoreError> {
        let rows = statement(AssertSqlSafe(format!(
            "SELECT id FROM tables WHERE due = 1 AND points IS NULL AND rules IS NOT NULL AND NOT EXISTS
               (SELECT 1 FROM leases JOIN processes ON processes.id = leases.process
                WHERE leases.table_id = tables.id AND alive_until >= {})
             ORDER BY touched, id LIMIT $1",
            self.now()
        )))
        .bind(limit)
        .rows(self)
        .await?;
        Ok(rows.iter().map(read_id).filter_map(or_log).collect())
    }

    async fn settled(&self, id: &TableId, seen: Version) -> Result<(), StoreError> {
        statement("UPDATE tables SET due = 0 WHERE id = $1 AND rev = $2 AND moves = $3")
            .bind(id)
            .bind(seen.rev)
            .bind(seen.moves)
            .execute(self)
            .await?;
        Ok(())
    }

    async fn show(&self, id: &TableId, process: ProcessId, seats: Option<u8>) -> Result<(), StoreError> {
        let mut writing = self.begin().await?;
        let shown = match seats {
            Some(seats) => statement(
                "INSERT INTO presence (table_id, process, seats) VALUES ($1, $2, $3)
                 ON CONFLICT (table_id, process) DO UPDATE SET seats = excluded.seats",
            )
            .bind(id)
            .bind(process)
            .bind(u32::from(seats)),
            None => {
                statement("DELETE FROM presence WHERE table_id = $1 AND process = $2").bind(id).bind(process)
            }
        };
        match shown.execute(&mut writing).await {
            // The table is gone, or this process has been given up for dead: it will say so again.
            Err(error) if kind(&error) == Some(ErrorKind::ForeignKeyViolation) => return Ok(()),
            shown => shown?,
        };
        writing.tell(News::Present(*id));
        writing.commit().await
    }

    async fn present(&self, id: &TableId, besides: ProcessId) -> Result<Option<u8>, StoreError> {
        let chosen = "SELECT seats FROM presence WHERE table_id = $1 AND process <> $2";
        let rows = statement(chosen).bind(id).bind(besides).rows(self).await?;
        let mut here = None;
        for row in rows {
            here = Some(here.unwrap_or(0) | row.number::<u8>("seats")?);
        }
        Ok(here)
    }
}
