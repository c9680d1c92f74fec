//! Objectives (KE-OBJ).

use crate::common::{
    AntimatterScience, EnergyDevelopment, QuantumPhysics, SpaceTravel, Terraforming, catalogue, new, run,
    scene,
};
use kepler::catalogue::Metric;
use kepler::names::{Named, Objective, Track, Zone};
use kepler::scene::Scene;
use kepler::{Move, ObjectiveSet, Secret, Setup};
use table::{Game as _, Seat};

/// Whether the first player has fulfilled an objective.
fn fulfilled(scene: Scene, objective: Objective) -> bool {
    scene.over().is_fulfilled(Seat::new(0), objective)
}

fn with(numbers: &[u8]) -> Scene {
    numbers.iter().fold(scene(), |scene, number| scene.colony(0, *number, (0, 0, 0)))
}

// proves KE-OBJ-4, KE-OBJ-5
#[test]
fn every_objective_asks_for_what_it_says() {
    use Objective as O;
    assert!(fulfilled(with(&[1, 2]), O::S01) && !fulfilled(with(&[1, 7]), O::S01));
    assert!(fulfilled(with(&[7, 8]), O::S02) && !fulfilled(with(&[1, 7]), O::S02));
    assert!(fulfilled(with(&[13, 14]), O::S03) && !fulfilled(with(&[13]), O::S03));
    assert!(fulfilled(with(&[19, 20]), O::S04) && !fulfilled(with(&[19, 25]), O::S04));
    assert!(fulfilled(with(&[1, 7, 13]), O::S05) && !fulfilled(with(&[1, 2, 7]), O::S05));
    let at = |hex| scene().colony_at(0, 7, hex, (0, 0, 0));
    assert!(fulfilled(at((8, 1)), O::S06) && !fulfilled(at((6, 0)), O::S06));
    let two = || scene().terraformed(0, 1, (0, 0, 0)).terraformed(0, 7, (0, 0, 0));
    assert!(fulfilled(two(), O::S07) && !fulfilled(with(&[1, 7]), O::S07));
    let levels = |low: u8| {
        let scene =
            scene().level(0, SpaceTravel, 2).level(0, QuantumPhysics, 2).level(0, EnergyDevelopment, 3);
        scene.level(0, Terraforming, 2).level(0, AntimatterScience, low)
    };
    assert!(fulfilled(levels(2), O::S08) && !fulfilled(levels(1), O::S08));
    assert!(fulfilled(with(&[1, 2, 7]).pit(0, (1, 1, 0)), O::S09));
    assert!(!fulfilled(with(&[1, 2, 7]).pit(0, (2, 1, 0)), O::S09) && !fulfilled(with(&[1, 2]), O::S09));
    // Earth counts for this card.
    assert!(
        fulfilled(scene().earth(0, (4, 4, 0)), O::S10) && !fulfilled(scene().earth(0, (4, 3, 0)), O::S10)
    );
    assert!(fulfilled(with(&[25]), O::A01) && !fulfilled(with(&[24]), O::A01));
    assert!(fulfilled(with(&[1, 2, 3, 4, 7]), O::A02) && !fulfilled(with(&[1, 2, 3, 4]), O::A02));
    let four = |scene: Scene| scene.terraformed(0, 2, (0, 0, 0)).terraformed(0, 3, (0, 0, 0));
    assert!(fulfilled(four(two()), O::A03) && !fulfilled(two().terraformed(0, 2, (0, 0, 0)), O::A03));
    assert!(fulfilled(scene().level(0, SpaceTravel, 4).level(0, Terraforming, 4), O::A04));
    assert!(!fulfilled(scene().level(0, SpaceTravel, 4).level(0, Terraforming, 3), O::A04));
    let medals = |one, other| scene().medals(0, Track::Technology, one).medals(0, Track::Colonial, other);
    assert!(
        fulfilled(medals(2, 2), O::A05)
            && !fulfilled(medals(3, 1), O::A05)
            && !fulfilled(medals(1, 3), O::A05)
    );
    let three =
        |last| scene().level(0, SpaceTravel, 3).level(0, Terraforming, 4).level(0, QuantumPhysics, last);
    assert!(fulfilled(three(3), O::A06) && !fulfilled(three(2), O::A06));
    let far = || scene().colony_at(0, 7, (8, 1), (0, 0, 0));
    assert!(fulfilled(far().colony_at(0, 8, (10, 1), (0, 0, 0)), O::A07) && !fulfilled(far(), O::A07));
}

