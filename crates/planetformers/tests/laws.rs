//! The check suite of the house over random games.

use planetformers::{Planetformers, Setup};
use table::check::Suite;

fn setups() -> Vec<Setup> {
    (1..=4).map(Setup::new).collect()
}

#[test]
fn random_games_keep_every_law() {
    Suite::<Planetformers>::new(&setups()).games(12).sampling(64).run();
}

#[test]
fn everything_people_read_has_a_text() {
    table::check::words::<Planetformers>(&setups(), 1, 7);
}
