//! How long a click takes, and how much is sent. Measured on request, not asserted:
//!
//! ```text
//! cargo build --release && cargo test --test browser -- --ignored --exact measure::measure --nocapture
//! ```
//!
//! The program is `$ASTRARIUM_BIN`, else the release build where there is one, else the one under test.

use std::path::{Path, PathBuf};
use std::time::Instant;

use chromiumoxide::cdp::browser_protocol::network::{self, EventLoadingFinished, EventResponseReceived};
use chromiumoxide::cdp::browser_protocol::performance::{self, EnableTimeDomain};
use futures::StreamExt as _;

use crate::hand::{HOT_SEAT, go, open, open_at};
use crate::stage::{Folder, Server, visit};
use crate::tab::Tab;

const CLICKS: usize = 240;

const AGAINST_A_BOT: &str = "{ name: 'Ada', players: 2, 'seat-1': 'me', 'seat-2': 'bot-easy' }";

fn program() -> PathBuf {
    if let Some(program) = std::env::var_os("ASTRARIUM_BIN") {
        return program.into();
    }
    let tested = PathBuf::from(env!("CARGO_BIN_EXE_astrarium"));
    let release = tested.parent().and_then(Path::parent).map(|target| target.join("release/astrarium"));
    release.filter(|path| path.exists()).unwrap_or(tested)
}

/// A part of the sorted times.
fn percentile(times: &[f64], percent: usize) -> f64 {
    times[(times.len() - 1) * percent / 100]
}

/// How times are spread, in words.
fn spread(mut times: Vec<f64>) -> String {
    times.sort_by(f64::total_cmp);
    let part = |percent| percentile(&times, percent);
    format!(
        "p50 {:.1} ms, p90 {:.1} ms, p99 {:.1} ms, longest {:.1} ms",
        part(50),
        part(90),
        part(99),
        part(100)
    )
}

/// How long the processor has worked for the page itself so far, in milliseconds: its scripts, styles, layout and painting.
async fn worked(tab: &Tab) -> f64 {
    let metrics = tab.page.execute(performance::GetMetricsParams::default()).await.expect("metrics");
    let task = metrics.metrics.iter().find(|metric| metric.name == "TaskDuration");
    task.expect("a sum of all tasks").value * 1000.0
}

/// Clicks and says how long it took until the changed page was painted, in milliseconds.
const CLICK: &str = "new Promise((done) => {
    const next = T.next(3, false).split(' then ');
    const click = (selector) => document.querySelector(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    for (const selector of next.slice(0, -1)) click(selector);
    const thing = next.at(-1);
    if (thing === 'over' || thing === 'wait') { done([thing, 0]); return; }
    const begun = performance.now();
    document.addEventListener('htmx:after:swap', () => requestAnimationFrame(() => { const channel = new MessageChannel(); channel.port1.onmessage = () => done([thing, performance.now() - begun]); channel.port2.postMessage(0); }), { once: true });
    click(thing);
})";

/// Clicks through games with these people, and prints how long it took: by the clock, and by what the processor had to do,
/// which depends less on what else it is busy with.
async fn clicks(tab: &Tab, what: &str, people: &str) {
    let by_thread = performance::EnableParams { time_domain: Some(EnableTimeDomain::ThreadTicks) };
    // Whoever drives the browser has begun to measure by the clock.
    tab.page.execute(performance::DisableParams::default()).await.expect("the page can be left alone");
    tab.page.execute(by_thread).await.expect("the page can be measured");
    open(tab, people).await;
    tab.front().await;
    let (mut times, mut work) = (Vec::new(), Vec::new());
    while times.len() < CLICKS {
        tab.wait("T.quiet()").await;
        let before = worked(tab).await;
        let (thing, time): (String, f64) = tab.eval(CLICK).await;
        match thing.as_str() {
            "over" => drop(open(tab, people).await),
            "wait" => drop(tab.eval::<bool>("T.sleep(20).then(() => true)").await),
            _ => {
                times.push(time);
                work.push(worked(tab).await - before);
            }
        }
    }
    println!("click to painted page, {what}, {CLICKS} clicks: {}", spread(times));
    println!("  processor time of the page itself: {}", spread(work));
}

/// Clicks as long as somebody is asked: a turn, or an answer in the turn of another.
async fn play_while_asked(tab: &Tab) {
    loop {
        tab.wait("T.quiet()").await;
        let next: String = tab.eval("T.next(0, false)").await;
        match next.as_str() {
            "over" | "wait" => return,
            way => drop(go(tab, way).await),
        }
    }
}

