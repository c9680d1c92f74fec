//! Games that enter: pasted or uploaded, to be looked at and played on from.
//!
//! A game that was brought along is a table at which nobody sits (a *study*): it belongs to whoever brought it, and is seen by
//! whoever has its address. It is stored only after every move has been found legal, whole or not at all.

mod read;
mod upload;

use std::sync::Arc;

use axum::extract::State;
use axum::response::{IntoResponse as _, Response};
use maud::Markup;
use table::{Log, Seed};
use web::view::{Import, Study};

use crate::app::App;
use crate::clock::{now_millis, now_secs};
use crate::lobby::remember;
use crate::play::go_to;
use crate::problem::Problem;
use crate::store::{LoggedMove, Outcome, TableId, TableRow, random_bytes};
use crate::texts::texts;
use crate::visitor::Visitor;

pub use self::read::{Brought, read};
pub use self::upload::Upload;

/// Whoever brings a game along may send so many bytes.
pub const MAX_UPLOAD: usize = 16 << 20;

/// What is sent back to be corrected is not longer.
const LONGEST_AGAIN: usize = 256 << 10;

/// How many studies are listed.
const LISTED: u32 = 50;

/// `GET /import`: the form, and what was brought along before.
pub async fn form(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Markup, Problem> {
    page(&app, &visitor, String::new(), None).await
}

/// `POST /import`: reads a game and shows it, or shows the form again with what is wrong.
pub async fn bring(State(app): State<Arc<App>>, sent: Upload) -> Result<Response, Problem> {
    let Upload { visitor, text, file, place: _place } = sent;
    let again = if file.is_none() && text.len() <= LONGEST_AGAIN { text.clone() } else { String::new() };
    let bytes = file.unwrap_or_else(|| text.into_bytes());
    match take_in(&app, &visitor, bytes).await? {
        Err(problem) => {
            let page = page(&app, &visitor, again, Some(problem)).await?;
            Ok((axum::http::StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
        }
        Ok(id) => Ok(go_to(&format!("/t/{id}/replay"))),
    }
}

/// Reads a game and keeps it for a visitor. The inner error is what is wrong with it.
pub async fn take_in(
    app: &App,
    visitor: &Visitor,
    bytes: Vec<u8>,
) -> Result<Result<TableId, String>, Problem> {
    app.doors.admit_table(visitor.address).map_err(|_| Problem::TooMuch)?;
    check_quota(app, visitor).await?;
    let (entries, lang) = (app.entries().to_vec(), visitor.lang);
    match app.workshop.run(move || read(&entries, &bytes, lang)).await? {
        Err(problem) => Ok(Err(problem)),
        Ok(brought) => Ok(Ok(keep(app, visitor, brought).await?)),
    }
}

async fn page(
    app: &App,
    visitor: &Visitor,
    text: String,
    problem: Option<String>,
) -> Result<Markup, Problem> {
    let name = app.name_of(&visitor.person).await?;
    let view = Import { text, problem, studies: studies(app, visitor).await? };
    Ok(web::import(&visitor.frame(name.as_deref()), &view))
}

/// What a visitor has brought along, the latest first.
pub async fn studies(app: &App, visitor: &Visitor) -> Result<Vec<Study>, Problem> {
    let rows = app.store.studies_of(&visitor.person, LISTED).await?;
    let study = |row: TableRow| Study {
        id: row.id.to_string(),
        game: row.game,
        brought: row.created,
        moves: row.moves as usize,
        points: row.points,
    };
    Ok(rows.into_iter().map(study).collect())
}

/// Sees that a visitor may bring one more game along.
async fn check_quota(app: &App, visitor: &Visitor) -> Result<(), Problem> {
    let most = app.settings.limits.studies_per_person;
    let held = app.store.holdings(&visitor.person).await?.studies;
    if held < most { Ok(()) } else { Err(Problem::TooManyStudies(most)) }
}

/// Keeps a game for a visitor.
async fn keep(app: &App, visitor: &Visitor, Brought { log, outcome }: Brought) -> Result<TableId, Problem> {
    let row = row_of(visitor, &log, outcome.as_ref());
    let at = now_millis();
    let logged = |(seat, notation)| LoggedMove { seat, notation, at };
    let moves: Vec<LoggedMove> = log.moves.into_iter().map(logged).collect();
    let _turn = app.opening.lock().await;
    check_quota(app, visitor).await?;
    if app.name_of(&visitor.person).await?.is_none() {
        remember(app, visitor, &texts().get(visitor.lang, "guest")).await?;
    }
    app.store.open_table_with(&row, &moves, outcome.as_ref()).await?;
    Ok(row.id)
}

/// The row of a study. Where the log has no seed, nothing in it follows from the one of the table.
fn row_of(visitor: &Visitor, log: &Log, outcome: Option<&Outcome>) -> TableRow {
    let now = now_secs();
    TableRow {
        id: TableId::random(),
        game: log.game.clone(),
        rules: Some(log.rules),
        data: log.data.clone(),
        own_files: log.own_files.clone(),
        setup: log.setup.to_string(),
        seed: log.seed.unwrap_or_else(|| Seed::from_bytes(random_bytes())),
        open: false,
        hints: false,
        host: visitor.person,
        created: now,
        touched: now,
        moves: log.moves.len() as u32,
        given: if log.seed.is_some() { log.given } else { log.moves.len() } as u32,
        points: outcome.map(Outcome::points),
        seats: Vec::new(),
    }
}
