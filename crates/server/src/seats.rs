//! Coming and going: who sits down, gets up, hands over to a bot, and who takes a table away.
//!
//! The store decides each of it; the table in memory then takes over what the store has come to.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Path, State};
use axum::response::Response;
use bots::{Character, Kind};
use table::Seat;
use web::view::WaysOut;

use crate::app::{App, Refused};
use crate::clock::{now_millis, now_secs};
use crate::fields::FormFields;
use crate::live_table::LiveTable;
use crate::play::{go_to, live_table};
use crate::problem::Problem;
use crate::store::{Person, PersonId, SeatRow, Sitter, TableId};
use crate::texts::texts;
use crate::visitor::Visitor;

/// What a visitor can do about sitting at a table.
pub fn ways_out(table: &LiveTable, visitor: &Visitor, away: Duration) -> WaysOut {
    let (owners, host, over): (Vec<(Seat, PersonId)>, _, _) = {
        let state = table.state();
        let owner = |row: &SeatRow| match &row.sitter {
            Some(Sitter::Person { id, .. }) => Some((row.seat, *id)),
            _ => None,
        };
        let owners = state.row.seats.iter().filter_map(owner).collect();
        (owners, state.row.host == visitor.person, state.is_over())
    };
    let mine = owners.iter().filter(|(_, owner)| *owner == visitor.person).count();
    let can_hand_over = |seat: Seat, owner: &PersonId| {
        if *owner == visitor.person { mine > 1 } else { host && is_missing(table, seat, owner, away) }
    };
    let hand_over =
        owners.iter().filter(|(seat, owner)| !over && can_hand_over(*seat, owner)).map(|(seat, _)| *seat);
    let state = table.state();
    let is_blocked = |owner: &PersonId| state.about().blocks.contains(&(visitor.person, *owner));
    let others = owners.iter().filter(|(_, owner)| *owner != visitor.person && (mine > 0 || host));
    let block = others.map(|(seat, owner)| (*seat, is_blocked(owner))).collect();
    let others = Kind::LEVELS.into_iter().filter(|kind| *kind != Kind::USUAL);
    WaysOut {
        leave: mine > 0 && !over,
        delete: host && mine == owners.len(),
        hand_over: hand_over.collect(),
        block,
        bots: std::iter::once(Kind::USUAL).chain(others).map(Kind::name).collect(),
    }
}

/// Whether the host may replace somebody: where there is a clock, when their time is up; else when they have long been away.
fn is_missing(table: &LiveTable, seat: Seat, owner: &PersonId, away: Duration) -> bool {
    let state = table.state();
    match state.about().clock {
        Some(_) => state.time_is_up(seat, now_millis()),
        None => table.is_away(owner, away),
    }
}

/// Sees that a visitor may have one more table, and so many more seats.
pub async fn check_quota(app: &App, visitor: &Visitor, tables: u32, seats: u32) -> Result<(), Problem> {
    let (held, limits) = (app.store.holdings(&visitor.person).await?, &app.settings.limits);
    if held.tables + tables > limits.tables_per_person {
        return Err(Problem::TooManyTables(limits.tables_per_person));
    }
    if held.seats + seats > limits.seats_per_person {
        return Err(Problem::TooManySeats(limits.seats_per_person));
    }
    Ok(())
}

/// The host puts a bot on the free seat with this number. The game begins when it was the last one.
pub async fn seat_bot(
    app: &Arc<App>,
    table: &Arc<LiveTable>,
    visitor: &Visitor,
    number: u8,
    bot: Kind,
) -> Result<(), Problem> {
    let seat = {
        let state = table.state();
        if state.row.host != visitor.person {
            return Err(Problem::NotHost);
        }
        let seat = state.row.seats.iter().find(|row| row.seat.number() == number).map(|row| row.seat);
        seat.ok_or_else(|| Problem::Form(texts().get(visitor.lang, "form-no-seat")))?
    };
    let sitter = Sitter::bot(&seated(table, seat, bot));
    if !app.store.take_seat(&table.id, seat, &sitter).await? {
        return Err(Problem::SeatTaken);
    }
    app.refresh(table).await?;
    begin(app, table).await;
    Ok(())
}

/// Sees that the host of a table has not blocked a visitor.
pub async fn check_welcome(app: &App, visitor: &Visitor, host: &PersonId) -> Result<(), Problem> {
    let unwelcome = app.store.blockers(&visitor.person).await?.contains(host);
    if unwelcome { Err(Problem::Blocked) } else { Ok(()) }
}

/// Sits a visitor down on a free seat, under this name. The game begins when it was the last one. Whoever finds the seat taken
/// keeps the name they had.
pub async fn join(
    app: &Arc<App>,
    table: &Arc<LiveTable>,
    seat: Seat,
    visitor: &Visitor,
    name: String,
) -> Result<(), Problem> {
    let _turn = app.opening.lock().await;
    check_welcome(app, visitor, &table.state().row.host).await?;
    check_quota(app, visitor, 0, 1).await?;
    let person = Person { id: visitor.person, name, created: now_secs() };
    if !app.store.join(&table.id, seat, &person).await? {
        return Err(Problem::SeatTaken);
    }
    app.refresh(table).await?;
    table.guests.visit(&person.id);
    begin(app, table).await;
    Ok(())
}

