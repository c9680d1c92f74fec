//! Action 6, power and QIC actions (GP-ACT).

use gaia::goods::Goods;
use gaia::names::{
    Advanced, Area, BoardAction, Booster, Faction, Named, Place, Planet, RoundTile, Standard, Structure,
    Token,
};
use gaia::scene::Scene;
use gaia::{Gaia, Move, Player, Power, Source, Special, TileState};
use table::{Game, Seat};

use crate::common::{act, legal, me, play, refusal, refused};

/// Terrans with a mine in the middle, 8 power, 4 QIC and enough for a mine or two.
fn terrans() -> Scene {
    Scene::new(&[Faction::Terrans, Faction::Xenos]).structure(0, Structure::Mine, (0, 0)).player(0, |p| {
        p.power = Power::new([0, 0, 8]);
        (p.qic, p.ore, p.credits, p.knowledge) = (4, 8, 8, 0);
    })
}

/// Answers whatever is asked with the first legal move, up to the end of the turn.
fn finish_turn(game: &mut Gaia) {
    while game.check(Move::EndTurn).is_err() {
        let first = legal(game)[0];
        game.play(first).unwrap();
    }
    game.play(Move::EndTurn).unwrap();
}

fn pass(game: &mut Gaia) {
    let pass = legal(game).into_iter().find(|mv| matches!(mv, Move::Pass(_))).unwrap();
    game.play(pass).unwrap();
}

// proves GP-ACT-1
#[test]
fn each_of_the_ten_actions_serves_one_player_a_round() {
    let rich = |p: &mut Player| {
        p.power = Power::new([0, 0, 8]);
        (p.qic, p.ore, p.credits) = (4, 8, 8);
    };
    let scene = || {
        Scene::new(&[Faction::Terrans, Faction::Xenos])
            .structure(0, Structure::Mine, (0, 0))
            .planet((1, 0), Planet::Oxide)
            .structure(1, Structure::Mine, (-5, 0))
            .planet((-6, 0), Planet::Swamp)
            .token(0, Token::Ore, true)
            .token(1, Token::Ore, true)
            .player(0, rich)
            .player(1, rich)
    };
    for action in BoardAction::ALL {
        let mut game = scene().turn_of(0);
        game.play(act(*action)).unwrap();
        finish_turn(&mut game);

        assert_eq!(game.used_actions()[*action], Some(Seat::new(0)));
        refused(&game, act(*action), "GP-ACT-1");
        let others = BoardAction::ALL.iter().filter(|other| *other != action);
        assert!(others.map(|other| game.check(act(*other))).all(|checked| checked.is_ok()), "{action}");

        pass(&mut game);
        refused(&game, act(*action), "GP-ACT-1");
        pass(&mut game);
        assert_eq!(game.round(), 2);
        assert!(game.check(act(*action)).is_ok(), "{action} is open again for the Xenos");
    }
    let game = scene().turn_of(0);
    let prices: Vec<Goods> =
        BoardAction::ALL.iter().map(|action| game.check(act(*action)).unwrap().cost).collect();
    assert_eq!(prices.iter().filter(|price| price.power > 0).count(), 7);
    assert_eq!(prices.iter().filter(|price| price.qic > 0).count(), 3);
}

// proves GP-ACT-2, GP-ACT-3, GP-ACT-4, GP-ACT-5, GP-ACT-6, GP-ACT-7, GP-ACT-8, GP-ACT-9, GP-ACT-10, GP-ACT-11,
// GP-ACT-12
#[test]
fn every_action_has_its_price_in_power_or_qic() {
    let prices = [
        (BoardAction::ThreeKnowledge, 7, 0),
        (BoardAction::TwoSteps, 5, 0),
        (BoardAction::TwoOre, 4, 0),
        (BoardAction::SevenCredits, 4, 0),
        (BoardAction::TwoKnowledge, 4, 0),
        (BoardAction::OneStep, 3, 0),
        (BoardAction::TwoTokens, 3, 0),
        (BoardAction::TechTile, 0, 4),
        (BoardAction::Rescore, 0, 3),
        (BoardAction::PlanetTypes, 0, 2),
    ];
    let scene = |power: [u8; 3], qic| {
        let change = move |p: &mut Player| (p.power, p.qic) = (Power::new(power), qic);
        terrans().planet((1, 0), Planet::Oxide).token(0, Token::TwelveVp, false).player(0, change).turn_of(0)
    };
    for (action, power, qic) in prices {
        let mut game = scene([0, 1, power], qic);
        game.play(act(action)).unwrap();
        let new_tokens = if action == BoardAction::TwoTokens { 2 } else { 0 };
        assert_eq!(me(&game).power, Power::new([power + new_tokens, 1, 0]), "{action}");
        assert_eq!(me(&game).qic, 0, "{action}");
        assert_eq!(game.used_actions()[action], Some(Seat::new(0)), "an action token covers the space");

        // One short: neither tokens of areas I and II nor the other currency help.
        let short = if power > 0 { scene([9, 9, power - 1], 9) } else { scene([0, 0, 9], qic - 1) };
        assert_eq!(refusal(&short, act(action)), "GP-ACT-2", "{action}");
    }
}

