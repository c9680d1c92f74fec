//! Where games recorded elsewhere depart from our rules.
//!
//! The numbers and names are those by which the crate `boardgamers` cites the differences. Where a departure changes what
//! happens, it is a switch, and both ways are shown; a normal game has all switches off. Where the recording
//! program always takes one of several legal choices, or lists more or fewer moves than there are, there is nothing
//! to switch: shown is what we offer. Differences 12 and 14 turned out to be none.

use std::collections::HashSet;

use gaia::federation::TakeToken;
use gaia::names::{
    Area, BoardAction, Booster, Faction, FreeAction, Named, Place, Planet, Standard, Structure, Token,
};
use gaia::scene::Scene;
use gaia::{
    Bowl, Decision, Gaia, GaiaConversion, Handful, IncomeSource, Line, Move, Part, Phase, Power, Purse,
    Source, Special, Step, Stone, Switches, TileState, TurnOrder,
};
use hex::Cell;
use table::{Game, Seat};

use crate::common::{ME, cells, decision, legal, me, play, refused};

use Faction::{BalTaks, Bescods, Firaks, Itars, Ivits, Nevlas, Taklons, Terrans, Xenos};
use Structure::{AcademyLeft, Institute, Mine, ResearchLab, TradingStation};

const BOOSTER: Move = Move::Special(Special::Booster);
const INSTITUTE: Move = Move::Special(Special::Institute);

/// Where the offers to charge are made for, one after the other, if everybody declines.
fn offers(mut game: Gaia) -> Vec<Cell> {
    let mut made = Vec::new();
    while let Some(Decision::Charge(offer)) = game.question().map(|pending| pending.decision) {
        made.push(offer.at);
        play(&mut game, &[Move::Decline]);
    }
    made
}

#[test]
fn a_normal_game_departs_from_nothing() {
    for players in 2..=4 {
        let setup = Gaia::default_setup(players);
        assert_eq!((setup.switches, setup.turn_order), (Switches::default(), TurnOrder::Clockwise));
    }
    let every = [
        Switches { downgrade_charges_last_first: true, ..Switches::default() },
        Switches { income_by_line: true, ..Switches::default() },
        Switches { bescods_may_decline: true, ..Switches::default() },
        Switches { fixed_final_conversion: true, ..Switches::default() },
        Switches { itars_late_charging: true, ..Switches::default() },
        Switches { federation_search_heuristic: true, ..Switches::default() },
        Switches { ivits_compare_planets_only: true, ..Switches::default() },
    ];
    let different: HashSet<_> = every.into_iter().chain([Switches::default()]).collect();
    assert_eq!(different.len(), 8, "each departs in a way of its own");
}

/// The turn order of the next round if the first player passes first, the third second and the second last.
fn next_order(order: TurnOrder) -> Vec<u8> {
    let mut game = Scene::new(&[Terrans, Xenos, Firaks])
        .turn_order(order)
        .player(1, |xenos| xenos.knowledge = 4)
        .turn_of(0);
    let pass = |game: &mut Gaia| {
        let booster = game.open_boosters().next();
        play(game, &[Move::Pass(booster)]);
    };
    pass(&mut game);
    play(&mut game, &[Move::Research(Area::Economy), Move::EndTurn]);
    pass(&mut game);
    pass(&mut game);
    assert_eq!(game.round(), 2);
    game.order().iter().map(|seat| seat.index() as u8).collect()
}

// difference 1, turn_order_by_passing; proves GP-ROUND-5
#[test]
fn the_next_round_goes_clockwise_from_who_passed_first() {
    assert_eq!(next_order(TurnOrder::Clockwise), [0, 1, 2]);
}

// difference 1, turn_order_by_passing; proves GP-VAR-1
#[test]
fn with_the_variant_the_next_round_goes_in_the_order_of_passing() {
    assert_eq!(next_order(TurnOrder::Passing), [0, 2, 1]);
}

