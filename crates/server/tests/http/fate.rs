//! What chance decides: not before it is committed, the same for the same seed, and step by step for the automatic opponent.

use std::sync::Arc;
use std::time::Duration;

use axum::http::StatusCode;
use bots::GameEntry;
use hoard::Hoard;
use server::Settings;
use server::store::{Database, TableId};
use table::{Log, Seat, Seed, Turn};

use crate::browser::{Browser, encode, serve, serve_from};
use crate::tables::{address, lay, lines, person, row, server, until};

/// The deal of one player against the dragon, and two turns.
const ALONE: [&str; 4] = ["* draw 3", "* draw 7", "1 keep 7", "1 take 1"];

#[tokio::test]
async fn the_deal_is_drawn_when_the_table_is_full() {
    let (router, app) = server().await;
    let (mut ada, mut ben) = (Browser::new(&router).await, Browser::new(&router).await);
    let table = ada.open_game("hoard", &["me", "invite"], &[]).await;
    let id = TableId::parse(&table[3..]).expect("a name");
    let waiting = ada.get(&table).await;
    let code = waiting.between("/join/").expect("an invitation").to_owned();
    assert!(app.store.moves(&id, 0).await.expect("read").is_empty(), "nothing is drawn before");
    ben.post(&format!("/join/{code}"), &[("name", "Ben")]).await;
    let live = app.table(&id).await.expect("a table");
    let log = lines(&live);
    assert_eq!(log.len(), 4, "two cards for everybody: {log:?}");
    assert!(log.iter().all(|line| line.starts_with("* draw ")), "{log:?}");
    assert_eq!(app.store.moves(&id, 0).await.expect("read").len(), 4, "and they are written down");
    assert!(ada.get(&table).await.body.contains("data-my-turn=\"true\""));
}

#[tokio::test]
async fn a_deal_by_several_servers_is_dealt_once() {
    let (router, app) = server().await;
    let ada = Browser::new(&router).await;
    let others: Vec<_> = {
        let games = || vec![GameEntry::of::<Hoard>()];
        let settings = Settings { pace: Duration::ZERO, ..Settings::default() };
        let mut others = Vec::new();
        for _ in 0..3 {
            others.push(
                server::App::open(games(), app.store.clone(), settings.clone()).await.expect("a server"),
            );
        }
        others
    };
    let row = row(TableId::random(), 5, &[person(&ada, "Ada"), person(&ada, "Ben")]);
    let name = server::store::Person { id: ada.person(), name: "Ada".to_owned(), created: 1 };
    app.store.save_person(&name).await.expect("saved");
    app.store.open_table(&row).await.expect("opened");
    let opened = futures::future::join_all(others.iter().map(|app| app.table(&row.id))).await;
    let logs: Vec<Vec<String>> = opened.iter().map(|table| lines(table.as_ref().expect("a table"))).collect();
    assert_eq!(logs[0].len(), 4);
    assert!(logs.iter().all(|log| *log == logs[0]), "{logs:?}");
    assert_eq!(app.store.moves(&row.id, 0).await.expect("read").len(), 4);
}

/// The deals of somebody's first and second table.
async fn two_deals(seed: Option<Seed>) -> [Vec<String>; 2] {
    let store = Arc::new(Database::in_memory().await.expect("memory"));
    let settings = Settings { pace: Duration::ZERO, seed, ..Settings::default() };
    let (router, app) = serve_from(vec![GameEntry::of::<Hoard>()], store, settings).await;
    let mut ada = Browser::new(&router).await;
    let mut deals = [const { Vec::new() }; 2];
    for deal in &mut deals {
        let table = ada.open_game("hoard", &["me", "here"], &[]).await;
        let id = TableId::parse(&table[3..]).expect("a name");
        *deal = lines(&app.table(&id).await.expect("a table"));
    }
    deals
}

#[tokio::test]
async fn luck_is_repeated_only_where_that_is_asked_for() {
    let seed = Some(Seed::from_number(7));
    let [first, second] = two_deals(seed).await;
    assert_ne!(first, second, "every table has its own luck");
    assert_eq!([first.clone(), second], two_deals(seed).await);
    assert_ne!(first, two_deals(Some(Seed::from_number(8))).await[0]);
    // Two of 15 deals alike by chance would be no surprise; all of them would.
    let mut others = Vec::new();
    for _ in 0..15 {
        others.push(two_deals(None).await);
    }
    assert!(others.iter().any(|deals| *deals != others[0]));
}

