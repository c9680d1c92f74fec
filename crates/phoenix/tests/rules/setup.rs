//! Set-up (SP-SETUP).

use phoenix::names::{Hub, Named, Ship, Species, Track};
use phoenix::question;
use phoenix::question::{Advance, GiveUp};
use phoenix::scene::Scene;
use phoenix::sector::Sector;
use phoenix::{Decision, HubSet, Phoenix, Setup, Starting, Step};
use table::{Game, Seat};

use crate::common::{
    self, asked, catalogue, decision, lobby, no, options, player, points, row, run, scene, stock, to_turn,
    with,
};

fn new(players: u8, seed: u64) -> Phoenix {
    common::new(&Setup { starting_player: Starting::First, ..Setup::new(players) }, seed)
}

fn advanced(seed: u64) -> Phoenix {
    common::new(&Setup { hubs: HubSet::Advanced, ..Setup::new(4) }, seed)
}

/// Answers with the first move until this question comes up.
fn until(mut game: Phoenix, stop: impl Fn(&Phoenix) -> bool) -> Phoenix {
    while !stop(&game) {
        let mut moves = Vec::new();
        game.legal_moves(&mut moves);
        game.apply(moves[0], table::Tell::nobody());
    }
    game
}

// proves SP-SETUP-1, SP-SETUP-2, SP-SETUP-3
#[test]
fn aliens_are_drawn_and_humans_stand_on_terra() {
    let mut different = false;
    for (players, humans, aliens) in [(2, 16, 50), (3, 20, 70), (4, 24, 90)] {
        for seed in 0..5 {
            let game = new(players, seed);
            assert_eq!(game.supply()[Species::Human], humans);
            assert_eq!(game.aliens_left(), aliens);
            assert!(Species::ALIENS.iter().all(|species| game.supply()[*species] <= 25));
            different |= game.supply() != new(players, seed + 1).supply();
            for player in game.players().values() {
                assert_eq!(player.points, 0);
                assert!(player.tokens.values().all(|level| *level == 0));
            }
        }
    }
    assert!(different);
}

// SP-EX-4; proves SP-SETUP-4
#[test]
fn the_display_holds_one_sector_of_each_stack_per_player() {
    for players in 2..=4_u8 {
        let game = new(players, 7);
        assert_eq!(game.display().len(), u32::from(players) * 9);
        for stack in 0..9 {
            assert_eq!(game.display().of_stack(stack).len(), u32::from(players));
        }
    }
    assert_ne!(new(2, 1).display(), new(2, 2).display());
}

// proves SP-SETUP-5
#[test]
fn the_display_is_never_refilled() {
    let game = scene().display(&[101, 103]).stock(0, (9, 0, 0, 9)).turn_of(0);
    let game = run(game, "use L1-CON 1; build 101");
    assert_eq!(game.display().iter().map(Sector::number).collect::<Vec<_>>(), [103]);
}

// proves SP-SETUP-6
#[test]
fn everybody_starts_with_five_ships_and_two_markers() {
    let game = new(4, 1);
    for player in game.players().values() {
        assert_eq!(player.fleet.iter().map(|own| own.ship).collect::<Vec<_>>(), Ship::LEVEL_1);
        assert!(player.fleet.iter().all(|own| own.gems == 0));
        assert_eq!(player.marker, None);
    }
    assert!(Ship::NEUTRAL.iter().all(|ship| game.neutral(*ship).unwrap().marker.is_none()));
}

// proves SP-SETUP-7
#[test]
fn chance_or_the_players_name_who_begins() {
    let started: Vec<_> = (0..40).map(|seed| common::new(&Setup::new(4), seed).start().index()).collect();
    assert!((0..4).all(|seat| started.contains(&seat)));
    let setup = Setup { starting_player: Starting::Third, ..Setup::new(3) };
    let game = common::new(&setup, 1);
    assert_eq!(game.turn_order().map(Seat::index).collect::<Vec<_>>(), [2, 0, 1]);
    let setup = Setup { starting_player: Starting::Fourth, ..Setup::new(3) };
    assert_eq!(common::refused(&setup), "SP-SETUP-7");
}

// proves SP-SETUP-8
#[test]
fn everybody_is_dealt_two_hubs() {
    let mut advanced_hubs = 0;
    for seed in 0..10 {
        for (game, basic) in [(new(4, seed), true), (advanced(seed), false)] {
            let mut dealt: Vec<Hub> =
                game.players().values().flat_map(|player| player.dealt).flatten().collect();
            advanced_hubs += dealt.iter().filter(|hub| catalogue().hubs[**hub].advanced).count();
            assert!(!basic || dealt.iter().all(|hub| !catalogue().hubs[*hub].advanced));
            dealt.sort();
            dealt.dedup();
            assert_eq!(dealt.len(), 8);
        }
    }
    assert!(advanced_hubs > 0);
}

