//! Progress cards (KE-PROG).

use crate::common::{
    EnergyDevelopment, Planet, QuantumPhysics, SpaceTravel, Target, Terraforming, asked, can, decided,
    decision, earth, face_down, leads, level, medals, no, offers, options, pool, run, scene, ships, to_turn,
};
use kepler::names::{Progress, Track};
use kepler::scene::Scene;
use kepler::{Decision, Step};
use table::{Game as _, Seat, Turn};

/// Who qualifies for a card.
fn qualify(scene: Scene, card: Progress) -> Vec<u8> {
    let game = scene.turn_of(0);
    (0..game.people()).filter(|seat| game.qualifying(card) >> seat & 1 == 1).collect()
}

// KE-EX-51
// proves KE-PROG-3, KE-PROG-4, KE-MEDAL-7
#[test]
fn all_tied_players_benefit_in_turn_order() {
    let scene = Scene::new(3).card(Progress::P01).lead(0, Track::Technology, 2).lead(1, Track::Technology, 2);
    let game = scene.lead(2, Track::Technology, 5).end_of_round();
    assert_eq!((asked(&game), options(&game)), (0, vec!["advance technology".to_owned(), "done".to_owned()]));
    let game = run(game, "advance technology");
    assert_eq!(asked(&game), 1);
    let game = run(game, "advance technology");
    assert_eq!([leads(&game, 0).0, leads(&game, 1).0, leads(&game, 2).0], [3, 3, 5]);
    assert_eq!((game.to_move(), medals(&game, 2)), (Turn::Fate, (0, 0)), "the next round begins");
    // The first player comes first.
    let scene = Scene::new(3).card(Progress::P17).round(2, 1);
    let game = scene.end_of_round();
    assert_eq!(asked(&game), 1);
    let game = run(game, "advance technology");
    assert_eq!(asked(&game), 2);
    assert_eq!(asked(&run(game, "advance technology")), 0);
}

// KE-EX-52
// proves KE-PROG-6
#[test]
fn who_benefits_is_measured_once() {
    let scene = Scene::new(2).card(Progress::P01).lead(0, Track::Technology, 2).lead(1, Track::Technology, 3);
    let game = run(scene.end_of_round(), "advance technology");
    assert_eq!((leads(&game, 0).0, leads(&game, 1).0, game.to_move()), (3, 3, Turn::Fate));
}

// KE-EX-53
// proves KE-MEDAL-6
#[test]
fn a_medal_reached_by_the_card_is_awarded_in_the_same_round() {
    let scene = Scene::new(2).card(Progress::P13).level(0, SpaceTravel, 2).level(1, SpaceTravel, 1);
    let scene = scene.lead(0, Track::Technology, 8).lead(1, Track::Technology, 8);
    let game = run(scene.end_of_round(), "advance technology");
    assert_eq!((leads(&game, 0).0, medals(&game, 0), medals(&game, 1)), (9, (1, 0), (0, 0)));
}

// KE-EX-66
// proves KE-PROG-3, KE-OBJ-6
#[test]
fn a_card_that_names_a_zone() {
    let scene = Scene::new(2).card(Progress::P04).colony_at(0, 7, (8, 1), (0, 0, 0)).colony_at(
        1,
        8,
        (6, 0),
        (0, 0, 0),
    );
    let game = scene.end_of_round();
    assert_eq!(
        (asked(&game), options(&game)),
        (0, vec!["advance technology".into(), "advance colonial".into(), "done".into()])
    );
    let game = run(game, "advance colonial");
    assert_eq!((leads(&game, 0), game.to_move()), ((0, 1), Turn::Fate), "the other one gets nothing");
}

