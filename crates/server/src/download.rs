//! A game to take home: the log as text, and everything about it as JSON.
//!
//! While a game is on, both are written for the eyes of whoever asks, and the seed is sealed. Once it is over they are
//! whole, and so are those of a game that was brought along.

use std::convert::Infallible;
use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::extract::{Path, State};
use axum::response::{IntoResponse as _, Response};
use futures::StreamExt as _;
use futures::stream;
use table::{Exporting, Log};

use crate::app::App;
use crate::fields::QueryFields;
use crate::live_table::{Broken, LiveTable, TableState};
use crate::play::table_as_kept;
use crate::problem::Problem;
use crate::visitor::Visitor;

/// A long text is sent in pieces of so many bytes.
const PIECE: usize = 64 << 10;

/// `GET /t/{id}/log`: the game as text.
pub async fn log(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let table = table_as_kept(&app, &id).await?;
    let log = {
        let state = table.state();
        let log = table.log(&state)?;
        if state.is_open() { log } else { written_for(&visitor, &state, &log.sealed()) }
    };
    Ok(file(&table, "text/plain; charset=utf-8", "log", log.write()))
}

/// The log with every move hidden that a visitor may not know.
fn written_for(visitor: &Visitor, state: &TableState, log: &Log) -> Log {
    let eye = state.eye_of(&visitor.person);
    let mut written = log.clone();
    written.moves.clear();
    for (index, (seat, notation)) in log.moves.iter().enumerate() {
        if state.history().known_to(index).has(eye) {
            written.push(*seat, notation);
        } else {
            written.push_hidden(*seat);
        }
    }
    written
}

/// `GET /t/{id}/export`: every position, event and point as JSON; with `compact`, only what changes.
pub async fn export(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    asked: QueryFields,
) -> Result<Response, Problem> {
    whole(&app, &id, &asked.visitor, !asked.get("compact").is_empty()).await
}

/// Everything about a game as JSON, as far as a visitor may know it.
pub async fn whole(app: &Arc<App>, id: &str, visitor: &Visitor, compact: bool) -> Result<Response, Problem> {
    let share = app.doors.admit_export(visitor.address).map_err(|_| Problem::TooMuch)?;
    let place = Arc::clone(&app.exports).try_acquire_owned().map_err(|_| Problem::Busy)?;
    let table = table_as_kept(app, id).await?;
    let (log, eye) = {
        let state = table.state();
        let log = table.log(&state)?;
        // The moves are the true ones: whoever writes them out leaves out what the eye may not know.
        if state.is_open() { (log, None) } else { (log.sealed(), Some(state.eye_of(&visitor.person))) }
    };
    let how = Exporting { compact, eye };
    let kind = table.entry.kind.clone();
    let text = app.workshop.run(move || kind.export(&log, how).map(|json| json.to_string())).await?;
    let text = text.map_err(|error| Broken::Unplayable(error.to_string()))?;
    Ok(file(&table, "application/json", "json", in_pieces(text, (share, place))))
}

/// A long text, piece by piece. Whatever is `held` for it is let go of when the last piece is on its way.
fn in_pieces(text: String, held: impl Send + 'static) -> Body {
    let pieces = stream::unfold((Bytes::from(text), held), async |(mut text, held)| {
        let piece = text.split_to(text.len().min(PIECE));
        (!piece.is_empty()).then(|| (Ok::<_, Infallible>(piece), (text, held)))
    });
    // Whoever sends them asks again after the end.
    Body::from_stream(pieces.fuse())
}

fn file(table: &LiveTable, kind: &str, end: &str, text: impl Into<Body>) -> Response {
    let name = format!("attachment; filename=\"{}-{}.{end}\"", table.entry.kind.name, table.id);
    ([("content-type", kind.to_owned()), ("content-disposition", name)], text.into()).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_is_held_for_a_long_text_is_held_to_its_end() {
        let (place, text) = (Arc::new(()), "long ".repeat(PIECE));
        let mut pieces = in_pieces(text.clone(), Arc::clone(&place)).into_data_stream();
        let mut read = Vec::new();
        while read.len() < text.len() {
            assert_eq!(Arc::strong_count(&place), 2, "after {} bytes", read.len());
            read.extend_from_slice(&pieces.next().await.expect("a piece").expect("sound"));
        }
        assert!(pieces.next().await.is_none() && pieces.next().await.is_none());
        assert_eq!(read, text.as_bytes());
        assert_eq!(Arc::strong_count(&place), 1);
    }
}
