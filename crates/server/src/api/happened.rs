//! What happened at a table, move by move, as whoever asks may be told.

use std::ops::Range;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::Seat;
use utoipa::{IntoParams, ToSchema};

use super::position::{LineInfo, acting, eye, names};
use super::sent::Asked;
use super::trouble::{Now, Trouble};
use crate::app::App;
use crate::live_table::{LiveTable, TableState};
use crate::play::live_table;
use crate::visitor::Visitor;

/// So many moves are told at once.
pub const PAGE: usize = 200;

/// A move, and what happened because of it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Happening {
    /// The number of the move, counted from 1.
    pub number: usize,
    /// Who made it; none if chance did.
    seat: Option<u8>,
    /// The move in notation; none if it is hidden from whoever asks.
    notation: Option<String>,
    /// When, in milliseconds since 1970.
    at: i64,
    /// The round in which it was made; 0 during set-up.
    round: u32,
    /// What happened, as data; what it is made of depends on the game.
    #[schema(value_type = Vec<Object>)]
    events: Vec<Value>,
    /// What happened, in words.
    lines: Vec<LineInfo>,
}

/// What happened by some of the moves of a table, counted from 0, as a visitor may be told.
pub fn happenings(
    table: &LiveTable,
    state: &TableState,
    visitor: &Visitor,
    acting: Option<Seat>,
    which: Range<usize>,
) -> Vec<Happening> {
    let (eye, names, kind) = (eye(state, visitor, acting), names(state, visitor), &table.entry.kind);
    let Some(game) = state.seen(state.seq(), eye) else { return Vec::new() };
    let tell = |index: usize| {
        let (happened, round) = state.history().happened(index)?;
        let logged = state.moves().get(index)?;
        let known = state.is_open() || happened.known_to().has(eye);
        let lines = happened.story(&*game, eye, visitor.lang);
        Some(Happening {
            number: index + 1,
            seat: logged.seat.map(Seat::number),
            notation: known.then(|| logged.notation.clone()),
            at: logged.at,
            round,
            events: happened.events_json(eye),
            lines: lines.iter().map(|line| LineInfo::of(line, kind, visitor.lang, &names)).collect(),
        })
    };
    which.filter_map(tell).collect()
}

/// Which moves are told.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct Since {
    /// The number of moves that are known already.
    from: Option<usize>,
    /// Which of several own seats looks, counted from 1.
    #[serde(rename = "as")]
    #[param(rename = "as", minimum = 1, maximum = 4)]
    acting: Option<u8>,
}

/// What happened at a table.
#[derive(Debug, Serialize, ToSchema)]
pub struct Happened {
    /// How the table stands now.
    now: Now,
    /// At most 200 moves at once; ask for those after the last one.
    happened: Vec<Happening>,
}

/// What happened since some move.
#[utoipa::path(
    get, path = "/tables/{id}/events", tag = "play",
    params(("id" = String, Path, description = "The id of a table"), Since),
    responses((status = 200, body = Happened)),
)]
pub async fn events(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Asked(since): Asked<Since>,
    visitor: Visitor,
) -> Result<Json<Happened>, Trouble> {
    let table = live_table(&app, &id).await?;
    let acting = acting(since.acting)?;
    let work = move || {
        let state = table.state();
        let from = since.from.unwrap_or(0).min(state.seq());
        let which = from..state.seq().min(from + PAGE);
        Happened { now: Now::of(&state), happened: happenings(&table, &state, &visitor, acting, which) }
    };
    Ok(Json(app.workshop.run(work).await?))
}
