//! The pages of accounts: signing up and in, and what only the owner of an account sees.

mod others;
mod own;

use maud::{Markup, html};

use crate::layout::{csrf, page};
use crate::view::{BlockedPerson, FieldProblem, Frame, GuestHolds, RecoverForm, SignInForm, SignUpForm};
use crate::words::{fill, number, say, words};

pub(crate) use others::fame;
pub use others::{ladder, profile};
pub use own::account;

/// A field of a form: what it is called, what it is for browsers, and what is wrong with it.
struct Field<'a> {
    name: &'static str,
    label: &'static str,
    kind: &'static str,
    autocomplete: &'static str,
    value: &'a str,
    hint: Option<String>,
}

impl Field<'_> {
    const fn password(name: &'static str, label: &'static str, autocomplete: &'static str) -> Field<'static> {
        Field { name, label, kind: "password", autocomplete, value: "", hint: None }
    }

    fn show(&self, frame: &Frame<'_>, problems: &[FieldProblem]) -> Markup {
        let problem = problems.iter().find(|problem| problem.field == self.name);
        let wrong = problem.is_some();
        let hint_id = self.hint.as_ref().map(|_| format!("{}-hint", self.name));
        let problem_id = wrong.then(|| format!("{}-problem", self.name));
        let described =
            [problem_id.clone(), hint_id.clone()].into_iter().flatten().collect::<Vec<_>>().join(" ");
        html! {
            div class="field" {
                label for=(self.name) { (say(frame.lang, self.label)) }
                input id=(self.name) name=(self.name) type=(self.kind) required autocomplete=(self.autocomplete)
                    autocapitalize="none" spellcheck="false" maxlength="400" value=(self.value)
                    aria-invalid=[wrong.then_some("true")] autofocus[wrong]
                    aria-describedby=[Some(described).filter(|ids| !ids.is_empty())];
                @if let Some(problem) = problem {
                    p id=[problem_id] class="problem" role="alert" { (problem.text) }
                }
                @if let Some(hint) = &self.hint { p id=[hint_id] class="muted small" { (hint) } }
            }
        }
    }
}

/// The way to an account, for guests.
pub fn no_account(frame: &Frame<'_>, blocked: &[BlockedPerson]) -> Markup {
    let lang = frame.lang;
    let body = html! {
        main id="content" class="narrow" {
            h1 { (say(lang, "account-title")) }
            p class="lead" { (say(lang, "account-none")) }
            div class="panel" {
                ul class="reasons" {
                    li { (say(lang, "account-none.devices")) }
                    li { (say(lang, "account-none.ratings")) }
                    li { (say(lang, "account-none.notices")) }
                }
                p class="row" {
                    a class="button primary big" href="/account/sign-up" { (say(lang, "sign-up")) }
                    a class="button big" href="/account/sign-in" { (say(lang, "sign-in")) }
                }
            }
            @if !blocked.is_empty() { (own::blocked(frame, blocked)) }
        }
    };
    page(frame, &say(lang, "account-title"), "plain", &html! {}, &body)
}

/// The form for signing up.
pub fn sign_up(frame: &Frame<'_>, form: &SignUpForm) -> Markup {
    let lang = frame.lang;
    let name = Field {
        name: "sign_in",
        label: "sign-in-name",
        kind: "text",
        autocomplete: "username",
        value: &form.sign_in,
        hint: Some(say(lang, "sign-in-name.text")),
    };
    let at_table = Field {
        name: "name",
        label: "your-name",
        kind: "text",
        autocomplete: "nickname",
        value: &form.name,
        hint: Some(say(lang, "sign-up.name")),
    };
    let password = Field {
        hint: Some(say(lang, "password.text")),
        ..Field::password("password", "password", "new-password")
    };
    let body = html! {
        main id="content" class="narrow" {
            h1 { (say(lang, "sign-up")) }
            p class="lead" { (say(lang, "sign-up.text")) }
            form class="panel" method="post" action="/account/sign-up" {
                (csrf(frame))
                (at_table.show(frame, &form.problems))
                (name.show(frame, &form.problems))
                (password.show(frame, &form.problems))
                (shows_ratings(frame, form.ratings))
                p class="row" {
                    button class="button primary big" { (say(lang, "sign-up")) }
                    a class="button big" href="/account/sign-in" { (say(lang, "sign-up-have")) }
                }
            }
        }
    };
    page(frame, &say(lang, "sign-up"), "plain", &html! {}, &body)
}

