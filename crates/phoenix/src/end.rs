//! The end of a turn and of the game (SP-END).

use table::Seat;

use crate::catalogue::catalogue;
use crate::names::Cause;
use crate::{Ending, Phoenix, Step};

impl Phoenix {
    /// The turn is over: newcomers settle, an additional turn follows, or the end is checked (SP-END-7).
    pub(crate) fn end_turn(&mut self) {
        self.turns = self.turns.saturating_add(1);
        let player = &mut self.players[self.active];
        let mut settled = player.lobby.settle();
        for module in player.station.iter_mut().flatten() {
            settled |= module.row.settle();
        }
        if settled {
            player.refresh();
        }
        self.step = Step::Turn;
        if self.action.extra_turns > 0 {
            self.action.extra_turns -= 1;
            return;
        }
        if self.ending.is_none() {
            let by = self.active;
            self.ending = self.trigger(by).map(|cause| Ending { by, cause });
        }
        let next = self.active.clockwise(1, self.players.len());
        let over = match self.ending {
            Some(Ending { cause: Cause::Stalemate, .. }) => true,
            // SP-END-4: everybody else has had one more turn.
            Some(Ending { by, .. }) => next == by,
            None => false,
        };
        if over {
            self.step = Step::Over;
        } else {
            self.active = next;
        }
    }

    /// What triggers the end at the end of this player's turn.
    fn trigger(&self, seat: Seat) -> Option<Cause> {
        let numbers = &catalogue().numbers;
        let player = &self.players[seat];
        if player.points >= numbers.end_points {
            Some(Cause::Points)
        } else if player.sectors() >= numbers.end_sectors {
            Some(Cause::Sectors)
        } else if self.aliens_left() <= numbers.end_aliens {
            Some(Cause::Aliens)
        } else {
            self.is_stalemate().then_some(Cause::Stalemate)
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
