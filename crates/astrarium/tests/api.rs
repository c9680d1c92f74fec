//! The interface for programs, as programs of others use it: the example bot in Python plays whole games against the real
//! server, and schemathesis asks it whatever its description allows, and more.
#![cfg(unix)]

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

/// A running server with a file of its own, both gone afterwards.
struct Server {
    process: Child,
    address: String,
    folder: PathBuf,
}

impl Server {
    fn start(name: &str) -> Server {
        let folder =
            Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("api-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).expect("a folder");
        let mut process = Command::new(env!("CARGO_BIN_EXE_astrarium"))
            .args(["serve", "--no-open", "--port", "0", "--seed", "7", "--db"])
            .arg(folder.join("table.db"))
            .stdout(Stdio::piped())
            .spawn()
            .expect("a start");
        let mut line = String::new();
        BufReader::new(process.stdout.take().expect("its output")).read_line(&mut line).expect("a line");
        let address = line.split("http://").nth(1).unwrap_or_else(|| panic!("no address in {line:?}"));
        Server { process, address: address.trim().trim_end_matches('/').to_owned(), folder }
    }

    fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// The whole answer to a request, head and body.
    fn ask(&self, method: &str, path: &str, headers: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).expect("a connection");
        let (host, length) = (&self.address, body.len());
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nContent-Length: {length}\r\n{headers}\r\n"
        );
        stream.write_all((head + body).as_bytes()).expect("sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        answer
    }

    /// A token that may play, made on the page of somebody new.
    fn token(&self) -> String {
        let home = self.ask("GET", "/", "", "");
        let cookie = between(&home, "set-cookie: ", ";");
        let csrf = between(&home, "<meta name=\"csrf\" content=\"", "\"");
        let headers = format!("Cookie: {cookie}\r\nContent-Type: application/x-www-form-urlencoded\r\n");
        let page = self.ask("POST", "/tokens", &headers, &format!("label=bot&scope=play&csrf={csrf}"));
        between(&page, "id=\"token\" type=\"text\" readonly value=\"", "\"").to_owned()
    }

    /// What the interface answers to JSON.
    fn call(&self, token: &str, path: &str, body: &str) -> String {
        let headers = format!("Authorization: Bearer {token}\r\nContent-Type: application/json\r\n");
        self.ask("POST", &format!("/api/v1{path}"), &headers, body)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

fn between<'a>(text: &'a str, before: &str, after: &str) -> &'a str {
    let (_, rest) = text.split_once(before).unwrap_or_else(|| panic!("no {before} in {text}"));
    rest.split_once(after).map_or(rest, |(found, _)| found)
}

/// A file among the documents.
fn example(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/examples").join(name)
}

/// The example bot, playing one game.
fn bot(server: &Server, game: &str) -> Child {
    Command::new("python3")
        .arg("-B")
        .arg(example("bot.py"))
        .args(["--server", &server.url(), game])
        .env("ASTRARIUM_TOKEN", server.token())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("Python 3 is installed")
}

#[test]
fn the_bot_in_python_plays_a_whole_game_of_every_title() {
    let server = Server::start("bot");
    let games = ["gaia", "phoenix", "planetformers", "kepler"];
    // Each has a person of its own: nobody may ask as much as four bots do.
    let bots = games.map(|game| (game, bot(&server, game)));
    for (game, bot) in bots {
        let Output { status, stdout, stderr } = bot.wait_with_output().expect("it ends");
        let (told, wrong) = (String::from_utf8_lossy(&stdout), String::from_utf8_lossy(&stderr));
        assert!(status.success(), "{game}: {told}{wrong}");
        assert!(told.starts_with(&format!("{game}: over after ")), "{told}");
    }
}

#[test]
fn the_bot_says_what_it_needs() {
    let output =
        Command::new("python3").arg("-B").arg(example("bot.py")).env_remove("ASTRARIUM_TOKEN").output();
    let output = output.expect("Python 3 is installed");
    assert!(!output.status.success());
    assert!(String::from_utf8_lossy(&output.stderr).contains("/tokens"), "{output:?}");
}

/// `./test` installs schemathesis and runs this; `SCHEMATHESIS` names the program.
#[test]
#[ignore = "needs schemathesis, which ./test installs"]
fn the_server_answers_as_it_describes_itself() {
    let server = Server::start("described");
    let (ada, ben) = (server.token(), server.token());
    let table =
        r#"{"game": "kepler", "name": "Ada", "open": true, "seats": [{"who": "me"}, {"who": "invite"}]}"#;
    let opened = server.call(&ada, "/tables", table);
    let id = between(&opened, "{\"id\":\"", "\"");
    let seen = server.ask("GET", &format!("/api/v1/tables/{id}"), "", "");
    let code = between(&seen, "\"invitation\":\"", "\"");
    let joined = server.call(&ben, &format!("/invitations/{code}"), r#"{"name": "Ben"}"#);
    assert!(joined.contains("\"seat\""), "{joined}");
    let output = Command::new(example("schemathesis.sh"))
        .arg(server.url())
        .args(["--max-examples", "8", "--seed", "1", "--rate-limit", "38/s", "--max-time", "40"])
        .envs([("ASTRARIUM_TOKEN", ada.as_str()), ("ASTRARIUM_TABLE", id), ("ASTRARIUM_INVITATION", code)])
        .output()
        .expect("schemathesis is installed");
    let told = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{told}{}", String::from_utf8_lossy(&output.stderr));
}
