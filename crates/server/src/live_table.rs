//! A table that is in use: its game as it stands, kept ready in memory.
//!
//! The log in the store is the truth; everything here is derived from it and can be thrown away at any time.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, PoisonError, RwLock, RwLockReadGuard};
use std::time::Instant;

use bots::GameEntry;
use maud::Markup;
use table::{AnyGame, Eye, Lang, Log, Seat, Seed};
use tokio::sync::watch;

use crate::analysis::Analyses;
use crate::clock::now_secs;
use crate::history::{History, Moment};
use crate::play::AnswerKey;
use crate::replay::Replays;
use crate::store::{KEPT, LoggedMove, Pace, PersonId, Said, SeatRow, TableId, TableRow};
use crate::view::Drawings;
use crate::workshop::Orders;

/// A position is kept for every so many moves, so that earlier ones are quickly at hand.
const SNAPSHOT_EVERY: usize = 32;

/// How many answers are kept: for those who sit at the table and for those who watch in every language, the latest and the one
/// before.
const ANSWERS: usize = 16;

/// A table in use.
#[derive(Debug)]
pub struct LiveTable {
    /// Its id.
    pub id: TableId,
    /// The game that is played.
    pub entry: Arc<GameEntry>,
    state: RwLock<TableState>,
    updates: watch::Sender<Update>,
    /// Whoever writes to the log from this process holds this. Races with other processes are decided by the store.
    pub write_lock: tokio::sync::Mutex<()>,
    /// Held while bots, standing orders and automatic opponents are at work.
    pub driver_lock: tokio::sync::Mutex<()>,
    /// Told when somebody comes to the table: whoever waits to try something again need not wait any longer.
    pub nudge: tokio::sync::Notify,
    /// What open pages show.
    pub drawings: Drawings,
    /// What pages are told to come from one thing to another: everybody who watches is told the same.
    pub answers: Orders<AnswerKey, Arc<Markup>>,
    /// Positions of the game as they are looked back at.
    pub replays: Replays,
    /// What a bot thinks of the game, once it is over.
    pub analyses: Analyses,
    pages: Mutex<HashMap<PersonId, usize>>,
    visits: Mutex<BTreeMap<PersonId, Visit>>,
    used: Mutex<Instant>,
}

/// What open pages are told: that there is something new.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize)]
pub struct Update {
    /// The number of confirmed moves.
    pub seq: usize,
    /// Counts everything else that pages show: seats, standing orders.
    pub rev: u64,
    /// The seats whose owners have a page open, one bit each.
    pub here: u8,
}

/// When somebody last had a page of the table open, in Unix seconds.
#[derive(Clone, Copy, Debug)]
struct Visit {
    at: i64,
    /// Whether the store knows.
    noted: bool,
}

/// The state of a table.
#[derive(Debug)]
pub struct TableState {
    /// What the store knows about it.
    pub row: TableRow,
    game: Option<Box<dyn AnyGame>>,
    moves: Vec<LoggedMove>,
    /// Moves that were given, until the game goes on from them.
    beginning: Vec<LoggedMove>,
    history: History,
    snapshots: Vec<Box<dyn AnyGame>>,
    rev: u64,
    backs: u64,
    pace: Pace,
    talk: Vec<Said>,
}

/// Why a table cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum Broken {
    /// It was begun when logs did not yet say what chance decides.
    #[error("the table was begun with the first edition of the log, which does not say what chance decided")]
    FirstEdition,
    /// Something else: a sentence for people.
    #[error("{0}")]
    Unplayable(String),
}

impl LiveTable {
    /// Opens a table from its log.
    pub fn open(entry: Arc<GameEntry>, row: TableRow, moves: Vec<LoggedMove>) -> Result<LiveTable, Broken> {
        let id = row.id;
        let state = TableState::new(&entry, row, moves)?;
        let updates = watch::Sender::new(Update { seq: state.seq(), rev: state.rev, here: 0 });
        Ok(LiveTable {
            id,
            entry,
            state: RwLock::new(state),
            updates,
            write_lock: tokio::sync::Mutex::default(),
            driver_lock: tokio::sync::Mutex::default(),
            nudge: tokio::sync::Notify::default(),
            drawings: Drawings::default(),
            answers: Orders::new(ANSWERS),
            replays: Replays::default(),
            analyses: Analyses::default(),
            pages: Mutex::default(),
            visits: Mutex::default(),
            used: Mutex::new(Instant::now()),
        })
    }

    /// The state as it is now. Nothing may wait while this is held.
    pub fn state(&self) -> RwLockReadGuard<'_, TableState> {
        *self.used.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
        self.state.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// Changes the state and tells every open page.
    pub fn change<T>(&self, change: impl FnOnce(&mut TableState) -> T) -> T {
        let mut state = self.state.write().unwrap_or_else(PoisonError::into_inner);
        let result = change(&mut state);
        let update = self.update_of(&state);
        drop(state);
        self.updates.send_if_modified(|old| std::mem::replace(old, update) != update);
        result
    }

