//! The components of the box: every number of the game comes from `data/*.toml`.
//!
//! The files are embedded; people can play with some of their own in their place.

mod ark;
mod automa;
mod crew;
mod planets;
mod ranges;
mod scoring;

use std::sync::LazyLock;

use enum_map::EnumMap;
use serde::Serialize;
use table::data::{DataError, Folder};
use table::{Components, Edition};

use crate::cards::{AutomaCard, Crew, CrewSet, Survivor};
use crate::names::{Planet, Specialist, Upgrade};

pub use ark::{ColonyPrice, Effect, Fee, Numbers, SlotOnArk, UpgradeCard};
pub use automa::{AutomaFace, AutomaKit, AutomaUpgrade, Task};
pub use crew::{CrewCard, Edge, EdgeKind, SurvivorCard};
pub use planets::{Grid, Layout, NodeOnCard, PlanetCard};
pub use scoring::{Difficulty, Scoring};

/// All components, parsed and checked once.
#[derive(Debug, Serialize)]
pub struct Catalogue {
    /// The grid (PF-SETUP-7, PF-SETUP-8).
    pub grid: Grid,
    /// The Planet cards.
    pub planets: EnumMap<Planet, PlanetCard>,
    /// Crew cards, by [`Crew::index`].
    pub crew: Vec<CrewCard>,
    /// Which Crew cards show a symbol.
    pub symbols: EnumMap<Specialist, CrewSet>,
    /// Survivor cards, by [`Survivor::index`].
    pub survivors: Vec<SurvivorCard>,
    /// The upgrades of the Ark.
    pub upgrades: EnumMap<Upgrade, UpgradeCard>,
    /// Both upgrades of each pair (PF-UPG-17).
    pub pairs: [[Upgrade; 2]; 2],
    /// Prices of the first to the eighth Colony (PF-COL-3 to PF-COL-7).
    pub colony_prices: [ColonyPrice; 8],
    /// Which tokens a discarded symbol readies (PF-GAIN-2, PF-GAIN-3).
    pub exchange: EnumMap<Specialist, Vec<Specialist>>,
    /// Single numbers of the rules.
    pub numbers: Numbers,
    /// Points, and the end of the game.
    pub scoring: Scoring,
    /// What the Automa has (PF-SOLO).
    pub automa: AutomaKit,
}

const FILES: &[(&str, &str)] = &[
    ("ark.toml", include_str!("../../data/ark.toml")),
    ("automa.toml", include_str!("../../data/automa.toml")),
    ("crew.toml", include_str!("../../data/crew.toml")),
    ("planets.toml", include_str!("../../data/planets.toml")),
    ("scoring.toml", include_str!("../../data/scoring.toml")),
    ("survivors.toml", include_str!("../../data/survivors.toml")),
];

impl Components for Catalogue {
    const FILES: &'static [(&'static str, &'static str)] = FILES;

    fn read(folder: &Folder) -> Result<Catalogue, DataError> {
        folder.check(ranges::RANGES)?;
        let planets: planets::PlanetsFile = folder.load("planets.toml")?;
        let crew: crew::CrewFile = folder.load("crew.toml")?;
        let survivors: crew::SurvivorsFile = folder.load("survivors.toml")?;
        let ark: ark::ArkFile = folder.load("ark.toml")?;
        let scoring: scoring::ScoringFile = folder.load("scoring.toml")?;
        let numbers = ark.numbers(&crew, &survivors)?;
        let (grid, planets) = planets.finish()?;
        let crew = crew.finish()?;
        let symbols = EnumMap::from_fn(|symbol: Specialist| {
            Crew::all().filter(|card| crew[card.index()].specialist == symbol).collect()
        });
        let ark = ark.finish()?;
        let automa = folder.load::<automa::AutomaFile>("automa.toml")?.finish(&ark, &grid)?;
        let ark::Ark { upgrades, pairs, colony_prices, exchange } = ark;
        Ok(Catalogue {
            grid,
            planets,
            crew,
            symbols,
            survivors: survivors.finish()?,
            upgrades,
            pairs,
            colony_prices,
            exchange,
            numbers,
            scoring: scoring.finish()?,
            automa,
        })
    }

    fn editions() -> &'static [Edition<Catalogue>] {
        static EDITIONS: LazyLock<Vec<Edition<Catalogue>>> = LazyLock::new(Edition::all_built_in);
        &EDITIONS
    }
}

impl Catalogue {
    /// A Crew card.
    #[inline]
    pub fn crew(&self, card: Crew) -> &CrewCard {
        &self.crew[card.index()]
    }

    /// A Survivor card.
    #[inline]
    pub fn survivor(&self, card: Survivor) -> &SurvivorCard {
        &self.survivors[card.index()]
    }

    /// What a card of the Automa says, from top to bottom.
    #[inline]
    pub fn automa_tasks(&self, card: AutomaCard) -> &[Task] {
        &self.automa.cards[card.index()].tasks
    }
}

/// Names of things in every language, as the data files have them.
#[derive(Clone, Debug, serde::Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Name {
    /// English.
    pub en: String,
    /// German.
    pub de: String,
}
