//! Golden numbers: positions counted from fixed seeds, hashes of whole games, and one finished game with its score
//! sheet. Any change of the rules or of chance, wanted or not, shows here.

use gaia::{Decision, Gaia, Phase};
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
    assert_eq!(counts(&first_turn(2, 1)), [34, 356, 3661, 36_982, 372_942]);
    assert_eq!(counts(&first_turn(3, 1)), [38, 408, 4107, 44_624, 498_513]);
    assert_eq!(counts(&first_turn(4, 1)), [33, 339, 3438, 36_688, 403_666]);
}

#[test]
fn the_third_round_opens_the_golden_number_of_ways() {
    assert_eq!(counts(&first_turn(2, 3)), [33, 361, 3311, 30_565, 282_665]);
    assert_eq!(counts(&first_turn(3, 3)), [13, 140, 1251, 9967, 76_467]);
    assert_eq!(counts(&first_turn(4, 3)), [12, 137, 1360, 12_102, 100_366]);
}

#[test]
fn the_last_round_opens_the_golden_number_of_ways() {
    assert_eq!(counts(&first_turn(2, 6)), [24, 233, 1760, 12_103, 79_568]);
    assert_eq!(counts(&first_turn(3, 6)), [11, 78, 497, 3237, 22_795]);
    assert_eq!(counts(&first_turn(4, 6)), [23, 213, 1653, 12_338, 93_071]);
}

/// A player puts a federation together.
fn federation(players: u8, seed: u64) -> Gaia {
    let federating = |game: &Gaia| matches!(game.question().unwrap().decision, Decision::Federation(_));
    reached(&Gaia::default_setup(players), seed, federating)
}

#[test]
fn federations_open_the_golden_number_of_ways() {
    assert_eq!(counts(&federation(2, 1)), [11, 106, 874, 6040, 34_776]);
    assert_eq!(counts(&federation(3, 9)), [11, 56, 252, 960, 3996]);
    assert_eq!(counts(&federation(4, 1)), [19, 286, 3594, 38_424, 352_584]);
}

#[test]
fn whole_games_have_golden_hashes() {
    let hash = |players| hash::<Gaia>(&Gaia::default_setup(players), 1);
    assert_eq!(hash(2), (153, "ef9c4c28573b9380".into()));
    assert_eq!(hash(3), (171, "e8119fe2b682dcab".into()));
    assert_eq!(hash(4), (275, "ad7f56d1203f961b".into()));
}

#[test]
fn a_finished_game_gives_the_golden_score_sheet() {
    let game: Gaia = replayed("finished.log", include_str!("fixtures/finished.log"));
    assert_eq!(game.phase(), Phase::Over);
    insta::assert_snapshot!(score_sheet(&game));
}
