//! Bots on the command line: the arena, and games to learn from.

mod common;

use std::fs;

use common::{Folder, failed, misused, success};
use gaia::Gaia;
use serde_json::{Value, json};
use table::Learn as _;

/// What `arena --json` prints, without what depends on the machine.
fn arena(args: &[&str]) -> Value {
    let text = success(&[&["arena"], args, &["--json"]].concat());
    let mut report: Value = serde_json::from_str(&text).expect("one JSON object");
    forget_times(&mut report);
    report
}

fn forget_times(report: &mut Value) {
    if let Some(report) = report.as_object_mut() {
        report.remove("seconds");
    }
    for bot in report["bots"].as_object_mut().into_iter().flat_map(|bots| bots.values_mut()) {
        for time in ["milliseconds_per_turn", "longest_milliseconds"] {
            assert!(bot[time].as_f64().is_some_and(|time| time >= 0.0), "{bot}");
            bot[time] = Value::Null;
        }
    }
}

// Games

#[test]
fn bots_meet_in_the_arena() {
    let args = ["gaia", "--seats", "easy,random", "--games", "6", "--seed", "7"];
    let table = success(&[&["arena"], &args[..]].concat());
    for word in
        ["easy", "random", "score", "95 %", "rating", "ms per turn", "longest", "score by part", "rounds"]
    {
        assert!(table.contains(word), "{word}: {table}");
    }
    assert!(table.contains("6 games, 3 deals; 6 of them played now, in"), "{table}");

    let one = arena(&[&args[..], &["--threads", "1"]].concat());
    assert_eq!(one, arena(&[&args[..], &["--threads", "3"]].concat()), "threads make no difference");
    assert_ne!(
        one["bots"],
        arena(&["gaia", "--seats", "easy,random", "--games", "6", "--seed", "8"])["bots"]
    );
    assert_eq!(
        (&one["games"], &one["deals"], &one["seats"]),
        (&6.into(), &3.into(), &json!(["easy", "random"]))
    );
    assert_eq!((&one["openings"], &one["seed"]), (&json!("chosen"), &json!("7")));
    let easy = &one["bots"]["easy"];
    assert_eq!((&easy["games"], &easy["seats"]), (&6.into(), &6.into()));
    let number = |value: &Value| value.as_f64().expect("a number");
    let parts: f64 = easy["parts"].as_object().expect("an object").values().map(number).sum();
    assert!((parts - number(&easy["mean_score"])).abs() < 1e-9, "all points come from somewhere: {easy}");
    assert!(number(&easy["rating"]) > 1000.0 && number(&one["bots"]["random"]["rating"]) < 1000.0);
    assert!(number(&easy["mean_score_margin"]) > 0.0);
}

#[test]
fn a_single_bot_meets_the_automa() {
    let report = arena(&["gaia", "--seats", "random", "--automa", "ultoma", "--games", "3"]);
    assert_eq!(report["set"], json!({"level": "ultoma"}));
    assert_eq!(report["bots"]["random"]["seats"], 3, "the Automa has no line of its own");
    assert!(report["bots"]["random"]["mean_lead"].as_f64().is_some_and(|lead| lead < 0.0), "{report}");
    assert_eq!(report["bots"]["random"]["rating"], Value::Null);
}

#[test]
fn bots_take_turns_around_a_larger_table() {
    let report = arena(&["gaia", "--seats", "random", "--players", "4", "--games", "2"]);
    let random = &report["bots"]["random"];
    assert_eq!((&random["games"], &random["seats"]), (&2.into(), &8.into()));
    assert_eq!(report["deals"], 2, "equal bots play a new deal in every game");
}

#[test]
fn logs_are_kept_with_who_sat_where_and_openings_are_those_of_the_deal() {
    let folder = Folder::new();
    let logs = folder.path("logs");
    let seats = ["arena", "gaia", "--seats", "novice,random", "--games", "2..6"];
    success(&[&seats[..], &["--openings", "drawn", "--logs", &logs]].concat());
    let read = |number: u32| fs::read_to_string(format!("{logs}/gaia-0000{number}.log")).expect("a log");
    let openings = |number: u32| -> Vec<String> {
        let faction = |line: &&str| line.contains(" faction ");
        read(number).lines().filter(faction).map(str::to_owned).collect()
    };
    assert_eq!(fs::read_dir(&logs).expect("a folder").count(), 4);
    assert!(read(2).starts_with("# seat 1: novice\n# seat 2: random\n"), "{}", read(2));
    assert!(read(3).starts_with("# seat 1: random\n# seat 2: novice\n"), "{}", read(3));
    assert_eq!(openings(2).len(), 2);
    assert_eq!((openings(2), openings(4)), (openings(3), openings(5)));
    assert_ne!(openings(2), openings(4));
    success(&["verify", &format!("{logs}/gaia-00005.log")]);
}

