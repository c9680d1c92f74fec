//! Rounds, turns and clean-up (GP-ROUND, GP-TURN, GP-CLEAN), with the turn order variant (GP-VAR-1, GP-VAR-2).

use gaia::names::{
    Area, BoardAction, Booster, Faction, FreeAction, Place, Planet, RoundTile, Standard, Structure, Token,
};
use gaia::scene::Scene;
use gaia::{
    Decision, Gaia, Move, OwnTurn, Phase, PlaceLostPlanet, Power, Purse, Source, Special, Step, Stone,
    TakeTile, TileState, TurnOrder,
};
use table::{Game, Rng, Seat, Seed, Turn};

use crate::common::{apply, asked, legal, me, play, plenty, refused};

use Faction::{Geodens, Itars, Terrans, Xenos};

const SCIENCE: Move = Move::Research(Area::Science);

/// Passes with the first booster that lies open.
fn pass(game: &mut Gaia) {
    let booster = if game.round() == 6 { None } else { game.open_boosters().next() };
    play(game, &[Move::Pass(booster)]);
}

/// Researches and ends the turn.
fn act(game: &mut Gaia) {
    play(game, &[SCIENCE, Move::EndTurn]);
}

fn seats(numbers: &[u8]) -> Vec<Seat> {
    numbers.iter().copied().map(Seat::new).collect()
}

fn turn(seat: u8, acted: bool) -> (u8, Decision) {
    (seat, Decision::Turn(OwnTurn { acted, change: 0 }))
}

fn three() -> Scene {
    let scene = Scene::new(&[Terrans, Xenos, Geodens]);
    (0..3).fold(scene, |scene, player| scene.player(player, |player| player.knowledge = 15))
}

// proves GP-ROUND-1, GP-ROUND-2, GP-END-1
#[test]
fn a_game_has_six_rounds_of_the_same_phases() {
    let mut rng = Rng::new(Seed::from_number(3));
    for players in 2..=4 {
        let mut game = table::check::dealt::<Gaia>(&Gaia::default_setup(players), Seed::from_number(8));
        let mut path = vec![(0, Phase::Factions)];
        while let Turn::Of(_) = game.to_move() {
            if path.last() != Some(&(game.round(), game.phase())) {
                path.push((game.round(), game.phase()));
            }
            let any = *rng.pick(&legal(&game));
            apply(&mut game, any);
        }
        let rounds: Vec<_> =
            path.iter().filter(|(_, phase)| *phase == Phase::Actions).map(|(round, _)| *round).collect();
        assert_eq!(rounds, [1, 2, 3, 4, 5, 6], "one action phase in every round");
        let place = |phase: Phase| {
            [Phase::Income, Phase::Gaia, Phase::Actions].iter().position(|known| *known == phase)
        };
        assert!(path.windows(2).all(|pair| pair[0].0 < pair[1].0 || place(pair[0].1) <= place(pair[1].1)));
        assert_eq!((game.round(), game.phase()), (6, Phase::Over));
        assert!(game.players().values().all(|player| player.passed));
        refused(&game, Move::Pass(None), "GP-END-1");
    }
}

// proves GP-ROUND-2, GP-ROUND-6
#[test]
fn income_comes_before_the_gaia_phase_and_both_in_turn_order() {
    let scene = [0, 1].into_iter().fold(Scene::new(&[Terrans, Itars]), |scene, player| {
        scene.structure(player, Structure::Institute, (4 * player as i8, 0)).player(player, |player| {
            player.power = Power { gaia: 4, ..Power::new([0, 1, 0]) };
        })
    });
    let mut game = scene.turn_of(1);
    pass(&mut game);
    pass(&mut game);
    assert_eq!(game.round(), 2);
    let mut questions = Vec::new();
    while game.phase() != Phase::Actions {
        questions.push((asked(&game).0, game.phase()));
        // The last answer ends the own part of the Gaia phase.
        let last = *legal(&game).last().unwrap();
        apply(&mut game, last);
    }
    questions.dedup();
    assert_eq!(questions, [(1, Phase::Income), (0, Phase::Income), (1, Phase::Gaia), (0, Phase::Gaia)]);
    assert_eq!(asked(&game), turn(1, false));
}

