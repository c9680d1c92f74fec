//! The notation of moves: one short line each.
//!
//! A line is a word and its arguments: `use L2-EXP 1`, `build 218`, `pay food water`, `ability 118.3`,
//! `resident 221 pink`. Ships, hubs and sectors are called by what is printed on them, owners by their seats.
//!
//! What fate decides is written the same way:
//!
//! | line | what |
//! |---|---|
//! | `start 2` | who begins |
//! | `bag teal teal pink gold gold` | a handful of Aliens from the bag |
//! | `open 218` | a sector of the display, or of a reserve |
//! | `deal B-3` | a hub for the next player |
//! | `set B-1` | a set of a first game, by its hub |
//! | `reveal L3-CON` | a ship card |
//! | `roll food water water metal human` | dice |

use table::notation::{Reader, unknown};
use table::{MAX_SEATS, Misread, Seat};

use crate::goods::Bundle;
use crate::moves::{Cast, Move};
use crate::names::{Face, Named, Resource, Ship, Species};
use crate::player::{Origin, Place};
use crate::sector::Sector;

/// Every word a line can begin with.
const WORDS: [&str; 35] = [
    "bag",
    "open",
    "start",
    "deal",
    "set",
    "reveal",
    "roll",
    "draft",
    "hub",
    "give_up",
    "use",
    "income",
    "human_income",
    "convert",
    "dismantle",
    "build",
    "alien",
    "trade",
    "buy",
    "mark",
    "reroll",
    "collect",
    "observe",
    "ally",
    "advance",
    "ability",
    "pay",
    "take",
    "choose",
    "settle",
    "bonus",
    "relocate",
    "resident",
    "return",
    "done",
];

/// Writes a move.
pub(crate) fn write(mv: Move) -> String {
    match mv {
        Move::Bag(aliens) => {
            format!("bag{}", repeated(Species::ALIENS.map(Named::id).into_iter().zip(aliens)))
        }
        Move::Open(sector) => format!("open {sector}"),
        Move::Start(seat) => format!("start {seat}"),
        Move::Deal(hub) => format!("deal {hub}"),
        Move::Set(hub) => format!("set {hub}"),
        Move::Reveal(ship) => format!("reveal {ship}"),
        Move::Roll(cast) => format!("roll{}", repeated(cast.iter().map(|(face, n)| (face.id(), *n)))),
        Move::Draft(ship) => format!("draft {ship}"),
        Move::Hub(hub) => format!("hub {hub}"),
        Move::GiveUp(ship) => format!("give_up {ship}"),
        Move::Use(ship, None) => format!("use {ship}"),
        Move::Use(ship, Some(owner)) => format!("use {ship} {owner}"),
        Move::Income => "income".into(),
        Move::HumanIncome => "human_income".into(),
        Move::Convert(None) => "convert".into(),
        Move::Convert(Some(resource)) => format!("convert {resource}"),
        Move::Dismantle(ship) => format!("dismantle {ship}"),
        Move::Build(sector) => format!("build {sector}"),
        Move::Alien(species) => format!("alien {species}"),
        Move::Trade => "trade".into(),
        Move::Buy => "buy".into(),
        Move::Mark(face) => format!("mark {face}"),
        Move::Reroll => "reroll".into(),
        Move::Collect(resource) => format!("collect {resource}"),
        Move::Observe => "observe".into(),
        Move::Ally => "ally".into(),
        Move::Advance(track) => format!("advance {track}"),
        Move::Ability(origin) => format!("ability {}.{}", place_name(origin.place), origin.number),
        Move::Pay(bundle) => format!("pay{}", resources(bundle)),
        Move::Take(bundle) => format!("take{}", resources(bundle)),
        Move::Choose(species) => format!("choose {species}"),
        Move::Settle(place) => format!("settle {}", place_name(place)),
        Move::Bonus(level) => format!("bonus {level}"),
        Move::Bonuses(low, high) => format!("bonus {low} {high}"),
        Move::Relocate => "relocate".into(),
        Move::Resident { place, species, newcomer } => {
            format!("resident {} {species}{}", place_name(place), if newcomer { " new" } else { "" })
        }
        Move::ReturnResident(place, species) => format!("return {} {species}", place_name(place)),
        Move::ReturnSector(sector) => format!("return {sector}"),
        Move::Done => "done".into(),
    }
}

/// The hub, or a sector by its number.
pub(crate) fn place_name(place: Place) -> String {
    match place {
        Place::Hub => "hub".into(),
        Place::Sector(sector) => sector.to_string(),
    }
}

/// Every resource as often as it is there.
fn resources(bundle: Bundle) -> String {
    repeated(Resource::ALL.iter().map(|resource| (resource.id(), bundle.of(*resource))))
}

