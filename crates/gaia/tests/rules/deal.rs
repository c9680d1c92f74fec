//! What fate deals before the game, one tile at a time (GP-SETUP-4 to GP-SETUP-11, GP-VAR).

use std::collections::BTreeSet;

use gaia::board::{Map, Spot, Tile};
use gaia::names::{Advanced, Area, Booster, FinalTile, Named, Place, Planet, RoundTile, Standard, Token};
use gaia::{
    Deal, DealTile, Dealt, Decision, Event, Gaia, MapChoice, Move, Phase, Setup, Slot, Switches, Turning,
};
use hex::Axial;
use table::check::{dealt, laid_out, step};
use table::{Ask as _, Draw, Eye, Game, Lang, Look, Question as _, Rng, Seat, Seed, Tell, Turn};
use testing::drawing::{assert_sound, page};

use crate::common::{catalogue, decision, legal, played, refused};

/// What may be dealt now, with weights.
fn outcomes(game: &Gaia) -> Vec<(Dealt, u32)> {
    let mut all = Vec::new();
    game.outcomes(&mut all);
    let dealt = |(mv, weight): (Move, u32)| match mv {
        Move::Deal(dealt) => (dealt, weight),
        other => panic!("{other:?} is no deal"),
    };
    all.into_iter().map(dealt).collect()
}

/// The slot that is filled next.
#[track_caller]
fn slot(game: &Gaia) -> Slot {
    match decision(game) {
        Decision::Deal(DealTile(slot)) => slot,
        other => panic!("{other:?} is asked"),
    }
}

/// The game as soon as such a slot is filled next; the first outcome is always taken until then.
fn until(players: u8, wanted: impl Fn(Slot) -> bool) -> Gaia {
    let mut game: Gaia = laid_out(&Gaia::default_setup(players));
    while !wanted(slot(&game)) {
        let first = legal(&game)[0];
        game.apply(first, Tell::nobody());
    }
    game
}

// proves GP-SETUP-4, GP-SETUP-6, GP-SETUP-7, GP-SETUP-9, GP-SETUP-10, GP-SETUP-11
#[test]
fn every_place_is_filled_once_and_in_order() {
    for players in 2..=4 {
        let mut game: Gaia = laid_out(&Gaia::default_setup(players));
        let mut slots = Vec::new();
        while game.to_move() == Turn::Fate {
            assert_eq!((game.phase(), game.deal()), (Phase::Deal, None));
            slots.push(slot(&game));
            let last = *legal(&game).last().unwrap();
            game.apply(last, Tell::nobody());
        }
        let standard = Place::ALL.iter().map(|place| Slot::Standard(*place));
        let advanced = Area::ALL.iter().map(|area| Slot::Advanced(*area));
        let rounds = (1..=6).map(Slot::Round);
        let boosters = std::iter::repeat_n(Slot::Booster, usize::from(players) + 3);
        let all = standard.chain(advanced).chain([Slot::Token]).chain(rounds);
        assert_eq!(slots, all.chain([Slot::Final(1), Slot::Final(2)]).chain(boosters).collect::<Vec<_>>());
        assert_eq!(game.phase(), Phase::Factions);
        assert_eq!(game.deal().unwrap().boosters.len(), usize::from(players) + 3);
        assert_eq!(game.open_boosters().count(), usize::from(players) + 3);
    }
}

// proves GP-SETUP-4, GP-SETUP-6, GP-SETUP-10, GP-SETUP-11
#[test]
fn what_is_dealt_is_not_dealt_again() {
    let count = |wanted: &dyn Fn(Slot) -> bool| {
        let game = until(3, wanted);
        let all = outcomes(&game);
        assert!(all.iter().all(|(_, weight)| *weight == 1), "all are equally likely: {all:?}");
        all.len()
    };
    assert_eq!(count(&|slot| slot == Slot::Standard(Place::Terraforming)), 9);
    assert_eq!(count(&|slot| slot == Slot::Standard(Place::Free3)), 1, "the last tile is no choice");
    assert_eq!(count(&|slot| slot == Slot::Advanced(Area::Terraforming)), 15);
    assert_eq!(count(&|slot| slot == Slot::Advanced(Area::Science)), 10);
    assert_eq!(count(&|slot| slot == Slot::Final(1)), 6);
    assert_eq!(count(&|slot| slot == Slot::Final(2)), 5);
    assert_eq!(count(&|slot| slot == Slot::Booster), 10);
    let second = until(3, |slot| slot == Slot::Standard(Place::Navigation));
    let first = second.tiles()[Place::Terraforming].unwrap();
    refused(&second, Move::Deal(Dealt::Standard(Place::Navigation, first)), "GP-SETUP-4");
    refused(&second, Move::Deal(Dealt::Standard(Place::Economy, Standard::SevenVp)), "GP-SETUP-4");
    refused(&second, Move::Deal(Dealt::Booster(Booster::Range)), "GP-SETUP-4");
    refused(&second, Move::Pass(None), "GP-TURN-7");
}

