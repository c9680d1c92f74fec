//! A turn in the making: steps, steps back, confirming, plans, and pages that come too late.

use axum::http::StatusCode;
use server::store::TableId;

use crate::browser::{Browser, server};

/// The first choice on a page.
fn first_choice(body: &str) -> String {
    let start = body.find("value=\"move ").expect("a choice") + "value=\"".len();
    let length = body[start..].find('"').expect("a quote");
    body[start..start + length].to_owned()
}

fn id(table: &str) -> TableId {
    TableId::parse(table.trim_start_matches("/t/")).expect("an id")
}

#[tokio::test]
async fn a_draft_is_tried_taken_back_and_confirmed() {
    let (app, hall) = server().await;
    let mut ada = Browser::new(&app).await;
    let table = ada.open(&["me", "here"], &[]).await;
    let page = ada.get(&table).await;
    let mv = first_choice(&page.body);
    let notation = mv.trim_start_matches("move ").to_owned();

    let tried = ada.click(&table, 0, "", &mv).await;
    assert_eq!(tried.status, StatusCode::OK);
    assert!(tried.body.contains("hx-swap-oob"), "only fragments are sent");
    assert!(
        tried.body.contains(&format!("value=\"{notation}\"")),
        "the draft is in the page: {}",
        tried.body
    );
    assert!(hall.store.moves(&id(&table), 0).await.unwrap().is_empty(), "nothing is in the log");

    let back = ada.click(&table, 0, &notation, "undo").await;
    assert!(back.body.contains(&mv), "the choice is there again");

    let confirmed = ada.click(&table, 0, &notation, "confirm").await;
    assert_eq!(confirmed.status, StatusCode::OK);
    let log = hall.store.moves(&id(&table), 0).await.unwrap();
    assert_eq!(log.iter().map(|logged| logged.notation.as_str()).collect::<Vec<_>>(), [notation.as_str()]);
}

#[tokio::test]
async fn confirming_twice_does_nothing_twice() {
    let (app, hall) = server().await;
    let mut ada = Browser::new(&app).await;
    let table = ada.open(&["me", "here"], &[]).await;
    let mv = first_choice(&ada.get(&table).await.body);
    let notation = mv.trim_start_matches("move ").to_owned();
    ada.click(&table, 0, &notation, "confirm").await;
    let again = ada.click(&table, 0, &notation, "confirm").await;
    assert_eq!(again.status, StatusCode::OK);
    assert!(again.body.contains("The table has moved on"), "{}", again.body);
    assert_eq!(hall.store.moves(&id(&table), 0).await.unwrap().len(), 1);
}

#[tokio::test]
async fn a_refused_move_names_its_rule_and_loses_nothing() {
    let (app, hall) = server().await;
    let mut ada = Browser::new(&app).await;
    let table = ada.open(&["me", "here"], &[]).await;
    let refused = ada.click(&table, 0, "", "move pass").await;
    assert_eq!(refused.status, StatusCode::OK);
    assert!(refused.body.contains("/rules/gaia#GP-"), "the rule is linked: {}", refused.body);
    let garbled = ada.click(&table, 0, "", "move xyzzy <script>").await;
    assert_eq!(garbled.status, StatusCode::OK);
    assert!(!garbled.body.contains("<script>"), "nothing is echoed as markup");
    assert!(hall.store.moves(&id(&table), 0).await.unwrap().is_empty());
}

#[tokio::test]
async fn asking_about_a_thing_explains_it() {
    let (app, _hall) = server().await;
    let mut ada = Browser::new(&app).await;
    let table = ada.open(&["me", "here"], &[]).await;
    for place in ["hex-0,0", "area-economy", "round-1", "seat-1"] {
        let answer = ada.get(&format!("{table}/ask?seq=0&draft=&mode=play&place={place}")).await;
        assert_eq!(answer.status, StatusCode::OK, "{place}");
        assert!(!answer.body.trim().is_empty(), "{place}");
    }
    for place in ["", "nonsense", "hex-999,999", "hex-a,b", "%F0%9F%9A%80"] {
        let answer = ada.get(&format!("{table}/ask?seq=0&draft=&mode=play&place={place}")).await;
        assert_eq!(answer.status, StatusCode::OK, "{place}");
    }
}

