//! Players that decide for themselves, for every game of the house.
//!
//! * [`Bot`]: whoever answers when a seat has to decide;
//! * [`Random`]: any legal move;
//! * [`Greedy`]: the best whole turn by the game's own [judge](table::Game::judge);
//! * [`Kind`]: bots by name;
//! * [`arena`]: many games between bots, and what they come to.
//!
//! Bots know the contract of the games and nothing else. They are told what their seat may see, and imagine the
//! rest. The same seed makes the same decisions.

pub mod arena;
mod greedy;
mod kind;
mod random;

use table::{Game, Seat};

pub use greedy::Greedy;
pub use kind::{Kind, UnknownBot};
pub use random::Random;

/// Whoever answers when a seat has to decide.
pub trait Bot<G: Game>: Send {
    /// A legal move for `seat`, which has to decide now. `game` is the game as that seat sees it
    /// ([`Game::seen_by`]); a bot that wants to look ahead imagines what is hidden ([`Game::imagine`]).
    fn choose(&mut self, game: &G, seat: Seat) -> G::Move;
}
