//! What whoever watches over a server is told, and what its visitors and its log are not.

use std::fs::File;
use std::io::{Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use flate2::read::GzDecoder;

use crate::guest::{Folder, Guest, Server, between};

/// A port that is free.
fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").and_then(|taken| taken.local_addr()).expect("a port").port()
}

/// A page of the place where figures are served; `None` once it is gone.
fn asked(address: &str, path: &str) -> Option<String> {
    let mut stream = TcpStream::connect(address).ok()?;
    write!(stream, "GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).ok()?;
    Some(answer)
}

/// Opens the stream of a table, and waits for its first words.
fn listen(server: &str, table: &str, cookie: &str) -> TcpStream {
    let mut stream = TcpStream::connect(server).expect("a connection");
    write!(stream, "GET {table}/events HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\n\r\n")
        .expect("sent");
    let mut first = [0; 64];
    stream.read_exact(&mut first).expect("the stream begins");
    stream
}

#[test]
fn a_server_that_stops_says_so_first_and_answers_for_a_while() {
    let folder = Folder::new("drain");
    let db = folder.0.join("astrarium.db");
    let figures = format!("127.0.0.1:{}", free_port());
    let options = ["--db", db.to_str().expect("a name"), "--metrics", &figures, "--drain", "2"];
    let mut server = Server::with(&options, Stdio::inherit());
    let here = server.address.clone();
    let mut ada = Guest::arrive(&here);
    let table = ada.open(&here);
    let mut moves = ada.log(&here, &table);
    moves.extend(ada.take_turn(&here, &table, moves.len(), 0).expect("a turn"));

    let told = asked(&figures, "/metrics").expect("figures");
    for line in [
        "astrarium_requests_total{route=\"draft\",status=\"2xx\"} 1",
        "astrarium_request_seconds_count{route=\"draft\"} 1",
        "astrarium_tables 1",
        "astrarium_open_pages 0",
        "astrarium_refused_total{limit=\"requests\"} 0",
        "astrarium_ready 1",
    ] {
        assert!(told.lines().any(|found| found == line), "{line} is not among\n{told}");
    }
    let written = told.lines().find_map(|line| line.strip_prefix("astrarium_moves_total ")).expect("moves");
    assert!(written.parse::<usize>().expect("a number") >= moves.len(), "{written}");
    assert!(!told.contains(&table[3..]) && !told.contains("Ada"), "tables and people are not told apart");
    assert!(
        ada.get(&here, "/metrics").expect("an answer").starts_with("HTTP/1.1 404"),
        "visitors see none of it"
    );
    assert!(
        asked(&figures, &table).expect("an answer").starts_with("HTTP/1.1 404"),
        "and nothing else is there"
    );

    let mut stream = listen(&here, &table, &ada.cookie);
    assert!(ada.get(&here, "/ready").expect("an answer").starts_with("HTTP/1.1 200"));
    Server::signal(server.process.id(), "-TERM");
    let begun = Instant::now();
    while ada.get(&here, "/ready").expect("it still answers").starts_with("HTTP/1.1 200") {
        assert!(begun.elapsed() < Duration::from_secs(2), "nobody is told that the server stops");
    }
    assert!(asked(&figures, "/ready").expect("an answer").contains("the server is stopping"));
    assert!(asked(&figures, "/metrics").expect("an answer").contains("\nastrarium_ready 0\n"));
    let page = ada.get(&here, &table).expect("whoever is here is still served");
    assert!(page.starts_with("HTTP/1.1 200") && page.contains("\nconnection: close\r"), "but is not kept");
    let mut rest = String::new();
    stream.read_to_string(&mut rest).expect("the stream ends");
    let retry = rest.rsplit("retry:").next().expect("words").trim_start();
    let after: u64 =
        retry.split(|c: char| !c.is_ascii_digit()).next().expect("a number").parse().expect("a number");
    assert!((300..2000).contains(&after), "pages are told when to come back: {rest:?}");
    let status = server.process.wait().expect("it ends");
    assert!(status.success() && begun.elapsed() < Duration::from_secs(10), "{status} {:?}", begun.elapsed());
    assert!(TcpStream::connect(&here).is_err());

    let again = Server::start(&db);
    assert!(ada.log(&again.address, &table).starts_with(&moves), "what was written stays written");
}

/// Everything secret that the store keeps: the server's own secret, seeds, people.
fn secrets(db: &str, backup: &str) -> Vec<String> {
    let mut command = Command::new(env!("CARGO_BIN_EXE_astrarium"));
    let done = command.args(["backup", backup, "--db", db]).stdout(Stdio::null()).status().expect("a backup");
    assert!(done.success());
    let mut text = String::new();
    GzDecoder::new(File::open(backup).expect("a file")).read_to_string(&mut text).expect("text");
    let words = text.split(|c: char| !c.is_ascii_alphanumeric());
    let hexadecimal = |word: &&str| word.len() >= 32 && word.bytes().all(|byte| byte.is_ascii_hexdigit());
    words.filter(hexadecimal).map(str::to_owned).collect()
}

#[cfg(unix)]
#[test]
fn a_backup_is_no_more_open_than_the_data_file() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = Folder::new("backup");
    let path = |name: &str| folder.0.join(name).to_str().expect("a name").to_owned();
    drop(Server::start(&folder.0.join("astrarium.db")));
    // Somebody else was stopped in the middle of theirs.
    std::fs::write(path("backup.gz.new"), "half a backup").expect("written");
    assert!(!secrets(&path("astrarium.db"), &path("backup.gz")).is_empty());
    for file in ["astrarium.db", "backup.gz"] {
        let mode = std::fs::metadata(path(file)).expect("a file").permissions().mode();
        assert_eq!(mode & 0o077, 0, "{file}: {mode:o}");
    }
}

