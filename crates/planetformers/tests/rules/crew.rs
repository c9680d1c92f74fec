//! Playing Crew cards (PF-CREW).

use planetformers::Decision;
use planetformers::catalogue::EdgeKind;
use planetformers::names::{Dest, Row};

use crate::common::{
    can, cargo, catalogue, crew, decision, names, no, offered, options, row, run, run_to, scene,
};

// proves PF-CREW-4
#[test]
fn the_edge_beside_the_cargo_card_is_active() {
    // C31: top edge red, bottom edge green.
    let card = &catalogue().crew[30];
    assert_eq!((card.edges[Row::Lower].dest, card.edges[Row::Upper].dest), (Dest::Red, Dest::Green));
    let lower = scene().ark(0, "cinderfall.p").crew(0, Row::Lower, "C31").plays_crew(0);
    assert!(can(&run(lower, "play C31 up"), "act"));
    let upper =
        scene().ark(0, "cinderfall.p").crew(0, Row::Upper, "C31").cargo(0, [0, 0, 0, 1]).plays_crew(0);
    assert!(!can(&run(upper, "play C31"), "act"));
    let upper = scene().ark(0, "verdance.p").crew(0, Row::Upper, "C31").cargo(0, [0, 0, 0, 1]).plays_crew(0);
    assert!(can(&run(upper, "play C31"), "act"));
}

// PF-EX-2; proves PF-CREW-6, PF-CREW-10, PF-CREW-11
#[test]
fn a_space_edge_serves_moons_and_space_stations() {
    for spot in ["cinderfall.m1", "cinderfall.s1"] {
        let game = scene().ark(0, spot).crew(0, Row::Lower, "C28").plays_crew(0);
        assert_eq!(options(&game), ["pass", "play C28 up", "play C28"]);
        let game = run(game, "play C28 up; act; take minerals");
        assert_eq!((cargo(&game, 0), row(&game, 0, Row::Upper)), ([0, 0, 1, 0], "C28".into()));
        assert_eq!((game.turn_so_far().plays, row(&game, 0, Row::Lower)), (1, String::new()));
        assert!(can(&game, "play C28"));
    }
    for spot in ["cinderfall.p", "verdance.p", "glacien.p"] {
        let game = scene().ark(0, spot).crew(0, Row::Lower, "C28").plays_crew(0);
        assert!(!can(&run(game, "play C28"), "act"), "{spot}");
    }
}

// PF-EX-3; proves PF-CREW-7, PF-CREW-15
#[test]
fn a_trade_is_made_in_full_or_not_at_all() {
    let game = scene().ark(0, "cinderfall.p").crew(0, Row::Upper, "C28").cargo(0, [1, 0, 0, 0]).plays_crew(0);
    assert_eq!(options(&game), ["pass", "play C28"]);
    no(&game, "play C28 up", "PF-CREW-7");
    let game = run(game, "play C28; act; canteen C39; place upper");
    assert_eq!((cargo(&game, 0), row(&game, 0, Row::Upper)), ([0, 0, 0, 2], "C39".into()));
    assert_eq!(names(game.crew_cards().1.iter()), "C28");
    // Without a resource the card may still be played, and is discarded.
    let game = scene().ark(0, "cinderfall.p").crew(0, Row::Upper, "C28").plays_crew(0);
    let game = run(game, "play C28");
    assert_eq!((cargo(&game, 0), crew(&game, 0)), ([0; 4], 0));
    assert_eq!(names(game.crew_cards().1.iter()), "C28");
    // An action happens once per play.
    let game = scene().ark(0, "verdance.p").crew(0, Row::Upper, "C08").plays_crew(0);
    let game = run(game, "play C08; act");
    assert!(!can(&game, "act"));
}

// PF-EX-4; proves PF-CREW-7, PF-RES-4, PF-RES-6
#[test]
fn the_option_not_chosen_on_a_green_planet() {
    let game = scene().ark(0, "verdance.p").crew(0, Row::Upper, "C08").crew(0, Row::Lower, "C31");
    let game = run(game.cargo(0, [3, 1, 1, 2]).plays_crew(0), "play C08; act");
    assert_eq!((cargo(&game, 0), names(game.crew_cards().1.iter())), ([4, 1, 1, 2], "C08".into()));
}

// PF-EX-5; proves PF-CREW-5, PF-CREW-6, PF-CREW-8, PF-CREW-10, PF-CREW-13, PF-CREW-14
#[test]
fn one_card_played_twice() {
    let game = scene().ark(0, "verdance.p").crew(0, Row::Upper, "C08").crew(0, Row::Lower, "C31");
    let game = run(game.cargo(0, [3, 1, 1, 2]).plays_crew(0), "play C31 up");
    // A red edge on a green Planet: no action.
    assert_eq!((cargo(&game, 0), row(&game, 0, Row::Upper)), ([3, 1, 1, 2], "C08 C31".into()));
    assert_eq!(row(&game, 0, Row::Lower), "");
    let game = run(game, "play C31; act");
    assert_eq!(cargo(&game, 0), [3, 3, 2, 1]);
    let game = run_to(game, "draw; crew C20");
    assert_eq!(options(&game), ["place upper", "place lower"]);
    let game = run(game, "place lower");
    assert_eq!((row(&game, 0, Row::Upper), row(&game, 0, Row::Lower)), ("C08".into(), "C20".into()));
    assert_eq!(names(game.crew_cards().1.iter()), "C31");
    // No plays are left.
    assert!(matches!(decision(&game), Decision::Action(_)));
}

