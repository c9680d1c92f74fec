//! Short rows of numbers and icons inside SVGs, and as HTML: "8 dice, keep 5".

use maud::{Markup, PreEscaped, html};

use super::{icon, short};
use crate::catalogue::ShipCard;
use crate::goods::Goods;
use crate::names::ShipType;

/// A piece of such a row.
#[derive(Clone)]
pub(super) enum Bit {
    /// Letters or a number.
    Text(String),
    /// An icon.
    Icon(&'static str),
}

/// Goods, number before icon.
pub(super) fn goods(goods: Goods) -> Vec<Bit> {
    let chips = goods.chips().into_iter();
    chips.flat_map(|chip| [Bit::Text(chip.amount.to_string()), Bit::Icon(chip.what)]).collect()
}

/// What a ship does, as numbers and icons.
pub(super) fn power(card: &ShipCard) -> Vec<Bit> {
    let power = card.power;
    let text = |text: String| Bit::Text(text);
    match card.kind {
        ShipType::Dismantle if power == 0 => vec![Bit::Icon("metal")],
        ShipType::Dismantle => vec![Bit::Icon("metal"), text(format!("+{power}"))],
        ShipType::Construction if power == 0 => vec![Bit::Icon("sector")],
        ShipType::Construction => vec![text(format!("−{power}")), Bit::Icon("metal")],
        ShipType::Transport => vec![text(power.to_string()), Bit::Icon("swap")],
        ShipType::Diplomacy => vec![text(power.to_string()), Bit::Icon("track")],
        ShipType::Expedition => {
            vec![text(power.to_string()), Bit::Icon("die"), text(format!("→{}", card.capacity))]
        }
        ShipType::Farm => vec![text(power.to_string()), Bit::Icon("food")],
        ShipType::IceCollector => vec![text(power.to_string()), Bit::Icon("water")],
    }
}

/// A row as HTML.
pub(super) fn inline(bits: &[Bit]) -> Markup {
    html! {
        b { @for bit in bits { @match bit { Bit::Text(text) => (text), Bit::Icon(id) => (icon(id)) } } }
    }
}

fn width(bit: &Bit, size: f32) -> f32 {
    match bit {
        Bit::Text(text) => text.chars().count() as f32 * size * 0.64 + size * 0.1,
        Bit::Icon(_) => size * 1.25,
    }
}

/// A row inside an SVG, centred on `x` with its foot at `y`; letters are `size` high.
pub(super) fn run(bits: &[Bit], x: f32, y: f32, size: f32) -> Markup {
    run_from(bits, x - bits.iter().map(|bit| width(bit, size)).sum::<f32>() / 2.0, y, size)
}

/// The same from `x` to the right.
pub(super) fn run_from(bits: &[Bit], x: f32, y: f32, size: f32) -> Markup {
    let mut at = x;
    html! {
        @for bit in bits {
            @match bit {
                Bit::Text(text) => text x=(short(at)) y=(short(y)) class={ "f" (short(size)) } { (text) },
                Bit::Icon(id) => {
                    @let (edge, top) = (size * 1.15, y - size * 0.98);
                    use href={ "#i-" (id) } x=(short(at)) y=(short(top)) width=(short(edge)) height=(short(edge)) {}
                },
            }
            ({ at += width(bit, size); PreEscaped("") })
        }
    }
}
