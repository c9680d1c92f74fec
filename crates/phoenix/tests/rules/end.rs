//! The end of the game (SP-END).

use phoenix::names::{Cause, Hub, Ship, Species, Track};
use phoenix::scene::Scene;
use phoenix::{Ending, Phoenix, Step};
use table::{Game, Seat, Turn};

use crate::common::{asked, points, run, scene, stock, to_turn, with};

fn three() -> Scene {
    Scene::new(&[Hub::B7, Hub::B8, Hub::B9])
}

/// All nine sectors but one, which lies in the display.
fn nearly_complete(scene: Scene) -> Scene {
    [101, 111, 121, 201, 211, 221, 301, 312].iter().fold(scene, |scene, number| scene.sector(0, *number, ""))
}

fn income(game: Phoenix) -> Phoenix {
    to_turn(run(game, "income"))
}

// proves SP-END-1, SP-END-4, SP-END-6
#[test]
fn forty_points_end_the_game_after_one_more_turn_for_the_others() {
    let game = income(three().points(1, 40).points(2, 45).turn_of(1));
    assert_eq!(game.ending(), Some(Ending { by: Seat::new(1), cause: Cause::Points }));
    // The others have one turn each; whatever they reach changes nothing.
    assert_eq!(asked(&game), 2);
    let game = income(game);
    assert_eq!((asked(&game), game.ending().unwrap().by), (0, Seat::new(1)));
    let game = income(game);
    assert_eq!((game.to_move(), game.step()), (Turn::Over, Step::Over));
    assert!(game.check(phoenix::Move::Income).is_err_and(|refusal| refusal.rule == "SP-END-4"));
}

// proves SP-END-1
#[test]
fn thirty_nine_points_end_nothing() {
    assert_eq!(income(scene().points(0, 39).turn_of(0)).ending(), None);
}

// proves SP-END-2
#[test]
fn nine_sectors_end_the_game() {
    let game = nearly_complete(scene()).stock(0, (9, 0, 0, 20)).turn_of(0);
    let game = to_turn(run(game, "use L1-CON 1; build 322"));
    assert_eq!(game.ending(), Some(Ending { by: Seat::new(0), cause: Cause::Sectors }));
    assert_eq!(income(game).to_move(), Turn::Over);
}

// proves SP-END-3, SP-END-10, SP-END-11
#[test]
fn four_aliens_in_the_supply_end_the_game() {
    let few = |n: u8| {
        Species::ALIENS
            .iter()
            .fold(scene(), |scene, species| scene.supply(*species, u8::from(*species == Species::Pink) * n))
    };
    assert_eq!(income(few(5).turn_of(0)).ending(), None);
    // Whoever's turn ends is the one; Humans do not count.
    let game = income(few(4).turn_of(1));
    assert_eq!(game.ending(), Some(Ending { by: Seat::new(1), cause: Cause::Aliens }));
    // Several conditions at once trigger it once.
    let game = income(few(4).points(0, 50).turn_of(0));
    assert_eq!(game.ending(), Some(Ending { by: Seat::new(0), cause: Cause::Points }));
    // An Alien that comes back from a station counts again.
    let scene = with(Hub::A12).sector(0, 111, "G");
    let game = Species::ALIENS
        .iter()
        .fold(scene, |scene, species| scene.supply(*species, u8::from(*species == Species::Pink) * 4));
    let game = to_turn(run(game.turn_of(0), "income; return 111 gold"));
    assert_eq!((game.ending(), game.aliens_left()), (None, 5));
}

// SP-EX-27; proves SP-END-5
#[test]
fn points_on_a_foreign_turn_count_at_the_end_of_the_own_next_turn() {
    let scene = scene().points(0, 39).token(0, Track::Dismantle, 2).stock(1, (4, 0, 0, 0));
    let game = run(scene.turn_of(1), "use L1-DIS 2; dismantle L1-TRA; bonus 2");
    assert_eq!((points(&game, 0), game.ending(), asked(&game)), (40, None, 0));
    let game = income(game);
    assert_eq!(game.ending().unwrap().by, Seat::new(0));
    assert_eq!(asked(&game), 1);
}

// proves SP-END-7
#[test]
fn the_check_waits_for_the_last_of_several_turns() {
    let game = scene().points(0, 40).extra_turns(1).stock(0, (9, 0, 0, 0)).turn_of(0);
    let game = to_turn(run(game, "use L1-EXP 1"));
    assert_eq!((asked(&game), game.ending()), (0, None));
    assert!(to_turn(run(game, "use L1-EXP 2")).ending().is_some());
}

// proves SP-END-8
#[test]
fn additional_turns_of_the_last_round_are_played() {
    let scene = scene().points(0, 40).sector(1, 208, "TTTT").stock(1, (20, 0, 0, 0));
    let game = run(income(scene.turn_of(0)), "use L1-DIP 2; advance transport; ability 208.4");
    assert_eq!((asked(&game), game.to_move()), (1, Turn::Of(Seat::new(1))));
    assert_eq!(to_turn(run(game, "use L1-EXP 2")).to_move(), Turn::Over);
}

