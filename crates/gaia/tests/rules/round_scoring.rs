//! Round scoring tiles (GP-RSCORE).

use gaia::names::{Area, BoardAction, Booster, Faction, Named, Place, Planet, RoundTile, Structure, Token};
use gaia::scene::Scene;
use gaia::{Deal, Gaia, Move, Phase, Power, Source, Special};
use table::{Game, Refusal, Seat, Seed, Turn};

use crate::common::{act, catalogue, legal, me, play};

/// A faction with a mine in the middle, rich in everything, against the Xenos.
fn rich(faction: Faction) -> Scene {
    Scene::new(&[faction, Faction::Xenos]).structure(0, Structure::Mine, (0, 0)).player(0, |p| {
        (p.credits, p.ore, p.knowledge, p.qic) = (30, 15, 15, 4);
        p.power = Power::new([0, 0, 9]);
    })
}

/// Points of this tile in round 1 for the moves of one turn.
fn points(tile: RoundTile, scene: Scene, moves: impl FnOnce(&Gaia) -> Vec<Move>) -> i32 {
    let mut game = scene.round(1, tile).turn_of(0);
    let moves = moves(&game);
    play(&mut game, &moves);
    me(&game).points.of(Source::Round(1))
}

fn mine(q: i8, r: i8) -> impl Fn(&Gaia) -> Vec<Move> {
    move |game| vec![Move::Mine(game.cell(q, r))]
}

fn upgrade(to: Structure) -> impl Fn(&Gaia) -> Vec<Move> {
    move |game| vec![Move::Upgrade(game.cell(3, 0), to)]
}

// proves GP-RSCORE-1
#[test]
fn a_tile_is_in_force_in_its_own_round_only() {
    let mut game = rich(Faction::Terrans)
        .planet((1, 0), Planet::Terra)
        .planet((0, 1), Planet::Terra)
        .round(2, RoundTile::Mine)
        .round(1, RoundTile::Research)
        .turn_of(0);
    let (first, second) = (Move::Mine(game.cell(1, 0)), Move::Mine(game.cell(0, 1)));
    play(&mut game, &[first, Move::EndTurn, Move::Pass(Some(Booster::TokensOre))]);
    assert_eq!(me(&game).vp(), 10, "the tile of round 2 is not in force yet");
    play(&mut game, &[Move::Pass(Some(Booster::Range)), Move::Pass(Some(Booster::CreditsQic))]);
    assert_eq!(game.to_move(), Turn::Of(Seat::new(0)));
    play(&mut game, &[second]);
    assert_eq!((me(&game).points.of(Source::Round(1)), me(&game).points.of(Source::Round(2))), (0, 2));
    play(&mut game, &[Move::EndTurn]);

    let research = rich(Faction::Terrans).round(1, RoundTile::Research).round(2, RoundTile::Mine);
    let mut game = research.turn_of(0);
    play(&mut game, &[Move::Research(Area::Science)]);
    assert_eq!(me(&game).vp(), 10, "the tile of round 1 is out of force in round 2");
}

// proves GP-RSCORE-1
#[test]
fn every_round_up_to_the_last_has_a_tile_of_its_own() {
    let research = |scene: Scene| {
        let mut game = scene.turn_of(0);
        play(&mut game, &[Move::Research(Area::Science)]);
        me(&game).vp() - 10
    };
    for round in 2..=6 {
        let scene = || rich(Faction::Terrans);
        // The tile of this round scores, that of the round before does not any more.
        let now = scene().round(round - 1, RoundTile::Mine).round(round, RoundTile::Research);
        let before = scene().round(round - 1, RoundTile::Research).round(round, RoundTile::Mine);
        assert_eq!((research(now), research(before)), (2, 0), "round {round}");
    }
}

// proves GP-RSCORE-1, GP-RSCORE-3
#[test]
fn a_tile_is_in_force_in_the_gaia_phase_of_its_round() {
    let mut game = Scene::new(&[Faction::Itars, Faction::Xenos])
        .structure(0, Structure::Institute, (0, 0))
        .player(0, |p| p.power.gaia = 4)
        .round(3, RoundTile::Research)
        .gaia_phase();
    assert_eq!(game.phase(), Phase::Gaia);
    play(&mut game, &[Move::GaiaTile, Move::Tile(Place::Science), Move::Step(Area::Science)]);
    assert_eq!(me(&game).points.of(Source::Round(3)), 2);
}

