//! Maps (GP-SETUP-2, GP-SETUP-3, GP-VAR): the printed ones, and the ways to vary them.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use table::{Ask, Game as _, Lang, Question, Refusal, Seat, Words};

use crate::board::{Board, Map};
use crate::catalogue::{Catalogue, Layout, Placement, VariableMethod};
use crate::event::Event;
use crate::map_code;
use crate::moves::{Move, Terms};
use crate::setup::Setup;
use crate::{Gaia, Play};

/// Which map is used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MapChoice {
    /// The printed basic map for the number of players.
    #[default]
    Printed,
    /// The smaller map for three players (GP-VAR-9).
    Small,
    /// Inner tiles fixed, outer tiles dealt and turned (GP-VAR-5; with two players GP-VAR-8).
    #[serde(rename = "method_1")]
    Method1,
    /// Inner and outer tiles dealt and turned among themselves (GP-VAR-6).
    #[serde(rename = "method_2")]
    Method2,
    /// All tiles dealt and turned (GP-VAR-7).
    #[serde(rename = "method_3")]
    Method3,
}

/// Who turns the tiles of a variable map.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Turning {
    /// Chance.
    #[default]
    Dice,
    /// The last player in turn order (GP-VAR-3).
    LastPlayer,
}

impl MapChoice {
    /// Whether nothing about the map is left to chance or choice.
    pub fn is_fixed(self) -> bool {
        matches!(self, MapChoice::Printed | MapChoice::Small)
    }

    fn method(self) -> Option<&'static str> {
        match self {
            MapChoice::Printed | MapChoice::Small => None,
            MapChoice::Method1 => Some("method_1"),
            MapChoice::Method2 => Some("method_2"),
            MapChoice::Method3 => Some("method_3"),
        }
    }
}

/// The map as it lies before anything is dealt: the agreed one, the printed one, or none yet.
pub(crate) fn at_first(setup: &Setup, data: &'static Catalogue) -> Result<Arc<Board>, Refusal> {
    if let Some(map) = &setup.agreed_map {
        let board = Board::new(map.clone(), data)?;
        // A map without hexes would wait for tiles that nobody deals.
        let empty = board.grid().is_empty();
        return if empty { Err(Refusal::new("GP-COMP-1", "map-does-not-fit")) } else { Ok(Arc::new(board)) };
    }
    if let Some(code) = &setup.map_code {
        let printed = setup.map == MapChoice::Printed;
        let or = Refusal::new("GP-CLUB-16", "map-code-or-choice");
        return if printed { map_code::board(code, setup.players, data).map(Arc::new) } else { Err(or) };
    }
    if let Some(method) = setup.map.method() {
        return find_method(method, setup.players, data).map(|_| Arc::new(Board::empty()));
    }
    let layout = layout(setup, data)?;
    if let Some(board) = layout.board.get() {
        return Ok(board.clone());
    }
    let board = Arc::new(Board::from_placements(&layout.placements, data)?);
    Ok(layout.board.get_or_init(|| board).clone())
}

