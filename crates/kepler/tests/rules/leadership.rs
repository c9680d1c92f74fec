//! Leadership tracks and medals (KE-LEAD, KE-MEDAL).

use crate::common::{
    AntimatterScience, Planet, catalogue, leads, medals, no, on_card, options, pit, run, scene, to_turn,
};
use kepler::names::{Named, Progress, Track};
use kepler::scene::Scene;

// proves KE-LEAD-1, KE-MEDAL-1, KE-LEAD-4, KE-LEAD-7
#[test]
fn the_spaces_of_the_tracks() {
    for track in Track::ALL.iter().copied() {
        let spaces = &catalogue().leadership[track];
        assert_eq!(spaces.medals, [3, 6, 9, 12, 15]);
        assert_eq!((spaces.recovers.len(), spaces.points[18]), (19, 2));
        assert_eq!(spaces.points[..18].iter().sum::<u8>(), 0);
        let recovers: Vec<usize> = (0..19).filter(|space| spaces.recovers[*space] == 1).collect();
        assert_eq!(recovers, if track == Track::Technology { [5, 11] } else { [4, 10] });
    }
    let game = scene().turn_of(0);
    assert!((0..4).all(|seat| leads(&game, seat) == (0, 0)));
}

// proves KE-LEAD-2
#[test]
fn steps_are_taken_on_the_track_they_belong_to() {
    let game = run(
        scene().earth(0, (0, 0, 0)).turn_of(0),
        "act technological_development; bonus scientific_progress energy",
    );
    assert_eq!(leads(&game, 0), (1, 0));
    assert_eq!(leads(&run(game, "bonus social_progress energy"), 0), (1, 1));
    let end = scene().card(Progress::P01).end_of_round();
    no(&end, "advance colonial", "KE-LEAD-2");
}

// proves KE-LEAD-3, KE-MEDAL-2
// KE-EX-48
#[test]
fn every_space_on_the_way_takes_effect() {
    let scene = Scene::new(2).tile((0, -3), Planet(25)).ship(0, (0, -3)).level(0, AntimatterScience, 3);
    let scene = scene.lead(0, Track::Colonial, 2).lead(1, Track::Colonial, 1).pit(0, (1, 1, 0));
    let game = run(scene.turn_of(0), "act colony_seeding; colonise 25");
    assert_eq!((leads(&game, 0), on_card(&game)), ((0, 6), (0, 2)));
    assert_eq!(options(&game), ["recover energy", "recover matter", "done"]);
    let game = to_turn(run(game, "recover matter"));
    let game = to_turn(run(game, "act energy_storage"));
    assert_eq!((medals(&game, 0), medals(&game, 1), on_card(&game)), ((0, 2), (0, 0), (0, 0)));
    // Several markers may share a space.
    let game =
        run(Scene::new(2).lead(1, Track::Technology, 1).turn_of(0), "act galactic_map; advance technology");
    assert_eq!((leads(&game, 0).0, leads(&game, 1).0), (1, 1));
}

// proves KE-LEAD-4
#[test]
fn both_recover_spaces_of_both_tracks_work() {
    for (track, space) in
        [(Track::Technology, 5), (Track::Technology, 11), (Track::Colonial, 4), (Track::Colonial, 10)]
    {
        let scene = scene().lead(0, track, space - 1).pit(0, (1, 1, 0));
        let game = run(scene.turn_of(0), &format!("act galactic_map; advance {track}"));
        assert_eq!(options(&game), ["recover energy", "recover matter", "done"], "{track} {space}");
        let game = run(game, "recover energy");
        assert_eq!(pit(&game, 0), (0, 1, 0), "one cube, not more");
        let scene = crate::common::scene().lead(0, track, space).pit(0, (1, 1, 0));
        let game = run(scene.turn_of(0), &format!("act galactic_map; advance {track}"));
        assert!(!options(&game).contains(&"recover energy".to_owned()), "to leave it brings nothing");
    }
}

