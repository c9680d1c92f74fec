//! Bonus actions (KE-BONUS).

use crate::common::{
    EnergyDevelopment, SpaceTravel, asked, can, catalogue, decided, decision, earth, face_down, leads, no,
    offers, on_card, pit, pool, run, scene, ships,
};
use kepler::Decision;
use kepler::names::{Action, Bonus, Track};

/// The bonus actions that a main action offers.
fn unlocked(action: Action) -> [Bonus; 2] {
    catalogue().unlocked[action]
}

// KE-EX-34
// proves KE-BONUS-2
#[test]
fn an_action_unlocks_the_bonuses_of_its_column_and_its_row() {
    use kepler::names::{Action as A, Bonus as B};
    assert_eq!(unlocked(A::TechnologicalDevelopment), [B::ScientificProgress, B::SocialProgress]);
    assert_eq!(unlocked(A::PlanetaryExploitation), [B::EvolutionOfTechnology, B::IndustrialSurge]);
    assert_eq!(unlocked(A::StellarPropulsion), [B::SpaceLogistics, B::SpaceExploration]);
    assert_eq!(unlocked(A::SpaceMissions), [B::SpaceLogistics, B::SocialProgress]);
    assert_eq!(unlocked(A::ColonySeeding), [B::EvolutionOfTechnology, B::SocialProgress]);
    assert_eq!(unlocked(A::Terraforming), [B::EvolutionOfTechnology, B::SpaceExploration]);
    assert_eq!(unlocked(A::GalacticMap), [B::ScientificProgress, B::SpaceExploration]);
    assert_eq!(unlocked(A::EnergyStorage), [B::SpaceLogistics, B::IndustrialSurge]);
    assert_eq!(unlocked(A::GenerateAntimatter), [B::ScientificProgress, B::IndustrialSurge]);
    let game = run(scene().turn_of(0), "act stellar_propulsion");
    no(&game, "bonus social_progress energy", "KE-BONUS-2");
    assert_eq!(offers(&game, "bonus").len(), 6);
}

// KE-EX-35
// proves KE-BONUS-1, KE-BONUS-3, KE-BONUS-4
#[test]
fn one_both_or_none_each_once_for_a_burned_cube() {
    let scene = || scene().pool(0, (2, 1, 0)).level(0, EnergyDevelopment, 3).earth(0, (0, 0, 0));
    let game = run(scene().turn_of(0), "act technological_development");
    assert!(can(&game, "done"));
    no(&game, "bonus social_progress", "KE-BONUS-4");
    no(&game, "bonus social_progress antimatter", "KE-BONUS-4");
    let before = pit(&game, 0);
    let game = run(game, "bonus social_progress energy; bonus scientific_progress matter");
    assert_eq!((pool(&game, 0), leads(&game, 0)), ((1, 0, 0), (1, 1)));
    assert_eq!(pit(&game, 0), (before.0 + 1, before.1 + 1, before.2));
    assert!(!can(&game, "bonus social_progress energy"));
    let game = run(scene().turn_of(0), "act technological_development; bonus social_progress energy");
    no(&game, "bonus social_progress energy", "KE-BONUS-3");
    // One is enough.
    assert_eq!(asked(&run(game, "done")), 1);
}

// proves KE-BONUS-4
#[test]
fn antimatter_can_be_burned_too() {
    let game =
        run(scene().turn_of(0), "act technological_development; done; bonus social_progress antimatter");
    assert_eq!((pool(&game, 0), pit(&game, 0)), ((4, 4, 2), (0, 0, 1)));
}

// KE-EX-36
// proves KE-BONUS-6
#[test]
fn the_dyson_sphere_pays_for_both_with_one_cube() {
    let scene =
        scene().pool(0, (2, 1, 0)).level(0, EnergyDevelopment, 4).earth(0, (0, 0, 0)).pit(0, (5, 6, 3));
    let game = run(scene.turn_of(0), "act technological_development");
    no(&game, "bonus social_progress", "KE-BONUS-4");
    let game = run(game, "bonus social_progress energy");
    no(&game, "bonus scientific_progress energy", "KE-BONUS-6");
    let game = run(game, "bonus scientific_progress");
    assert_eq!((pool(&game, 0), pit(&game, 0), leads(&game, 0)), ((1, 1, 0), (6, 6, 3), (1, 1)));
}

