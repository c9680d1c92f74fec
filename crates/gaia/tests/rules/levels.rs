//! What the levels of the six research areas give (GP-LVL). The Lost Planet has a file of its own.

use gaia::goods::Goods;
use gaia::names::{Advanced, Area, Faction, Planet, RoundTile, Standard, Structure, Token};
use gaia::scene::Scene;
use gaia::{Gaia, Move, OwnToken, Player, Power, Source, TileState};
use table::Game;

use crate::common::{me, refused};

/// Ambas with a mine in the middle, nothing but knowledge for one level and a green token, on this level.
fn ambas(area: Area, level: u8) -> Scene {
    Scene::new(&[Faction::Ambas, Faction::Itars])
        .structure(0, Structure::Mine, (0, 0))
        .token(0, Token::Credits, true)
        .level(0, Area::Navigation, 0)
        .level(0, area, level)
        .player(0, |player| {
            (player.ore, player.credits, player.qic, player.knowledge) = (0, 0, 0, 4);
            player.power = Power::new([0, 0, 5]);
        })
}

/// The game after researching from the level below.
fn reached(area: Area, level: u8) -> Gaia {
    let mut game = ambas(area, level - 1).turn_of(0);
    game.play(Move::Research(area)).unwrap();
    game
}

/// What reaching a level gives at once. New tokens are seen; charging is not, since area III is full.
fn once(area: Area, level: u8) -> Goods {
    let game = reached(area, level);
    let Player { credits, ore, knowledge, qic, gaiaformers, power, .. } = *me(&game);
    let vp = (me(&game).vp() - 10) as u8;
    let tokens = power.total() - 5;
    Goods { credits, ore, knowledge, qic, vp, power: 0, charge: 0, tokens, gaiaformers }
}

/// What the income phase brings on a level beyond what it brings on level 0.
fn income(area: Area, level: u8) -> Goods {
    let after = |level| {
        let scene = ambas(area, level).player(0, |player| player.power = Power::new([9, 0, 0]));
        scene.next_round()
    };
    let (without, with) = (after(0), after(level));
    let (without, with) = (me(&without), me(&with));
    Goods {
        credits: with.credits - without.credits,
        ore: with.ore - without.ore,
        knowledge: with.knowledge - without.knowledge,
        qic: with.qic - without.qic,
        charge: with.power.areas[1] - without.power.areas[1],
        tokens: with.power.total() - without.power.total(),
        ..Goods::NONE
    }
}

/// Ore for one terraforming step on a level.
fn ore_per_step(level: u8) -> u8 {
    let scene = ambas(Area::Terraforming, level).planet((1, 0), Planet::Desert);
    let game = scene.player(0, |player| (player.ore, player.credits) = (15, 2)).turn_of(0);
    let terms = game.check(Move::Mine(game.cell(1, 0))).unwrap();
    assert_eq!(terms.steps_paid, 1);
    terms.cost.ore - 1
}

// proves GP-LVL-TERRA-0, GP-LVL-TERRA-1, GP-LVL-TERRA-2, GP-LVL-TERRA-3, GP-LVL-TERRA-4, GP-LVL-TERRA-5
#[test]
fn terraforming_makes_steps_cheaper_and_brings_ore_twice() {
    assert_eq!([0, 1, 2, 3, 4, 5].map(ore_per_step), [3, 3, 2, 1, 1, 1]);
    let gains = [1, 2, 3, 4].map(|level| once(Area::Terraforming, level));
    assert_eq!(gains, [Goods::ore(2), Goods::NONE, Goods::NONE, Goods::ore(2)]);
}

// proves GP-LVL-TERRA-5
#[test]
fn terraforming_five_brings_the_federation_token_lying_there() {
    let mut game = ambas(Area::Terraforming, 4)
        .terraforming_token(Token::Knowledge)
        .round(1, RoundTile::Federation)
        .turn_of(0);
    game.play(Move::Research(Area::Terraforming)).unwrap();
    assert_eq!(game.terraforming_token(), None);
    assert_eq!(me(&game).tokens[1], OwnToken { kind: Token::Knowledge, green: true });
    assert_eq!(me(&game).knowledge, 2);
    // Six points of the token, five of the round tile for gaining a token.
    assert_eq!(me(&game).points.of(Source::Federation), 6);
    assert_eq!(me(&game).points.of(Source::Round(1)), 5);
}

