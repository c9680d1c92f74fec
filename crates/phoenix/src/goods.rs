//! Amounts: prices, gains, and what a player holds.

use serde::{Deserialize, Serialize};
use table::{Chip, Chips, chips};

use crate::names::{Named, Resource};

/// A fixed amount of each thing: a price or a gain.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Goods {
    /// GEMs.
    pub gems: u8,
    /// Food.
    pub food: u8,
    /// Water.
    pub water: u8,
    /// Metal.
    pub metal: u8,
    /// Points.
    pub points: u8,
}

table::goods!(Goods { gems, food, water, metal, points });

impl Goods {
    /// So many GEMs.
    pub const fn gems(gems: u8) -> Goods {
        Goods { gems, ..Goods::NONE }
    }

    /// So much metal.
    pub const fn metal(metal: u8) -> Goods {
        Goods { metal, ..Goods::NONE }
    }

    /// So many points.
    pub const fn points(points: u8) -> Goods {
        Goods { points, ..Goods::NONE }
    }

    /// The amounts in the order in which people count them.
    pub fn chips(self) -> Vec<Chip> {
        chips([
            ("gems", self.gems),
            ("food", self.food),
            ("water", self.water),
            ("metal", self.metal),
            ("points", self.points),
        ])
    }

    /// Adds the amounts to others.
    pub(crate) fn add_to(self, chips: &mut Chips) {
        for Chip { amount, what } in self.chips() {
            chips.add(what, amount);
        }
    }

    /// Whether there is at least as much of everything.
    pub(crate) fn covers(self, other: Goods) -> bool {
        let Bundle([food, water, metal]) = other.bundle();
        let enough = self.food >= food && self.water >= water && self.metal >= metal;
        enough && self.gems >= other.gems && self.points >= other.points
    }

    /// The resources among them.
    pub fn bundle(self) -> Bundle {
        Bundle([self.food, self.water, self.metal])
    }
}

impl From<Bundle> for Goods {
    fn from(Bundle([food, water, metal]): Bundle) -> Goods {
        Goods { food, water, metal, ..Goods::NONE }
    }
}

/// Some food, water and metal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Bundle(pub [u8; 3]);

impl Bundle {
    /// One of a resource.
    pub fn one(resource: Resource) -> Bundle {
        let mut bundle = Bundle::default();
        bundle.0[resource as usize] = 1;
        bundle
    }

    /// How much of a resource.
    pub fn of(self, resource: Resource) -> u8 {
        self.0[resource as usize]
    }

    /// How many in all.
    pub fn total(self) -> u8 {
        self.0.iter().fold(0, |sum, n| sum.saturating_add(*n))
    }

    /// Every way to put `total` resources together without more than `cap` of each, most food first.
    pub fn mixes(cap: Bundle, total: u8) -> impl Iterator<Item = Bundle> {
        let Bundle([food, water, metal]) = cap;
        (0..=food.min(total)).rev().flat_map(move |f| {
            let rest = total - f;
            let least = rest.saturating_sub(metal);
            (least..=water.min(rest)).rev().map(move |w| Bundle([f, w, rest - w]))
        })
    }
}

/// A set of resources to choose from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Kinds(u8);

impl Kinds {
    /// All three.
    pub const ALL: Kinds = Kinds(0b111);

    /// How many sets there are.
    pub(crate) const SETS: usize = 8;

    /// Its place among all sets.
    pub(crate) fn index(self) -> usize {
        self.0.into()
    }

    /// The set at this place.
    pub(crate) fn from_index(index: usize) -> Kinds {
        Kinds(index as u8)
    }

    /// The set without a resource.
    #[must_use]
    pub fn without(self, resource: Resource) -> Kinds {
        Kinds(self.0 & !(1 << resource as u8))
    }

    /// Whether a resource belongs to the set.
    pub fn contains(self, resource: Resource) -> bool {
        self.0 >> resource as u8 & 1 == 1
    }