/// Every word as often as its number says, each with a space before it.
fn repeated(words: impl Iterator<Item = (&'static str, u8)>) -> String {
    let words = words.flat_map(|(word, n)| std::iter::repeat_n(word, n.into()));
    words.fold(String::new(), |line, word| line + " " + word)
}

/// Reads a move.
pub(crate) fn read(line: &str) -> Result<Move, Misread> {
    table::notation::read(line, read_move)
}

fn read_move(words: &mut Reader<'_>) -> Result<Move, Misread> {
    Ok(match words.word("a move")? {
        "bag" => Move::Bag(aliens(words)?),
        "open" => Move::Open(sector(words)?),
        "start" => Move::Start(seat(words.number()?)?),
        "deal" => Move::Deal(words.kind()?),
        "set" => Move::Set(words.kind()?),
        "reveal" => Move::Reveal(words.kind()?),
        "roll" => Move::Roll(cast(words)?),
        "draft" => Move::Draft(words.kind()?),
        "hub" => Move::Hub(words.kind()?),
        "give_up" => Move::GiveUp(words.kind()?),
        "use" => ship_and_owner(words)?,
        "income" => Move::Income,
        "human_income" => Move::HumanIncome,
        "convert" => Move::Convert(words.optional(Reader::kind)?),
        "dismantle" => Move::Dismantle(words.kind()?),
        "build" => Move::Build(sector(words)?),
        "alien" => Move::Alien(words.kind()?),
        "trade" => Move::Trade,
        "buy" => Move::Buy,
        "mark" => Move::Mark(words.kind()?),
        "reroll" => Move::Reroll,
        "collect" => Move::Collect(words.kind()?),
        "observe" => Move::Observe,
        "ally" => Move::Ally,
        "advance" => Move::Advance(words.kind()?),
        "ability" => Move::Ability(origin(words)?),
        "pay" => Move::Pay(bundle(words)?),
        "take" => Move::Take(bundle(words)?),
        "choose" => Move::Choose(words.kind()?),
        "settle" => Move::Settle(place(words)?),
        "bonus" => {
            let level = words.number()?;
            if words.is_done() { Move::Bonus(level) } else { Move::Bonuses(level, words.number()?) }
        }
        "relocate" => Move::Relocate,
        "resident" => {
            let (place, species) = (place(words)?, words.kind()?);
            Move::Resident { place, species, newcomer: newcomer(words)? }
        }
        "return" => match (place(words)?, words.is_done()) {
            (Place::Sector(sector), true) => Move::ReturnSector(sector),
            (place, _) => Move::ReturnResident(place, words.kind()?),
        },
        "done" => Move::Done,
        other => return Err(unknown("move", other, WORDS)),
    })
}

fn ship_and_owner(words: &mut Reader<'_>) -> Result<Move, Misread> {
    let ship: Ship = words.kind()?;
    let owner = words.optional(Reader::number)?.map(seat).transpose()?;
    Ok(Move::Use(ship, owner))
}

fn seat(number: u8) -> Result<Seat, Misread> {
    if (1..=MAX_SEATS as u8).contains(&number) {
        Ok(Seat::new(number - 1))
    } else {
        Err(Misread(format!("there is no seat {number}; seats are 1 to {MAX_SEATS}")))
    }
}

fn aliens(words: &mut Reader<'_>) -> Result<[u8; 4], Misread> {
    let mut aliens = [0_u8; 4];
    while let Some(species) = words.optional(Reader::kind::<Species>)? {
        let Some(n) = aliens.get_mut(species as usize) else {
            return Err(Misread("only Aliens come from the bag".to_owned()));
        };
        *n = n.saturating_add(1);
    }
    Ok(aliens)
}

fn cast(words: &mut Reader<'_>) -> Result<Cast, Misread> {
    let mut cast = Cast::default();
    while let Some(face) = words.optional(Reader::kind::<Face>)? {
        cast[face] = cast[face].saturating_add(1);
    }
    Ok(cast)
}

fn sector(words: &mut Reader<'_>) -> Result<Sector, Misread> {
    words.word("a sector such as `218`")?.parse().map_err(Misread)
}

fn place(words: &mut Reader<'_>) -> Result<Place, Misread> {
    named_place(words.word("`hub` or a sector such as `218`")?)
}

fn named_place(word: &str) -> Result<Place, Misread> {
    match word {
        "hub" => Ok(Place::Hub),
        number => number.parse().map(Place::Sector).map_err(Misread),
    }
}

fn origin(words: &mut Reader<'_>) -> Result<Origin, Misread> {
    let word = words.word("an ability such as `118.3` or `hub.1`")?;
    let wrong = || Misread(format!("`{word}` is no ability; write it as `118.3` or `hub.1`"));
    let (at, number) = word.split_once('.').ok_or_else(wrong)?;
    let number: u8 = number.parse().map_err(|_| wrong())?;
    // More than that no place has, and each needs a bit of its own.
    let most = if at == "hub" { 8 } else { 6 };
    if number == 0 || number > most {
        return Err(wrong());
    }
    Ok(Origin { place: named_place(at)?, number })
}

fn bundle(words: &mut Reader<'_>) -> Result<Bundle, Misread> {
    let mut bundle = Bundle::default();
    while let Some(resource) = words.optional(Reader::kind::<Resource>)? {
        bundle.0[resource as usize] = bundle.0[resource as usize].saturating_add(1);
    }
    Ok(bundle)
}

fn newcomer(words: &mut Reader<'_>) -> Result<bool, Misread> {
    match words.optional(|words| words.word("`new`"))? {
        None => Ok(false),
        Some("new") => Ok(true),
        Some(other) => Err(Misread(format!("`{other}` should be `new`, or nothing"))),
    }
}
