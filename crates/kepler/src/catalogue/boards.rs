//! Technologies, the action grid, the leadership tracks, set-up and scoring (`technologies.toml`, `actions.toml`,
//! `leadership.toml`, `setup.toml`, `scoring.toml`).

use enum_map::EnumMap;
use serde::{Deserialize, Serialize};
use table::by_kind;
use table::data::DataError;

use super::Provenance;
use super::cards::{CelestialFile, ObjectivesFile};
use super::effects::{Effect, EffectEntry};
use crate::cubes::Cubes;
use crate::names::{Action, Bonus, Named, Technology, Track};

/// The highest level of a technology (KE-TECH-1).
pub const TOP_LEVEL: u8 = 4;
/// The last space of a leadership track (KE-LEAD-1).
pub const TRACK_LENGTH: u8 = 18;

/// A number for two, three and four players.
type ByPlayers = [u8; 3];

/// Single numbers of the rules.
#[derive(Debug, Serialize)]
pub struct Numbers {
    /// The cubes of a player (KE-COMP-7).
    pub kit: Cubes,
    /// Nation markers for planets (KE-SETUP-3).
    pub markers: u8,
    /// Starships (KE-COMP-7).
    pub ships: u8,
    /// Cubes on Earth at the start (KE-SETUP-1).
    pub on_earth: Cubes,
    /// Free technology advances at the start (KE-SETUP-13).
    pub free_advances: u8,
    /// Where the action cube starts (KE-SETUP-4).
    pub start_action: Action,
    /// Mines in the game (KE-SETUP-7).
    pub mines: ByPlayers,
    /// Colonial targets in the game (KE-SETUP-7).
    pub targets: ByPlayers,
    /// Most starships built by one action (KE-MISS-1).
    pub missions: u8,
    /// Leadership steps of the Galactic Map (KE-MAP-1).
    pub map_steps: u8,
    /// Tiles turned up by it (KE-MAP-2).
    pub map_tiles: u8,
    /// Cubes recovered at a mine (KE-WITHDRAW-2).
    pub mine_recovers: u8,
    /// Colonial steps for a colonial target (KE-MOVE-9).
    pub target_steps: u8,
    /// Steps of the Ghost on both tracks in every round (KE-SOLO-3).
    pub ghost_steps: u8,
    /// The rounds in which its technologies rise (KE-SOLO-4).
    pub ghost_rounds: Vec<u8>,
    /// Rounds of a game (KE-ROUND-1).
    pub rounds: u8,
    /// Whether the last round has its end-of-round phase (KE-END-2).
    pub final_end_of_round: bool,
    /// Whether the first-player token passes on (KE-ROUND-8).
    pub first_player_rotates: bool,
    /// Points for a medal (KE-SCORE-4).
    pub medal_points: u8,
    /// Points for antimatter on a planet (KE-SCORE-5).
    pub antimatter_points: u8,
    /// Points that win the solo game: easy, normal, hard (KE-SOLO-11).
    pub targets_solo: [u8; 3],
}

/// A rank of the solo game.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Rank {
    /// The points it needs.
    pub min_score: u8,
    /// Its name in English.
    pub name_en: String,
    /// Its name in German.
    pub name_de: String,
}

/// A level of a technology.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Level {
    /// What it costs (KE-TECH-7).
    pub cost: Cubes,
    /// Technology icons (KE-TECH-4).
    pub icons: u8,
    /// The level of the light bulb, or 0 (KE-COLLAB-1).
    pub bulb: u8,
    /// Points at the end (KE-TECH-6).
    pub points: u8,
    /// Hexes a starship can move (KE-SPACE-1).
    pub speed: u8,
    /// What a starship costs (KE-MISS-2, KE-SPACE-2).
    pub ship_cost: Cubes,
    /// Cubes that can be moved in a turn; 255 stands for any number (KE-QUANT-1).
    pub moves: u8,
    /// Cubes that can be transformed in a turn; 255 stands for any number (KE-QUANT-2).
    pub transforms: u8,
    /// Energy produced by Energy Storage (KE-ENDEV-1).
    pub energy: u8,
    /// Whether one burned cube pays for both bonus actions (KE-ENDEV-2).
    pub both_for_one: bool,
    /// Planets that can be exploited (KE-TFTECH-1).
    pub exploited: u8,
    /// Which planets can be terraformed (KE-TFTECH-2).
    pub terraforms: u8,
    /// Antimatter produced by Generate Antimatter (KE-AMSCI-1).
    pub antimatter: u8,
    /// Whether alien planets can be colonised (KE-AMSCI-2).
    pub aliens: bool,
}

