//! How fast bots play at a table.

use maud::{Markup, html};

use crate::layout::csrf;
use crate::view::Frame;
use crate::words::say;

/// Every pace by its name, the slowest first.
const PACES: [&str; 3] = ["slow", "usual", "instant"];

/// A switch for whoever sits at the table; `now` is the name of the present pace.
pub fn pace(frame: &Frame<'_>, id: &str, now: &str) -> Markup {
    let lang = frame.lang;
    let address = format!("/t/{id}/pace");
    html! {
        form id="pace" class="pace" method="post" action=(address) hx-post=(address) hx-swap="none" {
            (csrf(frame))
            span id="pace-name" class="label" { (say(lang, "pace")) }
            div id="paces" class="switch" role="group" aria-labelledby="pace-name" {
                @for each in PACES {
                    button id={ "pace-" (each) } name="pace" value=(each) aria-pressed=(each == now)
                        title=(say(lang, &format!("pace-{each}.text"))) {
                        (say(lang, &format!("pace-{each}")))
                    }
                }
            }
        }
    }
}
