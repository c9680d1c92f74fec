//! The actions of the Automa's cards (PF-SOLO-27 to PF-SOLO-30, PF-SOLO-33 to PF-SOLO-38), apart from travel and Crew cards.

use table::Refusal;

use super::{Automa, AutomaEvent, Skip};
use crate::cards::AutomaCard;
use crate::catalogue::{AutomaUpgrade, Fee};
use crate::event::Giver;
use crate::goods::Gain;
use crate::payment::{Bill, Purpose};
use crate::{Event, Planetformers, Play};

/// What is against an action of people is against that of the Automa, too.
impl From<Refusal> for Skip {
    fn from(refusal: Refusal) -> Skip {
        match refusal.rule {
            "PF-TERRA-7" => Skip::Terraformed,
            "PF-TERRA-6" => Skip::NothingToRaise,
            "PF-COL-10" => Skip::HasColony,
            "PF-COL-1" => Skip::NoColony,
            "PF-OUT-4" => Skip::HasOutpost,
            _ => Skip::NoOutpost,
        }
    }
}

impl Planetformers {
    /// PF-SOLO-27: the lowest-numbered upgrade that is still locked.
    pub fn next_automa_upgrade(&self) -> Option<AutomaUpgrade> {
        let player = &self.players[Automa::SEAT];
        self.data.automa.upgrades.iter().copied().find(|card| !player.has(card.upgrade))
    }

    /// PF-SOLO-27, PF-SOLO-28: the next upgrade, and its price.
    pub(super) fn check_automa_upgrade(&self) -> Result<AutomaUpgrade, Skip> {
        let next = self.next_automa_upgrade().ok_or(Skip::AllUnlocked)?;
        self.check_automa_price(automa_upgrade_bill(next))?;
        Ok(next)
    }

    /// PF-SOLO-35: a Survivor to draw, and a Leader of the Planet's colour.
    pub(super) fn check_automa_scout(&self) -> Result<Bill, Skip> {
        if self.drawable_survivors().is_empty() {
            return Err(Skip::NoSurvivors);
        }
        let bill = self.scout_bill(Automa::SEAT);
        self.check_automa_price(bill)?;
        Ok(bill)
    }

    /// PF-SOLO-36: a place for a Colony, and its price.
    pub(super) fn check_automa_colony(&self) -> Result<Bill, Skip> {
        let bill = self.check_site(Automa::SEAT)?;
        self.check_automa_price(bill)?;
        Ok(bill)
    }
}

/// PF-SOLO-28: an Engineer, or any Specialist, and resources of any type.
fn automa_upgrade_bill(card: AutomaUpgrade) -> Bill {
    let any_resource = card.any_resource;
    match card.fee {
        Fee::Engineer => Bill { engineer: 1, any_resource, ..Bill::default() },
        Fee::Any => Bill { any_specialist: 1, any_resource, ..Bill::default() },
    }
}

impl Play<'_> {
    /// PF-SOLO-30: what the card shows, or what the Planet yields.
    pub(super) fn automa_gathers(&mut self, card: AutomaCard, shown: Option<Gain>) {
        let ark = self.players[Automa::SEAT].ark;
        match shown {
            Some(gain) => self.receive(Automa::SEAT, gain, Giver::Automa(card)),
            None => self.receive(Automa::SEAT, self.yield_of(ark), Giver::Spot(ark)),
        }
    }

    /// Of an upgrade the Automa has the marker, and the larger Cargo hold (PF-SOLO-27).
    pub(super) fn automa_upgrades(&mut self) {
        let Ok(next) = self.check_automa_upgrade() else { return };
        self.automa_pays(automa_upgrade_bill(next), Purpose::Upgrade(next.upgrade));
    }

    /// PF-SOLO-33: track by track from the left, as far as Cargo, maximum and limit allow.
    pub(super) fn automa_terraforms(&mut self) {
        let seat = Automa::SEAT;
        let planet = self.players[seat].ark.planet;
        let mut left = self.terraform_limit(seat);
        self.tell(Event::Automa(AutomaEvent::Terraforms { planet, most: left }));
        for (resource, _) in &self.data.get().planets[planet].tracks {
            while left > 0 && self.check_raise(seat, *resource).is_ok() {
                self.pay(seat, *resource, 1);
                self.raise(seat, *resource);
                left -= 1;
            }
        }
    }

    /// PF-SOLO-35: the Leader is paid, then a Survivor is drawn.
    pub(super) fn automa_scouts(&mut self) {
        let Ok(bill) = self.check_automa_scout() else { return };
        self.automa_pays(bill, Purpose::Scout);
    }

    /// PF-SOLO-36: the price is paid, then the Colony is placed.
    pub(super) fn automa_settles_down(&mut self) {
        let Ok(bill) = self.check_automa_colony() else { return };
        self.automa_pays(bill, Purpose::Colony);
    }
}
