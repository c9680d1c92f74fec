//! Ark upgrades (PF-UPG).

use planetformers::catalogue::{Effect, Fee};
use planetformers::names::{Named, Row, Specialist, Upgrade};
use planetformers::scene::Scene;
use planetformers::{Decision, Planetformers};

use crate::common::{can, cargo, catalogue, crew, decision, no, offered, options, player, run, scene};

/// Everything that an upgrade could cost.
fn rich() -> Scene {
    scene().crew(0, Row::Lower, "C01 C02 C03").cargo(0, [4; 4])
}

fn pools(game: &Planetformers) -> (u8, u8) {
    (player(game, 0).colony_pool, player(game, 0).outpost_pool)
}

// proves PF-UPG-1, PF-UPG-3, PF-UPG-4, PF-UPG-6, PF-UPG-7, PF-UPG-8, PF-UPG-9, PF-UPG-10, PF-UPG-11, PF-UPG-12, PF-UPG-13
#[test]
fn every_upgrade_has_its_price_and_frees_a_colony() {
    let prices = [
        (Upgrade::Robotics, [4, 4, 4, 2]),
        (Upgrade::Cargo, [4, 3, 4, 4]),
        (Upgrade::Biodome, [2, 4, 4, 4]),
        (Upgrade::LeisureFacilities, [4, 2, 4, 4]),
        (Upgrade::SpaceMining, [4, 4, 2, 4]),
        (Upgrade::MiningVehicles, [2, 4, 4, 4]),
        (Upgrade::ScoutVehicles, [4, 3, 4, 4]),
        (Upgrade::Engines, [4, 3, 4, 3]),
    ];
    for (upgrade, left) in prices {
        let game = run(rich().turn_of(0), &format!("upgrade {upgrade}; use C02"));
        assert_eq!((cargo(&game, 0), crew(&game, 0)), (left, 2), "{upgrade}");
        assert!(player(&game, 0).has(upgrade), "{upgrade} works at once");
        assert_eq!(pools(&game), (u8::from(upgrade != Upgrade::Engines), 0), "{upgrade}");
        let any = catalogue().upgrades[upgrade].fee == Fee::Any;
        assert_eq!(any, upgrade == Upgrade::Cargo, "{upgrade}");
        // One unit less, or no Specialist, and it cannot be paid.
        let price = left.map(|left| 4 - left);
        let short = price.map(|units: u8| units.saturating_sub(1));
        let poor = scene().crew(0, Row::Lower, "C01").cargo(0, short).turn_of(0);
        assert!(!can(&poor, &format!("upgrade {upgrade}")), "{upgrade}");
        let alone = scene().cargo(0, [4; 4]).turn_of(0);
        assert!(!can(&alone, &format!("upgrade {upgrade}")), "{upgrade}");
        let exact = scene().crew(0, Row::Lower, "C01").cargo(0, price).turn_of(0);
        assert!(can(&exact, &format!("upgrade {upgrade}")), "{upgrade}");
    }
    assert_eq!(catalogue().upgrades[Upgrade::Robotics].effect, Effect::TwoActions);
}

// PF-EX-10; proves PF-UPG-2
#[test]
fn one_upgrade_is_paid_for_in_a_turn() {
    let game = scene().crew(0, Row::Lower, "C01 C02").cargo(0, [0, 4, 0, 0]).turn_of(0);
    assert!(can(&game, "upgrade cargo") && can(&game, "upgrade scout_vehicles"));
    let game = run(game, "upgrade cargo; use C01");
    assert!(matches!(decision(&game), Decision::Travel(_)));
    no(&game, "upgrade scout_vehicles", "PF-TURN-3");
}

// PF-EX-9; proves PF-UPG-5, PF-UPG-13, PF-UPG-14
#[test]
fn engines_are_paid_for_twice_and_reach_four_and_six() {
    let game = scene().ready(0, &[Specialist::Engineer]).crew(0, Row::Lower, "C01").cargo(0, [0, 2, 0, 2]);
    let game = game.turn_of(0);
    assert_eq!(player(&game, 0).range(catalogue()), 2);
    let game = run(game, "upgrade engines; token engineer");
    assert_eq!((player(&game, 0).range(catalogue()), pools(&game)), (4, (0, 0)));
    // The range counts for this very turn: Cinderfall, Portal, Glacien and its Space Station are four routes.
    assert!(can(&game, "travel glacien.s1"));
    let game = crate::common::end_turn(crate::common::end_turn(game));
    let game = crate::common::end_turn(game);
    assert!(can(&game, "upgrade engines"), "{:?}", options(&game));
    let game = run(game, "upgrade engines");
    assert_eq!((player(&game, 0).range(catalogue()), pools(&game)), (6, (1, 0)));
    assert_eq!((cargo(&game, 0), crew(&game, 0)), ([0; 4], 0));
    let rich = rich().upgrades(0, &[Upgrade::Engines, Upgrade::Engines]).turn_of(0);
    no(&rich, "upgrade engines", "PF-UPG-5");
    assert_eq!(catalogue().numbers.range, [2, 4, 6]);
}

// proves PF-UPG-5
#[test]
fn nine_payments_free_eight_colonies() {
    let all: Vec<Upgrade> = Upgrade::ALL.iter().copied().chain([Upgrade::Engines]).collect();
    let game = rich().upgrades(0, &all).turn_of(0);
    assert_eq!(pools(&game), (8, 2));
    assert_eq!(player(&game, 0).upgrades.values().sum::<u8>(), 9);
    // Nothing is left to unlock, so nobody is asked.
    assert!(matches!(decision(&game), Decision::Travel(_)));
    let game = rich().upgrades(0, &[Upgrade::Cargo]).turn_of(0);
    no(&game, "upgrade cargo", "PF-UPG-5");
}