// proves KE-OBJ-1, KE-OBJ-2
#[test]
fn everybody_keeps_one_of_two_cards_of_the_same_set() {
    for (set, advanced) in [(ObjectiveSet::Standard, false), (ObjectiveSet::Advanced, true)] {
        let mut game = new(&Setup { objectives: set, ..Setup::new(3) }, 3);
        let mut moves = Vec::new();
        while game.round_marker() == 0 {
            game = crate::common::decided(game);
            if game.round_marker() > 0 {
                break;
            }
            game.legal_moves(&mut moves);
            game.play(moves[0]).unwrap();
        }
        let mut seen = Vec::new();
        for player in game.players().values() {
            let dealt: Vec<Objective> = player.dealt.iter().filter_map(|card| card.known()).collect();
            assert!(dealt.iter().all(|card| card.is_advanced() == advanced) && dealt.len() == 2);
            assert_eq!(player.objective, Secret::Is(dealt[0]));
            seen.extend(dealt);
        }
        seen.sort_unstable();
        seen.dedup();
        assert_eq!(seen.len(), 6, "no card is there twice");
    }
}

// KE-EX-55
// proves KE-OBJ-3
#[test]
fn four_players_fill_the_advanced_set_up_with_one_standard_card() {
    let outcomes = |game: &kepler::Kepler| {
        let mut outcomes = Vec::new();
        game.outcomes(&mut outcomes);
        outcomes
    };
    let dealing = |seed| {
        let mut game = new(&Setup { objectives: ObjectiveSet::Advanced, ..Setup::new(4) }, seed);
        while game.to_move() != table::Turn::Fate {
            let mut moves = Vec::new();
            game.legal_moves(&mut moves);
            game.play(moves[0]).unwrap();
        }
        game
    };
    let game = dealing(1);
    // Seven advanced cards and any one of ten standard cards: an eighth each.
    let first = outcomes(&game);
    let weight = |advanced: bool| -> Vec<u32> {
        let of = |mv: &Move| matches!(mv, Move::Deal(card) if card.is_advanced() == advanced);
        first.iter().filter(|(mv, _)| of(mv)).map(|(_, weight)| *weight).collect()
    };
    assert_eq!((weight(true), weight(false)), (vec![10; 7], vec![1; 10]));
    let game = run(game, "deal S04");
    // There is only one.
    assert!(outcomes(&game).iter().all(|(mv, _)| matches!(mv, Move::Deal(card) if card.is_advanced())));
    assert_eq!(outcomes(&game).len(), 7);
    for objective in Objective::ALL {
        assert_eq!(objective.id().starts_with('A'), objective.is_advanced());
    }
    assert_eq!(catalogue().objectives.len(), 17);
}

// proves KE-OBJ-6
#[test]
fn a_planet_lies_in_the_zone_of_its_tile() {
    let zone = |hex| scene().colony_at(0, 7, hex, (0, 0, 0)).over();
    let of = |hex, zone_| zone(hex).measure_of(Seat::new(0), Metric::PlanetsInZone(zone_));
    assert_eq!((of((0, -3), Zone::Short), of((6, 0), Zone::Medium), of((9, 4), Zone::Long)), (1, 1, 1));
    assert_eq!((of((0, -3), Zone::Long), of((-5, 5), Zone::Medium)), (0, 1));
}
