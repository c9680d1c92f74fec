//! Names and explanations, put together from the text catalogue.

use table::{Seat, Show};

use super::Pen;
use crate::goods::Goods;
use crate::names::{Named, Ship, ShipType, Species};
use crate::player::Row;

impl Pen<'_> {
    /// The short name of a type of ship, for small cards.
    pub(super) fn short_name(self, kind: ShipType) -> String {
        // The board of that name is another thing.
        let id = if kind == ShipType::Diplomacy { "diplomacy-ship" } else { kind.id() };
        self.text(&format!("draw-{id}"))
    }

    /// Everything the game has to say about a place, in one line.
    pub(super) fn explain(self, place: &str) -> String {
        match self.game.explain(place, self.look.lang) {
            Some(note) => format!("{}: {}", note.title, note.text.replace('\n', " ")),
            None => String::new(),
        }
    }

    /// What a ship does and costs, and what has become of it.
    pub(super) fn ship_words(self, place: &str, owner: Option<Seat>, used: bool, by: Option<Seat>) -> String {
        let mut words = self.explain(place);
        if let Some(owner) = owner {
            words = format!("{}: {words}", self.seat_name(owner));
        }
        if used {
            let who = by.map_or_else(|| self.text("draw-nobody"), |seat| self.seat_name(seat));
            words = format!("{words} {}", self.fill("draw-used", &[("who", who.into())]));
        }
        words
    }

    /// What a ship does, in a sentence.
    pub(super) fn does(self, ship: Ship) -> String {
        let card = &self.game.data.get().ships[ship];
        let numbers = [("n", card.power.into()), ("keep", card.capacity.into())];
        self.say(&format!("ship-{}", card.kind), &numbers)
    }

    /// The name of a ship, and what it is worth dismantled.
    pub(super) fn scrap_words(self, ship: Ship, metal: u8) -> String {
        format!("{}: {}", self.name(ship), self.amount("metal", metal))
    }

    /// Amounts in words.
    pub(super) fn goods(self, goods: Goods) -> String {
        self.amounts(&goods.chips())
    }

    /// Residents in words: "2 teal Aliens, 1 Human".
    pub(super) fn residents(self, row: Row) -> String {
        let some = Species::ALL.iter().filter_map(|species| {
            let count = row.residents().filter(|(other, _)| other == species).count() as u8;
            (count > 0).then(|| self.amount(species.id(), count))
        });
        let words: Vec<String> = some.collect();
        if words.is_empty() { self.text("draw-nobody") } else { words.join(", ") }
    }
}
