//! Several processes on one `PostgreSQL`: any of them may be asked for anything at any time.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::http::StatusCode;
use bots::GameEntry;
use hoard::Hoard;
use serde_json::json;
use server::limits::{Limits, Rate};
use server::live_table::LiveTable;
use server::store::{Database, ProcessId, Processes as _, Role, Sitter, TableId};
use server::{App, Settings};
use testing::postgres::{cut_off, database};

use crate::browser::{Browser, serve_from};
use crate::program::Program;
use crate::tables::{address, lay, lines, person, row, until};

/// A process on this database.
async fn process(address: &str, settings: Settings) -> (Router, Arc<App>) {
    let store = Database::connect(address).await.expect("a database");
    let fast = Rate { per_second: 1_000_000, burst: 1_000_000 };
    let limits = Limits { requests_per_person: fast, hints_per_person: fast, ..Limits::default() };
    let settings = Settings { limits, pace: Duration::ZERO, beat: Duration::from_millis(100), ..settings };
    serve_from(vec![GameEntry::of::<Hoard>()], Arc::new(store), settings).await
}

async fn two_servers() -> [(Router, Arc<App>); 2] {
    let address = database();
    [process(&address, Settings::default()).await, process(&address, Settings::default()).await]
}

/// Both have come to the same.
async fn agree(what: &str, one: &LiveTable, other: &LiveTable) {
    until(what, || one.state().version() == other.state().version()).await;
    let (one, other) = (one.state(), other.state());
    assert_eq!(one.row, other.row, "{what}");
    assert_eq!(one.moves(), other.moves(), "{what}");
    assert_eq!((one.pace(), one.talk(), one.backs()), (other.pace(), other.talk(), other.backs()), "{what}");
    let hash = |game: Option<&dyn table::AnyGame>| game.map(table::AnyGame::state_hash);
    assert_eq!(hash(one.truth()), hash(other.truth()), "{what}");
}

fn bots() -> [Sitter; 2] {
    [Sitter::Bot("random".to_owned()), Sitter::Bot("random".to_owned())]
}

/// A table where nobody but bots sits; somebody has to have opened it.
async fn bots_alone(app: &Arc<App>, ada: &Browser) -> TableId {
    let mut row = row(TableId::random(), 3, &[person(ada, "Ada"), person(ada, "Ben")]);
    lay(app, &row, &[]).await;
    row.id = TableId::random();
    for (seat, bot) in row.seats.iter_mut().zip(bots()) {
        (seat.sitter, seat.invitation) = (Some(bot), server::store::new_invitation());
    }
    app.store.open_table(&row).await.expect("opened");
    row.id
}

async fn is_over(app: &App, id: &TableId) -> bool {
    app.store.table(id).await.expect("read").expect("a table").points.is_some()
}

