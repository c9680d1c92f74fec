//! The bots of the house play this game, and the one that thinks wins.

use bots::{Bot, Mind, Random, Thinker};
use kepler::{Kepler, Setup};
use table::check::{laid_out, step};
use table::{Eye, Game, Rng, Seat, Seed, Turn};

/// A game in which one seat thinks and the others play at random, to its end.
fn played(players: u8, thinking: Seat, seed: u64, nodes: u32) -> Kepler {
    let seed = Seed::from_number(seed);
    let mut game: Kepler = laid_out(&Setup::new(players));
    let mut chance = Rng::new(seed);
    let mind = Mind { nodes, learnt: false, ..Mind::PLAIN };
    let mut greedy = Thinker::new(mind, None, seed.derive("greedy", 0));
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