// proves GP-ACT-3, GP-ACT-5, GP-ACT-6, GP-ACT-7, GP-ACT-9
#[test]
fn resource_actions_give_exactly_what_they_show() {
    let gains = [
        (BoardAction::ThreeKnowledge, [3, 0, 0, 0]),
        (BoardAction::TwoOre, [0, 2, 0, 0]),
        (BoardAction::SevenCredits, [0, 0, 7, 0]),
        (BoardAction::TwoKnowledge, [2, 0, 0, 0]),
        (BoardAction::TwoTokens, [0, 0, 0, 2]),
    ];
    for (action, gain) in gains {
        let mut game = terrans().turn_of(0);
        let stock = |p: &Player| [p.knowledge, p.ore, p.credits, p.power.total()];
        let before = stock(me(&game));
        game.play(act(action)).unwrap();
        let after = stock(me(&game));
        assert_eq!([0, 1, 2, 3].map(|i| after[i] - before[i]), gain, "{action}");
        assert_eq!(me(&game).qic, 4);
        assert_eq!(me(&game).vp(), 10);
    }
}

// GP-EX-38; proves GP-ACT-2, GP-ACT-6
#[test]
fn seven_credits_for_four_power() {
    let mut game = terrans().player(0, |p| p.power = Power::new([0, 0, 4])).turn_of(0);
    game.play(act(BoardAction::SevenCredits)).unwrap();
    assert_eq!(me(&game).power, Power::new([4, 0, 0]));
    assert_eq!(me(&game).credits, 8 + 7);
    play(&mut game, &[Move::EndTurn]);
    refused(&game, act(BoardAction::SevenCredits), "GP-ACT-1");
}

// proves GP-ACT-4, GP-ACT-8, GP-ACT-13, GP-ACT-15
#[test]
fn free_steps_come_first_and_further_steps_are_paid_with_ore() {
    // Action, planet, steps free and paid; a step costs 3 ore, the mine itself 1 ore and 2 credits.
    let cases = [
        (BoardAction::OneStep, Planet::Ice, 1, 0),
        (BoardAction::OneStep, Planet::Volcanic, 1, 1),
        (BoardAction::OneStep, Planet::Desert, 1, 2),
        (BoardAction::TwoSteps, Planet::Ice, 1, 0),
        (BoardAction::TwoSteps, Planet::Volcanic, 2, 0),
        (BoardAction::TwoSteps, Planet::Desert, 2, 1),
    ];
    for (action, planet, free, paid) in cases {
        let mut game = terrans().planet((1, 0), planet).round(1, RoundTile::Terraforming).turn_of(0);
        let mine = Move::Mine(game.cell(1, 0));
        game.play(act(action)).unwrap();
        let terms = game.check(mine).unwrap();
        assert_eq!((terms.steps_free, terms.steps_paid), (free, paid), "{action} on {planet}");
        game.play(mine).unwrap();
        assert_eq!((me(&game).ore, me(&game).credits), (8 - 1 - 3 * paid, 8 - 2), "{action} on {planet}");
        assert_eq!(me(&game).points.of(Source::Round(1)), 2 * i32::from(free + paid));
    }
}

