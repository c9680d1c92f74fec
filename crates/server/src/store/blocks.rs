//! Whom people do not want to play or talk with.

use std::collections::BTreeSet;

use async_trait::async_trait;

use super::database::{Database, Writing};
use super::error::missing;
use super::statement::{Row, statement};
use super::tables::{or_log, read_id, read_person};
use super::{PersonId, StoreError};

/// Somebody who is blocked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Blocked {
    /// Who it is.
    pub person: PersonId,
    /// What they are called now.
    pub name: String,
    /// Since when, in Unix seconds.
    pub at: i64,
}

/// The chapter of blocks.
#[async_trait]
pub trait Blocks: Send + Sync + 'static {
    /// Somebody blocks somebody else. Both must be known.
    async fn block(&self, person: &PersonId, blocked: &PersonId, at: i64) -> Result<(), StoreError>;

    /// They do so no longer.
    async fn unblock(&self, person: &PersonId, blocked: &PersonId) -> Result<(), StoreError>;

    /// Whom somebody has blocked, the latest first.
    async fn blocks(&self, person: &PersonId) -> Result<Vec<Blocked>, StoreError>;

    /// Who has blocked somebody.
    async fn blockers(&self, person: &PersonId) -> Result<BTreeSet<PersonId>, StoreError>;
}

#[async_trait]
impl Blocks for Database {
    async fn block(&self, person: &PersonId, blocked: &PersonId, at: i64) -> Result<(), StoreError> {
        let mut writing = self.begin().await?;
        statement(
            "INSERT INTO blocks (person, blocked, at) VALUES ($1, $2, $3) ON CONFLICT (person, blocked) DO NOTHING",
        )
        .bind(person)
        .bind(blocked)
        .bind(at)
        .execute(&mut writing)
        .await
        .map_err(missing(StoreError::NoPerson))?;
        shared_tables_change(&mut writing, person, blocked).await?;
        writing.commit().await
    }

    async fn unblock(&self, person: &PersonId, blocked: &PersonId) -> Result<(), StoreError> {
        let mut writing = self.begin().await?;
        let free = statement("DELETE FROM blocks WHERE person = $1 AND blocked = $2");
        free.bind(person).bind(blocked).execute(&mut writing).await?;
        shared_tables_change(&mut writing, person, blocked).await?;
        writing.commit().await
    }

    async fn blocks(&self, person: &PersonId) -> Result<Vec<Blocked>, StoreError> {
        let chosen = "SELECT blocked, name, at FROM blocks JOIN persons ON persons.id = blocked
                      WHERE person = $1 ORDER BY at DESC, blocked";
        let rows = statement(chosen).bind(person).rows(self).await?;
        let read = |row: &Row| {
            let person = read_person(&row.text("blocked")?)?;
            Ok(Blocked { person, name: row.text("name")?, at: row.number("at")? })
        };
        Ok(rows.iter().map(read).filter_map(or_log).collect())
    }

    async fn blockers(&self, person: &PersonId) -> Result<BTreeSet<PersonId>, StoreError> {
        let rows = statement("SELECT person FROM blocks WHERE blocked = $1").bind(person).rows(self).await?;
        Ok(rows.iter().map(|row| read_person(&row.text("person")?)).filter_map(or_log).collect())
    }
}

/// What one of them is told at the tables of both is another thing from now on.
async fn shared_tables_change(
    writing: &mut Writing,
    one: &PersonId,
    other: &PersonId,
) -> Result<(), StoreError> {
    let changed = statement(
        "UPDATE tables SET rev = rev + 1 WHERE id IN (SELECT table_id FROM seats WHERE person = $1)
           AND (id IN (SELECT table_id FROM seats WHERE person = $2)
                OR id IN (SELECT table_id FROM talk WHERE person = $2)) RETURNING id",
    );
    for row in changed.bind(one).bind(other).rows(&mut *writing).await? {
        writing.has_changed(read_id(&row)?);
    }
    Ok(())
}
