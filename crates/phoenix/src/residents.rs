//! Residents: where they may live, and what follows when they arrive (SP-RES).

use table::{Refusal, Seat};

use crate::catalogue::{Effect, Trigger, catalogue};
use crate::goods::Goods;
use crate::moves::{Decision, Move, Terms, Whence};
use crate::names::{Named, Source, Species};
use crate::player::Place;
use crate::turn::{out_of_place, quarters};
use crate::{Phoenix, Step};

impl Phoenix {
    /// SP-RES-1, SP-RES-2, SP-RES-8: whether a species may move in at a place of the station.
    pub(crate) fn check_home(&self, seat: Seat, species: Species, place: Place) -> Result<(), Refusal> {
        let player = &self.players[seat];
        let (color, room) = match place {
            Place::Hub => {
                let hub = player.hub.and_then(|hub| catalogue().hubs[hub].quarters);
                hub.map(|(count, color)| (color, count > player.lobby.count()))
            }
            Place::Sector(sector) => {
                player.module(sector).map(|module| (sector.color(), quarters(sector) > module.row.count()))
            }
        }
        .ok_or(Refusal::new("SP-RES-5", "no-quarters"))?;
        if !room {
            return Err(Refusal::new("SP-RES-8", "quarters-full"));
        }
        let anywhere = matches!(species, Species::Gold | Species::Human);
        if anywhere || color.species() == species || self.is_mixed(seat, place) {
            return Ok(());
        }
        Err(Refusal::new("SP-RES-1", "other-atmosphere").with("species", species.id()))
    }

    /// SP-SEC-108-1: whether a sector accepts Aliens of every colour.
    fn is_mixed(&self, seat: Seat, place: Place) -> bool {
        let Place::Sector(sector) = place else { return false };
        let mixed = Effect::MixedAtmosphere(sector.color());
        self.players[seat].abilities_on(Trigger::Passive).any(|(_, ability)| ability.effect == mixed)
    }

    /// Whether a legal quarter is free.
    pub(crate) fn has_room(&self, seat: Seat, species: Species) -> bool {
        self.players[seat].places().any(|place| self.check_home(seat, species, place).is_ok())
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
                Whence::Station { place: old, .. } => self.check_new_home(seat, species, old, place),
                _ => self.check_home(seat, species, place).map(|()| Terms::free()),
            },
            Move::Done if over || newcomer && !self.has_room(seat, species) => Ok(Terms::free()),
            Move::Done => Err(Refusal::new("SP-CONS-14", "not-declined")),
            _ => Err(out_of_place()),
        }
    }

    /// SP-INC-20: from one place to another, paid unless the hub sends the resident away.
    fn check_new_home(&self, seat: Seat, species: Species, old: Place, new: Place) -> Result<Terms, Refusal> {
        if old == new {
            return Err(Refusal::new("SP-INC-20", "same-sector"));
        }
        self.check_home(seat, species, new)?;
        let gems = if self.step == Step::Relocation { catalogue().numbers.relocation_gems } else { 0 };
        Ok(Terms::new(Goods::gems(gems), Goods::NONE))
    }

    /// A resident moves in; if more come, they are asked for next.
    pub(crate) fn settle(&mut self, seat: Seat, species: Species, n: u8, from: Whence, place: Place) {
        if let Whence::Station { place: old, newcomer } = from {
            let terms = self.check_new_home(seat, species, old, place).expect("a legal new home");
            let player = &mut self.players[seat];
            player.stock.pay(terms.cost);
            player.row_mut(old).remove(species, newcomer);
            // SP-INC-11: it counts as placed on this turn.
            player.row_mut(place).add(species, true);
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
        player.row_mut(place).add(species, from != Whence::SupplySettled);
        self.greet(seat, species);
    }

    /// SP-TURN-9, SP-TURN-11: abilities tied to gaining a resident, at once. Fixed gains come first, which leaves
    /// every order of the others open (SP-TURN-20).
    fn greet(&mut self, seat: Seat, species: Species) {
        let on = if species.is_alien() { Trigger::GainAlien } else { Trigger::GainHuman };
        let mut gains = arrayvec::ArrayVec::<_, 16>::new();
        for (_, ability) in self.players[seat].abilities_on(on) {
            if let Effect::Gain(gain) = ability.effect {
                let _ = gains.try_push(gain);
            }
        }
        for gain in gains {
            self.receive(seat, gain, Source::Abilities);
        }
    }

    /// A resident goes back to the supply (SP-RES-10). Newcomers of the same kind stay.
    pub(crate) fn return_resident(&mut self, seat: Seat, place: Place, species: Species) {
        let player = &mut self.players[seat];
        let row = player.row_mut(place);
        let newcomer = !row.holds(species, false);
        row.remove(species, newcomer);
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
