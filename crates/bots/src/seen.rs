//! Which positions a search has seen.

use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hash, Hasher};

/// Positions seen so far, by their keys.
#[derive(Debug, Default)]
pub(crate) struct Seen(HashSet<u64, BuildHasherDefault<Taken>>);

impl Seen {
    /// Notes a position down: its key, if it is new.
    pub(crate) fn note(&mut self, game: &impl Hash) -> Option<u64> {
        let mut key = Key::default();
        game.hash(&mut key);
        let key = key.finish();
        self.0.insert(key).then_some(key)
    }
}

/// A hash of one run of the search, for positions by the thousand.
///
/// A state is mostly small numbers, and a [`StableHasher`](table::StableHasher) takes every one of them for a whole word, because that can
/// be relied on for ever. Here eight of them share a word, which takes half the time. What a field holds decides how much room it
/// takes, so positions of one game are told apart as well. Words go into four lanes in turn, because a product takes longer than the
/// next one has to wait for.
#[derive(Default)]
struct Key {
    lanes: [u64; 4],
    /// Numbers that wait for their word to be full, and how many bits they take.
    word: u64,
    bits: u32,
}

impl Key {
    #[inline]
    fn pack(&mut self, number: u64, bits: u32) {
        if self.bits + bits > u64::BITS {
            let [first, second, third, fourth] = self.lanes;
            self.lanes = [second, third, fourth, mixed(first ^ self.word)];
            (self.word, self.bits) = (0, 0);
        }
        self.word |= number << self.bits;
        self.bits += bits;
    }
}

/// Both halves of a product in one.
#[inline]
fn mixed(word: u64) -> u64 {
    let product = u128::from(word ^ 0x9e37_79b9_7f4a_7c15) * 0xbf58_476d_1ce4_e5b9;
    product as u64 ^ (product >> u64::BITS) as u64
}

impl Hasher for Key {
    fn finish(&self) -> u64 {
        mixed(self.lanes.iter().fold(self.word, |state, lane| mixed(state ^ lane)))
    }

    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks::<8>();
        for word in words {
            self.pack(u64::from_le_bytes(*word), 64);
        }
        for byte in rest {
            self.pack((*byte).into(), 8);
        }
    }

    #[inline]
    fn write_u8(&mut self, number: u8) {
        self.pack(number.into(), 8);
    }

    #[inline]
    fn write_u16(&mut self, number: u16) {
        self.pack(number.into(), 16);
    }

    #[inline]
    fn write_u32(&mut self, number: u32) {
        self.pack(number.into(), 32);
    }

    #[inline]
    fn write_u64(&mut self, number: u64) {
        self.pack(number, 64);
    }

    /// Lengths and the numbers of variants are next to always small.
    #[inline]
    fn write_usize(&mut self, number: usize) {
        match u8::try_from(number) {
            Ok(small) if small < u8::MAX => self.pack(small.into(), 8),
            _ => {
                self.pack(u8::MAX.into(), 8);
                self.pack(number as u64, 64);
            }
        }
    }

    #[inline]
    fn write_isize(&mut self, number: isize) {
        self.write_usize(number as usize);
    }
}

/// A key is as good as chance already.
#[derive(Default)]
struct Taken(u64);

impl Hasher for Taken {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, _: &[u8]) {
        unreachable!("keys are words");
    }

    fn write_u64(&mut self, key: u64) {
        self.0 = key;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(what: &impl Hash) -> u64 {
        let mut key = Key::default();
        what.hash(&mut key);
        key.finish()
    }

    #[test]
    fn whatever_differs_has_another_key() {
        let mut keys = HashSet::new();
        for one in 0..=255_u8 {
            for two in [-3_i16, 0, 1, 255, 256] {
                for three in [0_usize, 254, 255, 256, usize::MAX] {
                    for four in [None, Some(0_u64), Some(u64::MAX)] {
                        keys.insert(key(&(one, two, three, four, [one; 3], 7_u128)));
                    }
                }
            }
        }
        assert_eq!(keys.len(), 256 * 5 * 5 * 3);
    }

    #[test]
    fn every_place_counts() {
        let mut places = [0_u8; 40];
        let mut keys = HashSet::from([key(&places)]);
        for place in 0..places.len() {
            places[place] = 1;
            keys.insert(key(&places));
            places[place] = 0;
        }
        assert_eq!(keys.len(), 41);
    }

    #[test]
    fn every_order_is_another_one() {
        let words: [u64; 9] = std::array::from_fn(|place| place as u64 + 1);
        let mut keys = HashSet::from([key(&words)]);
        for (one, other) in (0..9).flat_map(|one| (0..one).map(move |other| (one, other))) {
            let mut changed = words;
            changed.swap(one, other);
            keys.insert(key(&changed));
        }
        assert_eq!(keys.len(), 37);
    }

    #[test]
    fn a_position_is_new_once() {
        let mut seen = Seen::default();
        let (one, other) = ((1_u8, 2_u32), (2_u8, 1_u32));
        let key = seen.note(&one).expect("it is new");
        assert_eq!(seen.note(&one), None);
        assert!(seen.note(&other).is_some_and(|another| another != key));
        assert_eq!(Seen::default().note(&one), Some(key), "the same in every run");
    }
}
