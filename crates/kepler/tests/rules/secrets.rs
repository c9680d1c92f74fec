//! What nobody else may know (KE-COMP-8, KE-OBJ-2).

use crate::common::{decided, new, run};
use kepler::{Event, Kepler, Move, ObjectiveSet, Secret, Setup};
use table::{Event as _, Eye, Eyes, Game as _, Rng, Seat, Seed, Tell};

/// The first round of a game in which everybody keeps the first card.
fn begun(setup: &Setup, seed: u64) -> Kepler {
    let mut game = new(setup, seed);
    let mut moves = Vec::new();
    while game.round_marker() == 0 {
        game = decided(game);
        if game.round_marker() == 0 {
            game.legal_moves(&mut moves);
            game.play(moves[0]).unwrap();
        }
    }
    game
}

// proves KE-COMP-8, KE-OBJ-2
#[test]
fn an_objective_is_seen_by_its_owner_alone() {
    let game = begun(&Setup::new(3), 1);
    for eye in Eye::all(3) {
        let seen = game.seen_by(eye);
        for (seat, player) in seen.players().iter() {
            let own = eye == Eye::Seat(seat);
            assert_eq!(player.objective.known().is_some(), own);
            assert!(
                player.dealt.iter().all(|card| card.known().is_some() == own && *card != Secret::Nothing)
            );
        }
        let text = serde_json::to_string(&seen).unwrap();
        for (seat, player) in game.players().iter().filter(|(seat, _)| eye != Eye::Seat(*seat)) {
            let card = player.objective.known().unwrap();
            assert!(!text.contains(&format!("\"{card}\"")), "{eye:?} can read the card of seat {seat}");
        }
    }
}

// proves KE-COMP-8
#[test]
fn dealing_and_keeping_are_told_to_the_owner_alone() {
    let mut game = new(&Setup::new(2), 1);
    while game.pending().is_some_and(|open| !matches!(open.decision, kepler::Decision::Deal(_))) {
        let mut moves = Vec::new();
        game.legal_moves(&mut moves);
        game.play(moves[0]).unwrap();
    }
    let seat = game.question().unwrap().seat;
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    assert_eq!(game.known_to(moves[0]), Eyes::only(seat));
    let mut events = Vec::new();
    game.apply(moves[0], Tell::to(&mut events));
    let Event::Dealt { objective: Some(card), .. } = events[0] else { panic!("{events:?}") };
    let hidden = Event::Dealt { seat, objective: None };
    assert_eq!(events[0].seen_by(Eye::Spectator), Some(hidden));
    assert_eq!(events[0].seen_by(Eye::Seat(seat.clockwise(1, 2))), Some(hidden));
    assert_eq!(events[0].seen_by(Eye::Seat(seat)), Some(Event::Dealt { seat, objective: Some(card) }));
    let kept = Event::Kept { seat, objective: Some(card) };
    assert_eq!(kept.seen_by(Eye::Spectator), Some(Event::Kept { seat, objective: None }));
}

// proves KE-OBJ-2
#[test]
fn at_the_end_the_objectives_lie_open() {
    let game = crate::common::to_round(begun(&Setup::new(2), 2), 17);
    assert!(crate::common::over(&game));
    assert_eq!(game.seen_by(Eye::Spectator), game);
}

// proves KE-COMP-8
#[test]
fn face_down_tiles_and_the_deck_are_in_no_state_at_all() {
    let game = begun(&Setup::new(4), 3);
    let text = serde_json::to_string(&game).unwrap();
    let value: serde_json::Value = serde_json::from_str(&text).unwrap();
    let down = value["tiles"].as_array().unwrap().iter().filter(|tile| tile["face"] == "down").count();
    assert_eq!(down, 28);
    // Whoever turns one up is told by fate; any unseen body is possible.
    let game = run(decided(game), "act galactic_map; advance technology; explore 1,5");
    let mut outcomes = Vec::new();
    game.outcomes(&mut outcomes);
    let sum: u32 = outcomes.iter().map(|(_, weight)| *weight).sum();
    assert_eq!(sum, 28);
}

// proves KE-OBJ-2, KE-OBJ-3
#[test]
fn what_is_imagined_could_be_true() {
    for (setup, number) in [
        (Setup::new(4), 1),
        (Setup { objectives: ObjectiveSet::Advanced, ..Setup::new(4) }, 2),
        (Setup { objectives: ObjectiveSet::Advanced, ..Setup::new(3) }, 3),
    ] {
        let game = begun(&setup, number);
        let own = game.players()[Seat::new(0)].clone();
        let mut rng = Rng::new(Seed::from_number(number));
        let mut others = std::collections::BTreeSet::new();
        for _ in 0..100 {
            let world = game.imagine(Seat::new(0), &mut rng);
            assert_eq!(world.players()[Seat::new(0)], own);
            let all = world.players().values().flat_map(|player| player.dealt);
            let all: Vec<_> = all.filter_map(Secret::known).collect();
            let mut different = all.clone();
            different.sort_unstable();
            different.dedup();
            assert_eq!((all.len(), different.len()), (usize::from(setup.players) * 2, all.len()));
            let standard = all.iter().filter(|card| !card.is_advanced()).count();
            let expected = match (setup.objectives, setup.players) {
                (ObjectiveSet::Standard, _) => all.len(),
                (ObjectiveSet::Advanced, 4) => 1,
                (ObjectiveSet::Advanced, _) => 0,
            };
            assert_eq!(standard, expected);
            others.insert(world.players()[Seat::new(1)].objective.known());
        }
        assert!(others.len() > 3, "{others:?}");
    }
    assert_ne!(Move::Ghost, Move::Done);
}
