//! What random games add up to.

use std::collections::BTreeMap;
use std::time::Duration;

use serde_json::{Map, Value, json};
use table::{AnyGame, Lang, Texts};

use super::Order;
use crate::columns::{align, grouped};

/// The counts of some games. All are whole numbers, so that the order in which games are added does not matter.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Totals {
    /// One for every game.
    moves: Spread,
    turns: Spread,
    /// One for every seat of every game.
    scores: Spread,
    /// By what the seat played.
    by_role: BTreeMap<String, Side>,
}

/// What one side came to.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Side {
    scores: Spread,
    /// Games won, shared victories included.
    wins: u64,
}

impl Totals {
    /// Adds a finished game.
    pub fn add(&mut self, game: &dyn AnyGame, moves: usize) {
        self.moves.add(moves as i64);
        self.turns.add(game.turns().into());
        let sheet = game.scores();
        for (seat, score) in sheet.seats.iter() {
            let role = game.role(seat).map_or_else(|| format!("seat {seat}"), str::to_owned);
            let side = self.by_role.entry(role).or_default();
            side.scores.add(score.total.into());
            side.wins += u64::from(sheet.winners.contains(&seat));
            self.scores.add(score.total.into());
        }
    }

    /// Both together.
    #[must_use]
    pub fn merge(mut self, other: Totals) -> Totals {
        self.moves.merge(&other.moves);
        self.turns.merge(&other.turns);
        self.scores.merge(&other.scores);
        for (role, theirs) in other.by_role {
            let ours = self.by_role.entry(role).or_default();
            ours.scores.merge(&theirs.scores);
            ours.wins += theirs.wins;
        }
        self
    }
}

/// Many numbers in short.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Spread {
    count: u64,
    sum: i64,
    min: i64,
    max: i64,
}

impl Default for Spread {
    fn default() -> Self {
        Spread { count: 0, sum: 0, min: i64::MAX, max: i64::MIN }
    }
}

impl Spread {
    fn add(&mut self, number: i64) {
        self.merge(&Spread { count: 1, sum: number, min: number, max: number });
    }

    fn merge(&mut self, other: &Spread) {
        self.count += other.count;
        self.sum += other.sum;
        self.min = self.min.min(other.min);
        self.max = self.max.max(other.max);
    }

    fn mean(&self) -> f64 {
        self.sum as f64 / self.count.max(1) as f64
    }

    fn cells(&self) -> [String; 3] {
        [format!("{:.1}", self.mean()), self.min.to_string(), self.max.to_string()]
    }

    fn json(&self) -> Value {
        json!({ "mean": self.mean(), "min": self.min, "max": self.max })
    }
}

/// The result of a simulation.
pub struct Report {
    pub(super) game: &'static str,
    pub(super) data: String,
    pub(super) totals: Totals,
    pub(super) time: Duration,
    pub(super) threads: usize,
}

impl Report {
    fn per_second(&self, count: i64) -> f64 {
        count as f64 / self.time.as_secs_f64().max(1e-9)
    }

    fn games(&self) -> u64 {
        self.totals.moves.count
    }

    /// One object. Everything but the times, which come last, follows from the order.
    pub fn json(&self, order: &Order, seed: &str) -> Value {
        let Totals { moves, turns, scores, by_role } = &self.totals;
        let changes: Map<String, Value> =
            order.changes.iter().map(|change| (change.key.clone(), json!(change.value))).collect();
        let side = |side: &Side| {
            let Spread { count, min, max, .. } = side.scores;
            json!({ "seats": count, "mean": side.scores.mean(), "min": min, "max": max, "wins": side.wins })
        };
        let sides: Map<String, Value> =
            by_role.iter().map(|(label, counts)| (label.clone(), side(counts))).collect();
        json!({
            "game": self.game,
            "data": self.data,
            "players": order.players.clone().collect::<Vec<u8>>(),
            "set": changes,
            "seed": seed,
            "games": self.games(),
            "moves": moves.sum,
            "turns": turns.sum,
            "moves_per_game": moves.json(),
            "turns_per_game": turns.json(),
            "score": scores.json(),
            "score_by_side": sides,
            "seconds": self.time.as_secs_f64(),
            "games_per_second": self.per_second(self.games() as i64),
            "moves_per_second": self.per_second(moves.sum),
            "turns_per_second": self.per_second(turns.sum),
        })
    }

    /// The same for people. The names of the sides come from the texts of the game.
    pub fn summary(&self, texts: &Texts) -> String {
        let Totals { moves, turns, scores, by_role } = &self.totals;
        let row = |cells: &[&str]| cells.iter().map(|cell| (*cell).to_owned()).collect::<Vec<_>>();
        let side = |name: String, seats: u64, spread: &Spread, wins: String| {
            std::iter::once(name)
                .chain([grouped(seats)])
                .chain(spread.cells())
                .chain([wins])
                .collect::<Vec<_>>()
        };
        let mut sides = vec![row(&["score by side", "seats", "mean", "min", "max", "wins"])];
        for (label, counts) in by_role {
            let name = texts.get(Lang::En, label);
            sides.push(side(name, counts.scores.count, &counts.scores, grouped(counts.wins)));
        }
        sides.push(side("all".to_owned(), scores.count, scores, String::new()));

        let length = |name: &str, spread: &Spread| {
            std::iter::once(name.to_owned()).chain(spread.cells()).collect::<Vec<_>>()
        };
        let lengths = [
            row(&["length of a game", "mean", "min", "max"]),
            length("moves", moves),
            length("turns", turns),
        ];

        let speed = |name: &str, count: i64| {
            vec![name.to_owned(), grouped(count as u64), grouped(self.per_second(count).round() as u64)]
        };
        let speeds = [
            row(&["speed", "played", "per second"]),
            speed("games", self.games() as i64),
            speed("moves", moves.sum),
            speed("turns", turns.sum),
        ];
        let threads =
            if self.threads == 1 { "1 thread".to_owned() } else { format!("{} threads", self.threads) };
        format!(
            "{}\n{}\n{}{:.2} s on {threads}\n",
            align(&sides),
            align(&lengths),
            align(&speeds),
            self.time.as_secs_f64()
        )
    }
}
