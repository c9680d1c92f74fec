//! The state of a table: one immutable snapshot.

use std::sync::Arc;

use bots::GameEntry;
use table::{AnyGame, Eye, Lang, Seat, Seed};

use super::Broken;
use crate::history::{History, Moment};
use crate::store::{
    About, Known, LoggedMove, Outcome, Pace, PersonId, Said, SeatRow, Stored, TableRow, Version,
};

/// A position is kept for every so many moves, so that earlier ones are quickly at hand.
const KEPT_EVERY: usize = 32;

/// The state of a table at one version. It never changes: whatever happens makes another one, which shares with it what is the
/// same.
#[derive(Clone, Debug)]
pub struct TableState {
    /// What the store knows about it.
    pub row: TableRow,
    version: Version,
    backs: u32,
    due: bool,
    pace: Pace,
    talk: Arc<[Said]>,
    about: Arc<About>,
    game: Option<Arc<dyn AnyGame>>,
    moves: Vec<Arc<LoggedMove>>,
    /// Moves that were given, until the game goes on from them.
    beginning: Vec<LoggedMove>,
    history: History,
    positions: Vec<Arc<dyn AnyGame>>,
}

impl TableState {
    /// The state of a table as it is in the store, with all its moves.
    pub(super) fn new(entry: &GameEntry, stored: Stored) -> Result<TableState, Broken> {
        let mut state = TableState {
            row: stored.row,
            version: stored.version,
            backs: stored.backs,
            due: stored.due,
            pace: stored.pace,
            talk: stored.talk.into(),
            about: stored.about.into(),
            game: None,
            moves: Vec::new(),
            beginning: stored.moves,
            history: History::default(),
            positions: Vec::new(),
        };
        state.begin_if_full(entry)?;
        if state.beginning.len() > state.row.given as usize {
            return Err(Broken::Unplayable(
                "there are moves in the log, but the game has not begun".to_owned(),
            ));
        }
        Ok(state)
    }

    /// The state that the store has come to since. If moves have been taken back meanwhile, everything is made anew.
    pub(super) fn later(&self, entry: &GameEntry, stored: Stored) -> Result<TableState, Broken> {
        if stored.backs != self.backs || stored.known != self.version.moves {
            return TableState::new(entry, stored);
        }
        let mut state = TableState {
            row: stored.row,
            version: stored.version,
            due: stored.due,
            pace: stored.pace,
            talk: stored.talk.into(),
            about: stored.about.into(),
            ..self.clone()
        };
        state.begin_if_full(entry)?;
        state.follow(stored.moves)?;
        Ok(state)
    }

    /// The state after moves that were just written to the log, and after nothing else.
    pub(super) fn after(
        &self,
        version: Version,
        moves: Vec<LoggedMove>,
        due: bool,
        over: Option<&Outcome>,
    ) -> Result<TableState, Broken> {
        let mut state = TableState { version, due, ..self.clone() };
        state.row.moves = version.moves;
        state.row.points = over.map(Outcome::points);
        state.row.touched = moves.last().map_or(state.row.touched, |last| last.at.div_euclid(1000));
        state.follow(moves)?;
        Ok(state)
    }

    /// The same where it was found that nobody without a page has to play on.
    pub(super) fn settled(&self) -> TableState {
        TableState { due: false, ..self.clone() }
    }

    /// The last one of a table that was removed.
    pub(super) fn last(&self) -> TableState {
        TableState { version: Version { rev: self.version.rev + 1, ..self.version }, ..self.clone() }
    }

    /// How far the table has come.
    pub fn version(&self) -> Version {
        self.version
    }

    /// What need not be read again.
    pub fn known(&self) -> Known {
        Known { backs: self.backs, moves: self.version.moves }
    }

    /// Whether somebody without a page may have to play on, as far as the store knows.
    pub fn is_due(&self) -> bool {
        self.due
    }

    /// The number of confirmed moves.
    pub fn seq(&self) -> usize {
        self.moves.len()
    }

    /// What was said here, the latest last.
    pub fn talk(&self) -> &[Said] {
        &self.talk
    }

    /// What is known about those who sit here.
    pub fn about(&self) -> &About {
        &self.about
    }

    /// Counts changes other than moves.
    pub fn rev(&self) -> u64 {
        self.version.rev
    }

    /// How often moves have been taken back. Where that has happened, the same number of moves is not the same position.
    pub fn backs(&self) -> u32 {
        self.backs
    }

    /// How fast bots play here.
    pub fn pace(&self) -> Pace {
        self.pace
    }

    /// The moves so far.
    pub fn moves(&self) -> &[Arc<LoggedMove>] {
        &self.moves
    }

    /// What happened so far.
    pub fn history(&self) -> &History {
        &self.history
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.game.as_ref().is_some_and(|game| game.to_move().is_over())
    }

    /// When the seat to decide was asked, in seconds since 1970.
    pub fn waiting_since(&self) -> i64 {
        self.moves.last().map_or(self.row.touched, |last| last.at / 1000)
    }

