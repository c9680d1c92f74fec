//! A digital table for heavy space board games: the program.
//!
//! Every command has a module of its own, with its arguments and what it does. What they share:
//!
//! * `registry`: the games, with the components they are played with;
//! * `files`: reading and writing, with errors that people can act on;
//! * `nets`: nets that people have trained;
//! * `columns`: tables on a terminal;
//! * `watch`: logs and figures of processes that run for long;
//! * `failure`: how a command goes wrong, and the exit status of that.

mod analyse;
mod arena;
mod backup;
mod columns;
mod conformance;
mod doctor;
mod export;
mod failure;
mod files;
mod games;
mod import;
mod learn;
mod load;
mod nets;
mod registry;
mod render;
mod replay;
mod serve;
mod sim;
mod verify;
mod watch;
mod worker;

use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use failure::Failure;

/// A digital table for heavy space board games. Without a command it starts the table and opens the browser.
#[derive(Parser, Debug)]
#[command(name = "astrarium", version, after_help = EXAMPLES, disable_help_subcommand = true)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,

    /// A folder with component files of your own, which take the place of the built-in ones.
    ///
    /// The files of a game lie in a sub-folder with its name, or directly in the folder: `DIR/gaia/factions.toml`
    /// or `DIR/factions.toml`. A file that is not there keeps its built-in values.
    #[arg(long, global = true, value_name = "DIR", help_heading = "Components")]
    data: Option<PathBuf>,
}

#[derive(Subcommand, Debug)]
enum Command {
    Serve(serve::Args),
    Worker(worker::Args),
    Doctor(doctor::Args),
    Load(load::Args),
    Backup(backup::Args),
    Restore(backup::RestoreArgs),
    Games(games::Args),
    Replay(replay::Args),
    Render(render::Args),
    Export(export::Args),
    Verify(verify::Args),
    Import(import::Args),
    Analyse(analyse::Args),
    Sim(sim::Args),
    Arena(arena::Args),
    Learn(learn::Args),
    Conformance(conformance::Args),
}

const EXAMPLES: &str = "\
Examples:
  astrarium                                       play: start the table and open the browser
  astrarium serve --port 8000 --no-open           only start it
  astrarium doctor --port 8000                    would it start, and what is to be fixed?
  astrarium games                                 the games and how many can sit down
  astrarium replay evening.log --lang de          the score sheet of a game, in German
  astrarium export evening.log -o evening.json    every position of a game as JSON
  astrarium verify evening.log                    chance was what its seed says
  astrarium import record.json -o evening.log     a game recorded in another notation
  astrarium analyse evening.log                   which decisions were costly
  astrarium sim gaia --players 2..4 --games 5000  thousands of random games
  astrarium arena gaia --seats hard,easy          bots against each other

`astrarium COMMAND --help` says more about a command.";

fn main() -> ExitCode {
    speak_plainly_of_faults();
    let cli = Cli::parse();
    match run(cli) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            // Nobody is left to tell if this cannot be written either.
            let _ = writeln!(std::io::stderr(), "error: {failure}");
            failure.exit_code()
        }
    }
}

fn run(cli: Cli) -> Result<(), Failure> {
    let data = cli.data.as_deref();
    match cli.command {
        None => serve::run(&serve::Args::default(), data),
        Some(Command::Serve(args)) => serve::run(&args, data),
        Some(Command::Worker(args)) => worker::run(&args, data),
        Some(Command::Doctor(args)) => doctor::run(&args, data),
        Some(Command::Load(args)) => load::run(&args),
        Some(Command::Backup(args)) => backup::run(&args),
        Some(Command::Restore(args)) => backup::restore(&args),
        Some(Command::Games(args)) => games::run(&args, data),
        Some(Command::Replay(args)) => replay::run(&args, data),
        Some(Command::Render(args)) => render::run(&args, data),
        Some(Command::Export(args)) => export::run(&args, data),
        Some(Command::Verify(args)) => verify::run(&args, data),
        Some(Command::Import(args)) => import::run(&args, data),
        Some(Command::Analyse(args)) => analyse::run(&args, data),
        Some(Command::Sim(args)) => sim::run(&args, data),
        Some(Command::Arena(args)) => arena::run(&args, data),
        Some(Command::Learn(args)) => learn::run(&args, data),
        Some(Command::Conformance(args)) => conformance::run(&args, data),
    }
}

/// A fault of the program is one line that can be reported, not a stack of frames.
fn speak_plainly_of_faults() {
    std::panic::set_hook(Box::new(|info| {
        let what = info.payload_as_str().unwrap_or("a fault without words");
        let place = info.location().map(|place| format!(" ({place})")).unwrap_or_default();
        let _ = writeln!(
            std::io::stderr(),
            "error: this is a fault of astrarium itself: {what}{place}; please report it together with the command"
        );
    }));
}