fn layout(setup: &Setup, data: &'static Catalogue) -> Result<&'static Layout, Refusal> {
    let small = setup.map == MapChoice::Small;
    let fits = |layout: &&Layout| layout.optional == small && layout.players.contains(&setup.players);
    let wrong = Refusal::new("GP-VAR-9", "map-for-other-players").with("count", setup.players);
    data.layouts.iter().find(fits).ok_or(wrong)
}

/// The method for this number of players. Two players have a single method of their own (GP-VAR-8).
fn find_method(id: &str, players: u8, data: &'static Catalogue) -> Result<&'static VariableMethod, Refusal> {
    let fits =
        |method: &&VariableMethod| method.players.contains(&players) && (method.id == id || players <= 2);
    let wrong = Refusal::new("GP-VAR-5", "map-for-other-players").with("count", players);
    data.methods.iter().find(fits).ok_or(wrong)
}

/// Which tiles may be turned: those that were dealt.
fn turnable(method: &VariableMethod, placements: &[Placement]) -> Vec<bool> {
    let dealt = |place: &Placement| method.shuffle.iter().flatten().any(|tile| *tile == place.sector);
    placements.iter().map(dealt).collect()
}

/// Turning the tiles one after the other so that no two planets of one home type touch (GP-VAR-4).
struct Turner {
    data: &'static Catalogue,
    placements: Vec<Placement>,
    turnable: Vec<bool>,
}

impl Turner {
    /// Whether the tiles from `next` on can be turned so that everything fits.
    fn fits(&mut self, next: usize) -> bool {
        if next == self.placements.len() {
            return true;
        }
        let turns = if self.turnable[next] { 0..6 } else { 0..1 };
        turns.into_iter().any(|rotation| {
            if self.turnable[next] {
                self.placements[next].rotation = rotation;
            }
            self.clear(next) && self.fits(next + 1)
        })
    }

    /// Whether the tile fits the tiles before it.
    fn clear(&self, index: usize) -> bool {
        let hexes = |place: &Placement| {
            let place = *place;
            let tile = &self.data.sectors[place.sector];
            let home = tile.hexes.iter().filter(|(_, planet)| (*planet as usize) < 7);
            home.map(move |(hex, planet)| (place.centre + hex.rotate(place.rotation), *planet))
        };
        hexes(&self.placements[index]).all(|(at, planet)| {
            let before = self.placements[..index].iter().flat_map(hexes);
            before.filter(|(_, other)| *other == planet).all(|(other, _)| at.distance(other) > 1)
        })
    }
}

impl Gaia {
    fn method(&self) -> Option<&'static VariableMethod> {
        find_method(self.map.method()?, self.players.len(), self.data()).ok()
    }

    /// Whether all sector tiles lie on the map.
    pub(crate) fn map_lies(&self) -> bool {
        !self.board.grid().is_empty()
    }

    /// How many sector tiles lie on the map.
    pub(crate) fn sectors_laid(&self) -> u8 {
        match self.board.map() {
            Map::Tiles(tiles) => (tiles.len() + self.laid.len()) as u8,
            Map::Hexes(_) => 0,
        }
    }

    /// The number of the sector tile on a place of the map.
    pub(crate) fn sector_number(&self, place: u8) -> u8 {
        let Map::Tiles(tiles) = self.board.map() else { return 0 };
        let sector = tiles.get(usize::from(place)).and_then(|tile| self.data().sector(&tile.sector));
        sector.map_or(0, |sector| self.data().sectors[sector].tile)
    }

    /// The sector tiles that may come to a place of the map: those of its group that are left.
    pub(crate) fn sectors_for(&self, place: u8) -> impl Iterator<Item = u8> {
        let printed = self.method().map(|method| {
            let sector = self.data().layouts[method.layout].placements[usize::from(place)].sector;
            (sector, method.shuffle.iter().find(|group| group.contains(&sector)))
        });
        let group = match printed {
            Some((_, Some(group))) => group.clone(),
            Some((fixed, None)) => vec![fixed],
            None => Vec::new(),
        };
        group.into_iter().map(|sector| sector as u8).filter(|sector| !self.laid.contains(sector))
    }

    /// The next tile that has to be turned (GP-VAR-3). Tiles are turned in the order of the map; `cursor` counts them.
    pub(crate) fn next_sector_to_turn(&self) -> Option<u8> {
        let (placements, turnable) = self.tiles_to_turn();
        let from = usize::from(self.cursor);
        (from..placements.len()).find(|place| turnable[*place]).map(|place| place as u8)
    }

    fn tiles_to_turn(&self) -> (Vec<Placement>, Vec<bool>) {
        let (Map::Tiles(tiles), Some(method)) = (self.board.map(), self.method()) else {
            return (Vec::new(), Vec::new());
        };
        let sector = |id: &str| self.data().sector(id).expect("a known tile");
        let placement = |tile: &crate::board::Tile| Placement {
            sector: sector(&tile.sector),
            centre: tile.centre,
            rotation: tile.rotation,
        };
        let placements: Vec<_> = tiles.iter().map(placement).collect();
        let turnable = turnable(method, &placements);
        (placements, turnable)
    }

    /// GP-VAR-4: the tile must fit the tiles before it, and the tiles after it must still find a way to fit.
    fn check_turn_sector(&self, place: u8, rotation: u8) -> Result<Terms, Refusal> {
        let (mut placements, turnable) = self.tiles_to_turn();
        let place = usize::from(place);
        if rotation > 5 {
            return Err(Refusal::new("GP-VAR-3", "turn-up-to-five"));
        }
        placements[place].rotation = rotation;
        let mut turner = Turner { data: self.data(), placements, turnable };
        if turner.clear(place) && turner.fits(place + 1) {
            Ok(Terms::free())
        } else {
            Err(Refusal::new("GP-VAR-4", "same-types-touch"))
        }
    }
}

impl Play<'_> {
    /// A sector tile comes to the next place. When all lie, the map is built, unless no turning makes it fit: then it is
    /// dealt again (GP-VAR-11).
    pub(crate) fn lay_sector(&mut self, sector: u8) {
        self.laid.push(sector);
        let Some(method) = self.method() else { return };
        let mut placements = self.data().layouts[method.layout].placements.clone();
        if self.laid.len() < placements.len() {
            return;
        }
        for (place, sector) in placements.iter_mut().zip(&self.laid) {
            place.sector = usize::from(*sector);
        }
        let turnable = turnable(method, &placements);
        let board = Board::from_placements(&placements, self.data()).expect("the places of a layout");
        let sectors = self.laid.len() as u8;
        self.laid.clear();
        if (Turner { data: self.data(), placements, turnable }).fits(0) {
            self.board = Arc::new(board);
        } else {
            self.tell(Event::DealtAgain { sectors });
        }
    }
}

