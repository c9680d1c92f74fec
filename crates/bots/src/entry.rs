//! A game as a value, with everything that the programs of the house do with it.

use std::sync::{Arc, OnceLock};

use table::{
    AnyGame, Draw, Edition, Eye, Fate, Foreign, Foresight, Game, GameKind, Learn, Log, LogError, Rng, Seat,
    Seed, SetupError, Style, Tell, Turn, read_setup,
};

use crate::advice::{Advice, advise};
use crate::analysis::{Analysing, Analysis, analyse};
use crate::arena::{Meeting, Played};
use crate::random::{RandomGame, random_game};
use crate::{Bot, Character, Levels, Mind, Net, NetError, Study};

/// A game in the list of games: what any game can do, and how bots play it. Servers and command lines keep their games as
/// a list of these.
#[derive(Clone, Debug)]
pub struct GameEntry {
    /// What can be done with any game.
    pub kind: GameKind,
    /// Notations of other programs in which games of this kind can be read.
    pub foreign: Vec<Foreign>,
    /// What was learnt about the game, once it is asked for.
    net: Arc<OnceLock<Option<Arc<Net>>>>,
    skills: Skills,
}

/// What bots do with a game, each a function for that game alone.
#[derive(Clone, Copy, Debug)]
struct Skills {
    built_in: fn() -> Option<Net>,
    read: fn(&str, &[u8]) -> Result<Net, NetError>,
    think: Think,
    advise: Advise,
    analyse: Analyse,
    styles: &'static [Style],
    levels: &'static str,
    compete: Compete,
    study: StudyGame,
    columns: fn() -> Vec<String>,
    layout: u32,
    foresight: Foresight,
    parts: &'static [&'static str],
    play_at_random: PlayAtRandom,
}

/// How bots think: with what was learnt, about the game as a seat sees it, for this seat.
pub type Think = fn(Option<&Arc<Net>>, &dyn AnyGame, Seat, &Character, Seed) -> Vec<String>;

type Advise = fn(Option<&Arc<Net>>, &dyn AnyGame, Seat, Mind, Seed) -> Option<Advice>;
type Analyse = fn(
    &GameKind,
    Option<&Arc<Net>>,
    &Log,
    &Analysing,
    &mut dyn FnMut(usize, usize) -> bool,
) -> Result<Analysis, LogError>;
type Compete = fn(&GameKind, &toml::Table, &Meeting, u64, bool) -> Result<Played, SetupError>;
type StudyGame =
    fn(&GameKind, &toml::Table, Option<&Arc<Net>>, &Study, Seed, u64) -> Result<Vec<i16>, SetupError>;
type PlayAtRandom = fn(&GameKind, &toml::Table, Seed, u64, bool) -> Result<RandomGame, SetupError>;

impl GameEntry {
    /// The entry of a game, with the components and with what was learnt that come with the program.
    pub fn of<G: Draw + Learn>() -> GameEntry {
        GameEntry {
            kind: GameKind::of::<G>(),
            foreign: Vec::new(),
            net: Arc::default(),
            skills: Skills {
                built_in: Net::built_in::<G>,
                read: Net::read::<G>,
                think: think::<G>,
                advise: advise_any::<G>,
                analyse: analyse_any::<G>,
                styles: G::STYLES,
                levels: G::LEVELS,
                compete: compete::<G>,
                study: study::<G>,
                columns: Study::columns::<G>,
                layout: G::LAYOUT,
                foresight: G::FORESIGHT,
                parts: G::PARTS,
                play_at_random: play_at_random::<G>,
            },
        }
    }

    /// What was learnt about the game, if anything.
    pub fn net(&self) -> Option<&Arc<Net>> {
        self.net.get_or_init(|| (self.skills.built_in)().map(Arc::new)).as_ref()
    }

    /// Reads a net for this game from its manifest and its weights.
    pub fn read_net(&self, manifest: &str, weights: &[u8]) -> Result<Arc<Net>, NetError> {
        (self.skills.read)(manifest, weights).map(Arc::new)
    }

    /// The same game with something else learnt about it; with `None`, with nothing.
    #[must_use]
    pub fn with_net(mut self, net: Option<Arc<Net>>) -> GameEntry {
        self.net = Arc::new(OnceLock::from(net));
        self
    }

    /// What a bot would do with its turn: the moves in notation, at least one if it is the seat's move. The game is as
    /// that seat sees it.
    pub fn think(&self, view: &dyn AnyGame, seat: Seat, bot: &Character, seed: Seed) -> Vec<String> {
        (self.skills.think)(self.net(), view, seat, bot, seed)
    }

    /// The same game with bots that think otherwise.
    #[must_use]
    pub fn thinking(mut self, think: Think) -> GameEntry {
        self.skills.think = think;
        self
    }

    /// What a bot of this mind would do with the rest of the turn of a seat, and why. `view` is the game as that seat sees
    /// it. `None` if the seat has nothing to decide.
    pub fn advise(&self, view: &dyn AnyGame, seat: Seat, mind: Mind, seed: Seed) -> Option<Advice> {
        (self.skills.advise)(self.net(), view, seat, mind, seed)
    }

    /// Looks back at the game of a log. `report` is told how many of how many moves have been looked at, and says whether
    /// to go on; if not, the rest of the game is left out.
    pub fn analyse(
        &self,
        log: &Log,
        how: &Analysing,
        report: &mut dyn FnMut(usize, usize) -> bool,
    ) -> Result<Analysis, LogError> {
        (self.skills.analyse)(&self.kind, self.net(), log, how, report)
    }

