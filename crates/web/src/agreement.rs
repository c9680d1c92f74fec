//! What was agreed for a table, and the code by which others can be laid out alike.

use maud::{Markup, html};
use table::{AnyGame, Lang};

use crate::words::say;

/// What was agreed: name and value.
pub(crate) fn agreed(terms: &[(String, String)]) -> Markup {
    html! { dl class="agreed" { @for (name, value) in terms { dt { (name) } dd { (value) } } } }
}

/// The same as a part of a page, if anything was.
pub(crate) fn agreed_panel(lang: Lang, terms: &[(String, String)]) -> Markup {
    html! {
        @if !terms.is_empty() {
            section class="panel" { h2 { (say(lang, "waiting-agreed")) } (agreed(terms)) }
        }
    }
}

/// How a table is laid out, to be copied, if there is a code for it.
pub(crate) fn layout_code(lang: Lang, game: &dyn AnyGame) -> Markup {
    let Some((option, code)) = game.code() else { return html! {} };
    html! {
        div id="layout-code" class="field layout-code" {
            label for="layout-code-text" { (game.texts().get(lang, &format!("setup-{option}"))) }
            div class="row" {
                input id="layout-code-text" type="text" readonly value=(code) data-select;
                button type="button" class="button" data-copy="layout-code-text" { (say(lang, "copy")) }
            }
            p class="muted small" { (say(lang, "layout-code")) }
        }
    }
}
