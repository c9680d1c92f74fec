//! How fast the rules are: `cargo bench -p planetformers` prints the figures.

use divan::Bencher;
use planetformers::{Planetformers, Setup};
use testing::bench;

fn main() {
    bench::random_games::<Planetformers>(Setup::new);
    divan::main();
}

#[divan::bench(args = [2, 3, 4])]
fn clone(bencher: Bencher<'_, '_>, players: u8) {
    bench::clone::<Planetformers>(bencher, &Setup::new(players));
}

#[divan::bench(args = [2, 3, 4])]
fn hash(bencher: Bencher<'_, '_>, players: u8) {
    bench::hash::<Planetformers>(bencher, &Setup::new(players));
}

#[divan::bench(args = [2, 3, 4])]
fn legal_moves(bencher: Bencher<'_, '_>, players: u8) {
    bench::legal_moves::<Planetformers>(bencher, &Setup::new(players));
}

/// A position as numbers.
#[divan::bench(args = [1, 2, 3, 4])]
fn features(bencher: Bencher<'_, '_>, players: u8) {
    bench::features::<Planetformers>(bencher, &Setup::new(players));
}

/// A finished game, move by move and checked, from the text of its log.
#[divan::bench]
fn checked_replay_four_players_from_text(bencher: Bencher<'_, '_>) {
    bench::checked_replay_from_text::<Planetformers>(bencher, &Setup::new(4));
}
