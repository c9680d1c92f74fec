//! Logs, and above all logs that are wrong.

use proptest::prelude::*;
use table::check::random_game;
use table::{Game, Log, LogError, LogProblem, Rng, Seat, Seed};

use crate::hoard::{Hoard, Move, Setup};

const SEED: &str = "2a00000000000000000000000000000000000000000000000000000000000000";

/// Lines 1 to 8 are the header; moves begin on line 9.
fn text(moves: &str) -> String {
    format!(
        "astrarium = 1  # the format\ngame = \"hoard\"\ndata = \"0123456789abcdef\"\nseed = \"{SEED}\"\n\
         [setup]\nplayers = 2\nstones = 6\n---\n{moves}"
    )
}

fn parse(text: &str) -> Result<Log, LogError> {
    Log::parse("game.log", text)
}

fn replay(text: &str) -> Result<Hoard, LogError> {
    parse(text)?.replay()
}

/// The whole message of a text that must not be read or replayed.
fn wrong(text: &str) -> String {
    replay(text).unwrap_err().to_string()
}

#[test]
fn a_log_is_read() {
    let log = parse(&text("\n# a comment\n1 take 2\n\n  2   dig   # luck\n1\tswap\n")).unwrap();
    assert_eq!(log.game, "hoard");
    assert_eq!(log.seed, Some(SEED.parse().unwrap()));
    assert_eq!(log.setup["stones"], 6.into());
    let moves: Vec<_> = log.moves.iter().map(|(seat, line)| (seat.number(), line.as_str())).collect();
    assert_eq!(moves, [(1, "take 2"), (2, "dig"), (1, "swap")]);
    let game: Hoard = log.replay().unwrap();
    assert_eq!(game.turns(), 3);
}

#[test]
fn a_log_without_moves_is_a_game_before_its_first_move() {
    assert_eq!(replay(&text("")).unwrap().turns(), 0);
}

#[test]
fn line_ends_of_other_systems_are_read() {
    let log = text("1 take 2\n2 dig\n");
    assert_eq!(parse(&log.replace('\n', "\r\n")).unwrap(), parse(&log).unwrap());
    assert_eq!(parse(&format!("\u{feff}{log}")).unwrap(), parse(&log).unwrap());
}

#[test]
fn a_log_reads_as_it_was_written() {
    let mut log = Log::start::<Hoard>(&Setup { players: 2, stones: 6 }, Seed::from_number(1));
    log.push(Seat::new(0), "take 1");
    log.push(Seat::new(1), "swap");
    let text = log.write();
    assert_eq!(parse(&text).unwrap(), log);
    assert_eq!(parse(&text).unwrap().write(), text);
    let expected = format!(
        "astrarium = 1\ngame = \"hoard\"\ndata = \"0123456789abcdef\"\nseed = \"{}\"\n[setup]\nplayers = 2\n\
         stones = 6\n---\n1 take 1\n2 swap\n",
        Seed::from_number(1)
    );
    assert_eq!(text, expected);
}

#[test]
fn a_replay_shows_every_move() {
    let log = parse(&text("1 take 2\n2 swap\n")).unwrap();
    let mut shown = Vec::new();
    let end = log
        .replay_with::<Hoard>(|before, seat, mv, after| {
            let mut expected = before.clone();
            expected.apply(mv);
            assert_eq!(expected, *after);
            shown.push((seat.number(), mv));
        })
        .unwrap();
    assert_eq!(shown, [(1, Move::Take(2)), (2, Move::Swap)]);
    assert_eq!(end, log.replay::<Hoard>().unwrap());
}

#[test]
fn what_is_no_log_is_told_so() {
    for text in ["", "\n", "hello", "\0\u{ffff}", "---\n", "game = \"hoard\"\n---\n1 dig\n"] {
        assert_eq!(wrong(text), "game.log, line 1: this is no game log; a log begins with `astrarium = 1`");
    }
}

#[test]
fn other_versions_are_told_apart_whatever_else_they_hold() {
    let two = "this log is of format 2; this program reads 1";
    assert_eq!(
        wrong(&text("").replace("astrarium = 1", "astrarium = 2")),
        format!("game.log, line 1: {two}")
    );
    assert_eq!(wrong("\n# new\nastrarium = 2 # two\n%%%"), format!("game.log, line 3: {two}"));
    assert!(wrong(&text("").replace("astrarium = 1", "astrarium = \"x\"")).contains("of format \"x\""));
}

#[test]
fn a_log_that_stops_in_its_header_is_told_so() {
    let whole = text("");
    let cut = whole.strip_suffix("---\n").unwrap();
    let end = "the header does not end; a line `---` must stand between it and the moves";
    assert_eq!(wrong(cut), format!("game.log, line 7: {end}"));
    assert_eq!(wrong("astrarium = 1"), format!("game.log, line 1: {end}"));
    assert_eq!(wrong(&text("1 dig\n").replace("---", "--")), format!("game.log, line 9: {end}"));
}

