//! The form for a new game.

use maud::{Markup, html};
use table::{Seat, SetupOption, Values};

use crate::layout::{csrf, page};
use crate::seats::seat_name;
use crate::view::{Frame, NewGame};
use crate::words::{bot_name, fill, game_blurb, game_title, of_game, say, words};

/// The form for a new game.
pub fn new_game(frame: &Frame<'_>, form: &NewGame<'_>) -> Markup {
    let lang = frame.lang;
    let title = fill(lang, "new-title", &[("game", words(game_title(lang, form.kind.name)))]);
    let options = (form.kind.options)();
    let body = html! {
        main id="content" class="narrow" {
            h1 { (title) }
            @if let Some(text) = game_blurb(lang, form.kind.name) { p class="lead" { (text) } }
            @if let Some(problem) = &form.problem { p class="problem" role="alert" { (problem) } }
            form class="new-game" method="post" action={ "/new/" (form.kind.name) } data-new-game {
                (csrf(frame))
                fieldset {
                    legend { (say(lang, "new-who")) }
                    div class="field" {
                        label for="name" { (say(lang, "your-name")) }
                        input id="name" name="name" type="text" value=(form.name) maxlength="24"
                            autocomplete="nickname" required;
                    }
                    div class="field" role="radiogroup" aria-labelledby="players-label" {
                        span id="players-label" class="label" { (say(lang, "new-players")) }
                        div class="radios" {
                            @for players in form.kind.seats.clone() {
                                label class="radio" {
                                    input type="radio" name="players" value=(players)
                                        checked[players == form.players];
                                    span { (players) }
                                }
                            }
                        }
                    }
                    div class="seats" {
                        @for seat in Seat::all(*form.kind.seats.end()) { (row(frame, form, seat)) }
                    }
                    label class="check" {
                        input type="checkbox" name="shuffle" value="on" checked[form.shuffle];
                        span { (say(lang, "new-shuffle")) small { (say(lang, "new-shuffle.text")) } }
                    }
                    label class="check" {
                        input type="checkbox" name="open" value="on" checked[form.open];
                        span { (say(lang, "new-open")) small { (say(lang, "new-open.text")) } }
                    }
                }
                @if !options.is_empty() {
                    fieldset {
                        legend { (say(lang, "new-options")) }
                        p class="muted" { (say(lang, "new-options.text")) }
                        @for option in options { (setup_option(frame, form, option)) }
                    }
                }
                p class="row" {
                    button class="button primary big" { (say(lang, "new-start")) }
                    a class="button big" href="/" { (say(lang, "back")) }
                }
            }
        }
    };
    page(frame, &title, "plain", &html! {}, &body)
}

/// Who shall sit on one seat.
fn row(frame: &Frame<'_>, form: &NewGame<'_>, seat: Seat) -> Markup {
    let lang = frame.lang;
    let number = seat.number();
    let strongest = form.bots.last().map_or_else(|| "invite".to_owned(), |bot| format!("bot-{bot}"));
    let usual = if seat.index() == 0 { "me".to_owned() } else { strongest };
    let chosen = form.seats.get(seat.index()).cloned().unwrap_or(usual);
    let name = form.names.get(seat.index()).map_or("", String::as_str);
    html! {
        div class="seat-row" data-seat=(number) {
            span class="seat-number" aria-hidden="true" { (number) }
            div class="field" {
                label for={ "seat-" (number) } { (seat_name(lang, seat)) }
                select id={ "seat-" (number) } name={ "seat-" (number) } {
                    option value="me" selected[chosen == "me"] { (say(lang, "new-me")) }
                    @for bot in form.bots {
                        @let value = format!("bot-{bot}");
                        option value=(value) selected[chosen == value] {
                            (fill(lang, "new-bot", &[("bot", words(bot_name(lang, bot)))]))
                        }
                    }
                    option value="invite" selected[chosen == "invite"] { (say(lang, "new-invite")) }
                    option value="here" selected[chosen == "here"] { (say(lang, "new-here")) }
                }
            }
            div class="field here" {
                label for={ "name-" (number) } { (say(lang, "new-here-name")) }
                input id={ "name-" (number) } name={ "name-" (number) } type="text" value=(name)
                    maxlength="24";
            }
        }
    }
}

/// Something to agree on.
fn setup_option(frame: &Frame<'_>, form: &NewGame<'_>, option: &SetupOption) -> Markup {
    let lang = frame.lang;
    let key = format!("setup-{}", option.key);
    let text = |key: &str| of_game(form.kind, lang, key).unwrap_or_default();
    let chosen = form.options.iter().find(|(key, _)| *key == option.key).map(|(_, value)| value.as_str());
    let field = format!("option-{}", option.key);
    match option.values {
        Values::Switch => html! {
            label class="check" {
                input type="checkbox" name=(field) value="on"
                    checked[chosen.is_some_and(|value| matches!(value, "on" | "true"))];
                span { (text(&key)) small { (text(&format!("{key}.text"))) } }
            }
        },
        Values::OneOf(values) => html! {
            div class="option" role="radiogroup" aria-labelledby={ (field) "-label" } {
                span id={ (field) "-label" } class="label" { (text(&key)) }
                p class="muted small" { (text(&format!("{key}.text"))) }
                div class="offers" {
                    @for (index, value) in values.iter().enumerate() {
                        @let on = chosen.map_or(index == 0, |chosen| chosen == *value);
                        label class="option" {
                            input type="radio" name=(field) value=(value) checked[on];
                            span {
                                b { (text(&format!("{key}-{value}"))) }
                                small { (text(&format!("{key}-{value}.text"))) }
                            }
                        }
                    }
                }
            }
        },
    }
}
