//! What happens at a table, as it happens: server-sent events.
//!
//! Moves come in their order, each with a number that a reader can go on from (`Last-Event-ID`): how often moves have been taken
//! back, and how many there are. Whatever else is told is how things stand now, so nothing of it can be missed.

use std::collections::VecDeque;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::Extension;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use futures::stream::{self, Stream};
use serde::{Deserialize, Serialize};
use table::{Seat, Turn};
use utoipa::{IntoParams, ToSchema};

use super::Caller;
use super::happened::{PAGE, happenings};
use super::position::{SaidInfo, acting, said};
use super::sent::Asked;
use super::tables::SeatInfo;
use super::trouble::Trouble;
use crate::app::{App, Closing};
use crate::limits::OpenPage;
use crate::live_table::{Listener, LiveTable, Page, TableState, Update};
use crate::play::live_table;
use crate::problem::Problem;
use crate::view::{heard, sitters};
use crate::visitor::Visitor;

/// Where a stream begins.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct From {
    /// The number of moves that are known already; all there are, if it is not said. `Last-Event-ID` goes before it.
    from: Option<usize>,
    /// Which of several own seats looks, counted from 1.
    #[serde(rename = "as")]
    #[param(rename = "as", minimum = 1, maximum = 4)]
    acting: Option<u8>,
}

/// The event `turn`: who is to decide now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct TurnEvent {
    /// The number of moves that have been made.
    seq: usize,
    /// The seat to decide, if somebody does.
    to_move: Option<u8>,
    /// Whether chance or an automatic opponent decides.
    fate: bool,
    /// Whether it is a seat of whoever listens.
    my_turn: bool,
    /// Whether the game is over.
    over: bool,
}

/// The event `table`: who sits there, and who is there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct TableEvent {
    /// Counts changes other than moves.
    rev: u64,
    seats: Vec<SeatInfo>,
    /// The seats whose owners have the table open.
    here: Vec<u8>,
    /// How fast bots play.
    pace: &'static str,
}

/// The event `taken-back`: moves after this one are no more.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub struct TakenBackEvent {
    /// The number of moves that are left of those that were told.
    seq: usize,
}

/// Tells somebody what happens.
struct Teller {
    app: Arc<App>,
    table: Arc<LiveTable>,
    visitor: Visitor,
    caller: Caller,
    acting: Option<Seat>,
    listener: Listener,
    closing: Closing,
    _presence: (Page, OpenPage),
    /// What is to be told next.
    waiting: VecDeque<Event>,
    /// What was told last.
    told: Told,
}

/// What somebody was told.
struct Told {
    moves: usize,
    backs: u32,
    state: Arc<TableState>,
    turn: Option<TurnEvent>,
    table: Option<TableEvent>,
    /// The number of the last thing that was said.
    said: i64,
}

impl Told {
    /// Whoever begins to listen knows this already.
    fn new(
        state: Arc<TableState>,
        visitor: &Visitor,
        last: Option<(u32, usize)>,
        from: Option<usize>,
    ) -> Told {
        let (backs, moves) = last.unwrap_or((state.backs(), from.unwrap_or(state.seq())));
        let said = heard(&state, visitor, &[]).last().map_or(0, |said| said.number);
        Told { moves: moves.min(state.seq()), backs, state, turn: None, table: None, said }
    }

    /// How many of the moves that were told are still there. Moves are the same if the same seat made them at the same time,
    /// which everybody may know.
    fn still_there(&self, now: &TableState) -> usize {
        if self.state.backs() != self.backs {
            return 0;
        }
        let same = |(old, new): &(&Arc<_>, &Arc<_>)| {
            let (old, new): (&crate::store::LoggedMove, &crate::store::LoggedMove) = (old, new);
            (old.seat, old.at) == (new.seat, new.at)
        };
        self.state.moves().iter().zip(now.moves()).take(self.moves).take_while(same).count()
    }
}

fn event(name: &str, data: &impl Serialize) -> Event {
    Event::default().event(name).json_data(data).unwrap_or_default()
}

impl Teller {
    /// The next event; `None` at the end.
    async fn next(mut self) -> Option<(Result<Event, Infallible>, Teller)> {
        loop {
            if let Some(event) = self.waiting.pop_front() {
                return Some((Ok(event), self));
            }
            // It begins with how things stand.
            let behind = self.told.table.is_some() && self.told.moves < self.told.state.seq();
            let update = if behind {
                None
            } else {
                tokio::select! {
                    update = self.listener.changed() => Some(update?),
                    () = self.closing.closed() => return None,
                }
            };
            if !self.caller.is_still_welcome(&self.app).await || !self.is_there() {
                return None;
            }
            self.look(update).await.ok()?;
        }
    }

