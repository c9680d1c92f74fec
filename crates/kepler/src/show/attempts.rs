//! What a click on a thing of the table would mean.

use hex::Axial;

use crate::Kepler;
use crate::moves::{Decision, Move, Pending};
use crate::names::{Action, Bonus, Named, Objective, Resource, Technology, Track};
use crate::player::{Body, Face, World};

/// What a click on this place would mean to the seat to move, the most likely first.
pub(super) fn at(game: &Kepler, place: &str) -> Vec<Move> {
    let Some(question) = game.question() else { return Vec::new() };
    let (kind, name) = place.split_once('-').unwrap_or((place, ""));
    match kind {
        "hex" => name.parse().map(|hex| hex_moves(game, question, hex)).unwrap_or_default(),
        "ship" => name.parse().map(|hex| ship(question.decision, hex)).unwrap_or_default(),
        "action" => Action::from_id(name).map(Move::Act).into_iter().collect(),
        "bonus" => Bonus::from_id(name).map(|bonus| burning(game, question, bonus)).unwrap_or_default(),
        "world" => own(question, name).map(|world| world_moves(game, question, world)).unwrap_or_default(),
        "cube" => cube(game, question, name),
        "technology" => technology(question.decision, name),
        "tech" => match name.split_once('-') {
            Some((seat, id)) if seat == question.seat.to_string() => technology(question.decision, id),
            _ => Vec::new(),
        },
        "track" => Track::from_id(name).map(Move::Advance).into_iter().collect(),
        "pit" if name == question.seat.to_string() => {
            Resource::ALL.iter().copied().map(Move::Recover).collect()
        }
        "objective" => Objective::from_id(name)
            .filter(|_| matches!(question.decision, Decision::Keep(_)))
            .map(Move::Keep)
            .into_iter()
            .collect(),
        _ => Vec::new(),
    }
}

/// What can be done with a hex depends on what is asked.
fn hex_moves(game: &Kepler, question: Pending, hex: Axial) -> Vec<Move> {
    let player = &game.players[question.seat];
    match question.decision {
        Decision::Build(_) => {
            let beside = player.worlds.iter().filter(|world| world.hex.distance(hex) == 1);
            let payers: Vec<World> = beside.map(|world| world.world).collect();
            let payers = if payers.is_empty() { vec![World::EARTH] } else { payers };
            payers.into_iter().map(|world| Move::Build(world, hex)).collect()
        }
        Decision::Place(_) => vec![Move::Place(hex)],
        Decision::Explore(_) => vec![Move::Explore(hex)],
        Decision::Lay(_) => vec![Move::Lay(hex)],
        Decision::Fleet(_) => player.ships.iter().map(|ship| Move::Fly(ship.hex, hex)).collect(),
        Decision::Onward(onward) => vec![Move::Fly(onward.hex, hex)],
        Decision::Colonise(_) => match game.tile_at(hex).map(|tile| tile.face) {
            Some(Face::Up(Body::Planet(number))) => vec![Move::Colonise(number)],
            _ => Vec::new(),
        },
        _ => Vec::new(),
    }
}

fn ship(decision: Decision, hex: Axial) -> Vec<Move> {
    if matches!(decision, Decision::Withdraw(_)) { vec![Move::Withdraw(hex)] } else { Vec::new() }
}

/// A bonus action with every cube that could be burned for it.
fn burning(game: &Kepler, question: Pending, bonus: Bonus) -> Vec<Move> {
    let pool = game.players[question.seat].pool;
    let mut moves: Vec<Move> = pool.kinds().map(|kind| Move::Bonus(bonus, Some(kind))).collect();
    if moves.is_empty() || game.check_bonus(question.seat, bonus, None).is_ok() {
        moves = vec![Move::Bonus(bonus, None)];
    }
    moves
}

/// `1-earth` or `1-17`, if it is the own one.
fn own(question: Pending, name: &str) -> Option<World> {
    let (seat, world) = name.split_once('-')?;
    (seat == question.seat.to_string()).then(|| world_of(world))?
}

/// `earth` or the number of a planet.
pub(super) fn world_of(name: &str) -> Option<World> {
    if name == "earth" {
        return Some(World::EARTH);
    }
    name.parse().ok().filter(|number| (1..=crate::catalogue::PLANETS).contains(number)).map(World::planet)
}

/// What a world could do for the open question.
fn world_moves(game: &Kepler, question: Pending, world: World) -> Vec<Move> {
    let pool = game.players[question.seat].pool;
    match question.decision {
        Decision::Produce(produce) => {
            let cubes = produce.cubes.and(pool).choices(produce.most).next().unwrap_or(produce.cubes);
            vec![Move::Produce(world, cubes)]
        }
        Decision::Exploit(_) => {
            let holding = game.players[question.seat].world(world);
            let card = world.number().map(|number| game.data.planet(number));
            let printed = card.zip(holding).map(|(card, own)| card.production(own.terraformed));
            vec![Move::Produce(world, printed.unwrap_or_default().and(pool))]
        }
        Decision::Pay(_) => vec![Move::Pay(world)],
        Decision::Terraform(_) => world.number().map(Move::Terraform).into_iter().collect(),
        _ => Vec::new(),
    }
}

/// `1-earth-energy`: to be moved to another world, or transformed.
fn cube(game: &Kepler, question: Pending, name: &str) -> Vec<Move> {
    let Some((world, kind)) = name.rsplit_once('-') else { return Vec::new() };
    let (Some(from), Some(kind)) = (own(question, world), Resource::from_id(kind)) else { return Vec::new() };
    let others = game.players[question.seat].worlds.iter().filter(|other| other.world != from);
    let shifts = others.map(|to| Move::Shift(kind, from, to.world));
    world_moves(game, question, from).into_iter().chain(shifts).chain([Move::Transform(kind, from)]).collect()
}

fn technology(decision: Decision, name: &str) -> Vec<Move> {
    let Some(technology) = Technology::from_id(name) else { return Vec::new() };
    match decision {
        Decision::Raise(_) => vec![Move::Raise(technology)],
        Decision::Buy(_) => vec![Move::Buy(technology)],
        _ => Vec::new(),
    }
}
