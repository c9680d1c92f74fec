//! What every page has around it.

use maud::{DOCTYPE, Markup, html};
use table::{Lang, Seat};

use crate::assets::address;
use crate::view::{Frame, Theme};
use crate::words::{bot_name, say};

/// How htmx is to behave: nothing that a strict content-security policy forbids, and nothing that the scripts of the
/// house keep on the page may be morphed away.
const HTMX: &str = concat!(
    r#"{"includeIndicatorCSS":false,"history":false,"defaultSwap":"none","#,
    r#""morphIgnore":["data-htmx-powered","data-js-","viewBox","open","aria-selected"]}"#
);

/// A whole page: `body_class` says what kind it is, `head_extra` what else it loads.
pub fn page(frame: &Frame<'_>, title: &str, body_class: &str, head_extra: &Markup, body: &Markup) -> Markup {
    let theme = frame.theme.map(name_of);
    let lang = frame.lang;
    let content = match body_class {
        "at-table" => "#prompt",
        "at-replay" => "#steps",
        _ => "#content",
    };
    html! {
        (DOCTYPE)
        html lang=(lang) data-theme=[theme] data-page=(body_class) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="csrf" content=(frame.csrf);
                meta name="htmx-config" content=(HTMX);
                title { (title) " · Astrarium" }
                link id="favicon" rel="icon" type="image/svg+xml" href=(address("favicon.svg"))
                    data-turn=(address("favicon-turn.svg"));
                link rel="apple-touch-icon" href=(address("icon-touch.png"));
                link rel="manifest" href="/manifest.webmanifest";
                meta name="theme-color" content="#0b1020";
                link rel="stylesheet" href=(address("base.css"));
                link rel="stylesheet" href=(address("pages.css"));
                (head_extra)
                script src=(address("htmx.min.js")) defer {}
                script type="module" src=(address("main.js")) {}
            }
            body class=(body_class) {
                a class="skip" href=(content) { (say(lang, "skip")) }
                @if !matches!(body_class, "at-table" | "at-replay") { (header(frame)) }
                (body)
                footer class="foot" {
                    p { (say(lang, "unofficial")) " " a href="/about" { (say(lang, "unofficial-more")) } }
                }
                (words_for_scripts(lang))
            }
        }
    }
}

fn name_of(theme: Theme) -> &'static str {
    match theme {
        Theme::Dark => "dark",
        Theme::Light => "light",
    }
}

fn header(frame: &Frame<'_>) -> Markup {
    let lang = frame.lang;
    let link = |address: &str, key: &str| {
        let here = frame.path == address || (address != "/" && frame.path.starts_with(address));
        html! { a href=(address) aria-current=[here.then_some("page")] { (say(lang, key)) } }
    };
    html! {
        header class="top" {
            a class="brand" href="/" aria-label="Astrarium" { (mark()) span { "Astrarium" } }
            nav aria-label=(say(lang, "nav")) {
                (link("/", "nav-home")) (link("/results", "nav-results")) (link("/rules", "nav-rules")) (link("/about", "nav-about"))
                (link("/account", "nav-account"))
            }
            (switches(frame))
        }
    }
}

/// Language and theme.
pub(crate) fn switches(frame: &Frame<'_>) -> Markup {
    html! { div class="prefs" { (languages(frame)) (themes(frame)) } }
}

/// The sign of the house: a planet on its orbit.
pub(crate) fn mark() -> Markup {
    html! {
        svg class="mark" viewBox="0 0 32 32" aria-hidden="true" {
            circle cx="16" cy="16" r="6.5" fill="var(--brass)" {}
            ellipse cx="16" cy="16" rx="14" ry="5.5" transform="rotate(-24 16 16)" fill="none"
                stroke="var(--brass)" stroke-width="1.6" {}
            circle cx="27.6" cy="8.4" r="2.4" fill="var(--text)" {}
        }
    }
}

fn prefs_form(frame: &Frame<'_>, class: &str, label: &str, buttons: &Markup) -> Markup {
    html! {
        form class=(class) method="post" action="/prefs" {
            input type="hidden" name="csrf" value=(frame.csrf);
            input type="hidden" name="back" value=(frame.path);
            div class="switch" role="group" aria-label=(label) { (buttons) }
        }
    }
}

