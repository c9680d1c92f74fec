//! What bonus actions and progress cards do, and what cards count.

use serde::{Deserialize, Serialize};
use table::data::DataError;

use crate::cubes::Cubes;
use crate::names::{PlanetType, Resource, Technology, Track, Zone};

/// What a bonus action or a progress card does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// Starships from supply, free of cost.
    PlaceShips(u8),
    /// At most so many of each kind, and so many in all, on one planet.
    Produce {
        /// Of each kind.
        cubes: Cubes,
        /// In all.
        most: u8,
    },
    /// Steps on a leadership track.
    Advance(Steps, u8),
    /// Tiles turned up.
    Reveal(u8),
    /// Every starship in space moves with this speed.
    MoveShips(u8),
    /// One technology rises, at most to this level.
    Technology {
        /// By so many levels.
        levels: u8,
        /// At most to this one.
        most: u8,
    },
}

/// On which leadership track steps are taken.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Steps {
    /// On the Technology Leadership track.
    Technology,
    /// On the Colonial Leadership track.
    Colonial,
    /// On the one of the player's choice.
    Either,
}

impl Steps {
    /// Whether this track may be chosen.
    pub fn allows(self, track: Track) -> bool {
        match self {
            Steps::Technology => track == Track::Technology,
            Steps::Colonial => track == Track::Colonial,
            Steps::Either => true,
        }
    }
}

#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum EffectEntry {
    PlaceShip {
        amount: u8,
        #[serde(default, rename = "free")]
        _free: bool,
    },
    Produce {
        #[serde(default)]
        energy: u8,
        #[serde(default)]
        matter: u8,
        #[serde(default)]
        antimatter: u8,
    },
    ProduceChoice {
        amount: u8,
        of: Vec<Resource>,
        #[serde(default, rename = "one_planet")]
        _one_planet: bool,
    },
    Advance {
        track: Steps,
        amount: u8,
    },
    Reveal {
        amount: u8,
    },
    MoveShips {
        speed: u8,
    },
    TechAdvance {
        amount: u8,
        max_level: u8,
    },
}

impl From<EffectEntry> for Effect {
    fn from(entry: EffectEntry) -> Effect {
        match entry {
            EffectEntry::PlaceShip { amount, .. } => Effect::PlaceShips(amount),
            EffectEntry::Produce { energy, matter, antimatter } => {
                let cubes = Cubes { energy, matter, antimatter };
                Effect::Produce { cubes, most: cubes.total() }
            }
            EffectEntry::ProduceChoice { amount, of, .. } => {
                let cubes = of.into_iter().fold(Cubes::NONE, |sum, kind| sum + Cubes::some(kind, amount));
                Effect::Produce { cubes, most: amount }
            }
            EffectEntry::Advance { track, amount } => Effect::Advance(track, amount),
            EffectEntry::Reveal { amount } => Effect::Reveal(amount),
            EffectEntry::MoveShips { speed } => Effect::MoveShips(speed),
            EffectEntry::TechAdvance { amount, max_level } => {
                Effect::Technology { levels: amount, most: max_level }
            }
        }
    }
}

/// Something about a player that cards count. Earth is no planet here, but its cubes count (KE-RES-12).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Metric {
    Planets,
    Colonies,
    Terraformed,
    PlanetsOfType(PlanetType),
    PlanetTypes,
    PlanetsInZone(Zone),
    TechLevel(Technology),
    TechSum,
    TechMinLevel,
    /// Technologies at this level or higher.
    TechsAtLevel(u8),
    TechnologyLeadership,
    ColonialLeadership,
    TechnologyMedals,
    ColonialMedals,
    Medals,
    PitCubes,
    CubesOnPlanets,
    CubesOnOnePlanet,
    AntimatterOnPlanets,
    ShipsOnBoard,
}

/// At least, or at most.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Op {
    /// At least.
    #[serde(rename = ">=")]
    AtLeast,
    /// At most.
    #[serde(rename = "<=")]
    AtMost,
}

impl Op {
    /// Whether a number is at least, or at most, another.
    pub fn holds(self, number: u8, value: u8) -> bool {
        match self {
            Op::AtLeast => number >= value,
            Op::AtMost => number <= value,
        }
    }
}

/// What has to be so for an objective.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Condition {
    /// What is counted.
    pub metric: Metric,
    /// How it is compared.
    pub op: Op,
    /// With what.
    pub value: u8,
}

/// A metric as the files write it: its name, and what it is about.
#[derive(Deserialize)]
pub(super) struct MetricEntry {
    pub metric: String,
    #[serde(rename = "type")]
    kind: Option<PlanetType>,
    zone: Option<Zone>,
    track: Option<Technology>,
    level: Option<u8>,
}

impl MetricEntry {
    /// The metric; `card` and `file` are for the error.
    pub fn finish(&self, file: &str, card: &str) -> Result<Metric, DataError> {
        let lacks = |what: &str| DataError::new(file, card, &format!("`{}` needs a `{what}`", self.metric));
        Ok(match self.metric.as_str() {
            "planets" => Metric::Planets,
            "colonies" => Metric::Colonies,
            "terraformed" => Metric::Terraformed,
            "planets_of_type" => Metric::PlanetsOfType(self.kind.ok_or_else(|| lacks("type"))?),
            "planet_types" => Metric::PlanetTypes,
            "planets_in_zone" => Metric::PlanetsInZone(self.zone.ok_or_else(|| lacks("zone"))?),
            "tech_level" => Metric::TechLevel(self.track.ok_or_else(|| lacks("track"))?),
            "tech_sum" => Metric::TechSum,
            "tech_min_level" => Metric::TechMinLevel,
            "techs_at_level" => Metric::TechsAtLevel(self.level.ok_or_else(|| lacks("level"))?),
            "technology_leadership" => Metric::TechnologyLeadership,
            "colonial_leadership" => Metric::ColonialLeadership,
            "technology_medals" => Metric::TechnologyMedals,
            "colonial_medals" => Metric::ColonialMedals,
            "medals" => Metric::Medals,
            "pit_cubes" => Metric::PitCubes,
            "cubes_on_planets" => Metric::CubesOnPlanets,
            "cubes_on_one_planet" => Metric::CubesOnOnePlanet,
            "antimatter_on_planets" => Metric::AntimatterOnPlanets,
            "ships_on_board" => Metric::ShipsOnBoard,
            other => return Err(DataError::new(file, card, &format!("nothing is counted as `{other}`"))),
        })
    }
}
