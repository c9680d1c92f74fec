//! What the tests do again and again at a table.

use crate::tab::{Tab, quoted};

/// One person at one screen against somebody at the same screen: it is always their turn.
pub const HOT_SEAT: &str = "{ name: 'Ada', players: 2, 'seat-1': 'me', 'seat-2': 'here', 'name-2': 'Ben', 'option-first_game': 'on' }";

/// The same with everything that can be chosen before a game.
pub const WHOLE_SETUP: &str =
    "{ name: 'Ada', players: 2, 'seat-1': 'me', 'seat-2': 'here', 'name-2': 'Ben' }";

/// When a round is played and there is something to convert.
pub const FREE_ACTIONS: &str = "(page) => page.querySelector('[data-group=group-free] .card') && page.querySelector('[data-group=group-build] .card')";

/// Opens a table and shows it. Its address is returned.
pub async fn open(tab: &Tab, form: &str) -> String {
    tab.go("/about").await;
    let path: String = tab.eval(&format!("T.open({form})")).await;
    tab.go(&path).await;
    path
}

/// Opens a table, plays on until a position is reached, and shows that.
pub async fn open_at(tab: &Tab, form: &str, enough: &str, pass: u8) -> String {
    tab.go("/about").await;
    let path: String = tab.eval(&format!("T.open({form})")).await;
    assert!(play_on(tab, &path, enough, pass).await, "the game ended before {enough}");
    tab.go(&path).await;
    path
}

/// Plays on without looking; says whether the position was reached before the end of the game.
pub async fn play_on(tab: &Tab, path: &str, enough: &str, pass: u8) -> bool {
    // No single request to the browser takes long, however long the game is.
    for _ in 0..30 {
        let reached: Option<bool> =
            tab.eval(&format!("T.play({}, {enough}, {pass})", quoted(path))).await;
        if let Some(reached) = reached {
            return reached;
        }
    }
    panic!("a game that goes on for minutes");
}

/// Does something at the table and waits until the page shows it.
pub async fn step(tab: &Tab, selector: &str) {
    tab.wait("T.quiet()").await;
    let mark: String = tab.eval("T.mark()").await;
    tab.click(selector).await;
    tab.wait(&format!("T.quiet() && T.mark() !== {}", quoted(&mark))).await;
}

/// Does several things, one after the other, of which the last changes the table.
pub async fn go(tab: &Tab, way: &str) -> usize {
    let mut clicks: Vec<&str> = way.split(" then ").collect();
    let (last, count) = (clicks.pop().unwrap_or_default(), clicks.len() + 1);
    for selector in clicks {
        tab.click(selector).await;
    }
    step(tab, last).await;
    count
}

/// Chooses a card by its notation, wherever it is shown; says how many clicks that took.
pub async fn choose(tab: &Tab, card: &str) -> usize {
    tab.wait(&format!("T.quiet() && document.querySelector({})", quoted(card))).await;
    let way: String = tab.eval(&format!("T.way(document.querySelector({}))", quoted(card))).await;
    go(tab, &way).await
}

/// The moves in the making.
pub async fn draft(tab: &Tab) -> Vec<String> {
    let draft: String = tab.eval("T.value('turn-draft')").await;
    draft.split(';').filter(|step| !step.is_empty()).map(str::to_owned).collect()
}

/// How many moves have been made.
pub async fn seq(tab: &Tab) -> usize {
    let seq: String = tab.eval("T.byId('state').dataset.seq").await;
    seq.parse().expect("a number")
}

/// Makes a free action, by clicking.
pub async fn convert(tab: &Tab) {
    if tab.eval("Boolean(document.querySelector('[data-tabs=group]'))").await {
        tab.click("[data-tabs=group] [data-tab=group-free]").await;
    }
    step(tab, "[data-group=group-free] .card").await;
}

/// Clicks until a turn could be confirmed.
pub async fn complete(tab: &Tab) {
    loop {
        tab.wait("T.quiet()").await;
        let next: String = tab.eval("T.next(0, false)").await;
        match next.as_str() {
            "#confirm" => return,
            "over" | "wait" => panic!("no turn to take: {next}"),
            way => drop(go(tab, way).await),
        }
    }
}

/// Takes a whole turn.
pub async fn take_turn(tab: &Tab) {
    complete(tab).await;
    step(tab, "#confirm").await;
}
