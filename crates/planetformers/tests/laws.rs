//! The laws of the contract, proved by random games.

use planetformers::names::{Level, Named};
use planetformers::{Planetformers, Setup, Starting};
use table::Handicap;
use table::check::{Suite, words};

fn setups() -> Vec<Setup> {
    let several = (2..=4).flat_map(|players| {
        [Setup::new(players), Setup { starting_player: Starting::Second, ..Setup::new(players) }]
    });
    let alone = Level::ALL.iter().map(|level| Setup { level: *level, ..Setup::new(1) });
    let handicap = Setup { handicap: Handicap::new(&[-9, 30]), ..Setup::new(3) };
    several.chain(alone).chain([handicap]).collect()
}

#[test]
fn random_games_obey_the_contract() {
    Suite::<Planetformers>::new(&setups()).games(8).sampling(64).seed(1).run();
}

#[test]
fn everything_that_people_read_has_its_words() {
    words::<Planetformers>(&setups(), 1, 1);
}
