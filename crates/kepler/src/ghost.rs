//! The Ghost, the opponent of the solo game (KE-SOLO). Its steps follow from the rules: they are moves that nobody
//! chooses.

use serde::{Deserialize, Serialize};
use table::{Ask, Lang, Question, Seat, Words};

use crate::catalogue::TOP_LEVEL;
use crate::event::Rise;
use crate::moves::Move;
use crate::names::{Named, Technology, Track};
use crate::{Kepler, Play};

/// The rules: the Ghost's part of the reveal phase (KE-SOLO-13).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Ghost;

impl Question<Kepler> for Ghost {
    fn fate(&self) -> bool {
        true
    }

    fn outcomes(&self, _game: &Kepler, _seat: Seat, out: &mut Vec<(Move, u32)>) {
        out.push((Move::Ghost, 1));
    }

    /// KE-SOLO-3, KE-SOLO-4: a step on both tracks, then perhaps the technologies.
    fn carry_out(self, play: &mut Play<'_>, seat: Seat, _mv: Move) {
        let numbers = &play.data.get().numbers;
        for track in Track::ALL {
            play.advance(seat, *track, numbers.ghost_steps);
        }
        if numbers.ghost_rounds.contains(&play.round) {
            play.ask(seat, GhostRises { next: 0 });
        }
    }
}

impl Ask<Kepler> for Ghost {
    fn prompt(&self, _game: &Kepler, _seat: Seat, _lang: Lang) -> Words {
        ("ask-ghost", vec![])
    }
}

/// The rules: its technologies rise from I to V, each with its collaboration bonus before the next (KE-SOLO-7). Nobody is
/// asked; it waits in the line of questions for those that come first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct GhostRises {
    /// The next technology, from 0.
    pub next: u8,
}

impl Question<Kepler> for GhostRises {
    fn answers(&self, _game: &Kepler, _seat: Seat, out: &mut Vec<Move>) {
        out.push(Move::Done);
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, _mv: Move) {
        let Some(technology) = Technology::ALL.get(usize::from(self.next)) else { return };
        play.ask(seat, GhostRises { next: self.next + 1 });
        if play.players[seat].levels[*technology] < TOP_LEVEL {
            play.rise(seat, *technology, 1, Rise::Ghost);
        }
    }

    fn settled(&self, _game: &Kepler, _seat: Seat) -> Option<Move> {
        Some(Move::Done)
    }
}

impl Ask<Kepler> for GhostRises {
    fn prompt(&self, _game: &Kepler, _seat: Seat, _lang: Lang) -> Words {
        ("ask-ghost", vec![])
    }
}
