//! Tiles, tokens, research levels and actions (`boosters`, `tech_tiles`, `federations`, `research`, `scoring`
//! and `actions.toml`).

use serde::{Deserialize, Serialize};
use table::data::DataError;

use super::AreaKind;
use crate::goods::Goods;
use crate::names::{
    Advanced, Area, BoardAction, Booster, Count, Faction, Feat, FinalTile, FreeAction, Named, RoundTile,
    Standard, Token,
};

/// A round booster (GP-BOOST).
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoosterKind {
    /// Which one it is.
    pub id: Booster,
    /// Its number in the appendix of the rulebook.
    pub number: u8,
    /// Name in the boardgamers notation.
    #[serde(skip_serializing)]
    pub boardgamers_id: String,
    /// Income while it is held.
    pub income: Goods,
    /// Its special action.
    pub action: Option<BoosterAction>,
    /// What it scores on passing.
    pub on_pass: Option<PassBonus>,
}

/// Points for things counted.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PassBonus {
    /// What is counted.
    pub per: Count,
    /// What each one gives.
    pub gain: Goods,
}

/// The special action of a booster.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum BoosterAction {
    /// Build a mine with free terraforming steps (GP-BOOST-4).
    BuildMine {
        /// Free steps.
        free_terraforming_steps: u8,
    },
    /// Build a mine or start a Gaia project farther away (GP-BOOST-5).
    BuildMineOrStartGaiaProject {
        /// Extra range.
        extra_range: u8,
    },
}

/// When a tech tile works.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Timing {
    /// Once, when it is taken.
    Immediate,
    /// In every income phase.
    Income,
    /// As a special action.
    Action,
    /// Whenever an event happens.
    Trigger,
    /// On passing.
    Pass,
    /// All the time.
    Passive,
}

/// A tech tile, standard or advanced.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TechTile<K> {
    /// Which one it is.
    pub id: K,
    /// Name in the boardgamers notation.
    #[serde(skip_serializing)]
    pub boardgamers_id: String,
    /// When it works.
    pub timing: Timing,
    /// What it gives, once or per thing counted.
    #[serde(default)]
    pub gain: Goods,
    /// What is counted, if anything.
    pub per: Option<Count>,
    /// The event that triggers it.
    pub when: Option<Feat>,
    /// Power value of institute and academies, for the one tile that changes it.
    #[serde(default)]
    pub power_value_of_big_structures: u8,
}

/// A kind of federation token (GP-FTOK).
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TokenKind {
    /// Which one it is.
    pub id: Token,
    /// Name in the boardgamers notation.
    #[serde(skip_serializing)]
    pub boardgamers_id: String,
    /// Tokens in the box.
    pub copies: u8,
    /// Whether it has a green side.
    pub green: bool,
    /// Set aside for one faction.
    pub reserved_for: Option<Faction>,
    /// What it gives.
    pub gain: Goods,
}

/// A kind of round scoring tile (GP-RSCORE).
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundTileKind {
    /// Which one it is.
    pub id: RoundTile,
    /// Names in the boardgamers notation, one per copy.
    #[serde(skip_serializing)]
    pub boardgamers_ids: Vec<String>,
    /// Tiles in the box.
    pub copies: u8,
    /// What scores.
    pub when: Feat,
    /// Points.
    pub vp: u8,
    /// Points of the Automa on passing, rounds 1-3 and 4-6.
    pub automa_vp: [u8; 2],
}

/// A final scoring tile (GP-FSCORE).
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FinalTileKind {
    /// Which one it is.
    pub id: FinalTile,
    /// What is counted, in words of the data.
    pub count: String,
    /// Name in the boardgamers notation.
    #[serde(skip_serializing)]
    pub boardgamers_id: String,
    /// The printed number: the neutral player's count (GP-2P-2).
    pub neutral: u8,
}

/// A research level (GP-LVL).
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Level {
    /// Ore per terraforming step.
    pub ore_per_step: u8,
    /// Basic range.
    pub range: u8,
    /// Tokens for a Gaia project; 0 = none possible.
    pub gaia_project_tokens: u8,
    /// Gained on arrival.
    pub once: Goods,
    /// Points per colonized Gaia planet, gained on arrival.
    pub vp_per_gaia_planet: u8,
    /// Take the federation token lying here.
    pub federation_token: bool,
    /// Place the Lost Planet.
    pub lost_planet: bool,
    /// Income while the token is here.
    pub income: Goods,
}

