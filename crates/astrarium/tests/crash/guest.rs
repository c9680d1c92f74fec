//! A server, and somebody who uses it without a browser.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// A running server.
pub struct Server {
    pub process: Child,
    pub address: String,
}

impl Server {
    /// On a file.
    pub fn start(db: &Path) -> Server {
        Server::with(&["--db", db.to_str().expect("a name")], Stdio::inherit())
    }

    /// On a database that others may share.
    pub fn share(database: &str) -> Server {
        Server::with(&["--database", database], Stdio::inherit())
    }

    /// With options of its own, and a place for its log.
    pub fn with(options: &[&str], log: impl Into<Stdio>) -> Server {
        let mut command = Command::new(env!("CARGO_BIN_EXE_astrarium"));
        command.args(["serve", "--port", "0", "--no-open", "--pace", "0"]).args(options).stderr(log);
        Server::of(command)
    }

    /// By a command of one's own.
    pub fn of(mut command: Command) -> Server {
        let mut process = command.stdout(Stdio::piped()).spawn().expect("the program starts");
        let mut line = String::new();
        BufReader::new(process.stdout.take().expect("its output")).read_line(&mut line).expect("a line");
        let address = line.split("http://").nth(1).unwrap_or_else(|| panic!("no address in {line:?}"));
        Server { process, address: address.trim().trim_end_matches('/').to_owned() }
    }

    /// Sends it a signal.
    pub fn signal(id: u32, signal: &str) {
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
pub struct Guest {
    pub cookie: String,
    pub csrf: String,
}

impl Guest {
    /// Sends a request; `None` if the server went away before it had answered in full.
    pub fn send(&mut self, server: &str, request: &str, body: Option<&str>) -> Option<String> {
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

    pub fn get(&mut self, server: &str, path: &str) -> Option<String> {
        self.send(server, &format!("GET {path}"), None)
    }

    pub fn post(&mut self, server: &str, path: &str, body: &str) -> Option<String> {
        self.send(server, &format!("POST {path}"), Some(body))
    }

    pub fn arrive(server: &str) -> Guest {
        let mut guest = Guest::default();
        let home = guest.get(server, "/").expect("the home page");
        guest.csrf = between(&home, "name=\"csrf\" content=\"").expect("a token");
        guest
    }

    /// Opens a table where two people share a screen.
    pub fn open(&mut self, server: &str) -> String {
        self.open_with(server, "seat-2=here&name-2=Ben")
    }

    /// Opens a table with somebody on the second seat.
    pub fn open_with(&mut self, server: &str, second: &str) -> String {
        let form = &format!("name=Ada&players=2&seat-1=me&{second}&option-first_game=on");
        let answer = self.post(server, "/new/gaia", form).expect("a table");
        let location = answer.lines().find_map(|line| line.strip_prefix("location: ")).expect("its address");
        location.trim().to_owned()
    }

    /// Makes moves until they can be confirmed, and confirms them. The moves that the server has acknowledged are
    /// returned; nothing if the server has gone, or the game is over.
    pub fn take_turn(&mut self, server: &str, table: &str, seq: usize, turn: usize) -> Option<Vec<String>> {
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
    pub fn log(&mut self, server: &str, table: &str) -> Vec<String> {
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

pub fn between(text: &str, before: &str) -> Option<String> {
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
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new(name: &str) -> Folder {
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