    /// Changes something else than the moves and tells every open page.
    pub fn rearrange(&self, change: impl FnOnce(&mut TableRow)) -> Result<(), Broken> {
        self.change(|state| {
            change(&mut state.row);
            state.rev += 1;
            state.begin_if_full(&self.entry)
        })
    }

    /// Takes over what another process has written: who sits there, and the moves from here on.
    pub fn catch_up(&self, row: TableRow, news: Vec<LoggedMove>) -> Result<(), Broken> {
        self.change(|state| {
            state.rev += u64::from(state.row.seats != row.seats);
            state.row = row;
            state.begin_if_full(&self.entry)?;
            state.follow(news)
        })
    }

    /// Takes back all but the first moves: everything is made anew from those that are left.
    pub fn rewind(&self, seq: usize) -> Result<(), Broken> {
        self.change(|state| {
            let moves = state.moves[..seq.min(state.moves.len())].to_vec();
            let fresh = TableState::new(&self.entry, state.row.clone(), moves)?;
            let (rev, backs, pace) = (state.rev + 1, state.backs + 1, state.pace);
            *state = TableState { rev, backs, pace, talk: std::mem::take(&mut state.talk), ..fresh };
            Ok(())
        })
    }

    /// Sets how fast bots play here, from now on.
    pub fn set_pace(&self, pace: Pace) {
        self.change(|state| {
            state.rev += u64::from(state.pace != pace);
            state.pace = pace;
        });
    }

    /// Takes in what was said here before.
    pub fn remember(&self, talk: Vec<Said>) {
        self.change(|state| state.talk = talk);
    }

    /// Lets everybody hear something.
    pub fn hear(&self, said: Said) {
        self.change(|state| {
            state.rev += 1;
            state.talk.push(said);
            let old = state.talk.len().saturating_sub(KEPT);
            state.talk.drain(..old);
        });
    }

    /// News, from now on.
    pub fn listen(&self) -> watch::Receiver<Update> {
        self.updates.subscribe()
    }

    /// Somebody has opened a page of this table; it counts as open until the guard is dropped.
    pub fn enter(self: &Arc<Self>, person: PersonId) -> Presence {
        self.count(&person, 1);
        Presence { table: Arc::clone(self), person }
    }

    /// Somebody is here.
    pub fn visit(&self, person: &PersonId) {
        let visit = Visit { at: now_secs(), noted: false };
        self.visits.lock().unwrap_or_else(PoisonError::into_inner).insert(*person, visit);
    }

    /// What the store knows about who was here.
    pub fn know_visits(&self, known: BTreeMap<PersonId, i64>) {
        let mut visits = self.visits.lock().unwrap_or_else(PoisonError::into_inner);
        for (person, at) in known {
            visits.entry(person).or_insert(Visit { at, noted: true });
        }
    }

    /// Who of those who sit here was here, as far as the store does not know it yet.
    pub fn news_of_visits(&self) -> Vec<(PersonId, i64)> {
        let here: Vec<PersonId> =
            self.pages.lock().unwrap_or_else(PoisonError::into_inner).keys().copied().collect();
        for person in &here {
            self.visit(person);
        }
        let mut visits = self.visits.lock().unwrap_or_else(PoisonError::into_inner);
        let row = &self.state.read().unwrap_or_else(PoisonError::into_inner).row;
        visits.retain(|person, _| row.seats_of(person).next().is_some());
        let news = visits.iter().filter(|(_, visit)| !visit.noted);
        let news = news.map(|(person, visit)| (*person, visit.at)).collect();
        for visit in visits.values_mut() {
            visit.noted = true;
        }
        news
    }

    /// Whether somebody has neither had a page open nor moved for so long.
    pub fn is_away(&self, person: &PersonId, long: std::time::Duration) -> bool {
        if self.pages.lock().unwrap_or_else(PoisonError::into_inner).contains_key(person) {
            return false;
        }
        let visit =
            self.visits.lock().unwrap_or_else(PoisonError::into_inner).get(person).map(|visit| visit.at);
        let state = self.state();
        let seats: Vec<Option<Seat>> = state.row.seats_of(person).map(Some).collect();
        let moved =
            state.moves.iter().rfind(|logged| seats.contains(&logged.seat)).map(|last| last.at / 1000);
        let last = visit.max(moved).unwrap_or(state.row.created).max(state.row.created);
        now_secs() - last > long.as_secs() as i64
    }

