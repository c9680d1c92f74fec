//! The figures that every game is measured by.

use std::hint::black_box;
use std::time::Instant;

use divan::Bencher;
use divan::counter::ItemsCount;
use table::check::{laid_out, play_out, random_game, step};
use table::{Game, Learn, Log, Rng, Seat, Seed};

/// Plays a game to its end at random and shows `each` position.
fn walk<G: Game>(mut game: G, rng: &mut Rng, mut each: impl FnMut(&G)) {
    while step(&mut game, rng) {
        each(&game);
    }
}

/// Random games on one core: the first figure everybody asks for, printed as games, moves and turns a second.
pub fn random_games<G: Game>(setup: impl Fn(u8) -> G::Setup) {
    println!("random games, one core");
    for players in G::SEATS {
        let setup = setup(players);
        let (games, mut moves, mut turns) = (3000_u32, 0_u64, 0_u64);
        let start = Instant::now();
        for number in 0..games {
            let seed = Seed::from_number(number.into());
            let mut game: G = laid_out(&setup);
            moves += play_out(&mut game, &mut Rng::new(seed));
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
fn middle<G: Game>(setup: &G::Setup) -> G {
    let seed = Seed::from_number(5);
    let (_, log) = random_game::<G>(setup, seed, &mut Rng::new(seed));
    let mut game: G = laid_out(setup);
    for (_, line) in &log.moves[..log.moves.len() / 2] {
        game.play(game.read_move(line).expect("its own notation")).expect("a legal move");
    }
    game
}

/// Copies a position in the middle of a game.
pub fn clone<G: Game>(bencher: Bencher<'_, '_>, setup: &G::Setup) {
    let game: G = middle(setup);
    bencher.bench(|| black_box(&game).clone());
}

/// Hashes a position in the middle of a game.
pub fn hash<G: Game>(bencher: Bencher<'_, '_>, setup: &G::Setup) {
    let game: G = middle(setup);
    bencher.bench(|| black_box(&game).state_hash());
}

/// Lists the legal moves at every position of a random game.
pub fn legal_moves<G: Game>(bencher: Bencher<'_, '_>, setup: &G::Setup) {
    let seed = Seed::from_number(9);
    let start: G = laid_out(setup);
    let mut positions = vec![start.clone()];
    walk(start, &mut Rng::new(seed), |game| positions.push(game.clone()));
    let mut list = Vec::new();
    bencher.counter(ItemsCount::new(positions.len())).bench_local(|| {
        for position in &positions {
            position.legal_moves(&mut list);
            black_box(&list);
        }
    });
}

/// Writes the features of every position of a random game, each from the view of one seat after the other.
pub fn features<G: Learn>(bencher: Bencher<'_, '_>, setup: &G::Setup) {
    let start: G = laid_out(setup);
    let mut positions = vec![start.clone()];
    walk(start, &mut Rng::new(Seed::from_number(9)), |game| positions.push(game.clone()));
    let mut features = Vec::new();
    bencher.counter(ItemsCount::new(positions.len())).bench_local(|| {
        for (number, position) in positions.iter().enumerate() {
            position.features(Seat::new((number % usize::from(position.seats())) as u8), &mut features);
            black_box(&features);
        }
    });
}

/// Replays a finished game, move by move and checked, from the text of its log.
pub fn checked_replay_from_text<G: Game>(bencher: Bencher<'_, '_>, setup: &G::Setup) {
    let seed = Seed::from_number(3);
    let (_, log) = random_game::<G>(setup, seed, &mut Rng::new(seed));
    let text = log.write();
    bencher
        .counter(ItemsCount::new(log.moves.len()))
        .bench(|| Log::parse("bench", &text).and_then(|log| log.replay::<G>()).expect("its own log"));
}
