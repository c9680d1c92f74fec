//! How a turn feels: who is to move, what counts when, and how many clicks it takes.

use crate::hand::{
    FREE_ACTIONS, HOT_SEAT, choose, complete, draft, go, open, open_at, play_on, seq, step, take_turn,
};
use crate::stage::{Visit, visit};
use crate::tab::{Tab, quoted};

/// Ada against bots that play well.
const BOTS: &str = "{ name: 'Ada', players: 3, 'seat-1': 'me', 'seat-2': 'bot-greedy', 'seat-3': 'bot-greedy', 'option-first_game': 'on' }";

const PHOENIX: &str = "{ game: 'phoenix', name: 'Ada', players: 2, 'seat-1': 'me', 'seat-2': 'here', 'name-2': 'Ben', 'option-first_game': 'on' }";

async fn marked(tab: &Tab) -> String {
    tab.eval("T.marked()").await
}

/// What every card would do.
async fn cards(tab: &Tab) -> Vec<String> {
    tab.eval("[...document.querySelectorAll('#choices .card')].map((card) => card.value)").await
}

/// Opens tables until one of them gets somewhere.
async fn reach(tab: &Tab, form: &str, enough: &str) -> String {
    tab.go("/about").await;
    for _ in 0..6 {
        let path: String = tab.eval(&format!("T.open({form})")).await;
        if play_on(tab, &path, enough, 0).await {
            tab.go(&path).await;
            return path;
        }
    }
    panic!("in six games nothing led to {enough}");
}

#[test]
fn the_marker_stays_with_whoever_has_not_confirmed() {
    visit("marker", async |visit| {
        let tab = visit.person().await;
        for turn in 0..120 {
            // In some games nobody settles near anybody else.
            if turn % 30 == 0 {
                open_at(&tab, HOT_SEAT, FREE_ACTIONS, 0).await;
            }
            let before = marked(&tab).await;
            complete(&tab).await;
            assert_eq!(marked(&tab).await, before, "the turn is not confirmed yet");
            step(&tab, "#confirm").await;
            let raised = cards(&tab).await.iter().any(|card| card.starts_with("move charge"));
            if raised && marked(&tab).await != before {
                return;
            }
        }
        panic!("no turn let anybody charge");
    });
}

#[test]
fn half_an_answer_is_never_confirmed() {
    visit("half", async |visit| {
        let tab = visit.person().await;
        let path = reach(&tab, HOT_SEAT, "(page) => page.querySelector('.card[value$=research_lab]')").await;
        let before = seq(&tab).await;
        choose(&tab, ".card[value$=research_lab]").await;
        assert!(
            cards(&tab).await.iter().all(|card| !card.starts_with("move upgrade")),
            "a tile is asked for"
        );
        assert!(tab.eval::<bool>("T.byId('confirm').disabled").await);
        let kept = draft(&tab).await;
        tab.press("Enter").await;
        let fields =
            format!("{{ seq: {before}, mode: 'play', draft: {}, do: 'confirm' }}", quoted(&kept.join(";")));
        let answer: String =
            tab.eval(&format!("T.post('{path}/draft', {fields}).then((answer) => answer.text())")).await;
        assert!(answer.contains("class=\"problem\""), "it says why: {answer}");
        tab.reload().await;
        assert_eq!(seq(&tab).await, before, "nothing has been confirmed");
        tab.wait(&format!("T.value('turn-draft') === {}", quoted(&kept.join(";")))).await;
    });
}

#[test]
fn what_fate_decides_asks_once() {
    visit("fate", async |visit| {
        let tab = visit.person().await;
        reach(&tab, PHOENIX, "(page) => page.querySelector('.card[value*=EXP]')").await;
        // Even where complete turns are confirmed at once.
        tab.click("#auto").await;
        let before = seq(&tab).await;
        choose(&tab, ".card[value*=EXP]").await;
        while !tab.eval::<bool>("T.byId('confirm').matches('.final')").await {
            let way: String = tab.eval("T.way(document.querySelector('#choices .card'))").await;
            go(&tab, &way).await;
            assert_eq!(seq(&tab).await, before, "nothing has happened yet");
        }
        let steps = draft(&tab).await.len();
        assert!(!tab.eval::<bool>("T.byId('confirm').disabled").await);
        assert_eq!(
            tab.text("#confirm b").await,
            tab.text("#question").await,
            "the button names what will happen"
        );
        assert!(tab.text("#confirm b").await.chars().any(|c| c.is_ascii_digit()), "and how many dice");
        step(&tab, "#confirm").await;
        assert!(seq(&tab).await > before + steps, "the moves, and what fate decided");
        assert!(
            draft(&tab).await.is_empty() && !tab.eval::<bool>("T.byId('confirm').matches('.final')").await
        );
    });
}

