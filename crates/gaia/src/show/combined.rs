//! Moves that people think of as one.

use table::{Game as _, Pending};

use crate::Gaia;
use crate::moves::{Decision, Move, Purse, Stone};
use crate::names::{BoardAction, Named};
use crate::turn::OwnTurn;

/// Power actions that cannot be paid yet, with the sacrifices that make it possible (GP-FREE-2).
pub(super) fn with_sacrifices(game: &Gaia) -> Vec<Vec<Move>> {
    let Some(Pending { decision: Decision::Turn(OwnTurn { acted: false, .. }), .. }) = game.question() else {
        return Vec::new();
    };
    let open = BoardAction::ALL.iter().filter(|action| {
        game.used_actions()[**action].is_none() && game.data().board_actions[**action].cost.power > 0
    });
    open.filter_map(|action| fewest_sacrifices(game, *action)).collect()
}

/// As few sacrifices as make an action possible, and the action; `None` if it is possible without, or not at all.
fn fewest_sacrifices(game: &Gaia, action: BoardAction) -> Option<Vec<Move>> {
    let ways = [Purse::Tokens, Purse::Brainstone].map(|purse| Move::Act(action, purse));
    if ways.iter().any(|way| game.check(*way).is_ok()) {
        return None;
    }
    // The brainstone stays where it is, or it rises first.
    let starts = [Stone::Aside, Stone::Moves];
    starts.into_iter().filter_map(|start| sacrifices(game, start, ways)).min_by_key(Vec::len)
}

fn sacrifices(game: &Gaia, start: Stone, ways: [Move; 2]) -> Option<Vec<Move>> {
    let (mut after, mut moves) = (game.clone(), Vec::new());
    loop {
        let sacrifice = Move::Sacrifice(if moves.is_empty() { start } else { Stone::Aside });
        after.play(sacrifice).ok()?;
        moves.push(sacrifice);
        if let Some(way) = ways.into_iter().find(|way| after.check(*way).is_ok()) {
            moves.push(way);
            return Some(moves);
        }
    }
}
