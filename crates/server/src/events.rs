//! Live news for open pages.
//!
//! The stream only says *that* something is new (the number of moves, and a count of everything else). The page
//! then asks for what differs from what it shows ([`crate::play::sync`]). So a page that missed something, for
//! whatever reason, catches up by the same way as one that did not.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Path, State};
use axum::response::sse::{Event, KeepAlive, Sse};
use futures::stream::{self, Stream};

use crate::app::App;
use crate::play::live_table;
use crate::problem::Problem;
use crate::store::random_bytes;
use crate::visitor::Visitor;

/// `GET /t/{id}/events`: the stream of a table. It begins with how things stand.
pub async fn events(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Problem> {
    let table = live_table(&app, &id).await?;
    let page = app.doors.open_page(visitor.address, visitor.person).map_err(|_| Problem::TooMuch)?;
    let presence = (table.enter(visitor.person), page);
    let (news, closing) = (table.listen(), app.closing());
    let listening = Some((news, presence, closing));
    let stream = stream::unfold(listening, |listening| async move {
        let (mut news, presence, mut closing) = listening?;
        let update = tokio::select! {
            update = news.changed() => update?,
            () = closing.closed() => return Some((Ok(Event::default().retry(coming_back())), None)),
        };
        let event = Event::default().event("moved").retry(Duration::from_millis(500));
        let event = event.json_data(update).unwrap_or_default();
        Some((Ok(event), Some((news, presence, closing))))
    });
    Ok(Sse::new(stream).keep_alive(KeepAlive::new().interval(Duration::from_secs(15))))
}

/// When a page that was sent away by a server that stops shall come back, which is to another process where there is one: soon,
/// but not all of them at once.
fn coming_back() -> Duration {
    let [random]: [u8; 1] = random_bytes();
    Duration::from_millis(300 + 6 * u64::from(random))
}
