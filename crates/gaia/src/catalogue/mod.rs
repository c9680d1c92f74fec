//! The components of the box: every number of the game comes from `data/*.toml`.
//!
//! The files are embedded; people can play with their own in the place of some ([`table::Edition`]).

mod automa;
mod board;
mod factions;
mod ranges;
mod tiles;

use std::sync::LazyLock;

use enum_map::EnumMap;
use serde::Serialize;
use table::data::{DataError, Folder};
use table::{Components, Edition, by_kind};

use crate::names::{
    Advanced, Area, BoardAction, Booster, Faction, FinalTile, FreeAction, Planet, RoundTile, Standard, Token,
};

pub use automa::{
    AutomaKit, Building, DecisionCard, Difficulty, FactionCard, MineTask, Support, Task, UpgradeEntry,
};
pub use board::{Layout, Placement, SectorTile, Side, VariableMethod};
pub use factions::{Abilities, FactionBoard, SpecialKind, StructureBoard};
pub use tiles::{
    BoardActionKind, BoosterAction, BoosterKind, Effect, FinalTileKind, FreeActionKind, Level, PassBonus,
    RoundTileKind, TechTile, Timing, TokenKind,
};

/// All components, parsed and checked once.
#[derive(Debug, Serialize)]
pub struct Catalogue {
    /// The faction boards.
    pub factions: EnumMap<Faction, FactionBoard>,
    /// Terraforming steps between two types of the wheel, by position on the wheel (GP-MINE-10).
    pub steps: [[u8; 7]; 7],
    /// Round boosters.
    pub boosters: EnumMap<Booster, BoosterKind>,
    /// Boosters in play beyond the number of players (GP-SETUP-11).
    pub extra_boosters: u8,
    /// Standard tech tiles.
    pub standard: EnumMap<Standard, TechTile<Standard>>,
    /// Advanced tech tiles.
    pub advanced: EnumMap<Advanced, TechTile<Advanced>>,
    /// Federation tokens.
    pub tokens: EnumMap<Token, TokenKind>,
    /// Round scoring tiles.
    pub round_tiles: EnumMap<RoundTile, RoundTileKind>,
    /// Final scoring tiles.
    pub final_tiles: EnumMap<FinalTile, FinalTileKind>,
    /// Research levels 0 to 5 of every area.
    pub areas: EnumMap<Area, AreaKind>,
    /// Power and QIC actions.
    pub board_actions: EnumMap<BoardAction, BoardActionKind>,
    /// Free actions.
    pub free_actions: EnumMap<FreeAction, FreeActionKind>,
    /// Single numbers of the rules.
    pub numbers: Numbers,
    /// Sector tiles, both sides.
    pub sectors: Vec<SectorTile>,
    /// Printed layouts.
    pub layouts: Vec<Layout>,
    /// Ways to vary the board (GP-VAR).
    pub methods: Vec<VariableMethod>,
    /// The Automa's cards and numbers.
    #[serde(skip_serializing_if = "AutomaKit::as_at_first")]
    pub automa: AutomaKit,
}

/// A research area: its levels and its name in the boardgamers notation.
#[derive(Debug, Serialize)]
pub struct AreaKind {
    /// Which one it is.
    pub id: Area,
    /// Levels 0 to 5.
    pub levels: [Level; 6],
    /// Name in the boardgamers notation.
    #[serde(skip)]
    pub boardgamers_id: String,
}

/// Single numbers of the rules.
#[derive(Debug, Serialize)]
pub struct Numbers {
    /// Most ore a player holds (GP-COMP-4).
    pub max_ore: u8,
    /// Most knowledge.
    pub max_knowledge: u8,
    /// Most credits.
    pub max_credits: u8,
    /// Range gained per QIC (GP-MINE-6).
    pub range_per_qic: u8,
    /// Knowledge per research level (GP-RES-1).
    pub research_cost: u8,
    /// Power charged on reaching level 3 (GP-RES-4).
    pub charge_on_level_3: u8,
    /// Distance that counts as near (GP-UPG-5, GP-CHARGE-1).
    pub neighbourhood: u8,
    /// Power that is charged for free (GP-CHARGE-4).
    pub free_charge: u8,
    /// Power value a federation needs (GP-FED-2).
    pub federation_power: u8,
    /// Satellites per player (GP-COMP-6).
    pub satellites: u8,
    /// Gaiaformers per player (GP-COMP-3).
    pub gaiaformers: u8,
    /// QIC that make a Gaia planet habitable (GP-MINE-12).
    pub gaia_planet_qic: u8,
    /// Victory points at the start (GP-SETUP-13).
    pub starting_vp: u8,
    /// Rounds of a game (GP-ROUND-1).
    pub rounds: u8,
    /// Points for the ranks of a final tile (GP-END-2).
    pub rank_vp: [u8; 4],
    /// Points per research level from 3 (GP-END-7).
    pub research_vp: u8,
    /// Resources per point at the end (GP-END-8).
    pub resources_per_vp: u8,
}

