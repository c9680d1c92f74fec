//! The addresses of the server, and its life from start to stop.

use std::any::Any;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse as _, Response};
use axum::routing::{get, post};
use axum::{Extension, Router};
use tokio::net::TcpListener;
use tower_http::CompressionLevel;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;

use crate::app::App;
use crate::guard::{self, Hosts};
use crate::problem::Problem;
use crate::{
    account, analysis, api, back, connections, download, events, health, hint, import, lobby, notices, pace,
    pages, play, play_on, replay, requests, results, seats, talk, tokens, visitor,
};

/// How long open requests may take to end when the server stops, and the store after them.
const PATIENCE: Duration = Duration::from_secs(5);

/// Every page of the server.
pub fn router(app: Arc<App>, hosts: Hosts) -> Router {
    let pages = Router::new()
        .route("/", get(lobby::home))
        .route("/new/{game}", get(lobby::new_form).post(lobby::new_table))
        .route("/new/{game}/quick", post(lobby::quick))
        .route("/join/{code}", get(lobby::invitation).post(lobby::join))
        .route("/t/{id}", get(play::page))
        .route("/t/{id}/seat", post(lobby::seat_bot))
        .route("/t/{id}/leave", post(seats::leave))
        .route("/t/{id}/hand-over", post(seats::hand_over))
        .route("/t/{id}/delete", post(seats::delete))
        .route("/t/{id}/draft", post(play::draft))
        .route("/t/{id}/sync", get(play::sync))
        .route("/t/{id}/ask", get(play::ask))
        .route("/t/{id}/hint", post(hint::hint))
        .route("/t/{id}/order", post(play::order))
        .route("/t/{id}/pace", post(pace::set))
        .route("/t/{id}/back", post(back::back))
        .route("/t/{id}/say", post(talk::say))
        .route("/t/{id}/note", post(talk::note))
        .route("/t/{id}/events", get(events::events))
        .route("/t/{id}/log", get(download::log))
        .route("/t/{id}/export", get(download::export))
        .route("/t/{id}/replay", get(replay::page))
        .route("/t/{id}/replay/step", get(replay::step))
        .route("/t/{id}/analysis", get(analysis::page))
        .route("/t/{id}/on", get(play_on::form).post(play_on::play_on))
        .route("/import", get(import::form).post(import::bring).layer(welcome_files()))
        .route("/results", get(results::page))
        .route("/results/sheets", get(results::sheets))
        .route("/results.csv", get(results::csv))
        .route("/results.json", get(results::json))
        .merge(account::routes())
        .route("/api", get(api::page))
        .route("/tokens", get(tokens::list).post(tokens::make))
        .route("/tokens/{id}/revoke", post(tokens::revoke))
        .route("/rules", get(pages::rules))
        .route("/rules/{game}", get(pages::rulebook))
        .route("/learn/{game}", get(pages::learn))
        .route("/about", get(pages::about))
        .route("/prefs", post(pages::prefs))
        .route("/style/{file}", get(pages::style))
        .route("/assets/{hash}/{name}", get(pages::asset))
        .route("/favicon.ico", get(pages::favicon))
        .route("/manifest.webmanifest", get(pages::manifest))
        .route("/worker.js", get(pages::worker))
        .route("/offline", get(pages::offline))
        .route("/health", get(health::health))
        .route("/healthz", get(health::health))
        .route("/ready", get(health::ready))
        .fallback(async || Problem::NotFound)
        .method_not_allowed_fallback(async || Problem::NotFound)
        .layer(CatchPanicLayer::custom(fault))
        .layer(from_fn_with_state(Arc::clone(&app), visitor::receive))
        .merge(api::router(&app))
        .with_state(Arc::clone(&app));
    // Fast rather than small: a click waits for it.
    let pages = pages.layer(Extension(hosts.clone()));
    guard::protect(pages, hosts)
        .layer(CompressionLayer::new().quality(CompressionLevel::Fastest))
        .layer(from_fn_with_state(app, requests::watch))
}

/// Files are larger than anything else that is sent.
pub fn welcome_files() -> DefaultBodyLimit {
    DefaultBodyLimit::max(import::MAX_UPLOAD + guard::MAX_BODY)
}

/// A fault of ours is an answer like any other problem.
#[expect(clippy::needless_pass_by_value, reason = "that is how the layer hands it over")]
pub fn fault(what: Box<dyn Any + Send + 'static>) -> Response {
    let words = what.downcast_ref::<String>().map(String::as_str).or(what.downcast_ref::<&str>().copied());
    tracing::error!(what = words.unwrap_or("a fault without words"), "a request failed");
    Problem::Fault.into_response()
}

/// Serves until told to stop, then lets what has begun come to its end.
pub async fn serve(listener: TcpListener, app: Arc<App>, hosts: Hosts, stop: impl Future<Output = ()>) {
    let sweeper = tokio::spawn(sweep(Arc::clone(&app)));
    let waker = tokio::spawn(resume(Arc::clone(&app)));
    let attendant = tokio::spawn(notices::attend(Arc::downgrade(&app)));
    let (told, stopping) = tokio::sync::oneshot::channel();
    let stop = async {
        stop.await;
        // Proxies are told first, while everything is still answered.
        app.drain();
        tokio::time::sleep(app.settings.drain).await;
        app.close();
        let _ = told.send(());
    };
    let router = router(Arc::clone(&app), hosts);
    tokio::select! {
        () = connections::serve(listener, router, &app.settings.limits, &app.doors, stop) => {}
        () = async { let _ = stopping.await; tokio::time::sleep(PATIENCE).await } => {}
    }
    sweeper.abort();
    waker.abort();
    attendant.abort();
    app.end().await;
}

/// Thinks for bots until told to stop, without any pages. Of use where several processes share a store.
pub async fn work(app: Arc<App>, stop: impl Future<Output = ()>) {
    let sweeper = tokio::spawn(sweep(Arc::clone(&app)));
    stop.await;
    app.close();
    sweeper.abort();
    app.end().await;
}

impl App {
    /// Writes down what is left to write, and lets go of the store.
    async fn end(&self) {
        self.sweep().await;
        if let Err(error) = self.part().await {
            tracing::warn!(%error, "the other processes will notice a little later that this one has ended");
        }
        // Whatever is being written comes to its end first.
        if tokio::time::timeout(PATIENCE, self.store.close()).await.is_err() {
            tracing::warn!("the store takes too long to close");
        }
    }
}

/// Bots that were about to move when the server stopped go on; and games that ended before results were kept are counted.
async fn resume(app: Arc<App>) {
    if let Err(error) = app.take_up(u32::MAX).await {
        tracing::error!(%error, "the running tables cannot be listed");
    }
    if let Err(error) = app.count_old_games().await {
        tracing::warn!(%error, "games that ended long ago could not be counted");
    }
}

/// Now and then, tables that nobody uses are put away, and those that nobody has touched for very long are removed.
async fn sweep(app: Arc<App>) {
    let mut every = tokio::time::interval(Duration::from_mins(1));
    for minute in 0_u64.. {
        every.tick().await;
        app.sweep().await;
        if minute.is_multiple_of(60)
            && let Err(error) = app.expire().await
        {
            tracing::warn!(%error, "untouched tables could not be removed");
        }
    }
}
