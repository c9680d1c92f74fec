//! House rules: maps by code (GP-CLUB-16, GP-CLUB-17).

use gaia::board::Map;
use gaia::{Gaia, MapChoice, Phase, Setup, Turning};
use table::check::dealt;
use table::{Game, Lang, Refusal, Seed, Show, Value};

use crate::common::catalogue;

/// A game on a map of this kind, with all tiles turned.
fn on(players: u8, map: MapChoice, seed: u64) -> Gaia {
    dealt::<Gaia>(&Setup { map, ..Gaia::default_setup(players) }, Seed::from_number(seed))
}

fn by_code(players: u8, code: &str) -> Result<Gaia, Refusal> {
    let setup = Setup { map_code: Some(code.to_owned()), ..Gaia::default_setup(players) };
    Gaia::new(&setup, catalogue())
}

fn code(game: &Gaia) -> String {
    game.map_code().expect("a map of the box")
}

#[track_caller]
fn refused(players: u8, code: &str, rule: &str, reason: &str) -> Refusal {
    let refusal = by_code(players, code).expect_err("a code that is refused");
    assert_eq!((refusal.rule, refusal.reason), (rule, reason), "{code}");
    for lang in Lang::ALL {
        let sentence = Gaia::texts().refusal(lang, &refusal);
        assert!(!sentence.contains("refusal-") && !sentence.contains('$'), "{sentence}");
    }
    refusal
}

/// The same code with the right letter at its end.
fn with_letter(players: u8, tiles: &str) -> String {
    let wrong = by_code(players, &format!("{tiles}A"));
    match wrong {
        Err(Refusal { reason: "map-code-check", values, .. }) => match values[0] {
            Some(("right", Value::Name(letter))) => format!("{tiles}{letter}"),
            _ => panic!("the right letter"),
        },
        _ => format!("{tiles}A"),
    }
}

// proves GP-CLUB-16, GP-SETUP-3
#[test]
fn the_printed_maps_have_codes() {
    assert_eq!(code(&on(2, MapChoice::Printed, 1)).matches('-').count(), 4);
    for (players, map) in [
        (1, MapChoice::Printed),
        (2, MapChoice::Printed),
        (3, MapChoice::Printed),
        (4, MapChoice::Printed),
        (3, MapChoice::Small),
    ] {
        let game = on(players, map, 1);
        let again = by_code(players, &code(&game)).unwrap();
        assert_eq!(again.board(), game.board(), "{players} players");
        assert_eq!(Show::code(&again), Some(("map_code", code(&game))));
    }
}

// proves GP-CLUB-16, GP-VAR-3
#[test]
fn every_map_can_be_laid_again_by_its_code() {
    for players in 1..=4 {
        for map in [MapChoice::Method1, MapChoice::Method2, MapChoice::Method3] {
            for seed in 0..60 {
                let game = on(players, map, seed);
                let again = by_code(players, &code(&game)).unwrap();
                assert_eq!(again.board(), game.board(), "{}", code(&game));
            }
        }
    }
}

// proves GP-CLUB-16
#[test]
fn the_code_is_there_when_the_map_is() {
    let setup = Setup { map: MapChoice::Method3, turning: Turning::LastPlayer, ..Gaia::default_setup(4) };
    let mut game = dealt::<Gaia>(&setup, Seed::from_number(1));
    let mut moves = Vec::new();
    while game.phase() == Phase::Map {
        assert_eq!(game.map_code(), None, "tiles are still being turned");
        game.legal_moves(&mut moves);
        game.play(moves[0]).unwrap();
    }
    assert!(game.map_code().is_some());
    // A map of single hexes has none.
    let Map::Tiles(_) = game.board().map() else { panic!("tiles") };
    let hexes = Setup { agreed_map: Some(Map::Hexes(game.board().spots())), ..Gaia::default_setup(4) };
    assert_eq!(Gaia::new(&hexes, catalogue()).unwrap().map_code(), None);
}

// proves GP-CLUB-16
#[test]
fn how_it_is_written_makes_no_difference() {
    let game = on(4, MapChoice::Method3, 3);
    let code = code(&game);
    let bare = code.replace('-', "");
    for written in
        [bare.to_lowercase(), format!("  {bare}\n"), code.replace('-', " "), code.replace('-', "–")]
    {
        assert_eq!(by_code(4, &written).unwrap().board(), game.board(), "{written}");
    }
}