/// Every way to take three tokens out of these areas, as moves.
fn mixes(power: Power) -> HashSet<Move> {
    let areas = power.areas;
    let stones = if power.brainstone.is_some() { 0..=1 } else { 0..=0 };
    let mut all = HashSet::new();
    for (i, ii) in (0..=areas[0]).flat_map(|i| (0..=areas[1]).map(move |ii| (i, ii))) {
        for (iii, stone) in (0..=areas[2]).flat_map(|iii| stones.clone().map(move |stone| (iii, stone))) {
            if i + ii + iii + stone == 3 {
                all.insert(Move::Tokens(Handful { areas: [i, ii, iii], brainstone: stone == 1 }));
            }
        }
    }
    all
}

// difference 2, tokens_lowest_area_first; proves GP-GAIA-6
#[test]
fn tokens_for_a_gaia_project_come_from_any_areas() {
    for (faction, brainstone) in [(Terrans, None), (Taklons, Some(Bowl::III))] {
        let cycle = Power { brainstone, ..Power::new([1, 2, 2]) };
        let mut game = Scene::new(&[faction, Xenos])
            .structure(0, Mine, (0, 0))
            .planet((1, 0), Planet::Transdim)
            .level(0, Area::GaiaProject, 4)
            .player(0, |player| (player.gaiaformers, player.power) = (1, cycle))
            .turn_of(0);
        let project = Move::GaiaProject(game.cell(1, 0));
        play(&mut game, &[project]);
        let offered: HashSet<_> = legal(&game).into_iter().collect();
        assert_eq!(offered, mixes(cycle), "{faction}");
        let highest = Move::Tokens(Handful { areas: [0, 1, 2], brainstone: false });
        play(&mut game, &[highest]);
        assert_eq!(me(&game).power, Power { areas: [1, 1, 0], gaia: 3, brainstone });
    }
}

// difference 2, tokens_lowest_area_first; proves GP-FED-26
#[test]
fn tokens_for_satellites_come_from_any_areas() {
    let cycle = Power { brainstone: Some(Bowl::I), ..Power::new([1, 2, 2]) };
    let mut game = Scene::new(&[Taklons, Xenos])
        .structure(0, Institute, (0, 0))
        .structure(0, AcademyLeft, (1, 0))
        .structure(0, Mine, (5, 0))
        .player(0, |taklons| taklons.power = cycle)
        .turn_of(0);
    play(&mut game, &[Move::Federate]);
    let offered: HashSet<_> = legal(&game).into_iter().collect();
    assert_eq!(offered, mixes(cycle));
    // The brainstone may stay although it lies in area I, or leave although others would do.
    play(&mut game.clone(), &[Move::Tokens(Handful { areas: [0, 1, 2], brainstone: false })]);
    play(&mut game, &[Move::Tokens(Handful { areas: [0, 0, 2], brainstone: true })]);
    assert_eq!(me(&game).power, Power::new([1, 2, 0]));
}

/// Firaks downgrade a lab and place the Lost Planet next to it; the offers that follow.
fn downgrade_and_lost_planet(switches: Switches) -> [bool; 2] {
    let mut game = Scene::new(&[Firaks, Xenos])
        .switches(switches)
        .structure(0, Institute, (4, 0))
        .structure(0, ResearchLab, (0, 0))
        .structure(1, Mine, (1, 0))
        .level(0, Area::Navigation, 4)
        .token(0, Token::Ore, true)
        .turn_of(0);
    let (lab, space) = (game.cell(0, 0), game.cell(0, 1));
    let step = Move::Step(Area::Navigation);
    play(&mut game, &[INSTITUTE, Move::Downgrade(lab), step, Move::LostPlanet(space), Move::EndTurn]);
    let made = offers(game);
    assert_eq!(made.len(), 2);
    [made[0] == lab && made[1] == space, made[0] == space && made[1] == lab]
}

