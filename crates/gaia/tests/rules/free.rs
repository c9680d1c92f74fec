//! Free actions (GP-FREE).

use gaia::names::{
    Area, BoardAction, Booster, Faction, FreeAction, Place, Planet, RoundTile, Standard, Structure,
};
use gaia::scene::Scene;
use gaia::{Decision, Gaia, GaiaConversion, Move, NextIncome, Player, Power, Purse, Source, Stone};
use table::{Game, Seat, Turn};

use crate::common::{convert, decision, me, play, refusal, refused};

/// Terrans with a mine in the middle and nothing in stock.
fn terrans() -> Scene {
    Scene::new(&[Faction::Terrans, Faction::Xenos]).structure(0, Structure::Mine, (0, 0)).player(0, |p| {
        (p.credits, p.ore, p.knowledge, p.qic) = (0, 0, 0, 0);
        p.power = Power::new([0, 0, 0]);
    })
}

const SACRIFICE: Move = Move::Sacrifice(Stone::Aside);

// proves GP-FREE-1, GP-FREE-11
#[test]
fn free_actions_come_before_and_after_the_main_action_as_often_as_one_likes() {
    let mut game = terrans().player(0, |p| (p.ore, p.knowledge) = (6, 6)).turn_of(0);
    let ore = convert(FreeAction::OreToCredit);
    play(&mut game, &[ore, ore, ore, convert(FreeAction::KnowledgeToCredit)]);
    assert_eq!(refusal(&game, Move::EndTurn), "GP-TURN-1", "free actions do not replace the main action");
    play(&mut game, &[Move::Research(Area::Economy), ore, ore, convert(FreeAction::KnowledgeToCredit), ore]);
    assert_eq!((me(&game).ore, me(&game).knowledge, me(&game).credits), (0, 0, 8));
    play(&mut game, &[Move::EndTurn]);
    assert_eq!(game.to_move(), Turn::Of(Seat::new(1)), "it is the opponent's turn now");
}

// proves GP-FREE-1
#[test]
fn no_free_action_during_a_main_action() {
    let mut game = terrans()
        .planet((1, 0), Planet::Oxide)
        .player(0, |p| (p.ore, p.credits, p.power) = (5, 5, Power::new([0, 2, 6])))
        .turn_of(0);
    let (ore, power) = (convert(FreeAction::OreToCredit), convert(FreeAction::PowerToCredit));
    assert!([ore, power, SACRIFICE].iter().all(|mv| game.check(*mv).is_ok()));
    play(&mut game, &[Move::Act(BoardAction::OneStep, Purse::Tokens)]);
    assert!([ore, power, SACRIFICE].iter().all(|mv| refusal(&game, *mv) == "GP-TURN-3"));
    let mine = Move::Mine(game.cell(1, 0));
    play(&mut game, &[mine]);
    assert!([ore, power, SACRIFICE].iter().all(|mv| game.check(*mv).is_ok()));
}

// proves GP-FREE-1
#[test]
fn no_free_action_in_income_in_the_gaia_phase_or_while_others_play() {
    let rich = |p: &mut Player| (p.ore, p.credits, p.power.areas) = (9, 9, [0, 2, 4]);
    let free = [convert(FreeAction::OreToCredit), convert(FreeAction::PowerToCredit), SACRIFICE];
    let all_refused = |game: &Gaia, seat: u8, rule: &str| {
        assert_eq!(game.to_move(), Turn::Of(Seat::new(seat)));
        assert!(free.iter().all(|mv| refusal(game, *mv) == rule));
    };
    let institute = || terrans().structure(0, Structure::Institute, (4, 0)).player(0, rich);

    let income = institute().next_round();
    assert_eq!(decision(&income), Decision::Income(NextIncome));
    all_refused(&income, 0, "GP-INC-8");

    let gaia = institute().player(0, |p| p.power.gaia = 4).gaia_phase();
    assert!(matches!(decision(&gaia), Decision::GaiaConversion(GaiaConversion { left: 4 })));
    all_refused(&gaia, 0, "GP-GPHASE-6");

    // The Xenos may charge for the Terrans' station, but may not convert meanwhile.
    let mut charge =
        terrans().structure(1, Structure::Mine, (1, 0)).player(0, rich).player(1, rich).turn_of(0);
    let upgrade = Move::Upgrade(charge.cell(0, 0), Structure::TradingStation);
    play(&mut charge, &[upgrade, Move::EndTurn]);
    assert!(matches!(decision(&charge), Decision::Charge(_)));
    all_refused(&charge, 1, "GP-FREE-1");
}

