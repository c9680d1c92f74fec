//! Space travel (PF-TRAVEL).

use planetformers::names::{Direction, Named, Node, NodeKind, Planet, Upgrade};
use planetformers::scene::Scene;
use planetformers::space::Spot;
use planetformers::{Decision, Planetformers};
use table::{Game, Seat, Turn};

use crate::common::{
    ark, can, cargo, catalogue, decision, levels, merit, no, offered, options, run, run_to, scene,
};

fn spot(text: &str) -> Spot {
    text.parse().unwrap()
}

/// Board A with every cell filled.
fn full_grid() -> Scene {
    scene()
        .card((0, 0), "azurine")
        .card((0, 2), "canopia")
        .card((2, 0), "rusthaven")
        .card((2, 1), "ochre_deep")
        .card((2, 2), "frosthollow")
}

// PF-EX-14; proves PF-TRAVEL-2, PF-TRAVEL-4, PF-TRAVEL-11, PF-TRAVEL-12, PF-TRAVEL-15
#[test]
fn the_first_turn_from_the_star_portal() {
    let game = scene().turn_of(0);
    let mut spots = offered(&game, "travel");
    spots.sort();
    let expected = [
        "cinderfall.m1",
        "cinderfall.p",
        "cinderfall.s1",
        "glacien.m1",
        "glacien.p",
        "verdance.m1",
        "verdance.p",
        "verdance.s1",
    ];
    assert_eq!(spots, expected.map(|spot| format!("travel {spot}")));
    assert_eq!(offered(&game, "discover"), ["discover 0,2", "discover 2,1"]);
    assert_eq!(options(&game).len(), 10);
    let portal = Spot::PORTAL;
    assert_eq!(game.distance(portal, spot("verdance.p")), Some(1));
    assert_eq!(game.distance(portal, spot("glacien.p")), Some(2));
    let unknown = |cell: &str| game.distance_to_unknown(portal, cell.parse().unwrap());
    assert_eq!([unknown("2,1"), unknown("0,2"), unknown("0,0")], [Some(1), Some(2), Some(3)]);
    no(&game, "discover 0,0", "PF-TRAVEL-2");
    no(&game, "discover 1,0", "PF-TRAVEL-12");
    no(&game, "travel glacien.s1", "PF-TRAVEL-2");
    no(&game, "travel cinderfall.a1", "PF-TRAVEL-3");
    no(&game, "travel azurine.p", "PF-TRAVEL-3");
}

// proves PF-TRAVEL-1, PF-TRAVEL-7
#[test]
fn the_ark_must_move_and_not_come_back_to_where_it_began() {
    let game = scene().ark(0, "verdance.p").turn_of(0);
    no(&game, "pass", "PF-TRAVEL-1");
    no(&game, "travel verdance.p", "PF-TRAVEL-7");
    // Also not with a range for a way round.
    let far = full_grid().upgrades(0, &[Upgrade::Engines, Upgrade::Engines]).ark(0, "verdance.p").turn_of(0);
    no(&far, "travel verdance.p", "PF-TRAVEL-7");
}

// proves PF-TRAVEL-2, PF-TRAVEL-3
#[test]
fn the_range_is_counted_in_routes() {
    // Along the lower row: rusthaven.p, s1/m1 …; every spot is offered exactly if its distance is within the range.
    for (payments, range) in [(0, 2), (1, 4), (2, 6)] {
        let game =
            full_grid().upgrades(0, &[Upgrade::Engines; 2][..payments]).ark(0, "rusthaven.m1").turn_of(0);
        let mut reachable = 0;
        for planet in Planet::ALL.iter().filter(|planet| game.world(**planet).is_some()) {
            for node in Node::ALL.iter().filter(|node| catalogue().planets[*planet].kind(**node).is_some()) {
                let to = Spot { planet: *planet, node: *node };
                let near = game
                    .distance(spot("rusthaven.m1"), to)
                    .is_some_and(|routes| routes > 0 && routes <= range);
                assert_eq!(can(&game, &format!("travel {to}")), near, "{to}");
                reachable += u8::from(near);
            }
        }
        assert!(reachable > range, "{reachable}");
    }
}

