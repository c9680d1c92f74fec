//! House rules: the auction of factions and handicaps (GP-CLUB-9 to GP-CLUB-15).

use gaia::names::{Faction, Named};
use gaia::scene::Scene;
use gaia::{Bid, Decision, Event, Gaia, Holder, Move, Phase, PoolChoice, PoolSize, Setup, Source};
use table::check::{dealt, play_out};
use table::{Game, Handicap, Refusal, Rng, Seat, Seed, Show, Tell};

use crate::common::{asked, catalogue, legal, me, play, refused};

use Faction::{Ambas, Firaks, Geodens, Nevlas, Terrans, Xenos};

/// An auction of these factions: the players have named them.
fn auction(factions: &[Faction]) -> Gaia {
    let setup =
        Setup { auction: true, pool: Some(PoolChoice::Drafted), ..Gaia::default_setup(factions.len() as u8) };
    let mut game = dealt::<Gaia>(&setup, Seed::from_number(1));
    play(&mut game, &factions.iter().copied().map(Move::Nominate).collect::<Vec<_>>());
    game
}

fn bid(faction: Faction, points: u8) -> Move {
    Move::Bid(faction, points)
}

/// Who holds a faction, and for how much.
fn holder(game: &Gaia, faction: Faction) -> Option<(u8, u8)> {
    let lot = game.pool().unwrap().lots.iter().find(|lot| lot.faction == faction).unwrap();
    lot.bid.map(|Holder { seat, points }| (seat.index() as u8, points))
}

fn points(game: &Gaia, seat: u8, source: Source) -> i32 {
    game.players()[Seat::new(seat)].points.of(source)
}

// proves GP-CLUB-9
#[test]
fn an_auction_is_about_a_pool() {
    let all = Setup { auction: true, pool: Some(PoolChoice::All), ..Gaia::default_setup(3) };
    let Err(Refusal { rule, reason, .. }) = Gaia::new(&all, catalogue()) else { panic!("refused") };
    assert_eq!((rule, reason), ("GP-CLUB-9", "auction-needs-pool"));
    // Where nothing is said about it, chance draws as many factions as there are players.
    for players in 2..=4 {
        let game =
            dealt::<Gaia>(&Setup { auction: true, ..Gaia::default_setup(players) }, Seed::from_number(3));
        let pool = game.pool().unwrap();
        assert_eq!((pool.made, pool.lots.len()), (PoolChoice::Random, usize::from(players)));
        assert_eq!(asked(&game), (0, Decision::Bid(Bid)), "the first player begins");
        assert_eq!(game.stage(table::Lang::En), "Auction of the factions");
    }
    let game = auction(&[Terrans, Xenos]);
    refused(&game, bid(Ambas, 3), "GP-CLUB-9");
    refused(&game, Move::Faction(Terrans), "GP-TURN-7");
}

// proves GP-CLUB-10, GP-CLUB-12, GP-CLUB-13
#[test]
fn whoever_is_outbid_bids_again() {
    let mut game = auction(&[Terrans, Xenos, Ambas]);
    play(&mut game, &[bid(Xenos, 4)]);
    assert_eq!((asked(&game).0, holder(&game, Xenos)), (1, Some((0, 4))));
    let mut events = Vec::new();
    game.apply(bid(Xenos, 5), Tell::to(&mut events));
    let (first, second) = (Seat::new(0), Seat::new(1));
    assert_eq!(
        events,
        [
            Event::Bid { seat: second, faction: Xenos, points: 5 },
            Event::Outbid { seat: first, faction: Xenos, points: 4 },
        ]
    );
    assert_eq!(
        (asked(&game).0, holder(&game, Xenos)),
        (2, Some((1, 5))),
        "the next one clockwise without a faction"
    );
    play(&mut game, &[bid(Ambas, 0)]);
    assert_eq!(asked(&game).0, 0, "whoever was outbid");
    play(&mut game, &[bid(Ambas, 1)]);
    assert_eq!(asked(&game).0, 2, "outbid at once: the others hold a faction");
    // Nothing is paid yet.
    assert_eq!(game.scores().totals(), [10, 10, 10]);
    play(&mut game, &[bid(Xenos, 9)]);
    assert_eq!(asked(&game).0, 1);
    events.clear();
    game.apply(bid(Terrans, 2), Tell::to(&mut events));
    // Everybody holds one: they play it and pay.
    let sold = |seat, faction| Event::Faction { seat: Seat::new(seat), faction, chosen: true };
    let paid = |seat, points| Event::Scored { seat: Seat::new(seat), points, source: Source::Bid };
    for event in [sold(0, Ambas), paid(0, -1), sold(1, Terrans), paid(1, -2), sold(2, Xenos), paid(2, -9)] {
        assert!(events.contains(&event), "{event:?}");
    }
    assert_eq!(game.phase(), Phase::Start);
    assert_eq!(
        game.players().values().map(|player| player.faction.unwrap()).collect::<Vec<_>>(),
        [Ambas, Terrans, Xenos]
    );
    assert_eq!(game.scores().totals(), [9, 8, 1]);
    assert_eq!((0..3).map(|seat| points(&game, seat, Source::Bid)).collect::<Vec<_>>(), [-1, -2, -9]);
    assert_eq!(game.scores().sources[..2], ["start", "bid"]);
    // Seats and turn order stay.
    assert_eq!((game.order(), asked(&game).0), (&Seat::all(3).collect::<Vec<_>>()[..], 0));
}

