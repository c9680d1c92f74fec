//! Phase II, the Gaia phase (GP-GPHASE).

use gaia::names::{Area, Booster, Faction, FreeAction, Named, Place, Planet, Structure};
use gaia::scene::Scene;
use gaia::{Bowl, Decision, Gaia, GaiaConversion, GaiaTiles, Move, Phase, Power, Purse, Stone};
use table::{Game, Seat};

use crate::common::{ME, YOU, apply, asked, legal, me, refused};

use Faction::{BalTaks, Itars, Lantids, Taklons, Terrans, Xenos};

fn power(game: &Gaia, seat: Seat) -> Power {
    game.players()[seat].power
}

/// Areas I to III and the Gaia area.
fn cycle(areas: [u8; 3], gaia: u8) -> Power {
    Power { gaia, ..Power::new(areas) }
}

/// Seats 0 and 1 with an institute each and four tokens in the Gaia area.
fn institutes(first: Faction, second: Faction) -> Scene {
    [0, 1].into_iter().fold(Scene::new(&[first, second, BalTaks]), |scene, player| {
        scene
            .structure(player, Structure::Institute, (5 * player as i8, 0))
            .project(player, (5 * player as i8, 2), false)
            .player(player, |player| player.power = cycle([1, 1, 0], 4))
    })
}

// GP-EX-19; proves GP-GPHASE-1, GP-GPHASE-2, GP-GPHASE-3, GP-FAC-TERRANS-1
#[test]
fn gaia_project_completes() {
    for (faction, expected) in [(Xenos, [8, 0, 0]), (Terrans, [2, 6, 0])] {
        let game = Scene::new(&[faction, Faction::Geodens])
            .project(0, (0, 0), false)
            .player(0, |player| player.power = cycle([2, 0, 0], 6))
            .gaia_phase();
        let cell = game.cell(0, 0);
        assert_eq!(game.planet_at(cell), Planet::Gaia);
        assert!(me(&game).projects.contains(cell), "the Gaiaformer stays");
        assert_eq!(power(&game, ME), cycle(expected, 0), "{faction}");
        assert_eq!(game.phase(), Phase::Actions);
    }
}

// proves GP-GPHASE-1
#[test]
fn all_tokens_leave_the_gaia_area_whoever_owns_them() {
    for faction in Faction::ALL.iter().filter(|faction| !matches!(faction, Terrans | Lantids)) {
        let scene = || {
            Scene::new(&[*faction, Terrans])
                .player(0, |player| player.power.gaia = 3)
                .player(1, |terrans| terrans.power.gaia = 2)
        };
        let before = power(&scene().turn_of(0), ME);
        let [i, ii, iii] = before.areas;
        let game = scene().gaia_phase();
        assert_eq!(power(&game, ME), Power { areas: [i + 3, ii, iii], gaia: 0, ..before }, "{faction}");
        assert_eq!(power(&game, YOU), cycle([4, 6, 0], 0), "Terrans: area II");
    }
    let brainstone = Power { areas: [0, 0, 1], gaia: 2, brainstone: Some(Bowl::Gaia) };
    let game = Scene::new(&[Taklons, Xenos]).player(0, |taklons| taklons.power = brainstone).gaia_phase();
    assert_eq!(power(&game, ME), Power { areas: [2, 0, 1], gaia: 0, brainstone: Some(Bowl::I) });
}

// proves GP-GPHASE-2
#[test]
fn only_transdim_planets_with_a_gaiaformer_turn() {
    let game = Scene::new(&[Terrans, Xenos])
        .planet((3, 0), Planet::Transdim)
        .project(0, (0, 0), false)
        .project(1, (0, 3), false)
        .project(1, (0, 5), true)
        .gaia_phase();
    let planets = [(0, 0), (0, 3), (0, 5), (3, 0)].map(|(q, r)| game.planet_at(game.cell(q, r)));
    assert_eq!(planets, [Planet::Gaia, Planet::Gaia, Planet::Gaia, Planet::Transdim]);
    assert_eq!(game.planets_of(Planet::Transdim).len(), 1);
}

// proves GP-GPHASE-3, GP-MINE-15
#[test]
fn the_gaiaformer_stays_until_its_owner_builds_a_mine() {
    let mut game = Scene::new(&[Terrans, Xenos])
        .structure(0, Structure::Mine, (1, 0))
        .structure(1, Structure::Mine, (0, 1))
        .project(0, (0, 0), false)
        .gaia_phase();
    let gaia = game.cell(0, 0);
    for _ in 0..2 {
        let booster = game.open_boosters().next();
        game.play(Move::Pass(booster)).unwrap();
    }
    assert_eq!(game.round(), 2);
    assert!(me(&game).projects.contains(gaia), "also through the next Gaia phase");
    assert_eq!(me(&game).gaiaformers, 0);
    game.play(Move::Mine(gaia)).unwrap();
    let terrans = me(&game);
    assert_eq!((terrans.projects.contains(gaia), terrans.gaiaformers), (false, 1));
    assert_eq!(game.planet_at(gaia), Planet::Gaia, "the planet stays a Gaia planet");
}

