//! Crew cards and Survivor cards (`crew.toml`, `survivors.toml`).

use std::collections::BTreeMap;

use enum_map::EnumMap;
use serde::{Deserialize, Serialize};
use table::data::DataError;

use crate::cards::{Crew, Survivor};
use crate::goods::Gain;
use crate::names::{Color, Dest, Row, Specialist};

/// A Crew card.
#[derive(Clone, Debug, Serialize)]
pub struct CrewCard {
    /// The symbol in its centre (PF-SPEC-2).
    pub specialist: Specialist,
    /// The edge that is active in each row: the bottom edge in the upper row, the top edge in the lower (PF-CREW-4).
    pub edges: EnumMap<Row, Edge>,
    /// Which of its values are our own, because the rulebook does not show them.
    pub reconstructed: Vec<String>,
}

/// An edge of a Crew card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Edge {
    /// Where it matches (PF-CREW-11).
    pub dest: Dest,
    /// What kind of action it is.
    pub kind: EdgeKind,
    /// What a trade costs (PF-CREW-15).
    #[serde(default)]
    pub pay: Gain,
    /// What it brings.
    pub gain: Gain,
}

/// A kind of edge action (PF-CREW-15).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EdgeKind {
    /// Resources, perhaps with cards.
    Gain,
    /// Crew cards only.
    Crew,
    /// A payment for a gain.
    Trade,
}

/// A Survivor card.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct SurvivorCard {
    /// Its name.
    pub id: Survivor,
    /// Its colour, which must be the Planet's to be kept and settled.
    pub color: Color,
    /// What whoever resolves it gains.
    pub gain: Gain,
    #[expect(missing_docs, reason = "where the values come from")]
    pub source: String,
}

#[derive(Deserialize)]
pub(super) struct CrewFile {
    pub(super) deck: CrewDeck,
    crew: Vec<CrewEntry>,
}

#[derive(Deserialize)]
pub(super) struct CrewDeck {
    pub(super) canteen_display: u8,
    pub(super) starting_draw: u8,
    pub(super) starting_keep: u8,
    pub(super) row_capacity: u8,
    pub(super) hand_limit: u8,
    pub(super) plays_per_turn: u8,
    pub(super) plays_on_star_portal: u8,
}

#[derive(Deserialize)]
struct CrewEntry {
    id: Crew,
    specialist: Specialist,
    top: Edge,
    bottom: Edge,
    source: String,
    #[serde(default)]
    source_fields: BTreeMap<String, String>,
}

impl CrewFile {
    pub(super) fn finish(self) -> Result<Vec<CrewCard>, DataError> {
        let file = "crew.toml";
        if !self.crew.iter().map(|entry| entry.id).eq(Crew::all()) {
            return Err(DataError::new(file, "crew", "the cards are C01 to C39, in this order"));
        }
        for CrewEntry { id, top, bottom, .. } in &self.crew {
            let wrong = |problem: &str| Err(DataError::new(file, &id.to_string(), problem));
            if top.dest == bottom.dest {
                return wrong("the two edges have different types");
            }
            if [top, bottom].into_iter().any(|edge| edge.kind != edge.expected_kind()) {
                return wrong("an edge is a `trade` with a price, `crew` with cards only, and else a `gain`");
            }
            if [top, bottom].into_iter().any(|edge| edge.gain.is_none() || edge.pay.crew > 0) {
                return wrong("an edge brings something, and is not paid with Crew cards");
            }
        }
        Ok(self.crew.into_iter().map(CrewEntry::finish).collect())
    }
}

impl CrewEntry {
    fn finish(self) -> CrewCard {
        let (top, bottom) = (self.top, self.bottom);
        let edges = EnumMap::from_fn(|row| match row {
            Row::Upper => bottom,
            Row::Lower => top,
        });
        let reconstructed = reconstructed(&self.source, &self.source_fields);
        CrewCard { specialist: self.specialist, edges, reconstructed }
    }
}

impl Edge {
    fn expected_kind(&self) -> EdgeKind {
        match (self.pay.is_none(), self.gain.units()) {
            (false, _) => EdgeKind::Trade,
            (true, 0) => EdgeKind::Crew,
            (true, _) => EdgeKind::Gain,
        }
    }
}

/// Which fields of an entry are our own: all but those that the rulebook shows, or none but those it does not.
pub(super) fn reconstructed(source: &str, fields: &BTreeMap<String, String>) -> Vec<String> {
    let ours = |source: &str| source == "reconstructed";
    let mut marked: Vec<String> =
        fields.iter().filter(|(_, source)| ours(source)).map(|(field, _)| field.clone()).collect();
    if ours(source) {
        marked.insert(0, "*".to_owned());
    }
    marked
}

#[derive(Deserialize)]
pub(super) struct SurvivorsFile {
    pub(super) deck: SurvivorDeck,
    survivors: Vec<SurvivorCard>,
}

#[derive(Deserialize)]
pub(super) struct SurvivorDeck {
    pub(super) hold_limit: u8,
    pub(super) draw: u8,
    pub(super) draw_with_scout_vehicles: u8,
}

impl SurvivorsFile {
    pub(super) fn finish(self) -> Result<Vec<SurvivorCard>, DataError> {
        let file = "survivors.toml";
        if !self.survivors.iter().map(|card| card.id).eq(Survivor::all()) {
            return Err(DataError::new(file, "survivors", "the cards are S01 to S15, in this order"));
        }
        if let Some(card) = self.survivors.iter().find(|card| card.gain.crew > 0) {
            return Err(DataError::new(file, &card.id.to_string(), "Survivors bring no Crew cards"));
        }
        Ok(self.survivors)
    }
}