    /// The game begins as soon as every seat is taken, with the moves that were given.
    fn begin_if_full(&mut self, entry: &GameEntry) -> Result<(), Broken> {
        let kind = &entry.kind;
        let rules = self.row.rules.ok_or(Broken::FirstEdition)?;
        if rules > kind.rules {
            return Err(Broken::Unplayable(format!(
                "this table is played by rules {rules}, and this program knows rules up to {}; start a later version",
                kind.rules
            )));
        }
        if self.game.is_some() || !self.row.is_full() {
            return Ok(());
        }
        let setup = toml::from_str(&self.row.setup).map_err(|error| Broken::Unplayable(error.to_string()))?;
        let game = kind
            .new_game(setup, &self.row.data)
            .map_err(|error| Broken::Unplayable(error.sentence((kind.texts)(), Lang::En)))?;
        self.game = Some(game.into());
        let beginning = std::mem::take(&mut self.beginning);
        self.follow(beginning)
    }

    /// Takes moves from the log.
    fn follow(&mut self, moves: Vec<LoggedMove>) -> Result<(), Broken> {
        if moves.is_empty() {
            return Ok(());
        }
        let wrong = |seq: usize, why: &str| Broken::Unplayable(format!("move {} of the log: {why}", seq + 1));
        let Some(now) = &self.game else { return Err(wrong(self.seq(), "the game has not begun")) };
        let mut game = now.clone_box();
        for logged in moves {
            let seq = self.moves.len();
            if game.to_move().seat() != logged.seat {
                let who = logged.seat.map_or("fate".to_owned(), |seat| format!("seat {seat}"));
                return Err(wrong(seq, &format!("{who} moves out of turn")));
            }
            let moment = Moment::of(&*game);
            if seq.is_multiple_of(KEPT_EVERY) {
                self.positions.push(game.clone_box().into());
            }
            let happened =
                game.play_and_tell(&logged.notation).map_err(|error| wrong(seq, &error.to_string()))?;
            self.history.push(moment, happened, &*game);
            self.moves.push(Arc::new(logged));
        }
        self.game = Some(game.into());
        Ok(())
    }

    /// The game as it is, secrets included, for deciding what is legal and what fate draws. Whatever is shown to anybody is
    /// made from [`TableState::seen`].
    pub fn truth(&self) -> Option<&dyn AnyGame> {
        self.game.as_deref()
    }

    /// The same while the game can be played on: not if it is a study.
    pub fn in_play(&self) -> Option<&dyn AnyGame> {
        self.truth().filter(|_| !self.row.is_study())
    }

    /// Whether nothing is secret any more: the game is over, or was brought along whole.
    pub fn is_open(&self) -> bool {
        self.is_over() || self.row.is_study()
    }

    /// Whether an eye may know every one of the first moves.
    pub fn knows(&self, eye: Eye, seq: usize) -> bool {
        self.is_open() || (0..seq.min(self.seq())).all(|index| self.history.known_to(index).has(eye))
    }

    /// The position after so many moves, at most all of them, secrets included.
    pub fn position(&self, seq: usize) -> Option<Box<dyn AnyGame>> {
        let now = self.game.as_ref()?;
        if seq >= self.moves.len() {
            return Some(now.clone_box());
        }
        let mut game = self.positions[seq / KEPT_EVERY].clone_box();
        for logged in &self.moves[seq / KEPT_EVERY * KEPT_EVERY..seq] {
            game.play(&logged.notation).ok()?;
        }
        Some(game)
    }

    /// The position after so many moves, at most all of them, as an eye may know it.
    pub fn seen(&self, seq: usize, eye: Eye) -> Option<Box<dyn AnyGame>> {
        if seq >= self.moves.len() {
            return Some(self.game.as_ref()?.seen_by(eye));
        }
        Some(self.position(seq)?.seen_by(eye))
    }

    /// What is known about a seat where somebody can sit.
    pub fn seat(&self, seat: Seat) -> Option<&SeatRow> {
        self.row.seats.iter().find(|row| row.seat == seat)
    }

    /// Who decides now, if somebody does.
    pub fn mover(&self) -> Option<&SeatRow> {
        self.seat(self.game.as_ref()?.to_move().seat()?)
    }

    /// The eye of a person who looks back at the game: their seat's, if they have one. Where several people share a screen
    /// nobody can tell who looks, so it is a guest's.
    pub fn eye_of(&self, person: &PersonId) -> Eye {
        let mut seats = self.row.seats_of(person);
        match (seats.next(), seats.next()) {
            (Some(seat), None) => Eye::Seat(seat),
            _ => Eye::Spectator,
        }
    }

    /// A seed for a bot's thoughts about the next move: the same every time, and different for every move.
    pub fn bot_seed(&self) -> Seed {
        self.row.seed.derive("bot", self.moves.len() as u64)
    }
}
