//! What a data file or a database is like, without changing anything about it: for `astrarium doctor`.

use std::path::Path;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgListener, PgPoolOptions};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions as _, Connection as _, PgConnection};

use super::database::Database;
use super::{StoreError, migrations, postgres, sqlite};
use crate::clock::now_millis;

/// How long something that was told to everybody may take to be heard.
const PATIENCE: Duration = Duration::from_secs(3);

/// The layout of a data file or database.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Layout {
    /// Its number; 0 if there is nothing yet.
    pub found: i64,
    /// The latest number that this program knows.
    pub latest: i64,
}

impl Layout {
    fn new(found: Option<i64>, place: String) -> Result<Layout, StoreError> {
        let layout = Layout { found: found.unwrap_or(0), latest: migrations::LATEST };
        if layout.found > layout.latest {
            return Err(StoreError::Newer { place, found: layout.found, known: layout.latest });
        }
        Ok(layout)
    }

    /// Sees that nothing has to be brought up to date.
    fn is_latest(self, place: String) -> Result<(), StoreError> {
        let Layout { found, latest: known } = self;
        if (1..known).contains(&found) { Err(StoreError::Older { place, found, known }) } else { Ok(()) }
    }
}

/// What a `PostgreSQL` is like.
#[derive(Clone, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct Condition {
    /// The layout of our tables in it.
    pub layout: Layout,
    /// Which version it is, as people write it.
    pub version: String,
    /// Whether nothing can be written to it.
    pub read_only: bool,
    /// Whether tables can be made in it.
    pub may_create: bool,
    /// Whether it knows every letter.
    pub knows_letters: bool,
    /// Whether what one connection tells is heard by another. Poolers that share connections are deaf.
    pub hears: bool,
    /// How many connections it allows, for all processes together.
    pub connections: u32,
    /// By how much its clock is ahead of ours, in milliseconds.
    pub ahead: i64,
}

impl Database {
    /// Looks at a data file that is there.
    pub async fn look_at(path: &Path) -> Result<Layout, StoreError> {
        let told = |error: sqlx::Error| sqlite::cannot_open(path, error.into());
        let options = SqliteConnectOptions::new().filename(path).read_only(true);
        let mut connection: SqliteConnection = options.connect().await.map_err(told)?;
        let found = sqlite::layout(&mut connection, path).await;
        let sound: Result<String, _> =
            sqlx::query_scalar("PRAGMA quick_check(1)").fetch_one(&mut connection).await;
        let _ = connection.close().await;
        let layout = Layout::new(found?, sqlite::place(path))?;
        match sound.map_err(told)?.as_str() {
            "ok" => Ok(layout),
            damage => Err(sqlite::cannot_open(path, StoreError::Damaged(damage.to_owned()))),
        }
    }

    /// Opens a data file that is there, unless its layout would be changed by that.
    pub async fn open_as_it_is(path: &Path) -> Result<Database, StoreError> {
        Database::look_at(path).await?.is_latest(sqlite::place(path))?;
        Database::open(path).await
    }

    /// Connects to a `PostgreSQL`, unless the layout of the tables in it would be changed by that.
    pub async fn connect_as_it_is(address: &str) -> Result<Database, StoreError> {
        let place = postgres::place(&postgres::options(address)?);
        Database::look_at_server(address).await?.layout.is_latest(place)?;
        Database::connect(address).await
    }

    /// Looks at a `PostgreSQL`.
    pub async fn look_at_server(address: &str) -> Result<Condition, StoreError> {
        let options = postgres::options(address)?;
        let place = postgres::place(&options);
        let told = |error: sqlx::Error| postgres::cannot_open(&place, error.into());
        let mut connection = PgConnection::connect_with(&options).await.map_err(told)?;
        let found = postgres::layout(&mut connection, &place).await?;
        let layout = Layout::new(found, place.clone())?;
        let before = now_millis();
        let (version, read_only, may_create, encoding, connections, clock): (
            String,
            bool,
            bool,
            String,
            i32,
            i64,
        ) = sqlx::query_as(
            "SELECT current_setting('server_version'),
                    pg_is_in_recovery() OR current_setting('default_transaction_read_only')::bool,
                    has_schema_privilege(current_schema(), 'CREATE'), current_setting('server_encoding'),
                    current_setting('max_connections')::int,
                    CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)",
        )
        .fetch_one(&mut connection)
        .await
        .map_err(told)?;
        let ahead = clock - before.midpoint(now_millis());
        let hears = hears(&options).await.unwrap_or(false);
        let _ = connection.close().await;
        Ok(Condition {
            layout,
            version,
            read_only,
            may_create,
            knows_letters: encoding == "UTF8",
            hears,
            connections: connections.try_into().unwrap_or_default(),
            ahead,
        })
    }
}

/// Whether one connection hears what another tells.
async fn hears(options: &PgConnectOptions) -> Result<bool, sqlx::Error> {
    let pool = PgPoolOptions::new().max_connections(2).connect_with(options.clone()).await?;
    let mut listener = PgListener::connect_with(&pool).await?;
    listener.listen("astrarium_doctor").await?;
    sqlx::query("SELECT pg_notify('astrarium_doctor', '')").execute(&pool).await?;
    let heard = tokio::time::timeout(PATIENCE, listener.recv()).await.is_ok_and(|heard| heard.is_ok());
    drop(listener);
    pool.close().await;
    Ok(heard)
}
