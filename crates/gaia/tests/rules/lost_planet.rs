//! The Lost Planet (GP-LVL-NAV-5 to GP-LVL-NAV-12).

use gaia::names::{
    Advanced, Area, Booster, Count, Faction, FinalTile, Place, Planet, RoundTile, Standard, Structure, Token,
};
use gaia::scene::Scene;
use gaia::{Decision, Gaia, Move, PlaceLostPlanet, Special, Step, TileState};
use hex::{Axial, CellSet};
use table::{Game, Seat};

use crate::common::{DONE, ME, decision, legal, me, refused};

/// The Lost Planet on this space.
fn lost(game: &Gaia, q: i8, r: i8) -> Move {
    Move::LostPlanet(game.cell(q, r))
}

/// Two factions; the first has a mine in the middle and can just reach Navigation 5.
fn explorers(mine: Faction, other: Faction) -> Scene {
    Scene::new(&[mine, other])
        .structure(0, Structure::Mine, (0, 0))
        .level(0, Area::Navigation, 4)
        .token(0, Token::Credits, true)
        .player(0, |player| {
            (player.ore, player.credits, player.qic, player.knowledge) = (0, 0, 0, 4);
        })
}

fn terrans() -> Scene {
    explorers(Faction::Terrans, Faction::Ivits)
}

/// The scene with Navigation 5 just reached.
fn arrived(scene: Scene) -> Gaia {
    let mut game = scene.turn_of(0);
    game.play(Move::Research(Area::Navigation)).unwrap();
    game
}

/// The scene with the Lost Planet placed on this space.
fn placed(scene: Scene, q: i8, r: i8) -> Gaia {
    let mut game = arrived(scene);
    game.play(lost(&game, q, r)).unwrap();
    game
}

// proves GP-LVL-NAV-5
#[test]
fn navigation_five_places_the_lost_planet_at_once() {
    let mut game = arrived(terrans());
    assert_eq!(decision(&game), Decision::LostPlanet(PlaceLostPlanet));
    // It is compulsory: there is nothing else to do.
    assert!(legal(&game).iter().all(|mv| matches!(mv, Move::LostPlanet(_))));
    refused(&game, Move::EndTurn, "GP-TURN-7");
    refused(&game, Move::NoStep, "GP-TURN-7");
    game.play(lost(&game, 2, 0)).unwrap();
    let planet = game.lost_planet().unwrap();
    assert_eq!((planet.at, planet.owner), (game.cell(2, 0), ME));
    assert_eq!(game.planet_at(planet.at), Planet::Lost);
    assert_eq!(decision(&game), DONE);
}

// proves GP-LVL-NAV-6
#[test]
fn the_lost_planet_needs_an_empty_space_without_pieces() {
    let game = arrived(
        terrans()
            .planet((1, 0), Planet::Gaia)
            .planet((2, 0), Planet::Transdim)
            .structure(1, Structure::Institute, (3, 0))
            .satellites(0, &[(0, 1)])
            .satellites(1, &[(0, 2)])
            .station(1, (0, 3)),
    );
    for (q, r) in [(0, 0), (1, 0), (2, 0), (3, 0), (0, 1), (0, 2), (0, 3)] {
        refused(&game, lost(&game, q, r), "GP-LVL-NAV-6");
    }
    assert!(game.check(lost(&game, 0, 4)).is_ok());
    // All 61 hexes within four steps but these seven.
    assert_eq!(legal(&game).len(), 61 - 7);
}

// proves GP-LVL-NAV-6, GP-LVL-NAV-10
#[test]
fn the_lost_planet_lies_within_range_four_or_costs_qic() {
    let with = |qic| arrived(terrans().player(0, move |player| player.qic = qic));
    let game = with(0);
    assert!(game.check(lost(&game, 4, 0)).is_ok());
    refused(&game, lost(&game, 5, 0), "GP-MINE-4");
    let mut game = with(1);
    assert_eq!(game.check(lost(&game, 4, 0)).unwrap().cost.qic, 0);
    refused(&game, lost(&game, 7, 0), "GP-MINE-4");
    game.play(lost(&game, 6, 0)).unwrap();
    assert_eq!(me(&game).qic, 0);
}

// proves GP-LVL-NAV-7
#[test]
fn placing_it_counts_as_building_a_mine_without_price_and_piece() {
    let scene = terrans().round(1, RoundTile::Mine).player(0, |player| {
        player.tiles[Standard::SevenVp] = TileState::Covered(Advanced::Mine);
    });
    let game = arrived(scene);
    let (before, left) = (game.income(ME), game.mines_left(ME));
    let mut game = game;
    game.play(lost(&game, 2, 0)).unwrap();
    assert_eq!(me(&game).vp(), 10 + 2 + 3);
    assert_eq!((me(&game).ore, me(&game).credits), (0, 0), "the Terrans had nothing to pay with");
    assert_eq!((game.mines_left(ME), game.income(ME)), (left, before));
}

