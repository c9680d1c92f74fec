//! Bots at a table of Gaia Project.

use bots::arena::{self, Results};
use bots::{Bot, Greedy, Kind, Random};
use gaia::{Catalogue, Gaia, MapChoice, Setup, TurnOrder, Turning};
use table::{Components as _, Eye, Fate, Game, Seat, Seed, Show as _, Tell, Turn};

const GREEDY: Kind = Kind::Greedy { nodes: 3000 };

fn tournament(line_up: &[Kind], games: u64, seed: u64) -> Results {
    let setup = Gaia::default_setup(line_up.len() as u8);
    arena::tournament::<Gaia>(&setup, Catalogue::built_in(), line_up, games, Seed::from_number(seed))
        .expect("every choice is legal")
}

#[test]
fn greedy_beats_random() {
    let results = tournament(&[GREEDY, Kind::Random], 60, 1);
    let greedy = results.of("greedy").expect("it played");
    assert!(greedy.win_rate >= 0.95, "{greedy:?}");
}

#[test]
fn greedy_plays_well_among_its_like() {
    let greedy = tournament(&[GREEDY; 4], 12, 2).of("greedy").expect("it played");
    let random = tournament(&[Kind::Random; 4], 12, 2).of("random").expect("it played");
    assert!(greedy.score > random.score + 40.0, "{greedy:?} {random:?}");
    assert!(greedy.score >= 90.0, "{greedy:?}");
}

/// All kinds of tables: two to four players, variable maps, both turn orders, tiles turned by the last player.
fn tables() -> Vec<Setup> {
    let maps = [MapChoice::Printed, MapChoice::Method1, MapChoice::Method2, MapChoice::Method3];
    let table = |players: u8, map: MapChoice| {
        let mut setup = Gaia::default_setup(players);
        setup.map = map;
        setup.turn_order = if players == 3 { TurnOrder::Passing } else { TurnOrder::Clockwise };
        setup.turning = if map == MapChoice::Method2 { Turning::LastPlayer } else { Turning::Dice };
        setup
    };
    (2..=4).flat_map(|players| maps.map(|map| table(players, map))).collect()
}

#[test]
fn every_choice_is_legal() {
    // Few positions, so that the search is cut off in all kinds of places.
    let hasty = [GREEDY, Kind::Greedy { nodes: 60 }, Kind::Greedy { nodes: 1 }, Kind::Random];
    let tables = tables();
    for number in 0..20 {
        let setup = &tables[number as usize % tables.len()];
        let line_up = &hasty[..usize::from(setup.players)];
        arena::play::<Gaia>(setup, Catalogue::built_in(), line_up, Seed::from_number(3), number)
            .expect("every choice is legal");
    }
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let scores = |seed: u64| {
        let setup = Gaia::default_setup(3);
        let played =
            arena::play::<Gaia>(&setup, Catalogue::built_in(), &[GREEDY; 3], Seed::from_number(seed), 0);
        played
            .expect("every choice is legal")
            .seats
            .iter()
            .map(|seat| (seat.score, seat.turns))
            .collect::<Vec<_>>()
    };
    assert_eq!(scores(4), scores(4));
    assert_ne!(scores(4), scores(5));
}

#[test]
fn bots_think_again_when_the_game_goes_another_way() {
    let first = Seat::new(0);
    let mut greedy = Greedy::<Gaia>::new(Seed::from_number(6));
    let mut games: Vec<Gaia> = (0..2).map(|seed| halfway(Seed::from_number(seed))).collect();
    // The bot is asked in two games in turn: whatever it planned in one never fits the other.
    for step in 0..200 {
        let game = &mut games[step % 2];
        let mv = match game.to_move() {
            Turn::Over => break,
            Turn::Fate => {
                Fate::new(Seed::from_number(step as u64)).draw(game, step).expect("it is fate's move")
            }
            Turn::Of(seat) if seat == first => greedy.choose(&game.seen_by(Eye::Seat(seat)), seat),
            Turn::Of(seat) => Random::new(Seed::from_number(step as u64)).choose(game, seat),
        };
        game.play(mv).expect("every choice is legal");
    }
}

/// A game with its set-up behind it.
fn halfway(seed: Seed) -> Gaia {
    let mut game = Gaia::new(&Gaia::default_setup(2), Catalogue::built_in()).expect("a sound set-up");
    let (mut anybody, mut moves) = (Random::new(seed), 0);
    while game.round() == 0 {
        let mv = match game.to_move() {
            Turn::Of(seat) => anybody.choose(&game, seat),
            _ => Fate::new(seed).draw(&game, moves).expect("it is fate's move"),
        };
        game.apply(mv, Tell::nobody());
        moves += 1;
    }
    game
}

#[test]
fn bots_have_names() {
    for name in Kind::NAMES {
        assert_eq!(name.parse::<Kind>().expect("a bot").name(), name);
    }
    let error = |name: &str| name.parse::<Kind>().expect_err("no bot").to_string();
    assert_eq!(error("greddy"), "there is no bot \"greddy\" here; did you mean \"greedy\"?");
    assert_eq!(error("deep-thought"), "there is no bot \"deep-thought\" here; the bots are random, greedy");
}