// Pieces

#[test]
fn a_run_goes_on_where_it_stopped() {
    let folder = Folder::new();
    let (file, order) = (folder.path("a.json"), ["gaia", "--seats", "novice,random", "--seed", "3"]);
    let to = |games: &str| arena(&[&order[..], &["--games", games, "-o", &file]].concat());
    let whole = arena(&[&order[..], &["--games", "8"]].concat());
    assert_eq!(to("3")["games"], 3);
    let kept = fs::read_to_string(&file).expect("results");
    assert_eq!(to("8"), whole);
    assert!(
        fs::read_to_string(&file).expect("results").starts_with(kept.trim_end_matches("\n]}\n")),
        "nothing is lost"
    );
    let again = success(&[&["arena"], &order[..], &["--games", "5..8", "-o", &file]].concat());
    assert!(again.contains("8 games, 4 deals; 0 of them played now"), "{again}");

    let other = |args: &[&str], words: &[&str]| {
        let before = fs::read_to_string(&file).expect("results");
        failed(&[&["arena", "gaia", "-o", &file], args].concat(), words);
        assert_eq!(fs::read_to_string(&file).expect("results"), before, "it is left alone");
    };
    let something = "holds results of something else";
    other(
        &["--seats", "novice,random"],
        &[something, "`seed` is \"3\" there and \"1\" here", "name another file"],
    );
    other(
        &["--seats", "random,novice", "--seed", "3"],
        &[something, "`seats` is [\"novice\",\"random\"] there"],
    );
    other(
        &["--seats", "novice,random", "--seed", "3", "--map", "method_1", "--openings", "drawn"],
        &[
            "`openings` is \"chosen\" there and \"drawn\" here",
            "`set` is {} there and {\"map\":\"method_1\"} here",
        ],
    );
}

#[test]
fn pieces_make_the_whole() {
    let folder = Folder::new();
    let order = ["gaia", "--seats", "novice,random", "--openings", "drawn"];
    let piece = |games: &str, file: &str| {
        let path = folder.path(file);
        arena(&[&order[..], &["--games", games, "-o", &path]].concat());
        path
    };
    // Cut in the middle of a deal.
    let [a, b, c] =
        [("0..3", "a.json"), ("3..4", "b.json"), ("4..7", "c.json")].map(|(games, file)| piece(games, file));
    let whole = arena(&[&order[..], &["--games", "7"]].concat());
    let all = folder.path("all.json");
    assert_eq!(arena(&["--merge", &c, &a, &b, "-o", &all]), whole);
    assert_eq!(arena(&["--merge", &all]), whole, "what is merged can be merged again");
    assert!(success(&["arena", "--merge", &a, &b]).contains("4 games, 2 deals\n"));
    failed(
        &["arena", "--merge", &a, &b, &all],
        &["game 0 is there twice: in `", "all.json` and in a file before it"],
    );
}

#[test]
fn several_line_ups_are_rated_together() {
    let folder = Folder::new();
    let run = |seats: &str, file: &str| {
        let path = folder.path(file);
        arena(&["gaia", "--seats", seats, "--games", "12", "-o", &path]);
        path
    };
    let (ladder, yardstick) = (run("easy,novice", "ladder.json"), run("novice,random", "yardstick.json"));
    let report = arena(&["--merge", &ladder, &yardstick]);
    assert_eq!(report["arenas"].as_array().map(Vec::len), Some(2));
    let rating = |bot: &str| report["ratings"][bot]["rating"].as_f64().expect("a rating");
    assert!(rating("easy") > rating("novice") && rating("novice") > rating("random"), "{report}");
    let text = success(&["arena", "--merge", &ladder, &yardstick]);
    for word in ["gaia: easy, novice (seed 1, openings chosen)", "gaia: novice, random", "all together"] {
        assert!(text.contains(word), "{word}: {text}");
    }
    misused(
        &["arena", "--merge", &ladder, &yardstick, "-o", &folder.path("x.json")],
        &["different line-ups"],
    );
    let kepler = folder.path("kepler.json");
    arena(&["kepler", "--seats", "novice,random", "--games", "2", "-o", &kepler]);
    failed(
        &["arena", "--merge", &ladder, &kepler],
        &["kepler.json` is about kepler", "about gaia", "one game"],
    );
    let text = fs::read_to_string(&yardstick).expect("results").replace("nodes: 60", "nodes: 61");
    let strange = folder.write("strange.json", text);
    failed(&["arena", "--merge", &ladder, &strange], &["\"novice\" thinks otherwise in `", "strange.json`"]);
}

