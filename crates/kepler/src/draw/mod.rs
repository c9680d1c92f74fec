//! The table as pictures: pure functions from a state to HTML with small SVGs in it.
//!
//! The names of places (`data-place`) are listed in `words`.

use maud::{Markup, html};
use table::{Draw, Lang, Look, Panel, Spot};

use crate::Kepler;
use crate::words::hex_place;

impl Draw for Kepler {
    fn style() -> &'static str {
        ""
    }

    fn symbols() -> Markup {
        html! {}
    }

    fn panels(&self, look: &Look) -> Vec<Panel> {
        let pen = table::draw::Pen { game: self, look };
        let tiles = html! {
            @for tile in self.tiles() {
                p id=(hex_place(tile.hex)) data-place=(hex_place(tile.hex)) aria-label=(tile.hex) { (tile.hex) }
            }
        };
        let mut panels = vec![pen.panel("galaxy", "draw-galaxy", Spot::Table, tiles)];
        panels.extend(self.players().seats().map(|seat| pen.mat(seat, pen.seat_name(seat), html! {})));
        panels
    }

    fn figure(_name: &str, _lang: Lang) -> Option<Markup> {
        None
    }
}
