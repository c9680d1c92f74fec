//! Whole games, and what the page promises at every question of them.

use std::collections::{BTreeMap, BTreeSet};

use crate::hand::open;
use crate::stage::{keep_picture, visit};
use crate::tab::{Tab, quoted};

/// A window to look through, and what holds in it at every question (`T.laws`).
pub struct Look {
    pub width: i64,
    pub height: i64,
    pub phone: bool,
    pub laws: &'static str,
}

impl Look {
    async fn open(&self, tab: &Tab) {
        if self.phone {
            tab.phone(self.width, self.height).await;
        } else {
            tab.size(self.width, self.height).await;
        }
    }
}

/// So many questions are looked at before the window changes, which makes the browser lay out everything anew.
const STRETCH: usize = 8;

/// What holds on a desk, and on phones.
const ON_A_DESK: &str = "'share', 'stock', 'asked', 'text', 'covered', 'cut', 'bar'";
const IN_THE_HAND: &str = "'stock', 'asked', 'covered', 'tools', 'cut', 'bar'";

const DESK: [Look; 2] = [
    Look { width: 1366, height: 768, phone: false, laws: ON_A_DESK },
    Look { width: 1440, height: 900, phone: false, laws: ON_A_DESK },
];
const PHONE: [Look; 3] = [
    Look { width: 844, height: 390, phone: true, laws: IN_THE_HAND },
    Look { width: 360, height: 640, phone: true, laws: IN_THE_HAND },
    Look { width: 390, height: 844, phone: true, laws: IN_THE_HAND },
];

/// What was seen on the way through a game.
#[derive(Default)]
struct Seen {
    /// The box of the board in every window.
    boards: BTreeMap<String, BTreeSet<String>>,
    /// Everything that was wrong, once, with how often.
    wrong: BTreeMap<String, usize>,
    questions: usize,
    /// Who had not confirmed when so many moves had been made.
    marked: BTreeMap<String, String>,
    /// How often a turn in the making led to a question for somebody else.
    raised: usize,
}

impl Seen {
    /// Looks at the question through one of the windows, each for a few questions in its turn.
    async fn look(&mut self, tab: &Tab, looks: &[Look]) {
        let (stretch, place) = (self.questions / STRETCH, self.questions % STRETCH);
        self.questions += 1;
        let Some(look) = looks.get(stretch % looks.len().max(1)) else { return };
        if place == 0 {
            look.open(tab).await;
        }
        // The whole page is drawn anew for that: not for every question.
        let unlike = if place % 4 == 0 { "await T.unlike()" } else { "null" };
        let script = format!("T.settled().then(async () => [T.board(), T.wrong({}), {unlike}])", look.laws);
        let (board, wrong, unlike): (String, Vec<String>, Option<String>) = tab.eval(&script).await;
        if let Some(place) = unlike {
            panic!("the page is not what the server would draw:\n{place}");
        }
        let window = format!("{}×{}", look.width, look.height);
        self.boards.entry(window.clone()).or_default().insert(board);
        // The first time is worth a look.
        if self.wrong.is_empty()
            && let Some(what) = wrong.first()
        {
            eprintln!("{window}: {what}");
            keep_picture(tab, &format!("{}-{window}", self.questions)).await;
        }
        for what in wrong {
            *self.wrong.entry(format!("{window}: {what}")).or_default() += 1;
        }
    }

    /// The marker stays with whoever has not confirmed, whatever the turn in the making leads to.
    async fn follow(&mut self, tab: &Tab) {
        let (seq, marked, drafted, asked): (String, String, bool, bool) = tab
            .eval("[T.byId('state').dataset.seq, T.marked(), T.value('turn-draft') !== '', Boolean(document.querySelector('#choices .card'))]")
            .await;
        let first = self.marked.entry(seq).or_insert_with(|| marked.clone());
        assert_eq!(*first, marked, "the marker moved before anything was confirmed");
        self.raised += usize::from(drafted && !asked);
    }

    fn judge(&self, name: &str) {
        assert!(self.questions > 30, "{name}: {} questions", self.questions);
        let boards = self.boards.iter().filter(|(_, boards)| boards.len() > 1);
        let boards: Vec<String> = boards.map(|(window, boards)| format!("{window}: {boards:?}")).collect();
        let quiet = self.wrong.is_empty() && boards.is_empty();
        assert!(quiet, "{name}, {} questions: {:#?}; boards {boards:#?}", self.questions, self.wrong);
    }
}

