//! A table that is in use: its game as it stands, kept ready in memory.
//!
//! The log in the store is the truth; everything here is derived from it and can be thrown away at any time.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, RwLock, RwLockReadGuard};
use std::time::Instant;

use table::{AnyGame, Lang, Seat, Seed, Turn};
use tokio::sync::watch;

use crate::house::Offering;
use crate::store::{LoggedMove, PersonId, SeatRow, TableId, TableRow};
use crate::told::{self, Told};

/// A position is kept for every so many moves, so that earlier ones are quickly at hand.
const SNAPSHOT_EVERY: usize = 32;

/// A table in use.
#[derive(Debug)]
pub struct Room {
    /// Its id.
    pub id: TableId,
    /// The game that is played.
    pub offering: Arc<Offering>,
    live: RwLock<Live>,
    pulse: watch::Sender<Pulse>,
    /// Whoever writes to the log from this process holds this. Races with other processes are decided by the store.
    pub pen: tokio::sync::Mutex<()>,
    /// Held while bots and habits are at work.
    pub driver: tokio::sync::Mutex<()>,
    pages: Mutex<HashMap<PersonId, usize>>,
    used: Mutex<Instant>,
}

/// What open pages are told: that there is something new.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize)]
pub struct Pulse {
    /// The number of confirmed moves.
    pub seq: usize,
    /// Counts everything else that pages show: seats, habits.
    pub rev: u64,
    /// The seats whose owners have a page open, one bit each.
    pub here: u8,
}

/// The state of a table.
#[derive(Debug)]
pub struct Live {
    /// What the store knows about it.
    pub row: TableRow,
    /// The position; `None` as long as seats are free.
    pub game: Option<Box<dyn AnyGame>>,
    moves: Vec<LoggedMove>,
    told: Vec<Told>,
    snapshots: Vec<Box<dyn AnyGame>>,
    rev: u64,
}

/// Why a table cannot be opened: a sentence for people.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct Broken(pub String);

impl Room {
    /// Opens a table from its log.
    pub fn open(offering: Arc<Offering>, row: TableRow, moves: Vec<LoggedMove>) -> Result<Room, Broken> {
        let id = row.id;
        let mut live =
            Live { row, game: None, moves: Vec::new(), told: Vec::new(), snapshots: Vec::new(), rev: 1 };
        live.begin_if_full(&offering)?;
        live.follow(moves)?;
        let pulse = watch::Sender::new(Pulse { seq: live.seq(), rev: live.rev, here: 0 });
        Ok(Room {
            id,
            offering,
            live: RwLock::new(live),
            pulse,
            pen: tokio::sync::Mutex::default(),
            driver: tokio::sync::Mutex::default(),
            pages: Mutex::default(),
            used: Mutex::new(Instant::now()),
        })
    }

    /// The state as it is now. Nothing may wait while this is held.
    pub fn live(&self) -> RwLockReadGuard<'_, Live> {
        *self.used.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
        self.live.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// Changes the state and tells every open page.
    pub fn change<T>(&self, change: impl FnOnce(&mut Live) -> T) -> T {
        let mut live = self.live.write().unwrap_or_else(PoisonError::into_inner);
        let result = change(&mut live);
        let pulse = self.pulse_of(&live);
        drop(live);
        self.pulse.send_if_modified(|old| std::mem::replace(old, pulse) != pulse);
        result
    }

    /// Changes something else than the moves and tells every open page.
    pub fn rearrange(&self, change: impl FnOnce(&mut TableRow)) -> Result<(), Broken> {
        let offering = Arc::clone(&self.offering);
        self.change(|live| {
            change(&mut live.row);
            live.rev += 1;
            live.begin_if_full(&offering)
        })
    }

    /// News, from now on.
    pub fn listen(&self) -> watch::Receiver<Pulse> {
        self.pulse.subscribe()
    }

    /// Somebody has opened a page of this table; it counts as open until the guard is dropped.
    pub fn enter(self: &Arc<Self>, person: PersonId) -> Presence {
        self.count(&person, 1);
        Presence { room: Arc::clone(self), person }
    }

