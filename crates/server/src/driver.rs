//! Whoever plays without a page: bots, standing orders and automatic opponents.
//!
//! They use the same path as people ([`App::commit`]). Bots think on threads of their own, a few at a time, so
//! that pages never wait for them; while somebody watches, they and the automatic opponents take their time to be followed.
//! Where several processes share a store, one of them plays on at a table: whichever has its lease.

use std::sync::Arc;
use std::time::Duration;

use bots::Character;
use table::{AnyGame, Eye, Seat, Turn};
use tokio::sync::SemaphorePermit;
use tokio::time::Instant;

use crate::app::{App, Refused, awaits_fate, is_automatic_step};
use crate::live_table::{LiveTable, TableState};
use crate::store::{Sitter, StoreError, TableRow, character};

/// The shortest time before something is tried again; it doubles every time.
const FIRST_PAUSE: Duration = Duration::from_millis(200);

/// The longest time.
const LONGEST_PAUSE: Duration = Duration::from_secs(30);

/// What is to be done for a seat that has nobody at a page.
pub(crate) enum Job {
    /// A bot has to think.
    Think(Seat, Character),
    /// A standing order of the seat has the answer.
    Answer(Seat, String),
    /// An automatic opponent takes a step.
    Step,
    /// Fate has to decide before anybody else can. Mostly it has done so already when somebody came to the table.
    Settle,
}

/// How a drive came to its end.
enum Driven {
    /// It is up to a person.
    Done,
    /// Another process plays on here.
    Elsewhere,
}

/// Whether a job is done here.
enum Begin<'a> {
    /// It is, on this thread if it takes one.
    Now(Option<SemaphorePermit<'a>>),
    /// Perhaps, but it may be another one by now.
    Anew,
    /// Another process does it.
    Elsewhere,
}

impl App {
    /// Lets bots, standing orders and automatic opponents play on until it is up to a person. Returns at once.
    pub fn wake(self: &Arc<Self>, table: &Arc<LiveTable>) {
        let state = table.now();
        let nothing = next_job(&state).is_none();
        if nothing && !state.is_due() {
            return;
        }
        let (app, table) = (Arc::clone(self), Arc::clone(table));
        if nothing {
            tokio::spawn(async move { app.settled(&table, &state).await });
            return;
        }
        // Whoever waits to try again does so now.
        table.nudge.notify_one();
        tokio::spawn(async move {
            // Asked again after every drive: a move may have come just when the last one ended.
            while next_job(&table.now()).is_some() {
                let Ok(_driving) = table.driver_lock.try_lock() else { return };
                match app.drive_on(&table).await {
                    Ok(Driven::Done) => {}
                    // The table was taken away, or the server stops.
                    Ok(Driven::Elsewhere) | Err(Refused::NoTable | Refused::Store(StoreError::Closed)) => {
                        return;
                    }
                    Err(problem) => {
                        tracing::error!(table = %table.id, %problem, "nobody plays on at this table");
                        return;
                    }
                }
            }
        });
    }

    /// The store believed that there was something to do.
    async fn settled(&self, table: &LiveTable, seen: &TableState) {
        match self.store.settled(&table.id, seen.version()).await {
            Ok(()) => table.settle(seen.version()),
            // It will be looked at again.
            Err(error) => tracing::debug!(table = %table.id, %error, "a table still seems to wait for a bot"),
        }
    }

    /// Drives, and tries again for as long as what is in the way may go away by itself: a full disk, a busy database.
    async fn drive_on(self: &Arc<Self>, table: &Arc<LiveTable>) -> Result<Driven, Refused> {
        let mut pause = FIRST_PAUSE;
        loop {
            let seq = table.now().seq();
            let mut claimed = false;
            let driven = self.drive(table, &mut claimed).await;
            if claimed && let Err(error) = self.releases(&table.id).await {
                tracing::warn!(table = %table.id, %error, "a table could not be let go of");
            }
            match driven {
                Err(Refused::Store(problem)) if problem.is_passing() => {
                    self.metrics.store_errors.add(1);
                    tracing::warn!(table = %table.id, %problem, ?pause, "play goes on here after a pause");
                }
                done => return done,
            }
            if table.now().seq() > seq {
                pause = FIRST_PAUSE;
            }
            tokio::time::sleep(FIRST_PAUSE).await;
            let mut closing = self.closing();
            tokio::select! {
                () = tokio::time::sleep(pause.saturating_sub(FIRST_PAUSE)) => {}
                () = table.nudge.notified() => {}
                () = closing.closed() => return Err(Refused::Store(StoreError::Closed)),
            }
            pause = (2 * pause).min(LONGEST_PAUSE);
        }
    }

