//! Gaining tech tiles (GP-TECH).

use gaia::names::{
    Advanced, Area, BoardAction, Booster, Faction, Named, Place, RoundTile, Standard, Structure, Token,
};
use gaia::scene::Scene;
use gaia::{Cover, Decision, Gaia, Move, OwnToken, Player, Power, Purse, Special, Step, TakeTile, TileState};
use table::Game;

use crate::common::{DONE, ME, decision, legal, me, refused};

/// Xenos about to turn their only trading station into a research lab.
fn builder() -> Scene {
    Scene::new(&[Faction::Xenos, Faction::Itars])
        .structure(0, Structure::TradingStation, (0, 0))
        .player(0, |player| (player.ore, player.credits, player.knowledge) = (6, 6, 0))
}

/// Plays the scene up to the choice of a tech tile.
fn choosing(scene: Scene) -> Gaia {
    let mut game = scene.turn_of(0);
    game.play(Move::Upgrade(game.cell(0, 0), Structure::ResearchLab)).unwrap();
    assert_eq!(decision(&game), Decision::TechTile(TakeTile));
    game
}

/// Gives a standard tile.
fn open(tile: Standard) -> impl FnOnce(&mut Player) {
    move |player| player.tiles[tile] = TileState::Open
}

/// A builder who fulfils every condition for the advanced tile of an area, with one green token.
fn ready_for(area: Area, advanced: Advanced, covered: Standard) -> Scene {
    builder()
        .level(0, area, 4)
        .advanced_at(area, advanced)
        .token(0, Token::Ore, true)
        .player(0, open(covered))
}

// proves GP-TECH-1
#[test]
fn labs_academies_the_qic_action_and_the_itars_institute_bring_tiles() {
    let build = |from, to| {
        let mut game = Scene::new(&[Faction::Terrans, Faction::Itars])
            .structure(0, from, (0, 0))
            .player(0, |player| (player.ore, player.credits) = (15, 30))
            .turn_of(0);
        game.play(Move::Upgrade(game.cell(0, 0), to)).unwrap();
        decision(&game)
    };
    assert_eq!(build(Structure::TradingStation, Structure::ResearchLab), Decision::TechTile(TakeTile));
    assert_eq!(build(Structure::ResearchLab, Structure::AcademyLeft), Decision::TechTile(TakeTile));
    assert_eq!(build(Structure::ResearchLab, Structure::AcademyRight), Decision::TechTile(TakeTile));
    assert_eq!(build(Structure::Mine, Structure::TradingStation), DONE);
    assert_eq!(build(Structure::TradingStation, Structure::Institute), DONE);

    let mut game = builder().player(0, |player| player.qic = 4).turn_of(0);
    game.play(Move::Act(BoardAction::TechTile, Purse::Tokens)).unwrap();
    assert_eq!(decision(&game), Decision::TechTile(TakeTile));

    let itars = Scene::new(&[Faction::Itars, Faction::Xenos]).structure(0, Structure::Institute, (0, 0));
    let mut game = itars.player(0, |player| player.power.gaia = 4).gaia_phase();
    game.play(Move::GaiaTile).unwrap();
    assert_eq!(decision(&game), Decision::TechTile(TakeTile));
}

// proves GP-TECH-2, GP-TECH-3
#[test]
fn no_kind_of_standard_tile_is_taken_twice() {
    let game = choosing(builder().player(0, open(Standard::OreQic)).player(0, |player| {
        player.tiles[Standard::SevenVp] = TileState::Covered(Advanced::Mine);
    }));
    refused(&game, Move::Tile(Place::Terraforming), "GP-TECH-3");
    refused(&game, Move::Tile(Place::GaiaProject), "GP-TECH-3");
    // Every other standard tile may be had, and no advanced one.
    let others = Place::ALL.iter().filter(|place| !matches!(place, Place::Terraforming | Place::GaiaProject));
    assert_eq!(legal(&game), others.map(|place| Move::Tile(*place)).collect::<Vec<_>>());
    for place in [Place::Navigation, Place::Free2] {
        let mut game = game.clone();
        game.play(Move::Tile(place)).unwrap();
        assert!(me(&game).has_tile(game.tiles()[place].unwrap()));
    }
}

