//! PF-SOLO: what the Automa gains.

use planetformers::Event;
use planetformers::automa::AutomaEvent;
use planetformers::names::{Resource, Source, Upgrade};

use crate::common::*;
use crate::solo::*;

/// The Automa's Cargo and points after it gathered with this card, whose action it is.
fn gathers(before: [u8; 4], (card, action): (&str, u8)) -> ([u8; 4], i16) {
    let game = steps(alone().cargo(1, before).automa_acts(card, action), "gather");
    (cargo(&game, 1), points(&game, 1))
}

/// Two, three and one of unspecified type.
const TWO: (&str, u8) = ("A10", 1);
const THREE: (&str, u8) = ("A03", 1);
const ONE: (&str, u8) = ("A11", 2);

// PF-EX-39
// proves PF-SOLO-30, PF-SOLO-31, PF-SOLO-32
#[test]
fn it_takes_what_it_has_least_of() {
    assert_eq!(gathers([4, 4, 4, 3], TWO), ([4, 4, 4, 4], 1));
    assert_eq!(gathers([1, 0, 0, 2], THREE), ([2, 1, 1, 2], 0));
    // One by one, not all of the least; ties go to the topmost track.
    assert_eq!(gathers([0, 0, 0, 0], THREE), ([1, 1, 1, 0], 0));
    assert_eq!(gathers([3, 3, 1, 3], THREE), ([4, 3, 3, 3], 0));
    assert_eq!(gathers([2, 2, 2, 1], ONE), ([2, 2, 2, 2], 0));
    assert_eq!(gathers([4, 4, 4, 4], THREE), ([4, 4, 4, 4], 3));
}

// PF-EX-39
// proves PF-SOLO-31
#[test]
fn the_tie_break_is_told() {
    let game = alone().cargo(1, [1, 0, 0, 2]).automa_acts("A03", 1);
    let took: Vec<_> = reasons(game, "gather")
        .into_iter()
        .filter_map(|event| match event {
            AutomaEvent::Takes { resource, tie } => Some((resource, tie)),
            _ => None,
        })
        .collect();
    let expected = [(Resource::Workforce, true), (Resource::Minerals, false), (Resource::Biomatter, true)];
    assert_eq!(took, expected);
}

// proves PF-SOLO-27, PF-SOLO-32
#[test]
fn with_the_cargo_upgrade_six_fit() {
    let game = alone().upgrades(1, &[Upgrade::Cargo]).cargo(1, [4, 4, 4, 4]).automa_acts("A03", 1);
    let game = steps(game, "gather");
    assert_eq!((cargo(&game, 1), points(&game, 1)), ([5, 5, 5, 4], 0));
    let game = alone().upgrades(1, &[Upgrade::Cargo]).cargo(1, [6, 6, 6, 5]).automa_acts("A03", 1);
    let game = steps(game, "gather");
    assert_eq!((cargo(&game, 1), points(&game, 1)), ([6, 6, 6, 6], 2));
}

// PF-EX-45
// proves PF-SOLO-30, PF-SOLO-32, PF-SOLO-51
#[test]
fn printed_types_come_first() {
    let frosthollow = |resources| {
        let scene = alone().card((0, 0), "frosthollow").ark(1, "frosthollow.p").cargo(1, resources);
        steps(scene.automa_acts("A08", 3), "gather")
    };
    let game = frosthollow([1, 1, 1, 0]);
    assert_eq!((cargo(&game, 1), points(&game, 1)), ([2, 1, 1, 1], 0));
    let game = frosthollow([1, 1, 1, 4]);
    assert_eq!((cargo(&game, 1), points(&game, 1)), ([2, 1, 1, 4], 1));
}

// proves PF-SOLO-30, PF-SOLO-31
#[test]
fn a_planet_yields_what_it_shows_and_crew_cards() {
    // The side that is face up counts: Sporeth gives a Crew card only once it is terraformed.
    let sporeth = || alone().card((0, 0), "sporeth").ark(1, "sporeth.p");
    let game = steps(sporeth().automa_acts("A08", 3), "gather");
    assert_eq!((cargo(&game, 1), hoard(&game)), ([1, 1, 0, 0], String::new()));
    let game = steps(sporeth().terraformed("sporeth").automa_acts("A08", 3), "gather; crew C05");
    assert_eq!((cargo(&game, 1), hoard(&game)), ([2, 1, 0, 0], "C05".into()));
    // A printed type is gained as printed, though it has most of it.
    let game = steps(alone().cargo(1, [3, 0, 0, 0]).automa_acts("A08", 3), "gather");
    assert_eq!((cargo(&game, 1), points(&game, 1)), ([4, 0, 0, 0], 1), "Verdance: two Biomatter");
}

// proves PF-SOLO-32
#[test]
fn excess_is_a_source_of_its_own() {
    let game = alone().cargo(1, [4, 4, 4, 4]).automa_acts("A03", 1);
    let scored = tells(game.clone(), "gather").into_iter().filter_map(|event| match event {
        Event::Scored { source, points, .. } => Some((source, points)),
        _ => None,
    });
    assert_eq!(scored.collect::<Vec<_>>(), [(Source::Excess, 1); 3]);
    // A person's excess is lost.
    let game = alone().cargo(0, [0, 0, 0, 4]).ark(0, "glacien.p").acts(0);
    let game = steps(game, "gather");
    assert_eq!((cargo(&game, 0), points(&game, 0)), ([0, 0, 0, 4], 0));
}

// proves PF-SOLO-32, PF-SOLO-39, PF-SOLO-51
#[test]
fn outposts_pay_by_the_same_rules() {
    // The person comes to Canopia (one Biomatter, one of unspecified type), where the Automa has an Outpost.
    let game = alone()
        .card((2, 1), "canopia")
        .outposts(1, &["canopia"])
        .cargo(1, [4, 1, 1, 0])
        .ark(0, "canopia.m1")
        .turn_of(0);
    let game = steps(game, "travel canopia.p");
    assert_eq!((cargo(&game, 1), points(&game, 1)), ([4, 1, 1, 1], 1));
    assert_eq!(cargo(&game, 0), [0; 4]);
}
