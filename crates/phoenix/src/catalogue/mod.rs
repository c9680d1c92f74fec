//! The components of the box: every number of the game comes from `data/*.toml`.
//!
//! The files are embedded; people can play with some of their own in their place.

mod board;
mod cards;
mod effects;
mod ranges;

use std::sync::LazyLock;

use arrayvec::ArrayVec;
use enum_map::EnumMap;
use serde::Serialize;
use table::data::{DataError, Folder};
use table::{Components, Edition};

use crate::names::{Hub, Ship};
use crate::sector::Sector;

pub use board::{ByPlayers, Diplomacy, FirstSet, LevelBonus, Numbers, TOP_LEVEL, Transactions};
pub use cards::{HubCard, SectorCard, ShipCard, Slot};
pub use effects::{Ability, AlienKind, Effect, Gains, Price, Scope, Trigger};

/// All components, parsed and checked once.
#[derive(Debug, Serialize)]
pub struct Catalogue {
    /// Ship cards and neutral ships.
    pub ships: EnumMap<Ship, ShipCard>,
    /// Sectors, by [`Sector::index`].
    pub sectors: Vec<SectorCard>,
    /// Hubs.
    pub hubs: EnumMap<Hub, HubCard>,
    /// Single numbers of the rules.
    pub numbers: Numbers,
    /// The diplomacy board.
    pub diplomacy: Diplomacy,
    /// Prices of the transactions.
    pub transactions: Transactions,
    /// The sets of a first game.
    pub first_sets: ArrayVec<FirstSet, 4>,
}

const FILES: &[(&str, &str)] = &[
    ("board.toml", include_str!("../../data/board.toml")),
    ("hubs.toml", include_str!("../../data/hubs.toml")),
    ("neutral_ships.toml", include_str!("../../data/neutral_ships.toml")),
    ("scoring.toml", include_str!("../../data/scoring.toml")),
    ("sectors.toml", include_str!("../../data/sectors.toml")),
    ("ships.toml", include_str!("../../data/ships.toml")),
];

impl Components for Catalogue {
    const FILES: &'static [(&'static str, &'static str)] = FILES;

    fn read(folder: &Folder) -> Result<Catalogue, DataError> {
        folder.check(ranges::RANGES)?;
        let board: board::BoardFile = folder.load("board.toml")?;
        let scoring: board::ScoringFile = folder.load("scoring.toml")?;
        let sectors: cards::SectorsFile = folder.load("sectors.toml")?;
        let hubs: cards::HubsFile = folder.load("hubs.toml")?;
        let (numbers, diplomacy, transactions, first_sets) = board.finish(&scoring)?;
        Ok(Catalogue {
            ships: cards::ships(folder.load("ships.toml")?, folder.load("neutral_ships.toml")?)?,
            sectors: sectors.finish()?,
            hubs: hubs.finish()?,
            numbers,
            diplomacy,
            transactions,
            first_sets,
        })
    }

    fn editions() -> &'static [Edition<Catalogue>] {
        static EDITIONS: LazyLock<Vec<Edition<Catalogue>>> = LazyLock::new(Edition::all_built_in);
        &EDITIONS
    }
}

impl Catalogue {
    /// The card of a sector.
    #[inline]
    pub fn sector(&self, sector: Sector) -> &SectorCard {
        &self.sectors[sector.index()]
    }
}
