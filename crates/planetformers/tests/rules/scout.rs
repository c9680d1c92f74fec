//! Scouting (PF-SCOUT).

use planetformers::Decision;
use planetformers::names::{Row, Specialist, Upgrade};
use planetformers::scene::Scene;
use table::{Game, Turn};

use crate::common::{can, cargo, crew, decision, names, no, options, player, run, run_to, scene};

/// Somebody on Cinderfall with a ready red Leader.
fn scout() -> Scene {
    scene().ark(0, "cinderfall.p").ready(0, &[Specialist::LeaderRed])
}

fn held(game: &planetformers::Planetformers) -> String {
    names(player(game, 0).held.iter())
}

fn discard(game: &planetformers::Planetformers) -> String {
    names(game.survivor_cards().1.iter())
}

// proves PF-SCOUT-1
#[test]
fn a_leader_of_the_planets_colour_scouts() {
    for (token, able) in [
        (Specialist::LeaderRed, true),
        (Specialist::LeaderGreen, false),
        (Specialist::LeaderBlue, false),
        (Specialist::Engineer, false),
    ] {
        let game = scene().ark(0, "cinderfall.p").ready(0, &[token]).acts(0);
        assert_eq!(can(&game, "scout"), able, "{token}");
    }
    no(&scene().ark(0, "cinderfall.p").acts(0), "scout", "PF-SCOUT-1");
    let game = scout().crew(0, Row::Upper, "C13 C22").acts(0);
    let game = run(game, "scout");
    assert_eq!(options(&game), ["token leader_red", "use C13"]);
    assert_eq!(crew(&run(game, "use C13"), 0), 1);
}

// proves PF-SCOUT-2, PF-SCOUT-4
#[test]
fn resources_are_gained_whatever_the_colour() {
    let game = run_to(scout().acts(0), "scout");
    assert_eq!((game.to_move(), options(&game).len()), (Turn::Fate, 15));
    let game = run(game, "survivor S06");
    assert_eq!((cargo(&game, 0), held(&game), discard(&game)), ([2, 0, 0, 0], String::new(), "S06".into()));
    assert!(!player(&game, 0).ready[Specialist::LeaderRed]);
    // With a resource of choice.
    let game = run(scout().acts(0), "scout; survivor S09; take technology");
    assert_eq!(cargo(&game, 0), [1, 0, 0, 1]);
}

// proves PF-SCOUT-3
#[test]
fn a_card_of_the_planets_colour_may_be_kept() {
    let game = run_to(scout().acts(0), "scout; survivor S01");
    assert_eq!((cargo(&game, 0), options(&game)), ([0, 0, 2, 0], vec!["keep".to_owned(), "pass".to_owned()]));
    let kept = run(game.clone(), "keep");
    assert_eq!((held(&kept), discard(&kept)), ("S01".into(), String::new()));
    let dropped = run(game, "pass");
    assert_eq!((held(&dropped), discard(&dropped)), (String::new(), "S01".into()));
}

// PF-EX-30; proves PF-SCOUT-5, PF-SCOUT-6
#[test]
fn with_three_survivors_nothing_more_is_kept() {
    let game = scout().held(0, "S02 S06 S11").acts(0);
    assert!(can(&game, "scout"));
    let game = run(game, "scout; survivor S01");
    assert_eq!(
        (cargo(&game, 0), held(&game), discard(&game)),
        ([0, 0, 2, 0], "S02 S06 S11".into(), "S01".into())
    );
    assert!(matches!(decision(&game), Decision::LastDraw(_)), "no held card can be dropped");
    let two = scout().held(0, "S02 S06").acts(0);
    assert!(can(&run_to(two, "scout; survivor S01"), "keep"));
}

// PF-EX-29; proves PF-SCOUT-7
#[test]
fn scout_vehicles_draw_two_and_resolve_one() {
    let game = scout().upgrades(0, &[Upgrade::ScoutVehicles]).held(0, "S02 S11").acts(0);
    let game = run_to(game, "scout; survivor S06; survivor S01");
    assert_eq!(options(&game), ["choose S01", "choose S06"]);
    no(&game, "choose S03", "PF-SCOUT-7");
    let red = run(game.clone(), "choose S01");
    assert_eq!((cargo(&red, 0), discard(&red)), ([0, 0, 2, 0], "S06".into()));
    let red = run(red, "keep");
    assert_eq!((held(&red), discard(&red)), ("S01 S02 S11".into(), "S06".into()));
    let green = run(game, "choose S06");
    assert_eq!(
        (cargo(&green, 0), held(&green), discard(&green)),
        ([2, 0, 0, 0], "S02 S11".into(), "S01 S06".into())
    );
    assert!(!player(&green, 0).ready[Specialist::LeaderRed]);
}

// proves PF-SCOUT-8
#[test]
fn an_empty_deck_is_made_anew() {
    let game = scout().survivor_deck("", "S06 S11").acts(0);
    let game = run_to(game, "scout");
    assert_eq!(options(&game), ["survivor S06", "survivor S11"]);
    let game = run(game, "survivor S06");
    // The card drawn goes to the new discard pile.
    assert_eq!((names(game.survivor_cards().0.iter()), discard(&game)), ("S11".into(), "S06".into()));
}

// proves PF-SCOUT-9
#[test]
fn without_survivors_nobody_scouts() {
    let game = scout().survivor_deck("", "").acts(0);
    no(&game, "scout", "PF-SCOUT-9");
    // Of a single card only that one is drawn, Scout Vehicles or not.
    let game = scout().upgrades(0, &[Upgrade::ScoutVehicles]).survivor_deck("S01", "").acts(0);
    let game = run_to(game, "scout; survivor S01");
    assert_eq!((cargo(&game, 0), options(&game)), ([0, 0, 2, 0], vec!["keep".to_owned(), "pass".to_owned()]));
}

// proves PF-SCOUT-10
#[test]
fn terraformed_planets_can_be_scouted_too() {
    let game = scout().terraformed("cinderfall").acts(0);
    assert_eq!(held(&run(game, "scout; survivor S01; keep")), "S01");
}

// PF-EX-56; proves PF-SCOUT-8, PF-SCOUT-11
#[test]
fn scout_vehicles_across_a_reshuffle() {
    let game = scout().upgrades(0, &[Upgrade::ScoutVehicles]).survivor_deck("S01", "S06 S11").acts(0);
    let game = run_to(game, "scout; survivor S01");
    // S01 cannot come again.
    assert_eq!(options(&game), ["survivor S06", "survivor S11"]);
    let game = run(game, "survivor S11; choose S01; keep");
    assert_eq!((names(game.survivor_cards().0.iter()), discard(&game)), ("S06".into(), "S11".into()));
}

// proves PF-SCOUT-11
#[test]
fn the_leader_is_paid_first_and_the_card_kept_last() {
    let game = scout().crew(0, Row::Upper, "C13").acts(0);
    let game = run_to(game, "scout");
    assert!(matches!(decision(&game), Decision::Pay(_)));
    let game = run_to(game, "token leader_red; survivor S04");
    // S04: a resource of choice and a Mineral; the choice comes before keeping.
    assert_eq!((cargo(&game, 0), options(&game).len()), ([0, 0, 1, 0], 4));
    let game = run(game, "take biomatter");
    assert_eq!(options(&game), ["keep", "pass"]);
}
