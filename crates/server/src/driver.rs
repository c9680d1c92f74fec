//! Whoever plays without a page: bots, standing orders and automatic opponents.
//!
//! They use the same path as people ([`App::commit`]). Bots think on threads of their own, a few at a time, so
//! that pages never wait for them; while somebody watches, they and the automatic opponents take their time to be followed.

use std::sync::Arc;
use std::time::Duration;

use table::{AnyGame, Eye, Seat, Turn};

use crate::app::{App, Refused, is_automatic_step};
use crate::live_table::LiveTable;
use crate::store::Sitter;

/// What is to be done for a seat that has nobody at a page.
enum Job {
    /// A bot has to think.
    Think(Seat, bots::Kind),
    /// A standing order of the seat has the answer.
    Answer(Seat, String),
    /// An automatic opponent takes a step.
    Step,
}

impl App {
    /// Lets bots, standing orders and automatic opponents play on until it is up to a person. Returns at once.
    pub fn wake(self: &Arc<Self>, table: &Arc<LiveTable>) {
        if next_job(table).is_none() {
            return;
        }
        let (app, table) = (Arc::clone(self), Arc::clone(table));
        tokio::spawn(async move {
            // Asked again after every drive: a move may have come just when the last one ended.
            while next_job(&table).is_some() {
                let Ok(_driving) = table.driver_lock.try_lock() else { return };
                if let Err(problem) = app.drive(&table).await {
                    tracing::error!(table = %table.id, %problem, "nobody plays on at this table");
                    return;
                }
            }
        });
    }

    async fn drive(self: &Arc<Self>, table: &Arc<LiveTable>) -> Result<(), Refused> {
        while let Some((seq, job)) = next_job(table) {
            let done = match job {
                Job::Answer(seat, notation) => self.commit(table, seat, seq, &[notation]).await,
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
                    self.commit(table, seat, seq, &moves).await
                }
            };
            match done {
                Ok(()) | Err(Refused::Stale) => {}
                Err(refused) => return Err(refused),
            }
        }
        Ok(())
    }

    /// A bot thinks about what its seat may know, and nothing else.
    async fn think(self: &Arc<Self>, table: &LiveTable, seat: Seat, bot: bots::Kind) -> Vec<String> {
        let (view, seed) = {
            let state = table.state();
            let Some(view) = state.seen(state.seq(), Eye::Seat(seat)) else { return Vec::new() };
            (view, state.bot_seed())
        };
        let think = table.entry.think;
        let fallback = first_legal(&*view, seat);
        let Ok(_place) = self.thinkers.acquire().await else { return fallback };
        let thought = tokio::task::spawn_blocking(move || think(&*view, seat, bot, seed)).await;
        // A bot that fails must not stop the table.
        thought.unwrap_or_else(|fault| {
            tracing::error!(table = %table.id, %fault, "a bot failed and plays the first legal move");
            fallback
        })
    }

    /// Waits a little while somebody watches.
    async fn let_them_follow(&self, table: &LiveTable, pause: Duration) {
        if table.is_watched() && !pause.is_zero() {
            tokio::time::sleep(pause.min(Duration::from_mins(1))).await;
        }
    }
}

/// What is to be done now, if it is not up to a person.
fn next_job(table: &LiveTable) -> Option<(usize, Job)> {
    let state = table.state();
    let game = state.truth()?;
    if is_automatic_step(game) {
        return Some((state.seq(), Job::Step));
    }
    let row = state.mover()?;
    let job = match row.sitter.as_ref()? {
        Sitter::Bot(kind) => Job::Think(row.seat, kind.parse().unwrap_or(bots::Kind::Random)),
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
