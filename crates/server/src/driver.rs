//! Whoever plays without a page: bots, standing orders and automatic opponents.
//!
//! They use the same path as people ([`App::commit`]). Bots think on threads of their own, a few at a time, so
//! that pages never wait for them; while somebody watches, they and the automatic opponents take their time to be followed.

use std::sync::Arc;
use std::time::Duration;

use bots::Character;
use table::{AnyGame, Eye, Seat, Turn};
use tokio::time::Instant;

use crate::app::{App, Refused, awaits_fate, is_automatic_step};
use crate::live_table::LiveTable;
use crate::store::{Sitter, StoreError, character};

/// The shortest time before something is tried again; it doubles every time.
const FIRST_PAUSE: Duration = Duration::from_millis(200);

/// The longest time.
const LONGEST_PAUSE: Duration = Duration::from_secs(30);

/// What is to be done for a seat that has nobody at a page.
enum Job {
    /// A bot has to think.
    Think(Seat, Character),
    /// A standing order of the seat has the answer.
    Answer(Seat, String),
    /// An automatic opponent takes a step.
    Step,
    /// Fate has to decide before anybody else can. Mostly it has done so already when somebody came to the table.
    Settle,
}

impl App {
    /// Lets bots, standing orders and automatic opponents play on until it is up to a person. Returns at once.
    pub fn wake(self: &Arc<Self>, table: &Arc<LiveTable>) {
        if next_job(table).is_none() {
            return;
        }
        let (app, table) = (Arc::clone(self), Arc::clone(table));
        // Whoever waits to try again does so now.
        table.nudge.notify_one();
        tokio::spawn(async move {
            // Asked again after every drive: a move may have come just when the last one ended.
            while next_job(&table).is_some() {
                let Ok(_driving) = table.driver_lock.try_lock() else { return };
                match app.drive_on(&table).await {
                    Ok(()) => {}
                    // The table was taken away.
                    Err(Refused::NoTable) => return,
                    Err(problem) => {
                        tracing::error!(table = %table.id, %problem, "nobody plays on at this table");
                        return;
                    }
                }
            }
        });
    }

    /// Drives, and tries again for as long as what is in the way may go away by itself: a full disk, a busy database.
    async fn drive_on(self: &Arc<Self>, table: &Arc<LiveTable>) -> Result<(), Refused> {
        let mut pause = FIRST_PAUSE;
        loop {
            let seq = table.state().seq();
            match self.drive(table).await {
                Err(Refused::Store(problem)) if problem.is_passing() => {
                    tracing::warn!(table = %table.id, %problem, ?pause, "play goes on here after a pause");
                }
                done => return done,
            }
            if table.state().seq() > seq {
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

    async fn drive(self: &Arc<Self>, table: &Arc<LiveTable>) -> Result<(), Refused> {
        loop {
            // Asked before the job: if moves are taken back in between, the job is found to be out of date.
            let backs = table.state().backs();
            let Some((seq, job)) = next_job(table) else { return Ok(()) };
            let done = match job {
                Job::Settle => self.let_fate_decide(table).await,
                Job::Answer(seat, notation) => {
                    self.commit_thought(table, seat, (seq, backs), &[notation]).await
                }
                Job::Step => {
                    self.let_them_follow(table, self.settings.pace).await;
                    self.step(table, seq).await
                }
                Job::Think(seat, bot) => {
                    let moves = self.think(table, seat, bot).await;
                    if moves.is_empty() {
                        return Err(Refused::NotYourTurn);
                    }
                    // Longer for a whole turn than for an answer.
                    let pace = self.settings.pace;
                    self.let_them_follow(table, if moves.len() > 1 { pace } else { pace / 2 }).await;
                    self.commit_thought(table, seat, (seq, backs), &moves).await
                }
            };
            match done {
                Ok(()) | Err(Refused::Stale) => {}
                Err(refused) => return Err(refused),
            }
        }
    }

    /// A bot thinks about what its seat may know, and nothing else.
    async fn think(self: &Arc<Self>, table: &LiveTable, seat: Seat, bot: Character) -> Vec<String> {
        let (view, seed) = {
            let state = table.state();
            let Some(view) = state.seen(state.seq(), Eye::Seat(seat)) else { return Vec::new() };
            (view, state.bot_seed())
        };
        let entry = Arc::clone(&table.entry);
        let fallback = first_legal(&*view, seat);
        let Ok(_place) = self.thinkers.acquire().await else { return fallback };
        let thought = tokio::task::spawn_blocking(move || entry.think(&*view, seat, &bot, seed)).await;
        // A bot that fails must not stop the table.
        thought.unwrap_or_else(|fault| {
            tracing::error!(table = %table.id, %fault, "a bot failed and plays the first legal move");
            fallback
        })
    }

    /// Waits a little while somebody watches, as the table's pace says. Another pace counts at once, and there is nothing to
    /// wait for after moves have been taken back.
    async fn let_them_follow(&self, table: &LiveTable, pause: Duration) {
        let (begun, mut news) = (Instant::now(), table.listen());
        let seq = table.state().seq();
        loop {
            let (pace, moves) = {
                let state = table.state();
                (state.pace(), state.seq())
            };
            let until = begun + pace.of(pause.min(Duration::from_secs(30)));
            if !table.is_watched() || moves != seq || Instant::now() >= until {
                return;
            }
            if tokio::time::timeout_at(until, news.changed()).await.is_err() {
                return;
            }
        }
    }
}

/// What is to be done now, if it is not up to a person.
fn next_job(table: &LiveTable) -> Option<(usize, Job)> {
    let state = table.state();
    let game = state.in_play()?;
    if awaits_fate(game) {
        return Some((state.seq(), Job::Settle));
    }
    if is_automatic_step(game) {
        return Some((state.seq(), Job::Step));
    }
    let row = state.mover()?;
    let job = match row.sitter.as_ref()? {
        Sitter::Bot(kind) => Job::Think(row.seat, character(kind)),
        Sitter::Person { .. } if row.orders.is_empty() => return None,
        Sitter::Person { .. } => {
            let seen = game.seen_by(Eye::Seat(row.seat));
            let answer = row.orders.iter().find_map(|(order, value)| seen.by_order(order, value))?;
            Job::Answer(row.seat, answer)
        }
    };
    Some((state.seq(), job))
}

fn first_legal(game: &dyn AnyGame, seat: Seat) -> Vec<String> {
    if game.to_move() == Turn::Of(seat) { game.legal().into_iter().take(1).collect() } else { Vec::new() }
}
