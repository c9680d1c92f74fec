//! Small pieces of markup.

use maud::{Markup, PreEscaped, Render, html};

/// One hidden SVG with everything the other drawings refer to: what goes inside its `defs`.
pub fn symbols(defs: impl Render) -> Markup {
    html! {
        svg id="symbols" class="symbols" fill="none" width="0" height="0" aria-hidden="true" { defs { (defs) } }
    }
}

/// An icon as large as the text around it: the symbol `i-<id>`.
pub fn icon(id: &str) -> Markup {
    // There are hundreds of these on a page, so they do without a class: the style sheet knows them by that.
    PreEscaped(format!("<svg><use href=\"#i-{id}\"/></svg>"))
}

/// `role` of a place: a target is a button, anything else a picture with a name.
pub fn role(target: bool) -> &'static str {
    if target { "button" } else { "img" }
}

/// What ties a drawing to a live table.
const TIES: [&str; 5] = [" id=\"", " data-place=\"", " role=\"", " tabindex=\"", " aria-label=\""];

/// A drawing as a mere picture, of which a page can hold several: nothing in it can be pointed at, chosen or told from
/// the same thing in another one. Whoever shows it gives it a name.
pub fn still(drawing: Markup) -> Markup {
    let cut = |text: String, tie: &str| {
        let mut parts = text.split(tie);
        let first = parts.next().unwrap_or_default().to_owned();
        // What follows is the value up to its closing quote; quotes in texts are always escaped.
        parts.fold(first, |kept, part| kept + part.split_once('"').map_or("", |(_, rest)| rest))
    };
    PreEscaped(TIES.into_iter().fold(drawing.into_string(), cut))
}

/// A class list from those that apply.
pub fn classes(all: &[(&str, bool)]) -> String {
    let on: Vec<&str> = all.iter().filter(|(_, on)| *on).map(|(class, _)| *class).collect();
    on.join(" ")
}

/// A number with at most one decimal, as short as it can be written.
pub fn short(number: impl Into<f64>) -> String {
    let tenths = (number.into() * 10.0).round() as i64;
    let sign = if tenths < 0 { "-" } else { "" };
    match (tenths.abs() / 10, tenths.abs() % 10) {
        (whole, 0) => format!("{sign}{whole}"),
        (0, part) => format!("{sign}.{part}"),
        (whole, part) => format!("{sign}{whole}.{part}"),
    }
}
