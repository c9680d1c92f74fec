//! `astrarium arena`: bots against each other.

use std::path::Path;
use std::time::{Duration, Instant};

use bots::arena::{Line, Results};
use bots::{GameEntry, Kind};
use indicatif::ProgressBar;
use rayon::iter::{IntoParallelIterator as _, ParallelIterator as _};
use serde_json::{Map, Value, json};
use table::{GameKind, Seed};

use crate::columns::{align, grouped};
use crate::failure::Failure;
use crate::sim::{self, Change, MOST_THREADS, SeedText, counted};
use crate::{files, registry};

/// Let bots play against each other and compare them.
///
/// Every bot named takes a seat, and all move on by one seat after every game. A single bot plays against the automatic
/// opponent of the game. The same seed gives the same games, whatever the number of threads.
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// The game, see `astrarium games`.
    #[arg(value_name = "GAME", value_parser = registry::game_name)]
    game: String,

    /// The bots, one for every seat: random or greedy.
    #[arg(long, value_name = "BOT,BOT,…", value_delimiter = ',', required = true, help_heading = "Games")]
    bots: Vec<Kind>,

    /// How many sit down, if not as many as there are bots: the bots named take turns around the table.
    #[arg(long, value_name = "N", help_heading = "Games")]
    players: Option<u8>,

    /// How many games are played.
    #[arg(long, value_name = "N", default_value_t = 100, help_heading = "Games")]
    #[arg(value_parser = |text: &str| counted(text, u64::MAX))]
    games: u64,

    /// The seed of the whole run: a number, or 64 hexadecimal digits.
    #[arg(long, value_name = "SEED", default_value = "1", help_heading = "Games")]
    seed: SeedText,

    /// How many positions a thinking bot looks at for one turn.
    #[arg(long, value_name = "N", help_heading = "Games")]
    #[arg(value_parser = |text: &str| counted(text, MOST_NODES))]
    nodes: Option<u64>,

    /// The map, in games that have several. For gaia: printed, small, `method_1`, `method_2` or `method_3`.
    #[arg(long, value_name = "MAP", help_heading = "Set-up")]
    map: Option<String>,

    /// How strong the automatic opponent is, in games for one that have one: short for `--set level=LEVEL`. For gaia:
    /// automalein, automa, automaechtig, ultoma or alptrauma.
    #[arg(long, value_name = "LEVEL", help_heading = "Set-up")]
    automa: Option<String>,

    /// Any option of the set-up, with its value as TOML; plain words need no quotes. May be given several times.
    #[arg(long, value_name = "KEY=VALUE", help_heading = "Set-up")]
    set: Vec<Change>,

    /// How many threads play; without it, one for every core.
    #[arg(long, value_name = "T", help_heading = "Run")]
    #[arg(value_parser = |text: &str| counted(text, MOST_THREADS))]
    threads: Option<u64>,

    /// Print one JSON object instead of the table.
    #[arg(long, help_heading = "Run")]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  astrarium arena gaia --bots greedy,random
  astrarium arena gaia --bots greedy --players 4 --games 200 --seed 7
  astrarium arena gaia --bots greedy,random,random --nodes 500 --map small
  astrarium arena gaia --players 1 --bots greedy --automa ultoma        against the Automa
  astrarium arena gaia --bots greedy,random --json | jq .bots.greedy.win_rate";

/// More positions than this for a turn are a slip of the pen.
const MOST_NODES: u64 = 10_000_000;

/// Plays the games and compares the bots.
pub fn run(args: &Args, data: Option<&Path>) -> Result<(), Failure> {
    let entry = registry::game(&args.game, data)?;
    let line_up = line_up(args, &entry.kind)?;
    let map = args.map.as_deref().map(Change::map);
    let level = args.automa.as_deref().map(Change::level);
    let order = Order {
        line_up,
        games: args.games,
        seed: args.seed.seed,
        changes: map.into_iter().chain(level).chain(args.set.iter().cloned()).collect(),
        threads: args.threads,
        quiet: args.json,
    };
    let report = compete(&entry, &order)?;
    if args.json {
        return files::print(&format!("{}\n", report.json(&entry, &order, &args.seed.text)));
    }
    files::print(&report.summary())
}

