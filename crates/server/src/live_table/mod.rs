//! A table that is in use: its game as it stands, kept ready in memory.
//!
//! The log in the store is the truth; everything here is derived from it and can be thrown away at any time. What pages show is
//! one immutable snapshot ([`TableState`]) behind a watch channel: whoever draws holds on to one, and a change puts another in
//! its place.

mod guests;
mod state;

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use bots::GameEntry;
use maud::Markup;
use table::Log;
use tokio::sync::watch;

pub use self::guests::{Guests, Page};
pub use self::state::TableState;
use crate::analysis::Analyses;
use crate::play::AnswerKey;
use crate::replay::{Courses, courses};
use crate::store::{LoggedMove, Outcome, PersonId, Stored, TableId, Version};
use crate::view::Drawings;
use crate::workshop::Orders;

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
    now: watch::Sender<Arc<TableState>>,
    /// Whoever writes to the log from this process holds this. Races with other processes are decided by the store.
    pub write_lock: tokio::sync::Mutex<()>,
    /// Held while bots, standing orders and automatic opponents are at work.
    pub driver_lock: tokio::sync::Mutex<()>,
    /// Told when somebody comes to the table: whoever waits to try something again need not wait any longer.
    pub nudge: tokio::sync::Notify,
    /// Who has a page of the table open.
    pub guests: Guests,
    /// What open pages show.
    pub drawings: Drawings,
    /// What pages are told to come from one thing to another: everybody who watches is told the same.
    pub answers: Orders<AnswerKey, Arc<Markup>>,
    /// How the game went, for those who look back.
    pub courses: Courses,
    /// What a bot thinks of the game, once it is over.
    pub analyses: Analyses,
    used: Mutex<Instant>,
}

/// What open pages are told: that there is something new.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Update {
    /// The number of confirmed moves.
    pub seq: usize,
    /// Counts everything else that pages show: seats, standing orders.
    pub rev: u64,
    /// The seats whose owners have a page open, one bit each.
    pub here: u8,
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

/// News of a table, for one listener.
#[derive(Debug)]
pub struct Listener {
    now: watch::Receiver<Arc<TableState>>,
    here: watch::Receiver<u8>,
    last: Option<Update>,
}

impl Listener {
    /// How things stand, as soon as that is news to the listener: at once the first time. `None` when the table is put away.
    pub async fn changed(&mut self) -> Option<Update> {
        loop {
            let (seq, rev) = {
                let state = self.now.borrow_and_update();
                (state.seq(), state.rev())
            };
            let update = Update { seq, rev, here: *self.here.borrow_and_update() };
            if self.last.replace(update) != Some(update) {
                return Some(update);
            }
            tokio::select! {
                changed = self.now.changed() => changed.ok()?,
                changed = self.here.changed() => changed.ok()?,
            }
        }
    }
}

impl LiveTable {
    /// Opens a table as it is in the store, with all its moves.
    pub fn open(entry: Arc<GameEntry>, stored: Stored, guests: Guests) -> Result<LiveTable, Broken> {
        let state = TableState::new(&entry, stored)?;
        Ok(LiveTable {
            id: state.row.id,
            entry,
            now: watch::Sender::new(Arc::new(state)),
            write_lock: tokio::sync::Mutex::default(),
            driver_lock: tokio::sync::Mutex::default(),
            nudge: tokio::sync::Notify::default(),
            guests,
            drawings: Drawings::default(),
            answers: Orders::new(ANSWERS),
            courses: courses(),
            analyses: Analyses::default(),
            used: Mutex::new(Instant::now()),
        })
    }

    /// The state as it is now.
    pub fn state(&self) -> Arc<TableState> {
        *self.used.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
        self.now()
    }

    /// The same for whoever only keeps the table in order, which does not keep it in memory.
    pub(crate) fn now(&self) -> Arc<TableState> {
        Arc::clone(&self.now.borrow())
    }

    /// Puts a later state in the place of the one that is there, and tells every open page.
    fn replace(&self, state: TableState) -> Arc<TableState> {
        let state = Arc::new(state);
        self.now.send_if_modified(|now| {
            let newer = state.version() > now.version();
            if newer {
                *now = Arc::clone(&state);
            }
            newer
        });
        self.guests.look(&state.row);
        state
    }

    /// Takes over what the store has come to.
    pub fn catch_up(&self, stored: Stored) -> Result<Arc<TableState>, Broken> {
        let later = self.now().later(&self.entry, stored)?;
        Ok(self.replace(later))
    }

    /// Takes over moves that were just written to the log, where nothing else has changed.
    pub fn advance(
        &self,
        version: Version,
        moves: Vec<LoggedMove>,
        due: bool,
        over: Option<&Outcome>,
    ) -> Result<Arc<TableState>, Broken> {
        let after = self.now().after(version, moves, due, over)?;
        Ok(self.replace(after))
    }

    /// It was found that nobody without a page has to play on. Pages show nothing of it.
    pub fn settle(&self, seen: Version) {
        self.now.send_if_modified(|now| {
            if now.version() == seen {
                *now = Arc::new(now.settled());
            }
            false
        });
    }

    /// The table was removed: open pages are told to look again.
    pub fn vanish(&self) {
        self.replace(self.now().last());
    }

    /// News, beginning with how things stand.
    pub fn listen(&self) -> Listener {
        Listener { now: self.now.subscribe(), here: self.guests.here(), last: None }
    }

    /// Somebody has opened a page of this table; it counts as open until the guard is dropped.
    pub fn enter(self: &Arc<Self>, person: PersonId) -> Page {
        Page::open(Arc::clone(self), person)
    }

    /// Whether somebody has neither had a page open nor moved for so long.
    pub fn is_away(&self, person: &PersonId, long: Duration) -> bool {
        self.guests.is_away(&self.state(), person, long)
    }

    /// Whether anybody has a page of the table open.
    pub fn is_watched(&self) -> bool {
        self.guests.is_anybody_here()
    }

    /// Makes room when nobody looks any more: what was drawn can be drawn again.
    pub fn tidy(&self) {
        self.drawings.clear();
        self.answers.clear();
        self.courses.clear();
    }

    /// Whether nobody has used the table for so long.
    pub fn is_idle(&self, long: Duration) -> bool {
        !self.guests.has_pages() && self.used.lock().unwrap_or_else(PoisonError::into_inner).elapsed() > long
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
