//! The embedded store: one `SQLite` file, nothing to install.
//!
//! The statements keep to what `PostgreSQL` understands as well, parameters included; what is special here is in
//! [`Sqlite::open`], in `begin` and in the migrations.

use std::collections::BTreeMap;
use std::fs::OpenOptions;
use std::io;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use async_trait::async_trait;
use sqlx::error::{DatabaseError, ErrorKind};
use sqlx::sqlite::{
    SqliteArguments, SqliteConnectOptions, SqliteConnection, SqliteError, SqliteJournalMode, SqlitePool,
    SqlitePoolOptions, SqliteRow, SqliteSynchronous,
};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Row, Transaction};
use table::Seat;

use super::ids::{is_invitation, random_bytes};
use super::{
    Appended, Finished, Holdings, LoggedMove, Outcome, Pace, Person, PersonId, Said, SeatRow, Sitter, Store,
    StoreError, TableId, TableRow,
};
use super::{back, pace, results, talk};
use crate::clock;

/// The layouts of the file, one on top of the other. Never change one that has been released: add another.
const MIGRATIONS: &[(i64, &str)] = &[
    (1, include_str!("../../migrations/sqlite/0001_tables.sql")),
    (2, include_str!("../../migrations/sqlite/0002_fate.sql")),
    (3, include_str!("../../migrations/sqlite/0003_visits.sql")),
    (4, include_str!("../../migrations/sqlite/0004_pace.sql")),
    (5, include_str!("../../migrations/sqlite/0005_results.sql")),
    (6, include_str!("../../migrations/sqlite/0006_given.sql")),
    (7, include_str!("../../migrations/sqlite/0007_talk.sql")),
    (8, include_str!("../../migrations/sqlite/0008_hints.sql")),
];

/// What marks a file as ours: "Astr", as the first migration writes it.
const APPLICATION: i64 = 0x4173_7472;

/// Readers do not wait for each other; writers do, and more connections would not make them faster.
const CONNECTIONS: u32 = 4;

const PATIENCE: Duration = Duration::from_secs(5);

/// A store in a `SQLite` file.
#[derive(Clone, Debug)]
pub struct Sqlite {
    pool: SqlitePool,
    _keeper: Option<Arc<Mutex<SqliteConnection>>>,
}

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

impl Sqlite {
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
        Ok(Sqlite { pool, _keeper: None })
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
        Ok(Sqlite { pool, _keeper: Some(Arc::new(Mutex::new(keeper))) })
    }

    /// Begins to write. Without `IMMEDIATE`, a transaction that reads first would fail at once, instead of
    /// waiting, when another one is writing.
    async fn begin(&self) -> Result<Transaction<'static, sqlx::Sqlite>, StoreError> {
        Ok(self.pool.begin_with("BEGIN IMMEDIATE").await?)
    }

    /// The tables of a query, each as far as it can be read.
    async fn read(
        &self,
        query: sqlx::query::Query<'_, sqlx::Sqlite, SqliteArguments>,
    ) -> Result<Vec<Result<TableRow, StoreError>>, StoreError> {
        let rows = query.fetch_all(&self.pool).await?;
        let same = |one: &SqliteRow, other: &SqliteRow| name_of(one) == name_of(other);
        Ok(rows.chunk_by(same).map(read_table).collect())
    }

    /// The tables of a list: one that is damaged must not take the others with it.
    async fn list(
        &self,
        query: sqlx::query::Query<'_, sqlx::Sqlite, SqliteArguments>,
    ) -> Result<Vec<TableRow>, StoreError> {
        Ok(self.read(query).await?.into_iter().filter_map(or_log).collect())
    }

    async fn row(
        &self,
        query: sqlx::query::Query<'_, sqlx::Sqlite, SqliteArguments>,
    ) -> Result<Option<TableRow>, StoreError> {
        self.read(query).await?.pop().transpose()
    }
}

