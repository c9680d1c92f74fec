//! `astrarium export`: a whole game in a form that other programs read.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::ValueEnum;
use table::Log;

use crate::failure::Failure;
use crate::house::Entry;
use crate::{files, house};

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

    /// The file to write; without it the game goes to standard output.
    #[arg(short, long, value_name = "OUT")]
    output: Option<PathBuf>,
}

const EXAMPLES: &str = "\
Examples:
  astrarium export --format json evening.log -o evening.json
  astrarium export evening.log | jq '.end.scores'";

/// A form in which a game can be written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Format {
    /// One JSON document with every position, choice, price and point
    Json,
}

/// Writes a game out.
pub fn run(args: &Args, data: Option<&Path>) -> Result<(), Failure> {
    let log = files::read_log(&args.log)?;
    let entry = house::of_log(&log, data)?;
    let text = match args.format {
        Format::Json => json(&log, entry)?,
    };
    let write = |out: &mut dyn Write| -> io::Result<()> { out.write_all(text.as_bytes()) };
    match &args.output {
        None => files::print_with(write),
        Some(output) if same_file(output, &args.log) => Err(Failure::Usage(format!(
            "`{}` is the log itself, which would be lost; name another file to write",
            output.display()
        ))),
        Some(output) => files::write_with(output, write),
    }
}

/// The form that `docs/export.md` describes.
fn json(log: &Log, entry: &Entry) -> Result<String, Failure> {
    let mut document = (entry.kind.export)(log)?.to_string();
    document.push('\n');
    Ok(document)
}

fn same_file(one: &Path, other: &Path) -> bool {
    matches!((fs::canonicalize(one), fs::canonicalize(other)), (Ok(one), Ok(other)) if one == other)
}