    /// Whether the table is: as long as somebody listens, it is in memory until it is removed.
    fn is_there(&self) -> bool {
        self.app.in_memory(&self.table.id).is_some_and(|table| Arc::ptr_eq(&table, &self.table))
    }

    /// Looks what is new.
    async fn look(&mut self, update: Option<Update>) -> Result<(), Problem> {
        let state = self.table.state();
        if state.backs() != self.told.backs {
            self.told.moves = self.told.still_there(&state);
            self.told.backs = state.backs();
            let event = event("taken-back", &TakenBackEvent { seq: self.told.moves });
            self.waiting.push_back(event.id(format!("{}-{}", state.backs(), self.told.moves)));
        }
        if let Some(update) = update {
            self.look_around(&state, update);
        }
        let which = self.told.moves..state.seq().min(self.told.moves + PAGE);
        let (end, backs) = (which.end, state.backs());
        let happened = {
            let (table, visitor, acting, state) =
                (Arc::clone(&self.table), self.visitor.clone(), self.acting, Arc::clone(&state));
            self.app.workshop.run(move || happenings(&table, &state, &visitor, acting, which)).await?
        };
        for happening in happened {
            let id = format!("{backs}-{}", happening.number);
            self.waiting.push_back(event("move", &happening).id(id));
        }
        self.told.moves = end;
        if end == state.seq() {
            self.look_whose_turn(&state);
        }
        self.told.state = state;
        Ok(())
    }

    /// Seats, who is there, and what was said.
    fn look_around(&mut self, state: &TableState, update: Update) {
        let sitters = sitters(state, &self.visitor);
        let here =
            state.row.seats.iter().map(|row| row.seat).filter(|seat| update.here & 1 << seat.index() != 0);
        let now = TableEvent {
            rev: state.rev(),
            seats: sitters.iter().map(SeatInfo::of).collect(),
            here: here.map(Seat::number).collect(),
            pace: state.pace().name(),
        };
        if self.told.table.as_ref() != Some(&now) {
            self.waiting.push_back(event("table", &now));
            self.told.table = Some(now);
        }
        let mine: Vec<Seat> = state.row.seats_of(&self.visitor.person).collect();
        let heard = heard(state, &self.visitor, &mine);
        let news: Vec<SaidInfo> =
            said(&heard).into_iter().filter(|said| said.number > self.told.said).collect();
        for said in &news {
            self.waiting.push_back(event("said", said));
        }
        self.told.said = heard.last().map_or(0, |said| said.number).max(self.told.said);
    }

    fn look_whose_turn(&mut self, state: &TableState) {
        let Some(game) = state.truth() else { return };
        let seat = game.to_move().seat();
        let now = TurnEvent {
            seq: state.seq(),
            to_move: seat.map(Seat::number),
            fate: game.to_move() == Turn::Fate,
            my_turn: state.row.seats_of(&self.visitor.person).any(|own| Some(own) == seat),
            over: state.is_over(),
        };
        if self.told.turn != Some(now) {
            self.waiting.push_back(event("turn", &now));
            self.told.turn = Some(now);
        }
    }
}

/// What was told last, as a reader sends it who was cut off.
fn last(headers: &HeaderMap) -> Option<(u32, usize)> {
    let (backs, moves) = headers.get("last-event-id")?.to_str().ok()?.split_once('-')?;
    Some((backs.parse().ok()?, moves.parse().ok()?))
}

/// What happens at a table, as it happens: `move`, `turn`, `table`, `said`, `taken-back`. It begins with how things stand.
#[utoipa::path(
    get, path = "/tables/{id}/stream", tag = "play",
    params(("id" = String, Path, description = "The id of a table"), From,
        ("Last-Event-ID" = Option<String>, Header, description = "The id of the last event that was read")),
    responses((status = 200, body = String, content_type = "text/event-stream",
        description = "Events without end; the data of each is JSON: `Happening`, `TurnEvent`, `TableEvent`, `SaidInfo`, `TakenBackEvent`")),
)]
pub async fn stream(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Asked(from): Asked<From>,
    headers: HeaderMap,
    Extension(caller): Extension<Caller>,
    visitor: Visitor,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Trouble> {
    let table = live_table(&app, &id).await?;
    let acting = acting(from.acting)?;
    let page = app.doors.open_page(visitor.address, visitor.person).map_err(|_| Problem::TooMuch)?;
    let teller = Teller {
        listener: table.listen(),
        closing: app.closing(),
        _presence: (table.enter(visitor.person), page),
        waiting: VecDeque::new(),
        told: Told::new(table.state(), &visitor, last(&headers), from.from),
        app,
        table,
        visitor,
        caller,
        acting,
    };
    let events = stream::unfold(teller, Teller::next);
    Ok(Sse::new(events).keep_alive(KeepAlive::new().interval(Duration::from_secs(15))))
}
