//! The contract without its types, for servers and command lines that hold games of all kinds.

use std::any::Any;
use std::fmt::Debug;
use std::ops::RangeInclusive;
use std::path::Path;
use std::sync::Arc;

use maud::Markup;

use crate::data::DataError;
use crate::export::{Exporting, export, to_json};
use crate::{
    Choice, Coach, Components as _, Counts, Done, Draw, Edition, Event as _, Eye, Eyes, Fate, Game, Lang,
    Line, Log, LogError, Look, Misread, Note, Panel, People, Prompt, Refusal, Rng, ScoreSheet, Seat, Seed,
    SetupOption, Show, StandingOrder, Stock, Texts, Turn, Verified, rules_version,
};

/// A game of any kind. The methods are those of [`Game`](crate::Game) and its layers; moves are their notation,
/// everything else that has a type of its own is JSON.
pub trait AnyGame: Debug + Send + Sync {
    /// The name of the game in commands, addresses and logs.
    fn name(&self) -> &'static str;

    /// How many seats this game has.
    fn seats(&self) -> u8;

    /// Whether nobody sits here: the rules and fate move for this seat.
    fn is_automatic(&self, seat: Seat) -> bool;

    /// Whose move it is.
    fn to_move(&self) -> Turn;

    /// The seat that the open question concerns, whoever answers it.
    fn concerned(&self) -> Option<Seat>;

    /// Every legal move of the seat to move, or of fate.
    fn legal(&self) -> Vec<String>;

    /// What fate decides here, where it is its move.
    fn draw(&self, fate: &Fate, moves: usize) -> Option<String>;

    /// Whether this move may be made now: its terms, or what is against it.
    fn check(&self, notation: &str) -> Result<serde_json::Value, MoveError>;

    /// Carries out a move if it is legal; otherwise changes nothing and says why.
    fn play(&mut self, notation: &str) -> Result<(), MoveError>;

    /// Carries out a move if it is legal, and tells what happened.
    fn play_and_tell(&mut self, notation: &str) -> Result<Box<dyn Happened>, MoveError>;

    /// Who may know that this move was made here.
    fn known_to(&self, notation: &str) -> Eyes;

    /// The open question in words.
    fn prompt(&self, lang: Lang) -> Option<Prompt>;

    /// Everything that the seat to move can choose, in words and with its price.
    fn choices(&self, lang: Lang) -> Vec<Choice>;

    /// A move in words, legal or not.
    fn choice(&self, notation: &str, lang: Lang) -> Result<Choice, Misread>;

    /// Where the game stands, in a few words.
    fn stage(&self, lang: Lang) -> String;

    /// The round; 0 during set-up.
    fn round(&self) -> u32;

    /// The seats in turn order.
    fn order(&self) -> Vec<Seat>;

    /// What a seat can pay with.
    fn stock(&self, seat: Seat) -> Vec<Stock>;

    /// The points of a seat on the score track.
    fn points(&self, seat: Seat) -> i32;

    /// Whether a seat has passed and waits for the next round.
    fn passed(&self, seat: Seat) -> bool;

    /// Once the end is near: who brought it about, by what, and what is still to come.
    fn ending(&self, lang: Lang) -> Option<Line>;

    /// When the game is over: what ended it, and what decided a tie.
    fn verdict(&self, lang: Lang) -> Vec<Line>;

    /// What a source of points is called in this game.
    fn source(&self, source: &str, lang: Lang) -> String;

    /// What to tell somebody who plays for the first time.
    fn coach(&self, seat: Seat, lang: Lang) -> Option<Coach>;

    /// What everybody is called where nobody is known by name.
    fn people(&self, lang: Lang) -> People {
        People::by_role(self.seats(), self.texts(), lang, |seat| self.role(seat))
    }

    /// What a click on a thing of the table would mean, legal or not.
    fn attempts(&self, place: &str, lang: Lang) -> Vec<Choice>;

    /// What a thing of the table is.
    fn explain(&self, place: &str, lang: Lang) -> Option<Note>;

    /// The move that would end the turn of the seat to move, where nothing else need be done.
    fn closing(&self) -> Option<String>;

    /// The answer that nobody needs to be asked for.
    fn unasked(&self) -> Option<String>;

