//! The notation of moves: one short line each.
//!
//! A line is a word and its arguments: `mine 3,-2`, `upgrade 0,4 research_lab`, `act power_2_ore`,
//! `convert power_to_ore brainstone`. Hexes are written `q,r`, kinds by their `id`.
//!
//! What fate deals is `deal`, what kind of tile, where it goes, and the tile: `deal sector 3 05-solid`,
//! `deal tile navigation std_ore_qic`, `deal advanced economy adv_mine_3vp`, `deal token fed_12vp`,
//! `deal round 1 round_mine`, `deal final 2 final_sectors`, `deal booster booster_range`. Places, rounds and final
//! scoring spaces are counted from 1. A faction that chance draws for the pool is `deal faction xenos`.
//!
//! A card that the Automa draws is `card 6`; what the rules then make it do is written like the moves of people, and what it
//! skips is `skip`.

use std::fmt::Write as _;

use hex::Cell;
use table::Misread;
use table::notation::{Reader, unknown, word_of};

use crate::automa::Card;
use crate::deal::Dealt;
use crate::moves::{IncomeSource, Line, Move, Part, Purse, Stone};
use crate::names::{Advanced, Area, Named, Standard, Structure};
use crate::player::Special;
use crate::power::{Bowl, Handful};
use crate::{Decision, Gaia};

/// Every word a line can begin with.
const WORDS: [&str; 43] = [
    "deal",
    "turn",
    "strike",
    "nominate",
    "bid",
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
    "end",
    "card",
    "skip",
];

const PURSES: [(Purse, &str); 3] =
    [(Purse::Tokens, "tokens"), (Purse::Brainstone, "brainstone"), (Purse::Change, "change")];
const STONES: [(Stone, &str); 3] =
    [(Stone::Aside, "aside"), (Stone::Moves, "moves"), (Stone::Discarded, "discarded")];
const PARTS: [(Part, &str); 3] = [(Part::Charge, "charge"), (Part::Tokens, "tokens"), (Part::Rest, "rest")];
const BOWLS: [(Bowl, &str); 4] = [(Bowl::I, "I"), (Bowl::II, "II"), (Bowl::III, "III"), (Bowl::Gaia, "gaia")];

/// Writes a move.
pub(crate) fn write(game: &Gaia, mv: Move) -> String {
    let at = |cell: Cell| {
        let on_map = cell.index() < game.board.grid().len();
        if on_map { game.board.grid().axial(cell).to_string() } else { format!("#{}", cell.index()) }
    };
    match mv {
        Move::Deal(dealt) => write_dealt(game, dealt),
        Move::TurnSector(turns) => format!("turn {turns}"),
        Move::Strike(faction) => format!("strike {faction}"),
        Move::Nominate(faction) => format!("nominate {faction}"),
        Move::Bid(faction, points) => format!("bid {faction} {points}"),
        Move::Faction(faction) => format!("faction {faction}"),
        Move::Start(cell) => format!("start {}", at(cell)),
        Move::Booster(booster) => format!("booster {booster}"),
        Move::Income(line) => format!("income {} {}", income_name(line.source), word_of(&PARTS, &line.part)),
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
        Move::Sacrifice(stone) => format!("sacrifice {}", word_of(&STONES, &stone)),
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
        Move::Brainstone(bowl) => format!("brainstone {}", word_of(&BOWLS, &bowl)),
        Move::Charge { token_first: false } => "charge".into(),
        Move::Charge { token_first: true } => "charge token_first".into(),
        Move::Decline => "decline".into(),
        Move::EndTurn => "end".into(),
        Move::Card(card) => format!("card {card}"),
        Move::Skip => "skip".into(),
    }
}

/// Reads a move.
pub(crate) fn read(game: &Gaia, line: &str) -> Result<Move, Misread> {
    table::notation::read(line, |words| read_move(game, words))
}

