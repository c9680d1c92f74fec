//! Building sectors (SP-CONS).

use table::{Refusal, Seat};

use crate::Phoenix;
use crate::catalogue::{AlienKind, Effect, TOP_LEVEL, Trigger, catalogue};
use crate::goods::Goods;
use crate::moves::{Decision, Terms, Whence};
use crate::names::{Color, ShipType, Source, Species};
use crate::player::{Module, Row};
use crate::sector::{Sector, Sectors};
use crate::turn::poor;

impl Phoenix {
    /// What a player can build from: the display, and the own reserve (SP-CONS-1, SP-HUB-A6-2).
    pub(crate) fn sectors_for(&self, seat: Seat) -> Sectors {
        self.display.union(self.players[seat].reserve)
    }

    /// SP-CONS-4 to SP-CONS-7: the sector is there, and it has a place on the station.
    pub(crate) fn check_fits(&self, seat: Seat, sector: Sector) -> Result<(), Refusal> {
        if !self.sectors_for(seat).contains(sector) {
            return Err(
                Refusal::new("SP-CONS-1", "not-in-display").with("sector", i32::from(sector.number()))
            );
        }
        if self.players[seat].station[sector.stack()].is_some() {
            return Err(Refusal::new("SP-CONS-5", "place-taken").with("level", sector.level()));
        }
        match self.in_order(seat, sector.stack(), self.any_order(seat)) {
            true => Ok(()),
            false => Err(Refusal::new("SP-CONS-6", "lower-level-first").with("level", sector.level() - 1)),
        }
    }

    /// SP-CONS-6, SP-HUB-A9-2: the level below is there, or levels do not matter.
    fn in_order(&self, seat: Seat, stack: usize, any_order: bool) -> bool {
        stack < 3 || any_order || self.players[seat].station[stack - 3].is_some()
    }

    /// SP-HUB-A9-2: levels do not matter to this player.
    fn any_order(&self, seat: Seat) -> bool {
        self.players[seat]
            .abilities_on(Trigger::Passive)
            .any(|(_, ability)| ability.effect == Effect::BuildAnyOrder)
    }

    /// What hub and sectors take off the price (SP-CONS-3).
    fn station_discount(&self, seat: Seat) -> u8 {
        self.modifier(seat, ShipType::Construction, |effect| match effect {
            Effect::Discount(metal) => metal,
            _ => 0,
        })
    }

    /// The cheapest sector that could be built, before the discount of the ship; for SP-CONS-8.
    pub(crate) fn cheapest_sector(&self, seat: Seat) -> Option<u16> {
        let costs = self.sectors_that_fit(seat).map(|sector| catalogue().sector(sector).cost);
        Some(costs.min()?.saturating_sub(self.station_discount(seat)).into())
    }

    /// Everything that has a place on the station, whatever it costs.
    pub(crate) fn sectors_that_fit(&self, seat: Seat) -> impl Iterator<Item = Sector> {
        let (sectors, any_order) = (self.sectors_for(seat), self.any_order(seat));
        let open = (0..9).filter(move |stack| {
            self.players[seat].station[*stack].is_none() && self.in_order(seat, *stack, any_order)
        });
        open.flat_map(move |stack| sectors.in_stack(stack))
    }

    /// Whether a sector may be built now: its price, never below 0 (SP-CONS-3).
    pub(crate) fn check_build(&self, seat: Seat, discount: u8, sector: Sector) -> Result<Terms, Refusal> {
        self.check_fits(seat, sector)?;
        let off = discount + self.station_discount(seat);
        let price = catalogue().sector(sector).cost.saturating_sub(off);
        let metal = self.players[seat].stock.metal();
        if metal < price.into() {
            return Err(poor("SP-CONS-1", "metal", price.into(), metal));
        }
        Ok(Terms::new(Goods::metal(price), Goods::NONE))
    }

    pub(crate) fn build(&mut self, seat: Seat, discount: u8, sector: Sector) {
        let terms = self.check_build(seat, discount, sector).expect("a sector that may be built");
        self.players[seat].stock.pay(terms.cost);
        self.action.built = Some(sector.color());
        self.attach(seat, sector);
    }

    /// SP-SETUP-18, SP-SEC-326-1: a free sector of this level, and of this colour if one is named.
    pub(crate) fn check_free_sector(
        &self,
        seat: Seat,
        level: u8,
        color: Option<Color>,
        sector: Sector,
    ) -> Result<(), Refusal> {
        if sector.level() != level || color.is_some_and(|color| color != sector.color()) {
            return Err(Refusal::new("SP-SETUP-18", "other-sector").with("level", level));
        }
        self.check_fits(seat, sector)
    }

    /// Nothing is taken only where nothing can be taken.
    pub(crate) fn check_no_free_sector(
        &self,
        seat: Seat,
        level: u8,
        color: Option<Color>,
    ) -> Result<(), Refusal> {
        let takeable = |sector| self.check_free_sector(seat, level, color, sector).is_ok();
        match self.sectors_that_fit(seat).any(takeable) {
            true => Err(Refusal::new("SP-CONS-14", "not-declined")),
            false => Ok(()),
        }
    }

    /// The sector joins the station; its immediate abilities follow (SP-CONS-9).
    pub(crate) fn attach(&mut self, seat: Seat, sector: Sector) {
        if !self.players[seat].reserve.remove(sector) {
            self.display.remove(sector);
        }
        self.players[seat].station[sector.stack()] = Some(Module { sector, row: Row::default() });
        self.players[seat].refresh();
        // The last one asked is answered first.
        for ability in catalogue().sector(sector).immediate.iter().rev() {
            self.carry_out_at_once(seat, ability.effect);
        }
    }

    /// An immediate ability, as far as it is possible.
    fn carry_out_at_once(&mut self, seat: Seat, effect: Effect) {
        let from = Whence::Supply;
        match effect {
            Effect::Gain(gains) => self.receive(seat, gains, Source::Immediate),
            Effect::ExtraTurn { .. } => self.action.extra_turns += 1,
            Effect::FreeAlien { color: AlienKind::Only(species), n } => {
                self.ask(seat, Decision::Settle { species, n, from });
            }
            Effect::FreeAlien { n, .. } => self.ask(seat, Decision::Species { threshold: 0, n }),
            Effect::FreeHuman(n) => self.ask(seat, Decision::Settle { species: Species::Human, n, from }),
            Effect::RollDice { roll, keep } => self.roll_bonus_dice(seat, roll, keep),
            Effect::FreeSector { level, color } => self.ask(seat, Decision::FreeSector { level, color }),
            Effect::AdvanceAll(n) => {
                for level in self.players[seat].tokens.values_mut() {
                    *level = (*level + n).min(TOP_LEVEL);
                }
            }
            Effect::FreeAdvance(left) => {
                self.ask(seat, Decision::Advance { left, paid: false, barred: None, stop: false });
            }
            other => unreachable!("{other:?} is no immediate ability"),
        }
    }
}
