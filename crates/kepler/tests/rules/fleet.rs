//! Stellar Propulsion, movement and withdrawal (KE-PROP, KE-MOVE, KE-WITHDRAW).

use crate::common::{
    Mine, Planet, SpaceTravel, Target, asked, can, decision, leads, next_turn_of, no, offers, on_card,
    options, pit, player, pool, run, scene, ships, to_turn, told,
};
use kepler::names::{Action, Track, Zone};
use kepler::scene::Scene;
use kepler::{Decision, Event, Face};

/// How many hexes the last flight took.
fn steps(events: &[Event]) -> Option<u8> {
    events.iter().rev().find_map(|event| match event {
        Event::Flew { steps, .. } => Some(*steps),
        _ => None,
    })
}

/// In the movement step of a turn that did nothing else.
fn moving(scene: Scene) -> kepler::Kepler {
    run(scene.turn_of(0), "act energy_storage; done")
}

// KE-EX-39
// proves KE-MOVE-5, KE-WITHDRAW-2, KE-WITHDRAW-4, KE-WITHDRAW-5
#[test]
fn a_starship_stops_on_a_mine_and_brings_a_cube_back() {
    let scene = scene().level(0, SpaceTravel, 2).ship(0, (1, -1)).tile((2, -3), Mine).pit(0, (0, 1, 0));
    let (game, events) = told(moving(scene), "fly 1,-1 2,-3");
    assert_eq!((ships(&game, 0), steps(&events)), (vec!["2,-3".to_owned()], Some(2)));
    // Its third hex is lost.
    no(&game, "fly 2,-3 3,-3", "KE-ROUND-5");
    let game = run(game, "withdraw 2,-3; recover matter");
    assert_eq!((pit(&game, 0), pool(&game, 0), ships(&game, 0).len()), ((0, 0, 0), (4, 4, 3), 0));
    // Nor does a way lead over it: behind it is as far as the way around.
    let scene = || crate::common::scene().level(0, SpaceTravel, 2).tile((0, -3), Mine);
    assert!(can(&moving(scene().ship(0, (-1, -2))), "fly -1,-2 -1,-5"));
    no(&moving(scene().ship(0, (0, -2))), "fly 0,-2 0,-5", "KE-MOVE-1");
    // The mine stays, for anybody.
    assert_eq!(game.tile_at(hex::Axial::new(2, -3)).unwrap().face, Face::Up(Mine));
    let scene =
        crate::common::scene().level(1, SpaceTravel, 2).ship(1, (1, -1)).tile((2, -3), Mine).ship(0, (2, -3));
    let game = to_turn(run(scene.turn_of(0), "act energy_storage; done; withdraw 2,-3"));
    assert!(can(&run(game, "act energy_storage; done"), "fly 1,-1 2,-3"));
}

// KE-EX-40
// proves KE-MOVE-3, KE-PROP-1
#[test]
fn a_landed_starship_cannot_move() {
    let scene = scene()
        .level(0, SpaceTravel, 2)
        .ship(0, (2, -3))
        .tile((2, -3), Mine)
        .ship(0, (0, 1))
        .ship(0, (-1, 0));
    let game = run(scene.turn_of(0), "act stellar_propulsion");
    no(&game, "fly 2,-3 3,-3", "KE-MOVE-3");
    let game = run(game, "fly 0,1 0,2; fly -1,0 -2,0");
    assert_eq!(ships(&game, 0), ["-2,0", "0,2", "2,-3"], "all others may move");
    let game = run(game, "done");
    no(&game, "fly 2,-3 3,-3", "KE-MOVE-3");
    assert!(can(&run(game, "done"), "withdraw 2,-3"));
}

