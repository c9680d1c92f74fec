//! The Automa, the opponent of a person alone (GP-SOLO).
//!
//! It is a seat without a person. What it draws is up to fate; what its cards then make it do has one outcome, and is one
//! move of fate for every step. Which card, which criterion and which tie-breaker made it do so is told in [`AutomaEvent`].
//!
//! | rules | file |
//! |---|---|
//! | set-up and levels (GP-SOLO-SETUP, GP-SOLO-DIFF) | `setup` |
//! | decision cards and the deck (GP-SOLO-CARD, GP-SOLO-TURN-13, GP-SOLO-PASS-6) | `cards`, `deck` |
//! | its turn, faction cards (GP-SOLO-TURN, GP-SOLO-FACT) | `turn` |
//! | selection rules (GP-SOLO-SEL) | `selection` |
//! | mines (GP-SOLO-MINE) | `mine` |
//! | upgrades (GP-SOLO-UPG) | `upgrade` |
//! | power and QIC actions, research (GP-SOLO-PQ, GP-SOLO-RES) | `research` |
//! | passing (GP-SOLO-PASS) | `pass` |
//! | scoring (GP-SOLO-SCORE) | `score` |
//!
//! What is printed on its cards is in the catalogue (`catalogue/automa.rs`).

mod account;
mod cards;
mod deck;
mod event;
mod mine;
mod names;
mod pass;
mod research;
mod score;
mod selection;
mod setup;
mod turn;
mod upgrade;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::Seat;

use crate::Gaia;
use crate::names::{Booster, Faction};

pub use account::{Account, TurnTaken};
pub use cards::{Card, CardSet};
pub use deck::Deck;
pub use event::AutomaEvent;
pub use names::{
    Criterion, Deed, Direction, FinalPreference, FinalSpace, Level, PassReason, Passive, Preference, Role,
    RowPlace, Skip, Towards,
};
pub use pass::AutomaPass;
pub use selection::{Pick, Sieve};
pub(crate) use setup::check;
pub use setup::{DrawFaction, FactionChoice, SetupCard, StartMine};
pub use turn::{CarryOut, DrawCard};

/// What the Automa has beside the things that every [player](crate::Player) has.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Automa {
    /// How strong it is.
    pub level: Level,
    /// The faction that was agreed on; without one, fate decides (GP-SOLO-SETUP-5).
    pub agreed: Option<Faction>,
    /// Its cards.
    pub deck: Deck,
    /// The card that steers this turn (GP-SOLO-TURN-2).
    pub support: Option<Card>,
    /// The card that is carried out.
    pub action: Option<Card>,
    /// Satellites, kept as a number (GP-SOLO-MINE-11).
    pub satellites: u8,
    /// Advanced tech tiles that it removed from the game (GP-SOLO-RES-5).
    pub removed: u8,
    /// The boosters that lie open, from left to right (GP-SOLO-SETUP-11).
    pub row: ArrayVec<Booster, 10>,
    /// What it did last.
    #[serde(skip)]
    pub account: Account,
}

impl Automa {
    /// Where it sits.
    pub const SEAT: Seat = Seat::new(1);
    /// Where the person sits who plays against it.
    pub const PERSON: Seat = Seat::new(0);

    pub(crate) fn new(level: Level, agreed: Option<Faction>) -> Automa {
        Automa {
            level,
            agreed,
            deck: Deck::default(),
            support: None,
            action: None,
            satellites: 0,
            removed: 0,
            row: ArrayVec::new(),
            account: Account::default(),
        }
    }
}

impl Gaia {
    /// The Automa, in a game for one.
    pub fn automa(&self) -> Option<&Automa> {
        self.opponent.get()
    }

    /// Whether the Automa sits there.
    #[inline]
    pub(crate) fn is_automa(&self, seat: Seat) -> bool {
        seat == Automa::SEAT && !self.opponent.is_none()
    }

    /// The Automa's row of boosters is what lies open, and it has nothing but structures (GP-SOLO-SETUP-6).
    pub(crate) fn count_automa(&self) -> Result<(), String> {
        let (Some(automa), player) = (self.automa(), &self.players[Automa::SEAT]) else { return Ok(()) };
        let open = self.boosters.values().filter(|open| **open).count();
        if automa.row.len() != open || automa.row.iter().any(|booster| !self.boosters[*booster]) {
            return Err("the row of boosters is not what lies open".into());
        }
        let resources = player.credits + player.ore + player.knowledge + player.qic + player.power.total();
        let pieces = player.gaiaformers + player.projects.len() as u8 + player.satellites.len() as u8;
        let tiles = player.tokens.len() + player.open_tiles().count() + player.advanced().count();
        if resources + pieces > 0 || tiles > 0 {
            return Err("the Automa has more than structures".into());
        }
        Ok(())
    }

    /// How many people play.
    pub(crate) fn people(&self) -> u8 {
        if self.opponent.is_none() { self.players.len() } else { 1 }
    }
}
