//! What the Automa did on its last turn, for people who look at the table.

use std::hash::{Hash, Hasher};

use arrayvec::ArrayVec;

use super::{Deed, Goal, Skip};
use crate::cards::AutomaCard;

/// What became of an action of its card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Became {
    /// It was carried out.
    Done,
    /// It travelled, or discovered a Planet.
    Travelled(Goal),
    /// It was skipped (PF-SOLO-12).
    Skipped(Skip),
}

/// What the Automa did on its last turn, action by action. It is no part of the position: whatever it says, nothing that
/// follows depends on it, and two positions that differ in it alone are the same.
#[derive(Clone, Debug, Default)]
pub struct Account {
    /// The card it carried out.
    pub card: Option<AutomaCard>,
    /// What became of its actions.
    pub steps: ArrayVec<(Deed, Became), 8>,
}

impl Account {
    /// The account of a turn with this card.
    pub(super) fn begin(card: AutomaCard) -> Account {
        Account { card: Some(card), steps: ArrayVec::new() }
    }

    /// Notes what became of the next action; cards of people's own may have more than there is room for.
    pub(super) fn note(&mut self, deed: Deed, became: Became) {
        let _ = self.steps.try_push((deed, became));
    }
}

impl PartialEq for Account {
    fn eq(&self, _other: &Account) -> bool {
        true
    }
}

impl Eq for Account {}

impl Hash for Account {
    fn hash<H: Hasher>(&self, _state: &mut H) {}
}
