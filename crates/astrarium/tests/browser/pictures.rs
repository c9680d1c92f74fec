//! Pictures of the main pages for the documentation: `docs/pictures/make`.

use std::path::Path;

use crate::hand::play_on;
use crate::stage::visit;
use crate::tab::{Tab, quoted};

const FOUR: &str = "{ name: 'Ada', players: 4, 'seat-1': 'me', 'seat-2': 'bot-greedy', 'seat-3': 'bot-greedy', 'seat-4': 'bot-greedy' }";

/// Somebody's own turn in a round.
fn turn_in_round(round: u8) -> String {
    format!(
        "(page) => page.getElementById('stage').textContent.includes('Round {round} ') && page.querySelector('[data-group=group-build] .card') && page.querySelector('[data-group=group-free]')"
    )
}

/// The windows through which every page is shown.
const WINDOWS: [(&str, i64, i64); 4] =
    [("desktop", 1440, 900), ("laptop", 1366, 768), ("phone", 390, 844), ("phone-side", 844, 390)];

/// Any question in a round.
fn round(name: &str) -> String {
    format!(
        "(page) => page.getElementById('stage').textContent.includes('{name}') && page.querySelector('#choices .card')"
    )
}

async fn take(tab: &Tab, name: &str, path: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/pictures");
    for (window, width, height) in WINDOWS {
        if window.starts_with("phone") {
            tab.phone(width, height).await;
        } else {
            tab.size(width, height).await;
        }
        for scheme in ["dark", "light"] {
            tab.scheme(scheme).await;
            tab.go(path).await;
            tab.wait("document.fonts.status === 'loaded'").await;
            if tab.eval("Boolean(T.byId('connection'))").await {
                tab.wait("T.byId('connection').dataset.jsState === 'on'").await;
            }
            let file = folder.join(format!("{name}-{window}-{scheme}.png"));
            let picture = tab.picture().await.expect("a picture");
            std::fs::write(&file, picture).expect("the picture can be written");
            println!("{}", file.display());
        }
    }
}

/// A table of a game, played on to somebody's turn late enough to show something.
async fn table_of(tab: &Tab, game: &str, enough: &str) -> String {
    tab.go("/about").await;
    let table: String = tab.eval(&format!("T.open({{ game: '{game}', ...{FOUR} }})")).await;
    assert!(play_on(tab, &table, enough, 0).await, "{game}: {enough}");
    table
}

#[test]
#[ignore = "writes into docs/pictures"]
fn pictures() {
    visit("pictures", async |visit| {
        let tab = visit.person().await;
        let gaia = table_of(&tab, "gaia", &turn_in_round(4)).await;
        take(&tab, "gaia", &gaia).await;
        take(&tab, "home", "/").await;
        take(&tab, "new-game", "/new/gaia").await;
        take(&tab, "rules", "/rules/gaia").await;
        tab.go("/about").await;
        play_on(&tab, &gaia, "(page) => page.getElementById('result')", 0).await;
        let moves: usize = tab
            .eval(&format!(
                "T.drawn({}, 0, []).then((page) => Number(page.getElementById('state').dataset.seq))",
                quoted(&gaia)
            ))
            .await;
        take(&tab, "replay", &format!("{gaia}/replay?at={}", moves * 2 / 3)).await;
        let phoenix = table_of(&tab, "phoenix", &round("Round 16")).await;
        take(&tab, "phoenix", &phoenix).await;
        let planetformers = table_of(&tab, "planetformers", &round("Round 9")).await;
        take(&tab, "planetformers", &planetformers).await;
        let kepler = table_of(&tab, "kepler", &round("Round 9")).await;
        take(&tab, "kepler", &kepler).await;
    });
}
