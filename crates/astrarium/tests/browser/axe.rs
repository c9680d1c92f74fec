//! Every page, in both themes and on both sizes, is checked for what keeps people out (WCAG 2 A and AA).

use crate::hand::{FREE_ACTIONS, HOT_SEAT, WHOLE_SETUP, play_on};
use crate::stage::visit;
use crate::tab::Tab;

const AXE: &str = include_str!("axe.min.js");

const CHECK: &str = "axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'], resultTypes: ['violations'], rules: { 'label-content-name-mismatch': { enabled: false } } }).then((result) =>
    result.violations.flatMap(({ id, nodes }) => nodes.map(({ target, any, all, none, html }) =>
        `${id}: ${target.join(' ')}: ${[...any, ...all, ...none].map(({ message }) => message).join('; ')} ${html.slice(0, 200)}`)))";

/// What is wrong with the page as it stands.
pub async fn violations(tab: &Tab, what: &str) -> Vec<String> {
    if tab.eval("typeof axe === 'undefined'").await {
        tab.run(AXE).await;
    }
    let found: Vec<String> = tab.eval(CHECK).await;
    found.into_iter().map(|violation| format!("{what}: {violation}")).collect()
}

/// Looks at pages one after the other.
async fn inspect(tab: &Tab, pages: &[String]) {
    let mut found = Vec::new();
    for scheme in ["dark", "light"] {
        tab.scheme(scheme).await;
        for page in pages {
            tab.go(page).await;
            found.extend(violations(tab, &format!("{page} in {scheme}")).await);
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}

async fn quiet_pages(tab: &Tab) -> Vec<String> {
    tab.go("/about").await;
    let waiting: String = tab
        .eval("T.open({ name: 'Ada', players: 3, 'seat-1': 'me', 'seat-2': 'invite', 'seat-3': 'invite' })")
        .await;
    let invitation: String = tab
        .eval(&format!(
            "fetch('{waiting}').then((answer) => answer.text()).then((text) => new URL(new DOMParser().parseFromString(text, 'text/html').querySelector('.invite input').getAttribute('value'), location.href).pathname)"
        ))
        .await;
    let pages = [
        "/",
        "/new/gaia",
        "/rules",
        "/rules/gaia?q=federation",
        "/about",
        "/results",
        "/import",
        "/account",
        "/account/sign-up",
        "/account/sign-in",
        "/account/recover",
        "/ladder/gaia",
        "/no-such-page",
    ];
    pages.map(str::to_owned).into_iter().chain([waiting, invitation]).collect()
}

#[test]
fn quiet_pages_on_a_desk() {
    visit("axe-pages", async |visit| {
        visit.allow("404");
        let tab = visit.person().await;
        let pages = quiet_pages(&tab).await;
        inspect(&tab, &pages).await;
        inspect(&tab, &["/rules/gaia".to_owned()]).await;
    });
}

#[test]
fn quiet_pages_on_a_phone() {
    visit("axe-pages-phone", async |visit| {
        visit.allow("404");
        let tab = visit.person().await;
        tab.phone(390, 844).await;
        let pages = quiet_pages(&tab).await;
        inspect(&tab, &pages).await;
    });
}

async fn table_pages(tab: &Tab) -> Vec<String> {
    tab.go("/about").await;
    let early: String = tab.eval(&format!("T.open({HOT_SEAT})")).await;
    assert!(play_on(tab, &early, FREE_ACTIONS, 0).await);
    let late: String = tab.eval(&format!("T.open({HOT_SEAT})")).await;
    assert!(play_on(tab, &late, "(page) => page.getElementById('result')", 20).await);
    let gallery: String = tab.eval(&format!("T.open({WHOLE_SETUP})")).await;
    vec![early.clone(), gallery, format!("{early}/replay"), late.clone(), format!("{late}/replay?at=50")]
}

/// The table with everything that opens over it, one thing at a time.
async fn opened(tab: &Tab) -> Vec<String> {
    let mut found = Vec::new();
    tab.press("l").await;
    tab.see("#side-log").await;
    found.extend(violations(tab, "the log").await);
    tab.press("Escape").await;
    tab.click("#order li:last-child [data-mat]").await;
    found.extend(violations(tab, "a mat").await);
    tab.press("Escape").await;
    tab.press("?").await;
    tab.see("#menu[open]").await;
    found.extend(violations(tab, "the menu").await);
    tab.press("Escape").await;
    tab.wait("!T.byId('menu').open").await;
    found
}

/// The sheet of a phone, tab by tab, and the menu.
async fn sheets(tab: &Tab) -> Vec<String> {
    let mut found = Vec::new();
    for each in ["me", "others", "board", "log", "act"] {
        tab.tap(&format!("#sheet-tabs [data-tab={each}]")).await;
        found.extend(violations(tab, each).await);
    }
    tab.tap("[data-menu]").await;
    tab.see("#menu[open]").await;
    found.extend(violations(tab, "the menu on a phone").await);
    found
}

#[test]
fn the_table_on_a_desk() {
    visit("axe-table", async |visit| {
        let tab = visit.person().await;
        let pages = table_pages(&tab).await;
        inspect(&tab, &pages).await;
        let mut found = Vec::new();
        for scheme in ["light", "dark"] {
            tab.scheme(scheme).await;
            tab.go(&pages[0]).await;
            found.extend(opened(&tab).await);
        }
        // With a turn in the making, an answer, and a chooser.
        crate::hand::convert(&tab).await;
        found.extend(violations(&tab, "a draft").await);
        tab.click("#hexes g[data-place]:not(.target)").await;
        tab.see("#asked.open").await;
        found.extend(violations(&tab, "an answer").await);
        tab.press("Escape").await;
        assert!(found.is_empty(), "{found:#?}");
    });
}

#[test]
fn the_table_on_a_phone() {
    visit("axe-table-phone", async |visit| {
        let tab = visit.person().await;
        tab.phone(390, 844).await;
        let pages = table_pages(&tab).await;
        inspect(&tab, &pages).await;
        let mut found = Vec::new();
        for scheme in ["light", "dark"] {
            tab.scheme(scheme).await;
            tab.go(&pages[0]).await;
            found.extend(sheets(&tab).await);
        }
        assert!(found.is_empty(), "{found:#?}");
    });
}

#[test]
fn phoenix_on_a_desk_and_on_a_phone() {
    visit("axe-phoenix", async |visit| {
        let tab = visit.person().await;
        tab.go("/about").await;
        let phoenix = format!("{{ ...{HOT_SEAT}, game: 'phoenix' }}");
        let table: String = tab.eval(&format!("T.open({phoenix})")).await;
        let stations = "(page) => page.getElementById('stage').textContent.match(/Round 12([^0-9]|$)/)";
        assert!(play_on(&tab, &table, stations, 0).await);
        let gallery: String = tab.eval(&format!("T.open({{ ...{WHOLE_SETUP}, game: 'phoenix' }})")).await;
        let pages = [table.clone(), gallery, format!("{table}/replay?at=20")];
        inspect(&tab, &pages).await;
        tab.go(&table).await;
        let mut found = opened(&tab).await;
        tab.phone(390, 844).await;
        tab.go(&table).await;
        found.extend(sheets(&tab).await);
        assert!(found.is_empty(), "{found:#?}");
    });
}

#[test]
fn kepler_on_a_desk_and_on_a_phone() {
    visit("axe-kepler", async |visit| {
        let tab = visit.person().await;
        tab.go("/about").await;
        // At one screen a curtain would stand before every turn: objectives are secret.
        let kepler = "{ game: 'kepler', name: 'Ada', players: 2, 'seat-1': 'me', 'seat-2': 'bot-random' }";
        let table: String = tab.eval(&format!("T.open({kepler})")).await;
        let colonies = "(page) => page.getElementById('stage').textContent.match(/Round 9([^0-9]|$)/)";
        assert!(play_on(&tab, &table, colonies, 0).await);
        let alone: String =
            tab.eval("T.open({ game: 'kepler', name: 'Ada', players: 1, 'seat-1': 'me' })").await;
        let pages = [table.clone(), alone, format!("{table}/replay?at=40"), "/learn/kepler".to_owned()];
        inspect(&tab, &pages).await;
        tab.go(&table).await;
        let mut found = opened(&tab).await;
        tab.phone(390, 844).await;
        tab.go(&table).await;
        found.extend(sheets(&tab).await);
        assert!(found.is_empty(), "{found:#?}");
    });
}

#[test]
fn planetformers_on_a_desk_and_on_a_phone() {
    visit("axe-planetformers", async |visit| {
        let tab = visit.person().await;
        tab.go("/about").await;
        let form = format!("{{ ...{HOT_SEAT}, game: 'planetformers' }}");
        let table: String = tab.eval(&format!("T.open({form})")).await;
        let later = "(page) => page.getElementById('stage').textContent.match(/Round 6([^0-9]|$)/)";
        assert!(play_on(&tab, &table, later, 0).await);
        let alone: String =
            tab.eval("T.open({ game: 'planetformers', name: 'Ada', players: 1, 'seat-1': 'me' })").await;
        let pages = [table.clone(), alone, format!("{table}/replay?at=20")];
        inspect(&tab, &pages).await;
        tab.go(&table).await;
        let mut found = opened(&tab).await;
        tab.phone(390, 844).await;
        tab.go(&table).await;
        found.extend(sheets(&tab).await);
        assert!(found.is_empty(), "{found:#?}");
    });
}
