//! How fast the rules are. `cargo bench -p gaia` prints the figures kept in `docs/performance.md`.

use std::hint::black_box;
use std::time::Instant;

use divan::Bencher;
use divan::counter::ItemsCount;
use gaia::Gaia;
use table::check::random_game;
use table::{Game, Log, Rng, Seed};

fn main() {
    random_games();
    divan::main();
}

/// Random games on one core: the first figure everybody asks for, printed as games, moves and turns a second.
fn random_games() {
    println!("random games, one core");
    for players in 2..=4 {
        let setup = Gaia::default_setup(players);
        let (games, mut moves, mut turns) = (3000_u32, 0_u64, 0_u64);
        let mut list = Vec::new();
        let start = Instant::now();
        for number in 0..games {
            let seed = Seed::from_number(number.into());
            let mut rng = Rng::new(seed.derive("walk", 0));
            let mut game = Gaia::new(&setup, seed).expect("the default set-up");
            loop {
                game.legal_moves(&mut list);
                if list.is_empty() {
                    break;
                }
                game.apply(*rng.pick(&list));
                moves += 1;
            }
            turns += u64::from(game.turns());
        }
        let seconds = start.elapsed().as_secs_f64();
        println!(
            "  {players} players: {:>6.0} games/s {:>9.0} moves/s {:>8.0} turns/s",
            f64::from(games) / seconds,
            moves as f64 / seconds,
            turns as f64 / seconds
        );
    }
}

/// A position in the middle of a random game.
fn middle(players: u8) -> Gaia {
    let setup = Gaia::default_setup(players);
    let (_, log) = random_game::<Gaia>(&setup, Seed::from_number(5), &mut Rng::new(Seed::from_number(5)));
    let half = log.moves.len() / 2;
    let mut game = Gaia::new(&setup, Seed::from_number(5)).expect("the default set-up");
    for (_, line) in &log.moves[..half] {
        game.play(game.read_move(line).expect("its own notation")).expect("a legal move");
    }
    game
}

#[divan::bench(args = [2, 3, 4])]
fn clone(bencher: Bencher<'_, '_>, players: u8) {
    let game = middle(players);
    bencher.bench(|| black_box(&game).clone());
}

#[divan::bench(args = [2, 3, 4])]
fn hash(bencher: Bencher<'_, '_>, players: u8) {
    let game = middle(players);
    bencher.bench(|| black_box(&game).state_hash());
}

/// Legal moves at every position of a random game.
#[divan::bench(args = [2, 3, 4])]
fn legal_moves(bencher: Bencher<'_, '_>, players: u8) {
    let setup = Gaia::default_setup(players);
    let mut positions = vec![Gaia::new(&setup, Seed::from_number(9)).expect("the default set-up")];
    let mut rng = Rng::new(Seed::from_number(9));
    let mut list = Vec::new();
    loop {
        let mut next = positions[positions.len() - 1].clone();
        next.legal_moves(&mut list);
        if list.is_empty() {
            break;
        }
        next.apply(*rng.pick(&list));
        positions.push(next);
    }
    bencher.counter(ItemsCount::new(positions.len())).bench_local(|| {
        for position in &positions {
            position.legal_moves(&mut list);
            black_box(&list);
        }
    });
}

/// A random game, move by move and checked, from the text of its log.
#[divan::bench]
fn checked_replay_four_players_from_text(bencher: Bencher<'_, '_>) {
    let setup = Gaia::default_setup(4);
    let (_, log) = random_game::<Gaia>(&setup, Seed::from_number(3), &mut Rng::new(Seed::from_number(3)));
    let text = log.write();
    bencher
        .counter(ItemsCount::new(log.moves.len()))
        .bench(|| Log::parse("bench", &text).and_then(|log| log.replay::<Gaia>()).expect("its own log"));
}
