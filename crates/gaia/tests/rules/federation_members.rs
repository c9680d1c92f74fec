//! What becomes of a federation: its token and its members (GP-FED-15 to GP-FED-25, GP-FED-30).

use gaia::names::{Area, BoardAction, Faction, FinalTile, Planet, RoundTile, Standard, Structure, Token};
use gaia::scene::Scene;
use gaia::{Decision, Gaia, Move, OwnTurn, Purse, Special, TileState};
use table::{Game, Turn};

use crate::common::{ME, YOU, cells, decision, legal, me, refusal, refused};
use crate::federation::{check, federate, own, rule, terrans};

use Structure::{AcademyLeft, AcademyRight, Institute, Mine, ResearchLab, TradingStation};

/// Pays with whatever tokens come first, and takes a token.
fn take(game: &mut Gaia, token: Token) {
    while matches!(decision(game), Decision::Tokens(_)) {
        game.play(legal(game)[0]).unwrap();
    }
    game.play(Move::Token(token)).unwrap();
}

// proves GP-FED-15, GP-FED-16, GP-FED-17
#[test]
fn each_federation_brings_one_token_of_an_available_kind() {
    let big = [(Institute, (0, 0)), (TradingStation, (1, 0)), (TradingStation, (0, 1))];
    let more = [(AcademyLeft, (4, 0)), (AcademyRight, (5, 0)), (Mine, (4, 1))];
    let scene = more.iter().fold(terrans(&big), |scene, (kind, at)| scene.structure(0, *kind, *at));
    let mut game = scene.round(1, RoundTile::Federation).supply(Token::Credits, 0).turn_of(0);
    federate(&mut game, &[(0, 0)]);
    refused(&game, Move::Token(Token::Credits), "GP-FTOK-8");
    refused(&game, Move::Token(Token::Gleens), "GP-FTOK-8");
    assert_eq!(refusal(&game, Move::EndTurn), "GP-TURN-7", "a token must be taken");
    game.play(Move::Token(Token::Ore)).unwrap();
    let player = me(&game);
    assert_eq!((player.ore, player.vp()), (4 + 2, 10 + 7 + 5));
    assert!(player.tokens[0].green);
    assert_eq!(game.supply()[Token::Ore], 2);

    // The next turn, the next federation; the token worth 12 VP has no green side.
    game.play(Move::EndTurn).unwrap();
    let booster = game.open_boosters().next();
    game.play(Move::Pass(booster)).unwrap();
    federate(&mut game, &[(4, 0)]);
    take(&mut game, Token::TwelveVp);
    let player = me(&game);
    assert_eq!(player.tokens.iter().map(|token| token.green).collect::<Vec<_>>(), [true, false]);
    assert_eq!(player.vp(), 10 + 7 + 5 + 12 + 5);
}

// proves GP-FED-18, GP-FED-19
#[test]
fn later_neighbours_join_without_a_token() {
    let old = [(Institute, (0, 0)), (TradingStation, (1, 0)), (TradingStation, (0, 1))];
    let scene = || {
        terrans(&old).federated(0, &[(0, 0), (1, 0), (0, 1)]).satellites(0, &[(2, 0)]).level(
            0,
            Area::Navigation,
            2,
        )
    };
    // A mine next to a satellite joins, and brings along the mine behind it.
    let mut game = scene().planet((3, 0), Planet::Terra).structure(0, Mine, (4, 0)).turn_of(0);
    assert!(!game.in_federation(ME, game.cell(4, 0)));
    game.play(Move::Mine(game.cell(3, 0))).unwrap();
    assert!(game.in_federation(ME, game.cell(3, 0)) && game.in_federation(ME, game.cell(4, 0)));
    assert!(me(&game).tokens.is_empty());
    assert_eq!(game.final_count(ME, FinalTile::StructuresInFederations), 5);

    // One step further it does not.
    let mut game = scene().planet((4, 0), Planet::Terra).turn_of(0);
    game.play(Move::Mine(game.cell(4, 0))).unwrap();
    assert!(!game.in_federation(ME, game.cell(4, 0)));

    // A planet between two federations joins them, and nothing else happens.
    let between =
        scene().planet((3, 0), Planet::Terra).structure(0, AcademyLeft, (4, 0)).federated(0, &[(4, 0)]);
    let mut game = between.token(0, Token::Ore, true).turn_of(0);
    let (tokens, points) = (me(&game).tokens.clone(), me(&game).vp());
    game.play(Move::Mine(game.cell(3, 0))).unwrap();
    assert_eq!((&game.players()[ME].tokens, me(&game).vp()), (&tokens, points));
    assert_eq!(decision(&game), Decision::ACTED);
}

