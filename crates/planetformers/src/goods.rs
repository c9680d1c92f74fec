//! Amounts of resources: what is gained, what is paid (PF-RES).

use enum_map::EnumMap;
use serde::{Deserialize, Serialize};
use table::Chips;

use crate::names::{Named, Resource};

/// Some of each resource.
pub type Cargo = EnumMap<Resource, u8>;

/// How many units there are in all.
#[inline]
pub fn total(cargo: Cargo) -> u8 {
    cargo.values().sum()
}

/// Adds resources to what people count.
pub(crate) fn count(cargo: Cargo, chips: &mut Chips) {
    for resource in Resource::ALL {
        if cargo[*resource] > 0 {
            chips.add(resource.id(), cargo[*resource]);
        }
    }
}

/// Resources and Crew cards that are gained together, or paid for: a table of the data files.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "GainTable", into = "GainTable")]
pub struct Gain {
    /// Printed types.
    pub resources: Cargo,
    /// Resources of choice (PF-RES-7).
    pub any: u8,
    /// Crew cards.
    pub crew: u8,
}

impl Gain {
    /// Nothing at all?
    pub fn is_none(&self) -> bool {
        *self == Gain::default()
    }

    /// The same without Crew cards (PF-OUT-7).
    #[must_use]
    pub fn without_crew(self) -> Gain {
        Gain { crew: 0, ..self }
    }

    /// How many units of resources, of choice or not.
    pub fn units(&self) -> u8 {
        total(self.resources) + self.any
    }
}

#[derive(Clone, Copy, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct GainTable {
    biomatter: u8,
    workforce: u8,
    minerals: u8,
    technology: u8,
    any: u8,
    crew: u8,
}

impl From<GainTable> for Gain {
    fn from(table: GainTable) -> Gain {
        let GainTable { biomatter, workforce, minerals, technology, any, crew } = table;
        Gain { resources: Cargo::from_array([biomatter, workforce, minerals, technology]), any, crew }
    }
}

impl From<Gain> for GainTable {
    fn from(gain: Gain) -> GainTable {
        let [biomatter, workforce, minerals, technology] = gain.resources.into_array();
        GainTable { biomatter, workforce, minerals, technology, any: gain.any, crew: gain.crew }
    }
}
