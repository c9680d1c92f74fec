//! The notation of moves: one short line each.
//!
//! A line is a word and its arguments: `travel cinderfall.m1`, `play C07 up`, `raise minerals`. Cards are called by what is
//! printed on them, spots by their Planet and their name on it, cells by row and column.
//!
//! What fate decides is written the same way:
//!
//! | line | what |
//! |---|---|
//! | `start 2` | who begins |
//! | `planet azurine` | a Planet card is laid out |
//! | `crew C07` | a Crew card comes from the deck |
//! | `survivor S01` | a Survivor card comes from the deck |
//! | `automa A03` | the Automa draws a card |
//!
//! What the rules make the Automa do is written like the moves of people: `travel glacien.p`, `discover 0,2`, `upgrade cargo`,
//! `gather`, `terraform`, `scout`, `colony`, `outpost`; `pass` is an action that is skipped.

use std::str::FromStr;

use table::notation::{Reader, unknown};
use table::{MAX_SEATS, Misread, Seat};

use crate::moves::Move;

/// Every word a line can begin with.
const WORDS: [&str; 30] = [
    "start",
    "planet",
    "crew",
    "survivor",
    "automa",
    "discard",
    "place",
    "canteen",
    "draw",
    "take",
    "pay",
    "token",
    "use",
    "symbol",
    "upgrade",
    "travel",
    "discover",
    "raise",
    "play",
    "act",
    "gather",
    "terraform",
    "scout",
    "choose",
    "keep",
    "settle",
    "colony",
    "outpost",
    "ready",
    "pass",
];

/// Writes a move.
pub(crate) fn write(mv: Move) -> String {
    match mv {
        Move::Start(seat) => format!("start {seat}"),
        Move::Planet(planet) => format!("planet {planet}"),
        Move::Crew(card) => format!("crew {card}"),
        Move::Survivor(survivor) => format!("survivor {survivor}"),
        Move::Automa(card) => format!("automa {card}"),
        Move::Discard(card) => format!("discard {card}"),
        Move::Place(row) => format!("place {row}"),
        Move::Canteen(card) => format!("canteen {card}"),
        Move::Draw => "draw".into(),
        Move::Take(resource) => format!("take {resource}"),
        Move::Pay(resource) => format!("pay {resource}"),
        Move::Token(token) => format!("token {token}"),
        Move::Use(card) => format!("use {card}"),
        Move::Symbol(symbol) => format!("symbol {symbol}"),
        Move::Upgrade(upgrade) => format!("upgrade {upgrade}"),
        Move::Travel(spot) => format!("travel {spot}"),
        Move::Discover(cell) => format!("discover {cell}"),
        Move::Raise(resource) => format!("raise {resource}"),
        Move::Play { card, up: true } => format!("play {card} up"),
        Move::Play { card, up: false } => format!("play {card}"),
        Move::Act => "act".into(),
        Move::Gather => "gather".into(),
        Move::Terraform => "terraform".into(),
        Move::Scout => "scout".into(),
        Move::Choose(survivor) => format!("choose {survivor}"),
        Move::Keep => "keep".into(),
        Move::Settle(survivor) => format!("settle {survivor}"),
        Move::Colony => "colony".into(),
        Move::Outpost(None) => "outpost".into(),
        Move::Outpost(Some(planet)) => format!("outpost {planet}"),
        Move::Ready(card, token) => format!("ready {card} {token}"),
        Move::Pass => "pass".into(),
    }
}

/// Reads a move.
pub(crate) fn read(line: &str) -> Result<Move, Misread> {
    table::notation::read(line, read_move)
}

fn read_move(words: &mut Reader<'_>) -> Result<Move, Misread> {
    Ok(match words.word("a move")? {
        "start" => Move::Start(seat(words.number()?)?),
        "planet" => Move::Planet(words.kind()?),
        "crew" => Move::Crew(card(words)?),
        "survivor" => Move::Survivor(survivor(words)?),
        "automa" => Move::Automa(parsed(words, "a card such as `A03`")?),
        "discard" => Move::Discard(card(words)?),
        "place" => Move::Place(words.kind()?),
        "canteen" => Move::Canteen(card(words)?),
        "draw" => Move::Draw,
        "take" => Move::Take(words.kind()?),
        "pay" => Move::Pay(words.kind()?),
        "token" => Move::Token(words.kind()?),
        "use" => Move::Use(card(words)?),
        "symbol" => Move::Symbol(words.kind()?),
        "upgrade" => Move::Upgrade(words.kind()?),
        "travel" => Move::Travel(parsed(words, "a spot such as `cinderfall.m1`")?),
        "discover" => Move::Discover(parsed(words, "a cell such as `0,2`")?),
        "raise" => Move::Raise(words.kind()?),
        "play" => Move::Play { card: card(words)?, up: words.choice_or(&[(true, "up")], false)? },
        "act" => Move::Act,
        "gather" => Move::Gather,
        "terraform" => Move::Terraform,
        "scout" => Move::Scout,
        "choose" => Move::Choose(survivor(words)?),
        "keep" => Move::Keep,
        "settle" => Move::Settle(survivor(words)?),
        "colony" => Move::Colony,
        "outpost" => Move::Outpost(words.optional(Reader::kind)?),
        "ready" => Move::Ready(card(words)?, words.kind()?),
        "pass" => Move::Pass,
        other => return Err(unknown("move", other, WORDS)),
    })
}

fn seat(number: u8) -> Result<Seat, Misread> {
    if (1..=MAX_SEATS as u8).contains(&number) {
        Ok(Seat::new(number - 1))
    } else {
        Err(Misread(format!("there is no seat {number}; seats are 1 to {MAX_SEATS}")))
    }
}

fn parsed<T: FromStr<Err = String>>(words: &mut Reader<'_>, what: &str) -> Result<T, Misread> {
    words.word(what)?.parse().map_err(Misread)
}

fn card(words: &mut Reader<'_>) -> Result<crate::cards::Crew, Misread> {
    parsed(words, "a Crew card such as `C07`")
}

fn survivor(words: &mut Reader<'_>) -> Result<crate::cards::Survivor, Misread> {
    parsed(words, "a Survivor card such as `S01`")
}
