//! How fast bots play at a table.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// How fast bots and automatic opponents play at a table while somebody watches.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pace {
    /// Half as fast as usual.
    Slow,
    /// As the server is set.
    #[default]
    Usual,
    /// Without waiting.
    Instant,
}

impl Pace {
    /// Every pace, the slowest first.
    pub const ALL: [Pace; 3] = [Pace::Slow, Pace::Usual, Pace::Instant];

    /// Its name in forms and in the store.
    pub const fn name(self) -> &'static str {
        match self {
            Pace::Slow => "slow",
            Pace::Usual => "usual",
            Pace::Instant => "instant",
        }
    }

    /// What a usual pause becomes.
    pub fn of(self, pause: Duration) -> Duration {
        match self {
            Pace::Slow => 2 * pause,
            Pace::Usual => pause,
            Pace::Instant => Duration::ZERO,
        }
    }
}

impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A word that names no pace.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no such pace")]
pub struct NoPace;

impl FromStr for Pace {
    type Err = NoPace;

    fn from_str(name: &str) -> Result<Pace, NoPace> {
        Pace::ALL.into_iter().find(|pace| pace.name() == name).ok_or(NoPace)
    }
}
