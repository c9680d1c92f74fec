//! The bots of the house play this game, and the one that thinks wins.

use bots::{Bot, Mind, Random, Thinker};
use phoenix::{HubSet, Phoenix, Setup};
use table::check::{laid_out, step};
use table::{Game, Rng, Seat, Seed, Turn};

/// A game between a thinking bot in this seat and a random one, to its end.
fn duel(thinking: Seat, seed: u64, nodes: u32) -> Phoenix {
    let setup = Setup { hubs: HubSet::Advanced, ..Setup::new(2) };
    let seed = Seed::from_number(seed);
    let mut game: Phoenix = laid_out(&setup);
    let mut chance = Rng::new(seed);
    let mind = Mind { nodes, learnt: false, ..Mind::PLAIN };
    let mut greedy = Thinker::new(mind, None, seed.derive("greedy", 0));
    let mut random = Random::new(seed.derive("random", 0));
    while game.to_move() != Turn::Over {
        let Turn::Of(seat) = game.to_move() else {
            step(&mut game, &mut chance);
            continue;
        };
        let view = game.seen_by(table::Eye::Seat(seat));
        let mv = if seat == thinking { greedy.choose(&view, seat) } else { random.choose(&view, seat) };
        game.play(mv).unwrap();
    }
    game
}

#[test]
fn the_greedy_bot_beats_the_random_one() {
    let (mut won, mut lead) = (0, 0);
    for number in 0..100_u8 {
        let seat = Seat::new(number % 2);
        let game = duel(seat, number.into(), 300);
        let totals = game.scores().totals();
        won += u32::from(game.scores().winners == [seat]);
        lead += totals[seat.index()] - totals[1 - seat.index()];
    }
    assert!(won >= 88, "{won} of 100 games won");
    assert!(lead > 100 * 40, "{lead} points ahead in all");
}
