//! Nobody can peek at what the games of the house hide: objectives in other hands, and whatever chance has not decided
//! yet. A game is played in two worlds that one pair of eyes cannot tell apart. The tables have different seeds, so that
//! every tile, card and die to come is another one.

use std::sync::Arc;

use axum::Router;
use bots::{GameEntry, Kind};
use gaia::Gaia;
use kepler::Kepler;
use phoenix::Phoenix;
use planetformers::Planetformers;
use server::live_table::LiveTable;
use server::store::{Person, TableId};
use table::{AnyGame, Eye, Fate, Lang, Look, Rng, Seat, Seed, Turn};

use crate::browser::{Browser, serve};
use crate::curious::{Curious, Told, difference};
use crate::tables::{address, lay, person, row_of};

/// What is played, and how far.
struct Played {
    entry: GameEntry,
    setup: toml::Table,
    /// One line for every move, fate's written as `* draw 3`.
    lines: Vec<String>,
    game: Box<dyn AnyGame>,
}

impl Played {
    /// A game up to a moment; the people play at random, fate follows from the seed.
    fn until(
        entry: &GameEntry,
        setup: toml::Table,
        seed: u64,
        enough: impl Fn(&dyn AnyGame) -> bool,
    ) -> Played {
        let game = entry.kind.new_game(setup.clone(), entry.kind.mark()).expect("a table");
        let mut played = Played { entry: entry.clone(), setup, lines: Vec::new(), game };
        let (fate, mut rng) = (Fate::new(Seed::from_number(seed)), Rng::new(Seed::from_number(seed)));
        while !enough(&*played.game) {
            let number = played.lines.len();
            let notation =
                played.game.draw(&fate, number).unwrap_or_else(|| rng.pick(&played.game.legal()).clone());
            played.play(&notation);
        }
        played
    }

    fn play(&mut self, notation: &str) {
        let who = self.game.to_move().seat().map_or("*".to_owned(), |seat| seat.to_string());
        self.game.play(notation).expect("a legal move");
        self.lines.push(format!("{who} {notation}"));
    }

    /// The lines that an eye may know, and those it may not.
    fn told_to(&self, eye: Eye) -> (Vec<&str>, Vec<&str>) {
        let mut game = self.laid_out();
        let moves = self.lines.iter().filter_map(|line| line.split_once(' ')).map(|(_, notation)| notation);
        moves.partition(|notation| {
            let known = game.known_to(notation).has(eye);
            game.play(notation).expect("a legal move");
            known
        })
    }

    /// The table before the first move.
    fn laid_out(&self) -> Box<dyn AnyGame> {
        self.entry.kind.new_game(self.setup.clone(), self.entry.kind.mark()).expect("a table")
    }

    /// The same as far as an eye may know, with other moves wherever it may not.
    fn otherwise(&self, eye: Eye) -> Played {
        let (known, _) = self.told_to(eye);
        let mut here = self.laid_out();
        let mut other = Played {
            entry: self.entry.clone(),
            setup: self.setup.clone(),
            lines: Vec::new(),
            game: self.laid_out(),
        };
        for line in &self.lines {
            let (_, notation) = line.split_once(' ').expect("a move");
            if here.known_to(notation).has(eye) {
                other.play(notation);
            } else {
                let legal = other.game.legal();
                let free = |other: &&String| *other != notation && !known.contains(&other.as_str());
                other.play(legal.iter().rev().find(free).unwrap_or(&legal[0]));
            }
            here.play(notation).expect("a legal move");
            let (one, two) = (here.seen_by(eye), other.game.seen_by(eye));
            assert_eq!(one.state_json(), two.state_json(), "{eye:?} sees a difference after {line}");
        }
        other
    }
}

/// A table with its visitors: Ada on the first seat, Ben on the second, Hal who opened it and does not play, and Eve who only
/// has the link. At a shared screen Ada sits on all seats.
struct World {
    router: Router,
    table: Arc<LiveTable>,
    ada: Browser,
    ben: Browser,
    eve: Browser,
    hal: Browser,
}

impl World {
    async fn new(played: &Played, seed: u64, shared: bool) -> World {
        let (router, app) = serve(vec![played.entry.clone()], std::time::Duration::ZERO).await;
        let (ada, ben) = (Browser::new(&router).await, Browser::new(&router).await);
        let (eve, hal) = (Browser::new(&router).await, Browser::new(&router).await);
        let people = Seat::all(played.game.seats()).filter(|seat| !played.game.is_automatic(*seat));
        let cleo = Browser::new(&router).await;
        let sitter = |seat: Seat| match seat.index() {
            0 => person(&ada, "Ada"),
            _ if shared => person(&ada, "Ada"),
            1 => person(&ben, "Ben"),
            _ => person(&cleo, "Cleo"),
        };
        let sitters: Vec<_> = people.map(sitter).collect();
        let mut row = row_of(&played.entry, TableId::parse("aaaaaaaaaa").expect("a name"), seed, &sitters);
        row.setup = played.setup.to_string();
        row.host = hal.person();
        let host = Person { id: hal.person(), name: "Hal".to_owned(), created: 1 };
        app.store.save_person(&host).await.expect("saved");
        let lines: Vec<&str> = played.lines.iter().map(String::as_str).collect();
        let table = lay(&app, &row, &lines).await;
        World { router, table, ada, ben, eve, hal }
    }

