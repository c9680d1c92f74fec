//! Action 2, starting a Gaia project (GP-GAIA).

use gaia::names::{Area, Booster, Count, Faction, FinalTile, Planet, RoundTile, Structure, Token};
use gaia::scene::Scene;
use gaia::{Bowl, Decision, Gaia, Handful, Move, OwnTurn, Phase, Power, TakeTokens};
use table::{Game, Seat, Turn};

use crate::common::{ME, decision, legal, me, refused};

/// A project at these coordinates.
fn project(game: &Gaia, q: i8, r: i8) -> Move {
    Move::GaiaProject(game.cell(q, r))
}

/// Terrans on Gaia Project 1 with a mine in the middle, one Gaiaformer, eight tokens and no QIC; a Transdim
/// planet lies next to the mine.
fn terrans() -> Scene {
    Scene::new(&[Faction::Terrans, Faction::Itars])
        .structure(0, Structure::Mine, (0, 0))
        .planet((1, 0), Planet::Transdim)
        .player(0, |player| player.qic = 0)
}

/// Tokens in any mix.
fn tokens(areas: [u8; 3]) -> Move {
    Move::Tokens(Handful { areas, brainstone: false })
}

// proves GP-GAIA-1
#[test]
fn a_project_needs_a_transdim_planet_without_gaiaformer() {
    let mut game = terrans()
        .planet((0, 1), Planet::Gaia)
        .planet((-1, 0), Planet::Terra)
        .project(1, (0, -1), false)
        .player(0, |player| player.power = Power::new([6, 0, 0]))
        .turn_of(0);
    for (q, r) in [(0, 1), (-1, 0), (0, 0), (1, -1), (0, -1)] {
        refused(&game, project(&game, q, r), "GP-GAIA-1");
    }
    game.play(project(&game, 1, 0)).unwrap();
    assert!(me(&game).projects.contains(game.cell(1, 0)));
    assert_eq!((me(&game).gaiaformers, me(&game).power.gaia), (0, 6));
    assert_eq!(me(&game).planets().len(), 1);
}

// proves GP-GAIA-1
#[test]
fn an_own_gaiaformer_keeps_a_second_one_away() {
    let game = terrans().project(0, (1, 0), false).player(0, |player| player.gaiaformers = 1).turn_of(0);
    refused(&game, project(&game, 1, 0), "GP-GAIA-1");
    let turned = terrans().project(0, (1, 0), true).player(0, |player| player.gaiaformers = 1).turn_of(0);
    refused(&turned, project(&turned, 1, 0), "GP-GAIA-1");
}

// proves GP-GAIA-2
#[test]
fn a_project_is_started_within_range_or_with_qic() {
    let scene = |navigation, qic| {
        terrans()
            .planet((4, 0), Planet::Transdim)
            .level(0, Area::Navigation, navigation)
            .player(0, move |player| player.qic = qic)
    };
    for (navigation, too_few, qic) in [(0, Some(1), 2), (2, Some(0), 1), (4, Some(0), 1), (5, None, 0)] {
        let game = scene(navigation, qic).turn_of(0);
        assert_eq!(game.check(project(&game, 4, 0)).unwrap().cost.qic, qic);
        if let Some(too_few) = too_few {
            let game = scene(navigation, too_few).turn_of(0);
            refused(&game, project(&game, 4, 0), "GP-MINE-4");
        }
    }
    let mut game = scene(0, 2).player(0, |player| player.power = Power::new([6, 0, 0])).turn_of(0);
    game.play(project(&game, 4, 0)).unwrap();
    assert_eq!(me(&game).qic, 0);

    // Neither Gaiaformers nor satellites carry range.
    for scene in [scene(0, 0).project(0, (3, 0), true), scene(0, 0).satellites(0, &[(3, 0)])] {
        let game = scene.player(0, |player| player.gaiaformers = 1).turn_of(0);
        refused(&game, project(&game, 4, 0), "GP-MINE-4");
    }
    let game = scene(0, 0).structure(0, Structure::Mine, (3, 0)).turn_of(0);
    assert!(game.check(project(&game, 4, 0)).is_ok());
}

// proves GP-GAIA-3
#[test]
fn only_a_gaiaformer_on_the_faction_board_is_available() {
    let away = terrans().project(0, (0, 1), false).turn_of(0);
    refused(&away, project(&away, 1, 0), "GP-GAIA-3");
    let in_gaia_area =
        terrans().player(0, |player| (player.gaiaformers, player.gaiaformers_in_gaia) = (0, 1)).turn_of(0);
    refused(&in_gaia_area, project(&in_gaia_area, 1, 0), "GP-GAIA-3");
}

