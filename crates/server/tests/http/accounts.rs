//! Accounts: signing up and in, sessions that can be ended anywhere, and everything that somebody in bad faith would try.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::http::{StatusCode, header};
use bots::GameEntry;
use hoard::Hoard;
use server::store::{Account, Database, PersonId, Sitter, TableId};
use server::{App, Settings};
use testing::postgres::database;

use crate::browser::{Answer, Browser, serve_from};
use crate::tables::{address, lay, person, row, server};

pub const PASSWORD: &str = "seven blue comets";

/// Signs a browser up, and returns the recovery code.
pub async fn sign_up(browser: &mut Browser, name: &str) -> String {
    let answer = browser.post("/account/sign-up", &[("sign_in", name), ("password", PASSWORD)]).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
    let code = answer.between("data-select value=\"").or(answer.between("readonly value=\""));
    let code = code.expect("a recovery code").to_owned();
    know(browser, &answer);
    code
}

/// What the page says about whoever looks.
fn know(browser: &mut Browser, answer: &Answer) {
    answer.between("<meta name=\"csrf\" content=\"").expect("a token").clone_into(&mut browser.csrf);
}

/// Signs a browser in.
pub async fn sign_in(browser: &mut Browser, name: &str, password: &str) -> Answer {
    let answer =
        browser.post("/account/sign-in", &[("sign_in", name), ("password", password), ("take", "on")]).await;
    let home = browser.get("/account").await;
    know(browser, &home);
    answer
}

/// Whether a browser is signed in.
pub async fn is_signed_in(browser: &mut Browser) -> bool {
    browser.get("/account").await.body.contains("/account/sign-out")
}

pub async fn account(app: &App, name: &str) -> Account {
    app.store.account_called(name).await.expect("read").expect("an account")
}

/// The sessions that the page of a browser offers to end.
async fn offered(browser: &mut Browser) -> Vec<String> {
    let page = browser.get("/account").await.body;
    let ids = page.split("name=\"session\" value=\"").skip(1);
    ids.map(|rest| rest.split('"').next().expect("an id").to_owned()).collect()
}

/// Two processes on one database.
async fn two_servers() -> [(Router, Arc<App>); 2] {
    let address = database();
    let process = async || {
        let store = Database::connect(&address).await.expect("a database");
        let settings = Settings { pace: Duration::ZERO, ..Settings::default() };
        serve_from(vec![GameEntry::of::<Hoard>()], Arc::new(store), settings).await
    };
    [process().await, process().await]
}

#[tokio::test]
async fn a_guest_becomes_an_account_and_keeps_everything() {
    let (router, app) = server().await;
    let mut ada = Browser::new(&router).await;
    let guest = ada.another_tab();
    let row = row(TableId::random(), 7, &[person(&ada, "Ada"), person(&ada, "Ben")]);
    let live = lay(&app, &row, &["* draw 3", "* draw 7", "* draw 2", "* draw 9"]).await;
    let table = address(&live);
    ada.post(&format!("{table}/note"), &[("note", "my plan")]).await;
    sign_up(&mut ada, "Ada.L").await;
    let page = ada.get(&table).await.body;
    assert!(page.contains("my plan") && page.contains("/leave\""), "the seats are still hers");
    let kept = account(&app, "ada.l").await;
    assert_ne!(kept.person, guest.person(), "another person, whom the old cookie does not name");
    assert_eq!(app.store.table(&row.id).await.expect("read").expect("a table").host, kept.person);
    assert!(kept.password.starts_with("$argon2id$"));
    // Whoever has a copy of the guest's cookie has nothing.
    let mut thief = guest;
    let stolen = thief.get(&table).await.body;
    assert!(!stolen.contains("my plan") && !stolen.contains("/leave\""));
    let moved = thief.click_as(&table, 4, ("play", "1"), "keep 3", "confirm").await;
    assert_ne!(moved.status, StatusCode::SEE_OTHER);
    assert_eq!(live.state().seq(), 4);
    // She can move.
    ada.click_as(&table, 4, ("play", "1"), "keep 3", "confirm").await;
    assert_eq!(live.state().seq(), 5);
}