#[test]
fn a_double_click_chooses_once() {
    visit("double", async |visit| {
        let tab = visit.person().await;
        open_at(&tab, HOT_SEAT, FREE_ACTIONS, 0).await;
        let before = seq(&tab).await;
        tab.click("[data-tabs=group] [data-tab=group-free]").await;
        tab.click_times("[data-group=group-free] .card", 2).await;
        tab.wait("T.quiet() && T.value('turn-draft')").await;
        tab.settle().await;
        assert_eq!(draft(&tab).await.len(), 1);
        // Nor is what is under the pointer afterwards meant: on the board, and on the button that confirms.
        step(&tab, "#undo").await;
        let place: String = tab
            .eval("T.all('#hexes .target').find((target) => document.querySelectorAll(`#choices .card[data-place=\"${target.dataset.place}\"]`).length === 1).dataset.place")
            .await;
        tab.click_times(&format!("#hexes [data-place=\"{place}\"]"), 2).await;
        tab.wait("T.quiet() && T.value('turn-draft')").await;
        tab.settle().await;
        assert_eq!((draft(&tab).await.len(), seq(&tab).await), (1, before));
    });
}

#[test]
fn confirming_at_once_belongs_to_one_table() {
    visit("auto-table", async |visit| {
        let tab = visit.person().await;
        let here = open(&tab, HOT_SEAT).await;
        tab.click("#auto").await;
        open(&tab, HOT_SEAT).await;
        assert!(!tab.eval::<bool>("T.byId('auto').checked").await, "another table, another wish");
        let before = seq(&tab).await;
        step(&tab, "#choices .card").await;
        assert_eq!((draft(&tab).await.len(), seq(&tab).await), (1, before));
        tab.go(&here).await;
        assert!(tab.eval::<bool>("T.byId('auto').checked").await);
    });
}

/// Goes on by clicks until one click has made several moves, and takes it back.
async fn undo_all_of_a_choice(tab: &Tab, turns: usize) -> bool {
    for _ in 0..turns {
        loop {
            tab.wait("T.quiet()").await;
            let way: String = tab.eval("T.next(0, false)").await;
            if way == "over" {
                return false;
            }
            let before = draft(tab).await;
            go(tab, &way).await;
            let after = draft(tab).await;
            if way == "#confirm" {
                break;
            }
            if after.len() > before.len() + 1 {
                step(tab, "#undo").await;
                assert_eq!(draft(tab).await, before, "one click, one step back: {after:?}");
                return true;
            }
        }
    }
    false
}

#[test]
fn a_step_back_takes_what_followed_unasked() {
    visit("unasked", async |visit| {
        let tab = visit.person().await;
        open(&tab, PHOENIX).await;
        assert!(undo_all_of_a_choice(&tab, 60).await, "no choice in Phoenix had anything follow unasked");
    });
}

#[test]
fn a_mine_takes_two_clicks() {
    visit("clicks-mine", async |visit| {
        let tab = visit.person().await;
        let one = "T.all('#hexes .target').find((target) => document.querySelectorAll(`#choices .card[data-place=\"${target.dataset.place}\"]`).length === 1 && document.querySelector(`#choices .card[value^=\"move mine\"][data-place=\"${target.dataset.place}\"]`))";
        reach(&tab, HOT_SEAT, "(page) => [...page.querySelectorAll('.card[value^=\"move mine\"]')].some((card) => page.querySelectorAll(`.card[data-place=\"${card.dataset.place}\"]`).length === 1)").await;
        let before = (seq(&tab).await, marked(&tab).await);
        let place: String = tab.eval(&format!("({one}).dataset.place")).await;
        step(&tab, &format!("#hexes [data-place=\"{place}\"]")).await;
        step(&tab, "#confirm").await;
        assert!(seq(&tab).await > before.0 && marked(&tab).await != before.1, "the turn is over");
    });
}

