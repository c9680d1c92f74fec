//! Home, new tables, invitations.

use std::time::Duration;

use axum::http::StatusCode;
use bots::GameEntry;
use gaia::Gaia;
use hoard::Hoard;
use phoenix::Phoenix;

use crate::browser::{Browser, serve};
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
    assert!(
        nameless.body.contains("aria-describedby=\"name-problem\" autofocus"),
        "at the field: {}",
        nameless.body
    );
    assert!(nameless.body.contains("id=\"name-problem\" class=\"problem\" role=\"alert\""));
    let nine = ada.post("/new/hoard", &[("name", "A"), ("players", "9"), ("seat-1", "me")]).await;
    assert!(nine.body.contains("1 to 4 players"), "{}", nine.body);
}

#[tokio::test]
async fn every_missing_name_is_reported_at_its_field_and_nothing_is_lost() {
    let (router, _app) = server().await;
    let mut ada = Browser::new(&router).await;
    let fields = [
        ("name", "Ada L."),
        ("players", "3"),
        ("seat-1", "me"),
        ("seat-2", "here"),
        ("name-2", "Ben"),
        ("seat-3", "here"),
        ("name-3", "   "),
        ("shuffle", "on"),
        ("open", "on"),
    ];
    let answer = ada.post("/new/hoard", &fields).await.body;
    assert_eq!(answer.matches("role=\"alert\"").count(), 1, "{answer}");
    assert!(answer.contains("aria-describedby=\"name-3-problem\" autofocus"), "{answer}");
    assert!(answer.contains("id=\"name-3-problem\""));
    for kept in [
        "value=\"Ada L.\"",
        "value=\"Ben\"",
        "name=\"players\" value=\"3\" checked",
        "name=\"open\" value=\"on\" checked",
    ] {
        assert!(answer.contains(kept), "{kept}: {answer}");
    }
    assert_eq!(answer.matches("value=\"here\" selected").count(), 2);
}

/// The part of a form that offers a value of an option.
fn offer<'a>(body: &'a str, option: &str, value: &str) -> &'a str {
    let field = format!("name=\"option-{option}\" value=\"{value}\"");
    let at = body.find(&field).unwrap_or_else(|| panic!("no {field}"));
    let start = body[..at].rfind("<label").expect("a label");
    &body[start..at + body[at..].find("</label>").expect("its end")]
}

