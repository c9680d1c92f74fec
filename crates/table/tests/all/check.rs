//! The check suite passes a sound game and finds every fault.

use hoard::{Fault, Hoard, Move, Setup};
use table::check::{Breach, Coverage, Law, Suite, dealt, perft, random_game, suite};
use table::{Game, Judge as _, Log, Rng, Seat, Seed, Turn};

fn setup(players: u8, stones: u8) -> Setup {
    Setup { players, stones, fault: None }
}

fn setups() -> Vec<Setup> {
    (1..=4).map(|players| setup(players, 14)).collect()
}

#[test]
fn a_sound_game_passes() {
    suite::<Hoard>(&setups(), 200, 1);
}

#[test]
fn the_coverage_counts_games_and_moves_the_same_every_time() {
    let suite = Suite::<Hoard>::new(&setups()).games(20).seed(3);
    let coverage = suite.run();
    assert_eq!(coverage.games, 80);
    assert!(coverage.moves > 300, "{coverage:?}");
    assert_eq!(suite.prove(), Ok(coverage));
}

#[test]
fn without_a_judge_of_its_own_a_game_counts_the_lead() {
    let mut game: Hoard = dealt(&setup(3, 14), Seed::from_number(1));
    let judge = |game: &Hoard| Seat::all(3).map(|seat| game.judge(seat)).collect::<Vec<_>>();
    assert_eq!(judge(&game), [0.0, 0.0, 0.0]);
    let mut legal = Vec::new();
    for _ in 0..3 {
        game.legal_moves(&mut legal);
        game.play(legal[0]).unwrap();
    }
    for mv in [Move::Take(3), Move::Take(1)] {
        game.play(mv).unwrap();
    }
    assert_eq!(judge(&game), [2.0, -2.0, -3.0]);
}

fn breach(fault: Fault) -> Breach {
    let setups: Vec<Setup> =
        setups().into_iter().map(|setup| Setup { fault: Some(fault), ..setup }).collect();
    let result = Suite::<Hoard>::new(&setups).games(50).limit(120).sampling(2).prove();
    *result.expect_err("the fault should be found")
}

#[test]
fn every_fault_is_found_as_what_it_is() {
    let found = [
        (Fault::AcceptsUnlisted, Law::Refused),
        (Fault::LosesStone, Law::Audit),
        (Fault::ShowsCards, Law::NoLeak),
        (Fault::ForgetsLuck, Law::Scores),
        (Fault::Endless, Law::Ends),
        (Fault::Panics, Law::NoPanic),
        (Fault::Stuck, Law::SomeMove),
        (Fault::ListsTwice, Law::NoDuplicates),
        (Fault::Misreads, Law::Notation),
        (Fault::RefusalTouches, Law::Untouched),
        (Fault::ListsIllegal, Law::Accepted),
        (Fault::Unsaved, Law::Json),
        (Fault::ImaginesOwnCard, Law::NoLeak),
        (Fault::NoSentence, Law::Texts),
        (Fault::PlayDiffers, Law::PlayIsApply),
        (Fault::Blinks, Law::LookTwice),
        (Fault::UntakesTurns, Law::Turns),
        (Fault::HidesMoves, Law::SeenMoves),
        (Fault::StrangeSeat, Law::Seats),
        (Fault::Silent, Law::Events),
        (Fault::Overpromises, Law::Terms),
        (Fault::TellsAll, Law::ToldAsSeen),
        (Fault::SameWorld, Law::ImagineAnew),
        (Fault::Weightless, Law::Outcomes),
        (Fault::OtherOutcomes, Law::Outcomes),
    ];
    for (fault, law) in found {
        let breach = breach(fault);
        assert_eq!(breach.law, law, "{fault:?}: {breach}");
        assert!(breach.log.starts_with("astrarium = 2\n"), "{breach}");
    }
}

#[test]
fn the_log_of_a_breach_leads_to_the_position() {
    let breach = breach(Fault::AcceptsUnlisted);
    let game: Hoard = Log::parse("breach", &breach.log).unwrap().replay().unwrap();
    assert!(game.check(Move::Dig).is_ok());
}

#[test]
fn a_breach_says_what_happened() {
    for (fault, words) in [
        (Fault::LosesStone, "stones are there"),
        (Fault::ShowsCards, "/hand/"),
        (Fault::Silent, "stones -1"),
        (Fault::Overpromises, "`dig` promises"),
        (Fault::TellsAll, "which it may not know"),
    ] {
        let breach = breach(fault);
        assert!(breach.detail.contains(words), "{breach}");
    }
}

#[test]
fn whatever_people_read_has_a_text() {
    table::check::words::<Hoard>(&setups(), 20, 1);
}

#[test]
fn a_set_up_that_is_refused_is_a_breach() {
    let result = Suite::<Hoard>::new(&[setup(2, 0)]).games(1).prove();
    let breach = result.expect_err("there is no heap");
    assert_eq!(breach.law, Law::Layout);
    assert!(breach.detail.contains("A game needs stones."), "{breach}");
}

#[test]
#[should_panic(expected = "law broken: all pieces are there")]
fn a_breach_is_a_panic_with_law_and_log() {
    let setups = [Setup { fault: Some(Fault::LosesStone), ..setup(2, 14) }];
    suite::<Hoard>(&setups, 20, 1);
}

#[test]
fn no_games_prove_nothing() {
    assert_eq!(Suite::<Hoard>::new(&setups()).games(0).run(), Coverage::default());
}

/// The ways to make some moves, by playing every one of them.
fn ways(game: &Hoard, depth: u32) -> u64 {
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    let play = |mv| {
        let mut next = game.clone();
        next.play(mv).unwrap();
        next
    };
    if depth == 0 { 1 } else { moves.into_iter().map(|mv| ways(&play(mv), depth - 1)).sum() }
}

#[test]
fn perft_counts_ways() {
    let mut game: Hoard = dealt(&setup(2, 3), Seed::from_number(1));
    assert_eq!(perft(&game, 0), 1);
    // Everybody keeps one of two cards; then take 1, 2 or 3, or swap.
    assert_eq!(perft(&game, 2), 4);
    assert_eq!(perft(&game, 3), 16);
    let mut legal = Vec::new();
    for _ in 0..2 {
        game.legal_moves(&mut legal);
        game.play(legal[0]).unwrap();
    }
    // Fate's moves are ways like others: after a swap one of nine cards comes.
    assert_eq!(perft(&game, 2), 3 + 2 + 9);
    assert_eq!(perft(&game, 3), ways(&game, 3));
}

#[test]
fn a_random_game_ends_and_its_log_replays() {
    let setup = setup(3, 20);
    let (game, log) = random_game::<Hoard>(&setup, Seed::from_number(7), &mut Rng::new(Seed::from_number(8)));
    assert_eq!(game.to_move(), Turn::Over);
    assert_eq!(log.moves[0].0, None, "fate deals first");
    assert_eq!(log.replay::<Hoard>().unwrap(), game);
    let again = random_game::<Hoard>(&setup, Seed::from_number(7), &mut Rng::new(Seed::from_number(8)));
    assert_eq!(again.0, game);
    assert_eq!(again.1, log);
}
