//! What people read about a game: the open question, the choices with price and gain, and what happened.
//!
//! [`Game`] says what may be done; this says it in words. One form of question and one form of choice serve all
//! games, so that one control on a page, or one list on a terminal, can show them all.

use serde::Serialize;

use crate::{Game, Lang, Refusal, Seat};

/// A game that explains itself.
pub trait Show: Game {
    /// The open question; `None` when the game is over.
    fn prompt(&self, lang: Lang) -> Option<Prompt>;

    /// A move as something to choose, legal or not: what it is called, what it costs and brings, where it
    /// happens, and what is against it.
    fn choice(&self, mv: Self::Move, lang: Lang) -> Choice;
}

/// A question to a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Prompt {
    /// Who is asked.
    pub seat: Seat,
    /// What is asked.
    pub question: String,
    /// Why, and what it leads to, for people who have not read the rules.
    pub why: String,
}

/// A move as something to choose.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Choice {
    /// The move's notation.
    pub notation: String,
    /// What it is called.
    pub label: String,
    /// Choices of one kind stand together: the key of the kind's name in the text catalogue.
    pub group: &'static str,
    /// The whole price.
    pub price: Vec<Chip>,
    /// What it brings at once.
    pub gain: Vec<Chip>,
    /// The thing on the table it concerns, as the drawings name it.
    pub place: Option<String>,
    /// Why it is not allowed now.
    pub refusal: Option<Refusal>,
}

/// An amount of something, with the key of its name in the text catalogue.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Chip {
    /// How much.
    pub amount: u8,
    /// Of what.
    pub what: &'static str,
}
