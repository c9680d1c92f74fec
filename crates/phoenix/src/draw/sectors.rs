//! Sectors that can be built: the display, a reserve, and the large ones of the tray.

use maud::{Markup, html};

use super::{Pen, Thing, classes, glyph, icon, roman};
use crate::catalogue::SectorCard;
use crate::names::{Color, Named};
use crate::sector::{Sector, Sectors};

/// Signs that are no goods, with the keys of their names.
const SIGNS: [(&str, &str); 12] = [
    ("quarter", "draw-sign-quarter"),
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

/// The class that sets the colour and pattern of a wing.
pub(super) fn wing_class(color: Color) -> &'static str {
    match color {
        Color::Teal => "w-teal",
        Color::Brown => "w-brown",
        Color::Pink => "w-pink",
    }
}

impl Pen<'_> {
    /// The display: three colours side by side as the wings of a station, the highest level on top.
    pub(super) fn display(self) -> Markup {
        let points = self.game.data.numbers.sector_points;
        let dense = self.game.display().len() > 36;
        html! {
            section id="display" class=(if dense { "sp bd dense" } else { "sp bd" }) {
                (self.legend())
                @for level in (1..=3).rev() {
                    div id={ "level-" (level) } class="wings" {
                        span class="lvl" {
                            b { (roman(level)) } span { (points[usize::from(level) - 1]) } (icon("points"))
                        }
                        @for color in Color::ALL { (self.stack(self.game.display(), *color, level, "display")) }
                    }
                }
            }
        }
    }

    /// The title; it opens how the signs are read.
    fn legend(self) -> Markup {
        html! {
            details id="signs" class="lg" data-keep="" {
                summary {
                    span class="ti" { (self.text("draw-sectors")) } span class="ours" title=(self.text("draw-how")) { "?" }
                    span class="key" {
                        b { (icon("metal")) } i class="qn" { (icon("quarter")) } i class="fit" {} (self.text("draw-fit"))
                    }
                }
                p { (self.text("draw-sectors-hint")) }
                ul { @for (sign, key) in SIGNS { li { (icon(sign)) (self.text(key)) } } }
                p { "◇ " (self.text("reconstructed-cards")) }
            }
        }
    }

    /// Sectors of one level and colour that can be built; whether they fit next is outlined.
    pub(super) fn stack(self, from: Sectors, color: Color, level: u8, word: &str) -> Markup {
        let stack = usize::from(level - 1) * 3 + color as usize;
        let fits = self.game.sectors_that_fit(self.focus()).any(|sector| sector.stack() == stack);
        let class = classes(&[("sk", true), (wing_class(color), true), ("fits", fits)]);
        html! {
            div id={ (word) "-" (level) "-" (color) } class=(class) {
                @for sector in from.in_stack(stack) { (self.small_sector(sector)) }
            }
        }
    }

    /// A sector in a line: its price, its quarters, and what they do.
    fn small_sector(self, sector: Sector) -> Markup {
        let place = format!("sector-{sector}");
        let card = self.game.data.get().sector(sector);
        let body = html! {
            b { (card.cost) } i class="qn" { (card.quarters) } (effects(card))
        };
        let (target, name) = (self.is_target(&place), self.explain(&place));
        self.thing(&Thing { id: &place, place: &place, class: "sc", target, name: &name }, &body)
    }

    /// A sector with every quarter, and the price it has now.
    pub(super) fn large_sector(self, sector: Sector) -> Markup {
        let place = format!("sector-{sector}");
        let card = self.game.data.get().sector(sector);
        let offer = self.offer(&place);
        let body = html! {
            span class="mh" {
                b { (roman(sector.level())) } " " (sector) (self.mark(&card.reconstructed))
                span class="pr" {
                    @match offer {
                        Some(offer) if offer.price.is_empty() => b class="up" { (self.text("draw-free")) },
                        Some(offer) => @for chip in &offer.price { b { (chip.amount) (icon(chip.what)) } },
                        None => (glyph::some(card.cost, "metal")),
                    }
                }
            }
            span class="qs" {
                @for quarter in 1..=card.quarters {
                    @let slot = card.slots.iter().find(|slot| slot.quarter == quarter);
                    span class="q" {
                        span class="fx" { @match slot { Some(slot) => (glyph::ability(&slot.ability)), None => "–" } }
                    }
                }
                @for ability in &card.immediate { span class="q at-once" { span class="fx" { (glyph::ability(ability)) } } }
            }
        };
        let class = if offer.is_some() { "big" } else { "big dim" };
        let (id, name) = (format!("build-{sector}"), self.explain(&place));
        self.thing(&Thing { id: &id, place: &place, class, target: offer.is_some(), name: &name }, &body)
    }
}

/// What a sector does: income added up, everything else as it is printed.
fn effects(card: &SectorCard) -> Markup {
    let all = card.slots.iter().map(|slot| &slot.ability).chain(&card.immediate);
    glyph::summary(all)
}
