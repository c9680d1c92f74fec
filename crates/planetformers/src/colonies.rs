//! Colonies (PF-COL).

use table::{Refusal, Seat};

use crate::catalogue::ColonyPrice;
use crate::names::Action;
use crate::payment::{Bill, Purpose};
use crate::{Event, Planetformers, Play, Terms};

impl Planetformers {
    /// PF-COL-2: the price of a player's next Colony, on the Planet under the Ark. After the last there is none.
    pub fn colony_bill(&self, seat: Seat) -> Option<Bill> {
        let price = self.data.colony_prices.get(usize::from(self.players[seat].colonies))?;
        let ColonyPrice { engineer, planet_leader, any_leader, any_resource } = *price;
        let color = self.color_under(seat);
        Some(Bill { engineer, planet_leader, color, any_leader, any_specialist: 0, any_resource })
    }

    /// PF-COL-1, PF-COL-10: a free marker, and no own Colony on the Planet. What it then costs.
    pub(crate) fn check_site(&self, seat: Seat) -> Result<Bill, Refusal> {
        if self.world_under(seat).is_some_and(|world| world.colonies.has(seat)) {
            return Err(Refusal::new("PF-COL-10", "has-colony"));
        }
        let bill = self.colony_bill(seat).filter(|_| self.players[seat].colony_pool > 0);
        bill.ok_or(Refusal::new("PF-COL-1", "no-colony-marker"))
    }

    /// PF-COL-1: a place for it, and the price.
    pub(crate) fn check_colony(&self, seat: Seat) -> Result<Terms, Refusal> {
        let bill = self.check_site(seat)?;
        self.check_bill(seat, bill, "PF-COL-1")?;
        Ok(Terms::free())
    }
}

impl Play<'_> {
    pub(crate) fn create_colony(&mut self, seat: Seat) {
        self.begin_action(seat, Action::Colony);
        let bill = self.colony_bill(seat).unwrap_or_default();
        self.charge(seat, bill, Purpose::Colony);
    }

    /// The price is paid, if there is one: the marker is placed on the Planet under the Ark.
    pub(crate) fn place_colony(&mut self, seat: Seat) {
        let player = &mut self.players[seat];
        player.colony_pool -= 1;
        player.colonies += 1;
        let (planet, number) = (player.ark.planet, player.colonies);
        if let Some(world) = self.world_under_mut(seat) {
            world.colonies.put(seat);
        }
        self.tell(Event::Colony { seat, planet, number });
    }
}
