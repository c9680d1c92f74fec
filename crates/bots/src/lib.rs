//! Players that decide for themselves, for every game of the house.
//!
//! * [`Bot`]: whoever answers when a seat has to decide;
//! * [`Random`]: any legal move;
//! * [`Greedy`]: the best whole turn by the game's own [judge](table::Judge);
//! * [`Kind`]: bots by name;
//! * [`arena`]: many games between bots, and what they come to; [`random_game`]: one game played at random;
//! * [`GameEntry`]: a game as a value, with everything that the programs of the house do with it.
//!
//! Bots know the contract of the games and nothing else. They are told what their seat may see, and imagine the
//! rest. The same seed makes the same decisions.

pub mod arena;
mod entry;
mod greedy;
mod kind;
mod random;

use table::{Game, Seat};

pub use entry::{GameEntry, Think};
pub use greedy::Greedy;
pub use kind::{Kind, UnknownBot};
pub use random::{Random, RandomGame, random_game};

/// Whoever answers when a seat has to decide.
pub trait Bot<G: Game>: Send {
    /// A legal move for `seat`, which has to decide now. `game` is the game as that seat sees it
    /// ([`Game::seen_by`]); a bot that wants to look ahead imagines what is hidden ([`Game::imagine`]).
    fn choose(&mut self, game: &G, seat: Seat) -> G::Move;
}
