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
                    // A thing of a drawing shows it by its edge.
                    const edge = (thing) => { const { stroke, strokeWidth } = getComputedStyle(thing.querySelector(':scope > use')); return stroke + strokeWidth; };
                    if (element instanceof SVGElement && edge(element) !== edge(T.all('#middle .target').find((other) => other !== element))) return true;
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
fn the_keys_are_explained_and_arrows_change_the_kind() {
    visit("keys-menu", async |visit| {
        let tab = visit.person().await;
        crate::hand::open_at(&tab, crate::hand::HOT_SEAT, crate::hand::FREE_ACTIONS, 0).await;
        tab.press("?").await;
        tab.see("#menu[open] #menu-keys kbd").await;
        tab.press("Escape").await;
        tab.wait("!T.byId('menu').open").await;
        tab.press("l").await;
        tab.see("#side-log").await;
        tab.press("Escape").await;
        tab.wait("!T.all('#side-log').length").await;

        // An arrow leads to the next kind, and round.
        let kinds: Vec<String> = tab
            .eval("[...document.querySelectorAll('#group-tabs [data-tab]')].map((each) => each.dataset.tab)")
            .await;
        assert!(kinds.len() > 2, "{kinds:?}");
        let shown = "T.all('#choices .group').map((group) => group.dataset.group)";
        assert_eq!(tab.eval::<Vec<String>>(shown).await, kinds[..1]);
        for kind in kinds[1..].iter().chain(&kinds[..1]) {
            tab.press("ArrowRight").await;
            assert_eq!(tab.eval::<Vec<String>>(shown).await, std::slice::from_ref(kind));
        }
        tab.press("ArrowLeft").await;
        assert_eq!(tab.eval::<Vec<String>>(shown).await, kinds[kinds.len() - 1..]);

        // A digit chooses the card that bears it, in the kind that is shown.
        while tab.eval::<Vec<String>>(shown).await != ["group-free"] {
            tab.press("ArrowLeft").await;
        }
        for digit in ["1", "2"] {
            let numbered: String = tab
                .eval(&format!("T.all('#choices .card').find((card) => card.querySelector('kbd')?.textContent === '{digit}')?.value ?? ''"))
                .await;
            if numbered.is_empty() {
                continue;
            }
            press_step(&tab, digit).await;
            assert_eq!(format!("move {}", draft(&tab).await[0]), numbered);
            press_step(&tab, "U").await;
            assert!(draft(&tab).await.is_empty());
        }
    });
}

/// The next key of somebody who plays without a mouse: a digit, an arrow, Enter, or Tab to what is only in the drawing.
const NEXT_KEY: &str = "(() => {
    if (T.byId('result')) return 'over';
    if (T.byId('state').dataset.myTurn !== 'true') return 'wait';
    if (!T.byId('confirm').disabled) return 'Enter';
    const shown = [...document.querySelectorAll('#choices .group:not([data-js-off]) .card')];
    const tabs = document.querySelectorAll('#group-tabs [data-tab]').length;
    // Passing and conversions are left alone now and then, so that the game has an end and something happens in it.
    const kind = shown[0]?.closest('.group').dataset.group;
    if (tabs && (kind === 'group-free' || T.random(3) === 0)) return 'ArrowRight';
    const keyed = shown.filter((card) => card.dataset.key);
    const drawn = T.all(':is(#middle, #gallery, #side-panels, #mat-body) .target').length;
    if (!keyed.length && drawn && (!tabs || T.random(2))) return 'Tab';
    if (!keyed.length) return tabs ? 'ArrowRight' : 'U';
    return keyed[T.random(keyed.length)].dataset.key;
})()";

/// Goes on with the tabulator to one of the things that can be chosen in a drawing.
async fn tab_to_a_target(tab: &Tab) {
    let steps: u32 = tab.eval("1 + T.random(5)").await;
    let mut found = 0;
    for _ in 0..300 {
        tab.press("Tab").await;
        found += u32::from(tab.eval::<bool>("Boolean(document.activeElement?.matches('.target'))").await);
        if found == steps {
            return;
        }
    }
    panic!("the tabulator leads to no target");
}

async fn whole_game(tab: &Tab, game: &str) {
    whole_game_of(tab, game, crate::hand::HOT_SEAT).await;
}

async fn whole_game_of(tab: &Tab, game: &str, form: &str) {
    crate::hand::open(tab, &format!("{{ ...{form}, game: '{game}' }}")).await;
    let (mut keys, mut takes) = (0, 0);
    loop {
        tab.wait("T.quiet()").await;
        let key: String = tab.eval(NEXT_KEY).await;
        match key.as_str() {
            "over" => break,
            "ArrowRight" => tab.press("ArrowRight").await,
            "Tab" => {
                tab_to_a_target(tab).await;
                press_step(tab, "Enter").await;
            }
            "wait" => tab.wait("T.byId('result') || T.byId('state').dataset.myTurn === 'true'").await,
            key => {
                press_step(tab, key).await;
                takes += usize::from(key == "U");
            }
        }
        keys += 1;
        assert!(keys < 4000, "{game}: a game without an end, {takes} times taken back");
    }
    tab.see("#result").await;
    assert!(keys > 40, "{game}: {keys} keys");
}

#[test]
fn a_whole_game_without_a_mouse() {
    visit("keys-game", async |visit| {
        let tab = visit.person().await;
        whole_game(&tab, "gaia").await;
    });
}

#[test]
fn a_whole_game_of_phoenix_without_a_mouse() {
    visit("keys-phoenix", async |visit| {
        let tab = visit.person().await;
        whole_game(&tab, "phoenix").await;
    });
}

#[test]
fn a_whole_game_of_planetformers_without_a_mouse() {
    visit("keys-planetformers", async |visit| {
        let tab = visit.person().await;
        whole_game(&tab, "planetformers").await;
    });
}

#[test]
fn a_whole_game_of_kepler_without_a_mouse() {
    visit("keys-kepler", async |visit| {
        let tab = visit.person().await;
        // Against a bot: at a shared screen a curtain stands before every turn.
        let form = "{ name: 'Ada', players: 2, 'seat-1': 'me', 'seat-2': 'bot-random' }";
        whole_game_of(&tab, "kepler", form).await;
    });
}

#[test]
fn what_is_drawn_can_be_chosen_with_the_keys() {
    visit("keys-drawing", async |visit| {
        let tab = visit.person().await;
        crate::hand::open(&tab, crate::hand::HOT_SEAT).await;
        // A place on the board has the focus by the tabulator, and Enter chooses it.
        tab.eval::<bool>("(T.byId('ask').focus(), true)").await;
        tab.eval::<bool>("(document.querySelector('[data-viewport]').focus(), true)").await;
        tab_to(&tab, "#middle .target").await;
        press_step(&tab, "Enter").await;
        assert_eq!(draft(&tab).await.len(), 1);
        // So has a card of the gallery, in a game in which factions are chosen.
        crate::hand::open(&tab, crate::hand::WHOLE_SETUP).await;
        tab.see("#gallery .target").await;
        tab.eval::<bool>("(document.querySelector('[data-viewport]').focus(), true)").await;
        tab_to(&tab, "#gallery .target").await;
        press_step(&tab, "Enter").await;
        assert_eq!(draft(&tab).await.len(), 1);
    });
}
