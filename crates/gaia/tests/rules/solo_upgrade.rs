//! Alone: how the Automa upgrades, and its faction cards (GP-SOLO-UPG, GP-SOLO-FACT).

use gaia::automa::{AutomaEvent, Criterion, Deed, Level, Skip};
use gaia::names::{Area, BoardAction, Faction, RoundTile, Structure};
use gaia::scene::Scene;
use gaia::{Decision, Gaia};

use crate::common::{At, decision, player};
use crate::solo::{alone, automa, built, carried_out, offer, told, vp};

use Structure::{AcademyLeft, AcademyRight, Institute, Mine, ResearchLab, TradingStation};

/// A scene with these structures of the Automa.
fn standing(person: &[At], faction: Faction, automa: &[(Structure, At)]) -> Scene {
    let scene = alone((Faction::Taklons, person), (faction, &[]));
    automa.iter().fold(scene, |scene, (kind, at)| scene.structure(1, *kind, *at))
}

/// What the next upgrade is, with support card 4.
fn upgraded(faction: Faction, automa: &[(Structure, At)]) -> Vec<String> {
    carried_out(standing(&[(3, 3), (-2, 5)], faction, automa).automa_acts(4, 10)).1
}

// proves GP-SOLO-UPG-1, GP-SOLO-UPG-2, GP-SOLO-UPG-4
#[test]
fn the_first_possible_upgrade_is_taken() {
    // A trading station becomes the institute before anything else.
    let all = [(Mine, (1, 0)), (TradingStation, (-4, 1)), (ResearchLab, (-1, 0))];
    assert_eq!(upgraded(Faction::Itars, &all), ["upgrade -4,1 planetary_institute"]);
    // With the institute built, a mine becomes a trading station.
    let all = [(Mine, (1, 0)), (TradingStation, (-4, 1)), (ResearchLab, (-1, 0)), (Institute, (0, 2))];
    assert_eq!(upgraded(Faction::Itars, &all), ["upgrade 1,0 trading_station"]);
    // Without mines a lab becomes an academy; the two do not differ, the left piece is taken first.
    let rest = [(TradingStation, (-4, 1)), (ResearchLab, (-1, 0)), (Institute, (0, 2))];
    assert_eq!(upgraded(Faction::Itars, &rest), ["upgrade -1,0 academy_left"]);
    let more: Vec<_> = rest.iter().copied().chain([(AcademyLeft, (-3, 3))]).collect();
    assert_eq!(upgraded(Faction::Itars, &more), ["upgrade -1,0 academy_right"]);
    // With both academies a trading station becomes a lab.
    let more: Vec<_> = more.into_iter().chain([(AcademyRight, (-3, 1))]).collect();
    assert_eq!(upgraded(Faction::Itars, &more), ["upgrade -4,1 research_lab"]);
    // Four trading stations: no mine can become another.
    let four = [(TradingStation, (-4, 1)), (TradingStation, (-1, 0)), (TradingStation, (-3, 3))];
    let full: Vec<_> =
        four.into_iter().chain([(TradingStation, (-3, 1)), (Institute, (0, 2)), (Mine, (1, 0))]).collect();
    let moves = upgraded(Faction::Itars, &full);
    assert!(moves[0].ends_with("research_lab"), "{moves:?}");
}

// proves GP-SOLO-UPG-2, GP-SOLO-UPG-4, GP-SOLO-SCORE-1
#[test]
fn the_old_piece_returns_and_nothing_else_is_gained() {
    let scene = standing(
        &[(3, 3)],
        Faction::Itars,
        &[(TradingStation, (1, 0)), (Mine, (-4, 1)), (Institute, (0, 2))],
    )
    .round(2, RoundTile::TradingStation4);
    let (game, moves, gained) = carried_out(scene.automa_acts(4, 10));
    assert_eq!(
        (moves[0].as_str(), gained),
        ("upgrade -4,1 trading_station", 3),
        "the round tile is not its own"
    );
    assert_eq!(game.pieces_left(crate::solo::AUTOMA, Mine), 8);
    assert_eq!(game.pieces_left(crate::solo::AUTOMA, TradingStation), 2);
    // A lab brings no tile and no question.
    let scene = standing(&[(3, 3)], Faction::Itars, &[(TradingStation, (1, 0)), (Institute, (0, 2))]);
    let (game, moves, _) = carried_out(scene.automa_acts(4, 10));
    assert_eq!(moves, ["upgrade 1,0 research_lab"]);
    assert_eq!(player(&game, 1).open_tiles().count(), 0);
    assert!(matches!(decision(&game), Decision::Charge(_) | Decision::Turn(_)));
}

