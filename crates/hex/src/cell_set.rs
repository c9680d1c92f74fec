//! Cells of a dense board, and sets of them.

use std::fmt;
use std::iter::FusedIterator;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Sub, SubAssign};

use serde::de::{SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A cell of a dense board: its index there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Cell(pub u8);

impl Cell {
    /// The index, ready for use with slices.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of cells of one board, as a bitset of 256 bits.
///
/// Sets combine with `|` (union), `&` (intersection), `-` (difference) and `^` (symmetric difference). They
/// list their cells in ascending order, and are written by serde as that list of numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CellSet([u64; 4]);

/// The word of the set that holds a cell, and the cell's bit in it.
const fn place(cell: Cell) -> (usize, u64) {
    (cell.index() / 64, 1 << (cell.0 % 64))
}

impl CellSet {
    /// The set without cells.
    pub const EMPTY: Self = CellSet([0; 4]);

    /// The set of just one cell.
    #[inline]
    pub const fn of(cell: Cell) -> Self {
        Self::EMPTY.with(cell)
    }

    /// The set of the `count` first cells, of which there are at most 256.
    pub(crate) fn first_cells(count: usize) -> Self {
        CellSet(std::array::from_fn(|word| match count.saturating_sub(64 * word) {
            0 => 0,
            bits @ 1..64 => (1 << bits) - 1,
            _ => u64::MAX,
        }))
    }

    /// Whether the cell is in the set.
    #[inline]
    pub const fn contains(self, cell: Cell) -> bool {
        let (word, bit) = place(cell);
        self.0[word] & bit != 0
    }

    /// Adds a cell.
    #[inline]
    pub const fn insert(&mut self, cell: Cell) {
        let (word, bit) = place(cell);
        self.0[word] |= bit;
    }

    /// Takes a cell out.
    #[inline]
    pub const fn remove(&mut self, cell: Cell) {
        let (word, bit) = place(cell);
        self.0[word] &= !bit;
    }

    /// This set and the cell.
    #[must_use]
    #[inline]
    pub const fn with(mut self, cell: Cell) -> Self {
        self.insert(cell);
        self
    }

    /// This set but for the cell.
    #[must_use]
    #[inline]
    pub const fn without(mut self, cell: Cell) -> Self {
        self.remove(cell);
        self
    }

    /// Whether the set has no cells.
    #[inline]
    pub const fn is_empty(self) -> bool {
        let [a, b, c, d] = self.0;
        a | b | c | d == 0
    }

    /// The number of cells.
    #[inline]
    pub const fn len(self) -> u32 {
        let [a, b, c, d] = self.0;
        a.count_ones() + b.count_ones() + c.count_ones() + d.count_ones()
    }

    /// The cell with the lowest index.
    #[inline]
    pub fn first(self) -> Option<Cell> {
        self.iter().next()
    }

    /// The cells in ascending order.
    #[inline]
    pub const fn iter(self) -> CellSetIter {
        CellSetIter { words: self.0, word: 0 }
    }

    /// Whether all cells of this set are in `other`.
    #[inline]
    pub fn is_subset(self, other: CellSet) -> bool {
        (self - other).is_empty()
    }

    /// Whether the sets have a cell in common.
    #[inline]
    pub fn intersects(self, other: CellSet) -> bool {
        !(self & other).is_empty()
    }

    /// The bits of the set: cell `c` is bit `c % 64` of word `c / 64`.
    #[inline]
    pub const fn words(self) -> [u64; 4] {
        self.0
    }

    #[inline]
    fn zip(self, other: CellSet, combine: impl Fn(u64, u64) -> u64) -> CellSet {
        CellSet(std::array::from_fn(|word| combine(self.0[word], other.0[word])))
    }
}

impl BitOr for CellSet {
    type Output = CellSet;

    #[inline]
    fn bitor(self, other: CellSet) -> CellSet {
        self.zip(other, |a, b| a | b)
    }
}

impl BitAnd for CellSet {
    type Output = CellSet;

    #[inline]
    fn bitand(self, other: CellSet) -> CellSet {
        self.zip(other, |a, b| a & b)
    }
}

impl BitXor for CellSet {
    type Output = CellSet;

    #[inline]
    fn bitxor(self, other: CellSet) -> CellSet {
        self.zip(other, |a, b| a ^ b)
    }
}

impl Sub for CellSet {
    type Output = CellSet;

    #[inline]
    fn sub(self, other: CellSet) -> CellSet {
        self.zip(other, |a, b| a & !b)
    }
}

impl BitOrAssign for CellSet {
    #[inline]
    fn bitor_assign(&mut self, other: CellSet) {
        *self = *self | other;
    }
}

impl BitAndAssign for CellSet {
    #[inline]
    fn bitand_assign(&mut self, other: CellSet) {
        *self = *self & other;
    }
}

impl BitXorAssign for CellSet {
    #[inline]
    fn bitxor_assign(&mut self, other: CellSet) {
        *self = *self ^ other;
    }
}

impl SubAssign for CellSet {
    #[inline]
    fn sub_assign(&mut self, other: CellSet) {
        *self = *self - other;
    }
}

/// The cells of a [`CellSet`] in ascending order.
#[derive(Clone, Debug)]
pub struct CellSetIter {
    words: [u64; 4],
    word: usize,
}

impl Iterator for CellSetIter {
    type Item = Cell;

    #[inline]
    fn next(&mut self) -> Option<Cell> {
        while let Some(bits) = self.words.get_mut(self.word) {
            if *bits != 0 {
                let bit = bits.trailing_zeros();
                *bits &= *bits - 1;
                return Some(Cell((64 * self.word as u32 + bit) as u8));
            }
            self.word += 1;
        }
        None
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = CellSet(self.words).len() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for CellSetIter {}
impl FusedIterator for CellSetIter {}

impl IntoIterator for CellSet {
    type Item = Cell;
    type IntoIter = CellSetIter;

    #[inline]
    fn into_iter(self) -> CellSetIter {
        self.iter()
    }
}

impl IntoIterator for &CellSet {
    type Item = Cell;
    type IntoIter = CellSetIter;

    #[inline]
    fn into_iter(self) -> CellSetIter {
        self.iter()
    }
}

impl Extend<Cell> for CellSet {
    #[inline]
    fn extend<I: IntoIterator<Item = Cell>>(&mut self, cells: I) {
        cells.into_iter().for_each(|cell| self.insert(cell));
    }
}

impl FromIterator<Cell> for CellSet {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        let mut set = CellSet::EMPTY;
        set.extend(cells);
        set
    }
}

impl fmt::Debug for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|cell| cell.0)).finish()
    }
}