/// Waits until a game is over.
async fn ends(app: &App, id: &TableId) {
    let begun = std::time::Instant::now();
    while !is_over(app, id).await {
        assert!(begun.elapsed() < Duration::from_mins(1), "nobody plays on");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_one_process_does_the_others_show() {
    let [(here, one), (there, two)] = two_servers().await;
    let mut ada = Browser::new(&here).await;
    let mut ben = Browser::new(&there).await;
    let table = ada.open_game("hoard", &["me", "invite"], &[("shuffle", "")]).await;
    let id = TableId::parse(&table[3..]).expect("a name");
    let (at_one, at_two) = (one.table(&id).await.expect("a table"), two.table(&id).await.expect("a table"));
    agree("a new table", &at_one, &at_two).await;
    let waiting = ada.get(&table).await;
    let link = waiting.body.split("/join/").nth(1).expect("an invitation").get(..16).expect("a code");
    let joined = ben.post(&format!("/join/{link}"), &[("name", "Ben")]).await;
    assert_eq!(joined.status, StatusCode::SEE_OTHER, "{}", joined.body);
    until("the deal", || at_one.state().seq() >= 4).await;
    agree("the game begins", &at_one, &at_two).await;

    for turn in 0..4 {
        let state = at_one.state();
        let mover = state.mover().expect("somebody").seat;
        let notation = state.truth().expect("a game").legal().swap_remove(0);
        let who = if mover.number() == 1 { &mut ada } else { &mut ben };
        who.click(&table, state.seq(), &notation, "confirm").await;
        until("a move", || at_one.state().seq() > state.seq() && at_two.state().seq() > state.seq()).await;
        agree(&format!("turn {turn}"), &at_one, &at_two).await;
    }
    ben.post(&format!("{table}/say"), &[("phrase", "hello")]).await;
    agree("a word", &at_one, &at_two).await;
    assert_eq!(at_one.state().talk().len(), 1);
    ada.post(&format!("{table}/pace"), &[("pace", "slow")]).await;
    agree("the pace", &at_one, &at_two).await;
    let left = ben.post(&format!("{table}/leave"), &[("bot", "random")]).await;
    assert_eq!(left.status, StatusCode::SEE_OTHER, "{}", left.body);
    agree("a bot takes over", &at_one, &at_two).await;
    let deleted = ada.at(&there).post(&format!("{table}/delete"), &[]).await;
    assert_eq!(deleted.status, StatusCode::SEE_OTHER, "{}", deleted.body);
    let gone = async || ada.another_tab().get(&table).await.status == StatusCode::NOT_FOUND;
    while !gone().await {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_click_may_go_to_another_process() {
    let [(here, one), (there, two)] = two_servers().await;
    let ada = Browser::new(&here).await;
    let row = row(TableId::random(), 5, &[person(&ada, "Ada"), person(&ada, "Ben")]);
    let live = lay(&one, &row, &[]).await;
    let table = address(&live);
    let mut clicks = 0;
    while !is_over(&one, &row.id).await {
        clicks += 1;
        let mut ada = ada.at(if clicks % 2 == 0 { &here } else { &there });
        // The page that is shown is the one that the other process has made.
        let stored = one.store.load(&row.id, None).await.expect("read").expect("a table");
        let page = ada.get(&table).await;
        let seq: usize = page.between("data-seq=\"").expect("a table").parse().expect("a number");
        assert!(seq <= stored.moves.len());
        if seq < stored.moves.len() {
            // News travel a moment.
            tokio::time::sleep(Duration::from_millis(5)).await;
            continue;
        }
        let fresh = if clicks % 2 == 0 { &one } else { &two };
        let state = fresh.table(&row.id).await.expect("a table").state();
        let Some(mover) = state.mover().map(|row| row.seat) else { continue };
        let notation = state.truth().expect("a game").legal().swap_remove(0);
        ada.click_as(&table, seq, ("play", &mover.number().to_string()), &notation, "confirm").await;
        assert!(clicks < 500, "the game does not end");
    }
    let at_two = two.table(&row.id).await.expect("a table");
    agree("the end", &live, &at_two).await;
}

/// Asks a process that has not yet heard the latest news of a table, and hears them only while the question waits.
async fn hearing_late<T: Send + 'static>(
    late: &LiveTable,
    news: impl Future,
    question: impl Future<Output = T> + Send + 'static,
) -> T {
    let deaf = late.write_lock.lock().await;
    let known = late.state().version();
    news.await;
    let answer = tokio::spawn(question);
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(late.state().version(), known, "it has not heard anything");
    drop(deaf);
    answer.await.expect("an answer")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_has_seen_more_is_shown_no_less_by_another_process() {
    let [(here, one), (there, two)] = two_servers().await;
    let (ada, ben) = (Browser::new(&here).await, Browser::new(&here).await);
    let row = row(TableId::random(), 3, &[person(&ada, "Ada"), person(&ben, "Ben")]);
    let moves = ["* draw 3", "* draw 7", "* draw 2", "* draw 9", "1 keep 3", "2 keep 2"];
    let at_one = lay(&one, &row, &moves).await;
    let at_two = two.table(&row.id).await.expect("a table");
    let table = address(&at_one);
    let (mut ada_here, mut ben_here) = (ada.at(&here), ben.at(&here));

    // A click right after one that another process has carried out.
    let (mut elsewhere, path) = (ben.at(&there), table.clone());
    let click = ada_here.click(&table, 6, "take 1", "confirm");
    let second = async move { elsewhere.click(&path, 7, "take 1", "confirm").await };
    let answer = hearing_late(&at_two, click, second).await;
    assert_eq!(at_two.state().seq(), 8, "{}", answer.body);

    // A page that was told of news by one process and fetches them from the other.
    agree("two moves", &at_one, &at_two).await;
    let (mut elsewhere, rev) = (ben.at(&there), at_two.state().rev());
    let told = format!("{table}/sync?seq=8&rev={rev}&mode=play&as=&draft=&new-seq=9&new-rev={rev}");
    let click = ada_here.click(&table, 8, "take 1", "confirm");
    let answer = hearing_late(&at_two, click, async move { elsewhere.get(&told).await }).await.written();
    assert!(answer.contains("data-seq=\"9\""), "{answer}");

    // A page that is opened after a form that another process has read.
    let (mut elsewhere, path) = (ada.at(&there), table.clone());
    let (say, words) = (format!("{table}/say"), [("words", "Good evening"), ("phrase", "")]);
    let said = ada_here.post(&say, &words);
    let page = hearing_late(&at_two, said, async move { elsewhere.get(&path).await }).await;
    assert!(page.body.contains("Good evening"), "{}", page.body);

    // A log that is taken home after a move.
    let (mut elsewhere, path) = (ada.at(&there), format!("{table}/log"));
    let click = ben_here.click(&table, 9, "take 1", "confirm");
    let log = hearing_late(&at_two, click, async move { elsewhere.get(&path).await }).await;
    assert!(log.body.ends_with("2 take 1\n"), "{}", log.body);

    // A program that goes on where it was.
    let program = Program::of(&there, &mut ben_here, "play").await;
    let (path, body) =
        (format!("{}/moves", table.replace("/t/", "/tables/")), json!({ "seq": 11, "moves": ["take 1"] }));
    let click = ada_here.click(&table, 10, "take 1", "confirm");
    let sent = hearing_late(&at_two, click, async move { program.post(&path, &body).await }).await;
    assert_eq!(
        (sent.status, sent.json()["now"]["seq"].clone()),
        (StatusCode::OK, json!(12)),
        "{}",
        sent.text
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_taken_back_at_one_process_is_gone_at_the_other() {
    let [(here, one), (there, two)] = two_servers().await;
    let mut ada = Browser::new(&here).await;
    let row = row(TableId::random(), 3, &[person(&ada, "Ada"), person(&ada, "Ben")]);
    let moves = ["* draw 3", "* draw 7", "* draw 2", "* draw 9", "1 keep 3", "2 keep 2", "1 take 1"];
    let at_one = lay(&one, &row, &moves).await;
    let at_two = two.table(&row.id).await.expect("a table");
    assert_eq!(lines(&at_one), moves);
    let table = address(&at_one);
    let back = ada.at(&there).post(&format!("{table}/back"), &[("seq", "7")]).await;
    assert_eq!(back.status, StatusCode::SEE_OTHER, "{}", back.body);
    agree("taken back", &at_one, &at_two).await;
    assert_eq!(at_one.state().seq(), 6);
    ada.click_as(&table, 6, ("play", "1"), "take 3", "confirm").await;
    agree("another move", &at_one, &at_two).await;
    assert_eq!(lines(&at_two)[6], "1 take 3", "as many moves as before, but not the same");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_has_a_page_open_is_there_for_everybody() {
    let [(here, one), (there, two)] = two_servers().await;
    let (ada, ben) = (Browser::new(&here).await, Browser::new(&there).await);
    let row = row(TableId::random(), 3, &[person(&ada, "Ada"), person(&ben, "Ben")]);
    let at_one = lay(&one, &row, &[]).await;
    let at_two = two.table(&row.id).await.expect("a table");
    let mut news = at_one.listen();
    assert_eq!(news.changed().await.expect("open").here, 0);
    let page = at_two.enter(ben.person());
    until("Ben is here", || at_one.is_watched()).await;
    while news.changed().await.expect("open").here != 2 {}
    assert!(!at_one.is_away(&ben.person(), Duration::ZERO), "whoever has a page open is not away");
    drop(page);
    until("Ben is gone", || !at_one.is_watched()).await;
    while news.changed().await.expect("open").here != 0 {}
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn workers_think_for_servers() {
    let database = database();
    let worker = Settings { role: Role::Worker, ..Settings::default() };
    let (_, worker) = process(&database, worker).await;
    // Nobody could think here.
    let (here, server) = process(&database, Settings { thinkers: 0, ..Settings::default() }).await;
    let ada = Browser::new(&here).await;
    let id = bots_alone(&server, &ada).await;
    server.table(&id).await.expect("a table");
    ends(&server, &id).await;
    drop(worker);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_a_dead_process_was_at_is_taken_up() {
    let database = database();
    let (here, server) = process(&database, Settings::default()).await;
    let ada = Browser::new(&here).await;
    // A worker has begun to think, and is never heard of again.
    let store = Database::connect(&database).await.expect("a database");
    let dead = ProcessId::random();
    store.beat(dead, Role::Worker, Duration::from_secs(1)).await.expect("alive");
    let id = bots_alone(&server, &ada).await;
    assert!(store.claim(&id, dead).await.expect("asked"));
    server.table(&id).await.expect("a table");
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert!(!is_over(&server, &id).await, "the others leave it to the worker");
    ends(&server, &id).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_go_on_after_the_database_was_away() {
    let database = database();
    let (here, one) = process(&database, Settings::default()).await;
    let (there, two) = process(&database, Settings::default()).await;
    let mut ada = Browser::new(&here).await;
    let row = row(TableId::random(), 3, &[person(&ada, "Ada"), person(&ada, "Ben")]);
    let moves = ["* draw 3", "* draw 7", "* draw 2", "* draw 9", "1 keep 3", "2 keep 2"];
    let at_one = lay(&one, &row, &moves).await;
    let at_two = two.table(&row.id).await.expect("a table");
    let table = address(&at_one);
    cut_off(&database);
    // Connections that were lost are noticed and made anew.
    for _ in 0..50 {
        ada.click_as(&table, 6, ("play", "1"), "take 1", "confirm").await;
        if at_one.state().seq() > 6 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    agree("after the cut", &at_one, &at_two).await;
    assert_eq!(at_two.state().seq(), 7);
    assert_eq!(ada.at(&there).get(&table).await.status, StatusCode::OK);
}
