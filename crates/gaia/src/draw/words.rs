//! Names and explanations, put together from the text catalogue.

use table::{Chip, Seat, chips};

use super::Pen;
use crate::goods::Goods;
use crate::names::Named;

/// The parts of an amount in the order in which they are shown.
pub(super) fn parts(goods: Goods) -> Vec<Chip> {
    chips([
        ("vp", goods.vp),
        ("credits", goods.credits),
        ("ore", goods.ore),
        ("knowledge", goods.knowledge),
        ("qic", goods.qic),
        ("power", goods.power),
        ("charge", goods.charge),
        ("power_tokens", goods.tokens),
        ("gaiaformers", goods.gaiaformers),
    ])
}

impl Pen<'_> {
    /// What a tile does.
    pub(crate) fn explain(self, tile: impl Named) -> String {
        self.text(&format!("{}.text", tile.id()))
    }

    /// Amounts in words.
    pub(crate) fn goods(self, goods: Goods) -> String {
        self.amounts(&parts(goods))
    }

    /// Who sits there.
    pub(crate) fn who(self, seat: Seat) -> String {
        self.seat_name(seat)
    }
}
