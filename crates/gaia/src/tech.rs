//! Gaining tech tiles (GP-TECH) and what they do (GP-TILE-STD, GP-TILE-ADV).

use serde::{Deserialize, Serialize};
use table::{Ask, Game as _, Lang, Question, Refusal, Run, Seat, Sketch, Words};

use crate::catalogue::{TechTile, Timing};
use crate::event::{Event, Origin};
use crate::goods::Goods;
use crate::moves::{Move, Step, Terms};
use crate::names::{Advanced, Area, Named, Place, Standard};
use crate::player::TileState;
use crate::{Gaia, Play, show};

impl Gaia {
    /// Whether any tile can be taken.
    pub(crate) fn can_take_tile(&self, seat: Seat) -> bool {
        Place::ALL.iter().any(|place| self.check_tile(seat, *place).is_ok())
            || Area::ALL.iter().any(|area| self.check_advanced_tile(seat, *area).is_ok())
    }

    /// GP-TECH-2, GP-TECH-3: a kind not owned yet, covered or not.
    fn check_tile(&self, seat: Seat, place: Place) -> Result<Terms, Refusal> {
        let tile = self.tiles[place].expect("tiles are dealt before anybody can take one");
        if self.players[seat].tiles[tile] != TileState::None {
            return Err(Refusal::new("GP-TECH-3", "tile-owned").with("tile", tile.id()));
        }
        Ok(Terms::free())
    }

    /// GP-TECH-6: level, green token and a tile to cover.
    pub(crate) fn check_advanced_tile(&self, seat: Seat, area: Area) -> Result<Terms, Refusal> {
        let player = &self.players[seat];
        if self.advanced[area].is_none() {
            return Err(Refusal::new("GP-TECH-9", "advanced-gone").with("area", area.id()));
        }
        if player.research[area] < 4 {
            return Err(Refusal::new("GP-TECH-6", "level-four")
                .with("area", area.id())
                .with("level", player.research[area]));
        }
        if !player.has_green_token() {
            return Err(Refusal::new("GP-TECH-6", "green-token"));
        }
        if player.open_tiles().next().is_none() {
            return Err(Refusal::new("GP-TECH-6", "tile-to-cover"));
        }
        Ok(Terms::free())
    }

    /// GP-TECH-7, GP-TECH-8: an own standard tile that is not covered.
    fn check_cover(&self, seat: Seat, tile: Standard) -> Result<Terms, Refusal> {
        match self.players[seat].tiles[tile] {
            TileState::Open => Ok(Terms::free()),
            TileState::None => Err(Refusal::new("GP-TECH-7", "tile-not-owned").with("tile", tile.id())),
            TileState::Covered(_) => Err(Refusal::new("GP-TECH-8", "tile-covered").with("tile", tile.id())),
        }
    }

    /// What a tile gives at once.
    pub(crate) fn immediate<K>(&self, seat: Seat, tile: &TechTile<K>) -> Goods {
        match (tile.timing, tile.per) {
            (Timing::Immediate, None) => tile.gain,
            (Timing::Immediate, Some(count)) => tile.gain.times(self.count(seat, count)),
            _ => Goods::NONE,
        }
    }
}

impl Play<'_> {
    /// Asks for a tech tile, unless none can be taken (GP-TECH-12).
    pub(crate) fn offer_tile(&mut self, seat: Seat) {
        if self.can_take_tile(seat) {
            self.ask(seat, TakeTile);
        }
    }

    /// Takes a standard tile, with its effect and then its research step (GP-TECH-4, GP-TECH-5, GP-TECH-10).
    fn take_tile(&mut self, seat: Seat, place: Place) {
        let tile = self.tiles[place].expect("the tile was checked");
        self.players[seat].tiles[tile] = TileState::Open;
        self.tell(Event::Tile { seat, tile });
        let gain = self.immediate(seat, &self.data().standard[tile]);
        self.gain(seat, gain, Origin::Standard(tile));
        self.offer_step(seat, place.area().map_or(Step::Any, Step::Only));
    }

    /// Takes an advanced tile off the research board; which tile it covers comes next (GP-TECH-16).
    fn take_advanced_tile(&mut self, seat: Seat, area: Area) {
        let tile = self.advanced[area].take().expect("the tile was checked");
        self.tell(Event::AdvancedTile { seat, tile });
        self.ask(seat, Cover(tile));
    }
}

/// Which tech tile to take.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct TakeTile;

impl Question<Gaia> for TakeTile {
    fn answers(&self, game: &Gaia, seat: Seat, out: &mut Vec<Move>) {
        let tiles = Place::ALL.iter().map(|place| Move::Tile(*place));
        let advanced = Area::ALL.iter().map(|area| Move::AdvancedTile(*area));
        out.extend(tiles.chain(advanced).filter(|mv| self.check(game, seat, *mv).is_ok()));
    }

