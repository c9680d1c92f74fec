//! People, and the secret of the server.

use async_trait::async_trait;

use super::database::{Database, Writing};
use super::ids::random_bytes;
use super::statement::statement;
use super::tables::read_id;
use super::{Person, PersonId, StoreError};

/// What somebody holds, mostly in games that are not over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Holdings {
    /// Tables they opened.
    pub tables: u32,
    /// Seats they sit on.
    pub seats: u32,
    /// Games they have brought along to be looked at, over or not.
    pub studies: u32,
}

/// The chapter of people.
#[async_trait]
pub trait People: Send + Sync + 'static {
    /// The server's secret, made on first use. All processes on one store agree on it.
    async fn secret(&self) -> Result<[u8; 32], StoreError>;

    /// A person, if they are known.
    async fn person(&self, id: &PersonId) -> Result<Option<Person>, StoreError>;

    /// Remembers a person, or their new name. Seats where they sit under their old name get the new one.
    async fn save_person(&self, person: &Person) -> Result<(), StoreError>;

    /// What a person holds in games that are not over.
    async fn holdings(&self, person: &PersonId) -> Result<Holdings, StoreError>;
}

#[async_trait]
impl People for Database {
    async fn secret(&self) -> Result<[u8; 32], StoreError> {
        let fresh = blake3::Hash::from_bytes(random_bytes()).to_hex();
        statement("INSERT INTO server (name, value) VALUES ('secret', $1) ON CONFLICT (name) DO NOTHING")
            .bind(fresh.as_str())
            .execute(self)
            .await?;
        let agreed = statement("SELECT value FROM server WHERE name = 'secret'").row(self).await?;
        let agreed = agreed.map(|row| row.text("value")).transpose()?.unwrap_or_default();
        let secret = blake3::Hash::from_hex(&agreed)
            .map_err(|_| StoreError::Damaged("the server's secret cannot be read".to_owned()))?;
        Ok(*secret.as_bytes())
    }

    async fn person(&self, id: &PersonId) -> Result<Option<Person>, StoreError> {
        let row = statement("SELECT name, created FROM persons WHERE id = $1").bind(id).row(self).await?;
        row.map(|row| Ok(Person { id: *id, name: row.text("name")?, created: row.number("created")? }))
            .transpose()
    }

    async fn save_person(&self, person: &Person) -> Result<(), StoreError> {
        let mut writing = self.begin().await?;
        save_person(&mut writing, person).await?;
        writing.commit().await
    }

    async fn holdings(&self, person: &PersonId) -> Result<Holdings, StoreError> {
        let row = statement(
            "SELECT (SELECT count(*) FROM tables WHERE host = $1 AND points IS NULL AND rules IS NOT NULL
                       AND EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id)) AS tables,
                    (SELECT count(*) FROM seats JOIN tables ON tables.id = seats.table_id
                     WHERE person = $1 AND points IS NULL AND rules IS NOT NULL) AS seats,
                    (SELECT count(*) FROM tables WHERE host = $1
                       AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id)) AS studies",
        )
        .bind(person)
        .row(self)
        .await?;
        let Some(row) = row else { return Ok(Holdings::default()) };
        Ok(Holdings {
            tables: row.number("tables")?,
            seats: row.number("seats")?,
            studies: row.number("studies")?,
        })
    }
}

/// Remembers a person, or their new name, also where they sit under the old one.
pub(super) async fn save_person(writing: &mut Writing, person: &Person) -> Result<(), StoreError> {
    let renamed = statement(
        "UPDATE tables SET rev = rev + 1 WHERE id IN
           (SELECT table_id FROM seats WHERE person = $1
              AND name = (SELECT name FROM persons WHERE id = $1 AND name <> $2))
         RETURNING id",
    );
    for row in renamed.bind(&person.id).bind(&person.name).rows(&mut *writing).await? {
        writing.has_changed(read_id(&row)?);
    }
    statement(
        "UPDATE seats SET name = $2
         WHERE person = $1 AND name = (SELECT name FROM persons WHERE id = $1)",
    )
    .bind(&person.id)
    .bind(&person.name)
    .execute(&mut *writing)
    .await?;
    statement(
        "INSERT INTO persons (id, name, created) VALUES ($1, $2, $3)
         ON CONFLICT (id) DO UPDATE SET name = excluded.name",
    )
    .bind(&person.id)
    .bind(&person.name)
    .bind(person.created)
    .execute(writing)
    .await?;
    Ok(())
}
