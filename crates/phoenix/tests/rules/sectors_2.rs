//! Level-2 sectors (SP-SEC-201 to SP-SEC-228).

use phoenix::Decision;
use phoenix::names::{Hub, Ship, Species, Track};
use phoenix::question;
use phoenix::question::{Dice, Settle, Transactions};
use phoenix::sector::Sector;

use crate::common::{
    asked, can, cast, catalogue, decision, no, options, points, row, run, scene, stock, to_turn, with,
};
use crate::sectors_1::{income, plain};

// proves SP-SEC-201-1, SP-SEC-202-1, SP-SEC-203-1, SP-SEC-205-1, SP-SEC-213-1, SP-SEC-216-1, SP-SEC-221-1,
// proves SP-SEC-223-1, SP-SEC-224-1
#[test]
fn plain_sectors_of_level_2() {
    plain(&[201, 202, 203, 205, 213, 216, 221, 223, 224]);
    assert_eq!(income(201, "TTTT"), (2, 1, 1, 0));
    assert_eq!(income(202, "TTTT"), (3, 1, 0, 0));
    assert_eq!(income(203, "TTTTT"), (1, 1, 1, 0));
    assert_eq!(income(205, "TTT"), (1, 0, 0, 1));
    // Four brown Aliens: hub B-7 adds a water.
    assert_eq!(income(213, "BBBG"), (1, 0, 1, 1));
    assert_eq!(income(216, "GGGG"), (2, 1, 0, 0));
    assert_eq!(income(221, "PPPPP"), (0, 0, 1, 1));
    assert_eq!(income(223, "PPPP"), (1, 1, 0, 0));
    assert_eq!(income(224, "PPPP"), (1, 1, 1, 0));
}

// proves SP-SEC-204-1
#[test]
fn sector_204_raises_the_capacity() {
    let game = run(scene().stock(0, (3, 0, 0, 0)).sector(0, 204, "TTTT").turn_of(0), "use L1-EXP 1");
    assert!(matches!(decision(&game), Decision::Dice(Dice { keep: 5, .. })));
}

// proves SP-SEC-206-1
#[test]
fn sector_206_adds_a_transaction_to_diplomacy() {
    let game = scene().stock(0, (7, 0, 0, 0)).sector(0, 206, "TTT").turn_of(0);
    let game = run(game, "use L1-DIP 1; advance transport");
    assert_eq!(options(&game), ["ability 206.3", "done"]);
    let game = run(game, "ability 206.3; buy; take water");
    assert_eq!((stock(&game, 0), asked(&game)), ((0, 0, 1, 0), 1));
}

// proves SP-SEC-207-1, SP-SEC-207-2, SP-SEC-207-3
#[test]
fn sector_207_brings_one_more_of_a_kind() {
    let scene = || with(Hub::A4).ship(0, Ship::L3Tra).sector(0, 207, "TTTT").stock(0, (9, 6, 6, 0));
    let scene = || scene().sector(0, 121, "").sector(0, 221, "").sector(0, 111, "").sector(0, 211, "");
    let pinks = "use L3-TRA 1; alien pink; settle 221; alien pink; settle 221; alien pink; settle 221";
    let game = run(scene().turn_of(0), &format!("{pinks}; done; settle 121"));
    assert_eq!((row(&game, 0, 221), row(&game, 0, 121), asked(&game)), ("PPP".into(), "P".into(), 1));
    // Two are not enough.
    let game = run(scene().turn_of(0), "use L3-TRA 1; alien pink; settle 221; alien pink; settle 221; done");
    assert_eq!(asked(&game), 1);
    // Six transactions: two species reached three, the player chooses which of them.
    let browns = "alien brown; settle 211; alien brown; settle 211; alien brown; settle 211";
    let game = run(scene().turn_of(0), &format!("{pinks}; {browns}"));
    assert_eq!(options(&game), ["choose pink", "choose brown"]);
    no(&game, "choose gold", "SP-SEC-207-3");
    let gone = scene().supply(Species::Pink, 3).turn_of(0);
    let game = run(gone, &format!("{pinks}; {browns}"));
    // None of them is left: brown without a question.
    assert!(matches!(decision(&game), Decision::Settle(Settle { species: Species::Brown, .. })));
}

