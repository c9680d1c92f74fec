//! The power cycle (GP-POWER): a player's tokens in areas I to III and the Gaia area, with the brainstone.

use serde::{Deserialize, Serialize};

/// Where a power token can lie (GP-POWER-1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Bowl {
    /// Area I, where new and spent tokens lie.
    I,
    /// Area II.
    II,
    /// Area III, from which power is spent.
    III,
    /// The Gaia area, outside the cycle.
    Gaia,
}

impl Bowl {
    /// The key of its name, and the name by which drawings know it.
    pub(crate) fn key(self) -> &'static str {
        match self {
            Bowl::I => "bowl-i",
            Bowl::II => "bowl-ii",
            Bowl::III => "bowl-iii",
            Bowl::Gaia => "bowl-gaia",
        }
    }
}

/// The tokens of one player. The brainstone (Taklons) is not counted in the areas.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Power {
    /// Tokens in areas I, II and III.
    pub areas: [u8; 3],
    /// Tokens in the Gaia area.
    pub gaia: u8,
    /// Where the brainstone lies, if its owner still has it.
    pub brainstone: Option<Bowl>,
}

/// Tokens taken out of areas I to III: so many of each, and perhaps the brainstone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Handful {
    /// Tokens from areas I, II and III.
    pub areas: [u8; 3],
    /// Whether the brainstone is one of the tokens.
    pub brainstone: bool,
}

impl Handful {
    /// Number of tokens, the brainstone included.
    pub fn len(self) -> u8 {
        self.areas.iter().sum::<u8>() + u8::from(self.brainstone)
    }

    /// No token at all.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }
}

impl Power {
    /// A cycle with these tokens in areas I to III.
    pub const fn new(areas: [u8; 3]) -> Power {
        Power { areas, gaia: 0, brainstone: None }
    }

