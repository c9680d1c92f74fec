//! The end of a round and of the game (PF-END).

use table::Seat;

use crate::names::{Cause, Named, Source};
use crate::{Ending, Event, Play, Step};

impl Play<'_> {
    /// PF-END-1, PF-END-2: enough Planets of the whole system are fully terraformed. Those completed later change nothing
    /// (PF-END-4).
    pub(crate) fn watch_for_the_end(&mut self, by: Seat) {
        let scoring = &self.data.get().scoring;
        let people = usize::from(self.people());
        if self.ending.is_none() && self.terraformed >= scoring.planets_to_trigger[people - 1] {
            let last_round = self.round + scoring.extra_rounds;
            self.ending = Some(Ending { by, cause: Cause::Planets, last_round });
            self.tell(Event::Ending { seat: by, cause: Cause::Planets, last_round });
        }
    }

    /// PF-TURN-2, PF-END-3, PF-END-6: the game ends with this round, or the marker passes on. Alone the person always begins
    /// (PF-SOLO-8).
    pub(crate) fn end_round(&mut self) {
        self.quiet_rounds = if self.raised { 0 } else { self.quiet_rounds + 1 };
        let round = self.round;
        self.tell(Event::RoundEnded { round });
        if self.ending.is_none() && self.quiet_rounds >= self.data.scoring.stall_rounds {
            let by = self.active;
            self.ending = Some(Ending { by, cause: Cause::Standstill, last_round: round });
            self.tell(Event::Ending { seat: by, cause: Cause::Standstill, last_round: round });
        }
        if self.ending.is_some_and(|ending| round >= ending.last_round) {
            self.step = Step::Over;
            self.tell_final_scoring();
            return;
        }
        if self.automa.is_none() {
            self.first = self.first.clockwise(1, self.players.len());
        }
        self.begin_round();
    }

    /// Where the points of the final scoring come from (PF-SCORE-1); those of the track were told before.
    fn tell_final_scoring(&mut self) {
        if !self.tell.is_heard() {
            return;
        }
        self.tell(Event::Over);
        for seat in self.players.seats() {
            let points = self.points_of(seat);
            for source in Source::ALL.iter().copied().filter(|source| source.is_final()) {
                if points[source] != 0 {
                    self.tell(Event::Scored { seat, source, points: points[source] });
                }
            }
        }
    }
}
