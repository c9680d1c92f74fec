//! The table as pictures: pure functions from a state, as somebody sees it, to SVG and HTML.
//!
//! The map is one SVG; the boards around it are HTML with small SVGs in them, so that their words wrap and
//! scale with the reader's font. Everything drawn has an `id` that stays the same from one state to the next, so
//! that a page can be morphed instead of rebuilt. Everything that can be clicked or explained carries
//! `data-place` and an accessible name:
//!
//! | `data-place` | what |
//! |---|---|
//! | `hex-Q,R` | a hex of the map with all its pieces |
//! | `area-<id>` | a research area |
//! | `tile-<place id>`, `advanced-<area id>` | tech tiles on the research board |
//! | `action-<id>` | a power or QIC action |
//! | `booster-<id>`, `token-<id>` | round boosters and federation tokens, wherever they lie |
//! | `special-<name>`, `structure-<id>` | on the faction board of the nearest `seat-N` |
//! | `bowl-<area>`, `goods-<id>` | power cycle and resources there |
//! | `seat-N`, `round-N`, `final-N` | players, round scoring and final scoring, counted from 1 |
//!
//! What can be chosen has the class `target`, what the turn in the making has changed `fresh`, and what already
//! belongs to a federation in the making `chosen`.
//!
//! There is no `style` attribute anywhere: the page forbids them. Colours come from classes (`style.css`).

mod boosters;
mod bowls;
mod galaxy;
mod icons;
mod mat;
mod outline;
mod pieces;
mod planets;
mod research;
mod rows;
mod scoring;
mod tiles;
mod words;

use std::ops::Deref;

use maud::{Markup, html};
use table::draw::{classes, icon, role, short};
use table::{Draw, Look, Panel, Seat, Spot};

use crate::Gaia;
use crate::moves::Decision;
use crate::names::Structure;

pub use boosters::boosters;
pub use galaxy::galaxy;
pub use mat::mat;
pub use research::research;
pub use scoring::scoring;

/// A kind of piece on the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece {
    /// A structure.
    Structure(Structure),
    /// A Gaiaformer.
    Gaiaformer,
    /// A satellite.
    Satellite,
    /// A space station.
    Station,
    /// The Lost Planet.
    LostPlanet,
}

/// One hidden SVG with everything the other drawings refer to; it comes once on every page.
pub fn symbols() -> Markup {
    table::draw::symbols(html! { (planets::SYMBOLS) (pieces::SYMBOLS) (icons::SYMBOLS) })
}

impl Draw for Gaia {
    fn style() -> &'static str {
        include_str!("style.css")
    }

    fn symbols() -> Markup {
        symbols()
    }

    fn panels(&self, look: &Look) -> Vec<Panel> {
        let pen = Pen::new(self, look);
        let mut panels = vec![
            pen.panel("map", "draw-galaxy", Spot::Board, galaxy(self, look)),
            pen.panel("research", "draw-research", Spot::Side, research(self, look)),
            pen.panel("scoring", "draw-scoring", Spot::Side, scoring(self, look)),
            pen.panel("boosters", "draw-boosters", Spot::Side, boosters(self, look)),
        ];
        let mats = self.players().seats();
        panels.extend(mats.map(|seat| pen.mat(seat, pen.who(seat), mat(self, seat, look))));
        panels
    }
}

/// Draws one state for one look: the pen of all games, and more.
#[derive(Clone, Copy)]
pub(crate) struct Pen<'a>(table::draw::Pen<'a, Gaia>);

impl<'a> Pen<'a> {
    pub(crate) fn new(game: &'a Gaia, look: &'a Look) -> Self {
        Pen(table::draw::Pen { game, look })
    }
}

impl<'a> Deref for Pen<'a> {
    type Target = table::draw::Pen<'a, Gaia>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl Pen<'_> {
    /// What is asked, for things that go by the same name in two places.
    fn decision(self) -> Option<Decision> {
        self.game.question().map(|question| question.decision)
    }

    /// The class that sets a player's colour.
    fn colour(self, seat: Seat) -> &'static str {
        colour(self.game, seat)
    }
}

/// The class that sets a player's colour.
pub(crate) fn colour(game: &Gaia, seat: Seat) -> &'static str {
    let Some(faction) = game.players()[seat].faction else { return "c-none" };
    match game.data().factions[faction].colour.as_str() {
        "blue" => "c-blue",
        "red" => "c-red",
        "orange" => "c-orange",
        "yellow" => "c-yellow",
        "brown" => "c-brown",
        "grey" => "c-grey",
        "white" => "c-white",
        _ => "c-none",
    }
}