#[test]
fn the_log_has_no_secrets_even_if_it_says_everything() {
    let folder = Folder::new("log");
    let path = |name: &str| folder.0.join(name).to_str().expect("a name").to_owned();
    let (db, log) = (path("astrarium.db"), path("log.json"));
    let mut secret = Vec::new();
    {
        let mut command = Command::new(env!("CARGO_BIN_EXE_astrarium"));
        command.args([
            "serve",
            "--port",
            "0",
            "--no-open",
            "--pace",
            "0",
            "--log-format",
            "json",
            "--db",
            &db,
        ]);
        command.env("RUST_LOG", "trace").stderr(File::create(&log).expect("a file"));
        let mut server = Server::of(command);
        let here = server.address.clone();
        let mut ada = Guest::arrive(&here);
        let table = ada.open_with(&here, "seat-2=invite");
        let code =
            between(&ada.get(&here, &table).expect("a page").replace("/join/", "/join/\u{1}"), "/join/\u{1}");
        let code: String = code.expect("an invitation").chars().take(16).collect();
        let mut ben = Guest::arrive(&here);
        ben.get(&here, &format!("/join/{code}")).expect("a form");
        ben.post(&here, &format!("/join/{code}"), "name=Benedikta").expect("a seat");
        ben.post(&here, &format!("{table}/say"), "words=psst").expect("an answer");
        ada.post(&here, &format!("{table}/note"), "words=my+plan").expect("an answer");
        let forged = Guest { cookie: ada.cookie.clone(), ..Guest::default() };
        { forged }.post(&here, &format!("{table}/say"), "words=forged").expect("a refusal");
        ben.get(&here, &format!("/join/{code}?password=hunter2")).expect("an answer");
        ada.get(&here, "/nowhere/hunter2").expect("an answer");
        secret.extend([
            code,
            "hunter2".to_owned(),
            "psst".to_owned(),
            "my plan".to_owned(),
            "Benedikta".to_owned(),
        ]);
        for guest in [&ada, &ben] {
            let value = guest.cookie.split_once('=').expect("a cookie").1;
            secret.extend(value.split('.').map(str::to_owned));
            secret.push(guest.csrf.clone());
        }
        Server::signal(server.process.id(), "-TERM");
        server.process.wait().expect("it ends");
    }
    secret.extend(secrets(&db, &path("backup.gz")));
    assert!(secret.len() > 12, "{secret:?}");
    let text = std::fs::read_to_string(&log).expect("a log");
    let mut answered = 0;
    for line in text.lines() {
        let line: serde_json::Value =
            serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"));
        if line["message"] == "answered" {
            let (status, route) = (line["status"].as_u64(), line["span"]["route"].as_str());
            assert!(status.is_some() && route.is_some() && line["span"]["id"].is_string(), "{line}");
            answered += 1;
        }
    }
    assert!(answered >= 10, "{answered} answers in the log");
    for secret in secret {
        assert!(!text.contains(&secret), "{secret} stands in the log");
    }
}
