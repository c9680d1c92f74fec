//! Action 1, building a mine (GP-MINE).

use gaia::goods::Goods;
use gaia::names::{
    Advanced, Area, BoardAction, Booster, Faction, Named, Planet, RoundTile, Standard, Structure,
};
use gaia::scene::Scene;
use gaia::{Decision, Gaia, Help, Move, PlaceMine, Power, Purse, Special, TileState};
use table::{Game, Seat};

use crate::common::{ME, catalogue, decision, legal, me, refused};

/// A mine at these coordinates.
fn mine(game: &Gaia, q: i8, r: i8) -> Move {
    Move::Mine(game.cell(q, r))
}

/// A faction with a mine in the middle, ore and credits in plenty and no QIC, against the Itars.
fn rich(faction: Faction) -> Scene {
    Scene::new(&[faction, Faction::Itars])
        .structure(0, Structure::Mine, (0, 0))
        .player(0, |player| (player.ore, player.credits, player.qic) = (15, 30, 0))
}

// proves GP-MINE-1, GP-MINE-2, GP-MINE-9
#[test]
fn a_mine_on_a_home_planet_costs_one_ore_and_two_credits() {
    let scene = |ore, credits| {
        rich(Faction::Terrans)
            .planet((1, 0), Planet::Terra)
            .player(0, move |player| (player.ore, player.credits) = (ore, credits))
            .turn_of(0)
    };
    let mut game = scene(1, 2);
    refused(&game, mine(&game, 0, 0), "GP-MINE-1");
    refused(&game, mine(&game, 0, 1), "GP-MINE-1");
    game.play(mine(&game, 1, 0)).unwrap();
    assert_eq!(me(&game).structure_at(game.cell(1, 0)), Some(Structure::Mine));
    assert_eq!((me(&game).ore, me(&game).credits), (0, 0));

    let poor = scene(0, 2);
    refused(&poor, mine(&poor, 1, 0), "GP-MINE-2");
    let poor = scene(1, 1);
    refused(&poor, mine(&poor, 1, 0), "GP-MINE-2");
}

// proves GP-MINE-1
#[test]
fn mines_are_taken_from_the_left_of_the_faction_board() {
    let row = |mines: i8| {
        let scene = Scene::new(&[Faction::Terrans, Faction::Itars]).planet((mines - 3, 0), Planet::Terra);
        (0..mines).fold(scene, |scene, q| scene.structure(0, Structure::Mine, (q - 3, 0)))
    };
    // The third slot is the empty one.
    for (mines, ore) in [(1, 1), (2, 0), (3, 1), (4, 1), (5, 1), (6, 1), (7, 1)] {
        let mut game = row(mines).turn_of(0);
        let before = game.income(ME);
        game.play(mine(&game, mines - 3, 0)).unwrap();
        assert_eq!(game.income(ME), before + Goods::ore(ore), "mine number {}", mines + 1);
    }
}

// proves GP-MINE-3
#[test]
fn the_ninth_mine_cannot_be_built() {
    let row = |mines: i8| {
        let scene = rich(Faction::Terrans).planet((1, 0), Planet::Terra);
        (1..mines).fold(scene, |scene, q| scene.structure(0, Structure::Mine, (-q, 0)))
    };
    let full = row(8).turn_of(0);
    assert_eq!(full.mines_left(ME), 0);
    refused(&full, mine(&full, 1, 0), "GP-MINE-3");

    // The Lost Planet's mine is not one of the eight pieces.
    let last = row(7).lost_planet(0, (0, 3)).turn_of(0);
    assert_eq!(last.mines_left(ME), 1);
    assert!(last.check(mine(&last, 1, 0)).is_ok());
}

// GP-EX-20; proves GP-MINE-4, GP-MINE-5
#[test]
fn navigation_decides_how_far_a_mine_may_lie() {
    for (level, range) in [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3), (5, 4)] {
        let scene = rich(Faction::Terrans).level(0, Area::Navigation, level);
        let game = (1..=5).fold(scene, |scene, q| scene.planet((q, 0), Planet::Terra)).turn_of(0);
        assert_eq!(game.range(ME), range);
        for distance in 1..=5 {
            let there = mine(&game, distance as i8, 0);
            if distance <= range {
                assert!(game.check(there).is_ok());
            } else {
                refused(&game, there, "GP-MINE-4");
            }
        }
    }
}

// proves GP-MINE-4
#[test]
fn range_starts_from_any_own_planet_but_from_no_others() {
    let scene = || rich(Faction::Terrans).planet((5, 0), Planet::Terra);
    let own = scene().structure(0, Structure::AcademyLeft, (6, 0)).turn_of(0);
    assert!(own.check(mine(&own, 5, 0)).is_ok());
    let foreign = scene().structure(1, Structure::Mine, (6, 0)).turn_of(0);
    refused(&foreign, mine(&foreign, 5, 0), "GP-MINE-4");
}

