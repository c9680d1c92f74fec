//! Standard tech tiles (GP-TILE-STD).

use gaia::names::{Advanced, Area, BoardAction, Named, Place, Planet, Standard, Structure};
use gaia::scene::Scene;
use gaia::{Decision, Move, Player, Power, Purse, Source, Special, TileState};
use table::{Game, Seat};

use crate::common::{decision, me, owning, play, terrans};

/// An advanced tile without effect here lies on the tile.
fn covering(tile: Standard) -> Scene {
    terrans().player(0, |p| p.tiles[tile] = TileState::Covered(Advanced::PassLabs))
}

/// Takes a tile by the QIC action, without its research step; gives the player before and after.
fn take(scene: Scene, tile: Standard) -> (Player, Player) {
    let mut game = scene.tile_at(Place::Free1, tile).player(0, |p| p.qic = 4).turn_of(0);
    play(&mut game, &[Move::Act(BoardAction::TechTile, Purse::Tokens)]);
    let before = me(&game).clone();
    play(&mut game, &[Move::Tile(Place::Free1)]);
    let after = me(&game).clone();
    play(&mut game, &[Move::NoStep]);
    assert_eq!(*me(&game), after);
    (before, after)
}

fn stock(p: &Player) -> [i32; 6] {
    [p.credits.into(), p.ore.into(), p.knowledge.into(), p.qic.into(), p.power.total().into(), p.vp()]
}

// proves GP-TILE-STD-1, GP-TILE-STD-4
#[test]
fn two_tiles_give_ore_and_qic_or_points_at_once() {
    let gains = [(Standard::OreQic, [0, 1, 0, 1, 0, 0]), (Standard::SevenVp, [0, 0, 0, 0, 0, 7])];
    for (tile, gain) in gains {
        let (before, after) = take(terrans(), tile);
        assert!(after.has_tile(tile));
        assert_eq!([0, 1, 2, 3, 4, 5].map(|i| stock(&after)[i] - stock(&before)[i]), gain, "{tile}");
    }
    let (_, after) = take(terrans(), Standard::SevenVp);
    assert_eq!(after.points.of(Source::Standard(Standard::SevenVp)), 7);
}

// proves GP-TILE-STD-1, GP-TILE-STD-2, GP-TILE-STD-4
#[test]
fn tiles_that_work_at_once_give_nothing_later() {
    let rested = |scene: Scene| stock(me(&scene.next_round()));
    for tile in [Standard::OreQic, Standard::KnowledgePerPlanetType, Standard::SevenVp] {
        assert_eq!(rested(owning(tile)), rested(terrans()), "{tile}");
    }
}

// proves GP-TILE-STD-1, GP-TILE-STD-2, GP-TILE-STD-4
#[test]
fn only_three_tiles_give_something_at_once() {
    for tile in Standard::ALL {
        let (before, after) = take(terrans(), *tile);
        let at_once = matches!(tile, Standard::OreQic | Standard::KnowledgePerPlanetType | Standard::SevenVp);
        assert_eq!(stock(&before) != stock(&after), at_once, "{tile}");
        assert_eq!(after.tiles[*tile], TileState::Open);
    }
}

// proves GP-TILE-STD-2
#[test]
fn one_tile_gives_knowledge_for_each_planet_type() {
    // Terra twice, Oxide, Ice, Gaia and the Lost Planet: five types. A Gaia project is not colonized.
    let scene = terrans()
        .structure(0, Structure::TradingStation, (2, 0))
        .planet((4, 0), Planet::Oxide)
        .structure(0, Structure::Mine, (4, 0))
        .planet((0, 2), Planet::Ice)
        .structure(0, Structure::ResearchLab, (0, 2))
        .planet((0, 4), Planet::Gaia)
        .structure(0, Structure::Mine, (0, 4))
        .lost_planet(0, (-3, 0))
        .project(0, (-5, 0), false);
    let (before, after) = take(scene, Standard::KnowledgePerPlanetType);
    assert_eq!(after.knowledge, before.knowledge + 5);

    let full = terrans().player(0, |p| p.knowledge = 15);
    assert_eq!(take(full, Standard::KnowledgePerPlanetType).1.knowledge, 15);
}

// proves GP-TILE-STD-3
#[test]
fn institute_and_academies_are_worth_four_while_the_tile_is_uncovered() {
    let structures = [
        (Structure::Mine, 1, 1),
        (Structure::TradingStation, 2, 2),
        (Structure::ResearchLab, 2, 2),
        (Structure::Institute, 3, 4),
        (Structure::AcademyLeft, 3, 4),
        (Structure::AcademyRight, 3, 4),
    ];
    let tile = Standard::BigStructuresPower4;
    let value = |scene: Scene, seat: u8, kind| {
        let game = scene.structure(seat, kind, (3, 0)).turn_of(0);
        game.power_value(Seat::new(seat), game.cell(3, 0), kind)
    };
    for (kind, usual, with_tile) in structures {
        assert_eq!(value(terrans(), 0, kind), usual, "{kind}");
        assert_eq!(value(owning(tile), 0, kind), with_tile, "{kind} with the tile");
        assert_eq!(value(covering(tile), 0, kind), usual, "{kind} with the tile covered");
        assert_eq!(value(owning(tile), 1, kind), usual, "{kind} of somebody else");
    }
}

