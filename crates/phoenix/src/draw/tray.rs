//! What the open question is chosen from, in place of the ships: the dice of an expedition, sectors to build.

use maud::{Markup, html};

use super::{Pen, Thing, glyph, icon};
use crate::expedition::{Dice, Reroll, Roll};
use crate::goods::Goods;
use crate::moves::{Cast, Decision};
use crate::names::{Color, Face, Named};
use crate::sector::Sector;

use super::sectors::wing_class;

impl Pen<'_> {
    /// The tray, as long as there is something in it.
    pub(super) fn tray(self) -> Option<Markup> {
        match self.game.question()?.decision {
            Decision::Roll(Roll { lying, keep, .. }) => Some(self.dice(lying, Cast::default(), keep)),
            Decision::Reroll(Reroll { cast, marked, keep, .. }) => Some(self.dice(cast, marked, keep)),
            Decision::Dice(Dice { cast, keep, .. }) => Some(self.dice(cast, Cast::default(), keep)),
            Decision::Build(_) | Decision::FreeSector(_) => Some(self.sectors_to_build()),
            _ => None,
        }
    }

    /// The dice, face by face; those that will be rolled again lie aside.
    pub(super) fn dice(self, cast: Cast, marked: Cast, keep: u8) -> Markup {
        let dice = Face::ALL
            .iter()
            .flat_map(|face| (0..cast[*face]).map(move |index| (*face, index, index < marked[*face])));
        html! {
            section id="dice" class="tray" aria-label=(self.text("draw-dice-title")) {
                h3 { (self.say("draw-dice", &[("keep", keep.into())])) (self.ours("reconstructed-dice")) }
                div class="dice" { @for (face, index, again) in dice { (self.die(face, index, again)) } }
                ul class="worth" { @for face in Face::ALL { li { (icon(face.id())) (self.worth(*face)) } } }
            }
        }
    }

    fn die(self, face: Face, index: u8, again: bool) -> Markup {
        let place = format!("die-{face}");
        let name = if again {
            self.fill("draw-again", &[("face", self.name(face).into())])
        } else {
            self.name(face)
        };
        let class = if again { "die again" } else { "die" };
        let target = self.is_target(&place) && !again;
        let id = format!("die-{face}-{index}");
        self.thing(&Thing { id: &id, place: &place, class, target, name: &name }, &icon(face.id()))
    }

    /// What a die of this face brings.
    fn worth(self, face: Face) -> Markup {
        let numbers = &self.game.data.get().numbers;
        match face.resource() {
            Some(resource) => html! { "→ " (glyph::some(1, resource.id())) },
            None => html! {
                "→ " (glyph::some(numbers.observe_points, "points")) " " (self.text("draw-or")) " "
                (glyph::goods(Goods::from(numbers.ally_cost))) " → " (glyph::some(1, "human"))
            },
        }
    }

    /// Every sector that has a place on the station, wing by wing; those that cannot be paid are dim.
    fn sectors_to_build(self) -> Markup {
        let Some(question) = self.game.question() else { return html! {} };
        let fits: Vec<Sector> = self.game.sectors_that_fit(question.seat).collect();
        let wanted = |sector: &&Sector| match question.decision {
            Decision::FreeSector(_) => self.is_target(&format!("sector-{sector}")),
            _ => true,
        };
        html! {
            section id="to-build" class="tray" aria-label=(self.text("draw-to-build")) {
                h3 { (self.text("draw-to-build")) (self.ours("reconstructed-cards")) }
                div class="plots" {
                    @for color in Color::ALL {
                        div class={ "lot " (wing_class(*color)) } {
                            @for sector in fits.iter().filter(|sector| sector.color() == *color).filter(wanted) {
                                (self.large_sector(*sector))
                            }
                        }
                    }
                }
            }
        }
    }
}
