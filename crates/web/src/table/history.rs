//! What happened: the log, and what the others did since the last own turn.

use maud::{Markup, html};
use table::{Lang, Line, Seat};

use super::Context;
use super::cards::told_chips;
use crate::view::{TableView, Turn};
use crate::words::{fill, number, say};

/// The log, the latest on top, round by round.
pub(super) fn log(context: &Context<'_>, view: &TableView<'_>) -> Markup {
    let lang = context.frame.lang;
    let first_new = view.history.len().saturating_sub(view.since);
    let told: Vec<(usize, &Turn)> =
        view.history.iter().enumerate().filter(|(_, turn)| !turn.lines.is_empty()).collect();
    html! {
        section id="side-log" class="side log" role="tabpanel" aria-label=(say(lang, "tab-log"))
            data-side="side-log" {
            p class="row tight" {
                a class="button small" href={ "/t/" (view.id) "/replay" } { (say(lang, "to-replay")) }
            }
            @if told.is_empty() { p id="log-empty" class="empty" { (say(lang, "log-empty")) } }
            ol id="log" class="turns" reversed {
                @for (place, (index, turn)) in told.iter().enumerate().rev() {
                    @let last_of_round = told.get(place + 1).is_none_or(|(_, next)| next.round != turn.round);
                    @if last_of_round {
                        li id={ "log-round-" (turn.round) "-" (turn.from) } class="round-line" {
                            (round_name(lang, turn.round))
                        }
                    }
                    (entry(context, turn, "turn", view.me.is_some() && *index >= first_new))
                }
            }
        }
    }
}

/// What a round is called.
pub(crate) fn round_name(lang: Lang, round: u32) -> String {
    if round == 0 {
        say(lang, "round-setup")
    } else {
        fill(lang, "round", &[("number", number(round as usize))])
    }
}

/// A turn; a click shows where it happened.
fn entry(context: &Context<'_>, turn: &Turn, prefix: &str, new: bool) -> Markup {
    let own = context.people.sitter(turn.seat).is_some_and(|sitter| sitter.mine);
    html! {
        li id={ (prefix) "-" (turn.from) } class=[new.then_some("new")] data-from=(turn.from) data-own=[own.then_some("")] {
            button type="button" class="told" data-places=(turn.places()) title=(context.say("show-where")) {
                (context.people.disc(turn.seat))
                span {
                    b { (name(context, turn.seat)) } " "
                    @for (index, told) in turn.lines.iter().enumerate() {
                        @if index > 0 { "; " }
                        (line(context, &told.line, turn.seat))
                    }
                }
            }
        }
    }
}

/// What a seat plays, or who sits there.
fn name(context: &Context<'_>, seat: Seat) -> String {
    context.people.label(seat).map_or_else(|| context.people.name(seat), str::to_owned)
}

/// A line of what happened, in a turn of `of`: whoever else it concerns is named.
pub(crate) fn line(context: &Context<'_>, line: &Line, of: Seat) -> Markup {
    html! {
        @if let Some(other) = line.seat.filter(|seat| *seat != of) { b { (name(context, other)) } " " }
        (line.text)
        @let costs = !line.paid.is_empty() || !line.gained.is_empty();
        @if costs { " " }
        (told_chips(context.frame.lang, context.kind, &line.paid, &line.gained))
    }
}

/// What others did since the last own turn.
fn news<'a>(view: &TableView<'a>) -> impl Iterator<Item = &'a Turn> {
    let from = view.history.len().saturating_sub(view.since);
    let me = view.me;
    view.history[from..]
        .iter()
        .filter(move |turn| me.is_some() && Some(turn.seat) != me && !turn.lines.is_empty())
}

/// What the others did meanwhile, over a corner of the board.
pub(super) fn since(context: &Context<'_>, view: &TableView<'_>) -> Markup {
    html! {
        div id="since" class="since" {
            @if !context.over() && news(view).next().is_some() {
                details id="since-turns" data-keep open {
                    summary { (context.say("since")) }
                    ol class="turns" { @for turn in news(view) { (entry(context, turn, "since", false)) } }
                }
            }
        }
    }
}
