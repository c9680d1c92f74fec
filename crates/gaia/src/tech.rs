//! Gaining tech tiles (GP-TECH) and what they do (GP-TILE-STD, GP-TILE-ADV).

use table::{Refusal, Seat};

use crate::Gaia;
use crate::catalogue::{TechTile, Timing, catalogue};
use crate::goods::Goods;
use crate::moves::{Decision, Move, Step, Terms};
use crate::names::{Advanced, Area, Named, Place, Standard};
use crate::player::TileState;
use crate::score::Source;

impl Gaia {
    /// Asks for a tech tile, unless none can be taken (GP-TECH-12).
    pub(crate) fn offer_tile(&mut self, seat: Seat) {
        if self.can_take_tile(seat) {
            self.ask(seat, Decision::TechTile);
        }
    }

    /// Whether any tile can be taken.
    pub(crate) fn can_take_tile(&self, seat: Seat) -> bool {
        Place::ALL.iter().any(|place| self.check_tile(seat, *place).is_ok())
            || Area::ALL.iter().any(|area| self.check_advanced_tile(seat, *area).is_ok())
    }

    /// Tiles that may be taken.
    pub(crate) fn list_tiles(&self, out: &mut Vec<Move>) {
        out.extend(Place::ALL.iter().copied().map(Move::Tile));
        out.extend(Area::ALL.iter().copied().map(Move::AdvancedTile));
    }

    /// GP-TECH-2, GP-TECH-3: a kind not owned yet, covered or not.
    pub(crate) fn check_tile(&self, seat: Seat, place: Place) -> Result<Terms, Refusal> {
        let tile = self.tiles[place];
        if self.players[seat].tiles[tile] != TileState::None {
            return Err(Refusal::new("GP-TECH-3", "tile-owned").with("tile", tile.id()));
        }
        Ok(Terms::new(Goods::NONE, self.immediate(seat, &catalogue().standard[tile])))
    }

    /// GP-TECH-6: level, green token and a tile to cover.
    pub(crate) fn check_advanced_tile(&self, seat: Seat, area: Area) -> Result<Terms, Refusal> {
        let player = &self.players[seat];
        let Some(tile) = self.advanced[area] else {
            return Err(Refusal::new("GP-TECH-9", "advanced-gone").with("area", area.id()));
        };
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
        Ok(Terms::new(Goods::NONE, self.immediate(seat, &catalogue().advanced[tile])))
    }

    /// GP-TECH-7, GP-TECH-8: an own standard tile that is not covered.
    pub(crate) fn check_cover(&self, seat: Seat, tile: Standard) -> Result<(), Refusal> {
        match self.players[seat].tiles[tile] {
            TileState::Open => Ok(()),
            TileState::None => Err(Refusal::new("GP-TECH-7", "tile-not-owned").with("tile", tile.id())),
            TileState::Covered(_) => Err(Refusal::new("GP-TECH-8", "tile-covered").with("tile", tile.id())),
        }
    }

    /// What a tile gives at once.
    fn immediate<K>(&self, seat: Seat, tile: &TechTile<K>) -> Goods {
        match (tile.timing, tile.per) {
            (Timing::Immediate, None) => tile.gain,
            (Timing::Immediate, Some(count)) => tile.gain.times(self.count(seat, count)),
            _ => Goods::NONE,
        }
    }

    /// Takes a standard tile, with its effect and then its research step (GP-TECH-4, GP-TECH-5, GP-TECH-10).
    pub(crate) fn take_tile(&mut self, seat: Seat, place: Place) {
        let tile = self.tiles[place];
        self.players[seat].tiles[tile] = TileState::Open;
        let gain = self.immediate(seat, &catalogue().standard[tile]);
        self.gain(seat, gain, Source::Standard(tile));
        self.offer_step(seat, place.area().map_or(Step::Any, Step::Only));
    }

    /// Takes an advanced tile off the research board; which tile it covers comes next (GP-TECH-16).
    pub(crate) fn take_advanced_tile(&mut self, seat: Seat, area: Area) {
        let tile = self.advanced[area].take().expect("the tile was checked");
        self.ask_unless_clear(seat, Decision::Cover(tile));
    }

    /// GP-TECH-16: cover, flip a green token, apply the tile, then the research step.
    pub(crate) fn cover(&mut self, seat: Seat, tile: Advanced, covered: Standard) {
        let player = &mut self.players[seat];
        player.tiles[covered] = TileState::Covered(tile);
        player.flip_green_token();
        let gain = self.immediate(seat, &catalogue().advanced[tile]);
        self.gain(seat, gain, Source::Advanced(tile));
        self.offer_step(seat, Step::Any);
    }
}
