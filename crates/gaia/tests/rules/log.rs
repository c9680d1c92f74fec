//! What the log tells: outcomes, in whole games and line by line.

use std::collections::BTreeSet;

use gaia::catalogue::Catalogue;
use gaia::names::{Area, BoardAction, Booster, Faction, Planet, RoundTile, Standard, Structure, Token};
use gaia::scene::Scene;
use gaia::{Gaia, Move, Power, Special};
use table::check::random_game;
use table::{Components as _, Done, Eye, Game, Lang, Line, Log, People, Rng, Seed, Show as _, Step};

use crate::common::{act, legal, owning, played, plenty, terrans};

/// A game that was played to the end, and some random ones.
fn logs() -> Vec<Log> {
    let text = include_str!("../fixtures/finished.log");
    let recorded = Log::parse("finished.log", text).expect("a sound log");
    let random = (0..5_u8).map(|number| {
        let setup = Gaia::default_setup(2 + number % 3);
        let seed = Seed::from_number(u64::from(number) + 40);
        random_game::<Gaia>(&setup, seed, &mut Rng::new(seed)).1
    });
    std::iter::once(recorded).chain(random).collect()
}

/// Calls somebody with every move of a game, the position before it, and what is told to somebody who sees everything.
fn follow(log: &Log, mut read: impl FnMut(&Gaia, Move, &[Line], Lang)) {
    log.replay_with::<Gaia>(Catalogue::editions(), |Step { before, mv, .. }| {
        let mut after = before.clone();
        let done = Done::apply(&mut after, mv);
        for lang in Lang::ALL {
            read(before, mv, &done.story(&after, Eye::Spectator, lang), lang);
        }
    })
    .expect("the log replays");
}

/// What is told with something that comes later, or not worth a word.
fn is_silent(mv: Move) -> bool {
    matches!(mv, Move::EndTurn | Move::Federate | Move::Include(_) | Move::Planets | Move::Satellite(_))
}

#[test]
fn every_move_is_told_as_what_happened() {
    for log in logs() {
        follow(&log, |before, mv, story, lang| {
            let told = !story.is_empty() || is_silent(mv) || before.to_move().seat().is_none();
            assert!(told, "{lang}: nothing is told of {mv:?}");
            let labels: BTreeSet<String> =
                legal(before).into_iter().map(|mv| before.choice(mv, lang).label).collect();
            for line in story {
                let text = &line.text;
                assert!(!labels.contains(text), "{lang}: a choice, not an outcome: {text}");
                let raw = ["move-", "event-", "deed-", "source-", "spot", "wind-", ".on", ".one", "{", "$"];
                assert!(!raw.iter().any(|key| text.contains(key)), "{lang}: {text}");
                assert!(!text.is_empty(), "{lang}: no words for {line:?} of {mv:?}");
            }
        });
    }
}

#[test]
fn nothing_is_told_twice_of_a_move() {
    for log in logs() {
        follow(&log, |_, mv, story, lang| {
            let mut seen = BTreeSet::new();
            for line in story {
                assert!(seen.insert((line.seat, &line.text)), "{lang}: {mv:?} twice: {}", line.text);
            }
        });
    }
}

/// The lines of a move in a language, with names in them.
fn told(game: &Gaia, mv: Move, lang: Lang) -> Vec<String> {
    game.check(mv).unwrap_or_else(|refusal| panic!("{mv:?}: {refusal}"));
    let mut after = game.clone();
    let story = Done::apply(&mut after, mv).story(&after, Eye::Spectator, lang);
    let people = People::new(["Ada", "Ben", "Cleo", "Dora"].map(str::to_owned).to_vec());
    let line = |line: Line| {
        let who = line.seat.map(|seat| format!("{} ", people.name(seat))).unwrap_or_default();
        let chips = |sign: &str, chips: &[table::Chip]| -> String {
            let words = chips.iter().map(|chip| format!(" {sign}{} {}", chip.amount, chip.what));
            words.collect::<Vec<_>>().concat()
        };
        let (paid, gained) = (chips("-", &line.paid), chips("+", &line.gained));
        format!("{who}{}{paid}{gained}", people.fill_in(&line.text))
    };
    story.into_iter().map(line).collect()
}

