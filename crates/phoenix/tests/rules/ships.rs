//! Ships (SP-SHIP) and Farms and Ice Collectors (SP-FARM).

use phoenix::Decision;
use phoenix::catalogue::Catalogue;
use phoenix::names::{Hub, Named, Ship, ShipType, Track};
use phoenix::question::Transactions;
use table::{Components as _, Game};

use crate::common::{asked, can, catalogue, decision, no, player, points, run, scene, stock, to_turn, with};

// proves SP-SHIP-1
#[test]
fn a_used_ship_cannot_be_used() {
    let game = scene().stock(0, (9, 0, 0, 0)).used(0, Ship::L1Exp, 3).used(1, Ship::L1Tra, 2).turn_of(0);
    no(&game, "use L1-EXP 1", "SP-SHIP-1");
    no(&game, "use L1-TRA 2", "SP-SHIP-1");
    assert!(can(&game, "use L1-TRA 1") && can(&game, "use L1-EXP 2"));
}

// proves SP-SHIP-2
#[test]
fn every_unused_ship_on_the_table_may_be_used() {
    let game = scene().ship(1, Ship::L3Far).stock(0, (9, 0, 0, 0)).turn_of(0);
    assert!(
        ["use L1-EXP 1", "use L1-EXP 2", "use L3-FAR 2", "use N-EXP"].iter().all(|line| can(&game, line))
    );
    no(&game, "use L3-FAR 1", "SP-SHIP-2");
    no(&game, "use L3-FAR 3", "SP-SHIP-2");
    no(&game, "use L3-FAR", "SP-SHIP-2");
    no(&game, "use N-EXP 1", "SP-SHIP-2");
}

// SP-EX-9; proves SP-SHIP-3, SP-CLAR-2
#[test]
fn the_cost_lies_on_the_ship() {
    let game = scene().ship(0, Ship::L2Far).stock(0, (5, 0, 0, 0)).turn_of(0);
    let game = run(game, "use L2-FAR 1");
    assert_eq!(stock(&game, 0).0, 3);
    assert_eq!(player(&game, 0).fleet.iter().find(|own| own.ship == Ship::L2Far).unwrap().gems, 2);
}

// SP-EX-8; proves SP-SHIP-4, SP-CLAR-10
#[test]
fn whoever_uses_a_foreign_ship_pays_its_owner() {
    let game = scene().ship(1, Ship::L3Con).stock(0, (15, 0, 0, 9)).turn_of(0);
    let game = run(game, "use L3-CON 2; build 101");
    assert_eq!((stock(&game, 0), stock(&game, 1).0), ((4, 0, 0, 9 - 3), 3));
    assert_eq!(player(&game, 1).fleet.iter().find(|own| own.ship == Ship::L3Con).unwrap().gems, 8);
    // The fee is not waived, even if nobody but the owner asks for nothing.
    let game = scene().ship(0, Ship::L3Con).stock(0, (8, 0, 0, 9)).turn_of(0);
    assert_eq!(stock(&run(game, "use L3-CON 1; build 101"), 0).0, 0);
}

// proves SP-SHIP-5
#[test]
fn cost_and_fee_must_be_there() {
    let game = scene().stock(0, (3, 0, 0, 0)).turn_of(0);
    assert!(can(&game, "use L1-EXP 1"));
    no(&game, "use L1-EXP 2", "SP-SHIP-5");
}

// proves SP-SHIP-6, SP-SHIP-15
#[test]
fn part_of_the_action_must_be_possible_after_paying() {
    // 118 would sell metal after the action; that does not make the action possible.
    let game = scene().stock(0, (4, 0, 0, 0)).sector(0, 118, "BBB").turn_of(0);
    no(&game, "use L1-TRA 1", "SP-TRAN-10");
    assert!(can(&scene().stock(0, (5, 0, 0, 0)).turn_of(0), "use L1-TRA 1"));
    // A conversion counts only once it has been made.
    let game = with(Hub::B6).stock(0, (1, 0, 0, 0)).points(0, 1).turn_of(0);
    no(&game, "use L1-TRA 1", "SP-SHIP-5");
    assert!(can(&run(game, "convert"), "use L1-TRA 1"));
}

// proves SP-SHIP-7
#[test]
fn income_clears_the_own_ships_whoever_used_them() {
    let game = scene().stock(0, (9, 0, 0, 0)).used(0, Ship::L1Dis, 2).stock(1, (9, 0, 0, 0)).turn_of(1);
    let game = to_turn(run(game, "use L1-EXP 1"));
    assert_eq!(player(&game, 0).unused_ships(), 3);
    let game = run(game, "income");
    assert_eq!((player(&game, 0).unused_ships(), stock(&game, 0).0), (5, 9 + 1 + 5));
}

// proves SP-SHIP-8
#[test]
fn reductions_never_touch_the_fee_and_leave_one_gem() {
    let scene = || with(Hub::A2).ship(1, Ship::L2Far).ship(0, Ship::L3Con).stock(0, (20, 0, 0, 9));
    let game = run(scene().turn_of(0), "use L2-FAR 2");
    assert_eq!((stock(&game, 0).0, stock(&game, 1).0), (20 - 1 - 2, 2));
    let game = run(scene().turn_of(0), "use L3-CON 1; build 101");
    assert_eq!(stock(&game, 0).0, 20 - 7);
}

