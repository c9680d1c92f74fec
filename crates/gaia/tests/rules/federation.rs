//! Action 4, forming a federation (GP-FED).

use gaia::federation::Federation;
use gaia::names::{Faction, Planet, Standard, Structure, Token};
use gaia::scene::Scene;
use gaia::{Decision, Gaia, Handful, Move, Player, Power, TileState};
use hex::CellSet;
use table::{Game, Refusal, Seat};

use crate::common::{At, ME, cells, decision, legal, me, refusal, refused};

use Structure::{AcademyLeft, AcademyRight, Institute, Mine, ResearchLab, TradingStation};

/// Planets worth 7 that two satellites connect in several ways.
const DIAGONAL: [(Structure, At); 3] =
    [(AcademyLeft, (0, 0)), (TradingStation, (2, 1)), (TradingStation, (3, 1))];

/// Terrans with these structures, power 4/4/0, against Taklons who are nowhere yet.
pub fn terrans(structures: &[(Structure, At)]) -> Scene {
    own(Faction::Terrans, structures)
}

/// A faction with these structures, against Taklons who are nowhere yet.
pub fn own(faction: Faction, structures: &[(Structure, At)]) -> Scene {
    let scene = Scene::new(&[faction, Faction::Taklons]);
    structures.iter().fold(scene, |scene, (kind, at)| scene.structure(0, *kind, *at))
}

/// What the rules say about a federation of these hexes and everything they touch.
pub fn check(game: &Gaia, at: &[At]) -> Result<Federation, Refusal> {
    game.check_federation(ME, cells(game, at))
}

/// The rule that forbids such a federation.
pub fn rule(game: &Gaia, at: &[At]) -> &'static str {
    check(game, at).unwrap_err().rule
}

/// Plays the action up to the moment when its satellites stand.
pub fn federate(game: &mut Gaia, at: &[At]) {
    let wanted = check(game, at).unwrap();
    game.play(Move::Federate).unwrap();
    while matches!(decision(game), Decision::Federation(_)) {
        let fits = |mv: &Move| match mv {
            Move::Include(cell) => wanted.members.contains(*cell),
            Move::Satellite(cell) => wanted.new_satellites.contains(*cell),
            _ => false,
        };
        game.play(legal(game).into_iter().find(fits).unwrap_or(Move::Planets)).unwrap();
    }
    assert!(wanted.members.is_subset(me(game).federated));
    assert!(wanted.new_satellites.is_subset(me(game).satellites));
}

// proves GP-FED-1, GP-FED-2, GP-FED-4
#[test]
fn adjacent_planets_worth_seven_are_a_federation_without_satellites() {
    let six = [(Institute, (0, 0)), (TradingStation, (1, 0)), (Mine, (0, 1))];
    let game = terrans(&six).turn_of(0);
    assert_eq!(rule(&game, &[(0, 0)]), "GP-FED-2");
    refused(&game, Move::Federate, "GP-FED-2");

    let mut game = terrans(&six).structure(0, Mine, (1, 1)).turn_of(0);
    assert_eq!(check(&game, &[(0, 0)]).unwrap().power, 7);
    federate(&mut game, &[(0, 0)]);
    assert_eq!(me(&game).satellites, CellSet::EMPTY);
    assert_eq!(me(&game).federated, cells(&game, &[(0, 0), (1, 0), (0, 1), (1, 1)]));

    // The last mine a step further away has to be connected, and a satellite elsewhere does not do it.
    let game = terrans(&six).structure(0, Mine, (2, 1)).turn_of(0);
    assert_eq!(rule(&game, &[(0, 0), (2, 1)]), "GP-FED-1");
    assert_eq!(rule(&game, &[(0, 0), (2, 1), (-1, 0)]), "GP-FED-1");
    assert!(check(&game, &[(1, 1)]).is_ok());
}