// proves GP-SETUP-7, GP-SETUP-8
#[test]
fn the_token_is_one_of_eighteen() {
    let game = until(2, |slot| slot == Slot::Token);
    let all = outcomes(&game);
    assert_eq!(all.iter().map(|(_, weight)| weight).sum::<u32>(), 18);
    assert!(!all.iter().any(|(dealt, _)| *dealt == Dealt::Token(Token::Gleens)));
    refused(&game, Move::Deal(Dealt::Token(Token::Gleens)), "GP-SETUP-7");
    let after = played(game, &[Move::Deal(Dealt::Token(Token::Ore))]);
    assert_eq!((after.terraforming_token(), after.supply()[Token::Ore]), (Some(Token::Ore), 2));
}

// proves GP-SETUP-9, GP-RSCORE-8
#[test]
fn a_round_tile_is_as_likely_as_it_has_copies_left() {
    let mut game = until(2, |slot| slot == Slot::Round(1));
    let weight = |game: &Gaia, tile: RoundTile| {
        let found = outcomes(game).into_iter().find_map(|(dealt, weight)| match dealt {
            Dealt::Round(_, other) if other == tile => Some(weight),
            _ => None,
        });
        found.unwrap_or(0)
    };
    assert_eq!(outcomes(&game).iter().map(|(_, weight)| weight).sum::<u32>(), 10);
    for (round, left) in [(1, 2), (2, 1), (3, 0)] {
        assert_eq!(weight(&game, RoundTile::BigStructure), left, "round {round}");
        if left > 0 {
            game = played(game, &[Move::Deal(Dealt::Round(round, RoundTile::BigStructure))]);
        }
    }
    refused(&game, Move::Deal(Dealt::Round(3, RoundTile::BigStructure)), "GP-SETUP-9");
    assert_eq!(outcomes(&game).iter().map(|(_, weight)| weight).sum::<u32>(), 8);
}

