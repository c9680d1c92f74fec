//! Terraforming (PF-TERRA).

use planetformers::Decision;
use planetformers::names::NodeKind;
use planetformers::scene::Scene;
use table::Seat;

use crate::common::{
    ark, can, cargo, catalogue, decision, levels, merit, no, offered, options, points, run, scene, world,
};

// proves PF-TERRA-1, PF-TERRA-3, PF-TERRA-5, PF-TERRA-8
#[test]
fn every_unit_raises_its_track_by_a_level() {
    let game = scene().ark(0, "glacien.p").cargo(0, [2, 1, 1, 1]).acts(0);
    let spread = run(game.clone(), "terraform; raise biomatter; raise workforce");
    assert_eq!((levels(&spread, "glacien"), cargo(&spread, 0)), ([1, 1, 0, 0], [1, 0, 1, 1]));
    assert_eq!(merit(&spread, "glacien"), [(0, 2)]);
    let one_track = run(game.clone(), "terraform; raise biomatter; raise biomatter");
    assert_eq!((levels(&one_track, "glacien"), cargo(&one_track, 0)), ([2, 0, 0, 0], [0, 1, 1, 1]));
    // One level is enough.
    let short = run(game, "terraform; raise technology; pass");
    assert_eq!((levels(&short, "glacien"), merit(&short, "glacien")), ([0, 0, 0, 1], vec![(0, 1)]));
}

// proves PF-TERRA-2
#[test]
fn only_tracks_of_the_card_rise_and_not_above_their_maximum() {
    // Azurine has no track for Technology.
    let game = scene().card((0, 0), "azurine").ark(0, "azurine.p").cargo(0, [1, 0, 0, 4]).acts(0);
    let game = run(game, "terraform");
    assert_eq!(options(&game), ["raise biomatter"]);
    no(&game, "raise technology", "PF-TERRA-2");
    no(&game, "raise minerals", "PF-TERRA-1");
    let full = scene().ark(0, "glacien.p").levels("glacien", [0, 2, 0, 0]).merit(1, "glacien", 2);
    let full = run(full.cargo(0, [1, 1, 0, 0]).acts(0), "terraform");
    assert_eq!(options(&full), ["raise biomatter"]);
    no(&full, "raise workforce", "PF-TERRA-2");
    let nothing = scene().card((0, 0), "azurine").ark(0, "azurine.p").cargo(0, [0, 0, 0, 4]).acts(0);
    no(&nothing, "terraform", "PF-TERRA-6");
}

// PF-EX-6; proves PF-TERRA-4, PF-COL-12, PF-OUT-10
#[test]
fn colonies_and_outposts_of_the_whole_system_raise_the_limit() {
    let me = Seat::new(0);
    assert_eq!(scene().acts(0).terraform_limit(me), 2);
    let game = scene().colonies(0, &["verdance", "cinderfall"]).outposts(0, &["verdance"]).acts(0);
    assert_eq!((game.terraform_limit(me), game.terraform_limit(Seat::new(1))), (5, 2));
    // Markers in the pool do not count.
    assert_eq!(scene().pool(0, 3, 2).acts(0).terraform_limit(me), 2);
    let game =
        scene().colonies(0, &["verdance", "cinderfall"]).outposts(0, &["verdance"]).ark(0, "glacien.p");
    let game =
        run(game.cargo(0, [4; 4]).acts(0), "terraform; raise biomatter; raise biomatter; raise biomatter");
    let game = run(game, "raise minerals; raise minerals");
    assert_eq!(levels(&game, "glacien"), [3, 0, 2, 0]);
    assert!(matches!(decision(&game), Decision::LastDraw(_)), "five levels and no more");
}

// proves PF-TERRA-6
#[test]
fn an_action_raises_at_least_one_level() {
    let game = run(scene().ark(0, "glacien.p").cargo(0, [1, 1, 0, 0]).acts(0), "terraform");
    no(&game, "pass", "PF-TERRA-6");
    assert!(can(&run(game, "raise biomatter"), "pass"));
}

