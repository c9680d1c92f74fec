//! `astrarium load`, as briefly as can be: many play while processes are killed, and nothing that was acknowledged is missing.

use std::process::Command;

use testing::postgres::database;

/// Whether all is well, and what is said.
fn load(args: &[&str]) -> (Option<i32>, String) {
    let output =
        Command::new(env!("CARGO_BIN_EXE_astrarium")).arg("load").args(args).output().expect("it ends");
    let words = [output.stdout, output.stderr].concat();
    (output.status.code(), String::from_utf8_lossy(&words).into_owned())
}

fn is_fine(args: &[&str]) -> String {
    let (code, told) = load(args);
    assert_eq!(code, Some(0), "{told}");
    assert!(told.contains("acknowledged and missing: 0 tables; stuck: 0 tables"), "{told}");
    assert!(!told.contains("\n0 turns"), "{told}");
    told
}

#[test]
fn a_server_on_a_file_is_killed_while_many_play() {
    let told = is_fine(&["--tables", "6", "--every", "100", "--bots", "--kills", "6", "--seconds", "120"]);
    assert!(told.contains("6 processes were killed"), "{told}");
}

#[test]
fn two_servers_and_a_worker_are_killed_and_cut_off_while_many_play() {
    let database = database();
    // Every connection to the database breaks off, as when it is restarted.
    let cut = format!(
        "psql --quiet --no-psqlrc --dbname '{database}' --output /dev/null --command \"SELECT pg_terminate_backend(pid) \
         FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()\""
    );
    let shared = [
        "--database",
        &database,
        "--servers",
        "2",
        "--workers",
        "1",
        "--disturb",
        &cut,
        "--disturb-every",
        "2",
    ];
    let told = is_fine(
        &[&shared[..], &["--tables", "6", "--every", "100", "--bots", "--kills", "6", "--seconds", "120"]]
            .concat(),
    );
    assert!(told.contains("6 processes were killed") && told.contains("ended with exit status: 0"), "{told}");
    let (code, told) = load(&["--database", &database, "--tables", "1"]);
    assert_eq!(code, Some(1), "{told}");
    assert!(told.contains("not empty"), "{told}");
}

#[test]
fn nobody_elses_server_is_loaded() {
    let (code, told) = load(&["--database", "postgres://ida@db.example:5432/games"]);
    assert_eq!(code, Some(2), "{told}");
    assert!(told.contains("db.example"), "{told}");
}

#[test]
fn a_long_game_is_opened() {
    let (code, told) = load(&["--log-length", "0,60"]);
    assert_eq!(code, Some(0), "{told}");
    assert_eq!(told.matches("read from its log: p50").count(), 2, "{told}");
}
