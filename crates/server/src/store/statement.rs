//! Statements, written once for both back ends.
//!
//! They keep to what `SQLite` and `PostgreSQL` both understand, numbered parameters included. Every value is a text or a
//! whole number, or missing; what is true or false is the number 1 or 0.

use sqlx::postgres::{PgConnection, PgPool, PgRow};
use sqlx::query::Query;
use sqlx::sqlite::{SqliteConnection, SqlitePool, SqliteRow};
use sqlx::{Column as _, Database, Decode, Encode, Postgres, Row as _, SqlSafeStr, SqlStr, Sqlite, Type};
use table::Seat;

use super::{PersonId, StoreError, TableId};

/// A statement and the values of its parameters.
#[derive(Debug)]
pub(super) struct Statement {
    sql: SqlStr,
    values: Vec<Value>,
}

/// The value of a parameter.
#[derive(Debug)]
pub(super) enum Value {
    Text(Option<String>),
    Number(Option<i64>),
}

/// What a statement runs on: whatever connection is free, or a certain one.
#[derive(Debug)]
pub(super) enum On<'c> {
    SqlitePool(&'c SqlitePool),
    Sqlite(&'c mut SqliteConnection),
    PostgresPool(&'c PgPool),
    Postgres(&'c mut PgConnection),
}

/// A row of an answer.
#[derive(Debug)]
pub(super) enum Row {
    Sqlite(SqliteRow),
    Postgres(PgRow),
}

/// A statement without values yet.
pub(super) fn statement(sql: impl SqlSafeStr) -> Statement {
    Statement { sql: sql.into_sql_str(), values: Vec::new() }
}

impl Statement {
    /// With the value of the next parameter.
    pub fn bind(mut self, value: impl Into<Value>) -> Statement {
        self.values.push(value.into());
        self
    }

    fn query<DB: Database>(self) -> Query<'static, DB, DB::Arguments>
    where
        Option<String>: Encode<'static, DB> + Type<DB>,
        Option<i64>: Encode<'static, DB> + Type<DB>,
    {
        self.values.into_iter().fold(sqlx::query(self.sql), |query, value| match value {
            Value::Text(text) => query.bind(text),
            Value::Number(number) => query.bind(number),
        })
    }

    /// Runs it; the answer is how many rows it has changed.
    pub async fn execute(self, on: impl Into<On<'_>>) -> Result<u64, sqlx::Error> {
        Ok(match on.into() {
            On::SqlitePool(pool) => self.query().execute(pool).await?.rows_affected(),
            On::Sqlite(connection) => self.query().execute(connection).await?.rows_affected(),
            On::PostgresPool(pool) => self.query().execute(pool).await?.rows_affected(),
            On::Postgres(connection) => self.query().execute(connection).await?.rows_affected(),
        })
    }

    /// Runs it; the answer is its rows.
    pub async fn rows(self, on: impl Into<On<'_>>) -> Result<Vec<Row>, sqlx::Error> {
        let sqlite = |rows: Vec<SqliteRow>| rows.into_iter().map(Row::Sqlite).collect();
        let postgres = |rows: Vec<PgRow>| rows.into_iter().map(Row::Postgres).collect();
        match on.into() {
            On::SqlitePool(pool) => self.query().fetch_all(pool).await.map(sqlite),
            On::Sqlite(connection) => self.query().fetch_all(connection).await.map(sqlite),
            On::PostgresPool(pool) => self.query().fetch_all(pool).await.map(postgres),
            On::Postgres(connection) => self.query().fetch_all(connection).await.map(postgres),
        }
    }

    /// Runs it; the answer is its first row, if there is one.
    pub async fn row(self, on: impl Into<On<'_>>) -> Result<Option<Row>, sqlx::Error> {
        Ok(self.rows(on).await?.into_iter().next())
    }
}

impl Row {
    fn get<'r, T>(&'r self, column: &str) -> Result<T, StoreError>
    where
        T: Decode<'r, Sqlite> + Type<Sqlite> + Decode<'r, Postgres> + Type<Postgres>,
    {
        Ok(match self {
            Row::Sqlite(row) => row.try_get(column)?,
            Row::Postgres(row) => row.try_get(column)?,
        })
    }

    /// The names of all columns.
    pub fn columns(&self) -> Vec<String> {
        match self {
            Row::Sqlite(row) => row.columns().iter().map(|column| column.name().to_owned()).collect(),
            Row::Postgres(row) => row.columns().iter().map(|column| column.name().to_owned()).collect(),
        }
    }

    /// The text in a column.
    pub fn text(&self, column: &str) -> Result<String, StoreError> {
        self.get(column)
    }

    /// The text in a column that may have none.
    pub fn maybe_text(&self, column: &str) -> Result<Option<String>, StoreError> {
        self.get(column)
    }

    /// The number in a column.
    pub fn number<N: TryFrom<i64>>(&self, column: &str) -> Result<N, StoreError> {
        in_range(column, self.get(column)?)
    }

    /// The number in a column that may have none.
    pub fn maybe_number<N: TryFrom<i64>>(&self, column: &str) -> Result<Option<N>, StoreError> {
        self.get::<Option<i64>>(column)?.map(|number| in_range(column, number)).transpose()
    }

    /// Whether a column has anything but 0.
    pub fn flag(&self, column: &str) -> Result<bool, StoreError> {
        Ok(self.get::<i64>(column)? != 0)
    }
}

fn in_range<N: TryFrom<i64>>(column: &str, number: i64) -> Result<N, StoreError> {
    N::try_from(number).map_err(|_| StoreError::Damaged(format!("{column} cannot be {number}")))
}

macro_rules! values {
    ($($from:ty, |$value:ident| $made:expr;)*) => {
        $(impl From<$from> for Value {
            fn from($value: $from) -> Value {
                $made
            }
        })*
    };
}

values! {
    &str, |text| Value::Text(Some(text.to_owned()));
    &String, |text| Value::Text(Some(text.clone()));
    String, |text| Value::Text(Some(text));
    Option<&str>, |text| Value::Text(text.map(str::to_owned));
    Option<String>, |text| Value::Text(text);
    i64, |number| Value::Number(Some(number));
    u32, |number| Value::Number(Some(number.into()));
    u64, |number| Value::Number(i64::try_from(number).ok());
    usize, |number| Value::Number(i64::try_from(number).ok());
    Option<i64>, |number| Value::Number(number);
    Option<u32>, |number| Value::Number(number.map(i64::from));
    bool, |flag| Value::Number(Some(flag.into()));
    Seat, |seat| seat.index().into();
    Option<Seat>, |seat| Value::Number(seat.map(|seat| seat.index() as i64));
    &TableId, |id| id.as_str().into();
    &PersonId, |id| id.to_string().into();
}
