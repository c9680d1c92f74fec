//! Maps (GP-SETUP-2, GP-SETUP-3, GP-VAR): the printed ones, and the ways to vary them.

use serde::{Deserialize, Serialize};
use table::{Dice, Refusal, Seat};

use crate::Gaia;
use crate::board::{Board, Map};
use crate::catalogue::{Layout, Placement, VariableMethod, catalogue};
use crate::setup::Setup;

/// Which map is used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MapChoice {
    /// The printed basic map for the number of players.
    #[default]
    Printed,
    /// The smaller map for three players (GP-VAR-9).
    Small,
    /// Inner tiles fixed, outer tiles dealt and turned (GP-VAR-5; with two players GP-VAR-8).
    #[serde(rename = "method_1")]
    Method1,
    /// Inner and outer tiles dealt and turned among themselves (GP-VAR-6).
    #[serde(rename = "method_2")]
    Method2,
    /// All tiles dealt and turned (GP-VAR-7).
    #[serde(rename = "method_3")]
    Method3,
}

/// Who turns the tiles of a variable map.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Turning {
    /// Chance.
    #[default]
    Dice,
    /// The last player in turn order (GP-VAR-3).
    LastPlayer,
}

impl MapChoice {
    /// Whether nothing about the map is left to chance or choice.
    pub fn is_fixed(self) -> bool {
        matches!(self, MapChoice::Printed | MapChoice::Small)
    }

    fn method(self) -> Option<&'static str> {
        match self {
            MapChoice::Printed | MapChoice::Small => None,
            MapChoice::Method1 => Some("method_1"),
            MapChoice::Method2 => Some("method_2"),
            MapChoice::Method3 => Some("method_3"),
        }
    }
}

/// The map of a new game. A variable map whose tiles a player turns lies unturned at first, but in such a way
/// that it can be turned to fit.
pub(crate) fn lay_out(setup: &Setup, dice: &mut Dice) -> Result<Board, Refusal> {
    let Some(method) = setup.map.method() else {
        return Board::from_placements(&layout(setup)?.placements);
    };
    let method = find_method(method, setup.players)?;
    // A deal that cannot be turned to fit is dealt again (GP-VAR-11).
    loop {
        let mut placements = deal(method, dice);
        let turnable = turnable(method, &placements);
        match setup.turning {
            Turning::LastPlayer => {
                if Turner::new(&placements, &turnable).fits(0) {
                    return Board::from_placements(&placements);
                }
            }
            Turning::Dice => {
                for place in
                    placements.iter_mut().zip(&turnable).filter(|(_, turn)| **turn).map(|(place, _)| place)
                {
                    place.rotation = dice.below(6) as u8;
                }
                let board = Board::from_placements(&placements)?;
                if board.clash().is_none() {
                    return Ok(board);
                }
            }
        }
    }
}

fn layout(setup: &Setup) -> Result<&'static Layout, Refusal> {
    let small = setup.map == MapChoice::Small;
    let fits = |layout: &&Layout| layout.optional == small && layout.players.contains(&setup.players);
    let wrong = Refusal::new("GP-VAR-9", "map-for-other-players").with("count", setup.players);
    catalogue().layouts.iter().find(fits).ok_or(wrong)
}

/// The method for this number of players. Two players have a single method of their own (GP-VAR-8).
fn find_method(id: &str, players: u8) -> Result<&'static VariableMethod, Refusal> {
    let fits =
        |method: &&VariableMethod| method.players.contains(&players) && (method.id == id || players <= 2);
    catalogue()
        .methods
        .iter()
        .find(fits)
        .ok_or(Refusal::new("GP-VAR-5", "map-for-other-players").with("count", players))
}

/// Deals the tiles of every group over the places they hold together.
fn deal(method: &VariableMethod, dice: &mut Dice) -> Vec<Placement> {
    let mut placements = catalogue().layouts[method.layout].placements.clone();
    for group in &method.shuffle {
        let mut tiles = group.clone();
        dice.shuffle(&mut tiles);
        let places = placements.iter_mut().filter(|place| group.contains(&place.sector));
        for (place, tile) in places.zip(tiles) {
            place.sector = tile;
        }
    }
    placements
}

