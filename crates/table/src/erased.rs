//! The contract without its types, for servers and command lines that hold games of all kinds.

use std::any::Any;
use std::fmt::Debug;
use std::ops::RangeInclusive;
use std::path::Path;

use maud::Markup;

use crate::data::DataError;
use crate::export::{export, to_json};
use crate::{
    Choice, Dice, Draw, Eye, Habit, Lang, Log, LogError, Look, Misread, Note, Offer, Panel, Pause, Prompt,
    Refusal, ScoreSheet, Seat, Seed, Texts, Turn,
};

/// A game of any kind. The methods are those of [`Game`](crate::Game); moves are their notation, everything else that has a
/// type of its own is JSON.
pub trait AnyGame: Debug + Send + Sync {
    /// The name of the game in commands, addresses and logs.
    fn name(&self) -> &'static str;

    /// How many seats this game has.
    fn seats(&self) -> u8;

    /// Who decides now.
    fn to_move(&self) -> Turn;

    /// Every legal move of the seat to move.
    fn legal(&self) -> Vec<String>;

    /// Whether the seat to move may make this move now: its terms, or what is against it.
    fn check(&self, notation: &str) -> Result<serde_json::Value, MoveError>;

    /// Carries out a move if it is legal; otherwise changes nothing and says why.
    fn play(&mut self, notation: &str) -> Result<(), MoveError>;

    /// The open question in words.
    fn prompt(&self, lang: Lang) -> Option<Prompt>;

    /// Every legal move of the seat to move, in words and with its price.
    fn choices(&self, lang: Lang) -> Vec<Choice>;

    /// A move in words, legal or not.
    fn choice(&self, notation: &str, lang: Lang) -> Result<Choice, Misread>;

    /// Where the game stands, in a few words.
    fn stage(&self, lang: Lang) -> String;

    /// The round; 0 during set-up.
    fn round(&self) -> u32;

    /// The seats in turn order.
    fn order(&self) -> Vec<Seat>;

    /// What a click on a thing of the table would mean, legal or not.
    fn attempts(&self, place: &str, lang: Lang) -> Vec<Choice>;

    /// What a thing of the table is.
    fn explain(&self, place: &str, lang: Lang) -> Option<Note>;

    /// Whether the seat to move could hand over its moves so far here.
    fn pause(&self) -> Pause<String>;

    /// The answer to the open question by a rule of the seat.
    fn by_habit(&self, habit: &str, value: &str) -> Option<String>;

    /// The position as if this seat were to take its next turn now.
    fn as_if(&self, seat: Seat) -> Option<Box<dyn AnyGame>>;

    /// Whether a legal move rolls dice or uncovers something hidden.
    fn reveals(&self, notation: &str) -> bool;

    /// The table, part by part.
    fn panels(&self, look: &Look) -> Vec<Panel>;

    /// Points by seat and source.
    fn scores(&self) -> ScoreSheet;

    /// The game as one pair of eyes may know it.
    fn seen_by(&self, eye: Eye) -> Box<dyn AnyGame>;

    /// The same position with everything unknown to `seat` drawn anew.
    fn imagine(&self, seat: Seat, dice: &mut Dice) -> Box<dyn AnyGame>;

    /// A copy.
    fn clone_box(&self) -> Box<dyn AnyGame>;

    /// The whole state, secrets included.
    fn state_json(&self) -> serde_json::Value;

    /// A 64-bit hash of the state that is the same on every platform and in every run.
    fn state_hash(&self) -> u64;

    /// Full turns taken so far.
    fn turns(&self) -> u32;

    /// What a seat plays, once that is chosen, as a key of the text catalogue.
    fn label(&self, seat: Seat) -> Option<&'static str>;

    /// What chance decided when the table was laid out.
    fn chance(&self) -> serde_json::Value;

    /// Counts the pieces: `Err` says which law of conservation is broken.
    fn audit(&self) -> Result<(), String>;

    /// Names, prompts and refusals.
    fn texts(&self) -> &'static Texts;

    /// The game itself, for code that knows its type: `game.as_any().downcast_ref::<Gaia>()`.
    fn as_any(&self) -> &dyn Any;
}

impl Clone for Box<dyn AnyGame> {
    fn clone(&self) -> Self {
        self.clone_box()
    }
}

