//! Alone: how the Automa selects and builds mines (GP-SOLO-SEL, GP-SOLO-MINE).

use gaia::automa::{AutomaEvent, Criterion, Deed, Level, Skip};
use gaia::names::{Faction, FinalTile, Planet, Structure};
use gaia::scene::Scene;
use gaia::{Decision, Gaia, Move};
use table::{Done, Eye, Game, Lang};

use crate::common::{At, ME, cells, decision, legal, play, player};
use crate::solo::{AUTOMA, PLAIN, alone, automa, built, carried_out, carry_on, offer, told, vp};

/// Final tiles on top and at the bottom.
fn finals(top: FinalTile, bottom: FinalTile) -> [FinalTile; 2] {
    [top, bottom]
}

/// The tie-breakers that were applied: which, its value, and how many candidates before and after.
fn sieves(game: &Gaia) -> Vec<(Criterion, Option<u8>, u8, u8)> {
    let sieve = |event: &AutomaEvent| match *event {
        AutomaEvent::Sieved { criterion, value, before, left } => Some((criterion, value, before, left)),
        _ => None,
    };
    told(game).iter().filter_map(sieve).collect()
}

/// How many places were valid.
fn valid(game: &Gaia) -> u8 {
    let count = |event: &AutomaEvent| match *event {
        AutomaEvent::Valid { count } => Some(count),
        _ => None,
    };
    told(game).iter().find_map(count).expect("a choice of places")
}

/// Geodens of the Automa near Taklons, as in the official example.
fn neighbours() -> Scene {
    alone((Faction::Taklons, &[(-2, 5), (3, 3), (-3, 1)]), (Faction::Geodens, &[(-1, -2), (2, -3)]))
}

// proves GP-SOLO-MINE-2, GP-SOLO-MINE-3, GP-SOLO-MINE-5, GP-SOLO-MINE-7, GP-SOLO-MINE-8, GP-SOLO-MINE-9
// proves GP-SOLO-SEL-1, GP-SOLO-SEL-2, GP-SOLO-SEL-5, GP-SOLO-SEL-9
// GP-EX-62
#[test]
fn a_mine_is_found_by_steps_distance_and_direction() {
    let (game, moves, _) = carried_out(neighbours().automa_acts(4, 6));
    assert_eq!(moves, ["mine -1,0"], "left_up: row -1 is lower than row -3");
    assert_eq!(valid(&game), 7);
    let steps = [
        (Criterion::Steps, Some(1), 7, 3),
        (Criterion::Closest, Some(2), 3, 2),
        (Criterion::LeftUp, None, 2, 1),
    ];
    assert_eq!(sieves(&game), steps);
    assert_eq!((offer(&game).power, game.question().unwrap().seat), (1, ME));
    // Card 2 has the same range, and the bottom tile steers nothing.
    let (game, moves, _) = carried_out(neighbours().automa_acts(2, 6));
    assert_eq!(moves, ["mine -2,-1"], "right_down: row -3 is the higher one");
    assert_eq!(sieves(&game)[2], (Criterion::RightDown, None, 2, 1));
}

// proves GP-SOLO-SEL-1, GP-SOLO-SEL-2, GP-SOLO-SETUP-3
#[test]
fn rows_come_before_columns() {
    // A board of our own: four Titanium planets around a mine of the Firaks, all alike; the person is far away.
    let at = [(2, 0), (0, 2), (-2, 0), (0, -2)];
    let scene = |finals| {
        let scene = at.iter().fold(Scene::blank_alone(Faction::Terrans, Faction::Firaks), |scene, at| {
            scene.planet(*at, Planet::Titanium)
        });
        scene.finals(finals).structure(1, Structure::Mine, (0, 0))
    };
    // (2,0) and (0,2) are in row 2, (-2,0) and (0,-2) in row -2.
    let (_, moves, _) = carried_out(scene(PLAIN).automa_acts(2, 6));
    assert_eq!(moves, ["mine -2,0"], "the topmost row, and in it the leftmost");
    let (_, moves, _) = carried_out(scene(PLAIN).automa_acts(4, 6));
    assert_eq!(moves, ["mine 2,0"], "the bottommost row, and in it the rightmost");
}

