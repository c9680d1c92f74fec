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
    assert_eq!(counts(&first_turn(2, 1)), [34, 364, 3670, 37_231, 375_314]);
    assert_eq!(counts(&first_turn(3, 1)), [38, 405, 4072, 44_407, 496_860]);
    assert_eq!(counts(&first_turn(4, 1)), [33, 336, 3286, 33_258, 348_043]);
}

#[test]
fn the_third_round_opens_the_golden_number_of_ways() {
    assert_eq!(counts(&first_turn(2, 3)), [22, 248, 2330, 21_455, 197_628]);
    assert_eq!(counts(&first_turn(3, 3)), [16, 152, 1298, 10_748, 86_775]);
    assert_eq!(counts(&first_turn(4, 3)), [13, 124, 970, 6925, 49_997]);
}

#[test]
fn the_last_round_opens_the_golden_number_of_ways() {
    assert_eq!(counts(&first_turn(2, 6)), [16, 151, 1198, 8988, 63_772]);
    assert_eq!(counts(&first_turn(3, 6)), [8, 62, 463, 3199, 21_272]);
    assert_eq!(counts(&first_turn(4, 6)), [28, 271, 2176, 16_427, 117_961]);
}

/// A player puts a federation together.
fn federation(players: u8, seed: u64) -> Gaia {
    let federating = |game: &Gaia| matches!(game.question().unwrap().decision, Decision::Federation(_));
    reached(&Gaia::default_setup(players), seed, federating)
}

#[test]
fn federations_open_the_golden_number_of_ways() {
    assert_eq!(counts(&federation(2, 25)), [16, 226, 2768, 29_148, 260_240]);
    assert_eq!(counts(&federation(3, 25)), [12, 100, 548, 2340, 9774]);
    assert_eq!(counts(&federation(4, 42)), [5, 64, 886, 10_444, 109_116]);
}

#[test]
fn whole_games_have_golden_hashes() {
    let hash = |players| hash::<Gaia>(&Gaia::default_setup(players), 1);
    assert_eq!(hash(2), (122, "bf29df50cd218ebb".into()));
    assert_eq!(hash(3), (149, "c2ef4a4bf17b5961".into()));
    assert_eq!(hash(4), (222, "8c0e827b38b4f606".into()));
}

#[test]
fn a_finished_game_gives_the_golden_score_sheet() {
    let game: Gaia = replayed("finished.log", include_str!("fixtures/finished.log"));
    assert_eq!(game.phase(), Phase::Over);
    insta::assert_snapshot!(score_sheet(&game));
}