// proves GP-GAIA-3
#[test]
fn gaiaformers_come_with_levels_one_three_and_four() {
    let gained = [1, 2, 3, 4, 5].map(|level| {
        let mut game = Scene::new(&[Faction::Xenos, Faction::Itars])
            .level(0, Area::GaiaProject, level - 1)
            .token(0, Token::Ore, true)
            .player(0, |player| player.knowledge = 4)
            .turn_of(0);
        game.play(Move::Research(Area::GaiaProject)).unwrap();
        me(&game).gaiaformers
    });
    assert_eq!(gained, [1, 0, 1, 1, 0]);
}

// proves GP-GAIA-4
#[test]
fn a_project_takes_six_four_or_three_tokens_to_the_gaia_area() {
    for (level, price) in [(1, 6), (2, 6), (3, 4), (4, 3), (5, 3)] {
        let scene = |i| {
            terrans()
                .level(0, Area::GaiaProject, level)
                .player(0, move |player| player.power = Power { gaia: 4, ..Power::new([i, 1, 1]) })
                .turn_of(0)
        };
        let mut game = scene(price - 2);
        assert_eq!(game.check(project(&game, 1, 0)).unwrap().cost.tokens, price);
        game.play(project(&game, 1, 0)).unwrap();
        assert_eq!(me(&game).power, Power { gaia: 4 + price, ..Power::new([0, 0, 0]) });

        // Tokens that lie in the Gaia area already do not count.
        let game = scene(price - 3);
        refused(&game, project(&game, 1, 0), "GP-GAIA-4");
    }
}

// GP-EX-27; proves GP-GAIA-3, GP-GAIA-4, GP-GAIA-5, GP-GAIA-6
#[test]
fn every_gaiaformer_costs_the_same() {
    let mut game = terrans()
        .planet((0, 1), Planet::Transdim)
        .level(0, Area::GaiaProject, 3)
        .player(0, |player| {
            player.gaiaformers = 2;
            player.power = Power::new([3, 2, 0]);
        })
        .turn_of(0);
    game.play(project(&game, 1, 0)).unwrap();
    assert_eq!(decision(&game), Decision::Tokens(TakeTokens { count: 4, to_gaia: true }));
    assert_eq!(legal(&game)[0], tokens([3, 1, 0]), "the lowest areas are the customary choice");
    game.play(tokens([3, 1, 0])).unwrap();
    assert_eq!(me(&game).power, Power { gaia: 4, ..Power::new([0, 1, 0]) });
    assert_eq!(me(&game).gaiaformers, 1);

    // The second Gaiaformer is no cheaper: one token is not enough for it.
    game.play(Move::EndTurn).unwrap();
    game.play(Move::Pass(Some(Booster::Range))).unwrap();
    refused(&game, project(&game, 0, 1), "GP-GAIA-4");
}

// proves GP-GAIA-6
#[test]
fn the_tokens_may_come_from_any_areas() {
    let mut game = terrans().player(0, |player| player.power = Power::new([3, 3, 3])).turn_of(0);
    game.play(project(&game, 1, 0)).unwrap();
    assert_eq!(legal(&game)[0], tokens([3, 3, 0]));
    for areas in [[3, 3, 0], [3, 0, 3], [0, 3, 3], [2, 2, 2]] {
        let mut game = game.clone();
        game.play(tokens(areas)).unwrap();
        let left = areas.map(|taken| 3 - taken);
        assert_eq!(me(&game).power, Power { gaia: 6, ..Power::new(left) });
    }
    for areas in [[3, 2, 0], [3, 3, 1], [0, 2, 4]] {
        refused(&game, tokens(areas), "GP-POWER-6");
    }
}

// proves GP-GAIA-6
#[test]
fn the_taklons_decide_about_the_brainstone() {
    let mut game = Scene::new(&[Faction::Taklons, Faction::Itars])
        .structure(0, Structure::Mine, (0, 0))
        .planet((1, 0), Planet::Transdim)
        .level(0, Area::GaiaProject, 4)
        .player(0, |player| {
            player.gaiaformers = 1;
            player.power = Power { brainstone: Some(Bowl::I), ..Power::new([3, 0, 0]) };
        })
        .turn_of(0);
    game.play(project(&game, 1, 0)).unwrap();
    let with_stone = Move::Tokens(Handful { areas: [2, 0, 0], brainstone: true });
    assert_eq!(legal(&game), [tokens([3, 0, 0]), with_stone]);
    let mut kept = game.clone();
    kept.play(tokens([3, 0, 0])).unwrap();
    assert_eq!(me(&kept).power.brainstone, Some(Bowl::I));
    game.play(with_stone).unwrap();
    let expected = Power { gaia: 2, brainstone: Some(Bowl::Gaia), ..Power::new([1, 0, 0]) };
    assert_eq!(me(&game).power, expected);
}