// proves GP-FED-3
#[test]
fn every_structure_has_its_power_value() {
    let all = [Mine, TradingStation, ResearchLab, Institute, AcademyLeft, AcademyRight];
    let values = |scene: Scene| {
        let game = scene.turn_of(0);
        all.map(|kind| game.power_value(ME, game.cell(0, 0), kind))
    };
    let tile = |player: &mut Player| player.tiles[Standard::BigStructuresPower4] = TileState::Open;
    let covered = |player: &mut Player| {
        player.tiles[Standard::BigStructuresPower4] = TileState::Covered(gaia::names::Advanced::Mine);
    };
    assert_eq!(values(terrans(&[])), [1, 2, 2, 3, 3, 3]);
    assert_eq!(values(terrans(&[]).player(0, tile)), [1, 2, 2, 4, 4, 4]);
    assert_eq!(values(terrans(&[]).player(0, covered)), [1, 2, 2, 3, 3, 3]);
    let bescods = || own(Faction::Bescods, &[(Institute, (3, 3))]).planet((0, 0), Planet::Titanium);
    assert_eq!(values(bescods()), [2, 3, 3, 4, 4, 4]);
    assert_eq!(values(bescods().player(0, tile)), [2, 3, 3, 5, 5, 5]);
}

// proves GP-FED-5, GP-FED-23
#[test]
fn satellites_go_on_empty_space_and_never_on_a_planet() {
    let apart = [(Institute, (0, 0)), (TradingStation, (2, 0)), (TradingStation, (0, 2))];
    let blocked = |scene: Scene| {
        let game = scene.turn_of(0);
        assert_eq!(rule(&game, &[(1, 0), (0, 1)]), "GP-FED-5");
        assert_eq!(game.check_federation(ME, cells(&game, &[(1, 0)])).unwrap_err().rule, "GP-FED-5");
        assert!(check(&game, &[(1, 1), (0, 1)]).is_ok(), "another way is open");
    };
    assert!(check(&terrans(&apart).turn_of(0), &[(1, 0), (0, 1)]).is_ok());
    blocked(terrans(&apart).planet((1, 0), Planet::Gaia));
    blocked(terrans(&apart).planet((1, 0), Planet::Transdim));
    blocked(terrans(&apart).planet((1, 0), Planet::Terra));
    blocked(terrans(&apart).structure(1, Mine, (1, 0)));
    blocked(terrans(&apart).project(0, (1, 0), false));
    blocked(terrans(&apart).project(0, (1, 0), true));
    blocked(terrans(&apart).lost_planet(1, (1, 0)));

    // Nor can such a planet be a member.
    let mut game = terrans(&DIAGONAL).structure(1, Mine, (3, 3)).turn_of(0);
    game.play(Move::Federate).unwrap();
    refused(&game, Move::Satellite(game.cell(3, 3)), "GP-FED-5");
    refused(&game, Move::Include(game.cell(3, 3)), "GP-FED-1");
}

// proves GP-FED-6
#[test]
fn satellites_and_stations_of_others_block_nothing() {
    let apart = [(Institute, (0, 0)), (TradingStation, (2, 0)), (TradingStation, (4, 0))];
    let scene = apart
        .iter()
        .fold(Scene::new(&[Faction::Terrans, Faction::Ivits, Faction::Geodens]), |scene, (kind, at)| {
            scene.structure(0, *kind, *at)
        });
    let mut game = scene.station(1, (1, 0)).satellites(2, &[(1, 0), (3, 0)]).turn_of(0);
    federate(&mut game, &[(1, 0), (3, 0)]);
    assert_eq!(me(&game).satellites, cells(&game, &[(1, 0), (3, 0)]));
    assert_eq!(game.players()[Seat::new(2)].satellites, cells(&game, &[(1, 0), (3, 0)]));

    // A second own satellite on the same space is not possible.
    let game = terrans(&apart).satellites(0, &[(1, 0)]).turn_of(0);
    assert_eq!(rule(&game, &[(1, 0), (3, 0)]), "GP-FED-13");
}

