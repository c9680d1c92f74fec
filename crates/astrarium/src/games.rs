//! `astrarium games`: the games of the house.

use std::path::Path;

use crate::columns::align;
use crate::failure::Failure;
use crate::files::print;
use crate::registry;

/// List the games, how many people can sit down, the version of the rules and the mark of the components in use.
#[derive(clap::Args, Debug)]
pub struct Args {}

/// Lists the games.
pub fn run(_: &Args, data: Option<&Path>) -> Result<(), Failure> {
    let mut rows = vec![["game", "players", "rules", "components"].map(str::to_owned).to_vec()];
    for entry in registry::all(data)? {
        let kind = &entry.kind;
        let players = format!("{} to {}", kind.seats.start(), kind.seats.end());
        rows.push(vec![kind.name.to_owned(), players, kind.rules.to_string(), kind.mark().to_owned()]);
    }
    print(&align(&rows))
}
