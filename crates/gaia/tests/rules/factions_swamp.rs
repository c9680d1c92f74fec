//! Taklons and Ambas (GP-FAC-TAKLONS, GP-FAC-AMBAS).

use gaia::goods::Goods;
use gaia::names::{Area, BoardAction, Faction, FreeAction, Planet, RoundTile, Structure};
use gaia::scene::Scene;
use gaia::{
    Bowl, Decision, Gaia, Handful, Move, MoveBrainstone, Offer, OwnTurn, Power, Purse, Source, Special, Stone,
};
use table::{Game, Turn};

use crate::common::{ME, YOU, decision, legal, me, played, refusal, refused};

use Structure::{AcademyLeft, Institute, Mine, ResearchLab, TradingStation};

fn power(areas: [u8; 3], stone: Bowl) -> Power {
    Power { brainstone: Some(stone), ..Power::new(areas) }
}

/// Taklons with a mine at (0, 0) and this power.
fn taklons(power: Power) -> Scene {
    Scene::new(&[Faction::Taklons, Faction::Terrans])
        .structure(0, Mine, (0, 0))
        .player(0, |player| player.power = power)
}

// proves GP-FAC-TAKLONS-1
#[test]
fn the_brainstone_starts_in_area_one() {
    let game = Scene::new(&[Faction::Taklons, Faction::Terrans]).turn_of(0);
    assert_eq!(me(&game).power, power([2, 4, 0], Bowl::I));
    assert_eq!(game.players()[YOU].power.brainstone, None);
}

// proves GP-FAC-TAKLONS-2, GP-FAC-TAKLONS-4
#[test]
fn the_brainstone_is_a_token_like_the_others() {
    // Charging: one step moves it or another token of its area.
    let game = taklons(power([1, 0, 0], Bowl::I)).level(0, Area::Economy, 1).next_round();
    assert_eq!(decision(&game), Decision::Brainstone(MoveBrainstone { charge: 1, then_tokens: 0 }));
    let stone_to = |bowl| played(game.clone(), &[Move::Brainstone(bowl)]).players()[ME].power;
    assert_eq!(stone_to(Bowl::II), power([1, 0, 0], Bowl::II));
    assert_eq!(stone_to(Bowl::I), power([0, 1, 0], Bowl::I));
    refused(&game, Move::Brainstone(Bowl::III), "GP-POWER-8");

    // Satellites: it may be discarded, and is lost for the game.
    let apart = taklons(power([1, 0, 0], Bowl::III)).structure(0, Institute, (1, 0)).structure(
        0,
        AcademyLeft,
        (0, 2),
    );
    let mut game = apart.turn_of(0);
    game.play(Move::Federate).unwrap();
    while let Decision::Federation(_) = decision(&game) {
        let moves = legal(&game);
        game.play(moves[0]).unwrap();
    }
    let handful = |areas, brainstone| Move::Tokens(Handful { areas, brainstone });
    assert_eq!(
        played(game.clone(), &[handful([1, 0, 0], false)]).players()[ME].power,
        power([0, 0, 0], Bowl::III)
    );
    assert_eq!(played(game, &[handful([0, 0, 0], true)]).players()[ME].power, Power::new([1, 0, 0]));

    // Gaia projects: it makes the sixth token, and comes back to area I.
    let scene =
        taklons(power([2, 3, 0], Bowl::II)).planet((1, 0), Planet::Transdim).level(0, Area::GaiaProject, 1);
    let game = scene.player(0, |player| player.gaiaformers = 1).turn_of(0);
    let game = played(game.clone(), &[Move::GaiaProject(game.cell(1, 0))]);
    let gaia = Power { gaia: 5, brainstone: Some(Bowl::Gaia), ..Power::default() };
    assert_eq!(me(&game).power, gaia);
    assert_eq!(taklons(gaia).gaia_phase().players()[ME].power, power([5, 0, 0], Bowl::I));
}