// proves GP-FED-20, GP-FED-30
#[test]
fn a_federation_outlives_the_loss_of_its_power_value() {
    let members = [(0, 0), (1, 0), (0, 1)];
    let whole = |game: &Gaia| cells(game, &members).is_subset(me(game).federated);
    // Ambas swap the institute with a mine outside.
    let planets = [(Institute, (0, 0)), (TradingStation, (1, 0)), (TradingStation, (0, 1)), (Mine, (5, 0))];
    let mut game = own(Faction::Ambas, &planets).federated(0, &members).turn_of(0);
    game.play(Move::Special(Special::Institute)).unwrap();
    game.play(Move::Swap(game.cell(5, 0))).unwrap();
    assert!(whole(&game) && !game.in_federation(ME, game.cell(5, 0)));
    assert_eq!(check(&game, &[(5, 0)]).unwrap_err().rule, "GP-FED-2", "the institute stands outside now");

    // Firaks turn a lab of the federation into a trading station.
    let planets = [(Institute, (0, 0)), (ResearchLab, (1, 0)), (TradingStation, (0, 1))];
    let mut game = own(Faction::Firaks, &planets).federated(0, &members).turn_of(0);
    game.play(Move::Special(Special::Institute)).unwrap();
    game.play(Move::Downgrade(game.cell(1, 0))).unwrap();
    assert!(whole(&game));

    // A covered tile takes value away, an upgrade adds some: membership stays the same.
    let planets = [(Institute, (0, 0)), (TradingStation, (1, 0)), (Mine, (0, 1))];
    let mut game = terrans(&planets)
        .federated(0, &members)
        .token(0, Token::Ore, true)
        .level(0, Area::Science, 4)
        .player(0, |player| {
            player.tiles[Standard::BigStructuresPower4] = TileState::Open;
            player.qic = 4;
        })
        .turn_of(0);
    assert_eq!(game.power_value(ME, game.cell(0, 0), Institute), 4);
    game.play(Move::Act(BoardAction::TechTile, Purse::Tokens)).unwrap();
    game.play(Move::AdvancedTile(Area::Science)).unwrap();
    assert_eq!(game.power_value(ME, game.cell(0, 0), Institute), 3);
    assert!(whole(&game));

    let mut game = terrans(&planets).federated(0, &members).turn_of(0);
    game.play(Move::Upgrade(game.cell(0, 1), TradingStation)).unwrap();
    assert!(whole(&game) && me(&game).tokens.is_empty());
}

// proves GP-FED-21
#[test]
fn a_federation_without_satellites_is_remembered() {
    let mut game =
        terrans(&[(Institute, (0, 0)), (TradingStation, (1, 0)), (TradingStation, (0, 1)), (Mine, (4, 0))])
            .turn_of(0);
    federate(&mut game, &[(0, 0)]);
    take(&mut game, Token::Ore);
    assert!([(0, 0), (1, 0), (0, 1)].iter().all(|(q, r)| game.in_federation(ME, game.cell(*q, *r))));
    assert!(!game.in_federation(ME, game.cell(4, 0)));
    assert_eq!(rule(&game, &[(0, 0)]), "GP-FED-13");
}