/// A move in notation that cannot be made.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MoveError {
    /// It is no move in this game's notation.
    #[error(transparent)]
    Misread(#[from] Misread),
    /// The rules forbid it.
    #[error(transparent)]
    Refusal(#[from] Refusal),
}

impl MoveError {
    /// The reason as a sentence for people, with the rule where there is one.
    pub fn sentence(&self, texts: &Texts, lang: Lang) -> String {
        match self {
            MoveError::Misread(misread) => misread.to_string(),
            MoveError::Refusal(refusal) => format!("{} ({})", texts.refusal(lang, refusal), refusal.rule),
        }
    }
}

/// A set-up that no table can be laid out from.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// It does not have the form of this game's set-up.
    #[error("the set-up of {game} cannot be read: {problem}")]
    Unreadable {
        /// The game.
        game: &'static str,
        /// What is wrong.
        problem: String,
    },
    /// The rules forbid it.
    #[error(transparent)]
    Refusal(#[from] Refusal),
}

impl SetupError {
    /// The reason as a sentence for people, with the rule where there is one.
    pub fn sentence(&self, texts: &Texts, lang: Lang) -> String {
        match self {
            SetupError::Unreadable { .. } => self.to_string(),
            SetupError::Refusal(refusal) => format!("{} ({})", texts.refusal(lang, refusal), refusal.rule),
        }
    }
}

/// A [`Game`](crate::Game) as an [`AnyGame`].
#[derive(Clone, Debug)]
pub struct Erased<G>(pub G);

impl<G: Draw> AnyGame for Erased<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn seats(&self) -> u8 {
        self.0.seats()
    }

    fn to_move(&self) -> Turn {
        self.0.to_move()
    }

    fn legal(&self) -> Vec<String> {
        let mut moves = Vec::new();
        self.0.legal_moves(&mut moves);
        moves.into_iter().map(|mv| self.0.write_move(mv)).collect()
    }

    fn check(&self, notation: &str) -> Result<serde_json::Value, MoveError> {
        let terms = self.0.check(self.0.read_move(notation)?)?;
        Ok(to_json(&terms))
    }

    fn play(&mut self, notation: &str) -> Result<(), MoveError> {
        self.0.play(self.0.read_move(notation)?)?;
        Ok(())
    }

    fn prompt(&self, lang: Lang) -> Option<Prompt> {
        self.0.prompt(lang)
    }

    fn choices(&self, lang: Lang) -> Vec<Choice> {
        let mut moves = Vec::new();
        self.0.legal_moves(&mut moves);
        moves.into_iter().map(|mv| self.0.choice(mv, lang)).collect()
    }

    fn choice(&self, notation: &str, lang: Lang) -> Result<Choice, Misread> {
        Ok(self.0.choice(self.0.read_move(notation)?, lang))
    }

    fn stage(&self, lang: Lang) -> String {
        self.0.stage(lang)
    }

    fn round(&self) -> u32 {
        self.0.round()
    }

    fn order(&self) -> Vec<Seat> {
        self.0.order()
    }

    fn attempts(&self, place: &str, lang: Lang) -> Vec<Choice> {
        self.0.attempts(place).into_iter().map(|mv| self.0.choice(mv, lang)).collect()
    }

    fn explain(&self, place: &str, lang: Lang) -> Option<Note> {
        self.0.explain(place, lang)
    }

    fn pause(&self) -> Pause<String> {
        match self.0.pause() {
            Pause::Midway => Pause::Midway,
            Pause::Done => Pause::Done,
            Pause::Closing(mv) => Pause::Closing(self.0.write_move(mv)),
        }
    }

    fn by_habit(&self, habit: &str, value: &str) -> Option<String> {
        self.0.by_habit(habit, value).map(|mv| self.0.write_move(mv))
    }

    fn as_if(&self, seat: Seat) -> Option<Box<dyn AnyGame>> {
        self.0.as_if(seat).map(|game| Box::new(Erased(game)) as Box<dyn AnyGame>)
    }

    fn reveals(&self, notation: &str) -> bool {
        self.0.read_move(notation).is_ok_and(|mv| self.0.reveals(mv))
    }

    fn panels(&self, look: &Look) -> Vec<Panel> {
        self.0.panels(look)
    }

    fn scores(&self) -> ScoreSheet {
        self.0.scores()
    }

    fn seen_by(&self, eye: Eye) -> Box<dyn AnyGame> {
        Box::new(Erased(self.0.seen_by(eye)))
    }

    fn imagine(&self, seat: Seat, dice: &mut Dice) -> Box<dyn AnyGame> {
        Box::new(Erased(self.0.imagine(seat, dice)))
    }

    fn clone_box(&self) -> Box<dyn AnyGame> {
        Box::new(self.clone())
    }

    fn state_json(&self) -> serde_json::Value {
        to_json(&self.0)
    }

    fn state_hash(&self) -> u64 {
        self.0.state_hash()
    }

    fn turns(&self) -> u32 {
        self.0.turns()
    }

    fn label(&self, seat: Seat) -> Option<&'static str> {
        self.0.label(seat)
    }

    fn chance(&self) -> serde_json::Value {
        self.0.chance()
    }

    fn audit(&self) -> Result<(), String> {
        self.0.audit()
    }

    fn texts(&self) -> &'static Texts {
        G::texts()
    }

    fn as_any(&self) -> &dyn Any {
        &self.0
    }
}