// GP-EX-51; proves GP-FAC-TAKLONS-3
#[test]
fn spent_the_brainstone_is_worth_three() {
    let two_tokens = |purse| Move::Act(BoardAction::TwoTokens, purse);
    let alone = taklons(power([0, 0, 0], Bowl::III)).turn_of(0);
    refused(&alone, two_tokens(Purse::Tokens), "GP-ACT-2");
    let game = played(alone, &[two_tokens(Purse::Brainstone)]);
    assert_eq!(me(&game).power, power([2, 0, 0], Bowl::I));

    // Together with tokens it pays for more; they choose whether to use it.
    let seven = Move::Act(BoardAction::ThreeKnowledge, Purse::Brainstone);
    let game = played(taklons(power([0, 0, 4], Bowl::III)).turn_of(0), &[seven]);
    assert_eq!(me(&game).power, power([4, 0, 0], Bowl::I));
    refused(&taklons(power([0, 0, 3], Bowl::III)).turn_of(0), seven, "GP-ACT-2");
    let both = taklons(power([0, 0, 3], Bowl::III)).turn_of(0);
    assert_eq!(
        played(both.clone(), &[two_tokens(Purse::Tokens)]).players()[ME].power,
        power([5, 0, 0], Bowl::III)
    );
    assert_eq!(played(both, &[two_tokens(Purse::Brainstone)]).players()[ME].power, power([2, 0, 3], Bowl::I));

    // It must lie in area III, and it is worth 3 for nothing but spending.
    let low = taklons(power([0, 0, 0], Bowl::II)).turn_of(0);
    refused(&low, two_tokens(Purse::Brainstone), "GP-FAC-TAKLONS-3");

    // Value not used is lost with the next thing that is done.
    let credit = Move::Convert(FreeAction::PowerToCredit, Purse::Brainstone);
    let game =
        played(taklons(power([0, 2, 0], Bowl::III)).turn_of(0), &[credit, Move::Sacrifice(Stone::Aside)]);
    refused(&game, Move::Convert(FreeAction::PowerToCredit, Purse::Change), "GP-FAC-NEVLAS-4");
}

/// Taklons with institute at (0, 0) and 5 VP, next to whom the Terrans have just built.
fn neighbour(power: Power) -> Gaia {
    let scene = Scene::new(&[Faction::Taklons, Faction::Terrans])
        .structure(0, Institute, (0, 0))
        .structure(1, Mine, (3, 0))
        .planet((2, 0), Planet::Terra)
        .player(0, |player| {
            player.power = power;
            player.points.add(Source::Start, -5);
        });
    let game = scene.turn_of(1);
    played(game.clone(), &[Move::Mine(game.cell(2, 0)), Move::EndTurn])
}

// GP-EX-73; proves GP-FAC-TAKLONS-5, GP-FAC-TAKLONS-6, GP-FAC-TAKLONS-9
#[test]
fn the_extra_token_comes_after_charging_or_before() {
    let game = neighbour(power([0, 0, 4], Bowl::III));
    assert_eq!(game.to_move(), Turn::Of(ME));
    let at = game.cell(2, 0);
    assert_eq!(decision(&game), Decision::Charge(Offer { at, power: 0, token_first: Some(2), value: 3 }));
    let answered = |mv| {
        let game = played(game.clone(), &[mv]);
        (me(&game).power, me(&game).vp())
    };
    assert_eq!(answered(Move::Charge { token_first: false }), (power([1, 0, 4], Bowl::III), 5));
    assert_eq!(answered(Move::Charge { token_first: true }), (power([0, 0, 5], Bowl::III), 4));
    assert_eq!(answered(Move::Decline), (power([0, 0, 4], Bowl::III), 5));
}

// proves GP-FAC-TAKLONS-5, GP-FAC-TAKLONS-9
#[test]
fn the_extra_token_comes_with_every_charge_for_a_neighbour() {
    let game = neighbour(power([3, 0, 0], Bowl::III));
    let first = played(game.clone(), &[Move::Charge { token_first: false }]);
    assert_eq!((me(&first).power, me(&first).vp()), (power([1, 3, 0], Bowl::III), 3));
    let last = played(game, &[Move::Charge { token_first: true }]);
    assert_eq!((me(&last).power, me(&last).vp()), (power([1, 3, 0], Bowl::III), 3));

    // Not without the institute, and not for others.
    let scene = taklons(power([3, 0, 0], Bowl::III)).structure(1, Mine, (3, 0)).planet((2, 0), Planet::Terra);
    let game = scene.turn_of(1);
    let game = played(game.clone(), &[Move::Mine(game.cell(2, 0)), Move::EndTurn]);
    refused(&game, Move::Charge { token_first: true }, "GP-FAC-TAKLONS-5");
    assert_eq!(
        played(game, &[Move::Charge { token_first: false }]).players()[ME].power,
        power([2, 1, 0], Bowl::III)
    );
    let full = taklons(power([0, 0, 4], Bowl::III))
        .structure(1, Mine, (3, 0))
        .planet((2, 0), Planet::Terra)
        .turn_of(1);
    let full = played(full.clone(), &[Move::Mine(full.cell(2, 0)), Move::EndTurn]);
    assert_eq!(
        decision(&full),
        Decision::Turn(OwnTurn { acted: false, change: 0 }),
        "no offer where no token can move"
    );

    // Not for charging by other means.
    let game =
        taklons(power([9, 0, 0], Bowl::III)).structure(0, Institute, (3, 0)).level(0, Area::Science, 2);
    let game = game.player(0, |player| player.knowledge = 4).turn_of(0);
    assert_eq!(
        played(game, &[Move::Research(Area::Science)]).players()[ME].power,
        power([6, 3, 0], Bowl::III)
    );
}

