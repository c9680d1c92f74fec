//! Hints, and games looked back at: who gets them, when, and nothing else.

use std::sync::Arc;

use axum::http::StatusCode;
use server::App;
use server::limits::{Limits, Rate};
use server::live_table::LiveTable;
use server::store::{Database, Sitter, TableId, TableRow};

use crate::browser::{Answer, Browser, serve_from};
use crate::results::play;
use crate::tables::{address, lay, lines, person, row, server};

/// Two players, dealt to; everybody has had a turn, and it is the first one's.
const PLAYED: [&str; 8] =
    ["* draw 3", "* draw 7", "* draw 2", "* draw 9", "1 keep 7", "2 keep 9", "1 take 1", "2 take 1"];

fn bot() -> Sitter {
    Sitter::Bot("random".to_owned())
}

async fn against_a_bot(app: &Arc<App>, ada: &Browser) -> Arc<LiveTable> {
    lay(app, &row(TableId::random(), 7, &[person(ada, "Ada"), bot()]), &PLAYED).await
}

async fn ask(browser: &mut Browser, table: &str, seq: usize, mode: &str, draft: &str) -> Answer {
    browser.fragments = true;
    let seq = seq.to_string();
    let fields = [("seq", seq.as_str()), ("mode", mode), ("as", ""), ("draft", draft)];
    let answer = browser.post(&format!("{table}/hint"), &fields).await;
    browser.fragments = false;
    answer
}

#[tokio::test]
async fn a_hint_goes_into_the_draft_and_is_the_players_to_confirm() {
    let (router, app) = server().await;
    let mut ada = Browser::new(&router).await;
    let live = against_a_bot(&app, &ada).await;
    let table = address(&live);
    assert!(ada.get(&table).await.body.contains("id=\"ask-hint\""));
    let hint = ask(&mut ada, &table, 8, "play", "").await;
    assert_eq!(hint.status, StatusCode::OK, "{}", hint.body);
    assert!(
        hint.body.contains("What a strong bot would do") && hint.body.contains("take-hint-2"),
        "{}",
        hint.body
    );
    assert!(!hint.body.contains("to win"), "nothing was learnt about this game");
    let advised = hint.between("value=\"take ").expect("a turn").to_owned();
    // Even where everything is confirmed at once, advice is not.
    let fields =
        [("seq", "8"), ("mode", "play"), ("draft", ""), ("auto", "on"), ("do", &format!("take {advised}"))];
    ada.fragments = true;
    let answer = ada.post(&format!("{table}/draft"), &fields).await;
    ada.fragments = false;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
    assert!(
        answer.written().contains(&format!("value=\"{advised}\"")),
        "it is in the draft: {}",
        answer.body
    );
    assert_eq!(lines(&live).len(), 8, "nothing is confirmed");
    ada.click(&table, 8, &advised, "confirm").await;
    assert_eq!(lines(&live)[8], format!("1 {}", advised.split(';').next().unwrap_or_default()));
}

#[tokio::test]
async fn the_same_question_has_the_same_answer() {
    let (router, app) = server().await;
    let mut ada = Browser::new(&router).await;
    let live = against_a_bot(&app, &ada).await;
    let table = address(&live);
    let first = ask(&mut ada, &table, 8, "play", "").await.body;
    assert_eq!(ask(&mut ada, &table, 8, "play", "").await.body, first);
}

#[tokio::test]
async fn there_are_no_hints_for_others_or_out_of_turn() {
    let (router, app) = server().await;
    let (mut ada, mut eve) = (Browser::new(&router).await, Browser::new(&router).await);
    let live = against_a_bot(&app, &ada).await;
    let table = address(&live);
    assert_eq!(ask(&mut eve, &table, 8, "play", "").await.status, StatusCode::FORBIDDEN);
    assert_eq!(
        ada.post_raw(&format!("{table}/hint"), "seq=8").await.status,
        StatusCode::FORBIDDEN,
        "no token"
    );
    assert_eq!(ask(&mut ada, "/t/aaaaaaaaaa", 8, "play", "").await.status, StatusCode::NOT_FOUND);
    for (seq, mode, draft) in
        [(4, "play", ""), (99, "play", ""), (8, "play", "take 1"), (8, "plan", ""), (8, "play", "dig")]
    {
        let answer = ask(&mut ada, &table, seq, mode, draft).await;
        assert_eq!(answer.status, StatusCode::CONFLICT, "{seq} {mode} {draft}: {}", answer.body);
        assert!(!answer.body.contains("take-hint"), "{}", answer.body);
    }
    let nonsense = ada.post(&format!("{table}/hint"), &[("seq", "x")]).await;
    assert_eq!(nonsense.status, StatusCode::UNPROCESSABLE_ENTITY);
    let waiting = ada.open_game("hoard", &["me", "invite"], &[]).await;
    assert_eq!(ask(&mut ada, &waiting, 0, "play", "").await.status, StatusCode::CONFLICT);
}

