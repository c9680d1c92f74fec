//! `astrarium games`: the games of the house.

use std::path::Path;

use crate::columns::align;
use crate::failure::Failure;
use crate::files::print;
use crate::house;

/// List the games, how many people can sit down, and the mark of the components in use.
#[derive(clap::Args, Debug)]
pub struct Args {}

/// Lists the games.
pub fn run(_: &Args, data: Option<&Path>) -> Result<(), Failure> {
    let mut rows = vec![["game", "players", "components"].map(str::to_owned).to_vec()];
    house::install_all(data)?;
    for entry in house::games() {
        let (fewest, most) = (entry.kind.seats.start(), entry.kind.seats.end());
        rows.push(vec![entry.kind.name.to_owned(), format!("{fewest} to {most}"), (entry.kind.data_mark)()]);
    }
    print(&align(&rows))
}
