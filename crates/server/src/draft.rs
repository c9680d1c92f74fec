//! A turn in the making.
//!
//! A draft lives in the page, not here: it is the number of confirmed moves the page was drawn from and the
//! moves tried since. Whoever asks sends it along, and it is played through anew, on the position as they may know it. So
//! a draft survives a restart, belongs to one tab alone, and sending it twice does nothing twice. It ends where fate
//! decides: nobody can look at a roll before it is made.

use table::{AnyGame, Lang, MAX_SEATS, MoveError, Seat, Turn};
use web::view::{Mode, Step};

use crate::app::awaits_fate;

/// More moves than anybody makes in a turn.
pub const LONGEST: usize = 200;

/// No move and no place has a longer notation.
pub const LONGEST_MOVE: usize = 200;

/// What a page shows: a position, and moves tried from there.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Key {
    /// The number of confirmed moves.
    pub seq: usize,
    /// Turn or plan.
    pub mode: Mode,
    /// The seat that somebody has taken over, where several people share a screen. It is a wish: nobody sees with the eyes
    /// of a seat that is not their own.
    pub acting: Option<Seat>,
    /// The moves tried.
    pub moves: Vec<String>,
}

impl Key {
    /// The position after so many confirmed moves, and nothing tried.
    pub fn at(seq: usize) -> Key {
        Key { seq, ..Key::default() }
    }

    /// The same screen at the position after so many confirmed moves, and nothing tried.
    #[must_use]
    pub fn moved_on(&self, seq: usize) -> Key {
        Key { acting: self.acting, ..Key::at(seq) }
    }

    /// Reads what a page sends along.
    pub fn read(seq: &str, mode: &str, acting: &str, draft: &str) -> Option<Key> {
        let moves: Vec<String> =
            draft.split(';').map(str::trim).filter(|mv| !mv.is_empty()).map(str::to_owned).collect();
        let mode = if mode == "plan" { Mode::Plan } else { Mode::Play };
        let number = acting.trim().parse::<u8>().ok().filter(|number| (1..=MAX_SEATS as u8).contains(number));
        let acting = number.map(|number| Seat::new(number - 1));
        let sound = moves.len() <= LONGEST && moves.iter().all(|mv| mv.len() <= LONGEST_MOVE);
        sound.then_some(Key { seq: seq.trim().parse().ok()?, mode, acting, moves })
    }
}

/// A draft that was played through.
#[derive(Debug)]
pub struct Drafted {
    /// The position it leads to, as whoever drafts may know it.
    pub game: Box<dyn AnyGame>,
    /// The moves that could be made, in words.
    pub steps: Vec<Step>,
    /// What stopped the first that could not.
    pub problem: Option<MoveError>,
    /// The number of turns that had been taken before it.
    pub began: u32,
}

/// Plays the moves of a draft for a seat, as far as they are possible. `start` is the position as that seat may know it.
pub fn play(start: Box<dyn AnyGame>, me: Option<Seat>, key: &Key, lang: Lang) -> Drafted {
    let game = match (key.mode, me) {
        (Mode::Plan, Some(me)) => my_turn(start, me),
        _ => start,
    };
    let mut drafted = Drafted { began: game.turns(), game, steps: Vec::new(), problem: None };
    let Some(me) = me else { return drafted };
    for notation in &key.moves {
        if drafted.game.to_move() != Turn::Of(me) {
            break;
        }
        if let Err(problem) = drafted.step(notation, lang) {
            drafted.problem = Some(problem);
            break;
        }
        if key.mode == Mode::Plan && !awaits_fate(&*drafted.game) {
            drafted.game = my_turn(drafted.game, me);
        }
    }
    drafted
}

impl Drafted {
    /// Tries one more move.
    fn step(&mut self, notation: &str, lang: Lang) -> Result<(), MoveError> {
        let choice = self.game.choice(notation, lang)?;
        self.game.play(notation)?;
        self.steps.push(Step { notation: choice.notation, label: choice.label, place: choice.place });
        Ok(())
    }

    /// Gives every answer that nobody needs to be asked for, or that a standing order gives, up to the end of the turn.
    pub fn settle(&mut self, me: Seat, orders: &[(&'static str, String)], lang: Lang) {
        while self.steps.len() < LONGEST {
            let Some(answer) = self.unasked(me, orders) else { return };
            if self.step(&answer, lang).is_err() {
                return;
            }
        }
    }

    /// The answer that is given without asking.
    pub fn unasked(&self, me: Seat, orders: &[(&'static str, String)]) -> Option<String> {
        let same_turn = self.game.to_move() == Turn::Of(me) && self.game.turns() == self.began;
        if self.steps.is_empty() || !same_turn {
            return None;
        }
        let ordered = orders.iter().find_map(|(order, value)| self.game.by_order(order, value));
        ordered.or_else(|| self.game.unasked())
    }

    /// The moves that could be made, in notation.
    pub fn moves(&self) -> Vec<String> {
        self.steps.iter().map(|step| step.notation.clone()).collect()
    }
}

/// The same position with this seat to take a turn, where that makes sense.
fn my_turn(game: Box<dyn AnyGame>, me: Seat) -> Box<dyn AnyGame> {
    if game.to_move() == Turn::Of(me) {
        return game;
    }
    game.plan(me).unwrap_or(game)
}
