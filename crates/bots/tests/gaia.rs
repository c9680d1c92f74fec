//! Bots at a table of Gaia Project.

mod common;

use bots::arena::{Contender, Meeting, Openings, Results};
use bots::{Bot, Kind, Mind, Random, Thinker};
use common::{hasty, net, play};
use gaia::{Gaia, MapChoice, Setup, TurnOrder, Turning};
use table::{Components as _, Eye, Fate, Game, Rng, Seat, Seed, Tell, Turn};

fn components() -> &'static <Gaia as Game>::Components {
    <Gaia as Game>::Components::built_in()
}

fn tournament(line_up: &[Kind], games: u64, seed: u64) -> Results {
    let setup = Gaia::default_setup(line_up.len() as u8);
    let meeting = Meeting::of(line_up, None, Seed::from_number(seed));
    meeting.play_all::<Gaia>(&setup, components(), games).expect("every choice is legal")
}

#[test]
fn greedy_beats_random() {
    let results = tournament(&[Kind::Greedy, Kind::Random], 60, 1);
    let greedy = results.of("greedy").expect("it played");
    assert!(greedy.win_rate >= 0.95, "{greedy:?}");
    assert!(greedy.rating > results.of("random").expect("it played").rating);
}

#[test]
fn greedy_plays_well_among_its_like() {
    let greedy = tournament(&[Kind::Greedy; 4], 12, 2).of("greedy").expect("it played");
    let random = tournament(&[Kind::Random; 4], 12, 2).of("random").expect("it played");
    assert!(greedy.mean_score > random.mean_score + 40.0, "{greedy:?} {random:?}");
    assert!(greedy.mean_score >= 90.0, "{greedy:?}");
}

/// All kinds of tables: two to four players, variable maps, both turn orders, tiles turned by the last player.
fn tables() -> Vec<Setup> {
    let maps = [MapChoice::Printed, MapChoice::Method1, MapChoice::Method2, MapChoice::Method3];
    let table = |players: u8, map: MapChoice| {
        let mut setup = Gaia::default_setup(players);
        setup.map = map;
        setup.turn_order = if players == 3 { TurnOrder::Passing } else { TurnOrder::Clockwise };
        setup.turning = if map == MapChoice::Method2 { Turning::LastPlayer } else { Turning::Dice };
        setup
    };
    (2..=4).flat_map(|players| maps.map(|map| table(players, map))).collect()
}

#[test]
fn every_choice_is_legal() {
    // Few positions, so that the search is cut off in all kinds of places.
    let (net, tables) = (net::<Gaia>(1), tables());
    let kinds =
        [(Kind::Hard, 60), (Kind::Novice, 60), (Kind::Medium, 1), (Kind::Expert, 20), (Kind::Easy, 400)];
    for number in 0..24 {
        let setup = &tables[number % tables.len()];
        let kinds = kinds.iter().cycle().skip(number).take(setup.players.into());
        let seed = |place: usize| Seed::from_number(3).derive("bot", (10 * number + place) as u64);
        let bot =
            |(place, (kind, nodes)): (usize, &(Kind, u32))| hasty(*kind, *nodes, Some(&net), seed(place));
        let mut bots: Vec<Box<dyn Bot<Gaia>>> = kinds.enumerate().map(bot).collect();
        play::<Gaia>(setup, &mut bots, seed(9));
    }
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let (setup, net) = (Gaia::default_setup(3), net::<Gaia>(1));
    let scores = |kind: Kind, seed: u64| {
        let seed = Seed::from_number(seed);
        let mut bots: Vec<Box<dyn Bot<Gaia>>> =
            (0..3).map(|place| hasty(kind, 150, Some(&net), seed.derive("bot", place))).collect();
        play::<Gaia>(&setup, &mut bots, seed).state_hash()
    };
    for kind in [Kind::Easy, Kind::Medium, Kind::Hard] {
        assert_eq!(scores(kind, 4), scores(kind, 4), "{kind}");
        assert_ne!(scores(kind, 4), scores(kind, 5), "{kind}");
    }
}

