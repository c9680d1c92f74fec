//! What happened: the log, and what the others did since the last own turn.

use maud::{Markup, html};
use table::Lang;

use super::Scene;
use crate::view::{TableView, Turn};
use crate::words::{fill, number, say};

/// The log, the latest on top, round by round.
pub(super) fn log(scene: &Scene<'_>, view: &TableView<'_>) -> Markup {
    let lang = scene.frame.lang;
    html! {
        section id="side-log" class="side log" role="tabpanel" aria-label=(say(lang, "tab-log"))
            data-side="side-log" {
            p class="row tight" {
                a class="button small" href={ "/t/" (view.id) "/replay" } { (say(lang, "to-replay")) }
            }
            @if view.log.is_empty() { p id="log-empty" class="empty" { (say(lang, "log-empty")) } }
            ol id="log" class="turns" reversed {
                @for (index, turn) in view.log.iter().enumerate().rev() {
                    @let last_of_round = view.log.get(index + 1).is_none_or(|next| next.round != turn.round);
                    @if last_of_round {
                        li id={ "log-round-" (turn.round) "-" (turn.from) } class="round-line" {
                            (round_name(lang, turn.round))
                        }
                    }
                    (line(scene, turn, "turn", view.me.is_some() && index + view.since >= view.log.len()))
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

/// A turn in one line; a click shows where it happened.
fn line(scene: &Scene<'_>, turn: &Turn, prefix: &str, new: bool) -> Markup {
    let places = turn.places.join(" ");
    let own = scene.people.sitter(turn.seat).is_some_and(|sitter| sitter.mine);
    html! {
        li id={ (prefix) "-" (turn.from) } class=[new.then_some("new")] data-from=(turn.from) data-own=[own.then_some("")] {
            button type="button" class="told" data-places=(places) title=(scene.say("show-where")) {
                (scene.people.disc(turn.seat))
                span {
                    b { (scene.people.label(turn.seat).map_or_else(|| scene.people.name(turn.seat), str::to_owned)) } " " (turn.moves.join("; "))
                }
            }
        }
    }
}

/// The turns of others since the last own one: how many of the log are new.
fn news<'a>(view: &TableView<'a>) -> impl Iterator<Item = &'a Turn> {
    let from = view.log.len().saturating_sub(view.since);
    let me = view.me;
    view.log[from..].iter().filter(move |turn| me.is_some() && Some(turn.seat) != me)
}

/// What the others did meanwhile, over a corner of the board.
pub(super) fn since(scene: &Scene<'_>, view: &TableView<'_>) -> Markup {
    html! {
        div id="since" class="since" {
            @if !scene.over() && news(view).next().is_some() {
                details id="since-turns" data-keep open {
                    summary { (scene.say("since")) }
                    ol class="turns" { @for turn in news(view) { (line(scene, turn, "since", false)) } }
                }
            }
        }
    }
}
