//! The notation of moves: one short line each.
//!
//! A line is a word and its arguments: `mine 3,-2`, `upgrade 0,4 research_lab`, `act power_2_ore`,
//! `convert power_to_ore brainstone`. Hexes are written `q,r`, kinds by their `id`.

use std::fmt::Write as _;

use hex::Cell;
use table::Misread;
use table::data::nearest;

use crate::moves::{IncomeSource, Line, Move, Part, Purse, Stone};
use crate::names::{Advanced, Area, Named, Standard, Structure};
use crate::player::Special;
use crate::power::{Bowl, Handful};
use crate::{Decision, Gaia};

/// Every word a line can begin with.
const WORDS: [&str; 36] = [
    "turn",
    "faction",
    "start",
    "booster",
    "income",
    "gaia_convert",
    "gaia_tile",
    "gaia_done",
    "mine",
    "gaia",
    "upgrade",
    "federate",
    "research",
    "act",
    "special",
    "pass",
    "convert",
    "sacrifice",
    "station",
    "swap",
    "downgrade",
    "tile",
    "advanced_tile",
    "cover",
    "step",
    "no_step",
    "lost_planet",
    "include",
    "planets",
    "satellite",
    "token",
    "rescore",
    "tokens",
    "brainstone",
    "charge",
    "decline",
];

const PURSES: [(Purse, &str); 3] =
    [(Purse::Tokens, "tokens"), (Purse::Brainstone, "brainstone"), (Purse::Change, "change")];
const STONES: [(Stone, &str); 3] =
    [(Stone::Aside, "aside"), (Stone::Moves, "moves"), (Stone::Discarded, "discarded")];
const PARTS: [(Part, &str); 3] = [(Part::Charge, "charge"), (Part::Tokens, "tokens"), (Part::Rest, "rest")];
const BOWLS: [(Bowl, &str); 4] = [(Bowl::I, "I"), (Bowl::II, "II"), (Bowl::III, "III"), (Bowl::Gaia, "gaia")];

/// Writes a move.
pub(crate) fn write(game: &Gaia, mv: Move) -> String {
    let at = |cell: Cell| match cell.index() < game.board.grid().len() {
        true => game.board.grid().axial(cell).to_string(),
        false => format!("#{}", cell.index()),
    };
    match mv {
        Move::TurnSector(turns) => format!("turn {turns}"),
        Move::Faction(faction) => format!("faction {faction}"),
        Move::Start(cell) => format!("start {}", at(cell)),
        Move::Booster(booster) => format!("booster {booster}"),
        Move::Income(line) => format!("income {} {}", income_name(line.source), word(&PARTS, line.part)),
        Move::GaiaConvert(action) => format!("gaia_convert {action}"),
        Move::GaiaTile => "gaia_tile".into(),
        Move::GaiaDone => "gaia_done".into(),
        Move::Mine(cell) => format!("mine {}", at(cell)),
        Move::GaiaProject(cell) => format!("gaia {}", at(cell)),
        Move::Upgrade(cell, to) => format!("upgrade {} {to}", at(cell)),
        Move::Federate => "federate".into(),
        Move::Research(area) => format!("research {area}"),
        Move::Act(action, purse) => format!("act {action}{}", purse_suffix(purse)),
        Move::Special(special) => format!("special {}", special_name(special)),
        Move::Pass(None) => "pass".into(),
        Move::Pass(Some(booster)) => format!("pass {booster}"),
        Move::Convert(action, purse) => format!("convert {action}{}", purse_suffix(purse)),
        Move::Sacrifice(Stone::Aside) => "sacrifice".into(),
        Move::Sacrifice(stone) => format!("sacrifice {}", word(&STONES, stone)),
        Move::Station(cell) => format!("station {}", at(cell)),
        Move::Swap(cell) => format!("swap {}", at(cell)),
        Move::Downgrade(cell) => format!("downgrade {}", at(cell)),
        Move::Tile(place) => format!("tile {place}"),
        Move::AdvancedTile(area) => format!("advanced_tile {area}"),
        Move::Cover(tile) => format!("cover {tile}"),
        Move::Step(area) => format!("step {area}"),
        Move::NoStep => "no_step".into(),
        Move::LostPlanet(cell) => format!("lost_planet {}", at(cell)),
        Move::Include(cell) => format!("include {}", at(cell)),
        Move::Planets => "planets".into(),
        Move::Satellite(cell) => format!("satellite {}", at(cell)),
        Move::Token(token) => format!("token {token}"),
        Move::Rescore(token) => format!("rescore {token}"),
        Move::Tokens(Handful { areas: [i, ii, iii], brainstone }) => {
            let mut line = format!("tokens {i} {ii} {iii}");
            if brainstone {
                let _ = write!(line, " brainstone");
            }
            line
        }
        Move::Brainstone(bowl) => format!("brainstone {}", word(&BOWLS, bowl)),
        Move::Charge { token_first: false } => "charge".into(),
        Move::Charge { token_first: true } => "charge token_first".into(),
        Move::Decline => "decline".into(),
        Move::EndTurn => "end".into(),
    }
}

