//! The passive action, charging power (GP-CHARGE).

use hex::Cell;
use serde::{Deserialize, Serialize};
use table::{Ask, Game as _, Lang, Question, Refusal, Run, Seat, Sketch, Words};

use crate::event::Origin;
use crate::goods::Goods;
use crate::moves::{Move, Terms};
use crate::names::{Ability, Standard, Structure};
use crate::score::Source;
use crate::{Gaia, Play, show};

/// An offer to charge power (GP-CHARGE-17), and the question whether to take it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Offer {
    /// The structure that was built.
    pub at: Cell,
    /// Power to charge.
    pub power: u8,
    /// Power to charge if the Taklons' extra token comes first.
    pub token_first: Option<u8>,
    /// Highest power value within reach, before the limits of GP-CHARGE-6 and GP-CHARGE-7.
    pub value: u8,
}

impl Gaia {
    /// Power value of an own structure (GP-FED-3, GP-CHARGE-13).
    pub fn power_value(&self, seat: Seat, cell: Cell, kind: Structure) -> u8 {
        let player = &self.players[seat];
        let board = player.board();
        let mut value = board.structures[kind].power_value;
        if kind.is_big() && player.has_tile(Standard::BigStructuresPower4) {
            value =
                value.max(self.data().standard[Standard::BigStructuresPower4].power_value_of_big_structures);
        }
        if player.can(Ability::HomePlanetPlusOne) && self.planet_at(cell) == board.home {
            value += board.numbers.home_planet_bonus;
        }
        value
    }

    /// The highest power value of a player's structures within reach of a hex (GP-CHARGE-2).
    fn value_near(&self, seat: Seat, at: Cell) -> u8 {
        let near = self.board.grid().within(at, self.data().numbers.neighbourhood);
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
        // GP-SOLO-TURN-8: the Automa never charges, not even for the Taklons' token.
        if value == 0 || self.is_automa(seat) {
            return None;
        }
        // GP-CLUB-15: whoever begins below 0 has nothing to pay with.
        let payable = player.vp().clamp(0, 100) as u8 + self.data().numbers.free_charge;
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

    /// Seats that will be offered to charge for the first waiting structure after the one asked now.
    pub fn still_to_charge(&self) -> Vec<Seat> {
        let seats = self.players.len();
        let Some(trigger) = self.charges.first() else { return Vec::new() };
        let rest = (self.charges_asked + 1..seats).map(|step| trigger.by.clockwise(step, seats));
        rest.filter(|seat| self.offer(*seat, trigger.at).is_some()).collect()
    }

    /// The price of charging so much (GP-CHARGE-4).
    pub(crate) fn charge_price(&self, power: u8) -> u8 {
        power.saturating_sub(self.data().numbers.free_charge)
    }
}

impl Play<'_> {
    /// Asks the next player about the first waiting structure (GP-CHARGE-9, GP-CHARGE-14).
    pub(crate) fn ask_to_charge(&mut self) -> bool {
        let seats = self.players.len();
        while let Some(trigger) = self.charges.first().copied() {
            while self.charges_asked + 1 < seats {
                self.charges_asked += 1;
                let seat = trigger.by.clockwise(self.charges_asked, seats);
                if let Some(offer) = self.offer(seat, trigger.at) {
                    self.ask(seat, offer);
                    return true;
                }
            }
            self.charges.remove(0);
            self.charges_asked = 0;
        }
        false
    }
}

impl Offer {
    /// The power that is charged, the extra token first or last.
    fn power_with(self, token_first: bool) -> Result<u8, Refusal> {
        match (token_first, self.token_first) {
            (false, _) => Ok(self.power),
            (true, Some(power)) => Ok(power),
            (true, None) => Err(Refusal::new("GP-FAC-TAKLONS-5", "no-extra-token")),
        }
    }
}

impl Question<Gaia> for Offer {
    /// Token first or last is a question only for the Taklons.
    fn answers(&self, _game: &Gaia, _seat: Seat, out: &mut Vec<Move>) {
        out.push(Move::Charge { token_first: false });
        if self.token_first.is_some() {
            out.push(Move::Charge { token_first: true });
        }
        out.push(Move::Decline);
    }

