//! Components and limits (GP-COMP).

use std::collections::BTreeSet;

use gaia::board::{Board, Map, Tile};
use gaia::catalogue::Side;
use gaia::names::{
    Advanced, Area, BoardAction, Booster, Faction, Feat, FinalTile, FreeAction, Named, Place, Planet,
    RoundTile, Standard, Structure, Token,
};
use gaia::scene::Scene;
use gaia::{Decision, Gaia, Move, Power, Purse, Source, TileState};
use hex::{Axial, Cell};
use table::{Game, Seat, Seed};

use crate::common::{ME, YOU, catalogue, me, play, plenty, refused};

// proves GP-COMP-1
#[test]
fn ten_tiles_of_nineteen_hexes_have_thirteen_printed_sides() {
    let sectors = &catalogue().sectors;
    assert_eq!(sectors.len(), 13);
    for tile in 1..=10 {
        let sides: Vec<_> =
            sectors.iter().filter(|sector| sector.tile == tile).map(|sector| sector.side).collect();
        match tile {
            5..=7 => assert_eq!(sides, [Side::Solid, Side::Outlined]),
            _ => assert_eq!(sides, [Side::Single]),
        }
    }
    for sector in sectors {
        let hexes: BTreeSet<_> = sector.hexes.iter().map(|(at, _)| (at.q, at.r)).collect();
        assert_eq!(hexes.len(), 19);
        assert!(sector.hexes.iter().all(|(at, _)| at.distance(Axial::new(0, 0)) <= 2));
    }
}

// proves GP-COMP-1
#[test]
fn a_map_is_made_of_these_tiles_only_and_ends_at_their_edge() {
    let tile = |sector: &str, q, r| Tile { sector: sector.into(), centre: Axial::new(q, r), rotation: 0 };
    let map = |tiles: Vec<Tile>| Board::new(Map::Tiles(tiles), catalogue());
    assert_eq!(map(vec![tile("01", 0, 0), tile("02", 5, -2)]).unwrap().grid().len(), 38);
    assert_eq!(map(vec![tile("11", 0, 0)]).unwrap_err().rule, "GP-COMP-1");
    assert_eq!(map(vec![tile("01", 0, 0), tile("02", 1, 0)]).unwrap_err().rule, "GP-COMP-1", "tiles overlap");

    let game =
        Scene::new(&[Faction::Terrans, Faction::Xenos]).structure(0, Structure::Mine, (0, 0)).turn_of(0);
    refused(&game, Move::Mine(Cell(200)), "GP-COMP-1");
}

// proves GP-COMP-2
#[test]
fn seven_home_types_lie_on_a_wheel() {
    use Planet::{Desert, Ice, Oxide, Swamp, Terra, Titanium, Volcanic};
    let wheel = [Terra, Oxide, Volcanic, Desert, Swamp, Titanium, Ice];
    let steps = |from: Planet, to: Planet| catalogue().steps_between(from, to);
    for place in 0..7 {
        let away: Vec<_> = (0..7).map(|far| steps(wheel[place], wheel[(place + far) % 7])).collect();
        assert_eq!(away, [0, 1, 2, 3, 3, 2, 1], "from {}", wheel[place]);
    }
    let printed: BTreeSet<_> =
        catalogue().sectors.iter().flat_map(|sector| &sector.hexes).map(|hex| hex.1).collect();
    let on_tiles = wheel.into_iter().chain([Planet::Gaia, Planet::Transdim, Planet::Empty]);
    assert!(printed.into_iter().eq(on_tiles), "the Lost Planet is on no tile");
}

// proves GP-COMP-2
#[test]
fn nine_kinds_of_planet_count_as_types() {
    let mut scene = Scene::new(&[Faction::Terrans, Faction::Xenos]).structure(0, Structure::Mine, (0, -3));
    for (place, planet) in Planet::ALL[..8].iter().enumerate() {
        let at = (place as i8 - 4, 0);
        scene = scene.planet(at, *planet).structure(0, Structure::Mine, at);
    }
    let types = |game: Gaia| game.final_count(ME, FinalTile::PlanetTypes);
    let game = scene.project(0, (0, 4), false).turn_of(0);
    assert_eq!(types(game), 8, "the home types and Gaia; two Terra planets are one type, Transdim is none");
    let game = Scene::new(&[Faction::Terrans, Faction::Xenos]).lost_planet(0, (0, 0)).turn_of(0);
    assert_eq!(types(game), 1, "the Lost Planet is the ninth");
}