    /// Whether the open question is a small one in somebody else's turn: the answer counts at once.
    fn in_passing(&self) -> bool;

    /// The answer to the open question by a standing order of the seat.
    fn by_order(&self, order: &str, value: &str) -> Option<String>;

    /// The position with this seat to take its next turn now.
    fn plan(&self, seat: Seat) -> Option<Box<dyn AnyGame>>;

    /// The table, part by part.
    fn panels(&self, look: &Look) -> Vec<Panel>;

    /// Points by seat and source.
    fn scores(&self) -> ScoreSheet;

    /// Everything that can be counted.
    fn counts(&self) -> Counts;

    /// The game as one pair of eyes may know it.
    fn seen_by(&self, eye: Eye) -> Box<dyn AnyGame>;

    /// The same position with everything unknown to `seat` drawn anew.
    fn imagine(&self, seat: Seat, rng: &mut Rng) -> Box<dyn AnyGame>;

    /// Whether this seat knows something that others do not.
    fn has_secrets(&self, seat: Seat) -> bool;

    /// A copy.
    fn clone_box(&self) -> Box<dyn AnyGame>;

    /// The whole state, secrets included.
    fn state_json(&self) -> serde_json::Value;

    /// A 64-bit hash of the state that is the same on every platform and in every run.
    fn state_hash(&self) -> u64;

    /// Full turns taken so far.
    fn turns(&self) -> u32;

    /// What a seat plays, once that is chosen, as a key of the text catalogue.
    fn role(&self, seat: Seat) -> Option<&'static str>;

    /// What a seat's game is remembered by once it is over, as a key of the text catalogue.
    fn plays(&self, seat: Seat) -> Option<&'static str>;

    /// How strong an automatic opponent is, as a key of the text catalogue.
    fn level(&self, seat: Seat) -> Option<&'static str>;

    /// How this table is laid out: the key of the option that takes the code, and the code.
    fn code(&self) -> Option<(&'static str, String)>;

    /// Counts the pieces: `Err` says which law of conservation is broken.
    fn audit(&self) -> Result<(), String>;

    /// Names, prompts and refusals.
    fn texts(&self) -> &'static Texts;

    /// The game itself, for code that knows its type: `game.as_any().downcast_ref::<Gaia>()`.
    fn as_any(&self) -> &dyn Any;
}

/// A move that was made in a game of any kind, and what happened because of it.
pub trait Happened: Debug + Send + Sync {
    /// Who made the move; `None` for fate.
    fn by(&self) -> Option<Seat>;

    /// Who may know that it was made.
    fn known_to(&self) -> Eyes;

    /// What an eye may be told of it, line by line. `game` is any position of the same game.
    fn story(&self, game: &dyn AnyGame, eye: Eye, lang: Lang) -> Vec<Line>;

    /// What an eye may know of what happened, as data.
    fn events_json(&self, eye: Eye) -> Vec<serde_json::Value>;
}

impl<G: Show> Happened for Done<G> {
    fn by(&self) -> Option<Seat> {
        self.by
    }

    fn known_to(&self) -> Eyes {
        self.known_to
    }

    fn story(&self, game: &dyn AnyGame, eye: Eye, lang: Lang) -> Vec<Line> {
        game.as_any().downcast_ref::<G>().map(|game| Done::story(self, game, eye, lang)).unwrap_or_default()
    }

    fn events_json(&self, eye: Eye) -> Vec<serde_json::Value> {
        self.events.iter().filter_map(|event| event.seen_by(eye)).map(|event| to_json(&event)).collect()
    }
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
    /// There are no such components here.
    #[error(
        "this game is played with the components {found}, but here are {here}; bring the component files it began with"
    )]
    OtherComponents {
        /// The mark of the components.
        found: String,
        /// The marks of those that are here.
        here: String,
    },
    /// The rules forbid it.
    #[error(transparent)]
    Refusal(#[from] Refusal),
}

