//! Turns (SP-TURN).

use phoenix::names::{Hub, Ship, Track};
use phoenix::question;
use phoenix::question::Take;
use phoenix::scene::Scene;
use phoenix::{Berth, Decision, Step};
use table::{Game, Seat};

use crate::common::{
    ME, asked, can, cast, decision, no, options, player, points, row, run, scene, stock, to_turn, with,
};

// proves SP-TURN-1
#[test]
fn a_turn_is_a_ship_or_income_and_turns_go_clockwise() {
    let game = scene().stock(0, (7, 1, 1, 1)).stock(1, (7, 1, 1, 1)).turn_of(0);
    assert!(options(&game).iter().all(|mv| mv.starts_with("use ") || mv == "income"));
    no(&game, "done", "SP-TURN-1");
    no(&game, "advance transport", "SP-TURN-1");
    // What a ship is for is refused with the ship it needs.
    let needed = |line| game.check(game.read_move(line).unwrap()).unwrap_err().values[0];
    assert_eq!(needed("advance transport"), Some(("ship", "diplomacy".into())));
    assert_eq!(needed("build 101"), Some(("ship", "construction".into())));
    let game = to_turn(run(game, "income"));
    assert_eq!((asked(&game), decision(&game)), (1, Decision::Turn(question::Turn)));
    let game = to_turn(run(game, "use L1-EXP 2"));
    assert_eq!(asked(&game), 0);
}

// proves SP-TURN-2
#[test]
fn whoever_cannot_use_a_ship_takes_income() {
    let game = scene().stock(0, (1, 0, 0, 0)).turn_of(0);
    assert_eq!(options(&game), ["income"]);
    // Even with many GEMs: nothing is left to use.
    let game = scene().fleet(0, &[]).fleet(1, &[]).stock(0, (3, 0, 0, 0)).turn_of(0);
    assert_eq!(options(&game), ["income"]);
}

// proves SP-TURN-3
#[test]
fn the_action_marker_follows_the_ship() {
    let game = scene().stock(0, (9, 0, 0, 0)).turn_of(0);
    let game = run(game, "use L1-EXP 2");
    let berth = Berth { ship: Ship::L1Exp, owner: Some(Seat::new(1)) };
    assert_eq!(player(&game, 0).marker, Some(berth));
    let game = to_turn(run(to_turn(game), "income"));
    assert_eq!(player(&game, 0).marker, None, "the owner has cleared the ship");
    let game = to_turn(run(game, "use L1-EXP 1"));
    let game = to_turn(run(game, "income"));
    assert!(player(&game, 0).marker.is_some());
    assert_eq!(player(&to_turn(run(game, "income")), 0).marker, None);
}

// proves SP-TURN-4
#[test]
fn basic_action_then_after_bonuses_then_tracks_then_the_end() {
    let scene = scene().stock(0, (10, 0, 0, 0)).sector(0, 118, "BBB").token(0, Track::Transport, 2);
    let game = run(scene.points(0, 39).turn_of(0), "use L1-TRA 1; buy; take metal; done");
    assert_eq!(game.step(), Step::After);
    assert!(can(&game, "ability 118.3"));
    let game = run(game, "ability 118.3");
    assert_eq!(stock(&game, 0), (10 - 2 - 3 - 2, 0, 0, 2));
    assert!(matches!(decision(&game), Decision::Bonus(_)));
    assert_eq!(game.ending(), None);
    // The point of the track comes before the check for the end.
    let game = run(game, "bonus 2");
    assert_eq!(points(&game, 0), 40);
    assert_eq!(game.ending().unwrap().by, ME);
}

// proves SP-TURN-5
#[test]
fn only_the_own_station_counts() {
    let game = scene().stock(0, (9, 0, 0, 0)).sector(1, 107, "TTT").turn_of(0);
    let game = run(game, "use L1-TRA 2; buy; take food; done");
    assert_eq!((stock(&game, 0).0, stock(&game, 1).0), (9 - 2 - 1 - 3, 1));
}

// proves SP-TURN-6
#[test]
fn an_ability_needs_a_resident_of_an_earlier_turn() {
    let scene = |residents| scene().stock(0, (9, 2, 2, 0)).sector(0, 107, residents);
    let game = run(scene("TT").turn_of(0), "use L1-TRA 1; alien teal; done");
    assert_eq!((row(&game, 0, 107), stock(&game, 0).0), ("TTT".into(), 7));
    let game = run(scene("TTT").turn_of(0), "use L1-TRA 1; trade; pay food food; take metal; done");
    assert_eq!(stock(&game, 0).0, 9);
}

