//! Numbers of the boards, the set-up, the actions and the scoring (`board.toml`, `scoring.toml`).

use std::collections::BTreeMap;

use arrayvec::ArrayVec;
use enum_map::EnumMap;
use serde::{Deserialize, Serialize};
use table::data::DataError;

use super::effects::Price;
use crate::goods::{Bundle, Goods};
use crate::names::{Color, Face, Hub, Named, Resource, Ship, Species, Track};

/// A number for two, three and four players.
pub type ByPlayers = [u8; 3];

/// Single numbers of the rules.
#[derive(Debug, Serialize)]
pub struct Numbers {
    /// Humans on Terra (SP-SETUP-1).
    pub humans: ByPlayers,
    /// Aliens of each species in the bag (SP-COMP-4).
    pub aliens_per_species: u8,
    /// Aliens drawn (SP-SETUP-2).
    pub aliens: ByPlayers,
    /// Dice in the box (SP-EXP-12).
    pub dice: u8,
    /// GEMs by place in turn order (SP-SETUP-17).
    pub turn_order_gems: [u8; 4],
    /// Sectors of each stack in the display, per player (SP-SETUP-4).
    pub display_per_player: u8,
    /// More of each stack in the friendly variant (SP-VAR-3).
    pub friendly_extra: u8,
    /// Last digits of the sectors of a first game (SP-VAR-4).
    pub first_game_digits: Vec<u16>,
    /// Ships shown in the two drafts, level 3 first (SP-SETUP-9, SP-SETUP-10).
    pub shown: [ByPlayers; 2],
    /// GEMs to enter a level of a track (SP-DIPL-2).
    pub lobbying: [u8; 6],
    /// The faces of an expedition die (SP-COMP-13).
    pub die_faces: Vec<Face>,
    /// What a Human ally costs (SP-EXP-6).
    pub ally_cost: Bundle,
    /// Points for observing (SP-EXP-5).
    pub observe_points: u8,
    /// Most GEMs with which income may always be taken (SP-INC-1).
    pub income_gems: u8,
    /// GEMs for a relocation (SP-INC-9).
    pub relocation_gems: u8,
    /// Points that end the game (SP-END-1).
    pub end_points: i16,
    /// Sectors that end it (SP-END-2).
    pub end_sectors: u8,
    /// Aliens left in the supply that end it (SP-END-3).
    pub end_aliens: u8,
    /// Points for a sector of each level (SP-SCORE-2).
    pub sector_points: [u8; 3],
    /// Points for a resident (SP-SCORE-3).
    pub resident_points: u8,
    /// Points for the most and the second most of a species (SP-SCORE-4).
    pub plurality: [u8; 2],
    /// GEMs for a point at the end (SP-SCORE-10).
    pub gems_per_point: u16,
    /// Resources for a point at the end.
    pub resources_per_point: u16,
}

/// The top of every diplomacy track (SP-DIPL-3).
pub const TOP_LEVEL: u8 = 5;

/// The bonus of a level of a track (SP-DIPL-13, SP-DIPL-15).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum LevelBonus {
    /// These goods, and so much of the track's resource.
    Single(Goods, u8),
    /// Two different bonuses of these levels, one bit each.
    TwoOf(u8),
}

/// The four kinds of transaction (SP-TRAN-4 to SP-TRAN-8).
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Transactions {
    /// For a teal, pink or brown Alien.
    pub aerobic: Goods,
    /// For a gold Alien.
    pub gold: Goods,
    /// Resources given in a trade.
    pub trade: u8,
    /// Resources received in a trade.
    pub trade_gain: u8,
    /// GEMs for a purchase.
    pub buy: u8,
    /// Resources bought.
    pub buy_gain: u8,
}

/// A set of a first game (SP-VAR-6 to SP-VAR-10).
#[derive(Clone, Debug, Serialize)]
pub struct FirstSet {
    /// The hub.
    pub hub: Hub,
    /// Its four ships.
    pub ships: Vec<Ship>,
    /// In place of ships drawn by the hub.
    pub extra: Vec<Ship>,
}

/// The diplomacy board.
#[derive(Debug, Serialize)]
pub struct Diplomacy {
    /// Bonuses of levels 0 to 5.
    pub levels: [LevelBonus; 6],
    /// The resource of each track (SP-DIPL-14).
    pub resource: EnumMap<Track, Resource>,
}

#[derive(Deserialize)]
pub(super) struct BoardFile {
    supply: Supply,
    turn_order_gems: TurnOrderGems,
    sector_display: Display,
    ship_draft: Draft,
    variants: Variants,
    diplomacy: DiplomacyEntry,
    transport: Transport,
    expedition: Expedition,
    income: Income,
}

#[derive(Deserialize)]
struct Supply {
    humans_by_players: ByPlayers,
    aliens_per_species: u8,
    aliens_by_players: ByPlayers,
    dice: u8,
}

#[derive(Deserialize)]
struct TurnOrderGems {
    gems: [u8; 4],
}

