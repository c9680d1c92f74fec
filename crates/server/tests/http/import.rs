//! Games that enter: pasted, uploaded, looked at, and played on from.

use std::io::Write as _;
use std::sync::Arc;
use std::time::Duration;

use axum::http::StatusCode;
use flate2::Compression;
use flate2::write::GzEncoder;
use server::App;
use server::import::MAX_UPLOAD;
use server::store::TableId;
use table::{Foreign, ForeignError, Log, Seat};

use crate::browser::{Answer, Browser, serve};
use crate::results::play;
use crate::tables::{address, lay, lines, person, row, server, until};

const FORM: &str = "multipart/form-data; boundary=----border";

/// A form with a pasted text and a file.
fn form(csrf: &str, text: &str, file: &[u8]) -> Vec<u8> {
    let field = |name: &str| format!("------border\r\nContent-Disposition: form-data; name=\"{name}\"");
    let mut body =
        format!("{}\r\n\r\n{csrf}\r\n{}\r\n\r\n{text}\r\n", field("csrf"), field("text")).into_bytes();
    body.extend(format!("{}; filename=\"a.log\"\r\nContent-Type: x/y\r\n\r\n", field("file")).into_bytes());
    body.extend(file);
    body.extend(b"\r\n------border--\r\n");
    body
}

impl Browser {
    /// Pastes a game.
    pub async fn paste(&mut self, text: &str) -> Answer {
        let body = form(&self.csrf, text, b"");
        self.post_body("/import", FORM, body).await
    }

    /// Uploads a game.
    pub async fn upload(&mut self, file: &[u8]) -> Answer {
        let body = form(&self.csrf, "", file);
        self.post_body("/import", FORM, body).await
    }
}

fn packed(bytes: &[u8]) -> Vec<u8> {
    let mut packer = GzEncoder::new(Vec::new(), Compression::best());
    packer.write_all(bytes).expect("memory");
    packer.finish().expect("memory")
}

/// The log and the export of a finished game of Ada and Ben.
async fn finished(app: &Arc<App>, ada: &mut Browser) -> (String, String, String) {
    let sitters = [person(ada, "Ada"), person(ada, "Ben")];
    let table = lay(app, &row(TableId::random(), 7, &sitters), &[]).await;
    play(app, &table, &[3, 1]).await;
    let log = ada.get(&format!("{}/log", address(&table))).await.body;
    let export = ada.get(&format!("{}/export?compact=1", address(&table))).await.body;
    (address(&table), log, export)
}

/// The address of a table, without what is behind it.
fn table_of(answer: &Answer) -> String {
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    answer.location().trim_end_matches("/replay").to_owned()
}

#[tokio::test]
async fn a_game_comes_back_as_it_left() {
    let (router, app) = server().await;
    let (mut ada, mut eve) = (Browser::new(&router).await, Browser::new(&router).await);
    let (_, log, export) = finished(&app, &mut ada).await;
    let whole = ada.get("/import").await.body;
    assert!(whole.contains("Bring a game along") && whole.contains("multipart/form-data"), "{whole}");
    let marked = format!("\u{feff}{log}");
    let answers = [
        ada.paste(&log).await,
        ada.paste(&log.replace('\n', "\r\n")).await,
        ada.paste(&export).await,
        ada.upload(log.as_bytes()).await,
        ada.upload(&packed(export.as_bytes())).await,
        ada.upload(marked.as_bytes()).await,
    ];
    for answer in answers {
        let table = table_of(&answer);
        assert_eq!(ada.get(&format!("{table}/log")).await.body, log, "the same game, and the same seed");
        let replay = eve.get(&format!("{table}/replay")).await;
        assert_eq!(replay.status, StatusCode::OK, "whoever has the address can look: {}", replay.body);
        assert!(replay.body.contains("Seat 1") && replay.body.contains("id=\"chart\""), "{}", replay.body);
        assert_eq!(ada.get(&table).await.location(), format!("{table}/replay"), "nobody plays there");
        assert!(!eve.get("/import").await.body.contains(&table), "it belongs to whoever brought it");
    }
    let list = ada.get("/import").await.body;
    assert_eq!(list.matches("/replay\"").count(), 6, "{list}");
    let home = ada.get("/").await.body;
    assert_eq!(home.matches("/replay\"").count(), 1, "only the own game is in the list of games");
    assert_eq!(ada.get("/results.csv").await.body.lines().count(), 2, "and only it counts");
}

