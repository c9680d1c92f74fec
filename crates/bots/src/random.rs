//! Any legal move.

use table::{Game, Rng, Seat, Seed};

use crate::Bot;

/// Picks among all legal moves with equal chance: the yardstick for every other bot.
#[derive(Clone, Debug)]
pub struct Random {
    rng: Rng,
}

impl Random {
    /// A bot whose choices follow from a seed.
    pub fn new(seed: Seed) -> Random {
        Random { rng: Rng::new(seed) }
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, game: &G, _seat: Seat) -> G::Move {
        let mut legal = Vec::new();
        game.legal_moves(&mut legal);
        *self.rng.pick(&legal)
    }
}
