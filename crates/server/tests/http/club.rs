//! What a club needs besides playing: ratings, blocking, clocks, and being told that it is one's turn.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::http::StatusCode;
use bots::GameEntry;
use hoard::Hoard;
use server::clock::now_millis;
use server::limits::{Limits, Rate};
use server::live_table::LiveTable;
use server::store::{
    After, Clock, Database, Known, LoggedMove, Person, Shows, Sitter, Span, TableId, TableRow, Webhook,
};
use server::webhook::{Reach, signature};
use server::{App, Settings};
use testing::postgres::database;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpListener;

use crate::accounts::{account, sign_up};
use crate::browser::{Browser, serve_from};
use crate::tables::{address, lay, logged_all, person, row, server, until};

pub const DEALT: [&str; 4] = ["* draw 3", "* draw 7", "* draw 2", "* draw 9"];

/// A browser with an account.
pub async fn member(router: &Router, app: &App, name: &str) -> (Browser, Sitter) {
    let mut browser = Browser::new(router).await;
    sign_up(&mut browser, name).await;
    let id = account(app, name).await.person;
    (browser, Sitter::Person { id, name: name.to_owned() })
}

pub fn id_of(sitter: &Sitter) -> server::store::PersonId {
    match sitter {
        Sitter::Person { id, .. } => *id,
        Sitter::Bot(_) => panic!("a bot"),
    }
}

/// A table with these moves behind it, all of them made now.
async fn lay_now(app: &Arc<App>, row: &TableRow, moves: &[&str]) -> Arc<LiveTable> {
    for seat in &row.seats {
        if let Some(Sitter::Person { id, name }) = &seat.sitter {
            app.store.save_person(&Person { id: *id, name: name.clone(), created: 1 }).await.expect("saved");
        }
    }
    app.store.open_table(row).await.expect("opened");
    let moves: Vec<LoggedMove> =
        logged_all(moves).into_iter().map(|logged| LoggedMove { at: now_millis(), ..logged }).collect();
    let _ = app.store.append(&row.id, Known::moves(0), &moves, After::Waits).await.expect("written");
    app.table(&row.id).await.expect("a table")
}

/// Plays a table to its end, always the first legal move.
async fn play_out(app: &Arc<App>, live: &Arc<LiveTable>) {
    while !live.state().is_over() {
        let state = live.state();
        let Some(seat) = state.mover().map(|row| row.seat) else { continue };
        let notation = state.truth().expect("a game").legal().swap_remove(0);
        app.commit(live, seat, state.seq(), &[notation]).await.expect("legal");
    }
}

