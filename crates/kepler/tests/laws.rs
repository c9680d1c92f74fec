//! The laws of the contract, proved by random games.

use kepler::{Difficulty, Kepler, ObjectiveSet, Setup};
use table::Handicap;
use table::check::{Suite, words};

fn setups() -> Vec<Setup> {
    let mut setups = Vec::new();
    for players in 1..=4 {
        setups.push(Setup::new(players));
        setups.push(Setup { objectives: ObjectiveSet::Advanced, ..Setup::new(players) });
        setups.push(Setup { lay_tiles: true, difficulty: Difficulty::Hard, ..Setup::new(players) });
    }
    setups.push(Setup { handicap: Handicap::new(&[-9, 30]), ..Setup::new(3) });
    setups
}

#[test]
fn random_games_obey_the_contract() {
    Suite::<Kepler>::new(&setups()).games(10).seed(1).run();
}

#[test]
fn everything_that_people_read_has_its_words() {
    words::<Kepler>(&setups(), 2, 1);
}
