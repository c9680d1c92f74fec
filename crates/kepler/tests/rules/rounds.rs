//! Rounds and the end of the game (KE-ROUND, KE-END).

use crate::common::{
    SpaceTravel, Terraforming, asked, catalogue, leads, medals, no, over, run, scene, to_round, to_turn, told,
};
use kepler::names::{Progress, Track};
use kepler::scene::Scene;
use kepler::{Event, Step};
use table::{Game as _, Seat, Turn};

// proves KE-ROUND-1, KE-END-1
#[test]
fn the_game_has_sixteen_rounds() {
    assert_eq!(catalogue().numbers.rounds, 16);
    let game = to_round(Scene::new(2).turn_of(0), 16);
    assert_eq!((game.round_marker(), over(&game)), (16, false));
    let game = to_round(game, 17);
    assert_eq!((game.round_marker(), over(&game), game.turns()), (16, true, 32));
    no(&game, "act energy_storage", "KE-END-1");
}

// proves KE-ROUND-2, KE-ROUND-3, KE-ROUND-7
#[test]
fn a_round_reveals_plays_and_ends() {
    let game = Scene::new(2).round(4, 0).next_round();
    assert_eq!((game.to_move(), game.round_marker(), game.card()), (Turn::Fate, 5, None));
    let (game, events) = told(game, "card P17");
    assert!(events.contains(&Event::Card { card: Progress::P17, round: 5 }));
    assert_eq!((game.card(), asked(&game)), (Some(Progress::P17), 0));
    let game = run(to_turn(run(game, "act energy_storage")), "act energy_storage");
    let game = run(game, "done");
    // First the card, then the medals.
    assert_eq!((game.step(), asked(&game)), (Step::Card(1), 0));
    let (game, events) = told(game, "advance technology; advance colonial");
    let ended = events.iter().position(|event| matches!(event, Event::RoundEnded { .. })).unwrap();
    let advanced = events.iter().position(|event| matches!(event, Event::Advanced { .. })).unwrap();
    assert!(advanced < ended);
    assert_eq!((game.round_marker(), game.card()), (6, None));
}

// proves KE-ROUND-4, KE-ROUND-6
#[test]
fn everybody_takes_one_turn_clockwise_from_the_first_player() {
    let mut game = scene().round(3, 2).turn_of(2);
    let mut order = Vec::new();
    while game.round_marker() == 3 {
        order.push(asked(&game));
        game = to_turn(run(game, "act energy_storage"));
    }
    assert_eq!(order, [2, 3, 0, 1]);
}

// proves KE-ROUND-5
#[test]
fn a_turn_has_four_steps_in_order() {
    let game = scene().level(0, SpaceTravel, 1).ship(0, (0, 1)).turn_of(0);
    assert_eq!(game.step(), Step::Main(0));
    no(&game, "fly 0,1 0,2", "KE-ROUND-5");
    no(&game, "withdraw 0,1", "KE-ROUND-5");
    no(&game, "bonus space_logistics energy", "KE-ROUND-5");
    let game = run(game, "act energy_storage");
    assert_eq!(game.step(), Step::Bonus(0));
    no(&game, "fly 0,1 0,2", "KE-ROUND-5");
    let game = run(game, "done");
    assert_eq!(game.step(), Step::Move(0));
    no(&game, "bonus space_logistics energy", "KE-ROUND-5");
    let game = run(game, "done");
    assert_eq!(game.step(), Step::Withdraw(0));
    no(&game, "fly 0,1 0,2", "KE-ROUND-5");
    let game = run(game, "done");
    assert_eq!((game.step(), asked(&game)), (Step::Main(1), 1));
}

// proves KE-ROUND-8
#[test]
fn the_first_player_token_passes_clockwise() {
    let game = Scene::new(3).turn_of(0);
    let firsts: Vec<usize> = (1..=4).map(|round| to_round(game.clone(), round).first().index()).collect();
    assert_eq!(firsts, [0, 1, 2, 0]);
}

// KE-EX-60
// proves KE-END-1, KE-END-2
#[test]
fn the_last_round_is_completed() {
    let scene = scene().round(16, 0).card(Progress::P01).on_card(Track::Technology, 1);
    let scene =
        scene.lead(0, Track::Technology, 15).lead(1, Track::Technology, 14).lead(2, Track::Technology, 14);
    let game = scene.lead(3, Track::Technology, 13).turn_of(3);
    let game = run(game, "act energy_storage; done; advance technology");
    assert!(over(&game));
    assert_eq!((medals(&game, 0), leads(&game, 3), game.round_marker()), ((1, 0), (14, 0), 16));
    assert_eq!(game.scores().winners, [Seat::new(0)]);
}

// proves KE-END-3
#[test]
fn most_points_win() {
    let game = scene().terraformed(2, 1, (0, 0, 0)).terraformed(1, 8, (0, 0, 0)).over();
    assert_eq!((game.scores().totals(), game.scores().winners), (vec![0, 6, 4, 0], vec![Seat::new(1)]));
}

// KE-EX-59
// proves KE-END-4
#[test]
fn ties_are_broken_in_order() {
    let winners = |scene: Scene| scene.over().scores().winners;
    let seat = Seat::new;
    // Terraformed planets first: 1 and 2 score 8 together, 17 scores 8 alone.
    let scene = || {
        Scene::new(2).terraformed(0, 1, (0, 0, 0)).terraformed(0, 4, (0, 0, 0)).terraformed(1, 17, (0, 0, 0))
    };
    assert_eq!(winners(scene().pit(0, (3, 0, 0))), [seat(0)]);
    // One planet that scores 4 is before two medals that score 4.
    let scene = || Scene::new(2).terraformed(0, 1, (0, 0, 0)).medals(1, Track::Colonial, 2);
    assert_eq!(winners(scene().pit(0, (3, 0, 0))), [seat(0)]);
    // Then medals: two medals are worth as much as two technologies at the top.
    let scene =
        Scene::new(2).medals(0, Track::Technology, 2).level(1, SpaceTravel, 4).level(1, Terraforming, 4);
    assert_eq!(winners(scene.pit(0, (3, 0, 0))), [seat(0)]);
    // Then fewer cubes in the pit.
    let scene = || Scene::new(2).medals(0, Track::Technology, 3).medals(1, Track::Colonial, 3);
    assert_eq!(winners(scene().pit(0, (4, 0, 0)).pit(1, (3, 3, 0))), [seat(0)]);
    // Whoever is still tied shares the victory.
    assert_eq!(winners(scene().pit(0, (2, 2, 0)).pit(1, (1, 3, 0))), [seat(0), seat(1)]);
}
