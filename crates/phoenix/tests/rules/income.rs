//! Income (SP-INC).

use phoenix::names::{Hub, Ship, Species, Track};
use phoenix::question;
use phoenix::{Decision, Step};

use crate::common::{
    asked, can, decision, no, options, player, points, row, run, scene, stock, to_turn, with,
};

// proves SP-INC-1
#[test]
fn income_needs_few_gems_a_used_ship_or_no_other_choice() {
    assert!(can(&scene().stock(0, (7, 0, 0, 0)).turn_of(0), "income"));
    no(&scene().stock(0, (8, 0, 0, 0)).turn_of(0), "income", "SP-INC-1");
    assert!(can(&scene().stock(0, (8, 0, 0, 0)).used(0, Ship::L1Dis, 2).turn_of(0), "income"));
    // A used ship of somebody else does not help; having nothing to use does.
    no(&scene().stock(0, (8, 0, 0, 0)).used(1, Ship::L1Dis, 2).turn_of(0), "income", "SP-INC-1");
    no(&scene().fleet(0, &[]).fleet(1, &[]).stock(0, (8, 0, 0, 0)).turn_of(0), "income", "SP-INC-1");
}

// SP-EX-17; proves SP-INC-1, SP-INC-14
#[test]
fn income_may_be_taken_twice_in_a_row() {
    // a: 7 GEMs when the next own turn begins.
    let game = scene().fleet(0, &[Ship::L1Exp, Ship::L1Tra]).stock(0, (5, 0, 0, 0)).turn_of(0);
    let game = to_turn(run(to_turn(run(game, "income")), "income"));
    assert_eq!(stock(&game, 0).0, 7);
    assert!(can(&game, "income"));
    // b: 12 GEMs, and another player has used one of the ships.
    let again = |gems: u16, foreign: &str| {
        let game =
            scene().stock(0, (gems, 0, 0, 0)).stock(1, (9, 0, 0, 0)).used(0, Ship::L1Dis, 2).turn_of(0);
        to_turn(run(to_turn(run(game, "income")), foreign))
    };
    let game = again(6, "use L1-EXP 1");
    assert_eq!(stock(&game, 0).0, 12);
    assert!(can(&game, "income"));
    // c: 12 GEMs, no own ship used, ship actions possible.
    let game = again(7, "use L1-EXP 2");
    assert_eq!(stock(&game, 0).0, 12);
    no(&game, "income", "SP-INC-1");
    // d: the same, but nothing can be used: only Construction ships without metal are left, and the marker is out.
    let con = [Ship::L1Con];
    let scene = crate::common::scene().fleet(0, &con).fleet(1, &con).stock(0, (17, 0, 0, 0));
    let game = to_turn(run(scene.turn_of(0), "use N-EXP"));
    let game = to_turn(run(game, "income")).with_stock(0, (12, 0, 0, 0));
    assert_eq!(options(&game), ["income"]);
}

// proves SP-INC-2
#[test]
fn what_was_not_converted_does_not_count() {
    // One point could become four GEMs: with 7 GEMs income is allowed, with 11 it is not.
    let game = with(Hub::B6).stock(0, (7, 0, 0, 0)).points(0, 1).turn_of(0);
    assert!(can(&game, "income"));
    no(&run(game, "convert"), "income", "SP-INC-1");
}

// proves SP-INC-3, SP-INC-4
#[test]
fn step_1_clears_ships_and_markers() {
    let game = scene().stock(0, (9, 0, 0, 0)).stock(1, (9, 0, 0, 0)).turn_of(0);
    let game = to_turn(run(game, "use N-EXP"));
    let game = to_turn(run(game, "use L1-EXP 1"));
    assert!(player(&game, 1).marker.is_some() && player(&game, 0).marker.is_some());
    let game = run(game, "income");
    assert_eq!(player(&game, 0).unused_ships(), 5);
    assert_eq!((player(&game, 0).marker, player(&game, 1).marker), (None, None));
    assert_eq!(game.neutral(Ship::NExp).unwrap().gems, 0);
}