// proves KE-LEAD-6, KE-LEAD-7, KE-LEAD-8
#[test]
fn the_end_of_a_track_is_the_end() {
    let scene = scene().tile((0, -3), Planet(7)).ship(0, (0, -3)).lead(0, Track::Colonial, 17);
    let game = run(scene.turn_of(0), "act colony_seeding; colonise 7");
    assert_eq!(leads(&game, 0), (0, 18));
    assert_eq!(game.total_of(table::Seat::new(0)), 2);
    let both = crate::common::scene().lead(0, Track::Colonial, 18).lead(0, Track::Technology, 18).over();
    assert_eq!(both.total_of(table::Seat::new(0)), 4);
    let short = crate::common::scene().lead(0, Track::Colonial, 17).over();
    assert_eq!(short.total_of(table::Seat::new(0)), 0);
    // Nothing moves a marker back: a whole turn later it is still there.
    assert_eq!(leads(&to_turn(game), 0), (0, 18));
}

// KE-EX-46
// proves KE-MEDAL-2, KE-MEDAL-3, KE-MEDAL-4
#[test]
fn the_medal_goes_to_whoever_leads_at_the_end_of_the_round() {
    let scene = Scene::new(2).lead(0, Track::Technology, 2).lead(1, Track::Technology, 2).earth(0, (0, 0, 0));
    let game = run(scene.turn_of(0), "act technological_development; bonus scientific_progress energy");
    assert_eq!((leads(&game, 0).0, on_card(&game), medals(&game, 0)), (3, (1, 0), (0, 0)));
    let game = run(to_turn(game), "act galactic_map; advance technology");
    let game =
        run(game, "explore 0,-3; explore 2,-3; explore 1,5; explore -1,7; bonus scientific_progress energy");
    assert_eq!((leads(&game, 1).0, on_card(&game)), (4, (1, 0)), "there is one medal on the space");
    let game = to_turn(game);
    assert_eq!((medals(&game, 0), medals(&game, 1), on_card(&game)), ((0, 0), (1, 0), (0, 0)));
}

// KE-EX-47
// proves KE-MEDAL-5
#[test]
fn all_who_are_tied_for_the_lead_receive_medals() {
    let scene = Scene::new(3).lead(0, Track::Technology, 6).lead(1, Track::Technology, 6).lead(
        2,
        Track::Technology,
        5,
    );
    let game = scene
        .on_card(Track::Technology, 2)
        .on_card(Track::Colonial, 1)
        .lead(2, Track::Colonial, 3)
        .end_of_round();
    assert_eq!([medals(&game, 0), medals(&game, 1), medals(&game, 2)], [(2, 0), (2, 0), (0, 1)]);
}

// proves KE-MEDAL-7
#[test]
fn a_medal_space_gives_once() {
    let scene = Scene::new(2).lead(0, Track::Technology, 2).lead(1, Track::Technology, 2).earth(0, (0, 0, 0));
    let game = run(scene.turn_of(0), "act technological_development; bonus scientific_progress energy");
    assert_eq!(game.medal_spaces(Track::Technology).collect::<Vec<_>>(), [6, 9, 12, 15]);
    let game = to_turn(to_turn(game));
    let game = run(game, "act galactic_map; advance technology");
    assert_eq!((leads(&game, 1).0, on_card(&game)), (3, (1, 0)));
}

// proves KE-MEDAL-8, KE-MEDAL-9
#[test]
fn medals_never_run_out_and_are_never_lost() {
    let mut scene = scene().on_card(Track::Technology, 5).on_card(Track::Colonial, 5);
    for seat in 0..4 {
        scene = scene.lead(seat, Track::Technology, 15).lead(seat, Track::Colonial, 15).medals(
            seat,
            Track::Technology,
            3,
        );
    }
    let game = scene.end_of_round();
    assert!((0..4).all(|seat| medals(&game, seat) == (8, 5)), "52 tokens, more than the box has");
}

// proves KE-MEDAL-10
#[test]
fn without_medals_on_the_card_nobody_receives_one() {
    let game = scene().lead(0, Track::Technology, 14).end_of_round();
    assert_eq!(medals(&game, 0), (0, 0));
    // The lead is read after the card: P01 brings the last one level with the first.
    let scene = Scene::new(2)
        .lead(0, Track::Technology, 6)
        .lead(1, Track::Technology, 5)
        .on_card(Track::Technology, 1);
    let game = run(scene.card(Progress::P01).end_of_round(), "advance technology");
    assert_eq!((medals(&game, 0), medals(&game, 1)), ((1, 0), (1, 0)));
}
