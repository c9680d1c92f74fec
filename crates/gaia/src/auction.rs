//! The auction of factions (GP-CLUB-9 to GP-CLUB-13): bids in victory points.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use table::{Ask, Game as _, Lang, Question, Refusal, Seat, Sketch, Words};

use crate::event::Event;
use crate::moves::{Move, Terms};
use crate::names::{Faction, Named};
use crate::pool::{Pool, on_card};
use crate::score::Source;
use crate::{Gaia, Play};

/// Nobody bids more (GP-CLUB-11).
const MOST: u8 = 40;
/// Nor raises a bid by more at once (GP-CLUB-11).
const RAISE: u8 = 10;

/// A faction of the pool.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Lot {
    /// Which.
    pub faction: Faction,
    /// Who holds it in an auction, and for how much.
    pub bid: Option<Holder>,
}

/// Whoever holds a faction in an auction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Holder {
    /// Who.
    pub seat: Seat,
    /// The points that were bid.
    pub points: u8,
}

impl Lot {
    /// What may be bid for it now (GP-CLUB-11). Nobody can outbid the highest bid.
    pub fn bids(&self) -> RangeInclusive<u8> {
        match self.bid {
            None => 0..=RAISE,
            Some(held) => held.points + 1..=(held.points + RAISE).min(MOST),
        }
    }
}

impl Pool {
    /// What a seat holds.
    pub fn held_by(&self, seat: Seat) -> Option<(Faction, u8)> {
        let held = |lot: &Lot| lot.bid.filter(|bid| bid.seat == seat).map(|bid| (lot.faction, bid.points));
        self.lots.iter().find_map(held)
    }
}

impl Gaia {
    /// GP-CLUB-10: the next player clockwise who holds no faction; the first one begins.
    pub(crate) fn next_bidder(&self) -> Option<Seat> {
        let pool = self.pool().filter(|pool| pool.auction)?;
        let seats = self.players.len();
        let first = pool.last_bid.map_or(Seat::new(0), |last| last.clockwise(1, seats));
        let sold = |seat: &Seat| self.players[*seat].faction.is_some() || pool.held_by(*seat).is_some();
        (0..seats).map(|step| first.clockwise(step, seats)).find(|seat| !sold(seat))
    }

    /// GP-CLUB-9, GP-CLUB-11.
    fn check_bid(&self, faction: Faction, points: u8) -> Result<Terms, Refusal> {
        let lot = self.pool().and_then(|pool| pool.lots.iter().find(|lot| lot.faction == faction));
        let Some(lot) = lot else {
            return Err(Refusal::new("GP-CLUB-9", "not-in-pool").with("faction", faction.id()));
        };
        let bids = lot.bids();
        if bids.is_empty() {
            return Err(Refusal::new("GP-CLUB-11", "bid-final")
                .with("faction", faction.id())
                .with("most", MOST));
        }
        if points < *bids.start() {
            return Err(Refusal::new("GP-CLUB-11", "bid-too-low").with("least", *bids.start()));
        }
        if points > *bids.end() {
            return Err(Refusal::new("GP-CLUB-11", "bid-too-high").with("most", *bids.end()));
        }
        Ok(Terms::free())
    }

    /// The least that can be bid for a faction, for whoever points at it.
    pub(crate) fn least_bid(&self, faction: Faction) -> u8 {
        let lot = self.pool().and_then(|pool| pool.lots.iter().find(|lot| lot.faction == faction));
        lot.map_or(0, |lot| *lot.bids().start())
    }
}

impl Play<'_> {
    /// GP-CLUB-13: everybody holds a faction, plays it, and pays for it. What follows is nobody's turn any more.
    pub(crate) fn sell_factions(&mut self) {
        let lots = self.pool().filter(|pool| pool.auction).map(|pool| pool.lots.clone());
        let Some(lots) = lots else { return };
        self.turns += 1;
        for Lot { faction, bid } in lots {
            let Some(Holder { seat, points }) = bid else { continue };
            self.players[seat].faction = Some(faction);
            self.tell(Event::Faction { seat, faction, chosen: true });
            self.score(seat, -i32::from(points), Source::Bid);
        }
    }
}

/// What to bid, and for which faction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Bid;

impl Question<Gaia> for Bid {
    fn answers(&self, game: &Gaia, _seat: Seat, out: &mut Vec<Move>) {
        let lots = game.pool().into_iter().flat_map(|pool| &pool.lots);
        out.extend(lots.flat_map(|lot| lot.bids().map(|points| Move::Bid(lot.faction, points))));
    }

    fn check(&self, game: &Gaia, _seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        match mv {
            Move::Bid(faction, points) => game.check_bid(faction, points),
            _ => Err(game.out_of_place(mv)),
        }
    }

    /// GP-CLUB-12: whoever is outbid holds nothing more. Nothing is paid before the end.
    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        let (Move::Bid(faction, points), Some(pool)) = (mv, play.pool.get_mut()) else { return };
        let Some(lot) = pool.lots.iter_mut().find(|lot| lot.faction == faction) else { return };
        let outbid = lot.bid.replace(Holder { seat, points });
        pool.last_bid = Some(seat);
        play.tell(Event::Bid { seat, faction, points });
        if let Some(Holder { seat, points }) = outbid {
            play.tell(Event::Outbid { seat, faction, points });
        }
    }
}

impl Ask<Gaia> for Bid {
    fn prompt(&self, _game: &Gaia, _seat: Seat, _lang: Lang) -> Words {
        ("ask-bid", vec![])
    }

    fn label(&self, _game: &Gaia, _seat: Seat, mv: Move, _lang: Lang) -> Option<Words> {
        let Move::Bid(faction, points) = mv else { return None };
        Some(("move-bid", vec![("faction", faction.id().into()), ("points", points.into())]))
    }

    fn sketch(&self, _game: &Gaia, _seat: Seat, mv: Move) -> Sketch {
        let Move::Bid(faction, _) = mv else { return Sketch::default() };
        on_card(faction)
    }
}