impl Components for Catalogue {
    const FILES: &'static [(&'static str, &'static str)] = &[
        ("actions.toml", include_str!("../../data/actions.toml")),
        ("automa.toml", include_str!("../../data/automa.toml")),
        ("boosters.toml", include_str!("../../data/boosters.toml")),
        ("factions.toml", include_str!("../../data/factions.toml")),
        ("federations.toml", include_str!("../../data/federations.toml")),
        ("planets.toml", include_str!("../../data/planets.toml")),
        ("research.toml", include_str!("../../data/research.toml")),
        ("scoring.toml", include_str!("../../data/scoring.toml")),
        ("sectors.toml", include_str!("../../data/sectors.toml")),
        ("tech_tiles.toml", include_str!("../../data/tech_tiles.toml")),
    ];

    fn read(folder: &Folder) -> Result<Self, DataError> {
        folder.check(ranges::RANGES)?;
        let catalogue = Catalogue::read_files(folder)?;
        catalogue.check()?;
        Ok(catalogue)
    }

    fn editions() -> &'static [Edition<Self>] {
        static EDITIONS: LazyLock<Vec<Edition<Catalogue>>> = LazyLock::new(Edition::all_built_in);
        &EDITIONS
    }
}

impl Catalogue {
    fn read_files(folder: &Folder) -> Result<Catalogue, DataError> {
        let planets: board::PlanetsFile = folder.load("planets.toml")?;
        let sectors: board::SectorsFile = folder.load("sectors.toml")?;
        let factions: factions::FactionsFile = folder.load("factions.toml")?;
        let boosters: tiles::BoostersFile = folder.load("boosters.toml")?;
        let tech: tiles::TechFile = folder.load("tech_tiles.toml")?;
        let federations: tiles::FederationsFile = folder.load("federations.toml")?;
        let research: tiles::ResearchFile = folder.load("research.toml")?;
        let scoring: tiles::ScoringFile = folder.load("scoring.toml")?;
        let actions: tiles::ActionsFile = folder.load("actions.toml")?;
        let numbers = Numbers {
            max_ore: actions.limits.ore,
            max_knowledge: actions.limits.knowledge,
            max_credits: actions.limits.credits,
            range_per_qic: actions.range.per_qic,
            research_cost: actions.research.knowledge_per_level,
            charge_on_level_3: research.charge_on_level_3,
            neighbourhood: actions.neighbourhood.distance,
            free_charge: actions.charging.free_power,
            federation_power: federations.rules.power_value_needed,
            satellites: federations.rules.satellites_per_player,
            gaiaformers: actions.supply.gaiaformers_per_player,
            gaia_planet_qic: planets.gaia_planet_qic(),
            starting_vp: scoring.r#final.starting_vp,
            rounds: scoring.r#final.rounds,
            rank_vp: scoring.r#final.rank_vp,
            research_vp: scoring.r#final.research_vp_per_level_reached_from_3,
            resources_per_vp: scoring.r#final.resources_per_vp,
        };
        let automa: automa::AutomaFile = folder.load("automa.toml")?;
        let automa = automa.finish(sectors.centre()?)?;
        let (sectors, layouts, methods) = sectors.finish()?;
        Ok(Catalogue {
            factions: by_kind("factions.toml", factions.finish()?, |kind| kind.id)?,
            steps: planets.steps()?,
            boosters: by_kind("boosters.toml", boosters.booster, |kind| kind.id)?,
            extra_boosters: boosters.boosters_in_play_beyond_player_count,
            standard: by_kind("tech_tiles.toml", tech.standard, |kind| kind.id)?,
            advanced: by_kind("tech_tiles.toml", tech.advanced, |kind| kind.id)?,
            tokens: by_kind("federations.toml", federations.federation_token, |kind| kind.id)?,
            round_tiles: by_kind("scoring.toml", scoring.round_tile, |kind| kind.id)?,
            final_tiles: by_kind("scoring.toml", scoring.final_tile, |kind| kind.id)?,
            areas: by_kind("research.toml", research.areas()?, |kind| kind.id)?,
            board_actions: by_kind("actions.toml", actions.board_actions()?, |kind| kind.id)?,
            free_actions: by_kind("actions.toml", actions.free_actions()?, |kind| kind.id)?,
            numbers,
            sectors,
            layouts,
            methods,
            automa,
        })
    }

    /// The index of a sector tile.
    pub fn sector(&self, id: &str) -> Option<usize> {
        self.sectors.iter().position(|sector| sector.id == id)
    }

    /// Steps from a home type to another type of the wheel.
    pub fn steps_between(&self, home: Planet, target: Planet) -> u8 {
        self.steps[home as usize][target as usize]
    }
}
