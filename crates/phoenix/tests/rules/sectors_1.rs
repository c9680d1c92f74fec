//! Level-1 sectors (SP-SEC-101 to SP-SEC-128).

use phoenix::catalogue::{Effect, Trigger};
use phoenix::names::{Hub, Ship, Track};
use phoenix::question::Dice;
use phoenix::sector::Sector;

use crate::common::{asked, can, cast, catalogue, no, options, player, points, row, run, scene, stock, with};

/// These sectors have nothing but plain income icons.
pub fn plain(numbers: &[u16]) {
    for number in numbers {
        let card = catalogue().sector(Sector::new(*number).unwrap());
        assert!(card.immediate.is_empty() && !card.slots.is_empty(), "{number}");
        for slot in &card.slots {
            assert!(
                slot.ability.on == Trigger::Income && matches!(slot.ability.effect, Effect::Gain(_)),
                "{number}"
            );
        }
    }
}

/// Without ships: what an income brings.
pub fn income(number: u16, residents: &str) -> (u16, u16, u16, u16) {
    let game = scene().fleet(0, &[]).sector(0, number, residents).turn_of(0);
    stock(&run(game, "income"), 0)
}

// proves SP-SEC-101-1
#[test]
fn sector_101_gives_food_or_water() {
    let game = run(scene().fleet(0, &[]).sector(0, 101, "TTT").turn_of(0), "income");
    assert_eq!(options(&game), ["take food", "take water"]);
    assert_eq!(stock(&run(game, "take food"), 0), (1, 1, 0, 0));
}

// proves SP-SEC-102-1, SP-SEC-103-1, SP-SEC-111-1, SP-SEC-113-1, SP-SEC-114-1, SP-SEC-121-1, SP-SEC-123-1,
// proves SP-SEC-127-1
#[test]
fn plain_sectors_of_level_1() {
    plain(&[102, 103, 111, 113, 114, 121, 123, 127]);
    assert_eq!(income(102, "TTT"), (1, 1, 1, 0));
    assert_eq!(income(102, "TT"), (1, 1, 0, 0));
    assert_eq!(income(103, "TTT"), (1, 0, 1, 0));
    assert_eq!(income(111, "BBB"), (1, 0, 0, 1));
    assert_eq!(income(113, "GGG"), (1, 1, 0, 0));
    assert_eq!(income(114, "BBBG"), (2, 0, 1, 0));
    assert_eq!(income(121, "PPP"), (0, 1, 1, 0));
    assert_eq!(income(123, "PPP"), (1, 1, 0, 0));
    assert_eq!(income(127, "PPPP"), (2, 1, 1, 0));
}

// proves SP-SEC-104-1
#[test]
fn sector_104_pays_for_dismantling() {
    let game = scene().stock(0, (2, 0, 0, 0)).sector(0, 104, "TTT").turn_of(0);
    assert_eq!(stock(&run(game, "use L1-DIS 1; dismantle L1-TRA"), 0), (3, 0, 0, 6));
}

// proves SP-SEC-105-1
#[test]
fn sector_105_pays_for_expeditions() {
    let game = scene().stock(0, (3, 0, 0, 0)).sector(0, 105, "TTT").turn_of(0);
    let game = run(cast(run(game, "use L1-EXP 1"), "ffffff"), "collect food; done");
    assert_eq!(stock(&game, 0), (2, 1, 0, 0));
}

// proves SP-SEC-106-1
#[test]
fn sector_106_pays_for_every_alien() {
    // A transaction and the free Alien of hub B-3.
    let game = with(Hub::B3).stock(0, (2, 1, 1, 0)).sector(0, 106, "TTT").sector(0, 121, "").turn_of(0);
    let game = run(game, "use L1-TRA 1; alien pink; choose pink");
    assert_eq!((stock(&game, 0).0, row(&game, 0, 121)), (2, "PP".into()));
}

