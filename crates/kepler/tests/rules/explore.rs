//! Galactic Map (KE-MAP).

use crate::common::{
    asked, can, decided, decision, face_down, leads, no, offers, on_card, options, pit, run, scene, to_turn,
};
use kepler::names::Track;
use kepler::{Body, Decision, Face};
use table::{Game as _, Turn};

// proves KE-MAP-1, KE-MAP-2, KE-MAP-5
#[test]
fn first_a_step_then_four_tiles_one_by_one() {
    let game = run(scene().turn_of(0), "act galactic_map");
    assert_eq!(options(&game), ["advance technology", "advance colonial"]);
    no(&game, "done", "KE-MAP-1");
    no(&game, "explore 0,-3", "KE-ROUND-5");
    let game = run(game, "advance technology");
    assert_eq!((leads(&game, 0), face_down(&game), offers(&game, "explore").len()), ((1, 0), 36, 36));
    no(&game, "done", "KE-MAP-3");
    no(&game, "explore 0,1", "KE-MAP-2");
    // Each is seen before the next is chosen.
    let game = run(game, "explore 14,-7");
    assert_eq!((game.to_move(), face_down(&game)), (Turn::Fate, 36));
    let game = run(game, "tile 17");
    assert_eq!(
        (face_down(&game), game.tile_at(hex::Axial::new(14, -7)).unwrap().face),
        (35, Face::Up(Body::Planet(17)))
    );
    no(&game, "explore 14,-7", "KE-MAP-2");
    let game = run(game, "explore 0,-3; tile mine; explore 2,-3; tile target; explore 1,5; tile 3");
    assert_eq!(face_down(&game), 32);
    assert!(matches!(decision(&game), Decision::Bonuses(_)));
}

// KE-EX-50
// proves KE-MAP-3
#[test]
fn with_few_tiles_left_all_are_turned_up() {
    let game = run(scene().face_down(3).turn_of(0), "act galactic_map; advance colonial");
    assert_eq!((leads(&game, 0), game.to_move()), ((0, 1), Turn::Fate), "there is nothing to choose");
    let game = crate::common::decided(game);
    assert_eq!((face_down(&game), asked(&game)), (0, 0));
    assert!(game.unseen().is_empty());
}

// proves KE-MAP-3
#[test]
fn with_one_more_than_needed_there_is_a_choice() {
    let game = run(scene().face_down(5).turn_of(0), "act galactic_map; advance colonial");
    assert_eq!((asked(&game), offers(&game, "explore").len()), (0, 5));
    let bonus =
        run(scene().face_down(2).turn_of(0), "act stellar_propulsion; bonus space_exploration energy");
    assert_eq!((asked(&bonus), offers(&bonus, "explore").len()), (0, 2));
    let forced =
        run(scene().face_down(1).turn_of(0), "act stellar_propulsion; bonus space_exploration energy");
    assert_eq!(forced.to_move(), Turn::Fate);
}

// proves KE-MAP-4
#[test]
fn what_is_turned_up_stays_so() {
    let game = run(
        scene().turn_of(0),
        "act galactic_map; advance colonial; explore 0,-3; tile 9; explore 2,-3; tile 8",
    );
    let game = to_turn(run(game, "explore 1,5; explore -1,7"));
    for eye in table::Eye::all(4) {
        let seen = game.seen_by(eye);
        assert_eq!(seen.tile_at(hex::Axial::new(0, -3)).unwrap().face, Face::Up(Body::Planet(9)));
    }
    let mut outcomes = Vec::new();
    let game = run(to_turn(game), "act galactic_map; advance colonial; explore -2,2");
    game.outcomes(&mut outcomes);
    assert!(
        !outcomes.iter().any(|(mv, _)| *mv == kepler::Move::Tile(Body::Planet(9))),
        "it is no longer unseen"
    );
}

// proves KE-MAP-6
#[test]
fn without_tiles_only_the_step_is_taken() {
    let game = run(scene().face_down(0).turn_of(0), "act galactic_map; advance colonial");
    assert_eq!(leads(&game, 0), (0, 1));
    assert!(matches!(decision(&game), Decision::Bonuses(_)));
    no(&game, "bonus space_exploration energy", "KE-BONUS-8");
}

// KE-EX-49
// proves KE-LEAD-5, KE-MAP-1
#[test]
fn a_recovery_with_an_empty_pit_is_lost() {
    let game = run(scene().lead(0, Track::Colonial, 3).turn_of(0), "act galactic_map; advance colonial");
    assert_eq!(leads(&game, 0), (0, 4));
    assert!(matches!(decision(&game), Decision::Explore(_)));
    let game =
        run(game, "explore 0,-3; explore 2,-3; explore 1,5; explore -1,7; bonus scientific_progress energy");
    assert_eq!(pit(&game, 0), (1, 0, 0));
    assert!(!can(&game, "recover energy"));
}

// KE-EX-73
// proves KE-LEAD-6, KE-LEAD-9
#[test]
fn a_full_track_may_be_chosen() {
    let scene = scene().lead(0, Track::Technology, 18).lead(0, Track::Colonial, 7);
    let game = run(scene.turn_of(0), "act galactic_map; advance technology");
    let game = decided(run(game, "explore 0,-3; explore 2,-3; explore 1,5; explore -1,7"));
    assert_eq!((leads(&game, 0), face_down(&game), on_card(&game)), ((18, 7), 32, (0, 0)));
    no(&game, "bonus scientific_progress energy", "KE-BONUS-8");
}
