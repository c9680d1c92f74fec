//! Nobody can peek. Two worlds differ only in what a visitor may not know: whatever they ask for, the answers must be the
//! same to the letter.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::Router;
use bots::GameEntry;
use hoard::Hoard;
use server::App;
use server::live_table::LiveTable;
use server::store::{Sitter, TableId, TableRow};
use table::{AnyGame, Eye, Log, Seat, Seed};

use crate::browser::{Browser, serve};
use crate::curious::{Curious, Told, difference};
use crate::program::{Listening, Program};
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
    // Hints are agreed on, so that they can be asked for.
    let row = TableRow { hints: true, ..row(id, 1, &[person(&ada, "Ada"), person(&ben, "Ben")]) };
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
    async fn told(&mut self, who: Who) -> Told {
        let seq = self.table.state().seq();
        let texts = |all: &[&str]| all.iter().map(|one| (*one).to_owned()).collect();
        let curious = Curious {
            table: address(&self.table),
            seq,
            moments: (0..=seq + 1).collect(),
            claims: vec![0, 4, seq, seq + 1, seq + 50],
            modes: vec![("play", ""), ("play", "1"), ("play", "2"), ("plan", ""), ("plan", "2")],
            drafts: texts(&DRAFTS),
            places: texts(&["heap", "deck", "card-2", "card-4", "card-5", "card-9", "hand-2-9", "seat-2"]),
            deeds: texts(&["undo", "reset", "plan", "leave", "show", "move dig", "move swap", "move keep 9"]),
            beside: Vec::new(),
        };
        let router = self.router.clone();
        let told = curious.ask(self.browser(who), &router).await;
        assert_eq!(self.table.state().seq(), seq, "nothing has changed");
        told
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
            if let Some((asked, one, two)) = difference(&here, &there) {
                panic!("after {moves} moves {who:?} learns something by {asked}:\n{one}\n\n{two}");
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
            let router = world.router.clone();
            let program = Program::of(&router, world.browser(who), "read").await;
            let rev = world.table.state().rev();
            let mut stream = program.listen(&format!("/tables/{}/stream", world.table.id)).await;
            stream.until("turn").await;
            // Ada digs for all to see, Ben swaps his card in secret.
            world.ada.click(&table, 8, "take 2", "confirm").await;
            world.ben.click(&table, 9, "swap", "confirm").await;
            assert_eq!(lines(&world.table).len(), 11, "{:?}", lines(&world.table));
            told.push(heard(&mut stream, 11).await);
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
        assert_eq!(told[..2], told[2..], "{who:?}");
    }
}

/// The moves that a stream tells up to this one, without the time at which they were made.
async fn heard(stream: &mut Listening, last: u64) -> String {
    let mut heard = Vec::new();
    loop {
        let mut told = stream.next().await.expect("the stream goes on");
        if told.name == "move" {
            told.data["at"] = 0.into();
            heard.push(format!("{told:?}"));
            if told.data["number"] == last {
                return heard.join("\n");
            }
        }
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

fn recorded(
    _net: Option<&Arc<bots::Net>>,
    game: &dyn AnyGame,
    seat: Seat,
    bot: &bots::Character,
    seed: Seed,
) -> Vec<String> {
    GIVEN.lock().expect("sound").push((seat, game.clone_box()));
    GameEntry::of::<Hoard>().think(game, seat, bot, seed)
}

#[tokio::test]
async fn bots_are_given_what_their_seat_sees() {
    let entry = GameEntry::of::<Hoard>().thinking(recorded);
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
