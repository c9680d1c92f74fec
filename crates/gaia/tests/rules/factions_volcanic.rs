//! Geodens and Bal T'aks (GP-FAC-GEODENS, GP-FAC-BALTAKS).

use gaia::goods::Goods;
use gaia::names::{Area, Faction, FreeAction, Place, Planet, Structure, Token};
use gaia::scene::Scene;
use gaia::{Decision, Gaia, Move, Player, Power, Purse, Special};
use table::Game;

use crate::common::{ME, decision, me, refused};

use Structure::{AcademyRight, Institute, Mine, TradingStation};

/// Geodens with a mine at (0, 0), plenty of everything but knowledge, and planets of several types around it.
fn geodens() -> Scene {
    let rich =
        |player: &mut Player| (player.ore, player.credits, player.knowledge, player.qic) = (15, 30, 0, 5);
    Scene::new(&[Faction::Geodens, Faction::Taklons])
        .structure(0, Mine, (0, 0))
        .planet((1, 0), Planet::Volcanic)
        .planet((0, 1), Planet::Ice)
        .planet((-1, 0), Planet::Gaia)
        .planet((0, -1), Planet::Gaia)
        .player(0, rich)
}

/// Knowledge after building a mine there.
fn knowledge(game: &Gaia, q: i8, r: i8) -> u8 {
    let mut game = game.clone();
    game.play(Move::Mine(game.cell(q, r))).unwrap();
    me(&game).knowledge
}

// proves GP-FAC-GEODENS-1, GP-FAC-GEODENS-2
#[test]
fn every_new_planet_type_brings_three_knowledge_with_the_institute() {
    let with = geodens().structure(0, Institute, (4, 0)).turn_of(0);
    assert_eq!((knowledge(&with, 0, 1), knowledge(&with, -1, 0)), (3, 3));
    assert_eq!(knowledge(&with, 1, 0), 0, "the home type is not new");
    let without = geodens().turn_of(0);
    assert_eq!((knowledge(&without, 0, 1), knowledge(&without, -1, 0)), (0, 0));

    // A type colonized before the institute stood gives nothing any more, and no type gives twice.
    let known = geodens().structure(0, Institute, (4, 0)).structure(0, Mine, (-1, 0)).turn_of(0);
    assert_eq!((knowledge(&known, 0, -1), knowledge(&known, 0, 1)), (0, 3));
    let mut game = geodens().structure(0, TradingStation, (4, 0)).structure(0, Mine, (0, 1)).turn_of(0);
    game.play(Move::Upgrade(game.cell(4, 0), Institute)).unwrap();
    assert_eq!(me(&game).knowledge, 0, "nor does building it pay for the past");

    // A planet of an own Gaia project is a Gaia planet like any other.
    let project = geodens().structure(0, Institute, (4, 0)).project(0, (6, 0), true).turn_of(0);
    assert_eq!(knowledge(&project, 6, 0), 3);
}

// proves GP-FAC-GEODENS-1
#[test]
fn the_lost_planet_is_a_new_type() {
    let lost = |institute: bool| {
        let scene = geodens().level(0, Area::Navigation, 4).token(0, Token::Ore, true);
        let scene = if institute { scene.structure(0, Institute, (4, 0)) } else { scene };
        let mut game = scene.player(0, |player| player.knowledge = 4).turn_of(0);
        game.play(Move::Research(Area::Navigation)).unwrap();
        game.play(Move::LostPlanet(game.cell(2, 0))).unwrap();
        me(&game).knowledge
    };
    assert_eq!((lost(true), lost(false)), (3, 0));
}

// proves GP-FAC-GEODENS-3
#[test]
fn geodens_start_on_terraforming_one_with_six_ore() {
    let game = Scene::new(&[Faction::Geodens, Faction::Taklons]).turn_of(0);
    let player = me(&game);
    assert_eq!((player.research[Area::Terraforming], player.ore), (1, 6));
}

/// Bal T'aks with a mine at (0, 0).
fn baltaks() -> Scene {
    Scene::new(&[Faction::BalTaks, Faction::Taklons]).structure(0, Mine, (0, 0))
}

