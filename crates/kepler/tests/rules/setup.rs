//! Set-up (KE-SETUP, KE-PC).

use crate::common::{
    SpaceTravel, asked, can, catalogue, decided, earth, face_down, leads, level, new, no, offers, options,
    pit, player, pool, refused, run,
};
use kepler::catalogue::Galaxy;
use kepler::names::{Action, Named, StarClass, Technology, Track};
use kepler::{Body, Decision, Face, Kepler, Setup, Step};
use table::{Game as _, Seat, Turn};

/// The table before the first decision of a player.
fn table(players: u8) -> Kepler {
    new(&Setup::new(players), u64::from(players))
}

fn galaxy() -> &'static Galaxy {
    &catalogue().galaxy
}

/// Everything that is decided before the first round, with the first answer each time.
fn begun(mut game: Kepler) -> Kepler {
    let mut moves = Vec::new();
    while game.step().is_setup() {
        game = decided(game);
        if game.step().is_setup() {
            game.legal_moves(&mut moves);
            game.play(moves[0]).unwrap();
        }
    }
    game
}

// proves KE-SETUP-1, KE-SETUP-2, KE-SETUP-3, KE-SETUP-4, KE-SETUP-5
#[test]
fn what_everybody_begins_with() {
    let game = table(4);
    for seat in 0..4 {
        assert_eq!(
            (earth(&game, seat), pool(&game, seat), pit(&game, seat)),
            ((3, 3, 0), (4, 4, 3), (0, 0, 0))
        );
        assert!(Technology::ALL.iter().all(|technology| level(&game, seat, *technology) == 0));
        assert_eq!(leads(&game, seat), (0, 0));
        assert_eq!(player(&game, seat).cube, Action::Terraforming);
        assert!(player(&game, seat).ships.is_empty());
        assert_eq!((game.markers_left(Seat::new(seat)), game.ships_left(Seat::new(seat))), (5, 3));
    }
}

// proves KE-SETUP-6
#[test]
fn ten_medals_lie_on_their_spaces() {
    let game = table(3);
    for track in Track::ALL {
        assert_eq!(game.medal_spaces(*track).collect::<Vec<_>>(), [3, 6, 9, 12, 15]);
        assert_eq!(game.medals_on_card(*track), 0);
    }
}

/// All bodies of a game, face up or unseen.
fn bodies(game: &Kepler) -> (usize, u8, u8) {
    let unseen = game.unseen();
    let up = |wanted: fn(Body) -> bool| {
        game.tiles().iter().filter(|tile| matches!(tile.face, Face::Up(body) if wanted(body))).count()
    };
    let planets = unseen.planets.count_ones() as usize + up(|body| matches!(body, Body::Planet(_)));
    (
        planets,
        unseen.mines + up(|body| body == Body::Mine) as u8,
        unseen.targets + up(|body| body == Body::Target) as u8,
    )
}

// KE-EX-54
// proves KE-SETUP-7, KE-SETUP-8, KE-SETUP-9, KE-SETUP-10, KE-SETUP-11, KE-PC-1, KE-PC-2, KE-PC-3, KE-PC-4
#[test]
fn tiles_by_the_number_of_players() {
    for (players, tiles, count) in
        [(1, 24, (20, 2, 2)), (2, 24, (20, 2, 2)), (3, 30, (24, 3, 3)), (4, 36, (28, 4, 4))]
    {
        let game = table(players);
        assert_eq!((game.tiles().len(), bodies(&game)), (tiles, count), "{players} players");
        for tile in game.tiles() {
            let near = galaxy().stars.iter().filter(|star| star.hex.distance(tile.hex) == 1);
            let classes: Vec<StarClass> = near.map(|star| star.class).collect();
            let least = match classes[..] {
                [StarClass::Single] => 1,
                [StarClass::Binary] => 3,
                [StarClass::Trinary] => 4,
                _ => panic!("{} should touch one star", tile.hex),
            };
            assert!(players >= least, "{}", tile.hex);
            assert!(galaxy().sol.distance(tile.hex) > 1);
            assert!(
                game.tiles().iter().all(|other| other.hex == tile.hex || other.hex.distance(tile.hex) > 1)
            );
        }
    }
    let out = |players: u8| -> Vec<u8> {
        let inside: Vec<u8> = catalogue().planets_for(players).collect();
        (1..=28).filter(|number| !inside.contains(number)).collect()
    };
    assert_eq!((out(4), out(3)), (vec![], vec![6, 12, 18, 24]));
    assert_eq!((out(2), out(1)), (vec![5, 6, 11, 12, 18, 23, 24, 28], out(2)));
}

