//! `astrarium serve`: the addresses it prints, the names it answers to, and one server for one file.
#![cfg(unix)]

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

/// A folder of its own for a test, removed afterwards.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder =
            Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("serve-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).expect("a folder");
        Folder(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn command(db: &Path, more: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_astrarium"));
    command.args(["serve", "--no-open", "--db"]).arg(db).args(more);
    command
}

/// A running server and the address it printed.
struct Server {
    process: Child,
    address: String,
}

impl Server {
    fn start(db: &Path, more: &[&str]) -> Server {
        let mut process =
            command(db, more).args(["--port", "0"]).stdout(Stdio::piped()).spawn().expect("a start");
        let mut line = String::new();
        BufReader::new(process.stdout.take().expect("its output")).read_line(&mut line).expect("a line");
        let address = line.split("http://").nth(1).unwrap_or_else(|| panic!("no address in {line:?}"));
        Server { process, address: address.trim().trim_end_matches('/').to_owned() }
    }

    /// The status of the home page under a name.
    fn status(&self, host: &str, more: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).expect("the printed address works");
        let head = format!("GET / HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n{more}\r\n");
        stream.write_all(head.as_bytes()).expect("sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        answer.split(' ').nth(1).unwrap_or_default().to_owned()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

#[test]
fn the_printed_address_works() {
    let folder = Folder::new("addresses");
    for (host, prefix) in [
        ("127.0.0.1", "127.0.0.1:"),
        ("127.0.0.2", "127.0.0.2:"),
        ("::1", "[::1]:"),
        ("0.0.0.0", "localhost:"),
    ] {
        // Not every machine has every address.
        if std::net::TcpListener::bind((host, 0)).is_err() {
            eprintln!("this machine has no address {host}");
            continue;
        }
        let server = Server::start(&folder.0.join("table.db"), &["--host", host]);
        assert!(server.address.starts_with(prefix), "{}", server.address);
        assert_eq!(server.status(&server.address, ""), "200", "{host}");
    }
}

#[test]
fn a_proxy_on_the_same_machine() {
    let folder = Folder::new("proxy");
    let db = folder.0.join("table.db");
    let forwarded = "X-Forwarded-For: 203.0.113.9\r\nX-Forwarded-Proto: https\r\n";
    let more = ["--name", "table.example", "--name", "WWW.table.example", "--proxy", "127.0.0.1", "--secure"];
    let server = Server::start(&db, &more);
    for (host, status) in [
        ("table.example", "200"),
        ("www.table.example", "200"),
        ("localhost", "200"),
        ("evil.example", "421"),
        ("table.example.evil.example", "421"),
    ] {
        assert_eq!(server.status(host, forwarded), status, "{host}");
    }
    drop(server);
    assert_eq!(Server::start(&db, &[]).status("table.example", forwarded), "421", "names have to be named");
    for wrong in
        [["--name", "https://table.example"], ["--name", "table.example:443"], ["--proxy", "10.0.0.0/99"]]
    {
        let output = command(&db, &wrong).output().expect("it ends");
        assert_eq!(output.status.code(), Some(2), "{wrong:?}: {output:?}");
    }
}

#[test]
fn one_server_for_one_file_whatever_links_lead_to_it() {
    use std::os::unix::fs::symlink;
    let folder = Folder::new("links");
    let path = |name: &str| folder.0.join(name);
    std::fs::create_dir(path("real")).expect("a folder");
    symlink(path("real"), path("linked")).expect("a link");
    // To a file that is not there yet, and by a way that only makes sense from the link's own folder.
    symlink("real/table.db", path("link.db")).expect("a link");
    symlink("link.db", path("link-to-link.db")).expect("a link");
    let names = [
        path("real/table.db"),
        path("linked/table.db"),
        path("linked/../real/table.db"),
        path("link.db"),
        path("link-to-link.db"),
    ];
    for first in [&names[4], &names[1], &names[0]] {
        let server = Server::start(first, &[]);
        for other in &names {
            let output: Output = command(other, &[]).output().expect("it ends");
            let told = String::from_utf8_lossy(&output.stdout).into_owned();
            assert!(
                told.contains(&server.address),
                "{} after {}: {told:?}",
                other.display(),
                first.display()
            );
        }
    }
}