/// What could be read. A damaged row is left out, and the log of the server says so.
fn or_log<T>(read: Result<T, StoreError>) -> Option<T> {
    read.inspect_err(|error| tracing::error!(%error, "a damaged row is left out")).ok()
}

#[async_trait]
impl Store for Sqlite {
    async fn secret(&self) -> Result<[u8; 32], StoreError> {
        let fresh = blake3::Hash::from_bytes(random_bytes()).to_hex();
        sqlx::query("INSERT INTO server (name, value) VALUES ('secret', $1) ON CONFLICT (name) DO NOTHING")
            .bind(fresh.as_str())
            .execute(&self.pool)
            .await?;
        let agreed: String = sqlx::query_scalar("SELECT value FROM server WHERE name = 'secret'")
            .fetch_one(&self.pool)
            .await?;
        let secret = blake3::Hash::from_hex(&agreed)
            .map_err(|_| StoreError::Damaged("the server's secret cannot be read".to_owned()))?;
        Ok(*secret.as_bytes())
    }

    async fn person(&self, id: &PersonId) -> Result<Option<Person>, StoreError> {
        let row: Option<(String, i64)> = sqlx::query_as("SELECT name, created FROM persons WHERE id = $1")
            .bind(id.to_string())
            .fetch_optional(&self.pool)
            .await?;
        Ok(row.map(|(name, created)| Person { id: *id, name, created }))
    }

    async fn save_person(&self, person: &Person) -> Result<(), StoreError> {
        let mut transaction = self.begin().await?;
        save_person(&mut transaction, person).await?;
        Ok(transaction.commit().await?)
    }

