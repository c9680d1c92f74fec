//! The bots of the house play this game, and the one that thinks wins.

use bots::{Bot, Greedy, Random};
use kepler::{Kepler, ObjectiveSet, Setup};
use table::check::{laid_out, step};
use table::{Eye, Game, Rng, Seat, Seed, Turn};

/// A game in which one seat thinks and the others play at random, to its end.
fn played(players: u8, thinking: Seat, seed: u64, nodes: u32) -> Kepler {
    let seed = Seed::from_number(seed);
    let mut game: Kepler = laid_out(&Setup::new(players));
    let mut chance = Rng::new(seed);
    let mut greedy = Greedy::new(seed.derive("greedy", 0)).nodes(nodes);
    let mut random = Random::new(seed.derive("random", 0));
    while game.to_move() != Turn::Over {
        let Turn::Of(seat) = game.to_move() else {
            step(&mut game, &mut chance);
            continue;
        };
        let view = game.seen_by(Eye::Seat(seat));
        let mv = if seat == thinking { greedy.choose(&view, seat) } else { random.choose(&view, seat) };
        game.play(mv).unwrap();
    }
    game
}

#[test]
fn the_greedy_bot_beats_the_random_one() {
    let (mut won, mut lead) = (0, 0);
    for number in 0..16_u8 {
        let seat = Seat::new(number % 2);
        let game = played(2, seat, number.into(), 300);
        let totals = game.scores().totals();
        won += u32::from(game.scores().winners == [seat]);
        lead += totals[seat.index()] - totals[1 - seat.index()];
    }
    assert!(won >= 15, "{won} of 16 games won");
    assert!(lead > 16 * 15, "{lead} points ahead in all");
}

#[test]
fn the_greedy_bot_comes_near_the_target_when_alone() {
    let totals: Vec<i32> =
        (0..12).map(|seed| played(1, Seat::new(0), seed, 300).scores().totals()[0]).collect();
    assert!(totals.iter().sum::<i32>() > 12 * 18, "{totals:?}");
}

#[test]
fn no_bot_peeks_at_objectives_in_other_hands() {
    let mut asked = 0;
    for (number, objectives) in [(1, ObjectiveSet::Standard), (2, ObjectiveSet::Advanced)] {
        let mut game: Kepler = laid_out(&Setup { objectives, ..Setup::new(3) });
        let mut rng = Rng::new(Seed::from_number(number));
        while step(&mut game, &mut rng) {
            let Turn::Of(seat) = game.to_move() else { continue };
            if rng.below(12) > 0 {
                continue;
            }
            // Another world that this seat could be in: even the truth must not make a difference.
            let other = game.imagine(seat, &mut rng);
            assert_eq!(other.seen_by(Eye::Seat(seat)), game.seen_by(Eye::Seat(seat)));
            asked += u32::from(other != game);
            let seed = Seed::from_number(u64::from(rng.below(1000)));
            let greedy = |world: &Kepler| Greedy::new(seed).nodes(100).choose(world, seat);
            assert_eq!(greedy(&game), greedy(&other));
            let random = |world: &Kepler| Random::new(seed).choose(world, seat);
            assert_eq!(random(&game), random(&other));
        }
    }
    assert!(asked > 20, "{asked} times the worlds were different ones");
}