// proves GP-TECH-4, GP-TECH-11
#[test]
fn a_tile_below_an_area_advances_that_area_only() {
    for (place, area) in Place::ALL.iter().zip(Area::ALL) {
        let mut game = choosing(builder().player(0, |player| player.research[Area::Intelligence] = 0));
        game.play(Move::Tile(*place)).unwrap();
        assert_eq!(decision(&game), Decision::Step(Step::Only(*area)));
        for other in Area::ALL.iter().filter(|other| *other != area) {
            refused(&game, Move::Step(*other), "GP-TECH-4");
        }
        game.play(Move::Step(*area)).unwrap();
        assert_eq!(me(&game).research[*area], 1);
        assert_eq!(decision(&game), DONE);
    }
}

// proves GP-TECH-4
#[test]
fn a_step_that_is_impossible_is_lost() {
    let take_economy = |scene: Scene| {
        let mut game = choosing(scene);
        game.play(Move::Tile(Place::Economy)).unwrap();
        game
    };
    // At the top, without a green token, and with level 5 taken.
    let green = || builder().token(0, Token::Ore, true);
    assert_eq!(decision(&take_economy(green().level(0, Area::Economy, 5))), DONE);
    assert_eq!(decision(&take_economy(builder().level(0, Area::Economy, 4))), DONE);
    let taken = green().level(0, Area::Economy, 4).level(1, Area::Economy, 5);
    assert_eq!(decision(&take_economy(taken)), DONE);
    let possible = take_economy(green().level(0, Area::Economy, 4));
    assert_eq!(decision(&possible), Decision::Step(Step::Only(Area::Economy)));
}

// GP-EX-29; proves GP-TECH-5, GP-TECH-11
#[test]
fn a_tile_of_the_bottom_row_advances_any_area() {
    for place in [Place::Free1, Place::Free2, Place::Free3] {
        for area in Area::ALL {
            let mut game = choosing(builder());
            let before = me(&game).research[*area];
            game.play(Move::Tile(place)).unwrap();
            game.play(Move::Step(*area)).unwrap();
            assert_eq!(me(&game).research[*area], before + 1);
            assert_eq!(decision(&game), DONE);
        }
    }
}

// proves GP-TECH-5
#[test]
fn an_advanced_tile_advances_any_area() {
    for area in Area::ALL.iter().filter(|area| **area != Area::Economy) {
        let mut game = choosing(ready_for(Area::Economy, Advanced::PassLabs, Standard::SevenVp));
        let before = me(&game).research[*area];
        game.play(Move::AdvancedTile(Area::Economy)).unwrap();
        game.play(Move::Step(*area)).unwrap();
        assert_eq!(me(&game).research[*area], before + 1);
    }
}

// GP-EX-30; proves GP-TECH-6
#[test]
fn advanced_tiles_ask_for_level_four_or_five() {
    let game = choosing(
        builder()
            .level(0, Area::Terraforming, 3)
            .level(0, Area::Navigation, 4)
            .level(0, Area::Intelligence, 5)
            .token(0, Token::Ore, true)
            .player(0, open(Standard::SevenVp)),
    );
    assert!(game.check(Move::AdvancedTile(Area::Navigation)).is_ok());
    assert!(game.check(Move::AdvancedTile(Area::Intelligence)).is_ok());
    refused(&game, Move::AdvancedTile(Area::Terraforming), "GP-TECH-6");
    refused(&game, Move::AdvancedTile(Area::Science), "GP-TECH-6");
}

