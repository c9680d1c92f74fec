//! The drawn parts of the table in their places: the board, the mats, and what stands at the side.

use maud::{Markup, html};
use table::{Panel, Seat, Spot};

use super::Context;
use crate::layout::csrf;
use crate::words::{fill, of_game, say, words};

/// The board in a window that can be moved and enlarged.
pub(crate) fn board(context: &Context<'_>) -> Markup {
    let panels = context.panels.iter().filter(|panel| panel.spot == Spot::Board);
    let button = |key: &str, name: &str, sign: &str| {
        let name = context.say(name);
        html! { button type="button" class="tool" data-zoom=(key) title=(name) aria-label=(name) { (sign) } }
    };
    html! {
        section id="board-area" class="board-area" aria-label=(context.say("board")) {
            @for panel in panels {
                div id={ "panel-" (panel.id) } class="viewport" data-viewport tabindex="0" role="group"
                    aria-label=(panel.title) {
                    (panel.body)
                }
            }
            div class="tools" {
                (button("in", "zoom-in", "+")) (button("out", "zoom-out", "−")) (button("fit", "zoom-fit", "⤢"))
            }
            @if let Some(view) = context.table { (super::history::since(context, view)) }
        }
    }
}

/// The tabs of the sheet on small screens.
pub(super) fn sheet_tabs(context: &Context<'_>) -> Markup {
    let others = context.game.seats() > 1;
    html! {
        div id="sheet-tabs" class="sheet-tabs" role="tablist" aria-label=(context.say("sheet"))
            data-tabs="sheet" {
            (tab("act", "acts", &context.say(if context.over() { "tab-result" } else { "tab-act" })))
            @if context.me.is_some() { (tab("me", "mat-own", &context.say("tab-me"))) }
            @if others { (tab("others", "mats-others", &context.say("tab-others"))) }
            (tab("board", "sides", &context.say("tab-board")))
            (tab("log", "side-log", &context.say("tab-log")))
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
pub(crate) fn mats(context: &Context<'_>) -> Markup {
    let mat = |seat| context.panels.iter().find(|panel| panel.spot == Spot::Mat(seat));
    let first = context.me.unwrap_or(Seat::new(0));
    let others: Vec<Seat> = match context.me {
        Some(me) => me.others(context.game.seats()).collect(),
        None => Seat::all(context.game.seats()).collect(),
    };
    html! {
        section id="mats" class="mats" aria-label=(context.say("mats")) {
            @if context.me.is_some() {
                div id="mat-own" class="mat-own" {
                    (head(context, first, false))
                    @if let Some(panel) = mat(first) { div id={ "panel-" (panel.id) } { (panel.body) } }
                    (orders(context))
                }
            }
            div id="mats-others" class="mats-others" {
                @for (index, seat) in others.into_iter().enumerate() {
                    @if let Some(panel) = mat(seat) {
                        details id={ "details-" (seat) } class="other" data-keep
                            open[context.me.is_none() && index == 0] {
                            summary { (head(context, seat, true)) }
                            div id={ "panel-" (panel.id) } { (panel.body) }
                        }
                    }
                }
            }
        }
    }
}

/// Whose mat it is.
fn head(context: &Context<'_>, seat: Seat, closed: bool) -> Markup {
    let sitter = context.people.sitter(seat);
    let points = context.game.scores().seats.get(seat).map(|score| score.total);
    html! {
        div id={ "head-" (seat) } class="mat-head" {
            (context.people.disc(seat))
            span class="who" { (context.people.name(seat)) }
            @if Some(seat) == context.me { span class="tag brass" { (context.say("you")) } }
            @else if sitter.is_some_and(|sitter| sitter.bot.is_some()) {
                span class="tag" { (context.say("bot")) }
            }
            @if let Some(label) = context.people.label(seat).filter(|_| closed) {
                span class="muted label-of" { (label) }
            }
            @if let Some(points) = points.filter(|_| closed) {
                b class="points" {
                    (fill(context.frame.lang, "points-short", &[("points", words(points.to_string()))]))
                }
            }
        }
    }
}

/// Questions that the seat can have answered by an order of its own.
fn orders(context: &Context<'_>) -> Markup {
    let lang = context.frame.lang;
    let Some((view, me)) = context.table.zip(context.me) else { return html! {} };
    let all = (context.kind.orders)();
    if all.is_empty() || context.over() {
        return html! {};
    }
    let text = |key: &str| of_game(context.kind, lang, key).unwrap_or_default();
    html! {
        details id="orders" class="orders" data-keep {
            summary { (say(lang, "orders")) }
            p class="muted small" { (say(lang, "orders.text")) }
            @for order in all {
                @let set = view.orders.iter().find(|(key, _)| *key == order.key).map(|(_, value)| value.as_str());
                @let set = set.unwrap_or(order.values[0]);
                form id={ "order-of-" (order.key) } class="order" method="post"
                    action={ "/t/" (view.id) "/order" }
                    hx-post={ "/t/" (view.id) "/order" } hx-trigger="change, submit" hx-swap="none" {
                    (csrf(context.frame))
                    input type="hidden" name="seat" value=(me);
                    input type="hidden" name="order" value=(order.key);
                    label for={ "order-value-" (order.key) } { (text(&format!("order-{}", order.key))) }
                    select id={ "order-value-" (order.key) } name="value" {
                        @for value in order.values {
                            option value=(value) selected[set == *value] {
                                (text(&format!("order-{}-{value}", order.key)))
                            }
                        }
                    }
                    p id={ "order-text-" (order.key) } class="muted small" {
                        (text(&format!("order-{}-{set}.text", order.key)))
                    }
                    button class="button no-js" { (say(lang, "set")) }
                }
            }
        }
    }
}

/// What stands at the side: one part at a time, and the log.
pub(crate) fn sides(context: &Context<'_>) -> Markup {
    let panels: Vec<&Panel> = context.panels.iter().filter(|panel| panel.spot == Spot::Side).collect();
    html! {
        section id="sides" class="sides" aria-label=(context.say("sides")) {
            div id="side-tabs" class="tabs" role="tablist" aria-label=(context.say("sides")) data-tabs="side" {
                @for panel in &panels { (tab(&panel.id, &format!("side-{}", panel.id), &panel.title)) }
                @if context.table.is_some() {
                    button type="button" id="tab-side-log" role="tab" data-tab="side-log"
                        aria-controls="side-log" {
                        (context.say("tab-log"))
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
                @if let Some(view) = context.table { (super::history::log(context, view)) }
            }
        }
    }
}
