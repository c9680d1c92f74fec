//! How a game ended: winners, what ended it, and points by source.

use maud::{Markup, html};
use table::{ScoreSheet, Seat};

use super::Context;
use crate::words::{fill, say, words};

/// The result of a game that is over.
pub(super) fn result(context: &Context<'_>, id: &str) -> Markup {
    let lang = context.frame.lang;
    let scores = &context.scores;
    let names: Vec<String> = scores.winners.iter().map(|seat| context.people.full_name(*seat)).collect();
    let key = if names.len() == 1 { "won" } else { "won-together" };
    html! {
        div id="result" class="result" {
            header class="result-head" {
                h2 { (fill(lang, key, &[("names", words(names.join(", ")))])) }
                a class="button primary" href={ "/t/" (id) "/replay" } { (say(lang, "to-replay")) }
                a class="button" href={ "/t/" (id) "/analysis" } { (say(lang, "to-analysis")) }
                a class="button" href={ "/new/" (context.kind.name) "?like=" (id) } { (say(lang, "again")) }
                a class="button" href="/results" { (say(lang, "nav-results")) }
                a class="button" href="/" { (say(lang, "nav-home")) }
                button type="button" class="button" data-fold aria-controls="result-sheet" {
                    span class="to-board" { (say(lang, "fold")) } span class="to-result" { (say(lang, "unfold")) }
                }
            }
            ul id="verdict" class="verdict" {
                @for told in context.game.verdict(lang) {
                    li {
                        @if let Some(seat) = told.seat { (context.people.disc(seat)) " " b { (context.people.name(seat)) } " " }
                        (told.text)
                    }
                }
            }
            div id="result-sheet" { (sheet(context, scores)) }
        }
    }
}

/// Points by source and seat, the best first.
pub(crate) fn sheet(context: &Context<'_>, scores: &ScoreSheet) -> Markup {
    let lang = context.frame.lang;
    let mut seats: Vec<Seat> = scores.seats.seats().collect();
    seats.sort_by_key(|seat| (!scores.winners.contains(seat), -scores.seats[*seat].total));
    let from = |seat: Seat, source: &str| {
        scores.seats[seat].sources.iter().find(|(name, _)| name == source).map(|(_, points)| *points)
    };
    html! {
        div class="scroll" {
            table id="sheet" class="sheet" {
                caption class="unseen" { (say(lang, "sheet-title")) }
                thead {
                    tr {
                        th scope="col" { (say(lang, "source")) }
                        @for seat in &seats {
                            th scope="col" { (context.people.disc(*seat)) " " (context.people.name(*seat)) }
                        }
                    }
                }
                tbody id="sheet-rows" {
                    @for source in &scores.sources {
                        tr id={ "sheet-" (source) } {
                            th scope="row" { (context.game.source(source, lang)) }
                            @for seat in &seats { td { @if let Some(points) = from(*seat, source) { (points) } } }
                        }
                    }
                    tr id="sheet-total" class="total" {
                        th scope="row" { (say(lang, "total")) }
                        @for seat in &seats {
                            td class=[scores.winners.contains(seat).then_some("best")] {
                                (scores.seats[*seat].total)
                            }
                        }
                    }
                }
            }
        }
    }
}
