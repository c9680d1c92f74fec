//! Payments and gains: what is fixed, and what a player chooses (SP-CLAR).

use serde::{Deserialize, Serialize};
use table::{Ask, Lang, Question, Refusal, Seat, Sketch, Words};

use crate::catalogue::{Gains, Price};
use crate::goods::{Bundle, Due, Goods, Kinds, Stock};
use crate::moves::{Move, Terms, Then};
use crate::names::{Named, Resource};
use crate::player::Origin;
use crate::show::{goods_words, worded};
use crate::turn::{out_of_place, poor};
use crate::{Event, Giver, Phoenix, Play};

impl Play<'_> {
    /// Pays what is there.
    pub(crate) fn pay(&mut self, seat: Seat, goods: Goods) {
        if !goods.is_none() {
            self.players[seat].pay(goods);
            self.tell(Event::Paid { seat, goods });
        }
    }

    /// Receives goods; points are written down with their source.
    pub(crate) fn gain(&mut self, seat: Seat, goods: Goods, from: Giver) {
        if !goods.is_none() {
            self.players[seat].gain(goods, from.source());
            self.tell(Event::Gained { seat, goods, from });
        }
    }

    /// Receives fixed goods, and asks for resources of choice.
    pub(crate) fn receive(&mut self, seat: Seat, gains: Gains, from: Giver) {
        self.gain(seat, gains.goods, from);
        if gains.n > 0 {
            self.ask(seat, Take { from: gains.from, n: gains.n });
        }
    }

    /// Receives several gains at once. Choices from the same resources are one choice (SP-CLAR-6), which also keeps the
    /// number of questions small.
    pub(crate) fn receive_all(&mut self, seat: Seat, all: &[(Gains, Giver)]) {
        let mut choices = [0_u8; Kinds::SETS];
        for (gains, from) in all {
            self.gain(seat, gains.goods, *from);
            let choice = &mut choices[gains.from.index()];
            *choice = choice.saturating_add(gains.n);
        }
        for (index, n) in choices.into_iter().enumerate().filter(|(_, n)| *n > 0) {
            self.ask(seat, Take { from: Kinds::from_index(index), n });
        }
    }

    /// Pays one set for the other; one resource for one resource means a different kind.
    pub(crate) fn exchange(&mut self, seat: Seat, pay: Price, gain: Gains, origin: Origin) {
        self.pay(seat, pay.goods);
        if pay.any == 0 {
            return self.receive(seat, gain, Giver::Ability(origin));
        }
        let then = match gain {
            Gains { n: 0, goods, .. } => Then::Receive(goods, origin),
            Gains { n, .. } if n == pay.any => Then::TakeOther(n),
            Gains { n, .. } => Then::Take(n),
        };
        self.ask(seat, Pay { due: Due::any(pay.any), then });
    }
}

impl Phoenix {
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
        Ok(Terms::of(pay.goods))
    }
}

/// How to pay.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pay {
    /// What is due.
    pub due: Due,
    /// What follows.
    pub then: Then,
}

impl Pay {
    fn ways(self, game: &Phoenix, seat: Seat) -> impl Iterator<Item = Bundle> {
        Bundle::mixes(game.players[seat].stock.cap(self.due), self.due.total)
    }
}

impl Question<Phoenix> for Pay {
    fn answers(&self, game: &Phoenix, seat: Seat, out: &mut Vec<Move>) {
        out.extend(self.ways(game, seat).map(Move::Pay));
    }

    /// SP-CLAR-2: exactly what is due, from what is there.
    fn check(&self, game: &Phoenix, seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        let Move::Pay(bundle) = mv else { return Err(out_of_place()) };
        let due = self.due;
        let within = Resource::ALL.iter().all(|resource| bundle.of(*resource) <= due.cap.of(*resource));
        if bundle.total() != due.total || !within {
            return Err(Refusal::new("SP-CLAR-2", "not-the-price").with("total", due.total));
        }
        check_goods(game.players[seat].stock, bundle.into(), "SP-CLAR-2")?;
        Ok(Terms::of(bundle.into()))
    }

