//! Expeditions (SP-EXP).

use phoenix::names::{Hub, Ship, Species, Track};
use phoenix::question::{Dice, Reroll};
use phoenix::scene::Scene;
use phoenix::{Decision, Move, Phoenix};
use table::{Game, Turn};

use crate::common::{
    asked, can, cast, catalogue, decision, no, options, player, points, row, run, scene, stock, with,
};

/// How many dice were rolled, and how many may be kept.
fn dice(game: &Phoenix) -> (u8, u8) {
    match decision(game) {
        Decision::Dice(Dice { cast, keep, .. }) | Decision::Reroll(Reroll { cast, keep, .. }) => {
            (cast.values().sum(), keep)
        }
        other => panic!("{other:?} is no question about dice"),
    }
}

// SP-EX-10; proves SP-EXP-1, SP-EXP-2, SP-EXP-4, SP-EXP-5, SP-EXP-6, SP-EXP-8, SP-EXP-9
#[test]
fn dice_bring_resources_points_or_allies() {
    let game = scene().stock(0, (3, 0, 0, 1)).sector(0, 111, "B").sector(0, 121, "").turn_of(0);
    let game = run(game, "use L1-EXP 1");
    assert_eq!(dice(&game), (6, 4));
    let game = cast(game, "ffffwh");
    let observe = run(game.clone(), "collect food; collect food; collect water; observe");
    assert_eq!((stock(&observe, 0), points(&observe, 0), asked(&observe)), ((0, 2, 1, 1), 1, 1));
    let ally = run(game, "collect food; collect food; collect water; ally; settle 111");
    assert_eq!((stock(&ally, 0), row(&ally, 0, 111), points(&ally, 0)), ((0, 1, 0, 0), "BH".into(), 0));
    assert_eq!(player(&ally, 0).fleet.iter().find(|own| own.ship == Ship::L1Exp).unwrap().gems, 3);
}

// proves SP-EXP-2, SP-EXP-3
#[test]
fn at_least_one_die_and_at_most_the_capacity_are_selected() {
    let game = cast(run(scene().stock(0, (3, 0, 0, 0)).turn_of(0), "use L1-EXP 1"), "ffwwmm");
    no(&game, "done", "SP-EXP-3");
    no(&game, "observe", "SP-EXP-2");
    let game = run(game, "collect metal");
    assert!(can(&game, "done"));
    let all = run(game.clone(), "collect metal; collect food; collect water");
    // The capacity of four is used: the other dice are gone.
    assert_eq!((stock(&all, 0), asked(&all)), ((0, 1, 1, 2), 1));
    assert_eq!(stock(&run(game, "done"), 0), (0, 0, 0, 1));
}

// proves SP-EXP-6, SP-EXP-7
#[test]
fn an_ally_needs_a_human_a_quarter_and_the_price() {
    let with_dice = |scene: Scene| cast(run(scene.turn_of(0), "use L1-EXP 1"), "hhhfwm");
    let rich = || scene().stock(0, (3, 1, 1, 1));
    let none = with_dice(rich().sector(0, 111, "").supply(Species::Human, 0));
    no(&none, "ally", "SP-EXP-7");
    let full = with_dice(rich().sector(0, 111, "BBB"));
    no(&full, "ally", "SP-RES-4");
    let poor = with_dice(scene().stock(0, (3, 1, 1, 0)).sector(0, 111, ""));
    no(&poor, "ally", "SP-EXP-6");
    for game in [none, full, poor] {
        assert!(can(&game, "observe"), "observing is always possible");
    }
    let game = run(with_dice(rich().sector(0, 111, "")), "ally");
    assert_eq!(
        (stock(&game, 0), row(&game, 0, 111), game.supply()[Species::Human]),
        ((0, 0, 0, 0), "h".into(), 23)
    );
}

// proves SP-EXP-9, SP-EXP-10
#[test]
fn every_human_die_is_decided_by_itself() {
    let game = scene().stock(0, (3, 0, 0, 0)).sector(0, 111, "").turn_of(0);
    let game = cast(run(game, "use L1-EXP 1"), "hhffwm");
    no(&game, "ally", "SP-EXP-6");
    // Observe with one, collect what the other needs.
    let game = run(game, "collect food; collect water; collect metal; ally");
    assert_eq!((row(&game, 0, 111), stock(&game, 0)), ("H".into(), (0, 0, 0, 0)));
    let game = with(Hub::A12).stock(0, (3, 1, 1, 1)).sector(0, 111, "").turn_of(0);
    let game = run(cast(run(game, "use L1-EXP 1"), "hhffwm"), "observe; ally");
    assert_eq!((row(&game, 0, 111), points(&game, 0)), ("h".into(), 1));
}

