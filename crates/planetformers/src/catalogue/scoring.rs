//! Points, the end of the game and the levels of the Automa (`scoring.toml`).

use std::collections::BTreeMap;

use enum_map::EnumMap;
use serde::{Deserialize, Serialize};
use table::by_kind;
use table::data::DataError;

use super::Name;
use crate::names::Level;

const FILE: &str = "scoring.toml";

/// Points, and the end of the game.
#[derive(Clone, Debug, Serialize)]
pub struct Scoring {
    /// Fully terraformed Planets that trigger the end, by number of people from one (PF-END-1).
    pub planets_to_trigger: [u8; 4],
    /// Full rounds after the one in which the end is triggered (PF-END-3).
    pub extra_rounds: u16,
    /// Rounds in a row without a raised level that end the game (PF-END-6).
    pub stall_rounds: u16,
    /// Levels of one Terraform action (PF-TERRA-4).
    pub levels: u8,
    /// More levels for every own Colony.
    pub levels_per_colony: u8,
    /// More levels for every own Outpost.
    pub levels_per_outpost: u8,
    /// Points for the first and the second rank on a completed Planet (PF-TERRA-16).
    pub rank: [u8; 2],
    /// Points for a spot of the terraforming track (PF-TERRA-15, PF-SCORE-2).
    pub per_spot: u8,
    /// Levels given by a discovery (PF-TRAVEL-16).
    pub discovery: u8,
    /// Points for an Outpost beside an own Colony (PF-OUT-5).
    pub outpost: u8,
    /// Points by the number of settled Survivors (PF-SCORE-3, PF-SCORE-4).
    pub settled: Vec<u8>,
    /// Points by the number of Colonies (PF-SCORE-5).
    pub colonies: [u8; 9],
    /// The levels of the Automa.
    pub difficulty: EnumMap<Level, Difficulty>,
}

impl Scoring {
    /// PF-SCORE-3, PF-SCORE-4: points for so many settled Survivors. Beyond the table the last entry counts.
    pub fn settled(&self, survivors: u8) -> u8 {
        let last = self.settled.len() - 1;
        self.settled[usize::from(survivors).min(last)]
    }
}

/// A level of the Automa.
#[derive(Clone, Debug, Serialize)]
pub struct Difficulty {
    /// What it is called.
    pub name: Name,
    /// Points by the number of unlocked upgrades.
    pub upgrades: [u8; 7],
    /// Whether it begins with a Colony (PF-SOLO-50).
    pub starting_colony: bool,
    /// More resources of each type at the start.
    pub extra_resources: u8,
}

#[derive(Deserialize)]
pub(super) struct ScoringFile {
    game_end: GameEnd,
    terraforming: Terraforming,
    trading_outpost: Outpost,
    settling: Table,
    colonies: Table,
    difficulty: Vec<DifficultyEntry>,
}

#[derive(Deserialize)]
struct GameEnd {
    planets_to_trigger: BTreeMap<String, u8>,
    extra_full_rounds: u16,
    stall_rounds: u16,
}

#[derive(Deserialize)]
struct Terraforming {
    base_levels_per_action: u8,
    bonus_per_colony: u8,
    bonus_per_outpost: u8,
    first_bonus: u8,
    second_bonus: u8,
    vp_per_spot: u8,
    discovery_levels: u8,
}

#[derive(Deserialize)]
struct Outpost {
    vp_with_own_colony: u8,
}

#[derive(Deserialize)]
struct Table {
    vp: Vec<u8>,
}

#[derive(Deserialize)]
struct DifficultyEntry {
    id: Level,
    name: Name,
    upgrade_vp: [u8; 7],
    starting_colony: bool,
    extra_resources_each: u8,
}

impl ScoringFile {
    pub(super) fn finish(self) -> Result<Scoring, DataError> {
        let wrong = |entry: &str, problem: &str| DataError::new(FILE, entry, problem);
        let mut planets_to_trigger = [0; 4];
        for (trigger, players) in planets_to_trigger.iter_mut().zip(["1", "2", "3", "4"]) {
            let found = self.game_end.planets_to_trigger.get(players);
            let missing = || wrong("game_end", "`planets_to_trigger` has a number for 1, 2, 3 and 4 players");
            *trigger = *found.ok_or_else(missing)?;
        }
        for (entry, table) in [("settling", &self.settling), ("colonies", &self.colonies)] {
            if table.vp.first() != Some(&0) || !table.vp.is_sorted() {
                return Err(wrong(entry, "the points begin with 0 and never fall"));
            }
        }
        let colonies = self.colonies.vp.try_into();
        let colonies = colonies.map_err(|_| wrong("colonies", "there are points for 0 to 8 Colonies"))?;
        let terraforming = &self.terraforming;
        if terraforming.discovery_levels != 1 {
            return Err(wrong("terraforming", "a discovery raises one level"));
        }
        let difficulty = by_kind(FILE, self.difficulty, |entry| entry.id)?.map(|_, entry| Difficulty {
            name: entry.name,
            upgrades: entry.upgrade_vp,
            starting_colony: entry.starting_colony,
            extra_resources: entry.extra_resources_each,
        });
        Ok(Scoring {
            planets_to_trigger,
            extra_rounds: self.game_end.extra_full_rounds,
            stall_rounds: self.game_end.stall_rounds,
            levels: terraforming.base_levels_per_action,
            levels_per_colony: terraforming.bonus_per_colony,
            levels_per_outpost: terraforming.bonus_per_outpost,
            rank: [terraforming.first_bonus, terraforming.second_bonus],
            per_spot: terraforming.vp_per_spot,
            discovery: terraforming.discovery_levels,
            outpost: self.trading_outpost.vp_with_own_colony,
            settled: self.settling.vp,
            colonies,
            difficulty,
        })
    }
}
