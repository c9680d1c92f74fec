//! `astrarium conformance`: replaying recorded games and comparing everything in them.

use std::fmt::Write as _;
use std::fs::{self, File};
use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::time::Instant;

use boardgamers::Record;
use boardgamers::conformance::{Count, Difference, Report, check};
use flate2::read::MultiGzDecoder;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use rayon::iter::{ParallelBridge as _, ParallelIterator as _};

use crate::failure::Failure;
use crate::files;

/// Replay games recorded elsewhere and compare every state, legal move and score.
///
/// The files hold one game a line as JSON (`.jsonl`, also gzipped). The exit status is 1 if anything differs.
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// Files with recorded games, or folders with such files.
    #[arg(value_name = "PATH", required = true)]
    paths: Vec<PathBuf>,

    /// Show at most so many differences in full.
    #[arg(long, value_name = "N", default_value_t = 5)]
    show: usize,

    /// Print one JSON object instead of the summary.
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  astrarium conformance recorded/
  astrarium conformance games-4p.jsonl.gz --show 1";

/// Recorded games were played with the components of the box.
pub fn no_own_components(data: Option<&Path>) -> Result<(), Failure> {
    match data {
        None => Ok(()),
        Some(_) => Err(Failure::Usage(
            "recorded games were played with the components of the box; leave out `--data`".to_owned(),
        )),
    }
}

/// Replays and compares.
pub fn run(args: &Args, data: Option<&Path>) -> Result<(), Failure> {
    no_own_components(data)?;
    let mut paths = Vec::new();
    for path in &args.paths {
        paths.extend(record_files(path)?);
    }
    let begin = Instant::now();
    let bar = progress(args.json);
    let mut total = Total::default();
    for path in &paths {
        let outcomes = games(path)?.par_bridge().map(|line| replay(path, line).inspect(|_| bar.inc(1)));
        for outcome in outcomes.collect::<Result<Vec<_>, _>>()? {
            total.add(outcome);
        }
    }
    bar.finish_and_clear();
    if total.games == 0 {
        return Err(Failure::Failed(total.nothing_compared()));
    }
    total.report.differences.sort_by(|one, two| (&one.game, one.at).cmp(&(&two.game, two.at)));
    let seconds = begin.elapsed().as_secs_f64();
    files::print(&if args.json { total.json(seconds) } else { total.summary(seconds, args.show) })?;
    match total.report.differences.len() {
        0 => Ok(()),
        count => Err(Failure::Failed(format!("{count} differences"))),
    }
}

fn progress(quiet: bool) -> ProgressBar {
    let target = if quiet { ProgressDrawTarget::hidden() } else { ProgressDrawTarget::stderr() };
    let style = ProgressStyle::with_template("{spinner} {pos} games {elapsed}").expect("a sound template");
    ProgressBar::with_draw_target(None, target).with_style(style)
}

/// The files with recorded games in a folder, or the file itself.
fn record_files(path: &Path) -> Result<Vec<PathBuf>, Failure> {
    if !path.exists() {
        return Err(Failure::Failed(format!(
            "there is no file or folder `{}`; name recorded games",
            path.display()
        )));
    }
    if !path.is_dir() {
        return Ok(vec![path.to_path_buf()]);
    }
    let unreadable =
        |error| Failure::Failed(format!("the folder `{}` cannot be read ({error})", path.display()));
    let entries = fs::read_dir(path).map_err(unreadable)?.flatten().map(|entry| entry.path());
    let recorded = |path: &PathBuf| {
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        [".jsonl", ".jsonl.gz"].iter().any(|end| name.ends_with(end))
    };
    let mut found: Vec<_> = entries.filter(recorded).collect();
    found.sort();
    if found.is_empty() {
        return Err(Failure::Failed(format!(
            "the folder `{}` holds no recorded games; their names end in .jsonl or .jsonl.gz",
            path.display()
        )));
    }
    Ok(found)
}

/// The lines of a file with their numbers.
fn games(path: &Path) -> Result<impl Iterator<Item = (usize, std::io::Result<String>)> + Send, Failure> {
    let unreadable =
        |error| Failure::Failed(format!("the file `{}` cannot be read ({error})", path.display()));
    let file = File::open(path).map_err(unreadable)?;
    let packed = path.extension().is_some_and(|end| end == "gz");
    let content: Box<dyn Read + Send> =
        if packed { Box::new(MultiGzDecoder::new(file)) } else { Box::new(file) };
    let lines = BufReader::with_capacity(1 << 16, content).lines().enumerate();
    Ok(lines.map(|(index, line)| (index + 1, line)))
}

