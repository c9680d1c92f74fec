//! Swapping the card for another one of the deck.

use serde::{Deserialize, Serialize};
use table::{Ask, Lang, Question, Seat, Words};

use crate::{Hoard, Move, Play};

pub(crate) const LABEL: Words = ("move-swap", Vec::new());

impl Play<'_> {
    /// The card goes into the deck; which one comes back is up to fate.
    pub(crate) fn swap(&mut self, seat: Seat) {
        self.lose_stone();
        if let Some(card) = self.players[seat].hand.iter().next() {
            self.return_card(seat, card);
        }
        self.ask(seat, Draw);
    }
}

/// Fate: which card comes from the deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Draw;

impl Question<Hoard> for Draw {
    fn fate(&self) -> bool {
        true
    }

    fn outcomes(&self, game: &Hoard, _seat: Seat, out: &mut Vec<(Move, u32)>) {
        game.list_deck(out);
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        if let Move::Draw(card) = mv {
            play.draw_card(seat, card);
        }
    }
}

impl Ask<Hoard> for Draw {
    fn prompt(&self, _game: &Hoard, _seat: Seat, _lang: Lang) -> Words {
        ("ask-draw", vec![])
    }
}
