//! House rules: banned factions and pools (GP-CLUB-1 to GP-CLUB-8).

use std::collections::BTreeSet;

use gaia::names::{Faction, Named};
use gaia::{Decision, Event, Gaia, Move, Nominate, Phase, PoolChoice, PoolSize, Setup, Strike};
use table::check::dealt;
use table::{Game, Refusal, Seed, Show, Tell, Turn};

use crate::common::{asked, catalogue, decision, legal, play, refused};

use Faction::{Ambas, BalTaks, Firaks, Geodens, Itars, Ivits, Lantids, Nevlas, Taklons, Terrans, Xenos};

fn with(players: u8, pool: PoolChoice) -> Setup {
    Setup { pool: Some(pool), ..Gaia::default_setup(players) }
}

fn new(setup: &Setup, seed: u64) -> Gaia {
    dealt::<Gaia>(setup, Seed::from_number(seed))
}

/// Why a table cannot be laid out like this.
#[track_caller]
fn impossible(setup: &Setup) -> (&'static str, &'static str) {
    let Refusal { rule, reason, .. } = Gaia::new(setup, catalogue()).expect_err("a set-up that is refused");
    (rule, reason)
}

fn pool(game: &Gaia) -> Vec<Faction> {
    game.pool().expect("a pool").factions().collect()
}

/// Every faction with the other side of its board.
fn board(faction: Faction) -> BTreeSet<Faction> {
    [faction, catalogue().factions[faction].other_side].into()
}

// proves GP-CLUB-1, GP-SETUP-12
#[test]
fn nothing_of_it_holds_unless_it_is_agreed() {
    for players in 1..=4 {
        let game = new(&Gaia::default_setup(players), 1);
        assert_eq!((game.pool(), legal(&game).len()), (None, 14));
    }
    // All factions, as printed, are no pool, whether that is said or not.
    let said = new(&with(3, PoolChoice::All), 1);
    assert_eq!(said, new(&Gaia::default_setup(3), 1));
    for setup in [
        Setup { auction: true, ..Gaia::default_setup(1) },
        Setup { pool_size: Some(PoolSize::TwoMore), ..Gaia::default_setup(1) },
        Setup { banned: vec![Terrans], ..Gaia::default_setup(1) },
        with(1, PoolChoice::Random),
    ] {
        assert_eq!(impossible(&setup), ("GP-CLUB-1", "club-alone"));
        let first = Setup { players: 2, first_game: true, level: None, automa_faction: None, ..setup };
        assert_eq!(impossible(&first), ("GP-SETUP-23", "first-game-factions"));
    }
}

// proves GP-CLUB-2
#[test]
fn nobody_plays_a_banned_faction() {
    let setup = Setup { banned: vec![Terrans, Xenos], ..Gaia::default_setup(2) };
    let mut game = new(&setup, 1);
    assert_eq!(legal(&game).len(), 12);
    refused(&game, Move::Faction(Terrans), "GP-CLUB-2");
    play(&mut game, &[Move::Faction(Lantids)]);
    refused(&game, Move::Faction(Lantids), "GP-SETUP-12");
    refused(&game, Move::Faction(Xenos), "GP-CLUB-2");
    assert_eq!(legal(&game).len(), 11, "the Gleens can be played, though their other side cannot");
}

// proves GP-CLUB-2
#[test]
fn enough_boards_stay_in_the_game() {
    // Both sides of five boards: two are left.
    let banned: Vec<Faction> = Faction::ALL[..10].to_vec();
    let setup =
        |players, pool_size| Setup { banned: banned.clone(), pool_size, ..Gaia::default_setup(players) };
    assert!(Gaia::new(&setup(2, None), catalogue()).is_ok());
    assert!(Gaia::new(&setup(2, Some(PoolSize::AsMany)), catalogue()).is_ok());
    assert_eq!(impossible(&setup(3, None)), ("GP-CLUB-2", "too-many-banned"));
    assert_eq!(impossible(&setup(2, Some(PoolSize::OneMore))), ("GP-CLUB-2", "too-many-banned"));
    // One side of every board: all seven are left, and every pool is the same.
    let halves: Vec<Faction> = Faction::ALL.iter().copied().step_by(2).collect();
    let all = Setup { banned: halves, pool_size: Some(PoolSize::ThreeMore), ..Gaia::default_setup(4) };
    let drawn: BTreeSet<Faction> = pool(&new(&all, 1)).into_iter().collect();
    assert!(drawn.into_iter().eq(Faction::ALL.iter().copied().skip(1).step_by(2)));
}