#[tokio::test]
async fn ratings_are_seen_by_those_who_may() {
    let (router, app) = server().await;
    let (mut ada, sits_ada) = member(&router, &app, "ada").await;
    let (mut ben, sits_ben) = member(&router, &app, "ben").await;
    let live = lay(&app, &row(TableId::random(), 7, &[sits_ada.clone(), sits_ben.clone()]), &DEALT).await;
    play_out(&app, &live).await;
    let own = ada.get("/account").await.body;
    assert!(own.contains(" ± ") && own.contains("1 game"), "her own page shows her rating");
    let handle = account(&app, "ada").await.handle;
    let public = format!("/p/{handle}");
    assert_eq!(ben.get(&public).await.status, StatusCode::NOT_FOUND, "nobody has agreed to anything");
    assert!(!ben.get("/ladder/hoard").await.body.contains(&handle));
    let next = lay(&app, &row(TableId::random(), 8, &[sits_ada, sits_ben]), &DEALT).await;
    assert!(!ben.get(&address(&next)).await.body.contains(" ± "));
    ada.post("/account/shows", &[("ratings", "on")]).await;
    let page = ben.get(&public).await;
    assert!(page.status == StatusCode::OK && page.body.contains(" ± ") && !page.body.contains("ada.l"));
    assert!(!page.body.contains("id=\"games\""), "results are another matter");
    assert!(ben.get("/ladder/hoard").await.body.contains(&public));
    until("the page of the table", || !next.state().about().known.is_empty()).await;
    assert!(ben.get(&address(&next)).await.body.contains(" ± "), "at the table too");
    ada.post("/account/shows", &[("ratings", "on"), ("results", "on")]).await;
    let page = ben.get(&public).await.body;
    assert!(page.contains("id=\"games\"") && !page.contains(live.id.as_str()) && !page.contains("ben"));
    // Results cannot be shown without a name.
    ada.post("/account/shows", &[("results", "on")]).await;
    assert_eq!(account(&app, "ada").await.shows, Shows::default());
    assert_eq!(ben.get("/p/nobody").await.status, StatusCode::NOT_FOUND);
    assert_eq!(ben.get("/ladder/chess").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn whoever_is_blocked_does_not_sit_down_and_is_not_heard() {
    let (router, app) = server().await;
    let (mut ada, sits_ada) = member(&router, &app, "ada").await;
    let mut ben = Browser::new(&router).await;
    let live = lay(&app, &row(TableId::random(), 7, &[sits_ada, person(&ben, "Ben")]), &DEALT).await;
    let table = address(&live);
    ben.post(&format!("{table}/say"), &[("words", "you are slow")]).await;
    assert!(ada.get(&table).await.body.contains("you are slow"));
    let open = ada.open_game("hoard", &["me", "invite"], &[("open", "on")]).await;
    assert!(ben.get("/").await.body.contains("/join/"));
    let code = app.store.table(&TableId::parse(&open[3..]).expect("a name")).await.expect("read");
    let free = code.expect("a table").seats.into_iter().find(|seat| seat.sitter.is_none()).expect("a seat");
    let join = format!("/join/{}", free.invitation);
    for wrong in ["1", "9", ""] {
        let refused = ada.post(&format!("{table}/block"), &[("seat", wrong)]).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "not herself, and nobody");
    }
    let mut eve = Browser::new(&router).await;
    assert_eq!(eve.post(&format!("{table}/block"), &[("seat", "2")]).await.status, StatusCode::FORBIDDEN);
    assert_eq!(ada.post(&format!("{table}/block"), &[("seat", "2")]).await.location(), table);
    assert!(!ada.get(&table).await.body.contains("you are slow"));
    assert!(ben.get(&table).await.body.contains("you are slow"), "he notices nothing");
    assert!(eve.get(&table).await.body.contains("you are slow"));
    assert!(!ben.get("/").await.body.contains("/join/"));
    assert_eq!(ben.get(&join).await.status, StatusCode::FORBIDDEN);
    assert_eq!(ben.post(&join, &[("name", "Ben")]).await.status, StatusCode::FORBIDDEN);
    // The list says whom, without saying who they are.
    let page = ada.get("/account").await;
    assert!(page.body.contains("Ben") && !page.body.contains(&ben.person().to_string()));
    let who = page.between("name=\"who\" value=\"").expect("a mark").to_owned();
    eve.post("/account/unblock", &[("who", &who)]).await;
    assert_eq!(ben.get(&join).await.status, StatusCode::FORBIDDEN, "only whoever has blocked can unblock");
    ada.post("/account/unblock", &[("who", &who)]).await;
    assert_eq!(ben.get(&join).await.status, StatusCode::OK);
    until("her table", || live.state().about().blocks.is_empty()).await;
    assert!(ada.get(&table).await.body.contains("you are slow"));
}

#[tokio::test]
async fn a_clock_is_agreed_and_shown() {
    let (router, app) = server().await;
    let mut ada = Browser::new(&router).await;
    let form = ada.get("/new/hoard").await.body;
    assert!(form.contains("name=\"clock\"") && form.contains("3 days for every turn"));
    let table = ada.open_game("hoard", &["me", "invite"], &[("clock", "turn-300"), ("replaces", "on")]).await;
    assert!(ada.get(&table).await.body.contains("5 minutes for every turn; then a bot takes over"));
    let id = TableId::parse(&table[3..]).expect("a name");
    let clock = app.table(&id).await.expect("a table").state().about().clock.expect("a clock");
    assert_eq!(clock.clock, Clock { span: Span::Turn, seconds: 300, replaces: true });
    let fields =
        [("name", "Ada"), ("players", "2"), ("seat-1", "me"), ("seat-2", "invite"), ("clock", "turn-1")];
    let refused = ada.post("/new/hoard", &fields).await;
    assert!(refused.body.contains("clock-problem") || refused.body.contains("role=\"alert\""));
}

#[tokio::test]
async fn time_runs_for_whoever_decides() {
    let (router, app) = server().await;
    let (ada, ben) = (Browser::new(&router).await, Browser::new(&router).await);
    let row = row(TableId::random(), 7, &[person(&ada, "Ada"), person(&ben, "Ben")]);
    let live = lay(&app, &row, &[]).await;
    let clock = Clock { span: Span::Game, seconds: 3600, replaces: false };
    app.store.set_clock(&row.id, clock).await.expect("set");
    let state = app.refresh(&live).await.expect("read");
    let (who, seat, first) = state.deadline().expect("somebody decides");
    tokio::time::sleep(Duration::from_millis(30)).await;
    let notation = state.truth().expect("a game").legal().swap_remove(0);
    let state = app.commit(&live, seat, state.seq(), &[notation]).await.expect("legal");
    let (next, other, second) = state.deadline().expect("somebody decides");
    assert!(who != next && seat != other && second > first, "somebody else's time runs, from the beginning");
    let notation = state.truth().expect("a game").legal().swap_remove(0);
    let state = app.commit(&live, other, state.seq(), &[notation]).await.expect("legal");
    let (again, _, third) = state.deadline().expect("somebody decides");
    // What she thought before is gone; another process reckons the same.
    let asked = state.moves().last().expect("a move").at;
    assert!(again == who && third <= asked + 3_600_000 - 30, "{third} {asked}");
    let there = App::open(vec![GameEntry::of::<Hoard>()], Arc::clone(&app.store), Settings::default());
    let there = there.await.expect("another server").table(&row.id).await.expect("a table");
    assert_eq!(there.state().deadline(), state.deadline());
    assert_eq!(there.state().clock_view(), state.clock_view());
}

#[tokio::test]
async fn when_time_is_up_the_host_or_the_clock_replaces() {
    let (router, app) = server().await;
    let (mut ada, ben) = (Browser::new(&router).await, Browser::new(&router).await);
    let sits = [person(&ada, "Ada"), person(&ben, "Ben")];
    let moves = [&DEALT[..], &["1 keep 3"]].concat();
    // Time is left: a day away does not count where there is a clock.
    let slow = lay_now(&app, &row(TableId::random(), 7, &sits), &moves).await;
    app.store
        .set_clock(&slow.id, Clock { span: Span::Turn, seconds: 600, replaces: true })
        .await
        .expect("set");
    app.refresh(&slow).await.expect("read");
    app.look_at_clocks().await.expect("looked");
    let refused = ada.post(&format!("{}/hand-over", address(&slow)), &[("seat", "2")]).await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    assert!(matches!(slow.state().row.seats[1].sitter, Some(Sitter::Person { .. })));
    // It is up, and the host decides.
    let asked = lay_now(&app, &row(TableId::random(), 7, &sits), &moves).await;
    app.store
        .set_clock(&asked.id, Clock { span: Span::Turn, seconds: 0, replaces: false })
        .await
        .expect("set");
    app.look_at_clocks().await.expect("looked");
    assert!(matches!(asked.state().row.seats[1].sitter, Some(Sitter::Person { .. })), "nobody has asked");
    assert_eq!(asked.state().mover().expect("somebody").seat.number(), 2);
    let mut eve = Browser::new(&router).await;
    let hand_over = format!("{}/hand-over", address(&asked));
    assert_eq!(eve.post(&hand_over, &[("seat", "2")]).await.status, StatusCode::FORBIDDEN);
    assert!(ada.get(&address(&asked)).await.body.contains("/hand-over"), "she is offered it");
    assert_eq!(ada.post(&hand_over, &[("seat", "2")]).await.status, StatusCode::SEE_OTHER);
    assert!(matches!(asked.state().row.seats[1].sitter, Some(Sitter::Bot(_))));
    // It is up, and it was agreed.
    let agreed = lay_now(&app, &row(TableId::random(), 7, &sits), &moves).await;
    app.store
        .set_clock(&agreed.id, Clock { span: Span::Turn, seconds: 0, replaces: true })
        .await
        .expect("set");
    app.look_at_clocks().await.expect("looked");
    assert!(matches!(agreed.state().row.seats[1].sitter, Some(Sitter::Bot(_))));
}

fn anywhere() -> Reach {
    Reach { anywhere: true, ..Reach::default() }
}

/// Somebody who listens, and answers with this status.
async fn listener(status: &'static str) -> (String, tokio::sync::mpsc::UnboundedReceiver<String>) {
    let socket = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let url = format!("http://{}/hook?x=1", socket.local_addr().expect("an address"));
    let (tell, told) = tokio::sync::mpsc::unbounded_channel();
    tokio::spawn(async move {
        while let Ok((mut stream, _)) = socket.accept().await {
            let mut request = String::new();
            let mut piece = [0; 4096];
            while !request.contains('}') {
                let read = stream.read(&mut piece).await.expect("readable");
                request.push_str(str::from_utf8(&piece[..read]).expect("text"));
                if read == 0 {
                    break;
                }
            }
            let answer =
                format!("HTTP/1.1 {status}\r\nlocation: http://127.0.0.1:1/\r\ncontent-length: 0\r\n\r\n");
            let _ = stream.write_all(answer.as_bytes()).await;
            if tell.send(request).is_err() {
                return;
            }
        }
    });
    (url, told)
}

pub async fn process(store: Database, webhooks: Reach) -> (Router, Arc<App>) {
    let fast = Rate { per_second: 1_000_000, burst: 1_000_000 };
    let limits = Limits { requests_per_person: fast, ..Limits::default() };
    let settings = Settings { limits, webhooks, pace: Duration::ZERO, ..Settings::default() };
    serve_from(vec![GameEntry::of::<Hoard>()], Arc::new(store), settings).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn your_turn_is_told_once_and_signed() {
    let database = database();
    let connect = async || Database::connect(&database).await.expect("a database");
    let [(here, one), (_, two)] =
        [process(connect().await, anywhere()).await, process(connect().await, anywhere()).await];
    let (url, mut ear) = listener("204 No Content").await;
    let (mut ada, sits_ada) = member(&here, &one, "ada").await;
    let set = ada.post("/account/webhook", &[("webhook", &url)]).await;
    assert_eq!(set.location(), "/account?done=webhook", "{}", set.body);
    let secret = one.store.webhook(&id_of(&sits_ada)).await.expect("read").expect("a webhook").secret;
    assert!(ada.get("/account").await.body.contains(&secret), "she is shown it");
    let ben = Browser::new(&here).await;
    let row = row(TableId::random(), 7, &[person(&ben, "Ben"), sits_ada]);
    let at_one = lay(&one, &row, &[&DEALT[..], &["1 keep 3"]].concat()).await;
    let at_two = two.table(&row.id).await.expect("a table");
    for (app, table) in [(&one, &at_one), (&two, &at_two), (&one, &at_one)] {
        app.turn_has_come(table, &table.state()).await.expect("written");
    }
    let (first, second) = futures::join!(one.send_notices(), two.send_notices());
    first.and(second).expect("sent");
    let message = ear.recv().await.expect("a message");
    let (head, body) = message.split_once("\r\n\r\n").expect("head and body");
    let told: serde_json::Value = serde_json::from_str(body).expect("JSON");
    assert_eq!(
        (&told["kind"], &told["seat"], &told["game"]),
        (&"your-turn".into(), &2.into(), &"hoard".into())
    );
    assert!(told["link"].as_str().expect("a link").ends_with(&format!("/t/{}", row.id)));
    assert!(head.starts_with("POST /hook?x=1 HTTP/1.1"), "{head}");
    assert!(head.contains(&format!("x-astrarium-signature: {}", signature(&secret, body))), "{head}");
    one.send_notices().await.expect("nothing");
    two.send_notices().await.expect("nothing");
    assert!(ear.try_recv().is_err(), "once");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_webhook_leads_nowhere_it_may_not() {
    let (router, app) = process(Database::in_memory().await.expect("memory"), Reach::default()).await;
    let (url, mut ear) = listener("200 OK").await;
    let (mut ada, sits_ada) = member(&router, &app, "ada").await;
    for wrong in ["file:///etc/passwd", "http://example.org:25/", "https://a:b@example.org/", "hook", "//x"] {
        let refused = ada.post("/account/webhook", &[("webhook", wrong)]).await;
        assert!(refused.body.contains("webhook-problem"), "{wrong}");
    }
    let ben = Browser::new(&router).await;
    let row = row(TableId::random(), 7, &[person(&ben, "Ben"), sits_ada.clone()]);
    let live = lay(&app, &row, &[&DEALT[..], &["1 keep 3"]].concat()).await;
    let port = url.rsplit(':').next().expect("a port").to_owned();
    for inside in
        [url.clone(), format!("http://localhost:{port}"), format!("http://[::ffff:127.0.0.1]:{port}")]
    {
        ada.post("/account/webhook", &[("webhook", &inside)]).await;
        let state = app.refresh(&live).await.expect("read");
        app.turn_has_come(&live, &state).await.expect("written");
        app.send_notices().await.expect("tried");
    }
    assert!(ear.try_recv().is_err(), "nobody inside was asked");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_webhook_that_fails_is_tried_again_and_redirects_are_not_followed() {
    let (router, app) = process(Database::in_memory().await.expect("memory"), anywhere()).await;
    let (_, sits_ada) = member(&router, &app, "ada").await;
    let ida = id_of(&sits_ada);
    let ben = Browser::new(&router).await;
    let row = row(TableId::random(), 7, &[person(&ben, "Ben"), sits_ada]);
    let live = lay(&app, &row, &[&DEALT[..], &["1 keep 3"]].concat()).await;
    for (status, stays) in [("302 Found", true), ("410 Gone", false)] {
        let (url, mut ear) = listener(status).await;
        let webhook = Webhook { url, secret: "s".to_owned(), links: String::new() };
        app.store.set_webhook(&ida, Some(&webhook)).await.expect("set");
        let state = app.refresh(&live).await.expect("read");
        // A new position for each of them.
        let notation = state.truth().expect("a game").legal().swap_remove(0);
        let mover = state.mover().expect("somebody").seat;
        if stays {
            app.turn_has_come(&live, &state).await.expect("written");
        } else {
            let state = app.commit(&live, mover, state.seq(), &[notation]).await.expect("legal");
            let notation = state.truth().expect("a game").legal().swap_remove(0);
            let next = state.mover().expect("somebody").seat;
            let state = app.commit(&live, next, state.seq(), &[notation]).await.expect("legal");
            app.turn_has_come(&live, &state).await.expect("written");
        }
        app.send_notices().await.expect("tried");
        assert!(ear.recv().await.is_some());
        assert!(ear.try_recv().is_err(), "it is not tried again at once");
        assert_eq!(app.store.webhook(&ida).await.expect("read").is_some(), stays, "{status}");
    }
}
