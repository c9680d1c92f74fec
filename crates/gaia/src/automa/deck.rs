//! The Automa's cards as far as they are known (GP-SOLO-SETUP-10, GP-SOLO-TURN-13, GP-SOLO-PASS-6).
//!
//! Nobody knows which cards joined the deck by chance until they are drawn, nor which are set aside. So there is nothing to
//! hide: the deck is the cards that are known to be in it, and a number of strangers. A stranger is as likely to be any card
//! that is not known to belong to the deck.

use serde::{Deserialize, Serialize};

use super::{Card, CardSet};

/// The deck of a round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Deck {
    /// Cards that are known to be the Automa's, drawn or not.
    pub own: CardSet,
    /// Those of them that lie in the deck.
    pub left: CardSet,
    /// Further cards in the deck, which nobody has seen yet.
    pub strangers: u8,
}

impl Deck {
    /// GP-SOLO-SETUP-10: the deck of the first round.
    pub(crate) fn opening(cards: CardSet, strangers: u8) -> Deck {
        let mut deck = Deck { own: cards, left: cards, strangers: 0 };
        deck.join(strangers);
        deck
    }

    /// How many cards lie in it (GP-SOLO-TURN-13).
    pub const fn len(self) -> u8 {
        self.left.len() + self.strangers
    }

    /// Whether no card is left.
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// Cards that may be strangers, or set aside.
    pub const fn unknown(self) -> CardSet {
        self.own.others()
    }

    /// What may be drawn, and how likely: every card of the deck is as likely as any other, and a stranger is each of the
    /// unknown cards with the same chance.
    pub fn outcomes(self) -> impl Iterator<Item = (Card, u32)> {
        let (unknown, strangers) = (u32::from(self.unknown().len()), u32::from(self.strangers));
        let weight = move |card: Card| if self.left.has(card) { unknown.max(1) } else { strangers };
        let drawable = move |card: &Card| self.left.has(*card) || (strangers > 0 && !self.own.has(*card));
        Card::all().filter(drawable).map(move |card| (card, weight(card)))
    }

    /// A card is drawn.
    pub(crate) fn draw(&mut self, card: Card) {
        if self.own.has(card) {
            self.left.take(card);
        } else {
            self.own.put(card);
            self.strangers -= 1;
        }
    }

    /// GP-SOLO-PASS-6: all its cards, drawn or not, and so many more that nobody sees.
    pub(crate) fn renew(&mut self, strangers: u8) {
        self.left = self.own;
        self.join(strangers);
    }

    /// So many cards of the set-aside pile join, as long as there are any.
    fn join(&mut self, strangers: u8) {
        self.strangers = (self.strangers + strangers).min(self.unknown().len());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(numbers: &[u8]) -> CardSet {
        numbers.iter().filter_map(|number| Card::new(*number)).collect()
    }

    // proves GP-SOLO-TURN-13
    #[test]
    fn a_stranger_is_any_card_that_nobody_knows_to_be_in_the_deck() {
        let mut deck = Deck::opening(cards(&[1, 2, 4, 5, 7, 13]), 1);
        assert_eq!(deck.len(), 7);
        let outcomes: Vec<_> = deck.outcomes().collect();
        assert_eq!(outcomes.len(), 17);
        // Each of the six known cards with one chance in seven, each of the eleven others with one in seventy-seven.
        for (card, weight) in outcomes {
            assert_eq!(weight, if deck.own.has(card) { 11 } else { 1 }, "{card}");
        }
        let total: u32 = deck.outcomes().map(|(_, weight)| weight).sum();
        assert_eq!(total, 7 * 11);
        deck.draw(Card::new(9).unwrap());
        assert_eq!((deck.len(), deck.strangers, deck.own.len()), (6, 0, 7));
        assert!(deck.outcomes().all(|(card, weight)| deck.left.has(card) && weight == 10));
    }

    // proves GP-SOLO-PASS-6
    #[test]
    fn whatever_was_drawn_comes_back_with_one_card_more() {
        let mut deck = Deck::opening(cards(&[1, 2, 4, 5, 7, 13]), 1);
        for number in [4, 9, 13] {
            deck.draw(Card::new(number).unwrap());
        }
        assert_eq!(deck.len(), 4);
        deck.renew(1);
        assert_eq!((deck.len(), deck.strangers), (8, 1));
        assert_eq!(deck.left, cards(&[1, 2, 4, 5, 7, 9, 13]));
        // A stranger that was not drawn stays one.
        deck.renew(1);
        assert_eq!((deck.len(), deck.strangers), (9, 2));
    }

    #[test]
    fn the_deck_never_holds_more_cards_than_there_are() {
        let mut deck = Deck::opening(CardSet::ALL, 5);
        assert_eq!(deck.len(), 17);
        deck.draw(Card::new(3).unwrap());
        deck.renew(3);
        assert_eq!((deck.len(), deck.strangers), (17, 0));
    }
}
