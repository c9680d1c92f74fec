//! Names and explanations, put together from the text catalogue.

use table::{Seat, Show};

use super::Pen;
use crate::goods::Goods;
use crate::names::{Named, ShipType, Species};
use crate::player::Row;

impl Pen<'_> {
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
        self.amounts(&goods.chips())
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
        self.seat_name(seat)
    }
}