// proves GP-LVL-TERRA-5
#[test]
fn the_token_of_terraforming_five_counts_for_tiles_that_count_tokens() {
    let scene = ambas(Area::Terraforming, 4).player(0, |player| {
        player.tiles[Standard::SevenVp] = TileState::Covered(Advanced::PassFederation);
    });
    let mut game = scene.turn_of(0);
    game.play(Move::Research(Area::Terraforming)).unwrap();
    game.play(Move::EndTurn).unwrap();
    for _ in 0..2 {
        let booster = game.open_boosters().next();
        game.play(Move::Pass(booster)).unwrap();
    }
    assert_eq!(me(&game).points.of(Source::Advanced(Advanced::PassFederation)), 2 * 3);
}

// proves GP-LVL-NAV-0, GP-LVL-NAV-1, GP-LVL-NAV-2, GP-LVL-NAV-3, GP-LVL-NAV-4, GP-LVL-NAV-5
#[test]
fn navigation_widens_the_range_and_brings_qic_twice() {
    for (level, range) in [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3), (5, 4)] {
        let game = ambas(Area::Navigation, level)
            .planet((range, 0), Planet::Swamp)
            .planet((range + 1, 0), Planet::Swamp)
            .player(0, |player| (player.ore, player.credits) = (1, 2))
            .turn_of(0);
        assert!(game.check(Move::Mine(game.cell(range, 0))).is_ok());
        refused(&game, Move::Mine(game.cell(range + 1, 0)), "GP-MINE-4");
    }
    let gains = [1, 2, 3, 4].map(|level| once(Area::Navigation, level));
    assert_eq!(gains, [Goods::qic(1), Goods::NONE, Goods::qic(1), Goods::NONE]);
}

// proves GP-LVL-AI-0, GP-LVL-AI-1, GP-LVL-AI-2, GP-LVL-AI-3, GP-LVL-AI-4, GP-LVL-AI-5
#[test]
fn artificial_intelligence_brings_qic_once_and_no_income() {
    let gains = [1, 2, 3, 4, 5].map(|level| once(Area::Intelligence, level));
    assert_eq!(gains, [1, 1, 2, 2, 4].map(Goods::qic));
    assert_eq!([0, 1, 2, 3, 4, 5].map(|level| income(Area::Intelligence, level)), [Goods::NONE; 6]);
}

/// Tokens a project takes on a level.
fn project_price(level: u8) -> u8 {
    let game = ambas(Area::GaiaProject, level)
        .planet((1, 0), Planet::Transdim)
        .player(0, |player| (player.gaiaformers, player.power) = (1, Power::new([9, 0, 0])))
        .turn_of(0);
    game.check(Move::GaiaProject(game.cell(1, 0))).unwrap().cost.tokens
}

// proves GP-LVL-GAIA-0
#[test]
fn no_projects_are_possible_on_level_zero_of_gaia_project() {
    let scene = || {
        ambas(Area::GaiaProject, 0)
            .planet((1, 0), Planet::Transdim)
            .player(0, |player| player.power = Power::new([9, 0, 0]))
    };
    let game = scene().turn_of(0);
    assert_eq!(me(&game).gaiaformers, 0);
    refused(&game, Move::GaiaProject(game.cell(1, 0)), "GP-GAIA-3");
    let game = scene().player(0, |player| player.gaiaformers = 1).turn_of(0);
    refused(&game, Move::GaiaProject(game.cell(1, 0)), "GP-LVL-GAIA-0");
}

// proves GP-LVL-GAIA-1, GP-LVL-GAIA-2, GP-LVL-GAIA-3, GP-LVL-GAIA-4, GP-LVL-GAIA-5
#[test]
fn gaia_project_makes_projects_cheaper_and_brings_gaiaformers_and_tokens() {
    assert_eq!([1, 2, 3, 4, 5].map(project_price), [6, 6, 4, 3, 3]);
    let gaiaformer = Goods { gaiaformers: 1, ..Goods::NONE };
    let gains = [1, 2, 3, 4, 5].map(|level| once(Area::GaiaProject, level));
    assert_eq!(gains, [gaiaformer, Goods::tokens(3), gaiaformer, gaiaformer, Goods::vp(4)]);
    assert_eq!(me(&reached(Area::GaiaProject, 2)).power.areas, [3, 0, 5], "new tokens enter area I");
}