// proves GP-MINE-4
#[test]
fn space_stations_carry_the_range_of_the_ivits() {
    let scene = || rich(Faction::Ivits).planet((5, 0), Planet::Oxide);
    let game = scene().station(0, (4, 0)).turn_of(0);
    assert!(game.check(mine(&game, 5, 0)).is_ok());
    let game = scene().turn_of(0);
    refused(&game, mine(&game, 5, 0), "GP-MINE-4");
}

// GP-EX-21; proves GP-MINE-4, GP-MINE-5, GP-MINE-6
#[test]
fn one_qic_adds_two_to_the_range() {
    let scene = |qic| {
        Scene::on_layout("standard_1_2", &[Faction::HadschHallas, Faction::Terrans])
            .structure(0, Structure::Mine, (-2, -1))
            .structure(0, Structure::Mine, (5, -6))
            .level(0, Area::Navigation, 2)
            .player(0, move |player| (player.ore, player.credits, player.qic) = (10, 2, qic))
            .turn_of(0)
    };
    let game = scene(0);
    refused(&game, mine(&game, -6, 3), "GP-MINE-4");

    let mut game = scene(1);
    let terms = game.check(mine(&game, -6, 3)).unwrap();
    assert_eq!((terms.range_qic, terms.steps_paid), (1, 3));
    game.play(mine(&game, -6, 3)).unwrap();
    assert_eq!((me(&game).ore, me(&game).credits, me(&game).qic), (0, 0, 0));
}

// proves GP-MINE-6
#[test]
fn as_many_qic_as_needed_may_be_spent_on_range() {
    for (distance, qic) in [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3)] {
        let scene = |qic| {
            rich(Faction::Terrans)
                .planet((distance, 0), Planet::Terra)
                .player(0, move |player| player.qic = qic)
                .turn_of(0)
        };
        let mut game = scene(9);
        game.play(mine(&game, distance, 0)).unwrap();
        assert_eq!(me(&game).qic, 9 - qic, "distance {distance}");
        if let Some(too_few) = qic.checked_sub(1) {
            let game = scene(too_few);
            refused(&game, mine(&game, distance, 0), "GP-MINE-4");
        }
    }
}

// proves GP-MINE-7
#[test]
fn range_passes_over_everything() {
    let game = rich(Faction::Terrans)
        .level(0, Area::Navigation, 5)
        .structure(1, Structure::Institute, (1, 0))
        .satellites(1, &[(2, 0)])
        .project(1, (3, 0), false)
        .planet((4, 0), Planet::Terra)
        .turn_of(0);
    assert!(game.check(mine(&game, 4, 0)).is_ok());
}

// proves GP-MINE-8
#[test]
fn gaiaformers_and_satellites_carry_no_range() {
    let scene = || rich(Faction::Terrans).planet((5, 0), Planet::Terra);
    for game in [
        scene().project(0, (4, 0), false).turn_of(0),
        scene().project(0, (4, 0), true).turn_of(0),
        scene().satellites(0, &[(4, 0)]).turn_of(0),
    ] {
        refused(&game, mine(&game, 5, 0), "GP-MINE-4");
    }
    let game = scene().structure(0, Structure::Mine, (4, 0)).turn_of(0);
    assert!(game.check(mine(&game, 5, 0)).is_ok());
}

/// Terraforming steps and ore for a mine next to one's own, on a planet of this type.
fn steps_and_ore(faction: Faction, level: u8, planet: Planet) -> (u8, u8) {
    let game = rich(faction).level(0, Area::Terraforming, level).planet((1, 0), planet).turn_of(0);
    let terms = game.check(mine(&game, 1, 0)).unwrap();
    (terms.steps_paid, terms.cost.ore)
}

// GP-EX-22; proves GP-MINE-10
#[test]
fn the_geodens_need_one_to_three_steps() {
    let steps = |planet| steps_and_ore(Faction::Geodens, 2, planet).0;
    assert_eq!(steps(Planet::Volcanic), 0);
    assert_eq!([Planet::Oxide, Planet::Desert].map(steps), [1, 1]);
    assert_eq!([Planet::Terra, Planet::Swamp].map(steps), [2, 2]);
    assert_eq!([Planet::Titanium, Planet::Ice].map(steps), [3, 3]);
}

