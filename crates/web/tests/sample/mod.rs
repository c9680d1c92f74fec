//! Games to show on the pages of tests and of the gallery.
#![allow(dead_code, missing_docs, reason = "every user takes what it needs")]

use table::{AnyGame, Choice, Draw, Eye, Fate, GameKind, Lang, Rng, Seat, Seed, Turn as Now};
use web::view::{
    Bots, Confirm, Frame, HistoryLine, Level, Milestone, Mode, Sitter, Step, TableView, Turn, WaysOut,
};

/// A game under way with everything a page wants to know about it.
pub struct Sample {
    pub kind: GameKind,
    pub game: Box<dyn AnyGame>,
    pub sitters: Vec<Sitter>,
    pub history: Vec<Turn>,
    pub course: Vec<Milestone>,
    pub moves: Vec<String>,
}

pub fn frame(lang: Lang) -> Frame<'static> {
    Frame { lang, theme: None, csrf: "token", path: "/t/abc", name: Some("Ada") }
}

pub fn sitters(players: u8) -> Vec<Sitter> {
    let names = ["Ada", "Kim", "Brahe", "Toni"];
    Seat::all(players)
        .map(|seat| Sitter {
            seat,
            name: Some(names[seat.index()].to_owned()),
            bot: [None, Some("medium"), None, Some("hard")][seat.index()],
            style: [None, Some("settler".to_owned()), None, None][seat.index()].clone(),
            mine: seat.index() == 0,
            invitation: None,
            fame: None,
        })
        .collect()
}

/// The levels of bots, as far as pages show them.
pub fn bots() -> Bots {
    let level = |name, has_style, scores: &[(u8, f64)]| Level { name, has_style, scores: scores.to_vec() };
    Bots {
        levels: vec![
            level("easy", true, &[(2, 91.4), (4, 87.6)]),
            level("medium", true, &[]),
            level("hard", false, &[(4, 141.2)]),
        ],
        usual: "medium",
        styles: vec!["settler", "scholar"],
    }
}

/// A game played at random, passing only where nothing else is left, until `enough`.
pub fn play<G: Draw>(
    players: u8,
    seed: u64,
    lang: Lang,
    enough: impl Fn(&dyn AnyGame, usize) -> bool,
) -> Sample {
    let kind = GameKind::of::<G>();
    let mut game = kind.new_game((kind.default_setup)(players), kind.mark()).expect("a sound set-up");
    let fate = Fate::new(Seed::from_number(seed));
    let mut rng = Rng::new(Seed::from_number(seed + 1));
    let (mut history, mut course, mut moves) = (Vec::<Turn>::new(), Vec::<Milestone>::new(), Vec::new());
    while !game.to_move().is_over() {
        if game.to_move().seat().is_some() && enough(&*game, moves.len()) {
            break;
        }
        let seat = game.concerned().expect("somebody is concerned");
        let drawn = game.draw(&fate, moves.len());
        let notation = drawn.unwrap_or_else(|| pick(&game.choices(Lang::En), &mut rng));
        let round = game.round();
        let happened = game.play_and_tell(&notation).expect("a legal move");
        moves.push(notation);
        let at = moves.len();
        let story = happened.story(&*game, Eye::Seat(Seat::new(0)), lang);
        let lines = story.into_iter().map(|line| HistoryLine { at, line });
        match history.last_mut() {
            Some(turn) if turn.seat == seat && turn.round == round => {
                turn.to = at;
                turn.lines.extend(lines);
            }
            _ => history.push(Turn { seat, from: at, to: at, round, lines: lines.collect() }),
        }
        course.push(Milestone { at, round: game.round(), points: game.scores().totals() });
    }
    Sample { kind, game, sitters: sitters(players), history, course, moves }
}

/// The first of several random games in which a position is reached.
pub fn reach<G: Draw>(players: u8, lang: Lang, enough: impl Fn(&dyn AnyGame, usize) -> bool) -> Sample {
    let games = (1..).map(|seed| play::<G>(players, seed, lang, &enough));
    games.into_iter().find(|sample| !sample.game.to_move().is_over()).expect("some game gets there")
}

