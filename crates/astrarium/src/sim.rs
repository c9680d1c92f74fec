//! `astrarium sim`: thousands of random games, for statistics and for speed.

mod report;
mod setup;

use std::fmt;
use std::fs;
use std::ops::{Range, RangeInclusive};
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Instant;

use bots::GameEntry;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use rayon::iter::{IntoParallelIterator as _, ParallelIterator as _};
use table::{GameKind, Seed};

use crate::failure::Failure;
use crate::{files, registry};

pub use report::Report;
use report::Totals;
pub use setup::{Change, impossible, of as setup_of};

/// Play random games and count.
///
/// Every move is drawn from all legal ones with equal chance. The same seed gives the same games, whatever the number
/// of threads.
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// The game, see `astrarium games`.
    #[arg(value_name = "GAME", value_parser = registry::game_name)]
    game: String,

    /// How many people play: a number like 4, or a range like 2..4, both ends included, whose numbers take turns;
    /// without it, as many as can sit down.
    #[arg(long, value_name = "N|A..B", help_heading = "Games")]
    players: Option<Players>,

    /// How many games are played.
    #[arg(long, value_name = "N", default_value_t = 1000, help_heading = "Games")]
    #[arg(value_parser = |text: &str| counted(text, u64::MAX))]
    games: u64,

    /// The seed of the whole run: a number, or 64 hexadecimal digits.
    #[arg(long, value_name = "SEED", default_value = "1", help_heading = "Games")]
    seed: SeedText,

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

    /// Keep the log of every game in this folder, which is made if it is missing.
    #[arg(long, value_name = "DIR", help_heading = "Run")]
    logs: Option<PathBuf>,

    /// How many threads play; without it, one for every core.
    #[arg(long, value_name = "T", help_heading = "Run")]
    #[arg(value_parser = |text: &str| counted(text, MOST_THREADS))]
    threads: Option<u64>,

    /// Print one JSON object instead of the summary.
    #[arg(long, help_heading = "Run")]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  astrarium sim gaia
  astrarium sim gaia --players 2..4 --games 10000 --seed 7
  astrarium sim gaia --players 3 --map small --set turn_order=passing
  astrarium sim gaia --players 1 --automa alptrauma  against the Automa
  astrarium sim gaia --games 3 --logs evenings       three games to replay or export
  astrarium sim gaia --games 500 --threads 1 --json | jq .games_per_second";

/// More threads than this are a slip of the pen.
pub const MOST_THREADS: u64 = 1024;

/// A number of things of which there is at least one.
pub fn counted(text: &str, most: u64) -> Result<u64, String> {
    let number = text.parse().ok().filter(|number| (1..=most).contains(number));
    number.ok_or_else(|| format!("write a whole number from 1 to {most}"))
}

/// Plays random games and reports.
pub fn run(args: &Args, data: Option<&Path>) -> Result<(), Failure> {
    let entry = registry::game(&args.game, data)?;
    let players = args.players.clone().unwrap_or_else(|| Players::exactly(*entry.kind.seats.end()));
    players.check(&entry.kind)?;
    let map = args.map.as_deref().map(Change::map);
    let level = args.automa.as_deref().map(Change::level);
    let order = Order {
        players: players.0,
        games: args.games,
        seed: args.seed.seed,
        changes: map.into_iter().chain(level).chain(args.set.iter().cloned()).collect(),
        threads: args.threads,
        quiet: args.json,
        logs: args.logs.clone(),
    };
    if let Some(folder) = &args.logs {
        fs::create_dir_all(folder).map_err(|error| {
            Failure::Failed(format!("the folder `{}` cannot be made ({error})", folder.display()))
        })?;
    }
    let report = simulate(&entry, &order)?;
    if args.json {
        return files::print(&format!("{}\n", report.json(&order, &args.seed.text)));
    }
    files::print(&report.summary((entry.kind.texts)()))
}

/// What is to be played.
pub struct Order {
    /// For how many people. Every number has its turn.
    players: RangeInclusive<u8>,
    games: u64,
    seed: Seed,
    /// What differs from the default set-up.
    changes: Vec<Change>,
    /// One for every core, unless so many are wanted.
    threads: Option<u64>,
    /// No progress is shown.
    quiet: bool,
    /// Where the logs are kept.
    logs: Option<PathBuf>,
}

/// Plays the games.
fn simulate(entry: &GameEntry, order: &Order) -> Result<Report, Failure> {
    let pool = threads(order.threads)?;
    // What is wrong with a set-up is wrong from the first game on.
    let setups = order.players.clone().map(|players| setup_of(&entry.kind, players, &order.changes));
    let setups = setups.collect::<Result<Vec<_>, _>>()?;

    let bar = progress(order.games, order.quiet);
    let begin = Instant::now();
    let play = |mut totals: Totals, number: u64| -> Result<Totals, Failure> {
        let setup = &setups[(number % setups.len() as u64) as usize];
        let played = entry
            .play_at_random(setup, order.seed, number, order.logs.is_some())
            .map_err(|error| impossible(&entry.kind, &error))?;
        totals.add(&*played.end, played.moves);
        if let (Some(folder), Some(log)) = (&order.logs, played.log) {
            let path = folder.join(format!("{}-{:05}.log", entry.kind.name, number + 1));
            files::write_with(&path, |out| out.write_all(log.write().as_bytes()))?;
        }
        bar.inc(1);
        Ok(totals)
    };
    let totals = pool.install(|| {
        (0..order.games)
            .into_par_iter()
            .try_fold(Totals::default, play)
            .try_reduce(Totals::default, |one, other| Ok(one.merge(other)))
    });
    let time = begin.elapsed();
    bar.finish_and_clear();
    Ok(Report {
        game: entry.kind.name,
        data: entry.kind.mark().to_owned(),
        totals: totals?,
        time,
        threads: pool.current_num_threads(),
    })
}