// proves GP-FED-22
#[test]
fn satellites_do_nothing_but_connect() {
    let planets = [(Institute, (0, 0)), (TradingStation, (1, 0)), (TradingStation, (0, 1))];
    let scene = || {
        terrans(&planets)
            .structure(1, Mine, (6, 0))
            .planet((4, 0), Planet::Terra)
            .planet((5, 0), Planet::Swamp)
    };
    let federated = || scene().federated(0, &[(0, 0), (1, 0), (0, 1)]).satellites(0, &[(2, 0), (3, 0)]);
    let game = federated().player(0, |player| player.qic = 0).turn_of(0);
    assert_eq!(refusal(&game, Move::Mine(game.cell(4, 0))), "GP-MINE-4", "no range");
    assert_eq!(game.income(ME), scene().turn_of(0).income(ME), "no income");
    let value = game.federation_need(ME);
    assert_eq!((value, rule(&game, &[(4, 0)])), (7, "GP-FED-5"));

    // The satellite at (3, 0) is two steps from the new mine: nobody is asked.
    let mut game = federated().turn_of(1);
    game.play(Move::Mine(game.cell(5, 0))).unwrap();
    game.play(Move::EndTurn).unwrap();
    assert_eq!(
        (game.to_move(), decision(&game)),
        (Turn::Of(ME), Decision::Turn(OwnTurn { acted: false, change: 0 }))
    );

    // Nor does placing satellites let anybody charge.
    let apart = [(Institute, (0, 0)), (TradingStation, (2, 0)), (TradingStation, (0, 2))];
    let mut game = terrans(&apart).structure(1, Mine, (1, 1)).turn_of(0);
    federate(&mut game, &[(1, 0), (0, 1)]);
    take(&mut game, Token::Ore);
    assert!(game.charges().is_empty());
    game.play(Move::EndTurn).unwrap();
    assert_eq!(decision(&game), Decision::Turn(OwnTurn { acted: false, change: 0 }));
    // They have no power value: five planets worth 6 stay worth 6 with any number of them.
    let game = terrans(&[(Institute, (0, 0)), (TradingStation, (2, 0)), (Mine, (0, 2))]).turn_of(0);
    assert_eq!(rule(&game, &[(1, 0), (0, 1)]), "GP-FED-2");
}

// proves GP-FED-24
#[test]
fn the_lost_planet_counts_as_a_planet_with_a_mine() {
    let planets = [(Institute, (0, 0)), (TradingStation, (1, 0)), (Mine, (0, 1))];
    refused(&terrans(&planets).turn_of(0), Move::Federate, "GP-FED-2");
    let mut game = terrans(&planets).lost_planet(0, (1, 1)).turn_of(0);
    assert_eq!(check(&game, &[(0, 0)]).unwrap().power, 7);
    federate(&mut game, &[(0, 0)]);
    assert!(game.in_federation(ME, game.cell(1, 1)));
    // Somebody else's is of no use.
    refused(&terrans(&planets).lost_planet(1, (1, 1)).turn_of(0), Move::Federate, "GP-FED-2");
}

// proves GP-FED-25
#[test]
fn a_shared_planet_serves_both_owners() {
    let scene = Scene::new(&[Faction::Lantids, Faction::Taklons])
        .structure(0, Institute, (0, 0))
        .structure(0, AcademyLeft, (1, 0))
        .structure(1, TradingStation, (0, 1))
        .structure(1, Institute, (0, 2))
        .structure(1, TradingStation, (-1, 2))
        .shared_mine(0, (0, 1));
    let mut game = scene.turn_of(0);
    assert_eq!(check(&game, &[(0, 0)]).unwrap().power, 7);
    federate(&mut game, &[(0, 0)]);
    take(&mut game, Token::Ore);
    game.play(Move::EndTurn).unwrap();
    assert_eq!(game.to_move(), Turn::Of(YOU));
    game.play(Move::Federate).unwrap();
    assert!(game.in_federation(ME, game.cell(0, 1)) && game.in_federation(YOU, game.cell(0, 1)));
}
