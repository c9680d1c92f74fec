//! Tables: laying them, reading them whole, and the lists of them.

use std::collections::BTreeMap;

use async_trait::async_trait;
use sqlx::AssertSqlSafe;
use sqlx::error::ErrorKind;
use table::Seat;

use super::about::{About, read_about};
use super::database::{Database, Writing};
use super::error::kind;
use super::ids::is_invitation;
use super::log::{insert_move, points_of, read_moves};
use super::seats::{columns, save_order};
use super::statement::{Row, Statement, statement};
use super::talk::read_talk;
use super::{
    Change, LoggedMove, News, Outcome, Pace, PersonId, Said, SeatRow, Sitter, StoreError, TableId, TableRow,
    Version, results,
};

/// Everything that pages show of a table, as it is at one moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stored {
    /// The table and its seats.
    pub row: TableRow,
    /// How far it has come.
    pub version: Version,
    /// How often moves have been taken back. Where that has happened, the same number of moves is not the same position.
    pub backs: u32,
    /// Whether somebody without a page may have to play on.
    pub due: bool,
    /// How fast bots play here.
    pub pace: Pace,
    /// What was said here, the latest last.
    pub talk: Vec<Said>,
    /// What is known about those who sit here.
    pub about: About,
    /// The number of moves that were known already.
    pub known: u32,
    /// The moves after them.
    pub moves: Vec<LoggedMove>,
}

/// The moves that somebody has of a table. As long as none were taken back, only later ones are needed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Known {
    /// How often moves had been taken back.
    pub backs: u32,
    /// How many moves there were.
    pub moves: u32,
}

impl Known {
    /// So many moves, of which none was ever taken back.
    pub const fn moves(moves: u32) -> Known {
        Known { backs: 0, moves }
    }
}

/// The chapter of tables.
#[async_trait]
pub trait Tables: Send + Sync + 'static {
    /// Remembers a new table and its seats. Its host and whoever sits there must be known. A new table has no
    /// moves and no points, whatever the row says.
    async fn open_table(&self, table: &TableRow) -> Result<(), StoreError> {
        self.open_table_with(&TableRow { given: 0, ..table.clone() }, &[], None).await
    }

    /// The same for a table that begins with moves which were given, all or nothing; `over` is how the game ended if they
    /// end it. Without seats it is a study.
    async fn open_table_with(
        &self,
        table: &TableRow,
        beginning: &[LoggedMove],
        over: Option<&Outcome>,
    ) -> Result<(), StoreError>;

    /// A table with its seats.
    async fn table(&self, id: &TableId) -> Result<Option<TableRow>, StoreError>;

    /// Everything about a table that pages show, but for moves that are known.
    async fn load(&self, id: &TableId, known: Option<Known>) -> Result<Option<Stored>, StoreError>;

    /// The table and the seat to which a code invites, taken or not.
    async fn table_by_invitation(&self, code: &str) -> Result<Option<(TableRow, Seat)>, StoreError>;

    /// Removes a table and its log. `false` unless this is its host, and it waits for players or nobody else sits there.
    async fn delete_table(&self, id: &TableId, host: &PersonId) -> Result<bool, StoreError>;

    /// Removes tables that were last touched before these times, in Unix seconds: those that wait for players, and those where
    /// a game is on, and studies. Finished games are kept, and so are tables of the first edition.
    async fn expire(&self, waiting: i64, running: i64) -> Result<Vec<TableId>, StoreError>;

    /// When any table was last touched, in Unix seconds; `None` if there are no tables.
    async fn last_touched(&self) -> Result<Option<i64>, StoreError>;

    /// Tables that a person opened or sits at, either the finished or the running ones, latest first; no studies. Here and in the other
    /// lists, a table that cannot be read is left out, and the log of the server says so.
    async fn tables_of(
        &self,
        person: &PersonId,
        finished: bool,
        limit: u32,
    ) -> Result<Vec<TableRow>, StoreError>;

    /// Studies of a person, latest first.
    async fn studies_of(&self, person: &PersonId, limit: u32) -> Result<Vec<TableRow>, StoreError>;

    /// Running tables that are open to strangers and have a free seat, latest first. Those of the first edition are not
    /// among them.
    async fn open_tables(&self, limit: u32) -> Result<Vec<TableRow>, StoreError>;
}

