//! The laws of the contract, proved by random games.

use gaia::automa::{FactionChoice, Level};
use gaia::names::Faction;
use gaia::{Gaia, MapChoice, PoolChoice, PoolSize, Setup, TurnOrder, Turning};
use table::check::{Suite, words};
use table::{Game, Handicap, Named as _};

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

/// Alone on every level, against every faction, on a map that is dealt.
fn alone() -> impl Iterator<Item = Setup> {
    let levels = Level::ALL.iter().map(|level| Setup { level: Some(*level), ..Gaia::default_setup(1) });
    let factions = FactionChoice::ALL.iter().map(|faction| Setup {
        level: Some(Level::Alptrauma),
        automa_faction: Some(*faction),
        map: MapChoice::Method1,
        turning: Turning::LastPlayer,
        ..Gaia::default_setup(1)
    });
    levels.chain(factions)
}

/// House rules: auctions, pools of every kind and size, banned factions, handicaps, maps by code.
fn clubs() -> Vec<Setup> {
    let mut setups = Vec::new();
    for players in 2..=4 {
        let usual = || Gaia::default_setup(players);
        let handicap = Handicap::new(&[-12, 7]);
        let banned = vec![Faction::Ivits, Faction::Terrans, Faction::Lantids];
        let (struck, drafted) = (Some(PoolChoice::Struck), Some(PoolChoice::Drafted));
        setups.extend([
            Setup { auction: true, handicap, ..usual() },
            Setup { auction: true, pool: struck, ..usual() },
            Setup { pool: struck, pool_size: Some(PoolSize::OneMore), banned: banned.clone(), ..usual() },
            Setup { pool: drafted, pool_size: Some(PoolSize::TwoMore), map: MapChoice::Method1, ..usual() },
            Setup { auction: true, pool: drafted, turn_order: TurnOrder::Passing, ..usual() },
            Setup { banned, handicap, ..usual() },
        ]);
    }
    let code = table::check::laid_out::<Gaia>(&Gaia::default_setup(3)).map_code();
    setups.push(Setup { map_code: code, pool_size: Some(PoolSize::ThreeMore), ..Gaia::default_setup(3) });
    setups
}

#[test]
fn games_of_clubs_obey_the_contract() {
    Suite::<Gaia>::new(&clubs()).games(38).seed(1).run();
}

#[test]
fn random_games_obey_the_contract() {
    Suite::<Gaia>::new(&setups()).games(60).seed(1).run();
}

#[test]
fn games_alone_obey_the_contract() {
    let alone: Vec<Setup> = alone().collect();
    Suite::<Gaia>::new(&alone).games(24).seed(1).run();
}

#[test]
fn everything_people_read_has_its_words() {
    words::<Gaia>(&setups(), 4, 1);
    words::<Gaia>(&alone().collect::<Vec<_>>(), 3, 1);
    words::<Gaia>(&clubs(), 3, 1);
}
