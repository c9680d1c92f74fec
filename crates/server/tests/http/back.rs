//! Turns that are taken back, and those that stay.

use std::sync::Arc;
use std::time::Duration;

use axum::http::StatusCode;
use bots::GameEntry;
use gaia::Gaia;
use hoard::Hoard;
use phoenix::Phoenix;
use server::App;
use server::back::may_take_back;
use server::live_table::{Guests, LiveTable};
use server::store::{After, Known, LoggedMove, Pace, Sitter, TableId};
use table::{Lang, Seat};

use crate::browser::{Answer, Browser, encode, serve};
use crate::tables::{address, lay, lines, person, row, server, until};

/// Two players, dealt to; everybody has had a turn.
const PLAYED: [&str; 8] =
    ["* draw 3", "* draw 7", "* draw 2", "* draw 9", "1 keep 7", "2 keep 9", "1 take 1", "2 take 1"];

fn bot() -> Sitter {
    Sitter::Bot("random".to_owned())
}

/// Ada against a bot, with these moves behind them.
async fn against_a_bot(app: &Arc<App>, ada: &Browser, moves: &[&str]) -> Arc<LiveTable> {
    lay(app, &row(TableId::random(), 7, &[person(ada, "Ada"), bot()]), moves).await
}

async fn back(browser: &mut Browser, table: &LiveTable, seq: usize) -> Answer {
    browser.post(&format!("{}/back", address(table)), &[("seq", &seq.to_string())]).await
}

async fn stored(app: &App, table: &LiveTable) -> Vec<LoggedMove> {
    app.store.moves(&table.id, 0).await.expect("read")
}

/// Asks, and is refused with this sentence. Nothing changes.
async fn stays(app: &App, browser: &mut Browser, table: &LiveTable, seq: usize, why: &str) {
    let (before, kept) = (lines(table), stored(app, table).await);
    let answer = back(browser, table, seq).await;
    assert_eq!(answer.status, StatusCode::CONFLICT, "{why}: {}", answer.body);
    assert!(answer.body.contains(why), "{why}: {}", answer.body);
    assert_eq!(lines(table), before, "{why}");
    assert_eq!(stored(app, table).await, kept, "{why}");
}

#[tokio::test]
async fn a_turn_against_bots_is_taken_back() {
    let (router, app) = server().await;
    let mut ada = Browser::new(&router).await;
    let live = against_a_bot(&app, &ada, &PLAYED).await;
    let table = address(&live);
    let rev = live.state().rev();
    let mut news = live.listen();
    let answer = back(&mut ada, &live, 8).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    assert_eq!(answer.location(), table);
    assert_eq!(lines(&live), PLAYED[..6], "from the start of the turn on, the bot's included");
    assert_eq!(stored(&app, &live).await.len(), 6);
    assert_eq!(app.store.table(&live.id).await.expect("read").expect("a table").moves, 6);
    assert!(live.state().rev() > rev, "whatever was drawn before is drawn anew");
    assert_eq!(news.changed().await.expect("open").seq, 6, "open pages are told");
    let page = ada.get(&table).await.body;
    assert!(page.contains("data-seq=\"6\"") && page.contains("data-my-turn=\"true\""), "{page}");
    let rev = live.state().rev() - 1;
    let sync = ada.get(&format!("{table}/sync?seq=8&mode=play&draft=&rev={rev}")).await;
    assert!(sync.body.contains("data-seq=\"6\""), "a page of the future comes back: {}", sync.body);

    // Another turn is taken in its place, and the bot goes on.
    ada.click(&table, 6, "take 3", "confirm").await;
    until("the bot", || live.state().seq() > 7).await;
    assert_eq!(lines(&live)[6], "1 take 3");
}

#[tokio::test]
async fn the_first_decision_is_taken_back_before_there_are_turns() {
    let (router, app) = server().await;
    let mut ada = Browser::new(&router).await;
    let live = against_a_bot(&app, &ada, &PLAYED[..6]).await;
    assert_eq!(back(&mut ada, &live, 6).await.status, StatusCode::SEE_OTHER);
    assert_eq!(lines(&live), PLAYED[..4], "what the bot kept is hidden, so it may keep anew");
    stays(&app, &mut ada, &live, 4, "You have not taken a turn yet.").await;
}

#[tokio::test]
async fn pages_are_told_by_a_notice() {
    let (router, app) = server().await;
    let mut ada = Browser::new(&router).await;
    let live = against_a_bot(&app, &ada, &PLAYED).await;
    ada.fragments = true;
    let answer = back(&mut ada, &live, 8).await;
    assert_eq!(answer.status, StatusCode::OK);
    assert!(answer.body.contains("Your last turn is taken back."), "{}", answer.body);
    let again = back(&mut ada, &live, 8).await;
    assert_eq!(again.status, StatusCode::CONFLICT);
    assert!(again.body.contains("The table has moved on meanwhile") && !again.body.contains("<h1"));
    ada.post("/prefs", &[("lang", "de")]).await;
    let again = back(&mut ada, &live, 8).await;
    assert!(again.body.contains("Am Tisch ist es inzwischen weitergegangen"), "{}", again.body);
}

