//! The form for playing on from a position.

use maud::{Markup, html};
use table::Seat;

use crate::agreement::agreed_panel;
use crate::emblem::emblem;
use crate::layout::{csrf, page};
use crate::new_game::{bot_kinds, hints, name_input, problem, seat_row};
use crate::seats::seat_name;
use crate::view::{Frame, PlayOnForm};
use crate::words::{fill, game_title, number, say, words};

/// The form for playing on from a position.
pub fn play_on(frame: &Frame<'_>, view: &PlayOnForm<'_>) -> Markup {
    let lang = frame.lang;
    let game = game_title(lang, view.form.kind.name);
    let title = fill(lang, "play-on-title", &[("game", words(game))]);
    let at = fill(lang, "replay-at", &[("at", number(view.at)), ("of", number(view.of))]);
    let body = html! {
        main id="content" class="narrow" {
            header class="game-banner" {
                (emblem(view.form.kind.name))
                div {
                    h1 { (title) }
                    p class="lead" { (at) " · " (view.stage) }
                }
            }
            p { (say(lang, "play-on-text")) }
            form class="new-game" method="post" action={ "/t/" (view.id) "/on" } data-new-game {
                (csrf(frame))
                input type="hidden" name="at" value=(view.at);
                input type="hidden" name="players" value=(view.form.players);
                (who(frame, view))
                (agreed_panel(lang, &view.agreed))
                (problem(&view.form, ""))
                p class="row" {
                    button class="button primary big" { (say(lang, "play-on-start")) }
                    a class="button big" href={ "/t/" (view.id) "/replay?at=" (view.at) } { (say(lang, "back")) }
                }
            }
        }
    };
    page(frame, &title, "plain", &html! {}, &body)
}

fn who(frame: &Frame<'_>, view: &PlayOnForm<'_>) -> Markup {
    let (lang, form) = (frame.lang, &view.form);
    let called = |seat: Seat| {
        let role = view.roles.get(seat.index()).cloned().flatten();
        let name =
            role.map_or_else(|| seat_name(lang, seat), |role| format!("{} ({role})", seat_name(lang, seat)));
        if view.mover == Some(seat.index()) { format!("{name}: {}", say(lang, "turn-now")) } else { name }
    };
    html! {
        fieldset {
            legend { (say(lang, "new-who")) }
            div class="field" {
                label for="name" { (say(lang, "your-name")) }
                (name_input(form, "name", &form.name, true))
                (problem(form, "name"))
            }
            div class="seats" {
                @for seat in Seat::all(form.players) { (seat_row(frame, form, seat, &called(seat))) }
            }
            (bot_kinds(lang, &form.bots))
            label class="check" {
                input type="checkbox" name="open" value="on" checked[form.open];
                span { (say(lang, "new-open")) small { (say(lang, "new-open.text")) } }
            }
            (hints(frame, form))
        }
    }
}