    /// How far ahead it pays to look.
    pub fn foresight(&self) -> Foresight {
        self.skills.foresight
    }

    /// The preferences that bots of this game may have.
    pub fn styles(&self) -> &'static [Style] {
        self.skills.styles
    }

    /// What to expect of the levels in this game, as far as it was measured.
    ///
    /// # Panics
    ///
    /// If the file of the game cannot be read. A test of every game sees to it.
    pub fn levels(&self) -> Levels {
        Levels::read(self.skills.levels).unwrap_or_else(|error| panic!("{}: {error}", self.kind.name))
    }

    /// The same game, which can also be read in a notation of another program.
    #[must_use]
    pub fn reading(mut self, foreign: Foreign) -> GameEntry {
        self.foreign.push(foreign);
        self
    }

    /// Plays the game with this number of a meeting of bots, with the components of a new game, and writes it down if
    /// asked to.
    pub fn compete(
        &self,
        setup: &toml::Table,
        meeting: &Meeting,
        number: u64,
        keep: bool,
    ) -> Result<Played, SetupError> {
        (self.skills.compete)(&self.kind, setup, meeting, number, keep)
    }

    /// Plays the game with this number to learn from it, and writes its rows down.
    pub fn study(
        &self,
        setup: &toml::Table,
        study: &Study,
        seed: Seed,
        number: u64,
    ) -> Result<Vec<i16>, SetupError> {
        (self.skills.study)(&self.kind, setup, self.net(), study, seed, number)
    }

    /// The version of what the game writes into such rows.
    pub fn layout(&self) -> u32 {
        self.skills.layout
    }

    /// The parts of a score that are foretold.
    pub fn parts(&self) -> &'static [&'static str] {
        self.skills.parts
    }

    /// What stands in the rows of such a game, column by column.
    pub fn columns(&self) -> Vec<String> {
        (self.skills.columns)()
    }

    /// Plays the game with this number at random, with the components of a new game, and writes it down if asked to.
    pub fn play_at_random(
        &self,
        setup: &toml::Table,
        seed: Seed,
        number: u64,
        keep: bool,
    ) -> Result<RandomGame, SetupError> {
        (self.skills.play_at_random)(&self.kind, setup, seed, number, keep)
    }
}

/// Moves of a bot up to the end of its turn, to the next decision of somebody else, or to where fate decides: what comes
/// after that cannot be known before.
fn think<G: Draw + Learn>(
    net: Option<&Arc<Net>>,
    view: &dyn AnyGame,
    seat: Seat,
    bot: &Character,
    seed: Seed,
) -> Vec<String> {
    let Some(game) = view.as_any().downcast_ref::<G>() else { return Vec::new() };
    let (mut game, mut bot, mut moves) = (game.seen_by(Eye::Seat(seat)), bot.bot::<G>(net, seed), Vec::new());
    let turn = game.turns();
    while game.to_move() == Turn::Of(seat) && game.turns() == turn {
        let mv = Bot::choose(&mut *bot, &game, seat);
        moves.push(game.write_move(mv));
        game.apply(mv, Tell::nobody());
    }
    moves
}

fn advise_any<G: Draw + Learn>(
    net: Option<&Arc<Net>>,
    view: &dyn AnyGame,
    seat: Seat,
    mind: Mind,
    seed: Seed,
) -> Option<Advice> {
    advise(net, view.as_any().downcast_ref::<G>()?, seat, mind, seed)
}

fn analyse_any<G: Draw + Learn>(
    kind: &GameKind,
    net: Option<&Arc<Net>>,
    log: &Log,
    how: &Analysing,
    report: &mut dyn FnMut(usize, usize) -> bool,
) -> Result<Analysis, LogError> {
    analyse::<G>(log, kind.editions::<G>(), net, how, report)
}

fn compete<G: Draw + Learn>(
    kind: &GameKind,
    setup: &toml::Table,
    meeting: &Meeting,
    number: u64,
    keep: bool,
) -> Result<Played, SetupError> {
    let log = keep.then(|| kind.start(setup.clone(), meeting.fate(number)));
    let (setup, edition) = (read_setup::<G>(setup)?, newest::<G>(kind));
    Ok(meeting.play::<G>(&setup, edition.components, number, log)?)
}

fn study<G: Draw + Learn>(
    kind: &GameKind,
    setup: &toml::Table,
    net: Option<&Arc<Net>>,
    study: &Study,
    seed: Seed,
    number: u64,
) -> Result<Vec<i16>, SetupError> {
    let (setup, edition) = (read_setup::<G>(setup)?, newest::<G>(kind));
    Ok(study.play::<G>(&setup, edition.components, net, seed, number)?)
}

fn play_at_random<G: Draw>(
    kind: &GameKind,
    setup: &toml::Table,
    seed: Seed,
    number: u64,
    keep: bool,
) -> Result<RandomGame, SetupError> {
    let (own, walk) = (seed.derive("game", number), seed.derive("walk", number));
    let log = keep.then(|| kind.start(setup.clone(), own));
    let components = newest::<G>(kind).components;
    Ok(random_game::<G>(&read_setup::<G>(setup)?, components, &Fate::new(own), Rng::new(walk), log)?)
}

/// The components that a new game is played with.
fn newest<G: Game>(kind: &GameKind) -> &Edition<G::Components> {
    &kind.editions::<G>()[0]
}
