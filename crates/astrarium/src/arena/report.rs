//! What the games came to, for people and for programs.

use std::time::Duration;

use bots::arena::{Comparisons, Line};
use serde_json::{Map, Value, json};

use crate::columns::{align, grouped};
use crate::failure::Failure;
use crate::files;

use super::record::{Order, Record};

/// What was played just now.
pub struct Run {
    /// How many games.
    pub played: u64,
    /// How long it took.
    pub time: Duration,
    /// On how many threads.
    pub threads: usize,
}

/// Prints what some records came to, and the rating of all bots together if there are several.
pub fn print(records: &[Record], run: Option<&Run>, as_json: bool) -> Result<(), Failure> {
    let text = match records {
        [record] if as_json => format!("{}\n", json(record, run)),
        [record] => summary(record, run),
        _ if as_json => {
            let arenas: Vec<Value> = records.iter().map(|record| json(record, None)).collect();
            let rating = |(name, rating): (String, bots::arena::Rating)| {
                (name, json!({ "rating": rating.points, "rating_margin": rating.margin }))
            };
            let ratings: Map<String, Value> = all(records).ratings().into_iter().map(rating).collect();
            format!("{}\n", json!({ "arenas": arenas, "ratings": ratings }))
        }
        _ => {
            let each = records
                .iter()
                .map(|record| format!("{}\n\n{}\n", title(&record.order), summary(record, None)));
            format!("{}{}", each.collect::<String>(), ratings(&all(records)))
        }
    };
    files::print(&text)
}

fn all(records: &[Record]) -> Comparisons {
    let mut all = Comparisons::default();
    for record in records {
        all.merge(&record.results.comparisons());
    }
    all
}

/// One object. Everything but the times follows from the order and the numbers of the games.
fn json(record: &Record, run: Option<&Run>) -> Value {
    let bots: Map<String, Value> =
        record.results.lines().into_iter().map(|(name, line)| (name.to_owned(), json!(line))).collect();
    let mut object = json!(record.order);
    object["games"] = record.results.games().len().into();
    object["deals"] = record.results.deals().into();
    object["bots"] = bots.into();
    if let Some(run) = run {
        object["seconds"] = run.time.as_secs_f64().into();
    }
    object
}

/// What was ordered, in a line.
fn title(order: &Order) -> String {
    let Order { game, seats, openings, seed, set, .. } = order;
    let agreed = [format!("seed {seed}"), format!("openings {openings}")].into_iter();
    let agreed: Vec<String> =
        agreed.chain(set.iter().map(|(key, value)| format!("{key} = {value}"))).collect();
    format!("{game}: {} ({})", seats.join(", "), agreed.join(", "))
}

/// The same for people.
fn summary(record: &Record, run: Option<&Run>) -> String {
    let (games, deals) = (record.results.games().len() as u64, record.results.deals() as u64);
    let lines = record.results.lines();
    let titles = [
        "bot",
        "score",
        "95 %",
        "min",
        "max",
        "lead",
        "wins",
        "95 %",
        "rating",
        "95 %",
        "turns",
        "ms per turn",
        "longest",
    ];
    let mut rows = vec![titles.map(str::to_owned).to_vec()];
    rows.extend(lines.iter().map(|(name, line)| row(name, line)));
    let parts = parts(&lines);
    let counted = format!("{} games, {} deals", grouped(games), grouped(deals));
    let end = match run {
        None => String::new(),
        Some(Run { played, time, threads }) => {
            let threads = if *threads == 1 { "1 thread".to_owned() } else { format!("{threads} threads") };
            format!("; {} of them played now, in {:.1} s on {threads}", grouped(*played), time.as_secs_f64())
        }
    };
    format!("{}\n{parts}\n{counted}{end}\n", align(&rows))
}

fn row(name: &str, line: &Line) -> Vec<String> {
    let margin = |margin: Option<f64>, places: usize| {
        margin.map_or("?".to_owned(), |half| format!("±{half:.places$}"))
    };
    let interval = |[low, high]: [f64; 2]| format!("{:.0}–{:.0} %", 100.0 * low, 100.0 * high);
    let none = || "–".to_owned();
    vec![
        name.to_owned(),
        format!("{:.1}", line.mean_score),
        margin(line.mean_score_margin, 1),
        line.lowest.to_string(),
        line.highest.to_string(),
        format!("{:+.1}", line.mean_lead),
        format!("{:.1} %", 100.0 * line.win_rate),
        line.win_interval.map_or_else(none, interval),
        line.rating.map_or_else(none, |rating| format!("{rating:.0}")),
        line.rating.map_or_else(none, |_| margin(line.rating_margin, 0)),
        format!("{:.1}", line.turns as f64 / line.seats as f64),
        format!("{:.2}", line.milliseconds_per_turn),
        format!("{:.1}", line.longest_milliseconds),
    ]
}

/// The mean score by parts, a column for every bot.
fn parts(lines: &[(&str, Line)]) -> String {
    let names = lines.iter().flat_map(|(_, line)| line.parts.iter().map(|(part, _)| part));
    let mut rows = vec![vec!["score by part".to_owned()]];
    rows[0].extend(lines.iter().map(|(name, _)| (*name).to_owned()));
    for part in names {
        if rows.iter().any(|row| row[0] == *part) {
            continue;
        }
        let points =
            |line: &Line| line.parts.iter().find(|(own, _)| own == part).map_or(0.0, |(_, points)| *points);
        let mut row = vec![part.clone()];
        row.extend(lines.iter().map(|(_, line)| format!("{:.1}", points(line))));
        rows.push(row);
    }
    align(&rows)
}

/// All bots by strength.
fn ratings(comparisons: &Comparisons) -> String {
    let mut ratings = comparisons.ratings();
    ratings.sort_by(|(_, one), (_, other)| other.points.total_cmp(&one.points));
    let mut rows = vec![["all together", "rating", "95 %"].map(str::to_owned).to_vec()];
    rows.extend(
        ratings.into_iter().map(|(name, rating)| {
            vec![name, format!("{:.0}", rating.points), format!("±{:.0}", rating.margin)]
        }),
    );
    align(&rows)
}
