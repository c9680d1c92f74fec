//! Positions and moves as numbers.

use std::collections::{BTreeSet, HashMap};

use phoenix::{HubSet, Move, Phoenix, Setup};
use table::check::{laid_out, step};
use table::{Game, Learn, Rng, Seat, Seed, Turn};

#[test]
fn features_have_names_and_moves_have_numbers_of_their_own() {
    let names = Phoenix::feature_names();
    assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), names.len());
    let mut numbers: HashMap<u32, Move> = HashMap::new();
    let (mut features, mut moves) = (Vec::new(), Vec::new());
    for players in 2..=4 {
        let setup = Setup { hubs: HubSet::Advanced, ..Setup::new(players) };
        let mut game: Phoenix = laid_out(&setup);
        let mut rng = Rng::new(Seed::from_number(players.into()));
        while game.to_move() != Turn::Over {
            game.features(Seat::new(0), &mut features);
            assert_eq!(features.len(), names.len());
            game.legal_moves(&mut moves);
            for mv in &moves {
                assert_eq!(*numbers.entry(Phoenix::number(*mv)).or_insert(*mv), *mv);
            }
            step(&mut game, &mut rng);
        }
    }
    assert!(numbers.len() > 500, "{}", numbers.len());
}

#[test]
fn features_say_what_they_are_called() {
    use phoenix::names::{Hub, Ship};
    use phoenix::scene::Scene;
    let scene = Scene::new(&[Hub::B7, Hub::B9]).stock(0, (7, 1, 2, 3)).used(0, Ship::L1Exp, 3);
    let game = scene.sector(0, 111, "BB").stock(1, (4, 0, 0, 0)).turn_of(0);
    let (names, mut features) = (Phoenix::feature_names(), Vec::new());
    game.features(Seat::new(0), &mut features);
    let of = |name: &str| features[names.iter().position(|other| other == name).unwrap()];
    assert_eq!(["food", "water", "metal"].map(|what| of(&format!("own.stock.{what}"))), [1, 2, 3]);
    assert_eq!([of("own.gems"), of("left.gems"), of("across.gems")], [7, 4, 0]);
    assert_eq!([of("players.2"), of("players.3"), of("own.hub.B-7"), of("own.hub.B-9")], [1, 0, 1, 0]);
    assert_eq!([of("own.gems.from_4"), of("own.gems.from_8"), of("own.pairs")], [1, 0, 1]);
    assert_eq!([of("own.used.L1-EXP"), of("own.unused.L1-EXP"), of("left.unused.expedition")], [1, 0, 1]);
    assert_eq!([of("own.residents.brown"), of("own.station.1.brown.0"), of("own.lives.1.brown")], [2, 1, 2]);
    assert_eq!([of("own.most.brown"), of("own.most.brown.alone"), of("own.free.1.brown")], [2, 1, 1]);
    assert_eq!([of("own.points.residents"), of("end.own_sectors"), of("asked")], [4, 8, 1]);
}
