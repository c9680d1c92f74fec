//! Accounts: people who can prove who they are, and where they are signed in.
//!
//! An account is a person of its own. What a guest has (seats, tables, notes) goes over to it ([`Accounts::take_along`]), so
//! the cookie of the guest, which nobody can take back, is worth nothing afterwards; only sessions speak for an account, and
//! those are looked up here.

use async_trait::async_trait;
use sqlx::error::ErrorKind;

use super::database::{Database, Writing};
use super::error::kind;
use super::people::save_person;
use super::statement::{Row, Statement, statement};
use super::tables::{gone, read_id, read_person};
use super::{Person, PersonId, StoreError};

/// What belongs to a person at a table, once for each: column by column it goes over to somebody else.
const BY_TABLE: [&str; 2] = ["visits", "notes"];

/// An account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    /// Whose it is.
    pub person: PersonId,
    /// The name to sign in with, in small letters.
    pub sign_in: String,
    /// What their page is called in addresses.
    pub handle: String,
    /// The hash of the password, with its salt and its cost.
    pub password: String,
    /// The hash of the recovery code.
    pub recovery: String,
    /// When it was made, in Unix seconds.
    pub created: i64,
    /// What others may see.
    pub shows: Shows,
}

/// What others may see of an account.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Shows {
    /// The name with the ratings, at the table too.
    pub ratings: bool,
    /// The finished games as well.
    pub results: bool,
}

/// Where somebody is signed in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    /// A hash of what the browser has.
    pub id: String,
    /// Who it is.
    pub person: PersonId,
    /// Browser and system, in words.
    pub device: String,
    /// When they signed in, in Unix seconds.
    pub created: i64,
    /// When they were last there, to the nearest few minutes.
    pub seen: i64,
}

/// The chapter of accounts.
#[async_trait]
pub trait Accounts: Send + Sync + 'static {
    /// Makes an account of this name, and gives it everything that a guest has. `false` if somebody else has the name to sign in
    /// with; nothing changes then.
    async fn sign_up(&self, account: &Account, name: &str, guest: &PersonId) -> Result<bool, StoreError>;

    /// The account of a person.
    async fn account(&self, person: &PersonId) -> Result<Option<Account>, StoreError>;

    /// The account with this name to sign in with.
    async fn account_called(&self, sign_in: &str) -> Result<Option<Account>, StoreError>;

    /// The account whose page has this name.
    async fn account_of(&self, handle: &str) -> Result<Option<Account>, StoreError>;

    /// Gives everything that a guest has to an account. Nothing happens if the guest has an account of their own.
    async fn take_along(&self, guest: &PersonId, account: &PersonId) -> Result<(), StoreError>;

    /// Sets a new password and ends all sessions but one.
    async fn set_password(&self, person: &PersonId, password: &str, keep: &str) -> Result<(), StoreError>;

    /// Sets a new recovery code.
    async fn set_recovery(&self, person: &PersonId, recovery: &str) -> Result<(), StoreError>;

    /// Uses a recovery code up: sets a new password and a new code, and ends all sessions and tokens. `false` if the code is another one by
    /// now; nothing changes then.
    async fn recover(&self, account: &Account, password: &str, recovery: &str) -> Result<bool, StoreError>;

    /// Sets what others may see.
    async fn set_shows(&self, person: &PersonId, shows: Shows) -> Result<(), StoreError>;

    /// Removes an account and everything that only its owner knows. What was played stays, under another name; tables that
    /// others play at get another host, and those that nobody else sits at are gone.
    async fn remove_account(&self, person: &PersonId, name: &str) -> Result<(), StoreError>;

    /// Somebody signs in. Sessions that nobody has used since `stale` are ended.
    async fn open_session(&self, session: &Session, stale: i64) -> Result<(), StoreError>;

    /// The session with this id.
    async fn session(&self, id: &str) -> Result<Option<Session>, StoreError>;

    /// Notes that a session was used.
    async fn session_seen(&self, id: &str, at: i64) -> Result<(), StoreError>;

    /// Where somebody is signed in, the latest first.
    async fn sessions(&self, person: &PersonId) -> Result<Vec<Session>, StoreError>;

    /// Ends a session of a person. `false` if they have no such session.
    async fn end_session(&self, person: &PersonId, id: &str) -> Result<bool, StoreError>;

    /// Ends all sessions of a person but one.
    async fn end_other_sessions(&self, person: &PersonId, keep: &str) -> Result<(), StoreError>;
}