// proves GP-COMP-2, GP-RES-6
#[test]
fn there_is_a_single_lost_planet() {
    let game = Scene::new(&[Faction::Terrans, Faction::Xenos])
        .structure(1, Structure::Mine, (0, 0))
        .level(0, Area::Navigation, 5)
        .level(1, Area::Navigation, 4)
        .lost_planet(0, (3, 3))
        .token(1, Token::Ore, true)
        .player(1, plenty)
        .turn_of(1);
    refused(&game, Move::Research(Area::Navigation), "GP-RES-6");
}

// proves GP-COMP-3
#[test]
fn every_colour_has_the_same_pieces() {
    for faction in Faction::ALL {
        let counts: Vec<_> = Structure::ALL
            .iter()
            .map(|kind| catalogue().factions[*faction].structures[*kind].count)
            .collect();
        assert_eq!(counts, [8, 4, 3, 1, 1, 1], "{faction}");
    }
    assert_eq!(catalogue().numbers.gaiaformers, 3);
    assert_eq!(catalogue().numbers.satellites, 25);
    let levels = &catalogue().areas[Area::GaiaProject].levels;
    assert_eq!(
        levels.iter().map(|level| level.once.gaiaformers).sum::<u8>(),
        3,
        "research brings all three Gaiaformers"
    );
    // Seven player tokens: one for every research area and one for the points.
    assert_eq!(Area::ALL.len() + 1, 7);
}

// proves GP-COMP-3
#[test]
fn a_piece_that_is_not_on_the_board_cannot_be_placed() {
    let spent = |kind: Structure, count: i8| {
        let mut scene = Scene::new(&[Faction::Terrans, Faction::Xenos]).player(0, plenty);
        for i in 0..count {
            scene = scene.structure(0, kind, (i - 3, 0));
        }
        scene
    };
    let home = |scene: Scene| scene.planet((0, 1), Planet::Terra);
    let game = home(spent(Structure::Mine, 7)).turn_of(0);
    assert!(game.check(Move::Mine(game.cell(0, 1))).is_ok(), "the eighth mine");
    let game = home(spent(Structure::Mine, 8)).turn_of(0);
    assert_eq!(game.mines_left(ME), 0);
    refused(&game, Move::Mine(game.cell(0, 1)), "GP-MINE-3");

    let upgrades = [
        (Structure::Mine, Structure::TradingStation, 4),
        (Structure::TradingStation, Structure::ResearchLab, 3),
        (Structure::TradingStation, Structure::Institute, 1),
        (Structure::ResearchLab, Structure::AcademyLeft, 1),
        (Structure::ResearchLab, Structure::AcademyRight, 1),
    ];
    for (from, to, pieces) in upgrades {
        let upgrade = |built: i8| {
            let game = spent(to, built).structure(0, from, (0, 3)).turn_of(0);
            (game.check(Move::Upgrade(game.cell(0, 3), to)).map_err(|refusal| refusal.rule), game)
        };
        assert!(upgrade(pieces - 1).0.is_ok(), "the last {to}");
        let (result, game) = upgrade(pieces);
        assert_eq!(result.unwrap_err(), "GP-UPG-4");
        assert_eq!(game.pieces_left(ME, to), 0);
    }
}

// proves GP-COMP-3
#[test]
fn three_gaiaformers_run_three_projects_and_no_fourth() {
    let running = |projects: &[(i8, i8)]| {
        let mut scene = Scene::new(&[Faction::Terrans, Faction::Xenos])
            .structure(0, Structure::Mine, (0, 0))
            .planet((1, 0), Planet::Transdim)
            .level(0, Area::GaiaProject, 4)
            .player(0, plenty)
            .player(0, |terrans| terrans.gaiaformers = 3);
        for at in projects {
            scene = scene.project(0, *at, false);
        }
        scene.turn_of(0)
    };
    let two = running(&[(3, 0), (3, 1)]);
    assert!(two.check(Move::GaiaProject(two.cell(1, 0))).is_ok());
    let three = running(&[(3, 0), (3, 1), (3, 2)]);
    refused(&three, Move::GaiaProject(three.cell(1, 0)), "GP-GAIA-3");
}