// proves PF-TRAVEL-4, PF-TRAVEL-5
#[test]
fn cards_that_share_an_edge_are_joined_by_one_route() {
    for card in catalogue().planets.values() {
        for edge in Direction::ALL {
            assert!(card.kind(card.layout.exits[*edge]).is_some());
        }
    }
    let game = full_grid().turn_of(0);
    let next = |from: &str, to: &str| assert_eq!(game.distance(spot(from), spot(to)), Some(1), "{from} {to}");
    // Meridian: north m1, south s1, east and west the Planet; twin: north and west m1, east and south s1.
    next("azurine.s1", "verdance.s1");
    next("azurine.s1", "cinderfall.m1");
    next("cinderfall.p", "star_portal.p");
    next("cinderfall.s1", "rusthaven.m1");
    next("star_portal.p", "glacien.m1");
    next("star_portal.p", "ochre_deep.a1");
    assert_eq!(game.distance(spot("cinderfall.p"), spot("glacien.p")), Some(3));
}

// PF-EX-16; proves PF-TRAVEL-6, PF-TRAVEL-7, PF-TRAVEL-11
#[test]
fn no_route_is_used_twice() {
    let game =
        scene().card((0, 0), "rusthaven").upgrades(0, &[Upgrade::Engines]).ark(0, "rusthaven.m1").turn_of(0);
    // The loop of four routes ends where it began.
    no(&game, "travel rusthaven.m1", "PF-TRAVEL-7");
    assert!(can(&game, "travel rusthaven.p") && can(&game, "travel rusthaven.a1"));
    // Every way that is travelled is a shortest one: it repeats neither a spot nor a route.
    let far = full_grid().upgrades(0, &[Upgrade::Engines, Upgrade::Engines]).ark(0, "azurine.p").turn_of(0);
    let (spots, _) = far.destinations(Seat::new(0));
    for to in spots {
        let way = far.way(spot("azurine.p"), to);
        let mut different = way.clone();
        different.sort();
        different.dedup();
        assert_eq!(different.len(), way.len(), "{to}");
        assert_eq!(way.len() as u8 - 1, far.distance(spot("azurine.p"), to).unwrap());
        assert!(way.windows(2).all(|pair| far.distance(pair[0], pair[1]) == Some(1)));
    }
}

// PF-EX-15; proves PF-TRAVEL-8, PF-TRAVEL-9, PF-TRAVEL-10
#[test]
fn occupied_spots_can_be_passed_but_only_planets_and_the_portal_are_shared() {
    let game = Scene::new(3).ark(1, "glacien.m1").ark(2, "verdance.p").turn_of(0);
    no(&game, "travel glacien.m1", "PF-TRAVEL-9");
    assert!(can(&game, "travel glacien.p") && can(&game, "travel verdance.p"));
    let station = Scene::new(3).ark(0, "cinderfall.p").ark(1, "cinderfall.s1").turn_of(0);
    no(&station, "travel cinderfall.s1", "PF-TRAVEL-9");
    assert!(can(&station, "travel star_portal.p"), "another Ark stands on the Portal");
    let asteroid = scene().card((2, 1), "ochre_deep").ark(1, "ochre_deep.a1").turn_of(0);
    no(&asteroid, "travel ochre_deep.a1", "PF-TRAVEL-9");
}

// PF-EX-1; proves PF-TRAVEL-12, PF-TRAVEL-13, PF-TRAVEL-14, PF-TRAVEL-16, PF-TRAVEL-17, PF-TRAVEL-18, PF-TERRA-20
#[test]
fn a_discovery_costs_one_route_and_brings_a_level() {
    let game = scene().ark(0, "cinderfall.p").cargo(0, [0, 1, 0, 1]).turn_of(0);
    // Two routes: to the Moon and over the northern edge; the rest of the way is free.
    let game = run_to(game, "discover 0,0");
    assert_eq!((game.to_move(), options(&game).len()), (Turn::Fate, 12));
    let game = run_to(game, "planet azurine");
    assert_eq!(game.card_in("0,0".parse().unwrap()).map(|world| world.planet), Some(Planet::Azurine));
    assert_eq!(
        (ark(&game, 0), game.distance(spot("cinderfall.p"), spot("azurine.p"))),
        ("azurine.p".into(), Some(3))
    );
    assert_eq!(options(&game), ["raise biomatter", "raise minerals", "raise workforce"]);
    no(&game, "raise technology", "PF-TERRA-2");
    no(&game, "pass", "PF-TRAVEL-17");
    let game = run(game, "raise minerals");
    assert_eq!((levels(&game, "azurine"), merit(&game, "azurine")), ([0, 0, 1, 0], vec![(0, 1)]));
    assert_eq!(cargo(&game, 0), [0, 1, 0, 1]);
    // No route is left, and the turn goes on with the destination.
    assert!(matches!(decision(&game), Decision::Action(_)));
    assert!(offered(&game, "travel").is_empty() && can(&game, "terraform") && can(&game, "gather"));
}