/// Any choice, but nothing that ends a turn or converts as long as there is something else.
fn pick(choices: &[Choice], rng: &mut Rng) -> String {
    let single = || choices.iter().filter(|choice| !choice.notation.contains(';'));
    let better: Vec<&Choice> =
        single().filter(|choice| !matches!(choice.group, "group-end" | "group-free")).collect();
    let from: Vec<&Choice> = if better.is_empty() { single().collect() } else { better };
    from[rng.below(from.len() as u32) as usize].notation.clone()
}

/// Enough when the first seat is asked for its main action in this round.
pub fn first_seat_in(round: u32) -> impl Fn(&dyn AnyGame, usize) -> bool {
    move |game, _| {
        game.round() == round
            && game.to_move() == Now::Of(Seat::new(0))
            && game.choices(Lang::En).iter().any(|choice| choice.group == "group-build")
    }
}

/// Enough when another seat is asked in this round.
pub fn other_seat_in(round: u32) -> impl Fn(&dyn AnyGame, usize) -> bool {
    move |game, _| game.round() == round && game.to_move() == Now::Of(Seat::new(1))
}

impl Sample {
    /// A turn in the making: the first choice of a group, and what can be chosen then.
    pub fn draft(&self, group: &str, lang: Lang) -> (Box<dyn AnyGame>, Vec<Step>, Confirm) {
        let choices = self.game.choices(lang);
        let choice = choices.iter().find(|choice| choice.group == group).expect("such a choice");
        self.draft_of(&choice.notation, lang)
    }

    /// A turn in the making of one move.
    pub fn draft_of(&self, notation: &str, lang: Lang) -> (Box<dyn AnyGame>, Vec<Step>, Confirm) {
        let mut game = self.game.clone();
        let choice = game.choice(notation, lang).expect("a move");
        game.play(&choice.notation).expect("a legal move");
        let confirm = match game.closing() {
            _ if game.to_move() == Now::Fate => {
                Confirm::Fate(game.prompt(lang).expect("a question").question)
            }
            None if game.to_move() == self.game.to_move() => Confirm::Midway,
            None => Confirm::Ready,
            Some(mv) => Confirm::Closing(game.choice(&mv, lang).expect("a move").label),
        };
        let step = Step { notation: choice.notation, label: choice.label, place: choice.place };
        (game, vec![step], confirm)
    }
}

static STAYS: WaysOut =
    WaysOut { leave: false, delete: false, hand_over: Vec::new(), bots: Vec::new(), block: Vec::new() };

pub fn view<'a>(sample: &'a Sample, game: &'a dyn AnyGame, choices: &'a [Choice]) -> TableView<'a> {
    TableView {
        id: "abc",
        kind: &sample.kind,
        game,
        before: &*sample.game,
        sitters: &sample.sitters,
        me: Some(Seat::new(0)),
        seq: sample.moves.len(),
        mode: Mode::Play,
        draft: &[],
        choices,
        confirm: Confirm::Nothing,
        may_plan: true,
        may_ask: true,
        orders: &[],
        history: &sample.history,
        since: 2,
        acting: None,
        curtain: None,
        pace: Some("usual"),
        take_back: Some(Ok(())),
        rev: 1,
        waiting_since: 1_800_000_000,
        clock: None,
        ways_out: &STAYS,
        talk: &[],
        phrases: &[],
        note: None,
        agreed: &[],
    }
}

/// One element by its id, with every tag on a line of its own.
pub fn part(page: &str, id: &str, tag: &str) -> String {
    let at = page.find(&format!("id=\"{id}\"")).expect("the part");
    let start = page[..at].rfind('<').expect("its tag");
    let mut depth = 0;
    let mut end = start;
    for (at, _) in page[start..].match_indices('<') {
        let rest = &page[start + at..];
        if rest.starts_with(&format!("<{tag}")) {
            depth += 1;
        } else if rest.starts_with(&format!("</{tag}>")) {
            depth -= 1;
        }
        if depth == 0 {
            end = start + at + rest.find('>').expect("an end") + 1;
            break;
        }
    }
    page[start..end].replace("><", ">\n<")
}
