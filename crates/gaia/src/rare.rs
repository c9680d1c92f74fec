//! What only some games have.

use std::hash::{Hash, Hasher};

use serde::{Deserialize, Serialize};

/// Something that only some games have. All others are no larger for it, and have the same hash as if there were no such
/// thing at all.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Rare<T>(Option<Box<T>>);

impl<T> Rare<T> {
    /// This game has it.
    pub(crate) fn new(thing: T) -> Rare<T> {
        Rare(Some(Box::new(thing)))
    }

    /// Whether there is none.
    pub const fn is_none(&self) -> bool {
        self.0.is_none()
    }

    /// The thing.
    #[inline]
    pub fn get(&self) -> Option<&T> {
        self.0.as_deref()
    }

    /// The thing, to be changed.
    #[inline]
    pub(crate) fn get_mut(&mut self) -> Option<&mut T> {
        self.0.as_deref_mut()
    }
}

impl<T> Default for Rare<T> {
    fn default() -> Self {
        Rare(None)
    }
}

impl<T: Hash> Hash for Rare<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if let Some(thing) = &self.0 {
            thing.hash(state);
        }
    }
}
