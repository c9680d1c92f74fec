//! The passive action, charging power (GP-CHARGE).

use gaia::names::{Advanced, Area, Booster, Faction, Named, Place, Planet, Standard, Structure, Token};
use gaia::scene::Scene;
use gaia::{
    Decision, Gaia, Move, Offer, OwnTurn, Phase, Player, Power, Source, Special, TakeTile, TileState,
    TurnOrder,
};
use table::{Game, Pending, Seat, Seed};

use crate::common::{catalogue, decision, legal, player, refused};

use Structure::{AcademyLeft, Institute, Mine, ResearchLab, TradingStation};

const CHARGE: Move = Move::Charge { token_first: false };

/// Terrans about to build in the middle, their own mine next to it, against up to three others.
fn table(others: &[Faction]) -> Scene {
    let factions: Vec<_> = [Faction::Terrans].iter().chain(others).copied().collect();
    Scene::new(&factions)
        .structure(0, Mine, (0, -1))
        .planet((0, 0), Planet::Terra)
        .player(0, |player| (player.ore, player.credits) = (15, 30))
}

/// The scene after the Terrans have built their mine in the middle.
fn built(scene: Scene) -> Gaia {
    let mut game = scene.turn_of(0);
    game.play(Move::Mine(game.cell(0, 0))).unwrap();
    game.play(Move::EndTurn).unwrap();
    game
}

/// The open offer, and to whom it is made.
fn offer(game: &Gaia) -> Option<(u8, Offer)> {
    match game.question()? {
        Pending { seat, decision: Decision::Charge(offer) } => Some((seat.index() as u8, offer)),
        _ => None,
    }
}

/// The offers made one after the other if everybody declines: to whom, how much power, for how many points.
fn offers(mut game: Gaia) -> Vec<(u8, u8, u8)> {
    let mut made = Vec::new();
    while let Some((seat, offer)) = offer(&game) {
        let terms = game.check(CHARGE).unwrap();
        made.push((seat, offer.power, terms.cost.vp));
        game.play(Move::Decline).unwrap();
    }
    made
}

/// A cycle in which nine tokens can be charged twice.
fn fresh(player: &mut Player) {
    player.power = Power::new([9, 0, 0]);
}

/// Sets the victory points.
fn points(vp: i32) -> impl FnOnce(&mut Player) {
    move |player| player.points.add(Source::Start, vp - player.vp())
}

// GP-EX-41; proves GP-CHARGE-1, GP-CHARGE-2, GP-CHARGE-4
#[test]
fn neighbours_within_two_steps_charge_their_highest_value() {
    let scene = || {
        table(&[Faction::Taklons, Faction::Itars])
            .structure(1, Mine, (1, 1))
            .structure(2, Institute, (0, -2))
            .structure(2, Mine, (-2, 0))
    };
    assert_eq!(offers(built(scene())), [(1, 1, 0), (2, 3, 2)]);
    // Three steps away is too far.
    assert_eq!(offers(built(table(&[Faction::Xenos]).structure(1, Institute, (1, 2)))), []);
}

// proves GP-CHARGE-1
#[test]
fn mines_upgrades_and_the_lost_planet_let_neighbours_charge() {
    let scene = || table(&[Faction::Xenos]).structure(1, Mine, (1, 0));
    for (from, to) in [
        (Mine, TradingStation),
        (TradingStation, Institute),
        (TradingStation, ResearchLab),
        (ResearchLab, AcademyLeft),
    ] {
        let mut game = scene().structure(0, from, (0, 0)).turn_of(0);
        game.play(Move::Upgrade(game.cell(0, 0), to)).unwrap();
        if decision(&game) == Decision::TechTile(TakeTile) {
            game.play(Move::Tile(Place::Economy)).unwrap();
            game.play(Move::NoStep).unwrap();
        }
        game.play(Move::EndTurn).unwrap();
        assert_eq!(offers(game), [(1, 1, 0)], "{to}");
    }
    let explorer = |player: &mut Player| player.knowledge = 4;
    let scene = scene().level(0, Area::Navigation, 4).token(0, Token::Ore, true).player(0, explorer);
    let mut game = scene.turn_of(0);
    game.play(Move::Research(Area::Navigation)).unwrap();
    game.play(Move::LostPlanet(game.cell(0, 1))).unwrap();
    game.play(Move::EndTurn).unwrap();
    assert_eq!(offers(game), [(1, 1, 0)]);
}

