//! Action 8, passing (GP-PASS), and what boosters and tiles score then (GP-BOOST, GP-TILE-ADV).

use table::{Refusal, Seat, Words};

use crate::catalogue::Timing;
use crate::event::{Event, Origin};
use crate::goods::Goods;
use crate::moves::{Move, Terms};
use crate::names::{Advanced, Booster, Named};
use crate::player::Special;
use crate::{Gaia, Play, show};

impl Gaia {
    /// GP-PASS-3, GP-PASS-4, GP-PASS-5: an open booster is taken, except in the last round; never the own one.
    pub(crate) fn check_pass(&self, seat: Seat, booster: Option<Booster>) -> Result<Terms, Refusal> {
        let last_round = self.round == self.data().numbers.rounds;
        match booster {
            None if last_round => Ok(Terms::free()),
            None => Err(Refusal::new("GP-PASS-3", "take-a-booster")),
            Some(_) if last_round => Err(Refusal::new("GP-PASS-5", "no-booster-any-more")),
            Some(booster) if self.boosters[booster] => Ok(Terms::free()),
            Some(booster) if self.players[seat].booster == Some(booster) => {
                Err(Refusal::new("GP-PASS-4", "booster-taken").with("booster", booster.id()))
            }
            Some(booster) => Err(Refusal::new("GP-PASS-3", "booster-taken").with("booster", booster.id())),
        }
    }

    /// Ways to pass that may be possible.
    pub(crate) fn list_passes(&self, out: &mut Vec<Move>) {
        if self.round == self.data().numbers.rounds {
            out.push(Move::Pass(None));
        } else {
            out.extend(self.open_boosters().map(|booster| Move::Pass(Some(booster))));
        }
    }
}

impl Gaia {
    /// What a booster brings whoever passes with it.
    pub(crate) fn booster_on_pass(&self, seat: Seat, booster: Booster) -> Goods {
        let bonus = self.data().boosters[booster].on_pass;
        bonus.map_or(Goods::NONE, |bonus| bonus.gain.times(self.count(seat, bonus.per)))
    }

    /// What an advanced tile brings whoever passes with it.
    pub(crate) fn tile_on_pass(&self, seat: Seat, tile: Advanced) -> Goods {
        let kind = &self.data().advanced[tile];
        match (kind.timing, kind.per) {
            (Timing::Pass, Some(per)) => kind.gain.times(self.count(seat, per)),
            _ => Goods::NONE,
        }
    }
}

impl Play<'_> {
    /// GP-PASS-2, GP-PASS-3: points first, then the boosters change hands.
    pub(crate) fn pass(&mut self, seat: Seat, booster: Option<Booster>) {
        self.players[seat].passed = true;
        self.passed.push(seat);
        self.tell(Event::Passed { seat });
        if let Some(held) = self.players[seat].booster {
            let gain = self.booster_on_pass(seat, held);
            self.gain(seat, gain, Origin::Booster(held));
            self.give_back(seat, held);
        }
        let tiles: arrayvec::ArrayVec<_, 9> = self.players[seat].advanced().collect();
        for tile in tiles {
            let gain = self.tile_on_pass(seat, tile);
            self.gain(seat, gain, Origin::Advanced(tile));
        }
        if let Some(booster) = booster {
            self.take_booster(seat, booster);
        }
    }

    /// The booster lies open again, and its action can be used by the next.
    fn give_back(&mut self, seat: Seat, booster: Booster) {
        self.players[seat].booster = None;
        self.lay_back(seat, booster);
        if self.players[seat].used.has(Special::Booster) {
            self.players[seat].used.remove(Special::Booster);
            self.tell(Event::Ready { seat, specials: 1 });
        }
    }
}

impl Play<'_> {
    /// A booster lies open again; alone, at the right end of the row (GP-SOLO-PASS-3, GP-SOLO-PASS-4).
    pub(crate) fn lay_back(&mut self, seat: Seat, booster: Booster) {
        self.boosters[booster] = true;
        if let Some(automa) = self.opponent.get_mut() {
            automa.lay_booster(booster);
        }
        self.tell(Event::GaveBack { seat, booster });
    }
}

/// How the log tells it.
pub(crate) fn deed(mv: Move) -> Option<Words> {
    match mv {
        Move::Pass(None) => Some(("deed-pass.last", vec![])),
        Move::Pass(Some(booster)) => Some(show::one("deed-pass", "booster", booster.id())),
        _ => None,
    }
}

/// What passing is called.
pub(crate) fn label(mv: Move) -> Option<Words> {
    match mv {
        Move::Pass(None) => Some(("move-pass.last", vec![])),
        Move::Pass(Some(booster)) => Some(show::one("move-pass", "booster", booster.id())),
        _ => None,
    }
}