fn languages(frame: &Frame<'_>) -> Markup {
    let name = |lang| match lang {
        Lang::En => "English",
        Lang::De => "Deutsch",
    };
    let buttons = html! {
        @for lang in Lang::ALL {
            @let code = lang.code().to_uppercase();
            button name="lang" value=(lang) lang=(lang) title=(name(lang)) aria-label={ (code) ", " (name(lang)) }
                aria-pressed=(frame.lang == lang) { (code) }
        }
    };
    prefs_form(frame, "pref lang", &say(frame.lang, "language"), &buttons)
}

fn themes(frame: &Frame<'_>) -> Markup {
    let all = [("dark", Some(Theme::Dark)), ("light", Some(Theme::Light)), ("system", None)];
    let buttons = html! {
        @for (value, theme) in all {
            @let name = say(frame.lang, &format!("theme-{value}"));
            button name="theme" value=(value) title=(name) aria-label=(name)
                aria-pressed=(frame.theme == theme) {
                (theme_icon(value))
            }
        }
    };
    prefs_form(frame, "pref theme", &say(frame.lang, "theme"), &buttons)
}

fn theme_icon(value: &str) -> Markup {
    html! {
        svg viewBox="0 0 20 20" aria-hidden="true" {
            @match value {
                "dark" => {
                    path d="M15.5 12.4A6.5 6.5 0 0 1 7.6 4.5a6.5 6.5 0 1 0 7.9 7.9z" fill="currentColor" {}
                }
                "light" => {
                    circle cx="10" cy="10" r="3.6" fill="currentColor" {}
                    path d="M10 1.8v2.4M10 15.8v2.4M1.8 10h2.4M15.8 10h2.4M4.2 4.2l1.7 1.7M14.1 14.1l1.7 1.7M4.2 15.8l1.7-1.7M14.1 5.9l1.7-1.7"
                        stroke="currentColor" stroke-width="1.6" stroke-linecap="round" {}
                }
                _ => {
                    circle cx="10" cy="10" r="7" fill="none" stroke="currentColor" stroke-width="1.6" {}
                    path d="M10 3a7 7 0 0 1 0 14z" fill="currentColor" {}
                }
            }
        }
    }
}

/// What the scripts say, so that they speak the language of the page.
fn words_for_scripts(lang: Lang) -> Markup {
    html! {
        div id="words" hidden data-your-turn=(say(lang, "js-your-turn")) data-copied=(say(lang, "js-copied"))
            data-online=(say(lang, "js-online")) data-offline=(say(lang, "js-offline"))
            data-failed=(say(lang, "js-failed")) data-choose=(say(lang, "js-choose"))
            data-close=(say(lang, "close")) data-seconds=(say(lang, "js-seconds"))
            data-time-short=(say(lang, "js-time-short")) data-time-up=(say(lang, "js-time-up"))
            data-minutes=(say(lang, "js-minutes")) data-hours=(say(lang, "js-hours")) {}
    }
}

/// A hidden field with the token that every form sends back.
pub(crate) fn csrf(frame: &Frame<'_>) -> Markup {
    html! { input type="hidden" name="csrf" value=(frame.csrf); }
}

/// A button that does something about sitting at a table. Where a bot takes over, its level can be chosen.
pub(crate) fn way_out(
    frame: &Frame<'_>,
    id: &str,
    does: &str,
    seat: Option<Seat>,
    name: &str,
    bots: &[&'static str],
) -> Markup {
    html! {
        form class="way-out" method="post" action={ "/t/" (id) "/" (does) } {
            (csrf(frame))
            @if let Some(seat) = seat { input type="hidden" name="seat" value=(seat); }
            button class="button" { (name) }
            @if !bots.is_empty() {
                select name="bot" aria-label=(say(frame.lang, "bot-level")) {
                    @for bot in bots { option value=(bot) { (bot_name(frame.lang, bot)) } }
                }
            }
        }
    }
}
