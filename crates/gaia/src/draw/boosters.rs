//! What lies beside the boards: round boosters on offer and federation tokens in supply.

use maud::{Markup, html};
use table::Look;

use super::{Pen, classes, icon, role, tiles};
use crate::moves::Decision;
use crate::names::{Booster, Named, Token};
use crate::{Gaia, Phase};

/// The round boosters that can be taken, and the federation tokens that are left. Boosters and tokens that somebody has
/// lie on the mats.
pub fn boosters(game: &Gaia, look: &Look) -> Markup {
    let pen = Pen::new(game, look);
    html! {
        section id="boosters" class="gp" aria-label=(pen.text("draw-boosters")) {
            @if game.phase() != Phase::Over {
                h3 { (pen.text("draw-offer")) }
                div id="offer" class="bos" { @for booster in game.booster_row() { (pen.booster(booster)) } }
            }
            h3 { (pen.text("draw-supply")) }
            div id="supply" class="fts" {
                @for token in Token::ALL.iter().filter(|token| **token != Token::Gleens) { (pen.supply(*token)) }
            }
        }
    }
}

impl Pen<'_> {
    fn booster(self, booster: Booster) -> Markup {
        let place = format!("booster-{booster}");
        // Boosters on mats go by the same name: what brings income lies there.
        let target = self.is_target(&place) && !matches!(self.decision(), Some(Decision::Income(_)));
        html! {
            div id=(place) data-place=(place) class=(classes(&[("tl bo", true), ("target", target), ("fresh", self.is_fresh(&place))]))
                role=(role(target)) tabindex=[target.then_some("0")] aria-label=(self.explain(booster)) {
                (tiles::booster(self.game.data(), booster))
            }
        }
    }

    /// Federation tokens of one kind in supply.
    fn supply(self, token: Token) -> Markup {
        let place = format!("token-{token}");
        let target = self.is_target(&place) && !matches!(self.decision(), Some(Decision::Rescore(_)));
        let count = self.game.supply()[token];
        let green = self.game.data().tokens[token].green;
        let class = classes(&[
            ("tl ft", true),
            (if green { "grn" } else { "gry" }, true),
            ("gone", count == 0),
            ("target", target),
            ("fresh", self.is_fresh(&place)),
        ]);
        let left = self.say("draw-left", &[("count", count.into())]);
        html! {
            div id=(place) data-place=(place) class=(class) role=(role(target)) tabindex=[target.then_some("0")]
                aria-label={ (self.name(token)) " (" (left) ")" } {
                span class="fc" { (tiles::chips(self.game.data().tokens[token].gain)) }
                span class="fc num" { (icon("federation")) "×" (count) }
            }
        }
    }
}
