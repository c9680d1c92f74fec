//! The basic hubs (SP-HUB-B1 to SP-HUB-B12).

use phoenix::names::{Hub, Ship, Species, Track};
use phoenix::question::{Dice, GiveUp, Reroll, Settle};
use phoenix::{Decision, Phoenix};
use table::Game;

use crate::common::{
    ME, asked, can, cast, decision, lobby, no, options, player, points, row, run, stock, to_turn, with,
};

/// What the hub and the sectors score at the end.
fn bonus(game: &Phoenix) -> i32 {
    let sources = &game.scores().seats[ME].sources;
    sources.iter().find(|(name, _)| name == "station").map_or(0, |(_, points)| *points)
}

/// The gain of an income without ships.
fn income(scene: phoenix::scene::Scene) -> (u16, u16, u16, u16) {
    stock(&run(scene.fleet(0, &[]).turn_of(0), "income"), 0)
}

// proves SP-HUB-B1-1, SP-HUB-B1-2, SP-HUB-B1-3
#[test]
fn b1_brings_an_alien_with_every_sector() {
    let scene = || with(Hub::B1).stock(0, (9, 0, 0, 9)).sector(0, 111, "");
    let game = run(scene().turn_of(0), "use L1-CON 1; build 212");
    assert!(matches!(decision(&game), Decision::Settle(Settle { species: Species::Brown, .. })));
    // Into the new sector or any other legal quarter.
    assert_eq!(options(&game), ["settle 111", "settle 212"]);
    assert_eq!(row(&run(game, "settle 212"), 0, 212), "B");
    let game = run(scene().supply(Species::Brown, 0).turn_of(0), "use L1-CON 1; build 212");
    assert_eq!(player(&game, 0).residents(), 0);
    assert_eq!(bonus(&with(Hub::B1).sector(0, 301, "").sector(0, 311, "").sector(0, 101, "").over()), 4);
}

// proves SP-HUB-B2-1, SP-HUB-B2-2
#[test]
fn b2_draws_ships_and_dismantles_better() {
    let game = with(Hub::B2).benefits();
    assert!(matches!(decision(&game), Decision::GiveUp(GiveUp { drawn: true, left: 1, .. })));
    let game = run(game.clone(), &options(&game)[0]);
    assert_eq!(player(&game, 0).fleet.len(), 7);
    let game = run(with(Hub::B2).stock(0, (4, 0, 0, 0)).turn_of(0), "use N-DIS; dismantle L1-EXP");
    assert_eq!(stock(&game, 0), (0, 1, 1, 7));
}

// proves SP-HUB-B3-1
#[test]
fn b3_brings_an_alien_with_every_transport() {
    let scene = with(Hub::B3).stock(0, (5, 0, 0, 0)).sector(0, 101, "").sector(0, 121, "");
    let game = run(scene.turn_of(0), "use L1-TRA 1; buy; take food; choose gold");
    assert_eq!(options(&game), ["settle 101", "settle 121"]);
    let game = run(game, "settle 121");
    // It is no transaction: nothing is paid, and 207 does not count it.
    assert_eq!((row(&game, 0, 121), stock(&game, 0)), ("G".into(), (0, 1, 0, 0)));
    assert_eq!(game.action().gained, [0; 4]);
}

// proves SP-HUB-B4-1, SP-HUB-B4-2, SP-HUB-B4-3
#[test]
fn b4_lives_from_humans() {
    assert_eq!(income(with(Hub::B4).sector(0, 317, "HHHH")), (2 + 2, 0, 0, 0));
    let game = run(with(Hub::B4).stock(0, (4, 0, 0, 0)).turn_of(0), "use L1-EXP 2");
    assert!(matches!(decision(&game), Decision::Reroll(Reroll { rerolls: 1, .. })));
    let game = run(cast(game, "hhffww"), "mark human; mark food; mark food; reroll");
    // The selection is made from all dice.
    let Decision::Dice(Dice { cast, keep: 4, taken: false }) = decision(&game) else {
        panic!("the selection")
    };
    assert_eq!(cast.values().sum::<u8>(), 6);
    assert_eq!(bonus(&with(Hub::B4).sector(0, 101, "HHT").over()), 2);
}

