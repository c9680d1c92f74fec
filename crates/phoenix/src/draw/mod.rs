//! The table as pictures: pure functions from a state to HTML with small SVGs in it.
//!
//! The middle is a desk: home planets, the station of whoever looks, and below it all ships, kind by kind and
//! owner by owner. What a question is chosen from takes the place of the ships while it lasts: dice, sectors to
//! build. Hubs and ships of the set-up are large cards over the middle. At the side stand the diplomacy tracks, the
//! display of sectors, the majorities and the score. Everything drawn has an `id` that stays the same from one state
//! to the next. Everything that can be clicked or explained carries `data-place` and an accessible name:
//!
//! | `data-place` | what |
//! |---|---|
//! | `planet-<species>`, `track-<track>` | home planets and diplomacy tracks |
//! | `neutral-<ship>`, `draft-<ship>` | neutral ships, ships to take in a draft |
//! | `die-<face>` | the dice of an expedition |
//! | `ship-<seat>-<ship>` | a ship of a fleet, or one that was just drawn |
//! | `sector-<number>` | a sector, in the display, in a reserve or on a station, and its next free quarter |
//! | `hub-<hub>` | a hub, dealt or kept |
//! | `station-<seat>-hub` | the next free quarter of the hub |
//! | `resident-<sector or hub>-<species>` | a resident who can be chosen |
//!
//! What can be chosen has the class `target`, what the turn in the making has changed `fresh`.
//!
//! There is no `style` attribute anywhere: the page forbids them. Colours come from classes (`style.css`).

mod desk;
mod diplomacy;
mod figures;
mod gallery;
mod glyph;
mod icons;
mod mat;
mod scoring;
mod sectors;
mod ships;
mod station;
mod tray;
mod words;

use std::ops::Deref;

use maud::{Markup, html};
use table::draw::{classes, icon, role};
use table::{Draw, Eye, Game, Lang, Look, Panel, Seat, Spot};

use crate::Phoenix;

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
            pen.panel("ends", "draw-end", Spot::Bar, pen.ends()),
            pen.panel("desk", "draw-desk", Spot::Table, pen.desk()),
        ];
        panels.extend(pen.gallery());
        panels.extend([
            pen.panel("tracks", "draw-diplomacy", Spot::Side, pen.diplomacy()),
            pen.panel("sectors", "draw-sectors", Spot::Side, pen.display()),
            pen.panel("majorities", "draw-majorities", Spot::Side, pen.majorities()),
            pen.panel("standings", "draw-sheet", Spot::Side, pen.sheet()),
        ]);
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

/// Something on the table that can be pointed at.
struct Thing<'a> {
    id: &'a str,
    place: &'a str,
    class: &'a str,
    /// Whether it can be chosen here.
    target: bool,
    name: &'a str,
}

impl Pen<'_> {
    /// Whose station lies in the middle: the own one; for whoever only watches, that of whoever is asked.
    fn focus(self) -> Seat {
        match self.look.eye {
            Eye::Seat(seat) => seat,
            Eye::Spectator => self.game.to_move().seat().unwrap_or(Seat::new(0)),
        }
    }

    /// A thing with what stands on it; what lies inside cannot be pointed at.
    fn thing(self, thing: &Thing<'_>, body: &Markup) -> Markup {
        let Thing { id, place, class, target, name } = *thing;
        let class = classes(&[(class, true), ("target", target), ("fresh", self.is_fresh(place))]);
        html! {
            div id=(id) data-place=(place) class=(class) role=(role(target)) tabindex=[target.then_some("0")]
                aria-label=(name) { (body) }
        }
    }

    /// A player's token: colour, pattern and initial.
    fn token(self, seat: Seat) -> Markup {
        html! { i class={ "tk " (colour(seat)) } { (self.initial(seat)) } }
    }

    /// Some values of a card stand in for what the printed one says.
    fn mark(self, reconstructed: &[String]) -> Markup {
        html! {
            @if !reconstructed.is_empty() {
                span class="ours" title=(self.text("reconstructed-mark")) { "◇" }
            }
        }
    }
}

/// The class that sets a player's colour.
fn colour(seat: Seat) -> &'static str {
    ["c-red", "c-blue", "c-green", "c-yellow"][seat.index() % 4]
}

/// A level as it stands on ships and sectors.
fn roman(level: u8) -> &'static str {
    ["0", "I", "II", "III"][usize::from(level.min(3))]
}
