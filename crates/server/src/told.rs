//! What happened at a table, in words.

use table::{AnyGame, Lang, Seat};
use web::view::Turn;

/// A move that was made.
#[derive(Clone, Debug)]
pub struct Told {
    seat: Seat,
    /// What it is called, in every language.
    labels: Vec<String>,
    /// The thing it concerned.
    place: Option<String>,
    /// The round in which it was made.
    round: u32,
    /// The number of turns that had been taken before it.
    turn: u32,
}

impl Told {
    /// A move that is about to be made in this position.
    pub fn new(before: &dyn AnyGame, seat: Seat, notation: &str) -> Told {
        let choice = |lang| before.choice(notation, lang);
        let place = choice(Lang::En).ok().and_then(|choice| choice.place);
        let label = |lang| choice(lang).map_or_else(|_| notation.to_owned(), |choice| choice.label);
        let labels = Lang::ALL.iter().map(|lang| label(*lang)).collect();
        Told { seat, labels, place, round: before.round(), turn: before.turns() }
    }

    /// The move in words.
    pub fn label(&self, lang: Lang) -> &str {
        let index = Lang::ALL.iter().position(|other| *other == lang).unwrap_or_default();
        &self.labels[index]
    }
}

/// Moves gathered into what somebody did in a row.
pub fn turns(told: &[Told], lang: Lang) -> Vec<Turn> {
    let mut turns: Vec<Turn> = Vec::new();
    let mut last: Option<&Told> = None;
    for (index, told) in told.iter().enumerate() {
        let same =
            last.is_some_and(|last| (last.seat, last.turn, last.round) == (told.seat, told.turn, told.round));
        if !same {
            turns.push(Turn {
                seat: told.seat,
                from: index + 1,
                to: index + 1,
                round: told.round,
                moves: Vec::new(),
                places: Vec::new(),
            });
        }
        if let Some(turn) = turns.last_mut() {
            turn.to = index + 1;
            turn.moves.push(told.label(lang).to_owned());
            turn.places.extend(told.place.clone());
        }
        last = Some(told);
    }
    turns
}