// proves KE-PROG-1, KE-PROG-2
#[test]
fn the_card_counts_in_its_round_and_at_its_end_only() {
    let game = Scene::new(2).card(Progress::P17).turn_of(0);
    let game = to_turn(run(game, "act energy_storage"));
    assert_eq!((leads(&game, 0), leads(&game, 1), game.card()), ((0, 0), (0, 0), Some(Progress::P17)));
    let game = run(game, "act energy_storage; done");
    assert!(matches!(game.step(), Step::Card(_)));
    let game = run(game, "advance technology; advance technology; card P10");
    assert_eq!((game.card(), game.round_marker()), (Some(Progress::P10), 2));
    let game = to_turn(run(to_turn(run(game, "act generate_antimatter")), "act generate_antimatter"));
    assert_eq!((leads(&game, 0), leads(&game, 1)), ((1, 0), (1, 0)), "once");
}

// proves KE-PROG-4, KE-PROG-5
#[test]
fn criteria_and_floors() {
    use Progress as P;
    assert_eq!(qualify(scene(), P::P07), [] as [u8; 0], "nobody reaches the floor");
    assert_eq!(
        qualify(scene().level(1, EnergyDevelopment, 1).level(2, EnergyDevelopment, 1), P::P07),
        [1, 2]
    );
    assert_eq!(qualify(scene().level(1, QuantumPhysics, 2).level(2, QuantumPhysics, 1), P::P16), [1]);
    assert_eq!(qualify(scene(), P::P15), [] as [u8; 0]);
    assert_eq!(qualify(scene().colony(3, 7, (0, 0, 0)), P::P15), [3]);
    assert_eq!(qualify(scene().colony(3, 7, (0, 0, 0)), P::P08), [0, 1, 2]);
    assert_eq!(qualify(scene(), P::P12), [] as [u8; 0]);
    assert_eq!(qualify(scene().terraformed(2, 7, (0, 0, 0)), P::P12), [2]);
    assert_eq!(qualify(scene().lead(1, Track::Colonial, 2), P::P02), [0, 2, 3]);
    assert_eq!(qualify(scene().level(0, SpaceTravel, 1), P::P03), [1, 2, 3]);
    assert_eq!(qualify(scene().level(0, SpaceTravel, 1), P::P13), [0]);
    assert_eq!(qualify(scene().level(0, SpaceTravel, 1), P::P11), [1, 2, 3]);
    assert_eq!(qualify(scene().ship(0, (0, 1)), P::P05), [1, 2, 3]);
    assert_eq!(qualify(scene().earth(2, (2, 3, 0)), P::P06), [2]);
    assert_eq!(qualify(scene().earth(2, (3, 3, 1)), P::P09), [0, 1, 3]);
    assert_eq!(qualify(scene().medals(1, Track::Colonial, 1), P::P14), [0, 2, 3]);
    assert_eq!(qualify(scene().pit(0, (1, 0, 0)), P::P18), [1, 2, 3]);
    assert_eq!(qualify(scene(), P::P10), [0, 1, 2, 3]);
    assert_eq!(qualify(scene(), P::P17), [0, 1, 2, 3]);
    assert_eq!(qualify(scene(), P::P04), [] as [u8; 0]);
}

// proves KE-PROG-7, KE-PROG-8
#[test]
fn benefits_are_free_and_may_be_declined() {
    let game = Scene::new(2).card(Progress::P05).end_of_round();
    assert_eq!(offers(&game, "place").len(), 6);
    no(&game, "place 2,0", "KE-BONUS-9");
    let placed = run(game.clone(), "place 0,1");
    assert_eq!(
        (ships(&placed, 0), earth(&placed, 0), pool(&placed, 0)),
        (vec!["0,1".to_owned()], (3, 3, 0), (4, 4, 3))
    );
    no(&placed, "place 0,1", "KE-MISS-4");
    let declined = run(game, "done");
    assert_eq!((ships(&declined, 0).len(), asked(&declined)), (0, 1));
    // Producing is limited by the pool, and less may be produced.
    let game =
        Scene::new(2).card(Progress::P07).level(0, EnergyDevelopment, 1).pool(0, (1, 0, 0)).end_of_round();
    assert_eq!(options(&game), ["produce earth energy", "done"]);
    let game = Scene::new(2).card(Progress::P10).end_of_round();
    assert!(can(&game, "done"));
    let game = run(game, "explore 0,-3; tile 7; done");
    assert_eq!(face_down(&game), 23);
}

