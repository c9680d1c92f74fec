//! What time it is. Games have no clock; only the server looks at one.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// Seconds since 1970, as tables and people are dated.
pub fn now_secs() -> i64 {
    since_1970().as_secs() as i64
}

/// Milliseconds since 1970, as moves are dated.
pub fn now_millis() -> i64 {
    since_1970().as_millis() as i64
}

/// A clock set before 1970 counts as 1970: a wrong date is no reason to stop a game.
fn since_1970() -> Duration {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_clocks_tell_the_same_time() {
        let (before, millis, after) = (now_secs(), now_millis(), now_secs());
        assert!((before..=after).contains(&(millis / 1000)));
        assert!(before > 1_700_000_000, "a date after this was written");
    }
}
