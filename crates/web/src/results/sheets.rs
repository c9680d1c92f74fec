//! Score sheets side by side.

use maud::{Markup, html};

use crate::day::date;
use crate::emblem::emblem;
use crate::layout::page;
use crate::view::{Frame, PlayedGame, Ranked, Sheets};
use crate::words::{fill, game_title, say, words};

/// The score sheets of some games of one kind side by side: a group of columns for every game, the own one marked.
pub fn sheets(frame: &Frame<'_>, view: &Sheets) -> Markup {
    let lang = frame.lang;
    let title = fill(lang, "sheets-title", &[("game", words(game_title(lang, &view.game)))]);
    let body = html! {
        main id="content" class="results wide" {
            header class="of-game-head" { (emblem(&view.game)) h1 { (title) } }
            @if let Some(note) = &view.note { p class="hint" { (note) } }
            div class="scroll panel" tabindex="0" role="group" aria-label=(title) { (sheet(frame, view)) }
            p class="row" { a class="button" href="/results" { (say(lang, "sheets-back")) } }
        }
    };
    page(frame, &title, "plain", &html! {}, &body)
}

fn sheet(frame: &Frame<'_>, view: &Sheets) -> Markup {
    let lang = frame.lang;
    let seats = || view.games.iter().flat_map(|game| game.ranking.iter().enumerate());
    let class = |(index, seat): (usize, &Ranked)| {
        let own = if seat.mine { "own" } else { "" };
        if index == 0 { format!("first {own}") } else { own.to_owned() }
    };
    html! {
        table class="sheets" {
            thead {
                tr {
                    td {}
                    @for game in &view.games {
                        th scope="colgroup" colspan=(game.ranking.len()) class="first" { (head(frame, game)) }
                    }
                }
                tr {
                    th scope="col" { (say(lang, "source")) }
                    @for (index, seat) in seats() {
                        th scope="col" class=(class((index, seat))) {
                            (seat.name)
                            @if let Some(plays) = &seat.plays { small { (plays) } }
                            @else if let Some(kind) = &seat.kind { small { (kind) } }
                        }
                    }
                }
            }
            tbody {
                @for (row, source) in view.sources.iter().enumerate() {
                    tr {
                        th scope="row" { (source) }
                        @for (index, seat) in seats() {
                            td class=(class((index, seat))) {
                                @if let Some(points) = seat.sources.get(row).copied().flatten() { (points) }
                            }
                        }
                    }
                }
                tr class="total" {
                    th scope="row" { (say(lang, "total")) }
                    @for (index, seat) in seats() {
                        td class=(class((index, seat))) {
                            @if seat.won { strong class="best" { (seat.points) } } @else { (seat.points) }
                        }
                    }
                }
            }
        }
    }
}

fn head(frame: &Frame<'_>, game: &PlayedGame) -> Markup {
    let lang = frame.lang;
    html! {
        a href={ "/t/" (game.id) "/replay" } { (date(lang, game.ended)) }
        @if game.won { " " span class="tag green" { (say(lang, "results-won")) } }
    }
}