// proves SP-SEC-207-2
#[test]
fn sector_207_forgets_earlier_turns() {
    let scene = scene().ship(0, Ship::L2Tra).sector(0, 207, "TTTT").sector(0, 221, "").sector(0, 121, "");
    let game = scene.stock(0, (9, 3, 3, 0)).turn_of(0);
    let game = run(game, "use L2-TRA 1; alien pink; settle 221; alien pink; settle 221; done; income");
    // The third one comes on another turn.
    let game = run(to_turn(game), "use L1-TRA 1; alien pink; settle 221; done");
    assert_eq!((row(&game, 0, 221), asked(&game)), ("PPP".into(), 1));
}

// proves SP-SEC-208-1
#[test]
fn sector_208_sells_an_additional_turn() {
    let game = scene().stock(0, (7, 0, 0, 0)).sector(0, 208, "TTTT").turn_of(0);
    let game = run(game, "use L1-DIP 1; advance transport");
    assert_eq!(asked(&run(game.clone(), "done")), 1);
    let game = run(game, "ability 208.4");
    assert_eq!((asked(&game), stock(&game, 0).0, decision(&game)), (0, 0, Decision::Turn(question::Turn)));
}

// proves SP-SEC-211-1
#[test]
fn sector_211_makes_sectors_cheaper() {
    let game = scene().stock(0, (4, 0, 0, 4)).sector(0, 211, "BBB").turn_of(0);
    assert_eq!(stock(&run(game, "use L1-CON 1; build 101"), 0).3, 0);
}

// proves SP-SEC-212-1
#[test]
fn sector_212_adds_metal() {
    let game = scene().stock(0, (2, 0, 0, 0)).sector(0, 212, "BBB").turn_of(0);
    assert_eq!(stock(&run(game, "use L1-DIS 1; dismantle L1-TRA"), 0).3, 6 + 2);
}