// proves SP-SETUP-9, SP-SETUP-10, SP-SETUP-11, SP-SETUP-12, SP-SETUP-23
#[test]
fn ships_are_drafted_level_3_first() {
    for (players, shown) in [(2, 5), (3, 7), (4, 9)] {
        let mut game = new(players, 3);
        let (mut order, mut rows) = (Vec::new(), Vec::new());
        while decision(&game) == Decision::Draft(question::Draft) {
            let Step::Draft(pick) = game.step() else { panic!("a draft") };
            order.push(asked(&game));
            rows.push((game.shown().len(), catalogue().ships[game.shown()[0]].level));
            no(&game, "draft L1-EXP", "SP-SETUP-9");
            game = run(game.clone(), &options(&game)[0]);
            assert!(pick <= 4 * players);
        }
        // With all of one kind nobody is asked; that does not happen with this seed.
        let there: Vec<_> = (0..players).collect();
        let back: Vec<_> = there.iter().rev().copied().collect();
        assert_eq!(order, [there.clone(), back.clone(), back, there].concat());
        let half = 2 * usize::from(players);
        assert_eq!((rows[0], rows[half]), ((shown, 3), (shown, 2)));
        // Hubs come last, and everybody has nine ships.
        assert_eq!((game.step(), decision(&game)), (Step::Hubs(1), Decision::Hub(question::KeepHub)));
        assert!(game.shown().is_empty());
        for player in game.players().values() {
            let of_level =
                |level| player.fleet.iter().filter(|own| catalogue().ships[own.ship].level == level).count();
            assert_eq!([of_level(1), of_level(2), of_level(3)], [5, 2, 2]);
        }
        game.audit().unwrap();
    }
}

// proves SP-SETUP-13
#[test]
fn hubs_are_chosen_in_turn_order() {
    let mut game = until(new(3, 4), |game| decision(game) == Decision::Hub(question::KeepHub));
    for seat in 0..3 {
        assert_eq!(asked(&game), seat);
        let [one, two] = player(&game, seat).dealt.map(Option::unwrap);
        let other = Hub::ALL.iter().find(|hub| **hub != one && **hub != two).unwrap();
        no(&game, &format!("hub {other}"), "SP-SETUP-13");
        game = run(game, &format!("hub {two}"));
        assert_eq!(player(&game, seat).hub, Some(two));
    }
}

// proves SP-SETUP-14, SP-SETUP-15, SP-SETUP-17, SP-SETUP-24
#[test]
fn benefits_are_taken_in_turn_order_before_the_extra_gems() {
    let game = Scene::new(&[Hub::A3, Hub::B1, Hub::A10, Hub::B4]).benefits();
    assert_eq!((game.step(), asked(&game)), (Step::Turn, 0));
    // Starting GEMs, and 0 / 1 / 2 / 3 by turn order.
    assert_eq!([0, 1, 2, 3].map(|seat| stock(&game, seat).0), [16, 10 + 1, 17 + 2, 20 + 3]);
    assert_eq!(stock(&game, 0), (16, 3, 3, 2));
    // Fixed steps cost nothing and bring nothing.
    assert_eq!(player(&game, 0).tokens[Track::Transport], 1);
    assert_eq!(player(&game, 0).tokens[Track::Expedition], 1);
    assert_eq!(points(&game, 0), 0);
    // First the steps of choice, then the list from top to bottom.
    let mut game = Scene::new(&[Hub::B7, Hub::A5]).ship(1, Ship::L2Far).ship(1, Ship::L2Ice).benefits();
    assert!(matches!(decision(&game), Decision::FreeSector(_)));
    game = run(game, "build 111");
    assert!(matches!(decision(&game), Decision::Advance(Advance { left: 2, .. })) && asked(&game) == 1);
    assert!(player(&game, 1).owns(Ship::L1Dip));
    game = run(game, "advance transport; advance transport");
    assert!(!player(&game, 1).owns(Ship::L1Dip));
    assert!(matches!(decision(&game), Decision::GiveUp(_)));
}

// proves SP-SETUP-7, SP-SETUP-9, SP-SETUP-10, SP-SETUP-13, SP-SETUP-14, SP-SETUP-23
#[test]
fn drafts_and_hubs_go_by_turn_order_and_not_by_seat() {
    let starts = [Starting::First, Starting::Second, Starting::Third, Starting::Fourth];
    for (start, players) in [(1, 2), (1, 3), (2, 3), (1, 4), (2, 4), (3, 4)] {
        let setup = Setup { starting_player: starts[start], ..Setup::new(players) };
        let mut game = common::new(&setup, 3);
        let there: Vec<u8> = (0..players).map(|place| (start as u8 + place) % players).collect();
        let back: Vec<u8> = there.iter().rev().copied().collect();
        let order = [there.clone(), back.clone(), back, there.clone(), there.clone()].concat();
        for (pick, seat) in order.into_iter().enumerate() {
            assert_eq!(asked(&game), seat, "pick {pick} of {players}, {start} begins");
            game = run(game.clone(), &options(&game)[0]);
        }
        // Whoever begins has no extra GEM, the others 1, 2 and 3.
        let game = until(game, |game| game.step() == Step::Turn);
        for (place, seat) in (0..).zip(there) {
            let hub = player(&game, seat).hub.unwrap();
            assert_eq!(stock(&game, seat).0, u16::from(catalogue().hubs[hub].start.gems) + place);
        }
        assert_eq!(asked(&game), start as u8);
    }
}

