//! The table at the start of a game, in their words.

use std::collections::BTreeMap;

use gaia::Gaia;
use gaia::board::{Map, Tile};
use gaia::catalogue::{Catalogue, SectorTile};
use gaia::names::{Named, Place, RoundTile, Token};
use hex::Axial;

use crate::record::{RecordSetup, Sector, theirs};
use crate::words::Word;

/// Positions on a tile, as offsets from its centre in their coordinates. They do not turn with the tile.
const OUTER: [(i8, i8); 12] = [
    (2, 0),
    (1, 1),
    (0, 2),
    (-1, 2),
    (-2, 2),
    (-2, 1),
    (-2, 0),
    (-1, -1),
    (0, -2),
    (1, -2),
    (2, -2),
    (2, -1),
];
const INNER: [(i8, i8); 6] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];

impl RecordSetup {
    /// What was dealt to this table; `None` as long as something is missing. The map must be as it is played.
    pub(crate) fn of(game: &Gaia) -> Option<RecordSetup> {
        let deal = game.deal()?;
        let data = game.data();
        let word = |place: &Place| (place.word().to_string(), deal.tiles[*place].word().to_string());
        let advanced = deal.advanced.iter();
        let pool = Token::ALL.iter().filter(|token| data.tokens[**token].reserved_for.is_none());
        Some(RecordSetup {
            sectors: sectors(game),
            hexes: hexes(game),
            tech: Place::ALL.iter().map(word).collect(),
            adv: advanced.map(|(area, tile)| (area.word().to_string(), tile.word().to_string())).collect(),
            terrafed: deal.terraforming_token.word().to_string(),
            boosters: deal.boosters.into_iter().map(|booster| booster.word().to_string()).collect(),
            round_scoring: round_tiles(&deal.rounds, data),
            final_scoring: deal.finals.iter().map(|tile| tile.word().to_string()).collect(),
            fedpool: pool.map(|token| (token.word().to_string(), game.supply()[*token])).collect(),
        })
    }

    /// The names of all hexes, by cell.
    pub(crate) fn hex_names(&self, game: &Gaia) -> Vec<String> {
        let mut names = vec![String::new(); game.board().grid().len()];
        for (q, r, .., name) in &self.hexes {
            let cell = game.board().grid().at(crate::record::ours(*q, *r)).expect("a hex of this map");
            names[cell.index()].clone_from(name);
        }
        names
    }
}

/// Every copy of a round tile has a name of its own.
fn round_tiles(rounds: &[RoundTile], data: &Catalogue) -> Vec<String> {
    let mut used = BTreeMap::<RoundTile, usize>::new();
    let name = |tile: &RoundTile| {
        let copy = used.entry(*tile).or_default();
        let names = &data.round_tiles[*tile].boardgamers_ids;
        *copy += 1;
        names[(*copy - 1).min(names.len() - 1)].clone()
    };
    rounds.iter().map(name).collect()
}

fn sectors(game: &Gaia) -> Vec<Sector> {
    let Map::Tiles(tiles) = game.board().map() else { return Vec::new() };
    let sector = |tile: &Tile| {
        let (q, r) = theirs(tile.centre);
        Sector { name: printed(game, tile).boardgamers_name.clone(), rot: tile.rotation % 6, q, r }
    };
    tiles.iter().map(sector).collect()
}

fn printed(game: &Gaia, tile: &Tile) -> &'static SectorTile {
    game.data().sectors.iter().find(|sector| sector.id == tile.sector).expect("a known tile")
}

/// The hexes in the order of our map, which a map without tiles keeps when it is read again.
fn hexes(game: &Gaia) -> Vec<(i8, i8, String, String, String)> {
    let spots = game.board().spots().into_iter();
    let hex = spots.map(|spot| {
        let (q, r) = theirs(spot.at);
        let (sector, name) = match tile_of(game, spot.at) {
            Some(tile) => {
                let name = format!("{}{}", spot.sector, position(theirs(spot.at - tile.centre)));
                (printed(game, tile).boardgamers_name.clone(), name)
            }
            None => (spot.sector.to_string(), format!("{q}x{r}")),
        };
        (q, r, spot.planet.word().to_string(), sector, name)
    });
    hex.collect()
}

/// The tile a hex belongs to, on maps made of tiles.
fn tile_of(game: &Gaia, at: Axial) -> Option<&Tile> {
    let Map::Tiles(tiles) = game.board().map() else { return None };
    tiles.iter().find(|tile| tile.centre.distance(at) <= 2)
}

/// The name of a position on a tile.
fn position(offset: (i8, i8)) -> String {
    let ring = |letter: char, ring: &[(i8, i8)]| {
        ring.iter().position(|place| *place == offset).map(|number| format!("{letter}{number}"))
    };
    ring('A', &OUTER).or_else(|| ring('B', &INNER)).unwrap_or_else(|| "C".to_string())
}
