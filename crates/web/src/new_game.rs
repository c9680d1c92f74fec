//! The form for a new game.

use maud::{Markup, html};
use table::{Lang, Seat, SetupOption, Values};

use crate::bots::{level_line, style_name};
use crate::emblem::emblem;
use crate::layout::{csrf, page};
use crate::seats::seat_name;
use crate::view::{Bots, Clash, Fit, Frame, NewGame};
use crate::words::{bot_name, fill, game_blurb, game_title, of_game, say, words};

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
        }
    }
}

/// A field for a name. What is wrong with it stands below and is read with it; the first one has the focus.
pub(crate) fn name_input(form: &NewGame<'_>, id: &str, value: &str, required: bool) -> Markup {
    let wrong = form.problems.iter().any(|problem| problem.field == id);
    let first = form.problems.first().is_some_and(|problem| problem.field == id);
    html! {
        input id=(id) name=(id) type="text" value=(value) maxlength="32" autocomplete="nickname"
            required[required] aria-invalid=[wrong.then_some("true")] aria-describedby=[described(form, id)]
            autofocus[first];
    }
}

/// The id of what is wrong with a field, if something is.
fn described(form: &NewGame<'_>, field: &str) -> Option<String> {
    let wrong = form.problems.iter().any(|problem| problem.field == field);
    wrong.then(|| problem_id(field))
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

fn options(frame: &Frame<'_>, form: &NewGame<'_>) -> Markup {
    let lang = frame.lang;
    let all = (form.kind.options)();
    if all.is_empty() {
        return html! {};
    }
    let (house, printed): (Vec<&SetupOption>, Vec<&SetupOption>) =
        all.iter().partition(|option| option.house);
    html! {
        fieldset {
            legend { (say(lang, "new-options")) }
            p class="muted" { (say(lang, "new-options.text")) }
            @for option in printed { (setup_option(frame, form, option)) }
            @if !house.is_empty() {
                // Open where something of it is agreed, or wrong.
                details id="house-rules" class="house" open[house.iter().any(|option| is_set(form, option))] {
                    summary { b { (say(lang, "new-house")) } small { (say(lang, "new-house.text")) } }
                    @for option in house { (setup_option(frame, form, option)) }
                }
            }
        }
    }
}

/// Whether an option is set to something else than usual, or something is wrong with it.
fn is_set(form: &NewGame<'_>, option: &SetupOption) -> bool {
    let field = format!("option-{}", option.key);
    let wrong = form.problems.iter().any(|problem| problem.field.starts_with(&field));
    let sent = sent_for(form, option.key);
    wrong
        || match option.values {
            Values::Switch => matches!(sent, "on" | "true"),
            Values::OneOf(values) => !sent.is_empty() && sent != values[0],
            Values::AnyOf(_) | Values::Code { .. } => !sent.trim().is_empty(),
            Values::PerSeat { .. } => sent.split(',').any(|number| !matches!(number.trim(), "" | "0")),
        }
}

/// What was chosen for an option.
fn sent_for<'a>(form: &'a NewGame<'_>, option: &str) -> &'a str {
    form.options.iter().find(|(key, _)| *key == option).map_or("", |(_, value)| value.as_str())
}

/// Something to agree on.
fn setup_option(frame: &Frame<'_>, form: &NewGame<'_>, option: &SetupOption) -> Markup {
    let lang = frame.lang;
    let key = format!("setup-{}", option.key);
    let text = |key: &str| of_game(form.kind, lang, key).unwrap_or_default();
    let sent = sent_for(form, option.key);
    let field = format!("option-{}", option.key);
    match option.values {
        Values::Switch => html! {
            @let fit = Offer::new(form, option.key, "on");
            label class={ "check" @if fit.off { " off" } } data-players=[fit.players()] data-clashes=[fit.clashes()] {
                input type="checkbox" name=(field) value="on" disabled[fit.off]
                    checked[!fit.off && matches!(sent, "on" | "true")];
                span { (text(&key)) small { (text(&format!("{key}.text"))) } (fit.reason(form, lang)) }
            }
            (problem(form, &field))
        },
        Values::OneOf(values) => html! {
            @let off = values.iter().filter(|value| Offer::new(form, option.key, value).off).count();
            div class={ "option" @if off + 1 >= values.len() { " moot" } } role="radiogroup" aria-labelledby={ (field) "-label" }
                aria-describedby=[described(form, &field)] {
                span id={ (field) "-label" } class="label" { (text(&key)) }
                p class="muted small" { (text(&format!("{key}.text"))) }
                (problem(form, &field))
                div class="offers" {
                    @let can = |value: &&str| !Offer::new(form, option.key, value).off;
                    @let chosen = Some(sent).filter(|sent| values.contains(sent) && can(sent)).or(values.iter().copied().find(can));
                    @for value in values {
                        @let (on, fit) = (chosen == Some(*value), Offer::new(form, option.key, value));
                        label class={ "offer" @if fit.off { " off" } } data-players=[fit.players()] data-clashes=[fit.clashes()] {
                            input type="radio" name=(field) value=(value) checked[on && !fit.off] disabled[fit.off];
                            span {
                                b { (text(&format!("{key}-{value}"))) }
                                small { (text(&format!("{key}-{value}.text"))) }
                                (fit.reason(form, lang))
                            }
                        }
                    }
                }
            }
        },
        Values::AnyOf(values) => html! {
            @let fit = values.first().map(|value| Offer::new(form, option.key, value));
            @let some: Vec<&str> = sent_for(form, option.key).split(',').collect();
            (folded(form, lang, option, fit.as_ref(), is_set(form, option), &html! {
                div class="any" {
                    @for value in values {
                        label class="check small" {
                            input type="checkbox" name={ (field) "-" (value) } value="on" checked[some.contains(value)];
                            span { (text(value)) }
                        }
                    }
                }
            }))
        },
        Values::Code { .. } => html! {
            @let wrong = form.problems.iter().any(|problem| problem.field == field);
            div class="option field" {
                label for=(field) { (text(&key)) }
                p class="muted small" { (text(&format!("{key}.text"))) }
                input id=(field) name=(field) type="text" class="code" value=(sent_for(form, option.key)) maxlength="80"
                    autocomplete="off" autocapitalize="characters" spellcheck="false"
                    aria-invalid=[wrong.then_some("true")] aria-describedby=[described(form, &field)];
                (problem(form, &field))
            }
        },
        Values::PerSeat { least, most } => html! {
            @let fit = Offer::new(form, option.key, "1");
            @let numbers: Vec<&str> = sent_for(form, option.key).split(',').collect();
            (folded(form, lang, option, Some(&fit), is_set(form, option), &html! {
                div class="per-seat" {
                    @for seat in Seat::all(*form.kind.seats.end()) {
                        @let own = format!("{field}-{seat}");
                        @let wrong = form.problems.iter().any(|problem| problem.field == own);
                        div class={ "field" @if seat.number() > form.players { " off" } } data-for-seat=(seat) {
                            label for=(own) { (seat_name(lang, seat)) }
                            input id=(own) name=(own) type="number" min=(least) max=(most) step="1" placeholder="0"
                                value=(numbers.get(seat.index()).copied().unwrap_or_default().trim())
                                aria-invalid=[wrong.then_some("true")] aria-describedby=[described(form, &own)];
                            (problem(form, &own))
                        }
                    }
                }
            }))
        },
    }
}

/// An option that is made up of several values, folded unless something of it is set.
fn folded(
    form: &NewGame<'_>,
    lang: Lang,
    option: &SetupOption,
    fit: Option<&Offer<'_>>,
    open: bool,
    body: &Markup,
) -> Markup {
    let key = format!("setup-{}", option.key);
    let text = |key: &str| of_game(form.kind, lang, key).unwrap_or_default();
    let off = fit.is_some_and(|fit| fit.off);
    html! {
        details class={ "option folded" @if off { " off" } } open[open] data-players=[fit.and_then(Offer::players)]
            data-clashes=[fit.and_then(Offer::clashes)] {
            summary { span class="label" { (text(&key)) } small { (text(&format!("{key}.text"))) } }
            (problem(form, &format!("option-{}", option.key)))
            @if let Some(fit) = fit { (fit.reason(form, lang)) }
            fieldset class="plain" disabled[off] { (body) }
        }
    }
}

/// A value of an option: for how many players it is, where that is not for all, with what it cannot be chosen, and
/// whether it cannot be chosen now.
struct Offer<'a> {
    fit: Option<&'a Fit>,
    clashes: Vec<&'a Clash>,
    off: bool,
}

