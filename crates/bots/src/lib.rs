//! Players that decide for themselves, for every game of the house.
//!
//! * [`Bot`]: whoever answers when a seat has to decide;
//! * [`Random`]: any legal move;
//! * [`Thinker`]: the best whole turn, as far as its [`Mind`] reaches;
//! * [`Net`]: what was learnt about a game; [`Estimate`]: what it expects of a position; [`Study`]: games to learn from;
//! * [`Kind`]: bots by name, from novice to expert; [`Character`]: how one sits at a table, with what it likes;
//! * [`Advice`]: what a strong bot would do, and why; [`Analysis`]: a game looked back at;
//! * [`arena`]: many games between bots, and what they come to; [`random_game`]: one game played at random;
//! * [`GameEntry`]: a game as a value, with everything that the programs of the house do with it.
//!
//! Bots know the contract of the games and nothing else. They are told what their seat may see, and imagine the
//! rest. The same seed makes the same decisions.

mod advice;
mod analysis;
pub mod arena;
mod character;
mod entry;
mod kind;
mod levels;
mod mind;
mod net;
mod outlook;
mod random;
mod seen;
mod study;
mod thinker;
mod turn;
mod value;

use table::{Game, Seat};

pub use advice::{Advice, Advised, Worded, in_words};
pub use analysis::{Analysing, Analysis, Considered, Decided, Decision, MOST_COSTLY, Moment};
pub use character::Character;
pub use entry::{GameEntry, Think};
pub use kind::{Kind, UnknownBot};
pub use levels::{Levels, LevelsError};
pub use mind::Mind;
pub use net::{Manifest, Net, NetError};
pub use outlook::{Outlook, Reason};
pub use random::{Random, RandomGame, random_game};
pub use study::Study;
pub use thinker::{Thinker, Thought};
pub use value::Estimate;

/// Whoever answers when a seat has to decide.
pub trait Bot<G: Game>: Send {
    /// A legal move for `seat`, which has to decide now. `game` is the game as that seat sees it
    /// ([`Game::seen_by`]); a bot that wants to look ahead imagines what is hidden ([`Game::imagine`]).
    fn choose(&mut self, game: &G, seat: Seat) -> G::Move;
}