// proves SP-SEC-107-1
#[test]
fn sector_107_pays_for_transports() {
    let game = scene().stock(0, (2, 2, 0, 0)).sector(0, 107, "TTT").turn_of(0);
    assert_eq!(stock(&run(game, "use L1-TRA 1; trade; take metal"), 0), (2, 0, 0, 1));
}

// proves SP-SEC-108-1, SP-SEC-108-2
#[test]
fn sector_108_mixes_the_atmosphere() {
    let scene = |residents| {
        scene().stock(0, (20, 3, 3, 0)).sector(0, 108, residents).sector(0, 201, "").sector(0, 111, "")
    };
    let game = run(scene("TTT").turn_of(0), "use L1-TRA 1; alien pink");
    assert_eq!((row(&game, 0, 201), row(&game, 0, 111)), ("p".into(), String::new()));
    no(&run(scene("TT").turn_of(0), "use L1-TRA 1"), "alien pink", "SP-RES-4");
    // The quarter becomes empty: whoever is there stays, new ones follow the standard rules.
    let mixed = |residents| {
        crate::common::scene()
            .stock(0, (7, 1, 1, 0))
            .sector(0, 108, residents)
            .sector(0, 201, "P")
            .sector(0, 301, "")
    };
    let game = run(mixed("TTT").turn_of(0), "income; relocate; resident 108 teal; settle 301; done");
    assert_eq!(row(&game, 0, 201), "P");
    let game = run(crate::common::to_turn(run(game, "income")), "use L1-TRA 1");
    no(&game, "alien pink", "SP-RES-4");
    assert!(can(&game, "alien teal"));
}

// proves SP-SEC-108-2
#[test]
fn leaving_sector_108_is_judged_after_the_resident_has_left() {
    // On the printed tile nobody of another colour can come to live there; with tiles of one's own they might.
    let with_residents =
        |residents| scene().stock(0, (7, 0, 0, 0)).sector(0, 108, residents).sector(0, 201, "");
    // The pink Alien keeps the quarter occupied itself: once it has left, the other teal sector does not take it.
    let pink = with_residents("TTP").sector(0, 121, "").sector(0, 221, "").turn_of(0);
    let game = run(pink, "income; relocate; resident 108 pink");
    no(&game, "settle 201", "SP-SEC-108-2");
    assert_eq!(options(&game), ["settle 121", "settle 221"]);
    // If there is nowhere else, it cannot leave at all.
    let game = run(with_residents("GTP").turn_of(0), "income; relocate");
    no(&game, "resident 108 pink", "SP-INC-20");
    assert!(can(&game, "resident 108 gold") && can(&game, "resident 108 teal"));
    assert_eq!(asked(&run(with_residents("PPP").turn_of(0), "income")), 1, "nobody can move");
    // Those who live elsewhere leave the quarter occupied: the teal sector is the only one left to choose.
    let game = with_residents("TTT").sector(0, 121, "P").turn_of(0);
    let game = run(game, "income; relocate; resident 121 pink");
    assert_eq!(row(&game, 0, 201), "p");
}

// proves SP-SEC-112-1
#[test]
fn sector_112_brings_a_resource_with_diplomacy() {
    let game = scene().stock(0, (4, 0, 0, 0)).sector(0, 112, "BB").turn_of(0);
    let game = run(game, "use L1-DIP 1; advance transport");
    assert_eq!(options(&game), ["take food", "take water", "take metal"]);
    assert_eq!(stock(&run(game, "take metal"), 0), (0, 0, 0, 1));
}

// proves SP-SEC-115-1, SP-SEC-126-1
#[test]
fn sectors_115_and_126_welcome_humans() {
    let scene = scene().stock(0, (3, 1, 1, 1)).sector(0, 115, "BBB").sector(0, 126, "PPP").sector(0, 101, "");
    let game = run(cast(run(scene.turn_of(0), "use L1-EXP 1"), "hfffff"), "ally; done");
    assert_eq!((points(&game, 0), stock(&game, 0).0, row(&game, 0, 101)), (1, 2, "H".into()));
}

