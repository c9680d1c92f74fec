//! Notices for those who want to be told elsewhere that it is their turn.
//!
//! A notice is a row in the store, one for every position and person, so several processes make it once; whoever sends it moves
//! its next try on first, so it is sent once. All of this happens beside the requests.

use std::sync::{Arc, Weak};
use std::time::Duration;

use futures::future::join_all;
use table::Seat;

use crate::app::App;
use crate::clock::now_millis;
use crate::live_table::{LiveTable, TableState};
use crate::store::{Notice, PersonId, Sitter, StoreError};
use crate::webhook::{self, Told};

/// How often a process looks whether there is something to send or a clock to look at.
const EVERY: Duration = Duration::from_secs(1);

/// How many notices are sent at once. Some receivers let everybody wait.
const AT_ONCE: u32 = 32;

/// Whoever has taken a notice has so long to send it, in milliseconds; then somebody else tries.
const LEASE: i64 = 60_000;

/// When something is tried again, in milliseconds after each try; after the last one it is given up.
const AGAIN: [i64; 5] = [10_000, 60_000, 300_000, 1_800_000, 7_200_000];

/// For how long is remembered what was sent, in milliseconds.
pub const REMEMBERED: i64 = 7 * 86_400_000;

impl App {
    /// Tells whoever decides now that it is their turn, if they want to be told and have no page of the table open; and lets
    /// their time run. Returns at once.
    pub(crate) fn tell_of_turn(self: &Arc<Self>, table: &Arc<LiveTable>, state: &Arc<TableState>) {
        let about = state.about();
        if about.clock.is_none() && about.notified.is_empty() {
            return;
        }
        let (app, table, state) = (Arc::clone(self), Arc::clone(table), Arc::clone(state));
        tokio::spawn(async move {
            if let Err(error) = app.turn_has_come(&table, &state).await {
                tracing::warn!(table = %table.id, %error, "somebody was not told that it is their turn");
            }
        });
    }

    /// The same, and waits until it is written down.
    pub async fn turn_has_come(&self, table: &LiveTable, state: &TableState) -> Result<(), StoreError> {
        self.wind_clock(state).await?;
        let Some(row) = state.in_play().and_then(|_| state.mover()) else { return Ok(()) };
        let Some(Sitter::Person { id, .. }) = &row.sitter else { return Ok(()) };
        if table.guests.is_here(row.seat) {
            return Ok(());
        }
        self.notify(table, state, "your-turn", *id, row.seat).await
    }

    /// Somebody is to be told something about a table, if they want to.
    pub(crate) async fn notify(
        &self,
        table: &LiveTable,
        state: &TableState,
        kind: &str,
        person: PersonId,
        seat: Seat,
    ) -> Result<(), StoreError> {
        if !state.about().notified.contains(&person) {
            return Ok(());
        }
        let round = state.truth().map_or(0, table::AnyGame::round);
        let (kind, moves, backs) = (kind.to_owned(), state.seq() as u32, state.backs());
        let notice = Notice { table: table.id, person, kind, moves, backs, seat, round, tries: 0 };
        self.store.notice(&notice, now_millis()).await
    }

    /// Sends what is to be sent now.
    pub async fn send_notices(&self) -> Result<(), StoreError> {
        let now = now_millis();
        let taken = self.store.take_notices(now, now + LEASE, AT_ONCE).await?;
        let sent = join_all(taken.iter().map(|notice| self.send(notice))).await;
        sent.into_iter().collect()
    }

    async fn send(&self, notice: &Notice) -> Result<(), StoreError> {
        let Some(webhook) = self.store.webhook(&notice.person).await? else {
            return self.store.put_notice(notice, None).await;
        };
        let row = self.store.table(&notice.table).await?;
        // What is over need not be told.
        let Some(row) = row.filter(|row| row.moves == notice.moves && row.points.is_none()) else {
            return self.store.put_notice(notice, None).await;
        };
        let body = webhook::body(notice, &row.game, &webhook.links);
        let again = match self.courier.tell(&webhook, body).await {
            Told::Yes => None,
            Told::Never => {
                tracing::info!(table = %notice.table, "a webhook is there no more, and is forgotten");
                return self.store.set_webhook(&notice.person, None).await;
            }
            Told::No(why) => {
                tracing::info!(table = %notice.table, why, tries = notice.tries, "a webhook did not answer");
                AGAIN.get(notice.tries as usize - 1).map(|pause| now_millis() + pause)
            }
        };
        self.store.put_notice(notice, again).await
    }
}

/// Sends notices and looks at clocks, for as long as the server is there. No clock waits for a receiver.
pub(crate) async fn attend(app: Weak<App>) {
    let clocks = now_and_then(app.clone(), async |app| app.look_at_clocks().await);
    let notices = now_and_then(app, async |app| app.send_notices().await);
    tokio::join!(clocks, notices);
}

async fn now_and_then(app: Weak<App>, attend: impl AsyncFn(Arc<App>) -> Result<(), StoreError>) {
    let mut every = tokio::time::interval(EVERY);
    every.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        every.tick().await;
        let Some(app) = app.upgrade() else { return };
        match attend(app).await {
            Ok(()) => {}
            Err(StoreError::Closed) => return,
            Err(error) => tracing::warn!(%error, "clocks and notices have to wait"),
        }
    }
}
