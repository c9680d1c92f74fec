//! Technologies and collaboration (KE-TECHDEV, KE-TECH, KE-COLLAB, and what each track does).

use crate::common::{
    AntimatterScience, EnergyDevelopment, QuantumPhysics, SpaceTravel, Terraforming, asked, can, catalogue,
    decision, earth, leads, level, no, offers, on_card, options, pit, planet, pool, run, scene, to_turn,
    told,
};
use kepler::catalogue::Catalogue;
use kepler::cubes::Cubes;
use kepler::names::{Named, PlanetType, Technology, Track};
use kepler::{Decision, Event, Kepler, Rise, Setup};
use table::data::Folder;
use table::{Components as _, Edition, Game as _};

// KE-EX-19
// proves KE-TECHDEV-1, KE-TECHDEV-2, KE-TECHDEV-5, KE-TECHDEV-7
#[test]
fn several_levels_can_be_bought_one_after_the_other() {
    let game = scene().ship(0, (0, 1)).turn_of(0);
    let game = run(game, "act technological_development; buy space_travel");
    assert_eq!((earth(&game, 0), pool(&game, 0), leads(&game, 0)), ((2, 2, 0), (5, 5, 3), (0, 0)));
    let game = run(game, "buy space_travel");
    assert_eq!((earth(&game, 0), pool(&game, 0), level(&game, 0, SpaceTravel)), ((0, 1, 0), (7, 6, 3), 2));
    assert_eq!(leads(&game, 0), (1, 0));
    // The new speed counts in this very turn.
    let game = run(game, "done");
    assert!(can(&game, "fly 0,1 0,4"));
}

// KE-EX-20
// proves KE-TECHDEV-3
#[test]
fn several_worlds_may_pay_together() {
    let scene = scene().earth(0, (1, 0, 0)).colony(0, 8, (1, 1, 0)).level(0, SpaceTravel, 1);
    let game = run(scene.turn_of(0), "act technological_development; buy space_travel");
    // There is exactly one way to pay, so nobody is asked.
    assert_eq!(
        (earth(&game, 0), planet(&game, 0, 8), level(&game, 0, SpaceTravel)),
        ((0, 0, 0), (0, 0, 0), 2)
    );
    let scene = crate::common::scene().earth(0, (2, 0, 0)).colony(0, 8, (1, 1, 0)).level(0, SpaceTravel, 1);
    let game = run(scene.turn_of(0), "act technological_development; buy space_travel");
    assert_eq!(options(&game), ["pay earth", "pay 8"]);
    no(&game, "pay 9", "KE-TECHDEV-3");
    // The second energy can only come from Earth then.
    let game = run(game, "pay 8");
    assert_eq!((earth(&game, 0), planet(&game, 0, 8)), ((1, 0, 0), (0, 0, 0)));
}

// proves KE-TECHDEV-4
#[test]
fn spent_cubes_do_not_pay_again() {
    let game = run(scene().earth(0, (2, 0, 0)).turn_of(0), "act technological_development; buy terraforming");
    assert_eq!((earth(&game, 0), pool(&game, 0)), ((0, 0, 0), (7, 7, 3)));
    assert!(offers(&game, "buy").is_empty(), "the cubes lie in the pool");
}

// proves KE-TECHDEV-2
#[test]
fn a_level_costs_what_is_printed_on_it() {
    let game = run(scene().earth(0, (1, 3, 0)).turn_of(0), "act technological_development");
    assert_eq!(offers(&game, "buy"), ["buy space_travel", "buy energy_development"]);
    no(&game, "buy quantum_physics", "KE-TECHDEV-2");
    no(&game, "raise space_travel", "KE-ROUND-5");
    // Level 2 is not to be had before level 1.
    let game = run(scene().earth(0, (3, 2, 0)).turn_of(0), "act technological_development; buy space_travel");
    assert_eq!(level(&game, 0, SpaceTravel), 1);
}