#[test]
fn files_that_hold_no_results_are_refused() {
    let folder = Folder::new();
    let file = folder.path("a.json");
    arena(&["gaia", "--seats", "random,random", "--games", "2", "-o", &file]);
    let text = fs::read_to_string(&file).expect("results");
    let merge = |name: &str, text: &str, words: &[&str]| {
        let path = folder.write(name, text);
        failed(&["arena", "--merge", &path], &[&[name, "holds no results of an arena"], words].concat());
        failed(&["arena", "gaia", "--seats", "random,random", "-o", &path], &[name]);
    };
    merge("empty.json", "", &["EOF", "`astrarium arena -o`"]);
    merge("half.json", &text[..text.len() / 2], &["EOF"]);
    merge("later.json", &text.replace("\"arena\": 1", "\"arena\": 2"), &["its format is 2", "writes 1"]);
    merge("twice.json", &text.replace("\"number\":1", "\"number\":0"), &["game 0 is there twice"]);
    merge("others.json", &text.replace("\"contender\":1", "\"contender\":9"), &["game 0 was not played by"]);
    merge("minds.json", &text.replace("\"nets\":[null,", "\"nets\":["), &["a net for every seat"]);
    failed(&["arena", "--merge", &folder.path("b.json")], &["there is no file", "did you mean"]);
    let nowhere = folder.path("missing/a.json");
    failed(
        &["arena", "gaia", "--seats", "random,random", "-o", &nowhere],
        &["there is no such folder; make it first"],
    );
}

// Orders that are wrong

#[test]
fn arenas_that_cannot_be_are_refused() {
    let arena = |args: &[&str], words: &[&str]| misused(&[&["arena"], args].concat(), words);
    arena(&["gaja", "--seats", "random"], &["did you mean \"gaia\"?"]);
    arena(&["gaia"], &["--seats"]);
    arena(&["--seats", "random,random"], &["<GAME>"]);
    arena(&["gaia", "--bots", "random,random"], &["unexpected argument '--bots'"]);
    arena(
        &["gaia", "--seats", "greddy,random"],
        &["there is no bot \"greddy\" here; did you mean \"greedy\"?"],
    );
    arena(
        &["gaia", "--seats", "deep-thought"],
        &["the bots are random, novice, easy, greedy, medium, hard, expert"],
    );
    arena(&["phoenix", "--seats", "greedy"], &["phoenix is for 2 to 4 players, not for 1", "--players 4"]);
    arena(&["gaia", "--seats", "greedy", "--automa", "ultima"], &["did you mean `ultoma`?"]);
    arena(&["gaia", "--seats", "greedy,random", "--automa", "ultoma"], &["(rule GP-SOLO-SETUP-1)"]);
    arena(&["gaia", "--seats", "random", "--players", "5"], &["not for 5"]);
    arena(&["gaia", "--seats", "random,random,random", "--players", "2"], &["3 bots for 2 seats"]);
    arena(&["gaia", "--seats", "random,random", "--map", "smal"], &["did you mean `small`?"]);
    arena(&["gaia", "--seats", "random,random", "--games", "0"], &["the second number has to be larger"]);
    arena(&["gaia", "--seats", "random,random", "--games", "7..5"], &["no games from 7 to 5"]);
    arena(
        &["gaia", "--seats", "random,random", "--games", "many"],
        &["write a number like 500 or a range like 500..1000"],
    );
    arena(&["gaia", "--seats", "random,random", "--openings", "fair"], &["'fair'", "chosen, drawn"]);
    arena(&["gaia", "--seats", "random,random", "--merge", "a.json"], &["--merge", "cannot be used with"]);
    arena(&["--merge"], &["--merge <FILE>"]);
}

// Styles and nets

#[test]
fn a_seat_may_have_a_style() {
    let report = arena(&["gaia", "--seats", "novice:settler,novice", "--games", "2"]);
    assert_eq!(report["seats"], json!(["novice:settler", "novice"]));
    assert_eq!(report["bots"].as_object().map(serde_json::Map::len), Some(2), "they are two bots");
    let wrong =
        |seats: &str, word: &str| misused(&["arena", "gaia", "--seats", seats], &["gaia has no style", word]);
    wrong("novice:setler,novice", "did you mean \"settler\"?");
    wrong("novice:philosophical,novice", "the styles are settler");
    wrong("novice:,novice", "the styles are settler");
}