// proves SP-TURN-7
#[test]
fn any_ship_of_the_type_will_do() {
    for (ship, price) in [("use L1-TRA 1", 2), ("use L1-TRA 2", 3), ("use N-TRA", 4)] {
        let game = scene().stock(0, (9, 2, 2, 0)).sector(0, 107, "TTT").turn_of(0);
        let game = run(game, &format!("{ship}; trade; pay food food; take metal; done"));
        assert_eq!(stock(&game, 0).0, 9 - price + 2, "{ship}");
    }
}

// SP-EX-21; proves SP-TURN-8
#[test]
fn a_bonus_transaction_triggers_nothing() {
    let scene = with(Hub::B3).stock(0, (9, 2, 2, 0)).sector(0, 206, "TTTT").sector(0, 107, "TTT");
    let scene = scene.sector(0, 121, "").token(1, Track::Transport, 3);
    let game = run(scene.turn_of(0), "use L1-DIP 1; advance dismantle; ability 206.3; alien pink");
    // One transaction, no free Alien, no GEMs from 107, no bonus of the Transport track.
    assert_eq!(row(&game, 0, 121), "P");
    assert_eq!(stock(&game, 0), (9 - 3 - 1, 1, 1, 0));
    assert_eq!((stock(&game, 1), points(&game, 1), asked(&game)), ((0, 0, 0, 0), 0, 1));
}

// proves SP-TURN-9
#[test]
fn gaining_counts_however_it_happens() {
    // On an Income action, through the transaction of hub B-5.
    let game = with(Hub::B5).stock(0, (0, 1, 1, 0)).sector(0, 106, "TTT").sector(0, 121, "").turn_of(0);
    let game = run(game, "income; ability hub.2; alien pink");
    assert_eq!(stock(&game, 0).0, 5 + 1 + 1);
}

// proves SP-TURN-10
#[test]
fn after_bonuses_cannot_pay_for_the_action() {
    let game = scene().stock(0, (1, 0, 0, 0)).sector(0, 104, "TTT").turn_of(0);
    no(&game, "use L1-DIS 1", "SP-SHIP-5");
    let game = scene().stock(0, (2, 0, 0, 0)).sector(0, 104, "TTT").turn_of(0);
    assert_eq!(stock(&run(game, "use L1-DIS 1; dismantle L1-TRA"), 0).0, 3);
}

// proves SP-TURN-11
#[test]
fn what_a_gained_resident_brings_can_be_spent_at_once() {
    let scene = scene().stock(0, (9, 1, 1, 1)).sector(0, 217, "BBB").sector(0, 111, "");
    let game = cast(run(scene.turn_of(0), "use L1-EXP 1"), "hhffwm");
    // The first ally costs everything; 217 and two dice pay for the second.
    let game =
        run(game, "ally; settle 111; take food; collect water; collect metal; ally; settle 111; take metal");
    assert_eq!((row(&game, 0, 111).len(), stock(&game, 0)), (2, (6, 0, 0, 1)));
}

// proves SP-TURN-12, SP-TURN-13, SP-TURN-18
#[test]
fn the_player_orders_after_bonuses_and_takes_the_compulsory_ones() {
    let scene =
        with(Hub::B12).stock(0, (12, 0, 0, 0)).sector(0, 112, "BB").sector(0, 206, "TTT").sector(0, 121, "");
    let game = run(scene.turn_of(0), "use L1-DIP 1; advance dismantle");
    assert_eq!(options(&game), ["ability hub.1", "ability 112.2", "ability 206.3"]);
    no(&game, "done", "SP-TURN-13");
    let game = run(game, "ability 206.3; buy; take food; ability 112.2; take metal");
    // The last one is compulsory and the only one: it is carried out.
    assert!(matches!(decision(&game), Decision::Settle(_)));
    let game = run(game, "settle 121");
    assert_eq!((asked(&game), stock(&game, 0)), (1, (12 - 3 - 1 - 3, 1, 0, 1)));
}

