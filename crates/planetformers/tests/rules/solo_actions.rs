//! PF-SOLO: the actions of the Automa's cards.

use planetformers::automa::{AutomaEvent, Skip};
use planetformers::names::Upgrade;

use crate::common::*;
use crate::solo::*;

/// Why the next action is skipped.
#[track_caller]
fn skipped(game: planetformers::Planetformers) -> Skip {
    assert_eq!(only(&game), "pass");
    let events = reasons(game, "pass");
    let [AutomaEvent::Skipped { why, .. }, ..] = events[..] else { panic!("{events:?}") };
    why
}

// PF-EX-43
// proves PF-SOLO-27, PF-SOLO-28
#[test]
fn the_first_upgrade_is_cargo() {
    let game = alone().symbols("C31").cargo(1, [1, 1, 0, 0]).automa_acts("A05", 3);
    assert_eq!(only(&game), "upgrade cargo");
    let game = steps(game, "upgrade cargo");
    assert_eq!((hoard(&game), cargo(&game, 1)), (String::new(), [0, 1, 0, 0]));
    assert_eq!(markers(&game), (3, 0));
    assert_eq!(player(&game, 1).capacity(catalogue()), 6);
    // With no symbols left, the next one is skipped.
    let again = alone().upgrades(1, &[Upgrade::Cargo]).cargo(1, [1, 1, 1, 1]).automa_acts("A05", 3);
    assert_eq!(skipped(again), Skip::Specialists);
}

// PF-EX-43
// proves PF-SOLO-27, PF-SOLO-28, PF-SOLO-29
#[test]
fn upgrades_are_unlocked_in_their_order_and_pairs_free_outposts() {
    let order = catalogue().automa.upgrades.map(|card| card.upgrade);
    let outposts = [0, 0, 1, 1, 1, 2];
    for (unlocked, expected) in outposts.into_iter().enumerate() {
        let scene = alone().upgrades(1, &order[..unlocked]).symbols("C01").cargo(1, [2, 0, 0, 1]);
        let game = scene.automa_acts("A06", 3);
        assert_eq!(only(&game), format!("upgrade {}", order[unlocked]));
        let game = steps(game, &format!("upgrade {}", order[unlocked]));
        assert_eq!(markers(&game), (3 + unlocked as u8, expected), "after {}", order[unlocked]);
        // PF-SOLO-28: Cargo costs one resource, the others two, of any type.
        assert_eq!(cargo(&game, 1), if unlocked == 0 { [1, 0, 0, 1] } else { [0, 0, 0, 1] });
    }
    let all = alone().upgrades(1, &order).symbols("C01").cargo(1, [2, 2, 2, 2]).automa_acts("A06", 3);
    assert_eq!(skipped(all), Skip::AllUnlocked);
}

// proves PF-SOLO-28
#[test]
fn an_engineer_is_needed_for_all_but_cargo() {
    let after = |unlocked: &[Upgrade], cards| {
        alone().upgrades(1, unlocked).symbols(cards).cargo(1, [2, 2, 0, 0]).automa_acts("A05", 3)
    };
    assert_eq!(only(&after(&[], "C13")), "upgrade cargo", "any Specialist");
    assert_eq!(skipped(after(&[Upgrade::Cargo], "C13")), Skip::Specialists);
    assert_eq!(only(&after(&[Upgrade::Cargo], "C01")), "upgrade biodome");
    let poor = alone().upgrades(1, &[Upgrade::Cargo]).symbols("C01").cargo(1, [1, 0, 0, 0]);
    assert_eq!(skipped(poor.automa_acts("A05", 3)), Skip::Resources);
}

// proves PF-SOLO-27
#[test]
fn it_has_none_of_the_benefits() {
    // Robotics and a Colony under its Ark: the card's actions are all it does.
    let order = catalogue().automa.upgrades.map(|card| card.upgrade);
    let scene = alone().upgrades(1, &order).colonies(1, &["glacien"]).ark(1, "glacien.p");
    let game = scene.cargo(1, [1, 1, 1, 1]).automa_acts("A10", 3);
    let game = steps(game, "terraform");
    assert_eq!(asked(&game), 0, "the person's turn");
    assert_eq!(crew(&game, 1), 0);
    // Arrivals bring it nothing: it never ends on a Moon or Space Station.
    assert_eq!(hoard(&game), "");
}

