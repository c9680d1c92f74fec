//! The table as pictures: pure functions from a state, as somebody sees it, to SVG and HTML.
//!
//! The map is one SVG; the boards around it are HTML with small SVGs in them, so that their words wrap and
//! scale with the reader's font. Everything drawn has an `id` that stays the same from one state to the next, so
//! that a page can be changed instead of rebuilt. Everything that can be clicked or explained carries
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
//! | `faction-<id>` | a faction to choose |
//! | `seat-N`, `round-N`, `final-N` | players, round scoring and final scoring, counted from 1 |
//!
//! What can be chosen has the class `target`, what the turn in the making has changed `fresh`, and what already
//! belongs to a federation in the making `chosen`.
//!
//! There is no `style` attribute anywhere: the page forbids them. Colours come from classes (`style.css`).

mod automa;
mod boosters;
mod bowls;
mod figures;
mod galaxy;
mod gallery;
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
use table::{Draw, Lang, Look, Panel, Seat, Spot};

use crate::Gaia;
use crate::catalogue::FactionBoard;
use crate::moves::Decision;
use crate::names::Structure;

pub use boosters::boosters;
pub use galaxy::galaxy;
pub use gallery::factions;
use gallery::gallery_title;
pub use mat::mat;
pub use research::research;
pub use scoring::{round_in_force, scoring};

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
        let game = &self.as_laid_out();
        let pen = Pen::new(game, look);
        let bar = round_in_force(game, look);
        let gallery = factions(game, look);
        let mats = game.players().seats();
        let panels = [
            bar.map(|body| pen.panel("round", "draw-rounds", Spot::Bar, body)),
            Some(pen.panel("map", "draw-galaxy", Spot::Board, galaxy(game, look))),
            gallery.map(|body| pen.panel("gallery", gallery_title(game), Spot::Gallery, body)),
            Some(pen.panel("research", "draw-research", Spot::Side, research(game, look))),
            Some(pen.panel("scoring", "draw-scoring", Spot::Side, scoring(game, look))),
            // What it did and why is asked more often than what can be taken when passing.
            pen.automa().map(|body| pen.panel("automa", "draw-automa", Spot::Side, body)),
            Some(pen.panel("boosters", "draw-boosters", Spot::Side, boosters(game, look))),
        ];
        let mats = mats.map(|seat| pen.mat(seat, pen.who(seat), mat(game, seat, look)));
        panels.into_iter().flatten().chain(mats).collect()
    }

    fn figure(name: &str, lang: Lang) -> Option<Markup> {
        figures::figure(name, lang)
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
    game.players()[seat].faction.map_or("c-none", |faction| faction_colour(&game.data().factions[faction]))
}

/// The class that sets the colour of a faction.
fn faction_colour(board: &FactionBoard) -> &'static str {
    match board.colour.as_str() {
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