// proves KE-SETUP-11
#[test]
fn every_body_is_as_likely_under_every_tile() {
    let game = kepler::scene::Scene::new(4).turn_of(0);
    let game = run(game, "act galactic_map; advance technology; explore 0,-3");
    let mut outcomes = Vec::new();
    game.outcomes(&mut outcomes);
    assert_eq!(outcomes.len(), 30);
    assert!(outcomes[..28].iter().all(|(_, weight)| *weight == 1));
    assert_eq!(outcomes[28..], [(kepler::Move::Tile(Body::Mine), 4), (kepler::Move::Tile(Body::Target), 4)]);
}

// KE-EX-54
// proves KE-SETUP-12
#[test]
fn the_tiles_around_sol_lie_open() {
    for (players, open) in [(2, 6), (3, 6), (4, 8)] {
        let game = table(players);
        assert_eq!(game.tiles().len() - face_down(&game), open, "{players} players");
        for tile in game.tiles() {
            assert_eq!(tile.face != Face::Down, galaxy().sol.distance(tile.hex) <= 4, "{}", tile.hex);
        }
    }
}

// proves KE-SETUP-13, KE-SETUP-14
#[test]
fn two_different_technologies_rise_for_free() {
    let game = table(2);
    let first = asked(&game);
    assert_eq!((game.step(), options(&game).len()), (Step::Start(1), 5));
    no(&game, "done", "KE-SETUP-13");
    let game = run(game, "raise space_travel");
    no(&game, "raise space_travel", "KE-SETUP-13");
    no(&game, "done", "KE-SETUP-13");
    assert_eq!((asked(&game), offers(&game, "raise").len()), (first, 4));
    let game = run(game, "raise terraforming");
    assert_eq!((level(&game, first, SpaceTravel), player(&game, first).level_sum()), (1, 2));
    assert_eq!((leads(&game, first), earth(&game, first)), ((0, 0), (3, 3, 0)));
    assert_eq!(player(&game, 1 - first).level_sum(), 0, "nobody else gains by it");
    assert_eq!(asked(&game), 1 - first);
}

// proves KE-SETUP-15, KE-SETUP-20
#[test]
fn objectives_come_last_and_in_turn_order() {
    let game = table(3);
    let order: Vec<u8> = game.turn_order().map(|seat| seat.index() as u8).collect();
    assert_eq!(asked(&game), order[0]);
    assert!(game.players().values().all(|player| player.dealt == [kepler::Secret::Nothing; 2]));
    let mut game = game;
    for seat in &order {
        assert_eq!(asked(&game), *seat);
        game = run(game, "raise space_travel; raise terraforming");
    }
    assert_eq!(game.to_move(), Turn::Fate);
    game = decided(game);
    for seat in &order {
        assert_eq!((asked(&game), options(&game).len()), (*seat, 2));
        assert!(matches!(crate::common::decision(&game), Decision::Keep(_)));
        let kept = options(&game)[0].clone();
        no(&game, "done", "KE-ROUND-5");
        game = run(game, &kept);
    }
    assert_eq!(game.to_move(), Turn::Fate, "the first progress card");
    let mut other = table(3);
    while !matches!(crate::common::decision(&other), Decision::Keep(_)) {
        other = decided(other);
        if let Some(line) = offers(&other, "raise").first().cloned() {
            other = run(other, &line);
        }
    }
    let dealt: Vec<String> = offers(&other, "keep");
    let stranger = kepler::names::Objective::ALL
        .iter()
        .map(|card| format!("keep {card}"))
        .find(|line| !dealt.contains(line));
    no(&other, &stranger.unwrap(), "KE-OBJ-2");
}

// proves KE-SETUP-16
#[test]
fn sixteen_of_eighteen_progress_cards_are_played() {
    let game = begun(table(2));
    assert_eq!(game.deck().count(), 18);
    let mut game = decided(game);
    assert_eq!(game.deck().count(), 17);
    game = crate::common::to_round(game, 17);
    assert_eq!(game.deck().count(), 2, "two were never seen");
    // Any card that was not turned up may be next.
    let mut outcomes = Vec::new();
    let next = kepler::scene::Scene::new(2).card(kepler::names::Progress::P05).next_round();
    next.outcomes(&mut outcomes);
    assert_eq!(outcomes.len(), 17);
    assert!(outcomes.iter().all(|(_, weight)| *weight == 1));
}

