//! Files of recorded games: one record, a list, or one a line.

use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::value::RawValue;
use table::{Foreign, ForeignError, Log};

use crate::record::Record;

/// The notation as something to be read.
pub const NOTATION: Foreign = Foreign { name: "boardgamers", recognises, read };

/// How many names an error lists before it stops.
const SOME: usize = 5;

/// A record in a file.
pub struct Found<'a> {
    id: String,
    /// Its place in the file, counted from 1.
    number: usize,
    /// The line of the file on which it begins.
    pub line: usize,
    text: &'a str,
}

/// What can be seen of a record from outside.
#[derive(Deserialize)]
struct Named {
    #[serde(default)]
    id: String,
}

/// What tells a record from other JSON.
#[derive(Deserialize)]
struct Peek {
    #[serde(rename = "players")]
    _players: IgnoredAny,
    #[serde(rename = "setup")]
    _setup: IgnoredAny,
    #[serde(rename = "moves")]
    _moves: Vec<PeekMove>,
}

#[derive(Deserialize)]
struct PeekMove {
    #[serde(rename = "raw")]
    _raw: IgnoredAny,
}

/// All records of a text. What is inside them is not looked at yet.
pub fn find(text: &str) -> Result<Vec<Found<'_>>, ForeignError> {
    // Some editors begin a file with an invisible mark.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let unreadable = |line: usize, error: &serde_json::Error| ForeignError {
        line,
        problem: format!("this is no JSON: {}", plain(error)),
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
    Ok(found.collect())
}

impl Found<'_> {
    /// The name by which people choose it.
    pub fn name(&self) -> String {
        if self.id.is_empty() { format!("game-{}", self.number) } else { self.id.clone() }
    }

    /// The whole game as a log.
    pub fn log(&self) -> Result<Log, ForeignError> {
        self.short_log(usize::MAX)
    }

    /// The same for a game of at most so many lines.
    fn short_log(&self, most: usize) -> Result<Log, ForeignError> {
        let name = self.name();
        let wrong = |line, why: String| ForeignError { line, problem: format!("game `{name}`{why}") };
        let record: Record = serde_json::from_str(self.text).map_err(|error| {
            wrong(self.line + error.line() - 1, format!(" is no record: {}", plain(&error)))
        })?;
        if record.moves.len() > most {
            let found = record.moves.len();
            return Err(wrong(self.line, format!(": it has {found} lines; at most {most} are read")));
        }
        record.to_log().map_err(|error| wrong(self.line, format!(": {error}")))
    }
}

fn recognises(text: &str) -> bool {
    let found = find(text).unwrap_or_default();
    found.first().is_some_and(|first| serde_json::from_str::<Peek>(first.text).is_ok())
}

fn read(text: &str, most: usize) -> Result<Log, ForeignError> {
    let found = find(text)?;
    match &found[..] {
        [] => Err(ForeignError { line: 1, problem: "here are no games".to_owned() }),
        [game] => game.short_log(most),
        games => Err(ForeignError {
            line: games[1].line,
            problem: format!(
                "here are {} games: {}; only one can be read at a time",
                games.len(),
                some(games.iter().map(Found::name))
            ),
        }),
    }
}

/// The first names of a list.
pub fn some(names: impl ExactSizeIterator<Item = String>) -> String {
    let more = names.len() > SOME;
    let names: Vec<String> = names.take(SOME).collect();
    if more { format!("{}, …", names.join(", ")) } else { names.join(", ") }
}

/// What is wrong, without the place: people are told the line of the file.
fn plain(error: &serde_json::Error) -> String {
    let text = error.to_string();
    text.split(" at line ").next().unwrap_or(&text).to_owned()
}
