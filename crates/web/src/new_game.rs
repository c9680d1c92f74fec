//! The form for a new game.

mod options;

use maud::{Markup, html};
use table::{Lang, Seat};

use crate::bots::{level_line, style_name};
use crate::clock::clock_choice;
use crate::emblem::emblem;
use crate::layout::{csrf, page};
use crate::seats::seat_name;
use crate::view::{Bots, Frame, NewGame};
use crate::words::{bot_name, fill, game_blurb, game_title, say, words};

use options::options;

/// The form for a new game.
pub fn new_game(frame: &Frame<'_>, form: &NewGame<'_>) -> Markup {
    let lang = frame.lang;
    let title = fill(lang, "new-title", &[("game", words(game_title(lang, form.kind.name)))]);
    let body = html! {
        main id="content" class="narrow" {
            header class="game-banner" {
                (emblem(form.kind.name))
                div {
                    h1 { (title) }
                    @if let Some(text) = game_blurb(lang, form.kind.name) { p class="muted" { (text) } }
                }
            }
            form class="new-game" method="post" action={ "/new/" (form.kind.name) } data-new-game {
                (csrf(frame))
                (who(frame, form))
                (options(frame, form))
                (problem(form, ""))
                p class="row" {
                    button class="button primary big" { (say(lang, "new-start")) }
                    a class="button big" href="/" { (say(lang, "back")) }
                }
            }
        }
    };
    page(frame, &title, "plain", &html! {}, &body)
}

fn who(frame: &Frame<'_>, form: &NewGame<'_>) -> Markup {
    let lang = frame.lang;
    html! {
        fieldset {
            legend { (say(lang, "new-who")) }
            div class="field" {
                label for="name" { (say(lang, "your-name")) }
                (name_input(form, "name", &form.name, true))
                (problem(form, "name"))
            }
            div class="field" role="radiogroup" aria-labelledby="players-label" {
                span id="players-label" class="label" { (say(lang, "new-players")) }
                div class="radios" {
                    @for players in form.kind.seats.clone() {
                        label class="radio" {
                            input type="radio" name="players" value=(players)
                                checked[players == form.players]
                                aria-describedby=[described(form, "players")];
                            span { (players) }
                        }
                    }
                }
                (problem(form, "players"))
            }
            div class="seats" { @for seat in Seat::all(*form.kind.seats.end()) { (row(frame, form, seat)) } }
            (bot_kinds(lang, &form.bots))
            label class="check" {
                input type="checkbox" name="shuffle" value="on" checked[form.shuffle];
                span { (say(lang, "new-shuffle")) small { (say(lang, "new-shuffle.text")) } }
            }
            label class="check" {
                input type="checkbox" name="open" value="on" checked[form.open];
                span { (say(lang, "new-open")) small { (say(lang, "new-open.text")) } }
            }
            (hints(frame, form))
            (clock_choice(lang, &form.clock))
            (problem(form, "clock"))
        }
    }
}

/// A field for a name. What is wrong with it stands below and is read with it; the first one has the focus.
pub(crate) fn name_input(form: &NewGame<'_>, id: &str, value: &str, required: bool) -> Markup {
    let first = form.problems.first().is_some_and(|problem| problem.field == id);
    html! {
        input id=(id) name=(id) type="text" value=(value) maxlength="32" autocomplete="nickname"
            required[required] aria-invalid=[is_wrong(form, id)] aria-describedby=[described(form, id)]
            autofocus[first];
    }
}

