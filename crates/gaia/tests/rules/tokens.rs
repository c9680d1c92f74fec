//! Federation tokens (GP-FTOK).

use gaia::names::{Area, BoardAction, Count, Faction, Structure, Token};
use gaia::scene::Scene;
use gaia::{Gaia, Move, OwnToken, Player, Purse};
use table::Game;

use crate::common::{ME, legal, me};

/// Terrans about to take the token of a federation, with nothing in stock.
fn federation(change: impl FnOnce(Scene) -> Scene) -> Gaia {
    let scene = Scene::new(&[Faction::Terrans, Faction::Taklons])
        .structure(0, Structure::Institute, (0, 0))
        .structure(0, Structure::TradingStation, (1, 0))
        .structure(0, Structure::TradingStation, (0, 1))
        .player(0, |player| (player.credits, player.ore, player.knowledge, player.qic) = (0, 0, 0, 0));
    let mut game = change(scene).turn_of(0);
    game.play(Move::Federate).unwrap();
    game
}

/// The player after taking a token of this kind.
fn after(token: Token) -> Player {
    let mut game = federation(|scene| scene);
    game.play(Move::Token(token)).unwrap();
    me(&game).clone()
}

/// Points beyond the first 10, credits, ore, knowledge, QIC, tokens in area I beyond the first 4.
fn gained(player: &Player) -> (i32, u8, u8, u8, u8, u8) {
    (player.vp() - 10, player.credits, player.ore, player.knowledge, player.qic, player.power.areas[0] - 4)
}

// proves GP-FTOK-1, GP-FTOK-2, GP-FTOK-3, GP-FTOK-4, GP-FTOK-5, GP-FTOK-6
#[test]
fn every_kind_gives_what_is_printed_on_it() {
    let kinds = [
        (Token::TwelveVp, false, (12, 0, 0, 0, 0, 0)),
        (Token::Qic, true, (8, 0, 0, 0, 1, 0)),
        (Token::PowerTokens, true, (8, 0, 0, 0, 0, 2)),
        (Token::Ore, true, (7, 0, 2, 0, 0, 0)),
        (Token::Credits, true, (7, 6, 0, 0, 0, 0)),
        (Token::Knowledge, true, (6, 0, 0, 2, 0, 0)),
    ];
    for (kind, green, gain) in kinds {
        let player = after(kind);
        assert_eq!(gained(&player), gain, "{kind}");
        assert_eq!(player.tokens[..], [OwnToken { kind, green }]);
    }
}

// GP-EX-31; proves GP-FTOK-6, GP-FED-16
#[test]
fn six_points_and_two_knowledge_on_a_green_token() {
    let player = after(Token::Knowledge);
    assert_eq!((player.vp(), player.knowledge), (16, 2));
    assert!(player.has_green_token());
    assert!(!after(Token::TwelveVp).has_green_token());
}

// proves GP-FTOK-7
#[test]
fn the_token_of_the_gleens_gives_resources_but_no_points() {
    let mut game = Scene::new(&[Faction::Gleens, Faction::Taklons])
        .structure(0, Structure::TradingStation, (0, 0))
        .player(0, |player| (player.credits, player.ore, player.knowledge) = (6, 4, 0))
        .turn_of(0);
    game.play(Move::Upgrade(game.cell(0, 0), Structure::Institute)).unwrap();
    let player = me(&game);
    assert_eq!((player.vp(), player.credits, player.ore, player.knowledge), (10, 2, 1, 1));
    assert_eq!(player.tokens[..], [OwnToken { kind: Token::Gleens, green: true }]);
}

// proves GP-FTOK-8
#[test]
fn a_kind_that_is_gone_cannot_be_chosen() {
    let mut game = federation(|scene| scene.supply(Token::Qic, 0).supply(Token::Ore, 1));
    let before = game.clone();
    let refusal = game.play(Move::Token(Token::Qic)).unwrap_err();
    assert_eq!((refusal.rule, &game), ("GP-FTOK-8", &before));
    let moves = legal(&game);
    let rest = [Token::TwelveVp, Token::PowerTokens, Token::Ore, Token::Credits, Token::Knowledge];
    assert_eq!(moves, rest.map(Move::Token));
    game.play(Move::Token(Token::Ore)).unwrap();
    assert_eq!(game.supply()[Token::Ore], 0);
}

// proves GP-FTOK-9
#[test]
fn a_flipped_token_is_still_owned() {
    let mut game = Scene::new(&[Faction::Terrans, Faction::Taklons])
        .structure(0, Structure::Mine, (0, 0))
        .token(0, Token::Ore, true)
        .level(0, Area::Science, 4)
        .player(0, |player| (player.knowledge, player.qic, player.ore) = (8, 3, 0))
        .turn_of(0);
    game.play(Move::Research(Area::Science)).unwrap();
    let player = me(&game);
    assert_eq!(player.tokens[..], [OwnToken { kind: Token::Ore, green: false }]);
    assert_eq!(game.count(ME, Count::FederationTokens), 1);

    // It does not pay for a second level 5, but it can be scored again.
    game.play(Move::EndTurn).unwrap();
    let booster = game.open_boosters().next();
    game.play(Move::Pass(booster)).unwrap();
    game.play(Move::Act(BoardAction::Rescore, Purse::Tokens)).unwrap();
    let player = me(&game);
    assert_eq!((player.vp(), player.ore), (10 + 7, 2));
    assert_eq!(player.tokens[..], [OwnToken { kind: Token::Ore, green: false }]);
    assert_eq!(game.supply()[Token::Ore], 2, "the supply is not touched");
}

// proves GP-FTOK-9
#[test]
fn a_grey_token_opens_no_top_level() {
    let scene = |green| {
        Scene::new(&[Faction::Terrans, Faction::Taklons])
            .structure(0, Structure::Mine, (0, 0))
            .token(0, Token::Ore, green)
            .level(0, Area::Economy, 4)
            .player(0, |player| player.knowledge = 4)
            .turn_of(0)
    };
    assert!(scene(true).check(Move::Research(Area::Economy)).is_ok());
    assert_eq!(scene(false).check(Move::Research(Area::Economy)).unwrap_err().rule, "GP-RES-5");
}