// proves SP-SEC-214-1
#[test]
fn sector_214_adds_a_transaction_with_its_fourth_quarter() {
    let left = |residents| {
        let game = run(scene().stock(0, (9, 0, 0, 0)).sector(0, 214, residents).turn_of(0), "use L1-TRA 1");
        match decision(&game) {
            Decision::Transactions(Transactions { left, .. }) => left,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!((left("BBB"), left("BBBB")), (3, 4));
}

// SP-EX-23; proves SP-SEC-215-1, SP-SEC-215-2
#[test]
fn sector_215_makes_humans_cheaper() {
    let game = scene().stock(0, (3, 1, 1, 0)).sector(0, 215, "BBBB").sector(0, 101, "").turn_of(0);
    let game = run(cast(run(game, "use L1-EXP 1"), "hfffff"), "ally; done");
    assert_eq!((stock(&game, 0), row(&game, 0, 101)), ((0, 0, 0, 0), "H".into()));
    // Together with A-10: one resource.
    let game = with(Hub::A10).stock(0, (2, 1, 0, 0)).sector(0, 215, "BBBB").sector(0, 101, "").turn_of(0);
    let game = run(cast(run(game, "use L1-EXP 1"), "hffffff"), "ally");
    assert_eq!((stock(&game, 0), row(&game, 0, 101)), ((0, 0, 0, 0), "h".into()));
    // The two resources of 307 become none; GEM prices stay.
    let scene = with(Hub::A10).fleet(0, &[]).sector(0, 215, "BBBB").sector(0, 307, "TTTT");
    let game = run(scene.turn_of(0), "income");
    let before = stock(&game, 0);
    let game = run(game, "ability 307.4");
    assert_eq!((stock(&game, 0), row(&game, 0, 307)), (before, "TTTTH".into()));
}

// proves SP-SEC-217-1
#[test]
fn sector_217_welcomes_humans_with_a_resource() {
    let game = scene().stock(0, (3, 1, 1, 1)).sector(0, 217, "BBB").turn_of(0);
    let game = run(cast(run(game, "use L1-EXP 1"), "hfffff"), "ally");
    assert_eq!(
        (stock(&game, 0), options(&game)),
        ((0, 0, 0, 0), vec!["take food".into(), "take water".into(), "take metal".into()])
    );
}

// proves SP-SEC-218-1
#[test]
fn sector_218_does_a_transaction_in_income() {
    assert_eq!(catalogue().sector(Sector::new(218).unwrap()).cost, 9);
    let game = run(scene().stock(0, (1, 0, 0, 0)).fleet(0, &[]).sector(0, 218, "GGGG").turn_of(0), "income");
    assert_eq!(asked(&game), 1);
    let game = run(scene().stock(0, (1, 0, 0, 0)).fleet(0, &[]).sector(0, 218, "GGGGG").turn_of(0), "income");
    assert!(can(&game, "ability 218.5"));
    assert_eq!(stock(&run(game, "ability 218.5; buy; take food"), 0), (0, 1, 1, 0));
}

// proves SP-SEC-222-1
#[test]
fn sector_222_sells_a_human() {
    let game =
        scene().stock(0, (5, 0, 0, 0)).fleet(0, &[]).sector(0, 222, "PPPP").sector(0, 101, "").turn_of(0);
    let game = run(game, "income; ability 222.4");
    assert_eq!((stock(&game, 0), row(&game, 0, 101), asked(&game)), ((0, 1, 0, 0), "H".into(), 1));
}

// proves SP-SEC-225-1
#[test]
fn sector_225_rolls_two_dice_in_income() {
    let game = run(scene().fleet(0, &[]).sector(0, 225, "PPP").turn_of(0), "income; ability 225.3");
    let Decision::Dice(Dice { cast: dice, keep: 1, .. }) = decision(&game) else { panic!("dice") };
    assert_eq!(dice.values().sum::<u8>(), 2);
    let game = cast(game, "hf");
    no(&game, "done", "SP-EXP-3");
    assert_eq!(points(&run(game, "observe"), 0), 1);
}

// SP-EX-24; proves SP-SEC-226-1
#[test]
fn sector_226_scores_for_high_tokens() {
    let tracks = [Track::Dismantle, Track::Construction, Track::Transport, Track::Expedition];
    let scored = |levels: [u8; 4]| {
        let scene = scene().fleet(0, &[]).sector(0, 226, "PPPP");
        let scene =
            tracks.iter().zip(levels).fold(scene, |scene, (track, level)| scene.token(0, *track, level));
        points(&run(scene.turn_of(0), "income"), 0)
    };
    assert_eq!(scored([4, 4, 5, 0]), 2);
    assert_eq!(scored([3, 0, 0, 0]), 0);
    assert_eq!(scored([2, 2, 2, 2]), 0);
    assert_eq!(scored([3, 3, 3, 3]), 3);
}

// proves SP-SEC-227-1
#[test]
fn sector_227_brings_an_alien_with_a_sector() {
    let scene = || scene().stock(0, (4, 0, 0, 5)).sector(0, 227, "PPP").sector(0, 121, "PPP");
    let game = run(scene().turn_of(0), "use L1-CON 1; build 101");
    assert_eq!(row(&game, 0, 101), "T");
    let game = run(scene().supply(Species::Teal, 0).turn_of(0), "use L1-CON 1; build 101");
    assert_eq!((row(&game, 0, 101), asked(&game)), (String::new(), 1));
}

// proves SP-SEC-228-1
#[test]
fn sector_228_sells_two_resources() {
    let game = scene().fleet(0, &[]).stock(0, (3, 0, 0, 0)).sector(0, 228, "PPPP").turn_of(0);
    let game = run(game, "income; ability 228.4; take metal metal");
    assert_eq!((stock(&game, 0), row(&game, 0, 228)), ((1, 0, 0, 2), "PPPP".into()));
}