/// Whether others may see name and ratings.
fn shows_ratings(frame: &Frame<'_>, on: bool) -> Markup {
    let lang = frame.lang;
    html! {
        label class="check" {
            input type="checkbox" name="ratings" value="on" checked[on];
            span { (say(lang, "shows-ratings")) small { (say(lang, "shows-ratings.text")) } }
        }
    }
}

/// The form for signing in.
pub fn sign_in(frame: &Frame<'_>, form: &SignInForm) -> Markup {
    let lang = frame.lang;
    let name = Field {
        name: "sign_in",
        label: "sign-in-name",
        kind: "text",
        autocomplete: "username",
        value: &form.sign_in,
        hint: None,
    };
    let body = html! {
        main id="content" class="narrow" {
            h1 { (say(lang, "sign-in")) }
            form class="panel" method="post" action="/account/sign-in" {
                (csrf(frame))
                (name.show(frame, &form.problems))
                (Field::password("password", "password", "current-password").show(frame, &form.problems))
                @if let Some(holds) = &form.holds { (take_along(frame, holds, form.take)) }
                p class="row" {
                    button class="button primary big" { (say(lang, "sign-in")) }
                    a class="button big" href="/account/sign-up" { (say(lang, "sign-up")) }
                }
                p { a href="/account/recover" { (say(lang, "sign-in-forgotten")) } }
            }
        }
    };
    page(frame, &say(lang, "sign-in"), "plain", &html! {}, &body)
}

/// Whether what the guest has shall go over to the account.
fn take_along(frame: &Frame<'_>, holds: &GuestHolds, on: bool) -> Markup {
    let lang = frame.lang;
    let values = [("seats", number(holds.seats as usize)), ("tables", number(holds.tables as usize))];
    html! {
        label class="check" {
            input type="checkbox" name="take" value="on" checked[on];
            span {
                (say(lang, "sign-in-take"))
                small {
                    @if holds.seats + holds.tables > 0 { (fill(lang, "sign-in-take.holds", &values)) " " }
                    @if holds.finished { (say(lang, "sign-in-take.finished")) " " }
                    (say(lang, "sign-in-take.text"))
                }
            }
        }
    }
}

/// The form for coming back with a recovery code.
pub fn recover(frame: &Frame<'_>, form: &RecoverForm) -> Markup {
    let lang = frame.lang;
    let text = |name, label, autocomplete, value| Field {
        name,
        label,
        kind: "text",
        autocomplete,
        value,
        hint: None,
    };
    let new = Field {
        hint: Some(say(lang, "password.text")),
        ..Field::password("new", "password-new", "new-password")
    };
    let body = html! {
        main id="content" class="narrow" {
            h1 { (say(lang, "recover")) }
            p class="lead" { (say(lang, "recover.text")) }
            form class="panel" method="post" action="/account/recover" {
                (csrf(frame))
                (text("sign_in", "sign-in-name", "username", form.sign_in.as_str()).show(frame, &form.problems))
                (text("code", "recovery-code", "off", "").show(frame, &form.problems))
                (new.show(frame, &form.problems))
                p class="row" { button class="button primary big" { (say(lang, "recover.button")) } }
                p class="muted small" { (say(lang, "recover.lost")) }
            }
        }
    };
    page(frame, &say(lang, "recover"), "plain", &html! {}, &body)
}

/// A recovery code, shown this once. `again` where there was another one before.
pub fn recovery_code(frame: &Frame<'_>, sign_in: &str, code: &str, again: bool) -> Markup {
    let lang = frame.lang;
    let greeting = if again { "recovery-code.again" } else { "recovery-code.welcome" };
    let body = html! {
        main id="content" class="narrow" {
            h1 { (say(lang, "recovery-code")) }
            p class="lead" { (fill(lang, greeting, &[("name", words(sign_in))])) }
            div class="panel" {
                div class="field" {
                    label for="code" { (say(lang, "recovery-code")) }
                    input id="code" class="code" type="text" readonly value=(code) data-select;
                }
                p class="row" { button type="button" class="button" data-copy="code" { (say(lang, "copy")) } }
                p { (say(lang, "recovery-code.text")) }
                p class="row" {
                    a class="button primary big" href="/account" { (say(lang, "recovery-code.kept")) }
                }
            }
        }
    };
    page(frame, &say(lang, "recovery-code"), "plain", &html! {}, &body)
}