/// A space of the action grid.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct ActionSpace {
    /// Its row, from 0.
    pub row: u8,
    /// Its column, from 0.
    pub column: u8,
}

/// Whether a bonus stands at a row or at a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Axis {
    /// At a row.
    #[serde(rename = "row")]
    Row,
    /// At a column.
    #[serde(rename = "col")]
    Column,
}

/// A bonus action beside the grid.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct BonusSpace {
    /// At a row or at a column.
    pub axis: Axis,
    /// Which one, from 0.
    pub index: u8,
    /// What it does.
    pub effect: Effect,
}

/// A leadership track.
#[derive(Clone, Debug, Serialize)]
pub struct LeadershipTrack {
    /// The medal spaces in their order (KE-MEDAL-1).
    pub medals: Vec<u8>,
    /// Cubes recovered on each space, from 0 (KE-LEAD-4).
    pub recovers: [u8; TRACK_LENGTH as usize + 1],
    /// Points of each space at the end (KE-LEAD-7).
    pub points: [u8; TRACK_LENGTH as usize + 1],
}

// Technologies

#[derive(Deserialize)]
pub(super) struct TechnologiesFile {
    max_level: u8,
    starting_advances: u8,
    tracks: Vec<TrackEntry>,
}

#[derive(Deserialize)]
struct TrackEntry {
    id: Technology,
    levels: Vec<LevelEntry>,
}

#[derive(Deserialize)]
struct LevelEntry {
    level: u8,
    cost: Cubes,
    effects: EffectsEntry,
    leadership_icons: u8,
    collaboration_level: u8,
    victory_points: u8,
    #[serde(rename = "source")]
    _source: Provenance,
}

#[derive(Deserialize)]
#[serde(default, deny_unknown_fields)]
#[derive(Default)]
struct EffectsEntry {
    movement: u8,
    ship_cost: Cubes,
    moves: i16,
    transforms: i16,
    energy_produced: u8,
    both_bonuses_for_one_burn: bool,
    planets_exploited: u8,
    terraform_level: u8,
    antimatter_produced: u8,
    alien_colonies: bool,
}

impl TechnologiesFile {
    pub fn finish(self) -> Result<EnumMap<Technology, [Level; TOP_LEVEL as usize + 1]>, DataError> {
        const FILE: &str = "technologies.toml";
        if self.max_level != TOP_LEVEL {
            return Err(DataError::new(FILE, "max_level", "a track has the levels 0 to 4"));
        }
        let tracks = by_kind(FILE, self.tracks, |track| track.id)?;
        let mut technologies = EnumMap::default();
        for (technology, track) in tracks {
            let wrong = |problem: &str| DataError::new(FILE, technology.id(), problem);
            let levels: Vec<Level> = track.levels.iter().map(LevelEntry::finish).collect();
            if !track.levels.iter().zip(0..).all(|(entry, level)| entry.level == level) {
                return Err(wrong("the levels should stand in their order, from 0"));
            }
            technologies[technology] =
                <[Level; 5]>::try_from(levels).map_err(|_| wrong("a track has the levels 0 to 4"))?;
            // KE-COLLAB-5: a bonus never chains.
            let bulb =
                |level: &Level| level.bulb > 0 && technologies[technology][usize::from(level.bulb)].bulb > 0;
            if technologies[technology].iter().any(bulb) {
                return Err(wrong("a light bulb may not lead to a level with a light bulb"));
            }
        }
        Ok(technologies)
    }
}