/// The files of a net for Gaia Project that says the same about every position.
fn write_net(folder: &Folder, name: &str, points: i32) -> String {
    let features = Gaia::feature_names().len();
    let heads: Vec<&str> = ["points", "lead", "victory"].iter().chain(Gaia::PARTS).copied().collect();
    let mut weights = vec![0; 2 * features + 4 + 2 + 4 + 2 * heads.len() + 4 * heads.len()];
    let first = weights.len() - 4 * heads.len();
    weights[first..first + 4].copy_from_slice(&points.to_le_bytes());
    let (layout, hash) = (Gaia::LAYOUT, blake3::hash(&weights).to_hex());
    let manifest = format!(
        "game = \"gaia\"\nlayout = {layout}\nfeatures = {features}\nhidden = [1, 1]\nheads = {heads:?}\nplaces = 10\nunit = 10\n\
         hash = \"{hash}\"\n"
    );
    folder.write(&format!("{name}/value.bin"), &weights);
    folder.write(&format!("{name}/value.toml"), manifest);
    folder.path(name)
}

#[test]
fn a_seat_may_have_a_net_of_its_own() {
    let folder = Folder::new();
    let net = write_net(&folder, "new", 1000);
    let (own, without) = (format!("medium@{net}"), "medium@none");
    let report = arena(&["gaia", "--seats", &format!("{own},{without}"), "--games", "2"]);
    assert_eq!(report["seats"], json!([own, without]));
    assert!(report["nets"][0].is_string() && report["nets"][1].is_null(), "{report}");
    assert_eq!(report["bots"].as_object().map(serde_json::Map::len), Some(2), "they are two bots");
    let all = arena(&["gaia", "--seats", "medium,easy", "--net", &net, "--games", "2"]);
    assert_eq!(all["nets"], json!([report["nets"][0], null]), "an easy bot has learnt nothing");

    let seats = ["arena", "gaia", "--seats", "medium,medium", "--games", "1", "--net"];
    let missing = folder.path("nowhere");
    failed(&[&seats[..], &[&missing]].concat(), &["the net cannot be read", "value.toml", "or `none`"]);
    failed(&["arena", "gaia", "--seats", &format!("medium@{missing},easy")], &["the net cannot be read"]);
    failed(
        &["arena", "kepler", "--seats", &format!("{own},easy")],
        &["the net is for gaia", "not for kepler"],
    );
    folder.write("new/value.bin", "changed");
    failed(&[&seats[..], &[&net]].concat(), &["in the folder `", "are not those of its manifest"]);
}

// Learning

/// The file and what stands beside it.
fn learn(folder: &Folder, name: &str, args: &[&str]) -> (Vec<u8>, Value) {
    let path = folder.path(name);
    let order = ["learn", "gaia", "--net", "none", "--nodes", "30", "--players", "2", "-o", &path];
    success(&[&order[..], args].concat());
    let about = fs::read_to_string(format!("{path}.json")).expect("what the columns are");
    (fs::read(path).expect("rows"), serde_json::from_str(&about).expect("one JSON object"))
}

#[test]
fn games_to_learn_from_can_be_played_in_pieces() {
    let folder = Folder::new();
    let (whole, about) = learn(&folder, "whole.bin", &["--games", "3", "--threads", "2"]);
    let columns = about["columns"].as_array().expect("a list").len();
    assert_eq!(about["rows"].as_u64().map(|rows| 2 * rows as usize * columns), Some(whole.len()));
    assert_eq!((&about["game"], &about["games"]), (&json!("gaia"), &3.into()));
    assert_eq!(about["parts"].as_array().map(Vec::len), Some(Gaia::PARTS.len()));
    let (mut pieces, _) = learn(&folder, "first.bin", &["--games", "0..2", "--threads", "1"]);
    pieces.extend(learn(&folder, "second.bin", &["--games", "2..3"]).0);
    assert!(whole == pieces, "the pieces put one behind the other are the whole");
    assert!(learn(&folder, "other.bin", &["--games", "3", "--seed", "2"]).0 != whole);
}

#[test]
fn games_to_learn_from_that_cannot_be_are_refused() {
    let folder = Folder::new();
    let rows = folder.path("rows.bin");
    let learn = |args: &[&str], words: &[&str]| misused(&[&["learn"], args].concat(), words);
    learn(&["gaia"], &["--output <FILE>"]);
    learn(&["gaja", "-o", &rows], &["did you mean \"gaia\"?"]);
    learn(&["gaia", "-o", &rows, "--games", "9..3"], &["no games from 9 to 3"]);
    learn(&["gaia", "-o", &rows, "--games", "some"], &["write a number like 500 or a range like 500..1000"]);
    learn(&["gaia", "-o", &rows, "--players", "2..5"], &["gaia is for 1 to 4 players, not for 5"]);
    learn(&["gaia", "-o", &rows, "--set", "mpa=small"], &["did you mean `map`?"]);
    let order = ["learn", "gaia", "--games", "1", "-o"];
    failed(
        &[&order[..], &[&rows, "--net", &folder.path("nowhere")]].concat(),
        &["the net cannot be read", "value.toml"],
    );
    failed(
        &[&order[..], &[&folder.path("missing/rows.bin")]].concat(),
        &["there is no such folder; make it first"],
    );
}
