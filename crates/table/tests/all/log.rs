//! Logs, and above all logs that are wrong.

use hoard::{Card, Hoard, Kit, Move, Setup};
use proptest::prelude::*;
use table::check::random_game;
use table::data::Folder;
use table::{
    Components as _, Edition, Exporting, Eye, Fate, Game, Log, LogError, LogProblem, Rng, Seat, Seed, Tell,
};

const SEED: &str = "2a00000000000000000000000000000000000000000000000000000000000000";

/// The mark of the components in use.
fn mark() -> &'static str {
    &Kit::editions()[0].mark
}

fn setup(players: u8, stones: u8) -> Setup {
    Setup { players, stones, fault: None }
}

/// Lines 1 to 9 are the header.
fn bare(moves: &str) -> String {
    format!(
        "astrarium = 2  # the format\ngame = \"hoard\"\nrules = 2\ndata = \"{}\"\nseed = \"{SEED}\"\n\
         [setup]\nplayers = 2\nstones = 6\n---\n{moves}",
        mark()
    )
}

/// The cards are dealt and kept on lines 10 to 15; moves begin on line 16.
fn text(moves: &str) -> String {
    bare(&format!("* draw 1\n* draw 2\n* draw 3\n* draw 4\n1 keep 1\n2 keep 3\n{moves}"))
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
    let log = parse(&text("\n# a comment\n1 take 2\n\n  2   take 1   # one\n1\tdig\n*   roll 4\n")).unwrap();
    assert_eq!(log.game, "hoard");
    assert_eq!(log.seed, Some(SEED.parse().unwrap()));
    assert_eq!(log.setup["stones"], 6.into());
    let moves: Vec<_> =
        log.moves.iter().map(|(seat, line)| (seat.map(Seat::number), line.as_str())).collect();
    assert_eq!(moves[..2], [(None, "draw 1"), (None, "draw 2")]);
    assert_eq!(moves[6..], [(Some(1), "take 2"), (Some(2), "take 1"), (Some(1), "dig"), (None, "roll 4")]);
    let game: Hoard = log.replay().unwrap();
    assert_eq!((game.turns(), game.scores().totals()), (4, vec![5, 1]));
}

#[test]
fn a_log_without_moves_is_a_game_before_its_first_move() {
    assert_eq!(replay(&bare("")).unwrap().turns(), 0);
}

#[test]
fn line_ends_of_other_systems_are_read() {
    let log = text("1 take 2\n2 take 1\n");
    assert_eq!(parse(&log.replace('\n', "\r\n")).unwrap(), parse(&log).unwrap());
    assert_eq!(parse(&format!("\u{feff}{log}")).unwrap(), parse(&log).unwrap());
}

#[test]
fn a_log_reads_as_it_was_written() {
    let mut log = Log::start::<Hoard>(&setup(2, 6), Seed::from_number(1));
    log.push(None, "draw 4");
    log.push(Seat::new(0), "take 1");
    log.push(Seat::new(1), "swap");
    let text = log.write();
    assert_eq!(parse(&text).unwrap(), log);
    assert_eq!(parse(&text).unwrap().write(), text);
    let expected = format!(
        "astrarium = 2\ngame = \"hoard\"\nrules = 2\ndata = \"{}\"\nseed = \"{}\"\n[setup]\nplayers = 2\n\
         stones = 6\n---\n* draw 4\n1 take 1\n2 swap\n",
        mark(),
        Seed::from_number(1)
    );
    assert_eq!(text, expected);
}

#[test]
fn a_replay_shows_every_move() {
    let log = parse(&text("1 take 2\n2 swap\n* draw 7\n")).unwrap();
    let mut shown = Vec::new();
    let end = log
        .replay_with::<Hoard>(Kit::editions(), |step| {
            let (mut expected, mut events) = (step.before.clone(), Vec::new());
            expected.apply(step.mv, Tell::to(&mut events));
            assert_eq!((&expected, &events[..]), (step.after, step.events));
            shown.push((step.by.map(Seat::number), step.mv));
        })
        .unwrap();
    assert_eq!(shown[6..], [(Some(1), Move::Take(2)), (Some(2), Move::Swap), (None, Move::Draw(Card(7)))]);
    assert_eq!(end, log.replay::<Hoard>().unwrap());
}

