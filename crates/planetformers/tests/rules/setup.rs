//! Set-up (PF-SETUP).

use planetformers::names::{Planet, Role, Row};
use planetformers::space::Cell;
use planetformers::{Decision, Planetformers, Setup, Starting};
use table::check::{dealt, laid_out};
use table::{Game, Seat, Seed, Turn};

use crate::common::{
    ark, asked, can, cargo, catalogue, decision, no, options, player, refused, row, run, run_to, step,
};

fn begun(players: u8) -> Planetformers {
    dealt(&Setup::new(players), Seed::from_number(3))
}

// proves PF-SETUP-1
#[test]
fn two_to_four_play_or_one_against_the_automa() {
    for players in 2..=4 {
        let game = laid_out::<Planetformers>(&Setup::new(players));
        assert_eq!((game.seats(), game.automa().is_none()), (players, true));
        assert!((0..players).all(|seat| !game.is_automatic(Seat::new(seat))));
    }
    let game = laid_out::<Planetformers>(&Setup::new(1));
    assert_eq!((game.seats(), game.automa().is_some()), (2, true));
    assert_eq!([0, 1].map(|seat| game.is_automatic(Seat::new(seat))), [false, true]);
    assert_eq!(refused(&Setup::new(0)), "PF-SETUP-1");
    assert_eq!(refused(&Setup::new(5)), "PF-SETUP-1");
}

// proves PF-SETUP-2, PF-SETUP-3, PF-SETUP-4, PF-SETUP-5, PF-SETUP-6, PF-SPEC-4, PF-SPEC-5
#[test]
fn everybody_begins_with_nothing_unlocked() {
    let numbers = &catalogue().numbers;
    assert_eq!((numbers.colonies, numbers.terraforming_markers, numbers.outposts), (8, 8, 2));
    let game = laid_out::<Planetformers>(&Setup::new(4));
    for player in game.players().values() {
        assert_eq!(player.track(), 0);
        assert_eq!((player.colony_pool, player.colonies), (0, 0));
        assert_eq!((player.outpost_pool, player.outposts), (0, 0));
        assert_eq!(player.cargo.into_array(), [0; 4]);
        // One token of each kind, all of them spent.
        assert_eq!(player.ready.into_array(), [false; 4]);
        assert!(player.upgrades.values().all(|payments| *payments == 0));
    }
    // Seven one-step upgrades and Engines hold the eight Colonies.
    assert_eq!(catalogue().upgrades.values().filter(|card| card.steps == 1).count(), 7);
    assert_eq!(catalogue().upgrades.values().map(|card| card.steps).sum::<u8>(), 9);
}

// proves PF-SETUP-7, PF-SETUP-8, PF-SETUP-9
#[test]
fn three_starting_planets_lie_around_the_portal() {
    let cell = |row, column| Cell::new(row, column).unwrap();
    let game = laid_out::<Planetformers>(&Setup { starting_player: Starting::First, ..Setup::new(2) });
    assert_eq!(game.card_in(cell(1, 1)).unwrap().planet, Planet::StarPortal);
    assert_eq!(game.worlds().count(), 1);
    // Any of the three to the left of the Portal, then any of the two others to its right; the last lies above.
    assert_eq!(options(&game), ["planet cinderfall", "planet verdance", "planet glacien"]);
    let game = run_to(game, "planet glacien");
    assert_eq!(options(&game), ["planet cinderfall", "planet verdance"]);
    let game = run_to(game, "planet cinderfall");
    let planet = |row, column| game.card_in(cell(row, column)).map(|world| world.planet);
    assert_eq!(planet(1, 0), Some(Planet::Glacien));
    assert_eq!(planet(1, 2), Some(Planet::Cinderfall));
    assert_eq!(planet(0, 1), Some(Planet::Verdance));
    assert_eq!(game.worlds().count(), 4);
    assert!(game.worlds().all(|(_, world)| !world.terraformed));
    // The other twelve form the deck.
    let deck: Vec<Planet> = game.planet_deck().collect();
    assert_eq!(deck.len(), 12);
    assert!(deck.iter().all(|planet| catalogue().planets[*planet].role == Role::Deck));
}

// proves PF-SETUP-10, PF-SETUP-11
#[test]
fn decks_are_full_and_the_canteen_shows_three_cards() {
    let game = laid_out::<Planetformers>(&Setup::new(3));
    assert_eq!((game.survivor_cards().0.len(), game.survivor_cards().1.len()), (15, 0));
    assert_eq!((game.crew_cards().0.len(), game.crew_cards().1.len()), (39, 0));
    let game = begun(3);
    let (deck, discard, canteen) = game.crew_cards();
    assert_eq!((deck.len(), discard.len(), canteen.iter().flatten().count()), (39 - 3 - 9, 0, 3));
    assert_eq!(game.survivor_cards().0.len(), 15);
}