#[async_trait]
impl Tables for Database {
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
        let due = over.is_none() && !table.is_study() && table.is_full();
        let mut writing = self.begin().await?;
        statement(
            "INSERT INTO tables (id, game, data, setup, seed, is_open, host, created, touched, moves, rules, own_files,
                                 given, points, hints, due)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)",
        )
        .bind(&table.id)
        .bind(&table.game)
        .bind(&table.data)
        .bind(&table.setup)
        .bind(table.seed.to_string())
        .bind(table.open)
        .bind(&table.host)
        .bind(table.created)
        .bind(table.touched)
        .bind(beginning.len())
        .bind(table.rules)
        .bind(serde_json::json!(table.own_files).to_string())
        .bind(table.given)
        .bind(over.map(points_of))
        .bind(table.hints)
        .bind(due)
        .execute(&mut writing)
        .await
        .map_err(told)?;
        for row in &table.seats {
            insert_seat(&mut writing, &table.id, row).await.map_err(told)?;
            for (order, value) in &row.orders {
                save_order(&mut writing, &table.id, row.seat, order, value).await?;
            }
        }
        for (seq, step) in (0..).zip(beginning) {
            insert_move(&mut writing, &table.id, seq, step).await?;
        }
        if let Some(outcome) = over {
            results::write(&mut writing, &table.id, outcome).await?;
        }
        writing.has_changed(table.id);
        writing.commit().await
    }

    async fn table(&self, id: &TableId) -> Result<Option<TableRow>, StoreError> {
        self.chosen(choose("WHERE id = $1").bind(id)).await?.pop().transpose()
    }

    async fn load(&self, id: &TableId, known: Option<Known>) -> Result<Option<Stored>, StoreError> {
        let mut reading = self.begin_reading().await?;
        let rows = choose("WHERE id = $1").bind(id).rows(&mut reading).await?;
        let Some(row) = rows.first() else { return Ok(None) };
        let table = read_table(&rows)?;
        let backs = row.number("backs")?;
        let known = known.filter(|known| known.backs == backs && known.moves <= table.moves);
        let known = known.map_or(0, |known| known.moves);
        // A pace of a later version is none that is known here; play goes on all the same.
        let pace: Option<Pace> = row.maybe_text("pace")?.and_then(|name| name.parse().ok());
        Ok(Some(Stored {
            version: Version { rev: row.number("rev")?, moves: table.moves },
            row: table,
            backs,
            due: row.flag("due")?,
            pace: pace.unwrap_or_default(),
            talk: read_talk(&mut reading, id).await?,
            about: read_about(&mut reading, id).await?,
            known,
            moves: read_moves(&mut reading, id, known).await?,
        }))
    }

    async fn table_by_invitation(&self, code: &str) -> Result<Option<(TableRow, Seat)>, StoreError> {
        if !is_invitation(code) {
            return Ok(None);
        }
        let chosen = choose("WHERE id = (SELECT table_id FROM seats WHERE invitation = $1)");
        let table = self.chosen(chosen.bind(code)).await?.pop().transpose()?;
        Ok(table.and_then(|table| {
            let seat = table.seats.iter().find(|row| row.invitation == code)?.seat;
            Some((table, seat))
        }))
    }

    async fn delete_table(&self, id: &TableId, host: &PersonId) -> Result<bool, StoreError> {
        let mut writing = self.begin().await?;
        if !writing.change(id).await? {
            return Ok(false);
        }
        let deleted = statement(
            "DELETE FROM tables WHERE id = $1 AND host = $2 AND (
               EXISTS (SELECT 1 FROM seats WHERE table_id = $1 AND person IS NULL AND bot IS NULL)
               OR NOT EXISTS (SELECT 1 FROM seats WHERE table_id = $1 AND person <> $2))",
        )
        .bind(id)
        .bind(host)
        .execute(&mut writing)
        .await?;
        if deleted == 0 {
            return Ok(false);
        }
        writing.tell(gone(*id));
        writing.commit().await?;
        Ok(true)
    }

    async fn expire(&self, waiting: i64, running: i64) -> Result<Vec<TableId>, StoreError> {
        let mut deletion = self.begin().await?;
        let rows = statement(
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
        .rows(&mut deletion)
        .await?;
        let expired: Vec<TableId> = rows.iter().map(read_id).filter_map(or_log).collect();
        for table in &expired {
            deletion.tell(gone(*table));
        }
        deletion.commit().await?;
        Ok(expired)
    }

    async fn last_touched(&self) -> Result<Option<i64>, StoreError> {
        let last = statement("SELECT max(touched) AS last FROM tables").row(self).await?;
        last.map_or(Ok(None), |row| row.maybe_number("last"))
    }

    async fn tables_of(
        &self,
        person: &PersonId,
        finished: bool,
        limit: u32,
    ) -> Result<Vec<TableRow>, StoreError> {
        let chosen = choose(
            "WHERE (host = $1 OR id IN (SELECT table_id FROM seats WHERE person = $1))
               AND (points IS NOT NULL) = ($2 = 1) AND EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id)
             ORDER BY touched DESC, id LIMIT $3",
        );
        self.list(chosen.bind(person).bind(finished).bind(limit)).await
    }

    async fn studies_of(&self, person: &PersonId, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        let chosen = choose(
            "WHERE host = $1 AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id)
             ORDER BY touched DESC, id LIMIT $2",
        );
        self.list(chosen.bind(person).bind(limit)).await
    }

    async fn open_tables(&self, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        let chosen = choose(
            "WHERE is_open = 1 AND points IS NULL AND rules IS NOT NULL AND EXISTS
               (SELECT 1 FROM seats WHERE table_id = tables.id AND person IS NULL AND bot IS NULL)
             ORDER BY touched DESC, id LIMIT $1",
        );
        self.list(chosen.bind(limit)).await
    }
}

