//! What many games came to, bot by bot.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize, Serializer};

use super::rating::{Comparisons, Rating};
use super::rotations;

/// What one bot came to in one game, in whole numbers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sitting {
    /// Which bot of the line-up it was.
    pub contender: usize,
    /// Its points at the end.
    pub score: i32,
    /// Points ahead of the best other seat; negative for those behind.
    pub lead: i32,
    /// With how many it shares the victory, itself included; 0 for those who did not win.
    pub shares: u32,
    /// Its points by parts of the score ([`table::Learn::PARTS`]); those of no part are left out.
    pub parts: Vec<i32>,
    /// Turns it took.
    pub turns: u32,
    /// How long it thought, in microseconds.
    pub micros: u64,
    /// How long it thought about one decision at most, in microseconds.
    pub longest: u64,
}

impl Sitting {
    /// Its part of the victory.
    fn victory(&self) -> f64 {
        if self.shares == 0 { 0.0 } else { 1.0 / f64::from(self.shares) }
    }

    /// 1 if it did better than another seat of the game, 0 if worse, and a half if nobody can tell.
    fn ahead_of(&self, other: &Sitting) -> f64 {
        let rank = |sitting: &Sitting| (sitting.score, sitting.shares > 0);
        match rank(self).cmp(&rank(other)) {
            std::cmp::Ordering::Less => 0.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Greater => 1.0,
        }
    }
}

/// Why a game does not belong to the others.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Misfit {
    /// It was added before.
    #[error("game {0} is there twice")]
    Twice(u64),
    /// Others sat down, or other parts of the score were told apart.
    #[error("game {0} was not played by the bots of the line-up")]
    Others(u64),
}

/// What many games between the same bots came to. The order in which they are added does not matter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Results {
    names: Vec<String>,
    parts: Vec<String>,
    games: BTreeMap<u64, Vec<Sitting>>,
}

impl Results {
    /// No games yet, between bots of these names; `parts` are the parts of a score.
    pub fn new(names: Vec<String>, parts: Vec<String>) -> Results {
        Results { names, parts, games: BTreeMap::new() }
    }

    /// Adds the game with this number.
    pub fn add(&mut self, number: u64, seats: Vec<Sitting>) -> Result<(), Misfit> {
        let mut sat: Vec<usize> = seats.iter().map(|sitting| sitting.contender).collect();
        sat.sort_unstable();
        let fits = |sitting: &Sitting| sitting.parts.len() == self.parts.len();
        if !sat.into_iter().eq(0..self.names.len()) || !seats.iter().all(fits) {
            return Err(Misfit::Others(number));
        }
        if self.games.contains_key(&number) {
            return Err(Misfit::Twice(number));
        }
        self.games.insert(number, seats);
        Ok(())
    }

    /// All games by their numbers, with every seat that somebody sat on.
    pub fn games(&self) -> impl ExactSizeIterator<Item = (u64, &[Sitting])> {
        self.games.iter().map(|(number, seats)| (*number, &seats[..]))
    }

    /// Whether the game with this number is there.
    pub fn has(&self, number: u64) -> bool {
        self.games.contains_key(&number)
    }

    /// How many deals were played, at least in part.
    pub fn deals(&self) -> usize {
        let rotations = rotations(&self.names);
        let mut deals: Vec<u64> = self.games.keys().map(|number| number / rotations).collect();
        deals.dedup();
        deals.len()
    }

    /// The bots by name, in the order of the line-up.
    fn bots(&self) -> Vec<&str> {
        let mut bots: Vec<&str> = Vec::new();
        for name in &self.names {
            if !bots.contains(&name.as_str()) {
                bots.push(name);
            }
        }
        bots
    }

    /// The bots and what they came to, in the order of the line-up. None, if no game was played.
    pub fn lines(&self) -> Vec<(&str, Line)> {
        if self.games.is_empty() {
            return Vec::new();
        }
        let ratings = self.comparisons().ratings();
        let rating = |name: &str| ratings.iter().find(|(rated, _)| rated == name).map(|(_, rating)| *rating);
        self.bots().into_iter().map(|name| (name, self.line(name, rating(name)))).collect()
    }

    /// What the bot with this name came to.
    pub fn of(&self, name: &str) -> Option<Line> {
        self.lines().into_iter().find(|(own, _)| *own == name).map(|(_, line)| line)
    }

    /// Who did better than whom, once for every two bots in every game.
    pub fn comparisons(&self) -> Comparisons {
        let (mut comparisons, bots) = (Comparisons::default(), self.bots());
        for seats in self.games.values() {
            for (place, one) in bots.iter().enumerate() {
                for other in &bots[place + 1..] {
                    let against =
                        |own: &Sitting| mean(self.own(seats, other).map(|rival| own.ahead_of(rival)));
                    comparisons.add(one, other, mean(self.own(seats, one).map(against)));
                }
            }
        }
        comparisons
    }

