//! The embedded database: one `SQLite` file, nothing to install.

use std::fs::OpenOptions;
use std::io;
use std::path::Path;
use std::time::{Duration, Instant};

use sqlx::error::DatabaseError;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteError, SqliteJournalMode, SqlitePoolOptions,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection};

use super::database::{Database, Pool};
use super::{StoreError, TableId, migrations};

/// What marks a file as ours: "Astr", as the first layout writes it.
const APPLICATION: i64 = 0x4173_7472;

/// Readers do not wait for each other; writers do, and more connections would not make them faster.
const CONNECTIONS: u32 = 4;

const PATIENCE: Duration = Duration::from_secs(5);

/// A pool that lets go of connections which cannot be used again. Where the disk is full, `SQLite` itself takes back the whole
/// transaction; sqlx does not notice, believes it to be open for ever, and would begin no other one.
fn pool(connections: u32) -> SqlitePoolOptions {
    SqlitePoolOptions::new().max_connections(connections).after_release(|connection, _| {
        Box::pin(async {
            connection.ping().await?; // what was dropped is rolled back before this is answered
            Ok(!connection.is_in_transaction())
        })
    })
}

impl Database {
    /// Opens a data file, which is made if it is missing, together with its folder. Files of older versions are
    /// brought up to date; files that are not ours are refused and left as they are.
    pub async fn open(path: &Path) -> Result<Self, StoreError> {
        create(path).map_err(|reason| StoreError::Create { path: path.to_owned(), reason })?;
        let started = Instant::now();
        loop {
            match Self::try_open(path).await {
                // Where several processes open a new file at once, SQLite has no patience of its own.
                Err(StoreError::Open { reason, .. })
                    if matches!(*reason, StoreError::Busy) && started.elapsed() < PATIENCE =>
                {
                    tokio::time::sleep(Duration::from_millis(20)).await;
                }
                opened => return opened,
            }
        }
    }

    async fn try_open(path: &Path) -> Result<Self, StoreError> {
        let options = SqliteConnectOptions::new().filename(path).foreign_keys(true).busy_timeout(PATIENCE);
        // Nothing that changes the file is set before it is known to be ours.
        let mut first = options.connect().await.map_err(|error| cannot_open(path, error.into()))?;
        let migrated = migrate(&mut first, path).await;
        let _ = first.close().await;
        migrated?;

        // An acknowledged move survives even a power cut: `Full` waits for the disk at every commit.
        let options = options.journal_mode(SqliteJournalMode::Wal).synchronous(SqliteSynchronous::Full);
        let pool = pool(CONNECTIONS)
            .acquire_timeout(2 * PATIENCE)
            .connect_with(options)
            .await
            .map_err(|error| cannot_open(path, error.into()))?;
        Ok(Database::new(Pool::Sqlite(pool), None))
    }

    /// A store that is forgotten when it is dropped.
    pub async fn in_memory() -> Result<Self, StoreError> {
        // A memory with a name is shared by all connections that know it and lasts as long as one of them. The pool
        // may let go of its own at any time, so there is a keeper.
        let options = SqliteConnectOptions::new()
            .filename(format!("/{}", TableId::random()))
            .vfs("memdb")
            .create_if_missing(true)
            .foreign_keys(true)
            .busy_timeout(PATIENCE);
        let mut keeper = options.connect().await?;
        migrate(&mut keeper, options.get_filename()).await?;
        let pool = pool(1).connect_with(options).await?;
        Ok(Database::new(Pool::Sqlite(pool), Some(keeper)))
    }
}

/// What an error of `SQLite` means to people, if it is one of those that happen outside the program.
pub(super) fn explain(error: &SqliteError) -> Option<StoreError> {
    // The lowest byte is the kind of error; the others tell more.
    match primary(error)? {
        BUSY | LOCKED => Some(StoreError::Busy),
        READ_ONLY => Some(StoreError::ReadOnly),
        FULL => Some(StoreError::Full),
        CORRUPT | NOT_A_DATABASE => Some(StoreError::Damaged(error.message().to_owned())),
        _ => None,
    }
}