// difference 3, downgrade_charges_last_first; proves GP-CHARGE-14
#[test]
fn a_downgraded_lab_is_charged_for_before_the_lost_planet() {
    assert_eq!(downgrade_and_lost_planet(Switches::default()), [true, false]);
}

// difference 3, downgrade_charges_last_first
#[test]
fn with_the_switch_the_lost_planet_is_charged_for_before_the_downgraded_lab() {
    let switches = Switches { downgrade_charges_last_first: true, ..Switches::default() };
    assert_eq!(downgrade_and_lost_planet(switches), [false, true]);
}

// difference 3, downgrade_charges_last_first; proves GP-CHARGE-14
#[test]
fn a_new_lab_is_charged_for_before_the_lost_planet_either_way() {
    for downgrade_charges_last_first in [false, true] {
        let mut game = Scene::new(&[Firaks, Xenos])
            .switches(Switches { downgrade_charges_last_first, ..Switches::default() })
            .structure(0, TradingStation, (0, 0))
            .structure(1, Mine, (1, 0))
            .level(0, Area::Navigation, 4)
            .token(0, Token::Ore, true)
            .player(0, |firaks| (firaks.ore, firaks.credits) = (3, 5))
            .turn_of(0);
        let (lab, space) = (game.cell(0, 0), game.cell(0, 1));
        let build = [Move::Upgrade(lab, ResearchLab), Move::Tile(Place::Navigation)];
        play(&mut game, &build);
        play(&mut game, &[Move::Step(Area::Navigation), Move::LostPlanet(space), Move::EndTurn]);
        assert_eq!(offers(game), [lab, space]);
    }
}

// difference 4, range_booster_must_save_qic; proves GP-BOOST-5
#[test]
fn extra_range_may_be_used_where_it_saves_nothing() {
    let mut game = Scene::new(&[Terrans, Xenos])
        .booster(0, Booster::Range)
        .structure(0, Mine, (0, 0))
        .planet((1, 0), Planet::Terra)
        .planet((4, 0), Planet::Terra)
        .planet((0, 1), Planet::Transdim)
        .project(0, (0, -3), true)
        .level(0, Area::GaiaProject, 4)
        .player(0, |terrans| {
            (terrans.ore, terrans.credits, terrans.qic, terrans.gaiaformers) = (9, 9, 0, 1);
            terrans.power = Power::new([3, 0, 0]);
        })
        .turn_of(0);
    let near = Move::Mine(game.cell(1, 0));
    let far = Move::Mine(game.cell(4, 0));
    let own_project = Move::Mine(game.cell(0, -3));
    let transdim = Move::GaiaProject(game.cell(0, 1));
    for needless in [near, own_project, transdim] {
        assert!(game.check(needless).is_ok(), "{needless:?} needs no extra range");
    }
    assert_eq!(game.check(far).unwrap_err().rule, "GP-MINE-4", "this one does");
    play(&mut game, &[BOOSTER]);
    let offered: HashSet<_> = legal(&game).into_iter().collect();
    assert_eq!(offered, HashSet::from([near, far, own_project, transdim]));
}

// difference 5, terrans_convert_all; proves GP-FAC-TERRANS-2, GP-FAC-TERRANS-4
#[test]
fn the_terrans_may_convert_some_of_their_tokens_or_none() {
    let phase = || {
        Scene::new(&[Terrans, Xenos])
            .structure(0, Institute, (0, 0))
            .player(0, |terrans| {
                (terrans.credits, terrans.ore) = (0, 0);
                terrans.power = Power { gaia: 6, ..Power::new([0, 0, 0]) };
            })
            .gaia_phase()
    };
    let convert = |action| Move::GaiaConvert(action);
    for (moves, [credits, ore]) in [
        (vec![], [0, 0]),
        (vec![convert(FreeAction::PowerToOre)], [0, 1]),
        (vec![convert(FreeAction::PowerToOre), convert(FreeAction::PowerToCredit)], [1, 1]),
    ] {
        let mut game = phase();
        play(&mut game, &moves);
        assert!(matches!(decision(&game), Decision::GaiaConversion(GaiaConversion { left: 1.. })));
        play(&mut game, &[Move::GaiaDone]);
        let terrans = me(&game);
        assert_eq!(([terrans.credits, terrans.ore], terrans.power), ([credits, ore], Power::new([0, 6, 0])));
    }
}

