//! Without a mouse.

use crate::hand::{draft, seq};
use crate::stage::visit;
use crate::tab::{Tab, quoted};

/// Goes on with the tabulator until an element has the focus; everything on the way shows that it has it.
async fn tab_to(tab: &Tab, selector: &str) {
    let there = format!("Boolean(document.activeElement?.matches({}))", quoted(selector));
    for _ in 0..60 {
        tab.press("Tab").await;
        let visible: bool = tab
            .eval(
                "(() => {
                    const element = document.activeElement;
                    if (element === document.body) return true;
                    const style = getComputedStyle(element);
                    return element.matches(':focus-visible') && ((style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2) || style.boxShadow !== 'none' || element.getAttribute('type') === 'hidden');
                })()",
            )
            .await;
        let who: String = tab.eval("document.activeElement.outerHTML.slice(0, 120)").await;
        assert!(visible, "nobody sees that the focus is on {who}");
        if tab.eval(&there).await {
            return;
        }
    }
    panic!("the tabulator does not lead to {selector}");
}

async fn press_step(tab: &Tab, key: &str) {
    tab.wait("T.quiet()").await;
    let mark: String = tab.eval("T.mark()").await;
    tab.press(key).await;
    tab.wait(&format!("T.quiet() && T.mark() !== {}", quoted(&mark))).await;
}

#[test]
fn from_the_home_page_to_a_first_turn() {
    visit("keys", async |visit| {
        let tab = visit.person().await;
        tab.go("/").await;
        tab_to(&tab, "form.quick button").await;
        tab.eval::<bool>("window.before = true").await;
        tab.press("Enter").await;
        tab.ready().await;
        tab.wait("T.byId('state')?.dataset.myTurn === 'true'").await;

        // A digit chooses, U takes back, Enter confirms.
        let before = seq(&tab).await;
        press_step(&tab, "1").await;
        assert_eq!(draft(&tab).await.len(), 1);
        press_step(&tab, "u").await;
        assert!(draft(&tab).await.is_empty());
        press_step(&tab, "2").await;
        press_step(&tab, "Enter").await;
        tab.wait(&format!("Number(T.byId('state').dataset.seq) > {before}")).await;

        // The skip link leads to the prompt; a card can be reached and pressed.
        tab.wait("T.byId('state')?.dataset.myTurn === 'true' && document.querySelector('#choices .card')")
            .await;
        tab.reload().await;
        tab_to(&tab, ".skip").await;
        tab.press("Enter").await;
        tab_to(&tab, "#choices .card").await;
        press_step(&tab, "Enter").await;
        assert_eq!(draft(&tab).await.len(), 1);
        tab_to(&tab, "#confirm").await;
        let before = seq(&tab).await;
        press_step(&tab, "Enter").await;
        tab.wait(&format!("Number(T.byId('state').dataset.seq) > {before}")).await;
    });
}

#[test]
fn the_keys_are_explained_and_groups_have_digits() {
    visit("keys-help", async |visit| {
        let tab = visit.person().await;
        crate::hand::open_at(&tab, crate::hand::HOT_SEAT, crate::hand::FREE_ACTIONS, 0).await;
        tab.press("?").await;
        tab.see("#help[open]").await;
        tab.press("Escape").await;
        tab.wait("!T.byId('help').open").await;
        // First the group, then the choice.
        let groups: usize =
            tab.eval("document.querySelectorAll('[data-tabs=group] [data-tab]').length").await;
        assert!(groups > 2);
        let free: String =
            tab.eval("document.querySelector('[data-tabs=group] [data-tab=group-free]').dataset.key").await;
        tab.press(&free).await;
        tab.wait("T.all('[data-group=group-free] .card').length").await;
        press_step(&tab, "1").await;
        assert_eq!(draft(&tab).await.len(), 1);
        press_step(&tab, "U").await;
        assert!(draft(&tab).await.is_empty());
    });
}