/// What became of one recorded game.
enum Outcome {
    Compared(Report),
    Skipped(String, &'static str),
    Blank,
}

fn replay(path: &Path, (number, line): (usize, std::io::Result<String>)) -> Result<Outcome, Failure> {
    let wrong = |what: String| Failure::Failed(format!("{}, line {number}: {what}", path.display()));
    let line = line.map_err(|error| wrong(format!("the file is damaged ({error})")))?;
    if line.trim().is_empty() {
        return Ok(Outcome::Blank);
    }
    let record: Record =
        serde_json::from_str(&line).map_err(|error| wrong(format!("this is no recorded game: {error}")))?;
    Ok(match record.unsupported() {
        Some(why) => Outcome::Skipped(record.id, why),
        None => Outcome::Compared(check(&record)),
    })
}

#[derive(Default)]
struct Total {
    games: usize,
    skipped: Vec<(String, &'static str)>,
    report: Report,
}

impl Total {
    fn add(&mut self, outcome: Outcome) {
        match outcome {
            Outcome::Compared(report) => {
                self.games += 1;
                self.report.add(report);
            }
            Outcome::Skipped(game, why) => self.skipped.push((game, why)),
            Outcome::Blank => {}
        }
    }

    /// Why there is nothing to report: silence would pass for agreement.
    fn nothing_compared(&self) -> String {
        match self.skipped.first() {
            None => "nothing was compared: there is no game in these files".to_owned(),
            Some((game, why)) => {
                let skipped = self.skipped.len();
                format!("nothing was compared: games skipped {skipped}, the first of them {game} ({why})")
            }
        }
    }

    fn rows(&self) -> [(&'static str, Count); 5] {
        [
            ("states", self.report.states),
            ("final scores", self.report.finals),
            ("legal sets", self.report.lists),
            ("dead ends", self.report.dead_ends),
            ("probes", self.report.probes),
        ]
    }

    fn summary(&self, seconds: f64, show: usize) -> String {
        let mut text = String::new();
        for difference in self.report.differences.iter().take(show) {
            let _ = writeln!(text, "{difference}");
        }
        let hidden = self.report.differences.len().saturating_sub(show);
        if hidden > 0 {
            let _ = writeln!(text, "… and {hidden} more differences (--show N shows more)\n");
        }
        for (game, why) in &self.skipped {
            let _ = writeln!(text, "skipped {game}: {why}");
        }
        let _ = writeln!(text, "games         {:>8}", self.games);
        let _ = writeln!(text, "moves         {:>8}", self.report.moves);
        for (what, Count { all, equal }) in self.rows() {
            let share = if all == 0 { 100.0 } else { 100.0 * equal as f64 / all as f64 };
            let _ = writeln!(text, "{what:<13} {equal:>8} equal of {all:>8}  ({share:.3} %)");
        }
        if self.report.overlooked > 0 {
            let _ = writeln!(
                text,
                "              of the probes, {} were accepted there although fewer satellites would do",
                self.report.overlooked
            );
        }
        let _ = writeln!(text, "time          {seconds:>8.2} s");
        text
    }

    fn json(&self, seconds: f64) -> String {
        let count = |Count { all, equal }: Count| serde_json::json!({ "compared": all, "equal": equal });
        let difference = |difference: &Difference| {
            serde_json::json!({
                "game": difference.game, "move": difference.at, "what": difference.what,
                "recorded": difference.recorded, "ours": difference.ours, "notation": difference.notation,
            })
        };
        let mut all = serde_json::json!({
            "games": self.games,
            "skipped": self.skipped.iter().map(|(game, why)| serde_json::json!({ "game": game, "why": why })).collect::<Vec<_>>(),
            "moves": self.report.moves,
            "overlooked": self.report.overlooked,
            "differences": self.report.differences.iter().map(difference).collect::<Vec<_>>(),
            "seconds": seconds,
        });
        for (what, rows) in self.rows() {
            all[what.replace(' ', "_")] = count(rows);
        }
        format!("{all}\n")
    }
}