/// One of the games of the house, as a value: what can be done with it before any game has begun.
#[derive(Clone, Debug)]
pub struct GameKind {
    /// The name in commands, addresses and logs.
    pub name: &'static str,
    /// How many people can sit down.
    pub seats: RangeInclusive<u8>,
    /// Lays out the table.
    pub new: fn(setup: toml::Table, seed: Seed) -> Result<Box<dyn AnyGame>, SetupError>,
    /// The set-up with every option at its printed default.
    pub default_setup: fn(seats: u8) -> toml::Table,
    /// Replays a log.
    pub replay: fn(&Log) -> Result<Box<dyn AnyGame>, LogError>,
    /// The moves of a log in words, one sentence each.
    pub tell: fn(&Log, Lang) -> Result<Vec<String>, LogError>,
    /// Writes a log out as one JSON document, see [`crate::export()`].
    pub export: fn(&Log) -> Result<serde_json::Value, LogError>,
    /// Names, prompts and refusals.
    pub texts: fn() -> &'static Texts,
    /// The style sheet of the drawings.
    pub style: fn() -> &'static str,
    /// What the drawings refer to, once on every page.
    pub symbols: fn() -> Markup,
    /// What can be agreed before a game.
    pub options: fn() -> &'static [Offer],
    /// Questions that a seat can have answered by a rule of its own.
    pub habits: fn() -> &'static [Habit],
    /// The numbered rules, as Markdown.
    pub rules: fn() -> &'static str,
    /// Keys of sentences that say which component values are our own.
    pub reconstructed: fn() -> &'static [&'static str],
    /// Takes people's own component files from a folder.
    pub install: fn(&Path) -> Result<(), DataError>,
    /// The mark of the components in use.
    pub data_mark: fn() -> String,
}

impl GameKind {
    /// The kind of a game.
    pub fn of<G: Draw>() -> GameKind {
        GameKind {
            name: G::NAME,
            seats: G::SEATS,
            new: |setup, seed| {
                let setup = setup.try_into().map_err(|error: toml::de::Error| SetupError::Unreadable {
                    game: G::NAME,
                    problem: error.to_string().trim().to_owned(),
                })?;
                Ok(Box::new(Erased(G::new(&setup, seed)?)))
            },
            default_setup: |seats| {
                toml::Table::try_from(G::default_setup(seats))
                    .unwrap_or_else(|error| panic!("the set-up of {} is no TOML table: {error}", G::NAME))
            },
            replay: |log| Ok(Box::new(Erased(log.replay::<G>()?))),
            tell: |log, lang| {
                let mut told = Vec::new();
                log.replay_with::<G>(|before, _, mv, _| told.push(before.choice(mv, lang).label))?;
                Ok(told)
            },
            export: export::<G>,
            texts: G::texts,
            style: G::style,
            symbols: G::symbols,
            options: G::options,
            habits: G::habits,
            rules: G::rules,
            reconstructed: G::reconstructed,
            install: G::install,
            data_mark: G::data_mark,
        }
    }

    /// The log of a game of this kind that begins now.
    pub fn start(&self, setup: toml::Table, seed: Seed) -> Log {
        Log::new(self.name, (self.data_mark)(), setup, seed)
    }
}