// proves GP-ACT-13, GP-ACT-15
#[test]
fn a_planet_whose_further_steps_cannot_be_paid_is_refused() {
    // Desert needs 3 steps: with two free ones 3 ore for the third and 1 ore for the mine.
    let after_action = |ore| {
        let near = terrans().planet((1, 0), Planet::Desert).planet((0, 1), Planet::Ice);
        let mut game = near.player(0, |p| p.ore = ore).turn_of(0);
        game.play(act(BoardAction::TwoSteps)).unwrap();
        let mine = Move::Mine(game.cell(1, 0));
        (game, mine)
    };
    let (game, mine) = after_action(4);
    assert!(game.check(mine).is_ok());
    let (game, mine) = after_action(3);
    refused(&game, mine, "GP-MINE-2");
}

// GP-EX-40; proves GP-ACT-13, GP-RSCORE-2
#[test]
fn the_second_free_step_of_a_one_step_planet_is_lost() {
    let mut game = terrans()
        .planet((1, 0), Planet::Oxide)
        .planet((0, 1), Planet::Oxide)
        .round(1, RoundTile::Terraforming)
        .turn_of(0);
    let first = Move::Mine(game.cell(1, 0));
    play(&mut game, &[act(BoardAction::TwoSteps), first]);
    assert_eq!(me(&game).ore, 8 - 1, "no ore for terraforming");
    assert_eq!(me(&game).points.of(Source::Round(1)), 2, "one step used");

    play(&mut game, &[Move::EndTurn]);
    pass(&mut game);
    let next = game.check(Move::Mine(game.cell(0, 1))).unwrap();
    assert_eq!((next.steps_free, next.cost.ore), (0, 3 + 1), "nothing is left for a later mine");
}

// proves GP-ACT-14
#[test]
fn a_terraforming_action_must_use_a_free_step() {
    let scene = || {
        terrans()
            .planet((1, 0), Planet::Terra)
            .planet((0, 1), Planet::Gaia)
            .project(0, (-1, 0), true)
            .planet((0, -1), Planet::Transdim)
            .player(0, |p| (p.gaiaformers, p.power) = (1, Power::new([0, 0, 12])))
    };
    for action in [BoardAction::OneStep, BoardAction::TwoSteps] {
        let game = scene().turn_of(0);
        assert_eq!(refusal(&game, act(action)), "GP-ACT-14", "home and Gaia planets do not count");
        assert!(game.check(Move::Mine(game.cell(1, 0))).is_ok(), "a plain mine action may go there");

        let mut game = scene().planet((1, -1), Planet::Oxide).turn_of(0);
        assert!(game.check(Move::GaiaProject(game.cell(0, -1))).is_ok());
        game.play(act(action)).unwrap();
        for unfit in [(1, 0), (0, 1), (-1, 0)] {
            refused(&game, Move::Mine(game.cell(unfit.0, unfit.1)), "GP-ACT-14");
        }
        refused(&game, Move::GaiaProject(game.cell(0, -1)), "GP-TURN-7");
        assert_eq!(refusal(&game, Move::EndTurn), "GP-TURN-7", "it must lead to a mine");
        assert_eq!(legal(&game), [Move::Mine(game.cell(1, -1))]);
    }
}

// proves GP-ACT-14
#[test]
fn lantids_cannot_share_a_planet_with_a_terraforming_action() {
    let mut game = Scene::new(&[Faction::Lantids, Faction::Xenos])
        .structure(0, Structure::Mine, (0, 0))
        .structure(1, Structure::Mine, (1, 0))
        .planet((0, 1), Planet::Oxide)
        .player(0, |p| p.power = Power::new([0, 0, 5]))
        .turn_of(0);
    let shared = Move::Mine(game.cell(1, 0));
    assert!(game.check(shared).is_ok(), "the plain mine action may share");
    game.play(act(BoardAction::TwoSteps)).unwrap();
    refused(&game, shared, "GP-ACT-14");
}

// proves GP-ACT-14, GP-ACT-15
#[test]
fn a_terraforming_action_without_a_mine_to_build_is_refused() {
    let near = || terrans().planet((1, 0), Planet::Oxide);
    assert!(near().turn_of(0).check(act(BoardAction::OneStep)).is_ok());
    let poor = near().player(0, |p| p.credits = 1).turn_of(0);
    refused(&poor, act(BoardAction::OneStep), "GP-ACT-14");
    let all_built = [(-7, 0), (-7, 1), (-7, 2), (-7, 3), (-7, 4), (-7, 5), (-7, 6)];
    let all_built = all_built.into_iter().fold(near(), |scene, at| scene.structure(0, Structure::Mine, at));
    refused(&all_built.turn_of(0), act(BoardAction::OneStep), "GP-ACT-14");
}

