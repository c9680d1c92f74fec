//! Progress cards (KE-PROG), and the effects they share with the bonus actions.

use table::Seat;

use crate::catalogue::{Effect, Qualify, Ranking, TRACK_LENGTH};
use crate::cubes::Cubes;
use crate::development::Raise;
use crate::explore::Explore;
use crate::leadership::Advance;
use crate::missions::Place;
use crate::names::{Named, Progress, Track};
use crate::produce::Produce;
use crate::{Event, Kepler, Play, Step};

impl Kepler {
    /// Whether an effect would change anything with this pool (KE-BONUS-8).
    pub(crate) fn changes_something(&self, seat: Seat, effect: Effect, pool: Cubes) -> bool {
        match effect {
            Effect::PlaceShips(_) => self.any_berth(seat),
            Effect::Produce { cubes, most } => most > 0 && !cubes.and(pool).is_none(),
            Effect::Advance(on, _) => {
                let open =
                    |track: &Track| on.allows(*track) && self.players[seat].leadership[*track] < TRACK_LENGTH;
                Track::ALL.iter().any(open)
            }
            Effect::Reveal(_) => self.any_face_down(),
            Effect::MoveShips(speed) => self.any_flight(seat, speed),
            Effect::Technology { most, .. } => self.raisable(seat, most).next().is_some(),
        }
    }

    /// Who benefits from a card, one bit for each seat (KE-PROG-4 to KE-PROG-6). In the solo game the Ghost is compared
    /// with, but never benefits (KE-SOLO-10, KE-SOLO-12).
    pub fn qualifying(&self, card: Progress) -> u8 {
        let qualifies = |seat: &Seat| match self.data.progress[card].qualify {
            Qualify::All => true,
            Qualify::AtLeast(metric, value) => self.measure_of(*seat, metric) >= value,
            Qualify::Ranked { metric, ranking, floor, solo } => {
                let own = self.measure_of(*seat, metric);
                // KE-SOLO-14: the condition of the solo game stands for comparison and floor.
                if let Some((op, value)) = solo.filter(|_| self.people == 1) {
                    return op.holds(own, value);
                }
                let mut others = self.players.seats().map(|other| self.measure_of(other, metric));
                own >= floor
                    && others.all(|other| match ranking {
                        Ranking::Highest => own >= other,
                        Ranking::Lowest => own <= other,
                    })
            }
        };
        Seat::all(self.people).filter(qualifies).fold(0, |set, seat| set | 1 << seat.index())
    }
}

impl Play<'_> {
    /// KE-PROG-6: who benefits is measured once for all.
    pub(crate) fn measure(&mut self) {
        self.qualified = self.card.map_or(0, |card| self.qualifying(card));
    }

    /// KE-PROG-3: in turn order, whoever qualifies.
    pub(crate) fn resolve_card(&mut self, place: u8) {
        let Some(card) = self.card.filter(|_| place < self.people) else {
            self.step = Step::Medals;
            return;
        };
        self.step = Step::Card(place + 1);
        let seat = self.at_place(place);
        if self.qualifies_now(seat) {
            self.tell(Event::Qualified { seat, card });
            let effect = self.data.progress[card].effect;
            self.begin_effect(seat, effect, false);
        }
    }

    /// Asks whatever an effect leaves to decide. A bonus action must change something (KE-BONUS-17); the benefit of a card may
    /// be declined (KE-PROG-7).
    pub(crate) fn begin_effect(&mut self, seat: Seat, effect: Effect, must: bool) {
        match effect {
            Effect::PlaceShips(left) => self.ask(seat, Place { left, must }),
            Effect::Produce { cubes, most } => self.ask(seat, Produce { at: None, cubes, most, must }),
            Effect::Advance(on, steps) => self.ask(seat, Advance { on, steps, must }),
            Effect::Reveal(left) => self.ask(seat, Explore { left, must: u8::from(must) }),
            Effect::MoveShips(speed) => self.begin_movement(seat, speed),
            Effect::Technology { levels, most } => self.ask(seat, Raise { levels, most, must }),
        }
    }
}