// SP-EX-16; proves SP-INC-5, SP-INC-6, SP-INC-9, SP-INC-10, SP-INC-11, SP-INC-12
#[test]
fn hub_and_active_icons_pay_then_residents_may_move() {
    let scene =
        scene().ship(0, Ship::L2Far).used(0, Ship::L1Dis, 2).used(0, Ship::L2Far, 2).stock(0, (8, 0, 0, 0));
    let game = scene.sector(0, 121, "PP").sector(0, 221, "PPPPP").turn_of(0);
    let game = run(game, "income");
    // Six ships; food from 121, metal and water from 221.
    assert_eq!(stock(&game, 0), (14, 1, 1, 1));
    let game = run(game, "relocate; resident 221 pink");
    assert_eq!((stock(&game, 0), player(&game, 0).unused_ships()), ((13, 1, 1, 1), 6));
    assert_eq!((row(&game, 0, 121), row(&game, 0, 221)), ("PPp".into(), "PPPP".into()));
    assert_eq!(stock(&to_turn(game), 0), (13, 1, 1, 1));
}

// proves SP-INC-7
#[test]
fn special_powers_are_used_once_each_in_any_order() {
    let scene = with(Hub::B5).stock(0, (7, 0, 0, 0)).sector(0, 218, "BBBBB").sector(0, 128, "PPP");
    let game = run(scene.turn_of(0), "income");
    assert_eq!(options(&game), ["ability hub.2", "ability 128.3", "ability 218.5", "done"]);
    let game = run(game, "ability 218.5; buy; take food; ability hub.2; buy; take food");
    no(&game, "ability 218.5", "SP-TURN-17");
    // Equal powers at different places counted separately; the exchange is left.
    assert_eq!(options(&game), ["ability 128.3", "done"]);
}

// proves SP-INC-8, SP-INC-21
#[test]
fn plain_gains_come_before_powers_and_steps_never_go_back() {
    // The two GEMs of 2a pay for the resources of 2b.
    let game = scene().fleet(0, &[Ship::L1Exp]).stock(0, (1, 0, 0, 0)).sector(0, 228, "PPPP").turn_of(0);
    let game = run(game, "income; ability 228.4; take food metal");
    assert_eq!((stock(&game, 0), asked(&game)), ((0, 1, 0, 1), 1));
    let scene = with(Hub::B5).stock(0, (5, 0, 0, 0)).sector(0, 101, "T").sector(0, 201, "");
    let game = run(scene.turn_of(0), "income; done");
    assert_eq!(game.step(), Step::Relocation);
    no(&game, "ability hub.2", "SP-TURN-1");
    assert_eq!(asked(&run(game, "done")), 1);
}

// proves SP-INC-9, SP-INC-20
#[test]
fn a_move_costs_a_gem_and_leads_to_another_sector() {
    let scene = || scene().fleet(0, &[]).sector(0, 105, "TT").sector(0, 203, "G");
    let game = run(scene().stock(0, (2, 0, 0, 0)).turn_of(0), "income; relocate; resident 105 teal");
    assert_eq!(
        (row(&game, 0, 105), row(&game, 0, 203), stock(&game, 0).0),
        ("T".into(), "Gt".into(), 2 + 1 - 1)
    );
    // Without a GEM nobody moves, and full sectors take nobody.
    let game =
        crate::common::scene().fleet(0, &[]).sector(0, 104, "").sector(0, 203, "-").sector(0, 113, "H");
    assert_eq!(asked(&run(game.turn_of(0), "income")), 1);
    let full = crate::common::scene().stock(0, (7, 0, 0, 0)).sector(0, 105, "TTT").sector(0, 201, "TTTT");
    assert_eq!(asked(&run(full.turn_of(0), "income")), 1);
}

// proves SP-INC-13
#[test]
fn income_is_no_ship_action() {
    // A transaction, dice and a diplomacy step in income trigger neither abilities nor tracks.
    let scene = with(Hub::A7)
        .stock(0, (7, 2, 2, 0))
        .sector(0, 107, "TTT")
        .sector(0, 218, "BBBBB")
        .sector(0, 225, "PPP");
    let scene = scene.token(1, Track::Transport, 2).token(1, Track::Expedition, 2);
    let game = run(scene.turn_of(0), "income");
    let gems = stock(&game, 0).0;
    let game = run(game, "ability hub.4; advance dismantle; ability 218.5; trade; pay food food; take food");
    let game = run(crate::common::cast(run(game, "ability 225.3"), "fw"), "collect food");
    assert_eq!((stock(&game, 0).0, points(&game, 0), stock(&game, 1)), (gems - 1, 0, (0, 0, 0, 0)));
}

