//! Words that several chapters use, and the names of places on the table.
//!
//! | place | what |
//! |---|---|
//! | `hex-<q>,<r>` | a hex of the galaxy, with its tile |
//! | `ship-<q>,<r>` | a starship by where it is |
//! | `action-<id>`, `bonus-<id>` | a space of the action grid, a bonus action beside it |
//! | `world-<seat>-earth`, `world-<seat>-<number>` | a world of a player with its cubes |
//! | `tech-<seat>-<id>` | a technology track of a player |
//! | `track-<id>` | a leadership track |
//! | `pit-<seat>` | Clausius' Pit of a player |
//! | `objective-<id>` | an objective card |
//! | `card` | the progress card of the round |

use hex::Axial;
use table::{Filling, Game as _, Lang, Seat, Words};

use crate::Kepler;
use crate::cubes::Cubes;
use crate::names::{Named, Technology};
use crate::player::{Body, World};

/// A hex of the galaxy.
pub fn hex_place(hex: Axial) -> String {
    format!("hex-{hex}")
}

/// A starship.
pub fn ship_place(hex: Axial) -> String {
    format!("ship-{hex}")
}

/// A world of a player.
pub fn world_place(seat: Seat, world: World) -> String {
    format!("world-{seat}-{world}")
}

/// A technology track of a player.
pub fn tech_place(seat: Seat, technology: Technology) -> String {
    format!("tech-{seat}-{technology}")
}

/// A world by its name: "Earth", "Kepler-22 b (1)".
pub fn world_words(game: &Kepler, world: World, lang: Lang) -> String {
    match world.number() {
        None => Kepler::texts().get(lang, "earth"),
        Some(number) => format!("{} ({number})", game.data.planet(number).name),
    }
}

/// What lies under a tile: "Kepler-22 b (1)", "a mine".
pub fn tile_words(game: &Kepler, body: Body, lang: Lang) -> String {
    match body {
        Body::Planet(number) => world_words(game, World::planet(number), lang),
        Body::Mine => Kepler::texts().get(lang, "mine.one"),
        Body::Target => Kepler::texts().get(lang, "target.one"),
    }
}

/// Words with the name of one thing.
pub(crate) fn named(key: &'static str, name: &'static str, id: &'static str) -> Words {
    (key, vec![(name, Filling::Name(id))])
}

/// A world as a value of a sentence.
pub(crate) fn the_world(game: &Kepler, world: World, lang: Lang) -> Filling<'static> {
    Filling::Text(world_words(game, world, lang))
}

/// A hex as a value of a sentence: its coordinates, or the tile on it if that lies open.
pub(crate) fn the_hex(hex: Axial) -> Filling<'static> {
    Filling::Text(hex.to_string())
}

/// Cubes in words: "2 energy, 1 matter".
pub(crate) fn cubes_words(cubes: Cubes, lang: Lang) -> String {
    let words = cubes.kinds().map(|kind| {
        let count = [("count", cubes.of(kind).into())];
        Kepler::texts().format(lang, &format!("{}.amount", kind.id()), &count)
    });
    words.collect::<Vec<_>>().join(", ")
}
