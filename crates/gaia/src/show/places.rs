//! Hexes in words: by what people see on the map, never by coordinates.

use hex::{Axial, Cell};
use table::{Filling, Game as _, Lang, Words};

use crate::Gaia;
use crate::names::Named;

/// Directions as the hands of a clock show them, beginning in the north.
const WINDS: [&str; 12] = [
    "wind-n", "wind-nne", "wind-ene", "wind-e", "wind-ese", "wind-sse", "wind-s", "wind-ssw", "wind-wsw",
    "wind-w", "wind-wnw", "wind-nnw",
];
/// The same for the six hexes around the middle of a sector.
const INNER: [&str; 6] =
    ["wind-inner-n", "wind-inner-ne", "wind-inner-se", "wind-inner-s", "wind-inner-sw", "wind-inner-nw"];

/// A text with a hex in it.
pub(crate) fn at(game: &Gaia, key: &'static str, cell: Cell, lang: Lang) -> Words {
    (key, vec![("place", Filling::Text(spot(game, cell, lang)))])
}

/// A text that says on which hex something is: "on Oxide, sector 7".
pub(crate) fn on(game: &Gaia, key: &'static str, cell: Cell, lang: Lang) -> Words {
    let planet = Gaia::texts().get(lang, &format!("{}.on", game.planet_at(cell)));
    (key, vec![("on", Filling::Text(located(game, cell, planet, lang)))])
}

/// A hex in words: its planet and its sector, and where in the sector if there are several alike.
pub(crate) fn spot(game: &Gaia, cell: Cell, lang: Lang) -> String {
    if game.on_map(cell).is_err() {
        return String::new();
    }
    located(game, cell, Gaia::texts().get(lang, game.planet_at(cell).id()), lang)
}

fn located(game: &Gaia, cell: Cell, planet: String, lang: Lang) -> String {
    let mut values = vec![("planet", planet.into()), ("sector", game.board.sector(cell).into())];
    let direction = direction(game, cell);
    values.extend(direction.map(|direction| ("direction", direction.into())));
    let key = if direction.is_some() { "spot.there" } else { "spot" };
    Gaia::texts().fill(lang, key, &values)
}

/// Where in its sector a hex is, if that sector has several of the kind: of two, which of them; of more, where from
/// the middle.
fn direction(game: &Gaia, cell: Cell) -> Option<&'static str> {
    let (grid, sector) = (game.board.grid(), game.board.sector(cell));
    let all: Vec<Cell> = grid.cells().filter(|other| game.board.sector(*other) == sector).collect();
    let kind = game.planet_at(cell);
    let mut others = all.iter().filter(|other| **other != cell && game.planet_at(**other) == kind);
    let other = others.next()?;
    let (x, y) = on_paper(grid.axial(cell));
    if others.next().is_none() {
        let (from_x, from_y) = on_paper(grid.axial(*other));
        let quarters = if (x - from_x).abs() > (y - from_y).abs() {
            if x > from_x { 3 } else { 9 }
        } else if y > from_y {
            6
        } else {
            0
        };
        return Some(WINDS[quarters]);
    }
    let sum = all.iter().map(|cell| on_paper(grid.axial(*cell)));
    let sum = sum.fold((0.0, 0.0), |sum, at| (sum.0 + at.0, sum.1 + at.1));
    let (x, y) = (x - sum.0 / all.len() as f64, y - sum.1 / all.len() as f64);
    let around = |parts: usize| {
        let turn = x.atan2(-y) / std::f64::consts::TAU * parts as f64;
        (turn.round() as i64).rem_euclid(parts as i64) as usize
    };
    Some(match x.hypot(y) {
        ..0.5 => "wind-middle",
        0.5..2.0 => INNER[around(6)],
        _ => WINDS[around(12)],
    })
}

/// Where the middle of a hex is drawn: to the right and down, with the distance of two neighbours about 1.7.
fn on_paper(at: Axial) -> (f64, f64) {
    let (q, r) = (f64::from(at.q), f64::from(at.r));
    (1.5 * q, 3.0_f64.sqrt() * (r + q / 2.0))
}