// proves SP-EXP-11, SP-EXP-14
#[test]
fn bonus_dice_know_no_expedition_abilities() {
    // Modifiers of A-8 are of no use here: hub A-3 rolls three dice and keeps two, 124 and 204 add nothing.
    let scene = with(Hub::A3).stock(0, (9, 2, 2, 1)).sector(0, 124, "PPP").sector(0, 204, "TTTT");
    let scene = scene.sector(0, 315, "BBBB").sector(0, 115, "BBB").sector(0, 217, "BBB");
    let scene = scene.token(0, Track::Expedition, 3);
    let game = run(scene.turn_of(0), "use L1-TRA 1; trade; pay food food; take food; done; ability hub.1");
    assert_eq!(dice(&game), (3, 2));
    assert!(matches!(decision(&game), Decision::Dice(_)), "no reroll");
    // 115 and 217 belong to gaining a Human and work.
    let game = run(cast(game, "hff"), "ally");
    assert!(matches!(decision(&game), Decision::Take(_)));
    let game = run(game, "take metal; collect food");
    assert_eq!((points(&game, 0), stock(&game, 0), asked(&game)), (1, (7, 1, 1, 1), 1));
    // So do reductions of the price: 215 leaves two resources to pay.
    let scene = with(Hub::A3).stock(0, (9, 4, 2, 0)).sector(0, 215, "BBBB").sector(0, 101, "");
    let game = run(scene.turn_of(0), "use L1-TRA 1; trade; pay food food; take food; done; ability hub.1");
    let game = run(cast(game, "hff"), "ally");
    assert_eq!((stock(&game, 0), row(&game, 0, 101)), ((7, 2, 1, 0), "h".into()));
}

// proves SP-EXP-12
#[test]
fn with_everything_fourteen_dice_are_rolled() {
    let scene = with(Hub::A10).ship(0, Ship::L3Exp).stock(0, (9, 0, 0, 0));
    let game = run(scene.sector(0, 124, "PPP").sector(0, 327, "PP").turn_of(0), "use L3-EXP 1");
    assert_eq!(dice(&game), (14, 7));
    assert_eq!(catalogue().numbers.dice, 14);
    assert_eq!(stock(&game, 0).0, 9 - 4);
}

// SP-EX-32; proves SP-EXP-13
#[test]
fn capacity_beyond_the_dice_is_lost() {
    let scene = with(Hub::A12).sector(0, 204, "TTTT").sector(0, 314, "BBB").stock(0, (3, 0, 0, 0));
    let game = run(scene.turn_of(0), "use L1-EXP 1");
    assert_eq!(dice(&game), (6, 7));
    let game = cast(game, "ffffff");
    let game =
        run(game, "collect food; collect food; collect food; collect food; collect food; collect food");
    assert_eq!((stock(&game, 0).1, asked(&game)), (6, 1));
}

// proves SP-EXP-15
#[test]
fn rerolls_come_one_after_the_other() {
    let scene = with(Hub::B4).sector(0, 315, "BB").stock(0, (3, 0, 0, 0));
    let game = cast(run(scene.turn_of(0), "use L1-EXP 1"), "ffffff");
    assert!(matches!(decision(&game), Decision::Reroll(Reroll { rerolls: 2, .. })));
    no(&game, "reroll", "SP-HUB-B4-2");
    no(&game, "mark water", "SP-EXP-15");
    no(&game, "collect food", "SP-TURN-1");
    let game = run(game, "mark food; mark food");
    let mut rolling = game.clone();
    rolling.play(Move::Reroll).unwrap();
    assert_eq!(rolling.to_move(), Turn::Fate);
    // Only the marked dice are rolled.
    assert!(options(&rolling).iter().all(|roll| roll.split(' ').count() == 1 + 2));
    let game = run(game, "reroll");
    // The result is seen before the second reroll; four dice kept their faces.
    let Decision::Reroll(Reroll { cast, rerolls: 1, .. }) = decision(&game) else {
        panic!("a second reroll")
    };
    assert!(cast[phoenix::names::Face::Food] >= 4 && cast.values().sum::<u8>() == 6);
    let game = run(game, "done");
    assert!(matches!(decision(&game), Decision::Dice(_)));
}