// PF-EX-13; proves PF-UPG-9
#[test]
fn cargo_accepts_any_specialist() {
    let game = scene().crew(0, Row::Upper, "C31").cargo(0, [0, 1, 0, 0]).turn_of(0);
    no(&game, "upgrade scout_vehicles", "PF-UPG-1");
    let game = run(game, "upgrade cargo");
    assert_eq!((player(&game, 0).capacity(catalogue()), crew(&game, 0)), (6, 0));
}

// PF-EX-11; proves PF-UPG-17, PF-UPG-18
#[test]
fn the_second_upgrade_of_a_pair_frees_an_outpost() {
    let game = rich().upgrades(0, &[Upgrade::Biodome]);
    assert_eq!(pools(&game.clone().turn_of(0)), (1, 0));
    let game = run(game.turn_of(0), "upgrade space_mining; use C01");
    assert_eq!(pools(&game), (2, 0));
    let game = rich().upgrades(0, &[Upgrade::Biodome, Upgrade::SpaceMining]).turn_of(0);
    let game = run(game, "upgrade leisure_facilities; use C01");
    assert_eq!(pools(&game), (3, 1));
    // Members of different pairs are no pair; both pairs bring two.
    let mixed = scene().upgrades(0, &[Upgrade::LeisureFacilities, Upgrade::MiningVehicles, Upgrade::Cargo]);
    assert_eq!(pools(&mixed.clone().turn_of(0)), (3, 0));
    let both = mixed.upgrades(0, &[Upgrade::Biodome, Upgrade::SpaceMining]).turn_of(0);
    assert_eq!(pools(&both), (5, 2));
    let rest = [Upgrade::Robotics, Upgrade::ScoutVehicles, Upgrade::Engines, Upgrade::Engines];
    assert_eq!(pools(&scene().upgrades(0, &rest).turn_of(0)), (3, 0));
}

// PF-EX-12; proves PF-UPG-7, PF-UPG-11, PF-UPG-16
#[test]
fn both_effects_of_a_space_station_come_before_crew_cards() {
    let upgrades = [Upgrade::Biodome, Upgrade::LeisureFacilities];
    let game = scene()
        .upgrades(0, &upgrades)
        .cargo(0, [0, 4, 0, 0])
        .crew(0, Row::Upper, "C13 C14")
        .crew(0, Row::Lower, "C15 C16 C17")
        .ark(0, "cinderfall.p")
        .turn_of(0);
    let game = run(game, "pass; travel cinderfall.s1");
    // The Workforce is lost; the card is chosen from the Canteen and goes to the only free place.
    assert_eq!(cargo(&game, 0), [0, 4, 0, 0]);
    assert_eq!(options(&game), ["canteen C37", "canteen C38", "canteen C39"]);
    no(&game, "draw", "PF-CREW-19");
    let game = run(game, "canteen C38");
    assert_eq!(crew(&game, 0), 6);
    assert_eq!(game.crew_cards().2.iter().flatten().count(), 3);
    assert!(matches!(decision(&game), Decision::Play(_)));
    let game = scene().upgrades(0, &[Upgrade::Biodome]).ark(0, "cinderfall.p").turn_of(0);
    assert_eq!(cargo(&run(game, "travel cinderfall.s1"), 0), [0, 1, 0, 0]);
}

// proves PF-UPG-8, PF-UPG-12, PF-UPG-16
#[test]
fn both_effects_of_a_moon() {
    let game = scene().upgrades(0, &[Upgrade::SpaceMining, Upgrade::MiningVehicles]).ark(0, "cinderfall.p");
    let game = run(game.turn_of(0), "travel cinderfall.m1");
    assert_eq!((cargo(&game, 0), offered(&game, "canteen").len()), ([0, 0, 1, 0], 3));
    let game = run(game, "canteen C37; place upper");
    assert_eq!(crew(&game, 0), 1);
    // A Moon is no Space Station, nor the other way round.
    let station =
        scene().upgrades(0, &[Upgrade::SpaceMining, Upgrade::MiningVehicles]).ark(0, "cinderfall.p");
    let station = run(station.turn_of(0), "travel cinderfall.s1");
    assert_eq!((cargo(&station, 0), offered(&station, "canteen").len()), ([0; 4], 0));
    let moon = scene().upgrades(0, &[Upgrade::Biodome, Upgrade::LeisureFacilities]).ark(0, "cinderfall.p");
    let moon = run(moon.turn_of(0), "travel cinderfall.m1");
    assert_eq!((cargo(&moon, 0), offered(&moon, "canteen").len()), ([0; 4], 0));
}

// proves PF-UPG-15
#[test]
fn passing_through_is_no_arrival() {
    // From the Moon of Cinderfall across the Planet to its Space Station, and on to the Portal past nothing.
    let all = [Upgrade::Biodome, Upgrade::LeisureFacilities, Upgrade::SpaceMining, Upgrade::MiningVehicles];
    let game = scene().upgrades(0, &all).ark(0, "star_portal.p").turn_of(0);
    // Glacien lies behind its Moon: two routes, through `m1`.
    let game = run(game, "travel glacien.p");
    assert_eq!((cargo(&game, 0), crew(&game, 0)), ([0; 4], 0));
    assert!(!matches!(decision(&game), Decision::Source(_)));
}