    /// Everything that somebody is told.
    async fn told(&mut self, who: Who, curious: &Curious) -> Told {
        let browser = match who {
            Who::Ada => &mut self.ada,
            Who::Ben => &mut self.ben,
            Who::Eve => &mut self.eve,
            Who::Hal => &mut self.hal,
        };
        let told = curious.ask(browser, &self.router).await;
        assert_eq!(self.table.state().seq(), curious.seq, "nothing has changed");
        told
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Who {
    Ada,
    Ben,
    Eve,
    Hal,
}

/// The seeds of the two worlds.
const SEEDS: [u64; 2] = [1, 2];

/// What is asked about a game, as far as an eye knows it.
fn curious(played: &Played, eye: Eye, table: &LiveTable) -> Curious {
    let (seq, seen) = (played.lines.len(), played.game.seen_by(eye));
    let mut drafts = vec![String::new()];
    let legal = if seen.to_move() == Turn::Fate { Vec::new() } else { seen.legal() };
    drafts.extend(legal.iter().step_by(legal.len().div_ceil(2).max(1)).cloned());
    let (_, hidden) = played.told_to(eye);
    drafts.extend(hidden.first().into_iter().chain(hidden.last()).map(|notation| (*notation).to_owned()));
    let mut deeds: Vec<String> = ["undo", "reset", "plan", "leave"].map(str::to_owned).to_vec();
    deeds.extend(legal.first().into_iter().chain(drafts.last()).map(|line| format!("move {line}")));
    Curious {
        table: address(table),
        seq,
        moments: (0..=seq + 1).step_by((seq / 6).max(1)).chain([seq]).collect(),
        claims: vec![seq / 2, seq],
        modes: MODES.to_vec(),
        drafts,
        places: places(played, eye),
        deeds,
        beside: SEEDS.map(|seed| Seed::from_number(seed).commitment()).to_vec(),
    }
}

/// Some things of the table, and cards that may be in somebody's hand.
fn places(played: &Played, eye: Eye) -> Vec<String> {
    let seen = played.game.seen_by(eye);
    let panels = seen.panels(&Look::new(Lang::En, eye));
    let drawn: String = panels.into_iter().map(|panel| panel.body.into_string()).collect();
    let mut places: Vec<String> = drawn
        .split("data-place=\"")
        .skip(1)
        .filter_map(|rest| Some(rest.split_once('"')?.0.to_owned()))
        .collect();
    places.sort();
    places.dedup();
    let mut some: Vec<String> = places.iter().step_by((places.len() / 12).max(1)).cloned().collect();
    let cards = played.lines.iter().filter_map(|line| line.split_once(" deal "));
    some.extend(cards.map(|(_, card)| format!("objective-{card}")));
    some.extend(["seat-1", "seat-2"].map(str::to_owned));
    some
}

/// Two worlds that an eye cannot tell apart. Whoever looks with it is told the same in both.
struct Twins {
    played: Played,
    other: Played,
    eye: Eye,
    one: World,
    two: World,
}

impl Twins {
    async fn new(played: Played, eye: Eye, shared: bool) -> Twins {
        let other = played.otherwise(eye);
        let one = World::new(&played, SEEDS[0], shared).await;
        let two = World::new(&other, SEEDS[1], shared).await;
        Twins { played, other, eye, one, two }
    }

    /// What somebody is told in both worlds.
    async fn told(&mut self, who: Who, modes: &[(&'static str, &'static str)]) -> (Told, Told) {
        let curious = Curious { modes: modes.to_vec(), ..curious(&self.played, self.eye, &self.one.table) };
        (self.one.told(who, &curious).await, self.two.told(who, &curious).await)
    }

    async fn are_the_same_to(&mut self, who: Who, modes: &[(&'static str, &'static str)]) {
        let (here, there) = self.told(who, modes).await;
        if let Some((asked, one, two)) = difference(&here, &there) {
            let game = self.played.entry.kind.name;
            panic!("{who:?} learns something about {game} by {asked}:\n{one}\n\n{two}");
        }
    }

    /// The proof of the proof: whoever has the hidden cards sees that the worlds are different ones.
    async fn differ_to(&mut self, who: Who) {
        let (here, there) = self.told(who, &MODES[..1]).await;
        let differ = here.iter().zip(&there).filter(|(one, two)| one != two).count();
        assert!(differ > 20, "only {differ} of {} answers differ for {who:?}", here.len());
    }
}

/// For whom pages act, or claim to.
const MODES: [(&str, &str); 4] = [("play", ""), ("play", "2"), ("plan", ""), ("plan", "2")];

/// A game of Kepler-3042 up to a moment.
fn kepler(players: u8, objectives: &str, moment: impl Fn(&dyn AnyGame) -> bool) -> Played {
    let entry = GameEntry::of::<Kepler>();
    let mut setup = (entry.kind.default_setup)(players);
    setup.insert("objectives".to_owned(), objectives.into());
    Played::until(&entry, setup, 7, moment)
}

/// Whether a seat is to decide in this round, or about its objectives before the first.
fn asked(game: &dyn AnyGame, seat: u8, round: u32) -> bool {
    let keeps = || game.legal()[0].starts_with("keep ");
    game.to_move() == Turn::Of(Seat::new(seat)) && game.round() >= round && (round > 0 || keeps())
}

#[tokio::test]
async fn objectives_in_other_hands_are_in_no_answer() {
    for (players, objectives, seat, round) in
        [(2, "standard", 0, 0), (2, "standard", 1, 6), (3, "advanced", 0, 16)]
    {
        let played = || kepler(players, objectives, |game| asked(game, seat, round));
        let mut twins = Twins::new(played(), Eye::Seat(Seat::new(0)), false).await;
        twins.are_the_same_to(Who::Ada, &MODES).await;
        twins.differ_to(Who::Ben).await;
        let mut twins = Twins::new(played(), Eye::Spectator, false).await;
        twins.are_the_same_to(Who::Eve, &MODES[..2]).await;
        twins.are_the_same_to(Who::Hal, &MODES[..2]).await;
        twins.differ_to(Who::Ada).await;
    }
}

#[tokio::test]
async fn at_a_shared_screen_objectives_are_behind_the_curtain() {
    for (seat, round) in [(0, 0), (1, 0), (1, 9)] {
        let played = || kepler(2, "standard", |game| asked(game, seat, round));
        // Nobody has taken over: whoever sits there sees no more than a guest.
        let mut twins = Twins::new(played(), Eye::Spectator, true).await;
        twins.are_the_same_to(Who::Ada, &[("play", ""), ("plan", "")]).await;
        // The first has taken over: the other's cards are in no answer, not even when the other is to move.
        let mut twins = Twins::new(played(), Eye::Seat(Seat::new(0)), true).await;
        twins.are_the_same_to(Who::Ada, &[("play", "1"), ("plan", "1")]).await;
    }
}

#[tokio::test]
async fn bots_think_the_same_whatever_others_hide() {
    for round in [0, 1, 8] {
        let played = kepler(3, "standard", |game| asked(game, 0, round));
        let seat = Seat::new(0);
        let other = played.otherwise(Eye::Seat(seat));
        assert_ne!(played.game.state_hash(), other.game.state_hash(), "the worlds are different ones");
        for bot in Kind::ALL {
            let think =
                |played: &Played| played.entry.think(&*played.game, seat, &bot.into(), Seed::from_number(3));
            assert_eq!(think(&played), think(&other), "{bot} in round {round}");
        }
        let mind = Kind::Hard.mind(played.entry.foresight()).expect("it thinks");
        let advise = |played: &Played| played.entry.advise(&*played.game, seat, mind, Seed::from_number(3));
        assert_eq!(advise(&played), advise(&other), "a hint in round {round}");
    }
}

#[tokio::test]
async fn once_the_game_is_over_everything_lies_open() {
    let played = kepler(2, "advanced", |game| game.to_move().is_over());
    let mut world = World::new(&played, SEEDS[0], false).await;
    let (_, hidden) = played.told_to(Eye::Spectator);
    assert_eq!(hidden.len(), 6, "four cards are dealt, two are kept: {hidden:?}");
    let table = address(&world.table);
    for path in ["/log", "/export"] {
        let body = world.eve.get(&format!("{table}{path}")).await.body;
        assert!(hidden.iter().all(|notation| body.contains(notation)), "{path}");
    }
}

#[tokio::test]
async fn nothing_that_chance_has_still_to_decide_is_in_an_answer() {
    let games = [
        (GameEntry::of::<Gaia>(), 2),
        (GameEntry::of::<Phoenix>(), 2),
        (GameEntry::of::<Planetformers>(), 1),
        (GameEntry::of::<Planetformers>(), 2),
        (GameEntry::of::<Kepler>(), 1),
    ];
    for (entry, players) in games {
        let setup = (entry.kind.default_setup)(players);
        let moment = |game: &dyn AnyGame| game.round() >= 2 && game.to_move() == Turn::Of(Seat::new(0));
        let played = || Played::until(&entry, setup.clone(), 5, moment);
        let mut twins = Twins::new(played(), Eye::Seat(Seat::new(0)), false).await;
        twins.are_the_same_to(Who::Ada, &[("play", ""), ("plan", "")]).await;
        twins.are_the_same_to(Who::Eve, &[("play", "")]).await;
        assert_eq!(twins.played.lines, twins.other.lines, "nobody has anything to hide");
    }
}
