//! Nobody can peek. Two worlds differ only in what a visitor may not know: whatever they ask for, the answers must be the
//! same to the letter.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::{Request, header};
use bots::GameEntry;
use futures::StreamExt as _;
use hoard::Hoard;
use server::App;
use server::live_table::LiveTable;
use server::store::{Sitter, TableId};
use table::{AnyGame, Eye, Log, Seat, Seed};
use tower::ServiceExt as _;

use crate::browser::{Browser, encode, serve};
use crate::tables::{address, lay, lines, person, row, server};

/// Whoever looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Who {
    Ada,
    Ben,
    Eve,
}

/// The cards of Ada are the same in both worlds, Ben's differ.
const WORLDS: [&[&str]; 2] = [
    &["* draw 3", "* draw 7", "* draw 2", "* draw 9", "1 keep 7", "2 keep 9", "1 take 1", "2 take 1"],
    &["* draw 3", "* draw 7", "* draw 4", "* draw 5", "1 keep 7", "2 keep 4", "1 take 1", "2 take 1"],
];

struct World {
    router: Router,
    app: Arc<App>,
    table: Arc<LiveTable>,
    ada: Browser,
    ben: Browser,
    eve: Browser,
}

/// Ada and Ben at a table after the first moves of a world, and Eve who watches.
async fn world(number: usize, moves: usize) -> World {
    let (router, app) = server().await;
    let (ada, ben, eve) =
        (Browser::new(&router).await, Browser::new(&router).await, Browser::new(&router).await);
    let id = TableId::parse("aaaaaaaaaa").expect("a name");
    let row = row(id, 1, &[person(&ada, "Ada"), person(&ben, "Ben")]);
    let table = lay(&app, &row, &WORLDS[number][..moves]).await;
    World { router, app, table, ada, ben, eve }
}

impl World {
    fn browser(&mut self, who: Who) -> &mut Browser {
        match who {
            Who::Ada => &mut self.ada,
            Who::Ben => &mut self.ben,
            Who::Eve => &mut self.eve,
        }
    }

    /// Everything that somebody is told without changing anything: what was asked, and the answer.
    async fn told(&mut self, who: Who) -> Vec<(String, String)> {
        let (table, seq) = (address(&self.table), self.table.state().seq());
        let mut asked: Vec<String> = ["", "/log", "/export", "/export?compact=1", "/replay"]
            .map(|part| format!("{table}{part}"))
            .to_vec();
        asked.extend(["/", "/results", "/results.json", "/import"].map(str::to_owned));
        for at in 0..=seq + 1 {
            asked.push(format!("{table}/replay?at={at}"));
            asked.push(format!("{table}/on?at={at}"));
            asked.push(format!("{table}/replay/step?from={at}&at={seq}"));
            asked.push(format!("{table}/replay/step?from={seq}&at={at}"));
        }
        for place in ["heap", "deck", "card-2", "card-4", "card-5", "card-9", "hand-2-9", "seat-2"] {
            for key in keys(seq).into_iter().step_by(9) {
                asked.push(format!("{table}/ask?place={place}&{key}"));
            }
        }
        for key in keys(seq) {
            for rev in ["1", "0"] {
                asked.push(format!("{table}/sync?rev={rev}&{key}"));
            }
            asked.push(format!("{table}/sync?rev=1&whole=1&{key}"));
        }
        let browser = self.browser(who);
        let csrf = browser.csrf.clone();
        let mut told = Vec::new();
        for path in asked {
            let answer = browser.get(&path).await;
            told.push((path, format!("{} {}", answer.status, plain(&answer.body, &csrf))));
        }
        for (mode, acting) in [("play", ""), ("play", "1"), ("play", "2"), ("plan", ""), ("plan", "2")] {
            for draft in DRAFTS {
                for what in ["undo", "reset", "plan", "leave", "show", "move dig", "move swap", "move keep 9"]
                {
                    let answer = browser.click_as(&table, seq, (mode, acting), draft, what).await;
                    let asked = format!("{mode} as {acting:?}: {draft} + {what}");
                    told.push((asked, format!("{} {}", answer.status, plain(&answer.body, &csrf))));
                }
            }
            // What must not be confirmed is not, whoever asks.
            for at in [seq + 1, seq + 100, 0] {
                let answer = browser.click_as(&table, at, (mode, acting), "take 1", "confirm").await;
                told.push((
                    format!("confirm at {at}"),
                    format!("{} {}", answer.status, plain(&answer.body, &csrf)),
                ));
            }
        }
        told.push(("stream".to_owned(), self.first_event(who).await));
        assert_eq!(self.table.state().seq(), seq, "nothing has changed");
        told
    }

