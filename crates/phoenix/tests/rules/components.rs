//! Components (SP-COMP).

use phoenix::catalogue::Trigger;
use phoenix::names::{Face, Hub, Named, Resource, Ship, ShipType, Species};
use phoenix::sector::{Sector, Sectors};
use phoenix::{Phoenix, Setup};
use table::{Eye, Game, Rng, Seed};

use crate::common::{ME, catalogue, lobby, player, run, scene, stock, to_turn, with};

// proves SP-COMP-1
#[test]
fn two_to_four_players_take_part() {
    for players in 2..=4 {
        assert!(Phoenix::new(&Setup::new(players), catalogue()).is_ok());
    }
    for players in [0, 1, 5] {
        let refusal = Phoenix::new(&Setup::new(players), catalogue()).unwrap_err();
        assert_eq!(refusal.rule, "SP-COMP-1");
    }
}

// proves SP-COMP-2
#[test]
fn gems_are_no_resource() {
    assert_eq!(Resource::ALL.iter().map(|kind| kind.id()).collect::<Vec<_>>(), ["food", "water", "metal"]);
    let game = scene().stock(0, (9, 1, 2, 3)).turn_of(0);
    assert_eq!(player(&game, 0).stock.total(), 6);
}

// proves SP-COMP-3
#[test]
fn resources_and_gems_never_run_out() {
    let game = scene().ship(0, Ship::L2Far).stock(0, (900, 900, 0, 0)).turn_of(0);
    let game = run(game, "use L2-FAR 1");
    assert_eq!(stock(&game, 0), (898, 904, 0, 0));
}

// proves SP-COMP-4
#[test]
fn there_are_25_aliens_of_each_species_and_24_humans() {
    let numbers = &catalogue().numbers;
    assert_eq!((numbers.aliens_per_species, Species::ALIENS.len(), numbers.humans), (25, 4, [16, 20, 24]));
}

// proves SP-COMP-5
#[test]
fn humans_are_no_aliens() {
    assert!(Species::ALIENS.iter().all(|species| species.is_alien()) && !Species::Human.is_alien());
    // A Human gained is no Alien gained: sector 106 pays nothing, 126 does.
    let game = with(Hub::B12).stock(0, (9, 0, 0, 0)).sector(0, 106, "TTT").sector(0, 126, "PPP");
    let game = run(game.sector(0, 111, "").turn_of(0), "use L1-DIP 1; advance transport");
    assert_eq!(stock(&game, 0).0, 9 - 3 - 1 + 2);
}

// proves SP-COMP-6, SP-COMP-8, SP-COMP-9
#[test]
fn there_are_54_ship_cards() {
    let of = |level: u8, kind: Option<ShipType>| {
        let cards = Ship::ALL.iter().filter(|ship| ship.neutral().is_none());
        let cards = cards.map(|ship| &catalogue().ships[*ship]);
        cards
            .filter(|card| card.level == level && kind.is_none_or(|kind| card.kind == kind))
            .map(|card| card.copies)
            .sum::<u8>()
    };
    assert_eq!([of(1, None), of(2, None), of(3, None)], [20, 18, 16]);
    assert_eq!(ShipType::ALL.len(), 7);
    for kind in [ShipType::Farm, ShipType::IceCollector] {
        assert_eq!([of(1, Some(kind)), of(2, Some(kind)), of(3, Some(kind))], [0, 3, 1]);
    }
    assert_eq!([of(2, Some(ShipType::Diplomacy)), of(3, Some(ShipType::Diplomacy))], [0, 2]);
    for kind in [ShipType::Dismantle, ShipType::Construction, ShipType::Transport, ShipType::Expedition] {
        assert_eq!([of(1, Some(kind)), of(2, Some(kind)), of(3, Some(kind))], [4, 3, 3]);
    }
}

