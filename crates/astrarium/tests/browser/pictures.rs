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

async fn take(tab: &Tab, name: &str, path: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/pictures");
    for (size, (width, height)) in [("desktop", (1440, 900)), ("phone", (390, 844))] {
        match size {
            "phone" => tab.phone(width, height).await,
            _ => tab.size(width, height).await,
        }
        for scheme in ["dark", "light"] {
            tab.scheme(scheme).await;
            tab.go(path).await;
            tab.wait("document.fonts.status === 'loaded'").await;
            if tab.eval("Boolean(T.byId('connection'))").await {
                tab.wait("T.byId('connection').dataset.jsState === 'on'").await;
            }
            let file = folder.join(format!("{name}-{size}-{scheme}.png"));
            let picture = tab.picture().await.expect("a picture");
            std::fs::write(&file, picture).expect("the picture can be written");
            println!("{}", file.display());
        }
    }
}

#[test]
#[ignore = "writes into docs/pictures"]
fn pictures() {
    visit("pictures", async |visit| {
        let tab = visit.person().await;
        tab.go("/about").await;
        let table: String = tab.eval(&format!("T.open({FOUR})")).await;
        assert!(play_on(&tab, &table, &turn_in_round(3), 0).await, "round 3");
        take(&tab, "table", &table).await;
        tab.go("/about").await;
        assert!(play_on(&tab, &table, &turn_in_round(6), 0).await, "round 6");
        take(&tab, "table-late", &table).await;
        take(&tab, "home", "/").await;
        take(&tab, "new-game", "/new/gaia").await;
        take(&tab, "rules", "/rules/gaia").await;
        tab.go("/about").await;
        play_on(&tab, &table, "(page) => page.getElementById('result')", 0).await;
        let moves: usize = tab
            .eval(&format!(
                "T.drawn({}, 0, []).then((page) => Number(page.getElementById('state').dataset.seq))",
                quoted(&table)
            ))
            .await;
        take(&tab, "replay", &format!("{table}/replay?at={}", moves * 2 / 3)).await;
        tab.go("/about").await;
        let phoenix: String = tab.eval(&format!("T.open({{ game: 'phoenix', ...{FOUR} }})")).await;
        let stations = "(page) => page.getElementById('stage').textContent.includes('Round 16 ')";
        assert!(play_on(&tab, &phoenix, stations, 0).await, "round 16");
        take(&tab, "phoenix", &phoenix).await;
    });
}