// difference 6, sacrifice_moves_brainstone; proves GP-FAC-TAKLONS-7
#[test]
fn the_brainstone_plays_any_part_in_a_sacrifice() {
    let taklons = || {
        let cycle = Power { brainstone: Some(Bowl::II), ..Power::new([0, 2, 0]) };
        Scene::new(&[Taklons, Xenos]).player(0, move |taklons| taklons.power = cycle).turn_of(0)
    };
    let after = |stone| {
        let mut game = taklons();
        assert!(legal(&game).contains(&Move::Sacrifice(stone)));
        play(&mut game, &[Move::Sacrifice(stone)]);
        me(&game).power
    };
    assert_eq!(after(Stone::Aside), Power { brainstone: Some(Bowl::II), ..Power::new([0, 0, 1]) });
    assert_eq!(after(Stone::Moves), Power { brainstone: Some(Bowl::III), ..Power::new([0, 1, 0]) });
    assert_eq!(after(Stone::Discarded), Power::new([0, 1, 1]));
}

// difference 7, brainstone_fixed_cases; proves GP-FAC-TAKLONS-3
#[test]
fn the_taklons_choose_whether_the_brainstone_pays() {
    let with_tokens = |tokens| {
        let cycle = Power { brainstone: Some(Bowl::III), ..Power::new([0, 0, tokens]) };
        Scene::new(&[Taklons, Xenos]).player(0, move |taklons| taklons.power = cycle).turn_of(0)
    };
    let ways = |game: &Gaia, mv: &dyn Fn(Purse) -> Move| {
        let offered = legal(game);
        [Purse::Tokens, Purse::Brainstone].map(|purse| offered.contains(&mv(purse)))
    };
    let two_ore = |purse| Move::Act(BoardAction::TwoOre, purse);
    let credit = |purse| Move::Convert(FreeAction::PowerToCredit, purse);
    let ore = |purse| Move::Convert(FreeAction::PowerToOre, purse);
    let rich = with_tokens(4);
    assert_eq!(ways(&rich, &two_ore), [true, true], "four power");
    assert_eq!(ways(&rich, &ore), [true, true], "three power");
    assert_eq!(ways(&rich, &credit), [true, true], "one power, two of the brainstone being wasted");
    let poor = with_tokens(1);
    assert_eq!(ways(&poor, &two_ore), [false, true]);
    assert_eq!(ways(&poor, &credit), [true, true]);
    assert_eq!(ways(&with_tokens(0), &credit), [false, true]);

    let mut game = rich;
    play(&mut game, &[credit(Purse::Brainstone)]);
    assert_eq!(me(&game).power, Power { brainstone: Some(Bowl::I), ..Power::new([0, 0, 4]) });
}

/// Terrans whose institute gives a charge of 4 and a token, with four tokens in area II and a booster of two
/// tokens, about to receive income.
fn institute_income(income_by_line: bool) -> Gaia {
    Scene::new(&[Terrans, Xenos])
        .switches(Switches { income_by_line, ..Switches::default() })
        .booster(0, Booster::TokensOre)
        .structure(0, Institute, (0, 0))
        .player(0, |terrans| (terrans.ore, terrans.power) = (0, Power::new([0, 4, 0])))
        .next_round()
}

const PRINTED: IncomeSource = IncomeSource::Slot(Institute, 0);

fn income(source: IncomeSource, part: Part) -> Move {
    Move::Income(Line { source, part })
}

