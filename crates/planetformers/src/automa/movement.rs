//! How the Automa moves (PF-SOLO-16 to PF-SOLO-26): from Planet to Planet around the Star Portal, to the first one that meets
//! the criterion of its card.

use serde::Serialize;

use super::{Automa, AutomaEvent, Course, Criterion, Jump, Passing, Skip};
use crate::names::{Planet, Resource};
use crate::space::{Cell, Spot};
use crate::travel::Discovery;
use crate::{Event, Move, Planetformers, Play, Step, World};

/// The outer cells, clockwise from the top left corner (PF-SOLO-17).
const RING: [(u8, u8); 8] = [(0, 0), (0, 1), (0, 2), (1, 2), (2, 2), (2, 1), (2, 0), (1, 0)];

/// The cells of one full circle: from the one after the start, in a direction, to the start itself (PF-SOLO-20).
fn circle(start: Cell, direction: Course) -> impl Iterator<Item = Cell> {
    let place = RING.iter().position(|cell| *cell == (start.row(), start.column())).unwrap_or(0);
    let steps = (1..=RING.len()).map(move |step| match direction {
        Course::Clockwise => place + step,
        Course::Counterclockwise => place + RING.len() - step,
    });
    steps.map(|place| RING[place % RING.len()]).filter_map(|(row, column)| Cell::new(row, column))
}

/// How the Automa looks for its next Planet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Search {
    /// The cell from which it looks: its own, or the one it jumped to.
    pub from: Cell,
    /// The Planet there.
    pub at: Planet,
    /// What became of the jump.
    pub jump: Jump,
    /// Which way.
    pub direction: Course,
    /// What it looks for. Where there is nothing left to discover, another criterion than the card's (PF-SOLO-25).
    pub criterion: Criterion,
}

/// Where the Automa travels.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Goal {
    /// How it was found.
    pub search: Search,
    /// The cell.
    pub cell: Cell,
    /// Whether it meets the criterion, or is merely the next Planet (PF-SOLO-24).
    pub meets: bool,
}

impl Goal {
    /// The move that leads there.
    pub(super) fn as_move(self, game: &Planetformers) -> Move {
        match game.planet_in(self.cell) {
            Some(world) => Move::Travel(Spot::planet(world.planet)),
            None => Move::Discover(self.cell),
        }
    }
}

impl Planetformers {
    /// The Planet in a cell; the Star Portal is none.
    fn planet_in(&self, cell: Cell) -> Option<&World> {
        self.card_in(cell).filter(|world| world.planet != Planet::StarPortal)
    }

    /// Why the Automa passes over a cell; `None` if it goes there. Without a criterion every Planet will do, but the one it
    /// stands on is never chosen (PF-SOLO-20).
    fn objection(&self, cell: Cell, criterion: Option<Criterion>) -> Option<Passing> {
        let own = self.players[Automa::SEAT].ark.planet;
        match (self.planet_in(cell), criterion) {
            (None, Some(Criterion::Discover)) => self.card_in(cell).map(|_| Passing::Known),
            (Some(_), Some(Criterion::Discover)) => Some(Passing::Known),
            (None, _) => Some(Passing::Empty),
            (Some(world), _) if world.planet == own => Some(Passing::Own),
            (Some(world), Some(Criterion::NoColony)) => {
                world.colonies.has(Automa::SEAT).then_some(Passing::Colony)
            }
            (Some(world), Some(Criterion::Unterraformed)) => {
                world.terraformed.then_some(Passing::Terraformed)
            }
            (Some(_), None) => None,
        }
    }

    /// From where, which way and for what the Automa looks.
    fn automa_search(&self, direction: Course, jump: bool, criterion: Criterion) -> Option<Search> {
        let own = self.players[Automa::SEAT].ark.planet;
        let here = self.cell_of(own)?;
        // PF-SOLO-18, PF-SOLO-19: across the Portal, if there is a Planet.
        let (from, at, jump) = match self.planet_in(here.across()) {
            _ if !jump => (here, own, Jump::Unasked),
            Some(world) => (here.across(), world.planet, Jump::Across),
            None => (here, own, Jump::Ignored),
        };
        // PF-SOLO-25: with all cards in play there is nothing to discover.
        let full = Cell::all().all(|cell| self.card_in(cell).is_some());
        let criterion =
            if full && criterion == Criterion::Discover { Criterion::Unterraformed } else { criterion };
        Some(Search { from, at, jump, direction, criterion })
    }

