//! A turn in the making.
//!
//! A draft lives in the page, not here: it is the number of confirmed moves the page was drawn from and the
//! moves tried since. Whoever asks sends it along, and it is played through anew. So a draft survives a restart,
//! belongs to one tab alone, and sending it twice does nothing twice.

use table::{AnyGame, Dice, Lang, MoveError, Seat, Seed, Turn};
use web::view::{Mode, Step};

/// More moves than anybody makes in a turn.
pub const LONGEST: usize = 200;

/// What a page shows: a position, and moves tried from there.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Key {
    /// The number of confirmed moves.
    pub seq: usize,
    /// Turn or plan.
    pub mode: Mode,
    /// The moves tried.
    pub moves: Vec<String>,
}

impl Key {
    /// The position after so many confirmed moves, and nothing tried.
    pub fn at(seq: usize) -> Key {
        Key { seq, ..Key::default() }
    }

    /// Reads what a page sends along.
    pub fn read(seq: &str, mode: &str, draft: &str) -> Option<Key> {
        let moves: Vec<String> =
            draft.split(';').map(str::trim).filter(|mv| !mv.is_empty()).map(str::to_owned).collect();
        let mode = if mode == "plan" { Mode::Plan } else { Mode::Play };
        (moves.len() <= LONGEST).then_some(Key { seq: seq.trim().parse().ok()?, mode, moves })
    }
}

/// A draft that was played through.
#[derive(Debug)]
pub struct Drafted {
    /// The position it leads to.
    pub game: Box<dyn AnyGame>,
    /// The moves that could be made, in words.
    pub steps: Vec<Step>,
    /// What stopped the first that could not.
    pub problem: Option<MoveError>,
    /// Whether a move rolled dice or uncovered something: it cannot be taken back.
    pub revealed: bool,
    /// Whether the last move was one of those that come before or after what a turn is made of.
    pub aside: bool,
}

/// Plays the moves of a draft for a seat, as far as they are possible.
pub fn play(start: &dyn AnyGame, me: Option<Seat>, key: &Key, lang: Lang) -> Drafted {
    let mut drafted = Drafted {
        game: match (key.mode, me) {
            (Mode::Plan, Some(me)) => my_turn(dream(start, me), me),
            _ => start.clone_box(),
        },
        steps: Vec::new(),
        problem: None,
        revealed: false,
        aside: false,
    };
    let Some(me) = me else { return drafted };
    for notation in &key.moves {
        if drafted.game.to_move() != Turn::Of(me) {
            break;
        }
        if let Err(problem) = drafted.step(notation, lang) {
            drafted.problem = Some(problem);
            break;
        }
        if key.mode == Mode::Plan {
            drafted.game = my_turn(drafted.game, me);
        }
    }
    drafted
}

impl Drafted {
    /// Tries one more move.
    fn step(&mut self, notation: &str, lang: Lang) -> Result<(), MoveError> {
        let choice = self.game.choice(notation, lang)?;
        let reveals = self.game.reveals(notation);
        self.game.play(notation)?;
        self.revealed |= reveals;
        self.aside = choice.group == "group-free";
        self.steps.push(Step { notation: choice.notation, label: choice.label, place: choice.place });
        Ok(())
    }

    /// The moves that could be made, in notation.
    pub fn moves(&self) -> Vec<String> {
        self.steps.iter().map(|step| step.notation.clone()).collect()
    }
}

/// A position in which nothing that is hidden from this seat is true: plans must not look behind the curtain.
fn dream(start: &dyn AnyGame, me: Seat) -> Box<dyn AnyGame> {
    start.imagine(me, &mut Dice::new(Seed::from_number(0)))
}

/// The same position with this seat to take a turn, where that makes sense.
fn my_turn(game: Box<dyn AnyGame>, me: Seat) -> Box<dyn AnyGame> {
    if game.to_move() == Turn::Of(me) {
        return game;
    }
    game.as_if(me).unwrap_or(game)
}
