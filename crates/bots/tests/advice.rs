//! Hints and looking back, in the small game.

use bots::{Analysing, Character, GameEntry, Kind, Mind, in_words};
use hoard::Hoard;
use table::{AnyGame, Eye, Lang, Learn as _, Log, Rng, Seat, Seed, Turn};

const ADA: Seat = Seat::new(0);

fn entry() -> GameEntry {
    GameEntry::of::<Hoard>()
}

/// A game of two with these moves.
fn log(moves: &[&str]) -> Log {
    let entry = entry();
    let mut log = entry.kind.start((entry.kind.default_setup)(2), Seed::from_number(1));
    for line in moves {
        let (who, notation) = line.split_once(' ').expect("who and what");
        let seat = who.parse::<u8>().ok().map(|number| Seat::new(number - 1));
        log.push(seat, notation.to_owned());
    }
    log
}

/// The deal, and both have kept a card.
const DEAL: [&str; 6] = ["* draw 3", "* draw 7", "* draw 2", "* draw 9", "1 keep 7", "2 keep 9"];

fn after(moves: &[&str]) -> Box<dyn AnyGame> {
    entry().kind.replay(&log(&[&DEAL, moves].concat())).expect("legal")
}

fn hard() -> Mind {
    Kind::Hard.mind(Hoard::FORESIGHT).expect("it thinks")
}

#[test]
fn a_hint_is_a_turn_that_can_be_played() {
    for seed in 0..20 {
        let game = after(&["1 take 1", "2 take 1"]);
        let seen = game.seen_by(Eye::Seat(ADA));
        let advice = entry().advise(&*seen, ADA, hard(), Seed::from_number(seed)).expect("it is her turn");
        assert_eq!(advice.turns.len(), 2, "the best turn and another");
        assert_ne!(advice.turns[0].moves, advice.turns[1].moves);
        assert!(!advice.learnt && advice.turns.iter().all(|turn| turn.outlook.points.is_none()));
        for turn in &advice.turns {
            let mut game = game.clone_box();
            for notation in &turn.moves {
                assert_eq!(game.to_move(), Turn::Of(ADA), "only her own moves");
                game.play(notation).expect("a legal move");
            }
            assert!(game.to_move() != Turn::Of(ADA), "to the end of the turn");
            assert!(!in_words(&*seen, &turn.moves, Lang::De).is_empty());
        }
    }
}

#[test]
fn a_hint_says_where_its_points_come_from() {
    let game = after(&[]);
    let advice = entry().advise(&*game, ADA, Mind::PLAIN, Seed::from_number(1)).expect("it is her turn");
    let [best, other] = &advice.turns[..] else { panic!("{advice:?}") };
    assert_eq!(best.moves, ["take 3"], "without a look ahead, the most there is");
    assert_eq!(best.reasons[0].part, "stones");
    assert!(best.reasons[0].points > 0.0 && best.outlook.worth > other.outlook.worth);
}

#[test]
fn whoever_is_not_asked_gets_no_hint() {
    let game = after(&["1 take 1"]);
    assert!(entry().advise(&*game, ADA, hard(), Seed::from_number(1)).is_none());
}

#[test]
fn a_hint_depends_on_nothing_that_is_hidden() {
    // The other's card and the deck are dealt anew; the advice stays the same.
    let game = after(&["1 take 1", "2 take 1"]);
    let advice = |game: &dyn AnyGame| entry().advise(game, ADA, hard(), Seed::from_number(5));
    let first = advice(&*game);
    for seed in 0..20 {
        let other = game.imagine(ADA, &mut Rng::new(Seed::from_number(seed)));
        assert_eq!(advice(&*other), first);
    }
}

#[test]
fn a_planted_blunder_is_found_and_the_same_one_every_time() {
    // Everybody takes what there is, but once Ada takes a single stone where three lie.
    let moves = ["1 take 3", "2 take 3", "1 take 1", "2 take 3", "1 take 2"];
    let log = log(&[&DEAL[..], &moves].concat());
    let entry = entry();
    let analyse = || entry.analyse(&log, &Analysing::default(), &mut |_, _| true).expect("a sound log");
    let analysis = analyse();
    assert!(analysis.complete && !analysis.learnt);
    let blunder = &analysis.seats[0].costly[0];
    assert_eq!(blunder.at, DEAL.len() + 2);
    assert_eq!(
        (&blunder.played.moves[..], &blunder.better.moves[..]),
        (&["take 1".to_owned()][..], &["take 3".to_owned()][..])
    );
    assert!((blunder.cost - 2.0).abs() < 0.1, "two stones less: {}", blunder.cost);
    assert_eq!(blunder.reasons[0].part, "stones");
    assert!(analysis.seats[0].decisions > 2 && analysis.seats[0].lost >= blunder.cost);
    let ends = analysis.course.last().expect("an end");
    assert_eq!((ends.at, ends.victory.clone()), (log.moves.len(), None));
    assert_eq!(analyse(), analysis);
}

#[test]
fn whoever_reports_can_stop_it() {
    let log = log(&[&DEAL[..], &["1 take 3", "2 take 3", "1 take 1"]].concat());
    let mut told = Vec::new();
    let analysis = entry().analyse(&log, &Analysing::default(), &mut |done, of| {
        told.push((done, of));
        done < DEAL.len()
    });
    let analysis = analysis.expect("a sound log");
    assert!(!analysis.complete);
    assert_eq!(told.last(), Some(&(DEAL.len(), log.moves.len())));
    assert_eq!(analysis.course.last().map(|moment| moment.at), Some(DEAL.len()));
}

#[test]
fn a_log_that_breaks_the_rules_is_refused() {
    let log = log(&[&DEAL[..], &["1 take 9"]].concat());
    assert!(entry().analyse(&log, &Analysing::default(), &mut |_, _| true).is_err());
}

#[test]
fn a_style_is_something_that_can_be_liked() {
    let entry = entry();
    let game = after(&[]);
    for style in entry.styles() {
        let bot = Character { kind: Kind::Easy, style: Some(style.id.to_owned()) };
        assert!(!entry.think(&*game, ADA, &bot, Seed::from_number(1)).is_empty());
    }
    let unknown = Character { kind: Kind::Easy, style: Some("of-another-version".to_owned()) };
    assert!(!entry.think(&*game, ADA, &unknown, Seed::from_number(1)).is_empty());
}