    /// As much as `n` of every resource of the set.
    pub fn cap(self, n: u8) -> Bundle {
        Bundle(std::array::from_fn(|index| if self.contains(Resource::ALL[index]) { n } else { 0 }))
    }
}

impl FromIterator<Resource> for Kinds {
    fn from_iter<I: IntoIterator<Item = Resource>>(resources: I) -> Self {
        Kinds(resources.into_iter().fold(0, |set, resource| set | 1 << resource as u8))
    }
}

/// Resources that are due: so many in all, at most so many of each kind (SP-CLAR-6, SP-HUB-A10-3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Due {
    /// The most of each.
    pub cap: Bundle,
    /// How many in all.
    pub total: u8,
}

impl Due {
    /// Any `n` resources.
    pub fn any(n: u8) -> Due {
        Due { cap: Bundle([n; 3]), total: n }
    }

    /// Exactly these resources.
    pub fn exactly(bundle: Bundle) -> Due {
        Due { cap: bundle, total: bundle.total() }
    }

    /// The same, `n` resources cheaper; which ones is the payer's choice.
    #[must_use]
    pub fn less(self, n: u8) -> Due {
        Due { total: self.total.saturating_sub(n), ..self }
    }
}

/// What a player holds. Supplies are unlimited (SP-COMP-3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Stock {
    /// GEMs.
    pub gems: u16,
    /// Food, water and metal.
    pub resources: [u16; 3],
}

impl Stock {
    /// GEMs, food, water and metal.
    pub fn new(gems: u16, food: u16, water: u16, metal: u16) -> Stock {
        Stock { gems, resources: [food, water, metal] }
    }

    /// How much of a resource there is.
    pub fn of(&self, resource: Resource) -> u16 {
        self.resources[resource as usize]
    }

    /// Food.
    pub fn food(&self) -> u16 {
        self.of(Resource::Food)
    }

    /// Water.
    pub fn water(&self) -> u16 {
        self.of(Resource::Water)
    }

    /// Metal.
    pub fn metal(&self) -> u16 {
        self.of(Resource::Metal)
    }

    /// Resources of all kinds.
    pub fn total(&self) -> u16 {
        self.resources.iter().sum()
    }

    /// Whether there is so much of everything but points, which are no goods.
    pub fn has(&self, price: Goods) -> bool {
        self.gems >= price.gems.into()
            && self.resources.iter().zip(price.bundle().0).all(|(have, need)| *have >= need.into())
    }

    /// Whether the resources that are due can be found.
    pub fn has_due(&self, due: Due) -> bool {
        let usable = self.resources.iter().zip(due.cap.0).map(|(have, cap)| (*have).min(cap.into()));
        usable.sum::<u16>() >= due.total.into()
    }

    /// The most of each resource that can be given for what is due.
    pub fn cap(&self, due: Due) -> Bundle {
        Bundle(std::array::from_fn(|index| self.resources[index].min(due.cap.0[index].into()) as u8))
    }

    /// Gives away what is there.
    pub fn pay(&mut self, price: Goods) {
        self.gems -= u16::from(price.gems);
        for (have, paid) in self.resources.iter_mut().zip(price.bundle().0) {
            *have -= u16::from(paid);
        }
    }

    /// Receives GEMs and resources.
    pub fn gain(&mut self, goods: Goods) {
        self.gems += u16::from(goods.gems);
        for (have, gained) in self.resources.iter_mut().zip(goods.bundle().0) {
            *have += u16::from(gained);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mixes_are_complete_and_different() {
        let all: Vec<_> = Bundle::mixes(Bundle([2, 2, 2]), 2).collect();
        assert_eq!(all.len(), 6);
        let limited: Vec<_> = Bundle::mixes(Bundle([1, 0, 1]), 2).collect();
        assert_eq!(limited, [Bundle([1, 0, 1])]);
        assert_eq!(Bundle::mixes(Bundle([1, 1, 1]), 0).count(), 1);
        assert_eq!(Bundle::mixes(Bundle([0, 1, 0]), 2).count(), 0);
    }
}
