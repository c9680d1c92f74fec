//! Who sits where, and what they have ordered there.

use std::collections::BTreeMap;

use async_trait::async_trait;
use sqlx::error::ErrorKind;
use table::Seat;

use super::clocks::start_if_full;
use super::database::{Database, Writing};
use super::error::{kind, missing};
use super::people::save_person;
use super::statement::{Row, statement};
use super::tables::{or_log, read_person};
use super::{Pace, Person, PersonId, Sitter, StoreError, TableId};
use crate::clock;

/// The chapter of seats.
#[async_trait]
pub trait Seats: Send + Sync + 'static {
    /// Sits somebody down. `false` if the seat is not free, or there is no such seat; nothing changes then.
    async fn take_seat(&self, id: &TableId, seat: Seat, sitter: &Sitter) -> Result<bool, StoreError>;

    /// Sits a person down and remembers them, or their new name, as [`super::People::save_person`] does. `false` if the seat is
    /// not free, or there is no such seat; then nobody is remembered or renamed either.
    async fn join(&self, id: &TableId, seat: Seat, person: &Person) -> Result<bool, StoreError>;

    /// A person gets up from all their seats at a table that waits for players. `false` if it does not, or they have none.
    async fn leave(&self, id: &TableId, person: &PersonId) -> Result<bool, StoreError>;

    /// A bot takes over the seat of a person in a running game. `false` if the game is not running, or they do not sit there.
    async fn hand_over(
        &self,
        id: &TableId,
        seat: Seat,
        person: &PersonId,
        bot: &str,
    ) -> Result<bool, StoreError>;

    /// Remembers a standing order of a seat, in place of what it was before.
    async fn set_order(&self, id: &TableId, seat: Seat, order: &str, value: &str) -> Result<(), StoreError>;

    /// Remembers how fast bots play at a table, in place of what it was before.
    async fn set_pace(&self, id: &TableId, pace: Pace) -> Result<(), StoreError>;

    /// Remembers when somebody who is known had a page of a table open.
    async fn visited(&self, id: &TableId, person: &PersonId, at: i64) -> Result<(), StoreError>;

    /// When those who have been at a table last had its page open, in Unix seconds.
    async fn visits(&self, id: &TableId) -> Result<BTreeMap<PersonId, i64>, StoreError>;
}

#[async_trait]
impl Seats for Database {
    async fn take_seat(&self, id: &TableId, seat: Seat, sitter: &Sitter) -> Result<bool, StoreError> {
        let mut writing = self.begin().await?;
        let taken = sit_down(&mut writing, id, seat, sitter).await?;
        if taken {
            writing.commit().await?;
        }
        Ok(taken)
    }

    async fn join(&self, id: &TableId, seat: Seat, person: &Person) -> Result<bool, StoreError> {
        let mut writing = self.begin().await?;
        save_person(&mut writing, person).await?;
        let sitter = Sitter::Person { id: person.id, name: person.name.clone() };
        // Without a seat, what was written about the person is dropped with the transaction.
        let taken = sit_down(&mut writing, id, seat, &sitter).await?;
        if taken {
            writing.commit().await?;
        }
        Ok(taken)
    }

    async fn leave(&self, id: &TableId, person: &PersonId) -> Result<bool, StoreError> {
        let mut writing = self.begin().await?;
        if !writing.change(id).await? {
            return Ok(false);
        }
        statement(
            "DELETE FROM standing_orders WHERE table_id = $1 AND seat IN
               (SELECT seat FROM seats WHERE table_id = $1 AND person = $2)",
        )
        .bind(id)
        .bind(person)
        .execute(&mut writing)
        .await?;
        let left = statement(
            "UPDATE seats SET person = NULL, name = NULL WHERE table_id = $1 AND person = $2 AND EXISTS
               (SELECT 1 FROM seats other WHERE other.table_id = $1 AND other.person IS NULL AND other.bot IS NULL)",
        )
        .bind(id)
        .bind(person)
        .execute(&mut writing)
        .await?;
        if left == 0 {
            return Ok(false);
        }
        touch(&mut writing, id).await?;
        writing.commit().await?;
        Ok(true)
    }

    async fn hand_over(
        &self,
        id: &TableId,
        seat: Seat,
        person: &PersonId,
        bot: &str,
    ) -> Result<bool, StoreError> {
        let mut writing = self.begin().await?;
        if !writing.change(id).await? {
            return Ok(false);
        }
        let taken = statement(
            "UPDATE seats SET person = NULL, name = NULL, bot = $4
             WHERE table_id = $1 AND seat = $2 AND person = $3
               AND EXISTS (SELECT 1 FROM tables WHERE id = $1 AND points IS NULL)
               AND NOT EXISTS (SELECT 1 FROM seats other
                               WHERE other.table_id = $1 AND other.person IS NULL AND other.bot IS NULL)",
        )
        .bind(id)
        .bind(seat)
        .bind(person)
        .bind(bot)
        .execute(&mut writing)
        .await?;
        if taken == 0 {
            return Ok(false);
        }
        look_for_work(&mut writing, id).await?;
        writing.commit().await?;
        Ok(true)
    }

