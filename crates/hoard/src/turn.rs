//! Turns, taking stones, and the end.

use serde::{Deserialize, Serialize};
use table::{Ask, Lang, Question, Refusal, Seat, Sketch, Words};

use crate::{Event, Hoard, Move, Play, Terms, dig, dragon, swap};

/// What to do with the turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Turn;

impl Question<Hoard> for Turn {
    fn answers(&self, game: &Hoard, seat: Seat, out: &mut Vec<Move>) {
        let all = (1..=game.kit.most).map(Move::Take).chain([Move::Dig, Move::Swap]);
        out.extend(all.filter(|mv| self.check(game, seat, *mv).is_ok()));
    }

    fn check(&self, game: &Hoard, seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        match mv {
            Move::Take(stones) => game.check_take(stones),
            Move::Dig => game.check_dig(seat),
            Move::Swap => Ok(Terms::default()),
            _ => Err(Refusal::new("HO-TURN-1", "not-asked")),
        }
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        match mv {
            Move::Take(stones) => play.take_stones(seat, stones),
            Move::Dig => play.dig(seat),
            Move::Swap => play.swap(seat),
            _ => {}
        }
    }
}

impl Ask<Hoard> for Turn {
    fn prompt(&self, _game: &Hoard, _seat: Seat, _lang: Lang) -> Words {
        ("ask-turn", vec![])
    }

    fn label(&self, _game: &Hoard, _seat: Seat, mv: Move, _lang: Lang) -> Option<Words> {
        match mv {
            Move::Take(stones) => Some(("move-take", vec![("stones", stones.into())])),
            Move::Dig => Some(dig::LABEL),
            Move::Swap => Some(swap::LABEL),
            _ => None,
        }
    }

    fn deed(&self, _game: &Hoard, _seat: Seat, mv: Move, _lang: Lang) -> Option<Words> {
        match mv {
            Move::Take(stones) => Some(("deed-take", vec![("stones", stones.into())])),
            Move::Dig => Some(("deed-dig", vec![])),
            Move::Swap => Some(("deed-swap", vec![])),
            _ => None,
        }
    }

    fn sketch(&self, _game: &Hoard, _seat: Seat, mv: Move) -> Sketch {
        match mv {
            Move::Take(_) => Sketch::of("group-take").at("heap"),
            _ => Sketch::default(),
        }
    }

    fn by_order(&self, game: &Hoard, seat: Seat, order: &str, value: &str) -> Option<Move> {
        let one = Move::Take(1);
        (order == "greed" && value == "one" && self.check(game, seat, one).is_ok()).then_some(one)
    }
}

impl Hoard {
    /// HO-TAKE-1, HO-TAKE-2: one to three stones that are there.
    fn check_take(&self, stones: u8) -> Result<Terms, Refusal> {
        if !(1..=self.kit.most).contains(&stones) {
            return Err(Refusal::new("HO-TAKE-1", "too-greedy").with("most", self.kit.most));
        }
        if stones > self.heap {
            let reason = crate::fault::reason(self, "too-many");
            return Err(Refusal::new("HO-TAKE-2", reason).with("heap", self.heap));
        }
        Ok(Terms::default())
    }
}

impl Play<'_> {
    /// The next player's turn begins, or the game ends. `false` if it has ended.
    pub(crate) fn next_turn(&mut self) -> bool {
        if self.heap == 0 {
            self.end();
            return false;
        }
        let (seat, seats) = (self.next, self.players.len());
        self.next = seat.clockwise(1, seats);
        self.turns += 1;
        if self.dragon && seat == Seat::new(1) {
            self.ask(seat, dragon::Mood);
        } else {
            self.ask(seat, Turn);
        }
        true
    }

    pub(crate) fn take_stones(&mut self, seat: Seat, stones: u8) {
        let game = &mut **self;
        game.heap -= stones;
        game.players[seat].stones += stones;
        game.players[seat].points += i32::from(stones);
        self.tell(Event::Took { seat, stones });
    }

    /// A stone of the heap is lost.
    pub(crate) fn lose_stone(&mut self) {
        if crate::fault::never_loses(self) {
            return;
        }
        self.heap -= 1;
        self.lost += 1;
        self.tell(Event::Lost);
    }

    /// HO-END-2: the cards count.
    fn end(&mut self) {
        for seat in self.players.seats() {
            let points = self.players[seat].hand.sum();
            self.players[seat].points += points;
            self.tell(Event::Counted { seat, points });
        }
    }
}
