//! The games of the house at the table, as a browser sees them.

#[path = "../http/browser.rs"]
mod browser;
#[path = "../http/curious.rs"]
mod curious;
mod drafts;
mod leaks;
mod seats;
#[allow(dead_code, reason = "every test program takes what it needs")]
#[path = "../http/tables.rs"]
mod tables;

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use bots::GameEntry;
use gaia::Gaia;
use phoenix::Phoenix;
use server::App;

/// A server of all games whose bots do not wait.
async fn server() -> (Router, Arc<App>) {
    let games = vec![GameEntry::of::<Gaia>(), GameEntry::of::<Phoenix>()];
    browser::serve(games, Duration::ZERO).await
}