const CHOSEN: &str =
    "SELECT person, sign_in, handle, password, recovery, created, shows_ratings, shows_results FROM accounts";

#[async_trait]
impl Accounts for Database {
    async fn sign_up(&self, account: &Account, name: &str, guest: &PersonId) -> Result<bool, StoreError> {
        let mut writing = self.begin().await?;
        let person = Person { id: account.person, name: name.to_owned(), created: account.created };
        save_person(&mut writing, &person).await?;
        let made = statement(
            "INSERT INTO accounts (person, sign_in, handle, password, recovery, created, shows_ratings, shows_results)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        )
        .bind(&account.person)
        .bind(&account.sign_in)
        .bind(&account.handle)
        .bind(&account.password)
        .bind(&account.recovery)
        .bind(account.created)
        .bind(account.shows.ratings)
        .bind(account.shows.results)
        .execute(&mut writing)
        .await;
        match made {
            Err(error) if kind(&error) == Some(ErrorKind::UniqueViolation) => return Ok(false),
            made => made?,
        };
        give(&mut writing, guest, &account.person).await?;
        writing.commit().await?;
        Ok(true)
    }

    async fn account(&self, person: &PersonId) -> Result<Option<Account>, StoreError> {
        one(self, statement(chosen_where(" WHERE person = $1")).bind(person)).await
    }

    async fn account_called(&self, sign_in: &str) -> Result<Option<Account>, StoreError> {
        one(self, statement(chosen_where(" WHERE sign_in = $1")).bind(sign_in)).await
    }

    async fn account_of(&self, handle: &str) -> Result<Option<Account>, StoreError> {
        one(self, statement(chosen_where(" WHERE handle = $1")).bind(handle)).await
    }

    async fn take_along(&self, guest: &PersonId, account: &PersonId) -> Result<(), StoreError> {
        let mut writing = self.begin().await?;
        give(&mut writing, guest, account).await?;
        writing.commit().await
    }

    async fn set_password(&self, person: &PersonId, password: &str, keep: &str) -> Result<(), StoreError> {
        let mut writing = self.begin().await?;
        statement("UPDATE accounts SET password = $2 WHERE person = $1")
            .bind(person)
            .bind(password)
            .execute(&mut writing)
            .await?;
        end_sessions(&mut writing, person, keep).await?;
        writing.commit().await
    }

    async fn set_recovery(&self, person: &PersonId, recovery: &str) -> Result<(), StoreError> {
        let set = statement("UPDATE accounts SET recovery = $2 WHERE person = $1");
        set.bind(person).bind(recovery).execute(self).await?;
        Ok(())
    }

    async fn recover(&self, account: &Account, password: &str, recovery: &str) -> Result<bool, StoreError> {
        let mut writing = self.begin().await?;
        let used =
            statement("UPDATE accounts SET password = $3, recovery = $4 WHERE person = $1 AND recovery = $2")
                .bind(&account.person)
                .bind(&account.recovery)
                .bind(password)
                .bind(recovery)
                .execute(&mut writing)
                .await?;
        if used == 0 {
            return Ok(false);
        }
        end_sessions(&mut writing, &account.person, "").await?;
        // Whoever had the password may have made some.
        forget_tokens(&mut writing, &account.person).await?;
        writing.commit().await?;
        Ok(true)
    }

    async fn set_shows(&self, person: &PersonId, shows: Shows) -> Result<(), StoreError> {
        let mut writing = self.begin().await?;
        statement("UPDATE accounts SET shows_ratings = $2, shows_results = $3 WHERE person = $1")
            .bind(person)
            .bind(shows.ratings)
            .bind(shows.results)
            .execute(&mut writing)
            .await?;
        tables_change(&mut writing, person, "points IS NULL").await?;
        writing.commit().await
    }

    async fn remove_account(&self, person: &PersonId, name: &str) -> Result<(), StoreError> {
        let mut writing = self.begin().await?;
        let nobody = Person { id: *person, name: name.to_owned(), created: 0 };
        tables_change(&mut writing, person, "1 = 1").await?;
        save_person(&mut writing, &nobody).await?;
        for forgotten in [
            "UPDATE seats SET name = (SELECT name FROM persons WHERE id = $1) WHERE person = $1",
            "UPDATE talk SET name = (SELECT name FROM persons WHERE id = $1), person = NULL WHERE person = $1",
            "UPDATE tables SET host = COALESCE((SELECT person FROM seats WHERE table_id = tables.id
               AND person IS NOT NULL AND person <> $1 ORDER BY seat LIMIT 1), host) WHERE host = $1",
            "DELETE FROM visits WHERE person = $1",
            "DELETE FROM notes WHERE person = $1",
            "DELETE FROM tokens WHERE person = $1",
            "DELETE FROM blocks WHERE person = $1 OR blocked = $1",
            "DELETE FROM accounts WHERE person = $1",
        ] {
            statement(forgotten).bind(person).execute(&mut writing).await?;
        }
        let alone = statement(
            "DELETE FROM tables WHERE host = $1
               AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND person <> $1) RETURNING id",
        );
        for row in alone.bind(person).rows(&mut writing).await? {
            writing.tell(gone(read_id(&row)?));
        }
        writing.commit().await
    }

    async fn open_session(&self, session: &Session, stale: i64) -> Result<(), StoreError> {
        let mut writing = self.begin().await?;
        statement("DELETE FROM sessions WHERE person = $1 AND seen < $2")
            .bind(&session.person)
            .bind(stale)
            .execute(&mut writing)
            .await?;
        statement("INSERT INTO sessions (id, person, device, created, seen) VALUES ($1, $2, $3, $4, $5)")
            .bind(&session.id)
            .bind(&session.person)
            .bind(&session.device)
            .bind(session.created)
            .bind(session.seen)
            .execute(&mut writing)
            .await?;
        writing.commit().await
    }

    async fn session(&self, id: &str) -> Result<Option<Session>, StoreError> {
        let chosen = "SELECT id, person, device, created, seen FROM sessions WHERE id = $1";
        statement(chosen).bind(id).row(self).await?.as_ref().map(read_session).transpose()
    }

    async fn session_seen(&self, id: &str, at: i64) -> Result<(), StoreError> {
        let noted = statement("UPDATE sessions SET seen = $2 WHERE id = $1 AND seen < $2");
        noted.bind(id).bind(at).execute(self).await?;
        Ok(())
    }

    async fn sessions(&self, person: &PersonId) -> Result<Vec<Session>, StoreError> {
        let chosen = "SELECT id, person, device, created, seen FROM sessions WHERE person = $1
                      ORDER BY seen DESC, created DESC, id";
        statement(chosen).bind(person).rows(self).await?.iter().map(read_session).collect()
    }

    async fn end_session(&self, person: &PersonId, id: &str) -> Result<bool, StoreError> {
        let ended = statement("DELETE FROM sessions WHERE person = $1 AND id = $2");
        Ok(ended.bind(person).bind(id).execute(self).await? == 1)
    }

    async fn end_other_sessions(&self, person: &PersonId, keep: &str) -> Result<(), StoreError> {
        let mut writing = self.begin().await?;
        end_sessions(&mut writing, person, keep).await?;
        writing.commit().await
    }
}

