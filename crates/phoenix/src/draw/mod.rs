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
//! There is no `style` attribute anywhere: the page forbids them. Colours come from classes (`style.css`).

mod bits;
mod board;
mod glyph;
mod icons;
mod mat;
mod scoring;
mod sectors;
mod ships;
mod tray;
mod words;

use std::ops::Deref;

use maud::{Markup, PreEscaped, html};
use table::draw::{classes, icon, role, short};
use table::{Draw, Look, Panel, Seat, Spot};

use crate::Phoenix;

pub use board::board;
pub use mat::mat;
pub use scoring::scoring;
pub use sectors::sectors;
pub use ships::ships;

/// One hidden SVG with everything the other drawings refer to; it comes once on every page.
pub fn symbols() -> Markup {
    table::draw::symbols(icons::SYMBOLS)
}

impl Draw for Phoenix {
    fn style() -> &'static str {
        include_str!("style.css")
    }

    fn symbols() -> Markup {
        symbols()
    }

    fn panels(&self, look: &Look) -> Vec<Panel> {
        let pen = Pen::new(self, look);
        let mut panels = vec![
            pen.panel("centre", "draw-centre", Spot::Board, board(self, look)),
            pen.panel("ships", "draw-ships", Spot::Side, ships(self, look)),
            pen.panel("sectors", "draw-sectors", Spot::Side, sectors(self, look)),
            pen.panel("scoring", "draw-scoring", Spot::Side, scoring(self, look)),
        ];
        let mats = self.players().seats();
        panels.extend(mats.map(|seat| pen.mat(seat, pen.who(seat), mat(self, seat, look))));
        panels
    }
}

/// Draws one state for one look: the pen of all games, and more.
#[derive(Clone, Copy)]
pub(crate) struct Pen<'a>(table::draw::Pen<'a, Phoenix>);

impl<'a> Pen<'a> {
    pub(crate) fn new(game: &'a Phoenix, look: &'a Look) -> Self {
        Pen(table::draw::Pen { game, look })
    }
}

impl<'a> Deref for Pen<'a> {
    type Target = table::draw::Pen<'a, Phoenix>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl Pen<'_> {
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

/// A level as it stands on ships and sectors.
fn roman(level: u8) -> &'static str {
    ["0", "I", "II", "III"][usize::from(level.min(3))]
}
