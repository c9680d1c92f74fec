//! Diplomacy (SP-DIPL).

use phoenix::Decision;
use phoenix::names::{Hub, Named, Resource, Ship, Track};
use phoenix::question;
use phoenix::question::Bonus;
use phoenix::scene::Scene;
use table::Seat;

use crate::common::{asked, can, cast, catalogue, decision, no, options, player, points, run, scene, stock};

/// Four players; the third one is about to use a ship of the type of this track.
fn track(track: Track, levels: [u8; 4]) -> Scene {
    let hubs = [Hub::B7, Hub::B8, Hub::B9, Hub::B10];
    (0..4).fold(Scene::new(&hubs), |scene, seat| scene.token(seat, track, levels[usize::from(seat)]))
}

// SP-EX-12; proves SP-DIPL-1, SP-DIPL-2, SP-DIPL-6
#[test]
fn a_step_costs_lobbying_and_brings_nothing() {
    let game = scene().token(0, Track::Construction, 1).stock(0, (5, 0, 0, 0)).turn_of(0);
    let game = run(game, "use L1-DIP 1; advance construction");
    assert_eq!((stock(&game, 0), player(&game, 0).tokens[Track::Construction]), ((0, 0, 0, 0), 2));
    assert_eq!((points(&game, 0), asked(&game)), (0, 1));
    assert_eq!(player(&game, 0).fleet.iter().find(|own| own.ship == Ship::L1Dip).unwrap().gems, 3);
    assert_eq!(catalogue().numbers.lobbying[1..], [1, 2, 3, 4, 5]);
    for name in Track::ALL {
        for level in 0..5 {
            let game =
                scene().token(0, *name, level).stock(0, (3 + u16::from(level) + 1, 0, 0, 0)).turn_of(0);
            let game = run(game, &format!("use L1-DIP 1; advance {name}"));
            assert_eq!(stock(&game, 0).0, 0, "{name} {level}");
        }
    }
}

// proves SP-DIPL-3
#[test]
fn level_5_is_the_top() {
    let scene =
        scene().token(0, Track::Transport, 5).token(0, Track::Dismantle, 4).token(1, Track::Dismantle, 5);
    let game = run(scene.stock(0, (9, 0, 0, 0)).turn_of(0), "use L1-DIP 1");
    no(&game, "advance transport", "SP-DIPL-3");
    // Any number of tokens may share a level.
    let game = run(game, "advance dismantle");
    assert_eq!(player(&game, 0).tokens[Track::Dismantle], 5);
}

// proves SP-DIPL-4
#[test]
fn a_level_3_ship_advances_on_two_different_tracks() {
    let game = scene().ship(0, Ship::L3Dip).stock(0, (9, 0, 0, 0)).turn_of(0);
    let game = run(game, "use L3-DIP 1");
    no(&game, "done", "SP-DIPL-1");
    let game = run(game, "advance transport");
    no(&game, "advance transport", "SP-DIPL-4");
    let one = run(game.clone(), "done");
    assert_eq!((stock(&one, 0).0, asked(&one)), (9 - 4 - 1, 1));
    let two = run(game, "advance expedition");
    assert_eq!((stock(&two, 0).0, player(&two, 0).tokens[Track::Expedition]), (9 - 4 - 2, 1));
}

// proves SP-DIPL-5
#[test]
fn a_diplomacy_ship_needs_an_affordable_step() {
    no(&scene().stock(0, (3, 0, 0, 0)).turn_of(0), "use L1-DIP 1", "SP-DIPL-5");
    assert!(can(&scene().stock(0, (4, 0, 0, 0)).turn_of(0), "use L1-DIP 1"));
    let all = Track::ALL.iter().fold(scene(), |scene, track| scene.token(0, *track, 5));
    no(&all.stock(0, (20, 0, 0, 0)).turn_of(0), "use L1-DIP 1", "SP-DIPL-5");
}

