//! How fast the bots value a position: `cargo bench -p bots` prints the figures.
//!
//! The positions are those of a game between quick bots. A position is valued as the search does it: from the sums that
//! were made where the turn of the seat began, only what has changed since is added.

use std::hint::black_box;

use bots::{Bot, Kind, Net};
use divan::Bencher;
use divan::counter::ItemsCount;
use gaia::Gaia;
use kepler::Kepler;
use phoenix::Phoenix;
use planetformers::Planetformers;
use table::{Components as _, Eye, Fate, Learn, Seat, Seed, Tell, Turn};

fn main() {
    divan::main();
}

/// Positions after decisions of a game with four, and whose decisions they were.
fn positions<G: Learn>() -> Vec<(Seat, G)> {
    let mut game = G::new(&G::default_setup(4), G::Components::built_in()).expect("a sound set-up");
    let (fate, mut moves, mut positions) = (Fate::new(Seed::from_number(3)), 0, Vec::new());
    let bot = |number: u64| -> Box<dyn Bot<G>> { Kind::Novice.bot(None, Seed::from_number(number)) };
    let mut bots: Vec<_> = (0..4).map(bot).collect();
    loop {
        match game.to_move() {
            Turn::Over => return positions,
            Turn::Fate => game.apply(fate.draw(&game, moves).expect("it is fate's move"), Tell::nobody()),
            Turn::Of(seat) => {
                let mv = bots[seat.index()].choose(&game.seen_by(Eye::Seat(seat)), seat);
                game.apply(mv, Tell::nobody());
                positions.push((seat, game.clone()));
            }
        }
        moves += 1;
    }
}

/// Writes the features of a position.
#[divan::bench(types = [Gaia, Phoenix, Planetformers, Kepler])]
fn features<G: Learn>(bencher: Bencher<'_, '_>) {
    let (positions, mut features) = (positions::<G>(), Vec::new());
    bencher.counter(ItemsCount::new(positions.len())).bench_local(|| {
        for (seat, position) in &positions {
            position.features(*seat, &mut features);
            black_box(&features);
        }
    });
}

/// Asks the net about what came of a turn, from the sums of where the seat stood before.
#[divan::bench(types = [Gaia, Phoenix, Planetformers, Kepler])]
fn net<G: Learn>(bencher: Bencher<'_, '_>) {
    let net = Net::built_in::<G>().expect("something was learnt");
    let positions = positions::<G>();
    let written = |(seat, position): &(Seat, G)| {
        let mut features = Vec::new();
        position.features(*seat, &mut features);
        features
    };
    // What a seat saw after its last decision, and what it sees after this one.
    let mut turns: Vec<_> = Vec::new();
    let mut last: [Option<Vec<i16>>; 4] = [const { None }; 4];
    for position in &positions {
        let now = written(position);
        if let Some(before) = last[position.0.index()].replace(now.clone()) {
            turns.push((net.tally(before), now));
        }
    }
    bencher.counter(ItemsCount::new(turns.len())).bench_local(|| {
        for (tally, now) in &mut turns {
            black_box(tally.ask(now).head(0));
        }
    });
}
