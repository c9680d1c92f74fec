//! Round boosters (GP-BOOST).

use gaia::names::{BoardAction, Booster, Faction, Named, Planet, RoundTile, Structure};
use gaia::scene::Scene;
use gaia::{Move, Power, Purse, Source, Special};
use table::Game;

use crate::common::{legal, me, play, refusal, refused};

/// Terrans with a mine in the middle and enough for one more.
fn terrans() -> Scene {
    Scene::new(&[Faction::Terrans, Faction::Xenos])
        .structure(0, Structure::Mine, (0, 0))
        .player(0, |p| (p.ore, p.credits, p.qic) = (9, 9, 0))
}

const USE: Move = Move::Special(Special::Booster);

// proves GP-BOOST-1, GP-BOOST-2, GP-BOOST-3, GP-BOOST-4, GP-BOOST-5, GP-BOOST-6, GP-BOOST-7, GP-BOOST-8,
// GP-BOOST-9, GP-BOOST-10
#[test]
fn every_booster_gives_its_income() {
    // Credits, ore, knowledge, QIC, and tokens in areas I and II.
    let stock = |scene: Scene| {
        let game = scene.player(0, |p| p.power = Power::new([5, 2, 0])).next_round();
        let p = me(&game);
        [p.credits, p.ore, p.knowledge, p.qic, p.power.areas[0], p.power.areas[1]].map(i16::from)
    };
    let without = stock(terrans().player(0, |p| p.booster = None));
    let incomes = [
        (Booster::OreKnowledge, [0, 1, 1, 0, 0, 0]),
        (Booster::CreditsQic, [2, 0, 0, 1, 0, 0]),
        (Booster::TokensOre, [0, 1, 0, 0, 2, 0]),
        (Booster::TerraformingStep, [2, 0, 0, 0, 0, 0]),
        (Booster::Range, [0, 0, 0, 0, -2, 2]),
        (Booster::Mines, [0, 1, 0, 0, 0, 0]),
        (Booster::ResearchLabs, [0, 0, 1, 0, 0, 0]),
        (Booster::TradingStations, [0, 1, 0, 0, 0, 0]),
        (Booster::BigStructures, [0, 0, 0, 0, -4, 4]),
        (Booster::GaiaPlanets, [4, 0, 0, 0, 0, 0]),
    ];
    assert!(incomes.iter().map(|(booster, _)| booster).eq(Booster::ALL));
    for (booster, income) in incomes {
        let with = stock(terrans().booster(0, booster));
        assert_eq!([0, 1, 2, 3, 4, 5].map(|i| with[i] - without[i]), income, "{booster}");
    }
}

/// A map on which the Terrans own something of everything.
fn empire() -> Scene {
    terrans()
        .structure(0, Structure::Mine, (2, 0))
        .lost_planet(0, (4, 0))
        .structure(0, Structure::ResearchLab, (6, 0))
        .structure(0, Structure::ResearchLab, (0, 2))
        .structure(0, Structure::TradingStation, (0, 4))
        .planet((0, 6), Planet::Gaia)
        .structure(0, Structure::TradingStation, (0, 6))
        .planet((-2, 0), Planet::Gaia)
        .structure(0, Structure::TradingStation, (-2, 0))
        .structure(0, Structure::Institute, (-4, 0))
        .structure(0, Structure::AcademyLeft, (0, -2))
        .project(0, (-6, 0), true)
        .project(0, (0, -6), false)
        .structure(1, Structure::Mine, (5, -6))
}

