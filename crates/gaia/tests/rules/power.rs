//! The power cycle (GP-POWER).

use gaia::names::{Area, BoardAction, Booster, Faction, FreeAction, Planet, Standard, Structure, Token};
use gaia::scene::Scene;
use gaia::{
    Bowl, Decision, Gaia, Handful, Move, MoveBrainstone, Power, Purse, Special, Stone, TakeTokens, TileState,
};
use table::Game;

use crate::common::{decision, legal, me, play, refused};

use Faction::{Taklons, Terrans, Xenos};

const CHARGE_4: Move = Move::Special(Special::Standard(Standard::ActionChargeFour));

/// A faction with this power, knowledge for a research step, and the tile that charges 4.
fn scene(faction: Faction, power: Power) -> Scene {
    Scene::new(&[faction, Xenos]).player(0, |player| {
        (player.power, player.knowledge, player.ore) = (power, 4, 4);
        player.tiles[Standard::ActionChargeFour] = TileState::Open;
    })
}

/// Terrans with these tokens in areas I to III, and so many in the Gaia area.
fn terrans(areas: [u8; 3], gaia: u8) -> Scene {
    scene(Terrans, Power { gaia, ..Power::new(areas) })
}

/// Two groups of planets that two satellites connect.
fn federation(scene: Scene) -> Scene {
    scene.structure(0, Structure::Institute, (0, 0)).structure(0, Structure::AcademyLeft, (1, 0)).structure(
        0,
        Structure::Mine,
        (4, 0),
    )
}

const FEDERATE: Move = Move::Federate;

// proves GP-POWER-1, GP-POWER-7
#[test]
fn tokens_lie_in_four_areas_and_those_in_the_gaia_area_are_out_of_the_cycle() {
    let mut game = terrans([0, 0, 0], 6)
        .planet((1, 0), Planet::Transdim)
        .structure(0, Structure::Mine, (0, 0))
        .turn_of(0);
    assert_eq!((me(&game).power.total(), me(&game).power.in_area(Bowl::Gaia)), (0, 6));
    refused(&game, Move::Convert(FreeAction::PowerToCredit, Purse::Tokens), "GP-FREE-7");
    refused(&game, Move::Act(BoardAction::TwoKnowledge, Purse::Tokens), "GP-ACT-2");
    refused(&game, Move::GaiaProject(game.cell(1, 0)), "GP-GAIA-4");
    play(&mut game, &[CHARGE_4]);
    assert_eq!(me(&game).power, Power { gaia: 6, ..Power::new([0, 0, 0]) }, "they cannot be charged");
    play(&mut game, &[Move::EndTurn, Move::Pass(Some(Booster::TokensOre))]);
    assert_eq!(me(&game).power.gaia, 6, "nor do they return before the Gaia phase");
    play(&mut game, &[Move::Pass(Some(Booster::TerraformingStep))]);
    assert_eq!((game.round(), me(&game).power), (2, Power::new([0, 6, 0])), "Terrans: to area II");
}

// GP-EX-14; proves GP-POWER-2
#[test]
fn charging_across_two_areas() {
    let mut game = terrans([2, 4, 0], 0).level(0, Area::Economy, 2).turn_of(0);
    play(&mut game, &[Move::Research(Area::Economy)]);
    assert_eq!(
        me(&game).power,
        Power::new([0, 5, 1]),
        "two tokens rise from I to II, then one from II to III"
    );
}

// proves GP-POWER-2, GP-POWER-3
#[test]
fn area_i_is_emptied_first_and_charges_beyond_a_full_cycle_are_lost() {
    let after = |areas| {
        let mut game = terrans(areas, 0).turn_of(0);
        play(&mut game, &[CHARGE_4]);
        me(&game).power.areas
    };
    assert_eq!(after([6, 3, 0]), [2, 7, 0], "as long as area I has tokens, none rises to III");
    assert_eq!(after([4, 0, 0]), [0, 4, 0]);
    assert_eq!(after([3, 0, 0]), [0, 2, 1]);
    assert_eq!(after([0, 6, 1]), [0, 2, 5]);
    assert_eq!(after([1, 0, 0]), [0, 0, 1], "two of the four are lost");
    assert_eq!(after([0, 1, 5]), [0, 0, 6]);
    assert_eq!(after([0, 0, 6]), [0, 0, 6]);
    assert_eq!(after([0, 0, 0]), [0, 0, 0]);
}

