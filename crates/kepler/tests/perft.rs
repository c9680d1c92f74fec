//! Golden numbers: positions counted from fixed seeds, hashes of whole games, and one finished game for each way a
//! game can end. Any change of the rules or of chance, wanted or not, shows here.

use kepler::names::Named as _;
use kepler::{Decision, Kepler, ObjectiveSet, Setup};
use table::check::laid_out;
use table::{Game, Turn};
use testing::golden::{counts, fresh, hash, reached, replayed, score_sheet};

#[test]
fn the_layout_opens_the_golden_number_of_ways() {
    let start = |players| laid_out::<Kepler>(&Setup::new(players));
    assert_eq!(counts(&start(1)), [22, 464, 9366]);
    assert_eq!(counts(&start(2)), [2, 44, 928]);
    assert_eq!(counts(&start(3)), [3, 78, 1956]);
    assert_eq!(counts(&start(4)), [4, 120, 3488]);
    let by_hand = laid_out::<Kepler>(&Setup { lay_tiles: true, ..Setup::new(2) });
    assert_eq!(counts(&by_hand), [2, 144, 9936]);
}

#[test]
fn the_first_decisions_open_the_golden_number_of_ways() {
    let start = |players| fresh::<Kepler>(&Setup::new(players), 1);
    assert_eq!(counts(&start(1)), [5, 20, 200, 1800]);
    assert_eq!(counts(&start(4)), [5, 20, 100, 400]);
}

/// The first turn after so many turns.
fn turn(players: u8, turns: u32) -> Kepler {
    let setup = Setup { objectives: ObjectiveSet::Advanced, ..Setup::new(players) };
    reached(&setup, 1, |game: &Kepler| {
        let open = game.question().map(|open| open.decision);
        matches!(open, Some(Decision::Act(_))) && game.turns() >= turns
    })
}

#[test]
fn the_first_turn_opens_the_golden_number_of_ways() {
    assert_eq!(counts(&turn(1, 0)), [8, 50, 293, 2522]);
    assert_eq!(counts(&turn(4, 0)), [8, 50, 373, 4459]);
}

#[test]
fn the_middle_of_a_game_opens_the_golden_number_of_ways() {
    assert_eq!(counts(&turn(1, 8)), [8, 54, 407, 2869]);
    assert_eq!(counts(&turn(2, 16)), [8, 31, 151, 645]);
    assert_eq!(counts(&turn(3, 30)), [8, 17, 69, 322]);
    assert_eq!(counts(&turn(4, 48)), [8, 44, 213, 1277]);
}

#[test]
fn flights_production_and_quantum_physics_open_the_golden_number_of_ways() {
    let asked = |seed, which: fn(&Decision) -> bool| {
        let game = reached(&Setup::new(3), seed, |game: &Kepler| {
            game.turns() > 24 && game.question().is_some_and(|open| which(&open.decision))
        });
        counts::<4>(&game)
    };
    assert_eq!(asked(4, |open| matches!(open, Decision::Fleet(_))), [13, 87, 264, 1071]);
    assert_eq!(asked(4, |open| matches!(open, Decision::Produce(_))), [5, 40, 275, 2000]);
    assert_eq!(asked(4, |open| matches!(open, Decision::Bonuses(_))), [5, 48, 178, 3260]);
    assert_eq!(asked(4, |open| matches!(open, Decision::Withdraw(_))), [3, 12, 63, 248]);
}

#[test]
fn whole_games_have_golden_hashes() {
    let hash = |players| hash::<Kepler>(&Setup::new(players), 1);
    assert_eq!(hash(1), (139, "84a75188ed883a1a".into()));
    assert_eq!(hash(2), (207, "e4d94524af924906".into()));
    assert_eq!(hash(3), (287, "1f500f524169cfd9".into()));
    assert_eq!(hash(4), (393, "d4b95d37cab27d4e".into()));
}

/// A finished game from its log, and its score sheet.
fn finished(name: &str, text: &str) -> String {
    let game: Kepler = replayed(name, text);
    assert_eq!(game.to_move(), Turn::Over);
    let objectives =
        game.players().values().map(|player| player.objective.known().map_or("-", |card| card.id()));
    let sheet = format!("{}; objectives: {}", score_sheet(&game), objectives.collect::<Vec<_>>().join(" "));
    if game.ghost().is_none() {
        return sheet;
    }
    let total = game.scores().totals()[0];
    format!("{sheet}; {total} of {}: {}", game.target(), game.components().ranks[game.rank(total)].name_en)
}

#[test]
fn a_game_won_by_points() {
    insta::assert_snapshot!(finished("points.log", include_str!("fixtures/points.log")));
}

#[test]
fn a_game_decided_by_a_tie_break() {
    insta::assert_snapshot!(finished("tie.log", include_str!("fixtures/tie.log")));
}

#[test]
fn a_shared_victory() {
    insta::assert_snapshot!(finished("shared.log", include_str!("fixtures/shared.log")));
}

#[test]
fn a_solo_game_won() {
    insta::assert_snapshot!(finished("solo_won.log", include_str!("fixtures/solo_won.log")));
}

#[test]
fn a_solo_game_lost() {
    insta::assert_snapshot!(finished("solo_lost.log", include_str!("fixtures/solo_lost.log")));
}