    async fn open_table_with(
        &self,
        table: &TableRow,
        beginning: &[LoggedMove],
        over: Option<&Outcome>,
    ) -> Result<(), StoreError> {
        let told = |error: sqlx::Error| match kind(&error) {
            Some(ErrorKind::ForeignKeyViolation) => StoreError::NoPerson,
            Some(ErrorKind::UniqueViolation) => StoreError::SameTable(table.id),
            _ => error.into(),
        };
        let mut transaction = self.begin().await?;
        sqlx::query(
            "INSERT INTO tables (id, game, data, setup, seed, is_open, host, created, touched, moves, rules, own_files,
                                 given, points, hints)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)",
        )
        .bind(table.id.as_str())
        .bind(&table.game)
        .bind(&table.data)
        .bind(&table.setup)
        .bind(table.seed.to_string())
        .bind(table.open)
        .bind(table.host.to_string())
        .bind(table.created)
        .bind(table.touched)
        .bind(beginning.len() as i64)
        .bind(table.rules)
        .bind(serde_json::json!(table.own_files).to_string())
        .bind(table.given)
        .bind(over.map(points_of))
        .bind(table.hints)
        .execute(&mut *transaction)
        .await
        .map_err(told)?;
        for row in &table.seats {
            let (person, name, bot) = columns(row.sitter.as_ref());
            sqlx::query(
                "INSERT INTO seats (table_id, seat, person, name, bot, invitation)
                 VALUES ($1, $2, $3, $4, $5, $6)",
            )
            .bind(table.id.as_str())
            .bind(row.seat.index() as i64)
            .bind(person)
            .bind(name)
            .bind(bot)
            .bind(&row.invitation)
            .execute(&mut *transaction)
            .await
            .map_err(told)?;
            for (order, value) in &row.orders {
                save_order(&mut transaction, &table.id, row.seat, order, value).await?;
            }
        }
        for (seq, step) in (0..).zip(beginning) {
            insert_move(&mut transaction, &table.id, seq, step).await?;
        }
        if let Some(outcome) = over {
            results::write(&mut transaction, &table.id, outcome).await?;
        }
        Ok(transaction.commit().await?)
    }

    async fn table(&self, id: &TableId) -> Result<Option<TableRow>, StoreError> {
        self.row(sqlx::query(choose("WHERE id = $1")).bind(id.as_str())).await
    }

    async fn table_by_invitation(&self, code: &str) -> Result<Option<(TableRow, Seat)>, StoreError> {
        if !is_invitation(code) {
            return Ok(None);
        }
        let chosen = choose("WHERE id = (SELECT table_id FROM seats WHERE invitation = $1)");
        let table = self.row(sqlx::query(chosen).bind(code)).await?;
        Ok(table.and_then(|table| {
            let seat = table.seats.iter().find(|row| row.invitation == code)?.seat;
            Some((table, seat))
        }))
    }

    async fn take_seat(&self, id: &TableId, seat: Seat, sitter: &Sitter) -> Result<bool, StoreError> {
        let mut transaction = self.begin().await?;
        let taken = sit_down(&mut transaction, id, seat, sitter).await?;
        transaction.commit().await?;
        Ok(taken)
    }

    async fn join(&self, id: &TableId, seat: Seat, person: &Person) -> Result<bool, StoreError> {
        let mut transaction = self.begin().await?;
        save_person(&mut transaction, person).await?;
        let sitter = Sitter::Person { id: person.id, name: person.name.clone() };
        // Without a seat, what was written about the person is dropped with the transaction.
        let taken = sit_down(&mut transaction, id, seat, &sitter).await?;
        if taken {
            transaction.commit().await?;
        }
        Ok(taken)
    }

    async fn leave(&self, id: &TableId, person: &PersonId) -> Result<bool, StoreError> {
        let mut transaction = self.begin().await?;
        sqlx::query(
            "DELETE FROM standing_orders WHERE table_id = $1 AND seat IN
               (SELECT seat FROM seats WHERE table_id = $1 AND person = $2)",
        )
        .bind(id.as_str())
        .bind(person.to_string())
        .execute(&mut *transaction)
        .await?;
        let left = sqlx::query(
            "UPDATE seats SET person = NULL, name = NULL WHERE table_id = $1 AND person = $2 AND EXISTS
               (SELECT 1 FROM seats other WHERE other.table_id = $1 AND other.person IS NULL AND other.bot IS NULL)",
        )
        .bind(id.as_str())
        .bind(person.to_string())
        .execute(&mut *transaction)
        .await?;
        if left.rows_affected() == 0 {
            return Ok(false);
        }
        touch(&mut transaction, id).await?;
        transaction.commit().await?;
        Ok(true)
    }

    async fn hand_over(
        &self,
        id: &TableId,
        seat: Seat,
        person: &PersonId,
        bot: &str,
    ) -> Result<bool, StoreError> {
        let taken = sqlx::query(
            "UPDATE seats SET person = NULL, name = NULL, bot = $4
             WHERE table_id = $1 AND seat = $2 AND person = $3
               AND EXISTS (SELECT 1 FROM tables WHERE id = $1 AND points IS NULL)
               AND NOT EXISTS (SELECT 1 FROM seats other
                               WHERE other.table_id = $1 AND other.person IS NULL AND other.bot IS NULL)",
        )
        .bind(id.as_str())
        .bind(seat.index() as i64)
        .bind(person.to_string())
        .bind(bot)
        .execute(&self.pool)
        .await?;
        Ok(taken.rows_affected() == 1)
    }

    async fn delete_table(&self, id: &TableId, host: &PersonId) -> Result<bool, StoreError> {
        let deleted = sqlx::query(
            "DELETE FROM tables WHERE id = $1 AND host = $2 AND (
               EXISTS (SELECT 1 FROM seats WHERE table_id = $1 AND person IS NULL AND bot IS NULL)
               OR NOT EXISTS (SELECT 1 FROM seats WHERE table_id = $1 AND person <> $2))",
        )
        .bind(id.as_str())
        .bind(host.to_string())
        .execute(&self.pool)
        .await?;
        Ok(deleted.rows_affected() == 1)
    }

    async fn expire(&self, waiting: i64, running: i64) -> Result<Vec<TableId>, StoreError> {
        let rows = sqlx::query(
            "DELETE FROM tables WHERE rules IS NOT NULL
               AND (points IS NULL OR NOT EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id))
               AND touched <
                 CASE WHEN EXISTS (SELECT 1 FROM seats
                                   WHERE table_id = tables.id AND person IS NULL AND bot IS NULL)
                 THEN $1 ELSE $2 END
             RETURNING id",
        )
        .bind(waiting)
        .bind(running)
        .fetch_all(&self.pool)
        .await?;
        Ok(rows.iter().map(read_id).filter_map(or_log).collect())
    }

    async fn holdings(&self, person: &PersonId) -> Result<Holdings, StoreError> {
        let (tables, seats, studies): (u32, u32, u32) = sqlx::query_as(
            "SELECT (SELECT count(*) FROM tables WHERE host = $1 AND points IS NULL AND rules IS NOT NULL
                       AND EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id)),
                    (SELECT count(*) FROM seats JOIN tables ON tables.id = seats.table_id
                     WHERE person = $1 AND points IS NULL AND rules IS NOT NULL),
                    (SELECT count(*) FROM tables WHERE host = $1
                       AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id))",
        )
        .bind(person.to_string())
        .fetch_one(&self.pool)
        .await?;
        Ok(Holdings { tables, seats, studies })
    }

    async fn visited(&self, id: &TableId, person: &PersonId, at: i64) -> Result<(), StoreError> {
        let noted = sqlx::query(
            "INSERT INTO visits (table_id, person, at) VALUES ($1, $2, $3)
             ON CONFLICT (table_id, person) DO UPDATE SET at = excluded.at WHERE visits.at < excluded.at",
        )
        .bind(id.as_str())
        .bind(person.to_string())
        .bind(at)
        .execute(&self.pool)
        .await;
        match noted {
            // The table has been removed meanwhile.
            Err(error) if kind(&error) == Some(ErrorKind::ForeignKeyViolation) => Ok(()),
            noted => Ok(noted.map(drop)?),
        }
    }

    async fn visits(&self, id: &TableId) -> Result<BTreeMap<PersonId, i64>, StoreError> {
        let rows: Vec<(String, i64)> = sqlx::query_as("SELECT person, at FROM visits WHERE table_id = $1")
            .bind(id.as_str())
            .fetch_all(&self.pool)
            .await?;
        let read = |(person, at): (String, i64)| Ok((read_person(&person)?, at));
        Ok(rows.into_iter().map(read).filter_map(or_log).collect())
    }

    async fn set_order(&self, id: &TableId, seat: Seat, order: &str, value: &str) -> Result<(), StoreError> {
        save_order(&mut *self.pool.acquire().await?, id, seat, order, value).await
    }

    async fn append(
        &self,
        id: &TableId,
        first: u32,
        moves: &[LoggedMove],
        over: Option<&Outcome>,
    ) -> Result<Appended, StoreError> {
        // A transaction that is dropped is rolled back.
        let mut transaction = self.begin().await?;
        for (seq, step) in (i64::from(first)..).zip(moves) {
            let inserted = insert_move(&mut transaction, id, seq, step).await;
            match inserted.as_ref().err().and_then(kind) {
                Some(ErrorKind::UniqueViolation) => return Ok(Appended::Taken),
                Some(ErrorKind::ForeignKeyViolation) => return Err(StoreError::NoTable(*id)),
                _ => inserted?,
            }
        }
        let touched = moves.last().map_or_else(clock::now_secs, |step| step.at.div_euclid(1000));
        let counted = sqlx::query(
            "UPDATE tables SET moves = $3, touched = $4, points = $5
             WHERE id = $1 AND moves = $2 AND points IS NULL",
        )
        .bind(id.as_str())
        .bind(i64::from(first))
        .bind(i64::from(first) + moves.len() as i64)
        .bind(touched)
        .bind(over.map(points_of))
        .execute(&mut *transaction)
        .await?;
        if counted.rows_affected() == 1 {
            if let Some(outcome) = over {
                results::write(&mut transaction, id, outcome).await?;
            }
            transaction.commit().await?;
            return Ok(Appended::Done);
        }
        let row: Option<(u32, Option<String>)> =
            sqlx::query_as("SELECT moves, points FROM tables WHERE id = $1")
                .bind(id.as_str())
                .fetch_optional(&mut *transaction)
                .await?;
        match row {
            None => Err(StoreError::NoTable(*id)),
            Some((moves, _)) if moves > first => Ok(Appended::Taken),
            Some((_, Some(_))) => Err(StoreError::Over(*id)),
            Some((moves, None)) => Err(StoreError::Gap { table: *id, moves, first }),
        }
    }

    async fn take_back(&self, id: &TableId, moves: u32, from: u32) -> Result<Appended, StoreError> {
        back::take_back(self.begin().await?, id, moves, from).await
    }

    async fn pace(&self, id: &TableId) -> Result<Pace, StoreError> {
        pace::read(&self.pool, id).await
    }

    async fn set_pace(&self, id: &TableId, pace: Pace) -> Result<(), StoreError> {
        pace::write(&self.pool, id, pace).await
    }

    async fn say(&self, id: &TableId, said: &Said) -> Result<(), StoreError> {
        talk::say(self.begin().await?, id, said).await
    }

    async fn heard(&self, id: &TableId) -> Result<Vec<Said>, StoreError> {
        talk::heard(&self.pool, id).await
    }

    async fn note(&self, id: &TableId, person: &PersonId) -> Result<String, StoreError> {
        talk::note(&self.pool, id, person).await
    }

    async fn set_note(&self, id: &TableId, person: &PersonId, words: &str) -> Result<(), StoreError> {
        talk::set_note(&self.pool, id, person, words).await
    }

    async fn moves(&self, id: &TableId, from: u32) -> Result<Vec<LoggedMove>, StoreError> {
        let rows: Vec<(Option<i64>, String, i64)> = sqlx::query_as(
            "SELECT seat, notation, at FROM moves WHERE table_id = $1 AND seq >= $2 ORDER BY seq",
        )
        .bind(id.as_str())
        .bind(i64::from(from))
        .fetch_all(&self.pool)
        .await?;
        rows.into_iter()
            .map(|(seat, notation, at)| {
                Ok(LoggedMove { seat: seat.map(read_seat).transpose()?, notation, at })
            })
            .collect()
    }

    async fn tables_of(
        &self,
        person: &PersonId,
        finished: bool,
        limit: u32,
    ) -> Result<Vec<TableRow>, StoreError> {
        let chosen = choose(
            "WHERE (host = $1 OR id IN (SELECT table_id FROM seats WHERE person = $1))
               AND (points IS NOT NULL) = $2 AND EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id)
             ORDER BY touched DESC, id LIMIT $3",
        );
        let query = sqlx::query(chosen).bind(person.to_string()).bind(finished).bind(i64::from(limit));
        self.list(query).await
    }

    async fn studies_of(&self, person: &PersonId, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        let chosen = choose(
            "WHERE host = $1 AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id)
             ORDER BY touched DESC, id LIMIT $2",
        );
        self.list(sqlx::query(chosen).bind(person.to_string()).bind(i64::from(limit))).await
    }

    async fn results_of(&self, person: &PersonId, limit: u32) -> Result<Vec<Finished>, StoreError> {
        let chosen = choose(
            "WHERE points IS NOT NULL AND given = 0 AND id IN (SELECT table_id FROM seats WHERE person = $1)
             ORDER BY touched DESC, id LIMIT $2",
        );
        let tables = self.list(sqlx::query(chosen).bind(person.to_string()).bind(i64::from(limit))).await?;
        let mut outcomes = results::of(&self.pool, person).await?;
        let finished = |table: TableRow| Finished { outcome: outcomes.remove(table.id.as_str()), table };
        Ok(tables.into_iter().map(finished).collect())
    }

    async fn uncounted(&self) -> Result<Vec<TableId>, StoreError> {
        let rows = sqlx::query(
            "SELECT id FROM tables WHERE points IS NOT NULL AND rules IS NOT NULL
               AND NOT EXISTS (SELECT 1 FROM results WHERE table_id = tables.id)
             ORDER BY touched DESC, id",
        )
        .fetch_all(&self.pool)
        .await?;
        Ok(rows.iter().map(read_id).filter_map(or_log).collect())
    }

    async fn count(&self, id: &TableId, outcome: &Outcome) -> Result<(), StoreError> {
        results::write(&mut *self.pool.acquire().await?, id, outcome).await
    }

    async fn open_tables(&self, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        let chosen = choose(
            "WHERE is_open = $1 AND points IS NULL AND rules IS NOT NULL AND EXISTS
               (SELECT 1 FROM seats WHERE table_id = tables.id AND person IS NULL AND bot IS NULL)
             ORDER BY touched DESC, id LIMIT $2",
        );
        self.list(sqlx::query(chosen).bind(true).bind(i64::from(limit))).await
    }

    async fn unfinished(&self) -> Result<Vec<TableId>, StoreError> {
        let rows = sqlx::query(
            "SELECT id FROM tables WHERE points IS NULL AND rules IS NOT NULL AND NOT EXISTS
               (SELECT 1 FROM seats WHERE table_id = tables.id AND person IS NULL AND bot IS NULL)
               AND EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id)
             ORDER BY touched DESC, id",
        )
        .fetch_all(&self.pool)
        .await?;
        Ok(rows.iter().map(read_id).filter_map(or_log).collect())
    }

    async fn close(&self) {
        self.pool.close().await;
    }
}

