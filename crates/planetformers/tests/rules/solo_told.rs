//! What the log says about the Automa, so that people can follow why it does what it does.

use planetformers::Planetformers;
use table::{Done, Eye, Game, Lang};

use crate::common::*;
use crate::solo::*;

/// The lines of the log, and the places of each.
#[track_caller]
fn log(mut game: Planetformers, lines: &str, lang: Lang) -> Vec<String> {
    let mut told = Vec::new();
    for line in lines.split(';').map(str::trim) {
        let mv = game.read_move(line).unwrap();
        game.check(mv).unwrap_or_else(|refusal| panic!("`{line}`: {refusal}; {:?}", options(&game)));
        let done = Done::apply(&mut game, mv);
        told.extend(done.story(&game, Eye::Spectator, lang).into_iter().map(|line| line.text));
    }
    told
}

// proves PF-SOLO-11, PF-SOLO-12, PF-SOLO-18, PF-SOLO-20, PF-SOLO-31, PF-SOLO-37
#[test]
fn a_turn_reads_with_card_criterion_and_tie_break() {
    let game = || alone().ark(1, "cinderfall.p").colonies(1, &["verdance"]).turn_of(1);
    let moves = "automa A07; crew C01; gather; upgrade cargo; travel glacien.p; pass; pass";
    let expected = [
        "draws the card A07",
        "carries out A07, action 1: draw Crew cards",
        "draws Engineer C01",
        "carries out A07, action 2: Gather Resources",
        "takes what it has least of, the topmost of several: Biomatter",
        "carries out A07, action 3: unlock an upgrade",
        "uses Engineer C01 as a Specialist",
        "spends what it has most of: Biomatter",
        "unlocks Cargo",
        "carries out A07, action 4: travel",
        "jumps across the Star Portal and looks clockwise from Glacien for a Planet without its Colony: the first one counts",
        "passes over Cinderfall, on which it stands",
        "passes over Verdance, where it has a Colony",
        "travels: Glacien",
        "skips A07, action 5 (Create Colony): it lacks Specialists",
        "skips A07, action 6 (Create Trading Outpost): it has no free Outpost marker",
    ];
    let english = log(game(), moves, Lang::En);
    assert_eq!(english[..expected.len()], expected);
    let german = log(game(), moves, Lang::De);
    assert_eq!(german.len(), english.len());
    assert!(german.iter().any(|line| line
        == "springt über das Sternenportal und sucht im Uhrzeigersinn ab Glacien nach einem Planeten ohne eigene Kolonie: das erste Ziel zählt"));
    assert!(
        german.contains(
            &"nimmt, wovon er am wenigsten hat, bei Gleichstand die oberste: Biomaterie".to_owned()
        )
    );
}

// proves PF-SOLO-25
#[test]
fn every_line_has_its_place() {
    let mut game = alone().ark(1, "verdance.p").automa_acts("A01", 3);
    let mv = game.read_move("travel glacien.p").unwrap();
    let done = Done::apply(&mut game, mv);
    let places: Vec<String> =
        done.story(&game, Eye::Spectator, Lang::En).into_iter().flat_map(|line| line.places).collect();
    for place in ["automa-A01", "spot-verdance-p", "cell-0-2", "spot-glacien-p"] {
        assert!(places.iter().any(|named| named == place), "{place}: {places:?}");
    }
}