#[derive(Deserialize)]
struct Display {
    levels: Vec<u8>,
    colors: Vec<Color>,
    sectors_per_stack: u8,
    per_player_per_stack: u8,
}

#[derive(Deserialize)]
struct Draft {
    level3_shown: ByPlayers,
    level2_shown: ByPlayers,
    picks_per_level: u8,
}

#[derive(Deserialize)]
struct Variants {
    friendly: Friendly,
    first_game: FirstGame,
}

#[derive(Deserialize)]
struct Friendly {
    extra_per_stack: u8,
}

#[derive(Deserialize)]
struct FirstGame {
    sector_last_digits: Vec<u16>,
    set: Vec<SetEntry>,
}

#[derive(Deserialize)]
struct SetEntry {
    hub: Hub,
    level3: Vec<Ship>,
    level2: Vec<Ship>,
    extra_instead_of_hub_draw: Vec<Ship>,
}

#[derive(Deserialize)]
struct DiplomacyEntry {
    tracks: Vec<Track>,
    top_level: u8,
    lobbying_cost: [u8; 6],
    level: Vec<LevelEntry>,
    track_resource: BTreeMap<String, toml::Value>,
}

#[derive(Deserialize)]
struct LevelEntry {
    level: u8,
    gain: Option<LevelGain>,
    #[serde(default)]
    pick_two_of_levels: Vec<u8>,
}

#[derive(Deserialize, Default)]
#[serde(default, deny_unknown_fields)]
struct LevelGain {
    gems: u8,
    points: u8,
    track_resource: u8,
}

#[derive(Deserialize)]
struct Transport {
    transaction: Vec<TransactionEntry>,
}

#[derive(Deserialize)]
struct TransactionEntry {
    id: String,
    pay: PayEntry,
    gain: GainEntry,
}

#[derive(Deserialize, Default)]
#[serde(default, deny_unknown_fields)]
struct PayEntry {
    food: u8,
    water: u8,
    metal: u8,
    gems: u8,
    any_resource: u8,
}

#[derive(Deserialize, Default)]
#[serde(default, deny_unknown_fields)]
struct GainEntry {
    #[serde(rename = "alien")]
    _alien: String,
    #[serde(rename = "n")]
    _n: u8,
    any_resource: u8,
}

#[derive(Deserialize)]
struct Expedition {
    die_faces: Vec<Face>,
    human_ally_cost: Goods,
    observe_points: u8,
}

#[derive(Deserialize)]
struct Income {
    max_gems_to_qualify: u8,
    relocation_cost_gems: u8,
}

#[derive(Deserialize)]
pub(super) struct ScoringFile {
    end_trigger: EndTrigger,
    sectors: SectorPoints,
    residents: ResidentPoints,
    plurality: Plurality,
    leftovers: Leftovers,
}

#[derive(Deserialize)]
struct EndTrigger {
    points_at_least: i16,
    sectors_built: u8,
    aliens_in_supply_at_most: u8,
    stalemate_rounds: u8,
}

#[derive(Deserialize)]
struct SectorPoints {
    level1: u8,
    level2: u8,
    level3: u8,
}

#[derive(Deserialize)]
struct ResidentPoints {
    points_each: u8,
}

#[derive(Deserialize)]
struct Plurality {
    species: Vec<Species>,
    first: u8,
    second: u8,
}

#[derive(Deserialize)]
struct Leftovers {
    gems_per_point: u16,
    resources_per_point: u16,
}

type Boards = (Numbers, Diplomacy, Transactions, ArrayVec<FirstSet, 4>);

impl BoardFile {
    /// Everything but the cards.
    pub(super) fn finish(self, scoring: &ScoringFile) -> Result<Boards, DataError> {
        self.check(scoring)?;
        let sets = self.variants.first_game.set.iter().map(|set| FirstSet {
            hub: set.hub,
            ships: set.level3.iter().chain(&set.level2).copied().collect(),
            extra: set.extra_instead_of_hub_draw.clone(),
        });
        let (sets, diplomacy, transactions) =
            (sets.collect(), self.diplomacy.board()?, self.transport.kinds()?);
        let numbers = Numbers {
            humans: self.supply.humans_by_players,
            aliens_per_species: self.supply.aliens_per_species,
            aliens: self.supply.aliens_by_players,
            dice: self.supply.dice,
            turn_order_gems: self.turn_order_gems.gems,
            display_per_player: self.sector_display.per_player_per_stack,
            friendly_extra: self.variants.friendly.extra_per_stack,
            first_game_digits: self.variants.first_game.sector_last_digits,
            shown: [self.ship_draft.level3_shown, self.ship_draft.level2_shown],
            lobbying: self.diplomacy.lobbying_cost,
            die_faces: self.expedition.die_faces,
            ally_cost: self.expedition.human_ally_cost.bundle(),
            observe_points: self.expedition.observe_points,
            income_gems: self.income.max_gems_to_qualify,
            relocation_gems: self.income.relocation_cost_gems,
            end_points: scoring.end_trigger.points_at_least,
            end_sectors: scoring.end_trigger.sectors_built,
            end_aliens: scoring.end_trigger.aliens_in_supply_at_most,
            sector_points: [scoring.sectors.level1, scoring.sectors.level2, scoring.sectors.level3],
            resident_points: scoring.residents.points_each,
            plurality: [scoring.plurality.first, scoring.plurality.second],
            gems_per_point: scoring.leftovers.gems_per_point.max(1),
            resources_per_point: scoring.leftovers.resources_per_point.max(1),
        };
        Ok((numbers, diplomacy, transactions, sets))
    }