impl LevelEntry {
    fn finish(&self) -> Level {
        let effects = &self.effects;
        let unlimited = |number: i16| u8::try_from(number).unwrap_or(u8::MAX);
        Level {
            cost: self.cost,
            icons: self.leadership_icons,
            bulb: self.collaboration_level,
            points: self.victory_points,
            speed: effects.movement,
            ship_cost: effects.ship_cost,
            moves: unlimited(effects.moves),
            transforms: unlimited(effects.transforms),
            energy: effects.energy_produced,
            both_for_one: effects.both_bonuses_for_one_burn,
            exploited: effects.planets_exploited,
            terraforms: effects.terraform_level,
            antimatter: effects.antimatter_produced,
            aliens: effects.alien_colonies,
        }
    }
}

// Actions

/// The spaces of the grid, and the bonus actions beside it.
type Grid = (EnumMap<Action, ActionSpace>, EnumMap<Bonus, BonusSpace>);

#[derive(Deserialize)]
pub(super) struct ActionsFile {
    start_action: Action,
    repeat_allowed: bool,
    bonus_burn_from: Vec<String>,
    actions: Vec<ActionEntry>,
    bonuses: Vec<BonusEntry>,
}

#[derive(Deserialize)]
struct ActionEntry {
    id: Action,
    row: u8,
    col: u8,
    max_ships: Option<u8>,
    leadership_steps: Option<u8>,
    tiles_revealed: Option<u8>,
}

#[derive(Deserialize)]
struct BonusEntry {
    id: Bonus,
    axis: Axis,
    index: u8,
    effect: EffectEntry,
}

impl ActionsFile {
    /// A number of an action; `what` it is, for the error.
    fn number(
        &self,
        action: Action,
        what: &str,
        of: impl Fn(&ActionEntry) -> Option<u8>,
    ) -> Result<u8, DataError> {
        let entry = self.actions.iter().find(|entry| entry.id == action);
        let lacks = || DataError::new("actions.toml", action.id(), &format!("it needs `{what}`"));
        entry.and_then(of).ok_or_else(lacks)
    }

    pub fn finish(self) -> Result<Grid, DataError> {
        const FILE: &str = "actions.toml";
        if self.repeat_allowed {
            return Err(DataError::new(FILE, "repeat_allowed", "an action is never repeated (KE-ACT-2)"));
        }
        if self.bonus_burn_from != ["pool"] {
            return Err(DataError::new(
                FILE,
                "bonus_burn_from",
                "cubes are burned from the pool (KE-BONUS-4)",
            ));
        }
        let actions = by_kind(FILE, self.actions, |entry| entry.id)?;
        let actions = actions.map(|_, entry| ActionSpace { row: entry.row, column: entry.col });
        for (action, space) in &actions {
            let same =
                actions.values().filter(|other| (other.row, other.column) == (space.row, space.column));
            if same.count() > 1 {
                return Err(DataError::new(FILE, action.id(), "another action stands on this space"));
            }
        }
        let bonuses = by_kind(FILE, self.bonuses, |entry| entry.id)?.map(|_, entry| BonusSpace {
            axis: entry.axis,
            index: entry.index,
            effect: entry.effect.into(),
        });
        Ok((actions, bonuses))
    }
}

/// The bonuses of every action: that of its column, that of its row (KE-BONUS-2).
pub(super) fn unlocked(
    actions: &EnumMap<Action, ActionSpace>,
    bonuses: &EnumMap<Bonus, BonusSpace>,
) -> Result<EnumMap<Action, [Bonus; 2]>, DataError> {
    let at = |axis: Axis, index: u8| {
        let mut found = bonuses.iter().filter(|(_, space)| space.axis == axis && space.index == index);
        found.next().map(|(bonus, _)| bonus).filter(|_| found.next().is_none())
    };
    let mut unlocked = EnumMap::from_fn(|_| [Bonus::SpaceLogistics; 2]);
    for (action, space) in actions {
        let (Some(column), Some(row)) = (at(Axis::Column, space.column), at(Axis::Row, space.row)) else {
            let problem = "its row and its column should have one bonus each";
            return Err(DataError::new("actions.toml", action.id(), problem));
        };
        unlocked[action] = [column, row];
    }
    Ok(unlocked)
}