// proves GP-RSCORE-2
#[test]
fn every_terraforming_step_used_scores_two_points() {
    let tile = RoundTile::Terraforming;
    let scene = || {
        rich(Faction::Terrans)
            .planet((1, 0), Planet::Terra)
            .planet((0, 1), Planet::Oxide)
            .planet((-1, 0), Planet::Volcanic)
            .planet((0, -1), Planet::Desert)
            .planet((1, -1), Planet::Gaia)
            .project(0, (-1, 1), true)
    };
    let plain = [((1, 0), 0), ((0, 1), 1), ((-1, 0), 2), ((0, -1), 3), ((1, -1), 0), ((-1, 1), 0)];
    for ((q, r), steps) in plain {
        assert_eq!(points(tile, scene(), mine(q, r)), 2 * steps, "steps paid on ({q},{r})");
    }
    // Two free steps: for one step one of them is lost, a third is paid.
    for ((q, r), steps) in [((0, 1), 1), ((-1, 0), 2), ((0, -1), 3)] {
        let moves = |game: &Gaia| vec![act(BoardAction::TwoSteps), Move::Mine(game.cell(q, r))];
        assert_eq!(points(tile, scene(), moves), 2 * steps, "with two free steps on ({q},{r})");
    }
    let booster = scene().booster(0, Booster::TerraformingStep);
    let moves = |game: &Gaia| vec![Move::Special(Special::Booster), Move::Mine(game.cell(0, 1))];
    assert_eq!(points(tile, booster, moves), 2);
}

// proves GP-RSCORE-3
#[test]
fn every_research_level_scores_two_points_however_obtained() {
    let tile = RoundTile::Research;
    let by_tile =
        |step: Move| move |_: &Gaia| vec![act(BoardAction::TechTile), Move::Tile(Place::Economy), step];
    assert_eq!(points(tile, rich(Faction::Terrans), |_| vec![Move::Research(Area::Science)]), 2);
    assert_eq!(points(tile, rich(Faction::Terrans), by_tile(Move::Step(Area::Economy))), 2);
    assert_eq!(points(tile, rich(Faction::Terrans), by_tile(Move::NoStep)), 0, "a step declined");

    let bescods = |_: &Gaia| vec![Move::Special(Special::Faction), Move::Step(Area::Science)];
    assert_eq!(points(tile, rich(Faction::Bescods), bescods), 2);
    let firaks = || {
        rich(Faction::Firaks).structure(0, Structure::Institute, (3, 0)).structure(
            0,
            Structure::ResearchLab,
            (5, 0),
        )
    };
    let downgrade = |game: &Gaia| {
        vec![Move::Special(Special::Institute), Move::Downgrade(game.cell(5, 0)), Move::Step(Area::Science)]
    };
    assert_eq!(points(tile, firaks(), downgrade), 2);
}

// GP-EX-10; proves GP-RSCORE-4
#[test]
fn in_round_two_a_mine_scores_two_points() {
    let mut game = rich(Faction::Terrans).planet((1, 0), Planet::Terra).round(2, RoundTile::Mine).turn_of(0);
    let mine = Move::Mine(game.cell(1, 0));
    play(&mut game, &[mine]);
    assert_eq!(me(&game).points.of(Source::Round(2)), 2);
    assert_eq!(me(&game).vp(), 12);
}

// proves GP-RSCORE-4
#[test]
fn every_mine_built_scores_two_points_whatever_the_planet() {
    let tile = RoundTile::Mine;
    let scene = || {
        rich(Faction::Terrans)
            .planet((1, 0), Planet::Swamp)
            .planet((0, 1), Planet::Gaia)
            .project(0, (-1, 0), true)
            .planet((0, -1), Planet::Transdim)
            .level(0, Area::Navigation, 4)
            .token(0, Token::Ore, true)
            .player(0, |p| p.gaiaformers = 1)
    };
    for (q, r) in [(1, 0), (0, 1), (-1, 0)] {
        assert_eq!(points(tile, scene(), mine(q, r)), 2);
    }
    let lost = |game: &Gaia| vec![Move::Research(Area::Navigation), Move::LostPlanet(game.cell(2, 0))];
    assert_eq!(points(tile, scene(), lost), 2, "the Lost Planet counts");
    let lantids = rich(Faction::Lantids).structure(1, Structure::Mine, (1, 0));
    assert_eq!(points(tile, lantids, mine(1, 0)), 2, "so does a shared mine");

    assert_eq!(
        points(tile, scene(), |game| vec![Move::GaiaProject(game.cell(0, -1))]),
        0,
        "a project is no mine"
    );
    let station = |game: &Gaia| vec![Move::Upgrade(game.cell(0, 0), Structure::TradingStation)];
    assert_eq!(points(tile, scene(), station), 0, "nor is an upgrade");
    let ambas = rich(Faction::Ambas).structure(0, Structure::Institute, (3, 0));
    let swap = |game: &Gaia| vec![Move::Special(Special::Institute), Move::Swap(game.cell(0, 0))];
    assert_eq!(points(tile, ambas, swap), 0, "nor is the Ambas' swap");
}

