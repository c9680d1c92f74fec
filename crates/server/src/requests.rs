//! Every request is counted, and has a number by which its lines in the log are found.
//!
//! The log names the route, never the address itself: an address may be an invitation. Cookies, tokens, people and the
//! addresses they come from are in no line.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;
use tracing::Instrument as _;

use crate::app::App;
use crate::limits::Peer;
use crate::metrics::Route;
use crate::store::random_bytes;

/// The header that names a request, in answers and in what a trusted proxy passes on.
pub const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// No name of a request is longer.
const LONGEST: usize = 64;

/// Answers a request, and counts and logs that.
pub async fn watch(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let matched = request.extensions().get::<MatchedPath>().cloned();
    let matched = matched.as_ref().map(MatchedPath::as_str);
    let (id, begun) = (request_id(&app, &request), Instant::now());
    // At the level of errors, so that even a server that says little names the request it speaks of.
    let span = tracing::error_span!(
        "request",
        id = id.to_str().unwrap_or_default(),
        method = request.method().as_str(),
        route = matched.unwrap_or("none")
    );
    let mut response = next.run(request).instrument(span.clone()).await;
    let (status, time) = (response.status(), begun.elapsed());
    app.metrics.answered(Route::of(matched), status, time);
    let millis = time.as_secs_f64() * 1000.0;
    span.in_scope(|| tracing::info!(status = status.as_u16(), millis, "answered"));
    response.headers_mut().insert(REQUEST_ID, id);
    if app.is_draining() {
        // Whoever keeps the connection for later comes back to another process.
        response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
    }
    response
}

/// The number of a request: the one that a trusted proxy has given it, or a new one.
fn request_id(app: &App, request: &Request) -> HeaderValue {
    let by_proxy = request.extensions().get::<Peer>().is_some_and(|peer| app.doors.is_proxy(peer.0));
    let given = request.headers().get(REQUEST_ID).filter(|id| by_proxy && is_id(id));
    given.cloned().unwrap_or_else(|| {
        let number = u64::from_le_bytes(random_bytes());
        HeaderValue::try_from(format!("{number:016x}")).expect("hexadecimal digits")
    })
}

fn is_id(id: &HeaderValue) -> bool {
    let sound = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.');
    (1..=LONGEST).contains(&id.len()) && id.as_bytes().iter().all(sound)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_proxy_calls_a_request_is_taken_if_it_is_plain() {
        for (id, sound) in [
            ("7f3c-11", true),
            ("a.b_c", true),
            ("", false),
            ("two words", false),
            ("x\ty", false),
            (&"x".repeat(65), false),
        ] {
            assert_eq!(is_id(&HeaderValue::from_str(id).expect("ASCII")), sound, "{id:?}");
        }
    }
}