// proves GP-LVL-GAIA-5
#[test]
fn gaia_project_five_scores_every_gaia_planet_with_an_own_structure() {
    let mut game = Scene::new(&[Faction::Lantids, Faction::Itars])
        .level(0, Area::GaiaProject, 4)
        .token(0, Token::Credits, true)
        .planet((0, 0), Planet::Gaia)
        .structure(0, Structure::Mine, (0, 0))
        .project(0, (1, 0), true)
        .structure(0, Structure::AcademyLeft, (1, 0))
        // None of these counts: a Gaiaformer alone, a shared planet, a planet of somebody else.
        .project(0, (2, 0), true)
        .planet((3, 0), Planet::Gaia)
        .structure(1, Structure::Mine, (3, 0))
        .shared_mine(0, (3, 0))
        .planet((4, 0), Planet::Gaia)
        .structure(1, Structure::Mine, (4, 0))
        .player(0, |player| player.knowledge = 4)
        .turn_of(0);
    game.play(Move::Research(Area::GaiaProject)).unwrap();
    assert_eq!(me(&game).vp(), 10 + 4 + 2);
}

/// Credits, ore and charge.
fn yields(credits: u8, ore: u8, charge: u8) -> Goods {
    Goods { credits, ore, charge, ..Goods::NONE }
}

// proves GP-LVL-ECO-0, GP-LVL-ECO-1, GP-LVL-ECO-2, GP-LVL-ECO-3, GP-LVL-ECO-4, GP-LVL-ECO-5
#[test]
fn economy_is_income_until_level_four() {
    let incomes = [0, 1, 2, 3, 4, 5].map(|level| income(Area::Economy, level));
    let expected = [(0, 0, 0), (2, 0, 1), (2, 1, 2), (3, 1, 3), (4, 2, 4), (0, 0, 0)];
    assert_eq!(incomes, expected.map(|(credits, ore, charge)| yields(credits, ore, charge)));
    assert_eq!([1, 2, 3, 4].map(|level| once(Area::Economy, level)), [Goods::NONE; 4]);
}

// proves GP-LVL-ECO-5
#[test]
fn economy_five_gives_its_goods_once() {
    let scene = ambas(Area::Economy, 4).player(0, |player| player.power = Power::new([6, 0, 0]));
    let mut game = scene.turn_of(0);
    game.play(Move::Research(Area::Economy)).unwrap();
    assert_eq!((me(&game).ore, me(&game).credits), (3, 6));
    assert_eq!(me(&game).power, Power::new([0, 6, 0]));
    assert_eq!(me(&game).vp(), 10, "charging costs nothing here");
}

// proves GP-LVL-SCI-0, GP-LVL-SCI-1, GP-LVL-SCI-2, GP-LVL-SCI-3, GP-LVL-SCI-4, GP-LVL-SCI-5
#[test]
fn science_is_income_until_level_four_and_then_nine_knowledge() {
    let incomes = [0, 1, 2, 3, 4, 5].map(|level| income(Area::Science, level));
    assert_eq!(incomes, [0, 1, 2, 3, 4, 0].map(Goods::knowledge));
    let gains = [1, 2, 3, 4, 5].map(|level| once(Area::Science, level));
    assert_eq!(gains, [0, 0, 0, 0, 9].map(Goods::knowledge));
}

// proves GP-LVL-TERRA-0, GP-LVL-NAV-0, GP-LVL-GAIA-0
#[test]
fn terraforming_navigation_and_gaia_project_are_no_income() {
    for area in [Area::Terraforming, Area::Navigation, Area::GaiaProject] {
        assert_eq!([0, 1, 2, 3, 4, 5].map(|level| income(area, level)), [Goods::NONE; 6]);
    }
}