// PF-EX-42
// proves PF-SOLO-33
#[test]
fn it_terraforms_from_the_left() {
    let game = alone().ark(1, "glacien.p").cargo(1, [1, 2, 1, 0]).automa_acts("A01", 4);
    let game = steps(game, "terraform");
    assert_eq!(levels(&game, "glacien"), [1, 0, 1, 0]);
    assert_eq!(cargo(&game, 1), [0, 2, 0, 0]);
    assert_eq!(merit(&game, "glacien"), [(1, 2)]);
    // The leftmost track as far as Cargo and maximum allow, before the next.
    let game = alone().ark(1, "glacien.p").colonies(1, &["glacien"]).outposts(1, &["verdance"]);
    let game = game.levels("glacien", [1, 0, 0, 0]).merit(0, "glacien", 1).cargo(1, [4, 4, 1, 4]);
    let game = steps(game.automa_acts("A01", 4), "terraform");
    assert_eq!(levels(&game, "glacien"), [3, 1, 1, 0], "two Biomatter, one Mineral, one Workforce");
    assert_eq!(cargo(&game, 1), [2, 3, 0, 4]);
    assert_eq!(merit(&game, "glacien"), [(1, 4), (0, 1)]);
}

// proves PF-SOLO-12, PF-SOLO-33
#[test]
fn it_terraforms_only_what_can_be() {
    let acts = |scene: planetformers::scene::Scene| scene.ark(1, "glacien.p").automa_acts("A01", 4);
    assert_eq!(skipped(acts(alone())), Skip::NothingToRaise);
    assert_eq!(skipped(acts(alone().cargo(1, [4; 4]).terraformed("glacien"))), Skip::Terraformed);
    let full = alone().levels("glacien", [3, 0, 0, 0]).merit(0, "glacien", 3).cargo(1, [4, 0, 0, 0]);
    assert_eq!(skipped(acts(full)), Skip::NothingToRaise);
}

// proves PF-SOLO-34
#[test]
fn completing_a_planet_scores_for_it_as_for_anybody() {
    // Glacien lacks one Workforce and one Technology; the person has four spots, the Automa three.
    let scene = alone().levels("glacien", [3, 1, 2, 1]).merit(0, "glacien", 4).merit(1, "glacien", 3);
    let game = scene.ark(1, "glacien.p").cargo(1, [2, 2, 2, 2]).automa_acts("A01", 4);
    let game = steps(game, "terraform");
    // Five spots and three points for the first rank; four and one for the second.
    assert_eq!((points(&game, 1), points(&game, 0)), (8, 5));
    assert!(world(&game, "glacien").terraformed && world(&game, "glacien").merit.is_empty());
    assert_eq!(cargo(&game, 1), [2, 1, 2, 1]);
    assert_eq!(game.terraformed(), 1);
    // On the same spot the marker that came last lies on top: the Automa's.
    let scene = alone().card((0, 0), "rusthaven").levels("rusthaven", [3, 2, 2, 2]);
    let scene = scene.merit(0, "rusthaven", 5).merit(1, "rusthaven", 4).ark(1, "rusthaven.p");
    let game = steps(scene.cargo(1, [0, 0, 0, 1]).automa_acts("A01", 4), "terraform");
    assert_eq!((points(&game, 1), points(&game, 0)), (8, 6));
}

// proves PF-SOLO-35
#[test]
fn it_scouts_for_resources_and_keeps_nobody() {
    let scout = || alone().ark(1, "glacien.p").symbols("C31 C01").cargo(1, [0, 1, 0, 0]);
    let game = scout().automa_acts("A04", 4);
    assert_eq!(only(&game), "scout");
    let game = steps(game, "scout");
    assert_eq!((hoard(&game), offered(&game, "survivor").len()), ("C01".into(), 15));
    // A blue Survivor on a blue Planet: it is discarded all the same. The printed type first, then what it has least of.
    let game = steps(game, "survivor S14");
    assert_eq!(cargo(&game, 1), [1, 1, 0, 1]);
    assert!(player(&game, 1).held.is_empty() && player(&game, 1).settled.is_empty());
    assert!(game.survivor_cards().1.has("S14".parse().unwrap()));
    assert_eq!(only(&game), "terraform");
    // No Leader of the Planet's colour, and not enough others.
    let game = alone().ark(1, "glacien.p").symbols("C13").automa_acts("A04", 4);
    assert_eq!(skipped(game), Skip::Specialists);
    // No Survivor left: nothing is paid.
    let game = scout().survivor_deck("", "").automa_acts("A04", 4);
    assert_eq!(skipped(game.clone()), Skip::NoSurvivors);
    assert_eq!(hoard(&steps(game, "pass")), "C31 C01");
    // The discard pile counts (PF-SCOUT-8).
    let game = scout().survivor_deck("", "S06").automa_acts("A04", 4);
    assert_eq!(only(&game), "scout");
}

