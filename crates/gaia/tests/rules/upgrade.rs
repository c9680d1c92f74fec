//! Action 3, upgrading a structure (GP-UPG).

use gaia::goods::Goods;
use gaia::names::{Booster, Faction, Named, Place, Planet, RoundTile, Structure};
use gaia::scene::Scene;
use gaia::{Decision, Gaia, Move, Player, Special, TakeTile};
use table::Game;

use crate::common::{ME, decision, me, refused};

use Structure::{AcademyLeft, AcademyRight, Institute, Mine, ResearchLab, TradingStation};

/// An upgrade of the structure in the middle.
fn upgrade(game: &Gaia, to: Structure) -> Move {
    Move::Upgrade(game.cell(0, 0), to)
}

/// A faction with one structure, in the middle, and ore and credits in plenty, against the Itars.
fn rich(faction: Faction, kind: Structure) -> Scene {
    Scene::new(&[faction, Faction::Itars])
        .structure(0, kind, (0, 0))
        .player(0, |player| (player.ore, player.credits) = (15, 30))
}

// proves GP-UPG-1
#[test]
fn there_are_four_upgrades_and_the_bescods_have_their_own() {
    let usual = [
        (Mine, TradingStation),
        (TradingStation, Institute),
        (TradingStation, ResearchLab),
        (ResearchLab, AcademyLeft),
        (ResearchLab, AcademyRight),
    ];
    let bescods = [
        (Mine, TradingStation),
        (TradingStation, AcademyLeft),
        (TradingStation, AcademyRight),
        (TradingStation, ResearchLab),
        (ResearchLab, Institute),
    ];
    for faction in Faction::ALL {
        let known = if *faction == Faction::Bescods { bescods } else { usual };
        for from in Structure::ALL {
            let game = rich(*faction, *from).turn_of(0);
            for to in Structure::ALL {
                // The institute of the Ivits stands from the start (GP-FAC-IVITS-1).
                if (*faction, *to) == (Faction::Ivits, Institute) {
                    continue;
                }
                if known.contains(&(*from, *to)) {
                    assert!(game.check(upgrade(&game, *to)).is_ok(), "{faction}: {from} to {to}");
                } else {
                    refused(&game, upgrade(&game, *to), "GP-UPG-1");
                }
            }
        }
    }
}

// proves GP-UPG-1
#[test]
fn only_an_own_structure_can_be_upgraded() {
    let game = rich(Faction::Terrans, Mine).structure(1, Mine, (1, 0)).turn_of(0);
    refused(&game, Move::Upgrade(game.cell(1, 0), TradingStation), "GP-UPG-1");
    refused(&game, Move::Upgrade(game.cell(0, 1), TradingStation), "GP-UPG-1");
}

// proves GP-UPG-2, GP-UPG-3
#[test]
fn the_old_piece_returns_to_its_row_and_the_new_one_comes_from_the_left() {
    // Four mines give 3 ore: the third slot is empty. The fourth mine returns, so 2 ore are left.
    let mut game = [(-1, 0), (0, -1), (0, 1)]
        .iter()
        .fold(rich(Faction::Terrans, Mine), |scene, at| scene.structure(0, Mine, *at))
        .turn_of(0);
    let before = game.income(ME);
    game.play(upgrade(&game, TradingStation)).unwrap();
    assert_eq!(me(&game).structure_at(game.cell(0, 0)), Some(TradingStation));
    assert_eq!(game.pieces_left(ME, Mine), 5);
    let expected = Goods { ore: before.ore - 1, credits: before.credits + 3, ..before };
    assert_eq!(game.income(ME), expected);

    // Stations give 3, 4, 4 and 5 credits from the left; of two, the second returns.
    let mut game = rich(Faction::Terrans, TradingStation).structure(0, TradingStation, (1, 0)).turn_of(0);
    let before = game.income(ME);
    game.play(upgrade(&game, ResearchLab)).unwrap();
    assert_eq!(game.pieces_left(ME, TradingStation), 3);
    let expected = Goods { knowledge: before.knowledge + 1, credits: before.credits - 4, ..before };
    assert_eq!(game.income(ME), expected);
}

