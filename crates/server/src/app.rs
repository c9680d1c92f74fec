//! Everything the server has: its games, its tables, and the one way of a move.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use bots::GameEntry;
use maud::Markup;
use table::data::nearest;
use table::{AnyGame, Fate, GameKind, Lang, MoveError, Seat, Seed, Turn};
use tokio::sync::{Semaphore, watch};

use crate::account::Desk;
use crate::clock::{SteadyClock, now_millis};
use crate::company::{self, Company};
use crate::driver::job;
use crate::limits::{Doors, Limits};
use crate::live_table::{Broken, Guests, LiveTable, TableState};
use crate::metrics::Metrics;
use crate::notices;
use crate::replay::Drawn;
use crate::session::Keys;
use crate::store::{
    After, Appended, LoggedMove, Outcome, PersonId, Role, Store, StoreError, TableId, Version,
};
use crate::webhook::{Courier, Reach};
use crate::workshop::{Orders, Workshop};

/// How long what was drawn is kept where nobody has a page open.
const UNSEEN: Duration = Duration::from_mins(1);

/// How long a table that nobody uses stays in memory.
const IDLE: Duration = Duration::from_mins(10);

/// How many games are taken in at once: each may be large.
const UPLOADS: usize = 8;

/// How many exports are made, or on their way to slow readers, at once: a long game has many megabytes.
const EXPORTS: usize = 16;

/// How many finished games may wait for a bot to look at them.
const ANALYSES: usize = 64;

/// How the server behaves.
#[derive(Clone, Debug)]
pub struct Settings {
    /// How long bots and automatic opponents wait before they move while somebody watches.
    pub pace: Duration,
    /// Whether cookies are sent over encrypted connections only.
    pub secure: bool,
    /// How much anybody may have.
    pub limits: Limits,
    /// What the luck of every table follows from, so that it can be repeated. Without it nobody can know it.
    pub seed: Option<Seed>,
    /// What this process is there for, among others on the same store.
    pub role: Role,
    /// How many bots may think at once.
    pub thinkers: usize,
    /// Whom notices reach.
    pub webhooks: Reach,
    /// How often a process tells the others that it is alive. One that has not done so three times is given up.
    pub beat: Duration,
    /// How long a server that was told to stop still answers, so that proxies notice.
    pub drain: Duration,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            pace: Duration::from_millis(900),
            secure: false,
            limits: Limits::default(),
            seed: None,
            role: Role::Server,
            // Pages need a core as well.
            thinkers: cores().saturating_sub(1).max(1),
            webhooks: Reach::default(),
            beat: Duration::from_secs(2),
            drain: Duration::ZERO,
        }
    }
}

