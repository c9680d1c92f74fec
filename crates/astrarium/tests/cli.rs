//! The command line as people meet it: what every command prints, and what it says about input that is wrong.

mod common;

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use common::{Folder, failed, misused, success};
use gaia::Gaia;
use serde_json::Value;
use table::check::random_game;
use table::{Components as _, Exporting, Fate, Game, Lang, Log, Rng, Seed, Show as _, Turn};

fn finished_game() -> (Gaia, Log) {
    random_game::<Gaia>(&Gaia::default_setup(3), Seed::from_number(5), &mut Rng::new(Seed::from_number(6)))
}

/// The same game some moves earlier.
fn unfinished_game(moves: usize) -> (Gaia, Log) {
    let (_, mut log) = finished_game();
    log.moves.truncate(moves);
    (log.replay().expect("the beginning of a game is a game"), log)
}

/// The game when everything has been dealt and the first player is asked.
fn dealt_game() -> Log {
    let (_, mut log) = finished_game();
    let deal = log.moves.iter().take_while(|(seat, _)| seat.is_none()).count();
    log.moves.truncate(deal);
    log
}

/// The mark of the components of Gaia Project.
fn mark() -> String {
    gaia::catalogue::Catalogue::editions()[0].mark.clone()
}

/// One of the built-in component files.
fn component_file(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../gaia/data").join(name);
    fs::read_to_string(path).expect("a component file")
}

fn name(lang: Lang, key: &str) -> String {
    Gaia::texts().get(lang, key)
}

fn label(game: &Gaia, seat: table::Seat) -> &'static str {
    use gaia::names::Named;
    game.players()[seat].faction.map_or("", Named::id)
}

// Help

#[test]
fn the_help_names_every_command() {
    let help = success(&["-h"]);
    for word in [
        "Usage:",
        "serve",
        "games",
        "replay",
        "export",
        "verify",
        "import",
        "render",
        "sim",
        "arena",
        "learn",
        "--data",
        "Examples:",
    ] {
        assert!(help.contains(word), "{word}: {help}");
    }
}

#[test]
fn every_command_explains_itself() {
    let playing = ["sim", "arena", "learn"];
    for command in
        ["serve", "games", "replay", "export", "verify", "import", "render"].into_iter().chain(playing)
    {
        let help = success(&[command, "--help"]);
        assert!(help.contains(&format!("Usage: astrarium {command}")), "{help}");
    }
    for command in ["serve", "replay", "export", "verify", "import", "render"].into_iter().chain(playing) {
        assert!(success(&[command, "-h"]).contains("Examples:\n  astrarium"), "{command}");
    }
}

#[test]
fn misspelt_commands_and_options_are_answered_with_the_right_ones() {
    misused(&["reply"], &["'reply'", "'replay'"]);
    misused(&["sim", "gaia", "--player", "3"], &["'--player'", "'--players'"]);
    misused(&["export", "--format", "jsn", "x.log"], &["'jsn'", "json"]);
    misused(&["replay"], &["<FILE>", "Usage: astrarium replay"]);
    misused(&["replay", "--lang", "fr", "x.log"], &["there is no language \"fr\" here", "en and de"]);
}

// Games

#[test]
fn games_are_listed_with_their_seats() {
    let list = success(&["games"]);
    let line = list.lines().find(|line| line.starts_with("gaia")).expect("gaia is listed");
    assert!(line.contains("1 to 4"), "{line}");
    assert!(line.ends_with(&mark()), "{line}");
    assert_eq!(line.split_whitespace().nth(4), Some("1"), "the version of the rules: {line}");
}

// Replay

