//! The quiet pages: replay and rulebook.

use crate::hand::play_on;
use crate::stage::visit;
use crate::tab::quoted;

const BOTS: &str =
    "{ name: 'Ada', players: 2, 'seat-1': 'bot-greedy', 'seat-2': 'bot-greedy', 'option-first_game': 'on' }";

#[test]
fn a_finished_game_move_by_move() {
    visit("replay", async |visit| {
        let tab = visit.person().await;
        tab.go("/about").await;
        let path: String = tab.eval(&format!("T.open({BOTS})")).await;
        tab.go(&path).await;
        assert!(play_on(&tab, &path, "(page) => page.getElementById('result')", 0).await);
        tab.see("#result").await;
        tab.follow("#result .button.primary").await;
        let of: usize = tab.eval("Number(T.byId('replay').dataset.of)").await;
        assert!(of > 60, "{of} moves");
        let at = |number: usize| format!("T.byId('replay').dataset.at === '{number}'");

        tab.click("#step-first").await;
        tab.wait(&at(0)).await;
        tab.click("#step-on").await;
        tab.wait(&at(1)).await;
        tab.see("#told-moves .now").await;
        tab.click("#step-on-turn").await;
        tab.wait("Number(T.byId('replay').dataset.at) > 1").await;
        tab.click("#step-back").await;
        let before: usize = tab.eval("Number(T.byId('replay').dataset.at)").await;
        tab.press("ArrowRight").await;
        tab.wait("Number(T.byId('replay').dataset.at) >= 1").await;
        assert!(before <= of);

        // Jump to a round.
        let third: usize = tab.eval("Number(T.byId('round-link-3').dataset.at)").await;
        tab.click("#round-link-3").await;
        tab.wait(&at(third)).await;
        assert!(tab.text("#stage").await.contains('3'));
        tab.wait(&format!("location.search === '?at={third}'")).await;

        // Whoever is faster than the answers gets where they wanted to go last, and nothing is mixed up on the way.
        let second: usize = tab.eval("Number(T.byId('round-link-2').dataset.at)").await;
        let hurry = "(['step-first', 'step-on', 'round-link-4', 'step-back', 'round-link-2'].forEach((id) => T.byId(id).click()), true)";
        tab.eval::<bool>(hurry).await;
        tab.wait(&at(second)).await;
        tab.wait("T.quiet()").await;
        assert_eq!(tab.eval::<Option<String>>("T.unlike()").await, None);

        // The slider.
        let middle = of / 2;
        tab.eval::<bool>(&format!(
            "(() => {{ const slider = T.byId('at'); slider.value = {middle}; slider.dispatchEvent(new Event('input', {{ bubbles: true }})); return true; }})()"
        ))
        .await;
        tab.wait(&at(middle)).await;
        tab.reload().await;
        tab.wait(&at(middle)).await;

        // The chart, with as many lines as players, and the same numbers in a table.
        assert_eq!(tab.eval::<usize>("T.all('#chart polyline').length").await, 2);
        assert!(tab.eval::<usize>("document.querySelectorAll('#chart table tr').length").await > 6);
        tab.see("#sources #sheet-total .best").await;
        tab.see("#proof code.hash").await;

        // It plays by itself.
        tab.click("#play").await;
        tab.wait(&format!("Number(T.byId('replay').dataset.at) > {middle}")).await;
        tab.click("#play").await;
        tab.click("#step-last").await;
        tab.wait(&at(of)).await;
    });
}

#[test]
fn the_rulebook_can_be_searched() {
    visit("rules", async |visit| {
        let tab = visit.person().await;
        tab.go("/rules").await;
        tab.follow("a[href='/rules/gaia']").await;
        let all: usize = tab.eval("T.all('.rule').length").await;
        assert!(all > 50, "{all} rules");
        tab.write("#q", "federation").await;
        tab.wait("T.byId('hits').textContent").await;
        let some: usize = tab.eval("T.all('.rule').length").await;
        assert!(0 < some && some < all / 2, "{some} of {all}");
        assert!(
            tab.eval::<bool>(
                "T.all('.rule').every((rule) => rule.textContent.toLowerCase().includes('federation'))"
            )
            .await
        );
        // With a query in the address it works without scripts.
        tab.eval::<bool>("window.before = true").await;
        tab.press("Enter").await;
        tab.ready().await;
        assert_eq!(tab.eval::<String>("location.search").await, "?q=federation");
        tab.see(".rule mark").await;

        // Every rule has an address, and so has every chapter.
        let rule: String = tab.eval("document.querySelectorAll('.rule')[3].id").await;
        tab.go(&format!("/rules/gaia#{rule}")).await;
        tab.wait(&format!("document.querySelector(':target')?.id === {}", quoted(&rule))).await;
        let broken: Vec<String> = tab
            .eval("[...document.querySelectorAll('#content a[href^=\"#\"]')].map((a) => decodeURIComponent(a.getAttribute('href').slice(1))).filter((id) => !T.byId(id))")
            .await;
        assert!(broken.is_empty(), "{broken:?}");
        let twice: Vec<String> = tab
            .eval("[...document.querySelectorAll('[id]')].map((e) => e.id).filter((id, index, all) => all.indexOf(id) !== index)")
            .await;
        assert!(twice.is_empty(), "{twice:?}");
        tab.click(".chapters a").await;
        tab.wait("document.querySelector('h2:target, h3:target')").await;
    });
}
