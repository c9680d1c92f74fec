//! Gain Specialist token, and the draw of step 5 (PF-GAIN).

use planetformers::Decision;
use planetformers::names::{Row, Specialist};

use crate::common::{crew, decision, names, no, offered, options, player, row, run, run_to, scene};

// PF-EX-20; proves PF-GAIN-1, PF-GAIN-2, PF-GAIN-3, PF-GAIN-4, PF-GAIN-5
#[test]
fn a_crew_card_readies_a_token() {
    let scene = || scene().ark(0, "cinderfall.m1").crew(0, Row::Upper, "C01").crew(0, Row::Lower, "C22");
    let game = scene().acts(0);
    assert_eq!(
        offered(&game, "ready"),
        ["ready C01 leader_red", "ready C01 leader_green", "ready C01 leader_blue", "ready C22 engineer"]
    );
    no(&game, "ready C01 engineer", "PF-GAIN-2");
    no(&game, "ready C22 leader_green", "PF-GAIN-3");
    no(&game, "ready C13 engineer", "PF-GAIN-1");
    let game = run(game, "ready C01 leader_blue");
    let ready = player(&game, 0).ready;
    assert!(ready[Specialist::LeaderBlue] && ready.values().filter(|ready| **ready).count() == 1);
    assert_eq!((row(&game, 0, Row::Upper), names(game.crew_cards().1.iter())), (String::new(), "C01".into()));
    // No second exchange on this turn.
    no(&game, "ready C22 engineer", "PF-DEST-4");
    assert!(offered(&game, "ready").is_empty());
    // A token that is ready cannot be readied.
    let game = scene().ready(0, &[Specialist::Engineer, Specialist::LeaderRed]).acts(0);
    assert_eq!(offered(&game, "ready"), ["ready C01 leader_green", "ready C01 leader_blue"]);
    no(&game, "ready C22 engineer", "PF-GAIN-4");
    // A card of the lower row as well.
    let game = run(scene().acts(0), "ready C22 engineer");
    assert!(player(&game, 0).ready[Specialist::Engineer] && crew(&game, 0) == 1);
}

// proves PF-GAIN-3
#[test]
fn leaders_of_every_colour_ready_the_engineer() {
    for card in ["C13", "C22", "C31"] {
        let game = scene().ark(0, "star_portal.p").crew(0, Row::Upper, card).acts(0);
        assert_eq!(offered(&game, "ready"), [format!("ready {card} engineer")]);
    }
}

// PF-EX-21; proves PF-GAIN-6, PF-GAIN-7, PF-CREW-3
#[test]
fn the_draw_at_the_end_of_the_turn() {
    let full = scene().crew(0, Row::Upper, "C01 C02 C03").crew(0, Row::Lower, "C04 C05 C06").draws(0);
    // With six cards the turn is over without asking.
    assert!(!matches!(decision(&full), Decision::LastDraw(_)));
    let five = scene().crew(0, Row::Upper, "C01 C02 C03").crew(0, Row::Lower, "C04 C05").draws(0);
    assert_eq!(options(&five), ["draw", "pass"]);
    no(&five, "canteen C37", "PF-GAIN-7");
    let game = run_to(five, "draw");
    assert!(matches!(decision(&game), Decision::DrawCrew(_)));
    let game = run(game, "crew C20");
    assert_eq!(row(&game, 0, Row::Lower), "C04 C05 C20");
}