// proves GP-TECH-6
#[test]
fn advanced_tiles_ask_for_a_green_token_and_an_uncovered_tile() {
    let advanced = Move::AdvancedTile(Area::Economy);
    let scene = || builder().level(0, Area::Economy, 4);
    let no_token = choosing(scene().player(0, open(Standard::SevenVp)));
    refused(&no_token, advanced, "GP-TECH-6");
    let grey = choosing(scene().token(0, Token::Ore, false).player(0, open(Standard::SevenVp)));
    refused(&grey, advanced, "GP-TECH-6");
    let no_tile = choosing(scene().token(0, Token::Ore, true));
    refused(&no_tile, advanced, "GP-TECH-6");
    let covered = |player: &mut Player| player.tiles[Standard::SevenVp] = TileState::Covered(Advanced::Mine);
    let all_covered = choosing(scene().token(0, Token::Ore, true).player(0, covered));
    refused(&all_covered, advanced, "GP-TECH-6");

    let mut game = choosing(ready_for(Area::Economy, Advanced::PassLabs, Standard::SevenVp));
    game.play(advanced).unwrap();
    assert_eq!(me(&game).tiles[Standard::SevenVp], TileState::Covered(Advanced::PassLabs));
    assert_eq!(me(&game).tokens[..], [OwnToken { kind: Token::Ore, green: false }]);
}

// proves GP-TECH-7, GP-TECH-8
#[test]
fn the_owner_chooses_which_uncovered_tile_is_covered() {
    let covered = TileState::Covered(Advanced::Mine);
    let mut game = choosing(
        ready_for(Area::Economy, Advanced::PassLabs, Standard::IncomeFourCredits)
            .player(0, open(Standard::BigStructuresPower4))
            .player(0, move |player| player.tiles[Standard::OreQic] = covered)
            .structure(0, Structure::Institute, (5, 0)),
    );
    game.play(Move::AdvancedTile(Area::Economy)).unwrap();
    assert_eq!(decision(&game), Decision::Cover(Cover(Advanced::PassLabs)));
    refused(&game, Move::Cover(Standard::SevenVp), "GP-TECH-7");
    refused(&game, Move::Cover(Standard::OreQic), "GP-TECH-8");
    let value = |game: &Gaia| game.power_value(ME, game.cell(5, 0), Structure::Institute);
    let credits = |game: &Gaia| game.income(ME).credits;
    let before = (value(&game), credits(&game));

    // The tile chosen loses its effect at once, the other keeps it.
    let mut other = game.clone();
    other.play(Move::Cover(Standard::IncomeFourCredits)).unwrap();
    assert_eq!((value(&other), credits(&other)), (before.0, before.1 - 4));
    game.play(Move::Cover(Standard::BigStructuresPower4)).unwrap();
    assert_eq!((value(&game), credits(&game)), (before.0 - 1, before.1));
    assert_eq!(me(&game).tiles[Standard::OreQic], covered, "an advanced tile stays uncovered");
}

// proves GP-TECH-9
#[test]
fn an_advanced_tile_taken_is_gone_for_everybody() {
    let mut game = choosing(
        ready_for(Area::Economy, Advanced::PassLabs, Standard::SevenVp)
            .structure(1, Structure::TradingStation, (5, 0))
            .level(1, Area::Economy, 4)
            .token(1, Token::Credits, true)
            .player(1, |player| (player.ore, player.credits) = (3, 5))
            .player(1, open(Standard::SevenVp)),
    );
    game.play(Move::AdvancedTile(Area::Economy)).unwrap();
    game.play(Move::NoStep).unwrap();
    game.play(Move::EndTurn).unwrap();
    assert_eq!(game.advanced()[Area::Economy], None);
    game.play(Move::Upgrade(game.cell(5, 0), Structure::ResearchLab)).unwrap();
    refused(&game, Move::AdvancedTile(Area::Economy), "GP-TECH-9");
}

