//! What to tell somebody who plays for the first time: one thing at a time, when it first matters.

use hex::Cell;
use table::{Ask as _, Coach, Game as _, Lang, Pending, Question as _, Seat};

use super::place_of_hex;
use crate::Gaia;
use crate::moves::{Decision, Move};
use crate::names::Planet;
use crate::turn::OwnTurn;

/// What to say, and the thing on the table it is about.
type Topic = (&'static str, Option<String>);

/// What to tell the seat that is asked.
pub(super) fn note(game: &Gaia, seat: Seat, lang: Lang) -> Option<Coach> {
    let Pending { seat: asked, decision } = game.question()?;
    if asked != seat || decision.fate() {
        return None;
    }
    let (key, place) = topic(game, seat, decision)?;
    let text = |part: &str| Gaia::texts().get(lang, &format!("coach-{key}{part}"));
    Some(Coach { key, title: text(""), text: text(".text"), place })
}

fn topic(game: &Gaia, seat: Seat, decision: Decision) -> Option<Topic> {
    let mut answers = Vec::new();
    decision.answers(game, seat, &mut answers);
    let place = |mv: Move| decision.sketch(game, seat, mv).place;
    let first = || answers.first().and_then(|mv| place(*mv));
    match decision {
        Decision::Faction(_) => Some(("faction", first())),
        Decision::Start(_) => Some(("start", best_start(game, &answers).and_then(place))),
        Decision::FirstBooster(_) => Some(("booster", first())),
        Decision::Charge(offer) => Some(("charge", place_of_hex(game, offer.at))),
        Decision::TechTile(_) => Some(("tile", first())),
        Decision::Turn(OwnTurn { acted: true, .. }) => Some(("acted", Some("bowl-iii".to_owned()))),
        Decision::Turn(_) => turn_topic(game, seat, &answers),
        _ => None,
    }
}

/// What a turn that begins is about: what is rare comes before what belongs to the first turns.
fn turn_topic(game: &Gaia, seat: Seat, answers: &[Move]) -> Option<Topic> {
    let player = &game.players[seat];
    let last_round = game.round == game.data().numbers.rounds;
    let round = || Some(format!("round-{}", game.round));
    let project = answers.iter().find_map(|mv| match mv {
        Move::GaiaProject(cell) => Some(*cell),
        _ => None,
    });
    let nothing_else = |mv: &Move| matches!(mv, Move::Pass(_) | Move::Convert(..) | Move::Sacrifice(_));
    if last_round {
        return Some(("last", Some("final-1".to_owned())));
    }
    if answers.contains(&Move::Federate) && player.federations == 0 {
        let home = player.planets().first().and_then(|cell| place_of_hex(game, cell));
        return Some(("federation", home));
    }
    if answers.iter().all(nothing_else) {
        let booster = game.open_boosters().next().map(|booster| format!("booster-{booster}"));
        return Some(("pass", booster));
    }
    if let Some(cell) = project {
        return Some(("gaia", place_of_hex(game, cell)));
    }
    match (game.round, game.turns / u16::from(game.players.len())) {
        (1, 0) => Some(("arc", round())),
        (1, 1) => Some(("upgrade", Some("structure-trading_station".to_owned()))),
        (1, 2) => Some(("power", Some("bowl-iii".to_owned()))),
        (1, _) => Some(("research", Some("area-economy".to_owned()))),
        (2, _) => Some(("round", round())),
        _ => None,
    }
}

/// Where a first structure has most planets to settle nearby.
fn best_start(game: &Gaia, answers: &[Move]) -> Option<Move> {
    let barren = game.planets_of(Planet::Empty) | game.planets_of(Planet::Transdim);
    let planets =
        |cell: Cell| (game.board.grid().within(cell, game.data().numbers.neighbourhood) - barren).len();
    answers.iter().copied().max_by_key(|mv| match mv {
        Move::Start(cell) => planets(*cell),
        _ => 0,
    })
}
