//! What the Automa takes from the research board: power and QIC actions (GP-SOLO-PQ) and levels (GP-SOLO-RES).

use arrayvec::ArrayVec;

use super::selection::numbered;
use super::{Automa, AutomaEvent, Skip};
use crate::catalogue::{Support, Task};
use crate::event::Event;
use crate::names::{Area, BoardAction, Named};
use crate::research::TOP;
use crate::{Gaia, Play};

/// Something that was counted out, or the only one of its kind.
#[derive(Clone, Copy)]
pub(super) struct Counted<T> {
    pub option: T,
    /// How many options there were.
    pub among: u8,
    /// Its place among them, from the left, counted from 1.
    pub place: u8,
}

/// GP-SOLO-SEL-3: one of the valid options, which stand in their printed order.
fn count_out<T: Copy>(support: Support, options: &[T]) -> Option<Counted<T>> {
    let index = (!options.is_empty()).then(|| numbered(support, options.len()))?;
    Some(Counted { option: options[index], among: options.len() as u8, place: index as u8 + 1 })
}

impl<T> Counted<T> {
    /// What is told about it; the only option was not counted out.
    pub(super) fn event(&self, support: Support) -> Option<AutomaEvent> {
        let (count, towards) = (support.count, support.count_towards);
        let counted = AutomaEvent::Counted { count, towards, among: self.among, place: self.place };
        (self.among > 1).then_some(counted)
    }
}

impl Gaia {
    /// GP-SOLO-PQ-1: one of the uncovered actions.
    pub(super) fn automa_action(&self, support: Support) -> Result<Counted<BoardAction>, Skip> {
        let uncovered = BoardAction::ALL.iter().copied().filter(|action| self.used[*action].is_none());
        let uncovered: ArrayVec<BoardAction, 10> = uncovered.collect();
        count_out(support, &uncovered).ok_or(Skip::NoAction)
    }

    /// GP-SOLO-RES-1, GP-SOLO-RES-9: whether something can be done in an area.
    pub(super) fn is_valid_for_automa(&self, area: Area) -> bool {
        let free = || self.players.values().all(|player| player.research[area] < TOP);
        match TOP - self.players[Automa::SEAT].research[area] {
            0 => false,
            1 => self.advanced[area].is_some() || free(),
            _ => true,
        }
    }

    /// GP-SOLO-RES-2 to GP-SOLO-RES-4: the area in which the Automa researches.
    pub(super) fn automa_area(&self, task: Task, support: Support) -> Result<Counted<Area>, Skip> {
        let valid: ArrayVec<Area, 6> =
            Area::ALL.iter().copied().filter(|area| self.is_valid_for_automa(*area)).collect();
        let levels = &self.players[Automa::SEAT].research;
        let highest = valid.iter().map(|area| levels[*area]).max();
        let options: ArrayVec<Area, 6> = match task {
            Task::Specific(area) if valid.contains(&area) => std::iter::once(area).collect(),
            Task::Highest => valid.into_iter().filter(|area| Some(levels[*area]) == highest).collect(),
            _ => valid,
        };
        count_out(support, &options).ok_or(Skip::NoArea)
    }

    /// GP-SOLO-RES-5: whether the advanced tech tile is removed instead of advancing.
    pub(super) fn automa_removes_tile(&self, area: Area) -> bool {
        self.players[Automa::SEAT].research[area] + 1 == TOP && self.advanced[area].is_some()
    }
}

impl Play<'_> {
    /// GP-SOLO-PQ-1: the action is covered, and gives nothing.
    pub(super) fn automa_covers(&mut self, action: BoardAction) {
        let seat = Automa::SEAT;
        self.note(AutomaEvent::Covers { action });
        self.used[action] = Some(seat);
        self.tell(Event::Action { seat, action });
    }

    /// GP-SOLO-RES-5, GP-SOLO-RES-6, GP-SOLO-RES-8: a tile is removed, or the token advances without any bonus.
    pub(super) fn automa_researches(&mut self, area: Area) {
        let seat = Automa::SEAT;
        if self.automa_removes_tile(area)
            && let Some(tile) = self.advanced[area].take()
        {
            if let Some(automa) = self.opponent.get_mut() {
                automa.removed += 1;
            }
            return self.note(AutomaEvent::Removes { area, tile });
        }
        self.players[seat].research[area] += 1;
        let level = self.players[seat].research[area];
        self.note(AutomaEvent::Advances { area, level });
        self.tell(Event::Advanced { seat, area, level });
    }
}
