//! The one implementation of the store: statements on a database, which is a file or a server.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};

use async_trait::async_trait;
use futures::StreamExt as _;
use futures::stream::{self, BoxStream};
use sqlx::postgres::PgPool;
use sqlx::sqlite::{SqliteConnection, SqlitePool};
use sqlx::{Postgres, Sqlite, Transaction};
use tokio::sync::broadcast::{self, error::RecvError};

use super::postgres::{self, CHANNEL};
use super::statement::{On, statement};
use super::{Change, News, Store, StoreError, TableId, Version};

/// How much news may wait for a slow listener before it is told that it has missed some.
const WAITING: usize = 1024;

/// A store in a database: a `SQLite` file ([`Database::open`]), the memory ([`Database::in_memory`]) or a `PostgreSQL`
/// ([`Database::connect`]).
#[derive(Clone, Debug)]
pub struct Database {
    pub(super) pool: Pool,
    /// Tells this process what is new, where no other can have part in it.
    told: broadcast::Sender<News>,
    /// Keeps a database in memory alive.
    _keeper: Option<Arc<Mutex<SqliteConnection>>>,
}

#[derive(Clone, Debug)]
pub(super) enum Pool {
    Sqlite(SqlitePool),
    Postgres(PgPool),
}

impl Database {
    pub(super) fn new(pool: Pool, keeper: Option<SqliteConnection>) -> Database {
        let keeper = keeper.map(|keeper| Arc::new(Mutex::new(keeper)));
        Database { pool, told: broadcast::Sender::new(WAITING), _keeper: keeper }
    }

    /// Begins to write.
    pub(super) async fn begin(&self) -> Result<Writing, StoreError> {
        let open = match &self.pool {
            // Without `IMMEDIATE`, a transaction that reads first would fail at once, instead of waiting, when another one
            // is writing.
            Pool::Sqlite(pool) => Open::Sqlite(pool.begin_with("BEGIN IMMEDIATE").await?),
            Pool::Postgres(pool) => Open::Postgres(pool.begin().await?),
        };
        Ok(Writing { open, told: self.told.clone(), changed: BTreeSet::new(), news: Vec::new() })
    }

    /// Begins to read several things as they are at one moment.
    pub(super) async fn begin_reading(&self) -> Result<Writing, StoreError> {
        let open = match &self.pool {
            Pool::Sqlite(pool) => Open::Sqlite(pool.begin().await?),
            Pool::Postgres(pool) => {
                Open::Postgres(pool.begin_with("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await?)
            }
        };
        Ok(Writing { open, told: self.told.clone(), changed: BTreeSet::new(), news: Vec::new() })
    }

    /// What the database calls the present moment, in Unix milliseconds: its own clock, since those of several machines differ.
    pub(super) const fn now(&self) -> &'static str {
        match self.pool {
            Pool::Sqlite(_) => "CAST(unixepoch('subsec') * 1000 AS INTEGER)",
            Pool::Postgres(_) => "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)",
        }
    }
}

impl<'c> From<&'c Database> for On<'c> {
    fn from(database: &'c Database) -> On<'c> {
        match &database.pool {
            Pool::Sqlite(pool) => On::SqlitePool(pool),
            Pool::Postgres(pool) => On::PostgresPool(pool),
        }
    }
}

/// A transaction. What it changes is told to everybody when it is committed; if it is dropped, it has never been.
#[derive(Debug)]
pub(super) struct Writing {
    open: Open,
    told: broadcast::Sender<News>,
    changed: BTreeSet<TableId>,
    news: Vec<News>,
}

#[derive(Debug)]
enum Open {
    Sqlite(Transaction<'static, Sqlite>),
    Postgres(Transaction<'static, Postgres>),
}

impl<'c> From<&'c mut Writing> for On<'c> {
    fn from(writing: &'c mut Writing) -> On<'c> {
        match &mut writing.open {
            Open::Sqlite(transaction) => On::Sqlite(transaction),
            Open::Postgres(transaction) => On::Postgres(transaction),
        }
    }
}

impl Writing {
    /// Something about a table is to be changed that is no move. Nobody else changes it until this is over, so whatever is
    /// then read of it stays true. `false` if there is no such table.
    pub async fn change(&mut self, id: &TableId) -> Result<bool, StoreError> {
        let changed =
            statement("UPDATE tables SET rev = rev + 1 WHERE id = $1").bind(id).execute(&mut *self).await?
                == 1;
        if changed {
            self.changed.insert(*id);
        }
        Ok(changed)
    }

    /// The same for tables that have been counted up already.
    pub fn has_changed(&mut self, id: TableId) {
        self.changed.insert(id);
    }

    /// Everybody is told this as soon as it is true.
    pub fn tell(&mut self, news: News) {
        self.news.push(news);
    }

    /// Makes it true, and tells everybody.
    pub async fn commit(mut self) -> Result<(), StoreError> {
        for table in std::mem::take(&mut self.changed) {
            let row = statement("SELECT rev, moves, due FROM tables WHERE id = $1")
                .bind(&table)
                .row(&mut self)
                .await?;
            if let Some(row) = row {
                let version = Version { rev: row.number("rev")?, moves: row.number("moves")? };
                self.tell(News::Changed(Change { table, version: Some(version), due: row.flag("due")? }));
            }
        }
        let news = std::mem::take(&mut self.news);
        if let Open::Postgres(_) = self.open {
            for news in &news {
                let notify = statement("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(news.to_string());
                notify.rows(&mut self).await?;
            }
        }
        match self.open {
            Open::Sqlite(transaction) => {
                transaction.commit().await?;
                for news in news {
                    // Nobody may listen.
                    let _ = self.told.send(news);
                }
            }
            Open::Postgres(transaction) => transaction.commit().await?,
        }
        Ok(())
    }
}

#[async_trait]
impl Store for Database {
    async fn changes(&self) -> Result<BoxStream<'static, News>, StoreError> {
        match &self.pool {
            Pool::Sqlite(_) => Ok(stream::unfold(self.told.subscribe(), async |mut told| {
                let news = match told.recv().await {
                    Ok(news) => news,
                    Err(RecvError::Lagged(_)) => News::Missed,
                    Err(RecvError::Closed) => return None,
                };
                Some((news, told))
            })
            .boxed()),
            Pool::Postgres(pool) => postgres::changes(pool).await,
        }
    }

    fn is_shared(&self) -> bool {
        matches!(self.pool, Pool::Postgres(_))
    }

    async fn answers(&self) -> Result<(), StoreError> {
        statement("SELECT 1 AS one").rows(self).await?;
        Ok(())
    }

    async fn close(&self) {
        match &self.pool {
            Pool::Sqlite(pool) => pool.close().await,
            Pool::Postgres(pool) => pool.close().await,
        }
    }
}
