//! What the Automa gains (PF-SOLO-31, PF-SOLO-32, PF-SOLO-51).

use super::{Automa, AutomaEvent};
use crate::event::Giver;
use crate::goods::{Cargo, Gain};
use crate::names::{Named, Resource, Source};
use crate::{Event, Play};

/// PF-SOLO-31: the resource of which there is least, the topmost of several; and whether there were several.
fn least_of(cargo: Cargo) -> (Resource, bool) {
    pick(cargo, cargo.values().copied().min())
}

/// PF-SOLO-37: the resource of which there is most, the topmost of several; and whether there were several.
pub(super) fn most_of(cargo: Cargo) -> (Resource, bool) {
    pick(cargo, cargo.values().copied().max())
}

/// The topmost track with so many units, and whether there are others.
fn pick(cargo: Cargo, units: Option<u8>) -> (Resource, bool) {
    let mut tied = Resource::ALL.iter().copied().filter(|resource| Some(cargo[*resource]) == units);
    let topmost = tied.next().unwrap_or(Resource::Biomatter);
    (topmost, tied.next().is_some())
}

impl Play<'_> {
    /// One gain: printed types first, then those of which the Automa has least, unit by unit (PF-SOLO-51); then Crew cards.
    pub(crate) fn automa_receives(&mut self, gain: Gain, giver: Giver) {
        for resource in Resource::ALL.iter().copied().filter(|resource| gain.resources[*resource] > 0) {
            self.automa_gains(resource, gain.resources[resource], giver);
        }
        for _ in 0..gain.any {
            let (resource, tie) = least_of(self.players[Automa::SEAT].cargo);
            self.tell(Event::Automa(AutomaEvent::Takes { resource, tie }));
            self.automa_gains(resource, 1, giver);
        }
        self.automa_recruits(gain.crew);
    }

    /// PF-SOLO-32: every unit that does not fit is a point.
    fn automa_gains(&mut self, resource: Resource, units: u8, giver: Giver) {
        let excess = self.gain(Automa::SEAT, resource, units, giver);
        if excess > 0 {
            self.score(Automa::SEAT, Source::Excess, excess.into());
        }
    }
}