/// Chooses a card, whatever it asks by the first answer, and confirms: how many clicks?
async fn clicks(tab: &Tab, card: &str) -> usize {
    let mut clicks = choose(tab, card).await;
    while tab.eval("T.byId('confirm').disabled").await {
        let way: String = tab.eval("T.way(document.querySelector('#choices .card'))").await;
        clicks += go(tab, &way).await;
    }
    step(tab, "#confirm").await;
    clicks + 1
}

#[test]
fn a_laboratory_with_its_tile_takes_four_clicks() {
    visit("clicks-lab", async |visit| {
        let tab = visit.person().await;
        reach(&tab, HOT_SEAT, "(page) => page.querySelector('.card[value$=research_lab]')").await;
        let before = marked(&tab).await;
        let clicks = clicks(&tab, ".card[value$=research_lab]").await;
        assert!(clicks <= 4, "{clicks} clicks");
        assert_ne!(marked(&tab).await, before, "the turn is over");
    });
}

#[test]
fn a_power_action_with_sacrifices_and_its_mine_takes_four_clicks() {
    visit("clicks-power", async |visit| {
        let tab = visit.person().await;
        let card = ".card[value*='sacrifice;'][value*='act power_'][value*=step]";
        reach(&tab, HOT_SEAT, &format!("(page) => page.querySelector(\"{card}\")")).await;
        let before = marked(&tab).await;
        let clicks = clicks(&tab, card).await;
        assert!(clicks <= 4, "{clicks} clicks");
        assert_ne!(marked(&tab).await, before, "the turn is over");
    });
}

/// Plays on until this person is asked whether to charge.
async fn asked_to_charge(tab: &Tab, form: &str) {
    reach(tab, form, "(page) => page.querySelector('.card[value^=\"move charge\"]')").await;
}

#[test]
fn charging_takes_one_click() {
    visit("clicks-charge", async |visit| {
        let tab = visit.person().await;
        asked_to_charge(&tab, BOTS).await;
        let before = seq(&tab).await;
        assert_eq!(choose(&tab, ".card[value^='move charge']").await, 1);
        // It counts at once; only where the own turn comes next, it is confirmed together with that.
        let asked = cards(&tab).await;
        let own_turn = asked.iter().any(|card| card.starts_with("move pass"));
        assert!(seq(&tab).await > before || own_turn, "{asked:?}");
    });
}

/// The turns in the list of what happened since the last own turn.
async fn told(tab: &Tab) -> Vec<String> {
    tab.eval("[...document.querySelectorAll('#since-turns li')].map((turn) => turn.id)").await
}

async fn what_happened_since(visit: &Visit, phone: bool) {
    let tab = visit.person().await;
    if phone {
        tab.phone(390, 844).await;
    }
    asked_to_charge(&tab, BOTS).await;
    let before = told(&tab).await;
    assert!(!before.is_empty(), "somebody has built something");
    tab.see("#since-turns summary").await;
    if phone {
        tab.tap("#since-turns summary").await;
    }
    tab.see("#since-turns li .told").await;
    tab.reload().await;
    assert_eq!(told(&tab).await, before, "it survives a reload");
    tab.see("#since-turns li .told").await;

    // Answering a question is no turn: the list goes on.
    let asked = seq(&tab).await;
    choose(&tab, ".card[value^='move charge']").await;
    tab.wait(&format!("T.quiet() && T.byId('state').dataset.myTurn === 'true' && (T.value('turn-draft') || Number(T.byId('state').dataset.seq) > {asked})")).await;
    let after = told(&tab).await;
    assert!(before.iter().all(|turn| after.contains(turn)), "{before:?} {after:?}");

    // A turn ends it: what comes after begins a new one.
    while cards(&tab).await.iter().all(|card| card.starts_with("move charge") || card == "move decline") {
        take_turn(&tab).await;
        tab.wait("T.quiet() && T.byId('state').dataset.myTurn === 'true'").await;
    }
    let all = told(&tab).await;
    assert!(before.iter().all(|turn| all.contains(turn)), "{before:?} {all:?}");
    take_turn(&tab).await;
    tab.wait("T.quiet() && T.byId('state').dataset.myTurn === 'true'").await;
    let fresh = told(&tab).await;
    assert!(!fresh.is_empty() && fresh.iter().all(|turn| !all.contains(turn)), "{all:?} {fresh:?}");
}