// KE-EX-41
// proves KE-MOVE-4
#[test]
fn stars_landmarks_and_hidden_tiles_are_never_entered() {
    let game = moving(scene().level(0, SpaceTravel, 2).ship(0, (5, -1)).ship(0, (1, -1)).ship(0, (9, -3)));
    no(&game, "fly 5,-1 6,-1", "KE-MOVE-4");
    no(&game, "fly 5,-1 6,-2", "KE-MOVE-4");
    no(&game, "fly 1,-1 0,0", "KE-MOVE-4");
    no(&game, "fly 9,-3 10,-3", "KE-MOVE-4");
    // Nor passed: straight through Sagittarius A* it would be two hexes to the other side, around it it is three.
    let (_, events) = told(game, "fly 9,-3 11,-3");
    assert_eq!(steps(&events), Some(3));
}

// KE-EX-42
// proves KE-MOVE-9, KE-MOVE-10
#[test]
fn a_target_on_the_way_is_taken() {
    let scene =
        scene().level(0, SpaceTravel, 2).ship(0, (-1, 1)).tile((-2, 2), Target).lead(0, Track::Colonial, 2);
    let game = run(moving(scene.level(1, SpaceTravel, 2).ship(1, (-1, 2))), "fly -1,1 -2,2");
    assert_eq!((leads(&game, 0), on_card(&game)), ((0, 3), (0, 1)));
    assert_eq!(game.tile_at(hex::Axial::new(-2, 2)), None);
    assert!(matches!(decision(&game), Decision::Onward(onward) if onward.left == 2));
    let game = run(game, "fly -2,2 -4,2");
    assert_eq!(ships(&game, 0), ["-4,2"]);
    // An ordinary space hex now: others fly there and gain nothing.
    let game = run(to_turn(game), "act energy_storage; done; fly -1,2 -2,2");
    assert_eq!((ships(&game, 1), leads(&game, 1)), (vec!["-2,2".to_owned()], (0, 0)));
}

// proves KE-MOVE-9
#[test]
fn a_flight_around_a_target_leaves_it_there() {
    let scene = scene().level(0, SpaceTravel, 2).ship(0, (-1, 1)).tile((-2, 2), Target);
    let (game, events) = told(moving(scene), "fly -1,1 -3,2");
    assert_eq!((steps(&events), leads(&game, 0)), (Some(2), (0, 0)));
    assert!(game.tile_at(hex::Axial::new(-2, 2)).is_some());
}

// KE-EX-67
// proves KE-MOVE-12
#[test]
fn a_starship_may_rest_where_a_target_was() {
    let scene = scene().level(0, SpaceTravel, 1).ship(0, (-1, 1)).tile((-2, 2), Target);
    let game = run(moving(scene), "fly -1,1 -2,2");
    assert_eq!((ships(&game, 0), leads(&game, 0)), (vec!["-2,2".to_owned()], (0, 1)));
    assert!(matches!(decision(&game), Decision::Withdraw(_)), "its movement is used up");
    let game = run(next_turn_of(game, 0), "act generate_antimatter; done");
    assert!(can(&game, "fly -2,2 -3,2"));
    // Face down, a target is a wall like any other tile.
    let hidden = crate::common::scene().level(0, SpaceTravel, 1).ship(0, (-1, 1));
    no(&moving(hidden), "fly -1,1 -2,2", "KE-MOVE-4");
}

// KE-EX-43
// proves KE-MOVE-7, KE-MOVE-8
#[test]
fn other_starships_are_passed_and_occupied_planets_are_not() {
    for owner in [0, 1] {
        let scene = scene().level(0, SpaceTravel, 2).ship(0, (0, 1)).ship(1, (0, 2)).colony_at(
            owner,
            7,
            (1, 2),
            (0, 0, 0),
        );
        let game = moving(scene);
        no(&game, "fly 0,1 0,2", "KE-MOVE-8");
        no(&game, "fly 0,1 1,2", "KE-MOVE-7");
        // Two hexes: straight through the other starship.
        let (_, events) = told(game, "fly 0,1 0,3");
        assert_eq!(steps(&events), Some(2));
    }
    // A starship on a planet blocks it like a marker, one's own as well.
    let scene = scene().level(0, SpaceTravel, 2).ship(0, (0, 1)).tile((1, 2), Planet(7)).ship(0, (1, 2));
    no(&moving(scene), "fly 0,1 1,2", "KE-MOVE-7");
}