// proves PF-SETUP-12
#[test]
fn one_of_three_cards_is_discarded_and_the_others_are_placed_at_will() {
    let setup = Setup { starting_player: Starting::First, ..Setup::new(2) };
    let game = dealt::<Planetformers>(&setup, Seed::from_number(5));
    let cards: Vec<String> = player(&game, 0).waiting.iter().map(|card| card.to_string()).collect();
    let [first, second, third] = &cards[..] else { panic!("three cards are dealt") };
    assert_eq!(options(&game), cards.iter().map(|card| format!("discard {card}")).collect::<Vec<_>>());
    let other = player(&game, 1).waiting.iter().next().unwrap();
    no(&game, &format!("discard {other}"), "PF-SETUP-12");
    let game = run(game, &format!("discard {second}"));
    assert_eq!(game.crew_cards().1.len(), 1);
    assert!(game.crew_cards().1.iter().any(|card| card.to_string() == *second));
    assert_eq!(options(&game), ["place upper", "place lower"]);
    let apart = run(game.clone(), "place lower; place upper");
    assert_eq!((row(&apart, 0, Row::Lower), row(&apart, 0, Row::Upper)), (first.clone(), third.clone()));
    let together = run(game, "place upper; place upper");
    assert_eq!(row(&together, 0, Row::Upper), format!("{first} {third}"));
    assert_eq!(row(&together, 0, Row::Lower), "");
}

/// Everybody discards their first card and places the others below.
fn placed(mut game: Planetformers) -> Planetformers {
    while matches!(decision(&game), Decision::Keep(_)) {
        let first = options(&game)[0].clone();
        game = run(game, &format!("{first}; place lower; place lower"));
    }
    game
}

// proves PF-SETUP-13
#[test]
fn two_resources_of_choice_begin_the_game() {
    let game =
        placed(dealt(&Setup { starting_player: Starting::First, ..Setup::new(2) }, Seed::from_number(5)));
    assert_eq!(options(&game), ["take biomatter", "take workforce", "take minerals", "take technology"]);
    let game = run(game, "take minerals; take minerals; take workforce; take technology");
    assert_eq!((cargo(&game, 0), cargo(&game, 1)), ([0, 0, 2, 0], [0, 1, 0, 1]));
    assert!(!step(&game).is_setup());
}

// proves PF-SETUP-14
#[test]
fn all_arks_begin_on_the_star_portal() {
    let game = begun(4);
    assert!((0..4).all(|seat| ark(&game, seat) == "star_portal.p"));
}

// proves PF-SETUP-15
#[test]
fn chance_or_agreement_names_the_starting_player() {
    let game = laid_out::<Planetformers>(&Setup::new(3));
    assert_eq!(
        (game.to_move(), options(&game)),
        (Turn::Fate, vec!["start 1".into(), "start 2".into(), "start 3".into()])
    );
    let game = run(game, "start 3");
    assert_eq!((game.first(), game.active()), (Seat::new(2), Seat::new(2)));
    let agreed = Setup { starting_player: Starting::Second, ..Setup::new(3) };
    assert_eq!(laid_out::<Planetformers>(&agreed).first(), Seat::new(1));
    assert_eq!(refused(&Setup { starting_player: Starting::Fourth, ..Setup::new(3) }), "PF-SETUP-15");
}

// PF-EX-53; proves PF-SETUP-16
#[test]
fn all_are_dealt_before_anybody_decides_and_all_place_before_anybody_gains() {
    let setup = Setup { starting_player: Starting::Second, ..Setup::new(3) };
    let mut game = dealt::<Planetformers>(&setup, Seed::from_number(1));
    assert_eq!(game.players().values().map(|player| player.waiting.len()).sum::<u8>(), 9);
    let mut order = Vec::new();
    while step(&game).is_setup() {
        if can(&game, "take biomatter") {
            order.push(format!("take {}", asked(&game) + 1));
            game = run(game, "take biomatter; take biomatter");
        } else {
            order.push(format!("keep {}", asked(&game) + 1));
            let first = options(&game)[0].clone();
            game = run(game, &format!("{first}; place lower; place upper"));
        }
    }
    assert_eq!(order, ["keep 2", "keep 3", "keep 1", "take 2", "take 3", "take 1"]);
    assert_eq!((game.active(), game.round_number()), (Seat::new(1), 1));
}