/// A power or QIC action (GP-ACT).
#[derive(Clone, Copy, Debug, Serialize)]
pub struct BoardActionKind {
    /// Which one it is.
    pub id: BoardAction,
    /// Price: power or QIC.
    pub cost: Goods,
    /// What it does.
    pub effect: Effect,
}

/// What a power or QIC action does.
#[derive(Clone, Copy, Debug, Serialize)]
pub enum Effect {
    /// Gives resources, and more per thing counted.
    Gain(Goods, Option<PassBonus>),
    /// A mine with free terraforming steps.
    BuildMine(u8),
    /// A tech tile.
    TechTile,
    /// One own federation token again.
    Rescore,
}

/// A free action (GP-FREE).
#[derive(Clone, Copy, Debug, Serialize)]
pub struct FreeActionKind {
    /// Which one it is.
    pub id: FreeAction,
    /// Price in resources and power.
    pub cost: Goods,
    /// Price in available Gaiaformers moved to the Gaia area.
    pub gaiaformers: u8,
    /// Price in tokens moved from area III to the Gaia area.
    pub tokens_to_gaia: u8,
    /// What it gives.
    pub gain: Goods,
    /// The only faction that may take it.
    pub faction: Option<Faction>,
    /// Whether it waits for the institute.
    pub needs_institute: bool,
}

#[derive(Deserialize)]
pub(super) struct BoostersFile {
    pub boosters_in_play_beyond_player_count: u8,
    pub booster: Vec<BoosterKind>,
}

#[derive(Deserialize)]
pub(super) struct TechFile {
    pub standard: Vec<TechTile<Standard>>,
    pub advanced: Vec<TechTile<Advanced>>,
}

#[derive(Deserialize)]
pub(super) struct FederationsFile {
    pub federation_token: Vec<TokenKind>,
    pub rules: FederationRules,
}

#[derive(Deserialize)]
pub(super) struct FederationRules {
    pub power_value_needed: u8,
    pub satellites_per_player: u8,
}

#[derive(Deserialize)]
pub(super) struct ScoringFile {
    pub round_tile: Vec<RoundTileKind>,
    pub final_tile: Vec<FinalTileKind>,
    pub r#final: FinalNumbers,
}

#[derive(Deserialize)]
pub(super) struct FinalNumbers {
    pub rank_vp: [u8; 4],
    pub research_vp_per_level_reached_from_3: u8,
    pub resources_per_vp: u8,
    pub starting_vp: u8,
    pub rounds: u8,
}

#[derive(Deserialize)]
pub(super) struct ResearchFile {
    pub charge_on_level_3: u8,
    area: Vec<AreaEntry>,
}

