//! Games in the boardgamers notation on the command line: import, export in that form, and comparison.

mod common;

use std::fs;
use std::io::Write as _;

use boardgamers::{Writer, setup_of};
use common::{Folder, failed, misused, success};
use flate2::Compression;
use flate2::write::GzEncoder;
use gaia::{Gaia, Move};
use serde_json::{Value, json};
use table::check::laid_out;
use table::{Fate, Game, Log, Seed, Tell, Turn};

/// A game in which everybody passes as soon as possible.
fn short_game(players: u8) -> (Gaia, Log) {
    let (setup, seed) = (setup_of(players), Seed::from_number(0));
    let mut game: Gaia = laid_out(&setup);
    let mut log = Log::start::<Gaia>(&setup, seed);
    let mut legal = Vec::new();
    loop {
        let mv = match game.to_move() {
            Turn::Over => return (game, log),
            Turn::Fate => Fate::new(seed).draw(&game, log.moves.len()).expect("fate has an outcome"),
            Turn::Of(_) => {
                game.legal_moves(&mut legal);
                *legal.iter().find(|mv| matches!(mv, Move::Pass(_))).unwrap_or(&legal[0])
            }
        };
        log.push(game.to_move().seat(), game.write_move(mv));
        game.apply(mv, Tell::nobody());
    }
}

fn record(id: &str, players: u8) -> Value {
    Writer::write(id, &short_game(players).1).expect("a game that can be written")
}

/// One record a line.
fn lines(records: &[Value]) -> String {
    records.iter().flat_map(|record| [record.to_string(), "\n".into()]).collect()
}

fn gzipped(text: &str) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(text.as_bytes()).expect("memory can be written");
    encoder.finish().expect("memory can be written")
}

/// The state at the end of a log.
fn end(log: &str) -> Gaia {
    let log = Log::parse("log", log).expect("a log");
    log.replay::<Gaia>().expect("a sound log")
}

/// The moves of a log.
fn moves(log: &str) -> Vec<(Option<table::Seat>, String)> {
    Log::parse("log", log).expect("a log").moves
}

#[test]
fn what_is_exported_can_be_imported() {
    let folder = Folder::new();
    let (game, log) = short_game(3);
    let file = folder.write("evening.log", log.write());
    let record = success(&["export", "--format", "boardgamers", &file]);
    let json: Value = serde_json::from_str(&record).expect("a record is JSON");
    assert_eq!((&json["id"], &json["players"]), (&json!("evening"), &json!(3)));
    assert_eq!(json["moves"][0]["raw"], "init 3 evening");

    let record = folder.write("evening.json", record);
    let printed = success(&["import", &record]);
    assert_eq!(end(&printed).scores(), game.scores());
    let output = folder.path("again.log");
    assert_eq!(success(&["import", &record, "-o", &output]), "");
    assert_eq!(fs::read_to_string(&output).expect("the log"), printed);
    assert!(success(&["replay", &output]).contains("Winner"));

    let once_more = folder.path("again.json");
    assert_eq!(success(&["export", "--format", "boardgamers", &output, "-o", &once_more]), "");
    assert_eq!(moves(&success(&["import", &once_more])), moves(&printed));
    misused(&["export", "--format", "boardgamers", &output, "-o", &output], &["name another file"]);
    misused(&["import", &record, "-o", &record], &["evening.json` is the file that is read"]);
}

#[test]
fn a_game_is_found_in_every_kind_of_file() {
    let folder = Folder::new();
    let records = [record("first", 2), record("second", 3), record("third", 4)];
    let pretty = serde_json::to_string_pretty(&records).expect("a list of records");
    let spread = serde_json::to_string_pretty(&records[1]).expect("a record");
    for (name, content) in [
        ("lines.jsonl", lines(&records).into_bytes()),
        ("lines.jsonl.gz", gzipped(&lines(&records))),
        ("no-ending", gzipped(&lines(&records))),
        ("list.json", pretty.into_bytes()),
        ("single.json", spread.clone().into_bytes()),
        ("marked.json", format!("\u{feff}{spread}").into_bytes()),
    ] {
        let log = success(&["import", &folder.write(name, content), "--game", "second"]);
        assert_eq!(end(&log).seats(), 3, "{name}");
    }
}

