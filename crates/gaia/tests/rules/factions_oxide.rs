//! Hadsch Hallas and Ivits (GP-FAC-HADSCH, GP-FAC-IVITS).

use gaia::goods::Goods;
use gaia::names::{Area, Count, Faction, FinalTile, FreeAction, Planet, Structure, Token};
use gaia::scene::Scene;
use gaia::{Decision, Gaia, Move, OwnTurn, PlaceStart, Player, Power, Purse, Special};
use hex::CellSet;
use table::{Game, Seed, Turn};

use crate::common::{At, ME, YOU, cells, decision, legal, me, refused};
use crate::federation::rule;

use Structure::{AcademyLeft, Institute, Mine, ResearchLab, TradingStation};

const CREDITS: [FreeAction; 3] =
    [FreeAction::CreditsToOre, FreeAction::CreditsToKnowledge, FreeAction::CreditsToQic];

/// Hadsch Hallas with so many credits and so much power in area III.
fn hadsch(institute: bool, credits: u8, power: u8) -> Gaia {
    let scene = Scene::new(&[Faction::HadschHallas, Faction::Terrans]).structure(0, Mine, (3, 0));
    let scene = if institute { scene.structure(0, Institute, (0, 0)) } else { scene };
    let stock = |player: &mut Player| {
        (player.credits, player.ore, player.knowledge, player.qic) = (credits, 0, 0, 0);
        player.power = Power::new([0, 0, power]);
    };
    scene.player(0, stock).turn_of(0)
}

// GP-EX-48; proves GP-FAC-HADSCH-1
#[test]
fn with_institute_credits_buy_what_power_buys() {
    let after = |credits, action| {
        let mut game = hadsch(true, credits, 0);
        game.play(Move::Convert(action, Purse::Tokens)).unwrap();
        let player = me(&game);
        (player.credits, player.ore, player.knowledge, player.qic)
    };
    assert_eq!(after(3, FreeAction::CreditsToOre), (0, 1, 0, 0));
    assert_eq!(after(4, FreeAction::CreditsToKnowledge), (0, 0, 1, 0));
    assert_eq!(after(4, FreeAction::CreditsToQic), (0, 0, 0, 1));
    for (action, credits) in CREDITS.into_iter().zip([2, 3, 3]) {
        let convert = Move::Convert(action, Purse::Tokens);
        refused(&hadsch(true, credits, 0), convert, "GP-FAC-HADSCH-1");
        refused(&hadsch(false, 30, 0), convert, "GP-FAC-HADSCH-1");
        let terrans =
            Scene::new(&[Faction::Terrans, Faction::Xenos]).structure(0, Institute, (0, 0)).turn_of(0);
        refused(&terrans, convert, "GP-FAC-HADSCH-1");
    }
}

// proves GP-FAC-HADSCH-2
#[test]
fn a_free_action_is_paid_all_in_credits_or_all_in_power() {
    let game = hadsch(true, 2, 2);
    refused(&game, Move::Convert(FreeAction::CreditsToOre, Purse::Tokens), "GP-FAC-HADSCH-1");
    refused(&game, Move::Convert(FreeAction::PowerToOre, Purse::Tokens), "GP-FREE-4");
    let mut game = hadsch(true, 3, 3);
    game.play(Move::Convert(FreeAction::CreditsToOre, Purse::Tokens)).unwrap();
    assert_eq!(me(&game).power, Power::new([0, 0, 3]));
    game.play(Move::Convert(FreeAction::PowerToOre, Purse::Tokens)).unwrap();
    assert_eq!((me(&game).credits, me(&game).ore), (0, 2));
}

// proves GP-FAC-HADSCH-3
#[test]
fn hadsch_hallas_start_on_economy_one_with_more_credits() {
    let scene =
        Scene::new(&[Faction::HadschHallas, Faction::Terrans]).player(0, |player| player.booster = None);
    let game = scene.turn_of(0);
    assert_eq!(me(&game).research[Area::Economy], 1);
    // The board gives 3 credits, Economy 1 another 2 and a charge.
    assert_eq!(game.income(ME), Goods { ore: 1, knowledge: 1, credits: 5, charge: 1, ..Goods::NONE });
}