// proves PF-TERRA-7
#[test]
fn a_terraformed_planet_is_not_terraformed_again() {
    let game = scene().ark(0, "glacien.p").terraformed("glacien").cargo(0, [4; 4]).acts(0);
    no(&game, "terraform", "PF-TERRA-7");
}

// proves PF-TERRA-9
#[test]
fn merit_and_levels_always_agree() {
    for (planet, card) in &catalogue().planets {
        assert_eq!(card.track_length, card.levels.values().sum::<u8>(), "{planet}");
    }
    let mut game: planetformers::Planetformers = table::check::laid_out(&planetformers::Setup::new(4));
    let mut rng = table::Rng::new(table::Seed::from_number(2));
    while table::check::step(&mut game, &mut rng) {
        for (_, world) in game.worlds() {
            let spots: u8 = world.merit.iter().map(|marker| marker.spot).sum();
            assert_eq!(spots, world.levels.values().sum::<u8>());
            assert!(spots <= catalogue().planets[world.planet].track_length);
        }
    }
}

// PF-EX-27; proves PF-TERRA-10, PF-TERRA-11, PF-TERRA-12
#[test]
fn the_marker_on_top_ranks_higher() {
    let (brown, yellow, purple) = (1, 0, 2);
    let stack =
        || Scene::new(3).card((0, 0), "canopia").merit(brown, "canopia", 3).merit(yellow, "canopia", 3);
    assert_eq!(merit(&stack().still(), "canopia"), [(0, 3), (1, 3)]);
    let three = stack().merit(purple, "canopia", 3);
    assert_eq!(merit(&three.clone().still(), "canopia"), [(2, 3), (0, 3), (1, 3)]);
    // Yellow moves on; the others keep their order.
    let moved = three.merit(yellow, "canopia", 1);
    assert_eq!(merit(&moved.still(), "canopia"), [(0, 4), (2, 3), (1, 3)]);
    // The lowest marker moves onto the highest: it goes on top.
    let last = stack().merit(purple, "canopia", 1).merit(purple, "canopia", 2);
    assert_eq!(merit(&last.still(), "canopia"), [(2, 3), (0, 3), (1, 3)]);
    // By an action of two levels past somebody who stands between.
    let game = scene()
        .ark(0, "glacien.p")
        .merit(0, "glacien", 1)
        .merit(1, "glacien", 2)
        .levels("glacien", [1, 1, 1, 0]);
    let game = run(game.cargo(0, [2, 0, 0, 0]).acts(0), "terraform; raise biomatter; pass");
    assert_eq!(merit(&game, "glacien"), [(0, 2), (1, 2)]);
}

/// Rusthaven before its completion: Yellow on 4, Brown and Purple on 2 with Purple on top.
fn nearly_done() -> Scene {
    Scene::new(3)
        .card((0, 0), "rusthaven")
        .levels("rusthaven", [2, 2, 2, 2])
        .merit(0, "rusthaven", 4)
        .merit(1, "rusthaven", 2)
        .merit(2, "rusthaven", 2)
        .colonies(0, &["verdance", "glacien"])
        .colonies(1, &["rusthaven"])
        .outposts(0, &["verdance"])
        .ark(0, "rusthaven.p")
        .cargo(0, [2, 1, 1, 2])
}

// PF-EX-7; proves PF-TERRA-8, PF-TERRA-10, PF-TERRA-11, PF-TERRA-13, PF-TERRA-14, PF-TERRA-15, PF-TERRA-16
#[test]
fn completing_a_red_planet() {
    let game = run(nearly_done().acts(0), "terraform; raise biomatter; raise technology");
    assert_eq!([0, 1, 2].map(|seat| points(&game, seat)), [9, 2, 3]);
    // The limit of five is not used up; the rest is lost.
    assert!(offered(&game, "raise").is_empty());
    assert_eq!(cargo(&game, 0), [1, 1, 1, 1]);
}

