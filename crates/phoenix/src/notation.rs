//! The notation of moves: one short line each.
//!
//! A line is a word and its arguments: `use L2-EXP 1`, `build 218`, `pay food water`, `ability 118.3`,
//! `resident 221 pink`. Ships, hubs and sectors are called by what is printed on them, owners by their seats.

use table::data::nearest;
use table::{MAX_SEATS, Misread, Seat};

use crate::goods::Bundle;
use crate::moves::Move;
use crate::names::{Named, Resource, Ship};
use crate::player::{Origin, Place};
use crate::sector::Sector;

/// Every word a line can begin with.
const WORDS: [&str; 28] = [
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
    let words = Resource::ALL
        .iter()
        .flat_map(|resource| std::iter::repeat_n(resource.id(), bundle.of(*resource).into()));
    words.fold(String::new(), |line, word| line + " " + word)
}

/// Reads a move.
pub(crate) fn read(line: &str) -> Result<Move, Misread> {
    let mut words = Words { line, rest: line.split_whitespace().collect::<Vec<_>>().into_iter() };
    let mv = words.read()?;
    match words.rest.next() {
        None => Ok(mv),
        Some(extra) => Err(Misread(format!("`{extra}` is one word too many in `{line}`"))),
    }
}

/// A line on its way to becoming a move.
struct Words<'a> {
    line: &'a str,
    rest: std::vec::IntoIter<&'a str>,
}

impl<'a> Words<'a> {
    fn read(&mut self) -> Result<Move, Misread> {
        let verb = self.word("a move")?;
        Ok(match verb {
            "draft" => Move::Draft(self.kind()?),
            "hub" => Move::Hub(self.kind()?),
            "give_up" => Move::GiveUp(self.kind()?),
            "use" => self.ship_and_owner()?,
            "income" => Move::Income,
            "human_income" => Move::HumanIncome,
            "convert" => Move::Convert(if self.rest.len() == 0 { None } else { Some(self.kind()?) }),
            "dismantle" => Move::Dismantle(self.kind()?),
            "build" => Move::Build(self.sector()?),
            "alien" => Move::Alien(self.kind()?),
            "trade" => Move::Trade,
            "buy" => Move::Buy,
            "mark" => Move::Mark(self.kind()?),
            "reroll" => Move::Reroll,
            "collect" => Move::Collect(self.kind()?),
            "observe" => Move::Observe,
            "ally" => Move::Ally,
            "advance" => Move::Advance(self.kind()?),
            "ability" => Move::Ability(self.origin()?),
            "pay" => Move::Pay(self.bundle()?),
            "take" => Move::Take(self.bundle()?),
            "choose" => Move::Choose(self.kind()?),
            "settle" => Move::Settle(self.place()?),
            "bonus" => {
                let level = self.number()?;
                if self.rest.len() == 0 { Move::Bonus(level) } else { Move::Bonuses(level, self.number()?) }
            }
            "relocate" => Move::Relocate,
            "resident" => {
                let (place, species) = (self.place()?, self.kind()?);
                Move::Resident { place, species, newcomer: self.newcomer()? }
            }
            "return" => match (self.place()?, self.rest.len()) {
                (Place::Sector(sector), 0) => Move::ReturnSector(sector),
                (place, _) => Move::ReturnResident(place, self.kind()?),
            },
            "done" => Move::Done,
            other => return Err(unknown("move", other, WORDS.into_iter())),
        })
    }

    fn word(&mut self, what: &str) -> Result<&'a str, Misread> {
        self.rest.next().ok_or_else(|| Misread(format!("`{}` ends where {what} should follow", self.line)))
    }

    fn kind<K: Named>(&mut self) -> Result<K, Misread> {
        let id = self.word(&format!("a {}", K::WORD))?;
        K::from_id(id).ok_or_else(|| unknown(K::WORD, id, K::ALL.iter().map(|kind| kind.id())))
    }

    fn number(&mut self) -> Result<u8, Misread> {
        let word = self.word("a number")?;
        word.parse().map_err(|_| Misread(format!("`{word}` should be a small number")))
    }

    fn ship_and_owner(&mut self) -> Result<Move, Misread> {
        let ship: Ship = self.kind()?;
        if self.rest.len() == 0 {
            return Ok(Move::Use(ship, None));
        }
        match self.number()? {
            number if (1..=MAX_SEATS as u8).contains(&number) => {
                Ok(Move::Use(ship, Some(Seat::new(number - 1))))
            }
            number => {
                Err(Misread(format!("there is no seat {number}; the owner of a ship is 1 to {MAX_SEATS}")))
            }
        }
    }

    fn sector(&mut self) -> Result<Sector, Misread> {
        self.word("a sector such as `218`")?.parse().map_err(Misread)
    }

    fn place(&mut self) -> Result<Place, Misread> {
        place(self.word("`hub` or a sector such as `218`")?)
    }

    fn origin(&mut self) -> Result<Origin, Misread> {
        let word = self.word("an ability such as `118.3` or `hub.1`")?;
        let wrong = || Misread(format!("`{word}` is no ability; write it as `118.3` or `hub.1`"));
        let (at, number) = word.split_once('.').ok_or_else(wrong)?;
        let number: u8 = number.parse().map_err(|_| wrong())?;
        // More than that no place has, and each needs a bit of its own.
        let most = if at == "hub" { 8 } else { 6 };
        if number == 0 || number > most {
            return Err(wrong());
        }
        Ok(Origin { place: place(at)?, number })
    }

    fn bundle(&mut self) -> Result<Bundle, Misread> {
        let mut bundle = Bundle::default();
        while self.rest.len() > 0 {
            let resource: Resource = self.kind()?;
            bundle.0[resource as usize] = bundle.0[resource as usize].saturating_add(1);
        }
        Ok(bundle)
    }

    fn newcomer(&mut self) -> Result<bool, Misread> {
        match self.rest.next() {
            None => Ok(false),
            Some("new") => Ok(true),
            Some(other) => Err(Misread(format!("`{other}` should be `new`, or nothing"))),
        }
    }
}

fn place(word: &str) -> Result<Place, Misread> {
    match word {
        "hub" => Ok(Place::Hub),
        number => number.parse().map(Place::Sector).map_err(Misread),
    }
}

fn unknown<'a>(what: &str, word: &str, known: impl Iterator<Item = &'a str>) -> Misread {
    match nearest(word, known) {
        Some(near) => Misread(format!("`{word}` is no {what}; did you mean `{near}`?")),
        None => Misread(format!("`{word}` is no {what}")),
    }
}
