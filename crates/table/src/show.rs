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

    /// Where the game stands, in a few words: the round and its phase.
    fn stage(&self, lang: Lang) -> String;

    /// The round, for people who jump from one to the next; 0 during set-up.
    fn round(&self) -> u32;

    /// The seats in turn order, as far as it is known.
    fn order(&self) -> Vec<Seat>;

    /// What a click on a thing of the table would mean to the seat to move, legal or not, the most likely
    /// first. The page answers such a click with the choice, or with what is against it.
    fn attempts(&self, place: &str) -> Vec<Self::Move>;

    /// What a thing of the table is, and what it does. `None` if there is no such thing.
    fn explain(&self, place: &str, lang: Lang) -> Option<Note>;

    /// Whether the seat to move could hand over its moves so far here.
    fn pause(&self) -> Pause<Self::Move>;

    /// Questions that a seat can have answered by a rule of its own.
    fn habits() -> &'static [Habit] {
        &[]
    }

    /// The answer to the open question by such a rule: `value` is one of [`Habit::values`]. `None` where the
    /// question is another one, or the rule says to ask.
    fn by_habit(&self, _habit: &str, _value: &str) -> Option<Self::Move> {
        None
    }

    /// The position as if this seat were to take its next turn now, for plans. `None` where that makes no sense.
    fn as_if(&self, seat: Seat) -> Option<Self>;

    /// What can be agreed before a game, apart from the number of players.
    fn options() -> &'static [Offer];

    /// The numbered rules, as Markdown: every rule is a list item that begins with its number in bold.
    fn rules() -> &'static str;

    /// The component values that are our own because the rulebooks do not show them: keys of sentences in the
    /// text catalogue.
    fn reconstructed() -> &'static [&'static str];
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
    /// What else follows, in words: "Xenos may charge 2 power".
    pub notes: Vec<String>,
    /// The thing on the table it concerns, as the drawings name it.
    pub place: Option<String>,
    /// The symbol that will stand there, to be shown as a ghost, with the classes it is drawn in.
    pub ghost: Option<Ghost>,
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

/// A piece that is not there yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Ghost {
    /// Its name: the drawings have a symbol `s-<name>` of it.
    pub symbol: &'static str,
    /// The classes that colour it.
    pub class: &'static str,
}

/// What a thing of the table is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Note {
    /// Its name.
    pub title: String,
    /// What it does or shows, in sentences.
    pub text: String,
    /// The rule to read more in.
    pub rule: Option<&'static str>,
}

/// Whether a turn in the making could be handed over as it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pause<M> {
    /// No: something is half done, and the open question belongs to it.
    Midway,
    /// Yes: whatever was begun is done.
    Done,
    /// Yes, and only this move is missing to end the turn.
    Closing(M),
}

/// A question that a seat can have answered by a rule of its own. Its name in the text catalogue is
/// `habit-<key>`, that of a value `habit-<key>-<value>`; each has an explanation as `.text`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Habit {
    /// What it is called in forms and in the store.
    pub key: &'static str,
    /// What it can be set to; the first is to ask.
    pub values: &'static [&'static str],
}

/// Something to agree on before a game. Its name in the text catalogue is `setup-<key>`, that of a value
/// `setup-<key>-<value>`; each has an explanation as `.text`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Offer {
    /// The key in the set-up.
    pub key: &'static str,
    /// What it can be.
    pub values: Values,
}

/// The values of an [`Offer`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Values {
    /// On or off; off unless wanted.
    Switch,
    /// One of these; the first unless another is wanted.
    OneOf(&'static [&'static str]),
}