// proves GP-MINE-2, GP-RSCORE-4
#[test]
fn a_mine_is_told_with_its_place_its_price_and_its_points() {
    let game = terrans()
        .planet((1, 0), Planet::Oxide)
        .planet((-1, 0), Planet::Oxide)
        .structure(1, Structure::Mine, (2, 0))
        .player(0, plenty)
        .player(1, |you| you.power = Power::new([4, 0, 0]))
        .round(1, RoundTile::Mine)
        .turn_of(0);
    let mine = Move::Mine(game.cell(1, 0));
    assert_eq!(
        told(&game, mine, Lang::En),
        [
            "Ada builds a mine on Oxide, sector 1 east -2 credits -4 ore",
            "Ada scores: Round 1: 2 VP per mine +2 vp",
        ]
    );
    assert_eq!(told(&game, mine, Lang::De)[0], "Ada baut eine Mine auf Oxyd, Sektor 1 Ost -2 credits -4 ore");
    let offered = played(game, &[mine, Move::EndTurn]);
    let take = Move::Charge { token_first: false };
    assert_eq!(told(&offered, take, Lang::En), ["Ben charges power: Ada has built nearby +1 charge"]);
    assert_eq!(
        told(&offered, Move::Decline, Lang::De)[0],
        "Ben verzichtet auf 1 Macht neben Ada",
        "people are called by their names"
    );
}

// proves GP-RES-1, GP-RES-3, GP-LVL-ECO-1
#[test]
fn a_level_is_told_with_what_it_brings() {
    let game = terrans().player(0, plenty).round(1, RoundTile::Research).turn_of(0);
    assert_eq!(
        told(&game, Move::Research(Area::Intelligence), Lang::En),
        [
            "Ada reaches level 1 of Artificial Intelligence -4 knowledge +1 qic",
            "Ada scores: Round 1: 2 VP per research level +2 vp",
        ]
    );
}

// proves GP-PASS-2, GP-PASS-3
#[test]
fn passing_is_told_with_the_booster_and_its_points() {
    let game = terrans().booster(0, Booster::Mines).turn_of(0);
    assert_eq!(
        told(&game, Move::Pass(Some(Booster::TokensOre)), Lang::En),
        [
            "Ada passes and takes the round booster “2 power tokens, 1 ore”",
            "Ada scores: Booster: mines +1 vp",
        ]
    );
}

// proves GP-FED-7, GP-FED-15
#[test]
fn a_federation_is_told_with_its_planets_its_satellites_and_its_token() {
    let game = terrans()
        .structure(0, Structure::Institute, (2, 0))
        .structure(0, Structure::AcademyLeft, (3, 0))
        .player(0, |me| me.power = Power::new([2, 0, 0]))
        .turn_of(0);
    let founded = told(&game, Move::Federate, Lang::En);
    assert_eq!(founded.len(), 1, "{founded:?}");
    let start = "Ada founds a federation with 1 satellite: Terra, sector 1 ";
    assert!(founded[0].starts_with(start) && founded[0].ends_with("-1 power_tokens"), "{founded:?}");
    let game = played(game, &[Move::Federate]);
    assert_eq!(
        told(&game, Move::Token(Token::Qic), Lang::De),
        ["Ada nimmt den Allianzmarker „8 SP, 1 Q.I.C.“ +1 qic +8 vp"]
    );
}

// proves GP-COMP-4, GP-POWER-3
#[test]
fn what_is_lost_is_told_with_the_reason() {
    let full = terrans().player(0, plenty).player(0, |me| me.ore = 14).turn_of(0);
    let ore = told(&full, act(BoardAction::TwoOre), Lang::En);
    assert_eq!(ore[1], "Ada cannot hold more and loses 1 ore");
    let charged =
        owning(Standard::ActionChargeFour).player(0, |me| me.power = Power::new([1, 0, 0])).turn_of(0);
    let special = Move::Special(Special::Standard(Standard::ActionChargeFour));
    assert_eq!(told(&charged, special, Lang::En)[1], "Ada loses 2 power: no token is left to move up");
}

/// Hexes are called by what lies there; several alike in a sector of the box are told apart.
#[test]
fn no_two_hexes_of_a_map_have_the_same_name() {
    for layout in &Catalogue::built_in().layouts {
        let game = Scene::on_layout(&layout.id, &[Faction::Terrans, Faction::Xenos]).turn_of(0);
        for lang in Lang::ALL {
            let mut names = BTreeSet::new();
            for cell in game.board().grid().cells() {
                let name = game.choice(Move::Mine(cell), lang).label;
                assert!(names.insert(name.clone()), "{lang}, {}: two hexes are called {name}", layout.id);
            }
        }
    }
}