/// Adds a move to a log.
async fn insert_move(
    connection: &mut SqliteConnection,
    id: &TableId,
    seq: i64,
    step: &LoggedMove,
) -> Result<(), sqlx::Error> {
    sqlx::query("INSERT INTO moves (table_id, seq, seat, notation, at) VALUES ($1, $2, $3, $4, $5)")
        .bind(id.as_str())
        .bind(seq)
        .bind(step.seat.map(|seat| seat.index() as i64))
        .bind(&step.notation)
        .bind(step.at)
        .execute(connection)
        .await
        .map(drop)
}

/// The points of a finished game as its table has them.
fn points_of(outcome: &Outcome) -> String {
    serde_json::json!(outcome.points()).to_string()
}

/// The statement that reads the chosen tables with their seats and standing orders, all in one.
fn choose(which: &'static str) -> AssertSqlSafe<String> {
    AssertSqlSafe(format!(
        "SELECT t.id, t.game, t.data, t.setup, t.seed, t.is_open, t.host, t.created, t.touched, t.moves, t.points,
                t.rules, t.own_files, t.given, t.hints, s.seat, s.person, s.name, s.bot, s.invitation, o.standing_order, o.value
         FROM (SELECT * FROM tables {which}) t
         LEFT JOIN seats s ON s.table_id = t.id
         LEFT JOIN standing_orders o ON o.table_id = s.table_id AND o.seat = s.seat
         ORDER BY t.touched DESC, t.id, s.seat"
    ))
}

