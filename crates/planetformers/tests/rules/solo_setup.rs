//! PF-SOLO: set-up and levels.

use planetformers::automa::Automa;
use planetformers::names::{Level, Upgrade};
use planetformers::{Decision, Event};
use table::{Game, Seat, Tell};

use crate::common::*;
use crate::solo::*;

/// Everything fate decides, up to the person's first choice.
fn dealt(level: Level) -> planetformers::Planetformers {
    decided(fresh(level))
}

// proves PF-SETUP-1, PF-SOLO-1, PF-SOLO-3, PF-SOLO-4, PF-SOLO-5
#[test]
fn the_automa_sits_opposite_with_the_things_of_a_player() {
    let game = dealt(Level::Easy);
    assert_eq!(game.seats(), 2);
    assert!(game.is_automatic(Seat::new(1)) && !game.is_automatic(Seat::new(0)));
    // PF-SOLO-4: on the Planet above the Portal, whichever it is.
    let above = game.worlds().find(|(cell, _)| cell.to_string() == "0,1").unwrap().1.planet;
    assert_eq!(ark(&game, 1), format!("{above}.p"));
    assert_eq!(ark(&game, 0), "star_portal.p");
    let (own, automa_player) = (player(&game, 0), player(&game, 1));
    // PF-SOLO-5: no cards and no tokens; the person has three cards and decides about them.
    assert_eq!((own.waiting.len(), automa_player.waiting.len(), crew(&game, 1)), (3, 0, 0));
    assert_eq!(hoard(&game), "");
    assert!(KINDS.iter().all(|kind| !automa_player.ready[*kind]));
    assert!(matches!(decision(&game), Decision::Keep(_)));
    assert_eq!(asked(&game), 0);
    // PF-SOLO-3: nothing on the track of points, no Outpost free, no marker on a Planet.
    assert_eq!((points(&game, 1), automa_player.outpost_pool, automa_player.outposts), (0, 0, 0));
    assert!(game.worlds().all(|(_, world)| world.merit.is_empty()));
    assert_eq!(game.crew_cards().2.iter().flatten().count(), 3, "the Canteen is filled as for two");
}

// proves PF-SOLO-4
#[test]
fn the_ark_follows_the_planet_that_comes_to_lie_above() {
    // Left, right, above: the last card goes to the last cell.
    for (laid, above) in [
        ("planet cinderfall; planet verdance", "glacien.p"),
        ("planet glacien; planet cinderfall", "verdance.p"),
        ("planet verdance; planet glacien", "cinderfall.p"),
    ] {
        let game = steps(fresh(Level::Easy), laid);
        assert_eq!((ark(&game, 1), ark(&game, 0)), (above.into(), "star_portal.p".into()));
    }
}

// proves PF-SOLO-2
#[test]
fn two_of_eight_colonies_are_free_and_six_lie_on_upgrades() {
    let game = dealt(Level::Easy);
    assert_eq!(markers(&game), (2, 0));
    let kit = &catalogue().automa;
    let order = kit.upgrades.map(|card| card.upgrade);
    let expected = [
        Upgrade::Cargo,
        Upgrade::Biodome,
        Upgrade::LeisureFacilities,
        Upgrade::Robotics,
        Upgrade::SpaceMining,
        Upgrade::MiningVehicles,
    ];
    assert_eq!(order, expected);
    assert!(player(&game, 1).upgrades.values().all(|paid| *paid == 0));
    // All six unlocked: all eight Colonies are free.
    let game = alone().upgrades(1, &expected).still();
    assert_eq!(markers(&game), (8, 2));
}

