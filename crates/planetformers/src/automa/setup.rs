//! The Automa's part of the set-up, and its levels (PF-SOLO-2 to PF-SOLO-6, PF-SOLO-44 to PF-SOLO-50).

use enum_map::EnumMap;
use table::{Game as _, Seat};

use super::{Automa, AutomaEvent};
use crate::event::Giver;
use crate::goods::{Cargo, Gain};
use crate::space::Spot;
use crate::{Event, Planetformers, Play};

impl Planetformers {
    /// PF-SOLO-2, PF-SOLO-5: two free Colony markers, and no Specialist tokens.
    pub(crate) fn equip_automa(&mut self) {
        if self.automa.is_some() {
            let colonies = self.data.automa.colonies;
            let player = &mut self.players[Automa::SEAT];
            player.colony_pool = colonies;
            player.ready = EnumMap::default();
        }
    }

    /// Colony markers that are free without an upgrade (PF-SOLO-2).
    pub(crate) fn markers_from_start(&self, seat: Seat) -> u8 {
        if self.is_automatic(seat) { self.data.automa.colonies } else { 0 }
    }
}

impl Play<'_> {
    /// The Automa takes its place as soon as the starting Planets lie there: its Ark (PF-SOLO-4), its first resources
    /// (PF-SOLO-6), and what its level gives it.
    pub(crate) fn seat_automa(&mut self) {
        let Some(level) = self.automa.as_ref().map(|automa| automa.level) else { return };
        let data = self.data.get();
        let Some(planet) = self.card_in(data.automa.start).map(|world| world.planet) else { return };
        self.players[Automa::SEAT].ark = Spot::planet(planet);
        self.tell(Event::Automa(AutomaEvent::Seated { level, planet }));
        self.receive(Automa::SEAT, Gain { any: data.automa.resources, ..Gain::default() }, Giver::Start);
        let difficulty = &data.scoring.difficulty[level];
        // PF-SOLO-50: one of the two markers, for nothing.
        if difficulty.starting_colony {
            self.place_colony(Automa::SEAT);
        }
        // PF-SOLO-47, PF-SOLO-49: so many more of each type.
        let extra = Cargo::from_fn(|_| difficulty.extra_resources);
        self.receive(Automa::SEAT, Gain { resources: extra, ..Gain::default() }, Giver::Start);
    }
}
