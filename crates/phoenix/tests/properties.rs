//! Properties of whole games: pieces are conserved, nobody is stuck, chance falls only where the rules roll.

use std::collections::BTreeMap;

use phoenix::names::{Named, Ship, Species};
use phoenix::sector::Sector;
use phoenix::{HubSet, Move, Phoenix, Setup, Step};
use proptest::prelude::*;
use table::check::laid_out;
use table::{Game, Rng, Seed, Tell, Turn};

/// Every set-up there is.
fn setups() -> impl Strategy<Value = Setup> {
    (2..=4_u8, any::<bool>(), any::<bool>(), any::<bool>()).prop_map(
        |(players, advanced, friendly, first)| Setup {
            hubs: if advanced && !first { HubSet::Advanced } else { HubSet::Basic },
            friendly,
            first_game: first,
            ..Setup::new(players)
        },
    )
}

/// Plays a random game and shows every step: the position before, the move, the position after.
fn each_step(setup: &Setup, seed: u64, mut see: impl FnMut(&Phoenix, Move, &Phoenix)) -> Phoenix {
    let seed = Seed::from_number(seed);
    let mut game: Phoenix = laid_out(setup);
    let mut rng = Rng::new(seed.derive("moves", 0));
    let (mut moves, mut outcomes) = (Vec::new(), Vec::new());
    while game.to_move() != Turn::Over {
        game.legal_moves(&mut moves);
        assert!(!moves.is_empty(), "nobody is ever stuck");
        game.outcomes(&mut outcomes);
        let mv = rng.pick_weighted(&outcomes).unwrap_or_else(|| *rng.pick(&moves));
        let before = game.clone();
        game.apply(mv, Tell::nobody());
        see(&before, mv, &game);
    }
    game
}

/// Aliens and Humans in the supply and on all stations.
fn living(game: &Phoenix) -> BTreeMap<&'static str, u16> {
    let all = Species::ALL.iter().map(|species| {
        let homes = game.players().values().map(|player| u16::from(player.census[*species])).sum::<u16>();
        (species.id(), homes + u16::from(game.supply()[*species]))
    });
    all.collect()
}

/// GEMs in stocks and on ships.
fn gems(game: &Phoenix) -> u32 {
    let players = game.players().values();
    let held = players.map(|player| {
        u32::from(player.stock.gems) + player.fleet.iter().map(|own| u32::from(own.gems)).sum::<u32>()
    });
    let neutral = Ship::NEUTRAL.iter().map(|ship| u32::from(game.neutral(*ship).unwrap().gems));
    held.chain(neutral).sum()
}

/// Sectors in the display, in reserves and on stations.
fn sectors(game: &Phoenix) -> usize {
    let there = |sector: &Sector| {
        let kept = game
            .players()
            .values()
            .any(|player| player.reserve.contains(*sector) || player.module(*sector).is_some());
        game.display().contains(*sector) || kept
    };
    Sector::all().filter(there).count()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn pieces_are_conserved(setup in setups(), seed in 0..1_000_000_u64) {
        let mut ships = usize::MAX;
        each_step(&setup, seed, |before, mv, after| {
            if !matches!(mv, Move::Bag(_)) {
                assert_eq!(living(before), living(after), "{mv:?}");
            }
            if !before.step().is_setup() {
                assert_eq!(sectors(before), sectors(after), "{mv:?}");
                // Ships leave, and never come back.
                let now: usize = after.players().values().map(|player| player.fleet.len()).sum();
                assert!(now <= ships, "{mv:?}");
                ships = now;
            }
            after.audit().unwrap();
        });
    }

    #[test]
    fn using_a_ship_only_moves_gems(setup in setups(), seed in 0..1_000_000_u64) {
        each_step(&setup, seed, |before, mv, after| {
            // As long as the basic action has just begun, what was paid lies on the ship or went to its owner.
            if matches!(mv, Move::Use(..)) && after.step() == Step::Action {
                assert_eq!(gems(before), gems(after), "{mv:?}");
            }
        });
    }

    #[test]
    fn chance_falls_only_where_the_rules_roll_or_draw(setup in setups(), seed in 0..1_000_000_u64) {
        each_step(&setup, seed, |before, mv, after| {
            // Before the first turn hubs draw as well, and what follows a move of fate may be fate's again.
            if after.to_move() == Turn::Fate && before.to_move() != Turn::Fate && !before.step().is_setup() {
                let rolls = match mv {
                    // Expeditions, rerolls, and abilities that roll dice.
                    Move::Use(ship, _) => ship.id().ends_with("EXP"),
                    Move::Reroll | Move::Ability(_) => true,
                    // Sector 321.
                    Move::Build(sector) => sector.number() == 321,
                    _ => false,
                };
                assert!(rolls, "{mv:?} at {:?}", before.question());
            }
            if matches!(mv, Move::Use(ship, _) if ship.id().ends_with("EXP")) || mv == Move::Reroll {
                assert_eq!(after.to_move(), Turn::Fate);
            }
        });
    }

    #[test]
    fn points_and_stocks_stay_within_reason(setup in setups(), seed in 0..1_000_000_u64) {
        let end = each_step(&setup, seed, |before, mv, after| {
            // Nobody's score falls below zero but the owner's of A-12.
            for player in after.players().values() {
                assert!(player.points >= 0 || player.hub.is_some_and(|hub| hub.id() == "A-12"), "{mv:?}");
            }
            assert!(after.turns() >= before.turns());
        });
        assert!(end.ending().is_some());
        assert_eq!(end.scores().totals(), end.recount().totals());
    }
}
