//! The turn in the making: taking back, keeping, asking, and what must not disturb it.

use crate::axe::violations;
use crate::hand::{
    FREE_ACTIONS, HOT_SEAT, choose, complete, convert, draft, go, open, open_at, play_on, seq, step,
    take_turn,
};
use crate::stage::visit;
use crate::tab::{Tab, quoted};

#[test]
fn steps_can_be_taken_back_and_survive_a_reload() {
    visit("draft", async |visit| {
        let tab = visit.person().await;
        open_at(&tab, HOT_SEAT, FREE_ACTIONS, 0).await;
        let before = seq(&tab).await;
        assert!(
            tab.eval::<bool>(
                "T.byId('undo').disabled && T.byId('reset').disabled && T.byId('confirm').disabled"
            )
            .await
        );
        convert(&tab).await;
        let first = draft(&tab).await;
        assert_eq!(first.len(), 1);
        complete(&tab).await;
        let whole = draft(&tab).await;
        assert!(whole.len() > 1 && whole.starts_with(&first), "{whole:?}");

        // One step back, and on again; then all of them at once.
        step(&tab, "#undo").await;
        let shorter = draft(&tab).await;
        assert!(shorter.len() < whole.len() && whole.starts_with(&shorter), "{shorter:?}");
        complete(&tab).await;
        step(&tab, "#reset").await;
        assert!(draft(&tab).await.is_empty());

        // A draft survives a reload, in the same tab.
        complete(&tab).await;
        let kept = draft(&tab).await;
        let steps: Vec<String> = tab.eval("T.all('#draft li').map((li) => li.textContent)").await;
        tab.reload().await;
        tab.wait(&format!("T.value('turn-draft') === {}", quoted(&kept.join(";")))).await;
        assert_eq!(steps, tab.eval::<Vec<String>>("T.all('#draft li').map((li) => li.textContent)").await);
        assert_eq!(seq(&tab).await, before, "nothing has happened at the table");

        // Confirmed, it is over, and a reload brings nothing back.
        step(&tab, "#confirm").await;
        assert!(seq(&tab).await > before);
        tab.reload().await;
        assert!(draft(&tab).await.is_empty());
    });
}

#[test]
fn what_is_refused_is_explained_with_its_rule() {
    visit("refusal", async |visit| {
        let tab = visit.person().await;
        open_at(&tab, HOT_SEAT, FREE_ACTIONS, 0).await;
        // The planet farthest away from everything that glows.
        let place: String = tab
            .eval(
                "(() => {
                    const planets = [...document.querySelectorAll('#hexes g[data-place]:not(.target)')].filter((g) => g.querySelector('[href^=\"#p-\"]') && !g.querySelector('[href^=\"#s-\"]'));
                    return planets.at(-1).dataset.place;
                })()",
            )
            .await;
        let thing = format!("#hexes [data-place=\"{place}\"]");
        tab.click(&thing).await;
        tab.see("#asked.open .refusals .because").await;
        let reason = tab.text("#asked .because").await;
        assert!(reason.len() > 20, "{reason}");
        let link: String =
            tab.eval("document.querySelector('#asked .because .rule-link').getAttribute('href')").await;
        let rule = link.strip_prefix("/rules/gaia#").expect("a link into the rulebook").to_owned();
        assert!(draft(&tab).await.is_empty(), "asking does nothing");
        assert_eq!(tab.eval::<String>("document.querySelector('#asked .rule-link').target").await, "_blank");

        // Escape closes the answer.
        tab.press("Escape").await;
        tab.wait("!document.querySelector('#asked.open')").await;

        // The rulebook opens at that rule.
        let book = visit.second_tab(&tab).await;
        book.go(&link).await;
        book.wait(&format!("document.querySelector('li.rule:target')?.id === {}", quoted(&rule))).await;
        let top: f64 =
            book.eval("document.querySelector('li.rule:target').getBoundingClientRect().top").await;
        assert!((0.0..900.0).contains(&top), "the rule is in sight: {top}");
    });
}

