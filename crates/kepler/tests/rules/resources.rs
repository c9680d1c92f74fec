//! The closed economy of cubes (KE-RES).

use crate::common::{
    Mine, QuantumPhysics, Terraforming, all_cubes, asked, can, earth, leads, no, offers, options, pit,
    planet, player, pool, run, scene, to_turn,
};
use kepler::names::{Action, Named, Resource, Technology, Track};
use kepler::scene::Scene;
use table::Game as _;

// KE-EX-1
// proves KE-RES-1, KE-RES-2
#[test]
fn every_cube_is_in_one_of_three_places() {
    let game = scene().turn_of(0);
    for seat in 0..4 {
        assert_eq!(
            (earth(&game, seat), pool(&game, seat), pit(&game, seat)),
            ((3, 3, 0), (4, 4, 3), (0, 0, 0))
        );
        assert_eq!(all_cubes(&game, seat), (7, 7, 3));
    }
    // A game in which one is missing is noticed.
    let short = Scene::new(2).turn_of(0);
    let mut text = serde_json::to_value(&short).unwrap();
    text["players"][0]["pool"]["energy"] = 3.into();
    let broken: kepler::Kepler = serde_json::from_value(text).unwrap();
    assert!(broken.audit().is_err() && short.audit().is_ok());
}

// proves KE-RES-3, KE-RES-8
#[test]
fn producing_moves_cubes_from_the_pool_and_no_more_than_it_holds() {
    let game =
        scene().level(0, Technology::EnergyDevelopment, 2).earth(0, (5, 3, 0)).pool(0, (2, 4, 3)).turn_of(0);
    let game = run(game, "act energy_storage");
    assert_eq!(offers(&game, "produce"), ["produce earth energy energy", "produce earth energy"]);
    no(&game, "produce earth energy energy energy", "KE-RES-8");
    no(&game, "produce earth", "KE-RES-3");
    no(&game, "produce 8 energy", "KE-RES-3");
    no(&game, "produce earth energy energy energy energy energy", "KE-RES-16");
    no(&game, "produce earth matter", "KE-RES-16");
    let game = run(game, "produce earth energy energy");
    assert_eq!((earth(&game, 0), pool(&game, 0), pit(&game, 0)), ((7, 3, 0), (0, 4, 3), (0, 0, 0)));
}

// KE-EX-4
// proves KE-RES-9
#[test]
fn less_may_be_produced_than_is_allowed() {
    let scene = scene().level(0, Technology::EnergyDevelopment, 2).pool(0, (4, 0, 0)).earth(0, (3, 0, 0));
    let game = run(scene.turn_of(0), "act energy_storage; produce earth energy energy energy");
    assert_eq!((earth(&game, 0), pool(&game, 0)), ((6, 0, 0), (1, 0, 0)));
    assert!(can(&game, "bonus space_logistics energy"));
    let nothing = run(
        crate::common::scene().level(0, Technology::EnergyDevelopment, 1).turn_of(0),
        "act energy_storage; done",
    );
    assert_eq!(earth(&nothing, 0), (3, 3, 0));
}

// proves KE-RES-4
#[test]
fn costs_are_paid_by_worlds_and_never_by_the_pool() {
    let game = scene().earth(0, (0, 0, 0)).pool(0, (7, 7, 3)).turn_of(0);
    // With nothing on Earth neither starships nor technologies can be had, however full the pool is.
    let missions = run(game.clone(), "act space_missions");
    assert!(player(&missions, 0).ships.is_empty() && !can(&missions, "build earth 1,0"));
    let development = run(game, "act technological_development");
    assert!(offers(&development, "buy").is_empty());
    let game = run(scene().turn_of(0), "act space_missions; build earth 1,0");
    assert_eq!((earth(&game, 0), pool(&game, 0)), ((2, 2, 0), (5, 5, 3)));
}

// KE-EX-6
// proves KE-RES-5, KE-RES-6
#[test]
fn a_burned_cube_goes_to_the_pit_and_comes_back_to_the_pool() {
    let scene = scene().lead(0, Track::Technology, 4).earth(0, (3, 3, 0)).turn_of(0);
    let game = run(scene, "act galactic_map; advance colonial");
    let game = run(game, "explore 0,-3; explore 2,-3; explore -2,-1; explore -4,1");
    let game = run(game, "bonus space_exploration matter");
    assert_eq!((pool(&game, 0), pit(&game, 0)), ((4, 3, 3), (0, 1, 0)));
    let game = run(game, "explore -2,2; done; bonus scientific_progress energy");
    assert_eq!((pool(&game, 0), pit(&game, 0)), ((3, 3, 3), (1, 1, 0)));
    no(&game, "recover antimatter", "KE-RES-6");
    let game = run(game, "recover matter");
    assert_eq!((pool(&game, 0), pit(&game, 0), earth(&game, 0)), ((3, 4, 3), (1, 0, 0), (3, 3, 0)));
}

