//! Golden numbers: positions counted from fixed seeds, hashes of whole games, and one finished game for each way a
//! game can end. Any change of the rules or of chance, wanted or not, shows here.

use planetformers::names::{Cause, Named};
use planetformers::{Decision, Planetformers, Setup, Step};
use table::check::laid_out;
use table::{Game, Turn};
use testing::golden::{counts, fresh, hash, reached, replayed, score_sheet};

#[test]
fn the_layout_opens_the_golden_number_of_ways() {
    let start = |players| laid_out::<Planetformers>(&Setup::new(players));
    assert_eq!(counts(&start(2)), [2, 6, 12, 468]);
    assert_eq!(counts(&start(3)), [3, 9, 18, 702]);
    assert_eq!(counts(&start(4)), [4, 12, 24, 936]);
}

#[test]
fn the_first_choices_open_the_golden_number_of_ways() {
    let start = |players| fresh::<Planetformers>(&Setup::new(players), 1);
    assert_eq!(counts(&start(2)), [3, 6, 12, 36, 72, 144]);
    assert_eq!(counts(&start(4)), [3, 6, 12, 36, 72, 144]);
}

/// The first decision of a turn after so many turns.
fn turn(players: u8, turns: u32) -> Planetformers {
    reached(&Setup::new(players), 1, |game: &Planetformers| {
        game.turns() >= turns && game.step() == Step::Travel && game.to_move() != Turn::Fate
    })
}

#[test]
fn the_first_turn_opens_the_golden_number_of_ways() {
    assert_eq!(counts(&turn(2, 0)), [2, 12, 76, 257, 879]);
    assert_eq!(counts(&turn(3, 0)), [10, 56, 169, 607, 2235]);
    assert_eq!(counts(&turn(4, 0)), [10, 56, 169, 604, 2211]);
}

#[test]
fn the_middle_of_a_game_opens_the_golden_number_of_ways() {
    assert_eq!(counts(&turn(2, 60)), [17, 46, 160, 970, 2966]);
    assert_eq!(counts(&turn(3, 90)), [18, 54, 126, 386, 1579]);
    assert_eq!(counts(&turn(4, 120)), [19, 62, 165, 817, 3923]);
}

#[test]
fn actions_and_payments_open_the_golden_number_of_ways() {
    let asked = |which: fn(&Decision) -> bool| {
        let game = reached(&Setup::new(3), 4, |game: &Planetformers| {
            game.turns() > 60 && game.question().is_some_and(|open| which(&open.decision))
        });
        counts::<4>(&game)
    };
    assert_eq!(asked(|decision| matches!(decision, Decision::Action(_))), [2, 4, 42, 90]);
    assert_eq!(asked(|decision| matches!(decision, Decision::Raise(_))), [1, 2, 14, 32]);
    assert_eq!(asked(|decision| matches!(decision, Decision::Pay(_))), [3, 12, 72, 432]);
    assert_eq!(asked(|decision| matches!(decision, Decision::Source(_))), [4, 24, 144, 360]);
    assert_eq!(asked(|decision| matches!(decision, Decision::Discovery(_))), [8, 28, 56, 190]);
}

#[test]
fn whole_games_have_golden_hashes() {
    let hash = |players| hash::<Planetformers>(&Setup::new(players), 1);
    assert_eq!(hash(2), (2606, "33a48db81d438764".into()));
    assert_eq!(hash(3), (2572, "7bf2177e03478b28".into()));
    assert_eq!(hash(4), (2576, "765863ca9761b3df".into()));
}

/// A finished game from its log, and its score sheet.
fn finished(name: &str, text: &str, cause: Cause) -> String {
    let game: Planetformers = replayed(name, text);
    let ending = game.end_in_sight().unwrap();
    assert_eq!((game.to_move(), ending.cause), (Turn::Over, cause));
    assert_eq!(game.round_number(), ending.last_round);
    let (planets, round) = (game.terraformed(), game.round_number());
    format!("{}; the end: {} in round {round}, {planets} terraformed", score_sheet(&game), cause.id())
}

#[test]
fn a_game_ended_by_the_third_planet() {
    let log = include_str!("fixtures/third_planet.log");
    insta::assert_snapshot!(finished("third_planet.log", log, Cause::Planets));
}

#[test]
fn a_game_of_four_ended_by_the_fourth_planet() {
    let log = include_str!("fixtures/fourth_planet.log");
    insta::assert_snapshot!(finished("fourth_planet.log", log, Cause::Planets));
}

#[test]
fn a_game_ended_by_a_standstill() {
    let log = include_str!("fixtures/standstill.log");
    insta::assert_snapshot!(finished("standstill.log", log, Cause::Standstill));
}
