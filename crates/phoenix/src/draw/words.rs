//! Names and explanations, put together from the text catalogue.

use table::{Eye, Filling, Game, Seat, Show, Value};

use super::Pen;
use crate::Phoenix;
use crate::goods::Goods;
use crate::names::{Named, ShipType, Species};
use crate::player::Row;

/// The parts of an amount in the order in which they are shown, with the key of their name and icon.
pub(super) fn parts(goods: Goods) -> impl Iterator<Item = (&'static str, u8)> {
    let all = [
        ("gems", goods.gems),
        ("food", goods.food),
        ("water", goods.water),
        ("metal", goods.metal),
        ("points", goods.points),
    ];
    all.into_iter().filter(|(_, amount)| *amount > 0)
}

impl Pen<'_> {
    /// A text.
    pub(crate) fn text(self, key: &str) -> String {
        Phoenix::texts().get(self.look.lang, key)
    }

    /// A text with values.
    pub(crate) fn say(self, key: &str, values: &[(&str, Value)]) -> String {
        Phoenix::texts().format(self.look.lang, key, values)
    }

    /// A text with values that are made on the way.
    pub(crate) fn fill(self, key: &str, values: &[(&str, Filling<'_>)]) -> String {
        Phoenix::texts().fill(self.look.lang, key, values)
    }

    /// The name of a kind.
    pub(crate) fn name(self, kind: impl Named) -> String {
        self.text(kind.id())
    }

    /// The short name of a type of ship, for small cards.
    pub(crate) fn short_name(self, kind: ShipType) -> String {
        // The board of that name is another thing.
        let id = if kind == ShipType::Diplomacy { "diplomacy-ship" } else { kind.id() };
        self.text(&format!("draw-{id}"))
    }

    /// Everything the game has to say about a place, in one line.
    pub(crate) fn explain(self, place: &str) -> String {
        match self.game.explain(place, self.look.lang) {
            Some(note) => format!("{}: {}", note.title, note.text.replace('\n', " ")),
            None => String::new(),
        }
    }

    /// Amounts in words.
    pub(crate) fn goods(self, goods: Goods) -> String {
        let words: Vec<String> = parts(goods).map(|(key, amount)| self.amount(key, amount)).collect();
        if words.is_empty() { self.text("draw-none") } else { words.join(", ") }
    }

    /// An amount in words.
    pub(crate) fn amount(self, key: &str, amount: u8) -> String {
        self.say(&format!("{key}.amount"), &[("count", amount.into())])
    }

    /// Residents in words: "2 teal Aliens, 1 Human".
    pub(crate) fn residents(self, row: Row) -> String {
        let some = Species::ALL.iter().filter_map(|species| {
            let count = row.residents().filter(|(other, _)| other == species).count() as u8;
            (count > 0).then(|| self.amount(species.id(), count))
        });
        let words: Vec<String> = some.collect();
        if words.is_empty() { self.text("draw-nobody") } else { words.join(", ") }
    }

    /// What a player is called on the drawings: names belong to the page.
    pub(crate) fn who(self, seat: Seat) -> String {
        self.say("draw-seat", &[("number", seat.number().into())])
    }

    /// Whether somebody looks at their own things.
    pub(super) fn is_own(self, seat: Seat) -> bool {
        self.look.eye == Eye::Seat(seat)
    }
}
