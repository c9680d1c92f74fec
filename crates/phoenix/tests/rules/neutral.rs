//! Neutral ships (SP-NEUT).

use phoenix::names::{Ship, ShipType};
use table::{Game, Seat};

use crate::common::{asked, can, cast, catalogue, no, player, run, scene, stock, to_turn};

// proves SP-NEUT-1, SP-NEUT-7
#[test]
fn there_is_one_neutral_ship_of_each_basic_type() {
    let card = |ship: &Ship| {
        let card = &catalogue().ships[*ship];
        (card.kind, card.cost, card.power)
    };
    let cards = Ship::NEUTRAL.iter().map(card).collect::<Vec<_>>();
    assert_eq!(
        cards,
        [
            (ShipType::Dismantle, 4, 0),
            (ShipType::Construction, 6, 0),
            (ShipType::Transport, 4, 3),
            (ShipType::Diplomacy, 5, 1),
            (ShipType::Expedition, 5, 6),
        ]
    );
}

// proves SP-NEUT-2, SP-NEUT-3
#[test]
fn a_neutral_ship_takes_its_cost_and_the_marker() {
    let game = scene().stock(0, (9, 0, 0, 0)).turn_of(0);
    let game = run(game, "use N-DIS; dismantle L1-TRA");
    let neutral = game.neutral(Ship::NDis).unwrap();
    assert_eq!((neutral.gems, neutral.marker), (4, Some(Seat::new(0))));
    // No fee for anybody, and it can never be dismantled.
    assert_eq!((stock(&game, 0), stock(&game, 1).0), ((5, 0, 0, 6), 0));
    let game = run(scene().stock(0, (9, 0, 0, 0)).turn_of(0), "use L1-DIS 1");
    no(&game, "dismantle N-EXP", "SP-DISM-5");
}

// proves SP-NEUT-4, SP-NEUT-5, SP-NEUT-6
#[test]
fn a_marker_stays_until_its_owner_takes_income() {
    let game = scene().stock(0, (20, 0, 0, 0)).stock(1, (20, 0, 0, 0)).turn_of(0);
    let game = to_turn(cast(run(game, "use N-EXP"), "ffffww"));
    no(&game, "use N-EXP", "SP-NEUT-5");
    let game = to_turn(run(game, "use N-DIS; dismantle L1-TRA"));
    assert_eq!(asked(&game), 0);
    no(&game, "use N-EXP", "SP-NEUT-5");
    no(&game, "use N-TRA", "SP-NEUT-4");
    // The own marker is no used own ship.
    no(&game, "income", "SP-INC-1");
    let game = to_turn(run(game, "use L1-EXP 1"));
    let game = to_turn(run(game, "use L1-EXP 2"));
    let game = run(game, "income");
    assert_eq!(game.neutral(Ship::NExp).unwrap(), phoenix::Neutral::default());
    assert!(game.neutral(Ship::NDis).unwrap().marker.is_some());
    assert!(can(&game, "use N-EXP") || asked(&game) == 1);
}

// proves SP-NEUT-8
#[test]
fn neutral_ships_are_nobodys() {
    let game = scene().fleet(0, &[]).stock(0, (9, 0, 0, 0)).turn_of(0);
    let game = to_turn(run(game, "use N-EXP"));
    let game = to_turn(run(game, "income"));
    let before = stock(&game, 0).0;
    let game = run(game, "income");
    assert_eq!(stock(&game, 0).0, before, "no GEM for the neutral ship");
    assert_eq!(player(&game, 0).fleet.len(), 0);
    assert_eq!(game.scores().totals()[1], 0);
}
