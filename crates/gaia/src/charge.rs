//! The passive action, charging power (GP-CHARGE).

use hex::Cell;
use table::{Refusal, Seat};

use crate::Gaia;
use crate::catalogue::catalogue;
use crate::goods::Goods;
use crate::moves::{Decision, Move, Offer, Terms};
use crate::names::{Ability, Standard, Structure};
use crate::score::Source;

impl Gaia {
    /// Power value of an own structure (GP-FED-3, GP-CHARGE-13).
    pub fn power_value(&self, seat: Seat, cell: Cell, kind: Structure) -> u8 {
        let player = &self.players[seat];
        let board = player.board();
        let mut value = board.structures[kind].power_value;
        if kind.is_big() && player.has_tile(Standard::BigStructuresPower4) {
            value =
                value.max(catalogue().standard[Standard::BigStructuresPower4].power_value_of_big_structures);
        }
        if player.can(Ability::HomePlanetPlusOne) && self.planet_at(cell) == board.home {
            value += board.numbers.home_planet_bonus;
        }
        value
    }

    /// The highest power value of a player's structures within reach of a hex (GP-CHARGE-2).
    fn value_near(&self, seat: Seat, at: Cell) -> u8 {
        let near = self.board.grid().within(at, catalogue().numbers.neighbourhood);
        let structures = self.players[seat].structures.iter();
        let values = structures.flat_map(|(kind, cells)| {
            (*cells & near).iter().map(move |cell| self.power_value(seat, cell, kind))
        });
        values.max().unwrap_or(0)
    }

    /// What a player is offered (GP-CHARGE-17, GP-FAC-TAKLONS-9); `None` if there is nothing to decide.
    fn offer(&self, seat: Seat, at: Cell) -> Option<Offer> {
        let player = &self.players[seat];
        let value = self.value_near(seat, at);
        if value == 0 {
            return None;
        }
        let payable = player.vp().min(100) as u8 + catalogue().numbers.free_charge;
        let power = value.min(player.power.chargeable()).min(payable);
        let extra = player.can(Ability::TokenWhenCharging);
        let token_first = extra.then(|| value.min(player.power.chargeable() + 2).min(payable));
        (power > 0 || extra).then_some(Offer { at, power, token_first, value })
    }

    /// What the others would be offered for a structure on this hex, in the order in which they are asked.
    pub(crate) fn offers_for(&self, by: Seat, at: Cell) -> Vec<(Seat, Offer)> {
        let seats = self.players.len();
        let others = (1..seats).map(|step| by.clockwise(step, seats));
        others.filter_map(|seat| Some((seat, self.offer(seat, at)?))).collect()
    }

    /// Whether waiting offers are made now. Recorded games may hold back those of the Gaia phase.
    pub(crate) fn may_charge_now(&self) -> bool {
        self.charges.first().is_some_and(|first| !first.late)
    }

    /// Asks the next player about the first waiting structure (GP-CHARGE-9, GP-CHARGE-14).
    pub(crate) fn ask_to_charge(&mut self) -> bool {
        let seats = self.players.len();
        while let Some(trigger) = self.charges.first().copied() {
            while self.charges_asked + 1 < seats {
                self.charges_asked += 1;
                let seat = trigger.by.clockwise(self.charges_asked, seats);
                if let Some(offer) = self.offer(seat, trigger.at) {
                    self.ask(seat, Decision::Charge(offer));
                    return true;
                }
            }
            self.charges.remove(0);
            self.charges_asked = 0;
        }
        false
    }

    /// Seats that will be offered to charge for the first waiting structure after the one asked now.
    pub fn still_to_charge(&self) -> Vec<Seat> {
        let seats = self.players.len();
        let Some(trigger) = self.charges.first() else { return Vec::new() };
        let rest = (self.charges_asked + 1..seats).map(|step| trigger.by.clockwise(step, seats));
        rest.filter(|seat| self.offer(*seat, trigger.at).is_some()).collect()
    }

    /// Answers to an offer. Token first or last is a question only for the Taklons.
    pub(crate) fn list_charge(offer: Offer, out: &mut Vec<Move>) {
        out.push(Move::Charge { token_first: false });
        if offer.token_first.is_some() {
            out.push(Move::Charge { token_first: true });
        }
        out.push(Move::Decline);
    }

    /// The price of an offer (GP-CHARGE-4).
    pub(crate) fn check_charge(offer: Offer, token_first: bool) -> Result<Terms, Refusal> {
        let power = match (token_first, offer.token_first) {
            (false, _) => offer.power,
            (true, Some(power)) => power,
            (true, None) => return Err(Refusal::new("GP-FAC-TAKLONS-5", "no-extra-token")),
        };
        let price = power.saturating_sub(catalogue().numbers.free_charge);
        let tokens = u8::from(offer.token_first.is_some());
        Ok(Terms::new(Goods::vp(price), Goods::charge(power) + Goods::tokens(tokens)))
    }

    /// Charges as offered and pays for it.
    pub(crate) fn accept_charge(&mut self, seat: Seat, offer: Offer, token_first: bool) {
        let Terms { cost, gain, .. } = Gaia::check_charge(offer, token_first).expect("the offer was checked");
        let player = &mut self.players[seat];
        player.tally.add(Source::Charge, -i32::from(cost.vp));
        if token_first {
            player.power.areas[0] += gain.tokens;
            self.charge_power(seat, gain.charge, 0);
        } else {
            self.charge_power(seat, gain.charge, gain.tokens);
        }
    }
}
