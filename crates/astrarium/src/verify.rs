//! `astrarium verify`: proves that chance was what the seed says.

use std::path::{Path, PathBuf};

use table::Verified;

use crate::failure::Failure;
use crate::{files, registry};

/// Replay a log and prove that every move of chance is the one its seed draws.
///
/// The commitment that is printed is the one that was public before the first move. The exit status is 1 if anything
/// is wrong.
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// The log of the game, with its seed.
    #[arg(value_name = "FILE")]
    log: PathBuf,
}

const EXAMPLES: &str = "\
Examples:
  astrarium verify evening.log";

/// Verifies a log.
pub fn run(args: &Args, data: Option<&Path>) -> Result<(), Failure> {
    let log = files::read_log(&args.log)?;
    let Verified { moves, given, fates, over, commitment } =
        registry::of_log(&log, data)?.kind.verify(&log)?;
    let so_far = if over { "" } else { " so far" };
    let chance = match given {
        0 => format!("{fates} of them are moves of chance"),
        1 => format!("the first was given, {fates} of the others are moves of chance"),
        given => format!("the first {given} were given, {fates} of the others are moves of chance"),
    };
    files::print(&format!(
        "{}: {moves} moves{so_far}, all legal; {chance}, and all are what the seed draws\ncommitment {commitment}\n",
        log.game
    ))
}
