//! Pages of a game with dice, secrets and an automatic opponent.

mod sample;

use hoard::Hoard;
use insta::assert_snapshot;
use sample::{frame, part, play, view};
use table::{AnyGame, Chip, Eye, Lang, Line, Seat, Turn};
use web::view::HistoryLine;

fn first_seat(from: usize) -> impl Fn(&dyn AnyGame, usize) -> bool {
    move |game, moves| moves >= from && game.turns() > 1 && game.to_move() == Turn::Of(Seat::new(0))
}

#[test]
fn confirming_names_what_fate_will_do() {
    for (lang, question) in [(Lang::En, "Roll the die"), (Lang::De, "Würfeln")] {
        let sample = play::<Hoard>(2, 1, lang, |game, _| {
            game.to_move() == Turn::Of(Seat::new(0)) && game.legal().contains(&"dig".to_owned())
        });
        let (game, draft, confirm) = sample.draft_of("dig", lang);
        let mut at = view(&sample, &*game, &[]);
        (at.draft, at.confirm) = (&draft, confirm);
        let page = web::live(&frame(lang), &at).0;
        let button = part(&page, "confirm", "button");
        assert!(button.contains(question), "{button}");
        assert!(!button.contains("disabled"), "{button}");
        assert!(part(&page, "question", "h2").contains(question));
    }
}

#[test]
fn a_line_of_the_log_has_words_and_chips() {
    let rolled = |turn: &&web::view::Turn| turn.lines.iter().any(|line| line.line.text.starts_with("rolls"));
    let samples = (0..).map(|seed| play::<Hoard>(2, seed, Lang::En, |_, _| false));
    let sample = samples.take(50).find(|sample| sample.history.iter().any(|turn| rolled(&turn)));
    let sample = sample.expect("somebody digs some day");
    let turn = sample.history.iter().find(rolled).expect("that is it");
    let page = web::live(&frame(Lang::En), &view(&sample, &*sample.game, &[])).0;
    assert_snapshot!(part(&page, &format!("turn-{}", turn.from), "li"));
}

#[test]
fn what_a_seat_does_not_know_is_not_in_its_history() {
    let sample = play::<Hoard>(2, 1, Lang::En, first_seat(9));
    let page =
        web::live(&frame(Lang::En), &view(&sample, &*sample.game.seen_by(Eye::Seat(Seat::new(0))), &[])).0;
    let log = part(&page, "log", "ol");
    assert!(log.contains("draws a card"), "{log}");
    let own = log.matches("draws card ").count();
    assert!(own >= 2, "the own cards are named: {log}");
}

#[test]
fn a_curtain_hides_everything_but_a_button() {
    let sample = play::<Hoard>(2, 1, Lang::En, first_seat(9));
    let seen = sample.game.seen_by(Eye::Spectator);
    let mut at = view(&sample, &*seen, &[]);
    (at.me, at.curtain) = (None, Some(Seat::new(0)));
    let page = web::live(&frame(Lang::En), &at).0;
    assert!(!page.contains("id=\"hand-"), "no card is on the page");
    assert!(!page.contains("value=\"move "), "nothing can be chosen");
    assert_snapshot!(part(&page, "act", "div"));
}

#[test]
fn the_automatic_opponent_is_named_while_it_moves() {
    let sample = play::<Hoard>(1, 1, Lang::En, first_seat(5));
    let mut game = sample.game.clone();
    game.play("take 1").expect("a stone");
    assert_eq!(game.to_move(), Turn::Fate);
    let mut at = view(&sample, &*game, &[]);
    at.before = &*game;
    let page = web::live(&frame(Lang::En), &at).0;
    assert!(part(&page, "idle", "div").contains("The dragon wakes up"));
}

#[test]
fn a_page_does_not_grow_with_the_game() {
    let mut sample = play::<Hoard>(2, 1, Lang::En, |_, moves| moves > 20);
    let turn =
        sample.history.iter().rfind(|turn| !turn.lines.is_empty()).expect("something happened").clone();
    sample.history = (1..=500).map(|at| web::view::Turn { from: at, to: at, ..turn.clone() }).collect();
    let usual = 150_usize.div_ceil(turn.lines.len());
    for (since, shown) in [(3, usual), (300, 300)] {
        let mut at = view(&sample, &*sample.game, &[]);
        at.since = since;
        let page = web::live(&frame(Lang::En), &at).0;
        let log = part(&page, "log", "ol");
        assert_eq!(log.matches("data-from=").count(), shown, "whatever is new is there");
        assert!(log.contains("id=\"turn-500\"") && !log.contains("id=\"turn-1\""));
        assert!(page.contains("Earlier turns are in the replay"), "{page}");
    }
}

#[test]
fn nothing_is_told_twice() {
    let mut sample = play::<Hoard>(2, 1, Lang::En, |_, moves| moves > 20);
    let coins = |amount| vec![Chip { what: "coins", amount }];
    let line = |text: &str, gained| Line {
        seat: Some(Seat::new(0)),
        text: text.to_owned(),
        gained,
        ..Line::default()
    };
    let told = [
        line("digs", coins(1)),
        line("digs", coins(2)),
        line("receives income: mine", coins(3)),
        line("receives income: booster", coins(4)),
        line("", coins(5)),
        line("rests", vec![]),
        line("rests", vec![]),
    ];
    let turn = sample.history.last_mut().expect("something happened");
    let from = turn.from;
    turn.lines = told.into_iter().map(|line| HistoryLine { at: from, line }).collect();
    let page = web::live(&frame(Lang::En), &view(&sample, &*sample.game, &[])).0;
    let turn = part(&page, &format!("turn-{from}"), "li");
    let texts = turn.split('>').filter_map(|piece| piece.split('<').next()).collect::<String>();
    let words = texts.split_whitespace().collect::<Vec<_>>().join(" ");
    let log = words.replace(" ;", ";").replace(" ,", ",");
    assert!(log.ends_with("digs +1 +2; receives income: mine +3, booster +4 +5; rests; rests"), "{log}");
}
