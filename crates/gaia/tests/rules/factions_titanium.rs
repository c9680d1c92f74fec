//! Firaks and Bescods (GP-FAC-FIRAKS, GP-FAC-BESCODS).

use gaia::goods::Goods;
use gaia::names::{Advanced, Area, Faction, Named, Place, Planet, RoundTile, Standard, Structure, Token};
use gaia::scene::Scene;
use gaia::{Decision, Move, Player, Special, Step, TakeTile, TileState};
use table::{Game, Turn};

use crate::common::{ME, YOU, decision, me, refusal, refused};

use Structure::{AcademyLeft, AcademyRight, Institute, Mine, ResearchLab, TradingStation};

/// Firaks with institute at (0, 0) and a lab at (3, 0).
fn firaks() -> Scene {
    Scene::new(&[Faction::Firaks, Faction::Taklons]).structure(0, Institute, (0, 0)).structure(
        0,
        ResearchLab,
        (3, 0),
    )
}

const DOWNGRADE: Move = Move::Special(Special::Institute);

// proves GP-FAC-FIRAKS-1, GP-FAC-FIRAKS-2
#[test]
fn a_downgrade_costs_nothing_and_counts_as_building_a_trading_station() {
    let mut game = firaks()
        .structure(1, Mine, (4, 0))
        .round(1, RoundTile::TradingStation4)
        .player(0, |player| {
            player.tiles[Standard::OreQic] = TileState::Covered(Advanced::TradingStation);
            (player.credits, player.ore, player.knowledge) = (0, 0, 0);
        })
        .turn_of(0);
    game.play(DOWNGRADE).unwrap();
    refused(&game, Move::Downgrade(game.cell(0, 0)), "GP-FAC-FIRAKS-3");
    game.play(Move::Downgrade(game.cell(3, 0))).unwrap();
    assert_eq!(me(&game).structure_at(game.cell(3, 0)), Some(TradingStation));
    assert_eq!(me(&game).vp(), 10 + 4 + 3, "round tile and advanced tile");
    game.play(Move::Step(Area::Science)).unwrap();
    assert_eq!((me(&game).research[Area::Science], me(&game).knowledge), (1, 0));
    game.play(Move::EndTurn).unwrap();
    assert!(matches!(decision(&game), Decision::Charge(_)));
    assert_eq!(game.to_move(), Turn::Of(YOU));
}

// proves GP-FAC-FIRAKS-1, GP-FAC-FIRAKS-3
#[test]
fn a_downgrade_needs_a_lab_on_the_map_and_a_station_in_stock() {
    let no_lab = Scene::new(&[Faction::Firaks, Faction::Taklons]).structure(0, Institute, (0, 0)).structure(
        0,
        Mine,
        (3, 0),
    );
    refused(&no_lab.turn_of(0), DOWNGRADE, "GP-FAC-FIRAKS-3");
    let stations = |n: i8| (0..n).fold(firaks(), |scene, r| scene.structure(0, TradingStation, (-3, r)));
    assert!(stations(3).turn_of(0).check(DOWNGRADE).is_ok());
    refused(&stations(4).turn_of(0), DOWNGRADE, "GP-FAC-FIRAKS-3");
    let no_institute =
        Scene::new(&[Faction::Firaks, Faction::Taklons]).structure(0, ResearchLab, (0, 0)).turn_of(0);
    refused(&no_institute, DOWNGRADE, "GP-SPEC-1");

    // The lab returns to the board and can be built again, with a new tile.
    let mut game = firaks().player(0, |player| (player.credits, player.ore) = (5, 3)).turn_of(0);
    let (labs, income) = (game.pieces_left(ME, ResearchLab), game.income(ME));
    game.play(DOWNGRADE).unwrap();
    game.play(Move::Downgrade(game.cell(3, 0))).unwrap();
    game.play(Move::NoStep).unwrap();
    assert_eq!(game.pieces_left(ME, ResearchLab), labs + 1);
    assert_eq!(
        (game.income(ME).knowledge, game.income(ME).credits),
        (income.knowledge - 1, income.credits + 3)
    );
    game.play(Move::EndTurn).unwrap();
    let booster = game.open_boosters().next();
    game.play(Move::Pass(booster)).unwrap();
    refused(&game, DOWNGRADE, "GP-SPEC-2");
    game.play(Move::Upgrade(game.cell(3, 0), ResearchLab)).unwrap();
    assert_eq!(decision(&game), Decision::TechTile(TakeTile));
}

