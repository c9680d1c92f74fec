//! A program that plays over the interface: it knows a token, JSON and streams.
#![allow(dead_code, reason = "every test program takes what it needs")]

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Method, Request, StatusCode, header};
use futures::StreamExt as _;
use serde_json::Value;
use tower::ServiceExt as _;

use crate::browser::Browser;

/// An answer.
#[derive(Debug)]
pub struct Reply {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub text: String,
}

impl Reply {
    /// The body as JSON; nothing where there is none.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or(Value::Null)
    }

    /// The code of a problem.
    pub fn code(&self) -> String {
        assert_eq!(self.headers[header::CONTENT_TYPE], "application/problem+json", "{}", self.text);
        let body = self.json();
        assert_eq!(body["status"], self.status.as_u16(), "{body}");
        assert!(!body["title"].as_str().unwrap_or_default().is_empty(), "{body}");
        assert!(!body["detail"].as_str().unwrap_or_default().is_empty(), "{body}");
        body["code"].as_str().expect("a code").to_owned()
    }
}

/// An event of a stream.
#[derive(Clone, Debug, PartialEq)]
pub struct Told {
    pub name: String,
    pub id: Option<String>,
    pub data: Value,
}

/// A program with a token, or without one.
#[derive(Clone)]
pub struct Program {
    app: Router,
    headers: Vec<(String, String)>,
}

impl Program {
    /// A program that knows nothing.
    pub fn nobody(app: &Router) -> Program {
        Program { app: app.clone(), headers: Vec::new() }
    }

    /// A program to which somebody gives a token of this scope, made on their page.
    pub async fn of(app: &Router, browser: &mut Browser, scope: &str) -> Program {
        let page = browser.post("/tokens", &[("label", "a bot"), ("scope", scope)]).await;
        let token = page.between("id=\"token\" type=\"text\" readonly value=\"").expect("a token").to_owned();
        Program::nobody(app).with("authorization", &format!("Bearer {token}"))
    }

    /// The same with another header.
    pub fn with(&self, name: &str, value: &str) -> Program {
        let mut headers = self.headers.clone();
        headers.push((name.to_owned(), value.to_owned()));
        Program { app: self.app.clone(), headers }
    }

    fn request(&self, method: Method, path: &str) -> axum::http::request::Builder {
        let request = Request::builder().method(method).uri(format!("/api/v1{path}"));
        let request = request.header(header::HOST, "localhost");
        self.headers.iter().fold(request, |request, (name, value)| request.header(name, value))
    }

    async fn send(&self, request: Request<Body>) -> Reply {
        let (parts, body) = self.app.clone().oneshot(request).await.expect("infallible").into_parts();
        let body = to_bytes(body, 50_000_000).await.expect("a body");
        let text = String::from_utf8(body.to_vec()).expect("text");
        Reply { status: parts.status, headers: parts.headers, text }
    }

    pub async fn get(&self, path: &str) -> Reply {
        self.send(self.request(Method::GET, path).body(Body::empty()).expect("sound")).await
    }

    pub async fn call(&self, method: Method, path: &str, body: &Value) -> Reply {
        let request = self.request(method, path).header(header::CONTENT_TYPE, "application/json");
        self.send(request.body(Body::from(body.to_string())).expect("sound")).await
    }

    pub async fn post(&self, path: &str, body: &Value) -> Reply {
        self.call(Method::POST, path, body).await
    }

    /// Sends a body of whatever kind.
    pub async fn post_raw(&self, path: &str, kind: &str, body: &str) -> Reply {
        let request = self.request(Method::POST, path).header(header::CONTENT_TYPE, kind);
        self.send(request.body(Body::from(body.to_owned())).expect("sound")).await
    }

    /// Opens a stream.
    pub async fn listen(&self, path: &str) -> Listening {
        let request = self.request(Method::GET, path).body(Body::empty()).expect("sound");
        let response = self.app.clone().oneshot(request).await.expect("infallible");
        assert_eq!(response.status(), StatusCode::OK);
        Listening { body: response.into_body().into_data_stream().boxed(), text: String::new() }
    }
}

/// A stream that is listened to.
pub struct Listening {
    body: futures::stream::BoxStream<'static, Result<axum::body::Bytes, axum::Error>>,
    text: String,
}

impl Listening {
    /// The next event; `None` at the end.
    pub async fn next(&mut self) -> Option<Told> {
        loop {
            if let Some((event, rest)) = self.text.split_once("\n\n") {
                let (event, rest) = (event.to_owned(), rest.to_owned());
                self.text = rest;
                let field = |name: &str| {
                    event.lines().find_map(|line| Some(line.strip_prefix(name)?.trim_start().to_owned()))
                };
                let Some(data) = field("data:") else { continue };
                let data = serde_json::from_str(&data).expect("JSON");
                return Some(Told { name: field("event:").expect("a name"), id: field("id:"), data });
            }
            self.text += std::str::from_utf8(&self.body.next().await?.expect("sound")).expect("text");
        }
    }

    /// Everything up to an event of this name, that one included.
    pub async fn until(&mut self, name: &str) -> Vec<Told> {
        let mut all = Vec::new();
        loop {
            let told = self.next().await.expect("the stream goes on");
            all.push(told);
            if all.last().is_some_and(|told| told.name == name) {
                return all;
            }
        }
    }
}
