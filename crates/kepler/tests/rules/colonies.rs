//! Colony Seeding (KE-COLON).

use crate::common::{
    AntimatterScience, Mine, Planet, QuantumPhysics, SpaceTravel, can, decision, leads, no, offers, on_card,
    options, pit, planet, player, pool, run, scene, ships, to_turn,
};
use kepler::names::Track;
use kepler::{Decision, World};
use table::Seat;

// KE-EX-15
// proves KE-COLON-1, KE-COLON-2, KE-COLON-3
#[test]
fn a_starship_becomes_a_colony_and_its_icons_count() {
    let scene = scene().tile((0, -3), Planet(17)).ship(0, (0, -3)).lead(0, Track::Colonial, 3);
    let scene = scene.colony(0, 1, (0, 0, 0)).pit(0, (1, 0, 0)).earth(0, (3, 3, 0));
    let game = run(scene.turn_of(0), "act colony_seeding; colonise 17");
    // Space 4 was passed: a cube may be recovered.
    assert_eq!(options(&game), ["recover energy", "done"]);
    let game = run(game, "recover energy");
    assert_eq!((pit(&game, 0), pool(&game, 0), leads(&game, 0)), ((0, 0, 0), (4, 4, 3), (0, 5)));
    assert_eq!((planet(&game, 0, 17), ships(&game, 0).len()), ((0, 0, 0), 0));
    assert!(!player(&game, 0).world(World::planet(17)).unwrap().terraformed);
    assert_eq!((game.markers_left(Seat::new(0)), game.ships_left(Seat::new(0))), (3, 3));
}

// proves KE-COLON-1
#[test]
fn only_starships_on_planets_colonise_and_nobody_has_to() {
    let scene = scene().tile((0, -3), Planet(7)).ship(0, (0, -3)).tile((2, -3), Planet(8)).ship(1, (2, -3));
    let game = run(scene.tile((-2, -1), Planet(9)).ship(0, (0, 1)).turn_of(0), "act colony_seeding");
    assert_eq!(options(&game), ["colonise 7", "done"]);
    no(&game, "colonise 8", "KE-COLON-1");
    no(&game, "colonise 9", "KE-COLON-1");
    assert_eq!(ships(&run(game, "done"), 0), ["0,-3", "0,1"]);
}

// KE-EX-16
// proves KE-COLON-5, KE-COLON-6
#[test]
fn alien_planets_need_the_metamaterial_generator() {
    let scene = |level| {
        let scene =
            scene().tile((0, -3), Planet(25)).ship(0, (0, -3)).tile((2, -3), Planet(7)).ship(0, (2, -3));
        scene.level(0, AntimatterScience, level)
    };
    let game = run(scene(2).turn_of(0), "act colony_seeding");
    no(&game, "colonise 25", "KE-COLON-5");
    let game = run(game, "colonise 7");
    assert_eq!((ships(&game, 0), player(&game, 0).planets().count()), (vec!["0,-3".to_owned()], 1));
    // It can be withdrawn, or wait for the technology.
    let game = run(game, "done");
    assert!(can(&game, "withdraw 0,-3"));
    assert!(can(&run(scene(3).turn_of(0), "act colony_seeding"), "colonise 25"));
    assert!(can(&run(scene(4).turn_of(0), "act colony_seeding"), "colonise 25"));
}

// KE-EX-17
// proves KE-COLON-5, KE-AMSCI-2
#[test]
fn an_alien_planet_brings_four_steps() {
    let scene = scene().tile((0, -3), Planet(25)).ship(0, (0, -3)).level(0, AntimatterScience, 3);
    let game = run(scene.lead(0, Track::Colonial, 5).turn_of(0), "act colony_seeding; colonise 25");
    assert_eq!((leads(&game, 0), on_card(&game)), ((0, 9), (0, 2)));
    assert_eq!(game.medal_spaces(Track::Colonial).collect::<Vec<_>>(), [12, 15]);
}

// KE-EX-18
// proves KE-COLON-4
#[test]
fn without_a_marker_nothing_is_colonised() {
    let five = [1, 2, 4, 7, 8].into_iter().fold(scene(), |scene, number| scene.colony(0, number, (0, 0, 0)));
    let game = five.tile((0, -3), Planet(3)).ship(0, (0, -3)).turn_of(0);
    let game = run(game, "act colony_seeding");
    assert!(matches!(decision(&game), Decision::Bonuses(_)));
    assert_eq!(ships(&game, 0), ["0,-3"]);
    assert!(can(&run(game, "done"), "withdraw 0,-3"));
    // With one marker and two starships the second one is refused.
    let four = [1, 2, 4, 7].into_iter().fold(scene(), |scene, number| scene.colony(0, number, (0, 0, 0)));
    let four = four.tile((0, -3), Planet(3)).ship(0, (0, -3)).tile((2, -3), Planet(8)).ship(0, (2, -3));
    let game = run(four.turn_of(0), "act colony_seeding; colonise 3");
    assert!(offers(&game, "colonise").is_empty());
    assert_eq!(player(&game, 0).planets().count(), 5);
}

// proves KE-COLON-7
#[test]
fn colonising_is_free_and_mines_are_no_planets() {
    let scene = scene().tile((0, -3), Planet(7)).ship(0, (0, -3)).tile((2, -3), Mine).ship(0, (2, -3));
    let before = scene.turn_of(0);
    let game = run(before.clone(), "act colony_seeding; colonise 7");
    assert_eq!((pool(&game, 0), crate::common::earth(&game, 0)), ((4, 4, 3), (3, 3, 0)));
    assert_eq!(ships(&game, 0), ["2,-3"]);
}

// proves KE-COLON-8
#[test]
fn each_planet_is_resolved_completely_in_the_order_of_choice() {
    let scene = scene().tile((0, -3), Planet(7)).ship(0, (0, -3)).tile((2, -3), Planet(8)).ship(0, (2, -3));
    let scene = scene.lead(0, Track::Colonial, 2).pit(0, (1, 1, 0));
    let game = run(scene.turn_of(0), "act colony_seeding");
    assert_eq!(options(&game), ["colonise 7", "colonise 8", "done"]);
    let game = run(game, "colonise 8");
    // Its recovery comes before the next planet.
    assert_eq!(options(&game), ["recover energy", "recover matter", "done"]);
    let game = run(game, "recover matter");
    assert_eq!(options(&game), ["colonise 7", "done"]);
}

// proves KE-COLON-9, KE-MOVE-7
#[test]
fn a_colony_stays_and_blocks_its_hex() {
    let scene = scene().tile((0, -3), Planet(7)).ship(0, (0, -3)).ship(0, (0, -2)).level(0, SpaceTravel, 2);
    let game = run(scene.turn_of(0), "act colony_seeding; colonise 7; done");
    no(&game, "fly 0,-2 0,-3", "KE-MOVE-7");
    let game = to_turn(game);
    assert!(player(&game, 0).world(World::planet(7)).is_some());
    assert_eq!(game.tile_at(hex::Axial::new(0, -3)).unwrap().face, kepler::Face::Up(Planet(7)));
}

// proves KE-COLON-10
#[test]
fn a_new_planet_can_be_used_at_once() {
    let scene = scene().tile((0, -3), Planet(7)).ship(0, (0, -3)).level(0, QuantumPhysics, 1);
    let game = run(scene.turn_of(0), "act colony_seeding; colonise 7");
    assert!(can(&game, "shift energy earth 7"));
    let game = run(game, "bonus evolution_of_technology energy; produce 7 antimatter");
    assert_eq!(planet(&game, 0, 7), (0, 0, 1));
}
