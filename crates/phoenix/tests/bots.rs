//! The bots of the house play this game, and the one that thinks wins.

use bots::{Bot, Greedy, Random};
use phoenix::{HubSet, Phoenix, Setup};
use table::{Game, Seat, Seed, Turn};

/// A game between a thinking bot in this seat and a random one, to its end.
fn duel(thinking: Seat, seed: u64, nodes: u32) -> Phoenix {
    let setup = Setup { hubs: HubSet::Advanced, ..Setup::new(2) };
    let seed = Seed::from_number(seed);
    let mut game = Phoenix::new(&setup, seed).unwrap();
    let mut greedy = Greedy::new(seed.derive("greedy", 0)).nodes(nodes);
    let mut random = Random::new(seed.derive("random", 0));
    while let Turn::Of(seat) = game.to_move() {
        let seen = game.seen_by(table::Eye::Seat(seat));
        let mv = if seat == thinking { greedy.choose(&seen, seat) } else { random.choose(&seen, seat) };
        game.play(mv).unwrap();
    }
    game
}

#[test]
fn the_greedy_bot_beats_the_random_one() {
    for number in 0..4_u8 {
        let seat = Seat::new(number % 2);
        let game = duel(seat, number.into(), 120);
        let totals = game.scores().totals();
        assert_eq!(game.scores().winners, [seat], "{totals:?} after {} turns", game.turns());
        assert!(totals[seat.index()] > 100, "{totals:?}");
        // It ends games in good time: nobody needs more than eighty turns.
        assert!(game.turns() < 160, "{} turns", game.turns());
    }
}