#[test]
fn another_language_keeps_the_draft() {
    visit("language", async |visit| {
        let tab = visit.person().await;
        open_at(&tab, HOT_SEAT, FREE_ACTIONS, 0).await;
        convert(&tab).await;
        let kept = draft(&tab).await;
        assert_eq!(tab.text("#undo").await, "UndoU");
        let english: Vec<String> = tab
            .eval("T.all('h1, h2, h3, [role=tab], .card .title, .button').map((e) => e.textContent.trim())")
            .await;
        tab.click("[data-menu]").await;
        tab.follow("#menu [name=lang][value=de]").await;
        tab.wait(&format!("T.value('turn-draft') === {}", quoted(&kept.join(";")))).await;
        assert_eq!(tab.eval::<String>("document.documentElement.lang").await, "de");
        let german: Vec<String> = tab
            .eval("T.all('h1, h2, h3, [role=tab], .card .title, .button').map((e) => e.textContent.trim())")
            .await;
        // Proper names stay as they are; sentences do not.
        let same: Vec<&String> =
            english.iter().filter(|text| text.contains(' ') && german.contains(text)).collect();
        assert!(same.len() * 8 < english.len(), "still English: {same:?}");
        assert_eq!(draft(&tab).await, kept);
        step(&tab, "#undo").await;
        tab.click("[data-menu]").await;
        tab.follow("#menu [name=lang][value=en]").await;
        assert_eq!(tab.text("#undo").await, "UndoU");
    });
}

#[test]
fn a_plan_changes_nothing() {
    visit("plan", async |visit| {
        let tab = visit.person().await;
        open_at(&tab, HOT_SEAT, FREE_ACTIONS, 0).await;
        let before = seq(&tab).await;
        step(&tab, "#plan").await;
        tab.see("#prompt.plan #plan-note").await;
        assert!(tab.eval::<bool>("!T.byId('confirm')").await, "a plan cannot be confirmed");
        convert(&tab).await;
        assert_eq!(draft(&tab).await.len(), 1);
        tab.reload().await;
        tab.wait("T.value('turn-mode') === 'plan' && T.value('turn-draft')").await;
        step(&tab, "#leave").await;
        assert!(draft(&tab).await.is_empty());
        assert_eq!(seq(&tab).await, before);
        tab.see("#confirm").await;
    });
}

#[test]
fn a_standing_order_given_meanwhile_does_not_disturb_a_draft() {
    visit("order", async |visit| {
        let tab = visit.person().await;
        let path = open_at(&tab, HOT_SEAT, FREE_ACTIONS, 0).await;
        convert(&tab).await;
        let kept = draft(&tab).await;
        let rev: String = tab.eval("T.byId('state').dataset.rev").await;
        tab.click("#orders > summary").await;
        tab.see("#order-value-charge").await;
        tab.eval::<bool>(
            "(() => { const select = T.byId('order-value-charge'); select.value = 'always'; select.dispatchEvent(new Event('input', { bubbles: true })); select.dispatchEvent(new Event('change', { bubbles: true })); return true; })()",
        )
        .await;
        tab.wait(&format!("T.byId('state').dataset.rev !== {}", quoted(&rev))).await;
        assert_eq!(draft(&tab).await, kept);
        assert!(
            tab.eval::<bool>("T.byId('orders').open && T.byId('order-value-charge').value === 'always'")
                .await
        );
        tab.go(&path).await;
        tab.wait(&format!("T.value('turn-draft') === {}", quoted(&kept.join(";")))).await;
        assert_eq!(tab.eval::<String>("T.byId('order-value-charge').value").await, "always");
    });
}

/// Chooses and never confirms, until something has happened at the table.
async fn choose_until_it_counts(tab: &Tab, before: usize) {
    while seq(tab).await == before {
        step(tab, "#choices .card").await;
    }
}

#[test]
fn a_complete_turn_can_confirm_itself() {
    visit("auto", async |visit| {
        let tab = visit.person().await;
        open(&tab, HOT_SEAT).await;
        let dealt = seq(&tab).await;
        tab.click("#auto").await;
        choose_until_it_counts(&tab, dealt).await;
        assert!(draft(&tab).await.is_empty());
        tab.reload().await;
        assert!(tab.eval::<bool>("T.byId('auto').checked").await, "it is remembered");
        let first = seq(&tab).await;
        choose_until_it_counts(&tab, first).await;
        let second = seq(&tab).await;
        tab.click("#auto").await;
        complete(&tab).await;
        assert!(!draft(&tab).await.is_empty() && seq(&tab).await == second, "now it waits for a click");
    });
}

#[test]
fn two_tabs_of_one_person() {
    visit("two-tabs", async |visit| {
        let one = visit.person().await;
        let path = open_at(&one, HOT_SEAT, FREE_ACTIONS, 0).await;
        let two = visit.second_tab(&one).await;
        two.go(&path).await;
        two.wait("T.byId('connection').dataset.jsState === 'on'").await;
        two.front().await;
        convert(&two).await;
        one.front().await;
        take_turn(&one).await;
        let now = seq(&one).await;
        // The draft of the other tab is of no use any more. It says so, and shows where the game stands.
        two.front().await;
        two.wait(&format!(
            "T.quiet() && T.byId('state').dataset.seq === '{now}' && T.byId('notice').textContent"
        ))
        .await;
        assert!(draft(&two).await.is_empty());
        take_turn(&two).await;
        assert!(seq(&two).await > now);
        assert_eq!(two.text("#notice").await, "", "the notice has gone");
    });
}

