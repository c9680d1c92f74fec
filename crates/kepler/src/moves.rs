//! What is decided: the moves of players and of fate, and the questions they answer.

use hex::Axial;
use serde::{Deserialize, Serialize};
use table::{Chips, Refusal, Seat};

use crate::cubes::Cubes;
use crate::names::{Action, Bonus, Objective, Progress, Resource, Technology, Track};
use crate::player::{Body, World};
use crate::{
    Kepler, bonus, colonies, deal, development, explore, fleet, ghost, leadership, missions, produce,
    quantum, terraform, turn,
};

/// One micro-decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Move {
    // Fate
    /// This player begins.
    First(Seat),
    /// This is what lies under a tile.
    Tile(Body),
    /// This objective is dealt.
    Deal(Objective),
    /// This progress card is turned up.
    Card(Progress),
    /// The Ghost takes its steps.
    Ghost,

    // Set-up
    /// Lay a tile here.
    Lay(Axial),
    /// Advance this technology for free.
    Raise(Technology),
    /// Keep this objective.
    Keep(Objective),

    // The turn
    /// Move the action cube here.
    Act(Action),
    /// Take a bonus action and burn this cube; none if it is free.
    Bonus(Bonus, Option<Resource>),
    /// Build a starship with the cubes of this world, on this hex.
    Build(World, Axial),
    /// Place a starship here, free of cost.
    Place(Axial),
    /// Colonise the planet with this number.
    Colonise(u8),
    /// Buy the next level of this technology.
    Buy(Technology),
    /// Spend a cube of this world.
    Pay(World),
    /// Terraform the planet with this number.
    Terraform(u8),
    /// Produce these cubes on this world.
    Produce(World, Cubes),
    /// Advance on this leadership track.
    Advance(Track),
    /// Turn up the tile on this hex.
    Explore(Axial),
    /// Fly a starship from one hex to another.
    Fly(Axial, Axial),
    /// Withdraw the starship on this hex.
    Withdraw(Axial),
    /// Recover a cube of this kind.
    Recover(Resource),
    /// Move a cube from one world to another.
    Shift(Resource, World, World),
    /// Transform a cube of this kind, energy or matter, on this world.
    Transform(Resource, World),

    /// Enough of this.
    Done,
}

table::decisions! {
    /// Everything that can be asked.
    pub enum Decision of Kepler {
        /// Fate: who begins (KE-SETUP-18).
        First(deal::First),
        /// Where to lay a tile (KE-SETUP-19).
        Lay(deal::Lay),
        /// Fate: what lies under a tile.
        TurnUp(explore::TurnUp),
        /// Which technology to advance for free.
        Raise(development::Raise),
        /// Fate: which objective is dealt (KE-SETUP-15).
        Deal(deal::Deal),
        /// Which objective to keep.
        Keep(deal::Keep),
        /// Fate: which progress card is turned up (KE-ROUND-3).
        Reveal(deal::Reveal),
        /// The rules: what the Ghost does (KE-SOLO-13).
        Ghost(ghost::Ghost),
        /// The rules: its technologies rise one by one (KE-SOLO-4).
        GhostRises(ghost::GhostRises),
        /// Which main action to take.
        Act(turn::Act),
        /// Where to build a starship.
        Build(missions::Build),
        /// Where to place a starship.
        Place(missions::Place),
        /// Which planet to colonise.
        Colonise(colonies::Colonise),
        /// Which technology to buy.
        Buy(development::Buy),
        /// Which world pays.
        Pay(development::Pay),
        /// The rules: who else advances (KE-COLLAB-3).
        Collaborate(development::Collaborate),
        /// Which planet to terraform.
        Terraform(terraform::Terraform),
        /// What to produce, and where.
        Produce(produce::Produce),
        /// Which planet to exploit.
        Exploit(produce::Exploit),
        /// On which leadership track to advance.
        Advance(leadership::Advance),
        /// Which tile to turn up.
        Explore(explore::Explore),
        /// Which cube to recover.
        Recover(leadership::Recover),
        /// Which bonus action to take.
        Bonuses(bonus::Bonuses),
        /// Which starship to fly where.
        Fleet(fleet::Fleet),
        /// Where a starship flies on to.
        Onward(fleet::Onward),
        /// Which starship to withdraw.
        Withdraw(fleet::Withdraw),
        /// Beside every other question of the own turn: Quantum Physics (KE-QUANT-3).
        Quantum(quantum::Quantum),
    }
}

/// A question that waits for an answer.
pub type Pending = table::Pending<Decision>;

/// What a legal move costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Terms {
    /// Cubes spent from worlds.
    pub cost: Cubes,
    /// Cubes burned.
    pub burned: u8,
}

impl Terms {
    /// Nothing to pay.
    pub const FREE: Terms = Terms { cost: Cubes::NONE, burned: 0 };

    /// A price.
    pub fn of(cost: Cubes) -> Terms {
        Terms { cost, burned: 0 }
    }
}

impl table::Terms for Terms {
    fn free() -> Self {
        Terms::FREE
    }

    fn price(&self, price: &mut Chips) {
        self.cost.add_to(price);
        price.add("burned", self.burned);
    }
}

/// A move that belongs to another question.
pub(crate) fn out_of_place() -> Refusal {
    Refusal::new("KE-ROUND-5", "not-asked")
}