// proves GP-COMP-4
#[test]
fn resources_beyond_the_limits_are_lost() {
    let numbers = &catalogue().numbers;
    assert_eq!((numbers.max_ore, numbers.max_knowledge, numbers.max_credits), (15, 15, 30));
    let gain = |action: BoardAction, (credits, ore, knowledge): (u8, u8, u8)| {
        let mut game = Scene::new(&[Faction::Terrans, Faction::Xenos])
            .player(0, |terrans| {
                (terrans.credits, terrans.ore, terrans.knowledge) = (credits, ore, knowledge);
                terrans.power = Power::new([0, 0, 9]);
            })
            .turn_of(0);
        play(&mut game, &[Move::Act(action, Purse::Tokens)]);
        let terrans = me(&game);
        (terrans.credits, terrans.ore, terrans.knowledge)
    };
    assert_eq!(gain(BoardAction::SevenCredits, (23, 0, 0)), (30, 0, 0), "exactly the limit");
    assert_eq!(gain(BoardAction::SevenCredits, (24, 0, 0)), (30, 0, 0));
    assert_eq!(gain(BoardAction::TwoOre, (0, 14, 0)), (0, 15, 0));
    assert_eq!(gain(BoardAction::ThreeKnowledge, (0, 0, 13)), (0, 0, 15));
}

// proves GP-COMP-5
#[test]
fn qic_and_power_tokens_have_no_maximum() {
    let mut game = Scene::new(&[Faction::Terrans, Faction::Xenos])
        .player(0, |terrans| {
            terrans.qic = 30;
            terrans.power = Power::new([40, 0, 10]);
            terrans.ore = 1;
        })
        .turn_of(0);
    play(
        &mut game,
        &[
            Move::Convert(FreeAction::PowerToQic, Purse::Tokens),
            Move::Convert(FreeAction::OreToToken, Purse::Tokens),
        ],
    );
    assert_eq!(me(&game).qic, 31, "more than the box holds");
    assert_eq!(me(&game).power, Power::new([45, 0, 6]), "51 tokens");
}

// proves GP-COMP-6
#[test]
fn the_twenty_sixth_satellite_cannot_be_placed() {
    let far: Vec<(i8, i8)> = [5, 6, 7].into_iter().flat_map(|r| (-7..=7 - r).map(move |q| (q, r))).collect();
    let placed = |count: usize| {
        // The marker of the Lost Planet does not count among the 25.
        Scene::new(&[Faction::Terrans, Faction::Xenos])
            .structure(0, Structure::Institute, (0, 0))
            .structure(0, Structure::AcademyLeft, (2, -2))
            .structure(0, Structure::Mine, (2, -3))
            .lost_planet(0, (7, -7))
            .satellites(0, &far[..count])
            .player(0, plenty)
            .turn_of(0)
    };
    let mut game = placed(24);
    play(&mut game, &[Move::Federate]);
    assert_eq!(me(&game).satellites.len(), 25);
    refused(&placed(25), Move::Federate, "GP-FED-29");
}

// proves GP-COMP-7, GP-SETUP-5
#[test]
fn each_standard_tile_is_there_for_every_player() {
    assert_eq!((Standard::ALL.len(), Advanced::ALL.len()), (9, 15));
    let corners = [(-6, 0), (6, 0), (0, 6), (0, -6)];
    let factions = [Faction::Terrans, Faction::Xenos, Faction::Taklons, Faction::Firaks];
    let mut scene = Scene::new(&factions).tile_at(Place::Free1, Standard::SevenVp);
    for (player, corner) in corners.iter().enumerate() {
        scene =
            scene.structure(player as u8, Structure::TradingStation, *corner).player(player as u8, plenty);
    }
    let mut game = scene.turn_of(0);
    for (player, corner) in corners.iter().enumerate() {
        assert_eq!(game.to_move().seat(), Some(Seat::new(player as u8)));
        let lab = Move::Upgrade(game.cell(corner.0, corner.1), Structure::ResearchLab);
        play(&mut game, &[lab, Move::Tile(Place::Free1), Move::NoStep, Move::EndTurn]);
    }
    assert!(game.players().values().all(|player| player.tiles[Standard::SevenVp] == TileState::Open));
}