#[tokio::test]
async fn where_people_play_against_each_other_hints_have_to_be_agreed_on() {
    let (router, app) = server().await;
    let (mut ada, ben) = (Browser::new(&router).await, Browser::new(&router).await);
    let sitters = [person(&ada, "Ada"), person(&ben, "Ben")];
    let live = lay(&app, &row(TableId::random(), 7, &sitters), &PLAYED).await;
    let table = address(&live);
    assert!(!ada.get(&table).await.body.contains("ask-hint"));
    let answer = ask(&mut ada, &table, 8, "play", "").await;
    assert_eq!(answer.status, StatusCode::CONFLICT);
    assert!(answer.body.contains("hints were not agreed on"), "{}", answer.body);
    let agreed = TableRow { hints: true, ..row(TableId::random(), 7, &sitters) };
    let live = lay(&app, &agreed, &PLAYED).await;
    let table = address(&live);
    assert!(ada.get(&table).await.body.contains("ask-hint"));
    assert_eq!(ask(&mut ada, &table, 8, "play", "").await.status, StatusCode::OK);
    // Two people at one screen are in nobody's way.
    let shared = [person(&ada, "Ada"), person(&ada, "Cleo")];
    let live = lay(&app, &row(TableId::random(), 7, &shared), &PLAYED).await;
    let table = address(&live);
    let curtain = ask(&mut ada, &table, 8, "play", "").await;
    assert!(curtain.status == StatusCode::CONFLICT, "first somebody takes over: {}", curtain.body);
    let fields = [("seq", "8"), ("mode", "play"), ("as", "1"), ("draft", "")];
    assert_eq!(ada.post(&format!("{table}/hint"), &fields).await.status, StatusCode::OK);
}

#[tokio::test]
async fn whoever_is_invited_reads_what_was_agreed() {
    let (router, _) = server().await;
    let (mut ada, mut ben) = (Browser::new(&router).await, Browser::new(&router).await);
    let table = ada.open_game("hoard", &["me", "invite"], &[("hints", "on")]).await;
    let page = ada.get(&table).await;
    assert!(page.body.contains("Hints for everybody"), "{}", page.body);
    let code = page.between("/join/").expect("an invitation").to_owned();
    assert!(ben.get(&format!("/join/{code}")).await.body.contains("may ask a strong bot for hints"));
}

#[tokio::test]
async fn hints_are_counted() {
    let rate = Rate { per_second: 1, burst: 2 };
    let limits = Limits { hints_per_person: rate, ..Limits::default() };
    let store = Arc::new(Database::in_memory().await.expect("memory"));
    let settings = server::Settings { limits, ..server::Settings::default() };
    let (router, app) = serve_from(vec![bots::GameEntry::of::<hoard::Hoard>()], store, settings).await;
    let mut ada = Browser::new(&router).await;
    let live = against_a_bot(&app, &ada).await;
    let table = address(&live);
    let mut answers = Vec::new();
    for _ in 0..6 {
        answers.push(ask(&mut ada, &table, 8, "play", "take 1").await.status);
    }
    assert!(answers.contains(&StatusCode::TOO_MANY_REQUESTS), "{answers:?}");
}

