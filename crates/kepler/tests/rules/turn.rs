//! Choosing the main action (KE-ACT).

use crate::common::{
    Planet, SpaceTravel, can, earth, no, offers, options, pit, player, pool, run, scene, ships, to_round,
    to_turn,
};
use kepler::names::{Action, Named};

// KE-EX-8
// proves KE-ACT-1, KE-ACT-2, KE-ACT-6
#[test]
fn the_cube_moves_to_another_space() {
    let game = scene().cube(0, Action::EnergyStorage).turn_of(0);
    no(&game, "act energy_storage", "KE-ACT-2");
    let others = Action::ALL.iter().filter(|action| **action != Action::EnergyStorage);
    assert_eq!(options(&game), others.map(|action| format!("act {action}")).collect::<Vec<_>>());
    assert_eq!(options(&game).len(), 8);
    let game = run(game, "act generate_antimatter");
    assert_eq!(
        (player(&game, 0).cube, game.turn().action),
        (Action::GenerateAntimatter, Some(Action::GenerateAntimatter))
    );
}

// KE-EX-9
// proves KE-ACT-3
#[test]
fn terraforming_cannot_be_chosen_in_the_first_round() {
    let game = scene().turn_of(0);
    no(&game, "act terraforming", "KE-ACT-2");
    let game = to_round(game, 2);
    assert!(can(&game, "act terraforming"));
}

// KE-EX-10
// proves KE-ACT-4
#[test]
fn an_action_may_come_again_after_another_one() {
    let game = kepler::scene::Scene::new(2).round(4, 0).turn_of(0);
    let game =
        to_turn(run(to_turn(run(game, "act energy_storage; done")), "act galactic_map; advance colonial"));
    assert_eq!(game.round_marker(), 5);
    // The first-player token has passed on.
    let game = to_turn(run(game, "act space_missions"));
    let game = to_turn(run(game, "act technological_development"));
    assert_eq!((game.round_marker(), game.active().index()), (6, 0));
    assert!(can(&game, "act energy_storage"));
    no(&game, "act technological_development", "KE-ACT-2");
}

// proves KE-ACT-5
#[test]
fn others_never_block_an_action() {
    let game = to_turn(run(scene().turn_of(0), "act galactic_map; advance technology"));
    assert!(can(&game, "act galactic_map"));
}

// KE-EX-11
// proves KE-ACT-6, KE-TECH-2
#[test]
fn an_empty_main_action_still_unlocks_bonuses() {
    let game = run(scene().turn_of(0), "act energy_storage");
    assert_eq!(earth(&game, 0), (3, 3, 0));
    let game = run(game, "bonus space_logistics matter; place 1,0");
    assert_eq!((pool(&game, 0), pit(&game, 0), earth(&game, 0)), ((4, 3, 3), (0, 1, 0), (3, 3, 0)));
    assert_eq!(ships(&game, 0), ["1,0"]);
}

// proves KE-ACT-7
#[test]
fn the_main_action_is_finished_before_the_first_bonus_and_is_optional() {
    let game = run(scene().turn_of(0), "act space_missions");
    no(&game, "bonus space_logistics energy", "KE-ROUND-5");
    let game = run(game, "done");
    assert!(can(&game, "bonus space_logistics energy"));
    no(&game, "build earth 1,0", "KE-ROUND-5");
    let scene = scene().tile((0, -3), Planet(7)).ship(0, (0, -3)).level(0, SpaceTravel, 1).ship(0, (0, 1));
    let game = scene.turn_of(0);
    assert!(offers(&run(game.clone(), "act colony_seeding; done"), "bonus").len() > 1);
    assert_eq!(ships(&run(game, "act stellar_propulsion; done"), 0).len(), 2);
}
