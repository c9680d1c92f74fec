//! Faction boards (`factions.toml`).

use enum_map::EnumMap;
use serde::{Deserialize, Serialize};
use table::data::DataError;

use crate::goods::Goods;
use crate::names::{Ability, Area, Faction, Named, Planet, Structure};

/// One side of a faction board.
#[derive(Debug, Serialize)]
pub struct FactionBoard {
    /// Which one it is.
    pub id: Faction,
    /// Name in the boardgamers notation.
    #[serde(skip)]
    pub boardgamers_id: String,
    /// Colour of the pieces.
    #[serde(skip)]
    pub colour: String,
    /// The home planet type.
    pub home: Planet,
    /// The faction on the other side, out of the game once this one is chosen.
    pub other_side: Faction,
    /// Resources at the start.
    pub start: Goods,
    /// Power tokens in areas I to III at the start.
    pub start_power: [u8; 3],
    /// Research levels at the start.
    pub start_research: EnumMap<Area, u8>,
    /// Structures placed at the start.
    pub start_structures: Vec<Structure>,
    /// Income without any structure.
    pub base_income: Goods,
    /// Abilities from the start, and those that come with the planetary institute.
    pub abilities: Abilities,
    /// Abilities that come with the planetary institute.
    pub institute_abilities: Abilities,
    /// The rows of structures.
    pub structures: EnumMap<Structure, StructureBoard>,
    /// What the right academy's action gives.
    pub academy_action: Goods,
    /// The special action of the planetary institute.
    pub institute_action: Option<SpecialKind>,
    /// The special action of the faction board itself.
    pub board_action: Option<SpecialKind>,
    /// Price of making a Gaia planet habitable, where it differs.
    pub gaia_habitable_cost: Option<Goods>,
    /// Numbers that belong to single abilities.
    pub numbers: AbilityNumbers,
}

/// A set of abilities.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Abilities(u32);

impl Abilities {
    /// Whether the ability is in the set.
    pub fn has(self, ability: Ability) -> bool {
        self.0 & (1 << ability as u32) != 0
    }
}

impl FromIterator<Ability> for Abilities {
    fn from_iter<I: IntoIterator<Item = Ability>>(abilities: I) -> Self {
        Abilities(abilities.into_iter().fold(0, |bits, ability| bits | 1 << ability as u32))
    }
}

/// Special actions with a procedure of their own (GP-SPEC-5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SpecialKind {
    /// Simply gives resources.
    Gain,
    /// Ambas: swap the institute with a mine.
    SwapInstitute,
    /// Ivits: place a space station.
    SpaceStation,
    /// Firaks: turn a lab into a trading station and research.
    DowngradeLab,
    /// Bescods: advance in a lowest area.
    AdvanceLowest,
}

/// A row of structures on a faction board.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StructureBoard {
    /// Pieces in the row.
    pub count: u8,
    /// Power value (GP-FED-3).
    pub power_value: u8,
    /// The structure it replaces.
    #[serde(default, deserialize_with = "upgraded_from")]
    pub upgraded_from: Option<Structure>,
    /// Price.
    pub cost: Goods,
    /// Price with an opponent's structure near (GP-UPG-5).
    pub cost_near_opponent: Option<Goods>,
    /// Whether building it grants a tech tile.
    #[serde(default)]
    pub gives_tech_tile: bool,
    /// Income of the slots, left to right.
    pub income: Vec<Goods>,
}

fn upgraded_from<'de, D: serde::Deserializer<'de>>(from: D) -> Result<Option<Structure>, D::Error> {
    let word = String::deserialize(from)?;
    match word.as_str() {
        "none" => Ok(None),
        id => Structure::from_id(id).map(Some).ok_or_else(|| {
            serde::de::Error::custom(format!("`{id}` is no structure; use one of the structures or \"none\""))
        }),
    }
}