// proves KE-SETUP-17, KE-COMP-3
#[test]
fn planet_cards_lie_colony_side_up() {
    let game = begun(table(4));
    assert!(game.players().values().all(|player| player.planets().count() == 0));
    assert!(catalogue().planets.iter().zip(1..).all(|(card, number)| card.number == number));
    assert!(catalogue().planets.iter().all(|card| card.points > 0));
}

// proves KE-SETUP-18
#[test]
fn chance_names_the_first_player() {
    let game: Kepler = table::check::laid_out(&Setup::new(3));
    let mut outcomes = Vec::new();
    game.outcomes(&mut outcomes);
    assert_eq!(outcomes, [0, 1, 2].map(|seat| (kepler::Move::First(Seat::new(seat)), 1)));
    let game = run(game, "first 2");
    assert_eq!((game.first(), game.round_marker()), (Seat::new(1), 0));
}

// proves KE-SETUP-19, KE-SETUP-21
#[test]
fn the_players_may_lay_the_tiles_themselves() {
    for (players, each) in [(1, 24), (2, 12), (3, 10), (4, 9)] {
        let setup = Setup { lay_tiles: true, ..Setup::new(players) };
        let mut game = new(&setup, 5);
        let order: Vec<u8> = game.turn_order().map(|seat| seat.index() as u8).collect();
        assert!(game.tiles().is_empty());
        for tile in 0..each * players {
            assert_eq!(asked(&game), order[usize::from(tile % players)], "one each in turn");
            // The least convenient hex is as good as any.
            let line = offers(&game, "lay").pop().unwrap();
            game = run(game, &line);
        }
        assert_eq!(game.tiles().len(), usize::from(each * players));
        // Only then tiles of the short-range zone are turned up.
        let near = game.tiles().iter().filter(|tile| galaxy().is_revealed(tile.hex)).count();
        let game = decided(game);
        assert_eq!(game.tiles().len() - face_down(&game), near);
    }
}

// proves KE-SETUP-9, KE-SETUP-10, KE-SETUP-19
#[test]
fn where_a_tile_may_be_laid() {
    let game = new(&Setup { lay_tiles: true, ..Setup::new(2) }, 1);
    no(&game, "lay 1,-3", "KE-SETUP-19");
    no(&game, "lay 10,-3", "KE-SETUP-19");
    no(&game, "lay 14,-8", "KE-SETUP-19");
    no(&game, "lay 1,0", "KE-SETUP-9");
    no(&game, "lay 1,2", "KE-SETUP-10");
    no(&game, "lay 3,3", "KE-SETUP-10");
    // Hexes that are no sites of the standard layout are allowed.
    assert!(can(&game, "lay 1,-4") && can(&game, "lay 2,-4"));
    let game = run(game, "lay 1,-4");
    no(&game, "lay 1,-4", "KE-SETUP-9");
    no(&game, "lay 2,-4", "KE-SETUP-9");
    assert!(can(&game, "lay 2,-3"));
    let three = new(&Setup { lay_tiles: true, ..Setup::new(3) }, 1);
    assert!(can(&three, "lay 3,3"));
    no(&three, "lay 1,2", "KE-SETUP-10");
}

// proves KE-PC-5
#[test]
fn everything_else_is_the_same_for_all() {
    for players in 1..=4 {
        let game = begun(table(players));
        assert_eq!(game.deck().count(), 18);
        assert_eq!((pool(&game, 0), earth(&game, 0)), ((4, 4, 3), (3, 3, 0)));
        assert_eq!(game.medal_spaces(Track::Colonial).count(), 5);
    }
}

// proves KE-COMP-1
#[test]
fn one_to_four_people_play() {
    assert_eq!((refused(&Setup::new(0)), refused(&Setup::new(5))), ("KE-COMP-1", "KE-COMP-1"));
    for players in 1..=4 {
        let game = table(players);
        assert_eq!(game.seats(), players.max(2));
        assert_eq!(game.is_automatic(Seat::new(1)), players == 1);
    }
}
