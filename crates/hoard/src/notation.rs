//! The notation of moves: one short line each.

use table::Misread;

use crate::{Card, Move};

/// Writes a move.
pub(crate) fn write(mv: Move) -> String {
    match mv {
        Move::Draw(card) => format!("draw {}", card.0),
        Move::Roll(face) => format!("roll {face}"),
        Move::Mood(mood) => format!("mood {mood}"),
        Move::Eat(stones) => format!("eat {stones}"),
        Move::Keep(card) => format!("keep {}", card.0),
        Move::Take(stones) => format!("take {stones}"),
        Move::Dig => "dig".to_owned(),
        Move::Swap => "swap".to_owned(),
    }
}

/// Reads a move.
pub(crate) fn read(line: &str) -> Result<Move, Misread> {
    let number = |text: &str| {
        let number = text.parse::<u8>().ok().filter(|number| *number < 16);
        number.ok_or_else(|| Misread(format!("`{text}` is no number here; write one like in `take 2`")))
    };
    match line.split_whitespace().collect::<Vec<_>>()[..] {
        ["draw", card] => Ok(Move::Draw(Card(number(card)?))),
        ["roll", face] => Ok(Move::Roll(number(face)?)),
        ["mood", mood] => Ok(Move::Mood(number(mood)?)),
        ["eat", stones] => Ok(Move::Eat(number(stones)?)),
        ["keep", card] => Ok(Move::Keep(Card(number(card)?))),
        ["take", stones] => Ok(Move::Take(number(stones)?)),
        ["dig"] => Ok(Move::Dig),
        ["swap"] => Ok(Move::Swap),
        _ => Err(Misread("a move is `take 1`, `take 2`, `take 3`, `dig`, `swap` or `keep 4`".to_owned())),
    }
}