// SP-EX-13; proves SP-DIPL-7, SP-DIPL-9, SP-DIPL-10, SP-DIPL-12, SP-DIPL-13, SP-DIPL-17
#[test]
fn a_sole_leader_chooses_up_to_their_own_level() {
    let game = track(Track::Dismantle, [2, 0, 1, 0]).stock(1, (2, 0, 0, 0)).turn_of(1);
    let game = run(game, "use L1-DIS 2; dismantle L1-TRA");
    // Green, on level 1 behind the leader, gets 1 GEM without a question; then the leader is asked.
    assert_eq!((stock(&game, 2).0, asked(&game)), (1, 0));
    assert_eq!(options(&game), ["bonus 2", "bonus 1", "bonus 0"]);
    no(&game, "bonus 3", "SP-DIPL-12");
    let [point, two, one] = ["bonus 2", "bonus 1", "bonus 0"].map(|line| run(game.clone(), line));
    assert_eq!((points(&point, 0), stock(&two, 0).0, stock(&one, 0).0), (1, 2, 1));
    assert_eq!((stock(&point, 1).0, stock(&point, 3).0), (0, 0));
    assert_eq!(asked(&point), 2, "the next turn");
}

// SP-EX-14; proves SP-DIPL-11, SP-DIPL-17
#[test]
fn tied_leaders_choose_up_to_the_level_below() {
    let game = track(Track::Expedition, [2, 2, 1, 0]).stock(1, (3, 0, 0, 0)).turn_of(1);
    let game = cast(run(game, "use L1-EXP 2"), "ffffff");
    let game = run(game, "collect food; done");
    // The active player first, then the others clockwise.
    assert_eq!((asked(&game), options(&game)), (1, vec!["bonus 1".to_owned(), "bonus 0".to_owned()]));
    let game = run(game, "bonus 1");
    assert_eq!((stock(&game, 2).0, asked(&game)), (1, 0));
    assert_eq!(options(&game), ["bonus 1", "bonus 0"]);
    assert_eq!(stock(&game, 3).0, 0);
    assert_eq!(game.leaders(Track::Expedition)[..], [Seat::new(0), Seat::new(1)]);
}

// proves SP-DIPL-9, SP-DIPL-17
#[test]
fn every_player_takes_one_bonus_clockwise_from_the_active_one() {
    // Everybody is tied on level 2; who began the game does not matter.
    for (start, active) in [(0, 0), (0, 2), (3, 1), (1, 3)] {
        let scene = track(Track::Dismantle, [2, 2, 2, 2]).start(start).stock(active, (2, 0, 0, 0));
        let mut game = run(scene.turn_of(active), &format!("use L1-DIS {}; dismantle L1-TRA", active + 1));
        for place in 0..4 {
            assert!(matches!(decision(&game), Decision::Bonus(Bonus { top: 1, .. })));
            assert_eq!(asked(&game), (active + place) % 4, "{start} began");
            game = run(game, "bonus 1");
        }
        assert_eq!([0, 1, 2, 3].map(|seat| stock(&game, seat).0), [2; 4]);
        assert_eq!((asked(&game), decision(&game)), ((active + 1) % 4, Decision::Turn(question::Turn)));
    }
}

// proves SP-DIPL-10, SP-DIPL-11, SP-DIPL-12
#[test]
fn each_of_four_players_is_judged_by_the_leader() {
    // Levels, and the highest level each may choose.
    let cases = [
        ([4, 3, 2, 1], [Some(4), Some(2), Some(1), Some(0)]),
        ([1, 2, 4, 3], [Some(0), Some(1), Some(4), Some(2)]),
        ([3, 1, 3, 2], [Some(2), Some(0), Some(2), Some(1)]),
        ([2, 5, 2, 2], [Some(1), Some(5), Some(1), Some(1)]),
        ([0, 0, 1, 0], [None, None, Some(1), None]),
    ];
    for (levels, tops) in cases {
        let game = track(Track::Dismantle, levels).stock(0, (2, 0, 0, 0)).turn_of(0);
        let mut game = run(game, "use L1-DIS 1; dismantle L1-TRA");
        for (seat, top) in (0..).zip(tops).filter(|(_, top)| top.is_some_and(|top| top > 0)) {
            let Decision::Bonus(Bonus { top: highest, .. }) = decision(&game) else { panic!("a bonus") };
            assert_eq!((asked(&game), Some(highest)), (seat, top), "{levels:?}");
            game = run(game, "bonus 1");
        }
        // Level 0 gives its GEM without a question.
        for (seat, top) in (0..).zip(tops) {
            let gems = top.map_or(0, |top| if top > 0 { 2 } else { 1 });
            assert_eq!(stock(&game, seat).0, gems, "{levels:?}, seat {seat}");
        }
    }
}

