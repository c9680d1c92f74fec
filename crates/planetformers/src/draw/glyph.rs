//! Gains and prices as icons: in panels, and on the board.

use maud::{Markup, html};
use table::Named;

use super::icon;
use crate::catalogue::{Edge, Effect, Fee, UpgradeCard};
use crate::goods::{Cargo, Gain};
use crate::names::{Resource, Specialist};
use crate::payment::Bill;

/// What a gain consists of, thing by thing.
pub(super) fn things(gain: Gain) -> Vec<(&'static str, u8)> {
    let resources = Resource::ALL.iter().map(|resource| (resource.id(), gain.resources[*resource]));
    let all = resources.chain([("any", gain.any), ("crew", gain.crew)]);
    all.filter(|(_, amount)| *amount > 0).collect()
}

/// So many of a thing: icons one beside the other, or a number where there are many.
pub(super) fn some(what: &str, amount: u8) -> Markup {
    html! {
        @if amount <= 2 { @for _ in 0..amount { (icon(what)) } }
        @else { b { (amount) (icon(what)) } }
    }
}

/// A gain.
pub(super) fn gain(gain: Gain) -> Markup {
    html! { span class="gn" { @for (what, amount) in things(gain) { (some(what, amount)) } } }
}

/// Resources of a price.
pub(super) fn cargo(cargo: Cargo) -> Markup {
    gain(Gain { resources: cargo, ..Gain::default() })
}

/// What an edge does: what it takes, and what it gives.
pub(super) fn edge(edge: &Edge) -> Markup {
    html! {
        @if !edge.pay.is_none() { span class="py" { (gain(edge.pay)) "→" } }
        (gain(edge.gain))
    }
}

/// The Specialist that an upgrade costs.
pub(super) fn fee(card: &UpgradeCard) -> &'static str {
    match card.fee {
        Fee::Engineer => Specialist::Engineer.id(),
        Fee::Any => "any_specialist",
    }
}

/// A price that is paid piece by piece.
pub(super) fn bill(bill: Bill) -> Markup {
    let leader = bill.color.map_or("any_leader", |color| Specialist::leader(color).id());
    html! {
        span class="gn" {
            (some("engineer", bill.engineer)) (some(leader, bill.planet_leader)) (some("any_leader", bill.any_leader))
            (some("any_specialist", bill.any_specialist)) (some("any", bill.any_resource))
        }
    }
}

/// What an upgrade does.
pub(super) fn effect(effect: Effect, capacity: [u8; 2], range: &[u8]) -> Markup {
    match effect {
        Effect::TwoActions => html! { (icon("colony")) b { "×2" } },
        Effect::StationWorkforce => html! { (icon("station")) b { "+" } (icon("workforce")) },
        Effect::MoonMinerals => html! { (icon("moon")) b { "+" } (icon("minerals")) },
        Effect::Capacity => html! { (icon("hold")) b { (capacity[0]) "→" (capacity[1]) } },
        Effect::ScoutTwo => html! { (icon("survivor")) b { "×2" } },
        Effect::StationCanteen => html! { (icon("station")) b { "+" } (icon("crew")) },
        Effect::MoonCanteen => html! { (icon("moon")) b { "+" } (icon("crew")) },
        Effect::Range => {
            let steps: Vec<String> = range.iter().map(ToString::to_string).collect();
            html! { (icon("range")) b { (steps.join("·")) } }
        }
    }
}

/// Icons side by side on the board, around a point; a dark pill lies behind them.
pub(super) fn pill(x: f64, y: f64, size: f64, gain: Gain) -> Markup {
    let icons: Vec<&str> =
        things(gain).into_iter().flat_map(|(what, amount)| (0..amount).map(move |_| what)).collect();
    let width = size * icons.len() as f64;
    let left = x - width / 2.0;
    html! {
        @if !icons.is_empty() {
            rect class="pill" x=(left - 3.0) y=(y - size / 2.0 - 2.0) width=(width + 6.0) height=(size + 4.0) rx=(size / 2.0) {}
            @for (index, what) in icons.iter().enumerate() {
                use href={ "#i-" (what) } x=(left + size * index as f64 + 0.5) y=(y - size / 2.0 + 0.5)
                    width=(size - 1.0) height=(size - 1.0) {}
            }
        }
    }
}
