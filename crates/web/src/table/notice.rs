//! Something to tell after a click: a refusal, or what became of a draft.

use maud::{Markup, html};
use table::GameKind;

use crate::view::Notice;

/// The fragment that shows a notice on an open page.
pub fn notice(kind: Option<&GameKind>, Notice { text, rule }: &Notice) -> Markup {
    html! {
        div id="notice" hx-swap-oob="outerMorph" role="alert" {
            p class="problem" {
                (text)
                @if let (Some(kind), Some(rule)) = (kind, rule) {
                    " " a class="rule-link" href={ "/rules/" (kind.name) "#" (rule) } target="_blank" rel="noopener" { (rule) }
                }
            }
        }
    }
}
