//! Using ships: own ones, those of others, neutral ones (SP-SHIP, SP-NEUT, SP-FARM).

use std::cell::OnceCell;

use arrayvec::ArrayVec;
use table::{Refusal, Seat};

use crate::catalogue::{Ability, Effect, Scope, Trigger};
use crate::construction::Build;
use crate::diplomacy::Advance;
use crate::dismantle::Dismantle;
use crate::goods::{Goods, Stock};
use crate::moves::Terms;
use crate::names::{Named, Ship, ShipType};
use crate::player::Berth;
use crate::transport::Transactions;
use crate::turn::poor;
use crate::{Event, Giver, Neutral, Phoenix, Play, Step};

/// What the checks of all ships of one turn have in common, each looked up when it is first needed.
#[derive(Default)]
pub(crate) struct Outlook {
    /// Abilities that make ships cheaper to use.
    discounts: OnceCell<ArrayVec<&'static Ability, 8>>,
    /// Metal for the cheapest sector that may be built, the discount of the ship aside.
    sector: OnceCell<Option<u16>>,
    /// GEMs for the cheapest step on a track.
    step: OnceCell<Option<u8>>,
    /// Whether an aerobic Alien, or a gold one, could be gained if it were paid for.
    room: OnceCell<[bool; 2]>,
    /// Unused own ships.
    unused: OnceCell<usize>,
}

impl Phoenix {
    /// What a player puts on a ship, and the fee to its owner (SP-SHIP-3, SP-SHIP-4).
    pub(crate) fn price(&self, outlook: &Outlook, seat: Seat, ship: Ship, owner: Option<Seat>) -> (u8, u8) {
        let card = &self.data.ships[ship];
        let own = owner == Some(seat);
        let player = &self.players[seat];
        let discounts: &[&Ability] = if player.acts_on(Trigger::Passive) {
            outlook.discounts.get_or_init(|| {
                let passive = player.abilities_on(Trigger::Passive).map(|(_, ability)| ability);
                let cheaper = |ability: &&Ability| matches!(ability.effect, Effect::UseCostDiscount { .. });
                passive.filter(cheaper).take(8).collect()
            })
        } else {
            &[]
        };
        let fee = if own || owner.is_none() { 0 } else { card.fee };
        (use_cost(discounts.iter().copied(), card.kind, own, card.cost), fee)
    }

    /// Whether a player may use a ship: its cost and fee, or what is against it.
    pub(crate) fn check_use(&self, seat: Seat, ship: Ship, owner: Option<Seat>) -> Result<Terms, Refusal> {
        self.check_free_to_use(seat, ship, owner)?;
        self.check_worth_using(&Outlook::default(), seat, ship, owner)
    }

    /// SP-SHIP-5, SP-SHIP-6: an unused ship can be paid for, and its action can be carried out in part.
    pub(crate) fn check_worth_using(
        &self,
        outlook: &Outlook,
        seat: Seat,
        ship: Ship,
        owner: Option<Seat>,
    ) -> Result<Terms, Refusal> {
        let (cost, fee) = self.price(outlook, seat, ship, owner);
        let stock = self.players[seat].stock;
        if stock.gems < (cost + fee).into() {
            return Err(poor("SP-SHIP-5", "gems", (cost + fee).into(), stock.gems));
        }
        let purse = Stock { gems: stock.gems - u16::from(cost + fee), ..stock };
        self.check_basic_action(outlook, seat, ship, owner, purse)?;
        Ok(Terms { cost: Goods::gems(cost + fee), fee })
    }

