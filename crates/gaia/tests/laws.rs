//! The laws of the contract, proved by random games.

use gaia::{Gaia, MapChoice, Setup, TurnOrder, Turning};
use table::Game;
use table::check::{Suite, words};

/// Every map, every way to turn it, every number of players.
fn setups() -> Vec<Setup> {
    let mut setups: Vec<_> = (2..=4).map(Gaia::default_setup).collect();
    for players in 2..=4 {
        for map in [MapChoice::Method1, MapChoice::Method2, MapChoice::Method3] {
            let mut setup = Gaia::default_setup(players);
            setup.map = map;
            setup.turn_order = TurnOrder::Passing;
            setup.turning = if map == MapChoice::Method2 { Turning::LastPlayer } else { Turning::Dice };
            setups.push(setup);
        }
    }
    let mut small = Gaia::default_setup(3);
    small.map = MapChoice::Small;
    small.first_game = true;
    setups.push(small);
    setups
}

#[test]
fn random_games_obey_the_contract() {
    Suite::<Gaia>::new(&setups()).games(60).seed(1).run();
}

#[test]
fn everything_people_read_has_its_words() {
    words::<Gaia>(&setups(), 4, 1);
}
