//! What lies in front of a player: the action grid, the pool, the worlds with their cubes, and the objective.

use maud::{Markup, html};
use table::{Filling, Seat};

use super::bodies::type_icon;
use super::{Pen, Thing, classes, colour, glyph, icon, roman};
use crate::cubes::Cubes;
use crate::names::{Named, Objective, Resource};
use crate::player::{Holding, Secret};
use crate::words::{cube_place, pool_place, world_place};

impl Pen<'_> {
    /// The mat of a seat.
    pub(super) fn belongings(self, seat: Seat) -> Markup {
        let class = classes(&[("kp mt", true), (colour(seat), true)]);
        html! {
            section id={ "mat-" (seat) } class=(class) data-place={ "seat-" (seat) } aria-label=(self.seat_name(seat)) {
                @if self.game.ghost() == Some(seat) { (self.ghost_mat(seat)) } @else {
                    (self.action_grid(seat))
                    (self.worlds(seat))
                    (self.pool(seat))
                    (self.objective(seat))
                }
            }
        }
    }

    /// The Ghost: what it does, and how far it has come.
    fn ghost_mat(self, seat: Seat) -> Markup {
        html! {
            section id="ghost" class="gh" {
                p { (self.text("draw-ghost")) }
                p { (self.fill("draw-ghost-target", &[("target", Filling::Number(self.game.target()))])) }
                (self.own_levels(seat))
            }
        }
    }

    /// What can be produced and burned.
    fn pool(self, seat: Seat) -> Markup {
        let player = &self.game.players()[seat];
        let kit = self.game.data.numbers.kit;
        let place = pool_place(seat);
        let name = format!("{}: {}", self.text("draw-pool"), self.amounts_of(player.pool));
        let body = html! {
            @for kind in Resource::ALL {
                span class={ "pb" @if player.pool.of(*kind) == 0 { " zero" } } {
                    (icon(kind.id())) b { (player.pool.of(*kind)) } small { "/" (kit.of(*kind)) }
                }
            }
        };
        html! {
            h3 { (self.text("draw-pool")) span { (self.text("draw-pool-hint")) } }
            (self.thing(&Thing { id: &place, place: &place, class: "po", target: false, name: &name }, &body))
        }
    }

    /// Cubes in words.
    pub(super) fn amounts_of(self, cubes: Cubes) -> String {
        let words: Vec<String> = cubes.kinds().map(|kind| self.amount(kind.id(), cubes.of(kind))).collect();
        if words.is_empty() { self.text("draw-none") } else { words.join(", ") }
    }

    /// Earth and the planets, and what is left in supply.
    fn worlds(self, seat: Seat) -> Markup {
        let player = &self.game.players()[seat];
        let (ships, markers) = (self.game.ships_left(seat), self.game.markers_left(seat));
        let supply = self.say("draw-supply", &[("ships", ships.into()), ("markers", markers.into())]);
        html! {
            h3 {
                (self.text("draw-worlds"))
                span role="img" aria-label=(supply) title=(supply) {
                    (glyph::some(ships, "ship")) " " (glyph::some(markers, "marker"))
                }
            }
            div id={ "worlds-" (seat) } class="ws" { @for holding in &player.worlds { (self.world(seat, *holding)) } }
        }
    }

    /// A world: its cubes, and both sides of its card.
    fn world(self, seat: Seat, holding: Holding) -> Markup {
        let place = world_place(seat, holding.world);
        let name = format!("{}: {}", self.world_name(holding.world), self.amounts_of(holding.cubes));
        let target = self.is_own_target(seat, &place);
        let card = holding.world.number().map(|number| self.game.data.planet(number));
        let class = classes(&[("wr", true), ("terraformed", holding.terraformed)]);
        let body = html! {
            span class="wn" {
                @match card {
                    Some(card) => { (type_icon(card.kind)) b { (card.number) } " " (card.name) },
                    None => { (icon("terraforming")) (self.text("earth")) },
                }
            }
            span class="cu" { @for kind in Resource::ALL { (self.cubes_on(seat, holding, *kind)) } }
            @if let Some(card) = card {
                span class="cd" {
                    @if holding.terraformed {
                        (glyph::some(card.points, "points"))
                        span { (icon("planet")) (glyph::cubes(card.terraformed)) }
                    } @else {
                        span { (icon("planet")) (glyph::cubes(card.colony)) }
                        span class="tf" { (icon("terraforming")) (roman(card.level)) " " (glyph::cubes(card.cost)) "›" (glyph::some(card.points, "points")) }
                    }
                }
            }
        };
        self.thing(&Thing { id: &place, place: &place, class: &class, target, name: &name }, &body)
    }

    /// The cubes of one kind on a world, from where Quantum Physics takes them.
    fn cubes_on(self, seat: Seat, holding: Holding, kind: Resource) -> Markup {
        let count = holding.cubes.of(kind);
        if count == 0 {
            return html! {};
        }
        let place = cube_place(seat, holding.world, kind);
        let name = format!("{}: {}", self.world_name(holding.world), self.amount(kind.id(), count));
        let target = self.is_own_target(seat, &place);
        let body = glyph::some(count, kind.id());
        self.thing(&Thing { id: &place, place: &place, class: "cq", target, name: &name }, &body)
    }

    /// The secret objective, for its owner alone; the others see that there is one.
    fn objective(self, seat: Seat) -> Markup {
        let body = match self.game.players()[seat].objective {
            Secret::Nothing => return html! {},
            Secret::Unknown => html! { p class="hid" { (icon("objective")) (self.text("draw-hidden")) } },
            Secret::Is(objective) => self.objective_row(seat, objective),
        };
        html! {
            h3 { (self.text("draw-objective")) @if self.is_own(seat) { span { (self.text("draw-only-you")) } } }
            (body)
        }
    }

    fn objective_row(self, seat: Seat, objective: Objective) -> Markup {
        let place = format!("objective-{objective}");
        let fulfilled = self.game.is_fulfilled(seat, objective);
        let state = self.text(if fulfilled { "draw-fulfilled" } else { "draw-open" });
        let text = self.text(&format!("{objective}.text"));
        let name = format!("{}. {text} {state}", self.name(objective));
        let body = html! {
            span class="wn" { b { (self.name(objective)) } (glyph::some(self.game.data.objectives[objective].points, "points")) }
            small { (text) }
            small class=(if fulfilled { "up" } else { "" }) { (state) }
        };
        let class = if fulfilled { "ob done" } else { "ob" };
        let id = format!("own-{place}-{seat}");
        self.thing(&Thing { id: &id, place: &place, class, target: false, name: &name }, &body)
    }
}