#[tokio::test]
async fn what_does_not_fit_the_number_of_players_cannot_be_chosen() {
    let games = vec![GameEntry::of::<Gaia>(), GameEntry::of::<Phoenix>()];
    let (router, _app) = serve(games, Duration::ZERO).await;
    let mut ada = Browser::new(&router).await;
    let form = ada.get("/new/gaia").await.body;
    let small = offer(&form, "map", "small");
    assert!(small.contains("data-players=\"3\"") && small.contains("disabled"), "{small}");
    assert!(small.contains("Only with 3 players."), "the reason stands beside it: {small}");
    let printed = offer(&form, "map", "printed");
    assert!(!printed.contains("disabled") && !printed.contains("data-players"), "{printed}");

    let form = ada.get("/new/phoenix").await.body;
    let third = offer(&form, "starting_player", "third");
    assert!(third.contains("data-players=\"3 4\"") && third.contains("disabled"), "{third}");
    assert!(third.contains("Only with 3 or 4 players."), "{third}");
    assert!(!offer(&form, "starting_player", "second").contains("disabled"));

    // What cannot be chosen with something else says so where it comes later in the form.
    let fields = [("players", "2"), ("seat-1", "me"), ("seat-2", "bot-random"), ("option-first_game", "on")];
    let form = ada.post("/new/phoenix", &fields).await.body;
    let clashing = offer(&form, "hubs", "advanced");
    assert!(
        clashing.contains("data-clashes=\"option-first_game=on\"") && clashing.contains("disabled"),
        "{clashing}"
    );
    assert!(clashing.contains("Not together with: First game."), "{clashing}");

    // Whoever sends it all the same is refused, at that field, and keeps everything else.
    for (game, option, value) in [("gaia", "map", "small"), ("phoenix", "starting_player", "fourth")] {
        let field = format!("option-{option}");
        let fields = [
            ("name", "Ada L."),
            ("players", "2"),
            ("seat-1", "me"),
            ("seat-2", "bot-random"),
            ("option-first_game", "on"),
            (field.as_str(), value),
        ];
        let answer = ada.post(&format!("/new/{game}"), &fields).await;
        assert_eq!(answer.status, StatusCode::OK);
        assert!(answer.body.contains(&format!("id=\"{field}-problem\"")), "{}", answer.body);
        assert!(answer.body.contains("value=\"Ada L.\""));
        assert!(offer(&answer.body, "first_game", "on").contains("checked"));
    }
    let three = [
        ("name", "Ada"),
        ("players", "3"),
        ("seat-1", "me"),
        ("seat-2", "bot-random"),
        ("seat-3", "bot-random"),
        ("option-map", "small"),
    ];
    assert_eq!(ada.post("/new/gaia", &three).await.status, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn every_game_has_a_picture_and_a_way_in_without_questions() {
    let games = vec![GameEntry::of::<Gaia>(), GameEntry::of::<Phoenix>(), GameEntry::of::<Hoard>()];
    let (router, _app) = serve(games, Duration::ZERO).await;
    let mut ada = Browser::new(&router).await;
    let home = ada.get("/").await.body;
    assert_eq!(home.matches("class=\"emblem\"").count(), 3);
    for game in ["gaia", "phoenix", "hoard"] {
        let way = format!("/new/{game}/quick");
        assert!(home.contains(&format!("action=\"{way}\"")), "{way}");
        assert!(home.contains(&format!("href=\"/new/{game}\"")), "{game}");
        let table = ada.post(&way, &[]).await;
        assert_eq!(table.status, StatusCode::SEE_OTHER, "{game}: {}", table.body);
        assert_eq!(ada.get(table.location()).await.status, StatusCode::OK, "{game}");
    }
}

#[tokio::test]
async fn tables_at_one_screen_are_named_by_their_people_and_bots_have_names() {
    let (router, _app) = server().await;
    let mut ada = Browser::new(&router).await;
    ada.open_game("hoard", &["me", "here"], &[("shuffle", "")]).await;
    let home = ada.get("/").await.body;
    assert!(home.contains("Ada, Cleo"), "{home}");
    let mut eve = Browser::new(&router).await;
    let table = eve.open_game("hoard", &["bot-random", "me"], &[("shuffle", "")]).await;
    let home = eve.get("/").await.body;
    let name = web::bot_called(&table[3..], table::Seat::new(0));
    assert!(home.contains(&format!("{name} (Learner), you")), "{home}");
    assert!(eve.get(&table).await.body.contains(name), "and the same name at the table");
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
    let pages = ["/", "/new/hoard", "/rules", "/rules/hoard", "/rules/hoard?q=stones", "/about", "/healthz"];
    for path in pages.into_iter().chain(["/results", "/import", "/results.csv", "/results.json"]) {
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

#[tokio::test]
async fn invitations_are_whole_addresses_with_a_code_for_phones() {
    let (router, _app) = server().await;
    let mut ada = Browser::new(&router).await;
    let table = ada.open_game("hoard", &["me", "invite", "invite"], &[]).await;
    let page = ada.get(&table).await;
    assert_eq!(page.body.matches("value=\"http://localhost/join/").count(), 2, "{}", page.body);
    assert_eq!(page.body.matches("class=\"qr\"").count(), 2, "one for each seat");
    assert!(page.body.contains("can only be reached from this computer"), "{}", page.body);
    assert!(page.body.contains("astrarium serve --host 0.0.0.0"), "and what to do about it");
    let whole = page.between("value=\"http://localhost/join/").expect("an address").to_owned();
    assert_eq!(ada.get(&format!("/join/{whole}")).await.status, StatusCode::OK);

    ada.host = "evil.example".to_owned();
    let evil = ada.get(&table).await;
    assert_eq!(evil.status, StatusCode::MISDIRECTED_REQUEST);
    assert!(!evil.body.contains("evil.example"), "a foreign name is never repeated");
}

#[tokio::test]
async fn a_device_can_put_the_page_among_its_apps() {
    let (router, _) = server().await;
    let mut ada = Browser::new(&router).await;
    let home = ada.get("/").await;
    let manifest = ada.get(home.between("rel=\"manifest\" href=\"").expect("a manifest")).await;
    assert_eq!(manifest.headers["content-type"], "application/manifest+json");
    let manifest: serde_json::Value = serde_json::from_str(&manifest.body).expect("JSON");
    assert_eq!((&manifest["start_url"], &manifest["display"]), (&"/".into(), &"standalone".into()));
    for icon in manifest["icons"].as_array().expect("icons") {
        let picture = ada.get(icon["src"].as_str().expect("an address")).await;
        assert_eq!(picture.headers["content-type"], "image/png", "{icon}");
    }
    // Everything that the worker keeps is there, and it is asked for anew when files have changed.
    let worker = ada.get("/worker.js").await;
    assert_eq!(worker.headers["cache-control"], "no-cache");
    let files =
        worker.body.split("const FILES = ").nth(1).and_then(|rest| rest.split(';').next()).expect("files");
    let files: Vec<String> = serde_json::from_str(files).expect("a list");
    for file in files.iter().map(String::as_str).chain(["/offline"]) {
        assert_eq!(ada.get(file).await.status, StatusCode::OK, "{file}");
    }
}

#[tokio::test]
async fn the_same_again_is_a_form_filled_in() {
    let (router, _) = serve(vec![GameEntry::of::<Hoard>(), GameEntry::of::<Gaia>()], Duration::ZERO).await;
    let (mut ada, mut eve) = (Browser::new(&router).await, Browser::new(&router).await);
    let options = [("option-turn_order", "passing")];
    let table = ada.open_game("gaia", &["bot-novice", "here", "me", "invite"], &options).await;
    let like = |game: &str| format!("/new/{game}?like={}", &table[3..]);
    let form = ada.get(&like("gaia")).await.body;
    let chosen = |form: &str, field: &str| {
        let select = form.split(&format!("name=\"{field}\"")).nth(1).expect("a field");
        let before = select.split(" selected").next().expect("something is chosen");
        before
            .rsplit("value=\"")
            .next()
            .and_then(|rest| rest.split('"').next())
            .unwrap_or_default()
            .to_owned()
    };
    let seats = ["seat-1", "seat-2", "seat-3", "seat-4"].map(|seat| chosen(&form, seat));
    assert_eq!(seats, ["bot-novice", "here", "me", "invite"]);
    assert!(form.contains("value=\"Ada\"") && form.contains("value=\"Cleo\""));
    assert!(form.contains("name=\"option-turn_order\" value=\"passing\" checked"), "{form}");
    // Somebody else gets the options, and nobody's name; another game has nothing in common.
    let others = eve.get(&like("gaia")).await.body;
    assert_eq!(chosen(&others, "seat-1"), "me");
    assert!(!others.contains("Cleo"));
    assert_eq!(ada.get(&like("hoard")).await.status, StatusCode::OK);
    assert_eq!(ada.get("/new/gaia?like=../x").await.status, StatusCode::OK);
}
