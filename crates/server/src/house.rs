//! The games this server offers.

use bots::Bot;
use table::{AnyGame, Draw, Eye, GameKind, Seat, Seed, Turn};

/// A game, and how bots play it.
#[derive(Clone, Debug)]
pub struct Offering {
    /// What can be done with any game.
    pub kind: GameKind,
    /// Lets a bot think about its turn.
    pub think: Think,
}

/// What a bot would do with its turn: the moves in notation, at least one if it is the seat's turn.
pub type Think = fn(game: &dyn AnyGame, seat: Seat, bot: bots::Kind, seed: Seed) -> Vec<String>;

impl Offering {
    /// A game as this server offers it.
    pub fn of<G: Draw>() -> Offering {
        Offering { kind: GameKind::of::<G>(), think: think::<G> }
    }
}

/// Moves of a bot up to the end of its turn, to the next decision of somebody else, or to where dice fall: what
/// comes after that cannot be known before.
fn think<G: Draw>(game: &dyn AnyGame, seat: Seat, bot: bots::Kind, seed: Seed) -> Vec<String> {
    let Some(game) = game.as_any().downcast_ref::<G>() else { return Vec::new() };
    let (mut game, mut bot, mut moves) = (game.clone(), bot.bot::<G>(seed), Vec::new());
    let turn = game.turns();
    while game.to_move() == Turn::Of(seat) && game.turns() == turn {
        let mv = Bot::choose(&mut *bot, &game.seen_by(Eye::Seat(seat)), seat);
        moves.push(game.write_move(mv));
        if game.reveals(mv) {
            break;
        }
        game.apply(mv);
    }
    moves
}
