//! Hex maths over dense boards.
//!
//! - [`Axial`] is a coordinate on the endless plane of flat-top hexes: distance, neighbours, rotation, rings,
//!   discs and lines.
//! - [`Grid`] is a finite board of at most 255 hexes. It numbers its hexes, and answers questions about them
//!   from tables that are built once.
//! - [`Cell`] is the number of a hex on a grid, and [`CellSet`] a set of such numbers that fits in 32 bytes, is
//!   `Copy`, and has the usual operators: `|` union, `&` intersection, `-` difference, `^` symmetric difference.
//! - [`steiner`] finds the shortest connection between several groups of cells.
//!
//! ```
//! use hex::{Axial, Cell, CellSet, Grid};
//!
//! // A round board of radius 3, whose cell 0 is the centre.
//! let grid = Grid::new(Axial::new(0, 0).disc(3).collect())?;
//! assert_eq!(grid.len(), 37);
//!
//! // Two towns, four steps apart…
//! let west = grid.at(Axial::new(-2, 0)).unwrap();
//! let east = grid.at(Axial::new(2, 0)).unwrap();
//! assert_eq!(grid.distance(west, east), 4);
//!
//! // …with exactly one cell within reach of both at a range of two.
//! let shared = grid.within(west, 2) & grid.within(east, 2);
//! assert_eq!(shared, CellSet::of(Cell(0)));
//!
//! // Three cells join them, along the straight line.
//! let free = grid.all().without(west).without(east);
//! let road = hex::connect(&grid, &[CellSet::of(west), CellSet::of(east)], free, 10).unwrap();
//! assert_eq!(road.cost, 3);
//! assert_eq!(road.cells.len(), 3);
//! # Ok::<(), hex::GridError>(())
//! ```

mod axial;
mod cell_set;
mod grid;
pub mod steiner;

pub use axial::{Axial, ParseAxialError};
pub use cell_set::{Cell, CellSet, CellSetIter};
pub use grid::{Grid, GridError};
pub use steiner::{Connection, connect};