// proves SP-SHIP-9
#[test]
fn several_reductions_would_add_up() {
    // A-2 has one reduction for own ships and one for others; each applies alone. With edited components two could
    // meet: what the catalogue holds is added before the least is applied.
    let folder = std::env::temp_dir().join(format!("phoenix-reductions-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let hubs = include_str!("../../data/hubs.toml").replace(
        "{ on = \"passive\", do = \"use_cost_discount\", scope = \"own\", ship = \"any\", gems = 1, min = 1 },",
        "{ on = \"passive\", do = \"use_cost_discount\", scope = \"any\", ship = \"any\", gems = 1, min = 1 },",
    );
    std::fs::write(folder.join("hubs.toml"), hubs).unwrap();
    let edition = table::Edition::<Catalogue>::from_folder(&folder).unwrap();
    assert_ne!(edition.mark, Catalogue::editions()[0].mark);
    let edited = edition.components;
    std::fs::remove_dir_all(folder).unwrap();
    let abilities = &edited.hubs[Hub::A2].abilities;
    assert_eq!(phoenix::use_cost(abilities.iter(), ShipType::Construction, false, 8), 8 - 2 - 1);
    assert_eq!(phoenix::use_cost(abilities.iter(), ShipType::Construction, true, 8), 8 - 1);
    assert_eq!(phoenix::use_cost(abilities.iter(), ShipType::Transport, false, 2), 1);
}

// proves SP-SHIP-10
#[test]
fn numbers_are_those_of_the_ship_and_the_active_station() {
    // The owner of the ship has a bonus transaction, the user has not.
    let game = with(Hub::B7).sector(1, 214, "BBBB").stock(0, (20, 0, 0, 0)).turn_of(0);
    let game = run(game, "use L1-TRA 2");
    assert!(matches!(decision(&game), Decision::Transactions(Transactions { left: 3, .. })));
    let game = with(Hub::A4).stock(0, (20, 0, 0, 0)).turn_of(0);
    assert!(matches!(
        decision(&run(game, "use L1-TRA 2")),
        Decision::Transactions(Transactions { left: 4, .. })
    ));
}

// proves SP-SHIP-11
#[test]
fn nobody_gains_ships_during_the_game() {
    use table::{Rng, Seed};
    let mut rng = Rng::new(Seed::from_number(3));
    let mut game =
        with(Hub::B2).ship(0, Ship::L3Dis).stock(0, (30, 5, 5, 9)).stock(1, (30, 5, 5, 9)).turn_of(0);
    let mut moves = Vec::new();
    let mut ships = [0, 1].map(|seat| player(&game, seat).fleet.len());
    for _ in 0..400 {
        game.legal_moves(&mut moves);
        let Some(mv) = (!moves.is_empty()).then(|| *rng.pick(&moves)) else { break };
        game.apply(mv, table::Tell::nobody());
        let now = [0, 1].map(|seat| player(&game, seat).fleet.len());
        assert!(now[0] <= ships[0] && now[1] <= ships[1]);
        ships = now;
    }
}

// proves SP-SHIP-12
#[test]
fn a_player_without_ships_plays_on() {
    let game = scene().fleet(0, &[]).stock(0, (9, 0, 0, 0)).turn_of(0);
    let game = to_turn(run(game, "use L1-EXP 2"));
    assert_eq!((asked(&game), stock(&game, 0).0), (1, 5));
    let game = to_turn(run(to_turn(run(game, "income")), "use N-EXP"));
    assert_eq!(stock(&game, 0).0, 0);
}

// SP-EX-1; proves SP-SHIP-13, SP-SHIP-14, SP-DISM-3
#[test]
fn the_cards_have_their_values() {
    let card = |ship: Ship| {
        let card = &catalogue().ships[ship];
        (card.cost, card.fee, card.metal, card.power, card.capacity)
    };
    assert_eq!(card(Ship::L1Tra), (2, 1, 6, 3, 0));
    assert_eq!(card(Ship::L2Tra), (3, 2, 8, 4, 0));
    assert_eq!(card(Ship::L1Exp), (3, 1, 6, 6, 4));
    assert_eq!(card(Ship::L2Exp), (4, 2, 8, 8, 5));
    assert_eq!(catalogue().ships[Ship::L2Exp].level, 2);
    assert_eq!(card(Ship::L1Dip).0, 3);
    assert_eq!(card(Ship::L2Dis), (3, 2, 8, 1, 0));
    assert_eq!(card(Ship::L3Con), (8, 3, 10, 2, 0));
    let levels =
        [Ship::L1Dis, Ship::L2Dis, Ship::L3Dis].map(|ship| (card(ship).1, card(ship).2, card(ship).3));
    assert_eq!(levels, [(1, 6, 0), (2, 8, 1), (3, 10, 2)]);
}

// proves SP-FARM-1, SP-FARM-2, SP-FARM-3
#[test]
fn farms_and_ice_collectors_bring_food_and_water() {
    for (ship, gained) in
        [(Ship::L2Far, (4, 0)), (Ship::L3Far, (5, 0)), (Ship::L2Ice, (0, 4)), (Ship::L3Ice, (0, 5))]
    {
        // No track pays and no ability works, whatever there is.
        let scene = Track::ALL.iter().fold(with(Hub::B3), |scene, track| scene.token(0, *track, 3));
        let scene = scene.sector(0, 107, "TTT").sector(0, 324, "PPP").ship(0, ship).stock(0, (5, 0, 0, 0));
        let game = run(scene.turn_of(0), &format!("use {ship} 1"));
        let cost = u16::from(catalogue().ships[ship].cost);
        assert_eq!(
            (stock(&game, 0), points(&game, 0), asked(&game)),
            ((5 - cost, gained.0, gained.1, 0), 0, 1)
        );
    }
}
