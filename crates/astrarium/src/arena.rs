//! `astrarium arena`: bots against each other.

mod line_up;
mod record;
mod report;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use bots::GameEntry;
use bots::arena::{Meeting, Played};
use rayon::iter::{ParallelBridge as _, ParallelIterator as _};
use toml::Table;

use crate::failure::Failure;
use crate::nets::with_net;
use crate::sim::{self, Change, MOST_THREADS, Numbers, SeedText, counted};
use crate::{files, registry};

use line_up::{SeatText, line_up};
use record::{Order, Record};
use report::Run;

/// Let bots play against each other and compare them.
///
/// Every bot named takes a seat, and all move on by one seat after every game. The games in which everybody has sat
/// everywhere once are one deal: chance has the same in store for them. A single bot plays against the automatic opponent
/// of the game.
///
/// The same seed gives the same games, whatever the number of threads. The games have numbers, so a long run can be cut
/// into pieces: `--games 0..500 -o a.json` on one machine, `--games 500..1000 -o b.json` on another, and `--merge a.json
/// b.json` for the whole. A run with `-o` that was stopped goes on where it was when it is started again.
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// The game, see `astrarium games`.
    #[arg(value_name = "GAME", value_parser = registry::game_name, required_unless_present = "merge")]
    game: Option<String>,

    /// The bots, one for every seat: random, novice, easy, greedy, medium, hard or expert. With `:STYLE` behind it, a bot
    /// has that preference; with `@DIR`, it knows the net of that folder; with `@none`, nothing.
    #[arg(long, value_name = "BOT,BOT,…", value_delimiter = ',', help_heading = "Games")]
    #[arg(required_unless_present = "merge")]
    seats: Vec<SeatText>,

    /// How many sit down, if not as many as there are bots: the bots named take turns around the table.
    #[arg(long, value_name = "N", help_heading = "Games")]
    players: Option<u8>,

    /// How many games are played: a number, or from which number to which, the last one not included.
    #[arg(long, value_name = "N|A..B", default_value = "100", help_heading = "Games")]
    games: Numbers,

    /// The seed of the whole run: a number, or 64 hexadecimal digits.
    #[arg(long, value_name = "SEED", default_value = "1", help_heading = "Games")]
    seed: SeedText,

    /// Who takes the first decision of every seat, like its faction: the bots, or chance, which draws evenly and gives a
    /// seat the same in all games of a deal.
    #[arg(long, value_enum, value_name = "WHO", default_value_t = Openings::Chosen, help_heading = "Games")]
    openings: Openings,

    /// A folder with a net for all bots: `value.toml` and `value.bin`. Without it, the one that comes with the program;
    /// `none` for the game's judge alone.
    #[arg(long, value_name = "DIR|none", help_heading = "Games")]
    net: Option<PathBuf>,

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

    /// Keep all results in this file while they come in. If it is there already, the games it lacks are played.
    #[arg(long, short, value_name = "FILE", help_heading = "Run")]
    output: Option<PathBuf>,

    /// Keep the log of every game in this folder, which is made if it is missing.
    #[arg(long, value_name = "DIR", help_heading = "Run")]
    logs: Option<PathBuf>,

    /// How many threads play; without it, one for every core.
    #[arg(long, value_name = "T", help_heading = "Run")]
    #[arg(value_parser = |text: &str| counted(text, MOST_THREADS))]
    threads: Option<u64>,

    /// Print one JSON object instead of the table.
    #[arg(long, help_heading = "Run")]
    json: bool,

    /// Play nothing, and add up files of earlier runs: pieces of one run, or runs with several line-ups of a game, which
    /// are then rated together.
    #[arg(long, value_name = "FILE", num_args = 1.., help_heading = "Pieces")]
    #[arg(conflicts_with_all = NEEDLESS)]
    merge: Vec<PathBuf>,
}

/// What says nothing where nothing is played.
const NEEDLESS: [&str; 12] = [
    "game", "seats", "players", "games", "seed", "openings", "net", "map", "automa", "set", "logs", "threads",
];

const EXAMPLES: &str = "\
Examples:
  astrarium arena gaia --seats hard,easy
  astrarium arena gaia --seats hard --players 4 --openings drawn --games 200
  astrarium arena kepler --seats hard@new,hard --games 400            a new net against the old one
  astrarium arena gaia --seats greedy --automa ultoma                 against the Automa
  astrarium arena gaia --seats expert,hard --games 0..100 -o a.json   a piece, which can be stopped
  astrarium arena --merge a.json b.json                               all pieces together
  astrarium arena gaia --seats hard,easy --json | jq .bots.hard.win_rate";

/// Who takes the first decision of every seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
enum Openings {
    /// The bots themselves.
    Chosen,
    /// Chance.
    Drawn,
}

/// Results are kept this often.
const KEEP_EVERY: Duration = Duration::from_secs(5);

