//! Tables that wait for players, and invitations to them.

use maud::{Markup, html};

use crate::layout::{csrf, page};
use crate::seats::{seat_name, sitter_name};
use crate::view::{Frame, Invitation, Sitter, Waiting};
use crate::words::{bot_name, fill, game_title, number, say, words};

/// A table that waits for players. Everything that can change lies in `#waiting`.
pub fn waiting(frame: &Frame<'_>, view: &Waiting<'_>) -> Markup {
    let lang = frame.lang;
    let title = fill(lang, "waiting-title", &[("game", words(game_title(lang, view.kind.name)))]);
    let free = view.sitters.iter().filter(|sitter| is_free(sitter)).count();
    let body = html! {
        main id="content" class="narrow" {
            h1 { (title) }
            div id="waiting" data-table=(view.id) aria-live="polite" {
                p id="waiting-for" class="lead" { (fill(lang, "waiting-for", &[("count", number(free))])) }
                ul class="sitters" id="sitters" {
                    @for sitter in view.sitters { (seat(frame, view, sitter)) }
                }
                @if view.open { p class="muted small" { (say(lang, "waiting-open")) } }
            }
            @if !view.agreed.is_empty() {
                section class="panel" {
                    h2 { (say(lang, "waiting-agreed")) }
                    dl class="agreed" { @for (name, value) in &view.agreed { dt { (name) } dd { (value) } } }
                }
            }
            p class="muted" { (say(lang, "waiting-begins")) }
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

fn seat(frame: &Frame<'_>, view: &Waiting<'_>, sitter: &Sitter) -> Markup {
    let lang = frame.lang;
    let number = sitter.seat.number();
    html! {
        li id={ "sitter-" (number) } class={ "sitter" @if is_free(sitter) { " free" } } {
            span class="seat-number" aria-hidden="true" { (number) }
            div class="sitter-main" {
                @match sitter_name(lang, sitter) {
                    Some(name) => {
                        strong { (name) } " "
                        @if sitter.mine { span class="tag brass" { (say(lang, "you")) } }
                        @else if sitter.bot.is_some() { span class="tag" { (say(lang, "bot")) } }
                    }
                    None => {
                        strong { (seat_name(lang, sitter.seat)) } " " span class="tag" {
                            (say(lang, "free-seat"))
                        }
                    }
                }
                @if is_free(sitter) && let Some(link) = &sitter.invitation {
                    div class="invite" {
                        label class="small muted" for={ "link-" (number) } { (say(lang, "waiting-link")) }
                        div class="row tight" {
                            input id={ "link-" (number) } type="text" readonly value=(link) data-select;
                            button type="button" class="button" data-copy={ "link-" (number) } {
                                (say(lang, "copy"))
                            }
                        }
                    }
                }
                @if is_free(sitter) && view.host {
                    form class="row tight" method="post" action={ "/t/" (view.id) "/seat" } {
                        (csrf(frame))
                        input type="hidden" name="seat" value=(number);
                        @for bot in view.bots {
                            button class="button" name="bot" value=(bot) {
                                (fill(lang, "waiting-bot", &[("bot", words(bot_name(lang, bot)))]))
                            }
                        }
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
    let body = html! {
        main id="content" class="narrow" {
            h1 { (title) }
            @if there.is_empty() { p class="lead" { (say(lang, "invitation-alone")) } }
            @else {
                p class="lead" { (fill(lang, "invitation-text", &[("names", words(there.join(", ")))])) }
            }
            @if let Some(problem) = &view.problem { p class="problem" role="alert" { (problem) } }
            form class="panel" method="post" action={ "/join/" (view.code) } {
                (csrf(frame))
                div class="field" {
                    label for="name" { (say(lang, "your-name")) }
                    input id="name" name="name" type="text" required maxlength="24" autocomplete="nickname"
                        value=(frame.name.unwrap_or_default());
                }
                p class="row" {
                    button class="button primary big" {
                        (fill(lang, "invitation-join", &[("seat", words(seat_name(lang, view.seat)))]))
                    }
                    a class="button big" href={ "/rules/" (view.kind.name) } { (say(lang, "home-rules")) }
                }
            }
        }
    };
    page(frame, &title, "plain", &html! {}, &body)
}