impl Serialize for CellSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CellSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct ListOfCells;

        impl<'de> Visitor<'de> for ListOfCells {
            type Value = CellSet;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list of cell numbers from 0 to 255")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<CellSet, A::Error> {
                let mut set = CellSet::EMPTY;
                while let Some(cell) = list.next_element()? {
                    set.insert(cell);
                }
                Ok(set)
            }
        }

        deserializer.deserialize_seq(ListOfCells)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;
    use serde::de::value::{Error, SeqDeserializer};

    use super::*;

    type Model = BTreeSet<u8>;

    fn model() -> impl Strategy<Value = Model> {
        prop::collection::btree_set(any::<u8>(), 0..80)
    }

    fn set(model: &Model) -> CellSet {
        model.iter().copied().map(Cell).collect()
    }

    #[test]
    fn debug_lists_the_numbers() {
        assert_eq!(format!("{:?}", CellSet::of(Cell(17)).with(Cell(3))), "{3, 17}");
        assert_eq!(format!("{:?}", CellSet::EMPTY), "{}");
    }

    #[test]
    fn first_cells_are_a_prefix() {
        for count in 0..=256_usize {
            let expected: CellSet = (0..count).map(|index| Cell(index as u8)).collect();
            assert_eq!(CellSet::first_cells(count), expected);
        }
    }

    #[test]
    fn serde_reads_lists_in_any_order() {
        let list = SeqDeserializer::<_, Error>::new([200_u8, 3, 17, 3].into_iter());
        assert_eq!(CellSet::deserialize(list), Ok(set(&[3, 17, 200].into())));
        let list = SeqDeserializer::<_, Error>::new([256_u16].into_iter());
        assert!(CellSet::deserialize(list).is_err());
    }

    proptest! {
        #[test]
        fn behaves_like_a_sorted_set(a in model(), b in model(), cell in any::<u8>()) {
            let (x, y) = (set(&a), set(&b));
            prop_assert_eq!(x.iter().map(|cell| cell.0).collect::<Vec<_>>(), a.iter().copied().collect::<Vec<_>>());
            prop_assert_eq!(x.len() as usize, a.len());
            prop_assert_eq!(x.iter().len(), a.len());
            prop_assert_eq!(x.is_empty(), a.is_empty());
            prop_assert_eq!(x.first().map(|cell| cell.0), a.first().copied());
            prop_assert_eq!(x.contains(Cell(cell)), a.contains(&cell));
            prop_assert_eq!(x | y, set(&(&a | &b)));
            prop_assert_eq!(x & y, set(&(&a & &b)));
            prop_assert_eq!(x - y, set(&(&a - &b)));
            prop_assert_eq!(x ^ y, set(&(&a ^ &b)));
            prop_assert_eq!(x.is_subset(y), a.is_subset(&b));
            prop_assert!((x & y).is_subset(x));
            prop_assert_eq!(x.intersects(y), !a.is_disjoint(&b));
            prop_assert_eq!(x.with(Cell(cell)), x | CellSet::of(Cell(cell)));
            prop_assert_eq!(x.without(Cell(cell)), x - CellSet::of(Cell(cell)));
            prop_assert_eq!(x.words().into_iter().map(u64::count_ones).sum::<u32>(), x.len());
        }

        #[test]
        fn assigning_operators_agree_with_the_others(a in model(), b in model()) {
            let (x, y) = (set(&a), set(&b));
            let (mut or, mut and, mut xor, mut sub) = (x, x, x, x);
            or |= y;
            and &= y;
            xor ^= y;
            sub -= y;
            prop_assert_eq!((or, and, xor, sub), (x | y, x & y, x ^ y, x - y));
        }
    }
}
