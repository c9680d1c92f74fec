//! The home page.

use maud::{Markup, html};
use table::{GameKind, Lang};

use crate::emblem::emblem;
use crate::layout::{csrf, page};
use crate::seats::{is_shared, line_of, seat_name, sitter_name};
use crate::view::{Frame, Home, Listed};
use crate::words::{fill, game_blurb, game_title, number, say};

/// The home page.
pub fn home(frame: &Frame<'_>, home: &Home<'_>) -> Markup {
    let lang = frame.lang;
    let body = html! {
        main id="content" class="home" {
            section class="hero" {
                (orbits())
                div class="hero-words" {
                    p class="games-kind" { (say(lang, "home-kind")) }
                    h1 { (say(lang, "home-title")) }
                    p class="lead" { (say(lang, "home-lead")) }
                }
            }
            @if !home.running.is_empty() {
                section aria-labelledby="running" {
                    h2 id="running" { (say(lang, "home-running")) }
                    ul class="lists" { @for table in &home.running { (running(frame, table)) } }
                }
            }
            section aria-labelledby="games" {
                h2 id="games" { (say(lang, "home-games")) }
                p id="quick" class="muted" { (say(lang, "home-quick.text")) }
                div class="games" { @for kind in home.games { (card(frame, kind)) } }
            }
            div class="pair" {
                section aria-labelledby="open" {
                    h2 id="open" { (say(lang, "home-open")) }
                    @if home.open.is_empty() { (nothing(lang, "home-open-none", home.games)) }
                    ul class="lists" { @for table in &home.open { (open(frame, table)) } }
                }
                section aria-labelledby="finished" {
                    h2 id="finished" { (say(lang, "home-finished")) }
                    @if home.finished.is_empty() { p class="empty" { (say(lang, "home-finished-none")) } }
                    p class="row home-ways" {
                        a class="button" href="/results" { (say(lang, "results-title")) }
                        a class="button" href="/import" { (say(lang, "import-title")) }
                    }
                    ul class="lists" { @for table in &home.finished { (finished(frame, table)) } }
                }
            }
        }
    };
    page(frame, &say(lang, "home-title"), "plain", &html! {}, &body)
}

/// A game: what it is, the way into it without questions, and the way with all of them.
fn card(frame: &Frame<'_>, kind: &GameKind) -> Markup {
    let lang = frame.lang;
    let title = game_title(lang, kind.name);
    let range = [("from", number((*kind.seats.start()).into())), ("to", number((*kind.seats.end()).into()))];
    let of_game = |key: &str| format!("{}: {title}", say(lang, key));
    html! {
        article class="game-card" {
            (emblem(kind.name))
            div class="game-words" {
                h3 { (title) }
                @if let Some(text) = game_blurb(lang, kind.name) { p { (text) } }
                p class="muted small" { (fill(lang, "home-players", &range)) }
                div class="row" {
                    form class="quick" method="post" action={ "/new/" (kind.name) "/quick" } {
                        (csrf(frame))
                        button class="button primary" aria-label=(of_game("home-quick"))
                            aria-describedby="quick" {
                            (say(lang, "home-quick"))
                        }
                    }
                    a class="button" href={ "/new/" (kind.name) } aria-label=(of_game("home-new")) {
                        (say(lang, "home-new"))
                    }
                    a class="more" href={ "/rules/" (kind.name) } aria-label=(of_game("home-rules")) {
                        (say(lang, "home-rules"))
                    }
                }
            }
        }
    }
}

/// What stands where nothing is yet: an invitation, and the way to follow it.
fn nothing(lang: Lang, key: &str, games: &[GameKind]) -> Markup {
    html! {
        div class="empty" {
            p { (say(lang, key)) }
            p class="row centred" {
                @for kind in games {
                    a class="button" href={ "/new/" (kind.name) } { (game_title(lang, kind.name)) }
                }
            }
        }
    }
}

