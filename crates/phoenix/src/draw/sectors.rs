//! Sectors: those of the display, and those of a station with everybody who lives there.

use maud::{Markup, html};
use table::{Look, Seat};

use super::{Pen, classes, glyph, icon, role, roman};
use crate::Phoenix;
use crate::catalogue::SectorCard;
use crate::names::{Color, Named};
use crate::player::{Module, Place, Row};
use crate::sector::{Sector, Sectors};

/// Signs that are no goods, with the keys of their names.
const SIGNS: [(&str, &str); 11] = [
    ("swap", "draw-sign-swap"),
    ("track", "draw-sign-track"),
    ("die", "draw-sign-die"),
    ("keep", "draw-sign-keep"),
    ("again", "draw-sign-again"),
    ("resources", "draw-sign-resources"),
    ("alien", "draw-sign-alien"),
    ("ship", "draw-sign-ship"),
    ("sector", "draw-sign-sector"),
    ("now", "draw-sign-now"),
    ("end", "draw-sign-end"),
];

/// The display: three colours side by side as the wings of a station, level by level.
pub fn sectors(game: &Phoenix, look: &Look) -> Markup {
    let pen = Pen::new(game, look);
    html! {
        section id="sectors" class="bd sectors" aria-label=(pen.text("draw-sectors")) {
            (pen.hint("draw-sectors-hint"))
            @for level in 1..=3 {
                h3 id={ "display-" (level) } {
                    (pen.say("draw-level", &[("level", level.into())]))
                    small { (glyph::some(game.data.numbers.sector_points[usize::from(level) - 1], "points")) }
                }
                div class="wings" { @for color in Color::ALL { (pen.stack(game.display(), *color, level, "display")) } }
            }
            h3 { (pen.text("draw-signs")) }
            ul class="legend" {
                @for (sign, key) in SIGNS { li { (icon(sign)) (pen.text(key)) } }
            }
        }
    }
}

/// The class that sets the colour and pattern of a wing.
pub(super) fn wing_class(color: Color) -> &'static str {
    match color {
        Color::Teal => "w-teal",
        Color::Brown => "w-brown",
        Color::Pink => "w-pink",
    }
}

impl Pen<'_> {
    /// Sectors of one level and colour that can be built.
    pub(super) fn stack(self, from: Sectors, color: Color, level: u8, word: &str) -> Markup {
        let stack = usize::from(level - 1) * 3 + color as usize;
        let all = from.of_stack(stack);
        html! {
            div id={ (word) "-" (level) "-" (color) } class={ "wing " (wing_class(color)) } {
                @for sector in all.iter() { (self.offered(sector)) }
                @if all.is_empty() { p class="void" { "–" } }
            }
        }
    }

    /// A sector that can be built: its number, its price, its quarters and what they do.
    fn offered(self, sector: Sector) -> Markup {
        let place = format!("sector-{sector}");
        let card = self.game.data.get().sector(sector);
        let target = self.is_target(&place);
        let class = classes(&[("sec", true), ("target", target), ("fresh", self.is_fresh(&place))]);
        html! {
            div id=(place) data-place=(place) class=(class) role=(role(target)) tabindex=[target.then_some("0")]
                aria-label=(self.explain(&place)) {
                span class="nm" { (sector) b class="pr" { (card.cost) (icon("metal")) } }
                span class="qs" { @for quarter in 1..=card.quarters { (quarter_face(card, quarter, "", &html! {})) } }
                (immediate(card))
            }
        }
    }

    /// A wing of a station: three places, the first nearest to the hub.
    pub(super) fn wing(self, seat: Seat, station: &[Option<Module>; 9], color: Color) -> Markup {
        html! {
            div id={ "wing-" (seat) "-" (color) } class={ "wing " (wing_class(color)) } {
                @for level in 1..=3u8 {
                    @match &station[usize::from(level - 1) * 3 + color as usize] {
                        Some(module) => (self.module(seat, module)),
                        None => {
                            div id={ "free-" (seat) "-" (level) "-" (color) } class="slot" role="img"
                                aria-label=(self.free_slot(level, color)) { (roman(level)) }
                        }
                    }
                }
            }
        }
    }

    fn free_slot(self, level: u8, color: Color) -> String {
        let color = self.text(&format!("color-{color}"));
        self.fill("draw-slot", &[("level", level.into()), ("color", color.into())])
    }

    /// A sector of a station with its residents.
    fn module(self, seat: Seat, module: &Module) -> Markup {
        let place = format!("sector-{}", module.sector);
        let card = self.game.data.get().sector(module.sector);
        let target = self.is_target(&place);
        let name = self.fill(
            "draw-module",
            &[("text", self.explain(&place).into()), ("residents", self.residents(module.row).into())],
        );
        let class = classes(&[
            ("sec built", true),
            ("full", module.is_full(&self.game.data)),
            ("target", target),
            ("fresh", self.is_fresh(&place)),
        ]);
        let home = Place::Sector(module.sector);
        let role = if target { "button" } else { "group" };
        html! {
            div id={ "module-" (module.sector) } data-place=(place) class=(class) role=(role)
                tabindex=[target.then_some("0")]
                aria-label=(name) {
                span class="nm" { (module.sector) }
                (self.row(seat, home, module.row, card))
            }
        }
    }

    /// The quarters of a place, from the left, with those who live there.
    fn row(self, seat: Seat, home: Place, row: Row, card: &SectorCard) -> Markup {
        let residents: Vec<_> = row.residents().collect();
        html! {
            span class="qs" {
                @for quarter in 1..=card.quarters {
                    @let who = residents.get(usize::from(quarter) - 1);
                    @let state = match who { Some((_, true)) => "new", Some(_) => "lit-up", None => "" };
                    @let inside = html! { @if let Some((species, _)) = who { (self.resident(seat, home, quarter, species.id())) } };
                    (quarter_face(card, quarter, state, &inside))
                }
            }
        }
    }

    /// Somebody in a window, who may be chosen to move or to leave.
    pub(super) fn resident(self, seat: Seat, home: Place, quarter: u8, species: &'static str) -> Markup {
        let place = format!("resident-{}-{species}", crate::notation::place_name(home));
        // Hubs have no number: there only those of whoever is asked can be meant.
        let target = self.is_target(&place) && (home != Place::Hub || self.is_asked(seat));
        if !target {
            return icon(species);
        }
        html! {
            span id={ "at-" (seat) "-" (crate::notation::place_name(home)) "-" (quarter) } data-place=(place) class="dw target"
                role="button" tabindex="0" aria-label=(self.text(species)) { (icon(species)) }
        }
    }
}

/// What happens at once when a sector is built.
fn immediate(card: &SectorCard) -> Markup {
    html! {
        @if !card.immediate.is_empty() {
            span class="imm" { @for ability in &card.immediate { (glyph::ability(ability)) } }
        }
    }
}

/// A quarter: the window, and what it does below.
fn quarter_face(card: &SectorCard, quarter: u8, state: &str, inside: &Markup) -> Markup {
    let slot = card.slots.iter().find(|slot| slot.quarter == quarter);
    html! {
        span class=(classes(&[("q", true), (state, !state.is_empty())])) {
            i class="w" { (inside) }
            @if let Some(slot) = slot { em { (glyph::ability(&slot.ability)) } }
        }
    }
}
