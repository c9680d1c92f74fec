//! Requests without a network: addresses with their fields, forms and JSON bodies, sent by somebody who sits at tables of all
//! games, by somebody else, and by nobody in particular. Whatever they say, the server answers and has no fault.
//!
//! An input has a request on each line: who, the method, the address, and the body. `{0}` to `{3}` are tables. A body that
//! begins with `{` is JSON, one that begins with `--` has several parts, any other is a form.

#![no_main]

use std::cell::RefCell;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Request, Response, StatusCode, header};
use fuzz::GAMES;
use libfuzzer_sys::fuzz_target;
use server::guard::Hosts;
use server::limits::{Limits, Rate};
use server::store::Database;
use server::{App, Settings, router};
use table::{AnyGame, Seat, Turn};
use tokio::runtime::Runtime;
use tower::ServiceExt as _;

/// A server is used for so many inputs: tables add up.
const USED: usize = 400;

/// Nobody may wait longer.
const PATIENCE: Duration = Duration::from_secs(20);

/// Somebody with a cookie.
struct Person {
    cookie: String,
    csrf: String,
}

/// A server with people and tables.
struct World {
    router: Router,
    people: [Person; 3],
    tables: Vec<String>,
    used: usize,
}

impl World {
    async fn new() -> World {
        let fast = Rate { per_second: 1_000_000, burst: 1_000_000 };
        let limits = Limits {
            requests_per_person: fast,
            requests_per_address: fast,
            hints_per_person: fast,
            new_tables_per_address: fast,
            tables_per_person: 100_000,
            seats_per_person: 100_000,
            studies_per_person: 100_000,
            ..Limits::default()
        };
        let settings = Settings { limits, pace: Duration::ZERO, ..Settings::default() };
        let store = Arc::new(Database::in_memory().await.expect("memory"));
        let games = GAMES.iter().map(|game| game.clone().thinking(|_, game, seat, _, _| hasty(game, seat)));
        let app = App::open(games.collect(), store, settings).await.expect("a new store");
        let router = router(app, Hosts::local([127, 0, 0, 1].into(), &[]));
        let people = [Person::new(&router).await, Person::new(&router).await, Person::nobody()];
        let mut world = World { router, people, tables: Vec::new(), used: 0 };
        for (index, seat) in ["here", "bot-novice", "here", "here"].iter().enumerate() {
            let form = format!("name=Ada&players=2&seat-1=me&seat-2={seat}&name-2=Ben");
            let path = format!("/new/{}", GAMES[index].kind.name);
            let answer = world.send("ada", "POST", &path, &form).await.expect("a sound request");
            let table = answer.headers()[header::LOCATION].to_str().expect("an address")[3..].to_owned();
            world.tables.push(table);
        }
        world
    }

    /// Sends a request; `None` if none can be made of it.
    async fn send(&self, who: &str, method: &str, path: &str, body: &str) -> Option<Response<Body>> {
        let fill = |text: &str| {
            (0..)
                .zip(&self.tables)
                .fold(text.to_owned(), |text, (n, id)| text.replace(&format!("{{{n}}}"), id))
        };
        let body = fill(body);
        let kind = match body.as_bytes() {
            [b'{', ..] => "application/json",
            [b'-', b'-', ..] => "multipart/form-data; boundary=x",
            _ => "application/x-www-form-urlencoded",
        };
        let person = &self.people[["ada", "ben"].iter().position(|name| *name == who).unwrap_or(2)];
        let request = Request::builder()
            .method(method)
            .uri(fill(path))
            .header(header::HOST, "localhost")
            .header(header::CONTENT_TYPE, kind)
            .header(header::COOKIE, &person.cookie)
            .header("x-csrf-token", &person.csrf)
            .body(Body::from(body.replace("\\r\\n", "\r\n")));
        Some(self.router.clone().oneshot(request.ok()?).await.expect("it cannot fail"))
    }

    async fn attempt(&mut self, line: &str) {
        let mut words = line.splitn(4, ' ');
        let mut word = || words.next().unwrap_or_default();
        let (who, method, path, body) = (word(), word(), word(), word());
        // These think for seconds.
        if path.contains("hint") || path.contains("analysis") {
            return;
        }
        let sent = tokio::time::timeout(PATIENCE, self.send(who, method, path, body));
        let Some(answer) = sent.await.expect("an answer within its time") else { return };
        assert_ne!(answer.status(), StatusCode::INTERNAL_SERVER_ERROR, "{line}");
        let is_stream =
            answer.headers().get(header::CONTENT_TYPE).is_some_and(|kind| kind == "text/event-stream");
        if !is_stream {
            to_bytes(answer.into_body(), usize::MAX).await.expect("the whole answer");
        }
    }
}

impl Person {
    fn nobody() -> Person {
        Person { cookie: String::new(), csrf: String::new() }
    }

    async fn new(router: &Router) -> Person {
        let request = Request::get("/").header(header::HOST, "localhost").body(Body::empty()).expect("sound");
        let answer = router.clone().oneshot(request).await.expect("it cannot fail");
        let cookie = answer.headers()[header::SET_COOKIE].to_str().expect("letters").to_owned();
        let cookie = cookie.split(';').next().unwrap_or_default().to_owned();
        let page = to_bytes(answer.into_body(), usize::MAX).await.expect("a page");
        let page = String::from_utf8_lossy(&page).into_owned();
        let csrf =
            page.split("<meta name=\"csrf\" content=\"").nth(1).and_then(|rest| rest.split('"').next());
        Person { cookie, csrf: csrf.expect("a token").to_owned() }
    }
}

/// A bot that thinks of nothing.
fn hasty(game: &dyn AnyGame, seat: Seat) -> Vec<String> {
    let (mut game, mut moves) = (game.clone_box(), Vec::new());
    while game.to_move() == Turn::Of(seat) && moves.len() < 100 {
        let notation = game.legal().pop().expect("somebody moves");
        game.play(&notation).expect("it is legal");
        moves.push(notation);
    }
    moves
}

thread_local! {
    static RUNTIME: Runtime =
        tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    static WORLD: RefCell<Option<World>> = const { RefCell::new(None) };
}

fuzz_target!(|text: &str| {
    RUNTIME.with(|runtime| {
        WORLD.with_borrow_mut(|world| {
            if world.as_ref().is_some_and(|world| world.used >= USED) {
                *world = None;
            }
            runtime.block_on(async {
                let world = match world {
                    Some(world) => world,
                    none => none.insert(World::new().await),
                };
                world.used += 1;
                for line in text.lines().take(6) {
                    world.attempt(line).await;
                }
            });
        });
    });
});