#[tokio::test]
async fn what_was_rolled_or_drawn_since_cannot_be_forgotten() {
    let why = "Dice, cards or other hidden things have been seen since.";
    for later in [
        &["1 dig", "* roll 3", "2 take 1"][..],
        &["1 take 1", "2 dig", "* roll 3"],
        &["1 swap", "* draw 2", "2 take 1"],
        &["1 take 1", "2 swap", "* draw 2"],
    ] {
        let (router, app) = server().await;
        let mut ada = Browser::new(&router).await;
        let moves: Vec<&str> = PLAYED.iter().chain(later).copied().collect();
        let live = against_a_bot(&app, &ada, &moves).await;
        stays(&app, &mut ada, &live, 11, why).await;
    }
    // The moods of the dragon are drawn.
    let (router, app) = server().await;
    let mut ada = Browser::new(&router).await;
    let alone = row(TableId::random(), 7, &[person(&ada, "Ada")]);
    let live = lay(&app, &alone, &["* draw 3", "* draw 7", "1 keep 7", "1 take 1"]).await;
    until("the dragon", || live.state().mover().is_some()).await;
    let seq = live.state().seq();
    stays(&app, &mut ada, &live, seq, why).await;
}

#[tokio::test]
async fn nobody_takes_back_what_others_have_seen() {
    let (router, app) = server().await;
    let (mut ada, mut ben) = (Browser::new(&router).await, Browser::new(&router).await);
    let two = row(TableId::random(), 7, &[person(&ada, "Ada"), person(&ben, "Ben")]);
    let live = lay(&app, &two, &PLAYED).await;
    for who in [&mut ada, &mut ben] {
        stays(&app, who, &live, 8, "Another person sits at this table").await;
    }
}

#[tokio::test]
async fn people_at_one_screen_agree_among_themselves() {
    let (router, app) = server().await;
    let mut ada = Browser::new(&router).await;
    let shared = row(TableId::random(), 7, &[person(&ada, "Ada"), person(&ada, "Ben")]);
    let live = lay(&app, &shared, &PLAYED).await;
    assert_eq!(back(&mut ada, &live, 8).await.status, StatusCode::SEE_OTHER);
    assert_eq!(lines(&live), PLAYED[..7], "the last turn at this screen was Ben's");
    assert_eq!(back(&mut ada, &live, 7).await.status, StatusCode::SEE_OTHER);
    assert_eq!(lines(&live), PLAYED[..6], "and then Ada's");
}

#[tokio::test]
async fn guests_and_forgers_take_back_nothing() {
    let (router, app) = server().await;
    let (mut ada, mut eve) = (Browser::new(&router).await, Browser::new(&router).await);
    let live = against_a_bot(&app, &ada, &PLAYED).await;
    let path = format!("{}/back", address(&live));
    assert_eq!(back(&mut eve, &live, 8).await.status, StatusCode::FORBIDDEN);
    assert_eq!(back(&mut eve, &live, 3).await.status, StatusCode::FORBIDDEN);
    for csrf in ["", "x", &eve.csrf.clone()] {
        let forged = ada.post_raw(&path, &encode(&[("csrf", csrf), ("seq", "8")])).await;
        assert_eq!(forged.status, StatusCode::FORBIDDEN);
    }
    for seq in ["", "x", "-1", "99999999999999999999999", "8.0"] {
        let answer = ada.post(&path, &[("seq", seq)]).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{seq}");
    }
    for seq in [0, 6, 7, 9, 1000, usize::MAX] {
        stays(&app, &mut ada, &live, seq, "The table has moved on meanwhile").await;
    }
    assert_ne!(ada.get(&path).await.status, StatusCode::OK, "looking changes nothing");
    assert_eq!(lines(&live), PLAYED);
}

