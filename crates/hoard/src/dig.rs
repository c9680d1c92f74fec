//! Digging: a stone for a roll of the die.

use serde::{Deserialize, Serialize};
use table::{Ask, Lang, Question, Refusal, Seat, Words};

use crate::{Event, Hoard, Move, Play, Terms};

pub(crate) const LABEL: Words = ("move-dig", Vec::new());

impl Hoard {
    /// HO-DIG-1, HO-DIG-2: once in a game, for a stone.
    pub(crate) fn check_dig(&self, seat: Seat) -> Result<Terms, Refusal> {
        let player = &self.players[seat];
        if player.luck.is_some() && !crate::fault::digs_twice(self) {
            return Err(Refusal::new("HO-DIG-2", "dug"));
        }
        if player.stones == 0 {
            return Err(Refusal::new("HO-DIG-1", "no-stone"));
        }
        Ok(Terms { stones: crate::fault::promised(self, 1) })
    }
}

impl Play<'_> {
    pub(crate) fn dig(&mut self, seat: Seat) {
        let game = &mut **self;
        game.players[seat].stones -= 1;
        game.players[seat].points -= 1;
        game.lost += 1;
        self.tell(Event::Paid { seat, stones: 1 });
        self.ask(seat, Roll);
    }
}

/// Fate: how the die falls.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Roll;

impl Question<Hoard> for Roll {
    fn fate(&self) -> bool {
        true
    }

    fn outcomes(&self, _game: &Hoard, _seat: Seat, out: &mut Vec<(Move, u32)>) {
        out.extend((1..=6).map(|face| (Move::Roll(face), 1)));
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        let Move::Roll(face) = mv else { return };
        let points = crate::fault::luck(play, face);
        play.players[seat].luck = Some(face);
        play.players[seat].points += i32::from(points);
        play.tell(Event::Rolled { seat, face });
    }
}

impl Ask<Hoard> for Roll {
    fn prompt(&self, _game: &Hoard, _seat: Seat, _lang: Lang) -> Words {
        ("ask-roll", vec![])
    }
}
