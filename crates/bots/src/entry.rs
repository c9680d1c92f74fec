//! A game as a value, with everything that the programs of the house do with it.

use table::{
    AnyGame, Draw, Edition, Eye, Fate, Foreign, Game, GameKind, Judge, Rng, Seat, Seed, SetupError, Tell,
    Turn, read_setup,
};

use crate::arena::{self, Played};
use crate::random::{RandomGame, random_game};
use crate::{Bot, Kind};

/// A game in the list of games: what any game can do, and how bots play it. Servers and command lines keep their games as
/// a list of these.
#[derive(Clone, Debug)]
pub struct GameEntry {
    /// What can be done with any game.
    pub kind: GameKind,
    /// Notations of other programs in which games of this kind can be read.
    pub foreign: Vec<Foreign>,
    /// Lets a bot think about its turn.
    pub think: Think,
    compete: Compete,
    play_at_random: PlayAtRandom,
}

/// What a bot would do with its turn: the moves in notation, at least one if it is the seat's move. The game is as that
/// seat sees it.
pub type Think = fn(view: &dyn AnyGame, seat: Seat, bot: Kind, seed: Seed) -> Vec<String>;

type Compete = fn(&GameKind, &toml::Table, &[Kind], Seed, u64) -> Result<Played, SetupError>;
type PlayAtRandom = fn(&GameKind, &toml::Table, Seed, u64, bool) -> Result<RandomGame, SetupError>;

impl GameEntry {
    /// The entry of a game, with the components that come with the program.
    pub fn of<G: Draw + Judge>() -> GameEntry {
        GameEntry {
            kind: GameKind::of::<G>(),
            foreign: Vec::new(),
            think: think::<G>,
            compete: compete::<G>,
            play_at_random: play_at_random::<G>,
        }
    }

    /// The same game, which can also be read in a notation of another program.
    #[must_use]
    pub fn reading(mut self, foreign: Foreign) -> GameEntry {
        self.foreign.push(foreign);
        self
    }

    /// Plays the game with this number between the bots of a line-up, one for every player, with the components of a new
    /// game.
    pub fn compete(
        &self,
        setup: &toml::Table,
        line_up: &[Kind],
        seed: Seed,
        number: u64,
    ) -> Result<Played, SetupError> {
        (self.compete)(&self.kind, setup, line_up, seed, number)
    }

    /// Plays the game with this number at random, with the components of a new game, and writes it down if asked to.
    pub fn play_at_random(
        &self,
        setup: &toml::Table,
        seed: Seed,
        number: u64,
        keep: bool,
    ) -> Result<RandomGame, SetupError> {
        (self.play_at_random)(&self.kind, setup, seed, number, keep)
    }
}

/// Moves of a bot up to the end of its turn, to the next decision of somebody else, or to where fate decides: what comes
/// after that cannot be known before.
fn think<G: Draw + Judge>(view: &dyn AnyGame, seat: Seat, bot: Kind, seed: Seed) -> Vec<String> {
    let Some(game) = view.as_any().downcast_ref::<G>() else { return Vec::new() };
    let (mut game, mut bot, mut moves) = (game.seen_by(Eye::Seat(seat)), bot.bot::<G>(seed), Vec::new());
    let turn = game.turns();
    while game.to_move() == Turn::Of(seat) && game.turns() == turn {
        let mv = Bot::choose(&mut *bot, &game, seat);
        moves.push(game.write_move(mv));
        game.apply(mv, Tell::nobody());
    }
    moves
}

fn compete<G: Draw + Judge>(
    kind: &GameKind,
    setup: &toml::Table,
    line_up: &[Kind],
    seed: Seed,
    number: u64,
) -> Result<Played, SetupError> {
    let (setup, edition) = (read_setup::<G>(setup)?, newest::<G>(kind));
    Ok(arena::play::<G>(&setup, edition.components, line_up, seed, number)?)
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