fn read_move(game: &Gaia, words: &mut Reader<'_>) -> Result<Move, Misread> {
    Ok(match words.word("a move")? {
        "deal" => Move::Deal(dealt(game, words)?),
        "turn" => Move::TurnSector(words.number()?),
        "strike" => Move::Strike(words.kind()?),
        "nominate" => Move::Nominate(words.kind()?),
        "bid" => Move::Bid(words.kind()?, words.number()?),
        "faction" => Move::Faction(words.kind()?),
        "start" => Move::Start(cell(game, words)?),
        "booster" => Move::Booster(words.kind()?),
        "income" => Move::Income(Line { source: income(words)?, part: words.choice(&PARTS)? }),
        "gaia_convert" => Move::GaiaConvert(words.kind()?),
        "gaia_tile" => Move::GaiaTile,
        "gaia_done" => Move::GaiaDone,
        "mine" => Move::Mine(cell(game, words)?),
        "gaia" => Move::GaiaProject(cell(game, words)?),
        "upgrade" => Move::Upgrade(cell(game, words)?, words.kind()?),
        "federate" => Move::Federate,
        "research" => Move::Research(words.kind()?),
        "act" => Move::Act(words.kind()?, words.choice_or(&PURSES, Purse::Tokens)?),
        "special" => Move::Special(special(words)?),
        "pass" => Move::Pass(words.optional(Reader::kind)?),
        "convert" => Move::Convert(words.kind()?, words.choice_or(&PURSES, Purse::Tokens)?),
        "sacrifice" => Move::Sacrifice(words.choice_or(&STONES, Stone::Aside)?),
        "station" => Move::Station(cell(game, words)?),
        "swap" => Move::Swap(cell(game, words)?),
        "downgrade" => Move::Downgrade(cell(game, words)?),
        "tile" => Move::Tile(words.kind()?),
        "advanced_tile" => Move::AdvancedTile(words.kind()?),
        "cover" => Move::Cover(words.kind()?),
        "step" => Move::Step(words.kind()?),
        "no_step" => Move::NoStep,
        "lost_planet" => Move::LostPlanet(cell(game, words)?),
        "include" => Move::Include(cluster(game, words)?),
        "planets" => Move::Planets,
        "satellite" => Move::Satellite(cell(game, words)?),
        "token" => Move::Token(words.kind()?),
        "rescore" => Move::Rescore(words.kind()?),
        "tokens" => Move::Tokens(handful(words)?),
        "brainstone" => Move::Brainstone(words.choice(&BOWLS)?),
        "charge" => {
            let first = [(true, "token_first"), (false, "token_last")];
            Move::Charge { token_first: words.choice_or(&first, false)? }
        }
        "decline" => Move::Decline,
        "end" => Move::EndTurn,
        "card" => {
            let number = words.number()?;
            Move::Card(Card::new(number).ok_or_else(|| Misread("the cards are 1 to 17".into()))?)
        }
        "skip" => Move::Skip,
        other => return Err(unknown("move", other, WORDS)),
    })
}

fn write_dealt(game: &Gaia, dealt: Dealt) -> String {
    match dealt {
        Dealt::Sector(place, sector) => {
            let id = game.data().sectors.get(usize::from(sector)).map_or("?", |sector| &sector.id);
            format!("deal sector {} {id}", place + 1)
        }
        Dealt::Standard(place, tile) => format!("deal tile {place} {tile}"),
        Dealt::Advanced(area, tile) => format!("deal advanced {area} {tile}"),
        Dealt::Token(token) => format!("deal token {token}"),
        Dealt::Round(round, tile) => format!("deal round {round} {tile}"),
        Dealt::Final(number, tile) => format!("deal final {number} {tile}"),
        Dealt::Booster(booster) => format!("deal booster {booster}"),
        Dealt::Faction(faction) => format!("deal faction {faction}"),
    }
}

fn dealt(game: &Gaia, words: &mut Reader<'_>) -> Result<Dealt, Misread> {
    let kinds = ["sector", "tile", "advanced", "token", "round", "final", "booster", "faction"];
    Ok(match words.word("what is dealt")? {
        "sector" => {
            let place = words.number()?;
            let id = words.word("a sector tile")?;
            let names = game.data().sectors.iter().map(|sector| sector.id.as_str());
            let sector = game.data().sector(id).ok_or_else(|| unknown("sector tile", id, names))?;
            let place = place.checked_sub(1).ok_or_else(|| Misread("places are counted from 1".into()))?;
            Dealt::Sector(place, sector as u8)
        }
        "tile" => Dealt::Standard(words.kind()?, words.kind()?),
        "advanced" => Dealt::Advanced(words.kind()?, words.kind()?),
        "token" => Dealt::Token(words.kind()?),
        "round" => Dealt::Round(words.number()?, words.kind()?),
        "final" => Dealt::Final(words.number()?, words.kind()?),
        "booster" => Dealt::Booster(words.kind()?),
        "faction" => Dealt::Faction(words.kind()?),
        other => return Err(unknown("kind of tile", other, kinds)),
    })
}

fn cell(game: &Gaia, words: &mut Reader<'_>) -> Result<Cell, Misread> {
    let word = words.word("a hex such as `3,-2`")?;
    let at = word
        .parse()
        .map_err(|_| Misread(format!("`{word}` is no hex; write it as `q,r`, for example `3,-2`")))?;
    game.board.grid().at(at).ok_or_else(|| Misread(format!("there is no hex {word} on this map")))
}

/// Any planet names its cluster.
fn cluster(game: &Gaia, words: &mut Reader<'_>) -> Result<Cell, Misread> {
    let cell = cell(game, words)?;
    Ok(match game.stack.last() {
        Some(pending) if matches!(pending.decision, Decision::Federation(_)) => {
            game.cluster_name(pending.seat, cell)
        }
        _ => cell,
    })
}

fn handful(words: &mut Reader<'_>) -> Result<Handful, Misread> {
    let areas = [words.number()?, words.number()?, words.number()?];
    let brainstone = words.choice_or(&[(true, "brainstone")], false)?;
    Ok(Handful { areas, brainstone })
}

fn special(words: &mut Reader<'_>) -> Result<Special, Misread> {
    let name = words.word("a special action")?;
    specials()
        .find(|special| special_name(*special) == name)
        .ok_or_else(|| unknown("special action", name, specials().map(special_name)))
}

fn income(words: &mut Reader<'_>) -> Result<IncomeSource, Misread> {
    let name = words.word("a source of income")?;
    income_sources().find(|source| income_name(*source) == name).ok_or_else(|| {
        let names: Vec<_> = income_sources().map(income_name).collect();
        unknown("source of income", name, names.iter().map(String::as_str))
    })
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