// proves GP-CHARGE-3
#[test]
fn host_and_guest_of_a_shared_planet_are_neighbours() {
    let scene = |player| {
        Scene::new(&[Faction::Gleens, Faction::Lantids])
            .structure(0, Mine, (0, 0))
            .structure(1, Mine, (0, 1))
            .player(player, |player| (player.ore, player.credits) = (15, 30))
    };
    // The host charges for the mine of the Lantids ...
    let mut game = scene(1).turn_of(1);
    game.play(Move::Mine(game.cell(0, 0))).unwrap();
    game.play(Move::EndTurn).unwrap();
    assert_eq!(offers(game), [(0, 1, 0)]);
    // ... and the Lantids for the host's upgrade, even with no other structure near.
    let guest = Scene::new(&[Faction::Gleens, Faction::Lantids])
        .structure(0, Mine, (0, 0))
        .shared_mine(1, (0, 0))
        .player(0, |player| (player.ore, player.credits) = (15, 30));
    let mut game = guest.turn_of(0);
    game.play(Move::Upgrade(game.cell(0, 0), TradingStation)).unwrap();
    game.play(Move::EndTurn).unwrap();
    assert_eq!(offers(game), [(1, 1, 0)]);
}

/// Neighbours whose structure in reach has this power value, with plenty of tokens.
fn neighbours(value: u8) -> Scene {
    let kind = [Mine, TradingStation, Institute, Institute, Institute][usize::from(value) - 1];
    let scene = table(&[Faction::Bescods]).structure(1, kind, (1, 0)).player(1, fresh);
    match value {
        5 => scene.player(1, |player| player.tiles[Standard::BigStructuresPower4] = TileState::Open),
        // Off their home planets the institute is worth no more than usual.
        3 => scene.planet((1, 0), Planet::Ice),
        _ => scene,
    }
}

// GP-EX-42; proves GP-CHARGE-4
#[test]
fn charging_costs_one_point_less_than_the_power() {
    for value in 1..=5 {
        let mut game = built(neighbours(value));
        let mut declined = game.clone();
        declined.play(Move::Decline).unwrap();
        assert_eq!((player(&declined, 1).vp(), player(&declined, 1).power.areas), (10, [9, 0, 0]));

        game.play(CHARGE).unwrap();
        assert_eq!(player(&game, 1).vp(), 10 - i32::from(value - 1));
        assert_eq!(player(&game, 1).power.areas, [9 - value, value, 0]);
    }
}

// proves GP-CHARGE-5
#[test]
fn an_offer_is_taken_as_a_whole_or_not_at_all() {
    let game = built(neighbours(4));
    let answers = legal(&game);
    assert_eq!(answers, [CHARGE, Move::Decline]);
    refused(&game, Move::Charge { token_first: true }, "GP-FAC-TAKLONS-5");
    refused(&game, Move::EndTurn, "GP-TURN-7");
}

// GP-EX-43; proves GP-CHARGE-6, GP-CHARGE-17
#[test]
fn only_charges_that_are_possible_are_paid_for() {
    let with = |areas| built(neighbours(3).player(1, move |player| player.power = Power::new(areas)));
    let mut game = with([0, 1, 5]);
    assert_eq!(offers(game.clone()), [(1, 1, 0)]);
    game.play(CHARGE).unwrap();
    assert_eq!((player(&game, 1).power.areas, player(&game, 1).vp()), ([0, 0, 6], 10));
    // Two moves for each token in area I, one for each in area II.
    assert_eq!(offers(with([1, 0, 5])), [(1, 2, 1)]);
    assert_eq!(offers(with([0, 2, 0])), [(1, 2, 1)]);
    assert_eq!(offers(with([1, 1, 0])), [(1, 3, 2)]);
}

// GP-EX-44; proves GP-CHARGE-7, GP-CHARGE-17
#[test]
fn who_lacks_points_charges_as_far_as_they_reach() {
    let with = |vp| built(neighbours(3).player(1, points(vp)));
    let mut game = with(1);
    assert_eq!(offers(game.clone()), [(1, 2, 1)]);
    game.play(CHARGE).unwrap();
    assert_eq!((player(&game, 1).power.areas, player(&game, 1).vp()), ([7, 2, 0], 0));
    assert_eq!(offers(with(0)), [(1, 1, 0)]);
    assert_eq!(offers(with(2)), [(1, 3, 2)]);
}

