//! The decision cards by number, and sets of them. A deck is the cards that may come; which one does is up to fate.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A decision card: its printed number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct Card(u8);

impl Card {
    /// How many there are.
    pub const COUNT: u8 = 17;

    /// The card with this number, counted from 1.
    pub const fn new(number: u8) -> Option<Card> {
        if number >= 1 && number <= Card::COUNT { Some(Card(number)) } else { None }
    }

    /// Every card, by number.
    pub fn all() -> impl DoubleEndedIterator<Item = Card> + ExactSizeIterator {
        (1..=Card::COUNT).map(Card)
    }

    /// Its number, counted from 1.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its place in the catalogue.
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }
}

impl std::fmt::Display for Card {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Card::new(number)
            .ok_or_else(|| serde::de::Error::custom(format!("there is no card {number}; they are 1 to 17")))
    }
}

/// A set of decision cards: one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CardSet(u32);

impl CardSet {
    /// No card.
    pub const NONE: CardSet = CardSet(0);
    /// Every card.
    pub const ALL: CardSet = CardSet(((1 << Card::COUNT) - 1) << 1);

    /// Whether a card is in the set.
    pub const fn has(self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    /// Puts a card into the set.
    pub const fn put(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    /// Takes a card out of the set.
    pub const fn take(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    /// How many there are.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The others.
    #[must_use]
    pub const fn others(self) -> CardSet {
        CardSet(CardSet::ALL.0 & !self.0)
    }

    /// The cards, by number.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        Card::all().filter(move |card| self.has(*card))
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        let mut set = CardSet::NONE;
        cards.into_iter().for_each(|card| set.put(card));
        set
    }
}

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<CardSet, D::Error> {
        Ok(Vec::<Card>::deserialize(deserializer)?.into_iter().collect())
    }
}
