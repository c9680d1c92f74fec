//! What a position is worth to a player, in points expected by the end of the game, for the bots.

use table::Seat;

use crate::Kepler;

impl Kepler {
    pub(crate) fn worth(&self, seat: Seat) -> f64 {
        f64::from(self.total_of(seat))
    }
}
