//! How fast the rules are: `cargo bench -p phoenix` prints the figures.

use divan::Bencher;
use phoenix::{HubSet, Phoenix, Setup};
use testing::bench;

fn main() {
    bench::random_games::<Phoenix>(advanced);
    divan::main();
}

/// All hubs: the game with the most abilities.
fn advanced(players: u8) -> Setup {
    Setup { hubs: HubSet::Advanced, ..Setup::new(players) }
}

#[divan::bench(args = [2, 3, 4])]
fn clone(bencher: Bencher<'_, '_>, players: u8) {
    bench::clone::<Phoenix>(bencher, &advanced(players));
}

#[divan::bench(args = [2, 3, 4])]
fn hash(bencher: Bencher<'_, '_>, players: u8) {
    bench::hash::<Phoenix>(bencher, &advanced(players));
}

#[divan::bench(args = [2, 3, 4])]
fn legal_moves(bencher: Bencher<'_, '_>, players: u8) {
    bench::legal_moves::<Phoenix>(bencher, &advanced(players));
}

/// A position as numbers.
#[divan::bench(args = [2, 3, 4])]
fn features(bencher: Bencher<'_, '_>, players: u8) {
    bench::features::<Phoenix>(bencher, &advanced(players));
}

/// A finished game, move by move and checked, from the text of its log.
#[divan::bench]
fn checked_replay_four_players_from_text(bencher: Bencher<'_, '_>) {
    bench::checked_replay_from_text::<Phoenix>(bencher, &advanced(4));
}