#[test]
fn what_is_no_log_is_told_so() {
    for text in ["", "\n", "hello", "\0\u{ffff}", "---\n", "game = \"hoard\"\n---\n1 dig\n"] {
        assert_eq!(wrong(text), "game.log, line 1: this is no game log; a log begins with `astrarium = 2`");
    }
}

#[test]
fn other_versions_are_told_apart_whatever_else_they_hold() {
    let three = "this log is of format 3; this program reads 2";
    assert_eq!(
        wrong(&text("").replace("astrarium = 2", "astrarium = 3")),
        format!("game.log, line 1: {three}")
    );
    assert_eq!(wrong("\n# new\nastrarium = 3 # three\n%%%"), format!("game.log, line 3: {three}"));
    assert!(wrong(&text("").replace("astrarium = 2", "astrarium = \"x\"")).contains("of format \"x\""));
}

#[test]
fn the_first_format_is_told_why_it_is_not_replayed() {
    let old =
        "astrarium = 1\ngame = \"hoard\"\ndata = \"0123456789abcdef\"\nseed = \"1\"\n[setup]\n---\n1 dig\n";
    let error = wrong(old);
    assert!(error.starts_with("game.log, line 1: this log is of format 1, in which chance"), "{error}");
    assert!(error.ends_with("Astrarium 0.1 replays it"), "{error}");
}

#[test]
fn a_log_that_stops_in_its_header_is_told_so() {
    let whole = bare("");
    let cut = whole.strip_suffix("---\n").unwrap();
    let end = "the header does not end; a line `---` must stand between it and the moves";
    assert_eq!(wrong(cut), format!("game.log, line 8: {end}"));
    assert_eq!(wrong("astrarium = 2"), format!("game.log, line 1: {end}"));
    assert_eq!(wrong(&bare("1 dig\n").replace("---", "--")), format!("game.log, line 10: {end}"));
}

#[test]
fn headers_that_are_no_toml_are_named_with_their_line() {
    let error = parse(&text("").replace("game = \"hoard\"", "game = hoard")).unwrap_err();
    assert_eq!((error.file.as_str(), error.line), ("game.log", 2));
    assert!(matches!(error.problem, LogProblem::Header(_)), "{error}");
    let error = parse(&text("").replace("players = 2", "players = 2\nplayers = 3")).unwrap_err();
    assert_eq!(error.line, 8, "{error}");
}

