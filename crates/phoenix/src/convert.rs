//! Conversions of a hub outside all actions (SP-HUB-B6-3, SP-HUB-A1-3), payments and gains of choice.

use table::{Refusal, Seat};

use crate::catalogue::{Ability, Effect, Gains, Price, Trigger, catalogue};
use crate::goods::{Bundle, Due, Goods, Kinds, Stock};
use crate::moves::{Decision, Move, Terms, Then};
use crate::names::{Named, Resource, Source};
use crate::turn::{Sink, poor};
use crate::{Phoenix, Step};

impl Phoenix {
    /// The conversion a player may make at this moment, leaving aside what it costs.
    fn conversion(&self, seat: Seat) -> Option<(Price, Gains)> {
        let player = &self.players[seat];
        if seat != self.active || !player.converts() {
            return None;
        }
        let hub = &catalogue().hubs[player.hub?];
        let now = |ability: &&Ability| match ability.on {
            Trigger::AnyTime => true,
            // Before the ship is paid for or income begins, and from the end of the basic action on.
            Trigger::OwnTurn => {
                !self.action.converted
                    && matches!(
                        self.step,
                        Step::Turn | Step::After | Step::Tracks(_) | Step::AfterIncome | Step::LastMoment
                    )
            }
            _ => false,
        };
        let running = !matches!(self.step, Step::Draft(_) | Step::Hubs(_) | Step::Benefits(..) | Step::Over);
        let ability = hub.abilities.iter().find(now).filter(|_| running)?;
        match ability.effect {
            Effect::Exchange { pay, gain, .. } => Some((pay, gain)),
            _ => None,
        }
    }

    /// SP-HUB-B6-3, SP-HUB-A1-3; points must be there (SP-CLAR-9).
    pub(crate) fn check_convert(&self, seat: Seat, choice: Option<Resource>) -> Result<Terms, Refusal> {
        let Some((pay, gain)) = self.conversion(seat) else {
            return Err(Refusal::new("SP-TURN-19", "no-conversion"));
        };
        let fits = match choice {
            Some(resource) => gain.n > 0 && gain.from.contains(resource),
            None => gain.n == 0,
        };
        if !fits {
            return Err(Refusal::new("SP-TURN-19", "other-conversion"));
        }
        let player = &self.players[seat];
        // What costs no points can be had below zero.
        if pay.goods.points > 0 && player.points < i16::from(pay.goods.points) {
            return Err(poor("SP-CLAR-9", "points", pay.goods.points.into(), player.points.max(0) as u16));
        }
        check_goods(player.stock, pay.goods, "SP-HUB-A1-3")?;
        let chosen = choice.map_or(Goods::NONE, |resource| Bundle::one(resource).into());
        Ok(Terms::new(pay.goods, if choice.is_some() { chosen } else { gain.goods }))
    }

    /// Conversions that can be made at the open question.
    pub(crate) fn list_conversions(&self, seat: Seat, out: Sink<'_>) {
        let Some((_, gain)) = self.conversion(seat) else { return };
        let choices = Resource::ALL.iter().map(|resource| Some(*resource)).filter(|_| gain.n > 0);
        let choices = choices.chain((gain.n == 0).then_some(None));
        choices
            .filter(|choice| self.check_convert(seat, *choice).is_ok())
            .for_each(|choice| out(Move::Convert(choice)));
    }

    /// Whether any conversion can be made.
    pub(crate) fn may_convert(&self, seat: Seat) -> bool {
        let mut any = false;
        self.list_conversions(seat, &mut |_| any = true);
        any
    }

    pub(crate) fn convert(&mut self, seat: Seat, choice: Option<Resource>) {
        let terms = self.check_convert(seat, choice).expect("a legal conversion");
        let player = &mut self.players[seat];
        player.stock.pay(terms.cost);
        player.score(-i16::from(terms.cost.points), Source::Converted);
        player.gain(terms.gain, Source::Converted);
        self.action.converted = true;
    }

    /// Ways to pay, or things to take.
    pub(crate) fn list_mixes(&self, seat: Seat, decision: Decision, out: Sink<'_>) {
        match decision {
            Decision::Pay { due, .. } => {
                let cap = self.players[seat].stock.cap(due);
                Bundle::mixes(cap, due.total).for_each(|bundle| out(Move::Pay(bundle)));
            }
            Decision::Take { from, n } => {
                Bundle::mixes(from.cap(n), n).for_each(|bundle| out(Move::Take(bundle)));
            }
            _ => {}
        }
    }

    /// SP-CLAR-2: exactly what is due, from what is there.
    pub(crate) fn check_pay(&self, seat: Seat, due: Due, bundle: Bundle) -> Result<Terms, Refusal> {
        let within = Resource::ALL.iter().all(|resource| bundle.of(*resource) <= due.cap.of(*resource));
        if bundle.total() != due.total || !within {
            return Err(Refusal::new("SP-CLAR-2", "not-the-price").with("total", due.total));
        }
        check_goods(self.players[seat].stock, bundle.into(), "SP-CLAR-2")?;
        Ok(Terms::new(bundle.into(), Goods::NONE))
    }