// proves GP-LVL-NAV-7
#[test]
fn eight_mines_on_the_map_do_not_hinder_it() {
    let full = (1..8).fold(terrans(), |scene, q| scene.structure(0, Structure::Mine, (-q, 0)));
    let game = placed(full, 2, 0);
    assert_eq!((game.mines_left(ME), game.count(ME, Count::Mines)), (0, 9));
}

// proves GP-LVL-NAV-8
#[test]
fn the_lost_planet_is_a_type_of_its_own_with_a_mine() {
    let mut game = placed(terrans().sector((2, 0), 2).planet((6, 0), Planet::Terra), 2, 0);
    let at = game.cell(2, 0);
    assert_eq!(me(&game).structure_at(at), Some(Structure::Mine));
    let counts = [Count::PlanetTypes, Count::Sectors, Count::Mines];
    assert_eq!(counts.map(|what| game.count(ME, what)), [2, 2, 2]);
    let finals = [FinalTile::Structures, FinalTile::PlanetTypes, FinalTile::Sectors];
    assert_eq!(finals.map(|tile| game.final_count(ME, tile)), [2, 2, 2]);

    game.play(Move::EndTurn).unwrap();
    game.play(Move::Pass(Some(Booster::Range))).unwrap();
    refused(&game, Move::Upgrade(at, Structure::TradingStation), "GP-UPG-13");
}

// proves GP-LVL-NAV-8
#[test]
fn range_is_counted_from_the_lost_planet_too() {
    let scene = || {
        terrans()
            .planet((6, 0), Planet::Terra)
            .level(0, Area::Navigation, 5)
            .player(0, |player| (player.ore, player.credits) = (1, 2))
    };
    let game = scene().turn_of(0);
    refused(&game, Move::Mine(game.cell(6, 0)), "GP-MINE-4");
    let game = scene().lost_planet(0, (2, 0)).turn_of(0);
    assert!(game.check(Move::Mine(game.cell(6, 0))).is_ok());
}

// proves GP-LVL-NAV-9
#[test]
fn without_a_space_in_reach_it_is_not_placed() {
    let around = |radius| Axial::new(0, 0).disc(radius).filter(|hex| *hex != Axial::new(0, 0));
    let full = || around(4).fold(terrans(), |scene, hex| scene.planet((hex.q, hex.r), Planet::Ice));
    let mut game = arrived(full());
    assert_eq!((me(&game).research[Area::Navigation], me(&game).has_green_token()), (5, false));
    assert_eq!((game.lost_planet(), decision(&game)), (None, DONE));
    game.play(Move::EndTurn).unwrap();

    // A single space is enough, and so is a QIC that reaches beyond.
    let game = arrived(full().planet((0, 4), Planet::Empty));
    assert_eq!(legal(&game), [lost(&game, 0, 4)]);
    let game = arrived(full().player(0, |player| player.qic = 1));
    assert_eq!(decision(&game), Decision::LostPlanet(PlaceLostPlanet));
    assert!(game.check(lost(&game, 5, 0)).is_ok());
}

// proves GP-LVL-NAV-10
#[test]
fn a_qic_of_the_tile_that_gave_the_step_reaches_farther() {
    let lab = |tile| {
        let mut game = terrans()
            .structure(0, Structure::TradingStation, (-1, 0))
            .tile_at(Place::Navigation, tile)
            .player(0, |player| (player.ore, player.credits) = (3, 5))
            .turn_of(0);
        game.play(Move::Upgrade(game.cell(-1, 0), Structure::ResearchLab)).unwrap();
        game.play(Move::Tile(Place::Navigation)).unwrap();
        assert_eq!(decision(&game), Decision::Step(Step::Only(Area::Navigation)));
        game.play(Move::Step(Area::Navigation)).unwrap();
        game
    };
    let game = lab(Standard::SevenVp);
    refused(&game, lost(&game, 6, 0), "GP-MINE-4");
    let mut game = lab(Standard::OreQic);
    game.play(lost(&game, 6, 0)).unwrap();
    assert_eq!(me(&game).qic, 0);
}

// proves GP-LVL-NAV-10
#[test]
fn the_ivits_count_from_their_space_stations() {
    let scene = || explorers(Faction::Ivits, Faction::Terrans);
    let game = arrived(scene());
    refused(&game, lost(&game, 7, 0), "GP-MINE-4");
    let game = arrived(scene().station(0, (3, 0)));
    assert!(game.check(lost(&game, 7, 0)).is_ok());
}

