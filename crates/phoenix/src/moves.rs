//! What players decide: the moves, and the questions they answer.

use enum_map::EnumMap;
use serde::{Deserialize, Serialize};
use table::Seat;

use crate::goods::{Bundle, Due, Goods, Kinds};
use crate::names::{Color, Face, Hub, Resource, Ship, Species, Track};
use crate::player::{Origin, Place};
use crate::sector::Sector;

/// One micro-decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Move {
    // Set-up
    /// Take a ship of the draft.
    Draft(Ship),
    /// Keep this one of the two hubs.
    Hub(Hub),
    /// Give up a ship, drawn or own.
    GiveUp(Ship),

    // The turn
    /// Use a ship of this owner; neutral ships have none.
    Use(Ship, Option<Seat>),
    /// Take income.
    Income,
    /// Buy a Human, then take income (SP-HUB-A8-2).
    HumanIncome,
    /// Use the hub's conversion; where it gives a resource of choice, which one.
    Convert(Option<Resource>),

    // Actions
    /// Dismantle an own ship.
    Dismantle(Ship),
    /// Build a sector, or take it for free.
    Build(Sector),
    /// Gain an Alien of this species in a transaction.
    Alien(Species),
    /// Trade resources.
    Trade,
    /// Buy resources.
    Buy,
    /// Mark a die for the reroll.
    Mark(Face),
    /// Roll the marked dice again.
    Reroll,
    /// Select a die with a resource.
    Collect(Resource),
    /// Select a Human die and observe.
    Observe,
    /// Select a Human die and gain an ally.
    Ally,
    /// Advance on a track.
    Advance(Track),

    // What follows from an action
    /// Use an ability of the own station.
    Ability(Origin),
    /// Pay with these resources.
    Pay(Bundle),
    /// Take these resources.
    Take(Bundle),
    /// Gain an Alien of this species for free.
    Choose(Species),
    /// The resident moves in here.
    Settle(Place),
    /// Take the bonus of this level of the track.
    Bonus(u8),
    /// Take two different bonuses of the track.
    Bonuses(u8, u8),

    // Income
    /// Relocate a resident.
    Relocate,
    /// This resident leaves its place.
    Resident {
        /// Where it lives.
        place: Place,
        /// What it is.
        species: Species,
        /// Whether it was placed on this turn.
        newcomer: bool,
    },
    /// Return a resident to the supply.
    ReturnResident(Place, Species),
    /// Return a sector to the display.
    ReturnSector(Sector),

    /// Enough of this.
    Done,
}

/// A question that waits for a player's answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pending {
    /// Who is asked.
    pub seat: Seat,
    /// What is asked.
    pub decision: Decision,
}

/// Dice by their faces.
pub type Cast = EnumMap<Face, u8>;

/// What a player is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Decision {
    /// Which ship of the draft to take.
    Draft,
    /// Which hub to keep.
    Hub,
    /// Which ship to give up (SP-SETUP-19, SP-SETUP-20).
    GiveUp {
        /// From the ships just drawn; otherwise from the own fleet.
        drawn: bool,
        /// Only ships of this level.
        level: u8,
        /// How many.
        left: u8,
    },
    /// Which sector to take for free.
    FreeSector {
        /// Of this level.
        level: u8,
        /// Of this colour; none means any.
        color: Option<Color>,
    },
    /// What to do with the turn.
    Turn,
    /// Which ship to dismantle with so much extra metal.
    Dismantle {
        /// Extra metal.
        extra: u8,
    },
    /// Which sector to build with so much discount.
    Build {
        /// Discount of the ship.
        discount: u8,
    },
    /// Which transaction comes next.
    Transactions {
        /// How many are left.
        left: u8,
        /// Whether one has been done.
        done: bool,
        /// Whether they belong to a Transport ship (SP-SEC-207-2).
        ship: bool,
    },
    /// Which dice to roll again.
    Reroll {
        /// The dice.
        cast: Cast,
        /// Those to be rolled again.
        marked: Cast,
        /// How many rerolls are left.
        rerolls: u8,
        /// Dice that will be selected.
        keep: u8,
    },
    /// Which die to select.
    Dice {
        /// The dice that are left.
        cast: Cast,
        /// How many may still be selected.
        keep: u8,
        /// Whether one has been selected.
        taken: bool,
    },
    /// Where to advance.
    Advance {
        /// How many steps are left.
        left: u8,
        /// Whether lobbying costs are paid.
        paid: bool,
        /// Not here (SP-DIPL-4).
        barred: Option<Track>,
        /// Whether the player may stop.
        stop: bool,
    },
    /// Which after-bonus or income power comes next.
    Abilities,
    /// How to pay.
    Pay {
        /// What is due.
        due: Due,
        /// What follows.
        then: Then,
    },
    /// What to take.
    Take {
        /// From these resources.
        from: Kinds,
        /// So many.
        n: u8,
    },
    /// Which species to gain for free.
    Species {
        /// Only species with so many Aliens gained in this action's transactions.
        threshold: u8,
        /// How many Aliens.
        n: u8,
    },
    /// Where new residents move in.
    Settle {
        /// What they are.
        species: Species,
        /// How many.
        n: u8,
        /// Where they come from.
        from: Whence,
    },
    /// Which bonus of the track to take, up to this level.
    Bonus {
        /// The track.
        track: Track,
        /// The highest level.
        top: u8,
    },
    /// Whether to relocate residents.
    Relocation,
    /// Which resident to relocate.
    Resident,
    /// Which starting resident leaves the hub (SP-HUB-A11-2).
    Evict,
    /// What goes back to the supply (SP-HUB-A12-2).
    GiveBack,
    /// Whether to convert something before the turn ends (SP-TURN-19).
    LastMoment,
}

/// What follows a payment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Then {
    /// Whatever waits already.
    Nothing,
    /// Take so many resources.
    Take(u8),
    /// Take so many of another kind.
    TakeOther(u8),
    /// Receive fixed goods.
    Receive(Goods),
}

/// Where a resident comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Whence {
    /// From the supply: it is gained (SP-RES-12).
    Supply,
    /// From the supply, gained, and counted as placed on an earlier turn (SP-HUB-A8-6).
    SupplySettled,
    /// From the supply in a transaction of a Transport ship (SP-SEC-207-2).
    Transaction,
    /// From another place of the station.
    Station {
        /// Which place.
        place: Place,
        /// Whether it was placed there on this turn.
        newcomer: bool,
    },
}

impl Whence {
    /// Whether the resident comes from the supply.
    pub fn is_supply(self) -> bool {
        !matches!(self, Whence::Station { .. })
    }
}

/// What a legal move costs and brings, as far as it is known before.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Terms {
    /// The whole price.
    pub cost: Goods,
    /// GEMs of the price that go to the owner of a ship (SP-SHIP-4).
    pub fee: u8,
    /// What is gained at once.
    pub gain: Goods,
}

impl Terms {
    /// A price and a gain.
    pub fn new(cost: Goods, gain: Goods) -> Terms {
        Terms { cost, fee: 0, gain }
    }

    /// Nothing to pay and nothing gained at once.
    pub fn free() -> Terms {
        Terms::default()
    }
}