// proves GP-FAC-TAKLONS-9
#[test]
fn the_offer_is_right_with_any_number_of_points() {
    for points in [254, 255, 256, 300] {
        let scene =
            taklons(power([3, 0, 0], Bowl::III)).structure(0, Institute, (1, 0)).structure(1, Mine, (4, 0));
        let scene = scene
            .planet((3, 0), Planet::Terra)
            .player(0, |player| player.points.add(Source::Start, points - 10));
        let game = scene.turn_of(1);
        let game = played(game.clone(), &[Move::Mine(game.cell(3, 0)), Move::EndTurn]);
        let Decision::Charge(offer) = decision(&game) else { panic!("an offer with {points} points") };
        assert_eq!((offer.power, offer.token_first), (3, Some(3)), "{points} points");
    }
}

// proves GP-FAC-TAKLONS-7
#[test]
fn the_brainstone_may_be_either_token_of_a_sacrifice() {
    let game = taklons(power([0, 2, 0], Bowl::II)).turn_of(0);
    let after = |stone| played(game.clone(), &[Move::Sacrifice(stone)]).players()[ME].power;
    assert_eq!(after(Stone::Moves), power([0, 1, 0], Bowl::III));
    assert_eq!(after(Stone::Discarded), Power::new([0, 1, 1]));
    assert_eq!(after(Stone::Aside), power([0, 0, 1], Bowl::II));

    let one = taklons(power([0, 1, 0], Bowl::II)).turn_of(0);
    refused(&one, Move::Sacrifice(Stone::Aside), "GP-FREE-14");
    assert!(one.check(Move::Sacrifice(Stone::Moves)).is_ok());
    let none = taklons(power([0, 0, 0], Bowl::II)).turn_of(0);
    refused(&none, Move::Sacrifice(Stone::Moves), "GP-FREE-14");
    let elsewhere = taklons(power([0, 2, 0], Bowl::III)).turn_of(0);
    refused(&elsewhere, Move::Sacrifice(Stone::Moves), "GP-FREE-14");
}

// GP-EX-72; proves GP-FAC-TAKLONS-3, GP-FAC-TAKLONS-8
#[test]
fn free_actions_taken_together_are_paid_as_one_sum() {
    let game = taklons(power([0, 0, 1], Bowl::III))
        .player(0, |player| (player.ore, player.credits) = (0, 0))
        .turn_of(0);
    let (ore, credit) = (FreeAction::PowerToOre, FreeAction::PowerToCredit);
    let result = |moves: &[Move]| {
        let game = played(game.clone(), moves);
        (me(&game).ore, me(&game).credits, me(&game).power)
    };
    let all = (1, 1, power([1, 0, 0], Bowl::I));
    assert_eq!(result(&[Move::Convert(ore, Purse::Brainstone), Move::Convert(credit, Purse::Tokens)]), all);
    assert_eq!(result(&[Move::Convert(credit, Purse::Brainstone), Move::Convert(ore, Purse::Change)]), all);

    // Three credits for the brainstone alone; taken apart, two of its three power are lost.
    let change = Move::Convert(credit, Purse::Change);
    let three = result(&[Move::Convert(credit, Purse::Brainstone), change, change]);
    assert_eq!(three, (0, 3, power([0, 0, 1], Bowl::I)));
    let apart = [Move::Convert(credit, Purse::Brainstone), Move::Convert(credit, Purse::Tokens)];
    assert_eq!(result(&apart), (0, 2, power([1, 0, 0], Bowl::I)));
    refused(&played(game.clone(), &apart), change, "GP-FAC-NEVLAS-4");
}

/// Ambas with institute at (0, 0) and a mine at (3, 0).
fn ambas() -> Scene {
    Scene::new(&[Faction::Ambas, Faction::Terrans]).structure(0, Institute, (0, 0)).structure(0, Mine, (3, 0))
}

const SWAP: Move = Move::Special(Special::Institute);