// proves GP-BOOST-6, GP-BOOST-7, GP-BOOST-8, GP-BOOST-9, GP-BOOST-10
#[test]
fn pass_boosters_score_what_the_holder_has_built() {
    let points = [
        (Booster::Mines, 3),               // two mines and the Lost Planet
        (Booster::ResearchLabs, 2 * 3),    // two labs
        (Booster::TradingStations, 3 * 2), // three stations
        (Booster::BigStructures, 2 * 4),   // institute and academy
        (Booster::GaiaPlanets, 2),         // two with structures; Gaiaformers alone do not count
    ];
    for booster in Booster::ALL {
        let mut game = empire().booster(0, *booster).turn_of(0);
        let pass = legal(&game).into_iter().find(|mv| matches!(mv, Move::Pass(_))).unwrap();
        game.play(pass).unwrap();
        let expected = points.iter().find(|(other, _)| other == booster).map_or(0, |(_, points)| *points);
        assert_eq!(me(&game).points.of(Source::Booster(*booster)), expected, "{booster}");
        assert_eq!(me(&game).vp(), 10 + expected, "{booster}");
    }
}

// proves GP-BOOST-9
#[test]
fn booster_nine_counts_the_institute_and_both_academies() {
    let scene = empire().structure(0, Structure::AcademyRight, (0, -4)).booster(0, Booster::BigStructures);
    let mut game = scene.turn_of(0);
    game.play(Move::Pass(Some(Booster::Range))).unwrap();
    assert_eq!(me(&game).points.of(Source::Booster(Booster::BigStructures)), 3 * 4);
}

// proves GP-BOOST-4
#[test]
fn booster_four_gives_one_free_step_and_lets_further_steps_be_paid() {
    let scene = || {
        terrans()
            .planet((1, 0), Planet::Oxide)
            .planet((0, 1), Planet::Volcanic)
            .booster(0, Booster::TerraformingStep)
            .round(1, RoundTile::Terraforming)
    };
    for (at, paid) in [((1, 0), 0), ((0, 1), 1)] {
        let mut game = scene().turn_of(0);
        let mine = Move::Mine(game.cell(at.0, at.1));
        play(&mut game, &[USE, mine]);
        assert_eq!((me(&game).ore, me(&game).credits), (9 - 1 - 3 * paid, 9 - 2));
        assert_eq!(
            me(&game).points.of(Source::Round(1)),
            2 * (1 + i32::from(paid)),
            "free and paid steps score"
        );
        assert!(me(&game).planets().contains(game.cell(at.0, at.1)));
    }
    let mut poor = scene().player(0, |p| p.ore = 3).turn_of(0);
    play(&mut poor, &[USE]);
    assert_eq!(refusal(&poor, Move::Mine(poor.cell(0, 1))), "GP-MINE-2", "the second step cannot be paid");
}

// proves GP-BOOST-4
#[test]
fn booster_four_must_use_its_step_for_a_mine() {
    let scene = || {
        terrans()
            .planet((1, 0), Planet::Terra)
            .planet((0, 1), Planet::Gaia)
            .project(0, (-1, 0), true)
            .booster(0, Booster::TerraformingStep)
            .player(0, |p| p.qic = 1)
    };
    assert_eq!(refusal(&scene().turn_of(0), USE), "GP-SPEC-4", "no planet here needs a step");
    let mut game = scene().planet((0, -1), Planet::Ice).turn_of(0);
    play(&mut game, &[USE]);
    for (q, r) in [(1, 0), (0, 1), (-1, 0)] {
        refused(&game, Move::Mine(game.cell(q, r)), "GP-ACT-14");
    }
    assert_eq!(legal(&game), [Move::Mine(game.cell(0, -1))]);
}

// proves GP-BOOST-5
#[test]
fn booster_five_reaches_three_hexes_farther_and_qic_reach_on() {
    // Range 1 + 3, and 2 more for each QIC.
    let scene = |qic| {
        terrans()
            .planet((4, 0), Planet::Terra)
            .planet((6, 0), Planet::Terra)
            .planet((7, 0), Planet::Terra)
            .booster(0, Booster::Range)
            .player(0, move |p| p.qic = qic)
            .turn_of(0)
    };
    let mut game = scene(0);
    assert_eq!(refusal(&game, Move::Mine(game.cell(4, 0))), "GP-MINE-4", "without the booster it is too far");
    play(&mut game, &[USE]);
    assert_eq!(legal(&game), [Move::Mine(game.cell(4, 0))]);
    refused(&game, Move::Mine(game.cell(6, 0)), "GP-MINE-4");

    let mut game = scene(1);
    play(&mut game, &[USE]);
    refused(&game, Move::Mine(game.cell(7, 0)), "GP-MINE-4");
    let mine = Move::Mine(game.cell(6, 0));
    play(&mut game, &[mine]);
    assert_eq!((me(&game).qic, me(&game).ore, me(&game).credits), (0, 8, 7));
}

