//! Specialists (PF-SPEC).

use planetformers::names::{Named, Row, Specialist, Upgrade};
use planetformers::scene::Scene;
use planetformers::{Planetformers, Setup};
use table::check::laid_out;

use crate::common::{can, crew, no, options, player, row, run, scene};

// proves PF-SPEC-1
#[test]
fn there_are_four_kinds() {
    let ids: Vec<_> = Specialist::ALL.iter().map(|kind| kind.id()).collect();
    assert_eq!(ids, ["engineer", "leader_red", "leader_green", "leader_blue"]);
}

/// Somebody about to unlock Scout Vehicles, with three Engineers: a card in each row and a token.
fn engineers() -> Scene {
    scene()
        .crew(0, Row::Upper, "C01 C13")
        .crew(0, Row::Lower, "C02")
        .ready(0, &[Specialist::Engineer, Specialist::LeaderRed])
        .cargo(0, [0, 1, 0, 0])
}

// proves PF-SPEC-2, PF-SPEC-3
#[test]
fn cards_of_either_row_or_a_ready_token_supply_a_specialist() {
    let game = run(engineers().turn_of(0), "upgrade scout_vehicles");
    assert_eq!(options(&game), ["token engineer", "use C01", "use C02"]);
    no(&game, "use C13", "PF-SPEC-7");
    no(&game, "token leader_red", "PF-SPEC-7");
    no(&game, "use C05", "PF-SPEC-2");
    no(&game, "token leader_blue", "PF-SPEC-2");
    let token = run(game.clone(), "token engineer");
    assert!(!player(&token, 0).ready[Specialist::Engineer] && crew(&token, 0) == 3);
    let upper = run(game.clone(), "use C01");
    assert_eq!((row(&upper, 0, Row::Upper), upper.crew_cards().1.len()), ("C13".into(), 1));
    assert!(player(&upper, 0).ready[Specialist::Engineer]);
    let lower = run(game, "use C02");
    assert_eq!((row(&lower, 0, Row::Lower), crew(&lower, 0)), (String::new(), 2));
}

// proves PF-SPEC-4
#[test]
fn tokens_begin_spent() {
    let game: Planetformers = laid_out(&Setup::new(2));
    assert!(player(&game, 0).ready.values().all(|ready| !ready));
    // A spent token pays for nothing.
    let game = scene().cargo(0, [0, 1, 0, 0]).turn_of(0);
    assert!(!can(&game, "upgrade cargo") && !can(&game, "upgrade scout_vehicles"));
}

// proves PF-SPEC-6
#[test]
fn every_specialist_of_a_price_needs_a_card_or_token_of_its_own() {
    // The third Colony takes an Engineer, a Leader of the Planet's colour and any Leader.
    let third = || {
        scene()
            .card((0, 0), "azurine")
            .colonies(0, &["azurine", "verdance"])
            .pool(0, 1, 0)
            .ark(0, "glacien.p")
    };
    let two = third().crew(0, Row::Upper, "C31").ready(0, &[Specialist::Engineer]).acts(0);
    no(&two, "colony", "PF-COL-1");
    let three = third().crew(0, Row::Upper, "C31 C32").ready(0, &[Specialist::Engineer]).acts(0);
    assert!(can(&three, "colony"));
}

// proves PF-SPEC-7
#[test]
fn any_leader_is_no_engineer_and_any_specialist_is_anybody() {
    for card in ["C13", "C22", "C31", "C01"] {
        let game = scene().crew(0, Row::Upper, card).cargo(0, [0, 1, 0, 0]).turn_of(0);
        assert!(can(&game, "upgrade cargo"), "{card}");
        assert_eq!(can(&game, "upgrade scout_vehicles"), card == "C01", "{card}");
    }
    // The first Colony: an Engineer and any Leader; two of either kind do not do.
    let first = |cards: &str| {
        let game = scene().crew(0, Row::Upper, cards).pool(0, 1, 0).ark(0, "glacien.p").acts(0);
        can(&game, "colony")
    };
    assert!(first("C01 C13") && first("C01 C22") && first("C01 C31"));
    assert!(!first("C01 C02") && !first("C13 C31"));
}

// proves PF-SPEC-8
#[test]
fn tokens_are_no_cards() {
    let all = [Specialist::Engineer, Specialist::LeaderRed, Specialist::LeaderGreen, Specialist::LeaderBlue];
    let game =
        scene().ready(0, &all).crew(0, Row::Upper, "C01 C02").crew(0, Row::Lower, "C03 C04 C05").draws(0);
    assert_eq!(options(&game), ["draw", "pass"]);
    let game = scene().ready(0, &all).ark(0, "glacien.m1").plays_crew(0);
    assert!(!options(&game).iter().any(|line| line.starts_with("play")));
}

// proves PF-SPEC-9
#[test]
fn a_card_used_as_a_specialist_is_not_played() {
    // C23 (green Leader) would bring resources on a red Planet; using it for Cargo does not, and costs no play.
    let game = scene()
        .crew(0, Row::Lower, "C23")
        .crew(0, Row::Upper, "C13 C14")
        .cargo(0, [0, 1, 0, 0])
        .ark(0, "cinderfall.m1")
        .turn_of(0);
    let game = run(game, "upgrade cargo; use C23");
    assert_eq!((player(&game, 0).cargo.into_array(), player(&game, 0).has(Upgrade::Cargo)), ([0; 4], true));
    let game = run(game, "travel cinderfall.p");
    assert_eq!(game.turn_so_far().plays, 0);
    let game = run(game, "play C13; play C14");
    assert_eq!(game.turn_so_far().plays, 2);
}

// proves PF-SPEC-7, PF-COL-8
#[test]
fn an_engineer_never_stands_in_for_a_leader() {
    // The first Colony, paid piece by piece: for the Leader no Engineer is offered.
    let game = scene().crew(0, Row::Upper, "C01 C02 C13").crew(0, Row::Lower, "C22").pool(0, 1, 0);
    let game = run(game.ark(0, "glacien.p").acts(0), "colony");
    assert_eq!(options(&game), ["use C01", "use C02"]);
    let game = run(game, "use C01");
    assert_eq!(options(&game), ["use C13", "use C22"]);
    no(&game, "use C02", "PF-SPEC-7");
    // The third Colony with two Engineers and a single blue Leader: the Leader of any colour is missing.
    let third = scene().card((0, 0), "azurine").colonies(0, &["azurine", "verdance"]).pool(0, 1, 0);
    let third = third.ready(0, &[Specialist::Engineer]).crew(0, Row::Upper, "C01 C31").ark(0, "glacien.p");
    no(&third.acts(0), "colony", "PF-COL-1");
}
