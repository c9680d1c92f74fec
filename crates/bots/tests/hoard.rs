//! Bots at a game with secrets and dice, and without a judge of its own.

mod common;

use bots::arena::{Contender, Meeting, Openings};
use bots::{Character, GameEntry, Kind, Mind, Thinker};
use common::{hasty, net};
use hoard::{Hoard, Kit, Move};
use table::check::{laid_out, step};
use table::{Components as _, Erased, Eye, Fate, Foresight, Game, Learn as _, Rng, Seat, Seed, Tell, Turn};

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
    Kind::Greedy.bot(None, Seed::from_number(seed)).choose(&game.seen_by(Eye::Seat(seat)), seat)
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
    let think = |seat, kind| {
        let bot = Character { kind, style: None };
        entry.think(&seen, Seat::new(seat), &bot, Seed::from_number(1))
    };
    assert_eq!(think(0, Kind::Greedy), ["dig"]);
    assert_eq!(think(1, Kind::Random), [""; 0], "not its move");
    for kind in Kind::ALL {
        assert_eq!(think(0, kind).len(), 1, "{kind}: what comes after a turn is for another thought");
    }
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
            let mv = hasty(Kind::Greedy, 20, None, rng.seed()).choose(&view, seat);
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
    let setup = hoard::Setup { players: 3, stones: 14, fault: None };
    let meeting = Meeting::of(&[Kind::Greedy, Kind::Random, Kind::Random], None, Seed::from_number(1));
    let results = meeting.play_all::<Hoard>(&setup, Kit::built_in(), 300).expect("every choice is legal");
    let (greedy, random) = (results.of("greedy").expect("played"), results.of("random").expect("played"));
    assert!(greedy.mean_score > random.mean_score, "{greedy:?} {random:?}");
    assert_eq!((greedy.seats, random.seats, results.deals()), (300, 600, 100));
}

#[test]
fn what_is_learnt_matters_to_those_who_learn_and_to_nobody_else() {
    let (one, other) = (net::<Hoard>(1), net::<Hoard>(2));
    let mut differs = [0; Kind::ALL.len()];
    for number in 0..40 {
        let mut game: Hoard = laid_out(&Hoard::default_setup(3));
        let mut rng = Rng::new(Seed::from_number(number));
        while step(&mut game, &mut rng) {
            let Turn::Of(seat) = game.to_move() else { continue };
            let view = game.seen_by(Eye::Seat(seat));
            for (place, kind) in Kind::ALL.into_iter().enumerate() {
                let choice = |net| hasty(kind, 50, Some(net), Seed::from_number(1)).choose(&view, seat);
                differs[place] += u32::from(choice(&one) != choice(&other));
            }
        }
    }
    for (kind, differs) in Kind::ALL.into_iter().zip(differs) {
        let learns = kind.mind(Hoard::FORESIGHT).is_some_and(|mind| mind.learnt);
        assert_eq!(learns, differs > 0, "{kind}: {differs} choices");
    }
}

#[test]
fn the_same_seed_and_the_same_positions_make_the_same_choice_on_any_number_of_threads() {
    let net = net::<Hoard>(1);
    for number in 0..20 {
        let mut game: Hoard = laid_out(&Hoard::default_setup(4));
        let mut rng = Rng::new(Seed::from_number(number));
        while step(&mut game, &mut rng) {
            let Turn::Of(seat) = game.to_move() else { continue };
            let view = game.seen_by(Eye::Seat(seat));
            let thoughts = |threads: usize| {
                let mind = Mind { nodes: 60, ends: 5, looks: 3, depth: 2, threads, ..Mind::PLAIN };
                Thinker::new(mind, Some(net.clone()), Seed::from_number(number)).turns(&view, seat, 9)
            };
            assert_eq!(thoughts(1), thoughts(1));
            assert_eq!(thoughts(1), thoughts(3));
        }
    }
}

