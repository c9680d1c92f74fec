//! Sets of hexes. All boards lie in one frame, so that a hex has the same place in every set.

use hex::Axial;

/// The westernmost column and the northernmost row of the frame.
const WEST: i8 = -15;
const NORTH: i8 = -7;
/// Columns of the frame. One more than a board may have, so that nothing steps from one row into the next.
const WIDTH: usize = 33;
const ROWS: usize = 15;
const WORDS: usize = (WIDTH * ROWS).div_ceil(64);

/// Whether a hex can be part of a board.
pub fn fits(hex: Axial) -> bool {
    let (column, row) = (i16::from(hex.q) - i16::from(WEST), i16::from(hex.r) - i16::from(NORTH));
    (0..WIDTH as i16 - 1).contains(&column) && (0..ROWS as i16).contains(&row)
}

/// A set of hexes of the frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct HexSet([u64; WORDS]);

#[inline]
fn place(hex: Axial) -> usize {
    (i16::from(hex.r) - i16::from(NORTH)) as usize * WIDTH + (i16::from(hex.q) - i16::from(WEST)) as usize
}

impl HexSet {
    /// No hexes.
    pub const NONE: HexSet = HexSet([0; WORDS]);

    /// One hex, which must [fit](fits).
    #[inline]
    pub fn of(hex: Axial) -> HexSet {
        let mut set = HexSet::NONE;
        set.insert(hex);
        set
    }

    /// Adds a hex, which must [fit](fits).
    #[inline]
    pub fn insert(&mut self, hex: Axial) {
        let place = place(hex);
        self.0[place / 64] |= 1 << (place % 64);
    }

    /// Takes a hex out.
    #[inline]
    pub fn remove(&mut self, hex: Axial) {
        let place = place(hex);
        self.0[place / 64] &= !(1 << (place % 64));
    }

    /// Whether a hex is in it; hexes outside the frame are in none.
    #[inline]
    pub fn contains(&self, hex: Axial) -> bool {
        fits(hex) && {
            let place = place(hex);
            self.0[place / 64] >> (place % 64) & 1 == 1
        }
    }

    /// Whether it has no hex.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|word| *word == 0)
    }

    /// How many hexes.
    pub fn len(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Hexes of either set.
    #[inline]
    #[must_use]
    pub fn or(self, other: &HexSet) -> HexSet {
        HexSet(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }

    /// Hexes of both sets.
    #[inline]
    #[must_use]
    pub fn and(self, other: &HexSet) -> HexSet {
        HexSet(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }

    /// Hexes of this set that are not in the other.
    #[inline]
    #[must_use]
    pub fn without(self, other: &HexSet) -> HexSet {
        HexSet(std::array::from_fn(|word| self.0[word] & !other.0[word]))
    }

    /// Everything adjacent to a hex of this set. Places of the frame that no board has may be among them.
    #[inline]
    #[must_use]
    pub fn neighbours(&self) -> HexSet {
        let east = self.up(1).or(&self.down(1));
        let straight = self.up(WIDTH).or(&self.down(WIDTH));
        let slanted = self.up(WIDTH - 1).or(&self.down(WIDTH - 1));
        east.or(&straight).or(&slanted)
    }

    /// All hexes moved by less than 64 places onwards.
    #[inline]
    fn up(&self, places: usize) -> HexSet {
        HexSet(std::array::from_fn(|word| {
            let carried = if word == 0 { 0 } else { self.0[word - 1] >> (64 - places) };
            self.0[word] << places | carried
        }))
    }

    /// All hexes moved by less than 64 places back.
    #[inline]
    fn down(&self, places: usize) -> HexSet {
        HexSet(std::array::from_fn(|word| {
            let carried = if word + 1 == WORDS { 0 } else { self.0[word + 1] << (64 - places) };
            self.0[word] >> places | carried
        }))
    }

    /// Its hexes, row by row.
    pub fn iter(&self) -> impl Iterator<Item = Axial> + use<> {
        let words = self.0;
        words.into_iter().enumerate().flat_map(|(index, word)| {
            let mut left = word;
            std::iter::from_fn(move || {
                let bit = left.trailing_zeros() as usize;
                left &= left.checked_sub(1)?;
                let place = index * 64 + bit;
                Some(Axial::new((place % WIDTH) as i8 + WEST, (place / WIDTH) as i8 + NORTH))
            })
        })
    }
}

impl FromIterator<Axial> for HexSet {
    fn from_iter<T: IntoIterator<Item = Axial>>(hexes: T) -> Self {
        let mut set = HexSet::NONE;
        hexes.into_iter().for_each(|hex| set.insert(hex));
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_are_those_of_the_plane() {
        for hex in Axial::new(0, 0).disc(7) {
            let found = HexSet::of(hex).neighbours();
            let expected: HexSet = hex.neighbours().into_iter().filter(|hex| fits(*hex)).collect();
            assert_eq!(found.iter().filter(|hex| fits(*hex)).collect::<HexSet>(), expected, "{hex}");
        }
    }

    #[test]
    fn a_set_is_its_hexes() {
        let hexes: Vec<Axial> = Axial::new(2, -1).disc(3).collect();
        let set: HexSet = hexes.iter().copied().collect();
        assert_eq!(set.len(), 37);
        assert!(hexes.iter().all(|hex| set.contains(*hex)) && !set.contains(Axial::new(100, 100)));
        let mut rest = set;
        for hex in &hexes {
            rest.remove(*hex);
        }
        assert!(rest.is_empty());
        assert_eq!(set.iter().count(), 37);
    }
}
