//! Crew cards come and go: rows, the deck and the Canteen (PF-CREW).

use planetformers::Decision;
use planetformers::names::{Row, Upgrade};
use planetformers::scene::Scene;
use table::{Game, Turn};

use crate::common::{cargo, crew, decision, end_turn, names, no, options, row, run, run_to, scene};

fn canteen(game: &planetformers::Planetformers) -> String {
    names(game.crew_cards().2.iter().flatten())
}

// proves PF-CREW-1, PF-CREW-2
#[test]
fn three_cards_in_a_row_and_six_in_all() {
    let game = scene().crew(0, Row::Upper, "C01 C02 C03").crew(0, Row::Lower, "C04").draws(0);
    // The upper row is full: the card goes to the lower one without asking.
    let game = run(game, "draw; crew C05");
    assert_eq!(row(&game, 0, Row::Lower), "C04 C05");
    let game = scene().crew(0, Row::Upper, "C01 C02").crew(0, Row::Lower, "C04").draws(0);
    let game = run_to(game, "draw; crew C05");
    assert_eq!(options(&game), ["place upper", "place lower"]);
    let game = run(game, "place upper");
    assert_eq!(row(&game, 0, Row::Upper), "C01 C02 C05");
}

// proves PF-CREW-3
#[test]
fn with_six_cards_nobody_gains_more() {
    let game = scene()
        .ark(0, "glacien.s1")
        .crew(0, Row::Upper, "C01 C02 C03")
        .crew(0, Row::Lower, "C04 C05 C06")
        .acts(0);
    let deck = game.crew_cards();
    // The Space Station yields a Crew card.
    let game = run(game, "gather");
    assert_eq!((crew(&game, 0), game.crew_cards()), (6, deck));
}

// PF-EX-49; proves PF-CREW-3, PF-CREW-14, PF-CREW-21
#[test]
fn three_cards_for_two_places() {
    let game = scene()
        .ark(0, "cinderfall.p")
        .cargo(0, [1, 0, 0, 0])
        .crew(0, Row::Upper, "C26 C01 C02")
        .crew(0, Row::Lower, "C03 C04")
        .plays_crew(0);
    let game = run_to(game, "play C26; act; canteen C37");
    // The card is placed before the Canteen is refilled.
    assert!(matches!(decision(&game), Decision::Place(_)));
    let game = run_to(game, "place upper");
    assert!(matches!(decision(&game), Decision::Refill(_)));
    let game = run_to(game, "crew C20");
    // The replacement may be the second card.
    assert_eq!(options(&game), ["canteen C20", "canteen C38", "canteen C39", "draw"]);
    let game = run(game, "canteen C20");
    assert_eq!((cargo(&game, 0), crew(&game, 0)), ([0; 4], 6));
    assert_eq!(
        (row(&game, 0, Row::Upper), row(&game, 0, Row::Lower)),
        ("C01 C02 C37".into(), "C03 C04 C20".into())
    );
    assert_eq!(names(game.crew_cards().1.iter()), "C26");
    assert!(matches!(decision(&game), Decision::Play(_)));
}

// proves PF-CREW-18
#[test]
fn a_place_of_the_canteen_is_refilled_at_once() {
    let game = scene().ark(0, "glacien.s1").acts(0);
    let game = run_to(game, "gather; canteen C38; place lower");
    assert_eq!((game.to_move(), canteen(&game)), (Turn::Fate, "C37 C39".into()));
    let game = run(game, "crew C05");
    assert_eq!(canteen(&game), "C37 C05 C39");
}

// proves PF-CREW-19
#[test]
fn sources_of_crew_cards() {
    // A yield or an edge: the Canteen or the deck.
    let game = run(scene().ark(0, "glacien.s1").acts(0), "gather");
    assert_eq!(options(&game), ["canteen C37", "canteen C38", "canteen C39", "draw"]);
    no(&game, "canteen C20", "PF-CREW-19");
    // The two upgrades: the Canteen.
    let game = scene().upgrades(0, &[Upgrade::MiningVehicles]).ark(0, "cinderfall.p").turn_of(0);
    let game = run(game, "travel cinderfall.m1");
    assert_eq!(options(&game), ["canteen C37", "canteen C38", "canteen C39"]);
    no(&game, "draw", "PF-CREW-19");
    // Step 5: the deck.
    let game = scene().draws(0);
    assert_eq!(options(&game), ["draw", "pass"]);
    no(&game, "canteen C37", "PF-GAIN-7");
}