// proves GP-ROUND-3
#[test]
fn turns_go_clockwise_and_skip_those_who_have_passed() {
    let mut game = three().turn_of(0);
    let mut order = Vec::new();
    for passes in [false, true, false, false, false, true] {
        order.push(game.to_move().seat().unwrap());
        if passes { pass(&mut game) } else { act(&mut game) }
    }
    assert_eq!(order, seats(&[0, 1, 2, 0, 2, 0]));
    assert_eq!(asked(&game), turn(2, false), "the last player goes on alone");
    act(&mut game);
    assert_eq!(asked(&game), turn(2, false));
}

/// Seat 1 passes first, then seat 0, then seat 2; the order of the next round.
fn next_order(variant: TurnOrder) -> Gaia {
    let mut game = three().turn_order(variant).turn_of(1);
    pass(&mut game);
    act(&mut game);
    pass(&mut game);
    pass(&mut game);
    assert_eq!(game.round(), 2);
    game
}

// proves GP-ROUND-4, GP-ROUND-5
#[test]
fn the_first_to_pass_starts_the_next_round_clockwise() {
    let mut game = next_order(TurnOrder::default());
    assert_eq!(game.order(), seats(&[1, 2, 0]), "although seat 2 passed last");
    for seat in [1, 2, 0, 1] {
        assert_eq!(asked(&game), turn(seat, false));
        act(&mut game);
    }
}

// proves GP-VAR-1, GP-ROUND-5
#[test]
fn with_the_variant_the_order_of_passing_is_the_next_turn_order() {
    let mut game = next_order(TurnOrder::Passing);
    assert_eq!(game.order(), seats(&[1, 0, 2]));
    for seat in [1, 0, 2, 1] {
        assert_eq!(asked(&game), turn(seat, false));
        act(&mut game);
    }
    let fresh = table::check::dealt::<Gaia>(&Gaia::default_setup(3), Seed::from_number(1));
    assert_eq!(fresh.order(), seats(&[0, 1, 2]), "the first round is played in seating order");
}

// proves GP-VAR-2, GP-CHARGE-9
#[test]
fn with_the_variant_charging_still_goes_clockwise_by_seat() {
    let mut game = three()
        .turn_order(TurnOrder::Passing)
        .structure(0, Structure::Mine, (0, 0))
        .planet((0, 1), Planet::Terra)
        .structure(1, Structure::Mine, (1, 1))
        .structure(2, Structure::Mine, (-1, 1))
        .turn_of(2);
    pass(&mut game);
    act(&mut game);
    pass(&mut game);
    pass(&mut game);
    assert_eq!(game.order(), seats(&[2, 1, 0]));
    act(&mut game);
    act(&mut game);
    let mine = Move::Mine(game.cell(0, 1));
    play(&mut game, &[mine, Move::EndTurn]);
    assert!(matches!(asked(&game), (1, Decision::Charge(_))));
    play(&mut game, &[Move::Decline]);
    assert!(matches!(asked(&game), (2, Decision::Charge(_))));
}

// proves GP-TURN-1
#[test]
fn a_turn_has_exactly_one_main_action() {
    let mut game = three().turn_of(0);
    refused(&game, Move::EndTurn, "GP-TURN-1");
    play(&mut game, &[SCIENCE]);
    assert_eq!(asked(&game), turn(0, true));
    refused(&game, SCIENCE, "GP-TURN-1");
    let booster = game.open_boosters().next();
    refused(&game, Move::Pass(booster), "GP-TURN-1");
    play(&mut game, &[Move::EndTurn]);
    assert_eq!(asked(&game), turn(1, false));
    pass(&mut game);
    assert_eq!(asked(&game), turn(2, false), "passing was the whole turn");
}

