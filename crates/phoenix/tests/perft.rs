//! Golden numbers: positions counted from fixed seeds, hashes of whole games, and one finished game for each way a
//! game can end. Any change of the rules or of chance, wanted or not, shows here.

use phoenix::names::{Cause, Named};
use phoenix::{Decision, HubSet, Phoenix, Setup, Step};
use table::check::laid_out;
use table::{Game, Turn};
use testing::golden::{counts, fresh, hash, reached, replayed, score_sheet};

fn advanced(players: u8) -> Setup {
    Setup { hubs: HubSet::Advanced, ..Setup::new(players) }
}

#[test]
fn the_layout_opens_the_golden_number_of_ways() {
    let start = |players| laid_out::<Phoenix>(&Setup::new(players));
    assert_eq!(counts(&start(2)), [2, 112, 6272, 351_232]);
    assert_eq!(counts(&start(3)), [3, 168, 9408, 526_848]);
    assert_eq!(counts(&start(4)), [4, 224, 12_544, 702_464]);
}

#[test]
fn the_draft_opens_the_golden_number_of_ways() {
    let start = |players| fresh::<Phoenix>(&Setup::new(players), 1);
    assert_eq!(counts(&start(2)), [3, 7, 13, 20, 120, 720]);
    assert_eq!(counts(&start(3)), [5, 22, 84, 270, 690, 1260]);
    assert_eq!(counts(&start(4)), [6, 32, 151, 626, 2250, 6840]);
}

/// The first turn after so many turns.
fn turn(players: u8, turns: u32) -> Phoenix {
    reached(&advanced(players), 1, |game: &Phoenix| game.step() == Step::Turn && game.turns() >= turns)
}

#[test]
fn the_first_turn_opens_the_golden_number_of_ways() {
    assert_eq!(counts(&turn(2, 0)), [23, 811, 5219, 75_696, 466_881]);
    assert_eq!(counts(&turn(3, 0)), [26, 787, 6148, 85_244, 880_103]);
    assert_eq!(counts(&turn(4, 0)), [34, 1370, 10_525, 163_864, 1_456_705]);
}

#[test]
fn the_middle_of_a_game_opens_the_golden_number_of_ways() {
    assert_eq!(counts(&turn(2, 60)), [1, 2, 5, 100, 492]);
    assert_eq!(counts(&turn(3, 90)), [10, 194, 682, 4274, 23_266]);
    assert_eq!(counts(&turn(4, 120)), [12, 484, 1408, 5269, 27_767]);
}

#[test]
fn dice_and_transactions_open_the_golden_number_of_ways() {
    let asked = |which: fn(&Decision) -> bool| {
        let game = reached(&advanced(3), 4, |game: &Phoenix| {
            game.turns() > 60 && game.question().is_some_and(|open| which(&open.decision))
        });
        counts::<5>(&game)
    };
    assert_eq!(asked(|decision| matches!(decision, Decision::Dice(_))), [3, 11, 36, 273, 2669]);
    assert_eq!(asked(|decision| matches!(decision, Decision::Roll(_))), [84, 224, 784, 2512, 19_856]);
    assert_eq!(asked(|decision| matches!(decision, Decision::Transactions(_))), [6, 36, 111, 559, 3636]);
    assert_eq!(asked(|decision| matches!(decision, Decision::Resident(_))), [5, 10, 76, 597, 1813]);
}

#[test]
fn whole_games_have_golden_hashes() {
    let hash = |players| hash::<Phoenix>(&advanced(players), 1);
    assert_eq!(hash(2), (640, "9f6abe1253d14968".into()));
    assert_eq!(hash(3), (922, "b1b0e9cf0e0ecef5".into()));
    assert_eq!(hash(4), (1070, "11ac37c355906d97".into()));
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
