//! A whole game as one JSON document, the same for all games. `docs/export.md` describes it for its readers.

use serde::Serialize;
use serde_json::{Map, Value, json};

use crate::log::Step;
use crate::{
    Chips, Edition, Event as _, Eye, Game, Log, LogError, Pending, Question as _, Score, ScoreSheet, Seat,
    Turn,
};

/// The version of the document.
const FORMAT: u32 = 2;

/// How much an export says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Exporting {
    /// Only what changes from one state to the next, instead of whole states.
    pub compact: bool,
    /// For whom: everything if nobody is named, otherwise what this eye may know.
    pub eye: Option<Eye>,
}

/// Writes a log out as one JSON document: every state, every event, every choice with its price, every point.
pub fn export<G: Game>(
    log: &Log,
    editions: &[Edition<G::Components>],
    how: Exporting,
) -> Result<Value, LogError> {
    let start = log.lay_out::<G>(editions)?;
    let mut moves = Vec::new();
    let end = log.replay_with::<G>(editions, |step| moves.push(how.step(moves.len() + 1, &step)))?;
    let start = how.seen(&start);
    Ok(json!({
        "format": FORMAT,
        "game": log.game,
        "rules": log.rules,
        "data": log.data,
        "own_files": log.own_files,
        "setup": to_json(&log.setup),
        "seed": log.seed,
        "given": log.given,
        "commitment": log.commitment.clone().or_else(|| log.seed.map(|seed| seed.commitment())),
        "seats": start.seats(),
        "automatic": Seat::all(start.seats()).filter(|seat| start.is_automatic(*seat)).map(Seat::number).collect::<Vec<_>>(),
        "compact": how.compact,
        "start": how.start(&start),
        "moves": moves,
        "open": how.open(&end),
        "end": result(&how.seen(&end)),
    }))
}

impl Exporting {
    fn seen<G: Game>(self, game: &G) -> G {
        self.eye.map_or_else(|| game.clone(), |eye| game.seen_by(eye))
    }

    fn start<G: Game>(self, start: &G) -> Value {
        json!({
            "state": to_json(start),
            "hash": hash(start),
            "to_move": to_move(start),
            "counts": start.counts(),
            "totals": start.scores().totals(),
        })
    }

    fn step<G: Game>(self, number: usize, step: &Step<'_, G>) -> Value {
        let Step { before, by, mv, events, after } = *step;
        let known = self.eye.is_none_or(|eye| before.known_to(mv).has(eye));
        let events =
            events.iter().filter_map(|event| self.eye.map_or(Some(*event), |eye| event.seen_by(eye)));
        let events: Vec<Value> = events.map(|event| to_json(&event)).collect();
        let open = self.open(before);
        let (before, after) = (self.seen(before), self.seen(after));
        let mut entry = json!({
            "number": number,
            "seat": by.map_or(json!("fate"), |seat| seat.number().into()),
            "notation": known.then(|| before.write_move(mv)),
            "move": known.then(|| to_json(&mv)),
            "asked": open,
            "events": events,
            "hash": hash(&after),
            "turns": after.turns(),
            "to_move": to_move(&after),
            "totals": after.scores().totals(),
        });
        let (key, value) = if self.compact {
            ("changes", changes(&to_json(&before), &to_json(&after)))
        } else {
            ("state", to_json(&after))
        };
        entry[key] = value;
        entry
    }

    /// The open question: who is asked what, and every legal answer with its price and gain, or its weight. Somebody
    /// else's answers are nobody's business while the game is on.
    fn open<G: Game>(self, game: &G) -> Value {
        let Some(&Pending { seat, decision }) = game.pending() else { return Value::Null };
        let asked = if decision.fate() { json!("fate") } else { seat.number().into() };
        let mine = self.eye.is_none_or(|eye| eye == Eye::Seat(seat) && !decision.fate());
        if !mine {
            return json!({ "seat": asked });
        }
        let choices = if decision.fate() { outcomes(game) } else { self.choices(game, seat) };
        json!({ "seat": asked, "concerns": seat.number(), "decision": to_json(&decision), "choices": choices })
    }

