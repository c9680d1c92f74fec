//! Phase I, income (GP-INC).

use gaia::goods::Goods;
use gaia::names::{Advanced, Area, Booster, Faction, FreeAction, Named, Standard, Structure};
use gaia::scene::Scene;
use gaia::{
    Decision, Gaia, IncomeSource, Line, Move, MoveBrainstone, NextIncome, Part, Phase, Player, Power, Purse,
    Source, Stone, TileState,
};
use table::Game;

use crate::common::{ME, YOU, catalogue, decision, legal, me, refused};

use Faction::{Ambas, HadschHallas, Taklons, Terrans, Xenos};

/// Terrans with empty hands and a booster that gives only credits (4), so that incomes are easy to see.
fn terrans() -> Scene {
    Scene::new(&[Terrans, Xenos]).booster(0, Booster::GaiaPlanets).player(0, |terrans| {
        (terrans.credits, terrans.ore, terrans.knowledge, terrans.qic) = (0, 0, 0, 0);
        terrans.power = Power::default();
    })
}

/// Structures in a row, so many of a kind.
fn row(mut scene: Scene, kind: Structure, count: u8) -> Scene {
    for place in 0..count as i8 {
        scene = scene.structure(0, kind, (place - 4, 0));
    }
    scene
}

fn goods(player: &Player) -> Goods {
    let &Player { credits, ore, knowledge, qic, .. } = player;
    Goods { credits, ore, knowledge, qic, ..Goods::NONE }
}

/// What seat 0 holds after income.
fn received(scene: Scene) -> Goods {
    let game = scene.next_round();
    assert_eq!(game.phase(), Phase::Actions);
    goods(me(&game))
}

/// Income of the faction board and the booster alone.
const BASE: Goods = Goods { ore: 1, knowledge: 1, credits: 4, ..Goods::NONE };

fn line(source: IncomeSource, part: Part) -> Move {
    Move::Income(Line { source, part })
}

const INSTITUTE: IncomeSource = IncomeSource::Slot(Structure::Institute, 0);

// proves GP-INC-1
#[test]
fn every_player_receives_income_in_every_round() {
    let mut game = Scene::new(&[Terrans, Xenos]).turn_of(0);
    for round in 2..=6 {
        let before = game.players().clone();
        while game.round() < round {
            let booster = game.open_boosters().next();
            game.play(Move::Pass(booster)).unwrap();
        }
        for (seat, player) in game.players().iter() {
            assert!(player.knowledge > before[seat].knowledge, "round {round}, seat {seat}");
        }
    }
    // Round 1: `income_levels_give_nothing_in_setup` in the tests of the set-up.
}

// proves GP-INC-2
#[test]
fn income_comes_from_board_booster_tiles_and_research() {
    assert_eq!(received(terrans()), BASE);
    let slots = terrans().structure(0, Structure::Mine, (0, 0)).structure(0, Structure::AcademyLeft, (1, 0));
    assert_eq!(received(slots), BASE + Goods::ore(1) + Goods::knowledge(2));
    let booster = terrans().booster(0, Booster::OreKnowledge);
    assert_eq!(received(booster), Goods { ore: 2, knowledge: 2, ..Goods::NONE });
    let tile = |tile: Standard| terrans().player(0, move |terrans| terrans.tiles[tile] = TileState::Open);
    assert_eq!(received(tile(Standard::IncomeFourCredits)), BASE + Goods::credits(4));
    assert_eq!(
        received(tile(Standard::IncomeKnowledgeCredit)),
        BASE + Goods::knowledge(1) + Goods::credits(1)
    );
    assert_eq!(received(tile(Standard::OreQic)), BASE, "no income is printed on it");
    let level = terrans().level(0, Area::Economy, 2).level(0, Area::Science, 3);
    assert_eq!(received(level), BASE + Goods { ore: 1, credits: 2, knowledge: 3, ..Goods::NONE });
}

// GP-EX-17; proves GP-INC-2, GP-BOOST-2
#[test]
fn booster_income() {
    let hadsch_hallas = |booster| {
        let game = Scene::new(&[HadschHallas, Xenos]).booster(0, booster).next_round();
        goods(me(&game))
    };
    let without = hadsch_hallas(Booster::Range);
    assert_eq!(hadsch_hallas(Booster::CreditsQic), without + Goods::credits(2) + Goods::qic(1));
}

// proves GP-INC-3
#[test]
fn with_k_structures_of_a_kind_the_first_k_slots_count() {
    for (built, credits) in [0, 3, 7, 11, 16].into_iter().enumerate() {
        let scene = row(terrans(), Structure::TradingStation, built as u8);
        assert_eq!(received(scene), BASE + Goods::credits(credits));
    }
    for built in 0..=3 {
        assert_eq!(received(row(terrans(), Structure::ResearchLab, built)), BASE + Goods::knowledge(built));
    }
    let right = row(terrans(), Structure::AcademyRight, 1);
    assert_eq!(received(right), BASE, "the right academy gives an action, no income");
}

