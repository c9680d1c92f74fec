//! A turn in the making: steps, steps back, confirming, plans, and pages that come too late.

use axum::http::StatusCode;
use server::store::TableId;
use table::{Lang, Turn};

use crate::browser::Browser;
use crate::server;

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
    let (router, app) = server().await;
    let mut ada = Browser::new(&router).await;
    let table = ada.open_game("gaia", &["me", "here"], &[]).await;
    let dealt = ada.seq(&table).await;
    let page = ada.get(&table).await;
    let mv = first_choice(&page.body);
    let notation = mv.trim_start_matches("move ").to_owned();

    let tried = ada.click(&table, dealt, "", &mv).await;
    assert_eq!(tried.status, StatusCode::OK);
    assert!(tried.body.contains("hx-swap=\"edit\""), "only what differs is sent");
    assert!(
        tried.written().contains(&format!("value=\"{notation}\"")),
        "the draft is in the page: {}",
        tried.body
    );
    assert_eq!(app.store.moves(&id(&table), 0).await.unwrap().len(), dealt, "nothing is in the log");

    let back = ada.click(&table, dealt, &notation, "undo").await;
    assert!(back.body.contains(&mv), "the choice is there again");

    let confirmed = ada.click(&table, dealt, &notation, "confirm").await;
    assert_eq!(confirmed.status, StatusCode::OK);
    let log = app.store.moves(&id(&table), 0).await.unwrap();
    assert_eq!(log[dealt].notation, notation);
}

#[tokio::test]
async fn confirming_twice_does_nothing_twice() {
    let (router, app) = server().await;
    let mut ada = Browser::new(&router).await;
    let table = ada.open_game("gaia", &["me", "here"], &[]).await;
    let dealt = ada.seq(&table).await;
    let mv = first_choice(&ada.get(&table).await.body);
    let notation = mv.trim_start_matches("move ").to_owned();
    ada.click(&table, dealt, &notation, "confirm").await;
    let again = ada.click(&table, dealt, &notation, "confirm").await;
    assert_eq!(again.status, StatusCode::OK);
    assert!(again.body.contains("The table has moved on"), "{}", again.body);
    let log = app.store.moves(&id(&table), 0).await.unwrap();
    let own = log.iter().filter(|logged| logged.seat.is_some()).count();
    assert_eq!(own, 1);
}

#[tokio::test]
async fn a_refused_move_names_its_rule_and_loses_nothing() {
    let (router, app) = server().await;
    let mut ada = Browser::new(&router).await;
    let table = ada.open_game("gaia", &["me", "here"], &[]).await;
    let dealt = ada.seq(&table).await;
    let refused = ada.click(&table, dealt, "", "move pass").await;
    assert_eq!(refused.status, StatusCode::OK);
    assert!(refused.body.contains("/rules/gaia#GP-"), "the rule is linked: {}", refused.body);
    let garbled = ada.click(&table, dealt, "", "move xyzzy <script>").await;
    assert_eq!(garbled.status, StatusCode::OK);
    assert!(!garbled.body.contains("<script>"), "nothing is echoed as markup");
    assert_eq!(app.store.moves(&id(&table), 0).await.unwrap().len(), dealt);
}

#[tokio::test]
async fn asking_about_a_thing_explains_it() {
    let (router, _app) = server().await;
    let mut ada = Browser::new(&router).await;
    let table = ada.open_game("gaia", &["me", "here"], &[]).await;
    let dealt = ada.seq(&table).await;
    for place in ["hex-0,0", "area-economy", "round-1", "seat-1"] {
        let answer = ada.get(&format!("{table}/ask?seq={dealt}&draft=&mode=play&place={place}")).await;
        assert_eq!(answer.status, StatusCode::OK, "{place}");
        assert!(!answer.body.trim().is_empty(), "{place}");
    }
    for place in ["", "nonsense", "hex-999,999", "hex-a,b", "%F0%9F%9A%80"] {
        let answer = ada.get(&format!("{table}/ask?seq={dealt}&draft=&mode=play&place={place}")).await;
        assert_eq!(answer.status, StatusCode::OK, "{place}");
    }
}