// KE-EX-70
// proves KE-MOVE-13
#[test]
fn no_starship_is_stranded_on_another() {
    let scene = |level| scene().level(0, SpaceTravel, level).ship(0, (0, 1)).ship(1, (0, 2)).ship(1, (0, 3));
    no(&moving(scene(1)), "fly 0,1 0,2", "KE-MOVE-8");
    let game = moving(scene(2));
    no(&game, "fly 0,1 0,2", "KE-MOVE-8");
    no(&game, "fly 0,1 0,3", "KE-MOVE-8");
    assert!(can(&game, "fly 0,1 -1,3"));
    // Three hexes through both of them.
    let (_, events) = told(game, "fly 0,1 0,4");
    assert_eq!(steps(&events), Some(3));
    // To fly back to where it came from is possible by way of a target.
    let scene = crate::common::scene().level(0, SpaceTravel, 2).ship(0, (-1, 1)).tile((-2, 2), Target);
    let game = run(moving(scene), "fly -1,1 -2,2; fly -2,2 -1,1");
    assert_eq!(ships(&game, 0), ["-1,1"]);
}

// KE-EX-44
// proves KE-PROP-1, KE-PROP-2, KE-PROP-3
#[test]
fn stellar_propulsion_moves_twice() {
    let scene = Scene::new(2).level(0, SpaceTravel, 2).ship(0, (0, 1)).ship(0, (0, -1));
    let scene = scene.tile((6, 0), Planet(7)).tile((0, -3), Planet(3));
    let game = run(scene.turn_of(0), "act stellar_propulsion; fly 0,1 3,0");
    no(&game, "fly 3,0 6,0", "KE-MOVE-1");
    let game = run(game, "fly 0,-1 0,-3");
    no(&game, "withdraw 0,-3", "KE-ROUND-5");
    let game = run(game, "done");
    no(&game, "fly 0,-3 0,-2", "KE-MOVE-3");
    let game = run(game, "fly 3,0 6,0");
    assert_eq!(ships(&game, 0), ["0,-3", "6,0"]);
}

// proves KE-PROP-4
#[test]
fn without_an_engine_nothing_moves() {
    let game = run(scene().ship(0, (0, 1)).turn_of(0), "act stellar_propulsion");
    assert!(matches!(decision(&game), Decision::Bonuses(_)));
    assert!(matches!(decision(&run(game, "done")), Decision::Withdraw(_)));
}

// proves KE-MOVE-1, KE-MOVE-2
#[test]
fn each_starship_moves_once_and_may_stop_early() {
    let scene = scene().level(0, SpaceTravel, 2).ship(0, (0, 1)).ship(0, (-15, 7)).ship(1, (0, -1));
    let game = moving(scene);
    no(&game, "fly 0,-1 0,-2", "KE-MOVE-1");
    no(&game, "fly 0,2 0,3", "KE-MOVE-1");
    no(&game, "fly 0,1 0,1", "KE-MOVE-2");
    no(&game, "fly -15,7 -16,7", "KE-MOVE-2");
    no(&game, "fly -15,7 -15,8", "KE-MOVE-2");
    no(&game, "fly 0,1 -2,5", "KE-MOVE-1");
    let game = run(game, "fly 0,1 0,2");
    no(&game, "fly 0,2 0,3", "KE-MOVE-1");
    assert!(can(&game, "fly -15,7 -14,7") && can(&game, "done"));
    // A starship on its way finishes before the next one starts.
    let scene = crate::common::scene()
        .level(0, SpaceTravel, 2)
        .ship(0, (-1, 1))
        .ship(0, (1, 0))
        .tile((-2, 2), Target);
    let game = run(moving(scene), "fly -1,1 -2,2");
    no(&game, "fly 1,0 2,0", "KE-MOVE-2");
    no(&game, "fly -2,2 -5,2", "KE-MOVE-1");
    assert!(can(&run(game, "done"), "fly 1,0 2,0"));
}