/// Whether something is wrong with a field, as screen readers are told.
fn is_wrong(form: &NewGame<'_>, field: &str) -> Option<&'static str> {
    form.problems.iter().any(|problem| problem.field == field).then_some("true")
}

/// The id of what is wrong with a field, if something is.
fn described(form: &NewGame<'_>, field: &str) -> Option<String> {
    is_wrong(form, field).map(|_| problem_id(field))
}

fn problem_id(field: &str) -> String {
    if field.is_empty() { "problem".to_owned() } else { format!("{field}-problem") }
}

/// What is wrong with a field, at the field; `""` is the form as a whole.
pub(crate) fn problem(form: &NewGame<'_>, field: &str) -> Markup {
    html! {
        @for problem in form.problems.iter().filter(|problem| problem.field == field).take(1) {
            p id=(problem_id(field)) class="problem" role="alert" { (problem.text) }
        }
    }
}

/// Who shall sit on one seat.
fn row(frame: &Frame<'_>, form: &NewGame<'_>, seat: Seat) -> Markup {
    seat_row(frame, form, seat, &seat_name(frame.lang, seat))
}

/// The same for a seat that is called something else.
pub(crate) fn seat_row(frame: &Frame<'_>, form: &NewGame<'_>, seat: Seat, called: &str) -> Markup {
    let lang = frame.lang;
    let number = seat.number();
    let usual = if seat.index() == 0 { "me".to_owned() } else { format!("bot-{}", form.bots.usual) };
    let chosen = form.seats.get(seat.index()).filter(|chosen| !chosen.is_empty()).cloned().unwrap_or(usual);
    let name = form.names.get(seat.index()).map_or("", String::as_str);
    let (seat_field, name_field) = (format!("seat-{number}"), format!("name-{number}"));
    let level = form.bots.levels.iter().find(|level| chosen == format!("bot-{}", level.name));
    let with_style = level.is_some_and(|level| level.has_style);
    html! {
        div class={ "seat-row" @if number > form.players { " off" } @if chosen == "here" { " with-name" } @if with_style { " with-style" } }
            data-seat=(number) {
            span class="seat-number" aria-hidden="true" { (number) }
            div class="field" {
                label for=(seat_field) { (called) }
                select id=(seat_field) name=(seat_field) aria-describedby=[described(form, &seat_field)] {
                    option value="me" selected[chosen == "me"] { (say(lang, "new-me")) }
                    @for level in &form.bots.levels {
                        @let value = format!("bot-{}", level.name);
                        @let called = [("bot", words(bot_name(lang, level.name)))];
                        option value=(value) selected[chosen == value] data-line=(level_line(lang, level))
                            data-style=[level.has_style.then_some("")] {
                            (fill(lang, "new-bot", &called))
                        }
                    }
                    option value="invite" selected[chosen == "invite"] { (say(lang, "new-invite")) }
                    option value="here" selected[chosen == "here"] { (say(lang, "new-here")) }
                }
                (problem(form, &seat_field))
            }
            div class="field here" {
                label for=(name_field) { (say(lang, "new-here-name")) }
                (name_input(form, &name_field, name, false))
                (problem(form, &name_field))
            }
            (style_of(lang, form, seat))
            p class="muted small bot-line" data-bot-line { @if let Some(level) = level { (level_line(lang, level)) } }
        }
    }
}

/// How strong the bots are, for whoever chooses without scripts.
pub(crate) fn bot_kinds(lang: Lang, bots: &Bots) -> Markup {
    html! {
        ul class="bot-kinds muted small no-js" {
            @for level in &bots.levels { li { b { (bot_name(lang, level.name)) } ": " (level_line(lang, level)) } }
        }
    }
}

/// What the bot on a seat shall like, where the game knows such things.
fn style_of(lang: Lang, form: &NewGame<'_>, seat: Seat) -> Markup {
    let field = format!("style-{}", seat.number());
    let chosen = form.styles.get(seat.index()).map_or("", String::as_str);
    html! {
        @if !form.bots.styles.is_empty() {
            div class="field style" {
                label for=(field) { (say(lang, "new-style")) }
                select id=(field) name=(field) aria-describedby=[described(form, &field)] {
                    option value="" selected[chosen.is_empty()] { (say(lang, "new-style-lot")) }
                    @for style in &form.bots.styles {
                        option value=(style) selected[chosen == *style] {
                            (style_name(form.kind, lang, style).unwrap_or_else(|| (*style).to_owned()))
                        }
                    }
                }
                (problem(form, &field))
            }
        }
    }
}

/// Whether people may ask for hints where others play.
pub(crate) fn hints(frame: &Frame<'_>, form: &NewGame<'_>) -> Markup {
    html! {
        label class="check" {
            input type="checkbox" name="hints" value="on" checked[form.hints];
            span { (say(frame.lang, "new-hints")) small { (say(frame.lang, "new-hints.text")) } }
        }
    }
}
