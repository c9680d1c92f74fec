//! What becomes of a federation: its token and its members (GP-FED-15 to GP-FED-25, GP-FED-30).

use gaia::federation::Federation;
use gaia::names::{Area, BoardAction, Faction, FinalTile, Planet, RoundTile, Standard, Structure, Token};
use gaia::scene::Scene;
use gaia::{Decision, Gaia, Move, Purse, Special, TileState};
use hex::CellSet;
use table::{Game, Refusal, Seat, Turn};

use Structure::{AcademyLeft, AcademyRight, Institute, Mine, ResearchLab, TradingStation};

type At = (i8, i8);

const ME: Seat = Seat::new(0);
const YOU: Seat = Seat::new(1);

/// Terrans with these structures, power 4/4/0, against Taklons who are nowhere yet.
fn terrans(structures: &[(Structure, At)]) -> Scene {
    own(Faction::Terrans, structures)
}

fn own(faction: Faction, structures: &[(Structure, At)]) -> Scene {
    let scene = Scene::new(&[faction, Faction::Taklons]);
    structures.iter().fold(scene, |scene, (kind, at)| scene.structure(0, *kind, *at))
}

fn cells(game: &Gaia, at: &[At]) -> CellSet {
    at.iter().map(|(q, r)| game.cell(*q, *r)).collect()
}

/// What the rules say about a federation of these hexes and everything they touch.
fn check(game: &Gaia, at: &[At]) -> Result<Federation, Refusal> {
    game.check_federation(ME, cells(game, at))
}

fn rule(game: &Gaia, at: &[At]) -> &'static str {
    check(game, at).unwrap_err().rule
}

/// The rule by which a move is refused; the position must stay as it was.
fn refused(game: &Gaia, mv: Move) -> &'static str {
    let mut after = game.clone();
    let refusal = after.play(mv).unwrap_err();
    assert_eq!(game.check(mv), Err(refusal));
    assert_eq!(&after, game);
    refusal.rule
}

fn moves(game: &Gaia) -> Vec<Move> {
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    moves
}

fn question(game: &Gaia) -> Decision {
    game.question().unwrap().decision
}

/// Plays the action up to the moment when its satellites stand.
fn federate(game: &mut Gaia, at: &[At]) {
    let wanted = check(game, at).unwrap();
    game.play(Move::Federate).unwrap();
    while matches!(question(game), Decision::Federation(_)) {
        let fits = |mv: &Move| match mv {
            Move::Include(cell) => wanted.members.contains(*cell),
            Move::Satellite(cell) => wanted.new_satellites.contains(*cell),
            _ => false,
        };
        game.play(moves(game).into_iter().find(fits).unwrap_or(Move::Planets)).unwrap();
    }
    assert!(wanted.members.is_subset(game.players()[ME].federated));
    assert!(wanted.new_satellites.is_subset(game.players()[ME].satellites));
}