fn chosen_where(which: &'static str) -> sqlx::AssertSqlSafe<String> {
    sqlx::AssertSqlSafe(format!("{CHOSEN}{which}"))
}

async fn one(database: &Database, chosen: Statement) -> Result<Option<Account>, StoreError> {
    let Some(row) = chosen.row(database).await? else { return Ok(None) };
    Ok(Some(Account {
        person: read_person(&row.text("person")?)?,
        sign_in: row.text("sign_in")?,
        handle: row.text("handle")?,
        password: row.text("password")?,
        recovery: row.text("recovery")?,
        created: row.number("created")?,
        shows: Shows { ratings: row.flag("shows_ratings")?, results: row.flag("shows_results")? },
    }))
}

fn read_session(row: &Row) -> Result<Session, StoreError> {
    Ok(Session {
        id: row.text("id")?,
        person: read_person(&row.text("person")?)?,
        device: row.text("device")?,
        created: row.number("created")?,
        seen: row.number("seen")?,
    })
}

async fn end_sessions(writing: &mut Writing, person: &PersonId, keep: &str) -> Result<(), StoreError> {
    let ended = statement("DELETE FROM sessions WHERE person = $1 AND id <> $2");
    ended.bind(person).bind(keep).execute(writing).await?;
    Ok(())
}

