//! The table on a telephone: taps only, nothing sticks out, everything can be hit with a thumb.

use crate::hand::{FREE_ACTIONS, HOT_SEAT, draft, open, open_at, seq};
use crate::stage::visit;
use crate::tab::{Tab, quoted};

/// Nothing may be wider than the page.
pub async fn nothing_sticks_out(tab: &Tab, what: &str) {
    let (inner, wide): (f64, f64) = tab
        .eval("[innerWidth, Math.max(document.documentElement.scrollWidth, document.body.scrollWidth)]")
        .await;
    let culprits: Vec<String> = tab
        .eval(
            "T.all('body *').filter((e) => e.getBoundingClientRect().right > innerWidth + 1).slice(0, 5)
                .map((e) => `${e.tagName}#${e.id}.${e.getAttribute('class')}`)",
        )
        .await;
    assert!(wide <= inner + 0.5, "{what} is {wide} wide on a screen of {inner}: {culprits:?}");
}

/// Everything that is pressed is at least 44 pixels high and wide.
async fn thumbs_find(tab: &Tab, what: &str) {
    let small: Vec<String> = tab
        .eval(
            "T.all('button, a.button, select, input:not([type=checkbox]):not([type=radio]):not([type=hidden])').map((e) => [e, e.getBoundingClientRect()])
                .filter(([, box]) => box.height < 43.5 || box.width < 43.5)
                .map(([e, box]) => `${e.tagName}#${e.id}.${e.className} ${Math.round(box.width)}×${Math.round(box.height)}`)",
        )
        .await;
    assert!(small.is_empty(), "{what}: too small for a thumb: {small:#?}");
}

async fn tap_step(tab: &Tab, selector: &str) {
    tab.wait("T.quiet()").await;
    let mark: String = tab.eval("T.mark()").await;
    tab.tap(selector).await;
    tab.wait(&format!("T.quiet() && T.mark() !== {}", quoted(&mark))).await;
}

#[test]
fn a_turn_with_taps_only() {
    visit("phone", async |visit| {
        let tab = visit.person().await;
        tab.phone(390, 844).await;
        open_at(&tab, HOT_SEAT, FREE_ACTIONS, 0).await;
        let before = seq(&tab).await;
        nothing_sticks_out(&tab, "the table").await;
        for (name, panel) in [
            ("me", ".whole-mat:not(.other)"),
            ("others", ".other"),
            ("board", "#side-panels"),
            ("log", "#side-log"),
            ("act", "#acts"),
        ] {
            tab.tap(&format!("#sheet-tabs [data-tab={name}]")).await;
            tab.see(panel).await;
            nothing_sticks_out(&tab, name).await;
            thumbs_find(&tab, name).await;
        }
        // A free action from the sheet, taken back again; then an action, and what it asks.
        tab.tap("[data-tabs=group] [data-tab=group-free]").await;
        tap_step(&tab, "[data-group=group-free] .card").await;
        thumbs_find(&tab, "a begun turn").await;
        tap_step(&tab, "#undo").await;
        assert!(draft(&tab).await.is_empty());
        loop {
            let next: String = tab.eval("T.next(0, false)").await;
            let (before, last) = next.rsplit_once(" then ").unwrap_or(("", &next));
            for each in before.split(" then ").filter(|each| !each.is_empty()) {
                tab.tap(each).await;
            }
            tap_step(&tab, last).await;
            nothing_sticks_out(&tab, "a turn").await;
            if next == "#confirm" {
                break;
            }
        }
        assert!(seq(&tab).await > before);
    });
}

#[test]
fn a_tap_on_the_board_chooses_and_asks() {
    visit("phone-board", async |visit| {
        let tab = visit.person().await;
        tab.phone(390, 844).await;
        open(&tab, HOT_SEAT).await;
        let dealt = seq(&tab).await;
        tab.tap("#hexes g[data-place]:not(.target)").await;
        tab.see("#asked.open").await;
        nothing_sticks_out(&tab, "an answer").await;
        thumbs_find(&tab, "an answer").await;
        tab.tap("#asked [data-close]").await;
        tap_step(&tab, "#hexes .target").await;
        assert_eq!(draft(&tab).await.len(), 1);
        tap_step(&tab, "#confirm").await;
        assert_eq!(seq(&tab).await, dealt + 1);
    });
}

#[test]
fn small_pages_fit() {
    visit("narrow", async |visit| {
        let tab = visit.person().await;
        tab.phone(360, 740).await;
        let table = open_at(&tab, HOT_SEAT, FREE_ACTIONS, 0).await;
        nothing_sticks_out(&tab, "the table").await;
        let pages =
            ["/", "/new/gaia", "/rules", "/rules/gaia", "/rules/gaia?q=mine", "/about", "/no-such-page"];
        visit.allow("404");
        for page in pages.map(str::to_owned).into_iter().chain([format!("{table}/replay")]) {
            tab.go(&page).await;
            nothing_sticks_out(&tab, &page).await;
        }
        for page in ["/", "/new/gaia"] {
            tab.go(page).await;
            thumbs_find(&tab, page).await;
        }
    });
}