/// Remembers a person, or their new name, also where they sit under the old one.
async fn save_person(connection: &mut SqliteConnection, person: &Person) -> Result<(), StoreError> {
    sqlx::query(
        "UPDATE seats SET name = $2
         WHERE person = $1 AND name = (SELECT name FROM persons WHERE id = $1)",
    )
    .bind(person.id.to_string())
    .bind(&person.name)
    .execute(&mut *connection)
    .await?;
    sqlx::query(
        "INSERT INTO persons (id, name, created) VALUES ($1, $2, $3)
         ON CONFLICT (id) DO UPDATE SET name = excluded.name",
    )
    .bind(person.id.to_string())
    .bind(&person.name)
    .bind(person.created)
    .execute(connection)
    .await?;
    Ok(())
}

/// Sits somebody down on a free seat. `false` if there is no such seat, or it is not free.
async fn sit_down(
    connection: &mut SqliteConnection,
    id: &TableId,
    seat: Seat,
    sitter: &Sitter,
) -> Result<bool, StoreError> {
    let (person, name, bot) = columns(Some(sitter));
    let taken = sqlx::query(
        "UPDATE seats SET person = $3, name = $4, bot = $5
         WHERE table_id = $1 AND seat = $2 AND person IS NULL AND bot IS NULL",
    )
    .bind(id.as_str())
    .bind(seat.index() as i64)
    .bind(person)
    .bind(name)
    .bind(bot)
    .execute(&mut *connection)
    .await
    .map_err(|error| match kind(&error) {
        Some(ErrorKind::ForeignKeyViolation) => StoreError::NoPerson,
        _ => error.into(),
    })?;
    if taken.rows_affected() == 1 {
        touch(connection, id).await?;
    }
    Ok(taken.rows_affected() == 1)
}