#[test]
fn a_replay_ends_with_the_score_sheet_and_the_winner() {
    let folder = Folder::new();
    let (game, log) = finished_game();
    let file = folder.write("game.log", log.write());
    let sheet = game.scores();
    for (lang, total, winner) in
        [(Lang::En, "Total", "Winner: Seat"), (Lang::De, "Summe", "Gewonnen hat: Platz")]
    {
        let text = success(&["replay", &file, "--lang", lang.code()]);
        let totals: Vec<String> = sheet.totals().iter().map(i32::to_string).collect();
        let line = text.lines().find(|line| line.starts_with(total)).expect("the totals are there");
        assert_eq!(line.split_whitespace().skip(1).collect::<Vec<_>>(), totals);
        let first = sheet.winners[0];
        let won = format!("{winner} {first} ({})\n", name(lang, label(&game, first)));
        assert!(text.ends_with(&won), "{text}");
        for (seat, score) in sheet.seats.iter() {
            assert!(text.contains(&name(lang, label(&game, seat))), "{text}");
            for (source, _) in &score.sources {
                let source = game.source(source, lang);
                assert!(text.lines().any(|line| line.starts_with(&source)), "{source}: {text}");
            }
        }
    }
}

#[test]
fn score_sheets_are_aligned() {
    let folder = Folder::new();
    let text = success(&["replay", &folder.write("game.log", finished_game().1.write())]);
    let table = text.split("\n\n").nth(1).expect("a table after the heading");
    let full: Vec<usize> = table
        .lines()
        .filter(|line| line.starts_with("Total") || line.trim_start().starts_with("Seat 1"))
        .map(|line| line.chars().count())
        .collect();
    assert_eq!(full.len(), 2, "{table}");
    assert_eq!(full[0], full[1], "{table}");
}

#[test]
fn a_position_is_drawn_as_one_page() {
    let folder = Folder::new();
    let (_, log) = unfinished_game(90);
    let (file, page) = (folder.write("game.log", log.write()), folder.path("page.html"));
    success(&["render", &file, "--move", "70", "--lang", "de", "--theme", "light", "-o", &page]);
    let text = fs::read_to_string(&page).expect("the page is there");
    for part in ["<!DOCTYPE html>", "lang=\"de\"", "data-theme=\"light\"", "id=\"galaxy\"", "id=\"mat-3\""] {
        assert!(text.contains(part), "{part}");
    }
    misused(&["render", &file, "--move", "91", "-o", &page], &["the game has 90 moves", "after move 91"]);
}

#[test]
fn an_unfinished_game_says_who_is_to_move() {
    let folder = Folder::new();
    let (mut moves, (mut game, mut log)) = (90, unfinished_game(90));
    while game.to_move().seat().is_none() {
        moves += 1;
        (game, log) = unfinished_game(moves);
    }
    let Turn::Of(seat) = game.to_move() else { panic!("the game is not over") };
    let text = success(&["replay", &folder.write("game.log", log.write())]);
    let line = format!("Not over yet; to move: Seat {seat} ({})\n", name(Lang::En, label(&game, seat)));
    assert!(text.ends_with(&line), "{text}");
    assert!(text.starts_with(&format!("gaia: 3 players, {moves} moves, ")), "{text}");
}

#[test]
fn a_game_without_a_move_can_be_replayed() {
    let folder = Folder::new();
    let text = success(&["replay", &folder.write("game.log", unfinished_game(0).1.write())]);
    assert!(text.ends_with("Not over yet; to move: chance\n"), "{text}");
    let text = success(&["replay", &folder.write("game.log", dealt_game().write())]);
    assert!(text.ends_with("Not over yet; to move: Seat 1\n"), "{text}");
}

#[test]
fn a_replay_can_tell_what_happened() {
    let folder = Folder::new();
    let (_, log) = finished_game();
    let file = folder.write("game.log", log.write());
    let text = success(&["replay", "--log", &file]);
    let first = dealt_game().moves.len() + 1;
    let faction = text.lines().find(|line| line.trim_start().starts_with(&format!("{first}  1  ")));
    assert!(faction.is_some_and(|line| line.contains("plays ")), "{text}");
    // What was paid and gained, with the names of the goods.
    assert!(text.contains('−') && text.contains("+1 "), "{text}");
    assert!(text.ends_with(&success(&["replay", &file])));
    let german = success(&["replay", "--log", "--lang", "de", &file]);
    assert!(german.contains(&Gaia::texts().get(Lang::De, "ore")), "{german}");
}

