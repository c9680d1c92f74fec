//! One's own results: figures, records, scores over time, and score sheets side by side.

mod sheets;

use maud::{Markup, html};
use table::Lang;

use crate::chart::{Curve, Plot};
use crate::day::date;
use crate::emblem::emblem;
use crate::layout::page;
use crate::view::{Compared, Filter, Frame, GameResults, PlayedGame, Ranked, Record, Results, Row, Tally};
use crate::words::{fill, game_title, number, say, words};

pub use sheets::sheets;

/// The page of results.
pub fn results(frame: &Frame<'_>, view: &Results) -> Markup {
    let lang = frame.lang;
    let body = html! {
        main id="content" class="results" {
            h1 { (say(lang, "results-title")) }
            p class="lead" { (say(lang, "results-lead")) }
            (filters(lang, view))
            @if view.total.games == 0 {
                p class="empty" {
                    (say(lang, if view.query.is_empty() { "results-none" } else { "results-none-such" }))
                }
            } @else {
                (tiles(lang, view))
                div class="pair" {
                    (table(lang, "by-game", &say(lang, "results-by-game"), &say(lang, "results-game"), &view.by_game))
                    (table(lang, "by-opponent", &say(lang, "results-by-opponent"), &say(lang, "results-with"), &view.by_opponent))
                }
                @for game in &view.games { (game_results(lang, game)) }
                (files(lang, view))
            }
        }
    };
    page(frame, &say(lang, "results-title"), "plain", &html! {}, &body)
}

/// What is shown: a form that needs no script.
fn filters(lang: Lang, view: &Results) -> Markup {
    let select = |filter: &Filter| {
        let id = format!("filter-{}", filter.key);
        html! {
            div class="field" {
                label for=(id) { (say(lang, &format!("results-{}", filter.key))) }
                select id=(id) name=(filter.key) {
                    option value="" { (say(lang, "results-all")) }
                    @for (value, name) in &filter.values {
                        option value=(value) selected[*value == filter.chosen] { (name) }
                    }
                }
            }
        }
    };
    html! {
        form class="filters" method="get" action="/results" {
            @for filter in view.filters.iter().filter(|filter| !filter.values.is_empty()) { (select(filter)) }
            p class="row" {
                button class="button" { (say(lang, "results-show")) }
                @if !view.query.is_empty() { a class="button" href="/results" { (say(lang, "results-reset")) } }
            }
        }
    }
}

/// The figures that one looks for first.
fn tiles(lang: Lang, view: &Results) -> Markup {
    let Tally { games, wins, points } = view.total;
    let tile = |key: &str, value: String| html! { div { dt { (say(lang, key)) } dd { (value) } } };
    html! {
        dl class="tiles" {
            (tile("results-games", games.to_string()))
            (tile("results-wins", format!("{wins} ({})", share(lang, wins, games))))
            @if let Some(points) = points {
                (tile("results-mean", decimal(lang, points.mean)))
                (tile("results-best", points.best.to_string()))
            }
            (tile("results-streak", view.streaks.0.to_string()))
            @if view.streaks.1 > 1 { (tile("results-streak-now", view.streaks.1.to_string())) }
        }
    }
}

/// Some rows of figures.
fn table(lang: Lang, id: &str, title: &str, what: &str, rows: &[Row]) -> Markup {
    // Points of different games cannot be compared: only where every row has them there are columns for them.
    let points = rows.iter().all(|row| row.tally.points.is_some());
    html! {
        section class="panel" aria-labelledby=(id) {
            h2 id=(id) { (title) }
            div class="scroll" tabindex="0" role="group" aria-labelledby=(id) {
                table class="figures" {
                    thead {
                        tr {
                            th scope="col" { (what) }
                            th scope="col" { (say(lang, "results-games")) }
                            th scope="col" { (say(lang, "results-wins")) }
                            @if points {
                                th scope="col" { (say(lang, "results-mean")) }
                                th scope="col" { (say(lang, "results-best")) }
                                th scope="col" { (say(lang, "results-worst")) }
                            }
                        }
                    }
                    tbody { @for row in rows { (figures(lang, row, points)) } }
                }
            }
        }
    }
}

fn figures(lang: Lang, row: &Row, points: bool) -> Markup {
    let Tally { games, wins, points: scored } = row.tally;
    html! {
        tr {
            th scope="row" {
                @match &row.link {
                    Some(link) => a href=(link) { (row.name) },
                    None => (row.name),
                }
                @if let Some(note) = &row.note { " " span class="tag" { (note) } }
            }
            td { (games) }
            td { (wins) " " span class="muted" { "(" (share(lang, wins, games)) ")" } }
            @if let Some(scored) = scored.filter(|_| points) {
                td { (decimal(lang, scored.mean)) } td { (scored.best) } td { (scored.worst) }
            }
        }
    }
}

/// Everything about one game.
fn game_results(lang: Lang, game: &GameResults) -> Markup {
    let title = game_title(lang, game.name);
    let id = |part: &str| format!("{}-{part}", game.name);
    let plays = game.plays.as_deref().unwrap_or_default();
    html! {
        section class="of-game" aria-labelledby=(id("title")) {
            header class="of-game-head" { (emblem(game.name)) h2 id=(id("title")) { (title) } }
            div class="pair" {
                @if !game.course.is_empty() { (course(lang, game)) }
                @if !game.records.is_empty() { (records(lang, &id("records"), &game.records)) }
            }
            div class="pair" {
                @if !game.by_play.is_empty() {
                    (table(lang, &id("plays"), &fill(lang, "results-by-play", &[("what", words(plays))]), plays, &game.by_play))
                }
                @if !game.by_option.is_empty() {
                    (table(lang, &id("options"), &say(lang, "results-by-option"), &say(lang, "results-option"), &game.by_option))
                }
            }
            (played(lang, game))
        }
    }
}