/// A bot for every seat.
fn line_up(args: &Args, kind: &GameKind) -> Result<Vec<Kind>, Failure> {
    let seats = args.players.map_or(args.bots.len(), usize::from);
    let (fewest, most) = (*kind.seats.start(), *kind.seats.end());
    if !(usize::from(fewest)..=usize::from(most)).contains(&seats) {
        return Err(Failure::Usage(format!(
            "{} is for {fewest} to {most} players, not for {seats}; name a bot for every seat, or write `--players \
             {most}` and the bots take turns around the table",
            kind.name
        )));
    }
    if args.bots.len() > seats {
        return Err(Failure::Usage(format!(
            "there are {} bots for {seats} seats; name fewer bots or leave out `--players`",
            args.bots.len()
        )));
    }
    Ok(args.bots.iter().copied().cycle().take(seats).collect())
}

/// What is to be played.
pub struct Order {
    line_up: Vec<Kind>,
    games: u64,
    seed: Seed,
    /// What differs from the default set-up.
    changes: Vec<Change>,
    /// One for every core, unless so many are wanted.
    threads: Option<u64>,
    /// No progress is shown.
    quiet: bool,
}

/// Plays the games.
fn compete(entry: &GameEntry, order: &Order) -> Result<Report, Failure> {
    let pool = sim::threads(order.threads)?;
    let setup = sim::setup_of(&entry.kind, order.line_up.len() as u8, &order.changes)?;
    let bar: ProgressBar = sim::progress(order.games, order.quiet);
    let begin = Instant::now();
    let play = |mut results: Results, number: u64| -> Result<Results, Failure> {
        let played = entry.compete(&setup, &order.line_up, order.seed, number);
        results.add(&played.map_err(|error| sim::impossible(&entry.kind, &error))?);
        bar.inc(1);
        Ok(results)
    };
    let results = pool.install(|| {
        (0..order.games)
            .into_par_iter()
            .try_fold(Results::default, play)
            .try_reduce(Results::default, |one, other| Ok(one.merge(&other)))
    });
    let time = begin.elapsed();
    bar.finish_and_clear();
    Ok(Report { results: results?, time, threads: pool.current_num_threads() })
}

/// What the games came to.
pub struct Report {
    results: Results,
    time: Duration,
    threads: usize,
}

impl Report {
    /// One object. Everything but the times follows from the order.
    fn json(&self, entry: &GameEntry, order: &Order, seed: &str) -> Value {
        let bots: Map<String, Value> =
            self.results.lines().map(|(name, line)| (name.to_owned(), json!(line))).collect();
        let changes: Map<String, Value> =
            order.changes.iter().map(|change| (change.key.clone(), json!(change.value))).collect();
        json!({
            "game": entry.kind.name,
            "data": entry.kind.mark(),
            "line_up": order.line_up.iter().map(|kind| kind.name()).collect::<Vec<_>>(),
            "set": changes,
            "seed": seed,
            "games": self.results.games,
            "bots": bots,
            "seconds": self.time.as_secs_f64(),
        })
    }

    /// The same for people.
    fn summary(&self) -> String {
        let titles =
            ["bot", "seats", "score", "95 %", "min", "max", "lead", "wins", "share", "95 %", "ms per turn"];
        let mut rows = vec![titles.map(str::to_owned).to_vec()];
        rows.extend(self.results.lines().map(|(name, line)| row(name, &line)));
        let threads =
            if self.threads == 1 { "1 thread".to_owned() } else { format!("{} threads", self.threads) };
        let (games, seconds) = (grouped(self.results.games), self.time.as_secs_f64());
        format!("{}\n{games} games in {seconds:.1} s on {threads}\n", align(&rows))
    }
}

fn row(name: &str, line: &Line) -> Vec<String> {
    let percent = |share: f64| format!("{:.0} %", 100.0 * share);
    let [low, high] = line.win_interval;
    vec![
        name.to_owned(),
        grouped(line.seats),
        format!("{:.1}", line.score),
        format!("±{:.1}", line.score_margin),
        line.lowest.to_string(),
        line.highest.to_string(),
        format!("{:+.1}", line.lead),
        format!("{:.1}", line.wins),
        percent(line.win_rate),
        format!("{:.0}–{}", 100.0 * low, percent(high)),
        format!("{:.2}", line.milliseconds_per_turn),
    ]
}
