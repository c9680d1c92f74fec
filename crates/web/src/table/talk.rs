//! What people say at the table, and what somebody writes down for themselves.

use maud::{Markup, html};

use super::Context;
use crate::layout::csrf;
use crate::view::{Frame, TableView};
use crate::words::say;

/// What was said, the latest last; whoever sits here can say something, with one click or in words of their own.
pub(super) fn talk(context: &Context<'_>, view: &TableView<'_>) -> Markup {
    let (frame, lang) = (context.frame, context.frame.lang);
    let address = format!("/t/{}/say", view.id);
    let quiet = view.talk.is_empty() && view.phrases.is_empty();
    html! {
        section id="talk" class={ "talk" @if quiet { " quiet" } } aria-label=(say(lang, "talk")) {
            ol id="talk-lines" class="talk-lines" {
                @for said in view.talk {
                    li id={ "said-" (said.number) } data-own=[said.own.then_some("")] {
                        (context.people.disc(said.seat)) span { b { (said.name) } " " (said.text) }
                    }
                }
            }
            @if !view.phrases.is_empty() {
                form id="say" class="say" method="post" action=(address) hx-post=(address) hx-swap="none" {
                    (csrf(frame))
                    input id="say-words" name="words" type="text" maxlength="200" autocomplete="off"
                        aria-label=(say(lang, "talk-words")) placeholder=(say(lang, "talk-words"));
                    button class="button small" { (say(lang, "talk-say")) }
                }
                form id="phrases" class="phrases" method="post" action=(address) hx-post=(address) hx-swap="none" {
                    (csrf(frame))
                    @for phrase in view.phrases {
                        button id={ "phrase-" (phrase) } name="phrase" value=(phrase) class="phrase" {
                            (say(lang, &format!("phrase-{phrase}")))
                        }
                    }
                }
            }
        }
    }
}

/// What somebody has written down here. It belongs to the page around the table: nobody else is ever sent it.
pub(super) fn note(frame: &Frame<'_>, id: &str, written: &str) -> Markup {
    let (lang, address) = (frame.lang, format!("/t/{id}/note"));
    html! {
        details id="own-note" class="own-note" open[!written.is_empty()] {
            summary { (say(lang, "note")) }
            form method="post" action=(address) hx-post=(address) hx-trigger="change, submit" hx-swap="none" {
                (csrf(frame))
                textarea id="note" name="note" rows="6" maxlength="4000" aria-label=(say(lang, "note"))
                    aria-describedby="note-text" { (written) }
                p id="note-text" class="muted small" { (say(lang, "note.text")) }
                button class="button small no-js" { (say(lang, "note-keep")) }
            }
        }
    }
}
