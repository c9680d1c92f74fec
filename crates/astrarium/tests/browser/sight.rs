//! What is where: things that must be in sight, and things a finger must find.

use crate::hand::{HOT_SEAT, draft, open, open_at};
use crate::stage::visit;
use crate::tab::quoted;

const FOUR: &str = "{ name: 'Ada', players: 4, 'seat-1': 'me', 'seat-2': 'here', 'name-2': 'Ben', 'seat-3': 'here', 'name-3': 'Cy', 'seat-4': 'here', 'name-4': 'Dora' }";

/// Somebody's turn in the middle of a game of Gaia Project.
const ROUND_THREE: &str = "(page) => page.querySelector('#order .now') && page.getElementById('round-3')?.classList.contains('cur') && page.querySelector('[data-group=group-build] .card')";

#[test]
fn the_side_of_gaia_project_shows_everything_at_once() {
    visit("side", async |visit| {
        let tab = visit.person().await;
        let path = open_at(&tab, FOUR, ROUND_THREE, 0).await;
        let (hidden, scrolls): (Vec<String>, Vec<i64>) = tab
            .eval(
                "[[...document.querySelectorAll('#side-panels :is(.area, #actions > *, #qic-actions > *, #round-tiles > *, .finals > *)')].filter((each) => !T.whole(each)).map((each) => each.id),
                  [T.byId('side-panels').scrollHeight, T.byId('side-panels').clientHeight]]",
            )
            .await;
        assert!(hidden.is_empty(), "{hidden:?}");
        assert!(scrolls[0] <= scrolls[1], "the side scrolls: {scrolls:?}");
        let counts: Vec<usize> = tab
            .eval("['.area', '#actions > *', '#qic-actions > *', '#round-tiles > *', '.finals > *'].map((each) => T.all(`#side-panels ${each}`).length)")
            .await;
        assert_eq!(counts, [6, 7, 3, 6, 2], "tracks, power actions, QIC actions, round and final tiles");
        // Nor does the own stock ever scroll away from the mat.
        assert_eq!(tab.eval::<Vec<String>>("T.wrong('stock', 'text')").await, Vec::<String>::new());

        // The same in a game of Phoenix: tracks, sectors, majorities and the score.
        tab.go("/about").await;
        let phoenix = format!("{{ ...{FOUR}, game: 'phoenix', 'option-first_game': 'on' }}");
        open_at(
            &tab,
            &phoenix,
            "(page) => page.getElementById('stage').textContent.match(/Round 9([^0-9]|$)/)",
            0,
        )
        .await;
        let scrolls: Vec<i64> =
            tab.eval("[T.byId('side-panels').scrollHeight, T.byId('side-panels').clientHeight]").await;
        assert!(scrolls[0] <= scrolls[1], "the side scrolls: {scrolls:?}");
        tab.go(&path).await;
    });
}

#[test]
fn the_side_of_kepler_shows_everything_at_once() {
    visit("side-kepler", async |visit| {
        let tab = visit.person().await;
        let kepler = "{ game: 'kepler', name: 'Ada', players: 4, 'seat-1': 'me', 'seat-2': 'bot-random', 'seat-3': 'bot-random', 'seat-4': 'bot-random' }";
        open_at(
            &tab,
            kepler,
            "(page) => page.getElementById('stage').textContent.match(/Round 10([^0-9]|$)/)",
            0,
        )
        .await;
        for (width, height) in [(1366, 768), (1440, 900)] {
            tab.size(width, height).await;
            tab.settle().await;
            let (hidden, scrolls): (Vec<String>, Vec<i64>) = tab
                .eval(
                    "[[...document.querySelectorAll('#side-panels :is(.tl, .pc, .pt-row, .sc tr), #middle .ss, #grid-1 > *')].filter((each) => T.seen(each) && !T.whole(each)).map((each) => each.id || each.className),
                      [T.byId('side-panels').scrollHeight, T.byId('side-panels').clientHeight]]",
                )
                .await;
            assert!(hidden.is_empty(), "{width}×{height}: {hidden:?}");
            assert!(scrolls[0] <= scrolls[1], "the side scrolls: {scrolls:?}");
        }
    });
}

#[test]
fn the_bar_has_room_for_four() {
    const ENOUGH: [(&str, &str); 4] =
        [("gaia", ROUND_THREE), ("phoenix", LATER), ("planetformers", LATER), ("kepler", LATER)];
    const BOTS: &str = "{ name: 'Ada', players: 4, 'seat-1': 'me', 'seat-2': 'bot-random', 'seat-3': 'bot-random', 'seat-4': 'bot-random' }";
    const LATER: &str = "(page) => page.getElementById('stage').textContent.match(/Round 9([^0-9]|$)/) && page.querySelector('#order .now')";
    visit("bar", async |visit| {
        let tab = visit.person().await;
        for (game, enough) in ENOUGH {
            open_at(&tab, &format!("{{ ...{BOTS}, game: '{game}' }}"), enough, 0).await;
            for (width, height) in [(1366, 768), (1440, 900)] {
                tab.size(width, height).await;
                tab.settle().await;
                let wrong: Vec<String> = tab.eval("T.wrong('bar')").await;
                assert!(wrong.is_empty(), "{game}, {width}×{height}: {wrong:#?}");
            }
        }
    });
}

