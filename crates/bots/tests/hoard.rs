//! Bots at a game with secrets and dice, and without a judge of its own.

use bots::{Bot as _, GameEntry, Greedy, Kind, arena};
use hoard::{Hoard, Kit, Move};
use table::{Components as _, Erased, Eye, Fate, Game, Rng, Seat, Seed, Tell, Turn};

/// Most stones that may be taken at once: three are more than a roll is worth on average less its price, two are less.
static GREAT: Kit = Kit { cards: 10, most: 3, moods: [1, 2, 1] };
static SMALL: Kit = Kit { cards: 10, most: 2, moods: [1, 2, 1] };

/// Two players in the middle of the game, with a stone each to dig for: it is the first one's turn.
fn halfway(kit: &'static Kit, seed: u64) -> Hoard {
    let mut setup = Hoard::default_setup(2);
    setup.stones = 15;
    let mut game = Hoard::new(&setup, kit).expect("a sound set-up");
    let (fate, mut moves) = (Fate::new(Seed::from_number(seed)), 0);
    while game.turns() < 3 {
        let mut legal = Vec::new();
        game.legal_moves(&mut legal);
        // The customary answer: any card, one stone.
        let mv = fate.draw(&game, moves).unwrap_or(legal[0]);
        game.apply(mv, Tell::nobody());
        moves += 1;
    }
    assert_eq!(game.to_move(), Turn::Of(Seat::new(0)));
    game
}

fn choose(game: &Hoard, seed: u64) -> Move {
    let seat = Seat::new(0);
    Greedy::new(Seed::from_number(seed)).choose(&game.seen_by(Eye::Seat(seat)), seat)
}

/// What the die would show if it were rolled with this seed.
fn would_roll(game: &Hoard, seed: u64) -> Move {
    let mut game = game.clone();
    game.play(Move::Dig).expect("there is a stone");
    Fate::new(Seed::from_number(seed)).draw(&game, 6).expect("the die is to be rolled")
}

#[test]
fn a_certain_gain_beats_a_smaller_expectation_and_the_other_way_round() {
    for seed in 0..100 {
        assert_eq!(
            choose(&halfway(&GREAT, seed), seed),
            Move::Take(3),
            "three for certain, two and a half in the mean"
        );
        assert_eq!(
            choose(&halfway(&SMALL, seed), seed),
            Move::Dig,
            "two for certain, two and a half in the mean"
        );
    }
}

#[test]
fn no_bot_knows_a_roll_before_it_is_made() {
    // If it looked at one imagined roll, a six would tempt it and a one would put it off.
    let (great, small) = (halfway(&GREAT, 1), halfway(&SMALL, 1));
    let mut rolls = std::collections::BTreeSet::new();
    for seed in 0..200 {
        rolls.insert(format!("{:?}", would_roll(&great, seed)));
        assert_eq!(choose(&great, seed), Move::Take(3));
        assert_eq!(choose(&small, seed), Move::Dig);
    }
    assert_eq!(rolls.len(), 6, "the seeds roll everything");
}

#[test]
fn a_thought_ends_where_fate_decides() {
    let entry = GameEntry::of::<Hoard>();
    let game = halfway(&SMALL, 1);
    let seen = Erased(game.seen_by(Eye::Seat(Seat::new(0))));
    let think = |kind| (entry.think)(&seen, Seat::new(0), kind, Seed::from_number(1));
    assert_eq!(think(Kind::Greedy { nodes: 100 }), ["dig"]);
    assert_eq!(
        (entry.think)(&seen, Seat::new(1), Kind::Random, Seed::from_number(1)),
        [""; 0],
        "not its move"
    );
}

#[test]
fn more_outcomes_than_can_be_looked_at_are_sampled() {
    // Fifteen cards, of which two are in hands: a swap has fourteen outcomes.
    static MANY: Kit = Kit { cards: 15, most: 1, moods: [1, 1, 1] };
    let mut rng = Rng::new(Seed::from_number(1));
    for seed in 0..50 {
        let mut game = halfway(&MANY, seed);
        while let Turn::Of(seat) = game.to_move() {
            let view = game.seen_by(Eye::Seat(seat));
            let mv = Greedy::new(rng.seed()).nodes(20).choose(&view, seat);
            game.play(mv).expect("every choice is legal");
            let mut outcomes = Vec::new();
            game.outcomes(&mut outcomes);
            if let Some(mv) = rng.pick_weighted(&outcomes) {
                game.apply(mv, Tell::nobody());
            }
        }
        assert!(game.to_move().is_over());
    }
}

#[test]
fn bots_imagine_what_they_do_not_see() {
    let line_up = [Kind::Greedy { nodes: 200 }, Kind::Random, Kind::Random];
    let setup = hoard::Setup { players: 3, stones: 14, fault: None };
    let results = arena::tournament::<Hoard>(&setup, Kit::built_in(), &line_up, 300, Seed::from_number(1));
    let results = results.expect("every choice is legal");
    let (greedy, random) = (results.of("greedy").expect("played"), results.of("random").expect("played"));
    assert!(greedy.score > random.score, "{greedy:?} {random:?}");
}

#[test]
fn a_bot_plays_alone_against_the_dragon() {
    let entry = GameEntry::of::<Hoard>();
    let setup = (entry.kind.default_setup)(1);
    for number in 0..20 {
        let played = entry.compete(&setup, &[Kind::Greedy { nodes: 50 }], Seed::from_number(3), number);
        assert_eq!(played.expect("every choice is legal").seats.len(), 1, "nobody sits on the dragon's seat");
    }
}

#[test]
fn the_log_of_a_random_game_is_what_its_seed_drew() {
    let entry = GameEntry::of::<Hoard>();
    for (number, players) in (0..12).zip([1, 2, 3, 4].into_iter().cycle()) {
        let setup = (entry.kind.default_setup)(players);
        let game = entry.play_at_random(&setup, Seed::from_number(5), number, true).expect("a sound set-up");
        let log = game.log.expect("it was to be kept");
        let verified = entry.kind.verify(&log).expect("fate is what the seed says");
        assert_eq!((verified.moves, verified.over), (game.moves, true));
        assert_eq!(entry.kind.replay(&log).expect("it replays").state_hash(), game.end.state_hash());
        let again =
            entry.play_at_random(&setup, Seed::from_number(5), number, false).expect("a sound set-up");
        assert_eq!(again.end.state_hash(), game.end.state_hash());
        assert!(again.log.is_none());
    }
}