// proves SP-END-4
#[test]
fn the_last_round_ends_before_the_one_who_triggered_it() {
    // Whoever began the game and whoever triggers its end: the others have one turn each, clockwise from there.
    for (start, by) in [(0, 2), (1, 0), (2, 1), (1, 1)] {
        let mut game = income(three().start(start).points(by, 40).turn_of(by));
        for place in 1..3 {
            assert_eq!(asked(&game), (by + place) % 3, "{start} began, {by} triggered the end");
            game = income(game);
        }
        assert_eq!(game.to_move(), Turn::Over);
    }
}

// proves SP-END-9
#[test]
fn a_ship_used_between_two_incomes_breaks_the_row() {
    // Nobody has a fleet, so that incomes bring nothing. One of them still has the GEMs for a neutral ship.
    let idle = || Scene::new(&[Hub::B7, Hub::B9]).fleet(0, &[]).fleet(1, &[]).stock(1, (5, 0, 0, 0));
    let (mut game, mut turns) = (idle().turn_of(0), 0);
    for own in ["income", "income", "use N-EXP", "income", "income"] {
        game = to_turn(run(income(game), own));
        turns += 2;
        assert_eq!((game.ending(), game.turns()), (None, turns), "{own}");
    }
    // Only the third income in a row after the ship makes it a stalemate.
    let game = income(game);
    assert_eq!(game.ending(), None);
    assert_eq!(income(game).ending().unwrap().cause, Cause::Stalemate);
}

// proves SP-END-9
#[test]
fn gems_spent_are_no_progress() {
    // Somebody moves a resident to and fro for 1 GEM with every income.
    let scene = with(Hub::B7).fleet(0, &[]).fleet(1, &[]).stock(0, (4, 0, 0, 0));
    let mut game = scene.sector(0, 121, "H").sector(0, 221, "").turn_of(0);
    for sector in ["121", "221", "121"] {
        assert_eq!(game.ending(), None);
        game = run(game, &format!("income; relocate; resident {sector} human; done"));
        game = income(game);
    }
    assert_eq!((stock(&game, 0).0, game.ending().unwrap().cause), (1, Cause::Stalemate));
}

// proves SP-END-9
#[test]
fn points_and_residents_are_progress_too() {
    let idle = |hub| with(hub).fleet(0, &[]).fleet(1, &[]).stock(0, (0, 4, 4, 4)).sector(0, 221, "");
    // B-6 gives a point with every income, and without ships no GEMs.
    let (mut game, mut waiting) = (idle(Hub::B6).turn_of(0), idle(Hub::B7).turn_of(0));
    for _ in 0..6 {
        (game, waiting) = (income(game), income(waiting));
    }
    assert_eq!((game.ending(), waiting.ending().unwrap().cause), (None, Cause::Stalemate));
    // A-8 takes a Human with every income: only three incomes after the last one are idle.
    let mut game = idle(Hub::A8).turn_of(0);
    for _ in 0..4 {
        game = income(to_turn(run(game, "human_income")));
        assert_eq!(game.ending(), None);
    }
    let game = income(income(income(income(game))));
    assert_eq!((game.ending(), asked(&game)), (None, 0));
    assert_eq!(income(game).ending().unwrap().cause, Cause::Stalemate);
}

// proves SP-END-9
#[test]
fn three_idle_incomes_of_everybody_are_a_stalemate() {
    let idle = || Scene::new(&[Hub::A12, Hub::B9]).fleet(0, &[]).fleet(1, &[]).stock(0, (2, 0, 0, 9));
    let mut game = idle().turn_of(0);
    for turn in 1..6 {
        game = income(game);
        assert_eq!((game.ending(), game.turns()), (None, turn));
    }
    // A-12 loses points all the time, and resources may change: that is no progress.
    assert_eq!(points(&game, 0), -15);
    let game = income(game);
    assert_eq!((game.to_move(), game.ending().unwrap().cause), (Turn::Over, Cause::Stalemate));
    // Whoever gains GEMs makes progress.
    let mut game = Scene::new(&[Hub::A12, Hub::B9]).fleet(0, &[]).fleet(1, &[Ship::L1Con]).turn_of(0);
    for _ in 0..8 {
        game = income(game);
    }
    assert_eq!((game.ending(), stock(&game, 1).0), (None, 4));
}

// proves SP-END-9
#[test]
fn a_stalemate_takes_the_last_turns_away() {
    let hubs = [Hub::B7, Hub::B9, Hub::B8];
    let idle = |runs: [u8; 3]| {
        let scene = Scene::new(&hubs).fleet(0, &[]).fleet(1, &[]).fleet(2, &[]).points(0, 40);
        let scene = (0..)
            .zip(runs)
            .fold(scene, |scene, (seat, run)| scene.player(seat, |player| player.income_run = run));
        scene.turn_of(0)
    };
    // Everybody has one more turn after forty points are reached.
    let game = income(income(idle([0; 3])));
    assert_eq!((game.ending().unwrap().cause, asked(&game)), (Cause::Points, 2));
    // Unless nobody gets anywhere any more.
    let game = income(idle([2, 2, 3]));
    assert_eq!((game.ending().unwrap().cause, asked(&game)), (Cause::Points, 1));
    let game = income(game);
    assert_eq!((game.to_move(), game.ending().unwrap().cause), (Turn::Over, Cause::Stalemate));
    assert_eq!(game.turns(), 2);
}
