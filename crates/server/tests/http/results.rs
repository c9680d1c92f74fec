//! One's own results.

use std::sync::Arc;

use axum::http::StatusCode;
use server::live_table::LiveTable;
use server::store::{After, Database, Known, LoggedMove, Outcome, Person, SeatRow, Sitter, Store, TableId};
use server::{App, Settings};
use sqlx::Connection as _;

use crate::browser::{Browser, serve_from};
use crate::tables::{lay, person, row, server, until};

/// Plays a table to its end: people take as many stones as they are told, one after the other.
pub async fn play(app: &Arc<App>, table: &Arc<LiveTable>, takes: &[u8]) {
    let mut takes = takes.iter().copied().cycle();
    loop {
        app.table(&table.id).await.expect("a table");
        let (seat, seq, legal) = {
            let state = table.state();
            if state.is_over() {
                return;
            }
            let game = state.truth().expect("a game");
            let is_person = |seat: &SeatRow| matches!(seat.sitter, Some(Sitter::Person { .. }));
            (
                game.to_move().seat().filter(|_| state.mover().is_some_and(is_person)),
                state.seq(),
                game.legal(),
            )
        };
        let Some(seat) = seat else {
            until("the turn of a person", || table.state().seq() > seq).await;
            continue;
        };
        let wanted = format!("take {}", takes.next().expect("endless"));
        let chosen = legal.iter().find(|notation| **notation == wanted);
        let quiet =
            || legal.iter().find(|notation| notation.starts_with("keep") || notation.starts_with("take"));
        let notation = chosen.or_else(quiet).expect("a move").clone();
        app.commit(table, seat, seq, &[notation]).await.expect("a legal move");
    }
}

/// A finished game that the store knows by its points alone: Ada on the first seat, others on the others.
async fn finished(app: &App, sitters: &[Sitter], points: &[i32], ended: i64) -> TableId {
    let table = row(TableId::random(), 1, sitters);
    for seat in &table.seats {
        if let Some(Sitter::Person { id, name }) = &seat.sitter {
            let person = Person { id: *id, name: name.clone(), created: 1 };
            app.store.save_person(&person).await.expect("saved");
        }
    }
    app.store.open_table(&table).await.expect("opened");
    let mv = [LoggedMove { seat: None, notation: "draw 3".to_owned(), at: ended * 1000 }];
    let outcome = Outcome::of_points(points);
    let _ = app.store.append(&table.id, Known::moves(0), &mv, After::Over(&outcome)).await.expect("written");
    table.id
}

#[tokio::test]
async fn a_game_that_ends_counts_for_those_who_sit_there() {
    let (router, app) = server().await;
    let (mut ada, mut ben) = (Browser::new(&router).await, Browser::new(&router).await);
    let mut eve = Browser::new(&router).await;
    let nothing = ada.get("/results").await;
    assert_eq!(nothing.status, StatusCode::OK);
    assert!(nothing.body.contains("No finished games yet"), "{}", nothing.body);

    let table = lay(&app, &row(TableId::random(), 7, &[person(&ada, "Ada"), person(&ben, "Ben")]), &[]).await;
    play(&app, &table, &[3, 1]).await;
    let page = ada.get("/results").await.body;
    let totals = table.state().row.points.clone().expect("the game is over");
    assert!(
        page.contains(&format!("/t/{}/replay", table.id))
            && page.contains(&format!("/t/{}/export", table.id))
    );
    assert!(page.contains("Ben") && page.contains(&totals[0].to_string()), "{page}");
    assert!(page.contains("Only gathered"), "what was played");
    assert!(page.contains("2 players"), "what was agreed");
    assert!(ben.get("/results").await.body.contains(&table.id.to_string()));
    let strange = eve.get("/results").await.body;
    assert!(!strange.contains(table.id.as_str()) && strange.contains("No finished games yet"));

    let german = ada.get("/results.json").await;
    assert_eq!(german.headers["content-type"], "application/json");
    let json: serde_json::Value = serde_json::from_str(&german.body).expect("JSON");
    assert_eq!(json["games"][0]["table"], table.id.as_str());
    assert_eq!(json["games"][0]["seats"][1]["points"], totals[1]);
    assert_eq!(json["games"][0]["seats"][0]["kind"], "me");
    let sum: i64 = json["games"][0]["seats"][0]["sources"]
        .as_object()
        .expect("sources")
        .values()
        .filter_map(serde_json::Value::as_i64)
        .sum();
    assert_eq!(sum, i64::from(totals[0]), "the sheet adds up");
}