impl SetupError {
    /// The reason as a sentence for people, with the rule where there is one.
    pub fn sentence(&self, texts: &Texts, lang: Lang) -> String {
        match self {
            SetupError::Unreadable { .. } | SetupError::OtherComponents { .. } => self.to_string(),
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

    fn is_automatic(&self, seat: Seat) -> bool {
        self.0.is_automatic(seat)
    }

    fn to_move(&self) -> Turn {
        self.0.to_move()
    }

    fn concerned(&self) -> Option<Seat> {
        self.0.pending().map(|pending| pending.seat)
    }

    fn legal(&self) -> Vec<String> {
        let mut moves = Vec::new();
        self.0.legal_moves(&mut moves);
        moves.into_iter().map(|mv| self.0.write_move(mv)).collect()
    }

    fn draw(&self, fate: &Fate, moves: usize) -> Option<String> {
        fate.draw(&self.0, moves).map(|mv| self.0.write_move(mv))
    }

    fn check(&self, notation: &str) -> Result<serde_json::Value, MoveError> {
        let terms = self.0.check(self.0.read_move(notation)?)?;
        Ok(to_json(&terms))
    }

    fn play(&mut self, notation: &str) -> Result<(), MoveError> {
        self.0.play(self.0.read_move(notation)?)?;
        Ok(())
    }

    fn play_and_tell(&mut self, notation: &str) -> Result<Box<dyn Happened>, MoveError> {
        let mv = self.0.read_move(notation)?;
        self.0.check(mv)?;
        Ok(Box::new(Done::apply(&mut self.0, mv)))
    }

    fn known_to(&self, notation: &str) -> Eyes {
        self.0.read_move(notation).map_or(Eyes::NOBODY, |mv| self.0.known_to(mv))
    }

    fn prompt(&self, lang: Lang) -> Option<Prompt> {
        self.0.prompt(lang)
    }

    fn choices(&self, lang: Lang) -> Vec<Choice> {
        self.0.choices(lang)
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

    fn closing(&self) -> Option<String> {
        self.0.closing().map(|mv| self.0.write_move(mv))
    }

    fn unasked(&self) -> Option<String> {
        self.0.unasked().map(|mv| self.0.write_move(mv))
    }

    fn in_passing(&self) -> bool {
        self.0.in_passing()
    }

    fn stock(&self, seat: Seat) -> Vec<Stock> {
        self.0.stock(seat)
    }

    fn points(&self, seat: Seat) -> i32 {
        self.0.points(seat)
    }

    fn passed(&self, seat: Seat) -> bool {
        self.0.passed(seat)
    }

    fn ending(&self, lang: Lang) -> Option<Line> {
        self.0.ending(lang)
    }

    fn verdict(&self, lang: Lang) -> Vec<Line> {
        self.0.verdict(lang)
    }

    fn source(&self, source: &str, lang: Lang) -> String {
        self.0.source(source, lang)
    }

    fn coach(&self, seat: Seat, lang: Lang) -> Option<Coach> {
        self.0.coach(seat, lang)
    }

    fn by_order(&self, order: &str, value: &str) -> Option<String> {
        self.0.by_order(order, value).map(|mv| self.0.write_move(mv))
    }

    fn plan(&self, seat: Seat) -> Option<Box<dyn AnyGame>> {
        self.0.plan(seat).map(|game| Box::new(Erased(game)) as Box<dyn AnyGame>)
    }

    fn panels(&self, look: &Look) -> Vec<Panel> {
        self.0.panels(look)
    }

    fn scores(&self) -> ScoreSheet {
        self.0.scores()
    }

    fn counts(&self) -> Counts {
        self.0.counts()
    }

    fn seen_by(&self, eye: Eye) -> Box<dyn AnyGame> {
        Box::new(Erased(self.0.seen_by(eye)))
    }

    fn imagine(&self, seat: Seat, rng: &mut Rng) -> Box<dyn AnyGame> {
        Box::new(Erased(self.0.imagine(seat, rng)))
    }

    fn has_secrets(&self, seat: Seat) -> bool {
        self.0.seen_by(Eye::Seat(seat)) != self.0.seen_by(Eye::Spectator)
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

    fn role(&self, seat: Seat) -> Option<&'static str> {
        self.0.role(seat)
    }

    fn plays(&self, seat: Seat) -> Option<&'static str> {
        self.0.plays(seat)
    }

    fn level(&self, seat: Seat) -> Option<&'static str> {
        self.0.level(seat)
    }

    fn code(&self) -> Option<(&'static str, String)> {
        self.0.code()
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

/// One of the games of the house, as a value: what can be done with it before any game has begun, and the components
/// it can be played with.
#[derive(Clone, Debug)]
pub struct GameKind {
    /// The name in commands, addresses and logs.
    pub name: &'static str,
    /// How many people can sit down.
    pub seats: RangeInclusive<u8>,
    /// The version of the rules.
    pub rules: u32,
    /// The set-up with every option at its printed default.
    pub default_setup: fn(seats: u8) -> toml::Table,
    /// Names, prompts and refusals.
    pub texts: fn() -> &'static Texts,
    /// Whether the board leaves its upper left corner free.
    pub spare_corner: bool,
    /// The style sheet of the drawings.
    pub style: fn() -> &'static str,
    /// What the drawings refer to, once on every page.
    pub symbols: fn() -> Markup,
    /// What can be agreed before a game.
    pub options: fn() -> &'static [SetupOption],
    /// Questions that a seat can have answered by an order of its own.
    pub orders: fn() -> &'static [StandingOrder],
    /// The numbered rules, as Markdown.
    pub rulebook: fn(lang: Lang) -> &'static str,
    /// How the game is played, as Markdown.
    pub introduction: fn(lang: Lang) -> &'static str,
    /// The pictures of the introduction, by name.
    pub figure: fn(name: &str, lang: Lang) -> Option<Markup>,
    /// Keys of sentences that say which component values are our own.
    pub reconstructed: fn() -> &'static [&'static str],
    editions: Arc<dyn AnyEditions>,
}

impl GameKind {
    /// The kind of a game, with the components that come with the program.
    pub fn of<G: Draw>() -> GameKind {
        GameKind {
            name: G::NAME,
            seats: G::SEATS,
            rules: rules_version::<G>(),
            default_setup: |seats| {
                toml::Table::try_from(G::default_setup(seats))
                    .unwrap_or_else(|error| panic!("the set-up of {} is no TOML table: {error}", G::NAME))
            },
            texts: G::texts,
            spare_corner: G::SPARE_CORNER,
            style: G::style,
            symbols: G::symbols,
            options: G::options,
            orders: G::orders,
            rulebook: G::rules,
            introduction: G::introduction,
            figure: G::figure,
            reconstructed: G::reconstructed,
            editions: Arc::new(Editions::<G>(G::Components::editions().to_vec())),
        }
    }

    /// The same kind, played with people's own component files from a folder; games begun with others go on with theirs.
    pub fn with_folder(&self, folder: &Path) -> Result<GameKind, DataError> {
        Ok(GameKind { editions: self.editions.with_folder(folder)?, ..self.clone() })
    }

    /// The components it can be played with, for code that knows its type.
    ///
    /// # Panics
    ///
    /// If this is the kind of another game.
    pub fn editions<G: Game>(&self) -> &[Edition<G::Components>] {
        let editions = self.editions.as_any().downcast_ref::<Editions<G>>();
        &editions.unwrap_or_else(|| panic!("{} is not {}", self.name, G::NAME)).0
    }

    /// The mark of the components that a new game is played with.
    pub fn mark(&self) -> &str {
        self.editions.mark()
    }

    /// Lays out a table with the components of this mark.
    pub fn new_game(&self, setup: toml::Table, mark: &str) -> Result<Box<dyn AnyGame>, SetupError> {
        self.editions.new_game(setup, mark)
    }

    /// The log of a game of this kind that begins now.
    pub fn start(&self, setup: toml::Table, seed: Seed) -> Log {
        self.editions.start(setup, seed)
    }

    /// Replays a log.
    pub fn replay(&self, log: &Log) -> Result<Box<dyn AnyGame>, LogError> {
        self.editions.replay(log)
    }

    /// Replays a log and proves that chance was what its seed says.
    pub fn verify(&self, log: &Log) -> Result<Verified, LogError> {
        self.editions.verify(log)
    }

    /// What happened in a log, move by move, as an eye may be told.
    pub fn story(&self, log: &Log, eye: Eye, lang: Lang) -> Result<Vec<Vec<Line>>, LogError> {
        self.editions.story(log, eye, lang)
    }

    /// Writes a log out as one JSON document, see [`crate::export()`].
    pub fn export(&self, log: &Log, how: Exporting) -> Result<serde_json::Value, LogError> {
        self.editions.export(log, how)
    }
}

impl Log {
    /// Which of these games this is a log of.
    pub fn kind<'k>(&self, kinds: &'k [GameKind]) -> Result<&'k GameKind, LogError> {
        let names = kinds.iter().map(|kind| kind.name);
        kinds.iter().find(|kind| kind.name == self.game).ok_or_else(|| self.unknown_game(names))
    }
}

