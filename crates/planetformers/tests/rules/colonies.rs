//! Colonies (PF-COL).

use planetformers::Bill;
use planetformers::names::{Color, Row, Specialist, Upgrade};
use planetformers::scene::Scene;
use table::Seat;

use crate::common::{can, cargo, crew, no, options, player, run, scene, total, world};

/// Planets that are not Glacien.
const OTHERS: [&str; 7] =
    ["cinderfall", "verdance", "azurine", "canopia", "rusthaven", "ochre_deep", "frosthollow"];

/// Somebody on Glacien who has so many Colonies elsewhere, and a free marker.
fn with(colonies: usize) -> Scene {
    scene()
        .card((0, 0), "azurine")
        .card((0, 2), "canopia")
        .card((2, 0), "rusthaven")
        .card((2, 1), "ochre_deep")
        .card((2, 2), "frosthollow")
        .colonies(0, &OTHERS[..colonies])
        .pool(0, 1, 0)
        .ark(0, "glacien.p")
}

// PF-EX-23; proves PF-COL-2, PF-COL-3, PF-COL-4, PF-COL-5, PF-COL-6, PF-COL-7
#[test]
fn every_colony_has_its_price() {
    let price = |engineer, any_leader, planet_leader, any_resource| Bill {
        engineer,
        any_leader,
        planet_leader,
        any_resource,
        any_specialist: 0,
        color: Some(Color::Blue),
    };
    let prices = [
        price(1, 1, 0, 0),
        price(1, 1, 0, 1),
        price(1, 1, 1, 0),
        price(1, 1, 1, 1),
        price(1, 1, 1, 2),
        price(1, 1, 1, 3),
        price(1, 1, 1, 4),
        price(1, 1, 2, 5),
    ];
    for (colonies, price) in prices.into_iter().enumerate() {
        let game = with(colonies).acts(0);
        assert_eq!(game.colony_bill(Seat::new(0)), Some(price), "the next after {colonies}");
    }
}

// proves PF-COL-1
#[test]
fn a_marker_of_the_pool_is_placed_for_the_price() {
    let able = || scene().ark(0, "glacien.p").crew(0, Row::Upper, "C01 C13");
    no(&able().acts(0), "colony", "PF-COL-1");
    let game = run(able().upgrades(0, &[Upgrade::Cargo]).acts(0), "colony");
    assert_eq!((player(&game, 0).colony_pool, player(&game, 0).colonies, crew(&game, 0)), (0, 1, 0));
    assert!(world(&game, "glacien").colonies.has(Seat::new(0)));
    no(&scene().ark(0, "glacien.p").crew(0, Row::Upper, "C01").pool(0, 1, 0).acts(0), "colony", "PF-COL-1");
}

// proves PF-COL-4, PF-COL-9
#[test]
fn the_second_colony_takes_a_resource_of_choice() {
    let game = with(1).crew(0, Row::Upper, "C01 C13").acts(0);
    no(&game, "colony", "PF-COL-1");
    let game = with(1).crew(0, Row::Upper, "C01 C13").cargo(0, [0, 1, 0, 2]).acts(0);
    let game = run(game, "colony");
    assert_eq!(options(&game), ["pay workforce", "pay technology"]);
    assert_eq!(cargo(&run(game, "pay workforce"), 0), [0, 0, 0, 2]);
    // The fifth takes two, which may be mixed or of one kind.
    let fifth = || with(4).crew(0, Row::Upper, "C01 C13 C31").cargo(0, [2, 1, 0, 0]).acts(0);
    let mixed = run(fifth(), "colony; pay biomatter; pay workforce");
    assert_eq!((cargo(&mixed, 0), player(&mixed, 0).colonies), ([1, 0, 0, 0], 5));
    let same = run(fifth(), "colony; pay biomatter; pay biomatter");
    assert_eq!(cargo(&same, 0), [0, 1, 0, 0]);
}

// PF-EX-22; proves PF-COL-5, PF-COL-8
#[test]
fn the_third_colony() {
    let ready = |leader| with(2).ready(0, &[Specialist::Engineer, leader]).crew(0, Row::Upper, "C13").acts(0);
    let game = ready(Specialist::LeaderBlue);
    let limit = game.terraform_limit(Seat::new(0));
    let game = run(game, "colony");
    let me = player(&game, 0);
    assert_eq!((me.colonies, me.crew().len(), cargo(&game, 0)), (3, 0, [0; 4]));
    assert!(me.ready.values().all(|ready| !ready));
    assert_eq!(game.terraform_limit(Seat::new(0)), limit + 1);
    no(&ready(Specialist::LeaderGreen), "colony", "PF-COL-1");
    // A single blue Leader is not both; two are.
    let one = with(2).ready(0, &[Specialist::Engineer]).crew(0, Row::Upper, "C31").acts(0);
    no(&one, "colony", "PF-COL-1");
    let two = with(2).ready(0, &[Specialist::Engineer]).crew(0, Row::Upper, "C31 C32").acts(0);
    assert!(can(&two, "colony"));
}

// proves PF-COL-7
#[test]
fn the_eighth_colony_takes_two_leaders_of_the_colour() {
    let cards =
        |blue: &str| with(7).crew(0, Row::Upper, "C01 C13").crew(0, Row::Lower, blue).cargo(0, [4, 1, 0, 0]);
    no(&cards("C31").acts(0), "colony", "PF-COL-1");
    // Everything that is there is needed: there is nothing to choose.
    let game = run(cards("C31 C32").acts(0), "colony");
    assert_eq!((player(&game, 0).colonies, cargo(&game, 0), crew(&game, 0)), (8, [0; 4], 0));
    no(&cards("C31 C32").cargo(0, [4, 0, 0, 0]).acts(0), "colony", "PF-COL-1");
}

// proves PF-COL-10
#[test]
fn one_colony_of_a_player_on_a_planet() {
    let game = scene().ark(0, "glacien.p").crew(0, Row::Upper, "C01 C13").pool(0, 1, 0);
    no(&game.clone().colonies(0, &["glacien"]).pool(0, 1, 0).cargo(0, [4; 4]).acts(0), "colony", "PF-COL-10");
    // Colonies of different players share a Planet.
    let shared = run(game.colonies(1, &["glacien"]).acts(0), "colony");
    assert_eq!(world(&shared, "glacien").colonies.iter().count(), 2);
}

// proves PF-COL-11
#[test]
fn colonies_lie_on_planets_terraformed_or_not() {
    let able = |spot: &str| scene().ark(0, spot).crew(0, Row::Upper, "C01 C13").pool(0, 1, 0);
    assert!(can(&able("glacien.p").terraformed("glacien").acts(0), "colony"));
    assert!(can(&able("glacien.p").acts(0), "colony"));
    no(&able("star_portal.p").acts(0), "colony", "PF-DEST-4");
    no(&able("glacien.m1").acts(0), "colony", "PF-DEST-4");
}

// proves PF-COL-12
#[test]
fn colonies_raise_the_limit_and_score_at_the_end() {
    let game = scene().colonies(0, &["verdance", "glacien"]).acts(0);
    assert_eq!((game.terraform_limit(Seat::new(0)), total(&game, 0)), (4, 5));
}
