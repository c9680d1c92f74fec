//! What the Automa did last, for people who look at the table.

use std::hash::{Hash, Hasher};

use arrayvec::ArrayVec;

use super::AutomaEvent;
use crate::score::Source;

/// What the Automa did on a turn, step by step.
#[derive(Clone, Debug, Default)]
pub struct TurnTaken {
    /// What it did and why, in order.
    pub steps: ArrayVec<AutomaEvent, 32>,
    /// The points it gained, and for what.
    pub gains: ArrayVec<(Source, i16), 8>,
}

/// What the Automa did on its last two turns. It is no part of the position: whatever it says, nothing that follows depends
/// on it, and two positions that differ in it alone are the same.
#[derive(Clone, Debug, Default)]
pub struct Account {
    /// The turn that it takes or took last.
    pub last: TurnTaken,
    /// The turn before that.
    pub before: TurnTaken,
}

impl Account {
    /// Another turn begins.
    pub(super) fn begin(&mut self) {
        self.before = std::mem::take(&mut self.last);
    }

    /// Notes what comes next; what there is no room for is left out.
    pub(super) fn note(&mut self, event: AutomaEvent) {
        let _ = self.last.steps.try_push(event);
    }

    /// Notes points.
    pub(super) fn gain(&mut self, source: Source, points: i16) {
        let _ = self.last.gains.try_push((source, points));
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