// proves GP-FREE-2, GP-FREE-14
#[test]
fn a_sacrifice_discards_one_token_of_area_two_and_raises_another() {
    let with = |areas| terrans().player(0, move |p| p.power = Power::new(areas)).turn_of(0);
    let mut game = with([3, 5, 1]);
    play(&mut game, &[SACRIFICE]);
    assert_eq!(me(&game).power, Power::new([3, 3, 2]), "tokens in area I do not matter");
    play(&mut game, &[SACRIFICE]);
    assert_eq!(me(&game).power, Power::new([3, 1, 3]));
    assert_eq!(refusal(&game, SACRIFICE), "GP-FREE-14", "one token is not enough");

    assert!(with([0, 2, 0]).check(SACRIFICE).is_ok());
    for areas in [[9, 1, 9], [9, 0, 9], [0, 0, 0]] {
        refused(&with(areas), SACRIFICE, "GP-FREE-14");
    }
}

/// Credits, ore, knowledge, QIC and power tokens in areas I and III.
type Stock = [u8; 6];

fn stock(p: &Player) -> Stock {
    [p.credits, p.ore, p.knowledge, p.qic, p.power.areas[0], p.power.areas[2]]
}

// proves GP-FREE-3, GP-FREE-4, GP-FREE-5, GP-FREE-6, GP-FREE-7, GP-FREE-8, GP-FREE-9, GP-FREE-10
#[test]
fn every_conversion_has_its_rate() {
    let with = |[credits, ore, knowledge, qic, one, three]: Stock| {
        let change = move |p: &mut Player| {
            (p.credits, p.ore, p.knowledge, p.qic) = (credits, ore, knowledge, qic);
            p.power = Power::new([one, 5, three]);
        };
        terrans().player(0, change).turn_of(0)
    };
    let rates: [(FreeAction, &str, Stock, Stock, Stock); 8] = [
        // What is held before and after, and a stock that is one short.
        (FreeAction::PowerToQic, "GP-FREE-3", [0, 0, 0, 0, 0, 4], [0, 0, 0, 1, 4, 0], [9, 9, 9, 9, 9, 3]),
        (FreeAction::PowerToOre, "GP-FREE-4", [0, 0, 0, 0, 0, 3], [0, 1, 0, 0, 3, 0], [9, 9, 9, 9, 9, 2]),
        (FreeAction::QicToOre, "GP-FREE-5", [0, 0, 0, 1, 0, 0], [0, 1, 0, 0, 0, 0], [9, 9, 9, 0, 9, 9]),
        (
            FreeAction::PowerToKnowledge,
            "GP-FREE-6",
            [0, 0, 0, 0, 0, 4],
            [0, 0, 1, 0, 4, 0],
            [9, 9, 9, 9, 9, 3],
        ),
        (FreeAction::PowerToCredit, "GP-FREE-7", [0, 0, 0, 0, 0, 1], [1, 0, 0, 0, 1, 0], [9, 9, 9, 9, 9, 0]),
        (
            FreeAction::KnowledgeToCredit,
            "GP-FREE-8",
            [0, 0, 1, 0, 0, 0],
            [1, 0, 0, 0, 0, 0],
            [9, 9, 0, 9, 9, 9],
        ),
        (FreeAction::OreToCredit, "GP-FREE-9", [0, 1, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0], [9, 0, 9, 9, 9, 9]),
        (FreeAction::OreToToken, "GP-FREE-10", [0, 1, 0, 0, 0, 0], [0, 0, 0, 0, 1, 0], [9, 0, 9, 9, 9, 9]),
    ];
    for (action, rule, before, after, short) in rates {
        let mut game = with(before);
        game.play(convert(action)).unwrap();
        assert_eq!(stock(me(&game)), after, "{action}");
        assert_eq!(me(&game).power.areas[1], 5, "{action}: area II is not touched");
        assert_eq!(refusal(&game, convert(action)), rule, "{action}: the price is gone");
        assert_eq!(refusal(&with(short), convert(action)), rule, "{action}");
    }
}