// proves GP-UPG-3
#[test]
fn every_further_station_and_lab_uncovers_the_next_slot() {
    let incomes = |faction, kind| {
        [1, 2, 3].map(|built: i8| {
            let scene = Scene::new(&[faction, Faction::Itars]);
            let with = (0..built).fold(scene, |scene, q| scene.structure(0, kind, (q, 0)));
            with.turn_of(0).income(ME)
        })
    };
    let [one, two, three] = incomes(Faction::Terrans, TradingStation).map(|income| income.credits);
    assert_eq!([one, two, three], [3, 7, 11]);
    let [one, two, three] = incomes(Faction::Bescods, ResearchLab).map(|income| income.credits);
    assert_eq!([one, two, three], [3, 7, 12]);
}

// proves GP-UPG-4
#[test]
fn an_upgrade_needs_a_piece_of_the_new_kind() {
    let scene = |from, to, built: i8| {
        (0..built).fold(rich(Faction::Terrans, from), |scene, r| scene.structure(0, to, (2, r))).turn_of(0)
    };
    for (from, to, pieces) in [
        (Mine, TradingStation, 4),
        (TradingStation, ResearchLab, 3),
        (TradingStation, Institute, 1),
        (ResearchLab, AcademyLeft, 1),
        (ResearchLab, AcademyRight, 1),
    ] {
        let game = scene(from, to, pieces);
        refused(&game, upgrade(&game, to), "GP-UPG-4");
        let game = scene(from, to, pieces - 1);
        assert!(game.check(upgrade(&game, to)).is_ok());
    }
}

/// The game after an upgrade paid with exactly this; one ore or one credit less is refused.
fn pay(faction: Faction, from: Structure, to: Structure, ore: u8, credits: u8, rule: &str) -> Gaia {
    let scene = |ore, credits| {
        rich(faction, from).player(0, move |player| (player.ore, player.credits) = (ore, credits)).turn_of(0)
    };
    for poor in [scene(ore - 1, 30), scene(15, credits - 1)] {
        refused(&poor, upgrade(&poor, to), rule);
    }
    let mut game = scene(ore, credits);
    game.play(upgrade(&game, to)).unwrap();
    assert_eq!((me(&game).ore, me(&game).credits), (0, 0));
    game
}

/// The price of a trading station in the middle.
fn station_price(scene: Scene) -> (u8, u8) {
    let game = scene.turn_of(0);
    let cost = game.check(upgrade(&game, TradingStation)).unwrap().cost;
    (cost.ore, cost.credits)
}

// GP-EX-28; proves GP-UPG-5
#[test]
fn a_trading_station_is_cheaper_near_an_opponent() {
    let near = |at| station_price(rich(Faction::Terrans, Mine).structure(1, Mine, at));
    assert_eq!(near((1, 0)), (2, 3));
    assert_eq!(near((1, 1)), (2, 3));
    assert_eq!(near((2, 1)), (2, 6));
    pay(Faction::Terrans, Mine, TradingStation, 2, 6, "GP-UPG-5");
    let scene = |credits| {
        rich(Faction::Terrans, Mine)
            .structure(1, Mine, (2, 0))
            .player(0, move |player| (player.ore, player.credits) = (2, credits))
            .turn_of(0)
    };
    let poor = scene(2);
    refused(&poor, upgrade(&poor, TradingStation), "GP-UPG-5");
    let mut game = scene(3);
    game.play(upgrade(&game, TradingStation)).unwrap();
    assert_eq!((me(&game).ore, me(&game).credits), (0, 0));
}

