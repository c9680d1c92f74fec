//! PF-SOLO: how the Automa moves.

use planetformers::automa::{AutomaEvent, Criterion, Jump, Passing};
use planetformers::scene::Scene;

use crate::common::*;
use crate::solo::*;

// The travel actions of the cards: direction, jump, criterion.
const CLOCKWISE_UNTERRAFORMED: (&str, u8) = ("A01", 3);
const COUNTER_UNTERRAFORMED: (&str, u8) = ("A02", 3);
const CLOCKWISE_JUMP_UNTERRAFORMED: (&str, u8) = ("A03", 2);
const COUNTER_JUMP_UNTERRAFORMED: (&str, u8) = ("A04", 3);
const CLOCKWISE_NO_COLONY: (&str, u8) = ("A05", 4);
const COUNTER_NO_COLONY: (&str, u8) = ("A06", 4);
const CLOCKWISE_JUMP_NO_COLONY: (&str, u8) = ("A07", 4);
const CLOCKWISE_DISCOVER: (&str, u8) = ("A08", 2);
const COUNTER_DISCOVER: (&str, u8) = ("A09", 1);

/// Where the Automa goes, from a Planet, with a card.
#[track_caller]
fn goes(scene: Scene, from: &str, (card, action): (&str, u8)) -> String {
    only(&scene.ark(1, &format!("{from}.p")).automa_acts(card, action))
}

/// All nine cards: Rusthaven, Verdance, Vulkara / Cinderfall, the Portal, Glacien / Pelagos, Magmaris, Azurine.
fn full() -> Scene {
    alone()
        .card((0, 0), "rusthaven")
        .card((0, 2), "vulkara")
        .card((2, 0), "pelagos")
        .card((2, 1), "magmaris")
        .card((2, 2), "azurine")
}

const ALL: [&str; 8] =
    ["rusthaven", "verdance", "vulkara", "glacien", "azurine", "magmaris", "pelagos", "cinderfall"];

// PF-EX-37
// proves PF-SOLO-17, PF-SOLO-18, PF-SOLO-19, PF-SOLO-20, PF-SOLO-21, PF-SOLO-22, PF-SOLO-24
#[test]
fn it_takes_the_first_planet_in_its_direction() {
    assert_eq!(goes(alone(), "verdance", CLOCKWISE_NO_COLONY), "travel glacien.p");
    assert_eq!(goes(alone(), "verdance", CLOCKWISE_JUMP_UNTERRAFORMED), "travel glacien.p");
    assert_eq!(goes(alone(), "cinderfall", CLOCKWISE_JUMP_UNTERRAFORMED), "travel verdance.p");
    let scene = alone().terraformed("glacien");
    assert_eq!(goes(scene, "cinderfall", COUNTER_UNTERRAFORMED), "travel verdance.p");
    let scene = alone().colonies(1, &["cinderfall", "verdance", "glacien"]);
    assert_eq!(goes(scene, "verdance", COUNTER_NO_COLONY), "travel cinderfall.p");
}

// proves PF-SOLO-17
#[test]
fn it_circles_the_portal_both_ways() {
    for place in 0..8 {
        let (next, before) = (ALL[(place + 1) % 8], ALL[(place + 7) % 8]);
        assert_eq!(goes(full(), ALL[place], CLOCKWISE_UNTERRAFORMED), format!("travel {next}.p"));
        assert_eq!(goes(full(), ALL[place], COUNTER_UNTERRAFORMED), format!("travel {before}.p"));
    }
}

// proves PF-SOLO-18, PF-SOLO-19
#[test]
fn it_jumps_across_the_portal_also_from_a_corner() {
    for place in 0..8 {
        // Opposite is four cells on; the search begins behind that cell.
        let (next, before) = (ALL[(place + 5) % 8], ALL[(place + 3) % 8]);
        assert_eq!(goes(full(), ALL[place], CLOCKWISE_JUMP_UNTERRAFORMED), format!("travel {next}.p"));
        assert_eq!(goes(full(), ALL[place], COUNTER_JUMP_UNTERRAFORMED), format!("travel {before}.p"));
    }
    // A corner without a Planet opposite: the jump is ignored.
    let scene = alone().card((0, 0), "rusthaven");
    assert_eq!(goes(scene, "rusthaven", CLOCKWISE_JUMP_UNTERRAFORMED), "travel verdance.p");
}

