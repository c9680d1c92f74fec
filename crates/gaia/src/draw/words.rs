//! Names and explanations, put together from the text catalogue.

use table::{Eye, Game, Seat, Value};

use super::Pen;
use crate::Gaia;
use crate::goods::Goods;
use crate::names::Named;

/// The parts of an amount in the order in which they are shown, with the key of their name and icon.
pub(super) fn parts(goods: Goods) -> impl Iterator<Item = (&'static str, u8)> {
    let all = [
        ("vp", goods.vp),
        ("qic", goods.qic),
        ("credits", goods.credits),
        ("ore", goods.ore),
        ("knowledge", goods.knowledge),
        ("power", goods.power),
        ("charge", goods.charge),
        ("power_tokens", goods.tokens),
        ("gaiaformers", goods.gaiaformers),
    ];
    all.into_iter().filter(|(_, amount)| *amount > 0)
}

impl Pen<'_> {
    /// A text.
    pub(crate) fn text(self, key: &str) -> String {
        Gaia::texts().get(self.look.lang, key)
    }

    /// A text with values.
    pub(crate) fn say(self, key: &str, values: &[(&str, Value)]) -> String {
        Gaia::texts().format(self.look.lang, key, values)
    }

    /// The name of a kind.
    pub(crate) fn name(self, kind: impl Named) -> String {
        self.text(kind.id())
    }

    /// What a tile does.
    pub(crate) fn explain(self, tile: impl Named) -> String {
        self.text(&format!("{}.text", tile.id()))
    }

    /// Amounts in words.
    pub(crate) fn goods(self, goods: Goods) -> String {
        let word =
            |(key, amount): (&str, u8)| self.say(&format!("{key}.amount"), &[("count", amount.into())]);
        let words: Vec<String> = parts(goods).map(word).collect();
        if words.is_empty() { self.text("draw-none") } else { words.join(", ") }
    }

    /// What a player is called: the faction, or the seat as long as there is none.
    pub(crate) fn who(self, seat: Seat) -> String {
        match self.game.players()[seat].faction {
            Some(faction) => self.name(faction),
            None => self.say("draw-seat", &[("number", seat.number().into())]),
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

    /// Whether somebody looks at their own things.
    pub(super) fn is_own(self, seat: Seat) -> bool {
        self.look.eye == Eye::Seat(seat)
    }
}