/// Reads the set-up of a game from TOML. The error names the place, and the nearest right word.
pub fn read_setup<G: Game>(setup: &toml::Table) -> Result<G::Setup, SetupError> {
    setup.clone().try_into().or_else(|_: toml::de::Error| {
        // The reader of texts knows more about what is wrong.
        crate::data::load(G::NAME, &setup.to_string()).map_err(|error| {
            let problem = match error {
                DataError::Content { place, problem, .. } => match place.strip_prefix(": ") {
                    Some(place) => format!("{place}: {problem}"),
                    None => problem,
                },
                other => other.to_string(),
            };
            SetupError::Unreadable { game: G::NAME, problem }
        })
    })
}

/// What can be done with the editions of a game of any kind.
trait AnyEditions: Debug + Send + Sync {
    fn with_folder(&self, folder: &Path) -> Result<Arc<dyn AnyEditions>, DataError>;
    fn mark(&self) -> &str;
    fn new_game(&self, setup: toml::Table, mark: &str) -> Result<Box<dyn AnyGame>, SetupError>;
    fn start(&self, setup: toml::Table, seed: Seed) -> Log;
    fn replay(&self, log: &Log) -> Result<Box<dyn AnyGame>, LogError>;
    fn verify(&self, log: &Log) -> Result<Verified, LogError>;
    fn story(&self, log: &Log, eye: Eye, lang: Lang) -> Result<Vec<Vec<Line>>, LogError>;
    fn export(&self, log: &Log, how: Exporting) -> Result<serde_json::Value, LogError>;
    fn as_any(&self) -> &dyn Any;
}

