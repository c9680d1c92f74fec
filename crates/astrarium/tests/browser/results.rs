//! A finished game: it counts, its score sheet is laid out, it leaves, comes back, and is played on from.

use crate::axe::violations;
use crate::hand::{HOT_SEAT, play_on, seq};
use crate::stage::visit;
use crate::tab::{Tab, quoted};

/// A game of Ada against Ben at the same screen, played to its end. Its address is returned.
async fn finished(tab: &Tab) -> String {
    tab.go("/about").await;
    let table: String = tab.eval(&format!("T.open({HOT_SEAT})")).await;
    assert!(play_on(tab, &table, "(page) => page.getElementById('result')", 20).await);
    table
}

/// Looks at a page in both themes, on a desk and on a phone: nothing keeps people out, and nothing is wider than the window.
pub async fn inspect(tab: &Tab, page: &str) {
    let mut found = Vec::new();
    for (width, height) in [(1440, 900), (390, 844)] {
        tab.size(width, height).await;
        for scheme in ["dark", "light"] {
            tab.scheme(scheme).await;
            tab.go(page).await;
            found.extend(violations(tab, &format!("{page} at {width} in {scheme}")).await);
            let wide: bool = tab.eval("document.documentElement.scrollWidth > innerWidth").await;
            assert!(!wide, "{page} at {width} is wider than the window");
        }
    }
    tab.size(1440, 900).await;
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn a_finished_game_counts_and_its_sheet_is_laid_out() {
    visit("results", async |visit| {
        let tab = visit.person().await;
        let table = finished(&tab).await;
        tab.go("/").await;
        tab.follow("nav a[href='/results']").await;
        assert_eq!(tab.text(".tiles div:first-child dd").await, "1");
        assert!(tab.text("#by-opponent ~ .scroll").await.contains("Ben"));
        tab.see("#gaia-course svg").await;
        assert!(
            tab.eval::<bool>(
                "document.querySelector('#gaia-plays ~ .scroll tbody tr th').textContent.length > 2"
            )
            .await
        );

        tab.eval::<bool>("(document.querySelector('#filter-players').value = '2', true)").await;
        tab.follow(".filters button").await;
        assert_eq!(tab.eval::<String>("location.search").await, "?game=&players=2&with=");
        tab.see(".played input").await;
        tab.click(".played input").await;
        tab.follow(".played + p button, .played ~ p button").await;
        let columns: usize =
            tab.eval("document.querySelectorAll('.sheets thead tr:last-child th').length").await;
        assert_eq!(columns, 3, "sources, Ada and Ben");
        let sheets: String = tab.eval("location.pathname + location.search").await;
        assert!(sheets.contains(table.trim_start_matches("/t/")), "{sheets}");
        for page in ["/results", &sheets] {
            inspect(&tab, page).await;
        }
    });
}

#[test]
fn a_game_leaves_comes_back_and_is_played_on_from() {
    visit("import", async |visit| {
        visit.allow("422");
        let tab = visit.person().await;
        let table = finished(&tab).await;
        let log: String = tab.eval(&format!("fetch('{table}/log').then((answer) => answer.text())")).await;
        tab.go("/import").await;
        tab.write("#text", "astrarium = 2").await;
        tab.follow("form .button.primary").await;
        assert!(tab.text("#import-problem").await.contains("---"), "what is missing is said");
        tab.eval::<bool>(&format!("(document.getElementById('text').value = {}, true)", quoted(&log))).await;
        tab.follow("form .button.primary").await;
        tab.see("#replay #chart").await;
        let study: String = tab.eval("location.pathname.replace('/replay', '')").await;
        assert!(tab.text("#play-on").await.contains("over here"));

        // Some forty moves later than the beginning.
        tab.go(&format!("{study}/replay?at=40")).await;
        tab.click("#step-on").await;
        tab.wait("document.querySelector('#play-on-link').href.endsWith('at=41')").await;
        tab.follow("#play-on-link").await;
        tab.write("#name", "Ada").await;
        let form: String = tab.eval("location.pathname + location.search").await;
        inspect(&tab, &form).await;
        tab.go(&form).await;
        tab.eval::<bool>("(T.all('select').forEach((seat) => { seat.value = 'me'; }), true)").await;
        tab.follow("form .button.primary").await;
        tab.see("#table").await;
        assert_eq!(seq(&tab).await, 41, "the game goes on where it was");
        for page in ["/import", &format!("{study}/replay?at=41")] {
            inspect(&tab, page).await;
        }
    });
}