// proves PF-CREW-5
#[test]
fn two_plays_one_after_the_other() {
    let game = scene().ark(0, "cinderfall.p").crew(0, Row::Upper, "C15 C17 C19").plays_crew(0);
    let game = run(game, "play C15; act");
    // The first play is carried out completely before the second.
    no(&game, "play C17", "PF-TURN-3");
    let game = run(game, "take biomatter; take biomatter; play C17; act");
    assert_eq!((cargo(&game, 0), crew(&game, 0)), ([2, 1, 1, 0], 1));
    assert!(offered(&game, "play").is_empty());
}

// PF-EX-19; proves PF-CREW-9
#[test]
fn a_full_upper_row_takes_no_more_cards() {
    let game = scene().ark(0, "cinderfall.p").crew(0, Row::Upper, "C01 C02 C03").crew(0, Row::Lower, "C31");
    let game = game.plays_crew(0);
    no(&game, "play C31 up", "PF-CREW-9");
    let game = run(game, "play C31; act");
    assert_eq!((cargo(&game, 0), row(&game, 0, Row::Lower)), ([0, 0, 1, 1], String::new()));
    assert_eq!(names(game.crew_cards().1.iter()), "C31");
}

// proves PF-CREW-10, PF-CREW-11
#[test]
fn colours_match_planets_of_the_colour_terraformed_or_not() {
    let matches = |spot: &str, terraformed: bool, card: &str| {
        let scene = scene().ark(0, spot).crew(0, Row::Lower, card).cargo(0, [1; 4]);
        let scene = if terraformed { scene.terraformed(spot.split('.').next().unwrap()) } else { scene };
        can(&run(scene.plays_crew(0), &format!("play {card}")), "act")
    };
    // Top edges: C02 red, C24 green, C35 blue, C11 space.
    for terraformed in [false, true] {
        let row = |spot| ["C02", "C24", "C35", "C11"].map(|card| matches(spot, terraformed, card));
        assert_eq!(row("cinderfall.p"), [true, false, false, false]);
        assert_eq!(row("verdance.p"), [false, true, false, false]);
        assert_eq!(row("glacien.p"), [false, false, true, false]);
        assert_eq!(row("cinderfall.m1"), [false, false, false, true]);
        assert_eq!(row("verdance.s1"), [false, false, false, true]);
    }
}

// proves PF-CREW-13
#[test]
fn a_card_may_be_played_without_its_action() {
    let game = scene().ark(0, "verdance.p").crew(0, Row::Upper, "C08").plays_crew(0);
    let game = run(game, "play C08");
    assert_eq!(options(&game), ["act", "pass"]);
    let game = run(game, "pass");
    assert_eq!((cargo(&game, 0), crew(&game, 0)), ([0; 4], 0));
}

// proves PF-CREW-14
#[test]
fn the_place_of_a_played_card_is_free_for_what_it_brings() {
    // Six cards: C13 of the lower row (top edge red: a Crew card) is discarded and brings another.
    let game = scene()
        .ark(0, "cinderfall.p")
        .crew(0, Row::Upper, "C01 C02 C03")
        .crew(0, Row::Lower, "C04 C05 C13")
        .plays_crew(0);
    let game = run(game, "play C13; act; canteen C37");
    assert_eq!((row(&game, 0, Row::Lower), crew(&game, 0)), ("C04 C05 C37".into(), 6));
}

// PF-EX-18; proves PF-CREW-16, PF-CREW-17
#[test]
fn on_the_star_portal_one_card_matches_whatever_its_edge() {
    let portal = || {
        scene().ark(0, "star_portal.p").crew(0, Row::Lower, "C31").crew(0, Row::Upper, "C08").plays_crew(0)
    };
    let game = run(portal(), "play C31 up; act");
    assert_eq!((cargo(&game, 0), row(&game, 0, Row::Upper)), ([0, 0, 1, 1], "C08 C31".into()));
    // Nothing more is played, neither the other card nor the same again; the two actions remain.
    assert!(offered(&game, "play").is_empty());
    assert!(can(&game, "gather") && can(&game, "ready C08 leader_red"));
    let game = run(portal(), "play C08; act");
    assert_eq!(cargo(&game, 0), [2, 0, 0, 0]);
    assert!(offered(&game, "play").is_empty());
    // A space edge as well.
    let game = scene().ark(0, "star_portal.p").crew(0, Row::Lower, "C11").plays_crew(0);
    assert!(can(&run(game, "play C11"), "act"));
}

// proves PF-CREW-15
#[test]
fn edges_gain_bring_cards_or_trade() {
    for card in &catalogue().crew {
        for edge in card.edges.values() {
            let expected = match (edge.pay.is_none(), edge.gain.units()) {
                (false, _) => EdgeKind::Trade,
                (true, 0) => EdgeKind::Crew,
                (true, _) => EdgeKind::Gain,
            };
            assert_eq!(edge.kind, expected);
        }
    }
}