// proves GP-CHARGE-7, GP-CHARGE-17
#[test]
fn a_high_score_never_limits_the_offer() {
    for vp in [254, 255, 256, 300] {
        assert_eq!(offers(built(neighbours(4).player(1, points(vp)))), [(1, 4, 3)], "{vp} points");
    }
}

// proves GP-CHARGE-8
#[test]
fn who_cannot_move_a_token_is_not_asked() {
    let full = |player: &mut Player| player.power = Power::new([0, 0, 6]);
    assert_eq!(offers(built(neighbours(3).player(1, full))), []);
    let in_gaia_area = |player: &mut Player| player.power = Power { gaia: 4, ..Power::new([0, 0, 0]) };
    assert_eq!(offers(built(neighbours(3).player(1, in_gaia_area))), []);

    // The Taklons are, once their institute stands: they gain a token.
    let taklons = |kind| table(&[Faction::Taklons]).structure(1, kind, (1, 0)).player(1, full);
    assert_eq!(offers(built(taklons(Mine))), []);
    let mut game = built(taklons(Institute));
    assert_eq!(offers(game.clone()), [(1, 0, 0)]);
    game.play(CHARGE).unwrap();
    assert_eq!((player(&game, 1).power.areas, player(&game, 1).vp()), ([1, 0, 6], 10));
}

// proves GP-CHARGE-9, GP-CHARGE-16
#[test]
fn all_neighbours_are_asked_clockwise_even_after_passing() {
    let everybody = |order| {
        let mut scene = Scene::new(&[Faction::Geodens, Faction::Xenos, Faction::Terrans, Faction::Itars])
            .turn_order(order)
            .structure(2, Mine, (0, 1))
            .planet((0, 0), Planet::Terra);
        for (seat, at) in [(0, (1, 0)), (1, (-1, 0)), (3, (0, -1))] {
            scene = scene.structure(seat, Mine, at).player(seat, |player| player.passed = true);
        }
        let mut game = scene.turn_of(2);
        game.play(Move::Mine(game.cell(0, 0))).unwrap();
        game.play(Move::EndTurn).unwrap();
        game
    };
    for order in [TurnOrder::Clockwise, TurnOrder::Passing] {
        assert_eq!(offers(everybody(order)), [(3, 1, 0), (0, 1, 0), (1, 1, 0)]);
    }
    // Whether one accepts changes nothing for the next.
    let mut game = everybody(TurnOrder::Clockwise);
    game.play(CHARGE).unwrap();
    assert_eq!(offers(game), [(0, 1, 0), (1, 1, 0)]);
}

// proves GP-CHARGE-10
#[test]
fn nobody_charges_for_own_buildings() {
    let mut game = built(table(&[Faction::Xenos]).structure(0, Institute, (1, 0)).player(0, fresh));
    assert_eq!(player(&game, 0).power.areas, [9, 0, 0]);
    assert_eq!(game.question().unwrap().seat, Seat::new(1));
    assert_eq!(offer(&game), None);
    game.play(Move::Pass(Some(Booster::Range))).unwrap();
}

// proves GP-CHARGE-11
#[test]
fn gaiaformers_satellites_and_stations_entitle_to_nothing() {
    let scene = || table(&[Faction::Ivits]);
    assert_eq!(offers(built(scene().project(1, (1, 0), false))), []);
    assert_eq!(offers(built(scene().project(1, (1, 0), true))), []);
    assert_eq!(offers(built(scene().satellites(1, &[(1, 0)]))), []);
    assert_eq!(offers(built(scene().station(1, (1, 0)))), []);
}

