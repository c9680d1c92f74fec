//! House rules of clubs at the table: what was agreed is shown before anybody sits down, goes with its person, and stays with
//! the result.

use std::sync::Arc;

use axum::http::StatusCode;
use gaia::Gaia;
use server::App;
use server::live_table::LiveTable;
use server::store::{SeatRow, Sitter, TableId};
use table::{Log, Seat};

use crate::browser::Browser;
use crate::server;
use crate::tables::until;

/// Two people at one screen, without the factions of a first game.
const TWO: [(&str, &str); 5] =
    [("name", "Ada"), ("players", "2"), ("seat-1", "me"), ("seat-2", "here"), ("name-2", "Ben")];

/// What is sent for a new game of Gaia Project.
async fn open(browser: &mut Browser, fields: &[(&str, &str)]) -> String {
    let answer = browser.post("/new/gaia", fields).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    answer.location().to_owned()
}

fn with<'a>(fields: &[(&'a str, &'a str)], more: &[(&'a str, &'a str)]) -> Vec<(&'a str, &'a str)> {
    [fields, more].concat()
}

async fn live(app: &Arc<App>, table: &str) -> Arc<LiveTable> {
    app.table(&TableId::parse(&table[3..]).expect("an id")).await.expect("a table")
}

fn gaia<T>(table: &LiveTable, look: impl FnOnce(&Gaia) -> T) -> T {
    let state = table.state();
    look(state.truth().and_then(|game| game.as_any().downcast_ref()).expect("a game of Gaia Project"))
}

/// The seat of somebody.
fn seat_of(table: &LiveTable, who: &str) -> Seat {
    let is = |row: &&SeatRow| matches!(&row.sitter, Some(Sitter::Person { name, .. }) if name == who);
    table.state().row.seats.iter().find(is).expect("somebody of that name").seat
}

/// The element with this id, up to the next element of its kind.
fn field<'a>(body: &'a str, id: &str) -> &'a str {
    let at = body.find(&format!("id=\"{id}\"")).unwrap_or_else(|| panic!("no {id} in {body}"));
    &body[at..at + body[at..].find('>').expect("its end")]
}

#[tokio::test]
async fn a_handicap_goes_with_its_person_and_everybody_sees_it_before_the_game() {
    let (router, app) = server().await;
    let (mut ada, mut ben) = (Browser::new(&router).await, Browser::new(&router).await);
    let invited =
        [("name", "Ada"), ("players", "2"), ("seat-1", "me"), ("seat-2", "invite"), ("shuffle", "on")];
    // Lots are drawn for the seats: some of these tables have Ada on the second one.
    let mut seats = Vec::new();
    for _ in 0..12 {
        let table =
            open(&mut ada, &with(&invited, &[("option-handicap-1", "-7"), ("option-handicap-2", "")])).await;
        let live = live(&app, &table).await;
        let seat = seat_of(&live, "Ada");
        let waiting = ada.get(&table).await.body;
        assert!(waiting.contains("Handicap") && waiting.contains("Ada −7"), "{waiting}");
        let code =
            waiting.split("/join/").nth(1).and_then(|rest| rest.split('"').next()).expect("an invitation");
        let invitation = ben.get(&format!("/join/{code}")).await.body;
        assert!(invitation.contains("Ada −7"), "whoever is invited knows it: {invitation}");
        ben.post(&format!("/join/{code}"), &[("name", "Ben")]).await;
        let page = ben.get(&table).await.body;
        assert!(page.contains("id=\"menu-agreed\"") && page.contains("Ada −7"), "it is in the menu");
        let points = gaia(&live, |game| game.players()[seat].vp());
        assert_eq!(points, 3, "the points are where Ada sits");
        assert_eq!(gaia(&live, |game| game.players()[seat.clockwise(1, 2)].vp()), 10);
        let log = Log::parse("log", &ben.get(&format!("{table}/log")).await.body).expect("a log");
        let list = log.setup["handicap"].as_array().expect("a list");
        assert_eq!(list[seat.index()].as_integer(), Some(-7), "it is in the log");
        seats.push(seat);
    }
    assert!(seats.contains(&Seat::new(0)) && seats.contains(&Seat::new(1)), "{seats:?}");
}