/// Starts a project and passes with both players, in this round.
fn start_and_pass(round: u8) -> Gaia {
    let mut game = terrans()
        .round(round, RoundTile::Research)
        .player(0, |player| player.power = Power::new([6, 0, 0]))
        .turn_of(0);
    let boosters = match round {
        6 => [None, None],
        _ => [Some(Booster::Range), Some(Booster::TerraformingStep)],
    };
    game.play(project(&game, 1, 0)).unwrap();
    game.play(Move::EndTurn).unwrap();
    assert_eq!(game.planet_at(game.cell(1, 0)), Planet::Transdim, "not in this round");
    for booster in boosters {
        game.play(Move::Pass(booster)).unwrap();
    }
    game
}

// proves GP-GAIA-7
#[test]
fn a_project_is_completed_in_the_next_round_unless_there_is_none() {
    let next = start_and_pass(5);
    assert_eq!((next.round(), next.phase()), (6, Phase::Actions));
    assert_eq!(next.planet_at(next.cell(1, 0)), Planet::Gaia);
    assert!(me(&next).projects.contains(next.cell(1, 0)));

    let over = start_and_pass(6);
    assert_eq!(over.to_move(), Turn::Over);
    assert_eq!(over.planet_at(over.cell(1, 0)), Planet::Transdim);
}

// proves GP-GAIA-8
#[test]
fn a_planet_with_a_gaiaformer_only_is_not_colonized() {
    let scene = |done| {
        Scene::new(&[Faction::Terrans, Faction::Itars])
            .structure(0, Structure::Institute, (0, 0))
            .structure(0, Structure::AcademyLeft, (0, 1))
            .project(0, (1, 0), done)
            .sector((1, 0), 2)
            .planet((2, 0), Planet::Terra)
            .planet((3, 0), Planet::Ice)
            .structure(1, Structure::Mine, (4, 0))
            .player(0, |player| player.qic = 0)
    };
    for done in [false, true] {
        let game = scene(done).turn_of(0);
        refused(&game, Move::Mine(game.cell(2, 0)), "GP-MINE-4");
        // Institute and academy alone have a power value of 6.
        refused(&game, Move::Federate, "GP-FED-2");
        let counts = [Count::GaiaPlanets, Count::PlanetTypes, Count::Sectors, Count::Mines];
        assert_eq!(counts.map(|what| game.count(ME, what)), [0, 1, 1, 0]);
        assert_eq!(game.final_count(ME, FinalTile::Structures), 2);
        assert_eq!(game.final_count(ME, FinalTile::GaiaPlanets), 0);

        // The Itars build two steps from the Gaiaformer: the Terrans are not asked.
        let mut game = scene(done).turn_of(1);
        game.play(Move::Mine(game.cell(3, 0))).unwrap();
        game.play(Move::EndTurn).unwrap();
        assert!(matches!(decision(&game), Decision::Turn(OwnTurn { acted: false, .. })));
        // With a mine there instead, they are, and the federation is possible.
        let colonized = scene(done).structure(0, Structure::Mine, (1, 0));
        let mut game = colonized.turn_of(1);
        game.play(Move::Mine(game.cell(3, 0))).unwrap();
        game.play(Move::EndTurn).unwrap();
        assert!(matches!(decision(&game), Decision::Charge(_)));
        game.play(Move::Decline).unwrap();
        assert!(game.check(Move::Federate).is_ok());
    }
}

// proves GP-GAIA-9
#[test]
fn starting_a_project_scores_nothing_and_lets_nobody_charge() {
    for round in [RoundTile::Mine, RoundTile::GaiaMine4, RoundTile::Terraforming] {
        let mut game = terrans()
            .round(1, round)
            .structure(1, Structure::Institute, (2, 0))
            .player(0, |player| player.power = Power::new([6, 0, 0]))
            .turn_of(0);
        game.play(project(&game, 1, 0)).unwrap();
        assert_eq!(me(&game).vp(), 10);
        assert!(game.charges().is_empty());
        game.play(Move::EndTurn).unwrap();
        let asked = game.question().unwrap();
        assert_eq!(asked.seat, Seat::new(1));
        assert_eq!(asked.decision, Decision::Turn(OwnTurn { acted: false, change: 0 }));
    }
}

// proves GP-GAIA-10
#[test]
fn a_gaiaformer_is_bound_until_the_mine_is_built() {
    let scene =
        |done| terrans().project(0, (0, 1), done).player(0, |player| (player.ore, player.credits) = (1, 2));
    for done in [false, true] {
        let game = scene(done).turn_of(0);
        refused(&game, project(&game, 1, 0), "GP-GAIA-3");
    }
    let mut game = scene(true).turn_of(0);
    game.play(Move::Mine(game.cell(0, 1))).unwrap();
    assert_eq!(me(&game).gaiaformers, 1);
    game.play(Move::EndTurn).unwrap();
    game.play(Move::Pass(Some(Booster::Range))).unwrap();
    assert!(game.check(project(&game, 1, 0)).is_ok());
}
