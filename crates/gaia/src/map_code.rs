//! Map codes (GP-CLUB-16, GP-CLUB-17): how the sector tiles lie, as a line that people copy and paste.
//!
//! `1020-3043-51…-K`: for every place of the layout, in its order, the number of the tile (`A` is 10) and how often it is
//! turned; then a letter that shows whether something was misread. Lines between are for the eye: they can be left out.

use crate::board::{Board, Map, Tile};
use crate::catalogue::{Catalogue, Layout, Placement};
use crate::names::Named;
use crate::{Gaia, Phase};
use table::Refusal;

/// The signs of the tiles, from tile 1 on.
const TILES: &[u8] = b"123456789A";

/// The letters that check a code. Their number is a prime, so that every single wrong sign and every two signs in the wrong
/// order show.
const LETTERS: [&str; 23] = [
    "A", "B", "C", "D", "E", "F", "G", "H", "J", "K", "L", "M", "N", "P", "Q", "R", "S", "T", "V", "W", "X",
    "Y", "Z",
];

/// No code is longer, however it is written.
const LONGEST: usize = 200;

/// Signs that stand between others for the eye alone.
fn is_between(sign: char) -> bool {
    sign.is_whitespace() || matches!(sign, '-' | '–' | '.' | '_')
}

/// The letter that belongs to these tiles and turns.
fn letter(signs: impl IntoIterator<Item = u8>) -> &'static str {
    let sum: usize = (1..).zip(signs).map(|(place, sign)| place * usize::from(sign)).sum();
    LETTERS[sum % LETTERS.len()]
}

/// A tile on a place: its number and how often it is turned.
type Pair = (u8, u8);

fn write(pairs: &[Pair]) -> String {
    let sign = |(tile, turns): &Pair| format!("{}{turns}", TILES[usize::from(tile - 1)] as char);
    let mut groups: Vec<String> =
        pairs.chunks(2).map(|chunk| chunk.iter().map(sign).collect::<String>()).collect();
    groups.push(letter(pairs.iter().flat_map(|(tile, turns)| [*tile, *turns])).to_owned());
    groups.join("-")
}

/// The tiles and turns of a code, and whether it has the right form.
fn read(code: &str, need: usize) -> Result<Vec<Pair>, Refusal> {
    let signs: Vec<char> = code.chars().filter(|sign| !is_between(*sign)).collect();
    let length = Refusal::new("GP-CLUB-16", "map-code-length")
        .with("found", signs.len().min(1000) as i32)
        .with("need", 2 * need as i32 + 1);
    let (check, signs) = signs.split_last().ok_or(length)?;
    if signs.is_empty() || signs.len() % 2 == 1 || code.len() > LONGEST {
        return Err(length);
    }
    let pairs = (1..).zip(signs.chunks(2)).map(|(place, pair)| read_pair(place, pair[0], pair[1]));
    let pairs = pairs.collect::<Result<Vec<_>, _>>()?;
    let right = letter(pairs.iter().flat_map(|(tile, turns)| [*tile, *turns]));
    if right.chars().eq([check.to_ascii_uppercase()]) {
        Ok(pairs)
    } else {
        Err(Refusal::new("GP-CLUB-16", "map-code-check").with("right", right))
    }
}

/// The tile on a place, counted from 1, and how often it is turned.
fn read_pair(place: i32, tile: char, turns: char) -> Result<Pair, Refusal> {
    let no_tile = Refusal::new("GP-CLUB-16", "map-code-tile").with("place", place);
    let no_turn = Refusal::new("GP-CLUB-16", "map-code-turn").with("place", place);
    let tile = TILES.iter().position(|sign| char::from(*sign) == tile.to_ascii_uppercase()).ok_or(no_tile)?;
    Ok((tile as u8 + 1, turns.to_digit(6).ok_or(no_turn)? as u8))
}

impl Layout {
    /// The number of the tile on every place.
    fn numbers(&self, data: &Catalogue) -> Vec<u8> {
        self.placements.iter().map(|place| data.sectors[place.sector].tile).collect()
    }

