//! Places in space: the cells of the grid, the spots where an Ark can stand, and seats that share a place.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::{MAX_SEATS, Seat};

use crate::names::{Direction, Named, Node, Planet};

/// Rows and columns of the grid (PF-SETUP-7).
pub const SIDE: u8 = 3;
/// Cells of the grid.
pub const CELLS: usize = 9;

/// One of the nine places of the grid, by row and column from the top left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "[u8; 2]", try_from = "[u8; 2]")]
pub struct Cell(u8);

impl Cell {
    /// The cell in this row and column, counted from 0.
    pub const fn new(row: u8, column: u8) -> Option<Cell> {
        if row < SIDE && column < SIDE { Some(Cell(row * SIDE + column)) } else { None }
    }

    /// Every cell, row by row.
    pub fn all() -> impl DoubleEndedIterator<Item = Cell> + ExactSizeIterator {
        (0..CELLS as u8).map(Cell)
    }

    /// Its row.
    pub const fn row(self) -> u8 {
        self.0 / SIDE
    }

    /// Its column.
    pub const fn column(self) -> u8 {
        self.0 % SIDE
    }

    /// Its place in a list of all cells.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The cell on the other side of the middle, also of a corner (PF-SOLO-19).
    #[must_use]
    pub const fn across(self) -> Cell {
        Cell(CELLS as u8 - 1 - self.0)
    }

    /// The neighbour behind an edge; none outside the grid (PF-TRAVEL-15).
    #[inline]
    pub const fn behind(self, edge: Direction) -> Option<Cell> {
        let (row, column) = (self.row(), self.column());
        match edge {
            Direction::North if row > 0 => Some(Cell(self.0 - SIDE)),
            Direction::East if column + 1 < SIDE => Some(Cell(self.0 + 1)),
            Direction::South if row + 1 < SIDE => Some(Cell(self.0 + SIDE)),
            Direction::West if column > 0 => Some(Cell(self.0 - 1)),
            _ => None,
        }
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.row(), self.column())
    }
}

impl FromStr for Cell {
    type Err = String;

    fn from_str(text: &str) -> Result<Cell, String> {
        let numbers =
            text.split_once(',').and_then(|(row, column)| row.parse().ok().zip(column.parse().ok()));
        let cell = numbers.and_then(|(row, column)| Cell::new(row, column));
        cell.ok_or_else(|| format!("`{text}` is no cell; cells are written from `0,0` to `2,2`"))
    }
}

impl From<Cell> for [u8; 2] {
    fn from(cell: Cell) -> [u8; 2] {
        [cell.row(), cell.column()]
    }
}

impl TryFrom<[u8; 2]> for Cell {
    type Error = String;

    fn try_from([row, column]: [u8; 2]) -> Result<Cell, String> {
        Cell::new(row, column).ok_or_else(|| format!("there is no cell [{row}, {column}] in the grid"))
    }
}

/// A place where an Ark can stand: a Planet or Portal, or what surrounds it on its card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Spot {
    /// The card.
    pub planet: Planet,
    /// The spot on it.
    pub node: Node,
}

impl Spot {
    /// The Star Portal, where all Arks begin (PF-SETUP-14).
    pub const PORTAL: Spot = Spot::planet(Planet::StarPortal);

    /// The Planet itself.
    pub const fn planet(planet: Planet) -> Spot {
        Spot { planet, node: Node::P }
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.planet, self.node)
    }
}

impl FromStr for Spot {
    type Err = String;

    fn from_str(text: &str) -> Result<Spot, String> {
        let parts = text.split_once('.');
        let spot = parts.and_then(|(planet, node)| Planet::from_id(planet).zip(Node::from_id(node)));
        spot.map(|(planet, node)| Spot { planet, node })
            .ok_or_else(|| format!("`{text}` is no spot; spots are written like `cinderfall.m1`"))
    }
}

impl Serialize for Spot {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Spot {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// Some of the seats: whose Colonies or Outposts lie on a Planet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Seats(u8);

impl Seats {
    /// Nobody.
    pub const NONE: Seats = Seats(0);

    /// Whether a seat is among them.
    #[inline]
    pub const fn has(self, seat: Seat) -> bool {
        self.0 >> seat.index() & 1 == 1
    }

    /// Adds a seat.
    #[inline]
    pub const fn put(&mut self, seat: Seat) {
        self.0 |= 1 << seat.index();
    }

    /// Takes a seat out.
    #[inline]
    pub const fn take(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.index());
    }

    /// Whether there is nobody.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats, in their order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all(MAX_SEATS as u8).filter(move |seat| self.has(*seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Seats::NONE;
        seats.into_iter().for_each(|seat| set.put(seat));
        set
    }
}

impl Serialize for Seats {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let seats = Vec::<Seat>::deserialize(deserializer)?;
        Ok(seats.into_iter().filter(|seat| seat.index() < MAX_SEATS).collect())
    }
}