// proves GP-INC-3
#[test]
fn an_upgrade_covers_the_last_slot_of_the_old_row() {
    let mut game = row(terrans(), Structure::Mine, 4)
        .player(0, |terrans| (terrans.ore, terrans.credits) = (2, 6))
        .turn_of(0);
    assert_eq!(game.income(ME).ore, 1 + 3);
    let station = Move::Upgrade(game.cell(-4, 0), Structure::TradingStation);
    game.play(station).unwrap();
    assert_eq!((game.income(ME).ore, game.income(ME).credits), (1 + 2, 4 + 3));
}

// proves GP-INC-4
#[test]
fn the_third_mine_slot_gives_no_income() {
    for (mines, ore) in [0, 1, 2, 2, 3, 4, 5, 6, 7].into_iter().enumerate() {
        assert_eq!(
            received(row(terrans(), Structure::Mine, mines as u8)),
            BASE + Goods::ore(ore),
            "{mines} mines"
        );
    }
    for faction in Faction::ALL {
        let slots = &catalogue().factions[*faction].structures[Structure::Mine].income;
        let ore: Vec<_> = slots.iter().map(|slot| slot.ore).collect();
        assert_eq!(ore, [1, 1, 0, 1, 1, 1, 1, 1], "{faction}");
        assert!(slots.iter().all(|slot| *slot == Goods::ore(slot.ore)), "nothing but ore");
    }
}

// proves GP-INC-5
#[test]
fn only_the_current_research_level_gives_income() {
    let science = |level| received(terrans().level(0, Area::Science, level)).knowledge;
    assert_eq!([0, 1, 2, 3, 4, 5].map(science), [1, 2, 3, 4, 5, 1], "level 5 gives none at all");
    let economy = |level| {
        let income = received(terrans().level(0, Area::Economy, level));
        (income.ore, income.credits)
    };
    assert_eq!([0, 1, 2, 3, 4, 5].map(economy), [(1, 4), (1, 6), (2, 6), (2, 7), (3, 8), (1, 4)]);
    assert_eq!(
        received(terrans().level(0, Area::Intelligence, 4).level(0, Area::Navigation, 3)),
        BASE,
        "bonuses come once"
    );
}

/// Ambas with an institute (charge 4, 2 tokens), booster 3 (2 tokens) and Economy 4 (charge 4).
fn ambas() -> Gaia {
    Scene::new(&[Ambas, Xenos])
        .structure(0, Structure::Institute, (0, 0))
        .booster(0, Booster::TokensOre)
        .level(0, Area::Economy, 4)
        .player(0, |ambas| ambas.power = Power::new([0, 1, 0]))
        .next_round()
}

const BOOSTER: IncomeSource = IncomeSource::Booster;
const ECONOMY: IncomeSource = IncomeSource::Level(Area::Economy);

// proves GP-INC-6
#[test]
fn the_order_of_the_sources_is_free_but_each_is_taken_completely() {
    let power = |moves: &[Move]| {
        let mut game = ambas();
        for mv in moves {
            game.play(*mv).unwrap();
        }
        assert_eq!(game.phase(), Phase::Actions, "the rest needs no decision");
        me(&game).power
    };
    let [tokens, charge] = [line(BOOSTER, Part::Tokens), line(ECONOMY, Part::Charge)];
    let institute = |part| line(INSTITUTE, part);
    // Charging at first is wasted on a nearly empty cycle, tokens at first are charged.
    assert_eq!(power(&[charge, institute(Part::Charge)]), Power::new([4, 0, 1]));
    assert_eq!(power(&[institute(Part::Charge), charge]), Power::new([2, 0, 3]));
    assert_eq!(power(&[institute(Part::Charge), tokens]), Power::new([0, 4, 1]));
    assert_eq!(power(&[tokens, institute(Part::Tokens)]), Power::new([0, 1, 4]));

    let mut game = ambas();
    game.play(institute(Part::Charge)).unwrap();
    assert_eq!(me(&game).power, Power::new([2, 0, 1]), "charge and tokens of the same source");
    refused(&game, institute(Part::Tokens), "GP-INC-6");
    refused(&game, institute(Part::Charge), "GP-INC-6");
    refused(&game, line(IncomeSource::Base, Part::Charge), "GP-INC-6");
    assert_eq!(legal(&game), [tokens, charge]);
}

// GP-EX-18; proves GP-INC-7
#[test]
fn order_inside_one_source() {
    let take = |part: Part| {
        let mut game = terrans()
            .structure(0, Structure::Institute, (0, 0))
            .player(0, |terrans| terrans.power = Power::new([0, 1, 0]))
            .next_round();
        assert_eq!(legal(&game), [line(INSTITUTE, Part::Charge), line(INSTITUTE, Part::Tokens)]);
        game.play(line(INSTITUTE, part)).unwrap();
        me(&game).power
    };
    assert_eq!(take(Part::Charge), Power::new([1, 0, 1]), "charge first");
    assert_eq!(take(Part::Tokens), Power::new([0, 0, 2]), "token first");
}

// proves GP-INC-6
#[test]
fn nobody_is_asked_where_the_order_changes_nothing() {
    let game = terrans()
        .structure(0, Structure::Institute, (0, 0))
        .player(0, |terrans| terrans.power = Power::new([4, 0, 0]))
        .next_round();
    assert_eq!((game.phase(), me(&game).power), (Phase::Actions, Power::new([1, 4, 0])));
}