// proves GP-FAC-FIRAKS-4
#[test]
fn the_step_of_a_downgrade_follows_the_rules_of_research_and_may_be_declined() {
    let after = |scene: Scene| {
        let mut game = scene.turn_of(0);
        game.play(DOWNGRADE).unwrap();
        game.play(Move::Downgrade(game.cell(3, 0))).unwrap();
        game
    };
    let game = after(firaks().level(0, Area::Economy, 4).level(0, Area::Science, 2));
    refused(&game, Move::Step(Area::Economy), "GP-RES-5");
    let mut step = game.clone();
    let charged = me(&step).power.charged(3, true);
    step.play(Move::Step(Area::Science)).unwrap();
    assert_eq!((me(&step).research[Area::Science], me(&step).power), (3, charged));
    let mut none = game.clone();
    none.play(Move::NoStep).unwrap();
    assert_eq!(me(&none).research, me(&game).research);

    let scene = firaks().level(0, Area::Economy, 4).token(0, Token::Ore, true);
    let mut game = after(scene);
    game.play(Move::Step(Area::Economy)).unwrap();
    assert!(!me(&game).has_green_token());
    let taken =
        after(firaks().level(0, Area::Economy, 4).level(1, Area::Economy, 5).token(0, Token::Ore, true));
    refused(&taken, Move::Step(Area::Economy), "GP-RES-6");
}

// proves GP-FAC-FIRAKS-5
#[test]
fn firaks_start_with_less_ore_and_earn_more_knowledge() {
    let game =
        Scene::new(&[Faction::Firaks, Faction::Taklons]).player(0, |player| player.booster = None).turn_of(0);
    assert_eq!((me(&game).ore, me(&game).knowledge), (3, 2));
    assert_eq!(game.income(ME), Goods { ore: 1, knowledge: 2, ..Goods::NONE });
}

/// Bescods with this structure at (0, 0), rich.
fn bescods(structure: Structure) -> Scene {
    let rich = |player: &mut Player| (player.ore, player.credits) = (15, 30);
    Scene::new(&[Faction::Bescods, Faction::Taklons]).structure(0, structure, (0, 0)).player(0, rich)
}

// proves GP-FAC-BESCODS-1, GP-FAC-BESCODS-3
#[test]
fn bescods_build_academies_on_stations_and_the_institute_on_a_lab() {
    let cost = |from, to| {
        let game = bescods(from).turn_of(0);
        game.check(Move::Upgrade(game.cell(0, 0), to)).map(|terms| (terms.cost.ore, terms.cost.credits))
    };
    assert_eq!(cost(TradingStation, AcademyLeft), Ok((6, 6)));
    assert_eq!(cost(TradingStation, AcademyRight), Ok((6, 6)));
    assert_eq!(cost(TradingStation, ResearchLab), Ok((3, 5)));
    assert_eq!(cost(ResearchLab, Institute), Ok((4, 6)));
    for (from, to) in [(TradingStation, Institute), (ResearchLab, AcademyLeft), (ResearchLab, AcademyRight)] {
        let game = bescods(from).turn_of(0);
        refused(&game, Move::Upgrade(game.cell(0, 0), to), "GP-UPG-1");
    }

    let asked = |from, to| {
        let mut game = bescods(from).turn_of(0);
        game.play(Move::Upgrade(game.cell(0, 0), to)).unwrap();
        decision(&game)
    };
    assert_eq!(asked(TradingStation, ResearchLab), Decision::TechTile(TakeTile));
    assert_eq!(asked(TradingStation, AcademyLeft), Decision::TechTile(TakeTile));
    assert_eq!(asked(ResearchLab, Institute), Decision::ACTED);
}

// proves GP-FAC-BESCODS-2
#[test]
fn their_stations_give_knowledge_and_their_labs_credits() {
    let income = |kind, count: i8| {
        let scene = (0..count).fold(bescods(Mine), |scene, r| scene.structure(0, kind, (2, r)));
        let (with, without) = (scene.turn_of(0).income(ME), bescods(Mine).turn_of(0).income(ME));
        (with.knowledge - without.knowledge, with.credits - without.credits)
    };
    assert_eq!([1, 2, 3, 4].map(|n| income(TradingStation, n)), [(1, 0), (2, 0), (3, 0), (4, 0)]);
    assert_eq!([1, 2, 3].map(|n| income(ResearchLab, n)), [(0, 3), (0, 7), (0, 12)]);
}

const LOWEST: Move = Move::Special(Special::Faction);

// proves GP-FAC-BESCODS-4, GP-FAC-BESCODS-8
#[test]
fn bescods_advance_where_they_are_lowest() {
    let high = [Area::Intelligence, Area::GaiaProject, Area::Economy, Area::Science];
    let mut game = high.iter().fold(bescods(Mine), |scene, area| scene.level(0, *area, 2)).turn_of(0);
    game.play(LOWEST).unwrap();
    assert_eq!(decision(&game), Decision::Step(Step::Lowest));
    refused(&game, Move::Step(Area::Economy), "GP-FAC-BESCODS-4");
    refused(&game, Move::NoStep, "GP-FAC-BESCODS-8");
    assert!(game.check(Move::Step(Area::Navigation)).is_ok());
    game.play(Move::Step(Area::Terraforming)).unwrap();
    assert_eq!((me(&game).research[Area::Terraforming], me(&game).knowledge), (1, 1));
    assert_eq!(me(&game).ore, 15);

    // Once a round, without any institute.
    game.play(Move::EndTurn).unwrap();
    let booster = game.open_boosters().next();
    game.play(Move::Pass(booster)).unwrap();
    refused(&game, LOWEST, "GP-SPEC-2");
}