// proves SP-TURN-14, SP-TURN-15
#[test]
fn an_additional_turn_follows_at_once() {
    let scene = with(Hub::B12).stock(0, (20, 0, 0, 0)).sector(0, 208, "TTTT").sector(0, 115, "BB");
    let game = run(scene.turn_of(0), "use L1-DIP 1; advance expedition; ability hub.1");
    assert_eq!(row(&game, 0, 115), "BBh");
    let game = run(game, "ability 208.4");
    // Another turn of the same player, in which the Human has settled: 115 is active.
    assert_eq!(
        (asked(&game), decision(&game), row(&game, 0, 115)),
        (0, Decision::Turn(question::Turn), "BBH".into())
    );
    assert_eq!(stock(&game, 0).0, 20 - 3 - 1 - 3);
    assert_eq!(asked(&to_turn(run(game, "use N-EXP"))), 1);
}

// proves SP-TURN-16
#[test]
fn several_additional_turns_are_all_taken() {
    let mut game = scene().stock(0, (20, 0, 0, 0)).extra_turns(2).turn_of(0);
    for ship in ["use L1-EXP 1", "use L1-EXP 2", "use N-EXP"] {
        assert_eq!(asked(&game), 0);
        game = to_turn(run(game, ship));
    }
    assert_eq!((asked(&game), game.turns()), (1, 3));
}

// proves SP-TURN-16
#[test]
fn additional_turns_add_up() {
    // One is waiting already when another is bought, and when another comes with a sector.
    let turns = |scene: Scene, line: &str| {
        let game = to_turn(run(scene.extra_turns(1).turn_of(0), line));
        let mut waiting = game.clone();
        for ship in ["use N-EXP", "use L1-EXP 2"] {
            assert_eq!(asked(&waiting), 0, "{line}");
            waiting = to_turn(run(waiting, ship));
        }
        (asked(&waiting), waiting.turns())
    };
    let rich = || scene().stock(0, (40, 0, 0, 30));
    assert_eq!(
        turns(rich().sector(0, 208, "TTTT"), "use L1-DIP 1; advance transport; ability 208.4"),
        (1, 3)
    );
    assert_eq!(turns(rich().sector(0, 121, "").sector(0, 221, ""), "use L1-CON 1; build 323"), (1, 3));
}

// SP-EX-26; proves SP-TURN-17, SP-SEC-118-1
#[test]
fn an_after_bonus_is_used_once() {
    let game = scene().stock(0, (9, 0, 0, 0)).sector(0, 118, "BBB").turn_of(0);
    let game = run(game, "use L1-TRA 1; buy; take metal; done; ability 118.3");
    assert_eq!(stock(&game, 0), (2, 0, 0, 2));
    // Only one bonus was there, so that the turn is over; with another one open a second use is refused.
    assert_eq!(asked(&game), 1);
    let scene = with(Hub::A3).stock(0, (9, 0, 0, 0)).sector(0, 118, "BBB");
    let game = run(scene.turn_of(0), "use L1-TRA 1; buy; take metal; done; ability 118.3");
    no(&game, "ability 118.3", "SP-TURN-17");
    no(&game, "ability hub.2", "SP-TURN-8");
    no(&game, "ability 107.3", "SP-TURN-6");
    assert!(can(&game, "ability hub.1") && can(&game, "done"));
}

// proves SP-TURN-19
#[test]
fn the_last_moment_comes_after_the_diplomacy_bonuses() {
    let scene = with(Hub::B6).stock(0, (9, 0, 0, 0)).token(0, Track::Expedition, 2);
    let game = cast(run(scene.turn_of(0), "use L1-EXP 1"), "ffffww");
    let game = run(game, "collect food; done; bonus 2");
    assert_eq!(
        (game.step(), options(&game)),
        (Step::LastMoment, vec!["done".to_owned(), "convert".to_owned()])
    );
    let game = run(game, "convert");
    assert_eq!((stock(&game, 0).0, points(&game, 0), asked(&game)), (9 - 3 + 4, 0, 1));
    // After income as well: the point of the income can be converted.
    let game = run(with(Hub::B6).turn_of(0), "income");
    assert_eq!(game.step(), Step::LastMoment);
    assert_eq!(stock(&run(game, "convert"), 0).0, 5 + 4);
}

// proves SP-TURN-20
#[test]
fn all_abilities_of_one_gain_resolve() {
    let scene = with(Hub::B12).stock(0, (9, 0, 0, 0)).sector(0, 115, "BBB").sector(0, 126, "PPP");
    let game = scene.sector(0, 217, "BBB").turn_of(0);
    let game = run(game, "use L1-DIP 1; advance dismantle");
    assert!(matches!(decision(&game), Decision::Take(Take { n: 1, .. })));
    let game = run(game, "take water");
    assert_eq!((stock(&game, 0), points(&game, 0)), ((9 - 3 - 1 + 2, 0, 1, 0), 1));
}