// proves GP-ACT-15
#[test]
fn qic_extend_the_range_of_a_terraforming_action() {
    let scene = |qic| terrans().planet((3, 0), Planet::Oxide).player(0, move |p| p.qic = qic);
    refused(&scene(0).turn_of(0), act(BoardAction::OneStep), "GP-ACT-14");
    let mut game = scene(1).turn_of(0);
    let mine = Move::Mine(game.cell(3, 0));
    play(&mut game, &[act(BoardAction::OneStep), mine]);
    assert_eq!((me(&game).qic, me(&game).ore, me(&game).credits), (0, 7, 6));
}

// proves GP-ACT-15
#[test]
fn a_terraforming_action_joins_no_other_action() {
    let scene = |booster| {
        terrans()
            .planet((4, 0), Planet::Oxide)
            .planet((0, 1), Planet::Volcanic)
            .booster(0, booster)
            .player(0, |p| (p.qic, p.power) = (0, Power::new([0, 0, 9])))
    };
    // Neither the range of booster 5 nor a second free step can be added.
    let mut game = scene(Booster::Range).turn_of(0);
    game.play(act(BoardAction::OneStep)).unwrap();
    refused(&game, Move::Mine(game.cell(4, 0)), "GP-MINE-4");
    assert_eq!(game.check(Move::Mine(game.cell(0, 1))).unwrap().steps_free, 1);
    for joined in [Move::Special(Special::Booster), act(BoardAction::TwoSteps), act(BoardAction::TwoOre)] {
        refused(&game, joined, "GP-TURN-7");
    }
    let mine = Move::Mine(game.cell(0, 1));
    game.play(mine).unwrap();
    for second in [Move::Special(Special::Booster), act(BoardAction::TwoSteps), act(BoardAction::TwoOre)] {
        refused(&game, second, "GP-TURN-1");
    }
}

// GP-EX-39; proves GP-ACT-10
#[test]
fn four_qic_buy_a_tech_tile_with_its_research_step() {
    let mut game = terrans().tile_at(Place::Terraforming, Standard::SevenVp).turn_of(0);
    play(
        &mut game,
        &[act(BoardAction::TechTile), Move::Tile(Place::Terraforming), Move::Step(Area::Terraforming)],
    );
    assert_eq!(me(&game).qic, 0);
    assert!(me(&game).has_tile(Standard::SevenVp));
    assert_eq!(me(&game).vp(), 10 + 7);
    assert_eq!(me(&game).research[Area::Terraforming], 1);
    assert_eq!(me(&game).knowledge, 0);
}

// proves GP-ACT-16
#[test]
fn the_tech_tile_action_needs_a_tile_to_take() {
    let all = |p: &mut Player| p.tiles.values_mut().for_each(|tile| *tile = TileState::Open);
    let owner = || terrans().player(0, all);
    refused(&owner().turn_of(0), act(BoardAction::TechTile), "GP-ACT-16");

    // One kind missing, or an advanced tile within reach, is enough.
    let missing = owner().player(0, |p| p.tiles[Standard::OreQic] = TileState::None);
    assert!(missing.turn_of(0).check(act(BoardAction::TechTile)).is_ok());
    let advanced = || owner().level(0, Area::Science, 4).advanced_at(Area::Science, Advanced::ActionOre);
    assert_eq!(refusal(&advanced().turn_of(0), act(BoardAction::TechTile)), "GP-ACT-16", "no green token");
    let mut game = advanced().token(0, Token::Ore, true).turn_of(0);
    game.play(act(BoardAction::TechTile)).unwrap();
    assert_eq!(legal(&game), [Move::AdvancedTile(Area::Science)]);
}

