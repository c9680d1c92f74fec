//! Leaving, handing over and deleting; how much anybody may have, and for how long.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::http::StatusCode;
use bots::GameEntry;
use hoard::Hoard;
use server::limits::Limits;
use server::store::{Database, Sitter, Store, TableId};
use server::{App, Settings};

use crate::browser::{Browser, serve_from};
use crate::tables::{address, lay, lines, person, row, server, until};

const DEAL: [&str; 4] = ["* draw 3", "* draw 7", "* draw 2", "* draw 9"];

async fn server_with(limits: Limits) -> (Router, Arc<App>) {
    let store = Database::in_memory().await.expect("memory");
    let settings = Settings { pace: Duration::ZERO, limits, ..Settings::default() };
    serve_from(vec![GameEntry::of::<Hoard>()], Arc::new(store), settings).await
}

fn id(table: &str) -> TableId {
    TableId::parse(&table[3..]).expect("a name")
}

/// The code of a free seat that the page shows.
async fn code(browser: &mut Browser, table: &str) -> String {
    browser.get(table).await.between("/join/").expect("an invitation").to_owned()
}

fn bots_at(app: &App, live: &server::live_table::LiveTable) -> usize {
    let _ = app;
    live.state().row.seats.iter().filter(|seat| matches!(seat.sitter, Some(Sitter::Bot(_)))).count()
}

#[tokio::test]
async fn whoever_leaves_a_waiting_table_frees_the_seat() {
    let (router, app) = server().await;
    let (mut ada, mut ben, mut eve) =
        (Browser::new(&router).await, Browser::new(&router).await, Browser::new(&router).await);
    let table = ada.open_game("hoard", &["me", "invite", "invite"], &[]).await;
    let link = format!("/join/{}", code(&mut ada, &table).await);
    ben.post(&link, &[("name", "Ben")]).await;
    let page = ben.get(&table).await.body;
    assert!(page.contains(&format!("action=\"{table}/leave\"")) && !page.contains("/delete\""), "{page}");
    let leave = format!("{table}/leave");
    assert_eq!(eve.post(&leave, &[]).await.status, StatusCode::FORBIDDEN, "Eve does not sit there");
    assert_eq!(ben.post_raw(&leave, "").await.status, StatusCode::FORBIDDEN, "a token is needed");
    assert_eq!(ben.post(&leave, &[]).await.location(), "/");
    assert!(!ada.get(&table).await.body.contains("Ben"));
    assert_eq!(ben.post(&leave, &[]).await.status, StatusCode::FORBIDDEN, "once is enough");
    assert_eq!(eve.post(&link, &[("name", "Eve")]).await.location(), table, "the seat is free again");
    let stored = app.store.table(&id(&table)).await.expect("read").expect("a table");
    assert_eq!(stored.seats_of(&ben.person()).count(), 0);
    assert_eq!(stored.seats_of(&eve.person()).count(), 1);
}