// proves GP-INC-6
#[test]
fn one_charge_more_than_area_1_holds_makes_the_order_matter() {
    let with = |area| {
        terrans()
            .structure(0, Structure::Institute, (0, 0))
            .player(0, |terrans| terrans.power = Power::new([area, 1, 0]))
            .next_round()
    };
    // The institute charges 4 and brings a token: only three can be charged before it comes.
    assert_eq!(decision(&with(3)), Decision::Income(NextIncome));
    assert_eq!(with(4).phase(), Phase::Actions);
}

// proves GP-INC-1, GP-ROUND-6
#[test]
fn everybody_receives_their_own_income_also_out_of_seat_order() {
    // The Xenos pass first and begin the next round; only the Ambas have power income, 4 charges and 2 tokens.
    let empty = |player: &mut Player| {
        (player.credits, player.ore, player.knowledge) = (0, 0, 0);
        player.power = Power::new([6, 0, 0]);
    };
    let scene = Scene::new(&[Ambas, Xenos]).structure(0, Structure::Institute, (0, 0));
    let mut game = scene.structure(1, Structure::Mine, (4, 0)).player(0, empty).player(1, empty).turn_of(1);
    game.play(Move::Pass(Some(Booster::TerraformingStep))).unwrap();
    game.play(Move::Pass(Some(Booster::CreditsQic))).unwrap();
    assert_eq!(game.order(), [YOU, ME]);
    for (seat, player) in game.players().iter() {
        let Goods { credits, ore, knowledge, .. } = game.income(seat);
        assert_eq!((player.credits, player.ore, player.knowledge), (credits, ore, knowledge), "{seat}");
    }
    let powers = [ME, YOU].map(|seat| game.players()[seat].power);
    assert_eq!(powers, [Power::new([4, 4, 0]), Power::new([6, 0, 0])]);
}

// proves GP-INC-8
#[test]
fn no_free_actions_during_income() {
    let game = Scene::new(&[Ambas, Xenos])
        .structure(0, Structure::Institute, (0, 0))
        .player(0, |ambas| ambas.power = Power::new([0, 2, 4]))
        .next_round();
    assert_eq!(decision(&game), Decision::Income(NextIncome));
    for action in [FreeAction::PowerToCredit, FreeAction::OreToCredit, FreeAction::OreToToken] {
        refused(&game, Move::Convert(action, Purse::Tokens), "GP-INC-8");
    }
    refused(&game, Move::Sacrifice(Stone::Aside), "GP-INC-8");
}

// proves GP-INC-9
#[test]
fn the_mine_of_the_lost_planet_gives_no_income() {
    for mines in [0, 1, 3] {
        let without = received(row(terrans(), Structure::Mine, mines));
        let with = received(row(terrans(), Structure::Mine, mines).lost_planet(0, (0, 3)));
        assert_eq!(with, without);
    }
}

// proves GP-INC-10
#[test]
fn a_covered_tile_gives_no_income() {
    let tile = |state| terrans().player(0, move |terrans| terrans.tiles[Standard::IncomeFourCredits] = state);
    assert_eq!(received(tile(TileState::Open)), BASE + Goods::credits(4));
    assert_eq!(received(tile(TileState::Covered(Advanced::PassLabs))), BASE);
}

// GP-EX-16; proves GP-POWER-3, GP-INC-11
#[test]
fn charging_with_an_empty_cycle() {
    let game = terrans()
        .booster(0, Booster::BigStructures)
        .player(0, |terrans| terrans.power = Power::new([0, 0, 6]))
        .next_round();
    assert_eq!(me(&game).power, Power::new([0, 0, 6]), "the charge of 4 is lost");
    assert_eq!(me(&game).vp(), 10);
}

// proves GP-INC-11, GP-CHARGE-15
#[test]
fn charging_as_income_costs_no_points() {
    for points in [0, 10] {
        let game = terrans()
            .booster(0, Booster::BigStructures)
            .level(0, Area::Economy, 4)
            .player(0, |terrans| {
                terrans.power = Power::new([8, 0, 0]);
                terrans.points.add(Source::Start, points - 10);
            })
            .next_round();
        assert_eq!((me(&game).power, me(&game).vp()), (Power::new([0, 8, 0]), points));
    }
}

// proves GP-INC-7, GP-POWER-8
#[test]
fn the_taklons_also_choose_how_the_brainstone_rises() {
    let mut game = Scene::new(&[Taklons, Xenos])
        .booster(0, Booster::Range)
        .player(0, |taklons| taklons.power = Power::new([2, 0, 0]))
        .player(0, |taklons| taklons.power.brainstone = Some(gaia::Bowl::I))
        .next_round();
    assert_eq!(decision(&game), Decision::Brainstone(MoveBrainstone { charge: 2, then_tokens: 0 }));
    game.play(Move::Brainstone(gaia::Bowl::I)).unwrap();
    assert_eq!(me(&game).power.areas, [0, 2, 0]);
}
