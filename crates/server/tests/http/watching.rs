//! Those who watch are told the same, and it is made once.

use axum::http::StatusCode;
use server::store::TableId;

use crate::browser::{Browser, encode};
use crate::tables::{address, lay, person, row, server};

const MOVES: [&str; 5] = ["* draw 3", "* draw 7", "* draw 2", "* draw 9", "1 keep 7"];

#[tokio::test]
async fn spectators_share_one_answer_and_it_holds_nobodys_token() {
    let (router, app) = server().await;
    let mut ada = Browser::new(&router).await;
    let (mut eve, mut zoe) = (Browser::new(&router).await, Browser::new(&router).await);
    let ben = Browser::new(&router).await;
    let row = row(TableId::random(), 7, &[person(&ada, "Ada"), person(&ben, "Ben")]);
    let live = lay(&app, &row, &MOVES).await;
    let table = address(&live);
    for more in ["whole=1", "rev=1", "rev=9"] {
        for draft in ["", "keep 9"] {
            let fields = [("seq", "2"), ("mode", "plan"), ("as", "2"), ("draft", draft)];
            let path = format!("{table}/sync?{more}&{}", encode(&fields));
            let (one, other) = (eve.get(&path).await, zoe.get(&path).await);
            assert_eq!(one.status, StatusCode::OK);
            assert_eq!(one.body, other.body, "{path}");
            assert!(!one.body.contains(&eve.csrf) && !one.body.contains(&zoe.csrf));
            assert!(!one.body.contains("card 9"), "{}", one.body);
        }
    }
    let own = ada.get(&format!("{table}/sync?whole=1&seq=5&mode=play&as=&draft=")).await.body;
    assert!(own.contains(&ada.csrf) && !own.contains(&eve.csrf), "whoever plays has a token of their own");
    let page = eve.get(&table).await.body;
    assert!(page.contains(&eve.csrf) && !page.contains(&zoe.csrf), "the page around it is everybody's own");
}

#[tokio::test]
async fn a_replay_is_drawn_for_its_reader() {
    let (router, app) = server().await;
    let (mut ada, mut eve) = (Browser::new(&router).await, Browser::new(&router).await);
    let ben = Browser::new(&router).await;
    let row = row(TableId::random(), 7, &[person(&ada, "Ada"), person(&ben, "Ben")]);
    let live = lay(&app, &row, &MOVES).await;
    let table = address(&live);
    for _ in 0..2 {
        // Whoever comes first: the other does not see what was kept for them.
        assert!(ada.get(&format!("{table}/replay?at=2")).await.body.contains("draws card 7"));
        assert!(!eve.get(&format!("{table}/replay?at=2")).await.body.contains("draws card 7"));
        let step = format!("{table}/replay/step?from=3&at=2");
        assert_ne!(ada.get(&step).await.body, eve.get(&step).await.body);
    }
}

#[tokio::test]
async fn what_is_longer_than_any_move_is_not_read() {
    let (router, app) = server().await;
    let mut ada = Browser::new(&router).await;
    let row = row(TableId::random(), 7, &[person(&ada, "Ada"), person(&ada, "Ben")]);
    let live = lay(&app, &row, &MOVES).await;
    let table = address(&live);
    let long = "x".repeat(60_000);
    let begun = std::time::Instant::now();
    for (draft, what) in [("", format!("move {long}")), (long.as_str(), String::new())] {
        let answer = ada.click_as(&table, 5, ("play", "2"), draft, &what).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
        assert!(answer.body.len() < 2000, "nor is it said again");
    }
    let place = &long[..5000];
    let asked = ada.get(&format!("{table}/ask?seq=5&mode=play&as=&draft=&place={place}")).await;
    assert_eq!(asked.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(ada.get(&format!("/new/{place}")).await.status, StatusCode::NOT_FOUND);
    assert_eq!(ada.get(&format!("/rules/hoard?q={place}")).await.status, StatusCode::OK);
    assert!(begun.elapsed() < std::time::Duration::from_secs(5), "{:?}", begun.elapsed());
}
