//! What bots are called: a name like anybody at the table, and beside it what kind of bot it is.

use maud::{Markup, html};
use table::{Lang, MAX_SEATS, Seat};

use crate::words::{bot_name, say};

/// A name for every seat, with no other beginning like it. No game has a piece, a place or a track of such a name.
const NAMES: [&str; MAX_SEATS] = ["Robin", "Kim", "Luca", "Toni"];

/// What a bot on this seat is called, by everybody and everywhere.
pub fn bot_called(seat: Seat) -> &'static str {
    NAMES[seat.index()]
}

/// That it is a bot, and of what kind.
pub fn bot_tag(lang: Lang, kind: &str) -> Markup {
    let words = if kind == "automatic" {
        say(lang, "bot-automatic")
    } else {
        format!("{} · {}", say(lang, "bot"), bot_name(lang, kind))
    };
    html! { span class="tag" { (words) } }
}