// proves GP-UPG-6
#[test]
fn structures_give_the_discount_and_nothing_else_does() {
    let scene = || rich(Faction::Terrans, Mine);
    for kind in Structure::ALL {
        assert_eq!(station_price(scene().structure(1, *kind, (2, 0))), (2, 3));
    }
    assert_eq!(station_price(scene().lost_planet(1, (2, 0))), (2, 3));
    let lantids = Scene::new(&[Faction::Gleens, Faction::Lantids])
        .structure(0, Mine, (0, 0))
        .player(0, |player| (player.ore, player.credits) = (15, 30));
    assert_eq!(station_price(lantids.shared_mine(1, (0, 0))), (2, 3));

    assert_eq!(station_price(scene().structure(0, Institute, (1, 0))), (2, 6));
    assert_eq!(station_price(scene().project(1, (1, 0), false)), (2, 6));
    assert_eq!(station_price(scene().project(1, (1, 0), true)), (2, 6));
    assert_eq!(station_price(scene().satellites(1, &[(1, 0)])), (2, 6));
    assert_eq!(station_price(scene().station(1, (1, 0))), (2, 6));
}

// proves GP-UPG-7
#[test]
fn the_institute_costs_four_ore_and_six_credits_and_works_at_once() {
    assert_eq!(rich(Faction::Xenos, TradingStation).turn_of(0).federation_need(ME), 7);
    let game = pay(Faction::Xenos, TradingStation, Institute, 4, 6, "GP-UPG-7");
    assert_eq!(game.federation_need(ME), 6);
    assert_eq!(decision(&game), Decision::ACTED, "no tech tile");
}

// proves GP-UPG-8
#[test]
fn a_research_lab_costs_three_ore_and_five_credits_and_brings_a_tile() {
    let game = pay(Faction::Terrans, TradingStation, ResearchLab, 3, 5, "GP-UPG-8");
    assert_eq!(decision(&game), Decision::TechTile(TakeTile));
}

// proves GP-UPG-9
#[test]
fn an_academy_costs_six_ore_and_six_credits_and_brings_a_tile() {
    for academy in [AcademyLeft, AcademyRight] {
        let mut game = pay(Faction::Terrans, ResearchLab, academy, 6, 6, "GP-UPG-9");
        assert_eq!(decision(&game), Decision::TechTile(TakeTile));
        game.play(Move::Tile(Place::Economy)).unwrap();
        game.play(Move::NoStep).unwrap();
        assert_eq!(decision(&game), Decision::ACTED, "one tile only");
    }
}

// proves GP-UPG-10
#[test]
fn each_of_the_two_academies_is_built_once() {
    for (built, other) in [(AcademyLeft, AcademyRight), (AcademyRight, AcademyLeft)] {
        let mut game = rich(Faction::Terrans, ResearchLab).structure(0, built, (1, 0)).turn_of(0);
        refused(&game, upgrade(&game, built), "GP-UPG-4");
        game.play(upgrade(&game, other)).unwrap();
        assert_eq!(me(&game).structure_at(game.cell(0, 0)), Some(other));
    }
}

// proves GP-UPG-11
#[test]
fn the_left_academy_gives_knowledge_and_the_right_one_an_action() {
    let income = |faction, kinds: &[Structure]| {
        let scene = Scene::new(&[faction, Faction::Geodens]);
        let with = kinds.iter().zip(0..).fold(scene, |scene, (kind, q)| scene.structure(0, *kind, (q, 0)));
        with.turn_of(0).income(ME)
    };
    for (faction, knowledge) in [(Faction::Terrans, 2), (Faction::Itars, 3), (Faction::Firaks, 2)] {
        let none = income(faction, &[]);
        assert_eq!(income(faction, &[AcademyLeft]), none + Goods::knowledge(knowledge));
        assert_eq!(income(faction, &[AcademyRight]), none);
    }

    let action = Move::Special(Special::Academy);
    let left = rich(Faction::Terrans, AcademyLeft).turn_of(0);
    refused(&left, action, "GP-SPEC-1");
    for (faction, gain) in [
        (Faction::Terrans, Goods::qic(1)),
        (Faction::Gleens, Goods::qic(1)),
        (Faction::BalTaks, Goods::credits(4)),
    ] {
        let mut game =
            rich(faction, AcademyRight).player(0, |player| (player.qic, player.credits) = (0, 0)).turn_of(0);
        game.play(action).unwrap();
        assert_eq!((me(&game).qic, me(&game).credits), (gain.qic, gain.credits), "{faction}");
    }
}