    fn check(&self, game: &Gaia, seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        match mv {
            Move::Tile(place) => game.check_tile(seat, place),
            Move::AdvancedTile(area) => game.check_advanced_tile(seat, area),
            _ => Err(game.out_of_place(mv)),
        }
    }

    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        match mv {
            Move::Tile(place) => play.take_tile(seat, place),
            Move::AdvancedTile(area) => play.take_advanced_tile(seat, area),
            _ => unreachable!("{mv:?} takes no tile"),
        }
    }
}

impl Ask<Gaia> for TakeTile {
    fn prompt(&self, _game: &Gaia, _seat: Seat, _lang: Lang) -> Words {
        ("ask-tech-tile", vec![])
    }

    fn label(&self, game: &Gaia, _seat: Seat, mv: Move, _lang: Lang) -> Option<Words> {
        label(game, mv)
    }

    fn deed(&self, game: &Gaia, _seat: Seat, mv: Move, _lang: Lang) -> Option<Words> {
        match mv {
            Move::Tile(place) => Some(show::one("deed-tile", "tile", game.tiles[place]?.id())),
            Move::AdvancedTile(area) => {
                Some(show::one("deed-advanced-tile", "tile", game.advanced_dealt[area]?.id()))
            }
            _ => None,
        }
    }

    fn sketch(&self, _game: &Gaia, _seat: Seat, mv: Move) -> Sketch {
        sketch(mv)
    }

    fn notes(&self, game: &Gaia, seat: Seat, run: &Run<Gaia>, lang: Lang) -> Vec<String> {
        show::notes(game, seat, run, lang)
    }
}

/// What taking a tile is called.
pub(crate) fn label(game: &Gaia, mv: Move) -> Option<Words> {
    match mv {
        Move::Tile(place) => {
            let tile = game.tiles[place]?.id();
            Some(("move-tile", vec![("tile", tile.into()), ("place", place.id().into())]))
        }
        Move::AdvancedTile(area) => {
            let tile = game.advanced_dealt[area]?.id();
            Some(("move-advanced-tile", vec![("tile", tile.into()), ("area", area.id().into())]))
        }
        _ => None,
    }
}

/// Where a tile lies.
pub(crate) fn sketch(mv: Move) -> Sketch {
    match mv {
        Move::Tile(place) => Sketch::default().at(format!("tile-{place}")),
        Move::AdvancedTile(area) => Sketch::default().at(format!("advanced-{area}")),
        _ => Sketch::default(),
    }
}

/// Which standard tile this advanced tile covers. Where there is only one, nobody is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Cover(pub Advanced);

impl Question<Gaia> for Cover {
    fn answers(&self, game: &Gaia, seat: Seat, out: &mut Vec<Move>) {
        out.extend(game.players[seat].open_tiles().map(Move::Cover));
    }

    fn check(&self, game: &Gaia, seat: Seat, mv: Move) -> Result<Terms, Refusal> {
        match mv {
            Move::Cover(tile) => game.check_cover(seat, tile),
            _ => Err(game.out_of_place(mv)),
        }
    }

    /// GP-TECH-16: cover, flip a green token, apply the tile, then the research step.
    fn carry_out(self, play: &mut Play<'_>, seat: Seat, mv: Move) {
        let (Cover(tile), Move::Cover(covered)) = (self, mv) else { return };
        play.players[seat].tiles[covered] = TileState::Covered(tile);
        play.tell(Event::Covered { seat, by: tile, tile: covered });
        play.flip_green_token(seat);
        let gain = play.immediate(seat, &play.data().advanced[tile]);
        play.gain(seat, gain, Origin::Advanced(tile));
        play.offer_step(seat, Step::Any);
    }

    fn settled(&self, game: &Gaia, seat: Seat) -> Option<Move> {
        let mut open = game.players[seat].open_tiles();
        let first = open.next();
        first.filter(|_| open.next().is_none()).map(Move::Cover)
    }
}

impl Ask<Gaia> for Cover {
    fn prompt(&self, _game: &Gaia, _seat: Seat, _lang: Lang) -> Words {
        show::one("ask-cover", "tile", self.0.id())
    }

    fn label(&self, _game: &Gaia, _seat: Seat, mv: Move, _lang: Lang) -> Option<Words> {
        let Move::Cover(tile) = mv else { return None };
        Some(show::one("move-cover", "tile", tile.id()))
    }

    fn sketch(&self, game: &Gaia, _seat: Seat, mv: Move) -> Sketch {
        let Move::Cover(tile) = mv else { return Sketch::default() };
        let acts = game.data().standard[tile].timing == Timing::Action;
        let place = if acts { Some(format!("special-{tile}")) } else { show::place_of_tile(game, tile) };
        Sketch { place, ..Sketch::default() }
    }

    fn notes(&self, game: &Gaia, seat: Seat, run: &Run<Gaia>, lang: Lang) -> Vec<String> {
        show::notes(game, seat, run, lang)
    }
}