/// Somebody has done something at a table.
async fn touch(connection: &mut SqliteConnection, id: &TableId) -> Result<(), StoreError> {
    sqlx::query("UPDATE tables SET touched = $2 WHERE id = $1 AND touched < $2")
        .bind(id.as_str())
        .bind(clock::now_secs())
        .execute(connection)
        .await?;
    Ok(())
}

async fn save_order(
    connection: &mut SqliteConnection,
    id: &TableId,
    seat: Seat,
    order: &str,
    value: &str,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO standing_orders (table_id, seat, standing_order, value) VALUES ($1, $2, $3, $4)
         ON CONFLICT (table_id, seat, standing_order) DO UPDATE SET value = excluded.value",
    )
    .bind(id.as_str())
    .bind(seat.index() as i64)
    .bind(order)
    .bind(value)
    .execute(connection)
    .await
    .map_err(|error| match kind(&error) {
        Some(ErrorKind::ForeignKeyViolation) => StoreError::NoSeat { table: *id, seat },
        _ => error.into(),
    })?;
    Ok(())
}

/// The columns of a seat for who sits there: person, name, bot.
fn columns(sitter: Option<&Sitter>) -> (Option<String>, Option<&str>, Option<&str>) {
    match sitter {
        None => (None, None, None),
        Some(Sitter::Person { id, name }) => (Some(id.to_string()), Some(name), None),
        Some(Sitter::Bot(bot)) => (None, None, Some(bot)),
    }
}