/// Lets random bots play games of four to their end, and says what the tables take up afterwards.
async fn idle_tables(tab: &Tab, server: &Server) {
    const TABLES: u64 = 40;
    tab.go("/about").await;
    let before = server.memory();
    let play = format!(
        "(async () => {{
            const bots = Object.fromEntries([1, 2, 3, 4].map((seat) => [`seat-${{seat}}`, 'bot-random']));
            for (let table = 0; table < {TABLES}; table += 1) {{
                const path = await T.open({{ name: 'Ada', players: 4, ...bots }});
                while (!(await T.drawn(path, 0, [])).getElementById('result')) await T.sleep(20);
            }}
            return true;
        }})()"
    );
    let _: bool = tab.eval(&play).await;
    if let (Some(before), Some(after)) = (before, server.memory()) {
        println!("{TABLES} finished tables of four in memory: {} kB each", (after - before) / TABLES);
    }
}

#[test]
#[ignore = "a measurement"]
fn measure() {
    visit("measure", async |visit| {
        visit.allow("ERR_INCOMPLETE_CHUNKED_ENCODING"); // the server goes first
        let program = program();
        println!("program: {}", program.display());
        let folder = Folder::new();
        let begun = Instant::now();
        let server = Server::start_program(&program, &folder.0.join("astrarium.db"), 0, 100, &[]);
        println!("start on an empty folder: {:.0} ms", begun.elapsed().as_secs_f64() * 1000.0);
        let tab = visit.person_at(&server.address).await;
        idle_tables(&tab, &server).await;
        clicks(&tab, "two people at one screen", HOT_SEAT).await;
        clicks(&tab, "against a bot", AGAINST_A_BOT).await;

        // What comes over the line, as it was compressed: the first visit of a table of four, and what follows.
        let four = "{ name: 'Ada', players: 4, 'seat-1': 'me', 'seat-2': 'bot-greedy', 'seat-3': 'bot-greedy', 'seat-4': 'bot-greedy' }";
        let enough = "(page) => page.getElementById('stage').textContent.match(/Round 3([^0-9]|$)/) && page.querySelector('[data-group=group-build] .card')";
        let owner = visit.person_at(&server.address).await;
        let path = open_at(&owner, four, enough, 0).await;
        let guest = visit.person_at(&server.address).await;
        guest.page.execute(network::EnableParams::default()).await.expect("the network can be watched");
        let mut finished = guest.page.event_listener::<EventLoadingFinished>().await.expect("events");
        let mut received = guest.page.event_listener::<EventResponseReceived>().await.expect("events");
        let sizes =
            std::sync::Arc::new(std::sync::Mutex::new((std::collections::HashMap::new(), Vec::new())));
        let kept = std::sync::Arc::clone(&sizes);
        tokio::spawn(async move {
            loop {
                tokio::select! {
                    Some(event) = received.next() => {
                        kept.lock().expect("sizes").0.insert(event.request_id.clone(), event.response.url.clone());
                    }
                    Some(event) = finished.next() => {
                        kept.lock().expect("sizes").1.push((event.request_id.clone(), event.encoded_data_length));
                    }
                    else => return,
                }
            }
        });
        guest.go(&path).await;
        guest.wait("T.byId('connection').dataset.jsState === 'on' && T.quiet()").await;
        let taken = |label: &str| {
            let mut sizes = sizes.lock().expect("sizes");
            let finished = std::mem::take(&mut sizes.1);
            let mut total = 0.0;
            for (id, size) in &finished {
                let url = sizes.0.get(id).cloned().unwrap_or_default();
                println!("  {label}: {size:>8} B  {}", url.rsplit_once('/').map_or("", |(_, name)| name));
                total += size;
            }
            (finished.len(), total)
        };
        tokio::time::sleep(std::time::Duration::from_millis(300)).await;
        let (requests, total) = taken("first visit");
        println!("first visit of a table of four: {requests} requests, {:.1} kB", total / 1000.0);

        let before = crate::hand::seq(&guest).await;
        owner.front().await;
        for _ in 0..3 {
            owner.wait("T.byId('state').dataset.myTurn === 'true'").await;
            play_while_asked(&owner).await;
        }
        let after = crate::hand::seq(&owner).await;
        guest.wait(&format!("Number(T.byId('state').dataset.seq) >= {after} && T.quiet()")).await;
        tokio::time::sleep(std::time::Duration::from_millis(300)).await;
        let (answers, total) = taken("pushes");
        println!(
            "{} moves pushed in {answers} answers: {:.1} kB, {:.0} B an answer, {:.0} B a move",
            after - before,
            total / 1000.0,
            total / answers.max(1) as f64,
            total / (after - before).max(1) as f64
        );
    });
}
