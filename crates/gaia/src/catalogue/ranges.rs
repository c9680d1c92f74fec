//! What the numbers of the component files may be.
//!
//! A number of people's own must not make a game that cannot be played: what a state has room for, what is divided by, what has
//! to be dealt. Beyond that there is room for other prices and gains than the printed ones.

use std::ops::RangeInclusive;

use table::data::{DataError, Ranges};

use super::Catalogue;
use crate::goods::Goods;
use crate::names::Named as _;

type Fields = &'static [(&'static str, RangeInclusive<i64>)];

const fn ranges(file: &'static str, fields: Fields) -> Ranges {
    Ranges { file, usual: 0..=20, fields }
}

/// Stocks begin below their limits, and no price or gain comes near the largest number.
const ACTIONS: Fields = &[
    ("limits.ore", 15..=60),
    ("limits.knowledge", 15..=60),
    ("limits.credits", 30..=60),
    ("range.per_qic", 1..=10),
    ("neighbourhood.distance", 1..=10),
    ("gain.power_tokens", 0..=5),
    ("gain.qic", 0..=5),
    ("supply.gaiaformers_per_player", 1..=3),
    ("supply.power_tokens", 0..=200),
    ("supply.qic", 0..=200),
];

/// There are ten boosters, and up to four players.
const BOOSTERS: Fields = &[
    ("boosters_in_play_beyond_player_count", 1..=6),
    ("income.power_tokens", 0..=5),
    ("income.qic", 0..=5),
    ("extra_range", 0..=10),
    ("free_terraforming_steps", 0..=3),
];

const FACTIONS: Fields = &[
    ("start_resources.credits", 0..=30),
    ("start_resources.ore", 0..=15),
    ("start_resources.knowledge", 0..=15),
    ("start_resources.qic", 0..=10),
    ("start_research.terraforming", 0..=5),
    ("start_research.navigation", 0..=5),
    ("start_research.artificial_intelligence", 0..=5),
    ("start_research.gaia_project", 0..=5),
    ("start_research.economy", 0..=5),
    ("start_research.science", 0..=5),
    ("income.power_tokens", 0..=5),
    ("base_income.power_tokens", 0..=5),
    ("income.qic", 0..=5),
    ("base_income.qic", 0..=5),
    ("gain.qic", 0..=5),
    ("gain.power_tokens", 0..=5),
    // Three mines are placed at the start; the rows have room for what is printed.
    ("mine.count", 3..=8),
    ("trading_station.count", 1..=4),
    ("research_lab.count", 1..=3),
    ("count", 1..=1),
    ("brainstone_power_value", 1..=6),
    ("area3_power_per_token_with_pi", 1..=4),
    ("federation_threshold_with_pi", 1..=20),
    ("space_stations", 0..=12),
];

const FEDERATIONS: Fields = &[
    ("copies", 0..=19),
    ("power_value_needed", 1..=20),
    ("satellites_per_player", 0..=60),
    ("gain.power_tokens", 0..=5),
    ("gain.qic", 0..=5),
];

const RESEARCH: Fields = &[
    ("ore_per_step", 1..=5),
    ("range", 1..=10),
    ("once.power_tokens", 0..=10),
    ("once.gaiaformers", 0..=3),
    ("once.qic", 0..=5),
    ("income.qic", 0..=5),
    ("income.power_tokens", 0..=5),
];

/// Six round tiles are dealt.
const SCORING: Fields = &[
    ("rounds", 1..=6),
    ("resources_per_vp", 1..=60),
    ("starting_vp", 0..=100),
    ("copies", 1..=5),
    ("rank_vp", 0..=60),
    ("neutral", 0..=30),
];

/// A board has a few sectors; coordinates are small and may be negative.
const SECTORS: Fields =
    &[("q", -30..=30), ("r", -30..=30), ("rotation", 0..=5), ("players", 1..=4), ("planet_count", 0..=19)];

/// Cards are counted from 1, and so is whatever is counted out; one federation token is dealt.
const AUTOMA: Fields = &[
    ("number", 1..=17),
    ("opening_deck", 1..=17),
    ("support.count", 1..=20),
    ("support.range", 1..=20),
    ("booster_at_setup", 1..=5),
    ("federation_tokens_per_kind", 1..=3),
    ("start_vp", 0..=100),
];

/// What the numbers of every file may be.
pub(super) const RANGES: &[Ranges] = &[
    ranges("actions.toml", ACTIONS),
    Ranges { file: "automa.toml", usual: 0..=20, fields: AUTOMA },
    ranges("boosters.toml", BOOSTERS),
    ranges("factions.toml", FACTIONS),
    ranges("federations.toml", FEDERATIONS),
    ranges("planets.toml", &[]),
    ranges("research.toml", RESEARCH),
    ranges("scoring.toml", SCORING),
    // What is written there about directions is for readers.
    Ranges { file: "sectors.toml", usual: -60..=60, fields: SECTORS },
    ranges("tech_tiles.toml", &[("gain.qic", 0..=5), ("gain.power_tokens", 0..=5)]),
];

/// Federation tokens in the box: one player may have them all.
const TOKENS: usize = 19;

impl Catalogue {
    /// What several numbers must be together.
    pub(super) fn check(&self) -> Result<(), DataError> {
        let tokens: usize = self.tokens.values().map(|token| usize::from(token.copies)).sum();
        if tokens > TOKENS {
            let problem = format!("field `copies`: {tokens} tokens in all; there can be up to {TOKENS}");
            return Err(DataError::new("federations.toml", "federation_token", &problem));
        }
        for action in self.free_actions.values() {
            if action.cost == Goods::NONE && action.gaiaformers == 0 && action.tokens_to_gaia == 0 {
                let problem = "field `cost`: it must cost something, or there is no end to it";
                return Err(DataError::new("actions.toml", action.id.id(), problem));
            }
        }
        Ok(())
    }
}
