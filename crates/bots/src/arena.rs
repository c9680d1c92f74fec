//! Many games between bots, and what they come to.
//!
//! The bots sit down in the order of the line-up and move on by one seat after every game, so that no seat favours
//! anybody. The same seed gives the same games, in whatever order or on however many threads they are played.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde::Serialize;
use table::{BySeat, Eye, Fate, Learn, Refusal, Seat, Seed, Tell, Turn};

use crate::{Bot, Kind, Net};

/// One finished game.
#[derive(Clone, Debug)]
pub struct Played {
    /// Every seat that somebody sits on, in order.
    pub seats: Vec<Sitting>,
}

/// What one bot came to in one game.
#[derive(Clone, Copy, Debug)]
pub struct Sitting {
    /// The bot.
    pub kind: Kind,
    /// Its points at the end.
    pub score: i32,
    /// Points ahead of the best other seat; negative for those behind.
    pub lead: i32,
    /// With how many it shares the victory, itself included; 0 for those who did not win.
    pub shares: u32,
    /// Turns it took.
    pub turns: u32,
    /// How long it thought.
    pub time: Duration,
}

/// Who sits where in a game: the line-up, moved on by one seat after every game.
pub fn seating(line_up: &[Kind], number: u64) -> Vec<Kind> {
    let first = (number % line_up.len() as u64) as usize;
    line_up.iter().cycle().skip(first).take(line_up.len()).copied().collect()
}

/// Plays the game with this number between the bots of a line-up, one for every seat that somebody sits on.
///
/// # Panics
///
/// If the line-up has fewer bots than the game has players.
pub fn play<G: Learn>(
    setup: &G::Setup,
    components: &'static G::Components,
    net: Option<&Arc<Net>>,
    line_up: &[Kind],
    seed: Seed,
    number: u64,
) -> Result<Played, Refusal> {
    let mut game = G::new(setup, components)?;
    let fate = Fate::new(seed.derive("game", number));
    let kinds = seating(line_up, number);
    let own_seed = |seat: Seat| seed.derive("bot", number).derive("seat", seat.index() as u64);
    let people = Seat::all(game.seats()).filter(|seat| !game.is_automatic(*seat));
    let mut places: BySeat<Option<Place<G>>> = BySeat::from_fn(game.seats(), |_| None);
    for (seat, kind) in people.zip(kinds) {
        places[seat] =
            Some(Place { kind, bot: kind.bot(net, own_seed(seat)), turns: 0, time: Duration::ZERO });
    }
    let mut moves = 0;
    loop {
        match game.to_move() {
            Turn::Fate => {
                let mv = fate.draw(&game, moves).expect("it is fate's move");
                game.apply(mv, Tell::nobody());
            }
            Turn::Of(seat) => {
                let before = game.turns();
                let place = places[seat].as_mut().expect("the line-up has a bot for every seat");
                let view = game.seen_by(Eye::Seat(seat));
                let begin = Instant::now();
                let mv = place.bot.choose(&view, seat);
                place.time += begin.elapsed();
                game.play(mv)?;
                place.turns += game.turns() - before;
            }
            Turn::Over => break,
        }
        moves += 1;
    }
    let sheet = game.scores();
    let sitting = |(seat, place): (Seat, &Option<Place<G>>)| {
        let place = place.as_ref()?;
        let score = sheet.seats[seat].total;
        let others = sheet.seats.iter().filter(|(other, _)| *other != seat);
        let best = others.map(|(_, other)| other.total).max().unwrap_or(0);
        let won = sheet.winners.contains(&seat);
        let shares = if won { sheet.winners.len() as u32 } else { 0 };
        Some(Sitting {
            kind: place.kind,
            score,
            lead: score - best,
            shares,
            turns: place.turns,
            time: place.time,
        })
    };
    Ok(Played { seats: places.iter().filter_map(sitting).collect() })
}

/// A bot at the table.
struct Place<G: Learn> {
    kind: Kind,
    bot: Box<dyn Bot<G>>,
    turns: u32,
    time: Duration,
}

/// Plays games one after the other and adds them up.
///
/// # Panics
///
/// If the line-up has fewer bots than the game has players.
pub fn tournament<G: Learn>(
    setup: &G::Setup,
    components: &'static G::Components,
    net: Option<&Arc<Net>>,
    line_up: &[Kind],
    games: u64,
    seed: Seed,
) -> Result<Results, Refusal> {
    let mut results = Results::default();
    for number in 0..games {
        results.add(&play::<G>(setup, components, net, line_up, seed, number)?);
    }
    Ok(results)
}

/// What many games came to, bot by bot. All counts are whole numbers: the order of the games does not matter.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Results {
    /// Games played.
    pub games: u64,
    bots: BTreeMap<&'static str, Counts>,
}

/// A victory in parts, so that two, three or four can share it.
const VICTORY: u64 = 12;

#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Counts {
    seats: u64,
    score: i64,
    score_squares: i64,
    lead: i64,
    lowest: Option<i32>,
    highest: Option<i32>,
    /// In parts of a [`VICTORY`].
    wins: u64,
    turns: u64,
    time: Duration,
}

impl Counts {
    fn merge(&mut self, other: &Counts) {
        self.seats += other.seats;
        self.score += other.score;
        self.score_squares += other.score_squares;
        self.lead += other.lead;
        self.lowest = self.lowest.into_iter().chain(other.lowest).min();
        self.highest = self.highest.max(other.highest);
        self.wins += other.wins;
        self.turns += other.turns;
        self.time += other.time;
    }
}

