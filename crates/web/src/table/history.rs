//! What happened: the log, and what the others did since the last own turn.

use maud::{Markup, html};
use table::{Lang, Line, Seat};

use super::Context;
use super::cards::told_chips;
use super::talk::talk;
use crate::view::{HistoryLine, TableView, Turn};
use crate::words::{fill, number, say};

/// So many lines stand in the log, and whatever has happened since the last own turn. Turns before them are in the replay: a page
/// must not grow with the game.
const SHOWN: usize = 150;

/// The log, the latest on top, round by round.
pub(super) fn log(context: &Context<'_>, view: &TableView<'_>) -> Markup {
    let lang = context.frame.lang;
    let first_new = view.history.len().saturating_sub(view.since);
    let told: Vec<(usize, &Turn)> =
        view.history.iter().enumerate().filter(|(_, turn)| !turn.lines.is_empty()).collect();
    let mut later = 0;
    let earlier = told.iter().rposition(|(index, turn)| {
        let enough = later >= SHOWN && *index < first_new;
        later += turn.lines.len();
        enough
    });
    let (earlier, told) = told.split_at(earlier.map_or(0, |index| index + 1));
    let rounds = told.chunk_by(|(_, one), (_, next)| one.round == next.round);
    html! {
        section id="side-log" class="log" aria-label=(say(lang, "tab-log")) {
            header class="log-head" {
                h2 { (say(lang, "tab-log")) }
                a class="button small" href={ "/t/" (view.id) "/replay" } { (say(lang, "to-replay")) }
                button type="button" class="tool" data-log title=(say(lang, "close")) aria-label=(say(lang, "close")) { "×" }
            }
            (talk(context, view))
            @if told.is_empty() { p id="log-empty" class="empty" { (say(lang, "log-empty")) } }
            ol id="log" class="turns" reversed {
                @for turns in rounds.rev() {
                    @let (_, first) = turns[0];
                    li id={ "log-round-" (first.from) } class="round-line" { (round_name(lang, first.round)) }
                    @for (index, turn) in turns.iter().rev() {
                        (entry(context, turn, "turn", view.me.is_some() && *index >= first_new))
                    }
                }
            }
            @if !earlier.is_empty() || view.history.first().is_some_and(|first| first.from > 1) {
                p id="log-earlier" class="empty" {
                    a href={ "/t/" (view.id) "/replay" } { (say(lang, "log-earlier")) }
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

/// A turn; a click shows where it happened. Whoever it concerns has a row of their own, and so has what concerns nobody in
/// particular.
fn entry(context: &Context<'_>, turn: &Turn, prefix: &str, new: bool) -> Markup {
    let own = context.people.sitter(turn.seat).is_some_and(|sitter| sitter.mine);
    let whom = |told: &HistoryLine| told.line.seat;
    html! {
        li id={ (prefix) "-" (turn.from) } class=[new.then_some("new")] data-from=(turn.from) data-own=[own.then_some("")] {
            button type="button" class="told" data-places=(turn.places()) title=(context.say("show-where")) {
                @for row in turn.lines.chunk_by(|one, next| whom(one) == whom(next)) {
                    span class="told-row" {
                        @if let Some(seat) = whom(&row[0]) { (context.people.disc(seat)) }
                        span {
                            @if let Some(seat) = whom(&row[0]) { b { (context.people.name(seat)) } " " }
                            (told_row(context, row))
                        }
                    }
                }
            }
        }
    }
}

/// What one person did, with nothing said twice.
fn told_row(context: &Context<'_>, row: &[HistoryLine]) -> Markup {
    let before = std::iter::once(None).chain(row.iter().map(|told| Some(told.line.text.as_str())));
    html! {
        @for (before, told) in before.zip(row) {
            @let (link, words) = joined(before, &told.line);
            (link) (words) (costs(context, &told.line))
        }
    }
}

/// How a line goes on from the one before it, and with which words: of lines that begin alike up to a colon ("receives income:
/// mine"), the beginning is told once; what has no words, or the same ones again, only adds its chips.
fn joined<'a>(before: Option<&str>, line: &'a Line) -> (&'static str, &'a str) {
    let text = line.text.as_str();
    let Some(before) = before else { return ("", text) };
    let again = text == before && !(line.paid.is_empty() && line.gained.is_empty());
    match text.split_once(": ") {
        _ if text.is_empty() || again => ("", ""),
        Some((head, tail)) if before.strip_prefix(head).is_some_and(|rest| rest.starts_with(": ")) => {
            (", ", tail)
        }
        _ => ("; ", text),
    }
}

/// A line of what happened, in a turn of `of`: whoever else it concerns is named.
pub(crate) fn line(context: &Context<'_>, line: &Line, of: Seat) -> Markup {
    html! {
        @if let Some(other) = line.seat.filter(|seat| *seat != of) { b { (context.people.name(other)) } " " }
        (line.text)
        (costs(context, line))
    }
}

fn costs(context: &Context<'_>, line: &Line) -> Markup {
    html! {
        @if !(line.paid.is_empty() && line.gained.is_empty()) { " " }
        (told_chips(context.frame.lang, context.kind, &line.paid, &line.gained))
    }
}

/// What happened since the last own turn: the turns of others, and what one answered or a standing order did meanwhile.
fn news<'a>(view: &TableView<'a>) -> impl Iterator<Item = &'a Turn> {
    let from = view.history.len().saturating_sub(view.since);
    let me = view.me;
    view.history[from..].iter().filter(move |turn| me.is_some() && !turn.lines.is_empty())
}

/// What happened meanwhile, over a corner of the board.
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