// Leadership

#[derive(Deserialize)]
pub(super) struct LeadershipFile {
    length: u8,
    tracks: Vec<LeadershipEntry>,
}

#[derive(Deserialize)]
struct LeadershipEntry {
    id: Track,
    medal_spaces: Vec<u8>,
    bonuses: Vec<SpaceEntry>,
}

#[derive(Deserialize)]
struct SpaceEntry {
    space: u8,
    kind: SpaceKind,
    amount: u8,
}

#[derive(PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum SpaceKind {
    Recover,
    VictoryPoints,
}

impl LeadershipFile {
    pub fn finish(self) -> Result<EnumMap<Track, LeadershipTrack>, DataError> {
        const FILE: &str = "leadership.toml";
        if self.length != TRACK_LENGTH {
            return Err(DataError::new(FILE, "length", "a track has 18 spaces"));
        }
        let tracks = by_kind(FILE, self.tracks, |track| track.id)?;
        for (track, entry) in &tracks {
            let sorted = entry.medal_spaces.is_sorted_by(|a, b| a < b);
            if entry.medal_spaces.len() > 8 || !sorted {
                return Err(DataError::new(FILE, track.id(), "at most eight medal spaces, in their order"));
            }
        }
        let of = |entry: &LeadershipEntry, kind: &SpaceKind| {
            let mut spaces = [0; TRACK_LENGTH as usize + 1];
            for bonus in entry.bonuses.iter().filter(|bonus| bonus.kind == *kind) {
                spaces[usize::from(bonus.space)] = bonus.amount;
            }
            spaces
        };
        Ok(tracks.map(|_, entry| LeadershipTrack {
            recovers: of(&entry, &SpaceKind::Recover),
            points: of(&entry, &SpaceKind::VictoryPoints),
            medals: entry.medal_spaces,
        }))
    }
}

// Set-up and scoring

#[derive(Deserialize)]
pub(super) struct SetupFile {
    player_kit: Kit,
    start: Start,
    player_counts: Vec<PlayerCount>,
    ghost: GhostEntry,
}

#[derive(Deserialize)]
struct Kit {
    energy: u8,
    matter: u8,
    antimatter: u8,
    planet_markers: u8,
    starships: u8,
}

#[derive(Deserialize)]
struct Start {
    on_earth: Cubes,
    in_pool: Cubes,
    starting_ships_on_board: u8,
    free_technology_advances: u8,
    first_player_rotates: bool,
}

#[derive(Deserialize)]
struct PlayerCount {
    players: u8,
    mines: u8,
    colonial_targets: u8,
    tiles: u8,
}

#[derive(Deserialize)]
struct GhostEntry {
    leadership_steps_per_round: u8,
    technology_rounds: Vec<u8>,
    compared_metrics: Vec<String>,
}

impl SetupFile {
    pub fn compared_metrics(&self) -> &[String] {
        &self.ghost.compared_metrics
    }

    /// The tiles it lists for so many players.
    pub fn tiles(&self, players: u8) -> Option<u8> {
        self.player_counts.iter().find(|row| row.players == players).map(|row| row.tiles)
    }
}

#[derive(Deserialize)]
pub(super) struct ScoringFile {
    rounds: u8,
    final_end_of_round: bool,
    medal_vp: u8,
    antimatter_vp: u8,
    solo: SoloEntry,
}

#[derive(Deserialize)]
struct SoloEntry {
    difficulties: Vec<DifficultyEntry>,
    ranks: Vec<Rank>,
}