// SP-EX-15; proves SP-DIPL-15, SP-DIPL-16
#[test]
fn the_top_levels_give_two_different_bonuses() {
    let asked_with = |levels| {
        let game = track(Track::Dismantle, levels).stock(1, (2, 0, 0, 0)).turn_of(1);
        run(game, "use L1-DIS 2; dismantle L1-TRA")
    };
    let single = ["bonus 3", "bonus 2", "bonus 1", "bonus 0"];
    assert_eq!(options(&asked_with([4, 0, 0, 4])), single);
    let pairs = ["bonus 0 1", "bonus 0 2", "bonus 0 3", "bonus 1 2", "bonus 1 3", "bonus 2 3"];
    assert_eq!(options(&asked_with([5, 0, 0, 5])), [&pairs[..], &single[..]].concat());
    let game = asked_with([4, 0, 0, 0]);
    assert_eq!(options(&game).len(), 10);
    no(&game, "bonus 3 3", "SP-DIPL-15");
    no(&game, "bonus 4", "SP-DIPL-15");
    let game = run(game, "bonus 1 3");
    assert_eq!(stock(&game, 0), (2, 0, 0, 1));
    assert_eq!(stock(&run(asked_with([5, 0, 0, 0]), "bonus 0 1"), 0).0, 3, "1 GEM and 2 GEMs are different");
}

// proves SP-DIPL-7
#[test]
fn only_four_types_of_ships_trigger_a_track() {
    let all =
        |seat: u8, scene: Scene| Track::ALL.iter().fold(scene, |scene, track| scene.token(seat, *track, 1));
    let scene = || all(0, all(1, scene()).stock(0, (20, 5, 5, 20)).ship(0, Ship::L2Far));
    // Both players are tied on level 1: each takes the GEM of level 0.
    for (line, gems) in [
        ("use L1-DIS 1; dismantle L1-TRA", 1),
        ("use L1-CON 1; build 101", 1),
        ("use L1-TRA 1; trade; pay food food; take food; done", 1),
        ("use N-DIS; dismantle L1-TRA", 1),
        ("use L1-DIP 1; advance transport", 0),
        ("use L2-FAR 1", 0),
    ] {
        assert_eq!(stock(&run(scene().turn_of(0), line), 1).0, gems, "{line}");
    }
    // Whoever owns the ship: the fee comes on top.
    assert_eq!(stock(&run(scene().turn_of(0), "use L1-DIS 2; dismantle L1-TRA"), 1).0, 1 + 1);
}

// proves SP-DIPL-8
#[test]
fn positions_are_read_after_the_after_bonuses() {
    // 306 advances the Transport token from 0 to 1: the player becomes sole leader and is paid.
    let scene = scene().stock(0, (9, 2, 0, 0)).sector(0, 306, "TTT");
    let game =
        run(scene.turn_of(0), "use L1-TRA 1; trade; take metal; done; ability 306.3; advance transport");
    assert!(matches!(decision(&game), Decision::Bonus(Bonus { top: 1, .. })));
    // It comes too late to pay for anything in the action.
    let game = run(game, "bonus 1");
    assert_eq!(stock(&game, 0), (9 - 2 + 2, 0, 0, 1));
}

// proves SP-DIPL-14
#[test]
fn every_track_has_its_resource() {
    let resource = &catalogue().diplomacy.resource;
    let all = Track::ALL.iter().map(|track| resource[*track]).collect::<Vec<_>>();
    assert_eq!(all, [Resource::Metal, Resource::Metal, Resource::Food, Resource::Water]);
    let game = track(Track::Transport, [3, 0, 0, 0]).stock(1, (2, 2, 0, 0)).turn_of(1);
    let game = run(game, "use L1-TRA 2; trade; take metal; bonus 3");
    assert_eq!(stock(&game, 0), (0, 1, 0, 0));
}

// proves SP-DIPL-18
#[test]
fn an_entitled_player_must_take_a_bonus() {
    let game = track(Track::Dismantle, [2, 0, 0, 0]).stock(1, (2, 0, 0, 0)).turn_of(1);
    let game = run(game, "use L1-DIS 2; dismantle L1-TRA");
    no(&game, "done", "SP-TURN-1");
}