    fn count(&self, person: &PersonId, change: isize) {
        self.visit(person);
        let mut pages = self.pages.lock().unwrap_or_else(PoisonError::into_inner);
        let open = pages.entry(*person).or_default();
        let before = *open > 0;
        *open = open.saturating_add_signed(change);
        let after = *open > 0;
        if !after {
            pages.remove(person);
        }
        if pages.is_empty() {
            self.drawings.clear();
            self.answers.clear();
            self.replays.clear();
        }
        drop(pages);
        if before != after {
            self.change(|_| {});
        }
    }

    fn update_of(&self, state: &TableState) -> Update {
        let pages = self.pages.lock().unwrap_or_else(PoisonError::into_inner);
        let seats = pages.keys().flat_map(|person| state.row.seats_of(person));
        let here = seats.fold(0, |here, seat| here | 1 << seat.index());
        Update { seq: state.seq(), rev: state.rev, here }
    }

    /// Whether anybody has a page of the table open.
    pub fn is_watched(&self) -> bool {
        !self.pages.lock().unwrap_or_else(PoisonError::into_inner).is_empty()
    }

    /// Whether nobody has used the table for so long.
    pub fn is_idle(&self, long: std::time::Duration) -> bool {
        !self.is_watched() && self.used.lock().unwrap_or_else(PoisonError::into_inner).elapsed() > long
    }

    /// The whole log, secrets and seed included.
    pub fn log(&self, state: &TableState) -> Result<Log, Broken> {
        let setup =
            toml::from_str(&state.row.setup).map_err(|error| Broken::Unplayable(error.to_string()))?;
        let mut log = self.entry.kind.start(setup, state.row.seed);
        log.data.clone_from(&state.row.data);
        log.own_files.clone_from(&state.row.own_files);
        log.rules = state.row.rules.unwrap_or(log.rules);
        log.given = state.row.given as usize;
        for logged in state.moves() {
            log.push(logged.seat, logged.notation.clone());
        }
        Ok(log)
    }
}

/// An open page.
#[derive(Debug)]
pub struct Presence {
    table: Arc<LiveTable>,
    person: PersonId,
}

impl Drop for Presence {
    fn drop(&mut self) {
        self.table.count(&self.person, -1);
    }
}

impl TableState {
    /// The state after these moves.
    fn new(entry: &GameEntry, row: TableRow, moves: Vec<LoggedMove>) -> Result<TableState, Broken> {
        let mut state = TableState {
            row,
            game: None,
            moves: Vec::new(),
            beginning: moves,
            history: History::default(),
            snapshots: Vec::new(),
            rev: 1,
            backs: 0,
            pace: Pace::default(),
            talk: Vec::new(),
        };
        state.begin_if_full(entry)?;
        if state.beginning.len() > state.row.given as usize {
            return Err(Broken::Unplayable(
                "there are moves in the log, but the game has not begun".to_owned(),
            ));
        }
        Ok(state)
    }

    /// The number of confirmed moves.
    pub fn seq(&self) -> usize {
        self.moves.len()
    }

    /// What was said here, the latest last.
    pub fn talk(&self) -> &[Said] {
        &self.talk
    }

    /// Counts changes other than moves.
    pub fn rev(&self) -> u64 {
        self.rev
    }

    /// How often moves have been taken back. Where that has happened, the same number of moves is not the same position.
    pub fn backs(&self) -> u64 {
        self.backs
    }

    /// How fast bots play here.
    pub fn pace(&self) -> Pace {
        self.pace
    }

    /// The moves so far.
    pub fn moves(&self) -> &[LoggedMove] {
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
        self.game = Some(game);
        let beginning = std::mem::take(&mut self.beginning);
        self.follow(beginning)
    }

    /// Takes moves from the log.
    pub fn follow(&mut self, moves: Vec<LoggedMove>) -> Result<(), Broken> {
        for logged in moves {
            let wrong =
                |why: String| Broken::Unplayable(format!("move {} of the log: {why}", self.moves.len() + 1));
            let Some(game) = &mut self.game else { return Err(wrong("the game has not begun".to_owned())) };
            if game.to_move().seat() != logged.seat {
                let who = logged.seat.map_or("fate".to_owned(), |seat| format!("seat {seat}"));
                return Err(wrong(format!("{who} moves out of turn")));
            }
            let moment = Moment::of(&**game);
            if self.moves.len().is_multiple_of(SNAPSHOT_EVERY) {
                self.snapshots.push(game.clone_box());
            }
            let happened = game.play_and_tell(&logged.notation).map_err(|error| wrong(error.to_string()))?;
            self.history.push(moment, happened, &**game);
            self.moves.push(logged);
        }
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
        let mut game = self.snapshots[seq / SNAPSHOT_EVERY].clone_box();
        for logged in &self.moves[seq / SNAPSHOT_EVERY * SNAPSHOT_EVERY..seq] {
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
