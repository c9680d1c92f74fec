//! `astrarium import`: games recorded elsewhere as logs.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use boardgamers::Record;
use serde::Deserialize;
use serde_json::value::RawValue;
use table::data::nearest;

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
    // Some editors begin a file with an invisible mark.
    let mut games = find_games(path, text.strip_prefix('\u{feff}').unwrap_or(&text))?;
    if let Some(id) = &args.game {
        games = vec![choose(path, games, id)?];
    }
    match (&games[..], &args.output) {
        ([game], None) => files::print(&game.log(path)?),
        ([game], Some(output)) if !output.is_dir() => files::write_apart_from(path, output, &game.log(path)?),
        (games, Some(folder)) => write_all(path, games, folder),
        (games, None) => Err(Failure::Usage(format!(
            "`{}` holds {} games: {}; name one with --game ID, or a folder for all with -o",
            path.display(),
            games.len(),
            some(games.iter().map(Found::name))
        ))),
    }
}

/// A record in a file.
struct Found<'a> {
    id: String,
    /// Its place in the file, counted from 1.
    number: usize,
    /// The line of the file on which it begins.
    line: usize,
    text: &'a str,
}

/// All records of a file. What is inside them is not looked at yet.
fn find_games<'a>(path: &Path, text: &'a str) -> Result<Vec<Found<'a>>, Failure> {
    let unreadable = |line: usize, error: &serde_json::Error| {
        let problem = plain(error);
        Failure::Failed(format!("{}, line {line}: this is no JSON: {problem}", path.display()))
    };
    let mut records: Vec<&RawValue> = Vec::new();
    for value in serde_json::Deserializer::from_str(text).into_iter::<&RawValue>() {
        let value = value.map_err(|error| unreadable(error.line(), &error))?;
        if value.get().starts_with('[') {
            let list: Vec<&RawValue> =
                serde_json::from_str(value.get()).map_err(|error| unreadable(1, &error))?;
            records.extend(list);
        } else {
            records.push(value);
        }
    }
    // Records stand one after the other, so every line is counted once.
    let (mut counted, mut line) = (0, 1);
    let found = records.into_iter().enumerate().map(|(index, record)| {
        let begin = record.get().as_ptr() as usize - text.as_ptr() as usize;
        line += text[counted..begin].matches('\n').count();
        counted = begin;
        let id = serde_json::from_str(record.get()).map(|Named { id }| id).unwrap_or_default();
        Found { id, number: index + 1, line, text: record.get() }
    });
    let found: Vec<_> = found.collect();
    if found.is_empty() {
        return Err(Failure::Failed(format!("`{}` holds no games", path.display())));
    }
    Ok(found)
}

/// What can be seen of a record from outside.
#[derive(Deserialize)]
struct Named {
    #[serde(default)]
    id: String,
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

impl Found<'_> {
    /// The name by which people choose it.
    fn name(&self) -> String {
        if self.id.is_empty() { format!("game-{}", self.number) } else { self.id.clone() }
    }

    /// The name of its file. A record must not choose its folder.
    fn file_name(&self) -> String {
        let tame = |c: char| if c.is_alphanumeric() || "-_.".contains(c) { c } else { '-' };
        let name: String = self.name().chars().map(tame).collect();
        format!("{}.log", name.trim_start_matches('.'))
    }

    /// The whole game as a log.
    fn log(&self, path: &Path) -> Result<String, Failure> {
        let (path, name) = (path.display(), self.name());
        let record: Record = serde_json::from_str(self.text).map_err(|error| {
            let line = self.line + error.line() - 1;
            Failure::Failed(format!("{path}, line {line}: game `{name}` is no record: {}", plain(&error)))
        })?;
        let log = record.to_log().map_err(|error| {
            Failure::Failed(format!("{path}, line {}: game `{name}`: {error}", self.line))
        })?;
        Ok(log.write())
    }
}

/// Writes every game that can be read to a file of its own, and says which could not be read.
fn write_all(path: &Path, games: &[Found<'_>], folder: &Path) -> Result<(), Failure> {
    let mut names = HashMap::new();
    for game in games {
        // Some file systems do not tell capitals from small letters.
        if let Some(other) = names.insert(game.file_name().to_lowercase(), game.line) {
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
        match game.log(path) {
            Ok(log) => files::write_apart_from(path, &folder.join(game.file_name()), &log)?,
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

/// The first names of a list.
fn some(names: impl ExactSizeIterator<Item = String>) -> String {
    let more = names.len() > SOME;
    let names: Vec<String> = names.take(SOME).collect();
    if more { format!("{}, …", names.join(", ")) } else { names.join(", ") }
}

/// What is wrong, without the place: people are told the line of the file.
fn plain(error: &serde_json::Error) -> String {
    let text = error.to_string();
    text.split(" at line ").next().unwrap_or(&text).to_owned()
}
