//! Games that somebody brings along: which format they are in, and what they say.

use std::io::Read as _;
use std::sync::Arc;

use bots::GameEntry;
use flate2::read::MultiGzDecoder;
use table::{Filling, GameKind, Lang, Log, LogError, LogProblem, People, Seat};

use crate::store::Outcome;
use crate::texts::texts;

/// No game has more moves. The longest of the house have some two thousand.
pub const MOST_MOVES: usize = 5000;

/// No log has more lines.
const MOST_LINES: usize = 4 * MOST_MOVES;

/// What is packed may not become larger than this, in bytes.
const MOST_UNPACKED: u64 = 64 << 20;

/// No sentence about what is wrong has more letters: what somebody wrote stands in it.
const LONGEST_PROBLEM: usize = 1000;

/// The name that errors give to what was sent.
const FILE: &str = "game";

/// A game that was brought along: it has been replayed, and every move is legal.
#[derive(Debug)]
pub struct Brought {
    /// The game as a log.
    pub log: Log,
    /// How it ended, if it did.
    pub outcome: Option<Outcome>,
}

/// Reads a game in whichever format it is: our log, our JSON, or what another program has written; packed or not. The error
/// is a sentence that names the line, and what would be right.
pub fn read(entries: &[Arc<GameEntry>], bytes: &[u8], lang: Lang) -> Result<Brought, String> {
    replay(entries, bytes, lang).map_err(|mut problem| {
        if let Some((end, _)) = problem.char_indices().nth(LONGEST_PROBLEM) {
            problem.truncate(end);
            problem.push('…');
        }
        problem
    })
}

fn replay(entries: &[Arc<GameEntry>], bytes: &[u8], lang: Lang) -> Result<Brought, String> {
    let bytes = unpacked(bytes, lang)?;
    let text = std::str::from_utf8(&bytes).map_err(|_| texts().get(lang, "import-no-text"))?;
    // Some editors begin a file with an invisible mark.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if text.trim().is_empty() {
        return Err(texts().get(lang, "import-empty"));
    }
    let written = Written::recognise(entries, text);
    let log = written.read(text, lang)?;
    if log.moves.len() > MOST_MOVES {
        return Err(format(lang, "import-many-moves", &[("most", count(MOST_MOVES))]));
    }
    let kinds: Vec<GameKind> = entries.iter().map(|entry| entry.kind.clone()).collect();
    let wrong = |error: &LogError, kind| match written {
        Written::Log => on_line(error, kind, lang),
        Written::Export | Written::Foreign(_) => in_move(&log, error, kind, lang),
    };
    let wrong = |error: &LogError, kind| unmarked(&wrong(error, kind), lang);
    let kind = log.kind(&kinds).map_err(|error| wrong(&error, None))?;
    let game = kind.replay(&log).map_err(|error| wrong(&error, Some(kind)))?;
    let outcome = game.to_move().is_over().then(|| Outcome::of(&*game));
    Ok(Brought { log, outcome })
}

/// The ways in which a game can be written down.
enum Written<'a> {
    Log,
    Export,
    Foreign(&'a table::Foreign),
}