// GP-EX-15; proves GP-POWER-4
#[test]
fn spending_power() {
    let mut game = terrans([0, 2, 4], 0).turn_of(0);
    play(&mut game, &[Move::Act(BoardAction::SevenCredits, Purse::Tokens)]);
    assert_eq!(me(&game).power, Power::new([4, 2, 0]));
}

// proves GP-POWER-4
#[test]
fn only_area_iii_can_be_spent() {
    let game = terrans([9, 9, 3], 0).turn_of(0);
    refused(&game, Move::Act(BoardAction::SevenCredits, Purse::Tokens), "GP-ACT-2");
    refused(&game, Move::Convert(FreeAction::PowerToQic, Purse::Tokens), "GP-FREE-3");
    let mut game = game;
    play(&mut game, &[Move::Convert(FreeAction::PowerToOre, Purse::Tokens)]);
    assert_eq!(me(&game).power, Power::new([12, 9, 0]));
    refused(&game, Move::Convert(FreeAction::PowerToCredit, Purse::Tokens), "GP-FREE-7");
}

// proves GP-POWER-5
#[test]
fn new_tokens_enter_area_i() {
    let mut game = terrans([0, 0, 3], 0).turn_of(0);
    play(&mut game, &[Move::Convert(FreeAction::OreToToken, Purse::Tokens)]);
    assert_eq!(me(&game).power, Power::new([1, 0, 3]), "free action");
    play(&mut game, &[Move::Act(BoardAction::TwoTokens, Purse::Tokens)]);
    assert_eq!(me(&game).power, Power::new([6, 0, 0]), "power action: 3 spent, 2 new");

    let mut game = terrans([0, 0, 2], 0).level(0, Area::GaiaProject, 1).turn_of(0);
    play(&mut game, &[Move::Research(Area::GaiaProject)]);
    assert_eq!(me(&game).power, Power::new([3, 0, 2]), "research");

    let mut game = federation(terrans([0, 0, 2], 0)).turn_of(0);
    play(&mut game, &[FEDERATE, Move::Token(Token::PowerTokens)]);
    assert_eq!(me(&game).power, Power::new([2, 0, 0]), "federation token, after two tokens for satellites");

    let game = terrans([0, 0, 2], 0).booster(0, Booster::TokensOre).next_round();
    assert_eq!(me(&game).power, Power::new([2, 0, 2]), "income");
}

// proves GP-POWER-6
#[test]
fn tokens_are_discarded_from_areas_i_to_iii_in_any_mix() {
    let mut game = federation(terrans([1, 1, 2], 5)).turn_of(0);
    play(&mut game, &[FEDERATE]);
    assert_eq!(decision(&game), Decision::Tokens(TakeTokens { count: 2, to_gaia: false }));
    for (areas, left) in
        [([1, 1, 0], [0, 0, 2]), ([1, 0, 1], [0, 1, 1]), ([0, 1, 1], [1, 0, 1]), ([0, 0, 2], [1, 1, 0])]
    {
        let mut game = game.clone();
        play(&mut game, &[Move::Tokens(Handful { areas, brainstone: false })]);
        assert_eq!(me(&game).power, Power { gaia: 5, ..Power::new(left) });
    }
    for areas in [[2, 0, 0], [1, 0, 0], [1, 1, 1]] {
        refused(&game, Move::Tokens(Handful { areas, brainstone: false }), "GP-POWER-6");
    }
}

// proves GP-POWER-6
#[test]
fn tokens_in_the_gaia_area_cannot_be_discarded() {
    let game = federation(terrans([0, 0, 1], 5)).turn_of(0);
    refused(&game, FEDERATE, "GP-FED-29");
    assert!(federation(terrans([0, 0, 2], 5)).turn_of(0).check(FEDERATE).is_ok());
}