// proves GP-FAC-BALTAKS-1
#[test]
fn bal_taks_cannot_advance_in_navigation_before_their_institute() {
    let smart = |player: &mut Player| player.knowledge = 4;
    let game = baltaks().player(0, smart).turn_of(0);
    refused(&game, Move::Research(Area::Navigation), "GP-FAC-BALTAKS-1");
    assert!(game.check(Move::Research(Area::Science)).is_ok());
    let mut game = baltaks().structure(0, Institute, (3, 0)).player(0, smart).turn_of(0);
    game.play(Move::Research(Area::Navigation)).unwrap();
    assert_eq!((me(&game).research[Area::Navigation], me(&game).qic), (1, 1));

    // The step that comes with a tile below Navigation is lost, the tile is not.
    let lab = |scene: Scene| {
        let scene = scene.structure(0, TradingStation, (1, 0));
        let mut game = scene.player(0, |player| (player.ore, player.credits) = (3, 5)).turn_of(0);
        game.play(Move::Upgrade(game.cell(1, 0), Structure::ResearchLab)).unwrap();
        game.play(Move::Tile(Place::Navigation)).unwrap();
        decision(&game)
    };
    assert_eq!(lab(baltaks()), Decision::ACTED);
    assert_eq!(
        lab(baltaks().structure(0, Institute, (3, 0))),
        Decision::Step(gaia::Step::Only(Area::Navigation))
    );
}

// proves GP-FAC-BALTAKS-2, GP-FAC-BALTAKS-3
#[test]
fn gaiaformers_turn_into_qic_until_the_gaia_phase() {
    let convert = Move::Convert(FreeAction::GaiaformerToQic, Purse::Tokens);
    let scene = || {
        baltaks().planet((1, 0), Planet::Transdim).player(0, |player| player.power = Power::new([6, 0, 0]))
    };
    let mut game = scene().turn_of(0);
    assert!(game.check(Move::GaiaProject(game.cell(1, 0))).is_ok());
    game.play(convert).unwrap();
    let player = me(&game);
    assert_eq!((player.qic, player.gaiaformers, player.gaiaformers_in_gaia), (1, 0, 1));
    assert_eq!(player.power, Power::new([6, 0, 0]));
    refused(&game, convert, "GP-FAC-BALTAKS-2");
    refused(&game, Move::GaiaProject(game.cell(1, 0)), "GP-GAIA-3");

    // The next Gaia phase brings it back.
    let away = |player: &mut Player| (player.gaiaformers, player.gaiaformers_in_gaia) = (0, 1);
    let game = scene().player(0, away).gaia_phase();
    assert_eq!((me(&game).gaiaformers, me(&game).gaiaformers_in_gaia), (1, 0));
    assert!(game.check(convert).is_ok());

    // One on the map is not available, and nobody else can do it.
    let game = baltaks().project(0, (1, 0), false).turn_of(0);
    refused(&game, convert, "GP-FAC-BALTAKS-2");
    let terrans = Scene::new(&[Faction::Terrans, Faction::Taklons]).turn_of(0);
    refused(&terrans, convert, "GP-FAC-BALTAKS-2");
}

// proves GP-FAC-BALTAKS-4
#[test]
fn their_right_academy_gives_credits() {
    let academy = |faction| {
        let scene = Scene::new(&[faction, Faction::Taklons]).structure(0, AcademyRight, (0, 0));
        let mut game = scene.player(0, |player| (player.credits, player.qic) = (0, 0)).turn_of(0);
        game.play(Move::Special(Special::Academy)).unwrap();
        (me(&game).credits, me(&game).qic)
    };
    assert_eq!(academy(Faction::BalTaks), (4, 0));
    assert_eq!(academy(Faction::Geodens), (0, 1));
}

// proves GP-FAC-BALTAKS-5
#[test]
fn bal_taks_start_with_a_gaiaformer_and_without_qic() {
    let game = Scene::new(&[Faction::BalTaks, Faction::Taklons])
        .player(0, |player| player.booster = None)
        .turn_of(0);
    let player = me(&game);
    assert_eq!((player.qic, player.research[Area::GaiaProject], player.gaiaformers), (0, 1, 1));
    assert_eq!(player.power, Power::new([2, 2, 0]));
    assert_eq!(game.income(ME), Goods { ore: 1, knowledge: 1, ..Goods::NONE });
}
