//! The laws of the contract, proved by random games.

use phoenix::{HubSet, Phoenix, Setup, Starting};
use table::Handicap;
use table::check::{Suite, words};

fn setups() -> Vec<Setup> {
    let mut setups = Vec::new();
    for players in 2..=4 {
        setups.push(Setup::new(players));
        setups.push(Setup { hubs: HubSet::Advanced, ..Setup::new(players) });
        setups.push(Setup { hubs: HubSet::Advanced, friendly: true, ..Setup::new(players) });
        setups.push(Setup { first_game: true, starting_player: Starting::Second, ..Setup::new(players) });
    }
    setups.push(Setup { first_game: true, friendly: true, ..Setup::new(4) });
    setups.push(Setup { handicap: Handicap::new(&[-9, 30]), ..Setup::new(3) });
    setups
}

#[test]
fn random_games_obey_the_contract() {
    Suite::<Phoenix>::new(&setups()).games(10).seed(1).run();
}

#[test]
fn everything_that_people_read_has_its_words() {
    words::<Phoenix>(&setups(), 2, 1);
}