#[test]
fn what_happened_since_the_last_turn() {
    visit("since", async |visit| what_happened_since(visit, false).await);
}

#[test]
fn what_happened_since_the_last_turn_on_a_phone() {
    visit("since-phone", async |visit| what_happened_since(visit, true).await);
}

#[test]
fn a_click_on_somebody_opens_their_whole_mat() {
    visit("mats", async |visit| {
        let tab = visit.person().await;
        for game in ["gaia", "phoenix"] {
            open(&tab, &format!("{{ ...{BOTS}, game: '{game}' }}")).await;
            let me: String = tab.eval("T.byId('state').dataset.me").await;
            let others: Vec<String> = tab
                .eval(&format!("[...document.querySelectorAll('#order [data-mat]')].map((chip) => chip.dataset.mat).filter((seat) => seat !== '{me}')"))
                .await;
            assert_eq!(others.len(), 2);
            for seat in &others {
                tab.click(&format!("#order [data-mat=\"{seat}\"]")).await;
                tab.see(&format!(".other[data-mat-of=\"{seat}\"] .part")).await;
                let shown: Vec<String> = tab.eval("T.all('.other').map((mat) => mat.dataset.matOf)").await;
                assert_eq!(shown, std::slice::from_ref(seat), "one at a time, over the own one");
                let inside: bool = tab
                    .eval("(() => { const [mat, column] = ['#mat-body', '#mats'].map((each) => document.querySelector(each).getBoundingClientRect()); return mat.top >= column.top && mat.bottom <= column.bottom + 1 && mat.width <= column.width + 1; })()")
                    .await;
                assert!(inside);
                assert_eq!(tab.eval::<String>("T.board()").await, tab.eval::<String>("T.board()").await);
            }
            tab.press("Escape").await;
            tab.wait("!T.all('.other').length").await;
            tab.click(&format!("#order [data-mat=\"{}\"]", others[0])).await;
            tab.click(".other [data-mat='']").await;
            tab.wait("!T.all('.other').length && T.all('.whole-mat').length").await;
        }
    });
}

#[test]
fn the_end_is_announced_and_explained() {
    visit("end", async |visit| {
        let tab = visit.person().await;
        for game in ["gaia", "phoenix"] {
            tab.go("/about").await;
            let path: String = tab.eval(&format!("T.open({{ ...{HOT_SEAT}, game: '{game}' }})")).await;
            play_on(&tab, &path, "(page) => page.querySelector('#ending > *')", 20).await;
            tab.go(&path).await;
            tab.see("#ending > *").await;
            // Nothing that is needed lies under it, and on a phone it is read from its beginning.
            let under: Vec<String> = tab
                .eval(
                    "(() => {
                        const { left, right, top, bottom } = T.byId('ending').getBoundingClientRect();
                        return T.all(':is(#middle .pl, #mat-body .target)').filter((each) => {
                            const box = each.getBoundingClientRect();
                            return box.left < right && box.right > left && box.top < bottom && box.bottom > top && T.visible(each).height > 0;
                        }).map((each) => each.id);
                    })()",
                )
                .await;
            assert!(under.is_empty(), "{game}: {under:?}");
            tab.phone(390, 844).await;
            tab.wait("T.whole(document.querySelector('#ending span'))").await;
            tab.size(1440, 900).await;
            assert!(play_on(&tab, &path, "(page) => page.getElementById('result')", 20).await, "{game} ends");
            // The page that was open shows it without being asked.
            tab.see("#result #sheet").await;
            assert!(tab.eval::<usize>("T.all('#verdict li').length").await > 0, "{game}: what ended it");
            let board: String = tab.eval("T.board()").await;
            tab.click("#result [data-fold]").await;
            tab.wait("!T.all('#sheet').length").await;
            assert_eq!(tab.eval::<String>("T.board()").await, board);
        }
    });
}
