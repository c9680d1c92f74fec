//! Space Missions (KE-MISS).

use crate::common::{
    Planet, SpaceTravel, Target, can, decision, earth, no, offers, planet, player, pool, run, scene, ships,
};
use kepler::Decision;
use kepler::names::Progress;
use kepler::scene::Scene;
use table::{Game as _, Turn};

// KE-EX-5
// proves KE-MISS-1, KE-MISS-2, KE-MISS-3
#[test]
fn up_to_three_starships_each_paid_by_a_world_beside_it() {
    let game = run(scene().turn_of(0), "act space_missions");
    let around = ["0,-1", "1,-1", "-1,0", "1,0", "-1,1", "0,1"];
    assert_eq!(offers(&game, "build"), around.map(|hex| format!("build earth {hex}")));
    no(&game, "build earth 2,0", "KE-MISS-3");
    no(&game, "build 8 1,0", "KE-MISS-2");
    let game = run(game, "build earth 1,-1; build earth 0,-1");
    assert_eq!((earth(&game, 0), pool(&game, 0)), ((1, 1, 0), (6, 6, 3)));
    assert_eq!(
        (ships(&game, 0), game.ships_left(table::Seat::new(0))),
        (vec!["0,-1".into(), "1,-1".into()], 1)
    );
    let game = run(game, "build earth 1,0");
    assert_eq!((earth(&game, 0), player(&game, 0).ships.len()), ((0, 0, 0), 3));
    assert!(!matches!(decision(&game), Decision::Build(_)), "three are the most");
}

// KE-EX-12
// proves KE-MISS-2
#[test]
fn one_world_pays_for_the_whole_starship() {
    let scene = || scene().earth(0, (1, 0, 0)).colony(0, 8, (0, 2, 0)).level(0, SpaceTravel, 2);
    let game = run(scene().turn_of(0), "act space_missions");
    assert!(matches!(decision(&game), Decision::Bonuses(_)), "nothing can be built");
    // With Quantum Physics there is a way: a cube is moved first.
    let game = run(scene().level(0, crate::common::QuantumPhysics, 1).turn_of(0), "act space_missions");
    no(&game, "build earth 1,0", "KE-MISS-2");
    let game = run(game, "shift matter 8 earth; build earth 1,0");
    assert_eq!((earth(&game, 0), planet(&game, 0, 8)), ((0, 0, 0), (0, 1, 0)));
}

// KE-EX-13
// proves KE-MISS-7, KE-SPACE-2
#[test]
fn the_wormhole_generator_makes_starships_cheap() {
    let scene = |level| scene().earth(0, (1, 0, 0)).colony(0, 8, (0, 2, 0)).level(0, SpaceTravel, level);
    let game = run(scene(4).turn_of(0), "act space_missions; build earth 0,1");
    assert_eq!(
        (earth(&game, 0), planet(&game, 0, 8), ships(&game, 0)),
        ((0, 0, 0), (0, 2, 0), vec!["0,1".into()])
    );
    assert!(offers(&run(scene(3).turn_of(0), "act space_missions"), "build").is_empty());
}

// KE-EX-14
// proves KE-MISS-4, KE-MISS-6
#[test]
fn a_starship_needs_a_free_space_hex() {
    let full = scene().ship(1, (1, 0)).ship(1, (1, -1)).ship(1, (0, -1)).ship(2, (-1, 0)).ship(2, (-1, 1));
    let game = run(full.turn_of(0), "act space_missions");
    assert_eq!(offers(&game, "build"), ["build earth 0,1"]);
    no(&game, "build earth 1,0", "KE-MISS-4");
    let full = scene().ship(1, (1, 0)).ship(1, (1, -1)).ship(1, (0, -1)).ship(2, (-1, 0)).ship(2, (-1, 1));
    let game = run(full.ship(2, (0, 1)).turn_of(0), "act space_missions");
    assert!(matches!(decision(&game), Decision::Bonuses(_)));
    assert_eq!(
        (earth(&game, 0), offers(&game, "bonus").iter().any(|line| line.contains("logistics"))),
        ((3, 3, 0), false)
    );
}

// proves KE-MISS-4
#[test]
fn stars_tiles_and_the_edge_are_no_place_for_a_new_starship() {
    // Planet 1 at Kepler-452: its neighbours are the star, the edge of the board, and space.
    let scene = scene().colony_at(0, 1, (14, -7), (1, 1, 0)).earth(0, (0, 0, 0));
    let game = run(scene.turn_of(0), "act space_missions");
    assert_eq!(offers(&game, "build"), ["build 1 13,-7", "build 1 15,-7", "build 1 14,-6"]);
    no(&game, "build 1 13,-6", "KE-MISS-4");
    no(&game, "build 1 14,-8", "KE-MISS-4");
    // A tile that lies open is no space hex either.
    let scene = crate::common::scene().change(|_| {}).tile((-2, 2), Target).tile((0, -3), Planet(1));
    let game = run(scene.turn_of(0), "act space_missions");
    no(&game, "build earth -2,2", "KE-MISS-3");
}

// proves KE-MISS-5
#[test]
fn several_worlds_may_pay_for_a_starship_each() {
    let scene = scene().colony_at(0, 7, (0, -3), (1, 1, 0)).earth(0, (1, 1, 0));
    let game = run(scene.turn_of(0), "act space_missions");
    no(&game, "build 7 0,1", "KE-MISS-3");
    no(&game, "build earth 0,-4", "KE-MISS-3");
    let game = run(game, "build 7 0,-4; build earth 0,1");
    assert_eq!((earth(&game, 0), planet(&game, 0, 7)), ((0, 0, 0), (0, 0, 0)));
    assert_eq!(ships(&game, 0), ["0,-4", "0,1"]);
}

// proves KE-MISS-8, KE-BONUS-15
#[test]
fn new_starships_move_in_the_same_turn() {
    let game = scene().level(0, SpaceTravel, 1).turn_of(0);
    let game =
        run(game, "act space_missions; build earth 0,1; done; bonus space_logistics matter; place 1,0; done");
    assert!(can(&game, "fly 0,1 0,2") && can(&game, "fly 1,0 2,0"));
    let game = run(game, "fly 0,1 0,2; fly 1,0 2,0");
    assert_eq!(ships(&game, 0), ["0,2", "2,0"]);
}

// proves KE-MISS-9
#[test]
fn without_a_starship_in_supply_none_is_placed() {
    let scene = || scene().ship(0, (1, 0)).ship(0, (0, 1)).ship(0, (-1, 1));
    let game = run(scene().turn_of(0), "act space_missions");
    assert!(matches!(decision(&game), Decision::Bonuses(_)));
    no(&game, "bonus space_logistics energy", "KE-BONUS-8");
    // Both have as many on the board, but nobody has one to place: nobody is asked.
    let both = Scene::new(2).ship(0, (1, 0)).ship(0, (0, 1)).ship(0, (-1, 1));
    let both = both.ship(1, (1, -1)).ship(1, (0, -1)).ship(1, (-1, 0)).card(Progress::P05).end_of_round();
    assert_eq!(both.to_move(), Turn::Fate);
}
