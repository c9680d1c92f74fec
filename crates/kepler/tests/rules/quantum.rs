//! Quantum Physics (KE-QUANT).

use crate::common::{
    EnergyDevelopment, Mine, QuantumPhysics, Terraforming, all_cubes, asked, can, earth, next_turn_of, no,
    offers, pit, planet, pool, run, scene, to_turn,
};
use kepler::names::{Action, Progress, Track};

// KE-EX-26
// proves KE-QUANT-1, KE-QUANT-2, KE-QUANT-5
#[test]
fn the_first_level_moves_one_cube_and_transforms_none() {
    let scene = scene().level(0, QuantumPhysics, 1).earth(0, (2, 0, 1)).colony(0, 7, (0, 0, 0));
    let game = run(scene.turn_of(0), "shift antimatter earth 7");
    assert_eq!((earth(&game, 0), planet(&game, 0, 7)), ((2, 0, 0), (0, 0, 1)));
    no(&game, "shift energy earth 7", "KE-QUANT-1");
    no(&game, "transform energy earth", "KE-QUANT-2");
    no(&game, "transform antimatter 7", "KE-QUANT-5");
    no(&game, "shift antimatter 7 7", "KE-QUANT-1");
}

// proves KE-QUANT-1, KE-QUANT-2
#[test]
fn allowances_by_level() {
    for (level, moves, transforms) in [(0, 0, 0), (1, 1, 0), (2, 2, 1), (3, 3, 1)] {
        let scene = scene().level(0, QuantumPhysics, level).earth(0, (4, 3, 0)).colony(0, 7, (0, 0, 0));
        let mut game = scene.turn_of(0);
        for _ in 0..moves {
            game = run(game, "shift energy earth 7");
        }
        no(&game, "shift energy earth 7", "KE-QUANT-1");
        for _ in 0..transforms {
            game = run(game, "transform matter earth");
        }
        no(&game, "transform matter earth", "KE-QUANT-2");
        assert_eq!(planet(&game, 0, 7), (moves, 0, 0));
    }
    let scene = scene().level(0, QuantumPhysics, 4).earth(0, (7, 0, 0)).colony(0, 7, (0, 0, 0));
    let mut game = scene.turn_of(0);
    for _ in 0..6 {
        game = run(game, "shift energy earth 7; transform energy 7");
    }
    assert_eq!(
        (earth(&game, 0), planet(&game, 0, 7), all_cubes(&game, 0)),
        ((1, 0, 0), (0, 6, 0), (7, 7, 3))
    );
}

// KE-EX-24
// proves KE-QUANT-3, KE-QUANT-8
#[test]
fn a_transformation_in_the_middle_of_energy_storage() {
    let scene = scene().level(0, EnergyDevelopment, 2).level(0, QuantumPhysics, 2).pool(0, (2, 4, 3));
    let scene = scene.earth(0, (2, 3, 0)).colony(0, 9, (3, 0, 0));
    let game = run(scene.turn_of(0), "act energy_storage; transform energy 9");
    assert_eq!((planet(&game, 0, 9), pool(&game, 0), all_cubes(&game, 0)), ((2, 1, 0), (3, 3, 3), (7, 7, 3)));
    let game = run(game, "produce earth energy energy energy");
    assert_eq!((earth(&game, 0), pool(&game, 0), all_cubes(&game, 0)), ((5, 3, 0), (0, 3, 3), (7, 7, 3)));
}

// KE-EX-25
// proves KE-QUANT-4
#[test]
fn a_transformation_needs_its_replacement() {
    let game = scene().level(0, QuantumPhysics, 2).pool(0, (3, 0, 3)).earth(0, (2, 4, 0)).turn_of(0);
    no(&game, "transform energy earth", "KE-QUANT-4");
    let game = run(game, "transform matter earth");
    assert_eq!((earth(&game, 0), pool(&game, 0)), ((3, 3, 0), (2, 1, 3)));
    let game = scene().level(0, QuantumPhysics, 2).earth(0, (0, 4, 0)).pool(0, (3, 3, 0)).turn_of(0);
    no(&game, "transform energy earth", "KE-QUANT-4");
    no(&game, "transform energy 8", "KE-QUANT-2");
}

