//! Action 8, passing (GP-PASS).

use gaia::names::{Advanced, Booster, Faction, FreeAction, Planet, Standard, Structure};
use gaia::scene::Scene;
use gaia::{Decision, Gaia, Move, OwnTurn, Player, Power, Purse, Source, Special, TileState};
use table::{Game, Seat, Turn};

use crate::common::{decision, legal, play, player, refusal, refused};

/// Booster 1 is held by the Terrans and 2 by the Xenos; 3, 4 and 5 lie open.
fn terrans_and_xenos() -> Scene {
    Scene::new(&[Faction::Terrans, Faction::Xenos]).structure(0, Structure::Mine, (0, 0)).structure(
        1,
        Structure::Mine,
        (-6, 0),
    )
}

fn turn_of(seat: u8) -> Turn {
    Turn::Of(Seat::new(seat))
}

fn pass(booster: Booster) -> Move {
    Move::Pass(Some(booster))
}

/// The boosters with which the player to move may pass.
fn choices(game: &Gaia) -> Vec<Option<Booster>> {
    let moves = legal(game);
    let passes =
        moves.into_iter().filter_map(|mv| if let Move::Pass(booster) = mv { Some(booster) } else { None });
    passes.collect()
}

// proves GP-PASS-1
#[test]
fn whoever_passes_is_out_for_the_round_while_the_others_go_on() {
    let mut game = terrans_and_xenos().turn_of(0);
    assert!(
        game.check(Move::Upgrade(game.cell(0, 0), Structure::TradingStation)).is_ok(),
        "though they could act"
    );
    game.play(pass(Booster::TokensOre)).unwrap();
    assert!(player(&game, 0).passed);

    let upgrade = Move::Upgrade(game.cell(-6, 0), Structure::TradingStation);
    play(&mut game, &[upgrade, Move::EndTurn]);
    assert_eq!(game.to_move(), turn_of(1), "the Terrans get no further turn");
    game.play(pass(Booster::Range)).unwrap();
    assert_eq!(game.round(), 2);
    assert!(!player(&game, 0).passed && !player(&game, 1).passed);
    assert_eq!(game.to_move(), turn_of(0));
}

// proves GP-PASS-1
#[test]
fn a_player_who_can_do_nothing_else_must_pass() {
    let mut game = terrans_and_xenos()
        .player(0, |p| {
            (p.credits, p.ore, p.knowledge, p.qic) = (0, 0, 0, 0);
            p.power = Power::new([8, 0, 0]);
        })
        .turn_of(0);
    let moves = legal(&game);
    assert_eq!(moves, [Booster::TokensOre, Booster::TerraformingStep, Booster::Range].map(pass));
    game.play(moves[0]).unwrap();
    assert_eq!(game.passed(), [Seat::new(0)]);
}

// proves GP-PASS-2
#[test]
fn passing_scores_the_booster_and_all_pass_tiles_as_they_count_at_that_moment() {
    let mut game = terrans_and_xenos()
        .structure(0, Structure::ResearchLab, (3, 0))
        .structure(0, Structure::ResearchLab, (5, 0))
        .planet((1, 0), Planet::Oxide)
        .booster(0, Booster::Mines)
        .player(0, |p| {
            p.tiles[Standard::SevenVp] = TileState::Covered(Advanced::PassLabs);
            p.tiles[Standard::OreQic] = TileState::Covered(Advanced::PassPlanetTypes);
            p.ore = 4;
        })
        .turn_of(0);
    // The mine of this round counts for the booster and as a new planet type.
    let mine = Move::Mine(game.cell(1, 0));
    play(&mut game, &[mine, Move::EndTurn, pass(Booster::TokensOre)]);
    assert_eq!(player(&game, 0).vp(), 10);
    game.play(pass(Booster::Range)).unwrap();
    let tally = &player(&game, 0).points;
    assert_eq!(tally.of(Source::Booster(Booster::Mines)), 2);
    assert_eq!(tally.of(Source::Advanced(Advanced::PassLabs)), 2 * 3);
    assert_eq!(tally.of(Source::Advanced(Advanced::PassPlanetTypes)), 2);
    assert_eq!(tally.total(), 10 + 2 + 6 + 2);
}

// proves GP-PASS-3
#[test]
fn one_of_the_three_open_boosters_is_taken_for_the_old_one() {
    let mut game = terrans_and_xenos().turn_of(0);
    let open = [Booster::TokensOre, Booster::TerraformingStep, Booster::Range].map(Some);
    assert_eq!(choices(&game), open);
    refused(&game, Move::Pass(None), "GP-PASS-3");
    assert_eq!(refusal(&game, pass(Booster::CreditsQic)), "GP-PASS-3", "the Xenos hold it");
    assert_eq!(refusal(&game, pass(Booster::Mines)), "GP-PASS-3", "it is not in this game");

    game.play(pass(Booster::TerraformingStep)).unwrap();
    assert_eq!(player(&game, 0).booster, Some(Booster::TerraformingStep));
    let open = [Booster::OreKnowledge, Booster::TokensOre, Booster::Range].map(Some);
    assert_eq!(choices(&game), open, "the Terrans' old booster is there for those who pass later");
    game.play(pass(Booster::OreKnowledge)).unwrap();
    assert_eq!(player(&game, 1).booster, Some(Booster::OreKnowledge));
    assert_eq!(game.round(), 2);
}

// proves GP-PASS-4
#[test]
fn nobody_takes_back_the_booster_just_returned() {
    let game = terrans_and_xenos().turn_of(0);
    refused(&game, pass(Booster::OreKnowledge), "GP-PASS-4");
    let moves = legal(&game);
    assert!(!moves.contains(&pass(Booster::OreKnowledge)));
}

