//! A whole game as one JSON document, the same for all games. `docs/export.md` describes it for its readers.

use serde::Serialize;
use serde_json::{Value, json};

use crate::{Game, Log, LogError, Score, ScoreSheet, Seat};

/// The version of the document.
const FORMAT: u32 = 1;

/// Writes a log out as one JSON document: every state, every choice, every price, every point.
pub fn export<G: Game>(log: &Log) -> Result<Value, LogError> {
    let start = log.lay_out::<G>()?;
    let mut choices = Vec::new();
    let mut moves = Vec::new();
    let end = log.replay_with::<G>(|before, seat, mv, after| {
        before.legal_moves(&mut choices);
        // The replay has just accepted this move.
        let terms = before.check(mv).map_or(Value::Null, |terms| to_json(&terms));
        moves.push(json!({
            "number": moves.len() + 1,
            "seat": seat.number(),
            "notation": before.write_move(mv),
            "move": to_json(&mv),
            "terms": terms,
            "choices": choices.iter().map(|choice| before.write_move(*choice)).collect::<Vec<_>>(),
            "state": to_json(after),
            "hash": hash(after),
            "turns": after.turns(),
            "to_move": to_move(after),
            "totals": after.scores().totals(),
        }));
    })?;
    Ok(json!({
        "format": FORMAT,
        "game": log.game,
        "data": log.data,
        "setup": to_json(&log.setup),
        "seed": log.seed,
        "commitment": log.seed.map(|seed| seed.commitment()),
        "chance": start.chance(),
        "seats": start.seats(),
        "start": {
            "state": to_json(&start),
            "hash": hash(&start),
            "to_move": to_move(&start),
            "totals": start.scores().totals(),
        },
        "moves": moves,
        "end": result(&end),
    }))
}

/// The result, or where things stand if the game is not over.
fn result<G: Game>(game: &G) -> Value {
    let ScoreSheet { seats, winners, .. } = game.scores();
    let sheet = |(seat, score): (Seat, &Score)| {
        let sources: serde_json::Map<String, Value> =
            score.sources.iter().map(|(source, points)| (source.clone(), (*points).into())).collect();
        json!({ "seat": seat.number(), "total": score.total, "sources": sources })
    };
    json!({
        "over": game.to_move().seat().is_none(),
        "turns": game.turns(),
        "scores": seats.iter().map(sheet).collect::<Vec<_>>(),
        "winners": winners.iter().map(|seat| seat.number()).collect::<Vec<_>>(),
    })
}

/// As text, because many readers of JSON cannot hold all 64-bit numbers.
fn hash<G: Game>(game: &G) -> String {
    format!("{:016x}", game.state_hash())
}

fn to_move<G: Game>(game: &G) -> Option<u8> {
    game.to_move().seat().map(Seat::number)
}

/// States, moves and terms have plain data in them, which always has a form in JSON; [`crate::check`] proves it.
pub(crate) fn to_json(thing: &impl Serialize) -> Value {
    serde_json::to_value(thing)
        .unwrap_or_else(|error| panic!("a state, move or terms has no JSON form: {error}"))
}
