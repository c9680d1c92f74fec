//! Introductions.

use axum::http::StatusCode;

use crate::browser::Browser;
use crate::tables::server;

#[tokio::test]
async fn every_game_has_an_introduction() {
    let (router, _app) = server().await;
    let mut ada = Browser::new(&router).await;
    let page = ada.get("/learn/hoard").await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.body.contains("How Hoard is played"));
    assert!(page.body.contains("id=\"figure-heap\""), "with its picture");
    assert!(ada.get("/rules").await.body.contains("href=\"/learn/hoard\""), "the list of rules leads there");
    ada.post("/prefs", &[("lang", "de")]).await;
    assert!(ada.get("/learn/hoard").await.body.contains("So wird Hort gespielt"));
    assert_eq!(ada.get("/learn/chess").await.status, StatusCode::NOT_FOUND);
}
