//! Games to show on the pages of tests and of the gallery.
#![allow(dead_code, missing_docs, reason = "every user takes what it needs")]

use gaia::Gaia;
use table::{AnyGame, Choice, Dice, GameKind, Lang, Pause, Seat, Seed, Turn as Now};
use web::view::{Confirm, Frame, Milestone, Mode, Sitter, Step, TableView, Turn};

/// A game under way with everything a page wants to know about it.
pub struct Sample {
    pub kind: GameKind,
    pub game: Box<dyn AnyGame>,
    pub sitters: Vec<Sitter>,
    pub log: Vec<Turn>,
    pub course: Vec<Milestone>,
    pub moves: Vec<String>,
}

pub fn frame(lang: Lang) -> Frame<'static> {
    Frame { lang, theme: None, csrf: "token", path: "/t/abc", name: Some("Ada") }
}

pub fn sitters(players: u8) -> Vec<Sitter> {
    let names = ["Ada", "Navigator", "Brahe", "Wanderer"];
    Seat::all(players)
        .map(|seat| Sitter {
            seat,
            name: Some(names[seat.index()].to_owned()),
            bot: [None, Some("greedy"), None, Some("random")][seat.index()],
            mine: seat.index() == 0,
            invitation: None,
        })
        .collect()
}

/// A game played at random, passing only where nothing else is left, until `enough`.
pub fn play(players: u8, seed: u64, lang: Lang, enough: impl Fn(&dyn AnyGame, usize) -> bool) -> Sample {
    let kind = GameKind::of::<Gaia>();
    let mut game =
        (kind.new)((kind.default_setup)(players), Seed::from_number(seed)).expect("a sound set-up");
    let mut dice = Dice::new(Seed::from_number(seed + 1));
    let (mut log, mut course, mut moves) = (Vec::<Turn>::new(), Vec::<Milestone>::new(), Vec::new());
    while let Now::Of(seat) = game.to_move() {
        if enough(&*game, moves.len()) {
            break;
        }
        let choices = game.choices(Lang::En);
        let better: Vec<&Choice> =
            choices.iter().filter(|choice| !matches!(choice.group, "group-end" | "group-free")).collect();
        let from: Vec<&Choice> = if better.is_empty() { choices.iter().collect() } else { better };
        let choice = from[dice.below(from.len() as u32) as usize].notation.clone();
        let told = game.choice(&choice, lang).expect("a legal move");
        let round = game.round();
        game.play(&choice).expect("a legal move");
        moves.push(choice);
        match log.last_mut() {
            Some(turn) if turn.seat == seat && turn.round == round => {
                turn.to = moves.len();
                turn.moves.push(told.label);
                turn.places.extend(told.place);
            }
            _ => log.push(Turn {
                seat,
                from: moves.len(),
                to: moves.len(),
                round,
                moves: vec![told.label],
                places: told.place.into_iter().collect(),
            }),
        }
        course.push(Milestone { at: moves.len(), round: game.round(), points: game.scores().totals() });
    }
    Sample { kind, game, sitters: sitters(players), log, course, moves }
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
        let mut game = self.game.clone();
        let choice =
            game.choices(lang).into_iter().find(|choice| choice.group == group).expect("such a choice");
        game.play(&choice.notation).expect("a legal move");
        let confirm = match game.pause() {
            Pause::Midway => Confirm::Midway,
            Pause::Done => Confirm::Ready,
            Pause::Closing(mv) => Confirm::Closing(game.choice(&mv, lang).expect("a move").label),
        };
        let step = Step { notation: choice.notation, label: choice.label, place: choice.place };
        (game, vec![step], confirm)
    }
}

pub fn view<'a>(sample: &'a Sample, game: &'a dyn AnyGame, choices: &'a [Choice]) -> TableView<'a> {
    TableView {
        id: "abc",
        kind: &sample.kind,
        game,
        sitters: &sample.sitters,
        me: Some(Seat::new(0)),
        seq: sample.moves.len(),
        mode: Mode::Play,
        draft: &[],
        choices,
        confirm: Confirm::Nothing,
        may_plan: true,
        habits: &[],
        log: &sample.log,
        since: 2,
        rev: 1,
        waiting_since: 1_800_000_000,
    }
}