#[derive(Deserialize)]
struct AreaEntry {
    id: Area,
    boardgamers_id: String,
    levels: Vec<LevelEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LevelEntry {
    level: u8,
    #[serde(default)]
    state: LevelState,
    #[serde(default)]
    once: LevelOnce,
    #[serde(default)]
    income: Goods,
}

#[derive(Deserialize, Default)]
#[serde(default, deny_unknown_fields)]
struct LevelState {
    ore_per_step: u8,
    range: u8,
    gaia_project_tokens: u8,
}

#[derive(Deserialize, Default)]
#[serde(default, deny_unknown_fields)]
struct LevelOnce {
    credits: u8,
    ore: u8,
    knowledge: u8,
    qic: u8,
    vp: u8,
    charge: u8,
    power_tokens: u8,
    gaiaformers: u8,
    vp_per_gaia_planet: u8,
    board_federation_token: u8,
    lost_planet: u8,
}

impl ResearchFile {
    pub(super) fn areas(&self) -> Result<Vec<AreaKind>, DataError> {
        self.area.iter().map(AreaEntry::finish).collect()
    }
}

impl AreaEntry {
    fn finish(&self) -> Result<AreaKind, DataError> {
        let in_order = self.levels.iter().map(|level| level.level).eq(0..6);
        if !in_order {
            return Err(DataError::new("research.toml", self.id.id(), "levels must be 0 to 5, in order"));
        }
        let levels = std::array::from_fn(|i| {
            let LevelEntry { state, once, income, .. } = &self.levels[i];
            Level {
                ore_per_step: state.ore_per_step,
                range: state.range,
                gaia_project_tokens: state.gaia_project_tokens,
                once: Goods {
                    credits: once.credits,
                    ore: once.ore,
                    knowledge: once.knowledge,
                    qic: once.qic,
                    vp: once.vp,
                    power: 0,
                    charge: once.charge,
                    tokens: once.power_tokens,
                    gaiaformers: once.gaiaformers,
                },
                vp_per_gaia_planet: once.vp_per_gaia_planet,
                federation_token: once.board_federation_token > 0,
                lost_planet: once.lost_planet > 0,
                income: *income,
            }
        });
        Ok(AreaKind { id: self.id, levels, boardgamers_id: self.boardgamers_id.clone() })
    }
}

#[derive(Deserialize)]
pub(super) struct ActionsFile {
    board_action: Vec<BoardActionEntry>,
    free_action: Vec<FreeActionEntry>,
    faction_free_action: Vec<FreeActionEntry>,
    pub limits: Limits,
    pub range: RangeNumbers,
    pub research: ResearchNumbers,
    pub neighbourhood: Neighbourhood,
    pub charging: Charging,
    pub supply: Supply,
}

#[derive(Deserialize)]
pub(super) struct Limits {
    pub ore: u8,
    pub knowledge: u8,
    pub credits: u8,
}

#[derive(Deserialize)]
pub(super) struct RangeNumbers {
    pub per_qic: u8,
}

#[derive(Deserialize)]
pub(super) struct ResearchNumbers {
    pub knowledge_per_level: u8,
}

#[derive(Deserialize)]
pub(super) struct Neighbourhood {
    pub distance: u8,
}

#[derive(Deserialize)]
pub(super) struct Charging {
    pub free_power: u8,
}

#[derive(Deserialize)]
pub(super) struct Supply {
    pub gaiaformers_per_player: u8,
}

#[derive(Deserialize)]
struct BoardActionEntry {
    id: BoardAction,
    cost: Goods,
    kind: String,
    #[serde(default)]
    gain: Goods,
    gain_per: Option<PassBonus>,
    #[serde(default)]
    free_terraforming_steps: u8,
}

#[derive(Deserialize)]
struct FreeActionEntry {
    id: String,
    #[serde(default)]
    cost: FreeCost,
    #[serde(default)]
    gain: Goods,
    faction: Option<Faction>,
    #[serde(default)]
    needs_pi: bool,
}

#[derive(Deserialize, Default)]
#[serde(default, deny_unknown_fields)]
struct FreeCost {
    power: u8,
    qic: u8,
    ore: u8,
    knowledge: u8,
    credits: u8,
    tokens_discarded_from_area2: u8,
    available_gaiaformers_to_gaia_area: u8,
    tokens_area3_to_gaia: u8,
}

impl ActionsFile {
    pub(super) fn board_actions(&self) -> Result<Vec<BoardActionKind>, DataError> {
        let finish = |entry: &BoardActionEntry| {
            let effect = match entry.kind.as_str() {
                "gain" => Effect::Gain(entry.gain, entry.gain_per),
                "build_mine" => Effect::BuildMine(entry.free_terraforming_steps),
                "tech_tile" => Effect::TechTile,
                "rescore_federation_token" => Effect::Rescore,
                other => {
                    let what = format!(
                        "kind `{other}` is unknown; use gain, build_mine, tech_tile or rescore_federation_token"
                    );
                    return Err(DataError::new("actions.toml", entry.id.id(), &what));
                }
            };
            Ok(BoardActionKind { id: entry.id, cost: entry.cost, effect })
        };
        self.board_action.iter().map(finish).collect()
    }

    /// All free actions but the power sacrifice, which is a rule of its own (GP-FREE-2).
    pub(super) fn free_actions(&self) -> Result<Vec<FreeActionKind>, DataError> {
        let conversions = self.free_action.iter().chain(&self.faction_free_action);
        conversions
            .filter(|entry| entry.cost.tokens_discarded_from_area2 == 0)
            .map(FreeActionEntry::finish)
            .collect()
    }
}

impl FreeActionEntry {
    fn finish(&self) -> Result<FreeActionKind, DataError> {
        let Some(id) = FreeAction::from_id(&self.id) else {
            return Err(DataError::new("actions.toml", &self.id, "there is no free action of this name"));
        };
        let FreeCost { power, qic, ore, knowledge, credits, .. } = self.cost;
        Ok(FreeActionKind {
            id,
            cost: Goods { credits, ore, knowledge, qic, power, ..Goods::NONE },
            gaiaformers: self.cost.available_gaiaformers_to_gaia_area,
            tokens_to_gaia: self.cost.tokens_area3_to_gaia,
            gain: self.gain,
            faction: self.faction,
            needs_institute: self.needs_pi,
        })
    }
}