async fn forget_tokens(writing: &mut Writing, person: &PersonId) -> Result<(), StoreError> {
    statement("DELETE FROM tokens WHERE person = $1").bind(person).execute(writing).await?;
    Ok(())
}

/// What pages show of a person changes at these of their tables.
pub(super) async fn tables_change(
    writing: &mut Writing,
    person: &PersonId,
    which: &'static str,
) -> Result<(), StoreError> {
    let changed = statement(sqlx::AssertSqlSafe(format!(
        "UPDATE tables SET rev = rev + 1
         WHERE (host = $1 OR id IN (SELECT table_id FROM seats WHERE person = $1)) AND {which} RETURNING id"
    )));
    for row in changed.bind(person).rows(&mut *writing).await? {
        writing.has_changed(read_id(&row)?);
    }
    Ok(())
}

/// Everything that a guest has goes over to somebody else, but for the tokens: a program that acts for a guest is not let into an
/// account without being asked.
async fn give(writing: &mut Writing, guest: &PersonId, to: &PersonId) -> Result<(), StoreError> {
    let theirs = statement("SELECT person FROM accounts WHERE person = $1").bind(guest);
    if guest == to || theirs.row(&mut *writing).await?.is_some() {
        return Ok(());
    }
    tables_change(writing, guest, "1 = 1").await?;
    forget_tokens(writing, guest).await?;
    let both = |sql: String| statement(sqlx::AssertSqlSafe(sql)).bind(guest).bind(to);
    for table in BY_TABLE {
        let twice = format!(
            "DELETE FROM {table} WHERE person = $1 AND table_id IN (SELECT table_id FROM {table} WHERE person = $2)"
        );
        both(twice).execute(&mut *writing).await?;
    }
    for (one, other) in [("person", "blocked"), ("blocked", "person")] {
        let twice = format!(
            "DELETE FROM blocks WHERE {one} = $1
               AND ({other} = $2 OR {other} IN (SELECT {other} FROM blocks WHERE {one} = $2))"
        );
        both(twice).execute(&mut *writing).await?;
    }
    let columns = [("tables", "host"), ("seats", "person"), ("talk", "person"), ("blocks", "person")];
    let columns = columns.into_iter().chain([("blocks", "blocked")]);
    for (table, column) in columns.chain(BY_TABLE.map(|table| (table, "person"))) {
        both(format!("UPDATE {table} SET {column} = $2 WHERE {column} = $1")).execute(&mut *writing).await?;
    }
    Ok(())
}
