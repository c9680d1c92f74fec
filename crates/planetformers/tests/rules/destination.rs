//! Destination actions and Gather Resources (PF-DEST, PF-GATHER).

use planetformers::Decision;
use planetformers::names::{Row, Upgrade};
use planetformers::scene::Scene;

use crate::common::{can, cargo, crew, decision, levels, no, offered, options, player, points, run, scene};

/// Somebody on Glacien who can do everything there.
fn able() -> Scene {
    scene()
        .ark(0, "glacien.p")
        .cargo(0, [2; 4])
        .crew(0, Row::Upper, "C01 C31 C32")
        .pool(0, 1, 1)
        .held(0, "S11")
}

// proves PF-DEST-1, PF-DEST-6
#[test]
fn one_of_six_actions_on_a_planet() {
    let game = able().acts(0);
    assert_eq!(options(&game), ["gather", "terraform", "scout", "colony", "outpost", "pass"]);
    no(&game, "settle S11", "PF-SETTLE-1");
    no(&game, "ready C01 leader_red", "PF-DEST-1");
    let settled = able().terraformed("glacien").acts(0);
    assert!(can(&settled, "settle S11"));
    // After one action there is no other.
    let game = run(game, "gather");
    assert!(matches!(decision(&game), Decision::LastDraw(_)));
    // The colour does not restrict the actions; all concern the Planet under the Ark.
    for planet in ["cinderfall.p", "verdance.p"] {
        let game = able().ark(0, planet).acts(0);
        assert!(["gather", "terraform", "colony", "outpost"].iter().all(|action| can(&game, action)));
    }
    let game = run(able().acts(0), "terraform; raise minerals; pass");
    assert_eq!((levels(&game, "glacien"), levels(&game, "verdance")), ([0, 0, 1, 0], [0; 4]));
}

// proves PF-DEST-2
#[test]
fn robotics_and_a_colony_allow_two_different_actions() {
    let game = able().upgrades(0, &[Upgrade::Robotics]).colonies(0, &["glacien"]).acts(0);
    let game = run(game, "gather");
    no(&game, "gather", "PF-DEST-2");
    let game = run(game, "terraform; raise minerals; pass");
    assert!(matches!(decision(&game), Decision::LastDraw(_)), "no third action");
    // Robotics without a Colony here, or a Colony without Robotics, is not enough.
    let game = able().upgrades(0, &[Upgrade::Robotics]).colonies(0, &["verdance"]).acts(0);
    assert!(matches!(decision(&run(game, "gather")), Decision::LastDraw(_)));
    let game = able().colonies(0, &["glacien"]).acts(0);
    assert!(matches!(decision(&run(game, "gather")), Decision::LastDraw(_)));
}

// PF-EX-24; proves PF-DEST-2, PF-DEST-3
#[test]
fn a_colony_created_first_counts() {
    let game = able().upgrades(0, &[Upgrade::Robotics]).acts(0);
    let game = run(game, "colony; use C31");
    no(&game, "colony", "PF-DEST-2");
    assert_eq!(options(&game), ["gather", "terraform", "scout", "outpost", "pass"]);
    let game = run(game, "gather");
    assert!(matches!(decision(&game), Decision::LastDraw(_)));
    // After gathering there is no Colony, and so no second action.
    let game = run(able().upgrades(0, &[Upgrade::Robotics]).acts(0), "gather");
    assert!(matches!(decision(&game), Decision::LastDraw(_)));
}

// proves PF-DEST-4
#[test]
fn both_actions_on_the_portal_a_moon_or_a_station_in_any_order() {
    for spot in ["star_portal.p", "cinderfall.m1", "cinderfall.s1"] {
        let game = able().ark(0, spot).acts(0);
        let exchange = "ready C31 engineer";
        no(&game, "terraform", "PF-DEST-4");
        no(&game, "colony", "PF-DEST-4");
        let gathered = run(game.clone(), "gather");
        let gathered =
            if can(&gathered, "take minerals") { run(gathered, "take minerals") } else { gathered };
        no(&gathered, "gather", "PF-DEST-4");
        assert!(can(&gathered, exchange), "{spot}");
        let exchanged = run(game, exchange);
        assert!(can(&exchanged, "gather") && offered(&exchanged, "ready").is_empty());
        no(&exchanged, "ready C01 leader_red", "PF-DEST-4");
    }
}

// proves PF-DEST-7
#[test]
fn actions_are_optional_and_need_what_they_cost() {
    let game = scene().ark(0, "glacien.p").acts(0);
    assert_eq!(options(&game), ["gather", "pass"]);
    no(&game, "terraform", "PF-TERRA-6");
    no(&game, "scout", "PF-SCOUT-1");
    no(&game, "colony", "PF-COL-1");
    no(&game, "outpost", "PF-OUT-3");
    assert_eq!(cargo(&run(game, "pass"), 0), [0; 4]);
}

// proves PF-DEST-8, PF-TERRA-4
#[test]
fn a_colony_or_outpost_placed_first_already_raises_the_limit() {
    let game = able().upgrades(0, &[Upgrade::Robotics]).acts(0);
    assert_eq!(game.terraform_limit(table::Seat::new(0)), 2);
    let game = run(game, "colony; use C31; terraform; raise biomatter; raise biomatter; raise minerals");
    assert_eq!(levels(&game, "glacien"), [2, 0, 1, 0]);
    assert!(offered(&game, "raise").is_empty());
    let game = able().upgrades(0, &[Upgrade::Robotics]).colonies(0, &["glacien"]).pool(0, 0, 1).acts(0);
    let game =
        run(game, "outpost; terraform; raise biomatter; raise biomatter; raise minerals; raise minerals");
    assert_eq!((levels(&game, "glacien"), points(&game, 0)), ([2, 0, 2, 0], 2));
}

