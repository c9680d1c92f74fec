//! The tray in the middle of the board: neutral ships, or the ships of a draft, or dice.

use maud::{Markup, html};
use table::Seat;

use super::bits::{Bit, power, run};
use super::{Pen, classes, colour, role, roman, short};
use crate::benefits::GiveUp;
use crate::expedition::{Dice, Reroll, Roll};
use crate::moves::{Cast, Decision};
use crate::names::{Face, Named, Ship};

/// Where the tray begins.
const TRAY: f32 = 108.0;

impl Pen<'_> {
    /// Whatever is to be chosen from: dice, ships of a draft, drawn ships; otherwise the neutral ships.
    pub(super) fn tray(self) -> Markup {
        let asked = self.game.question();
        match asked.map(|question| question.decision) {
            Some(Decision::Roll(Roll { lying, keep, .. })) => self.dice(lying, Cast::default(), keep),
            Some(Decision::Reroll(Reroll { cast, marked, keep, .. })) => self.dice(cast, marked, keep),
            Some(Decision::Dice(Dice { cast, keep, .. })) => self.dice(cast, Cast::default(), keep),
            Some(Decision::Draft(_)) => self.ships_shown(None),
            Some(Decision::Reveal(_)) if !self.game.shown().is_empty() => self.ships_shown(None),
            Some(Decision::GiveUp(GiveUp { drawn: true, .. })) => {
                self.ships_shown(asked.map(|question| question.seat))
            }
            _ => self.neutral_ships(),
        }
    }

    fn framed(self, id: &str, title: &str, body: &Markup) -> Markup {
        html! {
            g id=(id) role="group" aria-label=(title) transform={ "translate(0 " (short(TRAY)) ")" } {
                text class="head mid" x="330" y="17" { (title) }
                (body)
            }
        }
    }

    fn neutral_ships(self) -> Markup {
        let all = html! {
            @for (index, ship) in Ship::NEUTRAL.into_iter().enumerate() { (self.neutral_ship(index, ship)) }
        };
        self.framed("neutral", &self.text("draw-neutral-ships"), &all)
    }

    fn neutral_ship(self, index: usize, ship: Ship) -> Markup {
        let card = &self.game.data.get().ships[ship];
        let place = format!("neutral-{ship}");
        let target = self.is_target(&place);
        let state = self.game.neutral(ship).unwrap_or_default();
        let used = state.marker.is_some() || state.gems > 0;
        let mut name = self.explain(&place);
        if let Some(seat) = state.marker {
            name = format!("{name} {}: {}.", self.text("draw-used"), self.who(seat));
        }
        let class =
            classes(&[("cd", true), ("used", used), ("target", target), ("fresh", self.is_fresh(&place))]);
        html! {
            g id=(place) data-place=(place) class=(class) role=(role(target)) tabindex=[target.then_some("0")]
                aria-label=(name) transform={ "translate(" (short(8.0 + 129.0 * index as f32)) " 22)" } {
                rect class="fr" width="125" height="90" rx="10" {}
                g {
                    use href={ "#i-" (card.kind) } x="8" y="7" width="28" height="28" {}
                    text class="cap left nmn" x="38" y="26" { (self.short_name(card.kind)) }
                    (run(&power(card), 36.0, 70.0, 17.0))
                    (run(&[Bit::Text(card.cost.to_string()), Bit::Icon("gems")], 97.0, 70.0, 18.0))
                }
                @if used { (self.gems_there(state.gems, state.marker)) }
            }
        }
    }

    /// GEMs on a neutral ship, and whose marker lies there.
    fn gems_there(self, gems: u8, marker: Option<Seat>) -> Markup {
        html! {
            g class="over" {
                rect x="49" y="46" width="72" height="36" rx="18" {}
                (run(&[Bit::Text(gems.to_string()), Bit::Icon("gems")], 71.0, 69.0, 16.0))
                @if let Some(seat) = marker {
                    g class=(colour(seat)) { use href={ "#t-" (seat) } x="92" y="52" width="24" height="24" {} }
                }
            }
        }
    }

    /// Ships that lie open: of a draft, or drawn by a player.
    fn ships_shown(self, owner: Option<Seat>) -> Markup {
        let shown = self.game.shown();
        let step = (644.0 / shown.len().max(1) as f32).min(129.0);
        let (left, width) = (330.0 - step * shown.len() as f32 / 2.0, step - 4.0);
        let (middle, size) = (width / 2.0, if width > 100.0 { 18.0 } else { 16.0 });
        let all = html! {
            @for (index, ship) in shown.iter().enumerate() {
                @let card = &self.game.data.get().ships[*ship];
                @let price = [Bit::Text(format!("{}+{}", card.cost, card.fee)), Bit::Icon("gems")];
                @let place = owner.map_or_else(|| format!("draft-{ship}"), |seat| format!("ship-{seat}-{ship}"));
                @let target = self.is_target(&place);
                @let class = classes(&[("cd", true), ("target", target), ("fresh", self.is_fresh(&place))]);
                g id={ "shown-" (index) } data-place=(place) class=(class) role=(role(target))
                    tabindex=[target.then_some("0")]
                    aria-label=(self.explain(&place))
                    transform={ "translate(" (short(left + step * index as f32)) " 22)" } {
                    rect class="fr" width=(short(width)) height="90" rx="10" {}
                    g {
                        use href={ "#i-" (card.kind) } x="8" y="8" width="28" height="28" {}
                        @if width > 120.0 { text class="cap left nmn" x="38" y="26" { (self.short_name(card.kind)) } }
                        text class="lvn" x=(short(if width > 120.0 { 22.0 } else { width - 22.0 }))
                            y=(if width > 120.0 { "78" } else { "29" }) { (roman(card.level)) }
                        (run(&power(card), middle, 53.0, size))
                        (run(&price, if width > 120.0 { middle + 14.0 } else { middle }, 78.0, size))
                    }
                }
            }
        };
        let title = if owner.is_some() { "draw-drawn" } else { "draw-draft" };
        self.framed("shown", &self.text(title), &all)
    }

    /// The dice of an expedition, face by face; those that will be rolled again stand on a corner.
    fn dice(self, cast: Cast, marked: Cast, keep: u8) -> Markup {
        let dice: Vec<(Face, u8, bool)> = Face::ALL
            .iter()
            .flat_map(|face| (0..cast[*face]).map(move |index| (*face, index, index < marked[*face])))
            .collect();
        let step = (644.0 / dice.len().max(1) as f32).min(72.0);
        let left = 330.0 - step * dice.len() as f32 / 2.0;
        let side = step - 8.0;
        let all = html! {
            @for (at, (face, index, again)) in dice.into_iter().enumerate() {
                @let place = format!("die-{face}");
                @let target = self.is_target(&place) && !again;
                @let class = classes(&[("die", true), ("again", again), ("target", target)]);
                @let name = if again { format!("{} ({})", self.name(face), self.text("draw-again")) } else { self.name(face) };
                g id={ "die-" (face) "-" (index) } data-place=(place) class=(class) role=(role(target))
                    tabindex=[target.then_some("0")] aria-label=(name)
                    transform={ "translate(" (short(left + step * at as f32 + 4.0)) " 28)" } {
                    rect class="fr" width=(short(side)) height=(short(side)) rx="12" {}
                    g {
                        use href={ "#i-" (face) } x=(short(side * 0.2)) y=(short(side * 0.2))
                            width=(short(side * 0.6)) height=(short(side * 0.6)) {}
                    }
                }
            }
        };
        self.framed("dice", &self.say("draw-dice", &[("keep", keep.into())]), &all)
    }
}