#[tokio::test]
async fn a_game_that_is_over_or_has_not_begun_stays() {
    let (router, app) = server().await;
    let mut ada = Browser::new(&router).await;
    let live = against_a_bot(&app, &ada, &PLAYED).await;
    app.store.set_pace(&live.id, Pace::Instant).await.expect("set");
    while !live.state().is_over() {
        let seq = live.state().seq();
        if live.state().mover().is_some_and(|row| row.seat == Seat::new(0)) {
            let notation = live.state().truth().expect("a game").legal().pop().expect("a move");
            ada.click(&address(&live), seq, &notation, "confirm").await;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let seq = live.state().seq();
    stays(&app, &mut ada, &live, seq, "The game is over.").await;

    let waiting = ada.open_game("hoard", &["me", "invite"], &[]).await;
    assert_eq!(ada.post(&format!("{waiting}/back"), &[("seq", "0")]).await.status, StatusCode::CONFLICT);
}

#[tokio::test]
async fn of_two_who_take_back_at_once_one_does() {
    for _ in 0..5 {
        let (router, app) = server().await;
        let mut ada = Browser::new(&router).await;
        let moves: Vec<&str> = PLAYED.iter().chain(&["1 take 1", "2 take 1"]).copied().collect();
        let live = against_a_bot(&app, &ada, &moves).await;
        let mut again = Browser::new(&router).await;
        (again.cookie, again.csrf) = (ada.cookie.clone(), ada.csrf.clone());
        let (one, two) = tokio::join!(back(&mut ada, &live, 10), back(&mut again, &live, 10));
        let statuses = [one.status, two.status];
        assert!(statuses.contains(&StatusCode::SEE_OTHER) && statuses.contains(&StatusCode::CONFLICT));
        assert_eq!(lines(&live), PLAYED, "one turn, not two");
        assert_eq!(stored(&app, &live).await.len(), 8);
    }
}

#[tokio::test]
async fn a_bot_forgets_what_it_was_about_to_do() {
    let (router, app) = serve(vec![GameEntry::of::<Hoard>()], Duration::from_secs(25)).await;
    let mut ada = Browser::new(&router).await;
    let live = against_a_bot(&app, &ada, &PLAYED[..6]).await;
    let table = address(&live);
    let _watching = live.enter(ada.person());
    ada.click(&table, 6, "take 1", "confirm").await;
    // The bot has its move ready and waits to be followed.
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(lines(&live).len(), 7);
    assert_eq!(back(&mut ada, &live, 7).await.status, StatusCode::SEE_OTHER);
    // As many moves as before, but not the same ones.
    ada.click(&table, 6, "take 3", "confirm").await;
    assert_eq!(lines(&live)[6], "1 take 3");
    ada.post(&format!("{table}/pace"), &[("pace", "instant")]).await;
    until("the bot", || live.state().seq() > 7).await;
    let again = LiveTable::open(
        Arc::clone(&live.entry),
        app.store.load(&live.id, None).await.expect("read").expect("a table"),
        Guests::new(None),
    );
    assert!(again.is_ok(), "the log can be played: {:?}", lines(&live));
}

#[tokio::test]
async fn another_process_that_was_faster_wins() {
    // The bot hears of the move as well, and must not answer it before everybody has looked.
    let (router, app) = serve(vec![GameEntry::of::<Hoard>()], Duration::from_secs(25)).await;
    let mut ada = Browser::new(&router).await;
    let live = against_a_bot(&app, &ada, &PLAYED).await;
    let _watching = live.enter(ada.person());
    let news = LoggedMove { seat: Some(Seat::new(0)), notation: "take 1".to_owned(), at: 1_800_000_000_000 };
    assert!(
        app.store.append(&live.id, Known::moves(8), &[news], After::Waits).await.expect("asked").is_done()
    );
    let answer = back(&mut ada, &live, 8).await;
    assert_eq!(answer.status, StatusCode::CONFLICT, "{}", answer.body);
    let kept = stored(&app, &live).await;
    assert_eq!(kept.len(), 9, "no move is lost: {kept:?}");
    assert_eq!(live.state().seq(), 9, "and it is known here now");
}

/// Plays against a bot and takes back now and then: what is taken back is as it was.
async fn back_and_forth(entry: GameEntry, game: &str) -> usize {
    let (router, app) = serve(vec![entry], Duration::ZERO).await;
    let mut ada = Browser::new(&router).await;
    let table = ada.open_game(game, &["me", "bot-random"], &[("shuffle", "")]).await;
    let live = app.table(&TableId::parse(&table[3..]).expect("a name")).await.expect("a table");
    let (mut hashes, mut taken) = (Vec::new(), 0);
    for number in 0..150_usize {
        until("a decision", || {
            live.state().is_over() || live.state().mover().is_some_and(|row| row.seat == Seat::new(0))
        })
        .await;
        if live.state().is_over() {
            break;
        }
        let (seq, notation, hash, possible) = {
            let state = live.state();
            let truth = state.truth().expect("a game");
            let legal = truth.legal();
            let possible = may_take_back(&state, &ada.person(), Lang::En);
            (state.seq(), legal[number * 7 % legal.len()].clone(), truth.state_hash(), possible)
        };
        hashes.resize(seq + 1, 0);
        hashes[seq] = hash;
        if number % 3 == 2 && possible.is_ok() {
            app.take_back(&live, ada.person(), seq).await.expect("it is possible");
            let state = live.state();
            let (now, then) = (state.truth().expect("a game").state_hash(), hashes[state.seq()]);
            assert!(state.seq() < seq && (then == now || then == 0), "as it was");
            taken += usize::from(then == now);
            continue;
        }
        app.commit(&live, Seat::new(0), seq, &[notation]).await.expect("legal");
    }
    taken
}

#[tokio::test]
async fn every_game_can_be_taken_back() {
    assert!(back_and_forth(GameEntry::of::<Gaia>(), "gaia").await > 5);
    assert!(back_and_forth(GameEntry::of::<Phoenix>(), "phoenix").await > 0);
    back_and_forth(GameEntry::of::<Hoard>(), "hoard").await;
}