// proves GP-CLUB-3, GP-CLUB-4, GP-CLUB-5
#[test]
fn chance_draws_a_pool_with_one_faction_of_a_board() {
    let sizes = [
        None,
        Some(PoolSize::AsMany),
        Some(PoolSize::OneMore),
        Some(PoolSize::TwoMore),
        Some(PoolSize::ThreeMore),
    ];
    for players in 2..=4 {
        for (pool_size, more) in sizes.into_iter().zip([0, 0, 1, 2, 3]) {
            let mut drawn = BTreeSet::new();
            for seed in 0..120 {
                let game = new(&Setup { pool_size, ..with(players, PoolChoice::Random) }, seed);
                let pool = pool(&game);
                assert_eq!(pool.len(), usize::from(players) + more);
                let boards: BTreeSet<_> = pool.iter().map(|faction| board(*faction)).collect();
                assert_eq!(boards.len(), pool.len(), "one of every board: {pool:?}");
                assert_eq!(game.phase(), Phase::Factions, "the map lies");
                drawn.extend(pool);
            }
            assert_eq!(drawn.len(), 14, "every faction comes up");
        }
    }
}

// proves GP-CLUB-5
#[test]
fn every_faction_that_may_come_in_is_equally_likely() {
    let mut game =
        Gaia::new(&Setup { banned: vec![Terrans], ..with(2, PoolChoice::Random) }, catalogue()).unwrap();
    let mut outcomes = Vec::new();
    while !matches!(decision(&game), Decision::Deal(gaia::DealTile(gaia::Slot::Faction))) {
        game.outcomes(&mut outcomes);
        game.apply(outcomes[0].0, Tell::nobody());
    }
    game.outcomes(&mut outcomes);
    assert_eq!((outcomes.len(), outcomes.iter().all(|(_, weight)| *weight == 1)), (13, true));
    let deal = |faction| Move::Deal(gaia::Dealt::Faction(faction));
    refused(&game, deal(Terrans), "GP-CLUB-2");
    let mut events = Vec::new();
    game.apply(deal(Lantids), Tell::to(&mut events));
    assert_eq!(events, [Event::Dealt(gaia::Dealt::Faction(Lantids))]);
    assert_eq!(game.to_move(), Turn::Fate);
    refused(&game, deal(Lantids), "GP-CLUB-3");
    game.outcomes(&mut outcomes);
    assert_eq!(outcomes.len(), 12, "neither side of a board that is there");
}

// proves GP-CLUB-8, GP-SETUP-12
#[test]
fn a_pool_is_chosen_from_in_seating_order() {
    let mut game = new(&Setup { pool_size: Some(PoolSize::OneMore), ..with(3, PoolChoice::Random) }, 4);
    let pool = pool(&game);
    for (seat, left) in [(0, 4), (1, 3), (2, 2)] {
        assert_eq!(asked(&game), (seat, Decision::Faction(gaia::ChooseFaction)));
        assert_eq!(legal(&game).len(), left);
        let outside = Faction::ALL
            .iter()
            .find(|faction| !pool.contains(faction) && pool.iter().all(|own| !board(*own).contains(faction)));
        refused(&game, Move::Faction(*outside.unwrap()), "GP-CLUB-8");
        let mv = legal(&game)[0];
        play(&mut game, &[mv]);
    }
    assert_eq!(game.phase(), Phase::Start);
    assert!(game.players().values().all(|player| pool.contains(&player.faction.unwrap())));
}

