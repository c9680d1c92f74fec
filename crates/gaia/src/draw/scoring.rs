//! Round scoring and final scoring.

use maud::{Markup, PreEscaped, html};

use table::Look;

use super::{Pen, classes, icon, tiles};
use crate::names::{FinalTile, RoundTile};
use crate::{Gaia, Phase};

/// The six round tiles, and the two final tiles with everybody's count.
pub fn scoring(game: &Gaia, look: &Look) -> Markup {
    let pen = Pen::new(game, look);
    html! {
        section id="scoring" class="board scoring" aria-label=(pen.text("draw-scoring")) {
            h3 { (pen.text("draw-scoring")) }
            div class="tiles rounds" {
                @for (round, tile) in (1..).zip(game.round_tiles()) { (pen.round(round, *tile)) }
            }
            h3 { (pen.text("draw-finals")) }
            div class="tiles finals" {
                @for (number, tile) in (1..).zip(game.final_tiles()) { (pen.final_tile(number, *tile)) }
            }
        }
    }
}

/// The icon of what a final tile counts.
fn counted(tile: FinalTile) -> Markup {
    match tile {
        FinalTile::Structures => icon("trading_station"),
        FinalTile::StructuresInFederations => {
            html! { (icon("trading_station")) (icon("federation")) }
        }
        FinalTile::PlanetTypes => icon("types"),
        FinalTile::GaiaPlanets => icon("gaia"),
        FinalTile::Sectors => icon("sector"),
        FinalTile::Satellites => icon("satellite"),
    }
}

impl Pen<'_> {
    fn round(self, round: u8, tile: RoundTile) -> Markup {
        let place = format!("round-{round}");
        let on = round == self.game.round() && self.game.phase() != Phase::Over;
        let over = round < self.game.round() || self.game.phase() == Phase::Over;
        let state = match (on, over) {
            (true, _) => format!(" ({})", self.text("draw-round-on")),
            (_, true) => format!(" ({})", self.text("draw-round-over")),
            _ => String::new(),
        };
        let number = self.say("draw-round", &[("number", round.into())]);
        html! {
            div id=(place) data-place=(place) class=(classes(&[("tl rd", true), ("now", on), ("over", over)])) role="img"
                aria-label={ (number) (state) ": " (self.explain(tile)) } {
                span class="n" { (number) } (tiles::round(self.game.data(), tile)) (self.caption(tile))
            }
        }
    }

    fn final_tile(self, number: u8, tile: FinalTile) -> Markup {
        let place = format!("final-{number}");
        let players = self.game.players();
        let neutral = (players.len() <= 2).then_some(self.game.data().final_tiles[tile].neutral);
        let counts = || players.seats().map(|seat| self.game.final_count(seat, tile)).chain(neutral);
        let most = counts().max().unwrap_or(0).max(1);
        html! {
            div id=(place) data-place=(place) class="tl fn" role="group" aria-label=(self.explain(tile)) {
                span class="fc" { (counted(tile)) (self.name(tile)) }
                @for (seat, points) in self.game.final_tile_points(tile) {
                    @let count = self.game.final_count(seat, tile);
                    @let bring = self.say("draw-rank", &[("vp", points.into())]);
                    div id={ (place) "-" (seat) } class={ "bar " (self.colour(seat)) } role="img"
                        aria-label={ (self.who(seat)) ": " (count) "; " (bring) } {
                        (self.markers([seat])) (bar(count, most)) b { (count) }
                        span class="vp" { (points) (icon("vp")) }
                    }
                }
                @if let Some(count) = neutral {
                    div id={ (place) "-neutral" } class="bar c-none" role="img"
                        aria-label={ (self.text("draw-neutral")) ": " (count) } {
                        span class="tk" { "N" } (bar(count, most)) b { (count) } span class="vp" {}
                    }
                }
            }
        }
    }
}

/// A bar whose length is a share of the longest one.
fn bar(count: u8, most: u8) -> Markup {
    let length = u32::from(count) * 100 / u32::from(most);
    PreEscaped(format!(
        "<svg class=\"len\" viewBox=\"0 0 100 8\" preserveAspectRatio=\"none\"><path class=\"ln\" d=\"M0 0h100v8H0z\"/><path class=\"own\" d=\"M0 0h{length}v8H0z\"/></svg>"
    ))
}
