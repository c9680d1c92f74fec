//! The power cycle: areas I to III and the Gaia area.

use std::fmt::Write as _;

use maud::{Markup, html};
use table::Seat;

use super::{Pen, classes, short};
use crate::player::Player;
use crate::power::Bowl;

/// The areas with the key of their name, what is written on them, and where they lie.
const BOWLS: [(Bowl, &str, &str, i16); 4] = [
    (Bowl::I, "bowl-i", "I", 27),
    (Bowl::II, "bowl-ii", "II", 81),
    (Bowl::III, "bowl-iii", "III", 135),
    (Bowl::Gaia, "bowl-gaia", "Gaia", 189),
];

/// More tokens than this are told by the number alone.
const MOST_DRAWN: u8 = 10;

impl Pen<'_> {
    /// The power cycle of a player.
    pub(super) fn bowls(self, seat: Seat, player: &Player) -> Markup {
        html! {
            svg id={ "power-" (seat) } class="bowls" viewBox="0 0 216 54" role="group" aria-label=(self.text("draw-power")) {
                path class="flow" d="M51 27h6m-3-3 3 3-3 3M105 27h6m-3-3 3 3-3 3" {}
                @for bowl in BOWLS { (self.bowl(seat, player, bowl)) }
            }
        }
    }

    fn bowl(self, seat: Seat, player: &Player, (bowl, key, sign, x): (Bowl, &str, &str, i16)) -> Markup {
        let tokens = player.power.in_area(bowl) - u8::from(player.power.stone_in(bowl));
        let mut name =
            format!("{}: {}", self.text(key), self.say("power_tokens.amount", &[("count", tokens.into())]));
        if player.power.stone_in(bowl) {
            let _ = write!(name, ", {}", self.text("draw-brainstone"));
        }
        let formers = if bowl == Bowl::Gaia { player.gaiaformers_in_gaia } else { 0 };
        if formers > 0 {
            let _ = write!(name, ", {}", self.say("gaiaformers.amount", &[("count", formers.into())]));
        }
        let target = self.is_own_target(seat, key);
        html! {
            g id={ "power-" (seat) "-" (key) } data-place=(key) class=(classes(&[("bowl", true), (key, true), ("target", target)]))
                role=[target.then_some("button")] tabindex=[target.then_some("0")]
                transform={ "translate(" (x) " 27)" } {
                title { (name) }
                circle r="24" {}
                (ring(tokens, player.power.stone_in(bowl)))
                text class="many" y="6" { (player.power.in_area(bowl)) @if formers > 0 { "+" (formers) "◯" } }
                text class="bsn" y="19" { (sign) }
            }
        }
    }
}

/// The tokens along the rim, the brainstone first. A token is a line without length, whose round ends make a dot.
fn ring(tokens: u8, stone: bool) -> Markup {
    let all = tokens + u8::from(stone);
    let drawn = if all > MOST_DRAWN { 0 } else { all };
    let at = |index: u8| {
        let angle = (f64::from(index) - f64::from(all - 1) / 2.0) * 22f64.to_radians();
        format!("{} {}", short(19.0 * angle.sin()), short(-19.0 * angle.cos()))
    };
    let dots = (u8::from(stone)..drawn).map(|index| format!("M{}h0", at(index))).collect::<Vec<_>>().concat();
    html! {
        @if !dots.is_empty() { path class="tokens" d=(dots) {} }
        @if stone && drawn > 0 {
            path class="stone" transform={ "translate(" (at(0)) ")" } d="M0-5.5 5-2.8v5.6L0 5.5-5 2.8v-5.6z" {}
        }
    }
}
