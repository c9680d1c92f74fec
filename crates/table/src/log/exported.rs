//! Logs from JSON exports: these carry everything a log has.

use serde::Deserialize;
use serde::de::{DeserializeOwned, Error as _, IgnoredAny};
use serde_json::value::RawValue;

use super::{FATE, HIDDEN, LONGEST_HEADER, Log, LogError, LogProblem, Source, is_notation, read_line};
use crate::{Seat, Seed};

/// The version of exports that this program reads.
const FORMAT: i64 = 2;

/// What a log needs of an export. Everything else is passed over. What takes many times its room when it is read is looked at
/// only when it is known to be short, and moves only when they are known to be few.
#[derive(Deserialize)]
struct Exported<'a> {
    format: i64,
    game: String,
    rules: u32,
    data: String,
    #[serde(borrow)]
    own_files: Option<&'a RawValue>,
    seed: Option<Seed>,
    commitment: Option<String>,
    #[serde(default)]
    given: usize,
    #[serde(borrow)]
    setup: &'a RawValue,
    #[serde(borrow)]
    moves: Vec<&'a RawValue>,
}

#[derive(Deserialize)]
struct Move {
    #[serde(deserialize_with = "seat")]
    seat: Option<Seat>,
    notation: Option<String>,
}

/// The number of a seat, or the word for fate.
fn seat<'de, D: serde::Deserializer<'de>>(from: D) -> Result<Option<Seat>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Who {
        Number(u8),
        Word(String),
    }
    let mark = match Who::deserialize(from)? {
        Who::Number(number) => number.to_string(),
        Who::Word(word) if word == "fate" => FATE.to_owned(),
        Who::Word(word) => word,
    };
    let line = format!("{mark} {HIDDEN}");
    read_line(&line).map(|(seat, _)| seat).map_err(D::Error::custom)
}

/// What every export begins with, and nothing else does.
#[derive(Deserialize)]
struct Peek {
    #[serde(rename = "format")]
    _format: i64,
    #[serde(rename = "game")]
    _game: String,
    #[serde(rename = "moves")]
    _moves: IgnoredAny,
}

impl Log {
    /// Whether a text looks like a JSON export, whether or not it can be read.
    pub fn is_export(text: &str) -> bool {
        serde_json::from_str::<Peek>(text).is_ok()
    }

    /// Reads a JSON export of at most so many moves as the log it was made from. A move that was hidden from whoever it was
    /// made for is hidden in the log too. Moves stand on the lines that they would have in a log.
    pub fn from_export(file: &str, text: &str, most: usize) -> Result<Log, LogError> {
        let wrong = |line: usize, why: String| LogError {
            file: file.to_owned(),
            line,
            problem: LogProblem::NoExport(why),
        };
        let Exported { format, game, rules, data, own_files, seed, commitment, given, setup, moves } =
            serde_json::from_str(text).map_err(|error| wrong(error.line(), plain(&error)))?;
        if format != FORMAT {
            return Err(wrong(1, format!("it is of format {format}; this program reads {FORMAT}")));
        }
        if moves.len() > most {
            return Err(wrong(1, format!("it has {} moves; at most {most} are read", moves.len())));
        }
        let unreadable = |(line, why): (usize, String)| wrong(line, why);
        let own_files = own_files.map(|files| short(text, files)).transpose().map_err(unreadable)?;
        let source = Source { file: file.to_owned(), header: String::new(), ruler: 0, moves: Vec::new() };
        let mut log = Log {
            game,
            rules,
            data,
            own_files: own_files.unwrap_or_default(),
            seed,
            // Where the seed is known, the commitment follows from it.
            commitment: commitment.filter(|_| seed.is_none()),
            given,
            setup: short(text, setup).map_err(unreadable)?,
            moves: Vec::new(),
            source,
        };
        log.source.header = log.header();
        log.source.ruler = log.source.header.lines().count() + 1;
        for (index, written) in moves.into_iter().enumerate() {
            let Move { seat, notation } = part(text, written).map_err(unreadable)?;
            let notation = notation.unwrap_or_else(|| HIDDEN.to_owned());
            if !is_notation(&notation) {
                return Err(wrong(
                    1,
                    format!("move {} has no notation that could stand in a log", index + 1),
                ));
            }
            log.push(seat, notation);
        }
        log.check_given()?;
        Ok(log)
    }
}

/// Reads a part of a text that is not long. The error says on which line of the text it is wrong, and why.
fn short<T: DeserializeOwned>(text: &str, raw: &RawValue) -> Result<T, (usize, String)> {
    if raw.get().len() > LONGEST_HEADER {
        let why = format!("here is more than {} kB in one place", LONGEST_HEADER >> 10);
        return Err((lines_before(text, raw) + 1, why));
    }
    part(text, raw)
}

fn part<T: DeserializeOwned>(text: &str, raw: &RawValue) -> Result<T, (usize, String)> {
    serde_json::from_str(raw.get()).map_err(|error| (lines_before(text, raw) + error.line(), plain(&error)))
}

fn lines_before(text: &str, raw: &RawValue) -> usize {
    let begin = raw.get().as_ptr() as usize - text.as_ptr() as usize;
    text[..begin].matches('\n').count()
}

/// What is wrong, without the place: people are told the line.
fn plain(error: &serde_json::Error) -> String {
    let text = error.to_string();
    text.split(" at line ").next().unwrap_or(&text).to_owned()
}
