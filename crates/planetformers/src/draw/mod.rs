//! The table as pictures: pure functions from a state to HTML with SVGs in it.
//!
//! The middle is the planetary system, one SVG: nine cells with their routes, bodies and pieces. Everything within reach
//! is lit with the number of routes to it. In front of a player lie the Ark with its upgrades, and the Cargo between two rows of
//! Crew cards. At the side stand the terraforming tracks, the Canteen, and who has what.
//!
//! Everything drawn has an `id` that stays the same from one state to the next. Everything that can be clicked or explained
//! carries `data-place` (`places` has the names) and an accessible name. What can be chosen has the class `target`, what the
//! turn in the making has changed `fresh`. There is no `style` attribute anywhere: the page forbids them. Colours come from
//! classes (`style.css`).

mod automa;
mod crew;
mod figures;
mod glyph;
mod icons;
mod mat;
mod routes;
mod side;
mod system;
mod words;
mod world;

use std::ops::Deref;

use maud::{Markup, html};
use table::draw::{classes, icon, role};
use table::{Draw, Lang, Look, Panel, Seat, Spot};

use crate::Planetformers;

impl Draw for Planetformers {
    const SPARE_CORNER: bool = false;

    fn style() -> &'static str {
        include_str!("style.css")
    }

    fn symbols() -> Markup {
        table::draw::symbols(icons::SYMBOLS)
    }

    fn panels(&self, look: &Look) -> Vec<Panel> {
        let pen = Pen::new(self, look);
        let mut panels = vec![
            pen.panel("ends", "draw-end", Spot::Bar, pen.ends()),
            pen.panel("system", "planetary_system", Spot::Board, pen.system()),
            pen.panel("merits", "draw-merit", Spot::Side, pen.merits()),
            pen.panel("canteen", "draw-canteen", Spot::Side, pen.canteen()),
            pen.panel("holdings", "draw-holdings", Spot::Side, pen.holdings()),
            pen.panel("sheet", "draw-sheet", Spot::Side, pen.sheet()),
        ];
        panels.extend(pen.automa().map(|body| pen.panel("automa", "draw-automa", Spot::Side, body)));
        let mats = self.players().seats();
        panels.extend(mats.map(|seat| pen.0.mat(seat, pen.seat_name(seat), pen.belongings(seat))));
        panels
    }

    fn figure(name: &str, lang: Lang) -> Option<Markup> {
        figures::figure(name, lang)
    }
}

/// Draws one state for one look: the pen of all games, and more.
#[derive(Clone, Copy)]
pub(crate) struct Pen<'a>(table::draw::Pen<'a, Planetformers>);

impl<'a> Pen<'a> {
    pub(crate) fn new(game: &'a Planetformers, look: &'a Look) -> Self {
        Pen(table::draw::Pen { game, look })
    }
}

impl<'a> Deref for Pen<'a> {
    type Target = table::draw::Pen<'a, Planetformers>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

/// Something in a panel that can be pointed at.
struct Thing<'a> {
    place: &'a str,
    class: &'a str,
    /// Whether it can be chosen here.
    target: bool,
    name: &'a str,
}

impl Pen<'_> {
    /// A thing with what stands on it; it goes by the name of its place.
    fn thing(self, thing: &Thing<'_>, body: &Markup) -> Markup {
        let Thing { place, class, target, name } = *thing;
        let class = classes(&[(class, true), ("target", target), ("fresh", self.is_fresh(place))]);
        html! {
            div id=(place) data-place=(place) class=(class) role=(role(target)) tabindex=[target.then_some("0")]
                aria-label=(name) { (body) }
        }
    }

    /// A player's token: colour, pattern and initial.
    fn token(self, seat: Seat) -> Markup {
        html! { i class={ "tk " (colour(seat)) } { (self.initial(seat)) } }
    }
}

/// The class that sets a player's colour.
fn colour(seat: Seat) -> &'static str {
    ["c-yellow", "c-violet", "c-teal", "c-rose"][seat.index() % 4]
}
