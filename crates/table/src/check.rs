//! The laws of the contract, proved by random games.
//!
//! Every game crate runs [`suite`] over its set-ups. It plays random games and holds every position against the
//! [`Law`]s; the first breach is reported with a log that reproduces it. Cheap laws are checked at every position,
//! dear ones at a sample of them.
//!
//! [`words`] does the same for what people read. [`perft`] counts positions for golden numbers, and [`random_game`] plays
//! one game for whatever needs a game.

mod walk;

use std::any::Any;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU32, Ordering};

use crate::{Components as _, Fate, Game, Log, Rng, Seed, Show, Tell, Turn};

use walk::{Flaw, Pool, Walk};

/// What every game promises.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Law {
    /// The table can be laid out from every set-up given, and the same set-up lays it out the same.
    Layout,
    /// The seat to move exists and is not automatic, and the number of seats never changes.
    Seats,
    /// There is a legal move unless the game is over, and none when it is.
    SomeMove,
    /// The list of legal moves has no move twice.
    NoDuplicates,
    /// Where fate moves, its outcomes are its legal moves, with positive weights whose sum can be drawn from; elsewhere there are none.
    Outcomes,
    /// Every generated move is accepted by `check` and by `play`.
    Accepted,
    /// Every move that is not in the list is refused.
    Refused,
    /// A refused move changes nothing.
    Untouched,
    /// `play` does what `apply` does, whether anybody listens or not.
    PlayIsApply,
    /// The changes that events tell are the difference between two positions, for everything that can be counted.
    Events,
    /// What the terms of a move promise to cost is what the events then tell.
    Terms,
    /// Every legal move is written as one line that reads as the same move; other lines are no trouble.
    Notation,
    /// All pieces are there.
    Audit,
    /// The running score is the score counted anew, and the sum of its sources.
    Scores,
    /// Turns are never untaken.
    Turns,
    /// Every refusal and every source of points has its text in every language, and so has whatever people read.
    Texts,
    /// Writing as JSON and reading back gives the identical state with the identical hash.
    Json,
    /// Looking twice shows the same as looking once.
    LookTwice,
    /// Nobody sees what they may not know: whatever could be otherwise looks the same.
    NoLeak,
    /// What an eye is told follows from what it sees: where it sees the same, it is told the same.
    ToldAsSeen,
    /// Whoever is to move finds the same legal moves in what they see, and can try them there.
    SeenMoves,
    /// What a seat imagines looks to it like the truth, and is a game that can be played on.
    Imagine,
    /// What is unknown is imagined differently from one time to the next.
    ImagineAnew,
    /// Replaying the log gives the identical state, without the seed; and with the seed it can be verified.
    Replay,
    /// Games end.
    Ends,
    /// The code of the game does not panic.
    NoPanic,
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Law::Layout => "the same set-up lays out the same table",
            Law::Seats => "the seat to move exists and is somebody's, and the number of seats never changes",
            Law::SomeMove => "there is a legal move unless the game is over, and none when it is",
            Law::NoDuplicates => "no legal move is listed twice",
            Law::Outcomes => "fate's outcomes are its legal moves, each with a weight",
            Law::Accepted => "every generated move is accepted",
            Law::Refused => "every move that is not generated is refused",
            Law::Untouched => "a refused move changes nothing",
            Law::PlayIsApply => "`play` does what `apply` does, whether anybody listens or not",
            Law::Events => "what the events tell is the difference of the positions",
            Law::Terms => "what the terms promise is what the events tell",
            Law::Notation => "a move reads as it was written",
            Law::Audit => "all pieces are there",
            Law::Scores => "the running score equals the recount",
            Law::Turns => "turns are never untaken",
            Law::Texts => "everything people read has a text in every language",
            Law::Json => "JSON gives back the identical state",
            Law::LookTwice => "looking twice changes nothing",
            Law::NoLeak => "nobody sees what they may not know",
            Law::ToldAsSeen => "who sees the same is told the same",
            Law::SeenMoves => "who is to move sees all their legal moves, and can try them",
            Law::Imagine => "what a seat imagines looks to it like the truth",
            Law::ImagineAnew => "what is unknown is imagined anew every time",
            Law::Replay => "replaying the log gives the identical state, and its seed verifies it",
            Law::Ends => "games end",
            Law::NoPanic => "the game does not panic",
        })
    }
}

/// A law that a game has broken.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("law broken: {law}\n{detail}\nafter the moves of this log:\n\n{log}")]
pub struct Breach {
    /// The law.
    pub law: Law,
    /// What happened.
    pub detail: String,
    /// The text of a [`Log`] that leads to the position.
    pub log: String,
}

