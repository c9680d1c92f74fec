//! Victory points by source.

use std::hash::{Hash, Hasher};

use serde::{Deserialize, Serialize};
use table::Handicap;

use crate::names::{Advanced, Area, Booster, Named, Standard};

/// Where victory points come from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// The points everybody starts with.
    Start,
    /// The scoring tile of a round, counted from 1.
    Round(u8),
    /// A booster, on passing.
    Booster(Booster),
    /// A standard tech tile.
    Standard(Standard),
    /// An advanced tech tile.
    Advanced(Advanced),
    /// Federation tokens gained.
    Federation,
    /// Federation tokens scored again.
    Rescore,
    /// The QIC action for planet types.
    PlanetTypes,
    /// Gaia Project level 5.
    GaiaProject,
    /// Gleens: mines on Gaia planets.
    Gleens,
    /// Paid for charging power.
    Charge,
    /// A final scoring tile, 0 or 1.
    Final(u8),
    /// Research at the end.
    Research(Area),
    /// Left-over resources.
    Resources,
    /// The Automa's decision cards.
    AutomaCards,
    /// The Automa's faction actions.
    AutomaFaction,
    /// The passive effect of the Automa's faction.
    AutomaPassive,
    /// What the Automa's level adds to every gain.
    AutomaLevel,
    /// Points more or fewer that were agreed beforehand (GP-CLUB-14).
    Handicap,
    /// Paid for the faction in an auction (GP-CLUB-13).
    Bid,
}

const ROUNDS: usize = 6;
const BOOSTERS: usize = 1 + ROUNDS;
const STANDARD: usize = BOOSTERS + 10;
const ADVANCED: usize = STANDARD + 9;
const SINGLE: usize = ADVANCED + 15;
const FINAL: usize = SINGLE + 6;
const RESEARCH: usize = FINAL + 2;
const RESOURCES: usize = RESEARCH + 6;
/// Sources of people.
const PEOPLE: usize = RESOURCES + 1;
/// Sources of the Automa alone.
const AUTOMA: usize = PEOPLE + 4;
/// Sources of house rules.
const COUNT: usize = AUTOMA + 2;

impl Source {
    fn index(self) -> usize {
        match self {
            Source::Start => 0,
            Source::Round(round) => usize::from(round),
            Source::Booster(booster) => BOOSTERS + booster as usize,
            Source::Standard(tile) => STANDARD + tile as usize,
            Source::Advanced(tile) => ADVANCED + tile as usize,
            Source::Federation => SINGLE,
            Source::Rescore => SINGLE + 1,
            Source::PlanetTypes => SINGLE + 2,
            Source::GaiaProject => SINGLE + 3,
            Source::Gleens => SINGLE + 4,
            Source::Charge => SINGLE + 5,
            Source::Final(tile) => FINAL + usize::from(tile),
            Source::Research(area) => RESEARCH + area as usize,
            Source::Resources => RESOURCES,
            Source::AutomaCards => PEOPLE,
            Source::AutomaFaction => PEOPLE + 1,
            Source::AutomaPassive => PEOPLE + 2,
            Source::AutomaLevel => PEOPLE + 3,
            Source::Handicap => AUTOMA,
            Source::Bid => AUTOMA + 1,
        }
    }

    /// All sources, in the order of the score sheet.
    pub fn all() -> impl Iterator<Item = Source> {
        let rounds = (1..=ROUNDS as u8).map(Source::Round);
        let boosters = Booster::ALL.iter().copied().map(Source::Booster);
        let standard = Standard::ALL.iter().copied().map(Source::Standard);
        let advanced = Advanced::ALL.iter().copied().map(Source::Advanced);
        let single = [
            Source::Federation,
            Source::Rescore,
            Source::PlanetTypes,
            Source::GaiaProject,
            Source::Gleens,
            Source::Charge,
        ];
        let research = Area::ALL.iter().copied().map(Source::Research);
        let automa = [Source::AutomaCards, Source::AutomaFaction, Source::AutomaPassive, Source::AutomaLevel];
        [Source::Start, Source::Handicap, Source::Bid]
            .into_iter()
            .chain(automa)
            .chain(rounds)
            .chain(boosters)
            .chain(standard)
            .chain(advanced)
            .chain(single)
            .chain([Source::Final(0), Source::Final(1)])
            .chain(research)
            .chain([Source::Resources])
    }

    /// The name in the text catalogue (`source-` + this) and in exported score sheets.
    pub fn name(self) -> String {
        match self {
            Source::Start => "start".into(),
            Source::Round(round) => format!("round-{round}"),
            Source::Booster(booster) => booster.id().into(),
            Source::Standard(tile) => tile.id().into(),
            Source::Advanced(tile) => tile.id().into(),
            Source::Federation => "federation".into(),
            Source::Rescore => "rescore".into(),
            Source::PlanetTypes => "planet-types".into(),
            Source::GaiaProject => "gaia-project-5".into(),
            Source::Gleens => "gleens".into(),
            Source::Charge => "charge".into(),
            Source::Final(tile) => format!("final-{}", tile + 1),
            Source::Research(area) => format!("research-{}", area.id()),
            Source::Resources => "resources".into(),
            Source::AutomaCards => "automa-cards".into(),
            Source::AutomaFaction => "automa-faction".into(),
            Source::AutomaPassive => "automa-passive".into(),
            Source::AutomaLevel => "automa-level".into(),
            Source::Handicap => Handicap::SOURCE.into(),
            Source::Bid => "bid".into(),
        }
    }
}

/// The points of one player by source, and their running total.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Points {
    total: i16,
    points: [i16; COUNT],
}

/// What only the Automa scores, and what only house rules bring, is hashed where there is some of it: games without it have
/// the hash they always had.
impl Hash for Points {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let (people, rest) = self.points.split_at(PEOPLE);
        let (automa, house) = rest.split_at(AUTOMA - PEOPLE);
        self.total.hash(state);
        people.hash(state);
        for rare in [automa, house].into_iter().filter(|points| points.iter().any(|points| *points != 0)) {
            rare.hash(state);
        }
    }
}

impl Default for Points {
    fn default() -> Self {
        Points { total: 0, points: [0; COUNT] }
    }
}

impl Points {
    /// Adds points (or takes them away).
    pub fn add(&mut self, source: Source, points: i32) {
        self.points[source.index()] += points as i16;
        self.total += points as i16;
    }

    /// Points from one source.
    pub fn of(&self, source: Source) -> i32 {
        self.points[source.index()].into()
    }

    /// The running total.
    pub fn total(&self) -> i32 {
        self.total.into()
    }

    /// The sum over all sources, counted anew.
    pub fn recount(&self) -> i32 {
        self.points.iter().map(|points| i32::from(*points)).sum()
    }
}

impl Serialize for Points {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let scored = Source::all().filter(|source| self.of(*source) != 0);
        serializer.collect_map(scored.map(|source| (source.name(), self.of(source))))
    }
}

impl<'de> Deserialize<'de> for Points {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let points = std::collections::HashMap::<String, i32>::deserialize(deserializer)?;
        let mut all = Points::default();
        for (name, points) in points {
            let Some(source) = Source::all().find(|source| source.name() == name) else {
                return Err(serde::de::Error::custom(format!("`{name}` is no source of points")));
            };
            all.add(source, points);
        }
        Ok(all)
    }
}
