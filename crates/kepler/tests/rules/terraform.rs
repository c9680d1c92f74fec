//! Terraforming (KE-TERRA).

use crate::common::{
    QuantumPhysics, Terraforming, can, decision, earth, leads, no, offers, planet, player, pool, run, scene,
    to_turn,
};
use kepler::names::Action;
use kepler::scene::Scene;
use kepler::{Decision, World};

fn ready() -> Scene {
    scene().cube(0, Action::GalacticMap)
}

// KE-EX-28
// proves KE-TERRA-1, KE-TERRA-2
#[test]
fn a_planet_pays_for_itself() {
    let scene = || ready().colony(0, 8, (2, 2, 0)).earth(0, (4, 0, 0)).level(0, Terraforming, 2);
    let game = run(scene().turn_of(0), "act terraforming");
    assert!(matches!(decision(&game), Decision::Bonuses(_)), "Earth cannot contribute");
    let game = run(scene().level(0, QuantumPhysics, 1).turn_of(0), "act terraforming");
    no(&game, "terraform 8", "KE-TERRA-2");
    no(&game, "terraform 9", "KE-TERRA-1");
}

// KE-EX-29
// proves KE-TERRA-5, KE-TERRA-7
#[test]
fn quantum_physics_brings_what_is_missing() {
    let scene = ready().colony(0, 8, (2, 2, 0)).earth(0, (4, 0, 0)).level(0, Terraforming, 2);
    let scene = scene.level(0, QuantumPhysics, 1).pool(0, (1, 5, 3));
    let game = run(scene.turn_of(0), "act terraforming; shift energy earth 8; terraform 8");
    assert_eq!((earth(&game, 0), planet(&game, 0, 8), pool(&game, 0)), ((3, 0, 0), (0, 0, 0), (4, 7, 3)));
    assert!(player(&game, 0).world(World::planet(8)).unwrap().terraformed);
    assert_eq!(game.total_of(table::Seat::new(0)), 6);
    let game = run(to_turn(game), "");
    let card = &crate::common::catalogue().planets[7];
    assert_eq!(card.production(true), kepler::cubes::Cubes::new(1, 2, 0));
    assert_eq!(game.measure_of(table::Seat::new(0), kepler::catalogue::Metric::Terraformed), 1);
}

// KE-EX-30
// proves KE-TERRA-3
#[test]
fn the_technology_must_have_come_far_enough() {
    let scene = |level| ready().colony(0, 13, (5, 5, 0)).earth(0, (1, 1, 0)).level(0, Terraforming, level);
    let game =
        run(scene(2).colony(0, 10, (0, 0, 0)).level(0, QuantumPhysics, 1).turn_of(0), "act terraforming");
    no(&game, "terraform 13", "KE-TERRA-3");
    assert!(can(&run(scene(3).turn_of(0), "act terraforming"), "terraform 13"));
    assert!(can(&run(scene(4).turn_of(0), "act terraforming"), "terraform 13"));
}

// KE-EX-31
// proves KE-TERRA-4, KE-TERRA-5
#[test]
fn several_planets_in_one_action_and_surplus_stays() {
    let scene = ready().level(0, Terraforming, 2).colony(0, 1, (3, 1, 0)).colony(0, 10, (2, 2, 0));
    let scene = scene.pool(0, (2, 4, 3)).earth(0, (0, 0, 0));
    let game = run(scene.turn_of(0), "act terraforming; terraform 1; terraform 10");
    assert_eq!(
        (planet(&game, 0, 1), planet(&game, 0, 10), pool(&game, 0)),
        ((1, 0, 0), (0, 0, 0), (6, 7, 3))
    );
    assert_eq!(player(&game, 0).terraformed(), 2);
}

// proves KE-TERRA-6
#[test]
fn a_planet_is_terraformed_once_and_earth_never() {
    let scene = ready()
        .level(0, Terraforming, 2)
        .terraformed(0, 10, (2, 2, 0))
        .colony(0, 1, (3, 2, 0))
        .earth(0, (1, 1, 0));
    let game = run(scene.turn_of(0), "act terraforming");
    no(&game, "terraform 10", "KE-TERRA-6");
    assert_eq!(offers(&game, "terraform"), ["terraform 1"]);
    let game = to_turn(run(game, "terraform 1"));
    assert!(player(&game, 0).world(World::planet(1)).unwrap().terraformed);
    assert!(!player(&game, 0).world(World::EARTH).unwrap().terraformed);
}

// proves KE-TERRA-8
#[test]
fn terraforming_brings_no_steps() {
    let scene = ready().level(0, Terraforming, 2).colony(0, 10, (2, 2, 0)).earth(0, (0, 0, 0));
    assert_eq!(leads(&run(scene.turn_of(0), "act terraforming; terraform 10"), 0), (0, 0));
}
