//! How close the end is, who leads with which species, and what everybody would score now.

use maud::{Markup, html};
use table::{BySeat, Game, Look, Seat};

use super::{Pen, classes, icon, token};
use crate::Phoenix;
use crate::names::{Named, Source, Species};

/// The scoring side.
pub fn scoring(game: &Phoenix, look: &Look) -> Markup {
    let pen = Pen::new(game, look);
    html! {
        section id="scoring" class="bd scoring" aria-label=(pen.text("draw-scoring")) {
            h3 { (pen.text("draw-end")) }
            (pen.triggers())
            h3 { (pen.text("draw-species")) }
            (pen.pluralities())
            h3 { (pen.text("draw-sheet")) }
            (pen.sheet())
        }
    }
}

impl Pen<'_> {
    /// What ends the game, and how far it is.
    fn triggers(self) -> Markup {
        let numbers = &self.game.data.get().numbers;
        let seats = || self.game.players().iter();
        let end = self.game.ending().map(|ending| ending.cause);
        let left = self.game.aliens_left();
        let line = |seat: Seat, have: i32, of: i32| {
            html! { li { (token(seat)) span { (have) " / " (of) } } }
        };
        html! {
            @if let Some(cause) = end {
                p id="ending" class="hot" {
                    (self.fill("draw-ending", &[("cause", self.text(&format!("end-{cause}")).into())]))
                }
            }
            dl id="triggers" class="ends" {
                dt { (icon("points")) (self.text("end-points")) }
                dd { ul { @for (seat, player) in seats() { (line(seat, player.points.into(), numbers.end_points.into())) } } }
                dt { (icon("sector")) (self.text("end-sectors")) }
                dd { ul { @for (seat, player) in seats() { (line(seat, player.sectors().into(), numbers.end_sectors.into())) } } }
                dt { (icon("alien")) (self.text("end-aliens")) }
                dd { (self.say("draw-aliens", &[("count", left.into()), ("end", numbers.end_aliens.into())])) }
            }
        }
    }

    /// Residents by species and player, with the points they would bring.
    fn pluralities(self) -> Markup {
        let players = self.game.players();
        html! {
            table id="species" class="tbl" {
                thead { tr { th scope="col" { span class="unseen" { (self.text("draw-species")) } } (self.columns()) } }
                tbody {
                    @for species in Species::ALL {
                        @let counts: BySeat<u8> = players.map(|_, player| player.census[*species]);
                        tr id={ "most-" (species) } {
                            th scope="row" { (icon(species.id())) (self.name(*species)) }
                            @for (seat, count) in counts.iter() {
                                @let points = crate::scoring::plurality(&self.game.data, seat, &counts);
                                td { (count) @if points > 0 { small { " +" (points) } } }
                            }
                        }
                    }
                }
            }
        }
    }

    fn columns(self) -> Markup {
        html! {
            @for seat in self.game.players().seats() {
                th scope="col" { (token(seat)) span class="unseen" { (self.who(seat)) } }
            }
        }
    }

    /// The score sheet as if the game ended now.
    fn sheet(self) -> Markup {
        let scores = self.game.scores();
        let points = |seat: Seat, source: Source| {
            let rows = &scores.seats[seat].sources;
            rows.iter().find(|(name, _)| name == source.id()).map_or(0, |(_, points)| *points)
        };
        let seats = || self.game.players().seats();
        html! {
            table id="now" class="tbl" {
                thead { tr { th scope="col" { span class="unseen" { (self.text("draw-sheet")) } } (self.columns()) } }
                tbody {
                    @for source in Source::ALL.iter().filter(|source| seats().any(|seat| points(seat, **source) != 0)) {
                        tr id={ "now-" (source) } {
                            th scope="row" { (self.text(&format!("source-{source}"))) }
                            @for seat in seats() { td { (points(seat, *source)) } }
                        }
                    }
                    tr id="now-total" class="sum" {
                        th scope="row" { (self.text("draw-total")) }
                        @for seat in seats() {
                            td class=(classes(&[("lead", scores.winners.contains(&seat))])) { (scores.seats[seat].total) }
                        }
                    }
                }
            }
        }
    }
}
