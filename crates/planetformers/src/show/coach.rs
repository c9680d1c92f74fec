//! What somebody is told who plays for the first time.

use table::{Ask as _, Coach, Game as _, Lang, Seat};

use crate::Planetformers;
use crate::moves::{Decision, Move};
use crate::names::NodeKind;
use crate::places;

/// What to tell this seat about the question it has to answer now.
pub(super) fn note(game: &Planetformers, seat: Seat, lang: Lang) -> Option<Coach> {
    let question =
        game.question().filter(|question| question.seat == seat && game.to_move().seat().is_some())?;
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    let place_of = |mv: &Move| question.decision.sketch(game, seat, *mv).place;
    let first = || moves.iter().find_map(place_of);
    let (key, place) = match question.decision {
        Decision::Keep(_) => ("keep", first()),
        Decision::Place(_) => ("place", first()),
        Decision::Take(_) if game.step().is_setup() => ("supplies", first()),
        Decision::Upgrade(_) => ("upgrade", first()),
        Decision::Travel(_) if game.end_in_sight().is_some() => ("last", first()),
        Decision::Travel(_) => travel(game, seat, &moves),
        Decision::Bonus(_) => ("bonus", first()),
        Decision::Play(_) => ("crew", matching(game, seat).or_else(first)),
        Decision::Action(_) => actions(game, seat),
        Decision::Raise(_) => ("raise", first()),
        Decision::Pay(_) => ("pay", first()),
        Decision::KeepSurvivor(_) => ("survivor", first()),
        Decision::Source(_) => ("source", first()),
        Decision::LastDraw(_) => ("draw", first()),
        _ => return None,
    };
    let text = |attribute: &str| Planetformers::texts().get(lang, &format!("coach-{key}{attribute}"));
    Some(Coach { key, title: text(""), text: text(".text"), place })
}

/// The first journeys go where Crew fits, later ones into the unknown.
fn travel(game: &Planetformers, seat: Seat, moves: &[Move]) -> (&'static str, Option<String>) {
    let unknown = moves.iter().find_map(|mv| match mv {
        Move::Discover(cell) => Some(places::cell(*cell)),
        _ => None,
    });
    let near = moves.iter().find_map(|mv| match mv {
        Move::Travel(spot) => Some(places::spot(*spot)),
        _ => None,
    });
    match unknown {
        Some(cell) if game.round_number() > 1 && game.players[seat].colonies == 0 => ("discover", Some(cell)),
        unknown => ("travel", near.or(unknown)),
    }
}

/// A card whose active edge fits here.
fn matching(game: &Planetformers, seat: Seat) -> Option<String> {
    let player = &game.players[seat];
    let mut cards = player.rows.iter().flat_map(|(row, cards)| cards.iter().map(move |card| (row, card)));
    let (_, card) = cards.find(|(row, card)| game.matches(seat, game.data.crew(*card).edges[*row].dest))?;
    Some(places::crew(card))
}

/// What there is to do depends on where one is.
fn actions(game: &Planetformers, seat: Seat) -> (&'static str, Option<String>) {
    let ark = game.players[seat].ark;
    let key = if game.kind_of(ark) == Some(NodeKind::Planet) { "planet" } else { "space" };
    (key, Some(places::spot(ark)))
}
