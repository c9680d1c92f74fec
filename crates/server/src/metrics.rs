//! What the server counts of itself, for whoever watches over it: the text that Prometheus reads.
//!
//! Nothing here tells people or tables apart. Figures are totals, by kinds of addresses and of answers, of which there are few.
//! What can be looked up when somebody asks (open pages, tables in memory, bots that think) is not counted twice.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::http::StatusCode;
use enum_map::{Enum, EnumMap};

use crate::app::App;
use crate::limits::Limit;

/// Something that is counted and never becomes less.
#[derive(Debug, Default)]
pub struct Tally(AtomicU64);

impl Tally {
    /// So many more.
    pub fn add(&self, more: u64) {
        self.0.fetch_add(more, Ordering::Relaxed);
    }

    /// How many there have been.
    pub fn count(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// The kinds of addresses that are told apart.
#[derive(Clone, Copy, PartialEq, Eq, Enum, Debug)]
pub enum Route {
    /// Pages around the tables: the lobby, forms, rulebooks, results.
    Page,
    /// The page of a table.
    Table,
    /// A click in a turn, and its confirmation.
    Draft,
    /// A page catches up.
    Sync,
    /// A stream of news.
    Events,
    /// Everything else at a table.
    AtTable,
    /// The interface for programs.
    Api,
    /// Styles, scripts, pictures.
    File,
    /// Whether the server is well.
    Health,
    /// There is nothing at that address.
    Unknown,
}

impl Route {
    /// The kind of an address, as the router knows it.
    pub fn of(matched: Option<&str>) -> Route {
        match matched.unwrap_or_default() {
            "" => Route::Unknown,
            "/t/{id}" => Route::Table,
            "/t/{id}/draft" => Route::Draft,
            "/t/{id}/sync" => Route::Sync,
            "/health" | "/healthz" | "/ready" => Route::Health,
            path if path.ends_with("/events") => Route::Events,
            path if path.starts_with("/t/") => Route::AtTable,
            path if path.starts_with("/api") => Route::Api,
            "/worker.js" | "/manifest.webmanifest" | "/favicon.ico" => Route::File,
            path if path.starts_with("/style/") || path.starts_with("/assets/") => Route::File,
            _ => Route::Page,
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Route::Page => "page",
            Route::Table => "table",
            Route::Draft => "draft",
            Route::Sync => "sync",
            Route::Events => "events",
            Route::AtTable => "at_table",
            Route::Api => "api",
            Route::File => "file",
            Route::Health => "health",
            Route::Unknown => "unknown",
        }
    }
}

/// The kinds of answers that are told apart.
#[derive(Clone, Copy, PartialEq, Eq, Enum, Debug)]
enum Answer {
    Fine,
    Elsewhere,
    Refused,
    Failed,
}

impl Answer {
    fn of(status: StatusCode) -> Answer {
        match status.as_u16() {
            ..300 => Answer::Fine,
            300..400 => Answer::Elsewhere,
            400..500 => Answer::Refused,
            500.. => Answer::Failed,
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Answer::Fine => "2xx",
            Answer::Elsewhere => "3xx",
            Answer::Refused => "4xx",
            Answer::Failed => "5xx",
        }
    }
}

/// The upper ends of the ranges in which times are counted, in milliseconds.
const RANGES: [u64; 12] = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 10_000];

/// How long something took, every time.
#[derive(Debug, Default)]
pub struct Times {
    ranges: [Tally; RANGES.len()],
    longer: Tally,
    micros: Tally,
}

impl Times {
    /// It took so long once more.
    pub fn add(&self, time: Duration) {
        let range = RANGES.iter().position(|end| time <= Duration::from_millis(*end));
        range.map_or(&self.longer, |range| &self.ranges[range]).add(1);
        self.micros.add(time.as_micros() as u64);
    }

