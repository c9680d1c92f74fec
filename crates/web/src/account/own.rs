//! Everything about an account, for its owner.

use maud::{Markup, html};
use table::Lang;

use super::others::ratings;
use super::{Field, shows_ratings};
use crate::day::date;
use crate::layout::{csrf, page};
use crate::view::{AccountPage, BlockedPerson, Frame, SignedIn};
use crate::words::{fill, number, say, words};

/// Everything about an account, for its owner.
pub fn account(frame: &Frame<'_>, view: &AccountPage<'_>) -> Markup {
    let lang = frame.lang;
    let body = html! {
        main id="content" class="narrow account" {
            h1 { (view.name) }
            p class="lead" { (fill(lang, "account-signed-in", &[("name", words(view.sign_in))])) }
            @if let Some(done) = view.done {
                p class="done" role="status" { (say(lang, &format!("account-done-{done}"))) }
            }
            div class="row ways" {
                a class="button" href="/results" { (say(lang, "results-title")) }
                a class="button" href="/tokens" { (say(lang, "tokens-title")) }
                form method="post" action="/account/sign-out" {
                    (csrf(frame))
                    button class="button" { (say(lang, "sign-out")) }
                }
            }
            section class="panel" aria-labelledby="ratings" {
                h2 id="ratings" { (say(lang, "ratings")) }
                (ratings(lang, &view.ratings))
            }
            (seen_by_others(frame, view))
            (webhook(frame, view))
            (blocked(frame, &view.blocked))
            (sessions(frame, view))
            (password(frame, view))
            (delete(frame, view))
        }
    };
    page(frame, &say(lang, "account-title"), "plain", &html! {}, &body)
}

/// What others may see.
fn seen_by_others(frame: &Frame<'_>, view: &AccountPage<'_>) -> Markup {
    let lang = frame.lang;
    html! {
        section class="panel" aria-labelledby="shows" {
            h2 id="shows" { (say(lang, "account-shows")) }
            form method="post" action="/account/shows" {
                (csrf(frame))
                (shows_ratings(frame, view.shows_ratings))
                label class="check" {
                    input type="checkbox" name="results" value="on" checked[view.shows_results];
                    span { (say(lang, "shows-results")) small { (say(lang, "shows-results.text")) } }
                }
                p class="row" {
                    button class="button" { (say(lang, "set")) }
                    @if view.shows_ratings { a href={ "/p/" (view.handle) } { (say(lang, "account-public")) } }
                }
            }
        }
    }
}

/// Where the owner wants to be told that it is their turn.
fn webhook(frame: &Frame<'_>, view: &AccountPage<'_>) -> Markup {
    let lang = frame.lang;
    let url = view.webhook.as_ref().map_or("", |(url, _)| url.as_str());
    let field = Field {
        name: "webhook",
        label: "webhook-url",
        kind: "url",
        autocomplete: "off",
        value: url,
        hint: Some(say(lang, "webhook-url.text")),
    };
    html! {
        section class="panel" aria-labelledby="webhook-title" {
            h2 id="webhook-title" { (say(lang, "webhook")) }
            p class="muted" { (say(lang, "webhook.text")) }
            form method="post" action="/account/webhook" {
                (csrf(frame))
                (field.show(frame, &view.problems))
                p class="row" { button class="button" { (say(lang, "set")) } }
            }
            @if let Some((_, secret)) = &view.webhook {
                div class="field" {
                    label for="webhook-secret" { (say(lang, "webhook-secret")) }
                    input id="webhook-secret" class="code" type="text" readonly value=(secret) data-select;
                    p class="muted small" { (say(lang, "webhook-secret.text")) }
                }
                form method="post" action="/account/webhook" {
                    (csrf(frame))
                    button class="button" name="off" value="on" { (say(lang, "webhook-off")) }
                }
            }
        }
    }
}

