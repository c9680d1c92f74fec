//! How a game ended: winners and points by source.

use maud::{Markup, html};
use table::{GameKind, Lang, ScoreSheet, Seat};

use super::Context;
use crate::seats::People;
use crate::words::{fill, of_game, say, words};

/// The result of a game that is over.
pub(super) fn result(context: &Context<'_>, id: &str) -> Markup {
    let lang = context.frame.lang;
    let scores = context.game.scores();
    let names: Vec<String> = scores.winners.iter().map(|seat| context.people.full_name(*seat)).collect();
    let key = if names.len() == 1 { "won" } else { "won-together" };
    html! {
        div id="result" class="result" {
            h2 { (fill(lang, key, &[("names", words(names.join(", ")))])) }
            p class="row" {
                a class="button primary" href={ "/t/" (id) "/replay" } { (say(lang, "to-replay")) }
                a class="button" href={ "/new/" (context.kind.name) } { (say(lang, "again")) }
                a class="button" href="/" { (say(lang, "nav-home")) }
            }
            (sheet(lang, context.kind, &context.people, &scores))
        }
    }
}

/// Points by source and seat.
pub(crate) fn sheet(lang: Lang, kind: &GameKind, people: &People<'_>, scores: &ScoreSheet) -> Markup {
    let seats = || scores.seats.seats();
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
                        @for seat in seats() {
                            th scope="col" { (people.disc(seat)) " " (people.name(seat)) }
                        }
                    }
                    tr id="sheet-total" class="total" {
                        th scope="row" { (say(lang, "total")) }
                        @for seat in seats() {
                            td class={ @if scores.winners.contains(&seat) { "best" } } {
                                (scores.seats[seat].total)
                            }
                        }
                    }
                }
                tbody id="sheet-rows" {
                    @for source in &scores.sources {
                        tr id={ "sheet-" (source) } {
                            th scope="row" {
                                (of_game(kind, lang, &format!("source-{source}")).unwrap_or_else(|| source.clone()))
                            }
                            @for seat in seats() {
                                td { @if let Some(points) = from(seat, source) { (points) } }
                            }
                        }
                    }
                }
            }
        }
    }
}