#[test]
fn headers_that_are_no_toml_are_named_with_their_line() {
    let error = parse(&text("").replace("game = \"hoard\"", "game = hoard")).unwrap_err();
    assert_eq!((error.file.as_str(), error.line), ("game.log", 2));
    assert!(matches!(error.problem, LogProblem::Header(_)), "{error}");
    let error = parse(&text("").replace("players = 2", "players = 2\nplayers = 3")).unwrap_err();
    assert_eq!(error.line, 7, "{error}");
}

#[test]
fn headers_with_wrong_or_missing_keys_are_told_what_is_right() {
    let start = "game.log, line";
    assert_eq!(
        wrong(&text("").replace("seed =", "sed =")),
        format!("{start} 4: a header has no key `sed`; did you mean `seed`?")
    );
    let unknown = wrong(&text("").replace("[setup]", "xyzzy = 1\n[setup]"));
    assert_eq!(
        unknown,
        format!(
            "{start} 5: a header has no key `xyzzy`; the keys are astrarium, game, data, seed, commitment, setup"
        )
    );
    assert!(wrong(&text("").replace("game = \"hoard\"\n", "")).contains("missing field `game`"));
    assert!(wrong(&text("").replace("data = \"0123456789abcdef\"\n", "")).contains("missing field `data`"));
    let setup = wrong("astrarium = 1\ngame = \"hoard\"\ndata = \"0\"\nseed = \"1\"\n---\n");
    assert!(setup.contains("missing field `setup`"), "{setup}");
    let number = wrong(&text("").replace("\"hoard\"", "7"));
    assert_eq!(number, format!("{start} 2: field `game`: invalid type: integer `7`, expected a string"));
    let none = wrong(&text("").replace(&format!("seed = \"{SEED}\"\n"), ""));
    assert_eq!(
        none,
        format!(
            "{start} 7: a log needs the seed of its game: `seed = \"…\"`, or `commitment = \"…\"` while it is secret"
        )
    );
    let seed = wrong(&text("").replace(SEED, "2a"));
    assert_eq!(
        seed,
        format!(
            "{start} 4: field `seed`: this is no seed: it has 2 digits; a seed is 64 hexadecimal digits, or a whole \
             number up to 18446744073709551615"
        )
    );
}

#[test]
fn another_game_is_told_so() {
    assert_eq!(
        wrong(&text("").replace("\"hoard\"", "\"horde\"")),
        "game.log, line 2: there is no game \"horde\" here; it should be \"hoard\""
    );
}

#[test]
fn other_components_are_told_so() {
    assert_eq!(
        wrong(&text("").replace("0123456789abcdef", "fedcba9876543210")),
        "game.log, line 3: this game was played with the components fedcba9876543210, here are the components \
         0123456789abcdef; replay it with the component files it was played with"
    );
}

#[test]
fn set_ups_that_cannot_be_are_told_so() {
    assert_eq!(
        wrong(&text("").replace("stones = 6", "stones = 0")),
        "game.log, line 5: the set-up is not possible: A game needs stones. (rule HO-SET-1)"
    );
    assert_eq!(
        wrong(&text("").replace("stones = 6", "stones = 600")),
        "game.log, line 7: setup, field `stones`: invalid value: integer `600`, expected u8"
    );
    let unknown = wrong(&text("").replace("stones = 6", "stone = 6"));
    assert!(unknown.starts_with("game.log, line 7: setup, field `stone`: unknown field"), "{unknown}");
    assert!(unknown.ends_with("did you mean `stones`?"), "{unknown}");
    assert_eq!(
        wrong(&text("").replace("stones = 6\n", "")),
        "game.log, line 5: setup: missing field `stones`"
    );
    assert_eq!(
        wrong(&text("").replace("players = 2", "players = 9")),
        "game.log, line 5: the set-up is not possible: This is a game for 2 to 4. (rule HO-SET-2)"
    );
}

#[test]
fn bad_seats_are_told_so() {
    let seats = |found: &str, most| {
        format!(
            "game.log, line 9: \"{found}\" is no seat; a move is written as the number of a seat from 1 to {most} and \
             the move"
        )
    };
    for found in ["0", "5", "-1", "256", "one", "take", "1.", "١"] {
        assert_eq!(wrong(&text(&format!("{found} take 1\n"))), seats(found, 4));
    }
    // Seat 3 exists in other games, not in this one.
    assert_eq!(wrong(&text("3 take 1\n")), seats("3", 2));
}

#[test]
fn a_seat_without_a_move_is_told_so() {
    assert_eq!(
        wrong(&text("1 # take 1\n")),
        "game.log, line 9: here is a seat but no move; a move is written as the number of a seat and the move"
    );
}

#[test]
fn the_wrong_seat_is_told_so() {
    assert_eq!(
        wrong(&text("1 take 1\n\n1 take 1\n")),
        "game.log, line 11: seat 1 moves here, but it is the turn of seat 2"
    );
}

