//! The drawn parts of the table in their places: the middle, and the column at the side.

use maud::{Markup, html};
use table::{Panel, Seat, Spot};

use super::Context;
use super::mats::mat_id;

/// The middle: the board in a window that can be moved and enlarged, what lies around it, and what folds over it.
pub(crate) fn board(context: &Context<'_>) -> Markup {
    let middle = context.panels.iter().filter(|panel| matches!(panel.spot, Spot::Board | Spot::Table));
    let gallery = context.panels.iter().find(|panel| panel.spot == Spot::Gallery);
    let window = context.panels.iter().any(|panel| panel.spot == Spot::Board);
    html! {
        section id="board-area" class="board-area" aria-label=(context.say("board")) {
            div id="middle" class="middle" { @for panel in middle { (part_of_middle(panel)) } }
            div id="gallery" class="gallery" {
                @if let Some(panel) = gallery {
                    div id={ "panel-" (panel.id) } class="part" role="group" aria-label=(panel.title) { (panel.body) }
                }
            }
            @if window { (tools(context)) }
        }
    }
}

fn part_of_middle(panel: &Panel) -> Markup {
    html! {
        @if panel.spot == Spot::Board {
            div id={ "panel-" (panel.id) } class="viewport" data-viewport tabindex="0" role="group"
                aria-label=(panel.title) {
                (panel.body)
            }
        } @else {
            div id={ "panel-" (panel.id) } class="part table-part" tabindex="0" role="group" aria-label=(panel.title) { (panel.body) }
        }
    }
}

fn tools(context: &Context<'_>) -> Markup {
    let button = |key: &str, name: &str, sign: &str| {
        let name = context.say(name);
        html! { button type="button" class="tool" data-zoom=(key) title=(name) aria-label=(name) { (sign) } }
    };
    html! {
        div class="tools" {
            (button("in", "zoom-in", "+")) (button("out", "zoom-out", "−")) (button("fit", "zoom-fit", "⤢"))
        }
    }
}

/// The tabs of the sheet on small screens.
pub(super) fn sheet_tabs(context: &Context<'_>) -> Markup {
    let own = context.me.map(mat_id);
    let others: Vec<String> =
        Seat::all(context.game.seats()).filter(|seat| context.me != Some(*seat)).map(mat_id).collect();
    html! {
        div id="sheet-tabs" class="sheet-tabs" role="tablist" aria-label=(context.say("sheet"))
            data-tabs="sheet" {
            (tab("act", "acts", &context.say(if context.over() { "tab-result" } else { "tab-act" })))
            @if let Some(own) = own { (tab("me", &own, &context.say("tab-me"))) }
            @if !others.is_empty() { (tab("others", &others.join(" "), &context.say("tab-others"))) }
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

/// What stands at the side, one below the other, and the log over it.
pub(crate) fn sides(context: &Context<'_>) -> Markup {
    let panels = context.panels.iter().filter(|panel| panel.spot == Spot::Side);
    html! {
        section id="sides" class="sides" aria-label=(context.say("sides")) {
            div id="side-panels" class="side-panels" tabindex="0" {
                @for panel in panels {
                    section id={ "side-" (panel.id) } class="side part" aria-label=(panel.title) { (panel.body) }
                }
            }
            @if let Some(view) = context.table { (super::history::log(context, view)) }
        }
    }
}
