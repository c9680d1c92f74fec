//! What a click on a thing of the table would mean.

use crate::cards::Crew;
use crate::moves::{Decision, Move, Pending};
use crate::names::{Named, Row, Specialist};
use crate::places::Place;
use crate::space::Spot;
use crate::{Planetformers, Step};

/// What a click on this place would mean to the seat to move, the most likely first.
pub(super) fn at(game: &Planetformers, place: &str) -> Vec<Move> {
    let (Some(question), Some(place)) = (game.question(), Place::read(place)) else { return Vec::new() };
    let own = |seat| seat == question.seat;
    match place {
        Place::Spot(spot) => spot_moves(game, question, spot),
        Place::Cell(cell) => vec![Move::Discover(cell)],
        Place::Track(planet, resource) => match question.decision {
            Decision::Travel(_) => vec![Move::Travel(Spot::planet(planet))],
            Decision::Action(_) => vec![Move::Terraform],
            _ => vec![Move::Raise(resource)],
        },
        Place::Symbol(symbol) => vec![Move::Symbol(symbol)],
        Place::Crew(card) => card_moves(game, question, card),
        Place::CrewDeck => vec![Move::Draw],
        Place::Row(seat, row) if own(seat) => vec![Move::Place(row)],
        Place::Cargo(seat, resource) if seat.is_none_or(own) => match question.decision {
            Decision::Pay(_) => vec![Move::Pay(resource)],
            Decision::Raise(_) | Decision::Bonus(_) => vec![Move::Raise(resource)],
            _ => vec![Move::Take(resource)],
        },
        Place::Token(seat, token) if own(seat) => token_moves(game, question, token),
        Place::Upgrade(seat, upgrade) if own(seat) => vec![Move::Upgrade(upgrade)],
        Place::Markers(seat) if own(seat) && game.step == Step::Actions => {
            vec![Move::Colony, Move::Outpost(None)]
        }
        Place::Survivor(survivor) => match question.decision {
            Decision::Choose(_) => vec![Move::Choose(survivor)],
            Decision::KeepSurvivor(_) => vec![Move::Keep],
            _ if game.players[question.seat].held.has(survivor) => vec![Move::Settle(survivor)],
            _ => Vec::new(),
        },
        _ => Vec::new(),
    }
}

/// A place to travel to; the one under the Ark is where actions are taken.
fn spot_moves(game: &Planetformers, question: Pending, spot: Spot) -> Vec<Move> {
    let here = game.players[question.seat].ark == spot;
    match question.decision {
        Decision::Action(_) if here => {
            vec![Move::Gather, Move::Terraform, Move::Scout, Move::Colony, Move::Outpost(None)]
        }
        _ => vec![Move::Travel(spot)],
    }
}

/// A card to play, to pay with, to take, to give for a token, or to discard.
fn card_moves(game: &Planetformers, question: Pending, card: Crew) -> Vec<Move> {
    let player = &game.players[question.seat];
    if game.canteen.contains(&Some(card)) {
        return vec![Move::Canteen(card)];
    }
    match question.decision {
        Decision::Keep(_) => vec![Move::Discard(card)],
        Decision::Pay(_) => vec![Move::Use(card)],
        Decision::Act(_) => vec![Move::Act],
        Decision::Action(_) => Specialist::ALL.iter().map(|token| Move::Ready(card, *token)).collect(),
        _ if player.row_of(card) == Some(Row::Lower) => {
            vec![Move::Play { card, up: true }, Move::Play { card, up: false }]
        }
        _ => vec![Move::Play { card, up: false }],
    }
}

/// A token to pay with, or to make ready with any card that can.
fn token_moves(game: &Planetformers, question: Pending, token: Specialist) -> Vec<Move> {
    match question.decision {
        Decision::Action(_) => {
            game.players[question.seat].crew().iter().map(|card| Move::Ready(card, token)).collect()
        }
        _ => vec![Move::Token(token)],
    }
}
