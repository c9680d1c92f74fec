//! Alone: power and QIC actions, and research (GP-SOLO-PQ, GP-SOLO-RES).

use gaia::automa::{AutomaEvent, Deed, Skip, Towards};
use gaia::names::{Advanced, Area, BoardAction, Faction, Named, RoundTile, Structure};
use gaia::scene::Scene;
use gaia::{Gaia, Move};

use crate::common::{act, player, plenty, refused};
use crate::solo::{alone, automa, carried_out, told};

use Area::{Economy, GaiaProject, Intelligence, Navigation, Science, Terraforming};

/// A board action by its printed number.
fn action(number: usize) -> BoardAction {
    BoardAction::ALL[number - 1]
}

fn scene() -> Scene {
    alone((Faction::Taklons, &[(3, 3)]), (Faction::Itars, &[(1, 0)]))
}

/// Levels of the Automa, from Terraforming to Science.
fn levels(scene: Scene, seat: u8, levels: [u8; 6]) -> Scene {
    Area::ALL.iter().zip(levels).fold(scene, |scene, (area, level)| scene.level(seat, *area, level))
}

// proves GP-SOLO-SEL-3, GP-SOLO-SEL-4, GP-SOLO-PQ-1
// GP-EX-61
#[test]
fn counting_goes_round() {
    let (game, moves, _) = carried_out(scene().uncovered(&[7, 8, 9, 10]).automa_acts(5, 14));
    assert_eq!(moves, [format!("act {}", action(10))], "10, 9, 8, 7, 10");
    let counted = AutomaEvent::Counted { count: 5, towards: Towards::Left, among: 4, place: 4 };
    assert!(told(&game).contains(&counted));
    // The printed order: seven power actions, then three QIC actions.
    assert_eq!(action(1), BoardAction::ThreeKnowledge);
    assert_eq!([action(7), action(8)], [BoardAction::TwoTokens, BoardAction::TechTile]);
    assert_eq!(
        carried_out(scene().automa_acts(17, 14)).1,
        [format!("act {}", action(5))],
        "5 to the right of all"
    );
    assert_eq!(
        carried_out(scene().automa_acts(5, 14)).1,
        [format!("act {}", action(6))],
        "5 to the left of all"
    );
}

// proves GP-SOLO-PQ-1, GP-SOLO-PQ-2, GP-SOLO-PQ-3, GP-SOLO-TURN-7
#[test]
fn a_covered_action_is_closed_to_the_person_and_gives_nothing() {
    let (game, moves, gained) = carried_out(scene().uncovered(&[4]).automa_acts(4, 14));
    assert_eq!((moves[0].as_str(), gained), ("act power_7_credits", 3));
    let after = player(&game, 1);
    assert_eq!((after.credits, after.ore, after.power.total()), (0, 0, 0));
    let closed = Scene::from(game).player(0, plenty).turn_of(0);
    refused(&closed, act(BoardAction::SevenCredits), "GP-ACT-1");
    // Nothing is left to cover.
    let (game, moves, gained) = carried_out(scene().uncovered(&[]).automa_acts(4, 14));
    assert_eq!((moves[0].as_str(), gained), ("skip", 3));
    assert!(told(&game).contains(&AutomaEvent::Skipped { deed: Deed::PowerQic, why: Skip::NoAction }));
    // Clean-up opens it again.
    let mut next = Scene::from(closed).deck(&[1, 2]).next_round();
    assert!(next.used_actions()[BoardAction::SevenCredits].is_some(), "a scene does not clean up");
    next = carried_out(Scene::from(next).uncovered(&[4]).automa_acts(4, 14)).0;
    assert_eq!(next.used_actions()[BoardAction::SevenCredits], Some(crate::solo::AUTOMA));
}

