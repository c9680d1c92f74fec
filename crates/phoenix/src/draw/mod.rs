//! The table as pictures: pure functions from a state to SVG and HTML.
//!
//! What everybody shares is one SVG: home planets, a tray with the neutral ships, which gives way to the ships
//! of a draft or to dice, and the diplomacy tracks. Fleets, stations and sectors are HTML with small SVGs in
//! them, so that they wrap and scale with the reader's font. Everything drawn has an `id` that stays the same
//! from one state to the next. Everything that can be clicked or explained carries `data-place` and an
//! accessible name:
//!
//! | `data-place` | what |
//! |---|---|
//! | `planet-<species>`, `track-<track>` | home planets and diplomacy tracks |
//! | `neutral-<ship>`, `draft-<ship>` | neutral ships, ships to take in a draft |
//! | `die-<face>` | the dice of an expedition |
//! | `ship-<seat>-<ship>` | a ship of a fleet, or one that was just drawn |
//! | `sector-<number>` | a sector, in the display, in a reserve or on a station |
//! | `hub-<hub>` | a hub, dealt or kept |
//! | `station-<seat>-hub` | the hub as a place of the station |
//! | `resident-<sector or hub>-<species>` | a resident who can be chosen |
//!
//! What can be chosen has the class `target`, what the turn in the making has changed `fresh`.
//!
//! There is no `style` attribute anywhere: the page forbids them. Colours come from classes ([`style`]).

mod bits;
mod board;
mod glyph;
mod icons;
mod mat;
mod scoring;
mod sectors;
mod ships;
mod style;
mod tray;
mod words;

use maud::{Markup, PreEscaped, html};
use table::{Draw, Look, Panel, Seat, Spot};

use crate::Phoenix;

pub use board::board;
pub use mat::mat;
pub use scoring::scoring;
pub use sectors::sectors;
pub use ships::ships;
pub use style::style;

/// One hidden SVG with everything the other drawings refer to; it comes once on every page.
pub fn symbols() -> Markup {
    html! {
        svg id="symbols" class="symbols" fill="none" width="0" height="0" aria-hidden="true" {
            defs { (icons::SYMBOLS) }
        }
    }
}

impl Draw for Phoenix {
    fn style() -> &'static str {
        style()
    }

    fn symbols() -> Markup {
        symbols()
    }

    fn panels(&self, look: &Look) -> Vec<Panel> {
        let pen = Pen { game: self, look };
        let panel = |id: &str, title: String, spot, body| Panel { id: id.to_owned(), title, spot, body };
        let mut panels = vec![
            panel("centre", pen.text("draw-centre"), Spot::Board, board(self, look)),
            panel("ships", pen.text("draw-ships"), Spot::Side, ships(self, look)),
            panel("sectors", pen.text("draw-sectors"), Spot::Side, sectors(self, look)),
            panel("scoring", pen.text("draw-scoring"), Spot::Side, scoring(self, look)),
        ];
        panels.extend(self.players().seats().map(|seat| {
            panel(&format!("mat-{seat}"), pen.who(seat), Spot::Mat(seat), mat(self, seat, look))
        }));
        panels
    }
}

/// Draws one state for one look.
#[derive(Clone, Copy)]
pub(crate) struct Pen<'a> {
    pub(crate) game: &'a Phoenix,
    pub(crate) look: &'a Look,
}

impl Pen<'_> {
    /// Whether this place is a legal target.
    fn is_target(self, place: &str) -> bool {
        self.look.targets.contains(place)
    }

    /// Whether the turn in the making has changed something here.
    fn is_fresh(self, place: &str) -> bool {
        self.look.fresh.contains(place)
    }

    /// How a board is read; people who know can close it.
    fn hint(self, key: &str) -> Markup {
        html! {
            details id={ "how-" (key.trim_start_matches("draw-")) } class="hint" data-keep="" open="open" {
                summary { (self.text("draw-how")) }
                p { (self.text(key)) }
                p class="ours" { "◇ " (self.text("reconstructed-cards")) }
            }
        }
    }

    /// Whether a player is the one who is asked.
    fn is_asked(self, seat: Seat) -> bool {
        self.game.question().is_some_and(|question| question.seat == seat)
    }
}

/// The class that sets a player's colour.
fn colour(seat: Seat) -> &'static str {
    ["c-red", "c-blue", "c-green", "c-yellow"][seat.index() % 4]
}

/// A player's token: colour, shape and number.
fn token(seat: Seat) -> Markup {
    PreEscaped(format!(
        "<svg class=\"tk {}\" aria-hidden=\"true\"><use href=\"#t-{seat}\"/></svg>",
        colour(seat)
    ))
}

/// `role` of a place: a target is a button, anything else a picture with a name.
fn role(target: bool) -> &'static str {
    if target { "button" } else { "img" }
}

/// A class list from those that apply.
fn classes(all: &[(&str, bool)]) -> String {
    let on: Vec<&str> = all.iter().filter(|(_, on)| *on).map(|(class, _)| *class).collect();
    on.join(" ")
}

/// An icon as large as the text around it.
fn icon(id: &str) -> Markup {
    // There are hundreds of these on a page, so they do without a class: the style sheet knows them by that.
    PreEscaped(format!("<svg><use href=\"#i-{id}\"/></svg>"))
}

/// A level as it stands on ships and sectors.
fn roman(level: u8) -> &'static str {
    ["0", "I", "II", "III"][usize::from(level.min(3))]
}
