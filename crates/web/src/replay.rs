//! A game move by move.

use maud::{Markup, html};
use table::Lang;

use crate::agreement::layout_code;
use crate::chart::chart;
use crate::layout::page;
use crate::table::{Context, board, head, line, mats, round_name, sheet, sides};
use crate::view::{Frame, PlayOn, ReplayView, Turn};
use crate::words::{fill, game_title, number, say, words};

/// The whole page.
pub fn replay(frame: &Frame<'_>, view: &ReplayView<'_>) -> Markup {
    replay_around(frame, view.kind, &replay_live(frame, view))
}

/// The whole page around what [`replay_live`] has drawn.
pub fn replay_around(frame: &Frame<'_>, kind: &table::GameKind, live: &Markup) -> Markup {
    let game = game_title(frame.lang, kind.name);
    let title = fill(frame.lang, "replay-title", &[("game", words(game))]);
    let body = html! { ((kind.symbols)()) (live) };
    page(frame, &title, "at-replay", &head(kind), &body)
}

/// Everything of the page that changes with the position: `<main id="replay">`.
pub fn replay_live(frame: &Frame<'_>, view: &ReplayView<'_>) -> Markup {
    let lang = frame.lang;
    let context = Context::still(frame, view);
    let markup = html! {
        main id="replay" class="table replay" data-table=(view.id) data-at=(view.at) data-of=(view.of) {
            (context.bar())
            (board(&context))
            (mats(&context))
            (sides(&context))
            section id="steps" class="steps" aria-label=(say(lang, "replay-steps")) {
                (told(&context, view))
                (controls(frame, view))
                (slider(frame, view))
            }
            div id="study" class="study" {
                section id="course" class="panel" { (chart(lang, &context.people, view.course, view.at)) }
                section id="sources" class="panel" {
                    h2 { (say(lang, "replay-sources")) }
                    (sheet(&context, view.scores))
                }
                section id="take-along" class="panel" {
                    h2 { (say(lang, "replay-files")) }
                    p class="row" {
                        (downloads(lang, view.id))
                        @if view.study { a class="button" href="/import" { (say(lang, "import-others")) } }
                        @else { a class="button" href={ "/t/" (view.id) } { (say(lang, "replay-table")) } }
                    }
                    (layout_code(lang, view.game))
                }
                section id="proof" class="panel" { (proof(lang, view)) }
            }
        }
    };
    context.people.named(&markup)
}

/// The game to take home.
pub(crate) fn downloads(lang: Lang, id: &str) -> Markup {
    html! {
        a class="button" href={ "/t/" (id) "/log" } download { (say(lang, "replay-log")) }
        a class="button" href={ "/t/" (id) "/export" } download { (say(lang, "replay-export")) }
    }
}

/// What chance followed from.
fn proof(lang: Lang, view: &ReplayView<'_>) -> Markup {
    let given = fill(lang, "replay-given", &[("given", number(view.given))]);
    html! {
        h2 { (say(lang, "replay-proof")) }
        @if view.study && view.given >= view.of { p { (say(lang, "replay-elsewhere")) } }
        @else {
            @if view.given > 0 { p { (given) } }
            @match &view.seed {
                Ok(seed) => { p { (say(lang, "replay-seed")) } code class="hash" { (seed) } }
                Err(commitment) => {
                    p { (say(lang, "replay-commitment")) } code class="hash" { (commitment) }
                }
            }
        }
    }
}

/// The way on from this position.
fn play_on(lang: Lang, view: &ReplayView<'_>) -> Markup {
    html! {
        p id="play-on" class="play-on" {
            @match view.play_on {
                PlayOn::Yes => {
                    a id="play-on-link" class="link" href={ "/t/" (view.id) "/on?at=" (view.at) } { (say(lang, "play-on")) }
                }
                PlayOn::Hidden => span class="muted small" { (say(lang, "play-on-hidden")) },
                PlayOn::Over => span class="muted small" { (say(lang, "play-on-over")) },
            }
            @if view.open {
                " " a id="analysis-link" class="link" href={ "/t/" (view.id) "/analysis" } { (say(lang, "to-analysis")) }
            }
        }
    }
}

/// The turn that the position belongs to.
fn turn_at<'a>(view: &ReplayView<'a>) -> Option<&'a Turn> {
    view.turns.iter().find(|turn| (turn.from..=turn.to).contains(&view.at))
}