#[tokio::test]
async fn a_number_that_is_none_is_named_at_its_field() {
    let (router, _app) = server().await;
    let mut ada = Browser::new(&router).await;
    for wrong in ["51", "-51", "five", "1,2", "2.5", "99999999999999999999"] {
        let answer = ada
            .post("/new/gaia", &with(&TWO, &[("option-handicap-1", "4"), ("option-handicap-2", wrong)]))
            .await;
        assert_eq!(answer.status, StatusCode::OK, "{wrong}");
        assert!(answer.body.contains("id=\"option-handicap-2-problem\""), "{wrong}: {}", answer.body);
        assert!(!answer.body.contains("id=\"option-handicap-1-problem\""), "{wrong}");
        assert!(answer.body.contains("from -50 to 50"), "{}", answer.body);
        assert!(field(&answer.body, "option-handicap-1").contains("value=\"4\""), "nothing is lost");
        assert!(
            answer.body.contains("<details id=\"house-rules\" class=\"house\" open"),
            "and it can be seen"
        );
    }
    // What stands in rows that do not play is of no account.
    open(&mut ada, &with(&TWO, &[("option-handicap-3", "nonsense")])).await;
}

#[tokio::test]
async fn a_map_is_laid_again_by_the_code_of_another_table() {
    let (router, app) = server().await;
    let mut ada = Browser::new(&router).await;
    let first = open(&mut ada, &with(&TWO, &[("option-map", "method_3")])).await;
    let page = ada.get(&first).await;
    let code =
        page.between("id=\"layout-code-text\" type=\"text\" readonly value=\"").expect("a code").to_owned();
    let replay = ada.get(&format!("{first}/replay")).await.body;
    assert!(replay.contains(&code), "it is on the page for looking back too");
    let fields = with(&TWO, &[("option-map_code", code.as_str()), ("option-map", "method_1")]);
    let second = open(&mut ada, &fields).await;
    let (one, two) = (live(&app, &first).await, live(&app, &second).await);
    assert!(gaia(&one, |game| gaia(&two, |other| game.board() == other.board())), "the same map");
    let log = Log::parse("log", &ada.get(&format!("{second}/log")).await.body).expect("a log");
    assert_eq!(log.setup["map_code"].as_str(), Some(code.as_str()));
    assert_eq!(log.setup["map"].as_str(), Some("printed"), "the code takes the place of the other choice");
    let again = ada.get(&format!("/new/gaia?like={}", &second[3..])).await.body;
    assert!(field(&again, "option-map_code").contains(&code), "the same again");

    // A slip is named with what would be right, and nothing is lost.
    let mut slip: Vec<char> = code.chars().collect();
    slip[1] = if slip[1] == '5' { '0' } else { char::from(slip[1] as u8 + 1) };
    let slip: String = slip.into_iter().collect();
    for (wrong, says) in
        [(slip.as_str(), "would end with"), ("10-20", "signs"), ("<u>", "names no sector tile")]
    {
        let answer = ada.post("/new/gaia", &with(&TWO, &[("option-map_code", wrong)])).await;
        assert_eq!(answer.status, StatusCode::OK, "{wrong}");
        assert!(
            answer.body.contains("id=\"option-map_code-problem\"") && answer.body.contains(says),
            "{}",
            answer.body
        );
        assert!(!answer.body.contains("<u>"), "what was sent is text");
    }
    let four = [
        ("name", "Ada"),
        ("players", "4"),
        ("seat-1", "me"),
        ("seat-2", "bot-random"),
        ("seat-3", "bot-random"),
        ("seat-4", "bot-random"),
        ("option-map_code", code.as_str()),
    ];
    let answer = ada.post("/new/gaia", &four).await.body;
    assert!(answer.contains("7 sector tiles. With 4 players it has 10"), "{answer}");
}

