//! What is in the box (KE-COMP).

use crate::common::catalogue;
use kepler::names::{Named, Objective, PlanetType, Progress, StarClass};

// proves KE-COMP-2, KE-COMP-3, KE-COMP-4
#[test]
fn tiles_and_planet_cards() {
    let numbers = &catalogue().numbers;
    assert_eq!((catalogue().planets.len(), numbers.mines, numbers.targets), (28, [2, 3, 4], [2, 3, 4]));
    let of = |kind| catalogue().planets.iter().filter(|card| card.kind == kind).count();
    let types: Vec<usize> = PlanetType::ALL.iter().map(|kind| of(*kind)).collect();
    assert_eq!(types, [6, 6, 6, 6, 4]);
}

// proves KE-COMP-5
#[test]
fn progress_cards_and_objectives() {
    assert_eq!((Progress::ALL.len(), Objective::ALL.len()), (18, 17));
    assert_eq!(Objective::ALL.iter().filter(|card| card.is_advanced()).count(), 7);
}

// proves KE-COMP-6
#[test]
fn medals_have_two_sides() {
    use crate::common::{medals, scene};
    use kepler::names::Track;
    let game = scene().medals(0, Track::Technology, 1).medals(0, Track::Colonial, 2).turn_of(0);
    assert_eq!(medals(&game, 0), (1, 2));
    let source = include_str!("../../data/leadership.toml");
    assert!(
        source.contains("tokens_total = 24")
            && source.contains("on_board = 10")
            && source.contains("supply = 14")
    );
}

// proves KE-COMP-7
#[test]
fn the_kit_of_a_player() {
    let numbers = &catalogue().numbers;
    assert_eq!(numbers.kit, kepler::cubes::Cubes::new(7, 7, 3));
    assert_eq!((numbers.ships, numbers.markers), (3, 5));
}

// proves KE-PC-1
#[test]
fn the_board() {
    let galaxy = &catalogue().galaxy;
    assert_eq!((galaxy.hexes.len(), galaxy.stars.len(), galaxy.landmarks.len()), (375, 20, 1));
    let sites = |class| {
        galaxy.stars.iter().filter(|star| star.class == class).map(|star| star.sites.len()).sum::<usize>()
    };
    assert_eq!([StarClass::Single, StarClass::Binary, StarClass::Trinary].map(sites), [24, 6, 6]);
    for (one, star) in galaxy.stars.iter().enumerate() {
        for other in &galaxy.stars[one + 1..] {
            assert!(star.hex.distance(other.hex) >= 4, "{} and {}", star.name, other.name);
        }
    }
}