// Export

#[test]
fn an_export_is_one_json_document() {
    let folder = Folder::new();
    let (_, log) = unfinished_game(30);
    let file = folder.write("game.log", log.write());
    let text = success(&["export", "--format", "json", &file]);
    let document: Value = serde_json::from_str(&text).expect("the export is JSON");
    let editions = gaia::catalogue::Catalogue::editions();
    let export = |how| table::export::<Gaia>(&log, editions, how).expect("the log is sound");
    assert_eq!(document, export(Exporting::default()));
    assert_eq!(text.lines().count(), 1, "the document is one line");

    let short = success(&["export", "--compact", &file]);
    let document: Value = serde_json::from_str(&short).expect("the export is JSON");
    assert_eq!(document, export(Exporting { compact: true, eye: None }));
    assert!(short.len() < text.len());

    let out = folder.path("game.json");
    assert_eq!(success(&["export", &file, "-o", &out]), "");
    assert_eq!(fs::read_to_string(&out).expect("the file was written"), text);
}

#[test]
fn an_export_goes_only_where_it_can() {
    let folder = Folder::new();
    let file = folder.write("game.log", unfinished_game(3).1.write());
    failed(&["export", &file, "-o", &folder.path("")], &["is a folder; name a file to write"]);
    failed(
        &["export", &file, "-o", &folder.path("no/game.json")],
        &["game.json` cannot be written", "no such folder"],
    );
    misused(&["export", &file, "-o", &file], &["is the file that is read", "name another file"]);
    assert!(fs::read_to_string(&file).expect("the log is still there").starts_with("astrarium = 2"));
}

// Verification

#[test]
fn a_log_is_verified_by_its_seed() {
    let folder = Folder::new();
    let (_, log) = finished_game();
    let text = success(&["verify", &folder.write("game.log", log.write())]);
    let fates = log.moves.iter().filter(|(seat, _)| seat.is_none()).count();
    assert!(text.contains(&format!("{} moves, all legal; {fates} of them", log.moves.len())), "{text}");
    assert!(text.ends_with(&format!("commitment {}\n", Seed::from_number(5).commitment())), "{text}");
}

#[test]
fn a_log_whose_chance_was_chosen_is_found_out() {
    let folder = Folder::new();
    let mut log = Log::start::<Gaia>(&Gaia::default_setup(3), Seed::from_number(5));
    // Somebody prefers another tile than the one that the seed draws.
    let game: Gaia = log.replay().expect("a table");
    let mut outcomes = Vec::new();
    game.outcomes(&mut outcomes);
    let drawn = Fate::new(Seed::from_number(5)).draw(&game, 0).expect("a tile is dealt");
    let other = outcomes.iter().find(|(mv, _)| *mv != drawn).expect("there are several").0;
    log.push(None, game.write_move(other));
    let file = folder.write("game.log", log.write());
    success(&["replay", &file]);
    let drawn = format!("the seed draws \"{}\" here", game.write_move(drawn));
    failed(&["verify", &file], &[&drawn, &game.write_move(other)]);

    let sealed = folder.write("sealed.log", finished_game().1.sealed().write());
    success(&["replay", &sealed]);
    failed(&["verify", &sealed], &["this log has no seed: it is still secret"]);
}

// Logs that are wrong

#[test]
fn files_that_are_no_logs_are_named() {
    let folder = Folder::new();
    let empty = folder.write("empty.log", "");
    let noise = folder.write("noise.log", b"astrarium = 2\n\xff\xfe");
    let prose = folder.write("prose.log", "Dear diary,\n");
    folder.write("evening.log", "");
    for command in ["replay", "export"] {
        failed(
            &[command, &folder.path("evenin.log")],
            &["there is no file", "did you mean", "evening.log`?"],
        );
        failed(&[command, &folder.path("no/such.log")], &["there is no file", "there is no folder"]);
        failed(&[command, &folder.path("")], &["is a folder; name a file in it"]);
        failed(&[command, &noise], &["noise.log, line 2: this is no text in UTF-8"]);
        failed(&[command, &empty], &["empty.log, line 1: this is no game log", "`astrarium = 2`"]);
        failed(&[command, &prose], &["prose.log, line 1: this is no game log"]);
    }
}

