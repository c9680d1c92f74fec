//! Whole games.

use crate::hand::open;
use crate::stage::visit;
use crate::tab::Tab;

/// Clicks on until the game is over, or until `enough`.
pub async fn play_by_clicks(tab: &Tab, pass: u8, enough: &str) -> usize {
    let mut clicks = 0;
    loop {
        tab.wait("T.quiet()").await;
        if tab.eval(&format!("Boolean({enough})")).await {
            return clicks;
        }
        let (mark, next): (String, String) = tab.eval(&format!("[T.mark(), T.next({pass}, true)]")).await;
        match next.as_str() {
            "over" => return clicks,
            "wait" => {}
            both => {
                for selector in both.split(" then ") {
                    tab.click(selector).await;
                    clicks += 1;
                }
            }
        }
        tab.wait(&format!("T.quiet() && T.mark() !== {}", crate::tab::quoted(&mark))).await;
        assert!(clicks < 3000, "a game without an end");
    }
}

/// The score sheet of a game of two, in full.
async fn score_sheet(tab: &Tab) {
    tab.see("#result").await;
    tab.see("#sheet-total td.best").await;
    let (rows, points): (usize, Vec<i64>) = tab
        .eval(
            "[T.all('#sheet-rows tr').length, [...document.querySelectorAll('#sheet-total td')].map((td) => Number(td.textContent))]",
        )
        .await;
    assert!(rows > 5 && points.len() == 2 && points.iter().all(|points| *points > 0), "{rows} {points:?}");
}

#[test]
fn a_whole_game_of_phoenix_against_a_bot() {
    visit("whole-phoenix", async |visit| {
        let tab = visit.person().await;
        let form = "{ game: 'phoenix', name: 'Ada', players: 2, 'seat-1': 'me', 'seat-2': 'bot-greedy', 'option-first_game': 'on' }";
        open(&tab, form).await;
        let clicks = play_by_clicks(&tab, 5, "false").await;
        assert!(clicks > 40, "a whole game: {clicks} clicks");
        score_sheet(&tab).await;
    });
}

#[test]
fn a_whole_game_against_a_bot() {
    visit("whole-game", async |visit| {
        let tab = visit.person().await;
        tab.go("/").await;
        tab.follow("form.quick button").await;
        let clicks = play_by_clicks(&tab, 25, "false").await;
        assert!(clicks > 40, "a whole game: {clicks} clicks");
        score_sheet(&tab).await;
        // The home page knows about it.
        tab.follow("#result a[href='/']").await;
        tab.see("#finished + * .listed, section[aria-labelledby=finished] .listed").await;
    });
}
