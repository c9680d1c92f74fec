//! Tables of the first edition, and tables whose components are not here.

use axum::http::StatusCode;
use server::store::{After, Known, LoggedMove, Person, TableId};
use table::Seat;

use crate::browser::Browser;
use crate::tables::{person, row, server};

#[tokio::test]
async fn a_table_of_the_first_edition_is_explained_and_kept() {
    let (router, app) = server().await;
    let mut ada = Browser::new(&router).await;
    let mut old = row(TableId::random(), 1, &[person(&ada, "Ada"), person(&ada, "Ben")]);
    old.rules = None;
    let name = Person { id: ada.person(), name: "Ada".to_owned(), created: 1 };
    app.store.save_person(&name).await.expect("saved");
    app.store.open_table(&old).await.expect("opened");
    let moves = [LoggedMove { seat: Some(Seat::new(0)), notation: "take 1".to_owned(), at: 1 }];
    let _ = app.store.append(&old.id, Known::moves(0), &moves, After::Waits).await.expect("written");
    let table = format!("/t/{}", old.id);
    for path in ["", "/replay", "/log", "/export", "/events"] {
        let answer = ada.get(&format!("{table}{path}")).await;
        assert_eq!(answer.status, StatusCode::CONFLICT, "{path}");
        assert!(answer.body.contains("first edition of the log"), "{path}: {}", answer.body);
        assert!(answer.body.contains("nothing is lost"), "{path}");
    }
    let home = ada.get("/").await.body;
    assert!(home.contains(&table) && home.contains("first edition of the log"), "the list says it too");
    assert_eq!(app.store.moves(&old.id, 0).await.expect("read"), moves);
    assert!(app.store.due(10).await.expect("read").is_empty(), "nobody tries to play on");
}

#[tokio::test]
async fn a_table_goes_on_with_the_components_it_began_with() {
    let (router, app) = server().await;
    let mut ada = Browser::new(&router).await;
    let name = Person { id: ada.person(), name: "Ada".to_owned(), created: 1 };
    app.store.save_person(&name).await.expect("saved");
    let editions = bots::GameEntry::of::<hoard::Hoard>().kind.editions::<hoard::Hoard>().to_vec();
    let mut earlier = row(TableId::random(), 1, &[person(&ada, "Ada")]);
    earlier.data.clone_from(&editions[1].mark);
    app.store.open_table(&earlier).await.expect("opened");
    let page = ada.get(&format!("/t/{}", earlier.id)).await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.body);
    let log = ada.get(&format!("/t/{}/log", earlier.id)).await.body;
    assert!(log.contains(&editions[1].mark), "{log}");

    let mut foreign = row(TableId::random(), 1, &[person(&ada, "Ada")]);
    foreign.data = "0123456789abcdef".to_owned();
    app.store.open_table(&foreign).await.expect("opened");
    let answer = ada.get(&format!("/t/{}", foreign.id)).await;
    assert_eq!(answer.status, StatusCode::INTERNAL_SERVER_ERROR);
    assert!(answer.body.contains("0123456789abcdef"), "{}", answer.body);

    let mut later = row(TableId::random(), 1, &[person(&ada, "Ada")]);
    later.rules = Some(99);
    app.store.open_table(&later).await.expect("opened");
    let answer = ada.get(&format!("/t/{}", later.id)).await;
    assert!(answer.body.contains("played by rules 99"), "{}", answer.body);
}