    /// The seats of a bot in a game.
    fn own<'a>(&'a self, seats: &'a [Sitting], name: &'a str) -> impl Iterator<Item = &'a Sitting> {
        seats.iter().filter(move |sitting| self.names[sitting.contender] == name)
    }

    /// What something about a bot comes to in the mean: a game counts once, with the mean over its seats.
    fn mean(&self, name: &str, value: impl Fn(&Sitting) -> f64) -> Mean {
        let rotations = rotations(&self.names);
        let of_game = |seats: &[Sitting]| mean(self.own(seats, name).map(&value));
        Mean::of(self.games.iter().map(|(number, seats)| (number / rotations, of_game(seats))))
    }

    fn line(&self, name: &str, rating: Option<Rating>) -> Line {
        let all = || self.games.values().flat_map(|seats| self.own(seats, name));
        let score = self.mean(name, |sitting| sitting.score.into());
        let victory = self.mean(name, Sitting::victory);
        let part = |part: usize| self.mean(name, |sitting| sitting.parts[part].into()).value;
        let mut parts: Vec<(String, f64)> =
            self.parts.iter().enumerate().map(|(number, name)| (name.clone(), part(number))).collect();
        let start =
            self.mean(name, |sitting| (sitting.score - sitting.parts.iter().sum::<i32>()).into()).value;
        if start != 0.0 {
            parts.push(("start".to_owned(), start));
        }
        let turns: u64 = all().map(|sitting| u64::from(sitting.turns)).sum();
        let micros: u64 = all().map(|sitting| sitting.micros).sum();
        Line {
            games: self.games.len() as u64,
            seats: all().count() as u64,
            mean_score: score.value,
            mean_score_margin: score.margin(),
            lowest: all().map(|sitting| sitting.score).min().unwrap_or(0),
            highest: all().map(|sitting| sitting.score).max().unwrap_or(0),
            mean_lead: self.mean(name, |sitting| sitting.lead.into()).value,
            wins: all().map(Sitting::victory).sum(),
            win_rate: victory.value,
            // Among its like somebody always wins.
            win_interval: (self.bots().len() > 1 || self.names.len() == 1)
                .then(|| victory.interval_of_share()),
            rating: rating.map(|rating| rating.points),
            rating_margin: rating.map(|rating| rating.margin),
            parts,
            turns,
            milliseconds_per_turn: micros as f64 / 1000.0 / turns.max(1) as f64,
            longest_milliseconds: all().map(|sitting| sitting.longest).max().unwrap_or(0) as f64 / 1000.0,
        }
    }
}

/// What one bot came to.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Line {
    /// In how many games it took part.
    pub games: u64,
    /// How often it sat down: a game counts once for every seat it had.
    pub seats: u64,
    /// Mean score; a game counts once, with the mean over its seats.
    pub mean_score: f64,
    /// Half the width of the 95 % interval around the mean score. The deals are what it is reckoned from, since the games of
    /// a deal are like each other: one deal alone says nothing.
    pub mean_score_margin: Option<f64>,
    /// Lowest score.
    pub lowest: i32,
    /// Highest score.
    pub highest: i32,
    /// Mean lead over the best other seat.
    pub mean_lead: f64,
    /// Victories; a shared one counts in part.
    pub wins: f64,
    /// Victories per seat, from 0 to 1.
    pub win_rate: f64,
    /// The 95 % interval of the win rate; none for a bot that has only met itself.
    pub win_interval: Option<[f64; 2]>,
    /// How strong it is among those it met, see [`Rating`]; none for a bot that has only met itself.
    pub rating: Option<f64>,
    /// Half the width of the 95 % interval around the rating.
    pub rating_margin: Option<f64>,
    /// Mean score by parts, with what everybody has from the start.
    #[serde(serialize_with = "as_map")]
    pub parts: Vec<(String, f64)>,
    /// Turns taken.
    pub turns: u64,
    /// Mean thinking time for a turn and the decisions between turns, in milliseconds.
    pub milliseconds_per_turn: f64,
    /// The longest thought, in milliseconds: a bot that plans its turn thinks it through when the turn begins.
    pub longest_milliseconds: f64,
}

