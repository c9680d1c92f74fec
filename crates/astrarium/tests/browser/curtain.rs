//! Two people at one screen: what only one of them may see is not in the page while the other looks.

use crate::hand::{self, step, take_turn};
use crate::stage::visit;
use crate::tab::Tab;

/// The objectives anywhere in the page, seen or not.
async fn objectives(tab: &Tab) -> Vec<String> {
    tab.wait("T.quiet()").await;
    tab.eval("[...new Set(document.documentElement.outerHTML.match(/objective-[SA][0-9]{2}/g) ?? [])].sort()")
        .await
}

/// The curtain falls, and nothing is behind it in the page. Says who is asked to take over.
async fn curtain(tab: &Tab) -> String {
    tab.see("#curtain #show").await;
    assert!(objectives(tab).await.is_empty(), "the page itself knows nothing");
    tab.text("#show").await
}

/// Plays on until somebody else is to decide: tiles are turned up in the middle of a turn.
async fn play_on(tab: &Tab) {
    while tab.eval("!T.byId('curtain')").await {
        take_turn(tab).await;
    }
}

/// The next to decide takes over, and sees their own cards.
async fn take_over(tab: &Tab) -> (String, Vec<String>) {
    let who = curtain(tab).await;
    step(tab, "#show").await;
    (who, objectives(tab).await)
}

#[test]
fn objectives_stay_behind_the_curtain() {
    visit("curtain-kepler", async |visit| {
        let tab = visit.person().await;
        hand::open(&tab, &format!("{{ ...{}, game: 'kepler' }}", hand::HOT_SEAT)).await;
        // Nobody has anything to hide while technologies are chosen.
        play_on(&tab).await;
        let (first, dealt) = take_over(&tab).await;
        assert_eq!(dealt.len(), 2, "{dealt:?}");
        play_on(&tab).await;
        let (second, others) = take_over(&tab).await;
        assert_eq!(others.len(), 2, "{others:?}");
        assert_ne!(first, second);
        assert!(others.iter().all(|card| !dealt.contains(card)), "{dealt:?} and {others:?}");
        play_on(&tab).await;

        // Some turns: everybody sees the card they kept, and never one of the other's.
        for _ in 0..4 {
            let (who, seen) = take_over(&tab).await;
            let own = if who == first { &dealt } else { &others };
            assert!(!seen.is_empty() && seen.iter().all(|card| own.contains(card)), "{who}: {seen:?}");
            // Whoever opens the page anew has to take over again.
            tab.reload().await;
            assert_eq!(take_over(&tab).await, (who, seen));
            play_on(&tab).await;
        }
        curtain(&tab).await;

        // Nor does what anybody at this screen can open tell it.
        let table: String = tab.eval("location.pathname").await;
        for path in ["replay", "log", "export"] {
            let text = format!("fetch('{table}/{path}').then((answer) => answer.text())");
            let told: String = tab.eval(&text).await;
            for card in dealt.iter().chain(&others) {
                let id = card.trim_start_matches("objective-");
                assert!(!told.contains(&format!("keep {id}")) && !told.contains(card), "{path}: {card}");
            }
        }
    });
}