// proves GP-SOLO-SEL-3: where there is one option, nothing is counted
#[test]
fn the_only_option_is_not_told_as_counted_out() {
    let counted = |game: Gaia| {
        let (game, moves, _) = carried_out(game);
        let counted = told(&game).into_iter().any(|event| matches!(event, AutomaEvent::Counted { .. }));
        (moves[0].clone(), counted)
    };
    assert_eq!(counted(scene().uncovered(&[4]).automa_acts(5, 14)), ("act power_7_credits".into(), false));
    assert!(counted(scene().uncovered(&[4, 5]).automa_acts(5, 14)).1, "one of two");
    let highest = |levels_now| counted(levels(scene(), 1, levels_now).automa_acts(16, 15));
    assert_eq!(highest([1, 0, 0, 3, 2, 2]), (format!("step {GaiaProject}"), false), "the highest by itself");
    assert!(highest([1, 0, 0, 3, 3, 2]).1, "one of the two highest");
}

/// The area chosen with this support card for `research_highest` (card 15) or `research_random` (card 17).
fn chosen(scene: Scene, support: u8, highest: bool) -> String {
    carried_out(scene.automa_acts(support, if highest { 15 } else { 17 })).1.remove(0)
}

// proves GP-SOLO-SEL-8, GP-SOLO-RES-2, GP-SOLO-RES-3, GP-SOLO-SEL-4
// GP-EX-78
#[test]
fn areas_are_counted_out() {
    let scene = || levels(scene(), 1, [1, 0, 0, 2, 2, 2]);
    for (support, area) in [(16, Science), (5, Economy), (15, Economy)] {
        assert_eq!(chosen(scene(), support, true), format!("step {area}"), "highest, support {support}");
    }
    for (support, area) in [(17, Economy), (4, Intelligence), (12, Science)] {
        assert_eq!(chosen(scene(), support, false), format!("step {area}"), "random, support {support}");
    }
}

/// The position of the example about valid areas.
fn crowded() -> Scene {
    let scene = levels(levels(scene(), 1, [4, 4, 3, 5, 4, 0]), 0, [5, 5, 5, 4, 4, 2]);
    scene.without_advanced(&[Terraforming, Intelligence, GaiaProject, Economy])
}

// proves GP-SOLO-RES-1, GP-SOLO-RES-5, GP-SOLO-RES-6, GP-SOLO-RES-7, GP-SOLO-RES-9
// GP-EX-79
#[test]
fn which_areas_are_valid() {
    let among = |game: &Gaia| {
        told(game).into_iter().find_map(|event| match event {
            AutomaEvent::Counted { among, .. } => Some(among),
            _ => None,
        })
    };
    let (game, moves, _) = carried_out(crowded().automa_acts(2, 15));
    assert_eq!((moves[0].as_str(), among(&game)), ("step economy", Some(2)), "Navigation and Economy");
    assert_eq!(player(&game, 1).research[Economy], 5);
    let (game, moves, _) = carried_out(crowded().automa_acts(1, 15));
    assert_eq!(moves, ["advanced_tile navigation"]);
    assert_eq!((player(&game, 1).research[Navigation], game.advanced()[Navigation]), (4, None));
    assert_eq!(automa(&game).removed, 1);
    let (game, moves, _) = carried_out(Scene::from(game).automa_acts(1, 15));
    assert_eq!(moves, ["step economy"], "Navigation is invalid now: the person stands on level 5");
    assert_eq!(player(&game, 1).research[Economy], 5);
    let (game, moves, _) = carried_out(crowded().automa_acts(4, 17));
    assert_eq!((moves[0].as_str(), among(&game)), ("advanced_tile navigation", Some(4)));
}