    /// GP-CLUB-17: the tiles of this layout, each once, as a code has them.
    fn laid(&self, pairs: &[Pair], data: &Catalogue) -> Result<Vec<Placement>, Refusal> {
        let numbers = self.numbers(data);
        let times = |tile: u8| pairs.iter().filter(|(own, _)| *own == tile).count();
        if let Some(missing) = numbers.iter().copied().find(|tile| times(*tile) == 0) {
            let odd =
                pairs.iter().map(|(tile, _)| *tile).find(|tile| !numbers.contains(tile) || times(*tile) > 1);
            let odd = odd.unwrap_or(missing);
            return Err(Refusal::new("GP-CLUB-17", "map-code-tiles")
                .with("odd", odd)
                .with("missing", missing));
        }
        let placement = |(place, (tile, turns)): (&Placement, &Pair)| {
            let sector = numbers.iter().position(|number| number == tile);
            let sector = sector.map_or(place.sector, |at| self.placements[at].sector);
            Placement { sector, centre: place.centre, rotation: *turns }
        };
        Ok(self.placements.iter().zip(pairs).map(placement).collect())
    }
}

/// The map of a code for so many players.
pub(crate) fn board(code: &str, players: u8, data: &Catalogue) -> Result<Board, Refusal> {
    let fitting = || data.layouts.iter().filter(|layout| layout.players.contains(&players));
    let need = fitting().map(|layout| layout.placements.len()).max().unwrap_or(0);
    let pairs = read(code, need)?;
    let layout = fitting().find(|layout| layout.placements.len() == pairs.len()).ok_or_else(|| {
        Refusal::new("GP-SETUP-2", "map-code-players")
            .with("tiles", pairs.len() as u8)
            .with("count", players)
            .with("need", need as u8)
    })?;
    let board = Board::from_placements(&layout.laid(&pairs, data)?, data)?;
    match board.clash() {
        None => Ok(board),
        Some((one, other)) => Err(Refusal::new("GP-VAR-4", "map-code-clash")
            .with("planet", board.printed(one).id())
            .with("one", board.sector(one))
            .with("other", board.sector(other))),
    }
}

impl Gaia {
    /// The code of the map, once it lies. Maps of other shapes have none (GP-VAR-10).
    pub fn map_code(&self) -> Option<String> {
        let turned = !matches!(self.phase, Phase::Deal | Phase::Map) || self.map.is_fixed();
        let Map::Tiles(tiles) = self.board.map() else { return None };
        let (data, centres) = (self.data(), || tiles.iter().map(|tile| tile.centre));
        let layout = data
            .layouts
            .iter()
            .find(|layout| turned && layout.placements.iter().map(|place| place.centre).eq(centres()))?;
        let pair = |tile: &Tile| {
            let sector = data.sector(&tile.sector)?;
            let known = layout.placements.iter().any(|place| place.sector == sector);
            known.then(|| (data.sectors[sector].tile, tile.rotation % 6))
        };
        let pairs: Vec<Pair> = tiles.iter().map(pair).collect::<Option<_>>()?;
        Some(write(&pairs))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_single_slip_shows() {
        let pairs: Vec<Pair> = (1..=10).map(|tile| (tile, tile % 6)).collect();
        let code = write(&pairs);
        assert_eq!(read(&code, 10), Ok(pairs));
        let signs: Vec<char> = code.chars().filter(|sign| *sign != '-').collect();
        let reads = |signs: &[char]| read(&signs.iter().collect::<String>(), 10).is_ok();
        for at in 0..signs.len() {
            for sign in "0123456789ABCDEFGHJKLMNPQRSTVWXYZ".chars().filter(|sign| *sign != signs[at]) {
                let mut slip = signs.clone();
                slip[at] = sign;
                assert!(!reads(&slip), "{sign} for {} at {at} of {code}", signs[at]);
            }
            let mut without = signs.clone();
            without.remove(at);
            assert!(!reads(&without), "without the sign at {at}");
            if at + 2 < signs.len() && signs[at] != signs[at + 1] {
                let mut swapped = signs.clone();
                swapped.swap(at, at + 1);
                assert!(!reads(&swapped), "the signs at {at} in the wrong order");
            }
        }
    }

    #[test]
    fn how_it_is_written_does_not_matter() {
        let code = write(&[(1, 0), (10, 5), (3, 2)]);
        assert_eq!(code.len(), "10A5-32-K".len());
        let spread: String = code.to_lowercase().chars().flat_map(|sign| [sign, ' ']).collect();
        assert_eq!(read(&spread, 3), read(&code, 3));
    }
}
