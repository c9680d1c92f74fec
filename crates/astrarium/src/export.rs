//! `astrarium export`: a whole game in a form that other programs read.

use std::path::{Path, PathBuf};

use boardgamers::{WriteError, Writer};
use clap::ValueEnum;
use gaia::Gaia;
use table::{Exporting, Game as _, GameKind, Log};

use crate::failure::Failure;
use crate::{files, registry};

/// Write a game out for other programs.
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// The log of the game.
    #[arg(value_name = "FILE")]
    log: PathBuf,

    /// The form in which the game is written.
    #[arg(long, value_enum, default_value_t = Format::Json)]
    format: Format,

    /// Write only what changes from one position to the next, instead of whole positions.
    #[arg(long)]
    compact: bool,

    /// The file to write; without it the game goes to standard output.
    #[arg(short, long, value_name = "OUT")]
    output: Option<PathBuf>,
}

const EXAMPLES: &str = "\
Examples:
  astrarium export --format json evening.log -o evening.json
  astrarium export --compact evening.log -o evening.json
  astrarium export evening.log | jq '.end.scores'
  astrarium export --format boardgamers evening.log -o evening.json";

/// A form in which a game can be written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Format {
    /// One JSON document with every position, choice, price, event and point
    Json,
    /// A game of gaia as a record in the boardgamers notation
    Boardgamers,
}

/// Writes a game out.
pub fn run(args: &Args, data: Option<&Path>) -> Result<(), Failure> {
    let log = files::read_log(&args.log)?;
    let kind = registry::of_log(&log, data)?.kind;
    let text = match args.format {
        Format::Json => json(&log, &kind, args.compact)?,
        Format::Boardgamers => boardgamers(&args.log, &log)?,
    };
    match &args.output {
        None => files::print(&text),
        Some(output) => files::write_apart_from(&args.log, output, &text),
    }
}

/// The form that `docs/export.md` describes.
fn json(log: &Log, kind: &GameKind, compact: bool) -> Result<String, Failure> {
    let mut document = kind.export(log, Exporting { compact, eye: None })?.to_string();
    document.push('\n');
    Ok(document)
}

/// A record in the boardgamers notation. It is called after the file.
fn boardgamers(path: &Path, log: &Log) -> Result<String, Failure> {
    if log.game != Gaia::NAME {
        let problem = format!("only games of {} can be written in the boardgamers notation", Gaia::NAME);
        return Err(Failure::Failed(format!("{}: {problem}", path.display())));
    }
    let id = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
    match Writer::write(&id, log) {
        Ok(record) => Ok(format!("{record}\n")),
        // These name the file themselves.
        Err(WriteError::Log(error)) => Err(error.into()),
        Err(error) => Err(Failure::Failed(format!("{}: {error}", path.display()))),
    }
}
