//! The table as pictures: pure functions from a state to SVG and HTML.
//!
//! The middle is the galaxy, one SVG; below it lie the two leadership tracks and the cards of the free planets that are
//! known. A mat begins with the action grid, which is where main actions and bonus actions are chosen, and goes on with
//! pool, worlds and objective. At the side stand the technology board, the progress card, the pits and the standings.
//! Everything drawn has an `id` that stays the same from one state to the next. Everything that can be clicked or explained
//! carries `data-place`, as listed in `words`, and an accessible name.
//!
//! What can be chosen has the class `target`, what the turn in the making has changed `fresh`.
//!
//! There is no `style` attribute anywhere: the page forbids them. Colours come from classes (`style.css`).

mod bodies;
mod cards;
mod figures;
mod galaxy;
mod glyph;
mod grid;
mod icons;
mod labels;
mod leadership;
mod mat;
mod outline;
mod standings;
mod technologies;

use std::ops::Deref;

use maud::{Markup, html};
use table::draw::{classes, icon, short};
use table::{Draw, Eye, Game, Lang, Look, Panel, Seat, Show, Spot};

use crate::Kepler;
use crate::names::Track;

/// One hidden SVG with everything the other drawings refer to; it comes once on every page.
pub fn symbols() -> Markup {
    table::draw::symbols(html! { (bodies::SYMBOLS) (icons::SYMBOLS) })
}

impl Draw for Kepler {
    fn style() -> &'static str {
        include_str!("style.css")
    }

    fn symbols() -> Markup {
        symbols()
    }

    fn panels(&self, look: &Look) -> Vec<Panel> {
        let pen = Pen::new(self, look);
        let track = |track: Track| {
            let id = format!("lead-{track}");
            pen.panel(&id, track.key(), Spot::Table, pen.leadership(track, "lead"))
        };
        let mut panels = vec![
            pen.panel("round", "draw-round", Spot::Bar, pen.round()),
            pen.panel("map", "draw-galaxy", Spot::Board, pen.galaxy()),
            track(Track::Technology),
            track(Track::Colonial),
            pen.panel("known", "draw-known", Spot::Table, pen.known("known")),
        ];
        panels.extend(pen.gallery());
        panels.extend([
            pen.panel("technologies", "draw-technologies", Spot::Side, pen.technologies()),
            pen.panel("progress", "draw-card", Spot::Side, pen.progress_card()),
            pen.panel("tracks", "draw-tracks", Spot::Side, pen.both_tracks()),
            pen.panel("pits", "draw-pits", Spot::Side, pen.pits()),
            pen.panel("standings", "draw-standings", Spot::Side, pen.standings()),
            pen.panel("planets", "draw-known", Spot::Side, pen.known("card")),
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
pub(crate) struct Pen<'a>(table::draw::Pen<'a, Kepler>);

impl<'a> Pen<'a> {
    pub(crate) fn new(game: &'a Kepler, look: &'a Look) -> Self {
        Pen(table::draw::Pen { game, look })
    }
}

impl<'a> Deref for Pen<'a> {
    type Target = table::draw::Pen<'a, Kepler>;

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
    /// Whose table it is: the own one; for whoever only watches, that of whoever is asked.
    fn focus(self) -> Seat {
        let asked = self.game.to_move().seat().unwrap_or(self.game.active());
        match self.look.eye {
            Eye::Seat(seat) => seat,
            Eye::Spectator => asked,
        }
    }

    /// A thing with what lies on it.
    fn thing(self, thing: &Thing<'_>, body: &Markup) -> Markup {
        let Thing { id, place, class, target, name } = *thing;
        let class = classes(&[(class, true), ("target", target), ("fresh", self.is_fresh(place))]);
        html! {
            div id=(id) data-place=(place) class=(class) role=(if target { "button" } else { "group" })
                tabindex=[target.then_some("0")] aria-label=(name) { (body) }
        }
    }

    /// A player's token: colour, pattern and initial.
    fn token(self, seat: Seat) -> Markup {
        html! { i class={ "tk " (colour(seat)) } { (self.initial(seat)) } }
    }

    /// Some tokens, and the names of whose they are for a screen reader.
    fn tokens(self, seats: impl Iterator<Item = Seat>) -> Markup {
        html! { @for seat in seats { (self.token(seat)) } }
    }

    /// The names of some players, or that there is nobody.
    fn names(self, seats: impl Iterator<Item = Seat>) -> String {
        let names: Vec<String> = seats.map(|seat| self.seat_name(seat)).collect();
        if names.is_empty() { self.text("draw-nobody") } else { names.join(", ") }
    }

    /// What the page says about a place.
    fn explained(self, place: &str) -> String {
        let note = self.game.explain(place, self.look.lang);
        note.map(|note| format!("{}. {}", note.title, note.text.replace('\n', " "))).unwrap_or_default()
    }

    /// That what stands here is our own.
    fn ours(self, key: &str) -> Markup {
        html! { span class="ours" title=(self.text(key)) { "◇" } }
    }
}

/// The class that sets a player's colour.
fn colour(seat: Seat) -> &'static str {
    ["c-yellow", "c-violet", "c-teal", "c-red"][seat.index() % 4]
}

/// A level as it stands on cards.
fn roman(level: u8) -> &'static str {
    ["0", "I", "II", "III", "IV"][usize::from(level.min(4))]
}
