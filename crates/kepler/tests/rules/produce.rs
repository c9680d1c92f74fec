//! Energy Storage, Planetary Exploitation, Generate Antimatter (KE-ENERGY, KE-EXPL, KE-ANTI).

use crate::common::{
    AntimatterScience, EnergyDevelopment, QuantumPhysics, Terraforming, all_cubes, can, decision, earth, no,
    offers, planet, pool, run, scene,
};
use kepler::Decision;

// KE-EX-2
// proves KE-ENERGY-1, KE-ENERGY-2
#[test]
fn energy_storage_produces_by_level_on_one_world() {
    let game = run(
        scene().level(0, EnergyDevelopment, 1).turn_of(0),
        "act energy_storage; produce earth energy energy",
    );
    assert_eq!((earth(&game, 0), pool(&game, 0)), ((5, 3, 0), (2, 4, 3)));
    assert!(matches!(decision(&game), Decision::Bonuses(_)));
    for (level, most) in [(0, 0), (1, 2), (2, 4), (3, 6), (4, 7)] {
        let scene = scene().level(0, EnergyDevelopment, level).earth(0, (0, 0, 0)).colony(0, 8, (0, 0, 0));
        let game = run(scene.turn_of(0), "act energy_storage");
        assert_eq!(offers(&game, "produce").len(), 2 * most, "level {level}");
    }
}

// KE-EX-3
// proves KE-ENERGY-3
#[test]
fn what_the_pool_does_not_hold_is_lost() {
    let scene = scene().level(0, EnergyDevelopment, 3).pool(0, (2, 4, 3)).earth(0, (5, 3, 0));
    let game = run(scene.turn_of(0), "act energy_storage; produce earth energy energy");
    assert_eq!((earth(&game, 0), pool(&game, 0)), ((7, 3, 0), (0, 4, 3)));
    assert!(matches!(decision(&game), Decision::Bonuses(_)), "the other four are not owed");
}

// KE-EX-63
// proves KE-ENERGY-3, KE-ENERGY-4
#[test]
fn a_transformation_between_two_cubes() {
    let scene = || {
        let scene = scene().level(0, EnergyDevelopment, 2).level(0, QuantumPhysics, 2).pool(0, (1, 6, 3));
        scene.earth(0, (4, 1, 0)).colony(0, 9, (2, 0, 0))
    };
    let game = run(scene().turn_of(0), "act energy_storage; produce earth energy");
    assert_eq!((earth(&game, 0), pool(&game, 0)), ((5, 1, 0), (0, 6, 3)));
    let game = run(game, "transform energy earth");
    assert_eq!((earth(&game, 0), pool(&game, 0)), ((4, 2, 0), (1, 5, 3)));
    // All the energy of one action goes to the world chosen first.
    no(&game, "produce 9 energy", "KE-ENERGY-4");
    let game = run(game, "produce earth energy");
    assert_eq!((earth(&game, 0), pool(&game, 0), all_cubes(&game, 0)), ((5, 2, 0), (0, 5, 3), (7, 7, 3)));
    assert!(matches!(decision(&game), Decision::Bonuses(_)), "the rest is lost");
}

// KE-EX-32
// proves KE-EXPL-1, KE-EXPL-3, KE-EXPL-7
#[test]
fn two_planets_share_what_the_pool_holds() {
    let scene = || {
        let scene = scene().level(0, Terraforming, 3).colony(0, 22, (0, 0, 0)).colony(0, 17, (0, 0, 0));
        scene.pool(0, (1, 4, 0)).earth(0, (3, 3, 0))
    };
    let game = run(
        scene().turn_of(0),
        "act planetary_exploitation; produce 22 matter matter matter; produce 17 matter",
    );
    assert_eq!(
        (planet(&game, 0, 22), planet(&game, 0, 17), pool(&game, 0)),
        ((0, 3, 0), (0, 1, 0), (1, 0, 0))
    );
    let game = run(scene().turn_of(0), "act planetary_exploitation; produce 17 matter matter");
    assert_eq!(offers(&game, "produce"), ["produce 22 matter matter", "produce 22 matter"]);
    let game = run(game, "produce 22 matter matter");
    assert_eq!(
        (planet(&game, 0, 22), planet(&game, 0, 17), pool(&game, 0)),
        ((0, 2, 0), (0, 2, 0), (1, 0, 0))
    );
}