/// How many cores there are to think with.
pub fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// Everything the server has.
pub struct App {
    /// The truth.
    pub store: Arc<dyn Store>,
    /// For signing cookies and forms.
    pub keys: Keys,
    /// How the server behaves.
    pub settings: Settings,
    /// How many bots may think at once.
    pub thinkers: Arc<Semaphore>,
    /// How many finished games are looked at by a bot at once: one, so that those at the tables have room to think.
    pub analysts: Semaphore,
    /// How many may wait for that.
    pub analyses_waiting: Arc<Semaphore>,
    /// How many games may be brought along at once.
    pub uploads: Arc<Semaphore>,
    /// How many exports may be made or on their way at once.
    pub exports: Arc<Semaphore>,
    /// Where drawing and other work is done.
    pub workshop: Workshop,
    /// What was drawn for those who look back at games.
    pub drawn: Drawn,
    /// Rulebooks as they are read, by game and language.
    pub rulebooks: Orders<(&'static str, Lang), Arc<Markup>>,
    /// Who may come in.
    pub doors: Doors,
    /// What has been counted.
    pub metrics: Metrics,
    /// Where people sign in.
    pub desk: Desk,
    /// Who takes notices to those who want to be told elsewhere.
    pub(crate) courier: Courier,
    /// Held by whoever opens a table or sits down, so that nobody gets more than their share by asking twice at once.
    pub opening: tokio::sync::Mutex<()>,
    games: Vec<Arc<GameEntry>>,
    kinds: Vec<GameKind>,
    open: watch::Sender<bool>,
    draining: AtomicBool,
    /// What tables that nobody touches are measured by.
    steady: SteadyClock,
    tables: Mutex<HashMap<TableId, Arc<LiveTable>>>,
    /// What the other processes on the same store are to this one.
    pub(crate) company: Company,
    /// When this process started, in Unix milliseconds.
    pub(crate) started: i64,
}

/// Tells when the server stops.
#[derive(Clone, Debug)]
pub struct Closing(watch::Receiver<bool>);

impl Closing {
    /// Waits until then.
    pub async fn closed(&mut self) {
        // An error means that the server is gone, which is the same.
        let _ = self.0.wait_for(|open| !*open).await;
    }
}

/// Why something at a table was not done.
#[derive(Debug, thiserror::Error)]
pub enum Refused {
    /// There is no such table.
    #[error("there is no such table")]
    NoTable,
    /// The page was not drawn from the position as it is now.
    #[error("the table has moved on")]
    Stale,
    /// It is somebody else's turn.
    #[error("it is not your turn")]
    NotYourTurn,
    /// The move cannot be made.
    #[error(transparent)]
    Move(#[from] MoveError),
    /// The table cannot be opened.
    #[error(transparent)]
    Broken(#[from] Broken),
    /// A fault of this program.
    #[error("a fault of the server")]
    Fault,
    /// The store failed.
    #[error(transparent)]
    Store(StoreError),
}

impl From<StoreError> for Refused {
    fn from(error: StoreError) -> Refused {
        match error {
            StoreError::NoTable(_) => Refused::NoTable,
            other => Refused::Store(other),
        }
    }
}

/// What is to be added to a log.
#[derive(Debug)]
enum Next {
    /// Moves of a seat, and whatever fate then decides.
    Moves(Seat, Vec<String>),
    /// Whatever fate decides now, up to a decision of somebody or of an automatic opponent.
    Settle,
    /// One step of an automatic opponent, and whatever fate then decides for others.
    Step,
}

/// What whoever decides has seen of a table.
#[derive(Clone, Copy, Debug)]
struct Stand {
    seq: usize,
    /// How often moves had been taken back, where that matters.
    backs: Option<u32>,
}

impl Stand {
    fn is_of(self, state: &TableState) -> bool {
        self.seq == state.seq() && self.backs.is_none_or(|backs| backs == state.backs())
    }
}

impl App {
    /// A server with these games, on this store.
    pub async fn open(
        games: Vec<GameEntry>,
        store: Arc<dyn Store>,
        settings: Settings,
    ) -> Result<Arc<App>, StoreError> {
        let keys = Keys::new(&store.secret().await?);
        let steady = SteadyClock::new(store.last_touched().await?);
        let (company, comings) = Company::new();
        // Before anything is read: nothing that changes afterwards is missed.
        let news = store.changes().await?;
        let app = Arc::new(App {
            analysts: Semaphore::new(1),
            analyses_waiting: Arc::new(Semaphore::new(ANALYSES)),
            uploads: Arc::new(Semaphore::new(UPLOADS)),
            exports: Arc::new(Semaphore::new(EXPORTS)),
            workshop: Workshop::default(),
            drawn: Drawn::default(),
            rulebooks: Orders::new(2 * Lang::ALL.len() * games.len()),
            doors: Doors::new(settings.limits.clone()),
            metrics: Metrics::default(),
            draining: AtomicBool::new(false),
            steady,
            desk: Desk::default(),
            courier: Courier::new(&settings.webhooks),
            opening: tokio::sync::Mutex::default(),
            store,
            keys,
            thinkers: Arc::new(Semaphore::new(settings.thinkers)),
            settings,
            kinds: games.iter().map(|entry| entry.kind.clone()).collect(),
            games: games.into_iter().map(Arc::new).collect(),
            open: watch::Sender::new(true),
            tables: Mutex::default(),
            company,
            started: now_millis(),
        });
        tokio::spawn(company::follow(Arc::downgrade(&app), news));
        if app.store.is_shared() {
            app.beat().await?;
            tokio::spawn(company::tell_of_guests(Arc::downgrade(&app), comings));
            tokio::spawn(company::live(Arc::downgrade(&app), app.settings.beat));
        }
        Ok(app)
    }

    /// The games, in the order in which they are listed.
    pub fn kinds(&self) -> &[GameKind] {
        &self.kinds
    }

    /// The games with everything that can be done with them.
    pub fn entries(&self) -> &[Arc<GameEntry>] {
        &self.games
    }

    /// The game with this name, or the sentence that says which there are.
    pub fn game(&self, name: &str) -> Result<&Arc<GameEntry>, String> {
        let names = || self.games.iter().map(|entry| entry.kind.name);
        self.games.iter().find(|entry| entry.kind.name == name).ok_or_else(|| {
            nearest(name, names()).map_or_else(
                || format!("The games here are: {}.", names().collect::<Vec<_>>().join(", ")),
                |near| format!("Did you mean “{near}”?"),
            )
        })
    }

    /// The name of a person, once they have one.
    pub async fn name_of(&self, person: &PersonId) -> Result<Option<String>, StoreError> {
        Ok(self.store.person(person).await?.map(|person| person.name))
    }

    /// The server is going to stop: whoever asks whether requests are welcome here is told otherwise.
    pub fn drain(&self) {
        self.draining.store(true, Ordering::Relaxed);
    }

    /// Whether the server is going to stop.
    pub fn is_draining(&self) -> bool {
        self.draining.load(Ordering::Relaxed) || self.is_closing()
    }

    /// Ends all live streams, so that the server can stop.
    pub fn close(&self) {
        self.open.send_replace(false);
    }

    /// Whether the server is about to stop.
    pub fn is_closing(&self) -> bool {
        !*self.open.borrow()
    }

    /// Tells when the server stops.
    pub fn closing(&self) -> Closing {
        Closing(self.open.subscribe())
    }

    /// A table, from memory or from its log. What fate has to decide before anybody else is decided then.
    pub async fn table(self: &Arc<Self>, id: &TableId) -> Result<Arc<LiveTable>, Refused> {
        if let Some(table) = self.in_memory(id) {
            // Whoever opened it may still be about to let fate decide.
            self.settle(&table).await?;
            return Ok(table);
        }
        let table = self.open_table(id).await?;
        self.settle(&table).await?;
        Ok(table)
    }

    /// A table from its log.
    async fn open_table(self: &Arc<Self>, id: &TableId) -> Result<Arc<LiveTable>, Refused> {
        let stored = self.store.load(id, None).await?.ok_or(Refused::NoTable)?;
        let entry = Arc::clone(self.game(&stored.row.game).map_err(Broken::Unplayable)?);
        let guests = Guests::new(self.company.door(&*self.store));
        guests.know_visits(self.store.visits(id).await?);
        // A long game takes a while to be replayed.
        let opened = tokio::task::spawn_blocking(move || LiveTable::open(entry, stored, guests));
        let table = Arc::new(opened.await.map_err(|_| Refused::Fault)??);
        // Somebody else may have opened it meanwhile: then theirs is the one.
        let table = Arc::clone(self.tables().entry(*id).or_insert(table));
        if self.store.is_shared() {
            // From here on it hears of changes; what has happened since it was read was told too early.
            table.guests.elsewhere(self.store.present(id, self.company.process).await?);
            self.refresh(&table).await?;
        }
        Ok(table)
    }

    /// A table that is in memory.
    pub(crate) fn in_memory(&self, id: &TableId) -> Option<Arc<LiveTable>> {
        self.tables().get(id).map(Arc::clone)
    }

    /// All tables that are in memory.
    pub(crate) fn all_in_memory(&self) -> Vec<Arc<LiveTable>> {
        self.tables().values().map(Arc::clone).collect()
    }

    /// Brings a table in memory to what the store has come to.
    pub async fn refresh(self: &Arc<Self>, table: &Arc<LiveTable>) -> Result<Arc<TableState>, Refused> {
        let _lock = table.write_lock.lock().await;
        self.read_anew(table).await
    }

    /// The same, unless it has come so far already: whoever wrote it may have been this process.
    pub(crate) async fn refresh_to(
        self: &Arc<Self>,
        table: &Arc<LiveTable>,
        version: Version,
    ) -> Result<Arc<TableState>, Refused> {
        let _lock = table.write_lock.lock().await;
        let state = table.now();
        if state.version() >= version { Ok(state) } else { self.read_anew(table).await }
    }

    /// Brings a table in memory to what somebody has seen of it: another process may have shown them more than is known here.
    pub(crate) async fn keep_up(
        self: &Arc<Self>,
        table: &Arc<LiveTable>,
        seen: Version,
    ) -> Result<(), Refused> {
        if self.store.is_shared() && table.now().version() < seen {
            self.refresh_to(table, seen).await?;
        }
        Ok(())
    }

    /// The same for somebody who has seen so many moves.
    pub(crate) async fn keep_up_with(
        self: &Arc<Self>,
        table: &Arc<LiveTable>,
        moves: usize,
    ) -> Result<(), Refused> {
        let moves = u32::try_from(moves).unwrap_or(u32::MAX);
        self.keep_up(table, Version { moves, ..table.now().version() }).await
    }

    /// The same for whoever holds the table's lock.
    pub(crate) async fn read_anew(
        self: &Arc<Self>,
        table: &Arc<LiveTable>,
    ) -> Result<Arc<TableState>, Refused> {
        let Some(stored) = self.store.load(&table.id, Some(table.now().known())).await? else {
            self.forget(&table.id);
            return Err(Refused::NoTable);
        };
        Ok(table.catch_up(stored)?)
    }

    /// What a person had belongs to somebody else by now: the tables in memory are told at once, before anybody looks.
    pub(crate) async fn moved(self: &Arc<Self>, person: &PersonId) {
        for table in self.all_in_memory() {
            let row = &table.now().row;
            if (row.host == *person || row.seats_of(person).next().is_some())
                && let Err(error) = self.refresh(&table).await
            {
                tracing::warn!(table = %table.id, %error, "a table will be read a little later");
            }
        }
    }

    fn tables(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, Arc<LiveTable>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Forgets tables that nobody uses, and writes down who was at the others. They are opened again from their logs.
    pub async fn sweep(&self) {
        self.doors.sweep();
        self.desk.attempts.sweep();
        for table in self.all_in_memory() {
            let news = table.guests.news_of_visits(&table.now().row);
            for (person, at) in news {
                if let Err(error) = self.store.visited(&table.id, &person, at).await {
                    tracing::warn!(table = %table.id, %error, "a visit was not noted");
                }
            }
            if table.is_idle(UNSEEN) {
                table.tidy();
            }
        }
        self.tables().retain(|_, table| Arc::strong_count(table) > 1 || !table.is_idle(IDLE));
    }

    /// Removes tables that have not been touched for too long, by a clock that does not jump.
    pub async fn expire(&self) -> Result<(), StoreError> {
        let limits = &self.settings.limits;
        let before = |long: Duration| self.steady.now_secs() - long.as_secs() as i64;
        for table in self.store.expire(before(limits.waiting), before(limits.running)).await? {
            tracing::info!(%table, "nobody has touched this table for long: it is removed");
            self.forget(&table);
        }
        self.store.forget_notices(now_millis() - notices::REMEMBERED).await
    }

    /// A table is gone from the store: open pages are told, and whoever plays there without one will notice.
    pub fn forget(&self, id: &TableId) {
        let table = self.tables().remove(id);
        if let Some(table) = table {
            table.vanish();
        }
    }

    /// Makes moves for a seat: all of them or none. This is the way of every move, whoever makes it.
    ///
    /// `seq` is the number of moves that whoever decides has seen. The moves are checked by the rules, fate's are drawn
    /// behind them, everything is written to the log in one transaction, and only then anybody sees it. The answer is the
    /// state that they have made.
    pub async fn commit(
        self: &Arc<Self>,
        table: &Arc<LiveTable>,
        seat: Seat,
        seq: usize,
        moves: &[String],
    ) -> Result<Arc<TableState>, Refused> {
        self.write(table, Some(Stand { seq, backs: None }), Next::Moves(seat, moves.to_vec())).await
    }

    /// The same for whoever has thought for a while: if moves have been taken back meanwhile, what they have seen is gone,
    /// even if the table has as many moves again.
    pub(crate) async fn commit_thought(
        self: &Arc<Self>,
        table: &Arc<LiveTable>,
        seat: Seat,
        (seq, backs): (usize, u32),
        moves: &[String],
    ) -> Result<Arc<TableState>, Refused> {
        let stand = Stand { seq, backs: Some(backs) };
        self.write(table, Some(stand), Next::Moves(seat, moves.to_vec())).await
    }

    /// Lets fate decide what it has to decide before anybody else can, and wakes whoever plays without a page. They try again
    /// what cannot be written now.
    pub async fn settle(self: &Arc<Self>, table: &Arc<LiveTable>) -> Result<(), Refused> {
        let settled = self.let_fate_decide(table).await;
        self.wake(table);
        settled
    }

    /// Lets fate decide what it has to decide before anybody else can.
    pub(crate) async fn let_fate_decide(self: &Arc<Self>, table: &Arc<LiveTable>) -> Result<(), Refused> {
        while table.now().in_play().is_some_and(awaits_fate) {
            match self.write(table, None, Next::Settle).await {
                // Another process was faster: what fate decides is the same.
                Ok(_) | Err(Refused::Stale) => {}
                Err(refused) => return Err(refused),
            }
        }
        Ok(())
    }

    /// One step of the automatic opponent to move.
    pub async fn step(
        self: &Arc<Self>,
        table: &Arc<LiveTable>,
        seq: usize,
    ) -> Result<Arc<TableState>, Refused> {
        self.write(table, Some(Stand { seq, backs: None }), Next::Step).await
    }

    async fn write(
        self: &Arc<Self>,
        table: &Arc<LiveTable>,
        seen: Option<Stand>,
        next: Next,
    ) -> Result<Arc<TableState>, Refused> {
        let (app, table) = (Arc::clone(self), Arc::clone(table));
        // A task of its own: whoever goes away meanwhile cannot stop it between the log and the news.
        let task = tokio::spawn(async move { app.append(&table, seen, next).await });
        task.await.unwrap_or(Err(Refused::Fault))
    }

    async fn append(
        self: &Arc<Self>,
        table: &Arc<LiveTable>,
        seen: Option<Stand>,
        next: Next,
    ) -> Result<Arc<TableState>, Refused> {
        let _lock = table.write_lock.lock().await;
        let state = table.now();
        if seen.is_some_and(|seen| !seen.is_of(&state)) {
            return Err(Refused::Stale);
        }
        let (moves, after) = try_out(&state, next, now_millis())?;
        if moves.is_empty() {
            return Ok(state);
        }
        let outcome = after.to_move().is_over().then(|| Outcome::of(&*after));
        let due = job(&state.row, &*after).is_some();
        let then = match &outcome {
            Some(outcome) => After::Over(outcome),
            None if due => After::Due,
            None => After::Waits,
        };
        let (begun, count) = (Instant::now(), moves.len());
        match self.store.append(&table.id, state.known(), &moves, then).await? {
            Appended::Done(version) => {
                self.metrics.written(count, begun.elapsed());
                let state = if version.rev == state.rev() {
                    table.advance(version, moves, due, outcome.as_ref())?
                } else {
                    // Another process has changed something else meanwhile.
                    self.read_anew(table).await?
                };
                self.tell_of_turn(table, &state);
                self.wake(table);
                Ok(state)
            }
            Appended::Taken => {
                self.read_anew(table).await?;
                Err(Refused::Stale)
            }
        }
    }
}

/// Whether fate has to decide at once. The steps of an automatic opponent come one by one, so that people can follow.
pub fn awaits_fate(game: &dyn AnyGame) -> bool {
    game.to_move() == Turn::Fate && !is_automatic_step(game)
}

/// Whether an automatic opponent takes its next step.
pub fn is_automatic_step(game: &dyn AnyGame) -> bool {
    game.to_move() == Turn::Fate && game.concerned().is_some_and(|seat| game.is_automatic(seat))
}

/// What is added to the log if all moves are legal, and the position after it.
fn try_out(state: &TableState, next: Next, at: i64) -> Result<(Vec<LoggedMove>, Box<dyn AnyGame>), Refused> {
    let mut game = state.in_play().ok_or(Refused::NotYourTurn)?.clone_box();
    let (fate, mut logged) = (Fate::new(state.row.seed), Vec::new());
    let mut push = |seat, notation: String, game: &mut dyn AnyGame| -> Result<usize, Refused> {
        game.play(&notation)?;
        logged.push(LoggedMove { seat, notation, at });
        Ok(state.seq() + logged.len())
    };
    let mut seq = state.seq();
    let mut steps = 0;
    match next {
        Next::Moves(seat, moves) => {
            for notation in moves {
                if game.to_move() != Turn::Of(seat) {
                    return Err(Refused::NotYourTurn);
                }
                seq = push(Some(seat), notation, &mut *game)?;
            }
        }
        Next::Settle => {}
        Next::Step => steps = 1,
    }
    while awaits_fate(&*game) || (steps > 0 && is_automatic_step(&*game)) {
        steps -= i32::from(is_automatic_step(&*game));
        let notation = game.draw(&fate, seq).ok_or(Refused::Fault)?;
        seq = push(None, notation, &mut *game)?;
    }
    Ok((logged, game))
}