// proves GP-CHARGE-11
#[test]
fn gaiaformers_stations_swaps_and_satellites_let_nobody_charge() {
    // A faction with its institute next to an opponent's academy takes these moves.
    let after = |faction, moves: &dyn Fn(&Gaia) -> Vec<Move>| {
        let mut game = Scene::new(&[faction, Faction::Itars])
            .structure(0, Institute, (0, 0))
            .structure(0, AcademyLeft, (0, 2))
            .structure(0, Mine, (1, 2))
            .structure(1, AcademyLeft, (-1, 0))
            .planet((1, 0), Planet::Transdim)
            .level(0, Area::GaiaProject, 4)
            .player(0, |player| (player.gaiaformers, player.power) = (1, Power::new([3, 0, 0])))
            .turn_of(0);
        for mv in moves(&game) {
            game.play(mv).unwrap();
        }
        assert!(game.charges().is_empty(), "{faction}");
        game.play(Move::EndTurn).unwrap();
        assert!(matches!(decision(&game), Decision::Turn(OwnTurn { acted: false, .. })));
        game
    };
    after(Faction::Terrans, &|game| vec![Move::GaiaProject(game.cell(1, 0))]);
    let special = Move::Special(Special::Institute);
    after(Faction::Ivits, &|game| vec![special, Move::Station(game.cell(0, -1))]);
    after(Faction::Ambas, &|game| vec![special, Move::Swap(game.cell(1, 2))]);
    let game = after(Faction::Terrans, &|_| vec![Move::Federate, Move::Token(Token::Credits)]);
    assert!(player(&game, 0).satellites.contains(game.cell(0, 1)));
}

// proves GP-CHARGE-11
#[test]
fn starting_structures_let_nobody_charge() {
    let mut game = table::check::dealt::<Gaia>(&Gaia::default_setup(2), Seed::from_number(1));
    game.play(Move::Faction(Faction::Geodens)).unwrap();
    game.play(Move::Faction(Faction::HadschHallas)).unwrap();
    // Home planets of the two that lie within two steps.
    let near = |game: &Gaia| {
        let near = |a: hex::Cell, b: hex::Cell| game.board().grid().distance(a, b) <= 2;
        let (mine, theirs) = (game.board().all(Planet::Volcanic), game.board().all(Planet::Oxide));
        mine.iter().find_map(|a| Some((a, theirs.iter().find(|b| near(a, *b))?))).unwrap()
    };
    let (first, second) = near(&game);
    game.play(Move::Start(first)).unwrap();
    game.play(Move::Start(second)).unwrap();
    assert!(game.charges().is_empty());
    while game.phase() != Phase::Actions {
        assert_eq!(offer(&game), None);
        let moves = legal(&game);
        game.play(moves[0]).unwrap();
    }
    assert_eq!(offer(&game), None);
}

// proves GP-CHARGE-12
#[test]
fn a_downgrade_of_the_firaks_counts_as_a_trading_station() {
    let mut game = Scene::new(&[Faction::Firaks, Faction::Xenos])
        .structure(0, Institute, (4, 0))
        .structure(0, ResearchLab, (0, 0))
        .structure(1, TradingStation, (0, 2))
        .turn_of(0);
    game.play(Move::Special(Special::Institute)).unwrap();
    game.play(Move::Downgrade(game.cell(0, 0))).unwrap();
    game.play(Move::NoStep).unwrap();
    game.play(Move::EndTurn).unwrap();
    assert_eq!(offers(game), [(1, 2, 1)]);
}

// proves GP-CHARGE-13
#[test]
fn tile_and_bescods_raise_the_value_to_five_at_most() {
    let value = |faction, kind: Structure, at: Planet, tile: TileState| {
        let game = table(&[faction]).planet((1, 0), at).structure(1, kind, (1, 0)).player(1, move |player| {
            fresh(player);
            player.tiles[Standard::BigStructuresPower4] = tile;
        });
        offers(built(game))[0].1
    };
    let (none, open) = (TileState::None, TileState::Open);
    let covered = TileState::Covered(Advanced::Mine);
    assert_eq!(
        [none, open, covered].map(|tile| value(Faction::Xenos, Institute, Planet::Desert, tile)),
        [3, 4, 3]
    );
    assert_eq!([none, open].map(|tile| value(Faction::Xenos, AcademyLeft, Planet::Desert, tile)), [3, 4]);
    assert_eq!([none, open].map(|tile| value(Faction::Xenos, ResearchLab, Planet::Desert, tile)), [2, 2]);
    // The Bescods' institute is worth more on Titanium only.
    assert_eq!([none, open].map(|tile| value(Faction::Bescods, Institute, Planet::Titanium, tile)), [4, 5]);
    assert_eq!([none, open].map(|tile| value(Faction::Bescods, Institute, Planet::Desert, tile)), [3, 4]);
    assert_eq!(value(Faction::Bescods, AcademyLeft, Planet::Titanium, open), 4, "without institute");
    let highest = Faction::ALL.iter().filter(|faction| **faction != Faction::Terrans).flat_map(|faction| {
        let home = catalogue().factions[*faction].home;
        Structure::ALL.iter().map(move |kind| value(*faction, *kind, home, open))
    });
    assert_eq!(highest.max(), Some(5));
}