    async fn set_order(&self, id: &TableId, seat: Seat, order: &str, value: &str) -> Result<(), StoreError> {
        let mut writing = self.begin().await?;
        writing.change(id).await?;
        save_order(&mut writing, id, seat, order, value).await?;
        look_for_work(&mut writing, id).await?;
        writing.commit().await
    }

    async fn set_pace(&self, id: &TableId, pace: Pace) -> Result<(), StoreError> {
        let mut writing = self.begin().await?;
        if !writing.change(id).await? {
            return Err(StoreError::NoTable(*id));
        }
        statement(
            "INSERT INTO paces (table_id, pace) VALUES ($1, $2)
             ON CONFLICT (table_id) DO UPDATE SET pace = excluded.pace",
        )
        .bind(id)
        .bind(pace.name())
        .execute(&mut writing)
        .await?;
        writing.commit().await
    }

    async fn visited(&self, id: &TableId, person: &PersonId, at: i64) -> Result<(), StoreError> {
        let noted = statement(
            "INSERT INTO visits (table_id, person, at) VALUES ($1, $2, $3)
             ON CONFLICT (table_id, person) DO UPDATE SET at = excluded.at WHERE visits.at < excluded.at",
        )
        .bind(id)
        .bind(person)
        .bind(at)
        .execute(self)
        .await;
        match noted {
            // The table has been removed meanwhile.
            Err(error) if kind(&error) == Some(ErrorKind::ForeignKeyViolation) => Ok(()),
            noted => Ok(noted.map(drop)?),
        }
    }

    async fn visits(&self, id: &TableId) -> Result<BTreeMap<PersonId, i64>, StoreError> {
        let rows = statement("SELECT person, at FROM visits WHERE table_id = $1").bind(id).rows(self).await?;
        let read = |row: &Row| Ok((read_person(&row.text("person")?)?, row.number("at")?));
        Ok(rows.iter().map(read).filter_map(or_log).collect())
    }
}

/// Sits somebody down on a free seat. `false` if there is no such seat, or it is not free.
async fn sit_down(
    writing: &mut Writing,
    id: &TableId,
    seat: Seat,
    sitter: &Sitter,
) -> Result<bool, StoreError> {
    if !writing.change(id).await? {
        return Ok(false);
    }
    let (person, name, bot) = columns(Some(sitter));
    let taken = statement(
        "UPDATE seats SET person = $3, name = $4, bot = $5
         WHERE table_id = $1 AND seat = $2 AND person IS NULL AND bot IS NULL",
    )
    .bind(id)
    .bind(seat)
    .bind(person)
    .bind(name)
    .bind(bot)
    .execute(&mut *writing)
    .await
    .map_err(missing(StoreError::NoPerson))?;
    if taken == 0 {
        return Ok(false);
    }
    touch(writing, id).await?;
    look_for_work(writing, id).await?;
    start_if_full(writing, id).await?;
    Ok(true)
}

/// Somebody has done something at a table.
async fn touch(writing: &mut Writing, id: &TableId) -> Result<(), StoreError> {
    statement("UPDATE tables SET touched = $2 WHERE id = $1 AND touched < $2")
        .bind(id)
        .bind(clock::now_secs())
        .execute(writing)
        .await?;
    Ok(())
}

/// Somebody who has no page may have to play on now, if the game is on.
async fn look_for_work(writing: &mut Writing, id: &TableId) -> Result<(), StoreError> {
    statement(
        "UPDATE tables SET due = 1 WHERE id = $1 AND points IS NULL AND NOT EXISTS
           (SELECT 1 FROM seats WHERE table_id = $1 AND person IS NULL AND bot IS NULL)",
    )
    .bind(id)
    .execute(writing)
    .await?;
    Ok(())
}

pub(super) async fn save_order(
    writing: &mut Writing,
    id: &TableId,
    seat: Seat,
    order: &str,
    value: &str,
) -> Result<(), StoreError> {
    statement(
        "INSERT INTO standing_orders (table_id, seat, standing_order, value) VALUES ($1, $2, $3, $4)
         ON CONFLICT (table_id, seat, standing_order) DO UPDATE SET value = excluded.value",
    )
    .bind(id)
    .bind(seat)
    .bind(order)
    .bind(value)
    .execute(writing)
    .await
    .map_err(missing(StoreError::NoSeat { table: *id, seat }))?;
    Ok(())
}

/// The columns of a seat for who sits there: person, name, bot.
pub(super) fn columns(sitter: Option<&Sitter>) -> (Option<String>, Option<&str>, Option<&str>) {
    match sitter {
        None => (None, None, None),
        Some(Sitter::Person { id, name }) => (Some(id.to_string()), Some(name), None),
        Some(Sitter::Bot(bot)) => (None, None, Some(bot)),
    }
}