// proves KE-TECHDEV-8
#[test]
fn there_is_nothing_above_level_four() {
    let scene = scene().level(0, Terraforming, 4).earth(0, (7, 7, 3));
    let game = run(scene.turn_of(0), "act technological_development");
    no(&game, "buy terraforming", "KE-TECHDEV-8");
}

// KE-EX-21
// proves KE-COLLAB-1, KE-COLLAB-2, KE-COLLAB-3, KE-TECHDEV-6
#[test]
fn a_light_bulb_brings_the_others_up() {
    let scene = scene().level(0, EnergyDevelopment, 2).level(2, EnergyDevelopment, 1).earth(0, (1, 2, 1));
    let game = scene.turn_of(0);
    let (game, events) = told(game, "act technological_development; buy energy_development");
    let levels: Vec<u8> = (0..4).map(|seat| level(&game, seat, EnergyDevelopment)).collect();
    assert_eq!(levels, [3, 1, 1, 1]);
    assert_eq!((leads(&game, 0), leads(&game, 1), leads(&game, 2)), ((2, 0), (0, 0), (0, 0)));
    assert_eq!((earth(&game, 1), pool(&game, 1)), ((3, 3, 0), (4, 4, 3)), "it is free");
    let rises = events.iter().filter_map(|event| match event {
        Event::Rose { seat, how: Rise::Collaboration, .. } => Some(seat.index()),
        _ => None,
    });
    assert_eq!(rises.collect::<Vec<_>>(), [1, 3], "clockwise from the left of the active player");
}

// KE-EX-22
// proves KE-COLLAB-4, KE-TECH-5
#[test]
fn icons_count_for_those_who_are_brought_up() {
    let scene = scene().level(0, Terraforming, 3).level(2, Terraforming, 1).level(3, Terraforming, 2);
    let scene =
        scene.lead(1, Track::Technology, 6).lead(2, Track::Technology, 7).lead(3, Track::Technology, 7);
    let game = run(scene.earth(0, (3, 1, 2)).turn_of(0), "act technological_development; buy terraforming");
    let levels: Vec<u8> = (0..4).map(|seat| level(&game, seat, Terraforming)).collect();
    let steps: Vec<u8> = (0..4).map(|seat| leads(&game, seat).0).collect();
    assert_eq!((levels, steps), (vec![4, 2, 2, 2], vec![3, 7, 8, 7]));
}

// KE-EX-23
// proves KE-COLLAB-5, KE-COLLAB-6
#[test]
fn every_bulb_counts_every_time_and_never_chains() {
    let scene = scene().level(0, QuantumPhysics, 2).earth(0, (5, 2, 3)).level(2, QuantumPhysics, 4);
    let game = run(scene.turn_of(0), "act technological_development; buy quantum_physics");
    assert_eq!((level(&game, 1, QuantumPhysics), leads(&game, 1), leads(&game, 0)), (1, (0, 0), (2, 0)));
    let game = run(game, "buy quantum_physics");
    assert_eq!((level(&game, 1, QuantumPhysics), leads(&game, 1), leads(&game, 0)), (2, (1, 0), (5, 0)));
    assert_eq!((level(&game, 0, QuantumPhysics), level(&game, 2, QuantumPhysics)), (4, 4));
    // Somebody was at level 4 before: the bulbs shone all the same. No level with a bulb can be had by one.
    for technology in Technology::ALL {
        for level in &catalogue().technologies[*technology] {
            assert!(level.bulb == 0 || catalogue().level(*technology, level.bulb).bulb == 0);
        }
    }
}

