//! Positions and moves as numbers.

use std::collections::{BTreeSet, HashMap};

use kepler::names::{Technology, Track};
use kepler::scene::Scene;
use kepler::{Kepler, Move, ObjectiveSet, Setup};
use table::check::{laid_out, step};
use table::{Eye, Game, Learn, Rng, Seat, Seed, Turn};

#[test]
fn features_have_names_and_moves_have_numbers_of_their_own() {
    let names = Kepler::feature_names();
    assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), names.len());
    let mut numbers: HashMap<u32, Move> = HashMap::new();
    let (mut features, mut moves) = (Vec::new(), Vec::new());
    for number in 0..240 {
        let players = 1 + number % 4;
        let setup =
            Setup { lay_tiles: number % 12 < 4, objectives: ObjectiveSet::Advanced, ..Setup::new(players) };
        let mut game: Kepler = laid_out(&setup);
        let mut rng = Rng::new(Seed::from_number(number.into()));
        while game.to_move() != Turn::Over {
            game.features(Seat::new(0), &mut features);
            assert_eq!(features.len(), names.len());
            game.legal_moves(&mut moves);
            for mv in &moves {
                assert_eq!(*numbers.entry(Kepler::number(*mv)).or_insert(*mv), *mv);
            }
            step(&mut game, &mut rng);
        }
    }
    assert!(numbers.len() > 2500, "{}", numbers.len());
}

#[test]
fn features_need_no_secret() {
    let (mut truth, mut seen) = (Vec::new(), Vec::new());
    let mut game: Kepler = laid_out(&Setup::new(3));
    let mut rng = Rng::new(Seed::from_number(4));
    while step(&mut game, &mut rng) {
        for seat in Seat::all(3) {
            game.features(seat, &mut truth);
            game.seen_by(Eye::Seat(seat)).features(seat, &mut seen);
            assert_eq!(truth, seen);
        }
    }
}

#[test]
fn features_say_what_they_are_called() {
    let scene = Scene::new(3).pool(0, (1, 2, 3)).earth(0, (2, 3, 0)).colony(0, 8, (1, 1, 0)).ship(1, (0, 1));
    let game = scene.level(0, Technology::Terraforming, 2).lead(2, Track::Colonial, 7).medals(
        1,
        Track::Technology,
        2,
    );
    let game = game.turn_of(0);
    let (names, mut features) = (Kepler::feature_names(), Vec::new());
    game.features(Seat::new(0), &mut features);
    let of = |name: &str| features[names.iter().position(|other| other == name).unwrap()];
    assert_eq!([of("own.pool.energy"), of("own.pool.matter"), of("own.pool.antimatter")], [1, 2, 3]);
    assert_eq!([of("own.earth.matter"), of("own.stored.matter"), of("own.pit.energy")], [3, 4, 3]);
    assert_eq!([of("own.level.terraforming"), of("own.tech.terraforming.2"), of("left.ships")], [2, 1, 1]);
    assert_eq!([of("own.planets.rocky"), of("own.planet.1.there"), of("own.planet.2.there")], [1, 1, 0]);
    assert_eq!(
        [of("own.planet.1.kind.rocky"), of("own.planet.1.cubes.energy"), of("own.colonies")],
        [1, 1, 1]
    );
    assert_eq!(
        [of("left.points.technology_medals"), of("across.lead.colonial"), of("right.ships")],
        [4, 7, 0]
    );
    assert_eq!(
        [of("own.ahead.colonial"), of("own.leads.colonial"), of("left.medals.technology")],
        [-7, 0, 2]
    );
    assert_eq!([of("asked"), of("active.0"), of("players.3"), of("round")], [1, 1, 1, 1]);
}