#[tokio::test]
async fn a_page_catches_up_with_exactly_what_it_missed() {
    let (app, _hall) = server().await;
    let (mut ada, mut eve) = (Browser::new(&app).await, Browser::new(&app).await);
    let table = ada.open(&["me", "here"], &[]).await;
    let page = eve.get(&table).await;
    let rev = page.between("data-rev=\"").expect("a revision").to_owned();
    let mv = first_choice(&ada.get(&table).await.body);
    ada.click(&table, 0, mv.trim_start_matches("move "), "confirm").await;
    let news = eve.get(&format!("{table}/sync?seq=0&draft=&mode=play&rev={rev}")).await;
    assert_eq!(news.status, StatusCode::OK);
    assert!(news.body.contains("hx-swap-oob"));
    assert!(news.body.len() < 20_000, "{} bytes", news.body.len());
    let nothing = eve.get(&format!("{table}/sync?seq=1&draft=&mode=play&rev={rev}")).await;
    assert!(nothing.body.len() < 500, "nothing but an empty notice: {}", nothing.body);
}

#[tokio::test]
async fn a_rule_of_the_seat_does_not_touch_a_draft() {
    let (app, hall) = server().await;
    let mut ada = Browser::new(&app).await;
    let table = ada.open(&["me", "bot-random"], &[]).await;
    let row = hall.store.table(&id(&table)).await.unwrap().unwrap();
    let seat =
        row.seats.iter().find(|seat| matches!(seat.sitter, Some(server::store::Sitter::Person { .. })));
    let number = seat.unwrap().seat.number().to_string();
    let habit = format!("{table}/habit");
    let answer = ada.post(&habit, &[("seat", &number), ("habit", "charge"), ("value", "always")]).await;
    assert_eq!((answer.status, answer.body.contains("value=\"move ")), (StatusCode::OK, false));
    let row = hall.store.table(&id(&table)).await.unwrap().unwrap();
    assert!(row.seats.iter().any(|seat| seat.habits.get("charge").is_some_and(|value| value == "always")));
    for wrong in [("charge", "sometimes"), ("sleep", "always"), ("", "")] {
        let answer = ada.post(&habit, &[("seat", &number), ("habit", wrong.0), ("value", wrong.1)]).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{wrong:?}");
    }
}

#[tokio::test]
async fn the_log_keeps_the_seed_secret_until_the_end() {
    let (app, hall) = server().await;
    let mut ada = Browser::new(&app).await;
    let table = ada.open(&["me", "here"], &[]).await;
    let log = ada.get(&format!("{table}/log")).await.body;
    assert!(log.contains("commitment = ") && !log.contains("\nseed = "), "{log}");
    let row = hall.store.table(&id(&table)).await.unwrap().unwrap();
    assert!(!log.contains(&row.seed.to_string()));
}

#[tokio::test]
async fn what_chance_decides_is_confirmed_at_once_and_says_so_before() {
    let (app, hall) = server().await;
    let mut ada = Browser::new(&app).await;
    let table = ada.open_game("phoenix", &["me", "here"], &[]).await;
    let room = hall.room(&id(&table)).await.unwrap();
    let roll = {
        let live = room.live();
        let game = live.game.as_ref().unwrap();
        let legal = game.legal();
        legal.into_iter().find(|notation| game.reveals(notation)).expect("an expedition can be begun")
    };
    let page = ada.get(&table).await.body;
    assert!(page.contains("Cannot be taken back"), "the choice warns");
    let rolled = ada.click(&table, 0, "", &format!("move {roll}")).await;
    assert_eq!(rolled.status, StatusCode::OK);
    let log = hall.store.moves(&id(&table), 0).await.unwrap();
    assert_eq!(log.iter().map(|logged| logged.notation.as_str()).collect::<Vec<_>>(), [roll.as_str()]);
    ada.click(&table, 1, "", "undo").await;
    assert_eq!(hall.store.moves(&id(&table), 0).await.unwrap().len(), 1, "what was rolled stays");
}