/// The name of a table as it stands in the database.
fn name_of(row: &SqliteRow) -> Option<&str> {
    row.try_get("id").ok()
}

/// A table from all its rows: one for every standing order, or for every seat without any.
fn read_table(rows: &[SqliteRow]) -> Result<TableRow, StoreError> {
    let mut table = read_head(&rows[0])?;
    for row in rows {
        let Some(seat) = row.try_get::<Option<i64>, _>("seat")? else { continue };
        let seat = read_seat(seat)?;
        if table.seats.last().is_none_or(|row| row.seat != seat) {
            table.seats.push(read_sitter(seat, row)?);
        }
        let orders = table.seats.last_mut().map(|row| &mut row.orders).expect("one was just added");
        if let Some(order) = row.try_get("standing_order")? {
            orders.insert(order, row.try_get("value")?);
        }
    }
    Ok(table)
}

fn read_head(row: &SqliteRow) -> Result<TableRow, StoreError> {
    let id = read_id(row)?;
    let damaged = |what| move || StoreError::Damaged(format!("the {what} of the table {id} cannot be read"));
    let seed: String = row.try_get("seed")?;
    let points: Option<String> = row.try_get("points")?;
    let own_files: &str = row.try_get("own_files")?;
    Ok(TableRow {
        id,
        game: row.try_get("game")?,
        rules: row.try_get("rules")?,
        data: row.try_get("data")?,
        own_files: serde_json::from_str(own_files).ok().ok_or_else(damaged("own files"))?,
        setup: row.try_get("setup")?,
        seed: seed.parse().ok().ok_or_else(damaged("seed"))?,
        open: row.try_get("is_open")?,
        hints: row.try_get("hints")?,
        host: read_person(row.try_get("host")?)?,
        created: row.try_get("created")?,
        touched: row.try_get("touched")?,
        moves: row.try_get("moves")?,
        given: row.try_get("given")?,
        points: points
            .map(|points| serde_json::from_str(&points).ok().ok_or_else(damaged("points")))
            .transpose()?,
        seats: Vec::new(),
    })
}

