//! The drawn parts of the table in their places: the board, the mats, and what stands at the side.

use maud::{Markup, html};
use table::{Panel, Seat, Spot};

use super::Scene;
use crate::layout::csrf;
use crate::words::{fill, of_game, say, words};

/// The board in a window that can be moved and enlarged.
pub(crate) fn board(scene: &Scene<'_>) -> Markup {
    let panels = scene.panels.iter().filter(|panel| panel.spot == Spot::Board);
    let button = |key: &str, name: &str, sign: &str| {
        let name = scene.say(name);
        html! { button type="button" class="tool" data-zoom=(key) title=(name) aria-label=(name) { (sign) } }
    };
    html! {
        section id="board-area" class="board-area" aria-label=(scene.say("board")) {
            @for panel in panels {
                div id={ "panel-" (panel.id) } class="viewport" data-viewport tabindex="0" role="group"
                    aria-label=(panel.title) {
                    (panel.body)
                }
            }
            div class="tools" {
                (button("in", "zoom-in", "+")) (button("out", "zoom-out", "−")) (button("fit", "zoom-fit", "⤢"))
            }
            @if let Some(view) = scene.table { (super::history::since(scene, view)) }
        }
    }
}

/// The tabs of the sheet on small screens.
pub(super) fn sheet_tabs(scene: &Scene<'_>) -> Markup {
    let others = scene.game.seats() > 1;
    html! {
        div id="sheet-tabs" class="sheet-tabs" role="tablist" aria-label=(scene.say("sheet"))
            data-tabs="sheet" {
            (tab("act", "acts", &scene.say(if scene.over() { "tab-result" } else { "tab-act" })))
            @if scene.me.is_some() { (tab("me", "mat-own", &scene.say("tab-me"))) }
            @if others { (tab("others", "mats-others", &scene.say("tab-others"))) }
            (tab("board", "sides", &scene.say("tab-board")))
            (tab("log", "side-log", &scene.say("tab-log")))
        }
    }
}

fn tab(value: &str, controls: &str, name: &str) -> Markup {
    html! {
        button type="button" id={ "tab-" (value) } role="tab" data-tab=(value) aria-controls=(controls) {
            (name)
        }
    }
}

/// The mats, the own one first and open.
pub(crate) fn mats(scene: &Scene<'_>) -> Markup {
    let mat = |seat| scene.panels.iter().find(|panel| panel.spot == Spot::Mat(seat));
    let first = scene.me.unwrap_or(Seat::new(0));
    let others: Vec<Seat> = match scene.me {
        Some(me) => me.others(scene.game.seats()).collect(),
        None => Seat::all(scene.game.seats()).collect(),
    };
    html! {
        section id="mats" class="mats" aria-label=(scene.say("mats")) {
            @if scene.me.is_some() {
                div id="mat-own" class="mat-own" {
                    (head(scene, first, false))
                    @if let Some(panel) = mat(first) { div id={ "panel-" (panel.id) } { (panel.body) } }
                    (habits(scene))
                }
            }
            div id="mats-others" class="mats-others" {
                @for (index, seat) in others.into_iter().enumerate() {
                    @if let Some(panel) = mat(seat) {
                        details id={ "details-" (seat) } class="other" data-keep
                            open[scene.me.is_none() && index == 0] {
                            summary { (head(scene, seat, true)) }
                            div id={ "panel-" (panel.id) } { (panel.body) }
                        }
                    }
                }
            }
        }
    }
}

/// Whose mat it is.
fn head(scene: &Scene<'_>, seat: Seat, closed: bool) -> Markup {
    let sitter = scene.people.sitter(seat);
    let points = scene.game.scores().seats.get(seat).map(|score| score.total);
    html! {
        div id={ "head-" (seat) } class="mat-head" {
            (scene.people.disc(seat))
            span class="who" { (scene.people.name(seat)) }
            @if Some(seat) == scene.me { span class="tag brass" { (scene.say("you")) } }
            @else if sitter.is_some_and(|sitter| sitter.bot.is_some()) {
                span class="tag" { (scene.say("bot")) }
            }
            @if let Some(label) = scene.people.label(seat).filter(|_| closed) {
                span class="muted label-of" { (label) }
            }
            @if let Some(points) = points.filter(|_| closed) {
                b class="points" {
                    (fill(scene.frame.lang, "points-short", &[("points", words(points.to_string()))]))
                }
            }
        }
    }
}

/// Questions that the seat can have answered by a rule of its own.
fn habits(scene: &Scene<'_>) -> Markup {
    let lang = scene.frame.lang;
    let Some((view, me)) = scene.table.zip(scene.me) else { return html! {} };
    let all = (scene.kind.habits)();
    if all.is_empty() || scene.over() {
        return html! {};
    }
    let text = |key: &str| of_game(scene.kind, lang, key).unwrap_or_default();
    html! {
        details id="habits" class="habits" data-keep {
            summary { (say(lang, "habits")) }
            p class="muted small" { (say(lang, "habits.text")) }
            @for habit in all {
                @let set = view.habits.iter().find(|(key, _)| *key == habit.key).map(|(_, value)| value.as_str());
                @let set = set.unwrap_or(habit.values[0]);
                form id={ "habit-" (habit.key) } class="habit" method="post"
                    action={ "/t/" (view.id) "/habit" }
                    hx-post={ "/t/" (view.id) "/habit" } hx-trigger="change, submit" hx-swap="none" {
                    (csrf(scene.frame))
                    input type="hidden" name="seat" value=(me);
                    input type="hidden" name="habit" value=(habit.key);
                    label for={ "habit-value-" (habit.key) } { (text(&format!("habit-{}", habit.key))) }
                    select id={ "habit-value-" (habit.key) } name="value" {
                        @for value in habit.values {
                            option value=(value) selected[set == *value] {
                                (text(&format!("habit-{}-{value}", habit.key)))
                            }
                        }
                    }
                    p id={ "habit-text-" (habit.key) } class="muted small" {
                        (text(&format!("habit-{}-{set}.text", habit.key)))
                    }
                    button class="button no-js" { (say(lang, "set")) }
                }
            }
        }
    }
}

/// What stands at the side: one part at a time, and the log.
pub(crate) fn sides(scene: &Scene<'_>) -> Markup {
    let panels: Vec<&Panel> = scene.panels.iter().filter(|panel| panel.spot == Spot::Side).collect();
    html! {
        section id="sides" class="sides" aria-label=(scene.say("sides")) {
            div id="side-tabs" class="tabs" role="tablist" aria-label=(scene.say("sides")) data-tabs="side" {
                @for panel in &panels { (tab(&panel.id, &format!("side-{}", panel.id), &panel.title)) }
                @if scene.table.is_some() {
                    button type="button" id="tab-side-log" role="tab" data-tab="side-log"
                        aria-controls="side-log" {
                        (scene.say("tab-log"))
                    }
                }
            }
            div id="side-panels" class="side-panels" tabindex="0" {
                @for panel in &panels {
                    section id={ "side-" (panel.id) } class="side" role="tabpanel"
                        aria-labelledby={ "tab-" (panel.id) } data-side=(panel.id) {
                        (panel.body)
                    }
                }
                @if let Some(view) = scene.table { (super::history::log(scene, view)) }
            }
        }
    }
}
