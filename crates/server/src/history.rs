//! What happened at a table, as everybody may be told.
//!
//! Every confirmed move is kept with what happened because of it. What one pair of eyes may read of it, in one language, is
//! written once and added to as the game goes on. What is long past is written only when somebody asks for it: a table with a
//! thousand moves opens as fast as a new one.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use table::{AnyGame, Eye, Eyes, Happened, Lang, Seat};
use web::view::{HistoryLine, Turn};

/// Everything that happened so far.
#[derive(Clone, Debug, Default)]
pub struct History {
    entries: Vec<Arc<Entry>>,
    /// Shared with what was before and what came after: as far as they go, they are the same.
    told: Arc<Mutex<HashMap<(Eye, Lang), Told>>>,
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

/// So many moves are told of at least.
const LATEST: usize = 250;

/// What one pair of eyes may read of it.
#[derive(Clone, Debug)]
struct Told {
    /// How many moves were left out.
    from: usize,
    /// How many moves have been told, with those that were left out.
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
        self.entries.push(Arc::new(Entry { happened, moment, ends_turn }));
    }

    /// Who may know that the move with this number was made, counted from 0.
    pub fn known_to(&self, index: usize) -> Eyes {
        self.entries.get(index).map_or(Eyes::NOBODY, |entry| entry.happened.known_to())
    }

    /// What happened by the move with this number, counted from 0, and in which round.
    pub fn happened(&self, index: usize) -> Option<(&dyn Happened, u32)> {
        self.entries.get(index).map(|entry| (&*entry.happened, entry.moment.round))
    }

    /// What an eye may be told of the first `seq` moves, turn by turn. `game` is any position of the game.
    pub fn turns(&self, game: &dyn AnyGame, eye: Eye, lang: Lang, seq: usize) -> Arc<Vec<Turn>> {
        self.told_from(0, game, (eye, lang), seq)
    }

    /// The same without what is long past: the turns of the latest moves, and all after the move with the number `last`.
    pub fn latest(&self, game: &dyn AnyGame, of: (Eye, Lang), seq: usize, last: usize) -> Arc<Vec<Turn>> {
        let seq = seq.min(self.entries.len());
        let mut before = (1..=seq.saturating_sub(LATEST).min(last)).rev();
        let from = before.find(|index| self.begins_turn(*index)).unwrap_or(0);
        self.told_from(from, game, of, seq)
    }

    /// Whether another turn begins with this move.
    fn begins_turn(&self, index: usize) -> bool {
        index == 0 || self.entries[index - 1].moment != self.entries[index].moment
    }

    /// What may be told of the turns that begin with the move of this index, or earlier.
    fn told_from(&self, from: usize, game: &dyn AnyGame, of: (Eye, Lang), seq: usize) -> Arc<Vec<Turn>> {
        let (eye, lang) = of;
        let mut all = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        let nothing = || Told { from, moves: from, turns: Arc::default() };
        let told = all.entry(of).or_insert_with(nothing);
        if told.from > from {
            *told = nothing();
        }
        if told.moves < self.entries.len() {
            let turns = Arc::make_mut(&mut told.turns);
            for index in told.moves..self.entries.len() {
                self.tell(index, turns, game, eye, lang);
            }
            told.moves = self.entries.len();
        }
        // Somebody may have told more already than was known here.
        let seq = seq.min(self.entries.len());
        if seq >= told.moves { Arc::clone(&told.turns) } else { Arc::new(cut(&told.turns, seq)) }
    }

