//! Several processes on one store: what the others do is followed here, and what a process that died has left undone is taken
//! up.
//!
//! Whatever a process changes, the store tells all of them ([`crate::store::Store::changes`]); each then reads what is new of the tables
//! that it has in memory. Whoever plays without a page is played for by the process that has the table's lease
//! ([`crate::driver`]). Where the store belongs to one process alone, there is no company to keep.

use std::collections::HashSet;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};

use futures::StreamExt as _;
use futures::stream::BoxStream;
use tokio::sync::mpsc::{self, UnboundedReceiver, UnboundedSender};

use crate::app::{App, Refused};
use crate::live_table::LiveTable;
use crate::store::{Change, News, ProcessId, Role, Store, StoreError, TableId, Version};

/// A process is given up when it has not been heard of for so many beats.
const BEATS: u32 = 3;

/// How much work that nobody does is taken up at once.
const TAKEN_UP: u32 = 64;

/// What the other processes are to this one.
#[derive(Debug)]
pub(crate) struct Company {
    /// This one.
    pub process: ProcessId,
    door: UnboundedSender<TableId>,
    /// How many workers there are.
    workers: AtomicU32,
    /// Tables that cannot be opened, so that nobody tries again and again.
    given_up: Mutex<HashSet<TableId>>,
}

impl Company {
    /// Nobody yet. What comes out at the other end are tables where somebody has come or gone.
    pub fn new() -> (Company, UnboundedReceiver<TableId>) {
        let (door, comings) = mpsc::unbounded_channel();
        let process = ProcessId::random();
        (Company { process, door, workers: AtomicU32::new(0), given_up: Mutex::default() }, comings)
    }

    /// Where tables tell who comes and goes, if others want to know.
    pub fn door(&self, store: &dyn Store) -> Option<UnboundedSender<TableId>> {
        store.is_shared().then(|| self.door.clone())
    }

    fn gives_up(&self, id: TableId) -> bool {
        self.given_up.lock().unwrap_or_else(PoisonError::into_inner).insert(id)
    }

    fn has_given_up(&self, id: &TableId) -> bool {
        self.given_up.lock().unwrap_or_else(PoisonError::into_inner).contains(id)
    }
}

impl App {
    /// Whether this process lets bots think: every worker does, and the others if there is none.
    pub(crate) fn thinks(&self) -> bool {
        self.settings.role == Role::Worker || self.company.workers.load(Ordering::Relaxed) == 0
    }

    /// This process plays on at a table for whoever has no page there. `false` if another one does.
    pub(crate) async fn claims(&self, id: &TableId) -> Result<bool, StoreError> {
        if self.store.is_shared() { self.store.claim(id, self.company.process).await } else { Ok(true) }
    }

    /// It does so no longer.
    pub(crate) async fn releases(&self, id: &TableId) -> Result<(), StoreError> {
        if self.store.is_shared() { self.store.release(id, self.company.process).await } else { Ok(()) }
    }

    /// Says that this process is alive, and looks who else is.
    pub(crate) async fn beat(&self) -> Result<(), StoreError> {
        let (Company { process, workers, .. }, settings) = (&self.company, &self.settings);
        let pulse = self.store.beat(*process, settings.role, BEATS * settings.beat).await?;
        workers.store(pulse.workers, Ordering::Relaxed);
        if pulse.is_new {
            // The others may have given this process up, and forgotten who has pages open here.
            for table in self.all_in_memory().iter().filter(|table| table.guests.has_pages()) {
                let _ = self.company.door.send(table.id);
            }
        }
        Ok(())
    }

    /// This process ends, and lets go of everything that the others may want.
    pub(crate) async fn part(&self) -> Result<(), StoreError> {
        if self.store.is_shared() { self.store.part(self.company.process).await } else { Ok(()) }
    }

    /// Takes up what is to be done at tables where nobody does it.
    pub async fn take_up(self: &Arc<Self>, most: u32) -> Result<(), StoreError> {
        if !self.thinks() {
            return Ok(());
        }
        for id in self.store.due(most).await? {
            if !self.company.has_given_up(&id) {
                self.open_for_work(id).await;
            }
        }
        Ok(())
    }

    /// Opens a table, which wakes whoever plays there without a page.
    async fn open_for_work(self: &Arc<Self>, id: TableId) {
        match self.table(&id).await {
            Err(Refused::Broken(error)) if self.company.gives_up(id) => {
                tracing::warn!(table = %id, %error, "a table cannot be opened");
            }
            Err(Refused::Store(error)) => tracing::warn!(table = %id, %error, "a table cannot be opened now"),
            _ => {}
        }
    }

    fn hear(self: &Arc<Self>, news: News) {
        match news {
            News::Changed(Change { table, version: None, .. }) => self.forget(&table),
            News::Changed(Change { table: id, version: Some(version), due }) => match self.in_memory(&id) {
                Some(table) if table.now().version() < version => self.look_again(table, Some(version)),
                Some(table) if due => self.wake(&table),
                None if due && self.settings.role == Role::Worker => {
                    let app = Arc::clone(self);
                    tokio::spawn(async move { app.open_for_work(id).await });
                }
                _ => {}
            },
            News::Present(id) => {
                if let Some(table) = self.in_memory(&id) {
                    self.look_again(table, None);
                }
            }
            News::Missed => {
                for table in self.all_in_memory() {
                    self.look_again(table, None);
                }
            }
        }
    }

    /// Reads what is new at a table: up to a version, or everything, who has come and gone included.
    fn look_again(self: &Arc<Self>, table: Arc<LiveTable>, version: Option<Version>) {
        let app = Arc::clone(self);
        tokio::spawn(async move {
            let looked = async {
                if let Some(version) = version {
                    return app.refresh_to(&table, version).await;
                }
                if app.store.is_shared() {
                    table.guests.elsewhere(app.store.present(&table.id, app.company.process).await?);
                }
                app.refresh(&table).await
            };
            match looked.await {
                Ok(_) => app.wake(&table),
                Err(Refused::NoTable) => {}
                Err(error) => tracing::warn!(table = %table.id, %error, "news of a table cannot be read"),
            }
        });
    }
}

/// Follows what the other processes do, for as long as the server is there.
pub(crate) async fn follow(app: Weak<App>, mut news: BoxStream<'static, News>) {
    while let Some(news) = news.next().await {
        let Some(app) = app.upgrade() else { return };
        app.hear(news);
    }
}

/// Tells the other processes who has pages open here.
pub(crate) async fn tell_of_guests(app: Weak<App>, mut comings: UnboundedReceiver<TableId>) {
    while let Some(id) = comings.recv().await {
        let Some(app) = app.upgrade() else { return };
        let here = app.in_memory(&id).and_then(|table| table.guests.here_alone());
        if let Err(error) = app.store.show(&id, app.company.process, here).await {
            tracing::warn!(table = %id, %error, "the others were not told who is here");
        }
    }
}

/// Says now and then that this process is alive, and takes up what others have left undone.
pub(crate) async fn live(app: Weak<App>, beat: std::time::Duration) {
    let mut beats = tokio::time::interval(beat);
    loop {
        beats.tick().await;
        let Some(app) = app.upgrade() else { return };
        let done = async {
            app.beat().await?;
            app.take_up(TAKEN_UP).await
        };
        match done.await {
            Ok(()) => {}
            Err(StoreError::Closed) => return,
            Err(error) => {
                app.metrics.store_errors.add(1);
                tracing::warn!(%error, "this process could not say that it is alive");
            }
        }
    }
}
