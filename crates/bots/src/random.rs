//! Any legal move.

use table::{AnyGame, Draw, Erased, Fate, Game, Log, Refusal, Rng, Seat, Seed, Tell, Turn};

use crate::Bot;

/// Picks among all legal moves with equal chance: the yardstick for every other bot.
#[derive(Clone, Debug)]
pub struct Random {
    rng: Rng,
}

impl Random {
    /// A bot whose choices follow from a seed.
    pub fn new(seed: Seed) -> Random {
        Random { rng: Rng::new(seed) }
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, game: &G, _seat: Seat) -> G::Move {
        let mut legal = Vec::new();
        game.legal_moves(&mut legal);
        *self.rng.pick(&legal)
    }
}

/// A game that was played at random to its end.
#[derive(Debug)]
pub struct RandomGame {
    /// The last position.
    pub end: Box<dyn AnyGame>,
    /// How many moves were made.
    pub moves: usize,
    /// The moves, if they were to be written down.
    pub log: Option<Log>,
}

/// Plays a game: every seat picks any legal move, and fate decides as a seed says. The moves are appended to the log, if
/// there is one.
pub fn random_game<G: Draw>(
    setup: &G::Setup,
    components: &'static G::Components,
    fate: &Fate,
    mut rng: Rng,
    mut log: Option<Log>,
) -> Result<RandomGame, Refusal> {
    let mut game = G::new(setup, components)?;
    let (mut moves, mut legal, mut outcomes) = (0, Vec::new(), Vec::new());
    loop {
        let turn = game.to_move();
        let mv = match turn {
            Turn::Fate => {
                game.outcomes(&mut outcomes);
                fate.pick(&outcomes, moves)
            }
            Turn::Of(_) => {
                game.legal_moves(&mut legal);
                Some(*rng.pick(&legal))
            }
            Turn::Over => None,
        };
        let Some(mv) = mv else { break };
        if let Some(log) = &mut log {
            log.push(turn.seat(), game.write_move(mv));
        }
        game.apply(mv, Tell::nobody());
        moves += 1;
    }
    Ok(RandomGame { end: Box::new(Erased(game)), moves, log })
}