#[test]
fn wrong_headers_are_refused_with_their_line() {
    let folder = Folder::new();
    let text = unfinished_game(5).1.write();
    let with = |old: &str, new: &str| {
        assert!(text.contains(old), "{old}: {text}");
        folder.write("game.log", text.replacen(old, new, 1))
    };
    failed(
        &["replay", &with("\"gaia\"", "\"gaja\"")],
        &["line 2", "no game \"gaja\"", "did you mean \"gaia\"?"],
    );
    failed(&["replay", &with("astrarium = 2", "astrarium = 9")], &["line 1", "format 9", "reads 2"]);
    failed(
        &["replay", &with("astrarium = 2", "astrarium = 1")],
        &["line 1", "format 1", "Astrarium 0.1 replays it"],
    );
    failed(&["replay", &with("rules = 1", "rules = 7")], &["line 3", "rules 7", "take a later version"]);
    failed(&["replay", &with("seed = \"", "seed = \"x")], &["line 5", "no seed"]);
    failed(&["replay", &with("\n---\n", "\n")], &["the header does not end", "`---`"]);
    failed(&["replay", &with("players = 3", "players = 7")], &["the set-up is not possible", "GP-SETUP-12"]);
    failed(
        &["replay", &with("map = \"printed\"", "map = \"pritned\"")],
        &["`map`", "did you mean `printed`?"],
    );
    failed(
        &["replay", &with("data = \"", "data = \"0")],
        &["line 4", &mark(), "another version of the program"],
    );
}

#[test]
fn truncated_logs_are_refused_where_they_break_off() {
    let folder = Folder::new();
    let text = finished_game().1.write();
    let header = text.split("---").next().expect("a header");
    let file = folder.write("game.log", header);
    failed(&["replay", &file], &["the header does not end"]);
    let deal = dealt_game().write();
    let file = folder.write("game.log", format!("{deal}1 faction terrans\n2"));
    let line = deal.lines().count() + 2;
    failed(&["replay", &file], &[&format!("game.log, line {line}: here is a seat but no move")]);
    let file = folder.write("game.log", format!("{deal}1 fac"));
    let line = deal.lines().count() + 1;
    failed(&["replay", &file], &[&format!("game.log, line {line}: the move \"fac\" cannot be read")]);
}

#[test]
fn moves_that_are_not_allowed_are_refused_with_their_rule() {
    let folder = Folder::new();
    let text = dealt_game().write();
    let line = text.lines().count() + 2;
    let with = |moves: &str| folder.write("game.log", format!("{text}{moves}"));
    let at = format!("game.log, line {line}: ");
    for command in ["replay", "export"] {
        let taken = with("1 faction terrans\n2 faction lantids\n");
        failed(&[command, &taken], &[&at, "\"faction lantids\" is not allowed", "(rule GP-SETUP-12)"]);
        let wrong_seat = with("1 faction terrans\n3 faction xenos\n");
        failed(&[command, &wrong_seat], &[&at, "seat 3 moves here, but it is the move of seat 2"]);
        let no_seat = with("1 faction terrans\n4 faction xenos\n");
        failed(&[command, &no_seat], &[&at, "\"4\" is no seat", "from 1 to 3"]);
    }
    let after = finished_game().1.write() + "1 pass\n";
    failed(&["replay", &folder.write("game.log", after)], &["the game ended on line", "nothing may follow"]);
}

// Simulation