/// Which tiles may be turned: those that were dealt.
fn turnable(method: &VariableMethod, placements: &[Placement]) -> Vec<bool> {
    let dealt = |place: &Placement| method.shuffle.iter().flatten().any(|tile| *tile == place.sector);
    placements.iter().map(dealt).collect()
}

/// Turning the tiles one after the other so that no two planets of one home type touch (GP-VAR-4).
struct Turner {
    placements: Vec<Placement>,
    turnable: Vec<bool>,
}

impl Turner {
    fn new(placements: &[Placement], turnable: &[bool]) -> Turner {
        Turner { placements: placements.to_vec(), turnable: turnable.to_vec() }
    }

    /// Whether the tiles from `next` on can be turned so that everything fits.
    fn fits(&mut self, next: usize) -> bool {
        if next == self.placements.len() {
            return true;
        }
        let turns = if self.turnable[next] { 0..6 } else { 0..1 };
        turns.into_iter().any(|rotation| {
            if self.turnable[next] {
                self.placements[next].rotation = rotation;
            }
            self.clear(next) && self.fits(next + 1)
        })
    }

    /// Whether the tile fits the tiles before it.
    fn clear(&self, index: usize) -> bool {
        let hexes = |place: &Placement| {
            let place = *place;
            let tile = &catalogue().sectors[place.sector];
            let home = tile.hexes.iter().filter(|(_, planet)| (*planet as usize) < 7);
            home.map(move |(hex, planet)| (place.centre + hex.rotate(place.rotation), *planet))
        };
        hexes(&self.placements[index]).all(|(at, planet)| {
            let before = self.placements[..index].iter().flat_map(hexes);
            before.filter(|(_, other)| *other == planet).all(|(other, _)| at.distance(other) > 1)
        })
    }
}

impl Gaia {
    /// The next tile the last player has to turn (GP-VAR-3). Tiles are turned in the order of the map;
    /// `cursor` counts them.
    pub(crate) fn next_sector_to_turn(&self) -> Option<(Seat, u8)> {
        let (placements, turnable) = self.tiles_to_turn();
        let from = usize::from(self.cursor);
        let index = (from..placements.len()).find(|index| turnable[*index])?;
        Some((self.players.seats().next_back()?, index as u8))
    }

    fn tiles_to_turn(&self) -> (Vec<Placement>, Vec<bool>) {
        let Map::Tiles(tiles) = self.board.map() else { return (Vec::new(), Vec::new()) };
        let sector =
            |id: &str| catalogue().sectors.iter().position(|sector| sector.id == id).expect("a known tile");
        let placements: Vec<_> = tiles
            .iter()
            .map(|tile| Placement {
                sector: sector(&tile.sector),
                centre: tile.centre,
                rotation: tile.rotation,
            })
            .collect();
        let method = self.map.method().and_then(|id| find_method(id, self.players.len()).ok());
        let turnable =
            method.map_or_else(|| vec![false; placements.len()], |method| turnable(method, &placements));
        (placements, turnable)
    }

    /// GP-VAR-4: the tile must fit the tiles before it, and the tiles after it must still find a way to fit.
    pub(crate) fn check_turn_sector(&self, index: u8, rotation: u8) -> Result<(), Refusal> {
        let wrong = Refusal::new("GP-VAR-4", "same-types-touch");
        let (mut placements, turnable) = self.tiles_to_turn();
        let index = usize::from(index);
        if rotation > 5 {
            return Err(Refusal::new("GP-VAR-3", "turn-up-to-five"));
        }
        placements[index].rotation = rotation;
        let mut turner = Turner { placements, turnable };
        match turner.clear(index) && turner.fits(index + 1) {
            true => Ok(()),
            false => Err(wrong),
        }
    }

    /// Turns a tile.
    pub(crate) fn turn_sector(&mut self, index: u8, rotation: u8) {
        let (mut placements, _) = self.tiles_to_turn();
        placements[usize::from(index)].rotation = rotation;
        let board = Board::from_placements(&placements).expect("the same tiles on the same places");
        self.board = std::sync::Arc::new(board);
        self.cursor = index + 1;
    }
}