// PF-EX-8; proves PF-TERRA-17, PF-TERRA-18, PF-TERRA-19, PF-GATHER-2, PF-END-1
#[test]
fn after_the_completion() {
    let before = nearly_done().acts(0);
    let game = run(before.clone(), "terraform; raise biomatter; raise technology");
    let planet = world(&game, "rusthaven");
    assert!(planet.terraformed && planet.merit.is_empty());
    assert_eq!(planet.levels.into_array(), [0; 4]);
    assert!(planet.colonies.has(Seat::new(1)) && ark(&game, 0) == "rusthaven.p");
    assert_eq!(game.terraformed(), before.terraformed() + 1);
    let yields = |game: &planetformers::Planetformers| {
        game.yield_of("rusthaven.p".parse().unwrap()).resources.into_array()
    };
    assert_eq!((yields(&before), yields(&game)), ([0, 1, 1, 0], [0, 2, 2, 0]));
    let settle = nearly_done().terraformed("rusthaven").held(0, "S01").acts(0);
    assert!(can(&settle, "settle S01"));
    no(&settle, "terraform", "PF-TERRA-7");
}

// PF-EX-28; proves PF-TERRA-16
#[test]
fn a_single_contributor_gets_no_second_bonus() {
    let game = scene().ark(0, "cinderfall.p").levels("cinderfall", [3, 2, 2, 0]).merit(0, "cinderfall", 7);
    let game = run(game.cargo(0, [0, 0, 0, 2]).acts(0), "terraform; raise technology; raise technology");
    assert_eq!([0, 1].map(|seat| points(&game, seat)), [12, 0]);
}

// proves PF-TERRA-14, PF-TERRA-15
#[test]
fn the_active_marker_moves_before_the_scoring() {
    // The newcomer completes the Planet, and its marker scores with the level just raised; third ranks get no bonus.
    let game = Scene::new(3)
        .ark(0, "cinderfall.p")
        .levels("cinderfall", [3, 2, 2, 1])
        .merit(1, "cinderfall", 3)
        .merit(2, "cinderfall", 5)
        .cargo(0, [0, 0, 0, 1]);
    let game = run(game.acts(0), "terraform; raise technology");
    assert_eq!([0, 1, 2].map(|seat| points(&game, seat)), [1, 3 + 1, 5 + 3]);
}

// proves PF-TERRA-17
#[test]
fn markers_come_back_for_the_next_planet() {
    let game = run(nearly_done().acts(0), "terraform; raise biomatter; raise technology");
    let markers = |seat| game.worlds().filter(|(_, world)| world.spot_of(Seat::new(seat)) > 0).count();
    assert_eq!([0, 1, 2].map(markers), [0, 0, 0]);
}

// PF-EX-47; proves PF-TERRA-18, PF-TERRA-21
#[test]
fn arks_stay_where_they_are_when_a_card_is_flipped() {
    let game = scene()
        .card((0, 0), "azurine")
        .levels("azurine", [4, 2, 4, 0])
        .merit(0, "azurine", 10)
        .ark(0, "azurine.p")
        .ark(1, "azurine.m1")
        .cargo(0, [0, 1, 0, 0])
        .acts(0);
    let routes = game.distance("azurine.p".parse().unwrap(), "star_portal.p".parse().unwrap());
    let game = run(game, "terraform; raise workforce");
    assert_eq!((ark(&game, 0), ark(&game, 1)), ("azurine.p".into(), "azurine.m1".into()));
    assert_eq!(game.distance("azurine.p".parse().unwrap(), "star_portal.p".parse().unwrap()), routes);
    let yields = |spot: &str| game.yield_of(spot.parse().unwrap()).resources.into_array();
    assert_eq!((yields("azurine.m1"), yields("azurine.p")), ([0, 0, 1, 0], [1, 0, 0, 3]));
    assert_eq!(game.kind_of("azurine.m1".parse().unwrap()), Some(NodeKind::Moon));
}
