//! How much time people have, in words.

use maud::{Markup, html};
use table::{Lang, Seat};

use crate::view::{ClockChoice, ClockView};
use crate::words::{fill, number, say, words};

/// How long something takes: "5 minutes", "3 days".
fn span(lang: Lang, seconds: u32) -> String {
    let (key, count) = match seconds {
        ..7200 => ("span-minutes", seconds / 60),
        7200..86_400 => ("span-hours", seconds / 3600),
        _ => ("span-days", seconds / 86_400),
    };
    fill(lang, key, &[("count", number(count as usize))])
}

/// A clock as it was agreed: what it is called, and how much time there is.
pub fn clock_agreed(lang: Lang, turn: bool, seconds: u32, replaces: bool) -> (String, String) {
    let key = if turn { "clock-turn" } else { "clock-game" };
    let mut value = fill(lang, key, &[("span", words(span(lang, seconds)))]);
    if replaces {
        value = format!("{value}; {}", say(lang, "clock-replaces.agreed"));
    }
    (say(lang, "clock"), value)
}

/// The part of the form for a new game that asks for a clock.
pub(crate) fn clock_choice(lang: Lang, clock: &ClockChoice) -> Markup {
    let label = |name: &str| {
        let (turn, seconds) = name.split_once('-').unwrap_or_default();
        clock_agreed(lang, turn == "turn", seconds.parse().unwrap_or_default(), false).1
    };
    html! {
        div class="field" {
            label for="clock" { (say(lang, "clock")) }
            select id="clock" name="clock" aria-describedby="clock-hint" {
                option value="" selected[clock.chosen.is_empty()] { (say(lang, "clock-none")) }
                @for name in clock.offered { option value=(name) selected[clock.chosen == *name] { (label(name)) } }
            }
            p id="clock-hint" class="muted small" { (say(lang, "clock.text")) }
        }
        label class="check" {
            input type="checkbox" name="replaces" value="on" checked[clock.replaces];
            span { (say(lang, "clock-replaces")) small { (say(lang, "clock-replaces.text")) } }
        }
    }
}

/// What a seat has left, if there is a clock. A script counts it down.
pub(crate) fn time_of(lang: Lang, clock: Option<&ClockView>, seat: Seat) -> Markup {
    let Some(clock) = clock else { return html! {} };
    let left = clock.left.iter().find(|(other, _)| *other == seat).map(|(_, left)| *left);
    match clock.until.filter(|(other, _)| *other == seat) {
        Some((_, until)) => html! {
            time id={ "clock-of-" (seat) } class="clock runs" title=(say(lang, "clock-runs")) data-until=(until)
                data-short=(clock.short) { (moment(until)) }
        },
        None => html! {
            @if let Some(left) = left { span id={ "clock-of-" (seat) } class="clock" title=(say(lang, "clock-left")) { (rest(left)) } }
        },
    }
}

/// A moment of the day, for browsers without scripts.
fn moment(seconds: i64) -> String {
    let (_, month, day) = crate::day_of(seconds);
    let minutes = seconds.rem_euclid(86_400) / 60;
    format!("{day}.{month}. {}:{:02} UTC", minutes / 60, minutes % 60)
}

/// So much is left: "4:05", "1:04:05", "3d 4h".
fn rest(seconds: i64) -> String {
    let (minutes, hours, days) = (seconds / 60, seconds / 3600, seconds / 86_400);
    match seconds {
        ..3600 => format!("{minutes}:{:02}", seconds % 60),
        3600..172_800 => format!("{hours}:{:02}:{:02}", minutes % 60, seconds % 60),
        _ => format!("{days}d {}h", hours % 24),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_is_read_at_a_glance() {
        for (seconds, text) in [(5, "0:05"), (300, "5:00"), (3845, "1:04:05"), (273_600, "3d 4h")] {
            assert_eq!(rest(seconds), text);
        }
        assert_eq!(moment(1_794_873_600 + 3900), "17.11. 1:05 UTC");
    }

    #[test]
    fn clocks_are_agreed_in_words() {
        let agreed = |turn, seconds| clock_agreed(Lang::En, turn, seconds, false).1;
        assert_eq!(agreed(true, 60), "1 minute for every turn");
        assert_eq!(agreed(true, 259_200), "3 days for every turn");
        assert_eq!(agreed(false, 7200), "2 hours for the whole game");
    }
}