// proves GP-TURN-2, GP-PASS-1
#[test]
fn main_actions_may_be_repeated_in_a_round_but_passing_not() {
    let mut game = Scene::new(&[Terrans, Xenos])
        .structure(0, Structure::Mine, (0, 0))
        .planet((1, 0), Planet::Terra)
        .planet((0, 1), Planet::Terra)
        .player(0, plenty)
        .turn_of(1);
    pass(&mut game);
    let (east, south) = (game.cell(1, 0), game.cell(0, 1));
    for action in [SCIENCE, SCIENCE, Move::Mine(east), Move::Mine(south), SCIENCE] {
        play(&mut game, &[action, Move::EndTurn]);
    }
    let terrans = me(&game);
    assert_eq!((terrans.research[Area::Science], terrans.structures[Structure::Mine].len()), (3, 3));
    let stations = [east, south].map(|cell| Move::Upgrade(cell, Structure::TradingStation));
    for action in stations {
        play(&mut game, &[action, Move::EndTurn]);
    }
    assert_eq!((game.round(), game.passed()), (1, &seats(&[1])[..]), "seat 1 was not asked again");
}

// proves GP-TURN-3
#[test]
fn free_actions_come_before_and_after_the_main_action_never_during_it() {
    let credit = Move::Convert(FreeAction::OreToCredit, Purse::Tokens);
    let mut game = Scene::new(&[Terrans, Xenos])
        .structure(0, Structure::TradingStation, (0, 0))
        .player(0, |terrans| {
            plenty(terrans);
            terrans.credits = 10;
            terrans.power = Power::new([0, 4, 4]);
        })
        .turn_of(0);
    let lab = Move::Upgrade(game.cell(0, 0), Structure::ResearchLab);
    play(&mut game, &[credit, credit, lab]);
    refused(&game, credit, "GP-TURN-3");
    refused(&game, Move::Sacrifice(Stone::Aside), "GP-TURN-3");
    play(&mut game, &[Move::Tile(Place::Free1)]);
    refused(&game, credit, "GP-TURN-3");
    play(&mut game, &[Move::NoStep, credit, Move::Sacrifice(Stone::Aside), credit, Move::EndTurn]);
    assert_eq!(me(&game).credits, 10 + 4 - 5);
}

// proves GP-TURN-4
#[test]
fn the_whole_cost_must_be_payable_when_the_action_starts() {
    let game = |ore: u8| {
        Scene::new(&[Terrans, Xenos])
            .structure(0, Structure::TradingStation, (0, 0))
            .tile_at(Place::Free1, Standard::OreQic)
            .player(0, |terrans| (terrans.ore, terrans.credits, terrans.knowledge) = (ore, 5, 3))
            .turn_of(0)
    };
    let lab = Move::Upgrade(game(0).cell(0, 0), Structure::ResearchLab);
    assert!(game(3).check(lab).is_ok());
    // The tile would give the missing ore, but only afterwards.
    refused(&game(2), lab, "GP-UPG-8");
    refused(&game(3), SCIENCE, "GP-RES-1");
}

// proves GP-TURN-4
#[test]
fn an_action_must_be_carried_out_completely() {
    let mut game = Scene::new(&[Terrans, Xenos])
        .structure(0, Structure::Mine, (0, 0))
        .planet((1, 0), Planet::Volcanic)
        .player(0, plenty)
        .turn_of(0);
    play(&mut game, &[Move::Act(BoardAction::TwoSteps, Purse::Tokens)]);
    refused(&game, Move::EndTurn, "GP-TURN-7");
    assert_eq!(legal(&game), [Move::Mine(game.cell(1, 0))], "terraforming alone is no answer");
}

