//! What happened at a table, as everybody may be told.
//!
//! Every confirmed move is kept with what happened because of it. What one pair of eyes may read of it, in one language, is
//! written once and added to as the game goes on.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use table::{AnyGame, Eye, Eyes, Happened, Lang, Seat};
use web::view::{HistoryLine, Turn};

/// Everything that happened so far.
#[derive(Debug, Default)]
pub struct History {
    entries: Vec<Entry>,
    told: Mutex<HashMap<(Eye, Lang), Told>>,
}

/// A move that was made.
#[derive(Debug)]
struct Entry {
    happened: Box<dyn Happened>,
    moment: Moment,
    /// Whether a turn came to its end by it.
    ends_turn: bool,
}

/// When a move is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moment {
    /// Who decides; where fate does, whom it concerns.
    seat: Option<Seat>,
    round: u32,
    /// The number of turns that have been taken before.
    turns: u32,
}

/// What one pair of eyes may read of it.
#[derive(Clone, Debug, Default)]
struct Told {
    /// How many moves have been told.
    moves: usize,
    turns: Arc<Vec<Turn>>,
}

impl Moment {
    /// The moment before the next move.
    pub fn of(game: &dyn AnyGame) -> Moment {
        Moment { seat: game.concerned(), round: game.round(), turns: game.turns() }
    }
}

impl History {
    /// Adds a move: when it was made, what happened, and the position after it.
    pub fn push(&mut self, moment: Moment, happened: Box<dyn Happened>, after: &dyn AnyGame) {
        let ends_turn = after.turns() > moment.turns || after.to_move().is_over();
        self.entries.push(Entry { happened, moment, ends_turn });
    }

    /// Who may know that the move with this number was made, counted from 0.
    pub fn known_to(&self, index: usize) -> Eyes {
        self.entries.get(index).map_or(Eyes::NOBODY, |entry| entry.happened.known_to())
    }

    /// What an eye may be told of the first `seq` moves, turn by turn. `game` is any position of the game.
    pub fn turns(&self, game: &dyn AnyGame, eye: Eye, lang: Lang, seq: usize) -> Arc<Vec<Turn>> {
        let mut all = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        let told = all.entry((eye, lang)).or_default();
        if told.moves < self.entries.len() {
            let turns = Arc::make_mut(&mut told.turns);
            for index in told.moves..self.entries.len() {
                self.tell(index, turns, game, eye, lang);
            }
            told.moves = self.entries.len();
        }
        if seq >= told.moves { Arc::clone(&told.turns) } else { Arc::new(cut(&told.turns, seq)) }
    }

    /// Adds what is told of one move.
    fn tell(&self, index: usize, turns: &mut Vec<Turn>, game: &dyn AnyGame, eye: Eye, lang: Lang) {
        let Entry { happened, moment, .. } = &self.entries[index];
        let at = index + 1;
        let same = index > 0 && self.entries[index - 1].moment == *moment;
        if !same {
            let seat = moment.seat.unwrap_or(Seat::new(0));
            turns.push(Turn { seat, from: at, to: at, round: moment.round, lines: Vec::new() });
        }
        if let Some(turn) = turns.last_mut() {
            turn.to = at;
            let story = happened.story(game, eye, lang);
            turn.lines.extend(story.into_iter().map(|line| HistoryLine { at, line }));
        }
    }

    /// The number of the move that ended the last turn of a seat; before its first one, of its last move. Questions that it
    /// has answered in the turns of others do not count.
    pub fn last_turn_of(&self, seat: Seat, seq: usize) -> usize {
        let entries = &self.entries[..seq.min(self.entries.len())];
        let last = |turns_only: bool| {
            entries
                .iter()
                .rposition(|entry| entry.moment.seat == Some(seat) && (entry.ends_turn || !turns_only))
        };
        last(true).or_else(|| last(false)).map_or(0, |index| index + 1)
    }
}

/// The turns of the first `seq` moves.
fn cut(turns: &[Turn], seq: usize) -> Vec<Turn> {
    let mut turns: Vec<Turn> = turns.iter().take_while(|turn| turn.from <= seq).cloned().collect();
    if let Some(last) = turns.last_mut() {
        last.to = last.to.min(seq);
        last.lines.retain(|line| line.at <= seq);
    }
    turns
}