// proves GP-CLUB-6
#[test]
fn players_strike_out_beginning_with_the_last() {
    for (players, strikers) in [(2, &[1, 0, 1, 0, 1][..]), (3, &[2, 1, 0, 2]), (4, &[3, 2, 1])] {
        let mut game = new(&with(players, PoolChoice::Struck), 9);
        assert_eq!(pool(&game).len(), 7, "one of every board");
        assert_eq!(pool(&game).into_iter().map(board).collect::<BTreeSet<_>>().len(), 7);
        for seat in strikers {
            assert_eq!(asked(&game), (*seat, Decision::Strike(Strike)));
            let (before, mv) = (pool(&game), legal(&game)[0]);
            assert_eq!(legal(&game).len(), before.len());
            let Move::Strike(gone) = mv else { panic!("{mv:?}") };
            let mut events = Vec::new();
            let by = game.question().unwrap().seat;
            game.apply(mv, Tell::to(&mut events));
            assert_eq!(events[0], Event::Struck { seat: by, faction: gone });
            assert!(!pool(&game).contains(&gone) && game.pool().unwrap().struck.contains(&gone));
        }
        assert_eq!((pool(&game).len(), asked(&game).0), (players.into(), 0), "the first one chooses first");
        assert_eq!(legal(&game).len(), usize::from(players));
    }
    // With as many as there are boards, nobody strikes.
    let game = new(&Setup { pool_size: Some(PoolSize::ThreeMore), ..with(4, PoolChoice::Struck) }, 9);
    assert_eq!(asked(&game), (0, Decision::Faction(gaia::ChooseFaction)));
}

// proves GP-CLUB-6
#[test]
fn only_what_lies_there_can_be_struck_out() {
    let game = new(&Setup { banned: vec![Ivits], ..with(4, PoolChoice::Struck) }, 2);
    let pool = pool(&game);
    for faction in Faction::ALL.iter().filter(|faction| !pool.contains(faction)) {
        refused(&game, Move::Strike(*faction), "GP-CLUB-6");
    }
    let mut after = game.clone();
    play(&mut after, &[Move::Strike(pool[0])]);
    refused(&after, Move::Strike(pool[0]), "GP-CLUB-6");
}

// proves GP-CLUB-7, GP-CLUB-3
#[test]
fn players_fill_the_pool_beginning_with_the_last() {
    let setup =
        Setup { pool_size: Some(PoolSize::TwoMore), banned: vec![Itars], ..with(3, PoolChoice::Drafted) };
    let mut game = new(&setup, 1);
    for (seat, faction) in [(2, Ambas), (1, Geodens), (0, Terrans), (2, Firaks), (1, Nevlas)] {
        assert_eq!(asked(&game), (seat, Decision::Nominate(Nominate)));
        refused(&game, Move::Nominate(Itars), "GP-CLUB-2");
        play(&mut game, &[Move::Nominate(faction)]);
        if matches!(decision(&game), Decision::Nominate(_)) {
            refused(&game, Move::Nominate(faction), "GP-CLUB-3");
            let other = catalogue().factions[faction].other_side;
            if other != Itars {
                refused(&game, Move::Nominate(other), "GP-CLUB-3");
            }
        }
    }
    assert_eq!(asked(&game), (0, Decision::Faction(gaia::ChooseFaction)));
    assert_eq!(pool(&game), [Ambas, Geodens, Terrans, Firaks, Nevlas]);
    refused(&game, Move::Faction(Taklons), "GP-CLUB-8");
    refused(&game, Move::Faction(BalTaks), "GP-CLUB-8");
    play(&mut game, &[Move::Faction(Geodens), Move::Faction(Ambas), Move::Faction(Terrans)]);
    assert_eq!(game.phase(), Phase::Start);
}

// proves GP-CLUB-4: what makes no sense is refused
#[test]
fn a_size_needs_a_pool() {
    let size = Some(PoolSize::OneMore);
    assert_eq!(
        impossible(&Setup { pool_size: size, ..with(2, PoolChoice::All) }),
        ("GP-CLUB-4", "size-needs-pool")
    );
    // Alone, it means that there is one.
    let game = new(&Setup { pool_size: size, ..Gaia::default_setup(2) }, 1);
    assert_eq!((game.pool().unwrap().made, pool(&game).len()), (PoolChoice::Random, 3));
}

#[test]
fn the_stage_says_what_is_going_on() {
    let stage = |game: &Gaia| game.stage(table::Lang::En);
    let mut game = new(&with(4, PoolChoice::Struck), 5);
    assert_eq!(stage(&game), "Making the pool of factions");
    while matches!(decision(&game), Decision::Strike(_)) {
        let mv = legal(&game)[0];
        play(&mut game, &[mv]);
    }
    assert_eq!(stage(&game), "Choosing factions");
}