#[tokio::test]
async fn a_page_catches_up_with_exactly_what_it_missed() {
    let (router, _app) = server().await;
    let (mut ada, mut eve) = (Browser::new(&router).await, Browser::new(&router).await);
    let table = ada.open_game("gaia", &["me", "here"], &[]).await;
    let dealt = ada.seq(&table).await;
    let page = eve.get(&table).await;
    let rev = page.between("data-rev=\"").expect("a revision").to_owned();
    let mv = first_choice(&ada.get(&table).await.body);
    ada.click(&table, dealt, mv.trim_start_matches("move "), "confirm").await;
    let news = eve.get(&format!("{table}/sync?seq={dealt}&draft=&mode=play&rev={rev}")).await;
    assert_eq!(news.status, StatusCode::OK);
    assert!(news.body.contains("hx-swap=\"edit\""));
    assert!(news.body.len() < 20_000, "{} bytes", news.body.len());
    let now = eve.seq(&table).await;
    let nothing = eve.get(&format!("{table}/sync?seq={now}&draft=&mode=play&rev={rev}")).await;
    assert!(nothing.body.len() < 500, "nothing but an empty notice: {}", nothing.body);
}

#[tokio::test]
async fn a_rule_of_the_seat_does_not_touch_a_draft() {
    let (router, app) = server().await;
    let mut ada = Browser::new(&router).await;
    let table = ada.open_game("gaia", &["me", "bot-random"], &[]).await;
    let row = app.store.table(&id(&table)).await.unwrap().unwrap();
    let seat =
        row.seats.iter().find(|seat| matches!(seat.sitter, Some(server::store::Sitter::Person { .. })));
    let number = seat.unwrap().seat.number().to_string();
    let order = format!("{table}/order");
    let answer = ada.post(&order, &[("seat", &number), ("order", "charge"), ("value", "always")]).await;
    assert_eq!((answer.status, answer.written().contains("value=\"move ")), (StatusCode::OK, false));
    let row = app.store.table(&id(&table)).await.unwrap().unwrap();
    assert!(row.seats.iter().any(|seat| seat.orders.get("charge").is_some_and(|value| value == "always")));
    for wrong in [("charge", "sometimes"), ("sleep", "always"), ("", "")] {
        let answer = ada.post(&order, &[("seat", &number), ("order", wrong.0), ("value", wrong.1)]).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{wrong:?}");
    }
}

#[tokio::test]
async fn the_log_keeps_the_seed_secret_until_the_end() {
    let (router, app) = server().await;
    let mut ada = Browser::new(&router).await;
    let table = ada.open_game("gaia", &["me", "here"], &[]).await;
    let log = ada.get(&format!("{table}/log")).await.body;
    assert!(log.contains("commitment = ") && !log.contains("\nseed = "), "{log}");
    let row = app.store.table(&id(&table)).await.unwrap().unwrap();
    assert!(!log.contains(&row.seed.to_string()));
}

#[tokio::test]
async fn what_chance_decides_is_named_before_and_drawn_when_it_is_confirmed() {
    let (router, app) = server().await;
    let mut ada = Browser::new(&router).await;
    let table = ada.open_game("phoenix", &["me", "here"], &[]).await;
    let dealt = ada.seq(&table).await;
    let live = app.table(&id(&table)).await.unwrap();
    let (roll, question) = {
        let state = live.state();
        let game = state.truth().unwrap();
        let after = |notation: &String| {
            let mut after = game.clone_box();
            after.play(notation).ok()?;
            (after.to_move() == Turn::Fate).then(|| after.prompt(Lang::En).expect("a question").question)
        };
        let legal = game.legal();
        let found = legal.iter().find_map(|notation| Some((notation.clone(), after(notation)?)));
        found.expect("an expedition can be begun")
    };
    let tried = ada.click(&table, dealt, "", &format!("move {roll}")).await;
    assert!(tried.body.contains(&question), "confirming says what will happen: {}", tried.body);
    assert_eq!(app.store.moves(&id(&table), 0).await.unwrap().len(), dealt, "nothing is rolled yet");
    ada.click(&table, dealt, &roll, "confirm").await;
    let log = app.store.moves(&id(&table), 0).await.unwrap();
    assert_eq!(log[dealt].notation, roll);
    assert_eq!(log[dealt + 1].seat, None, "fate has moved");
    ada.click(&table, log.len(), "", "undo").await;
    assert_eq!(app.store.moves(&id(&table), 0).await.unwrap().len(), log.len(), "what was rolled stays");
}