#[test]
fn notes_for_a_first_game_cover_nothing_of_the_own_mat() {
    visit("notes", async |visit| {
        let tab = visit.person().await;
        for game in ["gaia", "phoenix", "planetformers", "kepler"] {
            open(&tab, &format!("{{ ...{FOUR}, game: '{game}' }}")).await;
            for (width, height) in [(1366, 768), (1440, 900)] {
                tab.size(width, height).await;
                tab.see(".coach-note").await;
                tab.wait("T.byId('mat-body').getBoundingClientRect().bottom <= document.querySelector('.coach-note').getBoundingClientRect().top").await;
            }
        }
    });
}

#[test]
fn what_is_larger_than_its_frame_is_shown_from_its_top_on() {
    visit("tall", async |visit| {
        let tab = visit.person().await;
        tab.phone(390, 844).await;
        let form = "{ game: 'phoenix', name: 'Ada', players: 2, 'seat-1': 'me', 'seat-2': 'bot-greedy' }";
        open_at(&tab, form, "(page) => page.querySelector('.card[value^=\"move hub\"]')", 0).await;
        tab.see("#gallery .target").await;
        tab.settle().await;
        let wrong: Vec<String> = tab.eval("T.wrong('asked')").await;
        assert!(wrong.is_empty(), "{wrong:?}");
    });
}

#[test]
fn a_finger_takes_the_nearest_target() {
    visit("broad", async |visit| {
        let tab = visit.person().await;
        tab.phone(390, 844).await;
        open(&tab, HOT_SEAT).await;
        // A point 20 pixels beside a target, with no other target as near.
        let (x, y, place): (f64, f64, String) = tab
            .eval(
                "(() => {
                    const targets = T.all('#middle .target');
                    const away = (x, y, { left, right, top, bottom }) => Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
                    const area = document.getElementById('middle').getBoundingClientRect();
                    for (const target of targets) {
                        const box = target.getBoundingClientRect();
                        for (const [x, y] of [[box.right + 20, box.top + box.height / 2], [box.left - 20, box.top + box.height / 2], [box.left + box.width / 2, box.bottom + 20], [box.left + box.width / 2, box.top - 20]]) {
                            const inside = x > area.left && x < area.right && y > area.top && y < area.bottom;
                            const alone = targets.every((other) => other === target || away(x, y, other.getBoundingClientRect()) > 26);
                            if (inside && alone) return [x, y, target.dataset.place];
                        }
                    }
                    return [0, 0, ''];
                })()",
            )
            .await;
        assert!(!place.is_empty(), "a target stands alone");
        tab.tap_at(x, y).await;
        tab.wait("T.quiet() && T.value('turn-draft')").await;
        assert_eq!(draft(&tab).await.len(), 1);
        let fresh: bool = tab
            .eval(&format!("Boolean(document.querySelector('#middle [data-place={}].fresh, #middle [data-place={}] .fresh'))", quoted(&place), quoted(&place)))
            .await;
        assert!(fresh, "it is the one beside the finger: {place}");
    });
}

#[test]
fn a_board_that_was_enlarged_shows_what_is_asked() {
    visit("pan", async |visit| {
        let tab = visit.person().await;
        open(&tab, HOT_SEAT).await;
        // A corner of the galaxy without anything to choose fills the window.
        tab.eval::<bool>(
            "(() => {
                const board = document.querySelector('[data-viewport]');
                const { left, top } = board.getBoundingClientRect();
                board.dispatchEvent(new WheelEvent('wheel', { deltaY: -2000, clientX: left + 8, clientY: top + 8, cancelable: true }));
                return true;
            })()",
        )
        .await;
        assert!(
            !tab.eval::<bool>("T.targets().some((target) => T.whole(target))").await,
            "the corner is empty"
        );
        tab.press("1").await;
        tab.wait("T.quiet() && T.value('turn-draft')").await;
        tab.press("Enter").await;
        tab.wait("T.quiet() && !T.value('turn-draft') && document.querySelector('#middle .target')").await;
        tab.settle().await;
        assert_eq!(tab.eval::<Vec<String>>("T.wrong('asked')").await, Vec::<String>::new());
    });
}

#[test]
fn the_thing_that_is_asked_about_is_told_beside_it() {
    visit("beside", async |visit| {
        let tab = visit.person().await;
        open(&tab, HOT_SEAT).await;
        tab.click("#hexes g[data-place]:not(.target)").await;
        tab.see("#asked.open").await;
        let gap: f64 = tab
            .eval(
                "(() => {
                    const [one, two] = ['#hexes g[data-place]:not(.target)', '#asked'].map((each) => document.querySelector(each).getBoundingClientRect());
                    return Math.max(two.left - one.right, one.left - two.right);
                })()",
            )
            .await;
        assert!((0.0..40.0).contains(&gap), "{gap} pixels beside it");
    });
}