// proves SP-INC-15
#[test]
fn without_ships_none_of_them_is_used() {
    let game = scene().fleet(0, &[]).stock(0, (8, 0, 0, 0)).turn_of(0);
    no(&game, "income", "SP-INC-1");
}

// proves SP-INC-16
#[test]
fn hub_effects_come_after_relocation() {
    let game = with(Hub::A12).stock(0, (7, 0, 0, 0)).sector(0, 101, "T").sector(0, 201, "").turn_of(0);
    let game = run(game, "income");
    assert_eq!(decision(&game), Decision::Relocation(question::Relocation));
    let game = run(game, "relocate; resident 101 teal");
    let game = run(game, "done");
    assert_eq!(decision(&game), Decision::GiveBack(question::GiveBack));
}

// proves SP-INC-18, SP-INC-19
#[test]
fn plain_gains_are_taken_and_powers_may_be_left() {
    let scene = scene().fleet(0, &[]).sector(0, 226, "PPPP").sector(0, 218, "BBBBB").sector(0, 308, "TTTHH");
    let scene = scene.token(0, Track::Transport, 3).token(0, Track::Dismantle, 4);
    let game = run(scene.turn_of(0), "income");
    // Gains, gains per Human and per brown Alien, points for tokens: taken. The transaction of 218: asked.
    assert_eq!((stock(&game, 0), points(&game, 0)), ((1 + 2 + 1 + 1, 1, 1 + 1, 0), 1));
    assert_eq!(options(&game)[..], ["ability 218.5", "done"]);
    // A choice inside a plain gain is no way to decline it.
    let game = run(scene_101(), "income");
    no(&game, "done", "SP-TURN-1");
    assert_eq!(options(&game), ["take food", "take water"]);
}

fn scene_101() -> phoenix::Phoenix {
    scene().sector(0, 101, "TTT").turn_of(0)
}

// proves SP-INC-17, SP-INC-20
#[test]
fn residents_may_move_again_and_into_freed_quarters() {
    let scene = scene().fleet(0, &[]).stock(0, (7, 0, 0, 0)).sector(0, 113, "GHB").sector(0, 101, "TT");
    let game = run(scene.turn_of(0), "income");
    let gems = stock(&game, 0).0;
    let game = run(game, "relocate");
    assert_eq!(options(&game), ["resident 113 gold", "resident 113 human"]);
    let game = run(game, "resident 113 gold");
    // The only other place is 101, and that is full now; the freed quarter of 113 can be used.
    assert_eq!((row(&game, 0, 101), row(&game, 0, 113)), ("TTg".into(), "HB".into()));
    let game = run(game, "relocate");
    assert_eq!(options(&game), ["resident 101 gold new"], "113 has a free quarter again");
    no(&game, "resident 101 teal", "SP-INC-20");
    let game = run(game, "resident 101 gold new");
    assert_eq!((row(&game, 0, 113), stock(&game, 0).0), ("HBg".into(), gems - 2));
    // Never within the same sector.
    let scene = crate::common::scene()
        .stock(0, (7, 0, 0, 0))
        .sector(0, 101, "TG")
        .sector(0, 111, "")
        .sector(0, 201, "");
    let game = run(scene.turn_of(0), "income; relocate; resident 101 gold");
    no(&game, "settle 101", "SP-INC-20");
    assert_eq!(options(&game), ["settle 111", "settle 201"]);
}

// proves SP-INC-12
#[test]
fn quarters_filled_on_this_turn_pay_nothing() {
    let scene =
        with(Hub::B5).fleet(0, &[]).stock(0, (7, 1, 1, 0)).sector(0, 102, "").supply(Species::Gold, 5);
    let game = run(scene.turn_of(0), "income; ability hub.2; alien teal");
    assert_eq!((stock(&game, 0), row(&game, 0, 102)), ((7, 0, 0, 0), "T".into()));
    assert_eq!(stock(&to_turn(run(to_turn(run(game, "income")), "income")), 0), (8, 0, 0, 0));
}