#[test]
fn several_games_go_to_a_folder() {
    let folder = Folder::new();
    let records = [record("first", 2), record("../second: 2", 3), record("", 4)];
    let file = folder.write("games.jsonl", lines(&records));
    let output = folder.path("logs");
    assert_eq!(success(&["import", &file, "-o", &output]), "");
    let mut names: Vec<String> = fs::read_dir(&output)
        .expect("a folder")
        .map(|entry| entry.expect("a file").file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    assert_eq!(names, ["-second--2.log", "first.log", "game-3.log"], "no record chooses its folder");
    assert_eq!(end(&fs::read_to_string(folder.path("logs/game-3.log")).expect("a log")).seats(), 4);
    assert_eq!(success(&["import", &file, "--game", "first", "-o", &output]), "");

    misused(&["import", &file], &["holds 3 games: first, ../second: 2, game-3;", "--game ID", "-o"]);
    let many: Vec<Value> = (1..=7).map(|number| record(&format!("g{number}"), 2)).collect();
    misused(
        &["import", &folder.write("many.jsonl", lines(&many))],
        &["holds 7 games: g1, g2, g3, g4, g5, …;"],
    );
    misused(&["import", &file, "-o", &file], &["is no folder"]);
    let twins = folder.write("twins.jsonl", lines(&[record("Twin", 2), record("twin", 2)]));
    failed(&["import", &twins, "-o", &output], &["line 2", "line 1 is called `twin` as well"]);
}

#[test]
fn unknown_games_are_answered_with_the_nearest() {
    let folder = Folder::new();
    let file = folder.write("games.jsonl", lines(&[record("Piling-song", 2), record("Beta-2", 2)]));
    failed(
        &["import", &file, "--game", "pilingsong"],
        &["holds no game `pilingsong`; did you mean `Piling-song`?"],
    );
    failed(&["import", &file, "--game", "zzzzzzzzzzzz"], &["there are Piling-song, Beta-2"]);
}

#[test]
fn files_that_hold_no_records_are_refused() {
    let folder = Folder::new();
    let good = record("good", 2).to_string();
    let broken = format!("{good}\n{}", &good[..good.len() - 1]);
    failed(
        &["import", &folder.write("broken.jsonl", &broken)],
        &["broken.jsonl, line 2: this is no JSON: EOF"],
    );
    let broken = good.replacen("\"players\":", "\"players\"=", 1);
    failed(
        &["import", &folder.write("typo.json", format!("\n{broken}"))],
        &["typo.json, line 2", "expected `:`"],
    );
    let packed = gzipped(&good);
    let cut = folder.write("cut.jsonl.gz", &packed[..packed.len() / 2]);
    failed(&["import", &cut], &["cut.jsonl.gz` is damaged or not complete"]);
    failed(&["import", &folder.write("empty.json", "\n")], &["empty.json` holds no games"]);
    failed(&["import", &folder.write("list.json", "[]")], &["list.json` holds no games"]);
    failed(&["import", &folder.write("binary.json", [b'{', 0xff])], &["line 1", "no text in UTF-8"]);
    failed(&["import", &folder.path("brocken.jsonl")], &["there is no file", "did you mean", "broken.jsonl"]);
    let other = folder.write("other.json", "[\n  {\"id\": \"x\",\n \"moves\": []}\n]");
    failed(&["import", &other], &["other.json, line 3: game `x` is no record: missing field `players`"]);
    failed(
        &["import", &folder.write("number.json", "7")],
        &["line 1: game `game-1` is no record", "integer `7`"],
    );
}

#[test]
fn games_that_cannot_be_played_say_where() {
    let folder = Folder::new();
    let mut illegal = record("illegal", 2);
    illegal["moves"][3]["raw"] = "p1 build m 99A99".into();
    let file = folder.write("games.jsonl", lines(&[record("good", 2), illegal.clone()]));
    let output = folder.path("out.log");
    failed(
        &["import", &file, "--game", "illegal", "-o", &output],
        &["games.jsonl, line 2: game `illegal`: move 3, `p1 build m 99A99`", "there is no hex `99A99`"],
    );
    assert!(!fs::exists(&output).expect("a readable folder"), "nothing is half-written");

    let mut auction = record("auction", 2);
    auction["options"] = json!({ "auction": true });
    let file = folder.write("games.jsonl", lines(&[illegal, auction, record("good", 2)]));
    failed(&["import", &file, "--game", "auction"], &["line 2: game `auction`", "faction auction"]);
    let output = folder.path("logs");
    failed(
        &["import", &file, "-o", &output],
        &["1 of 3 games were written", "line 1: game `illegal`", "line 2: game `auction`"],
    );
    assert_eq!(fs::read_dir(&output).expect("a folder").count(), 1);
}

#[test]
fn games_that_cannot_be_written_say_why() {
    let folder = Folder::new();
    let printed = Log::start::<Gaia>(&Gaia::default_setup(2), Seed::from_number(1));
    let file = folder.write("printed.log", printed.write());
    failed(
        &["export", "--format", "boardgamers", &file],
        &["printed.log: ", "turn_order is clockwise", "--set turn_order=passing", "--set switches."],
    );
    let (_, mut log) = short_game(2);
    log.push(table::Seat::new(0), "pass");
    let file = folder.write("long.log", log.write());
    failed(&["export", "--format", "boardgamers", &file], &["long.log, line", "the game ended"]);
}

#[test]
fn comparing_nothing_is_no_agreement() {
    let folder = Folder::new();
    failed(&["conformance", &folder.path("absent")], &["there is no file or folder", "absent"]);
    failed(&["conformance", &folder.path("")], &["holds no recorded games"]);
    let empty = folder.write("empty.jsonl", "\n");
    failed(&["conformance", &empty], &["nothing was compared", "there is no game"]);
    let mut auction = record("auction", 2);
    auction["options"] = json!({ "auction": true });
    let skipped = folder.write("skipped.jsonl", lines(&[auction]));
    failed(&["conformance", &skipped], &["nothing was compared", "skipped 1", "auction (faction auction)"]);
}

#[test]
fn a_small_file_cannot_hold_an_endless_text() {
    let folder = Folder::new();
    let mut encoder = GzEncoder::new(Vec::new(), Compression::fast());
    let nothing = vec![b' '; 1 << 20];
    for _ in 0..257 {
        encoder.write_all(&nothing).expect("memory can be written");
    }
    let path = folder.write("endless.json.gz", encoder.finish().expect("memory can be written"));
    failed(&["import", &path], &["holds more than 256 MiB"]);
}

#[test]
fn many_small_records_are_found_quickly() {
    let folder = Folder::new();
    let path = folder.write("many.jsonl", "{}\n".repeat(300_000));
    let begun = std::time::Instant::now();
    misused(&["import", &path], &["holds 300000 games"]);
    failed(&["import", &path, "--game", "game-299999"], &["line 299999"]);
    assert!(begun.elapsed() < std::time::Duration::from_secs(20), "{:?}", begun.elapsed());
}