#[tokio::test]
async fn dice_are_not_seen_before_they_are_rolled() {
    let mut rolled = Vec::new();
    for _ in 0..2 {
        let (router, app) = server().await;
        let mut ada = Browser::new(&router).await;
        let ben = Browser::new(&router).await;
        let id = TableId::parse("bbbbbbbbbb").expect("a name");
        let row = row(id, 7, &[person(&ada, "Ada"), person(&ben, "Ben")]);
        let moves =
            ["* draw 3", "* draw 7", "* draw 2", "* draw 9", "1 keep 7", "2 keep 9", "1 take 1", "2 take 1"];
        let live = lay(&app, &row, &moves).await;
        let table = address(&live);
        let tried = ada.click(&table, 8, "", "move dig").await;
        assert_eq!(tried.status, StatusCode::OK);
        assert!(tried.body.contains("Roll the die"), "confirming says what will happen: {}", tried.body);
        assert!(!tried.body.contains("rolls"), "{}", tried.body);
        assert!(!tried.written().contains("value=\"move "), "there is nothing more to choose");
        for draft in ["dig;roll 6", "dig;roll 1", "dig;take 3"] {
            let fields = [("seq", "8"), ("mode", "play"), ("draft", draft), ("whole", "1")];
            let cheat = ada.get(&format!("{table}/sync?{}", encode(&fields))).await;
            assert!(!cheat.body.contains("rolls") && cheat.body.contains("value=\"dig\""), "{}", cheat.body);
        }
        let back = ada.click(&table, 8, "dig", "undo").await;
        assert!(back.written().contains("value=\"move dig\""), "it can be taken back");
        assert_eq!(lines(&live).len(), 8, "nothing has happened");
        // Even whoever confirms at once is asked before a roll.
        let fields = [("seq", "8"), ("draft", ""), ("mode", "play"), ("auto", "on"), ("do", "move dig")];
        ada.post(&format!("{table}/draft"), &fields).await;
        assert_eq!(lines(&live).len(), 8, "nothing has happened");

        let answer = ada.click(&table, 8, "dig", "confirm").await;
        assert!(answer.body.contains("rolls "), "now it is told: {}", answer.body);
        let log = lines(&live);
        assert_eq!(log.len(), 10);
        assert_eq!(log[8], "1 dig");
        rolled.push(log[9].clone());
        ada.click(&table, 10, "", "undo").await;
        assert_eq!(lines(&live), log, "what was rolled stays");
    }
    assert!(rolled[0].starts_with("* roll "), "{rolled:?}");
    assert_eq!(rolled[0], rolled[1], "the same seed rolls the same");
}

#[tokio::test]
async fn a_draft_is_confirmed_as_a_whole_or_not_at_all() {
    let (router, app) = server().await;
    let (mut ada, ben) = (Browser::new(&router).await, Browser::new(&router).await);
    let row = row(TableId::random(), 7, &[person(&ada, "Ada"), person(&ben, "Ben")]);
    let moves =
        ["* draw 3", "* draw 7", "* draw 2", "* draw 9", "1 keep 7", "2 keep 9", "1 take 1", "2 take 1"];
    let live = lay(&app, &row, &moves).await;
    let table = address(&live);
    // Forged: the second move is illegal, or somebody else's, or fate's.
    for draft in ["take 9", "take 1;take 1", "dig;roll 6", "dig;take 1"] {
        let answer = ada.click(&table, 8, draft, "confirm").await;
        assert_eq!(answer.status, StatusCode::OK);
        assert_eq!(lines(&live).len(), 8, "{draft}: nothing of it is written");
    }
    ada.click(&table, 8, "take 1", "confirm").await;
    assert_eq!(lines(&live).len(), 9);
}

