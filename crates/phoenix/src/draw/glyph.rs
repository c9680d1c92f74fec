//! Abilities as icons: when they work, and what they do.

use maud::{Markup, html};

use super::icon;
use crate::catalogue::{Ability, AlienKind, Effect, Gains, Price, Trigger};
use crate::goods::Goods;
use crate::names::{Count, Named, Resource};

/// An ability. Income, the most frequent moment, has no sign of its own.
pub(super) fn ability(ability: &Ability) -> Markup {
    html! { (trigger(ability.on)) (effect(ability.effect)) }
}

/// Whether an ability belongs to income.
pub(super) fn is_income(ability: &Ability) -> bool {
    matches!(ability.on, Trigger::Income | Trigger::AfterIncome)
}

/// An ability of a hub, where income has its sign too.
pub(super) fn on_hub(ability: &Ability) -> Markup {
    html! {
        @if is_income(ability) { i { (icon("income")) } }
        (self::ability(ability))
    }
}

/// What several abilities pay as income by themselves, added up; the others follow.
pub(super) fn summary<'a>(abilities: impl Iterator<Item = &'a Ability> + Clone) -> Markup {
    let plain = |ability: &&Ability| match ability.effect {
        Effect::Gain(gains) if ability.on == Trigger::Income && gains.n == 0 => Some(gains.goods),
        _ => None,
    };
    let sum =
        abilities.clone().filter_map(|ability| plain(&ability)).fold(Goods::NONE, |sum, more| sum + more);
    html! {
        (few(sum))
        @for ability in abilities.filter(|ability| plain(ability).is_none()) { " " span { (self::ability(ability)) } }
    }
}

/// The sign of the moment at which an ability works.
fn trigger(on: Trigger) -> Markup {
    let id = match on {
        Trigger::Use(kind) => kind.id(),
        Trigger::GainAlien => "alien",
        Trigger::GainHuman => "human",
        Trigger::Immediate => "now",
        Trigger::Endgame => "end",
        _ => return html! {},
    };
    html! { i { (icon(id)) } }
}

/// Goods with their icons.
pub(super) fn goods(goods: Goods) -> Markup {
    html! { @for chip in goods.chips() { (some(chip.amount, chip.what)) } }
}

/// What several gains bring together.
pub(super) fn gained(all: impl Iterator<Item = Gains>) -> Markup {
    let sum = |(goods, choice): (Goods, u8), gains: Gains| (goods + gains.goods, choice + gains.n);
    let (goods, choice) = all.fold((Goods::NONE, 0), sum);
    html! {
        @for chip in goods.chips() { b { "+" (chip.amount) (icon(chip.what)) } }
        @if choice > 0 { b { "+" (choice) (icon("resources")) } }
    }
}

/// Goods with their icons where there is little room: what is there once needs no number.
pub(super) fn few(goods: Goods) -> Markup {
    html! { @for chip in goods.chips() { b { @if chip.amount > 1 { (chip.amount) } (icon(chip.what)) } } }
}

/// An amount of something.
pub(super) fn some(amount: impl Into<i32>, what: &str) -> Markup {
    html! { b { (amount.into()) (icon(what)) } }
}

fn signed(sign: &str, amount: u8, what: &str) -> Markup {
    html! { b { (sign) (amount) (icon(what)) } }
}

fn gains(gains: Gains) -> Markup {
    let kinds: Vec<_> = Resource::ALL.iter().filter(|resource| gains.from.contains(**resource)).collect();
    html! {
        (goods(gains.goods))
        @if gains.n > 0 {
            @if kinds.len() == Resource::ALL.len() { (some(gains.n, "resources")) }
            @else { b { (gains.n) @for kind in kinds { (icon(kind.id())) } } }
        }
    }
}

fn price(price: Price) -> Markup {
    html! { (goods(price.goods)) @if price.any > 0 { (some(price.any, "resources")) } }
}

/// What is counted.
fn count(count: Count) -> &'static str {
    match count {
        Count::OwnShips => "ship",
        Count::Humans => "human",
        Count::TealAliens => "teal",
        Count::PinkAliens => "pink",
        Count::BrownAliens => "brown",
        Count::Sectors | Count::Level3Sectors | Count::FullSectors => "sector",
        Count::Metal => "metal",
    }
}