/// How a sector tile is turned: the last player decides, or fate.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct TurnSector {
    /// Its place on the map.
    pub place: u8,
    /// Who decides.
    pub by: Turning,
}

impl Question<Gaia> for TurnSector {
    fn fate(&self) -> bool {
        self.by == Turning::Dice
    }

    fn answers(&self, game: &Gaia, seat: Seat, out: &mut Vec<Move>) {
        out.extend((0..6).map(Move::TurnSector).filter(|mv| self.check(game, seat, *mv).is_ok()));
    }

    /// Every way that leaves one for the tiles to come, all equally likely.
    fn outcomes(&self, game: &Gaia, seat: Seat, out: &mut Vec<(Move, u32)>) {
        let mut ways = Vec::new();
        self.answers(game, seat, &mut ways);
        out.extend(ways.into_iter().map(|way| (way, 1)));
    }

    fn check(&self, game: &Gaia, _seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        match mv {
            Move::TurnSector(turns) => game.check_turn_sector(self.place, turns),
            _ => Err(game.out_of_place(mv)),
        }
    }

    fn carry_out(self, play: &mut Play<'_>, _seat: Seat, mv: Move) {
        let Move::TurnSector(turns) = mv else { return };
        let (mut placements, _) = play.tiles_to_turn();
        placements[usize::from(self.place)].rotation = turns;
        let board =
            Board::from_placements(&placements, play.data()).expect("the same tiles on the same places");
        play.board = Arc::new(board);
        play.cursor = self.place + 1;
        play.tell(Event::Turned { place: self.place, turns });
    }
}

impl Ask<Gaia> for TurnSector {
    fn prompt(&self, game: &Gaia, _seat: Seat, _lang: Lang) -> Words {
        let key = match (self.by, game.automa()) {
            (Turning::Dice, _) => "ask-turn-sector.fate",
            (Turning::LastPlayer, Some(_)) => "ask-turn-sector-alone",
            (Turning::LastPlayer, None) => "ask-turn-sector",
        };
        (key, vec![])
    }

    fn label(&self, _game: &Gaia, _seat: Seat, mv: Move, _lang: Lang) -> Option<Words> {
        let Move::TurnSector(turns) = mv else { return None };
        Some(("move-turn-sector", vec![("turns", turns.into())]))
    }
}