#[test]
fn threads_change_nothing() {
    let (net, mut looked_ahead) = (net::<Gaia>(1), 0);
    for number in 0..10 {
        let mut game = halfway(Seed::from_number(number));
        let (mut rng, fate) = (Rng::new(Seed::from_number(number)), Fate::new(Seed::from_number(number)));
        // Somewhere in the first round.
        for step in 0..rng.below(40) {
            let mv = match game.to_move() {
                Turn::Of(seat) => Random::new(rng.seed()).choose(&game, seat),
                _ => fate.draw(&game, step as usize).expect("it is fate's move"),
            };
            game.apply(mv, Tell::nobody());
        }
        let Turn::Of(seat) = game.to_move() else { continue };
        let thoughts = |threads: usize| {
            let mind = Mind {
                nodes: 300,
                ends: 8,
                looks: 2,
                answer_nodes: 40,
                next_nodes: 80,
                threads,
                ..Mind::PLAIN
            };
            let mut thinker = Thinker::new(mind, Some(net.clone()), Seed::from_number(7));
            thinker.turns(&game.seen_by(Eye::Seat(seat)), seat, 20)
        };
        let alone = thoughts(1);
        looked_ahead += u32::from(alone.iter().any(|thought| thought.looked_ahead));
        assert_eq!(alone, thoughts(3));
        assert_eq!(alone, thoughts(64), "more threads than ends");
    }
    assert!(looked_ahead >= 3, "{looked_ahead} times there was something to share out");
}

#[test]
fn bots_think_again_when_the_game_goes_another_way() {
    let first = Seat::new(0);
    for kind in [Kind::Greedy, Kind::Hard] {
        let mut bot = hasty(kind, 200, None, Seed::from_number(6));
        let mut games: Vec<Gaia> = (0..2).map(|seed| halfway(Seed::from_number(seed))).collect();
        // The bot is asked in two games in turn: whatever it planned in one never fits the other.
        for step in 0..200 {
            let game = &mut games[step % 2];
            let mv = match game.to_move() {
                Turn::Over => break,
                Turn::Fate => {
                    Fate::new(Seed::from_number(step as u64)).draw(game, step).expect("it is fate's move")
                }
                Turn::Of(seat) if seat == first => bot.choose(&game.seen_by(Eye::Seat(seat)), seat),
                Turn::Of(seat) => Random::new(Seed::from_number(step as u64)).choose(game, seat),
            };
            game.play(mv).expect("every choice is legal");
        }
    }
}

/// A game with its set-up behind it.
fn halfway(seed: Seed) -> Gaia {
    let mut game = Gaia::new(&Gaia::default_setup(2), components()).expect("a sound set-up");
    let (mut anybody, mut moves) = (Random::new(seed), 0);
    while game.round() == 0 {
        let mv = match game.to_move() {
            Turn::Of(seat) => anybody.choose(&game, seat),
            _ => Fate::new(seed).draw(&game, moves).expect("it is fate's move"),
        };
        game.apply(mv, Tell::nobody());
        moves += 1;
    }
    game
}

#[test]
fn in_the_games_of_a_deal_every_bot_plays_every_opening() {
    let line_up = [Kind::Easy, Kind::Novice, Kind::Random].map(|kind| Contender::new(kind, None));
    let seed = Seed::from_number(8);
    let meeting = Meeting { line_up: line_up.to_vec(), openings: Openings::Drawn, seed };
    let setup = Gaia::default_setup(3);
    let factions = |number: u64| -> Vec<String> {
        let log = table::Log::start::<Gaia>(&setup, meeting.fate(number));
        let played =
            meeting.play::<Gaia>(&setup, components(), number, Some(log)).expect("every choice is legal");
        let log = played.log.expect("it was to be kept");
        log.verify::<Gaia>(<Gaia as Game>::Components::editions()).expect("chance is what the seed says");
        let mut factions: Vec<String> = Vec::new();
        for (seat, notation) in &log.moves {
            // Everybody's first choice in this set-up is the faction.
            if seat.is_some_and(|seat| seat.index() == factions.len()) && factions.len() < 3 {
                factions.push(notation.clone());
            }
        }
        factions
    };
    let deals: Vec<Vec<Vec<String>>> =
        (0..4).map(|deal| (0..3).map(|game| factions(3 * deal + game)).collect()).collect();
    for deal in &deals {
        assert!(deal[0].iter().all(|opening| opening.starts_with("faction ")), "{deal:?}");
        assert_eq!(deal[0], deal[1]);
        assert_eq!(deal[0], deal[2]);
    }
    assert!(deals.iter().any(|deal| deal[0] != deals[0][0]), "deals differ");
    // Seat by seat, the bots have been everywhere.
    let sat: Vec<Vec<usize>> = (0..3).map(|number| meeting.seating(number)).collect();
    assert_eq!(sat, [[0, 1, 2], [1, 2, 0], [2, 0, 1]]);
}

#[test]
fn bots_have_names() {
    for kind in Kind::ALL {
        assert_eq!(kind.name().parse::<Kind>().expect("a bot"), kind);
    }
    let error = |name: &str| name.parse::<Kind>().expect_err("no bot").to_string();
    assert_eq!(error("greddy"), "there is no bot \"greddy\" here; did you mean \"greedy\"?");
    assert_eq!(
        error("deep-thought"),
        "there is no bot \"deep-thought\" here; the bots are random, novice, easy, greedy, medium, hard, expert"
    );
}
