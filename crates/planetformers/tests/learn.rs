//! Positions and moves as numbers.

use std::collections::{BTreeSet, HashMap};

use planetformers::names::{Row, Upgrade};
use planetformers::scene::Scene;
use planetformers::{Move, Planetformers, Setup};
use table::check::{laid_out, step};
use table::{Game, Learn, Rng, Seat, Seed, Turn};

#[test]
fn features_have_names_and_moves_have_numbers_of_their_own() {
    let names = Planetformers::feature_names();
    assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), names.len());
    let mut numbers: HashMap<u32, Move> = HashMap::new();
    let (mut features, mut moves) = (Vec::new(), Vec::new());
    for players in 1..=4 {
        let mut game: Planetformers = laid_out(&Setup::new(players));
        let mut rng = Rng::new(Seed::from_number(players.into()));
        while game.to_move() != Turn::Over {
            game.features(Seat::new(0), &mut features);
            assert_eq!(features.len(), names.len());
            game.legal_moves(&mut moves);
            for mv in &moves {
                assert_eq!(*numbers.entry(Planetformers::number(*mv)).or_insert(*mv), *mv);
            }
            step(&mut game, &mut rng);
        }
    }
    assert!(numbers.len() > 300, "{}", numbers.len());
}

#[test]
fn features_say_what_they_are_called() {
    let game = Scene::new(3)
        .cargo(0, [1, 2, 3, 4])
        .cargo(1, [0, 0, 1, 0])
        .crew(0, Row::Upper, "C01 C13")
        .crew(0, Row::Lower, "C02")
        .upgrades(0, &[Upgrade::Engines])
        .levels("glacien", [1, 0, 0, 0])
        .merit(0, "glacien", 1)
        .colonies(1, &["glacien"])
        .settled(0, "S01 S02")
        .ark(0, "glacien.m1")
        .turn_of(0);
    let (names, mut features) = (Planetformers::feature_names(), Vec::new());
    game.features(Seat::new(0), &mut features);
    let of = |name: &str| features[names.iter().position(|other| other == name).unwrap()];
    assert_eq!([of("own.cargo.biomatter"), of("own.cargo.technology"), of("left.cargo.minerals")], [1, 4, 1]);
    assert_eq!([of("own.technology.full"), of("own.minerals.full"), of("own.upper.C01")], [1, 0, 1]);
    assert_eq!([of("own.lower.C02"), of("own.upper.C02"), of("own.upgrade.engines")], [1, 0, 1]);
    // Glacien under the Ark's Moon is the nearest Planet.
    assert_eq!([of("own.planet.1.spot"), of("own.planet.1.first"), of("own.planet.1.colonies")], [1, 1, 1]);
    assert_eq!([of("own.planet.1.missing.biomatter"), of("own.planet.1.routes")], [2, 1]);
    assert_eq!([of("own.settled"), of("own.settled.2"), of("own.points.survivors")], [2, 1, 12]);
    assert_eq!([of("own.ark.moon"), of("own.ark.planet"), of("across.crew")], [1, 0, 0]);
    assert_eq!([of("players.3"), of("active.0"), of("asked"), of("right.ark.moon")], [1, 1, 1, 0]);
}