/// Threads to play on: so many, or one for every core.
pub fn threads(threads: Option<u64>) -> Result<rayon::ThreadPool, Failure> {
    let threads = threads.map_or(0, |threads| threads as usize);
    rayon::ThreadPoolBuilder::new()
        .num_threads(threads)
        .build()
        .map_err(|error| Failure::Failed(format!("the threads cannot be started ({error}); ask for fewer")))
}

/// A bar on the terminal. It does not show where standard error is no terminal.
pub fn progress(games: u64, quiet: bool) -> ProgressBar {
    let target = if quiet { ProgressDrawTarget::hidden() } else { ProgressDrawTarget::stderr() };
    let style =
        ProgressStyle::with_template("{bar:40} {human_pos} of {human_len} games, {per_sec}, {eta} left")
            .expect("the template is sound");
    ProgressBar::with_draw_target(Some(games), target).with_style(style)
}

/// For how many people games are played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Players(RangeInclusive<u8>);

impl Players {
    fn exactly(number: u8) -> Players {
        Players(number..=number)
    }

    /// All the numbers of people, one after the other.
    pub fn range(&self) -> RangeInclusive<u8> {
        self.0.clone()
    }

    /// Whether that many can sit down at this game.
    pub fn check(&self, kind: &GameKind) -> Result<(), Failure> {
        let seats = &kind.seats;
        let Some(wrong) = [self.0.start(), self.0.end()].into_iter().find(|number| !seats.contains(number))
        else {
            return Ok(());
        };
        let (fewest, most) = (seats.start(), seats.end());
        Err(Failure::Usage(format!(
            "{} is for {fewest} to {most} players, not for {wrong}; write `--players {most}` or `--players \
             {fewest}..{most}`",
            kind.name
        )))
    }
}

impl FromStr for Players {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let number = |text: &str| {
            text.trim().parse::<u8>().map_err(|_| {
                format!("\"{text}\" is no number of players; write a number like 4 or a range like 2..4")
            })
        };
        let Some((fewest, most)) = text.split_once("..") else { return number(text).map(Players::exactly) };
        let (fewest, most) = (number(fewest)?, number(most.strip_prefix('=').unwrap_or(most))?);
        if fewest > most {
            return Err(format!("this range runs backwards; write {most}..{fewest}"));
        }
        Ok(Players(fewest..=most))
    }
}

/// Which games are played, of those that follow from a seed: a number of them, or a range without its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Numbers(pub Range<u64>);

impl FromStr for Numbers {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let number = |text: &str| {
            text.trim().parse::<u64>().map_err(|_| {
                format!("\"{text}\" is no number of games; write a number like 500 or a range like 500..1000")
            })
        };
        let (start, end) = match text.split_once("..") {
            None => (0, number(text)?),
            Some((start, end)) => (number(start)?, number(end)?),
        };
        if start >= end {
            return Err(format!(
                "there are no games from {start} to {end}; the second number has to be larger"
            ));
        }
        Ok(Numbers(start..end))
    }
}

/// A seed, and how it was written: people want to read "7" again, not its 64 digits.
#[derive(Clone, Debug)]
pub struct SeedText {
    /// As it was written.
    pub text: String,
    /// What it means.
    pub seed: Seed,
}

impl FromStr for SeedText {
    type Err = table::SeedError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(SeedText { seed: text.parse()?, text: text.to_owned() })
    }
}

impl fmt::Display for SeedText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_a_number_or_a_range() {
        let read = |text: &str| text.parse::<Players>().map(|players| players.0);
        assert_eq!(read("4"), Ok(4..=4));
        assert_eq!(read("2..4"), Ok(2..=4));
        assert_eq!(read("2..=3"), Ok(2..=3));
        assert_eq!(read("4..2"), Err("this range runs backwards; write 2..4".to_owned()));
        for wrong in ["", "four", "2..", "..4", "-1", "2..4..6", "300"] {
            assert!(read(wrong).unwrap_err().contains("is no number of players"), "{wrong}");
        }
    }

    #[test]
    fn games_are_a_number_or_a_range_without_its_end() {
        let read = |text: &str| text.parse::<Numbers>().map(|numbers| numbers.0);
        assert_eq!(read("200"), Ok(0..200));
        assert_eq!(read("200..300"), Ok(200..300));
        for none in ["0", "5..5", "7..3"] {
            assert!(read(none).unwrap_err().contains("the second number has to be larger"), "{none}");
        }
        for wrong in ["", "many", "2..", "..4", "-1", "2..4..6"] {
            let error = read(wrong).unwrap_err();
            assert!(error.contains("is no number of games; write a number like 500"), "{error}");
        }
    }
}
