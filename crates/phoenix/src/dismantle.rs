//! Dismantling ships (SP-DISM).

use table::{Refusal, Seat};

use crate::Phoenix;
use crate::catalogue::catalogue;
use crate::goods::Goods;
use crate::moves::Terms;
use crate::names::{Named, Ship, Source};

impl Phoenix {
    /// SP-DISM-1, SP-DISM-4 to SP-DISM-7: an unused ship of the own fleet.
    pub(crate) fn check_dismantle(&self, seat: Seat, extra: u8, ship: Ship) -> Result<Terms, Refusal> {
        let player = &self.players[seat];
        if player.unused(ship).is_some() {
            return Ok(Terms::new(Goods::NONE, Goods::metal(catalogue().ships[ship].metal + extra)));
        }
        match player.owns(ship) {
            true => Err(Refusal::new("SP-DISM-7", "dismantle-used").with("ship", ship.id())),
            false => Err(Refusal::new("SP-DISM-5", "not-own-ship").with("ship", ship.id())),
        }
    }

    /// The ship leaves the game for its metal and the extra metal of the Dismantle ship (SP-DISM-2).
    pub(crate) fn dismantle(&mut self, seat: Seat, extra: u8, ship: Ship) {
        let player = &mut self.players[seat];
        let index = player.unused(ship).expect("an unused own ship");
        player.fleet.remove(index);
        player.gain(Goods::metal(catalogue().ships[ship].metal + extra), Source::Abilities);
        self.gone[ship] += 1;
    }
}
