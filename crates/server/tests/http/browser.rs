//! A browser that only knows cookies, forms and fragments.
#![allow(dead_code, reason = "every test program takes what it needs")]

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Method, Request, Response, StatusCode, header};
use bots::GameEntry;
use serde_json::Value;
use server::guard::Hosts;
use server::limits::{Limits, Rate};
use server::store::{Database, PersonId, Store};
use server::{App, Settings, router};
use tower::ServiceExt as _;

/// A server of these games with nobody at it yet. Bots wait as long as `pace` says.
pub async fn serve(games: Vec<GameEntry>, pace: Duration) -> (Router, Arc<App>) {
    let store = Database::in_memory().await.expect("memory");
    // Tests ask faster than people do.
    let fast = Rate { per_second: 1_000_000, burst: 1_000_000 };
    let limits = Limits { requests_per_person: fast, hints_per_person: fast, ..Limits::default() };
    let settings = Settings { pace, limits, ..Settings::default() };
    serve_from(games, Arc::new(store), settings).await
}

/// The same with a store and settings of one's own.
pub async fn serve_from(
    games: Vec<GameEntry>,
    store: Arc<dyn Store>,
    settings: Settings,
) -> (Router, Arc<App>) {
    let app = App::open(games, store, settings).await.expect("a new store");
    (router(Arc::clone(&app), Hosts::local([127, 0, 0, 1].into(), &[])), app)
}

/// An answer.
#[derive(Debug)]
pub struct Answer {
    pub status: StatusCode,
    pub headers: axum::http::HeaderMap,
    pub body: String,
}

impl Answer {
    /// Where it leads.
    pub fn location(&self) -> &str {
        self.headers.get(header::LOCATION).and_then(|value| value.to_str().ok()).unwrap_or_default()
    }

    /// The value of a hidden field or attribute: what stands between `before` and the next quote.
    pub fn between<'a>(&'a self, before: &str) -> Option<&'a str> {
        let start = self.body.find(before)? + before.len();
        let length = self.body[start..].find('"')?;
        Some(&self.body[start..start + length])
    }

    /// The answer with its edits as markup: attributes as they are written, and whatever is new.
    pub fn written(&self) -> String {
        let (start, end) = ("<hx-partial hx-target=\"body\" hx-swap=\"edit\">", "</hx-partial>");
        let Some((before, rest)) = self.body.split_once(start) else { return self.body.clone() };
        let (edits, after) = rest.split_once(end).expect("the end of the edits");
        let edits = edits.replace("&lt;", "<").replace("&amp;", "&");
        let edits: Vec<(String, Value)> = serde_json::from_str(&edits).expect("addresses and changes");
        let written: Vec<String> = edits.iter().map(|(_, change)| markup(change)).collect();
        format!("{before}{}{after}", written.join("\n"))
    }
}

/// What an edit writes.
fn markup(change: &Value) -> String {
    let attribute =
        |(name, value): (&String, &Value)| format!("{name}=\"{}\"", value.as_str().unwrap_or_default());
    match change {
        Value::String(content) => content.clone(),
        Value::Object(attributes) => attributes.iter().map(attribute).collect::<Vec<_>>().join(" "),
        Value::Array(children) => children.iter().filter_map(Value::as_str).collect(),
        _ => String::new(),
    }
}

/// Somebody with a browser.
pub struct Browser {
    app: Router,
    pub cookie: String,
    pub csrf: String,
    pub fragments: bool,
    /// The name under which the server is asked.
    pub host: String,
}

impl Browser {
    /// Opens the home page.
    pub async fn new(app: &Router) -> Browser {
        let mut browser = Browser {
            app: app.clone(),
            cookie: String::new(),
            csrf: String::new(),
            fragments: false,
            host: "localhost".to_owned(),
        };
        let home = browser.get("/").await;
        assert_eq!(home.status, StatusCode::OK, "{}", home.body);
        home.between("<meta name=\"csrf\" content=\"").expect("a token").clone_into(&mut browser.csrf);
        browser
    }

    pub async fn get(&mut self, path: &str) -> Answer {
        self.send(Request::get(path), Body::empty()).await
    }

