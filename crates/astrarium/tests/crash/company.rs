//! Two servers and a worker on one `PostgreSQL`, and each of them killed in its turn.

use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use testing::postgres::{ask, database};

use crate::guest::{Guest, Server};

/// A running worker.
struct Worker(Child);

impl Worker {
    fn start(database: &str) -> Worker {
        let mut process = Command::new(env!("CARGO_BIN_EXE_astrarium"))
            .args(["worker", "--pace", "0", "--threads", "1"])
            .env("DATABASE_URL", database)
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut line = String::new();
        BufReader::new(process.stdout.take().expect("its output")).read_line(&mut line).expect("a line");
        assert!(line.contains("ready to think"), "{line}");
        Worker(process)
    }
}

impl Drop for Worker {
    /// Without a chance to tidy up.
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Waits until it is Ada's turn, and says how many moves there are; `None` if the game is over.
fn turn_of(ada: &mut Guest, server: &str, table: &str) -> Option<usize> {
    let begun = Instant::now();
    loop {
        let page =
            ada.get(server, &format!("{table}/sync?seq=0&mode=play&draft=&whole=1")).expect("the table");
        if page.contains("data-over=\"true\"") {
            return None;
        }
        if page.contains("data-my-turn=\"true\"") {
            return Some(ada.log(server, table).len());
        }
        assert!(begun.elapsed() < Duration::from_mins(1), "nobody plays on");
        std::thread::sleep(Duration::from_millis(50));
    }
}

/// How many tables there are where a process has begun to play for a bot and has not ended.
const THOUGHTS: &str = "SELECT count(*) FROM leases JOIN tables ON id = table_id WHERE due = 1";

/// Waits until somebody thinks for the bot of the table, which may be over before it is seen.
fn is_thought_of(database: &str) -> bool {
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_millis(500) {
        if ask(database, THOUGHTS) == "1" {
            return true;
        }
    }
    false
}

#[test]
fn whoever_is_killed_in_the_middle_of_thinking_is_replaced() {
    let database = database();
    let mut servers = [Server::share(&database), Server::share(&database)];
    let mut ada = Guest::arrive(&servers[0].address);
    let table = ada.open_with(&servers[0].address, "seat-2=bot-expert");
    let mut caught = 0;
    for life in 0..12 {
        // Every turn at another server than the last, and with a worker every other time.
        let (here, there) = (life % 2, (life + 1) % 2);
        let worker = (life / 2 % 2 == 0).then(|| Worker::start(&database));
        let Some(seq) = turn_of(&mut ada, &servers[here].address, &table) else { break };
        let mut known = ada.log(&servers[here].address, &table);
        known.extend(ada.take_turn(&servers[here].address, &table, seq, seq).expect("a turn"));
        is_thought_of(&database);
        match worker {
            Some(worker) => {
                drop(worker);
                // Whoever is dead has not let go of what it was at.
                caught += usize::from(ask(&database, THOUGHTS) == "1");
            }
            None => servers[here] = Server::share(&database),
        }
        turn_of(&mut ada, &servers[there].address, &table);
        for server in &servers {
            let log = ada.log(&server.address, &table);
            assert!(log.starts_with(&known), "life {life}: acknowledged {known:?}, but the log says {log:?}");
        }
        if caught >= 2 && life >= 3 {
            return;
        }
    }
    assert!(caught > 0, "nobody was killed in the middle of a thought");
}

#[test]
fn a_worker_without_a_database_says_what_it_needs() {
    let output = Command::new(env!("CARGO_BIN_EXE_astrarium"))
        .arg("worker")
        .env_remove("DATABASE_URL")
        .output()
        .expect("the program starts");
    let words = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(1), "{words}");
    assert!(words.contains("--database") && words.contains("DATABASE_URL"), "{words}");
}