fn as_map<S: Serializer>(parts: &[(String, f64)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(parts.iter().map(|(name, points)| (name, points)))
}

fn mean(values: impl Iterator<Item = f64>) -> f64 {
    let (sum, count) = values.fold((0.0, 0.0), |(sum, count), value| (sum + value, count + 1.0));
    sum / count
}

/// The mean of one number for every game, and how far it can be trusted.
struct Mean {
    value: f64,
    games: f64,
    deals: f64,
    /// The variance of the mean. What the games of a deal have in common does not count several times.
    variance: f64,
}

/// Standard deviations on either side of a mean that hold 95 % of a normal distribution.
pub(super) const CONFIDENCE: f64 = 1.96;

impl Mean {
    /// Of numbers with the deals they belong to, in the order of the deals.
    fn of(values: impl Iterator<Item = (u64, f64)> + Clone) -> Mean {
        let mean = mean(values.clone().map(|(_, value)| value));
        let mut deals: Vec<(u64, f64)> = Vec::new();
        let mut games = 0.0;
        for (deal, value) in values {
            games += 1.0;
            match deals.last_mut() {
                Some((last, sum)) if *last == deal => *sum += value - mean,
                _ => deals.push((deal, value - mean)),
            }
        }
        let count = deals.len() as f64;
        let squares: f64 = deals.iter().map(|(_, sum)| sum * sum).sum();
        Mean { value: mean, games, deals: count, variance: squares / (games * games) * count / (count - 1.0) }
    }

    /// Half the width of the 95 % interval; none for a single deal.
    fn margin(&self) -> Option<f64> {
        (self.deals > 1.0).then(|| student(self.deals - 1.0) * self.variance.sqrt())
    }

    /// The 95 % interval of a share (Wilson), which stays sensible near 0 and 1. Games of a deal that end alike count as
    /// fewer, but not as fewer than there are deals; those that even each other out do not count as more.
    fn interval_of_share(&self) -> [f64; 2] {
        let alone = self.value * (1.0 - self.value);
        let worth = if alone > 0.0 { alone / self.variance } else { self.games };
        let n = if worth.is_nan() { self.deals } else { worth.clamp(self.deals, self.games) };
        let z2 = CONFIDENCE * CONFIDENCE;
        let middle = (self.value + z2 / (2.0 * n)) / (1.0 + z2 / n);
        let half = CONFIDENCE / (1.0 + z2 / n) * (alone / n + z2 / (4.0 * n * n)).sqrt();
        [(middle - half).max(0.0), (middle + half).min(1.0)]
    }
}

/// Standard deviations on either side of a mean that hold 95 % of Student's distribution: the fewer numbers there are,
/// the less is known of their spread.
fn student(freedom: f64) -> f64 {
    match freedom {
        1.0 => 12.71,
        2.0 => 4.30,
        // Cornish and Fisher's expansion.
        _ => CONFIDENCE + 2.37 / freedom + 2.82 / (freedom * freedom) + 2.56 / freedom.powi(3),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Results of two bots on these seats, with one part of the score beside what everybody has from the start.
    fn results(names: &[&str]) -> Results {
        Results::new(names.iter().map(|&name| name.to_owned()).collect(), vec!["stones".to_owned()])
    }

    fn sitting(contender: usize, score: i32, shares: u32) -> Sitting {
        let parts = vec![score - 2];
        Sitting { contender, score, lead: 0, shares, parts, turns: 2, micros: 6000, longest: 4000 }
    }

    #[test]
    fn shared_victories_count_in_part_and_the_order_of_games_does_not_matter() {
        let games =
            [(0, vec![sitting(0, 10, 2), sitting(1, 10, 2)]), (1, vec![sitting(1, 3, 0), sitting(0, 14, 1)])];
        let (mut one, mut two) = (results(&["greedy", "random"]), results(&["greedy", "random"]));
        for (number, seats) in games.clone() {
            one.add(number, seats).expect("a new game");
        }
        for (number, seats) in games.into_iter().rev() {
            two.add(number, seats).expect("a new game");
        }
        assert_eq!(one, two);
        let greedy = one.of("greedy").expect("it played");
        assert_eq!((greedy.games, greedy.seats, greedy.wins, greedy.mean_score), (2, 2, 1.5, 12.0));
        assert_eq!((greedy.lowest, greedy.highest), (10, 14));
        assert_eq!(greedy.parts, [("stones".to_owned(), 10.0), ("start".to_owned(), 2.0)]);
        assert!((greedy.milliseconds_per_turn - 3.0).abs() < 1e-9);
        assert!((greedy.longest_milliseconds - 4.0).abs() < 1e-9);
        assert!(greedy.rating > one.of("random").expect("it played").rating);
        assert!(one.of("nobody").is_none());
    }

    #[test]
    fn a_game_counts_once_however_many_seats_a_bot_has() {
        let mut results = results(&["a", "a", "b"]);
        results.add(0, vec![sitting(0, 10, 0), sitting(1, 20, 1), sitting(2, 15, 0)]).expect("a new game");
        results.add(1, vec![sitting(1, 30, 1), sitting(2, 15, 0), sitting(0, 30, 0)]).expect("a new game");
        let a = results.of("a").expect("it played");
        assert_eq!((a.games, a.seats, a.mean_score, a.win_rate), (2, 4, 22.5, 0.5));
        // Once it is ahead with one of two seats, once with both.
        let mut expected = Comparisons::default();
        expected.add("a", "b", 0.5);
        expected.add("a", "b", 1.0);
        assert_eq!(results.comparisons(), expected);
    }

    #[test]
    fn deals_are_what_margins_are_reckoned_from() {
        let mut results = results(&["a", "b"]);
        // Whatever a deal brings, it brings twice.
        for deal in 0..3_u64 {
            let score = 10 * deal as i32;
            results.add(2 * deal, vec![sitting(0, score, 1), sitting(1, 0, 0)]).expect("a new game");
            results.add(2 * deal + 1, vec![sitting(1, 0, 0), sitting(0, score, 1)]).expect("a new game");
        }
        assert_eq!(results.deals(), 3);
        // Three numbers 0, 10, 20 have a standard deviation of 10.
        let margin = results.of("a").and_then(|line| line.mean_score_margin).expect("three deals");
        assert!((margin - 4.30 * 10.0 / 3.0_f64.sqrt()).abs() < 1e-9, "{margin}");
    }

    #[test]
    fn one_deal_says_nothing_about_the_spread_and_no_game_says_nothing() {
        let mut results = results(&["a", "b"]);
        assert!(results.lines().is_empty());
        results.add(0, vec![sitting(0, 5, 1), sitting(1, 3, 0)]).expect("a new game");
        let a = results.of("a").expect("it played");
        assert_eq!((a.mean_score_margin, a.mean_score), (None, 5.0));
        let [low, high] = a.win_interval.expect("it met another");
        assert!((0.0..1.0).contains(&low) && (high - 1.0).abs() < 1e-9, "{low} {high}");
    }

    #[test]
    fn among_its_like_a_bot_has_neither_rating_nor_interval() {
        let mut results = results(&["a", "a"]);
        results.add(0, vec![sitting(0, 5, 1), sitting(1, 3, 0)]).expect("a new game");
        results.add(1, vec![sitting(0, 6, 1), sitting(1, 3, 0)]).expect("a new game");
        let a = results.of("a").expect("it played");
        assert_eq!((a.win_rate, a.win_interval, a.rating), (0.5, None, None));
        assert_eq!(results.deals(), 2, "equal bots need no rotation");
    }

    #[test]
    fn games_that_do_not_belong_here_are_refused() {
        let mut results = results(&["a", "b"]);
        results.add(7, vec![sitting(1, 5, 1), sitting(0, 3, 0)]).expect("a new game");
        assert_eq!(results.add(7, vec![sitting(1, 5, 1), sitting(0, 3, 0)]), Err(Misfit::Twice(7)));
        assert_eq!(results.add(8, vec![sitting(0, 5, 1)]), Err(Misfit::Others(8)), "one is missing");
        assert_eq!(results.add(8, vec![sitting(0, 5, 1), sitting(2, 3, 0)]), Err(Misfit::Others(8)));
        assert_eq!(results.add(8, vec![sitting(0, 5, 1), sitting(0, 3, 0)]), Err(Misfit::Others(8)));
        let odd = Sitting { parts: Vec::new(), ..sitting(1, 3, 0) };
        assert_eq!(results.add(8, vec![sitting(0, 5, 1), odd]), Err(Misfit::Others(8)));
        assert_eq!(results.games().len(), 1);
    }

    #[test]
    fn intervals_hold_the_share_and_alike_games_count_as_fewer() {
        let interval = |values: &[(u64, f64)]| Mean::of(values.iter().copied()).interval_of_share();
        for wins in 0..=10 {
            let values: Vec<(u64, f64)> =
                (0..10).map(|game| (game, f64::from(u8::from(game < wins)))).collect();
            let ([low, high], share) = (interval(&values), wins as f64 / 10.0);
            assert!(0.0 <= low && low <= share && share <= high && high <= 1.0, "{wins} of 10");
        }
        let width = |rotations: u64| {
            let values: Vec<(u64, f64)> =
                (0..40).map(|game| (game / rotations, (game / 4 % 2) as f64)).collect();
            let [low, high] = interval(&values);
            high - low
        };
        assert!(width(4) > 1.5 * width(1), "four games of a deal that end alike are hardly more than one");
    }

    #[test]
    fn few_deals_need_wider_margins() {
        for (freedom, known) in [(1.0, 12.71), (3.0, 3.18), (10.0, 2.23), (30.0, 2.04), (1000.0, 1.96)] {
            assert!((student(freedom) - known).abs() < 0.03, "{freedom}: {}", student(freedom));
        }
    }
}