// proves GP-MINE-9, GP-MINE-10
#[test]
fn steps_are_the_distance_on_the_wheel_for_every_faction() {
    let wheel = &Planet::ALL[..7];
    for faction in Faction::ALL {
        let home = catalogue().factions[*faction].home as usize;
        for (place, planet) in wheel.iter().enumerate() {
            let apart = home.abs_diff(place);
            let steps = apart.min(7 - apart) as u8;
            assert_eq!(steps_and_ore(*faction, 5, *planet), (steps, 1 + steps), "{faction} on {planet}");
        }
    }
}

// GP-EX-23; proves GP-MINE-11
#[test]
fn terraforming_makes_steps_cheaper() {
    for (level, ore) in [(0, 3), (1, 3), (2, 2), (3, 1), (4, 1), (5, 1)] {
        assert_eq!(steps_and_ore(Faction::Geodens, level, Planet::Oxide), (1, 1 + ore));
        assert_eq!(steps_and_ore(Faction::Geodens, level, Planet::Ice), (3, 1 + 3 * ore));
    }
}

// GP-EX-24; proves GP-BOOST-4, GP-ACT-13, GP-MINE-11
#[test]
fn a_free_step_and_a_paid_step_make_a_swamp_habitable() {
    let mut game = rich(Faction::Geodens)
        .booster(0, Booster::TerraformingStep)
        .level(0, Area::Terraforming, 3)
        .planet((1, 0), Planet::Swamp)
        .player(0, |player| (player.ore, player.credits) = (2, 2))
        .turn_of(0);
    refused(&game, mine(&game, 1, 0), "GP-MINE-2");
    game.play(Move::Special(Special::Booster)).unwrap();
    let terms = game.check(mine(&game, 1, 0)).unwrap();
    assert_eq!((terms.steps_free, terms.steps_paid), (1, 1));
    game.play(mine(&game, 1, 0)).unwrap();
    assert_eq!((me(&game).ore, me(&game).credits), (0, 0));
}

// proves GP-MINE-12
#[test]
fn a_gaia_planet_costs_a_qic_and_no_steps() {
    let scene = |at, qic| {
        rich(Faction::Terrans)
            .planet(at, Planet::Gaia)
            .round(1, RoundTile::Terraforming)
            .player(0, move |player| player.qic = qic)
            .turn_of(0)
    };
    let mut game = scene((1, 0), 1);
    game.play(mine(&game, 1, 0)).unwrap();
    assert_eq!((me(&game).ore, me(&game).credits, me(&game).qic), (14, 28, 0));
    assert_eq!(me(&game).vp(), 10, "no terraforming step was scored");

    let game = scene((1, 0), 0);
    refused(&game, mine(&game, 1, 0), "GP-MINE-12");
    // A QIC spent on range does not make the planet habitable as well.
    let game = scene((3, 0), 1);
    refused(&game, mine(&game, 3, 0), "GP-MINE-2");
    let game = scene((3, 0), 2);
    assert_eq!(game.check(mine(&game, 3, 0)).unwrap().cost.qic, 2);
}

// proves GP-MINE-12
#[test]
fn the_gleens_pay_ore_for_a_gaia_planet() {
    let mut game = rich(Faction::Gleens).planet((1, 0), Planet::Gaia).turn_of(0);
    game.play(mine(&game, 1, 0)).unwrap();
    assert_eq!((me(&game).ore, me(&game).qic), (13, 0));
}

// proves GP-MINE-13
#[test]
fn a_transdim_planet_never_holds_a_mine() {
    let scene = || rich(Faction::Terrans).player(0, |player| player.qic = 5);
    let empty = scene().planet((1, 0), Planet::Transdim).turn_of(0);
    refused(&empty, mine(&empty, 1, 0), "GP-MINE-13");
    let own_project = scene().project(0, (1, 0), false).turn_of(0);
    refused(&own_project, mine(&own_project, 1, 0), "GP-MINE-13");
    let turned = scene().project(0, (1, 0), true).turn_of(0);
    assert!(turned.check(mine(&turned, 1, 0)).is_ok());
}

// GP-EX-25; proves GP-MINE-14
#[test]
fn a_gaia_planet_with_a_gaiaformer_belongs_to_its_owner() {
    let scene = || {
        rich(Faction::Lantids)
            .structure(1, Structure::Mine, (2, 0))
            .project(1, (1, 0), true)
            .player(0, |player| player.qic = 5)
    };
    let game = scene().turn_of(0);
    refused(&game, mine(&game, 1, 0), "GP-MINE-14");
    let owner = scene().turn_of(1);
    assert!(owner.check(mine(&owner, 1, 0)).is_ok());
}