#[tokio::test]
async fn a_plan_ends_where_fate_decides() {
    let (router, app) = server().await;
    let (ada, mut ben) = (Browser::new(&router).await, Browser::new(&router).await);
    let row = row(TableId::random(), 7, &[person(&ada, "Ada"), person(&ben, "Ben")]);
    let moves =
        ["* draw 3", "* draw 7", "* draw 2", "* draw 9", "1 keep 7", "2 keep 9", "1 take 1", "2 take 1"];
    let live = lay(&app, &row, &moves).await;
    let table = address(&live);
    let plan = ("plan", "");
    let planned = ben.click_as(&table, 8, plan, "take 1", "move take 2").await;
    assert!(planned.written().contains("value=\"take 1;take 2\""), "{}", planned.body);
    let ends = ben.click_as(&table, 8, plan, "take 1", "move dig").await;
    assert!(ends.body.contains("the plan ends"), "{}", ends.body);
    assert!(!ends.written().contains("value=\"move ") && !ends.body.contains("rolls"), "{}", ends.body);
    let beyond = ben.click_as(&table, 8, plan, "take 1;dig", "move take 1").await;
    assert!(!beyond.written().contains("value=\"take 1;dig;take 1\""), "{}", beyond.body);
    ben.click_as(&table, 8, plan, "take 1", "confirm").await;
    assert_eq!(lines(&live).len(), 8, "a plan is never confirmed");
}

#[tokio::test]
async fn a_page_from_the_future_confirms_nothing() {
    let (router, app) = server().await;
    let mut ada = Browser::new(&router).await;
    let row = row(TableId::random(), 7, &[person(&ada, "Ada")]);
    let live = lay(&app, &row, &ALONE[..3]).await;
    let table = address(&live);
    for seq in [4, 5, 1000, usize::MAX] {
        let answer = ada.click(&table, seq, "take 1", "confirm").await;
        assert_eq!(answer.status, StatusCode::OK);
        assert!(answer.body.contains("The table has moved on"), "{}", answer.body);
        assert_eq!(lines(&live), ALONE[..3], "nothing has happened");
    }
}

#[tokio::test]
async fn of_two_confirms_at_once_one_counts() {
    for _ in 0..5 {
        let (router, app) = server().await;
        let (mut ada, ben) = (Browser::new(&router).await, Browser::new(&router).await);
        let row = row(TableId::random(), 7, &[person(&ada, "Ada"), person(&ben, "Ben")]);
        let moves = ["* draw 3", "* draw 7", "* draw 2", "* draw 9", "1 keep 7", "2 keep 9"];
        let live = lay(&app, &row, &moves).await;
        let table = address(&live);
        let mut again = Browser::new(&router).await;
        (again.cookie, again.csrf) = (ada.cookie.clone(), ada.csrf.clone());
        let (one, two) = tokio::join!(
            ada.click(&table, 6, "take 1", "confirm"),
            again.click(&table, 6, "take 3", "confirm")
        );
        let late = [&one, &two].into_iter().filter(|answer| answer.body.contains("The table has moved on"));
        assert_eq!(late.count(), 1);
        let log = lines(&live);
        assert_eq!(log.len(), 7, "{log:?}");
        assert_eq!(app.store.moves(&row.id, 0).await.expect("read").len(), 7);
    }
}

#[tokio::test]
async fn the_steps_of_an_automatic_opponent_come_one_by_one() {
    let (router, app) = serve(vec![GameEntry::of::<Hoard>()], Duration::from_millis(60)).await;
    let mut ada = Browser::new(&router).await;
    let row = row(TableId::random(), 7, &[person(&ada, "Ada")]);
    let live = lay(&app, &row, &ALONE[..3]).await;
    let table = address(&live);
    let page = ada.get(&table).await.body;
    assert!(page.contains("Automatic opponent"), "the dragon has a name");
    let _watching = live.enter(ada.person());
    let mut news = live.listen();
    news.changed().await.expect("open");
    ada.click(&table, 3, "take 1", "confirm").await;
    let mut steps = Vec::new();
    while steps.last() != Some(&6) {
        let told = tokio::time::timeout(Duration::from_secs(20), news.changed()).await;
        steps.push(told.expect("it moves").expect("open").seq);
    }
    assert_eq!(steps, [4, 5, 6], "the own move, the mood, the meal");
    assert_eq!(live.state().truth().expect("a game").to_move(), Turn::Of(Seat::new(0)));
    let rev = live.state().rev();
    let page = ada.get(&format!("{table}/sync?seq=4&mode=play&draft=&rev={rev}")).await.body;
    assert!(page.contains("is hungry for"), "{page}");
    assert!(page.contains("Since your last turn"), "{page}");
    for at in [5, 6] {
        let replay = ada.get(&format!("{table}/replay?at={at}")).await;
        assert!(replay.body.contains(&format!("Move {at} of 6")), "each is a step of the replay");
    }
}

