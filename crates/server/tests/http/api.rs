//! The interface for programs: who may do what, and that it does what pages do.

use axum::http::{Method, StatusCode, header};
use serde_json::{Value, json};
use server::store::{TableId, TableRow};

use crate::accounts::{PASSWORD, sign_in, sign_up};
use crate::browser::Browser;
use crate::program::Program;
use crate::tables::{lay, lines, person, row, server};

/// A program for Ada against Ben at a table with two hands dealt.
struct Evening {
    router: axum::Router,
    table: std::sync::Arc<server::live_table::LiveTable>,
    app: std::sync::Arc<server::App>,
    ada: Browser,
    ben: Browser,
    eve: Browser,
}

async fn evening() -> Evening {
    let (router, app) = server().await;
    let [ada, ben, eve] =
        [Browser::new(&router).await, Browser::new(&router).await, Browser::new(&router).await];
    let row = row(TableId::random(), 7, &[person(&ada, "Ada"), person(&ben, "Ben")]);
    let table = lay(&app, &row, &["* draw 3", "* draw 7", "* draw 2", "* draw 9"]).await;
    Evening { router, table, app, ada, ben, eve }
}

impl Evening {
    fn path(&self, rest: &str) -> String {
        format!("/tables/{}{rest}", self.table.id)
    }
}

/// A game against a bot, from opening the table to the last point.
#[tokio::test]
async fn a_whole_game_over_the_interface() {
    let (router, _app) = server().await;
    let mut ada = Browser::new(&router).await;
    let program = Program::of(&router, &mut ada, "play").await;
    let seats = json!([{ "who": "me" }, { "who": "bot", "level": "novice" }]);
    let body = json!({ "game": "hoard", "name": "Ada", "seats": seats, "shuffle": false });
    let opened = program.post("/tables", &body).await;
    assert_eq!(opened.status, StatusCode::CREATED, "{}", opened.text);
    let path = format!("/tables/{}", opened.json()["id"].as_str().expect("an id"));
    let mut stream = program.listen(&format!("{path}/stream?from=0")).await;
    let mut moves = 0;
    loop {
        let turn = stream.until("turn").await.pop().expect("a turn").data;
        if turn["over"] == true {
            break;
        }
        loop {
            let asked = program.get(&format!("{path}/moves")).await.json();
            let Some(first) = asked["choices"].get(0) else { break };
            assert_eq!(first["legal"], true);
            let check =
                format!("{path}/check?move={}", first["notation"].as_str().expect("text").replace(' ', "+"));
            assert_eq!(program.get(&check).await.json()["label"], first["label"]);
            let made = json!({ "seq": asked["seq"], "moves": [first["notation"]] });
            let made = program.post(&format!("{path}/moves"), &made).await;
            assert_eq!(made.status, StatusCode::OK, "{}", made.text);
            assert_eq!(made.json()["happened"][0]["notation"], first["notation"]);
            moves += 1;
        }
    }
    assert!(moves > 2, "Ada has moved {moves} times");
    let table = program.get(&path).await.json();
    assert_eq!(table["status"], "over");
    assert!(table["seed"].is_string() && table["position"]["over"] == true, "{table}");
    let all = program.get(&format!("{path}/events")).await.json();
    let told: Vec<&Value> = all["happened"].as_array().expect("a list").iter().collect();
    assert_eq!(told.len(), table["seq"].as_u64().expect("a number") as usize);
    assert!(told.iter().all(|told| told["notation"].is_string()), "nothing is hidden any more");
    let results = program.get("/results").await.json();
    assert_eq!(results["games"][0]["table"], opened.json()["id"]);
    let lists = program.get("/tables").await.json();
    assert_eq!(lists["finished"][0]["id"], opened.json()["id"]);
    let log = program.get(&format!("{path}/log")).await.text;
    assert!(log.contains("seed ="), "{log}");
    look_back(&program, &path, &log).await;
    assert_eq!(program.get(&format!("{path}/export?compact=true")).await.json()["game"], "hoard");
    assert_eq!(program.call(Method::DELETE, &path, &Value::Null).await.status, StatusCode::NO_CONTENT);
    assert_eq!(program.get(&path).await.code(), "no-table");
}