/// Clicks or taps on until the game is over.
async fn play(tab: &Tab, pass: u8, looks: &[Look]) -> (usize, Seen) {
    let fingers = looks.iter().any(|look| look.phone);
    let (mut clicks, mut seen) = (0, Seen::default());
    loop {
        tab.wait("T.quiet()").await;
        let (mark, next): (String, String) = tab.eval(&format!("[T.mark(), T.next({pass}, true)]")).await;
        match next.as_str() {
            "over" => return (clicks, seen),
            "wait" => {}
            way => {
                seen.look(tab, looks).await;
                seen.follow(tab).await;
                for selector in way.split(" then ") {
                    if fingers {
                        tab.tap(selector).await;
                    } else {
                        tab.click(selector).await;
                    }
                    clicks += 1;
                }
            }
        }
        tab.wait(&format!("T.quiet() && T.mark() !== {} /* after {next} */", quoted(&mark))).await;
        assert!(clicks < 3000, "a game without an end");
    }
}

/// The score sheet of a game, in full, with at least so many points for everybody: columns by rank, what decided it, and everything unfolded in the end.
async fn score_sheet(tab: &Tab, least: i64) {
    tab.see("#result").await;
    tab.see("#sheet-total td.best").await;
    let (rows, points): (usize, Vec<i64>) = tab
        .eval(
            "[T.all('#sheet-rows tr').length, [...document.querySelectorAll('#sheet-total td')].map((td) => Number(td.textContent))]",
        )
        .await;
    // Rows in which nobody has points are not there.
    let fewest = if least > 0 { 5 } else { 1 };
    assert!(
        rows > fewest && points.len() == 2 && points.iter().all(|points| *points >= least),
        "{rows} {points:?}"
    );
    assert!(points.is_sorted_by(|one, next| one >= next), "columns by rank: {points:?}");
    // The rows come one by one and stay; each column sums up.
    tab.wait("[...document.querySelectorAll('#sheet-rows tr')].every((row) => getComputedStyle(row).opacity === '1')")
        .await;
    let sums: Vec<i64> = tab
        .eval(
            "(() => {
                const rows = [...document.querySelectorAll('#sheet-rows tr:not(#sheet-total)')].map((row) => [...row.querySelectorAll('td')].map((td) => Number(td.textContent)));
                return rows[0].map((_, column) => rows.reduce((sum, row) => sum + row[column], 0));
            })()",
        )
        .await;
    assert_eq!(sums, points, "every column sums up");
}

async fn against_a_bot(tab: &Tab, game: &str) {
    let form = format!(
        "{{ game: '{game}', name: 'Ada', players: 2, 'seat-1': 'me', 'seat-2': 'bot-greedy', 'option-first_game': 'on' }}"
    );
    open(tab, &form).await;
}

#[test]
fn a_whole_game_of_phoenix_against_a_bot() {
    visit("whole-phoenix", async |visit| {
        let tab = visit.person().await;
        against_a_bot(&tab, "phoenix").await;
        let (clicks, seen) = play(&tab, 5, &DESK).await;
        assert!(clicks > 40, "a whole game: {clicks} clicks");
        seen.judge("Phoenix on a desk");
        score_sheet(&tab, 1).await;
        // The result can be folded to look at the table, and unfolded again.
        tab.click("#result [data-fold]").await;
        tab.wait("!T.all('#sheet').length").await;
        tab.click("#result [data-fold]").await;
        tab.see("#sheet").await;
    });
}

#[test]
fn a_whole_game_of_planetformers_against_a_bot() {
    visit("whole-planetformers", async |visit| {
        let tab = visit.person().await;
        against_a_bot(&tab, "planetformers").await;
        let (clicks, seen) = play(&tab, 5, &DESK).await;
        assert!(clicks > 40, "a whole game: {clicks} clicks");
        seen.judge("Planetformers on a desk");
        tab.see("#sheet-total td.best").await;
    });
}

#[test]
fn a_whole_game_of_planetformers_alone() {
    visit("alone-planetformers", async |visit| {
        let tab = visit.person().await;
        open(
            &tab,
            "{ game: 'planetformers', name: 'Ada', players: 1, 'seat-1': 'me', 'option-level': 'medium' }",
        )
        .await;
        let (clicks, seen) = play(&tab, 5, &DESK).await;
        assert!(clicks > 40, "a whole game: {clicks} clicks");
        seen.judge("Planetformers against the Automa");
        // Its last turn stands at the side, action by action.
        tab.see("#automa .as li").await;
        tab.see("#sheet-total td.best").await;
    });
}

/// Another level, and three at a table: clicked to the end without looking at every question.
#[test]
fn games_of_planetformers_at_another_level_and_of_three() {
    const FORMS: [&str; 2] = [
        "{ game: 'planetformers', name: 'Ada', players: 1, 'seat-1': 'me', 'option-level': 'hard_plus' }",
        "{ game: 'planetformers', name: 'Ada', players: 3, 'seat-1': 'me', 'seat-2': 'bot-greedy', 'seat-3': 'bot-greedy' }",
    ];
    visit("more-planetformers", async |visit| {
        let tab = visit.person().await;
        for form in FORMS {
            open(&tab, form).await;
            let (clicks, _) = play(&tab, 5, &[]).await;
            assert!(clicks > 40, "a whole game: {clicks} clicks");
            tab.see("#sheet-total td.best").await;
        }
    });
}

