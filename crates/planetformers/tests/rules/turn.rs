//! Rounds and turns (PF-TURN).

use planetformers::names::{Row, Specialist};
use planetformers::{Decision, Planetformers, Setup};
use table::check::laid_out;
use table::{Eye, Game, Rng, Seat, Seed};

use crate::common::{asked, can, decision, end_round, end_turn, no, options, run, scene};
use planetformers::scene::Scene;

/// The seats of so many turns, one after the other.
fn seats(mut game: Planetformers, turns: usize) -> Vec<u8> {
    let mut order = Vec::new();
    for _ in 0..turns {
        order.push(game.active().number());
        game = end_turn(game);
    }
    order
}

// proves PF-TURN-1, PF-TURN-2
#[test]
fn the_first_player_marker_passes_to_the_left_after_every_round() {
    let game = Scene::new(3).first(1).turn_of(1);
    assert_eq!(seats(game, 9), [2, 3, 1, 3, 1, 2, 1, 2, 3]);
    let game = end_round(Scene::new(4).first(3).turn_of(3));
    assert_eq!((game.first(), game.active(), game.round_number()), (Seat::new(0), Seat::new(0), 2));
}

// PF-EX-57; proves PF-TURN-7
#[test]
fn of_two_players_the_last_of_a_round_begins_the_next() {
    let game = scene().turn_of(0);
    assert_eq!(seats(game.clone(), 8), [1, 2, 2, 1, 1, 2, 2, 1]);
    // They are two turns: the second begins with a fresh upgrade step and fresh plays.
    let game = end_turn(game);
    let one = end_turn(game);
    assert_eq!((one.active(), one.turn_so_far().plays), (Seat::new(1), 0));
    assert!(one.turn_so_far().taken.values().all(|taken| !taken));
}

// proves PF-TURN-3, PF-TURN-5
#[test]
fn five_steps_follow_each_other_strictly() {
    let game = scene()
        .crew(0, Row::Lower, "C01 C13")
        .ready(0, &[Specialist::Engineer])
        .cargo(0, [0, 1, 0, 1])
        .turn_of(0);
    assert!(matches!(decision(&game), Decision::Upgrade(_)));
    no(&game, "travel cinderfall.p", "PF-TURN-3");
    let game = run(game, "pass");
    assert!(matches!(decision(&game), Decision::Travel(_)));
    no(&game, "upgrade engines", "PF-TURN-3");
    let game = run(game, "travel cinderfall.p");
    assert!(matches!(decision(&game), Decision::Play(_)));
    no(&game, "upgrade engines", "PF-TURN-3");
    no(&game, "gather", "PF-TURN-3");
    let game = run(game, "pass");
    assert!(matches!(decision(&game), Decision::Action(_)));
    no(&game, "play C01", "PF-TURN-3");
    let game = run(game, "gather");
    // Resources won in step 4 pay for an upgrade only on the next turn.
    assert!(matches!(decision(&game), Decision::LastDraw(_)));
    no(&game, "gather", "PF-TURN-3");
    no(&game, "upgrade engines", "PF-TURN-3");
    let game = run(game, "pass");
    assert_eq!(asked(&game), 1);
}

// proves PF-TURN-4
#[test]
fn only_travel_is_compulsory() {
    let game = scene()
        .crew(0, Row::Lower, "C01")
        .ready(0, &[Specialist::Engineer])
        .cargo(0, [0, 1, 0, 1])
        .turn_of(0);
    let game = run(game, "pass");
    no(&game, "pass", "PF-TRAVEL-1");
    let game = run(game, "travel cinderfall.p");
    assert!(can(&game, "pass"));
    let game = run(game, "pass");
    assert!(can(&game, "pass"));
    let game = run(game, "pass");
    assert_eq!(options(&game), ["draw", "pass"]);
    assert_eq!(asked(&run(game, "pass")), 1);
}

// proves PF-TURN-6
#[test]
fn everything_but_the_decks_is_open() {
    let mut game: Planetformers = laid_out(&Setup::new(3));
    let mut rng = Rng::new(Seed::from_number(9));
    for _ in 0..400 {
        table::check::step(&mut game, &mut rng);
    }
    // A deck is the set of its cards: there is no order that anybody could see.
    for eye in Eye::all(3) {
        assert_eq!(game.seen_by(eye), game);
    }
    assert_eq!(game.imagine(Seat::new(1), &mut rng), game);
}
