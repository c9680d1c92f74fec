//! The solo game (KE-SOLO).

use crate::common::{
    EnergyDevelopment, QuantumPhysics, SpaceTravel, asked, can, catalogue, decided, leads, level, medals,
    new, no, on_card, options, over, player, run, to_round, to_turn, told,
};
use kepler::names::{Named, Progress, Technology, Track};
use kepler::scene::Scene;
use kepler::{Decision, Difficulty, Event, ObjectiveSet, Setup};
use table::{Game as _, Seat, Turn};

fn solo() -> Scene {
    Scene::new(1)
}

/// Whether the player qualifies for a card.
fn qualifies(scene: Scene, card: Progress) -> bool {
    scene.turn_of(0).qualifying(card) == 1
}

// proves KE-SOLO-1, KE-SOLO-2, KE-SOLO-8
#[test]
fn the_ghost_sits_on_the_second_seat_with_next_to_nothing() {
    let game = new(&Setup::new(1), 1);
    assert_eq!((game.seats(), game.ghost(), game.tiles().len()), (2, Some(Seat::new(1)), 24));
    assert_eq!((game.first(), asked(&game)), (Seat::new(0), 0));
    let ghost = player(&game, 1);
    assert!(
        ghost.worlds.is_empty() && ghost.ships.is_empty() && ghost.pool.is_none() && ghost.level_sum() == 0
    );
    assert_eq!((leads(&game, 1), ghost.objective), ((0, 0), kepler::Secret::Nothing));
    // It takes no turns: after the player's turn the round ends, and the player stays first.
    let game = run(to_turn(run(solo().turn_of(0), "act energy_storage")), "");
    assert_eq!((game.round_marker(), game.first(), asked(&game)), (2, Seat::new(0), 0));
}

// KE-EX-56
// proves KE-SOLO-3, KE-SOLO-5
#[test]
fn the_ghost_competes_for_medals() {
    let scene = solo().round(2, 0).lead(1, Track::Technology, 2).lead(1, Track::Colonial, 2);
    let scene = scene.lead(0, Track::Technology, 1).lead(0, Track::Colonial, 2);
    let game = run(scene.next_round(), "card P18; ghost");
    assert_eq!((leads(&game, 1), on_card(&game), game.round_marker()), ((3, 3), (1, 1), 3));
    let game = to_turn(run(game, "act space_missions; done; bonus social_progress energy"));
    // Technology: the Ghost alone, its medal leaves the game. Colonial: tied.
    assert_eq!((medals(&game, 0), medals(&game, 1), on_card(&game)), ((0, 1), (0, 0), (0, 0)));
}

// KE-EX-57
// proves KE-SOLO-4, KE-SOLO-7
#[test]
fn the_ghosts_technologies_rise_three_times_and_its_bulbs_shine() {
    assert_eq!(catalogue().numbers.ghost_rounds, [5, 10, 15]);
    let mut scene = solo().round(14, 0).level(0, SpaceTravel, 1).level(0, EnergyDevelopment, 2);
    for technology in Technology::ALL {
        scene = scene.level(1, *technology, 2);
    }
    let game = run(scene.next_round(), "card P18; ghost");
    for technology in Technology::ALL {
        assert_eq!(level(&game, 1, *technology), 3, "{technology}");
    }
    assert_eq!(
        (level(&game, 0, QuantumPhysics), level(&game, 0, SpaceTravel), level(&game, 0, EnergyDevelopment)),
        (1, 1, 2)
    );
    assert_eq!(player(&game, 0).level_sum(), 1 + 1 + 2 + 1 + 1);
    for (round, rises) in [(4, true), (9, true), (14, true), (5, false), (10, false), (15, false)] {
        let game = run(solo().round(round, 0).next_round(), "card P18; ghost");
        assert_eq!(player(&game, 1).level_sum(), if rises { 5 } else { 0 }, "round {}", round + 1);
    }
}