#[test]
fn unreadable_moves_are_told_what_is_right() {
    assert_eq!(
        wrong(&text("1 take two\n")),
        "game.log, line 9: the move \"take two\" cannot be read: `two` is no number of stones; write `take 2`"
    );
}

#[test]
fn illegal_moves_are_told_the_reason_and_the_rule() {
    assert_eq!(
        wrong(&text("1 take 3\n2 take 2\n1 take 2\n")),
        "game.log, line 11: the move \"take 2\" is not allowed: The heap has only 1 stone. (rule HO-TAKE-2)"
    );
    let error = replay(&text("1 take 9\n")).unwrap_err();
    assert!(matches!(error.problem, LogProblem::Illegal { refusal, .. } if refusal.rule == "HO-TAKE-1"));
}

#[test]
fn moves_after_the_end_are_told_so() {
    assert_eq!(
        wrong(&text("1 take 3\n2 take 3\n# over\n1 take 1\n")),
        "game.log, line 12: the game ended on line 10; nothing may follow, but here is the move \"take 1\""
    );
}

#[test]
fn a_secret_seed_has_a_commitment_in_its_place() {
    let seed: Seed = SEED.parse().unwrap();
    let log = parse(&text("1 take 3\n")).unwrap();
    let sealed = log.sealed();
    assert!(!sealed.write().contains(SEED));
    let mut read = parse(&sealed.write()).unwrap();
    assert_eq!(read, sealed);
    assert_eq!(
        read.replay::<Hoard>().unwrap_err().to_string(),
        "game.log, line 4: the seed of this game is still secret; add `seed = \"…\"` to the header once it is \
         published"
    );
    // Published at the end, it is held against the commitment.
    read.seed = Some(seed);
    assert_eq!(read.replay::<Hoard>().unwrap(), log.replay::<Hoard>().unwrap());
    assert!(parse(&read.write()).is_ok());
    read.seed = Some(Seed::from_number(1));
    let expected = format!(
        "line 4: the seed does not fit the commitment: its own commitment is {}",
        Seed::from_number(1).commitment()
    );
    assert!(read.replay::<Hoard>().unwrap_err().to_string().ends_with(&expected));
    let error = parse(&read.write()).unwrap_err();
    assert_eq!(error.line, 5, "{error}");
    assert!(matches!(error.problem, LogProblem::OtherSeed { .. }));
}

#[test]
fn moves_that_were_never_in_a_file_have_lines_too() {
    let mut log = parse(&text("1 take 1\n# rest\n2 take 1\n")).unwrap();
    log.push(Seat::new(0), "take 1");
    log.push(Seat::new(0), "take 1");
    assert_eq!(log.replay::<Hoard>().unwrap_err().line, 13);
    // Taken back and made anew.
    log.moves.truncate(1);
    log.push(Seat::new(0), "take 1");
    assert_eq!(log.replay::<Hoard>().unwrap_err().line, 10);

    let mut log = Log::start::<Hoard>(&Setup { players: 2, stones: 6 }, Seed::from_number(1));
    log.push(Seat::new(1), "take 1");
    let line = log.replay::<Hoard>().unwrap_err().line;
    assert_eq!(log.write().lines().nth(line - 1), Some("2 take 1"));
}

#[test]
fn what_would_not_read_back_cannot_be_pushed() {
    for line in ["", " ", "take 1 ", "take # 1", "take\n1", "take 1\r"] {
        let mut log = parse(&text("")).unwrap();
        let push = std::panic::AssertUnwindSafe(|| log.push(Seat::new(0), line));
        assert!(std::panic::catch_unwind(push).is_err(), "{line:?}");
    }
}

proptest! {
    #[test]
    fn every_game_replays_from_its_text(number: u64, players in 2_u8..=4, stones in 1_u8..30) {
        let seed = Seed::from_number(number);
        let (game, log) = random_game::<Hoard>(&Setup { players, stones }, seed, &mut Rng::new(seed));
        let read = parse(&log.write()).unwrap();
        prop_assert_eq!(&read, &log);
        prop_assert_eq!(read.replay::<Hoard>().unwrap(), game);
    }

    #[test]
    fn no_text_makes_reading_panic(garbage: String) {
        let _ = replay(&garbage);
        let _ = replay(&text(&garbage));
        let _ = replay(&format!("astrarium = 1\n{garbage}\n---\n{garbage}"));
    }

    #[test]
    fn a_log_that_was_cut_or_changed_is_a_game_or_an_error_with_a_line(at: prop::sample::Index, byte: char) {
        let whole = text("1 take 1\n2 dig\n1 swap\n2 take 1\n");
        let at = at.index(whole.len());
        let cut = &whole[..at];
        let changed = format!("{cut}{byte}{}", &whole[at + 1..]);
        for text in [cut, &changed] {
            if let Err(error) = replay(text) {
                prop_assert!(error.line >= 1 && error.line <= text.lines().count().max(1), "{}", error);
                prop_assert_eq!(&error.file, "game.log");
            }
        }
    }
}
