//! Seats at the table, and maps from seats to things.

use std::fmt;
use std::ops::{Index, IndexMut};

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// No game of the house seats more people than this.
pub const MAX_SEATS: usize = 4;

/// A place at the table. Seats are counted clockwise; who begins is a matter of each game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this index, counted from 0.
    pub const fn new(index: u8) -> Self {
        Seat(index)
    }

    /// Its index, counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its number as people say it, counted from 1.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// All seats of a table of `seats`, clockwise from the first.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..seats).map(Seat)
    }

    /// The neighbour `steps` places further clockwise at a table of `seats`.
    #[must_use]
    pub const fn clockwise(self, steps: u8, seats: u8) -> Seat {
        Seat((self.0 + steps) % seats)
    }

    /// The other seats, clockwise from this one's left neighbour.
    pub fn others(self, seats: u8) -> impl Iterator<Item = Seat> {
        (1..seats).map(move |step| self.clockwise(step, seats))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

/// One `T` for every seat.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BySeat<T>(ArrayVec<T, MAX_SEATS>);

impl<T> BySeat<T> {
    /// One value for every seat, made by `make`.
    pub fn from_fn(seats: u8, make: impl FnMut(Seat) -> T) -> Self {
        BySeat(Seat::all(seats).map(make).collect())
    }

    /// How many seats there are.
    #[expect(clippy::len_without_is_empty, reason = "a table has at least one seat")]
    pub fn len(&self) -> u8 {
        self.0.len() as u8
    }

    /// The seats, clockwise from the first.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<T> {
        Seat::all(self.len())
    }

    /// The values in seat order.
    pub fn values(&self) -> std::slice::Iter<'_, T> {
        self.0.iter()
    }

    /// The values in seat order, to be changed.
    pub fn values_mut(&mut self) -> std::slice::IterMut<'_, T> {
        self.0.iter_mut()
    }

    /// Seats with their values.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> {
        self.seats().zip(self.0.iter())
    }

    /// The same map with every value passed through `f`.
    pub fn map<U>(&self, mut f: impl FnMut(Seat, &T) -> U) -> BySeat<U> {
        BySeat::from_fn(self.len(), |seat| f(seat, &self[seat]))
    }

    /// The value of a seat, or `None` where nobody sits.
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}