/// Lets fate begin, if the table is full. Whoever sat down sits there, even if that has to be tried again.
async fn begin(app: &Arc<App>, table: &Arc<LiveTable>) {
    if let Err(error) = app.settle(table).await {
        tracing::warn!(table = %table.id, %error, "the game begins a little later");
    }
    app.tell_of_turn(table, &table.now());
}

/// `POST /t/{id}/leave`: a visitor gets up. Where the game has not begun, their seats are free again; where it has, bots play on
/// for them.
pub async fn leave(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    form: FormFields,
) -> Result<Response, Problem> {
    let table = live_table(&app, &id).await?;
    get_up(&app, &table, &form.visitor.person, bot(&form.visitor, form.get("bot"))?).await?;
    Ok(go_to("/"))
}

/// Somebody gets up; where the game has begun, such bots play on for them.
pub async fn get_up(
    app: &Arc<App>,
    table: &Arc<LiveTable>,
    person: &PersonId,
    bot: Kind,
) -> Result<(), Problem> {
    let mine: Vec<Seat> = table.state().row.seats_of(person).collect();
    if mine.is_empty() {
        return Err(Problem::NotYours);
    }
    // Before the game, the seats are free again.
    if app.store.leave(&table.id, person).await? {
        app.refresh(table).await?;
        return Ok(());
    }
    for seat in mine {
        take_over(app, table, seat, person, bot).await?;
    }
    Ok(())
}

/// `POST /t/{id}/hand-over`: a bot plays on for a seat: one of the visitor's own, or one whose owner has long been away, if the
/// visitor is the host.
pub async fn hand_over(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    form: FormFields,
) -> Result<Response, Problem> {
    let table = live_table(&app, &id).await?;
    let number = form.get("seat").parse().unwrap_or_default();
    let bot = bot(&form.visitor, form.get("bot"))?;
    hand_over_seat(&app, &table, &form.visitor, number, bot).await?;
    Ok(go_to(&format!("/t/{id}")))
}

/// Such a bot plays on for the seat with this number, if it is for this visitor to decide.
pub async fn hand_over_seat(
    app: &Arc<App>,
    table: &Arc<LiveTable>,
    visitor: &Visitor,
    number: u8,
    bot: Kind,
) -> Result<(), Problem> {
    let (seat, owner) = sitter(table, visitor, number)?;
    if owner != visitor.person {
        if table.state().row.host != visitor.person {
            return Err(Problem::NotYours);
        }
        // They may have been at another process.
        table.guests.know_visits(app.store.visits(&table.id).await?);
        if !is_missing(table, seat, &owner, app.settings.limits.away) {
            return Err(Problem::NotAway);
        }
    }
    take_over(app, table, seat, &owner, bot).await
}

/// A bot takes over the seat of a person in a running game.
pub(crate) async fn take_over(
    app: &Arc<App>,
    table: &Arc<LiveTable>,
    seat: Seat,
    person: &PersonId,
    bot: Kind,
) -> Result<(), Problem> {
    let bot = seated(table, seat, bot);
    if !app.store.hand_over(&table.id, seat, person, &bot.to_string()).await? {
        return Err(Problem::NotRunning);
    }
    app.refresh(table).await?;
    app.wake(table);
    Ok(())
}

/// The seat with this number, and the person who sits there.
fn sitter(table: &LiveTable, visitor: &Visitor, number: u8) -> Result<(Seat, PersonId), Problem> {
    let state = table.state();
    let row = state.row.seats.iter().find(|row| row.seat.number() == number);
    match row.and_then(|row| row.sitter.as_ref().map(|sitter| (row.seat, sitter))) {
        Some((seat, Sitter::Person { id, .. })) => Ok((seat, *id)),
        Some((_, Sitter::Bot(_))) => Err(Problem::NotYours),
        None => Err(Problem::Form(texts().get(visitor.lang, "form-no-seat"))),
    }
}

/// A bot of this kind as it sits there: what it likes is drawn by lot.
fn seated(table: &LiveTable, seat: Seat, kind: Kind) -> Character {
    let seed = table.state().row.seed;
    Character::seated(kind, None, table.entry.styles(), seed, seat).unwrap_or(kind.into())
}

/// The level of this name; the usual one if there is no name.
pub fn bot(visitor: &Visitor, name: &str) -> Result<Kind, Problem> {
    let name = if name.is_empty() { Kind::USUAL.name() } else { name };
    name.parse().map_err(|_| Problem::Form(texts().get(visitor.lang, "form-no-bot")))
}

/// `POST /t/{id}/delete`: the host takes away a table that waits for players, or where nobody else sits. It need not be one that
/// can be played on.
pub async fn delete(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    form: FormFields,
) -> Result<Response, Problem> {
    take_away(&app, &id, &form.visitor.person).await?;
    Ok(go_to("/"))
}

/// Takes a table away, if this person may.
pub async fn take_away(app: &App, id: &str, host: &PersonId) -> Result<(), Problem> {
    let id = TableId::parse(id).map_err(|_| Problem::NoTable)?;
    if !app.store.delete_table(&id, host).await? {
        let row = app.store.table(&id).await?.ok_or(Refused::NoTable)?;
        return Err(if row.host == *host { Problem::OthersPlay } else { Problem::NotHost });
    }
    app.forget(&id);
    Ok(())
}