impl Database {
    /// The tables of a query, each as far as it can be read.
    async fn chosen(&self, query: Statement) -> Result<Vec<Result<TableRow, StoreError>>, StoreError> {
        let rows = query.rows(self).await?;
        let same = |one: &Row, other: &Row| one.text("id").ok() == other.text("id").ok();
        Ok(rows.chunk_by(same).map(read_table).collect())
    }

    /// The tables of a list: one that is damaged must not take the others with it.
    pub(super) async fn list(&self, query: Statement) -> Result<Vec<TableRow>, StoreError> {
        Ok(self.chosen(query).await?.into_iter().filter_map(or_log).collect())
    }
}

/// What could be read. A damaged row is left out, and the log of the server says so.
pub(super) fn or_log<T>(read: Result<T, StoreError>) -> Option<T> {
    read.inspect_err(|error| tracing::error!(%error, "a damaged row is left out")).ok()
}

/// A table is there no more.
pub(super) fn gone(table: TableId) -> News {
    News::Changed(Change { table, version: None, due: false })
}

async fn insert_seat(writing: &mut Writing, id: &TableId, row: &SeatRow) -> Result<(), sqlx::Error> {
    let (person, name, bot) = columns(row.sitter.as_ref());
    let insert =
        "INSERT INTO seats (table_id, seat, person, name, bot, invitation) VALUES ($1, $2, $3, $4, $5, $6)";
    let insert = statement(insert).bind(id).bind(row.seat).bind(person).bind(name).bind(bot);
    insert.bind(&row.invitation).execute(writing).await.map(drop)
}