// proves GP-FAC-AMBAS-1, GP-FAC-AMBAS-2
#[test]
fn ambas_swap_institute_and_mine_for_nothing() {
    // Even the tile for building an institute stays silent, and the neighbour is not asked.
    let scene = ambas()
        .structure(0, TradingStation, (5, 0))
        .structure(1, Mine, (4, 0))
        .round(1, RoundTile::BigStructure);
    let mut game = scene.turn_of(0);
    let before = me(&game).clone();
    game.play(SWAP).unwrap();
    refused(&game, Move::Swap(game.cell(5, 0)), "GP-FAC-AMBAS-1");
    refused(&game, Move::Swap(game.cell(4, 0)), "GP-FAC-AMBAS-1");
    refused(&game, Move::Swap(game.cell(0, 0)), "GP-FAC-AMBAS-1");
    game.play(Move::Swap(game.cell(3, 0))).unwrap();
    let after = me(&game);
    assert_eq!(after.structure_at(game.cell(3, 0)), Some(Institute));
    assert_eq!(after.structure_at(game.cell(0, 0)), Some(Mine));
    let stock = |player: &gaia::Player| {
        (player.credits, player.ore, player.knowledge, player.qic, player.power, player.vp())
    };
    assert_eq!(stock(after), stock(&before));
    assert!(game.charges().is_empty());
    game.play(Move::EndTurn).unwrap();
    assert_eq!(
        (game.to_move(), decision(&game)),
        (Turn::Of(YOU), Decision::Turn(OwnTurn { acted: false, change: 0 }))
    );

    // Once per round, and only with institute and mine.
    let booster = game.open_boosters().next();
    game.play(Move::Pass(booster)).unwrap();
    refused(&game, SWAP, "GP-SPEC-2");
    let no_mine = Scene::new(&[Faction::Ambas, Faction::Terrans]).structure(0, Institute, (0, 0)).turn_of(0);
    refused(&no_mine, SWAP, "GP-FAC-AMBAS-1");
    let no_institute = Scene::new(&[Faction::Ambas, Faction::Terrans]).structure(0, Mine, (0, 0)).turn_of(0);
    refused(&no_institute, SWAP, "GP-SPEC-1");
}

// proves GP-FAC-AMBAS-3
#[test]
fn a_swap_leaves_federations_alone_and_counts_for_later_ones() {
    let scene = ambas()
        .structure(0, TradingStation, (1, 0))
        .structure(0, TradingStation, (0, 1))
        .federated(0, &[(0, 0), (1, 0), (0, 1)])
        .structure(0, ResearchLab, (4, 0))
        .structure(0, ResearchLab, (4, -1));
    let mut game = scene.turn_of(0);
    assert_eq!(refusal(&game, Move::Federate), "GP-FED-2", "worth 5 outside");
    game.play(SWAP).unwrap();
    game.play(Move::Swap(game.cell(3, 0))).unwrap();
    assert!(game.in_federation(ME, game.cell(0, 0)) && !game.in_federation(ME, game.cell(3, 0)));
    game.play(Move::EndTurn).unwrap();
    let booster = game.open_boosters().next();
    game.play(Move::Pass(booster)).unwrap();
    assert!(game.check(Move::Federate).is_ok(), "worth 7 with the institute");
}

// proves GP-FAC-AMBAS-4
#[test]
fn the_lost_planet_cannot_be_swapped() {
    let mut game = ambas().lost_planet(0, (0, 2)).turn_of(0);
    game.play(SWAP).unwrap();
    refused(&game, Move::Swap(game.cell(0, 2)), "GP-FAC-AMBAS-4");
    let only = Scene::new(&[Faction::Ambas, Faction::Terrans])
        .structure(0, Institute, (0, 0))
        .lost_planet(0, (0, 2));
    refused(&only.turn_of(0), SWAP, "GP-FAC-AMBAS-1");
}

// proves GP-FAC-AMBAS-5
#[test]
fn ambas_start_on_navigation_one_with_more_ore() {
    let scene = || Scene::new(&[Faction::Ambas, Faction::Terrans]).player(0, |player| player.booster = None);
    let game = scene().turn_of(0);
    assert_eq!((me(&game).research[Area::Navigation], me(&game).qic), (1, 2));
    assert_eq!(game.income(ME), Goods { ore: 2, knowledge: 1, ..Goods::NONE });
    let with = scene().structure(0, Institute, (0, 0)).turn_of(0).income(ME);
    assert_eq!(with, game.income(ME) + Goods::charge(4) + Goods::tokens(2));
}