/// Ivits with these structures, 5 QIC and power 2/4/0.
fn ivits(structures: &[(Structure, At)]) -> Scene {
    let scene = Scene::new(&[Faction::Ivits, Faction::Terrans]).player(0, |player| player.qic = 5);
    structures.iter().fold(scene, |scene, (kind, at)| scene.structure(0, *kind, *at))
}

const SEVEN: [(Structure, At); 3] = [(Institute, (0, 0)), (TradingStation, (1, 0)), (TradingStation, (0, 1))];

/// Ivits with a federation worth seven at (0, 0), (1, 0) and (0, 1).
fn federated(more: &[(Structure, At)]) -> Scene {
    let all: Vec<_> = SEVEN.iter().chain(more).copied().collect();
    ivits(&all).federated(0, &SEVEN.map(|(_, at)| at)).player(0, |player| player.federations = 1)
}

// proves GP-FAC-IVITS-1
#[test]
fn ivits_start_with_their_institute_placed_last() {
    let mut game = table::check::dealt::<Gaia>(&Gaia::default_setup(2), Seed::from_number(3));
    game.play(Move::Faction(Faction::Ivits)).unwrap();
    game.play(Move::Faction(Faction::Xenos)).unwrap();
    let mut placed = Vec::new();
    while let Decision::Start(PlaceStart(structure)) = decision(&game) {
        let Turn::Of(seat) = game.to_move() else { panic!("somebody places") };
        placed.push((seat, structure));
        let moves = legal(&game);
        game.play(moves[0]).unwrap();
    }
    assert_eq!(placed, [(YOU, Mine), (YOU, Mine), (YOU, Mine), (ME, Institute)]);
    let player = me(&game);
    assert!(player.has_institute() && player.structures[Mine].is_empty());
}

// proves GP-FAC-IVITS-2, GP-FAC-IVITS-6
#[test]
fn each_extension_is_an_action_paid_in_qic_and_rewarded_with_a_token() {
    let further = [(AcademyLeft, (3, 0)), (ResearchLab, (4, 0)), (TradingStation, (4, -1))];
    let all: Vec<_> = SEVEN.iter().chain(&further).copied().collect();
    let mut game = ivits(&all).turn_of(0);
    let power = me(&game).power;
    // First the seven on the left, without anything to pay.
    game.play(Move::Federate).unwrap();
    game.play(Move::Include(game.cell(0, 0))).unwrap();
    game.play(Move::Token(Token::Ore)).unwrap();
    assert_eq!((me(&game).federated, me(&game).qic), (cells(&game, &SEVEN.map(|(_, at)| at)), 5));
    assert_eq!(game.federation_need(ME), 14);

    // Then the other seven are joined to it: still one federation.
    game.play(Move::EndTurn).unwrap();
    let booster = game.open_boosters().next();
    game.play(Move::Pass(booster)).unwrap();
    game.play(Move::Federate).unwrap();
    game.play(Move::Token(Token::Credits)).unwrap();
    let player = me(&game);
    assert_eq!((player.satellites, player.qic), (cells(&game, &[(2, 0)]), 4));
    assert_eq!((player.power, player.tokens.len(), player.federations), (power, 2, 2));
    assert!(game.board().grid().is_connected(player.federated));
}

// GP-EX-52; proves GP-FAC-IVITS-3, GP-FAC-IVITS-15
#[test]
fn only_tokens_of_the_action_raise_the_threshold() {
    let mut game = ivits(&SEVEN).turn_of(0);
    game.play(Move::Federate).unwrap();
    game.play(Move::Token(Token::Ore)).unwrap();
    assert_eq!(game.federation_need(ME), 14);

    // The token of Terraforming 5 changes nothing, before the first federation or after it.
    for scene in [ivits(&SEVEN), federated(&[])] {
        let scene = scene.token(0, Token::Qic, true).level(0, Area::Terraforming, 4);
        let mut game = scene.player(0, |player| player.knowledge = 4).turn_of(0);
        let (need, members) = (game.federation_need(ME), me(&game).federated);
        game.play(Move::Research(Area::Terraforming)).unwrap();
        assert_eq!(me(&game).tokens.len(), 2);
        assert_eq!((game.federation_need(ME), me(&game).federated), (need, members));
    }
    assert_eq!(ivits(&SEVEN).turn_of(0).federation_need(ME), 7);
    // With 13 the second one is not possible.
    let game = federated(&[(AcademyLeft, (3, 0)), (ResearchLab, (4, 0)), (Mine, (4, -1))]).turn_of(0);
    refused(&game, Move::Federate, "GP-FED-2");
    assert_eq!(rule(&game, &[(2, 0)]), "GP-FED-2");
}