// GP-EX-32; proves GP-FED-7, GP-FED-10, GP-FED-26
#[test]
fn each_satellite_costs_a_power_token_from_any_area() {
    let yellow =
        || own(Faction::Xenos, &[(Institute, (0, 0)), (TradingStation, (2, -2)), (TradingStation, (4, -4))]);
    let mut game = yellow().player(0, |player| player.power = Power::new([3, 0, 0])).turn_of(0);
    assert_eq!(check(&game, &[(1, -1), (3, -3)]).unwrap().power, 7);
    federate(&mut game, &[(1, -1), (3, -3)]);
    assert_eq!(me(&game).power, Power::new([1, 0, 0]), "one way to pay needs no question");

    let mut game = yellow().player(0, |player| player.power = Power::new([1, 1, 1])).turn_of(0);
    federate(&mut game, &[(1, -1), (3, -3)]);
    let handful = |areas| Move::Tokens(Handful { areas, brainstone: false });
    assert_eq!(
        legal(&game),
        [handful([1, 1, 0]), handful([1, 0, 1]), handful([0, 1, 1])],
        "lowest areas first"
    );
    refused(&game, handful([1, 0, 0]), "GP-POWER-6");
    refused(&game, handful([2, 0, 0]), "GP-POWER-6");
    game.play(handful([0, 1, 1])).unwrap();
    assert_eq!(me(&game).power, Power::new([1, 0, 0]));
}

// proves GP-FED-8
#[test]
fn all_satellites_are_placed_in_one_go() {
    let mut game = terrans(&DIAGONAL).turn_of(0);
    let space = Move::Satellite(game.cell(1, 0));
    assert_eq!(refusal(&game, space), "GP-TURN-7", "no satellite without a federation");
    game.play(Move::Federate).unwrap();
    game.play(space).unwrap();
    // Halfway there is no way out but to finish.
    refused(&game, Move::EndTurn, "GP-TURN-7");
    refused(&game, Move::Token(Token::Ore), "GP-TURN-7");
    assert!(legal(&game).iter().all(|mv| matches!(mv, Move::Satellite(_))));
    assert_eq!(me(&game).satellites, CellSet::EMPTY, "nothing stands before everything does");
    game.play(legal(&game)[0]).unwrap();
    assert_eq!(me(&game).satellites.len(), 2);
}

// GP-EX-33; proves GP-FED-9, GP-FED-10, GP-FED-11, GP-FED-14
#[test]
fn two_ways_to_connect_with_the_same_number_of_satellites() {
    let planets =
        [(Institute, (0, 0)), (TradingStation, (1, -2)), (TradingStation, (3, -3)), (Mine, (-1, -1))];
    let game = terrans(&planets).turn_of(0);
    let without = check(&game, &[(1, -1), (2, -2)]).unwrap();
    assert_eq!((without.power, without.members.len()), (7, 3));
    let with = check(&game, &[(0, -1), (2, -2)]).unwrap();
    assert_eq!((with.power, with.members.len()), (8, 4));
    for way in [[(1, -1), (2, -2)], [(0, -1), (2, -2)]] {
        federate(&mut game.clone(), &way);
    }
    // One more satellite than needed is never allowed.
    assert_eq!(rule(&game, &[(1, -1), (2, -2), (1, 0)]), "GP-FED-10");
}

// GP-EX-34; proves GP-FED-11
#[test]
fn a_superfluous_planet_with_its_satellite_is_left_out() {
    let planets =
        [(Institute, (0, 0)), (TradingStation, (1, -1)), (TradingStation, (1, -3)), (Mine, (-2, 0))];
    let game = terrans(&planets).turn_of(0);
    assert_eq!(rule(&game, &[(1, -2), (-1, 0)]), "GP-FED-11");
    assert_eq!(check(&game, &[(1, -2)]).unwrap().members.len(), 3);
    let mut played = game.clone();
    played.play(Move::Federate).unwrap();
    assert_eq!(me(&played).satellites, cells(&game, &[(1, -2)]), "the only federation there is");
    assert!(!played.in_federation(ME, game.cell(-2, 0)));
}