#[test]
fn a_page_that_missed_something_is_brought_up_to_date() {
    visit("stale", async |visit| {
        let one = visit.person().await;
        let path = open_at(&one, HOT_SEAT, FREE_ACTIONS, 0).await;
        let two = visit.second_tab(&one).await;
        two.go(&path).await;
        two.wait("T.byId('connection').dataset.jsState === 'on' && T.quiet()").await;
        // Whatever this page is told, it does not fetch it.
        two.eval::<bool>("(htmx.ajax = () => Promise.resolve(), true)").await;
        let old = seq(&two).await;
        one.front().await;
        take_turn(&one).await;
        let now = seq(&one).await;

        two.front().await;
        assert_eq!(seq(&two).await, old);
        convert(&two).await;
        assert_eq!(seq(&two).await, now, "a click on an old page shows the table as it is");
        assert!(!two.text("#notice").await.is_empty() && draft(&two).await.is_empty());
        let log = two.text("#log").await;
        assert_eq!(log, one.text("#log").await, "nothing was done twice");
        take_turn(&two).await;
        assert!(seq(&two).await > now);
    });
}

/// Builds a federation as far as that it could be confirmed; says in how many steps.
async fn federate(tab: &Tab) -> usize {
    choose(tab, ".card[value='move federate']").await;
    while tab.eval("T.byId('confirm').disabled").await {
        let length = draft(tab).await.len();
        let question = tab.text("#question").await;
        // What ends a part of the question, else the first thing that is offered.
        let next: String = tab
            .eval("T.way(document.querySelector('[data-group=group-end] .card') ?? document.querySelector('#choices .card'))")
            .await;
        go(tab, &next).await;
        assert!(draft(tab).await.len() > length, "{question}");
    }
    draft(tab).await.len()
}

#[test]
fn a_federation_step_by_step() {
    visit("federation", async |visit| {
        let tab = visit.person().await;
        let possible = "(page) => page.querySelector('.card[value=\"move federate\"]')";
        // Where there is only one way to form it, nothing but the token is asked.
        let mut asked = 0;
        for _ in 0..12 {
            tab.go("/about").await;
            let path: String = tab.eval(&format!("T.open({HOT_SEAT})")).await;
            if !play_on(&tab, &path, possible, 0).await {
                continue;
            }
            tab.go(&path).await;
            asked = federate(&tab).await;
            if asked > 3 {
                break;
            }
        }
        assert!(asked > 3, "in twelve games somebody could have formed a federation in several ways");
        let before = seq(&tab).await;
        let last: bool =
            tab.eval("T.settled().then(() => T.whole(document.querySelector('#draft li:last-child')))").await;
        assert!(last, "the latest step is in sight");
        let wrong = violations(&tab, "a federation in the making").await;
        assert!(wrong.is_empty(), "{wrong:#?}");
        let steps = draft(&tab).await;
        assert!(steps.last().is_some_and(|step| step.starts_with("token")), "{steps:?}");
        // Back to the beginning, choice by choice, and on again the same way.
        let mut ways = vec![steps.clone()];
        while !draft(&tab).await.is_empty() {
            step(&tab, "#undo").await;
            let shorter = draft(&tab).await;
            assert!(steps.starts_with(&shorter) && shorter.len() < ways[ways.len() - 1].len(), "{shorter:?}");
            ways.push(shorter);
        }
        for pair in ways.windows(2).rev() {
            let again = &pair[0][pair[1].len()];
            choose(&tab, &format!("#choices .card[value='move {again}']")).await;
            assert_eq!(draft(&tab).await, pair[0]);
        }
        step(&tab, "#confirm").await;
        assert!(seq(&tab).await > before + 3);
        assert!(tab.text("#log [data-from]").await.to_lowercase().contains("federation"));
    });
}

#[test]
fn confirming_twice_is_confirming_once() {
    visit("twice", async |visit| {
        let tab = visit.person().await;
        open(&tab, HOT_SEAT).await;
        let dealt = seq(&tab).await;
        step(&tab, "#choices .card").await;
        tab.click_times("#confirm", 3).await;
        tab.wait(&format!("T.quiet() && T.byId('state').dataset.seq === '{}'", dealt + 1)).await;
        assert_eq!(tab.text("#notice").await, "", "nobody is told off for it");
        // The next turn is untouched.
        step(&tab, "#choices .card").await;
        assert_eq!((draft(&tab).await.len(), seq(&tab).await), (1, dealt + 1));
    });
}