// proves SP-SEC-116-1
#[test]
fn sector_116_scores_for_transports() {
    let game = scene().stock(0, (2, 2, 0, 0)).sector(0, 116, "BB").turn_of(0);
    assert_eq!(points(&run(game, "use L1-TRA 1; trade; take metal"), 0), 1);
}

// proves SP-SEC-117-1, SP-SEC-117-2
#[test]
fn sector_117_sells_another_step() {
    let scene = scene().sector(0, 117, "BBB").ship(0, Ship::L3Dip).stock(0, (20, 0, 0, 0));
    let game = run(scene.turn_of(0), "use L3-DIP 1; advance transport; advance expedition");
    assert_eq!(options(&game), ["ability 117.3", "done"]);
    let game = run(game, "ability 117.3");
    no(&game, "done", "SP-DIPL-1");
    let game = run(game, "advance transport");
    // 4 for the ship, 1 + 1 lobbying, 3 for the sector, 2 for level 2; a single step, once.
    assert_eq!((stock(&game, 0).0, player(&game, 0).tokens[Track::Transport]), (20 - 4 - 2 - 3 - 2, 2));
    assert!(!can(&game, "ability 117.3"));
    let poor = crate::common::scene().stock(0, (7, 0, 0, 0)).sector(0, 117, "BBB").turn_of(0);
    assert_eq!(asked(&run(poor, "use L1-DIP 1; advance transport")), 1, "3 GEMs pay, but not the lobbying");
}

// proves SP-SEC-118-1
#[test]
fn sector_118_sells_metal() {
    let game = scene().stock(0, (4, 2, 0, 0)).sector(0, 118, "BBB").turn_of(0);
    let game = run(game, "use L1-TRA 1; trade; take food");
    assert!(can(&game, "done") && can(&game, "ability 118.3"));
    // It is no transaction: all transactions are done already.
    assert_eq!(stock(&run(game, "ability 118.3"), 0), (0, 1, 0, 1));
}

// proves SP-SEC-122-1
#[test]
fn sector_122_scores_for_construction() {
    let game = scene().stock(0, (4, 0, 0, 5)).sector(0, 122, "PPP").turn_of(0);
    assert_eq!(points(&run(game, "use L1-CON 1; build 101"), 0), 2);
}

// proves SP-SEC-124-1
#[test]
fn sector_124_adds_a_die() {
    let dice = |residents| {
        let game = run(scene().stock(0, (3, 0, 0, 0)).sector(0, 124, residents).turn_of(0), "use L1-EXP 1");
        match crate::common::decision(&game) {
            phoenix::Decision::Dice(Dice { cast, keep, .. }) => (cast.values().sum::<u8>(), keep),
            other => panic!("{other:?}"),
        }
    };
    assert_eq!((dice("PP"), dice("PPP")), ((6, 4), (7, 4)));
}

// proves SP-SEC-125-1
#[test]
fn sector_125_brings_food_or_water_with_dismantling() {
    let game = scene().stock(0, (2, 0, 0, 0)).sector(0, 125, "PP").turn_of(0);
    let game = run(game, "use L1-DIS 1; dismantle L1-TRA");
    assert_eq!(options(&game), ["take food", "take water"]);
}

// proves SP-SEC-128-1
#[test]
fn sector_128_exchanges_a_resource() {
    let game = scene().fleet(0, &[]).stock(0, (0, 1, 0, 1)).sector(0, 128, "PPP").turn_of(0);
    let game = run(game, "income; ability 128.3; pay metal");
    // A different kind.
    assert_eq!(options(&game), ["take food", "take water"]);
    let game = run(game, "take food");
    assert_eq!((stock(&game, 0), asked(&game)), ((1, 2, 1, 0), 1));
}
