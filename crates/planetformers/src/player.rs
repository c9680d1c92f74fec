//! What lies in front of a player: Ark card, Cargo card, Crew cards, Survivors and markers.

use enum_map::EnumMap;
use serde::{Deserialize, Serialize};
use table::Shared;

use crate::cards::{Crew, CrewSet, SurvivorSet};
use crate::catalogue::Catalogue;
use crate::goods::Cargo;
use crate::names::{Named, Resource, Row, Source, Specialist, Upgrade};
use crate::space::Spot;

/// What lies in front of a player. The Automa has the same things, as far as it uses them.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Player {
    /// Where the Ark stands.
    pub ark: Spot,
    /// The resources in the Cargo.
    pub cargo: Cargo,
    /// Crew cards above and below the Cargo card (PF-CREW-1).
    pub rows: EnumMap<Row, CrewSet>,
    /// Crew cards that were dealt or gained, and wait for their row.
    pub waiting: CrewSet,
    /// Whether the token of each kind is ready (PF-SPEC-5).
    pub ready: EnumMap<Specialist, bool>,
    /// How often each upgrade was paid for.
    pub upgrades: EnumMap<Upgrade, u8>,
    /// Colony markers that are free, but not yet placed.
    pub colony_pool: u8,
    /// Colonies on Planets.
    pub colonies: u8,
    /// Outpost markers that are free, but not yet placed.
    pub outpost_pool: u8,
    /// Outposts on Planets.
    pub outposts: u8,
    /// Survivors below the Bridge, not yet settled.
    pub held: SurvivorSet,
    /// Settled Survivors.
    pub settled: SurvivorSet,
    /// Points gained during the game, by where they came from.
    pub points: EnumMap<Source, i16>,
}

impl Player {
    /// A player before the game (PF-SETUP-2 to PF-SETUP-6): everything is locked, nothing is stored.
    pub(crate) fn new(data: Shared<Catalogue>) -> Player {
        Player {
            ark: Spot::PORTAL,
            cargo: Cargo::default(),
            rows: EnumMap::default(),
            waiting: CrewSet::NONE,
            ready: EnumMap::from_fn(|_| data.numbers.tokens_ready),
            upgrades: EnumMap::default(),
            colony_pool: 0,
            colonies: 0,
            outpost_pool: 0,
            outposts: 0,
            held: SurvivorSet::NONE,
            settled: SurvivorSet::NONE,
            points: EnumMap::default(),
        }
    }

    /// All Crew cards in both rows.
    #[inline]
    pub fn crew(&self) -> CrewSet {
        self.rows[Row::Upper].with(self.rows[Row::Lower])
    }

    /// The row in which a Crew card lies.
    #[inline]
    pub fn row_of(&self, card: Crew) -> Option<Row> {
        Row::ALL.iter().copied().find(|row| self.rows[*row].has(card))
    }

    /// Whether an upgrade is unlocked; Engines are with the first payment.
    #[inline]
    pub fn has(&self, upgrade: Upgrade) -> bool {
        self.upgrades[upgrade] > 0
    }

    /// How many units of each resource fit (PF-RES-4, PF-RES-5).
    #[inline]
    pub fn capacity(&self, data: &Catalogue) -> u8 {
        data.numbers.capacity[usize::from(self.has(Upgrade::Cargo))]
    }

    /// How many routes the Ark can travel (PF-UPG-13).
    #[inline]
    pub fn range(&self, data: &Catalogue) -> u8 {
        data.numbers.range[usize::from(self.upgrades[Upgrade::Engines])]
    }

    /// Specialists of a kind that can be used: Crew cards with the symbol, and a ready token (PF-SPEC-2).
    #[inline]
    pub fn specialists(&self, data: &Catalogue, kind: Specialist) -> u8 {
        self.crew().among(data.symbols[kind]).len() + u8::from(self.ready[kind])
    }

    /// Points gained during the game.
    #[inline]
    pub fn track(&self) -> i16 {
        self.points.values().sum()
    }

    /// Units in the Cargo (PF-SCORE-7).
    #[inline]
    pub fn stored(&self) -> u8 {
        Resource::ALL.iter().map(|resource| self.cargo[*resource]).sum()
    }
}