// proves GP-FAC-IVITS-4, GP-FAC-IVITS-14
#[test]
fn an_extension_takes_the_whole_federation_along() {
    let far = [(AcademyLeft, (4, 0)), (ResearchLab, (5, 0)), (TradingStation, (5, -1))];
    let game = federated(&far).satellites(0, &[(2, 0)]).turn_of(0);
    // The satellite at (2, 0) is there already: one more connects everything, also right next to the old members.
    let extension = game.check_federation(ME, cells(&game, &[(3, 0)])).unwrap();
    assert_eq!(extension.new_satellites, cells(&game, &[(3, 0)]));
    assert_eq!(extension.satellites, cells(&game, &[(2, 0), (3, 0)]));
    assert_eq!((extension.power, extension.members.len()), (14, 6));
    let mut played = game.clone();
    played.play(Move::Federate).unwrap();
    assert_eq!((me(&played).qic, me(&played).satellites), (4, extension.satellites));

    // Without the old federation nothing can be formed, however much it is worth.
    let rich = far.iter().chain(&[
        (ResearchLab, (5, 1)),
        (ResearchLab, (4, 1)),
        (Mine, (5, -2)),
        (Mine, (4, 2)),
        (Mine, (4, 3)),
    ]);
    let rich: Vec<_> = rich.copied().collect();
    let game = federated(&rich).turn_of(0);
    assert_eq!(rule(&game, &[(4, 0)]), "GP-FAC-IVITS-4");
    // The shortest way counts for the new satellites only, and nothing superfluous may be among them.
    assert!(game.check_federation(ME, cells(&game, &[(2, 0), (3, 0)])).is_ok());
    assert_eq!(rule(&game, &[(2, -1), (3, -1), (4, -1)]), "GP-FED-10");
    let both = federated(&far).structure(0, Mine, (-2, 0)).turn_of(0);
    assert_eq!(rule(&both, &[(2, 0), (3, 0), (-1, 0)]), "GP-FED-11");
}

// GP-EX-74; proves GP-FAC-IVITS-5, GP-FAC-IVITS-14
#[test]
fn growth_alone_can_be_enough() {
    let mut game = federated(&[(AcademyLeft, (1, 1)), (ResearchLab, (2, 0)), (ResearchLab, (2, 1))])
        .federated(0, &[(1, 1), (2, 0), (2, 1)])
        .structure(0, Mine, (5, 0))
        .player(0, |player| player.qic = 0)
        .turn_of(0);
    game.play(Move::Federate).unwrap();
    game.play(Move::Token(Token::Ore)).unwrap();
    let player = me(&game);
    assert_eq!((player.satellites, player.tokens.len()), (CellSet::EMPTY, 1));
    assert_eq!(game.federation_need(ME), 21);
    // When growth suffices, a further planet would be superfluous.
    let grown =
        federated(&[(AcademyLeft, (1, 1)), (ResearchLab, (2, 0)), (ResearchLab, (2, 1)), (Mine, (4, 0))]);
    let grown = grown.federated(0, &[(1, 1), (2, 0), (2, 1)]).turn_of(0);
    assert_eq!(rule(&grown, &[(3, 0)]), "GP-FED-11");
}

