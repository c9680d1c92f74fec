//! The map of one game: hexes, the planets printed on them, and the sectors they belong to.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use enum_map::EnumMap;
use hex::{Axial, Cell, CellSet, Grid};
use serde::{Deserialize, Serialize};
use table::{Components as _, Refusal, StableHasher};

use crate::catalogue::{Catalogue, Placement};
use crate::names::Planet;

/// What a map is made of.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Map {
    /// Sector tiles laid side by side.
    Tiles(Vec<Tile>),
    /// Single hexes, for maps from elsewhere and for positions set up by hand.
    Hexes(Vec<Spot>),
}

/// A sector tile on the map.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Tile {
    /// Tile and side, for example `05-solid`.
    pub sector: String,
    /// Where its centre lies.
    #[serde(flatten)]
    pub centre: Axial,
    /// How often it is turned by 60 degrees clockwise.
    pub rotation: u8,
}

/// A single hex of a map.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Spot {
    /// Where it is.
    #[serde(flatten)]
    pub at: Axial,
    /// What it holds.
    pub planet: Planet,
    /// The number of its sector.
    pub sector: u8,
}

/// A map, ready for play. It never changes during a game; what happens on it is in the state.
#[derive(Debug, Deserialize)]
#[serde(try_from = "Map")]
pub struct Board {
    map: Map,
    mark: u64,
    grid: Arc<Grid>,
    planets: Vec<Planet>,
    sectors: Vec<u8>,
    by_planet: EnumMap<Planet, CellSet>,
    by_sector: Vec<CellSet>,
}

impl Board {
    /// A board from its map.
    pub fn new(map: Map, data: &Catalogue) -> Result<Board, Refusal> {
        match &map {
            Map::Tiles(tiles) => {
                let placements =
                    tiles.iter().map(|tile| tile.placement(data)).collect::<Result<Vec<_>, _>>()?;
                Board::from_placements(&placements, data)
            }
            Map::Hexes(spots) => {
                let odd = Refusal::new("GP-COMP-1", "map-does-not-fit");
                let grid = Grid::new(spots.iter().map(|spot| spot.at).collect()).map_err(|_| odd)?;
                let content = spots.iter().map(|spot| (spot.planet, spot.sector)).collect();
                Ok(Board::assemble(map, Arc::new(grid), content))
            }
        }
    }

    /// A board of sector tiles.
    pub fn from_placements(placements: &[Placement], data: &Catalogue) -> Result<Board, Refusal> {
        let centres = || placements.iter().map(|place| place.centre);
        let mut layouts = data.layouts.iter();
        let printed = layouts.find(|layout| layout.placements.iter().map(|p| p.centre).eq(centres()));
        let grid = match printed {
            Some(layout) => layout.grid.clone(),
            None => {
                let cells = centres().flat_map(|centre| centre.disc(2)).collect();
                Arc::new(Grid::new(cells).map_err(|_| Refusal::new("GP-COMP-1", "map-does-not-fit"))?)
            }
        };
        let mut content = vec![(Planet::Empty, 0); grid.len()];
        for place in placements {
            let tile = &data.sectors[place.sector];
            for (hex, planet) in &tile.hexes {
                let cell =
                    grid.at(place.centre + hex.rotate(place.rotation)).expect("the grid holds all tiles");
                content[cell.index()] = (*planet, tile.tile);
            }
        }
        let tiles = placements.iter().map(|place| Tile {
            sector: data.sectors[place.sector].id.clone(),
            centre: place.centre,
            rotation: place.rotation,
        });
        Ok(Board::assemble(Map::Tiles(tiles.collect()), grid, content))
    }

    fn assemble(map: Map, grid: Arc<Grid>, content: Vec<(Planet, u8)>) -> Board {
        let mut hasher = StableHasher::default();
        map.hash(&mut hasher);
        let (planets, sectors): (Vec<_>, Vec<_>) = content.into_iter().unzip();
        let mut by_planet = EnumMap::<Planet, CellSet>::default();
        let mut by_sector = vec![CellSet::EMPTY; usize::from(sectors.iter().copied().max().unwrap_or(0)) + 1];
        for cell in grid.cells() {
            by_planet[planets[cell.index()]].insert(cell);
            by_sector[usize::from(sectors[cell.index()])].insert(cell);
        }
        Board { map, mark: hasher.finish(), grid, planets, sectors, by_planet, by_sector }
    }

    /// No hexes at all: the map is still to be laid.
    pub(crate) fn empty() -> Board {
        let grid = Grid::new(Vec::new()).expect("nothing overlaps");
        Board::assemble(Map::Tiles(Vec::new()), Arc::new(grid), Vec::new())
    }

    /// What it is made of.
    pub fn map(&self) -> &Map {
        &self.map
    }

    /// Its geometry.
    pub fn grid(&self) -> &Grid {
        &self.grid
    }

    /// The planet printed on a hex.
    pub fn printed(&self, cell: Cell) -> Planet {
        self.planets[cell.index()]
    }

    /// The number of the sector a hex belongs to.
    pub fn sector(&self, cell: Cell) -> u8 {
        self.sectors[cell.index()]
    }

    /// All hexes with this planet printed on them.
    pub fn all(&self, planet: Planet) -> CellSet {
        self.by_planet[planet]
    }

    /// How many sectors hold at least one of these hexes (GP-FSCORE-5).
    pub fn sectors_with(&self, cells: CellSet) -> u8 {
        self.by_sector.iter().filter(|sector| sector.intersects(cells)).count() as u8
    }

    /// Two planets of one home type that lie side by side, if there are any (GP-VAR-4).
    pub fn clash(&self) -> Option<(Cell, Cell)> {
        use crate::names::Named;
        Planet::ALL[..7].iter().find_map(|planet| {
            let cells = self.by_planet[*planet];
            cells.iter().find_map(|cell| Some((cell, (self.grid.neighbours(cell) & cells).first()?)))
        })
    }

    /// Every hex with its planet and sector, for people who check a game.
    pub fn spots(&self) -> Vec<Spot> {
        let spot = |cell: Cell| Spot {
            at: self.grid.axial(cell),
            planet: self.printed(cell),
            sector: self.sector(cell),
        };
        self.grid.cells().map(spot).collect()
    }
}

impl Tile {
    fn placement(&self, data: &Catalogue) -> Result<Placement, Refusal> {
        let sector = data.sector(&self.sector).ok_or(Refusal::new("GP-COMP-1", "unknown-sector"))?;
        Ok(Placement { sector, centre: self.centre, rotation: self.rotation % 6 })
    }
}

impl Serialize for Board {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.map.serialize(serializer)
    }
}

/// A board that is read back is one of the built-in tiles.
impl TryFrom<Map> for Board {
    type Error = Refusal;
    fn try_from(map: Map) -> Result<Board, Refusal> {
        Board::new(map, Catalogue::built_in())
    }
}

/// Boards are equal when they are made of the same map.
impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        self.mark == other.mark && self.map == other.map
    }
}

impl Eq for Board {}

impl Hash for Board {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.mark);
    }
}
