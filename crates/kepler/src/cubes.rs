//! Cubes: amounts of energy, matter and antimatter.

use serde::{Deserialize, Serialize};
use table::Chips;

use crate::names::{Named, Resource};

/// Some energy, matter and antimatter.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cubes {
    /// Energy cubes.
    #[serde(default)]
    pub energy: u8,
    /// Matter cubes.
    #[serde(default)]
    pub matter: u8,
    /// Antimatter cubes.
    #[serde(default)]
    pub antimatter: u8,
}

table::goods!(Cubes { energy, matter, antimatter });

impl Cubes {
    /// Energy, matter and antimatter.
    pub const fn new(energy: u8, matter: u8, antimatter: u8) -> Cubes {
        Cubes { energy, matter, antimatter }
    }

    /// One cube.
    pub fn one(kind: Resource) -> Cubes {
        Cubes::some(kind, 1)
    }

    /// Some cubes of one kind.
    pub fn some(kind: Resource, n: u8) -> Cubes {
        let mut cubes = Cubes::NONE;
        *cubes.of_mut(kind) = n;
        cubes
    }

    /// How many of a kind.
    #[inline]
    pub fn of(self, kind: Resource) -> u8 {
        match kind {
            Resource::Energy => self.energy,
            Resource::Matter => self.matter,
            Resource::Antimatter => self.antimatter,
        }
    }

    /// How many of a kind, to be changed.
    #[inline]
    pub fn of_mut(&mut self, kind: Resource) -> &mut u8 {
        match kind {
            Resource::Energy => &mut self.energy,
            Resource::Matter => &mut self.matter,
            Resource::Antimatter => &mut self.antimatter,
        }
    }

    /// How many of all kinds.
    #[inline]
    pub fn total(self) -> u8 {
        self.energy + self.matter + self.antimatter
    }

    /// Whether at least these are among them.
    #[inline]
    pub fn covers(self, other: Cubes) -> bool {
        self.energy >= other.energy && self.matter >= other.matter && self.antimatter >= other.antimatter
    }

    /// Of each kind as many as both have.
    #[must_use]
    #[inline]
    pub fn and(self, other: Cubes) -> Cubes {
        Cubes {
            energy: self.energy.min(other.energy),
            matter: self.matter.min(other.matter),
            antimatter: self.antimatter.min(other.antimatter),
        }
    }

    /// What is left without the others; never less than none.
    #[must_use]
    #[inline]
    pub fn less(self, other: Cubes) -> Cubes {
        Cubes {
            energy: self.energy.saturating_sub(other.energy),
            matter: self.matter.saturating_sub(other.matter),
            antimatter: self.antimatter.saturating_sub(other.antimatter),
        }
    }

    /// The kinds there are some of.
    pub fn kinds(self) -> impl Iterator<Item = Resource> {
        Resource::ALL.iter().copied().filter(move |kind| self.of(*kind) > 0)
    }

    /// Every choice of at least one and at most `most` of these cubes, the largest first.
    pub fn choices(self, most: u8) -> impl Iterator<Item = Cubes> {
        let kinds = (0..=self.energy).rev().flat_map(move |energy| {
            (0..=self.matter).rev().flat_map(move |matter| {
                (0..=self.antimatter).rev().map(move |antimatter| Cubes { energy, matter, antimatter })
            })
        });
        kinds.filter(move |cubes| (1..=most).contains(&cubes.total()))
    }

    /// Adds them to a list of prices or gains.
    pub(crate) fn add_to(self, chips: &mut Chips) {
        for kind in self.kinds() {
            chips.add(kind.id(), self.of(kind));
        }
    }
}