#[test]
fn bots_look_as_far_ahead_as_it_pays_in_the_game() {
    for clear in [false, true] {
        let foresight = Foresight { turns: 4, worlds: 3, clear };
        for kind in Kind::ALL {
            let ahead = kind.mind(foresight).filter(|mind| mind.ends > 1);
            assert_eq!(ahead.is_some(), kind == Kind::Expert || kind == Kind::Hard && clear, "{kind}");
            let far =
                |mind: Mind| (mind.depth, mind.looks) == if mind.next_ends > 1 { (2, 3) } else { (4, 3) };
            assert!(ahead.is_none_or(far), "{kind}: {ahead:?}");
        }
    }
}

#[test]
fn a_farther_look_more_worlds_and_a_second_look_make_a_difference() {
    let (net, mut differs) = (net::<Hoard>(1), [0; 3]);
    let mut game: Hoard = laid_out(&Hoard::default_setup(3));
    let mut rng = Rng::new(Seed::from_number(4));
    while step(&mut game, &mut rng) {
        let Turn::Of(seat) = game.to_move() else { continue };
        let view = game.seen_by(Eye::Seat(seat));
        let thoughts = |depth: u32, looks: u32, next_ends: usize| {
            let mind = Mind { nodes: 60, ends: 5, looks, depth, next_ends, ..Mind::PLAIN };
            Thinker::new(mind, Some(net.clone()), Seed::from_number(1)).turns(&view, seat, 5)
        };
        let other = [thoughts(2, 1, 0), thoughts(1, 3, 0), thoughts(1, 1, 4)];
        for (differs, other) in differs.iter_mut().zip(other) {
            *differs += u32::from(other != thoughts(1, 1, 0));
        }
    }
    assert!(differs.iter().all(|differs| *differs > 3), "{differs:?} thoughts");
}

#[test]
fn a_bot_plays_alone_against_the_dragon() {
    let entry = GameEntry::of::<Hoard>();
    let setup = (entry.kind.default_setup)(1);
    let meeting = Meeting::of(&[Kind::Easy], None, Seed::from_number(3));
    for number in 0..20 {
        let played = entry.compete(&setup, &meeting, number, true).expect("every choice is legal");
        assert_eq!(played.seats.len(), 1, "nobody sits on the dragon's seat");
        let log = played.log.expect("it was to be kept");
        assert!(entry.kind.verify(&log).expect("fate is what the seed says").over);
    }
}

#[test]
fn results_are_what_the_log_comes_to() {
    let entry = GameEntry::of::<Hoard>();
    let setup = (entry.kind.default_setup)(3);
    let line_up = [Kind::Easy, Kind::Novice, Kind::Random].map(|kind| Contender::new(kind, None)).to_vec();
    let meeting = Meeting { line_up, openings: Openings::Drawn, seed: Seed::from_number(3) };
    for number in 0..12 {
        let played = entry.compete(&setup, &meeting, number, true).expect("every choice is legal");
        let game = entry.kind.replay(&played.log.expect("it was to be kept")).expect("it replays");
        let sheet = game.scores();
        assert_eq!(played.seats.iter().map(|seat| seat.score).collect::<Vec<_>>(), sheet.totals());
        let sat: Vec<usize> = played.seats.iter().map(|seat| seat.contender).collect();
        assert_eq!(sat, meeting.seating(number));
        for (seat, sitting) in Seat::all(3).zip(&played.seats) {
            let part = |name: &str| {
                let sources = &sheet.seats[seat].sources;
                sources.iter().find(|(source, _)| source == name).map_or(0, |(_, points)| *points)
            };
            assert_eq!(sitting.parts, ["stones", "luck", "card"].map(part));
            let shares = if sheet.winners.contains(&seat) { sheet.winners.len() } else { 0 };
            assert_eq!(sitting.shares as usize, shares);
        }
        assert_eq!(played.seats.iter().map(|seat| seat.turns).sum::<u32>(), game.turns());
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
