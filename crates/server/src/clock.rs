//! What time it is. Games have no clock; only the server looks at one.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// Seconds since 1970, as tables and people are dated.
pub fn now_secs() -> i64 {
    since_1970().as_secs() as i64
}

/// Milliseconds since 1970, as moves are dated.
pub fn now_millis() -> i64 {
    since_1970().as_millis() as i64
}

/// A clock that nobody can set forward: what is removed because it is old must not go when the clock of the machine jumps.
///
/// It begins with the last thing that is known to have happened before the program started, and from there it runs as fast as
/// time does. A machine that was off for a month is a month late, which harms nobody.
#[derive(Clone, Copy, Debug)]
pub struct SteadyClock {
    /// The last thing that happened before, in Unix seconds.
    known: i64,
    started: Instant,
}

impl SteadyClock {
    /// How far the clock of the machine may be ahead.
    const SLACK: Duration = Duration::from_hours(24);

    /// A clock that begins now. `known` is when something last happened, if anything ever did.
    pub fn new(known: Option<i64>) -> SteadyClock {
        SteadyClock { known: known.unwrap_or_else(now_secs), started: Instant::now() }
    }

    /// Unix seconds, at most what the clock of the machine says.
    pub fn now_secs(&self) -> i64 {
        self.at(now_secs(), self.started.elapsed())
    }

    fn at(&self, machine: i64, elapsed: Duration) -> i64 {
        machine.min(self.known.saturating_add((elapsed + Self::SLACK).as_secs() as i64))
    }
}

/// A clock set before 1970 counts as 1970: a wrong date is no reason to stop a game.
fn since_1970() -> Duration {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_jump_makes_nothing_old() {
        let (day, now) = (24 * 3600, 1_800_000_000);
        let clock = SteadyClock { known: now, started: Instant::now() };
        let hour = Duration::from_hours(1);
        assert_eq!(clock.at(now + 3600, hour), now + 3600, "both go alike");
        assert_eq!(clock.at(now + 3600 * day, hour), now + 3600 + day, "years ahead");
        assert_eq!(clock.at(now - 3600 * day, hour), now - 3600 * day, "years behind");
        assert_eq!(clock.at(i64::MAX, Duration::from_hours(48)), now + 3 * day);
    }

    #[test]
    fn both_clocks_tell_the_same_time() {
        let (before, millis, after) = (now_secs(), now_millis(), now_secs());
        assert!((before..=after).contains(&(millis / 1000)));
        assert!(before > 1_700_000_000, "a date after this was written");
    }
}
