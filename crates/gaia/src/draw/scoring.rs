//! Round scoring and final scoring.

use maud::{Markup, PreEscaped, html};

use table::{Look, Seat};

use super::{Pen, classes, icon, tiles};
use crate::names::{FinalTile, RoundTile};
use crate::{Gaia, Phase};

/// The six round tiles, and the two final tiles with everybody's count.
pub fn scoring(game: &Gaia, look: &Look) -> Markup {
    let pen = Pen::new(game, look);
    html! {
        section id="scoring" class="gp scoring" aria-label=(pen.text("draw-scoring")) {
            h3 { (pen.text("draw-rounds")) }
            div id="round-tiles" class="rds" {
                @for (round, tile) in (1..).zip(game.round_tiles()) { (pen.round(round, *tile)) }
            }
            h3 { (pen.text("draw-finals")) }
            div class="finals" {
                @for (number, tile) in (1..).zip(game.final_tiles()) { (pen.final_tile(number, *tile)) }
            }
        }
    }
}

/// What this round scores; before the first, what that one will score. `None` when no round is left.
pub fn round_in_force(game: &Gaia, look: &Look) -> Option<Markup> {
    let pen = Pen::new(game, look);
    let round = game.round().max(1);
    let tile = *game.round_tiles().get(usize::from(round) - 1)?;
    let key = if game.round() == 0 { "draw-first-round" } else { "draw-this-round" };
    (game.phase() != Phase::Over).then(|| {
        html! {
            div id="bar-round" data-place={ "round-" (round) } class="gp rnow" role="img"
                aria-label={ (pen.text(key)) ": " (pen.explain(tile)) } {
                small { (pen.text(key)) }
                // The words give way where there is no room for them.
                span class="tile" { (tiles::round(game.data(), tile)) span { (pen.name(tile)) } }
            }
        }
    })
}

/// The icon of what a final tile counts.
fn counted(tile: FinalTile) -> Markup {
    match tile {
        FinalTile::Structures => icon("trading_station"),
        FinalTile::StructuresInFederations => icon("federation"),
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
            div id=(place) data-place=(place) class=(classes(&[("rd", true), ("cur", on), ("over", over)])) role="img"
                aria-label={ (number) (state) ": " (self.explain(tile)) } {
                small { @if on { (number) } @else { (round) } } (tiles::round(self.game.data(), tile))
            }
        }
    }

    /// A final tile with everybody's count and what it would bring now, the most first. With two players the neutral
    /// player stands among them.
    fn final_tile(self, number: u8, tile: FinalTile) -> Markup {
        let place = format!("final-{number}");
        let players = self.game.players();
        let mut standings: Vec<(Option<Seat>, u8, i32)> = self
            .game
            .final_tile_points(tile)
            .into_iter()
            .map(|(seat, points)| (Some(seat), self.game.final_count(seat, tile), points))
            .collect();
        if players.len() <= 2 {
            standings.push((None, self.game.data().final_tiles[tile].neutral, 0));
        }
        standings.sort_by_key(|(_, count, _)| std::cmp::Reverse(*count));
        let most = standings.first().map_or(1, |first| first.1).max(1);
        html! {
            div id=(place) data-place=(place) class="fn" role="group" aria-label=(self.explain(tile)) {
                h4 { (counted(tile)) span { (self.text(&format!("draw-counts-{tile}"))) } }
                @for (seat, count, points) in standings { (self.standing(&place, seat, count, points, most)) }
            }
        }
    }

    fn standing(self, place: &str, seat: Option<Seat>, count: u8, points: i32, most: u8) -> Markup {
        let Some(seat) = seat else {
            return html! {
                div id={ (place) "-neutral" } class="st c-none" role="img"
                    aria-label={ (self.text("draw-neutral")) ": " (count) } {
                    span class="no" { (self.text("draw-neutral.short")) } b { (count) }
                }
            };
        };
        let bring = self.say("draw-rank", &[("vp", points.into())]);
        let class = [("st", true), (self.colour(seat), true), ("me", self.is_own(seat))];
        html! {
            div id={ (place) "-" (seat) } class=(classes(&class)) role="img"
                aria-label={ (self.who(seat)) ": " (count) "; " (bring) } {
                (self.discs([seat])) (bar(count, most)) b { (count) } span class="vp" { (points) (icon("vp")) }
            }
        }
    }
}

/// A bar whose length is a share of the longest one.
fn bar(count: u8, most: u8) -> Markup {
    let length = u32::from(count) * 100 / u32::from(most);
    PreEscaped(format!(
        "<svg class=\"len\" viewBox=\"0 0 100 8\" preserveAspectRatio=\"none\"><path class=\"ln\" d=\"M0 0h100v8H0z\"/><path class=\"lg\" d=\"M0 0h{length}v8H0z\"/></svg>"
    ))
}