    /// Every legal move of a seat with what it costs and brings. A compact document leaves out what is nothing.
    fn choices<G: Game>(self, game: &G, seat: Seat) -> Vec<Value> {
        let mut moves = Vec::new();
        game.legal_moves(&mut moves);
        let entry = |mv| {
            let (mut price, mut gain) = (Chips::default(), Chips::default());
            for event in game.try_out(mv).1 {
                event.price(seat, &mut price);
                event.gain(seat, &mut gain);
            }
            let mut choice = json!({ "notation": game.write_move(mv) });
            if !self.compact || !price.is_empty() {
                choice["terms"] = game.check(mv).map_or(Value::Null, |terms| to_json(&terms));
                choice["price"] = to_json(&price);
            }
            if !self.compact || !gain.is_empty() {
                choice["gain"] = to_json(&gain);
            }
            choice
        };
        moves.into_iter().map(entry).collect()
    }
}

fn outcomes<G: Game>(game: &G) -> Vec<Value> {
    let mut outcomes = Vec::new();
    game.outcomes(&mut outcomes);
    let entry = |(mv, weight)| json!({ "notation": game.write_move(mv), "weight": weight });
    outcomes.into_iter().map(entry).collect()
}

/// Every value of the second tree that is not the same in the first, by its JSON pointer. A list whose length differs,
/// or an object whose keys differ, is given as a whole.
fn changes(before: &Value, after: &Value) -> Value {
    let mut changes = Map::new();
    compare("", before, after, &mut changes);
    Value::Object(changes)
}

fn compare(path: &str, before: &Value, after: &Value, changes: &mut Map<String, Value>) {
    let inside = |key: &str| format!("{path}/{}", key.replace('~', "~0").replace('/', "~1"));
    match (before, after) {
        (Value::Object(old), Value::Object(new)) if old.keys().eq(new.keys()) => {
            for (key, value) in new {
                compare(&inside(key), &old[key], value, changes);
            }
        }
        (Value::Array(old), Value::Array(new)) if old.len() == new.len() => {
            for (index, (old, new)) in old.iter().zip(new).enumerate() {
                compare(&inside(&index.to_string()), old, new, changes);
            }
        }
        _ if before == after => {}
        _ => drop(changes.insert(path.to_owned(), after.clone())),
    }
}

/// The result, or where things stand if the game is not over.
fn result<G: Game>(game: &G) -> Value {
    let ScoreSheet { seats, winners, .. } = game.scores();
    let sheet = |(seat, score): (Seat, &Score)| {
        let sources: Map<String, Value> =
            score.sources.iter().map(|(source, points)| (source.clone(), (*points).into())).collect();
        json!({ "seat": seat.number(), "total": score.total, "sources": sources })
    };
    json!({
        "over": game.to_move().is_over(),
        "turns": game.turns(),
        "scores": seats.iter().map(sheet).collect::<Vec<_>>(),
        "winners": winners.iter().map(|seat| seat.number()).collect::<Vec<_>>(),
    })
}

/// As text, because many readers of JSON cannot hold all 64-bit numbers.
fn hash<G: Game>(game: &G) -> String {
    format!("{:016x}", game.state_hash())
}

fn to_move<G: Game>(game: &G) -> Value {
    match game.to_move() {
        Turn::Of(seat) => seat.number().into(),
        Turn::Fate => json!("fate"),
        Turn::Over => Value::Null,
    }
}

/// States, moves and terms have plain data in them, which always has a form in JSON; [`crate::check`] proves it.
pub(crate) fn to_json(thing: &impl Serialize) -> Value {
    serde_json::to_value(thing)
        .unwrap_or_else(|error| panic!("a state, move or terms has no JSON form: {error}"))
}