// proves PF-SOLO-36
#[test]
fn it_creates_a_colony_where_it_has_none() {
    let scene = || alone().ark(1, "glacien.p").symbols("C01 C13");
    let game = steps(scene().automa_acts("A11", 4), "colony");
    assert_eq!((player(&game, 1).colonies, markers(&game), hoard(&game)), (1, (1, 0), String::new()));
    assert!(world(&game, "glacien").colonies.has(planetformers::automa::Automa::SEAT));
    // A Colony of the person is no obstacle, an own one is; a marker is needed.
    assert_eq!(only(&scene().colonies(0, &["glacien"]).automa_acts("A11", 4)), "colony");
    assert_eq!(skipped(scene().colonies(1, &["glacien"]).automa_acts("A11", 4)), Skip::HasColony);
    assert_eq!(skipped(scene().pool(1, 0, 0).automa_acts("A11", 4)), Skip::NoColony);
    // The second one costs a resource.
    let second = || scene().colonies(1, &["verdance"]);
    assert_eq!(skipped(second().automa_acts("A11", 4)), Skip::Resources);
    let game = steps(second().cargo(1, [0, 0, 1, 0]).automa_acts("A11", 4), "colony");
    assert_eq!((player(&game, 1).colonies, cargo(&game, 1)), (2, [0; 4]));
}

// PF-EX-52
// proves PF-SOLO-38, PF-SOLO-39
#[test]
fn it_creates_outposts_and_never_moves_them() {
    let sporeth = || alone().card((0, 0), "sporeth").ark(1, "sporeth.p").terraformed("sporeth");
    let game = steps(sporeth().colonies(1, &["sporeth"]).pool(1, 1, 1).automa_acts("A07", 6), "outpost");
    assert_eq!((points(&game, 1), markers(&game), cargo(&game, 1)), (2, (1, 0), [0; 4]));
    // Again on the same Planet: skipped, even with the second marker.
    let again = sporeth().outposts(1, &["sporeth"]).pool(1, 2, 1).automa_acts("A07", 6);
    assert_eq!(skipped(again), Skip::HasOutpost);
    // Without a Colony there are no points.
    let game = steps(sporeth().pool(1, 2, 1).automa_acts("A12", 3), "outpost");
    assert_eq!(points(&game, 1), 0);
    // None free, one placed or both placed: it moves none.
    assert_eq!(skipped(sporeth().automa_acts("A12", 3)), Skip::NoOutpost);
    let placed = sporeth().outposts(1, &["glacien"]);
    assert_eq!(skipped(placed.automa_acts("A12", 3)), Skip::NoOutpost);
    let placed = sporeth().outposts(1, &["glacien", "verdance"]);
    assert_eq!(skipped(placed.automa_acts("A12", 3)), Skip::NoOutpost);
    // The person comes: two Biomatter and a Workforce, but no Crew card.
    let game = sporeth().outposts(1, &["sporeth"]).ark(1, "verdance.p").ark(0, "sporeth.s1").turn_of(0);
    let game = steps(game, "travel sporeth.p");
    assert_eq!((cargo(&game, 1), hoard(&game), cargo(&game, 0)), ([2, 1, 0, 0], String::new(), [0; 4]));
}

// proves PF-SOLO-39
#[test]
fn arrivals_of_the_automa_pay_both() {
    // Its own Outpost and that of the person on Glacien (two Technology).
    let scene = || alone().ark(1, "verdance.p");
    let game = steps(scene().outposts(1, &["glacien"]).automa_acts("A01", 3), "travel glacien.p");
    assert_eq!((cargo(&game, 1), cargo(&game, 0)), ([0, 0, 0, 2], [0; 4]));
    // It comes right after the travel: the Technology is there for the next action.
    assert_eq!(only(&game), "terraform");
    let game = steps(scene().outposts(0, &["glacien"]).automa_acts("A01", 3), "travel glacien.p");
    assert_eq!((cargo(&game, 1), cargo(&game, 0)), ([0; 4], [0, 0, 0, 2]));
    // Staying on a Planet with an Outpost pays nothing, nor does passing over it.
    let game = steps(scene().outposts(1, &["verdance"]).automa_acts("A01", 3), "travel glacien.p");
    assert_eq!(cargo(&game, 1), [0; 4]);
}