impl<'a> Offer<'a> {
    fn new(form: &'a NewGame<'_>, option: &str, value: &str) -> Offer<'a> {
        let fit = form.fits.iter().find(|fit| fit.option == option && fit.value == value);
        let clashes: Vec<&Clash> =
            form.clashes.iter().filter(|clash| clash.later == (option, value)).collect();
        let clash = clashes.iter().any(|clash| is_chosen(form, clash.earlier));
        let offer = Offer { fit, clashes, off: clash };
        let off = clash || offer.misfits(form);
        Offer { off, ..offer }
    }

    /// Whether it is for other numbers of players.
    fn misfits(&self, form: &NewGame<'_>) -> bool {
        self.fit.is_some_and(|fit| !fit.players.contains(&form.players))
    }

    /// The numbers of players it is for, for the script that follows the choices.
    fn players(&self) -> Option<String> {
        self.fit.map(|fit| fit.players.iter().map(u8::to_string).collect::<Vec<_>>().join(" "))
    }

    /// What it cannot be chosen with, for the script that follows the choices.
    fn clashes(&self) -> Option<String> {
        let field = |clash: &&Clash| format!("option-{}={}", clash.earlier.0, clash.earlier.1);
        (!self.clashes.is_empty()).then(|| self.clashes.iter().map(field).collect::<Vec<_>>().join(" "))
    }

    /// Why it cannot be chosen; seen only then.
    fn reason(&self, form: &NewGame<'_>, lang: Lang) -> Markup {
        let name = |clash: &Clash| {
            let (option, value) = clash.earlier;
            let key =
                if value == "on" { format!("setup-{option}") } else { format!("setup-{option}-{value}") };
            of_game(form.kind, lang, &key).unwrap_or_default()
        };
        html! {
            @if let Some(fit) = self.fit {
                small class="why-not" {
                    @if fit.players == [1] { (say(lang, "new-fits-alone")) }
                    @else { (fill(lang, "new-fits", &[("players", words(either(lang, &fit.players)))])) }
                }
            }
            @for clash in &self.clashes {
                small class="why-not" { (fill(lang, "new-clash", &[("other", words(name(clash)))])) }
            }
        }
    }
}

/// Whether a value of an option is chosen in the form.
fn is_chosen(form: &NewGame<'_>, (option, value): (&str, &str)) -> bool {
    let sent = sent_for(form, option);
    let kind = (form.kind.options)().iter().find(|each| each.key == option).map(|each| each.values);
    match kind {
        Some(Values::Switch) => (value == "on") == matches!(sent, "on" | "true"),
        Some(Values::OneOf(values)) => value == if sent.is_empty() { values[0] } else { sent },
        // One value stands for all of them: whether any is chosen.
        Some(Values::AnyOf(_) | Values::PerSeat { .. }) => !sent.replace([',', ' ', '0'], "").is_empty(),
        Some(Values::Code { .. }) | None => false,
    }
}

/// Numbers of players, one of which is needed.
fn either(lang: Lang, players: &[u8]) -> String {
    let words: Vec<String> = players.iter().map(u8::to_string).collect();
    match words.split_last() {
        Some((last, others)) if !others.is_empty() => {
            format!("{} {} {last}", others.join(", "), say(lang, "or"))
        }
        _ => words.concat(),
    }
}
