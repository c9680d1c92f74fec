//! The components of the box: every number of the game comes from `data/*.toml`.
//!
//! The files are embedded; people can play with some of their own in their place.

mod boards;
mod cards;
mod effects;
mod map;
mod ranges;

use std::sync::LazyLock;

use enum_map::EnumMap;
use serde::{Deserialize, Serialize};
use table::data::{DataError, Folder};
use table::{Components, Edition};

use crate::names::{Action, Bonus, Objective, Progress, Technology, Track};

pub use boards::{
    ActionSpace, Axis, BonusSpace, LeadershipTrack, Level, Numbers, Rank, TOP_LEVEL, TRACK_LENGTH,
};
pub use cards::{ObjectiveCard, PLANETS, PlanetCard, ProgressCard, Qualify, Ranking};
pub use effects::{Condition, Effect, Metric, Op, Steps};
pub use map::{Galaxy, MAX_TILES, Star};

/// All components, parsed and checked once.
#[derive(Debug, Serialize)]
pub struct Catalogue {
    /// The board.
    pub galaxy: Galaxy,
    /// Planet cards, by number less one.
    pub planets: Vec<PlanetCard>,
    /// The levels of the technology tracks.
    pub technologies: EnumMap<Technology, [Level; TOP_LEVEL as usize + 1]>,
    /// Where the main actions stand in the grid.
    pub actions: EnumMap<Action, ActionSpace>,
    /// Where the bonus actions stand beside it, and what they do.
    pub bonuses: EnumMap<Bonus, BonusSpace>,
    /// The leadership tracks.
    pub leadership: EnumMap<Track, LeadershipTrack>,
    /// The progress cards.
    pub progress: EnumMap<Progress, ProgressCard>,
    /// The objective cards.
    pub objectives: EnumMap<Objective, ObjectiveCard>,
    /// Single numbers of the rules.
    pub numbers: Numbers,
    /// The ranks of the solo game, the lowest first (KE-SOLO-11).
    pub ranks: Vec<Rank>,
    /// The bonuses that each main action unlocks: that of its column, that of its row (KE-BONUS-2).
    #[serde(skip)]
    pub unlocked: EnumMap<Action, [Bonus; 2]>,
}

/// Where a value comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Provenance {
    /// The rules summary.
    Rulebook,
    /// A published review.
    Review,
    /// Our own, because no source shows it.
    Reconstructed,
}

const FILES: &[(&str, &str)] = &[
    ("actions.toml", include_str!("../../data/actions.toml")),
    ("celestial.toml", include_str!("../../data/celestial.toml")),
    ("leadership.toml", include_str!("../../data/leadership.toml")),
    ("map.toml", include_str!("../../data/map.toml")),
    ("objectives.toml", include_str!("../../data/objectives.toml")),
    ("planets.toml", include_str!("../../data/planets.toml")),
    ("progress.toml", include_str!("../../data/progress.toml")),
    ("scoring.toml", include_str!("../../data/scoring.toml")),
    ("setup.toml", include_str!("../../data/setup.toml")),
    ("technologies.toml", include_str!("../../data/technologies.toml")),
];

impl Components for Catalogue {
    const FILES: &'static [(&'static str, &'static str)] = FILES;

    fn read(folder: &Folder) -> Result<Catalogue, DataError> {
        folder.check(ranges::RANGES)?;
        let map: map::MapFile = folder.load("map.toml")?;
        let tiles: cards::CelestialFile = folder.load("celestial.toml")?;
        let planets: cards::PlanetsFile = folder.load("planets.toml")?;
        let technologies: boards::TechnologiesFile = folder.load("technologies.toml")?;
        let actions: boards::ActionsFile = folder.load("actions.toml")?;
        let leadership: boards::LeadershipFile = folder.load("leadership.toml")?;
        let progress: cards::ProgressFile = folder.load("progress.toml")?;
        let objectives: cards::ObjectivesFile = folder.load("objectives.toml")?;
        let setup: boards::SetupFile = folder.load("setup.toml")?;
        let scoring: boards::ScoringFile = folder.load("scoring.toml")?;
        let numbers = boards::numbers(&setup, &scoring, &actions, &tiles, &objectives, &technologies)?;
        let planets = planets.finish(&tiles)?;
        let (actions, bonuses) = actions.finish()?;
        let catalogue = Catalogue {
            galaxy: map.finish()?,
            technologies: technologies.finish()?,
            unlocked: boards::unlocked(&actions, &bonuses)?,
            actions,
            bonuses,
            leadership: leadership.finish()?,
            progress: progress.finish(setup.compared_metrics())?,
            objectives: objectives.finish()?,
            numbers,
            ranks: scoring.ranks()?,
            planets,
        };
        catalogue.check_tiles(&setup)?;
        Ok(catalogue)
    }

    fn editions() -> &'static [Edition<Catalogue>] {
        static EDITIONS: LazyLock<Vec<Edition<Catalogue>>> = LazyLock::new(Edition::all_built_in);
        &EDITIONS
    }
}

impl Catalogue {
    /// The card of a planet by its number.
    #[inline]
    pub fn planet(&self, number: u8) -> &PlanetCard {
        &self.planets[usize::from(number) - 1]
    }

    /// What a technology does at a level.
    #[inline]
    pub fn level(&self, technology: Technology, level: u8) -> &Level {
        &self.technologies[technology][usize::from(level)]
    }

    /// The planets of a game for so many players; the solo game counts as two (KE-SETUP-8).
    pub fn planets_for(&self, players: u8) -> impl Iterator<Item = u8> {
        (1..=PLANETS).filter(move |number| self.planet(*number).min_players <= players.max(2))
    }

    /// KE-SETUP-11: there are as many sites as tiles, whatever the number of players.
    fn check_tiles(&self, setup: &boards::SetupFile) -> Result<(), DataError> {
        for players in 2..=4 {
            let index = usize::from(players - 2);
            let planets = self.planets_for(players).count();
            let tiles = planets + usize::from(self.numbers.mines[index] + self.numbers.targets[index]);
            let sites = self.galaxy.stars_for(players).map(|star| star.sites.len()).sum::<usize>();
            let listed = setup.tiles(players);
            if tiles != sites || listed.is_some_and(|listed| usize::from(listed) != tiles) {
                let problem = format!("with {players} players there are {tiles} tiles and {sites} sites");
                return Err(DataError::new("setup.toml", "player_counts", &problem));
            }
        }
        Ok(())
    }
}
