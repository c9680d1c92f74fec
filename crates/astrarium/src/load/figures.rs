//! What is measured, and how it is told.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use server::metrics::Tally;

/// How long something took, every time.
#[derive(Debug, Default)]
pub struct Times(Mutex<Vec<Duration>>);

impl Times {
    pub fn add(&self, time: Duration) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(time);
    }

    /// How many there are, and the times below which so many of a thousand lie.
    pub fn told(&self) -> String {
        let mut times = self.0.lock().unwrap_or_else(PoisonError::into_inner).clone();
        times.sort_unstable();
        let millis = |share: usize| {
            let last = times.len().saturating_sub(1);
            times.get((times.len() * share / 1000).min(last)).map_or(0.0, |time| time.as_secs_f64() * 1e3)
        };
        format!(
            "p50 {:.0} ms, p90 {:.0} ms, p99 {:.0} ms, longest {:.0} ms ({} measured)",
            millis(500),
            millis(900),
            millis(990),
            millis(1000),
            times.len()
        )
    }
}

/// What is measured while people play.
#[derive(Debug, Default)]
pub struct Measured {
    /// From a click on Confirm to its answer.
    pub answers: Times,
    /// From a click on Confirm until the last page shows what it did.
    pub pictures: Times,
    /// Turns that were acknowledged, and the moves in them.
    pub turns: Tally,
    pub moves: Tally,
    /// Turns that were neither acknowledged nor refused: the server went away, or had no time.
    pub unanswered: Tally,
    /// Turns that were refused because the table had moved on.
    pub refused: Tally,
    /// Streams that were opened.
    pub streams: Tally,
    /// Pages that were told to come again later, and did.
    pub turned_away: Tally,
    /// Streams that broke off and were opened again.
    pub broken: Tally,
    /// Tables whose log lacked something that had been acknowledged.
    pub lost: Tally,
}

/// The share of times below an upper end, from the text of Prometheus: the smallest end below which so many of a thousand lie.
pub fn below(figures: &str, name: &str, share: u64) -> Option<f64> {
    let mut ends = Vec::new();
    for line in figures.lines().filter_map(|line| line.strip_prefix(name)?.strip_prefix("_bucket{le=\"")) {
        let (end, count) = line.split_once("\"} ")?;
        ends.push((end.parse::<f64>().unwrap_or(f64::INFINITY), count.parse::<u64>().ok()?));
    }
    let all = ends.last()?.1;
    ends.iter().find(|(_, count)| count * 1000 >= all * share && all > 0).map(|(end, _)| end * 1000.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_read_from_ranges() {
        let text = "x_bucket{le=\"0.001\"} 5\nx_bucket{le=\"0.01\"} 9\nx_bucket{le=\"+Inf\"} 10\nx_sum 1\n";
        assert_eq!(below(text, "x", 500), Some(1.0));
        assert_eq!(below(text, "x", 900), Some(10.0));
        assert_eq!(below(text, "x", 990), Some(f64::INFINITY));
        assert_eq!(below(text, "y", 500), None);
    }

    #[test]
    fn times_are_told_by_rank() {
        let times = Times::default();
        (1..=100).rev().for_each(|millis| times.add(Duration::from_millis(millis)));
        assert_eq!(times.told(), "p50 51 ms, p90 91 ms, p99 100 ms, longest 100 ms (100 measured)");
        assert!(Times::default().told().contains("(0 measured)"));
    }
}
