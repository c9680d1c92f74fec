//! Variants (SP-VAR).

use phoenix::names::{Hub, Ship};
use phoenix::{HubSet, Setup, Step};
use table::Game;

use crate::common::{catalogue, new, refused};

fn first(players: u8) -> Setup {
    Setup { first_game: true, ..Setup::new(players) }
}

// proves SP-VAR-1, SP-VAR-2
#[test]
fn the_basic_game_deals_basic_hubs_and_the_advanced_game_all() {
    let dealt = |hubs| {
        let setup = Setup { hubs, ..Setup::new(4) };
        let games = (0..30).map(|seed| new(&setup, seed));
        let mut all: Vec<Hub> = games
            .flat_map(|game| {
                game.players().values().flat_map(|player| player.dealt).flatten().collect::<Vec<_>>()
            })
            .collect();
        all.sort();
        all.dedup();
        all.len()
    };
    assert_eq!((dealt(HubSet::Basic), dealt(HubSet::Advanced)), (12, 24));
}

// SP-EX-4; proves SP-VAR-3
#[test]
fn the_friendly_variant_shows_one_more_of_each_stack() {
    for (players, sectors) in [(2, 27), (3, 36), (4, 45)] {
        let game = new(&Setup { friendly: true, ..Setup::new(players) }, 1);
        assert_eq!(game.display().len(), sectors);
        assert!((0..9).all(|stack| game.display().of_stack(stack).len() == sectors / 9));
    }
}

// proves SP-VAR-4, SP-VAR-12
#[test]
fn a_first_game_uses_the_first_four_sectors_of_each_stack() {
    for friendly in [false, true] {
        for players in 2..=4_u8 {
            let game = new(&Setup { friendly, ..first(players) }, 1);
            assert!(game.display().iter().all(|sector| (1..=4).contains(&(sector.number() % 10))));
            // Four is all a stack has.
            let each = u32::from(players + u8::from(friendly)).min(4);
            assert_eq!(game.display().len(), 9 * each);
        }
    }
}

// proves SP-VAR-5, SP-VAR-11
#[test]
fn a_first_game_hands_out_sets() {
    let mut seen = Vec::new();
    for seed in 0..20 {
        let game = new(&first(3), seed);
        assert_eq!(game.step(), Step::Turn, "nothing is dealt, drafted or chosen");
        let hubs: Vec<_> = game.players().values().map(|player| player.hub.unwrap()).collect();
        assert!(hubs.iter().all(|hub| [Hub::B1, Hub::B2, Hub::B3, Hub::B4].contains(hub)));
        assert!(hubs[0] != hubs[1] && hubs[1] != hubs[2] && hubs[0] != hubs[2]);
        seen.push(hubs);
        game.audit().unwrap();
    }
    seen.sort();
    seen.dedup();
    assert!(seen.len() > 5, "chance decides who gets which");
    assert_eq!(refused(&Setup { hubs: HubSet::Advanced, ..first(2) }), "SP-VAR-5");
}

// SP-EX-5; proves SP-VAR-6, SP-VAR-7, SP-VAR-8, SP-VAR-9, SP-VAR-10
#[test]
fn every_set_has_its_ships() {
    let game = new(&first(4), 5);
    let ships = |hub: Hub| -> Vec<Ship> {
        let player = game.players().values().find(|player| player.hub == Some(hub)).unwrap();
        player.fleet.iter().map(|own| own.ship).filter(|ship| catalogue().ships[*ship].level > 1).collect()
    };
    assert_eq!(ships(Hub::B1), [Ship::L2Dis, Ship::L2Exp, Ship::L3Dis, Ship::L3Con]);
    assert_eq!(
        ships(Hub::B2),
        [Ship::L2Dis, Ship::L2Con, Ship::L2Tra, Ship::L2Far, Ship::L3Tra, Ship::L3Ice]
    );
    assert_eq!(ships(Hub::B3), [Ship::L2Dis, Ship::L2Con, Ship::L3Dis, Ship::L3Exp]);
    assert_eq!(ships(Hub::B4), [Ship::L2Tra, Ship::L2Exp, Ship::L3Con, Ship::L3Exp]);
    let b2 = game.players().values().find(|player| player.hub == Some(Hub::B2)).unwrap();
    assert_eq!(b2.fleet.len(), 11);
}
