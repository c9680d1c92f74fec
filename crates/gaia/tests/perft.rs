//! Golden numbers: positions counted from fixed seeds, hashes of whole games, and one finished game with its score
//! sheet. Any change of the rules or of chance, wanted or not, shows here.

use gaia::automa::Level;
use gaia::{Decision, Gaia, Phase, Setup};
use table::Game;
use testing::golden::{counts, fresh, hash, reached, replayed, score_sheet};

#[test]
fn the_set_up_opens_the_golden_number_of_ways() {
    let start = |players| fresh::<Gaia>(&Gaia::default_setup(players), 1);
    assert_eq!(counts(&start(2)), [14, 168, 672, 2592, 8016, 26_208]);
    assert_eq!(counts(&start(3)), [14, 168, 1680, 10_080, 60_480, 349_920]);
    assert_eq!(counts(&start(4)), [14, 168, 1680, 13_440, 80_640, 483_840]);
}

/// The first turn of a round.
fn first_turn(players: u8, round: u8) -> Gaia {
    reached(&Gaia::default_setup(players), 1, |game: &Gaia| {
        game.round() == round && game.phase() == Phase::Actions
    })
}

#[test]
fn the_first_turn_opens_the_golden_number_of_ways() {
    assert_eq!(counts(&first_turn(2, 1)), [34, 364, 3661, 37_171, 375_942]);
    assert_eq!(counts(&first_turn(3, 1)), [43, 437, 4388, 45_837, 493_876]);
    assert_eq!(counts(&first_turn(4, 1)), [33, 351, 3462, 36_019, 386_003]);
}

#[test]
fn the_third_round_opens_the_golden_number_of_ways() {
    assert_eq!(counts(&first_turn(2, 3)), [17, 185, 1753, 16_087, 147_630]);
    assert_eq!(counts(&first_turn(3, 3)), [13, 130, 1090, 8751, 70_951]);
    assert_eq!(counts(&first_turn(4, 3)), [13, 147, 1574, 16_184, 157_850]);
}

#[test]
fn the_last_round_opens_the_golden_number_of_ways() {
    assert_eq!(counts(&first_turn(2, 6)), [17, 137, 987, 7160, 50_383]);
    assert_eq!(counts(&first_turn(3, 6)), [28, 192, 1100, 6222, 37_265]);
    assert_eq!(counts(&first_turn(4, 6)), [11, 101, 886, 7064, 53_406]);
}

/// A player puts a federation together.
fn federation(players: u8, seed: u64) -> Gaia {
    let federating = |game: &Gaia| matches!(game.question().unwrap().decision, Decision::Federation(_));
    reached(&Gaia::default_setup(players), seed, federating)
}

#[test]
fn federations_open_the_golden_number_of_ways() {
    assert_eq!(counts(&federation(2, 5)), [10, 50, 182, 720, 3848]);
    assert_eq!(counts(&federation(3, 14)), [5, 31, 229, 1602, 9448]);
    assert_eq!(counts(&federation(4, 5)), [15, 202, 2398, 24_844, 223_872]);
}

#[test]
fn whole_games_have_golden_hashes() {
    let hash = |players| hash::<Gaia>(&Gaia::default_setup(players), 1);
    assert_eq!(hash(2), (153, "0365f66a59ec3c51".into()));
    assert_eq!(hash(3), (191, "d1bc21286096ed8e".into()));
    assert_eq!(hash(4), (270, "36dd9d942a1e9c63".into()));
}

/// The first turn of a round alone, the Automa's cards and steps among the moves.
fn alone(round: u8) -> Gaia {
    let setup = Setup { level: Some(Level::Automa), ..Gaia::default_setup(1) };
    reached(&setup, 1, |game: &Gaia| game.round() == round && game.phase() == Phase::Actions)
}

#[test]
fn games_alone_open_the_golden_number_of_ways() {
    assert_eq!(counts(&fresh::<Gaia>(&Gaia::default_setup(1), 1)), [14, 84, 334, 1070, 2484]);
    assert_eq!(counts(&alone(1)), [33, 339, 3107, 23_968]);
    assert_eq!(counts(&alone(3)), [15, 174, 1801, 12_520]);
    assert_eq!(counts(&alone(6)), [15, 143, 1217, 8718]);
    // From the Automa's first card on: 17 cards may come, and what it then does has one outcome.
    let setup = Setup { level: Some(Level::Automa), ..Gaia::default_setup(1) };
    let drawing = |game: &Gaia| matches!(game.question().unwrap().decision, Decision::AutomaCard(_));
    assert_eq!(counts(&reached(&setup, 1, drawing)), [17, 162, 162, 1226]);
    assert_eq!(hash::<Gaia>(&Gaia::default_setup(1), 1), (200, "33f99193cc6e6cae".into()));
}

#[test]
fn finished_games_alone_give_the_golden_score_sheets() {
    let won: Gaia = replayed("solo_won.log", include_str!("fixtures/solo_won.log"));
    let lost: Gaia = replayed("solo_lost.log", include_str!("fixtures/solo_lost.log"));
    let shared: Gaia = replayed("solo_shared.log", include_str!("fixtures/solo_shared.log"));
    for (game, winners) in [(&won, &[1][..]), (&lost, &[2]), (&shared, &[1, 2])] {
        assert_eq!(game.phase(), Phase::Over);
        assert_eq!(game.scores().winners.iter().map(|seat| seat.number()).collect::<Vec<_>>(), winners);
    }
    insta::assert_snapshot!("solo_won", score_sheet(&won));
    insta::assert_snapshot!("solo_lost", score_sheet(&lost));
    insta::assert_snapshot!("solo_shared", score_sheet(&shared));
}

#[test]
fn a_finished_game_gives_the_golden_score_sheet() {
    let game: Gaia = replayed("finished.log", include_str!("fixtures/finished.log"));
    assert_eq!(game.phase(), Phase::Over);
    insta::assert_snapshot!(score_sheet(&game));
}
