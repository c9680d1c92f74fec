//! Planets, sector tiles and layouts (`planets.toml`, `sectors.toml`).

use std::collections::HashMap;
use std::sync::{Arc, OnceLock};

use hex::{Axial, Grid};
use serde::{Deserialize, Serialize};
use table::data::DataError;

use crate::board::Board;
use crate::goods::Goods;
use crate::names::{Named, Planet};

/// One printed side of a sector tile.
#[derive(Debug, Serialize)]
pub struct SectorTile {
    /// Tile number and side, for example `05-solid`.
    pub id: String,
    /// The tile's number.
    pub tile: u8,
    /// Which side it is.
    pub side: Side,
    /// Name in the boardgamers notation.
    #[serde(skip)]
    pub boardgamers_name: String,
    /// The hexes around the centre, in native orientation.
    pub hexes: Vec<(Axial, Planet)>,
}

/// The side of a sector tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The tile has one printed side.
    Single,
    /// Filled number: three and four players.
    Solid,
    /// Outlined number: one and two players.
    Outlined,
}

/// A printed layout of sector tiles.
#[derive(Debug, Serialize)]
pub struct Layout {
    /// Its name.
    pub id: String,
    /// Numbers of players it is made for.
    pub players: Vec<u8>,
    /// Chosen only by agreement.
    pub optional: bool,
    /// Where the tiles lie.
    pub placements: Vec<Placement>,
    /// The geometry of the board, shared by all games on this layout: it does not depend on which tile lies
    /// where, nor on how the tiles are turned.
    #[serde(skip)]
    pub grid: Arc<Grid>,
    /// The board itself, once somebody has played on it.
    #[serde(skip)]
    pub(crate) board: OnceLock<Arc<Board>>,
}

/// A sector tile on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Placement {
    /// Index of the tile in the catalogue.
    pub sector: usize,
    /// Where its centre lies.
    pub centre: Axial,
    /// How often it is turned by 60 degrees clockwise.
    pub rotation: u8,
}

/// A way to vary the board (GP-VAR-5 to GP-VAR-8).
#[derive(Debug, Serialize)]
pub struct VariableMethod {
    /// Its name.
    pub id: String,
    /// Numbers of players it is made for.
    pub players: Vec<u8>,
    /// Index of the layout that gives the positions.
    pub layout: usize,
    /// Groups of tiles that are dealt among the positions they hold together, then turned at will.
    pub shuffle: Vec<Vec<usize>>,
}

#[derive(Deserialize)]
pub(super) struct PlanetsFile {
    wheel: Wheel,
    steps: HashMap<Planet, HashMap<Planet, u8>>,
    planet: Vec<PlanetEntry>,
}

#[derive(Deserialize)]
struct Wheel {
    order: Vec<Planet>,
}

#[derive(Deserialize)]
struct PlanetEntry {
    id: Planet,
    #[serde(default)]
    habitable_cost: Goods,
}

impl PlanetsFile {
    pub(super) fn gaia_planet_qic(&self) -> u8 {
        self.planet.iter().find(|planet| planet.id == Planet::Gaia).map_or(1, |gaia| gaia.habitable_cost.qic)
    }

    /// The wheel, and the table derived from it: both are in the file and must agree.
    pub(super) fn steps(&self) -> Result<[[u8; 7]; 7], DataError> {
        let wrong = |entry: &str, what: &str| Err(DataError::new("planets.toml", entry, what));
        if self.wheel.order != Planet::ALL[..7] {
            return wrong("wheel", "order must be terra, oxide, volcanic, desert, swamp, titanium, ice");
        }
        let mut steps = [[0; 7]; 7];
        for (from, row) in steps.iter_mut().enumerate() {
            for (to, step) in row.iter_mut().enumerate() {
                let around = from.abs_diff(to);
                *step = around.min(7 - around) as u8;
                let (home, target) = (Planet::ALL[from], Planet::ALL[to]);
                if self.steps.get(&home).and_then(|row| row.get(&target)) != Some(step) {
                    return wrong(
                        "steps",
                        &format!("{home} to {target} must be {step}, the distance on the wheel"),
                    );
                }
            }
        }
        Ok(steps)
    }
}

#[derive(Deserialize)]
pub(super) struct SectorsFile {
    sector: Vec<SectorEntry>,
    layout: Vec<LayoutEntry>,
    variable_method: Vec<MethodEntry>,
}

#[derive(Deserialize)]
struct SectorEntry {
    id: String,
    tile: String,
    side: Side,
    boardgamers_name: String,
    planet_count: usize,
    hexes: Vec<HexEntry>,
}

#[derive(Deserialize)]
struct HexEntry {
    label: String,
    q: i8,
    r: i8,
    planet: Planet,
}