// proves KE-RES-7
#[test]
fn cubes_in_the_pit_are_of_no_use() {
    let scene = scene().level(0, Technology::EnergyDevelopment, 4).level(0, QuantumPhysics, 2);
    let game = scene.pool(0, (0, 0, 0)).pit(0, (4, 4, 3)).turn_of(0);
    let game = run(game, "act energy_storage");
    assert!(offers(&game, "produce").is_empty() && offers(&game, "bonus").is_empty());
    assert!(offers(&game, "transform").is_empty());
}

// proves KE-RES-10, KE-RES-11
#[test]
fn worlds_hold_any_number_of_cubes_and_keep_them() {
    let scene = scene().level(0, Technology::EnergyDevelopment, 4).earth(0, (3, 7, 3));
    let game = run(scene.turn_of(0), "act energy_storage; produce earth energy energy energy energy");
    assert_eq!(earth(&game, 0), (7, 7, 3));
    let (one, other) = (earth(&game, 0), earth(&game, 1));
    let game = to_turn(run(to_turn(game), "act energy_storage"));
    assert_eq!((earth(&game, 0), earth(&game, 1)), (one, other));
    // Nobody can touch what is somebody else's.
    let game = run(crate::common::scene().colony(1, 8, (1, 1, 0)).level(0, QuantumPhysics, 4).turn_of(0), "");
    no(&game, "shift energy earth 8", "KE-QUANT-1");
    no(&game, "shift energy 8 earth", "KE-QUANT-1");
    assert_eq!(planet(&game, 1, 8), (1, 1, 0));
}

// proves KE-RES-12
#[test]
fn earth_is_a_world_but_no_colonised_planet() {
    use kepler::catalogue::Metric;
    let game = scene().colony(0, 8, (1, 0, 1)).turn_of(0);
    let of = |metric| game.measure_of(table::Seat::new(0), metric);
    assert_eq!((of(Metric::Planets), of(Metric::Colonies), of(Metric::PlanetTypes)), (1, 1, 1));
    assert_eq!((of(Metric::CubesOnPlanets), of(Metric::CubesOnOnePlanet)), (8, 6));
    assert_eq!(of(Metric::AntimatterOnPlanets), 1);
    // A terraformed planet is a planet, but no colony any more.
    let game = scene().colony(0, 8, (0, 0, 0)).terraformed(0, 1, (0, 0, 0)).turn_of(0);
    let of = |metric| game.measure_of(table::Seat::new(0), metric);
    assert_eq!((of(Metric::Planets), of(Metric::Colonies), of(Metric::Terraformed)), (2, 1, 1));
    // It produces, pays, gives and takes cubes, and has starships beside it.
    let game = scene().colony(0, 8, (1, 1, 0)).level(0, QuantumPhysics, 1).turn_of(0);
    let game = run(game, "act space_missions");
    assert!(
        can(&game, "build earth 0,1")
            && can(&game, "shift energy earth 8")
            && can(&game, "shift energy 8 earth")
    );
}

// proves KE-RES-13
#[test]
fn five_planets_and_three_starships_are_the_limit() {
    let game = scene().ship(0, (1, 0)).ship(0, (0, 1)).turn_of(0);
    let game = run(game, "act space_missions; build earth -1,0");
    assert_eq!(player(&game, 0).ships.len(), 3);
    assert!(offers(&game, "build").is_empty());
    assert_eq!((game.ships_left(table::Seat::new(0)), game.markers_left(table::Seat::new(0))), (0, 5));
    let five = [1, 2, 3, 4].into_iter().fold(scene(), |scene, number| scene.colony(0, number, (0, 0, 0)));
    let five =
        five.colony(0, 7, (0, 0, 0)).tile((0, -3), crate::common::Planet(8)).ship(0, (0, -3)).turn_of(0);
    assert_eq!(five.markers_left(table::Seat::new(0)), 0);
    assert!(offers(&run(five, "act colony_seeding"), "colonise").is_empty());
}

