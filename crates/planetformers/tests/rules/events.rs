//! What is told: enough that every change of a position follows from it.

use planetformers::names::{Action, Resource, Row, Source, Specialist, Upgrade};
use planetformers::{Event, Giver, Why};
use table::Seat;

use crate::common::{run, scene, told};

const ME: Seat = Seat::new(0);

// proves PF-UPG-17
#[test]
fn an_upgrade_tells_what_it_cost_and_freed() {
    let game =
        scene().upgrades(0, &[Upgrade::Biodome]).crew(0, Row::Upper, "C01").cargo(0, [0, 2, 0, 0]).turn_of(0);
    let events = told(game, "upgrade leisure_facilities");
    let card = "C01".parse().unwrap();
    let upgrade = Upgrade::LeisureFacilities;
    assert_eq!(
        events[..3],
        [
            Event::Paid { seat: ME, resource: Resource::Workforce, units: 2 },
            Event::Discarded { seat: ME, card, why: Why::Specialist },
            Event::Unlocked { seat: ME, upgrade, payments: 1, colony: true, outpost: true },
        ]
    );
}

// proves PF-RES-6
#[test]
fn what_is_lost_is_told() {
    let game = scene().ark(0, "verdance.p").cargo(0, [3, 0, 0, 0]).acts(0);
    let spot = "verdance.p".parse().unwrap();
    let events = told(game, "gather");
    assert_eq!(events[0], Event::Action { seat: ME, action: Action::Gather, spot });
    let giver = Giver::Spot(spot);
    assert_eq!(
        events[1],
        Event::Gained { seat: ME, resource: Resource::Biomatter, units: 1, lost: 1, giver }
    );
}

// proves PF-TERRA-14, PF-TERRA-16
#[test]
fn a_completion_is_told_in_order() {
    let game = scene().ark(0, "cinderfall.p").levels("cinderfall", [3, 2, 2, 1]).merit(1, "cinderfall", 8);
    let game = run(game.cargo(0, [0, 0, 0, 1]).acts(0), "terraform");
    let events = told(game, "raise technology");
    let planet = planetformers::names::Planet::Cinderfall;
    let resource = Resource::Technology;
    assert_eq!(
        events[..5],
        [
            Event::Paid { seat: ME, resource, units: 1 },
            Event::Raised { seat: ME, planet, resource, level: 2, spot: 1 },
            Event::Completed { seat: ME, planet },
            Event::Scored { seat: Seat::new(1), source: Source::Planets, points: 11 },
            Event::Scored { seat: ME, source: Source::Planets, points: 2 },
        ]
    );
}

// proves PF-GAIN-1
#[test]
fn an_exchange_tells_card_and_token() {
    let game = scene().ark(0, "cinderfall.m1").crew(0, Row::Lower, "C22").acts(0);
    let events = told(game, "ready C22 engineer");
    let card = "C22".parse().unwrap();
    assert_eq!(events[1], Event::Discarded { seat: ME, card, why: Why::Exchange });
    assert_eq!(events[2], Event::TokenReady { seat: ME, token: Specialist::Engineer });
}
