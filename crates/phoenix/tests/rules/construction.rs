//! Building sectors (SP-CONS).

use phoenix::Decision;
use phoenix::names::{Hub, Ship, Species};
use phoenix::question::Settle;

use crate::common::{asked, can, decision, no, options, player, points, row, run, scene, stock, with};

// SP-EX-7; proves SP-CONS-1, SP-CONS-2, SP-CONS-6
#[test]
fn a_sector_costs_metal_less_the_discount_of_the_ship() {
    let game = scene().ship(0, Ship::L3Con).sector(0, 111, "").stock(0, (8, 0, 0, 7)).turn_of(0);
    let game = run(game, "use L3-CON 1; build 218");
    assert_eq!((stock(&game, 0), row(&game, 0, 218)), ((0, 0, 0, 0), String::new()));
    assert!(!game.display().contains(phoenix::sector::Sector::new(218).unwrap()));
    assert_eq!(player(&game, 0).fleet.iter().find(|own| own.ship == Ship::L3Con).unwrap().gems, 8);
    for (ship, price) in [(Ship::L1Con, 5), (Ship::L2Con, 4)] {
        let game = if ship == Ship::L1Con { scene() } else { scene().ship(0, ship) };
        let game = run(game.stock(0, (9, 0, 0, 9)).turn_of(0), &format!("use {ship} 1; build 101"));
        assert_eq!(stock(&game, 0).3, 9 - price);
    }
}

// SP-EX-30; proves SP-CONS-3
#[test]
fn a_price_never_falls_below_zero() {
    let scene = with(Hub::A12).ship(0, Ship::L3Con).stock(0, (8, 0, 0, 0));
    let scene = scene
        .sector(0, 111, "")
        .sector(0, 211, "BBB")
        .sector(0, 121, "")
        .sector(0, 221, "")
        .sector(0, 326, "PP");
    let game = run(scene.turn_of(0), "use L3-CON 1; build 103");
    assert_eq!((stock(&game, 0), row(&game, 0, 103)), ((0, 0, 0, 0), String::new()));
}

// proves SP-CONS-4, SP-CONS-5, SP-CONS-7
#[test]
fn a_wing_has_one_colour_and_one_sector_of_each_level() {
    let scene = scene().sector(0, 101, "").sector(0, 201, "").sector(0, 301, "").sector(0, 111, "");
    let game = run(scene.stock(0, (9, 0, 0, 20)).turn_of(0), "use L1-CON 1");
    // Wings grow side by side: level 2 brown, or level 1 pink; a second sector of a level is refused.
    assert!(can(&game, "build 211") && can(&game, "build 121"));
    no(&game, "build 102", "SP-CONS-5");
    no(&game, "build 112", "SP-CONS-5");
    no(&game, "build 202", "SP-CONS-5");
    no(&game, "build 302", "SP-CONS-5");
    assert!(options(&game).iter().all(|line| line.starts_with("build 21") || line.starts_with("build 12")));
}

// proves SP-CONS-6
#[test]
fn levels_follow_each_other() {
    let game = scene().sector(0, 101, "").stock(0, (9, 0, 0, 20)).turn_of(0);
    let game = run(game, "use L1-CON 1");
    no(&game, "build 211", "SP-CONS-6");
    no(&game, "build 301", "SP-CONS-6");
    assert!(can(&game, "build 201"));
}

// proves SP-CONS-8
#[test]
fn a_construction_ship_needs_an_affordable_sector() {
    let scene = || scene().display(&[102, 211]).ship(0, Ship::L2Con).ship(0, Ship::L3Con);
    let game = scene().stock(0, (9, 0, 0, 3)).turn_of(0);
    no(&game, "use L1-CON 1", "SP-CONS-8");
    no(&game, "use L2-CON 1", "SP-CONS-8");
    assert!(can(&game, "use L3-CON 1"));
    let game = scene().sector(0, 101, "").stock(0, (9, 0, 0, 20)).turn_of(0);
    no(&game, "use L3-CON 1", "SP-CONS-8");
}

// proves SP-CONS-9, SP-CONS-14
#[test]
fn immediate_abilities_come_with_the_sector_and_cannot_be_declined() {
    let scene = scene().sector(0, 111, "").sector(0, 211, "").stock(0, (9, 0, 0, 14));
    let game = run(scene.turn_of(0), "use L1-CON 1; build 311");
    assert!(matches!(decision(&game), Decision::Settle(Settle { species: Species::Brown, n: 2, .. })));
    no(&game, "done", "SP-CONS-14");
    let game = run(game, "settle 311; settle 111");
    assert_eq!((row(&game, 0, 311), row(&game, 0, 111), asked(&game)), ("B".into(), "B".into(), 1));
    // As far as possible: with one brown Alien left only one comes.
    let scene = crate::common::scene().sector(0, 111, "").sector(0, 211, "").stock(0, (9, 0, 0, 14));
    let game = run(scene.supply(Species::Brown, 1).turn_of(0), "use L1-CON 1; build 311; settle 211");
    assert_eq!((row(&game, 0, 211), game.supply()[Species::Brown]), ("B".into(), 0));
}

// proves SP-CONS-10
#[test]
fn immediate_abilities_come_before_after_bonuses() {
    let scene = with(Hub::B1).sector(0, 111, "").sector(0, 211, "").stock(0, (9, 0, 0, 14));
    let game = run(scene.turn_of(0), "use L1-CON 1; build 318");
    // First the Human of the sector, then the brown Alien of the hub.
    assert!(matches!(decision(&game), Decision::Settle(Settle { species: Species::Human, .. })));
    let game = run(game, "settle 318");
    assert!(matches!(decision(&game), Decision::Settle(Settle { species: Species::Brown, .. })));
    assert_eq!(row(&run(game, "settle 318"), 0, 318), "HB");
}

// proves SP-CONS-11
#[test]
fn a_free_sector_is_no_construction() {
    let scene = with(Hub::B1).sector(0, 121, "").sector(0, 221, "").stock(0, (9, 0, 0, 14));
    let game = run(scene.turn_of(0), "use L1-CON 1; build 326; build 101");
    // One Alien only, in the colour of the sector that was built.
    assert!(matches!(decision(&game), Decision::Settle(Settle { species: Species::Pink, n: 1, .. })));
    let game = run(game, "settle 326");
    assert_eq!((player(&game, 0).residents(), row(&game, 0, 101), stock(&game, 0).3), (1, String::new(), 1));
}

// proves SP-CONS-12, SP-CONS-13
#[test]
fn a_returned_sector_works_again_when_it_is_built_again() {
    let scene =
        with(Hub::A12).sector(0, 101, "").sector(0, 201, "").sector(0, 302, "").fleet(0, &[Ship::L1Con]);
    let game = run(scene.stock(0, (4, 0, 0, 20)).turn_of(0), "income; return 302");
    assert!(game.display().contains(phoenix::sector::Sector::new(302).unwrap()));
    let game = run(crate::common::to_turn(run(game, "income")), "use L1-CON 1; build 302");
    assert_eq!((points(&game, 0), row(&game, 0, 302)), (5, String::new()));
    // Without such an effect sectors stay.
    let game = crate::common::to_turn(run(crate::common::scene().sector(0, 101, "").turn_of(0), "income"));
    assert_eq!(row(&game, 0, 101), "");
}