    fn count(&self, person: &PersonId, change: isize) {
        let mut pages = self.pages.lock().unwrap_or_else(PoisonError::into_inner);
        let open = pages.entry(*person).or_default();
        let before = *open > 0;
        *open = open.saturating_add_signed(change);
        let after = *open > 0;
        if !after {
            pages.remove(person);
        }
        drop(pages);
        if before != after {
            self.change(|_| {});
        }
    }

    fn pulse_of(&self, live: &Live) -> Pulse {
        let pages = self.pages.lock().unwrap_or_else(PoisonError::into_inner);
        let seats = pages.keys().flat_map(|person| live.row.seats_of(person));
        let here = seats.fold(0, |here, seat| here | 1 << seat.index());
        Pulse { seq: live.seq(), rev: live.rev, here }
    }

    /// Whether anybody has a page of the table open.
    pub fn is_watched(&self) -> bool {
        !self.pages.lock().unwrap_or_else(PoisonError::into_inner).is_empty()
    }

    /// Whether nobody has used the table for so long.
    pub fn is_idle(&self, long: std::time::Duration) -> bool {
        !self.is_watched() && self.used.lock().unwrap_or_else(PoisonError::into_inner).elapsed() > long
    }
}

/// An open page.
#[derive(Debug)]
pub struct Presence {
    room: Arc<Room>,
    person: PersonId,
}

impl Drop for Presence {
    fn drop(&mut self) {
        self.room.count(&self.person, -1);
    }
}

impl Live {
    /// The number of confirmed moves.
    pub fn seq(&self) -> usize {
        self.moves.len()
    }

    /// Counts changes other than moves.
    pub fn rev(&self) -> u64 {
        self.rev
    }

    /// The moves so far.
    pub fn moves(&self) -> &[LoggedMove] {
        &self.moves
    }

    /// When the seat to decide was asked, in seconds since 1970.
    pub fn waiting_since(&self) -> i64 {
        self.moves.last().map_or(self.row.touched, |last| last.at / 1000)
    }

    /// The game begins as soon as every seat is taken.
    fn begin_if_full(&mut self, offering: &Offering) -> Result<(), Broken> {
        if self.game.is_some() || !self.row.is_full() {
            return Ok(());
        }
        let here = (offering.kind.data_mark)();
        if self.row.data != here {
            return Err(Broken(format!(
                "this table is played with the components {}, but here are the components {here}; start the server \
                 with the component files it began with",
                self.row.data
            )));
        }
        let setup = toml::from_str(&self.row.setup).map_err(|error| Broken(error.to_string()))?;
        let kind = &offering.kind;
        let game = (kind.new)(setup, self.row.seed)
            .map_err(|error| Broken(error.sentence((kind.texts)(), Lang::En)))?;
        self.game = Some(game);
        Ok(())
    }

    /// Takes moves from the log.
    pub fn follow(&mut self, moves: Vec<LoggedMove>) -> Result<(), Broken> {
        for logged in moves {
            let wrong = |why: String| Broken(format!("move {} of the log: {why}", self.moves.len() + 1));
            let Some(game) = &mut self.game else { return Err(wrong("the game has not begun".to_owned())) };
            if game.to_move() != Turn::Of(logged.seat) {
                return Err(wrong(format!("seat {} moves out of turn", logged.seat)));
            }
            let told = Told::new(&**game, logged.seat, &logged.notation);
            if self.moves.len().is_multiple_of(SNAPSHOT_EVERY) {
                self.snapshots.push(game.clone_box());
            }
            game.play(&logged.notation).map_err(|error| wrong(error.to_string()))?;
            self.told.push(told);
            self.moves.push(logged);
        }
        Ok(())
    }

    /// The position after so many moves, at most all of them.
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

    /// What happened up to a move, turn by turn.
    pub fn turns(&self, seq: usize, lang: Lang) -> Vec<web::view::Turn> {
        told::turns(&self.told[..seq.min(self.told.len())], lang)
    }

    /// What is known about a seat.
    pub fn seat(&self, seat: Seat) -> &SeatRow {
        &self.row.seats[seat.index()]
    }

    /// Who decides now, if somebody does.
    pub fn mover(&self) -> Option<&SeatRow> {
        self.game.as_ref()?.to_move().seat().map(|seat| self.seat(seat))
    }

    /// A seed for a bot's thoughts about the next move: the same every time, and different for every move.
    pub fn bot_seed(&self) -> Seed {
        self.row.seed.derive("bot", self.moves.len() as u64)
    }
}