// KE-EX-64
// proves KE-COLLAB-7, KE-QUANT-10
#[test]
fn a_recovery_of_somebody_else_comes_at_once() {
    let scene = scene()
        .level(0, Terraforming, 3)
        .level(0, QuantumPhysics, 1)
        .colony(0, 8, (2, 2, 0))
        .earth(0, (3, 1, 2));
    let scene =
        scene.level(1, Terraforming, 1).lead(1, Track::Technology, 4).pool(1, (2, 2, 0)).pit(1, (1, 1, 0));
    let scene = scene.earth(1, (4, 4, 3)).level(2, Terraforming, 2).level(3, Terraforming, 2);
    let game = run(
        scene.turn_of(0),
        "act technological_development; buy terraforming; pay earth; pay earth; pay earth; pay earth",
    );
    assert_eq!((asked(&game), leads(&game, 0).0, leads(&game, 1).0), (1, 3, 5));
    assert!(matches!(decision(&game), Decision::Recover(question) if question.passing));
    assert_eq!(options(&game), ["recover energy", "recover matter", "done"]);
    no(&game, "shift energy earth 8", "KE-QUANT-6");
    no(&game, "buy space_travel", "KE-ROUND-5");
    let game = run(game, "recover matter");
    assert_eq!((pit(&game, 1), pool(&game, 1), asked(&game)), ((1, 0, 0), (2, 3, 0), 0));
    assert!(can(&game, "buy space_travel"));
}

// proves KE-COLLAB-7
#[test]
fn the_active_player_recovers_first() {
    let scene =
        scene().level(0, Terraforming, 3).earth(0, (3, 1, 2)).lead(0, Track::Technology, 3).pit(0, (1, 1, 0));
    let scene = scene.lead(1, Track::Technology, 4).level(1, Terraforming, 1).pit(1, (1, 1, 0));
    let scene = scene.lead(2, Track::Technology, 4).level(2, Terraforming, 1).pit(2, (1, 1, 0)).level(
        3,
        Terraforming,
        2,
    );
    let game = run(scene.turn_of(0), "act technological_development; buy terraforming");
    assert_eq!((asked(&game), leads(&game, 0).0, leads(&game, 1).0, leads(&game, 2).0), (0, 6, 4, 4));
    let game = run(game, "recover energy");
    assert_eq!((asked(&game), leads(&game, 1).0, leads(&game, 2).0), (1, 5, 4));
    let game = run(game, "recover energy");
    assert_eq!((asked(&game), leads(&game, 2).0), (2, 5));
}

// proves KE-COLLAB-8
#[test]
fn free_levels_reach_no_bulb() {
    for technology in Technology::ALL {
        let bulbs = catalogue().technologies[*technology].map(|level| level.bulb);
        assert_eq!(bulbs, [0, 0, 0, 1, 2], "{technology}");
    }
    // Where components of one's own put a bulb on level 1, a starting advance lights it.
    let folder = Folder::embedded(Catalogue::FILES);
    let text = folder.read("technologies.toml").unwrap().to_owned();
    let (before, after) = text.split_once("level = 1\n").unwrap();
    let after = after.replacen("collaboration_level = 0", "collaboration_level = 2", 1);
    let after = after.replacen("collaboration_level = 1", "collaboration_level = 2", 1);
    let text = format!("{before}level = 1\n{after}");
    let edition = Edition::<Catalogue>::read(&folder.with("technologies.toml", text).unwrap()).unwrap();
    let game = crate::common::decided(Kepler::new(&Setup::new(2), edition.components).unwrap());
    let first = asked(&game);
    // The other one passes that level on the way to level 2, which lights the bulb in turn.
    let game = run(game, "raise space_travel");
    assert_eq!((level(&game, first, SpaceTravel), level(&game, 1 - first, SpaceTravel)), (2, 2));
    assert_eq!(leads(&game, 1 - first), (1, 0));
}

