//! The end of a turn and of the game (SP-END).

use table::Seat;

use crate::names::{Cause, Named, Source};
use crate::{Ending, Event, Phoenix, Play, Step};

impl Play<'_> {
    /// The turn is over: newcomers settle, an additional turn follows, or the end is checked (SP-END-7).
    pub(crate) fn end_turn(&mut self) {
        let seat = self.active;
        self.turns += 1;
        let player = &mut self.players[seat];
        let mut settled = player.lobby.settle();
        for module in player.station.iter_mut().flatten() {
            settled |= module.row.settle();
        }
        if settled {
            player.refresh();
        }
        self.tell(Event::TurnEnded { seat });
        self.step = Step::Turn;
        if self.action.extra_turns > 0 {
            self.action.extra_turns -= 1;
            return;
        }
        self.watch_for_the_end(seat);
        let next = seat.clockwise(1, self.players.len());
        let over = match self.ending {
            Some(Ending { cause: Cause::Stalemate, .. }) => true,
            // SP-END-4: everybody else has had one more turn.
            Some(Ending { by, .. }) => next == by,
            None => false,
        };
        if over {
            self.step = Step::Over;
            self.tell_final_scoring();
        } else {
            self.active = next;
        }
    }

    /// A stalemate ends the game at once, whatever else is on its way (SP-END-9).
    fn watch_for_the_end(&mut self, by: Seat) {
        let cause = if self.is_stalemate() {
            Some(Cause::Stalemate)
        } else if self.ending.is_none() {
            self.trigger(by)
        } else {
            None
        };
        if let Some(cause) = cause {
            self.ending = Some(Ending { by, cause });
            self.tell(Event::Ending { seat: by, cause });
        }
    }

    /// Where the points of the final scoring come from (SP-SCORE); those of the score track were told before.
    fn tell_final_scoring(&mut self) {
        if !self.tell.is_heard() {
            return;
        }
        self.tell(Event::Over);
        for seat in self.players.seats() {
            let points = self.points_of(seat);
            for source in Source::ALL.iter().copied().filter(|source| source.is_final()) {
                if points[source] != 0 {
                    self.tell(Event::Scored { seat, source, points: points[source] as i16 });
                }
            }
        }
    }
}

impl Phoenix {
    /// What triggers the end at the end of this player's turn.
    fn trigger(&self, seat: Seat) -> Option<Cause> {
        let numbers = &self.data.numbers;
        let player = &self.players[seat];
        if player.points >= numbers.end_points {
            Some(Cause::Points)
        } else if player.sectors() >= numbers.end_sectors {
            Some(Cause::Sectors)
        } else if self.aliens_left() <= numbers.end_aliens {
            Some(Cause::Aliens)
        } else {
            None
        }
    }

    /// SP-END-9: three turns of income for everybody, and nobody has more of anything that counts. In such turns
    /// nobody's holdings change on a foreign turn, so that each player's first own turn tells what they had.
    fn is_stalemate(&self) -> bool {
        self.players.values().all(|player| {
            let (then, now) = (player.before[0], player.standing());
            player.income_run >= 3
                && now.gems <= then.gems
                && now.points <= then.points
                && now.residents <= then.residents
        })
    }
}