    /// SP-SHIP-1, SP-SHIP-2, SP-NEUT-4, SP-NEUT-5: the ship exists and nobody has used it.
    pub(crate) fn check_free_to_use(
        &self,
        seat: Seat,
        ship: Ship,
        owner: Option<Seat>,
    ) -> Result<(), Refusal> {
        let nowhere = || Refusal::new("SP-SHIP-2", "no-such-ship").with("ship", ship.id());
        if let Some(index) = ship.neutral() {
            if owner.is_some() {
                return Err(nowhere());
            }
            if let Some(other) = self.neutral[index].marker {
                return Err(Refusal::new("SP-NEUT-5", "neutral-used")
                    .with("ship", ship.id())
                    .with("owner", other));
            }
            if self.neutral.iter().any(|neutral| neutral.marker == Some(seat)) {
                return Err(Refusal::new("SP-NEUT-4", "marker-out"));
            }
            return Ok(());
        }
        let owner = owner.ok_or_else(nowhere)?;
        let fleet = self.players.get(owner).ok_or_else(nowhere)?;
        match (fleet.unused(ship), fleet.owns(ship)) {
            (Some(_), _) => Ok(()),
            (None, true) => {
                Err(Refusal::new("SP-SHIP-1", "ship-used").with("ship", ship.id()).with("owner", owner))
            }
            (None, false) => Err(nowhere()),
        }
    }

    /// SP-SHIP-6: part of the basic action can be carried out with what is left after paying for the ship.
    pub(crate) fn check_basic_action(
        &self,
        outlook: &Outlook,
        seat: Seat,
        ship: Ship,
        owner: Option<Seat>,
        purse: Stock,
    ) -> Result<(), Refusal> {
        let card = &self.data.ships[ship];
        match card.kind {
            ShipType::Dismantle => {
                let unused = *outlook.unused.get_or_init(|| self.players[seat].unused_ships());
                if unused > usize::from(owner == Some(seat)) {
                    Ok(())
                } else {
                    Err(Refusal::new("SP-DISM-6", "nothing-to-dismantle"))
                }
            }
            ShipType::Construction => match *outlook.sector.get_or_init(|| self.cheapest_sector(seat)) {
                Some(metal) if metal <= purse.metal() + u16::from(card.power) => Ok(()),
                Some(metal) => Err(poor("SP-CONS-8", "metal", metal - u16::from(card.power), purse.metal())),
                None => Err(Refusal::new("SP-CONS-8", "nothing-to-build")),
            },
            ShipType::Transport => {
                let room = *outlook.room.get_or_init(|| self.room_for_aliens(seat));
                if self.any_transaction(room, purse) {
                    Ok(())
                } else {
                    Err(Refusal::new("SP-TRAN-10", "no-transaction"))
                }
            }
            ShipType::Diplomacy => match *outlook.step.get_or_init(|| self.cheapest_step(seat)) {
                Some(gems) if purse.gems >= gems.into() => Ok(()),
                Some(gems) => Err(poor("SP-DIPL-5", "gems", gems.into(), purse.gems)),
                None => Err(Refusal::new("SP-DIPL-5", "tracks-finished")),
            },
            ShipType::Expedition | ShipType::Farm | ShipType::IceCollector => Ok(()),
        }
    }

    /// The sum of what active abilities add to the use of a ship (SP-SHIP-10).
    pub(crate) fn modifier(&self, seat: Seat, kind: ShipType, of: impl Fn(Effect) -> u8) -> u8 {
        self.players[seat].abilities_on(Trigger::Use(kind)).map(|(_, ability)| of(ability.effect)).sum()
    }

    /// SP-FARM-1, SP-FARM-2: what Farms and Ice Collectors bring; other ships bring nothing by themselves.
    fn harvest(&self, ship: Ship) -> Goods {
        let card = &self.data.ships[ship];
        match card.kind {
            ShipType::Farm => Goods { food: card.power, ..Goods::NONE },
            ShipType::IceCollector => Goods { water: card.power, ..Goods::NONE },
            _ => Goods::NONE,
        }
    }
}