const BUSY: i32 = 5;
const LOCKED: i32 = 6;
const READ_ONLY: i32 = 8;
const CORRUPT: i32 = 11;
const FULL: i32 = 13;
const NOT_A_DATABASE: i32 = 26;

fn primary(error: &SqliteError) -> Option<i32> {
    Some(error.code()?.parse::<i32>().ok()? & 0xff)
}

fn is_no_database(error: &sqlx::Error) -> bool {
    let told = error.as_database_error().and_then(|error| error.try_downcast_ref::<SqliteError>());
    told.and_then(primary) == Some(NOT_A_DATABASE)
}

pub(super) fn cannot_open(path: &Path, reason: StoreError) -> StoreError {
    StoreError::Open { place: place(path), reason: Box::new(reason) }
}

/// Makes the file and its folder, unless they are there. Seeds and the secret lie inside, so nobody else may read it.
fn create(path: &Path) -> io::Result<()> {
    if path.is_dir() {
        return Err(io::Error::new(io::ErrorKind::IsADirectory, "there is a folder of this name"));
    }
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder)?;
    }
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    match options.open(path) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(()),
        made => made.map(drop),
    }
}

pub(super) fn place(path: &Path) -> String {
    format!("the data file {}", path.display())
}

fn foreign(path: &Path) -> StoreError {
    StoreError::Foreign { what: "data file", place: path.display().to_string() }
}

fn told(path: &Path, error: sqlx::Error) -> StoreError {
    if is_no_database(&error) { foreign(path) } else { cannot_open(path, error.into()) }
}

/// The layout of a file, if it has one. A file of somebody else is an error.
pub(super) async fn layout(
    connection: &mut SqliteConnection,
    path: &Path,
) -> Result<Option<i64>, StoreError> {
    let told = |error: sqlx::Error| told(path, error);
    let application: i64 =
        sqlx::query_scalar("PRAGMA application_id").fetch_one(&mut *connection).await.map_err(told)?;
    let things: i64 = sqlx::query_scalar("SELECT count(*) FROM sqlite_master")
        .fetch_one(&mut *connection)
        .await
        .map_err(told)?;
    if things == 0 {
        return Ok(None);
    }
    if application != APPLICATION {
        return Err(foreign(path));
    }
    let found = sqlx::query_scalar("SELECT max(version) FROM schema_version");
    found.fetch_one(&mut *connection).await.map_err(told)
}

/// Brings a file to the latest layout, in one transaction: other processes see the old one or the new one.
async fn migrate(connection: &mut SqliteConnection, path: &Path) -> Result<(), StoreError> {
    let told = |error: sqlx::Error| told(path, error);
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await.map_err(told)?;
    let found = layout(&mut transaction, path).await?.unwrap_or(0);
    sqlx::query("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL PRIMARY KEY) STRICT")
        .execute(&mut *transaction)
        .await
        .map_err(told)?;
    if found > migrations::LATEST {
        return Err(StoreError::Newer { place: place(path), found, known: migrations::LATEST });
    }
    for (number, layout) in migrations::after(found) {
        sqlx::raw_sql(*layout).execute(&mut *transaction).await.map_err(told)?;
        sqlx::query("INSERT INTO schema_version (version) VALUES ($1)")
            .bind(number)
            .execute(&mut *transaction)
            .await
            .map_err(told)?;
    }
    transaction.commit().await.map_err(told)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{People as _, Person, PersonId};

    #[tokio::test]
    async fn a_full_disk_is_got_over() {
        let store = Database::in_memory().await.expect("a store");
        let person = |name: &str| Person { id: PersonId::random(), name: name.to_owned(), created: 1 };
        let Pool::Sqlite(pool) = &store.pool else { panic!("a database in memory") };
        sqlx::query("PRAGMA max_page_count = 1").execute(pool).await.expect("no room for more");
        let mut refused = None;
        for _ in 0..100 {
            refused = store.save_person(&person(&"long ".repeat(200))).await.err();
            if refused.is_some() {
                break;
            }
        }
        assert!(matches!(refused, Some(StoreError::Full)), "{refused:?}");
        // With a new connection there is room again.
        store.save_person(&person("Ada")).await.expect("everything goes on");
    }
}
