//! What the Automa did last, for people who look at the table.

use std::hash::{Hash, Hasher};

use arrayvec::ArrayVec;

use super::AutomaEvent;
use crate::score::Source;

/// What the Automa did on its last turn, step by step. It is no part of the position: whatever it says, nothing that
/// follows depends on it, and two positions that differ in it alone are the same.
#[derive(Clone, Debug, Default)]
pub struct Account {
    /// What it did and why, in order.
    pub steps: ArrayVec<AutomaEvent, 40>,
    /// The points it gained, and for what.
    pub gains: ArrayVec<(Source, i16), 8>,
}

impl Account {
    /// Notes what comes next; what there is no room for is left out.
    pub(super) fn note(&mut self, event: AutomaEvent) {
        let _ = self.steps.try_push(event);
    }

    /// Notes points.
    pub(super) fn gain(&mut self, source: Source, points: i16) {
        let _ = self.gains.try_push((source, points));
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