#[tokio::test]
async fn bots_and_automatic_opponents_are_told_apart() {
    let (router, app) = server().await;
    let mut ada = Browser::new(&router).await;
    let bot = Sitter::Bot("random".to_owned());
    let first = lay(&app, &row(TableId::random(), 3, &[person(&ada, "Ada"), bot]), &[]).await;
    play(&app, &first, &[2]).await;
    let second = lay(&app, &row(TableId::random(), 4, &[person(&ada, "Ada")]), &[]).await;
    until("the dragon's first steps", || second.state().seq() > 0).await;
    play(&app, &second, &[1]).await;
    let page = ada.get("/results").await.body;
    assert!(page.contains("with=bot-random") && page.contains("Learner"), "{page}");
    assert!(page.contains("with=automatic-hoard-"), "{page}");
    let alone = ada.get("/results?with=automatic-hoard-").await.body;
    assert!(alone.contains(second.id.as_str()) && !alone.contains(first.id.as_str()));
    let two = ada.get("/results?players=2").await.body;
    assert!(two.contains(first.id.as_str()) && !two.contains(second.id.as_str()));
    let none = ada.get("/results?players=2&with=automatic-hoard-").await.body;
    assert!(none.contains("No finished game fits this choice"), "{none}");
}

#[tokio::test]
async fn figures_add_up() {
    let (router, app) = server().await;
    let (mut ada, ben) = (Browser::new(&router).await, Browser::new(&router).await);
    let two = [person(&ada, "Ada"), person(&ben, "Ben")];
    let mut ids = Vec::new();
    for (day, points) in [[10, 4], [12, 9], [3, 8], [20, 2]].iter().enumerate() {
        ids.push(finished(&app, &two, points, 1_800_000_000 + 86_400 * day as i64).await);
    }
    let page = ada.get("/results").await.body;
    let figures = "<td>4</td><td>3 <span class=\"muted\">(75%)</span></td><td>11.2</td><td>20</td><td>3</td>";
    assert!(page.contains(figures), "three of four, 45 points in all: {page}");
    let record = |what: &str, amount: &str, id: &TableId| {
        format!("<span>{what}</span><strong>{amount}</strong><a class=\"small\" href=\"/t/{id}/replay\">")
    };
    assert!(page.contains(&record("Most points, 2 players", "20", &ids[3])), "{page}");
    assert!(page.contains(&record("Biggest win, by points", "18", &ids[3])));
    assert!(page.contains(&record("Closest win, by points", "3", &ids[1])));
    assert!(page.contains("<span>Longest row of wins</span><strong>2</strong>"));
    let csv = ada.get("/results.csv").await;
    assert_eq!(csv.headers["content-type"], "text/csv; charset=utf-8");
    let lines: Vec<&str> = csv.body.lines().collect();
    assert_eq!(lines.len(), 5);
    assert!(lines[0].starts_with("ended,game,table,players,seat,name,plays,points,rank,won"));
    assert!(lines[1].starts_with("2027-01-18T"), "the latest first: {}", lines[1]);
    assert!(lines[2].contains(",3,2,0,8,Ben,8,"), "{}", lines[2]);

    ada.cookie += "; lang=de";
    let german = ada.get("/results").await.body;
    assert!(german.contains("Meine Ergebnisse") && german.contains("<td>11,2</td>"), "{german}");
}

#[tokio::test]
async fn at_a_shared_screen_the_own_name_says_which_seat_is_ones_own() {
    let (router, app) = server().await;
    let mut ada = Browser::new(&router).await;
    let cleo = person(&ada, "Cleo");
    finished(&app, &[cleo, person(&ada, "Ada")], &[9, 4], 1_800_000_000).await;
    let json: serde_json::Value = serde_json::from_str(&ada.get("/results.json").await.body).expect("JSON");
    assert_eq!((&json["games"][0]["seat"], &json["games"][0]["rank"]), (&2.into(), &2.into()));
    let page = ada.get("/results").await.body;
    assert!(page.contains("Cleo") && page.contains("<td>0 <span class=\"muted\">(0%)"), "{page}");
}