// proves KE-QUANT-6
#[test]
fn allowances_are_fresh_in_every_own_turn_and_end_with_it() {
    let scene = || {
        scene().level(0, QuantumPhysics, 1).colony(0, 7, (1, 1, 0)).level(1, QuantumPhysics, 4).colony(
            1,
            8,
            (1, 1, 0),
        )
    };
    let game = run(scene().turn_of(0), "shift energy earth 7; act energy_storage; done");
    let game = to_turn(game);
    assert_eq!(asked(&game), 1);
    // The first player's cubes rest while the second one moves theirs.
    no(&game, "shift matter earth 7", "KE-QUANT-1");
    assert!(can(&game, "shift matter earth 8"));
    let game = next_turn_of(run(game, "act energy_storage"), 0);
    assert!(can(&game, "shift matter earth 7"));
    // What was not used is lost: one move, not two.
    let game = run(game, "shift matter earth 7");
    no(&game, "shift matter earth 7", "KE-QUANT-1");
    // In the end-of-round phase nobody can use it (KE-PROG-11).
    let end = scene().card(Progress::P17).end_of_round();
    no(&end, "shift energy earth 7", "KE-QUANT-6");
}

// KE-EX-27
// proves KE-QUANT-7
#[test]
fn a_level_bought_in_the_turn_counts_less_what_was_used() {
    let scene = scene().level(0, QuantumPhysics, 1).earth(0, (4, 2, 0)).colony(0, 7, (1, 1, 0));
    let game = run(scene.turn_of(0), "shift energy earth 7; act technological_development");
    no(&game, "shift energy earth 7", "KE-QUANT-1");
    let game = run(game, "buy quantum_physics; pay earth; pay earth; pay earth");
    let game = run(game, "shift energy earth 7");
    no(&game, "shift energy 7 earth", "KE-QUANT-1");
    let game = run(game, "transform energy 7");
    no(&game, "transform matter 7", "KE-QUANT-2");
}

// KE-EX-71
// proves KE-QUANT-9
#[test]
fn the_turn_lasts_until_after_the_last_withdrawal() {
    let scene = scene().level(0, QuantumPhysics, 2).pool(0, (3, 0, 3)).earth(0, (4, 0, 0)).pit(0, (0, 1, 0));
    let scene = scene.colony(0, 8, (0, 6, 0)).tile((0, -3), Mine).ship(0, (0, -3)).ship(1, (0, 1));
    let game = run(scene.turn_of(0), "act energy_storage; done");
    no(&game, "transform energy earth", "KE-QUANT-4");
    let game = run(game, "withdraw 0,-3");
    // While a cube is chosen nothing else is done.
    no(&game, "shift energy earth 8", "KE-QUANT-10");
    let game = run(game, "recover matter");
    assert_eq!(asked(&game), 0);
    let game = run(game, "transform energy earth");
    assert_eq!((earth(&game, 0), pool(&game, 0), pit(&game, 0)), ((3, 1, 0), (4, 0, 3), (0, 0, 0)));
    // It may be used before the main action as well.
    let game = crate::common::scene().level(0, QuantumPhysics, 2).turn_of(0);
    assert!(can(&game, "transform energy earth") && can(&game, "act energy_storage"));
}

// proves KE-QUANT-3
#[test]
fn quantum_physics_works_beside_every_question_of_the_turn() {
    let scene =
        scene().level(0, QuantumPhysics, 4).colony(0, 7, (1, 1, 0)).ship(0, (0, 1)).level(0, Terraforming, 3);
    let scene = scene.level(0, crate::common::SpaceTravel, 1).cube(0, Action::EnergyStorage);
    let game = scene.turn_of(0);
    for line in [
        "act space_missions",
        "act technological_development",
        "act stellar_propulsion",
        "act terraforming",
        "act galactic_map",
        "act planetary_exploitation",
    ] {
        let game = run(game.clone(), line);
        assert!(can(&game, "shift energy earth 7"), "{line}");
    }
    // Fate is not interrupted.
    let game = run(game, "act galactic_map; advance technology; explore 0,-3");
    assert!(offers(&game, "shift").is_empty());
    assert_eq!(crate::common::leads(&game, 0), (1, 0));
    assert_eq!(game.medal_spaces(Track::Technology).count(), 5);
}
