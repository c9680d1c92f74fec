//! The example turns: Bianca, Rick and Yvette (SP-EX-18 to SP-EX-20).

use phoenix::Decision;
use phoenix::names::{Hub, Ship, Track};
use phoenix::question;
use phoenix::question::Dice;
use phoenix::scene::Scene;

use crate::common::{asked, cast, decision, no, options, player, points, row, run, stock};

// SP-EX-18; proves SP-INC-5, SP-INC-7, SP-INC-13, SP-SEC-106-1, SP-SEC-218-1
#[test]
fn biancas_income_with_a_transaction() {
    let scene = Scene::new(&[Hub::B3, Hub::B9]).used(0, Ship::L1Exp, 3).stock(0, (10, 1, 0, 0));
    let scene = scene.sector(0, 106, "TTT").sector(0, 116, "BB").sector(0, 218, "BBBBB").sector(0, 123, "");
    let game = run(scene.token(1, Track::Transport, 2).turn_of(0), "income");
    assert_eq!(stock(&game, 0), (10 + 5 + 4, 1, 1, 0));
    let game = run(game, "ability 218.5; alien pink");
    assert_eq!((stock(&game, 0), row(&game, 0, 123)), ((20, 0, 0, 0), "p".into()));
    // No free Alien, no point, no track.
    assert_eq!(
        (points(&game, 0), player(&game, 0).residents(), decision(&game)),
        (0, 11, Decision::Relocation(question::Relocation))
    );
    assert_eq!((stock(&game, 1).0, points(&game, 1)), (0, 0));
}

// SP-EX-19; proves SP-TRAN-1, SP-TURN-4, SP-TURN-6, SP-SEC-107-1, SP-SEC-214-1, SP-SEC-306-2, SP-DIPL-8
#[test]
fn ricks_transport() {
    // Rick, Bianca, Yvette.
    let scene = Scene::new(&[Hub::B7, Hub::B3, Hub::B8]).stock(0, (10, 2, 2, 0));
    let scene = scene
        .sector(0, 107, "TTT")
        .sector(0, 201, "")
        .sector(0, 306, "TTT")
        .sector(0, 111, "")
        .sector(0, 214, "");
    let scene = scene.token(0, Track::Construction, 1).token(0, Track::Transport, 3);
    let scene = scene.token(1, Track::Transport, 3).token(2, Track::Transport, 1);
    let game = run(
        scene.turn_of(0),
        "use L1-TRA 1; alien gold; settle 214; alien brown; settle 214; buy; take metal",
    );
    assert_eq!(row(&game, 0, 214), "gb");
    no(&game, "buy", "SP-TURN-1");
    assert_eq!(options(&game), ["ability 306.3", "done"]);
    let game = run(game, "ability 306.3; advance construction");
    assert_eq!(stock(&game, 0), (6, 0, 0, 1));
    assert_eq!(player(&game, 0).tokens[Track::Construction], 2);
    assert_eq!(player(&game, 0).fleet.iter().find(|own| own.ship == Ship::L1Tra).unwrap().gems, 2);
    let offered = ["bonus 2", "bonus 1", "bonus 0"];
    assert_eq!((asked(&game), options(&game)), (0, offered.map(String::from).to_vec()));
    let game = run(game, "bonus 1");
    assert_eq!((asked(&game), options(&game)), (1, offered.map(String::from).to_vec()));
    let game = run(game, "bonus 2");
    assert_eq!((stock(&game, 0).0, points(&game, 1), stock(&game, 2).0), (8, 1, 1));
}

// SP-EX-20; proves SP-EXP-2, SP-EXP-9, SP-SEC-105-1, SP-SEC-115-1, SP-SEC-204-1, SP-SEC-217-1, SP-HUB-A3-2, SP-TURN-8
#[test]
fn yvettes_expedition() {
    // Yvette, Rick, Bianca.
    let scene = Scene::new(&[Hub::A3, Hub::B7, Hub::B8]).ship(0, Ship::L2Exp).stock(0, (10, 0, 0, 0));
    let scene = scene.sector(0, 105, "TTT").sector(0, 204, "TTTT").sector(0, 115, "B").sector(0, 217, "BBB");
    let scene = scene.sector(0, 124, "").token(1, Track::Expedition, 4);
    let scene = scene.token(0, Track::Expedition, 1).token(2, Track::Expedition, 1);
    let game = run(scene.turn_of(0), "use L2-EXP 1");
    let Decision::Dice(Dice { cast: dice, keep: 6, .. }) = decision(&game) else {
        panic!("six of the dice are kept")
    };
    assert_eq!(dice.values().sum::<u8>(), 8);
    let game = run(
        cast(game, "hhhffwwm"),
        "collect food; collect food; collect water; collect water; collect metal",
    );
    let game = run(game, "ally; settle 124; take food");
    assert_eq!(points(&game, 0), 0);
    assert_eq!(options(&game), ["ability hub.2", "done"]);
    let game = run(game, "ability hub.2; alien pink");
    assert_eq!((stock(&game, 0), row(&game, 0, 124)), ((9, 1, 0, 0), "hp".into()));
    assert_eq!(player(&game, 0).fleet.iter().find(|own| own.ship == Ship::L2Exp).unwrap().gems, 4);
    // 1 GEM for Yvette is already there; Rick leads alone on level 4 and takes two different bonuses.
    assert_eq!(asked(&game), 1);
    let game = run(game, "bonus 1 2");
    assert_eq!((stock(&game, 1).0, points(&game, 1), stock(&game, 2).0), (2, 1, 1));
}