// proves GP-LVL-NAV-11
#[test]
fn opponents_charge_for_it_and_later_its_owner_charges_for_theirs() {
    let scene = terrans()
        .structure(1, Structure::Institute, (4, 0))
        .planet((5, 0), Planet::Oxide)
        .player(1, |player| (player.ore, player.credits) = (1, 2));
    let mut game = placed(scene, 3, 0);
    game.play(Move::EndTurn).unwrap();
    let asked = game.question().unwrap();
    assert_eq!(asked.seat, Seat::new(1));
    assert!(matches!(asked.decision, Decision::Charge(offer) if offer.value == 3));
    game.play(Move::Decline).unwrap();

    // The Ivits build two steps from the Lost Planet and five from the other mine.
    game.play(Move::Mine(game.cell(5, 0))).unwrap();
    game.play(Move::EndTurn).unwrap();
    let asked = game.question().unwrap();
    assert_eq!(asked.seat, ME);
    assert!(matches!(asked.decision, Decision::Charge(offer) if offer.value == 1));
}

// proves GP-LVL-NAV-11
#[test]
fn the_lost_planet_joins_a_federation_next_to_it() {
    let scene = || terrans().structure(0, Structure::Mine, (1, 0)).federated(0, &[(1, 0)]);
    let near = placed(scene(), 2, 0);
    assert!(near.in_federation(ME, near.cell(2, 0)));
    let apart = placed(scene(), 3, 0);
    assert!(!apart.in_federation(ME, apart.cell(3, 0)));
}

// proves GP-LVL-NAV-11
#[test]
fn the_lost_planet_is_a_new_type_for_the_geodens() {
    let scene = || explorers(Faction::Geodens, Faction::Terrans);
    assert_eq!(me(&placed(scene(), 2, 0)).knowledge, 0, "they have no institute yet");
    let institute = scene().structure(0, Structure::Institute, (0, 1));
    assert_eq!(me(&placed(institute, 2, 0)).knowledge, 3);
}

// proves GP-LVL-NAV-11
#[test]
fn the_lost_planet_is_neither_terraformed_nor_a_gaia_planet() {
    for round in [RoundTile::Terraforming, RoundTile::GaiaMine4] {
        let scene = terrans().round(1, round).player(0, |player| {
            player.tiles[Standard::VpGaiaMine] = TileState::Open;
        });
        let game = placed(scene, 2, 0);
        assert_eq!(me(&game).vp(), 10);
        assert_eq!(game.count(ME, Count::GaiaPlanets), 0);
    }
    // Nor does it give the Gleens points for a mine on a Gaia planet.
    assert_eq!(me(&placed(explorers(Faction::Gleens, Faction::Terrans), 2, 0)).vp(), 10);
}

// proves GP-LVL-NAV-12
#[test]
fn no_satellite_is_placed_on_the_lost_planet() {
    let scene = || {
        Scene::new(&[Faction::Terrans, Faction::Xenos])
            .structure(0, Structure::Mine, (-4, 0))
            .structure(1, Structure::Institute, (0, 0))
            .structure(1, Structure::AcademyLeft, (2, 0))
            .structure(1, Structure::Mine, (3, 0))
    };
    let federate = |game: &Gaia| {
        let cells = [(0, 0), (1, 0), (2, 0), (3, 0)];
        let cells: CellSet = cells.iter().map(|(q, r)| game.cell(*q, *r)).collect();
        game.check_federation(Seat::new(1), cells)
    };
    assert!(federate(&scene().turn_of(1)).is_ok());
    let game = scene().lost_planet(0, (1, 0)).turn_of(1);
    assert!(federate(&game).is_err());
    // Going around it is what the action offers: two satellites, never this space.
    let mut game = game;
    game.play(Move::Federate).unwrap();
    let lost = game.cell(1, 0);
    assert!(!legal(&game).contains(&Move::Satellite(lost)));
    assert!(!game.players()[Seat::new(1)].satellites.contains(lost));
}

// proves GP-LVL-NAV-12
#[test]
fn no_space_station_is_placed_on_the_lost_planet_but_the_lantids_may_share_it() {
    let mut game = terrans().lost_planet(0, (2, 0)).structure(1, Structure::Institute, (3, 0)).turn_of(1);
    game.play(Move::Special(Special::Institute)).unwrap();
    refused(&game, Move::Station(game.cell(2, 0)), "GP-FAC-IVITS-8");
    assert!(game.check(Move::Station(game.cell(2, 1))).is_ok());

    let visitors = |faction| {
        explorers(Faction::Xenos, faction)
            .lost_planet(0, (2, 0))
            .structure(1, Structure::Mine, (3, 0))
            .player(1, |player| (player.ore, player.credits) = (1, 2))
            .turn_of(1)
    };
    let game = visitors(Faction::Terrans);
    refused(&game, Move::Mine(game.cell(2, 0)), "GP-MINE-17");
    let mut game = visitors(Faction::Lantids);
    game.play(Move::Mine(game.cell(2, 0))).unwrap();
    assert!(game.players()[Seat::new(1)].shared.contains(game.cell(2, 0)));
}