/// Asks until the bot is done.
async fn analysis(browser: &mut Browser, table: &str) -> String {
    for _ in 0..500 {
        let answer = browser.get(&format!("{table}/analysis?part=1")).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
        if !answer.body.contains("hx-trigger=\"every") {
            return answer.body;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    panic!("the bot is never done");
}

#[tokio::test]
async fn a_finished_game_is_looked_back_at_and_a_running_one_is_not() {
    let (router, app) = server().await;
    let (mut ada, mut eve) = (Browser::new(&router).await, Browser::new(&router).await);
    let live = lay(&app, &row(TableId::random(), 7, &[person(&ada, "Ada"), person(&ada, "Ben")]), &[]).await;
    let table = address(&live);
    for browser in [&mut ada, &mut eve] {
        let answer = browser.get(&format!("{table}/analysis")).await;
        assert_eq!(answer.status, StatusCode::CONFLICT, "{}", answer.body);
        assert!(answer.body.contains("The game is still on"), "{}", answer.body);
    }
    assert!(!ada.get(&format!("{table}/replay")).await.body.contains("/analysis"));
    play(&app, &live, &[3, 1]).await;
    assert!(ada.get(&table).await.body.contains(&format!("{table}/analysis")));
    assert!(ada.get(&format!("{table}/replay")).await.body.contains(&format!("{table}/analysis")));
    let page = ada.get(&format!("{table}/analysis")).await.body;
    assert!(page.contains("<h1>Analysis"), "{page}");
    let done = analysis(&mut ada, &table).await;
    assert!(!done.contains("<h1>") && done.contains("id=\"judged\""), "{done}");
    assert!(
        done.contains(&format!("{table}/replay?at=")) && done.contains(&format!("{table}/on?at=")),
        "{done}"
    );
    assert!(done.contains("Played:") && done.contains("Better:") && done.contains("Take 3 stones"), "{done}");
    let whole = eve.get(&format!("{table}/analysis")).await.body;
    assert!(whole.contains("<h1>Analysis") && whole.contains("Costly decisions"), "{whole}");
    assert_eq!(ada.get("/t/aaaaaaaaaa/analysis").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_game_that_was_brought_along_is_looked_back_at() {
    let (router, app) = server().await;
    let mut ada = Browser::new(&router).await;
    let live = lay(&app, &row(TableId::random(), 7, &[person(&ada, "Ada"), bot()]), &[]).await;
    play(&app, &live, &[3, 1]).await;
    let log = ada.get(&format!("{}/log", address(&live))).await.body;
    let study = ada.paste(&log).await.location().to_owned();
    let table = study.split('/').take(3).collect::<Vec<_>>().join("/");
    assert!(analysis(&mut ada, &table).await.contains("Costly decisions"));
}

#[tokio::test]
async fn levels_and_styles_are_chosen_and_kept() {
    let (router, app) = server().await;
    let mut ada = Browser::new(&router).await;
    let form = ada.get("/new/hoard").await.body;
    for level in ["novice", "easy", "medium", "hard", "expert"] {
        assert!(form.contains(&format!("value=\"bot-{level}\"")), "{form}");
    }
    assert!(form.contains("clings to stones"), "{form}");
    let stored = async |table: &str| {
        let id = TableId::parse(&table[3..]).expect("a name");
        let row = app.store.table(&id).await.expect("read").expect("a table");
        let name = |seat: server::store::SeatRow| match seat.sitter {
            Some(Sitter::Bot(name)) => name,
            other => format!("{other:?}").split(' ').next().unwrap_or_default().to_owned(),
        };
        row.seats.into_iter().map(name).collect::<Vec<_>>()
    };
    let table = ada.open_game("hoard", &["me", "bot-easy", "bot-hard"], &[("style-2", "miser")]).await;
    assert_eq!(stored(&table).await, ["Some(Person", "easy:miser", "hard"]);
    let page = ada.get(&table).await.body;
    assert!(page.contains("bot · Easy · clings to stones") && page.contains("bot · Hard<"), "{page}");
    let lot = ada.open_game("hoard", &["me", "bot-medium"], &[]).await;
    assert_eq!(stored(&lot).await[1], "medium:miser", "there is but one lot");
    let fields =
        [("name", "Ada"), ("players", "2"), ("seat-1", "me"), ("seat-2", "bot-easy"), ("style-2", "<b>")];
    let wrong = ada.post("/new/hoard", &fields).await;
    assert!(wrong.body.contains("id=\"style-2-problem\""), "{}", wrong.body);
    let quick = ada.post("/new/hoard/quick", &[]).await;
    assert!(stored(quick.location()).await.contains(&"easy:miser".to_owned()));
}