// proves PF-SOLO-20
#[test]
fn after_a_jump_the_cell_jumped_to_comes_last() {
    // Only Glacien, opposite of Cinderfall, is without a Colony: it is found at the end of the circle.
    let scene = || alone().colonies(1, &["cinderfall", "verdance"]);
    assert_eq!(goes(scene(), "cinderfall", CLOCKWISE_JUMP_NO_COLONY), "travel glacien.p");
    // The Planet it stands on is never chosen, though it alone meets the criterion: it takes the next.
    let scene = alone().colonies(1, &["verdance", "glacien"]);
    assert_eq!(goes(scene, "cinderfall", CLOCKWISE_NO_COLONY), "travel verdance.p");
}

// proves PF-SOLO-16
#[test]
fn it_moves_from_planet_to_planet_without_routes() {
    // From one corner to the opposite edge, in one move, to where the person's Ark stands, with no Engines.
    let terraformed = ["verdance", "vulkara", "glacien", "azurine", "magmaris", "pelagos"];
    let scene = terraformed.iter().fold(full(), |scene, planet| scene.terraformed(planet));
    let game = scene.ark(0, "cinderfall.p").ark(1, "rusthaven.p").automa_acts("A01", 3);
    assert_eq!(only(&game), "travel cinderfall.p");
    let game = steps(game, "travel cinderfall.p");
    assert_eq!((ark(&game, 0), ark(&game, 1)), ("cinderfall.p".into(), "cinderfall.p".into()));
    // A person beside it on a Moon is not in its way, and the Moon is no place for it.
    assert_eq!(goes(alone().ark(0, "glacien.m1"), "verdance", CLOCKWISE_UNTERRAFORMED), "travel glacien.p");
}

// proves PF-SOLO-21
#[test]
fn without_colony_means_without_its_own() {
    let scene = alone().colonies(0, &["glacien"]);
    assert_eq!(goes(scene, "verdance", CLOCKWISE_NO_COLONY), "travel glacien.p");
    let scene = alone().colonies(1, &["glacien"]).terraformed("cinderfall");
    assert_eq!(goes(scene, "verdance", CLOCKWISE_NO_COLONY), "travel cinderfall.p");
}

// proves PF-SOLO-22
#[test]
fn unterraformed_means_not_fully_terraformed() {
    let scene = alone().levels("glacien", [3, 2, 2, 1]).merit(0, "glacien", 8).colonies(1, &["glacien"]);
    assert_eq!(goes(scene, "verdance", CLOCKWISE_UNTERRAFORMED), "travel glacien.p");
    let scene = alone().terraformed("glacien");
    assert_eq!(goes(scene, "verdance", CLOCKWISE_UNTERRAFORMED), "travel cinderfall.p");
}

// PF-EX-38
// proves PF-SOLO-23
#[test]
fn it_discovers_the_first_empty_cell() {
    let game = alone().cargo(1, [1, 1, 0, 0]).automa_acts("A09", 1);
    assert_eq!(only(&game), "discover 0,0");
    let game = steps(game, "discover 0,0");
    assert_eq!(offered(&game, "planet").len(), 12, "any card of the Planet deck");
    let game = steps(game, "planet frosthollow");
    assert_eq!(ark(&game, 1), "frosthollow.p");
    assert_eq!(levels(&game, "frosthollow"), [0, 0, 1, 0]);
    assert_eq!(merit(&game, "frosthollow"), [(1, 1)]);
    assert_eq!(cargo(&game, 1), [1, 1, 0, 0]);
    let cell = game.worlds().find(|(_, world)| world.planet.to_string() == "frosthollow").unwrap().0;
    assert_eq!(cell.to_string(), "0,0");
    // The card goes on: it gathers there.
    assert_eq!(only(&game), "gather");
    // The other way round, and with cells that are known already.
    assert_eq!(goes(alone(), "verdance", CLOCKWISE_DISCOVER), "discover 0,2");
    let scene = alone().card((0, 2), "vulkara");
    assert_eq!(goes(scene, "verdance", CLOCKWISE_DISCOVER), "discover 2,2");
    let scene = full_but((2, 0), "pelagos");
    assert_eq!(goes(scene, "verdance", CLOCKWISE_DISCOVER), "discover 2,0");
}