#[tokio::test]
async fn a_finished_game_is_proven_by_its_log() {
    let (router, app) = server().await;
    let (mut ada, mut ben) = (Browser::new(&router).await, Browser::new(&router).await);
    for players in [1, 2] {
        let sitters = [person(&ada, "Ada"), person(&ben, "Ben")];
        let row = row(TableId::random(), 11, &sitters[..players]);
        let live = lay(&app, &row, &[]).await;
        let table = address(&live);
        loop {
            until("a decision", || live.state().is_over() || live.state().mover().is_some()).await;
            if live.state().is_over() {
                break;
            }
            let (seq, seat, notation) = {
                let state = live.state();
                let seat = state.mover().expect("somebody").seat;
                (state.seq(), seat, state.truth().expect("a game").legal().pop().expect("a move"))
            };
            let who = if seat == Seat::new(0) { &mut ada } else { &mut ben };
            who.click(&table, seq, &notation, "confirm").await;
            assert!(live.state().seq() > seq, "{notation} is legal");
        }
        let text = ada.get(&format!("{table}/log")).await.body;
        let log = Log::parse("download", &text).expect("a log");
        let kind = GameEntry::of::<Hoard>().kind;
        let proof = kind.verify(&log).expect("chance was what the seed says");
        assert!(proof.over && proof.fates > 0);
        let export = ada.get(&format!("{table}/export?compact=1")).await.body;
        let export: serde_json::Value = serde_json::from_str(&export).expect("JSON");
        assert_eq!(export["moves"].as_array().expect("moves").len(), proof.moves);
        let stored = app.store.table(&row.id).await.expect("read").expect("a table");
        assert_eq!(stored.points, Some(kind.replay(&log).expect("a game").scores().totals()));
        assert!(ada.get("/").await.body.contains(&table), "the home page lists it");
    }
}

/// The ids of everything that an answer changes.
fn edited(answer: &str) -> Vec<String> {
    let text = answer.split_once("hx-swap=\"edit\">").and_then(|(_, rest)| rest.split_once("</hx-partial>"));
    let text = text.expect("edits").0.replace("&lt;", "<").replace("&amp;", "&");
    let edits: Vec<(String, serde_json::Value)> = serde_json::from_str(&text).expect("addresses and changes");
    edits.iter().map(|(address, _)| address.split(' ').next().unwrap_or_default().to_owned()).collect()
}

#[tokio::test]
async fn edits_are_of_what_is_on_the_page() {
    let (router, app) = server().await;
    let (mut ada, ben) = (Browser::new(&router).await, Browser::new(&router).await);
    let row = row(TableId::random(), 7, &[person(&ada, "Ada"), person(&ben, "Ben")]);
    let moves =
        ["* draw 3", "* draw 7", "* draw 2", "* draw 9", "1 keep 7", "2 keep 9", "1 take 1", "2 take 1"];
    let live = lay(&app, &row, &moves).await;
    let table = address(&live);
    let mut page = ada.get(&table).await.body;
    for (seq, draft, what) in
        [(8, "", "move dig"), (8, "dig", "undo"), (8, "", "move swap"), (8, "swap", "confirm")]
    {
        let answer = ada.click(&table, seq, draft, what).await.body;
        let edited = edited(&answer);
        for id in &edited {
            assert!(page.contains(&format!("id=\"{id}\"")), "{what}: there is no {id} to change");
        }
        assert!(!edited.is_empty() && answer.len() < page.len() / 2, "{what}: only what differs is sent");
        if what != "confirm" {
            page.push_str(&answer.replace("\\\"", "\""));
        }
    }
}
