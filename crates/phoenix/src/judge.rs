//! What a position is worth.

use table::Seat;

use crate::Phoenix;

impl Phoenix {
    pub(crate) fn worth(&self, seat: Seat) -> f64 {
        f64::from(self.players[seat].points)
    }
}
