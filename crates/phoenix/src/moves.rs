//! What is decided: the moves of players and of fate, and the questions they answer.

use enum_map::EnumMap;
use serde::{Deserialize, Serialize};
use table::{Chips, Seat};

use crate::goods::{Bundle, Goods};
use crate::names::{Face, Hub, Resource, Ship, Species, Track};
use crate::player::{Origin, Place};
use crate::sector::Sector;
use crate::{
    Phoenix, abilities, benefits, construction, convert, diplomacy, dismantle, draft, expedition, income,
    layout, payment, residents, transport, turn,
};

/// One micro-decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Move {
    // Fate
    /// These Aliens come from the bag: teal, pink, brown, gold.
    Bag([u8; 4]),
    /// This sector comes from its stack.
    Open(Sector),
    /// This player begins.
    Start(Seat),
    /// This hub is dealt.
    Deal(Hub),
    /// The set with this hub is handed out.
    Set(Hub),
    /// This ship card is revealed.
    Reveal(Ship),
    /// The dice show this.
    Roll(Cast),

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

/// Dice by their faces.
pub type Cast = EnumMap<Face, u8>;

table::decisions! {
    /// Everything that can be asked.
    pub enum Decision of Phoenix {
        /// Fate: who begins (SP-SETUP-7).
        Start(layout::Start),
        /// Fate: which Aliens come from the bag (SP-SETUP-2).
        Aliens(layout::Aliens),
        /// Fate: which sector of a stack is shown (SP-SETUP-4).
        Display(layout::Display),
        /// Fate: which hub a player is dealt (SP-SETUP-8).
        Deal(layout::Deal),
        /// Fate: which set of a first game a player gets (SP-VAR-5).
        Sets(layout::Sets),
        /// Fate: which ship card is revealed (SP-SETUP-9, SP-SETUP-19).
        Reveal(draft::Reveal),
        /// Which ship of the draft to take.
        Draft(draft::Draft),
        /// Which hub to keep.
        Hub(draft::KeepHub),
        /// Which ship to give up (SP-SETUP-19, SP-SETUP-20).
        GiveUp(benefits::GiveUp),
        /// Fate: which sector of a stack comes into a reserve (SP-HUB-A6-1).
        Reserve(benefits::Reserve),
        /// Which sector to take for free.
        FreeSector(construction::FreeSector),
        /// What to do with the turn.
        Turn(turn::Turn),
        /// Which ship to dismantle.
        Dismantle(dismantle::Dismantle),
        /// Which sector to build.
        Build(construction::Build),
        /// Which transaction comes next.
        Transactions(transport::Transactions),
        /// Fate: how the dice fall (SP-EXP-1).
        Roll(expedition::Roll),
        /// Which dice to roll again.
        Reroll(expedition::Reroll),
        /// Which die to select.
        Dice(expedition::Dice),
        /// Where to advance.
        Advance(diplomacy::Advance),
        /// Which after-bonus or income power comes next.
        Abilities(abilities::Abilities),
        /// How to pay.
        Pay(payment::Pay),
        /// What to take.
        Take(payment::Take),
        /// Which species to gain for free.
        Species(residents::ChooseSpecies),
        /// Where new residents move in.
        Settle(residents::Settle),
        /// Which bonus of a track to take.
        Bonus(diplomacy::Bonus),
        /// Whether to relocate residents.
        Relocation(income::Relocation),
        /// Which resident to relocate.
        Resident(income::Resident),
        /// Which starting resident leaves the hub (SP-HUB-A11-2).
        Evict(income::Evict),
        /// What goes back to the supply (SP-HUB-A12-2).
        GiveBack(income::GiveBack),
        /// Whether to convert something before the turn ends (SP-TURN-19).
        LastMoment(turn::LastMoment),
        /// Beside every other question: whether to convert something (SP-HUB-B6-3, SP-HUB-A1-3).
        Convert(convert::Convert),
    }
}

/// A question that waits for an answer.
pub type Pending = table::Pending<Decision>;

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
    /// Receive fixed goods from this ability.
    Receive(Goods, Origin),
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

/// What a legal move costs, as far as it is known before.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Terms {
    /// The whole price.
    pub cost: Goods,
    /// GEMs of the price that go to the owner of a ship (SP-SHIP-4).
    pub fee: u8,
}

impl Terms {
    /// A price.
    pub fn of(cost: Goods) -> Terms {
        Terms { cost, fee: 0 }
    }

    /// Nothing to pay.
    pub fn free() -> Terms {
        Terms::default()
    }
}

impl table::Terms for Terms {
    fn free() -> Self {
        Terms::default()
    }

    fn price(&self, price: &mut Chips) {
        self.cost.add_to(price);
    }
}
