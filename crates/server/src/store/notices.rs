//! What is sent to those who want to be told elsewhere: each notice once, by whichever process is first.

use async_trait::async_trait;
use table::Seat;

use super::accounts::tables_change;
use super::database::Database;
use super::statement::{Row, statement};
use super::tables::{or_log, read_person, read_seat};
use super::{PersonId, StoreError, TableId};

/// Nobody is sent more within an hour.
const PER_HOUR: u32 = 120;

const HOUR: i64 = 3_600_000;

/// Where somebody wants to be told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Webhook {
    /// The address that is written to.
    pub url: String,
    /// What is written is signed with this.
    pub secret: String,
    /// How addresses of this server begin, as the owner knows them.
    pub links: String,
}

/// Something somebody is to be told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// At which table.
    pub table: TableId,
    /// Who is told.
    pub person: PersonId,
    /// What it is about.
    pub kind: String,
    /// After how many moves.
    pub moves: u32,
    /// After how many times moves were taken back.
    pub backs: u32,
    /// The seat it concerns.
    pub seat: Seat,
    /// The round of the game.
    pub round: u32,
    /// How often it has been tried, this time included.
    pub tries: u32,
}

/// The chapter of notices.
#[async_trait]
pub trait Notices: Send + Sync + 'static {
    /// Sets where somebody with an account wants to be told, or that they do not.
    async fn set_webhook(&self, person: &PersonId, webhook: Option<&Webhook>) -> Result<(), StoreError>;

    /// Where somebody wants to be told.
    async fn webhook(&self, person: &PersonId) -> Result<Option<Webhook>, StoreError>;

    /// Somebody is to be told something, unless they have been, or want to be told nothing, or have been told very much lately.
    async fn notice(&self, notice: &Notice, now: i64) -> Result<(), StoreError>;

    /// Notices that are to be sent now, in Unix milliseconds, those first that were not tried so often: whoever never answers
    /// keeps nobody else waiting. Nobody else gets them before `until`.
    async fn take_notices(&self, now: i64, until: i64, limit: u32) -> Result<Vec<Notice>, StoreError>;

    /// A notice that was taken is done, or is tried again then.
    async fn put_notice(&self, notice: &Notice, again: Option<i64>) -> Result<(), StoreError>;

    /// Forgets notices that were made before then.
    async fn forget_notices(&self, before: i64) -> Result<(), StoreError>;
}

#[async_trait]
impl Notices for Database {
    async fn set_webhook(&self, person: &PersonId, webhook: Option<&Webhook>) -> Result<(), StoreError> {
        let mut writing = self.begin().await?;
        statement(
            "UPDATE accounts SET webhook = $2, webhook_secret = $3, webhook_links = $4 WHERE person = $1",
        )
        .bind(person)
        .bind(webhook.map(|webhook| webhook.url.as_str()))
        .bind(webhook.map(|webhook| webhook.secret.as_str()))
        .bind(webhook.map(|webhook| webhook.links.as_str()))
        .execute(&mut writing)
        .await?;
        // What was to be sent elsewhere is sent nowhere.
        let dropped = statement("UPDATE notices SET next_try = NULL WHERE person = $1");
        dropped.bind(person).execute(&mut writing).await?;
        tables_change(&mut writing, person, "points IS NULL").await?;
        writing.commit().await
    }

    async fn webhook(&self, person: &PersonId) -> Result<Option<Webhook>, StoreError> {
        let chosen = "SELECT webhook, webhook_secret, webhook_links FROM accounts
                      WHERE person = $1 AND webhook IS NOT NULL";
        let Some(row) = statement(chosen).bind(person).row(self).await? else { return Ok(None) };
        let [url, secret, links] = ["webhook", "webhook_secret", "webhook_links"].map(|name| row.text(name));
        Ok(Some(Webhook { url: url?, secret: secret?, links: links? }))
    }

    async fn notice(&self, notice: &Notice, now: i64) -> Result<(), StoreError> {
        statement(
            "INSERT INTO notices (table_id, person, kind, moves, backs, seat, round, made, next_try)
             SELECT $1, $2, $3, $4, $5, $6, $7, $8, $8 FROM accounts WHERE person = $2 AND webhook IS NOT NULL
               AND (SELECT count(*) FROM notices WHERE person = $2 AND made > $9) < $10
             ON CONFLICT (table_id, person, kind, moves, backs) DO NOTHING",
        )
        .bind(&notice.table)
        .bind(&notice.person)
        .bind(&notice.kind)
        .bind(notice.moves)
        .bind(notice.backs)
        .bind(notice.seat)
        .bind(notice.round)
        .bind(now)
        .bind(now - HOUR)
        .bind(PER_HOUR)
        .execute(self)
        .await?;
        Ok(())
    }

    async fn take_notices(&self, now: i64, until: i64, limit: u32) -> Result<Vec<Notice>, StoreError> {
        let due = statement(
            "SELECT table_id, person, kind, moves, backs, seat, round, tries FROM notices
             WHERE next_try <= $1 ORDER BY tries, next_try LIMIT $2",
        );
        let mut taken = Vec::new();
        for row in due.bind(now).bind(limit).rows(self).await? {
            let Some(mut notice) = or_log(read_notice(&row)) else { continue };
            // Of several who have seen it, one moves it on.
            let mine = statement(
                "UPDATE notices SET next_try = $6, tries = tries + 1
                 WHERE table_id = $1 AND person = $2 AND kind = $3 AND moves = $4 AND backs = $5
                   AND next_try <= $7",
            );
            let mine = of(mine, &notice).bind(until).bind(now).execute(self).await? == 1;
            notice.tries += 1;
            taken.extend(mine.then_some(notice));
        }
        Ok(taken)
    }

    async fn put_notice(&self, notice: &Notice, again: Option<i64>) -> Result<(), StoreError> {
        let put = statement(
            "UPDATE notices SET next_try = $6
             WHERE table_id = $1 AND person = $2 AND kind = $3 AND moves = $4 AND backs = $5",
        );
        of(put, notice).bind(again).execute(self).await?;
        Ok(())
    }

    async fn forget_notices(&self, before: i64) -> Result<(), StoreError> {
        statement("DELETE FROM notices WHERE made < $1").bind(before).execute(self).await?;
        Ok(())
    }
}

/// A statement about this notice, with the first five values.
fn of(statement: super::statement::Statement, notice: &Notice) -> super::statement::Statement {
    let Notice { table, person, kind, moves, backs, .. } = notice;
    statement.bind(table).bind(person).bind(kind).bind(*moves).bind(*backs)
}

fn read_notice(row: &Row) -> Result<Notice, StoreError> {
    let table = row.text("table_id")?;
    Ok(Notice {
        table: TableId::parse(&table)
            .map_err(|_| StoreError::Damaged(format!("{table:?} is no name of a table")))?,
        person: read_person(&row.text("person")?)?,
        kind: row.text("kind")?,
        moves: row.number("moves")?,
        backs: row.number("backs")?,
        seat: read_seat(row.number("seat")?)?,
        round: row.number("round")?,
        tries: row.number("tries")?,
    })
}