/// How much a suite has looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Coverage {
    /// Games played.
    pub games: u64,
    /// Moves made in them.
    pub moves: u64,
}

/// Proves the laws over random games of every set-up, `games_per_setup` each.
///
/// # Panics
///
/// With a [`Breach`] if a law is broken.
pub fn suite<G: Game>(setups: &[G::Setup], games_per_setup: u32, seed: u64) {
    Suite::<G>::new(setups).games(games_per_setup).seed(seed).run();
}

/// A check suite with everything that can be set.
#[derive(Clone, Debug)]
pub struct Suite<G: Game> {
    setups: Vec<G::Setup>,
    games: u32,
    seed: u64,
    limit: usize,
    sampling: u32,
}

/// Games that share a pool of moves. Always the same ones, so that a run does not depend on the number of cores.
const BATCH: u32 = 8;

impl<G: Game> Suite<G> {
    /// A suite over these set-ups: 100 games each, from seed 1.
    ///
    /// # Panics
    ///
    /// If there is no set-up: that would prove nothing.
    pub fn new(setups: &[G::Setup]) -> Self {
        assert!(!setups.is_empty(), "a suite needs a set-up to play");
        Suite { setups: setups.to_vec(), games: 100, seed: 1, limit: 20_000, sampling: 16 }
    }

    /// How many games to play with every set-up.
    #[must_use]
    pub fn games(mut self, games: u32) -> Self {
        self.games = games;
        self
    }

    /// The seed from which everything follows.
    #[must_use]
    pub fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// After how many moves a game counts as endless.
    #[must_use]
    pub fn limit(mut self, moves: usize) -> Self {
        self.limit = moves;
        self
    }

    /// One position in how many is held against the dear laws as well: serialisation, secrets, imagination, all
    /// moves tried out.
    #[must_use]
    pub fn sampling(mut self, one_in: u32) -> Self {
        self.sampling = one_in.max(1);
        self
    }

    /// Plays the games, on all cores.
    ///
    /// # Panics
    ///
    /// With a [`Breach`] if a law is broken.
    pub fn run(&self) -> Coverage {
        self.prove().unwrap_or_else(|breach| panic!("{}: {breach}", G::NAME))
    }

    /// Plays the games, on all cores: how much was played, or the first breach.
    pub fn prove(&self) -> Result<Coverage, Box<Breach>> {
        let batches = (self.setups.len() as u32 * self.games).div_ceil(BATCH);
        let cores = std::thread::available_parallelism().map_or(1, usize::from).min(batches as usize);
        let next = AtomicU32::new(0);
        let work = || {
            let mut coverage = Coverage::default();
            loop {
                let batch = next.fetch_add(1, Ordering::Relaxed);
                if batch >= batches {
                    return Ok(coverage);
                }
                // A breach ends the run for all: no later batch is begun.
                self.batch(batch, &mut coverage).map_err(|breach| {
                    next.store(batches, Ordering::Relaxed);
                    (batch, breach)
                })?;
            }
        };
        let results: Vec<Result<Coverage, (u32, Box<Breach>)>> = std::thread::scope(|scope| {
            let threads: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
            threads.into_iter().map(|thread| thread.join().expect("panics are caught game by game")).collect()
        });
        let mut total = Coverage::default();
        let mut first: Option<(u32, Box<Breach>)> = None;
        for result in results {
            match result {
                Ok(coverage) => {
                    total.games += coverage.games;
                    total.moves += coverage.moves;
                }
                Err(breach) if first.as_ref().is_none_or(|(batch, _)| breach.0 < *batch) => {
                    first = Some(breach);
                }
                Err(_) => {}
            }
        }
        first.map_or(Ok(total), |(_, breach)| Err(breach))
    }

    fn batch(&self, batch: u32, coverage: &mut Coverage) -> Result<(), Box<Breach>> {
        let seed = Seed::from_number(self.seed);
        let mut pool = Pool::<G>::default();
        let games = self.setups.len() as u32 * self.games;
        for game in (batch * BATCH..games).take(BATCH as usize) {
            // Neighbours differ in their set-up, so that moves of one stray into the other.
            let setup = &self.setups[game as usize % self.setups.len()];
            let mut walk = Walk {
                log: Log::start::<G>(setup, seed.derive("game", game.into())),
                rng: Rng::new(seed.derive("walk", game.into())),
                pool: &mut pool,
                limit: self.limit,
                sampling: self.sampling,
                turns: 0,
                trying: None,
                hidden: 0,
                differing: 0,
            };
            let outcome = catch_unwind(AssertUnwindSafe(|| walk.walk(setup))).unwrap_or_else(|panic| {
                let tried = walk.trying.map(|mv| format!(" (the last move tried was {mv:?})"));
                let detail = message(&*panic) + &tried.unwrap_or_default();
                Err(Flaw { law: Law::NoPanic, detail })
            });
            if let Err(Flaw { law, detail }) = outcome {
                return Err(Box::new(Breach { law, detail, log: walk.log.write() }));
            }
            coverage.games += 1;
            coverage.moves += walk.log.moves.len() as u64;
        }
        Ok(())
    }
}