/// A simulation without the figures that depend on the machine and the hour.
fn timeless(args: &[&str]) -> Value {
    let text = success(args);
    assert_eq!(text.lines().count(), 1, "{text}");
    let mut report: Value = serde_json::from_str(&text).expect("the report is JSON");
    let object = report.as_object_mut().expect("the report is an object");
    for time in ["seconds", "games_per_second", "moves_per_second", "turns_per_second"] {
        let figure = object.remove(time).and_then(|figure| figure.as_f64());
        assert!(figure.is_some_and(|figure| figure > 0.0), "{time}: {text}");
    }
    report
}

#[test]
fn a_simulation_reports_in_json() {
    let report = timeless(&["sim", "gaia", "--players", "3", "--games", "20", "--seed", "7", "--json"]);
    assert_eq!(report["game"], "gaia");
    assert_eq!(report["games"], 20);
    assert_eq!(report["players"], serde_json::json!([3]));
    assert_eq!(report["seed"], "7");
    assert_eq!(report["data"], mark());
    let sides = report["score_by_side"].as_object().expect("an object");
    assert_eq!(sides.values().filter_map(|side| side["seats"].as_u64()).sum::<u64>(), 60);
    assert!(sides.values().filter_map(|side| side["wins"].as_u64()).sum::<u64>() >= 20);
    for spread in [&report["score"], &report["moves_per_game"], &report["turns_per_game"], &sides["terrans"]]
    {
        let [min, mean, max] = ["min", "mean", "max"].map(|key| spread[key].as_f64().expect("a number"));
        assert!(min <= mean && mean <= max, "{spread}");
    }
}

#[test]
fn the_games_of_a_simulation_are_those_of_its_seed() {
    // The first game of a run, played here.
    let seed = Seed::from_number(7);
    let setup = Gaia::default_setup(4);
    let (game, log) =
        random_game::<Gaia>(&setup, seed.derive("game", 0), &mut Rng::new(seed.derive("walk", 0)));
    let report = timeless(&["sim", "gaia", "--players", "4", "--games", "1", "--seed", "7", "--json"]);
    assert_eq!(report["moves"], log.moves.len());
    assert_eq!(report["turns"], game.turns());
    for (seat, score) in game.scores().seats.iter() {
        assert_eq!(report["score_by_side"][label(&game, seat)]["mean"], f64::from(score.total));
    }
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let run = |threads: &str, seed: &str| {
        let args = ["sim", "gaia", "--players", "2..4", "--games", "60", "--json", "--threads", threads];
        timeless(&[&args[..], &["--seed", seed]].concat())
    };
    let alone = run("1", "3");
    assert_eq!(alone, run("2", "3"));
    assert_eq!(alone, run("7", "3"));
    assert_ne!(alone, run("1", "4"));
}

#[test]
fn players_may_be_a_range() {
    let report = timeless(&["sim", "gaia", "--players", "2..4", "--games", "6", "--json"]);
    assert_eq!(report["players"], serde_json::json!([2, 3, 4]));
    let seats = report["score_by_side"].as_object().expect("an object").values();
    assert_eq!(seats.filter_map(|side| side["seats"].as_u64()).sum::<u64>(), 2 * (2 + 3 + 4));
}

#[test]
fn the_summary_names_sides_lengths_and_speed() {
    let text = success(&["sim", "gaia", "--players", "4", "--games", "30", "--threads", "1"]);
    for word in ["score by side", "all", "length of a game", "moves", "turns", "per second", "on 1 thread"] {
        assert!(text.contains(word), "{word}: {text}");
    }
    assert!(text.contains(&name(Lang::En, "terrans")), "{text}");
}