// difference 8, income_by_line; proves GP-INC-6, GP-INC-7
#[test]
fn a_source_of_income_is_taken_as_a_whole() {
    let mut game = institute_income(false);
    let (charge, tokens) = (income(PRINTED, Part::Charge), income(PRINTED, Part::Tokens));
    assert_eq!(
        HashSet::from([charge, tokens, income(IncomeSource::Booster, Part::Tokens)]),
        legal(&game).into_iter().collect(),
        "ore and the like came at once"
    );
    assert_eq!(me(&game).ore, 2);
    let mut other = game.clone();
    play(&mut game, &[charge]);
    assert_eq!(game.phase(), Phase::Actions, "nothing is left to decide");
    assert_eq!(me(&game).power, Power::new([3, 0, 4]));
    play(&mut other, &[tokens]);
    assert_eq!(me(&other).power, Power::new([2, 2, 3]), "the token came before the charge");
}

// difference 8, income_by_line
#[test]
fn with_the_switch_income_is_taken_line_by_line() {
    let mut game = institute_income(true);
    assert_eq!(me(&game).ore, 0, "nothing came by itself");
    let (charge, tokens) = (income(PRINTED, Part::Charge), income(PRINTED, Part::Tokens));
    let booster = income(IncomeSource::Booster, Part::Tokens);
    // Something else comes between the two lines of the institute.
    play(&mut game, &[tokens]);
    assert_eq!(me(&game).power, Power::new([1, 4, 0]));
    refused(&game, tokens, "GP-INC-6");
    play(&mut game, &[booster, charge]);
    assert_eq!(me(&game).power, Power::new([0, 6, 1]));
    play(&mut game, &[income(IncomeSource::Booster, Part::Rest), income(IncomeSource::Base, Part::Rest)]);
    assert_eq!((me(&game).ore, game.question().unwrap().seat), (2, Seat::new(1)));
}

const LOWEST: Move = Move::Special(Special::Faction);

/// Bescods at these levels everywhere but in Science, where they are at level 4.
fn bescods(levels: u8, bescods_may_decline: bool) -> Gaia {
    let scene =
        Scene::new(&[Bescods, Xenos]).switches(Switches { bescods_may_decline, ..Switches::default() });
    let scene = Area::ALL.iter().fold(scene, |scene, area| scene.level(0, *area, levels));
    scene.level(0, Area::Science, 4).turn_of(0)
}

// difference 9, bescods_may_decline; proves GP-FAC-BESCODS-5, GP-FAC-BESCODS-8
#[test]
fn the_bescods_must_advance_with_their_action() {
    let mut game = bescods(1, false);
    play(&mut game, &[LOWEST]);
    assert_eq!(decision(&game), Decision::Step(Step::Lowest));
    refused(&game, Move::NoStep, "GP-FAC-BESCODS-8");
    // Level 5 is closed to them: they have no green federation token.
    refused(&bescods(4, false), LOWEST, "GP-FAC-BESCODS-5");
}

// difference 9, bescods_may_decline
#[test]
fn with_the_switch_the_bescods_may_use_their_action_for_nothing() {
    let mut game = bescods(1, true);
    play(&mut game, &[LOWEST, Move::NoStep, Move::EndTurn]);
    assert_eq!(me(&game).research[Area::Economy], 1);
    let mut game = bescods(4, true);
    play(&mut game, &[LOWEST, Move::EndTurn]);
    assert!(me(&game).used.has(Special::Faction));
}

/// Credits, ore, knowledge and points for them after the end, from a stock with QIC.
fn final_resources(faction: Faction, stock: [u8; 4], areas: [u8; 3], fixed: bool) -> ([u8; 3], i32) {
    let game = Scene::new(&[faction, Xenos])
        .switches(Switches { fixed_final_conversion: fixed, ..Switches::default() })
        .structure(0, Institute, (0, 0))
        .player(0, |player| {
            [player.credits, player.ore, player.knowledge, player.qic] = stock;
            (player.power, player.gaiaformers) = (Power::new(areas), if faction == BalTaks { 3 } else { 0 });
        })
        .final_scoring();
    let player = me(&game);
    ([player.credits, player.ore, player.knowledge], player.points.of(Source::Resources))
}

