//! Residents (SP-RES).

use phoenix::Decision;
use phoenix::names::{Hub, Species};
use phoenix::question::Settle;

use crate::common::{asked, can, decision, no, options, player, row, run, scene, stock, to_turn, with};

// proves SP-RES-1, SP-RES-2
#[test]
fn aerobic_aliens_live_in_their_colour_and_others_anywhere() {
    let scene = || scene().stock(0, (9, 3, 3, 0)).sector(0, 101, "").sector(0, 111, "").sector(0, 201, "");
    let game = run(scene().turn_of(0), "use L1-TRA 1; alien teal");
    assert_eq!(options(&game), ["settle 101", "settle 201"]);
    no(&game, "settle 111", "SP-RES-1");
    no(&game, "settle hub", "SP-RES-5");
    no(&game, "settle 121", "SP-RES-5");
    let game = run(scene().turn_of(0), "use L1-TRA 1; alien gold");
    assert_eq!(options(&game), ["settle 101", "settle 111", "settle 201"]);
}

// proves SP-RES-3, SP-RES-5, SP-RES-8
#[test]
fn quarters_fill_from_the_left_in_the_sector_of_choice() {
    let scene = scene().stock(0, (9, 3, 3, 0)).sector(0, 101, "TT").sector(0, 201, "T");
    let game =
        run(scene.turn_of(0), "use L1-TRA 1; alien teal; settle 201; alien teal; settle 101; alien teal");
    // 101 is full now, so that the third one had no choice; higher levels may fill first.
    assert_eq!((row(&game, 0, 101), row(&game, 0, 201)), ("TTT".into(), "TTT".into()));
    let scene = crate::common::scene()
        .stock(0, (9, 3, 3, 0))
        .sector(0, 101, "TTT")
        .sector(0, 201, "")
        .sector(0, 301, "");
    no(&run(scene.turn_of(0), "use L1-TRA 1; alien teal"), "settle 101", "SP-RES-8");
}

// proves SP-RES-4
#[test]
fn nobody_comes_where_nobody_can_live() {
    // Not even for free: hub B-3 has no Alien to give.
    let game = with(Hub::B3).stock(0, (5, 0, 0, 0)).sector(0, 101, "TTT").turn_of(0);
    let game = run(game, "use L1-TRA 1; buy; take food");
    assert_eq!((asked(&game), player(&game, 0).residents()), (1, 3));
}

// proves SP-RES-6
#[test]
fn a_newcomer_works_from_the_next_turn_on() {
    let scene = scene().stock(0, (20, 3, 3, 0)).sector(0, 107, "TT");
    let game = run(scene.turn_of(0), "use L1-TRA 1; alien teal; done");
    assert_eq!(stock(&game, 0).0, 18);
    let game = to_turn(run(game, "income"));
    let game = run(game, "use N-TRA; buy; take food; done");
    assert_eq!(stock(&game, 0).0, 18 - 4 - 3 + 2);
}

// proves SP-RES-7
#[test]
fn residents_move_only_in_the_relocation_step() {
    let game = scene().stock(0, (7, 0, 0, 0)).sector(0, 101, "T").sector(0, 201, "T").turn_of(0);
    no(&game, "relocate", "SP-TURN-1");
    no(&game, "resident 101 teal", "SP-TURN-1");
    let game = run(game, "income");
    assert!(can(&game, "relocate"));
    let game = run(game, "relocate");
    no(&game, "resident 101 gold", "SP-RES-7");
    no(&game, "resident 101 teal new", "SP-RES-7");
}

// proves SP-RES-9
#[test]
fn only_as_many_come_as_there_is_room_for() {
    let scene = scene().sector(0, 121, "PPP").sector(0, 221, "PPPP").stock(0, (9, 0, 0, 14));
    let game = run(scene.turn_of(0), "use L1-CON 1; build 324");
    assert!(matches!(decision(&game), Decision::Settle(Settle { n: 2, .. })));
    let game = run(game, "settle 221");
    // 221 is full: the second one moves into the new sector without a question.
    assert_eq!((row(&game, 0, 221).len(), row(&game, 0, 324)), (5, "P".into()));
    let scene = crate::common::scene().sector(0, 121, "").sector(0, 221, "").stock(0, (9, 0, 0, 14));
    let game = run(scene.supply(Species::Pink, 0).turn_of(0), "use L1-CON 1; build 324");
    assert_eq!(player(&game, 0).residents(), 0);
}

// proves SP-RES-10, SP-RES-11
#[test]
fn whoever_is_left_closes_up() {
    let game = with(Hub::A12).sector(0, 113, "GHB").turn_of(0);
    let game = run(game, "income; return 113 gold");
    assert_eq!((row(&game, 0, 113), game.supply()[Species::Gold]), ("HB".into(), 25));
    // Shifting is no placement: whoever closed up is still settled and pays at once.
    let scene = crate::common::scene().stock(0, (7, 0, 0, 0)).sector(0, 101, "TTT").sector(0, 201, "");
    let game = run(scene.turn_of(0), "income; take food; relocate; resident 101 teal; done");
    assert_eq!((row(&game, 0, 101), row(&game, 0, 201)), ("TT".into(), "T".into()));
}

// proves SP-RES-12
#[test]
fn moving_is_not_gaining() {
    let scene =
        scene().stock(0, (7, 0, 0, 0)).sector(0, 106, "TTT").sector(0, 201, "T").sector(0, 126, "PPH");
    let game = run(scene.turn_of(0), "income; relocate; resident 106 teal");
    // Five ships, 106 and 201 pay a GEM each, one GEM for the move, nothing for gaining.
    assert_eq!(stock(&game, 0).0, 7 + 5 + 2 - 1);
    let game =
        run(with(Hub::A11).lobby(0, "T").sector(0, 106, "TTT").sector(0, 201, "").turn_of(0), "income; done");
    let game = run(game, "resident hub teal");
    assert_eq!((stock(&game, 0).0, row(&game, 0, 201)), (5 + 1, "T".into()));
}

// proves SP-RES-13
#[test]
fn counts_include_newcomers() {
    // The Human bought first counts for the income per two Humans.
    let scene = with(Hub::B4).stock(0, (3, 1, 1, 1)).sector(0, 111, "H");
    let game = crate::common::cast(run(scene.turn_of(0), "use L1-EXP 1"), "hhffww");
    let game = run(run(game, "done"), "ally");
    assert_eq!((row(&game, 0, 111), player(&game, 0).count(phoenix::names::Count::Humans)), ("Hh".into(), 2));
    let sheet = table::Game::scores(&game);
    assert_eq!(
        sheet.seats[crate::common::ME].sources.iter().find(|(name, _)| name == "station").unwrap().1,
        2
    );
}