/// Two neighbours of the Terrans, who build a lab in the middle and with its step place the Lost Planet.
fn lab_and_lost_planet(power: [u8; 3]) -> Gaia {
    let mut game = Scene::new(&[Faction::Terrans, Faction::Xenos, Faction::Itars])
        .structure(0, TradingStation, (0, 0))
        .structure(1, Mine, (1, 0))
        .structure(2, Mine, (-1, 2))
        .level(0, Area::Navigation, 4)
        .token(0, Token::Ore, true)
        .player(0, |player| (player.ore, player.credits) = (3, 5))
        .player(1, move |player| player.power = Power::new(power))
        .turn_of(0);
    game.play(Move::Upgrade(game.cell(0, 0), ResearchLab)).unwrap();
    game.play(Move::Tile(Place::Navigation)).unwrap();
    game.play(Move::Step(Area::Navigation)).unwrap();
    game.play(Move::LostPlanet(game.cell(0, 1))).unwrap();
    game.play(Move::EndTurn).unwrap();
    game
}

// GP-EX-70; proves GP-CHARGE-14, GP-CHARGE-17
#[test]
fn two_structures_in_one_turn_make_two_offers_in_the_order_of_building() {
    let mut game = lab_and_lost_planet([1, 0, 5]);
    let (lab, lost) = (game.cell(0, 0), game.cell(0, 1));
    for (seat, at) in [(1, lab), (2, lab), (1, lost), (2, lost)] {
        let (asked, offer) = offer(&game).unwrap();
        assert_eq!((asked, offer.at, offer.power), (seat, at, 1));
        game.play(CHARGE).unwrap();
    }
    assert_eq!((player(&game, 1).power.areas, player(&game, 1).vp()), ([0, 0, 6], 10));
    assert_eq!(offer(&game), None);
}

// proves GP-CHARGE-17
#[test]
fn the_second_offer_depends_on_the_first_answer() {
    // One token can move once: whoever charged for the lab is not asked about the Lost Planet.
    let seats = |answer| {
        let mut game = lab_and_lost_planet([0, 1, 5]);
        game.play(answer).unwrap();
        offers(game).iter().map(|(seat, ..)| *seat).collect::<Vec<_>>()
    };
    assert_eq!(seats(CHARGE), [2, 2]);
    assert_eq!(seats(Move::Decline), [2, 1, 2]);
}

// proves GP-CHARGE-15
#[test]
fn no_other_way_of_charging_costs_points() {
    let scene = || table(&[Faction::Xenos]).player(0, fresh);
    // A tile's special action, a research level, income.
    let tile = |player: &mut Player| player.tiles[Standard::ActionChargeFour] = TileState::Open;
    let mut game = scene().player(0, tile).turn_of(0);
    game.play(Move::Special(Special::Standard(Standard::ActionChargeFour))).unwrap();
    assert_eq!((player(&game, 0).power.areas, player(&game, 0).vp()), ([5, 4, 0], 10));

    let mut game = scene().level(0, Area::Science, 2).player(0, |player| player.knowledge = 4).turn_of(0);
    game.play(Move::Research(Area::Science)).unwrap();
    assert_eq!((player(&game, 0).power.areas, player(&game, 0).vp()), ([6, 3, 0], 10));

    let game = scene().level(0, Area::Economy, 4).next_round();
    assert_eq!((player(&game, 0).power.areas, player(&game, 0).vp()), ([5, 4, 0], 10));
}

// proves GP-CHARGE-16
#[test]
fn the_builder_cannot_withhold_the_offer() {
    let mut game = neighbours(3).turn_of(0);
    game.play(Move::Mine(game.cell(0, 0))).unwrap();
    let mut moves = legal(&game);
    // Whatever free actions come first, the turn ends with the offer.
    while let Some(free_action) = moves.iter().find(|mv| **mv != Move::EndTurn) {
        game.play(*free_action).unwrap();
        moves = legal(&game);
    }
    assert_eq!(moves, [Move::EndTurn]);
    game.play(Move::EndTurn).unwrap();
    assert_eq!(offers(game), [(1, 3, 2)]);
}