// difference 10, fixed_final_conversion; proves GP-END-9, GP-END-11
#[test]
fn what_is_left_at_the_end_is_converted_in_the_best_way() {
    assert_eq!(final_resources(Terrans, [30, 14, 0, 2], [0, 4, 2], false), ([30, 15, 1], 15));
    assert_eq!(final_resources(Terrans, [26, 14, 0, 3], [0, 0, 2], false), ([30, 15, 0], 15));
    assert_eq!(final_resources(BalTaks, [0, 0, 0, 0], [0, 0, 0], false), ([0, 3, 0], 1));
    assert_eq!(final_resources(Nevlas, [30, 15, 0, 0], [0, 0, 3], false), ([30, 15, 3], 16));
}

// difference 10, fixed_final_conversion
#[test]
fn with_the_switch_power_becomes_credits_and_qic_becomes_ore_at_the_end() {
    assert_eq!(final_resources(Terrans, [30, 14, 0, 2], [0, 4, 2], true), ([30, 15, 0], 15));
    assert_eq!(final_resources(Terrans, [26, 14, 0, 3], [0, 0, 2], true), ([28, 15, 0], 14));
    assert_eq!(final_resources(BalTaks, [0, 0, 0, 0], [0, 0, 0], true), ([0, 0, 0], 0));
    assert_eq!(final_resources(Nevlas, [30, 15, 0, 0], [0, 0, 3], true), ([30, 15, 0], 15));
    assert_eq!(final_resources(Nevlas, [0, 0, 0, 1], [0, 2, 3], true), ([8, 1, 0], 3));
}

/// Itars place the Lost Planet next to a mine of the Xenos, all in the Gaia phase.
fn lost_planet_in_gaia_phase(itars_late_charging: bool) -> Gaia {
    let mut game = Scene::new(&[Itars, Xenos])
        .switches(Switches { itars_late_charging, ..Switches::default() })
        .structure(0, Institute, (0, 0))
        .structure(1, Mine, (2, 0))
        .level(0, Area::Navigation, 4)
        .token(0, Token::Ore, true)
        .player(0, |itars| (itars.knowledge, itars.power.gaia) = (4, 4))
        .gaia_phase();
    let lost = Move::LostPlanet(game.cell(1, 0));
    play(&mut game, &[Move::GaiaTile, Move::Tile(Place::Navigation), Move::Step(Area::Navigation), lost]);
    game
}

// difference 11, itars_late_charging; proves GP-FAC-ITARS-4
#[test]
fn a_lost_planet_of_the_gaia_phase_is_charged_for_in_the_gaia_phase() {
    let game = lost_planet_in_gaia_phase(false);
    assert_eq!((game.phase(), offers(game.clone())), (Phase::Gaia, vec![game.cell(1, 0)]));
    let mut game = game;
    play(&mut game, &[Move::Charge { token_first: false }]);
    assert_eq!(game.phase(), Phase::Actions);
    play(&mut game, &[Move::Research(Area::Economy), Move::EndTurn]);
    assert_eq!(offers(game), [], "once is enough");
}

// difference 11, itars_late_charging
#[test]
fn with_the_switch_a_lost_planet_of_the_gaia_phase_is_charged_for_after_the_next_turn() {
    let mut game = lost_planet_in_gaia_phase(true);
    assert_eq!((game.phase(), offers(game.clone())), (Phase::Actions, vec![]));
    play(&mut game, &[Move::Research(Area::Economy), Move::EndTurn]);
    assert_eq!(offers(game.clone()), [game.cell(1, 0)]);
}

