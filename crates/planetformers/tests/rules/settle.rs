//! Settling (PF-SETTLE).

use planetformers::names::Upgrade;
use planetformers::scene::Scene;

use crate::common::{can, names, no, offered, player, points, run, scene, total};

/// Somebody on terraformed Glacien with three Survivors.
fn settler() -> Scene {
    scene().ark(0, "glacien.p").terraformed("glacien").held(0, "S11 S12 S01")
}

// PF-EX-31; proves PF-SETTLE-1, PF-SETTLE-2, PF-SETTLE-3, PF-SETTLE-6
#[test]
fn one_survivor_of_the_colour_settles() {
    let game = settler().acts(0);
    assert_eq!(offered(&game, "settle"), ["settle S11", "settle S12"]);
    no(&game, "settle S01", "PF-SETTLE-1");
    no(&game, "settle S13", "PF-SETTLE-1");
    let game = run(game, "settle S12");
    let me = player(&game, 0);
    assert_eq!((names(me.held.iter()), names(me.settled.iter())), ("S01 S11".into(), "S12".into()));
    assert_eq!((points(&game, 0), total(&game, 0)), (0, 5), "no points on the track, five at the end");
    // Not two, even with Robotics.
    let robots = settler().upgrades(0, &[Upgrade::Robotics]).colonies(0, &["glacien"]).acts(0);
    let robots = run(robots, "settle S11");
    no(&robots, "settle S12", "PF-DEST-2");
    assert!(can(&robots, "gather"));
}

// proves PF-SETTLE-1
#[test]
fn the_planet_must_be_terraformed() {
    let game = scene().ark(0, "glacien.p").held(0, "S11").acts(0);
    no(&game, "settle S11", "PF-SETTLE-1");
}

// proves PF-SETTLE-2
#[test]
fn a_settled_card_makes_room_below_the_bridge() {
    use planetformers::names::Specialist;
    let game = settler().upgrades(0, &[Upgrade::Robotics]).colonies(0, &["glacien"]);
    let game = game.ready(0, &[Specialist::LeaderBlue]).acts(0);
    let game = run(game, "settle S11; scout; survivor S13; keep");
    assert_eq!(names(player(&game, 0).held.iter()), "S01 S12 S13");
}

// proves PF-SETTLE-4
#[test]
fn a_planet_is_settled_again_and_by_anybody() {
    let game = run(settler().held(1, "S14").ark(1, "glacien.m1").acts(0), "settle S11; pass");
    let game = crate::common::land(game, "glacien.p");
    assert!(can(&game, "settle S14"));
    let game = scene().ark(0, "glacien.p").terraformed("glacien").settled(0, "S11").held(0, "S12").acts(0);
    assert_eq!(player(&run(game, "settle S12"), 0).settled.len(), 2);
}

// proves PF-SETTLE-5
#[test]
fn settled_cards_never_return() {
    use planetformers::names::Specialist;
    let game = scene().ark(0, "cinderfall.p").ready(0, &[Specialist::LeaderRed]).settled(0, "S11 S12");
    let game = game.survivor_deck("", "S06").acts(0);
    let game = crate::common::run_to(game, "scout");
    assert_eq!(crate::common::options(&game), ["survivor S06"]);
}
