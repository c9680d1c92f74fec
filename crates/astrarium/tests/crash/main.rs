//! The server is killed without warning, again and again, while moves are being made. Nothing that was acknowledged is
//! ever missing, and every table opens again where it was.
#![cfg(unix)]

mod company;
mod doctor;
mod guest;
mod load;
mod operations;

use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::process::Command;
use std::time::{Duration, Instant};

use guest::{Folder, Guest, Server, between};

#[test]
fn nothing_acknowledged_is_lost_by_a_kill() {
    let folder = Folder::new("crash");
    let db = folder.0.join("astrarium.db");
    let first = Server::start(&db);
    let mut ada = Guest::arrive(&first.address);
    let mut table = ada.open(&first.address);
    drop(first);

    let mut acknowledged: Vec<String> = Vec::new();
    let mut made = 0;
    for life in 0..8 {
        let server = Server::start(&db);
        let address = server.address.clone();
        let log = ada.log(&address, &table);
        // A move may be in the log although its answer never arrived; the other way round must never be.
        let lost =
            acknowledged.iter().zip(&log).any(|(one, two)| one != two) || log.len() < acknowledged.len();
        assert!(!lost, "life {life}: acknowledged {acknowledged:?}, but the log says {log:?}");
        acknowledged = log;
        let mut page = ada.get(&address, &table).expect("the table opens");
        if page.contains("data-over=\"true\"") {
            made += acknowledged.len();
            table = ada.open(&address);
            acknowledged = ada.log(&address, &table);
            page = ada.get(&address, &table).expect("another table");
        }
        assert_eq!(
            between(&page, "id=\"turn-seq\" type=\"hidden\" name=\"seq\" value=\"").expect("a number"),
            acknowledged.len().to_string(),
            "the table stands where it was"
        );

        // Without a chance to tidy up.
        let id = server.process.id();
        let killer = std::thread::spawn(move || {
            std::thread::sleep(Duration::from_millis(60 + 45 * life));
            Server::signal(id, "-KILL");
        });
        let begun = Instant::now();
        while begun.elapsed() < Duration::from_secs(10) {
            let seq = acknowledged.len();
            let Some(moves) = ada.take_turn(&address, &table, seq, seq) else { break };
            acknowledged.extend(moves);
            // Confirming may have added the move that ends the turn.
            match ada.get(&address, &format!("{table}/log")) {
                Some(_) => acknowledged = ada_log(&mut ada, &address, &table, acknowledged),
                None => break,
            }
        }
        killer.join().expect("the server was killed");
    }
    made += acknowledged.len();
    assert!(made > 20, "only {made} moves were made between the kills");
}

/// The log while the server may die at any moment; what was known before if it does.
fn ada_log(ada: &mut Guest, server: &str, table: &str, known: Vec<String>) -> Vec<String> {
    let Some(text) = ada.get(server, &format!("{table}/log")) else { return known };
    let Some(moves) = text.split("---\n").nth(1) else { return known };
    let log: Vec<String> =
        moves.lines().filter_map(|line| Some(line.split_once(' ')?.1.to_owned())).collect();
    assert!(log.starts_with(&known), "acknowledged {known:?}, but the log says {log:?}");
    log
}

#[test]
fn a_polite_stop_ends_at_once_and_keeps_everything() {
    let folder = Folder::new("stop");
    let db = folder.0.join("astrarium.db");
    let server = Server::start(&db);
    let mut ada = Guest::arrive(&server.address);
    let table = ada.open(&server.address);
    let mut moves = ada.log(&server.address, &table);
    moves.extend(ada.take_turn(&server.address, &table, moves.len(), 0).expect("a turn"));
    // A page with an open stream must not hold it up.
    let mut stream = TcpStream::connect(&server.address).expect("a connection");
    write!(stream, "GET {table}/events HTTP/1.1\r\nHost: localhost\r\nCookie: {}\r\n\r\n", ada.cookie)
        .expect("sent");
    let mut buffer = [0; 64];
    stream.read_exact(&mut buffer).expect("the stream begins");

    let begun = Instant::now();
    let mut server = server;
    Server::signal(server.process.id(), "-TERM");
    let status = server.process.wait().expect("it ends");
    assert!(
        status.success() && begun.elapsed() < Duration::from_secs(4),
        "{status} after {:?}",
        begun.elapsed()
    );

    let again = Server::start(&db);
    let log = ada.log(&again.address, &table);
    assert!(log.starts_with(&moves));
}

#[test]
fn a_second_server_on_the_same_file_is_told_so() {
    let folder = Folder::new("second");
    let db = folder.0.join("astrarium.db");
    let server = Server::start(&db);
    let output = Command::new(env!("CARGO_BIN_EXE_astrarium"))
        .args(["serve", "--port", "0", "--no-open", "--db"])
        .arg(&db)
        .output()
        .expect("the program starts");
    let words = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(1), "{words}");
    assert!(words.contains(&server.address) && words.contains("--db"), "{words}");
}
