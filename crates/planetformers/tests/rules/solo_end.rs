//! PF-SOLO: the end, and who wins.

use planetformers::names::{Cause, Level, Named, Source};
use planetformers::scene::Scene;
use planetformers::{Planetformers, Step};
use table::{Game, Seat, Turn};

use crate::common::*;
use crate::solo::*;

/// PF-EX-44: HARD, 24 points on the track, spots 5 and 4, four Colonies, four upgrades; the person has so many points.
fn example(person: i16) -> Planetformers {
    let order = catalogue().automa.upgrades.map(|card| card.upgrade);
    against(Level::Hard)
        .card((0, 0), "rusthaven")
        .points(1, 24)
        .merit(1, "glacien", 5)
        .merit(1, "verdance", 4)
        .colonies(1, &["cinderfall", "verdance", "glacien", "rusthaven"])
        .upgrades(1, &order[..4])
        .points(0, person)
        .still()
}

// PF-EX-44
// proves PF-SOLO-42, PF-SOLO-43, PF-SOLO-48
#[test]
fn its_points_are_track_planets_colonies_and_upgrades() {
    let game = example(62);
    let sheet = game.scores();
    let of = |source: Source| {
        let sources = &sheet.seats[Seat::new(1)].sources;
        sources.iter().find(|(name, _)| name.as_str() == source.id()).map(|(_, points)| *points)
    };
    assert_eq!(of(Source::Planets), Some(24));
    assert_eq!(of(Source::Unfinished), Some(9));
    assert_eq!(of(Source::Colonies), Some(14));
    assert_eq!(of(Source::Upgrades), Some(15));
    assert_eq!(total(&game, 1), 62);
    // A tie is lost.
    assert_eq!((total(&game, 0), sheet.winners), (62, vec![Seat::new(1)]));
    assert_eq!(example(63).scores().winners, [Seat::new(0)]);
    assert_eq!(example(61).scores().winners, [Seat::new(1)]);
}

// proves PF-SOLO-43
#[test]
fn the_cargo_breaks_no_tie_with_the_automa() {
    let game = alone().points(0, 10).points(1, 10).cargo(0, [4, 4, 4, 4]).still();
    assert_eq!(game.scores().winners, [Seat::new(1)]);
    // Among people it does.
    let game = scene().points(0, 10).points(1, 10).cargo(0, [4, 4, 4, 4]).still();
    assert_eq!(game.scores().winners, [Seat::new(0)]);
}

// proves PF-SOLO-42
#[test]
fn upgrades_count_for_the_automa_only() {
    let order = catalogue().automa.upgrades.map(|card| card.upgrade);
    let game = against(Level::Hard).upgrades(0, &order).upgrades(1, &order).still();
    assert_eq!((total(&game, 0), total(&game, 1)), (0, 30));
}

/// Two Planets are terraformed; Glacien lacks a Technology.
fn nearly() -> Scene {
    let scene = alone().card((0, 0), "rusthaven").terraformed("rusthaven").terraformed("cinderfall");
    scene.levels("glacien", [3, 2, 2, 1]).merit(0, "glacien", 8)
}

// proves PF-END-1, PF-SOLO-41
#[test]
fn after_the_third_planet_both_take_one_more_turn() {
    // The person completes it in round 7: the Automa still plays in it, and both in round 8.
    let game = nearly().round(7, 0).cargo(0, [0, 0, 0, 1]).ark(0, "glacien.p").acts(0);
    let game = steps(game, "terraform; raise technology");
    assert_eq!(game.end_in_sight().map(|end| (end.cause, end.last_round)), Some((Cause::Planets, 8)));
    let game = end_turn(game);
    assert_eq!((game.round_number(), game.active().index()), (7, 1));
    let game = end_turn(game);
    assert_eq!((game.round_number(), game.active().index()), (8, 0));
    let game = end_turn(game);
    assert_eq!((game.round_number(), game.active().index()), (8, 1));
    let game = end_turn(game);
    assert_eq!((game.to_move(), game.step()), (Turn::Over, Step::Over));
    // The Automa completes it: the round is over with its turn, and both take one more.
    let game = nearly().round(7, 0).cargo(1, [0, 0, 0, 1]).ark(1, "glacien.p").automa_acts("A01", 4);
    let game = steps(game, "terraform");
    assert_eq!((game.round_number(), game.terraformed()), (8, 3));
    assert_eq!(game.end_in_sight().map(|end| end.by), Some(Seat::new(1)));
    let game = end_turn(end_turn(game));
    assert_eq!(game.to_move(), Turn::Over);
}

// proves PF-END-6, PF-SOLO-41
#[test]
fn a_standstill_ends_a_solo_game_as_well() {
    let game = alone().round(30, 29).turn_of(1);
    let game = steps(game, "automa A07; crew C01; gather; upgrade cargo; travel glacien.p; pass; pass");
    assert_eq!(game.end_in_sight().map(|end| end.cause), Some(Cause::Standstill));
    assert_eq!(game.to_move(), Turn::Over);
    // A discovery of the Automa is a raised level.
    let game = alone().round(30, 29).turn_of(1);
    let game = steps(game, "automa A09; discover 0,0; planet sporeth; gather; pass");
    assert_eq!((game.end_in_sight(), game.round_number()), (None, 31));
}
