//! How the Automa chooses (GP-SOLO-SEL): hexes by tie-breakers and direction, everything else by counting.

use arrayvec::ArrayVec;
use hex::{Cell, CellSet};

use super::{Automa, AutomaEvent, Criterion, Direction, Towards};
use crate::Gaia;
use crate::catalogue::Support;

/// A tie-breaker that was applied.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sieve {
    /// Which.
    pub criterion: Criterion,
    /// The smallest value, where values are compared.
    pub value: Option<u8>,
    /// Candidates before it.
    pub before: u8,
    /// Candidates after it; none where nobody met it and it was ignored (GP-SOLO-SEL-6).
    pub left: u8,
}

/// A hex that was chosen, and how.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pick {
    /// The hex.
    pub at: Cell,
    /// How many were valid.
    pub valid: u8,
    /// The tie-breakers that were applied, in order.
    pub sieves: ArrayVec<Sieve, 6>,
}

impl Pick {
    /// What is told about it.
    pub(super) fn events(&self) -> impl Iterator<Item = AutomaEvent> {
        let valid = AutomaEvent::Valid { count: self.valid };
        let sieves = self.sieves.clone().into_iter();
        std::iter::once(valid).chain(sieves.map(|sieve| {
            let Sieve { criterion, value, before, left } = sieve;
            AutomaEvent::Sieved { criterion, value, before, left }
        }))
    }
}

/// Hexes that compete.
pub(super) struct Contest<'a> {
    game: &'a Gaia,
    left: CellSet,
    valid: u8,
    sieves: ArrayVec<Sieve, 6>,
}

impl<'a> Contest<'a> {
    /// These compete; `None` if there are none.
    pub(super) fn new(game: &'a Gaia, valid: CellSet) -> Option<Contest<'a>> {
        let contest = Contest { game, left: valid, valid: valid.len() as u8, sieves: ArrayVec::new() };
        (!valid.is_empty()).then_some(contest)
    }

    /// Whether one is left, and no further tie-breaker is applied (GP-SOLO-SEL-9).
    pub(super) fn is_decided(&self) -> bool {
        self.left.len() == 1
    }

    fn keep(&mut self, criterion: Criterion, value: Option<u8>, kept: CellSet) {
        let (before, left) = (self.left.len() as u8, kept.len() as u8);
        self.sieves.push(Sieve { criterion, value, before, left });
        if !kept.is_empty() {
            self.left = kept;
        }
    }

    /// GP-SOLO-SEL-6, GP-SOLO-SEL-9: keeps those that are wanted; if there are none, it is ignored.
    #[must_use]
    pub(super) fn prefer(mut self, criterion: Criterion, wanted: CellSet) -> Self {
        if !self.is_decided() {
            let kept = self.left & wanted;
            self.keep(criterion, None, kept);
        }
        self
    }

    /// GP-SOLO-SEL-9: keeps all those with the smallest value.
    #[must_use]
    pub(super) fn least(mut self, criterion: Criterion, value: impl Fn(Cell) -> u8) -> Self {
        if !self.is_decided() {
            let least = self.left.iter().map(&value).min();
            let kept = self.left.iter().filter(|cell| Some(value(*cell)) == least).collect();
            self.keep(criterion, least, kept);
        }
        self
    }

    /// GP-SOLO-SEL-5: keeps those that are closest to a planet of the person.
    #[must_use]
    pub(super) fn closest(self, criterion: Criterion) -> Self {
        let (grid, people) = (self.game.board.grid(), self.game.human_planets());
        self.least(criterion, |cell| grid.nearest(cell, people).unwrap_or(u8::MAX))
    }

    /// GP-SOLO-SEL-1, GP-SOLO-SEL-2: the one that comes first in this direction.
    pub(super) fn directed(mut self, direction: Direction) -> Pick {
        let grid = self.game.board.grid();
        // GP-SOLO-SETUP-3: rows from the top down, and in a row from the left.
        let place = |cell: &Cell| {
            let at = grid.axial(*cell);
            (i16::from(at.q) + i16::from(at.r), at.q)
        };
        let first = match direction {
            Direction::RightDown => self.left.iter().min_by_key(place),
            Direction::LeftUp => self.left.iter().max_by_key(place),
        };
        let at = first.expect("somebody competes");
        if !self.is_decided() {
            let criterion = match direction {
                Direction::RightDown => Criterion::RightDown,
                Direction::LeftUp => Criterion::LeftUp,
            };
            self.keep(criterion, None, CellSet::of(at));
        }
        Pick { at, valid: self.valid, sieves: self.sieves }
    }
}

/// GP-SOLO-SEL-3, GP-SOLO-SEL-8: how many are counted from the left to the option that is taken, the first being 0.
pub(super) fn numbered(support: Support, options: usize) -> usize {
    let steps = usize::from(support.count - 1) % options;
    match support.count_towards {
        Towards::Right => steps,
        Towards::Left => options - 1 - steps,
    }
}

impl Gaia {
    /// GP-SOLO-SEL-5: planets with a structure of the person, the Lost Planet and shared ones among them.
    pub(super) fn human_planets(&self) -> CellSet {
        self.players[Automa::PERSON].planets()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::automa::FinalSpace;

    // proves GP-SOLO-SEL-3, GP-SOLO-SEL-8
    #[test]
    fn counting_wraps_around_and_begins_at_either_end() {
        let pick = |count, count_towards, options| {
            let (final_tile, direction) = (FinalSpace::None, Direction::LeftUp);
            numbered(Support { final_tile, range: 2, direction, count, count_towards }, options)
        };
        assert_eq!([1, 2, 3, 4, 5].map(|count| pick(count, Towards::Right, 4)), [0, 1, 2, 3, 0]);
        assert_eq!([1, 2, 3, 4, 5].map(|count| pick(count, Towards::Left, 4)), [3, 2, 1, 0, 3]);
        assert_eq!([1, 2, 3, 4, 5].map(|count| pick(count, Towards::Left, 1)), [0; 5]);
        assert_eq!([1, 2, 3, 4, 5].map(|count| pick(count, Towards::Right, 2)), [0, 1, 0, 1, 0]);
    }
}