// proves GP-PASS-5
#[test]
fn in_the_last_round_the_booster_is_scored_and_returned_but_none_is_taken() {
    let scene = |round| {
        let tile = gaia::names::RoundTile::Research;
        terrans_and_xenos()
            .structure(0, Structure::Mine, (2, 0))
            .booster(0, Booster::Mines)
            .round(round, tile)
    };
    assert_eq!(refusal(&scene(5).turn_of(0), Move::Pass(None)), "GP-PASS-3", "round 5 is not the last");

    let mut game = scene(6).turn_of(0);
    assert_eq!(choices(&game), [None]);
    refused(&game, pass(Booster::Range), "GP-PASS-5");
    game.play(Move::Pass(None)).unwrap();
    assert_eq!(player(&game, 0).booster, None);
    assert_eq!(player(&game, 0).points.of(Source::Booster(Booster::Mines)), 2);
    assert!(game.open_boosters().any(|open| open == Booster::Mines));
    game.play(Move::Pass(None)).unwrap();
    assert_eq!(game.to_move(), Turn::Over);
}

// proves GP-PASS-2, GP-PASS-5
#[test]
fn pass_tiles_score_in_every_round_also_in_the_last() {
    for round in [1, 5, 6] {
        let tiles = [Advanced::PassFederation, Advanced::PassLabs, Advanced::PassPlanetTypes];
        let under = [Standard::SevenVp, Standard::OreQic, Standard::VpGaiaMine];
        let mut game = terrans_and_xenos()
            .structure(0, Structure::ResearchLab, (3, 0))
            .token(0, gaia::names::Token::Ore, true)
            .round(round, gaia::names::RoundTile::Research)
            .player(0, |p| {
                tiles.iter().zip(under).for_each(|(tile, below)| p.tiles[below] = TileState::Covered(*tile));
            })
            .turn_of(0);
        let way = legal(&game).into_iter().find(|mv| matches!(mv, Move::Pass(_))).unwrap();
        game.play(way).unwrap();
        let tally = &player(&game, 0).points;
        let scored = tiles.map(|tile| tally.of(Source::Advanced(tile)));
        assert_eq!(scored, [3, 3, 1], "round {round}");
        // The tiles of those who have not passed do not score.
        assert_eq!(player(&game, 1).vp(), 10);
    }
}

// proves GP-PASS-6
#[test]
fn the_new_booster_has_no_effect_before_the_next_round() {
    // Booster 6 lies open: the Xenos had it in hand before.
    let mut game = terrans_and_xenos().booster(1, Booster::Mines).booster(1, Booster::CreditsQic).turn_of(0);
    // No points for it in the round in which it is taken, and nobody else can take it.
    let stock = |p: &Player| (p.credits, p.ore, p.knowledge, p.qic, p.power, p.vp());
    let before = stock(player(&game, 0));
    game.play(pass(Booster::Mines)).unwrap();
    assert_eq!(stock(player(&game, 0)), before);
    refused(&game, pass(Booster::Mines), "GP-PASS-3");
    game.play(pass(Booster::Range)).unwrap();
    assert_eq!(game.round(), 2);
    assert_eq!(player(&game, 0).points.of(Source::Booster(Booster::Mines)), 0);
    // Income of round 2: the board's 1 ore and 1 knowledge, 1 ore of the mine, 1 ore of the new booster.
    assert_eq!((player(&game, 0).ore, player(&game, 0).knowledge), (before.1 + 3, before.2 + 1));
    game.play(pass(Booster::TokensOre)).unwrap();
    assert_eq!(player(&game, 0).points.of(Source::Booster(Booster::Mines)), 1);
}

// proves GP-PASS-7
#[test]
fn the_first_to_pass_starts_the_next_round() {
    let mut game = Scene::new(&[Faction::Terrans, Faction::Xenos, Faction::Firaks])
        .structure(0, Structure::Mine, (0, 0))
        .turn_of(0);
    let upgrade = Move::Upgrade(game.cell(0, 0), Structure::TradingStation);
    play(&mut game, &[upgrade, Move::EndTurn]);
    play(&mut game, &[pass(Booster::TerraformingStep), pass(Booster::Range), pass(Booster::Mines)]);
    assert_eq!(game.round(), 2);
    assert_eq!(game.order(), [1, 2, 0].map(Seat::new), "the Xenos passed first");
    assert_eq!(game.to_move(), turn_of(1));
}

// proves GP-PASS-8, GP-FREE-1
#[test]
fn free_actions_come_before_passing_but_not_after() {
    let to_credit = Move::Convert(FreeAction::OreToCredit, Purse::Tokens);
    let mut game = terrans_and_xenos().turn_of(0);
    play(&mut game, &[to_credit, to_credit, pass(Booster::Range)]);
    assert_eq!((player(&game, 0).ore, player(&game, 0).credits), (2, 17));
    // The turn is over at once: the next question is the Xenos' turn.
    assert_eq!(game.to_move(), turn_of(1));
    assert!(matches!(decision(&game), Decision::Turn(OwnTurn { acted: false, .. })));
    refused(&game, Move::EndTurn, "GP-TURN-1");
}

// proves GP-PASS-6, GP-SPEC-6
#[test]
fn the_action_of_the_new_booster_waits_for_the_next_round() {
    let mut game = terrans_and_xenos().planet((1, 0), Planet::Oxide).turn_of(0);
    play(&mut game, &[pass(Booster::TerraformingStep)]);
    assert_eq!(game.to_move(), turn_of(1), "the Terrans cannot use it in this round");
    play(&mut game, &[pass(Booster::Range)]);
    assert!(game.check(Move::Special(Special::Booster)).is_ok());
}
