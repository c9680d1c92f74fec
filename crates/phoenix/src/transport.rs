//! Transactions (SP-TRAN).

use serde::{Deserialize, Serialize};
use table::{Ask, Lang, Question, Refusal, Seat, Sketch, Words};

use crate::goods::{Due, Goods, Kinds, Stock};
use crate::moves::{Move, Terms, Then, Whence};
use crate::names::{Named, Species};
use crate::payment::{Pay, Take, check_due, check_goods};
use crate::residents::Settle;
use crate::show::{named, one};
use crate::turn::out_of_place;
use crate::{Event, Phoenix, Play};

impl Phoenix {
    /// SP-TRAN-4 to SP-TRAN-6: an Alien of the supply that finds a quarter.
    fn check_alien(&self, seat: Seat, species: Species) -> Result<Terms, Refusal> {
        let rule = if species == Species::Gold { "SP-TRAN-6" } else { "SP-TRAN-5" };
        if !species.is_alien() {
            return Err(Refusal::new("SP-TRAN-4", "no-alien"));
        }
        if self.supply[species] == 0 {
            return Err(Refusal::new(rule, "none-left").with("species", species.id()));
        }
        if !self.has_room(seat, species) {
            return Err(Refusal::new("SP-RES-4", "no-room").with("species", species.id()));
        }
        let price = self.alien_price(species);
        check_goods(self.players[seat].stock, price, rule)?;
        Ok(Terms::of(price))
    }

    fn alien_price(&self, species: Species) -> Goods {
        let prices = &self.data.transactions;
        if species == Species::Gold { prices.gold } else { prices.aerobic }
    }

    /// SP-TRAN-7.
    fn check_trade(&self, purse: Stock) -> Result<Terms, Refusal> {
        check_due(purse, Due::any(self.data.transactions.trade), "SP-TRAN-7").map(|()| Terms::free())
    }

    /// SP-TRAN-8.
    fn check_buy(&self, purse: Stock) -> Result<Terms, Refusal> {
        let price = Goods::gems(self.data.transactions.buy);
        check_goods(purse, price, "SP-TRAN-8").map(|()| Terms::of(price))
    }

    /// Whether an aerobic Alien, and whether a gold one, could be gained if it were paid for.
    pub(crate) fn room_for_aliens(&self, seat: Seat) -> [bool; 2] {
        let aerobic = [Species::Teal, Species::Pink, Species::Brown];
        [aerobic.iter().any(|species| self.can_gain(seat, *species)), self.can_gain(seat, Species::Gold)]
    }

    /// SP-TRAN-10: whether a purse allows a transaction; `room` is for aerobic and for gold Aliens.
    pub(crate) fn any_transaction(&self, room: [bool; 2], purse: Stock) -> bool {
        let [aerobic, gold] = room;
        let prices = &self.data.transactions;
        purse.total() >= prices.trade.into()
            || purse.gems >= prices.buy.into()
            || aerobic && purse.has(prices.aerobic)
            || gold && purse.has(prices.gold)
    }

    /// A transaction can be done now.
    fn may_transact(&self, seat: Seat) -> bool {
        self.any_transaction(self.room_for_aliens(seat), self.players[seat].stock)
    }

    /// A bonus transaction can be done (SP-TRAN-9).
    pub(crate) fn check_bonus_transaction(&self, seat: Seat) -> Result<Terms, Refusal> {
        if self.may_transact(seat) {
            Ok(Terms::free())
        } else {
            Err(Refusal::new("SP-TRAN-10", "no-transaction"))
        }
    }
}

/// Which transaction comes next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Transactions {
    /// How many are left.
    pub left: u8,
    /// Whether one has been done.
    pub done: bool,
    /// Whether they belong to a Transport ship (SP-SEC-207-2).
    pub ship: bool,
}

impl Question<Phoenix> for Transactions {
    fn answers(&self, game: &Phoenix, seat: Seat, out: &mut Vec<Move>) {
        let able = Species::ALIENS.into_iter().filter(|species| game.can_gain(seat, *species));
        let all = able.map(Move::Alien).chain([Move::Trade, Move::Buy, Move::Done]);
        out.extend(all.filter(|mv| self.check(game, seat, *mv).is_ok()));
    }

