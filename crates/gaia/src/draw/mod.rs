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
//! There is no `style` attribute anywhere: the page forbids them. Colours come from classes ([`style`]).

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
mod style;
mod tiles;
mod words;

use maud::{Markup, PreEscaped, html};
use table::{Draw, Look, Panel, Seat, Spot};

use crate::Gaia;
use crate::moves::Decision;
use crate::names::Structure;

pub use boosters::boosters;
pub use galaxy::galaxy;
pub use mat::mat;
pub use research::research;
pub use scoring::scoring;
pub use style::style;

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
    html! {
        svg id="symbols" class="symbols" fill="none" width="0" height="0" aria-hidden="true" {
            defs { (planets::SYMBOLS) (pieces::SYMBOLS) (icons::SYMBOLS) }
        }
    }
}

impl Draw for Gaia {
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
            panel("map", pen.text("draw-galaxy"), Spot::Board, galaxy(self, look)),
            panel("research", pen.text("draw-research"), Spot::Side, research(self, look)),
            panel("scoring", pen.text("draw-scoring"), Spot::Side, scoring(self, look)),
            panel("boosters", pen.text("draw-boosters"), Spot::Side, boosters(self, look)),
        ];
        let mats = self.players().seats();
        panels.extend(mats.map(|seat| {
            panel(&format!("mat-{seat}"), pen.who(seat), Spot::Mat(seat), mat(self, seat, look))
        }));
        panels
    }
}

/// Draws one state for one look.
#[derive(Clone, Copy)]
pub(crate) struct Pen<'a> {
    pub(crate) game: &'a Gaia,
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

    /// Whether somebody else's things are meant by a place on the boards of all players.
    fn is_asked(self, seat: Seat) -> bool {
        self.game.question().is_some_and(|question| question.seat == seat)
    }

    /// Whether this place on a player's own board is a legal target: only whoever is asked has any.
    fn is_own_target(self, seat: Seat, place: &str) -> bool {
        self.is_asked(seat) && self.is_target(place)
    }

    /// Whether the turn in the making has changed something here on a player's own board.
    fn is_own_fresh(self, seat: Seat, place: &str) -> bool {
        self.is_asked(seat) && self.is_fresh(place)
    }

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
    match crate::catalogue::catalogue().factions[faction].colour.as_str() {
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

/// `role` and focus of a place: a target is a button, anything else a picture with a name.
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

/// A number with at most one decimal, as short as it can be written.
fn short(number: f64) -> String {
    let tenths = (number * 10.0).round() as i64;
    let sign = if tenths < 0 { "-" } else { "" };
    match (tenths.abs() / 10, tenths.abs() % 10) {
        (whole, 0) => format!("{sign}{whole}"),
        (0, part) => format!("{sign}.{part}"),
        (whole, part) => format!("{sign}{whole}.{part}"),
    }
}