    /// Adds what is told of one move.
    fn tell(&self, index: usize, turns: &mut Vec<Turn>, game: &dyn AnyGame, eye: Eye, lang: Lang) {
        let Entry { happened, moment, .. } = &*self.entries[index];
        let at = index + 1;
        if self.begins_turn(index) {
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

#[cfg(test)]
mod tests {
    use bots::GameEntry;
    use hoard::Hoard;
    use table::{Fate, Line, Seed};

    use super::*;

    /// A move of which everybody may know everything, and there is nothing to know.
    #[derive(Debug)]
    struct Silent;

    impl Happened for Silent {
        fn by(&self) -> Option<Seat> {
            None
        }

        fn known_to(&self) -> Eyes {
            Eyes::ALL
        }

        fn story(&self, _game: &dyn AnyGame, _eye: Eye, _lang: Lang) -> Vec<Line> {
            Vec::new()
        }

        fn events_json(&self, _eye: Eye) -> Vec<serde_json::Value> {
            Vec::new()
        }
    }

    #[test]
    fn an_answer_in_the_turn_of_another_is_no_turn() {
        let (ada, ben) = (Seat::new(0), Seat::new(1));
        let mut history = History::default();
        let mut add = |seat, turns, ends_turn| {
            let moment = Moment { seat: Some(seat), round: 1, turns };
            history.entries.push(Arc::new(Entry { happened: Box::new(Silent), moment, ends_turn }));
        };
        add(ben, 0, false);
        add(ada, 0, true);
        add(ben, 1, false);
        add(ben, 1, true);
        add(ada, 2, false);
        add(ben, 2, true);
        assert_eq!(history.last_turn_of(ada, 6), 2, "the answer in the turn of Ben does not count");
        assert_eq!(history.last_turn_of(ben, 3), 3, "before the first turn, the last move does");
        assert_eq!(history.last_turn_of(ben, 6), 6);
        assert_eq!(history.last_turn_of(Seat::new(2), 6), 0);
    }

    #[test]
    fn what_is_told_step_by_step_is_what_is_told_at_once() {
        let kind = GameEntry::of::<Hoard>().kind;
        let mut game = kind.new_game((kind.default_setup)(2), kind.mark()).expect("a sound set-up");
        let (mut grown, mut whole) = (History::default(), History::default());
        let mut stages = Vec::new();
        for number in 0.. {
            let Some(first) = game.legal().into_iter().next_back() else { break };
            let notation = game.draw(&Fate::new(Seed::from_number(4)), number).unwrap_or(first);
            let moment = Moment::of(&*game);
            let mut again = game.clone();
            grown.push(moment, game.play_and_tell(&notation).expect("legal"), &*game);
            whole.push(moment, again.play_and_tell(&notation).expect("legal"), &*again);
            stages.push(grown.turns(&*game, Eye::Seat(Seat::new(1)), Lang::De, usize::MAX));
        }
        for (index, stage) in stages.iter().enumerate() {
            let cut = whole.turns(&*game, Eye::Seat(Seat::new(1)), Lang::De, index + 1);
            assert_eq!(cut, *stage, "after {} moves", index + 1);
        }
    }

    #[test]
    fn what_is_long_past_is_told_when_it_is_asked_for() {
        let kind = GameEntry::of::<Hoard>().kind;
        let game = kind.new_game((kind.default_setup)(2), kind.mark()).expect("a sound set-up");
        let (ada, ben) = (Seat::new(0), Seat::new(1));
        let eye = (Eye::Spectator, Lang::En);
        let mut history = History::default();
        for turn in 0..300 {
            for _ in 0..2 {
                let moment =
                    Moment { seat: Some(if turn % 2 == 0 { ada } else { ben }), round: 1, turns: turn };
                history.entries.push(Arc::new(Entry { happened: Box::new(Silent), moment, ends_turn: true }));
            }
        }
        let range = |turns: &[Turn]| (turns.len(), turns[0].from, turns[turns.len() - 1].to);
        assert_eq!(range(&history.latest(&*game, eye, 600, 600)), (125, 351, 600));
        assert_eq!(range(&history.latest(&*game, eye, 590, 590)), (125, 341, 590), "of an earlier position");
        assert_eq!(range(&history.latest(&*game, eye, 600, 50)), (275, 51, 600), "all since the own turn");
        assert_eq!(range(&history.turns(&*game, eye.0, eye.1, 600)), (300, 1, 600));
        assert_eq!(range(&history.latest(&*game, eye, 600, 600)), (300, 1, 600), "what is there is there");
    }
}
