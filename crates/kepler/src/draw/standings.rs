//! Clausius' Pit of everybody, and what everybody would score now.

use std::cmp::Reverse;

use maud::{Markup, html};
use table::{Filling, Game, Seat};

use super::{Pen, Thing, classes, glyph};
use crate::Step;
use crate::names::Source;
use crate::player::Secret;
use crate::words::pit_place;

/// A column of the score sheet: its name, and what is added up in it.
const COLUMNS: [(&str, &[Source]); 6] = [
    ("draw-col-planets", &[Source::TerraformedPlanets]),
    ("draw-col-technologies", &[Source::TopTechnologies]),
    ("draw-col-medals", &[Source::TechnologyMedals, Source::ColonialMedals]),
    ("draw-col-tracks", &[Source::LeadershipSpaces]),
    ("draw-col-antimatter", &[Source::Antimatter]),
    ("draw-col-objective", &[Source::Objective]),
];

impl Pen<'_> {
    /// Everybody who can score; the Ghost cannot (KE-SOLO-2).
    fn people(self) -> impl Iterator<Item = Seat> {
        Seat::all(self.game.people())
    }

    /// What everybody has burned.
    pub(super) fn pits(self) -> Markup {
        html! {
            section id="pits" class="kp bd" {
                h3 { (self.text("draw-pits")) span { (self.text("draw-pits-hint")) } }
                div class="ps" { @for seat in self.people() { (self.pit(seat)) } }
            }
        }
    }

    fn pit(self, seat: Seat) -> Markup {
        let (place, pit) = (pit_place(seat), self.game.players()[seat].pit);
        let name = format!("{}, {}: {}", self.text("pit"), self.seat_name(seat), self.amounts_of(pit));
        let body =
            html! { (self.token(seat)) @if pit.is_none() { small { "–" } } @else { (glyph::cubes(pit)) } };
        let target = self.is_target(&place);
        self.thing(&Thing { id: &place, place: &place, class: "pt-row", target, name: &name }, &body)
    }

    /// The score sheet as if the game ended now, the best first.
    pub(super) fn standings(self) -> Markup {
        let scores = self.game.scores();
        let mut seats: Vec<Seat> = self.people().collect();
        seats.sort_by_key(|seat| Reverse(scores.seats[*seat].total));
        html! {
            section id="standings" class="kp bd" {
                h3 {
                    (self.text("draw-standings"))
                    @if self.game.ghost().is_some() {
                        span { (self.fill("draw-to-win", &[("target", Filling::Number(self.game.target()))])) }
                    }
                }
                table class="sc" {
                    thead {
                        tr {
                            th scope="col" { span class="unseen" { (self.text("draw-who")) } }
                            @for (key, _) in COLUMNS { th scope="col" title=(self.text(&format!("{key}.text"))) { (self.text(key)) } }
                            @if !self.game.handicap.is_none() { th scope="col" title=(self.text("source-handicap")) { "±" } }
                            th scope="col" { (self.text("draw-col-sum")) }
                        }
                    }
                    tbody { @for seat in seats { (self.row(seat, scores.seats[seat].total, scores.winners.contains(&seat))) } }
                }
            }
        }
    }

    fn row(self, seat: Seat, total: i32, leads: bool) -> Markup {
        let points = self.game.points_of(seat);
        let secret = self.game.players()[seat].objective == Secret::Unknown && self.game.step() != Step::Over;
        html! {
            tr id={ "now-" (seat) } class=(classes(&[("best", leads)])) {
                th scope="row" { (self.token(seat)) span class="unseen" { (self.seat_name(seat)) } }
                @for (_, sources) in COLUMNS {
                    td {
                        @if secret && sources.contains(&Source::Objective) { "?" }
                        @else { (sources.iter().map(|source| points[*source]).sum::<i32>()) }
                    }
                }
                @if !self.game.handicap.is_none() { td { (self.game.handicap.of(seat)) } }
                td { b { (total) } }
            }
        }
    }
}