// KE-EX-37
// proves KE-BONUS-5
#[test]
fn an_empty_pool_pays_for_nothing() {
    let game = run(scene().pool(0, (0, 0, 0)).turn_of(0), "act galactic_map; advance technology");
    let game = decided(run(game, "explore 0,-3; explore 2,-3; explore 1,5; explore -1,7"));
    assert_eq!(asked(&game), 1, "nobody is asked");
    // As long as the question is open, the rule says why.
    let scene = scene().pool(0, (1, 0, 0)).level(0, EnergyDevelopment, 3).earth(0, (0, 0, 0));
    let game = run(scene.turn_of(0), "act technological_development; bonus social_progress energy");
    assert_eq!((pool(&game, 0), asked(&game)), ((0, 0, 0), 1));
}

// KE-EX-61
// proves KE-BONUS-5, KE-BONUS-6, KE-BONUS-16
#[test]
fn the_free_second_bonus_needs_no_pool() {
    let scene = |level| scene().pool(0, (1, 0, 0)).level(0, EnergyDevelopment, level).earth(0, (6, 7, 3));
    let game = run(
        scene(4).turn_of(0),
        "act technological_development; done; bonus social_progress energy; bonus scientific_progress",
    );
    assert_eq!((pool(&game, 0), pit(&game, 0), leads(&game, 0)), ((0, 0, 0), (1, 0, 0), (1, 1)));
    let game = run(scene(3).turn_of(0), "act technological_development; done; bonus social_progress energy");
    assert_eq!(asked(&game), 1, "with level 3 the second one cannot be paid for");
    // A level bought in this very turn counts.
    let scene = crate::common::scene().pool(0, (1, 1, 0)).level(0, EnergyDevelopment, 3).earth(0, (2, 2, 2));
    let game = run(
        scene.turn_of(0),
        "act technological_development; buy energy_development; bonus social_progress energy",
    );
    assert!(can(&game, "bonus scientific_progress"));
}

// KE-EX-38
// proves KE-BONUS-8, KE-BONUS-10
#[test]
fn the_last_antimatter_cannot_pay_for_itself() {
    let game = run(scene().pool(0, (1, 0, 1)).colony(0, 8, (0, 0, 0)).turn_of(0), "act colony_seeding");
    no(&game, "bonus evolution_of_technology antimatter", "KE-BONUS-8");
    let before = pit(&game, 0);
    let game = run(game, "bonus evolution_of_technology energy");
    no(&game, "done", "KE-BONUS-17");
    let game = run(game, "produce 8 antimatter");
    assert_eq!((pool(&game, 0), pit(&game, 0).0), ((0, 0, 0), before.0 + 1));
    assert_eq!(crate::common::planet(&game, 0, 8), (0, 0, 1));
}

// KE-EX-68
// proves KE-BONUS-7, KE-BONUS-18
#[test]
fn the_burned_cube_may_come_back_at_once() {
    let scene = scene().lead(0, Track::Colonial, 3).pool(0, (2, 1, 0)).pit(0, (0, 0, 0)).earth(0, (5, 6, 3));
    let game = run(scene.turn_of(0), "act technological_development; done; bonus social_progress energy");
    assert_eq!((pool(&game, 0), pit(&game, 0)), ((1, 1, 0), (1, 0, 0)));
    let game = run(game, "recover energy");
    assert_eq!((pool(&game, 0), pit(&game, 0), leads(&game, 0)), ((2, 1, 0), (0, 0, 0), (0, 4)));
}

// proves KE-BONUS-7
#[test]
fn the_bonuses_come_in_either_order_one_after_the_other() {
    let game = run(scene().turn_of(0), "act energy_storage");
    let first = run(game.clone(), "bonus industrial_surge energy");
    no(&first, "bonus space_logistics energy", "KE-ROUND-5");
    assert!(can(&run(first, "produce earth matter matter"), "bonus space_logistics energy"));
    let second = run(game, "bonus space_logistics energy; place 0,1");
    assert!(can(&second, "bonus industrial_surge energy"));
}