impl Play<'_> {
    /// Pays for a ship and begins its basic action.
    pub(crate) fn use_ship(&mut self, seat: Seat, ship: Ship, owner: Option<Seat>) {
        self.pay_for_ship(seat, ship, owner);
        self.players[seat].income_run = 0;
        let card = &self.data.get().ships[ship];
        self.action.kind = Some(card.kind);
        self.step = Step::Action;
        match card.kind {
            ShipType::Dismantle => self.ask(seat, Dismantle { extra: card.power }),
            ShipType::Construction => self.ask(seat, Build { discount: card.power }),
            ShipType::Transport => {
                let left = card.power
                    + self.modifier(seat, ShipType::Transport, |effect| match effect {
                        Effect::ExtraTransactions(n) => n,
                        _ => 0,
                    });
                self.ask(seat, Transactions { left, done: false, ship: true });
            }
            ShipType::Diplomacy => self.ask(seat, Advance::lobbying(card.power)),
            ShipType::Expedition => self.start_expedition(seat, card.power, card.capacity),
            ShipType::Farm | ShipType::IceCollector => {
                let goods = self.harvest(ship);
                self.gain(seat, goods, Giver::Ship(ship));
            }
        }
    }

    /// GEMs go onto the ship, the fee goes to its owner (SP-SHIP-3, SP-SHIP-4, SP-NEUT-3).
    fn pay_for_ship(&mut self, seat: Seat, ship: Ship, owner: Option<Seat>) {
        let (gems, fee) = self.price(&Outlook::default(), seat, ship, owner);
        self.players[seat].stock.pay(Goods::gems(gems + fee));
        self.tell(Event::Used { seat, ship, owner, gems, fee });
        if let Some(owner) = owner {
            let index = self.players[owner].unused(ship).expect("an unused ship");
            self.players[owner].fleet[index].gems = gems;
            // Ships of a kind stand sorted by their GEMs, so that alike fleets are alike.
            self.players[owner].fleet.sort_unstable();
            if fee > 0 {
                self.players[owner].stock.gain(Goods::gems(fee));
                self.tell(Event::Fee { seat: owner, from: seat, gems: fee });
            }
        } else {
            let index = ship.neutral().expect("a ship without an owner");
            self.neutral[index] = Neutral { gems, marker: Some(seat) };
        }
        if self.players[seat].marker.replace(Berth { ship, owner }).is_none() {
            self.tell(Event::Marker { seat, out: true });
        }
    }

    /// All GEMs on the player's ships go to the supply, the Neutral Ship marker comes back (SP-INC-3, SP-NEUT-6).
    pub(crate) fn clear_ships(&mut self, seat: Seat) {
        let (mut gems, mut neutral) = (0, 0);
        for own in &mut self.players[seat].fleet {
            gems += std::mem::take(&mut own.gems);
        }
        for ship in self.neutral.iter_mut().filter(|neutral| neutral.marker == Some(seat)) {
            neutral += ship.gems;
            *ship = Neutral::default();
        }
        if gems + neutral > 0 {
            self.tell(Event::Cleared { seat, gems, neutral });
        }
        // SP-INC-4: Action markers of others on these ships return too.
        for other in self.players.seats() {
            let here = |berth: &Berth| other == seat || berth.owner == Some(seat);
            if self.players[other].marker.take_if(|berth| here(berth)).is_some() {
                self.tell(Event::Marker { seat: other, out: false });
            }
        }
    }
}

/// What it costs to use a ship with these abilities: reductions add up before the least of 1 is applied, and the fee
/// has nothing to do with them (SP-SHIP-8, SP-SHIP-9).
pub fn use_cost<'a>(abilities: impl Iterator<Item = &'a Ability>, kind: ShipType, own: bool, cost: u8) -> u8 {
    let (mut less, mut least) = (0, 1);
    for ability in abilities {
        let Effect::UseCostDiscount { scope, ship, gems, min } = ability.effect else { continue };
        let applies = match scope {
            Scope::Own => own,
            Scope::OtherOrNeutral => !own,
            Scope::Any => true,
        };
        if applies && ship.is_none_or(|ship| ship == kind) {
            less += gems;
            least = min.max(1);
        }
    }
    // A discount never makes a ship dearer.
    cost.saturating_sub(less).max(least.min(cost))
}
