//! Tables that wait for players, and invitations to them.

use maud::{Markup, html};

use crate::account::fame;
use crate::agreement::agreed_panel;
use crate::bots::{bot_called, bot_tag, level_line};
use crate::emblem::emblem;
use crate::layout::{csrf, page, way_out};
use crate::qr::qr;
use crate::seats::{seat_name, sitter_name};
use crate::view::{Frame, Invitation, Reach, Sitter, Waiting};
use crate::words::{bot_name, fill, game_title, number, say, words};

/// A table that waits for players. Everything that can change lies in `#waiting`.
pub fn waiting(frame: &Frame<'_>, view: &Waiting<'_>) -> Markup {
    let lang = frame.lang;
    let title = fill(lang, "waiting-title", &[("game", words(game_title(lang, view.kind.name)))]);
    let free = view.sitters.iter().filter(|sitter| is_free(sitter)).count();
    let inviting = view.sitters.iter().any(|sitter| is_free(sitter) && sitter.invitation.is_some());
    let body = html! {
        main id="content" class="narrow waiting" {
            header class="game-banner" {
                (emblem(view.kind.name))
                div {
                    h1 { (title) }
                    p class="muted" { (say(lang, "waiting-begins")) }
                }
            }
            div id="waiting" data-table=(view.id) {
                p id="waiting-for" class="lead" aria-live="polite" {
                    (fill(lang, "waiting-for", &[("count", number(free))]))
                }
                @if inviting { (reach(frame, &view.reach)) }
                ul class="sitters" id="sitters" {
                    @for sitter in view.sitters { (seat(frame, view, sitter, free == 1)) }
                }
                @if view.open { p class="muted small" { (say(lang, "waiting-open")) } }
                div id="ways-out" class="row" {
                    @if view.sitters.iter().any(|sitter| sitter.mine) {
                        (way_out(frame, view.id, "leave", None, &say(lang, "waiting-leave"), &[]))
                    }
                    @if view.host { (way_out(frame, view.id, "delete", None, &say(lang, "delete-table"), &[])) }
                }
            }
            (agreed_panel(lang, &view.agreed))
            p class="row" {
                a class="button" href={ "/rules/" (view.kind.name) } { (say(lang, "home-rules")) }
                a class="button" href="/" { (say(lang, "nav-home")) }
            }
        }
    };
    page(frame, &title, "plain", &html! {}, &body)
}

fn is_free(sitter: &Sitter) -> bool {
    sitter.name.is_none() && sitter.bot.is_none()
}

/// From where the invitations can be followed, unless that is everywhere.
fn reach(frame: &Frame<'_>, reach: &Reach) -> Markup {
    let lang = frame.lang;
    html! {
        @match reach {
            Reach::Everywhere => {}
            Reach::Network => p id="reach" class="hint" { (say(lang, "reach-network")) },
            Reach::ThisMachine { command, address } => {
                div id="reach" class="hint" {
                    p { (say(lang, "reach-here")) }
                    pre { code { (command) } }
                    @if let Some(address) = address {
                        p { (fill(lang, "reach-then", &[("address", words(address.clone()))])) }
                    }
                }
            }
        }
    }
}

fn seat(frame: &Frame<'_>, view: &Waiting<'_>, sitter: &Sitter, only: bool) -> Markup {
    let lang = frame.lang;
    let number = sitter.seat.number();
    let free = is_free(sitter);
    html! {
        li id={ "sitter-" (number) } class={ "sitter" @if free { " free" } } {
            span class="seat-number" aria-hidden="true" { (number) }
            p class="sitter-name" {
                @match sitter_name(lang, sitter) {
                    Some(name) => strong { (name) },
                    None => strong { (seat_name(lang, sitter.seat)) },
                }
                " "
                @if sitter.mine { span class="tag brass" { (say(lang, "you")) } }
                @else if sitter.bot.is_some() { (bot_tag(lang, view.kind, sitter)) }
                @else if free { span class="tag" { (say(lang, "free-seat")) } }
                @if let Some(known) = &sitter.fame { " " (fame(lang, known)) }
            }
            @if let Some(link) = sitter.invitation.as_deref().filter(|_| free) {
                (way_to_seat(frame, sitter, link, only))
            }
            @if free && view.host { (bots_for(frame, view, sitter)) }
        }
    }
}