// proves GP-GPHASE-4, GP-FAC-BALTAKS-3
#[test]
fn gaiaformers_of_the_bal_taks_return_to_their_board() {
    let mut game = Scene::new(&[BalTaks, Xenos]).player(0, |taks| taks.gaiaformers = 2).turn_of(0);
    game.play(Move::Convert(FreeAction::GaiaformerToQic, Purse::Tokens)).unwrap();
    let count = |game: &Gaia| (me(game).gaiaformers, me(game).gaiaformers_in_gaia);
    assert_eq!(count(&game), (1, 1));
    for booster in [Booster::Range, Booster::TerraformingStep] {
        assert_eq!(count(&game), (1, 1), "not before the Gaia phase");
        game.play(Move::Pass(Some(booster))).unwrap();
    }
    assert_eq!((game.round(), count(&game)), (2, (2, 0)));
}

// proves GP-GPHASE-5, GP-GPHASE-7
#[test]
fn the_phase_goes_from_player_to_player_after_all_planets_have_turned() {
    let mut game = institutes(Terrans, Itars)
        .player(2, |taks| (taks.gaiaformers, taks.gaiaformers_in_gaia) = (0, 1))
        .gaia_phase();
    assert_eq!(game.planets_of(Planet::Transdim).len(), 0, "first all planets turn");
    assert_eq!(asked(&game), (0, Decision::GaiaConversion(GaiaConversion { left: 4 })));
    assert_eq!(power(&game, ME), cycle([1, 1, 0], 4), "effects come before the tokens leave");
    game.play(Move::GaiaConvert(FreeAction::PowerToOre)).unwrap();
    assert_eq!(power(&game, ME), cycle([1, 1, 0], 4));
    game.play(Move::GaiaDone).unwrap();
    assert_eq!(power(&game, ME), cycle([1, 5, 0], 0), "one player is done completely");
    assert_eq!(asked(&game), (1, Decision::GaiaTiles(GaiaTiles)));
    assert_eq!(power(&game, YOU), cycle([1, 1, 0], 4), "before the next one begins");
    assert_eq!(game.players()[Seat::new(2)].gaiaformers_in_gaia, 1);
    game.play(Move::GaiaDone).unwrap();
    assert_eq!(power(&game, YOU), cycle([5, 1, 0], 0));
    assert_eq!(game.players()[Seat::new(2)].gaiaformers, 1);
    assert_eq!(game.phase(), Phase::Actions);
}

// proves GP-GPHASE-5, GP-FAC-ITARS-3
#[test]
fn tiles_of_the_itars_are_resolved_before_their_other_tokens_leave() {
    let mut game = institutes(Itars, Terrans).player(0, |itars| itars.power.gaia = 5).gaia_phase();
    assert_eq!(asked(&game), (0, Decision::GaiaTiles(GaiaTiles)), "in turn order");
    game.play(Move::GaiaTile).unwrap();
    game.play(Move::Tile(Place::Economy)).unwrap();
    assert_eq!(power(&game, ME), cycle([1, 1, 0], 1));
    game.play(Move::Step(Area::Economy)).unwrap();
    assert_eq!(power(&game, ME), cycle([2, 1, 0], 0), "a fifth token alone buys nothing and returns");
    assert_eq!(asked(&game), (1, Decision::GaiaConversion(GaiaConversion { left: 4 })));
}

// proves GP-GPHASE-5
#[test]
fn the_start_player_comes_first_in_the_gaia_phase() {
    let mut game = institutes(Terrans, Itars).turn_of(1);
    while game.phase() == Phase::Actions {
        let booster = game.open_boosters().next();
        game.play(Move::Pass(booster)).unwrap();
    }
    while game.phase() == Phase::Income {
        let first = legal(&game)[0];
        apply(&mut game, first);
    }
    assert_eq!(asked(&game), (1, Decision::GaiaTiles(GaiaTiles)));
    assert_eq!(game.order(), [YOU, Seat::new(2), ME]);
    game.play(Move::GaiaDone).unwrap();
    assert_eq!(asked(&game), (0, Decision::GaiaConversion(GaiaConversion { left: 4 })));
}

// proves GP-GPHASE-6
#[test]
fn no_free_actions_in_the_gaia_phase() {
    for (first, second) in [(Terrans, Itars), (Itars, Terrans)] {
        let game = institutes(first, second).player(0, |player| player.power.areas = [0, 4, 4]).gaia_phase();
        for action in FreeAction::ALL {
            refused(&game, Move::Convert(*action, Purse::Tokens), "GP-GPHASE-6");
        }
        refused(&game, Move::Sacrifice(Stone::Aside), "GP-GPHASE-6");
    }
    // The Terrans' conversion has its own rates, and those of other free actions are none of them.
    let game = institutes(Terrans, Itars).gaia_phase();
    let open = [
        FreeAction::PowerToQic,
        FreeAction::PowerToOre,
        FreeAction::PowerToKnowledge,
        FreeAction::PowerToCredit,
    ];
    for action in FreeAction::ALL {
        if open.contains(action) {
            assert!(game.check(Move::GaiaConvert(*action)).is_ok());
        } else {
            refused(&game, Move::GaiaConvert(*action), "GP-FAC-TERRANS-2");
        }
    }
}