#[test]
fn a_whole_game_of_kepler_with_three() {
    visit("three-kepler", async |visit| {
        let tab = visit.person().await;
        open(&tab, "{ game: 'kepler', name: 'Ada', players: 3, 'seat-1': 'me', 'seat-2': 'bot-greedy', 'seat-3': 'bot-greedy' }").await;
        let (clicks, _) = play(&tab, 5, &[]).await;
        assert!(clicks > 60, "a whole game: {clicks} clicks");
        tab.see("#sheet-total td.best").await;
    });
}

#[test]
fn a_whole_game_of_planetformers_with_a_finger() {
    visit("finger-planetformers", async |visit| {
        let tab = visit.person().await;
        tab.phone(390, 844).await;
        against_a_bot(&tab, "planetformers").await;
        let (_, seen) = play(&tab, 5, &PHONE).await;
        seen.judge("Planetformers on a phone");
        tab.see("#sheet-total td.best").await;
    });
}

#[test]
fn a_whole_game_against_a_bot() {
    visit("whole-game", async |visit| {
        let tab = visit.person().await;
        against_a_bot(&tab, "gaia").await;
        let (clicks, seen) = play(&tab, 25, &DESK).await;
        assert!(clicks > 40, "a whole game: {clicks} clicks");
        seen.judge("Gaia Project on a desk");
        assert!(seen.raised > 0, "some turns are complete before they are confirmed");
        score_sheet(&tab, 1).await;
        // The home page knows about it.
        tab.follow("#result a[href='/']").await;
        tab.see("#finished + * .listed, section[aria-labelledby=finished] .listed").await;
    });
}

#[test]
fn a_whole_game_alone_against_the_automa() {
    visit("alone-gaia", async |visit| {
        let tab = visit.person().await;
        open(
            &tab,
            "{ name: 'Ada', players: 1, 'seat-1': 'me', 'option-first_game': 'on', 'option-level': 'automalein' }",
        )
        .await;
        let (clicks, seen) = play(&tab, 25, &DESK).await;
        assert!(clicks > 40, "a whole game: {clicks} clicks");
        seen.judge("Gaia Project against the Automa");
        // Its last turn stands at the side, step by step, and the sheet has a column for it.
        tab.see("#automa .as li").await;
        score_sheet(&tab, 1).await;
        let verdict: String = tab.eval("document.querySelector('#result h2').textContent").await;
        assert!(verdict.contains("Ada") || verdict.contains("Automa"), "{verdict}");
    });
}

#[test]
fn a_whole_game_of_phoenix_with_a_finger() {
    visit("finger-phoenix", async |visit| {
        let tab = visit.person().await;
        tab.phone(390, 844).await;
        against_a_bot(&tab, "phoenix").await;
        let (_, seen) = play(&tab, 5, &PHONE).await;
        seen.judge("Phoenix on a phone");
        score_sheet(&tab, 1).await;
    });
}

#[test]
fn a_whole_game_with_a_finger() {
    visit("finger-game", async |visit| {
        let tab = visit.person().await;
        tab.phone(390, 844).await;
        against_a_bot(&tab, "gaia").await;
        let (_, seen) = play(&tab, 25, &PHONE).await;
        seen.judge("Gaia Project on a phone");
        score_sheet(&tab, 1).await;
    });
}

/// Against a bot, or alone against the Ghost.
async fn kepler(tab: &Tab, players: u8) {
    let bot = if players > 1 { ", 'seat-2': 'bot-greedy'" } else { "" };
    let form = format!("{{ game: 'kepler', name: 'Ada', players: {players}, 'seat-1': 'me'{bot} }}");
    open(tab, &form).await;
}

#[test]
fn a_whole_game_of_kepler_against_a_bot() {
    visit("whole-kepler", async |visit| {
        let tab = visit.person().await;
        kepler(&tab, 2).await;
        let (clicks, seen) = play(&tab, 5, &DESK).await;
        assert!(clicks > 60, "a whole game: {clicks} clicks");
        seen.judge("Kepler-3042 on a desk");
        score_sheet(&tab, 0).await;
    });
}

#[test]
fn a_whole_solo_game_of_kepler_with_a_finger() {
    visit("finger-kepler", async |visit| {
        let tab = visit.person().await;
        tab.phone(390, 844).await;
        kepler(&tab, 1).await;
        let (_, seen) = play(&tab, 5, &PHONE).await;
        seen.judge("Kepler-3042 on a phone");
        // The Ghost has no points and may win all the same; what was needed stands above the sheet.
        tab.see("#sheet-total td.best").await;
        let verdict: String = tab.eval("document.querySelector('.verdict').textContent").await;
        assert!(verdict.contains("25 needed"), "{verdict}");
    });
}
