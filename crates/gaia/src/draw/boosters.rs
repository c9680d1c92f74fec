//! The round boosters in play.

use maud::{Markup, html};
use table::{Look, Seat};

use super::{Pen, classes, role, tiles};
use crate::Gaia;
use crate::names::Booster;

/// All round boosters of the game: those on offer, and who holds the others.
pub fn boosters(game: &Gaia, look: &Look) -> Markup {
    let pen = Pen::new(game, look);
    html! {
        section id="boosters" class="board boosters" aria-label=(pen.text("draw-boosters")) {
            h3 { (pen.text("draw-boosters")) }
            div class="tiles" { @for booster in game.boosters_in_play() { (pen.offer(booster)) } }
        }
    }
}

impl Pen<'_> {
    fn offer(self, booster: Booster) -> Markup {
        let place = format!("booster-{booster}");
        let target = self.is_target(&place);
        let holder: Option<Seat> = self
            .game
            .players()
            .iter()
            .find(|(_, player)| player.booster == Some(booster))
            .map(|(seat, _)| seat);
        let held = holder.map(|seat| format!(" ({}: {})", self.text("draw-held"), self.who(seat)));
        html! {
            div id=(place) data-place=(place) class=(classes(&[("tl bo", true), ("used", holder.is_some()), ("target", target), ("fresh", self.is_fresh(&place))]))
                role=(role(target)) tabindex=[target.then_some("0")]
                aria-label={ (self.explain(booster)) (held.unwrap_or_default()) } {
                (tiles::booster(self.game.data(), booster)) (self.caption(booster))
                @if let Some(seat) = holder { (self.markers([seat])) }
            }
        }
    }
}