// proves GP-FAC-IVITS-6
#[test]
fn tokens_do_not_pay_for_satellites_of_the_ivits() {
    let apart = [(Institute, (0, 0)), (TradingStation, (2, 0)), (TradingStation, (0, 2))];
    let game = |qic| {
        ivits(&apart).player(0, |player| (player.qic, player.power) = (qic, Power::new([9, 9, 9]))).turn_of(0)
    };
    assert!(game(2).check(Move::Federate).is_ok());
    refused(&game(1), Move::Federate, "GP-FED-29");
}

const STATION: Move = Move::Special(Special::Institute);

/// After choosing the action that places a station.
fn placing(scene: Scene) -> Gaia {
    let mut game = scene.turn_of(0);
    game.play(STATION).unwrap();
    game
}

// proves GP-FAC-IVITS-7
#[test]
fn a_station_goes_on_an_accessible_space_once_a_round() {
    let mut game = placing(ivits(&[(Institute, (0, 0))]).player(0, |player| player.qic = 1));
    refused(&game, Move::Station(game.cell(4, 0)), "GP-MINE-4");
    assert_eq!(game.check(Move::Station(game.cell(1, 0))).unwrap().cost, Goods::NONE);
    game.play(Move::Station(game.cell(3, 0))).unwrap();
    assert_eq!((me(&game).stations, me(&game).qic), (cells(&game, &[(3, 0)]), 0));
    game.play(Move::EndTurn).unwrap();
    let booster = game.open_boosters().next();
    game.play(Move::Pass(booster)).unwrap();
    refused(&game, STATION, "GP-SPEC-2");

    // There are six.
    let six = |n: i8| (0..n).fold(ivits(&[(Institute, (0, 0))]), |scene, q| scene.station(0, (q, 2)));
    assert!(six(5).turn_of(0).check(STATION).is_ok());
    refused(&six(6).turn_of(0), STATION, "GP-FAC-IVITS-7");
}

// proves GP-FAC-IVITS-8
#[test]
fn a_station_needs_a_space_without_planet_station_or_own_satellite() {
    let scene = ivits(&[(Institute, (0, 0))])
        .planet((1, 0), Planet::Transdim)
        .station(0, (0, 1))
        .satellites(0, &[(-1, 0)])
        .satellites(1, &[(0, -1)]);
    let game = placing(scene);
    for (q, r) in [(1, 0), (0, 1), (-1, 0)] {
        refused(&game, Move::Station(game.cell(q, r)), "GP-FAC-IVITS-8");
    }
    assert!(game.check(Move::Station(game.cell(0, -1))).is_ok());
}

// proves GP-FAC-IVITS-9
#[test]
fn a_station_is_worth_one_and_carries_range() {
    let six = [(Institute, (0, 0)), (TradingStation, (1, 0)), (Mine, (0, 1))];
    refused(&ivits(&six).turn_of(0), Move::Federate, "GP-FED-2");
    let game = ivits(&six).station(0, (1, 1)).turn_of(0);
    assert_eq!(game.check_federation(ME, cells(&game, &[(1, 1)])).unwrap().power, 7);

    let reach =
        |scene: Scene| scene.planet((4, 0), Planet::Oxide).player(0, |player| player.qic = 0).turn_of(0);
    let game = reach(ivits(&six));
    refused(&game, Move::Mine(game.cell(4, 0)), "GP-MINE-4");
    assert!(reach(ivits(&six).station(0, (3, 0))).check(Move::Mine(game.cell(4, 0))).is_ok());

    let game = ivits(&six).station(0, (3, 0)).satellites(0, &[(5, 0), (6, 0)]).turn_of(0);
    assert_eq!(game.final_count(ME, FinalTile::Satellites), 3);
}

