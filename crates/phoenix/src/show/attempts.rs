//! What a click on a thing of the table would mean.

use table::Seat;

use crate::catalogue::Trigger;
use crate::moves::{Decision, Move, Pending};
use crate::names::{Face, Hub, Named, Resource, Ship, Species, Track};
use crate::player::{Origin, Place};
use crate::sector::Sector;
use crate::{Phoenix, Step};

/// What a click on this place would mean to the seat to move, the most likely first.
pub(super) fn at(game: &Phoenix, place: &str) -> Vec<Move> {
    let Some(question) = game.question() else { return Vec::new() };
    let (kind, name) = place.split_once('-').unwrap_or((place, ""));
    match kind {
        "draft" => known(name).map(Move::Draft).into_iter().collect(),
        "hub" => hub(game, question, name),
        "income" => income(game, question),
        "neutral" => known(name).map(|ship| Move::Use(ship, None)).into_iter().collect(),
        "ship" => ship(question.seat, question.decision, name),
        "sector" => sector(game, question, name),
        "station" => station(game, question, name),
        "planet" => {
            known::<Species>(name).map(|species| alien(question.decision, species)).into_iter().collect()
        }
        "die" => die(question.decision, name),
        "track" => known::<Track>(name).map(Move::Advance).into_iter().collect(),
        "resident" => resident(question.decision, name),
        _ => Vec::new(),
    }
}

fn known<K: Named>(id: &str) -> Option<K> {
    K::from_id(id)
}

/// `1-L2-EXP`: to be used, dismantled or given up.
fn ship(seat: Seat, decision: Decision, name: &str) -> Vec<Move> {
    let parts =
        name.split_once('-').and_then(|(owner, id)| Some((owner.parse::<u8>().ok()?, known::<Ship>(id)?)));
    let Some((owner @ 1..=4, ship)) = parts else { return Vec::new() };
    let owner = Seat::new(owner - 1);
    match decision {
        Decision::Dismantle(_) if owner == seat => vec![Move::Dismantle(ship)],
        Decision::GiveUp(_) if owner == seat => vec![Move::GiveUp(ship)],
        _ => vec![Move::Use(ship, Some(owner))],
    }
}

/// A hub to keep; later the own one is what brings income.
fn hub(game: &Phoenix, question: Pending, name: &str) -> Vec<Move> {
    let Some(hub) = known::<Hub>(name) else { return Vec::new() };
    match question.decision {
        Decision::Hub(_) => vec![Move::Hub(hub)],
        _ if game.players[question.seat].hub == Some(hub) => at_hub(game, question),
        _ => Vec::new(),
    }
}

/// `1-hub`: to move in, or what the own hub does.
fn station(game: &Phoenix, question: Pending, name: &str) -> Vec<Move> {
    let own = name.split_once('-').is_some_and(|(seat, _)| seat == question.seat.to_string());
    if own { at_hub(game, question) } else { Vec::new() }
}

fn at_hub(game: &Phoenix, question: Pending) -> Vec<Move> {
    match question.decision {
        Decision::Settle(_) => vec![Move::Settle(Place::Hub)],
        Decision::Abilities(_) => abilities(game, question.seat, Place::Hub),
        Decision::Turn(_) => income(game, question),
        _ => Vec::new(),
    }
}

/// Income, and what a hub may put in its place.
fn income(game: &Phoenix, question: Pending) -> Vec<Move> {
    let instead = game.players[question.seat].abilities_on(Trigger::InsteadOfTurn).next();
    std::iter::once(Move::Income).chain(instead.map(|_| Move::HumanIncome)).collect()
}

/// Everything at a place that works on the occasion of this step, or could.
fn abilities(game: &Phoenix, seat: Seat, place: Place) -> Vec<Move> {
    let origins = (1..=8).map(|number| Origin { place, number });
    let fits = |origin: &Origin| {
        let printed = game.players[seat].printed(*origin);
        printed.is_some_and(|ability| match ability.on {
            Trigger::Use(kind) => game.action.kind == Some(kind) && !ability.effect.is_modifier(),
            Trigger::Income => game.step == Step::Powers && !ability.effect.is_plain_income(),
            _ => false,
        })
    };
    origins.filter(fits).map(Move::Ability).collect()
}

/// A sector to build, to move into, to use, or to give back.
fn sector(game: &Phoenix, question: Pending, name: &str) -> Vec<Move> {
    let Ok(sector) = name.parse::<Sector>() else { return Vec::new() };
    let to_build = game.display.contains(sector) || game.players[question.seat].reserve.contains(sector);
    match question.decision {
        Decision::Settle(_) => vec![Move::Settle(Place::Sector(sector))],
        Decision::GiveBack(_) => vec![Move::ReturnSector(sector)],
        Decision::Abilities(_) if game.players[question.seat].module(sector).is_some() => {
            abilities(game, question.seat, Place::Sector(sector))
        }
        _ if to_build => vec![Move::Build(sector)],
        _ => Vec::new(),
    }
}

fn alien(decision: Decision, species: Species) -> Move {
    match decision {
        Decision::Species(_) => Move::Choose(species),
        _ => Move::Alien(species),
    }
}

fn die(decision: Decision, name: &str) -> Vec<Move> {
    let Some(face) = known::<Face>(name) else { return Vec::new() };
    match (decision, known::<Resource>(name)) {
        (Decision::Reroll(_), _) => vec![Move::Mark(face)],
        (_, Some(resource)) => vec![Move::Collect(resource)],
        (_, None) => vec![Move::Ally, Move::Observe],
    }
}

/// `221-pink` or `hub-gold`: to move, or to give back.
fn resident(decision: Decision, name: &str) -> Vec<Move> {
    let Some((place, species)) = name.split_once('-') else { return Vec::new() };
    let place = match place {
        "hub" => Some(Place::Hub),
        number => number.parse().ok().map(Place::Sector),
    };
    let (Some(place), Some(species)) = (place, known::<Species>(species)) else { return Vec::new() };
    let moves = |newcomer| Move::Resident { place, species, newcomer };
    match decision {
        Decision::GiveBack(_) => vec![Move::ReturnResident(place, species)],
        Decision::Evict(_) => vec![moves(false), Move::ReturnResident(place, species)],
        _ => vec![moves(false), moves(true)],
    }
}
