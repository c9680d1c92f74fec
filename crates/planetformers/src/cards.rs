//! Numbered cards, and sets of them: Crew cards, Survivor cards and cards of the Automa.
//!
//! A deck is the set of the cards that are left in it; which one comes next is up to fate.

/// Defines a kind of numbered card and sets of it.
macro_rules! cards {
    ($(#[$doc:meta])* $Card:ident, $letter:literal, $count:literal, $Set:ident of $Bits:ty) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $Card(u8);

        impl $Card {
            /// How many there are.
            pub const COUNT: u8 = $count;

            /// The card with this number, counted from 1.
            pub const fn new(number: u8) -> Option<$Card> {
                if number >= 1 && number <= $count { Some($Card(number - 1)) } else { None }
            }

            /// Every card, by number.
            pub fn all() -> impl DoubleEndedIterator<Item = $Card> + ExactSizeIterator {
                (0..$count).map($Card)
            }

            /// Its number, counted from 1.
            pub const fn number(self) -> u8 {
                self.0 + 1
            }

            /// Its place in the catalogue.
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl ::std::fmt::Display for $Card {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                write!(f, concat!($letter, "{:02}"), self.number())
            }
        }

        impl ::std::str::FromStr for $Card {
            type Err = String;

            fn from_str(text: &str) -> Result<$Card, String> {
                let digits = text.strip_prefix($letter).filter(|digits| digits.len() == 2);
                let number = digits.and_then(|digits| digits.parse().ok());
                number.and_then($Card::new).ok_or_else(|| {
                    format!(concat!("`{}` is no card from ", $letter, "01 to ", $letter, "{}"), text, $count)
                })
            }
        }

        impl ::serde::Serialize for $Card {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $Card {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <::std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
                text.parse().map_err(::serde::de::Error::custom)
            }
        }

        /// A set of such cards: one bit each.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
        pub struct $Set($Bits);

        impl $Set {
            /// No card.
            pub const NONE: $Set = $Set(0);
            /// Every card.
            pub const ALL: $Set = $Set((1 << $count) - 1);

            /// Whether a card is in the set.
            #[inline]
            pub const fn has(self, card: $Card) -> bool {
                self.0 >> card.0 & 1 == 1
            }

            /// Puts a card into the set.
            #[inline]
            pub const fn put(&mut self, card: $Card) {
                self.0 |= 1 << card.0;
            }

            /// Takes a card out of the set.
            #[inline]
            pub const fn take(&mut self, card: $Card) {
                self.0 &= !(1 << card.0);
            }

            /// How many there are.
            #[inline]
            pub const fn len(self) -> u8 {
                self.0.count_ones() as u8
            }

            /// Whether there are none.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Both together.
            #[inline]
            #[must_use]
            pub const fn with(self, other: $Set) -> $Set {
                $Set(self.0 | other.0)
            }

            /// Those that are in both.
            #[inline]
            #[must_use]
            pub const fn among(self, other: $Set) -> $Set {
                $Set(self.0 & other.0)
            }

            /// The first card, by number.
            #[inline]
            pub const fn first(self) -> Option<$Card> {
                if self.0 == 0 { None } else { Some($Card(self.0.trailing_zeros() as u8)) }
            }

            /// The cards, by number.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $Card> {
                let mut bits = self;
                ::std::iter::from_fn(move || {
                    let card = bits.first()?;
                    bits.take(card);
                    Some(card)
                })
            }
        }

        impl FromIterator<$Card> for $Set {
            fn from_iter<I: IntoIterator<Item = $Card>>(cards: I) -> Self {
                let mut set = $Set::NONE;
                cards.into_iter().for_each(|card| set.put(card));
                set
            }
        }

        /// As a list of names, for people who read states.
        impl ::serde::Serialize for $Set {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $Set {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                Ok(Vec::<$Card>::deserialize(deserializer)?.into_iter().collect())
            }
        }
    };
}

cards! {
    /// A Crew card, C01 to C39.
    Crew, "C", 39, CrewSet of u64
}

cards! {
    /// A Survivor card, S01 to S15.
    Survivor, "S", 15, SurvivorSet of u16
}

cards! {
    /// A card of the Automa, A01 to A12.
    AutomaCard, "A", 12, AutomaSet of u16
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_read_as_they_are_written() {
        for card in Crew::all() {
            assert_eq!(card.to_string().parse(), Ok(card));
        }
        assert_eq!("C40".parse::<Crew>().ok().or("C00".parse().ok()).or("C1".parse().ok()), None);
        assert_eq!(CrewSet::ALL.len(), 39);
        assert_eq!(CrewSet::ALL.iter().collect::<CrewSet>(), CrewSet::ALL);
        assert_eq!((SurvivorSet::ALL.len(), AutomaSet::ALL.len()), (15, 12));
    }
}