// proves GP-TILE-STD-3
#[test]
fn the_fourth_power_of_the_institute_counts_for_federations_and_charging() {
    // Institute, trading station and mine side by side: 3 + 2 + 1, with the tile 4 + 2 + 1.
    let group = |scene: Scene| {
        scene
            .structure(0, Structure::Institute, (3, 0))
            .structure(0, Structure::TradingStation, (4, 0))
            .structure(0, Structure::Mine, (5, 0))
    };
    let tile = Standard::BigStructuresPower4;
    let poor = |scene: Scene| scene.player(0, |p| p.power = Power::new([0, 0, 0]));
    assert_eq!(poor(group(terrans())).turn_of(0).check(Move::Federate).unwrap_err().rule, "GP-FED-29");
    assert_eq!(poor(group(covering(tile))).turn_of(0).check(Move::Federate).unwrap_err().rule, "GP-FED-29");
    assert!(poor(group(owning(tile))).turn_of(0).check(Move::Federate).is_ok());

    for (scene, offered) in [(terrans(), 3), (owning(tile), 4), (covering(tile), 3)] {
        let mut game = group(scene).structure(1, Structure::Mine, (3, 1)).turn_of(1);
        let upgrade = Move::Upgrade(game.cell(3, 1), Structure::TradingStation);
        play(&mut game, &[upgrade, Move::EndTurn]);
        let Decision::Charge(offer) = decision(&game) else { panic!("somebody may charge") };
        assert_eq!(offer.power, offered);
    }
}

/// What a tile adds to the income of credits, ore, knowledge, QIC and to areas I and II.
fn extra_income(scene: Scene) -> [i16; 6] {
    let income = |scene: Scene| {
        let game = scene.player(0, |p| p.power = Power::new([4, 4, 0])).next_round();
        let p = me(&game);
        [p.credits, p.ore, p.knowledge, p.qic, p.power.areas[0], p.power.areas[1]].map(i16::from)
    };
    let (with, without) = (income(scene), income(terrans()));
    [0, 1, 2, 3, 4, 5].map(|i| with[i] - without[i])
}

// GP-EX-57; proves GP-TILE-STD-5, GP-TILE-STD-6, GP-TILE-STD-8
#[test]
fn income_tiles_give_their_income_while_uncovered() {
    for tile in Standard::ALL {
        let income = match tile {
            Standard::IncomeOreCharge => [0, 1, 0, 0, -1, 1],
            Standard::IncomeKnowledgeCredit => [1, 0, 1, 0, 0, 0],
            Standard::IncomeFourCredits => [4, 0, 0, 0, 0, 0],
            _ => [0; 6],
        };
        assert_eq!(extra_income(owning(*tile)), income, "{tile}");
        assert_eq!(extra_income(covering(*tile)), [0; 6], "{tile} covered");
    }
}

// GP-EX-13, GP-EX-59; proves GP-TILE-STD-7
#[test]
fn a_mine_on_a_gaia_planet_scores_three_points() {
    let tile = Standard::VpGaiaMine;
    let around = |scene: Scene| {
        scene
            .planet((1, 0), Planet::Gaia)
            .project(0, (-1, 0), true)
            .planet((0, 1), Planet::Terra)
            .planet((0, -1), Planet::Gaia)
            .structure(0, Structure::Mine, (0, -1))
            .player(0, |p| (p.qic, p.ore, p.credits) = (1, 4, 15))
            .turn_of(0)
    };
    let points = |scene: Scene, (q, r): (i8, i8)| {
        let mut game = around(scene);
        let mine = Move::Mine(game.cell(q, r));
        play(&mut game, &[mine]);
        me(&game).points.of(Source::Standard(tile))
    };
    assert_eq!(points(owning(tile), (1, 0)), 3);
    assert_eq!(points(owning(tile), (-1, 0)), 3, "a planet turned by an own Gaiaformer is one too");
    assert_eq!(points(owning(tile), (0, 1)), 0, "a mine elsewhere scores nothing");
    assert_eq!(points(covering(tile), (1, 0)), 0, "nor does a covered tile");

    let mut game = around(owning(tile));
    let upgrade = Move::Upgrade(game.cell(0, -1), Structure::TradingStation);
    play(&mut game, &[upgrade]);
    assert_eq!(me(&game).points.of(Source::Standard(tile)), 0, "an upgrade on a Gaia planet is no mine");
}

// proves GP-TILE-STD-9
#[test]
fn one_tile_charges_four_power_as_a_special_action() {
    let charge = Move::Special(Special::Standard(Standard::ActionChargeFour));
    let with = |scene: Scene| scene.player(0, |p| p.power = Power::new([1, 2, 0])).turn_of(0);
    let mut game = with(owning(Standard::ActionChargeFour));
    play(&mut game, &[charge]);
    assert_eq!(me(&game).power, Power::new([0, 0, 3]), "1 from I to II, then 3 from II to III");
    assert_eq!(game.check(charge).unwrap_err().rule, "GP-TURN-1", "it is a main action");
    assert_eq!(with(covering(Standard::ActionChargeFour)).check(charge).unwrap_err().rule, "GP-SPEC-1");
}

// proves GP-TILE-STD-6, GP-TILE-STD-9
#[test]
fn a_tile_works_from_the_moment_it_is_taken() {
    let take = [
        Move::Act(BoardAction::TechTile, Purse::Tokens),
        Move::Tile(Place::Science),
        Move::Step(Area::Science),
    ];
    let mut game =
        terrans().tile_at(Place::Science, Standard::ActionChargeFour).player(0, |p| p.qic = 4).turn_of(0);
    play(&mut game, &take);
    assert!(game.specials(Seat::new(0)).eq([Special::Standard(Standard::ActionChargeFour)]));

    let mut game = terrans()
        .tile_at(Place::Science, Standard::IncomeKnowledgeCredit)
        .player(0, |p| p.qic = 4)
        .turn_of(0);
    let before = game.income(Seat::new(0));
    play(&mut game, &take);
    let after = game.income(Seat::new(0));
    // One knowledge more comes from Science 1.
    assert_eq!((after.knowledge, after.credits), (before.knowledge + 1 + 1, before.credits + 1));
}
