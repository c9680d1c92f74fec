//! The deal: two cards for everybody, of which one is kept in secret.

use serde::{Deserialize, Serialize};
use table::{Ask, Lang, Question, Refusal, Seat, Sketch, Words};

use crate::{Event, Hoard, Move, Play, Terms};

/// A card; it counts at the end.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Card(pub u8);

/// Cards that lie together, in no order: what is left in a deck, or a hand. Whoever may not know them knows how many.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Cards {
    /// One bit for every card; none if they are hidden.
    bits: Option<u16>,
    count: u8,
}

impl Cards {
    /// One of each from 1.
    pub fn up_to(highest: u8) -> Cards {
        (1..=highest).map(Card).collect()
    }

    /// How many.
    pub fn len(self) -> u8 {
        self.count
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.count == 0
    }

    /// Whether only their number is known.
    pub fn is_hidden(self) -> bool {
        self.bits.is_none() && self.count > 0
    }

    /// The cards, as far as they are known.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        (1..16).map(Card).filter(move |card| self.has(*card))
    }

    /// Whether a card is known to be here.
    pub fn has(self, card: Card) -> bool {
        self.bits.unwrap_or(0) & 1 << card.0 != 0
    }

    /// What they count.
    pub fn sum(self) -> i32 {
        self.iter().map(|card| i32::from(card.0)).sum()
    }

    pub(crate) fn hide(&mut self) {
        self.bits = None;
    }

    pub(crate) fn put(&mut self, card: Card) {
        self.bits = (!self.is_hidden()).then_some(self.bits.unwrap_or(0) | 1 << card.0);
        self.count += 1;
    }

    pub(crate) fn take(&mut self, card: Card) {
        self.bits = self.bits.map(|bits| bits & !(1 << card.0));
        self.count -= 1;
    }

    pub(crate) fn with(self, other: Cards) -> Cards {
        other.iter().fold(self, |mut all, card| {
            all.put(card);
            all
        })
    }

    pub(crate) fn without(self, other: Cards) -> Cards {
        self.iter().filter(|card| !other.has(*card)).collect()
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<T: IntoIterator<Item = Card>>(cards: T) -> Self {
        let mut all = Cards::default();
        cards.into_iter().for_each(|card| all.put(card));
        all
    }
}

impl Hoard {
    /// Everybody gets two cards, then keeps one; the dragon has none.
    pub(crate) fn ask_for_cards(&mut self) {
        let people: Vec<Seat> =
            self.players.seats().filter(|seat| !(self.dragon && *seat == Seat::new(1))).collect();
        for seat in people.iter().rev() {
            self.ask(*seat, Keep);
        }
        for seat in people.iter().rev() {
            self.ask(*seat, DrawCard);
            self.ask(*seat, DrawCard);
        }
    }

    /// Any card that may be in the deck, as far as is known here.
    pub(crate) fn list_deck(&self, out: &mut Vec<(Move, u32)>) {
        let known = self.players.values().fold(Cards::default(), |known, player| known.with(player.hand));
        let all = Cards::up_to(self.kit.cards).without(known);
        let deck = if self.deck.is_hidden() { all } else { self.deck };
        out.extend(deck.iter().map(|card| (Move::Draw(card), 1)));
    }
}

/// Fate: which card a player draws, in the deal or for a swap.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct DrawCard;

impl Question<Hoard> for DrawCard {
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

impl Ask<Hoard> for DrawCard {
    fn prompt(&self, _game: &Hoard, _seat: Seat, _lang: Lang) -> Words {
        ("ask-draw", vec![])
    }
}

/// Which of two cards to keep. Nobody else learns which.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Keep;

impl Question<Hoard> for Keep {
    fn answers(&self, game: &Hoard, seat: Seat, out: &mut Vec<Move>) {
        out.extend(game.players[seat].hand.iter().map(Move::Keep));
    }

    /// HO-DEAL-2: one of the own cards.
    fn check(&self, game: &Hoard, seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        match mv {
            Move::Keep(card) if game.players[seat].hand.has(card) => Ok(Terms::default()),
            Move::Keep(_) => Err(Refusal::new("HO-DEAL-2", "not-your-card")),
            _ => Err(Refusal::new("HO-TURN-1", "not-asked")),
        }
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        let Move::Keep(kept) = mv else { return };
        let other = play.players[seat].hand.iter().find(|card| *card != kept);
        if let Some(card) = other {
            play.return_card(seat, card);
        }
    }
}

impl Ask<Hoard> for Keep {
    fn prompt(&self, _game: &Hoard, _seat: Seat, _lang: Lang) -> Words {
        ("ask-keep", vec![])
    }

    fn label(&self, _game: &Hoard, _seat: Seat, mv: Move, _lang: Lang) -> Option<Words> {
        let Move::Keep(card) = mv else { return None };
        Some(("move-keep", vec![("card", card.0.into())]))
    }

    fn deed(&self, _game: &Hoard, _seat: Seat, mv: Move, _lang: Lang) -> Option<Words> {
        let Move::Keep(card) = mv else { return None };
        Some(("deed-keep", vec![("card", card.0.into())]))
    }

    fn sketch(&self, _game: &Hoard, _seat: Seat, mv: Move) -> Sketch {
        match mv {
            Move::Keep(card) => Sketch::default().at(format!("card-{}", card.0)),
            _ => Sketch::default(),
        }
    }
}

impl Play<'_> {
    /// A card comes from the deck into a hand.
    pub(crate) fn draw_card(&mut self, seat: Seat, card: Card) {
        self.deck.take(card);
        self.players[seat].hand.put(card);
        self.tell(Event::Drew { seat, card: Some(card) });
    }

    /// A card goes from a hand into the deck.
    pub(crate) fn return_card(&mut self, seat: Seat, card: Card) {
        self.players[seat].hand.take(card);
        self.deck.put(card);
        self.tell(Event::Returned { seat, card: Some(card) });
    }
}