/// Own points and the best of the others, from game to game.
fn course(lang: Lang, game: &GameResults) -> Markup {
    let curve = |class: &str, key: &str, points: &dyn Fn(&Compared) -> Option<i32>| Curve {
        class: class.to_owned(),
        name: say(lang, key),
        points: game.course.iter().enumerate().filter_map(|(at, each)| Some((at, points(each)?))).collect(),
    };
    let mut curves = vec![curve("n1 mine", "results-mine", &|each| Some(each.mine))];
    if game.course.iter().any(|each| each.best_other.is_some()) {
        curves.push(curve("n2 others", "results-others", &|each| each.best_other));
    }
    let id = format!("{}-course", game.name);
    let plot =
        Plot { id: &id, curves, marks: marks(lang, &game.course), now: None, dots: game.course.len() <= 60 };
    let points: Vec<String> = game.course.iter().map(|each| each.mine.to_string()).collect();
    let told = format!("{}: {}", say(lang, "results-course"), points.join(", "));
    html! {
        figure class="chart panel" id=(id) {
            figcaption { (say(lang, "results-course")) }
            (plot.draw(&told))
        }
    }
}

/// A few games with their dates, far enough from each other to be read.
fn marks(lang: Lang, course: &[Compared]) -> Vec<(usize, String)> {
    let every = course.len().div_ceil(4).max(1);
    let mut marks: Vec<(usize, String)> = Vec::new();
    for (at, each) in course.iter().enumerate().step_by(every) {
        let day = date(lang, each.ended);
        if marks.last().is_none_or(|(_, last)| *last != day) {
            marks.push((at, day));
        }
    }
    marks
}

fn records(lang: Lang, id: &str, records: &[Record]) -> Markup {
    html! {
        section class="panel" aria-labelledby=(id) {
            h3 id=(id) { (say(lang, "results-records")) }
            ul class="records" {
                @for record in records {
                    li {
                        span { (record.what) }
                        strong { (record.amount) }
                        @if let Some((table, ended, words)) = &record.game {
                            a class="small" href={ "/t/" (table) "/replay" } {
                                (date(lang, *ended)) @if !words.is_empty() { " · " (words) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The games with the ways to them, to be laid side by side.
fn played(lang: Lang, game: &GameResults) -> Markup {
    let id = format!("{}-games", game.name);
    html! {
        section class="panel" aria-labelledby=(id) {
            h3 id=(id) { (say(lang, "results-list")) }
            form method="get" action="/results/sheets" {
                ul class="played" { @for each in &game.played { (entry(lang, each)) } }
                @if game.more > 0 {
                    p class="muted small" { (fill(lang, "results-more", &[("count", number(game.more as usize))])) }
                }
                p class="row" {
                    button class="button" { (say(lang, "results-compare")) }
                    span class="muted small" { (say(lang, "results-compare.text")) }
                }
            }
        }
    }
}

fn entry(lang: Lang, game: &PlayedGame) -> Markup {
    let id = &game.id;
    let day = date(lang, game.ended);
    html! {
        li class=[game.won.then_some("won")] {
            input type="checkbox" name="t" value=(id) id={ "pick-" (id) };
            label for={ "pick-" (id) } {
                span class="when" {
                    (day) " "
                    @if game.won { span class="tag green" { (say(lang, "results-won")) } }
                    @if let Some(handicap) = &game.handicap { " " span class="tag" { (handicap) } }
                }
                span class="ranking" {
                    @for (index, each) in game.ranking.iter().enumerate() {
                        @if index > 0 { ", " }
                        (someone(each))
                    }
                }
            }
            span class="ways" {
                a href={ "/t/" (id) "/replay" } { (say(lang, "to-replay")) }
                a href={ "/t/" (id) "/log" } download { (say(lang, "results-log")) }
                a href={ "/t/" (id) "/export" } download { "JSON" }
            }
        }
    }
}

fn someone(each: &Ranked) -> Markup {
    let name = html! {
        (each.name)
        @if let Some(plays) = &each.plays { " (" (plays) ")" }
        " " b { (each.points) }
    };
    html! { @if each.mine { strong class="mine" { (name) } } @else { (name) } }
}

fn files(lang: Lang, view: &Results) -> Markup {
    html! {
        section class="panel" aria-labelledby="files" {
            h2 id="files" { (say(lang, "results-files")) }
            p class="muted" { (say(lang, "results-files.text")) }
            p class="row" {
                a class="button" href={ "/results.csv" (view.query) } download { (say(lang, "results-csv")) }
                a class="button" href={ "/results.json" (view.query) } download { (say(lang, "results-json")) }
            }
        }
    }
}

/// A part of a whole in per cent.
fn share(lang: Lang, part: u32, whole: u32) -> String {
    let hundredths = f64::from(part) * 100.0 / f64::from(whole.max(1));
    fill(lang, "results-percent", &[("share", number(hundredths.round() as usize))])
}

/// A number with one digit behind the point, or the comma.
fn decimal(lang: Lang, value: f64) -> String {
    let text = format!("{value:.1}");
    match lang {
        Lang::En => text,
        Lang::De => text.replace('.', ","),
    }
}