// proves KE-MOVE-6
#[test]
fn anybody_may_land_anywhere() {
    let five = [1, 2, 4, 7, 8].into_iter().fold(scene(), |scene, number| scene.colony(0, number, (0, 0, 0)));
    let scene = five.level(0, SpaceTravel, 1).ship(0, (0, -2)).tile((0, -3), Planet(25));
    let game = run(moving(scene), "fly 0,-2 0,-3");
    assert_eq!(
        (ships(&game, 0), leads(&game, 0), player(&game, 0).planets().count()),
        (vec!["0,-3".into()], (0, 0), 5)
    );
}

// proves KE-MOVE-11
#[test]
fn zones_do_not_hold_starships_back() {
    let galaxy = &crate::common::catalogue().galaxy;
    let zone = |q, r| galaxy.zone(hex::Axial::new(q, r));
    assert_eq!(
        [zone(4, 0), zone(5, 0), zone(8, 0), zone(9, 0)],
        [Zone::Short, Zone::Medium, Zone::Medium, Zone::Long]
    );
    let game = moving(scene().level(0, SpaceTravel, 2).ship(0, (-3, -1)));
    assert!(can(&game, "fly -3,-1 -5,-1"), "from the short to the medium range");
}

// proves KE-WITHDRAW-1
#[test]
fn any_or_all_starships_may_be_withdrawn_after_moving() {
    let game =
        scene().ship(0, (0, 1)).ship(0, (1, 0)).ship(1, (-1, 0)).cube(0, Action::GalacticMap).turn_of(0);
    let game = run(game, "act energy_storage");
    no(&game, "withdraw 0,1", "KE-ROUND-5");
    let game = run(game, "done");
    assert_eq!(options(&game), ["done", "withdraw 0,1", "withdraw 1,0"]);
    no(&game, "withdraw -1,0", "KE-WITHDRAW-1");
    let game = run(game, "withdraw 1,0; withdraw 0,1");
    assert_eq!((ships(&game, 0).len(), asked(&game)), (0, 1));
}

// KE-EX-45
// proves KE-WITHDRAW-3, KE-WITHDRAW-4
#[test]
fn a_planet_is_left_without_effect() {
    let scene = scene().tile((0, -3), Planet(26)).ship(0, (0, -3)).pit(0, (1, 0, 0)).ship(0, (0, 1));
    let scene = scene.level(1, SpaceTravel, 1).ship(1, (0, -2));
    let game = run(scene.turn_of(0), "act energy_storage; done; withdraw 0,-3");
    assert_eq!((pit(&game, 0), ships(&game, 0)), ((1, 0, 0), vec!["0,1".to_owned()]));
    let game = run(game, "withdraw 0,1");
    assert_eq!(pit(&game, 0), (1, 0, 0));
    assert!(can(&run(game, "act energy_storage; done"), "fly 0,-2 0,-3"));
}

// proves KE-WITHDRAW-2
#[test]
fn an_empty_pit_gives_nothing_at_a_mine() {
    let scene = scene().tile((0, -3), Mine).ship(0, (0, -3));
    let game = run(scene.turn_of(0), "act energy_storage; done; withdraw 0,-3");
    assert_eq!((asked(&game), pool(&game, 0)), (1, (4, 4, 3)));
    // Two starships on two mines bring two cubes.
    let scene =
        crate::common::scene().tile((0, -3), Mine).ship(0, (0, -3)).tile((2, -3), Mine).ship(0, (2, -3));
    let game = run(scene.pit(0, (2, 0, 0)).turn_of(0), "act energy_storage; done");
    let game = run(game, "withdraw 0,-3; recover energy; withdraw 2,-3; recover energy");
    assert_eq!(pit(&game, 0), (0, 0, 0));
}

// proves KE-WITHDRAW-5
#[test]
fn a_new_starship_may_be_withdrawn_in_the_same_turn() {
    let game = run(scene().turn_of(0), "act space_missions; build earth 0,1; done; done");
    assert_eq!(offers(&game, "withdraw"), ["withdraw 0,1"]);
}