// proves GP-TURN-5
#[test]
fn a_player_who_has_passed_takes_no_turns_but_may_charge() {
    let mut game = Scene::new(&[Terrans, Xenos])
        .structure(0, Structure::Mine, (0, 0))
        .planet((1, 0), Planet::Terra)
        .structure(1, Structure::Mine, (2, 0))
        .player(1, |xenos| xenos.power = Power::new([1, 0, 0]))
        .turn_of(1);
    pass(&mut game);
    let mine = Move::Mine(game.cell(1, 0));
    play(&mut game, &[mine, Move::EndTurn]);
    assert!(matches!(asked(&game), (1, Decision::Charge(_))));
    play(&mut game, &[Move::Charge { token_first: false }]);
    assert_eq!(game.players()[Seat::new(1)].power, Power::new([0, 1, 0]));
    assert_eq!(asked(&game), turn(0, false), "no turn for seat 1");
}

// proves GP-TURN-6
#[test]
fn the_action_phase_ends_with_the_last_pass() {
    let mut game = three().turn_of(0);
    pass(&mut game);
    pass(&mut game);
    assert_eq!((game.round(), game.phase(), game.passed().len()), (1, Phase::Actions, 2));
    pass(&mut game);
    assert_eq!((game.round(), game.passed().len()), (2, 0));
}

// proves GP-TURN-7
#[test]
fn questions_of_an_action_are_answered_in_the_order_they_arise() {
    let mut game = Scene::new(&[Terrans, Xenos])
        .structure(0, Structure::TradingStation, (0, 0))
        .level(0, Area::Navigation, 4)
        .token(0, Token::Ore, true)
        .player(0, plenty)
        .turn_of(0);
    let (lab, lost) =
        (Move::Upgrade(game.cell(0, 0), Structure::ResearchLab), Move::LostPlanet(game.cell(2, 0)));
    let answers = [lab, Move::Tile(Place::Navigation), Move::Step(Area::Navigation), lost];
    let questions = [
        turn(0, false).1,
        Decision::TechTile(TakeTile),
        Decision::Step(Step::Only(Area::Navigation)),
        Decision::LostPlanet(PlaceLostPlanet),
    ];
    for (index, (question, answer)) in questions.into_iter().zip(answers).enumerate() {
        assert_eq!(asked(&game), (0, question));
        for later in &answers[index + 1..] {
            refused(&game, *later, "GP-TURN-7");
        }
        play(&mut game, &[answer]);
    }
    assert_eq!(asked(&game), turn(0, true));
}

// proves GP-TURN-8
#[test]
fn opponents_charge_after_the_whole_turn() {
    let mut game = Scene::new(&[Terrans, Xenos])
        .structure(0, Structure::Mine, (0, 0))
        .planet((1, 0), Planet::Terra)
        .structure(1, Structure::Mine, (2, 0))
        .player(0, plenty)
        .turn_of(0);
    let mine = Move::Mine(game.cell(1, 0));
    play(&mut game, &[mine]);
    assert_eq!(asked(&game), turn(0, true), "nobody is interrupted");
    play(&mut game, &[Move::Convert(FreeAction::PowerToCredit, Purse::Tokens)]);
    assert_eq!(asked(&game), turn(0, true));
    play(&mut game, &[Move::EndTurn]);
    assert!(matches!(asked(&game), (1, Decision::Charge(_))));
    play(&mut game, &[Move::Decline]);
    assert_eq!(asked(&game), turn(1, false));
}

// proves GP-TURN-9
#[test]
fn who_has_no_other_main_action_must_pass() {
    let game = Scene::new(&[Terrans, Xenos])
        .structure(0, Structure::Mine, (0, 0))
        .player(0, |terrans| {
            (terrans.credits, terrans.ore, terrans.knowledge, terrans.qic) = (0, 0, 0, 0);
            terrans.power = Power::default();
        })
        .turn_of(0);
    assert!(legal(&game).iter().copied().eq(game.open_boosters().map(|booster| Move::Pass(Some(booster)))));
    refused(&game, Move::EndTurn, "GP-TURN-1");
}