// proves KE-SOLO-6
#[test]
fn the_ghost_ignores_icons_recoveries_and_collaboration() {
    // Level 2 has an icon, spaces 4 and 5 recover: only its own steps count.
    let mut scene = solo().round(9, 0).lead(1, Track::Technology, 4).lead(1, Track::Colonial, 3);
    for technology in Technology::ALL {
        scene = scene.level(1, *technology, 1);
    }
    let game = run(scene.next_round(), "card P18; ghost");
    assert_eq!((leads(&game, 1), player(&game, 1).level_sum(), asked(&game)), ((5, 4), 10, 0));
    let scene = solo().level(0, EnergyDevelopment, 2).earth(0, (1, 2, 1));
    let game = run(scene.turn_of(0), "act technological_development; buy energy_development");
    assert_eq!(level(&game, 1, EnergyDevelopment), 0);
}

// proves KE-SOLO-9
#[test]
fn the_player_keeps_one_of_two_objectives() {
    for (set, advanced) in [(ObjectiveSet::Standard, false), (ObjectiveSet::Advanced, true)] {
        let game = new(&Setup { objectives: set, ..Setup::new(1) }, 4);
        let game = decided(run(game, "raise space_travel; raise terraforming"));
        assert!(matches!(crate::common::decision(&game), Decision::Keep(_)));
        assert_eq!(options(&game).len(), 2);
        assert!(player(&game, 0).dealt.iter().all(|card| card.known().unwrap().is_advanced() == advanced));
    }
}

// KE-EX-65
// proves KE-SOLO-10, KE-SOLO-12
#[test]
fn the_player_is_compared_with_the_ghost() {
    let scene = || {
        let scene = solo().round(7, 0).lead(1, Track::Technology, 7).lead(1, Track::Colonial, 7);
        scene.lead(0, Track::Technology, 7).lead(0, Track::Colonial, 5)
    };
    let game = run(scene().card(Progress::P01).end_of_round(), "advance technology");
    assert_eq!((leads(&game, 0), leads(&game, 1).0), ((8, 5), 7));
    let game = scene().card(Progress::P17).end_of_round();
    let game = run(game, "advance colonial");
    assert_eq!((leads(&game, 0), leads(&game, 1), game.to_move()), ((7, 6), (7, 7), Turn::Fate));
    assert!(!qualifies(scene().lead(0, Track::Technology, 8), Progress::P01));
    assert!(qualifies(scene(), Progress::P02) && qualifies(scene(), Progress::P03));
    assert!(!qualifies(scene().level(0, SpaceTravel, 1), Progress::P03));
    assert!(qualifies(scene().level(0, SpaceTravel, 1), Progress::P13));
    assert!(!qualifies(scene().level(1, SpaceTravel, 1), Progress::P13));
    assert!(!qualifies(scene().level(0, SpaceTravel, 1), Progress::P11));
    // The others have a condition of their own.
    assert!(qualifies(scene().ship(0, (0, 1)), Progress::P05));
    assert!(!qualifies(scene().ship(0, (0, 1)).ship(0, (1, 0)), Progress::P05));
    assert!(
        qualifies(scene().earth(0, (2, 2, 0)), Progress::P06)
            && !qualifies(scene().earth(0, (3, 2, 0)), Progress::P06)
    );
    assert!(qualifies(scene(), Progress::P09) && !qualifies(scene().earth(0, (0, 0, 1)), Progress::P09));
    assert!(qualifies(scene().medals(0, Track::Technology, 2), Progress::P14));
    assert!(!qualifies(scene().medals(0, Track::Technology, 3), Progress::P14));
    assert!(
        qualifies(scene().pit(0, (2, 2, 0)), Progress::P18)
            && !qualifies(scene().pit(0, (3, 2, 0)), Progress::P18)
    );
    let colonies = |n: u8| (1..=n).fold(scene(), |scene, number| scene.colony(0, number, (0, 0, 0)));
    assert!(qualifies(colonies(2), Progress::P08) && !qualifies(colonies(3), Progress::P08));
    assert!(!qualifies(colonies(2), Progress::P15) && qualifies(colonies(3), Progress::P15));
}

