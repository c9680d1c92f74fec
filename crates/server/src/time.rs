//! The clocks of tables: whose time runs, how much is left, and what happens when it is up.
//!
//! Everything follows from when moves were made ([`crate::store::LoggedMove`]), so that every process reckons the same. The store
//! remembers when somebody has to look again; whichever process does so first reminds the seat, or lets a bot take over where
//! that was agreed.

use std::sync::Arc;

use bots::Kind;
use table::{Lang, Seat};
use web::view::ClockView;

use crate::app::{App, Refused};
use crate::clock::now_millis;
use crate::live_table::{LiveTable, TableState};
use crate::seats;
use crate::store::{Clock, PersonId, Running, Sitter, Span, StoreError};

/// What can be agreed, as forms name it.
pub const OFFERED: [&str; 12] = [
    "turn-60",
    "turn-120",
    "turn-300",
    "turn-86400",
    "turn-259200",
    "turn-604800",
    "game-900",
    "game-1800",
    "game-3600",
    "game-7200",
    "game-1209600",
    "game-2592000",
];

/// How many clocks are looked at in one go.
const AT_ONCE: u32 = 64;

/// A process that has just started replaces nobody for so long: those whose time ran out while the server was away get a
/// moment to come back.
const GRACE: i64 = 120_000;

/// When something was in the way that may go away by itself, somebody looks again after so long.
const SOON: i64 = 10_000;

/// When there is nothing to look at, somebody looks again after so long.
const NO_HURRY: i64 = 86_400_000;

/// The clock that a form names. `Some(None)` is none; `None` is nonsense.
pub fn read_clock(name: &str, replaces: bool) -> Option<Option<Clock>> {
    if name.is_empty() {
        return Some(None);
    }
    let known = OFFERED.into_iter().find(|offered| *offered == name)?;
    let (span, seconds) = known.split_once('-')?;
    let span = if span == "turn" { Span::Turn } else { Span::Game };
    Some(Some(Clock { span, seconds: seconds.parse().ok()?, replaces }))
}

/// How forms name a clock.
pub fn name_of(clock: Clock) -> String {
    format!("{}-{}", if clock.span == Span::Turn { "turn" } else { "game" }, clock.seconds)
}

/// A clock in words, as it was agreed.
pub fn in_words(clock: Clock, lang: Lang) -> (String, String) {
    web::clock_agreed(lang, clock.span == Span::Turn, clock.seconds, clock.replaces)
}

impl TableState {
    fn running(&self) -> Option<(Running, i64)> {
        let running = self.about().clock?;
        Some((running, running.since?))
    }

    /// Since when the seat to decide has been asked, in Unix milliseconds.
    fn asked_at(&self, since: i64) -> i64 {
        let given = self.row.given as usize;
        self.moves().get(given..).and_then(<[_]>::last).map_or(since, |last| last.at.max(since))
    }

    /// How long a seat has thought so far, without what it is thinking now, in milliseconds.
    fn thought(&self, seat: Seat, since: i64) -> i64 {
        let (given, moves) = (self.row.given as usize, self.moves());
        let before = |index: usize| if index <= given { since } else { moves[index - 1].at };
        let own = moves.iter().enumerate().skip(given).filter(|(_, logged)| logged.seat == Some(seat));
        own.map(|(index, logged)| (logged.at - before(index)).max(0)).sum()
    }

    /// The person whose time runs, their seat, and when it is up, in Unix milliseconds.
    pub fn deadline(&self) -> Option<(PersonId, Seat, i64)> {
        let (running, since) = self.running()?;
        let row = self.in_play().and_then(|_| self.mover())?;
        let Some(Sitter::Person { id, .. }) = &row.sitter else { return None };
        let whole = i64::from(running.clock.seconds) * 1000;
        let left = match running.clock.span {
            Span::Turn => whole,
            Span::Game => whole - self.thought(row.seat, since),
        };
        Some((*id, row.seat, self.asked_at(since) + left))
    }