// proves GP-FAC-IVITS-10
#[test]
fn a_station_is_no_structure() {
    // It neither lets its owner charge, nor anybody else, nor makes trade cheaper.
    let scene = || ivits(&[(Institute, (-5, 0))]).structure(1, Mine, (3, 0)).sector((2, 0), 2);
    let mut game = scene().station(0, (2, 0)).turn_of(1);
    let upgrade = Move::Upgrade(game.cell(3, 0), TradingStation);
    assert_eq!(game.check(upgrade).unwrap().cost.credits, 6);
    game.play(upgrade).unwrap();
    game.play(Move::EndTurn).unwrap();
    assert_eq!(decision(&game), Decision::Turn(OwnTurn { acted: false, change: 0 }));

    let mut game = placing(scene().station(0, (1, 0)));
    game.play(Move::Station(game.cell(2, 0))).unwrap();
    assert!(game.charges().is_empty());
    let count = |tile| game.final_count(ME, tile);
    assert_eq!(
        (count(FinalTile::Structures), count(FinalTile::Sectors), count(FinalTile::PlanetTypes)),
        (1, 1, 1)
    );
    assert_eq!((game.count(ME, Count::Sectors), game.count(ME, Count::Mines)), (1, 0));
    let game = federated(&[]).station(0, (1, 1)).federated(0, &[(1, 1)]).turn_of(0);
    assert_eq!(game.final_count(ME, FinalTile::StructuresInFederations), 3);
}

// proves GP-FAC-IVITS-11
#[test]
fn others_may_put_satellites_on_a_station_but_not_the_lost_planet() {
    let scene = || {
        Scene::new(&[Faction::Terrans, Faction::Ivits])
            .structure(0, Institute, (0, 0))
            .structure(0, AcademyLeft, (2, 0))
            .structure(0, Mine, (3, 0))
            .structure(1, Institute, (1, 1))
            .station(1, (1, 0))
    };
    let mut game = scene().turn_of(0);
    game.play(Move::Federate).unwrap();
    assert_eq!(me(&game).satellites, cells(&game, &[(1, 0)]));

    let scene = scene().level(0, Area::Navigation, 4).token(0, Token::Ore, true);
    let mut game = scene.player(0, |player| player.knowledge = 4).turn_of(0);
    game.play(Move::Research(Area::Navigation)).unwrap();
    refused(&game, Move::LostPlanet(game.cell(1, 0)), "GP-LVL-NAV-6");
    game.play(Move::LostPlanet(game.cell(1, -1))).unwrap();
}

// proves GP-FAC-IVITS-12
#[test]
fn whatever_is_placed_next_to_the_federation_joins_it() {
    let mut game = placing(federated(&[(Mine, (3, 0))]).station(0, (4, 0)));
    game.play(Move::Station(game.cell(2, 0))).unwrap();
    let joined = cells(&game, &[(2, 0), (3, 0), (4, 0)]);
    assert!(joined.is_subset(me(&game).federated), "with everything behind it");
    let mut game = federated(&[]).satellites(0, &[(2, 0)]).planet((3, 0), Planet::Oxide).turn_of(0);
    game.play(Move::Mine(game.cell(3, 0))).unwrap();
    assert!(game.in_federation(ME, game.cell(3, 0)));
    // Farther away it does not.
    let mut game = placing(federated(&[]));
    game.play(Move::Station(game.cell(3, 0))).unwrap();
    assert!(!game.in_federation(ME, game.cell(3, 0)));
    assert!(me(&game).tokens.is_empty());
}

// proves GP-FAC-IVITS-13
#[test]
fn ivits_have_a_qic_of_income() {
    let game = ivits(&[]).player(0, |player| player.booster = None).turn_of(0);
    assert_eq!(game.income(ME), Goods { ore: 1, knowledge: 1, qic: 1, ..Goods::NONE });
}

// proves GP-FAC-IVITS-15
#[test]
fn the_first_federation_follows_the_usual_rules_and_may_hold_stations() {
    let six = [(Institute, (0, 0)), (TradingStation, (1, 0)), (Mine, (0, 1))];
    let mut game = ivits(&six).station(0, (3, 0)).turn_of(0);
    let federation = game.check_federation(ME, cells(&game, &[(2, 0)])).unwrap();
    assert_eq!((federation.power, federation.members), (7, cells(&game, &[(0, 0), (1, 0), (0, 1), (3, 0)])));
    assert_eq!(rule(&game, &[(2, 0), (-1, 0)]), "GP-FED-10");
    game.play(Move::Federate).unwrap();
    assert_eq!(me(&game).federated, cells(&game, &[(0, 0), (1, 0), (0, 1), (3, 0), (2, 0)]));
}