/// Pays with whatever tokens come first, and takes a token.
fn take(game: &mut Gaia, token: Token) {
    while matches!(question(game), Decision::Tokens { .. }) {
        game.play(moves(game)[0]).unwrap();
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
    assert_eq!(refused(&game, Move::Token(Token::Credits)), "GP-FTOK-8");
    assert_eq!(refused(&game, Move::Token(Token::Gleens)), "GP-FTOK-8");
    assert_eq!(refused(&game, Move::EndTurn), "GP-TURN-7", "a token must be taken");
    game.play(Move::Token(Token::Ore)).unwrap();
    let player = &game.players()[ME];
    assert_eq!((player.ore, player.vp()), (4 + 2, 10 + 7 + 5));
    assert!(player.tokens[0].green);
    assert_eq!(game.supply()[Token::Ore], 2);

    // The next turn, the next federation; the token worth 12 VP has no green side.
    game.play(Move::EndTurn).unwrap();
    let booster = game.open_boosters().next();
    game.play(Move::Pass(booster)).unwrap();
    federate(&mut game, &[(4, 0)]);
    take(&mut game, Token::TwelveVp);
    let player = &game.players()[ME];
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
    assert!(game.players()[ME].tokens.is_empty());
    assert_eq!(game.final_count(ME, FinalTile::StructuresInFederations), 5);

    // One step further it does not.
    let mut game = scene().planet((4, 0), Planet::Terra).turn_of(0);
    game.play(Move::Mine(game.cell(4, 0))).unwrap();
    assert!(!game.in_federation(ME, game.cell(4, 0)));

    // A planet between two federations joins them, and nothing else happens.
    let between =
        scene().planet((3, 0), Planet::Terra).structure(0, AcademyLeft, (4, 0)).federated(0, &[(4, 0)]);
    let mut game = between.token(0, Token::Ore, true).turn_of(0);
    let (tokens, points) = (game.players()[ME].tokens.clone(), game.players()[ME].vp());
    game.play(Move::Mine(game.cell(3, 0))).unwrap();
    assert_eq!((&game.players()[ME].tokens, game.players()[ME].vp()), (&tokens, points));
    assert_eq!(question(&game), Decision::Turn { acted: true, change: 0 });
}

// proves GP-FED-20, GP-FED-30
#[test]
fn a_federation_outlives_the_loss_of_its_power_value() {
    let members = [(0, 0), (1, 0), (0, 1)];
    let whole = |game: &Gaia| cells(game, &members).is_subset(game.players()[ME].federated);
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
    assert!(whole(&game) && game.players()[ME].tokens.is_empty());
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
    assert_eq!(refused(&game, Move::Mine(game.cell(4, 0))), "GP-MINE-4", "no range");
    assert_eq!(game.income(ME), scene().turn_of(0).income(ME), "no income");
    let value = game.federation_need(ME);
    assert_eq!((value, rule(&game, &[(4, 0)])), (7, "GP-FED-5"));

    // The satellite at (3, 0) is two steps from the new mine: nobody is asked.
    let mut game = federated().turn_of(1);
    game.play(Move::Mine(game.cell(5, 0))).unwrap();
    game.play(Move::EndTurn).unwrap();
    assert_eq!((game.to_move(), question(&game)), (Turn::Of(ME), Decision::Turn { acted: false, change: 0 }));

    // Nor does placing satellites let anybody charge.
    let apart = [(Institute, (0, 0)), (TradingStation, (2, 0)), (TradingStation, (0, 2))];
    let mut game = terrans(&apart).structure(1, Mine, (1, 1)).turn_of(0);
    federate(&mut game, &[(1, 0), (0, 1)]);
    take(&mut game, Token::Ore);
    assert!(game.charges().is_empty());
    game.play(Move::EndTurn).unwrap();
    assert_eq!(question(&game), Decision::Turn { acted: false, change: 0 });
    // They have no power value: five planets worth 6 stay worth 6 with any number of them.
    let game = terrans(&[(Institute, (0, 0)), (TradingStation, (2, 0)), (Mine, (0, 2))]).turn_of(0);
    assert_eq!(rule(&game, &[(1, 0), (0, 1)]), "GP-FED-2");
}

// proves GP-FED-24
#[test]
fn the_lost_planet_counts_as_a_planet_with_a_mine() {
    let planets = [(Institute, (0, 0)), (TradingStation, (1, 0)), (Mine, (0, 1))];
    assert_eq!(refused(&terrans(&planets).turn_of(0), Move::Federate), "GP-FED-2");
    let mut game = terrans(&planets).lost_planet(0, (1, 1)).turn_of(0);
    assert_eq!(check(&game, &[(0, 0)]).unwrap().power, 7);
    federate(&mut game, &[(0, 0)]);
    assert!(game.in_federation(ME, game.cell(1, 1)));
    // Somebody else's is of no use.
    assert_eq!(refused(&terrans(&planets).lost_planet(1, (1, 1)).turn_of(0), Move::Federate), "GP-FED-2");
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