#[tokio::test]
async fn whoever_leaves_a_running_game_is_followed_by_a_bot() {
    let (router, app) = server().await;
    let (mut ada, ben) = (Browser::new(&router).await, Browser::new(&router).await);
    let row = row(TableId::random(), 7, &[person(&ada, "Ada"), person(&ben, "Ben")]);
    let live = lay(&app, &row, &DEAL).await;
    let table = address(&live);
    assert!(ada.get(&table).await.body.contains("Leave: a bot plays on for me"));
    assert_eq!(ada.post(&format!("{table}/leave"), &[("bot", "gandalf")]).await.status.as_u16(), 422);
    assert_eq!(ada.post(&format!("{table}/leave"), &[]).await.location(), "/");
    until("the bot moves", || lines(&live).len() > 4).await;
    let stored = app.store.table(&row.id).await.expect("read").expect("a table");
    assert_eq!(stored.seats[0].sitter, Some(Sitter::Bot("medium:miser".to_owned())));
    assert_eq!(stored.seats[1].sitter, row.seats[1].sitter, "Ben plays on");
    // Ada was the host and only watches now: she cannot move for the bot.
    let answer = ada.click(&table, lines(&live).len(), "", "move keep 3").await;
    assert_eq!(answer.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn a_seat_is_handed_over_by_its_owner_or_by_the_host_when_they_are_long_away() {
    let (router, app) = server_with(Limits { away: Duration::from_hours(1), ..Limits::default() }).await;
    let (mut ada, mut ben, mut eve) =
        (Browser::new(&router).await, Browser::new(&router).await, Browser::new(&router).await);
    let sitters = [person(&ada, "Ada"), person(&ben, "Ben"), person(&ada, "Cleo")];
    let mut row = row(TableId::random(), 7, &sitters);
    // Opened a while ago.
    row.created = server::clock::now_secs() - 7200;
    let live = lay(&app, &row, &[]).await;
    let table = address(&live);
    let hand_over = format!("{table}/hand-over");
    for (seat, bot, status) in
        [("0", "", 422), ("9", "", 422), ("x", "", 422), ("", "", 422), ("2", "gandalf", 422)]
    {
        let answer = ada.post(&hand_over, &[("seat", seat), ("bot", bot)]).await;
        assert_eq!(answer.status.as_u16(), status, "{seat} {bot}");
    }
    assert_eq!(eve.post(&hand_over, &[("seat", "2")]).await.status, StatusCode::FORBIDDEN);
    assert_eq!(ben.post(&hand_over, &[("seat", "1")]).await.status, StatusCode::FORBIDDEN);

    // Ben looks in: he is not away.
    assert!(ada.get(&table).await.body.contains("A bot takes over from Ben"));
    ben.get(&table).await;
    assert!(!ada.get(&table).await.body.contains("A bot takes over from Ben"));
    assert_eq!(ada.post(&hand_over, &[("seat", "2")]).await.status, StatusCode::CONFLICT);
    assert_eq!(bots_at(&app, &live), 0);

    // His visit is remembered by the store, and so it is if it was long ago.
    app.sweep().await;
    let visits = app.store.visits(&row.id).await.expect("read");
    assert!(visits.contains_key(&ben.person()) && !visits.contains_key(&eve.person()), "{visits:?}");
    assert_eq!(ada.post(&hand_over, &[("seat", "3"), ("bot", "random")]).await.location(), table);
    assert_eq!(bots_at(&app, &live), 1, "Ada's own second seat");
    assert_eq!(ben.post(&hand_over, &[("seat", "2")]).await.location(), table);
    assert_eq!(bots_at(&app, &live), 2);
    assert_eq!(
        ada.post(&hand_over, &[("seat", "2")]).await.status,
        StatusCode::FORBIDDEN,
        "a bot sits there"
    );
}

#[tokio::test]
async fn the_host_hands_over_for_somebody_who_is_away() {
    let (router, app) = server_with(Limits { away: Duration::from_hours(1), ..Limits::default() }).await;
    let (mut ada, ben) = (Browser::new(&router).await, Browser::new(&router).await);
    let mut row = row(TableId::random(), 7, &[person(&ada, "Ada"), person(&ben, "Ben")]);
    row.created = server::clock::now_secs() - 7200;
    let live = lay(&app, &row, &[]).await;
    assert_eq!(
        ada.post(&format!("{}/hand-over", address(&live)), &[("seat", "2")]).await.status.as_u16(),
        303
    );
    assert_eq!(bots_at(&app, &live), 1);
    let again = app.store.table(&row.id).await.expect("read").expect("a table");
    assert_eq!(again.seats, live.state().row.seats);
}

#[tokio::test]
async fn the_host_deletes_a_waiting_table_and_one_without_others() {
    let (router, app) = server().await;
    let (mut ada, mut ben) = (Browser::new(&router).await, Browser::new(&router).await);
    let waiting = ada.open_game("hoard", &["me", "invite", "invite"], &[]).await;
    let link = format!("/join/{}", code(&mut ada, &waiting).await);
    ben.post(&link, &[("name", "Ben")]).await;
    let delete = format!("{waiting}/delete");
    assert_eq!(ben.post(&delete, &[]).await.status, StatusCode::FORBIDDEN);
    assert_eq!(ada.post_raw(&delete, "csrf=x").await.status, StatusCode::FORBIDDEN);
    assert_eq!(ada.post(&delete, &[]).await.location(), "/");
    assert_eq!(ada.post(&delete, &[]).await.status, StatusCode::NOT_FOUND);
    for path in [&waiting, &link, &format!("{waiting}/events"), &format!("{waiting}/log")] {
        assert_eq!(ben.get(path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
    for wrong in ["/t/aaaaaaaaaa/delete", "/t/x/delete", "/t/aaaaaaaaaa/leave", "/t/%00/hand-over"] {
        assert_eq!(ada.post(wrong, &[]).await.status, StatusCode::NOT_FOUND, "{wrong}");
    }

    let alone = ada.open_game("hoard", &["me", "here", "bot-random"], &[]).await;
    assert!(ada.get(&alone).await.body.contains("Delete this table"));
    let live = app.table(&id(&alone)).await.expect("a table");
    assert_eq!(ada.post(&format!("{alone}/delete"), &[]).await.location(), "/");
    assert_eq!(app.store.table(&id(&alone)).await.expect("read"), None);
    assert_eq!(app.store.moves(&id(&alone), 0).await.expect("read"), []);
    // A page that is still open is told so, and nothing can be done there.
    let seq = live.state().seq();
    let answer = ada.click(&alone, seq, "", "undo").await;
    assert_eq!(answer.status, StatusCode::NOT_FOUND);
    let seat = live.state().row.seats_of(&ada.person()).next().expect("a seat");
    let refused = app.commit(&live, seat, seq, &["pass".to_owned()]).await;
    assert!(refused.is_err());

    let row = row(TableId::random(), 7, &[person(&ada, "Ada"), person(&ben, "Ben")]);
    let live = lay(&app, &row, &DEAL).await;
    let answer = ada.post(&format!("{}/delete", address(&live)), &[]).await;
    assert_eq!(answer.status, StatusCode::CONFLICT, "others play there");
    assert!(!ada.get(&address(&live)).await.body.contains("Delete this table"));
}

#[tokio::test]
async fn nobody_has_more_tables_and_seats_than_their_share() {
    let limits = Limits { tables_per_person: 3, seats_per_person: 5, ..Limits::default() };
    let (router, _app) = server_with(limits).await;
    let (mut ada, mut ben) = (Browser::new(&router).await, Browser::new(&router).await);
    let first = ada.open_game("hoard", &["me", "here", "here", "invite"], &[]).await;
    ada.open_game("hoard", &["me", "invite"], &[]).await;
    let refused = ada.post("/new/hoard/quick", &[]).await;
    assert_eq!(refused.status, StatusCode::SEE_OTHER, "the third table, the fifth seat");
    let refused = ada.post("/new/hoard/quick", &[]).await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    assert!(refused.body.contains("more than 3 tables"), "{}", refused.body);
    let theirs = ben.open_game("hoard", &["me", "invite"], &[]).await;
    let link = format!("/join/{}", code(&mut ben, &theirs).await);
    let refused = ada.post(&link, &[("name", "Zoe")]).await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    assert!(refused.body.contains("more than 5 seats"), "{}", refused.body);
    assert_eq!(ada.post(&format!("{first}/delete"), &[]).await.location(), "/");
    assert_eq!(ada.post(&link, &[("name", "Zoe")]).await.location(), theirs);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn asking_many_times_at_once_gives_nobody_more() {
    let limits = Limits { tables_per_person: 4, ..Limits::default() };
    let (router, app) = server_with(limits).await;
    let mut ada = Browser::new(&router).await;
    ada.get("/").await;
    let clicks = (0..20).map(|_| {
        let mut tab = ada.another_tab();
        tokio::spawn(async move { tab.post("/new/hoard/quick", &[]).await.status })
    });
    let answers = futures::future::join_all(clicks).await;
    let opened = answers.iter().filter(|answer| matches!(answer, Ok(StatusCode::SEE_OTHER))).count();
    assert_eq!(opened, 4);
    assert_eq!(app.store.holdings(&ada.person()).await.expect("read").tables, 4);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn leaving_and_sitting_down_at_once_leaves_the_table_whole() {
    let (router, app) = server().await;
    for _ in 0..20 {
        let (mut ada, mut ben) = (Browser::new(&router).await, Browser::new(&router).await);
        let table = ada.open_game("hoard", &["me", "invite"], &[]).await;
        let link = format!("/join/{}", code(&mut ada, &table).await);
        let leave = format!("{table}/leave");
        let leaves = tokio::spawn(async move { ada.post(&leave, &[]).await.status });
        let sits = tokio::spawn(async move { ben.post(&link, &[("name", "Ben")]).await.status });
        assert_eq!(
            (leaves.await.expect("no panic").as_u16(), sits.await.expect("no panic").as_u16()),
            (303, 303)
        );
        let live = app.table(&id(&table)).await.expect("a table");
        let stored = app.store.table(&id(&table)).await.expect("read").expect("a table");
        assert_eq!(stored.seats, live.state().row.seats, "the store and the memory agree");
        assert_eq!(stored.is_full(), live.state().truth().is_some(), "a game is on where the table is full");
    }
}

#[tokio::test]
async fn untouched_tables_are_removed_in_time() {
    let limits =
        Limits { waiting: Duration::from_hours(1), running: Duration::from_hours(10), ..Limits::default() };
    let (router, app) = server_with(limits).await;
    let ada = Browser::new(&router).await;
    let now = server::clock::now_secs();
    let ago = |hours: i64| now - 3600 * hours;
    let sitters = [person(&ada, "Ada"), person(&ada, "Ben")];
    let mut tables = Vec::new();
    for (touched, waiting) in [(ago(2), true), (ago(0), true), (ago(2), false), (ago(11), false)] {
        let mut row = row(TableId::random(), 7, &sitters);
        (row.created, row.touched) = (touched, touched);
        if waiting {
            row.seats[1].sitter = None;
        }
        let person = server::store::Person { id: ada.person(), name: "Ada".to_owned(), created: 1 };
        app.store.save_person(&person).await.expect("saved");
        app.store.open_table(&row).await.expect("opened");
        tables.push(row.id);
    }
    let open = app.table(&tables[0]).await.expect("a table that waits");
    let mut news = open.listen();
    news.changed().await.expect("open");
    app.expire().await.expect("removed");
    news.changed().await.expect("open pages are told");
    let mut kept = Vec::new();
    for table in &tables {
        kept.push(app.table(table).await.is_ok());
    }
    assert_eq!(kept, [false, true, true, false]);
}

#[tokio::test]
async fn nothing_expires_because_the_clock_was_set_forward() {
    let long = Duration::from_hours(24 * 30);
    let limits = Limits { waiting: long, running: long, ..Limits::default() };
    let store: Arc<dyn Store> = Arc::new(Database::in_memory().await.expect("memory"));
    let settings = Settings { limits, ..Settings::default() };
    let games = || vec![GameEntry::of::<Hoard>()];
    let (router, before) = serve_from(games(), Arc::clone(&store), settings.clone()).await;
    let ada = Browser::new(&router).await;
    // Both were played at when the clock was right, which now is years ahead.
    let right = server::clock::now_secs() - 5 * 365 * 24 * 3600;
    let mut kept = row(TableId::random(), 7, &[person(&ada, "Ada"), person(&ada, "Ben")]);
    (kept.created, kept.touched) = (right, right);
    let mut old = row(TableId::random(), 7, &[person(&ada, "Ada"), person(&ada, "Ben")]);
    (old.created, old.touched) = (right - 40 * 24 * 3600, right - 40 * 24 * 3600);
    let person = server::store::Person { id: ada.person(), name: "Ada".to_owned(), created: 1 };
    store.save_person(&person).await.expect("saved");
    for row in [&kept, &old] {
        store.open_table(row).await.expect("opened");
    }
    drop((router, before));
    let (_, app) = serve_from(games(), Arc::clone(&store), settings).await;
    app.expire().await.expect("asked");
    assert!(app.store.table(&kept.id).await.expect("read").is_some());
    assert!(app.store.table(&old.id).await.expect("read").is_none(), "what was old before is old");
}

#[tokio::test]
async fn a_refused_join_renames_nobody() {
    let (router, app) = server().await;
    let (mut ada, mut ben, mut eve) =
        (Browser::new(&router).await, Browser::new(&router).await, Browser::new(&router).await);
    let table = ada.open_game("hoard", &["me", "invite"], &[]).await;
    let link = format!("/join/{}", code(&mut ada, &table).await);
    ben.post(&link, &[("name", "Ben")]).await;
    let other = eve.open_game("hoard", &["me", "invite"], &[]).await;
    let before = app.name_of(&eve.person()).await.expect("read");
    assert_eq!(eve.post(&link, &[("name", "Mallory")]).await.status, StatusCode::CONFLICT);
    assert_eq!(app.name_of(&eve.person()).await.expect("read"), before);
    let mut zoe = Browser::new(&router).await;
    assert_eq!(zoe.post(&link, &[("name", "Zoe")]).await.status, StatusCode::CONFLICT);
    assert_eq!(app.name_of(&zoe.person()).await.expect("read"), None, "nor is anybody remembered");
    assert!(!eve.get(&other).await.body.contains("Mallory"));
}
