//! What can be agreed, in the form for a new game.

use maud::{Markup, html};
use table::{Lang, Seat, SetupOption, Values};

use super::{described, is_wrong, problem};
use crate::seats::seat_name;
use crate::view::{Clash, Fit, Frame, NewGame};
use crate::words::{fill, of_game, say, words};

/// Everything that can be agreed; house rules are folded.
pub(super) fn options(frame: &Frame<'_>, form: &NewGame<'_>) -> Markup {
    let lang = frame.lang;
    let all: Vec<Field<'_>> =
        (form.kind.options)().iter().map(|option| Field { form, lang, option }).collect();
    if all.is_empty() {
        return html! {};
    }
    let (house, printed): (Vec<&Field<'_>>, Vec<&Field<'_>>) =
        all.iter().partition(|field| field.option.house);
    html! {
        fieldset {
            legend { (say(lang, "new-options")) }
            p class="muted" { (say(lang, "new-options.text")) }
            @for field in printed { (field.draw()) }
            @if !house.is_empty() {
                details id="house-rules" class="house" open[house.iter().any(|field| field.is_set())] {
                    summary { b { (say(lang, "new-house")) } small { (say(lang, "new-house.text")) } }
                    @for field in house { (field.draw()) }
                }
            }
        }
    }
}

/// Something to agree on.
struct Field<'a> {
    form: &'a NewGame<'a>,
    lang: Lang,
    option: &'a SetupOption,
}

impl<'a> Field<'a> {
    fn draw(&self) -> Markup {
        match self.option.values {
            Values::Switch => self.switch(),
            Values::OneOf(values) => self.one_of(values),
            Values::AnyOf(values) => self.any_of(values),
            Values::Code { .. } => self.code(),
            Values::PerSeat { least, most } => self.per_seat(least, most),
        }
    }

    /// The name of the field.
    fn name(&self) -> String {
        format!("option-{}", self.option.key)
    }

    fn text(&self, key: &str) -> String {
        of_game(self.form.kind, self.lang, key).unwrap_or_default()
    }

    /// What the option is called.
    fn title(&self) -> String {
        self.text(&format!("setup-{}", self.option.key))
    }

    /// What it is about.
    fn about(&self) -> String {
        self.text(&format!("setup-{}.text", self.option.key))
    }

