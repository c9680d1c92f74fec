//! Games that are looked back at: by a bot, brought along from elsewhere, or to play on from.

use std::sync::Arc;

use axum::Json;
use axum::extract::{FromRequest as _, Path, Request, State};
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;
use web::view::FieldProblem;

use super::sent::Sent;
use super::tables::{NewSeat, Opened, as_sent, known_name, seat_fields};
use super::trouble::Trouble;
use crate::analysis::{self, Progress};
use crate::app::App;
use crate::import;
use crate::new_table::NewTable;
use crate::play::live_table;
use crate::play_on;
use crate::problem::Problem;
use crate::visitor::Visitor;

/// What a bot thinks of a game that is over.
#[derive(Debug, Serialize, ToSchema)]
pub struct AnalysisInfo {
    /// How many moves it has looked at; none if it could not be done.
    done: Option<usize>,
    /// Of how many.
    of: Option<usize>,
    /// What it found, once it is done: what was to be expected over time, and the most costly decisions of every seat.
    #[schema(value_type = Option<Object>)]
    analysis: Option<Value>,
}

/// What a bot thinks of a game that is over. It begins when it is first asked, and takes a while.
#[utoipa::path(
    get, path = "/tables/{id}/analysis", tag = "archive",
    params(("id" = String, Path, description = "The id of a table")),
    responses((status = 200, body = AnalysisInfo)),
)]
pub async fn analysis(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Json<AnalysisInfo>, Trouble> {
    let table = live_table(&app, &id).await?;
    let moves = table.state().seq();
    Ok(Json(match analysis::look_at(&app, &table, &visitor, true)? {
        Progress::Running(far) => {
            AnalysisInfo { done: far.map(|far| far.0), of: far.map(|far| far.1), analysis: None }
        }
        Progress::Done(found) => AnalysisInfo {
            done: Some(moves),
            of: Some(moves),
            analysis: Some(serde_json::to_value(&*found).unwrap_or_default()),
        },
    }))
}

/// A game that was brought along.
#[derive(Debug, Serialize, ToSchema)]
pub struct StudyInfo {
    /// Its id in addresses.
    id: String,
    /// The name of its game.
    game: String,
    /// When it was brought, in seconds since 1970.
    brought: i64,
    /// How many moves it has.
    moves: usize,
    /// The final points by seat, if it is over.
    points: Option<Vec<i32>>,
}

/// The games that whoever asks has brought along.
#[utoipa::path(get, path = "/studies", tag = "archive", responses((status = 200, body = Vec<StudyInfo>)))]
pub async fn studies(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Json<Vec<StudyInfo>>, Trouble> {
    let study = |study: web::view::Study| StudyInfo {
        id: study.id,
        game: study.game,
        brought: study.brought,
        moves: study.moves,
        points: study.points,
    };
    Ok(Json(import::studies(&app, &visitor).await?.into_iter().map(study).collect()))
}

/// A game to be brought along.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct StudyBody {
    /// A log, an export, or a recorded game of another program that is known here.
    text: String,
}

/// Brings a game along: every move of it has to be legal. It is a table where nobody sits.
#[utoipa::path(
    post, path = "/studies", tag = "archive", request_body = StudyBody,
    responses((status = 201, body = Opened)),
)]
pub async fn bring(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    request: Request,
) -> Result<(StatusCode, Json<Opened>), Trouble> {
    // Large things are taken in a few at a time.
    let _share = app.doors.admit_upload(visitor.address).map_err(|_| Problem::TooMuch)?;
    let _place = Arc::clone(&app.uploads).try_acquire_owned().map_err(|_| Problem::Busy)?;
    let Sent(StudyBody { text }) = Sent::from_request(request, &app).await?;
    match import::take_in(&app, &visitor, text.into_bytes()).await? {
        Ok(id) => Ok((StatusCode::CREATED, Json(Opened::new(&id)))),
        Err(text) => Err(Trouble::Fields(vec![FieldProblem { field: "text".to_owned(), text }])),
    }
}

/// A table that goes on from a position.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct GoOn {
    /// After so many moves.
    at: usize,
    /// What whoever opens the table wants to be called; as before, if it is not said.
    #[serde(default)]
    #[schema(max_length = 32)]
    name: Option<String>,
    /// Who shall sit where, for every seat of a person in the order of the table.
    #[schema(min_items = 1, max_items = 4)]
    seats: Vec<NewSeat>,
}

/// Opens a table that goes on from a position of another.
#[utoipa::path(
    post, path = "/tables/{id}/on", tag = "archive", request_body = GoOn,
    params(("id" = String, Path, description = "The id of a table")),
    responses((status = 201, body = Opened)),
)]
pub async fn go_on(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
    Sent(body): Sent<GoOn>,
) -> Result<(StatusCode, Json<Opened>), Trouble> {
    let table = live_table(&app, &id).await?;
    let mut fields = seat_fields(&body.seats);
    fields.insert("name".to_owned(), known_name(&app, &visitor, body.name).await?);
    let wanted = NewTable::read(&table.entry.kind, |field| fields.get(field).map_or("", String::as_str));
    match play_on::go_on(&app, &table, &visitor, &wanted, body.at).await? {
        Ok(id) => Ok((StatusCode::CREATED, Json(Opened::new(&id)))),
        Err(problems) => Err(Trouble::Fields(problems.into_iter().map(as_sent).collect())),
    }
}
