//! What people see of each other: the public page of an account, ladders, and blocking.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::Response;
use maud::Markup;
use web::view::{BlockedPerson, Ladder, LadderRow, PlayedOnce, PublicPage, RatedGame, RatingView};

use crate::app::App;
use crate::clock::now_secs;
use crate::fields::FormFields;
use crate::play::{go_to, live_table};
use crate::problem::Problem;
use crate::store::{PersonId, Rating, Sitter, StoreError, TableRow};
use crate::texts::texts;
use crate::visitor::Visitor;

/// How many games the public page of somebody shows.
const GAMES: u32 = 20;

/// How long a ladder is.
const RUNGS: u32 = 100;

/// A rating as pages show it.
pub fn rating_view(rating: Rating) -> RatingView {
    RatingView { points: rating.points(), give_or_take: rating.give_or_take(), games: rating.games }
}

/// The ratings of somebody, in the order of the house.
pub(super) async fn ratings(app: &App, person: &PersonId) -> Result<Vec<RatedGame>, StoreError> {
    let ratings = app.store.ratings_of(person).await?;
    let games = app.kinds().iter().map(|kind| kind.name);
    let rated =
        |game: &str| Some(RatedGame { game: game.to_owned(), rating: rating_view(*ratings.get(game)?) });
    Ok(games.filter_map(rated).collect())
}

/// `GET /p/{handle}`: what somebody lets others see.
pub async fn profile(
    State(app): State<Arc<App>>,
    Path(handle): Path<String>,
    visitor: Visitor,
) -> Result<Markup, Problem> {
    if !handle.bytes().all(|letter| letter.is_ascii_alphanumeric()) {
        return Err(Problem::NotFound);
    }
    let account = app.store.account_of(&handle).await?.filter(|account| account.shows.ratings);
    let account = account.ok_or(Problem::NotFound)?;
    let name = app.name_of(&account.person).await?.unwrap_or_default();
    let mut results = None;
    if account.shows.results {
        let finished = app.store.tables_of(&account.person, true, GAMES).await?;
        results = Some(finished.iter().filter_map(|row| played(row, &account.person)).collect());
    }
    let page = PublicPage { name, ratings: ratings(&app, &account.person).await?, results };
    Ok(web::profile(&visitor.frame(None), &page))
}

/// How somebody fared in a finished game. Who else played is not theirs to show.
fn played(row: &TableRow, person: &PersonId) -> Option<PlayedOnce> {
    let all = row.points.as_ref().filter(|_| row.given == 0)?;
    let mut seats = row.seats_of(person);
    let (Some(seat), None) = (seats.next(), seats.next()) else { return None };
    let points = *all.get(seat.index())?;
    let place = all.iter().filter(|other| **other > points).count() + 1;
    Some(PlayedOnce { game: row.game.clone(), at: row.touched, points, place, players: all.len() })
}

/// `GET /ladder/{game}`: those who play a game best, as far as they let others see it.
pub async fn ladder(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    visitor: Visitor,
) -> Result<Markup, Problem> {
    let entry = app.game(&game).map_err(Problem::NoGame)?;
    let ranked = app.store.ladder(entry.kind.name, RUNGS).await?;
    let row = |ranked: crate::store::Ranked| LadderRow {
        name: ranked.name,
        handle: ranked.handle,
        rating: rating_view(ranked.rating),
    };
    let ladder = Ladder { game: entry.kind.name, rows: ranked.into_iter().map(row).collect() };
    Ok(web::ladder(&visitor.frame(None), app.kinds(), &ladder))
}

/// By what somebody who is blocked is told apart, without naming them.
fn mark(person: &PersonId) -> String {
    blake3::hash(person.as_bytes()).to_hex()[..32].to_owned()
}

/// Whom a visitor has blocked.
pub(super) async fn blocked(app: &App, visitor: &Visitor) -> Result<Vec<BlockedPerson>, StoreError> {
    let blocks = app.store.blocks(&visitor.person).await?;
    Ok(blocks.into_iter().map(|one| BlockedPerson { mark: mark(&one.person), name: one.name }).collect())
}

/// `POST /t/{id}/block`: somebody who sits at the same table is blocked, or no longer.
pub async fn block(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    form: FormFields,
) -> Result<Response, Problem> {
    let table = live_table(&app, &id).await?;
    let me = &form.visitor.person;
    let state = table.state();
    if state.row.seats_of(me).next().is_none() && state.row.host != *me {
        return Err(Problem::NotYours);
    }
    let number: u8 = form.get("seat").parse().unwrap_or_default();
    let row = state.row.seats.iter().find(|row| row.seat.number() == number);
    let other = match row.and_then(|row| row.sitter.as_ref()) {
        Some(Sitter::Person { id, .. }) if id != me => *id,
        _ => return Err(Problem::Form(texts().get(form.visitor.lang, "form-no-seat"))),
    };
    if form.get("off").is_empty() {
        app.store.block(me, &other, now_secs()).await?;
    } else {
        app.store.unblock(me, &other).await?;
    }
    app.refresh(&table).await?;
    Ok(go_to(&format!("/t/{id}")))
}

/// `POST /account/unblock`: somebody is blocked no longer.
pub async fn unblock(State(app): State<Arc<App>>, form: FormFields) -> Result<Response, Problem> {
    let me = &form.visitor.person;
    let blocks = app.store.blocks(me).await?;
    if let Some(one) = blocks.iter().find(|one| mark(&one.person) == form.get("who")) {
        app.store.unblock(me, &one.person).await?;
    }
    Ok(go_to("/account?done=unblocked"))
}
