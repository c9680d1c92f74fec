//! What is said at a table, and what somebody writes down there.

use axum::http::StatusCode;
use server::store::TableId;

use crate::browser::Browser;
use crate::tables::{address, lay, person, row, server};

/// Ada and Ben at a table with two hands dealt, and Eve, who has the link.
async fn evening() -> (axum::Router, std::sync::Arc<server::App>, [Browser; 3], String) {
    let (router, app) = server().await;
    let [ada, ben, eve] =
        [Browser::new(&router).await, Browser::new(&router).await, Browser::new(&router).await];
    let row = row(TableId::random(), 7, &[person(&ada, "Ada"), person(&ben, "Ben")]);
    let live = lay(&app, &row, &["* draw 3", "* draw 7", "* draw 2", "* draw 9"]).await;
    let table = address(&live);
    (router, app, [ada, ben, eve], table)
}

#[tokio::test]
async fn a_phrase_is_read_in_ones_own_language() {
    let (_, _, [mut ada, mut ben, mut eve], table) = evening().await;
    let say = format!("{table}/say");
    assert_eq!(ada.post(&say, &[("phrase", "good-luck")]).await.status, StatusCode::SEE_OTHER);
    assert_eq!(ada.post(&say, &[("words", "<b>Ben</b>,  watch out!")]).await.status, StatusCode::SEE_OTHER);
    ben.post("/prefs", &[("lang", "de"), ("back", "/")]).await;
    let read = ben.get(&table).await.body;
    assert!(read.contains("Viel Glück!") && !read.contains("Good luck!"));
    assert!(read.contains("&lt;b&gt;Ben&lt;/b&gt;, watch out!"), "words are words");
    // Whoever watches reads it, and can say nothing.
    let watched = eve.get(&table).await.body;
    assert!(watched.contains("Good luck!") && !watched.contains("id=\"phrases\""));
    assert_eq!(eve.post(&say, &[("phrase", "hello")]).await.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn nonsense_is_not_said() {
    let (_, app, [mut ada, ..], table) = evening().await;
    let long = "a".repeat(201);
    for fields in [
        &[("phrase", "insult")][..],
        &[("words", "")],
        &[("words", " \u{200b}\u{202e} ")],
        &[("words", &long)],
        &[("phrase", "good-luck"), ("words", &long)],
    ] {
        let refused = ada.post(&format!("{table}/say"), fields).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{fields:?}");
    }
    let id = TableId::parse(&table[3..]).expect("a name");
    assert!(app.store.load(&id, None).await.expect("read").expect("a table").talk.is_empty());
    assert_eq!(ada.post("/t/aaaaaaaaaa/say", &[("phrase", "hello")]).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn the_latest_hundred_things_outlive_the_server() {
    let (_, app, [mut ada, ..], table) = evening().await;
    for number in 0..105 {
        ada.post(&format!("{table}/say"), &[("words", &format!("line {number}."))]).await;
    }
    let before = ada.get(&table).await.body;
    let again = server::App::open(
        vec![bots::GameEntry::of::<hoard::Hoard>()],
        app.store.clone(),
        server::Settings::default(),
    );
    let again = again.await.expect("another server");
    let id = TableId::parse(&table[3..]).expect("a name");
    assert_eq!(again.table(&id).await.expect("a table").state().talk().len(), 100);
    assert!(!before.contains("line 4.") && before.contains("line 5.") && before.contains("line 104."));
}

#[tokio::test]
async fn notes_are_read_by_nobody_else() {
    let (_, _, [mut ada, mut ben, mut eve], table) = evening().await;
    let note = format!("{table}/note");
    assert_eq!(
        ada.post(&note, &[("note", "Ben has the 9?\r\nsecret-plan")]).await.status,
        StatusCode::SEE_OTHER
    );
    assert!(ada.get(&table).await.body.contains("Ben has the 9?\nsecret-plan"));
    for other in [&mut ben, &mut eve] {
        for path in ["", "/sync?seq=0&mode=play&draft=&whole=1", "/replay", "/log", "/export"] {
            let page = other.get(&format!("{table}{path}")).await;
            assert!(!page.body.contains("secret-plan"), "{path}");
        }
    }
    // One's own is the only one that can be written.
    assert_eq!(eve.post(&note, &[("note", "mine")]).await.status, StatusCode::FORBIDDEN);
    let long = "a".repeat(4001);
    assert_eq!(ada.post(&note, &[("note", &long)]).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(ada.get(&table).await.body.contains("secret-plan"), "nothing is lost");
}