#[test]
fn options_of_the_set_up_can_be_set() {
    let first = |set: &[&str]| {
        let args = ["sim", "gaia", "--players", "3", "--games", "4", "--json"];
        timeless(&[&args[..], set].concat())
    };
    let recommended = first(&["--set", "first_game=true"]);
    let sides: Vec<&String> = recommended["score_by_side"].as_object().expect("an object").keys().collect();
    assert_eq!(sides, ["geodens", "taklons", "terrans"]);
    assert_eq!(recommended["set"], serde_json::json!({ "first_game": true }));
    assert_eq!(first(&["--map", "small"])["moves"], first(&["--set", "map=small"])["moves"]);
    assert_ne!(first(&["--map", "small"])["moves"], first(&["--map", "printed"])["moves"]);
    for map in ["method_1", "method_2", "method_3"] {
        first(&["--map", map, "--set", "turning=last_player", "--set", "turn_order=\"passing\""]);
    }
    first(&["--set", "switches.income_by_line=true"]);
    // House rules: the map that is printed anyway, by its code; an auction; banned factions; a handicap.
    let code = table::check::laid_out::<Gaia>(&Gaia::default_setup(3)).map_code().expect("a code");
    let by_code = first(&["--set", &format!("map_code={code}")]);
    assert_eq!(by_code["moves"], first(&[])["moves"], "the same games on the same map");
    first(&["--set", "auction=true", "--set", "pool=struck", "--set", "banned=[\"ivits\"]"]);
    let even = first(&[])["score"]["mean"].clone();
    assert_ne!(first(&["--set", "handicap=[30, 30, 30]"])["score"]["mean"], even);
}

#[test]
fn simulations_that_cannot_be_are_refused() {
    let sim = |args: &[&str], words: &[&str]| misused(&[&["sim"], args].concat(), words);
    sim(&["gaja"], &["there is no game \"gaja\" here; did you mean \"gaia\"?"]);
    sim(&["chess"], &["there is no game \"chess\" here; the games are gaia"]);
    for wrong in ["5", "0", "2..5", "0..3"] {
        sim(&["gaia", "--players", wrong], &["gaia is for 1 to 4 players, not for", "`--players 1..4`"]);
    }
    sim(
        &["gaia", "--players", "4", "--set", "map_code=1020-30"],
        &["has 6 signs, and here it has 21", "rule GP-CLUB-16"],
    );
    sim(&["gaia", "--players", "2", "--set", "handicap=[99]"], &["at most 50 points", "rule GP-CLUB-14"]);
    sim(&["gaia", "--players", "2", "--set", "pool=drawn"], &["pool", "drafted"]);
    sim(&["gaia", "--players", "4..2"], &["runs backwards; write 2..4"]);
    sim(&["gaia", "--players", "four"], &["\"four\" is no number of players", "2..4"]);
    sim(&["gaia", "--players", "2.."], &["is no number of players"]);
    sim(&["gaia", "--seed", "seven"], &["this is no seed", "64 hexadecimal digits"]);
    sim(&["gaia", "--seed=-1"], &["this is no seed"]);
    sim(&["gaia", "--games", "0"], &["--games", "write a whole number from 1"]);
    sim(&["gaia", "--games", "many"], &["--games", "write a whole number from 1"]);
    sim(&["gaia", "--threads", "0"], &["--threads", "write a whole number from 1 to 1024"]);
    sim(&["gaia", "--threads", "99999999999"], &["write a whole number from 1 to 1024"]);
    sim(&["gaia", "--map", "methd_1"], &["`map`", "`methd_1`", "did you mean `method_1`?"]);
    sim(&["gaia", "--map", "small", "--players", "4"], &["this set-up of gaia is not possible", "(rule GP-"]);
    sim(&["gaia", "--set", "mpa=small"], &["`mpa`", "did you mean `map`?"]);
    sim(&["gaia", "--set", "turn_order=pasing"], &["`turn_order`", "did you mean `passing`?"]);
    sim(&["gaia", "--set", "first_game=perhaps"], &["`first_game`", "boolean"]);
    sim(&["gaia", "--set", "switches.income_by_lin=true"], &["switches", "did you mean `income_by_line`?"]);
    sim(&["gaia", "--set", "map.size=3"], &["`map` has no options inside", "`map.size`"]);
    sim(&["gaia", "--set", "map"], &["KEY=VALUE"]);
    sim(&["gaia", "--set", "players=3"], &["--players"]);
}

