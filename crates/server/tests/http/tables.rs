//! Tables with everything about them known: those of Hoard, and any other.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use bots::GameEntry;
use hoard::Hoard;
use server::App;
use server::live_table::LiveTable;
use server::store::{After, Known, LoggedMove, Person, SeatRow, Sitter, TableId, TableRow, new_invitation};
use table::{Seat, Seed};

use crate::browser::{Browser, serve};

/// A server of Hoard whose bots do not wait.
pub async fn server() -> (Router, Arc<App>) {
    serve(vec![GameEntry::of::<Hoard>()], Duration::ZERO).await
}

/// A person on a seat.
pub fn person(browser: &Browser, name: &str) -> Sitter {
    Sitter::Person { id: browser.person(), name: name.to_owned() }
}

/// A table of Hoard that is ready to be stored.
pub fn row(id: TableId, seed: u64, sitters: &[Sitter]) -> TableRow {
    row_of(&GameEntry::of::<Hoard>(), id, seed, sitters)
}

/// A table of any game that is ready to be stored.
pub fn row_of(entry: &GameEntry, id: TableId, seed: u64, sitters: &[Sitter]) -> TableRow {
    let host = sitters.iter().find_map(|sitter| match sitter {
        Sitter::Person { id, .. } => Some(*id),
        Sitter::Bot(_) => None,
    });
    let seats = sitters.iter().zip(0..).map(|(sitter, index)| SeatRow {
        seat: Seat::new(index),
        sitter: Some(sitter.clone()),
        invitation: new_invitation(),
        orders: BTreeMap::new(),
    });
    TableRow {
        id,
        game: entry.kind.name.to_owned(),
        rules: Some(entry.kind.rules),
        data: entry.kind.mark().to_owned(),
        own_files: Vec::new(),
        setup: (entry.kind.default_setup)(sitters.len() as u8).to_string(),
        seed: Seed::from_number(seed),
        open: false,
        hints: false,
        host: host.expect("somebody opens the table"),
        created: 1_800_000_000,
        touched: 1_800_000_000,
        moves: 0,
        given: 0,
        points: None,
        seats: seats.collect(),
    }
}

/// Opens a table with these moves behind it, fate's written as `* draw 3`.
pub async fn lay(app: &Arc<App>, row: &TableRow, moves: &[&str]) -> Arc<LiveTable> {
    for seat in &row.seats {
        if let Some(Sitter::Person { id, name }) = &seat.sitter {
            let person = Person { id: *id, name: name.clone(), created: 1 };
            app.store.save_person(&person).await.expect("saved");
        }
    }
    app.store.open_table(row).await.expect("opened");
    let _ =
        app.store.append(&row.id, Known::moves(0), &logged_all(moves), After::Waits).await.expect("written");
    app.table(&row.id).await.expect("a table")
}

/// Moves as the store keeps them, fate's written as `* draw 3`.
pub fn logged_all(moves: &[&str]) -> Vec<LoggedMove> {
    moves.iter().map(|line| logged(line)).collect()
}

fn logged(line: &str) -> LoggedMove {
    let (who, notation) = line.split_once(' ').expect("a move");
    let seat = who.parse::<u8>().ok().map(|number| Seat::new(number - 1));
    LoggedMove { seat, notation: notation.to_owned(), at: 1_800_000_000_000 }
}

/// The address of a table.
pub fn address(table: &LiveTable) -> String {
    format!("/t/{}", table.id)
}

/// The log of a table, a line for every move.
pub fn lines(table: &LiveTable) -> Vec<String> {
    let name = |seat: Option<Seat>| seat.map_or("*".to_owned(), |seat| seat.to_string());
    let state = table.state();
    state.moves().iter().map(|logged| format!("{} {}", name(logged.seat), logged.notation)).collect()
}

/// Waits until something is so.
pub async fn until(what: &str, is: impl Fn() -> bool) {
    let begun = std::time::Instant::now();
    while !is() {
        assert!(begun.elapsed() < Duration::from_mins(1), "{what} never comes");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}