// KE-EX-72
// proves KE-SOLO-14
#[test]
fn the_solo_condition_replaces_the_floor() {
    assert!(!qualifies(solo().terraformed(0, 1, (0, 0, 0)), Progress::P12));
    assert!(qualifies(solo().terraformed(0, 1, (0, 0, 0)).terraformed(0, 2, (0, 0, 0)), Progress::P12));
    assert!(!qualifies(solo(), Progress::P07), "tied with the Ghost, but below the floor");
    assert!(qualifies(solo().level(0, EnergyDevelopment, 1), Progress::P07));
    assert!(qualifies(solo().level(0, EnergyDevelopment, 1).level(1, EnergyDevelopment, 1), Progress::P07));
    assert!(!qualifies(solo().level(0, EnergyDevelopment, 1).level(1, EnergyDevelopment, 2), Progress::P07));
}

// proves KE-SOLO-11
#[test]
fn the_target_decides_and_the_score_gives_a_rank() {
    let scored = |medals: u8, difficulty| {
        let scene = solo().agreed(ObjectiveSet::Standard, difficulty).medals(0, Track::Technology, medals);
        scene.over()
    };
    for (difficulty, target) in [(Difficulty::Easy, 20), (Difficulty::Normal, 25), (Difficulty::Hard, 30)] {
        let short = scored((target - 1) / 2, difficulty);
        assert_eq!(short.scores().winners, [Seat::new(1)], "{difficulty:?}");
        let reached = scored(target.div_ceil(2), difficulty);
        assert_eq!((reached.scores().winners, reached.target()), (vec![Seat::new(0)], i32::from(target)));
    }
    // Exactly the target is enough: ten medals are 20 points.
    assert_eq!(scored(10, Difficulty::Easy).scores().winners, [Seat::new(0)]);
    let game = scored(0, Difficulty::Easy);
    let ranks = [0, 13, 14, 19, 20, 25, 30, 35, 36, 60].map(|total| game.rank(total));
    assert_eq!(ranks, [0, 0, 1, 1, 2, 3, 4, 4, 5, 5]);
    // There are no tie-breakers, and the Ghost has no points.
    assert_eq!(game.scores().totals(), [0, 0]);
}

// proves KE-SOLO-13
#[test]
fn the_order_of_the_solo_reveal_phase() {
    let mut scene = solo().round(14, 0).lead(1, Track::Technology, 14).lead(1, Track::Colonial, 14);
    for technology in Technology::ALL {
        scene = scene.level(1, *technology, 2);
    }
    let game = scene.next_round();
    assert_eq!((game.round_marker(), game.to_move(), leads(&game, 1)), (15, Turn::Fate, (14, 14)));
    let game = run(game, "card P18");
    assert_eq!((game.to_move(), leads(&game, 1)), (Turn::Fate, (14, 14)), "first the card, then the Ghost");
    assert!(!can(&game, "card P17"));
    let (game, events) = told(game, "ghost");
    assert_eq!((leads(&game, 1), on_card(&game)), ((15, 15), (1, 1)), "onto the new card");
    let order: Vec<String> = events
        .iter()
        .filter_map(|event| match event {
            Event::Advanced { track, .. } => Some(track.id().to_owned()),
            Event::Rose { seat, technology, .. } => Some(format!("{} {technology}", seat.index())),
            _ => None,
        })
        .collect();
    assert_eq!(
        order,
        [
            "technology",
            "colonial",
            "1 space_travel",
            "0 space_travel",
            "1 quantum_physics",
            "0 quantum_physics",
            "1 energy_development",
            "0 energy_development",
            "1 terraforming",
            "0 terraforming",
            "1 antimatter_science",
            "0 antimatter_science",
        ]
    );
    // From the first round on it stands on the space of the round number.
    let start = decided(run(new(&Setup::new(1), 7), "raise terraforming; raise quantum_physics"));
    let keep = options(&start)[0].clone();
    let mut game = to_turn(run(start, &keep));
    for round in 1..=16 {
        assert_eq!((game.round_marker(), leads(&game, 1)), (round, (round, round)));
        game = to_round(game, round + 1);
    }
    assert!(over(&game));
    no(&game, "ghost", "KE-END-1");
}
