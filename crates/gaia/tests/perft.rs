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
    assert_eq!(counts(&first_turn(2, 1)), [35, 380, 3990, 41_379, 423_893]);
    assert_eq!(counts(&first_turn(3, 1)), [43, 437, 4388, 45_828, 492_733]);
    assert_eq!(counts(&first_turn(4, 1)), [33, 357, 3450, 34_184, 348_042]);
}

#[test]
fn the_third_round_opens_the_golden_number_of_ways() {
    assert_eq!(counts(&first_turn(2, 3)), [23, 204, 1766, 15_325, 132_544]);
    assert_eq!(counts(&first_turn(3, 3)), [12, 109, 848, 6656, 53_815]);
    assert_eq!(counts(&first_turn(4, 3)), [17, 159, 1444, 13_117, 115_330]);
}

#[test]
fn the_last_round_opens_the_golden_number_of_ways() {
    assert_eq!(counts(&first_turn(2, 6)), [16, 115, 714, 4482, 29_002]);
    assert_eq!(counts(&first_turn(3, 6)), [21, 210, 1588, 10_775, 68_291]);
    assert_eq!(counts(&first_turn(4, 6)), [17, 146, 1006, 6485, 41_376]);
}

/// A player puts a federation together.
fn federation(players: u8, seed: u64) -> Gaia {
    let federating = |game: &Gaia| matches!(game.question().unwrap().decision, Decision::Federation(_));
    reached(&Gaia::default_setup(players), seed, federating)
}

#[test]
fn federations_open_the_golden_number_of_ways() {
    assert_eq!(counts(&federation(2, 1)), [5, 33, 283, 2578, 21_038]);
    assert_eq!(counts(&federation(3, 4)), [5, 30, 185, 983, 4244]);
    assert_eq!(counts(&federation(4, 1)), [20, 298, 3544, 34_944, 290_208]);
}

#[test]
fn whole_games_have_golden_hashes() {
    let hash = |players| hash::<Gaia>(&Gaia::default_setup(players), 1);
    assert_eq!(hash(2), (124, "c0d4e87bf3ac1398".into()));
    assert_eq!(hash(3), (162, "23cfa38963d7cd85".into()));
    assert_eq!(hash(4), (280, "51316b927d3b3c0b".into()));
}

#[test]
fn a_finished_game_gives_the_golden_score_sheet() {
    let game: Gaia = replayed("finished.log", include_str!("fixtures/finished.log"));
    assert_eq!(game.phase(), Phase::Over);
    insta::assert_snapshot!(score_sheet(&game));
}
