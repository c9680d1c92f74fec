//! Planet cards and tiles, progress cards and objectives (`planets.toml`, `celestial.toml`, `progress.toml`,
//! `objectives.toml`).

use arrayvec::ArrayVec;
use enum_map::EnumMap;
use serde::{Deserialize, Serialize};
use table::by_kind;
use table::data::DataError;

use super::Provenance;
use super::effects::{Condition, Effect, EffectEntry, Metric, MetricEntry, Op};
use crate::cubes::Cubes;
use crate::names::{Named, Objective, PlanetType, Progress};

/// The number of planets (KE-COMP-2).
pub const PLANETS: u8 = 28;

/// A planet card (KE-COMP-3).
#[derive(Clone, Debug, Serialize)]
pub struct PlanetCard {
    /// Its number.
    pub number: u8,
    /// The name of the planet, the same in all languages.
    pub name: String,
    /// Its type.
    pub kind: PlanetType,
    /// With how many players it is in the game (KE-SETUP-8).
    pub min_players: u8,
    /// Colonial icons (KE-COLON-3).
    pub icons: u8,
    /// What it produces as a colony.
    pub colony: Cubes,
    /// What terraforming costs.
    pub cost: Cubes,
    /// The level it needs (KE-TERRA-3).
    pub level: u8,
    /// What it produces once terraformed.
    pub terraformed: Cubes,
    /// Its points once terraformed.
    pub points: u8,
    /// Where its figures come from.
    pub source: Provenance,
}

impl PlanetCard {
    /// What its visible side produces (KE-EXPL-2).
    pub fn production(&self, terraformed: bool) -> Cubes {
        if terraformed { self.terraformed } else { self.colony }
    }
}

/// Who benefits from a progress card.
#[derive(Clone, Copy, Debug, Serialize)]
pub enum Qualify {
    /// Everybody.
    All,
    /// Whoever has at least so many.
    AtLeast(Metric, u8),
    /// Whoever has the most or the fewest.
    Ranked {
        /// What is compared.
        metric: Metric,
        /// Whether most or fewest.
        ranking: Ranking,
        /// What has to be reached as well (KE-PROG-5).
        floor: u8,
        /// In place of the comparison in the solo game (KE-SOLO-10); without one the Ghost is compared.
        solo: Option<(Op, u8)>,
    },
}

/// Most or fewest.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Ranking {
    /// The most.
    Highest,
    /// The fewest.
    Lowest,
}

/// A progress card.
#[derive(Clone, Debug, Serialize)]
pub struct ProgressCard {
    /// Who benefits.
    pub qualify: Qualify,
    /// From what.
    pub effect: Effect,
    /// Where it comes from.
    pub source: Provenance,
}

/// An objective card.
#[derive(Clone, Debug, Serialize)]
pub struct ObjectiveCard {
    /// All of this has to be so.
    pub conditions: ArrayVec<Condition, 4>,
    /// What it scores.
    pub points: u8,
    /// Where it comes from.
    pub source: Provenance,
}

#[derive(Deserialize)]
pub(super) struct CelestialFile {
    pub kinds: Vec<KindEntry>,
    tiles: Vec<TileEntry>,
}

#[derive(Deserialize)]
pub(super) struct KindEntry {
    pub id: String,
    pub withdraw_recovers: Option<u8>,
    pub colonial_leadership: Option<u8>,
}

#[derive(Deserialize)]
struct TileEntry {
    kind: String,
    planet: Option<u8>,
    min_players: u8,
}

impl CelestialFile {
    /// How many tiles of a kind there are with two, three and four players.
    pub fn count(&self, kind: &str) -> [u8; 3] {
        let of = |players: u8| {
            self.tiles.iter().filter(|tile| tile.kind == kind && tile.min_players <= players).count() as u8
        };
        [of(2), of(3), of(4)]
    }

    /// The players a planet's tile needs, if there is one such tile.
    fn planet(&self, number: u8) -> Option<u8> {
        let mut tiles = self.tiles.iter().filter(|tile| tile.kind == "planet" && tile.planet == Some(number));
        tiles.next().map(|tile| tile.min_players).filter(|_| tiles.next().is_none())
    }
}

#[derive(Deserialize)]
pub(super) struct PlanetsFile {
    planets: Vec<PlanetEntry>,
}

#[derive(Deserialize)]
struct PlanetEntry {
    number: u8,
    name: String,
    #[serde(rename = "type")]
    kind: PlanetType,
    min_players: u8,
    source: Provenance,
    colony: Colony,
    terraform: Terraform,
    terraformed: Terraformed,
}

#[derive(Deserialize)]
struct Colony {
    colonial_icons: u8,
    production: Cubes,
}

#[derive(Deserialize)]
struct Terraform {
    min_level: u8,
    cost: Cubes,
}

#[derive(Deserialize)]
struct Terraformed {
    victory_points: u8,
    production: Cubes,
}