    /// Whether the time of a seat is up.
    pub fn time_is_up(&self, seat: Seat, now: i64) -> bool {
        self.deadline().is_some_and(|(_, running, at)| running == seat && at <= now)
    }

    /// What pages show of the clock.
    pub fn clock_view(&self) -> Option<ClockView> {
        let (running, since) = self.running()?;
        let clock = running.clock;
        let until = self.deadline().map(|(_, seat, at)| (seat, at.div_euclid(1000)));
        let left = |row: &crate::store::SeatRow| {
            matches!(row.sitter, Some(Sitter::Person { .. })).then(|| {
                let thought = self.thought(row.seat, since) / 1000;
                (row.seat, (i64::from(clock.seconds) - thought).max(0))
            })
        };
        let left = if clock.span == Span::Game {
            self.row.seats.iter().filter_map(left).collect()
        } else {
            Vec::new()
        };
        Some(ClockView { until, left, short: short(clock) / 1000 })
    }
}

/// Time is short when so little of it is left, in milliseconds.
fn short(clock: Clock) -> i64 {
    i64::from(clock.seconds) * 200
}

impl App {
    /// Looks at the clocks where that is due, whichever process has last been at those tables.
    pub async fn look_at_clocks(self: &Arc<Self>) -> Result<(), StoreError> {
        for id in self.store.clocks_to_look_at(now_millis(), AT_ONCE).await? {
            let looked = async { self.look_at_clock(&self.table(&id).await?).await };
            match looked.await {
                Ok(()) | Err(Refused::NoTable) => {}
                Err(error) => {
                    tracing::warn!(table = %id, %error, "nobody could look at the clock of a table");
                    let passing = matches!(&error, Refused::Store(problem) if problem.is_passing());
                    self.store.look_at(&id, now_millis() + if passing { SOON } else { NO_HURRY }).await?;
                }
            }
        }
        Ok(())
    }

    /// Reminds whoever has little time left, and lets a bot take over where that was agreed.
    async fn look_at_clock(self: &Arc<Self>, table: &Arc<LiveTable>) -> Result<(), Refused> {
        // Another process may have been here.
        let state = self.refresh(table).await?;
        let now = now_millis();
        let Some((running, (person, seat, deadline))) = state.about().clock.zip(state.deadline()) else {
            return Ok(self.store.look_at(&table.id, now + NO_HURRY).await?);
        };
        let remind_at = deadline - short(running.clock);
        if now < remind_at {
            return Ok(self.store.look_at(&table.id, remind_at).await?);
        }
        if now < deadline {
            self.notify(table, &state, "time-short", person, seat).await?;
            return Ok(self.store.look_at(&table.id, deadline).await?);
        }
        let grace = self.started + GRACE.min(i64::from(running.clock.seconds) * 1000);
        if running.clock.replaces && now < grace {
            return Ok(self.store.look_at(&table.id, grace).await?);
        }
        if running.clock.replaces {
            if let Err(problem) = seats::take_over(self, table, seat, &person, Kind::USUAL).await {
                tracing::debug!(table = %table.id, ?problem, "a seat whose time was up is not handed over");
                if problem.is_of_the_store() {
                    return Ok(self.store.look_at(&table.id, now + SOON).await?);
                }
            }
        } else {
            self.notify(table, &state, "time-up", state.row.host, seat).await?;
        }
        Ok(self.store.look_at(&table.id, now + NO_HURRY).await?)
    }

    /// After a move, somebody else's time runs.
    pub(crate) async fn wind_clock(&self, state: &TableState) -> Result<(), StoreError> {
        let Some(running) = state.about().clock else { return Ok(()) };
        let Some((_, _, deadline)) = state.deadline() else { return Ok(()) };
        self.store.look_at(&state.row.id, deadline - short(running.clock)).await
    }
}