    /// The first message of the live stream.
    async fn first_event(&mut self, who: Who) -> String {
        let path = format!("{}/events", address(&self.table));
        let cookie = self.browser(who).cookie.clone();
        let request = Request::get(path).header(header::HOST, "localhost").header(header::COOKIE, cookie);
        let request = request.body(Body::empty()).expect("a sound request");
        let response = self.router.clone().oneshot(request).await.expect("infallible");
        let first = response.into_body().into_data_stream().next().await.expect("a message").expect("sound");
        String::from_utf8(first.to_vec()).expect("text")
    }
}

/// Every legal move and some that are not, moves of others, and moves of fate.
const DRAFTS: [&str; 14] = [
    "",
    "take 1",
    "take 2",
    "take 3",
    "dig",
    "swap",
    "keep 7",
    "keep 9",
    "keep 2",
    "roll 6",
    "dig;roll 6",
    "swap;draw 9",
    "draw 4",
    "take 1;take 1",
];

/// What pages send along, honest or not.
fn keys(seq: usize) -> Vec<String> {
    let mut keys = Vec::new();
    for at in [0, 4, seq, seq + 1, seq + 50] {
        for (mode, acting) in [("play", ""), ("play", "2"), ("plan", ""), ("plan", "2")] {
            for draft in DRAFTS {
                let at = at.to_string();
                keys.push(encode(&[("seq", &at), ("mode", mode), ("as", acting), ("draft", draft)]));
            }
        }
    }
    keys
}

/// An answer without what has nothing to do with the game.
fn plain(body: &str, csrf: &str) -> String {
    body.replace(csrf, "TOKEN")
}

#[tokio::test]
async fn nothing_that_is_sent_depends_on_what_is_hidden() {
    for moves in [4, 8] {
        let (mut one, mut two) = (world(0, moves).await, world(1, moves).await);
        for who in [Who::Ada, Who::Eve] {
            let (here, there) = (one.told(who).await, two.told(who).await);
            for ((asked, one), (_, two)) in here.iter().zip(&there) {
                assert!(
                    one == two,
                    "after {moves} moves {who:?} learns something by {asked}:\n{one}\n\n{two}"
                );
            }
        }
        // The proof of the proof: Ben sees his own cards, and the worlds are different ones to him.
        let (here, there) = (one.told(Who::Ben).await, two.told(Who::Ben).await);
        let differ = here.iter().zip(&there).filter(|(one, two)| one != two).count();
        assert!(differ > 20, "only {differ} answers differ for Ben after {moves} moves");
    }
}

#[tokio::test]
async fn what_happens_is_told_as_far_as_one_may_know() {
    for who in [Who::Ada, Who::Eve] {
        let mut told = Vec::new();
        for number in [0, 1] {
            let mut world = world(number, 8).await;
            let table = address(&world.table);
            let rev = world.table.state().rev();
            // Ada digs for all to see, Ben swaps his card in secret.
            world.ada.click(&table, 8, "take 2", "confirm").await;
            world.ben.click(&table, 9, "swap", "confirm").await;
            assert_eq!(lines(&world.table).len(), 11, "{:?}", lines(&world.table));
            let csrf = world.browser(who).csrf.clone();
            let path = format!("{table}/sync?seq=8&draft=&mode=play&rev={rev}");
            let news = world.browser(who).get(&path).await.body;
            assert!(news.contains("draws a card"), "{news}");
            assert!(!news.contains("draws card"), "{news}");
            told.push(plain(&news, &csrf));
            let log = world.browser(who).get(&format!("{table}/log")).await.body;
            assert!(log.contains("\n2 swap\n* ?\n"), "{log}");
            assert!(Log::parse("log", &log).is_ok(), "{log}");
            assert!(!log.contains("seed ="), "{log}");
        }
        assert_eq!(told[0], told[1]);
    }
}