// proves GP-SOLO-UPG-3
#[test]
fn among_several_the_closest_to_the_person_then_direction() {
    let mines = [(Mine, (1, 0)), (Mine, (-4, 1)), (Mine, (-1, 0))];
    // (-1,2) is at distance 2 of both (1,0) and (-1,0), and at distance 3 of (-4,1).
    let scene = |support| standing(&[(-1, 2)], Faction::Itars, &mines).automa_acts(support, 10);
    let (game, moves, _) = carried_out(scene(4));
    assert_eq!(moves, ["upgrade 1,0 trading_station"], "left_up: row 1 below row -1");
    let sieved = |criterion, value, before, left| AutomaEvent::Sieved { criterion, value, before, left };
    assert!(told(&game).contains(&sieved(Criterion::Closest, Some(2), 3, 2)));
    assert!(told(&game).contains(&sieved(Criterion::LeftUp, None, 2, 1)));
    assert_eq!(carried_out(scene(1)).1, ["upgrade -1,0 trading_station"], "right_down");
}

/// Everything that can be built: nothing can be upgraded any more.
const COMPLETE: [(Structure, At); 10] = [
    (Institute, (-2, -1)),
    (TradingStation, (-3, 4)),
    (TradingStation, (5, -6)),
    (TradingStation, (-6, 4)),
    (TradingStation, (-1, -2)),
    (ResearchLab, (-1, 2)),
    (ResearchLab, (1, 0)),
    (ResearchLab, (-3, 1)),
    (AcademyLeft, (0, 2)),
    (AcademyRight, (-1, 5)),
];

// proves GP-SOLO-UPG-5, GP-SOLO-UPG-6, GP-SOLO-FACT-5, GP-SOLO-DIFF-5, GP-SOLO-TURN-6
// GP-EX-84
#[test]
fn hadsch_hallas_on_the_hardest_level() {
    let scene = |structures: &[(Structure, At)]| {
        standing(&[(3, 3), (-2, 5)], Faction::HadschHallas, structures)
            .automa(|automa| automa.level = Level::Alptrauma)
    };
    let (game, moves, gained) = carried_out(scene(&COMPLETE).automa_acts(13, 10));
    assert_eq!((moves[0].as_str(), gained), ("skip", 3 + 1), "(a)");
    assert!(told(&game).contains(&AutomaEvent::Skipped { deed: Deed::Upgrade, why: Skip::NoUpgrade }));
    let (game, moves, gained) = carried_out(scene(&COMPLETE).automa_acts(13, 13));
    assert_eq!((moves[0].as_str(), gained), ("mine 1,4", 1 + 1), "(b)");
    assert!(told(&game).contains(&AutomaEvent::Instead { deed: Deed::BuildMine, why: Skip::NoUpgrade }));
    assert!(told(&game).contains(&AutomaEvent::Sieved {
        criterion: Criterion::Closest,
        value: Some(2),
        before: sieved_before(&game, Criterion::Closest),
        left: 3,
    }));
    let (_, moves, gained) = carried_out(scene(&[(Mine, (-2, -1)), (Mine, (-3, 4))]).automa_acts(13, 10));
    assert_eq!((moves[0].as_str(), gained), ("upgrade -3,4 trading_station", (3 + 1) + (3 + 1)), "(c)");
    // Mines change nothing about it.
    let more: Vec<_> = COMPLETE.iter().copied().chain([(Mine, (3, -2))]).collect();
    assert_eq!(carried_out(scene(&more).automa_acts(13, 10)).1, ["skip"]);
}

fn sieved_before(game: &Gaia, wanted: Criterion) -> u8 {
    let before = |event: &AutomaEvent| match *event {
        AutomaEvent::Sieved { criterion, before, .. } if criterion == wanted => Some(before),
        _ => None,
    };
    told(game).iter().find_map(before).expect("it was applied")
}

// proves GP-SOLO-FACT-5, GP-SOLO-FACT-9
#[test]
fn the_fallback_of_hadsch_hallas_is_not_replaced_again() {
    // Nothing to upgrade and no planet in range: nothing happens, and there is no upgrade in its place.
    let scene = Scene::blank_alone(Faction::Taklons, Faction::HadschHallas).structure(1, Institute, (0, 0));
    let (game, moves, gained) = carried_out(scene.automa_acts(13, 13));
    assert_eq!((moves[0].as_str(), gained), ("skip", 1));
    assert!(told(&game).contains(&AutomaEvent::Skipped { deed: Deed::BuildMine, why: Skip::NoPlanet }));
    // A mine of another faction card is.
    let scene = Scene::blank_alone(Faction::Taklons, Faction::Terrans).structure(1, Mine, (0, 0));
    let (_, moves, gained) = carried_out(scene.automa_acts(13, 13));
    assert_eq!(moves, ["step gaia_project", "upgrade 0,0 trading_station"]);
    assert_eq!(gained, 2);
}

