//! What a click on a thing of the table would mean.

use hex::Axial;

use crate::Gaia;
use crate::catalogue::FactionBoard;
use crate::moves::{Decision, Move, Purse};
use crate::names::{Area, BoardAction, Booster, Named, Place, Planet, Structure, Token};

/// What a click on this place would mean to the seat to move, the most likely first.
pub(super) fn at(game: &Gaia, place: &str) -> Vec<Move> {
    let Some((kind, name)) = place.split_once('-') else { return Vec::new() };
    match kind {
        "hex" => hex(game, name),
        "area" => Named::from_id(name).map(|area: Area| step(game, area)).into_iter().collect(),
        "tile" => Named::from_id(name).map(|place: Place| Move::Tile(place)).into_iter().collect(),
        "advanced" => Named::from_id(name).map(|area: Area| Move::AdvancedTile(area)).into_iter().collect(),
        "action" => Named::from_id(name)
            .map(|action: BoardAction| Move::Act(action, Purse::Tokens))
            .into_iter()
            .collect(),
        "booster" => Named::from_id(name).map(|booster: Booster| take(game, booster)).into_iter().collect(),
        "token" => Named::from_id(name).map(|token: Token| Move::Token(token)).into_iter().collect(),
        _ => Vec::new(),
    }
}

fn hex(game: &Gaia, name: &str) -> Vec<Move> {
    let at = name.split_once(',').and_then(|(q, r)| Some(Axial { q: q.parse().ok()?, r: r.parse().ok()? }));
    let Some(cell) = at.and_then(|at| game.board().grid().at(at)) else { return Vec::new() };
    let Some(question) = game.question() else { return Vec::new() };
    match question.decision {
        Decision::Start(_) => vec![Move::Start(cell)],
        Decision::Station => vec![Move::Station(cell)],
        Decision::Swap => vec![Move::Swap(cell)],
        Decision::Downgrade => vec![Move::Downgrade(cell)],
        Decision::LostPlanet => vec![Move::LostPlanet(cell)],
        Decision::Federation(draft) if draft.complete => vec![Move::Satellite(cell)],
        Decision::Federation(_) => vec![Move::Include(cell)],
        Decision::PlaceMine(_) if game.planets_of(Planet::Transdim).contains(cell) => {
            vec![Move::GaiaProject(cell)]
        }
        Decision::PlaceMine(_) => vec![Move::Mine(cell)],
        Decision::Turn { .. } => match game.players()[question.seat].structure_at(cell) {
            Some(kind) => upgrades(game.players()[question.seat].board(), kind)
                .map(|to| Move::Upgrade(cell, to))
                .collect(),
            None if game.planets_of(Planet::Transdim).contains(cell) => vec![Move::GaiaProject(cell)],
            None => vec![Move::Mine(cell)],
        },
        _ => Vec::new(),
    }
}

/// What a structure can become (GP-UPG-1).
fn upgrades(board: &FactionBoard, from: Structure) -> impl Iterator<Item = Structure> {
    Structure::ALL.iter().copied().filter(move |to| board.structures[*to].upgraded_from == Some(from))
}

fn step(game: &Gaia, area: Area) -> Move {
    match game.question().map(|question| question.decision) {
        Some(Decision::Step(_)) => Move::Step(area),
        _ => Move::Research(area),
    }
}

fn take(game: &Gaia, booster: Booster) -> Move {
    match game.question().map(|question| question.decision) {
        Some(Decision::FirstBooster) => Move::Booster(booster),
        _ => Move::Pass(Some(booster)),
    }
}