    /// Sends a form with the token of this visitor.
    pub async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let mut fields = fields.to_vec();
        let csrf = self.csrf.clone();
        fields.push(("csrf", &csrf));
        self.post_raw(path, &encode(&fields)).await
    }

    pub async fn post_raw(&mut self, path: &str, body: &str) -> Answer {
        let request = Request::builder()
            .method(Method::POST)
            .uri(path)
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        self.send(request, Body::from(body.to_owned())).await
    }

    /// Sends a body of another kind.
    pub async fn post_body(&mut self, path: &str, kind: &str, body: Vec<u8>) -> Answer {
        let request = Request::builder().method(Method::POST).uri(path).header(header::CONTENT_TYPE, kind);
        self.send(request, Body::from(body)).await
    }

    async fn send(&mut self, request: axum::http::request::Builder, body: Body) -> Answer {
        let mut request = request.header(header::HOST, &self.host).header(header::COOKIE, &self.cookie);
        if self.fragments {
            request = request.header("hx-request", "true");
        }
        let request = request.body(body).expect("a sound request");
        let response = self.app.clone().oneshot(request).await.expect("infallible");
        self.keep_cookies(&response);
        let (parts, body) = response.into_parts();
        let body = to_bytes(body, 10_000_000).await.expect("a body");
        let picture = parts.headers.get(header::CONTENT_TYPE).is_some_and(|kind| kind == "image/png");
        let text = if picture { String::new() } else { String::from_utf8(body.to_vec()).expect("text") };
        Answer { status: parts.status, headers: parts.headers, body: text }
    }

    fn keep_cookies(&mut self, response: &Response<Body>) {
        for cookie in response.headers().get_all(header::SET_COOKIE) {
            let pair = cookie.to_str().expect("ASCII").split(';').next().unwrap_or_default().to_owned();
            let name = pair.split('=').next().unwrap_or_default().to_owned();
            let others = self.cookie.split("; ").filter(|other| !other.starts_with(&format!("{name}=")));
            let mut all: Vec<String> = others.filter(|other| !other.is_empty()).map(str::to_owned).collect();
            all.push(pair);
            self.cookie = all.join("; ");
        }
    }

    /// Opens something whose answer does not end, and goes away again.
    pub async fn open(&mut self, path: &str) {
        let request =
            Request::get(path).header(header::HOST, "localhost").header(header::COOKIE, &self.cookie);
        let request = request.body(Body::empty()).expect("a sound request");
        let response = self.app.clone().oneshot(request).await.expect("infallible");
        assert_eq!(response.status(), StatusCode::OK);
    }

    /// The same browser, for doing two things at once.
    pub fn another_tab(&self) -> Browser {
        Browser {
            app: self.app.clone(),
            cookie: self.cookie.clone(),
            csrf: self.csrf.clone(),
            host: self.host.clone(),
            fragments: self.fragments,
        }
    }

    /// The same browser at another process.
    pub fn at(&self, app: &Router) -> Browser {
        Browser { app: app.clone(), ..self.another_tab() }
    }

    /// Who this is.
    pub fn person(&self) -> PersonId {
        let (_, rest) = self.cookie.split_once("astrarium=").expect("a cookie");
        PersonId::parse(rest.split('.').next().unwrap_or_default()).expect("a person")
    }

    /// The number of moves that a table's page is drawn from.
    pub async fn seq(&mut self, table: &str) -> usize {
        let page = self.get(table).await;
        page.between("data-seq=\"").expect("a table").parse().expect("a number")
    }

    /// Opens a table and returns its address.
    pub async fn open_game(&mut self, game: &str, seats: &[&str], more: &[(&str, &str)]) -> String {
        let players = seats.len().to_string();
        let mut fields = vec![("name", "Ada"), ("players", players.as_str()), ("option-first_game", "on")];
        let names = ["seat-1", "seat-2", "seat-3", "seat-4"];
        fields.extend(names.into_iter().zip(seats.iter().copied()));
        fields.extend_from_slice(&[
            ("name-1", "Ben"),
            ("name-2", "Cleo"),
            ("name-3", "Dora"),
            ("name-4", "Emil"),
        ]);
        fields.extend_from_slice(more);
        let answer = self.post(&format!("/new/{game}"), &fields).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
        answer.location().to_owned()
    }

    /// Clicks something in a draft and returns the fragments.
    pub async fn click(&mut self, table: &str, seq: usize, draft: &str, what: &str) -> Answer {
        self.click_as(table, seq, ("play", ""), draft, what).await
    }

    /// The same in a turn or a plan (`mode`), for somebody who has taken over a seat.
    pub async fn click_as(
        &mut self,
        table: &str,
        seq: usize,
        (mode, acting): (&str, &str),
        draft: &str,
        what: &str,
    ) -> Answer {
        self.fragments = true;
        let seq = seq.to_string();
        let fields = [("seq", seq.as_str()), ("draft", draft), ("mode", mode), ("as", acting), ("do", what)];
        let answer = self.post(&format!("{table}/draft"), &fields).await;
        self.fragments = false;
        answer
    }
}

/// Fields as a form sends them.
pub fn encode(fields: &[(&str, &str)]) -> String {
    let escape = |text: &str| {
        text.bytes()
            .map(|byte| match byte {
                b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' => char::from(byte).to_string(),
                b' ' => "+".to_owned(),
                other => format!("%{other:02X}"),
            })
            .collect::<String>()
    };
    fields
        .iter()
        .map(|(key, value)| format!("{}={}", escape(key), escape(value)))
        .collect::<Vec<_>>()
        .join("&")
}