// proves SP-HUB-B5-1, SP-HUB-B5-2
#[test]
fn b5_does_a_transaction_in_income() {
    let game = run(with(Hub::B5).fleet(0, &[]).stock(0, (3, 0, 0, 0)).turn_of(0), "income");
    assert_eq!(options(&game), ["ability hub.2", "done"]);
    let game = run(game, "ability hub.2; buy; take metal");
    assert_eq!((stock(&game, 0), asked(&game)), ((0, 0, 0, 1), 1));
    assert_eq!(
        bonus(&with(Hub::B5).sector(0, 101, "TTT").sector(0, 111, "BBB").sector(0, 121, "P").over()),
        4
    );
}

// proves SP-HUB-B6-1, SP-HUB-B6-2, SP-HUB-B6-3, SP-HUB-B6-4
#[test]
fn b6_turns_points_into_gems() {
    let game = with(Hub::B6).benefits();
    assert!(!player(&game, 0).owns(Ship::L1Dip));
    assert!(options(&game).iter().all(|line| line.starts_with("build 11")));
    let game = run(with(Hub::B6).fleet(0, &[]).turn_of(0), "income");
    assert_eq!(points(&game, 0), 1);
    // At every decision of the own turn, as often as points allow.
    let scene = || with(Hub::B6).points(0, 3).stock(0, (2, 2, 0, 0)).sector(0, 111, "BBB");
    let game = run(scene().turn_of(0), "convert; convert");
    assert_eq!((stock(&game, 0).0, points(&game, 0)), (10, 1));
    let game = run(scene().turn_of(0), "use L1-TRA 1; trade");
    assert!(can(&game, "convert"));
    let game = run(game, "convert; take metal; buy; take food; done; done");
    assert_eq!((stock(&game, 0), points(&game, 0)), ((1, 1, 0, 1), 2));
    // Not on foreign turns.
    no(&game, "convert", "SP-TURN-19");
    assert_eq!(bonus(&scene().over()), 3);
}

// proves SP-HUB-B7-1, SP-HUB-B7-2, SP-HUB-B7-3
#[test]
fn b7_loves_brown() {
    assert!(options(&with(Hub::B7).benefits()).iter().all(|line| line.starts_with("build 11")));
    assert_eq!(income(with(Hub::B7).sector(0, 111, "").sector(0, 317, "BBBB")).2, 1);
    assert_eq!(income(with(Hub::B7).sector(0, 317, "BBBG")).2, 0);
    assert_eq!(bonus(&with(Hub::B7).sector(0, 111, "BBG").over()), 2);
}

// proves SP-HUB-B8-1, SP-HUB-B8-2, SP-HUB-B8-3
#[test]
fn b8_chooses_food_or_water() {
    assert!(options(&with(Hub::B8).benefits()).iter().all(|line| line.starts_with("build 10")));
    let game = run(with(Hub::B8).fleet(0, &[]).turn_of(0), "income");
    assert_eq!(options(&game), ["take food", "take water"]);
    assert_eq!(stock(&run(game, "take water"), 0), (0, 0, 1, 0));
    assert_eq!(bonus(&with(Hub::B8).sector(0, 101, "TTG").over()), 2);
}

// proves SP-HUB-B9-1, SP-HUB-B9-2, SP-HUB-B9-3
#[test]
fn b9_loves_teal() {
    assert!(options(&with(Hub::B9).benefits()).iter().all(|line| line.starts_with("build 10")));
    assert_eq!(income(with(Hub::B9).sector(0, 303, "TTTT")).1, 1);
    assert_eq!(bonus(&with(Hub::B9).sector(0, 101, "TTT").over()), 3);
}