    fn check(&self, game: &Gaia, _seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        match mv {
            Move::Charge { token_first } => {
                Ok(Terms::new(Goods::vp(game.charge_price(self.power_with(token_first)?))))
            }
            Move::Decline => Ok(Terms::free()),
            _ => Err(game.out_of_place(mv)),
        }
    }

    /// Charges as offered and pays for it.
    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        let Move::Charge { token_first } = mv else { return };
        let power = self.power_with(token_first).expect("the offer was checked");
        play.score(seat, -i32::from(play.charge_price(power)), Source::Charge);
        let tokens = u8::from(self.token_first.is_some());
        if token_first {
            play.receive(seat, Goods::tokens(tokens), Origin::WithCharging);
            play.charge_power(seat, power, 0);
        } else {
            play.charge_power(seat, power, tokens);
        }
    }
}

impl Ask<Gaia> for Offer {
    fn prompt(&self, game: &Gaia, _seat: Seat, _lang: Lang) -> Words {
        let key = if self.token_first.is_some() { "ask-charge.token" } else { "ask-charge" };
        let by = game.charges.first().map(|trigger| ("who", trigger.by.into()));
        let values = [("power", self.power.into()), ("vp", game.charge_price(self.power).into())];
        (key, values.into_iter().chain(by).collect())
    }

    fn label(&self, _game: &Gaia, _seat: Seat, mv: Move, _lang: Lang) -> Option<Words> {
        let Move::Charge { token_first } = mv else { return label(mv) };
        let (power, key) = match (self.token_first, token_first) {
            (Some(power), true) => (power, "move-charge.token_first"),
            (Some(_), false) => (self.power, "move-charge.token_last"),
            (None, _) => (self.power, "move-charge"),
        };
        Some((key, vec![("power", power.into())]))
    }

    fn deed(&self, game: &Gaia, _seat: Seat, mv: Move, _lang: Lang) -> Option<Words> {
        let by = game.charges.first().map(|trigger| ("who", trigger.by.into()))?;
        match mv {
            Move::Charge { .. } => Some(("deed-charge", vec![by])),
            Move::Decline => Some(("deed-decline", vec![by, ("power", self.power.into())])),
            _ => None,
        }
    }

    fn sketch(&self, game: &Gaia, _seat: Seat, mv: Move) -> Sketch {
        match mv {
            Move::Charge { .. } => Sketch { place: show::place_of_hex(game, self.at), ..Sketch::default() },
            _ => Sketch::of("group-end"),
        }
    }

    fn notes(&self, game: &Gaia, seat: Seat, run: &Run<Gaia>, lang: Lang) -> Vec<String> {
        show::notes(game, seat, run, lang)
    }

    /// What costs nothing is taken, unless it matters when the Taklons' token comes.
    fn obvious(&self, game: &Gaia, seat: Seat) -> Option<Move> {
        let enough = self.power > 0 && game.players[seat].power.areas[0] >= self.power;
        let clear = self.token_first.is_none_or(|first| first == self.power && enough);
        (clear && game.charge_price(self.power) == 0).then_some(Move::Charge { token_first: false })
    }

    fn in_passing(&self) -> bool {
        true
    }

    /// The order of token and charging is a choice that an order cannot make (GP-FAC-TAKLONS-5).
    fn by_order(&self, game: &Gaia, _seat: Seat, order: &str, value: &str) -> Option<Move> {
        if order != "charge" {
            return None;
        }
        let limit = match value {
            "always" => u8::MAX,
            "free" => 0,
            "up_to_1" => 1,
            "up_to_2" => 2,
            "up_to_3" => 3,
            "never" => return Some(Move::Decline),
            _ => return None,
        };
        let clear = self.token_first.is_none_or(|first| first == self.power);
        (clear && game.charge_price(self.power) <= limit).then_some(Move::Charge { token_first: false })
    }
}

/// What the answers are called when no offer is open.
pub(crate) fn label(mv: Move) -> Option<Words> {
    match mv {
        Move::Charge { .. } => Some(("move-charge", vec![("power", 0.into())])),
        Move::Decline => Some(("move-decline", vec![])),
        _ => None,
    }
}