// GP-EX-26; proves GP-MINE-14, GP-MINE-15
#[test]
fn a_mine_on_an_own_project_costs_the_mine_only_and_frees_the_gaiaformer() {
    let mut game = rich(Faction::Terrans)
        .project(0, (6, 0), true)
        .planet((1, 0), Planet::Transdim)
        .player(0, |player| (player.ore, player.credits, player.qic) = (1, 2, 0))
        .turn_of(0);
    assert_eq!(me(&game).gaiaformers, 0);
    game.play(mine(&game, 6, 0)).unwrap();
    assert_eq!((me(&game).ore, me(&game).credits), (0, 0));
    assert_eq!((me(&game).gaiaformers, me(&game).projects.is_empty()), (1, true));

    // It is available in the very next turn.
    game.play(Move::EndTurn).unwrap();
    game.play(Move::Pass(Some(Booster::Range))).unwrap();
    assert!(game.check(Move::GaiaProject(game.cell(1, 0))).is_ok());
}

// proves GP-MINE-16
#[test]
fn terraforming_alone_is_not_possible() {
    let scene = |ore, credits| {
        rich(Faction::Terrans)
            .planet((1, 0), Planet::Oxide)
            .player(0, move |player| {
                (player.ore, player.credits) = (ore, credits);
                player.power = Power::new([0, 0, 3]);
            })
            .turn_of(0)
    };
    // Ore for the step but not for the mine as well.
    let game = scene(3, 2);
    refused(&game, mine(&game, 1, 0), "GP-MINE-2");
    // Not even a free step can be taken without the mine ...
    let game = scene(15, 1);
    refused(&game, Move::Act(BoardAction::OneStep, Purse::Tokens), "GP-ACT-14");
    // ... and once it is taken, the mine is the only way on.
    let mut game = scene(1, 2);
    game.play(Move::Act(BoardAction::OneStep, Purse::Tokens)).unwrap();
    assert_eq!(decision(&game), Decision::PlaceMine(PlaceMine(Help::Steps(1))));
    let offered = legal(&game);
    assert_eq!(offered, [mine(&game, 1, 0)]);
}

// proves GP-MINE-17
#[test]
fn a_colonized_planet_is_closed_to_all_but_the_lantids() {
    let scene = |faction, host| rich(faction).structure(1, host, (1, 0)).turn_of(0);
    for host in Structure::ALL {
        let game = scene(Faction::Terrans, *host);
        refused(&game, mine(&game, 1, 0), "GP-MINE-17");
        let mut game = scene(Faction::Lantids, *host);
        game.play(mine(&game, 1, 0)).unwrap();
        assert_eq!((me(&game).ore, me(&game).credits), (14, 28));
        assert!(me(&game).shared.contains(game.cell(1, 0)));
    }
}

// proves GP-MINE-18
#[test]
fn a_mine_scores_and_lets_the_neighbours_charge() {
    let scene = |round, tile: Advanced| {
        rich(Faction::Terrans)
            .structure(1, Structure::Institute, (2, 0))
            .planet((1, 0), Planet::Gaia)
            .round(1, round)
            .player(0, move |player| {
                player.qic = 1;
                player.tiles[Standard::SevenVp] = TileState::Covered(tile);
                player.tiles[Standard::VpGaiaMine] = TileState::Open;
            })
            .turn_of(0)
    };
    for (round, tile, vp) in [
        (RoundTile::Mine, Advanced::Mine, 2 + 3 + 3),
        (RoundTile::GaiaMine4, Advanced::Mine, 4 + 3 + 3),
        (RoundTile::Research, Advanced::TradingStation, 3),
    ] {
        let mut game = scene(round, tile);
        game.play(mine(&game, 1, 0)).unwrap();
        assert_eq!(me(&game).vp(), 10 + vp);
        game.play(Move::EndTurn).unwrap();
        let asked = game.question().unwrap();
        assert_eq!(asked.seat, Seat::new(1));
        assert!(matches!(asked.decision, Decision::Charge(offer) if offer.value == 3));
    }
}

// proves GP-MINE-19
#[test]
fn a_mine_next_to_an_own_federation_joins_it() {
    let scene = |member| {
        rich(Faction::Terrans)
            .planet((1, 0), Planet::Terra)
            .structure(0, Structure::Mine, (2, 0))
            .structure(0, Structure::Mine, (4, 0))
            .federated(0, &[member])
            .turn_of(0)
    };
    let mut game = scene((0, 0));
    game.play(mine(&game, 1, 0)).unwrap();
    let joined = |game: &Gaia, q| game.in_federation(ME, game.cell(q, 0));
    assert!(joined(&game, 1));
    assert!(joined(&game, 2), "what the new mine connects joins as well");
    assert!(!joined(&game, 4));
    assert!(me(&game).tokens.is_empty());

    let mut game = scene((4, 0));
    game.play(mine(&game, 1, 0)).unwrap();
    assert!(!joined(&game, 1), "two steps away is not next to it");
}
