//! The notation of moves: one short line each.
//!
//! A line is a word and its arguments: `act energy_storage`, `produce earth energy energy`, `fly 0,1 2,-3`,
//! `bonus social_progress matter`. Hexes are written as their axial coordinates, planets by their numbers, Earth as
//! `earth`.
//!
//! What fate decides is written the same way:
//!
//! | line | what |
//! |---|---|
//! | `first 2` | who begins |
//! | `tile 17`, `tile mine`, `tile target` | what lies under the tile that is turned up |
//! | `deal S03` | an objective for the next player |
//! | `card P07` | the progress card of the round |
//! | `ghost` | the Ghost's part of the reveal phase |

use hex::Axial;
use table::notation::{Reader, unknown};
use table::{MAX_SEATS, Misread, Seat};

use crate::catalogue::PLANETS;
use crate::cubes::Cubes;
use crate::moves::Move;
use crate::names::{Named, Resource};
use crate::player::{Body, World};

/// Every word a line can begin with.
const WORDS: [&str; 25] = [
    "first",
    "tile",
    "deal",
    "card",
    "ghost",
    "lay",
    "raise",
    "keep",
    "act",
    "bonus",
    "build",
    "place",
    "colonise",
    "buy",
    "pay",
    "terraform",
    "produce",
    "advance",
    "explore",
    "fly",
    "withdraw",
    "recover",
    "shift",
    "transform",
    "done",
];

/// Writes a move.
pub(crate) fn write(mv: Move) -> String {
    match mv {
        Move::First(seat) => format!("first {seat}"),
        Move::Tile(Body::Planet(number)) => format!("tile {number}"),
        Move::Tile(Body::Mine) => "tile mine".into(),
        Move::Tile(Body::Target) => "tile target".into(),
        Move::Deal(objective) => format!("deal {objective}"),
        Move::Card(card) => format!("card {card}"),
        Move::Ghost => "ghost".into(),
        Move::Lay(hex) => format!("lay {hex}"),
        Move::Raise(technology) => format!("raise {technology}"),
        Move::Keep(objective) => format!("keep {objective}"),
        Move::Act(action) => format!("act {action}"),
        Move::Bonus(bonus, None) => format!("bonus {bonus}"),
        Move::Bonus(bonus, Some(burned)) => format!("bonus {bonus} {burned}"),
        Move::Build(world, hex) => format!("build {world} {hex}"),
        Move::Place(hex) => format!("place {hex}"),
        Move::Colonise(number) => format!("colonise {number}"),
        Move::Buy(technology) => format!("buy {technology}"),
        Move::Pay(world) => format!("pay {world}"),
        Move::Terraform(number) => format!("terraform {number}"),
        Move::Produce(world, cubes) => format!("produce {world}{}", repeated(cubes)),
        Move::Advance(track) => format!("advance {track}"),
        Move::Explore(hex) => format!("explore {hex}"),
        Move::Fly(from, to) => format!("fly {from} {to}"),
        Move::Withdraw(hex) => format!("withdraw {hex}"),
        Move::Recover(kind) => format!("recover {kind}"),
        Move::Shift(kind, from, to) => format!("shift {kind} {from} {to}"),
        Move::Transform(kind, world) => format!("transform {kind} {world}"),
        Move::Done => "done".into(),
    }
}

/// Every kind as often as it is there, each with a space before it.
fn repeated(cubes: Cubes) -> String {
    let words = Resource::ALL.iter().flat_map(|kind| std::iter::repeat_n(kind.id(), cubes.of(*kind).into()));
    words.fold(String::new(), |line, word| line + " " + word)
}

/// Reads a move.
pub(crate) fn read(line: &str) -> Result<Move, Misread> {
    table::notation::read(line, read_move)
}

fn read_move(words: &mut Reader<'_>) -> Result<Move, Misread> {
    Ok(match words.word("a move")? {
        "first" => Move::First(seat(words)?),
        "tile" => Move::Tile(body(words)?),
        "deal" => Move::Deal(words.kind()?),
        "card" => Move::Card(words.kind()?),
        "ghost" => Move::Ghost,
        "lay" => Move::Lay(hex(words)?),
        "raise" => Move::Raise(words.kind()?),
        "keep" => Move::Keep(words.kind()?),
        "act" => Move::Act(words.kind()?),
        "bonus" => Move::Bonus(words.kind()?, words.optional(Reader::kind)?),
        "build" => Move::Build(world(words)?, hex(words)?),
        "place" => Move::Place(hex(words)?),
        "colonise" => Move::Colonise(planet(words)?),
        "buy" => Move::Buy(words.kind()?),
        "pay" => Move::Pay(world(words)?),
        "terraform" => Move::Terraform(planet(words)?),
        "produce" => Move::Produce(world(words)?, cubes(words)?),
        "advance" => Move::Advance(words.kind()?),
        "explore" => Move::Explore(hex(words)?),
        "fly" => Move::Fly(hex(words)?, hex(words)?),
        "withdraw" => Move::Withdraw(hex(words)?),
        "recover" => Move::Recover(words.kind()?),
        "shift" => Move::Shift(words.kind()?, world(words)?, world(words)?),
        "transform" => Move::Transform(words.kind()?, world(words)?),
        "done" => Move::Done,
        other => return Err(unknown("move", other, WORDS)),
    })
}

fn seat(words: &mut Reader<'_>) -> Result<Seat, Misread> {
    let number = words.number()?;
    if (1..=MAX_SEATS as u8).contains(&number) {
        Ok(Seat::new(number - 1))
    } else {
        Err(Misread(format!("there is no seat {number}; seats are 1 to {MAX_SEATS}")))
    }
}

fn hex(words: &mut Reader<'_>) -> Result<Axial, Misread> {
    words
        .word("a hex such as `2,-1`")?
        .parse()
        .map_err(|error: hex::ParseAxialError| Misread(error.to_string()))
}

fn planet(words: &mut Reader<'_>) -> Result<u8, Misread> {
    let number = words.number()?;
    if (1..=PLANETS).contains(&number) {
        Ok(number)
    } else {
        Err(Misread(format!("there is no planet {number}; planets are 1 to {PLANETS}")))
    }
}

fn world(words: &mut Reader<'_>) -> Result<World, Misread> {
    named_world(words.word("`earth` or the number of a planet")?)
}

fn named_world(word: &str) -> Result<World, Misread> {
    if word == "earth" {
        return Ok(World::EARTH);
    }
    let number = word.parse().ok().filter(|number| (1..=PLANETS).contains(number));
    number
        .map(World::planet)
        .ok_or_else(|| Misread(format!("`{word}` should be `earth` or a planet from 1 to {PLANETS}")))
}

fn body(words: &mut Reader<'_>) -> Result<Body, Misread> {
    match words.word("`mine`, `target` or the number of a planet")? {
        "mine" => Ok(Body::Mine),
        "target" => Ok(Body::Target),
        word => match named_world(word)?.number() {
            Some(number) => Ok(Body::Planet(number)),
            None => Err(Misread("Earth is no tile".to_owned())),
        },
    }
}

fn cubes(words: &mut Reader<'_>) -> Result<Cubes, Misread> {
    let mut cubes = Cubes::NONE;
    while let Some(kind) = words.optional(Reader::kind::<Resource>)? {
        cubes += Cubes::one(kind);
    }
    Ok(cubes)
}