// proves SP-HUB-B10-1, SP-HUB-B10-2, SP-HUB-B10-3
#[test]
fn b10_loves_pink() {
    assert!(options(&with(Hub::B10).benefits()).iter().all(|line| line.starts_with("build 12")));
    assert_eq!(income(with(Hub::B10).sector(0, 121, "P").sector(0, 221, "PP")).0, 1);
    assert_eq!(bonus(&with(Hub::B10).sector(0, 121, "PPG").over()), 2);
}

// proves SP-HUB-B11-1, SP-HUB-B11-2, SP-HUB-B11-3
#[test]
fn b11_has_quarters_of_its_own() {
    let game = with(Hub::B11).benefits();
    assert!(options(&game).iter().all(|line| line.starts_with("build 12")));
    let game = run(game, "build 121");
    assert_eq!((lobby(&game, 0), game.supply()[Species::Pink]), ("PPP".into(), 22));
    // Its residents may leave, and pink and gold Aliens and Humans may come.
    let scene =
        || with(Hub::B11).stock(0, (7, 2, 2, 0)).lobby(0, "PP").sector(0, 121, "").sector(0, 101, "T");
    let game = run(scene().turn_of(0), "income; relocate; resident hub pink");
    assert_eq!((lobby(&game, 0), row(&game, 0, 121)), ("P".into(), "p".into()));
    let game = run(scene().turn_of(0), "use L1-TRA 1; alien gold");
    assert_eq!(options(&game), ["settle hub", "settle 101", "settle 121"]);
    let game = run(run(scene().turn_of(0), "use L1-TRA 1; alien pink"), "settle hub");
    assert_eq!(lobby(&game, 0), "PPp");
    let scene = with(Hub::B11).stock(0, (7, 2, 2, 0)).sector(0, 101, "").sector(0, 201, "");
    no(&run(scene.turn_of(0), "use L1-TRA 1; alien teal"), "settle hub", "SP-RES-1");
    assert_eq!(bonus(&with(Hub::B11).lobby(0, "PPP").sector(0, 121, "P").over()), 4);
}

// proves SP-HUB-B11-2, SP-RES-6
#[test]
fn whoever_moves_onto_b11_has_settled_after_the_turn() {
    let scene = with(Hub::B11).stock(0, (7, 1, 1, 0)).lobby(0, "P").sector(0, 121, "");
    let game = run(scene.turn_of(0), "use L1-TRA 1; alien pink; settle hub");
    assert_eq!(lobby(&game, 0), "Pp");
    assert_eq!(lobby(&to_turn(game), 0), "PP");
}

// proves SP-HUB-B6-3
#[test]
fn b6_converts_only_on_the_own_turn() {
    let scene = with(Hub::B6).points(0, 5).token(0, Track::Dismantle, 2).stock(1, (4, 0, 0, 0));
    let game = run(scene.turn_of(1), "use L1-DIS 2; dismantle L1-TRA");
    assert_eq!(asked(&game), 0, "the owner of B-6 takes a bonus on a foreign turn");
    no(&game, "convert", "SP-TURN-19");
    assert!(can(&run(game, "bonus 1"), "convert"));
}

// proves SP-HUB-B12-1, SP-HUB-B12-2
#[test]
fn b12_brings_humans_through_diplomacy() {
    let game = with(Hub::B12).stock(0, (6, 0, 0, 0)).sector(0, 101, "").turn_of(0);
    let game = run(game, "use N-DIP; advance transport");
    assert_eq!(
        (row(&game, 0, 101), stock(&game, 0), game.supply()[Species::Human]),
        ("H".into(), (0, 0, 0, 0), 23)
    );
    assert_eq!(bonus(&with(Hub::B12).sector(0, 101, "HHT").over()), 2);
    // The set-up has a step of choice.
    let game = with(Hub::B12).benefits();
    assert_eq!(player(&run(game, "advance expedition"), 0).tokens[Track::Expedition], 1);
}
