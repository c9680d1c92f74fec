//! Drawing one state for one look: texts, names, and what can be chosen.

use maud::Markup;

use crate::{
    Chip, Eye, Filling, Look, Named, Offer, Panel, Seat, Show, Spot, Value, initial_mark, name_mark,
};

/// Draws one state for one look. A game wraps it in a pen of its own, dereferences that to this one, and adds
/// methods for the things on its table.
#[derive(Debug)]
pub struct Pen<'a, G> {
    /// The state.
    pub game: &'a G,
    /// How it is looked at.
    pub look: &'a Look,
}

impl<G> Clone for Pen<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G> Copy for Pen<'_, G> {}

/// Places.
impl<G: Show> Pen<'_, G> {
    /// Whether this place is a legal target.
    pub fn is_target(self, place: &str) -> bool {
        self.look.targets.contains_key(place)
    }

    /// What can be chosen at a place.
    pub fn offer(&self, place: &str) -> Option<&Offer> {
        self.look.targets.get(place)
    }

    /// Whether the turn in the making has changed something here.
    pub fn is_fresh(self, place: &str) -> bool {
        self.look.fresh.contains(place)
    }

    /// Whether a player is the one who is asked.
    pub fn is_asked(self, seat: Seat) -> bool {
        self.game.to_move().seat() == Some(seat)
    }

    /// Whether this place on a player's own board is a legal target: only whoever is asked has any.
    pub fn is_own_target(self, seat: Seat, place: &str) -> bool {
        self.is_asked(seat) && self.is_target(place)
    }

    /// Whether the turn in the making has changed something here on a player's own board.
    pub fn is_own_fresh(self, seat: Seat, place: &str) -> bool {
        self.is_asked(seat) && self.is_fresh(place)
    }

    /// Whether somebody looks at their own things.
    pub fn is_own(self, seat: Seat) -> bool {
        self.look.eye == Eye::Seat(seat)
    }
}

/// Words, from the text catalogue of the game.
impl<G: Show> Pen<'_, G> {
    /// A text.
    pub fn text(self, key: &str) -> String {
        G::texts().get(self.look.lang, key)
    }

    /// A text with values.
    pub fn say(self, key: &str, values: &[(&str, Value)]) -> String {
        G::texts().format(self.look.lang, key, values)
    }

    /// A text with values that are made on the way.
    pub fn fill(self, key: &str, values: &[(&str, Filling<'_>)]) -> String {
        G::texts().fill(self.look.lang, key, values)
    }

    /// The name of a kind.
    pub fn name(self, kind: impl Named) -> String {
        self.text(kind.id())
    }

    /// An amount in words, for example "2 ore": the text `<what>.amount`.
    pub fn amount(self, what: &str, amount: impl Into<i32>) -> String {
        self.say(&format!("{what}.amount"), &[("count", amount.into().into())])
    }

    /// Amounts in words, separated by commas; the text `draw-none` where there are none.
    pub fn amounts(self, chips: &[Chip]) -> String {
        let words: Vec<String> = chips.iter().map(|chip| self.amount(chip.what, chip.amount)).collect();
        if words.is_empty() { self.text("draw-none") } else { words.join(", ") }
    }

    /// The name of whoever sits there, as a mark.
    pub fn seat_name(self, seat: Seat) -> String {
        name_mark(seat).to_owned()
    }

    /// The letters on the pieces of a seat, as a mark.
    pub fn initial(self, seat: Seat) -> String {
        initial_mark(seat).to_owned()
    }
}

/// Parts of the table.
impl<G: Show> Pen<'_, G> {
    /// A part of the table whose title is a text.
    pub fn panel(self, id: &str, title: &str, spot: Spot, body: Markup) -> Panel {
        Panel { id: id.to_owned(), title: self.text(title), spot, body }
    }

    /// What belongs to a player, under their name.
    pub fn mat(self, seat: Seat, name: String, body: Markup) -> Panel {
        Panel { id: format!("mat-{seat}"), title: name, spot: Spot::Mat(seat), body }
    }
}
