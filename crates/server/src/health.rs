//! Whether the server is well, and what it has counted: for whoever watches over it.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use tokio::net::TcpListener;

use crate::app::App;
use crate::connections;
use crate::limits::Limits;

/// A store that takes longer to answer does not answer.
const PATIENCE: Duration = Duration::from_secs(2);

/// `GET /health`: the process is alive.
pub async fn health() -> &'static str {
    "ok"
}

/// `GET /ready`: requests are welcome here. If not, a proxy sends them to another process.
pub async fn ready(State(app): State<Arc<App>>) -> Response {
    match unready(&app).await {
        None => "ready".into_response(),
        Some(why) => (StatusCode::SERVICE_UNAVAILABLE, why).into_response(),
    }
}

async fn unready(app: &App) -> Option<&'static str> {
    if app.is_draining() {
        return Some("the server is stopping");
    }
    match tokio::time::timeout(PATIENCE, app.store.answers()).await {
        Ok(Ok(())) => None,
        Ok(Err(error)) => {
            app.metrics.store_errors.add(1);
            tracing::warn!(%error, "not ready: the store failed");
            Some("the store does not answer")
        }
        Err(_) => {
            app.metrics.store_errors.add(1);
            tracing::warn!("not ready: the store takes too long");
            Some("the store does not answer")
        }
    }
}

/// `GET /metrics`: what the server has counted. Visitors cannot ask for it.
async fn metrics(State(app): State<Arc<App>>) -> Response {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], app.figures()).into_response()
}

/// The addresses for whoever watches over the server.
pub fn router(app: Arc<App>) -> Router {
    Router::new()
        .route("/metrics", get(metrics))
        .route("/health", get(health))
        .route("/ready", get(ready))
        .with_state(app)
}

/// Serves them at a place of their own, until the process ends.
pub async fn serve(listener: TcpListener, app: Arc<App>) {
    let limits = Limits { connections: 64, connections_per_address: 64, ..Limits::default() };
    let router = router(Arc::clone(&app));
    connections::serve(listener, router, &limits, &app.doors, std::future::pending()).await;
}
