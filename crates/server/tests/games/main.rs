//! The games of the house at the table, as a browser sees them.

#[path = "../http/browser.rs"]
mod browser;
mod clubs;
#[path = "../http/curious.rs"]
mod curious;
mod drafts;
mod leaks;
#[path = "../http/program.rs"]
mod program;
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

#[tokio::test]
async fn the_house_has_a_name_and_a_line_for_every_game() {
    let games = vec![
        GameEntry::of::<Gaia>(),
        GameEntry::of::<Phoenix>(),
        GameEntry::of::<planetformers::Planetformers>(),
        GameEntry::of::<kepler::Kepler>(),
    ];
    let names: Vec<&str> = games.iter().map(|game| game.kind.name).collect();
    let (router, _) = browser::serve(games, Duration::ZERO).await;
    let home = browser::Browser::new(&router).await.get("/").await.body;
    for name in names {
        for lang in table::Lang::ALL {
            assert_ne!(web::game_title(lang, name), name, "{name} has no title");
            assert!(web::texts().has(lang, &format!("game-{name}.text")), "{name} is not described");
        }
        assert!(home.contains(&web::game_title(table::Lang::En, name)), "{name}");
    }
}