// proves GP-BOOST-5
#[test]
fn booster_five_may_start_a_gaia_project() {
    let scene = |tokens| {
        let power = Power::new([tokens, 0, 0]);
        terrans()
            .planet((4, 0), Planet::Transdim)
            .booster(0, Booster::Range)
            .player(0, move |p| p.power = power)
    };
    let mut game = scene(6).turn_of(0);
    let project = Move::GaiaProject(game.cell(4, 0));
    refused(&game, project, "GP-MINE-4");
    play(&mut game, &[USE]);
    assert_eq!(legal(&game), [project]);
    play(&mut game, &[project]);
    assert!(me(&game).projects.contains(game.cell(4, 0)));
    assert_eq!((me(&game).gaiaformers, me(&game).power.gaia, me(&game).power.total()), (0, 6, 0));
    assert_eq!(refusal(&scene(5).turn_of(0), USE), "GP-SPEC-4", "one token short");
}

// proves GP-BOOST-5
#[test]
fn booster_five_must_place_something_but_need_not_use_its_range() {
    let mut game = terrans().planet((1, 0), Planet::Terra).booster(0, Booster::Range).turn_of(0);
    play(&mut game, &[USE]);
    assert_eq!(refusal(&game, Move::EndTurn), "GP-TURN-7", "a mine or Gaiaformer must be placed");
    let near = Move::Mine(game.cell(1, 0));
    assert_eq!(legal(&game), [near]);
    play(&mut game, &[near, Move::EndTurn]);
    let nothing = terrans().planet((5, 0), Planet::Terra).booster(0, Booster::Range).turn_of(0);
    refused(&nothing, USE, "GP-SPEC-4");
}

// proves GP-BOOST-11
#[test]
fn booster_actions_join_no_power_qic_or_special_action() {
    let scene = |booster| {
        terrans()
            .structure(0, Structure::AcademyRight, (-7, 0))
            .planet((4, 0), Planet::Oxide)
            .planet((0, 1), Planet::Volcanic)
            .booster(0, booster)
            .player(0, |p| (p.power, p.qic) = (Power::new([0, 0, 8]), 2))
    };
    let others = [
        Move::Act(BoardAction::TwoSteps, Purse::Tokens),
        Move::Act(BoardAction::OneStep, Purse::Tokens),
        Move::Act(BoardAction::PlanetTypes, Purse::Tokens),
        Move::Special(Special::Academy),
    ];
    // With booster 5 every step is paid; with booster 4 all but one, and the range stays 1.
    for (booster, ore) in [(Booster::Range, 1 + 2 * 3), (Booster::TerraformingStep, 1 + 3)] {
        let mut game = scene(booster).turn_of(0);
        assert!(others.iter().all(|mv| game.check(*mv).is_ok()));
        play(&mut game, &[USE]);
        assert!(others.iter().all(|mv| refusal(&game, *mv) == "GP-TURN-7"), "{booster}");
        let mine = Move::Mine(game.cell(0, 1));
        assert_eq!(game.check(mine).unwrap().cost.ore, ore, "{booster}");
        play(&mut game, &[mine]);
        assert!(others.iter().all(|mv| refusal(&game, *mv) == "GP-TURN-1"), "{booster}");
    }
    let mut game = scene(Booster::TerraformingStep).player(0, |p| p.qic = 0).turn_of(0);
    play(&mut game, &[USE]);
    refused(&game, Move::Mine(game.cell(4, 0)), "GP-MINE-4");
}
