//! How fast the rules are: `cargo bench -p kepler` prints the figures.

use divan::Bencher;
use kepler::{Kepler, Setup};
use testing::bench;

fn main() {
    bench::random_games::<Kepler>(Setup::new);
    divan::main();
}

#[divan::bench(args = [1, 2, 3, 4])]
fn clone(bencher: Bencher<'_, '_>, players: u8) {
    bench::clone::<Kepler>(bencher, &Setup::new(players));
}

#[divan::bench(args = [1, 2, 3, 4])]
fn hash(bencher: Bencher<'_, '_>, players: u8) {
    bench::hash::<Kepler>(bencher, &Setup::new(players));
}

#[divan::bench(args = [1, 2, 3, 4])]
fn legal_moves(bencher: Bencher<'_, '_>, players: u8) {
    bench::legal_moves::<Kepler>(bencher, &Setup::new(players));
}

/// A position as numbers.
#[divan::bench(args = [1, 2, 3, 4])]
fn features(bencher: Bencher<'_, '_>, players: u8) {
    bench::features::<Kepler>(bencher, &Setup::new(players));
}

/// A finished game, move by move and checked, from the text of its log.
#[divan::bench]
fn checked_replay_four_players_from_text(bencher: Bencher<'_, '_>) {
    bench::checked_replay_from_text::<Kepler>(bencher, &Setup::new(4));
}