// proves KE-PROG-9
#[test]
fn a_movement_benefit_has_its_own_speed() {
    let scene = Scene::new(2).card(Progress::P11).ship(0, (0, 1)).ship(0, (-1, 1)).tile((-2, 2), Target);
    let scene = scene.ship(0, (0, -3)).tile((0, -3), Planet(7)).level(1, SpaceTravel, 4).ship(1, (1, 0));
    let game = scene.end_of_round();
    assert!(can(&game, "fly 0,1 0,3") && can(&game, "fly -1,1 -2,2"));
    no(&game, "fly 0,1 0,4", "KE-MOVE-1");
    no(&game, "fly 0,-3 0,-4", "KE-MOVE-3");
    let game = run(game, "fly -1,1 -2,2; fly -2,2 -3,2; fly 0,1 0,2");
    assert_eq!(
        (leads(&game, 0), ships(&game, 0)),
        ((0, 1), vec!["-3,2".into(), "0,-3".into(), "0,2".into()])
    );
    assert_eq!(game.to_move(), Turn::Fate, "nothing is withdrawn, and the fast one does not move");
    // At the highest level two hexes are two hexes: the stated speed takes the place of one's own.
    let scene =
        Scene::new(2).card(Progress::P11).level(0, SpaceTravel, 4).level(1, SpaceTravel, 4).ship(0, (0, 1));
    no(&scene.end_of_round(), "fly 0,1 0,4", "KE-MOVE-1");
}

// proves KE-PROG-10
#[test]
fn a_technology_benefit_stops_at_its_level() {
    let scene = Scene::new(2).card(Progress::P03).level(1, SpaceTravel, 4).level(1, Terraforming, 4);
    let scene = scene.level(0, SpaceTravel, 1).level(0, Terraforming, 2);
    let game = scene.end_of_round();
    no(&game, "raise terraforming", "KE-PROG-10");
    let game = run(game, "raise space_travel");
    assert_eq!((level(&game, 0, SpaceTravel), leads(&game, 0), game.to_move()), (2, (1, 0), Turn::Fate));
    // Whoever has no such track gets nothing.
    let mut scene = Scene::new(2).card(Progress::P03);
    for technology in <kepler::names::Technology as kepler::names::Named>::ALL {
        scene = scene.level(0, *technology, 2).level(1, *technology, 3);
    }
    assert_eq!(scene.end_of_round().to_move(), Turn::Fate);
}

// proves KE-PROG-11
#[test]
fn no_quantum_physics_while_a_card_is_resolved() {
    let scene = Scene::new(2).card(Progress::P06).level(0, QuantumPhysics, 4).colony(0, 8, (0, 0, 0)).level(
        0,
        EnergyDevelopment,
        1,
    );
    let game = scene.turn_of(0);
    let game = to_turn(run(game, "act galactic_map; advance technology"));
    let game = run(
        game,
        "act galactic_map; advance technology; explore 1,5; explore -1,7; explore -6,3; explore -8,3; done",
    );
    let game = decided(game);
    assert!(matches!(decision(&game), Decision::Produce(_)));
    assert!(offers(&game, "shift").is_empty() && offers(&game, "transform").is_empty());
    no(&game, "transform energy earth", "KE-QUANT-6");
}

// proves KE-PROG-12
#[test]
fn cubes_of_a_card_go_to_one_world() {
    let scene = Scene::new(2).card(Progress::P16).level(0, QuantumPhysics, 1).colony(0, 8, (0, 0, 0));
    let game = scene.end_of_round();
    assert_eq!(offers(&game, "produce").len(), 10);
    let game = run(game, "produce 8 energy matter");
    assert_eq!((crate::common::planet(&game, 0, 8), game.to_move()), ((1, 1, 0), Turn::Fate));
    assert_eq!(game.players()[Seat::new(0)].pool.total(), 9);
}
