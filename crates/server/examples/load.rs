//! Many people watch several games: how long does it take from a move to the last picture of it?
//!
//! ```sh
//! cargo run --release -p server --example load -- --viewers 1000 --tables 10 --seconds 30
//! ```
//!
//! A server and everybody who watches run in this one process, over real connections. At every table a move is made every
//! second by [`App::commit`], as a click on Confirm does. Every viewer listens to the news of a table and fetches what is
//! different, compressed, as the page does. What is printed: how long commits take, and how long after the beginning of a commit a
//! viewer has the whole answer.

use std::collections::{BTreeMap, HashMap};
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use bots::GameEntry;
use gaia::Gaia;
use server::guard::Hosts;
use server::limits::{Limits, Rate};
use server::store::{
    Database, Person, PersonId, SeatRow, Sitter, TableId, TableRow, new_invitation, random_bytes,
};
use server::{App, Settings};
use table::{Seat, Seed, Turn};
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::{TcpListener, TcpStream};

/// What is measured.
#[derive(Default)]
struct Measured {
    /// When the commit began that led to so many moves at a table.
    begun: Mutex<HashMap<(TableId, usize), Instant>>,
    commits: Mutex<Vec<Duration>>,
    pictures: Mutex<Vec<Duration>>,
    missed: Mutex<u64>,
}

fn option(name: &str, usual: usize) -> usize {
    let mut words = std::env::args().skip_while(|word| word != name);
    words.nth(1).and_then(|word| word.parse().ok()).unwrap_or(usual)
}

fn main() {
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    runtime.block_on(run(option("--viewers", 1000), option("--tables", 10), option("--seconds", 30)));
}

async fn run(viewers: usize, tables: usize, seconds: usize) {
    let path = std::env::temp_dir().join(format!("astrarium-load-{}.db", std::process::id()));
    let store = Arc::new(Database::open(&path).await.expect("a store"));
    let app = App::open(vec![GameEntry::of::<Gaia>()], store, settings()).await.expect("a server");
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    let serving = tokio::spawn(server::serve(listener, Arc::clone(&app), Hosts::Any, std::future::pending()));
    let measured = Arc::new(Measured::default());
    let mut ids = Vec::new();
    for number in 0..tables {
        ids.push(open(&app, number as u64).await);
    }
    let watching: Vec<_> = (0..viewers)
        .map(|viewer| {
            let lang = if viewer.is_multiple_of(2) { "en" } else { "de" };
            tokio::spawn(watch(address, ids[viewer % tables], lang, Arc::clone(&measured)))
        })
        .collect();
    // Everybody has opened their page.
    tokio::time::sleep(Duration::from_secs(5)).await;
    let until = Instant::now() + Duration::from_secs(seconds as u64);
    let playing = ids.iter().enumerate().map(|(number, id)| {
        let delay = Duration::from_millis(1000 * number as u64 / tables as u64);
        tokio::spawn(play(Arc::clone(&app), *id, delay, until, Arc::clone(&measured)))
    });
    futures::future::join_all(playing.collect::<Vec<_>>()).await;
    tokio::time::sleep(Duration::from_secs(2)).await;
    watching.iter().for_each(tokio::task::JoinHandle::abort);
    serving.abort();
    print(&measured, viewers, tables);
    for end in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{}{end}", path.display()));
    }
}

/// All viewers come from one address here, so nothing may be limited by address.
fn settings() -> Settings {
    let any = Rate { per_second: 1_000_000, burst: 1_000_000 };
    let limits = Limits {
        connections: 20_000,
        connections_per_address: 20_000,
        streams_per_address: 20_000,
        requests_per_address: any,
        requests_per_person: any,
        ..Limits::default()
    };
    Settings { limits, ..Settings::default() }
}

/// A table of four people, for whom this program moves.
async fn open(app: &Arc<App>, number: u64) -> TableId {
    let host = Person { id: PersonId::random(), name: format!("Player {number}"), created: 1 };
    app.store.save_person(&host).await.expect("saved");
    let kind = GameEntry::of::<Gaia>().kind;
    let seats = (0..4).map(|seat| SeatRow {
        seat: Seat::new(seat),
        sitter: Some(Sitter::Person { id: host.id, name: format!("Player {seat}") }),
        invitation: new_invitation(),
        orders: BTreeMap::new(),
    });
    let row = TableRow {
        id: TableId::random(),
        game: kind.name.to_owned(),
        rules: Some(kind.rules),
        data: kind.mark().to_owned(),
        own_files: Vec::new(),
        setup: (kind.default_setup)(4).to_string(),
        seed: Seed::from_bytes(random_bytes()),
        open: false,
        hints: false,
        host: host.id,
        created: 1_800_000_000,
        touched: 1_800_000_000,
        moves: 0,
        given: 0,
        points: None,
        seats: seats.collect(),
    };
    app.store.open_table(&row).await.expect("opened");
    // Pages of a game that has been on for a while are larger.
    let table = app.table(&row.id).await.expect("a table");
    for step in 0..150 {
        make_a_move(app, &table, step).await;
    }
    row.id
}

