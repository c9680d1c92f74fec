//! Everything that is sent in bad faith, or by mistake.

use axum::http::StatusCode;

use crate::browser::{Browser, encode};
use crate::tables::server;

#[tokio::test]
async fn forms_without_the_right_token_change_nothing() {
    let (router, _app) = server().await;
    let (mut ada, mut eve) = (Browser::new(&router).await, Browser::new(&router).await);
    for csrf in ["", "x", &eve.csrf.clone()] {
        let answer = ada.post_raw("/new/hoard/quick", &encode(&[("csrf", csrf)])).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN);
        assert!(answer.body.contains("<h1"), "a page for people: {}", answer.body);
    }
    eve.cookie = "astrarium=forged".to_owned();
    assert_eq!(eve.post("/new/hoard/quick", &[]).await.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn addresses_that_lead_nowhere_are_friendly_pages() {
    let (router, _app) = server().await;
    let mut ada = Browser::new(&router).await;
    let long = format!("/t/{}", "a".repeat(5000));
    for path in [
        "/nowhere",
        "/t/",
        "/t/x",
        "/t/aaaaaaaaaa",
        "/t/%00%ff",
        &long,
        "/join/x",
        "/join/%2e%2e",
        "/new/chess",
        "/rules/chess",
        "/style/hoard",
        "/style/chess.css",
        "/assets/x/main.js",
        "/t/aaaaaaaaaa/events",
        "/t/x/sync?seq=1",
        "/t/x/replay",
    ] {
        let answer = ada.get(path).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
        assert!(answer.body.contains("<h1") && answer.body.contains("href=\"/\""), "{path}: {}", answer.body);
    }
    assert!(ada.get("/new/hoart").await.body.contains("hoard"), "the nearest game is named");
}

#[tokio::test]
async fn garbage_in_every_field_is_refused_without_harm() {
    let (router, app) = server().await;
    let mut ada = Browser::new(&router).await;
    let table = ada.open_game("hoard", &["me", "here"], &[]).await;
    let draft = format!("{table}/draft");
    ada.get(&table).await;
    let id = server::store::TableId::parse(&table[3..]).unwrap();
    let dealt = app.store.moves(&id, 0).await.unwrap();
    assert_eq!(dealt.len(), 4, "two cards for everybody");
    let long = "mine 0,0;".repeat(3000);
    let garbage = ["", "-1", "999999999999999999999", "null", "';--", "<b>", "\u{202e}\u{0}", "🚀", &long];
    for value in garbage {
        for field in ["seq", "draft", "mode", "do"] {
            let mut fields = vec![("seq", "0"), ("draft", ""), ("mode", "play"), ("do", "undo")];
            fields.retain(|(name, _)| *name != field);
            fields.push((field, value));
            let answer = ada.post(&draft, &fields).await;
            assert!(
                answer.status.is_success() || answer.status.is_client_error(),
                "{field} = {value:.20}: {}",
                answer.status
            );
        }
    }
    for value in garbage {
        for field in ["name", "players", "seat-1", "name-2", "option-map", "option-turning", "open"] {
            let mut fields = vec![
                ("name", "Ada"),
                ("players", "2"),
                ("seat-1", "me"),
                ("seat-2", "here"),
                ("name-2", "Ben"),
            ];
            fields.retain(|(name, _)| *name != field);
            fields.push((field, value));
            let answer = ada.post("/new/hoard", &fields).await;
            assert!(!answer.status.is_server_error(), "{field} = {value:.20}: {}", answer.status);
        }
    }
    assert_eq!(app.store.moves(&id, 0).await.unwrap(), dealt, "nothing has happened");
}

#[tokio::test]
async fn too_much_is_refused() {
    let (router, _app) = server().await;
    let mut ada = Browser::new(&router).await;
    let answer = ada.post_raw("/new/hoard", &"a=b&".repeat(100_000)).await;
    assert_eq!(answer.status, StatusCode::PAYLOAD_TOO_LARGE);
    let answer = ada.post_raw("/new/hoard", "%ff=%fe&&&===").await;
    assert!(answer.status.is_client_error());
}

#[tokio::test]
async fn names_cannot_carry_markup() {
    let (router, _app) = server().await;
    let mut ada = Browser::new(&router).await;
    let fields =
        [("name", "<img src=x onerror=1>"), ("players", "2"), ("seat-1", "me"), ("seat-2", "bot-random")];
    let table = ada.post("/new/hoard", &fields).await.location().to_owned();
    let page = ada.get(&table).await.body;
    assert!(!page.contains("<img"), "escaped wherever it stands");
    assert!(page.contains("&lt;img"));
}
