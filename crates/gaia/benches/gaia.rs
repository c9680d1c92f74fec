//! How fast the rules are: `cargo bench -p gaia` prints the figures.

use divan::Bencher;
use gaia::Gaia;
use table::Game as _;
use testing::bench;

fn main() {
    bench::random_games::<Gaia>(Gaia::default_setup);
    divan::main();
}

#[divan::bench(args = [2, 3, 4])]
fn clone(bencher: Bencher<'_, '_>, players: u8) {
    bench::clone::<Gaia>(bencher, &Gaia::default_setup(players));
}

#[divan::bench(args = [2, 3, 4])]
fn hash(bencher: Bencher<'_, '_>, players: u8) {
    bench::hash::<Gaia>(bencher, &Gaia::default_setup(players));
}

#[divan::bench(args = [2, 3, 4])]
fn legal_moves(bencher: Bencher<'_, '_>, players: u8) {
    bench::legal_moves::<Gaia>(bencher, &Gaia::default_setup(players));
}

/// A finished game, move by move and checked, from the text of its log.
#[divan::bench]
fn checked_replay_four_players_from_text(bencher: Bencher<'_, '_>) {
    bench::checked_replay_from_text::<Gaia>(bencher, &Gaia::default_setup(4));
}
