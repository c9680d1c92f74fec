//! The check suite of the house over random games against the Automa, at every level.

use planetformers::names::{Level, Named};
use planetformers::{Planetformers, Setup};
use table::check::Suite;

fn setups() -> Vec<Setup> {
    Level::ALL.iter().map(|level| Setup { level: *level, ..Setup::new(1) }).collect()
}

#[test]
fn random_games_against_the_automa_keep_every_law() {
    Suite::<Planetformers>::new(&setups()).games(10).sampling(32).run();
}

#[test]
fn everything_people_read_has_a_text() {
    table::check::words::<Planetformers>(&setups(), 1, 7);
}