// proves GP-TECH-10
#[test]
fn a_tile_counts_the_step_that_comes_with_it() {
    let mut game = choosing(ready_for(Area::Economy, Advanced::Research, Standard::SevenVp));
    game.play(Move::AdvancedTile(Area::Economy)).unwrap();
    assert_eq!(me(&game).vp(), 10);
    game.play(Move::Step(Area::Science)).unwrap();
    assert_eq!(me(&game).vp(), 12);

    // QIC of the tile are there when its step needs them; this one is gained before the step.
    let mut game = choosing(builder().player(0, |player| player.qic = 0));
    game.play(Move::Tile(Place::Terraforming)).unwrap();
    assert_eq!(decision(&game), Decision::Step(Step::Only(Area::Terraforming)));
    assert_eq!(me(&game).qic, 1);
}

// proves GP-TECH-11
#[test]
fn the_step_is_free_and_may_be_declined() {
    let mut game = choosing(builder().round(1, RoundTile::Research));
    game.play(Move::Tile(Place::Science)).unwrap();
    let mut declined = game.clone();
    declined.play(Move::NoStep).unwrap();
    assert_eq!((me(&declined).research[Area::Science], me(&declined).vp()), (0, 10));
    assert_eq!(decision(&declined), DONE);
    // The builder has no knowledge to pay with.
    game.play(Move::Step(Area::Science)).unwrap();
    assert_eq!((me(&game).research[Area::Science], me(&game).vp(), me(&game).knowledge), (1, 12, 0));
}

// proves GP-TECH-11
#[test]
fn a_free_step_obeys_the_rules_of_research() {
    let scene = |level| builder().level(0, Area::Navigation, level);
    let take = |scene: Scene| {
        let mut game = choosing(scene);
        game.play(Move::Tile(Place::Free1)).unwrap();
        game
    };
    let no_token = take(scene(4));
    refused(&no_token, Move::Step(Area::Navigation), "GP-RES-5");
    let taken = take(scene(4).token(0, Token::Ore, true).level(1, Area::Navigation, 5));
    refused(&taken, Move::Step(Area::Navigation), "GP-RES-6");
    let top = take(scene(5).token(0, Token::Ore, true));
    refused(&top, Move::Step(Area::Navigation), "GP-RES-8");
    let mut game = take(scene(4).token(0, Token::Ore, true));
    game.play(Move::Step(Area::Navigation)).unwrap();
    assert_eq!((me(&game).research[Area::Navigation], me(&game).has_green_token()), (5, false));
}

// proves GP-TECH-12
#[test]
fn taking_a_tile_is_compulsory_where_one_can_be_taken() {
    let game = choosing(builder());
    let tile = |mv: &Move| matches!(mv, Move::Tile(_) | Move::AdvancedTile(_));
    assert!(legal(&game).iter().all(tile));
    refused(&game, Move::NoStep, "GP-TURN-7");
    refused(&game, Move::EndTurn, "GP-TURN-7");
}

// proves GP-TECH-12
#[test]
fn a_lab_may_be_built_even_if_no_tile_is_left() {
    let all = |player: &mut Player| player.tiles = enum_map::EnumMap::from_fn(|_| TileState::Open);
    let mut game = builder().player(0, all).turn_of(0);
    let lab = Move::Upgrade(game.cell(0, 0), Structure::ResearchLab);
    game.play(lab).unwrap();
    assert_eq!(me(&game).structure_at(game.cell(0, 0)), Some(Structure::ResearchLab));
    assert_eq!(decision(&game), DONE, "neither tile nor step");

    // With all nine kinds, an eligible advanced tile is what must be taken.
    let game = choosing(builder().player(0, all).level(0, Area::Economy, 4).token(0, Token::Ore, true));
    assert_eq!(legal(&game), [Move::AdvancedTile(Area::Economy)]);
}