    /// Does one job after the other.
    async fn drive(self: &Arc<Self>, table: &Arc<LiveTable>, claimed: &mut bool) -> Result<Driven, Refused> {
        loop {
            let state = table.now();
            let Some(job) = next_job(&state) else { return Ok(Driven::Done) };
            let done = match job {
                // What fate decides is the same whoever asks.
                Job::Settle => self.let_fate_decide(table).await,
                job => match self.begin(table, &job, claimed).await? {
                    Begin::Now(thread) => self.play_on(table, &state, job, thread).await,
                    Begin::Anew => continue,
                    Begin::Elsewhere => return Ok(Driven::Elsewhere),
                },
            };
            match done {
                Ok(()) | Err(Refused::Stale) => {}
                Err(refused) => return Err(refused),
            }
        }
    }

    /// Whether this process does a job: if it has the table's lease. It takes it when it is about to begin, so that whoever
    /// waits for a thread to think on keeps nobody else from thinking.
    async fn begin(
        self: &Arc<Self>,
        table: &Arc<LiveTable>,
        job: &Job,
        claimed: &mut bool,
    ) -> Result<Begin<'_>, Refused> {
        let thread = match job {
            Job::Think(..) if !self.thinks() => return Ok(Begin::Elsewhere),
            Job::Think(..) => Some(self.thinkers.acquire().await.map_err(|_| Refused::Fault)?),
            _ => None,
        };
        if *claimed {
            return Ok(Begin::Now(thread));
        }
        *claimed = self.claims(&table.id).await?;
        if !*claimed {
            return Ok(Begin::Elsewhere);
        }
        if !self.store.is_shared() {
            return Ok(Begin::Now(thread));
        }
        // Another process may have played on until just now.
        self.refresh(table).await?;
        Ok(Begin::Anew)
    }

    /// Does a job.
    async fn play_on(
        self: &Arc<Self>,
        table: &Arc<LiveTable>,
        state: &TableState,
        job: Job,
        thread: Option<SemaphorePermit<'_>>,
    ) -> Result<(), Refused> {
        let (stand, pace) = ((state.seq(), state.backs()), self.settings.pace);
        match job {
            Job::Settle => {}
            Job::Answer(seat, notation) => drop(self.commit_thought(table, seat, stand, &[notation]).await?),
            Job::Step => {
                self.let_them_follow(table, pace).await;
                self.step(table, state.seq()).await?;
            }
            Job::Think(seat, bot) => {
                let moves = think(table, state, seat, bot).await;
                drop(thread);
                if moves.is_empty() {
                    return Err(Refused::NotYourTurn);
                }
                // Longer for a whole turn than for an answer.
                self.let_them_follow(table, if moves.len() > 1 { pace } else { pace / 2 }).await;
                self.commit_thought(table, seat, stand, &moves).await?;
            }
        }
        Ok(())
    }

    /// Waits a little while somebody watches, as the table's pace says. Another pace counts at once, and there is nothing to
    /// wait for after moves have been taken back.
    async fn let_them_follow(&self, table: &LiveTable, pause: Duration) {
        let (begun, mut news) = (Instant::now(), table.listen());
        let seq = table.now().seq();
        loop {
            let state = table.now();
            let until = begun + state.pace().of(pause.min(Duration::from_secs(30)));
            if !table.is_watched() || state.seq() != seq || Instant::now() >= until {
                return;
            }
            if tokio::time::timeout_at(until, news.changed()).await.is_err() {
                return;
            }
        }
    }
}

/// A bot thinks about what its seat may know, and nothing else.
async fn think(table: &LiveTable, state: &TableState, seat: Seat, bot: Character) -> Vec<String> {
    let Some(view) = state.seen(state.seq(), Eye::Seat(seat)) else { return Vec::new() };
    let (entry, seed) = (Arc::clone(&table.entry), state.bot_seed());
    let fallback = first_legal(&*view, seat);
    let thought = tokio::task::spawn_blocking(move || entry.think(&*view, seat, &bot, seed)).await;
    // A bot that fails must not stop the table.
    thought.unwrap_or_else(|fault| {
        tracing::error!(table = %table.id, %fault, "a bot failed and plays the first legal move");
        fallback
    })
}

/// What is to be done at a table now, if it is not up to a person.
fn next_job(state: &TableState) -> Option<Job> {
    job(&state.row, state.in_play()?)
}

/// What is to be done in a position, if it is not up to a person.
pub(crate) fn job(row: &TableRow, game: &dyn AnyGame) -> Option<Job> {
    if awaits_fate(game) {
        return Some(Job::Settle);
    }
    if is_automatic_step(game) {
        return Some(Job::Step);
    }
    let mover = game.to_move().seat()?;
    let row = row.seats.iter().find(|row| row.seat == mover)?;
    match row.sitter.as_ref()? {
        Sitter::Bot(kind) => Some(Job::Think(row.seat, character(kind))),
        Sitter::Person { .. } if row.orders.is_empty() => None,
        Sitter::Person { .. } => {
            let seen = game.seen_by(Eye::Seat(row.seat));
            let answer = row.orders.iter().find_map(|(order, value)| seen.by_order(order, value))?;
            Some(Job::Answer(row.seat, answer))
        }
    }
}

fn first_legal(game: &dyn AnyGame, seat: Seat) -> Vec<String> {
    if game.to_move() == Turn::Of(seat) { game.legal().into_iter().take(1).collect() } else { Vec::new() }
}
