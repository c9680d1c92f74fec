//! Clarifications (SP-CLAR).

use phoenix::names::{Count, Hub, Ship, Species, Track};
use table::Game;

use crate::common::{ME, asked, can, no, options, player, points, row, run, scene, stock, with};

// SP-EX-22; proves SP-CLAR-1
#[test]
fn a_bonus_action_triggers_nothing_further() {
    let scene = with(Hub::A3).stock(0, (9, 1, 1, 0)).sector(0, 324, "PPP").token(1, Track::Transport, 2);
    let scene = scene.token(1, Track::Expedition, 1);
    let game = crate::common::cast(run(scene.turn_of(0), "use L1-EXP 1"), "ffffff");
    let game = run(game, "collect food; done; ability hub.2; alien pink");
    // No food and water from 324; the Expedition track pays, the Transport track does not.
    assert_eq!(stock(&game, 0), (6, 1, 0, 0));
    assert_eq!((points(&game, 1), asked(&game)), (0, 1));
    assert!(options(&game)[0].starts_with("bonus"), "{:?}", options(&game));
}

// proves SP-CLAR-2
#[test]
fn payments_are_exact() {
    let game = run(scene().stock(0, (9, 2, 2, 2)).turn_of(0), "use L1-TRA 1; trade");
    no(&game, "pay food food water", "SP-CLAR-2");
    no(&game, "pay", "SP-CLAR-2");
}

// proves SP-CLAR-3
#[test]
fn nothing_can_be_thrown_away() {
    // No move gives up goods without an effect that asks for them.
    let game = scene().stock(0, (9, 9, 9, 9)).turn_of(0);
    no(&game, "pay food", "SP-TURN-1");
    no(&game, "return 101", "SP-TURN-1");
    assert!(options(&game).iter().all(|line| line.starts_with("use") || line == "income"));
}

// proves SP-CLAR-4
#[test]
fn the_entire_station_includes_the_hub() {
    let game = with(Hub::B11).lobby(0, "PPP").sector(0, 121, "P").over();
    assert_eq!(player(&game, 0).count(Count::PinkAliens), 4);
    let station = game.scores().seats[ME].sources.iter().find(|(name, _)| name == "station").unwrap().1;
    assert_eq!(station, 4);
}

// proves SP-CLAR-5
#[test]
fn a_full_hub_is_no_full_sector() {
    let game = with(Hub::B11).lobby(0, "PPP").sector(0, 121, "PPP").sector(0, 221, "PPPP").over();
    assert_eq!(player(&game, 0).count(Count::FullSectors), 1);
}

// proves SP-CLAR-6
#[test]
fn each_of_several_resources_is_chosen_separately() {
    let game = scene().fleet(0, &[]).stock(0, (4, 0, 0, 0)).sector(0, 228, "PPPP").turn_of(0);
    let game = run(game, "income; ability 228.4");
    assert_eq!(
        options(&game),
        [
            "take food food",
            "take food water",
            "take food metal",
            "take water water",
            "take water metal",
            "take metal metal"
        ]
    );
    no(&game, "take food", "SP-CLAR-6");
}

// proves SP-CLAR-7
#[test]
fn for_every_n_rounds_down() {
    for (humans, gems) in [(1, 0), (2, 1), (3, 1), (4, 2)] {
        let scene = with(Hub::B4).fleet(0, &[]).sector(0, 304, &"H".repeat(humans));
        let game = run(scene.turn_of(0), "income");
        assert_eq!(stock(&game, 0).0, gems + 1, "{humans} Humans, and the GEM of 304");
    }
}

// proves SP-CLAR-8
#[test]
fn a_free_resident_needs_a_piece_and_a_quarter() {
    let turn = |humans, residents| {
        let scene =
            with(Hub::B12).stock(0, (4, 0, 0, 0)).sector(0, 101, residents).supply(Species::Human, humans);
        run(scene.turn_of(0), "use L1-DIP 1; advance transport")
    };
    assert_eq!(row(&turn(1, "TT"), 0, 101), "TTH");
    assert_eq!(row(&turn(0, "TT"), 0, 101), "TT");
    assert_eq!(row(&turn(1, "TTT"), 0, 101), "TTT");
}

// proves SP-CLAR-9
#[test]
fn only_hub_a12_leads_below_zero() {
    let game = with(Hub::B6).stock(0, (5, 0, 0, 0)).turn_of(0);
    no(&game, "convert", "SP-CLAR-9");
    let game = run(with(Hub::A12).turn_of(0), "income");
    assert_eq!(points(&game, 0), -5);
}

// proves SP-CLAR-9
#[test]
fn what_costs_no_points_can_be_had_below_zero() {
    // With components of one's own, a hub that loses points may also convert.
    let game = with(Hub::A1).points(0, -5).stock(0, (9, 0, 0, 1)).turn_of(0);
    assert!(can(&game, "convert food"));
    assert_eq!((stock(&run(game.clone(), "convert food"), 0), points(&game, 0)), ((9, 1, 0, 0), -5));
    no(&with(Hub::B6).points(0, -1).turn_of(0), "convert", "SP-CLAR-9");
    no(&with(Hub::B6).turn_of(0), "convert", "SP-CLAR-9");
    assert!(can(&with(Hub::B6).points(0, 1).turn_of(0), "convert"));
}

// proves SP-CLAR-11
#[test]
fn the_action_marker_carries_nothing_the_rules_need() {
    // Two positions that differ only in the marker allow the same.
    let moved = run(scene().stock(0, (20, 0, 0, 0)).ship(0, Ship::L2Far).turn_of(0), "use L2-FAR 1");
    let bare = scene().stock(0, (18, 4, 0, 0)).ship(0, Ship::L2Far).used(0, Ship::L2Far, 2).turn_of(1);
    assert_eq!(options(&moved), options(&bare));
    assert!(player(&moved, 0).marker.is_some() && player(&bare, 0).marker.is_none());
}

// proves SP-CLAR-12
#[test]
fn payments_go_to_the_supply() {
    // Lobbying, transactions and relocations make nobody richer.
    let game = scene().stock(0, (20, 1, 1, 0)).stock(1, (0, 0, 0, 0)).sector(0, 101, "").turn_of(0);
    let game = run(game, "use L1-TRA 1; buy; take food; alien teal; done");
    assert_eq!((stock(&game, 1), stock(&game, 0).0), ((0, 0, 0, 0), 20 - 2 - 3));
    let game = run(scene().stock(0, (9, 0, 0, 0)).turn_of(0), "use L1-DIP 1; advance transport");
    assert_eq!(stock(&game, 1), (0, 0, 0, 0));
}