    fn write(&self, out: &mut Page, name: &str, labels: &str) {
        let mut below = 0;
        let comma = if labels.is_empty() { "" } else { "," };
        for (end, count) in RANGES.iter().zip(&self.ranges) {
            below += count.count();
            let end = *end as f64 / 1000.0;
            out.line(&format!("{name}_bucket"), &format!("{labels}{comma}le=\"{end}\""), below);
        }
        below += self.longer.count();
        out.line(&format!("{name}_bucket"), &format!("{labels}{comma}le=\"+Inf\""), below);
        out.line(&format!("{name}_sum"), labels, self.micros.count() as f64 / 1e6);
        out.line(&format!("{name}_count"), labels, below);
    }
}

/// What a server has counted since it started.
#[derive(Debug, Default)]
pub struct Metrics {
    requests: EnumMap<Route, EnumMap<Answer, Tally>>,
    answers: EnumMap<Route, Times>,
    /// How long it took to write moves to the log.
    pub commits: Times,
    /// Moves that were written.
    pub moves: Tally,
    /// What the store could not do.
    pub store_errors: Tally,
}

impl Metrics {
    /// A request was answered.
    pub fn answered(&self, route: Route, status: StatusCode, time: Duration) {
        self.requests[route][Answer::of(status)].add(1);
        self.answers[route].add(time);
    }

    /// Moves were written to a log.
    pub fn written(&self, moves: usize, time: Duration) {
        self.commits.add(time);
        self.moves.add(moves as u64);
    }
}

/// The text as it grows.
struct Page(String);

impl Page {
    /// Begins a figure: its name, its kind and what it is.
    fn figure(&mut self, name: &str, kind: &str, help: &str) {
        let _ = write!(self.0, "# HELP {name} {help}\n# TYPE {name} {kind}\n");
    }

    fn line(&mut self, name: &str, labels: &str, value: impl std::fmt::Display) {
        let _ = match labels {
            "" => writeln!(self.0, "{name} {value}"),
            labels => writeln!(self.0, "{name}{{{labels}}} {value}"),
        };
    }

    /// A figure that can grow and shrink.
    fn gauge(&mut self, name: &str, help: &str, value: impl std::fmt::Display) {
        self.figure(name, "gauge", help);
        self.line(name, "", value);
    }

    /// A figure that only grows.
    fn counter(&mut self, name: &str, help: &str, tally: &Tally) {
        self.figure(name, "counter", help);
        self.line(name, "", tally.count());
    }
}

impl App {
    /// Everything that is counted, as Prometheus reads it.
    pub fn figures(&self) -> String {
        let mut out = Page(String::new());
        self.requests_in(&mut out);
        self.play_in(&mut out);
        self.load_in(&mut out);
        out.figure(
            "astrarium_refused_total",
            "counter",
            "What was refused because there was too much of it.",
        );
        for (limit, tally) in &self.doors.refused {
            out.line("astrarium_refused_total", &format!("limit=\"{}\"", limit.name()), tally.count());
        }
        let busy = format!("limit=\"{}\"", "workshop");
        out.line("astrarium_refused_total", &busy, self.workshop.turned_away.count());
        process_in(&mut out);
        out.0
    }

    fn requests_in(&self, out: &mut Page) {
        out.figure("astrarium_requests_total", "counter", "Requests that were answered.");
        for (route, answers) in &self.metrics.requests {
            for (answer, tally) in answers.iter().filter(|(_, tally)| tally.count() > 0) {
                let labels = format!("route=\"{}\",status=\"{}\"", route.name(), answer.name());
                out.line("astrarium_requests_total", &labels, tally.count());
            }
        }
        out.figure("astrarium_request_seconds", "histogram", "How long answers took to begin.");
        for (route, times) in &self.metrics.answers {
            times.write(out, "astrarium_request_seconds", &format!("route=\"{}\"", route.name()));
        }
    }