// People's own components

#[test]
fn own_components_take_the_place_of_the_built_in_ones() {
    let folder = Folder::new();
    let scoring = component_file("scoring.toml").replace("starting_vp = 10", "starting_vp = 100");
    folder.write("nested/gaia/scoring.toml", &scoring);
    folder.write("flat/scoring.toml", &scoring);
    for data in ["nested", "flat"] {
        let data = folder.path(data);
        let args = ["sim", "gaia", "--games", "5", "--json"];
        let report = timeless(&[&["--data", data.as_str()], &args[..]].concat());
        assert!(report["score"]["min"].as_i64() >= Some(80), "{report}");
        assert_ne!(report["data"], mark());
        assert_eq!(report, timeless(&[&args[..], &["--data", data.as_str()]].concat()));

        // A log knows with which components it was played.
        let file = folder.write("game.log", unfinished_game(5).1.write());
        // One that was played with the built-in ones is still replayed with them.
        success(&["replay", &file, "--data", &data]);
        let own = folder.path("own");
        success(&["sim", "gaia", "--games", "1", "--logs", &own, "--data", &data]);
        let own = format!("{own}/gaia-00001.log");
        failed(&["replay", &own], &["line 4", "with own files scoring.toml", &mark(), "--data DIR"]);
        success(&["verify", &own, "--data", &data]);
        assert!(!success(&["games", "--data", &data]).contains(&mark()));
    }
}

#[test]
fn wrong_components_are_refused_with_file_line_and_entry() {
    let folder = Folder::new();
    let factions = component_file("factions.toml");
    let line = factions.lines().position(|line| line.starts_with("home_planet")).expect("a home planet") + 1;
    folder.write("field/gaia/factions.toml", factions.replacen("home_planet", "home_plant", 1));
    folder.write("syntax/factions.toml", factions.replacen("home_planet =", "home_planet", 1));
    folder.write(
        "value/factions.toml",
        factions.replacen("home_planet = \"terra\"", "home_planet = \"tera\"", 1),
    );
    folder.write("twice/factions.toml", factions.replacen("id = \"lantids\"", "id = \"terrans\"", 1));
    folder.write("name/gaia/factoins.toml", &factions);
    folder.write("noise/gaia/factions.toml", b"\xff\xfe");
    folder.write("empty/notes.txt", "");
    folder.write("file", "");
    let log = folder.write("game.log", unfinished_game(5).1.write());
    for command in [&["sim", "gaia"][..], &["replay", &log], &["export", &log], &["games"]] {
        let data = |name: &str, words: &[&str]| {
            failed(&[command, &["--data", &folder.path(name)]].concat(), words);
        };
        let at = format!("factions.toml, line {line}");
        data("field", &["field", &at, "faction[1] \"terrans\"", "did you mean `home_planet`?"]);
        data("syntax", &[&at]);
        data("value", &[&at, "`home_planet`", "did you mean `terra`?"]);
        data("twice", &["factions.toml", "terrans", "twice"]);
        data("name", &["`factoins.toml`", "did you mean `factions.toml`?"]);
        data("noise", &["factions.toml", "cannot be read", "UTF-8"]);
        data("empty", &["holds no component files", "`gaia`"]);
        data("missing", &["missing", "cannot be read", "name an existing folder"]);
        data("file", &["is no folder"]);
    }
}

// Readers that leave

#[test]
fn a_reader_that_has_seen_enough_is_no_failure() {
    let folder = Folder::new();
    let log = folder.write("game.log", finished_game().1.write());
    let commands =
        [&["sim", "gaia", "--games", "3"][..], &["replay", "--log", &log], &["export", &log], &["games"]];
    for args in commands {
        let mut child = Command::new(env!("CARGO_BIN_EXE_astrarium"))
            .args(args)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        drop(child.stdout.take());
        let output = child.wait_with_output().expect("the program ends");
        assert!(output.status.success(), "{args:?}: {output:?}");
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{args:?}");
    }
}
