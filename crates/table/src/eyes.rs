//! Who looks, and who may know.

use serde::{Deserialize, Serialize};

use crate::Seat;

/// Who looks at a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Eye {
    /// A player, who sees what lies open and what is their own.
    Seat(Seat),
    /// A guest, who sees only what lies open.
    Spectator,
}

impl Eye {
    /// All eyes of a table: every seat's and a guest's.
    pub fn all(seats: u8) -> impl Iterator<Item = Eye> {
        Seat::all(seats).map(Eye::Seat).chain([Eye::Spectator])
    }
}

/// Who may know something: everybody, some seats, or nobody.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Eyes(u8);

impl Eyes {
    /// Everybody, guests included.
    pub const ALL: Eyes = Eyes(u8::MAX);
    /// Nobody.
    pub const NOBODY: Eyes = Eyes(0);

    /// One seat alone.
    pub const fn only(seat: Seat) -> Eyes {
        Eyes(1 << seat.index())
    }

    /// These seats and one more.
    #[must_use]
    pub const fn and(self, seat: Seat) -> Eyes {
        Eyes(self.0 | Eyes::only(seat).0)
    }

    /// Whether an eye is among them.
    pub fn has(self, eye: Eye) -> bool {
        match eye {
            Eye::Seat(seat) => self.0 & Eyes::only(seat).0 != 0,
            Eye::Spectator => self == Eyes::ALL,
        }
    }
}