/// An institute with a mine beside it, an academy with two spaces between, and a mine two spaces further.
fn two_spaces_apart(federation_search_heuristic: bool) -> Gaia {
    Scene::new(&[Terrans, Xenos])
        .switches(Switches { federation_search_heuristic, ..Switches::default() })
        .structure(0, Institute, (0, 0))
        .structure(0, Mine, (-1, 0))
        .structure(0, AcademyLeft, (3, 0))
        .structure(0, Mine, (6, 0))
        .player(0, |terrans| terrans.power = Power::new([9, 0, 0]))
        .turn_of(0)
}

const STRAIGHT: [(i8, i8); 5] = [(-1, 0), (0, 0), (1, 0), (2, 0), (3, 0)];
const CURVED: [(i8, i8); 6] = [(-1, 0), (0, 0), (0, 1), (1, 1), (2, 1), (3, 0)];

// difference 13, federation_search_heuristic; proves GP-FED-10, GP-FED-11, GP-FED-27, GP-FED-28
#[test]
fn only_the_shortest_federations_without_superfluous_planets_are_legal() {
    let game = two_spaces_apart(false);
    assert_eq!(game.check_federation(ME, cells(&game, &STRAIGHT)).unwrap().new_satellites.len(), 2);
    assert_eq!(game.check_federation(ME, cells(&game, &CURVED)).unwrap_err().rule, "GP-FED-10");
    let longer: Vec<_> = STRAIGHT.into_iter().chain([(4, 0), (5, 0), (6, 0)]).collect();
    assert_eq!(game.check_federation(ME, cells(&game, &longer)).unwrap_err().rule, "GP-FED-11");

    // There is only one set of planets and only one straight way: nothing is asked but the tokens.
    let mut game = game;
    play(&mut game, &[Move::Federate]);
    assert_eq!(decision(&game), Decision::Token(TakeToken));
    assert_eq!(me(&game).satellites, cells(&game, &[(1, 0), (2, 0)]));
}

// difference 13, federation_search_heuristic
#[test]
fn with_the_switch_a_federation_may_take_a_longer_way() {
    let mut game = two_spaces_apart(true);
    play(&mut game, &[Move::Federate]);
    for planet in [(-1, 0), (3, 0)] {
        let include = game.read_move(&format!("include {},{}", planet.0, planet.1)).unwrap();
        play(&mut game, &[include]);
    }
    play(&mut game, &[Move::Planets]);
    for space in [(0, 1), (1, 1), (2, 1)] {
        let satellite = Move::Satellite(game.cell(space.0, space.1));
        play(&mut game, &[satellite]);
    }
    play(&mut game, &[Move::Planets]);
    assert_eq!(decision(&game), Decision::Token(TakeToken));
    assert_eq!(me(&game).satellites, cells(&game, &[(0, 1), (1, 1), (2, 1)]));
    assert_eq!(me(&game).power.total(), 6);

    // What is legal by our rules is another matter, and does not change.
    let game = two_spaces_apart(true);
    assert!(game.check_federation(ME, cells(&game, &STRAIGHT)).is_ok());
    assert_eq!(game.check_federation(ME, cells(&game, &CURVED)).unwrap_err().rule, "GP-FED-10");
}

/// Ivits with six power in one place: one satellite away from a space station, two satellites from a mine.
fn station_or_mine(ivits_compare_planets_only: bool) -> Gaia {
    Scene::new(&[Ivits, Xenos])
        .switches(Switches { ivits_compare_planets_only, ..Switches::default() })
        .structure(0, Institute, (0, 0))
        .structure(0, AcademyLeft, (1, 0))
        .station(0, (3, 0))
        .structure(0, Mine, (-3, 0))
        .player(0, |ivits| ivits.qic = 3)
        .turn_of(0)
}

const WITH_STATION: [(i8, i8); 4] = [(0, 0), (1, 0), (2, 0), (3, 0)];
const WITH_MINE: [(i8, i8); 5] = [(-3, 0), (-2, 0), (-1, 0), (0, 0), (1, 0)];

