//! Golden numbers. Any change of the rules or of chance, wanted or not, shows in them.

use std::fmt::Write as _;

use table::check::{dealt, perft, random_game, step};
use table::{Game, Log, Rng, Seed, Show};

/// The random moves that belong to a seed.
fn moves(seed: Seed) -> Rng {
    Rng::new(seed.derive("moves", 0))
}

/// The table as it is dealt from a seed.
pub fn fresh<G: Game>(setup: &G::Setup, seed: u64) -> G {
    dealt(setup, Seed::from_number(seed))
}

/// A game that random moves have brought so far.
pub fn reached<G: Game>(setup: &G::Setup, seed: u64, so_far: impl Fn(&G) -> bool) -> G {
    let mut game: G = fresh(setup, seed);
    let mut rng = moves(Seed::from_number(seed));
    while !so_far(&game) && step(&mut game, &mut rng) {}
    game
}

/// The ways to make one move, two moves, and so on.
pub fn counts<const N: usize>(game: &impl Game) -> [u64; N] {
    std::array::from_fn(|depth| perft(game, depth as u32 + 1))
}

/// The number of moves of a whole random game, and the hash of its end.
pub fn hash<G: Game>(setup: &G::Setup, seed: u64) -> (usize, String) {
    let seed = Seed::from_number(seed);
    let (game, log): (G, _) = random_game(setup, seed, &mut moves(seed));
    (log.moves.len(), format!("{:016x}", game.state_hash()))
}

/// The game at the end of a log.
pub fn replayed<G: Game>(name: &str, text: &str) -> G {
    Log::parse(name, text).and_then(|log| log.replay()).unwrap_or_else(|error| panic!("{error}"))
}

/// The score sheet of a game as text, counted twice.
pub fn score_sheet(game: &impl Show) -> String {
    let sheet = game.scores();
    assert_eq!(sheet, game.recount());
    let mut text = String::new();
    for (seat, score) in sheet.seats.iter() {
        let _ = writeln!(text, "{seat} {}: {}", game.role(seat).unwrap_or("?"), score.total);
        for (source, points) in &score.sources {
            let _ = writeln!(text, "    {source} {points}");
        }
    }
    let winners: Vec<_> = sheet.winners.iter().map(ToString::to_string).collect();
    text + "winner: " + &winners.join(", ")
}
