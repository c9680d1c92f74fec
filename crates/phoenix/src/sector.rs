//! The 72 sectors by their numbers, and sets of them (SP-COMP-10).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::names::{Color, Named};

/// A sector, by its number: level, colour (0 teal, 1 brown, 2 pink), and 1 to 8.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "u16", try_from = "u16")]
pub struct Sector(u8);

/// Sectors of one level and colour.
pub const PER_STACK: usize = 8;
/// All sectors.
pub const SECTORS: usize = 9 * PER_STACK;
/// Sectors of one level.
const PER_LEVEL: usize = 3 * PER_STACK;

impl Sector {
    /// Every sector, by number.
    pub fn all() -> impl DoubleEndedIterator<Item = Sector> + Clone {
        (0..SECTORS as u8).map(Sector)
    }

    /// The sector with this number.
    pub fn new(number: u16) -> Option<Sector> {
        let (level, color, last) = (number / 100, number / 10 % 10, number % 10);
        let exists = (1..=3).contains(&level) && color < 3 && (1..=8).contains(&last);
        exists.then(|| Sector(((level - 1) * 24 + color * 8 + last - 1) as u8))
    }

    /// Its number, 101 to 328.
    pub fn number(self) -> u16 {
        let index = u16::from(self.0);
        (index / 24 + 1) * 100 + index % 24 / 8 * 10 + index % 8 + 1
    }

    /// Its place in the catalogue.
    pub fn index(self) -> usize {
        self.0.into()
    }

    /// Level 1 to 3.
    pub fn level(self) -> u8 {
        self.0 / PER_LEVEL as u8 + 1
    }

    /// The colour of the wing it belongs to.
    pub fn color(self) -> Color {
        Color::ALL[self.0 as usize % PER_LEVEL / PER_STACK]
    }

    /// The stack it comes from, 0 to 8, which is also its place on a station (SP-CONS-5).
    pub fn stack(self) -> usize {
        self.index() / PER_STACK
    }
}

impl From<Sector> for u16 {
    fn from(sector: Sector) -> u16 {
        sector.number()
    }
}

impl TryFrom<u16> for Sector {
    type Error = String;

    fn try_from(number: u16) -> Result<Sector, String> {
        Sector::new(number).ok_or_else(|| format!("there is no sector {number}; numbers go from 101 to 328"))
    }
}

impl FromStr for Sector {
    type Err = String;

    fn from_str(text: &str) -> Result<Sector, String> {
        let number: u16 = text.parse().map_err(|_| format!("`{text}` is no sector number"))?;
        Sector::try_from(number)
    }
}

impl fmt::Display for Sector {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

/// A set of sectors: one bit each, a word for every level.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Sectors([u32; 3]);

impl Sectors {
    /// No sector.
    pub const NONE: Sectors = Sectors([0; 3]);
    /// All sectors.
    pub const ALL: Sectors = Sectors([0x00ff_ffff; 3]);

    /// Whether the set holds a sector.
    pub fn contains(self, sector: Sector) -> bool {
        self.0[sector.index() / PER_LEVEL] >> (sector.index() % PER_LEVEL) & 1 == 1
    }

    /// Puts a sector into the set.
    pub fn insert(&mut self, sector: Sector) {
        self.0[sector.index() / PER_LEVEL] |= 1 << (sector.index() % PER_LEVEL);
    }

    /// Takes a sector out of the set: whether it was there.
    pub fn remove(&mut self, sector: Sector) -> bool {
        let there = self.contains(sector);
        self.0[sector.index() / PER_LEVEL] &= !(1 << (sector.index() % PER_LEVEL));
        there
    }

    /// Both together.
    #[must_use]
    pub fn union(self, other: Sectors) -> Sectors {
        Sectors(std::array::from_fn(|level| self.0[level] | other.0[level]))
    }

    /// Those of one stack.
    #[must_use]
    pub fn of_stack(self, stack: usize) -> Sectors {
        let mut only = Sectors::NONE;
        only.0[stack / 3] = self.0[stack / 3] & 0xff << (stack % 3 * PER_STACK);
        only
    }

    /// The sectors of one stack, by number.
    pub fn in_stack(self, stack: usize) -> impl Iterator<Item = Sector> {
        let mut bits = self.0[stack / 3] >> (stack % 3 * PER_STACK) & 0xff;
        std::iter::from_fn(move || {
            let bit = bits.checked_ilog2().map(|_| bits.trailing_zeros())?;
            bits &= bits - 1;
            Some(Sector((stack * PER_STACK) as u8 + bit as u8))
        })
    }

    /// How many there are.
    pub fn len(self) -> u32 {
        self.0.iter().map(|level| level.count_ones()).sum()
    }

    /// None at all?
    pub fn is_empty(self) -> bool {
        self == Sectors::NONE
    }

    /// The sectors, by number.
    pub fn iter(self) -> impl Iterator<Item = Sector> {
        self.0.into_iter().enumerate().flat_map(|(level, mut bits)| {
            std::iter::from_fn(move || {
                let bit = bits.checked_ilog2().map(|_| bits.trailing_zeros())?;
                bits &= bits - 1;
                Some(Sector((level * PER_LEVEL) as u8 + bit as u8))
            })
        })
    }
}

impl FromIterator<Sector> for Sectors {
    fn from_iter<I: IntoIterator<Item = Sector>>(sectors: I) -> Self {
        let mut set = Sectors::NONE;
        sectors.into_iter().for_each(|sector| set.insert(sector));
        set
    }
}

/// As a list of numbers, for people who read states.
impl Serialize for Sectors {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Sectors {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Sector>::deserialize(deserializer)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_sets_agree() {
        assert_eq!(Sector::all().count(), SECTORS);
        for sector in Sector::all() {
            assert_eq!(Sector::new(sector.number()), Some(sector));
            assert_eq!(u16::from(sector.level()), sector.number() / 100);
            assert_eq!(sector.color() as u16, sector.number() / 10 % 10);
            assert!(Sectors::ALL.contains(sector) && !Sectors::NONE.contains(sector));
        }
        assert_eq!(Sector::new(109).or(Sector::new(131)).or(Sector::new(401)), None);
        assert_eq!(Sectors::ALL.iter().collect::<Sectors>(), Sectors::ALL);
        assert_eq!(Sectors::ALL.len(), 72);
        let stack: Vec<_> = Sectors::ALL.of_stack(4).iter().map(Sector::number).collect();
        assert_eq!(stack, [211, 212, 213, 214, 215, 216, 217, 218]);
    }
}