// proves PF-CREW-20, PF-CREW-25
#[test]
fn an_empty_deck_is_made_anew_from_the_discard_pile() {
    let game = Scene::new(1).crew_deck("", "C01 C02").draws(0);
    // The discard pile counts as a source before it is shuffled.
    assert_eq!((options(&game), game.crew_cards().1.len()), (vec!["draw".to_owned(), "pass".to_owned()], 2));
    let game = run_to(game, "draw");
    assert_eq!(
        (options(&game), game.crew_cards().0.len()),
        (vec!["crew C01".to_owned(), "crew C02".to_owned()], 0)
    );
    let game = run_to(game, "crew C02");
    assert_eq!((names(game.crew_cards().0.iter()), game.crew_cards().1.len()), ("C01".into(), 0));
    // Where nothing is left, no card is gained.
    let game = Scene::new(1).crew_deck("", "").draws(0);
    assert!(!options(&game).contains(&"draw".to_owned()));
}

/// A person alone with three Crew cards on the Space Station of Glacien; the Automa has hoarded everything else.
fn alone() -> Scene {
    Scene::new(1).ark(0, "glacien.s1").ark(1, "verdance.p").crew(0, Row::Lower, "C01 C02").crew(
        0,
        Row::Upper,
        "C03",
    )
}

// PF-EX-50; proves PF-CREW-19, PF-CREW-20, PF-CREW-21, PF-CREW-22
#[test]
fn an_exhausted_crew_deck() {
    let game = alone().crew_deck("", "").acts(0);
    let game = run(game, "gather");
    // Only the Canteen has cards.
    assert_eq!(options(&game), ["canteen C37", "canteen C38", "canteen C39"]);
    no(&game, "draw", "PF-CREW-20");
    let game = run(game, "canteen C37; place upper");
    // There is no refill.
    assert_eq!((canteen(&game), crew(&game, 0)), ("C38 C39".into(), 4));
    // Nothing was discarded: there is no draw in step 5, and the place stays empty.
    let passed = run(game.clone(), "pass");
    assert_eq!(canteen(&passed), "C38 C39");
    // As soon as a card has been discarded, the Canteen is filled at the end of that turn.
    let game = run(game, "ready C01 leader_red");
    assert!(matches!(decision(&game), Decision::LastDraw(_)));
    let game = run_to(game, "pass");
    assert!(matches!(decision(&game), Decision::Refill(_)));
    let game = run(game, "crew C01");
    assert_eq!(canteen(&game), "C01 C38 C39");
}

// PF-EX-61; proves PF-CREW-18, PF-CREW-22, PF-CREW-24
#[test]
fn only_the_place_of_the_card_that_was_taken_is_refilled() {
    let game = alone().canteen("C37 C38").crew_deck("", "C05").acts(0);
    let game = run_to(game, "gather; canteen C37; place upper");
    assert_eq!(options(&game), ["crew C05"]);
    let game = run(game, "crew C05");
    assert_eq!(
        game.crew_cards().2.map(|card| card.map(|card| card.to_string())),
        [Some("C05".into()), Some("C38".into()), None]
    );
    let after = end_turn(game);
    assert_eq!(canteen(&after), "C05 C38");
}

// proves PF-CREW-21
#[test]
fn where_one_source_has_cards_it_is_used() {
    let game = alone().canteen("").crew_deck("C05 C06", "").acts(0);
    let game = run_to(game, "gather");
    // The deck alone has cards: nobody is asked for the source.
    assert!(matches!(decision(&game), Decision::DrawCrew(_)));
    let game = alone().canteen("C37").crew_deck("", "").acts(0);
    let game = run_to(game, "gather");
    assert!(matches!(decision(&game), Decision::Place(place) if place.card.to_string() == "C37"));
    let game = alone().canteen("").crew_deck("", "").acts(0);
    assert_eq!(crew(&run(game, "gather"), 0), 3);
}

// proves PF-CREW-22
#[test]
fn empty_places_are_filled_one_by_one_at_the_end_of_a_turn() {
    let game = alone().canteen("").crew_deck("C05 C06", "").draws(0);
    let game = run_to(game, "pass; crew C06; crew C05");
    assert_eq!(canteen(&game), "C06 C05");
}
