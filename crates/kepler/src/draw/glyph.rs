//! Amounts and effects as icons.

use maud::{Markup, html};

use super::icon;
use crate::catalogue::{Effect, Level, Steps};
use crate::cubes::Cubes;
use crate::names::{Named, Technology, Track};

/// A number of something.
pub(super) fn some(count: impl Into<i32>, what: &str) -> Markup {
    html! { b { (count.into()) (icon(what)) } }
}

/// Cubes, each kind with its number.
pub(super) fn cubes(cubes: Cubes) -> Markup {
    html! { @for kind in cubes.kinds() { (some(cubes.of(kind), kind.id())) } }
}

/// The same where there is little room: a single cube goes without its number.
pub(super) fn few(cubes: Cubes) -> Markup {
    html! {
        @for kind in cubes.kinds() {
            b { @if cubes.of(kind) > 1 { (cubes.of(kind)) } (icon(kind.id())) }
        }
    }
}

/// Cubes one by one.
pub(super) fn heap(cubes: Cubes) -> Markup {
    html! { @for kind in cubes.kinds() { @for _ in 0..cubes.of(kind) { (icon(kind.id())) } } }
}

/// A number, or that there is no limit.
fn limited(number: u8) -> String {
    if number == u8::MAX { "∞".to_owned() } else { number.to_string() }
}

/// What a technology does at a level.
pub(super) fn level(technology: Technology, level: &Level) -> Markup {
    html! {
        @match technology {
            Technology::SpaceTravel => b { (level.speed) (icon("speed")) },
            Technology::QuantumPhysics => {
                b { (limited(level.moves)) (icon("shift")) }
                @if level.transforms > 0 { b { (limited(level.transforms)) (icon("swap")) } }
            },
            Technology::EnergyDevelopment => b { (level.energy) (icon("energy")) },
            Technology::Terraforming => b { (level.exploited) (icon("planet")) },
            Technology::AntimatterScience => b { (level.antimatter) (icon("antimatter")) },
        }
        @if level.aliens { (icon("alien")) }
        @if level.both_for_one { b { "2:1" (icon("burned")) } }
        @if technology == Technology::SpaceTravel && level.ship_cost.total() == 1 {
            b { (icon("ship")) (icon("energy")) }
        }
    }
}

/// What a bonus action or a progress card does.
pub(super) fn effect(effect: Effect) -> Markup {
    html! {
        @match effect {
            Effect::PlaceShips(ships) => (plus(ships, "ship")),
            Effect::Produce { cubes: all, most } if all.total() > most => {
                b { "+" (most) @for kind in all.kinds() { (icon(kind.id())) } }
            },
            Effect::Produce { cubes: all, .. } => { b { "+" } (cubes(all)) },
            Effect::Advance(Steps::Technology, steps) => (plus(steps, Track::Technology.steps())),
            Effect::Advance(Steps::Colonial, steps) => (plus(steps, Track::Colonial.steps())),
            Effect::Advance(Steps::Either, steps) => {
                b { "+" (steps) (icon(Track::Technology.steps())) "/" (icon(Track::Colonial.steps())) }
            },
            Effect::Reveal(tiles) => (some(tiles, "tile")),
            Effect::MoveShips(speed) => b { (icon("ship")) (speed) (icon("speed")) },
            Effect::Technology { levels, most } => b { "+" (levels) (icon("technology")) "≤" (super::roman(most)) },
        }
    }
}

/// A gain.
pub(super) fn plus(count: u8, what: &str) -> Markup {
    html! { b { "+" (count) (icon(what)) } }
}
