//! The side: terraforming tracks, and who has which Colonies, Survivors and Outposts; and what ends the game.

use maud::{Markup, html};
use table::draw::short;
use table::{Game as _, Named, Seat};

use super::{Pen, Thing, classes, colour, icon};
use crate::names::{Color, Planet, Source};
use crate::space::Cell;
use crate::{World, places};

/// A column of the score sheet: its name, and what is added up in it.
const COLUMNS: [(&str, &[Source]); 4] = [
    ("draw-col-track", &[Source::Planets, Source::Outposts, Source::Excess]),
    ("draw-col-unfinished", &[Source::Unfinished]),
    ("draw-col-colonies", &[Source::Colonies]),
    ("draw-col-rest", &[Source::Survivors, Source::Upgrades]),
];

/// The line of a terraforming track is so long.
const LINE: f64 = 178.0;

impl Pen<'_> {
    /// Planets that are fully terraformed, of those that end the game.
    pub(super) fn ends(self) -> Markup {
        let needed = self.game.planets_to_end();
        let done = self.game.terraformed();
        let name = self.say("draw-ends", &[("n", done.into()), ("of", needed.into())]);
        html! {
            div id="ends" class="pf ends" role="img" aria-label=(name) title=(name) {
                @for planet in 0..needed.max(done) {
                    @if planet < done { (icon("done")) } @else { span class="todo" {} }
                }
                span class="et" { b { (done) "/" (needed) } " " small { (self.text("draw-end")) } }
            }
        }
    }

    /// The terraforming tracks of all Planets in the system.
    pub(super) fn merits(self) -> Markup {
        let planets = self.game.worlds().filter(|(_, world)| world.planet != Planet::StarPortal);
        let mut planets: Vec<(Cell, &World)> = planets.collect();
        planets.sort_by_key(|(_, world)| world.terraformed);
        let rank = &self.game.data.scoring.rank;
        html! {
            section id="merit" class="pf bd" aria-label=(self.text("draw-merit")) {
                h3 {
                    (self.text("draw-merit"))
                    span { (icon("points")) (self.say("draw-rank", &[("first", rank[0].into()), ("second", rank[1].into())])) }
                }
                @for (_, world) in planets { (self.merit(world)) }
            }
        }
    }

    /// One track: how far it is, who stands where, and how many levels are missing.
    pub(super) fn merit(self, world: &World) -> Markup {
        let card = &self.game.data.get().planets[world.planet];
        let place = places::merit(world.planet);
        let left = card.track_length.saturating_sub(crate::goods::total(world.levels));
        let body = html! {
            span class="mn" { (icon(card.color.map_or("any", Named::id))) span { (self.name(world.planet)) } }
            @if world.terraformed { span class="md" { (icon("done")) (self.text("draw-terraformed")) } span {} }
            @else { (self.line(world, card.track_length)) b class="ml" { (left) } }
        };
        let class = classes(&[("mr", true), ("here", self.is_here(world.planet))]);
        self.thing(&Thing { place: &place, class: &class, target: false, name: &self.explain(&place) }, &body)
    }

    /// Whether whoever is asked stands on this Planet.
    fn is_here(self, planet: Planet) -> bool {
        self.mover().is_some_and(|seat| self.game.players()[seat].ark.planet == planet)
    }

    /// The line with its markers. Those on one spot lie on each other, the highest rank on top.
    fn line(self, world: &World, length: u8) -> Markup {
        let x = |spot: u8| 10.0 + (LINE - 20.0) * f64::from(spot) / f64::from(length.max(1));
        let below = |rank: usize| {
            let spot = world.merit[rank].spot;
            world.merit[..rank].iter().filter(|other| other.spot == spot).count() as f64
        };
        html! {
            svg class="ln" viewBox={ "0 0 " (short(LINE)) " 26" } aria-hidden="true" {
                path class="ax" d={ "M10 15H" (short(LINE - 10.0)) } {}
                @for spot in 1..=length { circle class="dot" cx=(short(x(spot))) cy="15" r=(if spot == length { 4 } else { 2 }) {} }
                @for (rank, marker) in world.merit.iter().enumerate().rev() {
                    @let (cx, cy) = (x(marker.spot) - 5.0 * below(rank), 14.0 - 3.0 + 4.0 * below(rank));
                    g class=(colour(marker.seat)) {
                        circle class="mkr" cx=(short(cx)) cy=(short(cy)) r="9" {}
                        text x=(short(cx)) y=(short(cy + 4.3)) { (self.initial(marker.seat)) }
                    }
                }
            }
        }
    }

    /// Who has which Colonies, Outposts and Survivors.
    pub(super) fn holdings(self) -> Markup {
        let (deck, discard, scouted) = self.game.survivor_cards();
        let place = places::SURVIVOR_DECK;
        let name =
            self.say("draw-survivor-deck", &[("deck", deck.len().into()), ("discard", discard.len().into())]);
        let pile = html! { (icon("survivor")) b { (deck.len()) } small { "+" (discard.len()) } };
        html! {
            section id="holdings" class="pf bd" aria-label=(self.text("draw-holdings")) {
                h3 { (self.text("draw-holdings")) }
                table class="tb" {
                    thead {
                        tr {
                            th { span class="unseen" { (self.text("draw-player")) } }
                            th title=(self.text("draw-colonies")) { (icon("colony")) }
                            th title=(self.text("draw-outposts")) { (icon("outpost")) }
                            th title=(self.text("draw-survivors")) { (icon("survivor")) }
                            th title=(self.text("draw-crew")) { (icon("crew")) }
                        }
                    }
                    tbody { @for seat in self.game.players().seats() { (self.holding(seat)) } }
                }
                div class="piles" {
                    @for survivor in scouted.iter() { (self.survivor(survivor)) }
                    (self.thing(&Thing { place, class: "dk", target: false, name: &name }, &pile))
                    span class="dk" title=(self.text("draw-planet-deck")) {
                        @for (color, left) in self.deck_by_color() { (icon(color.id())) b { (left) } }
                    }
                }
            }
        }
    }

    fn holding(self, seat: Seat) -> Markup {
        let player = &self.game.players()[seat];
        let scoring = &self.game.data.get().scoring;
        let outposts = self.game.worlds().filter(|(_, world)| world.outposts.has(seat));
        let outposts: Vec<String> = outposts.map(|(_, world)| self.name(world.planet)).collect();
        let held = |color: Color| {
            player.held.iter().filter(|card| self.game.data.survivor(*card).color == color).count()
        };
        let crew = self.game.automa().filter(|_| self.game.is_automatic(seat));
        let crew = crew.map_or(player.crew().len() as usize, |automa| automa.crew.len());
        html! {
            tr id={ "holding-" (seat) } {
                th { (self.token(seat)) }
                td { b { (player.colonies) } small { "+" (player.colony_pool) } em { (scoring.colonies[usize::from(player.colonies)]) } }
                td class="op" { @if outposts.is_empty() { small { "–" } } @else { (outposts.join(", ")) } }
                td {
                    @for color in Color::ALL { @for _ in 0..held(*color) { (icon(color.id())) } }
                    " " b { (player.settled.len()) } em { (scoring.settled(player.settled.len())) }
                }
                td { b { (crew) } }
            }
        }
    }

    /// What everybody would score if the game ended now.
    pub(super) fn sheet(self) -> Markup {
        let scores = self.game.scores();
        let best = scores.seats.values().map(|score| score.total).max();
        let of = |seat: Seat, sources: &[Source]| -> i32 {
            let points = self.game.points_of(seat);
            sources.iter().map(|source| i32::from(points[*source])).sum()
        };
        html! {
            section id="sheet" class="pf bd" aria-label=(self.text("draw-sheet")) {
                h3 { (self.text("draw-sheet")) }
                table class="tb nw" {
                    thead {
                        tr {
                            th { span class="unseen" { (self.text("draw-player")) } }
                            @for (name, _) in COLUMNS { th { (self.text(name)) } }
                            @if !self.game.handicap.is_none() { th title=(self.text("source-handicap")) { "±" } }
                            th { (icon("points")) }
                        }
                    }
                    tbody {
                        @for (seat, score) in scores.seats.iter() {
                            tr id={ "now-" (seat) } class=[(Some(score.total) == best).then_some("best")] {
                                th { (self.token(seat)) }
                                @for (_, sources) in COLUMNS { td { (of(seat, sources)) } }
                                @if !self.game.handicap.is_none() { td { (self.game.handicap.of(seat)) } }
                                td { b { (score.total) } }
                            }
                        }
                    }
                }
            }
        }
    }
}
