//! Everything in a database as lines of text, for keeping and for moving it to another one, of whichever kind.
//!
//! The first line says what it is. Every table then has a line with its name, and every row one with its values by column;
//! what is missing is left out. The last line counts the rows, so that a text that was cut off is noticed.

use std::io::{self, BufRead, Write};

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value as Json};
use sqlx::AssertSqlSafe;

use super::database::{Database, Writing};
use super::statement::{Row, Statement, statement};
use super::{StoreError, migrations};

/// What is kept, in an order in which nothing refers to what comes later. Who is at work on it now does not outlast a backup,
/// nor do notices that were about to be sent.
const KEPT: &[&str] = &[
    "server",
    "persons",
    "tokens",
    "tables",
    "seats",
    "standing_orders",
    "moves",
    "visits",
    "paces",
    "results",
    "talk",
    "notes",
    "accounts",
    "sessions",
    "ratings",
    "blocks",
    "clocks",
];

/// A line that is no row.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Mark {
    /// The first line: the layout of the database.
    AstrariumBackup(i64),
    /// What follows are rows of this table.
    Table(String),
    /// The last line: how many rows there were.
    Rows(u64),
}

/// Why a backup could not be made or brought back. Nothing has changed then.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The file failed.
    #[error("the backup cannot be read or written: {0}")]
    File(#[from] io::Error),
    /// The file is something else, or was cut off.
    #[error("this is no whole backup of Astrarium: line {0} is not what it should be")]
    NoBackup(usize),
    /// There is something that would be mixed with the backup.
    #[error("there are people or tables in the database already; bring a backup back into an empty one")]
    NotEmpty,
}

impl From<sqlx::Error> for BackupError {
    fn from(error: sqlx::Error) -> Self {
        BackupError::Store(error.into())
    }
}

impl Database {
    /// Writes everything down as it is at one moment, while others go on. The answer is the number of rows.
    pub async fn back_up(&self, to: &mut dyn Write) -> Result<u64, BackupError> {
        let mut reading = self.begin_reading().await?;
        let mut rows = 0;
        write_line(to, &Mark::AstrariumBackup(migrations::LATEST))?;
        let ids = statement("SELECT id FROM tables ORDER BY id").rows(&mut reading).await?;
        for &table in KEPT {
            write_line(to, &Mark::Table(table.to_owned()))?;
            if table != "moves" {
                rows += write_rows(to, &mut reading, select(table, "")).await?;
                continue;
            }
            // There may be too many of them for one answer.
            for id in &ids {
                let of_one = select(table, "WHERE table_id = $1 ORDER BY seq").bind(id.text("id")?);
                rows += write_rows(to, &mut reading, of_one).await?;
            }
        }
        write_line(to, &Mark::Rows(rows))?;
        to.flush()?;
        Ok(rows)
    }

    /// Brings everything back, all or nothing, into a database where nothing is yet. The answer is the number of rows.
    pub async fn bring_back(&self, from: &mut dyn BufRead) -> Result<u64, BackupError> {
        let mut writing = self.begin().await?;
        if statement("SELECT id FROM persons LIMIT 1").row(&mut writing).await?.is_some() {
            return Err(BackupError::NotEmpty);
        }
        // A secret that was made before the first visitor came is nobody's loss.
        statement("DELETE FROM server").execute(&mut writing).await?;
        let (mut table, mut rows, mut line, mut number) = (None, 0, String::new(), 0);
        loop {
            line.clear();
            from.read_line(&mut line)?;
            number += 1;
            match serde_json::from_str(&line) {
                Ok(Mark::AstrariumBackup(layout)) if number == 1 => check(layout)?,
                Ok(Mark::Table(name)) if number > 1 => {
                    table = KEPT.iter().copied().find(|known| *known == name);
                }
                Ok(Mark::Rows(all)) if number > 1 && all == rows => break,
                Ok(_) => return Err(BackupError::NoBackup(number)),
                Err(_) => {
                    let values: Option<Map<String, Json>> = serde_json::from_str(&line).ok();
                    let insert = table.zip(values).and_then(|(table, values)| insert(table, values));
                    let insert = insert.filter(|_| number > 1).ok_or(BackupError::NoBackup(number))?;
                    insert.execute(&mut writing).await?;
                    rows += 1;
                }
            }
        }
        writing.commit().await?;
        Ok(rows)
    }
}

fn check(layout: i64) -> Result<(), StoreError> {
    if layout <= migrations::LATEST {
        return Ok(());
    }
    Err(StoreError::Newer { place: "the backup".to_owned(), found: layout, known: migrations::LATEST })
}

fn select(table: &'static str, which: &'static str) -> Statement {
    statement(AssertSqlSafe(format!("SELECT * FROM {table} {which}")))
}

fn write_line(to: &mut dyn Write, line: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *to, line)?;
    to.write_all(b"\n")
}

async fn write_rows(to: &mut dyn Write, reading: &mut Writing, rows: Statement) -> Result<u64, BackupError> {
    let rows = rows.rows(reading).await?;
    for row in &rows {
        write_line(to, &values(row)?)?;
    }
    Ok(rows.len() as u64)
}

/// The values of a row, without those that are missing.
fn values(row: &Row) -> Result<Map<String, Json>, StoreError> {
    let mut values = Map::new();
    for column in row.columns() {
        let value = match row.maybe_number::<i64>(&column) {
            Ok(number) => number.map(Json::from),
            Err(_) => row.maybe_text(&column)?.map(Json::from),
        };
        if let Some(value) = value {
            values.insert(column, value);
        }
    }
    Ok(values)
}

/// The statement that adds a row. `None` if a column has a name or a value that none can have.
fn insert(table: &'static str, values: Map<String, Json>) -> Option<Statement> {
    // The names come from the file, and are not bound as values are.
    let is_name = |name: &String| name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_');
    if values.is_empty() || !values.keys().all(is_name) {
        return None;
    }
    let columns = values.keys().map(String::as_str).collect::<Vec<_>>().join(", ");
    let places = (1..=values.len()).map(|place| format!("${place}")).collect::<Vec<_>>().join(", ");
    let insert = statement(AssertSqlSafe(format!("INSERT INTO {table} ({columns}) VALUES ({places})")));
    values.into_iter().try_fold(insert, |insert, (_, value)| match value {
        Json::String(text) => Some(insert.bind(text)),
        Json::Number(number) => Some(insert.bind(number.as_i64()?)),
        _ => None,
    })
}