/// Reads a move.
pub(crate) fn read(game: &Gaia, line: &str) -> Result<Move, Misread> {
    let mut words = Words { game, line, rest: line.split_whitespace().collect::<Vec<_>>().into_iter() };
    let mv = words.read()?;
    match words.rest.next() {
        None => Ok(mv),
        Some(extra) => Err(Misread(format!("`{extra}` is one word too many in `{line}`"))),
    }
}

/// A line on its way to becoming a move.
struct Words<'a> {
    game: &'a Gaia,
    line: &'a str,
    rest: std::vec::IntoIter<&'a str>,
}

impl<'a> Words<'a> {
    fn read(&mut self) -> Result<Move, Misread> {
        let verb = self.word("a move")?;
        Ok(match verb {
            "turn" => Move::TurnSector(self.number()?),
            "faction" => Move::Faction(self.kind()?),
            "start" => Move::Start(self.cell()?),
            "booster" => Move::Booster(self.kind()?),
            "income" => Move::Income(Line { source: self.income()?, part: self.choice(&PARTS)? }),
            "gaia_convert" => Move::GaiaConvert(self.kind()?),
            "gaia_tile" => Move::GaiaTile,
            "gaia_done" => Move::GaiaDone,
            "mine" => Move::Mine(self.cell()?),
            "gaia" => Move::GaiaProject(self.cell()?),
            "upgrade" => Move::Upgrade(self.cell()?, self.kind()?),
            "federate" => Move::Federate,
            "research" => Move::Research(self.kind()?),
            "act" => Move::Act(self.kind()?, self.choice_or(&PURSES, Purse::Tokens)?),
            "special" => Move::Special(self.special()?),
            "pass" => Move::Pass(if self.rest.len() == 0 { None } else { Some(self.kind()?) }),
            "convert" => Move::Convert(self.kind()?, self.choice_or(&PURSES, Purse::Tokens)?),
            "sacrifice" => Move::Sacrifice(self.choice_or(&STONES, Stone::Aside)?),
            "station" => Move::Station(self.cell()?),
            "swap" => Move::Swap(self.cell()?),
            "downgrade" => Move::Downgrade(self.cell()?),
            "tile" => Move::Tile(self.kind()?),
            "advanced_tile" => Move::AdvancedTile(self.kind()?),
            "cover" => Move::Cover(self.kind()?),
            "step" => Move::Step(self.kind()?),
            "no_step" => Move::NoStep,
            "lost_planet" => Move::LostPlanet(self.cell()?),
            "include" => Move::Include(self.cluster()?),
            "planets" => Move::Planets,
            "satellite" => Move::Satellite(self.cell()?),
            "token" => Move::Token(self.kind()?),
            "rescore" => Move::Rescore(self.kind()?),
            "tokens" => Move::Tokens(self.handful()?),
            "brainstone" => Move::Brainstone(self.choice(&BOWLS)?),
            "charge" => {
                let first = [(true, "token_first"), (false, "token_last")];
                Move::Charge { token_first: self.choice_or(&first, false)? }
            }
            "decline" => Move::Decline,
            "end" => Move::EndTurn,
            other => return Err(unknown("move", other, WORDS.into_iter().chain(["end"]))),
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

    fn cell(&mut self) -> Result<Cell, Misread> {
        let word = self.word("a hex such as `3,-2`")?;
        let at = word
            .parse()
            .map_err(|_| Misread(format!("`{word}` is no hex; write it as `q,r`, for example `3,-2`")))?;
        self.game.board.grid().at(at).ok_or_else(|| Misread(format!("there is no hex {word} on this map")))
    }

    /// Any planet names its cluster.
    fn cluster(&mut self) -> Result<Cell, Misread> {
        let cell = self.cell()?;
        Ok(match self.game.stack.last() {
            Some(pending) if matches!(pending.decision, Decision::Federation(_)) => {
                self.game.cluster_name(pending.seat, cell)
            }
            _ => cell,
        })
    }

    fn choice<T: Copy>(&mut self, choices: &[(T, &str)]) -> Result<T, Misread> {
        let all = choices.iter().map(|(_, word)| *word).collect::<Vec<_>>().join(", ");
        let word = self.word(&format!("one of {all}"))?;
        let found = choices.iter().find(|(_, name)| *name == word);
        found.map(|(choice, _)| *choice).ok_or_else(|| Misread(format!("`{word}` should be one of {all}")))
    }

    fn choice_or<T: Copy>(&mut self, choices: &[(T, &str)], usual: T) -> Result<T, Misread> {
        if self.rest.len() == 0 { Ok(usual) } else { self.choice(choices) }
    }

    fn handful(&mut self) -> Result<Handful, Misread> {
        let areas = [self.number()?, self.number()?, self.number()?];
        let brainstone = self.choice_or(&[(true, "brainstone")], false)?;
        Ok(Handful { areas, brainstone })
    }

    fn special(&mut self) -> Result<Special, Misread> {
        let name = self.word("a special action")?;
        specials().find(|special| special_name(*special) == name).ok_or_else(|| {
            let names: Vec<_> = specials().map(special_name).collect();
            unknown("special action", name, names.iter().copied())
        })
    }

    fn income(&mut self) -> Result<IncomeSource, Misread> {
        let name = self.word("a source of income")?;
        income_sources().find(|source| income_name(*source) == name).ok_or_else(|| {
            let names: Vec<_> = income_sources().map(income_name).collect();
            unknown("source of income", name, names.iter().map(String::as_str))
        })
    }
}

fn unknown<'a>(what: &str, word: &str, known: impl Iterator<Item = &'a str>) -> Misread {
    match nearest(word, known) {
        Some(near) => Misread(format!("`{word}` is no {what}; did you mean `{near}`?")),
        None => Misread(format!("`{word}` is no {what}")),
    }
}

fn word<T: Copy + PartialEq>(choices: &[(T, &'static str)], choice: T) -> &'static str {
    choices.iter().find(|(other, _)| *other == choice).map_or("?", |(_, word)| word)
}

fn purse_suffix(purse: Purse) -> &'static str {
    match purse {
        Purse::Tokens => "",
        Purse::Brainstone => " brainstone",
        Purse::Change => " change",
    }
}

fn specials() -> impl Iterator<Item = Special> {
    let tiles = Standard::ALL.iter().copied().map(Special::Standard);
    let advanced = Advanced::ALL.iter().copied().map(Special::Advanced);
    [Special::Academy, Special::Institute, Special::Faction, Special::Booster]
        .into_iter()
        .chain(tiles)
        .chain(advanced)
}

pub(crate) fn special_name(special: Special) -> &'static str {
    match special {
        Special::Academy => "academy",
        Special::Institute => "institute",
        Special::Faction => "faction",
        Special::Booster => "booster",
        Special::Standard(tile) => tile.id(),
        Special::Advanced(tile) => tile.id(),
    }
}

fn income_sources() -> impl Iterator<Item = IncomeSource> {
    let slots = Structure::ALL.iter().flat_map(|kind| (0..8).map(|slot| IncomeSource::Slot(*kind, slot)));
    let tiles = Standard::ALL.iter().copied().map(IncomeSource::Tile);
    let levels = Area::ALL.iter().copied().map(IncomeSource::Level);
    [IncomeSource::Base, IncomeSource::Booster].into_iter().chain(slots).chain(tiles).chain(levels)
}

fn income_name(source: IncomeSource) -> String {
    match source {
        IncomeSource::Base => "base".into(),
        IncomeSource::Slot(kind, slot) => format!("{kind}.{}", slot + 1),
        IncomeSource::Booster => "booster".into(),
        IncomeSource::Tile(tile) => tile.id().into(),
        IncomeSource::Level(area) => area.id().into(),
    }
}