#[tokio::test]
async fn an_auction_is_agreed_and_played() {
    let (router, app) = server().await;
    let mut ada = Browser::new(&router).await;
    let refused =
        ada.post("/new/gaia", &with(&TWO, &[("option-auction", "on"), ("option-first_game", "on")])).await;
    assert_eq!(refused.status, StatusCode::OK);
    assert!(refused.body.contains("nothing to draw, ban or auction"), "{}", refused.body);

    // Without scripts the usual choice is sent with it: then chance makes the pool.
    let table = open(
        &mut ada,
        &with(
            &TWO,
            &[
                ("option-auction", "on"),
                ("option-pool", "all"),
                ("option-banned-ivits", "on"),
                ("option-banned-xenos", "on"),
            ],
        ),
    )
    .await;
    let live = live(&app, &table).await;
    let pool: Vec<String> = gaia(&live, |game| {
        game.pool().expect("a pool").factions().map(|faction| faction.to_string()).collect()
    });
    assert_eq!(pool.len(), 2);
    let page = ada.get(&table).await.body;
    assert!(page.contains("Auction of the factions") && page.contains("id=\"factions\""), "{page}");
    for faction in &pool {
        assert!(page.contains(&format!("id=\"faction-{faction}\"")), "{faction} is shown");
    }
    assert_eq!(page.matches("class=\"fa ").count(), 2, "and nothing else");
    assert!(
        page.contains("Banned factions") && page.contains("Xenos, Ivits"),
        "what was agreed is in the menu"
    );
    for bid in [format!("bid {} 3", pool[0]), format!("bid {} 5", pool[0]), format!("bid {} 0", pool[1])] {
        let seq = live.state().seq();
        let answer = ada.click(&table, seq, &bid, "confirm").await;
        assert_eq!(live.state().seq(), seq + 1, "{bid}: {}", answer.body);
    }
    assert_eq!(gaia(&live, |game| (table::Game::scores(game).totals(), game.round())), (vec![10, 5], 0));
    let told = ada.get(&table).await.body;
    assert!(told.contains("is outbid for"), "{told}");
    let again = ada.get(&format!("/new/gaia?like={}", &table[3..])).await.body;
    for kept in ["option-banned-ivits", "option-banned-xenos", "option-auction"] {
        let at = again.find(&format!("name=\"{kept}\"")).expect("the field");
        assert!(again[at..at + 80].contains("checked"), "{kept}: {}", &again[at..at + 80]);
    }
}

/// Plays a table to its end by passing wherever that is possible.
async fn pass_on(app: &Arc<App>, table: &Arc<LiveTable>) {
    loop {
        let (seat, seq, legal) = {
            let state = table.state();
            if state.is_over() {
                return;
            }
            let game = state.truth().expect("a game");
            (game.to_move().seat(), state.seq(), game.legal())
        };
        let Some(seat) = seat else {
            until("a turn", || table.state().seq() > seq).await;
            continue;
        };
        let pass = legal.iter().find(|notation| notation.starts_with("pass"));
        let notation = pass.unwrap_or(&legal[0]).clone();
        app.commit(table, seat, seq, &[notation]).await.expect("a legal move");
    }
}

#[tokio::test]
async fn results_say_that_there_was_a_handicap() {
    let (router, app) = server().await;
    let mut ada = Browser::new(&router).await;
    let handicap = [("option-handicap-1", "-4"), ("option-handicap-2", "25"), ("option-first_game", "on")];
    let table = open(&mut ada, &with(&TWO, &handicap)).await;
    let live = live(&app, &table).await;
    pass_on(&app, &live).await;
    let page = ada.get("/results").await.body;
    assert!(page.contains("Handicap: Ada −4, Ben +25"), "at the game: {page}");
    assert!(
        page.matches("Handicap").count() >= 3,
        "by what was agreed, at the records and in the list: {page}"
    );
    let csv = ada.get("/results.csv").await.body;
    assert!(csv.contains("handicap=-4,25"), "{csv}");
    let sheets = ada.get(&format!("/results/sheets?t={}", &table[3..])).await.body;
    assert!(sheets.contains("Handicap") && sheets.contains("-4") && sheets.contains("25"), "{sheets}");
}