// proves GP-TECH-13
#[test]
fn one_green_token_does_not_pay_for_tile_and_level_five() {
    let scene = || ready_for(Area::Economy, Advanced::PassLabs, Standard::SevenVp);
    let mut game = choosing(scene());
    game.play(Move::AdvancedTile(Area::Economy)).unwrap();
    refused(&game, Move::Step(Area::Economy), "GP-RES-5");

    let mut game = choosing(scene().token(0, Token::Credits, true));
    game.play(Move::AdvancedTile(Area::Economy)).unwrap();
    game.play(Move::Step(Area::Economy)).unwrap();
    assert_eq!(me(&game).research[Area::Economy], 5);
    assert!(me(&game).tokens.iter().all(|token| !token.green));
}

// proves GP-TECH-14
#[test]
fn what_a_covered_tile_gave_once_is_kept() {
    let scene = builder()
        .level(0, Area::Economy, 4)
        .token(0, Token::Ore, true)
        .structure(0, Structure::TradingStation, (3, 0))
        .player(0, |player| player.credits = 10);
    let mut game = choosing(scene);
    game.play(Move::Tile(Place::GaiaProject)).unwrap();
    game.play(Move::NoStep).unwrap();
    assert_eq!(me(&game).vp(), 17, "seven points for the tile");
    game.play(Move::EndTurn).unwrap();
    game.play(Move::Pass(Some(Booster::Range))).unwrap();
    game.play(Move::Upgrade(game.cell(3, 0), Structure::ResearchLab)).unwrap();
    game.play(Move::AdvancedTile(Area::Economy)).unwrap();
    assert_eq!(me(&game).tiles[Standard::SevenVp], TileState::Covered(Advanced::PassLabs));
    assert_eq!(me(&game).vp(), 17);
}

// proves GP-TECH-15
#[test]
fn a_new_action_may_be_used_although_the_covered_one_was() {
    let mut game = ready_for(Area::Economy, Advanced::ActionOre, Standard::ActionChargeFour)
        .player(0, |player| player.power = Power::new([4, 0, 0]))
        .turn_of(0);
    let (old, new) = (Special::Standard(Standard::ActionChargeFour), Special::Advanced(Advanced::ActionOre));
    game.play(Move::Special(old)).unwrap();
    game.play(Move::EndTurn).unwrap();
    game.play(Move::Pass(Some(Booster::Range))).unwrap();
    refused(&game, Move::Special(old), "GP-SPEC-2");
    refused(&game, Move::Special(new), "GP-SPEC-1");
    game.play(Move::Upgrade(game.cell(0, 0), Structure::ResearchLab)).unwrap();
    game.play(Move::AdvancedTile(Area::Economy)).unwrap();
    game.play(Move::NoStep).unwrap();
    game.play(Move::EndTurn).unwrap();
    refused(&game, Move::Special(old), "GP-SPEC-1");
    let ore = me(&game).ore;
    game.play(Move::Special(new)).unwrap();
    assert_eq!((game.round(), me(&game).ore), (1, ore + 3));
}

// proves GP-TECH-16
#[test]
fn an_advanced_tile_is_covered_paid_applied_and_then_the_step_is_taken() {
    // Two uncovered tiles, so that the cover is asked for; 5 points per token, the flipped one included.
    let scene = ready_for(Area::Economy, Advanced::NowFederations, Standard::SevenVp)
        .player(0, open(Standard::OreQic));
    let mut game = choosing(scene);
    game.play(Move::AdvancedTile(Area::Economy)).unwrap();
    assert_eq!(decision(&game), Decision::Cover(Cover(Advanced::NowFederations)));
    assert_eq!((me(&game).has_green_token(), me(&game).vp()), (true, 10));
    refused(&game, Move::Step(Area::Science), "GP-TURN-7");
    game.play(Move::Cover(Standard::OreQic)).unwrap();
    assert_eq!((me(&game).has_green_token(), me(&game).vp()), (false, 15));
    assert_eq!(decision(&game), Decision::Step(Step::Any));

    // Level 4 must be there before the step.
    let three = choosing(ready_for(Area::Economy, Advanced::NowFederations, Standard::SevenVp).level(
        0,
        Area::Economy,
        3,
    ));
    refused(&three, Move::AdvancedTile(Area::Economy), "GP-TECH-6");
}
