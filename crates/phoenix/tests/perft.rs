//! Golden numbers: positions counted from fixed seeds, hashes of whole games, and one finished game for each way a
//! game can end. Any change of the rules or of chance, wanted or not, shows here.

use std::fmt::Write as _;

use phoenix::names::{Cause, Named};
use phoenix::{Decision, HubSet, Phoenix, Setup, Step};
use table::check::{perft, random_game};
use table::{Game, Log, Rng, Seed, Turn};

fn advanced(players: u8) -> Setup {
    Setup { hubs: HubSet::Advanced, ..Setup::new(players) }
}

/// The random moves that belong to a seed.
fn moves(seed: Seed) -> Rng {
    Rng::new(seed.derive("moves", 0))
}

/// A game that random moves have brought so far.
fn reached(setup: &Setup, seed: u64, so_far: impl Fn(&Phoenix) -> bool) -> Phoenix {
    let seed = Seed::from_number(seed);
    let mut game = Phoenix::new(setup, seed).unwrap();
    let mut rng = moves(seed);
    let mut legal = Vec::new();
    while !so_far(&game) {
        game.legal_moves(&mut legal);
        game.apply(*rng.pick(&legal));
    }
    game
}

/// The ways to make one move, two moves, and so on.
fn counts<const N: usize>(game: &Phoenix) -> [u64; N] {
    std::array::from_fn(|depth| perft(game, depth as u32 + 1))
}

#[test]
fn the_draft_opens_the_golden_number_of_ways() {
    let start = |players| Phoenix::new(&Setup::new(players), Seed::from_number(1)).unwrap();
    assert_eq!(counts(&start(2)), [4, 13, 33, 60, 300, 1200]);
    assert_eq!(counts(&start(3)), [5, 22, 84, 270, 690, 1260]);
    assert_eq!(counts(&start(4)), [6, 33, 165, 738, 2880, 9450]);
}

/// The first turn after so many turns.
fn turn(players: u8, turns: u32) -> Phoenix {
    reached(&advanced(players), 1, |game| game.step() == Step::Turn && game.turns() >= turns)
}

#[test]
fn the_first_turn_opens_the_golden_number_of_ways() {
    assert_eq!(counts(&turn(2, 0)), [17, 81, 929, 4684, 39_000]);
    assert_eq!(counts(&turn(3, 0)), [25, 127, 2086, 13_018, 104_906]);
    assert_eq!(counts(&turn(4, 0)), [33, 233, 1836, 16_777, 176_395]);
}

#[test]
fn the_middle_of_a_game_opens_the_golden_number_of_ways() {
    assert_eq!(counts(&turn(2, 60)), [11, 35, 112, 291, 922]);
    assert_eq!(counts(&turn(3, 90)), [11, 36, 133, 423, 1465]);
    assert_eq!(counts(&turn(4, 120)), [10, 32, 147, 690, 3470]);
}

#[test]
fn dice_and_transactions_open_the_golden_number_of_ways() {
    let asked = |which: fn(&Decision) -> bool| {
        let game = reached(&advanced(3), 4, |game| {
            game.turns() > 60 && game.question().is_some_and(|open| which(&open.decision))
        });
        counts::<5>(&game)
    };
    assert_eq!(asked(|decision| matches!(decision, Decision::Dice { .. })), [5, 24, 99, 378, 1503]);
    assert_eq!(asked(|decision| matches!(decision, Decision::Transactions { .. })), [4, 13, 32, 344, 3032]);
    assert_eq!(asked(|decision| matches!(decision, Decision::Resident)), [4, 8, 25, 54, 159]);
}

#[test]
fn whole_games_have_golden_hashes() {
    let hash = |players: u8| {
        let seed = Seed::from_number(1);
        let (game, log): (Phoenix, _) = random_game(&advanced(players), seed, &mut moves(seed));
        (log.moves.len(), format!("{:016x}", game.state_hash()))
    };
    assert_eq!(hash(2), (924, "e00ba8efb2255e53".into()));
    assert_eq!(hash(3), (1396, "2f15bd1de7d5ee24".into()));
    assert_eq!(hash(4), (913, "9b9e99a1b9a11330".into()));
}

/// A finished game from its log, and its score sheet.
fn finished(name: &str, text: &str, cause: Cause) -> String {
    let mut log = Log::parse(name, text).unwrap();
    // Components may be described in other words, as long as they do the same in this game.
    log.data = Phoenix::data_mark();
    let game: Phoenix = log.replay().unwrap();
    assert_eq!((game.to_move(), game.ending().unwrap().cause), (Turn::Over, cause));
    let sheet = game.scores();
    assert_eq!(sheet, game.recount());
    let mut text = String::new();
    for (seat, score) in sheet.seats.iter() {
        writeln!(text, "{seat} {}: {}", game.label(seat).unwrap(), score.total).unwrap();
        for (source, points) in &score.sources {
            writeln!(text, "    {source} {points}").unwrap();
        }
    }
    let winners: Vec<_> = sheet.winners.iter().map(ToString::to_string).collect();
    writeln!(text, "winner: {}; the end: {}", winners.join(", "), cause.id()).unwrap();
    text
}

#[test]
fn a_game_ended_by_forty_points() {
    insta::assert_snapshot!(finished("points.log", include_str!("fixtures/points.log"), Cause::Points));
}

#[test]
fn a_game_ended_by_nine_sectors() {
    insta::assert_snapshot!(finished("sectors.log", include_str!("fixtures/sectors.log"), Cause::Sectors));
}

#[test]
fn a_game_ended_by_the_alien_supply() {
    insta::assert_snapshot!(finished("aliens.log", include_str!("fixtures/aliens.log"), Cause::Aliens));
}

#[test]
fn a_game_ended_by_a_stalemate() {
    insta::assert_snapshot!(finished(
        "stalemate.log",
        include_str!("fixtures/stalemate.log"),
        Cause::Stalemate
    ));
}