#[tokio::test]
async fn names_of_others_are_words_and_nothing_else() {
    let (router, app) = server().await;
    let (mut ada, eve) = (Browser::new(&router).await, Browser::new(&router).await);
    let evil = person(&eve, "=<b>\"evil\",1");
    finished(&app, &[person(&ada, "Ada"), evil], &[9, 4], 1_800_000_000).await;
    let page = ada.get("/results").await.body;
    assert!(page.contains("=&lt;b&gt;") && !page.contains("=<b>"), "{page}");
    assert!(!page.contains(&eve.person().to_string()), "nobody's id is shown");
    let csv = ada.get("/results.csv").await.body;
    assert!(csv.contains(",\"'=<b>\"\"evil\"\",1\","), "{csv}");
    for odd in [
        "/results?game=%00&players=99999999999999999999&with=%22%3E%3Cscript%3E",
        "/results?game=hoard&game=gaia",
        &format!("/results?with={}", "x".repeat(5000)),
    ] {
        let answer = ada.get(odd).await;
        assert_eq!(answer.status, StatusCode::OK, "{odd}");
        assert!(!answer.body.contains("\"><script>"), "{odd}");
    }
}

#[tokio::test]
async fn score_sheets_lie_side_by_side() {
    let (router, app) = server().await;
    let (mut ada, mut eve) = (Browser::new(&router).await, Browser::new(&router).await);
    let mut tables = Vec::new();
    for seed in [7, 8] {
        let sitters = [person(&ada, "Ada"), person(&ada, "Ben")];
        let table = lay(&app, &row(TableId::random(), seed, &sitters), &[]).await;
        play(&app, &table, &[3, 2]).await;
        tables.push(table);
    }
    let address = format!("/results/sheets?t={}&t={}", tables[0].id, tables[1].id);
    let page = ada.get(&address).await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.body);
    assert!(page.body.contains("Stones") && page.body.contains("Total"));
    for table in &tables {
        assert!(page.body.contains(&format!("/t/{}/replay", table.id)));
        for points in table.state().row.points.clone().expect("over") {
            assert!(page.body.contains(&format!(">{points}<")), "{points}: {}", page.body);
        }
    }
    let strange = eve.get(&address).await;
    assert_eq!(strange.status, StatusCode::UNPROCESSABLE_ENTITY, "they are not Eve's");
    let empty = ada.get("/results/sheets").await;
    assert_eq!(empty.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(empty.body.contains("Tick at least one"), "{}", empty.body);
}

/// A folder of its own, removed afterwards.
struct Folder(std::path::PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[tokio::test]
async fn games_that_ended_before_results_were_kept_are_counted_at_the_next_start() {
    let folder = Folder(
        std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("results-{}", TableId::random())),
    );
    let file = folder.0.join("tables.db");
    let store = Arc::new(Database::open(&file).await.expect("a store"));
    let games = || vec![bots::GameEntry::of::<hoard::Hoard>()];
    let (router, app) = serve_from(games(), store.clone(), Settings::default()).await;
    let mut ada = Browser::new(&router).await;
    let sitters = [person(&ada, "Ada"), person(&ada, "Ben")];
    let table = lay(&app, &row(TableId::random(), 7, &sitters), &[]).await;
    play(&app, &table, &[3, 2]).await;
    let before = ada.get("/results.json").await.body;

    let mut raw = sqlx::SqliteConnection::connect(&file.display().to_string()).await.expect("a file");
    sqlx::raw_sql("DELETE FROM results").execute(&mut raw).await.expect("deleted");
    assert_eq!(app.store.uncounted().await.expect("read"), [table.id]);
    let points = ada.get("/results.json").await.body;
    assert!(points.contains("\"points\"") && !points.contains("plays-"), "the points are known: {points}");
    app.count_old_games().await.expect("counted");
    assert_eq!(app.store.uncounted().await.expect("read"), []);
    assert_eq!(ada.get("/results.json").await.body, before, "and then everything is");
    store.close().await;
}

#[tokio::test]
async fn a_seat_that_was_left_to_a_bot_is_nobodys_result() {
    let (router, app) = server().await;
    let (mut ada, ben) = (Browser::new(&router).await, Browser::new(&router).await);
    let table = lay(&app, &row(TableId::random(), 7, &[person(&ada, "Ada"), person(&ben, "Ben")]), &[]).await;
    let gone = ada.post(&format!("/t/{}/leave", table.id), &[("bot", "random")]).await;
    assert_eq!(gone.status, StatusCode::SEE_OTHER);
    play(&app, &table, &[3]).await;
    assert!(ada.get("/results").await.body.contains("No finished games yet"));
}