// proves GP-RSCORE-5
#[test]
fn every_federation_token_gained_scores_five_points() {
    let tile = RoundTile::Federation;
    let group = |faction| {
        rich(faction)
            .structure(0, Structure::Institute, (3, 0))
            .structure(0, Structure::TradingStation, (4, 0))
            .structure(0, Structure::TradingStation, (5, 0))
    };
    let federate = |_: &Gaia| vec![Move::Federate, Move::Token(Token::Ore)];
    let alone = group(Faction::Terrans).player(0, |p| p.power = Power::new([0, 0, 0]));
    assert_eq!(points(tile, alone, federate), 5);

    let top = || rich(Faction::Terrans).level(0, Area::Terraforming, 4).token(0, Token::Ore, true);
    assert_eq!(
        points(tile, top(), |_| vec![Move::Research(Area::Terraforming)]),
        5,
        "the token of Terraforming 5"
    );
    let gleens = rich(Faction::Gleens).structure(0, Structure::TradingStation, (3, 0));
    assert_eq!(points(tile, gleens, upgrade(Structure::Institute)), 5, "the Gleens' own token");
    assert_eq!(points(tile, top(), |_| vec![act(BoardAction::Rescore)]), 0, "rescoring gains no token");
}

// proves GP-RSCORE-6
#[test]
fn every_trading_station_built_scores_four_or_three_points() {
    for (tile, vp) in [(RoundTile::TradingStation4, 4), (RoundTile::TradingStation3, 3)] {
        let scene =
            || rich(Faction::Terrans).planet((1, 0), Planet::Terra).structure(0, Structure::Mine, (3, 0));
        assert_eq!(points(tile, scene(), upgrade(Structure::TradingStation)), vp);
        assert_eq!(points(tile, scene(), mine(1, 0)), 0);

        let firaks = || {
            let base = rich(Faction::Firaks).structure(0, Structure::Institute, (5, 0));
            base.structure(0, Structure::ResearchLab, (3, 0))
        };
        let downgrade =
            |game: &Gaia| vec![Move::Special(Special::Institute), Move::Downgrade(game.cell(3, 0))];
        assert_eq!(points(tile, firaks(), downgrade), vp, "a Firaks downgrade counts");
        let station = rich(Faction::Terrans).structure(0, Structure::TradingStation, (3, 0));
        assert_eq!(points(tile, station, upgrade(Structure::ResearchLab)), 0);
    }
}

// proves GP-RSCORE-7
#[test]
fn every_mine_built_on_a_gaia_planet_scores_four_or_three_points() {
    for (tile, vp) in [(RoundTile::GaiaMine4, 4), (RoundTile::GaiaMine3, 3)] {
        let scene = || {
            rich(Faction::Terrans)
                .planet((1, 0), Planet::Gaia)
                .project(0, (-1, 0), true)
                .planet((0, 1), Planet::Terra)
                .planet((3, 0), Planet::Gaia)
                .structure(0, Structure::Mine, (3, 0))
        };
        assert_eq!(points(tile, scene(), mine(1, 0)), vp);
        assert_eq!(points(tile, scene(), mine(-1, 0)), vp, "on an own Gaia project");
        assert_eq!(points(tile, scene(), mine(0, 1)), 0, "not elsewhere");
        assert_eq!(points(tile, scene(), upgrade(Structure::TradingStation)), 0, "not for an upgrade");

        let lantids =
            rich(Faction::Lantids).planet((1, 0), Planet::Gaia).structure(1, Structure::Mine, (1, 0));
        assert_eq!(points(tile, lantids, mine(1, 0)), 0, "nor for a shared mine (GP-FAC-LANTIDS-3)");
    }
}

