//! A Planet card in the system, with everything on it.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{MAX_SEATS, Seat};

use crate::goods::Cargo;
use crate::names::Planet;
use crate::space::Seats;

/// A Planet card in the system, or the Star Portal.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct World {
    /// The card.
    pub planet: Planet,
    /// Whether it is fully terraformed, and flipped.
    pub terraformed: bool,
    /// The level of every resource track.
    pub levels: Cargo,
    /// The Terraforming markers, the highest rank first (PF-TERRA-11).
    pub merit: ArrayVec<Marker, MAX_SEATS>,
    /// Whose Colonies lie on it.
    pub colonies: Seats,
    /// Whose Trading Outposts lie on it.
    pub outposts: Seats,
}

/// A Terraforming marker on the track of a Planet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Marker {
    /// Whose it is.
    pub seat: Seat,
    /// Its spot, counted from 1.
    pub spot: u8,
}

impl World {
    /// A card as it is laid out (PF-SETUP-8, PF-TRAVEL-12).
    pub(crate) fn new(planet: Planet) -> World {
        World {
            planet,
            terraformed: false,
            levels: Cargo::default(),
            merit: ArrayVec::new(),
            colonies: Seats::NONE,
            outposts: Seats::NONE,
        }
    }

    /// The spot of a player's marker; 0 off the track (PF-TERRA-8).
    #[inline]
    pub fn spot_of(&self, seat: Seat) -> u8 {
        self.merit.iter().find(|marker| marker.seat == seat).map_or(0, |marker| marker.spot)
    }

    /// A marker moves on by so many spots. Where others lie already it goes on top (PF-TERRA-10); those it leaves keep
    /// their order (PF-TERRA-12).
    pub(crate) fn advance(&mut self, seat: Seat, spots: u8) -> u8 {
        let before = self.merit.iter().position(|marker| marker.seat == seat);
        let spot = before.map_or(0, |place| self.merit.remove(place).spot) + spots;
        let rank = self.merit.iter().take_while(|marker| marker.spot > spot).count();
        self.merit.insert(rank, Marker { seat, spot });
        spot
    }
}
