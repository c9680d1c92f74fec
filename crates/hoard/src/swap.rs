//! Swapping the card for another one of the deck.

use table::{Seat, Words};

use crate::Play;
use crate::deal::DrawCard;

pub(crate) const LABEL: Words = ("move-swap", Vec::new());

impl Play<'_> {
    /// The card goes into the deck; which one comes back is up to fate.
    pub(crate) fn swap(&mut self, seat: Seat) {
        self.lose_stone();
        if let Some(card) = self.players[seat].hand.iter().next() {
            self.return_card(seat, card);
        }
        self.ask(seat, DrawCard);
    }
}
