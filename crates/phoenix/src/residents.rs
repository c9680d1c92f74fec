//! Residents: where they may live, and what follows when they arrive (SP-RES).

use table::{Refusal, Seat};

use crate::catalogue::{Effect, Trigger, catalogue};
use crate::goods::Goods;
use crate::moves::{Decision, Move, Terms, Whence};
use crate::names::{Named, Source, Species};
use crate::player::{Module, Place};
use crate::turn::out_of_place;
use crate::{Phoenix, Step};

impl Phoenix {
    /// Whether a species may move in at a place of the station; what is against it otherwise.
    pub(crate) fn check_home(&self, seat: Seat, species: Species, place: Place) -> Result<(), Refusal> {
        let player = &self.players[seat];
        let full = match place {
            Place::Hub => {
                let hub = player.hub.and_then(|hub| catalogue().hubs[hub].quarters);
                hub.map(|(count, _)| count == player.lobby.count())
            }
            Place::Sector(sector) => player.module(sector).map(Module::is_full),
        };
        match full {
            None => Err(Refusal::new("SP-RES-5", "no-quarters")),
            Some(true) => Err(Refusal::new("SP-RES-8", "quarters-full")),
            Some(false) if player.homes(species).contains(place) => Ok(()),
            Some(false) => Err(Refusal::new("SP-RES-1", "other-atmosphere").with("species", species.id())),
        }
    }

    /// Whether a legal quarter is free.
    pub(crate) fn has_room(&self, seat: Seat, species: Species) -> bool {
        !self.players[seat].homes(species).is_empty()
    }

    /// SP-CLAR-8: somebody is left in the supply, and there is a quarter.
    pub(crate) fn can_gain(&self, seat: Seat, species: Species) -> bool {
        self.supply[species] > 0 && self.has_room(seat, species)
    }

    /// Where residents may move in; nobody does only where nobody can (SP-RES-9).
    pub(crate) fn check_settle(
        &self,
        seat: Seat,
        species: Species,
        n: u8,
        from: Whence,
        mv: Move,
    ) -> Result<Terms, Refusal> {
        let newcomer = !matches!(from, Whence::Station { .. });
        let over = n == 0 || newcomer && self.supply[species] == 0;
        match mv {
            Move::Settle(_) if over => {
                Err(Refusal::new("SP-RES-9", "none-left").with("species", species.id()))
            }
            Move::Settle(place) => match from {
                Whence::Station { place: old, newcomer } => {
                    self.check_new_home(seat, species, (old, newcomer), place)
                }
                _ => self.check_home(seat, species, place).map(|()| Terms::free()),
            },
            Move::Done if over || newcomer && !self.has_room(seat, species) => Ok(Terms::free()),
            Move::Done => Err(Refusal::new("SP-CONS-14", "not-declined")),
            _ => Err(out_of_place()),
        }
    }

    /// SP-INC-20: from one place to another, paid unless the hub sends the resident away.
    fn check_new_home(
        &self,
        seat: Seat,
        species: Species,
        (old, newcomer): (Place, bool),
        new: Place,
    ) -> Result<Terms, Refusal> {
        if old == new {
            return Err(Refusal::new("SP-INC-20", "same-sector"));
        }
        self.check_home(seat, species, new)?;
        if !self.players[seat].new_homes(species, old, newcomer).contains(new) {
            return Err(Refusal::new("SP-SEC-108-2", "other-atmosphere").with("species", species.id()));
        }
        let gems = if self.step == Step::Relocation { catalogue().numbers.relocation_gems } else { 0 };
        Ok(Terms::new(Goods::gems(gems), Goods::NONE))
    }

    /// A resident moves in; if more come, they are asked for next.
    pub(crate) fn settle(&mut self, seat: Seat, species: Species, n: u8, from: Whence, place: Place) {
        if let Whence::Station { place: old, newcomer } = from {
            let terms = self.check_new_home(seat, species, (old, newcomer), place).expect("a legal new home");
            let player = &mut self.players[seat];
            player.stock.pay(terms.cost);
            player.row_mut(old).remove(species, newcomer);
            // SP-INC-11: it counts as placed on this turn.
            player.row_mut(place).add(species, true);
            player.refresh();
            return;
        }
        if n > 1 {
            self.ask(seat, Decision::Settle { species, n: n - 1, from });
        }
        if from == Whence::Transaction {
            self.action.gained[species as usize] += 1;
        }
        self.supply[species] -= 1;
        let player = &mut self.players[seat];
        player.census[species] += 1;
        player.row_mut(place).add(species, true);
        player.refresh();
        self.greet(seat, species);
        // SP-HUB-A8-6: for the income that follows, but not for its own arrival (SP-RES-6).
        if from == Whence::SupplySettled {
            let player = &mut self.players[seat];
            player.row_mut(place).settle();
            player.refresh();
        }
    }

    /// SP-TURN-9, SP-TURN-11: abilities tied to gaining a resident, at once. Fixed gains come first, which leaves
    /// every order of the others open (SP-TURN-20).
    fn greet(&mut self, seat: Seat, species: Species) {
        let on = if species.is_alien() { Trigger::GainAlien } else { Trigger::GainHuman };
        let gains = self.players[seat].abilities_on(on).filter_map(|(_, ability)| match ability.effect {
            Effect::Gain(gains) => Some(gains),
            _ => None,
        });
        let sum = gains.collect();
        self.receive_all(seat, sum, Source::Abilities);
    }

    /// A resident goes back to the supply (SP-RES-10). Newcomers of the same kind stay.
    pub(crate) fn return_resident(&mut self, seat: Seat, place: Place, species: Species) {
        let player = &mut self.players[seat];
        let row = player.row_mut(place);
        let newcomer = !row.holds(species, false);
        row.remove(species, newcomer);
        player.refresh();
        player.census[species] -= 1;
        self.supply[species] += 1;
    }

    /// A free Alien of a species of choice; with a threshold, only one of which so many were gained (SP-SEC-207-3).
    pub(crate) fn check_species(&self, seat: Seat, threshold: u8, n: u8, mv: Move) -> Result<(), Refusal> {
        let reached = |species: Species| self.action.gained[species as usize] >= threshold;
        match mv {
            Move::Choose(species) if !species.is_alien() => Err(Refusal::new("SP-TRAN-4", "no-alien")),
            Move::Choose(species) if !reached(species) => {
                Err(Refusal::new("SP-SEC-207-3", "too-few-gained").with("species", species.id()))
            }
            Move::Choose(species) => match self.can_gain(seat, species) {
                true => Ok(()),
                false => Err(Refusal::new("SP-CLAR-8", "none-or-no-room").with("species", species.id())),
            },
            Move::Done if n == 0 || !self.any_species(seat, threshold) => Ok(()),
            Move::Done => Err(Refusal::new("SP-CONS-14", "not-declined")),
            _ => Err(out_of_place()),
        }
    }

    /// Whether any species can be gained for free.
    pub(crate) fn any_species(&self, seat: Seat, threshold: u8) -> bool {
        let reached = |species: Species| self.action.gained[species as usize] >= threshold;
        Species::ALIENS.iter().any(|species| reached(*species) && self.can_gain(seat, *species))
    }
}