/// What a panic said.
fn message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("a panic without words").to_owned()
}

/// Counts the ways to make `depth` moves one after the other. A game that ends sooner gives no way.
///
/// The numbers from fixed positions are golden: a change of the rules, wanted or not, changes them.
pub fn perft<G: Game>(game: &G, depth: u32) -> u64 {
    let mut legal = Vec::new();
    if depth == 0 {
        return 1;
    }
    game.legal_moves(&mut legal);
    if depth == 1 {
        return legal.len() as u64;
    }
    let after = |mv| {
        let mut next = game.clone();
        next.apply(mv, Tell::nobody());
        next
    };
    legal.into_iter().map(|mv| perft(&after(mv), depth - 1)).sum()
}

/// The table as it is laid out, with the components that come with the program.
///
/// # Panics
///
/// If the set-up is refused.
pub fn laid_out<G: Game>(setup: &G::Setup) -> G {
    G::new(setup, G::Components::built_in())
        .unwrap_or_else(|refusal| panic!("this set-up is refused: {refusal}"))
}

/// A table at which everything has been dealt that is dealt before the first decision of a player.
///
/// # Panics
///
/// If the set-up is refused.
pub fn dealt<G: Game>(setup: &G::Setup, seed: Seed) -> G {
    let mut game: G = laid_out(setup);
    let (fate, mut moves) = (Fate::new(seed), 0);
    while let Some(mv) = fate.draw(&game, moves) {
        game.apply(mv, Tell::nobody());
        moves += 1;
    }
    game
}

/// Plays a game with random moves to its end. What fate decides follows from the seed alone, so the log can be
/// verified.
///
/// # Panics
///
/// If the set-up is refused.
pub fn random_game<G: Game>(setup: &G::Setup, seed: Seed, rng: &mut Rng) -> (G, Log) {
    let mut game: G = laid_out(setup);
    let mut log = Log::start::<G>(setup, seed);
    let (fate, mut legal) = (Fate::new(seed), Vec::new());
    loop {
        let mv = match game.to_move() {
            Turn::Over => return (game, log),
            Turn::Fate => fate.draw(&game, log.moves.len()).expect("fate has an outcome"),
            Turn::Of(_) => {
                game.legal_moves(&mut legal);
                *rng.pick(&legal)
            }
        };
        log.push(game.to_move().seat(), game.write_move(mv));
        game.apply(mv, Tell::nobody());
    }
}

/// Plays on with random moves to the end of the game, as fast as it goes, and counts them: nothing is written down.
pub fn play_out<G: Game>(game: &mut G, rng: &mut Rng) -> u64 {
    let (mut legal, mut outcomes, mut moves) = (Vec::new(), Vec::new(), 0);
    while let Some(mv) = random_move(game, rng, &mut legal, &mut outcomes) {
        game.apply(mv, Tell::nobody());
        moves += 1;
    }
    moves
}

/// Makes one random move; `false` if the game is over.
pub fn step<G: Game>(game: &mut G, rng: &mut Rng) -> bool {
    let mv = random_move(game, rng, &mut Vec::new(), &mut Vec::new());
    if let Some(mv) = mv {
        game.apply(mv, Tell::nobody());
    }
    mv.is_some()
}

/// Any legal move of a seat with equal chance, or an outcome of fate with its own.
fn random_move<G: Game>(
    game: &G,
    rng: &mut Rng,
    legal: &mut Vec<G::Move>,
    outcomes: &mut Vec<(G::Move, u32)>,
) -> Option<G::Move> {
    match game.to_move() {
        Turn::Over => None,
        Turn::Fate => {
            game.outcomes(outcomes);
            rng.pick_weighted(outcomes)
        }
        Turn::Of(_) => {
            game.legal_moves(legal);
            Some(*rng.pick(legal))
        }
    }
}

/// Proves over random games that whatever people read has its text in every language: questions, choices with their
/// notes, and what happened.
///
/// # Panics
///
/// If a text is missing.
pub fn words<G: Show>(setups: &[G::Setup], games_per_setup: u32, seed: u64) {
    for (index, setup) in setups.iter().enumerate() {
        for number in 0..games_per_setup {
            let seed = Seed::from_number(seed).derive("words", u64::from(number) << 8 | index as u64);
            walk::read_along::<G>(setup, seed);
        }
    }
}