// proves GP-FAC-BESCODS-4
#[test]
fn one_level_above_the_lowest_is_too_high_for_the_action() {
    let mut game = bescods(Mine).level(0, Area::Economy, 1).turn_of(0);
    game.play(LOWEST).unwrap();
    refused(&game, Move::Step(Area::Economy), "GP-FAC-BESCODS-4");
    assert!(game.check(Move::Step(Area::Terraforming)).is_ok());
}

// proves GP-FAC-BESCODS-4, GP-FAC-BESCODS-5
#[test]
fn the_action_waits_while_no_lowest_area_can_be_advanced() {
    let all = |level| Area::ALL.iter().fold(bescods(Mine), |scene, area| scene.level(0, *area, level));
    assert_eq!(refusal(&all(4).turn_of(0), LOWEST), "GP-FAC-BESCODS-5", "no green token");
    refused(&all(4).token(0, Token::TwelveVp, false).turn_of(0), LOWEST, "GP-FAC-BESCODS-5");
    let mut game = all(4).token(0, Token::Ore, true).level(1, Area::Economy, 5).turn_of(0);
    game.play(LOWEST).unwrap();
    refused(&game, Move::Step(Area::Economy), "GP-RES-6");
    game.play(Move::Step(Area::Science)).unwrap();
    assert!(!me(&game).has_green_token(), "level 5 has its price");
    // Where the only lowest area is closed, the others do not help.
    let closed = all(5).level(0, Area::Economy, 4).level(1, Area::Economy, 5).token(0, Token::Ore, true);
    refused(&closed.turn_of(0), LOWEST, "GP-FAC-BESCODS-5");
}

// proves GP-FAC-BESCODS-6
#[test]
fn with_institute_structures_on_titanium_are_worth_one_more() {
    let value = |scene: Scene, planet, kind| {
        let game = scene.planet((3, 0), planet).turn_of(0);
        game.power_value(ME, game.cell(3, 0), kind)
    };
    assert_eq!(value(bescods(Institute), Planet::Titanium, Mine), 2);
    assert_eq!(value(bescods(Institute), Planet::Desert, Mine), 1);
    assert_eq!(value(bescods(ResearchLab), Planet::Titanium, Mine), 1);
    let tile = |player: &mut Player| player.tiles[Standard::BigStructuresPower4] = TileState::Open;
    assert_eq!(value(bescods(Institute).player(0, tile), Planet::Titanium, AcademyLeft), 5);

    // It counts for federations: institute 4 and station 3; and for charging.
    let seven = bescods(Institute).structure(0, TradingStation, (1, 0)).turn_of(0);
    assert!(seven.check(Move::Federate).is_ok());
    let mut game = bescods(Institute).structure(1, Mine, (3, 0)).planet((2, 0), Planet::Swamp).turn_of(1);
    game.play(Move::Mine(game.cell(2, 0))).unwrap();
    game.play(Move::EndTurn).unwrap();
    let Decision::Charge(offer) = decision(&game) else { panic!("an offer") };
    assert_eq!(offer.power, 4);
}

// proves GP-FAC-BESCODS-7
#[test]
fn bescods_start_with_one_knowledge_and_without_its_income() {
    let scene =
        || Scene::new(&[Faction::Bescods, Faction::Taklons]).player(0, |player| player.booster = None);
    let game = scene().turn_of(0);
    assert_eq!(me(&game).knowledge, 1);
    assert_eq!(game.income(ME), Goods::ore(1));
    let with = scene().structure(0, Institute, (0, 0)).turn_of(0).income(ME);
    assert_eq!(with, Goods::ore(1) + Goods::charge(4) + Goods::tokens(2));
}

// proves GP-FAC-BESCODS-3
#[test]
fn the_tile_of_a_bescod_academy_comes_with_its_step() {
    let mut game = bescods(TradingStation).turn_of(0);
    game.play(Move::Upgrade(game.cell(0, 0), AcademyRight)).unwrap();
    game.play(Move::Tile(Place::Economy)).unwrap();
    assert_eq!(decision(&game), Decision::Step(Step::Only(Area::Economy)));
    game.play(Move::Step(Area::Economy)).unwrap();
    assert_eq!(me(&game).research[Area::Economy], 1);
}