/// The statement that reads the chosen tables with their seats and standing orders, all in one.
pub(super) fn choose(which: &'static str) -> Statement {
    statement(AssertSqlSafe(format!(
        "SELECT t.id, t.game, t.data, t.setup, t.seed, t.is_open, t.host, t.created, t.touched, t.moves, t.points,
                t.rules, t.own_files, t.given, t.hints, t.rev, t.backs, t.due, p.pace,
                s.seat, s.person, s.name, s.bot, s.invitation, o.standing_order, o.value
         FROM (SELECT * FROM tables {which}) t
         LEFT JOIN paces p ON p.table_id = t.id
         LEFT JOIN seats s ON s.table_id = t.id
         LEFT JOIN standing_orders o ON o.table_id = s.table_id AND o.seat = s.seat
         ORDER BY t.touched DESC, t.id, s.seat"
    )))
}

/// A table from all its rows: one for every standing order, or for every seat without any.
fn read_table(rows: &[Row]) -> Result<TableRow, StoreError> {
    let mut table = read_head(&rows[0])?;
    for row in rows {
        let Some(seat) = row.maybe_number("seat")? else { continue };
        let seat = read_seat(seat)?;
        if table.seats.last().is_none_or(|row| row.seat != seat) {
            table.seats.push(read_sitter(seat, row)?);
        }
        let orders = table.seats.last_mut().map(|row| &mut row.orders).expect("one was just added");
        if let Some(order) = row.maybe_text("standing_order")? {
            orders.insert(order, row.text("value")?);
        }
    }
    Ok(table)
}

fn read_head(row: &Row) -> Result<TableRow, StoreError> {
    let id = read_id(row)?;
    let damaged = |what| move || StoreError::Damaged(format!("the {what} of the table {id} cannot be read"));
    let points = row.maybe_text("points")?;
    Ok(TableRow {
        id,
        game: row.text("game")?,
        rules: row.maybe_number("rules")?,
        data: row.text("data")?,
        own_files: serde_json::from_str(&row.text("own_files")?).ok().ok_or_else(damaged("own files"))?,
        setup: row.text("setup")?,
        seed: row.text("seed")?.parse().ok().ok_or_else(damaged("seed"))?,
        open: row.flag("is_open")?,
        hints: row.flag("hints")?,
        host: read_person(&row.text("host")?)?,
        created: row.number("created")?,
        touched: row.number("touched")?,
        moves: row.number("moves")?,
        given: row.number("given")?,
        points: points
            .map(|points| serde_json::from_str(&points).ok().ok_or_else(damaged("points")))
            .transpose()?,
        seats: Vec::new(),
    })
}

fn read_sitter(seat: Seat, row: &Row) -> Result<SeatRow, StoreError> {
    let sitter = match row.maybe_text("person")? {
        Some(person) => Some(Sitter::Person { id: read_person(&person)?, name: row.text("name")? }),
        None => row.maybe_text("bot")?.map(Sitter::Bot),
    };
    Ok(SeatRow { seat, sitter, invitation: row.text("invitation")?, orders: BTreeMap::new() })
}

pub(super) fn read_id(row: &Row) -> Result<TableId, StoreError> {
    let text = row.text("id")?;
    TableId::parse(&text).map_err(|_| StoreError::Damaged(format!("{text:?} is no name of a table")))
}

pub(super) fn read_person(text: &str) -> Result<PersonId, StoreError> {
    PersonId::parse(text).map_err(|_| StoreError::Damaged(format!("{text:?} is no name of a person")))
}

pub(super) fn read_seat(index: i64) -> Result<Seat, StoreError> {
    let index = u8::try_from(index).ok().filter(|index| usize::from(*index) < table::MAX_SEATS);
    index.map(Seat::new).ok_or_else(|| StoreError::Damaged("a seat has an impossible number".to_owned()))
}
