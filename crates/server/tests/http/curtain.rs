//! People who share a screen do not see each other's cards.

use server::store::TableId;

use crate::browser::{Browser, encode};
use crate::tables::{address, lay, lines, person, row, server};

/// Whether cards of a seat are on the page.
fn shows(body: &str, seat: u8) -> bool {
    body.contains(&format!("hand-{seat}-"))
}

#[tokio::test]
async fn the_curtain_falls_between_two_at_one_screen() {
    let (router, app) = server().await;
    let mut ada = Browser::new(&router).await;
    let row = row(TableId::random(), 7, &[person(&ada, "Ada"), person(&ada, "Ben")]);
    let deal = ["* draw 3", "* draw 7", "* draw 2", "* draw 9"];
    let live = lay(&app, &row, &deal).await;
    let table = address(&live);

    let page = ada.get(&table).await.body;
    assert!(page.contains("id=\"curtain\"") && page.contains("Show what only Ada may see"), "{page}");
    assert!(!shows(&page, 1) && !shows(&page, 2) && !page.contains("Keep card"), "nothing is shown");
    for what in ["move keep 3", "undo", "confirm", "plan"] {
        let answer = ada.click(&table, 4, "keep 3", what).await.body;
        assert!(answer.contains("Please take over first"), "{what}: {answer}");
        assert!(!shows(&answer, 1) && !shows(&answer, 2), "{what}");
    }
    assert_eq!(lines(&live), deal);

    let shown = ada.click(&table, 4, "", "show").await.body;
    assert!(shows(&shown, 1) && !shows(&shown, 2) && shown.contains("Keep card 3"), "{shown}");
    let as_ben = ada.click_as(&table, 4, ("play", "2"), "", "").await.body;
    assert!(!shows(&as_ben, 1) && !shows(&as_ben, 2), "it is not Ben who is to move: {as_ben}");

    // Ada keeps a card. Then it is Ben's turn: the curtain falls again, whoever held the screen.
    let kept = ada.click_as(&table, 4, ("play", "1"), "keep 7", "confirm").await.body;
    assert_eq!(lines(&live)[4], "1 keep 7");
    assert!(kept.contains("Show what only Ben may see"), "{kept}");
    assert!(!shows(&kept, 2) && !kept.contains("draws card 2"), "{kept}");
    for acting in ["", "1"] {
        let fields = [("seq", "5"), ("mode", "play"), ("draft", ""), ("as", acting), ("whole", "1")];
        let page = ada.get(&format!("{table}/sync?{}", encode(&fields))).await.body;
        assert!(
            page.contains("id=\"curtain\"") && !shows(&page, 1) && !shows(&page, 2),
            "as {acting}: {page}"
        );
    }
    let ben = ada.click_as(&table, 5, ("play", "1"), "", "show").await.body;
    assert!(shows(&ben, 2) && !shows(&ben, 1) && ben.contains("Keep card 9"), "{ben}");
    let fields = [("seq", "5"), ("mode", "play"), ("draft", ""), ("as", "2"), ("whole", "1")];
    let page = ada.get(&format!("{table}/sync?{}", encode(&fields))).await.body;
    assert!(page.contains("draws card 9") && !page.contains("draws card 7"), "Ben reads his own history");
    for path in ["/replay", "/log", "/export"] {
        let body = ada.get(&format!("{table}{path}")).await.body;
        assert!(!shows(&body, 1) && !shows(&body, 2) && !body.contains("draws card"), "{path}");
        assert!(!body.contains("draw 9") && !body.contains("keep 7"), "{path}");
    }
}

#[tokio::test]
async fn nobody_takes_over_a_seat_that_is_not_theirs() {
    let (router, app) = server().await;
    let (mut ada, ben, mut eve) =
        (Browser::new(&router).await, Browser::new(&router).await, Browser::new(&router).await);
    let row = row(TableId::random(), 7, &[person(&ada, "Ada"), person(&ben, "Ben")]);
    let live = lay(&app, &row, &["* draw 3", "* draw 7", "* draw 2", "* draw 9", "1 keep 7"]).await;
    let table = address(&live);
    for acting in ["1", "2", "0", "9", "x"] {
        let fields = [("seq", "5"), ("mode", "play"), ("draft", ""), ("as", acting), ("whole", "1")];
        let path = format!("{table}/sync?{}", encode(&fields));
        assert!(!shows(&ada.get(&path).await.body, 2), "as {acting}");
        let watching = eve.get(&path).await.body;
        assert!(!shows(&watching, 1) && !shows(&watching, 2), "as {acting}");
        for what in ["show", "move keep 9", "confirm"] {
            let answer = ada.click_as(&table, 5, ("play", acting), "keep 9", what).await.body;
            assert!(!shows(&answer, 2), "as {acting}: {answer}");
        }
    }
    assert_eq!(live.state().seq(), 5);
}

#[tokio::test]
async fn alone_at_a_screen_there_is_no_curtain() {
    let (router, app) = server().await;
    let mut ada = Browser::new(&router).await;
    let row = row(TableId::random(), 7, &[person(&ada, "Ada")]);
    let live = lay(&app, &row, &[]).await;
    let page = ada.get(&address(&live)).await.body;
    assert!(shows(&page, 1) && !page.contains("id=\"curtain\""));
}