fn read_sitter(seat: Seat, row: &SqliteRow) -> Result<SeatRow, StoreError> {
    let person: Option<&str> = row.try_get("person")?;
    let bot: Option<String> = row.try_get("bot")?;
    let sitter = match person {
        Some(person) => Some(Sitter::Person { id: read_person(person)?, name: row.try_get("name")? }),
        None => bot.map(Sitter::Bot),
    };
    Ok(SeatRow { seat, sitter, invitation: row.try_get("invitation")?, orders: BTreeMap::new() })
}

fn read_id(row: &SqliteRow) -> Result<TableId, StoreError> {
    let text: &str = row.try_get("id")?;
    TableId::parse(text).map_err(|_| StoreError::Damaged(format!("{text:?} is no name of a table")))
}

fn read_person(text: &str) -> Result<PersonId, StoreError> {
    PersonId::parse(text).map_err(|_| StoreError::Damaged(format!("{text:?} is no name of a person")))
}

fn read_seat(index: i64) -> Result<Seat, StoreError> {
    let index = u8::try_from(index).ok().filter(|index| usize::from(*index) < table::MAX_SEATS);
    index.map(Seat::new).ok_or_else(|| StoreError::Damaged("a seat has an impossible number".to_owned()))
}

fn kind(error: &sqlx::Error) -> Option<ErrorKind> {
    error.as_database_error().map(DatabaseError::kind)
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

fn cannot_open(path: &Path, reason: StoreError) -> StoreError {
    StoreError::Open { path: path.to_owned(), reason: Box::new(reason) }
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

/// Brings a file to the latest layout, in one transaction: other processes see the old one or the new one.
async fn migrate(connection: &mut SqliteConnection, path: &Path) -> Result<(), StoreError> {
    let told = |error: sqlx::Error| {
        if is_no_database(&error) {
            StoreError::Foreign { path: path.to_owned() }
        } else {
            cannot_open(path, error.into())
        }
    };
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await.map_err(told)?;
    let application: i64 =
        sqlx::query_scalar("PRAGMA application_id").fetch_one(&mut *transaction).await.map_err(told)?;
    let things: i64 = sqlx::query_scalar("SELECT count(*) FROM sqlite_master")
        .fetch_one(&mut *transaction)
        .await
        .map_err(told)?;
    if things > 0 && application != APPLICATION {
        return Err(StoreError::Foreign { path: path.to_owned() });
    }
    sqlx::query("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL PRIMARY KEY) STRICT")
        .execute(&mut *transaction)
        .await
        .map_err(told)?;
    let found: Option<i64> = sqlx::query_scalar("SELECT max(version) FROM schema_version")
        .fetch_one(&mut *transaction)
        .await
        .map_err(told)?;
    let found = found.unwrap_or(0);
    let known = MIGRATIONS.last().map_or(0, |(version, _)| *version);
    if found > known {
        return Err(StoreError::Newer { path: path.to_owned(), found, known });
    }
    for (version, sql) in MIGRATIONS.iter().filter(|(version, _)| *version > found) {
        sqlx::raw_sql(*sql).execute(&mut *transaction).await.map_err(told)?;
        sqlx::query("INSERT INTO schema_version (version) VALUES ($1)")
            .bind(version)
            .execute(&mut *transaction)
            .await
            .map_err(told)?;
    }
    transaction.commit().await.map_err(told)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_full_disk_is_got_over() {
        let store = Sqlite::in_memory().await.expect("a store");
        let person = |name: &str| Person { id: PersonId::random(), name: name.to_owned(), created: 1 };
        sqlx::query("PRAGMA max_page_count = 1").execute(&store.pool).await.expect("no room for more");
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