// proves GP-SOLO-FACT-1, GP-SOLO-FACT-2, GP-SOLO-RES-4, GP-SOLO-MINE-2, GP-SOLO-MINE-3, GP-SOLO-MINE-4, GP-SOLO-MINE-10
// GP-EX-81
#[test]
fn terrans_without_a_step_in_gaia_project() {
    let scene = || {
        alone((Faction::Taklons, &[(3, 3), (-2, 5)]), (Faction::Terrans, &[(-1, 2), (-1, -4)]))
            .level(1, Area::GaiaProject, 4)
            .level(0, Area::GaiaProject, 5)
            .without_advanced(&[Area::GaiaProject])
    };
    let (game, moves, gained) = carried_out(scene().automa_acts(9, 13));
    assert_eq!(moves, ["step economy", "mine 0,3"], "(a)");
    assert_eq!((gained, player(&game, 1).research[Area::Economy]), (2, 1));
    assert_eq!(game.planet_at(game.cell(0, 3)), gaia::names::Planet::Gaia);
    let board = scene().turn_of(0);
    let transdim =
        board.planets_of(gaia::names::Planet::Transdim).iter().map(|cell| board.board().grid().axial(cell));
    let scene_b = transdim.fold(scene(), |scene, at| scene.project(0, (at.q, at.r), false));
    let (_, moves, _) = carried_out(scene_b.automa_acts(9, 13));
    assert_eq!(moves, ["step economy", "mine -1,5"], "(b)");
    let (_, moves, gained) = carried_out(scene().automa_acts(9, 6));
    assert_eq!((moves[0].as_str(), gained), ("mine -3,4", 3), "(c)");
    // With the area valid, it is that one; on level 4 its tile goes first.
    let usual =
        alone((Faction::Taklons, &[(3, 3)]), (Faction::Terrans, &[(-1, 2)])).level(1, Area::GaiaProject, 4);
    assert_eq!(carried_out(usual.automa_acts(9, 13)).1[0], "advanced_tile gaia_project");
}

// proves GP-SOLO-FACT-3, GP-SOLO-PQ-2, GP-SOLO-TURN-5
// GP-EX-80
#[test]
fn xenos_cover_two_actions() {
    let scene = |open: &[u8]| {
        alone((Faction::Taklons, &[(3, 3), (1, 0)]), (Faction::Xenos, &[(0, 2), (-3, 1), (-4, -2)]))
            .uncovered(open)
    };
    let action = |number: usize| format!("act {}", <BoardAction as gaia::names::Named>::ALL[number - 1]);
    let (_, moves, gained) = carried_out(scene(&[3, 9, 10]).automa_acts(2, 12));
    assert_eq!((moves, gained), (vec![action(9), action(10)], 3), "(a)");
    let (_, moves, gained) = carried_out(scene(&[4]).automa_acts(2, 12));
    assert_eq!((moves, gained), (vec![action(4), "skip".to_owned()], 3), "(b)");
    let (_, moves, gained) = carried_out(scene(&[3, 9, 10]).automa_acts(2, 13));
    assert_eq!((moves, gained), (vec!["mine -1,0".to_owned(), action(9)], 2), "(c)");
}

// proves GP-SOLO-FACT-4
#[test]
fn taklons_build_within_three_and_cover_an_action() {
    let scene = alone((Faction::Terrans, &[(-1, 5)]), (Faction::Taklons, &[(-2, 5)]));
    let (game, moves, gained) = carried_out(scene.automa_acts(4, 13));
    assert_eq!((moves.len(), gained), (2, 2));
    let mine = *built(&game, Mine).iter().find(|at| **at != (-2, 5)).expect("a mine");
    assert!(hex::Axial::new(mine.0, mine.1).distance(hex::Axial::new(-2, 5)) <= 3);
    assert!(moves[1].starts_with("act "), "{moves:?}");
}

