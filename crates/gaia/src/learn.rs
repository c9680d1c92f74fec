//! Positions and moves as numbers.

use table::{Learn, Seat};

use crate::{Gaia, Move};

impl Learn for Gaia {
    const LAYOUT: u32 = 1;
    fn feature_names() -> Vec<String> {
        Vec::new()
    }
    fn features(&self, _seat: Seat, out: &mut Vec<i16>) {
        out.clear();
    }
    fn number(_mv: Move) -> u32 {
        0
    }
}
