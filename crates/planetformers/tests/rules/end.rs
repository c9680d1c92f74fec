//! The end of the game (PF-END).

use planetformers::names::Cause;
use planetformers::scene::Scene;
use planetformers::{Planetformers, Step};
use table::{Game, Turn};

use crate::common::{end_round, end_turn, points, run, step};

/// Cinderfall and Verdance are terraformed, and Glacien lacks a level, which the second player can raise.
fn nearly(players: u8) -> Scene {
    Scene::new(players)
        .terraformed("cinderfall")
        .terraformed("verdance")
        .levels("glacien", [3, 2, 2, 1])
        .merit(0, "glacien", 8)
        .ark(1, "glacien.p")
        .cargo(1, [0, 0, 0, 1])
        .round(9, 0)
}

fn completed(players: u8) -> Planetformers {
    run(nearly(players).acts(1), "terraform; raise technology")
}

// PF-EX-32; proves PF-END-1, PF-END-2, PF-END-3
#[test]
fn the_third_planet_of_the_system_triggers_the_end() {
    let game = completed(3);
    let ending = game.end_in_sight().unwrap();
    assert_eq!((ending.cause, ending.by.index(), ending.last_round), (Cause::Planets, 1, 10));
    // The third player still plays in round 9; then round 10 is played in full.
    let game = end_turn(game);
    assert_eq!((game.round_number(), game.active().index()), (9, 2));
    let game = end_turn(game);
    assert_eq!((game.round_number(), game.first().index(), game.active().index()), (10, 1, 1));
    let mut turns = 0;
    let mut last = game;
    while last.to_move() != Turn::Over {
        last = end_turn(last);
        turns += 1;
    }
    assert_eq!((turns, last.round_number(), step(&last)), (3, 10, Step::Over));
    // Two terraformed Planets trigger nothing.
    assert!(nearly(3).acts(1).end_in_sight().is_none());
}

// proves PF-END-1
#[test]
fn with_four_players_it_is_the_fourth() {
    let game = completed(4);
    assert!(game.end_in_sight().is_none());
    let four = Scene::new(4)
        .card((0, 0), "azurine")
        .terraformed("azurine")
        .terraformed("cinderfall")
        .terraformed("verdance")
        .levels("glacien", [3, 2, 2, 1])
        .merit(0, "glacien", 8)
        .ark(1, "glacien.p")
        .cargo(1, [0, 0, 0, 1]);
    assert!(run(four.acts(1), "terraform; raise technology").end_in_sight().is_some());
    assert!(completed(2).end_in_sight().is_some());
    assert!(run(nearly(2).acts(1), "pass").end_in_sight().is_none());
}

// proves PF-END-3
#[test]
fn triggered_by_the_last_player_of_a_round_one_full_round_follows() {
    let game = nearly(2).acts(1);
    let game = end_turn(run(game, "terraform; raise technology"));
    assert_eq!(game.round_number(), 10);
    let game = end_round(game);
    assert_eq!((game.to_move(), game.round_number()), (Turn::Over, 10));
}

// proves PF-END-4
#[test]
fn planets_completed_later_score_and_change_nothing_else() {
    let game = end_round(completed(3));
    assert_eq!(game.round_number(), 10);
    let last_round = game.end_in_sight().unwrap();
    // In the last round a fourth Planet is completed.
    let late = Scene::new(3)
        .card((0, 0), "azurine")
        .terraformed("cinderfall")
        .terraformed("verdance")
        .levels("glacien", [3, 2, 2, 1])
        .merit(0, "glacien", 8)
        .levels("azurine", [4, 2, 4, 0])
        .merit(2, "azurine", 10)
        .ark(1, "glacien.p")
        .ark(2, "azurine.p")
        .cargo(1, [0, 0, 0, 1])
        .cargo(2, [0, 1, 0, 0])
        .round(9, 0)
        .acts(1);
    let late = end_turn(run(late, "terraform; raise technology"));
    let late = end_turn(crate::common::land(late, "azurine.m1"));
    let before = points(&late, 2);
    assert_eq!(late.end_in_sight().unwrap(), last_round);
    assert_eq!(before, 0);
    let mut game = late;
    while game.active().index() != 2 {
        game = end_turn(game);
    }
    let game = run(crate::common::land(game, "azurine.p"), "terraform; raise workforce");
    assert_eq!((points(&game, 2), game.terraformed()), (14, 4));
    assert_eq!(game.end_in_sight().unwrap(), last_round);
    assert_eq!(end_round(game).to_move(), Turn::Over);
}

// proves PF-END-5
#[test]
fn neither_a_full_grid_nor_empty_decks_end_the_game() {
    let game = Scene::new(2)
        .card((0, 0), "azurine")
        .card((0, 2), "canopia")
        .card((2, 0), "rusthaven")
        .card((2, 1), "ochre_deep")
        .card((2, 2), "frosthollow")
        .survivor_deck("", "")
        .turn_of(0);
    let game = end_round(game);
    assert_eq!((game.round_number(), game.end_in_sight()), (2, None));
}

// PF-EX-58; proves PF-END-6
#[test]
fn thirty_quiet_rounds_end_the_game() {
    // The last level was raised in round 12: in round 41 twenty-eight quiet rounds lie behind.
    let mut game = Scene::new(2).round(13, 0).turn_of(0);
    while game.to_move() != Turn::Over {
        assert!(game.round_number() <= 42);
        game = end_turn(game);
    }
    assert_eq!((game.round_number(), game.end_in_sight().unwrap().cause), (42, Cause::Standstill));
    // If a level is raised in round 42, the count begins anew with round 43.
    let game = Scene::new(2).round(42, 29).ark(0, "verdance.p").cargo(0, [1, 0, 0, 0]).acts(0);
    let mut game = run(game, "terraform; raise biomatter");
    while game.to_move() != Turn::Over {
        game = end_turn(game);
    }
    assert_eq!(game.round_number(), 72);
    // A discovery raises a level as well.
    let game = Scene::new(2).round(42, 29).turn_of(0);
    let game = end_round(run(game, "discover 2,1; planet pelagos; raise minerals"));
    assert_eq!((game.to_move() == Turn::Over, game.round_number()), (false, 43));
}