// proves GP-SOLO-MINE-1, GP-SOLO-MINE-12, GP-SOLO-TURN-6
#[test]
fn without_mines_or_planets_it_upgrades_instead() {
    let eight: [At; 8] = [(1, 0), (-1, 0), (-1, 2), (0, 2), (-3, 1), (-3, 4), (-1, -2), (2, -3)];
    let scene = alone((Faction::Taklons, &[(3, 3), (-2, 5)]), (Faction::Itars, &eight));
    let (game, moves, gained) = carried_out(scene.automa_acts(4, 6));
    assert_eq!(moves, ["upgrade -3,4 trading_station"], "closest to the person, at distance 2");
    assert!(told(&game).contains(&AutomaEvent::Instead { deed: Deed::Upgrade, why: Skip::NoMineLeft }));
    assert_eq!(gained, 3, "the points of the card stay");
    // No planet within reach: everything around is taken away by the person's Gaiaformers and mines.
    let scene = Scene::blank_alone(Faction::Taklons, Faction::Itars).structure(1, Structure::Mine, (0, 0));
    let (game, moves, gained) = carried_out(scene.automa_acts(4, 6));
    assert_eq!(moves, ["upgrade 0,0 trading_station"]);
    assert!(told(&game).contains(&AutomaEvent::Instead { deed: Deed::Upgrade, why: Skip::NoPlanet }));
    assert_eq!(gained, 3);
    // Neither is possible.
    let scene =
        Scene::blank_alone(Faction::Taklons, Faction::Itars).structure(1, Structure::Institute, (0, 0));
    let (game, moves, gained) = carried_out(scene.automa_acts(4, 6));
    assert_eq!((moves, gained), (vec!["skip".to_owned()], 3));
    assert!(told(&game).contains(&AutomaEvent::Skipped { deed: Deed::Upgrade, why: Skip::NoUpgrade }));
}

// proves GP-SOLO-MINE-2, GP-SOLO-SEL-5
// GP-EX-92
#[test]
fn occupied_planets_are_not_valid() {
    let scene = alone((Faction::Taklons, &[(-1, 0)]), (Faction::Itars, &[(1, 0)]))
        .lost_planet(0, (1, 2))
        .project(0, (0, -2), false);
    let (game, moves, gained) = carried_out(scene.automa_acts(4, 4));
    assert_eq!(valid(&game), 3);
    assert_eq!(moves, ["mine -1,2"]);
    assert_eq!(sieves(&game), [(Criterion::Steps, Some(1), 3, 2), (Criterion::Closest, Some(2), 2, 1)]);
    assert_eq!((offer(&game).power, gained), (1, 1));
}

// proves GP-SOLO-MINE-2
#[test]
fn the_range_is_counted_from_planets_of_the_automa() {
    let scene = || alone((Faction::Taklons, &[(-2, 5)]), (Faction::Terrans, &[(-1, 2)]));
    // Everything valid lies within the range of the support card, and everything free within it is valid.
    for (support, range) in [(2, 2), (1, 4)] {
        let game = scene().automa_acts(support, 6);
        let near = game.board().grid().within(game.cell(-1, 2), range) - cells(&game, &[(-1, 2), (-2, 5)]);
        let free = near - game.planets_of(Planet::Empty);
        let (after, ..) = carried_out(game);
        assert_eq!(u32::from(valid(&after)), free.len(), "support {support}");
    }
    // GP-SOLO-MINE-3: Navigation changes nothing.
    let game = scene().level(1, gaia::names::Area::Navigation, 4).automa_acts(2, 6);
    let (after, ..) = carried_out(game);
    let (other, ..) = carried_out(scene().automa_acts(2, 6));
    assert_eq!(
        (valid(&after), built(&after, Structure::Mine)),
        (valid(&other), built(&other, Structure::Mine))
    );
}

