//! Resources (PF-RES).

use planetformers::names::{Named, Resource, Row, Upgrade};

use crate::common::{can, cargo, catalogue, crew, no, offered, options, run, run_to, scene};

// proves PF-RES-1
#[test]
fn there_are_four_resources() {
    let ids: Vec<_> = Resource::ALL.iter().map(|resource| resource.id()).collect();
    assert_eq!(ids, ["biomatter", "workforce", "minerals", "technology"]);
}

// proves PF-RES-2, PF-RES-3
#[test]
fn gaining_and_paying_move_the_marker_and_never_below_zero() {
    // C33, top edge, green: 1 Mineral for 2 Biomatter.
    let game = scene().ark(0, "verdance.p").crew(0, Row::Lower, "C33").cargo(0, [1, 0, 2, 0]).plays_crew(0);
    let game = run(game, "play C33; act");
    assert_eq!(cargo(&game, 0), [3, 0, 1, 0]);
    // Without the Mineral there is no trade.
    let game = scene().ark(0, "verdance.p").crew(0, Row::Lower, "C33").cargo(0, [1, 3, 0, 3]).plays_crew(0);
    let game = run(game, "play C33");
    assert!(!can(&game, "act"));
    assert_eq!(cargo(&game, 0), [1, 3, 0, 3]);
}

// proves PF-RES-4, PF-RES-5, PF-RES-6
#[test]
fn four_units_fit_and_six_with_the_upgrade() {
    // C08, bottom edge, green: 2 Biomatter.
    let gain = |units, upgrades: &[Upgrade]| {
        let scene = scene().ark(0, "verdance.p").crew(0, Row::Upper, "C08").upgrades(0, upgrades);
        cargo(&run(scene.cargo(0, [units, 0, 0, 0]).plays_crew(0), "play C08; act"), 0)[0]
    };
    assert_eq!([1, 2, 3, 4].map(|units| gain(units, &[])), [3, 4, 4, 4]);
    assert_eq!([3, 4, 5, 6].map(|units| gain(units, &[Upgrade::Cargo])), [5, 6, 6, 6]);
    assert_eq!(catalogue().numbers.capacity, [4, 6]);
}

// proves PF-RES-6
#[test]
fn the_rest_of_a_gain_is_kept() {
    // C31, bottom edge, green: 1 Technology for 2 Workforce, 1 Mineral and a Crew card.
    let game = scene().ark(0, "verdance.p").crew(0, Row::Upper, "C31").cargo(0, [0, 4, 1, 1]).plays_crew(0);
    let game = run(game, "play C31; act; canteen C37; place lower");
    assert_eq!((cargo(&game, 0), crew(&game, 0)), ([0, 4, 2, 0], 1));
}

// proves PF-RES-7
#[test]
fn resources_of_choice_are_chosen_unit_by_unit_full_or_not() {
    // C01, bottom edge, green: 2 resources of choice.
    let game = scene().ark(0, "verdance.p").crew(0, Row::Upper, "C01").cargo(0, [4, 0, 0, 0]).plays_crew(0);
    let game = run(game, "play C01; act");
    assert_eq!(options(&game), ["take biomatter", "take workforce", "take minerals", "take technology"]);
    let lost = run(game.clone(), "take biomatter; take minerals");
    assert_eq!(cargo(&lost, 0), [4, 0, 1, 0]);
    assert_eq!(cargo(&run(game.clone(), "take minerals; take minerals"), 0), [4, 0, 2, 0]);
    // The choice is the player's, one unit after the other.
    let between = run(game, "take workforce");
    assert_eq!((cargo(&between, 0), options(&between).len()), ([4, 1, 0, 0], 4));
    // Where nothing fits, nobody is asked.
    let full = scene().ark(0, "verdance.p").crew(0, Row::Upper, "C01").cargo(0, [4; 4]).plays_crew(0);
    let full = run(full, "play C01; act");
    assert_eq!((cargo(&full, 0), offered(&full, "take").len()), ([4; 4], 0));
}

// proves PF-RES-8
#[test]
fn the_payment_of_a_trade_comes_before_its_gain() {
    // C03, bottom edge, space: 1 resource of choice for 2 of choice; with all tracks full, one fits after paying.
    let game = scene().ark(0, "glacien.m1").crew(0, Row::Upper, "C03").cargo(0, [4; 4]).plays_crew(0);
    let game = run(game, "play C03; act");
    assert_eq!(options(&game), ["pay biomatter", "pay workforce", "pay minerals", "pay technology"]);
    let game = run(game, "pay minerals; take minerals");
    assert_eq!((cargo(&game, 0), offered(&game, "take").len()), ([4; 4], 0));
    let game = scene().ark(0, "glacien.m1").crew(0, Row::Upper, "C03").cargo(0, [0, 0, 1, 0]).plays_crew(0);
    // What is to be gained cannot pay.
    let game = run(game, "play C03; act; take technology; take technology");
    assert_eq!(cargo(&game, 0), [0, 0, 0, 2]);
}

// proves PF-RES-9
#[test]
fn markers_on_planets_never_limit_an_action() {
    // Eight Planets have at most one marker of each resource, four Cargo cards one each.
    let most = |resource: &Resource| {
        let cards = catalogue().planets.values().filter(|card| card.levels[*resource] > 0).count();
        cards.min(8) + 4
    };
    assert!(Resource::ALL.iter().all(|resource| most(resource) <= 12));
}

// proves PF-RES-10
#[test]
fn nobody_refuses_a_part_of_a_gain() {
    // C10, bottom edge, red: 1 Technology, 1 Biomatter and a Crew card.
    let game = scene().ark(0, "cinderfall.p").crew(0, Row::Upper, "C10").plays_crew(0);
    let game = run(game, "play C10; act");
    assert_eq!(options(&game), ["canteen C37", "canteen C38", "canteen C39", "draw"]);
    no(&game, "pass", "PF-TURN-3");
    // A gain of which nothing fits is no obstacle: neither for an edge nor for an action.
    let game = scene().ark(0, "cinderfall.p").cargo(0, [0, 0, 4, 0]).acts(0);
    let game = run(game, "gather");
    assert_eq!(cargo(&game, 0), [0, 0, 4, 0]);
    assert!(!can(&game, "gather"));
}

// PF-EX-54; proves PF-RES-11, PF-CREW-23
#[test]
fn printed_types_come_first_then_choices_then_cards() {
    let game = scene().ark(0, "glacien.m1").crew(0, Row::Upper, "C06").plays_crew(0);
    let game = run(game, "play C06; act");
    assert_eq!(offered(&game, "take").len(), 4);
    let game = run(game, "take technology");
    assert_eq!((cargo(&game, 0), options(&game).len()), ([0, 0, 0, 1], 4));
    // Whether to draw is decided before the card is seen; its row afterwards.
    let game = run_to(game, "draw; crew C20");
    assert_eq!(options(&game), ["place upper", "place lower"]);
    // Frosthollow gives 1 Technology and one of choice: the printed type comes first, so a full track shows.
    let game = scene().card((0, 0), "frosthollow").ark(0, "frosthollow.p").cargo(0, [4, 4, 4, 3]).acts(0);
    let game = run(game, "gather");
    assert_eq!((cargo(&game, 0), offered(&game, "take").len()), ([4; 4], 0));
}
