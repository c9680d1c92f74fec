//! The answer to a tap on something: what it is, what can be done with it, and why something cannot.

use maud::{Markup, html};

use super::cards::{chips, id_of};
use crate::view::{Asked, Frame};
use crate::words::say;

/// The panel that answers a tap.
pub fn asked(frame: &Frame<'_>, view: &Asked<'_>) -> Markup {
    let lang = frame.lang;
    let rules = |rule: &str| {
        html! {
            a class="rule-link" href={ "/rules/" (view.kind.name) "#" (rule) } target="_blank"
                rel="noopener" {
                (rule)
            }
        }
    };
    let (refused, legal): (Vec<_>, Vec<_>) =
        view.attempts.iter().partition(|attempt| attempt.refusal.is_some());
    let unnamed = if view.attempts.is_empty() { "asked-nothing" } else { "asked-here" };
    let title = view.note.as_ref().map_or_else(|| say(lang, unnamed), |note| note.title.clone());
    html! {
        div id="asked" class="asked open" role="dialog" aria-labelledby="asked-title" {
            header {
                h2 id="asked-title" { (title) }
                button type="button" class="tool" data-close aria-label=(say(lang, "close"))
                    title=(say(lang, "close")) {
                    "×"
                }
            }
            @if let Some(note) = &view.note {
                p { (note.text) @if let Some(rule) = note.rule { " " (rules(rule)) } }
            }
            @if !legal.is_empty() {
                h3 { (say(lang, "asked-can")) }
                div class="cards" {
                    @for choice in legal {
                        button class="card" id={ "ask-" (id_of(&choice.notation)) } type="submit"
                            form="turn" name="do" value={ "move " (choice.notation) } {
                            span class="title" { (choice.label) }
                            (chips(lang, view.kind, &choice.price, &choice.gain))
                            @for note in &choice.notes { span class="note" { (note) } }
                        }
                    }
                }
            }
            @if !refused.is_empty() {
                h3 { (say(lang, "asked-cannot")) }
                ul class="refusals" {
                    @for choice in refused {
                        li {
                            b { (choice.label) } " "
                            (chips(lang, view.kind, &choice.price, &choice.gain))
                            @if let Some(refusal) = &choice.refusal {
                                span class="because" {
                                    ((view.kind.texts)().refusal(lang, refusal)) " " (rules(refusal.rule))
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