#[derive(Deserialize)]
struct LayoutEntry {
    id: String,
    players: Vec<u8>,
    #[serde(default)]
    optional: bool,
    board_centre: Option<[i8; 2]>,
    placements: Vec<PlacementEntry>,
}

#[derive(Deserialize)]
struct PlacementEntry {
    sector: String,
    q: i8,
    r: i8,
    rotation: u8,
}

#[derive(Deserialize)]
struct MethodEntry {
    id: String,
    players: Vec<u8>,
    base_layout: String,
    shuffle: Vec<Vec<String>>,
}

type Boards = (Vec<SectorTile>, Vec<Layout>, Vec<VariableMethod>);

impl SectorsFile {
    /// The middle of the board that one plays on alone, from which the Automa starts (GP-SOLO-SETUP-9).
    pub(super) fn centre(&self) -> Result<Axial, DataError> {
        let alone = self.layout.iter().find(|layout| layout.players.contains(&1) && !layout.optional);
        let Some([q, r]) = alone.and_then(|layout| layout.board_centre) else {
            let what = "field `board_centre`: the layout for one player has one";
            return Err(DataError::new("sectors.toml", "layout", what));
        };
        Ok(Axial::new(q, r))
    }

    pub(super) fn finish(self) -> Result<Boards, DataError> {
        let sectors = self.sector.into_iter().map(SectorEntry::finish).collect::<Result<Vec<_>, _>>()?;
        let index = |entry: &str, id: &str| {
            sectors.iter().position(|sector| sector.id == id).ok_or_else(|| {
                let known = table::data::nearest(id, sectors.iter().map(|sector| sector.id.as_str()));
                let hint = known.map_or(String::new(), |near| format!("; did you mean `{near}`?"));
                DataError::new("sectors.toml", entry, &format!("there is no sector `{id}`{hint}"))
            })
        };
        let mut layouts = Vec::new();
        for entry in self.layout {
            let mut placements = Vec::new();
            for place in &entry.placements {
                let sector = index(&entry.id, &place.sector)?;
                placements.push(Placement {
                    sector,
                    centre: Axial::new(place.q, place.r),
                    rotation: place.rotation % 6,
                });
            }
            let cells = placements.iter().flat_map(|place| place.centre.disc(2)).collect();
            let grid = Grid::new(cells).map_err(|wrong| {
                DataError::new("sectors.toml", &entry.id, &format!("tiles do not fit: {wrong}"))
            })?;
            let (id, players, optional) = (entry.id, entry.players, entry.optional);
            layouts.push(Layout {
                id,
                players,
                optional,
                placements,
                grid: Arc::new(grid),
                board: OnceLock::new(),
            });
        }
        let mut methods = Vec::new();
        for entry in self.variable_method {
            let Some(layout) = layouts.iter().position(|layout| layout.id == entry.base_layout) else {
                let what = format!("base_layout `{}` does not exist", entry.base_layout);
                return Err(DataError::new("sectors.toml", &entry.id, &what));
            };
            let group = |names: &Vec<String>| names.iter().map(|name| index(&entry.id, name)).collect();
            let shuffle = entry.shuffle.iter().map(group).collect::<Result<_, _>>()?;
            methods.push(VariableMethod { id: entry.id, players: entry.players, layout, shuffle });
        }
        Ok((sectors, layouts, methods))
    }
}

impl SectorEntry {
    fn finish(self) -> Result<SectorTile, DataError> {
        let wrong = |what: &str| Err(DataError::new("sectors.toml", &self.id, what));
        let Ok(tile) = self.tile.parse() else { return wrong("tile must be a number such as \"05\"") };
        let hexes: Vec<_> = self.hexes.iter().map(|hex| (Axial::new(hex.q, hex.r), hex.planet)).collect();
        let origin = Axial::new(0, 0);
        if hexes.len() != 19 || origin.disc(2).any(|at| !hexes.iter().any(|(hex, _)| *hex == at)) {
            return wrong("a sector has 19 hexes: the centre, an inner ring of 6 and an outer ring of 12");
        }
        if let Some(hex) = self.hexes.iter().find(|hex| hex.label.is_empty()) {
            return wrong(&format!("the hex at {},{} has no label", hex.q, hex.r));
        }
        let planets = hexes.iter().filter(|(_, planet)| *planet != Planet::Empty).count();
        if planets != self.planet_count {
            return wrong(&format!(
                "planet_count is {} but the hexes hold {planets} planets",
                self.planet_count
            ));
        }
        let (id, side, boardgamers_name) = (self.id, self.side, self.boardgamers_name);
        Ok(SectorTile { id, tile, side, boardgamers_name, hexes })
    }
}
