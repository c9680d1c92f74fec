//! The database of a server: several processes share one `PostgreSQL`.

use std::time::Duration;

use futures::StreamExt as _;
use futures::stream::{self, BoxStream};
use sqlx::postgres::{PgConnectOptions, PgDatabaseError, PgListener, PgPool, PgPoolOptions};
use sqlx::{AssertSqlSafe, Connection as _, PgConnection};

use super::database::{Database, Pool};
use super::{News, StoreError, migrations};

/// Where everybody is told what is new.
pub(super) const CHANNEL: &str = "astrarium";

/// A number that nobody else is likely to lock: "Astr".
const LOCK: i64 = 0x4173_7472;

/// One process needs no more at once; `PostgreSQL` allows a hundred for all of them unless it is told otherwise.
const CONNECTIONS: u32 = 12;

const PATIENCE: Duration = Duration::from_secs(10);

/// How long a listener that has lost its connection waits before it tries again.
const PAUSE: Duration = Duration::from_millis(500);

impl Database {
    /// Connects to a `PostgreSQL` by an address like `postgres://user@host/database`. Its tables are made if they are missing
    /// and brought up to date if they are old; a database with other things in it is refused and left as it is.
    pub async fn connect(address: &str) -> Result<Self, StoreError> {
        let options = options(address)?;
        let place = place(&options);
        let told = |error: sqlx::Error| cannot_open(&place, error.into());
        let mut first = PgConnection::connect_with(&options).await.map_err(told)?;
        let migrated = migrate(&mut first, &place).await;
        let _ = first.close().await;
        migrated?;
        let pool = PgPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(PATIENCE)
            .connect_with(options)
            .await
            .map_err(told)?;
        Ok(Database::new(Pool::Postgres(pool), None))
    }
}

/// How to connect to an address.
pub(super) fn options(address: &str) -> Result<PgConnectOptions, StoreError> {
    if !address.starts_with("postgres://") && !address.starts_with("postgresql://") {
        return Err(StoreError::Address(
            "the address of a database looks like postgres://user@host/database; for a file, use --db"
                .to_owned(),
        ));
    }
    // The address may have a password in it, so it is not repeated.
    address.parse().map_err(|_| StoreError::Address("the address of the database cannot be read".to_owned()))
}

/// The database as people know it, without anything secret.
pub(super) fn place(options: &PgConnectOptions) -> String {
    let database = options.get_database().unwrap_or("of that user");
    format!("the database {database} on {}", options.get_host())
}

pub(super) fn cannot_open(place: &str, reason: StoreError) -> StoreError {
    StoreError::Open { place: place.to_owned(), reason: Box::new(reason) }
}

/// The layout of a database, if it has one. A database with other things in it is an error.
pub(super) async fn layout(connection: &mut PgConnection, place: &str) -> Result<Option<i64>, StoreError> {
    let told = |error: sqlx::Error| cannot_open(place, error.into());
    let (things, ours): (i64, i64) = sqlx::query_as(
        "SELECT count(*), count(*) FILTER (WHERE tablename IN ('schema_version', 'tables', 'persons'))
         FROM pg_tables WHERE schemaname = current_schema()",
    )
    .fetch_one(&mut *connection)
    .await
    .map_err(told)?;
    if things == 0 {
        return Ok(None);
    }
    if ours < 3 {
        return Err(StoreError::Foreign { what: "database", place: place.to_owned() });
    }
    let found = sqlx::query_scalar("SELECT max(version) FROM schema_version");
    found.fetch_one(&mut *connection).await.map_err(told)
}

/// Brings a database to the latest layout, in one transaction. Processes that start at once do so one after the other.
async fn migrate(connection: &mut PgConnection, place: &str) -> Result<(), StoreError> {
    let told = |error: sqlx::Error| cannot_open(place, error.into());
    let mut transaction = connection.begin().await.map_err(told)?;
    let lock = sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(LOCK);
    lock.execute(&mut *transaction).await.map_err(told)?;
    let found = layout(&mut transaction, place).await?.unwrap_or(0);
    let create = "CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL PRIMARY KEY)";
    sqlx::query(create).execute(&mut *transaction).await.map_err(told)?;
    if found > migrations::LATEST {
        return Err(StoreError::Newer { place: place.to_owned(), found, known: migrations::LATEST });
    }
    for (number, layout) in migrations::after(found) {
        let layout = AssertSqlSafe(migrations::for_postgres(layout));
        sqlx::raw_sql(layout).execute(&mut *transaction).await.map_err(told)?;
        sqlx::query("INSERT INTO schema_version (version) VALUES ($1)")
            .bind(number)
            .execute(&mut *transaction)
            .await
            .map_err(told)?;
    }
    transaction.commit().await.map_err(told)
}

/// What all processes do, from now on.
pub(super) async fn changes(pool: &PgPool) -> Result<BoxStream<'static, News>, StoreError> {
    let mut listener = PgListener::connect_with(pool).await?;
    listener.listen(CHANNEL).await?;
    let news = stream::unfold(listener, async |mut listener| {
        let news = match listener.try_recv().await {
            Ok(Some(notification)) => notification.payload().parse().unwrap_or(News::Missed),
            // The connection was lost, and is there again.
            Ok(None) => News::Missed,
            Err(sqlx::Error::PoolClosed) => return None,
            Err(error) => {
                tracing::warn!(%error, "news from the other processes cannot be heard");
                tokio::time::sleep(PAUSE).await;
                News::Missed
            }
        };
        Some((news, listener))
    });
    Ok(news.boxed())
}

/// What an error of `PostgreSQL` means to people, if it is one of those that happen outside the program.
pub(super) fn explain(error: &PgDatabaseError) -> Option<StoreError> {
    match error.code() {
        // Two transactions that cannot both be done; too many connections; a server that starts or stops.
        "40001" | "40P01" | "53300" | "57P01" | "57P02" | "57P03" => Some(StoreError::Busy),
        "25006" => Some(StoreError::ReadOnly),
        "53100" => Some(StoreError::Full),
        code if code.starts_with("XX") => Some(StoreError::Damaged(error.message().to_owned())),
        _ => None,
    }
}