// proves GP-ACT-11, GP-ACT-16, GP-ACT-18
#[test]
fn any_own_token_may_be_rescored_but_none_is_gained_or_flipped() {
    let scene = || terrans().round(1, RoundTile::Federation).player(0, |p| (p.ore, p.qic) = (0, 3));
    refused(&scene().turn_of(0), act(BoardAction::Rescore), "GP-ACT-16");

    let owner = || {
        scene().token(0, Token::Ore, true).token(0, Token::Knowledge, false).token(0, Token::TwelveVp, false)
    };
    let gains = [(Token::Ore, 7, 2, 0), (Token::Knowledge, 6, 0, 2), (Token::TwelveVp, 12, 0, 0)];
    for (token, vp, ore, knowledge) in gains {
        let mut game = owner().turn_of(0);
        game.play(act(BoardAction::Rescore)).unwrap();
        let (tokens, supply) = (me(&game).tokens.clone(), *game.supply());
        assert_eq!(refusal(&game, Move::Rescore(Token::Credits)), "GP-ACT-11", "not an own token");
        game.play(Move::Rescore(token)).unwrap();
        assert_eq!(me(&game).vp(), 10 + vp, "{token}");
        assert_eq!((me(&game).ore, me(&game).knowledge, me(&game).qic), (ore, knowledge, 0), "{token}");
        assert_eq!((&me(&game).tokens, game.supply()), (&tokens, &supply));
        assert_eq!(me(&game).points.of(Source::Round(1)), 0, "it is not gaining a token");
    }
}

// proves GP-ACT-11, GP-ACT-18
#[test]
fn the_gleens_may_rescore_their_own_token() {
    let mut game = Scene::new(&[Faction::Gleens, Faction::Terrans])
        .structure(0, Structure::AcademyRight, (0, 0))
        .token(0, Token::Gleens, true)
        .player(0, |p| (p.qic, p.ore, p.knowledge, p.credits) = (3, 0, 0, 0))
        .turn_of(0);
    game.play(act(BoardAction::Rescore)).unwrap();
    assert_eq!(
        (me(&game).ore, me(&game).knowledge, me(&game).credits),
        (1, 1, 2),
        "the only token needs no choice"
    );
    assert_eq!(me(&game).vp(), 10);
    assert!(me(&game).has_green_token());
}

// proves GP-ACT-12
#[test]
fn two_qic_score_three_points_and_one_for_each_planet_type() {
    let mut game = terrans()
        .planet((2, 0), Planet::Oxide)
        .structure(0, Structure::Mine, (2, 0))
        .planet((4, 0), Planet::Oxide)
        .structure(0, Structure::TradingStation, (4, 0))
        .planet((0, 2), Planet::Gaia)
        .structure(0, Structure::Mine, (0, 2))
        .lost_planet(0, (0, 4))
        .project(0, (-2, 0), false)
        .turn_of(0);
    game.play(act(BoardAction::PlanetTypes)).unwrap();
    // Terra, Oxide, Gaia and the Lost Planet; a Gaia project is no colonized planet.
    assert_eq!(me(&game).vp(), 10 + 3 + 4);
    assert_eq!(me(&game).qic, 4 - 2);
}

// proves GP-ACT-17
#[test]
fn a_resource_action_of_which_nothing_could_be_kept_is_refused() {
    let full = |game: Scene| game.player(0, |p| (p.ore, p.knowledge, p.credits) = (15, 15, 30)).turn_of(0);
    let game = full(terrans());
    let resources = [
        BoardAction::ThreeKnowledge,
        BoardAction::TwoOre,
        BoardAction::SevenCredits,
        BoardAction::TwoKnowledge,
    ];
    for action in resources {
        assert_eq!(refusal(&game, act(action)), "GP-ACT-17", "{action}");
    }
    assert!(game.check(act(BoardAction::TwoTokens)).is_ok(), "power tokens have no limit");
    assert!(game.check(act(BoardAction::PlanetTypes)).is_ok(), "nor have victory points");

    // Losing a part of the gain is allowed.
    let nearly = || terrans().player(0, |p| (p.ore, p.knowledge, p.credits) = (14, 14, 29)).turn_of(0);
    for action in resources {
        let mut game = nearly();
        game.play(act(action)).unwrap();
        let p = me(&game);
        assert_eq!(p.ore + p.knowledge + p.credits, 14 + 14 + 29 + 1, "{action}");
        assert!(p.ore <= 15 && p.knowledge <= 15 && p.credits <= 30);
    }
}