// proves GP-FREE-11
#[test]
fn the_main_action_is_still_open_after_a_free_action() {
    let mut game = terrans().player(0, |p| (p.ore, p.credits) = (3, 5)).turn_of(0);
    let upgrade = Move::Upgrade(game.cell(0, 0), Structure::TradingStation);
    refused(&game, upgrade, "GP-UPG-5");
    play(&mut game, &[convert(FreeAction::OreToCredit), upgrade]);
    assert_eq!((me(&game).ore, me(&game).credits), (0, 0));
    assert_eq!(
        refusal(&game, Move::Pass(Some(Booster::Range))),
        "GP-TURN-1",
        "there is only one main action"
    );
}

// proves GP-FREE-12
#[test]
fn what_an_action_brings_cannot_pay_for_it_but_may_be_converted_afterwards() {
    let lab = |ore| {
        terrans()
            .structure(0, Structure::TradingStation, (3, 0))
            .tile_at(Place::Free1, Standard::OreQic)
            .player(0, move |p| (p.ore, p.credits) = (ore, 5))
            .turn_of(0)
    };
    let mut game = lab(2);
    let upgrade = Move::Upgrade(game.cell(3, 0), Structure::ResearchLab);
    assert_eq!(refusal(&game, upgrade), "GP-UPG-8", "the tile's ore comes too late");
    game = lab(3);
    play(&mut game, &[upgrade, Move::Tile(Place::Free1), Move::NoStep]);
    assert_eq!((me(&game).ore, me(&game).qic), (1, 1));
    play(&mut game, &[convert(FreeAction::QicToOre), convert(FreeAction::OreToCredit)]);
    assert_eq!((me(&game).ore, me(&game).qic, me(&game).credits), (1, 0, 1));

    let tile = Move::Act(BoardAction::TechTile, Purse::Tokens);
    let three = terrans().tile_at(Place::Free1, Standard::OreQic).player(0, |p| p.qic = 3).turn_of(0);
    assert_eq!(refusal(&three, tile), "GP-ACT-2", "nor does the tile's QIC help to buy it");
}

// proves GP-FREE-13
#[test]
fn everything_is_converted_once_more_before_resources_are_scored() {
    let left = |p: &mut Player| {
        (p.credits, p.ore, p.knowledge, p.qic) = (1, 0, 0, 2);
        p.power = Power::new([5, 4, 1]);
    };
    let mut game = terrans().player(0, left).player(1, left).round(6, RoundTile::Mine).turn_of(0);
    play(&mut game, &[Move::Pass(None), Move::Pass(None)]);
    assert_eq!(game.to_move(), Turn::Over);
    // 1 credit, 2 ore for the QIC, and after two sacrifices 3 power for 3 credits.
    for p in game.players().values() {
        assert_eq!((p.credits, p.ore, p.knowledge), (4, 2, 0));
        assert_eq!((p.qic, p.power), (0, Power::new([8, 0, 0])));
        assert_eq!(p.points.of(Source::Resources), 2);
    }
}

// proves GP-FREE-15
#[test]
fn a_conversion_may_be_lost_to_a_limit_but_is_paid_in_full() {
    let full = |p: &mut Player| {
        (p.credits, p.ore, p.knowledge, p.qic) = (30, 15, 15, 1);
        p.power = Power::new([0, 0, 8]);
    };
    let paid = [
        (FreeAction::PowerToOre, [30, 15, 15, 1, 3, 5]),
        (FreeAction::PowerToKnowledge, [30, 15, 15, 1, 4, 4]),
        (FreeAction::PowerToCredit, [30, 15, 15, 1, 1, 7]),
        (FreeAction::QicToOre, [30, 15, 15, 0, 0, 8]),
        (FreeAction::OreToCredit, [30, 14, 15, 1, 0, 8]),
        (FreeAction::KnowledgeToCredit, [30, 15, 14, 1, 0, 8]),
    ];
    for (action, after) in paid {
        let mut game = terrans().player(0, full).turn_of(0);
        game.play(convert(action)).unwrap();
        assert_eq!(stock(me(&game)), after, "{action}");
    }
}
