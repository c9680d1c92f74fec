//! `astrarium doctor` finds what is wrong with a set-up, and changes nothing.

use std::net::TcpListener;
use std::process::Command;

use testing::postgres::{ask, database};

use crate::guest::{Folder, Guest, Server};

/// What the doctor says, and whether there is something to fix.
fn doctor(args: &[&str]) -> (Option<i32>, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_astrarium"))
        .arg("doctor")
        .args(args)
        .env_remove("DATABASE_URL")
        .output()
        .expect("the program starts");
    let words = [output.stdout, output.stderr].concat();
    (output.status.code(), String::from_utf8(words).expect("text"))
}

/// There is something to fix, and it says what.
fn wrong(args: &[&str], words: &str) {
    let (code, told) = doctor(args);
    assert_eq!(code, Some(1), "{args:?}: {told}");
    assert!(told.contains("FIX   ") && told.contains(words), "{args:?} should say {words}: {told}");
}

#[test]
fn a_file_and_everything_around_it() {
    let folder = Folder::new("doctor");
    let path = |name: &str| folder.0.join(name).to_str().expect("a name").to_owned();
    let db = path("deep/astrarium.db");
    let usual = ["--db", &db, "--name", "table.example", "--proxy", "127.0.0.1", "--secure"];
    let (code, told) = doctor(&usual);
    assert_eq!(code, Some(0), "{told}");
    assert!(told.contains("will be made") && !told.contains("note  "), "{told}");
    assert!(!folder.0.join("deep").exists(), "nothing was made");

    let server = Server::start(db.as_ref());
    let (code, told) = doctor(&["--db", &db]);
    assert_eq!(code, Some(0), "{told}");
    assert!(told.contains("latest layout") && told.contains(&server.address), "{told}");
    drop(server);

    std::fs::write(path("letter.db"), "Dear Ida").expect("a file");
    wrong(&["--db", &path("letter.db")], "no data file of Astrarium");
    assert_eq!(std::fs::read(path("letter.db")).expect("a file"), b"Dear Ida");
    let whole = std::fs::read(&db).expect("a file");
    std::fs::write(path("torn.db"), &whole[..whole.len() / 2]).expect("a file");
    wrong(&["--db", &path("torn.db")], "damaged");

    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let port = taken.local_addr().expect("an address").port().to_string();
    wrong(&["--db", &db, "--port", &port], "--port");
    wrong(&["--db", &db, "--metrics", &format!("127.0.0.1:{port}")], "--metrics");
    wrong(&["--db", &db, "--proxy", "127.0.0.1"], "--name");
    wrong(&["--db", &db, "--connections", "2000000000"], "LimitNOFILE");
    wrong(&["--db", &db, "--data", &path("nowhere")], "nowhere");
    wrong(&["--db", &db, "--webhooks-ca", &path("nowhere.pem")], "nowhere.pem");
    wrong(&["--db", &db, "--webhooks-ca", &path("letter.db")], "BEGIN CERTIFICATE");
    std::fs::create_dir(path("own")).expect("a folder");
    std::fs::write(path("own/factions.toml"), "[[faction]]\nname = 5").expect("a file");
    wrong(&["--db", &db, "--data", &path("own")], "factions.toml");
}

#[test]
fn a_database() {
    let address = database();
    let (code, told) = doctor(&["--database", &address, "--port", "0"]);
    assert_eq!(code, Some(0), "{told}");
    assert!(told.contains("is empty") && told.contains("news reach every process"), "{told}");
    assert_eq!(
        ask(&address, "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'"),
        "0",
        "nothing was made"
    );
    drop(Guest::arrive(&Server::share(&address).address));
    let (code, told) = doctor(&["--database", &address]);
    assert_eq!(code, Some(0), "{told}");
    assert!(told.contains("latest layout"), "{told}");
    ask(&address, "INSERT INTO schema_version VALUES (999)");
    wrong(&["--database", &address], "newer Astrarium");
    let away = "postgres://ida:hunter2@127.0.0.1:9/games";
    wrong(&["--database", away], "cannot be opened");
    assert!(!doctor(&["--database", away]).1.contains("hunter2"), "no password is repeated");
    wrong(&["--database", "mysql://host/games"], "postgres://");
}
