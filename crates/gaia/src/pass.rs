//! Action 8, passing (GP-PASS), and what boosters and tiles score then (GP-BOOST, GP-TILE-ADV).

use table::{Refusal, Seat};

use crate::Gaia;
use crate::catalogue::{Timing, catalogue};
use crate::moves::{Move, Terms};
use crate::names::{Booster, Named};
use crate::player::Special;
use crate::score::Source;

impl Gaia {
    /// GP-PASS-3, GP-PASS-4, GP-PASS-5: an open booster is taken, except in the last round; never the own one.
    pub(crate) fn check_pass(&self, seat: Seat, booster: Option<Booster>) -> Result<Terms, Refusal> {
        let last_round = self.round == catalogue().numbers.rounds;
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
        if self.round == catalogue().numbers.rounds {
            out.push(Move::Pass(None));
        } else {
            out.extend(self.open_boosters().map(|booster| Move::Pass(Some(booster))));
        }
    }

    /// GP-PASS-2, GP-PASS-3: points first, then the boosters change hands.
    pub(crate) fn pass(&mut self, seat: Seat, booster: Option<Booster>) {
        if let Some(held) = self.players[seat].booster.take() {
            if let Some(bonus) = catalogue().boosters[held].on_pass {
                let gain = bonus.gain.times(self.count(seat, bonus.per));
                self.gain(seat, gain, Source::Booster(held));
            }
            self.boosters[held] = true;
            self.players[seat].used.remove(Special::Booster);
        }
        let tiles: arrayvec::ArrayVec<_, 9> = self.players[seat].advanced().collect();
        for tile in tiles {
            let kind = &catalogue().advanced[tile];
            if let (Timing::Pass, Some(per)) = (kind.timing, kind.per) {
                let gain = kind.gain.times(self.count(seat, per));
                self.gain(seat, gain, Source::Advanced(tile));
            }
        }
        if let Some(booster) = booster {
            self.take_booster(seat, booster);
        }
        self.players[seat].passed = true;
        self.passed.push(seat);
    }
}