// GP-EX-35; proves GP-FED-9
#[test]
fn a_federation_may_be_worth_more_than_it_needs() {
    let planets = [
        (Institute, (0, 0)),
        (TradingStation, (0, 1)),
        (AcademyLeft, (2, -1)),
        (TradingStation, (3, -1)),
        (Mine, (3, -2)),
    ];
    let mut game = terrans(&planets).turn_of(0);
    assert_eq!(check(&game, &[(1, -1)]).unwrap().power, 11);
    federate(&mut game, &[(1, -1)]);
    // Nor need the nearest planets be chosen: the farther station is as good as the nearer.
    let mut far = terrans(&[
        (Institute, (0, 0)),
        (TradingStation, (0, 1)),
        (TradingStation, (2, 0)),
        (TradingStation, (-4, 0)),
    ]);
    far = far.player(0, |player| player.power = Power::new([3, 0, 0]));
    let mut game = far.turn_of(0);
    federate(&mut game, &[(-1, 0), (-2, 0), (-3, 0)]);
    assert!(!game.in_federation(ME, game.cell(2, 0)));
}

// proves GP-FED-12, GP-FED-13
#[test]
fn a_new_federation_keeps_away_from_the_old_one() {
    let old = [(Institute, (0, 0)), (TradingStation, (1, 0)), (TradingStation, (0, 1))];
    let new = [(AcademyLeft, (4, -1)), (AcademyRight, (4, 2)), (Mine, (4, 3))];
    let scene = || terrans(&old).federated(0, &[(0, 0), (1, 0), (0, 1)]);
    let scene = || new.iter().fold(scene(), |scene, (kind, at)| scene.structure(0, *kind, *at));
    let way = [(4, 0), (4, 1)];
    assert!(check(&scene().turn_of(0), &way).is_ok());

    // Next to a satellite of the old federation, or to a planet of it, the same spaces are closed.
    let beside = scene().satellites(0, &[(3, 1)]).turn_of(0);
    assert_eq!(rule(&beside, &way), "GP-FED-12");
    let beside = scene().structure(0, Mine, (5, 0)).federated(0, &[(5, 0)]).turn_of(0);
    assert_eq!(rule(&beside, &way), "GP-FED-12");

    // Planets of the old federation cannot be used again.
    let game = terrans(&old).federated(0, &[(0, 0), (1, 0), (0, 1)]).turn_of(0);
    assert_eq!(rule(&game, &[(0, 0)]), "GP-FED-13");
    refused(&game, Move::Federate, "GP-FED-2");
    let mut draft = terrans(&DIAGONAL).structure(0, Institute, (-3, 0)).federated(0, &[(-3, 0)]).turn_of(0);
    draft.play(Move::Federate).unwrap();
    refused(&draft, Move::Include(draft.cell(-3, 0)), "GP-FED-13");
    refused(&draft, Move::Satellite(draft.cell(-2, 0)), "GP-FED-12");
}

// proves GP-FED-14
#[test]
fn no_part_of_a_cluster_can_be_left_out() {
    let mut game =
        terrans(&[(Institute, (0, 0)), (TradingStation, (2, 0)), (TradingStation, (0, 2)), (Mine, (3, 0))])
            .player(0, |player| player.power = Power::new([2, 0, 0]))
            .turn_of(0);
    let federation = check(&game, &[(1, 0), (0, 1)]).unwrap();
    assert_eq!(federation.members, cells(&game, &[(0, 0), (2, 0), (0, 2), (3, 0)]));
    assert_eq!(federation.power, 8, "the mine behind the station comes along");
    federate(&mut game, &[(1, 0), (0, 1)]);
    assert!(game.in_federation(ME, game.cell(3, 0)));
    // So does a planet that only a satellite touches; where two satellites avoid it, they may.
    let game =
        terrans(&[(Institute, (0, 0)), (AcademyLeft, (3, -1)), (Mine, (0, -1)), (Mine, (2, -2))]).turn_of(0);
    assert_eq!(check(&game, &[(1, -1), (2, -1)]).unwrap().power, 8);
    assert_eq!(check(&game, &[(1, 0), (2, 0)]).unwrap().power, 7);
}