    /// Everything there is, by its name among the things that can be counted.
    pub(crate) fn counted(self) -> [(&'static str, u8); 8] {
        let [one, two, three] = self.areas;
        let stone = |bowl| u8::from(self.stone_in(bowl));
        [
            ("power_1", one),
            ("power_2", two),
            ("power_3", three),
            ("power_gaia", self.gaia),
            ("brainstone_1", stone(Bowl::I)),
            ("brainstone_2", stone(Bowl::II)),
            ("brainstone_3", stone(Bowl::III)),
            ("brainstone_gaia", stone(Bowl::Gaia)),
        ]
    }

    /// How far the tokens of areas I to III have risen altogether.
    pub(crate) fn height(self) -> u8 {
        self.in_area(Bowl::II) + 2 * self.in_area(Bowl::III)
    }

    /// Whether the brainstone lies in this area.
    pub fn stone_in(self, bowl: Bowl) -> bool {
        self.brainstone == Some(bowl)
    }

    /// Tokens in one of areas I to III, the brainstone included.
    pub fn in_area(self, bowl: Bowl) -> u8 {
        let tokens = if bowl == Bowl::Gaia { self.gaia } else { self.areas[bowl as usize] };
        tokens + u8::from(self.stone_in(bowl))
    }

    /// Tokens in areas I to III, the brainstone included.
    pub fn total(self) -> u8 {
        self.in_area(Bowl::I) + self.in_area(Bowl::II) + self.in_area(Bowl::III)
    }

    /// Whether everything that can be done from `other` can be done from here as well: the same tokens, none lower.
    pub(crate) fn at_least(self, other: Power) -> bool {
        let [_, two, three] = self.areas;
        let [_, other_two, other_three] = other.areas;
        let alike =
            (self.total(), self.gaia, self.brainstone) == (other.total(), other.gaia, other.brainstone);
        alike && three >= other_three && two + three >= other_two + other_three
    }

    /// How often a token can still move up (GP-CHARGE-17).
    pub fn chargeable(self) -> u8 {
        2 * self.in_area(Bowl::I) + self.in_area(Bowl::II)
    }

    /// After charging `n` (GP-POWER-2, GP-POWER-3). Wherever the brainstone could move or another token of its
    /// area, it goes first or last (GP-POWER-8).
    #[must_use]
    pub fn charged(mut self, mut n: u8, stone_first: bool) -> Power {
        for (from, to) in [(Bowl::I, Bowl::II), (Bowl::II, Bowl::III)] {
            let moving = n.min(self.in_area(from));
            let tokens = self.areas[from as usize];
            let stone_moves = moving > 0 && self.stone_in(from) && (stone_first || moving > tokens);
            if stone_moves {
                self.brainstone = Some(to);
            }
            let plain = moving - u8::from(stone_moves);
            self.areas[from as usize] -= plain;
            self.areas[to as usize] += plain;
            n -= moving;
        }
        self
    }

    /// Where the brainstone can end up when `n` is charged: moved first, or moved last.
    pub fn stone_choices(self, n: u8) -> Option<(Bowl, Bowl)> {
        let first = self.charged(n, true).brainstone?;
        let last = self.charged(n, false).brainstone?;
        (first != last).then_some((first, last))
    }

    /// Whether these tokens can be taken out of the areas.
    pub fn has(self, handful: Handful) -> bool {
        let enough = (0..3).all(|i| handful.areas[i] <= self.areas[i]);
        let stone = !handful.brainstone || self.brainstone.is_some_and(|bowl| bowl != Bowl::Gaia);
        enough && stone
    }

    /// Takes tokens out of the cycle (GP-POWER-6): discarded for good, or into the Gaia area.
    pub fn take(&mut self, handful: Handful, to_gaia: bool) {
        for i in 0..3 {
            self.areas[i] -= handful.areas[i];
        }
        if to_gaia {
            self.gaia += handful.areas.iter().sum::<u8>();
        }
        if handful.brainstone {
            self.brainstone = to_gaia.then_some(Bowl::Gaia);
        }
    }

    /// `n` tokens from the lowest areas first, with or without the brainstone as one of them (the customary
    /// choice of GP-GAIA-6 and GP-FED-26).
    pub fn lowest(self, n: u8, brainstone: bool) -> Option<Handful> {
        let mut handful = Handful { areas: [0; 3], brainstone };
        let mut open = n.checked_sub(u8::from(brainstone))?;
        for i in 0..3 {
            handful.areas[i] = open.min(self.areas[i]);
            open -= handful.areas[i];
        }
        (open == 0 && self.has(handful)).then_some(handful)
    }

    /// Every way to take `n` tokens out of areas I to III, the lowest areas first.
    pub fn handfuls(self, n: u8) -> impl Iterator<Item = Handful> {
        [false, true].into_iter().flat_map(move |brainstone| {
            let plain = n.checked_sub(u8::from(brainstone));
            let third = plain.map_or(0..=0, |plain| 0..=plain);
            third.flat_map(move |iii| {
                let rest = plain.map(|plain| plain - iii);
                let second = rest.map_or(0..=0, |rest| 0..=rest);
                second.filter_map(move |ii| {
                    let handful = Handful { areas: [rest? - ii, ii, iii], brainstone };
                    self.has(handful).then_some(handful)
                })
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cycle(i: u8, ii: u8, iii: u8) -> Power {
        Power::new([i, ii, iii])
    }

    // proves GP-POWER-1, GP-POWER-2, GP-POWER-3
    #[test]
    fn tokens_rise_from_one_to_two_before_any_rises_to_three() {
        assert_eq!(cycle(2, 4, 0).charged(3, true), cycle(0, 5, 1));
        assert_eq!(cycle(0, 0, 6).charged(4, true), cycle(0, 0, 6));
        assert_eq!(cycle(1, 0, 0).charged(9, true), cycle(0, 0, 1));
    }

    // proves GP-POWER-8, GP-FAC-TAKLONS-2
    #[test]
    fn the_brainstone_rises_first_or_last() {
        let power = Power { areas: [2, 4, 0], gaia: 0, brainstone: Some(Bowl::I) };
        assert_eq!(power.stone_choices(1), Some((Bowl::II, Bowl::I)));
        assert_eq!(power.stone_choices(3), None, "all three of area I rise");
        assert_eq!(power.stone_choices(4), Some((Bowl::III, Bowl::II)));
        assert_eq!(power.charged(4, true), Power { areas: [0, 6, 0], gaia: 0, brainstone: Some(Bowl::III) });
        assert_eq!(power.charged(4, false), Power { areas: [0, 5, 1], gaia: 0, brainstone: Some(Bowl::II) });
        assert_eq!(power.chargeable(), 10);
    }

    // proves GP-POWER-6, GP-GAIA-6
    #[test]
    fn any_mix_of_areas_makes_a_handful() {
        let power = cycle(1, 1, 2);
        let mixes: Vec<_> = power.handfuls(2).map(|handful| handful.areas).collect();
        assert_eq!(mixes, [[1, 1, 0], [1, 0, 1], [0, 1, 1], [0, 0, 2]]);
        assert_eq!(power.lowest(3, false).map(|handful| handful.areas), Some([1, 1, 1]));
        assert_eq!(power.lowest(5, false), None);
        assert_eq!(power.handfuls(5).count(), 0);
    }
}