// proves GP-POWER-8
#[test]
fn other_charges_are_made_in_full() {
    // Nobody is asked whether or how much: the action is over at once.
    let mut game = terrans([6, 0, 0], 0).turn_of(0);
    play(&mut game, &[CHARGE_4]);
    assert_eq!(decision(&game), Decision::ACTED);
    assert_eq!((me(&game).power, me(&game).vp()), (Power::new([2, 4, 0]), 10));
}

/// Taklons with two tokens and the brainstone in area I.
fn taklons() -> Scene {
    scene(Taklons, Power { areas: [2, 0, 0], gaia: 0, brainstone: Some(Bowl::I) })
}

/// The Taklons are asked about this charge and may let the brainstone end here or there.
fn stone(game: &Gaia, charge: u8, first: Bowl, last: Bowl) {
    assert_eq!(decision(game), Decision::Brainstone(MoveBrainstone { charge, then_tokens: 0 }));
    let moves = legal(game);
    assert_eq!(moves, [Move::Brainstone(first), Move::Brainstone(last)]);
    for bowl in moves {
        let mut after = game.clone();
        play(&mut after, &[bowl]);
        assert_eq!(me(&after).power.brainstone.map(Move::Brainstone), Some(bowl));
        assert_eq!(me(&after).power.total(), me(game).power.total());
    }
}

// proves GP-POWER-8
#[test]
fn the_taklons_decide_about_the_brainstone_whatever_the_source() {
    let mut special = taklons().turn_of(0);
    play(&mut special, &[CHARGE_4]);
    stone(&special, 4, Bowl::III, Bowl::II);
    refused(&special, Move::Brainstone(Bowl::I), "GP-POWER-8");

    let research = |tokens: u8| {
        let scene = taklons().level(0, Area::Science, 2).player(0, |taklons| taklons.power.areas[0] = tokens);
        let mut game = scene.turn_of(0);
        play(&mut game, &[Move::Research(Area::Science)]);
        game
    };
    stone(&research(3), 3, Bowl::II, Bowl::I);
    assert_eq!(
        me(&research(2)).power.brainstone,
        Some(Bowl::II),
        "charge 3 lifts all three: nothing to decide"
    );

    let income = taklons().booster(0, Booster::Range).next_round();
    stone(&income, 2, Bowl::II, Bowl::I);

    let mut neighbour = taklons()
        .structure(0, Structure::Mine, (0, 0))
        .structure(1, Structure::Mine, (1, 0))
        .player(1, |xenos| (xenos.ore, xenos.credits) = (9, 9))
        .turn_of(1);
    let station = Move::Upgrade(neighbour.cell(1, 0), Structure::TradingStation);
    play(&mut neighbour, &[station, Move::EndTurn, Move::Charge { token_first: false }]);
    stone(&neighbour, 1, Bowl::II, Bowl::I);
}

// proves GP-POWER-9
#[test]
fn a_discarded_token_is_gone_for_good() {
    let mut game = terrans([0, 4, 0], 0).turn_of(0);
    play(&mut game, &[Move::Sacrifice(Stone::Aside), Move::Sacrifice(Stone::Aside)]);
    assert_eq!(me(&game).power, Power::new([0, 0, 2]), "two of four tokens are left");
    play(&mut game, &[Move::Pass(Some(Booster::TerraformingStep)), Move::Pass(Some(Booster::Range))]);
    assert_eq!((game.round(), me(&game).power), (2, Power::new([0, 0, 2])), "they do not come back");
    play(&mut game, &[Move::Convert(FreeAction::OreToToken, Purse::Tokens)]);
    assert_eq!(me(&game).power.total(), 3, "but new ones can be gained");

    let both_in_ii = Power { areas: [0, 1, 0], gaia: 0, brainstone: Some(Bowl::II) };
    let mut game = scene(Taklons, both_in_ii).turn_of(0);
    play(&mut game, &[Move::Sacrifice(Stone::Discarded)]);
    assert_eq!(me(&game).power, Power::new([0, 0, 1]), "the brainstone too");
}
