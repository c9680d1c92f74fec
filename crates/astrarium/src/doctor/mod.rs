//! `astrarium doctor`: looks at a set-up without changing it, and says what to fix.
//!
//! It takes the options of `serve`, so the line that starts a server is the line that checks it. A worker's set-up is the same
//! without an address.

mod network;
mod storage;

use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use crate::failure::Failure;
use crate::serve::runtime;
use crate::{files, registry, serve};

/// Check a set-up and say what to fix. Takes the options of `serve`.
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
#[group(skip)]
pub struct Args {
    #[command(flatten)]
    serve: serve::Args,
}

const EXAMPLES: &str = "\
Examples:
  astrarium doctor                                        would `astrarium` start here?
  astrarium doctor --port 8000 --db /var/lib/astrarium/astrarium.db --name table.example --proxy 127.0.0.1 --secure
  DATABASE_URL=postgres://astrarium@localhost/astrarium astrarium doctor --port 8000

Nothing is changed. The exit status is 0 if there is nothing to fix, else 1.";

/// What was found out about one thing.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Finding {
    /// It is as it should be.
    Fine(String),
    /// It works, but could be better.
    Advice(String),
    /// It has to be fixed.
    Wrong(String),
}

impl Finding {
    fn line(&self) -> String {
        match self {
            Finding::Fine(what) => format!("ok    {what}\n"),
            Finding::Advice(what) => format!("note  {what}\n"),
            Finding::Wrong(what) => format!("FIX   {what}\n"),
        }
    }
}

/// A fact, as it should be or wrong.
fn check(fine: bool, is: impl Into<String>, otherwise: impl Into<String>) -> Finding {
    if fine { Finding::Fine(is.into()) } else { Finding::Wrong(otherwise.into()) }
}

/// Looks at everything, and says what to fix.
pub fn run(args: &Args, data: Option<&Path>) -> Result<(), Failure> {
    let mut findings = vec![clock(SystemTime::now()), components(data)];
    let runtime = runtime()?;
    let (stored, running) = runtime.block_on(storage::look(&args.serve));
    findings.extend(stored);
    findings.extend(network::files(args.serve.connections()));
    findings.extend(network::look(&args.serve, running.as_deref()));
    for finding in &findings {
        files::print(&finding.line())?;
    }
    match findings.iter().filter(|finding| matches!(finding, Finding::Wrong(_))).count() {
        0 => files::print("There is nothing to fix.\n"),
        1 => Err(Failure::Failed("there is one thing to fix, see above".to_owned())),
        more => Err(Failure::Failed(format!("there are {more} things to fix, see above"))),
    }
}

/// Moves and sessions are dated, so a clock that was never set is a bad start.
fn clock(now: SystemTime) -> Finding {
    /// In the year in which this was written.
    const LATER: u64 = 1_780_000_000;
    let set = now.duration_since(UNIX_EPOCH).is_ok_and(|since| since.as_secs() > LATER);
    check(
        set,
        "the clock is set",
        "the clock of this machine is years behind: set it (timedatectl set-ntp true)",
    )
}

/// People's own component files.
fn components(data: Option<&Path>) -> Finding {
    let (games, built_in) = match (registry::all(data), registry::all(None)) {
        (Ok(games), Ok(built_in)) => (games, built_in),
        (Err(failure), _) | (_, Err(failure)) => return Finding::Wrong(failure.to_string()),
    };
    let changed = games.iter().zip(built_in).filter(|(own, usual)| own.kind.mark() != usual.kind.mark());
    let changed: Vec<&str> = changed.map(|(own, _)| own.kind.name).collect();
    Finding::Fine(match (data, changed.join(", ").as_str()) {
        (None, _) => format!("{} games, with built-in components", games.len()),
        (Some(folder), "") => format!("the components in {} are the built-in ones", folder.display()),
        (Some(folder), names) => format!("components from {} for {names}", folder.display()),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_that_was_never_set_is_noticed() {
        assert!(matches!(clock(UNIX_EPOCH), Finding::Wrong(_)));
        assert!(matches!(clock(SystemTime::now()), Finding::Fine(_)));
    }
}