/// The invitation to a seat: to be sent, or to be shown to a phone.
fn way_to_seat(frame: &Frame<'_>, sitter: &Sitter, link: &str, open: bool) -> Markup {
    let lang = frame.lang;
    let number = sitter.seat.number();
    let field = format!("link-{number}");
    let name = fill(lang, "waiting-qr", &[("seat", words(seat_name(lang, sitter.seat)))]);
    html! {
        details id={ "invite-" (number) } class="invite" open[open] {
            summary { (say(lang, "waiting-invite")) }
            div class="invite-body" {
                (qr(link, &name))
                div class="invite-link" {
                    label class="small muted" for=(field) { (say(lang, "waiting-link")) }
                    input id=(field) type="text" readonly value=(link) data-select;
                    button type="button" class="button" data-copy=(field) { (say(lang, "copy")) }
                    p class="small muted" { (say(lang, "waiting-scan")) }
                }
            }
        }
    }
}

/// The host can have a bot sit down.
fn bots_for(frame: &Frame<'_>, view: &Waiting<'_>, sitter: &Sitter) -> Markup {
    let lang = frame.lang;
    let number = sitter.seat.number();
    html! {
        details id={ "bots-" (number) } class="invite" {
            summary { (say(lang, "waiting-bots")) }
            form class="bots" method="post" action={ "/t/" (view.id) "/seat" } {
                (csrf(frame))
                input type="hidden" name="seat" value=(number);
                @for level in &view.bots.levels {
                    @let name = words(bot_called(view.id, sitter.seat));
                    @let called = [("name", name), ("bot", words(bot_name(lang, level.name)))];
                    button class="button" name="bot" value=(level.name) {
                        span { (fill(lang, "waiting-bot", &called)) small { (level_line(lang, level)) } }
                    }
                }
            }
        }
    }
}

/// An invitation to a seat.
pub fn invitation(frame: &Frame<'_>, view: &Invitation<'_>) -> Markup {
    let lang = frame.lang;
    let title = fill(lang, "invitation-title", &[("game", words(game_title(lang, view.kind.name)))]);
    let there: Vec<_> = view.sitters.iter().filter_map(|sitter| sitter_name(lang, sitter)).collect();
    let wrong = view.problem.is_some();
    let body = html! {
        main id="content" class="narrow" {
            header class="game-banner" {
                (emblem(view.kind.name))
                div {
                    h1 { (title) }
                    p class="lead" {
                        @if there.is_empty() { (say(lang, "invitation-alone")) }
                        @else { (fill(lang, "invitation-text", &[("names", words(there.join(", ")))])) }
                    }
                    @if view.hints { p class="muted" { (say(lang, "invitation-hints")) } }
                }
            }
            form class="panel" method="post" action={ "/join/" (view.code) } {
                (csrf(frame))
                div class="field" {
                    label for="name" { (say(lang, "your-name")) }
                    input id="name" name="name" type="text" required maxlength="32" autocomplete="nickname"
                        aria-invalid=[wrong.then_some("true")] aria-describedby=[wrong.then_some("name-problem")]
                        autofocus[wrong] value=(frame.name.unwrap_or_default());
                    @if let Some(problem) = &view.problem {
                        p id="name-problem" class="problem" role="alert" { (problem) }
                    }
                }
                p class="row" {
                    button class="button primary big" {
                        (fill(lang, "invitation-join", &[("seat", words(seat_name(lang, view.seat)))]))
                    }
                    a class="button big" href={ "/rules/" (view.kind.name) } { (say(lang, "home-rules")) }
                }
            }
            (agreed_panel(lang, &view.agreed))
        }
    };
    page(frame, &title, "plain", &html! {}, &body)
}