/// Numbers that belong to single abilities; 0 where the faction lacks it.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct AbilityNumbers {
    /// Lantids: knowledge per shared mine.
    pub shared_mine_knowledge: u8,
    /// Xenos: power value of a federation with the institute.
    pub federation_threshold: u8,
    /// Gleens: points per mine on a Gaia planet.
    pub gaia_mine_vp: u8,
    /// Taklons: value of the brainstone.
    pub brainstone_power: u8,
    /// Ivits: number of space stations.
    pub space_stations: u8,
    /// Ivits: power value of a space station.
    pub space_station_power: u8,
    /// Geodens: knowledge per new planet type.
    pub new_type_knowledge: u8,
    /// Bescods: extra power value on home planets.
    pub home_planet_bonus: u8,
    /// Nevlas: value of a token in area III with the institute.
    pub token_power: u8,
    /// Itars: tokens per tech tile.
    pub tokens_per_tile: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FactionsFile {
    faction: Vec<FactionEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FactionEntry {
    id: Faction,
    boardgamers_id: String,
    colour: String,
    home_planet: Planet,
    other_side: Faction,
    start_resources: Goods,
    start_power: StartPower,
    start_research: EnumMap<Area, u8>,
    start_structures: Vec<Structure>,
    base_income: Goods,
    abilities: Vec<Ability>,
    planetary_institute_abilities: Vec<Ability>,
    special_actions: Vec<SpecialAction>,
    structures: EnumMap<Structure, StructureBoard>,
    gaia_habitable_cost: Option<Goods>,
    satellite_cost: Option<Goods>,
    #[serde(default)]
    shared_mine_knowledge: u8,
    #[serde(default)]
    federation_threshold_with_pi: u8,
    #[serde(default)]
    federation_threshold_step: u8,
    #[serde(default)]
    gaia_mine_vp: u8,
    #[serde(default)]
    brainstone_power_value: u8,
    #[serde(default)]
    space_stations: u8,
    #[serde(default)]
    space_station_power_value: u8,
    #[serde(default)]
    new_planet_type_knowledge: u8,
    #[serde(default)]
    home_planet_power_value_bonus: u8,
    #[serde(default)]
    area3_power_per_token_with_pi: u8,
    #[serde(default)]
    tokens_per_tech_tile: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StartPower {
    area1: u8,
    area2: u8,
    area3: u8,
    gaia: u8,
    brainstone: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SpecialAction {
    id: String,
    source: SpecialSource,
    kind: SpecialKind,
    #[serde(default)]
    gain: Goods,
}

#[derive(Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
enum SpecialSource {
    AcademyRight,
    PlanetaryInstitute,
    FactionBoard,
}

impl FactionsFile {
    pub(super) fn finish(self) -> Result<Vec<FactionBoard>, DataError> {
        self.faction.into_iter().map(FactionEntry::finish).collect()
    }
}

impl FactionEntry {
    fn finish(self) -> Result<FactionBoard, DataError> {
        let wrong = |what: &str| Err(DataError::new("factions.toml", self.id.id(), what));
        if self.start_power.gaia != 0 {
            return wrong("start_power.gaia must be 0: nobody starts with tokens in the Gaia area");
        }
        if self.start_power.brainstone.as_deref().is_some_and(|area| area != "area1") {
            return wrong("start_power.brainstone must be \"area1\"");
        }
        if (self.home_planet as usize) > Planet::Ice as usize {
            return wrong("home_planet must be one of the seven types of the terraforming wheel");
        }
        if self.satellite_cost.is_some_and(|cost| cost != Goods::qic(1)) {
            return wrong("satellite_cost can only be { qic = 1 }");
        }
        if !matches!(self.federation_threshold_step, 0 | 7) {
            return wrong("federation_threshold_step can only be 7");
        }
        if let Some((kind, row)) =
            self.structures.iter().find(|(_, row)| row.income.len() != usize::from(row.count))
        {
            return wrong(&format!(
                "{kind}: {} pieces but {} incomes; there must be one per slot",
                row.count,
                row.income.len()
            ));
        }
        let mut academy_action = Goods::NONE;
        let (mut institute_action, mut board_action) = (None, None);
        for special in &self.special_actions {
            match special.source {
                SpecialSource::AcademyRight if special.kind == SpecialKind::Gain => {
                    academy_action = special.gain;
                }
                SpecialSource::AcademyRight => {
                    return wrong(&format!("special action {}: an academy can only `gain`", special.id));
                }
                SpecialSource::PlanetaryInstitute => institute_action = Some(special.kind),
                SpecialSource::FactionBoard => board_action = Some(special.kind),
            }
        }
        Ok(FactionBoard {
            id: self.id,
            boardgamers_id: self.boardgamers_id,
            colour: self.colour,
            home: self.home_planet,
            other_side: self.other_side,
            start: self.start_resources,
            start_power: [self.start_power.area1, self.start_power.area2, self.start_power.area3],
            start_research: self.start_research,
            start_structures: self.start_structures,
            base_income: self.base_income,
            abilities: self.abilities.into_iter().collect(),
            institute_abilities: self.planetary_institute_abilities.into_iter().collect(),
            structures: self.structures,
            academy_action,
            institute_action,
            board_action,
            gaia_habitable_cost: self.gaia_habitable_cost,
            numbers: AbilityNumbers {
                shared_mine_knowledge: self.shared_mine_knowledge,
                federation_threshold: self.federation_threshold_with_pi,
                gaia_mine_vp: self.gaia_mine_vp,
                brainstone_power: self.brainstone_power_value,
                space_stations: self.space_stations,
                space_station_power: self.space_station_power_value,
                new_type_knowledge: self.new_planet_type_knowledge,
                home_planet_bonus: self.home_planet_power_value_bonus,
                token_power: self.area3_power_per_token_with_pi,
                tokens_per_tile: self.tokens_per_tech_tile,
            },
        })
    }
}