// PF-EX-17; proves PF-TRAVEL-15, PF-TRAVEL-20
#[test]
fn a_full_grid_has_nothing_to_discover() {
    for corner in ["azurine.p", "canopia.p", "rusthaven.p", "frosthollow.p", "star_portal.p"] {
        let game = full_grid().upgrades(0, &[Upgrade::Engines, Upgrade::Engines]).ark(0, corner).turn_of(0);
        assert!(offered(&game, "discover").is_empty(), "{corner}");
    }
    // Nobody leaves the grid: from a corner only the two cells beside it can be discovered.
    let game = scene().ark(0, "verdance.p").upgrades(0, &[Upgrade::Engines, Upgrade::Engines]).turn_of(0);
    assert_eq!(
        offered(&game, "discover"),
        ["discover 0,0", "discover 0,2", "discover 2,0", "discover 2,1", "discover 2,2"]
    );
    // Five empty cells, twelve cards; eight markers for eight Planets.
    let game = full_grid().turn_of(0);
    assert_eq!(game.planet_deck().count(), 7);
    assert_eq!(catalogue().numbers.terraforming_markers, 8);
}

// proves PF-TRAVEL-19
#[test]
fn an_ark_that_cannot_move_stays() {
    // With the supplied layouts it cannot happen: from every spot of every card there is a way past three other Arks.
    for planet in Planet::ALL.iter().filter(|planet| **planet != Planet::StarPortal) {
        let others: Vec<Spot> = Node::ALL.iter().map(|node| Spot { planet: *planet, node: *node }).collect();
        for node in Node::ALL.iter().filter(|node| catalogue().planets[*planet].kind(**node).is_some()) {
            let mut scene = Scene::new(4).card((0, 0), "azurine");
            let ids: Vec<&str> = ["azurine", "cinderfall", "verdance", "glacien"].to_vec();
            if !ids.contains(&planet.id()) {
                scene = scene.card((2, 2), planet.id());
            }
            scene = scene.ark(0, &format!("{planet}.{node}"));
            let crowd = others
                .iter()
                .filter(|spot| spot.node != *node && catalogue().planets[*planet].kind(spot.node).is_some());
            for (seat, spot) in crowd.take(3).enumerate() {
                scene = scene.ark(seat as u8 + 1, &spot.to_string());
            }
            let game = scene.turn_of(0);
            assert!(matches!(decision(&game), Decision::Travel(_)));
            assert!(!options(&game).is_empty(), "{planet}.{node}");
        }
    }
}

// proves PF-TRAVEL-19
#[test]
fn without_anywhere_to_go_there_are_no_arrival_effects() {
    let mut game: Planetformers = scene().ark(0, "glacien.m1").upgrades(0, &[Upgrade::SpaceMining]).still();
    let question = planetformers::question::Travel;
    let mut play =
        <planetformers::Play<'_> as table::Play<'_, Planetformers>>::new(&mut game, table::Tell::nobody());
    table::Question::<Planetformers>::carry_out(question, &mut play, Seat::new(0), planetformers::Move::Pass);
    assert_eq!(
        (ark(&game, 0), cargo(&game, 0), game.step()),
        ("glacien.m1".into(), [0; 4], planetformers::Step::Crew)
    );
}

// PF-EX-55; proves PF-DEST-5, PF-DEST-10, PF-CREW-12
#[test]
fn an_ark_may_end_on_an_asteroid_where_nothing_is_to_be_done() {
    use planetformers::names::Row;
    let game =
        scene().card((2, 1), "ochre_deep").crew(0, Row::Lower, "C09").crew(0, Row::Upper, "C14").turn_of(0);
    assert_eq!(game.kind_of(spot("ochre_deep.a1")), Some(NodeKind::Asteroid));
    assert_eq!(game.distance(Spot::PORTAL, spot("ochre_deep.a1")), Some(1));
    let game = run(game, "travel ochre_deep.a1");
    let game = run(game, "play C14; play C09 up");
    assert_eq!(cargo(&game, 0), [0; 4]);
    // Step 4 offers nothing, so the draw of step 5 is next.
    assert!(matches!(decision(&game), Decision::LastDraw(_)));
    no(&game, "gather", "PF-TURN-3");
}

// PF-EX-36; proves PF-SOLO-9, PF-SOLO-10
#[test]
fn nobody_joins_the_automa_on_its_planet() {
    let game = Scene::new(1).ark(1, "verdance.p").turn_of(0);
    no(&game, "travel verdance.p", "PF-SOLO-9");
    // Passing through is allowed, and everything else as on any first turn.
    assert!(can(&game, "travel verdance.m1") && can(&game, "travel verdance.s1"));
    assert_eq!((offered(&game, "travel").len(), offered(&game, "discover").len()), (7, 2));
}