/// What happened at this move.
fn told(context: &Context<'_>, view: &ReplayView<'_>) -> Markup {
    let lang = context.frame.lang;
    html! {
        div id="told" class="told-now" {
            div id="told-head" class="told-head" {
                p id="told-at" class="muted small" {
                    (fill(lang, "replay-at", &[("at", number(view.at)), ("of", number(view.of))]))
                }
                (play_on(lang, view))
            }
            @if let Some(turn) = turn_at(view) {
                p id="told-who" class="whose" {
                    (context.people.disc(turn.seat)) " " (context.people.full_name(turn.seat))
                }
                ol id="told-moves" class="told-moves" tabindex="0" data-flash=(turn.places()) {
                    @for (index, told) in turn.lines.iter().enumerate() {
                        li id={ "told-" (turn.from) "-" (index + 1) } value=(told.at)
                            class={ @if told.at == view.at { "now" } @else if told.at > view.at { "later" } } {
                            (line(context, &told.line, turn.seat))
                        }
                    }
                }
            } @else { p id="told-who" { (say(lang, "replay-start")) } }
        }
    }
}

/// A link to another position; scripts move the slider there instead.
fn step(view: &ReplayView<'_>, id: &str, to: Option<usize>, name: &str, sign: &str) -> Markup {
    match to.filter(|to| *to != view.at) {
        Some(to) => html! {
            a id=(id) class="button step" href={ "/t/" (view.id) "/replay?at=" (to) } data-at=(to) title=(name)
                aria-label=(name) {
                (sign_of(sign))
            }
        },
        None => {
            html! {
                a id=(id) class="button step off" role="link" aria-disabled="true" title=(name)
                    aria-label=(name) {
                    (sign_of(sign))
                }
            }
        }
    }
}

/// The signs on the buttons, drawn: not every font has them.
fn sign_of(name: &str) -> Markup {
    let d = match name {
        "first" => "M5 4v12M16 4l-8 6 8 6z",
        "last" => "M15 4v12M4 4l8 6-8 6z",
        "back" => "M13 4l-7 6 7 6z",
        "on" => "M7 4l7 6-7 6z",
        "back-turn" => "M10 4l-7 6 7 6zM17 4l-7 6 7 6z",
        "on-turn" => "M10 4l7 6-7 6zM3 4l7 6-7 6z",
        "play" => "M5 3l12 7-12 7z",
        _ => "M6 4v12M14 4v12",
    };
    html! { svg class={ "sign-of " (name) } viewBox="0 0 20 20" aria-hidden="true" { path d=(d) {} } }
}

fn controls(frame: &Frame<'_>, view: &ReplayView<'_>) -> Markup {
    let lang = frame.lang;
    let back = view.turns.iter().rev().map(|turn| turn.from - 1).find(|at| *at < view.at);
    let on = view.turns.iter().map(|turn| turn.to).find(|at| *at > view.at);
    let mut rounds: Vec<(u32, usize)> = Vec::new();
    for turn in view.turns {
        if rounds.last().is_none_or(|(round, _)| *round != turn.round) {
            rounds.push((turn.round, turn.from));
        }
    }
    let round = view.game.round();
    let many = rounds.len() > 8;
    html! {
        div id="controls" class="controls" {
            (step(view, "step-first", Some(0), &say(lang, "step-first"), "first"))
            (step(view, "step-back-turn", back, &say(lang, "step-back-turn"), "back-turn"))
            (step(view, "step-back", view.at.checked_sub(1), &say(lang, "step-back"), "back"))
            button type="button" id="play" class="button step" data-play title=(say(lang, "step-play"))
                aria-label=(say(lang, "step-play")) {
                (sign_of("play")) (sign_of("pause"))
            }
            (step(view, "step-on", (view.at < view.of).then_some(view.at + 1), &say(lang, "step-on"), "on"))
            (step(view, "step-on-turn", on, &say(lang, "step-on-turn"), "on-turn"))
            (step(view, "step-last", Some(view.of), &say(lang, "step-last"), "last"))
        }
        nav id="rounds" aria-label=(say(lang, "replay-rounds")) {
            @for (each, from) in rounds {
                a id={ "round-link-" (each) } class={ "button small" @if each == round { " on" } }
                    href={ "/t/" (view.id) "/replay?at=" (from) } data-at=(from) title=(round_name(lang, each)) {
                    @if many && each > 0 { (each) } @else { (round_name(lang, each)) }
                }
            }
        }
    }
}

/// Where in the game one is; with scripts it fetches only what is different elsewhere.
fn slider(frame: &Frame<'_>, view: &ReplayView<'_>) -> Markup {
    html! {
        form id="slide" class="slide" method="get" action={ "/t/" (view.id) "/replay" }
            hx-get={ "/t/" (view.id) "/replay/step" } hx-swap="none" {
            input id="slide-from" type="hidden" name="from" value=(view.at);
            label for="at" class="unseen" { (say(frame.lang, "replay-slider")) }
            input id="at" type="range" name="at" min="0" max=(view.of) value=(view.at);
            button class="button small no-js" { (say(frame.lang, "replay-go")) }
        }
    }
}