// proves GP-VAR-5, GP-VAR-6, GP-VAR-7, GP-VAR-8
#[test]
fn sector_tiles_come_to_the_places_of_their_group() {
    let groups = |players, map| {
        let setup = Setup { map, ..Gaia::default_setup(players) };
        let mut game: Gaia = laid_out(&setup);
        let mut choices = Vec::new();
        while let Decision::Deal(DealTile(Slot::Sector(place))) = decision(&game) {
            assert!(game.board().grid().is_empty(), "the map lies when all tiles do");
            let all = outcomes(&game);
            assert!(all.iter().all(|(dealt, _)| matches!(dealt, Dealt::Sector(at, _) if *at == place)));
            choices.push(all.len());
            if choices.len() > 10 {
                break;
            }
            let last = *legal(&game).last().unwrap();
            game.apply(last, Tell::nobody());
        }
        choices.truncate(if players == 2 { 7 } else { 10 });
        choices.sort_unstable();
        choices
    };
    assert_eq!(groups(3, MapChoice::Method1), [1, 1, 1, 1, 1, 2, 3, 4, 5, 6], "four tiles stay");
    assert_eq!(groups(3, MapChoice::Method2), [1, 1, 2, 2, 3, 3, 4, 4, 5, 6]);
    assert_eq!(groups(4, MapChoice::Method3), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    assert_eq!(groups(2, MapChoice::Method1), [1, 2, 3, 4, 5, 6, 7]);
}

// proves GP-VAR-3, GP-VAR-4, GP-VAR-11
#[test]
fn fate_turns_only_so_that_everything_fits() {
    let setup = Setup { map: MapChoice::Method3, ..Gaia::default_setup(4) };
    let (mut asked, mut fewer) = (0, 0);
    for number in 0..30 {
        let mut game: Gaia = laid_out(&setup);
        let mut rng = Rng::new(Seed::from_number(number));
        while game.to_move() == Turn::Fate {
            if let Decision::TurnSector(turn) = decision(&game) {
                assert!(turn.fate() && turn.by == Turning::Dice);
                let mut ways = Vec::new();
                game.outcomes(&mut ways);
                assert!(!ways.is_empty() && ways.iter().all(|(_, weight)| *weight == 1));
                asked += 1;
                fewer += usize::from(ways.len() < 6);
            }
            step(&mut game, &mut rng);
        }
        assert_eq!(game.board().clash(), None);
    }
    assert_eq!(asked, 300, "ten tiles in thirty games");
    assert!(fewer > 0, "some ways do not fit");
}

// proves GP-VAR-11
#[test]
fn every_deal_of_the_printed_tiles_can_be_turned_to_fit() {
    for (players, map) in [(2, MapChoice::Method1), (3, MapChoice::Method1), (4, MapChoice::Method3)] {
        for number in 0..200 {
            let mut game: Gaia = laid_out(&Setup { map, ..Gaia::default_setup(players) });
            let mut rng = Rng::new(Seed::from_number(number));
            let mut dealt = 0;
            while let Decision::Deal(DealTile(Slot::Sector(_))) = decision(&game) {
                step(&mut game, &mut rng);
                dealt += 1;
            }
            assert_eq!(dealt, if players == 2 { 7 } else { 10 }, "none is dealt again");
            assert!(!game.board().grid().is_empty());
        }
    }
}

/// What is known is dealt as it is known, map included.
#[test]
fn a_known_deal_comes_about_move_by_move() {
    for map in [MapChoice::Printed, MapChoice::Method1, MapChoice::Method3] {
        let setup = Setup { map, ..Gaia::default_setup(3) };
        let game: Gaia = dealt(&setup, Seed::from_number(4));
        let deal = game.deal().expect("everything is dealt");
        let again = Gaia::dealt(&setup, catalogue(), &deal).unwrap();
        assert_eq!(again.deal(), Some(deal.clone()));
        assert!(again == game, "the same table, however it was dealt");
        let mut fated: Gaia = laid_out(&setup);
        let mut moves = 0;
        while let Some(mv) = fated.fated(&deal) {
            fated.play(mv).unwrap();
            moves += 1;
        }
        assert!(fated == game && moves >= 30);
        assert_eq!(game.fated(&deal), None, "a player's move is not fate's");
    }
}

// proves GP-VAR-10
#[test]
fn a_map_of_ones_own_lies_from_the_start() {
    let spots: Vec<Spot> =
        Axial::new(0, 0).disc(3).map(|at| Spot { at, planet: Planet::Terra, sector: 1 }).collect();
    let setup = Setup { agreed_map: Some(Map::Hexes(spots)), ..Gaia::default_setup(2) };
    let game: Gaia = laid_out(&setup);
    assert_eq!(game.board().grid().len(), 37);
    assert_eq!(slot(&game), Slot::Standard(Place::Terraforming), "nothing about the map is dealt");
    let tile = Tile { sector: "01".into(), centre: Axial::new(0, 0), rotation: 2 };
    let tiles = Setup { agreed_map: Some(Map::Tiles(vec![tile])), ..Gaia::default_setup(2) };
    assert_eq!(laid_out::<Gaia>(&tiles).board().grid().len(), 19);
    assert_eq!(setup.switches, Switches::default());
}

#[test]
fn what_is_dealt_is_told_in_words() {
    let mut game = until(2, |slot| slot == Slot::Standard(Place::Navigation));
    let prompt = decision(&game).prompt(&game, Seat::new(0), Lang::En);
    assert_eq!(
        Gaia::texts().fill(Lang::En, prompt.0, &prompt.1),
        "Standard tech tile is dealt to this place: Navigation."
    );
    let dealt = Dealt::Standard(Place::Navigation, Standard::SevenVp);
    let mut events = Vec::new();
    game.apply(Move::Deal(dealt), Tell::to(&mut events));
    assert_eq!(events, [Event::Dealt(dealt)]);
    let deal: Deal =
        table::check::dealt::<Gaia>(&Gaia::default_setup(2), Seed::from_number(1)).deal().unwrap();
    let different: BTreeSet<Advanced> = deal.advanced.values().copied().collect();
    assert_eq!((different.len(), deal.finals.iter().collect::<BTreeSet<&FinalTile>>().len()), (6, 2));
}

/// The table can be drawn while it is being laid out.
#[test]
fn an_unfinished_table_is_drawn() {
    for map in [MapChoice::Printed, MapChoice::Method3] {
        let mut game: Gaia = laid_out(&Setup { map, ..Gaia::default_setup(3) });
        let mut rng = Rng::new(Seed::from_number(1));
        while game.to_move() == Turn::Fate {
            let look = Look::new(Lang::De, Eye::Spectator);
            assert_sound(&page(&game, &look), &["draw-", "ask-"]);
            assert!(!game.panels(&look).is_empty());
            step(&mut game, &mut rng);
        }
    }
}