fn per(what: Count, every: u8) -> Markup {
    html! { b { "/" @if every > 1 { (every) } (icon(count(what))) } }
}

fn effect(effect: Effect) -> Markup {
    match effect {
        Effect::Gain(gain) => gains(gain),
        Effect::GainPer { goods: gain, per: what, every } => html! { (goods(gain)) (per(what, every)) },
        Effect::Exchange { pay, gain, .. } => html! { (price(pay)) "→" (gains(gain)) },
        Effect::Transport(n) => some(n, "swap"),
        Effect::ExtraTransactions(n) => signed("+", n, "swap"),
        Effect::ExtraDuration(n) => signed("+", n, "die"),
        Effect::ExtraCapacity(n) => signed("+", n, "keep"),
        Effect::Reroll(_) => html! { b { (icon("again")) (icon("die")) } },
        Effect::RollDice { roll, keep } => html! { (some(roll, "die")) "→" (some(keep, "keep")) },
        Effect::Discount(n) => html! { b { "−" (n) (icon("metal")) (icon("sector")) } },
        Effect::UseCostDiscount { gems, ship, .. } => {
            html! { b { "−" (gems) (icon("gems")) (icon(ship.map_or("ship", Named::id))) } }
        }
        Effect::HumanDiscount(n) => html! { b { (icon("human")) "−" (n) (icon("resources")) } },
        Effect::FreeAlien { color, n } => match color {
            AlienKind::Only(species) => signed("+", n, species.id()),
            AlienKind::Any => signed("+", n, "alien"),
            AlienKind::Built => html! { b { "+" (n) (icon("alien")) (icon("sector")) } },
        },
        Effect::BonusAlien { threshold, n } => {
            html! { (some(threshold, "alien")) "→" (signed("+", n, "alien")) }
        }
        Effect::FreeHuman(n) => signed("+", n, "human"),
        Effect::BuyHuman(pay) => html! { (price(pay)) "→" (some(1, "human")) },
        Effect::FreeAdvance(n) => signed("+", n, "track"),
        Effect::AdvanceAll(n) => html! { b { "+" (n) (icon("track")) "×4" } },
        Effect::ExtraDiplomacy { gems } => html! { (some(gems, "gems")) "→" (some(1, "track")) },
        Effect::Diplomacy => some(1, "track"),
        Effect::PointsForTracks { min_level, .. } => {
            html! { b { (icon("points")) "/" (min_level) "+" (icon("track")) } }
        }
        Effect::ExtraTurn { gems } => {
            html! { @if gems > 0 { (some(gems, "gems")) "→" } b { "+1" (icon("again")) } }
        }
        Effect::FreeSector { .. } => signed("+", 1, "sector"),
        Effect::MixedAtmosphere(_) => html! { b { (icon("sector")) (icon("alien")) } },
        Effect::ScorePer { points, per: what, every } => {
            html! { (some(points, "points")) (per(what, every)) }
        }
        other => rare(other),
    }
}

/// Effects of single hubs, of the set-up and of the final scoring.
fn rare(effect: Effect) -> Markup {
    match effect {
        Effect::BuildAnyOrder => html! { b { (icon("sector")) "III↔I" } },
        Effect::HumanThenIncome(pay) => html! { (price(pay)) "→" (some(1, "human")) (icon("income")) },
        Effect::EvictHubResident { .. } => html! { b { (icon("alien")) "→" (icon("sector")) } },
        Effect::ReturnOrLosePoints { points } => {
            html! { (signed("−", 1, "alien")) "/" (signed("−", points, "points")) }
        }
        Effect::DrawShips { draw, keep, .. } => html! { (some(draw, "ship")) "→" (some(keep, "ship")) },
        Effect::DiscardShip { kind, .. } => signed("−", 1, kind.map_or("ship", Named::id)),
        Effect::PlaceOnHub { species, n } => signed("+", n, species.id()),
        Effect::PrivateSectors { per_stack } => signed("+", per_stack * 9, "sector"),
        Effect::ScoreTable { per: what, table } => {
            let worth = table.iter().take_while(|points| **points > 0).map(ToString::to_string);
            html! { b { (worth.collect::<Vec<_>>().join("·")) (icon("points")) } (per(what, 1)) }
        }
        _ => html! {},
    }
}
