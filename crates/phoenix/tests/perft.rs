//! Golden numbers: positions counted from fixed seeds, hashes of whole games, and one finished game for each way a
//! game can end. Any change of the rules or of chance, wanted or not, shows here.

use phoenix::names::{Cause, Named};
use phoenix::{Decision, HubSet, Phoenix, Setup, Step};
use table::{Game, Turn};
use testing::golden::{counts, fresh, hash, reached, replayed, score_sheet};

fn advanced(players: u8) -> Setup {
    Setup { hubs: HubSet::Advanced, ..Setup::new(players) }
}

#[test]
fn the_draft_opens_the_golden_number_of_ways() {
    let start = |players| fresh::<Phoenix>(&Setup::new(players), 1);
    assert_eq!(counts(&start(2)), [4, 13, 33, 60, 300, 1200]);
    assert_eq!(counts(&start(3)), [5, 22, 84, 270, 690, 1260]);
    assert_eq!(counts(&start(4)), [6, 33, 165, 738, 2880, 9450]);
}

/// The first turn after so many turns.
fn turn(players: u8, turns: u32) -> Phoenix {
    reached(&advanced(players), 1, |game: &Phoenix| game.step() == Step::Turn && game.turns() >= turns)
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
        let game = reached(&advanced(3), 4, |game: &Phoenix| {
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
    let hash = |players| hash::<Phoenix>(&advanced(players), 1);
    assert_eq!(hash(2), (924, "e00ba8efb2255e53".into()));
    assert_eq!(hash(3), (1396, "2f15bd1de7d5ee24".into()));
    assert_eq!(hash(4), (913, "9b9e99a1b9a11330".into()));
}

/// A finished game from its log, and its score sheet.
fn finished(name: &str, text: &str, cause: Cause) -> String {
    let game: Phoenix = replayed(name, text);
    assert_eq!((game.to_move(), game.ending().unwrap().cause), (Turn::Over, cause));
    format!("{}; the end: {}", score_sheet(&game), cause.id())
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