// proves GP-COMP-7
#[test]
fn six_different_advanced_tiles_are_used() {
    for seed in 0..50 {
        let game = table::check::dealt::<Gaia>(&Gaia::default_setup(4), Seed::from_number(seed));
        let tiles: BTreeSet<_> = game.advanced().values().flatten().collect();
        assert_eq!(tiles.len(), 6);
    }
}

// proves GP-COMP-8
#[test]
fn six_kinds_of_federation_token_and_one_of_the_gleens() {
    let tokens = &catalogue().tokens;
    assert_eq!(Token::ALL.len(), 7);
    for token in Token::ALL {
        let own = *token == Token::Gleens;
        assert_eq!(tokens[*token].copies, if own { 1 } else { 3 });
        assert_eq!(tokens[*token].reserved_for, own.then_some(Faction::Gleens));
    }
}

// proves GP-COMP-9
#[test]
fn ten_boosters_ten_round_tiles_and_six_final_tiles() {
    assert_eq!((Booster::ALL.len(), FinalTile::ALL.len()), (10, 6));
    let tiles = RoundTile::ALL.iter().map(|tile| &catalogue().round_tiles[*tile]);
    let of =
        |event: Feat| tiles.clone().filter(|tile| tile.when == event).map(|tile| tile.copies).sum::<u8>();
    let once = [Feat::TerraformingStep, Feat::AdvanceResearch, Feat::BuildMine, Feat::GainFederationToken];
    let twice = [Feat::BuildTradingStation, Feat::BuildMineOnGaia, Feat::BuildBigStructure];
    assert!(once.into_iter().all(|event| of(event) == 1));
    assert!(twice.into_iter().all(|event| of(event) == 2));
    assert_eq!(tiles.map(|tile| tile.copies).sum::<u8>(), 10);
}

// proves GP-COMP-10
#[test]
fn two_factions_share_a_board_its_colour_and_its_home_type() {
    let boards = &catalogue().factions;
    assert_eq!(Faction::ALL.len(), 14);
    for faction in Faction::ALL {
        let (this, other) = (&boards[*faction], &boards[boards[*faction].other_side]);
        assert_ne!(this.id, other.id);
        assert_eq!(other.other_side, *faction);
        assert_eq!((&this.colour, this.home), (&other.colour, other.home));
    }
    assert_eq!(boards.values().map(|board| &board.colour).collect::<BTreeSet<_>>().len(), 7);
    let homes: BTreeSet<_> = boards.values().map(|board| board.home).collect();
    assert!(homes.into_iter().eq(Planet::ALL[..7].iter().copied()));
}

// proves GP-COMP-11, GP-CHARGE-7
#[test]
fn victory_points_never_fall_below_zero() {
    for (points, power) in [(0, 1), (1, 2), (2, 3), (3, 3)] {
        let mut game = Scene::new(&[Faction::Terrans, Faction::Xenos])
            .structure(0, Structure::Mine, (1, 0))
            .planet((0, 0), Planet::Terra)
            .structure(1, Structure::Institute, (0, -2))
            .player(1, |xenos| xenos.points.add(Source::Start, points - 10))
            .turn_of(0);
        let mine = game.cell(0, 0);
        play(&mut game, &[Move::Mine(mine), Move::EndTurn]);
        let Some(Decision::Charge(offer)) = game.question().map(|asked| asked.decision) else {
            panic!("an offer")
        };
        assert_eq!(offer.power, power, "with {points} points");
        play(&mut game, &[Move::Charge { token_first: false }]);
        assert_eq!(game.players()[YOU].vp(), points - i32::from(power) + 1);
        assert!(game.players()[YOU].vp() >= 0);
    }
}
