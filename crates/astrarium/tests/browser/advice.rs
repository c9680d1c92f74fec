//! What bots have to say: a hint is asked for and taken, and a finished game is looked back at.

use crate::axe::violations;
use crate::hand::{FREE_ACTIONS, HOT_SEAT, draft, open_at, play_on, seq, step};
use crate::stage::visit;

#[test]
fn a_hint_is_asked_for_taken_and_confirmed() {
    visit("hint", async |visit| {
        let tab = visit.person().await;
        open_at(&tab, HOT_SEAT, FREE_ACTIONS, 0).await;
        let before = seq(&tab).await;
        tab.see("#ask-hint").await;
        tab.press("h").await;
        tab.see("#asked.hint #take-hint-1").await;
        assert!(!tab.text("#asked .hint-steps").await.is_empty());
        let found = violations(&tab, "a hint").await;
        assert!(found.is_empty(), "{found:#?}");
        tab.press("Escape").await;
        tab.wait("!document.querySelector('#asked.open')").await;
        tab.click("#ask-hint").await;
        tab.see("#take-hint-1").await;
        step(&tab, "#take-hint-1").await;
        assert!(!draft(&tab).await.is_empty(), "it is in the draft");
        tab.wait("!document.querySelector('#asked.open')").await;
        assert_eq!(seq(&tab).await, before, "and nothing is confirmed");
        step(&tab, "#confirm").await;
        tab.wait(&format!("Number(T.byId('state').dataset.seq) > {before}")).await;
    });
}

#[test]
fn a_finished_game_is_looked_back_at() {
    visit("analysis", async |visit| {
        let tab = visit.person().await;
        tab.go("/about").await;
        let table: String = tab.eval(&format!("T.open({HOT_SEAT})")).await;
        assert!(play_on(&tab, &table, "(page) => page.getElementById('result')", 20).await);
        tab.go(&table).await;
        tab.follow(&format!("#result a[href='{table}/analysis']")).await;
        tab.wait("Boolean(document.querySelector('.analysis .costly li'))").await;
        for (width, height) in [(1440, 900), (390, 844)] {
            tab.size(width, height).await;
            let found = violations(&tab, &format!("the analysis at {width}")).await;
            assert!(found.is_empty(), "{found:#?}");
            let wide: bool = tab.eval("document.documentElement.scrollWidth > innerWidth").await;
            assert!(!wide, "it is wider than the window at {width}");
        }
        tab.follow(".costly li a[href*='/replay?at=']").await;
        tab.see("#replay #analysis-link").await;
    });
}