impl PlanetsFile {
    pub fn finish(self, tiles: &CelestialFile) -> Result<Vec<PlanetCard>, DataError> {
        let wrong = |number: u8, problem: &str| {
            Err(DataError::new("planets.toml", &format!("planet {number}"), problem))
        };
        let mut cards = Vec::new();
        for (entry, number) in self.planets.into_iter().zip(1_u8..) {
            if entry.number != number {
                return wrong(entry.number, "the planets should stand in the order of their numbers");
            }
            if tiles.planet(number) != Some(entry.min_players) {
                return wrong(number, "its tile in celestial.toml should be there once, for as many players");
            }
            cards.push(PlanetCard {
                number,
                name: entry.name,
                kind: entry.kind,
                min_players: entry.min_players,
                icons: entry.colony.colonial_icons,
                colony: entry.colony.production,
                cost: entry.terraform.cost,
                level: entry.terraform.min_level,
                terraformed: entry.terraformed.production,
                points: entry.terraformed.victory_points,
                source: entry.source,
            });
        }
        if cards.len() != usize::from(PLANETS) {
            return wrong(cards.len() as u8, &format!("there should be {PLANETS} planets"));
        }
        Ok(cards)
    }
}

#[derive(Deserialize)]
pub(super) struct ProgressFile {
    deck_size: u8,
    removed_at_setup: u8,
    cards: Vec<ProgressEntry>,
}

#[derive(Deserialize)]
struct ProgressEntry {
    id: Progress,
    qualify: QualifyEntry,
    effect: EffectEntry,
    source: Provenance,
}

#[derive(Deserialize)]
struct QualifyEntry {
    kind: QualifyKind,
    #[serde(flatten)]
    metric: Option<MetricEntry>,
    value: Option<u8>,
    #[serde(default)]
    min: u8,
    solo: Option<SoloEntry>,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum QualifyKind {
    All,
    AtLeast,
    Highest,
    Lowest,
}

#[derive(Deserialize)]
struct SoloEntry {
    op: Op,
    value: u8,
}

impl ProgressFile {
    /// The cards. What the Ghost is compared in has no condition for the solo game, everything else has one (KE-SOLO-10).
    pub fn finish(self, compared: &[String]) -> Result<EnumMap<Progress, ProgressCard>, DataError> {
        if usize::from(self.deck_size + self.removed_at_setup) != Progress::ALL.len() {
            let problem = "deck_size and removed_at_setup should be 18 together";
            return Err(DataError::new("progress.toml", "deck_size", problem));
        }
        let mut cards = Vec::new();
        for entry in self.cards {
            let qualify = entry.qualify.finish(entry.id.id(), compared)?;
            cards.push((
                entry.id,
                ProgressCard { qualify, effect: entry.effect.into(), source: entry.source },
            ));
        }
        Ok(by_kind("progress.toml", cards, |(id, _)| *id)?.map(|_, (_, card)| card))
    }
}

impl QualifyEntry {
    fn finish(self, card: &str, compared: &[String]) -> Result<Qualify, DataError> {
        const FILE: &str = "progress.toml";
        let wrong = |problem: &str| DataError::new(FILE, card, problem);
        let metric = || {
            let entry = self.metric.as_ref().ok_or_else(|| wrong("it needs a `metric`"))?;
            Ok::<_, DataError>((entry.finish(FILE, card)?, compared.contains(&entry.metric)))
        };
        let ranking = match self.kind {
            QualifyKind::All => return Ok(Qualify::All),
            QualifyKind::AtLeast => {
                let value = self.value.ok_or_else(|| wrong("it needs a `value`"))?;
                return Ok(Qualify::AtLeast(metric()?.0, value));
            }
            QualifyKind::Highest => Ranking::Highest,
            QualifyKind::Lowest => Ranking::Lowest,
        };
        let (metric, with_ghost) = metric()?;
        if with_ghost == self.solo.is_some() {
            return Err(wrong("either the Ghost is compared, or there is a `solo` condition"));
        }
        let solo = self.solo.map(|solo| (solo.op, solo.value));
        Ok(Qualify::Ranked { metric, ranking, floor: self.min, solo })
    }
}

#[derive(Deserialize)]
pub(super) struct ObjectivesFile {
    pub dealt_per_player: u8,
    pub kept_per_player: u8,
    objectives: Vec<ObjectiveEntry>,
}

#[derive(Deserialize)]
struct ObjectiveEntry {
    id: Objective,
    set: String,
    condition: ConditionEntry,
    victory_points: u8,
    source: Provenance,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum ConditionEntry {
    All { all: Vec<OneEntry> },
    One(OneEntry),
}

#[derive(Deserialize)]
struct OneEntry {
    #[serde(flatten)]
    metric: MetricEntry,
    op: Op,
    value: u8,
}

impl ObjectivesFile {
    pub fn finish(self) -> Result<EnumMap<Objective, ObjectiveCard>, DataError> {
        const FILE: &str = "objectives.toml";
        let mut cards = Vec::new();
        for entry in self.objectives {
            let id = entry.id.id();
            if (entry.set == "advanced") != entry.id.is_advanced() {
                return Err(DataError::new(
                    FILE,
                    id,
                    "S cards are the standard set, A cards the advanced one",
                ));
            }
            let all = match entry.condition {
                ConditionEntry::All { all } => all,
                ConditionEntry::One(one) => vec![one],
            };
            if all.len() > 4 {
                return Err(DataError::new(FILE, id, "at most four conditions can be joined"));
            }
            let one = |one: OneEntry| {
                Ok(Condition { metric: one.metric.finish(FILE, id)?, op: one.op, value: one.value })
            };
            let conditions = all.into_iter().map(one).collect::<Result<_, DataError>>()?;
            cards.push((
                entry.id,
                ObjectiveCard { conditions, points: entry.victory_points, source: entry.source },
            ));
        }
        Ok(by_kind(FILE, cards, |(id, _)| *id)?.map(|_, (_, card)| card))
    }
}