// proves SP-COMP-7
#[test]
fn a_colour_has_one_level_1_ship_of_each_basic_type() {
    let kinds: Vec<_> = Ship::LEVEL_1.iter().map(|ship| catalogue().ships[*ship].kind).collect();
    let basic = [
        ShipType::Dismantle,
        ShipType::Construction,
        ShipType::Transport,
        ShipType::Diplomacy,
        ShipType::Expedition,
    ];
    assert_eq!(kinds, basic);
    assert!(Ship::LEVEL_1.iter().all(|ship| catalogue().ships[*ship].level == 1));
}

// proves SP-COMP-10
#[test]
fn sectors_form_nine_stacks_of_eight() {
    assert_eq!(Sector::all().count(), 72);
    for stack in 0..9 {
        assert_eq!(Sectors::ALL.of_stack(stack).len(), 8);
    }
    let sector = |number| Sector::new(number).unwrap();
    assert_eq!((sector(104).level(), sector(104).color().id()), (1, "teal"));
    assert_eq!((sector(218).level(), sector(218).color().id()), (2, "brown"));
    assert_eq!((sector(321).level(), sector(321).color().id()), (3, "pink"));
}

// SP-EX-2; proves SP-COMP-11
#[test]
fn a_sector_has_a_cost_quarters_and_abilities() {
    let card = catalogue().sector(Sector::new(318).unwrap());
    assert_eq!(card.cost, 13);
    assert_eq!(card.immediate.len(), 1);
    let on = |trigger| card.slots.iter().filter(|slot| slot.ability.on == trigger).count();
    assert_eq!(on(Trigger::Use(ShipType::Diplomacy)), 1);
    assert!(on(Trigger::Income) >= 1);
    for sector in Sector::all() {
        let card = catalogue().sector(sector);
        assert!(card.slots.iter().all(|slot| (1..=card.quarters).contains(&slot.quarter)));
        assert!(card.immediate.is_empty() || sector.level() == 3, "{sector}");
    }
    // It accepts brown and gold Aliens and Humans, nobody else.
    let game = with(Hub::B3).stock(0, (9, 9, 9, 9)).sector(0, 318, "").turn_of(0);
    let game = run(game, "use L1-TRA 1; alien brown; alien gold; buy; take food");
    assert_eq!(crate::common::row(&game, 0, 318), "bg");
    assert!(!crate::common::can(&game, "choose pink") && crate::common::can(&game, "choose brown"));
}

// proves SP-COMP-12
#[test]
fn hubs_need_no_residents() {
    assert_eq!(Hub::ALL.iter().filter(|hub| catalogue().hubs[**hub].advanced).count(), 12);
    assert_eq!(Hub::ALL.len(), 24);
    let game = with(Hub::B2).stock(0, (2, 0, 0, 0)).turn_of(0);
    let game = run(game, "use L1-DIS 1; dismantle L1-DIP");
    assert_eq!(stock(&game, 0), (0, 1, 1, 7));
    assert_eq!(player(&game, 0).sectors(), 0);
}

// proves SP-COMP-13
#[test]
fn a_die_has_six_faces() {
    let mut faces = catalogue().numbers.die_faces.clone();
    faces.sort();
    assert_eq!(faces, [Face::Food, Face::Food, Face::Water, Face::Water, Face::Metal, Face::Human]);
}

// proves SP-COMP-14
#[test]
fn everything_lies_open() {
    let mut game = scene().stock(0, (9, 1, 1, 1)).sector(0, 101, "TT").turn_of(0);
    game = run(game, "use L1-EXP 1");
    for eye in [Eye::Seat(ME), Eye::Spectator] {
        assert_eq!(game.seen_by(eye), game);
        assert_eq!(game.imagine(ME, &mut Rng::new(Seed::from_number(1))), game);
    }
    assert!(to_turn(game).turns() > 0);
}

// proves SP-COMP-15
#[test]
fn residents_on_the_hub_count() {
    let game = with(Hub::B11).lobby(0, "PPP").sector(0, 121, "PG").turn_of(0);
    assert_eq!(lobby(&game, 0), "PPP");
    assert_eq!(player(&game, 0).residents(), 5);
}