#[test]
fn headers_with_wrong_or_missing_keys_are_told_what_is_right() {
    let start = "game.log, line";
    assert_eq!(
        wrong(&text("").replace("seed =", "sed =")),
        format!("{start} 5: a header has no key `sed`; did you mean `seed`?")
    );
    let unknown = wrong(&text("").replace("[setup]", "xyzzy = 1\n[setup]"));
    assert_eq!(
        unknown,
        format!(
            "{start} 6: a header has no key `xyzzy`; the keys are astrarium, game, rules, data, own_files, seed, \
             commitment, given, setup"
        )
    );
    assert!(wrong(&text("").replace("game = \"hoard\"\n", "")).contains("missing field `game`"));
    assert!(wrong(&text("").replace("rules = 2\n", "")).contains("missing field `rules`"));
    let data = format!("data = \"{}\"\n", mark());
    assert!(wrong(&text("").replace(&data, "")).contains("missing field `data`"));
    let setup = wrong("astrarium = 2\ngame = \"hoard\"\nrules = 2\ndata = \"0\"\nseed = \"1\"\n---\n");
    assert!(setup.contains("missing field `setup`"), "{setup}");
    let number = wrong(&text("").replace("\"hoard\"", "7"));
    assert_eq!(number, format!("{start} 2: field `game`: invalid type: integer `7`, expected a string"));
    let seed = wrong(&text("").replace(SEED, "2a"));
    assert_eq!(
        seed,
        format!(
            "{start} 5: field `seed`: this is no seed: it has 2 digits; a seed is 64 hexadecimal digits, or a whole \
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
    let [latest, earlier] = Kit::editions() else { panic!("two editions come with the program") };
    assert_eq!(
        wrong(&text("").replace(mark(), "fedcba9876543210")),
        format!(
            "game.log, line 4: this game was played with the components fedcba9876543210, here are {}, {}; they came \
             with another version of the program, which replays it",
            latest.mark, earlier.mark
        )
    );
    let own = format!("data = \"{}\"", mark());
    let own = text("").replace(&own, "data = \"0\"\nown_files = [\"box.toml\"]");
    let error = wrong(&own);
    assert!(error.contains("the components 0 (with own files box.toml), here are"), "{error}");
    assert!(error.ends_with("name the folder with those files (`--data DIR`)"), "{error}");
}

#[test]
fn earlier_components_are_still_played() {
    let earlier = &Kit::editions()[1];
    let game = replay(&text("").replace(mark(), &earlier.mark)).unwrap();
    assert_eq!(game.components().moods, [1, 1, 1]);
    assert_eq!(replay(&text("")).unwrap().components().moods, [1, 2, 1]);
}

#[test]
fn the_mark_is_of_the_values_and_not_of_the_text() {
    let same = [("box.toml", "# other words\nmoods = [1,2,1]\nmost = 3\ncards = 10\n")];
    let other = [("box.toml", "moods = [1, 2, 1]\nmost = 4\ncards = 10\n")];
    let mark_of = |files: &'static [(&'static str, &'static str)]| {
        Edition::<Kit>::read(&Folder::embedded(files)).unwrap().mark
    };
    assert_eq!(mark_of(Box::leak(Box::new(same))), mark());
    assert_ne!(mark_of(Box::leak(Box::new(other))), mark());
}

#[test]
fn two_editions_live_side_by_side() {
    let greedy: &'static [(&'static str, &'static str)] =
        &[("box.toml", "moods = [1, 2, 1]\nmost = 5\ncards = 10\n")];
    let own = Edition::<Kit>::read(&Folder::embedded(greedy)).unwrap();
    let own_text = text("1 take 5\n").replace(mark(), &own.mark);
    let log = parse(&own_text).unwrap();
    assert!(log.replay::<Hoard>().is_err());
    assert_eq!(log.replay_in::<Hoard>(std::slice::from_ref(&own)).unwrap().heap(), 1);
    assert!(wrong(&text("1 take 5\n")).contains("Take 1 to 3 stones."));
}

#[test]
fn later_rules_are_told_so_and_earlier_ones_what_has_changed() {
    assert_eq!(
        wrong(&text("").replace("rules = 2", "rules = 3")),
        "game.log, line 3: this game was played by rules 3, and this program knows rules up to 2; take a later version"
    );
    let first = |moves| text(moves).replace("rules = 2", "rules = 1");
    assert!(replay(&first("1 take 1\n")).is_ok());
    assert_eq!(
        wrong(&first("1 dig\n")),
        "game.log, line 16: the move \"dig\" is not allowed: Digging costs a stone, and you have none. (rule \
         HO-DIG-1); the rules have changed since this game was played: HO-DIG-1: digging costs a stone of one's own, \
         not of the heap"
    );
}

#[test]
fn a_log_is_verified_by_its_seed() {
    let seed = Seed::from_number(11);
    let (_, log) = random_game::<Hoard>(&setup(3, 12), seed, &mut Rng::new(seed));
    let verified = log.verify::<Hoard>(Kit::editions()).unwrap();
    assert_eq!((verified.moves, verified.over), (log.moves.len(), true));
    assert_eq!(verified.fates, log.moves.iter().filter(|(seat, _)| seat.is_none()).count());
    assert_eq!(verified.commitment, seed.commitment());

    let mut forged = log.clone();
    let Move::Draw(Card(drawn)) =
        Fate::new(seed).draw(&table::check::laid_out::<Hoard>(&setup(3, 12)), 0).unwrap()
    else {
        panic!("cards are dealt first")
    };
    forged.moves[0].1 = format!("draw {}", drawn % 10 + 1);
    let error = forged.verify::<Hoard>(Kit::editions()).unwrap_err();
    assert_eq!(error.line, 10, "{error}");
    assert!(matches!(error.problem, LogProblem::NotDrawn { .. }), "{error}");

    let secret = log.sealed().verify::<Hoard>(Kit::editions()).unwrap_err().to_string();
    assert!(secret.contains("this log has no seed: it is still secret"), "{secret}");
    let mut elsewhere = log.clone();
    elsewhere.seed = None;
    let error = elsewhere.verify::<Hoard>(Kit::editions()).unwrap_err().to_string();
    assert!(error.contains("this log has no seed: the game was played elsewhere"), "{error}");
}

#[test]
fn a_move_that_somebody_may_not_know_is_hidden_in_their_log() {
    let mut log = parse(&bare("")).unwrap();
    log.push(None, "draw 1");
    log.push_hidden(None);
    assert!(log.write().ends_with("* draw 1\n* ?\n"));
    let read = parse(&log.write()).unwrap();
    let error = read.replay::<Hoard>().unwrap_err();
    assert_eq!((error.line, &error.problem), (11, &LogProblem::Hidden));
}

#[test]
fn who_may_know_a_move_is_part_of_the_contract() {
    let game = replay(&bare("* draw 1\n* draw 2\n* draw 3\n* draw 4\n")).unwrap();
    let (owner, other) = (Eye::Seat(Seat::new(0)), Eye::Seat(Seat::new(1)));
    let keep = game.known_to(Move::Keep(Card(1)));
    assert!(keep.has(owner) && !keep.has(other) && !keep.has(Eye::Spectator));
}

#[test]
fn set_ups_that_cannot_be_are_told_so() {
    assert_eq!(
        wrong(&text("").replace("stones = 6", "stones = 0")),
        "game.log, line 6: the set-up is not possible: A game needs stones. (rule HO-SET-1)"
    );
    assert_eq!(
        wrong(&text("").replace("stones = 6", "stones = 600")),
        "game.log, line 8: setup, field `stones`: invalid value: integer `600`, expected u8"
    );
    let unknown = wrong(&text("").replace("stones = 6", "stone = 6"));
    assert!(unknown.starts_with("game.log, line 8: setup, field `stone`: unknown field"), "{unknown}");
    assert!(unknown.ends_with("did you mean `stones`?"), "{unknown}");
    assert_eq!(
        wrong(&text("").replace("stones = 6\n", "")),
        "game.log, line 6: setup: missing field `stones`"
    );
    assert_eq!(
        wrong(&text("").replace("players = 2", "players = 9")),
        "game.log, line 6: the set-up is not possible: This is a game for 1 to 4. (rule HO-SET-2)"
    );
}

#[test]
fn bad_seats_are_told_so() {
    let seats = |found: &str, most| {
        format!(
            "game.log, line 16: \"{found}\" is no seat; a move is written as the number of a seat from 1 to {most}, or \
             `*` for a move of fate, and the move"
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
        "game.log, line 16: here is a seat but no move; a move is written as the number of a seat and the move"
    );
}

#[test]
fn the_wrong_seat_is_told_so() {
    assert_eq!(
        wrong(&text("1 take 1\n\n1 take 1\n")),
        "game.log, line 18: seat 1 moves here, but it is the move of seat 2"
    );
    assert_eq!(
        wrong(&text("1 take 1\n2 swap\n1 take 1\n")),
        "game.log, line 18: seat 1 moves here, but it is the move of fate"
    );
    assert_eq!(
        wrong(&text("* take 1\n")),
        "game.log, line 16: fate moves here, but it is the move of seat 1"
    );
}

#[test]
fn unreadable_moves_are_told_what_is_right() {
    assert_eq!(
        wrong(&text("1 take two\n")),
        "game.log, line 16: the move \"take two\" cannot be read: `two` is no number here; write one like in `take 2`"
    );
}

#[test]
fn illegal_moves_are_told_the_reason_and_the_rule() {
    assert_eq!(
        wrong(&text("1 take 3\n2 take 2\n1 take 2\n")),
        "game.log, line 18: the move \"take 2\" is not allowed: The heap has only 1 stone. (rule HO-TAKE-2)"
    );
    let error = replay(&text("1 take 9\n")).unwrap_err();
    assert!(matches!(error.problem, LogProblem::Illegal { refusal, .. } if refusal.rule == "HO-TAKE-1"));
}

#[test]
fn moves_after_the_end_are_told_so() {
    assert_eq!(
        wrong(&text("1 take 3\n2 take 3\n# over\n1 take 1\n")),
        "game.log, line 19: the game ended on line 17; nothing may follow, but here is the move \"take 1\""
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
    assert_eq!(read.replay::<Hoard>().unwrap(), log.replay::<Hoard>().unwrap(), "no seed is needed");
    // Published at the end, it is held against the commitment.
    read.seed = Some(seed);
    assert_eq!(read.replay::<Hoard>().unwrap(), log.replay::<Hoard>().unwrap());
    assert!(parse(&read.write()).is_ok());
    read.seed = Some(Seed::from_number(1));
    let expected = format!(
        "line 5: the seed does not fit the commitment: its own commitment is {}",
        Seed::from_number(1).commitment()
    );
    assert!(read.replay::<Hoard>().unwrap_err().to_string().ends_with(&expected));
    let error = parse(&read.write()).unwrap_err();
    assert_eq!(error.line, 6, "{error}");
    assert!(matches!(error.problem, LogProblem::OtherSeed { .. }));
}

#[test]
fn moves_that_were_never_in_a_file_have_lines_too() {
    let mut log = parse(&text("1 take 1\n# rest\n2 take 1\n")).unwrap();
    log.push(Seat::new(0), "take 1");
    log.push(Seat::new(0), "take 1");
    assert_eq!(log.replay::<Hoard>().unwrap_err().line, 20);
    // Taken back and made anew.
    log.moves.truncate(7);
    log.push(Seat::new(0), "take 1");
    assert_eq!(log.replay::<Hoard>().unwrap_err().line, 17);

    let mut log = Log::start::<Hoard>(&setup(2, 6), Seed::from_number(1));
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
    fn every_game_replays_from_its_text(number: u64, players in 1_u8..=4, stones in 1_u8..30) {
        let seed = Seed::from_number(number);
        let (game, log) = random_game::<Hoard>(&setup(players, stones), seed, &mut Rng::new(seed));
        let read = parse(&log.write()).unwrap();
        prop_assert_eq!(&read, &log);
        prop_assert_eq!(read.replay::<Hoard>().unwrap(), game);
    }

    #[test]
    fn no_text_makes_reading_panic(garbage: String) {
        let _ = replay(&garbage);
        let _ = replay(&text(&garbage));
        let _ = replay(&format!("astrarium = 2\n{garbage}\n---\n{garbage}"));
    }

    #[test]
    fn a_log_that_was_cut_or_changed_is_a_game_or_an_error_with_a_line(at: prop::sample::Index, byte: char) {
        let whole = text("1 take 1\n2 swap\n* draw 9\n1 dig\n* roll 2\n");
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

#[test]
fn moves_that_were_given_need_no_seed() {
    let given = |count: usize| text("").replace("[setup]", &format!("given = {count}\n[setup]"));
    let log = parse(&given(6)).unwrap();
    assert_eq!(log.given, 6);
    assert_eq!(parse(&log.write()).unwrap(), log, "it is written and read");
    assert_ne!(parse(&text("")).unwrap(), log);
    let verified = log.verify::<Hoard>(Kit::editions()).unwrap();
    assert_eq!((verified.given, verified.moves, verified.fates), (6, 6, 0), "the deal is nobody's");
    let forged = parse(&given(3)).unwrap().verify::<Hoard>(Kit::editions()).unwrap_err();
    assert_eq!(forged.line, 14, "what comes after them is what the seed draws: {forged}");
    assert!(matches!(forged.problem, LogProblem::NotDrawn { .. }), "{forged}");
    assert_eq!(
        wrong(&given(7)),
        "game.log, line 6: the first 7 moves are said to be given, but there are only 6"
    );
    assert!(wrong(&text("").replace("[setup]", "given = -1\n[setup]")).contains("line 6"));
}

#[test]
fn a_line_of_a_log_leads_to_its_move() {
    let log = parse(&text("# nothing\n1 take 2\n")).unwrap();
    assert_eq!(
        [9, 10, 15, 16, 17, 18].map(|line| log.move_on(line)),
        [None, Some(1), Some(6), None, Some(7), None]
    );
}

#[test]
fn an_export_is_read_as_the_log_it_was_made_from() {
    let log = parse(&text("1 take 2\n2 take 1\n")).unwrap();
    let given = parse(&text("1 take 2\n").replace("[setup]", "given = 6\n[setup]")).unwrap();
    for compact in [false, true] {
        for log in [&log, &given] {
            let how = Exporting { compact, eye: None };
            let json = table::export::<Hoard>(log, Kit::editions(), how).unwrap().to_string();
            assert!(Log::is_export(&json));
            assert_eq!(Log::from_export("game.json", &json, 100).unwrap(), *log);
            // Other programs write the same with more room between the words.
            let wide = json.replace(",\"", &format!(",{}\"", " ".repeat(4000)));
            assert_eq!(Log::from_export("game.json", &wide, 100).unwrap(), *log);
        }
    }
    let eye = Exporting { compact: true, eye: Some(Eye::Seat(Seat::new(1))) };
    let json = table::export::<Hoard>(&log.sealed(), Kit::editions(), eye).unwrap().to_string();
    let sealed = Log::from_export("game.json", &json, 100).unwrap();
    assert_eq!((sealed.seed, &sealed.commitment), (None, &log.sealed().commitment));
    let hidden = sealed.replay::<Hoard>().unwrap_err();
    assert!(matches!(hidden.problem, LogProblem::Hidden), "{hidden}");
    assert_eq!(sealed.move_on(hidden.line), Some(1));
}

#[test]
fn what_is_no_export_is_told_so() {
    let log = parse(&text("1 take 2\n")).unwrap();
    let json = table::export::<Hoard>(&log, Kit::editions(), Exporting::default()).unwrap().to_string();
    let wrong = |text: &str| Log::from_export("game.json", text, 7).unwrap_err().to_string();
    for (text, told) in [
        (String::new(), "line 1: this is no game as JSON: EOF"),
        ("{\n}".to_owned(), "line 2: this is no game as JSON: missing field `format`"),
        (json.replace("\"format\":2", "\"format\":1"), "it is of format 1; this program reads 2"),
        (json.replace("\"take 2\"", "\"take # 2\""), "move 7 has no notation"),
        (json.replace("\"seat\":1,", "\"seat\":9,"), "\"9\" is no seat"),
        (json.replace("\"given\":0", "\"given\":8"), "only 7"),
    ] {
        assert!(wrong(&text).contains(told), "{told}: {}", wrong(&text));
    }
    let short = Log::from_export("game.json", &json, 6).unwrap_err().to_string();
    assert!(short.contains("it has 7 moves; at most 6 are read"), "{short}");
    assert!(!Log::is_export("{\"game\":\"hoard\"}") && !Log::is_export("x"));
}