// difference 15, ivits_compare_planets_only; proves GP-FED-11, GP-FED-28
#[test]
fn a_federation_of_the_ivits_is_not_forbidden_by_stations_outside_it() {
    let game = station_or_mine(false);
    assert!(game.check_federation(ME, cells(&game, &WITH_STATION)).is_ok());
    assert!(game.check_federation(ME, cells(&game, &WITH_MINE)).is_ok());
}

// difference 15, ivits_compare_planets_only
#[test]
fn with_the_switch_stations_outside_a_federation_of_the_ivits_may_forbid_it() {
    let game = station_or_mine(true);
    assert!(game.check_federation(ME, cells(&game, &WITH_STATION)).is_ok());
    assert!(game.check_federation(ME, cells(&game, &WITH_MINE)).is_err(), "though no rule of ours says so");
}

/// Nothing to build on within reach, and not a QIC to reach further, but power and QIC actions open.
fn nowhere_to_go(faction: Faction, booster: Booster) -> Scene {
    Scene::new(&[faction, Xenos]).booster(0, booster).structure(0, Institute, (0, 0)).player(0, |player| {
        (player.ore, player.credits, player.qic) = (15, 30, 0);
        player.power = Power::new([0, 0, 12]);
    })
}

// difference 16, offer_dead_ends; proves GP-SPEC-4, GP-ACT-14
#[test]
fn actions_that_would_leave_nothing_to_build_are_not_offered() {
    let step = |steps| Move::Act(steps, Purse::Tokens);
    let stuck = nowhere_to_go(Terrans, Booster::TerraformingStep).turn_of(0);
    refused(&stuck, step(BoardAction::OneStep), "GP-ACT-14");
    refused(&stuck, step(BoardAction::TwoSteps), "GP-ACT-14");
    refused(&stuck, BOOSTER, "GP-SPEC-4");
    refused(&nowhere_to_go(Terrans, Booster::Range).turn_of(0), BOOSTER, "GP-SPEC-4");

    // A planet in reach opens them all.
    let open = |booster| nowhere_to_go(Terrans, booster).planet((1, 0), Planet::Oxide).turn_of(0);
    let game = open(Booster::TerraformingStep);
    assert!(legal(&game).contains(&step(BoardAction::OneStep)));
    assert!(legal(&game).contains(&step(BoardAction::TwoSteps)));
    assert!(legal(&game).contains(&BOOSTER));
    assert!(legal(&open(Booster::Range)).contains(&BOOSTER));
}

// difference 16, offer_dead_ends; proves GP-SPEC-4, GP-FAC-IVITS-7
#[test]
fn a_space_station_is_not_offered_when_none_is_left() {
    let full = [(1, 0), (2, 0), (3, 0), (4, 0), (5, 0), (6, 0)];
    let ivits = |stations: &[(i8, i8)]| {
        let scene = nowhere_to_go(Ivits, Booster::Range);
        stations.iter().fold(scene, |scene, at| scene.station(0, *at)).turn_of(0)
    };
    assert!(legal(&ivits(&full[..5])).contains(&INSTITUTE));
    refused(&ivits(&full), INSTITUTE, "GP-FAC-IVITS-7");
}

// difference 16, offer_dead_ends; proves GP-ACT-16
#[test]
fn the_tile_action_is_not_offered_without_a_tile_to_take() {
    let tile = Move::Act(BoardAction::TechTile, Purse::Tokens);
    let rich = || nowhere_to_go(Terrans, Booster::Range).player(0, |terrans| terrans.qic = 4);
    assert!(legal(&rich().turn_of(0)).contains(&tile));
    let all = Standard::ALL.iter().fold(rich(), |scene, standard| {
        scene.player(0, |terrans| terrans.tiles[*standard] = TileState::Open)
    });
    refused(&all.turn_of(0), tile, "GP-ACT-16");
}
