//! The page for tokens: keys for programs that play for a person.

use maud::{Markup, html};

use crate::day::date;
use crate::layout::{csrf, page};
use crate::view::{Frame, TokenRow, TokensView};
use crate::words::{fill, say, words};

/// The page where somebody makes and revokes tokens.
pub fn tokens(frame: &Frame<'_>, view: &TokensView) -> Markup {
    let lang = frame.lang;
    let body = html! {
        main id="content" class="narrow import tokens" {
            h1 { (say(lang, "tokens-title")) }
            p class="lead" { (say(lang, "tokens-lead")) }
            p { (say(lang, "tokens-more")) " " a href="/api" { (say(lang, "tokens-api")) } }
            @if let Some(made) = &view.made { (just_made(frame, made)) }
            (form(frame, view))
            @if !view.tokens.is_empty() {
                section aria-labelledby="tokens" {
                    h2 id="tokens" { (say(lang, "tokens-yours")) }
                    ul class="studies" { @for token in &view.tokens { (entry(frame, token)) } }
                }
            }
        }
    };
    page(frame, &say(lang, "tokens-title"), "plain", &html! {}, &body)
}

/// A token that can be seen this once.
fn just_made(frame: &Frame<'_>, made: &str) -> Markup {
    let lang = frame.lang;
    html! {
        section class="panel" role="status" {
            h2 { (say(lang, "tokens-made")) }
            p { (say(lang, "tokens-made.text")) }
            div class="field layout-code" {
                input id="token" type="text" readonly value=(made) data-select aria-label=(say(lang, "tokens-made"));
                button type="button" class="button" data-copy="token" { (say(lang, "copy")) }
            }
        }
    }
}

fn form(frame: &Frame<'_>, view: &TokensView) -> Markup {
    let lang = frame.lang;
    let wrong = view.problem.is_some();
    html! {
        form class="panel" method="post" action="/tokens" {
            (csrf(frame))
            div class="field" {
                label for="label" { (say(lang, "tokens-label")) }
                input id="label" name="label" type="text" required maxlength="40" autocomplete="off" value=(view.label)
                    aria-invalid=[wrong.then_some("true")] aria-describedby=[wrong.then_some("label-problem")]
                    autofocus[wrong];
                @if let Some(problem) = &view.problem {
                    p id="label-problem" class="problem" role="alert" { (problem) }
                }
            }
            fieldset {
                legend { (say(lang, "tokens-scope")) }
                @for scope in ["play", "read"] {
                    label class="check" {
                        input type="radio" name="scope" value=(scope) checked[scope == "play"];
                        span { (say(lang, &format!("tokens-scope-{scope}"))) }
                    }
                }
            }
            p class="row" { button class="button primary big" { (say(lang, "tokens-make")) } }
        }
    }
}

fn entry(frame: &Frame<'_>, token: &TokenRow) -> Markup {
    let lang = frame.lang;
    let used = match token.used {
        Some(at) => fill(lang, "tokens-used", &[("day", words(date(lang, at)))]),
        None => say(lang, "tokens-unused"),
    };
    html! {
        li {
            span class="listed" {
                span class="listed-main" {
                    strong { (token.label) }
                    span class="muted small" {
                        (say(lang, &format!("tokens-may-{}", token.scope))) " · "
                        (fill(lang, "tokens-created", &[("day", words(date(lang, token.created)))])) " · " (used)
                    }
                }
            }
            form class="way-out" method="post" action={ "/tokens/" (token.id) "/revoke" } {
                (csrf(frame))
                button class="button" { (say(lang, "tokens-revoke")) }
            }
        }
    }
}
