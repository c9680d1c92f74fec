//! Taking back one's last turn.

use maud::{Markup, html};

use crate::layout::csrf;
use crate::view::Frame;
use crate::words::say;

/// A button for whoever sits at the table; `why_not` says why it cannot be used now. `seq` is the number of moves that the
/// page shows.
pub fn take_back(frame: &Frame<'_>, id: &str, seq: usize, why_not: Option<&str>) -> Markup {
    let lang = frame.lang;
    let address = format!("/t/{id}/back");
    html! {
        form id="back" class="back" method="post" action=(address) hx-post=(address) hx-swap="none" {
            (csrf(frame))
            input id="back-seq" type="hidden" name="seq" value=(seq);
            button id="take-back" class="button" disabled[why_not.is_some()] aria-describedby="back-why" {
                (say(lang, "take-back"))
            }
            p id="back-why" class="muted small" {
                @match why_not { Some(why) => (why), None => (say(lang, "take-back.text")) }
            }
        }
    }
}
