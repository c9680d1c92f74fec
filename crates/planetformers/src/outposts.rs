//! Trading Outposts (PF-OUT): creating, moving, and what they pay.

use table::{Game as _, Refusal, Seat};

use crate::event::Giver;
use crate::names::{Action, NodeKind, Planet, Source};
use crate::{Event, Move, Planetformers, Play, Step, Terms};

impl Planetformers {
    /// PF-OUT-1 to PF-OUT-4: a marker of the pool, or one of two that are placed, to a Planet without an own one.
    pub(crate) fn check_outpost(&self, seat: Seat, from: Option<Planet>) -> Result<Terms, Refusal> {
        let player = &self.players[seat];
        if self.world_under(seat).is_some_and(|world| world.outposts.has(seat)) {
            return Err(Refusal::new("PF-OUT-4", "has-outpost"));
        }
        let all_placed = player.outposts == self.data.numbers.outposts;
        match from {
            None if player.outpost_pool > 0 => Ok(Terms::free()),
            None if all_placed => Err(Refusal::new("PF-OUT-2", "which-outpost")),
            None => Err(Refusal::new("PF-OUT-3", "no-outpost")),
            Some(_) if !all_placed => Err(Refusal::new("PF-OUT-3", "outposts-not-placed")),
            Some(planet) => match self.world(planet) {
                Some(world) if world.outposts.has(seat) => Ok(Terms::free()),
                _ => Err(Refusal::new("PF-OUT-2", "no-outpost-there")),
            },
        }
    }

    /// The own Outposts, where both are placed and can be moved (PF-OUT-2).
    pub(crate) fn moving_outposts(&self, seat: Seat) -> impl Iterator<Item = Move> {
        let all_placed = self.players[seat].outposts == self.data.numbers.outposts;
        let worlds = all_placed.then(|| self.system.iter().flatten()).into_iter().flatten();
        let own = worlds.filter(move |world| world.outposts.has(seat));
        own.map(|world| Move::Outpost(Some(world.planet)))
    }
}

impl Play<'_> {
    pub(crate) fn create_outpost(&mut self, seat: Seat, from: Option<Planet>) {
        self.begin_action(seat, Action::Outpost);
        self.place_outpost(seat, from);
    }

    /// A marker of the pool, or one from another Planet, comes to the Planet under the Ark. Beside an own Colony it scores
    /// (PF-OUT-5).
    pub(crate) fn place_outpost(&mut self, seat: Seat, from: Option<Planet>) {
        let planet = self.players[seat].ark.planet;
        match from {
            None => {
                self.players[seat].outpost_pool -= 1;
                self.players[seat].outposts += 1;
            }
            Some(from) => {
                let mut worlds = self.system.iter_mut().flatten();
                if let Some(world) = worlds.find(|world| world.planet == from) {
                    world.outposts.take(seat);
                }
            }
        }
        let Some(world) = self.world_under_mut(seat) else { return };
        world.outposts.put(seat);
        let colony = world.colonies.has(seat);
        self.tell(Event::Outpost { seat, planet, from });
        if colony {
            let points = self.data.scoring.outpost;
            self.score(seat, Source::Outposts, points.into());
        }
    }

    /// PF-OUT-6 to PF-OUT-11: an Ark has ended its travel; the owners of Outposts gain the yield of the Planet, in turn order
    /// from whoever arrived. Crew cards are no resources.
    pub(crate) fn pay_outposts(&mut self, place: u8) {
        let (active, seats) = (self.active, self.players.len());
        let ark = self.players[active].ark;
        let owners = match self.kind_of(ark) {
            Some(NodeKind::Planet) => self.world(ark.planet).map(|world| world.outposts),
            _ => None,
        };
        let owners = owners.unwrap_or_default();
        let owner = (place..seats).find(|place| owners.has(active.clockwise(*place, seats)));
        let Some(place) = owner else {
            // PF-SOLO-39: the Automa goes on with its card.
            self.step = if self.is_automatic(active) { Step::Automa } else { Step::Crew };
            return;
        };
        self.step = Step::Income(place + 1);
        let gain = self.yield_of(ark).without_crew();
        self.receive(active.clockwise(place, seats), gain, Giver::Outpost(ark.planet));
    }
}