    /// What the rules fix and the data may not change.
    fn check(&self, scoring: &ScoringFile) -> Result<(), DataError> {
        let wrong = |entry: &str, problem: &str| Err(DataError::new("board.toml", entry, problem));
        let display = &self.sector_display;
        if display.levels != [1, 2, 3] || display.colors != Color::ALL || display.sectors_per_stack != 8 {
            return wrong("sector_display", "there are eight sectors of every level and colour");
        }
        if self.ship_draft.picks_per_level != 2 {
            return wrong("ship_draft", "everybody takes two ships of a level");
        }
        let drafts = [(self.ship_draft.level3_shown, 3), (self.ship_draft.level2_shown, 2)];
        for (shown, level) in drafts {
            if shown.iter().zip([4, 6, 8]).any(|(shown, needed)| *shown < needed || *shown > 9) {
                return wrong("ship_draft", &format!("too few or too many level-{level} ships are shown"));
            }
        }
        if self.diplomacy.tracks != Track::ALL || self.diplomacy.top_level != TOP_LEVEL {
            return wrong("diplomacy", "there are four tracks with levels 0 to 5");
        }
        let bag = u16::from(self.supply.aliens_per_species) * Species::ALIENS.len() as u16;
        if self.supply.aliens_by_players.iter().any(|drawn| u16::from(*drawn) > bag) {
            return wrong("supply", "more Aliens are drawn than the bag holds");
        }
        if self.variants.first_game.set.len() != 4 {
            return wrong("variants.first_game", "there are four sets");
        }
        if self.expedition.die_faces.is_empty() {
            return wrong("expedition", "a die needs faces");
        }
        if scoring.plurality.species.len() != Species::ALL.len() || scoring.end_trigger.stalemate_rounds != 3
        {
            let problem = "five species are scored, and three turns of income are a stalemate";
            return Err(DataError::new("scoring.toml", "plurality", problem));
        }
        Ok(())
    }
}

impl DiplomacyEntry {
    fn board(&self) -> Result<Diplomacy, DataError> {
        let wrong = |problem: &str| DataError::new("board.toml", "diplomacy", problem);
        let mut levels = [LevelBonus::TwoOf(0); 6];
        if self.level.len() != levels.len() {
            return Err(wrong("there is one entry for each level from 0 to 5"));
        }
        for (index, entry) in self.level.iter().enumerate() {
            levels[index] = match (&entry.gain, &entry.pick_two_of_levels[..]) {
                _ if usize::from(entry.level) != index => {
                    return Err(wrong("levels stand in their order, 0 to 5"));
                }
                (Some(gain), []) => {
                    let goods = Goods { gems: gain.gems, points: gain.points, ..Goods::NONE };
                    LevelBonus::Single(goods, gain.track_resource)
                }
                (None, from) if from.len() >= 2 && from.iter().all(|level| usize::from(*level) < index) => {
                    LevelBonus::TwoOf(from.iter().fold(0, |set, level| set | 1 << level))
                }
                _ => return Err(wrong("a level has a gain, or two different bonuses of lower levels")),
            };
        }
        let resource = |track: Track| {
            let name = self.track_resource.get(track.id()).and_then(toml::Value::as_str);
            name.and_then(Resource::from_id).ok_or_else(|| wrong("every track has a resource"))
        };
        let mut resources = EnumMap::from_fn(|_: Track| Resource::Metal);
        for track in Track::ALL {
            resources[*track] = resource(*track)?;
        }
        Ok(Diplomacy { levels, resource: resources })
    }
}

impl Transport {
    fn kinds(&self) -> Result<Transactions, DataError> {
        let entry = |id: &str| {
            let found = self.transaction.iter().find(|entry| entry.id == id);
            found.ok_or_else(|| DataError::new("board.toml", "transport", &format!("`{id}` is missing")))
        };
        let price = |id: &str| {
            let PayEntry { food, water, metal, gems, any_resource } = entry(id)?.pay;
            let goods = Goods { gems, food, water, metal, points: 0 };
            Ok::<_, DataError>(Price { goods, any: any_resource })
        };
        Ok(Transactions {
            aerobic: price("aerobic_alien")?.goods,
            gold: price("gold_alien")?.goods,
            trade: price("trade")?.any,
            trade_gain: entry("trade")?.gain.any_resource,
            buy: price("buy")?.goods.gems,
            buy_gain: entry("buy")?.gain.any_resource,
        })
    }
}
