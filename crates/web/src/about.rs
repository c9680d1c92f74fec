//! What this is, whose work it is, and what it is not.

use maud::{Markup, html};
use table::GameKind;

use crate::assets::address;
use crate::layout::page;
use crate::view::Frame;
use crate::words::{game_title, of_game, say};

/// The page about the house.
pub fn about(frame: &Frame<'_>, games: &[GameKind]) -> Markup {
    let lang = frame.lang;
    let body = html! {
        main id="content" class="narrow prose" {
            h1 { (say(lang, "about-title")) }
            p class="lead" { (say(lang, "about-lead")) }
            h2 { (say(lang, "about-unofficial")) }
            p { (say(lang, "about-unofficial.text")) }
            p { (say(lang, "about-unofficial.buy")) }
            h2 { (say(lang, "about-fair")) }
            p { (say(lang, "about-fair.text")) }
            h2 { (say(lang, "about-values")) }
            p { (say(lang, "about-values.text")) }
            @for kind in games {
                @let keys = (kind.reconstructed)();
                h3 { (game_title(lang, kind.name)) }
                @if keys.is_empty() { p { (say(lang, "about-values.none")) } }
                @else {
                    ul { @for key in keys { li { (of_game(kind, lang, key).unwrap_or_else(|| (*key).to_owned())) } } }
                }
            }
            p { (say(lang, "about-values.own")) }
            pre { code { "astrarium --data DIR" } }
            h2 { (say(lang, "about-programs")) }
            p { (say(lang, "about-programs.text")) " " a href="/api" { (say(lang, "tokens-api")) } }
            h2 { (say(lang, "about-licences")) }
            p { (say(lang, "about-licences.text")) }
            p { (say(lang, "about-licences.htmx")) " " a href=(address("htmx.LICENSE.txt")) { "htmx, 0BSD" } }
        }
    };
    page(frame, &say(lang, "about-title"), "plain", &html! {}, &body)
}