// proves GP-CLUB-11
#[test]
fn a_bid_has_its_limits() {
    let mut game = auction(&[Terrans, Xenos]);
    refused(&game, bid(Terrans, 11), "GP-CLUB-11");
    assert_eq!(legal(&game).len(), 22, "0 to 10 for each of two");
    play(&mut game, &[bid(Terrans, 0)]);
    refused(&game, bid(Terrans, 0), "GP-CLUB-11");
    refused(&game, bid(Terrans, 11), "GP-CLUB-11");
    assert_eq!(legal(&game).len(), 21, "1 to 10 for what is held");
    for points in [10, 20, 30, 39] {
        play(&mut game, &[bid(Terrans, points)]);
    }
    refused(&game, bid(Terrans, 41), "GP-CLUB-11");
    assert_eq!(
        legal(&game).into_iter().filter(|mv| matches!(mv, Move::Bid(Terrans, _))).collect::<Vec<_>>(),
        [bid(Terrans, 40)]
    );
    play(&mut game, &[bid(Terrans, 40)]);
    for points in [39, 40, 41] {
        refused(&game, bid(Terrans, points), "GP-CLUB-11");
    }
    assert_eq!(legal(&game).len(), 11, "the other one can always be had");
    play(&mut game, &[bid(Xenos, 0)]);
    assert_eq!(game.scores().totals(), [10, -30]);
}

// proves GP-CLUB-13: what nobody holds leaves the game
#[test]
fn an_auction_may_have_more_factions_than_players() {
    let pool_size = Some(PoolSize::TwoMore);
    let setup = Setup { auction: true, pool: Some(PoolChoice::Drafted), pool_size, ..Gaia::default_setup(2) };
    let mut game = dealt::<Gaia>(&setup, Seed::from_number(1));
    play(&mut game, &[Terrans, Geodens, Firaks, Nevlas].map(Move::Nominate));
    play(&mut game, &[bid(Terrans, 3), bid(Nevlas, 0)]);
    assert_eq!((game.phase(), game.scores().totals()), (Phase::Start, vec![7, 10]));
    let others = |faction: &&Faction| !matches!(**faction, Terrans | Nevlas);
    for faction in Faction::ALL.iter().filter(others) {
        assert!(game.players().values().all(|player| player.faction != Some(*faction)));
    }
    // Once the first structures stand, nothing of it is left but the points.
    let mut rng = Rng::new(Seed::from_number(2));
    while game.phase() == Phase::Start {
        table::check::step(&mut game, &mut rng);
    }
    assert_eq!(game.pool(), None);
}

// proves GP-CLUB-14
#[test]
fn a_handicap_is_a_source_of_points_of_its_own() {
    let setup = |handicap: &[i16]| Setup { handicap: Handicap::new(handicap), ..Gaia::default_setup(3) };
    let game = dealt::<Gaia>(&setup(&[0, 15, -4]), Seed::from_number(1));
    assert_eq!(game.scores().totals(), [10, 25, 6]);
    assert_eq!(game.scores().sources, ["start", "handicap"]);
    assert_eq!(Seat::all(3).map(|seat| Show::points(&game, seat)).collect::<Vec<_>>(), [10, 25, 6]);
    assert_eq!(setup(&[0, 0, 0]), Gaia::default_setup(3), "none is no agreement");
    let refusal = |setup: &Setup| {
        Gaia::new(setup, catalogue()).map_err(|Refusal { rule, reason, .. }| (rule, reason)).unwrap_err()
    };
    assert_eq!(refusal(&setup(&[51])), ("GP-CLUB-14", "handicap-range"));
    assert_eq!(refusal(&setup(&[0, 0, 0, 1])), ("GP-CLUB-14", "handicap-seats"));
    let alone = Setup { handicap: Handicap::new(&[5]), ..Gaia::default_setup(1) };
    assert_eq!(refusal(&alone), ("GP-CLUB-14", "handicap-alone"));
    // It counts to the end.
    let mut end = game.clone();
    play_out(&mut end, &mut Rng::new(Seed::from_number(1)));
    assert_eq!((points(&end, 1, Source::Handicap), points(&end, 2, Source::Handicap)), (15, -4));
}

// proves GP-CLUB-15, GP-CHARGE-7
#[test]
fn nobody_pays_points_that_they_do_not_have() {
    let offer = |vp: i32| {
        let scene = Scene::new(&[Terrans, Xenos])
            .structure(0, gaia::names::Structure::Institute, (0, 0))
            .structure(1, gaia::names::Structure::TradingStation, (1, 1))
            .player(0, |player| player.points.add(Source::Handicap, vp - player.vp()))
            .player(1, crate::common::plenty);
        let mut game = scene.turn_of(1);
        assert_eq!(me(&game).vp(), vp);
        let at = game.cell(1, 1);
        play(&mut game, &[Move::Upgrade(at, gaia::names::Structure::ResearchLab)]);
        while !matches!(asked(&game).1, Decision::Charge(_)) {
            let mv = legal(&game)[0];
            play(&mut game, &[mv]);
        }
        let Decision::Charge(offer) = asked(&game).1 else { panic!("an offer") };
        assert!(game.audit().is_ok(), "points below 0 are no fault");
        offer.power
    };
    assert_eq!([offer(-20), offer(0), offer(1), offer(10)], [1, 1, 2, 3]);
}

/// Bids are bounded, and games with an auction end like others.
#[test]
fn auctions_come_to_an_end() {
    for players in 2..=4 {
        let setup = Setup { auction: true, ..Gaia::default_setup(players) };
        for seed in 0..40 {
            let mut game = dealt::<Gaia>(&setup, Seed::from_number(seed));
            let (mut rng, mut bids) = (Rng::new(Seed::from_number(seed)), 0);
            while game.phase() == Phase::Factions {
                table::check::step(&mut game, &mut rng);
                bids += 1;
            }
            assert!(bids <= 41 * u32::from(players), "{bids} bids");
            assert_eq!(game.audit(), Ok(()));
        }
    }
}
