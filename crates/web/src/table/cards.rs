//! Choices as cards.

use std::fmt::Write as _;

use maud::{Markup, html};
use table::{Chip, Choice, GameKind, Lang};

use crate::view::Frame;
use crate::words::{amount, fill, of_game, say, words};

/// From this number of choices on, they do not fit into one row.
const MANY: usize = 10;

/// Whether all choices are shown at once, without tabs.
fn few(choices: &[Choice]) -> bool {
    choices.len() <= 5 || grouped(choices).len() == 1
}

/// The kinds of choices, where there are several.
pub(super) fn tabs(frame: &Frame<'_>, kind: &GameKind, choices: &[Choice]) -> Markup {
    html! {
        @if !few(choices) {
            div id="group-tabs" class="group-tabs" role="tablist" aria-label=(say(frame.lang, "groups"))
                data-tabs="group" {
                @for (group, members) in grouped(choices) {
                    button type="button" id={ "tab-" (group) } role="tab" data-tab=(group)
                        aria-controls={ "choices-" (group) } {
                        (of_game(kind, frame.lang, group).unwrap_or_else(|| group.to_owned()))
                        span class="count" { (members.len()) }
                    }
                }
            }
        }
    }
}

/// All choices, grouped by kind.
pub(super) fn groups(frame: &Frame<'_>, kind: &GameKind, choices: &[Choice]) -> Markup {
    let few = few(choices);
    let mut key = 0;
    let pictured = choices.iter().all(|choice| choice.pictured);
    let in_picture = |members: &[&Choice]| members.iter().any(|choice| choice.pictured);
    let groups = grouped(choices);
    // Where all are shown at once, it is enough to say so once.
    let first = groups.iter().position(|(_, members)| in_picture(members));
    html! {
        div id="choices" class={ "choices" @if few { " few" } @if pictured { " in-picture" } } data-few=(few) {
            @for (place, (group, members)) in groups.into_iter().enumerate() {
                @let lots = members.iter().filter(|choice| !choice.pictured).count() >= MANY;
                @let tall = lots && members.iter().any(|choice| choice.place.is_none());
                section id={ "choices-" (group) } class={ "group" @if lots { " lots" } @if tall { " tall" } } data-group=(group)
                    aria-label=(of_game(kind, frame.lang, group).unwrap_or_else(|| group.to_owned())) {
                    @if in_picture(&members) && (!few || first == Some(place)) {
                        p class="pick" { (say(frame.lang, "choose-in-picture")) }
                    }
                    div id={ "cards-" (group) } class="cards" {
                        @for (index, choice) in members.iter().enumerate() {
                            @let number = if few { key } else { index };
                            (card(frame, kind, choice, digit(number)))
                            @if few { ({ key += 1; "" }) }
                        }
                    }
                }
            }
        }
    }
}

fn digit(index: usize) -> Option<usize> {
    (index < 9).then_some(index + 1)
}

/// Choices by group: in the order in which the game names them, but conversions late and ends last.
fn grouped(choices: &[Choice]) -> Vec<(&'static str, Vec<&Choice>)> {
    let mut groups: Vec<(&'static str, Vec<&Choice>)> = Vec::new();
    for choice in choices {
        match groups.iter_mut().find(|(group, _)| *group == choice.group) {
            Some((_, members)) => members.push(choice),
            None => groups.push((choice.group, vec![choice])),
        }
    }
    groups.sort_by_key(|(group, _)| match *group {
        "group-end" => 2,
        "group-free" => 1,
        _ => 0,
    });
    groups
}

/// A choice as a button of the form `#turn`.
pub(super) fn card(frame: &Frame<'_>, kind: &GameKind, choice: &Choice, key: Option<usize>) -> Markup {
    html! {
        button id={ "do-" (id_of(&choice.notation)) } class={ "card" @if choice.pictured { " pictured" } } type="submit" form="turn" name="do"
            value={ "move " (choice.notation) } data-place=[choice.place.as_deref()] data-key=[key]
            data-ghost=[choice.ghost.map(|ghost| ghost.symbol)]
                data-ghost-class=[choice.ghost.map(|ghost| ghost.class)] {
            @if let Some(key) = key { kbd aria-hidden="true" { (key) } }
            span class="title" { (choice.label) }
            (chips(frame.lang, kind, &choice.price, &choice.gain))
            @for note in &choice.notes { span class="note" title=(note) { (note) } }
        }
    }
}

/// Price and gain of a choice.
pub(super) fn chips(lang: Lang, kind: &GameKind, price: &[Chip], gain: &[Chip]) -> Markup {
    signed(lang, kind, (price, "costs"), (gain, "brings"))
}

/// What was paid and gained.
pub(super) fn told_chips(lang: Lang, kind: &GameKind, paid: &[Chip], gained: &[Chip]) -> Markup {
    signed(lang, kind, (paid, "paid"), (gained, "gained"))
}

/// Amounts with their signs, and what a screen reader says of them.
fn signed(lang: Lang, kind: &GameKind, less: (&[Chip], &str), more: (&[Chip], &str)) -> Markup {
    let chip = |chip: &Chip, class: &str, sign: &str, key: &str| {
        let name = fill(lang, key, &[("amount", words(amount(kind, lang, *chip)))]);
        html! {
            span class={ "chip " (class) } role="img" aria-label=(name) title=(name) {
                span { (sign) (chip.amount) }
                svg class="i" aria-hidden="true" { use href={ "#i-" (chip.what) } {} }
            }
        }
    };
    html! {
        @if !(less.0.is_empty() && more.0.is_empty()) {
            span class="chips" {
                @for price in less.0 { (chip(price, "cost", "−", less.1)) }
                @for gain in more.0 { (chip(gain, "gain", "+", more.1)) }
            }
        }
    }
}

/// A notation as part of an id: different ones stay different.
pub(super) fn id_of(notation: &str) -> String {
    let mut id = String::with_capacity(notation.len());
    for c in notation.chars() {
        match c {
            ' ' => id.push('.'),
            c if c.is_ascii_alphanumeric() || c == '-' => id.push(c),
            c => {
                let _ = write!(id, "_{:x}", c as u32);
            }
        }
    }
    id
}
