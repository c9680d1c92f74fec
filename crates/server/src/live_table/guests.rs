//! Who has a page of a table open, here and elsewhere, and who had one lately.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use table::Seat;
use tokio::sync::{mpsc, watch};

use super::{LiveTable, TableState};
use crate::clock::now_secs;
use crate::store::{PersonId, TableId, TableRow};

/// Who has a page of a table open.
#[derive(Debug)]
pub struct Guests {
    known: Mutex<Known>,
    visits: Mutex<BTreeMap<PersonId, Visit>>,
    /// The seats whose owners have a page open, one bit each.
    here: watch::Sender<u8>,
    /// Where it is told that something has changed here, if other processes want to know.
    door: Option<mpsc::UnboundedSender<TableId>>,
}

#[derive(Debug, Default)]
struct Known {
    /// How many pages everybody has open at this process.
    pages: HashMap<PersonId, usize>,
    /// The seats of those, if there are any.
    here: Option<u8>,
    /// The same for all other processes together.
    elsewhere: Option<u8>,
}

/// When somebody last had a page of the table open, in Unix seconds.
#[derive(Clone, Copy, Debug)]
struct Visit {
    at: i64,
    /// Whether the store knows.
    noted: bool,
}

impl Guests {
    /// Nobody yet.
    pub fn new(door: Option<mpsc::UnboundedSender<TableId>>) -> Guests {
        Guests { known: Mutex::default(), visits: Mutex::default(), here: watch::Sender::new(0), door }
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn visits(&self) -> MutexGuard<'_, BTreeMap<PersonId, Visit>> {
        self.visits.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The seats whose owners have a page open, one bit each, as that changes.
    pub(super) fn here(&self) -> watch::Receiver<u8> {
        self.here.subscribe()
    }

    /// The same for pages at this process alone; `None` if there are none.
    pub fn here_alone(&self) -> Option<u8> {
        self.known().here
    }

    /// Whether a page is open at this process.
    pub fn has_pages(&self) -> bool {
        !self.known().pages.is_empty()
    }

    /// Whether the owner of a seat has a page open, anywhere.
    pub fn is_here(&self, seat: Seat) -> bool {
        *self.here.borrow() >> seat.index() & 1 == 1
    }

    /// Whether a page is open anywhere.
    pub fn is_anybody_here(&self) -> bool {
        let known = self.known();
        known.here.is_some() || known.elsewhere.is_some()
    }

    /// What is known of the other processes.
    pub fn elsewhere(&self, seats: Option<u8>) {
        let mut known = self.known();
        known.elsewhere = seats;
        self.tell(&known);
    }

    /// Looks which seats those who are here have.
    pub(super) fn look(&self, row: &TableRow) {
        let mut known = self.known();
        let bits = |here: u8, person: &PersonId| {
            row.seats_of(person).fold(here, |here, seat| here | 1 << seat.index())
        };
        let here = (!known.pages.is_empty()).then(|| known.pages.keys().fold(0, bits));
        if std::mem::replace(&mut known.here, here) != here {
            self.tell(&known);
            if let Some(door) = &self.door {
                // Nobody listens when the server stops.
                let _ = door.send(row.id);
            }
        }
    }

    fn tell(&self, known: &Known) {
        let here = known.here.unwrap_or(0) | known.elsewhere.unwrap_or(0);
        self.here.send_if_modified(|old| std::mem::replace(old, here) != here);
    }

    /// Somebody is here.
    pub fn visit(&self, person: &PersonId) {
        self.visits().insert(*person, Visit { at: now_secs(), noted: false });
    }

    /// What the store knows about who was here.
    pub fn know_visits(&self, known: BTreeMap<PersonId, i64>) {
        let mut visits = self.visits();
        for (person, at) in known {
            let visit = visits.entry(person).or_insert(Visit { at, noted: true });
            visit.at = visit.at.max(at);
        }
    }

    /// Who of those who sit here was here, as far as the store does not know it yet.
    pub fn news_of_visits(&self, row: &TableRow) -> Vec<(PersonId, i64)> {
        let here: Vec<PersonId> = self.known().pages.keys().copied().collect();
        for person in &here {
            self.visit(person);
        }
        let mut visits = self.visits();
        visits.retain(|person, _| row.seats_of(person).next().is_some());
        let news = visits.iter().filter(|(_, visit)| !visit.noted);
        let news = news.map(|(person, visit)| (*person, visit.at)).collect();
        for visit in visits.values_mut() {
            visit.noted = true;
        }
        news
    }

    /// Whether somebody who sits there has neither had a page open nor moved for so long.
    pub(super) fn is_away(&self, state: &TableState, person: &PersonId, long: Duration) -> bool {
        let seats: Vec<Seat> = state.row.seats_of(person).collect();
        {
            let known = self.known();
            let elsewhere = known.elsewhere.unwrap_or(0);
            if known.pages.contains_key(person) || seats.iter().any(|seat| elsewhere & 1 << seat.index() != 0)
            {
                return false;
            }
        }
        let visit = self.visits().get(person).map(|visit| visit.at);
        let made = |seat: Option<Seat>| seat.is_some_and(|seat| seats.contains(&seat));
        let moved = state.moves().iter().rfind(|logged| made(logged.seat)).map(|last| last.at / 1000);
        let last = visit.max(moved).unwrap_or(state.row.created).max(state.row.created);
        now_secs() - last > long.as_secs() as i64
    }
}

/// An open page.
#[derive(Debug)]
pub struct Page {
    table: Arc<LiveTable>,
    person: PersonId,
}

impl Page {
    pub(super) fn open(table: Arc<LiveTable>, person: PersonId) -> Page {
        table.guests.visit(&person);
        *table.guests.known().pages.entry(person).or_default() += 1;
        table.guests.look(&table.now().row);
        Page { table, person }
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        let (table, guests) = (&self.table, &self.table.guests);
        guests.visit(&self.person);
        let nobody = {
            let pages = &mut guests.known().pages;
            if let Some(open) = pages.get_mut(&self.person) {
                *open -= 1;
            }
            pages.retain(|_, open| *open > 0);
            pages.is_empty()
        };
        if nobody {
            table.tidy();
        }
        guests.look(&table.now().row);
    }
}