/// Round `round`, with a power action and a special action used by seat 0, and everybody passing.
fn used_actions(round: u8) -> Gaia {
    let charge = Move::Special(Special::Standard(Standard::ActionChargeFour));
    let credits = Move::Act(BoardAction::SevenCredits, Purse::Tokens);
    let mut game = Scene::new(&[Terrans, Xenos])
        .round(round, RoundTile::Mine)
        .player(0, |terrans| terrans.tiles[Standard::ActionChargeFour] = TileState::Open)
        .player(0, |terrans| terrans.power = Power::new([0, 0, 12]))
        .player(1, |xenos| (xenos.power, xenos.knowledge) = (Power::new([0, 0, 12]), 9))
        .turn_of(0);
    play(&mut game, &[credits, Move::EndTurn]);
    refused(&game, credits, "GP-ACT-1");
    pass(&mut game);
    play(&mut game, &[charge, Move::EndTurn]);
    refused(&game, charge, "GP-SPEC-2");
    pass(&mut game);
    game
}

// proves GP-CLEAN-1
#[test]
fn after_rounds_1_to_5_all_actions_are_free_again() {
    for round in 1..=5 {
        let mut game = used_actions(round);
        assert_eq!(game.round(), round + 1);
        assert!(game.used_actions().values().all(Option::is_none));
        assert!(game.check(Move::Act(BoardAction::SevenCredits, Purse::Tokens)).is_ok(), "for seat 1");
        act(&mut game);
        assert!(
            game.check(Move::Special(Special::Standard(Standard::ActionChargeFour))).is_ok(),
            "for seat 0"
        );
    }
}

// proves GP-CLEAN-4, GP-ROUND-2
#[test]
fn after_round_6_there_is_final_scoring_and_no_clean_up() {
    let game = used_actions(6);
    assert_eq!((game.round(), game.phase()), (6, Phase::Over));
    assert_eq!(
        game.used_actions()[BoardAction::SevenCredits],
        Some(Seat::new(0)),
        "tokens stay where they are"
    );
    assert_eq!(game.order(), seats(&[0, 1]));
    assert!(me(&game).points.of(Source::Resources) > 0);
}

// proves GP-CLEAN-2
#[test]
fn a_new_booster_works_after_clean_up() {
    let mut game = Scene::new(&[Terrans, Xenos])
        .structure(0, Structure::Mine, (0, 0))
        .planet((1, 0), Planet::Oxide)
        .player(0, plenty)
        .player(0, |terrans| terrans.credits = 10)
        .turn_of(0);
    play(&mut game, &[Move::Pass(Some(Booster::TerraformingStep))]);
    let terrans = me(&game).clone();
    assert_eq!(
        (terrans.credits, terrans.booster),
        (10, Some(Booster::TerraformingStep)),
        "nothing this round"
    );
    refused(&game, Move::Pass(Some(Booster::TerraformingStep)), "GP-PASS-3");
    pass(&mut game);
    assert_eq!(me(&game).credits, 12, "its income");
    assert!(game.check(Move::Special(Special::Booster)).is_ok(), "and its action");
}

// proves GP-CLEAN-3
#[test]
fn a_round_tile_scores_in_its_round_only() {
    let mut game = Scene::new(&[Terrans, Xenos])
        .round(1, RoundTile::Mine)
        .structure(0, Structure::Mine, (0, 0))
        .planet((1, 0), Planet::Terra)
        .planet((0, 1), Planet::Terra)
        .player(0, plenty)
        .turn_of(0);
    assert_eq!(game.round_tiles()[1], RoundTile::GaiaMine3, "the tile of round 2");
    let mines = [(1, 0), (0, 1)].map(|(q, r)| Move::Mine(game.cell(q, r)));
    play(&mut game, &[mines[0], Move::EndTurn]);
    let round = |game: &Gaia, round| me(game).points.of(Source::Round(round));
    assert_eq!(round(&game, 1), 2);
    pass(&mut game);
    pass(&mut game);
    act(&mut game);
    play(&mut game, &[mines[1], Move::EndTurn]);
    assert_eq!((round(&game, 1), round(&game, 2)), (2, 0));
}