// proves SP-SETUP-14, SP-SETUP-17
#[test]
fn benefits_and_extra_gems_begin_with_the_starting_player() {
    let hubs = [Hub::B7, Hub::B9, Hub::B10, Hub::B8];
    let mut game = Scene::new(&hubs).start(2).benefits();
    // Everybody takes a sector, from the starting player on.
    for (seat, sector) in [(2, 121), (3, 101), (0, 111), (1, 102)] {
        assert_eq!(asked(&game), seat);
        game = run(game, &format!("build {sector}"));
    }
    assert_eq!((game.step(), asked(&game)), (Step::Turn, 2));
    for (seat, extra) in [(2, 0), (3, 1), (0, 2), (1, 3)] {
        let start = catalogue().hubs[hubs[usize::from(seat)]].start.gems;
        assert_eq!(stock(&game, seat).0, u16::from(start) + extra, "seat {seat}");
    }
}

// proves SP-SETUP-7, SP-TURN-1
#[test]
fn play_runs_clockwise_from_the_starting_player() {
    let mut game = Scene::new(&[Hub::A3, Hub::B1, Hub::A10]).start(1).benefits();
    for seat in [1, 2, 0, 1] {
        assert_eq!((asked(&game), decision(&game)), (seat, Decision::Turn(question::Turn)));
        game = to_turn(run(game.with_stock(seat, (0, 0, 0, 0)), "income"));
    }
}

// proves SP-SETUP-16, SP-SETUP-25
#[test]
fn steps_of_choice_may_go_onto_one_track_and_are_always_taken() {
    let game = Scene::new(&[Hub::A7, Hub::B9]).benefits();
    no(&game, "done", "SP-DIPL-1");
    let game = run(game, "advance dismantle");
    no(&game, "done", "SP-DIPL-1");
    let game = run(game, "advance dismantle");
    assert_eq!(player(&game, 0).tokens[Track::Dismantle], 2);
    assert_eq!(stock(&game, 0), (12, 2, 2, 0));
}

// proves SP-SETUP-18
#[test]
fn a_free_sector_comes_from_the_display() {
    let game = with(Hub::B7).display(&[101, 111, 113, 121, 211]).benefits();
    assert_eq!(options(&game), ["build 111", "build 113"]);
    no(&game, "build 101", "SP-SETUP-18");
    no(&game, "build 211", "SP-SETUP-18");
    no(&game, "build 112", "SP-CONS-1");
    let game = run(game, "build 113");
    assert_eq!(row(&game, 0, 113), "");
    assert_eq!(stock(&game, 0).3, 2);
    assert!(!game.display().contains(Sector::new(113).unwrap()));
}

// proves SP-SETUP-19
#[test]
fn extra_ships_come_from_the_unseen_cards() {
    let game = with(Hub::B2).benefits();
    assert!(matches!(decision(&game), Decision::GiveUp(GiveUp { drawn: true, left: 1, .. })));
    assert_eq!(game.shown().len(), 3);
    assert!(game.shown().iter().all(|ship| catalogue().ships[*ship].level == 2));
    let before = player(&game, 0).fleet.len();
    let kept: Vec<Ship> = game.shown()[1..].to_vec();
    let game = run(game.clone(), &format!("give_up {}", game.shown()[0]));
    assert_eq!(player(&game, 0).fleet.len(), before + 2);
    assert!(kept.iter().all(|ship| player(&game, 0).owns(*ship)));
    game.audit().unwrap();
}

// proves SP-SETUP-20
#[test]
fn a_discarded_ship_brings_no_metal() {
    let game = with(Hub::A9).ship(0, Ship::L2Far).ship(0, Ship::L2Ice).benefits();
    assert_eq!(options(&game), ["give_up L2-FAR", "give_up L2-ICE"]);
    no(&game, "give_up L1-EXP", "SP-SETUP-20");
    let game = run(game, "give_up L2-FAR");
    assert_eq!((player(&game, 0).fleet.len(), stock(&game, 0).3), (6, 8));
}

// proves SP-SETUP-21, SP-SETUP-22
#[test]
fn starting_residents_are_settled_as_far_as_there_are_any() {
    // Nobody starts with 106 or 126, so that gaining could only be seen in the stock.
    let game = with(Hub::A11).benefits();
    assert_eq!(lobby(&game, 0), "BPTGH");
    assert_eq!(stock(&game, 0), (15, 2, 2, 2));
    let game = with(Hub::B11).supply(Species::Pink, 2).display(&[121]).benefits();
    let game = run(game, "build 121");
    assert_eq!(lobby(&game, 0), "PP");
    assert_eq!(game.supply()[Species::Pink], 0);
    game.audit().unwrap();
}

// proves SP-SETUP-8, SP-SETUP-13
#[test]
fn whole_set_ups_lead_to_a_first_turn() {
    for seed in 0..40 {
        let game = until(advanced(seed), |game| game.step() == Step::Turn);
        assert_eq!(asked(&game), game.start().index() as u8);
        game.audit().unwrap();
    }
}
