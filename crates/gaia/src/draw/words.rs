//! Names and explanations, put together from the text catalogue.

use table::{Chip, Seat, chips};

use super::Pen;
use crate::goods::Goods;
use crate::names::Named;

/// The parts of an amount in the order in which they are shown.
pub(super) fn parts(goods: Goods) -> Vec<Chip> {
    chips([
        ("vp", goods.vp),
        ("qic", goods.qic),
        ("credits", goods.credits),
        ("ore", goods.ore),
        ("knowledge", goods.knowledge),
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

    /// What a player is called: the faction, or the seat as long as there is none.
    pub(crate) fn who(self, seat: Seat) -> String {
        match self.game.players()[seat].faction {
            Some(faction) => self.name(faction),
            None => self.seat_name(seat),
        }
    }

    /// One or two letters that no other player of this game has.
    pub(super) fn initial(self, seat: Seat) -> String {
        if self.game.players()[seat].faction.is_none() {
            return seat.to_string();
        }
        let own = self.who(seat);
        let start = |name: &str, letters: usize| name.chars().take(letters).collect::<String>();
        let others = || seat.others(self.game.players().len()).map(|other| self.who(other));
        let letters = if others().any(|other| start(&other, 1) == start(&own, 1)) { 2 } else { 1 };
        start(&own, letters)
    }
}