// proves GP-SOLO-RES-5, GP-SOLO-RES-6, GP-SOLO-RES-10
// GP-EX-68
#[test]
fn an_advanced_tile_is_removed_before_level_five() {
    let scene = levels(scene(), 1, [0, 0, 0, 0, 0, 4]).advanced_at(Science, Advanced::NowMines);
    let (game, moves, gained) = carried_out(scene.automa_acts(4, 15));
    assert_eq!((moves[0].as_str(), gained), ("advanced_tile science", 1));
    assert_eq!((player(&game, 1).research[Science], game.advanced()[Science]), (4, None));
    assert_eq!(player(&game, 1).advanced().count(), 0, "removed from the game, not taken");
    let (game, moves, _) = carried_out(Scene::from(game).automa_acts(4, 15));
    assert_eq!(
        (moves[0].as_str(), player(&game, 1).research[Science]),
        ("step science", 5),
        "without a token"
    );
    // Both are closed to the person now.
    let rich = |player: &mut gaia::Player| {
        plenty(player);
        player.research[Science] = 4;
        player.tokens.push(gaia::OwnToken { kind: gaia::names::Token::Qic, green: true });
    };
    let closed = Scene::from(game).player(0, rich).turn_of(0);
    refused(&closed, Move::Research(Science), "GP-RES-6");
}

// proves GP-SOLO-RES-8, GP-SOLO-SCORE-1
#[test]
fn levels_give_the_automa_nothing() {
    let rounds = scene().round(1, RoundTile::Research);
    let all =
        rounds.without_advanced(&[Terraforming, Navigation, Intelligence, GaiaProject, Economy, Science]);
    let mut game = levels(all, 1, [4, 0, 0, 0, 0, 0]).automa_acts(4, 15);
    let token = game.terraforming_token();
    let (after, moves, gained) = carried_out(game);
    assert_eq!((moves[0].as_str(), gained), ("step terraforming", 1), "the round tile is not its own");
    assert_eq!((after.terraforming_token(), player(&after, 1).tokens.len()), (token, 0));
    game = levels(Scene::from(after), 1, [0, 4, 0, 0, 0, 0]).automa_acts(4, 15);
    let (after, moves, _) = carried_out(game);
    assert_eq!((moves[0].as_str(), after.lost_planet()), ("step navigation", None));
    for area in [Intelligence, GaiaProject, Economy, Science] {
        let place = area as usize;
        let mut five = [0; 6];
        five[place] = 4;
        let (after, ..) = carried_out(levels(Scene::from(after.clone()), 1, five).automa_acts(4, 15));
        let player = player(&after, 1);
        assert_eq!(
            (player.research[area], player.qic, player.gaiaformers, player.power.total()),
            (5, 0, 0, 0)
        );
        assert_eq!(player.structures[Structure::Mine].len(), 1);
    }
    // Level 3 charges no power, and no offer arises.
    let (after, moves, _) = carried_out(levels(scene(), 1, [2, 0, 0, 0, 0, 0]).automa_acts(4, 15));
    assert_eq!((moves[0].as_str(), player(&after, 1).power.total()), ("step terraforming", 0));
}

// proves GP-SOLO-RES-1, GP-SOLO-RES-9, GP-SOLO-RES-11
#[test]
fn levels_zero_to_three_are_always_valid_and_five_never() {
    // Level 3, the person on 5, no tile: valid all the same.
    let scene = levels(levels(scene(), 1, [3, 5, 5, 5, 5, 5]), 0, [5, 0, 0, 0, 0, 0]);
    let all = [Terraforming, Navigation, Intelligence, GaiaProject, Economy, Science];
    let (game, moves, _) = carried_out(scene.without_advanced(&all).automa_acts(4, 17));
    assert_eq!((moves[0].as_str(), player(&game, 1).research[Terraforming]), ("step terraforming", 4));
    // Now level 4 with the person on 5: nothing is valid, the step is skipped, and the points are gained.
    let (game, moves, gained) = carried_out(Scene::from(game).automa_acts(4, 17));
    assert_eq!((moves[0].as_str(), gained), ("skip", 2));
    assert!(told(&game).contains(&AutomaEvent::Skipped { deed: Deed::ResearchRandom, why: Skip::NoArea }));
}