#[tokio::test]
async fn signing_in_elsewhere_finds_everything_and_signing_out_leaves_it() {
    let (router, app) = server().await;
    let mut ada = Browser::new(&router).await;
    let table = ada.open_game("hoard", &["me", "invite"], &[]).await;
    sign_up(&mut ada, "ada").await;
    let mut phone = Browser::new(&router).await;
    assert!(!phone.get("/").await.body.contains(&table));
    assert_eq!(sign_in(&mut phone, " ADA ", PASSWORD).await.status, StatusCode::SEE_OTHER);
    assert!(phone.get("/").await.body.contains(&table));
    let left = phone.post("/account/sign-out", &[]).await;
    assert_eq!(left.status, StatusCode::SEE_OTHER);
    assert!(!phone.get("/").await.body.contains(&table));
    assert!(is_signed_in(&mut ada).await, "the other browser stays");
    assert_eq!(app.store.sessions(&account(&app, "ada").await.person).await.expect("read").len(), 1);
}

#[tokio::test]
async fn what_the_guest_has_goes_along_or_stays() {
    let (router, _) = server().await;
    sign_up(&mut Browser::new(&router).await, "ada").await;
    let mut ada = Browser::new(&router).await;
    let table = ada.open_game("hoard", &["me", "invite"], &[]).await;
    assert!(ada.get("/account/sign-in").await.body.contains("name=\"take\""));
    // Apart: the account does not have it, and the guest has it again afterwards.
    let apart = [("sign_in", "ada"), ("password", PASSWORD)];
    assert_eq!(ada.post("/account/sign-in", &apart).await.status, StatusCode::SEE_OTHER);
    let page = ada.get("/account").await;
    know(&mut ada, &page);
    assert!(!ada.get("/").await.body.contains(&table));
    ada.post("/account/sign-out", &[]).await;
    let home = ada.get("/").await;
    know(&mut ada, &home);
    assert!(home.body.contains(&table));
    // Together.
    sign_in(&mut ada, "ada", PASSWORD).await;
    assert!(ada.get("/").await.body.contains(&table));
    ada.post("/account/sign-out", &[]).await;
    assert!(!ada.get("/").await.body.contains(&table), "the guest has nothing left");
    assert!(!ada.get("/account/sign-in").await.body.contains("name=\"take\""));
}

