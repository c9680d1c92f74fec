//! The page for everything that went wrong.

use maud::{Markup, html};

use crate::layout::page;
use crate::view::Frame;
use crate::words::{fill, number, say};

/// A friendly page: what happened, in a title and a sentence, and a link (address and words) to go on with.
pub fn error(frame: &Frame<'_>, status: u16, title: &str, sentence: &str, next: (&str, &str)) -> Markup {
    let lang = frame.lang;
    let body = html! {
        main id="content" class="narrow error" {
            svg class="lost" viewBox="0 0 120 60" aria-hidden="true" {
                ellipse cx="60" cy="30" rx="54" ry="17" fill="none" stroke="var(--line)" stroke-width="2"
                    stroke-dasharray="5 6" {}
                circle cx="60" cy="30" r="12" fill="var(--raised)" stroke="var(--brass)" stroke-width="2" {}
                circle cx="108" cy="22" r="4" fill="var(--brass)" {}
            }
            h1 { (title) }
            p { (sentence) }
            p class="row centred" {
                a class="button primary" href=(next.0) { (next.1) }
                @if next.0 != "/" { a class="button" href="/" { (say(lang, "nav-home")) } }
            }
            p class="muted small" { (fill(lang, "error-status", &[("status", number(status.into()))])) }
        }
    };
    page(frame, title, "plain", &html! {}, &body)
}