    /// What was chosen.
    fn sent(&self) -> &'a str {
        sent_for(self.form, self.option.key)
    }

    /// What is wrong with it, if something is.
    fn problem(&self) -> Markup {
        problem(self.form, &self.name())
    }

    fn offer(&self, value: &str) -> Offer<'a> {
        Offer::new(self.form, self.option.key, value)
    }

    /// Whether it is set to something else than usual, or something is wrong with it: then it is not folded.
    fn is_set(&self) -> bool {
        let (name, sent) = (self.name(), self.sent());
        let wrong = self.form.problems.iter().any(|problem| problem.field.starts_with(&name));
        wrong
            || match self.option.values {
                Values::Switch => matches!(sent, "on" | "true"),
                Values::OneOf(values) => !sent.is_empty() && sent != values[0],
                Values::AnyOf(_) | Values::Code { .. } => !sent.trim().is_empty(),
                Values::PerSeat { .. } => sent.split(',').any(|number| !matches!(number.trim(), "" | "0")),
            }
    }

    fn switch(&self) -> Markup {
        let fit = self.offer("on");
        html! {
            label class={ "check" @if fit.off { " off" } } data-players=[fit.players()] data-clashes=[fit.clashes()] {
                input type="checkbox" name=(self.name()) value="on" disabled[fit.off]
                    checked[!fit.off && matches!(self.sent(), "on" | "true")];
                span { (self.title()) small { (self.about()) } (fit.reason(self)) }
            }
            (self.problem())
        }
    }

    /// One of several values. What leaves so many players no choice is not shown.
    fn one_of(&self, values: &[&'static str]) -> Markup {
        let (name, key) = (self.name(), self.option.key);
        let can: Vec<&str> = values.iter().copied().filter(|value| !self.offer(value).off).collect();
        let chosen = can.iter().find(|value| **value == self.sent()).or(can.first());
        let fitting = values.iter().filter(|value| !self.offer(value).misfits(self.form)).count();
        html! {
            div class={ "option" @if fitting <= 1 { " moot" } } role="radiogroup" aria-labelledby={ (name) "-label" }
                aria-describedby=[described(self.form, &name)] {
                span id={ (name) "-label" } class="label" { (self.title()) }
                p class="muted small" { (self.about()) }
                (self.problem())
                div class="offers" {
                    @for value in values {
                        @let fit = self.offer(value);
                        label class={ "offer" @if fit.off { " off" } } data-players=[fit.players()] data-clashes=[fit.clashes()] {
                            input type="radio" name=(name) value=(value) checked[chosen == Some(value)] disabled[fit.off];
                            span {
                                b { (self.text(&format!("setup-{key}-{value}"))) }
                                small { (self.text(&format!("setup-{key}-{value}.text"))) }
                                (fit.reason(self))
                            }
                        }
                    }
                }
            }
        }
    }

    fn any_of(&self, values: &[&'static str]) -> Markup {
        let some: Vec<&str> = self.sent().split(',').collect();
        let fit = self.offer(values.first().copied().unwrap_or_default());
        let boxes = html! {
            div class="any" {
                @for value in values {
                    label class="check small" {
                        input type="checkbox" name={ (self.name()) "-" (value) } value="on" checked[some.contains(value)];
                        span { (self.text(value)) }
                    }
                }
            }
        };
        self.folded(&fit, &boxes)
    }

    fn code(&self) -> Markup {
        let name = self.name();
        html! {
            div class="option field" {
                label for=(name) { (self.title()) }
                p class="muted small" { (self.about()) }
                input id=(name) name=(name) type="text" class="code" value=(self.sent()) maxlength="80"
                    autocomplete="off" autocapitalize="characters" spellcheck="false"
                    aria-invalid=[is_wrong(self.form, &name)] aria-describedby=[described(self.form, &name)];
                (self.problem())
            }
        }
    }

    /// A number for every row of the form.
    fn per_seat(&self, least: i16, most: i16) -> Markup {
        let numbers: Vec<&str> = self.sent().split(',').map(str::trim).collect();
        let row = |seat: Seat| {
            let name = format!("{}-{seat}", self.name());
            html! {
                div class={ "field" @if seat.number() > self.form.players { " off" } } data-for-seat=(seat) {
                    label for=(name) { (seat_name(self.lang, seat)) }
                    input id=(name) name=(name) type="number" min=(least) max=(most) step="1" placeholder="0"
                        value=(numbers.get(seat.index()).copied().unwrap_or_default())
                        aria-invalid=[is_wrong(self.form, &name)] aria-describedby=[described(self.form, &name)];
                    (problem(self.form, &name))
                }
            }
        };
        let rows = html! {
            div class="per-seat" { @for seat in Seat::all(*self.form.kind.seats.end()) { (row(seat)) } }
        };
        // Any number stands for all of them.
        self.folded(&self.offer("1"), &rows)
    }

    /// An option that is made up of several values, folded unless something of it is set.
    fn folded(&self, fit: &Offer<'_>, body: &Markup) -> Markup {
        html! {
            details class={ "option folded" @if fit.off { " off" } } open[self.is_set()] data-players=[fit.players()]
                data-clashes=[fit.clashes()] {
                summary { span class="label" { (self.title()) } small { (self.about()) } }
                (self.problem())
                (fit.reason(self))
                fieldset class="plain" disabled[fit.off] { (body) }
            }
        }
    }
}

/// What was chosen for an option.
fn sent_for<'a>(form: &'a NewGame<'_>, option: &str) -> &'a str {
    form.options.iter().find(|(key, _)| *key == option).map_or("", |(_, value)| value.as_str())
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
    fn reason(&self, field: &Field<'_>) -> Markup {
        let lang = field.lang;
        let name = |clash: &Clash| {
            let (option, value) = clash.earlier;
            field.text(&if value == "on" {
                format!("setup-{option}")
            } else {
                format!("setup-{option}-{value}")
            })
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
