//! What one player owns: faction board, pieces on the map, tiles and tokens.

use arrayvec::ArrayVec;
use enum_map::{Enum, EnumMap};
use hex::CellSet;
use serde::{Deserialize, Serialize};
use table::Shared;

use crate::catalogue::{Catalogue, FactionBoard};
use crate::names::{Ability, Advanced, Area, Booster, Faction, Named, Standard, Structure, Token};
use crate::power::Power;
use crate::score::Points;

/// One player.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    #[serde(skip)]
    pub(crate) data: Shared<Catalogue>,
    /// The faction, once chosen.
    pub faction: Option<Faction>,
    /// Victory points by source.
    pub points: Points,
    /// Credits.
    pub credits: u8,
    /// Ore.
    pub ore: u8,
    /// Knowledge.
    pub knowledge: u8,
    /// Quantum intelligence cubes.
    pub qic: u8,
    /// The power cycle.
    pub power: Power,
    /// Research levels.
    pub research: EnumMap<Area, u8>,
    /// Gaiaformers available on the faction board.
    pub gaiaformers: u8,
    /// Gaiaformers in the Gaia area (Bal T'aks).
    pub gaiaformers_in_gaia: u8,
    /// Hexes with an own Gaiaformer.
    pub projects: CellSet,
    /// Hexes with own structures. The Lost Planet's mine is among the mines.
    pub structures: EnumMap<Structure, CellSet>,
    /// Lantids: mines on planets of others.
    pub shared: CellSet,
    /// Own satellites.
    pub satellites: CellSet,
    /// Ivits: space stations.
    pub stations: CellSet,
    /// Planets, stations and satellites that belong to own federations.
    pub federated: CellSet,
    /// Federations formed by the action (GP-FAC-IVITS-3).
    pub federations: u8,
    /// Federation tokens, in the order in which they were gained.
    pub tokens: ArrayVec<OwnToken, 19>,
    /// Standard tech tiles.
    pub tiles: EnumMap<Standard, TileState>,
    /// The round booster held.
    pub booster: Option<Booster>,
    /// Special actions used this round.
    pub used: Specials,
    /// Whether the player has passed this round.
    pub passed: bool,
}

/// A federation token in front of its owner.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct OwnToken {
    /// Its kind.
    pub kind: Token,
    /// Whether the green side is up.
    pub green: bool,
}

/// What became of a standard tech tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TileState {
    /// Not owned.
    #[default]
    None,
    /// Owned and in force.
    Open,
    /// Owned, covered by an advanced tile.
    Covered(Advanced),
}

/// Where a special action is printed (GP-SPEC-5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Enum, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Special {
    /// The right academy.
    Academy,
    /// The planetary institute (Ambas, Firaks, Ivits).
    Institute,
    /// The faction board (Bescods).
    Faction,
    /// A standard tech tile.
    Standard(Standard),
    /// An advanced tech tile.
    Advanced(Advanced),
    /// The round booster held.
    Booster,
}

/// A set of special actions, written as a list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(into = "Vec<Special>", from = "Vec<Special>")]
pub struct Specials(u32);

impl From<Specials> for Vec<Special> {
    fn from(set: Specials) -> Self {
        EnumMap::<Special, ()>::default()
            .iter()
            .map(|(special, ())| special)
            .filter(|special| set.has(*special))
            .collect()
    }
}

impl From<Vec<Special>> for Specials {
    fn from(list: Vec<Special>) -> Self {
        let mut set = Specials::default();
        for special in list {
            set.insert(special);
        }
        set
    }
}

impl Specials {
    /// Whether the action is in the set.
    pub fn has(self, special: Special) -> bool {
        self.0 & (1 << special.into_usize()) != 0
    }

    /// How many there are.
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Takes an action out.
    pub fn remove(&mut self, special: Special) {
        self.0 &= !(1 << special.into_usize());
    }

    /// Adds an action.
    pub fn insert(&mut self, special: Special) {
        self.0 |= 1 << special.into_usize();
    }
}

impl Player {
    /// A player who has nothing yet.
    pub(crate) fn new(data: &'static Catalogue) -> Player {
        Player { data: Shared::new(data), ..Player::default() }
    }

    /// The faction board. Only meaningful once a faction has been chosen.
    pub fn board(&self) -> &'static FactionBoard {
        &self.data.get().factions[self.faction.expect("a faction has been chosen")]
    }

    /// Whether the planetary institute stands (GP-FAC-1: once built it never leaves the map).
    pub fn has_institute(&self) -> bool {
        !self.structures[Structure::Institute].is_empty()
    }

    /// Whether an ability is in force now.
    pub fn can(&self, ability: Ability) -> bool {
        let Some(faction) = self.faction else { return false };
        let board = &self.data.factions[faction];
        board.abilities.has(ability) || (board.institute_abilities.has(ability) && self.has_institute())
    }

    /// All hexes with own structures: the colonized planets.
    pub fn planets(&self) -> CellSet {
        self.structures.values().fold(CellSet::EMPTY, |all, cells| all | *cells)
    }

    /// Colonized planets and space stations: what range is counted from (GP-MINE-4).
    pub fn bases(&self) -> CellSet {
        self.planets() | self.stations
    }

    /// The structure on a hex.
    pub fn structure_at(&self, cell: hex::Cell) -> Option<Structure> {
        Structure::ALL.iter().copied().find(|kind| self.structures[*kind].contains(cell))
    }

    /// Whether a standard tile is owned and uncovered.
    pub fn has_tile(&self, tile: Standard) -> bool {
        self.tiles[tile] == TileState::Open
    }

    /// The advanced tiles owned.
    pub fn advanced(&self) -> impl Iterator<Item = Advanced> {
        self.tiles.values().filter_map(|state| match state {
            TileState::Covered(advanced) => Some(*advanced),
            _ => None,
        })
    }

    /// The standard tiles owned and uncovered.
    pub fn open_tiles(&self) -> impl Iterator<Item = Standard> {
        self.tiles.iter().filter(|(_, state)| **state == TileState::Open).map(|(tile, _)| tile)
    }

    /// Whether a green federation token is left.
    pub fn has_green_token(&self) -> bool {
        self.tokens.iter().any(|token| token.green)
    }

    /// Flips the green token gained first to grey (GP-RES-12): its kind, if there is one.
    pub(crate) fn flip_green_token(&mut self) -> Option<Token> {
        let token = self.tokens.iter_mut().find(|token| token.green)?;
        token.green = false;
        Some(token.kind)
    }

    /// Victory points.
    pub fn vp(&self) -> i32 {
        self.points.total()
    }
}