// proves GP-RSCORE-8
#[test]
fn institute_and_academies_score_five_points_each() {
    let tile = RoundTile::BigStructure;
    let station = || rich(Faction::Terrans).structure(0, Structure::TradingStation, (3, 0));
    let lab = || rich(Faction::Terrans).structure(0, Structure::ResearchLab, (3, 0));
    assert_eq!(points(tile, station(), upgrade(Structure::Institute)), 5);
    assert_eq!(points(tile, lab(), upgrade(Structure::AcademyLeft)), 5);
    assert_eq!(points(tile, lab(), upgrade(Structure::AcademyRight)), 5);
    assert_eq!(points(tile, station(), upgrade(Structure::ResearchLab)), 0);

    let bescods = rich(Faction::Bescods).structure(0, Structure::TradingStation, (3, 0));
    assert_eq!(points(tile, bescods, upgrade(Structure::AcademyRight)), 5, "the Bescods' other way round");
    let ambas = rich(Faction::Ambas).structure(0, Structure::Institute, (3, 0));
    let swap = |game: &Gaia| vec![Move::Special(Special::Institute), Move::Swap(game.cell(0, 0))];
    assert_eq!(points(tile, ambas, swap), 0, "the Ambas' swap builds nothing");
}

// proves GP-RSCORE-8
#[test]
fn the_institute_tile_is_twice_in_the_box() {
    let dealt = |tile: RoundTile, times: usize| {
        let others = RoundTile::ALL.iter().copied().filter(|other| *other != tile);
        let rounds: Vec<_> = std::iter::repeat_n(tile, times).chain(others).take(6).collect();
        with_rounds(rounds.try_into().unwrap())
    };
    assert!(dealt(RoundTile::BigStructure, 2).is_ok());
    assert_eq!(dealt(RoundTile::BigStructure, 3).unwrap_err().rule, "GP-SETUP-9");
    assert_eq!(dealt(RoundTile::TradingStation4, 2).unwrap_err().rule, "GP-SETUP-9");
}

/// A game for two with these round tiles and otherwise some deal.
fn with_rounds(rounds: [RoundTile; 6]) -> Result<Gaia, Refusal> {
    let setup = Gaia::default_setup(2);
    let some: Gaia = table::check::dealt(&setup, Seed::from_number(1));
    Gaia::dealt(&setup, catalogue(), &Deal { rounds, ..some.deal().unwrap() })
}

// proves GP-RSCORE-9
#[test]
fn setting_up_scores_nothing() {
    // The Geodens start with a research level and mines, the Ivits with an institute.
    for tile in [RoundTile::Mine, RoundTile::BigStructure, RoundTile::Research] {
        let others = RoundTile::ALL.iter().copied().filter(|other| *other != tile);
        let rounds: Vec<_> = std::iter::once(tile).chain(others).take(6).collect();
        let mut game = with_rounds(rounds.try_into().unwrap()).unwrap();
        play(&mut game, &[Move::Faction(Faction::Geodens), Move::Faction(Faction::Ivits)]);
        while game.phase() != Phase::Actions {
            let moves = legal(&game);
            game.play(moves[0]).unwrap();
        }
        assert_eq!((game.round(), game.round_tiles()[0]), (1, tile));
        let [geodens, ivits] = [0, 1].map(|seat| &game.players()[Seat::new(seat)]);
        assert_eq!((geodens.structures[Structure::Mine].len(), geodens.research[Area::Terraforming]), (2, 1));
        assert!(ivits.has_institute());
        assert_eq!((geodens.vp(), ivits.vp()), (10, 10), "{tile}");
    }
}

// proves GP-RSCORE-2, GP-RSCORE-4
#[test]
fn a_mine_scores_only_for_its_builder_and_only_by_the_tiles_it_concerns() {
    for tile in RoundTile::ALL {
        let mut game = rich(Faction::Terrans)
            .structure(1, Structure::Mine, (5, 0))
            .planet((1, 0), Planet::Oxide)
            .round(1, *tile)
            .turn_of(0);
        let mine = Move::Mine(game.cell(1, 0));
        play(&mut game, &[mine]);
        let expected = if matches!(tile, RoundTile::Terraforming | RoundTile::Mine) { 2 } else { 0 };
        assert_eq!(me(&game).points.of(Source::Round(1)), expected, "{tile}");
        assert_eq!(game.players()[Seat::new(1)].vp(), 10, "{tile}");
    }
}