// proves KE-RES-14
#[test]
fn cubes_come_back_by_leadership_and_mines_only_and_may_be_left() {
    let game = scene().tile((0, -3), Mine).ship(0, (0, -3)).pit(0, (1, 1, 1)).turn_of(0);
    let game = run(game, "act energy_storage; done; withdraw 0,-3");
    assert_eq!(options(&game), ["recover energy", "recover matter", "recover antimatter", "done"]);
    assert_eq!(pit(&run(game.clone(), "done"), 0), (1, 1, 1));
    assert_eq!(pit(&run(game, "recover antimatter"), 0), (1, 1, 0));
    let game = scene().lead(0, Track::Colonial, 3).pit(0, (0, 2, 0)).turn_of(0);
    let game = run(game, "act galactic_map; advance colonial; done");
    assert_eq!((leads(&game, 0), pit(&game, 0)), ((0, 4), (0, 2, 0)));
}

// KE-EX-62
// proves KE-RES-15
#[test]
fn a_payment_cannot_be_interrupted() {
    let scene = scene().level(0, QuantumPhysics, 2).level(0, Terraforming, 2).pool(0, (4, 0, 3));
    let scene = scene.cube(0, Action::GalacticMap).colony(0, 10, (3, 1, 0)).earth(0, (0, 6, 0));
    let game = run(scene.turn_of(0), "shift matter earth 10; shift matter 10 earth; act terraforming");
    assert_eq!((planet(&game, 0, 10), pool(&game, 0)), ((3, 1, 0), (4, 0, 3)));
    no(&game, "terraform 10", "KE-TERRA-2");
    // The pool holds no matter to swap; paying in part first is no move at all.
    no(&game, "transform energy 10", "KE-QUANT-4");
    no(&game, "pay 10", "KE-ROUND-5");
    // Where a technology is paid from several worlds, nothing can be done before all is paid.
    let scene = crate::common::scene().level(0, QuantumPhysics, 2).colony(0, 8, (2, 2, 0));
    let game = run(scene.turn_of(0), "act technological_development; buy space_travel");
    assert_eq!(options(&game), ["pay earth", "pay 8"]);
    no(&game, "shift energy earth 8", "KE-RES-15");
    no(&game, "transform energy earth", "KE-RES-15");
    no(&game, "done", "KE-RES-15");
    let game = run(game, "pay 8; pay earth");
    assert!(can(&game, "transform energy earth"));
    assert_eq!((earth(&game, 0), planet(&game, 0, 8)), ((3, 2, 0), (1, 2, 0)));
}

// proves KE-RES-16
#[test]
fn production_goes_cube_by_cube() {
    let scene = scene().level(0, Technology::EnergyDevelopment, 2).level(0, QuantumPhysics, 2);
    let game = run(scene.turn_of(0), "act energy_storage; produce earth energy; produce earth energy energy");
    // Three of four are used up: one is left, on the same world.
    assert_eq!((asked(&game), offers(&game, "produce")), (0, vec!["produce earth energy".to_owned()]));
    no(&game, "produce earth energy energy", "KE-RES-16");
    let game = run(game, "transform energy earth");
    // The cube that was transformed counts as produced all the same.
    assert_eq!((earth(&game, 0), pool(&game, 0)), ((5, 4, 0), (2, 3, 3)));
    no(&game, "produce earth energy energy", "KE-RES-16");
    let game = run(game, "produce earth energy");
    assert_eq!((earth(&game, 0), offers(&game, "produce").len()), ((6, 4, 0), 0));
    assert_eq!(Resource::ALL.len(), 3);
}

// KE-EX-7
// proves KE-RES-2
#[test]
fn a_whole_turn_only_moves_cubes() {
    let scene = scene().pool(0, (2, 3, 3)).pit(0, (1, 0, 0)).earth(0, (4, 2, 0)).colony(0, 8, (0, 2, 0));
    let game = scene.level(0, Terraforming, 1).turn_of(0);
    let game = run(game, "act planetary_exploitation; produce 8 matter matter");
    let game = run(game, "bonus evolution_of_technology energy; produce earth antimatter");
    assert_eq!((pool(&game, 0), pit(&game, 0)), ((1, 1, 2), (2, 0, 0)));
    assert_eq!(
        (earth(&game, 0), planet(&game, 0, 8), all_cubes(&game, 0)),
        ((4, 2, 1), (0, 4, 0), (7, 7, 3))
    );
}
