//! Transactions (SP-TRAN).

use phoenix::Decision;
use phoenix::names::{Hub, Ship, Species};
use phoenix::question::Transactions;

use crate::common::{asked, can, decision, no, options, player, row, run, scene, stock, with};

// SP-EX-11; proves SP-TRAN-1, SP-TRAN-2, SP-TRAN-3, SP-TRAN-4, SP-TRAN-6, SP-TRAN-7, SP-TRAN-8
#[test]
fn transactions_follow_each_other_in_any_order() {
    let scene = scene().ship(0, Ship::L2Tra).stock(0, (8, 2, 2, 2)).sector(0, 121, "").sector(0, 111, "");
    let game = run(scene.turn_of(0), "use L2-TRA 1; alien pink; alien gold; settle 111");
    assert_eq!(stock(&game, 0), (8 - 3 - 1, 0, 0, 2));
    let game = run(game, "trade; take water; buy; take food");
    assert_eq!(stock(&game, 0), (1, 1, 1, 0));
    assert_eq!((row(&game, 0, 121), row(&game, 0, 111)), ("P".into(), "G".into()));
    // All four are done: a fifth is not offered.
    assert_eq!(asked(&game), 1);
    assert_eq!(player(&game, 0).fleet.iter().find(|own| own.ship == Ship::L2Tra).unwrap().gems, 3);
}

// proves SP-TRAN-1
#[test]
fn at_least_one_transaction_is_done() {
    let game = run(scene().stock(0, (9, 0, 0, 2)).turn_of(0), "use L1-TRA 1");
    no(&game, "done", "SP-TRAN-1");
    let game = run(game, "trade; take metal");
    assert!(can(&game, "done"));
}

// proves SP-TRAN-2, SP-TRAN-3
#[test]
fn what_one_transaction_gives_the_next_may_spend() {
    let scene = scene().stock(0, (2 + 3 + 3, 0, 0, 0)).sector(0, 121, "");
    let game = run(scene.turn_of(0), "use L1-TRA 1; buy; take food; buy; take water");
    let game = run(game, "alien pink");
    assert_eq!((row(&game, 0, 121), stock(&game, 0)), ("P".into(), (0, 0, 0, 0)));
}

// proves SP-TRAN-4, SP-TRAN-5
#[test]
fn an_aerobic_alien_needs_its_price_its_species_and_a_quarter() {
    let at = |food, water| scene().stock(0, (9, food, water, 0)).sector(0, 121, "P").sector(0, 101, "TTT");
    let game = run(at(1, 1).turn_of(0), "use L1-TRA 1");
    no(&game, "alien teal", "SP-RES-4");
    no(&game, "alien brown", "SP-RES-4");
    no(&game, "alien human", "SP-TRAN-4");
    assert!(can(&game, "alien pink"));
    no(&run(at(1, 0).turn_of(0), "use L1-TRA 1"), "alien pink", "SP-TRAN-5");
    no(&run(at(1, 1).supply(Species::Pink, 0).turn_of(0), "use L1-TRA 1"), "alien pink", "SP-TRAN-5");
    let game = run(game, "alien pink");
    assert_eq!(stock(&game, 0), (7, 0, 0, 0));
}

// proves SP-TRAN-6
#[test]
fn a_gold_alien_costs_a_gem_more_and_lives_anywhere() {
    let scene = || scene().sector(0, 121, "PPP").sector(0, 101, "").sector(0, 111, "");
    let game = run(scene().stock(0, (3, 1, 1, 0)).turn_of(0), "use L1-TRA 1; alien gold");
    assert_eq!(options(&game), ["settle 101", "settle 111"]);
    assert_eq!(stock(&game, 0), (0, 0, 0, 0));
    no(&run(scene().stock(0, (2, 1, 1, 0)).turn_of(0), "use L1-TRA 1"), "alien gold", "SP-TRAN-6");
}

// proves SP-TRAN-7, SP-TRAN-11
#[test]
fn two_resources_of_any_mix_buy_one_of_any_kind() {
    let game = run(scene().stock(0, (2, 2, 1, 1)).turn_of(0), "use L1-TRA 1; trade");
    assert_eq!(options(&game), ["pay food food", "pay food water", "pay food metal", "pay water metal"]);
    no(&game, "pay food", "SP-CLAR-2");
    no(&game, "pay water water", "SP-CLAR-2");
    let game = run(game, "pay food water");
    assert_eq!(options(&game), ["take food", "take water", "take metal"]);
    // A resource that was paid in may come back.
    assert_eq!(stock(&run(game, "take food"), 0), (0, 2, 0, 1));
}

// proves SP-TRAN-8
#[test]
fn three_gems_buy_a_resource() {
    let game = run(scene().stock(0, (5, 0, 0, 0)).turn_of(0), "use L1-TRA 1; buy; take metal");
    assert_eq!(stock(&game, 0), (0, 0, 0, 1));
    let game = scene().stock(0, (4, 1, 1, 0)).turn_of(0);
    no(&run(game, "use L1-TRA 1"), "buy", "SP-TRAN-8");
}

// proves SP-TRAN-9
#[test]
fn bonus_transactions_are_of_the_same_kinds_and_extra() {
    let scene = with(Hub::A3).stock(0, (9, 3, 3, 3)).sector(0, 121, "");
    let game = crate::common::cast(run(scene.turn_of(0), "use L1-EXP 1"), "ffffww");
    let game = run(game, "collect food; done; ability hub.2");
    assert!(matches!(decision(&game), Decision::Transactions(Transactions { left: 1, ship: false, .. })));
    assert_eq!(options(&game), ["alien pink", "alien gold", "trade", "buy"]);
    assert_eq!(asked(&run(game, "alien pink")), 1);
}

// proves SP-TRAN-10
#[test]
fn a_transport_ship_needs_a_possible_transaction() {
    for (stock, possible) in
        [((4, 1, 0, 0), false), ((4, 2, 0, 0), true), ((5, 0, 0, 0), true), ((4, 1, 1, 0), true)]
    {
        let game = scene().stock(0, stock).turn_of(0);
        assert_eq!(can(&game, "use L1-TRA 1"), possible, "{stock:?}");
    }
    no(&scene().stock(0, (4, 1, 0, 0)).turn_of(0), "use L1-TRA 1", "SP-TRAN-10");
}
