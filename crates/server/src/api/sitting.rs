//! Whoever sits at a table: getting up, handing over, standing orders, the pace, talk and notes.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::sent::Sent;
use super::trouble::Trouble;
use crate::app::App;
use crate::play::{live_table, set_order};
use crate::problem::Problem;
use crate::visitor::Visitor;
use crate::{pace, seats, talk};

/// Which bot plays on.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Leave {
    /// Its level; the usual one, if it is not said.
    #[serde(default)]
    #[schema(example = "medium")]
    level: Option<String>,
}

/// A seat that is left to a bot.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ForSeat {
    /// The number of the seat, counted from 1.
    #[schema(minimum = 1, maximum = 4)]
    seat: u8,
    /// The level of the bot; the usual one, if it is not said.
    #[serde(default)]
    #[schema(example = "medium")]
    level: Option<String>,
}

/// A standing order.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OrderBody {
    /// The number of the own seat it is for.
    #[schema(minimum = 1, maximum = 4)]
    seat: u8,
    /// The key of the order, as the game lists it.
    order: String,
    /// What it is set to.
    value: String,
}

/// How fast bots play.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PaceBody {
    pace: PaceName,
}

/// How fast bots and automatic opponents play while somebody watches.
#[derive(Clone, Copy, Debug, Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum PaceName {
    /// Half as fast as usual.
    Slow,
    /// As the server is set.
    Usual,
    /// Without waiting.
    Instant,
}

impl PaceName {
    const fn name(self) -> &'static str {
        match self {
            PaceName::Slow => "slow",
            PaceName::Usual => "usual",
            PaceName::Instant => "instant",
        }
    }
}

/// Something to say: a phrase, or words of one's own.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SayBody {
    /// One of the phrases that everybody reads in their own language.
    #[serde(default)]
    #[schema(example = "good-luck")]
    phrase: Option<String>,
    /// Words of one's own, where there is no phrase.
    #[serde(default)]
    #[schema(max_length = 200)]
    words: Option<String>,
}

/// What somebody has written down for themselves at a table.
#[derive(Debug, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NoteBody {
    #[schema(max_length = 4000)]
    note: String,
}

/// Gets up. Before the game the seats are free again; in it, bots play on.
#[utoipa::path(
    post, path = "/tables/{id}/leave", tag = "seats", request_body = Leave,
    params(("id" = String, Path, description = "The id of a table")),
    responses((status = 204, description = "Done")),
)]
pub async fn leave(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
    Sent(body): Sent<Leave>,
) -> Result<StatusCode, Trouble> {
    let table = live_table(&app, &id).await?;
    let bot = seats::bot(&visitor, body.level.as_deref().unwrap_or_default())?;
    seats::get_up(&app, &table, &visitor.person, bot).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Lets a bot play on for one of several own seats or, as the host, for somebody who has long been away.
#[utoipa::path(
    post, path = "/tables/{id}/hand-over", tag = "seats", request_body = ForSeat,
    params(("id" = String, Path, description = "The id of a table")),
    responses((status = 204, description = "Done")),
)]
pub async fn hand_over(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
    Sent(body): Sent<ForSeat>,
) -> Result<StatusCode, Trouble> {
    let table = live_table(&app, &id).await?;
    let bot = seats::bot(&visitor, body.level.as_deref().unwrap_or_default())?;
    seats::hand_over_seat(&app, &table, &visitor, body.seat, bot).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Puts a bot on a free seat, as the host.
#[utoipa::path(
    post, path = "/tables/{id}/bots", tag = "seats", request_body = ForSeat,
    params(("id" = String, Path, description = "The id of a table")),
    responses((status = 204, description = "Done")),
)]
pub async fn seat_bot(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
    Sent(body): Sent<ForSeat>,
) -> Result<StatusCode, Trouble> {
    let table = live_table(&app, &id).await?;
    let bot = seats::bot(&visitor, body.level.as_deref().unwrap_or_default())?;
    seats::seat_bot(&app, &table, &visitor, body.seat, bot).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Takes a table away, as the host, where nobody else plays.
#[utoipa::path(
    delete, path = "/tables/{id}", tag = "tables",
    params(("id" = String, Path, description = "The id of a table")),
    responses((status = 204, description = "Done")),
)]
pub async fn delete(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<StatusCode, Trouble> {
    seats::take_away(&app, &id, &visitor.person).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Sets a standing order of an own seat.
#[utoipa::path(
    put, path = "/tables/{id}/orders", tag = "seats", request_body = OrderBody,
    params(("id" = String, Path, description = "The id of a table")),
    responses((status = 204, description = "Done")),
)]
pub async fn order(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
    Sent(body): Sent<OrderBody>,
) -> Result<StatusCode, Trouble> {
    let table = live_table(&app, &id).await?;
    set_order(&app, &table, &visitor, body.seat, (&body.order, &body.value)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Sets how fast bots play at a table where one sits.
#[utoipa::path(
    put, path = "/tables/{id}/pace", tag = "seats", request_body = PaceBody,
    params(("id" = String, Path, description = "The id of a table")),
    responses((status = 204, description = "Done")),
)]
pub async fn set_pace(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
    Sent(body): Sent<PaceBody>,
) -> Result<StatusCode, Trouble> {
    let table = live_table(&app, &id).await?;
    pace::set_pace(&app, &table, &visitor, body.pace.name()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Says something to everybody who sees the table.
#[utoipa::path(
    post, path = "/tables/{id}/talk", tag = "seats", request_body = SayBody,
    params(("id" = String, Path, description = "The id of a table")),
    responses((status = 204, description = "Done")),
)]
pub async fn say(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
    Sent(body): Sent<SayBody>,
) -> Result<StatusCode, Trouble> {
    let table = live_table(&app, &id).await?;
    let text = |part: &Option<String>| part.clone().unwrap_or_default();
    talk::speak(&app, &table, &visitor, &text(&body.phrase), &text(&body.words)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// What one has written down for oneself at a table where one sits. Nobody else ever reads it.
#[utoipa::path(
    get, path = "/tables/{id}/note", tag = "seats",
    params(("id" = String, Path, description = "The id of a table")),
    responses((status = 200, body = NoteBody)),
)]
pub async fn note(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Json<NoteBody>, Trouble> {
    let table = live_table(&app, &id).await?;
    if table.state().row.seats_of(&visitor.person).next().is_none() {
        return Err(Problem::NotYours.into());
    }
    Ok(Json(NoteBody { note: app.store.note(&table.id, &visitor.person).await? }))
}

/// Writes something down for oneself, in place of what was there before.
#[utoipa::path(
    put, path = "/tables/{id}/note", tag = "seats", request_body = NoteBody,
    params(("id" = String, Path, description = "The id of a table")),
    responses((status = 204, description = "Done")),
)]
pub async fn set_note(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
    Sent(body): Sent<NoteBody>,
) -> Result<StatusCode, Trouble> {
    let table = live_table(&app, &id).await?;
    talk::write_down(&app, &table, &visitor, &body.note).await?;
    Ok(StatusCode::NO_CONTENT)
}
