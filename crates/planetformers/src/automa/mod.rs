//! The Automa, the opponent of a person alone (PF-SOLO).
//!
//! It is a seat without a person. What it draws is up to fate; what its cards then make it do has one outcome, and is one
//! move of fate for every action of the card. What it gains and pays by its own rules, and why, is told in [`AutomaEvent`].
//!
//! | rules | file |
//! |---|---|
//! | set-up and levels (PF-SOLO-1 to -8, -44 to -50) | `setup` |
//! | its turn (PF-SOLO-11 to -13, -40) | `turn` |
//! | movement (PF-SOLO-16 to -26) | `movement` |
//! | actions (PF-SOLO-27 to -30, -33 to -39) | `actions` |
//! | gains (PF-SOLO-31, -32, -51) | `gains` |
//! | prices (PF-SOLO-14, -15, -37, -52, -53, -55, -56) | `prices` |
//!
//! That nobody may join it on its Planet stands with the travels (PF-SOLO-9, PF-SOLO-10), how the game ends and who wins with
//! the end and the scoring (PF-SOLO-41 to PF-SOLO-43).

mod actions;
mod event;
mod gains;
mod movement;
mod names;
mod prices;
mod setup;
mod turn;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::Seat;

use crate::Planetformers;
use crate::cards::{AutomaCard, AutomaSet, Crew};
use crate::names::Level;
use crate::space::Cell;

pub use event::AutomaEvent;
pub use movement::{Goal, Search};
pub use names::{Course, Criterion, Deed, Jump, Passing, Skip};
pub use prices::Symbol;
pub(crate) use prices::{label, sketch};
pub use turn::{CarryOut, DrawCard, Recruit};

/// What the Automa has beside the things that every [player](crate::Player) has.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Automa {
    /// How strong it is.
    pub level: Level,
    /// Cards that nobody has seen since the last shuffle (PF-SOLO-7).
    pub deck: AutomaSet,
    /// Cards that were played.
    pub discard: AutomaSet,
    /// The card it is carrying out.
    pub card: Option<AutomaCard>,
    /// The next action of that card, counted from 0.
    pub next: u8,
    /// Its Crew cards, in the order in which they were gained (PF-SOLO-13, PF-SOLO-53).
    pub crew: ArrayVec<Crew, 39>,
}

impl Automa {
    /// Where it sits.
    pub const SEAT: Seat = Seat::new(1);
    /// Where the person sits who plays against it.
    pub const PERSON: Seat = Seat::new(0);

    pub(crate) fn new(level: Level) -> Automa {
        Automa {
            level,
            deck: AutomaSet::ALL,
            discard: AutomaSet::NONE,
            card: None,
            next: 0,
            crew: ArrayVec::new(),
        }
    }

    /// How many of its Crew cards this one is.
    pub(crate) fn holds(&self, card: Crew) -> usize {
        self.crew.iter().filter(|own| **own == card).count()
    }

    /// Cards one of which can be drawn (PF-SOLO-7).
    fn drawable(&self) -> AutomaSet {
        if self.deck.is_empty() { self.discard } else { self.deck }
    }

    /// Every card lies in exactly one place.
    pub(crate) fn count_cards(&self) -> Result<(), String> {
        for card in AutomaCard::all() {
            let piles = [self.deck, self.discard].iter().filter(|pile| pile.has(card)).count();
            let places = piles + usize::from(self.card == Some(card));
            if places != 1 {
                return Err(format!("the Automa's card {card} lies in {places} places"));
            }
        }
        Ok(())
    }
}

impl Planetformers {
    /// How many Crew cards the Automa keeps.
    pub(crate) fn automa_crew(&self) -> u8 {
        self.automa.as_ref().map_or(0, |automa| automa.crew.len() as u8)
    }

    /// The cell of a player's Ark.
    pub fn cell_of_ark(&self, seat: Seat) -> Option<Cell> {
        self.cell_of(self.players[seat].ark.planet)
    }

    /// PF-SOLO-42: the Automa's points for unlocked upgrades.
    pub(crate) fn automa_upgrade_points(&self) -> u8 {
        let Some(automa) = &self.automa else { return 0 };
        let unlocked: u8 = self.players[Automa::SEAT].upgrades.values().sum();
        self.data.scoring.difficulty[automa.level].upgrades[usize::from(unlocked)]
    }
}
