//! Bots by name: the levels that people choose from, and two yardsticks.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use table::data::nearest;
use table::{Foresight, Learn, Seed};

use crate::{Bot, Mind, Net, Random, Thinker};

/// A kind of bot, as people name it on a command line or at a table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// [`Random`]: a yardstick.
    Random,
    /// Sees a few turns, and overlooks most of what could be done.
    Novice,
    /// Sees more, and still overlooks much.
    Easy,
    /// The best whole turn by the game's own judge: a yardstick.
    Greedy,
    /// Knows what was learnt about the game, and overlooks many things.
    Medium,
    /// Knows what was learnt, and overlooks little; where the future is clear it looks ahead instead.
    Hard,
    /// Overlooks nothing and looks ahead, as far as that pays.
    Expert,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Kind; 7] =
        [Kind::Random, Kind::Novice, Kind::Easy, Kind::Greedy, Kind::Medium, Kind::Hard, Kind::Expert];

    /// The levels that people choose from, the weakest first.
    pub const LEVELS: [Kind; 5] = [Kind::Novice, Kind::Easy, Kind::Medium, Kind::Hard, Kind::Expert];

    /// The names of the levels.
    pub const LEVEL_NAMES: [&'static str; 5] = ["novice", "easy", "medium", "hard", "expert"];

    /// The level that nobody can go wrong with.
    pub const USUAL: Kind = Kind::Medium;

    /// The level for whoever plays a game for the first time.
    pub const FIRST: Kind = Kind::Easy;

    /// Whether bots of this kind like something more than it is worth.
    pub fn has_style(self) -> bool {
        matches!(self, Kind::Novice | Kind::Easy | Kind::Medium)
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Random => "random",
            Kind::Novice => "novice",
            Kind::Easy => "easy",
            Kind::Greedy => "greedy",
            Kind::Medium => "medium",
            Kind::Hard => "hard",
            Kind::Expert => "expert",
        }
    }

    /// How it thinks in a game where it pays to look so far ahead; `None` if it does not think.
    pub fn mind(self, foresight: Foresight) -> Option<Mind> {
        let (plain, Foresight { turns, worlds, clear }) = (Mind::PLAIN, foresight);
        let ahead = Mind { ends: 12, depth: turns, looks: worlds, ..plain };
        Some(match self {
            Kind::Random => return None,
            Kind::Novice => Mind { nodes: 60, learnt: false, overlooked: 80, ..plain },
            Kind::Easy => Mind { nodes: 400, learnt: false, overlooked: 30, ..plain },
            Kind::Greedy => Mind { learnt: false, ..plain },
            Kind::Medium => Mind { nodes: 1000, overlooked: 40, ..plain },
            Kind::Hard if clear => Mind { nodes: 2000, ..ahead },
            Kind::Hard => Mind { nodes: 2000, overlooked: 14, ..plain },
            Kind::Expert if clear => Mind { depth: 2, next_ends: 8, ..ahead },
            Kind::Expert => Mind { answer_nodes: 200, ..ahead },
        })
    }

    /// A bot of this kind whose choices follow from a seed, with what was learnt about the game.
    pub fn bot<G: Learn>(self, net: Option<&Arc<Net>>, seed: Seed) -> Box<dyn Bot<G>> {
        match self.mind(G::FORESIGHT) {
            None => Box::new(Random::new(seed)),
            Some(mind) => Box::new(Thinker::new(mind, net.cloned(), seed)),
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
        let (UnknownBot(name), names) = (self, Kind::ALL.map(Kind::name));
        match nearest(name, names) {
            Some(near) => write!(f, "there is no bot \"{name}\" here; did you mean \"{near}\"?"),
            None => write!(f, "there is no bot \"{name}\" here; the bots are {}", names.join(", ")),
        }
    }
}

impl std::error::Error for UnknownBot {}

impl FromStr for Kind {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<Kind, UnknownBot> {
        let kind = Kind::ALL.into_iter().find(|kind| kind.name() == name.trim());
        kind.ok_or_else(|| UnknownBot(name.to_owned()))
    }
}
