//! Transactions (SP-TRAN).

use table::{Refusal, Seat};

use crate::Phoenix;
use crate::catalogue::catalogue;
use crate::convert::{check_due, check_goods};
use crate::goods::{Due, Goods, Kinds, Stock};
use crate::moves::{Decision, Move, Terms, Then, Whence};
use crate::names::{Named, Species};
use crate::turn::out_of_place;

impl Phoenix {
    /// SP-TRAN-1, SP-TRAN-2: at least one transaction, at most so many.
    pub(crate) fn check_transactions(
        &self,
        seat: Seat,
        left: u8,
        done: bool,
        mv: Move,
    ) -> Result<Terms, Refusal> {
        match mv {
            Move::Done if done || left == 0 => Ok(Terms::free()),
            Move::Done => {
                let room = self.room_for_aliens(seat);
                match self.any_transaction(room, self.players[seat].stock) {
                    true => Err(Refusal::new("SP-TRAN-1", "transact-first")),
                    false => Ok(Terms::free()),
                }
            }
            Move::Alien(_) | Move::Trade | Move::Buy if left == 0 => {
                Err(Refusal::new("SP-TRAN-1", "no-transaction-left"))
            }
            Move::Alien(species) => self.check_alien(seat, species),
            Move::Trade => check_trade(self.players[seat].stock),
            Move::Buy => check_buy(self.players[seat].stock),
            _ => Err(out_of_place()),
        }
    }

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
        let price = alien_price(species);
        check_goods(self.players[seat].stock, price, rule)?;
        Ok(Terms::new(price, Goods::NONE))
    }

    /// Whether an aerobic Alien, and whether a gold one, could be gained if it were paid for.
    pub(crate) fn room_for_aliens(&self, seat: Seat) -> [bool; 2] {
        let aerobic = [Species::Teal, Species::Pink, Species::Brown];
        [aerobic.iter().any(|species| self.can_gain(seat, *species)), self.can_gain(seat, Species::Gold)]
    }

    /// SP-TRAN-10: whether a purse allows a transaction; `room` is for aerobic and for gold Aliens.
    pub(crate) fn any_transaction(&self, room: [bool; 2], purse: Stock) -> bool {
        let [aerobic, gold] = room;
        let prices = &catalogue().transactions;
        check_trade(purse).is_ok()
            || check_buy(purse).is_ok()
            || aerobic && purse.has(prices.aerobic)
            || gold && purse.has(prices.gold)
    }

    /// A bonus transaction can be done (SP-TRAN-9).
    pub(crate) fn check_bonus_transaction(&self, seat: Seat) -> Result<Terms, Refusal> {
        match self.any_transaction(self.room_for_aliens(seat), self.players[seat].stock) {
            true => Ok(Terms::free()),
            false => Err(Refusal::new("SP-TRAN-10", "no-transaction")),
        }
    }

    /// Carries out a transaction; the others wait below whatever it asks (SP-TRAN-3).
    pub(crate) fn transact(&mut self, seat: Seat, left: u8, ship: bool, mv: Move) {
        let prices = &catalogue().transactions;
        if mv == Move::Done {
            return;
        }
        self.ask(seat, Decision::Transactions { left: left - 1, done: true, ship });
        match mv {
            Move::Alien(species) => {
                self.players[seat].stock.pay(alien_price(species));
                let from = if ship { Whence::Transaction } else { Whence::Supply };
                self.ask(seat, Decision::Settle { species, n: 1, from });
            }
            Move::Trade => {
                let then = Then::Take(prices.trade_gain);
                self.ask(seat, Decision::Pay { due: Due::any(prices.trade), then });
            }
            Move::Buy => {
                self.players[seat].stock.pay(Goods::gems(prices.buy));
                self.ask(seat, Decision::Take { from: Kinds::ALL, n: prices.buy_gain });
            }
            _ => unreachable!("{mv:?} is no transaction"),
        }
    }
}

fn alien_price(species: Species) -> Goods {
    let prices = &catalogue().transactions;
    if species == Species::Gold { prices.gold } else { prices.aerobic }
}

/// SP-TRAN-7.
fn check_trade(purse: Stock) -> Result<Terms, Refusal> {
    check_due(purse, Due::any(catalogue().transactions.trade), "SP-TRAN-7").map(|()| Terms::free())
}

/// SP-TRAN-8.
fn check_buy(purse: Stock) -> Result<Terms, Refusal> {
    let price = Goods::gems(catalogue().transactions.buy);
    check_goods(purse, price, "SP-TRAN-8").map(|()| Terms::new(price, Goods::NONE))
}