// proves GP-CLUB-16
#[test]
fn a_code_that_is_no_code_is_refused_with_what_would_be_right() {
    let right = code(&on(4, MapChoice::Printed, 1)).replace('-', "");
    let length = refused(4, &right[1..], "GP-CLUB-16", "map-code-length");
    assert_eq!(length.values[1], Some(("need", Value::Number(21))));
    refused(4, "", "GP-CLUB-16", "map-code-length");
    refused(4, "K", "GP-CLUB-16", "map-code-length");
    refused(4, "🪐", "GP-CLUB-16", "map-code-length");
    refused(4, &format!("{right}{}", "-".repeat(300)), "GP-CLUB-16", "map-code-length");
    let third = |sign: &str, at: usize| format!("{}{sign}{}", &right[..at], &right[at + 1..]);
    let tile = refused(4, &third("0", 4), "GP-CLUB-16", "map-code-tile");
    assert_eq!(tile.values[0], Some(("place", Value::Number(3))));
    let turn = refused(4, &third("6", 5), "GP-CLUB-16", "map-code-turn");
    assert_eq!(turn.values[0], Some(("place", Value::Number(3))));
    // Turned once more, the letter does not fit; the right one is named.
    let turned = third("1", 1);
    let check = refused(4, &turned, "GP-CLUB-16", "map-code-check");
    let Some(("right", Value::Name(letter))) = check.values[0] else { panic!("the right letter") };
    let fixed = format!("{}{letter}", &turned[..turned.len() - 1]);
    assert_ne!(by_code(4, &fixed).err().map(|refusal| refusal.reason), Some("map-code-check"));
}

// proves GP-CLUB-17, GP-SETUP-2, GP-VAR-9
#[test]
fn a_code_is_for_a_number_of_players() {
    let two = code(&on(2, MapChoice::Printed, 1));
    assert!(by_code(1, &two).is_ok());
    let wrong = refused(4, &two, "GP-SETUP-2", "map-code-players");
    let values: Vec<_> = wrong.values.into_iter().flatten().collect();
    assert_eq!(
        values,
        [("tiles", Value::Number(7)), ("count", Value::Number(4)), ("need", Value::Number(10))]
    );
    let small = code(&on(3, MapChoice::Small, 1));
    assert!(by_code(3, &small).is_ok());
    refused(4, &small, "GP-SETUP-2", "map-code-players");
    refused(2, &code(&on(4, MapChoice::Printed, 1)), "GP-SETUP-2", "map-code-players");
}

// proves GP-CLUB-17
#[test]
fn every_tile_of_the_map_is_there_once() {
    let twice = refused(2, &with_letter(2, "10203040506060"), "GP-CLUB-17", "map-code-tiles");
    assert_eq!(twice.values[..2], [Some(("odd", Value::Number(6))), Some(("missing", Value::Number(7)))]);
    let foreign = refused(2, &with_letter(2, "10203040506080"), "GP-CLUB-17", "map-code-tiles");
    assert_eq!(foreign.values[..2], [Some(("odd", Value::Number(8))), Some(("missing", Value::Number(7)))]);
    refused(3, &with_letter(3, "1020304050607090"), "GP-CLUB-17", "map-code-tiles");
}

// proves GP-CLUB-17, GP-VAR-4
#[test]
fn equal_home_planets_do_not_touch() {
    // All ways to turn tile 5 of the printed map: what is refused names the two tiles that clash.
    let printed = code(&on(4, MapChoice::Printed, 1)).replace('-', "");
    let (mut fits, mut clashes) = (0, 0);
    for place in 0..10 {
        for turns in 0..6 {
            let tiles = format!("{}{turns}{}", &printed[..=2 * place], &printed[2 * place + 2..20]);
            match by_code(4, &with_letter(4, &tiles)) {
                Ok(game) => {
                    assert_eq!(game.board().clash(), None);
                    fits += 1;
                }
                Err(refusal) => {
                    assert_eq!((refusal.rule, refusal.reason), ("GP-VAR-4", "map-code-clash"));
                    let tile = |name: &str| {
                        refusal
                            .values
                            .iter()
                            .flatten()
                            .any(|(key, value)| *key == name && matches!(value, Value::Number(1..=10)))
                    };
                    assert!(tile("one") && tile("other"), "{refusal:?}");
                    clashes += 1;
                }
            }
        }
    }
    assert!(fits > 10 && clashes > 0, "{fits} fit, {clashes} clash");
}

// proves GP-CLUB-16
#[test]
fn a_code_takes_the_place_of_the_printed_map_alone() {
    let code = code(&on(4, MapChoice::Printed, 1));
    for map in [MapChoice::Method1, MapChoice::Method2, MapChoice::Method3] {
        let setup = Setup { map, map_code: Some(code.clone()), ..Gaia::default_setup(4) };
        let refusal = Gaia::new(&setup, catalogue()).unwrap_err();
        assert_eq!((refusal.rule, refusal.reason), ("GP-CLUB-16", "map-code-or-choice"));
    }
}