    /// SP-TRAN-1, SP-TRAN-2: at least one transaction, at most so many.
    fn check(&self, game: &Phoenix, seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        match mv {
            Move::Done if self.done || self.left == 0 || !game.may_transact(seat) => Ok(Terms::free()),
            Move::Done => Err(Refusal::new("SP-TRAN-1", "transact-first")),
            Move::Alien(_) | Move::Trade | Move::Buy if self.left == 0 => {
                Err(Refusal::new("SP-TRAN-1", "no-transaction-left"))
            }
            Move::Alien(species) => game.check_alien(seat, species),
            Move::Trade => game.check_trade(game.players[seat].stock),
            Move::Buy => game.check_buy(game.players[seat].stock),
            _ => Err(out_of_place()),
        }
    }

    /// Carries out a transaction; the others wait below whatever it asks (SP-TRAN-3).
    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        if mv == Move::Done {
            return;
        }
        let prices = &play.data.get().transactions;
        play.tell(Event::Transaction { seat });
        play.ask(seat, Transactions { left: self.left - 1, done: true, ..self });
        match mv {
            Move::Alien(species) => {
                let price = play.alien_price(species);
                play.pay(seat, price);
                let from = if self.ship { Whence::Transaction } else { Whence::Supply };
                play.ask(seat, Settle { species, n: 1, from });
            }
            Move::Trade => {
                play.ask(seat, Pay { due: Due::any(prices.trade), then: Then::Take(prices.trade_gain) });
            }
            Move::Buy => {
                play.pay(seat, Goods::gems(prices.buy));
                play.ask(seat, Take { from: Kinds::ALL, n: prices.buy_gain });
            }
            _ => unreachable!("{mv:?} is no transaction"),
        }
    }

    fn settled(&self, game: &Phoenix, seat: Seat) -> Option<Move> {
        if self.left == 0 {
            return Some(Move::Done);
        }
        // GEMs could still be found to go on (SP-HUB-B6-3).
        (self.done && !game.may_transact(seat) && !game.may_convert(seat)).then_some(Move::Done)
    }
}

impl Ask<Phoenix> for Transactions {
    fn prompt(&self, _game: &Phoenix, _seat: Seat, _lang: Lang) -> Words {
        ("ask-transactions", vec![("left", self.left.into())])
    }

    fn label(&self, game: &Phoenix, seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        label(game, seat, mv, lang)
    }

    fn deed(&self, _game: &Phoenix, _seat: Seat, mv: Move, lang: Lang) -> Option<Words> {
        match mv {
            Move::Alien(species) => Some(("deed-alien", vec![("resident", one(species, lang))])),
            Move::Trade => Some(("deed-trade", vec![])),
            Move::Buy => Some(("deed-buy", vec![])),
            _ => None,
        }
    }

    fn sketch(&self, _game: &Phoenix, seat: Seat, mv: Move) -> Sketch {
        sketch(seat, mv).unwrap_or_default()
    }

    fn closing(&self, game: &Phoenix, seat: Seat) -> Option<Move> {
        game.closes(seat, Move::Done)
    }
}

/// What the moves of this chapter are called.
pub(crate) fn label(_game: &Phoenix, _seat: Seat, mv: Move, _lang: Lang) -> Option<Words> {
    match mv {
        Move::Alien(species) => Some(named("move-alien", "species", species.id())),
        Move::Trade => Some(("move-trade", vec![])),
        Move::Buy => Some(("move-buy", vec![])),
        _ => None,
    }
}

/// Where they happen.
pub(crate) fn sketch(_seat: Seat, mv: Move) -> Option<Sketch> {
    match mv {
        Move::Alien(species) => Some(Sketch::default().at(format!("planet-{species}"))),
        Move::Trade | Move::Buy => Some(Sketch::default()),
        _ => None,
    }
}