// proves KE-TECH-1, KE-TECH-3, KE-TECH-4, KE-TECH-6, KE-TECH-7
#[test]
fn the_levels_are_as_the_rules_say() {
    let costs = |technology| catalogue().technologies[technology].map(|level| level.cost);
    for technology in Technology::ALL {
        let levels = &catalogue().technologies[*technology];
        assert_eq!(levels.map(|level| level.icons), [0, 0, 1, 2, 3], "{technology}");
        assert_eq!(levels.map(|level| level.points), [0, 0, 0, 0, 2], "{technology}");
        assert_eq!(levels.map(|level| level.cost.antimatter), [0, 0, 0, 1, 2], "{technology}");
    }
    assert_eq!(costs(SpaceTravel)[1..3], [Cubes::new(1, 1, 0), Cubes::new(2, 1, 0)]);
    assert_eq!(costs(AntimatterScience)[4], Cubes::new(4, 0, 2));
    // A level replaces those below it: at level 3 Energy Storage produces six, not twelve.
    let game =
        run(scene().level(0, EnergyDevelopment, 3).earth(0, (0, 3, 0)).turn_of(0), "act energy_storage");
    assert_eq!(offers(&game, "produce").len(), 6);
}

// proves KE-SPACE-1
#[test]
fn the_speed_of_starships() {
    assert_eq!(catalogue().technologies[SpaceTravel].map(|level| level.speed), [0, 1, 3, 6, 9]);
    for (level, far, too_far) in [(1, "0,2", "0,3"), (2, "0,4", "-1,5"), (3, "-3,7", "-7,7")] {
        let game =
            run(scene().level(0, SpaceTravel, level).ship(0, (0, 1)).turn_of(0), "act stellar_propulsion");
        assert!(can(&game, &format!("fly 0,1 {far}")), "level {level}");
        no(&game, &format!("fly 0,1 {too_far}"), "KE-MOVE-1");
        let game = run(run(game, "done"), "done");
        assert!(can(&game, &format!("fly 0,1 {far}")), "level {level}");
    }
}

// proves KE-ENDEV-1, KE-ENDEV-2, KE-TFTECH-1, KE-TFTECH-2, KE-AMSCI-1
#[test]
fn what_the_other_tracks_do() {
    let of = |technology| &catalogue().technologies[technology];
    assert_eq!(of(EnergyDevelopment).map(|level| level.energy), [0, 2, 4, 6, 7]);
    assert_eq!(of(EnergyDevelopment).map(|level| level.both_for_one), [false, false, false, false, true]);
    assert_eq!(of(Terraforming).map(|level| level.exploited), [0, 1, 1, 2, 2]);
    assert_eq!(of(Terraforming).map(|level| level.terraforms), [0, 1, 2, 3, 4]);
    assert_eq!(of(AntimatterScience).map(|level| level.antimatter), [0, 1, 2, 2, 3]);
    assert_eq!(of(AntimatterScience).map(|level| level.aliens), [false, false, false, true, true]);
    assert_eq!(of(QuantumPhysics).map(|level| level.moves), [0, 1, 2, 3, 255]);
    assert_eq!(of(QuantumPhysics).map(|level| level.transforms), [0, 0, 1, 1, 255]);
    let level =
        |kind| catalogue().planets.iter().filter(move |card| card.kind == kind).map(|card| card.level);
    for (kind, needed) in [
        (PlanetType::Ocean, 1),
        (PlanetType::Rocky, 2),
        (PlanetType::SuperEarth, 3),
        (PlanetType::Giant, 3),
        (PlanetType::Alien, 4),
    ] {
        assert!(level(kind).all(|level| level == needed), "{kind}");
    }
}

// proves KE-TECHDEV-5, KE-MEDAL-2
#[test]
fn icons_move_the_marker_at_once() {
    let scene = scene().level(0, SpaceTravel, 2).lead(0, Track::Technology, 2).earth(0, (2, 0, 1));
    let game = run(scene.turn_of(0), "act technological_development; buy space_travel");
    assert_eq!((leads(&game, 0), on_card(&game)), ((4, 0), (1, 0)));
    assert!(!can(&to_turn(game), "buy space_travel"));
}
