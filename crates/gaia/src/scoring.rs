//! Counting, and points during the game (GP-RSCORE, GP-TILE triggers).

use hex::CellSet;
use table::Seat;

use crate::catalogue::Timing;
use crate::event::Origin;
use crate::goods::Goods;
use crate::names::{Count, Feat, FinalTile, Named, Planet, Structure};
use crate::{Gaia, Play};

impl Gaia {
    /// How many of something a player has.
    pub fn count(&self, seat: Seat, what: Count) -> u8 {
        let player = &self.players[seat];
        let built = |kind: Structure| player.structures[kind].len() as u8;
        match what {
            Count::PlanetTypes => self.planet_types(seat),
            Count::GaiaPlanets => (self.own_planets(seat) & self.planets_of(Planet::Gaia)).len() as u8,
            Count::Sectors => self.board.sectors_with(player.planets()),
            Count::Mines => built(Structure::Mine),
            Count::TradingStations => built(Structure::TradingStation),
            Count::ResearchLabs => built(Structure::ResearchLab),
            Count::BigStructures => {
                built(Structure::Institute) + built(Structure::AcademyLeft) + built(Structure::AcademyRight)
            }
            Count::FederationTokens => player.tokens.len() as u8,
        }
    }

    /// Colonized planets that count for types and Gaia planets: not those shared with others
    /// (GP-FAC-LANTIDS-3).
    fn own_planets(&self, seat: Seat) -> CellSet {
        self.players[seat].planets() - self.players[seat].shared
    }

    /// Different planet types colonized (GP-COMP-2, GP-FSCORE-3).
    fn planet_types(&self, seat: Seat) -> u8 {
        let own = self.own_planets(seat);
        let counted = Planet::ALL.iter().filter(|planet| !matches!(planet, Planet::Transdim | Planet::Empty));
        counted.filter(|planet| self.planets_of(**planet).intersects(own)).count() as u8
    }

    /// A player's count for a final scoring tile (GP-FSCORE).
    pub fn final_count(&self, seat: Seat, tile: FinalTile) -> u8 {
        let player = &self.players[seat];
        if let Some(count) = self.automa_count(tile).filter(|_| self.is_automa(seat)) {
            return count;
        }
        match tile {
            FinalTile::Structures => player.planets().len() as u8,
            FinalTile::StructuresInFederations => (player.planets() & player.federated).len() as u8,
            FinalTile::PlanetTypes => self.planet_types(seat),
            FinalTile::GaiaPlanets => self.count(seat, Count::GaiaPlanets),
            FinalTile::Sectors => self.count(seat, Count::Sectors),
            FinalTile::Satellites => (player.satellites | player.stations).len() as u8,
        }
    }
}

impl Play<'_> {
    /// Something happened that may score: the round tile in force and the player's tiles (GP-RSCORE-1).
    pub(crate) fn feat(&mut self, seat: Seat, feat: Feat, times: u8) {
        if times == 0 {
            return;
        }
        if self.round > 0 {
            let tile = &self.data().round_tiles[self.rounds[usize::from(self.round) - 1]];
            if tile.when == feat {
                self.gain(seat, Goods::vp(tile.vp * times), Origin::Round(self.round));
            }
        }
        let player = &self.players[seat];
        let open = player.open_tiles().map(|tile| (Origin::Standard(tile), &self.data().standard[tile]));
        let hit = open.filter(|(_, kind)| kind.timing == Timing::Trigger && kind.when == Some(feat));
        let standard = hit.map(|(from, kind)| (from, kind.gain));
        let owned = player.advanced().map(|tile| (Origin::Advanced(tile), &self.data().advanced[tile]));
        let hit = owned.filter(|(_, kind)| kind.timing == Timing::Trigger && kind.when == Some(feat));
        let advanced = hit.map(|(from, kind)| (from, kind.gain));
        let gains: arrayvec::ArrayVec<_, 9> = standard.chain(advanced).collect();
        for (from, gain) in gains {
            self.gain(seat, gain.times(times), from);
        }
    }
}
