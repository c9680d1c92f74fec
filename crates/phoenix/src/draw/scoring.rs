//! How close the end is, who leads with which species, and what everybody would score now.

use maud::{Markup, html};
use table::{BySeat, Filling, Game, Seat};

use super::{Pen, classes, glyph, icon};
use crate::names::{Named, Source, Species};

/// A column of the score sheet: its name, and what is added up in it.
const COLUMNS: [(&str, &[Source]); 5] = [
    ("draw-col-sectors", &[Source::Sectors]),
    ("draw-col-residents", &[Source::Residents]),
    (
        "draw-col-most",
        &[
            Source::PluralityHuman,
            Source::PluralityGold,
            Source::PluralityTeal,
            Source::PluralityPink,
            Source::PluralityBrown,
        ],
    ),
    ("draw-col-station", &[Source::Station]),
    ("draw-col-rest", &[Source::Leftovers]),
];

impl Pen<'_> {
    /// What ends the game, how far it is, and who is nearest.
    pub(super) fn ends(self) -> Markup {
        let numbers = &self.game.data.get().numbers;
        let players = self.game.players();
        let points = players.map(|_, player| player.points.max(0));
        let sectors = players.map(|_, player| i16::from(player.sectors()));
        let (left, last, all) =
            (self.game.aliens_left(), numbers.end_aliens, numbers.aliens[usize::from(players.len() - 2)]);
        let aliens = self.say("draw-aliens", &[("count", left.into()), ("end", last.into())]);
        html! {
            div id="ends" class="sp ends" {
                span class="en" { (self.text("draw-ends")) }
                (self.end("points", &points, numbers.end_points))
                (self.end("sector", &sectors, numbers.end_sectors.into()))
                span id="end-aliens" role="img" aria-label=(aliens) title=(aliens) {
                    span { (icon("alien")) b { (left) } " › " (last) }
                    progress max=(all.saturating_sub(last)) value=(all.saturating_sub(left.max(last))) aria-hidden="true" {}
                }
            }
        }
    }

    fn end(self, what: &str, counts: &BySeat<i16>, end: i16) -> Markup {
        let best = counts.values().copied().max().unwrap_or(0);
        let nearest: Vec<Seat> =
            counts.iter().filter(|(_, count)| **count == best && best > 0).map(|(seat, _)| seat).collect();
        let who: Vec<String> = nearest.iter().map(|seat| self.seat_name(*seat)).collect();
        let who = if who.is_empty() { self.text("draw-nobody") } else { who.join(", ") };
        let number = |number: i16| Filling::Number(number.into());
        let values = [("count", number(best)), ("end", number(end)), ("who", who.into())];
        let name = self.fill(&format!("draw-end-{what}"), &values);
        html! {
            span id={ "end-" (what) } role="img" aria-label=(name) title=(name) {
                span { (icon(what)) b { (best) } "/" (end) @for seat in nearest.into_iter().take(2) { (self.token(seat)) } }
                progress max=(end) value=(best) aria-hidden="true" {}
            }
        }
    }

    /// Residents by species and player, with the points they would bring.
    pub(super) fn majorities(self) -> Markup {
        let [first, second] = self.game.data.numbers.plurality;
        html! {
            section id="majorities" class="sp bd" {
                h3 {
                    (self.text("draw-majorities"))
                    span { (glyph::some(first, "points")) " · " (glyph::some(second, "points")) }
                }
                table class="tb mj" {
                    thead {
                        tr {
                            th scope="col" { span class="unseen" { (self.text("draw-who")) } }
                            @for species in Species::ALL {
                                th scope="col" title=(self.name(*species)) {
                                    (icon(species.id())) span class="unseen" { (self.name(*species)) }
                                }
                            }
                        }
                    }
                    tbody {
                        @for seat in self.game.players().seats() {
                            tr id={ "most-" (seat) } {
                                th scope="row" { (self.token(seat)) span class="unseen" { (self.seat_name(seat)) } }
                                @for species in Species::ALL { (self.majority(seat, *species)) }
                            }
                        }
                    }
                }
            }
        }
    }

    /// How many of a species somebody has, and the points for it.
    fn majority(self, seat: Seat, species: Species) -> Markup {
        let counts: BySeat<u8> = self.game.players().map(|_, player| player.census[species]);
        let points = crate::scoring::plurality(&self.game.data, seat, &counts);
        html! {
            td class=(classes(&[("zero", counts[seat] == 0)])) {
                b { (counts[seat]) } em { @if points > 0 { "+" (points) } }
            }
        }
    }

    /// The score sheet as if the game ended now, the best first.
    pub(super) fn sheet(self) -> Markup {
        let scores = self.game.scores();
        let mut seats: Vec<Seat> = self.game.players().seats().collect();
        seats.sort_by_key(|seat| std::cmp::Reverse(scores.seats[*seat].total));
        html! {
            section id="standings" class="sp bd" {
                h3 { (self.text("draw-sheet")) }
                table class="tb" {
                    thead {
                        tr {
                            th scope="col" { span class="unseen" { (self.text("draw-who")) } }
                            th scope="col" { (self.text("draw-col-now")) }
                            @for (key, _) in COLUMNS { th scope="col" { (self.text(key)) } }
                            @if !self.game.handicap.is_none() { th scope="col" title=(self.text("source-handicap")) { "±" } }
                            th scope="col" { (self.text("draw-col-sum")) }
                        }
                    }
                    tbody {
                        @for seat in seats {
                            (self.sheet_row(seat, scores.seats[seat].total, scores.winners.contains(&seat)))
                        }
                    }
                }
            }
        }
    }

    fn sheet_row(self, seat: Seat, total: i32, leads: bool) -> Markup {
        let points = self.game.points_of(seat);
        let now: i32 =
            Source::ALL.iter().filter(|source| !source.is_final()).map(|source| points[*source]).sum();
        html! {
            tr id={ "now-" (seat) } class=(classes(&[("best", leads)])) {
                th scope="row" { (self.token(seat)) span class="unseen" { (self.seat_name(seat)) } }
                td { (now) }
                @for (_, sources) in COLUMNS { td { (sources.iter().map(|source| points[*source]).sum::<i32>()) } }
                @if !self.game.handicap.is_none() { td { (self.game.handicap.of(seat)) } }
                td { b { (total) } }
            }
        }
    }
}