/// What can be done with a game that is over.
async fn look_back(program: &Program, path: &str, log: &str) {
    let brought = program.post("/studies", &json!({ "text": log })).await;
    assert_eq!(brought.status, StatusCode::CREATED, "{}", brought.text);
    let id = brought.json()["id"].clone();
    assert_eq!(program.get("/studies").await.json()[0]["id"], id);
    let study = program.get(&format!("/tables/{}", id.as_str().expect("an id"))).await.json();
    assert_eq!((&study["status"], &study["position"]["over"]), (&json!("study"), &json!(true)), "{study}");
    let damaged = program.post("/studies", &json!({ "text": log.replace("keep", "sing") })).await;
    assert_eq!((damaged.code().as_str(), &damaged.json()["fields"][0]["field"]), ("fields", &json!("text")));
    let seats = json!([{ "who": "me" }, { "who": "invite" }]);
    let on = program.post(&format!("{path}/on"), &json!({ "at": 5, "seats": seats })).await;
    assert_eq!(on.status, StatusCode::CREATED, "{}", on.text);
    let on = program.get(&format!("/tables/{}", on.json()["id"].as_str().expect("an id"))).await.json();
    assert_eq!((&on["status"], &on["given"]), (&json!("waiting"), &json!(5)), "{on}");
    let few = program.post(&format!("{path}/on"), &json!({ "at": 5, "seats": [{ "who": "me" }] })).await;
    assert_eq!((few.code().as_str(), &few.json()["fields"][0]["field"]), ("fields", &json!("seats.2.level")));
    loop {
        let analysis = program.get(&format!("{path}/analysis")).await.json();
        if analysis["analysis"].is_object() {
            break;
        }
        assert!(analysis["of"].is_number(), "it can be done: {analysis}");
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn tokens_act_for_their_person_until_they_are_revoked() {
    let mut evening = evening().await;
    let program = Program::of(&evening.router, &mut evening.ada, "play").await;
    assert_eq!(program.get("/me").await.json(), json!({ "name": "Ada", "scope": "play" }));
    let mut stream = program.listen(&evening.path("/stream")).await;
    stream.until("turn").await;
    let page = evening.ada.get("/tokens").await;
    assert!(page.body.contains("a bot") && page.body.contains("last used on"), "{}", page.body);
    assert!(page.between("id=\"token\"").is_none(), "it is shown once");
    let id = page.between("action=\"/tokens/").expect("a form").split('/').next().expect("an id").to_owned();
    let refused = evening.eve.post(&format!("/tokens/{id}/revoke"), &[]).await;
    assert_eq!(refused.status, StatusCode::NOT_FOUND, "it is not Eve's");
    assert_eq!(program.get("/me").await.status, StatusCode::OK);
    evening.ada.post(&format!("/tokens/{id}/revoke"), &[]).await;
    let answer = program.get("/me").await;
    assert_eq!((answer.status, answer.code().as_str()), (StatusCode::UNAUTHORIZED, "unknown-token"));
    assert_eq!(answer.headers[header::WWW_AUTHENTICATE], "Bearer");
    // What is heard ends with it.
    evening.ben.post(&format!("/t/{}/say", evening.table.id), &[("phrase", "hello")]).await;
    assert_eq!(stream.next().await, None);
    for wrong in ["Bearer x", "Basic abc", "Bearer astrarium_aaaaaaaaaa_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", ""]
    {
        let program = Program::nobody(&evening.router).with("authorization", wrong);
        assert_eq!(program.get("/me").await.code(), "unknown-token", "{wrong}");
        // A token that is wrong is not made good by a cookie.
        let both = program.with("cookie", &evening.ada.cookie);
        assert_eq!(both.get("/me").await.code(), "unknown-token", "{wrong}");
    }
}

#[tokio::test]
async fn what_a_session_hears_ends_with_it() {
    let mut evening = evening().await;
    sign_up(&mut evening.ada, "ada").await;
    let page = Program::nobody(&evening.router).with("cookie", &evening.ada.cookie);
    let mut stream = page.listen(&evening.path("/stream")).await;
    assert!(stream.until("turn").await.iter().any(|told| told.data["my_turn"] == true), "it is hers");
    let mut elsewhere = Browser::new(&evening.router).await;
    sign_in(&mut elsewhere, "ada", PASSWORD).await;
    elsewhere.post("/account/end-others", &[]).await;
    evening.ben.post(&format!("/t/{}/say", evening.table.id), &[("phrase", "hello")]).await;
    assert_eq!(stream.next().await, None);
}

/// Everything that changes something, with a body that would do.
fn changes(evening: &Evening) -> Vec<(Method, String, Value)> {
    let seq = evening.table.state().seq();
    let seats = json!([{ "who": "me" }, { "who": "bot" }]);
    vec![
        (Method::POST, "/tables".to_owned(), json!({ "game": "hoard", "name": "Ada", "seats": seats })),
        (Method::POST, evening.path("/moves"), json!({ "seq": seq, "moves": ["keep 7"] })),
        (Method::POST, evening.path("/back"), json!({ "seq": seq })),
        (Method::POST, evening.path("/hint"), json!({ "seq": seq })),
        (Method::POST, evening.path("/leave"), json!({})),
        (Method::POST, evening.path("/hand-over"), json!({ "seat": 1 })),
        (Method::POST, evening.path("/bots"), json!({ "seat": 1 })),
        (Method::PUT, evening.path("/orders"), json!({ "seat": 1, "order": "x", "value": "y" })),
        (Method::PUT, evening.path("/pace"), json!({ "pace": "slow" })),
        (Method::POST, evening.path("/talk"), json!({ "phrase": "hello" })),
        (Method::PUT, evening.path("/note"), json!({ "note": "mine" })),
        (Method::POST, "/invitations/aaaaaaaaaaaaaaaa".to_owned(), json!({})),
        (Method::DELETE, evening.path(""), Value::Null),
    ]
}

#[tokio::test]
async fn nothing_is_changed_without_leave() {
    let mut evening = evening().await;
    let before = evening.app.store.load(&evening.table.id, None).await.expect("read");
    let reading = Program::of(&evening.router, &mut evening.ada, "read").await;
    let nobody = Program::nobody(&evening.router);
    let cookie = nobody.with("cookie", &evening.ada.cookie);
    let foreign = cookie.with("x-csrf-token", &evening.eve.csrf);
    for (method, path, body) in changes(&evening) {
        for (program, code, status) in [
            (&nobody, "unauthorised", StatusCode::UNAUTHORIZED),
            (&reading, "read-only", StatusCode::FORBIDDEN),
            (&cookie, "foreign", StatusCode::FORBIDDEN),
            (&foreign, "foreign", StatusCode::FORBIDDEN),
        ] {
            let answer = program.call(method.clone(), &path, &body).await;
            assert_eq!((answer.status, answer.code().as_str()), (status, code), "{method} {path}");
        }
    }
    assert_eq!(evening.app.store.load(&evening.table.id, None).await.expect("read"), before);
    // A page of Ada's sends its token along.
    let page = cookie.with("x-csrf-token", &evening.ada.csrf);
    let talk = page.post(&evening.path("/talk"), &json!({ "phrase": "hello" })).await;
    assert_eq!(talk.status, StatusCode::NO_CONTENT, "{}", talk.text);
    assert_eq!(reading.get(&evening.path("")).await.json()["talk"][0]["text"], "Hello!");
    assert!(nobody.get("/me").await.headers.get(header::SET_COOKIE).is_none(), "nobody stays nobody");
}

#[tokio::test]
async fn nobody_moves_the_seat_of_another_or_reads_their_notes() {
    let mut evening = evening().await;
    let ada = Program::of(&evening.router, &mut evening.ada, "play").await;
    let eve = Program::of(&evening.router, &mut evening.eve, "play").await;
    let ben = Program::of(&evening.router, &mut evening.ben, "play").await;
    let note = json!({ "note": "Ben swaps" });
    assert_eq!(ada.call(Method::PUT, &evening.path("/note"), &note).await.status, StatusCode::NO_CONTENT);
    assert_eq!(ada.get(&evening.path("/note")).await.json(), note);
    assert_eq!(ben.get(&evening.path("/note")).await.json()["note"], "", "Ben has his own");
    assert_eq!(eve.get(&evening.path("/note")).await.code(), "not-yours");
    let before = lines(&evening.table);
    for (method, path, body) in changes(&evening) {
        if path == "/tables" {
            continue;
        }
        let answer = eve.call(method.clone(), &path, &body).await;
        assert!(answer.status.is_client_error(), "{method} {path}: {}", answer.text);
        let code = answer.code();
        assert!(
            ["not-yours", "not-host", "no-invitation", "not-taken-back"].contains(&code.as_str()),
            "{method} {path}: {code}"
        );
    }
    let turn = evening.path("/moves");
    for acting in [json!(null), json!(1), json!(2)] {
        let body = json!({ "seq": 4, "moves": ["keep 7"], "as": acting });
        assert_eq!(ben.post(&turn, &body).await.code(), "not-your-turn", "it is Ada's turn");
        assert_eq!(eve.post(&turn, &body).await.code(), "not-yours");
    }
    let order = json!({ "seat": 1, "order": "x", "value": "y" });
    assert_eq!(ben.call(Method::PUT, &evening.path("/orders"), &order).await.code(), "not-yours");
    assert_eq!(ben.post(&evening.path("/hand-over"), &json!({ "seat": 1 })).await.code(), "not-yours");
    assert_eq!(lines(&evening.table), before);
}

#[tokio::test]
async fn private_tables_are_in_no_list_of_others() {
    let (router, _app) = server().await;
    let (mut ada, mut eve) = (Browser::new(&router).await, Browser::new(&router).await);
    let (ada, eve) =
        (Program::of(&router, &mut ada, "play").await, Program::of(&router, &mut eve, "play").await);
    let open = async |open: bool| {
        let seats = json!([{ "who": "me" }, { "who": "invite" }]);
        let body = json!({ "game": "hoard", "name": "Ada", "seats": seats, "open": open, "shuffle": false });
        ada.post("/tables", &body).await.json()["id"].as_str().expect("an id").to_owned()
    };
    let (private, public) = (open(false).await, open(true).await);
    let listed = eve.get("/tables").await;
    assert!(listed.text.contains(&public) && !listed.text.contains(&private), "{}", listed.text);
    let code = |table: &Value| table["seats"][1]["invitation"].as_str().map(str::to_owned);
    assert_eq!(
        code(&eve.get(&format!("/tables/{private}")).await.json()),
        None,
        "the way in is for insiders"
    );
    let way = code(&eve.get(&format!("/tables/{public}")).await.json()).expect("everybody may come");
    let invited = eve.get(&format!("/invitations/{way}")).await.json();
    assert_eq!((invited["table"].as_str(), invited["free"].as_bool()), (Some(public.as_str()), Some(true)));
    let joined = eve.post(&format!("/invitations/{way}"), &json!({ "name": "Eve" })).await;
    assert_eq!(joined.json(), json!({ "table": public, "seat": 2 }));
    assert_eq!(eve.post(&format!("/invitations/{way}"), &json!({})).await.code(), "seat-taken");
    assert_eq!(eve.get(&format!("/tables/{public}")).await.json()["status"], "running");
    assert_eq!(code(&ada.get(&format!("/tables/{private}")).await.json()).map(|code| code.len()), Some(16));
    assert_eq!(ada.post(&format!("/tables/{private}/bots"), &json!({ "seat": 2 })).await.status, 204);
}

#[tokio::test]
async fn whoever_is_slower_is_told_how_things_stand() {
    let mut evening = evening().await;
    let ada = Program::of(&evening.router, &mut evening.ada, "play").await;
    let turn = evening.path("/moves");
    let refused = ada.post(&turn, &json!({ "seq": 4, "moves": ["keep 9"] })).await;
    assert_eq!((refused.status, refused.code().as_str()), (StatusCode::UNPROCESSABLE_ENTITY, "refused"));
    assert!(refused.json()["rule"].is_string(), "{}", refused.text);
    let misread = ada.post(&turn, &json!({ "seq": 4, "moves": ["sing"] })).await;
    assert!(misread.code() == "refused" && misread.json()["rule"].is_null(), "{}", misread.text);
    let why = ada.get(&evening.path("/check?move=keep+9")).await.json();
    assert_eq!((&why["legal"], &why["refusal"]["rule"]), (&json!(false), &refused.json()["rule"]), "{why}");
    assert_eq!(why["refusal"]["detail"], refused.json()["detail"]);
    let made = ada.post(&turn, &json!({ "seq": 4, "moves": ["keep 7"] })).await;
    assert_eq!(made.json()["now"], json!({ "seq": 5, "rev": 1, "to_move": 2, "over": false }));
    let again = ada.post(&turn, &json!({ "seq": 4, "moves": ["keep 7"] })).await;
    assert_eq!((again.status, again.code().as_str()), (StatusCode::CONFLICT, "stale"));
    assert_eq!(again.json()["now"], made.json()["now"]);
    // In the language that is asked for.
    let german = ada
        .with("accept-language", "de-AT, en;q=0.5")
        .post(&turn, &json!({ "seq": 4, "moves": ["x"] }))
        .await;
    assert_eq!(german.json()["title"], "Der Tisch ist weiter");
}

#[tokio::test]
async fn garbage_is_refused_in_one_form() {
    let mut evening = evening().await;
    let ada = Program::of(&evening.router, &mut evening.ada, "play").await;
    let turn = evening.path("/moves");
    for (kind, body, code) in [
        ("text/plain", "{}", "no-json"),
        ("application/x-www-form-urlencoded", "seq=4&moves=x", "no-json"),
        ("application/json", "", "unreadable"),
        ("application/json", "{", "unreadable"),
        ("application/json", "{\"seq\": 4}", "unreadable"),
        ("application/json", "{\"seq\": -4, \"moves\": [\"x\"]}", "unreadable"),
        ("application/json", "{\"seq\": 4, \"moves\": []}", "unreadable"),
        ("application/json", "{\"seq\": 4, \"moves\": [\"keep 7\"], \"more\": 1}", "unreadable"),
        ("application/json", "{\"seq\": 4, \"moves\": [\"keep 7\"], \"as\": 9}", "unreadable"),
    ] {
        assert_eq!(ada.post_raw(&turn, kind, body).await.code(), code, "{kind} {body}");
    }
    let long = format!("{{\"seq\": 4, \"moves\": [\"{}\"]}}", "x".repeat(100_000));
    assert_eq!(ada.post_raw(&turn, "application/json", &long).await.code(), "too-large");
    for (path, code) in [
        ("/nowhere", "not-found"),
        ("/tables/x", "no-table"),
        ("/tables/aaaaaaaaaa/moves", "no-table"),
        ("/tables/%ff/moves", "not-found"),
        ("/games/chess", "no-game"),
        ("/invitations/x", "no-invitation"),
        (&evening.path("/positions/99"), "not-found"),
        (&evening.path("/positions/x"), "not-found"),
        (&evening.path("?as=7"), "unreadable"),
        (&evening.path("?as=x"), "unreadable"),
        (&evening.path("?and=1"), "unreadable"),
        (&evening.path("/moves?draft=keep+9"), "refused"),
        (&evening.path("/check"), "unreadable"),
    ] {
        assert_eq!(ada.get(path).await.code(), code, "{path}");
    }
    let wrong = ada.call(Method::PATCH, &turn, &Value::Null).await;
    assert_eq!((wrong.status, wrong.code().as_str()), (StatusCode::METHOD_NOT_ALLOWED, "no-method"));
    assert!(wrong.headers[header::ALLOW].to_str().expect("text").contains("POST"));
}

#[tokio::test]
async fn a_table_is_opened_as_the_form_would() {
    let (router, _app) = server().await;
    let mut ada = Browser::new(&router).await;
    let program = Program::of(&router, &mut ada, "play").await;
    let open = async |body: Value| program.post("/tables", &body).await;
    let two = json!([{ "who": "me" }, { "who": "bot" }]);
    for (body, field) in [
        (json!({ "game": "hoard", "name": "", "seats": two }), "name"),
        (json!({ "game": "hoard", "name": "Ada", "seats": [] }), "seats"),
        (json!({ "game": "hoard", "name": "Ada", "seats": vec![json!({ "who": "bot" }); 9] }), "seats"),
        (
            json!({ "game": "hoard", "seats": [{ "who": "me" }, { "who": "bot", "level": "wise" }] }),
            "seats.2.level",
        ),
        (
            json!({ "game": "hoard", "seats": [{ "who": "me" }, { "who": "bot", "style": "x" }] }),
            "seats.2.style",
        ),
        (json!({ "game": "hoard", "seats": [{ "who": "me" }, { "who": "here" }] }), "seats.2.name"),
        (json!({ "game": "hoard", "seats": two, "options": { "weather": true } }), "options.weather"),
        (json!({ "game": "hoard", "seats": two, "clock": { "time": "turn-7" } }), "clock.time"),
    ] {
        let answer = open(body.clone()).await;
        assert_eq!(answer.code(), "fields", "{body}");
        assert_eq!(answer.json()["fields"][0]["field"], field, "{}", answer.text);
    }
    assert_eq!(open(json!({ "game": "hord", "seats": two })).await.code(), "no-game");
    let clocks = program.get("/games/hoard").await.json()["clocks"].clone();
    let clock = json!({ "time": clocks[0], "replaces": true });
    let timed = open(json!({ "game": "hoard", "seats": two, "shuffle": false, "clock": clock })).await;
    let timed = program.get(&format!("/tables/{}", timed.json()["id"].as_str().expect("an id"))).await.json();
    assert_eq!(timed["clock"]["seat"], 1, "{timed}");
    assert!(timed["clock"]["until"].as_i64() > timed["created"].as_i64(), "{timed}");
    for option in program.get("/games/hoard").await.json()["options"].as_array().expect("options") {
        let key = option["key"].as_str().expect("a key").to_owned();
        let (good, bad) = match option["kind"].as_str().expect("a kind") {
            "switch" => (json!(true), json!("on")),
            "one-of" => (option["values"][0]["value"].clone(), json!("weather")),
            "any-of" => (json!([]), json!(["weather"])),
            "per-seat" => (json!([1, 0]), json!(["x"])),
            _ => continue,
        };
        let answer = open(json!({ "game": "hoard", "seats": two, "options": { &key: bad } })).await;
        assert_eq!(answer.json()["fields"][0]["field"], format!("options.{key}"), "{}", answer.text);
        let answer = open(json!({ "game": "hoard", "seats": two, "options": { &key: good } })).await;
        assert_eq!(answer.status, StatusCode::CREATED, "{key}: {}", answer.text);
    }
}

#[tokio::test]
async fn a_stream_goes_on_where_it_was_cut_off() {
    let mut evening = evening().await;
    let ada = Program::of(&evening.router, &mut evening.ada, "play").await;
    let ben = Program::of(&evening.router, &mut evening.ben, "play").await;
    let (path, turn) = (evening.path("/stream"), evening.path("/moves"));
    let moves = |told: &[crate::program::Told]| -> Vec<String> {
        told.iter().filter(|told| told.name == "move").filter_map(|told| told.id.clone()).collect()
    };
    let mut first = ada.listen(&format!("{path}?from=2")).await;
    assert_eq!(moves(&first.until("turn").await), ["0-3", "0-4"]);
    ada.post(&turn, &json!({ "seq": 4, "moves": ["keep 7"] })).await;
    assert_eq!(moves(&first.until("turn").await), ["0-5"]);
    drop(first);
    ben.post(&turn, &json!({ "seq": 5, "moves": ["keep 9"] })).await;
    ben.post(&evening.path("/talk"), &json!({ "words": "ha!" })).await;
    let mut second = ada.with("last-event-id", "0-5").listen(&format!("{path}?from=0")).await;
    let told = second.until("turn").await;
    assert_eq!(moves(&told), ["0-6"], "only what was missed");
    assert_eq!(told[0].name, "table");
    let hidden = told.iter().find(|told| told.name == "move").expect("a move");
    assert_eq!((&hidden.data["seat"], &hidden.data["notation"]), (&json!(2), &Value::Null));
    ben.post(&evening.path("/talk"), &json!({ "words": "ho!" })).await;
    assert_eq!(second.until("said").await.pop().expect("words").data["text"], "ho!");
    // Without a number it begins with how things stand.
    assert_eq!(moves(&ada.listen(&path).await.until("turn").await), Vec::<String>::new());
    evening.app.forget(&evening.table.id);
    assert_eq!(second.next().await, None, "the table is gone");
}

#[tokio::test]
async fn moves_that_are_taken_back_are_told() {
    let (router, app) = server().await;
    let mut ada = Browser::new(&router).await;
    let program = Program::of(&router, &mut ada, "play").await;
    let row =
        TableRow { hints: true, ..row(TableId::random(), 7, &[person(&ada, "Ada"), person(&ada, "Cleo")]) };
    let table =
        lay(&app, &row, &["* draw 3", "* draw 7", "* draw 2", "* draw 9", "1 keep 7", "2 keep 9"]).await;
    let path = format!("/tables/{}", table.id);
    let mut stream = program.listen(&format!("{path}/stream")).await;
    stream.until("turn").await;
    let made =
        program.post(&format!("{path}/moves"), &json!({ "seq": 6, "moves": ["take 1"], "as": 1 })).await;
    assert_eq!(made.status, StatusCode::OK, "{}", made.text);
    stream.until("turn").await;
    let stale = program.post(&format!("{path}/back"), &json!({ "seq": 3 })).await;
    assert_eq!(stale.code(), "not-taken-back");
    let back = program.post(&format!("{path}/back"), &json!({ "seq": 7 })).await;
    assert_eq!(back.json()["seq"], 6, "{}", back.text);
    let told = stream.until("turn").await;
    assert_eq!((told[0].name.as_str(), &told[0].data["seq"]), ("taken-back", &json!(6)), "{told:?}");
    assert_eq!(told[0].id.as_deref(), Some("1-6"));
    // Whoever was away meanwhile is told everything anew.
    let mut late = program.with("last-event-id", "0-7").listen(&format!("{path}/stream")).await;
    let told = late.until("turn").await;
    assert_eq!((told[0].name.as_str(), &told[0].data["seq"]), ("taken-back", &json!(0)), "{told:?}");
    assert_eq!(told.iter().filter(|told| told.name == "move").count(), 6);
}

#[tokio::test]
async fn at_a_shared_screen_the_seat_has_to_be_named() {
    let (router, app) = server().await;
    let mut ada = Browser::new(&router).await;
    let program = Program::of(&router, &mut ada, "play").await;
    let row = row(TableId::random(), 7, &[person(&ada, "Ada"), person(&ada, "Cleo")]);
    let table = lay(&app, &row, &["* draw 3", "* draw 7", "* draw 2", "* draw 9"]).await;
    let path = format!("/tables/{}", table.id);
    let position = |acting: &str| {
        let (program, path) = (program.clone(), format!("{path}{acting}"));
        async move { program.get(&path).await.json()["position"].clone() }
    };
    let behind = position("").await;
    assert_eq!(
        (&behind["seat"], &behind["curtain"], &behind["my_turn"]),
        (&Value::Null, &json!(1), &json!(false))
    );
    assert!(behind["state"]["players"][0]["hand"]["bits"].is_null(), "{behind}");
    let body = json!({ "seq": 4, "moves": ["keep 7"] });
    assert_eq!(program.post(&format!("{path}/moves"), &body).await.code(), "curtain");
    let own = position("?as=1").await;
    assert_eq!((&own["seat"], &own["my_turn"]), (&json!(1), &json!(true)));
    let body = json!({ "seq": 4, "moves": ["keep 7"], "as": 1 });
    assert_eq!(program.post(&format!("{path}/moves"), &body).await.status, StatusCode::OK);
}

#[tokio::test]
async fn whoever_asks_too_often_is_told_to_wait() {
    let store = server::store::Database::in_memory().await.expect("memory");
    let rate = server::limits::Rate { per_second: 1, burst: 8 };
    let limits = server::limits::Limits { requests_per_person: rate, ..server::limits::Limits::default() };
    let settings = server::Settings { limits, ..server::Settings::default() };
    let games = vec![bots::GameEntry::of::<hoard::Hoard>()];
    let (router, _app) = crate::browser::serve_from(games, std::sync::Arc::new(store), settings).await;
    let mut ada = Browser::new(&router).await;
    let program = Program::of(&router, &mut ada, "read").await;
    let mut last = program.get("/me").await;
    for _ in 0..500 {
        if last.status != StatusCode::OK {
            break;
        }
        last = program.get("/me").await;
    }
    assert_eq!((last.status, last.code().as_str()), (StatusCode::TOO_MANY_REQUESTS, "too-much"));
    assert_eq!(last.headers[header::RETRY_AFTER], "2");
    assert_eq!(Program::nobody(&router).get("/me").await.status, StatusCode::OK, "others may");
}

#[tokio::test]
async fn the_description_names_every_address_and_every_problem() {
    let (router, _app) = server().await;
    let mut ada = Browser::new(&router).await;
    let text = ada.get("/api/openapi.json").await;
    assert_eq!(text.headers[header::CONTENT_TYPE], "application/json");
    let description: Value = serde_json::from_str(&text.body).expect("JSON");
    assert_eq!(description["openapi"].as_str().map(|version| &version[..4]), Some("3.1."));
    let paths = description["paths"].as_object().expect("paths");
    assert!(paths.len() > 20, "{}", paths.len());
    let page = ada.get("/api").await.body;
    for (path, item) in paths {
        assert!(path.starts_with("/api/v1/"), "{path}");
        assert!(page.contains(path), "{path} is on the page");
        for (method, operation) in item.as_object().expect("operations") {
            let changes = method != "get";
            let responses = operation["responses"].as_object().expect("answers");
            assert!(operation["summary"].is_string(), "{method} {path}");
            for code in ["401", "429", "500", "503"].into_iter().chain(changes.then_some("403")) {
                let kind = &responses[code]["content"]["application/problem+json"]["schema"]["$ref"];
                assert_eq!(kind, "#/components/schemas/ProblemBody", "{method} {path} {code}");
            }
            let free = operation["security"].as_array().expect("ways in").contains(&json!({}));
            assert_eq!(free, !changes, "{method} {path}: looking is free, changing is not");
        }
    }
    // Nothing refers to what is not there.
    for name in text.body.split("#/components/schemas/").skip(1).filter_map(|rest| rest.split('"').next()) {
        assert!(description["components"]["schemas"][name].is_object(), "{name}");
    }
}
