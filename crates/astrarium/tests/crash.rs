//! The server is killed without warning, again and again, while moves are being made. Nothing that was acknowledged is
//! ever missing, and every table opens again where it was.
#![cfg(unix)]

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// A running server.
struct Server {
    process: Child,
    address: String,
}

impl Server {
    fn start(db: &Path) -> Server {
        let mut process = Command::new(env!("CARGO_BIN_EXE_astrarium"))
            .args(["serve", "--port", "0", "--no-open", "--pace", "0", "--db"])
            .arg(db)
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut line = String::new();
        BufReader::new(process.stdout.take().expect("its output")).read_line(&mut line).expect("a line");
        let address = line.split("http://").nth(1).unwrap_or_else(|| panic!("no address in {line:?}"));
        Server { process, address: address.trim().trim_end_matches('/').to_owned() }
    }

    /// Sends it a signal.
    fn signal(id: u32, signal: &str) {
        let sent = Command::new("kill").args([signal, &id.to_string()]).status().expect("kill");
        assert!(sent.success());
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Somebody with a cookie. Every request has a connection of its own.
#[derive(Default)]
struct Guest {
    cookie: String,
    csrf: String,
}

impl Guest {
    /// Sends a request; `None` if the server went away before it had answered in full.
    fn send(&mut self, server: &str, request: &str, body: Option<&str>) -> Option<String> {
        let mut stream = TcpStream::connect(server).ok()?;
        stream.set_read_timeout(Some(Duration::from_secs(20))).ok()?;
        let body = body.map(|body| format!("csrf={}&{body}", self.csrf)).unwrap_or_default();
        let head = format!(
            "{request} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nCookie: {}\r\n\
             Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n{body}",
            self.cookie,
            body.len()
        );
        stream.write_all(head.as_bytes()).ok()?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).ok()?;
        let answer = String::from_utf8(answer).ok()?;
        let (head, body) = answer.split_once("\r\n\r\n")?;
        let header = |name: &str| {
            head.lines()
                .find_map(|line| line.to_ascii_lowercase().starts_with(name).then(|| &line[name.len()..]))
        };
        let length: usize = header("content-length: ")?.trim().parse().ok()?;
        if body.len() != length {
            return None;
        }
        if let Some(cookie) = header("set-cookie: ") {
            cookie.split(';').next().unwrap_or_default().clone_into(&mut self.cookie);
        }
        Some(answer)
    }

    fn get(&mut self, server: &str, path: &str) -> Option<String> {
        self.send(server, &format!("GET {path}"), None)
    }

    fn post(&mut self, server: &str, path: &str, body: &str) -> Option<String> {
        self.send(server, &format!("POST {path}"), Some(body))
    }

    fn arrive(server: &str) -> Guest {
        let mut guest = Guest::default();
        let home = guest.get(server, "/").expect("the home page");
        guest.csrf = between(&home, "name=\"csrf\" content=\"").expect("a token");
        guest
    }

    /// Opens a table where two people share a screen.
    fn open(&mut self, server: &str) -> String {
        let form = "name=Ada&players=2&seat-1=me&seat-2=here&name-2=Ben&option-first_game=on";
        let answer = self.post(server, "/new/gaia", form).expect("a table");
        let location = answer.lines().find_map(|line| line.strip_prefix("location: ")).expect("its address");
        location.trim().to_owned()
    }

    /// Makes moves until they can be confirmed, and confirms them. The moves that the server has acknowledged are
    /// returned; nothing if the server has gone, or the game is over.
    fn take_turn(&mut self, server: &str, table: &str, seq: usize, turn: usize) -> Option<Vec<String>> {
        let mut draft: Vec<String> = Vec::new();
        for _ in 0..30 {
            let state = format!("seq={seq}&mode=play&draft={}", escape(&draft.join(";")));
            let page = self.get(server, &format!("{table}/sync?{state}&whole=1"))?;
            if page.contains("data-over=\"true\"") {
                return None;
            }
            if !draft.is_empty() && can_confirm(&page) {
                let answer = self.post(server, &format!("{table}/draft"), &format!("{state}&do=confirm"))?;
                assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
                return Some(draft);
            }
            let choices: Vec<&str> = page.split("value=\"move ").skip(1).collect();
            assert!(!choices.is_empty(), "nothing to choose after {draft:?}");
            let choice = choices[(turn * 7 + draft.len()) % choices.len()];
            // What is thought of as one choice may be several moves.
            let moves = choice.split('"').next().expect("a quote").split(';');
            draft.extend(moves.map(str::to_owned));
        }
        panic!("a turn without an end: {draft:?}");
    }

    /// The moves in the log.
    fn log(&mut self, server: &str, table: &str) -> Vec<String> {
        let text = self.get(server, &format!("{table}/log")).expect("the log");
        let moves = text.split("---\n").nth(1).expect("moves");
        moves.lines().map(|line| line.split_once(' ').expect("seat and move").1.to_owned()).collect()
    }
}

/// Whether the button is there and can be pressed.
fn can_confirm(page: &str) -> bool {
    let button = page.split("id=\"confirm\"").nth(1).and_then(|rest| rest.split('>').next());
    button.is_some_and(|attributes| !attributes.contains("disabled"))
}

fn between(text: &str, before: &str) -> Option<String> {
    let start = text.find(before)? + before.len();
    Some(text[start..start + text[start..].find('"')?].to_owned())
}

fn escape(text: &str) -> String {
    text.bytes()
        .map(|byte| match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' => char::from(byte).to_string(),
            other => format!("%{other:02X}"),
        })
        .collect()
}

/// A folder that is gone afterwards.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("astrarium-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).expect("a folder");
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

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
