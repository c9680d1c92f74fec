//! Properties of whole games: cubes and pieces are conserved, nobody is stuck, chance falls only where the rules draw.

use kepler::names::{Named, Track};
use kepler::{Body, Decision, Difficulty, Face, Kepler, Move, ObjectiveSet, Setup, World};
use proptest::prelude::*;
use table::check::laid_out;
use table::{Game, Handicap, Rng, Seat, Seed, Tell, Turn};

/// Every set-up there is.
fn setups() -> impl Strategy<Value = Setup> {
    (1..=4_u8, any::<bool>(), any::<bool>(), 0..3).prop_map(|(players, advanced, lay_tiles, level)| Setup {
        players,
        objectives: if advanced { ObjectiveSet::Advanced } else { ObjectiveSet::Standard },
        lay_tiles,
        difficulty: [Difficulty::Easy, Difficulty::Normal, Difficulty::Hard][level as usize],
        handicap: if players > 1 && lay_tiles { Handicap::new(&[-3, 20]) } else { Handicap::default() },
    })
}

/// Plays a random game and shows every step: the position before, the move, the position after.
fn each_step(setup: &Setup, seed: u64, mut see: impl FnMut(&Kepler, Move, &Kepler)) -> Kepler {
    let seed = Seed::from_number(seed);
    let mut game: Kepler = laid_out(setup);
    let mut rng = Rng::new(seed.derive("moves", 0));
    let (mut moves, mut outcomes) = (Vec::new(), Vec::new());
    while game.to_move() != Turn::Over {
        game.legal_moves(&mut moves);
        assert!(!moves.is_empty(), "nobody is ever stuck");
        game.outcomes(&mut outcomes);
        let mv = rng.pick_weighted(&outcomes).unwrap_or_else(|| *rng.pick(&moves));
        let before = game.clone();
        game.apply(mv, Tell::nobody());
        see(&before, mv, &game);
    }
    game
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn every_player_has_seven_seven_and_three_cubes(setup in setups(), seed in 0..1_000_000_u64) {
        each_step(&setup, seed, |_, mv, after| {
            for seat in Seat::all(setup.players) {
                let player = &after.players()[seat];
                let all = player.pool + player.stored() + player.pit;
                assert_eq!((all.energy, all.matter, all.antimatter), (7, 7, 3), "{mv:?}");
                assert!(player.ships.len() <= 3 && player.planets().count() <= 5, "{mv:?}");
            }
            after.audit().unwrap();
        });
    }

    #[test]
    fn cubes_of_others_move_only_by_their_own_choice(setup in setups(), seed in 0..1_000_000_u64) {
        each_step(&setup, seed, |before, mv, after| {
            let by = before.to_move().seat();
            for seat in Seat::all(setup.players).filter(|seat| Some(*seat) != by) {
                let (old, new) = (&before.players()[seat], &after.players()[seat]);
                assert_eq!((old.pool, old.pit, old.stored()), (new.pool, new.pit, new.stored()), "{mv:?}");
            }
        });
    }

    #[test]
    fn nothing_is_taken_back(setup in setups(), seed in 0..1_000_000_u64) {
        each_step(&setup, seed, |before, mv, after| {
            for (seat, old) in before.players().iter() {
                let new = &after.players()[seat];
                assert!(old.levels.iter().all(|(technology, level)| new.levels[technology] >= *level), "{mv:?}");
                for track in Track::ALL {
                    assert!(new.leadership[*track] >= old.leadership[*track], "{mv:?}");
                    assert!(new.medals[*track] >= old.medals[*track], "{mv:?}");
                }
                for planet in old.planets() {
                    let now = new.world(planet.world).expect("a colony stays");
                    assert!(now.terraformed >= planet.terraformed && now.hex == planet.hex, "{mv:?}");
                }
                assert!(new.world(World::EARTH).is_none_or(|earth| !earth.terraformed));
            }
            for tile in before.tiles().iter().filter(|tile| tile.face != Face::Down) {
                let now = after.tiles().iter().find(|other| other.hex == tile.hex).unwrap();
                let taken = tile.face == Face::Up(Body::Target) && now.face == Face::Gone;
                assert!(now.face == tile.face || taken, "{mv:?}");
            }
        });
    }

    #[test]
    fn chance_falls_only_where_the_rules_draw(setup in setups(), seed in 0..1_000_000_u64) {
        let (mut tiles, mut cards) = (0, 0);
        let end = each_step(&setup, seed, |before, mv, after| {
            tiles += u32::from(matches!(mv, Move::Tile(_)));
            cards += u32::from(matches!(mv, Move::Card(_)));
            let turns_up = |game: &Kepler| game.question().is_some_and(|open| matches!(open.decision, Decision::TurnUp(_)));
            if turns_up(after) && before.to_move() != Turn::Fate && !before.step().is_setup() {
                // Where only so many are left as have to be turned up, the last step before them leads there as well.
                let leads = matches!(
                    mv,
                    Move::Explore(_) | Move::Advance(_) | Move::Recover(_) | Move::Bonus(..) | Move::Done
                );
                assert!(leads, "{mv:?}");
            }
        });
        assert_eq!(cards, 16);
        assert_eq!(tiles, end.tiles().iter().filter(|tile| tile.face != Face::Down).count() as u32);
        assert_eq!(end.turns(), 16 * u32::from(setup.players));
    }

    #[test]
    fn nobody_shares_a_hex(setup in setups(), seed in 0..1_000_000_u64) {
        each_step(&setup, seed, |_, mv, after| {
            let open = &after.components().galaxy.open;
            for player in after.players().values() {
                for ship in &player.ships {
                    assert!(open.contains(ship.hex), "{mv:?}");
                    let body = after.tile_at(ship.hex).map(|tile| tile.face);
                    assert!(!matches!(body, Some(Face::Down | Face::Up(Body::Target))), "{mv:?}");
                }
            }
        });
    }
}
