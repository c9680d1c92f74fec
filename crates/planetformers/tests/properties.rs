//! Properties of whole games: pieces are conserved, nobody is stuck, chance falls only where the rules draw.

use planetformers::names::{Level, Named, NodeKind};
use planetformers::{Decision, Move, Planetformers, Setup};
use proptest::prelude::*;
use table::check::laid_out;
use table::{Eye, Game, Rng, Seat, Seed, Tell, Turn};

/// Every set-up there is.
fn setups() -> impl Strategy<Value = Setup> {
    (1..=4_u8, 0..Level::ALL.len())
        .prop_map(|(players, level)| Setup { level: Level::ALL[level], ..Setup::new(players) })
}

/// Plays a random game and shows every step: the position before, the move, the position after.
fn each_step(
    setup: &Setup,
    seed: u64,
    mut see: impl FnMut(&Planetformers, Move, &Planetformers),
) -> Planetformers {
    let seed = Seed::from_number(seed);
    let mut game: Planetformers = laid_out(setup);
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

/// The legal moves that are made with open eyes.
fn is_draw(mv: Move) -> bool {
    matches!(mv, Move::Crew(_) | Move::Survivor(_) | Move::Planet(_) | Move::Start(_) | Move::Automa(_))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn pieces_are_conserved(setup in setups(), seed in 0..1_000_000_u64) {
        each_step(&setup, seed, |before, mv, after| {
            after.audit().unwrap();
            for (old, new) in before.players().values().zip(after.players().values()) {
                // What is settled, unlocked or built stays so.
                assert!(new.settled.len() >= old.settled.len() && new.colonies >= old.colonies, "{mv:?}");
                assert!(new.outposts >= old.outposts && new.track() >= old.track(), "{mv:?}");
                assert!(new.upgrades.iter().all(|(upgrade, payments)| *payments >= old.upgrades[upgrade]), "{mv:?}");
            }
            assert!(after.worlds().count() >= before.worlds().count() && after.terraformed() >= before.terraformed());
        });
    }

    #[test]
    fn chance_falls_only_where_the_rules_draw(setup in setups(), seed in 0..1_000_000_u64) {
        each_step(&setup, seed, |before, mv, _after| {
            if is_draw(mv) {
                assert_eq!(before.to_move(), Turn::Fate, "{mv:?}");
                let seat = before.question().unwrap().seat;
                assert!(seat.index() < usize::from(before.seats()));
            }
            // Nothing is hidden: every eye sees the whole table.
            assert_eq!(before.seen_by(Eye::Spectator), *before);
        });
    }

    #[test]
    fn arks_share_only_planets_and_the_portal(setup in setups(), seed in 0..1_000_000_u64) {
        each_step(&setup, seed, |_, mv, after| {
            let arks: Vec<_> = after.players().values().map(|player| player.ark).collect();
            for (index, ark) in arks.iter().enumerate() {
                let kind = after.kind_of(*ark).expect("an Ark stands on a spot of its card");
                let shared = arks[..index].contains(ark);
                let room = matches!(kind, NodeKind::Planet | NodeKind::StarPortal);
                assert!(room || !shared, "{mv:?}");
            }
        });
    }

    #[test]
    fn nobody_travels_less_than_one_or_more_than_the_range(setup in setups(), seed in 0..1_000_000_u64) {
        each_step(&setup, seed, |before, mv, after| {
            let Move::Travel(to) = mv else { return };
            // PF-SOLO-16: the Automa ignores routes and range.
            if before.to_move() == Turn::Fate {
                return;
            }
            let seat = before.question().unwrap().seat;
            let player = &before.players()[seat];
            let routes = before.distance(player.ark, to).unwrap();
            assert!(routes >= 1 && routes <= player.range(before.components()), "{mv:?}");
            assert_eq!(after.players()[seat].ark, to);
        });
    }

    #[test]
    fn games_end_by_planets_or_by_standstill(setup in setups(), seed in 0..1_000_000_u64) {
        let end = each_step(&setup, seed, |_, _, after| {
            if let Some(open) = after.question()
                && !matches!(open.decision, Decision::AutomaCard(_))
                && after.to_move() != Turn::Fate
            {
                assert!(!after.is_automatic(open.seat));
            }
        });
        let ending = end.end_in_sight().expect("something ended the game");
        assert_eq!(end.round_number(), ending.last_round);
        assert_eq!(end.scores().totals(), end.recount().totals());
        assert_eq!(end.active().clockwise(1, end.seats()), if end.automa().is_some() { Seat::new(0) } else { end.first() });
    }
}
