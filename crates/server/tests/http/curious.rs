//! Somebody who wants to know more than they may: everything that can be asked of a table without changing it.
//!
//! Whoever asks the same in two worlds that differ only in what is hidden must get the same answers, to the letter.

use axum::Router;
use axum::body::Body;
use axum::http::{Request, header};
use futures::StreamExt as _;
use serde_json::json;
use tower::ServiceExt as _;

use crate::browser::{Browser, encode};
use crate::program::Program;

/// What is asked of a table.
pub struct Curious {
    /// Its address.
    pub table: String,
    /// How many moves it has.
    pub seq: usize,
    /// The moments that are looked back at.
    pub moments: Vec<usize>,
    /// The numbers of moves that pages claim to be drawn from.
    pub claims: Vec<usize>,
    /// Whom pages claim to act for, in a turn (`play`) or in a plan (`plan`).
    pub modes: Vec<(&'static str, &'static str)>,
    /// Moves tried since: every legal one and some that are not, moves of others, and moves of fate.
    pub drafts: Vec<String>,
    /// Things of the table that are asked about.
    pub places: Vec<String>,
    /// What is done with a draft.
    pub deeds: Vec<String>,
    /// What has nothing to do with the game and may differ: the tokens of forms, the seals of seeds.
    pub beside: Vec<String>,
}

/// What was asked, and the answer.
pub type Told = Vec<(String, String)>;

impl Curious {
    /// Everything that somebody is told.
    pub async fn ask(&self, browser: &mut Browser, router: &Router) -> Told {
        let mut told = Vec::new();
        for path in self.paths() {
            let answer = browser.get(&path).await;
            told.push((path, format!("{} {}", answer.status, answer.body)));
        }
        self.click(browser, &mut told).await;
        self.ask_bots(browser, &mut told).await;
        for seat in ["1", "2"] {
            let order = [("seat", seat), ("order", "nothing"), ("value", "never")];
            let answer = browser.post(&format!("{}/order", self.table), &order).await;
            told.push((format!("an order of seat {seat}"), format!("{} {}", answer.status, answer.body)));
        }
        told.push(("stream".to_owned(), self.first_event(browser, router).await));
        let program = Program::of(router, browser, "play").await;
        self.ask_as_program(&program, &mut told).await;
        for (_, answer) in &mut told {
            for word in self.beside.iter().chain([&browser.csrf]) {
                *answer = answer.replace(word, "BESIDE");
            }
        }
        told
    }

    /// Everything that a program of the same person is told.
    async fn ask_as_program(&self, program: &Program, told: &mut Told) {
        let table = self.table.replace("/t/", "/tables/");
        for path in self.paths_for_programs(&table) {
            let answer = program.get(&path).await;
            told.push((format!("the program: {path}"), format!("{} {}", answer.status, answer.text)));
        }
        for (mode, acting) in self.modes.iter().filter(|(mode, _)| *mode == "play") {
            let acting: Option<u8> = acting.parse().ok();
            for draft in &self.drafts {
                // All of them are made or none, and the last one cannot be.
                let made = json!({ "seq": self.seq, "moves": [draft, "sing"], "as": acting });
                let early = json!({ "seq": self.seq + 1, "moves": [draft], "as": acting });
                for (what, body) in [("moves", made), ("moves", early)] {
                    let answer = program.post(&format!("{table}/{what}"), &body).await;
                    told.push((
                        format!("the program: {what} {body} ({mode})"),
                        format!("{} {}", answer.status, answer.text),
                    ));
                }
            }
            let asked = json!({ "seq": self.seq, "as": acting });
            let answer = program.post(&format!("{table}/hint"), &asked).await;
            told.push((format!("the program: a hint {asked}"), format!("{} {}", answer.status, answer.text)));
            let from = acting.map_or_else(String::new, |seat| format!("&as={seat}"));
            let mut stream = program.listen(&format!("{table}/stream?from=0{from}")).await;
            for event in stream.until("turn").await {
                told.push((format!("the stream of the program: {from}"), format!("{event:?}")));
            }
        }
    }