/// Eight cards, one cell is empty.
fn full_but(cell: (u8, u8), missing: &str) -> Scene {
    let cards = [
        ((0, 0), "rusthaven"),
        ((0, 2), "vulkara"),
        ((2, 0), "pelagos"),
        ((2, 1), "magmaris"),
        ((2, 2), "azurine"),
    ];
    assert!(cards.contains(&(cell, missing)));
    cards
        .iter()
        .filter(|card| card.0 != cell)
        .fold(alone(), |scene, (cell, planet)| scene.card(*cell, planet))
}

// PF-EX-38
// proves PF-SOLO-25
#[test]
fn with_nine_cards_discover_means_unterraformed() {
    assert_eq!(goes(full(), "verdance", COUNTER_DISCOVER), "travel rusthaven.p");
    let scene = full().terraformed("rusthaven").terraformed("cinderfall");
    assert_eq!(goes(scene, "verdance", COUNTER_DISCOVER), "travel pelagos.p");
    // And if there is none, the next Planet.
    let scene = ALL.iter().fold(full(), |scene, planet| scene.terraformed(planet));
    assert_eq!(goes(scene, "verdance", COUNTER_DISCOVER), "travel rusthaven.p");
}

// PF-EX-51
// proves PF-SOLO-18, PF-SOLO-19, PF-SOLO-20, PF-SOLO-24
#[test]
fn the_next_planet_is_looked_for_from_where_it_jumped_to() {
    let scene = alone().colonies(1, &["cinderfall", "verdance", "glacien"]);
    assert_eq!(goes(scene, "cinderfall", CLOCKWISE_JUMP_NO_COLONY), "travel verdance.p");
    // Without a jump symbol it is looked for from its own cell.
    let scene = alone().colonies(1, &["cinderfall", "verdance", "glacien"]).card((2, 0), "pelagos");
    let scene = scene.colonies(1, &["pelagos"]);
    assert_eq!(goes(scene, "cinderfall", COUNTER_NO_COLONY), "travel pelagos.p");
}

// proves PF-SOLO-26
#[test]
fn every_planet_has_minerals() {
    use planetformers::names::{Named, Planet, Resource};
    let planets = Planet::ALL.iter().filter(|planet| **planet != Planet::StarPortal);
    assert!(planets.into_iter().all(|planet| catalogue().planets[*planet].levels[Resource::Minerals] > 0));
}

// proves PF-SOLO-18, PF-SOLO-20, PF-SOLO-24
#[test]
fn the_search_is_told_cell_by_cell() {
    let game = alone()
        .ark(1, "cinderfall.p")
        .colonies(1, &["cinderfall", "verdance", "glacien"])
        .automa_acts("A07", 4);
    let events = reasons(game, "travel verdance.p");
    let Some(AutomaEvent::Searches(search)) = events.get(1) else { panic!("{events:?}") };
    assert_eq!((search.jump, search.criterion), (Jump::Across, Criterion::NoColony));
    assert_eq!((search.from.to_string(), search.at.to_string()), ("1,2".into(), "glacien".into()));
    let passed: Vec<_> = events
        .iter()
        .filter_map(|event| match event {
            AutomaEvent::PassesOver { cell, why, .. } => Some((cell.to_string(), *why)),
            _ => None,
        })
        .collect();
    let expected = [
        ("2,2", Passing::Empty),
        ("2,1", Passing::Empty),
        ("2,0", Passing::Empty),
        ("1,0", Passing::Own),
        ("0,0", Passing::Empty),
        ("0,1", Passing::Colony),
        ("0,2", Passing::Empty),
        ("1,2", Passing::Colony),
    ];
    assert_eq!(passed, expected.map(|(cell, why)| (cell.to_owned(), why)));
    assert!(events.iter().any(|event| matches!(event, AutomaEvent::NoneMeets(_))));
    assert!(matches!(events.last(), Some(AutomaEvent::Found { meets: false, .. })));
}
