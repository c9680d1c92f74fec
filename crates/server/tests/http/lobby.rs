//! Home, new tables, invitations.

use axum::http::StatusCode;

use crate::browser::Browser;
use crate::tables::server;

#[tokio::test]
async fn a_guest_plays_at_once() {
    let (router, app) = server().await;
    let mut ada = Browser::new(&router).await;
    let quick = ada.post("/new/hoard/quick", &[]).await;
    assert_eq!(quick.status, StatusCode::SEE_OTHER);
    let table = quick.location().to_owned();
    let page = ada.get(&table).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.body.contains("id=\"heap\""), "the map is on the page");
    assert!(page.body.contains("data-my-turn=\"true\""), "it is the guest's turn at once");
    assert!(ada.get("/").await.body.contains(&table), "the home page leads back to the table");
    drop(app);
}

#[tokio::test]
async fn a_form_with_a_mistake_comes_back_with_everything_in_it() {
    let (router, _app) = server().await;
    let mut ada = Browser::new(&router).await;
    let fields = [("name", "Ada L."), ("players", "2"), ("seat-1", "me"), ("seat-2", "bot-gandalf")];
    let answer = ada.post("/new/hoard", &fields).await;
    assert_eq!(answer.status, StatusCode::OK);
    assert!(answer.body.contains("role=\"alert\""), "what is wrong is said");
    assert!(answer.body.contains("Ada L."), "the name is kept");
    let nameless =
        ada.post("/new/hoard", &[("players", "2"), ("seat-1", "me"), ("seat-2", "bot-random")]).await;
    assert!(nameless.body.contains("Please enter a name."));
    let nine = ada.post("/new/hoard", &[("name", "A"), ("players", "9"), ("seat-1", "me")]).await;
    assert!(nine.body.contains("1 to 4 players"), "{}", nine.body);
}

#[tokio::test]
async fn an_invitation_leads_to_its_seat_once() {
    let (router, _app) = server().await;
    let (mut ada, mut ben, mut eve) =
        (Browser::new(&router).await, Browser::new(&router).await, Browser::new(&router).await);
    let table = ada.open_game("hoard", &["me", "invite"], &[]).await;
    let waiting = ada.get(&table).await;
    let code = waiting.between("/join/").expect("the host sees the invitation").to_owned();
    assert!(!eve.get(&table).await.body.contains("/join/"), "nobody else sees it at a private table");

    let link = format!("/join/{code}");
    assert!(ben.get(&link).await.body.contains("Ada"), "the invitation says who sits there");
    let empty = ben.post(&link, &[("name", "  ")]).await;
    assert!(empty.body.contains("Please enter a name."));
    assert_eq!(ben.post(&link, &[("name", "Ben")]).await.location(), table);
    let late = eve.post(&link, &[("name", "Eve")]).await;
    assert_eq!(late.status, StatusCode::CONFLICT);
    assert_eq!(ben.get(&link).await.location(), table, "whoever sits there is led to the table");
    assert!(ada.get(&table).await.body.contains("id=\"heap\""), "the game has begun");
}

#[tokio::test]
async fn open_tables_are_listed_and_private_ones_are_not() {
    let (router, _app) = server().await;
    let (mut ada, mut ben) = (Browser::new(&router).await, Browser::new(&router).await);
    let private = ada.open_game("hoard", &["me", "invite"], &[]).await;
    let open = ada.open_game("hoard", &["me", "invite"], &[("open", "on")]).await;
    let codes = |body: &str| body.matches("/join/").count();
    let seat = ben.get(&open).await;
    let way = seat.between("/join/").expect("everybody may sit down at an open table").to_owned();
    let home = ben.get("/").await.body;
    assert!(home.contains(&way), "the home page leads there");
    assert_eq!(codes(&home), 1, "and to no other table");
    assert_eq!(codes(&ben.get(&private).await.body), 0);
}

#[tokio::test]
async fn the_host_fills_a_seat_with_a_bot() {
    let (router, _app) = server().await;
    let (mut ada, mut eve) = (Browser::new(&router).await, Browser::new(&router).await);
    let table = ada.open_game("hoard", &["me", "invite"], &[("shuffle", "")]).await;
    let seat = format!("{table}/seat");
    assert_eq!(eve.post(&seat, &[("seat", "2"), ("bot", "greedy")]).await.status, StatusCode::FORBIDDEN);
    assert_eq!(
        ada.post(&seat, &[("seat", "7"), ("bot", "greedy")]).await.status,
        StatusCode::UNPROCESSABLE_ENTITY
    );
    assert_eq!(
        ada.post(&seat, &[("seat", "2"), ("bot", "gandalf")]).await.status,
        StatusCode::UNPROCESSABLE_ENTITY
    );
    let full: Vec<u8> = (1..=2).collect();
    let mut begun = false;
    for number in full {
        begun |= ada.post(&seat, &[("seat", &number.to_string()), ("bot", "greedy")]).await.status
            == StatusCode::SEE_OTHER;
    }
    assert!(begun);
    assert!(ada.get(&table).await.body.contains("id=\"heap\""));
}

#[tokio::test]
async fn languages_and_themes_are_remembered() {
    let (router, _app) = server().await;
    let mut ada = Browser::new(&router).await;
    assert!(ada.get("/").await.body.contains("<html lang=\"en\""));
    let answer = ada.post("/prefs", &[("lang", "de"), ("theme", "light"), ("back", "/about")]).await;
    assert_eq!(answer.location(), "/about");
    let page = ada.get("/about").await.body;
    assert!(page.contains("<html lang=\"de\" data-theme=\"light\""), "{}", &page[..300]);
    assert_eq!(ada.post("/prefs", &[("lang", "xx"), ("back", "//evil.example")]).await.location(), "/");
}

#[tokio::test]
async fn every_plain_page_opens() {
    let (router, _app) = server().await;
    let mut ada = Browser::new(&router).await;
    for path in ["/", "/new/hoard", "/rules", "/rules/hoard", "/rules/hoard?q=stones", "/about", "/healthz"] {
        let answer = ada.get(path).await;
        assert_eq!(answer.status, StatusCode::OK, "{path}");
        let policy = answer.headers.get("content-security-policy").expect("a policy").to_str().unwrap();
        assert!(policy.contains("script-src 'self'") && !policy.contains("unsafe"), "{policy}");
    }
    for asset in web::assets::all() {
        let answer = ada.get(&web::assets::address(asset.name)).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", asset.name);
        assert!(answer.headers["cache-control"].to_str().unwrap().contains("immutable"));
    }
    assert_eq!(ada.get("/style/hoard.css").await.status, StatusCode::OK);
    assert!(ada.get("/rules/hoard").await.body.contains("id=\"HO-TAKE-1\""), "rules can be linked");
}