// proves GP-SOLO-MINE-4, GP-SOLO-MINE-5, GP-SOLO-MINE-6, GP-SOLO-MINE-7, GP-SOLO-FACT-4
// GP-EX-82
#[test]
fn taklons_prefer_the_neighbourhood_before_the_final_tile() {
    let scene = || {
        alone((Faction::HadschHallas, &[(-2, -1), (-3, 4)]), (Faction::Taklons, &[(-2, 5), (-3, -3)]))
            .finals(finals(FinalTile::Structures, FinalTile::GaiaPlanets))
            .uncovered(&[1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    };
    let (game, moves, gained) = carried_out(scene().automa_acts(9, 13));
    assert_eq!(
        moves,
        ["mine -3,3", "act qic_rescore_federation"],
        "(a) action 9 is the second from the right"
    );
    assert_eq!(
        sieves(&game),
        [
            (Criterion::ClosestFirst, Some(1), valid(&game), 2),
            (Criterion::GaiaOrTransdim, None, 2, 0),
            (Criterion::Steps, Some(1), 2, 1),
        ]
    );
    assert_eq!((offer(&game).power, gained), (1, 2));
    let (game, moves, gained) = carried_out(scene().automa_acts(9, 6));
    assert_eq!(moves, ["mine 0,3"], "(b) the final tile comes first");
    assert_eq!(sieves(&game)[0].0, Criterion::GaiaOrTransdim);
    assert_eq!((gained, game.planet_at(game.cell(0, 3))), (3, Planet::Gaia));
}

// proves GP-SOLO-MINE-5, GP-SOLO-MINE-6, GP-SOLO-MINE-7, GP-SOLO-MINE-8, GP-SOLO-MINE-9, GP-SOLO-MINE-13, GP-SOLO-SEL-6
// GP-EX-83
#[test]
fn final_tile_steps_distance_and_direction_in_turn() {
    let scene = || {
        alone((Faction::Taklons, &[(3, 3), (-2, 5)]), (Faction::Itars, &[(1, 0), (-4, 1), (-1, 0)]))
            .finals(finals(FinalTile::PlanetTypes, FinalTile::Sectors))
    };
    let (game, moves, _) = carried_out(scene().automa_acts(3, 6));
    assert_eq!(moves, ["mine -1,2"], "support 3");
    let steps = sieves(&game);
    assert_eq!(steps[0].0, Criterion::NewType);
    assert_eq!(steps[1], (Criterion::Steps, Some(1), steps[0].3, 3), "(-5,0), (-1,2) and (2,-1)");
    assert_eq!(steps[2], (Criterion::Closest, Some(3), 3, 1));
    let (game, moves, _) = carried_out(scene().automa_acts(2, 6));
    assert_eq!(moves, ["mine -2,-1"], "support 2: only sector 01 is new");
    let steps = sieves(&game);
    assert_eq!((steps[0].0, steps[0].3), (Criterion::NewSector, 2));
    assert_eq!(steps[1], (Criterion::Steps, Some(2), 2, 1));
    let (game, moves, _) = carried_out(scene().automa_acts(1, 6));
    assert_eq!(moves, ["mine -3,3"], "support 1: row 0 lies above row 1");
    let steps = sieves(&game);
    assert_eq!(steps[2], (Criterion::Closest, Some(3), steps[1].3, 2));
    assert_eq!(steps[3], (Criterion::RightDown, None, 2, 1));
}

// proves GP-SOLO-MINE-6, GP-SOLO-MINE-13
#[test]
fn transdim_planets_are_a_new_type_until_there_is_a_gaia_planet() {
    let scene = |mines: &[At]| {
        alone((Faction::Taklons, &[(3, 3), (-2, 5)]), (Faction::Itars, mines))
            .finals(finals(FinalTile::PlanetTypes, FinalTile::Sectors))
    };
    let before = carried_out(scene(&[(1, 0), (-4, 1)]).automa_acts(3, 6)).0;
    let after = carried_out(scene(&[(1, 0), (-4, 1), (-1, 0)]).automa_acts(3, 6)).0;
    // Home planets are known in both; Gaia and Transdim planets are new in the first only.
    let known = |game: &Gaia| sieves(game)[0];
    let dropped = |(_, _, valid, kept): (Criterion, Option<u8>, u8, u8)| valid - kept;
    assert_eq!(dropped(known(&before)), 0);
    assert!(dropped(known(&after)) >= 2, "(-4,3) and (0,-2) at least");
}

// proves GP-SOLO-MINE-5
#[test]
fn other_final_tiles_and_no_tile_steer_nothing() {
    let others = [FinalTile::Structures, FinalTile::StructuresInFederations, FinalTile::Satellites];
    for tile in others {
        let scene = neighbours().finals(finals(tile, tile)).automa_acts(2, 6);
        let (game, moves, _) = carried_out(scene);
        assert_eq!((moves[0].as_str(), sieves(&game)[0].0), ("mine -2,-1", Criterion::Steps), "{tile}");
    }
    // Card 4 names none: a tile that would steer is ignored.
    let scene = neighbours().finals(finals(FinalTile::Sectors, FinalTile::GaiaPlanets)).automa_acts(4, 6);
    assert_eq!(sieves(&carried_out(scene).0)[0].0, Criterion::Steps);
}

// proves GP-SOLO-SEL-6, GP-SOLO-SEL-9
#[test]
fn what_nobody_meets_is_ignored_and_a_single_candidate_needs_no_more() {
    // No Gaia or Transdim planet within reach of a lonely mine: the tile is ignored.
    let scene = Scene::blank_alone(Faction::Terrans, Faction::Itars)
        .finals(finals(FinalTile::GaiaPlanets, FinalTile::Sectors))
        .planet((1, 0), Planet::Ice)
        .planet((0, 1), Planet::Ice)
        .structure(1, Structure::Mine, (0, 0))
        .structure(0, Structure::Mine, (3, 0));
    let (game, moves, _) = carried_out(scene.automa_acts(6, 6));
    assert_eq!(moves, ["mine 1,0"]);
    let steps = [
        (Criterion::GaiaOrTransdim, None, 2, 0),
        (Criterion::Steps, Some(0), 2, 2),
        (Criterion::Closest, Some(2), 2, 1),
    ];
    assert_eq!(sieves(&game), steps, "no direction: one is left");
    let scene = Scene::blank_alone(Faction::Terrans, Faction::Itars).planet((1, 0), Planet::Ice).structure(
        1,
        Structure::Mine,
        (0, 0),
    );
    let (game, moves, _) = carried_out(scene.automa_acts(6, 6));
    assert_eq!((moves, sieves(&game)), (vec!["mine 1,0".to_owned()], vec![]), "the only place");
}

// proves GP-SOLO-MINE-10, GP-SOLO-MINE-11, GP-SOLO-MINE-14, GP-SOLO-FACT-6, GP-SOLO-DIFF-5
// GP-EX-86
#[test]
fn geodens_transdim_planets_and_satellites() {
    let scene = alone((Faction::Taklons, &[(-2, 5), (3, 3)]), (Faction::Geodens, &[(-1, -2), (2, -3)]))
        .finals(finals(FinalTile::GaiaPlanets, FinalTile::Satellites))
        .automa(|automa| automa.level = Level::Alptrauma);
    let (game, moves, gained) = carried_out(scene.automa_acts(6, 4));
    assert_eq!((moves[0].as_str(), gained), ("mine -1,0", (2 + 1) + (1 + 1)), "Gaia is a new type");
    assert_eq!(automa(&game).satellites, 1);
    let (game, moves, gained) = carried_out(again(game));
    assert_eq!((moves[0].as_str(), gained, automa(&game).satellites), ("mine 2,-5", 1 + 1, 2));
    let (game, moves, gained) = carried_out(again(game));
    assert_eq!((moves[0].as_str(), gained, automa(&game).satellites), ("mine 0,-2", 1 + 1, 2));
    assert_eq!(game.planet_at(game.cell(0, -2)), Planet::Gaia, "a Transdim planet, now Gaia");
    assert_eq!(game.final_count(AUTOMA, FinalTile::Satellites), 2);
    assert_eq!(game.final_count(AUTOMA, FinalTile::GaiaPlanets), 3);
}

/// The same cards once more.
fn again(game: Gaia) -> Gaia {
    Scene::from(game).automa_acts(6, 4)
}

// proves GP-SOLO-MINE-11
#[test]
fn satellites_are_counted_only_where_they_count() {
    let (game, moves, _) = carried_out(neighbours().automa_acts(4, 6));
    assert_eq!((moves[0].as_str(), automa(&game).satellites), ("mine -1,0", 0), "no such tile in play");
    let scene = neighbours().finals(finals(FinalTile::Structures, FinalTile::Satellites));
    let (game, moves, _) = carried_out(scene.automa_acts(4, 6));
    assert_eq!((moves[0].as_str(), automa(&game).satellites), ("mine -1,0", 1));
    assert!(player(&game, 1).satellites.is_empty(), "a counter, no pieces on the map");
}

// proves GP-SOLO-SEL-7
// GP-EX-87
#[test]
fn a_shared_planet_is_a_planet_of_the_person() {
    let scene =
        || alone((Faction::Lantids, &[(-1, 2), (-1, 5)]), (Faction::HadschHallas, &[(-2, -1), (-3, 4)]));
    let (game, moves, gained) = carried_out(scene().shared_mine(0, (-2, -1)).automa_acts(4, 1));
    assert_eq!((moves[0].as_str(), gained), ("upgrade -2,-1 trading_station", 1 + 3));
    assert_eq!((sieves(&game), offer(&game).power), (vec![(Criterion::Closest, Some(0), 2, 1)], 1));
    let (game, moves, _) = carried_out(scene().automa_acts(4, 1));
    assert_eq!(moves, ["upgrade -3,4 trading_station"]);
    assert_eq!(sieves(&game), [(Criterion::Closest, Some(2), 2, 1)]);
}

// proves GP-SOLO-TURN-8, GP-SOLO-TURN-9, GP-SOLO-TURN-10, GP-SOLO-TURN-12
#[test]
fn people_meet_the_automa_as_they_meet_others() {
    // It builds far from where any player could, and pays nothing; the person charges for it.
    let (mut game, moves, _) = carried_out(neighbours().automa_acts(8, 6));
    assert_eq!(moves.len(), 1);
    if matches!(decision(&game), Decision::Charge(_)) {
        play(&mut game, &[Move::Decline]);
    }
    assert!(matches!(decision(&game), Decision::Turn(_)), "one offer at most");
    // Its planets are blocked, and they make trading stations cheaper.
    let scene = alone((Faction::Taklons, &[(-2, 1)]), (Faction::Itars, &[(-1, 2), (1, 0)]));
    let mut game = scene.player(0, crate::common::plenty).turn_of(0);
    crate::common::refused(&game, Move::Mine(game.cell(-1, 2)), "GP-MINE-17");
    let mine = game.cell(-2, 1);
    let terms = game.check(Move::Upgrade(mine, Structure::TradingStation)).unwrap();
    assert_eq!(terms.cost.credits, 3, "an opponent is within two hexes");
    // The Automa never charges: nobody is asked for the person's structure.
    play(&mut game, &[Move::Upgrade(mine, Structure::TradingStation), Move::EndTurn]);
    assert_eq!(game.question().unwrap().seat, AUTOMA);
    assert!(matches!(decision(&game), Decision::AutomaCard(_)));
    // Not even Taklons with their institute, who would gain a token.
    let scene = Scene::alone(Faction::Terrans, Faction::Taklons)
        .structure(1, Structure::Institute, (-2, 5))
        .structure(0, Structure::Mine, (-1, 5))
        .player(0, crate::common::plenty);
    let mut game = scene.turn_of(0);
    let mine = game.cell(-1, 5);
    play(&mut game, &[Move::Upgrade(mine, Structure::TradingStation), Move::EndTurn]);
    assert!(matches!(decision(&game), Decision::AutomaCard(_)));
    // Lantids share its planets.
    let scene = alone((Faction::Lantids, &[(-1, 2)]), (Faction::Itars, &[(1, 0)]));
    let game = scene.player(0, crate::common::plenty).turn_of(0);
    assert!(legal(&game).contains(&Move::Mine(game.cell(1, 0))));
}

// proves GP-SOLO-TURN-11, GP-SOLO-TURN-12
#[test]
fn the_offer_comes_after_all_steps_and_the_points() {
    // Xenos build a mine next to the person and then cover an action.
    let scene = alone((Faction::Taklons, &[(-2, 5), (3, 3), (1, 0)]), (Faction::Xenos, &[(0, 2), (-3, 1)]));
    let mut game = scene.automa_acts(2, 13);
    let before = vp(&game);
    let first = legal(&game)[0];
    crate::common::apply(&mut game, first);
    assert!(matches!(first, Move::Mine(_)));
    assert!(matches!(decision(&game), Decision::AutomaAct(_)), "no question in between");
    carry_on(&mut game);
    assert_eq!(vp(&game), before + 2);
    assert!(offer(&game).power > 0);
    // Also for somebody who has passed.
    let scene = neighbours().player(0, |player| player.passed = true);
    let (game, ..) = carried_out(scene.automa_acts(4, 6));
    assert_eq!((offer(&game).power, game.question().unwrap().seat), (1, ME));
}

// proves GP-SOLO-TURN-11
#[test]
fn the_log_tells_card_criterion_and_tie_breaker() {
    let told = |lang: Lang| {
        let mut game = neighbours().automa_acts(4, 6);
        let only = legal(&game)[0];
        let done = Done::apply(&mut game, only);
        let lines = done.story(&game, Eye::Spectator, lang);
        assert!(lines.iter().all(|line| line.seat == Some(AUTOMA)));
        assert!(lines.iter().any(|line| line.places == ["hex--1,0", "hex--1,0"]), "where it happened");
        lines.into_iter().map(|line| line.text).collect::<Vec<_>>()
    };
    let english = told(Lang::En);
    let why = [
        "carries out step 1: build a mine",
        "7 places to choose from",
        "fewest terraforming steps (1): 3 of 7",
        "closest to a planet of yours (2): 2 of 3",
        "first from the bottom, from right to left: 1 of 2",
    ];
    assert_eq!(english[..5], why);
    assert!(english[5].starts_with("builds a mine on"), "{english:?}");
    assert!(english[6..].contains(&"scores: Decision cards of the Automa".to_owned()), "{english:?}");
    let german = told(Lang::De);
    assert_eq!(german[0], "führt Schritt 1 aus: eine Mine bauen");
    assert_eq!(german[3], "am nächsten an einem deiner Planeten (2): 2 von 3");
    assert_eq!(german.len(), english.len());
}