    /// Whatever a program can read.
    fn paths_for_programs(&self, table: &str) -> Vec<String> {
        let mut paths: Vec<String> =
            ["/log", "/export", "/export?compact=true", "/note", "/analysis", "/events?from=1"]
                .map(|part| format!("{table}{part}"))
                .to_vec();
        paths.extend(["/me", "/tables", "/results", "/studies"].map(str::to_owned));
        for (mode, acting) in &self.modes {
            let mut look = vec![("plan", if *mode == "plan" { "true" } else { "false" })];
            look.extend((!acting.is_empty()).then_some(("as", *acting)));
            for draft in &self.drafts {
                let look = [&look[..], &[("draft", draft.as_str())]].concat();
                paths.push(format!("{table}?{}", encode(&look)));
                paths.push(format!("{table}/moves?{}", encode(&look)));
                // What was tried before matters little to most questions.
                let some =
                    self.drafts.iter().filter(|_| draft.is_empty() || self.drafts.last() == Some(draft));
                for notation in some {
                    let look = [&look[..], &[("move", notation.as_str())]].concat();
                    paths.push(format!("{table}/check?{}", encode(&look)));
                }
            }
            for place in &self.places {
                let look = [&look[1..], &[("place", place.as_str())]].concat();
                paths.push(format!("{table}/things?{}", encode(&look)));
            }
            let acting = if acting.is_empty() { String::new() } else { format!("?as={acting}") };
            paths.push(format!("{table}/events{acting}"));
            paths.extend(self.moments.iter().map(|at| format!("{table}/positions/{at}{acting}")));
        }
        paths
    }

    /// Hints, for honest pages and for others.
    async fn ask_bots(&self, browser: &mut Browser, told: &mut Told) {
        let seq = self.seq.to_string();
        for draft in &self.drafts {
            for (mode, acting) in &self.modes {
                let fields = [("seq", seq.as_str()), ("mode", mode), ("as", acting), ("draft", draft)];
                let answer = browser.post(&format!("{}/hint", self.table), &fields).await;
                told.push((
                    format!("a hint after {draft} ({mode} {acting})"),
                    format!("{} {}", answer.status, answer.body),
                ));
            }
        }
    }

    /// Whatever a browser can open.
    fn paths(&self) -> Vec<String> {
        let (table, seq) = (&self.table, self.seq);
        let mut paths: Vec<String> = ["", "/log", "/export", "/export?compact=1", "/replay", "/analysis"]
            .map(|part| format!("{table}{part}"))
            .to_vec();
        paths.extend(["/", "/results", "/results.json", "/import"].map(str::to_owned));
        for at in &self.moments {
            paths.push(format!("{table}/replay?at={at}"));
            paths.push(format!("{table}/on?at={at}"));
            paths.push(format!("{table}/replay/step?from={at}&at={seq}"));
            paths.push(format!("{table}/replay/step?from={seq}&at={at}"));
        }
        let keys = self.keys();
        for (number, place) in self.places.iter().enumerate() {
            let some = keys.iter().skip(number % 9).step_by(keys.len().min(9));
            let place = encode(&[("place", place)]);
            paths.extend(some.map(|key| format!("{table}/ask?{place}&{key}")));
        }
        for key in keys {
            paths.push(format!("{table}/sync?rev=1&{key}"));
            paths.push(format!("{table}/sync?rev=1&whole=1&{key}"));
        }
        paths
    }

    /// What pages send along, honest or not.
    fn keys(&self) -> Vec<String> {
        let mut keys = Vec::new();
        for at in &self.claims {
            for (mode, acting) in &self.modes {
                for draft in &self.drafts {
                    let at = at.to_string();
                    keys.push(encode(&[("seq", &at), ("mode", mode), ("as", acting), ("draft", draft)]));
                }
            }
        }
        keys
    }

    /// Steps of drafts and plans, and what must not be confirmed, whoever asks.
    async fn click(&self, browser: &mut Browser, told: &mut Told) {
        for mode in &self.modes {
            for draft in &self.drafts {
                for what in &self.deeds {
                    let answer = browser.click_as(&self.table, self.seq, *mode, draft, what).await;
                    told.push((
                        format!("{mode:?}: {draft} + {what}"),
                        format!("{} {}", answer.status, answer.body),
                    ));
                }
            }
            let draft = self.drafts.last().map_or("", String::as_str);
            for at in [self.seq + 1, self.seq + 100, 0] {
                let answer = browser.click_as(&self.table, at, *mode, draft, "confirm").await;
                told.push((
                    format!("{mode:?}: confirm at {at}"),
                    format!("{} {}", answer.status, answer.body),
                ));
            }
        }
    }

    /// The first message of the live stream.
    async fn first_event(&self, browser: &Browser, router: &Router) -> String {
        let path = format!("{}/events", self.table);
        let request =
            Request::get(path).header(header::HOST, "localhost").header(header::COOKIE, &browser.cookie);
        let request = request.body(Body::empty()).expect("a sound request");
        let response = router.clone().oneshot(request).await.expect("infallible");
        let first = response.into_body().into_data_stream().next().await.expect("a message").expect("sound");
        String::from_utf8(first.to_vec()).expect("text")
    }
}

/// The first thing that is answered differently in two worlds.
pub fn difference<'a>(here: &'a Told, there: &'a Told) -> Option<(&'a str, &'a str, &'a str)> {
    assert_eq!(here.len(), there.len(), "the same is asked in both worlds");
    let mut both = here.iter().zip(there);
    both.find(|(one, two)| one != two).map(|(one, two)| (one.0.as_str(), one.1.as_str(), two.1.as_str()))
}
