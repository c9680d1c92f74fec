//! Somebody who wants to know more than they may: everything that can be asked of a table without changing it.
//!
//! Whoever asks the same in two worlds that differ only in what is hidden must get the same answers, to the letter.

use axum::Router;
use axum::body::Body;
use axum::http::{Request, header};
use futures::StreamExt as _;
use tower::ServiceExt as _;

use crate::browser::{Browser, encode};

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
        for (_, answer) in &mut told {
            for word in self.beside.iter().chain([&browser.csrf]) {
                *answer = answer.replace(word, "BESIDE");
            }
        }
        told
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