fn running(frame: &Frame<'_>, table: &Listed) -> Markup {
    let lang = frame.lang;
    let state = if table.my_turn { "home-my-turn" } else { "home-continue" };
    html! {
        li {
            a class={ "listed" @if table.my_turn { " urgent" } } href={ "/t/" (table.id) } {
                span class="listed-main" {
                    strong { (game_title(lang, &table.game)) }
                    span class="muted" { (line_of(lang, &table.sitters)) }
                }
                span class="listed-side" {
                    span class="muted small" { (table.stage) }
                    span class="go" { (say(lang, state)) }
                }
            }
        }
    }
}

fn open(frame: &Frame<'_>, table: &Listed) -> Markup {
    let lang = frame.lang;
    let free = table.sitters.iter().find(|sitter| sitter.name.is_none() && sitter.bot.is_none());
    let address = free.and_then(|seat| seat.invitation.clone()).unwrap_or_else(|| format!("/t/{}", table.id));
    html! {
        li {
            a class="listed" href=(address) {
                span class="listed-main" {
                    strong { (game_title(lang, &table.game)) }
                    span class="muted" { (line_of(lang, &table.sitters)) }
                }
                span class="listed-side" { span class="go" { (say(lang, "home-join")) } }
            }
        }
    }
}

fn finished(frame: &Frame<'_>, table: &Listed) -> Markup {
    let lang = frame.lang;
    let points = table.points.as_deref().unwrap_or_default();
    let alone = !is_shared(&table.sitters);
    let mut ranking: Vec<_> = table
        .sitters
        .iter()
        .map(|sitter| {
            let name = sitter_name(lang, sitter).unwrap_or_else(|| seat_name(lang, sitter.seat));
            (
                points.get(sitter.seat.index()).copied(),
                if sitter.mine && alone { say(lang, "you") } else { name },
            )
        })
        .collect();
    ranking.sort_by_key(|(points, _)| std::cmp::Reverse(*points));
    html! {
        li {
            a class="listed" href={ "/t/" (table.id) "/replay" } {
                span class="listed-main" {
                    strong { (game_title(lang, &table.game)) }
                    span class="muted" {
                        @for (index, (points, name)) in ranking.iter().enumerate() {
                            @if index > 0 { ", " }
                            (name) @if let Some(points) = points { " " b { (points) } }
                        }
                    }
                }
                span class="listed-side" { span class="go" { (say(lang, "home-replay")) } }
            }
        }
    }
}

/// Where the stars of the picture stand, and how large they are.
const STARS: [(u16, u16, u8); 8] = [
    (30, 40, 2),
    (150, 22, 1),
    (372, 60, 2),
    (250, 300, 2),
    (20, 280, 1),
    (390, 250, 1),
    (120, 90, 1),
    (330, 30, 1),
];

/// The picture of the house.
fn orbits() -> Markup {
    html! {
        svg class="orbits" viewBox="0 0 400 320" aria-hidden="true" {
            g fill="none" stroke="var(--line)" stroke-width="1.5" {
                ellipse cx="200" cy="160" rx="70" ry="28" transform="rotate(-18 200 160)" {}
                ellipse cx="200" cy="160" rx="120" ry="52" transform="rotate(-18 200 160)" {}
                ellipse cx="200" cy="160" rx="178" ry="80" transform="rotate(-18 200 160)"
                    stroke-dasharray="2 7" {}
            }
            circle cx="200" cy="160" r="26" fill="var(--brass)" {}
            g stroke="var(--sky)" stroke-width="2" {
                circle cx="263" cy="128" r="9" fill="#3c7fd6" {}
                circle cx="94" cy="212" r="13" fill="#41a866" {}
                circle cx="312" cy="118" r="11" fill="#c8453a" {}
                circle cx="58" cy="164" r="8" fill="#8457c4" {}
                circle cx="336" cy="176" r="15" fill="#e08434" {}
            }
            g fill="var(--muted)" {
                @for (x, y, r) in STARS {
                    circle cx=(x) cy=(y) r=(r) {}
                }
            }
        }
    }
}