/// Plays the games and compares the bots.
pub fn run(args: &Args, data: Option<&Path>) -> Result<(), Failure> {
    let Some(game) = &args.game else { return merge(args) };
    let entry = with_net(registry::game(game, data)?, args.net.as_deref())?;
    let line_up = line_up(&entry, &args.seats, args.players)?;
    let (map, level) = (args.map.as_deref().map(Change::map), args.automa.as_deref().map(Change::level));
    let changes: Vec<Change> = map.into_iter().chain(level).chain(args.set.iter().cloned()).collect();
    let openings = match args.openings {
        Openings::Chosen => bots::arena::Openings::Chosen,
        Openings::Drawn => bots::arena::Openings::Drawn,
    };
    let job = Job {
        setup: sim::setup_of(&entry.kind, line_up.len() as u8, &changes)?,
        meeting: Meeting { line_up, openings, seed: args.seed.seed },
        entry,
        output: args.output.as_deref(),
        logs: args.logs.as_deref(),
    };
    let record = job.record(Order::new(&job.entry, &job.meeting, &changes, &args.seed.text))?;
    let pool = sim::threads(args.threads)?;
    let begin = Instant::now();
    let (record, played) = pool.install(|| job.play(record, &args.games, args.json))?;
    let run = Run { played, time: begin.elapsed(), threads: pool.current_num_threads() };
    report::print(&[record], Some(&run), args.json)
}

/// Adds up what was played before.
fn merge(args: &Args) -> Result<(), Failure> {
    let records = Record::read_all(&args.merge)?;
    if let Some(path) = &args.output {
        let [record] = &records[..] else {
            return Err(Failure::Usage(
                "these are results of different line-ups, which cannot be kept in one file; leave out `--output`"
                    .to_owned(),
            ));
        };
        record.write(path)?;
    }
    report::print(&records, None, args.json)
}

/// What is to be played, and where results go.
struct Job<'a> {
    entry: GameEntry,
    setup: Table,
    meeting: Meeting,
    output: Option<&'a Path>,
    logs: Option<&'a Path>,
}

impl Job<'_> {
    /// What has been played of this order. Files and folders are made now: what cannot be written is no use later.
    fn record(&self, order: Order) -> Result<Record, Failure> {
        if let Some(folder) = self.logs {
            fs::create_dir_all(folder).map_err(|error| {
                Failure::Failed(format!("the folder `{}` cannot be made ({error})", folder.display()))
            })?;
        }
        let record = match self.output {
            Some(path) if path.exists() => Record::read(path)?.of(&order, path)?,
            _ => Record::new(order),
        };
        self.output.map_or(Ok(()), |path| record.write(path))?;
        Ok(record)
    }

    /// Plays the games that are missing, and says how many these were.
    fn play(&self, record: Record, Numbers(games): &Numbers, quiet: bool) -> Result<(Record, u64), Failure> {
        let there: BTreeSet<u64> = record.results.games().map(|(number, _)| number).collect();
        let there = there.range(games.clone()).copied().collect::<BTreeSet<u64>>();
        let missing = games.end - games.start - there.len() as u64;
        let bar = sim::progress(missing, quiet);
        let kept = Mutex::new((record, Instant::now()));
        let play = |number: u64| -> Result<(), Failure> {
            let played = self.play_game(number)?;
            let (record, last) = &mut *kept.lock().unwrap_or_else(PoisonError::into_inner);
            record.results.add(number, played.seats).map_err(|error| Failure::Failed(error.to_string()))?;
            bar.inc(1);
            if let Some(path) = self.output
                && last.elapsed() > KEEP_EVERY
            {
                record.write(path)?;
                *last = Instant::now();
            }
            Ok(())
        };
        // One after the other, so that a run that is stopped has played whole deals.
        games.clone().filter(|number| !there.contains(number)).par_bridge().try_for_each(play)?;
        bar.finish_and_clear();
        let (record, _) = kept.into_inner().unwrap_or_else(PoisonError::into_inner);
        self.output.map_or(Ok(()), |path| record.write(path))?;
        Ok((record, missing))
    }

    fn play_game(&self, number: u64) -> Result<Played, Failure> {
        let played = self
            .entry
            .compete(&self.setup, &self.meeting, number, self.logs.is_some())
            .map_err(|error| sim::impossible(&self.entry.kind, &error))?;
        if let (Some(folder), Some(log)) = (self.logs, &played.log) {
            let path = folder.join(format!("{}-{number:05}.log", self.entry.kind.name));
            files::write_with(&path, |out| {
                for (seat, place) in self.meeting.seating(number).into_iter().enumerate() {
                    writeln!(out, "# seat {}: {}", seat + 1, self.meeting.line_up[place].name)?;
                }
                out.write_all(log.write().as_bytes())
            })?;
        }
        Ok(played)
    }
}