    /// PF-SOLO-20 to PF-SOLO-25: the first cell that meets the criterion, or else the next Planet.
    pub fn automa_goal(&self, direction: Course, jump: bool, criterion: Criterion) -> Result<Goal, Skip> {
        let search = self.automa_search(direction, jump, criterion).ok_or(Skip::Nowhere)?;
        let first = |criterion: Option<Criterion>| {
            circle(search.from, direction).find(|cell| self.objection(*cell, criterion).is_none())
        };
        let meeting = first(Some(search.criterion)).map(|cell| Goal { search, cell, meets: true });
        let next = || first(None).map(|cell| Goal { search, cell, meets: false });
        meeting.or_else(next).ok_or(Skip::Nowhere)
    }
}

impl Play<'_> {
    /// The Ark goes where the search leads. Outposts pay right after it (PF-SOLO-39).
    pub(super) fn automa_travels(&mut self, direction: Course, jump: bool, criterion: Criterion) {
        let Ok(goal) = self.automa_goal(direction, jump, criterion) else { return };
        self.tell_search(criterion, goal);
        match goal.as_move(self) {
            Move::Travel(to) => {
                let seat = Automa::SEAT;
                let from = std::mem::replace(&mut self.players[seat].ark, to);
                self.tell(Event::Travelled { seat, from, to });
                self.step = Step::Income(0);
            }
            _ => self.ask(Automa::SEAT, Discovery { cell: goal.cell }),
        }
    }

    /// Why it goes there: the whole search, cell by cell.
    fn tell_search(&mut self, asked: Criterion, goal: Goal) {
        if !self.tell.is_heard() {
            return;
        }
        let Goal { search, cell, meets } = goal;
        if search.criterion != asked {
            self.tell(Event::Automa(AutomaEvent::NothingUnknown));
        }
        self.tell(Event::Automa(AutomaEvent::Searches(search)));
        for passed in circle(search.from, search.direction) {
            let Some(why) = self.objection(passed, Some(search.criterion)) else { break };
            let planet = self.card_in(passed).map(|world| world.planet);
            self.tell(Event::Automa(AutomaEvent::PassesOver { cell: passed, planet, why }));
        }
        if !meets {
            self.tell(Event::Automa(AutomaEvent::NoneMeets(search)));
        }
        let planet = self.card_in(cell).map(|world| world.planet);
        self.tell(Event::Automa(AutomaEvent::Found { cell, planet, meets }));
    }

    /// PF-SOLO-23: a discovery of the Automa raises the Minerals, for nothing. The Ark stands on the new Planet, where there is
    /// no Outpost yet.
    pub(crate) fn automa_bonus(&mut self) {
        let planet = self.players[Automa::SEAT].ark.planet;
        if let Some(track) = bonus_track(&self.data.get().planets[planet].tracks) {
            self.raise(Automa::SEAT, track);
        }
    }
}

/// PF-SOLO-26: the Minerals; on a card without them, the leftmost track.
fn bonus_track(tracks: &[(Resource, u8)]) -> Option<Resource> {
    let minerals = tracks.iter().find(|(resource, _)| *resource == Resource::Minerals);
    minerals.or(tracks.first()).map(|(resource, _)| *resource)
}

#[cfg(test)]
mod tests {
    use super::*;

    // proves PF-SOLO-26
    #[test]
    fn a_card_without_minerals_would_be_raised_on_the_left() {
        let tracks = [(Resource::Technology, 4), (Resource::Biomatter, 4), (Resource::Minerals, 2)];
        assert_eq!(bonus_track(&tracks), Some(Resource::Minerals));
        assert_eq!(bonus_track(&tracks[..2]), Some(Resource::Technology));
    }

    // proves PF-SOLO-17, PF-SOLO-20
    #[test]
    fn a_circle_ends_where_it_began() {
        let start = Cell::new(0, 1).unwrap();
        let cells = |direction| circle(start, direction).map(|cell| cell.to_string()).collect::<Vec<_>>();
        let clockwise = ["0,2", "1,2", "2,2", "2,1", "2,0", "1,0", "0,0", "0,1"];
        assert_eq!(cells(Course::Clockwise), clockwise);
        let counterclockwise = ["0,0", "1,0", "2,0", "2,1", "2,2", "1,2", "0,2", "0,1"];
        assert_eq!(cells(Course::Counterclockwise), counterclockwise);
    }
}