/// What one bot came to.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Line {
    /// How often it sat down; a game counts once for every seat it had.
    pub seats: u64,
    /// Mean score.
    pub score: f64,
    /// Half the width of the 95 % interval around the mean score.
    pub score_margin: f64,
    /// Lowest score.
    pub lowest: i32,
    /// Highest score.
    pub highest: i32,
    /// Mean lead over the best other seat.
    pub lead: f64,
    /// Victories; a shared one counts in part.
    pub wins: f64,
    /// Victories per seat, from 0 to 1.
    pub win_rate: f64,
    /// The 95 % interval of the win rate.
    pub win_interval: [f64; 2],
    /// Turns taken.
    pub turns: u64,
    /// Mean thinking time for a turn and the decisions between turns, in milliseconds.
    pub milliseconds_per_turn: f64,
}

/// Standard deviations on either side of a mean that hold 95 % of a normal distribution.
const CONFIDENCE: f64 = 1.96;

impl Results {
    /// Adds a finished game.
    pub fn add(&mut self, played: &Played) {
        self.games += 1;
        for sitting in &played.seats {
            let score = i64::from(sitting.score);
            self.bots.entry(sitting.kind.name()).or_default().merge(&Counts {
                seats: 1,
                score,
                score_squares: score * score,
                lead: sitting.lead.into(),
                lowest: Some(sitting.score),
                highest: Some(sitting.score),
                wins: VICTORY.checked_div(sitting.shares.into()).unwrap_or(0),
                turns: sitting.turns.into(),
                time: sitting.time,
            });
        }
    }

    /// Both together.
    #[must_use]
    pub fn merge(mut self, other: &Results) -> Results {
        self.games += other.games;
        for (name, counts) in &other.bots {
            self.bots.entry(name).or_default().merge(counts);
        }
        self
    }

    /// The bots and what they came to, by name.
    pub fn lines(&self) -> impl Iterator<Item = (&'static str, Line)> {
        self.bots.iter().map(|(name, counts)| (*name, counts.line()))
    }

    /// What the bot with this name came to.
    pub fn of(&self, name: &str) -> Option<Line> {
        self.bots.get(name).map(Counts::line)
    }
}

impl Counts {
    fn line(&self) -> Line {
        let seats = self.seats.max(1) as f64;
        let mean = self.score as f64 / seats;
        let variance = (self.score_squares as f64 - seats * mean * mean) / (seats - 1.0).max(1.0);
        let wins = self.wins as f64 / VICTORY as f64;
        Line {
            seats: self.seats,
            score: mean,
            score_margin: CONFIDENCE * (variance.max(0.0) / seats).sqrt(),
            lowest: self.lowest.unwrap_or(0),
            highest: self.highest.unwrap_or(0),
            lead: self.lead as f64 / seats,
            wins,
            win_rate: wins / seats,
            win_interval: wilson(wins, seats),
            turns: self.turns,
            milliseconds_per_turn: self.time.as_secs_f64() * 1000.0 / self.turns.max(1) as f64,
        }
    }
}

/// The 95 % interval of a share (Wilson), which stays sensible near 0 and 1.
fn wilson(wins: f64, n: f64) -> [f64; 2] {
    let (share, z2) = (wins / n, CONFIDENCE * CONFIDENCE);
    let middle = (share + z2 / (2.0 * n)) / (1.0 + z2 / n);
    let half = CONFIDENCE / (1.0 + z2 / n) * (share * (1.0 - share) / n + z2 / (4.0 * n * n)).sqrt();
    [(middle - half).max(0.0), (middle + half).min(1.0)]
}

#[cfg(test)]
mod tests {
    use super::*;

    const GREEDY: Kind = Kind::Greedy;

    #[test]
    fn everybody_sits_everywhere() {
        let line_up = [GREEDY, Kind::Random, Kind::Random];
        let greedy = |number| seating(&line_up, number).iter().position(|kind| *kind == GREEDY);
        assert_eq!([0, 1, 2, 3].map(greedy), [Some(0), Some(2), Some(1), Some(0)]);
    }

    #[test]
    fn shared_victories_count_in_part() {
        let sitting = |kind, score, shares| Sitting {
            kind,
            score,
            lead: 0,
            shares,
            turns: 2,
            time: Duration::from_millis(6),
        };
        let game = |seats| Played { seats };
        let mut one = Results::default();
        one.add(&game(vec![sitting(GREEDY, 10, 2), sitting(Kind::Random, 10, 2)]));
        let mut two = Results::default();
        two.add(&game(vec![sitting(GREEDY, 14, 1), sitting(Kind::Random, 3, 0)]));
        let both = one.clone().merge(&two);
        assert_eq!(both, two.merge(&one), "the order of the games does not matter");
        let greedy = both.of("greedy").expect("it played");
        assert_eq!((greedy.seats, greedy.wins, greedy.score), (2, 1.5, 12.0));
        assert_eq!((greedy.lowest, greedy.highest), (10, 14));
        assert!((greedy.milliseconds_per_turn - 3.0).abs() < 1e-9);
        assert!(both.of("nobody").is_none());
    }

    #[test]
    fn intervals_hold_the_share() {
        for (wins, n) in [(0.0, 10.0), (5.0, 10.0), (10.0, 10.0), (57.0, 60.0)] {
            let [low, high] = wilson(wins, n);
            assert!(0.0 <= low && low <= wins / n && wins / n <= high && high <= 1.0, "{wins} of {n}");
        }
    }
}