impl<'a> Written<'a> {
    fn recognise(entries: &'a [Arc<GameEntry>], text: &str) -> Written<'a> {
        if !text.trim_start().starts_with(['{', '[']) {
            return Written::Log;
        }
        let foreign = entries.iter().flat_map(|entry| &entry.foreign);
        foreign
            .into_iter()
            .find(|foreign| !Log::is_export(text) && (foreign.recognises)(text))
            .map_or(Written::Export, Written::Foreign)
    }

    fn read(&self, text: &str, lang: Lang) -> Result<Log, String> {
        match self {
            Written::Log if text.lines().count() > MOST_LINES => {
                Err(format(lang, "import-many-lines", &[("most", count(MOST_LINES))]))
            }
            Written::Log => Log::parse(FILE, text).map_err(|error| on_line(&error, None, lang)),
            Written::Export if !Log::is_export(text) => Err(no_export(text, lang)),
            Written::Export => {
                Log::from_export(FILE, text, MOST_MOVES).map_err(|error| on_line(&error, None, lang))
            }
            Written::Foreign(foreign) => {
                (foreign.read)(text, MOST_MOVES).map_err(|error| line(lang, error.line, error.problem))
            }
        }
    }
}

/// What is wrong with JSON that is no game in any way.
fn no_export(text: &str, lang: Lang) -> String {
    match serde_json::from_str::<serde::de::IgnoredAny>(text) {
        Err(error) => {
            let problem = error.to_string();
            let problem = problem.split(" at line ").next().unwrap_or_default();
            let values = [("line", count(error.line())), ("problem", Filling::Text(problem.to_owned()))];
            format(lang, "import-bad-json", &values)
        }
        Ok(_) => texts().get(lang, "import-other-json"),
    }
}

/// Unpacks what is packed, as far as it is not too much.
fn unpacked(bytes: &[u8], lang: Lang) -> Result<Vec<u8>, String> {
    // Every gzipped file begins with these two bytes, whatever its name.
    if !bytes.starts_with(&[0x1f, 0x8b]) {
        return Ok(bytes.to_vec());
    }
    let mut unpacked = Vec::new();
    let read = MultiGzDecoder::new(bytes).take(MOST_UNPACKED + 1).read_to_end(&mut unpacked);
    read.map_err(|_| texts().get(lang, "import-damaged"))?;
    if unpacked.len() as u64 > MOST_UNPACKED {
        let most = count((MOST_UNPACKED >> 20) as usize);
        return Err(format(lang, "import-unpacked", &[("most", most)]));
    }
    Ok(unpacked)
}

/// A sentence of a game in which nobody is known by name.
fn unmarked(sentence: &str, lang: Lang) -> String {
    let name = |number| format(lang, "log-seat", &[("number", count(number))]);
    People::new((1..=table::MAX_SEATS).map(name).collect()).fill_in(sentence)
}

fn format(lang: Lang, key: &str, values: &[(&str, Filling<'_>)]) -> String {
    texts().fill(lang, key, values)
}

fn count<'a>(number: usize) -> Filling<'a> {
    Filling::Number(i32::try_from(number).unwrap_or(i32::MAX))
}

fn line(lang: Lang, line: usize, problem: String) -> String {
    format(lang, "import-line", &[("line", count(line)), ("problem", Filling::Text(problem))])
}

fn on_line(error: &LogError, kind: Option<&GameKind>, lang: Lang) -> String {
    line(lang, error.line, words(&error.problem, kind, lang))
}

/// The same where the moves do not stand on lines of their own.
fn in_move(log: &Log, error: &LogError, kind: Option<&GameKind>, lang: Lang) -> String {
    let problem = words(&error.problem, kind, lang);
    match log.move_on(error.line) {
        Some(number) => {
            format(lang, "import-move", &[("number", count(number)), ("problem", Filling::Text(problem))])
        }
        None => problem,
    }
}

/// What is wrong with a log, and what would be right. What only programs get wrong stays as it is.
fn words(problem: &LogProblem, kind: Option<&GameKind>, lang: Lang) -> String {
    let text = |text: &str| Filling::Text(text.to_owned());
    let say = |key: &str, values: &[(&str, Filling<'_>)]| format(lang, key, values);
    let mover = |seat: &Option<Seat>| {
        Filling::Text(match seat {
            Some(seat) => say("log-seat", &[("number", count(seat.number().into()))]),
            None => say("log-fate", &[]),
        })
    };
    let reason = |refusal: &table::Refusal, sentence: &str| {
        Filling::Text(kind.map_or_else(|| sentence.to_owned(), |kind| (kind.texts)().refusal(lang, refusal)))
    };
    match problem {
        LogProblem::NoVersion => say("log-no-version", &[]),
        LogProblem::FirstFormat => say("log-first-format", &[]),
        LogProblem::OtherVersion { found } => say("log-other-version", &[("found", text(found))]),
        LogProblem::Truncated => say("log-truncated", &[]),
        LogProblem::Given { given, moves } => {
            say("log-given", &[("given", count(*given)), ("moves", count(*moves))])
        }
        LogProblem::UnknownGame { found, .. } => say("log-unknown-game", &[("found", text(found))]),
        LogProblem::OtherComponents { found, .. } => say("log-other-components", &[("found", text(found))]),
        LogProblem::LaterRules { found, here } => {
            say("log-later-rules", &[("found", count(*found as usize)), ("here", count(*here as usize))])
        }
        LogProblem::Hidden => say("log-hidden", &[]),
        LogProblem::OtherSeed { .. } => say("log-other-seed", &[]),
        LogProblem::Setup { refusal, sentence } => {
            say("log-setup", &[("reason", reason(refusal, sentence)), ("rule", text(refusal.rule))])
        }
        LogProblem::BadSeat { found, seats } => {
            say("log-bad-seat", &[("found", text(found)), ("seats", count((*seats).into()))])
        }
        LogProblem::NoMove => say("log-no-move", &[]),
        LogProblem::WrongSeat { found, right } => {
            say("log-wrong-seat", &[("found", mover(found)), ("right", mover(right))])
        }
        LogProblem::Unreadable { notation, misread } => {
            say("log-unreadable", &[("notation", text(notation)), ("problem", text(&misread.to_string()))])
        }
        LogProblem::Illegal { notation, refusal, sentence, .. } => {
            let reason = reason(refusal, sentence);
            say(
                "log-illegal",
                &[("notation", text(notation)), ("reason", reason), ("rule", text(refusal.rule))],
            )
        }
        LogProblem::AfterEnd { notation, .. } => say("log-after-end", &[("notation", text(notation))]),
        LogProblem::NoExport(_)
        | LogProblem::Header(_)
        | LogProblem::NoSeed(_)
        | LogProblem::NotDrawn { .. } => problem.to_string(),
    }
}