// PF-EX-35
// proves PF-SOLO-6, PF-SOLO-44, PF-SOLO-45, PF-SOLO-46, PF-SOLO-47, PF-SOLO-48, PF-SOLO-49, PF-SOLO-50
#[test]
fn every_level_begins_with_its_own() {
    let levels = [
        (Level::Easy, [1, 1, 0, 0], false),
        (Level::EasyPlus, [1, 1, 0, 0], true),
        (Level::Medium, [1, 1, 0, 0], true),
        (Level::MediumPlus, [2, 2, 1, 1], true),
        (Level::Hard, [1, 1, 0, 0], true),
        (Level::HardPlus, [3, 3, 2, 2], true),
    ];
    for (level, resources, colony) in levels {
        let game = dealt(level);
        assert_eq!(cargo(&game, 1), resources, "{level}");
        assert_eq!(markers(&game), (if colony { 1 } else { 2 }, 0), "{level}");
        let above = game.worlds().find(|(cell, _)| cell.to_string() == "0,1").unwrap().1;
        assert_eq!(above.colonies.has(Automa::SEAT), colony, "{level}");
        assert_eq!(player(&game, 1).colonies, u8::from(colony), "{level}");
        // PF-SOLO-50: it costs nothing, and the next one has the price of the second.
        assert_eq!(points(&game, 1), 0);
        let next = game.colony_bill(Automa::SEAT).unwrap();
        assert_eq!((next.engineer, next.any_leader, next.any_resource), (1, 1, u8::from(colony)), "{level}");
    }
}

/// The Automa's points for none to six upgrades.
fn upgrade_points(level: Level) -> Vec<i32> {
    let order = catalogue().automa.upgrades.map(|card| card.upgrade);
    (0..=6).map(|unlocked| total(&against(level).upgrades(1, &order[..unlocked]).still(), 1)).collect()
}

// proves PF-SOLO-44, PF-SOLO-45
#[test]
fn upgrades_count_least_on_easy() {
    assert_eq!(upgrade_points(Level::Easy), [0, 0, 1, 3, 6, 11, 15]);
    assert_eq!(upgrade_points(Level::EasyPlus), [0, 0, 1, 3, 6, 11, 15]);
}

// proves PF-SOLO-46, PF-SOLO-47
#[test]
fn upgrades_count_more_on_medium() {
    assert_eq!(upgrade_points(Level::Medium), [0, 0, 2, 5, 10, 17, 25]);
    assert_eq!(upgrade_points(Level::MediumPlus), [0, 0, 2, 5, 10, 17, 25]);
}

// proves PF-SOLO-48, PF-SOLO-49, PF-SOLO-50
#[test]
fn upgrades_count_most_on_hard() {
    assert_eq!(upgrade_points(Level::Hard), [0, 0, 5, 10, 15, 22, 30]);
    assert_eq!(upgrade_points(Level::HardPlus), [0, 0, 5, 10, 15, 22, 30]);
}

// proves PF-SOLO-8
#[test]
fn the_person_begins_every_round() {
    let mut game = decided(fresh(Level::Medium));
    let mut turns = Vec::new();
    while turns.len() < 6 {
        let mut moves = Vec::new();
        game.legal_moves(&mut moves);
        let mut outcomes = Vec::new();
        game.outcomes(&mut outcomes);
        let mv = outcomes.first().map_or(moves[0], |(mv, _)| *mv);
        let mut events = Vec::new();
        game.apply(mv, Tell::to(&mut events));
        turns.extend(events.iter().filter_map(|event| match event {
            Event::TurnBegan { seat } => Some(seat.index()),
            _ => None,
        }));
        assert_eq!(game.first(), Automa::PERSON);
    }
    assert_eq!(turns[..6], [0, 1, 0, 1, 0, 1]);
}

// proves PF-SOLO-7
#[test]
fn twelve_cards_come_round() {
    // The last card of the deck.
    let game = alone().automa_deck("A10").turn_of(1);
    assert_eq!(options(&game), ["automa A10"]);
    let game = end_turn(steps(game, "automa A10"));
    assert_eq!((automa(&game).deck.len(), automa(&game).discard.len()), (0, 12));
    // The deck is empty: all cards are shuffled anew, the one just played included.
    let game = alone().automa_deck("").turn_of(1);
    assert_eq!(options(&game).len(), 12);
    let events = reasons(game.clone(), "automa A10");
    assert_eq!(events[0], planetformers::automa::AutomaEvent::Reshuffled { cards: 12 });
    let game = steps(game, "automa A10");
    assert_eq!((automa(&game).deck.len(), automa(&game).discard.len()), (11, 0));
    assert!(!automa(&game).deck.has("A10".parse().unwrap()));
}