/// The editions of a game; a new game is played with the first.
#[derive(Debug)]
struct Editions<G: Game>(Vec<Edition<G::Components>>);

impl<G: Draw> AnyEditions for Editions<G> {
    fn with_folder(&self, folder: &Path) -> Result<Arc<dyn AnyEditions>, DataError> {
        let own = Edition::from_folder(folder)?;
        Ok(Arc::new(Editions::<G>(std::iter::once(own).chain(self.0.iter().cloned()).collect())))
    }

    fn mark(&self) -> &str {
        &self.0[0].mark
    }

    fn new_game(&self, setup: toml::Table, mark: &str) -> Result<Box<dyn AnyGame>, SetupError> {
        let edition = self.0.iter().find(|edition| edition.mark == mark).ok_or_else(|| {
            let here: Vec<&str> = self.0.iter().map(|edition| edition.mark.as_str()).collect();
            SetupError::OtherComponents { found: mark.to_owned(), here: here.join(", ") }
        })?;
        Ok(Box::new(Erased(G::new(&read_setup::<G>(&setup)?, edition.components)?)))
    }

    fn start(&self, setup: toml::Table, seed: Seed) -> Log {
        Log::new::<G>(&self.0[0], setup, seed)
    }

    fn replay(&self, log: &Log) -> Result<Box<dyn AnyGame>, LogError> {
        Ok(Box::new(Erased(log.replay_in::<G>(&self.0)?)))
    }

    fn verify(&self, log: &Log) -> Result<Verified, LogError> {
        log.verify::<G>(&self.0)
    }

    fn story(&self, log: &Log, eye: Eye, lang: Lang) -> Result<Vec<Vec<Line>>, LogError> {
        let mut stories = Vec::new();
        log.replay_with::<G>(&self.0, |step| {
            let done = Done::apply(&mut step.before.clone(), step.mv);
            stories.push(done.story(step.after, eye, lang));
        })?;
        Ok(stories)
    }

    fn export(&self, log: &Log, how: Exporting) -> Result<serde_json::Value, LogError> {
        export::<G>(log, &self.0, how)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
