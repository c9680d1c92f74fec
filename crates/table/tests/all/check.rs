//! The check suite passes a sound game and finds every fault.

use table::check::{Breach, Law, Suite, Tally, perft, random_game, suite};
use table::{Game, Log, Rng, Seat, Seed, Turn};

use crate::hoard::{Hoard, Move, Setup, fault};

fn setups() -> Vec<Setup> {
    (2..=4).map(|players| Setup { players, stones: 14 }).collect()
}

#[test]
fn a_sound_game_passes() {
    suite::<Hoard>(&setups(), 200, 1);
}

#[test]
fn the_tally_counts_games_and_moves_the_same_every_time() {
    let suite = Suite::<Hoard>::new(&setups()).games(20).seed(3);
    let tally = suite.run();
    assert_eq!(tally.games, 60);
    assert!(tally.moves > 300, "{tally:?}");
    assert_eq!(suite.prove(), Ok(tally));
}

#[test]
fn without_a_judge_of_its_own_a_game_counts_the_lead() {
    let mut game = Hoard::<0>::new(&Setup { players: 3, stones: 14 }, Seed::from_number(1)).unwrap();
    let judge = |game: &Hoard| Seat::all(3).map(|seat| game.judge(seat)).collect::<Vec<_>>();
    assert_eq!(judge(&game), [0.0, 0.0, 0.0]);
    for mv in [Move::Take(3), Move::Take(1)] {
        game.play(mv).unwrap();
    }
    assert_eq!(judge(&game), [2.0, -2.0, -3.0]);
}

fn breach<const FAULT: u8>() -> Breach {
    let result = Suite::<Hoard<FAULT>>::new(&setups()).games(50).limit(60).sampling(2).prove();
    *result.expect_err("the fault should be found")
}

/// The log of a breach leads to the position, as far as the fault lets it.
fn reproduces<const FAULT: u8>(breach: &Breach) -> Hoard<FAULT> {
    Log::parse("breach", &breach.log).unwrap().replay().unwrap()
}

#[test]
fn a_move_that_is_accepted_but_not_listed_is_found() {
    let breach = breach::<{ fault::ACCEPTS_UNLISTED }>();
    assert_eq!(breach.law, Law::Refused, "{breach}");
    assert!(reproduces::<{ fault::ACCEPTS_UNLISTED }>(&breach).check(Move::Dig).is_ok());
}

#[test]
fn a_lost_piece_is_found() {
    let breach = breach::<{ fault::LOSES_STONE }>();
    assert_eq!(breach.law, Law::Audit, "{breach}");
    assert!(breach.detail.contains("stones are there"), "{breach}");
}

#[test]
fn a_card_that_others_can_see_is_found() {
    let breach = breach::<{ fault::SHOWS_CARDS }>();
    assert_eq!(breach.law, Law::NoLeak);
    assert!(breach.detail.contains("/cards/"), "{breach}");
}

#[test]
fn dice_that_players_can_see_are_found() {
    let breach = breach::<{ fault::SHOWS_DICE }>();
    assert_eq!(breach.law, Law::NoLeak);
    assert!(breach.detail.contains("seed"), "{breach}");
}

#[test]
fn an_imagination_with_the_true_seed_is_found() {
    assert_eq!(breach::<{ fault::KEEPS_SEED }>().law, Law::NoLeak);
}

#[test]
fn an_imagination_that_forgets_what_was_known_is_found() {
    assert_eq!(breach::<{ fault::IMAGINES_OWN_CARD }>().law, Law::NoLeak);
}

#[test]
fn a_wrong_running_score_is_found() {
    let breach = breach::<{ fault::FORGETS_LUCK }>();
    assert_eq!(breach.law, Law::Scores, "{breach}");
    let game: Hoard<{ fault::FORGETS_LUCK }> = Log::parse("breach", &breach.log).unwrap().replay().unwrap();
    // The breach is at the end of the log, or one tried move further.
    let here = game.scores().totals() != game.recount().totals();
    assert!(here || breach.detail.contains("further move"), "{breach}");
}

#[test]
fn every_other_fault_is_found() {
    let found = [
        (breach::<{ fault::ENDLESS }>(), Law::Ends),
        (breach::<{ fault::PANICS }>(), Law::NoPanic),
        (breach::<{ fault::STUCK }>(), Law::SomeMove),
        (breach::<{ fault::LISTS_TWICE }>(), Law::NoDuplicates),
        (breach::<{ fault::MISREADS }>(), Law::Notation),
        (breach::<{ fault::REFUSAL_TOUCHES }>(), Law::Untouched),
        (breach::<{ fault::LISTS_ILLEGAL }>(), Law::Accepted),
        (breach::<{ fault::UNSAVED }>(), Law::Json),
        (breach::<{ fault::NO_SENTENCE }>(), Law::Texts),
        (breach::<{ fault::PLAY_DIFFERS }>(), Law::PlayIsApply),
        (breach::<{ fault::BLINKS }>(), Law::LookTwice),
        (breach::<{ fault::UNTAKES_TURNS }>(), Law::Turns),
        (breach::<{ fault::HIDES_MOVES }>(), Law::SeenMoves),
        (breach::<{ fault::STRANGE_SEAT }>(), Law::Seats),
    ];
    for (breach, law) in found {
        assert_eq!(breach.law, law, "{breach}");
        assert!(breach.log.starts_with("astrarium = 1\n"), "{breach}");
    }
}

#[test]
fn a_set_up_that_is_refused_is_a_breach() {
    let result = Suite::<Hoard>::new(&[Setup { players: 2, stones: 0 }]).games(1).prove();
    let breach = result.expect_err("there is no heap");
    assert_eq!(breach.law, Law::Layout);
    assert!(breach.detail.contains("A game needs stones."), "{breach}");
}

#[test]
#[should_panic(expected = "law broken: all pieces are there")]
fn a_breach_is_a_panic_with_law_and_log() {
    suite::<Hoard<{ fault::LOSES_STONE }>>(&setups(), 20, 1);
}

#[test]
fn no_games_prove_nothing() {
    assert_eq!(Suite::<Hoard>::new(&setups()).games(0).run(), Tally::default());
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
    let game = Hoard::<0>::new(&Setup { players: 2, stones: 3 }, Seed::from_number(1)).unwrap();
    // Take 1, 2 or 3, dig, swap; then with 2, 1, 0, 2, 2 stones left: take 1 or 2, dig, swap, and so on.
    assert_eq!(perft(&game, 0), 1);
    assert_eq!(perft(&game, 1), 5);
    assert_eq!(perft(&game, 2), 4 + 3 + 4 + 4);
    assert_eq!(perft(&game, 3), ways(&game, 3));
}

#[test]
fn a_random_game_ends_and_its_log_replays() {
    let setup = Setup { players: 3, stones: 20 };
    let (game, log) = random_game::<Hoard>(&setup, Seed::from_number(7), &mut Rng::new(Seed::from_number(8)));
    assert_eq!(game.to_move(), Turn::Over);
    assert_eq!(log.moves[0].0, Seat::new(0));
    assert_eq!(log.replay::<Hoard>().unwrap(), game);
    let again = random_game::<Hoard>(&setup, Seed::from_number(7), &mut Rng::new(Seed::from_number(8)));
    assert_eq!(again.0, game);
    assert_eq!(again.1, log);
}