#[tokio::test]
async fn the_owner_reads_what_others_do_not() {
    let mut world = world(0, 8).await;
    let table = address(&world.table);
    let page = world.ben.get(&table).await.body;
    assert!(page.contains("hand-2-9") && page.contains("draws card 9") && page.contains("keeps card 9"));
    assert!(!page.contains("hand-1-") && !page.contains("draws card 7") && !page.contains("keeps card 7"));
    let log = world.ben.get(&format!("{table}/log")).await.body;
    assert!(log.contains("* ?\n* ?\n* draw 2\n* draw 9\n1 ?\n2 keep 9\n"), "{log}");
    let export = world.ben.get(&format!("{table}/export")).await.body;
    let export: serde_json::Value = serde_json::from_str(&export).expect("JSON");
    assert_eq!(export["moves"][2]["notation"], "draw 2");
    assert_eq!(export["moves"][0]["notation"], serde_json::Value::Null);
    assert_eq!(export["seed"], serde_json::Value::Null);
    assert_eq!(export["commitment"], Seed::from_number(1).commitment());
    drop(world.app);
}

#[tokio::test]
async fn the_seed_is_shown_when_the_game_is_over_and_not_before() {
    let mut world = world(0, 8).await;
    let table = address(&world.table);
    let seed = Seed::from_number(1);
    for path in ["", "/replay", "/log", "/export"] {
        let body = world.eve.get(&format!("{table}{path}")).await.body;
        assert!(!body.contains(&seed.to_string()), "{path}");
        assert!(path.is_empty() || body.contains(&seed.commitment()), "{path}");
    }
    while !world.table.state().is_over() {
        let (seq, first) = (world.table.state().seq(), world.table.state().mover().expect("somebody").seat);
        let who = if first == Seat::new(0) { Who::Ada } else { Who::Ben };
        world.browser(who).click(&table, seq, "take 1", "confirm").await;
        assert!(world.table.state().seq() > seq, "a stone is always there");
    }
    for path in ["/replay", "/log", "/export"] {
        let body = world.eve.get(&format!("{table}{path}")).await.body;
        assert!(body.contains(&seed.to_string()), "{path}");
    }
    let log = world.eve.get(&format!("{table}/log")).await.body;
    assert!(!log.contains('?'), "the whole log: {log}");
}

/// What bots were given to think about.
static GIVEN: Mutex<Vec<(Seat, Box<dyn AnyGame>)>> = Mutex::new(Vec::new());

fn recorded(game: &dyn AnyGame, seat: Seat, bot: bots::Kind, seed: Seed) -> Vec<String> {
    GIVEN.lock().expect("sound").push((seat, game.clone_box()));
    (GameEntry::of::<Hoard>().think)(game, seat, bot, seed)
}

#[tokio::test]
async fn bots_are_given_what_their_seat_sees() {
    let mut entry = GameEntry::of::<Hoard>();
    entry.think = recorded;
    let (router, app) = serve(vec![entry], Duration::ZERO).await;
    let ada = Browser::new(&router).await;
    let bot = |name: &str| Sitter::Bot(name.to_owned());
    let mut row = row(TableId::random(), 3, &[person(&ada, "Ada"), bot("greedy"), bot("random")]);
    row.seats[0].sitter = Some(bot("greedy"));
    app.store
        .save_person(&server::store::Person { id: ada.person(), name: "Ada".to_owned(), created: 1 })
        .await
        .expect("saved");
    let table = lay(&app, &row, &[]).await;
    crate::tables::until("the end", || table.state().is_over()).await;
    let given = GIVEN.lock().expect("sound");
    assert!(given.len() > 5, "the bots have thought {} times", given.len());
    for (seat, game) in given.iter() {
        let seen = game.seen_by(Eye::Seat(*seat));
        assert_eq!(seen.state_json(), game.state_json(), "there is nothing to hide from {seat} in it");
        for other in seat.others(game.seats()) {
            let state = game.state_json();
            assert!(state["players"][other.index()]["hand"]["bits"].is_null(), "{state}");
        }
    }
}