// proves GP-UPG-12
#[test]
fn the_right_academy_may_be_used_in_the_round_in_which_it_is_built() {
    let mut game = rich(Faction::Terrans, ResearchLab).turn_of(0);
    let action = Move::Special(Special::Academy);
    refused(&game, action, "GP-SPEC-1");
    game.play(upgrade(&game, AcademyRight)).unwrap();
    game.play(Move::Tile(Place::Economy)).unwrap();
    game.play(Move::NoStep).unwrap();
    refused(&game, action, "GP-TURN-1");
    game.play(Move::EndTurn).unwrap();
    game.play(Move::Pass(Some(Booster::Range))).unwrap();
    let qic = me(&game).qic;
    game.play(action).unwrap();
    assert_eq!((game.round(), me(&game).qic), (1, qic + 1));
}

// proves GP-UPG-13
#[test]
fn neither_the_lost_planet_nor_a_shared_planet_is_upgraded() {
    let rich = |player: &mut Player| (player.ore, player.credits) = (15, 30);
    let scene = || Scene::new(&[Faction::Lantids, Faction::Itars]).structure(1, Mine, (0, 0)).player(1, rich);
    let shared = || scene().shared_mine(0, (0, 0)).player(0, rich);
    let game = shared().turn_of(0);
    refused(&game, upgrade(&game, TradingStation), "GP-UPG-13");
    let host = shared().turn_of(1);
    assert!(host.check(upgrade(&host, TradingStation)).is_ok(), "the host may upgrade");

    let game = scene().lost_planet(0, (2, 0)).player(0, rich).turn_of(0);
    refused(&game, Move::Upgrade(game.cell(2, 0), TradingStation), "GP-UPG-13");
}

// proves GP-UPG-14
#[test]
fn every_upgrade_scores_and_lets_the_neighbours_charge() {
    for (from, to, round, vp) in [
        (Mine, TradingStation, RoundTile::TradingStation4, 4),
        (Mine, TradingStation, RoundTile::BigStructure, 0),
        (TradingStation, ResearchLab, RoundTile::TradingStation3, 0),
        (TradingStation, Institute, RoundTile::BigStructure, 5),
        (ResearchLab, AcademyLeft, RoundTile::BigStructure, 5),
        (ResearchLab, AcademyRight, RoundTile::BigStructure, 5),
    ] {
        let mut game =
            rich(Faction::Terrans, from).round(1, round).structure(1, ResearchLab, (2, 0)).turn_of(0);
        game.play(upgrade(&game, to)).unwrap();
        assert_eq!(me(&game).vp(), 10 + vp, "{to}");
        if decision(&game) == Decision::TechTile(TakeTile) {
            game.play(Move::Tile(Place::Economy)).unwrap();
            game.play(Move::NoStep).unwrap();
        }
        game.play(Move::EndTurn).unwrap();
        assert!(matches!(decision(&game), Decision::Charge(offer) if offer.value == 2), "{to}");
    }
}

// proves GP-UPG-15
#[test]
fn one_action_is_one_step() {
    let mut game = rich(Faction::Terrans, Mine).turn_of(0);
    refused(&game, upgrade(&game, ResearchLab), "GP-UPG-1");
    game.play(upgrade(&game, TradingStation)).unwrap();
    refused(&game, upgrade(&game, ResearchLab), "GP-TURN-1");
    refused(&game, upgrade(&game, Institute), "GP-TURN-1");
}

// proves GP-UPG-16
#[test]
fn neither_distance_nor_planet_type_matters_for_an_upgrade() {
    for planet in [Planet::Terra, Planet::Swamp, Planet::Desert, Planet::Gaia] {
        let game = rich(Faction::Terrans, Mine)
            .planet((7, 0), planet)
            .structure(0, Mine, (7, 0))
            .player(0, |player| player.qic = 0)
            .turn_of(0);
        let terms = game.check(Move::Upgrade(game.cell(7, 0), TradingStation)).unwrap();
        assert_eq!(terms.cost, Goods { ore: 2, credits: 6, ..Goods::NONE });
        assert_eq!((terms.steps_paid, terms.range_qic), (0, 0));
    }
}
