//! House rules of clubs, by clicks: an auction with bots, a pool that the players fill, a map by its code.

use crate::hand::{open, seq, step};
use crate::stage::visit;
use crate::tab::Tab;

/// Waits until it is the visitor's turn, or everybody has a faction.
async fn turn_or_sold(tab: &Tab) -> bool {
    tab.wait("T.quiet() && (T.byId('state').dataset.myTurn === 'true' || !T.byId('factions'))").await;
    tab.eval("Boolean(T.byId('factions'))").await
}

/// The faction that nobody holds and that can be bid for, or the cheapest one.
const CHEAPEST: &str = "T.all('#factions .fa.target').map((card) => [Number(card.querySelector('em').textContent.match(/\\d+(?= VP)/)?.[0] ?? -1), card.id]).sort((one, other) => one[0] - other[0])[0][1]";

#[test]
fn a_whole_auction_with_bots() {
    visit("auction", async |visit| {
        let tab = visit.person().await;
        let form = "{ name: 'Ada', players: 3, 'seat-1': 'me', 'seat-2': 'bot-greedy', 'seat-3': 'bot-greedy', 'option-auction': 'on', 'option-pool': 'random' }";
        open(&tab, form).await;
        assert_eq!(tab.eval::<usize>("T.all('#factions .fa').length").await, 3, "as many as players");
        let mut bids = 0;
        while turn_or_sold(&tab).await {
            let faction: String = tab.eval(CHEAPEST).await;
            // A click on the card offers the points; the least comes first.
            tab.click(&format!("#{faction} h4")).await;
            tab.see(".chooser .card").await;
            assert!(tab.eval::<usize>("T.all('.chooser .card').length").await <= 11);
            step(&tab, ".chooser .card").await;
            let held = tab.text(&format!("#{faction} h4 em")).await;
            assert!(held.ends_with("VP · Ada"), "who holds it and for how much: {held}");
            let before = seq(&tab).await;
            step(&tab, "#confirm").await;
            tab.wait(&format!("Number(T.byId('state').dataset.seq) > {before}")).await;
            bids += 1;
            assert!(bids < 60, "an auction without an end");
        }
        assert!(bids > 0);
        let told: String = tab.eval("T.byId('log').textContent").await;
        assert!(told.contains("bids") && told.contains("plays"), "{told}");
        // Everybody has a faction, and has paid for it.
        let points: Vec<i64> =
            tab.eval("T.all('#order .player-points b').map((each) => Number(each.textContent))").await;
        assert_eq!(points.len(), 3);
        assert!(points.iter().all(|points| *points <= 10), "{points:?}");
    });
}

#[test]
fn a_pool_is_filled_by_a_finger() {
    visit("pool", async |visit| {
        let tab = visit.person().await;
        tab.phone(390, 844).await;
        let form = "{ name: 'Ada', players: 2, 'seat-1': 'me', 'seat-2': 'here', 'name-2': 'Ben', 'option-pool': 'drafted', 'option-pool_size': 'one_more', 'option-banned-terrans': 'on' }";
        open(&tab, form).await;
        assert_eq!(
            tab.eval::<usize>("document.querySelectorAll('#factions .fa').length").await,
            13,
            "one is banned"
        );
        for faction in ["taklons", "geodens", "nevlas"] {
            tab.tap(&format!("#do-nominate\\.{faction}")).await;
            tab.wait("T.quiet() && !T.byId('confirm').disabled").await;
            let before = seq(&tab).await;
            tab.tap("#confirm").await;
            tab.wait(&format!("T.quiet() && Number(T.byId('state').dataset.seq) > {before}")).await;
        }
        let left: Vec<String> =
            tab.eval("[...document.querySelectorAll('#factions .fa')].map((card) => card.id)").await;
        assert_eq!(
            left,
            ["faction-taklons", "faction-geodens", "faction-nevlas"],
            "only the pool can be played"
        );
    });
}

#[test]
fn a_map_is_copied_and_pasted() {
    visit("map-code", async |visit| {
        let tab = visit.person().await;
        let form = "{ name: 'Ada', players: 2, 'seat-1': 'me', 'seat-2': 'here', 'name-2': 'Ben', 'option-map': 'method_3' }";
        open(&tab, form).await;
        let planets = "[...document.querySelectorAll('#galaxy [data-place^=hex]')].map((hex) => [hex.dataset.place, hex.getAttribute('aria-label')].join(' ')).join()";
        let first: String = tab.eval(planets).await;
        tab.click("[data-menu]").await;
        tab.see("#layout-code-text").await;
        let code: String = tab.eval("T.value('layout-code-text')").await;
        tab.click("[data-copy=layout-code-text]").await;
        tab.go("/new/gaia").await;
        tab.click("#house-rules > summary").await;
        tab.write("#option-map_code", &code[1..]).await;
        tab.write("#name", "Ada").await;
        tab.follow("form.new-game .button.primary").await;
        tab.see("#option-map_code-problem").await;
        tab.write("#option-map_code", &code).await;
        tab.follow("form.new-game .button.primary").await;
        tab.see("#galaxy").await;
        let second: String = tab.eval(planets).await;
        assert_eq!(first, second, "the same map");
    });
}
