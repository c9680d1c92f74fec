//! Trading Outposts (PF-OUT).

use planetformers::names::{Row, Upgrade};
use planetformers::scene::Scene;
use table::Seat;

use crate::common::{asked, can, cargo, crew, no, offered, options, player, points, run, scene, world};

const ME: Seat = Seat::new(0);

// PF-EX-25; proves PF-OUT-1, PF-OUT-2, PF-OUT-3, PF-OUT-4, PF-OUT-5
#[test]
fn outposts_are_created_and_moved() {
    let first = scene().colonies(0, &["glacien", "cinderfall"]).pool(0, 0, 1);
    let game = run(first.ark(0, "glacien.p").acts(0), "outpost");
    assert_eq!((points(&game, 0), player(&game, 0).outpost_pool, player(&game, 0).outposts), (2, 0, 1));
    assert!(world(&game, "glacien").outposts.has(ME));
    // On Verdance, with the second one not yet gained.
    let second = scene().colonies(0, &["glacien", "cinderfall"]).outposts(0, &["glacien"]);
    let game = second.clone().ark(0, "verdance.p").acts(0);
    no(&game, "outpost", "PF-OUT-3");
    no(&game, "outpost glacien", "PF-OUT-3");
    // Once it is gained; without a Colony there is nothing to score.
    let game = run(second.pool(0, 0, 1).ark(0, "verdance.p").acts(0), "outpost");
    assert_eq!((points(&game, 0), player(&game, 0).outposts), (0, 2));
    // Both are placed: either can be moved to Cinderfall.
    let both = || scene().colonies(0, &["glacien", "cinderfall"]).outposts(0, &["glacien", "verdance"]);
    let game = both().ark(0, "cinderfall.p").acts(0);
    assert_eq!(offered(&game, "outpost"), ["outpost verdance", "outpost glacien"]);
    no(&game, "outpost", "PF-OUT-2");
    no(&game, "outpost cinderfall", "PF-OUT-2");
    let moved = run(game, "outpost verdance");
    assert_eq!((points(&moved, 0), player(&moved, 0).outposts), (2, 2));
    assert!(world(&moved, "cinderfall").outposts.has(ME) && !world(&moved, "verdance").outposts.has(ME));
    assert!(world(&moved, "glacien").outposts.has(ME));
    // Not where an own one lies.
    let game = both().ark(0, "glacien.p").acts(0);
    no(&game, "outpost verdance", "PF-OUT-4");
    no(&game, "outpost glacien", "PF-OUT-4");
    let game = scene().outposts(0, &["glacien"]).pool(0, 0, 1).ark(0, "glacien.p").acts(0);
    no(&game, "outpost", "PF-OUT-4");
}

// proves PF-OUT-4
#[test]
fn outposts_of_different_players_share_a_planet() {
    let game = scene().outposts(1, &["glacien"]).pool(0, 0, 1).ark(0, "glacien.p").acts(0);
    let game = run(game, "outpost");
    assert_eq!(world(&game, "glacien").outposts.iter().count(), 2);
    // Somebody else's Colony scores nothing.
    let game = scene().colonies(1, &["glacien"]).pool(0, 0, 1).ark(0, "glacien.p").acts(0);
    assert_eq!(points(&run(game, "outpost"), 0), 0);
}

// PF-EX-26; proves PF-OUT-6, PF-OUT-7, PF-OUT-8
#[test]
fn every_arrival_pays_the_owner() {
    // Seat 2 has the Outpost, seat 1 arrives.
    let game = scene().outposts(1, &["verdance"]).cargo(1, [3, 0, 0, 0]).turn_of(0);
    let game = run(game, "travel verdance.p");
    assert_eq!((cargo(&game, 0), cargo(&game, 1)), ([0; 4], [4, 0, 0, 0]));
    // The owner's own arrival too.
    let game = run(scene().outposts(0, &["verdance"]).turn_of(0), "travel verdance.p");
    assert_eq!(cargo(&game, 0), [2, 0, 0, 0]);
    // Terraformed Sporeth: 2 Biomatter and 1 Workforce, but no Crew card.
    let game = scene().card((2, 1), "sporeth").terraformed("sporeth").outposts(1, &["sporeth"]).turn_of(0);
    let game = run(game, "travel sporeth.p");
    assert_eq!((cargo(&game, 1), crew(&game, 1), crew(&game, 0)), ([2, 1, 0, 0], 0, 0));
    assert_eq!((asked(&game), offered(&game, "canteen").len()), (0, 0), "nobody takes a Crew card");
}

// proves PF-OUT-8, PF-OUT-1
#[test]
fn neither_passing_through_nor_creating_pays() {
    // Through Verdance to its Space Station.
    let game = run(scene().outposts(1, &["verdance"]).turn_of(0), "travel verdance.s1");
    assert_eq!(cargo(&game, 1), [0; 4]);
    let game = run(scene().pool(0, 0, 1).ark(0, "verdance.p").acts(0), "outpost");
    assert_eq!(cargo(&game, 0), [0; 4]);
    // Before Crew cards are played: the income can pay for a trade. C22, bottom edge, green.
    let game = scene().outposts(0, &["verdance"]).crew(0, Row::Upper, "C27").turn_of(0);
    let game = run(game, "travel verdance.p; play C27");
    assert!(can(&game, "act"), "{:?}", options(&game));
}

// PF-EX-60; proves PF-OUT-6, PF-OUT-9, PF-OUT-11
#[test]
fn several_owners_choose_in_turn_order_from_whoever_arrived() {
    let game =
        Scene::new(3).card((2, 1), "canopia").outposts(0, &["canopia"]).outposts(2, &["canopia"]).turn_of(1);
    let game = run(game, "travel canopia.p");
    assert_eq!((asked(&game), cargo(&game, 2), cargo(&game, 0)), (2, [1, 0, 0, 0], [0; 4]));
    let game = run(game, "take minerals");
    assert_eq!((asked(&game), cargo(&game, 2), cargo(&game, 0)), (0, [1, 0, 1, 0], [1, 0, 0, 0]));
    let game = run(game, "take technology");
    assert_eq!((asked(&game), cargo(&game, 0), cargo(&game, 1)), (1, [1, 0, 0, 1], [0; 4]));
    // Whoever arrived comes first.
    let game =
        Scene::new(3).card((2, 1), "canopia").outposts(1, &["canopia"]).outposts(0, &["canopia"]).turn_of(1);
    assert_eq!(asked(&run(game, "travel canopia.p")), 1);
}

// proves PF-OUT-10
#[test]
fn outposts_raise_the_terraform_limit() {
    let game = scene().outposts(0, &["verdance", "glacien"]).acts(0);
    assert_eq!((game.terraform_limit(ME), game.terraform_limit(Seat::new(1))), (4, 2));
    let pool = scene().upgrades(0, &[Upgrade::Biodome, Upgrade::LeisureFacilities]).acts(0);
    assert_eq!(pool.terraform_limit(ME), 2);
}

// proves PF-OUT-11
#[test]
fn a_choice_on_somebody_elses_turn_is_made_in_passing() {
    use table::Show as _;
    let game = scene().card((2, 1), "canopia").outposts(0, &["canopia"]).outposts(1, &["canopia"]).turn_of(0);
    let game = run(game, "travel canopia.p");
    assert_eq!((asked(&game), game.in_passing()), (0, false));
    let game = run(game, "take minerals");
    assert_eq!((asked(&game), game.in_passing()), (1, true));
}