// proves GP-SOLO-FACT-6, GP-SOLO-FACT-11
#[test]
fn geodens_score_for_the_first_mine_on_each_type() {
    let scene = |mines: &[At]| alone((Faction::Taklons, &[(-2, 5), (3, 3)]), (Faction::Geodens, mines));
    // Research and an action, one point: the action card is the faction's.
    let (_, moves, gained) = carried_out(scene(&[(-1, -2)]).automa_acts(4, 13));
    assert!(moves[0].starts_with("step ") && moves[1].starts_with("act "), "{moves:?}");
    assert_eq!(gained, 1);
    // Another home planet is no new type, a Gaia planet is one once.
    let home = Scene::blank_alone(Faction::Taklons, Faction::Geodens)
        .structure(1, Mine, (0, 0))
        .planet((1, 0), gaia::names::Planet::Volcanic);
    assert_eq!(carried_out(home.automa_acts(4, 4)).2, 1);
    let (_, moves, gained) = carried_out(scene(&[(-1, -2), (2, -3)]).automa_acts(4, 4));
    assert_eq!((moves[0].as_str(), gained), ("mine -1,0", 2 + 1));
    let (_, moves, gained) = carried_out(scene(&[(-1, -2), (2, -3), (-1, 0)]).automa_acts(4, 4));
    assert_eq!((moves[0].as_str(), gained), ("mine -3,1", 1 + 2), "Desert is next, and new");
}

// proves GP-SOLO-FACT-7, GP-SOLO-FACT-10, GP-SOLO-FACT-11, GP-SOLO-MINE-12
// GP-EX-85
#[test]
fn firaks_turn_labs_back_and_research() {
    let mines: [At; 8] = [(1, 0), (-1, 0), (-1, 2), (0, 2), (-3, 1), (-3, 4), (-1, -2), (2, -3)];
    let stations: [At; 4] = [(-3, 3), (-5, 0), (2, 5), (-4, 1)];
    let scene = alone((Faction::Taklons, &[(3, 3), (-2, 5)]), (Faction::Firaks, &mines)).structure(
        1,
        Institute,
        (2, -1),
    );
    let scene = stations.iter().fold(scene, |scene, at| scene.structure(1, TradingStation, *at));
    let (game, moves, gained) = carried_out(scene.automa_acts(17, 6));
    assert_eq!(moves, ["upgrade 2,5 research_lab", "step economy"], "(a)");
    assert_eq!((gained, player(&game, 1).research[Area::Economy]), (3, 1));
    let (mut game, moves, _) = carried_out(Scene::from(game).automa_acts(17, 10));
    assert_eq!(moves, ["upgrade 2,5 trading_station"], "(b)");
    assert!(offer(&game).power > 0, "the downgrade lets the person charge");
    assert_eq!(player(&game, 1).research.values().sum::<u8>(), 1, "no research");
    // By turns, and never more than one lab nor an academy.
    for _ in 0..12 {
        game = carried_out(Scene::from(game).automa_acts(17, 10)).0;
        assert!(built(&game, ResearchLab).len() <= 1);
        assert!(built(&game, AcademyLeft).is_empty() && built(&game, AcademyRight).is_empty());
        assert_eq!(built(&game, ResearchLab).len() + built(&game, TradingStation).len(), 4);
    }
    // Six labs in twelve upgrades: Economy to 4, its tile, 5, and then the fifth of the others.
    let research = &player(&game, 1).research;
    assert_eq!((research[Area::Economy], research[Area::Science], automa(&game).removed), (5, 1, 1));
    // The faction action is an upgrade for 2 points.
    let scene = alone((Faction::Taklons, &[(3, 3)]), (Faction::Firaks, &[(2, -1)]));
    let (game, moves, gained) = carried_out(scene.automa_acts(4, 9));
    assert_eq!((moves[0].as_str(), gained, vp(&game)), ("upgrade 2,-1 trading_station", 2, 2));
}

// proves GP-SOLO-FACT-8, GP-SOLO-PQ-2
#[test]
fn itars_cover_two_actions_for_four_points() {
    let scene = alone((Faction::Taklons, &[(3, 3)]), (Faction::Itars, &[(1, 0)])).uncovered(&[1, 2, 3]);
    let (game, moves, gained) = carried_out(scene.automa_acts(4, 13));
    // Four to the left among three is the third, among two the first.
    assert_eq!(moves, ["act power_2_ore", "act power_3_knowledge"]);
    assert_eq!(gained, 4);
    assert_eq!(game.used_actions()[BoardAction::TwoSteps], None);
    // A decision card covers one only.
    let scene = alone((Faction::Taklons, &[(3, 3)]), (Faction::Itars, &[(1, 0)])).uncovered(&[1, 2, 3]);
    assert_eq!(carried_out(scene.automa_acts(4, 14)).1.len(), 1);
}
