//! Who may do what; bots; spectators; the end of a game.

use std::time::{Duration, Instant};

use axum::http::StatusCode;
use server::live_table::{Guests, LiveTable, TableState};
use server::store::TableId;
use table::{Eye, Log};

use crate::browser::Browser;
use crate::server;

#[tokio::test]
async fn only_whoever_sits_there_moves() {
    let (router, app) = server().await;
    let (mut ada, mut eve) = (Browser::new(&router).await, Browser::new(&router).await);
    let table = ada.open_game("gaia", &["me", "here"], &[]).await;
    let watching = eve.get(&table).await;
    assert_eq!(watching.status, StatusCode::OK, "anybody with the link may watch");
    assert!(!watching.body.contains("value=\"move "), "but has nothing to choose");
    let live = app.table(&TableId::parse(&table[3..]).unwrap()).await.unwrap();
    let dealt = live.state().seq();
    let legal = live.state().truth().unwrap().legal()[0].clone();
    for what in [format!("move {legal}"), "confirm".to_owned(), "undo".to_owned(), "plan".to_owned()] {
        let answer = eve.click(&table, dealt, &legal, &what).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN, "{what}");
    }
    let order = [("seat", "1"), ("order", "charge"), ("value", "never")];
    assert_eq!(eve.post(&format!("{table}/order"), &order).await.status, StatusCode::FORBIDDEN);
    assert_eq!(live.state().seq(), dealt);
}

#[tokio::test]
async fn nobody_moves_for_a_bot_or_out_of_turn() {
    let (router, app) = server().await;
    let (mut ada, mut ben) = (Browser::new(&router).await, Browser::new(&router).await);
    let table = ada.open_game("gaia", &["me", "invite"], &[("open", "on")]).await;
    let code = ben.get(&table).await.between("/join/").unwrap().to_owned();
    ben.post(&format!("/join/{code}"), &[("name", "Ben")]).await;
    let live = app.table(&TableId::parse(&table[3..]).unwrap()).await.unwrap();
    let (dealt, legal, mover) = {
        let state = live.state();
        (state.seq(), state.truth().unwrap().legal()[0].clone(), state.mover().unwrap().seat)
    };
    let ada_moves = live.state().row.seats[mover.index()]
        .sitter
        .as_ref()
        .is_some_and(|sitter| matches!(sitter, server::store::Sitter::Person { name, .. } if name == "Ada"));
    let other = if ada_moves { &mut ben } else { &mut ada };
    let answer = other.click(&table, dealt, "", &format!("move {legal}")).await;
    assert!(answer.body.contains("not your turn"), "{}", answer.body);
    other.click(&table, dealt, &legal, "confirm").await;
    assert_eq!(live.state().seq(), dealt, "nothing has happened");
}

#[tokio::test]
async fn bots_play_a_whole_game_and_its_log_replays() {
    let (router, app) = server().await;
    let mut ada = Browser::new(&router).await;
    let table = ada.open_game("gaia", &["bot-greedy", "bot-random"], &[]).await;
    let live = app.table(&TableId::parse(&table[3..]).unwrap()).await.unwrap();
    let begun = Instant::now();
    while live.state().row.points.is_none() {
        assert!(begun.elapsed() < Duration::from_mins(2), "the bots are stuck");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let page = ada.get(&table).await;
    assert_eq!(page.status, StatusCode::OK);
    let text = ada.get(&format!("{table}/log")).await.body;
    let log = Log::parse("download", &text).expect("a log");
    live.entry.kind.verify(&log).expect("chance was what the seed says");
    let replayed = live.entry.kind.replay(&log).expect("a game");
    let (hash, points) = {
        let state = live.state();
        (state.truth().unwrap().state_hash(), state.row.points.clone())
    };
    assert_eq!(replayed.state_hash(), hash);
    assert_eq!(Some(replayed.seen_by(Eye::Spectator).scores().totals()), points, "the points are stored");
    for at in ["0", "1", "50", "99999", "-1", "x"] {
        let answer = ada.get(&format!("{table}/replay?at={at}")).await;
        assert_eq!(answer.status, StatusCode::OK, "{at}");
    }
    let step = ada.get(&format!("{table}/replay/step?from=10&at=11")).await;
    assert!(step.body.contains("hx-swap=\"edit\""));
    assert!(ada.get("/").await.body.contains(&table), "the home page lists the finished game");
}

#[tokio::test]
async fn what_is_open_in_memory_is_what_the_log_says() {
    let (router, app) = server().await;
    let mut ada = Browser::new(&router).await;
    let table = ada.open_game("gaia", &["bot-random", "bot-random", "bot-random"], &[]).await;
    let id = TableId::parse(&table[3..]).unwrap();
    let live = app.table(&id).await.unwrap();
    while live.state().row.points.is_none() {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let stored = app.store.load(&id, None).await.unwrap().unwrap();
    let again = LiveTable::open(live.entry.clone(), stored, Guests::new(None)).expect("a sound log");
    let (one, two) = (live.state(), again.state());
    for seq in (0..=one.seq()).step_by(7) {
        let hash = |state: &TableState| state.position(seq).unwrap().state_hash();
        assert_eq!(hash(&one), hash(&two), "after {seq} moves");
    }
}