#[derive(Deserialize)]
struct DifficultyEntry {
    id: String,
    target: u8,
}

impl ScoringFile {
    fn target(&self, id: &str) -> Result<u8, DataError> {
        let found = self.solo.difficulties.iter().find(|entry| entry.id == id);
        let lacks = || DataError::new("scoring.toml", "solo.difficulties", &format!("`{id}` is missing"));
        found.map(|entry| entry.target).ok_or_else(lacks)
    }

    pub fn ranks(self) -> Result<Vec<Rank>, DataError> {
        let ranks = self.solo.ranks;
        let in_order = ranks.is_sorted_by_key(|rank| rank.min_score);
        if ranks.first().is_none_or(|first| first.min_score > 0) || !in_order {
            let problem = "the ranks should begin at 0 and rise";
            return Err(DataError::new("scoring.toml", "solo.ranks", problem));
        }
        Ok(ranks)
    }
}

/// The single numbers of all files.
pub(super) fn numbers(
    setup: &SetupFile,
    scoring: &ScoringFile,
    actions: &ActionsFile,
    tiles: &CelestialFile,
    objectives: &ObjectivesFile,
    technologies: &TechnologiesFile,
) -> Result<Numbers, DataError> {
    let wrong = |entry: &str, problem: &str| Err(DataError::new("setup.toml", entry, problem));
    let Kit { energy, matter, antimatter, planet_markers, starships } = setup.player_kit;
    let kit = Cubes { energy, matter, antimatter };
    if setup.start.on_earth + setup.start.in_pool != kit {
        return wrong("start", "the cubes on Earth and in the pool should be those of the kit");
    }
    if setup.start.starting_ships_on_board > 0 {
        return wrong("start", "no starship starts on the board (KE-SETUP-5)");
    }
    if technologies.starting_advances != setup.start.free_technology_advances {
        return wrong("start", "free_technology_advances is another number in technologies.toml");
    }
    if (objectives.dealt_per_player, objectives.kept_per_player) != (2, 1) {
        let problem = "two objectives are dealt and one is kept";
        return Err(DataError::new("objectives.toml", "dealt_per_player", problem));
    }
    let (mines, targets) = (tiles.count("mine"), tiles.count("colonial_target"));
    for row in setup.player_counts.iter().filter(|row| row.players >= 2) {
        let index = usize::from(row.players.min(4)) - 2;
        if (row.mines, row.colonial_targets) != (mines[index], targets[index]) {
            return wrong("player_counts", "mines and colonial targets should be those of celestial.toml");
        }
    }
    let kind = |id: &str| tiles.kinds.iter().find(|kind| kind.id == id);
    Ok(Numbers {
        kit,
        markers: planet_markers,
        ships: starships,
        on_earth: setup.start.on_earth,
        free_advances: setup.start.free_technology_advances,
        start_action: actions.start_action,
        mines,
        targets,
        missions: actions.number(Action::SpaceMissions, "max_ships", |entry| entry.max_ships)?,
        map_steps: actions.number(Action::GalacticMap, "leadership_steps", |entry| entry.leadership_steps)?,
        map_tiles: actions.number(Action::GalacticMap, "tiles_revealed", |entry| entry.tiles_revealed)?,
        mine_recovers: kind("mine").and_then(|kind| kind.withdraw_recovers).unwrap_or(0),
        target_steps: kind("colonial_target").and_then(|kind| kind.colonial_leadership).unwrap_or(0),
        ghost_steps: setup.ghost.leadership_steps_per_round,
        ghost_rounds: setup.ghost.technology_rounds.clone(),
        rounds: scoring.rounds,
        final_end_of_round: scoring.final_end_of_round,
        first_player_rotates: setup.start.first_player_rotates,
        medal_points: scoring.medal_vp,
        antimatter_points: scoring.antimatter_vp,
        targets_solo: [scoring.target("easy")?, scoring.target("normal")?, scoring.target("hard")?],
    })
}
