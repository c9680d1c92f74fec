//! How much a bot thinks.

use std::time::Duration;

/// What a bot looks at, and how it values it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Mind {
    /// Positions looked at for one turn; at least as many as there are moves to begin with.
    pub nodes: u32,
    /// Whether it knows what was learnt about the game, or only the game's judge.
    pub learnt: bool,
    /// How many of a hundred moves it overlooks.
    pub overlooked: u8,
    /// From how many ends of its turn it looks ahead; 0 or 1 for not at all.
    pub ends: usize,
    /// How many of its own turns it looks ahead.
    pub depth: u32,
    /// In how many imagined worlds it looks ahead from each end.
    pub looks: u32,
    /// Positions for the turn of somebody else, when it looks ahead.
    pub answer_nodes: u32,
    /// Positions for its own next turn, when it looks ahead.
    pub next_nodes: u32,
    /// From how many ends of its own next turns it looks ahead once more, when it looks ahead; 0 or 1 for not at all.
    pub next_ends: usize,
    /// Threads it thinks on. Its choice does not depend on them.
    pub threads: usize,
    /// After so much time it answers with the best it has found. Its choices then depend on the machine.
    pub time: Option<Duration>,
}

impl Mind {
    /// Looks through its own turn and no further.
    pub const PLAIN: Mind = Mind {
        nodes: 3000,
        learnt: true,
        overlooked: 0,
        ends: 0,
        depth: 1,
        looks: 1,
        answer_nodes: 100,
        next_nodes: 400,
        next_ends: 0,
        threads: 1,
        time: None,
    };
}
