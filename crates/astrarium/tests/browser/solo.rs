//! Gaia Project alone, in German: whatever the Automa does is told with its reasons and rules, and can be stepped through again.

use std::collections::BTreeSet;

use crate::hand::{go, open};
use crate::stage::visit;
use crate::tab::{Tab, quoted};

/// What the panel of the Automa says of its last turn: each step with the rule it links to.
async fn told(tab: &Tab) -> Vec<(String, String)> {
    tab.eval("[...document.querySelectorAll('#automa-last li')].map((step) => { const link = step.querySelector('a.rule-link'); return [step.textContent.replace(link.textContent, '').trim(), new URL(link.href).hash.slice(1)]; })")
        .await
}

/// Clicks on to the end of the game; returns what was told of the Automa after every click, each once.
async fn play(tab: &Tab) -> BTreeSet<(String, String)> {
    let mut all = BTreeSet::new();
    for _ in 0..600 {
        tab.wait("T.quiet()").await;
        all.extend(told(tab).await);
        let (mark, next): (String, String) = tab.eval("[T.mark(), T.next(35, true)]").await;
        match next.as_str() {
            "over" => return all,
            "wait" => tab.wait(&format!("T.quiet() && T.mark() !== {}", quoted(&mark))).await,
            way => drop(go(tab, way).await),
        }
    }
    panic!("a game without an end");
}

/// Goes through the moves of the Automa's last turn in the replay: with every one of them it has told more, or something else.
async fn step_through_again(tab: &Tab) {
    tab.follow("#result a[href$='/replay']").await;
    tab.wait("T.quiet()").await;
    let mut seen = BTreeSet::new();
    for _ in 0..40 {
        if !tab.eval::<bool>("Boolean(document.querySelector('#step-back[href]'))").await || seen.len() > 4 {
            break;
        }
        seen.insert(told(tab).await);
        let at: String = tab.eval("T.byId('replay').dataset.at").await;
        tab.click("#step-back").await;
        tab.wait(&format!("T.quiet() && T.byId('replay').dataset.at !== {}", quoted(&at))).await;
    }
    assert!(seen.len() > 4, "every step is a position of its own: {seen:#?}");
}

#[test]
fn every_step_of_the_automa_is_told_in_german() {
    visit("solo-german", async |visit| {
        let tab = visit.person().await;
        tab.go("/about").await;
        tab.follow(".pref.lang button[value=de]").await;
        open(
            &tab,
            "{ name: 'Ada', players: 1, 'seat-1': 'me', 'option-first_game': 'on', 'option-level': 'automaechtig' }",
        )
        .await;
        tab.see("#automa").await;
        let all = play(&tab).await;
        // Cards, criteria, tie-breaks and what came of them.
        for words in ["Aktionskarte", "Hilfskarte", "zur Auswahl", "von", "baut", "passt"] {
            assert!(all.iter().any(|(text, _)| text.contains(words)), "“{words}” is never told: {all:#?}");
        }
        // Every step links to a rule that stands in the German book.
        let rules: Vec<String> = all.iter().map(|(_, rule)| rule.clone()).collect();
        assert!(rules.iter().collect::<BTreeSet<_>>().len() > 5, "{rules:?}");
        let missing: Vec<String> = tab
            .eval(&format!(
                "fetch('/rules/gaia').then((answer) => answer.text()).then((text) => {{ const book = new DOMParser().parseFromString(text, 'text/html'); return {rules:?}.filter((rule) => !book.getElementById(rule)); }})"
            ))
            .await;
        assert!(missing.is_empty(), "no such rules: {missing:?}");
        // The end: who won at which level, and a column for each.
        let verdict: String = tab.eval("T.byId('verdict').textContent").await;
        assert!(verdict.contains("Automächtig"), "{verdict}");
        let columns: Vec<String> =
            tab.eval("[...document.querySelectorAll('#sheet thead th')].map((th) => th.textContent)").await;
        assert!(columns.len() == 3 && columns.iter().any(|name| name.contains("Automa")), "{columns:?}");
        step_through_again(&tab).await;
    });
}