    fn play_in(&self, out: &mut Page) {
        let metrics = &self.metrics;
        out.figure("astrarium_commit_seconds", "histogram", "How long it took to write moves to the log.");
        metrics.commits.write(out, "astrarium_commit_seconds", "");
        out.counter("astrarium_moves_total", "Moves that were written to the log.", &metrics.moves);
        out.counter(
            "astrarium_store_errors_total",
            "Times that the store could not do what was asked.",
            &metrics.store_errors,
        );
    }

    fn load_in(&self, out: &mut Page) {
        let thinking = self.settings.thinkers.saturating_sub(self.thinkers.available_permits());
        out.gauge("astrarium_open_pages", "Pages that listen to news.", self.doors.open_pages());
        out.gauge("astrarium_connections", "Connections that are open.", self.doors.connections.held());
        out.gauge("astrarium_tables", "Tables in memory.", self.all_in_memory().len());
        out.gauge("astrarium_bots_thinking", "Bots that think right now.", thinking);
        out.gauge(
            "astrarium_workshop_jobs",
            "Drawings and replays that are made or wait.",
            self.workshop.jobs(),
        );
        out.gauge("astrarium_ready", "Whether requests are welcome.", u8::from(!self.is_draining()));
        out.figure("astrarium_info", "gauge", "Which program this is.");
        out.line("astrarium_info", concat!("version=\"", env!("CARGO_PKG_VERSION"), "\""), 1);
    }
}

impl Limit {
    const fn name(self) -> &'static str {
        match self {
            Limit::Connections => "connections",
            Limit::Requests => "requests",
            Limit::Pages => "pages",
            Limit::Tables => "tables",
            Limit::Hints => "hints",
            Limit::Uploads => "uploads",
            Limit::Analyses => "analyses",
            Limit::Exports => "exports",
        }
    }
}

/// What the system says about this process, where it says so.
fn process_in(out: &mut Page) {
    if let Some(bytes) = resident_memory("self") {
        out.gauge("process_resident_memory_bytes", "Memory of this process.", bytes);
    }
    if let Ok(files) = std::fs::read_dir("/proc/self/fd") {
        out.gauge("process_open_fds", "Files and connections that are open.", files.count());
    }
}

/// The memory of a process (its number, or `self`), in bytes, where the system tells.
pub fn resident_memory(process: &str) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    Some(1024 * line.trim().trim_end_matches("kB").trim().parse::<u64>().ok()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_counted_up_to_their_range_and_all_that_are_longer() {
        let times = Times::default();
        for millis in [0, 1, 3, 10, 11, 90_000] {
            times.add(Duration::from_millis(millis));
        }
        let mut out = Page(String::new());
        times.write(&mut out, "t", "a=\"b\"");
        for line in [
            "t_bucket{a=\"b\",le=\"0.001\"} 2",
            "t_bucket{a=\"b\",le=\"0.005\"} 3",
            "t_bucket{a=\"b\",le=\"0.01\"} 4",
            "t_bucket{a=\"b\",le=\"10\"} 5",
            "t_bucket{a=\"b\",le=\"+Inf\"} 6",
            "t_count{a=\"b\"} 6",
            "t_sum{a=\"b\"} 90.025",
        ] {
            assert!(out.0.lines().any(|found| found == line), "{line} is not in\n{}", out.0);
        }
    }

    #[test]
    fn addresses_are_told_apart_by_kind_and_never_by_table() {
        for (path, route) in [
            (None, Route::Unknown),
            (Some("/"), Route::Page),
            (Some("/join/{code}"), Route::Page),
            (Some("/t/{id}"), Route::Table),
            (Some("/t/{id}/events"), Route::Events),
            (Some("/t/{id}/say"), Route::AtTable),
            (Some("/api/tables/{id}"), Route::Api),
            (Some("/api/tables/{id}/events"), Route::Events),
            (Some("/style/{file}"), Route::File),
            (Some("/ready"), Route::Health),
        ] {
            assert_eq!(Route::of(path), route, "{path:?}");
        }
    }
}