// proves KE-BONUS-9
#[test]
fn space_logistics_places_a_starship_for_free() {
    let scene = scene().colony_at(0, 7, (0, -3), (0, 0, 0)).ship(1, (0, 1)).level(0, SpaceTravel, 4);
    let game = run(scene.turn_of(0), "act energy_storage; bonus space_logistics matter");
    // Five hexes beside Sol, and four beside planet 7: one is a star, one a hex that both share is counted once.
    assert_eq!(offers(&game, "place").len(), 5 + 5);
    no(&game, "place 0,1", "KE-MISS-4");
    no(&game, "place 3,3", "KE-BONUS-9");
    no(&game, "place 1,-3", "KE-MISS-4");
    no(&game, "done", "KE-BONUS-17");
    let game = run(game, "place 0,-4");
    assert_eq!((ships(&game, 0), earth(&game, 0)), (vec!["0,-4".to_owned()], (3, 3, 0)));
}

// proves KE-BONUS-11, KE-BONUS-12
#[test]
fn progress_bonuses_advance_one_space() {
    let scene = scene().lead(0, Track::Technology, 2).lead(0, Track::Colonial, 5).earth(0, (0, 0, 0));
    let game = run(scene.turn_of(0), "act technological_development; bonus scientific_progress energy");
    assert_eq!((leads(&game, 0), on_card(&game)), ((3, 5), (1, 0)));
    let game = run(game, "bonus social_progress energy");
    assert_eq!((leads(&game, 0), on_card(&game)), ((3, 6), (1, 1)));
}

// KE-EX-69
// proves KE-BONUS-13, KE-BONUS-17
#[test]
fn space_exploration_turns_up_one_or_two_tiles() {
    let game = run(scene().face_down(5).turn_of(0), "act stellar_propulsion; bonus space_exploration energy");
    no(&game, "done", "KE-BONUS-17");
    let hex = offers(&game, "explore")[0].clone();
    let game = run(run(game, &hex), "tile mine");
    assert_eq!(face_down(&game), 4);
    let one = run(game.clone(), "done");
    assert_eq!(face_down(&one), 4);
    let hex = offers(&game, "explore")[0].clone();
    let two = crate::common::decided(run(game, &hex));
    assert_eq!(face_down(&two), 3);
    assert!(matches!(decision(&two), Decision::Bonuses(_)), "two are the most");
    let none = run(scene().face_down(0).turn_of(0), "act stellar_propulsion");
    no(&none, "bonus space_exploration energy", "KE-BONUS-8");
}

// proves KE-BONUS-14, KE-BONUS-17
#[test]
fn industrial_surge_produces_up_to_two_cubes_on_one_world() {
    let game = run(
        scene().colony(0, 8, (0, 0, 0)).turn_of(0),
        "act energy_storage; bonus industrial_surge antimatter",
    );
    let here = ["energy energy", "energy matter", "energy", "matter matter", "matter"];
    let all =
        ["earth", "8"].into_iter().flat_map(|world| here.map(|cubes| format!("produce {world} {cubes}")));
    assert_eq!(offers(&game, "produce"), all.collect::<Vec<_>>());
    no(&game, "done", "KE-BONUS-17");
    no(&game, "produce earth energy energy matter", "KE-RES-16");
    no(&game, "produce earth antimatter", "KE-RES-16");
    let game = run(game, "produce 8 energy matter");
    assert_eq!((crate::common::planet(&game, 0, 8), pool(&game, 0)), ((1, 1, 0), (3, 3, 2)));
    let empty = run(scene().pool(0, (1, 0, 2)).turn_of(0), "act energy_storage");
    no(&empty, "bonus industrial_surge energy", "KE-BONUS-8");
    assert!(can(&empty, "bonus industrial_surge antimatter"));
}

// proves KE-BONUS-14, KE-RES-16
#[test]
fn two_cubes_are_two_cubes_also_one_by_one() {
    let game = scene().level(0, crate::common::QuantumPhysics, 2).turn_of(0);
    let game = run(game, "act energy_storage; bonus industrial_surge antimatter; produce earth energy");
    assert_eq!(offers(&game, "produce"), ["produce earth energy", "produce earth matter"]);
    no(&game, "produce earth energy matter", "KE-RES-16");
    let game = run(game, "produce earth matter");
    assert!(matches!(decision(&game), Decision::Bonuses(_)));
}
