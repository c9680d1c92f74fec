//! A hash of states that is the same everywhere.

use std::hash::Hasher;

/// A fast 64-bit [`Hasher`] whose result depends only on what is hashed: not on the platform, the run or the
/// version of the standard library's default hasher.
///
/// It is made for [`crate::Game::state_hash`]: transposition tables, quick comparisons, golden files. It is no
/// defence against people who look for collisions.
///
/// Every integer is hashed as one 64-bit word, `usize` and `isize` included. One thing is out of its hands: the
/// standard library hands slices and arrays of integers wider than a byte over as the bytes they have in memory.
/// All platforms of the house are little-endian, so that is the same everywhere too, except for slices of
/// `usize`: keep those out of states.
#[derive(Clone, Copy, Debug)]
pub struct StableHasher {
    state: u64,
}

/// Odd constants with well spread bits: the golden ratio, and a multiplier of the `SplitMix64` generator.
const START: u64 = 0x9e37_79b9_7f4a_7c15;
const SPREAD: u64 = 0xbf58_476d_1ce4_e5b9;

impl StableHasher {
    /// Takes in one word. Every step is a bijection of the state, and of the word, so two sequences that differ
    /// in one word never meet.
    #[inline]
    fn mix(&mut self, word: u64) {
        let mixed = (self.state ^ word).wrapping_mul(SPREAD);
        self.state = mixed ^ (mixed >> 32);
    }
}

impl Default for StableHasher {
    fn default() -> Self {
        StableHasher { state: START }
    }
}

impl Hasher for StableHasher {
    #[inline]
    fn finish(&self) -> u64 {
        let mut hash = self.state;
        hash = (hash ^ (hash >> 30)).wrapping_mul(SPREAD);
        hash = (hash ^ (hash >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        hash ^ (hash >> 31)
    }

    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks::<8>();
        for word in words {
            self.mix(u64::from_le_bytes(*word));
        }
        if !rest.is_empty() {
            // At most seven bytes are left: the eighth says how many, so that trailing zeros count.
            let mut word = [0; 8];
            word[..rest.len()].copy_from_slice(rest);
            word[7] = rest.len() as u8;
            self.mix(u64::from_le_bytes(word));
        }
    }

    #[inline]
    fn write_u8(&mut self, number: u8) {
        self.mix(number.into());
    }

    #[inline]
    fn write_u16(&mut self, number: u16) {
        self.mix(number.into());
    }

    #[inline]
    fn write_u32(&mut self, number: u32) {
        self.mix(number.into());
    }

    #[inline]
    fn write_u64(&mut self, number: u64) {
        self.mix(number);
    }

    #[inline]
    fn write_u128(&mut self, number: u128) {
        self.mix(number as u64);
        self.mix((number >> 64) as u64);
    }

    #[inline]
    fn write_usize(&mut self, number: usize) {
        self.mix(number as u64);
    }

    #[inline]
    fn write_i8(&mut self, number: i8) {
        self.mix(i64::from(number) as u64);
    }

    #[inline]
    fn write_i16(&mut self, number: i16) {
        self.mix(i64::from(number) as u64);
    }

    #[inline]
    fn write_i32(&mut self, number: i32) {
        self.mix(i64::from(number) as u64);
    }

    #[inline]
    fn write_i64(&mut self, number: i64) {
        self.mix(number as u64);
    }

    #[inline]
    fn write_i128(&mut self, number: i128) {
        self.write_u128(number as u128);
    }

    #[inline]
    fn write_isize(&mut self, number: isize) {
        self.mix(number as i64 as u64);
    }
}
