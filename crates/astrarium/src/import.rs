//! `astrarium import`: games recorded elsewhere as logs.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use boardgamers::file::{self, Found, some};
use table::data::nearest;
use table::{ForeignError, Log};

use crate::failure::Failure;
use crate::{conformance, files};

/// Read games of gaia in the boardgamers notation and write them as logs.
///
/// The file holds records as JSON: one, a list, or one a line (`.jsonl`); it may be gzipped.
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// The file with the recorded games.
    #[arg(value_name = "FILE")]
    records: PathBuf,

    /// The game, where the file holds several.
    #[arg(long, value_name = "ID")]
    game: Option<String>,

    /// The log to write, or a folder, where every game becomes a file `ID.log`; without it the log goes to standard
    /// output.
    #[arg(short, long, value_name = "OUT")]
    output: Option<PathBuf>,
}

const EXAMPLES: &str = "\
Examples:
  astrarium import game.json -o evening.log
  astrarium import games.jsonl.gz --game Piling-song-3477 | astrarium replay /dev/stdin
  astrarium import games.jsonl.gz -o logs/";

/// How many names an error lists before it stops.
const SOME: usize = 5;

/// Imports games.
pub fn run(args: &Args, data: Option<&Path>) -> Result<(), Failure> {
    conformance::no_own_components(data)?;
    let path = &args.records;
    let text = files::read_packed_text(path)?;
    let mut games = find_games(path, &text)?;
    if let Some(id) = &args.game {
        games = vec![choose(path, games, id)?];
    }
    match (&games[..], &args.output) {
        ([game], None) => files::print(&log_of(game, path)?),
        ([game], Some(output)) if !output.is_dir() => {
            files::write_apart_from(path, output, &log_of(game, path)?)
        }
        (games, Some(folder)) => write_all(path, games, folder),
        (games, None) => Err(several(path, games, ", or a folder for all with -o")),
    }
}

/// The one game of a file, or the one with this name, for whoever wants to know what a file holds.
pub fn one(path: &Path, text: &str, id: Option<&str>, data: Option<&Path>) -> Result<Log, Failure> {
    conformance::no_own_components(data)?;
    let mut games = find_games(path, text)?;
    if let Some(id) = id {
        games = vec![choose(path, games, id)?];
    }
    match &games[..] {
        [game] => game.log().map_err(|error| failed(path, &error)),
        games => Err(several(path, games, "")),
    }
}

/// What is wrong where one game is wanted and several are there.
fn several(path: &Path, games: &[Found<'_>], or: &str) -> Failure {
    Failure::Usage(format!(
        "`{}` holds {} games: {}; name one with --game ID{or}",
        path.display(),
        games.len(),
        some(games.iter().map(Found::name))
    ))
}

/// All records of a file. What is inside them is not looked at yet.
fn find_games<'a>(path: &Path, text: &'a str) -> Result<Vec<Found<'a>>, Failure> {
    let found = file::find(text).map_err(|error| failed(path, &error))?;
    if found.is_empty() {
        return Err(Failure::Failed(format!("`{}` holds no games", path.display())));
    }
    Ok(found)
}

fn failed(path: &Path, error: &ForeignError) -> Failure {
    Failure::Failed(format!("{}, {error}", path.display()))
}

/// The game with this name.
fn choose<'a>(path: &Path, games: Vec<Found<'a>>, id: &str) -> Result<Found<'a>, Failure> {
    let ids: Vec<String> = games.iter().map(Found::name).collect();
    let chosen = games.into_iter().find(|game| game.name() == id);
    chosen.ok_or_else(|| {
        let right = match nearest(id, ids.iter().map(String::as_str)) {
            Some(near) => format!("did you mean `{near}`?"),
            None => format!("there are {}", some(ids.into_iter())),
        };
        Failure::Failed(format!("`{}` holds no game `{id}`; {right}", path.display()))
    })
}

/// The name of a game's file. A record must not choose its folder.
fn file_name(game: &Found<'_>) -> String {
    let tame = |c: char| if c.is_alphanumeric() || "-_.".contains(c) { c } else { '-' };
    let name: String = game.name().chars().map(tame).collect();
    format!("{}.log", name.trim_start_matches('.'))
}

/// The whole game as a log.
fn log_of(game: &Found<'_>, path: &Path) -> Result<String, Failure> {
    Ok(game.log().map_err(|error| failed(path, &error))?.write())
}

/// Writes every game that can be read to a file of its own, and says which could not be read.
fn write_all(path: &Path, games: &[Found<'_>], folder: &Path) -> Result<(), Failure> {
    let mut names = HashMap::new();
    for game in games {
        // Some file systems do not tell capitals from small letters.
        if let Some(other) = names.insert(file_name(game).to_lowercase(), game.line) {
            return Err(Failure::Failed(format!(
                "{}, line {}: the game on line {other} is called `{}` as well; name one with --game ID",
                path.display(),
                game.line,
                game.name()
            )));
        }
    }
    if folder.exists() && !folder.is_dir() {
        let name = folder.display();
        return Err(Failure::Usage(format!(
            "`{name}` is no folder; several games need a folder to be written to"
        )));
    }
    fs::create_dir_all(folder).map_err(|error| {
        Failure::Failed(format!("the folder `{}` cannot be made ({error})", folder.display()))
    })?;
    let mut failures = Vec::new();
    for game in games {
        match log_of(game, path) {
            Ok(log) => files::write_apart_from(path, &folder.join(file_name(game)), &log)?,
            Err(failure) => failures.push(failure),
        }
    }
    if failures.is_empty() {
        return Ok(());
    }
    let written = games.len() - failures.len();
    let mut message = format!("{written} of {} games were written; these could not be read:", games.len());
    for failure in failures.iter().take(SOME) {
        let _ = write!(message, "\n  {failure}");
    }
    if failures.len() > SOME {
        let _ = write!(message, "\n  … and {} more", failures.len() - SOME);
    }
    Err(Failure::Failed(message))
}