/// Whom somebody has blocked.
pub(super) fn blocked(frame: &Frame<'_>, blocked: &[BlockedPerson]) -> Markup {
    let lang = frame.lang;
    html! {
        section class="panel" aria-labelledby="blocked" {
            h2 id="blocked" { (say(lang, "blocked")) }
            p class="muted" { (say(lang, "blocked.text")) }
            @if !blocked.is_empty() {
                ul class="rows" {
                    @for person in blocked {
                        li {
                            strong { (person.name) }
                            form method="post" action="/account/unblock" {
                                (csrf(frame))
                                input type="hidden" name="who" value=(person.mark);
                                button class="button small" aria-label={ (say(lang, "unblock")) ": " (person.name) } {
                                    (say(lang, "unblock"))
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Where the owner is signed in.
fn sessions(frame: &Frame<'_>, view: &AccountPage<'_>) -> Markup {
    let lang = frame.lang;
    html! {
        section class="panel" aria-labelledby="sessions" {
            h2 id="sessions" { (say(lang, "sessions")) }
            p class="muted" { (say(lang, "sessions.text")) }
            ul class="rows" { @for session in &view.sessions { (session_row(frame, session)) } }
            @if view.sessions.len() > 1 {
                form method="post" action="/account/end-others" {
                    (csrf(frame))
                    button class="button" { (say(lang, "sessions-end-others")) }
                }
            }
        }
    }
}

fn session_row(frame: &Frame<'_>, session: &SignedIn) -> Markup {
    let lang = frame.lang;
    let device =
        if session.device.is_empty() { say(lang, "sessions-unknown") } else { session.device.clone() };
    html! {
        li {
            div {
                strong { (device) } " "
                @if session.this { span class="tag brass" { (say(lang, "sessions-this")) } }
                div class="muted small" {
                    (ago(lang, session.ago)) " · "
                    (fill(lang, "sessions-since", &[("day", words(date(lang, session.since)))]))
                }
            }
            @if !session.this {
                form method="post" action="/account/end" {
                    (csrf(frame))
                    input type="hidden" name="session" value=(session.id);
                    button class="button small" aria-label={ (say(lang, "sessions-end")) ": " (device) } {
                        (say(lang, "sessions-end"))
                    }
                }
            }
        }
    }
}

/// How long ago something was, roughly.
fn ago(lang: Lang, seconds: i64) -> String {
    let (key, count) = match seconds {
        ..600 => return say(lang, "ago-now"),
        600..7200 => ("ago-minutes", seconds / 60),
        7200..172_800 => ("ago-hours", seconds / 3600),
        _ => ("ago-days", seconds / 86_400),
    };
    fill(lang, key, &[("count", number(count as usize))])
}

/// The password, and the code for when it is forgotten.
fn password(frame: &Frame<'_>, view: &AccountPage<'_>) -> Markup {
    let (lang, problems) = (frame.lang, &view.problems[..]);
    let new = Field {
        hint: Some(say(lang, "password.text")),
        ..Field::password("new", "password-new", "new-password")
    };
    let wrong = |fields: &[&str]| problems.iter().any(|problem| fields.contains(&problem.field.as_str()));
    html! {
        section class="panel" aria-labelledby="password-title" {
            h2 id="password-title" { (say(lang, "account-safety")) }
            details class="fold" open[wrong(&["old", "new"])] {
                summary { (say(lang, "password-change")) }
                form method="post" action="/account/password" {
                    (csrf(frame))
                    input type="hidden" name="username" autocomplete="username" value=(view.sign_in);
                    (Field::password("old", "password-old", "current-password").show(frame, problems))
                    (new.show(frame, problems))
                    p class="muted small" { (say(lang, "password-change.text")) }
                    button class="button" { (say(lang, "password-change")) }
                }
            }
            details class="fold" open[wrong(&["code_password"])] {
                summary { (say(lang, "recovery-new")) }
                form method="post" action="/account/recovery" {
                    (csrf(frame))
                    p class="muted small" { (say(lang, "recovery-new.text")) }
                    (Field::password("code_password", "password", "current-password").show(frame, problems))
                    button class="button" { (say(lang, "recovery-new")) }
                }
            }
        }
    }
}

/// The end of the account, out of the way of a hasty click.
fn delete(frame: &Frame<'_>, view: &AccountPage<'_>) -> Markup {
    let lang = frame.lang;
    let wrong = view.problems.iter().any(|problem| problem.field == "delete_password");
    html! {
        section class="panel" aria-labelledby="delete-title" {
            h2 id="delete-title" { (say(lang, "account-end")) }
            details class="fold" open[wrong] {
                summary { (say(lang, "account-delete")) }
                form method="post" action="/account/delete" {
                    (csrf(frame))
                    p { (say(lang, "account-delete.text")) }
                    (Field::password("delete_password", "password", "current-password").show(frame, &view.problems))
                    button class="button danger" { (say(lang, "account-delete")) }
                }
            }
        }
    }
}