// proves GP-FED-17, GP-FED-29
#[test]
fn nothing_can_be_formed_when_the_supply_is_empty() {
    let scene = || terrans(&[(Institute, (0, 0)), (TradingStation, (1, 0)), (TradingStation, (0, 1))]);
    let ordinary =
        [Token::TwelveVp, Token::Qic, Token::PowerTokens, Token::Ore, Token::Credits, Token::Knowledge];
    let empty = |scene: Scene| ordinary.iter().fold(scene, |scene, token| scene.supply(*token, 0));
    refused(&empty(scene()).turn_of(0), Move::Federate, "GP-FED-29");
    assert!(empty(scene()).supply(Token::TwelveVp, 1).turn_of(0).check(Move::Federate).is_ok());
}

// proves GP-FED-29, GP-COMP-6
#[test]
fn satellites_are_limited_by_tokens_and_by_pieces() {
    let apart = [(Institute, (0, 0)), (TradingStation, (2, 0)), (TradingStation, (0, 2))];
    let tokens =
        |n| terrans(&apart).player(0, |player| player.power = Power { gaia: 5, ..Power::new([0, n, 0]) });
    assert!(tokens(2).turn_of(0).check(Move::Federate).is_ok());
    refused(&tokens(1).turn_of(0), Move::Federate, "GP-FED-29");
    assert_eq!(rule(&tokens(1).turn_of(0), &[(1, 0), (0, 1)]), "GP-FED-29");

    // 25 pieces: with 23 on the map two are left, with 24 only one.
    let far: Vec<At> = (-7..=0).flat_map(|q| [(q, 7), (q, 6), (q, 5)]).collect();
    let placed = |n: usize| tokens(9).satellites(0, &far[..n]).turn_of(0);
    assert!(placed(23).check(Move::Federate).is_ok());
    refused(&placed(24), Move::Federate, "GP-FED-29");
}

// GP-EX-69; proves GP-FED-10, GP-FED-27
#[test]
fn the_shortest_connection_may_run_through_an_own_planet() {
    let game =
        terrans(&[(Institute, (0, 0)), (TradingStation, (-1, 0)), (TradingStation, (2, 2)), (Mine, (2, 0))])
            .turn_of(0);
    assert_eq!(check(&game, &[(1, 0), (2, 1)]).unwrap().power, 8);
    assert_eq!(rule(&game, &[(0, 1), (0, 2), (1, 2)]), "GP-FED-27");
    // Without the mine the way around is the shortest.
    let game =
        terrans(&[(Institute, (0, 0)), (TradingStation, (-1, 0)), (TradingStation, (2, 2))]).turn_of(0);
    assert_eq!(check(&game, &[(0, 1), (0, 2), (1, 2)]).unwrap().power, 7);
}

// proves GP-FED-28
#[test]
fn a_cheaper_federation_of_other_planets_forbids_nothing() {
    let five = [(Institute, (0, 0)), (TradingStation, (0, 1))];
    let game =
        terrans(&five).structure(0, TradingStation, (3, 0)).structure(0, TradingStation, (-2, 0)).turn_of(0);
    assert!(check(&game, &[(-1, 0)]).is_ok(), "one satellite to the west");
    assert!(check(&game, &[(1, 0), (2, 0)]).is_ok(), "two to the east, without the planet in the west");
    assert_eq!(rule(&game, &[(-1, 0), (1, 0), (2, 0)]), "GP-FED-11", "but not both");

    // Space stations count like planets: one inside the federation may be superfluous, one outside is no rival.
    let ivits = |more: Structure| {
        own(Faction::Ivits, &five).structure(0, more, (1, 0)).player(0, |player| player.qic = 5)
    };
    let enough = ivits(TradingStation).station(0, (-2, 0)).turn_of(0);
    assert_eq!(rule(&enough, &[(-1, 0)]), "GP-FED-11");
    let scene = ivits(Mine).station(0, (-2, 0)).structure(0, TradingStation, (4, 0));
    let game = scene.turn_of(0);
    assert!(check(&game, &[(-1, 0)]).is_ok(), "six and a station");
    assert!(check(&game, &[(2, 0), (3, 0)]).is_ok(), "six and the trading station, with one satellite more");
}