    /// SP-CLAR-6: so many resources of choice.
    pub(crate) fn check_take(from: Kinds, n: u8, bundle: Bundle) -> Result<Terms, Refusal> {
        let offered = Resource::ALL.iter().all(|resource| bundle.of(*resource) <= from.cap(n).of(*resource));
        match bundle.total() == n && offered {
            true => Ok(Terms::new(Goods::NONE, bundle.into())),
            false => Err(Refusal::new("SP-CLAR-6", "not-the-gain").with("total", n)),
        }
    }

    /// Pays, and asks for what follows.
    pub(crate) fn pay_bundle(&mut self, seat: Seat, bundle: Bundle, then: Then) {
        self.players[seat].stock.pay(bundle.into());
        match then {
            Then::Nothing => {}
            Then::Take(n) => self.ask(seat, Decision::Take { from: Kinds::ALL, n }),
            Then::TakeOther(n) => {
                let paid = Resource::ALL.iter().filter(|resource| bundle.of(**resource) > 0);
                let from = paid.fold(Kinds::ALL, |from, resource| from.without(*resource));
                self.ask(seat, Decision::Take { from, n });
            }
            Then::Receive(goods) => self.players[seat].gain(goods, Source::Abilities),
        }
    }

    /// Receives fixed goods, and asks for resources of choice.
    pub(crate) fn receive(&mut self, seat: Seat, gains: Gains, source: Source) {
        self.players[seat].gain(gains.goods, source);
        if gains.n > 0 {
            self.ask(seat, Decision::Take { from: gains.from, n: gains.n });
        }
    }

    /// Receives several gains at once.
    pub(crate) fn receive_all(&mut self, seat: Seat, sum: Sum, source: Source) {
        self.players[seat].gain(sum.goods, source);
        for (index, n) in sum.choices.into_iter().enumerate().filter(|(_, n)| *n > 0) {
            self.ask(seat, Decision::Take { from: Kinds::from_index(index), n });
        }
    }

    /// An exchange can be paid.
    pub(crate) fn check_exchange(
        &self,
        seat: Seat,
        pay: Price,
        rule: &'static str,
    ) -> Result<Terms, Refusal> {
        let player = &self.players[seat];
        check_goods(player.stock, pay.goods, rule)?;
        check_due(player.stock, pay.due(), rule)?;
        Ok(Terms::new(pay.goods, Goods::NONE))
    }

    /// Pays one set for the other; one resource for one resource means a different kind.
    pub(crate) fn exchange(&mut self, seat: Seat, pay: Price, gain: Gains) {
        if pay.any == 0 {
            self.players[seat].stock.pay(pay.goods);
            return self.receive(seat, gain, Source::Abilities);
        }
        self.players[seat].stock.pay(Goods::gems(pay.goods.gems));
        let then = match gain {
            Gains { n: 0, goods, .. } => Then::Receive(goods),
            Gains { n, .. } if n == pay.any => Then::TakeOther(n),
            Gains { n, .. } => Then::Take(n),
        };
        self.ask(seat, Decision::Pay { due: Due::any(pay.any), then });
    }
}

/// Several gains together. Choices from the same resources are one choice (SP-CLAR-6), which also keeps the number of
/// questions small.
#[derive(Clone, Copy, Default)]
pub(crate) struct Sum {
    /// What is fixed.
    pub goods: Goods,
    choices: [u8; Kinds::SETS],
}

impl FromIterator<Gains> for Sum {
    fn from_iter<I: IntoIterator<Item = Gains>>(gains: I) -> Self {
        let mut sum = Sum::default();
        for gain in gains {
            sum.goods += gain.goods;
            let choice = &mut sum.choices[gain.from.index()];
            *choice = choice.saturating_add(gain.n);
        }
        sum
    }
}

/// A fixed price is there.
pub(crate) fn check_goods(stock: Stock, price: Goods, rule: &'static str) -> Result<(), Refusal> {
    if stock.gems < price.gems.into() {
        return Err(poor(rule, "gems", price.gems.into(), stock.gems));
    }
    for resource in Resource::ALL {
        let (need, have) = (u16::from(price.bundle().of(*resource)), stock.of(*resource));
        if have < need {
            return Err(poor(rule, resource.id(), need, have));
        }
    }
    Ok(())
}

/// The resources that are due are there.
pub(crate) fn check_due(stock: Stock, due: Due, rule: &'static str) -> Result<(), Refusal> {
    match stock.has_due(due) {
        true => Ok(()),
        false => {
            let have = stock.cap(due).total();
            Err(poor(rule, "resources", due.total.into(), have.into()))
        }
    }
}