    /// Pays, and asks for what follows.
    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        let Move::Pay(bundle) = mv else { return };
        play.pay(seat, bundle.into());
        match self.then {
            Then::Nothing => {}
            Then::Take(n) => play.ask(seat, Take { from: Kinds::ALL, n }),
            Then::TakeOther(n) => {
                let paid = Resource::ALL.iter().filter(|resource| bundle.of(**resource) > 0);
                let from = paid.fold(Kinds::ALL, |from, resource| from.without(*resource));
                play.ask(seat, Take { from, n });
            }
            Then::Receive(goods, origin) => play.gain(seat, goods, Giver::Ability(origin)),
        }
    }

    fn settled(&self, game: &Phoenix, seat: Seat) -> Option<Move> {
        only(self.ways(game, seat)).map(Move::Pay)
    }
}

impl Ask<Phoenix> for Pay {
    fn prompt(&self, _game: &Phoenix, _seat: Seat, _lang: Lang) -> Words {
        ("ask-pay", vec![("total", self.due.total.into())])
    }

    fn label(&self, game: &Phoenix, seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        label(game, seat, mv, lang)
    }

    fn deed(&self, _game: &Phoenix, _seat: Seat, _mv: Move, _lang: Lang) -> Option<Words> {
        Some(("deed-pay", vec![]))
    }
}

/// What to take.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Take {
    /// From these resources.
    pub from: Kinds,
    /// So many.
    pub n: u8,
}

impl Take {
    fn ways(self) -> impl Iterator<Item = Bundle> {
        Bundle::mixes(self.from.cap(self.n), self.n)
    }
}

impl Question<Phoenix> for Take {
    fn answers(&self, _game: &Phoenix, _seat: Seat, out: &mut Vec<Move>) {
        out.extend(self.ways().map(Move::Take));
    }

    /// SP-CLAR-6: so many resources of choice.
    fn check(&self, _game: &Phoenix, _seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        let Move::Take(bundle) = mv else { return Err(out_of_place()) };
        let cap = self.from.cap(self.n);
        let offered = Resource::ALL.iter().all(|resource| bundle.of(*resource) <= cap.of(*resource));
        if bundle.total() == self.n && offered {
            Ok(Terms::free())
        } else {
            Err(Refusal::new("SP-CLAR-6", "not-the-gain").with("total", self.n))
        }
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        if let Move::Take(bundle) = mv {
            play.gain(seat, bundle.into(), Giver::Choice);
        }
    }

    fn settled(&self, _game: &Phoenix, _seat: Seat) -> Option<Move> {
        only(self.ways()).map(Move::Take)
    }
}

impl Ask<Phoenix> for Take {
    fn prompt(&self, _game: &Phoenix, _seat: Seat, _lang: Lang) -> Words {
        ("ask-take", vec![("n", self.n.into())])
    }

    fn label(&self, game: &Phoenix, seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        label(game, seat, mv, lang)
    }

    fn deed(&self, _game: &Phoenix, _seat: Seat, _mv: Move, _lang: Lang) -> Option<Words> {
        Some(("deed-take", vec![]))
    }
}

/// What the moves of this chapter are called.
pub(crate) fn label(_game: &Phoenix, _seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
    match mv {
        Move::Pay(bundle) => Some(worded("move-pay", "goods", goods_words(bundle.into(), lang))),
        Move::Take(bundle) => Some(worded("move-take", "goods", goods_words(bundle.into(), lang))),
        _ => None,
    }
}

/// They happen nowhere in particular.
pub(crate) fn sketch(_seat: Seat, mv: Move) -> Option<Sketch> {
    matches!(mv, Move::Pay(_) | Move::Take(_)).then(Sketch::default)
}

/// The one thing there is, if there is one.
pub(crate) fn only<T>(mut things: impl Iterator<Item = T>) -> Option<T> {
    let first = things.next();
    if things.next().is_none() { first } else { None }
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
    if stock.has_due(due) {
        return Ok(());
    }
    Err(poor(rule, "resources", due.total.into(), stock.cap(due).total().into()))
}
