//! Bots by name.

use std::fmt;
use std::str::FromStr;

use table::data::nearest;
use table::{Judge, Seed};

use crate::{Bot, Greedy, Random};

/// A kind of bot, as people name it on a command line or at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// [`Random`].
    Random,
    /// [`Greedy`], with the number of positions it looks at for one turn.
    Greedy {
        /// Positions for one turn.
        nodes: u32,
    },
}

impl Kind {
    /// The names of all kinds.
    pub const NAMES: [&'static str; 2] = ["random", "greedy"];

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Random => "random",
            Kind::Greedy { .. } => "greedy",
        }
    }

    /// The same kind with so many positions to look at, if it looks at any.
    #[must_use]
    pub fn with_nodes(self, nodes: u32) -> Kind {
        match self {
            Kind::Greedy { .. } => Kind::Greedy { nodes },
            Kind::Random => Kind::Random,
        }
    }

    /// A bot of this kind whose choices follow from a seed.
    pub fn bot<G: Judge>(self, seed: Seed) -> Box<dyn Bot<G>> {
        match self {
            Kind::Random => Box::new(Random::new(seed)),
            Kind::Greedy { nodes } => Box::new(Greedy::new(seed).nodes(nodes)),
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A name that no bot has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownBot(String);

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let UnknownBot(name) = self;
        match nearest(name, Kind::NAMES) {
            Some(near) => write!(f, "there is no bot \"{name}\" here; did you mean \"{near}\"?"),
            None => write!(f, "there is no bot \"{name}\" here; the bots are {}", Kind::NAMES.join(", ")),
        }
    }
}

impl std::error::Error for UnknownBot {}

impl FromStr for Kind {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<Kind, UnknownBot> {
        match name.trim() {
            "random" => Ok(Kind::Random),
            "greedy" => Ok(Kind::Greedy { nodes: crate::greedy::NODES }),
            other => Err(UnknownBot(other.to_owned())),
        }
    }
}