// proves KE-EXPL-1, KE-EXPL-6
#[test]
fn as_many_planets_as_the_level_says_each_once() {
    for (level, planets) in [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2)] {
        let scene = scene().level(0, Terraforming, level).colony(0, 3, (0, 0, 0)).colony(0, 1, (0, 0, 0));
        let mut game = run(scene.colony(0, 5, (0, 0, 0)).turn_of(0), "act planetary_exploitation");
        for number in [1, 3, 5].into_iter().take(planets) {
            game = run(game, &format!("produce {number} matter"));
        }
        assert!(matches!(decision(&game), Decision::Bonuses(_)), "level {level}");
        assert_eq!(pool(&game, 0).1, 4 - planets as u8, "level {level}");
    }
    let scene = scene().level(0, Terraforming, 3).colony(0, 8, (0, 0, 0)).colony(0, 1, (0, 0, 0));
    let game = run(scene.turn_of(0), "act planetary_exploitation; produce 8 matter");
    no(&game, "produce 8 matter", "KE-EXPL-6");
    no(&game, "produce 9 energy", "KE-EXPL-1");
    assert!(can(&game, "produce 1 matter"));
}

// proves KE-EXPL-2
#[test]
fn the_visible_side_of_the_card_produces() {
    let game = run(
        scene().level(0, Terraforming, 2).colony(0, 8, (0, 0, 0)).turn_of(0),
        "act planetary_exploitation",
    );
    assert_eq!(offers(&game, "produce"), ["produce 8 matter matter", "produce 8 matter"]);
    no(&game, "produce 8 energy", "KE-RES-16");
    let game = run(
        scene().level(0, Terraforming, 2).terraformed(0, 8, (0, 0, 0)).turn_of(0),
        "act planetary_exploitation",
    );
    assert_eq!(offers(&game, "produce").len(), 5);
    let game = run(game, "produce 8 energy matter matter");
    assert_eq!(planet(&game, 0, 8), (1, 2, 0));
}

// KE-EX-33
// proves KE-EXPL-5
#[test]
fn earth_is_not_exploited() {
    let game = run(
        scene().level(0, Terraforming, 3).colony(0, 3, (0, 0, 0)).turn_of(0),
        "act planetary_exploitation",
    );
    no(&game, "produce earth energy", "KE-EXPL-5");
    let game = run(game, "produce 3 matter");
    assert_eq!((planet(&game, 0, 3), earth(&game, 0)), ((0, 1, 0), (3, 3, 0)));
    assert!(matches!(decision(&game), Decision::Bonuses(_)));
}

// proves KE-EXPL-4
#[test]
fn quantum_physics_works_between_two_planets() {
    let scene =
        scene().level(0, Terraforming, 3).level(0, QuantumPhysics, 2).pool(0, (1, 1, 0)).earth(0, (6, 2, 0));
    let scene = scene.colony(0, 8, (0, 2, 0)).colony(0, 10, (0, 2, 0));
    let game = run(scene.turn_of(0), "act planetary_exploitation; produce 8 matter; done");
    // The pool has no matter left: one energy of Earth brings nothing, one matter of planet 8 makes room for none.
    assert_eq!((pool(&game, 0), offers(&game, "produce").len()), ((1, 0, 0), 0));
    let game = run(game, "transform matter 8");
    assert_eq!((planet(&game, 0, 8), pool(&game, 0)), ((1, 2, 0), (0, 1, 0)));
    let game = run(game, "produce 10 matter");
    assert_eq!(planet(&game, 0, 10), (0, 3, 0));
}

// proves KE-ANTI-1, KE-ANTI-2, KE-ANTI-3
#[test]
fn antimatter_is_produced_on_one_world() {
    for (level, most) in [(0, 0), (1, 1), (2, 2), (3, 2), (4, 3)] {
        let scene = scene().level(0, AntimatterScience, level).colony(0, 8, (0, 0, 0));
        let game = run(scene.turn_of(0), "act generate_antimatter");
        assert_eq!(offers(&game, "produce").len(), 2 * most, "level {level}");
    }
    let scene = scene().level(0, AntimatterScience, 4).colony(0, 8, (0, 0, 2)).pool(0, (4, 4, 1));
    let game = run(scene.turn_of(0), "act generate_antimatter");
    no(&game, "produce earth antimatter antimatter", "KE-RES-8");
    let game = run(game, "produce earth antimatter");
    assert_eq!((earth(&game, 0), planet(&game, 0, 8), pool(&game, 0)), ((3, 3, 1), (0, 0, 2), (4, 4, 0)));
}