#[tokio::test]
async fn sessions_are_listed_and_ended_one_by_one() {
    let (router, app) = server().await;
    let mut ada = Browser::new(&router).await;
    sign_up(&mut ada, "ada").await;
    let (mut phone, mut work) = (Browser::new(&router).await, Browser::new(&router).await);
    sign_in(&mut phone, "ada", PASSWORD).await;
    sign_in(&mut work, "ada", PASSWORD).await;
    assert_eq!(offered(&mut ada).await.len(), 2, "all but this one");
    let ids: Vec<String> = offered(&mut ada).await;
    ada.post("/account/end", &[("session", &ids[0])]).await;
    let left = [is_signed_in(&mut phone).await, is_signed_in(&mut work).await];
    assert_eq!(left.iter().filter(|on| **on).count(), 1);
    ada.post("/account/end-others", &[]).await;
    assert!(
        !is_signed_in(&mut phone).await && !is_signed_in(&mut work).await && is_signed_in(&mut ada).await
    );
    // Somebody else's sessions are out of reach, though their names be known.
    let mut eve = Browser::new(&router).await;
    sign_up(&mut eve, "eve").await;
    let hers = app.store.sessions(&account(&app, "ada").await.person).await.expect("read")[0].id.clone();
    for path in ["/account/end", "/account/end-others"] {
        eve.post(path, &[("session", &hers)]).await;
    }
    assert!(is_signed_in(&mut ada).await);
    let forged = format!("astrarium-session={hers}.{hers}");
    let mut mallory = Browser::new(&router).await;
    mallory.cookie = format!("{}; {forged}", mallory.cookie);
    assert!(!is_signed_in(&mut mallory).await, "what the store knows is no ticket");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_session_that_is_ended_at_one_process_is_ended_at_all() {
    let [(here, _), (there, _)] = two_servers().await;
    let mut ada = Browser::new(&here).await;
    sign_up(&mut ada, "ada").await;
    let mut phone = Browser::new(&there).await;
    sign_in(&mut phone, "ada", PASSWORD).await;
    let table = phone.open_game("hoard", &["me", "invite"], &[]).await;
    assert!(ada.get("/").await.body.contains(&table));
    let ids = offered(&mut ada).await;
    ada.post("/account/end", &[("session", &ids[0])]).await;
    assert!(!is_signed_in(&mut phone).await, "at the process where it was opened");
    assert!(!phone.get("/").await.body.contains(&table));
    // No database likes a character without a code.
    assert_eq!(ada.post("/account/end", &[("session", "\0")]).await.status, StatusCode::SEE_OTHER);
    assert_eq!(ada.get("/p/%00").await.status, StatusCode::NOT_FOUND);
    let mut eve = Browser::new(&here).await;
    for (name, password) in [("a\0b", PASSWORD), ("ada", "\0\0\0\0\0\0\0\0\0\0")] {
        let refused = eve.post("/account/sign-in", &[("sign_in", name), ("password", password)]).await;
        assert_eq!(refused.status, StatusCode::OK);
    }
    let deleted = phone.post(&format!("{table}/delete"), &[]).await;
    assert_eq!(deleted.status, StatusCode::FORBIDDEN, "an old page changes nothing");
    assert!(is_signed_in(&mut ada.at(&there)).await);
}

#[tokio::test]
async fn nobody_can_prepare_a_session_for_somebody_else() {
    let (router, _) = server().await;
    let mut eve = Browser::new(&router).await;
    sign_up(&mut eve, "eve").await;
    // Eve leaves her cookies in Ada's browser. Ada notices nothing, and signs in.
    let mut ada = eve.another_tab();
    ada.post("/account/sign-out", &[]).await;
    let page = ada.get("/account").await;
    know(&mut ada, &page);
    let planted = ada.cookie.clone();
    sign_up(&mut ada, "ada").await;
    assert_ne!(ada.cookie, planted);
    let mut thief = Browser::new(&router).await;
    thief.cookie = planted;
    assert!(!is_signed_in(&mut thief).await);
    assert!(is_signed_in(&mut ada).await);
}

#[tokio::test]
async fn whether_there_is_such_a_name_is_not_told() {
    let (router, _) = server().await;
    sign_up(&mut Browser::new(&router).await, "ada").await;
    let mut eve = Browser::new(&router).await;
    let answers = [("ada", "wrong password"), ("ida", "wrong password"), ("ada", ""), ("", ""), ("a b", "x")];
    let mut bodies = Vec::new();
    for (name, password) in answers {
        let answer = eve.post("/account/sign-in", &[("sign_in", name), ("password", password)]).await;
        assert_eq!(answer.status, StatusCode::OK);
        assert!(!answer.headers.contains_key(header::SET_COOKIE));
        bodies.push(answer.body.replace(&format!("value=\"{name}\""), "value=\"\""));
    }
    assert!(bodies.iter().all(|body| *body == bodies[0]), "the same answer for all");
    let code = "2222-2222-2222-2222-2222-2222-2222-2222";
    let recover = async |eve: &mut Browser, name: &str| {
        let fields = [("sign_in", name), ("code", code), ("new", "another password")];
        eve.post("/account/recover", &fields).await.body.replace(name, "")
    };
    assert_eq!(recover(&mut eve, "ada").await, recover(&mut eve, "ida").await);
}

#[tokio::test]
async fn guessing_is_slow() {
    let (router, _) = server().await;
    sign_up(&mut Browser::new(&router).await, "ada").await;
    let mut eve = Browser::new(&router).await;
    let mut statuses = Vec::new();
    for _ in 0..11 {
        let guess = [("sign_in", "Ada "), ("password", "is it this one?")];
        statuses.push(eve.post("/account/sign-in", &guess).await.status);
    }
    assert_eq!(statuses.last(), Some(&StatusCode::TOO_MANY_REQUESTS));
    let code = [("sign_in", "ada"), ("code", "x"), ("new", "another password")];
    assert_eq!(eve.post("/account/recover", &code).await.status, StatusCode::TOO_MANY_REQUESTS);
    let other = [("sign_in", "ida"), ("password", "is it this one?")];
    assert_eq!(eve.post("/account/sign-in", &other).await.status, StatusCode::OK, "others are not concerned");
}

#[tokio::test]
async fn a_recovery_code_works_once_and_ends_all_sessions() {
    let (router, app) = server().await;
    let mut ada = Browser::new(&router).await;
    let code = sign_up(&mut ada, "ada").await;
    assert!(!format!("{:?}", account(&app, "ada").await).contains(&code), "it is not kept");
    let mut phone = Browser::new(&router).await;
    let use_code = async |phone: &mut Browser, code: &str, new: &str| {
        phone.post("/account/recover", &[("sign_in", "ada"), ("code", code), ("new", new)]).await
    };
    let short = use_code(&mut phone, &code, "short").await;
    assert!(short.body.contains("new-problem"));
    let shouted = code.to_uppercase().replace('-', " ");
    let used = use_code(&mut phone, &shouted, "eight red comets").await;
    let next = used.between("data-select value=\"").or(used.between("readonly value=\""));
    let next = next.expect("a new code").to_owned();
    assert!(is_signed_in(&mut phone).await && !is_signed_in(&mut ada).await);
    let mut eve = Browser::new(&router).await;
    assert!(use_code(&mut eve, &code, "nine green comets").await.body.contains("code-problem"), "once");
    assert!(!is_signed_in(&mut eve).await);
    sign_in(&mut ada, "ada", PASSWORD).await;
    assert!(!is_signed_in(&mut ada).await, "the old password is gone");
    sign_in(&mut ada, "ada", "eight red comets").await;
    assert!(is_signed_in(&mut ada).await);
    assert_ne!(next, code);
}

#[tokio::test]
async fn a_new_password_needs_the_old_one_and_ends_other_sessions() {
    let (router, _) = server().await;
    let mut ada = Browser::new(&router).await;
    let code = sign_up(&mut ada, "ada").await;
    let mut phone = Browser::new(&router).await;
    sign_in(&mut phone, "ada", PASSWORD).await;
    let change = async |ada: &mut Browser, old: &str, new: &str| {
        ada.post("/account/password", &[("old", old), ("new", new)]).await
    };
    assert!(change(&mut ada, "wrong", "eight red comets").await.body.contains("old-problem"));
    assert!(change(&mut ada, PASSWORD, "short").await.body.contains("new-problem"));
    assert!(change(&mut ada, PASSWORD, &"x".repeat(201)).await.body.contains("new-problem"));
    assert!(is_signed_in(&mut phone).await);
    assert_eq!(change(&mut ada, PASSWORD, "eight red comets").await.status, StatusCode::SEE_OTHER);
    assert!(is_signed_in(&mut ada).await && !is_signed_in(&mut phone).await);
    // A new recovery code needs it as well, and makes the old one worthless.
    assert!(
        ada.post("/account/recovery", &[("code_password", "x")]).await.body.contains("code_password-problem")
    );
    let shown = ada.post("/account/recovery", &[("code_password", "eight red comets")]).await;
    assert!(shown.body.contains("readonly") && !shown.body.contains(&code));
    let page = phone.get("/account/recover").await;
    know(&mut phone, &page);
    let old = [("sign_in", "ada"), ("code", code.as_str()), ("new", "nine green comets")];
    assert!(phone.post("/account/recover", &old).await.body.contains("code-problem"));
}

#[tokio::test]
async fn forms_from_elsewhere_and_nonsense_change_nothing() {
    let (router, app) = server().await;
    let mut ada = Browser::new(&router).await;
    sign_up(&mut ada, "ada").await;
    for path in [
        "/account/sign-out",
        "/account/password",
        "/account/recovery",
        "/account/end-others",
        "/account/shows",
        "/account/delete",
    ] {
        let forged = format!("csrf={}&delete_password={PASSWORD}", "0".repeat(64));
        assert_eq!(ada.post_raw(path, &forged).await.status, StatusCode::FORBIDDEN, "{path}");
    }
    // The token of the guest she was is not hers any more.
    let mut stranger = Browser::new(&router).await;
    let theirs = format!("csrf={}", stranger.csrf);
    assert_eq!(ada.post_raw("/account/sign-out", &theirs).await.status, StatusCode::FORBIDDEN);
    assert!(is_signed_in(&mut ada).await);
    let long = "a".repeat(5000);
    for (name, password) in [
        ("ada", PASSWORD),
        ("ADA", PASSWORD),
        ("ab", PASSWORD),
        ("a b c", PASSWORD),
        ("аda", PASSWORD),
        ("<b>ada", PASSWORD),
        (long.as_str(), PASSWORD),
        ("ida", "short"),
        ("ida", long.as_str()),
        ("ida-and-max", "IDA-and-max"),
        ("", ""),
    ] {
        let refused = stranger.post("/account/sign-up", &[("sign_in", name), ("password", password)]).await;
        assert!(refused.body.contains("role=\"alert\""), "{name} {password}");
        assert!(!refused.headers.contains_key(header::SET_COOKIE));
    }
    assert_eq!(app.store.account_called("ida").await.expect("read"), None);
    for path in ["/account/password", "/account/delete", "/account/end", "/account/shows"] {
        let guest = stranger.post(path, &[("old", "x"), ("delete_password", "x")]).await;
        assert_eq!(guest.location(), "/account/sign-in", "guests have none");
    }
}

#[tokio::test]
async fn whoever_deletes_their_account_leaves_bots_and_free_seats() {
    let (router, app) = server().await;
    let (mut ada, mut ben) = (Browser::new(&router).await, Browser::new(&router).await);
    sign_up(&mut ada, "ada").await;
    let me = account(&app, "ada").await.person;
    let waiting = ada.open_game("hoard", &["me", "invite"], &[]).await;
    let seat = |id: PersonId, name: &str| Sitter::Person { id, name: name.to_owned() };
    let running = row(TableId::random(), 7, &[seat(me, "Ada"), person(&ben, "Ben")]);
    lay(&app, &running, &["* draw 3", "* draw 7", "* draw 2", "* draw 9"]).await;
    let wrong = ada.post("/account/delete", &[("delete_password", "wrong")]).await;
    assert!(wrong.body.contains("delete_password-problem"));
    let gone = ada.post("/account/delete", &[("delete_password", PASSWORD)]).await;
    assert_eq!(gone.location(), "/", "{}", gone.body);
    assert!(!is_signed_in(&mut ada).await);
    assert_eq!(app.store.account_called("ada").await.expect("read"), None);
    let row = app.store.table(&running.id).await.expect("read").expect("a table");
    assert!(matches!(row.seats[0].sitter, Some(Sitter::Bot(_))), "a bot plays on");
    assert_eq!(row.host, ben.person(), "and somebody else is the host");
    assert!(!ben.get(&format!("/t/{}", running.id)).await.body.contains("Ada"));
    assert_eq!(ben.get(&waiting).await.status, StatusCode::NOT_FOUND, "nobody else sat there");
    // The name is free again, for somebody else altogether.
    let mut ida = Browser::new(&router).await;
    sign_up(&mut ida, "ada").await;
    assert_ne!(account(&app, "ada").await.person, me);
}
