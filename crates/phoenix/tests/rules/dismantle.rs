//! Dismantling (SP-DISM).

use phoenix::names::Ship;

use crate::common::{can, no, options, player, run, scene, stock, to_turn};

// SP-EX-6; proves SP-DISM-1, SP-DISM-2, SP-DISM-3
#[test]
fn a_ship_leaves_for_its_metal_and_the_extra_metal() {
    let game = scene().ship(0, Ship::L2Dis).stock(0, (3, 0, 0, 0)).turn_of(0);
    let game = run(game, "use L2-DIS 1; dismantle L1-TRA");
    assert_eq!((stock(&game, 0), player(&game, 0).owns(Ship::L1Tra)), ((0, 0, 0, 7), false));
    assert_eq!(player(&game, 0).fleet.iter().find(|own| own.ship == Ship::L2Dis).unwrap().gems, 3);
    for (ship, metal) in [(Ship::L1Dis, 6), (Ship::L3Dis, 8)] {
        let game = if ship == Ship::L1Dis { scene() } else { scene().ship(0, ship) };
        let game = run(game.stock(0, (9, 0, 0, 0)).turn_of(0), &format!("use {ship} 1; dismantle L1-DIP"));
        assert_eq!(stock(&game, 0).3, metal);
    }
}

// proves SP-DISM-4
#[test]
fn a_dismantle_ship_cannot_remove_itself() {
    let game = scene().fleet(0, &[Ship::L1Dis, Ship::L2Dis, Ship::L1Exp]).stock(0, (9, 0, 0, 0)).turn_of(0);
    let game = run(game, "use L1-DIS 1");
    no(&game, "dismantle L1-DIS", "SP-DISM-7");
    // Once income has cleared it, another one can.
    let game = to_turn(run(to_turn(run(game, "dismantle L1-EXP")), "income"));
    let game = to_turn(run(game, "income"));
    let game = run(to_turn(run(game, "income")), "use L2-DIS 1; dismantle L1-DIS");
    assert_eq!(stock(&game, 0).3, 6 + 6 + 1);
    assert!(!player(&game, 0).owns(Ship::L1Dis));
}

// proves SP-DISM-5
#[test]
fn only_own_ships_are_dismantled() {
    for ship in ["use L1-DIS 2", "use N-DIS"] {
        let game = scene()
            .ship(1, Ship::L3Far)
            .fleet(0, &[Ship::L1Exp, Ship::L1Tra])
            .stock(0, (9, 0, 0, 0))
            .turn_of(0);
        let game = run(game, ship);
        assert_eq!(options(&game), ["dismantle L1-TRA", "dismantle L1-EXP"]);
        no(&game, "dismantle L3-FAR", "SP-DISM-5");
        no(&game, "dismantle N-EXP", "SP-DISM-5");
    }
}

// proves SP-DISM-6
#[test]
fn there_must_be_something_to_dismantle() {
    let game = scene().fleet(0, &[Ship::L1Dis]).stock(0, (9, 0, 0, 0)).turn_of(0);
    no(&game, "use L1-DIS 1", "SP-DISM-6");
    // With a foreign one the last ship can go.
    assert!(can(&game, "use L1-DIS 2"));
    let game = scene().fleet(0, &[]).stock(0, (9, 0, 0, 0)).turn_of(0);
    no(&game, "use N-DIS", "SP-DISM-6");
}

// proves SP-DISM-7
#[test]
fn used_ships_are_not_dismantled() {
    let game = scene().used(0, Ship::L1Exp, 3).stock(0, (9, 0, 0, 0)).turn_of(0);
    let game = run(game, "use L1-DIS 1");
    no(&game, "dismantle L1-EXP", "SP-DISM-7");
}

// proves SP-DISM-8
#[test]
fn every_last_ship_may_be_dismantled() {
    let game = scene().fleet(0, &[Ship::L1Dis]).stock(0, (9, 0, 0, 0)).turn_of(0);
    let game = run(game, "use L1-DIS 2; dismantle L1-DIS");
    assert_eq!((player(&game, 0).fleet.len(), stock(&game, 0).3), (0, 6));
}