#[tokio::test]
async fn what_was_brought_along_can_be_deleted_by_its_owner() {
    let (router, app) = server().await;
    let (mut ada, mut eve) = (Browser::new(&router).await, Browser::new(&router).await);
    let (_, log, _) = finished(&app, &mut ada).await;
    let table = table_of(&ada.paste(&log).await);
    assert_eq!(eve.post(&format!("{table}/delete"), &[]).await.status, StatusCode::FORBIDDEN);
    assert_eq!(ada.post(&format!("{table}/delete"), &[]).await.status, StatusCode::SEE_OTHER);
    assert_eq!(ada.get(&format!("{table}/replay")).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn errors_name_the_line_and_what_would_be_right() {
    let (router, app) = server().await;
    let mut ada = Browser::new(&router).await;
    let (_, log, export) = finished(&app, &mut ada).await;
    let before = app.store.studies_of(&ada.person(), 100).await.expect("read").len();
    let ruler = log.lines().position(|line| line == "---").expect("a ruler") + 1;
    let line = |number: usize| log.lines().nth(number - 1).expect("a line").to_owned();
    let with = |number: usize, other: &str| {
        let lines =
            log.lines().enumerate().map(|(index, line)| if index + 1 == number { other } else { line });
        lines.collect::<Vec<_>>().join("\n")
    };
    let first = line(ruler + 1);
    for (text, told) in [
        (String::new(), "Please paste a game".to_owned()),
        ("hello".to_owned(), "a log begins with `astrarium = 2`".to_owned()),
        ("astrarium = 2\n".to_owned(), "a line `---` must stand".to_owned()),
        (
            log.replace("game = \"hoard\"", "game = \"chess\""),
            "Line 2: There is no game “chess” here".to_owned(),
        ),
        (log.replace("players = 2", "players = 9"), "The set-up is not possible".to_owned()),
        (with(ruler + 1, "* drawn 3"), format!("Line {}: The move “drawn 3” cannot be read", ruler + 1)),
        (
            with(ruler + 1, "1 take 1"),
            format!("Line {}: Here seat 1 moves, but it is the turn of fate", ruler + 1),
        ),
        (with(ruler + 1, &format!("{first}0")), format!("Line {}: ", ruler + 1)),
        (with(ruler + 1, "* ?"), format!("Line {}: This move is hidden", ruler + 1)),
        (with(ruler + 2, &line(ruler + 1)), format!("Line {}: ", ruler + 2)),
        (format!("{log}1 take 1\n"), "The game was over before the move".to_owned()),
        ("{\"format\": 2,\n \"game\": ".to_owned(), "Line 2: this is no JSON".to_owned()),
        ("{}".to_owned(), "This is JSON, but no game".to_owned()),
        ("[[[[]]]]".to_owned(), "This is JSON, but no game".to_owned()),
        ("[".repeat(100_000), "Line 1: this is no JSON".to_owned()),
        (export.replace("\"format\":2", "\"format\":3"), "it is of format 3".to_owned()),
        (export.replace("\"notation\":\"keep", "\"notation\":\"kept"), "Move 5: The move “kept".to_owned()),
        (export.replace("\"seat\":\"fate\"", "\"seat\":\"nobody\""), "is no seat".to_owned()),
        (log.replace("---", "given = 999\n---"), "cannot".to_owned()),
    ] {
        let answer = ada.paste(&text).await;
        let start: String = text.chars().take(80).collect();
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{start}: {}", answer.body);
        if told != "cannot" {
            let problem = answer.body.split("id=\"import-problem\"").nth(1).expect("a problem");
            let problem: String = problem.chars().take(300).collect();
            assert!(problem.contains(&told), "{start}\n{told}\n{problem}");
        }
        if text.len() < 1000 && !text.is_empty() {
            assert!(answer.body.contains("<textarea"), "it can be corrected");
        }
    }
    let after = app.store.studies_of(&ada.person(), 100).await.expect("read").len();
    assert_eq!(after, before, "nothing is half stored");
    ada.cookie += "; lang=de";
    let german = ada.paste(&with(ruler + 1, "1 take 1")).await.body;
    assert!(german.contains(&format!("Zeile {}: Hier zieht Platz 1, am Zug ist aber der Zufall", ruler + 1)));
}

#[tokio::test]
async fn what_is_sent_in_bad_faith_is_turned_away() {
    let (router, app) = server().await;
    let (mut ada, mut eve) = (Browser::new(&router).await, Browser::new(&router).await);
    let (_, log, _) = finished(&app, &mut ada).await;
    let foreign = form(&eve.csrf, &log, b"");
    assert_eq!(ada.post_body("/import", FORM, foreign).await.status, StatusCode::FORBIDDEN);
    let tokenless = form("", &log, b"");
    assert_eq!(ada.post_body("/import", FORM, tokenless).await.status, StatusCode::FORBIDDEN);
    for kind in ["text/plain", "multipart/form-data", "application/x-www-form-urlencoded", FORM] {
        let answer = ada.post_body("/import", kind, log.clone().into_bytes()).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{kind}");
    }
    let large = ada.upload(&vec![b'x'; MAX_UPLOAD + 200_000]).await;
    assert_eq!(large.status, StatusCode::PAYLOAD_TOO_LARGE);
    assert_eq!(ada.upload(&vec![b'#'; MAX_UPLOAD]).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    let bomb = packed(&vec![b'#'; 80 << 20]);
    assert!(bomb.len() < 200_000);
    let answer = ada.upload(&bomb).await;
    assert!(answer.body.contains("more than 64 MB"), "{}", answer.body);
    let damaged = &packed(log.as_bytes())[..60];
    assert!(ada.upload(damaged).await.body.contains("damaged or not complete"));
    assert!(ada.upload(&[0xff; 100]).await.body.contains("is no text"));
    let lines = format!("{log}{}", "#\n".repeat(30_000));
    assert!(ada.paste(&lines).await.body.contains("more than 20000 lines"));
    let moves = format!("{log}{}", "1 take 1\n".repeat(6000));
    assert!(ada.paste(&moves).await.body.contains("more than 5000 moves"));
    // A small file of great riches: what is read from a header or a list takes many times its room.
    let list = |item: &str| item.repeat((1 << 20) / item.len());
    let header = log.split("[setup]").next().expect("a header");
    let export = |setup: &str, files: &str| {
        format!(
            r#"{{"format":2,"game":"hoard","rules":1,"data":"x","own_files":[{files}"a"],"setup":{{{setup}}},"moves":[]}}"#
        )
    };
    for (text, told) in [
        (format!("{header}[setup]\nx = [{}]\n---\n", list("{},")), "a header has at most 64 kB"),
        (format!("{header}own_files = [{}]\n[setup]\n---\n", list("\"\",")), "a header has at most 64 kB"),
        (export(&format!("\"x\":[{}1]", list("1,")), ""), "more than 64 kB in one place"),
        (export("", &list("\"\",")), "more than 64 kB in one place"),
    ] {
        let answer = ada.upload(&packed(text.as_bytes())).await;
        assert!(answer.body.contains(told), "{told}: {}", answer.body);
    }
    // What is wrong is not told back at length.
    let ruler = log.find("---\n").expect("a ruler") + 4;
    let wordy = format!("{}* {}\n", &log[..ruler], list("take "));
    let answer = ada.upload(wordy.as_bytes()).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(answer.body.contains("take take") && answer.body.len() < 50_000, "{} bytes", answer.body.len());
    let script = ada.paste("astrarium = 2\ngame = \"<script>\"\n---\n").await.body;
    assert!(!script.contains("<script>\""), "{script}");
    // Other forms stay small.
    let endless = format!("name={}", "x".repeat(100_000));
    assert_eq!(eve.post_raw("/new/hoard", &endless).await.status, StatusCode::PAYLOAD_TOO_LARGE);
}

#[tokio::test]
async fn nobody_keeps_more_games_than_their_share() {
    let store = server::store::Database::in_memory().await.expect("memory");
    let limits = server::limits::Limits { studies_per_person: 2, ..Default::default() };
    let settings = server::Settings { limits, pace: Duration::ZERO, ..Default::default() };
    let games = vec![bots::GameEntry::of::<hoard::Hoard>()];
    let (router, app) = crate::browser::serve_from(games, Arc::new(store), settings).await;
    let mut ada = Browser::new(&router).await;
    let (_, log, _) = finished(&app, &mut ada).await;
    table_of(&ada.paste(&log).await);
    table_of(&ada.paste(&log).await);
    let third = ada.paste(&log).await;
    assert_eq!(third.status, StatusCode::CONFLICT);
    assert!(third.body.contains("more than 2 games"), "{}", third.body);
}

#[tokio::test]
async fn one_plays_on_from_any_position_of_a_finished_game() {
    let (router, app) = server().await;
    let mut ada = Browser::new(&router).await;
    let (table, log, _) = finished(&app, &mut ada).await;
    let study = table_of(&ada.paste(&log).await);
    let moves: Vec<&str> = log.split("---\n").nth(1).expect("moves").lines().collect();
    for (from, at) in [(&table, 8), (&study, 7), (&study, 0)] {
        let replay = ada.get(&format!("{from}/replay?at={at}")).await.body;
        assert!(replay.contains(&format!("{from}/on?at={at}")), "{replay}");
        let form = ada.get(&format!("{from}/on?at={at}")).await;
        assert_eq!(form.status, StatusCode::OK, "{}", form.body);
        let wanted = at.to_string();
        let fields = [("name", "Ada"), ("at", wanted.as_str()), ("seat-1", "me"), ("seat-2", "bot-random")];
        let answer = ada.post(&format!("{from}/on"), &fields).await;
        let on = table_of(&answer);
        let live =
            app.table(&TableId::parse(on.trim_start_matches("/t/")).expect("an id")).await.expect("a table");
        until("the beginning", || live.state().seq() >= at).await;
        assert_eq!(lines(&live)[..at], moves[..at], "it begins with these moves");
        assert_eq!(live.state().row.given, at as u32);
        play(&app, &live, &[2]).await;
        let whole = ada.get(&format!("{on}/log")).await.body;
        assert_eq!(whole.contains(&format!("given = {at}\n")), at > 0, "{whole}");
        let read = Log::parse("on", &whole).expect("a log");
        let verified =
            bots::GameEntry::of::<hoard::Hoard>().kind.verify(&read).expect("chance is what the seed says");
        assert_eq!((verified.given, verified.over), (at, true));
        let export: serde_json::Value =
            serde_json::from_str(&ada.get(&format!("{on}/export?compact=1")).await.body).expect("JSON");
        assert_eq!(export["given"], at);
        let proof = ada.get(&format!("{on}/replay")).await.body;
        assert_eq!(proof.contains("moves were given"), at > 0);
    }
    let at_the_end = ada.get(&format!("{table}/on?at=9999")).await;
    assert_eq!(at_the_end.status, StatusCode::CONFLICT);
    assert!(at_the_end.body.contains("The game is over here"), "{}", at_the_end.body);
    let counted = ada.get("/results.csv").await.body.lines().count() - 1;
    assert_eq!(counted, 2, "the first game, and the one that was begun anew; what was given does not count");
}

#[tokio::test]
async fn seats_of_a_table_that_goes_on_are_taken_as_in_a_new_game() {
    let (router, app) = server().await;
    let (mut ada, mut ben) = (Browser::new(&router).await, Browser::new(&router).await);
    let (table, _, _) = finished(&app, &mut ada).await;
    let at = ("at", "8");
    let nameless = ada
        .post(&format!("{table}/on"), &[("name", " "), at, ("seat-1", "me"), ("seat-2", "bot-random")])
        .await;
    assert!(nameless.body.contains("name-problem"), "{}", nameless.body);
    let nobody =
        ada.post(&format!("{table}/on"), &[("name", "Ada"), at, ("seat-1", "me"), ("seat-2", "bot-x")]).await;
    assert!(nobody.body.contains("There is no such bot"), "{}", nobody.body);

    let fields = [("name", "Ada"), at, ("seat-1", "invite"), ("seat-2", "me")];
    let on = table_of(&ada.post(&format!("{table}/on"), &fields).await);
    let waiting = ada.get(&on).await;
    assert!(waiting.body.contains("One seat is still free"), "{}", waiting.body);
    let link = waiting.between("value=\"http://localhost").expect("an invitation").to_owned();
    let joined = ben.post(&link, &[("name", "Ben")]).await;
    assert_eq!(joined.location(), on);
    let page = ben.get(&on).await;
    assert_eq!(page.between("data-seq=\""), Some("8"), "the game goes on: {}", page.body);
    // After a restart as well: everything is in the store.
    let live =
        app.table(&TableId::parse(on.trim_start_matches("/t/")).expect("an id")).await.expect("a table");
    app.forget(&live.id);
    assert_eq!(ben.seq(&on).await, 8);
}

#[tokio::test]
async fn what_was_given_is_not_taken_back() {
    let (router, app) = server().await;
    let mut ada = Browser::new(&router).await;
    let (table, _, _) = finished(&app, &mut ada).await;
    let position = |at: usize| format!("{table}/on?at={at}");
    assert_eq!(ada.get(&position(8)).await.status, StatusCode::OK);
    let fields = [("name", "Ada"), ("at", "8"), ("seat-1", "me"), ("seat-2", "here"), ("name-2", "Ben")];
    let on = table_of(&ada.post(&format!("{table}/on"), &fields).await);
    assert_eq!(ada.seq(&on).await, 8);
    let refused = ada.post(&format!("{on}/back"), &[("seq", "8")]).await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    assert!(refused.body.contains("You have not taken a turn yet"), "{}", refused.body);
}

#[tokio::test]
async fn of_a_running_game_nobody_takes_more_than_they_may_know() {
    let (router, app) = server().await;
    let (mut ada, ben) = (Browser::new(&router).await, Browser::new(&router).await);
    let mut eve = Browser::new(&router).await;
    let live = lay(&app, &row(TableId::random(), 7, &[person(&ada, "Ada"), person(&ben, "Ben")]), &[]).await;
    until("the deal", || live.state().seq() == 4).await;
    let table = address(&live);
    for who in [&mut ada, &mut eve] {
        let replay = who.get(&format!("{table}/replay")).await.body;
        assert!(replay.contains("has moves you may not know") && !replay.contains("/on?at="), "{replay}");
        for at in [4, 3, 9999] {
            let form = who.get(&format!("{table}/on?at={at}")).await;
            assert_eq!(form.status, StatusCode::CONFLICT, "{at}");
            assert!(form.body.contains("moves that you may not know"), "{}", form.body);
            let wanted = at.to_string();
            let fields =
                [("name", "Eve"), ("at", wanted.as_str()), ("seat-1", "me"), ("seat-2", "bot-random")];
            let refused = who.post(&format!("{table}/on"), &fields).await;
            assert_eq!(refused.status, StatusCode::CONFLICT);
        }
        // Their own log says nothing of it either.
        let log = who.get(&format!("{table}/log")).await.body;
        assert!(log.contains("* ?"), "{log}");
        let refused = who.paste(&log).await;
        assert!(refused.body.contains("This move is hidden"), "{}", refused.body);
        let export = who.get(&format!("{table}/export")).await.body;
        assert!(who.paste(&export).await.body.contains("This move is hidden"));
        assert_eq!(
            who.get(&format!("{table}/on?at=0")).await.status,
            StatusCode::OK,
            "nothing is hidden yet"
        );
    }
}

#[tokio::test]
async fn a_game_that_is_not_over_is_a_study_in_which_nothing_moves() {
    let (router, app) = server().await;
    let mut ada = Browser::new(&router).await;
    let (_, log, _) = finished(&app, &mut ada).await;
    let ruler = log.lines().position(|line| line == "---").expect("a ruler") + 1;
    // Cut where fate is to move: before the deal is complete.
    let cut = log.lines().take(ruler + 2).collect::<Vec<_>>().join("\n");
    let table = table_of(&ada.paste(&cut).await);
    assert_eq!(ada.get(&format!("{table}/replay")).await.status, StatusCode::OK);
    let id = TableId::parse(table.trim_start_matches("/t/")).expect("an id");
    let live = app.table(&id).await.expect("a table");
    tokio::time::sleep(Duration::from_millis(50)).await;
    assert_eq!(live.state().seq(), 2, "chance does not play on by itself");
    assert!(app.store.due(10).await.expect("read").is_empty(), "nor after a restart");
    assert!(app.commit(&live, Seat::new(0), 2, &["take 1".to_owned()]).await.is_err());
    let held = app.store.holdings(&ada.person()).await.expect("read");
    assert_eq!((held.tables, held.seats, held.studies), (0, 0, 1));
    assert!(ada.get(&format!("{table}/log")).await.body.contains("* draw"), "its log is whole");
}

#[tokio::test]
async fn games_of_other_programs_are_read_by_those_who_know_them() {
    fn read(text: &str, _most: usize) -> Result<Log, ForeignError> {
        match text.strip_prefix("{\"hoard\":\"") {
            Some(rest) if rest.starts_with("ok") => {
                let kind = bots::GameEntry::of::<hoard::Hoard>().kind;
                let mut log = kind.start((kind.default_setup)(2), table::Seed::from_number(1));
                log.seed = None;
                log.push(None, "draw 3");
                Ok(log)
            }
            _ => Err(ForeignError { line: 3, problem: "this is no hoard".to_owned() }),
        }
    }
    let notation = Foreign { name: "elsewhere", recognises: |text| text.starts_with("{\"hoard\""), read };
    let games = vec![bots::GameEntry::of::<hoard::Hoard>().reading(notation)];
    let (router, _app) = serve(games, Duration::ZERO).await;
    let mut ada = Browser::new(&router).await;
    let table = table_of(&ada.paste("{\"hoard\":\"ok\"}").await);
    let replay = ada.get(&format!("{table}/replay")).await.body;
    assert!(replay.contains("was played elsewhere"), "{replay}");
    let log = ada.get(&format!("{table}/log")).await.body;
    assert!(log.contains("given = 1\n"), "nothing in it follows from the table's seed: {log}");
    let wrong = ada.paste("{\"hoard\":\"no\"}").await.body;
    assert!(wrong.contains("Line 3: this is no hoard"), "{wrong}");
}