// PF-EX-48; proves PF-DEST-8, PF-SETTLE-1, PF-TERRA-7
#[test]
fn after_completing_a_planet_it_can_be_settled_or_gathered_anew() {
    let game = scene()
        .ark(0, "glacien.p")
        .upgrades(0, &[Upgrade::Robotics])
        .colonies(0, &["glacien"])
        .held(0, "S11")
        .levels("glacien", [3, 2, 2, 1])
        .merit(0, "glacien", 8)
        .cargo(0, [0, 0, 0, 2])
        .acts(0);
    let game = run(game, "terraform; raise technology");
    no(&game, "terraform", "PF-DEST-2");
    assert_eq!(options(&game), ["gather", "settle S11", "pass"]);
    let settled = run(game.clone(), "settle S11");
    assert_eq!((player(&settled, 0).held.len(), player(&settled, 0).settled.len()), (0, 1));
    assert_eq!(cargo(&run(game, "gather"), 0), [1, 1, 0, 3]);
}

// proves PF-DEST-9
#[test]
fn placing_and_moving_an_outpost_are_the_same_action() {
    let game = scene()
        .ark(0, "glacien.p")
        .card((0, 0), "azurine")
        .upgrades(0, &[Upgrade::Robotics, Upgrade::Biodome, Upgrade::LeisureFacilities])
        .upgrades(0, &[Upgrade::SpaceMining, Upgrade::MiningVehicles])
        .colonies(0, &["glacien"])
        .outposts(0, &["verdance"])
        .acts(0);
    let game = run(game, "outpost");
    no(&game, "outpost verdance", "PF-DEST-2");
    assert!(offered(&game, "outpost").is_empty());
}

// proves PF-GATHER-1
#[test]
fn gathering_brings_what_is_shown() {
    let gathered = |spot: &str| cargo(&run(scene().ark(0, spot).acts(0), "gather"), 0);
    assert_eq!(gathered("cinderfall.p"), [0, 0, 2, 0]);
    assert_eq!(gathered("verdance.p"), [2, 0, 0, 0]);
    assert_eq!(gathered("glacien.p"), [0, 0, 0, 2]);
    assert_eq!(gathered("cinderfall.m1"), [0, 0, 1, 0]);
    assert_eq!(gathered("cinderfall.s1"), [0, 1, 0, 0]);
    assert_eq!(gathered("verdance.m1"), [1, 0, 0, 0]);
    assert_eq!(gathered("verdance.s1"), [0, 0, 0, 1]);
    // The Star Portal: a resource of choice.
    let game = run(scene().ark(0, "star_portal.p").acts(0), "gather");
    assert_eq!(offered(&game, "take").len(), 4);
    assert_eq!(cargo(&run(game, "take workforce"), 0), [0, 1, 0, 0]);
}

// proves PF-GATHER-2, PF-TERRA-19
#[test]
fn a_planet_yields_by_the_side_that_is_face_up() {
    let after = |planet: &str| {
        let game =
            scene().card((0, 0), "rusthaven").ark(0, &format!("{planet}.p")).terraformed(planet).acts(0);
        cargo(&run(game, "gather"), 0)
    };
    assert_eq!(after("cinderfall"), [0, 1, 2, 1]);
    assert_eq!(after("verdance"), [2, 1, 1, 0]);
    assert_eq!(after("glacien"), [1, 1, 0, 2]);
    assert_eq!(after("rusthaven"), [0, 2, 2, 0]);
}

// proves PF-GATHER-3
#[test]
fn what_does_not_fit_is_lost() {
    let game = scene().ark(0, "verdance.p").cargo(0, [3, 0, 0, 0]).acts(0);
    assert_eq!(cargo(&run(game, "gather"), 0), [4, 0, 0, 0]);
}

// proves PF-GATHER-4
#[test]
fn crew_symbols_bring_crew_cards() {
    let game = run(scene().ark(0, "glacien.s1").acts(0), "gather; canteen C37; place lower");
    assert_eq!((crew(&game, 0), cargo(&game, 0)), (1, [0; 4]));
    // Sporeth, terraformed: 2 Biomatter, 1 Workforce and a Crew card.
    let game = scene().card((0, 0), "sporeth").terraformed("sporeth").ark(0, "sporeth.p").acts(0);
    let game = run(game, "gather; canteen C37; place lower");
    assert_eq!((crew(&game, 0), cargo(&game, 0)), (1, [2, 1, 0, 0]));
}

// proves PF-GATHER-5
#[test]
fn a_yield_is_never_used_up() {
    let mut game = scene().ark(0, "verdance.p").acts(0);
    game = run(game, "gather");
    let again = scene().ark(0, "verdance.p").cargo(0, cargo(&game, 0)).acts(0);
    assert_eq!(cargo(&run(again, "gather"), 0), [4, 0, 0, 0]);
    // Somebody else can gather the same on the next turn.
    let game = crate::common::land(run(game, "pass"), "verdance.p");
    assert_eq!(cargo(&run(game, "gather"), 1), [2, 0, 0, 0]);
}
