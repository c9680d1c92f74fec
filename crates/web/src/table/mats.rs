//! The mats: the own one in the left column, those of the others over it when they are asked for.
//!
//! All of them are drawn once and in the order of the seats. Whose is shown is a matter of style alone, so that nothing is made
//! anew when people at one screen take turns.

use maud::{Markup, html};
use table::{Seat, Spot};

use super::Context;
use super::back::take_back;
use super::pace::pace;
use super::stock::{small_stock, stock};
use crate::account::fame;
use crate::bots::bot_tag;
use crate::layout::csrf;
use crate::words::{of_game, say};

/// The column of the mats.
pub(crate) fn mats(context: &Context<'_>) -> Markup {
    html! {
        section id="mats" class={ "mats" @if context.me.is_none() { " watching" } } aria-label=(context.say("mats")) {
            @if let Some(me) = context.me {
                div id="mat-own" class="mat-own" { (head(context, me, false)) (stock(context, me)) }
            }
            div id="mat-body" class="mat-body" tabindex="0" {
                div id="all-mats" class="all-mats" { @for seat in Seat::all(context.game.seats()) { (mat(context, seat)) } }
                (orders(context))
                (this_table(context))
            }
        }
    }
}

/// The name of the element with the mat of a seat.
pub(super) fn mat_id(seat: Seat) -> String {
    format!("mat-of-{seat}")
}

/// A whole mat. The head and the stock of the own one stand above it, always in sight.
fn mat(context: &Context<'_>, seat: Seat) -> Markup {
    let own = context.me == Some(seat);
    html! {
        @if let Some(panel) = context.panels.iter().find(|panel| panel.spot == Spot::Mat(seat)) {
            section id=(mat_id(seat)) class={ "whole-mat" @if !own { " other" } } data-mat-of=(seat)
                aria-label=(context.people.full_name(seat)) {
                (head(context, seat, true))
                (small_stock(context, seat, "stock-over"))
                div id={ "panel-" (panel.id) } class="part" { (panel.body) }
            }
        }
    }
}

/// Whose mat it is.
fn head(context: &Context<'_>, seat: Seat, closes: bool) -> Markup {
    let sitter = context.people.sitter(seat);
    html! {
        div id={ "head-" (seat) (if closes { "-over" } else { "" }) } class="mat-head" {
            (context.people.disc(seat))
            b class="who" { (context.people.name(seat)) }
            @if let Some(label) = context.people.label(seat) { span class="label-of" { (label) } }
            @if let Some(sitter) = sitter { (bot_tag(context.frame.lang, context.kind, sitter)) }
            @if closes {
                button type="button" class="tool" data-mat="" title=(context.say("close")) aria-label=(context.say("close")) {
                    "×"
                }
            }
        }
        @if let Some(known) = sitter.and_then(|sitter| sitter.fame.as_ref()) {
            p class="mat-fame" { (fame(context.frame.lang, known)) }
        }
    }
}

/// What concerns this table as a whole: the bots' pace, and taking back a turn.
fn this_table(context: &Context<'_>) -> Markup {
    let Some((view, _)) = context.table.zip(context.me) else { return html! {} };
    html! {
        details id="this-table" class="orders" data-keep {
            summary { (context.say("this-table")) }
            @if let Some(now) = view.pace { (pace(context.frame, view.id, now)) }
            @if let Some(may) = &view.take_back {
                (take_back(context.frame, view.id, view.seq, may.as_ref().err().map(String::as_str)))
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
    let value = |order: &table::StandingOrder| {
        let set = view.orders.iter().find(|(key, _)| *key == order.key);
        set.map_or_else(|| order.values[0].to_owned(), |(_, value)| value.clone())
    };
    let on = all.iter().filter(|order| value(order) != order.values[0]).count();
    html! {
        details id="orders" class="orders" data-keep {
            summary { (say(lang, "orders")) span id="orders-on" class="muted" { (on) "/" (all.len()) } }
            p class="muted small" { (say(lang, "orders.text")) }
            @for order in all {
                @let set = value(order);
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
