//! What is kept: logs, exports, results, and who one is.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::Response;
use axum::{Extension, Json};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::Caller;
use super::sent::Asked;
use super::trouble::Trouble;
use crate::app::App;
use crate::fields::QueryFields;
use crate::visitor::Visitor;
use crate::{download, results};

/// Who asks.
#[derive(Debug, Serialize, ToSchema)]
pub struct Me {
    /// What they are called, once they have a name.
    name: Option<String>,
    /// Whether anything can be changed with what was sent: `play`, `read`, or none for guests without anything.
    scope: Option<&'static str>,
}

/// Who one is to this server.
#[utoipa::path(get, path = "/me", tag = "games", responses((status = 200, body = Me)))]
pub async fn me(
    State(app): State<Arc<App>>,
    Extension(caller): Extension<Caller>,
    visitor: Visitor,
) -> Result<Json<Me>, Trouble> {
    Ok(Json(Me { name: app.name_of(&visitor.person).await?, scope: caller.scope() }))
}

/// The game as text, with every move hidden that whoever asks may not know.
#[utoipa::path(
    get, path = "/tables/{id}/log", tag = "archive",
    params(("id" = String, Path, description = "The id of a table")),
    responses((status = 200, body = String, content_type = "text/plain")),
)]
pub async fn log(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, Trouble> {
    Ok(download::log(State(app), Path(id), visitor).await?)
}

/// How much an export says.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct ExportQuery {
    /// Only what changes from one state to the next, instead of whole states.
    compact: Option<bool>,
}

/// Every position, event and point of a game as one document, as far as whoever asks may know it.
#[utoipa::path(
    get, path = "/tables/{id}/export", tag = "archive",
    params(("id" = String, Path, description = "The id of a table"), ExportQuery),
    responses((status = 200, body = Object, content_type = "application/json")),
)]
pub async fn export(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Asked(asked): Asked<ExportQuery>,
    visitor: Visitor,
) -> Result<Response, Trouble> {
    Ok(download::whole(&app, &id, &visitor, asked.compact == Some(true)).await?)
}

/// The own finished games, with everything about them.
#[utoipa::path(
    get, path = "/results", tag = "archive",
    params(
        ("game" = Option<String>, Query, description = "Only games of this name"),
        ("players" = Option<String>, Query, description = "Only games with so many players"),
        ("with" = Option<String>, Query, description = "Only games with this opponent"),
    ),
    responses((status = 200, body = Object, content_type = "application/json")),
)]
pub async fn own_results(State(app): State<Arc<App>>, asked: QueryFields) -> Result<Response, Trouble> {
    Ok(results::json(State(app), asked).await?)
}