async fn make_a_move(app: &Arc<App>, table: &Arc<server::live_table::LiveTable>, step: usize) -> bool {
    let (seq, seat, notation) = {
        let state = table.state();
        let Some(Turn::Of(seat)) = state.truth().map(table::AnyGame::to_move) else { return false };
        let legal = state.truth().map(table::AnyGame::legal).unwrap_or_default();
        (state.seq(), seat, legal[step * 7 % legal.len()].clone())
    };
    app.commit(table, seat, seq, &[notation]).await.expect("a legal move");
    true
}

/// Makes a move every second.
async fn play(app: Arc<App>, id: TableId, delay: Duration, until: Instant, measured: Arc<Measured>) {
    tokio::time::sleep(delay).await;
    let table = app.table(&id).await.expect("a table");
    let mut every = tokio::time::interval(Duration::from_secs(1));
    let mut step = 150;
    while Instant::now() < until {
        every.tick().await;
        let begun = Instant::now();
        // The news is out before the commit has returned.
        let seq = table.state().seq();
        measured.begun.lock().expect("sound").extend((1..20).map(|more| ((id, seq + more), begun)));
        if !make_a_move(&app, &table, step).await {
            return;
        }
        measured.commits.lock().expect("sound").push(begun.elapsed());
        step += 1;
    }
}

/// Somebody who watches: listens to the news and fetches what is different.
async fn watch(address: SocketAddr, id: TableId, lang: &'static str, measured: Arc<Measured>) {
    let head = format!("Host: localhost\r\nCookie: lang={lang}\r\n");
    let mut asking = BufReader::new(TcpStream::connect(address).await.expect("a connection"));
    fetch(&mut asking, &format!("/t/{id}"), &head).await;
    let mut news = BufReader::new(TcpStream::connect(address).await.expect("a connection"));
    let request = format!("GET /t/{id}/events HTTP/1.1\r\n{head}\r\n");
    news.get_mut().write_all(request.as_bytes()).await.expect("sent");
    let (mut line, mut shown) = (String::new(), None);
    while news.read_line(&mut line).await.is_ok_and(|length| length > 0) {
        let told = line.trim().strip_prefix("data: ").and_then(|data| serde_json::from_str(data).ok());
        line.clear();
        let Some(told): Option<serde_json::Value> = told else { continue };
        let number = |name: &str| told[name].as_u64().unwrap_or_default() as usize;
        let (seq, rev) = (number("seq"), number("rev"));
        let Some(old) = shown.replace(seq).filter(|old| *old != seq) else { continue };
        let path = format!("/t/{id}/sync?seq={old}&rev={rev}&mode=play&as=&draft=");
        // A connection that has been idle for long is closed by the server, as with a browser.
        if asking.get_mut().writable().await.is_err() || !fetch(&mut asking, &path, &head).await {
            asking = BufReader::new(TcpStream::connect(address).await.expect("a connection"));
            fetch(&mut asking, &path, &head).await;
            *measured.missed.lock().expect("sound") += 1;
        }
        let begun = measured.begun.lock().expect("sound").get(&(id, seq)).copied();
        if let Some(begun) = begun {
            measured.pictures.lock().expect("sound").push(begun.elapsed());
        }
    }
}

/// Fetches something to its end.
async fn fetch(connection: &mut BufReader<TcpStream>, path: &str, head: &str) -> bool {
    let request = format!("GET {path} HTTP/1.1\r\n{head}Accept-Encoding: gzip\r\nHX-Request: true\r\n\r\n");
    if connection.get_mut().write_all(request.as_bytes()).await.is_err() {
        return false;
    }
    let (mut line, mut length, mut fine) = (String::new(), None, false);
    loop {
        line.clear();
        if !connection.read_line(&mut line).await.is_ok_and(|length| length > 0) {
            return false;
        }
        fine |= line.starts_with("HTTP/1.1 200");
        if let Some(value) = line.strip_prefix("content-length: ") {
            length = value.trim().parse::<usize>().ok();
        }
        if line == "\r\n" {
            break;
        }
    }
    assert!(fine, "{path} was refused");
    let mut body = Vec::new();
    if let Some(length) = length {
        body.resize(length, 0);
        return connection.read_exact(&mut body).await.is_ok();
    }
    loop {
        line.clear();
        if connection.read_line(&mut line).await.is_err() {
            return false;
        }
        let size = usize::from_str_radix(line.trim(), 16).unwrap_or_default();
        body.resize(size + 2, 0);
        if connection.read_exact(&mut body).await.is_err() {
            return false;
        }
        if size == 0 {
            return true;
        }
    }
}

fn print(measured: &Measured, viewers: usize, tables: usize) {
    println!("{viewers} viewers of {tables} tables");
    for (name, times) in [("commits", &measured.commits), ("pictures", &measured.pictures)] {
        let mut times = times.lock().expect("sound").clone();
        times.sort_unstable();
        let at = |share: f64| {
            let index = ((times.len() as f64 * share) as usize).min(times.len().saturating_sub(1));
            times.get(index).copied().unwrap_or_default().as_secs_f64() * 1000.0
        };
        println!(
            "{name}: {} measured, p50 {:.0} ms, p90 {:.0} ms, p99 {:.0} ms, longest {:.0} ms",
            times.len(),
            at(0.5),
            at(0.9),
            at(0.99),
            at(1.0)
        );
    }
    println!("connections opened again: {}", measured.missed.lock().expect("sound"));
}
